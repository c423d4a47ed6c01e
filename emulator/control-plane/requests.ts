/** The bodies of writes, as a service of a certain behavior takes them. */
import type * as z from 'zod'
import { DeploymentCreateRequest, DeploymentPatchRequest } from '../../src/contract/deployment.js'
import type { ServiceBehavior } from './behavior.js'
import { PublicCreateRequest, PublicPatchRequest } from './public-shapes.js'
import type { MoreSettings } from './records.js'

type Nullish<T> = { [K in keyof T]?: T[K] | null | undefined }

/** A create, with what only the public service takes. */
export type CreateRequest = DeploymentCreateRequest & Nullish<MoreSettings>
/** A PATCH, with what only the public service takes. */
export type PatchRequest = DeploymentPatchRequest & Nullish<MoreSettings>

interface RequestShapes {
  create: z.ZodType<CreateRequest>
  patch: z.ZodType<PatchRequest>
}

const SPECIFIED: RequestShapes = { create: DeploymentCreateRequest, patch: DeploymentPatchRequest }
// Nothing here looks at the word of a deployment_type, nor
// at fields of a resource spec that are not in the contract.
const PUBLIC = {
  create: PublicCreateRequest,
  patch: PublicPatchRequest
} as unknown as RequestShapes

/** Returns the schemas of the bodies that a service of this behavior takes. */
export function requestShapes({ hasMoreFields }: ServiceBehavior): RequestShapes {
  return hasMoreFields ? PUBLIC : SPECIFIED
}
