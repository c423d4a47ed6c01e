/**
 * Waits until the service shows the URL of a deployment, which may come some seconds after DEPLOYED
 * (§2.2).
 */
import { shownUrl } from '../../contract/answers.js'
import { pollUntil, tryRequest } from '../../requests/retry.js'
import { webAddress } from '../../text/web-address.js'
import type { Written } from '../core/model.js'
import type { Session } from '../core/session.js'

/** Between two polls, in milliseconds. Ours: the URL comes within seconds of DEPLOYED. */
const POLL_MS = 1_000
/**
 * How long a created deployment is read for its URL, in milliseconds. Ours: §2.2 does not say when
 * the service sets it.
 */
const CREATED_MS = 10_000

/**
 * Reads the deployment until it shows a URL, usable or not, or the time is up. Failed reads are
 * retried.
 */
export async function waitForUrl(
  { controlPlane, clock, emit }: Pick<Session, 'controlPlane' | 'clock' | 'emit'>,
  { deployment_id, timeoutMs }: { deployment_id: string; timeoutMs: number }
): Promise<string | undefined> {
  const deadline = clock.now() + timeoutMs
  const read = async () => {
    const options = { timeoutMs: Math.max(1, deadline - clock.now()), once: true }
    const answer = await tryRequest(() => controlPlane.readDeployment(deployment_id, options))
    if (!('value' in answer)) return undefined
    emit({ type: 'deployment_read', deployment: answer.value })
    return shownUrl(answer.value)
  }
  return pollUntil({ clock, deadline, delayMs: POLL_MS }, read, (shown) => shown !== undefined)
}

/**
 * Waits for the URL that the service sets for a new deployment from git, so that the report has it.
 */
export async function waitForCreatedUrl(
  session: Session,
  { plan, wanted, deployment }: Written
): Promise<string | undefined> {
  const { clock, emit, deadline } = session
  const timeoutMs = Math.min(CREATED_MS, deadline - clock.now())
  const isCreatedFromGit = plan.action.do === 'create' && wanted.source === 'git_host'
  if (!isCreatedFromGit || timeoutMs <= 0) return undefined
  const shown = await waitForUrl(session, { deployment_id: deployment.id, timeoutMs })
  if (shown === undefined)
    emit({ type: 'info', message: 'The service does not show the URL of the deployment yet.' })
  return webAddress(shown)
}
