/** From the inputs and the run to one typed request, or all problems at once. Pure: nothing is sent or printed. */

import type { RunContext } from '../adapters/github/run-context.js'
import { NEW_REVISION_POLICIES } from '../deploy/core/model.js'
import type { DeployRequest, Target } from '../deploy/core/request.js'
import type { DeleteOwnership } from '../deploy/delete/delete-deployment.js'
import type { SweepRequest } from '../deploy/preview/sweep.js'
import type { RollbackRequest } from '../deploy/rollback/by-hand.js'
import { InputError, type InputProblem } from '../errors.js'
import { noteFork } from './code-origin.js'
import { readCommand } from './commands.js'
import { type Connection, readConnection, readDialect } from './connection.js'
import { readDesiredDeployment } from './desired-deployment.js'
import { fieldReader } from './fields.js'
import { notePaths } from './paths.js'
import { Problems, type RawInputs } from './raw-inputs.js'
import type { ParsedInputs, Reading } from './reading.js'
import { type GitHubAccess, readGitHubAccess, readSweepAccess, type SweepAccess } from './records.js'
import { type AgentCheck, readAfterFailure, readAgentCheck, readInterval } from './rollout.js'
import { readSecrets } from './secrets/read-secrets.js'
import {
  noteLongName,
  type PreviewTarget,
  readClaim,
  readDeleteOwnership,
  readNewName,
  readSweep,
  readTarget
} from './target.js'

export const VERIFY_SERVING = ['auto', 'off'] as const

/** What a run is asked to do, or why there is nothing to do. */
export type Request =
  | { command: 'skip'; reason: string }
  | DeployOrPlan
  | {
      command: 'delete'
      connection: Connection
      github: GitHubAccess
      target: Target
      ownership: DeleteOwnership | undefined
      /** The pull request whose closing triggered this run; undefined for an explicit delete. */
      closing: number | undefined
      dry_run: boolean
      timeoutMs: number
      notes: string[]
    }
  | RollbackByHand
  | {
      command: 'sweep'
      connection: Connection
      github: SweepAccess
      sweep: SweepRequest
      timeoutMs: number
      notes: string[]
    }

/** A rollback by hand, and its checks. */
export interface RollbackByHand
  extends Pick<DeployOrPlan, 'connection' | 'github' | 'verify_serving' | 'check' | 'notes'> {
  command: 'rollback'
  rollback: RollbackRequest
  timeoutMs: number
}

/** A deploy, or the plan of one. */
export interface DeployOrPlan {
  command: 'deploy' | 'plan'
  connection: Connection
  github: GitHubAccess
  deploy: DeployRequest
  /** Whether to wait until the agent server names the revision. `auto`: if it names one at all. */
  verify_serving: (typeof VERIFY_SERVING)[number]
  /** What is checked after a deploy. */
  check: AgentCheck | undefined
  /** The pull request that this is the preview of. */
  preview_of: number | undefined
  /** What is worth knowing before anything is sent. */
  notes: string[]
  /** What may be a mistake. */
  warnings: string[]
}

/**
 * Reads the request of a run.
 *
 * @param unknown Problems of inputs that do not exist.
 * @throws InputError with every problem of every input.
 */
export function readRequest(inputs: ParsedInputs, context: RunContext, unknown: readonly InputProblem[] = []): Request {
  const reason = reasonToSkip(inputs.raw, context)
  if (reason !== undefined) return { command: 'skip', reason }
  if (inputs.raw.command === 'matrix') {
    // It has no deployment whose inputs could be judged.
    const problem = 'is matrix, which lists the deployments of a manifest. Set `manifest` to its path.'
    throw new InputError([...unknown, { input: 'command', problem }])
  }
  const reading = readingOf(inputs, context)
  for (const problem of unknown) reading.problems.addAt(problem)
  const request = readWhole(reading)
  reading.problems.throwIfAny()
  return request
}

/** A pull request from a fork gets no secrets, so it cannot deploy. Its author cannot fix that, so the step does not fail. */
export function reasonToSkip(raw: RawInputs, { pull_request, event_name }: RunContext): string | undefined {
  const keyless = raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined
  if (!keyless || !pull_request?.is_fork || event_name === 'pull_request_target') return undefined
  return `Pull request #${pull_request.number} comes from a fork. GitHub gives no secrets to its runs, so this run has no credential. To deploy these changes, let a maintainer push the branch to this repository.`
}

/** What all deployments of a step share: the control plane, the records on GitHub, and the time. */
export interface Access {
  command: string
  connection: Connection
  github: GitHubAccess
  timeoutMs: number
}

/** Reads what all deployments of a step share. @throws InputError. */
export function readAccess(raw: RawInputs, context: RunContext): Access {
  const reading = readingOf({ raw }, context)
  const { field, problems } = reading
  const connection = readConnection(reading)
  const { command = 'deploy' } = raw
  const preview = field.boolean('preview') ?? false
  const deletes = command === 'delete' || (preview && context.event_action === 'closed')
  const github = readGitHubAccess(reading, { ...connection, preview, deletes, plans: command === 'plan' })
  const access = { command, connection, github, timeoutMs: field.duration('timeout') ?? 0 }
  problems.throwIfAny()
  return access
}

/** The beginning of every reading. */
export function readingOf(inputs: ParsedInputs, context: RunContext): Reading {
  const problems = new Problems()
  const dialect = readDialect(inputs.raw, problems)
  return { ...inputs, context, problems, field: fieldReader(inputs.raw, problems), dialect, notes: [], warnings: [] }
}

/** What every command has. */
interface Common {
  connection: Connection
  timeoutMs: number
}

function readWhole(reading: Reading): Request {
  const { field, context } = reading
  const connection = readConnection(reading)
  const command = readCommand(reading)
  const common = { connection, timeoutMs: field.duration('timeout') ?? 0 }
  if (command === 'sweep') {
    const github = readSweepAccess(reading, connection)
    return { command, ...common, github, sweep: readSweep(reading), notes: reading.notes }
  }
  const target = readTarget(reading, command === 'delete' ? 'delete' : 'update')
  if (command === 'rollback') return readRollbackByHand(reading, { ...common, target })
  // A pull request that is closed may have lost its branch and repository: nothing of the code is requested here.
  const isClosed = target.preview && context.event_action === 'closed'
  if (command === 'delete' || isClosed) return readDelete(reading, command, { ...common, target })
  return readDeploy(reading, command, { ...common, target })
}

function readDelete(
  reading: Reading,
  command: 'delete' | 'deploy' | 'plan',
  { connection, timeoutMs, target: { preview, ...target } }: Common & { target: PreviewTarget }
): Request {
  const github = readGitHubAccess(reading, { ...connection, ...target, preview, deletes: true })
  return {
    command: 'delete',
    connection,
    target,
    ownership: readDeleteOwnership(reading, { ...target, preview }),
    // One that is deleted by its own command goes whatever its pull request is at.
    closing: command === 'delete' ? undefined : reading.context.pull_request?.number,
    dry_run: command === 'plan',
    timeoutMs,
    github,
    notes: reading.notes
  }
}

function readRollbackByHand(
  reading: Reading,
  { connection, timeoutMs, target }: Common & { target: PreviewTarget }
): Request {
  const { field, problems, context, notes } = reading
  const { preview, ...exact } = target
  if (preview && context.event_action === 'closed')
    problems.add('command', 'is rollback, but this run ends the preview. Set `command: deploy`, which then deletes it.')
  const revision = field.text('revision')
  const rollback = {
    target: exact,
    claim: readDeleteOwnership(reading, target)?.claim,
    ...(revision !== undefined && { revision }),
    wait: { enabled: field.boolean('wait') ?? true, interval: readInterval(reading), timeoutMs },
    build_logs: field.boolean('build_logs') ?? true,
    dry_run: field.boolean('dry_run') ?? false
  }
  const github = readGitHubAccess(reading, { ...connection, ...target, plans: rollback.dry_run })
  const verify_serving = field.choice('verify_serving', VERIFY_SERVING) ?? 'auto'
  const check = readAgentCheck(reading, rollback.wait)
  return { command: 'rollback', connection, github, rollback, check, verify_serving, timeoutMs, notes }
}

function readDeploy(
  reading: Reading,
  command: 'deploy' | 'plan',
  { connection, timeoutMs, target: { preview, ...target } }: Common & { target: PreviewTarget }
): DeployOrPlan {
  const { field, context, notes, warnings } = reading
  if (!preview) readNewName(reading, target)
  const secrets = readSecrets(reading)
  const wanted = readDesiredDeployment(reading, {
    ...(target.name !== undefined && { name: target.name }),
    ...(secrets && { secrets })
  })
  const new_revision = field.choice('new_revision', NEW_REVISION_POLICIES) ?? 'auto'
  const wait = { enabled: field.boolean('wait') ?? true, interval: readInterval(reading), timeoutMs }
  const after = readAfterFailure(reading, { wait, new_revision })
  const claim = preview ? readClaim(reading) : undefined
  const verify_serving = field.choice('verify_serving', VERIFY_SERVING) ?? 'auto'
  const deploy = { target, claim, wanted, new_revision, wait, ...after }
  const check = readAgentCheck(reading, wait)
  const preview_of = preview ? context.pull_request?.number : undefined
  const github = readGitHubAccess(reading, { ...connection, ...target, preview, plans: command === 'plan', wanted })
  noteLongName(reading, wanted)
  notes.push(...noteFork(wanted, context), ...notePaths(reading, wanted))
  return { command, connection, github, deploy, check, verify_serving, preview_of, notes, warnings }
}
