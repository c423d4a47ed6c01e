/** The flags of `emulator` and the script file: what they set, and what a wrong one gets. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { createCore } from '../../emulator/emulator.js'
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
    [['--port', '70000'], '--port: "70000" is not a whole number from 0 to 65535.'],
    [
      ['--build-time', '3'],
      '--build-time: "3" is not a duration. Use a form like 250ms, 90s, 30m or 1h30m.'
    ],
    [['--head', 'main'], '--head: "main" has no commit. Use REF=SHA, such as main=1a2b3c4.'],
    [['--integration', 'acme=1'], '--integration: "1" is not a UUID. Use NAME or NAME=UUID.'],
    [['--repo', '/no/such/folder'], '--repo: the folder "/no/such/folder" does not exist.'],
    [['--fault', 'GET /'], '--fault: "GET /" is not a fault. Use METHOD PATH FAULT'],
    [['--agent', 'thow'], '--agent: "thow" is not a behavior. Did you mean "throw"?'],
    [['--agent', 'deployment=support'], '--agent: no behavior is given. Use'],
    [['--agent-command', 'node "x'], '--agent-command: node "x: a quote is not closed.'],
    [
      ['--fault', 'GTE /v2/** drop'],
      '--fault: "GTE /v2/** drop": method: "GTE" is no HTTP method. Did you mean "GET"?'
    ],
    [
      ['--fault', 'GET /v2/** trunkate'],
      '--fault: "trunkate" is not a fault. Did you mean "truncate"?'
    ],
    [
      ['--fault', 'GET /v2/** 201'],
      '--fault: "GET /v2/** 201": status: must be from 300 to 599. Use'
    ],
    [
      ['--outcome', 'stuck:BULDING'],
      '"stuck:BULDING" is not a status. Did you mean "stuck:BUILDING"?'
    ],
    [
      ['--outcome', 'SKIPPED deployment='],
      '"SKIPPED deployment=": deployment: must be the name of a deployment. Use'
    ],
    [
      ['--outcome', 'SKIPPED times=0'],
      '"SKIPPED times=0": times: must be a whole number from 1, or always. Use'
    ],
    [
      ['--allow-host', 'http://cp:8124'],
      '--allow-host: "http://cp:8124" is not a host name. Use the name only'
    ],
    [['--api-key', ''], '--api-key: the value is empty.'],
    [['--prot', '1'], 'Unknown flag --prot.'],
    [['--port', '1', '--port', '2'], '--port is given twice.'],
    [['--port'], "Option '--port <PORT>' argument missing."],
    [['--build-time=-5s'], '--build-time: "-5s" is not a duration.'],
    [['--quiet=false'], '--quiet takes no value.'],
    [
      ['--dialect', 'constructor'],
      '--dialect: "constructor" is not a dialect. Use neutral or langsmith.'
    ],
    [['more'], 'Too many arguments.']
  ])('%j', (args, message) => {
    expect(() => readFlags(args)).toThrow(UsageError)
    expect(() => readFlags(args)).toThrow(message)
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
      't'
    ],
    [
      '--build-time',
      '1m',
      '--delete-time',
      '5s',
      '--head',
      'a=b=1a2b3c4',
      '--repo',
      folder,
      '--integration',
      'acme'
    ],
    [
      '--integration',
      `other=${DEFAULT_INTEGRATION_ID}`,
      '--listener',
      'one,two',
      '--outcome',
      'SKIPPED times=2'
    ],
    [
      '--fault',
      'GET /v2/** 429 retry-after=3 times=always',
      '--script',
      's',
      '--state',
      'f',
      '--documented-only'
    ],
    [
      '--virtual-clock',
      '--quiet',
      '--agent',
      'slow-start=2s crlf throw deployment=support revision=2'
    ],
    [
      '--agent-command',
      'node "my server.mjs" {port}',
      '--agent-start-limit',
      '2m',
      '--bearer-token',
      'x'
    ]
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
      faults: [
        {
          method: 'GET',
          path: '/v2/**',
          kind: 'status',
          status: 429,
          retry_after: 3,
          times: 'always'
        }
      ],
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

test('integrations and listeners exist by default, under ids that never change', async () => {
  const ids = async (options: Json) => {
    const { controlPlane } = createCore(options)
    return [...controlPlane.integrations, ...controlPlane.listeners].map(({ id }) => id)
  }
  expect(await ids({})).toEqual([DEFAULT_INTEGRATION_ID, DEFAULT_LISTENER_ID])
  const given = {
    integrations: [{ name: 'acme' }, { name: 'other' }],
    listeners: [{ cluster_namespaces: ['a'] }]
  }
  const made = await ids(given)
  expect([await ids(given), new Set(made).size]).toEqual([made, 3])
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
        - { ref: next, commit_sha: abc }
        - main=1a2b3c4
      integrations:
        - { name: acme, id: ${DEFAULT_INTEGRATION_ID}, installation_id: 7 }
        - other
      listeners:
        - { compute_type: vm }
        - agents,previews
    `)
    const { id, latest_revision_id, source_revision_config } = await create(emulator, gitRequest())
    expect(source_revision_config.repo_commit_sha).toBe('1a2b3c4')
    const revision = await call(
      emulator,
      `GET /v2/deployments/${id}/revisions/${latest_revision_id}`
    )
    expect(revision.body.status).toBe('BUILD_FAILED')
    expect((await call(emulator, 'GET /v2/listeners')).status).toBe(503)
    expect((await call(emulator, 'GET /v1/integrations/git_host/install')).status).toBe(502)
    expect(emulator.controlPlane.integrations).toMatchObject([
      { name: 'acme', installation_id: 7 },
      { name: 'other' }
    ])
    const namespaces = { cluster_namespaces: ['agents', 'previews'] }
    expect(emulator.controlPlane.listeners).toMatchObject([
      { compute_type: 'vm' },
      { compute_config: namespaces }
    ])
  })

  test.each([
    ['a: [', /^--script: .*script.yml" is not valid YAML or JSON: .* at line 1/],
    [
      'falts: []',
      /script.yml": Unrecognized key: "falts"\. Known keys: outcomes, faults, agents, heads/
    ],
    ['heads: [{ ref: main }]', /script.yml": heads.0.commit_sha/],
    ['heads: [main]', /script.yml": heads.0: "main" has no commit/],
    [
      'faults: [GET / 503, nonsense]',
      /script.yml": faults.1: "nonsense" is not a fault\. Use METHOD PATH FAULT/
    ],
    ['outcomes: [{ outcome: lower }]', /script.yml": outcomes.0.outcome: must be STATUS/]
  ])('%s is refused in one line', async (text, message) => {
    await expect(script(text)).rejects.toThrow(message)
  })

  test('that does not exist is named in the error', async () => {
    await expect(startEmulator({ script: join(folder, 'none.yml') })).rejects.toThrow(
      /^--script: the file ".*none.yml" does not exist\.$/
    )
  })
})
