/** Several repositories share one control plane, and their previews have the same names. */
import { expect, test } from '@jest/globals'
import { DEFAULT_INTEGRATION_ID } from '../../emulator/index.js'
import { type PullRequestOptions, pullRequest } from '../support/workflow-harness/index.js'
import { PREVIEW, PREVIEW_NAME, Rig, warningsOf } from './rig.js'

const rig = new Rig()
const OTHER = 'https://github.com/octo-org/billing'
const FORK = 'stranger/support-agent'

/** A preview that was built from a repository. */
function place(repo_url: string): string {
  const answer = rig.emulator.controlPlane.create({
    name: PREVIEW_NAME,
    source: 'git_host',
    source_config: { repo_url, integration_id: DEFAULT_INTEGRATION_ID },
    source_revision_config: { repo_ref: 'feature/greeting', graph_config_path: 'agent.json' },
    secrets: []
  })
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body.id
}

/** The closing of pull request 12. */
function close({
  gone = false,
  ...options
}: Partial<PullRequestOptions> & { gone?: boolean } = {}) {
  rig.github.repository.pulls.set(12, 'closed')
  const event = pullRequest({ action: 'closed', ...options })
  const { head } = event.payload['pull_request'] as unknown as { head: { repo: unknown } }
  if (gone) head.repo = null
  return rig.run({ inputs: PREVIEW, event })
}

const record = (deployment_id: string, more: object = {}) =>
  rig.github.repository.deploy({
    environment: `preview/${PREVIEW_NAME}`,
    payload: { name: PREVIEW_NAME, deployment_id, ...more }
  })

test('the closing of a pull request keeps the preview of another repository, with a warning', async () => {
  // A record cannot speak against what the service tells.
  record(place(OTHER))
  const run = await close()
  expect({ ...run, names: rig.names() }).toMatchObject({
    exitCode: 0,
    outputs: { operation: 'skipped' },
    names: [PREVIEW_NAME]
  })
  expect(warningsOf(run).join()).toMatch(new RegExp(`${PREVIEW_NAME}.*${OTHER}`))
})

test('if the fork was deleted meanwhile, only a record of that deployment deletes the preview', async () => {
  const id = place(`https://github.com/${FORK}`)
  record('00000000-0000-4000-8000-000000000001')
  record(id, { control_plane: 'another' })
  const kept = await close({ fork: FORK, gone: true })
  expect({ ...kept, names: rig.names() }).toMatchObject({
    outputs: { operation: 'skipped' },
    names: [PREVIEW_NAME]
  })
  expect(warningsOf(kept).join()).toContain('no GitHub Deployment of this repository names it')
  record(id)
  expect((await close({ fork: FORK, gone: true })).outputs['operation']).toBe('deleted')
})
