/** What to do after a failed build or rollout: by what the inputs show, and where the whole log is. Pure. */

import type { CommandLine } from '../../ports.js'
import { isTag, isVersion } from '../../repository/refs.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { RevisionLog } from '../core/events.js'
import type { DesiredDeployment } from '../core/model.js'

const IS_MISSING = /not found|no such|does not exist|cannot find|could not find|missing/i

/**
 * Advice for an image, for a graph configuration file that the service does not find, and for a tag that was given as a
 * branch. Undefined for others.
 *
 * @param lines What the service and its build log say.
 */
export function buildAdvice(wanted: DesiredDeployment, lines: readonly string[]): string | undefined {
  // No push changes an image.
  if (wanted.source !== 'git_host') return 'Correct the error that the build log shows, then run again.'
  const { repo_ref: ref, graph_config_path: path } = wanted.source_revision_config
  if (ref !== undefined && !isTag(ref) && isVersion(ref)) {
    const tag = sanitizeLine(`refs/tags/${ref}`, 100)
    return `If "${sanitizeLine(ref, 80)}" is a tag, set \`repo_ref\` to ${tag}. Otherwise correct the error that the build log shows, then push.`
  }
  if (path === undefined || !lines.some((line) => line.includes(path) && IS_MISSING.test(line))) return undefined
  return `Correct \`graph_config_path\`, or add the file "${sanitizeLine(path, 100)}" and push.`
}

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
