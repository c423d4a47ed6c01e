/** The `resource_spec` input: YAML or JSON, every field and sub-shape of §2.4. */
import type * as z from 'zod'
import { readAnswer } from '../../contract/dialect/codec.js'
import { ALL_WORDS, type Dialect, LANGSMITH_WORDS } from '../../contract/dialect/dialect.js'
import { type ResourceSpec, WantedResourceSpec } from '../../contract/resource-spec.js'
import { RESOURCE_SPEC_FIELDS } from '../../contract/vocabulary.js'
import type { InputProblem } from '../../errors.js'
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { parseStructure } from './yaml.js'

const INPUT = 'resource_spec'

/** Reads the spec in the words of a dialect, or tells each problem with the path of its field. */
export type ParsedResourceSpec = (dialect: Dialect) => { spec: ResourceSpec } | { problems: InputProblem[] }

/** Parses the text. Its fields are checked once the dialect is known. */
export function parseResourceSpec(text: string): ParsedResourceSpec {
  const parsed = parseStructure(text)
  return (dialect) => {
    if ('problem' in parsed) return { problems: [{ input: INPUT, problem: parsed.problem }] }
    const twice = namedTwice(parsed.value, dialect)
    if (twice.length > 0) return { problems: twice }
    const checked = WantedResourceSpec.safeParse(readAnswer(dialect, parsed.value, WantedResourceSpec))
    return checked.success ? { spec: checked.data } : { problems: checked.error.issues.flatMap(problemsOf) }
  }
}

function problemsOf(issue: z.core.$ZodIssue): InputProblem[] {
  const path = sanitizeLine(fieldPath([INPUT, ...issue.path]), 120)
  if (issue.code !== 'unrecognized_keys') return [{ input: path, problem: describeIssue(issue) }]
  return issue.keys.map((key) => ({ input: `${path}.${sanitizeLine(key, 60)}`, problem: mendUnknown(key) }))
}

/** The fields of the spec that are words: all of them are at its top. */
const FIELD_WORDS = ALL_WORDS.filter((word) => RESOURCE_SPEC_FIELDS.some((field) => field === word))

/** A field may be written as the service has it, but not under both names. */
function namedTwice(spec: unknown, dialect: Dialect): InputProblem[] {
  if (typeof spec !== 'object' || spec === null) return []
  const twice = FIELD_WORDS.filter((word) => {
    const wire = dialect.words[word]
    return wire !== word && Object.hasOwn(spec, wire) && Object.hasOwn(spec, word)
  })
  return twice.map((word) => ({
    input: `${INPUT}.${dialect.words[word]}`,
    problem: `is the same field as ${word}, which is there too: keep one`
  }))
}

function mendUnknown(key: string): string {
  const word = FIELD_WORDS.find((word) => LANGSMITH_WORDS[word] === key)
  return word === undefined
    ? 'there is no such field: correct its name or remove it'
    : `is the word of the public service for ${word}: write ${word}, or set api_dialect to langsmith if that is the service you deploy to`
}

/** The problem and its fix, with the words of YAML. */
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
