/** The control plane without HTTP: properties over random requests. */
import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { ControlPlane, seedIntegrations, seedListeners } from '../../emulator/index.js'
import { runs } from '../support/runs.js'
import { gitRequest } from './support.js'

function createControlPlane(time = { now: 0 }) {
  return new ControlPlane({
    now: () => time.now,
    origin: () => 'http://control.example',
    integrations: seedIntegrations([]),
    listeners: seedListeners([]),
    buildTime: 100,
    deleteTime: 0,
    commitOf: ({ ref }) => `commit of ${ref}`,
    outcomeOf: () => undefined,
    graphsOf: () => ({ graphs: [] }),
    behaviorOf: () => ({}),
    processes: false
  })
}

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(fc.option(value, { nil: null }), { nil: undefined })
const gitPatch = fc.record({
  source_config: maybe(fc.record({ build_on_push: maybe(fc.boolean()), install_command: maybe(fc.string()) })),
  source_revision_config: maybe(
    fc.record({
      repo_ref: maybe(fc.constantFrom('main', 'next', 'refs/tags/v1')),
      graph_config_path: maybe(fc.constant('b'))
    })
  ),
  secrets: maybe(fc.array(fc.record({ name: fc.string(), value: fc.string() })))
})
type Patch = typeof gitPatch extends fc.Arbitrary<infer T> ? T : never

test('whatever is patched: a revision follows by the rule of §3, and a refusal changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(gitPatch, fc.nat(150)), { maxLength: 12 }), (steps) => {
      const time = { now: 0 }
      const plane = createControlPlane(time)
      const created = plane.create(gitRequest())
      if (created.status !== 201) throw new Error('create was refused')
      let before = created.body
      for (const [patch, pause] of steps) {
        time.now += pause
        before = after(plane, before, patch)
        const revisions = plane.listRevisions(before.id, { limit: 100, offset: 0 })
        if (revisions.status !== 200) throw new Error('revisions were refused')
        const [, ...older] = revisions.body.resources
        expect(older.every(({ status }) => status === 'DEPLOYED' || status === 'SKIPPED')).toBe(true)
      }
    }),
    { numRuns: runs(500) }
  )

  function after(plane: ControlPlane, before: { id: string; latest_revision_id: string | null }, patch: Patch) {
    const answer = plane.patch(before.id, patch)
    const now = plane.read(before.id)
    if (now.status !== 200) throw new Error('read was refused')
    const config = patch.source_revision_config
    const revises = config?.repo_ref != null || config?.graph_config_path != null || patch.secrets != null
    const changed = now.body.latest_revision_id !== before.latest_revision_id
    expect(changed).toBe(answer.status === 200 && revises)
    const { build_on_push } = now.body.source_config
    expect(build_on_push === true && now.body.source_revision_config.repo_ref?.startsWith('refs/tags/')).not.toBe(true)
    return now.body
  }
})
