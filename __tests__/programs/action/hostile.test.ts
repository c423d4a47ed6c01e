/** Texts of others that would act in the log, in markdown or in a file, if they were not escaped. */
import { describe, expect, test } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { wrongs } from '../../security/hostile/harmless.js'
import { NASTY } from '../../security/hostile/texts.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { PROGRAM } from '../../support/program-under-test.js'
import {
  type HostileOptions,
  hostileControlPlane
} from '../../support/servers/hostile-control-plane.js'
import { type RawRequest, replyJson } from '../../support/servers/raw-server.js'
import { DEPLOYMENT_ID, REVISION_ID } from '../../support/servers/told-deployments.js'
import { gitInputs, runSource, variables } from './bundle.js'

const ALL = [...NASTY, 'x'.repeat(100_000)].join('')

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

function expectHarmless(result: ActionResult): void {
  const isTechnical = PROGRAM.name === 'command line'
  const played = {
    ...result,
    succeeded: result.exitCode === 0,
    crash: undefined,
    outputFile: '',
    isTechnical
  }
  expect(wrongs(played)).toEqual([])
}

const said =
  (detail: unknown, status = 400) =>
  (request: RawRequest) =>
    request.method === 'GET' ? undefined : replyJson(status, { detail })
const entries = NASTY.map((text) => ({ loc: ['body', text], msg: text, type: text }))

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
  'the names of its secrets': (text) => ({
    deployment: { secrets: [{ name: text, value: 'value-x' }] }
  }),
  'the status of a revision': (text) => ({
    deployment: null,
    revisions: NASTY.map((one) => ({ status: text + one }))
  }),
  'a failed status': (text) => ({ deployment: null, revisions: [{ status: `${text} FAILED` }] }),
  'the code of a revision': (text) => ({
    deployment: null,
    revisions: [
      { status: 'DEPLOYED', source_revision_config: { repo_ref: text, repo_commit_sha: text } }
    ]
  }),
  'its URL': (text) => ({ deployment: { custom_url: text } }),
  'its URL, after a scheme': (text) => ({
    deployment: { custom_url: `https://a.example/${text}` }
  }),
  'the detail of a 400': (text) => ({ deployment: null, intercept: said(text) }),
  'the entries of a 422': () => ({ deployment: null, intercept: said(entries, 422) }),
  'an error of its own shape': (text) => ({
    deployment: null,
    intercept: said({ [text]: text }, 403)
  }),
  'the names of integrations': (text) => ({
    deployment: null,
    intercept: ({ path }) =>
      path.endsWith('/install')
        ? replyJson(
            200,
            ['i1', 'i2'].map((id) => ({ id, name: text }))
          )
        : undefined
  }),
  'the log of a build': (text) => ({
    deployment: null,
    revisions: [{ status: 'BUILD_FAILED' }],
    intercept: ({ path }) => {
      const logs = [text, ...NASTY].map((one) => ({ message: one, level: one, timestamp: one }))
      return path.endsWith('_logs') ? replyJson(200, { logs }) : undefined
    }
  })
}

describe('hostile text of the service', () => {
  test.each(Object.entries(PLACES))('in %s is only ever text', async (_name, place) => {
    const inputs = {
      secrets: 'A=value-a',
      install_command: 'npm ci',
      deployment_id: DEPLOYMENT_ID,
      name: ''
    }
    const isThere = place('').deployment !== null
    const result = await run(place(ALL), isThere ? inputs : {})
    expect(result.stdout).toContain('Control plane ')
    expectHarmless(result)
  })

  test.each([
    'JAVASCRIPT:alert(1)',
    'https://u:pass@a.example',
    'https://a.example/\n::error::x',
    '//a.example',
    7,
    ''
  ])('a URL %j is not output or linked', async (custom_url) => {
    const source_revision_config = { repo_ref: 'main', graph_config_path: 'graph.json' }
    const { outputs, summary } = await run({ deployment: { custom_url, source_revision_config } })
    expect(outputs).not.toHaveProperty('url')
    expect(outputs).not.toHaveProperty('docs_url')
    expect(summary).not.toMatch(/\]\((?:javascript|https:\/\/u:|\/\/)/i)
  })

  test('an id that would leave its path is refused, not requested', async () => {
    const paths: string[] = []
    const result = await run({
      deployment: { latest_revision_id: '../../../v1/admin' },
      intercept: ({ path }) => void paths.push(path)
    })
    expect(result.exitCode).toBe(1)
    expect(result.stdout).toContain('latest_revision_id: must be an identifier')
    expect(
      paths.filter((path) => !path.startsWith(`/v2/deployments?`) && !path.endsWith(DEPLOYMENT_ID))
    ).toEqual([])
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
      {
        event: { pull_request: { number: 1, head } },
        variables: variables('pull_request', 'refs/pull/1/merge')
      }
    )
    expect(sent).toMatchObject([{ source_revision_config: { repo_ref: BRANCH } }])
    expect(result.outputs.revision_id).toBe(REVISION_ID)
    expectHarmless(result)
  })

  test('in inputs that are wrong is only ever text', async () => {
    const inputs = [
      'command',
      'source',
      'timeout',
      'wait',
      'deployment_id',
      'repo_ref',
      'image_uri',
      'base_url',
      'name'
    ]
    const wrong = Object.fromEntries(inputs.map((name) => [name, ALL.slice(0, 900)]))
    const secrets = `${ALL.slice(0, 900)}=x`
    expectHarmless(
      await run({ deployment: null }, { ...wrong, secrets, resource_spec: '"::error::x": 1' })
    )
  })
})
