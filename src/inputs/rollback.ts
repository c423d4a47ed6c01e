/** Reads `command: rollback`. It deploys what a revision shows, so no input describes what is deployed. */
import { INPUT_DEFAULTS, type InputName } from '../action-names.js'
import type { RollbackRequest } from '../deploy/rollback/by-hand.js'
import { INPUT_SOURCE } from './desired-deployment.js'
import type { Reading } from './reading.js'
import { readInterval } from './rollout.js'
import { type PreviewTarget, readDeleteOwnership } from './target.js'

/** Inputs that say what a deploy deploys, or when. `repo_url` says whose deployment it is. */
const WITHOUT_EFFECT: readonly InputName[] = [
  'source',
  ...INPUT_SOURCE.map(([name]) => name).filter((name) => name !== 'repo_url'),
  'secrets',
  'new_revision',
  'rollback'
]

/** Reads the request. Inputs that would be ignored, although they say what is deployed, are problems. */
export function readRollback(
  reading: Reading,
  { preview, ...target }: PreviewTarget,
  timeoutMs: number
): RollbackRequest {
  const { raw, field, problems, context } = reading
  for (const name of WITHOUT_EFFECT) {
    // A runner gives the defaults of action.yml, too.
    if (raw[name] !== undefined && raw[name] !== INPUT_DEFAULTS[name])
      problems.add(name, 'has no effect with `command: rollback`, which deploys an earlier revision again. Remove it.')
  }
  if (preview && context.event_action === 'closed')
    problems.add(
      'command',
      'is rollback, but the pull request is closed. Set `command: deploy`, which then deletes its preview.'
    )
  const revision = field.text('revision')
  return {
    target,
    claim: readDeleteOwnership(reading, { ...target, preview })?.claim,
    ...(revision !== undefined && { revision }),
    wait: { enabled: field.boolean('wait') ?? true, interval: readInterval(reading), timeoutMs },
    build_logs: field.boolean('build_logs') ?? true,
    dry_run: field.boolean('dry_run') ?? false
  }
}

/** Refuses the input that has an effect only in a rollback. */
export function refuseRevision({ raw, problems }: Reading): void {
  if (raw.revision !== undefined)
    problems.add('revision', 'has an effect only with `command: rollback`. Remove it, or set `command: rollback`.')
}
