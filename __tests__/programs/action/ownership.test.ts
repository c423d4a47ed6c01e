/** Several repositories share one control plane, and their previews have the same names. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { GitHubServer } from '../../github/server/index.js'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import { hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import type { RawServer } from '../../support/servers/raw-server.js'
import { type ToldDeployment, ToldDeployments } from '../../support/servers/told-deployments.js'
import {
  type PullRequestOptions,
  pullRequest,
  schedule,
  type WorkflowEvent
} from '../../support/workflow-harness/index.js'
import { API_KEY, runSource, shown } from './bundle.js'

const HERE = 'octo-org/support-agent'
const FORK = 'stranger/support-agent'
const OTHER = 'https://github.com/octo-org/billing'
const ID = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

interface Row {
  number: number
  name?: string
  repo_url?: string | null
  image_uri?: string
  created_at?: string
  updated_at?: string
  /** Of the latest revision; null: there is none. */
  revision?: { created_at?: string; updated_at?: string } | null
}

let github: GitHubServer
let plane: RawServer
let told: ToldDeployments

function view({ number, name = `support-pr-${number}`, repo_url, image_uri, revision, ...dates }: Row): ToldDeployment {
  return {
    id: ID(number),
    name,
    source: image_uri === undefined ? 'git_host' : 'external_container',
    source_config: { repo_url, integration_id: ID(900) },
    source_revision_config: image_uri === undefined ? { repo_ref: 'feature/greeting' } : { image_uri },
    secrets: [],
    status: 'READY',
    latest_revision_id: revision === null ? null : ID(100 + number),
    active_revision_id: revision === null ? null : ID(100 + number),
    ...dates
  }
}

beforeEach(async () => {
  github = await GitHubServer.start()
  told = new ToldDeployments()
  plane = await hostileControlPlane({ told })
})

/** Replaces the existing deployments with these. */
function place(...rows: Row[]): void {
  told.deployments = rows.map(view)
  told.revisionOf = (_, { id }) => ({ status: 'DEPLOYED', ...rows.find(({ number }) => ID(number) === id)?.revision })
}

afterEach(async () => {
  const { violations } = github
  await Promise.all([github.close(), plane.close()])
  // GitHub sends null for a fork that was deleted, which its own description does not allow.
  expect(violations.filter((violation) => violation !== '/head/repo must be object')).toEqual([])
})

const left = () => told.deployments.map(({ id = '' }) => Number(id.slice(-12)))
const writes = () => plane.requests.filter(({ method }) => method !== 'GET').map(({ method }) => method)
const warnings = (stdout: string) =>
  shown(stdout)
    .match(/^::warning::.*$/gm)
    ?.join('\n') ?? ''

function run(inputs: Record<string, string>, { name, payload, ref, sha, headRef = '' }: WorkflowEvent) {
  return runSource(
    { base_url: plane.url, api_key: API_KEY, github_token: 'ghs_tokenOfTheTests', name: 'support', ...inputs },
    {
      clock: new SkippingClock(),
      event: payload,
      variables: {
        GITHUB_API_URL: github.url,
        GITHUB_REPOSITORY: HERE,
        GITHUB_EVENT_NAME: name,
        GITHUB_REF: ref,
        GITHUB_SHA: sha,
        GITHUB_HEAD_REF: headRef
      }
    }
  )
}

/** The closing of pull request 12. */
function closed(options: Partial<PullRequestOptions> & { gone?: boolean } = {}): WorkflowEvent {
  github.repository.pulls.set(12, 'closed')
  const event = pullRequest({ action: 'closed', number: 12, ...options })
  const { head } = event.payload['pull_request'] as { head: { repo: unknown } }
  if (options.gone) head.repo = null
  return event
}

const record = (number: number, more: object = {}) =>
  github.repository.deploy({
    environment: `preview/support-pr-${number}`,
    payload: { name: `support-pr-${number}`, deployment_id: ID(number), ...more }
  })

const CLOSING = [
  { preview: 'true', graph_config_path: 'agent.json' },
  { preview: 'true', command: 'delete' }
]

describe.each(CLOSING)('the end of pull request 12, with %j', (inputs) => {
  test.each([
    'https://github.com/octo-org/support-agent',
    'https://github.com/Octo-Org/Support-Agent.git',
    'git@github.com:octo-org/support-agent.git',
    'ssh://git@github.com/octo-org/support-agent'
  ])('deletes the preview that is built from %s, and that of no other pull request', async (repo_url) => {
    place({ number: 1, repo_url }, { number: 12, repo_url })
    const { exitCode, outputs } = await run(inputs, closed())
    expect([exitCode, outputs['operation'], left()]).toEqual([0, 'deleted', [1]])
  })

  test('keeps the preview of another repository, with a warning', async () => {
    place({ number: 12, repo_url: OTHER })
    // A record cannot speak against what the service tells.
    record(12)
    const { exitCode, outputs, stdout } = await run(inputs, closed())
    expect([exitCode, outputs['operation'], left()]).toEqual([0, 'skipped', [12]])
    expect(warnings(stdout)).toContain('support-pr-12')
    expect(warnings(stdout)).toContain(OTHER)
    expect(writes()).toEqual([])
  })

  test('deletes the preview of the fork that the pull request comes from, and keeps that of another fork', async () => {
    place({ number: 12, repo_url: `https://github.com/${FORK}` })
    expect((await run(inputs, closed({ fork: 'somebody/support-agent' }))).outputs['operation']).toBe('skipped')
    expect((await run(inputs, closed({ fork: FORK }))).outputs['operation']).toBe('deleted')
  })

  test('of a fork that was deleted meanwhile, only a record of that deployment deletes the preview', async () => {
    place({ number: 12, repo_url: `https://github.com/${FORK}` })
    const event = closed({ fork: FORK, gone: true })
    record(12, { deployment_id: ID(1) })
    record(12, { control_plane: 'another' })
    const kept = await run(inputs, event)
    expect([kept.outputs['operation'], left()]).toEqual(['skipped', [12]])
    expect(warnings(kept.stdout)).toContain('no GitHub Deployment of this repository names it')
    record(12)
    expect((await run(inputs, event)).outputs['operation']).toBe('deleted')
    expect(left()).toEqual([])
  })

  test('keeps the preview of a deleted fork if GitHub does not show the records', async () => {
    place({ number: 12, repo_url: `https://github.com/${FORK}` })
    record(12)
    github.permissions['deployments'] = 'none'
    expect((await run(inputs, closed({ fork: FORK, gone: true }))).outputs['operation']).toBe('skipped')
    expect(left()).toEqual([12])
  })
})

describe('a preview', () => {
  const git = { preview: 'true', graph_config_path: 'agent.json' }

  test.each([
    ['built from it', { repo_url: OTHER }, git],
    [
      'of an image of it',
      { image_uri: 'ghcr.io/octo-org/billing:3' },
      { preview: 'true', image_uri: 'ghcr.io/octo-org/support:3' }
    ]
  ])('is not deployed over the one of another repository: %s', async (_, row, inputs) => {
    place({ number: 12, ...row })
    github.repository.pulls.set(12, 'open')
    const { exitCode, stdout } = await run(inputs, pullRequest({ action: 'opened', number: 12 }))
    expect([exitCode, writes()]).toEqual([1, []])
    expect(stdout).toContain('belongs to another repository')
    // What was not deployed is not recorded as this repository's.
    expect(github.repository.deployments.map(({ payload }) => payload)).toEqual([
      expect.not.objectContaining({ deployment_id: expect.anything() })
    ])
    // Nor does its closing delete it.
    expect((await run(inputs, closed({ gone: true }))).outputs['operation']).toBe('skipped')
    expect(left()).toEqual([12])
  })

  test('that failed on the one of another repository leaves it alone when its pull request closes meanwhile', async () => {
    place({ number: 12, repo_url: OTHER })
    github.repository.pulls.set(12, 'open')
    let asked = 0
    github.onRequest = ({ path }) => {
      if (path.includes('/pulls/') && ++asked === 2) github.repository.pulls.set(12, 'closed')
    }
    const { outputs } = await run(git, pullRequest({ action: 'opened', number: 12 }))
    expect([outputs['operation'], left(), writes()]).toEqual(['skipped', [12], []])
  })
})

test.each([{ preview: 'true', command: 'delete' }, { command: 'sweep' }])(
  'a preview of a name in another case stays: %j',
  async (inputs) => {
    place({ number: 12, repo_url: `https://github.com/${HERE}` })
    const event = inputs.command === 'sweep' ? schedule({ cron: '0 3 * * *' }) : closed()
    github.repository.pulls.set(12, 'closed')
    const { exitCode } = await run({ ...inputs, name: 'Support' }, event)
    expect([exitCode, left()]).toEqual([0, [12]])
  }
)

describe('a sweep', () => {
  const sweep = { command: 'sweep' }
  const event = schedule({ cron: '0 3 * * *' })
  const mine = `https://github.com/${HERE}`

  test('deletes only what is of this repository, or of the head of the pull request', async () => {
    place(
      { number: 1, repo_url: 'git@github.com:octo-org/support-agent.git' },
      { number: 2, repo_url: OTHER },
      { number: 3, repo_url: `https://github.com/${FORK}` },
      { number: 4, repo_url: `https://github.com/${FORK}` },
      { number: 5, repo_url: `https://github.com/${FORK}` },
      { number: 6, image_uri: 'ghcr.io/octo-org/support:6' },
      { number: 12, repo_url: `${mine}.git` },
      { number: 13, repo_url: mine }
    )
    for (const number of left()) github.repository.pulls.set(number, number === 13 ? 'open' : 'closed')
    github.repository.heads.set(3, FORK)
    github.repository.heads.set(4, null)
    github.repository.heads.set(5, null)
    record(4)
    const dry = await run({ ...sweep, dry_run: 'true' }, event)
    const { exitCode, outputs, stdout } = await run(sweep, event)
    expect([exitCode, left()]).toEqual([0, [2, 5, 13]])
    expect(JSON.parse(outputs['swept'] ?? '')).toHaveLength(5)
    expect(dry.outputs['swept']).toEqual(outputs['swept'])
    expect(warnings(stdout)).toContain(`support-pr-2 (${ID(2)}) belongs to another repository`)
    expect(warnings(stdout)).toContain(`support-pr-5 (${ID(5)}) belongs to another repository`)
  })
})
