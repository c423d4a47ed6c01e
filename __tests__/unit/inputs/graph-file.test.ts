import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { createCheckout } from '../../../src/adapters/git/checkout.js'
import type { DesiredDeployment } from '../../../src/deploy/core/model.js'
import { refuseMissingGraph } from '../../../src/inputs/graph-file.js'
import { gitInputs, REPO_URL, runBundle, variables } from '../../programs/action/bundle.js'
import { type Entry, git, writeRepository } from '../../support/repositories/repository.js'
import { rawServer, reply } from '../../support/servers/raw-server.js'
import { scratchFolder, tree } from '../paths/scratch.js'

const at = scratchFolder()
const entry = (mode: Entry['mode'], content: string): Entry => ({ mode, content })
const FILES = {
  'agents/support/agent.json': '{}',
  'agents/[x]*.json': '{}',
  'agents/ü b.json': '{}',
  'elsewhere/langgraph.json': '{}',
  linked: entry('120000', 'agents'),
  'link.json': entry('120000', 'agents/support/agent.json'),
  module: entry('160000', '1'.repeat(40))
}
const [COMMIT = '', NEXT = ''] = writeRepository(at('code'), [
  { parents: [], tree: tree(FILES) },
  { parents: [0], tree: tree({ ...FILES, 'new.json': '{}' }) }
])
const url = pathToFileURL(at('code')).href
git(at('.'), ['-C', at('code'), 'config', 'uploadpack.allowFilter', 'true'])
for (const [name, options] of Object.entries({
  shallow: ['--depth', '1'],
  blobless: ['--filter=blob:none', '--no-checkout'],
  sparse: ['--sparse', '--filter=blob:none'],
  treeless: ['--filter=tree:0', '--no-checkout']
}))
  git(at('.'), ['clone', '--quiet', ...options, url, at(name)])
git(at('.'), ['init', '--quiet', at('other')])

const find = (path: string, commit = COMMIT, workspace: string | undefined = at('code')) => {
  const variables = { PATH: process.env['PATH'] ?? '' }
  const checkout = createCheckout({ workspace, variables, cancelled: new AbortController().signal })
  return checkout.findFile(commit, path)
}

test.each([
  'agents/support/agent.json',
  './agents/support/agent.json',
  'agents//support/./agent.json',
  'agents/[x]*.json',
  'agents/ü b.json'
])('a file in the tree is found: %s', async (path) => {
  expect(await find(path)).toBe('file')
})

test.each([
  ['agents/agent.json', 'missing'],
  ['agents/support/Agent.json', 'missing'],
  ['langgraph.json', 'missing'],
  ['agents/*.json', 'missing'],
  [':(top)agents', 'missing'],
  ['agents\\support\\agent.json', 'missing'],
  ['agents/support/agent.json/x', 'missing'],
  ['new.json', 'missing'],
  ['agents/support', 'folder']
])('a file that is not in the tree is reported: %s', async (path, found) => {
  expect(await find(path)).toBe(found)
})

test.each(['linked/support/agent.json', 'link.json', 'module/agent.json', 'module'])(
  'behind a link or in a submodule the tree tells nothing: %s',
  async (path) => {
    expect(await find(path)).toBeUndefined()
  }
)

test.each<[string, string, string, boolean]>([
  ['the tree decides, not what is checked out', 'new.json', 'shallow', true],
  ['a shallow checkout does not have the commit before', 'nothing.json', 'shallow', false],
  ['a blobless checkout has the trees', 'nothing.json', 'blobless', true],
  ['a sparse checkout has the trees', 'nothing.json', 'sparse', true],
  ['a treeless checkout does not have them all', 'agents/nothing.json', 'treeless', false],
  ['another repository', 'nothing.json', 'other', false],
  ['no repository', 'nothing.json', 'nowhere', false]
])('what the checkout knows: %s', async (what, path, folder, knows) => {
  const commit = folder === 'shallow' && !what.includes('before') ? NEXT : COMMIT
  expect((await find(path, commit, at(folder))) !== undefined).toBe(knows)
})

describe('a commit that is not pushed', () => {
  const refused = (path: string, unpushed_commits: string[]) => {
    const wanted: DesiredDeployment = {
      source: 'git_host',
      source_config: {},
      source_revision_config: { graph_config_path: path },
      unpushed_commits
    }
    return refuseMissingGraph(wanted, { findFile: async (commit, file) => find(file, commit) })
  }

  test.each([
    ['it has the file', 'new.json', [NEXT, COMMIT]],
    ['the remote has the file', 'new.json', [COMMIT, NEXT]],
    ['the checkout does not know one of them', 'nope.json', [NEXT, 'f'.repeat(40)]],
    ['the run knows neither', 'nope.json', []]
  ])('is deployed if %s', async (_, path, commits) => {
    await expect(refused(path, commits)).resolves.toBeUndefined()
  })

  test('is refused if neither has the file', async () => {
    const commits = `${NEXT.slice(0, 7)} or ${COMMIT.slice(0, 7)}`
    await expect(refused('nope.json', [NEXT, COMMIT])).rejects.toThrow(`does not exist in commit ${commits}.`)
  })
})

test('without a workspace, or with half a commit, the result is unknown', async () => {
  const checkout = createCheckout({ workspace: undefined, variables: {}, cancelled: new AbortController().signal })
  expect(await checkout.findFile(COMMIT, 'x')).toBeUndefined()
  expect(await find('x', COMMIT.slice(0, 7))).toBeUndefined()
})

describe('over HTTP', () => {
  const run = async (inputs: Record<string, string>, more: Record<string, string> = {}) => {
    const server = await rawServer(() => reply(400, '{"detail":"no"}'))
    try {
      const environment = { ...variables('push', 'refs/heads/main', COMMIT), GITHUB_WORKSPACE: at('code'), ...more }
      const result = await runBundle(gitInputs(server.url, inputs), { variables: environment })
      return { ...result, requests: server.requests.length }
    } finally {
      await server.close()
    }
  }

  test.each(['deploy', 'plan'])('%s of a file that is not in the commit is red before any request', async (command) => {
    const { exitCode, requests, stdout } = await run({ command, graph_config_path: './langgraph.json' })
    expect([exitCode, requests]).toEqual([1, 0])
    expect(stdout).toContain(`%0A  graph_config_path: "langgraph.json" does not exist in commit ${COMMIT.slice(0, 7)}.`)
  })

  test.each(['deploy', 'plan'])('%s of a manifest names all missing files before any request', async (command) => {
    writeFileSync(
      at('code/deployments.yaml'),
      `version: 1
deployments:
  support: {graph_config_path: agents/support/agent.json}
  router: {graph_config_path: agents/router/agent.json}
  search: {graph_config_path: langgraph.json, needs: [support]}
  image: {image_uri: 'registry.example/image:1'}`
    )
    const own = { name: '', graph_config_path: '', manifest: 'deployments.yaml' }
    const { exitCode, requests, stdout } = await run({ command, ...own })
    expect([exitCode, requests]).toEqual([1, 0])
    expect(stdout).toContain('2 invalid inputs')
    expect(stdout).toContain(
      'deployments.yaml:4:12 deployments.router.graph_config_path: "agents/router/agent.json" does'
    )
    expect(stdout).toContain(
      'deployments.yaml:5:12 deployments.search.graph_config_path: "langgraph.json" does not exist'
    )
  })

  test.each<[string, Record<string, string>, Record<string, string>]>([
    ['a file that is there', { graph_config_path: './agents/../agents/support/agent.json' }, {}],
    ['another repository', { repo_url: `${REPO_URL}-other` }, {}],
    ['another branch', { repo_ref: 'dev' }, {}],
    ['no checkout', {}, { GITHUB_WORKSPACE: '' }],
    ['no git', {}, { PATH: '/nonexistent' }],
    ['another checkout', {}, { GITHUB_WORKSPACE: at('other') }]
  ])('there is no message for %s', async (_, inputs, more) => {
    const { requests, stdout } = await run(inputs, more)
    expect(requests).toBeGreaterThan(0)
    expect(stdout).not.toContain('graph_config_path:')
  })
})
