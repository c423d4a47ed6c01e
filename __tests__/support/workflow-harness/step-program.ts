import { type Program, type ProgramEnd, runProgram } from './child-process.js'
import type { StepUnderWay } from './step-under-way.js'

/** Runs a program as part of a step: its lines go to the step's log, and cancelling the run cancels it. */
export function runStepProgram(
  { state, log }: StepUnderWay,
  program: Pick<Program, 'command' | 'args' | 'cwd' | 'env'>
): Promise<ProgramEnd> {
  const { signal, stepLimitMs = 60_000, onLine } = state.run.options
  return runProgram({
    ...program,
    onLine: (line, afterReturn) => {
      log.write(line, afterReturn)
      onLine?.(line)
    },
    signal,
    limitMs: stepLimitMs
  })
}
