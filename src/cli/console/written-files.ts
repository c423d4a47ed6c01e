/**
 * The files that a run writes for other programs. That of `--output-file` has the outputs as
 * variables for later jobs, complete after each output that becomes known: a dotenv report as
 * GitLab reads it, which is also safe to source. That of `--events` has one JSON event per line.
 */
import { openSync, writeFileSync, writeSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { OUTPUT_NAMES, type OutputName } from '../../action-names.js'
import { shownRevisions, shownUrl } from '../../contract/answers.js'
import type { ErrorCode } from '../../error-codes.js'
import { isJsonOutput } from '../../masking/redact-output.js'
import type { Redactor } from '../../masking/redactor.js'
import type { Clock } from '../../ports.js'
import { planFacts, shownPlan } from '../../report/plan-facts.js'
import type { Observe, RunEvent } from '../../report/reporter.js'
import { useFile } from '../usage-error.js'

export type Outputs = Partial<Record<OutputName, string>>

/** Writes all outputs so far. @param warn Tells what the file cannot hold, once. */
export type WriteOutputs = (outputs: Outputs, warn: (text: string) => void) => void

/**
 * Empties the file before anything is sent: that of an earlier run must not be taken for this
 * one's.
 *
 * @throws UsageError
 */
export function openOutputFile(path: string): WriteOutputs {
  useFile('--output-file', path, 'written', () => writeFileSync(path, ''))
  const told = new Set<string>()
  return (outputs, warn) => {
    const { text, omitted } = dotenvOf(outputs)
    writeFileSync(path, text)
    for (const variable of omitted.filter((one) => !told.has(one))) {
      told.add(variable)
      warn(`--output-file: ${variable} is left out, because a dotenv report cannot hold it.`)
    }
  }
}

/**
 * Writes the code of a run that ended before it began, so that the file of an earlier run is not
 * taken for its report. The arguments may be wrong, so only the file itself is read from them.
 */
export function writeFailureCode(args: readonly string[], error_code: ErrorCode): void {
  const options = { 'output-file': { type: 'string', multiple: true } } as const
  for (const path of parseArgs({ args: [...args], options, strict: false }).values['output-file'] ??
    []) {
    if (typeof path !== 'string' || /^--[a-z]/.test(path)) continue
    try {
      writeFileSync(path, dotenvOf({ error_code }).text)
    } catch {
      // The error that ends the run is already reported.
    }
  }
}

/**
 * What the names of the variables begin with: not as the variables of inputs do, which a later job
 * would read.
 */
const PREFIX = 'AGENT_SERVER_'
/** GitLab's usual limits. It refuses a report beyond them as a whole. */
const MOST_VARIABLES = 20
const MOST_BYTES = 5_000

/** Outputs with one value. */
const SINGLE = OUTPUT_NAMES.filter((name) => !isJsonOutput(name))
/** What is written of each deployment of a manifest, the most useful first. */
const OF_EACH = ['url', 'deployment_id', 'revision_id'] as const satisfies readonly OutputName[]

/**
 * Characters with a meaning for a shell, for GitLab, which expands `$NAME` in a value, or for the
 * format.
 */
const SPECIAL = /[^\w.~:/?#@%+,=*[\]-]/gu

/**
 * Lines `NAME=value`, and the names of the variables that the file cannot hold.
 *
 * @param outputs Free of secrets.
 */
export function dotenvOf(outputs: Outputs): { text: string; omitted: readonly string[] } {
  const facts = JSON.parse(outputs.deployments || '{}') as Record<string, Outputs>
  const single = SINGLE.map((output) => variableOf(output, outputs))
  const each = OF_EACH.flatMap((output) =>
    Object.entries(facts).map(([key, of]) => variableOf(output, of, key))
  )
  const all = [...single, ...each].filter(({ value }) => value !== '')
  const lines: string[] = []
  const omitted: string[] = []
  for (const { name, value } of all) {
    const line = `${name}=${value}\n`
    const isTwice = all.filter((other) => other.name === name).length > 1
    const isFull =
      lines.length === MOST_VARIABLES || lines.join('').length + line.length >= MOST_BYTES
    if (value === undefined || isTwice || isFull) omitted.push(name)
    else lines.push(line)
  }
  return { text: lines.join(''), omitted }
}

/**
 * `AGENT_SERVER_URL`; of a deployment in a manifest `AGENT_SERVER_URL_SUPPORT`. Without a value if
 * none can be written.
 */
function variableOf(
  output: OutputName,
  of: Outputs,
  key?: string
): { name: string; value: string | undefined } {
  const ending = key === undefined ? '' : `_${key.replace(/[^A-Za-z0-9]/g, '_')}`
  const value = of[output] ?? ''
  // A URL stays the same when its characters are encoded. Another value cannot be encoded.
  const isUrl = output === 'url' || output === 'docs_url' || output === 'dashboard_url'
  const text = isUrl ? value.toWellFormed().replace(SPECIAL, encoded) : value
  return {
    name: `${PREFIX}${output}${ending}`.toUpperCase(),
    value: text.search(SPECIAL) < 0 ? text : undefined
  }
}

const encoded = (char: string) =>
  [...Buffer.from(char)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('')

/** Where events go that could not be written. */
interface EventParts {
  redactor: Pick<Redactor, 'redactAll'>
  clock: Pick<Clock, 'date'>
  warn: (text: string) => void
}

/**
 * Opens the file before anything is sent. A disk that is full later does not end a deploy.
 *
 * @throws UsageError
 */
export function openEventFile(path: string): (parts: EventParts) => Observe {
  const file = useFile('--events', path, 'written', () => openSync(path, 'w'))
  return ({ redactor, clock, warn }) => {
    let isBroken = false
    return (event, deployment) => {
      if (isBroken) return
      const { type, ...members } = shownEvent(event)
      const head = { type: `${type}.v${EVENT_VERSION}`, time: new Date(clock.date()).toISOString() }
      const shown = redactor.redactAll({
        ...(deployment !== undefined && { deployment }),
        ...members
      })
      try {
        writeSync(file, `${JSON.stringify({ ...head, ...shown })}\n`)
      } catch (error) {
        isBroken = true
        const { code = 'unknown' } = error as NodeJS.ErrnoException
        warn(`--events: no more events are written (${code}).`)
      }
    }
  }
}

/** Raised when a member changes its meaning or goes away; new members may come at any time. */
const EVENT_VERSION = 1

/** The event without what holds secrets or is as large as an answer of the service. */
function shownEvent(event: RunEvent): { type: string } & Record<string, unknown> {
  if (event.type === 'planned') return { type: event.type, plan: planFacts(shownPlan(event.plan)) }
  if (event.type !== 'deployment_read') return { ...event }
  const { id, name, source } = event.deployment
  return {
    type: event.type,
    deployment_id: id,
    name,
    source,
    url: shownUrl(event.deployment),
    ...shownRevisions(event.deployment)
  }
}
