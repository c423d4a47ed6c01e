/** Waits for the URL of a deployment: a service may show it some seconds after DEPLOYED. */
import { shownUrl } from '../../contract/shown-url.js'
import type { Clock, ControlPlane } from '../../ports.js'
import { tryRequest } from '../../requests/retry.js'
import type { Applied } from '../apply/applied.js'
import type { DeployEvent } from '../core/events.js'
import type { DesiredDeployment } from '../core/model.js'
import { pollUntil } from '../core/poll-until.js'
import type { Session } from '../core/session.js'

/** Between two polls, in milliseconds. Ours: the URL comes within seconds of DEPLOYED. */
const POLL_MS = 1_000
/** How long a created deployment is read for its URL, in milliseconds. Ours: §2.2 does not say when the service sets it. */
const CREATED_MS = 10_000

export interface UrlPorts {
  controlPlane: Pick<ControlPlane, 'readDeployment'>
  clock: Clock
  emit: (event: DeployEvent) => void
  /** The URL, if known. */
  url: () => string | undefined
}

/**
 * Reads the deployment until it shows a URL or the time is up. Failed reads are retried. Returns what it shows, which need
 * not be usable.
 */
export async function waitForUrl(
  { controlPlane, clock, emit, url }: UrlPorts,
  { deployment_id, timeoutMs }: { deployment_id: string; timeoutMs: number }
): Promise<string | undefined> {
  if (url() !== undefined) return url()
  const deadline = clock.now() + timeoutMs
  const read = async () => {
    const remainingMs = Math.max(1, deadline - clock.now())
    const answer = await tryRequest(() =>
      controlPlane.readDeployment(deployment_id, { timeoutMs: remainingMs, once: true })
    )
    if (!('value' in answer)) return undefined
    emit({ type: 'deployment_read', deployment: answer.value })
    return shownUrl(answer.value)
  }
  return pollUntil({ clock, deadline, delayMs: POLL_MS }, read, (shown) => shown !== undefined)
}

/**
 * Waits for the URL that the service sets for a new deployment from git (§2.2), so that the report has it. A service
 * that shows none costs a few seconds, and is no failure.
 */
export async function waitForCreatedUrl(
  session: Session,
  { wanted, applied }: { wanted: DesiredDeployment; applied: Applied },
  url: UrlPorts['url']
): Promise<void> {
  const { controlPlane, clock, emit, deadline } = session
  const timeoutMs = Math.min(CREATED_MS, deadline - clock.now())
  if (applied.operation !== 'created' || wanted.source !== 'git_host' || timeoutMs <= 0 || url() !== undefined) return
  const shown = await waitForUrl(
    { controlPlane, clock, emit, url },
    { deployment_id: applied.deployment.id, timeoutMs }
  )
  if (shown === undefined) emit({ type: 'info', message: 'The service does not show the URL of the deployment yet.' })
}
