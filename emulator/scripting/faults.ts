/** Scripted faults: what goes wrong with which requests. It knows nothing of HTTP. */
import * as z from 'zod'
import { didYouMean } from '../../src/text/did-you-mean.js'
import { Duration } from '../duration.js'
import { OptionError } from '../option-error.js'
import { type Form, parseShort, Times, writeShort } from './scripted.js'

const FAULT_KINDS = [
  'status',
  'drop',
  'truncate',
  'garbage',
  'wrong-type',
  'slow',
  'hang',
  'redirect'
] as const
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
    method: z
      .enum(METHODS, { error: ({ input }) => notAMethod(input) })
      .describe('Method, or * for any.'),
    path: z
      .string()
      .regex(/^(\/|\*)/, 'must begin with / or *')
      .describe('Path; * stands for one segment, ** for any number of them.'),
    kind: z
      .enum(FAULT_KINDS)
      .describe(
        'What goes wrong. truncate, garbage and wrong-type apply the request and spoil the answer.'
      ),
    status: z
      .int()
      .min(300, 'must be from 300 to 599')
      .max(599, 'must be from 300 to 599')
      .optional()
      .describe('Of the kinds status and redirect.'),
    when: z
      .enum(['before', 'after'])
      .optional()
      .describe('Before (default) or after the request is applied.'),
    retry_after: z
      .union([
        z.int().min(0),
        z.string().regex(/^date:\d{1,9}$/, 'must be seconds, or date:SECONDS')
      ])
      .optional()
      .describe('Seconds; date:SECONDS sends them as an HTTP date.'),
    delay: Duration.optional().describe('Of the kind slow. Unset: 1s.'),
    location: z.string().optional().describe('Of the kind redirect.'),
    body: z.string().optional().describe('Sent unchanged, instead of the usual body of the fault.'),
    times: Times.optional(),
    skip: z
      .int('must be a whole number')
      .min(0)
      .optional()
      .describe('So many matching requests pass first.')
  })
  .meta({ id: 'EmulatorFault' })
export type Fault = z.infer<typeof Fault>

const HOW =
  'Use METHOD PATH FAULT [times=N|always] [skip=N]. FAULT is a status such as 503 or ' +
  '503-after, or one of drop, drop-after, truncate, garbage, wrong-type, slow, slow-after, ' +
  'hang, hang-after, redirect.'

/** Faults apply in their order; a request gets the first one that matches. */
export const FAULT: Form<Fault> = {
  schema: Fault,
  how: HOW,
  fieldsOf(words) {
    const [method, path, what] = words
    if (words.length !== 3 || what === undefined) {
      throw new OptionError(`"${words.join(' ')}" is not a fault. ${HOW}`)
    }
    const [, name = '', when] = /^(.*?)(?:-(before|after))?$/.exec(what) ?? []
    const isStatus = /^\d{3}$/.test(name)
    if (!isStatus && !(FAULT_KINDS as readonly string[]).includes(name)) {
      throw new OptionError(`"${what}" is not a fault.${didYouMean(what, FAULT_KINDS)} ${HOW}`)
    }
    const kind = isStatus ? { kind: 'status', status: Number(name) } : { kind: name }
    return { method, path, ...kind, ...(when !== undefined && { when }) }
  }
}

/** A fault from `POST /v2/deployments drop-after times=1`. */
export const parseFault = (text: string): Fault => parseShort(text, FAULT)

/** `503`, `drop-after`: what goes wrong, as in the short form. */
export function faultName({ kind, status, when }: Fault): string {
  const what = kind === 'status' ? String(status ?? 503) : kind
  return when === undefined ? what : `${what}-${when}`
}

/** `POST /v2/deployments drop-after times=3` */
export function writeFault(fault: Fault): string {
  const { method, path, kind: _kind, status: _status, when: _when, ...settings } = fault
  return writeShort([method, path, faultName(fault)], settings)
}

const SPECIAL = /[.+?^${}()|[\]\\]/g

/** Whether a fault is one for this request. */
export function isFaultOf(
  { method, path }: Fault,
  request: { method: string; path: string }
): boolean {
  const source = path
    .replace(SPECIAL, '\\$&')
    .replaceAll('**', '\0')
    .replaceAll('*', '[^/]+')
    .replaceAll('\0', '.*')
  return (
    (method === '*' || method === request.method) && new RegExp(`^${source}$`).test(request.path)
  )
}
