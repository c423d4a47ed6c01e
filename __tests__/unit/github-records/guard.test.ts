import { describe, expect, test } from '@jest/globals'
import type { DeployEvent } from '../../../src/deploy/core/events.js'
import { CancelledError, GitHubError, GitHubRefusal } from '../../../src/errors.js'
import { createGuard, type GuardOptions } from '../../../src/github-records/guard.js'
import { GitHubRepository } from '../../support/fakes/github-repository.js'

/** A guard, its connections, and what it warned of. */
function guarded(over: Partial<GuardOptions> = {}) {
  const warnings: string[] = []
  let opened = 0
  const guard = createGuard({
    open: async () => {
      opened++
      return new GitHubRepository()
    },
    emit: (event: DeployEvent) => void warnings.push(event.type === 'warning' ? event.message : event.type),
    told: new Set(),
    fork: false,
    leaves_open: false,
    command: 'deploy',
    ...over
  })
  return { guard, warnings, opened: () => opened }
}

const refusal = (permission: 'deployments: write' | 'pull-requests: write') =>
  new GitHubRefusal('GitHub refused (403)', { status: 403, permission })
const failing = (problem: Error) => () => Promise.reject(problem)

test('a task gets the result of GitHub, over one connection for all tasks', async () => {
  const { guard, opened, warnings } = guarded()
  expect(await guard('read', (github) => github.readPullRequest(7))).toEqual({
    closed: false,
    head_repository: undefined
  })
  expect(await guard('read', async () => 2)).toBe(2)
  expect([opened(), warnings]).toEqual([1, []])
})

describe('a failure of GitHub does not fail the deploy', () => {
  test('and is reported once: what is missing, and that the command continues', async () => {
    const { guard, warnings } = guarded()
    const outage = failing(new GitHubError('GitHub did not answer'))
    expect(await guard('record the deployment', outage)).toBeUndefined()
    expect(await guard('write the comment', outage)).toBeUndefined()
    expect(warnings).toEqual([
      'GitHub did not answer, so this run could not record the deployment. Other records and comments of this run on GitHub may be missing, too. The deploy continues.'
    ])
  })

  test('if it cannot be opened at all', async () => {
    const { guard, warnings } = guarded({ open: failing(new GitHubError('github_token is empty')) })
    expect(await guard('record the deployment', async () => 1)).toBeUndefined()
    expect(warnings).toEqual([
      'github_token is empty, so this run could not record the deployment. Other records and comments of this run on GitHub may be missing, too. The deploy continues.'
    ])
  })

  test('and a message that holds a workflow command cannot act as one', async () => {
    const { guard, warnings } = guarded()
    await guard('record the deployment', failing(new Error('no\n::set-output name=url::evil')))
    expect(warnings[0]).not.toContain('\n')
  })
})

describe('a missing permission', () => {
  test('is named once, and each other one too', async () => {
    const { guard, warnings } = guarded()
    for (let i = 0; i < 2; i++) await guard('record the deployment', failing(refusal('deployments: write')))
    await guard('write the comment', failing(refusal('pull-requests: write')))
    expect(warnings).toEqual([
      'GitHub refused (403), so this run could not record the deployment. Add to the permissions of the job: deployments: write',
      'GitHub refused (403), so this run could not write the comment. Add to the permissions of the job: pull-requests: write'
    ])
  })

  test('of a fork is not to be added: GitHub never grants it', async () => {
    const { guard, warnings } = guarded({ fork: true })
    await guard('record the deployment', failing(refusal('deployments: write')))
    expect(warnings).toEqual([
      'GitHub refused (403), so this run could not record the deployment. It needs "deployments: write", which GitHub never grants to a run of a pull request from a fork.'
    ])
  })
})

describe('a task that the cancelled run gave up', () => {
  test('says nothing if it leaves nothing open', async () => {
    const { guard, warnings } = guarded()
    expect(await guard('read', failing(new CancelledError('stop')))).toBeUndefined()
    expect(warnings).toEqual([])
  })

  test('says which record may stay open', async () => {
    const { guard, warnings } = guarded({ leaves_open: true })
    await guard('record the deployment', failing(new CancelledError('stop')))
    await guard('record the deployment', failing(new CancelledError('stop')))
    expect(warnings).toEqual([
      'This run was cancelled before GitHub answered, so it could not record the deployment. The record may stay open until a later run ends.'
    ])
  })
})
