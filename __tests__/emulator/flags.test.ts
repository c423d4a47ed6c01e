/** The flags of `emulator` and the script file: what they set, and what a wrong one gets. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { DEFAULT_INTEGRATION_ID, DEFAULT_LISTENER_ID, startEmulator } from '../../emulator/index.js'
import { readFlags as read } from '../../src/cli/emulator/flags.js'
import { UsageError } from '../../src/cli/usage-error.js'
import { call, create, gitRequest, type Json } from './support.js'

let help = ''
const readFlags = (args: string[]) =>
  read(args, (text) => {
    help += text
  })

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-flags-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

describe('a flag that makes no sense is refused in one line that names it', () => {
  test.each([
    [['--port', 'x'], '--port: "x" is not a whole number from 0 to 65535.'],
    [['--port', '70000'], '--port: "70000" is not a whole number from 0 to 65535.'],
    [['--build-time', '3'], '--build-time: "3" is not a duration. Use a form like 250ms, 90s, 30m or 1h30m.'],
    [
      ['--build-time', '99999999999h'],
      '--build-time: "99999999999h" is longer than 100 years. Use a shorter duration.'
    ],
    [['--head', 'main'], '--head: "main" has no commit. Use REF=SHA, such as main=1a2b3c4.'],
    [['--head', 'main=zzz'], '--head: "zzz" is not a commit. Use 7 to 64 hex digits, such as main=1a2b3c4.'],
    [['--integration', 'acme=1'], '--integration: "1" is not a UUID. Use NAME or NAME=UUID.'],
    [['--repo', '/no/such/folder'], '--repo: the folder "/no/such/folder" does not exist.'],
    [['--fault', 'GET /'], '--fault: "GET /" is not a fault. Use METHOD PATH FAULT'],
    [['--agent', 'sleepy'], '--agent: "sleepy" is not a behavior. Use one or more of slow-start=TIME, fail-start'],
    [['--agent', ''], '--agent: no behavior is given. Use'],
    [['--agent', 'thow'], '--agent: "thow" is not a behavior. Did you mean "throw"?'],
    [['--agent', 'deployment=support'], '--agent: no behavior is given. Use'],
    [['--agent-command', 'node "x'], '--agent-command: node "x: a quote is not closed.'],
    [['--agent-command', ' '], '--agent-command: the command is empty.'],
    [['--fault', 'GET /v2/** 99'], '--fault: "99" is not a fault. Use METHOD PATH FAULT'],
    [
      ['--fault', 'GTE /v2/** drop'],
      '--fault: "GTE /v2/** drop": method: "GTE" is no HTTP method. Did you mean "GET"?'
    ],
    [['--fault', 'GET /v2/** trunkate'], '--fault: "trunkate" is not a fault. Did you mean "truncate"?'],
    [['--fault', 'GET /v2/** 201'], '--fault: "GET /v2/** 201": status: must be from 300 to 599. Use'],
    [['--outcome', 'failed'], '--outcome: "failed": outcome: must be STATUS, stuck:STATUS'],
    [['--outcome', 'BUILD_FAIL'], '--outcome: "BUILD_FAIL" is not a status. Did you mean "BUILD_FAILED"?'],
    [['--outcome', 'stuck:BULDING'], '"stuck:BULDING" is not a status. Did you mean "stuck:BUILDING"?'],
    [['--outcome', 'SKIPPED deployment='], '"SKIPPED deployment=": deployment: must be the name of a deployment. Use'],
    [['--outcome', 'SKIPPED revision=x'], '"SKIPPED revision=x": revision: must be a whole number. Use'],
    [['--outcome', 'SKIPPED times=0'], '"SKIPPED times=0": times: must be a whole number from 1, or always. Use'],
    [['--allow-host', 'http://cp:8124'], '--allow-host: "http://cp:8124" is not a host name. Use the name only'],
    [['--outcome', 'SKIPPED', 'deployment=a'], 'Too many arguments.'],
    [['--api-key', ''], '--api-key: the value is empty.'],
    [['--prot', '1'], "Unknown option '--prot'."],
    [['--wholly-other'], "Unknown option '--wholly-other'."],
    [['--port', '1', '--port', '2'], '--port is given twice.'],
    [['--port'], "Option '--port <PORT>' argument missing."],
    [['--build-time', '-5s'], '--build-time: "-5s" is not a duration.'],
    [['--build-time=-5s'], '--build-time: "-5s" is not a duration.'],
    [['--quiet=false'], '--quiet takes no value.'],
    [['--virtual-clock=false'], '--virtual-clock takes no value.'],
    [['more'], 'Too many arguments.']
  ])('%j', (args, message) => {
    expect(() => readFlags(args)).toThrow(UsageError)
    expect(() => readFlags(args)).toThrow(message)
    expect(() => readFlags(args)).toThrow(/^.+$/)
  })
})

test('every flag sets its option, and the help lists it', () => {
  const args = [
    [
      '--port',
      '0',
      '--host',
      '::1',
      '--allow-host',
      'cp',
      '--api-key',
      'a',
      '--api-key',
      'b',
      '--tenant-id',
      't',
      '--bearer-token',
      'x'
    ],
    ['--build-time', '1m', '--delete-time', '5s', '--head', 'a=b=1a2b3c4', '--repo', folder, '--integration', 'acme'],
    ['--integration', `other=${DEFAULT_INTEGRATION_ID}`, '--listener', 'one,two', '--outcome', 'SKIPPED times=2'],
    ['--fault', 'GET /v2/** 429 retry-after=3 times=always', '--script', 's', '--state', 'f', '--documented-only'],
    ['--virtual-clock', '--quiet', '--agent', 'slow-start=2s crlf throw deployment=support revision=2'],
    ['--agent-command', 'node "my server.mjs" {port}', '--agent-start-limit', '2m']
  ].flat()
  expect(readFlags(args)).toEqual({
    quiet: true,
    options: {
      port: 0,
      host: '::1',
      allowedHosts: ['cp'],
      apiKeys: ['a', 'b'],
      tenantIds: ['t'],
      bearerTokens: ['x'],
      agents: [{ slow_start: '2s', crlf: true, run: 'throw', deployment: 'support', revision: 2 }],
      agentCommand: 'node "my server.mjs" {port}',
      agentStartLimit: 120_000,
      buildTime: 60_000,
      deleteTime: 5_000,
      heads: [{ ref: 'a=b', commit_sha: '1a2b3c4' }],
      repo: folder,
      integrations: [{ name: 'acme' }, { name: 'other', id: DEFAULT_INTEGRATION_ID }],
      listeners: [{ cluster_namespaces: ['one', 'two'] }],
      outcomes: [{ outcome: 'SKIPPED', times: 2 }],
      faults: [{ method: 'GET', path: '/v2/**', kind: 'status', status: 429, retry_after: 3, times: 'always' }],
      script: 's',
      state: 'f',
      documentedOnly: true,
      virtualClock: true
    }
  })
  for (const wanted of ['--help', '--help-all']) {
    help = ''
    expect(readFlags([wanted])).toBeUndefined()
    for (const flag of args.filter((arg) => arg.startsWith('--'))) expect(help).toContain(flag)
    expect(help.split('\n').length <= 60).toBe(wanted === '--help')
  }
})

describe('integrations and listeners', () => {
  const ids = async (options: Json) => {
    await using emulator = await startEmulator(options)
    const integrations = (await call(emulator, 'GET /v1/integrations/git_host/install')).body
    const listeners = (await call(emulator, 'GET /v2/listeners')).body
    return { integrations, listeners }
  }

  test('exist by default, under documented ids', async () => {
    expect(await ids({})).toMatchObject({
      integrations: [{ id: DEFAULT_INTEGRATION_ID, name: 'local' }],
      listeners: {
        resources: [
          { id: DEFAULT_LISTENER_ID, compute_type: 'cluster', compute_config: { cluster_namespaces: ['default'] } }
        ],
        offset: 0
      }
    })
  })

  test('that are given have ids that stay the same from run to run', async () => {
    const given = { integrations: [{ name: 'acme' }, { name: 'other' }], listeners: [{ cluster_namespaces: ['a'] }] }
    const { integrations, listeners } = await ids(given)
    expect(await ids(given)).toEqual({ integrations, listeners })
    expect(new Set([...integrations, ...listeners.resources].map(({ id }: Json) => id)).size).toBe(3)
  })
})

describe('the script file', () => {
  const script = (text: string, name = 'script.yml') => {
    const path = join(folder, name)
    writeFileSync(path, text)
    return startEmulator({ script: path, buildTime: 0 })
  }

  test('sets outcomes, faults, heads, integrations and listeners', async () => {
    await using emulator = await script(`
      outcomes:
        - BUILD_FAILED deployment=support
        - { outcome: SKIPPED, deployment: other }
      faults:
        - GET /v2/listeners 503
        - { method: GET, path: /v1/**, kind: status, status: 502 }
      heads:
        - { ref: main, commit_sha: abc }
      integrations:
        - { name: acme, id: ${DEFAULT_INTEGRATION_ID}, installation_id: 7 }
      listeners:
        - { compute_type: vm }
    `)
    const { id, latest_revision_id, source_revision_config } = await create(emulator, gitRequest())
    expect(source_revision_config.repo_commit_sha).toBe('abc')
    const revision = await call(emulator, `GET /v2/deployments/${id}/revisions/${latest_revision_id}`)
    expect(revision.body.status).toBe('BUILD_FAILED')
    expect((await call(emulator, 'GET /v2/listeners')).status).toBe(503)
    expect((await call(emulator, 'GET /v1/integrations/git_host/install')).status).toBe(502)
    expect((await call(emulator, 'GET /v2/listeners')).body.resources).toMatchObject([{ compute_type: 'vm' }])
    expect((await call(emulator, 'GET /v1/integrations/git_host/install')).body).toMatchObject([
      { name: 'acme', installation_id: 7 }
    ])
  })

  test('takes heads, integrations and listeners as text, as their flags do', async () => {
    await using emulator = await script(
      '{ heads: [main=1a2b3c4], integrations: [acme], listeners: ["agents,previews"] }'
    )
    expect(emulator.controlPlane.integrations).toMatchObject([{ name: 'acme' }])
    expect(emulator.controlPlane.listeners[0]?.compute_config).toEqual({ cluster_namespaces: ['agents', 'previews'] })
    const request = gitRequest()
    request.source_config['integration_id'] = emulator.controlPlane.integrations[0]?.id
    expect((await create(emulator, request)).source_revision_config.repo_commit_sha).toBe('1a2b3c4')
    await expect(script('heads: [main]')).rejects.toThrow('heads.0: "main" has no commit. Use REF=SHA')
  })

  test.each([
    ['a: [', /^--script: .*script.yml" is not valid YAML or JSON: .* at line 1/],
    ['falts: []', /script.yml": Unrecognized key: "falts"\. Known keys: outcomes, faults, agents, heads/],
    ['heads: [{ ref: main }]', /script.yml": heads.0.commit_sha/],
    ['faults: [GET / 503, nonsense]', /script.yml": faults.1: "nonsense" is not a fault\. Use METHOD PATH FAULT/],
    ['outcomes: [{ outcome: lower }]', /script.yml": outcomes.0.outcome: must be STATUS/]
  ])('%s is refused in one line', async (text, message) => {
    await expect(script(text)).rejects.toThrow(message)
    await expect(script(text)).rejects.toThrow(/^.+$/)
  })

  test('that does not exist is named in the error', async () => {
    await expect(startEmulator({ script: join(folder, 'none.yml') })).rejects.toThrow(
      /^--script: the file ".*none.yml" does not exist\.$/
    )
  })
})
