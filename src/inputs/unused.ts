/** Inputs of a deploy that a delete or a sweep is given. */
import { DEPLOYMENT_TYPES } from '../contract/vocabulary.js'
import { NEW_REVISION_POLICIES } from '../deploy/core/model.js'
import { readSource } from './dialect.js'
import { readPaths } from './paths.js'
import type { Reading } from './reading.js'
import { readInterval } from './rollout.js'
import { parseSecrets } from './secrets/parse-secrets.js'
import { readResourceSpec } from './structured/resource-spec.js'

/** Inputs that this command has no use for are no reason to overlook that they are wrong. */
export function readUnused(given: Reading): void {
  const reading = { ...given, notes: [] }
  const { field, raw, problems } = reading
  readSource(reading)
  field.choice('deployment_type', DEPLOYMENT_TYPES)
  field.choice('new_revision', NEW_REVISION_POLICIES)
  field.boolean('build_on_push')
  field.boolean('wait')
  field.boolean('build_logs')
  field.boolean('rollback')
  field.boolean('preview')
  field.guid('integration_id')
  field.guid('listener_id')
  readInterval(reading)
  readPaths(reading)
  if (raw.secrets !== undefined)
    for (const problem of parseSecrets(raw.secrets).problems) problems.add('secrets', problem)
  field.boolean('allow_empty_secrets')
  readResourceSpec(reading)
}
