/** Values that a service may write as another kind, such as numbers and booleans as text. Pure. */
import { RESOURCE_SPEC_FIELDS, type ResourceSpecField } from './vocabulary.js'

/** Returns a boolean for one that was written as text or number; any other value unchanged. */
export function readBoolean(value: unknown): unknown {
  if (value === 1 || value === 0) return value === 1
  if (typeof value !== 'string') return value
  const word = value.trim().toLowerCase()
  if (word === 'true' || word === '1') return true
  return word === 'false' || word === '0' ? false : value
}

/** Returns a number for one that was written as text; any other value, such as a quantity with a unit, unchanged. */
function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value
}

/** Returns the id of a commit in lower case, as git writes it; any other value unchanged. */
export function readCommit(value: unknown): unknown {
  return typeof value === 'string' && /^\s*[0-9a-f]{7,64}\s*$/i.test(value) ? value.trim().toLowerCase() : value
}

const NUMERIC: readonly ResourceSpecField[] = RESOURCE_SPEC_FIELDS.filter((field) =>
  /_scale$|cpu(?:_limit)?$|_mb$|_gi$|_connections$/.test(field)
)

/** Returns a resource spec (§2.4) with real numbers. Its sub-shapes have quantities as text and stay unchanged. */
export function readResourceNumbers(spec: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const numbers = NUMERIC.filter((field) => Object.hasOwn(spec, field))
  return { ...spec, ...Object.fromEntries(numbers.map((field) => [field, readNumber(spec[field])])) }
}
