/** A sample of wrong inputs and of first errors, as people see them; each input is tested in `__tests__/unit/inputs`. */
import { expect, test } from '@jest/globals'
import { type RawAnswer, rawServer, reply } from '../../support/servers/raw-server.js'
import { errorOf } from '../../support/shown-messages.js'
import { commandNames, gitInputs, logLines, PUSH, runSource, shown } from './bundle.js'
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

test.each<[string, Record<string, string>, RegExp]>([
  ['no credential', { api_key: '' }, /^ {2}api_key: is not set.*Settings → Secrets and variables/],
  ['secrets that are cut off', { secrets: `A="${SECRET}` }, /^ {2}secrets: /]
])('%s: one line says what, nothing is sent, and no secret is shown', async (_, wrong, line) => {
  const { exitCode, stdout, outputs, summary, requests } = await runAgainst(reply(500), wrong)
  expect({ exitCode, outputs, requests }).toEqual({
    exitCode: 1,
    outputs: { error_code: 'input_invalid' },
    requests: 0
  })
  const { first, code, rest } = errorOf(stdout)
  expect({ first, code }).toEqual({
    first: expect.stringMatching(/^Invalid input\. /),
    code: 'input_invalid'
  })
  expect(rest.filter((problem) => line.test(problem))).toHaveLength(1)
  expect(summary).toContain('`input_invalid`')
  expect(commandNames(stdout).indexOf('add-mask')).toBeLessThanOrEqual(0)
  expect(shown(stdout) + summary).not.toContain(SECRET)
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

test('a key that the service refuses: the error names the cause, a code and a fix', async () => {
  const { exitCode, outputs, stdout } = await runAgainst(reply(403, '{"detail":"no"}'), {})
  const { first, code, rest } = errorOf(stdout)
  expect({ exitCode, error_code: outputs['error_code'], code }).toEqual({
    exitCode: 1,
    error_code: 'auth_failed',
    code: 'auth_failed'
  })
  expect(first).toMatch(/^The control plane refused the key \(403\).*Nothing was changed\./)
  expect(rest.join('\n')).toMatch(/^ {2}To fix: .*`api_key`/m)
})
