/**
 * From the inputs and the run to one typed request, or all problems at once. Pure: nothing is sent
 * or printed.
 */
import type { RunContext } from '../adapters/github/run-context.js'
import { NEW_REVISION_POLICIES } from '../deploy/core/model.js'
import type { DeployRequest, WaitOptions } from '../deploy/core/request.js'
import type { RollbackRequest } from '../deploy/rollback/by-hand.js'
import { InputError, type InputProblem } from '../errors.js'
import { hostWords, requestName } from '../repository/host-words.js'
import { capitalized } from '../text/format.js'
import { noteFork } from './code-origin.js'
import { readCommand } from './commands.js'
import { type Connection, isKeyless, readConnection } from './connection.js'
import { readDesiredDeployment, sourceOf } from './desired-deployment.js'
import { subjectOfEvent } from './event-subject.js'
import { withoutUndefined } from './fields.js'
import { readGitHubAccess, readSweepAccess } from './github-records.js'
import { notePaths } from './paths.js'
import { Problems, type RawInputs } from './raw-inputs.js'
import { type ParsedInputs, type Reading, readDialect, readingOf } from './reading.js'
import { readAfterFailure, readChecks, readWait } from './rollout.js'
import { readSecrets } from './secrets/read-secrets.js'
import {
  longNameAdvice,
  type Meant,
  nameWarning,
  previewKind,
  readDeleteOwnership,
  readSweep,
  readTarget,
  readTracingProject
} from './target.js'

/** What a run is asked to do, or why there is nothing to do. */
export type Request = { command: 'skip'; reason: string } | ReturnType<typeof readWhole>

/** A deploy, or the plan of one. */
export type DeployOrPlan = ReturnType<typeof readDeploy>

/**
 * Reads the request of a run.
 *
 * @param unknown Problems of inputs that do not exist.
 * @throws InputError with every problem of every input.
 */
export function readRequest(
  inputs: ParsedInputs,
  context: RunContext,
  unknown: readonly InputProblem[] = []
): Request {
  const reason = reasonToSkip(inputs.raw, context) ?? reasonOfEvent(inputs.raw, context)
  if (reason !== undefined) return { command: 'skip', reason }
  if (inputs.raw.command === 'matrix') {
    // It has no deployment whose inputs could be judged.
    const problem =
      'is matrix, which lists the deployments of a manifest. Set `manifest` to its path.'
    throw new InputError([...unknown, { input: 'command', problem }])
  }
  const reading = readingOf(inputs, context)
  for (const problem of unknown) reading.problems.addAt(problem)
  const request = readWhole(reading)
  reading.problems.throwIfAny()
  return request
}

/**
 * A pull request from a fork gets no secrets, so it cannot deploy. Its author cannot fix that, so
 * the step does not fail.
 */
export function reasonToSkip(raw: RawInputs, context: RunContext): string | undefined {
  const { pull_request, event_name } = context
  if (!isKeyless(raw) || !pull_request?.is_fork) return undefined
  if (event_name === 'pull_request_target') return undefined
  const kind = previewKind(context)
  const request = capitalized(requestName(kind, pull_request.number))
  const why = `${hostWords(kind).fork_without_secrets}, so this run has no credential`
  return (
    `${request} comes from a fork. ${why}. ` +
    'To deploy these changes, let a maintainer push the branch to this repository.'
  )
}

/**
 * Returns why a deploy or a plan has no code that is new. An image is not of the event. `repo_ref`
 * names other code, except where the run is about the end of a branch.
 */
function reasonOfEvent(raw: RawInputs, context: RunContext): string | undefined {
  const subject = subjectOfEvent(context)
  const { command = 'deploy', repo_ref } = raw
  const isOtherCode = repo_ref !== undefined && !context.is_ref_deleted
  if (subject.is !== 'no_new_code' || isOtherCode) return undefined
  const isOfCode = command === 'deploy' || command === 'plan'
  if (!isOfCode || sourceOf(raw, readDialect(raw, new Problems())) !== 'git_host') return undefined
  const advice = context.is_ref_deleted ? '' : ' To deploy anyway, set `repo_ref`.'
  return `${subject.reason} There is no new code to deploy.${advice}`
}

/**
 * Returns the ref and commit of the run's own code, which a checkout has unless the user wants
 * other code.
 */
function codeOfRun({ raw, context }: Reading, { wanted, origin }: DeployRequest) {
  const { pull_request, is_on_github, host } = context
  // In a checkout on a user's machine, `code_warnings` say what differs.
  const isJob = is_on_github !== false || host !== undefined
  if (!isJob || pull_request !== undefined) return undefined
  if (raw.repo_ref !== undefined || wanted.source !== 'git_host') return undefined
  return { ref: wanted.source_revision_config.repo_ref, commit: origin.commit }
}

/** Warns that an image is deployed although the event brings nothing new. */
function warnOfEvent({ wanted }: DeployRequest, context: RunContext): string[] {
  const subject = subjectOfEvent(context)
  if (wanted.source === 'git_host' || subject.is !== 'no_new_code') return []
  return [
    `${subject.reason} The image is deployed all the same. Use \`types\` or \`if\` to prevent that.`
  ]
}

/** What all deployments of a step share. */
export type Access = ReturnType<typeof readAccess>

/**
 * Reads what all deployments of a step share: the control plane, the records on GitHub, and the
 * time.
 * @throws InputError.
 */
export function readAccess(raw: RawInputs, context: RunContext) {
  const reading = readingOf({ raw }, context)
  const { field, problems } = reading
  const connection = readConnection(reading)
  const { command = 'deploy' } = raw
  const preview = field.boolean('preview') ?? false
  const deletes = command === 'delete' || (preview && context.event_action === 'closed')
  const github = readGitHubAccess(reading, {
    ...connection,
    preview,
    deletes,
    plans: command === 'plan'
  })
  const access = { command, connection, github, timeoutMs: field.duration('timeout') ?? 0 }
  problems.throwIfAny()
  return access
}

/** What every command has. */
interface Common {
  connection: Connection
  timeoutMs: number
  /** What is worth knowing before anything is sent. */
  notes: string[]
}

function readWhole(reading: Reading) {
  const { field, context, notes } = reading
  const connection = readConnection(reading)
  const command = readCommand(reading)
  const common: Common = { connection, timeoutMs: field.duration('timeout') ?? 0, notes }
  if (command === 'sweep')
    return {
      command,
      ...common,
      github: readSweepAccess(reading, connection),
      sweep: readSweep(reading)
    }
  const meant = readTarget(reading, command === 'delete' ? 'delete' : 'update')
  if (command === 'rollback') return readRollback(reading, common, meant)
  // A pull request that is closed may have lost its branch and repository: nothing of the code is
  // requested here.
  const isClosed = meant.preview && context.event_action === 'closed'
  if (command === 'delete' || isClosed) return readDelete(reading, command, common, meant)
  return readDeploy(reading, command, common, meant)
}

function readDelete(
  reading: Reading,
  command: 'delete' | 'deploy' | 'plan',
  common: Common,
  meant: Meant
) {
  const { target, preview } = meant
  return {
    command: 'delete' as const,
    ...common,
    github: readGitHubAccess(reading, { ...common.connection, ...target, preview, deletes: true }),
    target,
    ownership: readDeleteOwnership(reading, meant),
    tracing_project: readTracingProject(reading, { preview }),
    // The pull request whose closing triggered this run. What its own command deletes goes whatever
    // its pull request is at.
    closing: command === 'delete' ? undefined : reading.context.pull_request?.number,
    dry_run: command === 'plan'
  }
}

function readRollback(reading: Reading, common: Common, meant: Meant) {
  const { field, problems, context } = reading
  const { target, preview } = meant
  if (preview && context.event_action === 'closed')
    problems.add(
      'command',
      'is rollback, but this run ends the preview. Set `command: deploy`, which then deletes it.'
    )
  const rollback: RollbackRequest = {
    target,
    revision: field.text('revision'),
    claim: readDeleteOwnership(reading, meant)?.claim,
    wait: readWait(reading, common.timeoutMs),
    build_logs: field.boolean('build_logs') ?? true,
    dry_run: field.boolean('dry_run') ?? false
  }
  const github = readGitHubAccess(reading, {
    ...common.connection,
    ...target,
    preview,
    plans: rollback.dry_run
  })
  return {
    command: 'rollback' as const,
    ...common,
    github,
    rollback,
    ...readChecks(reading, rollback.wait)
  }
}

function readDeploy(
  reading: Reading,
  command: 'deploy' | 'plan',
  common: Common,
  { target, preview, claim }: Meant
) {
  const { field, context, notes, warnings } = reading
  const { connection, timeoutMs } = common
  const list = readSecrets(reading)
  const { wanted, origin } = readDesiredDeployment(reading, {
    name: target.name,
    secrets: list?.secrets,
    env_vars: list?.env_vars,
    kept_secrets: list?.kept_secrets
  })
  const new_revision = field.choice('new_revision', NEW_REVISION_POLICIES) ?? 'auto'
  const timeout_advice = longNameAdvice(reading, target)
  const wait = withoutUndefined<WaitOptions>({ ...readWait(reading, timeoutMs), timeout_advice })
  const after = readAfterFailure(reading, wait, new_revision)
  const deploy: DeployRequest = {
    target,
    wanted,
    origin,
    new_revision,
    wait,
    ...after,
    claim: preview ? claim : undefined,
    name_warning: nameWarning(reading, target)
  }
  const checks = readChecks(reading, wait)
  // The pull request that this is the preview of.
  const preview_of = preview ? context.pull_request?.number : undefined
  const github = readGitHubAccess(reading, {
    ...connection,
    ...target,
    preview,
    plans: command === 'plan',
    wanted,
    origin
  })
  notes.push(...noteFork(wanted, context), ...notePaths(reading, wanted))
  warnings.push(...warnOfEvent(deploy, context))
  const run_code = codeOfRun(reading, deploy)
  const tracing_project = readTracingProject(reading, { preview })
  const of_preview = { preview_of, tracing_project }
  return {
    command,
    connection,
    github,
    deploy,
    ...checks,
    ...of_preview,
    run_code,
    notes,
    warnings
  }
}
