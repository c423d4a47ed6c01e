/** The runner of the command line: the log on standard error, outputs kept for the result. */
import type { OutputName } from '../../action-names.js'
import { type CiReports, NO_REPORTS } from '../../adapters/ci/ci.js'
import { messageOf } from '../../errors.js'
import { redactOutput } from '../../masking/redact-output.js'
import type { Redactor } from '../../masking/redactor.js'
import type { Runner, ShownFailure, Tone } from '../../ports.js'
import { escapeCommands } from '../../text/sanitize.js'
import { type Inputs, nameFlags } from '../flags/input-flags.js'
import { createPaint, type Style } from './colors.js'
import { mapTexts } from './result.js'
import type { Screen } from './screen.js'
import type { Outputs, WriteOutputs } from './written-files.js'

export interface ConsoleOptions {
  screen: Screen
  redactor: Redactor
  inputs: Inputs
  /** The flag or the variable that gave each input. */
  givenBy?: Inputs
  /** `quiet`: warnings and errors. `verbose`: each request, too. */
  level: 'quiet' | 'normal' | 'verbose'
  color: boolean
  writeOutputs?: WriteOutputs | undefined
}

export type ConsoleRunner = Runner & {
  /** Reports to this CI system from now on. */
  reportTo: (reports: CiReports) => void
  /** Whether the run has reported a failure. */
  hasToldError: () => boolean
  /** The outputs so far, without secrets. */
  outputs: () => Outputs
  /** Why the run failed, without secrets. */
  failure: () => ShownFailure | undefined
}

const TONES: Readonly<Record<Tone, Style>> = { success: 'green', failure: 'red', aside: 'dim' }

/** Makes the runner. Whatever it prints is redacted and holds no control sequences of others. */
export function createConsoleRunner(options: ConsoleOptions): ConsoleRunner {
  const { screen, redactor, inputs, givenBy = {}, level, color, writeOutputs } = options
  let reports: CiReports = NO_REPORTS
  const outputs: Outputs = {}
  let failure: ShownFailure | undefined
  const paint = createPaint(color)
  // A secret is recognized by its exact text, so flags are named after it is redacted.
  const clean = (text: string) => escapeCommands(nameFlags(redactor.redact(text), givenBy))
  const info: Runner['info'] = (text, what) => {
    const { isFailure = false, tone } = what ?? {}
    if (level !== 'quiet' || isFailure) screen.print(paint(clean(text), tone && TONES[tone]))
  }
  const problem = (kind: 'error' | 'warning', label: string, text: string) =>
    screen.print(reports.annotation?.(kind, clean(text)) ?? `${label} ${clean(text)}`)
  const warning = (text: string) => problem('warning', paint('Warning:', 'yellow'), text)
  return {
    reportTo: (to) => {
      reports = to
    },
    input: (name) => inputs[name as keyof Inputs] ?? '',
    mask: (value, how) => {
      for (const piece of redactor.add(value, how)) reports.mask(piece)
    },
    info,
    // The line of the deployment shows it, and its log, once it has ended.
    progress: (text) => {
      if (!screen.isLive) info(text)
    },
    notice: info,
    debug: (text) => {
      if (level === 'verbose') screen.print(paint(clean(text), 'dim'))
    },
    warning,
    error: (text, shown = { what: text, facts: [], fix: [] }) => {
      failure = mapTexts(shown, clean)
      problem('error', paint('Error:', 'red'), text)
    },
    hasToldError: () => failure !== undefined,
    group: (title, text, { isDetail = false, tone } = {}) => {
      if (reports.group !== undefined) {
        if (level === 'quiet') return
        // The title says whose words the text is in.
        const [shown = '', ...lines] = clean(`${title}\n${text}`).split('\n')
        return screen.print(reports.group(shown, lines.join('\n')))
      }
      info(title, { tone })
      if (!isDetail || level === 'verbose') info(text.replace(/^(?=.)/gm, '  '))
    },
    output: (name: OutputName, value) => {
      const shown = redactOutput(name, value, redactor)
      outputs[name] = shown
      writeOutputs?.(outputs, warning)
      reports.output(name, shown)
    },
    outputs: () => outputs,
    failure: () => failure,
    summary: async (markdown) => {
      try {
        await reports.summary(nameFlags(markdown, givenBy))
      } catch (error) {
        warning(`The job summary could not be written: ${messageOf(error)}`)
      }
    }
  }
}
