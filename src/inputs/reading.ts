/** What every reader of inputs works on. */
import type { Dialect } from '../contract/dialect/dialect.js'
import type { RunContext } from '../github/run-context.js'
import type { FieldReader } from './fields.js'
import type { Problems } from './problems.js'
import type { RawInputs } from './raw-inputs.js'

export interface Reading {
  raw: RawInputs
  context: RunContext
  problems: Problems
  field: FieldReader
  /** `api_dialect`: inputs may hold its words too. */
  dialect: Dialect
  /** Gets what is worth knowing before anything is sent. */
  notes: string[]
  /** Gets what may be a mistake. */
  warnings: string[]
}
