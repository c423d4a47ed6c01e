import { describe, expect, test } from '@jest/globals'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { type HostileOptions, hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import { type RawRequest, replyJson } from '../../support/servers/raw-server.js'
import { DEPLOYMENT_ID, REVISION_ID } from '../../support/servers/told-deployments.js'
import { gitInputs, runSource, variables } from './bundle.js'
import { expectHarmless } from './harmless.js'

/** Texts that would act in the log, in a table, in markdown or in a Mermaid block if they were not escaped. */
const TEXTS = [
  '::error::x',
  ' \t::set-output name=a::b',
  '##[command]x',
  'x\r::stop-commands::y',
  'x\n::add-path::/tmp',
  'x\r\n##[set-env name=PATH]y',
  'x\u2028::warning::y\u2029::debug::z',
  'x\u0085::error::y\v::error::z\f::error::w',
  '\ufeff::error::x',
  '\u200b::error::x',
  '\u001b[31mred\u001b]8;;https://evil.example\u0007click\u001b[2J',
  '\u202Egnp.exe\u2066\u200B\u00AD',
  '| a | b |\n|---|---|',
  '```\n# heading\n```mermaid\ngantt',
  '`code` **bold** [link](javascript:alert(1)) ![i](https://evil.example/x.png) <img src=x onerror=y> @octocat #1',
  'section x\ntitle y:done, 0, 5; click z href "javascript:x" %%{init: {}}%% --> #quot;',
  '</code></td><script>x</script>',
  '\ud800 lone \udfff',
  'x'.repeat(100_000)
]
const ALL = TEXTS.join('')

async function run(
  plane: HostileOptions,
  inputs: Record<string, string> = {},
  event: Parameters<typeof runSource>[1] = {}
) {
  const server = await hostileControlPlane(plane)
  const base = gitInputs(server.url, { timeout: '3s', poll_interval: '200ms', ...inputs })
  const result = await runSource(base, {
    clock: new VirtualClock(Date.now()),
    ...event,
    variables: { RUNNER_DEBUG: '1', ...event.variables }
  })
  await server.close()
  return result
}

const said =
  (detail: unknown, status = 400) =>
  (request: RawRequest) =>
    request.method === 'GET' ? undefined : replyJson(status, { detail })
const entries = TEXTS.map((text) => ({ loc: ['body', text], msg: text, type: text }))

/** Where a server can put a text. */
const PLACES: Record<string, (text: string) => HostileOptions> = {
  'the name of a deployment': (text) => ({ deployment: { name: text } }),
  'the source of a deployment': (text) => ({ deployment: { source: text } }),
  'its ref, path and settings': (text) => ({
    deployment: {
      source_config: { install_command: text, integration_id: text, repo_url: text },
      source_revision_config: { repo_ref: text, graph_config_path: text, repo_commit_sha: text }
    }
  }),
  'the names of its secrets': (text) => ({ deployment: { secrets: [{ name: text, value: 'value-x' }] } }),
  'the status of a revision': (text) => ({ deployment: null, revisions: TEXTS.map((one) => ({ status: text + one })) }),
  'a failed status': (text) => ({ deployment: null, revisions: [{ status: `${text} FAILED` }] }),
  'the commit of a revision': (text) => ({
    deployment: null,
    revisions: [{ status: 'DEPLOYED', source_revision_config: { repo_commit_sha: text } }]
  }),
  'the code of a revision': (text) => ({
    deployment: null,
    revisions: [{ status: 'DEPLOYED', source_revision_config: { repo_ref: text } }]
  }),
  'its URL': (text) => ({ deployment: { custom_url: text } }),
  'its URL, after a scheme': (text) => ({ deployment: { custom_url: `https://a.example/${text}` } }),
  'the detail of a 400': (text) => ({ deployment: null, intercept: said(text) }),
  'the detail of a 409': (text) => ({ deployment: null, intercept: said(text, 409) }),
  'the entries of a 422': () => ({ deployment: null, intercept: said(entries, 422) }),
  'an error of its own shape': (text) => ({ deployment: null, intercept: said({ [text]: text }, 403) }),
  'the names of integrations': (text) => ({
    deployment: null,
    intercept: ({ path }) =>
      path.endsWith('/install')
        ? replyJson(200, [
            { id: 'i1', name: text },
            { id: 'i2', name: text }
          ])
        : undefined
  })
}

describe('hostile text of the service', () => {
  test.each(Object.entries(PLACES))('in %s is only ever text', async (_name, place) => {
    const inputs = { secrets: 'A=value-a', install_command: 'npm ci', deployment_id: DEPLOYMENT_ID, name: '' }
    const { deployment } = place('')
    const isThere = deployment !== null
    const result = await run(place(ALL), isThere ? inputs : {})
    expect(result.stdout).toContain('Control plane ')
    expectHarmless(result)
  })

  test.each(TEXTS.slice(0, -1).map((text) => [JSON.stringify(text), text]))(
    '%s alone, as status, name and commit, is only ever text',
    async (_name, text) => {
      const revisions = [{ status: text }, { status: 'DEPLOYED', source_revision_config: { repo_commit_sha: text } }]
      const result = await run({ deployment: { name: text }, revisions }, { deployment_id: DEPLOYMENT_ID, name: '' })
      expectHarmless(result)
    }
  )

  const VISIBLE = TEXTS.slice(0, -1).filter((text) => !/\p{Cf}/u.test(text))
  test.each(VISIBLE.map((text) => [JSON.stringify(text), text]))(
    '%s as the commit that is deployed is only ever text',
    async (_name, text) => {
      const revisions = [{ status: 'DEPLOYED', source_revision_config: { repo_commit_sha: text } }]
      expectHarmless(await run({ deployment: {}, revisions }))
    }
  )

  const BAD_URLS = [
    'javascript:alert(1)',
    'data:text/html,x',
    'JAVASCRIPT:alert(1)',
    'https://user:pass@a.example',
    'https://a.example/\n::error::x',
    ' https://a.example',
    '//a.example',
    'not a url',
    7,
    ''
  ]
  test.each(BAD_URLS.map((url) => [JSON.stringify(url), url]))(
    'a URL %s is not output or linked',
    async (_name, url) => {
      const deployment = {
        custom_url: url,
        source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json' }
      }
      const { outputs, summary, stdout } = await run({ deployment })
      expect(Object.keys(outputs)).not.toContain('url')
      expect(Object.keys(outputs)).not.toContain('docs_url')
      const quoted = /^(?:::warning::|> ⚠️ )The service shows .* as the URL .*$/gm
      expect(`${summary}${stdout}`.replaceAll(quoted, '')).not.toMatch(/javascript:|data:text/i)
    }
  )

  test('an id that would leave its path is refused, not requested', async () => {
    const paths: string[] = []
    const result = await run({
      deployment: { latest_revision_id: '../../../v1/admin' },
      intercept: ({ path }) => void paths.push(path)
    })
    expect(result.exitCode).toBe(1)
    expect(result.stdout).toContain('latest_revision_id: must be an identifier')
    expect(paths.filter((path) => !path.startsWith(`/v2/deployments?`) && !path.endsWith(DEPLOYMENT_ID))).toEqual([])
  })
})

describe('hostile text of a contributor', () => {
  const BRANCH = 'x`|;$(id)<img>::error::y##[z]%0A::warning::w'
  test('in the name of a branch deploys that branch, and is only ever text', async () => {
    const sent: unknown[] = []
    const head = { ref: BRANCH, sha: '3'.repeat(40), repo: { full_name: 'octo/support' } }
    const result = await run(
      {
        deployment: null,
        revisions: [{ status: 'DEPLOYED' }],
        intercept: ({ method, body }) => void (method === 'POST' && sent.push(JSON.parse(body)))
      },
      { timeout: '5s', preview: 'false' },
      { event: { pull_request: { number: 1, head } }, variables: variables('pull_request', 'refs/pull/1/merge') }
    )
    expect(sent).toMatchObject([{ source_revision_config: { repo_ref: BRANCH } }])
    expect(result.outputs.revision_id).toBe(REVISION_ID)
    expectHarmless(result)
  })

  test('in inputs that are wrong is only ever text', async () => {
    const wrong = Object.fromEntries(
      ['command', 'source', 'timeout', 'wait', 'deployment_id', 'repo_ref', 'image_uri', 'base_url', 'name'].map(
        (name) => [name, ALL.slice(0, 900)]
      )
    )
    expectHarmless(
      await run({ deployment: null }, { ...wrong, secrets: `${ALL.slice(0, 900)}=x`, resource_spec: '"::error::x": 1' })
    )
  })
})
