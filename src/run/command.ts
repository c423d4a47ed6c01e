/** Runs one command. */
import type { AgentCredentials } from '../adapters/agent-server/client.js'
import type { RunContext } from '../adapters/github/run-context.js'
import type { OpenGitHub } from '../adapters/github/warn-on-failure.js'
import { unsafeReason, withoutTrailingSlash } from '../adapters/http/safe-url.js'
import type { TimeLimit } from '../adapters/http/time-limit.js'
import type { Confirm, WaitOptions } from '../deploy/core/request.js'
import { openSession, type Session, type SessionParts } from '../deploy/core/session.js'
import { deleteDeployment, planDelete } from '../deploy/delete/delete-deployment.js'
import { deployRevision, planOnly } from '../deploy/deploy.js'
import { deployPreview } from '../deploy/preview/deploy-preview.js'
import { sweepPreviews } from '../deploy/preview/sweep.js'
import { rollBackByHand } from '../deploy/rollback/by-hand.js'
import type { Connection } from '../inputs/connection.js'
import type { DeployOrPlan, Request } from '../inputs/request.js'
import type { Redactor } from '../masking/redactor.js'
import type {
  AgentChecks,
  AgentInfo,
  AgentServer,
  Checkout,
  Clock,
  ControlPlane,
  GitHubReads,
  LiveDeployment,
  Runner
} from '../ports.js'
import type { RunRecords } from '../report/github/run-records.js'
import type { Observe, Reporter } from '../report/reporter.js'
import { withRetries } from '../requests/retry.js'

export interface RunPorts {
  runner: Runner
  redactor: Redactor
  /** Warnings about the job, printed once all secrets are masked. */
  warnings?: readonly string[]
  /** How this program is started again; the release if absent. */
  program?: string
  /**
   * Asks before a delete, a rollback, or a deploy with consequences; absent if no person can be
   * asked.
   */
  confirm?: Confirm | undefined
  /** Names of the inputs under `with:`, as in their variables. */
  given?: readonly string[]
  clock: Clock
  context: RunContext
  /** Takes the events of the run, for runners that show more than a log. */
  observe?: Observe
  connect: (connection: Connection, limit: TimeLimit) => Promise<ControlPlane>
  openGitHub: OpenGitHub
  /** Folder of the checkout; undefined if the runner names none. */
  workspace?: string | undefined
  checkout: Checkout
  /** Connects to the agent server at a URL that is safe to send the key to. */
  loadAgentServer: () => Promise<
    (url: string, credentials: AgentCredentials) => AgentServer & AgentInfo
  >
}

/** What a command uses of the ports. It reports through its reporter. */
export type CommandPorts = Omit<RunPorts, 'runner' | 'observe'>

export type Work = Exclude<Request, { command: 'skip' }>

/** What a request works with. */
interface CommandContext {
  ports: CommandPorts
  reporter: Reporter
  github: GitHubReads
  records: RunRecords
  limit: TimeLimit
  session: Session
}

/**
 * Runs the request, and returns what a deploy left in place, or what a plan found.
 * @throws the errors of these.
 */
export async function runCommand(
  request: Work,
  given: Omit<CommandContext, 'session'>
): Promise<LiveDeployment | undefined> {
  const { ports, reporter, github, records, limit } = given
  const { clock, connect, redactor } = ports
  const controlPlane = await connect(request.connection, limit)
  const sessionParts: SessionParts = {
    clock,
    emit: (event) => {
      reporter.emit(event)
      records.observe(reporter.record())
    },
    records: github,
    redact: redactor.redact,
    histories: [ports.checkout, github],
    files: ports.checkout,
    deadline: clock.now() + limit.remainingMs(),
    graceMs: limit.graceMs
  }
  const session = openSession(sessionParts, (options) => withRetries(controlPlane, options))
  const context = { ...given, session }
  for (const message of request.notes) session.emit({ type: 'info', message })
  if ('warnings' in request)
    for (const message of request.warnings) session.emit({ type: 'warning', message })
  switch (request.command) {
    case 'deploy':
      return deploy(request, context)
    case 'plan':
      return planOnly(session, request.deploy)
    case 'rollback': {
      const { rollback } = request
      const checks = await loadAgentChecks(request, rollback.wait, context)
      await rollBackByHand(session, rollback, checks, ports.confirm)
      return undefined
    }
    case 'delete':
      await deleteOrPlan(request, context)
      return undefined
    case 'sweep':
      await sweepPreviews(session, request.sweep, {
        has_token: request.github.token !== undefined,
        readPullRequest: (pull) => github.readPullRequest(pull),
        deleted: (preview) => records.swept(preview)
      })
      return undefined
  }
}

/** A closed pull request deletes its preview only while it is closed: it may have been reopened. */
async function deleteOrPlan(
  { target, ownership, tracing_project, dry_run, closing }: Extract<Request, { command: 'delete' }>,
  { session, github, ports }: CommandContext
): Promise<void> {
  const isOpen = async () =>
    closing !== undefined && (await github.readPullRequest(closing))?.closed === false
  if (await isOpen()) {
    return session.emit({
      type: 'skipped',
      reason: `Pull request #${closing} was reopened, so its preview stays.`
    })
  }
  const terms = { ownership, tracing_project }
  if (dry_run) return planDelete(session, target, terms)
  await deleteDeployment(session, target, { ...terms, confirm: ports.confirm })
  if (!(await isOpen())) return
  const message =
    `Pull request #${closing} was reopened while its preview was being deleted. ` +
    'If the run of the reopening has ended, re-run it.'
  session.emit({ type: 'warning', message })
}

async function deploy(
  command: DeployOrPlan,
  context: CommandContext
): Promise<LiveDeployment | undefined> {
  const { deploy: request, preview_of, tracing_project } = command
  const { session, github, ports } = context
  const agent = await loadAgentChecks(command, request.wait, context)
  const checks = { ...agent, confirm: ports.confirm }
  const work = (within: Session) => deployRevision(within, request, checks)
  const { target, claim } = request
  if (preview_of === undefined || claim === undefined) return work(session)
  const isClosed = async () => (await github.readPullRequest(preview_of))?.closed
  const preview = { target, claim, tracing_project, isClosed, deploy: work }
  return deployPreview(session, preview)
}

/** Loads the checks before the deploy: their files may no longer exist after a long wait. */
async function loadAgentChecks(
  { verify_serving, check }: Pick<DeployOrPlan, 'verify_serving' | 'check'>,
  wait: WaitOptions,
  { session, ports, limit }: CommandContext
): Promise<AgentChecks> {
  const isVerified = wait.enabled && verify_serving === 'auto'
  if (!isVerified && check === undefined) return {}
  const connectAgent = await ports.loadAgentServer()
  // Without a smoke check, no key is sent to the agent server.
  const connect = (url: string) => connectAgent(withoutTrailingSlash(url), check?.credentials ?? {})
  const connectInfo = (url: string) => (unsafeReason(url) === undefined ? connect(url) : undefined)
  if (check === undefined) return { connectInfo }
  const { checkDeployed } = await import('../smoke/smoke-check.js')
  const smokeCheck = async (live: LiveDeployment) => {
    const startedAt = ports.clock.now()
    // It has a time limit of its own, on top of that of the step.
    const extend = () => limit.extend(ports.clock.now() - startedAt)
    await checkDeployed(session, { ...live, connect }, check).finally(extend)
  }
  return { ...(isVerified && { connectInfo }), smokeCheck }
}
