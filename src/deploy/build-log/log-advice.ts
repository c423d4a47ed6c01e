/** What to do after a failed build or rollout, by what the inputs show. Pure. */
import { isTag, isVersion } from '../../repository/refs.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { DesiredDeployment } from '../core/model.js'

const IS_MISSING = /not found|no such|does not exist|cannot find|could not find|missing/i

/**
 * Returns advice for an image, for a graph configuration file that the service does not find, and
 * for a tag that was set as a branch; undefined for others.
 *
 * @param lines What the service and its build log say.
 */
export function buildAdvice(
  wanted: DesiredDeployment,
  lines: readonly string[]
): string | undefined {
  // No push changes an image.
  if (wanted.source !== 'git_host')
    return 'Correct the error that the build log shows, then run again.'
  const { repo_ref: ref, graph_config_path: path } = wanted.source_revision_config
  if (ref !== undefined && !isTag(ref) && isVersion(ref)) {
    const tag = sanitizeLine(`refs/tags/${ref}`, 100)
    return (
      `If "${sanitizeLine(ref, 80)}" is a tag, set \`repo_ref\` to ${tag}. ` +
      'Otherwise correct the error that the build log shows, then push.'
    )
  }
  if (path === undefined) return undefined
  const isMissing = lines.some((line) => line.includes(path) && IS_MISSING.test(line))
  if (!isMissing) return undefined
  return `Correct \`graph_config_path\`, or add the file "${sanitizeLine(path, 100)}" and push.`
}
