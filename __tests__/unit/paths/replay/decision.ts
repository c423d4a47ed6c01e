/** The decision of one run of the action: inputs, plan and comparison are the real ones; the service is a value. */

import { withRetries } from '../../../../src/adapters/control-plane/with-retries.js'
import { createCheckout } from '../../../../src/adapters/git/checkout.js'
import { connectGitHub } from '../../../../src/adapters/github/octokit.js'
import type { RunContext } from '../../../../src/adapters/github/run-context.js'
import { createClock } from '../../../../src/adapters/runner/clock.js'
import type { DeployEvent } from '../../../../src/deploy/core/events.js'
import type { ReportedPlan } from '../../../../src/deploy/core/model.js'
import { openSession } from '../../../../src/deploy/core/session.js'
import { planOnly } from '../../../../src/deploy/deploy.js'
import { readRawInputs } from '../../../../src/inputs/raw-inputs.js'
import { type DeployOrPlan, readRequest } from '../../../../src/inputs/request.js'
import type { CodeHistory, ControlPlane } from '../../../../src/ports.js'
import { createGitHubSide } from '../../../../src/report/github/github-side.js'
import { CONFIG, DEPLOYMENT_ID, REPOSITORY, type Service } from './service.js'

const never = new AbortController().signal

/** Where the run may look: `git` has the whole history checked out, `github` has to be asked. */
export type Place = { git: string } | { github: string }

export interface Run {
  service: Service
  /** Index of the push. */
  now: number
  sha: string
  patterns: readonly string[]
  place: Place
}

/** The plan that the run would carry out. */
export async function decide({ service, now, sha, patterns, place }: Run): Promise<ReportedPlan> {
  const context = contextOf(sha, place)
  const request = requestOf(patterns, context)
  const events: DeployEvent[] = []
  const emit = (event: DeployEvent) => events.push(event)
  const read = {
    readDeployment: async () => service.readDeployment(),
    readRevision: async () => service.readRevision(now),
    listRevisions: async () => null
  }
  const clock = { now: () => 0, date: () => 0, sleep: async () => {} }
  const histories = [historyOf(place, request, context)]
  const parts = { clock, emit, recall: async () => null, histories, redact: (text: string) => text, deadline: 60_000 }
  const session = openSession(parts, (options) => withRetries(read as unknown as ControlPlane, options))
  await planOnly(session, request.deploy)
  const planned = events.find((event) => event.type === 'planned')
  if (planned === undefined) throw new Error('nothing was planned')
  return planned.plan
}

function contextOf(sha: string, place: Place): RunContext {
  return {
    event_name: 'push',
    event_action: undefined,
    server_url: 'https://github.com',
    api_url: 'github' in place ? place.github : '',
    repository: REPOSITORY,
    ref: 'refs/heads/main',
    sha,
    pull_request: undefined,
    run_url: undefined
  }
}

function requestOf(patterns: readonly string[], context: RunContext): DeployOrPlan {
  const inputs: Record<string, string> = {
    command: 'plan',
    base_url: 'https://control.example',
    api_key: 'a-key-of-the-bench',
    deployment_id: DEPLOYMENT_ID,
    graph_config_path: CONFIG,
    github_token: 'a-token',
    paths: patterns.join('\n')
  }
  const request = readRequest({ raw: readRawInputs((name) => inputs[name] ?? '') }, context)
  if (request.command !== 'plan') throw new Error(`it is a ${request.command}`)
  return request
}

function historyOf(place: Place, request: DeployOrPlan, context: RunContext): CodeHistory {
  if ('git' in place) {
    const variables = { PATH: process.env.PATH ?? '' }
    return createCheckout({ workspace: place.git, variables, cancelled: never })
  }
  const open = async (account: { token: string; apiUrl: string; repository: string }) =>
    connectGitHub({ ...account, clock: createClock(never), cancelled: never, ended: never })('running')
  const redactor = { redact: (text: string) => text, redactAll: <T>(value: T) => value }
  const ports = { context, openGitHub: open, clock: createClock(never), redactor }
  return createGitHubSide(request, ports, { warn: () => {}, told: new Set() })
}
