/**
 * `--agent-command`: the user's own agent server behind a local deployment. Real processes
 * throughout.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import {
  type Emulator,
  type EmulatorOptions,
  OptionError,
  splitCommand,
  startEmulator
} from '../../emulator/index.js'
import { DEFAULT_TENANT_ID } from '../../emulator/options.js'
import { ask, until, upgrade } from './agent-client.js'
import { type AgentFolder, agentFolder, isAlive } from './agent-program.js'
import { call, create, gitRequest, type Json, patch, read, statusOf } from './support.js'

let folder: AgentFolder
beforeEach(() => {
  folder = agentFolder()
})
afterEach(() => folder[Symbol.dispose]())

const lines: string[] = []
function start(options: EmulatorOptions = {}) {
  lines.length = 0
  const onAgentLine = (label: string, line: string) => lines.push(`${label}: ${line}`)
  const agentCommand = `"${process.execPath}" server.mjs "two words" --port {port}`
  return startEmulator({ buildTime: 0, repo: folder.path, agentCommand, onAgentLine, ...options })
}

const requestWith = (secrets: Record<string, string>) => ({
  ...gitRequest(),
  secrets: Object.entries(secrets).map(([name, value]) => ({ name, value }))
})

/** Resolves once the latest revision has the status. */
const reaches = (emulator: Emulator, { id, latest_revision_id }: Json, status: string) =>
  until(async () => (await statusOf(emulator, id, latest_revision_id)) === status)

async function deployed(secrets: Record<string, string> = {}, options: EmulatorOptions = {}) {
  const emulator = await start(options)
  const deployment = await create(emulator, requestWith(secrets))
  await reaches(emulator, deployment, 'DEPLOYED')
  return {
    emulator,
    deployment,
    url: deployment.source_config.custom_url as string,
    [Symbol.asyncDispose]: () => emulator.close()
  }
}

const get = async (url: string, path: string): Promise<Json> =>
  (await ask(url, `GET ${path}`)).json()

describe('a revision', () => {
  test('is DEPLOYED once the process serves, and never before', async () => {
    await using emulator = await start()
    const deployment = await create(emulator)
    expect(await statusOf(emulator, deployment.id, deployment.latest_revision_id)).toBe('DEPLOYING')
    expect((await ask(deployment.source_config.custom_url, 'GET /ok')).status).toBe(503)
    await reaches(emulator, deployment, 'DEPLOYED')
    expect(await get(deployment.source_config.custom_url, '/ok')).toEqual({ ok: true })
    expect(lines).toEqual(['support #1: listening', 'support #1: is serving'])
  })

  test('waits for its build on the clock of the service before a process starts', async () => {
    await using emulator = await start({ virtualClock: true, buildTime: '100s' })
    const deployment = await create(emulator)
    emulator.advance('50s')
    expect(await statusOf(emulator, deployment.id, deployment.latest_revision_id)).toBe('BUILDING')
    expect(lines).toEqual([])
    emulator.advance('40s')
    await until(async () => lines.includes('support #1: is serving'))
    expect(await statusOf(emulator, deployment.id, deployment.latest_revision_id)).toBe('DEPLOYING')
    emulator.advance('10s')
    expect(await statusOf(emulator, deployment.id, deployment.latest_revision_id)).toBe('DEPLOYED')
  })

  test.each([
    [
      'that ends',
      { SECRET_MODE: 'exit' },
      {},
      'GET /ok did not answer: the agent server ended with exit code 3'
    ],
    [
      'that never answers',
      { SECRET_MODE: 'hang' },
      { agentStartLimit: '300ms' },
      'GET /ok did not answer within 0.3 s'
    ],
    [
      'that is not there',
      {},
      { agentCommand: 'no-such-program' },
      'could not be started: spawn no-such-program ENOENT'
    ],
    ['whose environment cannot be', { A: 'nul \0' }, {}, 'null bytes']
  ])(
    '%s is never DEPLOYED, and the start page says why',
    async (_what, secrets, options, problem) => {
      await using emulator = await start(options)
      const deployment = await create(emulator, requestWith(secrets))
      await reaches(emulator, deployment, 'DEPLOY_FAILED')
      const { deployments } = (await call(emulator, 'GET /_emulator/overview')).body
      expect(deployments[0].revisions[0]).toMatchObject({
        status: 'DEPLOY_FAILED',
        problem: expect.stringContaining(problem)
      })
      expect((await read(emulator, deployment.id)).active_revision_id).toBeNull()
    }
  )

  test('takes over from the one before, whose process ends once the new one serves', async () => {
    await using server = await deployed({ VERSION: '1' })
    const { pid } = await get(server.url, '/who')
    const versionTwo = { secrets: [{ name: 'VERSION', value: '2' }] }
    const { body } = await patch(server.emulator, server.deployment.id, versionTwo)
    expect(isAlive(pid)).toBe(true)
    await reaches(server.emulator, body, 'DEPLOYED')
    expect((await get(server.url, '/env')).VERSION).toBe('2')
    await until(async () => !isAlive(pid))
  })

  test('that is superseded while it starts is not started any further', async () => {
    await using emulator = await start()
    const deployment = await create(emulator, requestWith({ SECRET_MODE: 'hang' }))
    await until(async () => lines.length > 0)
    const pid = Number(/hanging (\d+)/.exec(lines[0] ?? '')?.[1])
    const { body } = await patch(emulator, deployment.id, { secrets: [] })
    await reaches(emulator, deployment, 'SKIPPED')
    await reaches(emulator, body, 'DEPLOYED')
    await until(async () => !isAlive(pid))
  })

  test('that crashes while it serves is 502, as behind an ingress', async () => {
    await using server = await deployed()
    expect((await ask(server.url, 'GET /crash')).status).toBe(502)
    await until(async () => lines.some((line) => line.includes('ended with exit code 1')))
    expect((await ask(server.url, 'GET /ok')).status).toBe(502)
  })
})

describe('the environment of a process', () => {
  test('has the secrets and PORT, and nothing of this one by accident', async () => {
    process.env.SECRET_OF_THE_SHELL = 'x'
    try {
      await using server = await deployed({ TOKEN: 'a b\nc', PORT: '1' })
      const environment = await get(server.url, '/env')
      expect(environment).toMatchObject({
        TOKEN: 'a b\nc',
        PORT: expect.stringMatching(/^\d{4,5}$/)
      })
      expect(environment).toMatchObject({
        LANGSMITH_HOST_REVISION_ID: server.deployment.latest_revision_id,
        LANGSMITH_HOST_PROJECT_ID: server.deployment.id,
        LANGSMITH_TENANT_ID: DEFAULT_TENANT_ID,
        LANGSMITH_DEPLOYMENT_NAME: 'support'
      })
      expect(environment.PATH).toBe(process.env.PATH)
      expect(environment.SECRET_OF_THE_SHELL).toBeUndefined()
    } finally {
      delete process.env.SECRET_OF_THE_SHELL
    }
  })
})

describe('a request goes through', () => {
  test('with its path, query and headers, and with the unchanged response', async () => {
    await using server = await deployed()
    const seen = await get(server.url, '/a%20b/c?d=e%2Ff')
    expect(seen.url).toBe('/a%20b/c?d=e%2Ff')
    expect(seen.headers).toMatchObject({
      'x-api-key': 'key',
      'x-forwarded-prefix': `/agents/${server.deployment.id}`
    })
    const refused = await ask(server.url, 'GET /refuse')
    expect([refused.status, await refused.json()]).toEqual([418, { no: true }])
    const head = await ask(server.url, 'HEAD /who')
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'application/json'])
  })

  test('piece by piece in both directions, of any type', async () => {
    await using server = await deployed()
    let next: (piece: string | null) => void = () => {}
    const body = new ReadableStream({
      start: (controller) => {
        next = (piece) =>
          piece === null ? controller.close() : controller.enqueue(new TextEncoder().encode(piece))
        next('first')
      }
    })
    const headers = { 'x-api-key': 'key', 'content-type': 'application/x-anything' }
    const answer = await fetch(`${server.url}/echo`, {
      method: 'POST',
      headers,
      body,
      duplex: 'half'
    })
    const reader = (answer.body as ReadableStream<Uint8Array>).getReader()
    const read = async () => new TextDecoder().decode((await reader.read()).value)
    expect(await read()).toBe('first')
    next('second')
    expect(await read()).toBe('second')
    next(null)
    expect((await reader.read()).done).toBe(true)
  })

  test('and is aborted with the client, so that an agent does not work without one', async () => {
    await using server = await deployed()
    const leaving = new AbortController()
    const visit = { headers: { 'x-api-key': 'key' }, signal: leaving.signal }
    const mute = fetch(`${server.url}/mute`, visit)
    expect((await fetch(`${server.url}/forever`, visit)).status).toBe(200)
    await until(async () => lines.includes('support #1: asked'))
    leaving.abort()
    await expect(mute).rejects.toThrow('aborted')
    for (const path of ['/mute', '/forever']) {
      await until(async () => lines.includes(`support #1: client is gone from ${path}`))
    }
  })

  test('and meets the faults that were scripted; its body is not kept', async () => {
    await using server = await deployed(
      {},
      { faults: ['POST /agents/*/echo 503', 'POST /agents/*/echo drop-after'] }
    )
    expect((await ask(server.url, 'POST /echo', { body: {} })).status).toBe(503)
    await expect(
      ask(server.url, 'POST /echo', { body: {} }).then((answer) => answer.text())
    ).rejects.toThrow()
    expect(await (await ask(server.url, 'POST /echo', { body: { a: 1 } })).json()).toEqual({ a: 1 })
    expect(
      (await call(server.emulator, 'GET /_emulator/requests')).body.at(-1).body
    ).toBeUndefined()
  })
})

describe('the deploy log', () => {
  const logOf = async ({
    emulator,
    deployment
  }: Pick<Awaited<ReturnType<typeof deployed>>, 'emulator' | 'deployment'>) =>
    (await call(emulator, `POST /v1/projects/${deployment.id}/deploy_logs`, { body: {} })).body
      .logs as Json[]

  test('has what the process prints, and the level that a line names once', async () => {
    await using server = await deployed()
    for (const line of [
      'WARN: low memory',
      '\u001b[31m[error    ] no model\u001b[0m',
      '2026-01-01T00:00:00.000Z INFO:     ready',
      'no ERRORS'
    ]) {
      await ask(server.url, `GET /print?line=${encodeURIComponent(line)}`)
    }
    const logs = await until(async () => {
      const found = await logOf(server)
      return found.at(-1)?.message === 'no ERRORS' && found
    })
    expect(logs.map(({ level, message }) => `${level} ${message}`)).toEqual([
      'INFO Starting the agent server',
      'INFO listening',
      'INFO GET /ok answers. The revision is serving.',
      'WARNING low memory',
      'ERROR no model',
      'INFO 2026-01-01T00:00:00.000Z ready',
      'INFO no ERRORS'
    ])
    expect(new Set(logs.map(({ id }) => id)).size).toBe(7)
  })
})

describe('clients stay at the public address', () => {
  test('in a redirect, wherever it leads', async () => {
    await using server = await deployed()
    const { id } = server.deployment
    for (const [sent, seen] of [
      ['http://127.0.0.1:PORT/docs?a=b#c', `/agents/${id}/docs?a=b#c`],
      ['http://localhost:PORT', `/agents/${id}/`],
      ['../docs', '../docs'],
      [`/agents/${id}/docs`, `/agents/${id}/docs`],
      ['https://login.example/a', 'https://login.example/a']
    ] as const) {
      const to = `${server.url}/to/307?location=${encodeURIComponent(sent)}`
      const { status, headers } = await fetch(to, {
        headers: { 'x-api-key': 'key' },
        redirect: 'manual'
      })
      expect([status, headers.get('location')]).toEqual([307, seen])
    }
  })

  test('but the location of a created resource is as sent, and no WebSocket passes', async () => {
    await using server = await deployed()
    const { headers } = await ask(server.url, 'GET /to/201?location=/threads/1')
    expect(headers.get('location')).toBe('/threads/1')
    expect(await upgrade(server.url)).toEqual([
      501,
      'close',
      expect.stringContaining('WebSockets are not supported')
    ])
  })
})

describe('no process is left over', () => {
  test('after a close: plain ones, those deaf to SIGTERM, and the children of both', async () => {
    const kinds: Record<string, string>[] = [
      {},
      { SECRET_MODE: 'deaf' },
      { CHILD: '1' },
      { CHILD: 'deaf', SECRET_MODE: 'deaf' }
    ]
    const pids = await Promise.all(
      kinds.map(async (secrets) => {
        const server = await deployed(secrets)
        const { pid } = await get(server.url, '/who')
        await server.emulator.close()
        return pid as number
      })
    )
    await until(async () => !pids.some(isAlive))
  })

  test('after its deployment is deleted, and after a reset', async () => {
    await using server = await deployed()
    const { pid } = await get(server.url, '/who')
    await call(server.emulator, `DELETE /v2/deployments/${server.deployment.id}`)
    await until(async () => !isAlive(pid))
    const again = await create(server.emulator)
    await reaches(server.emulator, again, 'DEPLOYED')
    const { pid: second } = await get(again.source_config.custom_url, '/who')
    await call(server.emulator, 'POST /_emulator/reset')
    await until(async () => !isAlive(second))
  })
})

test('a restart with the state file starts the processes, and changes no status', async () => {
  const place = mkdtempSync(join(tmpdir(), 'emulator-state-'))
  const state = join(place, 'state.json')
  try {
    const first = await deployed({ VERSION: '7' }, { state })
    const { pid } = await get(first.url, '/who')
    await first.emulator.restart('10ms')
    await until(async () => (await ask(first.url, 'GET /env')).status === 200)
    expect((await get(first.url, '/env')).VERSION).toBe('7')
    expect((await get(first.url, '/who')).pid).not.toBe(pid)
    await first.emulator.close()

    await using second = await start({ state, agentCommand: 'no-such-program' })
    const url = `${second.url}/agents/${first.deployment.id}`
    await until(async () => (await ask(url, 'GET /ok')).status === 502)
    const { id, latest_revision_id } = first.deployment
    expect(await statusOf(second, id, latest_revision_id)).toBe('DEPLOYED')
  } finally {
    rmSync(place, { recursive: true })
  }
})

describe('a command line', () => {
  test.each([
    ['node server.mjs', ['node', 'server.mjs']],
    [`a "b c" 'd "e"' f"g h"i`, ['a', 'b c', 'd "e"', 'fg hi']],
    [String.raw`a "say \"hi\" \\ \n"`, ['a', String.raw`say "hi" \ \n`]],
    [
      String.raw`C:\tools\node.exe $HOME *.js ~ | x`,
      [String.raw`C:\tools\node.exe`, '$HOME', '*.js', '~', '|', 'x']
    ],
    [`a\t"" ''`, ['a', '', '']]
  ])('%j is split without a shell', (text, words) => {
    expect(splitCommand(text)).toEqual(words)
  })

  test.each([`a "b`, `a 'b`, '', '""'])('%j is refused', (text) => {
    expect(() => splitCommand(text)).toThrow(OptionError)
  })

  test('needs the folder that it is run in', async () => {
    await expect(startEmulator({ agentCommand: 'node x' })).rejects.toThrow(
      '--agent-command needs --repo'
    )
  })
})
