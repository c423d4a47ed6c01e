/** `timeout` bounds every request: whatever hangs, the step ends with it. */
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { rawServer } from '../../support/servers/raw-server.js'
import {
  type VariedControlPlane,
  type VariedOptions,
  variedControlPlane
} from '../../support/servers/varied-control-plane.js'
import { COMMIT, gitInputs, runBundle, runSource, variables } from './bundle.js'

const TIMEOUT_MS = 1_500
/** Enough for a deploy that goes well in the end. */
const LONGER_MS = 4_000
const never = () => new Promise<never>(() => {})

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
async function runInTime(
  url: string,
  inputs: Record<string, string> = {},
  {
    timeoutMs = TIMEOUT_MS,
    graceMs = 1_000,
    ...more
  }: Parameters<typeof runSource>[1] & { timeoutMs?: number; graceMs?: number } = {}
): Promise<ActionResult> {
  const startedAt = performance.now()
  const result = await runSource(gitInputs(url, { timeout: `${timeoutMs}ms`, ...inputs }), more)
  expect(performance.now() - startedAt).toBeLessThan(timeoutMs + graceMs + 2 * startMs)
  return result
}

/** The same with a process, which must not outlive its run. */
async function processInTime(
  url: string,
  inputs: Record<string, string>,
  more: Parameters<typeof runBundle>[1] = {}
): Promise<ActionResult> {
  const startedAt = performance.now()
  const result = await runBundle(gitInputs(url, { timeout: `${LONGER_MS}ms`, ...inputs }), more)
  expect(performance.now() - startedAt).toBeLessThan(LONGER_MS + 1_000 + 2 * startMs)
  return result
}

/** A service whose operations of these names never answer, some only from the nth time on. */
function hanging(names: Record<string, number>, options: VariedOptions = {}): Promise<VariedControlPlane> {
  const seen = new Map<string, number>()
  return variedControlPlane({
    ...options,
    intercept: ({ operation = '' }) => {
      seen.set(operation, (seen.get(operation) ?? 0) + 1)
      const from = names[operation]
      return from !== undefined && (seen.get(operation) ?? 0) >= from ? never() : undefined
    }
  })
}

describe('a control plane that hangs before it answers anything', () => {
  test('a connection that is never answered', async () => {
    await using server = await hangingServer(() => undefined)
    const { exitCode, stdout } = await processInTime(server.url, {})
    expect(exitCode).toBe(1)
    expect(stdout).toMatch(/GET \/v2\/deployments: no whole answer within \d+ s, because the time limit/)
    expect(stdout).toMatch(/set `timeout`/)
  })

  test.concurrent('a body that trickles', async () => {
    await using server = await hangingServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n{')
      const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(' ')), 50)
    })
    expect((await runInTime(server.url)).stdout).toMatch(/no whole answer within/)
  })

  test.concurrent.each(['delete', 'sweep', 'plan'])('the look-up of %s', async (command) => {
    await using plane = await hanging({ list: 1 })
    plane.place()
    const { exitCode, stdout } = await runInTime(plane.url, { command, graph_config_path: '' })
    expect(stdout).toMatch(/GET \/v2\/deployments: no whole answer within/)
    expect(exitCode).toBe(1)
  })
})

describe('a request that hangs later is named, and no deploy is green that was not seen', () => {
  test.concurrent.each<[string, Record<string, number>, boolean, RegExp]>([
    ['reading the deployment', { read: 1 }, true, /GET \/v2\/deployments\/[\w-]+: no whole answer/],
    [
      'reading its revision',
      { revision: 1 },
      true,
      /GET \/v2\/deployments\/[\w-]+\/revisions\/[\w-]+: no whole answer/
    ],
    [
      'looking up the integration',
      { integrations: 1 },
      false,
      /GET \/v1\/integrations\/git_host\/install: no whole answer/
    ],
    [
      'the create',
      { create: 1 },
      false,
      /(?=.*POST \/v2\/deployments: no whole answer).*may have been (?:applied|created)/s
    ],
    ['the patch', { patch: 1 }, true, /(?=.*PATCH \/v2\/deployments\/[\w-]+: no whole answer).*may have been applied/s],
    ['the patch, and the read that confirms it', { patch: 1, read: 2 }, true, /PATCH.*may have been applied.*GET/s],
    [
      'the wait',
      { revision: 2 },
      true,
      /(?=.*no whole answer).*(?:Timed out after|was not sent, because the time limit)/s
    ]
  ])('%s', async (_, names, isThere, says) => {
    await using plane = await hanging(names)
    if (isThere) plane.place()
    const { exitCode, stdout } = await runInTime(plane.url, { new_revision: 'always', poll_interval: '100ms' })
    expect(stdout).toMatch(says)
    expect(exitCode).toBe(1)
  })

  test.concurrent('deleting', async () => {
    await using plane = await hanging({ delete: 1 })
    plane.place()
    const { exitCode, stdout } = await runInTime(plane.url, { command: 'delete', graph_config_path: '' })
    expect(stdout).toMatch(/DELETE \/v2\/deployments\/[\w-]+: no whole answer/)
    expect(exitCode).toBe(1)
  })

  test.concurrent('a patch that was applied, although its answer hangs, is waited for', async () => {
    await using plane = await variedControlPlane({
      buildMs: 10,
      intercept: ({ operation }, proceed) => {
        if (operation !== 'patch') return undefined
        proceed()
        return never()
      }
    })
    plane.place()
    const inputs = { new_revision: 'always', poll_interval: '50ms' }
    const { exitCode } = await runInTime(plane.url, inputs, { timeoutMs: LONGER_MS })
    expect(exitCode).toBe(0)
    expect(plane.revisions()).toHaveLength(2)
  })

  test.concurrent('a service that is always late', async () => {
    await using plane = await variedControlPlane({ outcomeOf: () => ({ ending: { stuck: 'BUILDING' } }) })
    plane.place()
    const { exitCode, stdout } = await runInTime(plane.url, { new_revision: 'always', poll_interval: '100ms' })
    expect(stdout).toMatch(/is still BUILDING/)
    expect(exitCode).toBe(1)
  })
})

describe('what follows a failure ends with the time limit, too', () => {
  const failing: VariedOptions = {
    outcomeOf: () => ({ ending: { end: 'DEPLOY_FAILED' }, buildTime: 10, takesDown: true })
  }
  test.concurrent.each<[string, Record<string, number>]>([
    ['the log of the build', { 'deploy log': 1, 'build log': 1 }],
    ['the rollback', { redeploy: 1 }],
    ['looking for what to roll back to', { revisions: 1 }],
    ['waiting for the rollback', { redeploy: 1, patch: 2 }]
  ])('%s', async (_, names) => {
    await using plane = await hanging(names, failing)
    plane.place()
    const { exitCode, stdout } = await runInTime(plane.url, {
      new_revision: 'always',
      poll_interval: '50ms',
      rollback: 'true'
    })
    expect(stdout).toMatch(/The rollout failed after [^(]+ \(DEPLOY_FAILED\)/)
    expect(exitCode).toBe(1)
  })
})

describe('GitHub and git that hang do not fail a deploy', () => {
  const pull = {
    number: 7,
    action: 'synchronize',
    pull_request: {
      number: 7,
      head: {
        ref: 'topic',
        sha: COMMIT,
        repo: { full_name: 'octo/support', html_url: 'https://github.com/octo/support' }
      },
      base: { repo: { full_name: 'octo/support' } }
    }
  }
  test.concurrent.each<[string, Record<string, string>, boolean]>([
    ['the comparison of commits', { paths: 'src/**' }, false],
    ['the record of the deployment', { environment: 'production' }, false],
    ['the pull request and its comment', { preview: 'true' }, true]
  ])('%s', async (_, inputs, isPull) => {
    await using github = await hangingServer(() => undefined)
    await using plane = await variedControlPlane({ buildMs: 10 })
    if (!isPull) plane.place({ secrets: [{ name: 'A', value: '1' }] })
    plane.service.setHead(isPull ? COMMIT : 'a'.repeat(40))
    const event = isPull ? { event: pull } : {}
    const { exitCode, stdout } = await runInTime(
      plane.url,
      { github_token: 'ghs_x', poll_interval: '50ms', ...inputs },
      {
        variables: {
          ...(isPull ? { ...variables('pull_request', 'refs/pull/7/merge'), GITHUB_HEAD_REF: 'topic' } : {}),
          GITHUB_API_URL: github.url,
          ...(isPull ? {} : { GITHUB_SHA: 'a'.repeat(40) })
        },
        timeoutMs: LONGER_MS,
        // Three requests of 10 s each, then GitHub is given up.
        graceMs: 32_000,
        ...event
      }
    )
    expect(stdout).not.toMatch(/^::error/m)
    expect(exitCode).toBe(0)
  })

  test('git', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'git-'))
    writeFileSync(join(folder, 'git'), '#!/bin/sh\nexec sleep 60\n')
    chmodSync(join(folder, 'git'), 0o755)
    await using plane = await variedControlPlane({ buildMs: 10 })
    plane.place()
    plane.service.setHead('a'.repeat(40))
    const { exitCode } = await processInTime(
      plane.url,
      { paths: 'src/**', poll_interval: '50ms' },
      { variables: { PATH: `${folder}:${process.env.PATH}`, GITHUB_WORKSPACE: folder, GITHUB_SHA: 'a'.repeat(40) } }
    )
    expect(exitCode).toBe(0)
  })
})

/** A server that does this with each request, and nothing else. */
async function hangingServer(act: (socket: Parameters<Parameters<typeof rawServer>[0]>[1]) => void) {
  const server = await rawServer((_, socket) => {
    act(socket)
    return undefined
  })
  return { url: server.url, [Symbol.asyncDispose]: () => server.close() }
}
