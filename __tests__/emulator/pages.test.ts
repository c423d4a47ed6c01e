/**
 * The pages of the local control plane over HTTP: what they show, and that nothing of it is markup.
 */
import { describe, expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, create, gitRequest, imageRequest, type Json, patch } from './support.js'

async function open(emulator: Emulator, path: string) {
  const answer = await fetch(emulator.url + path, { redirect: 'manual' })
  const html = await answer.text()
  return { status: answer.status, headers: answer.headers, html, text: textOf(html) }
}

/** What a reader sees, with single spaces. */
function textOf(html: string): string {
  return html
    .replace(/<title>[^<]*<\/title>|<rect.*?<\/rect>|<[^>]+>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
}

const timeless = {
  virtualClock: true,
  buildTime: '200s',
  heads: [{ ref: 'main', commit_sha: '9f8e7d6c5b4a' }]
}

describe('the start page', () => {
  test('without deployments says what to do next', async () => {
    await using emulator = await borrowEmulator({ apiKeys: ['local-key'] })
    const { text, headers } = await open(emulator, '/')
    expect(text).toContain('No deployments yet')
    expect(text).toContain(`base_url Copy ${emulator.url}`)
    expect(text).toContain('api_key: local-key')
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; script-src 'self'; style-src 'self'/
    )
    expect(text).toContain(
      "DEPLOY_AGENT_SERVER_API_KEY='local-key' \\ node dist/cli/index.js deploy \\ " +
        `--base-url '${emulator.url}' \\ --name 'support' \\ --graph-config-path 'agent.json'`
    )
  })

  test('shows what serves, what fails with its log, and how long each status took', async () => {
    await using emulator = await borrowEmulator(timeless)
    const { id } = await create(emulator)
    emulator.advance('10m')
    expect((await open(emulator, '/')).text).toContain('1 deployment · 1 is serving')
    emulator.setOutcome({ outcome: 'BUILD_FAILED', log: ['npm error 404', 'npm error the end'] })
    await patch(emulator, id, { secrets: [{ name: 'OPENAI_API_KEY', value: 'hidden-value' }] })
    emulator.advance('100s')
    expect((await open(emulator, '/')).text).toContain(
      'support Revision 1 is serving · revision 2 is BUILDING'
    )
    emulator.advance('10m')
    const { html, text } = await open(emulator, '/')
    expect(text).toContain('support Revision 1 is serving')
    expect(text).toContain('#2 BUILD_FAILED')
    expect(text).toContain('npm error 404 Show the log')
    expect(text).toContain('npm error 404 npm error the end')
    expect(text).toContain('#1 DEPLOYED serving main 9f8e7d6')
    expect(text).toContain(
      'QUEUED 8 s AWAITING_BUILD 10 s BUILDING 2 min 20 s AWAITING_DEPLOY 6 s DEPLOYING 34 s'
    )
    expect(text).toContain('secrets: OPENAI_API_KEY')
    expect(html).not.toContain('hidden-value')
  })

  test('counts what serves among the shown deployments, the last change first', async () => {
    await using emulator = await borrowEmulator({ buildTime: 0 })
    for (let nth = 0; nth < 51; nth++) emulator.controlPlane.create(gitRequest(`support-${nth}`))
    const { id = '', revisions: [first] = [] } = emulator.controlPlane.dump()[20] ?? {}
    emulator.setOutcome('BUILD_FAILED times=always')
    for (let nth = 0; nth < 21; nth++) emulator.controlPlane.redeploy(id, first?.id ?? '')
    const { text } = await open(emulator, '/')
    expect(text).toContain(
      '51 deployments · of the 50 that changed last, which are shown: 50 are serving · 1 failed support-20'
    )
    expect(text).toContain('7 earlier revisions; 11 older ones are not shown')
  })

  test('shows how to deploy what serves and is no preview, with and without workflow', async () => {
    await using emulator = await borrowEmulator(timeless)
    expect((await open(emulator, '/')).text).toContain('No failure is planned.')
    for (const name of ['support', 'support-pr-7']) await create(emulator, imageRequest(name))
    emulator.advance('10m')
    emulator.setOutcome('BUILD_FAILED')
    await create(emulator, gitRequest('mistaken'))
    emulator.advance('10m')
    const { text } = await open(emulator, '/')
    expect(text).toMatch(/ name: support image_uri/)
    expect(text).toContain("--name 'support' ")
  })

  test.each<[string, (emulator: Emulator, first: Json) => Promise<unknown>]>([
    [
      'a redeploy',
      (emulator, { id, latest_revision_id }) =>
        call(emulator, `POST /v2/deployments/${id}/revisions/${latest_revision_id}/redeploy`)
    ],
    ['a patch', (emulator, { id }) => patch(emulator, id, { secrets: gitRequest().secrets })]
  ])('marks a rollback by %s to an earlier revision, and no other revision', async (_how, back) => {
    await using emulator = await borrowEmulator(timeless)
    const first = await create(emulator)
    await patch(emulator, first.id, { secrets: [] })
    await back(emulator, first)
    await back(emulator, first)
    const { text } = await open(emulator, '/')
    expect(text.match(/#\d \w+( rollback to #\d)?/g)).toEqual([
      '#4 CREATING',
      '#3 SKIPPED rollback to #1',
      '#2 SKIPPED',
      '#1 SKIPPED'
    ])
  })

  test('lists the latest requests by name, with faults, and what is scripted next', async () => {
    await using emulator = await borrowEmulator(timeless)
    const { id, latest_revision_id } = await create(emulator)
    for (let i = 0; i < 3; i++)
      await call(emulator, `GET /v2/deployments/${id}/revisions/${latest_revision_id}`)
    emulator.addFault('GET /v2/listeners 503')
    await call(emulator, 'GET /v2/listeners')
    emulator.addFault('POST /v2/deployments 429 retry-after=2 times=3')
    emulator.setOutcome('BUILD_FAILED deployment=support times=always')
    emulator.setAgent('throw crlf')
    const { text } = await open(emulator, '/')
    expect(text).toContain('GET /v2/listeners fault: 503 503')
    expect(text).toContain(
      `GET /v2/deployments/${id.slice(0, 8)}…/revisions/${latest_revision_id.slice(0, 8)}… support #1 × 3 200`
    )
    expect(text).toContain('Every revision BUILD_FAILED deployment=support')
    expect(text).toContain('Next 3 requests POST /v2/deployments 429 retry-after=2')
    expect(text).toContain('Agents throw crlf')
  })

  test('shows hostile texts as text, and hides credentials in URLs', async () => {
    await using emulator = await borrowEmulator(timeless)
    const hostile = `<img src=x onerror="alert(1)"><script>alert('1')</script>`
    const request = imageRequest(hostile)
    request.source_config.custom_url = 'javascript:alert(1)'
    request.source_revision_config.image_uri = 'user:pass-word@registry.example/x'
    request.secrets = [{ name: hostile, value: 'x' }]
    await create(emulator, request)
    const git = gitRequest('from-git')
    git.source_config.repo_url = 'https://user:pass-word@git.example/acme/support'
    emulator.setOutcome({ outcome: 'BUILD_FAILED', log: [hostile] })
    const { id } = await create(emulator, git)
    emulator.advance('10m')
    await call(
      emulator,
      `GET /v2/deployments?name_contains=${encodeURIComponent(hostile)}&token=pass-word`
    )
    for (const path of ['/', `/agents/${id}`]) {
      const { html, text } = await open(emulator, path)
      expect(text).toContain(hostile)
      expect(html).not.toContain('<img')
      expect(html.match(/<script[^>]*>/g)).toEqual([
        '<script type="module" src="/_emulator/page.js">'
      ])
      expect(html).not.toContain('href="javascript')
      expect(html).not.toContain('pass-word')
    }
  })

  test.each([
    [{ apiKeys: ['k1'] }, 'api_key: k1'],
    [{ bearerTokens: ['b: #1'] }, 'bearer_token: "b: #1"'],
    [{ dialect: 'langsmith' }, 'api_dialect: langsmith']
  ])('has a workflow step that connects: %j', async (options, line) => {
    await using emulator = await borrowEmulator(options)
    expect((await open(emulator, '/')).text).toContain(line)
  })

  test('keeps the key to itself where others on the network can open it', async () => {
    await using emulator = await startEmulator({ host: '0.0.0.0', apiKeys: ['sesame'] })
    const { html, text } = await open(emulator, '/')
    expect(html).not.toContain('sesame')
    expect(text).toContain('<the one that it was started with>')
  })
})

describe('every address that is printed opens a page', () => {
  test('the URL of a deployment: what serves, its endpoints, and commands that work', async () => {
    await using emulator = await borrowEmulator({ ...timeless, apiKeys: ['key'] })
    const { id, source_config } = await create(emulator)
    const { pathname } = new URL(source_config.custom_url)
    expect((await open(emulator, pathname)).text).toContain(
      'support Nothing is serving · revision 1 is CREATING'
    )
    emulator.advance('10m')
    const { status, text } = await open(emulator, pathname)
    expect(status).toBe(200)
    expect(text).toContain('support Revision 1 is serving')
    expect(text).toContain(id)
    const run =
      /curl (\S+runs\/stream) \\ -H '([^:']+): ([^']+)' \\ -H '[^']+' \\ -d '([^']+)'/.exec(text) ??
      []
    const [, url = '', name = '', value = '', body = ''] = run
    const answer = await fetch(url, {
      method: 'POST',
      headers: { [name]: value, 'content-type': 'application/json' },
      body
    })
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('support heard: Hello')
    ])
  })

  test.each([
    ['/o/some-tenant/host/deployments/ID', 302, ''],
    ['/agents/%3Cb%3E', 404, 'No deployment has the id <b>']
  ])('%s: %i', async (path, status, said) => {
    await using emulator = await borrowEmulator()
    const { id } = await create(emulator)
    const page = await open(emulator, path.replace('ID', id))
    expect([page.status, page.headers.get('location')]).toEqual([
      status,
      status === 302 ? `/agents/${id}` : null
    ])
    expect(page.text).toContain(said)
  })
})

test('looking at the pages uses up no scripted fault, and is not among the requests', async () => {
  await using emulator = await borrowEmulator()
  const { id } = await create(emulator)
  emulator.addFault('* /** 503')
  for (const path of [
    '/',
    `/agents/${id}`,
    `/o/t/host/deployments/${id}`,
    '/favicon.ico',
    '/docs',
    '/_emulator/page.js'
  ]) {
    expect((await open(emulator, path)).status).toBeLessThan(400)
  }
  expect(emulator.requests).toHaveLength(1)
  expect((await call(emulator, 'GET /v2/listeners')).status).toBe(503)
})
