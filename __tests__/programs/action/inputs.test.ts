/** A sample of wrong inputs and of first errors, as people see them; each input is tested in `__tests__/unit/inputs`. */
import { describe, expect, test } from '@jest/globals'
import { type RawAnswer, rawServer, reply } from '../../support/servers/raw-server.js'
import { errorOf } from '../../support/shown-messages.js'
import { API_KEY, commandNames, gitInputs, logLines, PUSH, runSource, shown } from './bundle.js'
import { startPlane } from './emulated.js'

/** Runs against a server that gives each request this answer. */
async function runAgainst(answer: RawAnswer, inputs: Record<string, string>) {
  const server = await rawServer(() => answer)
  try {
    return { ...(await runSource(gitInputs(server.url, inputs))), requests: server.requests.length }
  } finally {
    await server.close()
  }
}

const SECRET = 'hunter2-of-the-agent'
const TOKEN = 'ghs_0123456789abcdef'

/** Each with the line that it leads to. */
const WRONG: [string, Record<string, string>, RegExp][] = [
  ['a command', { command: 'destroy' }, /^ {2}command: /],
  [
    'a misspelled input',
    { previw: 'true' },
    /^ {2}previw: is not an input\. Did you mean preview\?/
  ],
  ['no credential', { api_key: '' }, /^ {2}api_key: is not set.*Settings → Secrets and variables/],
  ['a base_url with a password', { base_url: `https://me:${SECRET}@h.example` }, /^ {2}base_url: /],
  [
    'a repo_url with a password',
    { repo_url: `https://me:${SECRET}@h.example/o/r` },
    /^ {2}repo_url: /
  ],
  ['a key of two lines', { api_key: `${API_KEY}\n${SECRET}` }, /^ {2}api_key: /],
  ['secrets that are cut off', { secrets: `A="${SECRET}` }, /^ {2}secrets: /],
  ['a secret without its name', { secrets: SECRET }, /^ {2}secrets: /],
  [
    'an alias in a map of secrets',
    { secrets: `B: "1"\nA: *${SECRET}` },
    /^ {2}secrets: "A" on line 2 is not text/
  ],
  [
    'empty secrets',
    { secrets: `A=${SECRET}\nOPENAI_API_KEY=\nSENTRY_DSN="  "` },
    /^ {2}secrets: 2 empty values: "OPENAI_API_KEY", "SENTRY_DSN"\. .*allow_empty_secrets: true/
  ],
  [
    'all secrets of the repository',
    {
      secrets: JSON.stringify({ A: SECRET, DEPLOY_KEY: API_KEY, github_token: TOKEN }),
      github_token: TOKEN
    },
    /^ {2}secrets: "DEPLOY_KEY" has the value of api_key.*toJSON\(secrets\)/
  ]
]

describe('an input that is wrong', () => {
  test.each(WRONG)(
    '%s: one line says what, nothing is sent, and no secret is shown',
    async (_, wrong, line) => {
      const { exitCode, stdout, outputs, summary, requests } = await runAgainst(reply(500), wrong)
      expect([exitCode, outputs, requests]).toEqual([1, { error_code: 'input_invalid' }, 0])
      const { first, code, rest } = errorOf(stdout)
      expect([first, code]).toEqual([expect.stringMatching(/^Invalid input\. /), 'input_invalid'])
      expect(rest.filter((one) => line.test(one))).toHaveLength(1)
      expect(summary).toContain('`input_invalid`')
      expect(commandNames(stdout).indexOf('add-mask')).toBeLessThanOrEqual(0)
      for (const secret of [SECRET, TOKEN]) expect(shown(stdout) + summary).not.toContain(secret)
    }
  )
})

test('an input that does not exist, and is near none of ours, is a warning that does not show its value', async () => {
  await using plane = await startPlane()
  const run = {
    variables: { ...PUSH, INPUT_MEMORY_LIMIT: 'other/agent.json', INPUT_HOME: '/home/me' }
  }
  const { exitCode, stdout, summary } = await runSource(
    gitInputs(plane.url, { command: 'plan' }),
    run
  )
  expect(exitCode).toBe(0)
  const told = /Unknown inputs are ignored: (?:memory_limit, home|home, memory_limit)\./
  expect(logLines(stdout).filter((line) => line.startsWith('::warning::'))).toEqual([
    expect.stringMatching(told)
  ])
  expect(summary).toMatch(told)
  expect(stdout).not.toContain('other/agent.json')
})

test.each<[string, RawAnswer, Record<string, string>, string, RegExp]>([
  [
    'refuses the key',
    reply(403, '{"detail":"no"}'),
    {},
    'auth_failed',
    /^The control plane refused the key \(403\)/
  ],
  [
    'is a page',
    reply(404, '<html>Not Found</html>'),
    {},
    'not_found',
    /^No control plane API was found at `base_url`/
  ],
  [
    'never comes',
    '',
    { base_url: 'http://127.0.0.1:9' },
    'control_plane_unreachable',
    /^No program listens at 127\.0/
  ]
])(
  'an answer that %s names the cause, a code and a fix',
  async (_, answer, inputs, code, first) => {
    const { exitCode, outputs, stdout } = await runAgainst(answer, inputs)
    const error = errorOf(stdout)
    expect([exitCode, outputs['error_code'], error.code]).toEqual([1, code, code])
    expect(error.first).toMatch(first)
    expect(error.first).toContain('Nothing was changed.')
    expect(error.rest.join('\n')).toMatch(/^ {2}To fix: .*`(?:api_key|base_url)`/m)
  }
)
