/** The runner of the command line, which prints to a screen that keeps all of it. */
import { NO_REPORTS } from '../../src/adapters/ci/ci.js'
import { COMMANDS } from '../../src/cli/commands/index.js'
import { type ConsoleRunner, createConsoleRunner } from '../../src/cli/console/console-runner.js'
import { jsonResult } from '../../src/cli/console/result.js'
import { createScreen } from '../../src/cli/console/screen.js'
import type { Redactor } from '../../src/masking/redactor.js'
import type { Runner } from '../../src/ports.js'
import type { Printed } from './played.js'

/** What its lines begin with. */
const LEVELS = { 'Error: ': 'error', 'Warning: ': 'warning' } as const

/** What becomes of what it is given: texts by their level, outputs and summary. */
export type Kept = Pick<Runner, 'output' | 'summary'> & {
  print: (level: Printed['printed'][number]['level'], text: string) => void
}

/** Makes the runner. @param inputs Texts of all inputs, by name. */
export function commandLineRunner(
  inputs: Record<string, string>,
  kept: Kept,
  redactor: Redactor
): ConsoleRunner {
  const write = (line: string) => {
    const text = line.replace(/\n$/, '')
    const [label = '', level = 'info'] =
      Object.entries(LEVELS).find(([begin]) => text.startsWith(begin)) ?? []
    kept.print(level, text.slice(label.length))
  }
  const { output, summary } = kept
  const screen = createScreen({ write }, { isLive: false })
  const runner = createConsoleRunner({ screen, redactor, inputs, level: 'verbose', color: false })
  runner.reportTo({ ...NO_REPORTS, output, summary })
  return runner
}

/**
 * What goes to standard output, in both forms.
 * @throws if the outputs do not have the form of a result.
 */
export function resultOf(runner: ConsoleRunner, command: string, succeeded: boolean): string {
  const outputs = runner.outputs()
  const text = succeeded ? (COMMANDS[command]?.textOf?.(outputs) ?? '') : ''
  return `${text}\n${JSON.stringify(jsonResult(outputs))}`
}
