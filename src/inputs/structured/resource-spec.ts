/** The `resource_spec` input: YAML or JSON, every field and sub-shape of §2.4. */
import type * as z from 'zod'
import { ALL_WORDS, LANGSMITH_WORDS } from '../../contract/dialect/words.js'
import type { ResourceSpec } from '../../contract/resource-spec.js'
import { RESOURCE_SPEC_FIELDS } from '../../contract/vocabulary.js'
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Reading } from '../reading.js'
import { structures } from '../structures.js'

const INPUT = 'resource_spec'

/** Undefined when it was not given or is wrong; each problem is noted with the path of its field. */
export function readResourceSpec(reading: Reading): ResourceSpec | undefined {
  const { problems } = reading
  const text = reading.raw.resource_spec
  if (text === undefined) return undefined
  const { parseStructure, readAnswer, WantedResourceSpec } = structures()
  const parsed = parseStructure(text)
  if ('problem' in parsed) {
    problems.add(INPUT, parsed.problem)
    return undefined
  }
  if (saidTwice(parsed.value, reading)) return undefined
  const checked = WantedResourceSpec.safeParse(readAnswer(reading.dialect, parsed.value, WantedResourceSpec))
  if (checked.success) return checked.data
  for (const issue of checked.error.issues) {
    const path = sanitizeLine(fieldPath([INPUT, ...issue.path]), 120)
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys) problems.add(`${path}.${sanitizeLine(key, 60)}`, mendUnknown(key))
    } else problems.add(path, describeIssue(issue))
  }
  return undefined
}

/** The fields of the spec that are words: all of them are at its top. */
const FIELD_WORDS = ALL_WORDS.filter((word) => RESOURCE_SPEC_FIELDS.some((field) => field === word))

/** A field may be written as the service has it, but not under both names. */
function saidTwice(spec: unknown, { dialect, problems }: Reading): boolean {
  if (typeof spec !== 'object' || spec === null) return false
  const twice = FIELD_WORDS.filter((word) => {
    const wire = dialect.words[word]
    return wire !== word && Object.hasOwn(spec, wire) && Object.hasOwn(spec, word)
  })
  for (const word of twice) {
    problems.add(`${INPUT}.${dialect.words[word]}`, `is the same field as ${word}, which is there too: keep one`)
  }
  return twice.length > 0
}

function mendUnknown(key: string): string {
  const word = FIELD_WORDS.find((word) => LANGSMITH_WORDS[word] === key)
  return word === undefined
    ? 'there is no such field: correct its name or remove it'
    : `is the word of the public service for ${word}: write ${word}, or set api_dialect to langsmith if that is the service you deploy to`
}

/** What is wrong and the mend, in the words of YAML. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return `${sanitizeLine(issue.message)}: correct it`
  const kinds: Record<string, string> = {
    int: 'a whole number',
    record: 'a map',
    object: 'a map',
    array: 'a list',
    string: 'text',
    boolean: 'true or false'
  }
  const kind = kinds[issue.expected] ?? `a ${issue.expected}`
  return issue.input === undefined && issue.message.endsWith(' received undefined')
    ? `is required: give ${kind}`
    : `must be ${kind}: correct it`
}
