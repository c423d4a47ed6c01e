/** What every reader of inputs works on. */
import type { Dialect } from '../contract/dialect/dialect.js'
import type { RunContext } from '../github/run-context.js'
import type { FieldReader } from './fields.js'
import type { ParsedInputs, Problems } from './raw-inputs.js'

/** The inputs and the run they belong to, and where a reader puts what it finds. */
export interface Reading extends ParsedInputs {
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
