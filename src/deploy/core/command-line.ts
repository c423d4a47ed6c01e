/** The commands of the command line that show more about a deployment than a run does. Pure. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { CommandLine } from '../../ports.js'
import type { RevisionLog } from './events.js'

/** What a shell reads as one plain word, and no name that would begin with a dash as a flag. */
const WORD = /^[A-Za-z\d][\w.:/@%+-]*$/

/** A deployment, for the commands about it. */
type Named = Pick<DeploymentAnswer, 'id'> & Partial<Pick<DeploymentAnswer, 'name'>>

/**
 * Follows an advice, the command on a line of its own; empty if a value would need quotes. Names the revision: after a
 * rollback, another one is the latest.
 */
export function logHint(
  commandLine: CommandLine | undefined,
  of: Named,
  { log, revision_id }: Pick<RevisionLog, 'log' | 'revision_id'>
): string {
  const command =
    WORD.test(revision_id) &&
    commandFor(commandLine, of, 'logs', `--revision ${revision_id} --${log} `)
  return command ? ` Read the whole log with ${command}` : ''
}

/** How to serve the previous code again. Follows a sentence. */
export function rollbackHint(commandLine: CommandLine | undefined, of: Pick<Named, 'id'>): string {
  // By its ID: a name would have to be compared with a repository.
  const command = commandFor(commandLine, { id: of.id }, 'rollback')
  const how = `\`command: rollback\`${command ? `, or with ${command}` : '.'}`
  return ` To serve the previous code again, try ${how}`
}

/** Follows a sentence; empty if a value would need quotes. */
export function statusHint(commandLine: CommandLine | undefined, of: Named): string {
  const command = commandFor(commandLine, of, 'status')
  return command ? ` See the state of the deployment with ${command}` : ''
}

function commandFor(
  commandLine: CommandLine | undefined,
  { id, name = '' }: Named,
  command: string,
  options = ''
) {
  if (commandLine === undefined) return undefined
  const { program, flags, variables } = commandLine
  const target = WORD.test(name) ? `--name ${name}` : `--deployment-id ${id}`
  const words = [id, ...flags.split(' ').map((word) => word.replace(/^--/, ''))]
  if (!words.every((word) => WORD.test(word))) return undefined
  return `${variables.join(' and ')} set:\n    ${program} ${command} ${target} ${options}${flags}`
}
