/** The parsed inputs, and the state that all their readers share. */
import type { RunContext } from '../adapters/github/run-context.js'
import {
  DIALECTS,
  type Dialect,
  isLangSmithCloud,
  LANGSMITH,
  NEUTRAL
} from '../contract/dialect.js'
import { type FieldReader, fieldReader } from './fields.js'
import { Problems, type RawInputs } from './raw-inputs.js'
import {
  isMapText,
  judgeSecrets,
  type ParsedSecrets,
  readSecretLines
} from './secrets/parse-secrets.js'
import type { ParsedResourceSpec } from './structured/resource-spec.js'
import type { ParsedReferences } from './structured/secret-references.js'
import type { ParsedStructure } from './structured/yaml.js'

/**
 * The inputs, with those parsed that hold more than one value. Of these each is absent if it was
 * not given.
 */
export interface ParsedInputs {
  raw: RawInputs
  secrets?: ParsedSecrets
  env_vars?: ParsedSecrets
  smoke_input?: ParsedStructure
  resource_spec?: ParsedResourceSpec
  secret_references?: ParsedReferences
}

/**
 * Parses the inputs that hold more than one value. The YAML library is loaded only for the runs
 * that give one of them: it is much of what a run would load before its first request.
 */
export async function parseInputs(raw: RawInputs): Promise<ParsedInputs> {
  const { resource_spec, smoke_input, secrets, env_vars, secret_references } = raw
  const hasMap = isMapText(secrets ?? '') || isMapText(env_vars ?? '')
  const structured = [resource_spec, smoke_input, secret_references]
  if (hasMap || structured.some((text) => text !== undefined)) {
    const { parseStructured } = await import('./structured/parse-structured.js')
    return parseStructured(raw)
  }
  return {
    raw,
    ...(secrets !== undefined && { secrets: judgeSecrets(secrets, readSecretLines(secrets)) }),
    ...(env_vars !== undefined && {
      env_vars: judgeSecrets(env_vars, readSecretLines(env_vars), 'variable')
    })
  }
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

/** Returns the beginning of every reading. */
export function readingOf(inputs: ParsedInputs, context: RunContext): Reading {
  const problems = new Problems()
  const dialect = readDialect(inputs.raw, problems)
  return {
    ...inputs,
    context,
    problems,
    field: fieldReader(inputs.raw, problems),
    dialect,
    notes: [],
    warnings: []
  }
}

/**
 * Reads the dialect by its name, or else by an address that is certain. Neutral if the name is
 * wrong.
 */
export function readDialect(raw: RawInputs, problems: Problems): Dialect {
  const name = fieldReader(raw, problems).choice('api_dialect', Object.keys(DIALECTS))
  const dialect = DIALECTS[name ?? ''] ?? NEUTRAL
  if (!isLangSmithCloud(raw.base_url) || dialect === LANGSMITH) return dialect
  if (raw.api_dialect === undefined) return LANGSMITH
  if (name !== undefined) {
    const fix = 'Remove `api_dialect`, or correct `base_url`.'
    problems.add('api_dialect', `is ${name}, but \`base_url\` is an address of LangSmith. ${fix}`)
  }
  return dialect
}
