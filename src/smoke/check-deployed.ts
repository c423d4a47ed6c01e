/** Checks the agent server of the deployment, once it has a URL that is safe to send a key to. */

import { unsafeReason, withoutTrailingSlash } from '../adapters/http/safe-url.js'
import type { Session } from '../deploy/core/session.js'
import { waitForUrl } from '../deploy/verify/verify-serving.js'
import type { AgentServer } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { CheckFailedError, type CheckRequest, checkAgentServer } from './smoke-check.js'

/** How long to wait for the URL if the service does not show it with DEPLOYED, in milliseconds. */
const LONGEST_URL_MS = 15_000

export interface DeployedAgent {
  deployment_id: string | undefined
  /** Its URL, if an event has reported it. */
  url: () => string | undefined
  /** Connects to the agent server at a URL that is safe. */
  connect: (url: string) => AgentServer
}

/**
 * Waits for the URL, then checks the agent server there (§4.2).
 *
 * @throws CheckFailedError if there is no URL, an unsafe one, or the check fails.
 */
export async function checkDeployed(session: Session, agent: DeployedAgent, check: CheckRequest): Promise<void> {
  const { clock, emit, redact } = session
  const { deployment_id, connect } = agent
  const timeoutMs = Math.min(check.timeoutMs, LONGEST_URL_MS)
  const shown = deployment_id && (await waitForUrl(session, { deployment_id, timeoutMs }, agent.url))
  const url = agent.url()
  const unsafe = url === undefined ? unknownReason(shown) : unsafeReason(url)
  if (url === undefined || unsafe !== undefined) {
    const { assistant } = check
    emit({
      type: 'check_ended',
      check: { result: 'failed', ...(assistant && { assistant }), events: [], elapsed_ms: 0 }
    })
    const what = `Smoke check failed. The URL of the deployment ${unsafe?.replace(/\.$/, '')}. No key was sent.`
    throw new CheckFailedError(`${what}\nThe revision was DEPLOYED.`, {
      advice: 'Set `custom_url` if the source is an image, or remove the `smoke_…` inputs.'
    })
  }
  await checkAgentServer({ agentServer: connect(withoutTrailingSlash(url)), clock, emit, redact }, check)
}

/** Why the URL is unknown. @param shown What the service shows as one. */
function unknownReason(shown: string | undefined): string {
  return shown === undefined
    ? 'is unknown: the service shows none (source_config.custom_url)'
    : `cannot be used: the service shows "${sanitizeLine(shown, 200)}", which is not a web address`
}
