/** The shapes of request bodies: the contract's, or with what the public service takes beyond it. */
import { DeploymentCreateRequest, DeploymentPatchRequest, SourceConfigRequest } from '../../src/contract/deployment.js'
import type { ServiceRules } from '../../src/contract/dialect/service-rules.js'
import { WantedResourceSpec } from '../../src/contract/resource-spec.js'

const FractionalSourceConfig = SourceConfigRequest.extend({ resource_spec: WantedResourceSpec.nullish() })
const FRACTIONAL = {
  create: DeploymentCreateRequest.extend({ source_config: FractionalSourceConfig }),
  patch: DeploymentPatchRequest.extend({ source_config: FractionalSourceConfig.nullish() })
}
const WHOLE = { create: DeploymentCreateRequest, patch: DeploymentPatchRequest }

/** Returns the schemas of the bodies that a service with these rules takes. */
export function requestShapes({ fractionalCpu }: ServiceRules): typeof WHOLE | typeof FRACTIONAL {
  return fractionalCpu ? FRACTIONAL : WHOLE
}
