/** Runs one command. */

import type { AgentCredentials } from '../adapters/agent-server/client.js'
import { withRetries } from '../adapters/control-plane/with-retries.js'
import type { RunContext } from '../adapters/github/run-context.js'
import { unsafeReason, withoutTrailingSlash } from '../adapters/http/safe-url.js'
import type { TimeLimit } from '../adapters/http/time-limit.js'
import { DIALECTS } from '../contract/dialect.js'
import type { DeployEvent } from '../deploy/core/events.js'
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
  CommandLine,
  ControlPlane,
  Runner
} from '../ports.js'
import { RELEASED_PROGRAM } from '../release.js'
import type { GitHubSide } from '../report/github/github-side.js'
import type { OpenGitHub } from '../report/github/guard.js'
import type { Reporter } from '../report/reporter.js'
import type { Observe } from '../report/run-event.js'

export interface RunPorts {
  runner: Runner
  redactor: Redactor
  /** Warnings about the job, printed once all secrets are masked. */
  warnings?: readonly string[]
  /** How this program is started again; the release if absent. */
  program?: string
  /** Asks before a delete or a rollback; absent if no person can be asked. */
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
  loadAgentServer: () => Promise<(url: string, credentials: AgentCredentials) => AgentServer & AgentInfo>
}

/** What a command uses of the ports. It reports through its reporter. */
export type CommandPorts = Omit<RunPorts, 'runner' | 'observe'>

export type Work = Exclude<Request, { command: 'skip' }>

export interface Ends {
  reporter: Reporter
  github: GitHubSide
  limit: TimeLimit
}

/** Runs the request: a deploy, a plan, a delete or a sweep. @throws the errors of these. */
export async function runCommand(request: Work, ports: CommandPorts, { reporter, github, limit }: Ends): Promise<void> {
  const { clock, connect } = ports
  const { connection } = request
  const controlPlane = await connect(connection, limit)
  const parts: SessionParts = {
    clock,
    emit: (event: DeployEvent) => {
      reporter.emit(event)
      github.observe(reporter.record())
    },
    recall: (name) => github.recall(name),
    hasKept: (kept) => github.hasKept(kept),
    redact: ports.redactor.redact,
    histories: [ports.checkout, github],
    deadline: clock.now() + limit.remainingMs(),
    graceMs: limit.graceMs,
    command_line: commandLineFor(connection, ports.program)
  }
  const session = openSession(parts, (options) => withRetries(controlPlane, options))
  for (const message of request.notes) session.emit({ type: 'info', message })
  if ('warnings' in request) for (const message of request.warnings) session.emit({ type: 'warning', message })
  switch (request.command) {
    case 'deploy':
      return deploy(session, request, { ports, reporter, github, limit })
    case 'plan':
      return planOnly(session, request.deploy)
    case 'rollback': {
      const { rollback } = request
      const checks = await loadAgentChecks(session, { ...request, wait: rollback.wait }, { ports, reporter, limit })
      return rollBackByHand(session, rollback, checks, ports.confirm)
    }
    case 'delete':
      return deleteOrPlan(session, request, { github, confirm: ports.confirm })
    case 'sweep':
      return sweepPreviews(session, request.sweep, {
        has_token: request.github.token !== undefined,
        readPullRequest: (pull) => github.readPullRequest(pull),
        deleted: (preview) => github.swept(preview)
      })
  }
}

/** A closed pull request deletes its preview only while it is closed: it may have been reopened. */
async function deleteOrPlan(
  session: Session,
  { target, ownership, dry_run, closing }: Extract<Request, { command: 'delete' }>,
  { github, confirm }: Pick<Ends, 'github'> & Pick<CommandPorts, 'confirm'>
): Promise<void> {
  const isOpen = async () => closing !== undefined && (await github.readPullRequest(closing))?.closed === false
  if (await isOpen()) {
    return session.emit({ type: 'skipped', reason: `Pull request #${closing} was reopened, so its preview stays.` })
  }
  if (dry_run) return planDelete(session, target, ownership)
  await deleteDeployment(session, target, ownership, confirm)
  if (!(await isOpen())) return
  const message = `Pull request #${closing} was reopened while its preview was being deleted. If the run of the reopening has ended, re-run it.`
  session.emit({ type: 'warning', message })
}

async function deploy(
  session: Session,
  asked: DeployOrPlan,
  { ports, reporter, github, limit }: Ends & { ports: CommandPorts }
): Promise<void> {
  const { deploy: request, preview_of } = asked
  const checks = await loadAgentChecks(session, { ...asked, wait: request.wait }, { ports, reporter, limit })
  const work = (within: Session) => deployRevision(within, request, checks)
  const { target, claim } = request
  if (preview_of === undefined || claim === undefined) return work(session)
  const isClosed = async () => (await github.readPullRequest(preview_of))?.closed
  return deployPreview(session, { target, claim, isClosed, deploy: work })
}

/** Loads the checks before the deploy: their files may no longer exist after a long wait. */
async function loadAgentChecks(
  session: Session,
  { wait, verify_serving, check }: Pick<DeployOrPlan, 'verify_serving' | 'check'> & { wait: WaitOptions },
  { ports, reporter, limit }: Pick<Ends, 'reporter' | 'limit'> & { ports: CommandPorts }
): Promise<AgentChecks> {
  const isVerified = wait.enabled && verify_serving === 'auto'
  const knownUrl = () => reporter.record().url
  if (!isVerified && check === undefined) return { url: knownUrl }
  const loading = ports.loadAgentServer()
  // The error counts where the agent server is needed.
  loading.catch(() => {})
  const connectInfo = async () => {
    const url = knownUrl()
    if (url === undefined || unsafeReason(url) !== undefined) return undefined
    // Without a smoke check, no key is sent to the agent server.
    return (await loading)(withoutTrailingSlash(url), check?.credentials ?? {})
  }
  if (check === undefined) return { url: knownUrl, connectInfo }
  const [{ checkDeployed }, connectAgent] = await Promise.all([import('../smoke/check-deployed.js'), loading])
  const smokeCheck = async () => {
    const connect = (url: string) => connectAgent(url, check.credentials)
    const { deployment_id } = reporter.record()
    const startedAt = ports.clock.now()
    try {
      await checkDeployed(session, { deployment_id, url: knownUrl, connect }, check)
    } finally {
      // It has a time limit of its own, on top of that of the step.
      limit.extend(ports.clock.now() - startedAt)
    }
  }
  return { ...(isVerified && { connectInfo }), smokeCheck }
}

/** How a person reads more about a deployment than a run shows: with the command line, on another machine. */
function commandLineFor(
  { base_url, credentials, dialect }: Connection,
  program: string = RELEASED_PROGRAM
): CommandLine {
  const given = Object.entries(credentials).filter(([, value]) => value !== undefined)
  const [words = 'neutral'] = Object.entries(DIALECTS).find(([, known]) => known === dialect) ?? []
  return {
    program,
    flags: [`--base-url ${base_url}`, ...(words === 'neutral' ? [] : [`--api-dialect ${words}`])].join(' '),
    variables: given.map(([input]) => `DEPLOY_AGENT_SERVER_${input.toUpperCase()}`)
  }
}
