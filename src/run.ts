/** inputs → request → plan → apply → wait → records → report: the steps of one run, and its only catch. */

import { withFreshReads } from './control-plane/with-fresh-reads.js'
import { withRetries } from './control-plane/with-retries.js'
import type { DeployEvent } from './deploy/core/events.js'
import { openSession, type Session, type SessionParts } from './deploy/core/session.js'
import { deployRevision, planOnly } from './deploy/deploy.js'
import { messageOf } from './errors.js'
import type { RunContext } from './github/run-context.js'
import {
  createGitHubSide,
  type GitHubAccount,
  type GitHubSide,
  type OpenGitHub,
  type Phase
} from './github-records/github-side.js'
import { unsafeReason, withoutTrailingSlash } from './http/safe-url.js'
import { startTimeLimit, type TimeLimit } from './http/time-limit.js'
import type { Connection } from './inputs/connection.js'
import { refuseMissingGraph } from './inputs/graph-file.js'
import { parseInputs } from './inputs/parse-inputs.js'
import { readRawInputs } from './inputs/raw-inputs.js'
import { type ParsedInputs } from './inputs/reading.js'
import { type DeployOrPlan, type Request, readRequest } from './inputs/request.js'
import type { AgentCheck } from './inputs/rollout.js'
import { judgeUnknownInputs } from './inputs/unknown-inputs.js'
import { canBeMasked } from './masking/forms.js'
import { findInputSecrets } from './masking/input-secrets.js'
import { publicFacts } from './masking/public-facts.js'
import type { Redactor } from './masking/redactor.js'
import type { AgentServer, Checkout, Clock, ControlPlane, GitHub, Runner } from './ports.js'
import { describeFailure, type Failure, failureText } from './report/failure.js'
import { createReporter, type Reporter } from './report/reporter.js'
import { sanitizeLine } from './text/sanitize.js'

export interface RunPorts {
  runner: Runner
  redactor: Redactor
  /** What is odd about the job; said once everything that is secret is masked. */
  warnings?: readonly string[]
  /** Names of what the step gives under `with:`, as their variables have them. */
  given?: readonly string[]
  clock: Clock
  context: RunContext
  connect: (connection: Connection, limit: TimeLimit) => ControlPlane
  openGitHub: (account: GitHubAccount, phase: Phase, limit: TimeLimit) => Promise<GitHub>
  /** The code of this run, as far as it is checked out. */
  checkout: Checkout
  /** What connects to the agent server at a URL that is safe to send the key to. */
  loadAgentServer: () => Promise<(url: string, agent_api_key: string | undefined) => AgentServer>
}

/** Runs the action once. True when what was asked for holds; otherwise the failure has been told. */
export async function run(ports: RunPorts): Promise<boolean> {
  const { runner, redactor, warnings = [], given = [] } = ports
  const reporter = createReporter(runner, redactor)
  let failure: Failure | undefined
  let github: GitHubSide | undefined
  try {
    const raw = readRawInputs((name) => runner.input(name))
    const inputs = await parseInputs(raw)
    maskInputs(inputs, ports)
    for (const warning of warnings) runner.warning(warning)
    const unknown = judgeUnknownInputs(given)
    for (const notice of unknown.notices) runner.notice(notice)
    const request = readRequest(inputs, ports.context, unknown.problems)
    if (request.command === 'skip') reporter.emit({ type: 'skipped', reason: request.reason })
    else {
      const limit = startTimeLimit(ports.clock, timeoutOf(request))
      if (request.command === 'deploy' || request.command === 'plan') {
        await refuseMissingGraph(request.deploy.wanted, lookBriefly(ports.checkout, limit))
      }
      reporter.emit({ type: 'started', command: request.command, name: nameOf(request) })
      github = openGitHubSide(request, ports, { reporter, limit })
      await carryOut(request, ports, { reporter, github, limit })
    }
    reporter.refuseLostOutputs()
  } catch (error) {
    failure = describeFailure(error, reporter.record())
    runner.error(failureText(failure, reporter.record()))
    if (error instanceof Error) runner.debug(error.stack ?? messageOf(error))
  }
  runner.maskUndecided()
  try {
    // Told to stop, there is little time: what is on this machine comes first, and GitHub may not even answer.
    const finishFirst = failure?.kind === 'cancelled'
    if (finishFirst) await reporter.finish(failure)
    await github?.close(reporter.record(), failure)
    if (!finishFirst) await reporter.finish(failure)
  } catch (error) {
    runner.error(`What this run came to could not be written down: ${sanitizeLine(messageOf(error))}`)
    return false
  }
  return failure === undefined
}

/** A git that hangs must not cost the deploy its time. */
const lookBriefly = (checkout: Checkout, limit: TimeLimit): Pick<Checkout, 'findFile'> => ({
  findFile: (commit, path) => checkout.findFile(commit, path, { timeoutMs: limit.remainingMs() / 4 })
})

/** Masks all that is secret. What is public is declared in between: credentials are never public, other values may be. */
function maskInputs(inputs: ParsedInputs, { runner, redactor, context }: RunPorts): void {
  const { credentials, secrets, guesses } = findInputSecrets(inputs)
  for (const value of credentials) runner.mask(value, { credential: true })
  for (const fact of publicFacts(inputs.raw, context)) redactor.keep(fact)
  for (const value of [...secrets.map((secret) => secret.value), ...guesses]) runner.mask(value)
  const unmasked = secrets.filter(({ value }) => !canBeMasked(value) || redactor.isPublic(value))
  const names = [...new Set(unmasked.map(({ name }) => name).filter((name) => name !== ''))]
  if (names.length > 0) {
    runner.notice(
      `Not masked in the log, because the value is too short, a plain word, or public in this run (a name, ref, commit, id or URL): ${sanitizeLine(names.join(', '), 500)}.`
    )
  }
}

type Work = Exclude<Request, { command: 'skip' }>

const timeoutOf = (request: Work) => ('timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs)

function nameOf(request: Work): string | undefined {
  switch (request.command) {
    case 'deploy':
    case 'plan':
      return request.deploy.target.name
    case 'delete':
      return request.target.name
    case 'sweep':
      return request.sweep.name
  }
}

/** Where a run says what happens. */
interface Ends {
  reporter: Reporter
  github: GitHubSide
  limit: TimeLimit
}

function openGitHubSide(
  request: Work,
  { context, openGitHub, redactor }: RunPorts,
  { reporter, limit }: Omit<Ends, 'github'>
): GitHubSide {
  const emit = (event: DeployEvent) => reporter.emit(event)
  const open: OpenGitHub = (account, phase) => openGitHub(account, phase, limit)
  return createGitHubSide({ request, context, open, emit, redactAll: (value) => redactor.redactAll(value) })
}

async function carryOut(request: Work, ports: RunPorts, { reporter, github, limit }: Ends): Promise<void> {
  const { runner, clock, connect } = ports
  const { connection } = request
  runner.info(`Control plane ${connection.base_url}`)
  const controlPlane = withFreshReads(connect(connection, limit), clock)
  const parts: SessionParts = {
    clock,
    emit: (event: DeployEvent) => {
      reporter.emit(event)
      github.observe(reporter.record())
    },
    recall: (name) => github.recall(name),
    redact: ports.redactor.redact,
    histories: [ports.checkout, github],
    deadline: clock.now() + limit.remainingMs(),
    graceMs: limit.graceMs
  }
  const session = openSession(parts, (options) => withRetries(controlPlane, options))
  for (const message of request.notes) session.emit({ type: 'info', message })
  if ('warnings' in request) for (const message of request.warnings) session.emit({ type: 'warning', message })
  switch (request.command) {
    case 'deploy':
      return deploy(session, request, { ports, reporter, github, limit })
    case 'plan':
      return planOnly(session, request.deploy)
    case 'delete':
      return deleteOrPlan(session, request, github)
    case 'sweep': {
      const { sweepPreviews } = await import('./deploy/preview/sweep.js')
      return sweepPreviews(session, request.sweep, {
        readPullRequest: (pull) => github.readPullRequest(pull),
        deleted: (preview) => github.swept(preview)
      })
    }
  }
}

/** What the closing of a pull request asks for holds only as long as it is closed: it may be open again by now. */
async function deleteOrPlan(
  session: Session,
  { target, ownership, dry_run, closing }: Extract<Request, { command: 'delete' }>,
  github: GitHubSide
): Promise<void> {
  const isOpen = async () => closing !== undefined && (await github.readPullRequest(closing))?.closed === false
  if (await isOpen()) {
    return session.emit({ type: 'skipped', reason: `Pull request #${closing} is open again, so its preview stays.` })
  }
  const { deleteDeployment, planDelete } = await import('./deploy/delete/delete-deployment.js')
  if (dry_run) return planDelete(session, target, ownership)
  await deleteDeployment(session, target, ownership)
  if (!(await isOpen())) return
  const message = `Pull request #${closing} was opened again while its preview was being deleted. Where the run of that was over by then, run it again.`
  session.emit({ type: 'warning', message })
}

async function deploy(
  session: Session,
  { deploy: request, check, preview_of }: DeployOrPlan,
  { ports, reporter, github, limit }: Ends & { ports: RunPorts }
): Promise<void> {
  // Loaded before the deploy, not after it: who knows whether its files are still there when a long wait is over.
  const checking = check && { check, ...(await loadCheck(ports)) }
  const work = (within: Session) =>
    deployRevision(
      within,
      request,
      async () => checking && checkInItsTime(limit, ports, () => checkDeployed(checking, session, { ports, reporter }))
    )
  const { target, claim } = request
  if (preview_of === undefined || claim === undefined) return work(session)
  const { deployPreview } = await import('./deploy/preview/deploy-preview.js')
  const isClosed = async () => (await github.readPullRequest(preview_of))?.closed
  return deployPreview(session, { target, claim, isClosed, deploy: work })
}

type Checking = { check: AgentCheck } & Awaited<ReturnType<typeof loadCheck>>

async function loadCheck({ loadAgentServer }: RunPorts) {
  const [{ CheckFailedError, checkAgentServer }, { waitForUrl }, connectAgent] = await Promise.all([
    import('./smoke/smoke-check.js'),
    import('./smoke/wait-for-url.js'),
    loadAgentServer()
  ])
  return { CheckFailedError, checkAgentServer, connectAgent, waitForUrl }
}

/** For a URL that the service has not told with DEPLOYED, in milliseconds. */
const LONGEST_URL_MS = 15_000

/** The check has a time limit of its own, which comes on top of that of the step. */
async function checkInItsTime(limit: TimeLimit, { clock }: RunPorts, check: () => Promise<void>): Promise<void> {
  const startedAt = clock.now()
  try {
    await check()
  } finally {
    limit.extend(clock.now() - startedAt)
  }
}

/** The check of what came up. @throws CheckFailedError. */
async function checkDeployed(
  checking: Checking,
  { controlPlane, emit }: Session,
  { ports: { clock, redactor }, reporter }: Pick<Ends, 'reporter'> & { ports: RunPorts }
): Promise<void> {
  const { check, CheckFailedError, checkAgentServer, connectAgent, waitForUrl } = checking
  const { deployment_id } = reporter.record()
  if (deployment_id !== undefined) {
    const known = () => reporter.record().url
    const timeoutMs = Math.min(check.timeoutMs, LONGEST_URL_MS)
    await waitForUrl({ controlPlane, clock, emit, url: known }, { deployment_id, timeoutMs })
  }
  const { url } = reporter.record()
  const unsafe =
    url === undefined ? 'is not known: the service names none (source_config.custom_url)' : unsafeReason(url)
  if (url === undefined || unsafe !== undefined) {
    const { assistant } = check
    reporter.emit({ type: 'check_ended', check: { result: 'failed', assistant, events: [], elapsed_ms: 0 } })
    throw new CheckFailedError(`The revision is DEPLOYED, but cannot be checked: its URL ${unsafe}.`, {
      advice: 'Give custom_url where the source allows it, or leave the check out. No key was sent.'
    })
  }
  const agentServer = connectAgent(withoutTrailingSlash(url), check.agent_api_key)
  await checkAgentServer({ agentServer, clock, emit, redact: redactor.redact }, check)
}
