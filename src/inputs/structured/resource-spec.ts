/** The `resource_spec` input: YAML or JSON, every field and sub-shape of §2.4. */
import type * as z from 'zod'
import { type Dialect, isWord, LANGSMITH_WORDS, translate } from '../../contract/dialect.js'
import {
  PUBLIC_RESOURCE_FIELDS,
  PublicResourceSpec,
  RESOURCE_SPEC_FIELDS,
  type ResourceSpec,
  WantedResourceSpec
} from '../../contract/resource-spec.js'
import type { InputProblem } from '../../errors.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { parseStructure } from './yaml.js'

const INPUT = 'resource_spec'

/** Reads the spec in the words of a dialect, or returns each problem with the path of its field. */
export type ParsedResourceSpec = (
  dialect: Dialect
) => { spec: ResourceSpec; unknown: string[] } | { problems: InputProblem[] }

/** Parses the text. Its fields are checked later, with the dialect. */
export function parseResourceSpec(text: string): ParsedResourceSpec {
  const parsed = parseStructure(text)
  const refuse = (problem: string) => ({ problems: [{ input: INPUT, problem }] })
  return (dialect) => {
    if ('problem' in parsed) return refuse(parsed.problem)
    const translated = translate(parsed.value, dialect.words, 'read')
    if (fieldsOf(translated) < fieldsOf(parsed.value))
      return refuse('has a field in the words of both dialects. Keep one.')
    const isOpen = dialect.serviceRules.hasMoreResources === true
    const { data, error } = (isOpen ? PublicResourceSpec : WantedResourceSpec).safeParse(translated)
    const spec: ResourceSpec | undefined = data
    const unknown = isOpen ? unknownFields(translated) : []
    const misspelled = unknown.flatMap((field) => problemOfField(field, dialect))
    const problems = [
      ...misspelled,
      ...(error?.issues ?? []).flatMap((issue) => problemsOf(issue, dialect))
    ]
    return spec === undefined || problems.length > 0 ? { problems } : { spec, unknown }
  }
}

/** Returns the fields that only the service may know. */
function unknownFields(spec: unknown): string[] {
  const known = new Set<string>([...PUBLIC_RESOURCE_FIELDS, ...RESOURCE_SPEC_FIELDS])
  return Object.keys(spec ?? {}).filter((field) => !known.has(field))
}

/** Returns the problem of a field that is nearly a known one. */
function problemOfField(field: string, { words }: Dialect): InputProblem[] {
  const known = PUBLIC_RESOURCE_FIELDS.map((name) => (isWord(name) ? words[name] : name))
  const meant = didYouMean(field, known)
  if (meant === '') return []
  const path = [INPUT, field]
  const problem = `is not a field.${meant} Correct or remove it.`
  return [{ input: sanitizeLine(fieldPath(path), 180), path, problem }]
}

const fieldsOf = (spec: unknown) => Object.keys(spec ?? {}).length

function problemsOf(issue: z.core.$ZodIssue, { words }: Dialect): InputProblem[] {
  const above = [
    INPUT,
    ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
  ]
  const problemAt = (problem: string, ...key: string[]) => {
    const path = [...above, ...key]
    return { input: sanitizeLine(fieldPath(path), 180), path, problem }
  }
  if (issue.code !== 'unrecognized_keys') return [problemAt(describeIssue(issue))]
  const known =
    issue.path.length === 0
      ? RESOURCE_SPEC_FIELDS.map((field) => (isWord(field) ? words[field] : field))
      : []
  return issue.keys.map((key) => {
    const isWire = Object.values<string>(LANGSMITH_WORDS).includes(key)
    const fix = isWire ? 'Set `api_dialect` to langsmith, or correct it.' : 'Correct or remove it.'
    return problemAt(`is not a field.${didYouMean(key, known)} ${fix}`, key)
  })
}

const KINDS: Readonly<Record<string, string>> = {
  int: 'a whole number',
  record: 'a map',
  object: 'a map',
  array: 'a list',
  string: 'text',
  boolean: 'true or false'
}

/** Returns the problem and its fix, with the words of YAML. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return sanitizeLine(issue.message)
  const kind = KINDS[issue.expected] ?? `a ${issue.expected}`
  if (issue.message.endsWith(' received undefined')) return `is required. Set it to ${kind}.`
  return `must be ${kind}.`
}
