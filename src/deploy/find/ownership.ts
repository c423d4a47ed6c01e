/**
 * Whose a deployment is. One control plane may serve many repositories, and names such as `support-pr-12` repeat in them:
 * a preview is deleted, or deployed over, only if nothing shows that it is of another repository (docs/design.md, Delete).
 */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { InputError, PlanError } from '../../errors.js'
import { parseImage } from '../../repository/image.js'
import { isSameValue } from '../../repository/same-value.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { OwnershipClaim } from '../core/request.js'
import type { Session } from '../core/session.js'
import { describeDeployment } from './find-by-name.js'

type OwnedDeployment = Pick<DeploymentAnswer, 'id' | 'name' | 'source_config' | 'source_revision_config'>

/** Why the deployment is taken for another repository's; undefined if nothing shows that. Asks GitHub only if needed. */
export async function findForeignReason(
  session: Pick<Session, 'recall'>,
  deployment: OwnedDeployment,
  claim: OwnershipClaim
): Promise<string | undefined> {
  const recorded = needsRecord(deployment, claim) ? await session.recall(deployment.name) : null
  return foreignReason(deployment, claim, recorded)
}

/**
 * Asserts that there is more than a name to compare: two repositories may have previews of one name.
 *
 * @throws InputError if the deployment runs an image, and the run has none to compare and no records.
 */
export function assertComparable(deployment: OwnedDeployment, claim: OwnershipClaim): void {
  const { image_uri } = deployment.source_revision_config
  const isTold = toldRepository(deployment) !== undefined || !image_uri
  if (isTold || claim.image_uri !== undefined || claim.unrecorded === undefined) return
  const problem = `is not set, and ${describeDeployment(deployment)} runs an image: its name alone does not prove that it belongs to this repository. Set image_uri to the image of this preview, without tag or digest, or use another name.`
  throw new InputError([{ input: 'image_uri', problem }])
}

/** @throws PlanError if the deployment is of another repository. Without a claim nothing is compared. */
export async function refuseForeign(
  session: Pick<Session, 'recall'>,
  deployment: OwnedDeployment,
  claim: OwnershipClaim | undefined
): Promise<void> {
  if (claim === undefined) return
  assertComparable(deployment, claim)
  const why = await findForeignReason(session, deployment, claim)
  if (why === undefined) return
  throw new PlanError(
    'foreign_deployment',
    `Deployment ${describeDeployment(deployment)} belongs to another repository: ${why}.`,
    {
      advice: 'Set another `name`. Previews of two repositories on one control plane need different names.'
    }
  )
}

/** Whether the records on GitHub can change the verdict. Pure. */
export function needsRecord(deployment: OwnedDeployment, claim: OwnershipClaim): boolean {
  if (toldRepository(deployment) !== undefined) {
    return claim.head_is_gone && otherRepository(deployment, claim) !== undefined
  }
  return hasClaimedImage(deployment, claim) !== true
}

/**
 * The verdict. Pure.
 *
 * @param recorded Ids that earlier runs of this repository recorded for the name; null if GitHub was not asked or
 * refused.
 */
export function foreignReason(
  deployment: OwnedDeployment,
  claim: OwnershipClaim,
  recorded: readonly string[] | null
): string | undefined {
  const isRecorded = recorded?.includes(deployment.id) ?? false
  const other = otherRepository(deployment, claim)
  if (other !== undefined) {
    if (!claim.head_is_gone) return other
    return isRecorded ? undefined : `${other}, and no GitHub Deployment of this repository names it`
  }
  if (toldRepository(deployment) !== undefined) return undefined
  if (isRecorded) return undefined
  const sameImage = hasClaimedImage(deployment, claim)
  if (sameImage !== undefined) {
    const { image_uri } = deployment.source_revision_config
    return sameImage ? undefined : `it runs the image ${sanitizeLine(image_uri ?? '', 200)}, not the image of this run`
  }
  // If there is no record, or GitHub does not answer, only the exact name decides.
  return recorded === null || recorded.length === 0
    ? undefined
    : 'the GitHub Deployments of this repository name another deployment'
}

/** That it shows another repository than those of the claim; undefined if it shows one of them, or none. */
export function otherRepository(
  deployment: OwnedDeployment,
  claim: Pick<OwnershipClaim, 'repositories'>
): string | undefined {
  const repository = toldRepository(deployment)
  if (repository === undefined || isClaimed(repository, claim)) return undefined
  return `it is built from ${sanitizeLine(repository, 200)}`
}

/** Whether its repository, or else its image, is one of the claim; undefined if it shows neither. */
export function isToldOurs(deployment: OwnedDeployment, claim: OwnershipClaim): boolean | undefined {
  const repository = toldRepository(deployment)
  return repository === undefined ? hasClaimedImage(deployment, claim) : isClaimed(repository, claim)
}

function toldRepository({ source_config }: OwnedDeployment): string | undefined {
  return source_config.repo_url?.trim() || undefined
}

function isClaimed(repository: string, { repositories }: Pick<OwnershipClaim, 'repositories'>): boolean {
  return repositories.some((own) => isSameValue('repo_url', own, repository))
}

/** Undefined if either image is unknown. */
function hasClaimedImage({ source_revision_config }: OwnedDeployment, claim: OwnershipClaim): boolean | undefined {
  const [deployed, own] = [source_revision_config.image_uri, claim.image_uri]
  if (!deployed || own === undefined) return undefined
  return imageRepository(deployed) === imageRepository(own)
}

/** The registry and path of the image, without tag and digest. */
function imageRepository(image: string): string {
  return parseImage(image).repository.toLowerCase()
}
