import { type Command, isOrdinary, isResume, parseCommand } from './commands.js'
import type { Masks } from './masks.js'
import type { Annotation } from './results.js'

/**
 * The log of one step: obeys the workflow commands in what is printed, and keeps the rest as GitHub
 * shows it.
 */
export class StepLog {
  readonly annotations: Annotation[] = []
  readonly violations: string[] = []
  private readonly lines: string[] = []
  private stopToken: string | undefined

  constructor(private readonly masks: Masks) {}

  /** Everything shown so far. */
  get text(): string {
    return this.lines.join('\n')
  }

  /**
   * Takes a line of output. `afterReturn`: only a carriage return parts it from the text before.
   */
  write(line: string, afterReturn = false): void {
    if (this.stopToken !== undefined) {
      if (isResume(line, this.stopToken)) this.stopToken = undefined
      else this.show(line)
      return
    }
    const command = parseCommand(line)
    if (command === undefined) {
      this.show(line)
      return
    }
    if (afterReturn || !isOrdinary(command)) this.violations.push(this.masks.apply(line))
    this.obey(command)
  }

  /** A message of the runner itself. */
  annotate(level: Annotation['level'], message: string): void {
    this.obey({ name: level, properties: {}, data: message, plain: true })
  }

  private obey({ name, properties, data }: Command): void {
    switch (name) {
      case 'add-mask':
        this.masks.add(data)
        this.show('::add-mask::***')
        break
      case 'stop-commands':
        this.stopToken = data
        break
      case 'error':
      case 'warning':
      case 'notice':
        this.annotations.push({ level: name, message: this.masks.apply(data), properties })
        this.show(`##[${name}]${data}`)
        break
      case 'group':
        this.show(`##[group]${data}`)
        break
      case 'endgroup':
        this.show('##[endgroup]')
        break
    }
  }

  /**
   * Masks the values that are registered so far: a value that is registered later has been shown.
   */
  private show(text: string): void {
    this.lines.push(this.masks.apply(text))
  }
}
