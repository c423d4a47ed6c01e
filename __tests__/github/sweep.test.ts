import { expect, test } from '@jest/globals'
import { schedule } from '../support/workflow-harness/index.js'
import { NAME, Rig, warningsOf } from './rig.js'

const DAY = 86_400_000
/** How far the clock of the control plane is behind: what is made now is so old. */
let age = 0
const rig = new Rig({ now: () => Date.now() - age })

const SWEEP = { command: 'sweep', name: NAME }
const event = schedule({ cron: '0 3 * * *' })

/** Deployments as earlier runs made them, each in a GitHub environment of its own. */
function make(...names: string[]): void {
  for (const name of names) {
    const body = {
      name,
      source: 'external_container' as const,
      source_config: {},
      source_revision_config: { image_uri: 'registry.example/agent:1' },
      secrets: []
    }
    expect(rig.emulator.controlPlane.create(body).status).toBe(201)
  }
}

function pulls(states: Record<number, 'open' | 'closed'>): void {
  for (const [number, state] of Object.entries(states)) rig.github.repository.pulls.set(Number(number), state)
}

test('previews of closed pull requests go, everything else stays, whatever it is called', async () => {
  const kept = [
    NAME,
    `${NAME}-pr-2`,
    `${NAME}-pr-`,
    `${NAME}-pr-1x`,
    `${NAME}-pr-01`,
    `${NAME}-pr-1-pr-1`,
    `my-${NAME}-pr-1`,
    `${NAME}-eu-pr-1`
  ]
  make(...kept, `${NAME}-pr-1`, `${NAME}-pr-12`)
  pulls({ 1: 'closed', 2: 'open', 12: 'closed' })
  const run = await rig.run({ inputs: SWEEP, event })
  expect(run.exitCode).toBe(0)
  expect(rig.names().sort()).toEqual(kept.sort())
  expect(run.outputs['operation']).toBe('swept')
  expect(JSON.parse(run.outputs['swept'] ?? '')).toEqual([`${NAME}-pr-1`, `${NAME}-pr-12`])
  expect(run.stdout.indexOf('3 previews, 2 to delete')).toBeLessThan(run.stdout.indexOf(`${NAME}-pr-1  deleted`))
})

test('a preview whose pull request GitHub does not tell of is kept, with a warning, however old', async () => {
  age = 20 * DAY
  make(`${NAME}-pr-1`, `${NAME}-pr-2`)
  pulls({ 1: 'closed' })
  const unknown = await rig.run({ inputs: { ...SWEEP, max_age: '14d' }, event })
  expect(rig.names()).toEqual([`${NAME}-pr-2`])
  expect(warningsOf(unknown)).toContainEqual(expect.stringMatching(`^Kept.* unknown: ${NAME}-pr-2$`))

  rig.github.permissions['pull-requests'] = 'none'
  const blind = await rig.run({ inputs: { ...SWEEP, max_age: '14d' }, event })
  expect(blind.exitCode).toBe(0)
  expect(rig.names()).toEqual([`${NAME}-pr-2`])
  expect(warningsOf(blind).join('\n')).toContain('pull-requests: read')
})
