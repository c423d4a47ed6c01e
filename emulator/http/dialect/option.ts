/** The dialect that a local control plane is started with. */
import { DIALECTS, type Dialect } from '../../../src/contract/dialect/dialect.js'
import { OptionError } from '../../option-error.js'

/** Reads the dialect by its name. @throws OptionError for any other name, in one line. */
export function readDialect(name = 'neutral'): Dialect {
  const dialect = Object.hasOwn(DIALECTS, name) ? DIALECTS[name] : undefined
  if (dialect === undefined) throw new OptionError(`"${name}" is not one of ${Object.keys(DIALECTS).join(', ')}`)
  return dialect
}
