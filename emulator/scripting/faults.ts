/** Scripted faults: the kinds, their short form, and which request gets which. It knows nothing of HTTP. */
import * as z from 'zod'
import { didYouMean } from '../../src/text/did-you-mean.js'
import { DURATION } from '../duration.js'
import { firstProblem, OptionError, sentence } from '../option-error.js'
import { Times } from './outcomes.js'
import { parsePhrase } from './phrase.js'
import { Scripted } from './queue.js'

const FAULT_KINDS = ['status', 'drop', 'truncate', 'garbage', 'wrong-type', 'slow', 'hang', 'redirect'] as const
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', '*'] as const

/** Any other word would match no request, and a rehearsal with it would prove nothing. */
function notAMethod(word: unknown): string | undefined {
  if (typeof word !== 'string') return undefined
  const mend = didYouMean(word.toUpperCase(), METHODS) || ` Use ${METHODS.join(', ')}.`
  return `${JSON.stringify(word)} is no HTTP method.${mend}`
}

/** A fault as JSON. */
export const Fault = z
  .strictObject({
    method: z.enum(METHODS, { error: ({ input }) => notAMethod(input) }).describe('Method, or * for any.'),
    path: z
      .string()
      .regex(/^(\/|\*)/, 'must begin with / or *')
      .describe('Path; * stands for one segment, ** for any number of them.'),
    kind: z
      .enum(FAULT_KINDS)
      .describe('What goes wrong. truncate, garbage and wrong-type apply the request and spoil the answer.'),
    status: z
      .int()
      .min(300, 'must be from 300 to 599')
      .max(599, 'must be from 300 to 599')
      .optional()
      .describe('Of the kinds status and redirect.'),
    when: z.enum(['before', 'after']).optional().describe('Before (default) or after the request is applied.'),
    retry_after: z
      .union([z.int().min(0), z.string().regex(/^date:\d{1,9}$/, 'must be seconds, or date:SECONDS')])
      .optional()
      .describe('Seconds; date:SECONDS sends them as an HTTP date.'),
    delay: z.string().regex(DURATION, 'must be a duration').optional().describe('Of the kind slow. Unset: 1s.'),
    location: z.string().optional().describe('Of the kind redirect.'),
    body: z.string().optional().describe('Sent unchanged, instead of the usual body of the fault.'),
    times: Times.optional(),
    skip: z.int('must be a whole number').min(0).optional().describe('So many matching requests pass first.')
  })
  .meta({ id: 'EmulatorFault' })
export type Fault = z.infer<typeof Fault>

const HOW =
  'Use METHOD PATH FAULT [times=N|always] [skip=N]. FAULT is a status such as 503 or 503-after, or one of drop, drop-after, truncate, garbage, wrong-type, slow, slow-after, hang, hang-after, redirect.'

/** A fault from `POST /v2/deployments drop-after times=1`. */
export function parseFault(text: string): Fault {
  const { words, settings } = parsePhrase(text)
  const [method, path, what] = words
  if (words.length !== 3 || what === undefined) throw new OptionError(`"${text}" is not a fault. ${HOW}`)
  const [, name, when] = /^(.*?)(?:-(before|after))?$/.exec(what) ?? []
  const isStatus = /^\d{3}$/.test(name ?? '')
  if (!isStatus && !(FAULT_KINDS as readonly string[]).includes(name ?? '')) {
    throw new OptionError(`"${what}" is not a fault.${didYouMean(what, FAULT_KINDS)} ${HOW}`)
  }
  const kind = isStatus ? { kind: 'status', status: Number(name) } : { kind: name }
  const result = Fault.safeParse({ method, path, ...kind, ...(when === undefined ? {} : { when }), ...settings })
  if (result.success) return result.data
  throw new OptionError(`"${text}": ${sentence(firstProblem(result.error))} ${HOW}`)
}

const SPECIAL = /[.+?^${}()|[\]\\]/g

function pathPattern(path: string): RegExp {
  const source = path.replace(SPECIAL, '\\$&').replaceAll('**', '\0').replaceAll('*', '[^/]+').replaceAll('\0', '.*')
  return new RegExp(`^${source}$`)
}

/** The faults still to come. A request gets the first one that matches. */
export class Faults extends Scripted<Fault> {
  private readonly patterns = new Map<string, RegExp>()

  /** The fault of this request: the first one that matches and has let enough requests pass. */
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
