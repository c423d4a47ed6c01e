/** What every reader of inputs works on. */
import type { Dialect } from '../contract/dialect/dialect.js'
import type { Word } from '../contract/dialect/words.js'
import type { RunContext } from '../github/run-context.js'
import type { FieldReader } from './fields.js'
import type { Problems } from './problems.js'
import type { RawInputs } from './raw.js'

export interface Reading {
  raw: RawInputs
  context: RunContext
  problems: Problems
  field: FieldReader
  /** `api_dialect`: inputs may hold its words too. */
  dialect: Dialect
  /** Gets the words that are written as the service has them. */
  written: Set<Word>
  /** Gets what is worth knowing before anything is sent. */
  notes: string[]
}
