/** The parsed inputs, and the state that all their readers share. */

import type { RunContext } from '../adapters/github/run-context.js'
import type { Dialect } from '../contract/dialect.js'
import type { FieldReader } from './fields.js'
import type { Problems, RawInputs } from './raw-inputs.js'
import type { ParsedSecrets } from './secrets/parse-secrets.js'
import type { ParsedResourceSpec } from './structured/resource-spec.js'
import type { ParsedStructure } from './structured/yaml.js'

/** The inputs, with those parsed that hold more than one value. Of these each is absent if it was not given. */
export interface ParsedInputs {
  raw: RawInputs
  secrets?: ParsedSecrets
  smoke_input?: ParsedStructure
  resource_spec?: ParsedResourceSpec
}

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
