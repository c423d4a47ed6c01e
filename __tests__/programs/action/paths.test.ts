import { pathToFileURL } from 'node:url'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { NAME, PREVIEW, Rig, warningsOf } from '../../github/rig.js'
import { git, type NewCommit, writeRepository } from '../../support/repositories/repository.js'
import { pullRequest, pushToBranch } from '../../support/workflow-harness/index.js'
import { scratchFolder, tree } from '../../unit/paths/scratch.js'

const rig = new Rig()
const at = scratchFolder()

const files = { 'agent.json': '{}', 'src/main.py': '1', 'README.md': '1' }
const HISTORY: NewCommit[] = [
  { parents: [], tree: tree(files) },
  { parents: [0], tree: tree({ ...files, 'README.md': '2', 'docs/a.md': '2' }) },
  { parents: [1], tree: tree({ ...files, 'README.md': '2', 'src/main.py': '3' }) }
]
const ids = writeRepository(at('code'), HISTORY)
const [FIRST = '', DOCS = '', SOURCE = ''] = ids
git(at('.'), ['clone', '--quiet', '--depth', '1', '--branch', 'main', pathToFileURL(at('code')).href, at('shallow')])

/** One run for a push to main, with the whole history checked out. */
const push = (sha: string, inputs: Record<string, string> = {}, workspace = at('code')) =>
  rig.run({
    inputs: { name: NAME, graph_config_path: 'agent.json', paths: 'src/**', ...inputs },
    event: pushToBranch({ sha }),
    variables: { GITHUB_WORKSPACE: workspace }
  })
const revisions = () => rig.emulator.controlPlane.dump()[0]?.revisions.length
const patches = () => rig.emulator.requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

beforeEach(async () => {
  rig.github.repository.code = at('code')
  expect((await push(FIRST)).outputs['operation']).toBe('created')
})

describe('with the history checked out', () => {
  test('a push of documentation builds nothing, and says what is deployed', async () => {
    const run = await push(DOCS)
    expect(run.exitCode).toBe(0)
    expect(run.outputs).toMatchObject({ operation: 'unchanged', new_revision: 'false', status: 'DEPLOYED' })
    expect(run.outputs['commit_sha']).toBe(FIRST)
    const why = `no file under paths changed between ${FIRST.slice(0, 7)} (deployed) and ${DOCS.slice(0, 7)} (this run): 2 files changed elsewhere`
    expect(run.stdout).toContain(why)
    expect(JSON.parse(run.outputs['plan'] ?? '')).toMatchObject({
      new_revision: false,
      compared: { from: FIRST, to: DOCS, changed: 2, under_paths: [] }
    })
    expect(run.summary).toContain('Why: no file under paths changed')
    expect(warningsOf(run)).toEqual([])
    expect([revisions(), patches(), rig.github.log]).toEqual([1, [], []])
  })

  test('a push of code builds, names the files, and the push after it is compared with that', async () => {
    await push(DOCS)
    const run = await push(SOURCE)
    expect(run.outputs).toMatchObject({ operation: 'updated', new_revision: 'true', commit_sha: SOURCE })
    expect(run.stdout).toContain('changed under paths: src/main.py')
    expect((await push(SOURCE)).outputs['operation']).toBe('unchanged')
    expect(revisions()).toBe(2)
  })

  test('a preview is compared by the head of its pull request, not by the merge that is checked out', async () => {
    const preview = (headSha: string, action: 'opened' | 'synchronize') =>
      rig.run({
        inputs: { ...PREVIEW, paths: 'src/**' },
        event: pullRequest({ action, headSha }),
        variables: { GITHUB_WORKSPACE: at('code') }
      })
    expect((await preview(FIRST, 'opened')).outputs['operation']).toBe('created')
    expect((await preview(DOCS, 'synchronize')).outputs).toMatchObject({ operation: 'unchanged', commit_sha: FIRST })
    expect((await preview(SOURCE, 'synchronize')).outputs['operation']).toBe('updated')
  })
})

describe('with this commit alone checked out', () => {
  const shallow = (sha: string, inputs: Record<string, string> = {}) => push(sha, inputs, at('shallow'))

  test('GitHub is asked, with one request', async () => {
    const run = await shallow(DOCS)
    expect(run.outputs).toMatchObject({ operation: 'unchanged', commit_sha: FIRST })
    expect(rig.github.log).toEqual([`GET /compare/${FIRST}...${DOCS}`])
  })

  test('a revision results if GitHub cannot be asked, and the log says what would help', async () => {
    const why = /fetch-depth: 0.*github_token is empty/
    const run = await shallow(DOCS, { github_token: '' })
    expect(run.outputs).toMatchObject({ operation: 'updated', status: 'DEPLOYED' })
    expect(run.stdout).toMatch(why)
    expect(JSON.parse(run.outputs['plan'] ?? '')).toMatchObject({ compared: { unknown: expect.stringMatching(why) } })
  })
})
