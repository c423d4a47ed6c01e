/** Faults that a request may meet: what they are, how they are written, and which request meets which. No HTTP in here. */
import * as z from 'zod'
import { DURATION } from '../duration.js'
import { firstProblem, OptionError } from '../option-error.js'
import { Times } from './outcomes.js'
import { parsePhrase } from './phrase.js'
import { Scripted } from './queue.js'

const FAULT_KINDS = ['status', 'drop', 'truncate', 'garbage', 'wrong-type', 'slow', 'hang', 'redirect'] as const

/** A fault that requests meet, as JSON says it. */
export const Fault = z
  .strictObject({
    method: z
      .string()
      .regex(/^(\*|[A-Z]+)$/, 'must be a method in capitals, or *')
      .describe('Method, or * for any.'),
    path: z
      .string()
      .regex(/^(\/|\*)/, 'must begin with / or *')
      .describe('Path; * stands for one segment, ** for any number of them.'),
    kind: z
      .enum(FAULT_KINDS)
      .describe('What goes wrong. truncate, garbage and wrong-type spoil the answer after acting.'),
    status: z
      .int()
      .min(300, 'must be from 300 to 599')
      .max(599, 'must be from 300 to 599')
      .optional()
      .describe('Of the kinds status and redirect.'),
    when: z.enum(['before', 'after']).optional().describe('Before (default) or after the request is acted upon.'),
    retry_after: z
      .union([z.int().min(0), z.string().regex(/^date:\d{1,9}$/, 'must be seconds, or date:SECONDS')])
      .optional()
      .describe('Seconds; date:SECONDS sends them as an HTTP date.'),
    delay: z.string().regex(DURATION, 'must be a duration').optional().describe('Of the kind slow; 1s when not given.'),
    location: z.string().optional().describe('Of the kind redirect.'),
    body: z.string().optional().describe('Sent as it is, instead of the usual body of that fault.'),
    times: Times.optional(),
    skip: z.int('must be a whole number').min(0).optional().describe('Let so many matching requests through first.')
  })
  .meta({ id: 'EmulatorFault' })
export type Fault = z.infer<typeof Fault>

const HOW =
  'write METHOD PATH FAULT [times=N|always] [skip=N] with FAULT one of a status such as 503 or 503-after, drop-before, drop-after, truncate, garbage, wrong-type, slow, slow-after, hang, hang-after, redirect'

/** A fault from `POST /v2/deployments drop-after times=1`. */
export function parseFault(text: string): Fault {
  const { words, settings } = parsePhrase(text)
  const [method, path, what] = words
  if (words.length !== 3 || what === undefined) throw new OptionError(`"${text}": ${HOW}`)
  const [, name, when] = /^(.*?)(?:-(before|after))?$/.exec(what) ?? []
  const isStatus = /^\d{3}$/.test(name ?? '')
  if (!isStatus && !(FAULT_KINDS as readonly string[]).includes(name ?? '')) {
    throw new OptionError(`"${text}": ${what} is no fault; ${HOW}`)
  }
  const kind = isStatus ? { kind: 'status', status: Number(name) } : { kind: name }
  const result = Fault.safeParse({ method, path, ...kind, ...(when === undefined ? {} : { when }), ...settings })
  if (result.success) return result.data
  throw new OptionError(`"${text}": ${firstProblem(result.error)}; ${HOW}`)
}

const SPECIAL = /[.+?^${}()|[\]\\]/g

function pathPattern(path: string): RegExp {
  const source = path.replace(SPECIAL, '\\$&').replaceAll('**', '\0').replaceAll('*', '[^/]+').replaceAll('\0', '.*')
  return new RegExp(`^${source}$`)
}

/** The faults still to come. The first that matches a request is the one it meets. */
export class Faults extends Scripted<Fault> {
  private readonly patterns = new Map<string, RegExp>()

  /** The fault that this request meets: the first that matches and has skipped all it shall. */
  met(method: string, path: string): Fault | undefined {
    return this.take((fault) => (fault.method === '*' || fault.method === method) && this.pattern(fault).test(path))
  }

  override clear(): void {
    super.clear()
    this.patterns.clear()
  }

  private pattern({ path }: Fault): RegExp {
    let pattern = this.patterns.get(path)
    if (pattern === undefined) {
      pattern = pathPattern(path)
      this.patterns.set(path, pattern)
    }
    return pattern
  }
}
