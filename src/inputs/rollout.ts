/** What comes after the write: the wait, the check, and what follows when either goes wrong. */

import type { DeployRequest } from '../deploy/deploy.js'
import type { PollInterval } from '../deploy/wait/poll-delay/poll-interval.js'
import type { CheckRequest } from '../smoke/smoke-check.js'
import { readCheck } from './check.js'
import type { Reading } from './reading.js'

/** The check of the agent server, and the key to send there (§5). */
export interface AgentCheck extends CheckRequest {
  agent_api_key: string | undefined
}

/** Reads `poll_interval`: a duration, or `auto`. */
export function readInterval({ raw, field }: Reading): PollInterval {
  return raw.poll_interval === 'auto' ? 'auto' : (field.duration('poll_interval') ?? 'auto')
}

/** What follows a deploy that goes wrong. Going back makes a revision, and somebody has to be there to see it fail. */
export function readAfterFailure(
  { field, problems }: Reading,
  { wait, new_revision }: Pick<DeployRequest, 'wait' | 'new_revision'>
): Pick<DeployRequest, 'build_logs' | 'rollback'> {
  const rollback = field.boolean('rollback') ?? false
  const refuse = (reason: string) => problems.add('rollback', `is true, but ${reason}, or rollback to false`)
  if (rollback && !wait.enabled) refuse('wait is false, so nobody sees how the revision ends: set wait to true')
  if (rollback && new_revision === 'never') {
    refuse('new_revision is never, and going back makes a revision: set new_revision to auto')
  }
  return { build_logs: field.boolean('build_logs') ?? true, rollback }
}

/** Undefined where no assistant is named. */
export function readAgentCheck(reading: Reading, wait: DeployRequest['wait']): AgentCheck | undefined {
  const { raw, field, problems } = reading
  const agent_api_key = field.credential('agent_api_key') ?? raw.api_key
  const check = readCheck(reading)
  if (check !== undefined && !wait.enabled) {
    problems.add(
      'wait',
      'is false, but smoke_assistant asks for a check of what comes up: set wait to true, or leave the check out'
    )
  }
  return check && { ...check, agent_api_key }
}
