/** The dialect that a local control plane is started with. */
import { parse } from 'yaml'
import { NO_CUSTOMS } from '../../src/contract/dialect/customs.js'
import { DIALECTS, type Dialect, NEUTRAL } from '../../src/contract/dialect/dialect.js'
import { parseWords } from '../../src/contract/dialect/map.js'
import { OptionError } from '../option-error.js'

/** Throws an OptionError, one line, where it is neither a name nor a map that can be spoken. */
export function readDialect(option: string | Readonly<Record<string, unknown>> = 'neutral'): Dialect {
  const named = typeof option === 'string' && Object.hasOwn(DIALECTS, option) ? DIALECTS[option] : undefined
  if (named !== undefined) return named
  const read = parseWords(readMap(option))
  if ('words' in read) return { ...NEUTRAL, words: read.words, customs: NO_CUSTOMS }
  throw new OptionError(read.problems.join('; '))
}

function readMap(option: string | Readonly<Record<string, unknown>>): Record<string, unknown> {
  if (typeof option !== 'string') return option
  const problem = new OptionError(
    `"${option}" is not ${Object.keys(DIALECTS).join(', ')} or a map of words, such as {git_host: forge}`
  )
  let map: unknown
  try {
    map = parse(option)
  } catch {
    throw problem
  }
  if (typeof map !== 'object' || map === null || Array.isArray(map)) throw problem
  return map as Record<string, unknown>
}
