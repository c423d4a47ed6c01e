import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../emulator/index.js'
import { pullRequest } from '../support/workflow-harness/index.js'
import { KEY, NAME, PREVIEW, PREVIEW_NAME, Rig, warningsOf } from './rig.js'

const rig = new Rig()
/** It has no list of deployments: only the records show them. */
let production: Emulator

beforeEach(async () => {
  production = await startEmulator({
    apiKeys: [KEY],
    buildTime: 50,
    documentedOnly: true
  })
  // A commit that both know.
  production.setHead({ ref: 'feature/greeting', commit_sha: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432' })
})
afterEach(() => production.close())

const there = () => ({ ...PREVIEW, base_url: production.url })
const comments = () => rig.github.repository.comments.map(({ body }) => body)
const records = () => rig.github.repository.deployments
const lastStates = () => records().map(({ statuses }) => statuses.at(-1)?.state)

test('one name on two control planes has a comment and a record each, and the end of one is not that of the other', async () => {
  const staging = await rig.run({ inputs: PREVIEW })
  const live = await rig.run({ inputs: there() })
  expect([staging, live].map(({ outputs }) => outputs['operation'])).toEqual(['created', 'created'])
  expect(comments()).toHaveLength(2)
  expect(comments()[0]).toContain(staging.outputs['url'])
  expect(comments()[1]).toContain(live.outputs['url'])
  expect(records().map(({ environment }) => environment)).toEqual(Array(2).fill(`preview/${PREVIEW_NAME}`))
  expect(lastStates()).toEqual(['success', 'success'])

  // Each run finds its own, however the address is written, and writes its own comment.
  const again = { ...PREVIEW, base_url: `${rig.emulator.url}/`, new_revision: 'always' }
  const second = await rig.run({ inputs: again, event: pullRequest({ action: 'synchronize' }) })
  expect(second.outputs).toMatchObject({ operation: 'updated', deployment_id: staging.outputs['deployment_id'] })
  expect(warningsOf(second)).toEqual([])
  expect(comments()).toHaveLength(2)
  expect(lastStates()).toEqual(['inactive', 'success', 'success'])

  rig.github.repository.pulls.set(12, 'closed')
  const closed = await rig.run({ inputs: PREVIEW, event: pullRequest({ action: 'closed' }) })
  expect(closed.outputs['operation']).toBe('deleted')
  expect(lastStates()).toEqual(['inactive', 'success', 'inactive'])
  expect(comments().map((body) => body.includes('was deleted'))).toEqual([true, false])
  expect(production.controlPlane.dump().map(({ name }) => name)).toEqual([PREVIEW_NAME])
})

test('an id that was recorded for another control plane leads nowhere', async () => {
  const inputs = { name: NAME, graph_config_path: 'agent.json', environment: 'staging' }
  const first = await rig.run({ inputs })
  const run = await rig.run({ inputs: { ...inputs, base_url: production.url } })
  expect(run.outputs['operation']).toBe('created')
  expect(production.requests.filter(({ url }) => url.includes(first.outputs['deployment_id'] ?? ''))).toEqual([])
})
