/**
 * `env_vars`: variables of the agent that are no secrets. With `secrets`, they are the whole list.
 */
import { expect, test } from '@jest/globals'
import { GOOD, problemsOf, read, readDeploy } from '../../support/fakes/inputs.js'

const listOf = (inputs: Record<string, string>) => {
  const { secrets, env_vars } = readDeploy({ ...GOOD, ...inputs }).wanted
  return { secrets: secrets?.map(({ name, value }) => `${name}=${value}`), env_vars }
}

test.each<[string, Record<string, string>, ReturnType<typeof listOf>]>([
  ['neither is set', {}, { secrets: undefined, env_vars: undefined }],
  ['secrets alone', { secrets: 'A=1' }, { secrets: ['A=1'], env_vars: undefined }],
  ['env_vars alone', { env_vars: 'B=2' }, { secrets: ['B=2'], env_vars: ['B'] }],
  [
    'both, in either form',
    { secrets: 'A=1', env_vars: '{"B": 2.0}' },
    { secrets: ['A=1', 'B=2.0'], env_vars: ['B'] }
  ],
  [
    'names that differ in case',
    { secrets: 'a=1', env_vars: 'A=2' },
    { secrets: ['a=1', 'A=2'], env_vars: ['A'] }
  ],
  ['an empty map', { env_vars: '{}' }, { secrets: [], env_vars: [] }]
])('the list of a deploy: %s', (_, inputs, list) => {
  expect(listOf(inputs)).toEqual(list)
})

test.each<[string, Record<string, string>]>([
  ['a name in both', { secrets: 'MODEL=a', env_vars: 'MODEL=b' }],
  ['an empty value', { env_vars: 'MODEL=' }],
  ['a line that is none', { env_vars: 'MODEL' }],
  ['a name twice', { env_vars: 'A=1\nA=2' }],
  ['no variable', { env_vars: '# none' }],
  ['an expression that was not evaluated', { env_vars: 'A=${{ vars.A }}' }],
  ['a credential of the run', { env_vars: `A=${GOOD.api_key}` }],
  ['a rollback by hand', { env_vars: 'A=1', command: 'rollback', graph_config_path: '' }]
])('env_vars are refused: %s', (_, inputs) => {
  const problems = problemsOf({ ...GOOD, ...inputs })
  expect(problems.map((problem) => problem.split(':')[0])).toEqual(['env_vars'])
})

test('an empty variable passes with allow_empty_secrets', () => {
  expect(listOf({ env_vars: 'A=', allow_empty_secrets: 'true' }).secrets).toEqual(['A='])
})

const warnedNames = (inputs: Record<string, string>) => {
  const request = read({ ...GOOD, ...inputs })
  const warnings = 'warnings' in request ? request.warnings : []
  return warnings.flatMap((warning) => [...warning.matchAll(/"(\w+)"/g)].map(([, name]) => name))
}

test.each<[string, Record<string, string>, string[]]>([
  [
    'names for a credential',
    { env_vars: 'A_KEY=1\nmy_token=2\nSECRET=3\nDB_PASSWORD=4' },
    ['A_KEY', 'my_token', 'SECRET', 'DB_PASSWORD']
  ],
  ['a password in a URL', { env_vars: 'DB=pg://u:hunter22@h/x' }, ['DB']],
  ['other names', { env_vars: 'MODEL=x\nMAX_TOKENS=1\nKEYBOARD=us\nMONKEY=1' }, []],
  ['a credential among the secrets', { secrets: 'A_KEY=1' }, []],
  [
    'a reference to an entry of the other list',
    { secrets: 'DB_USER=u', env_vars: 'A=x-${DB_USER}' },
    ['A']
  ]
])(
  'a warning names the variables that are shown in clear and may be secret: %s',
  (_, inputs, names) => {
    expect(warnedNames(inputs)).toEqual(names)
  }
)

test.each<[string, Record<string, string>, string | undefined]>([
  ['unset', {}, undefined],
  ['overwrite', { secrets_update_strategy: 'overwrite' }, undefined],
  ['merge', { secrets_update_strategy: 'merge' }, 'proven'],
  [
    'merge with LangSmith, which shows values',
    { secrets_update_strategy: 'merge', api_dialect: 'langsmith' },
    'shown'
  ]
])('whether deployed secrets are kept: %s', (_, inputs, kept) => {
  expect(readDeploy({ ...GOOD, secrets: 'A=1', ...inputs }).wanted.kept_secrets).toBe(kept)
})

test('another strategy is refused', () => {
  const inputs = { ...GOOD, secrets_update_strategy: 'replace' }
  expect(problemsOf(inputs)).toEqual([expect.stringMatching(/^secrets_update_strategy: /)])
})
