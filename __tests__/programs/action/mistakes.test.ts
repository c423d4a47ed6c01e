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

/** Each is red before any request, with this line. The numbers are those of issue 12, section 3. */
const MISTAKES: [string, Record<string, string>, Run, RegExp][] = [
  [
    '1: pull_request without preview',
    {},
    pull('pull_request'),
    /^ {2}preview: is not set, and this is a pull request\. Set `preview: true` .* `preview: false` to update "support" with code/
  ],
  [
    '1: pull_request_target without preview',
    {},
    pull('pull_request_target'),
    /^ {2}preview: is not set, .*Set `preview: true`/
  ],
  ['1: a review without preview', {}, pull('pull_request_review'), /^ {2}preview: is not set, .*Set `preview: true`/],
  [
    '1: a plan without preview',
    { command: 'plan' },
    pull('pull_request'),
    /^ {2}preview: is not set, .*Set `preview: true`/
  ],
  ['1: a delete without preview', { command: 'delete' }, pull('pull_request'), /^ {2}preview: .*to delete "support"/],
  [
    '1: an empty preview',
    { preview: '' },
    pull('pull_request', 'closed'),
    /^ {2}preview: is not set, .*Set `preview: true`/
  ],
  ['1: an image without preview', IMAGE, pull('pull_request'), /^ {2}preview: is not set, .*Set `preview: true`/],
  ['1: merge_group', {}, QUEUE, /^ {2}repo_ref: is not set, and a merge queue/],
  ['1: merge_group with preview: false', { preview: 'false' }, QUEUE, /^ {2}repo_ref: is not set, and a merge queue/],
  ['1: merge_group with an image', IMAGE, QUEUE, /^ {2}preview: is not set\. Set `preview: false` .*merge queue/],
  [
    '2: empty secrets',
    { secrets: `A=${SECRET}\nOPENAI_API_KEY=\nSENTRY_DSN="  "` },
    {},
    /^ {2}secrets: 2 empty values: "OPENAI_API_KEY", "SENTRY_DSN"\. .*repository or environment.*Dependabot gets only its own.*allow_empty_secrets: true/
  ],
  [
    '2: an empty secret in a map',
    { secrets: `A: ${SECRET}\nOPENAI_API_KEY:\n` },
    {},
    /^ {2}secrets: 1 empty value: "OPE/
  ],
  ['2: an empty secret in JSON', { secrets: '{"OPENAI_API_KEY": ""}' }, {}, /^ {2}secrets: 1 empty value: "OPENAI/],
  [
    '2: an empty secret for Dependabot',
    { secrets: 'OPENAI_API_KEY=' },
    { variables: { GITHUB_ACTOR: 'dependabot[bot]' } },
    /^ {2}secrets: .*belongs to Dependabot, which gets only its own secrets/
  ],
  [
    '3: a credential of the run in JSON',
    { secrets: JSON.stringify({ A: SECRET, DEPLOY_KEY: API_KEY, github_token: TOKEN }), github_token: TOKEN },
    {},
    /^ {2}secrets: "DEPLOY_KEY" has the value of api_key.*toJSON\(secrets\)/
  ],
  ['3: github_token in JSON', { secrets: JSON.stringify({ T: TOKEN }), github_token: TOKEN }, {}, /"T" .*github_token/],
  ['3: bearer_token in YAML', { secrets: `B: " ${TOKEN} "`, bearer_token: TOKEN }, {}, /"B" .*bearer_token/],
  ['3: agent_api_key in YAML', { secrets: `B: ${TOKEN}`, agent_api_key: TOKEN }, {}, /"B" .*agent_api_key/],
  ['5: api-key', { 'api-key': API_KEY }, {}, /^ {2}api-key: is not an input\. Did you mean api_key\?/],
  ['5: previw', { previw: 'true' }, {}, /^ {2}previw: is not an input\. Did you mean preview\?/],
  [
    '5: graphConfigPath',
    { graphConfigPath: 'a.json' },
    {},
    /^ {2}graphconfigpath: .* Did you mean graph_config_path\?/
  ],
  ['6: a comment in a map', { secrets: `A: ${SECRET} # x` }, {}, /^ {2}secrets: "A" on line 1 has a comment.* Quote/],
  ['6: an anchor in a map', { secrets: `A: &a ${SECRET}` }, {}, /^ {2}secrets: "A" on line 1 has a comment, an anchor/],
  ['6: an alias in a map', { secrets: `B: "1"\nA: *${SECRET}` }, {}, /^ {2}secrets: "A" on line 2 is an alias/],
  ['6: a tag in a map', { secrets: `A: !${SECRET}` }, {}, /^ {2}secrets: .*starts with ! and needs quotes/],
  ['6: nothing but a comment in a map', { secrets: `A: #${SECRET}` }, {}, /^ {2}secrets: "A" on line 1 has a comment/],
  [
    '6: a folded value in a map',
    { secrets: `A: ${SECRET}\n  ${SECRET}` },
    {},
    /^ {2}secrets: "A" on line 1 spans lines/
  ],
  [
    '6: wrapped base64',
    { secrets: `A=1\nKEY=${WRAPPED}` },
    {},
    /^ {2}secrets: line 3 is not NAME=value\. .* value on line 2, quote/
  ],
  [
    '6: a PEM',
    { secrets: `KEY=-----BEGIN KEY-----\n${WRAPPED}\n-----END KEY-----` },
    {},
    /^ {2}secrets: line 2 is not NAME=value\. .* value on line 1, quote/
  ],
  ['7: a commit as repo_ref', { repo_ref: COMMIT }, {}, /^ {2}repo_ref: .* is a commit ID/],
  ['7: any commit as repo_ref', { repo_ref: 'a'.repeat(64) }, {}, /^ {2}repo_ref: .* is a commit ID/],
  ['7: a short commit as repo_ref', { repo_ref: COMMIT.slice(0, 8) }, {}, /^ {2}repo_ref: .* is a commit ID/],
  ['7: half a digest', { ...IMAGE, image_uri: 'a/b@sha256:12ab' }, {}, /^ {2}image_uri: .*instead of 64 hex digits/],
  ['7: an image in upper case', { ...IMAGE, image_uri: 'ghcr.io/Octo/a:1' }, {}, /^ {2}image_uri: has upper case/],
  ['7: the address of an image', { ...IMAGE, image_uri: 'https://ghcr.io/a' }, {}, /^ {2}image_uri: .*web address/],
  ['7: an image with a space', { ...IMAGE, image_uri: 'ghcr.io/a b' }, {}, /^ {2}image_uri: .*is not an image/]
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
