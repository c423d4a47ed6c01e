import { describe, expect, test } from '@jest/globals'
import { nameFlags } from '../../../src/cli/flags/input-flags.js'
import { addForeignVariables, judgeVariables, secretsFromEnvironment } from '../../../src/cli/flags/resolve-inputs.js'
import { UsageError } from '../../../src/cli/usage-error.js'

describe('variables of others', () => {
  const LANGSMITH = { LANGSMITH_API_KEY: 'l', LANGSMITH_TENANT_ID: 't' }
  test.each<[string, object, Record<string, string>, boolean, object]>([
    ['of LangSmith, without its dialect', {}, LANGSMITH, false, {}],
    ['of LangSmith', { api_dialect: 'langsmith' }, LANGSMITH, false, { api_key: 'l', tenant_id: 't' }],
    [
      'at its address',
      { base_url: 'https://eu.api.host.langchain.com' },
      LANGSMITH,
      false,
      { api_key: 'l', tenant_id: 't' }
    ],
    ['after its own', { api_dialect: 'langsmith', api_key: 'd', tenant_id: 'd' }, LANGSMITH, false, {}],
    ['that are empty', { api_dialect: 'langsmith' }, { LANGSMITH_API_KEY: ' ' }, false, {}],
    ['of a workflow', {}, { GITHUB_TOKEN: 'g' }, true, { github_token: 'g' }],
    ['of a workflow, elsewhere', {}, { GITHUB_TOKEN: 'g' }, false, {}]
  ])('%s', (_case, inputs, environment, isOnGitHub, added) => {
    const given = addForeignVariables({ inputs, givenBy: {} }, environment, isOnGitHub)
    expect(given.inputs).toEqual({ ...inputs, ...added })
    expect(Object.keys(given.givenBy)).toEqual(Object.keys(added))
  })

  test('a variable with a typo is a warning that names the nearest', () => {
    expect(judgeVariables({ DEPLOY_AGENT_SERVER_BASEURL: 'x', DEPLOY_AGENT_SERVER_NAME: 'x', HOME: 'x' })).toEqual([
      'The variable DEPLOY_AGENT_SERVER_BASEURL is unknown and ignored. Did you mean "DEPLOY_AGENT_SERVER_BASE_URL"?'
    ])
  })
})

describe('secrets from the environment', () => {
  test.each([
    'plain',
    'two\nlines',
    'with "double" quotes and \\n',
    "with 'single' quotes",
    `all of them: ' " \``,
    'a # b',
    ''
  ])('%j arrives unchanged', (value) => {
    const text = secretsFromEnvironment(['KEY', 'OTHER'], { KEY: value, OTHER: 'x' }) ?? ''
    expect(Object.entries(JSON.parse(text))).toEqual([
      ['KEY', value],
      ['OTHER', 'x']
    ])
  })

  test('a name that is not set is refused', () => {
    expect(() => secretsFromEnvironment(['A', 'B'], { A: 'x' })).toThrow('--secret: not set in the environment: B.')
  })

  test.each(['KEY=sk-123', 'sk-123', 'ghp_A1b2C3', ''])('a value instead of a name is not shown: %j', (given) => {
    const refused = new UsageError('--secret takes a name, and reads the value from the environment.')
    expect(() => secretsFromEnvironment(['ABSENT', given], { KEY: 'sk-123' })).toThrow(refused)
    expect(() => secretsFromEnvironment(['KEY=sk-123'], { 'KEY=sk-123': '' })).toThrow(refused)
  })
})

describe('messages name flags', () => {
  test('or what gave the input', () => {
    const givenBy = { name: '--name', wait: 'DEPLOY_AGENT_SERVER_WAIT' }
    expect(nameFlags('  wait: must be true\n  name: see `wait`', givenBy)).toBe(
      '  DEPLOY_AGENT_SERVER_WAIT: must be true\n  --name: see DEPLOY_AGENT_SERVER_WAIT'
    )
  })

  test.each([
    ['Set `timeout` to more.', 'Set --timeout to more.'],
    ['Check `api_key` and `base_url`.', 'Check --api-key-file and --base-url.'],
    ['Set `new_revision: always`.', 'Set --new-revision=always.'],
    ['Set `preview: false` to update "x".', 'Set --preview=false to update "x".'],
    ['  base_url: is not set', '  --base-url (or DEPLOY_AGENT_SERVER_BASE_URL): is not set'],
    [
      '  repo_url, revision: is wrong',
      '  --repo-url (or DEPLOY_AGENT_SERVER_REPO_URL), --to (or DEPLOY_AGENT_SERVER_REVISION): is wrong'
    ],
    [
      '  deployments.yaml:3:5  deployments.a.repo_ref: set it',
      '  deployments.yaml:3:5  deployments.a.repo_ref: set it'
    ],
    ['    name: a line of a log', '    name: a line of a log'],
    ['Look first with `command: plan`.', 'Look first with `plan`.'],
    ['Set `title: always` in the service', 'Set `title: always` in the service'],
    ['`support` has no timeout', '`support` has no timeout']
  ])('%s', (text, shown) => {
    expect(nameFlags(text)).toBe(shown)
  })
})
