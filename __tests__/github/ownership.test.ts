/** Several repositories share one control plane, and their previews have the same names. */
import { expect, test } from '@jest/globals'
import { DEFAULT_INTEGRATION_ID } from '../../emulator/index.js'
import {
  type PullRequestOptions,
  pullRequest,
  REPOSITORY,
  schedule
} from '../support/workflow-harness/index.js'
import { NAME, PREVIEW, PREVIEW_NAME, Rig, warningsOf } from './rig.js'

const rig = new Rig()
const HERE = `https://github.com/${REPOSITORY}`
const OTHER = 'https://github.com/octo-org/billing'
const FORK = 'stranger/support-agent'

/** A preview that was built from a repository. */
function place(repo_url: string, name = PREVIEW_NAME): string {
  const answer = rig.emulator.controlPlane.create({
    name,
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
  expect([run.exitCode, run.outputs['operation'], rig.names()]).toEqual([
    0,
    'skipped',
    [PREVIEW_NAME]
  ])
  expect(warningsOf(run).join()).toMatch(new RegExp(`${PREVIEW_NAME}.*${OTHER}`))
})

test('it deletes the preview of the fork that it comes from, and keeps that of another fork', async () => {
  place(`git@github.com:${FORK}.git`)
  expect((await close({ fork: 'somebody/support-agent' })).outputs['operation']).toBe('skipped')
  expect((await close({ fork: FORK })).outputs['operation']).toBe('deleted')
})

test('if the fork was deleted meanwhile, only a record of that deployment deletes the preview', async () => {
  const id = place(`https://github.com/${FORK}`)
  record('00000000-0000-4000-8000-000000000001')
  record(id, { control_plane: 'another' })
  const kept = await close({ fork: FORK, gone: true })
  expect([kept.outputs['operation'], rig.names()]).toEqual(['skipped', [PREVIEW_NAME]])
  expect(warningsOf(kept).join()).toContain('no GitHub Deployment of this repository names it')
  record(id)
  expect((await close({ fork: FORK, gone: true })).outputs['operation']).toBe('deleted')
})

test('a preview is not deployed over the one of another repository, nor is that recorded as ours', async () => {
  const id = place(OTHER)
  const run = await rig.run({ inputs: PREVIEW })
  expect([run.exitCode, run.outputs['error_code']]).toEqual([1, 'foreign_deployment'])
  expect(rig.emulator.requests.filter(({ method }) => method !== 'GET')).toEqual([])
  expect(JSON.stringify(rig.deployment.payload)).not.toContain(id)
  expect((await close({ gone: true })).outputs['operation']).toBe('skipped')
})

test('a sweep deletes only what is of this repository, or of the head of the pull request', async () => {
  const previews = [
    `git@github.com:${REPOSITORY}.git`,
    OTHER,
    `https://github.com/${FORK}`,
    `${HERE}.git`,
    HERE
  ]
  for (const [i, repo_url] of previews.entries()) place(repo_url, `${NAME}-pr-${i + 1}`)
  for (const number of [1, 2, 3, 4, 5])
    rig.github.repository.pulls.set(number, number === 5 ? 'open' : 'closed')
  rig.github.repository.heads.set(3, FORK)
  const sweep = { inputs: { command: 'sweep', name: NAME }, event: schedule({ cron: '0 3 * * *' }) }
  const dry = await rig.run({ ...sweep, inputs: { ...sweep.inputs, dry_run: 'true' } })
  const run = await rig.run(sweep)
  expect([run.exitCode, rig.names()]).toEqual([0, [`${NAME}-pr-2`, `${NAME}-pr-5`]])
  expect(JSON.parse(run.outputs['swept'] ?? '')).toHaveLength(3)
  expect(dry.outputs['swept']).toEqual(run.outputs['swept'])
  expect(run.stdout.indexOf('5 previews, 3 to delete')).toBeLessThan(
    run.stdout.indexOf(`${NAME}-pr-1  deleted`)
  )
  expect(run.stdout).toContain('5 previews, 3 to delete')
  expect(warningsOf(run).join()).toMatch(
    new RegExp(`${NAME}-pr-2 .* belongs to another repository`)
  )
})
