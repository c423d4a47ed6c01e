import { writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from '@jest/globals'
import { createCheckout } from '../../../src/adapters/git/checkout.js'
import { refuseMissingGraph } from '../../../src/inputs/paths.js'
import { gitInputs, runSource, variables } from '../../programs/action/bundle.js'
import type { Fixture } from '../../support/account.js'
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

const open = (workspace: string | undefined = at('code')) => {
  const variables = { PATH: process.env['PATH'] ?? '' }
  return createCheckout({ workspace, variables, cancelled: new AbortController().signal })
}
const find = (path: string, commit = COMMIT, workspace = at('code')) =>
  open(workspace).findFile(commit, path)

const PATHS: [found: 'file' | 'missing' | 'folder' | undefined, ...paths: string[]][] = [
  [
    'file',
    'agents/support/agent.json',
    './agents/support/agent.json',
    'agents//support/./agent.json'
  ],
  ['file', 'agents/[x]*.json', 'agents/ü b.json'],
  [
    'missing',
    'agents/agent.json',
    'agents/support/Agent.json',
    'langgraph.json',
    'agents/*.json',
    ':(top)agents'
  ],
  ['missing', 'agents\\support\\agent.json', 'agents/support/agent.json/x', 'new.json'],
  ['folder', 'agents/support'],
  // Behind a link or in a submodule the tree tells nothing.
  [undefined, 'linked/support/agent.json', 'link.json', 'module/agent.json', 'module']
]
test.each(PATHS)('in the tree is a %s: %s', async (found, ...paths) => {
  for (const path of paths) expect([path, await find(path)]).toEqual([path, found])
})

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

test.each<[string, path: string, text: string | undefined]>([
  ['of a file', 'agents/support/agent.json', '{}'],
  ['of a file, by another form of its path', './agents//support/agent.json', '{}'],
  ['of a file with special characters', 'agents/[x]*.json', '{}'],
  ['of a link is its target', 'link.json', 'agents/support/agent.json'],
  ['behind a link is unknown', 'linked/support/agent.json', undefined],
  ['of a folder is unknown', 'agents', undefined],
  ['of a submodule is unknown', 'module', undefined],
  ['of the root is unknown', '.', undefined],
  ['of a missing file is unknown', 'new.json', undefined],
  ['of a file outside is unknown', '../agent.json', undefined]
])('the text in a commit %s', async (_, path, text) => {
  expect(await open().readFile(COMMIT, path)).toBe(text)
})

test('the files of a commit are those of its tree, with links and submodules', async () => {
  const names = Object.keys(FILES).toSorted()
  expect((await open().listFiles(COMMIT))?.toSorted()).toEqual(names)
  expect(await open().listFiles(NEXT)).toContain('new.json')
})

test.each<[string, folder: string, hasText: boolean, hasFiles: boolean]>([
  ['a shallow checkout of another commit', 'shallow', false, false],
  ['a blobless checkout without the file', 'blobless', false, true],
  ['a treeless checkout', 'treeless', false, false],
  ['another repository', 'other', false, false],
  ['no repository', 'nowhere', false, false]
])('what %s knows of the files of a commit', async (_, folder, hasText, hasFiles) => {
  const checkout = open(at(folder))
  const text = await checkout.readFile(COMMIT, 'agents/support/agent.json')
  const files = await checkout.listFiles(COMMIT)
  expect({ hasText: text !== undefined, hasFiles: files !== undefined }).toEqual({
    hasText,
    hasFiles
  })
})

const WANTED: Fixture = {
  source: 'git_host',
  source_config: {},
  source_revision_config: { graph_config_path: 'agents/agent.json' }
}
const [A, B] = ['a'.repeat(40), 'b'.repeat(40)]
const bothOf = (fixture: Fixture) => ({ wanted: fixture, origin: fixture })
type Found = 'file' | 'folder' | 'missing' | undefined

test.each<[string, Partial<Fixture>, Found[], isRefused: boolean]>([
  ['a file', { commit: A }, ['file'], false],
  ['what git cannot tell', { commit: A }, [undefined], false],
  ['a folder', { commit: A }, ['folder'], true],
  ['no file', { commit: A }, ['missing'], true],
  ['no file in another commit than that of this run', {}, ['missing'], false],
  [
    'no file at the path of the deployed revision',
    { commit: A, source_revision_config: {} },
    ['missing'],
    false
  ],
  [
    'no file, which is not pushed either',
    { unpushed_commits: [A, B] },
    ['missing', 'missing'],
    true
  ],
  ['a file that the remote has', { unpushed_commits: [A, B] }, ['missing', 'file'], false],
  [
    'a commit that the checkout does not have',
    { unpushed_commits: [A, B] },
    ['missing', undefined],
    false
  ]
])('a deploy of a commit with %s at the path of the graph', async (_, over, found, isRefused) => {
  const findFile = async (commit: string) => found[commit === A ? 0 : 1]
  const judged = refuseMissingGraph(bothOf({ ...WANTED, ...over } as Fixture), { findFile })
  if (isRefused)
    await expect(judged).rejects.toMatchObject({ problems: [{ input: 'graph_config_path' }] })
  else await expect(judged).resolves.toBeUndefined()
})

test('without a workspace, or with half a commit, the result is unknown', async () => {
  const checkout = createCheckout({
    workspace: undefined,
    variables: {},
    cancelled: new AbortController().signal
  })
  expect(await checkout.findFile(COMMIT, 'x')).toBeUndefined()
  expect(await checkout.readFile(COMMIT, 'agents/support/agent.json')).toBeUndefined()
  expect(await checkout.listFiles(COMMIT)).toBeUndefined()
  expect(await find('x', COMMIT.slice(0, 7))).toBeUndefined()
  expect(await open().readFile(COMMIT.slice(0, 7), 'agents/support/agent.json')).toBeUndefined()
  expect(await open().listFiles(COMMIT.slice(0, 7))).toBeUndefined()
})

describe('over HTTP', () => {
  const run = async (inputs: Record<string, string>, more: Record<string, string> = {}) => {
    const server = await rawServer(() => reply(400, '{"detail":"no"}'))
    try {
      const environment = {
        ...variables('push', 'refs/heads/main', COMMIT),
        GITHUB_WORKSPACE: at('code'),
        ...more
      }
      const result = await runSource(gitInputs(server.url, inputs), { variables: environment })
      return { ...result, requests: server.requests.length }
    } finally {
      await server.close()
    }
  }

  test.each(['deploy', 'plan'])(
    '%s of a file that is not in the commit is red before any request',
    async (command) => {
      const { exitCode, requests, stdout } = await run({
        command,
        graph_config_path: './langgraph.json'
      })
      expect([exitCode, requests]).toEqual([1, 0])
      expect(stdout).toContain('%0A  graph_config_path: "langgraph.json" ')
    }
  )

  test('a manifest names all missing files before any request', async () => {
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
    const { exitCode, requests, stdout } = await run(own)
    expect([exitCode, requests]).toEqual([1, 0])
    for (const place of [
      'deployments.yaml:4:12 deployments.router',
      'deployments.yaml:5:12 deployments.search'
    ])
      expect(stdout).toContain(`${place}.graph_config_path: `)
    expect(stdout).not.toContain('deployments.support')
  })

  test('a checkout that does not have the commit is no reason to refuse', async () => {
    const { requests, stdout } = await run({}, { GITHUB_WORKSPACE: at('other') })
    expect(requests).toBeGreaterThan(0)
    expect(stdout).not.toContain('graph_config_path:')
  })
})
