/** `status`. */
import type { Answer, ReadContext } from '../inspect/read-command.js'
import { type CliCommand, OF_READS, openRead } from './command.js'
import { HELP_TO_READ, TO_READ } from './command-inputs.js'

export const status: CliCommand = {
  description: 'Show what a deployment serves, and since when; with --history its revisions',
  examples: ['status --name support --json', 'status --name support --history'],
  inputs: TO_READ,
  help: {
    ...HELP_TO_READ,
    name: 'Exact name of the deployment. If no name and no ID is set: lists all.'
  },
  flags: ['--history', '--previews', ...OF_READS],
  open: async (args) => openRead(args, { needsTarget: args.options.history === true, read })
}

/** Reads what a deployment serves, its history, or all deployments if none is named. */
async function read(context: ReadContext): Promise<Answer> {
  const { session, options, view, find, hasTarget, targetWords, keep } = context
  const { previews = false, history } = options
  if (!hasTarget) {
    const { readList } = await import('../inspect/read-list.js')
    return readList(session, { previews, view, keep })
  }
  const current = await find()
  if (history) {
    const { readHistory } = await import('../inspect/read-history.js')
    return readHistory(session, current, view)
  }
  const { readStatus } = await import('../inspect/read-status.js')
  return readStatus(session, current, { ...view, target: targetWords(current.deployment) })
}
