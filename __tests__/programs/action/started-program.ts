/** The program under test as a process that a test can signal, and the files that it leaves. */
import type { ChildProcess } from 'node:child_process'
import { type ProcessEnd, type ProcessRun, runProcess } from '../../support/program-process.js'
import { parsePairs } from '../../support/workflow-harness/step-files.js'

export interface StartedRun extends Pick<ProcessRun, 'inputs' | 'variables' | 'cwd'> {
  /** Called for each line; what it returns is sent to the process as a signal. */
  onLine?: (line: string) => NodeJS.Signals | undefined
  /** Called once the process has been started. */
  onStart?: (kill: (signal: NodeJS.Signals) => void) => void
}

export interface StartedResult extends ProcessEnd {
  /** From the first signal to the end, in milliseconds. */
  endedAfterMs: number
}

/** Runs the program and signals it when a line of its log says so. */
export async function startProgram({
  onLine,
  onStart,
  ...run
}: StartedRun): Promise<StartedResult> {
  let signalledAt = Number.NaN
  const kill = (child: ChildProcess, signal: NodeJS.Signals) => {
    if (Number.isNaN(signalledAt)) signalledAt = performance.now()
    child.kill(signal)
  }
  const end = await runProcess({
    ...run,
    onStart: (child) => onStart?.((signal) => kill(child, signal)),
    onLine: (line, child) => {
      const signal = onLine?.(line)
      if (signal !== undefined) kill(child, signal)
    }
  })
  return { ...end, endedAfterMs: performance.now() - signalledAt }
}

/** The outputs in a runner's file, as the runner reads it: strictly, line by line. */
export const readOutputs = (file: string) => parsePairs(file, 'output')
