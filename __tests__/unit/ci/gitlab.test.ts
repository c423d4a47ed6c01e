import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, jest, test } from '@jest/globals'
import { GITLAB, readGitLabContext } from '../../../src/adapters/ci/gitlab.js'
import { createGitHubReads } from '../../../src/adapters/github/github-reads.js'
import { recordPlace } from '../../../src/inputs/github-records.js'
import { COMMIT_A, COMMIT_B } from '../../support/fakes/answers.js'
import { GOOD, problemsOf, read, readDeploy } from '../../support/fakes/inputs.js'

type Variables = Record<string, string>

const PIPELINE: Variables = {
  GITLAB_CI: 'true',
  CI_SERVER_URL: 'https://gitlab.example:8443',
  CI_PROJECT_PATH: 'acme/agents/support',
  CI_PROJECT_URL: 'https://gitlab.example:8443/acme/agents/support',
  CI_REPOSITORY_URL:
    'https://gitlab-ci-token:glcbt-64_secret@gitlab.example:8443/acme/agents/support.git',
  CI_COMMIT_SHA: COMMIT_A,
  CI_JOB_URL: 'https://gitlab.example:8443/acme/agents/support/-/jobs/7',
  CI_COMMIT_REF_NAME: 'main'
}
const branch = (over: Variables = {}): Variables => ({
  ...PIPELINE,
  CI_PIPELINE_SOURCE: 'push',
  CI_COMMIT_BRANCH: 'main',
  ...over
})
const merge = (over: Variables = {}): Variables => ({
  ...PIPELINE,
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_COMMIT_REF_NAME: 'feature/x',
  CI_MERGE_REQUEST_IID: '12',
  CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
  CI_MERGE_REQUEST_PROJECT_PATH: 'acme/agents/support',
  CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'acme/agents/support',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature/x',
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: '',
  ...over
})
const FORK = { CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'someone/support' }
const HERE = 'https://gitlab.example:8443/acme/agents/support'

/** The name and the code that a deploy in this pipeline has. */
function deployed(variables: Variables, inputs: Record<string, string> = {}) {
  const context = readGitLabContext(variables)
  const { target, wanted, origin, claim } = readDeploy({ ...GOOD, ...inputs }, context)
  if (wanted.source !== 'git_host') throw new Error('The code comes from git.')
  const { commit, is_push = false } = origin
  const [url, ref] = [wanted.source_config.repo_url, wanted.source_revision_config.repo_ref]
  return { code: [target.name, url, ref, commit, is_push], claims: claim?.repositories }
}

const preview = { preview: 'true' }

test.each<[string, Variables, Record<string, string>, unknown[]]>([
  ['a push', branch(), {}, ['support', HERE, 'main', COMMIT_A, true]],
  [
    'a schedule',
    branch({ CI_PIPELINE_SOURCE: 'schedule' }),
    {},
    ['support', HERE, 'main', COMMIT_A, false]
  ],
  [
    'a tag',
    { ...branch({ CI_COMMIT_TAG: 'v1.0.0' }), CI_COMMIT_BRANCH: '' },
    {},
    ['support', HERE, 'refs/tags/v1.0.0', COMMIT_A, false]
  ],
  ['a merge request', merge(), preview, ['support-mr-12', HERE, 'feature/x', COMMIT_A, false]],
  [
    'a merged result: the commit of the branch, and not the one of the pipeline',
    merge({
      CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
      CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: COMMIT_B
    }),
    preview,
    ['support-mr-12', HERE, 'feature/x', COMMIT_B, false]
  ],
  [
    'a merge train that does not show the commit of the branch',
    merge({ CI_MERGE_REQUEST_EVENT_TYPE: 'merge_train' }),
    preview,
    ['support-mr-12', HERE, 'feature/x', undefined, false]
  ],
  [
    'a fork',
    merge(FORK),
    preview,
    ['support-mr-12', 'https://gitlab.example:8443/someone/support', 'feature/x', COMMIT_A, false]
  ],
  [
    'a server below a path',
    branch({ CI_SERVER_URL: 'https://example.org/gitlab/' }),
    {},
    ['support', 'https://example.org/gitlab/acme/agents/support', 'main', COMMIT_A, true]
  ],
  [
    'no commit yet',
    branch({ CI_COMMIT_SHA: '0'.repeat(40) }),
    {},
    ['support', HERE, 'main', undefined, false]
  ]
])('what is deployed by %s', (_case, variables, inputs, code) => {
  expect(deployed(variables, inputs).code).toEqual(code)
})

test.each<[string, Variables, Record<string, string>, RegExp]>([
  [
    'a branch that the service would read as a tag',
    merge({ CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'refs/tags/v1' }),
    preview,
    /^repo_ref: is not set, and the service would read the branch name refs\/tags\/v1 as another ref/
  ],
  [
    'a push with preview',
    branch(),
    preview,
    /^preview: is true, but this run \(event push\) does not belong/
  ],
  [
    'a pull request of another git host',
    branch({
      CI_EXTERNAL_PULL_REQUEST_IID: '4',
      CI_PIPELINE_SOURCE: 'external_pull_request_event'
    }),
    {},
    /^preview: is not set/
  ],
  [
    'a sweep without an age, which decides where merge requests cannot be read',
    branch({ CI_PIPELINE_SOURCE: 'schedule' }),
    { command: 'sweep', graph_config_path: '' },
    /^max_age: is required here/
  ],
  [
    'no key',
    branch(),
    { api_key: '' },
    /^api_key: .*A protected variable exists only on protected branches/
  ]
])('%s is a problem', (_case, variables, inputs, problem) => {
  const problems = problemsOf({ ...GOOD, ...inputs }, readGitLabContext(variables))
  expect(problems.join('\n')).toMatch(new RegExp(problem.source, 'm'))
})

test.each([
  ['a fork', FORK, [HERE, 'https://gitlab.example:8443/someone/support']],
  [
    'a fork that was deleted, whose preview stays',
    { CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: '' },
    [HERE]
  ]
])(
  'a delete of a preview needs no more than the variables of the merge request: %s',
  (_, head, repositories) => {
    const request = read(
      { ...GOOD, command: 'delete', preview: 'true', graph_config_path: '' },
      readGitLabContext(merge(head))
    )
    expect(request).toMatchObject({
      command: 'delete',
      target: { name: 'support-mr-12' },
      closing: undefined,
      ownership: { if_foreign: 'keep', claim: { repositories } }
    })
  }
)

test('a sweep is of previews of merge requests, by their age', () => {
  const inputs = { ...GOOD, command: 'sweep', graph_config_path: '', max_age: '14d' }
  expect(read(inputs, readGitLabContext(branch()))).toMatchObject({
    command: 'sweep',
    sweep: { name: 'support', kind: 'mr', by_age: true, max_age_ms: 14 * 86_400_000 }
  })
})

test('a fork without a credential is skipped, not failed', () => {
  const request = read({ ...GOOD, api_key: '', preview: 'true' }, readGitLabContext(merge(FORK)))
  expect(request).toMatchObject({ command: 'skip' })
})

test('the token of the job is in no fact of the run', () => {
  expect(
    JSON.stringify(readGitLabContext(merge({ CI_JOB_TOKEN: 'glcbt-64_secret' })))
  ).not.toContain('glcbt')
})

test.each<[string, Variables, object]>([
  ['a page that is none', { CI_JOB_URL: 'javascript:alert(1)' }, { run_url: undefined }],
  [
    'nothing at all',
    {},
    {
      server_url: 'https://gitlab.com',
      repository: undefined,
      ref: undefined,
      pull_request: undefined
    }
  ]
])('%s is ignored', (_case, variables, facts) => {
  expect(readGitLabContext(variables)).toMatchObject(facts)
})

test('GitHub is not asked, whatever token is set', async () => {
  const context = readGitLabContext(merge())
  const request = read(
    { ...GOOD, ...preview, github_token: 'ghp_of_another_job', comment: 'true' },
    context
  )
  if (request.command === 'skip') throw new Error('The run is skipped.')
  const opened: unknown[] = []
  const { github: access } = request
  const use = {
    context,
    command: 'deploy',
    token: access.token,
    openGitHub: async (account: unknown) => {
      opened.push(account)
      throw new Error('GitHub is not to be asked.')
    },
    warn: (message: string) => opened.push(message),
    reported: new Set<string>()
  }
  const reads = createGitHubReads(use, { recordPlace: (name) => recordPlace(access, name) })
  expect(await reads.recordedIds('support-mr-12')).toBeUndefined()
  expect(await reads.readPullRequest(12)).toBeUndefined()
  expect(await reads.listChangedFiles({ from: COMMIT_A, to: COMMIT_B })).toMatchObject({
    unknown: expect.any(String)
  })
  expect(opened).toEqual([])
})

test('a group folds in the log of the job', () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_700_000_000_400)
  const { reports } = GITLAB.read({ environment: {} })
  const lines = [reports.group?.('Build log', 'one\ntwo'), reports.group?.('More', 'three')]
  expect(lines).toEqual([
    '\u001b[0Ksection_start:1700000000:deploy_agent_server_1[collapsed=true]\r\u001b[0KBuild log\none\ntwo\n\u001b[0Ksection_end:1700000000:deploy_agent_server_1\r\u001b[0K',
    expect.stringContaining('deploy_agent_server_2')
  ])
})

test.each([
  ['of the project itself', {}, false],
  ['of a fork, in the project', FORK, true],
  ['of a fork, in the fork', { ...FORK, CI_PROJECT_PATH: 'someone/support' }, true]
])('a merge request %s: whether it comes from a fork', (_, variables, is_fork) => {
  expect(readGitLabContext(merge(variables)).pull_request?.is_fork).toBe(is_fork)
})

test('the paths of existing files among the variables are found, and no folders or other texts', () => {
  const file = fileURLToPath(import.meta.url)
  const environment = branch({ KEY: file, FOLDER: dirname(file), NO_FILE: `${file}.no`, WORD: 'x' })
  expect(GITLAB.read({ environment }).context.variable_files).toEqual(new Set([file]))
})
