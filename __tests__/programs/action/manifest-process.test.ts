/** The bundle as a process that deploys several deployments, and is stopped. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { PROGRAM } from '../../support/program-under-test.js'
import { API_KEY } from './bundle.js'
import { inventory, startPlane, writes } from './emulated.js'
import { readOutputs, startProgram } from './started-program.js'

const KEYS = ['support', 'router', 'search', 'mail', 'reports']
/** More than Node's limit of listeners for one event. */
const MANY = Array.from({ length: 15 }, (_, index) => `agent-${index + 1}`)
const QUICKLY_MS = 2_000

let workspace = ''
beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'manifest-process-'))
})
afterAll(() => rmSync(workspace, { recursive: true, force: true }))

/** A run of five deployments. `onLine` may stop it. */
function startRun(
  { url }: { url: string },
  {
    keys = KEYS,
    max_parallel = 5,
    onLine
  }: {
    keys?: string[]
    max_parallel?: number
    onLine?: (line: string) => NodeJS.Signals | undefined
  } = {}
) {
  const file = `${max_parallel}.yaml`
  const defaults = {
    graph_config_path: 'graph.json',
    poll_interval: '25ms',
    timeout: '20s',
    verify_serving: 'off'
  }
  const deployments = Object.fromEntries(keys.map((key) => [key, {}]))
  writeFileSync(
    join(workspace, file),
    JSON.stringify({ version: 1, max_parallel, defaults, deployments })
  )
  return startProgram({
    inputs: { base_url: url, api_key: API_KEY, manifest: file },
    variables: { GITHUB_WORKSPACE: workspace },
    cwd: workspace,
    ...(onLine && { onLine })
  })
}

/** The signal once so many deployments are being built. */
function onceBuilding(most: number, signal: NodeJS.Signals) {
  const building = new Set<string>()
  return (line: string) => {
    const [, key] = /^(\S+) +\d+:\d\d {2}BUILDING$/.exec(line) ?? []
    if (key !== undefined) building.add(key)
    return key !== undefined && building.size === most ? signal : undefined
  }
}

describe('a process that deploys five deployments', () => {
  test('on SIGTERM ends within 2 s, with the outputs of all, and names what continues', async () => {
    await using plane = await startPlane({ outcomes: KEYS.map(() => 'stuck:BUILDING') })
    const result = await startRun(plane, { onLine: onceBuilding(5, 'SIGTERM') })
    expect({ exitCode: result.exitCode, other: result.other }).toEqual({
      exitCode: PROGRAM.exitCodeOf('cancelled'),
      other: ''
    })
    expect(result.endedAfterMs).toBeLessThan(QUICKLY_MS)
    const outputs = readOutputs(result.outputFile)
    expect(outputs.error_code).toBe('cancelled')
    expect(JSON.parse(outputs.failed ?? '')).toEqual(KEYS)
    const deployments = JSON.parse(outputs.deployments ?? '') as Record<
      string,
      Record<string, unknown>
    >
    expect(Object.keys(deployments)).toEqual(KEYS)
    for (const { id, name, revisions } of plane.controlPlane.dump()) {
      const facts = {
        deployment_id: id,
        revision_id: revisions[0].id,
        operation: 'created',
        status: 'BUILDING'
      }
      expect(deployments[name]).toMatchObject({ ...facts, error_code: 'cancelled' })
      expect(result.log).toContain(
        `${name}: Cancelled while waiting for revision ${revisions[0].id.slice(0, 8)}… (BUILDING).`
      )
    }
    expect(result.log).toContain('Rollouts that are in progress continue.')
    expect(result.summary).toContain('⏹️')
  })

  test('15 at a time: nothing but the log is printed', async () => {
    await using plane = await startPlane()
    const { exitCode, other } = await startRun(plane, { keys: MANY, max_parallel: 15 })
    expect(exitCode).toBe(0)
    expect(other.replace(/^\S+\thttps?:\S+\n/gm, '')).toBe('')
  })

  test('after SIGKILL, a second run resumes: no duplicate and no second revision', async () => {
    await using plane = await startPlane({ buildTime: '1s' })
    const killed = await startRun(plane, { max_parallel: 3, onLine: onceBuilding(3, 'SIGKILL') })
    expect(killed.exitCode).toBeNull()
    const begun = inventory(plane)
    expect(Object.values(begun)).toEqual([1, 1, 1])
    const second = await startRun(plane, { max_parallel: 3 })
    expect(second.exitCode).toBe(0)
    expect(inventory(plane)).toEqual(Object.fromEntries(KEYS.map((key) => [key, 1])))
    expect(writes(plane)).toEqual(KEYS.map(() => 'POST /v2/deployments'))
    const outputs = readOutputs(second.outputFile)
    // The service lists them in the order in which their creates arrived.
    expect(new Set(JSON.parse(outputs.unchanged ?? ''))).toEqual(new Set(Object.keys(begun)))
    expect(JSON.parse(outputs.failed ?? '')).toEqual([])
  })
})
