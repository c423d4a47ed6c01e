/**
 * `timeout` bounds every request: whatever hangs, the step ends with it. One test after the other: runs in this process
 * load modules late, which jest refuses as soon as the last of several tests has ended.
 */
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { type RawHandler, rawServer } from '../../support/servers/raw-server.js'
import { gitInputs, runBundle, runSource } from './bundle.js'
import { inventory, startPlane } from './emulated.js'

const TIMEOUT_MS = 1_500
const NEXT = 'a'.repeat(40)

/** What a start of the process costs on this machine just now, in milliseconds. */
let startMs = 0
beforeAll(async () => {
  const startedAt = performance.now()
  await runBundle({ base_url: 'nowhere' })
  startMs = performance.now() - startedAt
  // The first run in this process loads the modules.
  await runSource({ base_url: 'nowhere' })
})

/** Runs a step and expects it to end within a second of its time limit, and what other tests beside it take. */
async function inTime(
  run: (
    inputs: Record<string, string>,
    more?: Parameters<typeof runSource>[1]
  ) => Promise<ActionResult>,
  url: string,
  inputs: Record<string, string> = {},
  {
    timeoutMs = TIMEOUT_MS,
    graceMs = 1_000,
    ...more
  }: Parameters<typeof runSource>[1] & Partial<Limits> = {}
): Promise<ActionResult> {
  const startedAt = performance.now()
  const result = await run(
    gitInputs(url, { timeout: `${timeoutMs}ms`, poll_interval: '50ms', ...inputs }),
    more
  )
  expect(performance.now() - startedAt).toBeLessThan(timeoutMs + graceMs + 2 * startMs)
  return result
}

interface Limits {
  timeoutMs: number
  graceMs: number
}

/** A control plane with a deployment, whose next requests meet these faults. */
async function standing(faults: string[], outcomes: string[] = []) {
  const plane = await startPlane()
  const first = await runSource(gitInputs(plane.url, { graph_config_path: 'old.json' }))
  expect(first.exitCode).toBe(0)
  for (const fault of faults) plane.addFault(fault)
  for (const outcome of outcomes) plane.setOutcome(outcome)
  return plane
}

/** A server that does this with each request, and nothing else. */
async function hangingServer(act: (...args: Parameters<RawHandler>) => void = () => {}) {
  const server = await rawServer((...args) => {
    act(...args)
    return undefined
  })
  return { url: server.url, [Symbol.asyncDispose]: () => server.close() }
}

describe('a control plane that hangs', () => {
  test('from the start: the process ends', async () => {
    await using server = await hangingServer()
    const { exitCode, stdout } = await inTime(runBundle, server.url)
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(
      /code: control_plane_unreachable%0A {2}Request: GET \/v2\/deployments: no whole answer within \d+ s/
    )
    expect(stdout).toMatch(/set `timeout`/)
  })

  test('with a body that trickles', async () => {
    await using server = await hangingServer((_, socket) => {
      socket.write(
        'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n{'
      )
      const timer = setInterval(
        () => (socket.destroyed ? clearInterval(timer) : socket.write(' ')),
        50
      )
    })
    expect((await inTime(runSource, server.url)).stdout).toMatch(/no whole answer within/)
  })

  test('in a create: the error says that it may have been applied', async () => {
    await using plane = await standing(['POST /v2/deployments hang times=always'])
    const { exitCode, stdout } = await inTime(runSource, plane.url, { name: 'another' })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/POST \/v2\/deployments may have been applied.*no whole answer/s)
  })

  test('with the answer to a patch that it applies: the revision is waited for', async () => {
    await using plane = await standing(['PATCH /v2/deployments/* hang-after'])
    expect((await inTime(runSource, plane.url, {}, { timeoutMs: 4_000 })).exitCode).toBe(0)
    expect(inventory(plane)).toEqual({ support: 2 })
  })

  test.each<[string, string, string?]>([
    ['the log', 'POST /v1/projects/*/revisions/*/deploy_logs'],
    ['the rollback', 'POST /v2/deployments/*/revisions/*/redeploy'],
    ['the list of revisions', 'GET /v2/deployments/*/revisions', ' skip=1']
  ])('after a failure, with %s: the failure is reported', async (_, request, skip = '') => {
    await using plane = await standing(
      [`${request} hang times=always${skip}`],
      ['down:DEPLOY_FAILED build-time=10ms']
    )
    const { exitCode, stdout } = await inTime(runSource, plane.url, { rollback: 'true' })
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/The rollout failed \(DEPLOY_FAILED\)/)
  })
})

test('git that hangs does not fail a deploy: the process ends', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'git-'))
  writeFileSync(join(folder, 'git'), '#!/bin/sh\nexec sleep 60\n')
  chmodSync(join(folder, 'git'), 0o755)
  await using plane = await standing([])
  plane.setHead({ ref: 'main', commit_sha: NEXT })
  const git = { PATH: `${folder}:${process.env.PATH}`, GITHUB_WORKSPACE: folder, GITHUB_SHA: NEXT }
  const more = { variables: git, timeoutMs: 4_000 }
  expect((await inTime(runBundle, plane.url, { paths: 'src/**' }, more)).exitCode).toBe(0)
})
