/** One run of the action with its real adapters. */
import { setImmediate as nextTurn } from 'node:timers/promises'
import { NEUTRAL } from './contract/dialect/dialect.js'
import { createControlPlane } from './control-plane/client.js'
import { credentialHeaders } from './control-plane/credentials.js'
import { limitSender } from './http/limited-sender.js'
import { createHttpSender, type HttpSender } from './http/sender.js'
import type { TimeLimit } from './http/time-limit.js'
import type { Connection } from './inputs/connection.js'
import { maskAnswers } from './masking/mask-answers.js'
import { createRedactor, type Redactor } from './masking/redactor.js'
import type { Checkout, Clock, ControlPlane } from './ports.js'
import { run } from './run.js'
import { createRunner, type Toolkit } from './runner/actions-core.js'
import { enforceTlsVerification, givenInputs, readCheckoutPlace, readEnvironment } from './runner/environment.js'
import { shortlyAfter } from './runner/process.js'

const UNVERIFIED =
  'NODE_TLS_REJECT_UNAUTHORIZED=0 is set in this job. This step verifies certificates anyway. For your own authority, set NODE_EXTRA_CA_CERTS.'

/** The total time that a run may lose to GitHub's limits, failures and slow responses. */
const GITHUB_BUDGET_MS = 60_000

/** Loads the response readers while the first request is in progress. */
async function loadReader(): Promise<typeof import('./control-plane/answers.js')> {
  await nextTurn()
  return import('./control-plane/answers.js')
}

/** The checkout; the code that runs git is loaded only if it is needed. */
function lateCheckout(cancelled: AbortSignal): Checkout {
  const open = async () => {
    const { createCheckout } = await import('./git/checkout.js')
    return createCheckout({ ...readCheckoutPlace(), cancelled })
  }
  return {
    listChangedFiles: async (comparison, options) => (await open()).listChangedFiles(comparison, options),
    findFile: async (commit, path, options) => {
      if (readCheckoutPlace().workspace === undefined) return undefined
      return (await open()).findFile(commit, path, options)
    }
  }
}

export interface Action {
  /** Writes to the log of the step. */
  readonly runner: Toolkit
  /**
   * Runs once, with the environment of this process. True on success.
   *
   * @param cancelled Aborted when the run is cancelled.
   */
  run: (cancelled: AbortSignal, clock: Clock) => Promise<boolean>
}

/** Builds the action over the runner's toolkit. */
export function createAction(): Action {
  const redactor = createRedactor()
  const runner = createRunner(redactor)
  return { runner, run: (cancelled, clock) => runOver({ redactor, runner, cancelled, clock }) }
}

interface Parts {
  redactor: Redactor
  runner: Toolkit
  cancelled: AbortSignal
  clock: Clock
}

async function runOver({ redactor, runner, cancelled, clock }: Parts): Promise<boolean> {
  const senders: HttpSender[] = []
  const budget = { leftMs: GITHUB_BUDGET_MS }
  const openSender: OpenSender = (baseUrl, address, headers) => {
    const onExchange = (line: string) => runner.debug(line)
    const sender = createHttpSender({ baseUrl, address, headers, cancelled, clock, onExchange })
    senders.push(sender)
    return maskAnswers(sender, (value) => runner.mask(value))
  }
  const succeeded = await run({
    runner,
    redactor,
    warnings: enforceTlsVerification() ? [UNVERIFIED] : [],
    given: givenInputs(),
    clock,
    context: readEnvironment(),
    connect: (connection, limit) => connectControlPlane(connection, { openSender, limit, redact: redactor.redact }),
    loadAgentServer: async () => {
      // The first request is sent before.
      await nextTurn()
      const { createAgentServer } = await import('./agent-server/client.js')
      return (url, api_key) => {
        const sender = openSender(url, 'the URL of the deployment', credentialHeaders({ api_key }))
        return createAgentServer(sender, redactor.redact)
      }
    },
    checkout: lateCheckout(cancelled),
    openGitHub: async (account, phase, limit) => {
      const { createGitHub } = await import('./github/octokit.js')
      const signal = phase === 'running' ? cancelled : shortlyAfter(cancelled, phase)
      return createGitHub({ ...account, budget, signal, clock, limit })
    }
  })
  for (const sender of senders) sender.close()
  return succeeded
}

type OpenSender = (baseUrl: string, address: string, headers: Record<string, string>) => HttpSender

async function connectControlPlane(
  { base_url, credentials, dialect }: Connection,
  { openSender, limit, redact }: { openSender: OpenSender; limit: TimeLimit; redact: (text: string) => string }
): Promise<ControlPlane> {
  const sender = limitSender(openSender(base_url, '`base_url`', credentialHeaders(credentials)), limit)
  const parts = { sender, redact, loadReader, access: { base_url, credentials } }
  if (dialect.words === NEUTRAL.words) return createControlPlane(parts)
  const translation = await import('./control-plane/translation.js')
  return createControlPlane({ ...parts, spoken: { dialect, translation } })
}
