/** What a deployment of a run leaves on GitHub. */
import { describe, expect, test } from '@jest/globals'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import type { GitHubAccount } from '../../../src/adapters/github/warn-on-failure.js'
import type { JudgedPreview } from '../../../src/deploy/core/events.js'
import { CancelledError, GitHubError } from '../../../src/errors.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { commentMarker } from '../../../src/report/github/comment.js'
import { openRunRecords } from '../../../src/report/github/run-records.js'
import { connectionTo, GitHubRepository } from '../../support/fakes/github-repository.js'
import { contextOf, GOOD, pullRequest, read } from '../../support/fakes/inputs.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { type RunFacts, recordFrom } from '../../support/records.js'

const TOKEN = 'ghs_of_the_tests'
const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'

interface Given {
  inputs?: Record<string, string>
  context?: RunContext
  github?: GitHubRepository
  /** How many deployments the run has. */
  run_size?: number
}

/** The records of a run with these inputs. */
function open({
  inputs = {},
  context = contextOf(),
  github = new GitHubRepository(),
  run_size = 1
}: Given = {}) {
  const request = read({ ...GOOD, github_token: TOKEN, ...inputs }, context)
  if (request.command === 'skip') throw new Error('The run is skipped.')
  const opened: GitHubAccount[] = []
  const warnings: string[] = []
  const openGitHub = async (account: GitHubAccount) => {
    opened.push(account)
    return connectionTo(github)
  }
  const ports = { context, redactor: createRedactor(), clock: new VirtualClock() }
  const warn = (message: string) => void warnings.push(message)
  const problems = { warn, reported: new Set<string>() }
  const { command } = request
  const use = { ...ports, ...problems, openGitHub, command, token: request.github.token }
  return { records: openRunRecords({ ...request, run_size }, use, ports), github, opened, warnings }
}

const DEPLOYED: RunFacts = {
  name: 'support',
  deployment_id: ID,
  revision_id: 'rev-2',
  operation: 'updated',
  new_revision: true,
  statuses: [{ revision_id: 'rev-2', status: 'DEPLOYED', elapsed_ms: 0 }]
}
const ENVIRONMENT = { environment: 'production' }

/** The key under which runs with these inputs record. */
function controlPlane(): string {
  const request = read({ ...GOOD, github_token: TOKEN, ...ENVIRONMENT })
  if (request.command !== 'deploy') throw new Error('It is a deploy.')
  return request.github.records.control_plane
}

describe('the records of a run', () => {
  test('are made while it is in progress and end with it, on the API of the run', async () => {
    const { records, github, opened, warnings } = open({ inputs: ENVIRONMENT })
    records.observe(recordFrom({ ...DEPLOYED, statuses: [] }))
    expect(await records.close(recordFrom(DEPLOYED))).toBe('production')
    expect(github.states).toEqual(['in_progress success'])
    expect(github.made[0]).toMatchObject({
      environment: 'production',
      payload: { name: 'support', deployment_id: ID }
    })
    const account = { token: TOKEN, apiUrl: 'https://api.github.com', repository: 'acme/support' }
    expect({ opened, warnings }).toEqual({ opened: [account], warnings: [] })
  })

  test.each([
    ['an update', 'updated', ['success']],
    ['a create', 'created', ['in_progress success']]
  ] as const)('of %s among more than ten deployments', async (_, operation, states) => {
    const { records, github } = open({ inputs: ENVIRONMENT, run_size: 11 })
    records.observe(recordFrom({ ...DEPLOYED, operation, statuses: [] }))
    await records.close(recordFrom({ ...DEPLOYED, operation }))
    expect(github.states).toEqual(states)
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
    const { records, opened } = open(given)
    records.observe(recordFrom(DEPLOYED))
    expect([await records.close(recordFrom(DEPLOYED)), opened]).toEqual([undefined, []])
  })
})

describe('what went wrong is a warning', () => {
  const failing = async (error: Error) => {
    const github = new GitHubRepository()
    github.createDeployment = async () => {
      throw error
    }
    const { records, warnings } = open({ inputs: ENVIRONMENT, github })
    records.observe(recordFrom({ ...DEPLOYED, statuses: [] }))
    await records.close(recordFrom(DEPLOYED))
    return warnings
  }

  test('of records that stay open after a cancel', async () => {
    const warning = expect.stringMatching(
      /^This run was cancelled before .* may stay open until a later run ends\.$/
    )
    expect(await failing(new CancelledError('stop'))).toEqual([warning])
  })

  test('once for an outage, in one line', async () => {
    const warning = expect.stringMatching(
      /^no ::x::, so this run could not record .* The deploy continues\.$/
    )
    expect(await failing(new Error('no\n::x::'))).toEqual([warning])
  })

  test('once for each permission', async () => {
    const refused = new GitHubError('GitHub refused (403)', {
      status: 403,
      permission: 'deployments: write'
    })
    expect(await failing(refused)).toEqual([
      expect.stringMatching(/Add to the .*: deployments: write$/)
    ])
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
    const payload = { name: PREVIEW.name, control_plane: controlPlane(), deployment_id: ID }
    const github = new GitHubRepository([{ payload, states: ['success'] }])
    const environments: string[] = []
    const list = github.listDeployments.bind(github)
    github.listDeployments = (filter) => {
      if ('environment' in filter) environments.push(filter.environment)
      return list(filter)
    }
    return { ...open({ inputs: { ...SWEEP, ...inputs }, github }), environments }
  }

  test.each([
    ['of its own', {}, 'preview/support-pr-12'],
    ['that all previews share', { environment: 'previews' }, 'previews']
  ])('ends its records in the environment %s', async (_, inputs, environment) => {
    const { records, github, environments } = swept(inputs)
    await records.swept(PREVIEW)
    expect({ states: github.states, environments }).toEqual({
      states: ['success inactive'],
      environments: [environment]
    })
  })

  test.each([
    ['is updated', {}, 'deleted'],
    ['stays if comments are off', { comment: 'false' }, 'It is deployed']
  ])('has a comment on its pull request, which %s', async (_, inputs, text) => {
    const { records, github, warnings } = swept(inputs)
    const marker = commentMarker({ name: PREVIEW.name, control_plane: controlPlane() })
    await github.createComment(12, `### It is deployed\n\n${marker}\n`)
    await records.swept(PREVIEW)
    expect([warnings, github.comments.map(({ body }) => body)]).toEqual([
      [],
      [expect.stringContaining(text)]
    ])
  })
})
