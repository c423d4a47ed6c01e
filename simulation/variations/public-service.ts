/**
 * What the public service does beyond the specification, or otherwise: drawn for its dialect, each
 * condition for itself.
 */
import type { ServiceBehavior } from '../../emulator/control-plane/behavior.js'
import type { DeploymentCreateRequest } from '../../src/contract/deployment.js'
import type { AllowedVariations } from '../service/allowed-variations.js'
import type { Random } from '../story/random.js'

/** The conditions. What was built in place of what was requested is drawn for every service. */
export const PUBLIC_CONDITIONS = [
  'needsGitSettings',
  'commandsMakeRevisions',
  'ignoresEmptySecrets',
  'completesResourceSpecs',
  'keepsTracingProjects'
] as const satisfies (keyof ServiceBehavior)[]
type PublicCondition = (typeof PUBLIC_CONDITIONS)[number]

export type PublicService = Record<PublicCondition, boolean>

export const TO_THE_LETTER = Object.fromEntries(
  PUBLIC_CONDITIONS.map((condition) => [condition, false])
) as PublicService

/** How often a condition holds: most services of this dialect are the public one. */
const SHARE = 0.7

/** Draws which conditions hold. */
export function drawPublicService(random: Random, variations: AllowedVariations): PublicService {
  const drawn = PUBLIC_CONDITIONS.map((condition): [PublicCondition, boolean] => [
    condition,
    random.chance(SHARE) && variations.take(`service: ${condition}`)
  ])
  return Object.fromEntries(drawn) as PublicService
}

/** The settings that a create from git needs there, where a story leaves them out. */
const NEEDED_SETTINGS = { deployment_type: 'dev', build_on_push: false } as const

/** A create that the service takes, whatever it needs. */
export function withNeededSettings(
  { needsGitSettings }: PublicService,
  body: DeploymentCreateRequest
): DeploymentCreateRequest {
  if (!needsGitSettings || body.source !== 'git_host') return body
  return { ...body, source_config: { ...NEEDED_SETTINGS, ...body.source_config } }
}
