import { describe, expect, test } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import { type RawAnswer, type RawRequest, reply, replyJson } from '../../support/servers/raw-server.js'
import { shownMarkdown } from '../../support/shown-markdown.js'
import { gitInputs, logLines, PUSH, runSource, shown } from './bundle.js'

const PLAIN = 'sk-plain-Value/with+signs=='
const PEM = '-----BEGIN KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQ\nEFAASCBKcwggSjAgEAAoIBAQ==\n-----END KEY-----'
const QUOTED = 'pa"ss\\wo\'rd & <more>'
const UNICODE = 'pässwörd-✓-schlüssel'
const BEARER = 'bearer-token-0123456789'
const TENANT = 'tenant-0123456789'
const KEY = 'api-key-0123456789'
const SERVER_HELD = 'a-value-that-only-the-service-knew'
const SECRETS = { PLAIN, PEM, QUOTED, UNICODE }

/** Every form in which one of the values may show up. */
const FORMS = [...Object.values(SECRETS), BEARER, TENANT, KEY].flatMap((value) => {
  const parts = [value, ...value.split('\n')]
  return parts.flatMap((part) => [
    part,
    JSON.stringify(part).slice(1, -1),
    encodeURIComponent(part),
    Buffer.from(part).toString('base64'),
    Buffer.from(part).toString('base64url')
  ])
})
const ALL_FORMS = [...new Set(FORMS)]

const inputs = (url: string) =>
  gitInputs(url, {
    api_key: KEY,
    bearer_token: BEARER,
    tenant_id: TENANT,
    secrets: JSON.stringify(SECRETS),
    github_token: 'ghs_0123456789abcdef',
    timeout: '4s'
  })

/** Forms of a secret that can be read in anything that a run left behind. */
function leaks({ stdout, outputs, summary }: ActionResult): string[] {
  const places = {
    log: shown(stdout),
    outputs: JSON.stringify(outputs),
    summary,
    plain: Object.values(outputs).join('\n')
  }
  return Object.entries(places).flatMap(([place, text]) =>
    [...ALL_FORMS, SERVER_HELD, 'ghs_0123456789abcdef']
      .filter((form) => text.includes(form) || shownMarkdown(text).includes(form))
      .map((form) => `${place}: ${form}`)
  )
}

/** Runs against a server that does as it likes with what it was sent. */
async function runAgainst(intercept: (request: RawRequest) => RawAnswer, variables: Record<string, string> = {}) {
  const held = [{ name: 'HELD', value: SERVER_HELD }]
  const plane = await hostileControlPlane({
    deployment: { secrets: held, source_config: { install_command: 'x' } },
    intercept
  })
  const result = await runSource(inputs(plane.url), {
    clock: new VirtualClock(Date.now()),
    variables: { ...PUSH, ...variables }
  })
  await plane.close()
  return result
}

/** How a server may send back what it was sent. */
const ECHOES: Record<string, (request: RawRequest) => Buffer> = {
  'in the detail of a 400': ({ body, headers }) =>
    replyJson(400, { detail: `bad: ${body} ${JSON.stringify(headers)}` }),
  'value by value in a 422': ({ body }) => {
    const { secrets } = JSON.parse(body) as { secrets: { value: string }[] }
    return replyJson(422, {
      detail: secrets.map(({ value }, i) => ({ loc: ['body', 'secrets', i], msg: `not good: ${value}`, type: 'x' }))
    })
  },
  'encoded in a 422': () =>
    replyJson(422, { detail: ALL_FORMS.slice(0, 20).map((form) => ({ loc: [form], msg: form, type: 'x' })) }),
  'in JSON of its own': ({ body }) => replyJson(409, { error: { request: JSON.parse(body).secrets[0] } }),
  'in plain text': () => reply(403, `${KEY} ${BEARER} ${TENANT}`),
  'in a redirect': () =>
    reply(307, '', { location: `https://elsewhere.example/?key=${KEY}&t=${encodeURIComponent(PLAIN)}` })
}

describe('a secret', () => {
  test.each(Object.entries(ECHOES).flatMap(([name, echo]) => ['', '1'].map((debug) => ({ name, echo, debug }))))(
    'that a failing service sends back $name is nowhere to be read (RUNNER_DEBUG=$debug)',
    async ({ echo, debug }) => {
      const intercept = (request: RawRequest) => (request.method === 'PATCH' ? echo(request) : undefined)
      const result = await runAgainst(intercept, { RUNNER_DEBUG: debug })
      expect(result.exitCode).toBe(1)
      expect(leaks(result)).toEqual([])
    }
  )

  test('that a service sends back in nonsense is nowhere to be read', async () => {
    const result = await runAgainst(() => reply(200, `${KEY} ${BEARER} and no JSON`), { RUNNER_DEBUG: '1' })
    expect([result.exitCode, leaks(result)]).toEqual([1, []])
    expect(result.stdout).toContain('not JSON: *** ***')
  })

  test.each(['', '1'])(
    'is masked, whole and by line, before anything else is printed (RUNNER_DEBUG=%s)',
    async (debug) => {
      const { stdout } = await runAgainst(() => undefined, { RUNNER_DEBUG: debug })
      const lines = logLines(stdout)
      const first = lines.findIndex((line) => !line.startsWith('::add-mask::'))
      const masked = lines
        .slice(0, first)
        .map((line) => decodeURIComponent(line.slice('::add-mask::'.length).replace(/%(?!25|0A|0D)/g, '%25')))
      for (const value of [...Object.values(SECRETS), KEY, BEARER, TENANT, 'ghs_0123456789abcdef']) {
        for (const part of [value, ...value.split('\n')]) expect(masked).toContain(part)
      }
    }
  )

  test('that only the service knew is masked once it is seen, before the lines that follow', async () => {
    const result = await runAgainst(({ method }) =>
      method === 'PATCH' ? replyJson(400, { detail: SERVER_HELD }) : undefined
    )
    const lines = logLines(result.stdout)
    const mask = lines.indexOf(`::add-mask::${SERVER_HELD}`)
    expect(mask).toBeGreaterThan(0)
    expect(lines.findIndex((line) => line.startsWith('Deployment '))).toBeGreaterThan(mask)
    expect(leaks(result)).toEqual([])
  })

  test('in a name, a status, a ref or a command that the service tells is not shown', async () => {
    const plane = await hostileControlPlane({
      deployment: { source_revision_config: { repo_ref: PLAIN, graph_config_path: KEY } },
      revisions: [{ status: `WAITING ${KEY}` }]
    })
    const result = await runSource(inputs(plane.url), {
      clock: new VirtualClock(Date.now()),
      variables: { RUNNER_DEBUG: '1' }
    })
    await plane.close()
    expect(shown(result.stdout)).not.toContain(KEY)
    expect(shown(result.stdout)).not.toContain(PLAIN)
    expect(shownMarkdown(result.summary)).not.toContain(KEY)
    expect(shownMarkdown(result.summary)).not.toContain(PLAIN)
  })

  test('a value that is too short to be masked is listed by name, and is never printed', async () => {
    const plane = await hostileControlPlane({ deployment: null })
    const { stdout } = await runSource(gitInputs(plane.url, { secrets: 'SHORT=q7x\nLONG=long-enough' }))
    await plane.close()
    expect(stdout).toMatch(/^::notice::.*SHORT/m)
    expect(stdout).not.toContain('q7x')
    expect(stdout).not.toMatch(/::notice::.*LONG/)
  })

  test('is in no output or summary of a run that goes well', async () => {
    const plane = await hostileControlPlane({ deployment: null })
    const result = await runSource({ ...inputs(plane.url), timeout: '10s' }, { variables: { RUNNER_DEBUG: '1' } })
    await plane.close()
    expect(result.exitCode).toBe(0)
    expect(leaks(result)).toEqual([])
  })
})
