/** The names of deployments and of secrets are exact, case included: the action over HTTP. */
import { describe, expect, test } from '@jest/globals'
import type { Variations } from '../../../simulation/service/traits.js'
import { type TimelessControlPlane as Plane, timelessControlPlane } from '../../support/servers/varied-control-plane.js'
import { warningsOf } from '../../support/shown-messages.js'
import { deploy } from './bundle.js'

const operations = (plane: Plane) => plane.writes().map(({ operation }) => operation)

describe.each<[string, Variations]>([
  ['a list that searches by case', {}],
  ['a list that ignores its filter', { lists: { filters: false } }]
])('a deployment of this repository whose name differs in case is another one: %s', (_, variations) => {
  test.each([
    ['support', 'Support'],
    ['Support', 'support']
  ])('deploy creates "%s", and leaves "%s" alone', async (name, other) => {
    await using plane = await timelessControlPlane({ variations })
    const { id } = plane.place({ name: other })
    const run = await deploy(plane, { name, secrets: 'KEY=value-of-the-key' })
    expect([run.exitCode, run.outputs.operation]).toEqual([0, 'created'])
    expect(operations(plane)).toEqual(['create'])
    expect(plane.named(name)).toMatchObject([{ id: run.outputs.deployment_id }])
    expect(plane.named(other)).toMatchObject([{ id, secrets: [], revisions: [expect.anything()] }])
    const again = await deploy(plane, { name, secrets: 'KEY=value-of-the-key' })
    expect([again.exitCode, again.outputs.operation]).toEqual([0, 'unchanged'])
  })

  test.each([{ command: 'delete' }, { command: 'plan' }])('%j finds nothing', async (inputs) => {
    await using plane = await timelessControlPlane({ variations })
    plane.place({ name: 'Support' })
    const run = await deploy(plane, inputs)
    expect([run.exitCode, run.outputs.deployment_id]).toEqual([0, undefined])
    expect(plane.writes()).toEqual([])
    expect(plane.named('Support')).toMatchObject([{ gone_at: null }])
  })
})

test.each([
  ['api_token', 'API_TOKEN'],
  ['API_TOKEN', 'Api_Token']
])('a secret renamed from %s to %s is sent, and makes a revision', async (before, after) => {
  await using plane = await timelessControlPlane()
  plane.place({ secrets: [{ name: before, value: 'value-of-the-token' }] })
  const run = await deploy(plane, { secrets: `${after}=value-of-the-token` })
  expect([run.exitCode, run.outputs.operation, run.outputs.new_revision]).toEqual([0, 'updated', 'true'])
  expect(plane.writes().map(({ body }) => body)).toMatchObject([
    { secrets: [{ name: after, value: 'value-of-the-token' }] }
  ])
  expect(plane.revisions()).toHaveLength(2)
  expect(warningsOf(run)).toEqual([expect.stringContaining(`no longer set 1 secret: ${before}`)])
})
