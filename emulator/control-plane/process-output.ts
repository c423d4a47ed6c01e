/**
 * What agent processes print, by revision. In memory only; the oldest lines make room for new ones.
 */
import { stripVTControlCharacters } from 'node:util'
import type { RevisionRecord } from './records.js'

export interface OutputLine {
  /** Its number in the output of the revision; the first is 1. */
  number: number
  at: number
  level: string
  message: string
}

const MOST_LINES = 1_000
const LONGEST_LINE = 4_000

/** The level that a line names at its beginning: `INFO:` as well as `[info     ]`. */
const UPPER = 'DEBUG|INFO|WARN|WARNING|ERROR|CRITICAL|FATAL'
const LOWER = 'debug|info|warning|error|critical'
const LEVEL = new RegExp(String.raw`^.{0,60}?(?:\b(${UPPER})\b|\[(${LOWER}) *\])`)
const SYNONYMS: Record<string, string> = { WARN: 'WARNING', FATAL: 'CRITICAL' }

function levelOf(message: string): string {
  const [, upper, lower] = LEVEL.exec(message) ?? []
  const level = upper ?? lower?.toUpperCase() ?? 'INFO'
  return SYNONYMS[level] ?? level
}

/**
 * A level at the head of a line, or after a time. An entry of a log has it in a field of its own.
 */
const TIME = String.raw`[\d\s:.,TZ+-]*`
const HEAD = new RegExp(
  String.raw`^(${TIME})(?:\[(?:${LOWER}) *\]|\[?(?:${UPPER})\b *\]?:?)\s+(?=\S)`
)

/** The output of the processes, for the deploy logs. */
export class ProcessOutput {
  private readonly lines = new WeakMap<RevisionRecord, OutputLine[]>()

  add(revision: RevisionRecord, at: number, line: string): void {
    const lines = this.lines.get(revision) ?? []
    this.lines.set(revision, lines)
    const text = stripVTControlCharacters(line).slice(0, LONGEST_LINE)
    const number = (lines.at(-1)?.number ?? 0) + 1
    lines.push({ number, at, level: levelOf(text), message: text.replace(HEAD, '$1') })
    if (lines.length > MOST_LINES) lines.shift()
  }

  /** Oldest first. */
  of(revision: RevisionRecord): readonly OutputLine[] {
    return this.lines.get(revision) ?? []
  }
}
