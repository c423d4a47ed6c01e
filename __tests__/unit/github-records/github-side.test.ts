import { describe, expect, test } from '@jest/globals'
import type { Phase } from '../../../src/adapters/github/octokit.js'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import type { JudgedPreview } from '../../../src/deploy/core/events.js'
import { CancelledError, GitHubError } from '../../../src/errors.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { commentMarker } from '../../../src/report/github/comment.js'
import { createGitHubSide } from '../../../src/report/github/github-side.js'
import type { GitHubAccount } from '../../../src/report/github/guard.js'
import { EMPTY_RECORD, type RunRecord } from '../../../src/report/record.js'
import type { Comparison } from '../../../src/repository/refs.js'
import { GitHubRepository } from '../../support/fakes/github-repository.js'
import { contextOf, GOOD, pullRequest, read } from '../../support/fakes/inputs.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const TOKEN = 'ghs_of_the_tests'
const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const OTHER_ID = '6f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const COMMITS = { from: 'a'.repeat(40), to: 'b'.repeat(40) }

interface Given {
  inputs?: Record<string, string>
  context?: RunContext
  github?: GitHubRepository
}

/** What a run with these inputs does on GitHub. */
function side({ inputs = {}, context = contextOf(), github = new GitHubRepository() }: Given = {}) {
  const request = read({ ...GOOD, github_token: TOKEN, ...inputs }, context)
  if (request.command === 'skip') throw new Error('The run is skipped.')
  const opened: [GitHubAccount, Phase][] = []
  const warnings: string[] = []
  const openGitHub = async (account: GitHubAccount, phase: Phase) => {
    opened.push([account, phase])
    return github
  }
  const ports = { context, openGitHub, redactor: createRedactor(), clock: new VirtualClock() }
  const warn = (message: string) => void warnings.push(message)
  const made = createGitHubSide(request, ports, { warn, told: new Set() })
  return {
    recall: (name: string) => made.recall(name),
    readPullRequest: (pull: number) => made.readPullRequest(pull),
    listChangedFiles: (comparison: Comparison) => made.listChangedFiles(comparison),
    observe: (record: RunRecord) => made.observe(record),
    swept: (preview: JudgedPreview) => made.swept(preview),
    close: (record: RunRecord) => made.close(record),
    github,
    opened,
    warnings
  }
}

const DEPLOYED: RunRecord = {
  ...EMPTY_RECORD,
  name: 'support',
  deployment_id: ID,
  revision_id: 'rev-2',
  operation: 'updated',
  new_revision: true,
  statuses: [{ revision_id: 'rev-2', status: 'DEPLOYED', elapsed_ms: 0 }]
}
const ENVIRONMENT = { environment: 'production' }

/** The records of earlier runs of this deployment and of others, newest last. */
function recordedIds(...ids: string[]) {
  const control_plane = sideKey()
  return new GitHubRepository(
    ids.map((deployment_id) => ({
      payload: { name: 'support', control_plane, deployment_id },
      states: ['success']
    }))
  )
}

/** The key under which runs with these inputs record. */
function sideKey(): string {
  const request = read({ ...GOOD, github_token: TOKEN, ...ENVIRONMENT })
  if (request.command !== 'deploy') throw new Error('It is a deploy.')
  return request.github.records.control_plane
}

describe('the records of a run', () => {
  test('are made while it is in progress and end with it, on the API of the run', async () => {
    const { observe, close, github, opened, warnings } = side({ inputs: ENVIRONMENT })
    observe({ ...DEPLOYED, statuses: [] })
    expect(await close(DEPLOYED)).toBe('production')
    expect(github.states).toEqual(['in_progress success'])
    expect(github.made[0]).toMatchObject({
      environment: 'production',
      payload: { name: 'support', deployment_id: ID }
    })
    const account = { token: TOKEN, apiUrl: 'https://api.github.com', repository: 'acme/support' }
    expect([opened, warnings]).toEqual([[[account, 'closing']], []])
  })

  test.each<[string, Given]>([
    ['no environment is set', {}],
    ['it is a plan', { inputs: { ...ENVIRONMENT, command: 'plan' } }],
    [
      'a delete is only planned',
      {
        inputs: { ...ENVIRONMENT, command: 'plan', preview: 'true' },
        context: pullRequest({}, 'closed')
      }
    ],
    ['it is a sweep', { inputs: { ...ENVIRONMENT, command: 'sweep', graph_config_path: '' } }]
  ])('are none if %s: GitHub is never connected', async (_, given) => {
    const { observe, close, opened } = side(given)
    observe(DEPLOYED)
    expect([await close(DEPLOYED), opened]).toEqual([undefined, []])
  })
})

describe('the deployment that earlier runs recorded', () => {
  test('is recalled by name and control plane, newest first', async () => {
    const github = recordedIds(OTHER_ID, ID)
    github.records.push({
      payload: { name: 'support-pr-1', control_plane: sideKey(), deployment_id: 'x' },
      states: []
    })
    github.records.push({
      payload: { name: 'support', control_plane: 'another', deployment_id: 'x' },
      states: []
    })
    github.records.push({ payload: { name: 'support', control_plane: sideKey() }, states: [] })
    const { recall } = side({ inputs: ENVIRONMENT, github })
    expect(await recall('support')).toEqual([ID, OTHER_ID])
  })
})

describe('the state of a pull request', () => {
  test('is unknown without a token, and the warning says why', async () => {
    const { readPullRequest, warnings, opened } = side({ inputs: { github_token: '' } })
    expect([await readPullRequest(7), opened]).toEqual([undefined, []])
    expect(warnings).toEqual([expect.stringMatching(/^github_token is empty.*pull request #7/)])
  })

  test('that the token may not read in a run of a fork names no fix that is impossible', async () => {
    const github = new GitHubRepository()
    github.readPullRequest = () =>
      Promise.reject(
        new GitHubError('GitHub refused (403)', { status: 403, permission: 'pull-requests: read' })
      )
    const inputs = { preview: 'true', repo_ref: 'main' }
    const { readPullRequest, warnings } = side({
      context: pullRequest({ is_fork: true }),
      github,
      inputs
    })
    expect(await readPullRequest(7)).toBeUndefined()
    expect(warnings[0]).toMatch(
      /which GitHub never grants to a run of a pull request from a fork\.$/
    )
  })
})

describe('what went wrong is a warning', () => {
  const failing = async (error: Error, given: Given = {}) => {
    const github = new GitHubRepository()
    const fail = async () => {
      throw error
    }
    github.readPullRequest = fail
    github.createDeployment = fail
    const { readPullRequest, observe, close, warnings } = side({
      inputs: ENVIRONMENT,
      github,
      ...given
    })
    await readPullRequest(7)
    const afterReads = [...warnings]
    observe({ ...DEPLOYED, statuses: [] })
    await close(DEPLOYED)
    return [afterReads, warnings.slice(afterReads.length)]
  }

  test('of records that stay open after a cancel, and of nothing that was only read', async () => {
    const warning = expect.stringMatching(
      /^This run was cancelled before .* may stay open until a later run ends\.$/
    )
    expect(await failing(new CancelledError('stop'))).toEqual([[], [warning]])
  })

  test('once for an outage, in one line', async () => {
    const warning = expect.stringMatching(
      /^no ::x::, so this run could not read .* The deploy continues\.$/
    )
    expect(await failing(new Error('no\n::x::'))).toEqual([[warning], []])
  })

  test('once for each permission', async () => {
    const refused = new GitHubError('GitHub refused (403)', {
      status: 403,
      permission: 'deployments: write'
    })
    expect(await failing(refused)).toEqual([
      [expect.stringMatching(/Add to the .*: deployments: write$/)],
      []
    ])
  })
})

describe('the changed files', () => {
  const repository = (repo_url: string) => ({ inputs: { repo_url } })

  test('come from GitHub for the repository of the run, however its address is written', async () => {
    const { listChangedFiles, opened } = side(repository('git@github.com:Acme/Support.git'))
    expect(await listChangedFiles(COMMITS)).toEqual({
      ...COMMITS,
      files: ['src/agent.py'],
      links: []
    })
    expect(opened.map(([, phase]) => phase)).toEqual(['running'])
  })

  test('of another repository are unknown: GitHub is not asked, as its answer would be of other code', async () => {
    const { listChangedFiles, opened } = side(repository('https://github.com/acme/billing'))
    expect(await listChangedFiles(COMMITS)).toEqual({
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
    expect(await side({ github }).listChangedFiles(COMMITS)).toEqual({ ...COMMITS, unknown })
  })

  test('a bug is no outage of GitHub', async () => {
    const github = new GitHubRepository()
    github.listChangedFiles = () => Promise.reject(new TypeError('boom'))
    await expect(side({ github }).listChangedFiles(COMMITS)).rejects.toThrow('boom')
  })
})

describe('a swept preview', () => {
  const PREVIEW: JudgedPreview = {
    id: ID,
    name: 'support-pr-12',
    pull: 12,
    verdict: 'delete',
    reason: 'closed'
  }
  const SWEEP = { command: 'sweep', graph_config_path: '' }

  function swept(inputs: Record<string, string> = {}) {
    const github = recordedIds(ID)
    const control_plane = sideKey()
    github.records[0]!.payload = { name: PREVIEW.name, control_plane, deployment_id: ID }
    const environments: string[] = []
    const list = github.listDeployments.bind(github)
    github.listDeployments = (environment) => {
      environments.push(environment)
      return list(environment)
    }
    return { ...side({ inputs: { ...SWEEP, ...inputs }, github }), environments }
  }

  test.each([
    ['of its own', {}, 'preview/support-pr-12'],
    ['that all previews share', { environment: 'previews' }, 'previews']
  ])(
    'is recalled from the environment %s, and its records end there',
    async (_, inputs, environment) => {
      const { swept: sweptPreview, recall, github, environments } = swept(inputs)
      expect(await recall(PREVIEW.name)).toEqual([ID])
      await sweptPreview(PREVIEW)
      expect([github.states, environments]).toEqual([
        ['success inactive'],
        [environment, environment]
      ])
    }
  )

  test.each([
    ['is updated', {}, 'deleted'],
    ['stays if comments are off', { comment: 'false' }, 'It is deployed']
  ])('has a comment on its pull request, which %s', async (_, inputs, text) => {
    const { swept: sweptPreview, github, warnings } = swept(inputs)
    const marker = commentMarker({ name: PREVIEW.name, control_plane: sideKey() })
    await github.createComment(12, `### It is deployed\n\n${marker}\n`)
    await sweptPreview(PREVIEW)
    expect([warnings, github.comments.map(({ body }) => body)]).toEqual([
      [],
      [expect.stringContaining(text)]
    ])
  })
})
