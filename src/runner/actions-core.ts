/** The runner behind its toolkit: the one file that imports @actions/core. */
import { appendFileSync } from 'node:fs'
import * as core from '@actions/core'
import { redactOutput } from '../masking/redact-output.js'
import type { Redactor } from '../masking/redactor.js'
import type { Runner } from '../ports.js'
import { escapeCommands } from '../text/command-free.js'
import { outputFile, summaryFile } from './environment.js'
import { appendWhole } from './output-file.js'

/** The runner, and whether the run has told of a failure already. */
export type Toolkit = Runner & { hasToldError: () => boolean }

export function createRunner(redactor: Redactor): Toolkit {
  let toldError = false
  const clean = (text: string) => escapeCommands(redactor.redact(text))
  return {
    input: (name) => core.getInput(name),
    mask: (value, options) => {
      for (const piece of redactor.add(value, options)) core.setSecret(piece)
    },
    maskUndecided: () => {
      for (const piece of redactor.undecided()) core.setSecret(piece)
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
    hasToldError: () => toldError,
    group: (title, text) => {
      core.startGroup(clean(title))
      core.info(clean(text))
      core.endGroup()
    },
    output: (name, value) => appendWhole(outputFile(), () => core.setOutput(name, redactOutput(name, value, redactor))),
    summary: async (markdown) => {
      const path = summaryFile()
      if (path === undefined) return
      try {
        appendFileSync(path, `${markdown}\n`)
      } catch (error) {
        core.warning(clean(`The job summary could not be written: ${String(error)}`))
      }
    }
  }
}
