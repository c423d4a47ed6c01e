import { describe, expect, test } from '@jest/globals'
import { maskInputs } from '../../../src/inputs/mask-inputs.js'
import { readRawInputs } from '../../../src/inputs/raw-inputs.js'
import { parseStructured } from '../../../src/inputs/structured/parse-structured.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { contextOf, GOOD } from '../../support/fakes/inputs.js'

/** What is masked of these inputs, and what a log shows of a text then. */
function masked(given: Record<string, string>) {
  const redactor = createRedactor()
  const notices: string[] = []
  const credentials: string[] = []
  const runner = {
    mask: (value: string, options?: { credential?: boolean }) => {
      redactor.add(value, options)
      if (options?.credential === true) credentials.push(value)
    },
    notice: (text: string) => void notices.push(text)
  }
  const inputs = parseStructured(readRawInputs((name) => given[name] ?? ''))
  maskInputs(inputs, { runner, redactor, context: contextOf() })
  return { problems: inputs.secrets?.problems ?? [], redact: redactor.redact, notices, credentials }
}
const shown = (secrets: string) => masked({ ...GOOD, secrets })

test.each<[string, Record<string, string>, string[]]>([
  [
    'each key',
    { api_key: 'k-1', bearer_token: 'b-1', github_token: 'g-1', agent_api_key: 'a-1' },
    ['a-1', 'b-1', 'g-1', 'k-1']
  ],
  ['a tenant', { tenant_id: 'tenant-0815' }, ['tenant-0815']],
  ['no tenant that is a plain word, which would blot out others', { tenant_id: 'support' }, []],
  ['a password', { base_url: 'https://user:pass-1@api.example' }, ['pass-1', 'pass-1']],
  ['a token', { repo_url: 'https://ghp_0815@github.com/a/b' }, ['ghp_0815', 'ghp_0815']],
  [
    'a password with escapes, and what it means',
    { custom_url: 'https://:p%40ss@x.example' },
    ['p%40ss', 'p@ss']
  ],
  ['no user of a git host', { repo_url: 'git@github.com:acme/support' }, []],
  ['nothing behind the host', { base_url: 'https://api.example/@x-1' }, []]
])(
  'what a run authenticates with stays masked whatever it equals: %s',
  (_, inputs, credentials) => {
    expect(masked(inputs).credentials.sort()).toEqual(credentials)
  }
)

const WORKSPACE = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const LANGSMITH = { api_dialect: 'langsmith', tenant_id: WORKSPACE }
test.each<[string, Record<string, string>, string]>([
  ['on LangSmith, beside a key', { ...LANGSMITH, api_key: 'k-1' }, WORKSPACE],
  ['on LangSmith, beside a token', { ...LANGSMITH, bearer_token: 'b-1' }, WORKSPACE],
  ['on LangSmith, as the only credential', LANGSMITH, '***'],
  ['on LangSmith, if it is no UUID', { ...LANGSMITH, api_key: 'k-1', tenant_id: 'ws-0815' }, '***'],
  ['on another service', { tenant_id: WORKSPACE, api_key: 'k-1' }, '***']
])('the workspace of a page is shown: %s', (_, inputs, shown) => {
  const { redact, credentials } = masked(inputs)
  expect(redact(`/o/${inputs['tenant_id']}/host`)).toBe(`/o/${shown}/host`)
  expect(credentials.includes(inputs['tenant_id'] ?? '')).toBe(shown === '***')
})

test('a password in a URL of a command and a tenant of any kind are hidden', () => {
  const install_command = 'npm i https://robot:abc-1@npm.example/x'
  const { redact } = masked({ install_command, tenant_id: 'workspace' })
  expect(redact('abc-1 workspace')).toBe('*** ***')
})

// A stack trace or a service may print any piece of a text that was not understood.
describe('no line of secrets that are malformed is shown', () => {
  const LINES = ['Zq1-first/line', 'Zq2+second=line', 'Zq3.third"line', 'Zq4-fourth']
  test.each<[string, string, string[]]>([
    ['without quotes', `KEY=${LINES.join('\n')}`, LINES],
    [
      'in quotes that are never closed',
      `KEY='${LINES.join('\n')}\nNEXT=Zq5-next`,
      [...LINES, 'Zq5-next']
    ],
    [
      'with text after its closing quote',
      `KEY='${LINES.join('\n')}' tail\nNEXT=Zq5-next`,
      [...LINES, 'Zq5-next']
    ],
    [
      'a broken map',
      'KEY: |\n  Zq1-first/line\n  Zq2+second=line\n bad: [Zq4-fourth',
      ['Zq1-first/line', 'Zq4-fourth']
    ],
    [
      'a nested map',
      '{"KEY": {"a": "Zq1-first/line", "b": "Zq4-fourth"}}',
      ['Zq1-first/line', 'Zq4-fourth']
    ]
  ])('%s', (_, secrets, values) => {
    const { problems, redact } = shown(secrets)
    expect(problems).not.toEqual([])
    for (const value of values) expect(redact(`got ${value} here`)).toBe('got *** here')
  })
})

describe('a notice', () => {
  test('names each value that cannot be masked, and why', () => {
    expect(
      shown(`SHORT=abc\nLONG=Zq1-value\nWORD=production\nOWN=${GOOD.base_url}`).notices
    ).toEqual([
      'Not masked in the log: SHORT (shorter than 4 characters), WORD (one word of at most 15 letters), OWN (a name, ref, commit, ID or URL of this run). To have a short value masked, make it longer, or add digits.'
    ])
    expect(shown('LONG=Zq1-value').notices).toEqual([])
  })
})

describe('variables that are no secrets', () => {
  const env_vars = 'MODEL=gpt-4o-mini\nREGION=us-east-1'

  test('are shown', () => {
    const { redact, notices } = masked({ ...GOOD, env_vars })
    expect(redact('gpt-4o-mini us-east-1')).toBe('gpt-4o-mini us-east-1')
    expect(notices).toEqual([])
  })

  test('are masked if they equal a secret, or contain one', () => {
    const inputs = {
      ...GOOD,
      secrets: 'A=us-east-1\nB=hunter22',
      env_vars: `${env_vars}\nC=x-hunter22`
    }
    expect(masked(inputs).redact('gpt-4o-mini us-east-1 x-hunter22')).toBe('gpt-4o-mini *** x-***')
  })

  test('are shown without the password of a URL', () => {
    const { redact } = masked({ ...GOOD, env_vars: 'DB=pg://app:hunter22@h/x' })
    expect(redact('pg://app:hunter22@h/x')).toBe('pg://app:***@h/x')
  })

  test('of any name are shown by a service, except under a name for a credential', () => {
    const redactor = createRedactor()
    const inputs = parseStructured(
      readRawInputs((name) => ({ ...GOOD, env_vars: `${env_vars}\nA_KEY=x` })[name as 'name'] ?? '')
    )
    const runner = { mask: (value: string) => redactor.add(value), notice: () => {} }
    maskInputs(inputs, { runner, redactor, context: contextOf() })
    const published = ['MODEL', 'REGION', 'A_KEY', 'OTHER'].filter((name) =>
      redactor.isPublished(name)
    )
    expect(published).toEqual(['MODEL', 'REGION'])
  })
})
