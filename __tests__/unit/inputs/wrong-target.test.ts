import { describe, expect, test } from '@jest/globals'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import { codeOrigin } from '../../../src/inputs/code-origin.js'
import { COMMIT_A, COMMIT_B, DIGEST } from '../../support/fakes/answers.js'
import { contextOf, GOOD, problemsOf, pullRequest, read } from '../../support/fakes/inputs.js'

const TOKEN = { github_token: 'ghs_0123456789' }
const PREVIEW = { ...GOOD, ...TOKEN, preview: 'true' }

function deployed(inputs: Record<string, string>, context?: RunContext) {
  const request = read(inputs, context)
  if (request.command !== 'deploy' && request.command !== 'plan') throw new Error(`it is a ${request.command}`)
  return request
}

const OTHER = { repo_url: 'https://github.com/acme/other' }

describe('whose preview it is decides before it is changed', () => {
  test.each<[string, RunContext, boolean]>([
    ['its repository exists', pullRequest(), false],
    ['its repository was deleted', pullRequest({ head_repository: undefined }), true]
  ])('%s', (_, context, head_is_gone) => {
    const { claim } = deployed({ ...PREVIEW, repo_url: 'https://github.com/acme/support' }, context).deploy
    expect(claim).toMatchObject({ head_is_gone })
  })

  test.each<[string, Record<string, string>, boolean]>([
    ['with a token, records on GitHub may say', PREVIEW, false],
    ['without one, no record can', { ...GOOD, preview: 'true' }, true]
  ])('elsewhere: %s', (_, inputs, isUnrecorded) => {
    const context = { ...pullRequest(), is_on_github: false as const }
    expect(deployed(inputs, context).deploy.claim?.unrecorded === true).toBe(isUnrecorded)
    expect(deployed(inputs, pullRequest()).deploy.claim?.unrecorded).toBeUndefined()
  })

  test('an id that is deleted is compared with repo_url if that is set', () => {
    const id = { command: 'delete', deployment_id: '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1' }
    const access = { base_url: GOOD.base_url, api_key: GOOD.api_key }
    expect(read({ ...access, ...id })).toMatchObject({ ownership: undefined })
    expect(read({ ...access, ...id, repo_url: 'https://github.com/acme/support' })).toMatchObject({
      ownership: { if_foreign: 'refuse' }
    })
  })

  test.each<[string, Record<string, string>, Partial<RunContext>, string[] | undefined]>([
    ['of the run', {}, { repository: 'acme/agent' }, ['https://github.com/acme/agent']],
    ['that is stated, and no other', OTHER, { repository: 'acme/agent' }, [OTHER.repo_url]],
    ['that is stated outside of a repository', OTHER, { repository: undefined }, [OTHER.repo_url]],
    ['of none: both ways out are named', {}, { repository: undefined }, undefined]
  ])('a name that is deleted is compared with the repository %s', (_, more, over, repositories) => {
    const { base_url, api_key, name } = GOOD
    const inputs = { base_url, api_key, name, command: 'delete', ...more }
    const context = contextOf(over)
    if (repositories === undefined) {
      expect(problemsOf(inputs, context)).toEqual([expect.stringMatching(/^repo_url: .*deployment_id.*repo_url/)])
    } else expect(read(inputs, context)).toMatchObject({ ownership: { claim: { repositories } } })
  })
})

test.each(['refs/heads/x', 'refs/tags/v1', 'refs/pull/7/head'])(
  'a branch with the name of another ref (%s) is not built as that',
  (branch) => {
    const none = { repo_ref: undefined, commit: undefined }
    expect(codeOrigin(contextOf({ ref: `refs/heads/${branch}` }))).toMatchObject(none)
    expect(codeOrigin(pullRequest({ head_ref: branch }))).toMatchObject(none)
  }
)

test.each<[string, Record<string, string>, RunContext?]>([
  ['graph_config_path', { graph_config_path: 'agents/../../other/agent.json' }],
  ['graph_config_path', { graph_config_path: 'agents/..' }],
  ['repo_ref', { repo_ref: COMMIT_B.slice(0, 8) }, { ...pullRequest({ head_sha: COMMIT_B }), sha: COMMIT_A }],
  ['repo_url', { repo_url: 'ssh://git:token@github.com/acme/support' }],
  ['repo_url', { repo_url: 'https://:token@github.com/acme/support' }],
  ['rollback', { rollback: 'true', new_revision: 'never' }],
  ['secrets', { secrets: 'KEY="\u200b"' }],
  ['api_key', { api_key: '' }, { ...pullRequest({ is_fork: true }), event_name: 'pull_request_target' }]
])('%s is refused before anything is sent: %j', (input, inputs, context = contextOf()) => {
  const given = { ...GOOD, preview: 'false', repo_ref: 'main', ...inputs }
  expect(problemsOf(given, context)).toEqual([expect.stringMatching(new RegExp(`^${input}: `))])
})

test.each<[string, Record<string, string>?]>([
  ['https://user@a.example'],
  ['https://:password@a.example'],
  ['a.example'],
  ['https:a.example'],
  ['https://a.example/?x=1'],
  ['https://a.example/#x'],
  // No key may be sent there.
  ['http://a.example', { smoke_assistant: 'agent' }]
])('a custom_url that cannot be used is refused before anything is sent: %s', (custom_url, more = {}) => {
  const { graph_config_path: _, ...inputs } = { ...GOOD, image_uri: DIGEST, custom_url }
  expect(problemsOf({ ...inputs, ...more })).toEqual([expect.stringMatching(/^custom_url: /)])
})

test.each([
  ['./apps/../graph.json', 'graph.json'],
  ['a//b/./agent.json', 'a/b/agent.json']
])('a path within the repository is sent as git has it: %s', (graph_config_path, sent) => {
  expect(deployed({ ...GOOD, graph_config_path }).deploy.wanted.source_revision_config).toMatchObject({
    graph_config_path: sent
  })
})

test('a warning about the checkout concerns only code that comes from it', () => {
  const context = contextOf({ code_warnings: ['The commit is not pushed.'] })
  expect(deployed(GOOD, context).warnings).toEqual(['The commit is not pushed.'])
  expect(deployed({ ...GOOD, repo_ref: 'main' }, context).warnings).toEqual([])
  expect(deployed({ ...GOOD, repo_url: 'https://github.com/acme/other' }, context).warnings).toEqual([])
})

describe('a comment', () => {
  const commentedOn = (inputs: Record<string, string>, context: RunContext = pullRequest()) =>
    deployed(inputs, context).github.records.comment_on

  test('of a preview says what is deployed: a plan replaces it only if asked to', () => {
    expect(commentedOn(PREVIEW)).toBe(7)
    expect(commentedOn({ ...PREVIEW, command: 'plan' })).toBeUndefined()
    expect(commentedOn({ ...PREVIEW, command: 'plan', comment: 'true' })).toBe(7)
    expect(commentedOn({ ...PREVIEW, comment: 'false' })).toBeUndefined()
  })

  test('is not written on a pull request of GitHub with the number of a merge request', () => {
    expect(commentedOn({ ...PREVIEW, comment: 'true' }, { ...pullRequest(), host: 'gitlab' })).toBeUndefined()
  })
})

test.each<[string, Record<string, string>, string]>([
  ['the commit of this run', {}, COMMIT_A],
  ['a tag by its bare name', { repo_ref: 'refs/tags/v1' }, 'v1'],
  ['a branch', { repo_ref: 'next' }, 'next'],
  ['this run, if the code is of another repository', { repo_ref: 'next', repo_url: 'https://github.com/a/b' }, COMMIT_A]
])('the record of a deploy on GitHub names %s', (_, inputs, ref) => {
  expect(deployed({ ...GOOD, ...TOKEN, ...inputs }).github.records.ref).toBe(ref)
})

test.each<[string, Record<string, string>, string]>([
  ['its own key', { agent_api_key: 'key-of-agent' }, 'key-of-agent'],
  ['the key of the control plane if it has none', {}, GOOD.api_key]
])('the smoke check sends %s', (_, inputs, key) => {
  expect(deployed({ ...GOOD, smoke_assistant: 'agent', ...inputs }).check?.credentials).toEqual({ api_key: key })
})

test.each(['api_key', 'github_token', 'agent_api_key', 'bearer_token'])(
  'an agent that would get the %s of this run as a secret is reported',
  (input) => {
    const { warnings } = deployed({ ...GOOD, [input]: 'credential-1', secrets: 'KEY= credential-1 ' })
    expect(warnings).toEqual([expect.stringContaining(`the value of ${input}`)])
  }
)
