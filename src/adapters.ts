/** Connects a run to the real world: control plane, agent server, GitHub and checkout. */
import type { RunPorts } from './command.js'
import { createControlPlane } from './control-plane/client.js'
import { credentialHeaders } from './control-plane/credentials.js'
import type { ExchangeParts } from './control-plane/exchange.js'
import { limitSender } from './http/limited-sender.js'
import { createHttpSender, type HttpSender } from './http/sender.js'
import { pauseTogether } from './http/shared-pause.js'
import type { TimeLimit } from './http/time-limit.js'
import type { Connection } from './inputs/connection.js'
import { loadLate } from './load-late.js'
import { maskAnswers } from './masking/mask-answers.js'
import type { Redactor } from './masking/redactor.js'
import type { Checkout, Clock, ControlPlane, Runner } from './ports.js'
import type { CheckoutPlace } from './runner/environment.js'
import { shortlyAfter } from './runner/process.js'

/** The total time that a run may lose to GitHub's limits, failures and slow responses. */
const GITHUB_BUDGET_MS = 60_000

/** What the adapters of a run are made of. */
export interface AdapterParts {
  runner: Pick<Runner, 'debug' | 'mask'>
  redactor: Redactor
  /** Aborted when the run is cancelled. */
  cancelled: AbortSignal
  clock: Clock
  /** Where the checkout of this run is. */
  place: CheckoutPlace
}

/** The ports with effects outside of this process. */
export interface Adapters {
  ports: Pick<RunPorts, 'connect' | 'loadAgentServer' | 'checkout' | 'workspace' | 'openGitHub'>
  /** Closes the connections. */
  close: () => void
}

/** Makes the adapters of one run. Each connects when it is first used. */
export function createAdapters({ runner, redactor, cancelled, clock, place }: AdapterParts): Adapters {
  const senders: HttpSender[] = []
  const budget = { leftMs: GITHUB_BUDGET_MS }
  const debug = (line: string) => runner.debug(line)
  const openSender: OpenSender = (baseUrl, address, headers) => {
    const sender = createHttpSender({ baseUrl, address, headers, cancelled, clock, onExchange: debug })
    senders.push(sender)
    return maskAnswers(sender, (value) => runner.mask(value))
  }
  const openShared = rememberSenders((...at) => pauseTogether(openSender(...at), clock))
  return {
    ports: {
      connect: (connection, limit) =>
        connectControlPlane(connection, { openSender: openShared, clock, limit, redact: redactor.redact, debug }),
      loadAgentServer: async () => {
        const { createAgentServer } = await loadLate(() => import('./agent-server/client.js'))
        return (url, api_key) => {
          const sender = openSender(url, 'the URL of the deployment', credentialHeaders({ api_key }))
          return createAgentServer(sender, redactor.redact)
        }
      },
      workspace: place.workspace,
      checkout: lateCheckout(place, cancelled),
      openGitHub: async (account, phase, limit) => {
        const { createGitHub } = await import('./github/octokit.js')
        const signal = phase === 'running' ? cancelled : shortlyAfter(cancelled, phase)
        return createGitHub({ ...account, budget, signal, clock, limit })
      }
    },
    close: () => {
      for (const sender of senders) sender.close()
    }
  }
}

/** Loads the response readers while the first request is in progress. */
const loadReader = () => loadLate(() => import('./control-plane/answers.js'))

/** The checkout; the code that runs git is loaded only if it is needed. */
function lateCheckout(place: CheckoutPlace, cancelled: AbortSignal): Checkout {
  let opened: Promise<Checkout> | undefined
  const load = async () => {
    const { createCheckout } = await import('./git/checkout.js')
    return createCheckout({ ...place, cancelled })
  }
  const open = () => (opened ??= load())
  return {
    listChangedFiles: async (comparison, options) => (await open()).listChangedFiles(comparison, options),
    containsCommit: async (comparison, options) => (await open()).containsCommit(comparison, options),
    findFile: async (commit, path, options) => {
      if (place.workspace === undefined) return undefined
      return (await open()).findFile(commit, path, options)
    }
  }
}

/** All deployments of a run share the connections to one address. */
function rememberSenders(open: OpenSender): OpenSender {
  const known = new Map<string, HttpSender>()
  return (baseUrl, address, headers) => {
    const key = JSON.stringify([baseUrl, headers])
    const sender = known.get(key) ?? open(baseUrl, address, headers)
    known.set(key, sender)
    return sender
  }
}

type OpenSender = (baseUrl: string, address: string, headers: Record<string, string>) => HttpSender

interface ConnectParts extends Pick<ExchangeParts, 'clock' | 'redact' | 'debug'> {
  openSender: OpenSender
  limit: TimeLimit
}

async function connectControlPlane(
  { base_url, credentials, dialect }: Connection,
  { openSender, limit, ...given }: ConnectParts
): Promise<ControlPlane> {
  const sender = limitSender(openSender(base_url, '`base_url`', credentialHeaders(credentials)), limit)
  const parts = { ...given, sender, loadReader, dialect, access: { base_url, credentials } }
  return createControlPlane(parts)
}
