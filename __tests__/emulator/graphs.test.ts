/** The graph configuration file of a repository on this machine: its graphs are the assistants. */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { Emulator } from '../../emulator/index.js'
import { readGraphs } from '../../emulator/repositories/graphs.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { search } from './agent-client.js'
import { call, create, type Json, patch, statusOf } from './support.js'

let repo: string
beforeEach(() => {
  repo = mkdtempSync(join(tmpdir(), 'emulator-graphs-'))
})
afterEach(() => rmSync(repo, { recursive: true }))

const write = (text: string, path = 'graphs.json') => writeFileSync(join(repo, path), text)
const git = (...args: string[]) =>
  execFileSync('git', ['-C', repo, '-c', 'user.name=t', '-c', 'user.email=t@example', ...args], {
    encoding: 'utf8'
  })
const start = () => borrowEmulator({ buildTime: 0, repo, uncommitted: true })

async function names(emulator: Emulator, { id }: { id: string }): Promise<string[]> {
  const rows = await search(`${emulator.url}/agents/${id}`)
  return rows.map(({ graph_id }: Json) => graph_id)
}

test('each graph is an assistant, and the build log names them and no command', async () => {
  const graphs = { support: './src/a.ts:graph', triage: { path: './b.py:make', x: 1 } }
  write(JSON.stringify({ graphs, env: '.env' }))
  await using emulator = await start()
  const { id, latest_revision_id } = await create(emulator)
  expect(await names(emulator, { id })).toEqual(['support', 'triage'])
  const log = await call(
    emulator,
    `POST /v1/projects/${id}/revisions/${latest_revision_id}/build_logs`,
    { body: {} }
  )
  expect(log.body.logs.slice(1).map(({ message }: Json) => message)).toEqual([
    'Reading graphs.json',
    'Graphs: support (./src/a.ts:graph), triage (./b.py:make)',
    'Building the image',
    'The image was built and pushed'
  ])
})

test('a revision has the graphs of its commit, whatever lies in the folder since', async () => {
  git('init', '--quiet', '--initial-branch=main')
  write('{"graphs": {"old": "x"}}')
  git('add', '.')
  git('commit', '--quiet', '-m', 'one')
  write('{"graphs": {"new": "x"}}')
  await using emulator = await start()
  const deployment = await create(emulator)
  expect(await names(emulator, deployment)).toEqual(['old'])
  git('commit', '--quiet', '-a', '-m', 'two')
  await patch(emulator, deployment.id, { source_revision_config: { repo_ref: 'main' } })
  expect(await names(emulator, deployment)).toEqual(['new'])
  rmSync(join(repo, 'graphs.json'))
  git('commit', '--quiet', '-a', '-m', 'three')
  write('{"graphs": {"not committed": "x"}}')
  const { body } = await patch(emulator, deployment.id, { secrets: [] })
  expect(await statusOf(emulator, deployment.id, body.latest_revision_id)).toBe('BUILD_FAILED')
  expect(await names(emulator, deployment)).toEqual(['new'])
})

test.each([
  ['feature', 'branch'],
  ['refs/tags/v9', 'tag']
])(
  'a revision of %s, which the repository has not, does not build, and the log says what to do',
  async (ref, what) => {
    git('init', '--quiet', '--initial-branch=main')
    write('{"graphs": {"agent": "x"}}')
    git('add', '.')
    git('commit', '--quiet', '-m', 'one')
    await using emulator = await start()
    const deployment = await create(emulator)
    const { body } = await patch(emulator, deployment.id, {
      source_revision_config: { repo_ref: ref }
    })
    expect(body.source_revision_config).toMatchObject({ repo_ref: ref, repo_commit_sha: null })
    expect(await statusOf(emulator, deployment.id, body.latest_revision_id)).toBe('BUILD_FAILED')
    const log = `POST /v1/projects/${deployment.id}/revisions/${body.latest_revision_id}/build_logs`
    const { logs } = (await call(emulator, log, { body: {} })).body
    expect(logs.at(-1).message).toBe(
      `repo_ref: the ${what} "${ref}" does not exist in ${repo}. ` +
        `Fetch it, or set its commit with --head ${ref}=SHA.`
    )
    expect(logs[0].message).toMatch(/^Cloning \S+ at \S+$/)
    emulator.setHead({ ref, commit_sha: git('rev-parse', 'HEAD').trim() })
    const again = await patch(emulator, deployment.id, {
      source_revision_config: { repo_ref: ref }
    })
    expect(await statusOf(emulator, deployment.id, again.body.latest_revision_id)).toBe('DEPLOYED')
  }
)

test('a repository that git refuses to read is an error at the start', async () => {
  write('gitdir: /no/such/folder', '.git')
  await expect(start()).rejects.toThrow(
    /^--repo: git cannot read .* \(fatal: .*\)\. .*safe\.directory/
  )
})

describe('a file that cannot be used fails the build', () => {
  test.each([
    ['no file', undefined, 'the file "graphs.json" does not exist'],
    ['broken JSON', '{"graphs": ', '"graphs.json" is not valid JSON'],
    [
      'no graphs',
      '{}',
      'must name at least one graph, such as {"graphs": {"agent": "./agent.py:graph"}}'
    ],
    ['a graph without a path', '{"graphs": {"a": 1}}', 'is not a graph configuration: graphs.a']
  ])('%s', async (_what, text, problem) => {
    if (text !== undefined) write(text)
    await using emulator = await start()
    const { id, latest_revision_id } = await create(emulator)
    expect(await statusOf(emulator, id, latest_revision_id)).toBe('BUILD_FAILED')
    const overview = (await call(emulator, 'GET /_emulator/overview', { headers: {} })).body
    const [{ problem: told, log, timeline }] = overview.deployments[0].revisions
    expect(told).toContain(problem)
    expect(log.slice(1)).toEqual(['Reading graphs.json', told])
    expect(timeline.map(({ status }: Json) => status)).not.toContain('BUILDING')
  })

  test('one that is spelled with other capitals than on disk, which git would not find', () => {
    write('{"graphs": {"agent": "x"}}')
    expect(readGraphs(repo, { graph_config_path: 'Graphs.json', repo_commit_sha: null })).toEqual({
      problem: expect.stringContaining('does not exist')
    })
  })

  test.each(['../graphs.json', '/etc/passwd', 'a/../../graphs.json', 'link.json'])(
    'one outside the repository: %s',
    (graph_config_path) => {
      const inner = join(repo, 'inner')
      mkdirSync(inner)
      write('{"graphs": {"secret": "x"}}')
      symlinkSync(join(repo, 'graphs.json'), join(inner, 'link.json'))
      expect(readGraphs(inner, { graph_config_path, repo_commit_sha: null })).toEqual({
        problem: expect.any(String)
      })
    }
  )
})
