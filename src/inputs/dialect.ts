/** `api_dialect`, and `source`, the one input besides resource_spec whose value is a word. */
import { DIALECTS, type Dialect, NEUTRAL } from '../contract/dialect/dialect.js'
import { LANGSMITH_WORDS } from '../contract/dialect/words.js'
import { SOURCES, type Source } from '../contract/vocabulary.js'
import { invisibleProblem } from '../text/invisible.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Problems } from './problems.js'
import type { Reading } from './reading.js'

const INPUT = 'api_dialect'

/** Reads the dialect by its name. Neutral where the name is wrong; the problem is noted. */
export function readDialect(text: string | undefined, problems: Problems): Dialect {
  if (text === undefined) return NEUTRAL
  if (Object.hasOwn(DIALECTS, text)) return DIALECTS[text] ?? NEUTRAL
  const names = Object.keys(DIALECTS).join(', ')
  problems.add(INPUT, invisibleProblem(text) ?? `must be one of ${names}; got "${sanitizeLine(text, 60)}"`)
  return NEUTRAL
}

/** `source` in neutral words, however it is written. */
export function readSource({ raw, problems, dialect }: Reading): Source | undefined {
  const text = raw.source
  if (text === undefined) return undefined
  const neutral = SOURCES.find((source) => source === text)
  if (neutral !== undefined) return neutral
  const spoken = SOURCES.find((source) => dialect.words[source] === text)
  if (spoken !== undefined) return spoken
  const hidden = invisibleProblem(text)
  if (hidden !== undefined) {
    problems.add('source', hidden)
    return undefined
  }
  const elsewhere = SOURCES.find((source) => LANGSMITH_WORDS[source] === text)
  const choices = [...new Set(SOURCES.flatMap((source) => [source, dialect.words[source]]))].join(', ')
  problems.add(
    'source',
    elsewhere === undefined
      ? `"${sanitizeLine(text, 60)}" is not one of ${choices}: write git_host for a repository, external_container for an image`
      : `"${text}" is the word of the public service for ${elsewhere}: write ${elsewhere}, or set api_dialect to langsmith if that is the service you deploy to`
  )
  return undefined
}
