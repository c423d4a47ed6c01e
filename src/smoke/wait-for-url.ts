/** Waits for the URL of a deployment: a service may tell it some seconds after DEPLOYED. */
import type { DeployEvent } from '../deploy/core/events.js'
import { RequestError } from '../errors.js'
import type { Clock, ControlPlane } from '../ports.js'

/** Between two reads, in milliseconds. */
const PAUSE_MS = 1_000

export interface UrlPorts {
  controlPlane: Pick<ControlPlane, 'readDeployment'>
  clock: Clock
  emit: (event: DeployEvent) => void
  /** The URL as far as it is known. */
  url: () => string | undefined
}

/** Reads the deployment until its URL is known or the time is up. A read that fails is tried again. */
export async function waitForUrl(
  { controlPlane, clock, emit, url }: UrlPorts,
  { deployment_id, timeoutMs }: { deployment_id: string; timeoutMs: number }
): Promise<void> {
  const deadline = clock.now() + timeoutMs
  for (let leftMs = timeoutMs; url() === undefined && leftMs > 0; leftMs = deadline - clock.now()) {
    try {
      const deployment = await controlPlane.readDeployment(deployment_id, { timeoutMs: leftMs })
      emit({ type: 'deployment_read', deployment })
    } catch (error) {
      if (!(error instanceof RequestError)) throw error
    }
    if (url() === undefined) await clock.sleep(Math.max(0, Math.min(PAUSE_MS, deadline - clock.now())))
  }
}
