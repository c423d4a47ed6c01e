/** How to read the whole log of a failed revision. Pure. */
import type { RevisionLog } from '../core/events.js'
import type { CommandLine } from '../core/session.js'

/** What a shell reads as one plain word, and no name that would begin with a dash as a flag. */
const WORD = /^[A-Za-z\d][\w.:/@%+-]*$/

/** Follows an advice; empty if a value would need quotes. Names the revision: after a rollback, another one is the latest. */
export function logHint(
  commandLine: CommandLine | undefined,
  { id, name }: { id: string; name: string },
  { log, revision_id }: Pick<RevisionLog, 'log' | 'revision_id'>
): string {
  if (commandLine === undefined) return ''
  const { program, flags, variables } = commandLine
  const target = WORD.test(name) ? `--name ${name}` : `--deployment-id ${id}`
  const words = [id, revision_id, ...flags.split(' ').map((word) => word.replace(/^--/, ''))]
  if (!words.every((word) => WORD.test(word))) return ''
  const command = `${program} logs ${target} --revision ${revision_id} --${log} ${flags}`
  return ` Read the whole log with ${variables.join(' and ')} set: \`${command}\``
}

/** Follows an advice if the service has not given the log that it is about. */
export const noLogHint = (log: RevisionLog['log']) =>
  ` The service gave this run no lines of the ${log} log. Look for them in the service.`
