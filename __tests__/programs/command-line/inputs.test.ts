/** Where inputs come from, beside flags: variables, also those of others; and how messages name them. */
import { expect, test } from '@jest/globals'
import { nameFlags } from '../../../src/cli/flags/input-flags.js'
import {
  addForeignVariables,
  judgeVariables,
  secretsFromEnvironment,
  variablesFromFlags
} from '../../../src/cli/flags/resolve-inputs.js'
import { UsageError } from '../../../src/cli/usage-error.js'

const LANGSMITH = { LANGSMITH_API_KEY: 'l', LANGSMITH_TENANT_ID: 't' }
test.each<[string, object, Record<string, string>, boolean, object]>([
  ['of LangSmith, without its dialect', {}, LANGSMITH, false, {}],
  [
    'of LangSmith',
    { api_dialect: 'langsmith' },
    LANGSMITH,
    false,
    { api_key: 'l', tenant_id: 't' }
  ],
  [
    'at its address',
    { base_url: 'https://eu.api.host.langchain.com' },
    LANGSMITH,
    false,
    { api_key: 'l', tenant_id: 't' }
  ],
  [
    'after its own',
    { api_dialect: 'langsmith', api_key: 'd', tenant_id: 'd' },
    LANGSMITH,
    false,
    {}
  ],
  ['that are empty', { api_dialect: 'langsmith' }, { LANGSMITH_API_KEY: ' ' }, false, {}],
  ['of a workflow', {}, { GITHUB_TOKEN: 'g' }, true, { github_token: 'g' }],
  ['of a workflow, elsewhere', {}, { GITHUB_TOKEN: 'g' }, false, {}]
])('variables of others: %s', (_case, inputs, environment, isOnGitHub, added) => {
  const given = addForeignVariables({ inputs, givenBy: {} }, environment, isOnGitHub)
  expect(given.inputs).toEqual({ ...inputs, ...added })
  expect(Object.keys(given.givenBy)).toEqual(Object.keys(added))
})

test('a variable with a typo is a warning that names the nearest', () => {
  const environment = { DEPLOY_AGENT_SERVER_BASEURL: 'x', DEPLOY_AGENT_SERVER_NAME: 'x', HOME: 'x' }
  expect(judgeVariables(environment)).toEqual([
    expect.stringMatching(/_BASEURL is unknown and ignored\. .*"DEPLOY_AGENT_SERVER_BASE_URL"/)
  ])
})

test('a secret of the environment arrives unchanged', () => {
  const values = ['plain', 'two\nlines', '" and \\n', "'", 'a # b', '']
  const environment = Object.fromEntries(values.map((value, i) => [`KEY_${i}`, value]))
  const text = secretsFromEnvironment(Object.keys(environment), environment) ?? ''
  expect(JSON.parse(text)).toEqual(environment)
})

test('a secret that is not set is refused by its name; a value instead of a name is not shown', () => {
  expect(() => secretsFromEnvironment(['A', 'B'], { A: 'x' })).toThrow(/: B\.$/)
  const refused = new UsageError('--secret takes a name, and reads the value from the environment.')
  for (const given of ['KEY=sk-123', 'sk-123', 'ghp_A1b2C3', '']) {
    expect(() => secretsFromEnvironment(['ABSENT', given], { KEY: 'x', 'KEY=sk-123': '' })).toThrow(
      refused
    )
  }
})

test.each([
  ['Set `timeout` to more.', 'Set --timeout to more.'],
  ['Check `api_key` and `base_url`.', 'Check --api-key-file and --base-url.'],
  ['Set `new_revision: always`.', 'Set --new-revision=always.'],
  ['  base_url: is not set', '  --base-url (or DEPLOY_AGENT_SERVER_BASE_URL): is not set'],
  ['  name: see `wait`', '  --name: see DEPLOY_AGENT_SERVER_WAIT'],
  [
    '  repo_url, revision: is wrong',
    '  --repo-url (or DEPLOY_AGENT_SERVER_REPO_URL), --to (or DEPLOY_AGENT_SERVER_REVISION): is wrong'
  ],
  ['  d.yaml:3:5  deployments.a.repo_ref: set it', '  d.yaml:3:5  deployments.a.repo_ref: set it'],
  ['    name: a line of a log', '    name: a line of a log'],
  ['  resource_spec.cpu  1 → 2', '  resource_spec.cpu  1 → 2'],
  [
    '  resource_spec.cpu: is wrong',
    '  --resource-spec (or DEPLOY_AGENT_SERVER_RESOURCE_SPEC).cpu: is wrong'
  ],
  ['Look first with `command: plan`.', 'Look first with `plan`.'],
  ['Set `title: always` of `support`', 'Set `title: always` of `support`']
])('a message names flags, or what gave the input: %s', (text, shown) => {
  expect(nameFlags(text, { name: '--name', wait: 'DEPLOY_AGENT_SERVER_WAIT' })).toBe(shown)
})

test('with a manifest, a message names the keys of its deployments, and the flags of all else', () => {
  const shown = nameFlags('Set `image_uri`, `secrets`, `wait` or `select`.', {
    manifest: '--manifest'
  })
  expect(shown).toBe('Set `image_uri`, --secrets-file, --wait or --select.')
})

test('variables of --env-var arrive unchanged; without a name, or twice, they are refused', () => {
  const text = variablesFromFlags(['MODEL=gpt-4o', 'QUERY=a=b, c', 'EMPTY='])
  expect(JSON.parse(text ?? '')).toEqual({ MODEL: 'gpt-4o', QUERY: 'a=b, c', EMPTY: '' })
  expect(variablesFromFlags([])).toBeUndefined()
  const refused = new UsageError('--env-var takes NAME=value.')
  for (const flag of ['MODEL', '=x', 'a b=x']) {
    expect(() => variablesFromFlags([flag])).toThrow(refused)
  }
  expect(() => variablesFromFlags(['A=1', 'A=2'])).toThrow(/sets A twice/)
})
