/** A job of GitHub Actions that runs the command line in a `run:` step. */
import { appendFileSync, existsSync } from 'node:fs'
import type { OutputName } from '../../action-names.js'
import { readRunContext } from '../github/run-context.js'
import { appendWhole } from '../runner/environment.js'
import type { Ci, CiReports, CiSystem, Environment, Job } from './ci.js'

export const GITHUB_ACTIONS = {
  name: 'github-actions',
  isHere: ({ GITHUB_ACTIONS }: Environment) => GITHUB_ACTIONS === 'true',
  read: (job: Job): Ci => ({
    context: readRunContext({ ...job.environment }, job.event),
    workspace: job.environment.GITHUB_WORKSPACE,
    reports: reportsOf(job)
  })
} as const satisfies CiSystem

/** Outputs and summary go to the files that the runner names, masks to the log. */
function reportsOf({ environment: { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY }, print }: Job): CiReports {
  return {
    mask: (piece) => print(`::add-mask::${escapeData(piece)}`),
    output: (name, value) => {
      if (!GITHUB_OUTPUT) return
      // Appending would create it, where no runner reads it.
      if (!existsSync(GITHUB_OUTPUT)) throw new Error(`Missing file at path: ${GITHUB_OUTPUT}`)
      appendWhole(GITHUB_OUTPUT, () => appendFileSync(GITHUB_OUTPUT, outputEntry(name, value)))
    },
    summary: async (markdown) => {
      if (GITHUB_STEP_SUMMARY) appendFileSync(GITHUB_STEP_SUMMARY, `${markdown}\n`)
    },
    annotation,
    group: (title, text) => `::group::${escapeData(title)}\n${text}\n::endgroup::`
  }
}

/**
 * Returns the command that shows an error or a warning beside the job.
 * @param text Of several lines; without commands of others.
 */
export function annotation(level: 'error' | 'warning', text: string): string {
  return `::${level}::${escapeData(text)}`
}

/** Returns the runner's form for a value of several lines. */
function outputEntry(name: OutputName, value: string): string {
  let end = 'END'
  while (value.split('\n').includes(end)) end += '_'
  return `${name}<<${end}\n${value}\n${end}\n`
}

const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
