/** Connects a run to the real world: control plane, agent server, GitHub and checkout. */
import { credentialHeaders } from '../adapters/control-plane/headers.js'
import { createCheckout } from '../adapters/git/checkout.js'
import { maskAnswers } from '../adapters/http/mask-answers.js'
import { createHttpSender, type HttpSender } from '../adapters/http/sender.js'
import { limitSender, pauseTogether } from '../adapters/http/time-limit.js'
import type { CheckoutPlace } from '../adapters/runner/environment.js'
import { shortlyAfter } from '../adapters/runner/process.js'
import type { Redactor } from '../masking/redactor.js'
import type { Clock, GitHubConnection, Runner } from '../ports.js'
import type { RunPorts } from './command.js'

interface AdapterParts {
  runner: Pick<Runner, 'debug' | 'mask'>
  redactor: Redactor
  cancelled: AbortSignal
  clock: Clock
  place: CheckoutPlace
  /** The run only shows what exists: it waits for nothing that was just made. */
  only_reads?: boolean
}

/**
 * Makes the adapters of one run. Each connects when it is first used, and its code is loaded then.
 */
export function createAdapters({
  runner,
  redactor,
  cancelled,
  clock,
  place,
  only_reads
}: AdapterParts) {
  const senders: { close(): void }[] = []
  const debug = (line: string) => runner.debug(line)
  const openSender = (
    baseUrl: string,
    address: string,
    headers: Record<string, string>
  ): HttpSender => {
    const sender = createHttpSender({
      baseUrl,
      address,
      headers,
      cancelled,
      clock,
      onExchange: debug
    })
    senders.push(sender)
    return maskAnswers(
      sender,
      (value) => runner.mask(value),
      (variable) => redactor.isPublished(variable)
    )
  }
  // All deployments of a run share the connections to its control plane.
  let shared: HttpSender | undefined
  let connectedGitHub: GitHubConnection | undefined
  const ports = {
    connect: async ({ base_url, credentials, dialect }, limit) => {
      const { createControlPlane } = await import('../adapters/control-plane/client.js')
      shared ??= pauseTogether(
        openSender(base_url, '`base_url`', credentialHeaders(credentials)),
        clock
      )
      const sender = limitSender(shared, limit)
      const parts = { clock: only_reads ? undefined : clock, redact: redactor.redact, debug }
      return createControlPlane({ ...parts, sender, dialect, access: { base_url, credentials } })
    },
    loadAgentServer: async () => {
      const { createAgentServer } = await import('../adapters/agent-server/client.js')
      return (url, { api_key }) => {
        const sender = openSender(url, 'the URL of the deployment', {
          ...(api_key && { 'x-api-key': api_key })
        })
        return createAgentServer(sender, redactor.redact)
      }
    },
    workspace: place.workspace,
    checkout: createCheckout({ ...place, cancelled }),
    openGitHub: async (account, ending) => {
      const { connectGitHub } = await import('../adapters/github/client.js')
      // One client for the whole run.
      connectedGitHub ??= connectGitHub({
        ...account,
        clock,
        cancelled,
        ending,
        ended: shortlyAfter(cancelled)
      })
      return connectedGitHub
    }
  } satisfies Partial<RunPorts>
  const close = () => {
    for (const sender of senders) sender.close()
  }
  return { ports, close }
}
