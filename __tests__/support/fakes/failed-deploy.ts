/** A deploy that has failed, over a service that tests script: what a rollback starts from. */
import type { DeploymentAnswer } from '../../../src/contract/answers.js'
import type { DesiredDeployment } from '../../../src/deploy/core/model.js'
import { afterFailure, type Sent } from '../../../src/deploy/rollback/after-failure.js'
import type { RevisionCode } from '../../../src/deploy/rollback/choose-target.js'
import { RevisionFailedError } from '../../../src/deploy/wait/failures.js'
import { DeployError } from '../../../src/errors.js'
import { IMAGE } from '../setting.js'
import { COMMIT_A, COMMIT_B } from './answers.js'
import { FakeControlPlane } from './control-plane.js'
import { gitWanted } from './deploys.js'
import { RecordedSession } from './session.js'
import { VirtualClock } from './virtual-clock.js'

export const OLD: RevisionCode = { image_uri: 'registry.example/support:1' }
export const NEW: RevisionCode = { image_uri: 'registry.example/support:2' }

/** By default with a status whose advice names no log. */
export const revisionFailed = (revision_id = 'r2', status = 'CREATE_FAILED') =>
  new RevisionFailedError('revision_failed', 'failed', {
    advice: 'mend it',
    failed: { revision_id, status }
  })
export const checkFailed = () => new DeployError('check_failed', 'the check failed', { advice: 'mend it' })

export interface FailedStage {
  /** A check failed after the revision of the run was DEPLOYED; otherwise that revision failed. */
  by?: 'revision' | 'check'
  status?: string
  old?: RevisionCode
  failed?: RevisionCode
  wanted?: DesiredDeployment
  /** `active_revision_id` before the run. */
  active?: string | null | undefined
}

const MAIN = { repo_ref: 'main', graph_config_path: 'agent.json' }
/** The branch moved from COMMIT_A to COMMIT_B: only a redeploy leads back. */
export const BRANCH: FailedStage = {
  old: { ...MAIN, repo_commit_sha: COMMIT_A },
  failed: { ...MAIN, repo_commit_sha: COMMIT_B },
  wanted: gitWanted(COMMIT_B)
}

/**
 * r1 served. r2 of this run took it down, or serves and failed its check. A patch or a redeploy makes r3, which is
 * DEPLOYED at once.
 */
export function failedDeploy(how: FailedStage = {}) {
  const { by = 'revision', status = 'DEPLOY_FAILED', old = OLD, failed = NEW, wanted = IMAGE } = how
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock)
  const shows = (over: Partial<DeploymentAnswer>) => {
    service.deployment = { ...service.deployment!, ...over }
  }
  const make = (code: RevisionCode, state = 'DEPLOYED') => {
    service.head = code.repo_commit_sha ?? COMMIT_A
    const made = service.revise(code, state)
    shows({ active_revision_id: made.id })
    return true
  }
  service.head = old.repo_commit_sha ?? COMMIT_A
  service.stand({
    source: wanted.source,
    source_revision_config: old,
    active_revision_id: 'active' in how ? how.active : 'r1'
  })
  const before: DeploymentAnswer = { ...service.deployment!, source_revision_config: old }
  make(failed, by === 'check' ? 'DEPLOYED' : status)
  shows({ active_revision_id: by === 'check' ? 'r2' : null })
  service.onPatch = (act) => {
    act()
    shows({ active_revision_id: service.deployment!.latest_revision_id })
    return service.deployment!
  }
  const on = { redeploy: () => make(old) }
  service.redeployRevision = async (...args) => {
    service.calls.push({ method: 'redeployRevision', args, at: clock.now() })
    return on.redeploy()
  }
  const session = new RecordedSession(service, clock)
  const { secrets, source_config } = wanted
  const applied: Sent['applied'] = {
    operation: 'updated',
    deployment: before,
    before,
    sent: { source_config, ...(secrets && { secrets }) },
    revision_id: 'r2',
    previous: 'r1',
    new_revision: true
  }
  const request: Sent['request'] = {
    wanted,
    current: { deployment: before, latest: service.revisions[0]! },
    wait: { enabled: true, interval: 5_000, timeoutMs: 600_000 },
    build_logs: false,
    rollback: true
  }
  /** What the run ends with, after its error. */
  const end = (error: unknown, over: Partial<Sent['request']> = {}, sent: Partial<Sent> = {}) =>
    afterFailure(session, { request: { ...request, ...over }, applied, ...sent }, error)
  const report = () => session.last('rollback_ended')?.rollback
  /** Rolls back, and returns the report. */
  const run = async (sent: Partial<Sent> = {}) => {
    await (by === 'check'
      ? end(checkFailed(), {}, { deployed: { revision_id: 'r2' }, ...sent })
      : end(revisionFailed(), {}, sent))
    return report()
  }
  const writes = () => [service.count('patchDeployment'), service.count('redeployRevision')]
  return { clock, service, session, applied, request, shows, make, on, end, report, run, writes }
}
