import { describe, expect, test } from '@jest/globals'
import {
  type GivenInputs,
  judgeVariables,
  refuseContradictions,
  resolveInputs,
  secretsFromEnvironment
} from '../../src/cli/flags/resolve-inputs.js'
import { inOurWords } from '../../src/cli/flags/wording.js'
import { ERROR_CODES } from '../../src/error-codes.js'
import { parseSecretLines } from '../../src/inputs/secrets/parse-secrets.js'

const resolve = (given: Partial<GivenInputs>) =>
  resolveInputs({ flags: {}, environment: {}, isOnGitHub: false, ...given }).inputs

describe('where an input comes from', () => {
  test.each<[string, Partial<GivenInputs>, object]>([
    ['a flag', { flags: { name: 'a' } }, { name: 'a' }],
    ['a variable', { environment: { DEPLOY_AGENT_SERVER_NAME: 'b' } }, { name: 'b' }],
    [
      'a flag before a variable',
      { flags: { name: 'a' }, environment: { DEPLOY_AGENT_SERVER_NAME: 'b' } },
      { name: 'a' }
    ],
    ['an empty variable, which is unset', { environment: { DEPLOY_AGENT_SERVER_NAME: ' ' } }, {}],
    ['a variable of LangSmith, without its dialect', { environment: { LANGSMITH_API_KEY: 'l' } }, {}],
    [
      'variables of LangSmith',
      { flags: { api_dialect: 'langsmith' }, environment: { LANGSMITH_API_KEY: 'l', LANGSMITH_TENANT_ID: 't' } },
      { api_dialect: 'langsmith', api_key: 'l', tenant_id: 't' }
    ],
    [
      'its own variable before that of LangSmith',
      {
        environment: {
          DEPLOY_AGENT_SERVER_API_DIALECT: 'langsmith',
          DEPLOY_AGENT_SERVER_API_KEY: 'd',
          LANGSMITH_API_KEY: 'l'
        }
      },
      { api_dialect: 'langsmith', api_key: 'd' }
    ],
    ['the token of a workflow', { isOnGitHub: true, environment: { GITHUB_TOKEN: 'g' } }, { github_token: 'g' }],
    ['a token elsewhere', { environment: { GITHUB_TOKEN: 'g' } }, {}]
  ])('%s', (_case, given, inputs) => {
    expect(resolve(given)).toEqual(inputs)
  })

  test('a variable with a typo is a warning that names the nearest', () => {
    expect(judgeVariables({ DEPLOY_AGENT_SERVER_BASEURL: 'x', DEPLOY_AGENT_SERVER_NAME: 'x', HOME: 'x' })).toEqual([
      'The variable DEPLOY_AGENT_SERVER_BASEURL is unknown and ignored. Did you mean "DEPLOY_AGENT_SERVER_BASE_URL"?'
    ])
  })
})

describe('contradictions', () => {
  test.each<[object, string[], string]>([
    [{ manifest: 'a', name: 'b' }, [], '--manifest cannot be combined with --name.'],
    [{ secrets: 'a' }, ['B'], '--secrets-file cannot be combined with --secret.']
  ])('%j', (flags, secrets, problem) => {
    expect(() => refuseContradictions(flags, secrets)).toThrow(problem)
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
    const read = text.startsWith('{') ? Object.entries(JSON.parse(text)) : undefined
    const entries = read ?? parseSecretLines(text).secrets.map((secret) => [secret.name, secret.value])
    expect(entries).toEqual([
      ['KEY', value],
      ['OTHER', 'x']
    ])
  })

  test('a name that is not set is refused', () => {
    expect(() => secretsFromEnvironment(['A', 'B'], { A: 'x' })).toThrow('--secret: not set in the environment: B.')
  })

  test.each(['KEY=sk-123', 'sk-123', 'ghp_A1b2C3', ''])(
    'a value instead of a name is refused, and not shown: %j',
    (given) => {
      const shown = 'not set in the environment: ABSENT, (not shown: it may be a value).'
      expect(() => secretsFromEnvironment(['ABSENT', given], { KEY: 'sk-123' })).toThrow(shown)
    }
  )

  test('a value is also refused where variables may be missing', () => {
    expect(() => secretsFromEnvironment(['KEY=sk-123'], { 'KEY=sk-123': '' })).toThrow('(not shown')
  })
})

describe('messages name flags', () => {
  test('or the variable that gave the input', () => {
    const { givenBy } = resolveInputs({
      flags: { name: 'a' },
      environment: { DEPLOY_AGENT_SERVER_WAIT: 'maybe', DEPLOY_AGENT_SERVER_NAME: 'b' },
      isOnGitHub: false
    })
    expect(inOurWords('  wait: must be true\n  name: see `wait`', { givenBy })).toBe(
      '  DEPLOY_AGENT_SERVER_WAIT: must be true\n  --name: see DEPLOY_AGENT_SERVER_WAIT'
    )
  })

  test.each([
    ['Set `timeout` to more.', 'Set --timeout to more.'],
    ['Check `api_key` and `base_url`.', 'Check --api-key-file and --base-url.'],
    ['Set `new_revision: always`.', 'Set --new-revision always.'],
    ['For LangSmith, set `api_dialect` to `langsmith`.', 'For LangSmith, set --api-dialect to langsmith.'],
    [
      '  preview: is not set. Set preview: true for a preview.',
      '  --preview: is not set. Set --preview for a preview.'
    ],
    ['Set preview: false to update "x".', 'Set --no-preview to update "x".'],
    ['longer than max_age (closed)', 'longer than --max-age (closed)'],
    [
      'Check that the secret behind `api_key` (Settings → Secrets and variables → Actions) is',
      'Check that --api-key-file is'
    ],
    ['The outputs of this step could not', 'The outputs could not'],
    ['Free space on the disk of the runner', 'Free space on the disk'],
    ['github_token is empty, so', 'DEPLOY_AGENT_SERVER_GITHUB_TOKEN is not set, so'],
    ['  base_url: is not set', '  --base-url: is not set'],
    ['  resource_spec.cpu: is wrong', '  --resource-spec.cpu: is wrong'],
    [
      '  name: is not set, and neither is deployment_id. Set one of them.',
      '  --name: is not set, and neither is --deployment-id. Set one of them.'
    ],
    [
      '  source: belongs to git_host. Set source to git_host.',
      '  --source: belongs to git_host. Set --source to git_host.'
    ],
    [
      '  secrets: "repo_ref" is quoted, deployments.a.repo_ref a key',
      '  --secrets-file: "repo_ref" is quoted, deployments.a.repo_ref a key'
    ],
    [
      '  deployments.yaml:3:5  deployments.a.repo_ref: set repo_url',
      '  deployments.yaml:3:5  deployments.a.repo_ref: set repo_url'
    ],
    ['Re-run the job.', 'Run the command again.'],
    [ERROR_CODES.internal.fix, 'Run the command again with --verbose, then report the error with the log.'],
    ['To build again, set new_revision: always.', 'To build again, set --new-revision always.'],
    ['set preview: true, or preview: false to update it', 'set --preview, or --no-preview to update it'],
    ['Look first with `command: plan`.', 'Look first with `plan`.'],
    ['Set title: always in the service', 'Set title: always in the service'],
    ['`support` has no name', '`support` has no name']
  ])('%s', (text, shown) => {
    expect(inOurWords(text)).toBe(shown)
  })

  test('names keep their backticks for Markdown', () => {
    const shown = inOurWords('Set `timeout` to more, or `wait: false`, or `source` to `git_host`.', {
      isMarkdown: true
    })
    expect(shown).toBe('Set `--timeout` to more, or `--no-wait`, or `--source` to `git_host`.')
    expect(inOurWords('  resource_spec.cpu: is wrong', { isMarkdown: true })).toBe('  `--resource-spec.cpu`: is wrong')
  })

  const phrases = [['pull request', 'merge request']] as const
  const prose = 'Re-run the job, set `name` or max_age (a pull request)'
  test.each([
    ['a value', `Branch "${prose}" of a pull request`, `Branch "${prose}" of a merge request`],
    [
      'an answer',
      `PATCH /v2/x answered 400: ${prose}\nRe-run the job`,
      `PATCH /v2/x answered 400: ${prose}\nRun the command again`
    ],
    [
      'fields of an answer',
      `  POST /v2/x answered 422:\n  name: ${prose}\n    secrets[0]: ${prose}\n  To fix: Set \`name\`.`,
      `  POST /v2/x answered 422:\n  name: ${prose}\n    secrets[0]: ${prose}\n  To fix: Set --name.`
    ],
    [
      'a log',
      `  Last lines of the build log:\n    name: ${prose}\n    "${prose}\n  To fix: Re-run the job.`,
      `  Last lines of the build log:\n    name: ${prose}\n    "${prose}\n  To fix: Run the command again.`
    ],
    [
      'a value in an answer',
      `"a" (GET /x answered 404: "${prose}" here), "b"\nset \`name\` to "${prose}"`,
      `"a" (GET /x answered 404: "${prose}" here), "b"\nset --name to "${prose}"`
    ]
  ])('what is quoted is unchanged: %s', (_, text, shown) => {
    expect(inOurWords(text, { phrases })).toBe(shown)
  })
})
