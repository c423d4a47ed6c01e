/** `api_dialect`, and `source`, the one input besides resource_spec whose value is a word. */
import { NO_CUSTOMS } from '../contract/dialect/customs.js'
import { DIALECTS, type Dialect, NEUTRAL } from '../contract/dialect/dialect.js'
import { LANGSMITH_WORDS } from '../contract/dialect/words.js'
import { SOURCES, type Source } from '../contract/vocabulary.js'
import { inert } from '../text/inert.js'
import { invisibleProblem } from '../text/invisible.js'
import type { Problems } from './problems.js'
import type { Reading } from './reading.js'
import { structures } from './structures.js'

const INPUT = 'api_dialect'

/** A dialect by its name, or from a map of neutral word to wire word. Neutral where it is wrong; the problems are noted. */
export function readDialect(text: string | undefined, problems: Problems): Dialect {
  if (text === undefined) return NEUTRAL
  if (Object.hasOwn(DIALECTS, text)) return DIALECTS[text] ?? NEUTRAL
  const hidden = invisibleProblem(text)
  if (hidden !== undefined) {
    problems.add(INPUT, hidden)
    return NEUTRAL
  }
  const { parseStructure, parseWords } = structures()
  const parsed = parseStructure(text)
  const map = 'value' in parsed ? parsed.value : undefined
  if (typeof map !== 'object' || map === null || Array.isArray(map)) {
    const isStructure = 'problem' in parsed && /[:{\n]/.test(text)
    problems.add(
      INPUT,
      isStructure
        ? parsed.problem
        : `"${inert(text, 60)}" is not ${Object.keys(DIALECTS).join(', ')} or a map of words: give one of these`
    )
    return NEUTRAL
  }
  const read = parseWords(map as Record<string, unknown>)
  if ('words' in read) return { words: read.words, customs: NO_CUSTOMS, written: new Set() }
  for (const problem of read.problems) problems.add(INPUT, inert(problem, 300))
  return NEUTRAL
}

/** `source` in neutral words, however it is written. */
export function readSource({ raw, problems, dialect, written }: Reading): Source | undefined {
  const text = raw.source
  if (text === undefined) return undefined
  const neutral = SOURCES.find((source) => source === text)
  if (neutral !== undefined) return neutral
  const spoken = SOURCES.find((source) => dialect.words[source] === text)
  if (spoken !== undefined) {
    written.add(spoken)
    return spoken
  }
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
      ? `"${inert(text, 60)}" is not one of ${choices}: write git_host for a repository, external_container for an image`
      : `"${text}" is the word of the public service for ${elsewhere}: write ${elsewhere}, or set api_dialect to langsmith if that is the service you deploy to`
  )
  return undefined
}
