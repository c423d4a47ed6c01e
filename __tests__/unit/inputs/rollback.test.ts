/** The inputs of `command: rollback`. */
import { expect, test } from '@jest/globals'
import { contextOf, GOOD, problemsOf, pullRequest, read } from '../../support/fakes/inputs.js'

const { graph_config_path: _, ...CONNECTION } = GOOD
const BACK = { ...CONNECTION, command: 'rollback' }
const ID = '11111111-1111-4111-8111-111111111111'

/** The defaults of action.yml, which a runner always gives. */
const DEFAULTS = { new_revision: 'auto', rollback: 'false', wait: 'true', poll_interval: 'auto', timeout: '30m' }

function readRollback(inputs: Record<string, string>) {
  const request = read({ ...BACK, ...DEFAULTS, ...inputs })
  if (request.command !== 'rollback') throw new Error(`it is a ${request.command}`)
  return request
}

test('a name is enough, and says whose the deployment must be', () => {
  const { rollback, check } = readRollback({})
  expect(rollback).toMatchObject({
    target: { name: 'support' },
    claim: { repositories: ['https://github.com/acme/support'] },
    wait: { enabled: true, interval: 'auto' },
    build_logs: true,
    dry_run: false
  })
  expect([rollback.revision, check]).toEqual([undefined, undefined])
})

test('a revision, an id and a dry run', () => {
  const { rollback, github } = readRollback({ deployment_id: ID, revision: 'rev-1', dry_run: 'true', name: '' })
  expect(rollback).toMatchObject({ target: { deployment_id: ID }, claim: undefined, revision: 'rev-1', dry_run: true })
  expect(github.records.plans).toBe(true)
})

test.each<Record<string, string>>([
  { graph_config_path: 'agent.json' },
  { image_uri: 'registry.example/support:1' },
  { repo_ref: 'main' },
  { source: 'git_host' },
  { secrets: 'KEY=value-of-key' },
  { paths: 'src/**' },
  { resource_spec: 'cpu: 1' },
  { new_revision: 'always' },
  { new_revision: 'never' },
  { rollback: 'true' }
])('what says how or what to deploy is refused, not ignored: %j', (inputs) => {
  const [[input] = []] = Object.entries(inputs)
  expect(problemsOf({ ...BACK, ...inputs })).toEqual([
    expect.stringMatching(`^${input}: has no effect with \`command: rollback\``)
  ])
})

test.each(['deploy', 'plan', 'delete', 'sweep'])('revision with command: %s is refused', (command) => {
  const problems = problemsOf({ ...GOOD, command, revision: 'rev-1', ...(command === 'sweep' && { max_age: '1d' }) })
  expect(problems).toEqual([expect.stringMatching('^revision: has an effect only with `command: rollback`')])
})

test('the preview of a pull request can be rolled back, until it is closed', () => {
  const inputs = { ...BACK, preview: 'true' }
  expect(read(inputs, pullRequest())).toMatchObject({ rollback: { target: { name: 'support-pr-7' } } })
  expect(problemsOf(inputs, pullRequest({}, 'closed'))).toEqual([
    expect.stringMatching('^command: is rollback, but the pull request is closed')
  ])
  expect(problemsOf(BACK, pullRequest())).toEqual([expect.stringMatching('^preview: is not set')])
})

test('without a repository to compare, a name is refused', () => {
  expect(problemsOf(BACK, contextOf({ repository: undefined }))).toEqual([
    expect.stringMatching('^repo_url: .*which deployment is meant')
  ])
})
