/** Waits for the URL of a deployment: a service may show it some seconds after DEPLOYED. */
import type { DeployEvent } from '../deploy/core/events.js'
import { pollUntil } from '../deploy/core/poll-until.js'
import { tryRequest } from '../deploy/core/retry.js'
import type { Clock, ControlPlane } from '../ports.js'

/** Between two polls, in milliseconds. Ours: the URL comes within seconds of DEPLOYED. */
const POLL_MS = 1_000

export interface UrlPorts {
  controlPlane: Pick<ControlPlane, 'readDeployment'>
  clock: Clock
  emit: (event: DeployEvent) => void
  /** The URL, if known. */
  url: () => string | undefined
}

/** Reads the deployment until it has a URL or the time is up. Failed reads are retried. */
export async function waitForUrl(
  { controlPlane, clock, emit, url }: UrlPorts,
  { deployment_id, timeoutMs }: { deployment_id: string; timeoutMs: number }
): Promise<void> {
  if (url() !== undefined) return
  const deadline = clock.now() + timeoutMs
  const read = async () => {
    const remainingMs = Math.max(1, deadline - clock.now())
    const answer = await tryRequest(() =>
      controlPlane.readDeployment(deployment_id, { timeoutMs: remainingMs, once: true })
    )
    if ('value' in answer) emit({ type: 'deployment_read', deployment: answer.value })
  }
  await pollUntil({ clock, deadline, delayMs: POLL_MS }, read, () => url() !== undefined)
}
