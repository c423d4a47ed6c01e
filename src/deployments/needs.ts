/** What deployments need: the facts of what is live, and why a deployment does not start. */
import { ERROR_CODES } from '../error-codes.js'
import { CancelledError } from '../errors.js'
import type { ManifestDeployment, NeededDeployment } from '../manifest/manifest.js'
import type { Failure } from '../report/failure.js'
import type { Need, NeedRead } from './read-need.js'
import type { EndState } from './schedule.js'

export interface Needs {
  /** Facts of deployments by key, for the references of others. */
  facts: Map<string, NeededDeployment>
  /** Reads whether a deployment is live. @param proof Its id, and the revision that has to serve; any, if not given. */
  check(deployment: ManifestDeployment, proof?: NeededDeployment): Promise<EndState>
  /**
   * Why a deployment does not start.
   *
   * @param unmet Keys of those that it needs and that this run did not bring to their end.
   * @param failureOf Why one of them ended so.
   */
  blockedBy(
    unmet: readonly string[],
    failureOf: (key: string) => Failure | undefined
  ): { phase: 'failed' | 'skipped'; failure: Failure }
}

/** @param nameOf The name of a deployment in this run. */
export function createNeeds(
  readNeed: (need: Need) => Promise<NeedRead>,
  nameOf: (deployment: ManifestDeployment) => string
): Needs {
  const facts = new Map<string, NeededDeployment>()
  const notReady = new Map<string, string>()
  let isCancelled = false
  return {
    facts,
    async check(deployment, proof = {}) {
      const { key, recorded_in } = deployment
      const { id: deployment_id = deployment.deployment_id, revision_id } = proof
      try {
        const read = await readNeed({ name: nameOf(deployment), recorded_in, deployment_id, revision_id })
        if ('problem' in read) notReady.set(key, read.problem)
        else facts.set(key, read)
        return 'problem' in read ? 'failed' : 'live'
      } catch (error) {
        if (!(error instanceof CancelledError)) throw error
        isCancelled = true
        return 'failed'
      }
    },
    blockedBy(unmet, failureOf) {
      if (isCancelled) return { phase: 'failed', failure: NOT_STARTED }
      if (!unmet.some((key) => notReady.has(key)))
        return { phase: 'skipped', failure: dependencyFailure(unmet, failureOf) }
      const problems = unmet.map((key) => notReady.get(key) ?? `"${key}" ${howEnded(failureOf(key))}.`)
      return { phase: 'failed', failure: notReadyFailure(problems) }
    }
  }
}

/** The run was cancelled while it read what the deployment needs. */
const NOT_STARTED: Failure = {
  kind: 'cancelled',
  code: 'cancelled',
  message: 'Cancelled before it started.',
  advice: undefined
}

function dependencyFailure(unmet: readonly string[], failureOf: (key: string) => Failure | undefined): Failure {
  const which = unmet.map((key) => `"${key}", which ${howEnded(failureOf(key))}`).join(', and ')
  const message = `Not deployed, because it needs ${which}.`
  return { kind: 'failure', code: 'dependency_failed', message, advice: ERROR_CODES.dependency_failed.fix }
}

/** An earlier revision may still serve, so this is about the run and not about what is live. */
function howEnded(failure: Failure | undefined): string {
  if (failure?.kind === 'cancelled') return 'was cancelled'
  if (failure?.code === 'dependency_failed') return 'was skipped'
  return failure?.code === 'wait_timeout' ? 'timed out' : 'failed'
}

/** @param problems One sentence for each need. */
function notReadyFailure(problems: readonly string[]): Failure {
  const message = `Not deployed, because of what it needs: ${problems.join(' ')}`
  return { kind: 'failure', code: 'dependency_not_ready', message, advice: ERROR_CODES.dependency_not_ready.fix }
}
