/**
 * The file of `--output-file`: the outputs as variables for later jobs, complete after each output that becomes known. It is a
 * dotenv report as GitLab reads it, which is also safe to source.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { OUTPUT_NAMES, type OutputName } from '../../action-names.js'
import type { CiReports } from '../../adapters/ci/ci.js'
import type { ErrorCode } from '../../error-codes.js'
import { JSON_OUTPUTS } from '../../masking/redactor.js'
import { OTHER_COMMANDS } from '../flags/commands.js'
import { fileError } from '../usage-error.js'
import type { Outputs } from './result.js'

/** Adds the file to the reports of a run. @param warn Tells what the file cannot hold, once. */
export type WithOutputFile = (reports: CiReports, warn: (text: string) => void) => CiReports

/** Empties the file before anything is sent: that of an earlier run must not be taken for this one's. @throws UsageError */
export function openOutputFile(path: string): WithOutputFile {
  try {
    writeFileSync(path, '')
  } catch (error) {
    throw fileError('--output-file', path, 'written', error)
  }
  return (reports, warn) => {
    let outputs: Outputs = {}
    const told = new Set<string>()
    return {
      ...reports,
      output: (name, value) => {
        outputs = { ...outputs, [name]: value }
        const { text, omitted } = dotenvOf(outputs)
        writeFileSync(path, text)
        for (const variable of omitted.filter((one) => !told.has(one))) {
          told.add(variable)
          warn(`--output-file: ${variable} is left out, because a dotenv report cannot hold it.`)
        }
        reports.output(name, value)
      }
    }
  }
}

/**
 * Writes the code of a run that ended before it began, so that the file of an earlier run is not taken for its report.
 * The arguments may be wrong, so only the file itself is read from them. A command without this flag writes no file.
 */
export function writeFailureCode(args: readonly string[], error_code: ErrorCode): void {
  if (OTHER_COMMANDS.some((name) => name === args[0])) return
  const options = { 'output-file': { type: 'string', multiple: true } } as const
  for (const path of parseArgs({ args: [...args], options, strict: false }).values['output-file'] ?? []) {
    if (typeof path !== 'string' || /^--[a-z]/.test(path)) continue
    try {
      writeFileSync(path, dotenvOf({ error_code }).text)
    } catch {
      // The error that ends the run is already reported.
    }
  }
}

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

/** Lines `NAME=value`, and the names of the variables that the file cannot hold. @param outputs Free of secrets. */
export function dotenvOf(outputs: Outputs): { text: string; omitted: readonly string[] } {
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

/** Of each output that is set; without a value if it cannot be written. */
function variablesOf(outputs: Outputs): { name: string; value: string | undefined }[] {
  const single = SINGLE.map((output) => ({ name: nameOf(output), value: outputs[output] ?? '', output }))
  const facts = JSON.parse(outputs.deployments || '{}') as Record<string, Partial<Record<OutputName, string>>>
  const each = OF_EACH.flatMap((output) =>
    Object.entries(facts).map(([key, of]) => ({ name: nameOf(output, key), value: of[output] ?? '', output }))
  )
  const all = [...single, ...each].filter(({ value }) => value !== '')
  const isTwice = (name: string) => all.filter((other) => other.name === name).length > 1
  return all.map(({ name, value, output }) => ({ name, value: isTwice(name) ? undefined : plainValue(output, value) }))
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
