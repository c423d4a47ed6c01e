/** `command: rollback`, over HTTP: which revision it returns to, how, and what it says. */
import { describe, expect, test } from '@jest/globals'
import type { EmulatorOptions } from '../../../emulator/index.js'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { COMMIT, gitInputs, runSource } from './bundle.js'
import { inventory, startTimelessPlane, type TimelessEmulator, writes } from './emulated.js'

const OLD_COMMIT = '1'.repeat(40)
const OLD_IMAGE = `registry.example/agent@sha256:${'a'.repeat(64)}`
const NEW_IMAGE = `registry.example/agent@sha256:${'b'.repeat(64)}`
const SECOND = { name: 'KEY', value: 'second-value' }
const REDEPLOY = 'POST /v2/deployments/:id/revisions/:id/redeploy'
const PATCH = 'PATCH /v2/deployments/:id'

type Inputs = Record<string, string>

const image = (image_uri: string): Inputs => ({ image_uri, graph_config_path: '' })

const run = (plane: TimelessEmulator, inputs: Inputs, sha = COMMIT, more: Parameters<typeof runSource>[1] = {}) =>
  runSource(gitInputs(plane.url, inputs), { clock: plane.clock, variables: { GITHUB_SHA: sha }, ...more })

const back = (plane: TimelessEmulator, inputs: Inputs = {}, more: Parameters<typeof runSource>[1] = {}) =>
  run(plane, { command: 'rollback', graph_config_path: '', ...inputs }, COMMIT, more)

async function deploy(plane: TimelessEmulator, inputs: Inputs, sha?: string): Promise<void> {
  const { exitCode, stdout } = await run(plane, inputs, sha)
  if (exitCode !== 0) throw new Error(stdout)
}

/** A branch that was deployed at two commits. */
async function onBranch(options: EmulatorOptions = {}): Promise<TimelessEmulator> {
  const plane = await startTimelessPlane({ heads: [{ ref: 'main', commit_sha: OLD_COMMIT }], ...options })
  const known = () => {
    const [{ id } = { id: '' }] = plane.controlPlane.dump()
    return id === '' ? {} : { deployment_id: id }
  }
  await deploy(plane, { secrets: 'KEY=old-value' }, OLD_COMMIT)
  plane.setHead({ ref: 'main', commit_sha: COMMIT })
  await deploy(plane, { secrets: 'KEY=new-value', ...known() })
  return plane
}

/** Two images, each deployed once. */
async function onImages(options: EmulatorOptions = {}): Promise<TimelessEmulator> {
  const plane = await startTimelessPlane(options)
  await deploy(plane, { ...image(OLD_IMAGE), secrets: 'KEY=first-value' })
  await deploy(plane, { ...image(NEW_IMAGE), secrets: 'KEY=second-value' })
  return plane
}

function there(plane: TimelessEmulator) {
  const [deployment] = plane.controlPlane.dump()
  if (deployment === undefined) throw new Error('nothing is there')
  const { active_revision_id } = plane.controlPlane.read(deployment.id).body as { active_revision_id: string | null }
  const ids = deployment.revisions.map(({ id }) => id)
  return {
    id: deployment.id,
    ids,
    serving: ids.indexOf(active_revision_id ?? ''),
    code: deployment.revisions.at(-1)?.source_revision_config,
    secrets: deployment.secrets
  }
}

const planOf = ({ outputs }: ActionResult) => JSON.parse(outputs['plan'] ?? '{}')
const heading = ({ summary }: ActionResult) => /^### (.*)$/m.exec(summary)?.[1]

describe('a rollback by hand returns', () => {
  test('to the last image that was DEPLOYED before, and to a named one', async () => {
    await using plane = await onImages()
    const first = await back(plane)
    const { ids } = there(plane)
    expect(first.exitCode).toBe(0)
    expect(first.outputs).toMatchObject({
      operation: 'rolled_back',
      new_revision: 'true',
      revision_id: ids[2],
      rolled_back_to: ids[0],
      status: 'DEPLOYED'
    })
    expect(there(plane)).toMatchObject({ serving: 2, code: { image_uri: OLD_IMAGE }, secrets: [SECOND] })
    expect(planOf(first).reasons.join()).toContain('secrets, resource_spec and settings stay')
    expect(heading(first)).toBe('✅ Rolled back `support` to image `registry.example/agent@sha256:aaaaaaaaaaaa…`')
    const second = await back(plane, { revision: ids[1] ?? '' })
    expect(second.outputs).toMatchObject({ operation: 'rolled_back', rolled_back_to: ids[1] })
    expect(there(plane)).toMatchObject({ serving: 3, code: { image_uri: NEW_IMAGE } })
    expect(writes(plane).slice(2)).toEqual([PATCH, PATCH])
  })

  test('to an earlier commit of a branch by a redeploy, which may bring its secrets back, as the plan says', async () => {
    await using plane = await onBranch()
    const result = await back(plane)
    const { ids, serving } = there(plane)
    expect(result.outputs).toMatchObject({ rolled_back_to: ids[0], commit_sha: OLD_COMMIT, operation: 'rolled_back' })
    expect(serving).toBe(2)
    expect(writes(plane).at(-1)).toBe(REDEPLOY)
    expect(planOf(result)).toMatchObject({ operation: 'rollback', new_revision: true, rolls_back_to: ids[0] })
    expect(planOf(result).reasons.join('\n')).toMatch(/\(commit 1111111\).*\na redeploy may bring back the secrets/)
    expect(heading(result)).toBe('✅ Rolled back `support` to commit `1111111`')
    expect(result.summary).toContain(`- Rolled back to: \`${ids[0]}\``)
    expect(result.stdout).toContain('Plan: roll back, new revision')
  })

  test('only as a plan with dry_run', async () => {
    await using plane = await onBranch()
    const result = await back(plane, { dry_run: 'true' })
    const { ids } = there(plane)
    expect([result.exitCode, ids.length]).toEqual([0, 2])
    expect(result.outputs).toMatchObject({ operation: 'planned', new_revision: 'true' })
    expect(result.outputs).not.toHaveProperty('rolled_back_to')
    expect(planOf(result)).toMatchObject({ operation: 'rollback', rolls_back_to: ids[0] })
    expect(heading(result)).toBe(
      '📋 Plan for `support`: roll back, new revision to commit `1111111`. Nothing was changed.'
    )
  })
})

describe('a rollback by hand is refused, and nothing is changed', () => {
  async function expectRefused(result: ActionResult, plane: TimelessEmulator, revisions: number, code?: string) {
    expect([result.exitCode, result.outputs['error_code']]).toEqual([1, code ?? 'rollback_refused'])
    expect(inventory(plane)).toEqual({ support: revisions })
    expect(heading(result)).toMatch(/^❌ `support` was not rolled back\. Nothing was changed\.$/)
    expect(result.outputs).not.toHaveProperty('operation')
  }

  test('without an earlier revision, and for the one that serves', async () => {
    await using plane = await startTimelessPlane()
    await deploy(plane, image(OLD_IMAGE))
    await expectRefused(await back(plane), plane, 1)
    await expectRefused(await back(plane, { revision: there(plane).ids[0] ?? '' }), plane, 1)
  })

  test('with a manifest, whose fix is a name', async () => {
    await using plane = await startTimelessPlane()
    const result = await back(plane, { manifest: 'deployments.yaml', name: '' })
    expect([result.outputs['error_code'], plane.requests]).toEqual(['input_invalid', []])
    expect(result.stdout).toMatch(/command: is rollback.*set name/)
  })
})

describe('a rollback by hand', () => {
  test('whose revision fails is red, with the log of that revision', async () => {
    await using plane = await onImages()
    plane.setOutcome('DEPLOY_FAILED')
    const result = await back(plane)
    expect([result.exitCode, result.outputs['error_code']]).toEqual([1, 'revision_failed'])
    expect(result.outputs).toMatchObject({ operation: 'rolled_back', status: 'DEPLOY_FAILED' })
    expect(result.outputs).not.toHaveProperty('rolled_back_to')
    expect(heading(result)).toMatch(/^❌ Rollback of `support` failed\. The previous revision .* is still serving\.$/)
    expect(result.summary).toContain('Last lines of the deploy log')
  })

  test('that is cancelled says that the rollout continues', async () => {
    await using plane = await onImages()
    plane.setOutcome('stuck:DEPLOYING')
    const stop = new AbortController()
    const onLine = (line: string) => {
      if (line.endsWith(' DEPLOYING')) stop.abort()
    }
    const result = await back(plane, {}, { signal: stop.signal, onLine })
    const { ids } = there(plane)
    expect(result.outputs).toMatchObject({ error_code: 'cancelled', operation: 'rolled_back', revision_id: ids[2] })
    expect(result.stdout).toContain(
      `Cancelled while waiting for revision ${ids[2]?.slice(0, 8)}… (DEPLOYING). The rollout continues.`
    )
    expect(heading(result)).toMatch(/^⏹️ Rollback of `support` was cancelled/)
  })

  test('that cannot be seen in the list is undone all the same', async () => {
    await using plane = await onBranch({ faults: ['GET /v2/deployments/*/revisions 500'] })
    const result = await run(plane, {}, '2'.repeat(40))
    expect(planOf(result).operation).toBe('update')
  })
})
