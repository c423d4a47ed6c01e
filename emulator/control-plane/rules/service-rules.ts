/** What the public service asks for beyond the specification. */
import type { DeploymentCreateRequest, Secret, Source } from '../../../src/contract/deployment.js'
import type { ServiceRules } from '../../../src/contract/dialect/service-rules.js'
import type { ValidationError } from '../../../src/contract/errors.js'
import { missing, type Refusal, refuse } from '../answers.js'

/** What the public service asks of a create beyond the specification. */
export function checkServiceRules(
  { name, source, source_config }: DeploymentCreateRequest,
  serviceRules: ServiceRules
): ValidationError[] {
  const errors: ValidationError[] = []
  if (serviceRules.names !== undefined && !serviceRules.names.pattern.test(name)) {
    const msg = `Value error, name must be of ${serviceRules.names.form}`
    errors.push({ loc: ['body', 'name'], msg, type: 'value_error' })
  }
  const lacksSpec = source === 'external_container' && source_config.resource_spec == null
  if (serviceRules.needsResourceSpec && lacksSpec) errors.push(missing('body', 'source_config', 'resource_spec'))
  return errors
}

/** The public service sets some names itself. */
export function checkSecrets(
  source: Source,
  secrets: readonly Secret[],
  { reservedSecrets }: ServiceRules
): Refusal | undefined {
  const reserved = secrets.map(({ name }) => name).filter((name) => reservedSecrets?.[source].has(name))
  const [first, ...more] = new Set(reserved)
  if (first === undefined) return undefined
  return more.length === 0
    ? refuse(400, `The secret name ${first} is reserved: the service sets it.`)
    : refuse(400, `The secret names ${[first, ...more].join(', ')} are reserved: the service sets them.`)
}
