/** The inputs of `command: sweep`. */

import type { InputName } from '../action-names.js'
import type { SweepRequest } from '../deploy/preview/sweep.js'
import { readSweepName } from './name.js'
import { readClaim } from './ownership.js'
import type { Reading } from './reading.js'

/** Which previews are looked at is never left open: only those of one name. */
export function readSweep(reading: Reading): SweepRequest {
  const { raw, field, problems } = reading
  const name = readSweepName(reading, field.text('name') ?? '')
  if (raw.name === undefined) problems.add('name', 'is needed to sweep: give the name without -pr-<number>')
  if (raw.deployment_id !== undefined) {
    problems.add('deployment_id', 'cannot go with command: sweep, which looks at all previews of a name: leave it out')
  }
  const max_age_ms = field.age('max_age')
  const claim = readClaim(reading)
  return { name, claim, dry_run: field.boolean('dry_run') ?? false, ...(max_age_ms !== undefined && { max_age_ms }) }
}

/** Outside a sweep these would be without effect, and somebody relies on one. */
export function refuseSweepInputs({ raw, field, problems }: Reading): void {
  const belongs = (input: InputName, mend: string) => problems.add(input, `belongs to command: sweep: ${mend}`)
  if (raw.max_age !== undefined) belongs('max_age', 'leave it out')
  if (field.boolean('dry_run') === true) belongs('dry_run', 'leave it out, or use command: plan')
}
