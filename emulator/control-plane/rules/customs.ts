/** What the public service asks for beyond the specification. */
import type { DeploymentCreateRequest, Secret, Source } from '../../../src/contract/deployment.js'
import type { Customs } from '../../../src/contract/dialect/customs.js'
import type { ValidationError } from '../../../src/contract/errors.js'
import { missing, type Refusal, refuse } from '../answers.js'

/** What the public service asks of a create beyond the specification. */
export function checkCustoms(
  { name, source, source_config }: DeploymentCreateRequest,
  customs: Customs
): ValidationError[] {
  const errors: ValidationError[] = []
  if (customs.names !== undefined && !customs.names.pattern.test(name)) {
    const msg = `Value error, name must be of ${customs.names.said}`
    errors.push({ loc: ['body', 'name'], msg, type: 'value_error' })
  }
  const lacksSpec = source === 'external_container' && source_config.resource_spec == null
  if (customs.needsResourceSpec && lacksSpec) errors.push(missing('body', 'source_config', 'resource_spec'))
  return errors
}

/** The public service sets some names itself. */
export function checkSecrets(
  source: Source,
  secrets: readonly Secret[],
  { reservedSecrets }: Customs
): Refusal | undefined {
  const reserved = secrets.map(({ name }) => name).filter((name) => reservedSecrets?.[source].has(name))
  const [first, ...more] = new Set(reserved)
  if (first === undefined) return undefined
  return more.length === 0
    ? refuse(400, `Secret name ${first} is reserved: the service sets it itself`)
    : refuse(400, `Secret names ${[first, ...more].join(', ')} are reserved: the service sets them itself`)
}
