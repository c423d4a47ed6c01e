/** The points at which a run is stopped, and what must hold of each: docs/reliability.md. */
import type { Stage as At, Point } from './gate.js'
import type { Scene } from './stage.js'

/** The facts that a run has by then, and its outputs. */
export type Known =
  | 'nothing'
  | 'plan'
  | 'deployment'
  | 'id'
  | 'created'
  | 'updated'
  | 'revision'
  | 'status'
  | 'commit'
/** What it says when it is cancelled. */
export type Said = 'nothing sent' | 'under way' | 'waiting' | 'deployed' | 'done'
/** Last status of its GitHub Deployment after that; `none`: there is none, because the run never learned the id. */
export type Recorded = 'error' | 'success' | 'in_progress' | 'none'

export interface Row {
  scene: Scene
  point: Point
  known: Known
  said: Said
  recorded?: Recorded
}

const PLANNED = ['plan']
const FOUND = ['deployment_id', 'url', 'docs_url']
const ACCEPTED = [...PLANNED, 'operation', 'smoke', 'new_revision']
const APPLIED = [...FOUND, ...ACCEPTED, 'revision_id']

/** The outputs of each step of knowing. */
export const OUTPUTS: Record<Known, string[]> = {
  nothing: [],
  plan: PLANNED,
  deployment: [...FOUND, ...PLANNED],
  id: ['deployment_id'],
  // The service has accepted the write. The next read names the revision.
  created: ['deployment_id', ...ACCEPTED],
  updated: [...FOUND, ...ACCEPTED],
  revision: APPLIED,
  status: [...APPLIED, 'status'],
  commit: [...APPLIED, 'status', 'commit_sha']
}

export const SAYS: Record<Said, RegExp> = {
  'nothing sent': /^::error::Cancelled\. Nothing was changed\. {3}code: cancelled$/m,
  'under way':
    /^::error::Cancelled while a request was in progress\. {3}code: cancelled%0A {2}Request: [A-Z]+ \/\S+ may have been applied\.%0A {2}To fix: /m,
  waiting:
    /^::error::Cancelled while waiting for revision \S+( \((CREATING|BUILDING)\)\.)? The rollout continues\. {3}code: cancelled/m,
  deployed:
    /^::error::Cancelled after revision \S+ was DEPLOYED, before the run had ended\. {3}code: cancelled%0A/m,
  done: /^::error::Cancelled before the run had ended\. .* {3}code: cancelled$/m
}

type Line = [request: string, nth: number, stage: At, known: Known, said: Said, recorded?: Recorded]

const rows = (scene: Scene, ...lines: Line[]): Row[] =>
  lines.map(([request, nth, stage, known, said, recorded]) => ({
    scene,
    point: { request, stage, nth },
    known,
    said,
    ...(recorded !== undefined && { recorded })
  }))

export const POINTS: Row[] = [
  ...rows(
    'create',
    ['GET /v2/deployments', 1, 'arrived', 'nothing', 'nothing sent'],
    ['GET /git_host/install', 1, 'acted', 'nothing', 'nothing sent'],
    ['POST /v2/deployments', 1, 'arrived', 'plan', 'under way'],
    ['POST /v2/deployments', 1, 'acted', 'plan', 'under way'],
    ['POST /v2/deployments', 1, 'half', 'plan', 'under way'],
    ['GET /revisions/:id', 1, 'arrived', 'revision', 'waiting'],
    ['GET /revisions/:id', 2, 'half', 'status', 'waiting'],
    ['GET /revisions/:id', 4, 'acted', 'status', 'waiting'],
    ['GET /deployments/:id', 1, 'arrived', 'created', 'under way'],
    ['GET /deployments/:id', 2, 'arrived', 'commit', 'deployed'],
    ['GET /deployments/:id', 2, 'half', 'commit', 'deployed']
  ),
  ...rows(
    'patch',
    ['GET /v2/deployments', 1, 'acted', 'nothing', 'nothing sent'],
    ['GET /deployments/:id', 1, 'acted', 'nothing', 'nothing sent'],
    ['GET /revisions/:id', 1, 'half', 'nothing', 'nothing sent'],
    ['PATCH /deployments/:id', 1, 'arrived', 'deployment', 'under way'],
    ['PATCH /deployments/:id', 1, 'acted', 'deployment', 'under way'],
    ['PATCH /deployments/:id', 1, 'half', 'deployment', 'under way'],
    ['GET /revisions/:id', 2, 'arrived', 'revision', 'waiting'],
    ['GET /revisions/:id', 5, 'acted', 'status', 'waiting'],
    ['GET /deployments/:id', 2, 'arrived', 'updated', 'under way'],
    ['GET /deployments/:id', 3, 'arrived', 'commit', 'deployed'],
    ['GET /deployments/:id', 3, 'acted', 'commit', 'deployed']
  ),
  ...rows(
    'check',
    ['POST /assistants/search', 1, 'arrived', 'commit', 'deployed'],
    ['POST /assistants/search', 1, 'half', 'commit', 'deployed'],
    ['POST /runs/stream', 1, 'arrived', 'commit', 'deployed'],
    ['POST /runs/stream', 1, 'half', 'commit', 'deployed']
  ),
  ...rows(
    'delete',
    ['GET /v2/deployments', 1, 'arrived', 'nothing', 'nothing sent'],
    ['DELETE /deployments/:id', 1, 'arrived', 'id', 'under way'],
    ['DELETE /deployments/:id', 1, 'acted', 'id', 'under way']
  ),
  // What it asks GitHub is held while the revision is being built.
  ...rows(
    'preview being built',
    ['GET /pulls/:id', 1, 'arrived', 'nothing', 'nothing sent'],
    ['POST /v2/deployments', 1, 'arrived', 'plan', 'under way'],
    ['POST /v2/deployments', 1, 'acted', 'plan', 'under way'],
    ['POST /support-agent/deployments', 1, 'arrived', 'revision', 'waiting'],
    ['POST /support-agent/deployments', 1, 'acted', 'revision', 'waiting', 'none'],
    ['POST /support-agent/deployments', 1, 'half', 'revision', 'waiting', 'none'],
    ['POST /statuses', 1, 'arrived', 'revision', 'waiting', 'error'],
    ['POST /statuses', 1, 'acted', 'revision', 'waiting', 'error'],
    ['POST /issues/:id/comments', 1, 'arrived', 'revision', 'waiting', 'error'],
    ['POST /issues/:id/comments', 1, 'acted', 'revision', 'waiting', 'error'],
    ['GET /revisions/:id', 2, 'arrived', 'revision', 'waiting', 'error']
  ),
  ...rows(
    'preview',
    ['GET /pulls/:id', 2, 'arrived', 'commit', 'done', 'success'],
    ['POST /statuses', 2, 'arrived', 'commit', 'done', 'in_progress'],
    ['POST /statuses', 2, 'acted', 'commit', 'done', 'success'],
    ['PATCH /comments/:id', 1, 'arrived', 'commit', 'done', 'success'],
    ['GET /support-agent/deployments', 1, 'arrived', 'commit', 'done', 'success']
  )
]
