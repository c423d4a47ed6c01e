import { describe, expect, test } from '@jest/globals'
import type { Emulator, EmulatorOptions } from '../../../emulator/index.js'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { COMMIT, gitInputs, runSource } from './bundle.js'
import { startTimelessPlane, type TimelessEmulator, writes } from './emulated.js'

const OLD_COMMIT = '1'.repeat(40)
const SMOKE = { smoke_assistant: 'agent', smoke_input: 'Hi' }
const OLD_IMAGE = `registry.example/agent@sha256:${'a'.repeat(64)}`
const NEW_IMAGE = `registry.example/agent@sha256:${'b'.repeat(64)}`

/** A control plane with a deployment that serves, made by an earlier run of the same workflow. */
async function standing(inputs: Record<string, string> = {}, options: EmulatorOptions = {}): Promise<TimelessEmulator> {
  const plane = await startTimelessPlane({ heads: [{ ref: 'main', commit_sha: OLD_COMMIT }], ...options })
  const first = await runSource(gitInputs(plane.url, { secrets: 'KEY=old-value', ...inputs }), {
    clock: plane.clock,
    variables: { GITHUB_SHA: OLD_COMMIT }
  })
  if (first.exitCode !== 0) throw new Error(first.stdout)
  plane.setHead({ ref: 'main', commit_sha: COMMIT })
  return plane
}

/** The run that fails, with rollback. */
const deploy = (plane: TimelessEmulator, inputs: Record<string, string> = {}) =>
  runSource(gitInputs(plane.url, { secrets: 'KEY=new-value', rollback: 'true', ...inputs }), { clock: plane.clock })

const image = (image_uri: string) => ({ image_uri, graph_config_path: '' })

/** The one deployment: its revisions, oldest first, and which of them serves. */
function there(plane: Emulator) {
  const [deployment] = plane.controlPlane.dump()
  if (deployment === undefined) throw new Error('nothing is there')
  const view = plane.controlPlane.read(deployment.id).body as { active_revision_id: string | null }
  const ids = deployment.revisions.map(({ id }) => id)
  return {
    ids,
    serving: ids.indexOf(view.active_revision_id ?? ''),
    latest: deployment.revisions.at(-1),
    secrets: deployment.secrets,
    config: deployment.source_config
  }
}

/** The error as people read it. */
function errorOf({ stdout }: ActionResult): string {
  const [, text = ''] = /^::error::(.*)$/m.exec(stdout) ?? []
  return text.replaceAll('%0A', '\n').replaceAll('%25', '%')
}

const rollbackWrites = (plane: Emulator) => writes(plane).filter((write) => /redeploy|PATCH/.test(write))
const REDEPLOY = 'POST /v2/deployments/:id/revisions/:id/redeploy'
const PATCH = 'PATCH /v2/deployments/:id'

describe('a failed deploy rolls back', () => {
  test('when its revision replaced the serving one', async () => {
    await using plane = await standing()
    plane.setOutcome('down:DEPLOY_FAILED')
    const result = await deploy(plane)
    const { ids, serving, latest, secrets } = there(plane)
    expect(result.exitCode).toBe(1)
    expect(result.outputs).toMatchObject({
      revision_id: ids[1],
      rolled_back_to: ids[0],
      status: 'DEPLOY_FAILED'
    })
    expect(serving).toBe(2)
    expect(latest?.source_revision_config.repo_commit_sha).toBe(OLD_COMMIT)
    expect(secrets).toEqual([{ name: 'KEY', value: 'old-value' }])
    expect(rollbackWrites(plane)).toEqual([PATCH, REDEPLOY])
    const [to] = ids
    expect(errorOf(result)).toContain(
      `revision ${ids[2]?.slice(0, 8)}… has the code of the previous revision ${to?.slice(0, 8)}… (commit ${OLD_COMMIT.slice(0, 7)}).`
    )
    expect(errorOf(result)).not.toMatch(/would fail again/)
    expect(result.summary).toContain('failed')
    expect(result.summary).toContain(`- Previous revision: \`${ids[0]}\``)
  })

  test('when the check of what came up fails', async () => {
    await using plane = await standing()
    plane.setAgent('throw deployment=support revision=2')
    const result = await deploy(plane, SMOKE)
    const { ids, serving } = there(plane)
    expect(result.exitCode).toBe(1)
    expect(result.outputs).toMatchObject({ smoke: 'failed', revision_id: ids[1], rolled_back_to: ids[0] })
    expect(result.outputs['status']).toBe('DEPLOYED')
    expect(serving).toBe(2)
    expect(errorOf(result)).toMatch(/Rolled back\..*code: check_failed\n/s)
  })

  test('by a patch to the earlier image, with the earlier resources and secrets, on a service without redeploy', async () => {
    await using plane = await standing({ ...image(OLD_IMAGE), resource_spec: 'cpu: 2' }, { documentedOnly: true })
    const deployment_id = plane.controlPlane.dump()[0]?.id ?? ''
    plane.setOutcome('down:DEPLOY_FAILED')
    const result = await deploy(plane, { ...image(NEW_IMAGE), deployment_id, resource_spec: 'cpu: 1' })
    const { ids, serving, latest, secrets, config } = there(plane)
    expect(result.outputs['rolled_back_to']).toBe(ids[0])
    expect(serving).toBe(2)
    expect(latest?.source_revision_config.image_uri).toBe(OLD_IMAGE)
    expect(secrets).toEqual([{ name: 'KEY', value: 'old-value' }])
    expect(config.resource_spec).toMatchObject({ cpu: 2 })
    expect(errorOf(result)).not.toContain('Not brought back')
  })
})

describe('a failed deploy does not roll back', () => {
  test('when a patch would only build the same branch again: it says so, and what to do', async () => {
    await using plane = await standing({}, { documentedOnly: true })
    const deployment_id = plane.controlPlane.dump()[0]?.id ?? ''
    plane.setOutcome('down:DEPLOY_FAILED')
    const result = await deploy(plane, { deployment_id })
    expect(result.exitCode).toBe(1)
    expect(there(plane).ids).toHaveLength(2)
    expect(result.outputs).not.toHaveProperty('rolled_back_to')
    expect(errorOf(result)).toMatch(
      /Not rolled back: the service cannot redeploy.* what main is now.*revert the change/s
    )
  })
})

describe('a rollback', () => {
  test('that is refused says so, and what is live', async () => {
    await using plane = await standing({}, { faults: ['POST /v2/deployments/*/revisions/*/redeploy 403'] })
    plane.setOutcome('down:DEPLOY_FAILED')
    const result = await deploy(plane)
    expect(result.exitCode).toBe(1)
    expect(there(plane).ids).toHaveLength(2)
    expect(errorOf(result)).toMatch(/The rollback failed: .*redeploy answered 403/s)
    expect(result.summary).toContain('Nothing is serving now.')
  })

  test('under which the job is cancelled ends at once, and says how far it was', async () => {
    await using plane = await standing()
    plane.setOutcome('down:DEPLOY_FAILED revision=2')
    plane.setOutcome('stuck:DEPLOYING revision=3')
    const stop = new AbortController()
    let ending = false
    const result = await runSource(gitInputs(plane.url, { secrets: 'KEY=new-value', rollback: 'true' }), {
      clock: plane.clock,
      signal: stop.signal,
      onLine: (line) => {
        ending ||= line.startsWith('Rolling back to ')
        if (ending && line.endsWith(' DEPLOYING')) stop.abort()
      }
    })
    const { ids } = there(plane)
    expect(result.exitCode).toBe(1)
    expect(result.stdout).toContain(
      `Cancelled while rolling back to revision ${ids[0]?.slice(0, 8)}… (commit ${OLD_COMMIT.slice(0, 7)}) with revision ${ids[2]?.slice(0, 8)}…, because revision ${ids[1]?.slice(0, 8)}… failed`
    )
    expect(result.outputs).not.toHaveProperty('rolled_back_to')
  })
})

describe('rollback: true that cannot mean anything', () => {
  test.each([
    ['wait', { wait: 'false' }, '`wait` is false'],
    ['new_revision', { new_revision: 'never' }, '`new_revision` is never']
  ])('with %s is refused before anything is sent', async (_name, inputs, said) => {
    await using plane = await startTimelessPlane()
    const result = await deploy(plane, inputs)
    expect(errorOf(result)).toContain(said)
    expect(plane.requests).toHaveLength(0)
  })

  test('in a plan is no mistake: the same step deploys elsewhere', async () => {
    await using plane = await startTimelessPlane()
    expect((await deploy(plane, { command: 'plan' })).exitCode).toBe(0)
  })
})
