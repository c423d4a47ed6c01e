/** A deployment that another one needs, and that is not part of this run: whether it is live. */
import type { CommandPorts } from '../command.js'
import { shownUrl } from '../contract/shown-url.js'
import { isBeingDeleted, verdictOf } from '../contract/status.js'
import { withRetries } from '../control-plane/with-retries.js'
import type { DeployEvent } from '../deploy/core/events.js'
import type { Target } from '../deploy/core/request.js'
import { openSession, type Session } from '../deploy/core/session.js'
import { findAndRead } from '../deploy/find/find-current.js'
import { CancelledError, DeployError } from '../errors.js'
import { recallRecorded } from '../github-records/github-side.js'
import { startTimeLimit } from '../http/time-limit.js'
import type { Access } from '../inputs/request.js'
import type { NeededDeployment } from '../manifest/manifest.js'
import { previewEnvironment } from '../repository/preview-name.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import type { NeedEnd } from './needs.js'

/** A deployment that is needed. An id wins over the name. */
export interface Need extends Target {
  /** In this run. */
  name: string
  /** The environment on GitHub in which runs record it, if it is not that of a preview. */
  recorded_in?: string | undefined
}

/** What reads it, and shows a warning of the run. */
type NeedPorts = CommandPorts & { warn: (message: string) => void }

/** Reads whether a deployment is live. Only a bug is thrown. */
export async function readNeed(need: Need, access: Access, ports: NeedPorts): Promise<NeedEnd> {
  const shown = `"${sanitizeLine(need.name)}"`
  try {
    const { recorded_in: _, ...target } = need
    const read = await readLive(await openReads(need, access, ports), target)
    return typeof read === 'string' ? { not_ready: `${shown} ${read}.` } : { live: read }
  } catch (error) {
    if (error instanceof CancelledError) return { unread: true }
    if (!(error instanceof DeployError)) throw error
    return { not_ready: `${shown} could not be read: ${error.message.split('\n')[0]}` }
  }
}

const UNLISTED =
  'cannot be looked up by its name at this control plane, and no GitHub Deployment records it. Set its deployment_id, or environment if earlier runs recorded it there'

/** The facts of the deployment, or why no revision of it serves. @throws RequestError. */
async function readLive(session: Session, target: Target): Promise<NeededDeployment | string> {
  const found = await findAndRead(session, target)
  if (found === 'unlisted') return UNLISTED
  if (found === 'absent') return 'does not exist'
  if ('deleting' in found || isBeingDeleted(found.deployment)) return 'is being deleted'
  const { deployment, latest } = found
  const built = latest !== null && verdictOf(latest.status) === 'deployed' ? latest.id : null
  // Where the service names no active revision, the latest shows whether anything serves.
  const { id, active_revision_id: revision_id = built } = deployment
  if (revision_id === null) {
    return `is not live${latest === null ? '' : `: its latest revision is ${sanitizeLine(latest.status, 40)}`}`
  }
  const url = webAddress(shownUrl(deployment))
  return { id, revision_id, ...(url !== undefined && { url }) }
}

async function openReads({ name, recorded_in }: Need, access: Access, ports: NeedPorts): Promise<Session> {
  const { connection, github, timeoutMs } = access
  const { clock, context, redactor, warn, told = new Set<string>() } = ports
  const limit = startTimeLimit(clock, timeoutMs)
  const controlPlane = await ports.connect(connection, limit)
  const emit = (event: DeployEvent) => {
    if (event.type === 'warning') warn(event.message)
  }
  const { control_plane, transient } = github.records
  const environment = recorded_in ?? (transient ? previewEnvironment(name) : undefined)
  const place = { control_plane, ...(environment !== undefined && { environment }), told }
  const parts = {
    clock,
    emit,
    recall: (sought: string) =>
      recallRecorded({ request: access, context, open: ports.openGitHub, emit }, { ...place, name: sought }),
    redact: redactor.redact,
    histories: [],
    deadline: clock.now() + timeoutMs
  }
  return openSession(parts, (options) => withRetries(controlPlane, options))
}
