/** A deployment that another one needs, and that is not part of this run: whether it is live. */

import { withRetries } from '../../adapters/control-plane/with-retries.js'
import { startTimeLimit } from '../../adapters/http/time-limit.js'
import { shownUrl } from '../../contract/answers.js'
import { isBeingDeleted, verdictOf } from '../../contract/status.js'
import type { DeployEvent } from '../../deploy/core/events.js'
import type { DeployedState } from '../../deploy/core/model.js'
import type { Target } from '../../deploy/core/request.js'
import { openSession, type Session } from '../../deploy/core/session.js'
import { SETTLES_MS } from '../../deploy/core/settle.js'
import { findDeployed } from '../../deploy/find/find-current.js'
import { CancelledError, DeployError, RequestError } from '../../errors.js'
import type { NeededDeployment } from '../../inputs/manifest/manifest.js'
import type { Access } from '../../inputs/request.js'
import { createGitHubSide } from '../../report/github/github-side.js'
import { previewEnvironment } from '../../repository/preview-name.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { webAddress } from '../../text/web-address.js'
import type { CommandPorts } from '../command.js'
import { failureOf, type NeedEnd } from './needs.js'
import type { RunReport } from './run-report.js'

/** A deployment that is needed. An id wins over the name. */
export interface Need extends Target {
  name: string
  /** The environment on GitHub in which runs record it, if it is not that of a preview. */
  recorded_in?: string | undefined
}

interface Reading {
  ports: CommandPorts
  report: Pick<RunReport, 'problems'>
}

/** Reads whether a deployment is live. Only a bug is thrown. */
export async function readNeed(need: Need, access: Access, reading: Reading): Promise<NeedEnd> {
  const shown = `"${sanitizeLine(need.name)}"`
  try {
    const { recorded_in: _, ...target } = need
    const read = liveFacts(await findDeployed(await openReads(need, access, reading), target, SETTLES_MS))
    return typeof read === 'string' ? notReady(`${shown} ${read}.`) : { live: read }
  } catch (error) {
    if (!(error instanceof DeployError)) throw error
    if (error instanceof CancelledError) {
      return { failure: failureOf('cancelled', 'Cancelled before it started.'), is_outside: true }
    }
    const [message = ''] = error.message.split('\n')
    return notReady(error instanceof RequestError ? `${shown} could not be read: ${message}` : message)
  }
}

const notReady = (message: string): NeedEnd => ({
  failure: failureOf('dependency_not_ready', message),
  is_outside: true
})

/** The facts of the deployment, or why no revision of it serves. */
function liveFacts({ deployment, latest }: DeployedState): NeededDeployment | string {
  if (isBeingDeleted(deployment)) return 'is being deleted'
  const built = latest !== null && verdictOf(latest.status) === 'deployed' ? latest.id : null
  // Where the service names no active revision, the latest shows whether anything serves.
  const { id, active_revision_id: revision_id = built } = deployment
  if (revision_id === null) {
    return `is not live${latest === null ? '' : `: its latest revision is ${sanitizeLine(latest.status, 40)}`}`
  }
  const url = webAddress(shownUrl(deployment))
  return { id, revision_id, ...(url !== undefined && { url }) }
}

async function openReads(
  { name, recorded_in }: Need,
  { command, connection, github, timeoutMs }: Access,
  { ports, report }: Reading
): Promise<Session> {
  const { clock, redactor } = ports
  const { records } = github
  const environment = recorded_in ?? (records.transient ? previewEnvironment(name) : undefined)
  const request = { command, github: { ...github, records: { ...records, ...(environment && { environment }) } } }
  const side = createGitHubSide(request, ports, report.problems)
  const controlPlane = await ports.connect(connection, startTimeLimit(clock, timeoutMs))
  const parts = {
    clock,
    emit: (event: DeployEvent) => {
      if (event.type === 'warning') report.problems.warn(event.message)
    },
    recall: (sought: string) => side.recall(sought),
    redact: redactor.redact,
    histories: [],
    deadline: clock.now() + timeoutMs
  }
  return openSession(parts, (options) => withRetries(controlPlane, options))
}
