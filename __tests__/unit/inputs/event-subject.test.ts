import { expect, test } from '@jest/globals'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import { subjectOfEvent } from '../../../src/inputs/event-subject.js'
import { COMMIT_A } from '../../support/fakes/answers.js'
import { contextOf, GOOD, problemsOf, pullRequest, read } from '../../support/fakes/inputs.js'

const release = (event_action?: string) =>
  contextOf({ event_name: 'release', event_action, ref: 'refs/tags/v1.0.0' })
const dispatch = (dispatched_ref?: string) =>
  contextOf({
    event_name: 'repository_dispatch',
    ...(dispatched_ref !== undefined && { dispatched_ref })
  })
const deletion = contextOf({ is_ref_deleted: true })
const named = (...events: string[]) =>
  events.map((event_name) => [event_name, contextOf({ event_name })] as const)

test.each<readonly [string, RunContext]>([
  ...['published', 'released', 'prereleased', 'created', undefined].map(
    (action) => [`release: ${action}`, release(action)] as const
  ),
  ['a push', contextOf()],
  ['a push that GitHub calls edited', contextOf({ event_action: 'edited' })],
  ...named('create', 'deployment', 'deployment_status', 'registry_package'),
  ...named('schedule', 'workflow_dispatch', 'watch', 'milestone', 'an_event_of_tomorrow', ''),
  ...[undefined, 'main', 'refs/heads/main', COMMIT_A].map(
    (ref) => [`a dispatch of ${ref}`, dispatch(ref)] as const
  ),
  ['a review of a pull request', { ...pullRequest(), event_name: 'pull_request_review' }],
  ['an event of another CI', contextOf({ event_name: 'status', is_on_github: false })]
])('the run is about its ref: %s', (_, context) => {
  expect(subjectOfEvent(context)).toEqual({ is: 'ref' })
})

test.each<readonly [string, RunContext]>([
  ...named('check_run', 'check_suite', 'status', 'workflow_run', 'page_build', 'delete'),
  ...named('issue_comment', 'issues', 'discussion', 'discussion_comment', 'merge_group'),
  ['a dispatch of another branch', dispatch('staging')],
  ['a dispatch of a tag with the name of the branch', dispatch('refs/tags/main')]
])('the run is about other code than its ref, which it does not deploy: %s', (_, context) => {
  const image = { ...GOOD, graph_config_path: '', image_uri: 'r.io/a:1', preview: 'false' }
  expect(subjectOfEvent(context)).toMatchObject({ is: 'other_code' })
  for (const command of ['deploy', 'plan'])
    expect(problemsOf({ ...GOOD, command }, context)).toEqual([
      expect.stringMatching(/^repo_ref: is not set/)
    ])
  expect(problemsOf({ ...GOOD, repo_ref: 'main' }, context)).toEqual([])
  expect(problemsOf({ ...GOOD, command: 'delete', preview: 'false' }, context)).toEqual([])
  expect(read(image, context)).toMatchObject({ command: 'deploy', warnings: [] })
})

test.each<readonly [string, RunContext]>([
  ...['edited', 'deleted', 'unpublished'].map(
    (action) => [`release: ${action}`, release(action)] as const
  ),
  ['a push that deleted its tag', deletion]
])('the run brings no new code, so a git source is skipped: %s', (_, context) => {
  const image = { ...GOOD, graph_config_path: '', image_uri: 'r.io/a:1' }
  for (const command of ['deploy', 'plan'])
    expect(read({ ...GOOD, command }, context)).toMatchObject({ command: 'skip' })
  const ofNamedRef = context === deletion ? 'skip' : 'deploy'
  expect(read({ ...GOOD, repo_ref: 'main' }, context)).toMatchObject({ command: ofNamedRef })
  expect(read({ ...GOOD, command: 'delete' }, context)).toMatchObject({ command: 'delete' })
  expect(read(image, context)).toMatchObject({
    command: 'deploy',
    warnings: [expect.stringContaining('image')]
  })
})
