/** The log of the demo: what each step is, what goes into it, and what its run prints. */
import { verdictOf } from '../../contract/status.js'
import { capitalized, shortenDigests } from '../../text/format.js'
import { type Paint, type Style, styleOfVerdict } from '../console/colors.js'
import { wrapText } from '../console/wrap.js'
import type { DemoStep } from './demo-steps.js'

const BAR = '   │ '

/** Lines that say the same in every step. */
const REPEATED = /^(?:Control plane |Deployment ")/
const STATUS = /^ +(?<time>\d+:\d\d) {2}(?<status>\w+)$/
const COMMAND = /^::(?<level>error|warning|notice|group|endgroup|add-mask|debug)[^:]*::(?<text>.*)$/

const LEVEL_STYLES: Readonly<Record<string, Style>> = { error: 'red', warning: 'yellow' }

interface LogParts {
  print: (text: string) => void
  paint: Paint
  /** Of the terminal; infinite where nothing breaks a line. */
  width: number
  isVerbose: boolean
}

export class DemoLog {
  /** Statuses that were not printed yet: those of one rollout share a line. */
  private statuses: string[] = []
  /** URLs that were printed. */
  private readonly urls = new Set<string>()

  constructor(private readonly parts: LogParts) {}

  /** Prints the title of a step, and its inputs that differ from those of the step before it. */
  begin(place: string, step: DemoStep, before: DemoStep | undefined): void {
    const { paint, isVerbose } = this.parts
    this.parts.print(paint(`${place}  ${step.title}`, 'bold'))
    const inputsBefore = isVerbose ? {} : (before?.inputs ?? {})
    for (const [name, value] of Object.entries(step.inputs)) {
      if (inputsBefore[name] === value) continue
      const masked = name === 'secrets' ? value.replaceAll(/=.*/g, '=***') : value
      this.indented(`${name}: ${shortenDigests(masked.trim().replaceAll('\n', ', '))}`)
    }
  }

  /**
   * Prints a line of the log of the step as a runner shows it: without masks, annotations with
   * their level.
   */
  line(text: string): void {
    const { level = '', text: message = '' } = COMMAND.exec(text)?.groups ?? {}
    if (level === 'add-mask' || level === 'debug' || level === 'endgroup') return
    if (level === '') return this.plainLine(text)
    // The control plane ends with the demo: a command that reads from it would fail.
    const [lasting = ''] = decoded(message).split(' Read the whole log with ')
    const [first = '', ...others] = lasting.split('\n')
    const style = LEVEL_STYLES[level]
    this.barred(
      level === 'group' ? first : `${this.parts.paint(`${capitalized(level)}:`, style)} ${first}`
    )
    for (const line of others) this.barred(`  ${line}`)
  }

  output(name: string, value: string): void {
    this.indented(`→ ${name}=${value}`)
  }

  private plainLine(text: string): void {
    if (this.parts.isVerbose) return this.barred(text)
    const { time, status } = STATUS.exec(text)?.groups ?? {}
    if (time !== undefined && status !== undefined) {
      const style = styleOfVerdict(verdictOf(status))
      this.statuses.push(`${time} ${this.parts.paint(status, style)}`)
      return
    }
    const isRepeated = REPEATED.test(text) || this.urls.has(text)
    if (text.startsWith('URL ')) this.urls.add(text)
    if (!isRepeated) this.barred(text)
  }

  private printStatuses(): void {
    const { statuses } = this
    this.statuses = []
    if (statuses.length > 0) this.barred(`  ${statuses.join(' → ')}`)
  }

  private barred(text: string): void {
    const { print, paint, width } = this.parts
    this.printStatuses()
    for (const line of wrapText(text, width - BAR.length).split('\n'))
      print(`${paint(BAR, 'dim')}${line}`)
  }

  private indented(text: string): void {
    const { print, width } = this.parts
    print(wrapText(`   ${text}`, width))
  }
}

/** Returns the text of a workflow command. */
function decoded(text: string): string {
  return text.replaceAll('%0A', '\n').replaceAll('%0D', '').replaceAll('%25', '%')
}
