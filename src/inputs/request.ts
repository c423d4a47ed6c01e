/** From the inputs and the run to one typed request, or all problems at once. Pure: nothing is sent or printed. */

import type { CheckRequest } from '../check/check.js'
import type { Secret } from '../contract/deployment.js'
import type { Dialect } from '../contract/dialect/dialect.js'
import { DEPLOYMENT_TYPES } from '../contract/vocabulary.js'
import type { Credentials } from '../control-plane/credentials.js'
import type { DeployRequest } from '../deploy/deploy.js'
import type { Target } from '../deploy/find.js'
import { NEW_REVISION_POLICIES, type Wanted } from '../deploy/model.js'
import type { PollInterval } from '../deploy/poll.js'
import { isTag } from '../deploy/repository.js'
import type { SweepRequest } from '../deploy/sweep.js'
import type { RunContext } from '../github/run-context.js'
import { isThisMachine } from '../http/safe-url.js'
import { inert } from '../text/inert.js'
import { readCheck } from './check.js'
import { readDialect, readSource } from './dialect.js'
import { fieldReader } from './fields.js'
import { noteLongName, readNewName, readPreviewName } from './name.js'
import { readPaths } from './paths.js'
import { Problems } from './problems.js'
import type { RawInputs } from './raw.js'
import type { Reading } from './reading.js'
import { type GitHubAccess, readGitHubAccess, readSweepAccess, type SweepAccess } from './records.js'
import { readResourceSpec } from './resource-spec-input.js'
import { parseSecrets } from './secrets.js'
import { readSweep, refuseSweepInputs } from './sweep.js'
import { readWanted } from './wanted.js'

const COMMANDS = ['deploy', 'plan', 'delete', 'sweep'] as const

export interface Connection {
  base_url: string
  credentials: Credentials
  /** The words on the wire, and the customs of the service. */
  dialect: Dialect
}

/** The check of the agent server, and the key to send there (§5). */
export interface AgentCheck extends CheckRequest {
  agent_api_key: string | undefined
}

export type Request =
  | { command: 'skip'; reason: string }
  | DeployOrPlan
  | {
      command: 'delete'
      connection: Connection
      github: GitHubAccess
      target: Target
      /** The pull request whose closing this is, where nothing else asks for the delete. */
      closing: number | undefined
      dry_run: boolean
      timeoutMs: number
      notes: string[]
    }
  | {
      command: 'sweep'
      connection: Connection
      github: SweepAccess
      sweep: SweepRequest
      timeoutMs: number
      notes: string[]
    }

export interface DeployOrPlan {
  command: 'deploy' | 'plan'
  connection: Connection
  github: GitHubAccess
  deploy: DeployRequest
  /** What is checked after a deploy. */
  check: AgentCheck | undefined
  /** The pull request that this is the preview of. */
  preview_of: number | undefined
  /** What is worth knowing before anything is sent. */
  notes: string[]
}

/** @throws InputError with every problem of every input. */
export function readRequest(raw: RawInputs, context: RunContext): Request {
  const reason = reasonToSkip(raw, context)
  if (reason !== undefined) return { command: 'skip', reason }
  const problems = new Problems()
  const dialect = readDialect(raw.api_dialect, problems)
  const field = fieldReader(raw, problems)
  const request = readWhole({ raw, context, problems, field, dialect, written: new Set(), notes: [] })
  problems.throwIfAny()
  return request
}

/** A pull request from a fork gets no secrets, so there is nothing to deploy with: that is no failure of its author. */
function reasonToSkip(raw: RawInputs, { pull_request, event_name }: RunContext): string | undefined {
  const keyless = raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined
  if (!keyless || !pull_request?.is_fork || event_name === 'pull_request_target') return undefined
  return `Pull request #${pull_request.number} comes from a fork, and GitHub gives no secrets to its runs: there is no credential to deploy with.`
}

function readWhole(reading: Reading): Request {
  const { field, context, notes } = reading
  const connection = readConnection(reading)
  const command = field.choice('command', COMMANDS) ?? 'deploy'
  const timeoutMs = field.duration('timeout') ?? 0
  if (command === 'sweep' || command === 'delete') readUnused(reading)
  if (command === 'sweep') {
    return { command, connection, github: readSweepAccess(reading), sweep: readSweep(reading), timeoutMs, notes }
  }
  refuseSweepInputs(reading)
  const { preview, ...target } = readTarget(reading)
  // A pull request that is closed may have lost its branch and repository: nothing of the code is asked for here.
  if (command === 'delete' || (preview && context.event_action === 'closed')) {
    const github = readGitHubAccess(reading, { ...target, preview, deletes: true })
    // One that is deleted by its own command goes whatever its pull request is at.
    const closing = command === 'delete' ? undefined : context.pull_request?.number
    return { command: 'delete', connection, target, closing, dry_run: command === 'plan', timeoutMs, github, notes }
  }
  if (!preview) readNewName(reading, target)
  const secrets = readSecrets(reading)
  const wanted = readWanted(reading, {
    ...(target.name !== undefined && { name: target.name }),
    ...(secrets && { secrets })
  })
  const new_revision = field.choice('new_revision', NEW_REVISION_POLICIES) ?? 'auto'
  const wait = { enabled: field.boolean('wait') ?? true, interval: readInterval(reading), timeoutMs }
  const after = readAfterFailure(reading, { wait, new_revision })
  const deploy = { target, wanted, new_revision, wait, ...after }
  const check = readAgentCheck(reading, wait)
  const preview_of = preview ? context.pull_request?.number : undefined
  const github = readGitHubAccess(reading, { ...target, preview, wanted })
  noteLongName(reading, wanted)
  notes.push(...noteFork(wanted, context), ...notePaths(reading, wanted))
  return { command, connection, github, deploy, check, preview_of, notes }
}

/** Where `paths` decides nothing, nobody should believe that it does. */
function notePaths({ raw }: Reading, wanted: Wanted): string[] {
  if (raw.paths === undefined || wanted.source !== 'git_host') return []
  const { repo_ref } = wanted.source_revision_config
  return isTag(repo_ref) ? [`paths is for branches, and does nothing for ${inert(repo_ref)}.`] : []
}

/** Whose code is built is not left to be guessed. */
function noteFork(wanted: Wanted, { pull_request }: RunContext): string[] {
  if (!pull_request?.is_fork || wanted.source !== 'git_host') return []
  const { repo_url = '' } = wanted.source_config
  return [`Pull request #${pull_request.number} comes from a fork; what is built is ${inert(repo_url)}.`]
}

/** What follows a deploy that goes wrong. Going back makes a revision, and somebody has to be there to see it fail. */
function readAfterFailure(
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

function readAgentCheck(reading: Reading, wait: DeployRequest['wait']): AgentCheck | undefined {
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

/** Inputs that this command has no use for are no reason to overlook that they are wrong. */
function readUnused(reading: Reading): void {
  const { field } = reading
  readSource(reading)
  field.choice('deployment_type', DEPLOYMENT_TYPES)
  field.choice('new_revision', NEW_REVISION_POLICIES)
  field.boolean('build_on_push')
  field.boolean('wait')
  field.boolean('build_logs')
  field.boolean('rollback')
  field.boolean('preview')
  field.guid('integration_id')
  field.guid('listener_id')
  readInterval(reading)
  readPaths(reading)
  readSecrets(reading)
  readResourceSpec(reading)
}

function readConnection({ raw, field, problems, dialect, written }: Reading): Connection {
  const base_url = field.safeUrl('base_url') ?? ''
  if (raw.base_url === undefined) problems.add('base_url', 'is required: give the URL of the control plane')
  const credentials = {
    api_key: field.credential('api_key'),
    tenant_id: field.credential('tenant_id'),
    bearer_token: field.credential('bearer_token')
  }
  if (raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined) {
    problems.add(
      'api_key',
      'no credential is given: give api_key, tenant_id or bearer_token (an empty secret counts as none)'
    )
  }
  return { base_url, credentials, dialect: { ...dialect, written } }
}

function readTarget(reading: Reading): Target & { preview: boolean } {
  const { raw, field, context, problems } = reading
  const deployment_id = field.guid('deployment_id')
  const name = field.text('name')
  const preview = field.boolean('preview') ?? false
  if (raw.deployment_id === undefined && raw.name === undefined) {
    problems.add('name', 'neither name nor deployment_id is given: give one of them')
  }
  if (preview && raw.deployment_id !== undefined) {
    problems.add(
      'deployment_id',
      'cannot go with preview, where each pull request has a deployment of its own: give name instead'
    )
  }
  if (preview && raw.name === undefined && raw.deployment_id !== undefined)
    problems.add('name', 'is needed with preview: give it')
  const number = context.pull_request?.number
  if (preview && number === undefined) {
    problems.add(
      'preview',
      `this run (event ${inert(context.event_name, 60) || 'unknown'}) belongs to no pull request: set preview to true only for pull_request events`
    )
  }
  const full = preview && name !== undefined && number !== undefined ? readPreviewName(reading, name, number) : name
  return { ...(deployment_id !== undefined && { deployment_id }), ...(full !== undefined && { name: full }), preview }
}

function readSecrets({ raw, problems }: Reading): Secret[] | undefined {
  if (raw.secrets === undefined) return undefined
  const parsed = parseSecrets(raw.secrets)
  for (const problem of parsed.problems) problems.add('secrets', problem)
  return parsed.secrets
}

function readInterval({ raw, field }: Reading): PollInterval {
  const auto = isThisMachine(raw.base_url ?? '') ? 'auto_near' : 'auto'
  return raw.poll_interval === 'auto' ? auto : (field.duration('poll_interval') ?? auto)
}
