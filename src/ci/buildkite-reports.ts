/** What a build of Buildkite gets of a run: masks, an annotation with the summary, and the outputs as meta-data. */
import { createHash } from 'node:crypto'
import type { CallAgent } from './buildkite-agent.js'
import type { CiReports } from './ci.js'

/** How long the agent may take to mask values, and for all reports at the end; in milliseconds. */
const MASK_MS = 10_000
const CLOSE_MS = 20_000
/** Limits of Buildkite, in bytes. */
const LARGEST_ANNOTATION = 1_048_576
const LARGEST_VALUE = 100_000
/** Calls of the agent at a time. */
const LANES = 4

export interface BuildkiteJob {
  environment: Readonly<Record<string, string | undefined>>
  /** The arguments of the command line. They hold no secrets. */
  args: readonly string[]
  agent: CallAgent
  warn: (message: string) => void
}

/** Reports of a job. A failure of the agent never fails the run: it is a warning, once for each kind of report. */
export function buildkiteReports({ environment, args, agent, warn }: BuildkiteJob): CiReports {
  const outputs = new Map<string, string>()
  const warned = new Set<string>()
  let summary = ''
  let waiting: string[] = []
  let masking: Promise<void> | undefined
  const report = async (what: string, call: readonly string[], input: string, timeoutMs: number) => {
    const problem = timeoutMs > 0 ? await agent(call, input, timeoutMs) : 'there was no time left'
    if (problem !== undefined && !warned.has(what))
      warn(`Buildkite did not take ${what}: ${problem}. The run continues.`)
    if (problem !== undefined) warned.add(what)
  }
  const sendMasks = async () => {
    while (waiting.length > 0) {
      const values = JSON.stringify(Object.fromEntries(waiting.map((value, i) => [`value_${i}`, value])))
      waiting = []
      await report(
        'the values to redact in the log of the job',
        ['redactor', 'add', '--format', 'json'],
        values,
        MASK_MS
      )
    }
    masking = undefined
  }
  return {
    mask: (piece) => {
      waiting.push(piece)
      // All values of one moment go in one call.
      masking ??= Promise.resolve().then(sendMasks)
    },
    output: (name, value) => {
      outputs.set(name, value)
    },
    summary: async (markdown) => {
      summary = markdown
    },
    close: async (succeeded) => {
      const until = performance.now() + CLOSE_MS
      const left = () => until - performance.now()
      await masking
      const body = annotationBody(summary)
      const annotate = [
        'annotate',
        '--style',
        succeeded ? 'success' : 'error',
        '--context',
        contextOf(environment, args)
      ]
      const calls = [
        ...(body === '' ? [] : [() => report('the annotation', annotate, body, left())]),
        ...metaData(outputs, environment).map(
          ([key, value]) =>
            () =>
              report('the meta-data', ['meta-data', 'set', key], value, left())
        )
      ]
      const lanes = Array.from({ length: LANES }, async () => {
        for (let call = calls.shift(); call !== undefined; call = calls.shift()) await call()
      })
      await Promise.all(lanes)
    }
  }
}

/** The step as its author calls it, so that another step can read its outputs. */
const stepOf = ({ BUILDKITE_STEP_KEY }: BuildkiteJob['environment']) => BUILDKITE_STEP_KEY || 'deploy-agent-server'

/** A value is never empty, and limited in size. */
function metaData(outputs: ReadonlyMap<string, string>, environment: BuildkiteJob['environment']): [string, string][] {
  return [...outputs]
    .filter(([, value]) => value.trim() !== '' && Buffer.byteLength(value) <= LARGEST_VALUE)
    .map(([name, value]) => [`${stepOf(environment)}:${name}`, value])
}

/** The same for a retry of the job, which replaces its annotation, and another for each command of a step. */
function contextOf(
  { BUILDKITE_STEP_ID = '', BUILDKITE_STEP_KEY = '' }: BuildkiteJob['environment'],
  args: readonly string[]
): string {
  const identity = JSON.stringify([BUILDKITE_STEP_ID || BUILDKITE_STEP_KEY, ...args])
  return `deploy-agent-server-${createHash('sha256').update(identity).digest('hex').slice(0, 16)}`
}

/** A text without its blocks of mermaid, and the blank lines after them. */
function withoutPictures(text: string): string {
  let fence: string | undefined
  let isAfter = false
  const kept = text.split('\n').filter((line) => {
    if (fence !== undefined) {
      isAfter = line === fence
      if (isAfter) fence = undefined
      return false
    }
    fence = /^(`{3,})mermaid$/.exec(line)?.[1]
    isAfter &&= line === ''
    return fence === undefined && !isAfter
  })
  return kept.join('\n')
}

/** The summary without the pictures that only GitHub draws, cut at the end of a line to what Buildkite takes. */
function annotationBody(summary: string): string {
  const text = withoutPictures(summary)
  if (Buffer.byteLength(text) <= LARGEST_ANNOTATION) return text
  const end = '\n\nThe rest is in the log of the job.\n'
  const cut = Buffer.from(text)
    .subarray(0, LARGEST_ANNOTATION - end.length)
    .toString('utf8')
  return `${cut.slice(0, cut.lastIndexOf('\n'))}${end}`
}
