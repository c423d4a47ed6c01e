/** What a deploy reads from GitHub, and what it gets if GitHub does not answer. */
import { describe, expect, test } from '@jest/globals'
import { createGitHubReads } from '../../../src/adapters/github/github-reads.js'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import type { GitHubAccount } from '../../../src/adapters/github/warn-on-failure.js'
import { GitHubError } from '../../../src/errors.js'
import { connectionTo, GitHubRepository } from '../../support/fakes/github-repository.js'
import { contextOf, pullRequest } from '../../support/fakes/inputs.js'

const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const OTHER_ID = '6f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const COMMITS = { from: 'a'.repeat(40), to: 'b'.repeat(40) }
const OWN_REPOSITORY = 'https://github.com/acme/support'

interface Given {
  token?: string
  context?: RunContext
  github?: GitHubRepository
  repo_url?: string
}

/** What a run reads from GitHub. */
function open({
  token = 'ghs_of_the_tests',
  context = contextOf(),
  github = new GitHubRepository(),
  repo_url = OWN_REPOSITORY
}: Given = {}) {
  const opened: GitHubAccount[] = []
  const warnings: string[] = []
  const use = {
    context,
    command: 'deploy',
    token: token === '' ? undefined : token,
    reported: new Set<string>(),
    warn: (message: string) => void warnings.push(message),
    openGitHub: async (account: GitHubAccount) => {
      opened.push(account)
      return connectionTo(github)
    }
  }
  const recordPlace = (name: string) =>
    name === 'unrecorded' ? undefined : { name, control_plane: 'one', environment: 'production' }
  return { reads: createGitHubReads(use, { recordPlace, repo_url }), opened, warnings }
}

describe('the deployment that earlier runs recorded', () => {
  const record = (payload: object) => ({
    payload: { name: 'support', control_plane: 'one', ...payload },
    states: ['success']
  })

  test('has the ids of its name and control plane, newest first', async () => {
    const github = new GitHubRepository([
      record({ deployment_id: OTHER_ID }),
      record({ deployment_id: ID }),
      record({ name: 'support-pr-1', deployment_id: 'x' }),
      record({ control_plane: 'another', deployment_id: 'x' }),
      record({})
    ])
    expect(await open({ github }).reads.recordedIds('support')).toEqual([ID, OTHER_ID])
  })

  test('without a record has no ids', async () => {
    expect(await open().reads.recordedIds('support')).toEqual([])
  })

  test('is unknown if runs record it nowhere: GitHub is not asked', async () => {
    const { reads, opened } = open()
    expect([await reads.recordedIds('unrecorded'), opened]).toEqual([undefined, []])
  })

  test('is found behind pages of others, but not behind a thousand, which is a warning', async () => {
    const others = Array.from({ length: 999 }, () => record({ name: 'another' }))
    const own = record({ deployment_id: ID })
    const found = open({ github: new GitHubRepository([own, ...others]) })
    expect(await found.reads.recordedIds('support')).toEqual([ID])
    expect(found.warnings).toEqual([])
    const more = open({ github: new GitHubRepository([own, ...others, record({})]) })
    expect(await more.reads.recordedIds('support')).toEqual([])
    expect(more.warnings).toEqual([expect.stringContaining('more than 1000')])
  })

  test('is unknown after a failure of GitHub, which is a warning', async () => {
    const github = new GitHubRepository()
    github.listDeployments = () => {
      throw new GitHubError('GitHub answered 502')
    }
    const { reads, warnings } = open({ github })
    expect(await reads.recordedIds('support')).toBeUndefined()
    expect(warnings).toEqual([expect.stringMatching(/^GitHub answered 502, so this run could not/)])
  })
})

describe('the state of a pull request', () => {
  test('is unknown without a token, and the warning says why', async () => {
    const { reads, warnings, opened } = open({ token: '' })
    expect([await reads.readPullRequest(7), opened]).toEqual([undefined, []])
    expect(warnings).toEqual([expect.stringMatching(/^github_token is empty.*pull request #7/)])
  })

  test('that the token may not read in a run of a fork names no fix that is impossible', async () => {
    const github = new GitHubRepository()
    github.readPullRequest = () =>
      Promise.reject(
        new GitHubError('GitHub refused (403)', { status: 403, permission: 'pull-requests: read' })
      )
    const { reads, warnings } = open({ context: pullRequest({ is_fork: true }), github })
    expect(await reads.readPullRequest(7)).toBeUndefined()
    expect(warnings[0]).toMatch(
      /which GitHub never grants to a run of a pull request from a fork\.$/
    )
  })
})

describe('the changed files', () => {
  test('come from GitHub for the repository of the run, however its address is written', async () => {
    const { reads, opened } = open({ repo_url: 'git@github.com:Acme/Support.git' })
    expect(await reads.listChangedFiles(COMMITS)).toEqual({
      ...COMMITS,
      files: ['src/agent.py'],
      links: []
    })
    expect(opened).toHaveLength(1)
  })

  test('of another repository are unknown: GitHub is not asked, as its answer would be of other code', async () => {
    const { reads, opened } = open({ repo_url: 'https://github.com/acme/billing' })
    expect(await reads.listChangedFiles(COMMITS)).toEqual({
      ...COMMITS,
      unknown: 'GitHub is asked only about the repository of this run'
    })
    expect(opened).toEqual([])
  })

  test('are unknown after a refusal, with the permission that is missing', async () => {
    const github = new GitHubRepository()
    github.listChangedFiles = () =>
      Promise.reject(
        new GitHubError('GitHub refused (403)', { status: 403, permission: 'contents: read' })
      )
    const unknown = expect.stringContaining('contents: read')
    expect(await open({ github }).reads.listChangedFiles(COMMITS)).toEqual({ ...COMMITS, unknown })
  })

  test('a bug is no outage of GitHub', async () => {
    const github = new GitHubRepository()
    github.listChangedFiles = () => Promise.reject(new TypeError('boom'))
    await expect(open({ github }).reads.listChangedFiles(COMMITS)).rejects.toThrow('boom')
  })
})
