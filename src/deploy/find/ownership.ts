/**
 * Whose a deployment is. One control plane may serve many repositories, and names such as
 * `support-pr-12` repeat in them: a preview is deleted, or deployed over, only if nothing shows
 * that it is of another repository (docs/design.md, Delete).
 */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { InputError, PlanError } from '../../errors.js'
import { parseImage } from '../../repository/image.js'
import { isSameValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { OwnershipClaim } from '../core/request.js'
import type { Session } from '../core/session.js'
import { describeDeployment } from './find-by-name.js'

type OwnedDeployment = Pick<
  DeploymentAnswer,
  'id' | 'name' | 'source_config' | 'source_revision_config'
>

/**
 * Returns why the deployment is taken for another repository's; undefined if nothing shows that.
 * Asks GitHub only if needed.
 *
 * @throws InputError if only its name could show whose it is: it runs an image, and the run has
 * none to compare and no records. Two repositories may have previews of one name.
 */
export async function findForeignReason(
  session: Pick<Session, 'records'>,
  deployment: OwnedDeployment,
  claim: OwnershipClaim
): Promise<string | undefined> {
  const other = otherRepository(deployment, claim)
  if (other !== undefined && !claim.head_is_gone) return other
  const isOurs = isShownAsOurs(deployment, claim)
  if (isOurs) return undefined
  const { image_uri } = deployment.source_revision_config
  if (isOurs === undefined && claim.unrecorded && image_uri) {
    const problem =
      `is not set, and ${describeDeployment(deployment)} runs an image: ` +
      'its name alone does not prove that it belongs to this repository. ' +
      'Set image_uri to the image of this preview, without tag or digest, or use another name.'
    throw new InputError([{ input: 'image_uri', problem }])
  }
  const recorded = (await session.records.recordedIds(deployment.name)) ?? []
  if (recorded.includes(deployment.id)) return undefined
  // Where GitHub has no records, it is not named.
  if (other !== undefined && claim.unrecorded) return other
  if (other !== undefined) return `${other}, and no GitHub Deployment of this repository names it`
  if (isOurs === false)
    return `it runs the image ${sanitizeLine(image_uri ?? '', 200)}, not the image of this run`
  // If there is no record, or the records are unknown, only the exact name decides.
  if (recorded.length === 0) return undefined
  return 'the GitHub Deployments of this repository name another deployment'
}

/**
 * @throws PlanError if the deployment is of another repository. Without a claim nothing is
 * compared.
 */
export async function refuseForeign(
  session: Pick<Session, 'records'>,
  deployment: OwnedDeployment,
  claim: OwnershipClaim | undefined
): Promise<void> {
  if (claim === undefined) return
  const why = await findForeignReason(session, deployment, claim)
  if (why === undefined) return
  const fix =
    'Set another `name`. Previews of two repositories on one control plane need different names.'
  throw foreignError(deployment, why, fix)
}

/** Says that the run leaves the deployment alone. @param why As `findForeignReason` says it. */
export function foreignError(deployment: OwnedDeployment, why: string, fix: string): PlanError {
  const what = `Deployment ${describeDeployment(deployment)} belongs to another repository: ${why}.`
  return new PlanError('foreign_deployment', { what, fix: [fix] })
}

/**
 * Describes the repository that the deployment shows if it is none of the claim; undefined
 * otherwise.
 */
export function otherRepository(
  { source_config }: OwnedDeployment,
  { repositories }: Pick<OwnershipClaim, 'repositories'>
): string | undefined {
  const repository = source_config.repo_url?.trim()
  if (!repository || repositories.some((own) => isSameValue('repo_url', own, repository)))
    return undefined
  return `it is built from ${sanitizeLine(repository, 200)}`
}

/**
 * Returns whether its repository, or else its image, is one of the claim; undefined if it shows
 * neither.
 */
export function isShownAsOurs(
  deployment: OwnedDeployment,
  claim: OwnershipClaim
): boolean | undefined {
  if (deployment.source_config.repo_url?.trim())
    return otherRepository(deployment, claim) === undefined
  const { image_uri } = deployment.source_revision_config
  if (!image_uri || claim.image_uri === undefined) return undefined
  return imageRepository(image_uri) === imageRepository(claim.image_uri)
}

/** Returns the registry and path of an image, without tag and digest. */
const imageRepository = (image: string) => parseImage(image).repository.toLowerCase()
