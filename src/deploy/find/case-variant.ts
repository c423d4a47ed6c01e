/** A deployment whose name differs from the asked one in case only: a service may keep names in lower case. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { SourceConfigRequest, SourceRevisionConfigRequest } from '../../contract/deployment.js'
import type { Source } from '../../contract/vocabulary.js'
import { DeployError } from '../../errors.js'
import { parseImage } from '../../repository/image.js'
import { repositoryKey } from '../../repository/repository-url.js'
import { sanitizeLine } from '../../text/sanitize.js'

/** The requested repository or image, if set. */
export interface AskedCode {
  source: Source
  source_config: Pick<SourceConfigRequest, 'repo_url' | 'custom_url'>
  source_revision_config: Pick<SourceRevisionConfigRequest, 'repo_ref' | 'image_uri'>
}

/** Whether a deployment is built from the code that is meant; undefined if the service does not show enough to say. */
export type SameCode = (found: DeploymentAnswer) => boolean | undefined

/**
 * Refuses a deployment whose name differs in case, unless it is the requested one: it must have the same repository, or
 * image repository. If the service does not show that, only the lower-case form of the requested name is accepted.
 *
 * @throws DeployError
 */
export function assertSameDeployment(name: string, found: DeploymentAnswer, hasSameCode?: SameCode): void {
  const isLowerCaseForm = found.name === name.toLowerCase()
  const same = hasSameCode?.(found)
  if (same === true || (same === undefined && hasSameCode !== undefined && isLowerCaseForm)) return
  const quoted = `"${sanitizeLine(found.name)}"`
  const why = same === false ? ' and is built from other code' : ''
  throw new DeployError(
    'name_conflict',
    `No deployment is named "${sanitizeLine(name)}", but ${quoted} (${found.id}) exists${why}.`,
    {
      advice: `To use that deployment, set \`name\` to ${quoted}. Otherwise choose a name that differs in more than upper and lower case.`
    }
  )
}

/** Compares what is requested with a deployment that was found. */
export const hasCodeOf =
  (asked: AskedCode): SameCode =>
  (found) => {
    if (found.source && found.source !== asked.source) return false
    const [a, b] =
      asked.source === 'git_host'
        ? [asked.source_config.repo_url, found.source_config.repo_url].map((url) => url && repositoryKey(url))
        : [asked, found].map(imageRepository)
    return a && b ? a === b : undefined
  }

const imageRepository = ({
  source_revision_config: { image_uri }
}: Pick<AskedCode | DeploymentAnswer, 'source_revision_config'>) =>
  image_uri ? parseImage(image_uri).repository : undefined
