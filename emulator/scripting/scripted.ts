/**
 * What is scripted: entries of one kind, each written as a
 * map or in a short form, and which of them applies next.
 */
import * as z from 'zod'
import { firstProblem, OptionError, sentence } from '../option-error.js'

export const DeploymentName = z.string().min(1, 'must be the name of a deployment')
export const RevisionNumber = z
  .int('must be a whole number')
  .min(1, 'must be a whole number from 1')

/** Whether something scripted is for this revision of this deployment. */
export function isOf(
  scripted: { deployment?: string | undefined; revision?: number | undefined },
  deployment: string,
  revision: number
): boolean {
  return (
    (scripted.deployment ?? deployment) === deployment &&
    (scripted.revision ?? revision) === revision
  )
}

const HOW_OFTEN = 'must be a whole number from 1, or always'
export const Times = z
  .union([z.int(HOW_OFTEN).min(1, HOW_OFTEN), z.literal('always')], { error: HOW_OFTEN })
  .describe('How many times it applies. Unset: once.')

type Settings = Readonly<Record<string, string | number>>

/** How entries of one kind are written. */
export interface Form<T> {
  schema: z.ZodType<T>
  /**
   * The fields that the words of the short form mean.
   * @throws OptionError for words that mean nothing.
   */
  fieldsOf: (words: readonly string[], settings: Settings) => object
  /** How to write the short form. */
  how: string
  /**
   * For entries that apply from now on, instead of a number
   * of times: whether one takes the place of another.
   */
  replaces?: (entry: T, other: T) => boolean
}

const NUMERIC: ReadonlySet<string> = new Set(['times', 'skip', 'revision', 'retry_after'])

/**
 * Splits `POST /v2/deployments 429 retry-after=2` into words
 * and settings; `-` in the name of a setting becomes `_`.
 */
function splitPhrase(text: string): { words: string[]; settings: Settings } {
  const words: string[] = []
  const settings: Record<string, string | number> = {}
  for (const part of text.trim().split(/\s+/).filter(Boolean)) {
    const [, name, value] = /^([a-z][a-z-]*)=(.*)$/.exec(part) ?? []
    if (name === undefined || value === undefined) {
      words.push(part)
      continue
    }
    const key = name.replaceAll('-', '_')
    settings[key] = NUMERIC.has(key) && /^\d{1,9}$/.test(value) ? Number(value) : value
  }
  return { words, settings }
}

/** An entry from its short form. @throws OptionError, in one line. */
export function parseShort<T>(text: string, { schema, fieldsOf, how }: Form<T>): T {
  const { words, settings } = splitPhrase(text)
  const result = schema.safeParse({ ...fieldsOf(words, settings), ...settings })
  if (result.success) return result.data
  const [issue] = result.error.issues
  // A rule of our own names the word itself.
  if (issue?.code === 'custom') throw new OptionError(issue.message)
  throw new OptionError(`"${text}": ${sentence(firstProblem(result.error))} ${how}`)
}

/** Settings that have no short form. */
const UNWRITTEN: ReadonlySet<string> = new Set(['log', 'body'])

/** The short form again: words, then `name=value` for each setting that has one. */
export function writeShort(words: readonly string[], settings: object): string {
  const isWritten = ([name, value]: [string, unknown]) =>
    value !== undefined && !UNWRITTEN.has(name)
  const written = Object.entries(settings)
    .filter(isWritten)
    .map(([name, value]) => `${name.replaceAll('_', '-')}=${value}`)
  return [...words, ...written].join(' ')
}

/** How often an entry applies. Unset: once. */
interface Repeated {
  times?: number | 'always' | undefined
  /** So many pass first. */
  skip?: number | undefined
}

/** Entries of one kind that still apply. */
export class Scripted<T extends object> {
  private entries: { what: T & Repeated; left: number; skip: number }[] = []

  constructor(readonly form: Form<T>) {}

  /** Adds an entry, also in its short form. @throws OptionError */
  add(entry: string | T): void {
    const what: T & Repeated = typeof entry === 'string' ? parseShort(entry, this.form) : entry
    const { replaces } = this.form
    if (replaces !== undefined)
      this.entries = this.entries.filter((other) => !replaces(what, other.what))
    const { times = replaces === undefined ? 1 : 'always', skip = 0 } = what
    this.entries.push({ what, left: times === 'always' ? Number.POSITIVE_INFINITY : times, skip })
  }

  clear(): void {
    this.entries = []
  }

  /** The entries that still apply, with how often. */
  list(): T[] {
    if (this.form.replaces !== undefined) return this.entries.map(({ what }) => what)
    return this.entries.map(({ what, left, skip }) => ({
      ...what,
      ...(what.skip !== undefined && { skip }),
      times: Number.isFinite(left) ? left : ('always' as const)
    }))
  }

  /**
   * The first entry that matches and has let enough pass.
   * It is removed once it was taken as often as it applies.
   */
  take(fits: (what: T) => boolean): T | undefined {
    for (const entry of this.entries) {
      if (!fits(entry.what)) continue
      if (entry.skip > 0) {
        entry.skip -= 1
        continue
      }
      entry.left -= 1
      if (entry.left <= 0) this.entries = this.entries.filter((other) => other !== entry)
      return entry.what
    }
    return undefined
  }

  /** The entry that was added last among those that match. */
  latest(fits: (what: T) => boolean): T | undefined {
    return this.entries.findLast(({ what }) => fits(what))?.what
  }
}
