import { describe, expect, test } from '@jest/globals'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import { hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import { rawServer, reply } from '../../support/servers/raw-server.js'
import { API_KEY, COMMIT, gitInputs, logLines, PUSH, runSource, shown, variables } from './bundle.js'
import { startPlane } from './emulated.js'

type Run = NonNullable<Parameters<typeof runSource>[1]>

const HEAD = { ref: 'feature/x', sha: '2'.repeat(40), repo: { full_name: 'octo/support' } }
const pull = (event: string, action = 'opened'): Run => ({
  event: { action, pull_request: { number: 7, head: HEAD } },
  variables: variables(event, 'refs/pull/7/merge')
})
const QUEUE: Run = { variables: variables('merge_group', 'refs/heads/gh-readonly-queue/main/pr-7-abc') }
const SECRET = 'hunter2-of-the-agent'
const TOKEN = 'ghs_0123456789abcdef'
const IMAGE = { graph_config_path: '', image_uri: 'ghcr.io/octo/support:v1' }
const WRAPPED = 'QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWZnaGlqa2xtbm9wcXJzdHV2\nd3h5ejAxMg=='

/** Each is red before any request, with this line. */
const MISTAKES: [string, Record<string, string>, Run, RegExp][] = [
  ['pull_request without preview', {}, pull('pull_request'), /^ {2}preview: is not set, and this is a pull request/],
  ['a review without preview', {}, pull('pull_request_review'), /^ {2}preview: is not set, .*Set `preview: true`/],
  ['a delete without preview', { command: 'delete' }, pull('pull_request'), /^ {2}preview: .*to delete "support"/],
  ['merge_group', { preview: 'false' }, QUEUE, /^ {2}repo_ref: is not set, and a merge queue/],
  ['merge_group with an image', IMAGE, QUEUE, /^ {2}preview: is not set\. Set `preview: false` .*merge queue/],
  [
    'empty secrets',
    { secrets: `A=${SECRET}\nOPENAI_API_KEY=\nSENTRY_DSN="  "` },
    {},
    /^ {2}secrets: 2 empty values: "OPENAI_API_KEY", "SENTRY_DSN"\. .*allow_empty_secrets: true/
  ],
  [
    'a credential of the run in JSON',
    { secrets: JSON.stringify({ A: SECRET, DEPLOY_KEY: API_KEY, github_token: TOKEN }), github_token: TOKEN },
    {},
    /^ {2}secrets: "DEPLOY_KEY" has the value of api_key.*toJSON\(secrets\)/
  ],
  ['a misspelled input', { previw: 'true' }, {}, /^ {2}previw: is not an input\. Did you mean preview\?/],
  ['a comment in a map', { secrets: `A: ${SECRET} # x` }, {}, /^ {2}secrets: "A" on line 1 is not text/],
  ['an alias in a map', { secrets: `B: "1"\nA: *${SECRET}` }, {}, /^ {2}secrets: "A" on line 2 is not text/],
  [
    'wrapped base64',
    { secrets: `A=1\nKEY=${WRAPPED}` },
    {},
    /^ {2}secrets: line 3 is not NAME=value\. .* quote that value/
  ],
  ['a short commit as repo_ref', { repo_ref: COMMIT.slice(0, 8) }, {}, /^ {2}repo_ref: .* is a commit ID/]
]

describe('a mistake that is red before any request', () => {
  test.each(MISTAKES)('%s', async (_name, inputs, run, problem) => {
    const server = await rawServer(() => reply(500))
    try {
      const result = await runSource(gitInputs(server.url, inputs), run)
      expect(server.requests).toEqual([])
      expect([result.exitCode, result.outputs]).toEqual([1, { error_code: 'input_invalid' }])
      const error = decodeURIComponent(result.stdout.match(/^::error::(.*)$/m)?.[1] ?? '')
      expect(error.split('\n').filter((line) => problem.test(line))).toHaveLength(1)
      const told = shown(result.stdout) + result.summary
      for (const hidden of [SECRET, TOKEN, API_KEY, ...WRAPPED.split('\n'), 'd3h5ejAxMg'])
        expect(told).not.toContain(hidden)
    } finally {
      await server.close()
    }
  })
})

describe('what is meant is carried out', () => {
  const MEANT: [string, Record<string, string>, Run][] = [
    ['preview: false on a pull request', { preview: 'false' }, pull('pull_request')],
    ['preview: true on a pull request', { preview: 'true', github_token: '' }, pull('pull_request')],
    ['repo_ref on merge_group', { repo_ref: 'main' }, QUEUE],
    ['an empty secret that is allowed', { secrets: 'A=\nB:\n'.slice(0, 3), allow_empty_secrets: 'true' }, {}],
    ['a branch that looks like a commit', { repo_ref: 'deadbeef' }, {}]
  ]
  test.each(MEANT)('%s', async (_name, inputs, run) => {
    await using plane = await startPlane()
    const { exitCode, outputs } = await runSource(gitInputs(plane.url, { wait: 'false', ...inputs }), run)
    expect([exitCode, outputs.operation]).toEqual([0, 'created'])
  })

  test('a credential written out as a line is a warning by name', async () => {
    await using plane = await startPlane()
    const { exitCode, stdout } = await runSource(gitInputs(plane.url, { secrets: `AGENT_KEY=${API_KEY}` }))
    expect(exitCode).toBe(0)
    const warnings = logLines(stdout).filter((line) => line.startsWith('::warning::'))
    expect(warnings).toEqual([expect.stringMatching(/"AGENT_KEY" has the value of api_key/)])
    expect(shown(stdout)).not.toContain(API_KEY)
  })

  test.each(['deploy', 'plan'])('%s warns of the secrets that it removes, by name', async (command) => {
    const secrets = ['KEEP', 'OLD_ONE', 'OLD_TWO'].map((name) => ({ name, value: `value-of-${name}` }))
    const server = await hostileControlPlane({ deployment: { secrets } })
    try {
      const inputs = gitInputs(server.url, { command, secrets: 'KEEP=value-of-KEEP', wait: 'false', timeout: '3s' })
      const { stdout, outputs } = await runSource(inputs, { clock: new SkippingClock() })
      const warnings = logLines(stdout).filter((line) => line.startsWith('::warning::'))
      expect(warnings).toContainEqual(expect.stringContaining('no longer set 2 secrets: OLD_ONE, OLD_TWO.'))
      expect(outputs.plan).toContain('no longer set 2 secrets: OLD_ONE, OLD_TWO.')
      expect(shown(stdout)).not.toContain('value-of-')
    } finally {
      await server.close()
    }
  })

  test('a variable of the machine is a warning', async () => {
    await using plane = await startPlane()
    const run = { variables: { ...PUSH, INPUT_HOME: '/home/me', INPUT_FORCE: 'yes' } }
    const { exitCode, stdout } = await runSource(gitInputs(plane.url, { wait: 'false' }), run)
    expect(exitCode).toBe(0)
    expect(stdout).toMatch(/^::warning::Unknown inputs are ignored: (?:home, force|force, home)\./m)
  })
})
