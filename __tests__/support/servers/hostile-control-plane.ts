/**
 * A control plane over HTTP whose every word a test chooses, for answers that an honest one would
 * never send.
 */
import {
  type RawAnswer,
  type RawRequest,
  type RawServer,
  rawServer,
  reply,
  replyJson
} from './raw-server.js'
import { type ToldDeployment, ToldDeployments } from './told-deployments.js'

export interface HostileOptions {
  /**
   * The deployment at the start; null: none exists until a create. A create or a patch leads to it.
   */
  deployment: ToldDeployment | null
  /** The revision that is read, after so many reads of one; the last one stays. */
  revisions?: readonly object[]
  /** Answers before all other handlers, if it returns a response. */
  intercept?: (request: RawRequest) => RawAnswer | Promise<RawAnswer>
}

/**
 * Starts it on a free port, with one deployment and the reads of its revision, or with other
 * deployments.
 */
export async function hostileControlPlane(
  options: HostileOptions | (Pick<HostileOptions, 'intercept'> & { told: ToldDeployments })
): Promise<RawServer> {
  const told = 'told' in options ? options.told : toldOf(options)
  return rawServer(async (request, socket) => {
    const intercepted = await options.intercept?.(request)
    if (intercepted !== undefined || socket.destroyed) return intercepted
    const body: unknown = request.body === '' ? undefined : JSON.parse(request.body)
    const answer = told.answer({ ...request, body })
    return answer.body === undefined ? reply(answer.status) : replyJson(answer.status, answer.body)
  })
}

/** A new deployment has a URL that no key is sent to, so that no run waits for one. */
const NEW: ToldDeployment = { custom_url: 'https://support.agents.example/?unsafe' }

function toldOf({ deployment, revisions = [{ status: 'DEPLOYED' }] }: HostileOptions) {
  const told =
    deployment === null
      ? new ToldDeployments([], { complete: NEW })
      : new ToldDeployments([deployment], { created: deployment })
  told.revisionOf = (nth) => revisions[Math.min(nth, revisions.length - 1)] ?? {}
  return told
}
