import { describe, expect, test } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { RELEASED_PROGRAM } from '../../../src/release.js'
import { problemsOf } from '../../security/hostile/rendered.js'
import { hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import { type RawAnswer, type RawRequest, reply, replyJson } from '../../support/servers/raw-server.js'
import { type ToldDeployment } from '../../support/servers/told-deployments.js'
import { API_KEY, commandNames, gitInputs, logLines, runSource, shown } from './bundle.js'
import { startPlane } from './emulated.js'

const SECRET = 'sk-plain-Value/with+signs=='
const PEM = '-----BEGIN KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQ\nEFAASCBKcwggSjAgEAAoIBAQ==\n-----END KEY-----'
const KEPT = 'a-value-that-only-the-service-knew'
const NEXT_REVISION_ID = '88bb1f6e-3c9b-4a52-8f11-6d0e5b7c9a03'
const SECRETS = JSON.stringify({ KEY: SECRET, PEM })

const errorOf = ({ stdout }: ActionResult) =>
  (/^::error::(.*)$/m.exec(stdout)?.[1] ?? '').replaceAll('%0A', '\n').replaceAll('%25', '%')

/** A group of the log, without its frame. */
function groupOf({ stdout }: ActionResult): { title: string; lines: string[] } | undefined {
  const [, title, text] = /^::group::(.*)\n([\s\S]*?)\n::endgroup::$/m.exec(stdout) ?? []
  return title === undefined || text === undefined ? undefined : { title, lines: text.split('\n') }
}

/** The lines of the log as the job log has them: the folded ones, then those at the error. */
function toldLines(result: ActionResult): string[] {
  const [, last = ''] = / log(?:, which continues)?:\n((?: {4}.*\n)*)/.exec(errorOf(result)) ?? []
  const lines = [...(groupOf(result)?.lines ?? []), ...last.split('\n').slice(0, -1)]
  return lines.map((line) => line.trimStart())
}

/** A run whose build fails, on a service that answers the request for its log like this. */
async function failing(
  answer: (request: RawRequest) => RawAnswer | Promise<RawAnswer>,
  inputs: Record<string, string> = {}
) {
  const asked: RawRequest[] = []
  const deployment: ToldDeployment = { secrets: [{ name: 'HELD', value: KEPT }] }
  const server = await hostileControlPlane({
    deployment,
    revisions: [{ status: 'BUILD_FAILED' }],
    intercept: (request) => {
      if (request.method === 'PATCH') deployment.latest_revision_id = NEXT_REVISION_ID
      if (!request.path.startsWith('/v1/projects/')) return undefined
      asked.push(request)
      return answer(request)
    }
  })
  const result = await runSource(gitInputs(server.url, { secrets: SECRETS, ...inputs }))
  await server.close()
  expect(result.exitCode).toBe(1)
  expect(errorOf(result)).toContain('(BUILD_FAILED)')
  return { result, asked, url: server.url }
}

const logOf = (...lines: unknown[]) =>
  replyJson(200, {
    logs: lines.map((line) => (typeof line === 'string' ? { message: line } : line)),
    next_offset: null
  })

describe('the log of a failed build', () => {
  test('stands at the error and in the summary', async () => {
    await using plane = await startPlane({ outcomes: ['BUILD_FAILED'] })
    const result = await runSource(gitInputs(plane.url))
    expect(groupOf(result)).toBeUndefined()
    expect(toldLines(result).at(0)).toMatch(/^Cloning https:\/\/github.com\/octo\/support at main/)
    expect(toldLines(result).at(-1)).toBe('ERROR The build failed with exit code 1')
    expect(errorOf(result)).toMatch(
      /BUILD_FAILED.*\n {2}Last lines of the build log:\n {4}.*ERROR The build failed.*\n {2}To fix/s
    )
    expect(result.summary).toMatch(
      /<details open><summary>Last lines of the build log.*```text\n.*ERROR The build failed/s
    )
  })

  test('has a command that reads all of it, from the release, in error and summary', async () => {
    const id = NEXT_REVISION_ID
    for (const [inputs, flags, variables] of [
      [{}, '', 'DEPLOY_AGENT_SERVER_API_KEY'],
      [{ tenant_id: 'acme-4711' }, '', 'DEPLOY_AGENT_SERVER_API_KEY and DEPLOY_AGENT_SERVER_TENANT_ID'],
      [{ api_dialect: 'langsmith' }, ' --api-dialect langsmith', 'DEPLOY_AGENT_SERVER_API_KEY']
    ] as const) {
      const { result, url } = await failing(() => logOf('x'), inputs)
      const command = `${RELEASED_PROGRAM} logs --name support --revision ${id} --build --base-url ${url}${flags}`
      expect(errorOf(result)).toContain(`Read the whole log with ${variables} set: \`${command}\``)
      expect(result.summary).toContain(`\`${command}\``)
    }
  })

  test('stands in the job log once: earlier lines are folded, the last ones stand at the error', async () => {
    const lines = Array.from({ length: 30 }, (_, i) => `line ${i}`)
    const { result } = await failing(() => logOf(...lines.toReversed()))
    expect(groupOf(result)?.title).toMatch(/^Earlier lines of the build log of revision /)
    expect([groupOf(result)?.lines.length, toldLines(result)]).toEqual([20, lines])
    for (const line of lines) expect(shown(result.stdout).match(new RegExp(`${line}\\b`, 'g'))).toHaveLength(1)
  })

  test('that of the rollout, if the rollout failed', async () => {
    await using plane = await startPlane({ outcomes: ['DEPLOY_FAILED'] })
    const result = await runSource(gitInputs(plane.url))
    expect(errorOf(result)).toContain('Last lines of the deploy log:')
    expect(toldLines(result).at(-1)).toContain('before GET /ok answered')
  })

  test('is asked for as the service has it, with the key', async () => {
    const { asked } = await failing(() => logOf('the reason'))
    expect(asked).toHaveLength(1)
    expect(asked[0]?.method).toBe('POST')
    expect(asked[0]?.path).toMatch(/^\/v1\/projects\/[0-9a-f-]{36}\/revisions\/[0-9a-f-]{36}\/build_logs$/)
    expect(asked[0]?.headers['x-api-key']).toBe(API_KEY)
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({ order: 'desc', limit: 100 })
  })

  test('is not asked for with build_logs: false', async () => {
    const { asked, result } = await failing(() => logOf('the reason'), { build_logs: 'false' })
    expect(asked).toEqual([])
    expect(result.stdout).not.toContain('the reason')
  })

  test('is not asked for when all is well, or when the time is up', async () => {
    await using plane = await startPlane({ outcomes: ['DEPLOYED', 'stuck:BUILDING'] })
    await runSource(gitInputs(plane.url))
    await runSource(gitInputs(plane.url, { secrets: 'A=changed', timeout: '600ms' }))
    expect(plane.requests.filter(({ url }) => url.includes('_logs'))).toEqual([])
  })
})

const NONSENSE: Record<string, () => RawAnswer> = {
  '404': () => replyJson(404, { detail: 'Not Found' }),
  '403': () => replyJson(403, { detail: 'no' }),
  '500': () => replyJson(500, { detail: `secret ${SECRET}` }),
  'a web page': () => reply(200, '<html>::error::sign in</html>'),
  'broken JSON': () => reply(200, '{"logs": ["a'),
  'another shape': () => replyJson(200, { lines: ['a'] }),
  'a list of nothing': () => replyJson(200, { logs: [null, 7, {}, []], next_offset: {} }),
  'a redirect': () => reply(307, '', { location: 'https://evil.example/' })
}

describe('a log that cannot be had', () => {
  test.each(Object.entries(NONSENSE))('%s: the failure is reported as if there were no log', async (_, answer) => {
    const { result } = await failing(answer)
    // The warning names the secret of the service that the update removes.
    expect(commandNames(result.stdout).filter((name) => name !== 'add-mask')).toEqual(['warning', 'error'])
    expect(groupOf(result)).toBeUndefined()
    expect(result.summary).not.toContain('Last lines')
  })

  test('that never comes costs a few seconds', async () => {
    const before = performance.now()
    await failing(() => new Promise(() => {}))
    expect(performance.now() - before).toBeLessThan(30_000)
  })
})

/** Texts that would act as commands or markup if they were not escaped. */
const HOSTILE = [
  '::error::x',
  ' \t::set-output name=a::b',
  '##[command]x',
  'x\r::stop-commands::y',
  'x\n::add-path::/tmp',
  'x\u2028::warning::y\u2029::debug::z',
  '\ufeff::error::x',
  '\u001b[31mred\u001b]8;;https://evil.example\u0007click\u001b[2J',
  '\u202Egnp.exe\u2066\u200B\u00AD',
  '::endgroup::',
  '</pre></details><script>x</script>',
  '```\n# heading\n```mermaid\ngantt',
  '`code` **bold** [link](javascript:alert(1)) ![i](https://evil.example/x.png) <img src=x> @octocat #1',
  '| a | b |\n|---|---|',
  '\ud800 lone',
  'x'.repeat(100_000)
]

/** What no text of a log may do, wherever it turns up. */
function expectHarmless({ stdout, summary, outputs }: ActionResult): void {
  const names = commandNames(stdout).filter((name) => name !== 'add-mask')
  expect(names).toEqual(['warning', 'group', 'endgroup', 'error'])
  const text = shown(stdout)
  expect(text).not.toContain('##[')
  expect(text).not.toMatch(/[^\P{Cc}\n\t]|[\u2028\u2029\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/u)
  for (const line of logLines(text)) expect(line.length).toBeLessThan(8_000)
  expect(summary.length).toBeLessThan(100_000)
  expect(problemsOf(summary)).toEqual([])
  expect(JSON.stringify(outputs)).not.toContain('octocat')
}

describe('a hostile log', () => {
  test.each(HOSTILE.map((text) => [JSON.stringify(text).slice(0, 60), text]))(
    'is only ever text: %s',
    async (_, text) => {
      const entries = [text, { message: text, level: text, timestamp: text }]
      const { result } = await failing(() => logOf(...entries, ...Array(10).fill('between'), ...entries, 'the end'))
      expect(groupOf(result)?.title).toMatch(/^Earlier lines/)
      expectHarmless(result)
    }
  )

  test('of sixteen megabytes is refused, one of eight is cut', async () => {
    const huge = await failing(() => replyJson(200, { logs: ['x'.repeat(17 * 2 ** 20)] }))
    expect(groupOf(huge.result)).toBeUndefined()
    const lines = Array.from({ length: 80_000 }, (_, i) => `line ${i} ${'x'.repeat(90)}`)
    const large = await failing(() =>
      replyJson(200, { logs: lines.toReversed().map((message) => ({ message })), next_offset: 'more' })
    )
    expect(toldLines(large.result)).toHaveLength(50)
    expect(toldLines(large.result).at(-1)).toContain('line 79999 ')
  })
})

describe('a secret in a log', () => {
  const FORMS = [SECRET, KEPT, API_KEY, ...PEM.split('\n')].flatMap((value) => [
    value,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value),
    Buffer.from(value).toString('base64')
  ])

  test('is never readable, in any form, cut, colored or spread over lines', async () => {
    const coloured = `${SECRET.slice(0, 5)}\u001b[31m${SECRET.slice(5)}`
    const cut = `${'y'.repeat(285)}${SECRET}`
    const { result } = await failing(() => logOf(...FORMS, PEM, coloured, cut, `KEY=${SECRET}`, '$ npm ci'))
    const places = { log: shown(result.stdout), error: errorOf(result), summary: result.summary }
    const leaks = Object.entries(places).flatMap(([place, text]) =>
      [...FORMS, SECRET.slice(0, 12), SECRET.slice(-12)]
        .filter((form) => text.includes(form))
        .map((form) => `${place}: ${form}`)
    )
    expect(leaks).toEqual([])
    expect(toldLines(result).at(0)).toContain('npm ci')
    expect(toldLines(result).some((line) => line.includes('KEY=***'))).toBe(true)
  })
})
