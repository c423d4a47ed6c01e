/** The runner of the command line: the log on standard error, outputs kept for the result. */
import type { OutputName } from '../../action-names.js'
import { type CiReports, NO_REPORTS } from '../../adapters/ci/ci.js'
import { messageOf } from '../../errors.js'
import { redactOutput } from '../../masking/redact-output.js'
import type { Redactor } from '../../masking/redactor.js'
import type { Runner, ShownFailure } from '../../ports.js'
import { escapeCommands } from '../../text/sanitize.js'
import { type Inputs, nameFlags } from '../flags/input-flags.js'
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

const STYLES = { dim: 2, red: 31, yellow: 33 } as const

/** Makes the runner. Whatever it prints is redacted and holds no control sequences of others. */
export function createConsoleRunner(options: ConsoleOptions): ConsoleRunner {
  const { screen, redactor, inputs, givenBy = {}, level, color, writeOutputs } = options
  let reports: CiReports = NO_REPORTS
  const outputs: Outputs = {}
  let failure: ShownFailure | undefined
  const styled = (text: string, style: keyof typeof STYLES) =>
    color ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text
  // A secret is recognized by its exact text, so flags are named after it is redacted.
  const clean = (text: string) => escapeCommands(nameFlags(redactor.redact(text), givenBy))
  const info: Runner['info'] = (text, what) => {
    if (level !== 'quiet' || what?.isFailure) screen.print(clean(text))
  }
  const problem = (kind: 'error' | 'warning', label: string, text: string) =>
    screen.print(reports.annotation?.(kind, clean(text)) ?? `${label} ${clean(text)}`)
  const warning = (text: string) => problem('warning', styled('Warning:', 'yellow'), text)
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
      if (level === 'verbose') screen.print(styled(clean(text), 'dim'))
    },
    warning,
    error: (text, shown = { what: text, facts: [], fix: [] }) => {
      failure = mapTexts(shown, clean)
      problem('error', styled('Error:', 'red'), text)
    },
    hasToldError: () => failure !== undefined,
    group: (title, text, what) => {
      if (reports.group === undefined && what?.isDetail && level !== 'verbose') info(title)
      else if (reports.group === undefined) info(`${title}\n${text.replace(/^(?=.)/gm, '  ')}`)
      else if (level !== 'quiet') {
        // The title says whose words the text is in.
        const [shown = '', ...lines] = clean(`${title}\n${text}`).split('\n')
        screen.print(reports.group(shown, lines.join('\n')))
      }
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
