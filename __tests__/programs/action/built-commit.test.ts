/** Which commit the service built, by the event, git, GitHub and the service: the action over HTTP. */
import { beforeEach, describe, expect, test } from '@jest/globals'
import { NAME, Rig, warningsOf } from '../../github/rig.js'
import { type NewCommit, writeRepository } from '../../support/repositories/repository.js'
import { timelessControlPlane } from '../../support/servers/varied-control-plane.js'
import { pushToBranch } from '../../support/workflow-harness/index.js'
import { scratchFolder, tree } from '../../unit/paths/scratch.js'
import { gitInputs, runSource, variables } from './bundle.js'

describe('a push whose commit is not what the service builds', () => {
  const rig = new Rig()
  const at = scratchFolder()
  const files = tree({ 'agent.json': '{}' })
  // FIRST - OURS - LATER, and RESET, which replaced OURS.
  const HISTORY: NewCommit[] = [[], [0], [1], [0]].map((parents) => ({ parents, tree: files }))
  const [FIRST = '', OURS = '', LATER = '', RESET = ''] = writeRepository(at('code'), HISTORY, { main: 2, other: 3 })
  const UNKNOWN = '7'.repeat(40)

  /** A run for the push of a commit, while the service has the branch at another one. */
  const push = (sha: string, built: string, more: { before?: string; workspace?: string; token?: string } = {}) => {
    const event = pushToBranch({ sha: built })
    const { before = '0'.repeat(40), workspace = at('code'), token } = more
    return rig.run({
      inputs: { name: NAME, graph_config_path: 'agent.json', ...(token !== undefined && { github_token: token }) },
      event: { ...event, payload: { ...event.payload, before, after: sha } },
      variables: { GITHUB_SHA: sha, GITHUB_WORKSPACE: workspace }
    })
  }

  beforeEach(() => {
    rig.github.repository.code = at('code')
  })

  type Known = 'git' | 'GitHub' | 'nobody'
  const asKnown: Record<Known, { workspace?: string; token?: string }> = {
    git: { token: '' },
    GitHub: { workspace: at('nothing') },
    nobody: { workspace: at('nothing'), token: '' }
  }

  test.each<[string, string, Known, string | undefined, 'red' | 'warning']>([
    ['the one deployed before', FIRST, 'git', undefined, 'red'],
    ['the one deployed before', FIRST, 'nobody', undefined, 'red'],
    ['the one before the push', UNKNOWN, 'nobody', UNKNOWN, 'red'],
    ['one without this commit', RESET, 'git', undefined, 'red'],
    ['one without this commit', RESET, 'GitHub', undefined, 'red'],
    ['one without this commit', RESET, 'nobody', undefined, 'warning'],
    ['a later one', LATER, 'git', undefined, 'warning'],
    ['a later one', LATER, 'GitHub', undefined, 'warning'],
    ['one of which nothing is known', UNKNOWN, 'GitHub', undefined, 'warning']
  ])('%s (%s); %s knows the history, the event names %s: %s', async (_, built, known, before, verdict) => {
    expect((await push(FIRST, FIRST, asKnown[known])).outputs['operation']).toBe('created')
    const run = await push(OURS, built, { ...asKnown[known], ...(before !== undefined && { before }) })
    expect(run.outputs).toMatchObject({ operation: 'updated', new_revision: 'true', commit_sha: built })
    const code = run.outputs['error_code'] ?? ''
    expect([run.exitCode, code]).toEqual(verdict === 'red' ? [1, 'other_commit'] : [0, ''])
    expect(warningsOf(run).filter((line) => line.includes('was built from commit'))).toHaveLength(
      verdict === 'red' ? 0 : 1
    )
  })

  test('an older run that is repeated finds its commit in what is deployed', async () => {
    expect((await push(LATER, LATER)).exitCode).toBe(0)
    expect((await push(OURS, LATER)).exitCode).toBe(0)
  })

  test('once the service has the push, a re-run is green', async () => {
    await push(FIRST, FIRST)
    expect((await push(OURS, FIRST)).exitCode).toBe(1)
    const again = await push(OURS, OURS)
    expect([again.exitCode, again.outputs['operation'], again.outputs['commit_sha']]).toEqual([0, 'updated', OURS])
  })
})

describe('a tag that was moved and pushed', () => {
  const [OLD, NEW] = ['1'.repeat(40), '2'.repeat(40)]
  const TAG = 'refs/tags/v1'
  const { GITHUB_SHA: _sha, ...unknown } = variables('push', TAG)

  test.each([
    ['is built again', NEW, {}, 'updated', NEW],
    ['at the same commit is unchanged', OLD, {}, 'unchanged', OLD],
    ['is unchanged if this run does not know its commit', undefined, {}, 'unchanged', OLD],
    [
      'is unchanged if the service does not show its commit',
      NEW,
      { commits: { deployments: 'never', revisions: 'never' } },
      'unchanged',
      undefined
    ]
  ] as const)('%s', async (_, sha, variations, operation, commit) => {
    await using plane = await timelessControlPlane({ variations })
    plane.service.setHead(OLD, TAG)
    plane.place({ source_revision_config: { repo_ref: TAG, graph_config_path: 'graph.json' } })
    plane.service.setHead(NEW, TAG)
    const run = await runSource(gitInputs(plane.url, { repo_ref: TAG }), {
      clock: plane.clock,
      variables: sha === undefined ? { ...unknown, GITHUB_SHA: '' } : variables('push', TAG, sha)
    })
    expect([run.exitCode, run.outputs.operation, run.outputs.commit_sha]).toEqual([0, operation, commit])
    expect(plane.writes().map(({ body }) => body)).toEqual(
      operation === 'updated' ? [{ source_revision_config: expect.objectContaining({ repo_ref: TAG }) }] : []
    )
  })
})
