/** The `resource_spec` input: YAML or JSON, every field and sub-shape of §2.4. */
import type * as z from 'zod'
import { ALL_WORDS, type Dialect, isWord, LANGSMITH_WORDS } from '../../contract/dialect/dialect.js'
import { translate } from '../../contract/dialect/translate.js'
import { RESOURCE_SPEC_FIELDS, type ResourceSpec, WantedResourceSpec } from '../../contract/resource-spec.js'
import type { InputProblem } from '../../errors.js'
import { nearest } from '../../text/did-you-mean.js'
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { fieldsAt } from './fields-at.js'
import { parseStructure } from './yaml.js'

const INPUT = 'resource_spec'
/** The most fields that a problem lists. */
const MOST_LISTED = 6

/** Reads the spec in the words of a dialect, or returns each problem with the path of its field. */
export type ParsedResourceSpec = (dialect: Dialect) => { spec: ResourceSpec } | { problems: InputProblem[] }

/** Parses the text. Its fields are checked later, with the dialect. */
export function parseResourceSpec(text: string): ParsedResourceSpec {
  const parsed = parseStructure(text)
  return (dialect) => {
    if ('problem' in parsed) return { problems: [{ input: INPUT, problem: parsed.problem }] }
    const twice = namedTwice(parsed.value, dialect)
    if (twice.length > 0) return { problems: twice }
    const checked = WantedResourceSpec.safeParse(translate(parsed.value, dialect.words, 'read'))
    return checked.success
      ? { spec: checked.data }
      : { problems: checked.error.issues.flatMap((issue) => problemsOf(issue, dialect)) }
  }
}

function problemsOf(issue: z.core.$ZodIssue, dialect: Dialect): InputProblem[] {
  const path = [INPUT, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))]
  const input = sanitizeLine(fieldPath(path), 120)
  if (issue.code !== 'unrecognized_keys') return [{ input, path, problem: describeIssue(issue) }]
  const fields = fieldsAt(WantedResourceSpec, issue.path).map((field) => (isWord(field) ? dialect.words[field] : field))
  return issue.keys.map((key) => ({
    input: `${input}.${sanitizeLine(key, 60)}`,
    path: [...path, key],
    problem: describeUnknown(key, fields)
  }))
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
    path: [INPUT, dialect.words[word]],
    problem: `is the same field as ${word}, which is set too. Keep one.`
  }))
}

/** @param fields The fields that exist there, as the service calls them. */
function describeUnknown(key: string, fields: readonly string[]): string {
  const word = FIELD_WORDS.find((word) => LANGSMITH_WORDS[word] === key)
  if (word !== undefined)
    return `is ${word} in the words of LangSmith. Write ${word}, or set \`api_dialect\` to langsmith.`
  const near = nearest(key, fields)
  if (near === undefined)
    return `is not a field. Remove it, or use one of ${fields.slice(0, MOST_LISTED).join(', ')}, …`
  return `is not a field. Did you mean ${near}?`
}

/** The problem and its fix, with the words of YAML. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return sanitizeLine(issue.message)
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
    ? `is required. Set it to ${kind}.`
    : `must be ${kind}.`
}
