/** Which commit the service built, by the event, git, GitHub and the service: the action over HTTP. */
import { describe, expect, test } from '@jest/globals'
import { timelessControlPlane } from '../../support/servers/varied-control-plane.js'
import { gitInputs, runSource, variables } from './bundle.js'

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
