/** No secret is readable in anything that a run leaves, whoever sends it back; what is public stays. */
import { describe, expect, test } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { FORMS, KINDS, leaks } from '../../support/leaks.js'
import {
  type HostileOptions,
  hostileControlPlane
} from '../../support/servers/hostile-control-plane.js'
import { type RawRequest, reply, replyJson } from '../../support/servers/raw-server.js'
import {
  DEPLOYMENT_ID,
  REVISION_ID,
  type ToldDeployment
} from '../../support/servers/told-deployments.js'
import { shownMarkdown } from '../../support/shown-markdown.js'
import { COMMIT, gitInputs, logLines, runSource, shown } from './bundle.js'

const SECRETS = {
  PLAIN: 'sk-plain-Value/with+signs==',
  PEM: '-----BEGIN KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQ\nEFAASCBKcwggSjAgEAAoIBAQ==\n-----END KEY-----',
  QUOTED: 'pa"ss\\wo\'rd & <more>',
  UNICODE: 'pässwörd-✓-schlüssel'
}
const CREDENTIALS = {
  api_key: 'api-key-0123456789',
  bearer_token: 'bearer-token-0123456789',
  tenant_id: 'tenant-0123456789',
  github_token: 'ghs_0123456789abcdef'
}
/** In an answer of the service, and in no input. */
const HELD = 'a-value-that-only-the-service-knew'
const GIVEN = [...Object.values(SECRETS), ...Object.values(CREDENTIALS)]

/** One run with all secrets, in time of its own. */
async function run(
  options: Partial<HostileOptions>,
  inputs: Record<string, string> = {}
): Promise<ActionResult> {
  const deployment = {
    secrets: [{ name: 'HELD', value: HELD }],
    source_config: { install_command: 'x' }
  }
  const plane = await hostileControlPlane({ deployment, ...options })
  const given = { ...CREDENTIALS, secrets: JSON.stringify(SECRETS), timeout: '4s', ...inputs }
  const result = await runSource(gitInputs(plane.url, given), {
    clock: new VirtualClock(Date.now()),
    variables: { RUNNER_DEBUG: '1' }
  })
  await plane.close()
  return result
}

/** Answers the write of a run. */
const refusing = (answer: (request: RawRequest) => Buffer): Partial<HostileOptions> => ({
  intercept: (request) => (/PATCH|POST/.test(request.method) ? answer(request) : undefined)
})

const left = ({ stdout, outputs, summary }: ActionResult) => ({
  log: shown(stdout),
  outputs: JSON.stringify(outputs),
  plain: Object.values(outputs).join('\n'),
  summary,
  markdown: shownMarkdown(summary)
})
const leaked = (result: ActionResult) => leaks(left(result), [...GIVEN, HELD])

/** The masks before the first other line of the log, and those after it. */
function masksOf({ stdout }: ActionResult): { first: string[]; later: string[] } {
  const lines = logLines(stdout)
  const begin = lines.findIndex((line) => !line.startsWith('::add-mask::'))
  const masks = (some: string[]) =>
    some
      .filter((line) => line.startsWith('::add-mask::'))
      .map((line) =>
        decodeURIComponent(line.slice('::add-mask::'.length).replace(/%(?!25|0A|0D)/g, '%25'))
      )
  return { first: masks(lines.slice(0, begin)), later: masks(lines.slice(begin)) }
}

describe('a secret that a service sends back is not shown', () => {
  test.each(KINDS)('as %s', async (kind) => {
    const said = [...GIVEN, HELD].map((value) => FORMS[kind]?.(value))
    const result = await run(
      refusing(() => replyJson(400, { detail: `bad: ${said.join(' ')} end` }))
    )
    expect({ exitCode: result.exitCode, leaked: leaked(result) }).toEqual({
      exitCode: 1,
      leaked: []
    })
    expect(shown(result.stdout)).toContain('***')
  })

  test.each<[string, (request: RawRequest) => Buffer]>([
    [
      'the whole request',
      ({ body, headers }) => replyJson(400, { detail: `${body} ${JSON.stringify(headers)}` })
    ],
    [
      'entries of a 422',
      () =>
        replyJson(422, {
          detail: GIVEN.map((value) => ({ loc: [value], msg: value, type: value }))
        })
    ],
    [
      'a body of its own',
      ({ body }) => replyJson(409, { error: { request: JSON.parse(body).secrets } })
    ],
    ['a text', () => reply(403, GIVEN.join(' '))],
    [
      'a redirect',
      () => reply(307, '', { location: `https://elsewhere.example/?key=${CREDENTIALS.api_key}` })
    ],
    ['nonsense', () => reply(200, `${GIVEN.join(' ')} and no JSON`)],
    [
      'an invisible character inside',
      () => replyJson(400, { detail: SECRETS.PLAIN.replace('V', '\u200bV') })
    ],
    [
      'the end that is cut off',
      () => replyJson(400, { detail: `${'x'.repeat(980)} ${SECRETS.PLAIN.repeat(2)}` })
    ]
  ])('in %s', async (_, answer) => {
    const result = await run(refusing(answer))
    expect({ exitCode: result.exitCode, leaked: leaked(result) }).toEqual({
      exitCode: 1,
      leaked: []
    })
  })

  test('in a name, a ref or a status', async () => {
    const code = { repo_ref: SECRETS.PLAIN, graph_config_path: CREDENTIALS.api_key }
    const deployment = { source_revision_config: code }
    expect(
      leaked(await run({ deployment, revisions: [{ status: `WAITING ${CREDENTIALS.api_key}` }] }))
    ).toEqual([])
  })

  test('in the log of a build, colored, cut, or over several lines', async () => {
    const { PLAIN, PEM } = SECRETS
    const colored = `${PLAIN.slice(0, 5)}\u001b[31m${PLAIN.slice(5)}`
    const messages = [
      'the end',
      `KEY=${PLAIN}`,
      colored,
      PEM,
      `${'y'.repeat(285)}${PLAIN}`,
      HELD,
      'the begin'
    ]
    const result = await run({
      deployment: null,
      revisions: [{ status: 'BUILD_FAILED' }],
      intercept: ({ path }) =>
        path.endsWith('_logs')
          ? replyJson(200, { logs: messages.map((message) => ({ message })) })
          : undefined
    })
    expect(leaks(left(result), GIVEN)).toEqual([])
    expect(result.summary).toMatch(/Last lines of the build log.*the begin.*KEY=\*\*\*.*the end/s)
  })
})

test('every given secret is masked, whole and by line, before any other line', async () => {
  const { first, later } = masksOf(await run({ deployment: null }))
  for (const value of GIVEN)
    expect(first).toEqual(expect.arrayContaining([value, ...value.split('\n')]))
  expect(later).toEqual([])
})

test.each<[string, object]>([
  ['a list', { secrets: [{ name: 'A', value: HELD }], hint: `see ${HELD}` }],
  ['a map', { error: { message: `see ${HELD}`, secrets: { A: HELD } } }],
  ['JSON in a text', { detail: `conflict with {"secrets": [{"name": "A", "value": "${HELD}"}]}` }]
])(
  'a secret that only the service knew is masked as soon as it is seen, and not shown: %s',
  async (_, body) => {
    const { stdout, ...result } = await run({
      deployment: {},
      ...refusing(() => replyJson(409, body))
    })
    expect(leaked({ stdout, ...result })).toEqual([])
    const lines = logLines(stdout)
    const mask = lines.indexOf(`::add-mask::${HELD}`)
    expect([mask > 0, lines.findIndex((line) => line.startsWith('::error'))]).toEqual([
      true,
      expect.any(Number)
    ])
    expect(lines.findIndex((line) => line.startsWith('::error'))).toBeGreaterThan(mask)
  }
)

test('what is public among the secrets blanks no output and no link, and a notice names what is not masked', async () => {
  const custom_url = 'https://support-main.agents.example'
  const deployment: ToldDeployment = {
    custom_url,
    source_revision_config: {
      repo_ref: 'main',
      graph_config_path: 'graph.json',
      repo_commit_sha: COMMIT
    },
    latest_revision_id: '12bc1f6e-3c9b-4a52-8f11-6d0e5b7c9a9d'
  }
  const intercept = ({ method }: RawRequest) => {
    if (method === 'PATCH') deployment.latest_revision_id = REVISION_ID
    return undefined
  }
  const PUBLIC = {
    A_WORD: 'true',
    A_BRANCH: 'main',
    A_NAME: 'support',
    A_COMMIT: COMMIT,
    A_SHORT: 'eu'
  }
  const secrets = JSON.stringify({ ...PUBLIC, OWN_URL: custom_url, TOKEN: SECRETS.PLAIN })
  const revisions = [{ status: 'DEPLOYED', source_revision_config: { repo_commit_sha: COMMIT } }]
  const result = await run(
    { deployment, intercept, revisions },
    { secrets, new_revision: 'always' }
  )
  expect(result.outputs).toMatchObject({
    deployment_id: DEPLOYMENT_ID,
    revision_id: REVISION_ID,
    commit_sha: COMMIT,
    url: custom_url
  })
  expect(result.summary).toContain(`](${custom_url}/docs)`)
  expect(masksOf(result).first).toEqual(expect.arrayContaining([custom_url, SECRETS.PLAIN]))
  for (const value of Object.values(PUBLIC)) expect(masksOf(result).first).not.toContain(value)
  const notice =
    logLines(result.stdout).find((line) => line.startsWith('::notice::Not masked')) ?? ''
  for (const name of Object.keys(PUBLIC)) expect(notice).toContain(name)
  expect(notice).not.toContain('TOKEN')
})

describe('a command may hold a token, and a URL a password', () => {
  const TOKEN = `npm_${'Zz9Yy8Xx7'.repeat(4)}`
  const install_command = `npm config set //registry.npmjs.org/:_authToken=${TOKEN} && npm ci`
  const OLD = 'npm i https://robot:pass-4711@npm.example/x --token old-token-4711'

  test.each(['plan', 'deploy'])(
    '%s shows that a command changes, and not what it is',
    async (command) => {
      const deployment = { source_config: { install_command: OLD } }
      const result = await run({ deployment }, { command, install_command })
      expect(JSON.parse(result.outputs['plan'] ?? '').changes).toContainEqual({
        path: 'source_config.install_command',
        difference: 'changed',
        new_revision: false
      })
      expect(JSON.stringify(left(result))).not.toMatch(
        new RegExp(`${TOKEN}|4711|registry\\.npmjs|npm ci`)
      )
    }
  )

  test('users and passwords in the URLs of both are masked, and URLs are shown without them', async () => {
    const detail = 'failed: https://robot:pass-4711@npm.example/x with pass-4711 and new-4711'
    const deployment = { source_config: { install_command: OLD } }
    const result = await run(
      { deployment, ...refusing(() => replyJson(400, { detail })) },
      { install_command: 'npm i https://robot:new-4711@npm.example/x' }
    )
    expect(shown(result.stdout)).toContain('failed: https://npm.example/x with *** and ***')
    expect(JSON.stringify(left(result))).not.toMatch(/4711|robot/)
  })
})
