/** A deployment that another one needs, and that is not part of this run: whether it is live. */
import type { RunPorts } from '../command.js'
import { shownUrl } from '../contract/shown-url.js'
import { isBeingDeleted, verdictOf } from '../contract/status.js'
import { withRetries } from '../control-plane/with-retries.js'
import type { DeployEvent } from '../deploy/core/events.js'
import type { DeployedState } from '../deploy/core/model.js'
import { openSession, type Session } from '../deploy/core/session.js'
import { findAndRead } from '../deploy/find/find-current.js'
import { CancelledError, DeployError } from '../errors.js'
import { type OpenGitHub, recallRecorded } from '../github-records/github-side.js'
import { startTimeLimit } from '../http/time-limit.js'
import type { Access } from '../inputs/request.js'
import type { NeededDeployment } from '../manifest/manifest.js'
import { previewEnvironment } from '../repository/preview-name.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'

/** The facts of a deployment that is live, or why it is not, in one sentence. */
export type NeedRead = NeededDeployment | { problem: string }

/** A deployment that is needed. */
export interface Need {
  /** In this run. */
  name: string
  /** The environment on GitHub in which runs record it, if it is not that of a preview. */
  recorded_in?: string | undefined
  /** Wins over the name. */
  deployment_id?: string | undefined
  /** The revision that has to serve; any, if not given. */
  revision_id?: string | undefined
}

/** Returns a function that reads whether a deployment is live. @throws CancelledError. */
export function createNeedReader(access: Access, ports: RunPorts): (need: Need) => Promise<NeedRead> {
  const { connection, github, timeoutMs } = access
  const told = new Set<string>()
  return async (need) => {
    const { name } = need
    const shown = `"${sanitizeLine(name)}"`
    try {
      const { deployment, latest } = await readLive(await openReads(need), need)
      const id = deployment.id
      const url = webAddress(shownUrl(deployment))
      const revision_id = deployment.active_revision_id ?? latest?.id
      return { id, ...(url !== undefined && { url }), ...(revision_id !== undefined && { revision_id }) }
    } catch (error) {
      if (!(error instanceof DeployError) || error instanceof CancelledError) throw error
      const [why = ''] = error.message.split('\n')
      return {
        problem: error.code === 'dependency_not_ready' ? `${shown} ${why}.` : `${shown} could not be read: ${why}`
      }
    }
  }

  async function openReads({ name, recorded_in }: Need): Promise<Session> {
    const { clock, context, redactor, runner } = ports
    const limit = startTimeLimit(clock, timeoutMs)
    const controlPlane = await ports.connect(connection, limit)
    const emit = (event: DeployEvent) => {
      if (event.type === 'warning') runner.warning(event.message)
    }
    const open: OpenGitHub = (account, phase) => ports.openGitHub(account, phase, limit)
    const { control_plane, transient } = github.records
    const environment = recorded_in ?? (transient ? previewEnvironment(name) : undefined)
    const place = { control_plane, ...(environment !== undefined && { environment }) }
    const parts = {
      clock,
      emit,
      recall: (sought: string) =>
        recallRecorded({ request: access, context, open, emit }, { ...place, name: sought, told }),
      redact: redactor.redact,
      histories: [],
      deadline: clock.now() + timeoutMs
    }
    return openSession(parts, (options) => withRetries(controlPlane, options))
  }
}

/** @throws DeployError (`dependency_not_ready`) if no revision of it serves; RequestError. */
async function readLive(session: Session, { name, deployment_id, revision_id }: Need): Promise<DeployedState> {
  const found = await findAndRead(session, { name, ...(deployment_id !== undefined && { deployment_id }) })
  if (found === 'unlisted') throw notReady(UNLISTED)
  if (found === 'absent') throw notReady('does not exist')
  if ('deleting' in found || isBeingDeleted(found.deployment)) throw notReady('is being deleted')
  const { deployment, latest } = found
  const { active_revision_id: active } = deployment
  const isOther = revision_id !== undefined && (active ?? latest?.id) !== revision_id
  // Where the service names no active revision, the latest shows whether anything serves.
  const isLive = active === undefined ? latest !== null && verdictOf(latest.status) === 'deployed' : active !== null
  if (isLive && !isOther) return found
  throw notReady(`is not live${latest === null ? '' : `: its latest revision is ${sanitizeLine(latest.status, 40)}`}`)
}

const UNLISTED =
  'cannot be looked up by its name at this control plane, and no GitHub Deployment records it. Set its deployment_id, or environment if earlier runs recorded it there'
const notReady = (why: string) => new DeployError('dependency_not_ready', why)
