/** The runner behind its toolkit: the one file that imports @actions/core. */
import { appendFileSync } from 'node:fs'
import * as core from '@actions/core'
import { redactOutput } from '../../masking/redact-output.js'
import { createRedactor, type Redactor } from '../../masking/redactor.js'
import type { Runner } from '../../ports.js'
import { escapeCommands } from '../../text/sanitize.js'
import { appendWhole, fileOf } from './environment.js'

/** The runner, and whether the run has reported a failure. */
type Toolkit = Runner & { hasToldError: () => boolean }

/** Makes the runner of a job. Whatever it writes is redacted and holds no workflow command. */
export function createRunner(redactor: Redactor): Toolkit {
  let toldError = false
  const clean = (text: string) => escapeCommands(redactor.redact(text))
  return {
    input: (name) => core.getInput(name),
    mask: (value, options) => {
      for (const piece of redactor.add(value, options)) core.setSecret(piece)
    },
    info: (text) => core.info(clean(text)),
    debug: (text) => {
      if (core.isDebug()) core.debug(clean(text))
    },
    notice: (text) => core.notice(clean(text)),
    warning: (text) => core.warning(clean(text)),
    error: (text) => {
      toldError = true
      core.error(clean(text))
    },
    annotate: ({ file, line, column }, text) =>
      core.error(clean(text), {
        file: clean(file),
        startLine: line,
        startColumn: column,
        title: 'Invalid manifest'
      }),
    hasToldError: () => toldError,
    group: (title, text) => {
      core.startGroup(clean(title))
      core.info(clean(text))
      core.endGroup()
    },
    output: (name, value) =>
      appendWhole(fileOf('GITHUB_OUTPUT'), () =>
        core.setOutput(name, redactOutput(name, value, redactor))
      ),
    summary: async (markdown) => {
      const path = fileOf('GITHUB_STEP_SUMMARY')
      if (path === undefined) return
      try {
        appendFileSync(path, `${markdown}\n`)
      } catch (error) {
        core.warning(clean(`The job summary could not be written: ${String(error)}`))
      }
    }
  }
}

/**
 * What a step without secrets of its own needs of the runner. What it prints holds no workflow
 * command.
 */
export type StepToolkit = ReturnType<typeof createStepToolkit>

export function createStepToolkit() {
  return {
    ...createRunner(createRedactor()),
    output: (name: string, value: string) => core.setOutput(name, value),
    /** Keeps a value for the post step of the same step. */
    saveState: (name: string, value: string) => core.saveState(name, value),
    /** What the step kept. */
    state: (name: string) => core.getState(name),
    /** Shows an error, and fails the step. */
    fail: (text: string) => core.setFailed(escapeCommands(text))
  }
}
