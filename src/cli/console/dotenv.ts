/** The outputs as variables for later jobs: a dotenv report as GitLab reads it, which is also safe to source. Pure. */
import { OUTPUT_NAMES, type OutputName } from '../../action-names.js'
import { JSON_OUTPUTS } from '../../masking/redact-output.js'
import type { Outputs } from './result.js'

/** What the names of the variables begin with: not as the variables of inputs do, which a later job would read. */
const PREFIX = 'AGENT_SERVER_'
/** GitLab's usual limits. It refuses a report beyond them as a whole. */
const MOST_VARIABLES = 20
const MOST_BYTES = 5_000

/** Outputs with one value. */
const SINGLE = OUTPUT_NAMES.filter((name) => !JSON_OUTPUTS.has(name))
/** What is written of each deployment of a manifest, the most useful first. */
const OF_EACH = ['url', 'deployment_id', 'revision_id'] as const satisfies readonly OutputName[]

/** Characters with a meaning for a shell, for GitLab, which expands `$NAME` in a value, or for the format. */
const SPECIAL = /[^\w.~:/?#@%+,=*[\]-]/gu

export interface Dotenv {
  /** Lines `NAME=value`. */
  text: string
  /** Names of the variables that the file cannot hold. */
  omitted: readonly string[]
}

/** @param outputs Free of secrets. */
export function dotenvOf(outputs: Outputs): Dotenv {
  const lines: string[] = []
  const omitted: string[] = []
  let bytes = 0
  for (const { name, value } of variablesOf(outputs)) {
    const line = value === undefined ? '' : `${name}=${value}\n`
    if (line === '' || lines.length === MOST_VARIABLES || bytes + line.length >= MOST_BYTES) omitted.push(name)
    else {
      lines.push(line)
      bytes += line.length
    }
  }
  return { text: lines.join(''), omitted }
}

interface Variable {
  name: string
  /** Undefined if it cannot be written. */
  value: string | undefined
}

function variablesOf(outputs: Outputs): Variable[] {
  const single = SINGLE.map((output) => ({ name: nameOf(output), value: outputs[output] ?? '', output }))
  const facts = JSON.parse(outputs.deployments || '{}') as Record<string, Partial<Record<OutputName, string>>>
  const each = OF_EACH.flatMap((output) =>
    Object.entries(facts).map(([key, of]) => ({ name: nameOf(output, key), value: of[output] ?? '', output }))
  )
  const all = [...single, ...each].filter(({ value }) => value !== '')
  const isTwice = (name: string) => all.filter((other) => other.name === name).length > 1
  return all.map(({ name, value, output }) => ({
    name,
    value: isTwice(name) ? undefined : plainValue(output, value)
  }))
}

/** `AGENT_SERVER_URL`; of a deployment in a manifest `AGENT_SERVER_URL_SUPPORT`. */
function nameOf(output: OutputName, key?: string): string {
  const ending = key === undefined ? '' : `_${key.replace(/[^A-Za-z0-9]/g, '_')}`
  return `${PREFIX}${output}${ending}`.toUpperCase()
}

/** A URL stays the same when its characters are encoded. Another value cannot be encoded. */
function plainValue(output: OutputName, value: string): string | undefined {
  const isUrl = output === 'url' || output === 'docs_url'
  const text = isUrl ? value.toWellFormed().replace(SPECIAL, encoded) : value
  return text.search(SPECIAL) < 0 ? text : undefined
}

const encoded = (char: string) =>
  [...Buffer.from(char)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('')
