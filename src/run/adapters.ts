/** Connects a run to the real world: control plane, agent server, GitHub and checkout. */

import { createCheckout } from '../adapters/git/checkout.js'
import type { Phase } from '../adapters/github/octokit.js'
import { maskAnswers } from '../adapters/http/mask-answers.js'
import { createHttpSender, type HttpSender } from '../adapters/http/sender.js'
import { limitSender, pauseTogether } from '../adapters/http/time-limit.js'
import type { CheckoutPlace } from '../adapters/runner/environment.js'
import { shortlyAfter } from '../adapters/runner/process.js'
import type { Redactor } from '../masking/redactor.js'
import type { Clock, GitHub, Runner } from '../ports.js'
import type { RunPorts } from './command.js'

export interface AdapterParts {
  runner: Pick<Runner, 'debug' | 'mask'>
  redactor: Redactor
  cancelled: AbortSignal
  clock: Clock
  place: CheckoutPlace
  /** The run only shows what exists: it waits for nothing that was just made. */
  only_reads?: boolean
}

/** The ports with effects outside of this process. */
export interface Adapters {
  ports: Pick<RunPorts, 'connect' | 'loadAgentServer' | 'checkout' | 'workspace' | 'openGitHub'>
  close: () => void
}

/** Makes the adapters of one run. Each connects when it is first used, and its code is loaded then. */
export function createAdapters({ runner, redactor, cancelled, clock, place, only_reads }: AdapterParts): Adapters {
  const senders: { close(): void }[] = []
  const debug = (line: string) => runner.debug(line)
  const openSender: OpenSender = (baseUrl, address, headers) => {
    const sender = createHttpSender({ baseUrl, address, headers, cancelled, clock, onExchange: debug })
    senders.push(sender)
    return maskAnswers(sender, (value) => runner.mask(value))
  }
  const openShared = rememberSenders((...at) => pauseTogether(openSender(...at), clock))
  return {
    ports: {
      connect: async ({ base_url, credentials, dialect }, limit) => {
        const { createControlPlane, credentialHeaders } = await import('../adapters/control-plane/client.js')
        const sender = limitSender(openShared(base_url, '`base_url`', credentialHeaders(credentials)), limit)
        const parts = { clock: only_reads ? undefined : clock, redact: redactor.redact, debug }
        return createControlPlane({ ...parts, sender, dialect, access: { base_url, credentials } })
      },
      loadAgentServer: async () => {
        const { agentHeaders, createAgentServer } = await import('../adapters/agent-server/client.js')
        return (url, credentials) => {
          const sender = openSender(url, 'the URL of the deployment', agentHeaders(credentials))
          return createAgentServer(sender, redactor.redact)
        }
      },
      workspace: place.workspace,
      checkout: createCheckout({ ...place, cancelled }),
      openGitHub: lateGitHub(clock, cancelled)
    },
    close: () => {
      for (const sender of senders) sender.close()
    }
  }
}

/** One client for the whole run; its code is loaded only if it is needed. */
function lateGitHub(clock: Clock, cancelled: AbortSignal): RunPorts['openGitHub'] {
  let connected: ((phase: Phase) => GitHub) | undefined
  return async (account, phase) => {
    const { connectGitHub } = await import('../adapters/github/octokit.js')
    connected ??= connectGitHub({ ...account, clock, cancelled, ended: shortlyAfter(cancelled) })
    return connected(phase)
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
