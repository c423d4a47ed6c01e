import { describe, expect, test } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import { hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import { type RawAnswer, type RawRequest, reply, replyJson } from '../../support/servers/raw-server.js'
import { DEPLOYMENT_ID, REVISION_ID, type ToldDeployment } from '../../support/servers/told-deployments.js'
import { shownMarkdown } from '../../support/shown-markdown.js'
import { COMMIT, gitInputs, logLines, runSource, shown } from './bundle.js'

const SECRET = `sk-a+b/C'4711"&<x>-Zq9`
const PASSWORD = 'hunter22'
const DATABASE = `postgres://app:${PASSWORD}@db.internal:5432/tail-of-it`
const OTHER = 'value-of-another-deployment-77'
const SECRETS = JSON.stringify({ SECRET, PASSWORD, DATABASE })

/** What people and programs read of a run, without the masks, and without ports: they may have digits of a secret. */
function readable({ stdout, outputs, summary }: ActionResult): string {
  const plain = shownMarkdown(summary)
  const texts = [shown(stdout), JSON.stringify(outputs), Object.values(outputs).join('\n'), summary, plain]
  return texts.join('\n').replace(/(?<=127\.0\.0\.1):\d+/g, '')
}

/** The masks in the log, as the runner takes them. */
const masks = ({ stdout }: ActionResult) =>
  logLines(stdout)
    .filter((line) => line.startsWith('::add-mask::'))
    .map((line) => line.slice('::add-mask::'.length).replaceAll('%25', '%'))

/** Deploys to a service that answers the write with `answer`. */
async function refusedWith(answer: RawAnswer, inputs: Record<string, string> = {}): Promise<ActionResult> {
  const intercept = ({ method }: RawRequest) => (method === 'PATCH' || method === 'POST' ? answer : undefined)
  const plane = await hostileControlPlane({ deployment: {}, intercept })
  const result = await runSource(gitInputs(plane.url, { secrets: SECRETS, timeout: '3s', ...inputs }), {
    clock: new SkippingClock()
  })
  await plane.close()
  return result
}

const units = (text: string, escape: (code: string) => string) =>
  text.replace(/[^]/g, (unit) => escape(unit.charCodeAt(0).toString(16).padStart(4, '0')))
const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('issue 12, 4.2: a secret in the text of a server', () => {
  test.each<[string, RawAnswer]>([
    ['\\u0041 in JSON', reply(400, `{"detail": "bad: ${units(SECRET, (code) => `\\u${code}`)} end"}`)],
    ['\\/ in JSON', reply(400, `{"detail": "bad: ${JSON.stringify(SECRET).slice(1, -1).replaceAll('/', '\\/')} end"}`)],
    ['JSON in a string', replyJson(400, { detail: `bad: ${JSON.stringify({ got: SECRET })} end` })],
    ['another shape of JSON', replyJson(400, { error: { message: `bad: ${SECRET} end` } })],
    [
      'HTML by name',
      reply(
        502,
        `<html><p>bad: ${SECRET.replaceAll('&', '&amp;').replaceAll("'", '&apos;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')} end</p></html>`
      )
    ],
    ['percent', replyJson(400, { detail: `bad: ${encodeURIComponent(SECRET)} end` })],
    ['base64 after a user', replyJson(400, { detail: `bad: Basic ${base64(`user:${SECRET}`)} end` })],
    ['base64 between others', replyJson(400, { detail: `bad: ${base64(`a=${SECRET}&b=c`)} end` })],
    [
      'an invisible character inside',
      replyJson(400, { detail: `bad: ${SECRET.slice(0, 9)}\u200b${SECRET.slice(9)} end` })
    ]
  ])('is not shown: %s', async (_how, answer) => {
    const result = await refusedWith(answer)
    expect(result.exitCode).toBe(1)
    const text = readable(result)
    expect(text).toContain('***')
    expect(text).toMatch(/bad: .*end/s)
    expect(text.replace(/[^A-Za-z0-9]/g, '')).not.toMatch(/4711|Zq9|c2stYStiL0Mn/i)
  })

  test('is not shown where our own shortening would cut it', async () => {
    const long = `Zq4711${'abcdefgh0123456789'.repeat(20)}`
    const result = await refusedWith(replyJson(400, { detail: `${'x'.repeat(980)} ${long}` }), {
      secrets: JSON.stringify({ LONG: long })
    })
    expect(readable(result)).not.toMatch(/Zq4711|abcdefgh/)
  })

  test('nothing is left of a secret that holds another one', async () => {
    const result = await refusedWith(
      replyJson(400, { detail: `cannot connect to ${DATABASE} (${encodeURIComponent(DATABASE)})` })
    )
    expect(readable(result)).toContain('cannot connect to *** (***)')
    expect(readable(result)).not.toMatch(/hunter22|tail-of-it|db\.internal/)
  })

  test.each<[string, object | string]>([
    ['a list', { error: 'conflict', secrets: [{ name: 'A', value: OTHER }], hint: `see ${OTHER}` }],
    ['a map', { error: { message: `see ${OTHER}`, secrets: { A: OTHER } } }],
    ['variables', { detail: `see ${OTHER}`, container: { env: [{ name: 'A', value: OTHER }] } }],
    ['JSON in a text', { detail: `conflict with {"secrets": [{"name": "A", "value": "${OTHER}"}]}` }],
    ['Python in a text', { detail: `conflict with {'secrets': [{'name': 'A', 'value': '${OTHER}'}]}` }],
    ['a page', `<pre>{&#34;secrets&#34;: [{&#34;value&#34;: &#34;${OTHER}&#34;}]}</pre>`]
  ])('one that only the service knew is not shown, in an error of any shape: %s', async (_shape, body) => {
    const result = await refusedWith(reply(409, typeof body === 'string' ? body : JSON.stringify(body)))
    expect(result.exitCode).toBe(1)
    expect(readable(result)).not.toContain(OTHER)
  })

  test('one that an error sends back is masked before the lines that follow', async () => {
    const result = await refusedWith(replyJson(409, { message: 'no', secrets: [{ name: 'A', value: OTHER }] }))
    const lines = logLines(result.stdout)
    const mask = lines.indexOf(`::add-mask::${OTHER}`)
    expect(mask).toBeGreaterThan(0)
    expect(lines.findIndex((line) => line.startsWith('::error'))).toBeGreaterThan(mask)
  })

  test('later lines of a secret that is malformed are masked, and not shown', async () => {
    const result = await refusedWith(replyJson(400, { detail: 'no' }), {
      secrets: 'A="first-line-1\nsecond-line-2\nthird-line-3'
    })
    expect(masks(result)).toEqual(expect.arrayContaining(['first-line-1', 'second-line-2', 'third-line-3']))
    expect(readable(result)).not.toMatch(/first-line|second-line|third-line/)
  })

  test('one in the log of a build is not shown, however a terminal would show it', async () => {
    const messages = [
      `a ${SECRET.slice(0, 6)}\u200b${SECRET.slice(6)}`,
      `b ${SECRET.slice(0, 6)}\u001b[31m${SECRET.slice(6)}\u001b[0m`,
      `e Basic ${base64(`x:${SECRET}`)}`
    ]
    const plane = await hostileControlPlane({
      deployment: null,
      revisions: [{ status: 'BUILD_FAILED' }],
      intercept: ({ path }) =>
        path.includes('/build_logs')
          ? replyJson(200, {
              logs: messages.map((message, i) => ({ id: `${i}`, message, timestamp: `2026-01-01T00:00:0${i}Z` }))
            })
          : undefined
    })
    const result = await runSource(gitInputs(plane.url, { secrets: SECRETS }))
    await plane.close()
    expect(result.stdout).toMatch(/Basic \w{0,3}\*\*\*/)
    expect(readable(result).replace(/[^A-Za-z0-9]/g, '')).not.toMatch(/4711|Zq9|skab/)
  })
})

describe('issue 12, 4.3: what is public stays', () => {
  const URL_OF_IT = 'https://support-main.agents.example'
  const PUBLIC = {
    A_WORD: 'true',
    A_BRANCH: 'main',
    A_NAME: 'support',
    A_REPOSITORY: 'octo/support',
    A_COMMIT: COMMIT,
    A_HOST: 'agents'
  }
  const LIKE_OURS = {
    OWN_URL: URL_OF_IT,
    OWN_ID: DEPLOYMENT_ID,
    OWN_DOMAIN: 'agents.example',
    A_PORT: '4711',
    DATABASE_HOST: 'db-1.internal.example:5432',
    HOOK: 'https://hooks.example/services/T0/B0'
  }

  test('a commit, a URL, an id or a plain word among the secrets blanks no output and no link', async () => {
    const deployment: ToldDeployment = {
      custom_url: URL_OF_IT,
      source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json', repo_commit_sha: COMMIT },
      latest_revision_id: '12bc1f6e-3c9b-4a52-8f11-6d0e5b7c9a9d'
    }
    const plane = await hostileControlPlane({
      deployment,
      intercept: ({ method }) => {
        if (method === 'PATCH') deployment.latest_revision_id = REVISION_ID
        return undefined
      },
      revisions: [{ status: 'DEPLOYED', source_revision_config: { repo_commit_sha: COMMIT } }]
    })
    const secrets = JSON.stringify({ ...PUBLIC, ...LIKE_OURS, OWN_BASE: plane.url, TOKEN: SECRET })
    const result = await runSource(gitInputs(plane.url, { secrets, new_revision: 'always' }))
    await plane.close()
    expect(result.exitCode).toBe(0)
    expect(result.outputs).toMatchObject({
      deployment_id: DEPLOYMENT_ID,
      revision_id: REVISION_ID,
      commit_sha: COMMIT,
      url: URL_OF_IT,
      docs_url: `${URL_OF_IT}/docs`
    })
    expect(result.summary).toContain(`](${URL_OF_IT})`)
    expect(result.summary).toContain(`](${URL_OF_IT}/docs)`)
    expect(result.stdout).toContain(`Control plane ${plane.url}`)
    expect(result.stdout).toContain(`Deployment "support" (${DEPLOYMENT_ID})`)
    expect(shown(result.stdout)).not.toContain(SECRET.slice(3, 9))
    for (const value of [COMMIT, plane.url]) expect(masks(result)).not.toContain(value)
  })

  test('any other value is masked before the first line, whatever it looks like', async () => {
    const { stdout } = await refusedWith(replyJson(422, { detail: 'no' }), { secrets: JSON.stringify(LIKE_OURS) })
    const lines = logLines(stdout)
    const first = lines.findIndex((line) => !line.startsWith('::add-mask::'))
    const masked = lines.slice(0, first).map((line) => line.slice('::add-mask::'.length))
    expect(masked).toEqual(expect.arrayContaining(Object.values(LIKE_OURS)))
    expect(lines.slice(first).filter((line) => line.startsWith('::add-mask::'))).toEqual([])
  })

  test('the runner does not mask public values of the run, and the log names these secrets', async () => {
    const plane = await hostileControlPlane({ deployment: null })
    const secrets = JSON.stringify({
      ...PUBLIC,
      A_SHORT: 'eu',
      OWN_BASE: plane.url,
      OWN_HOST: '127.0.0.1',
      TOKEN: SECRET
    })
    const result = await runSource(gitInputs(plane.url, { secrets }))
    await plane.close()
    const masked = masks(result)
    for (const value of [...Object.values(PUBLIC), plane.url, '127.0.0.1']) expect(masked).not.toContain(value)
    expect(masked).toContain(SECRET)
    const notice = logLines(result.stdout).find((line) => line.startsWith('::notice::Not masked'))
    for (const name of [...Object.keys(PUBLIC), 'OWN_BASE', 'OWN_HOST']) expect(notice).toContain(name)
    expect(notice).not.toContain('TOKEN')
    const reasonOf = (name: string) => new RegExp(`\\b${name} \\(([^)]*)\\)`).exec(notice ?? '')?.[1]
    expect(['A_WORD', 'A_HOST', 'A_SHORT', 'A_BRANCH'].map(reasonOf)).toEqual([
      'one word of at most 15 letters',
      'one word of at most 15 letters',
      'shorter than 4 characters',
      'a name, ref, commit, ID or URL of this run'
    ])
  })
})
