/** The runner behind its toolkit: the one file that imports @actions/core. */
import * as core from '@actions/core'
import type { OutputName } from '../inputs/declared.js'
import type { Redactor } from '../secrecy/redactor.js'
import { commandFree } from '../text/command-free.js'
import { hasSummaryFile } from './environment.js'

/** What a run says and leaves behind. Nothing that passes through here can act as a workflow command. */
export interface Runner {
  input(name: string): string
  /** Masks a value in the log of the whole job and in all that we write. Call before anything is printed. */
  mask(value: string): void
  info(text: string): void
  /** Shown, and printed, only where debug logging is on. */
  debug(text: string): void
  notice(text: string): void
  warning(text: string): void
  error(text: string): void
  group(title: string, text: string): void
  output(name: OutputName, value: string): void
  /** Adds to the summary of the job. A summary that cannot be written is a warning. */
  summary(markdown: string): Promise<void>
}

/** Outputs that are used as addresses: a part of one that looks like a secret must stay, or it leads nowhere. */
const ADDRESSES = new Set<OutputName>(['deployment_id', 'revision_id', 'url', 'docs_url'])

export function createRunner(redactor: Redactor): Runner {
  // What the log drops may have stood inside a secret, so it is looked for before and after.
  const clean = (text: string) => redactor.redact(commandFree(redactor.redact(text)))
  return {
    input: (name) => core.getInput(name),
    mask: (value) => {
      for (const form of redactor.add(value)) core.setSecret(form)
    },
    info: (text) => core.info(clean(text)),
    debug: (text) => {
      if (core.isDebug()) core.debug(clean(text))
    },
    notice: (text) => core.notice(clean(text)),
    warning: (text) => core.warning(clean(text)),
    error: (text) => core.error(clean(text)),
    group: (title, text) => {
      core.startGroup(clean(title))
      core.info(clean(text))
      core.endGroup()
    },
    output: (name, value) => core.setOutput(name, ADDRESSES.has(name) ? value : redactor.redact(value)),
    summary: async (markdown) => {
      if (!hasSummaryFile()) return
      try {
        await core.summary.addRaw(redactor.redact(markdown), true).write()
      } catch (error) {
        core.warning(clean(`The job summary could not be written: ${String(error)}`))
      }
    }
  }
}
