/**
 * The bodies and answers of the public service, as its
 * API reference documents them, with neutral words.
 */
import * as z from 'zod'
import {
  Deployment,
  DeploymentCreateRequest,
  DeploymentPatchRequest,
  Listener,
  Revision,
  Secret,
  SourceConfigRequest,
  SourceRevisionConfig
} from '../../src/contract/deployment.js'
import { ALL_WORDS, LANGSMITH_WORDS } from '../../src/contract/dialect.js'
import { RESOURCE_SPEC_FIELDS, WantedResourceSpec } from '../../src/contract/resource-spec.js'

/** Where an environment variable gets its value. */
export const SecretReference = z
  .strictObject({
    name: z.string().describe('Name of the environment variable.'),
    secret_name: z.string().describe('Name of a secret in the namespace of the deployment.'),
    secret_key: z.string().describe('Key within that secret.')
  })
  .meta({ id: 'SecretReference' })
export type SecretReference = z.infer<typeof SecretReference>

const DeploymentTier = z
  .enum([
    'SERVERLESS_S',
    'SERVERLESS_M',
    'SERVERLESS_L',
    'DEDICATED_S',
    'DEDICATED_M',
    'DEDICATED_L'
  ])
  .meta({ id: 'DeploymentTier' })

/** The smallest CPU request. */
const LEAST_CPU = 0.1
const MOST_CPU = 8

const cores = (field: string) =>
  z
    .number()
    .min(LEAST_CPU)
    .max(field.endsWith('_limit') ? 2 * MOST_CPU : MOST_CPU)
    .nullish()
    .describe('Rounded to 0.1.')
const megabytes = z.int().nullish()

/** CPU fields of the specification that take fractions of a core. */
const CPU_FIELDS = RESOURCE_SPEC_FIELDS.filter((field) => /^(?:queue_)?cpu(?:_limit)?$/.test(field))

/**
 * Words of the public service, which stand in neutral bodies where a request had a neutral word.
 */
const FOREIGN_WORDS = ALL_WORDS.map((word) => LANGSMITH_WORDS[word])

/** Refuses neutral words; the service decides about other unknown fields. */
function refuseNeutralWords(spec: Record<string, unknown>, context: z.RefinementCtx): void {
  const keys = Object.keys(spec).filter((key) => FOREIGN_WORDS.some((word) => word === key))
  if (keys.length > 0) context.addIssue({ code: 'unrecognized_keys', keys, input: spec })
}

const ResourceSpec = WantedResourceSpec.safeExtend({
  ...Object.fromEntries(CPU_FIELDS.map((field) => [field, cores(field)])),
  redis_cpu: cores('redis_cpu'),
  redis_cpu_limit: cores('redis_cpu_limit'),
  redis_memory_limit_mb: megabytes,
  core_cpu: cores('core_cpu'),
  core_cpu_limit: cores('core_cpu_limit'),
  core_memory_mb: megabytes,
  core_memory_limit_mb: megabytes
})
  .loose()
  .superRefine(refuseNeutralWords)
  .meta({ id: 'ResourceSpec' })

const configFields = {
  ...SourceConfigRequest.shape,
  // The sources disagree on the words, and there are new ones now and then.
  deployment_type: z.string().nullish().describe('git_host. Cannot be changed by PATCH.'),
  resource_spec: ResourceSpec.nullish().describe('external_container.')
}
const ConfigRequest = z.strictObject(configFields).meta({ id: 'SourceConfigRequest' })
const Config = z
  .strictObject({
    ...configFields,
    repo_branch: z.string().nullish().describe('git_host. Read-only: the branch that is tracked.')
  })
  .meta({ id: 'SourceConfig' })

const references = z.array(SecretReference).nullish().describe('external_container.')
const tier = DeploymentTier.nullish().describe('Size of the deployment.')

/** The body of a create. */
export const PublicCreateRequest = DeploymentCreateRequest.extend({
  source_config: ConfigRequest,
  secret_references: references,
  deployment_tier: tier,
  shareable: z.boolean().optional(),
  route_through_gateway: z.boolean().optional()
}).meta({ id: 'DeploymentCreateRequest' })

/** The body of a PATCH. */
export const PublicPatchRequest = DeploymentPatchRequest.extend({
  source_config: ConfigRequest.nullish(),
  secrets: z.array(Secret).nullish().describe('An empty list changes nothing.'),
  secret_references: references,
  deployment_tier: tier,
  display_name: z.string().min(1).nullish().describe('Makes no revision.'),
  route_through_gateway: z.boolean().nullish()
}).meta({ id: 'DeploymentPatchRequest' })

/** The members of a deployment that only the public service has, but for its workspace. */
const moreFields = {
  secret_references: z.array(SecretReference).nullable(),
  shareable: z.boolean(),
  route_through_gateway: z.boolean(),
  tracer_session_id: z.guid().nullable(),
  url: z.string().nullable().describe('Where it serves, once it does.'),
  is_preview: z.boolean(),
  display_name: z.string().nullable(),
  is_managed_deep_agent: z.boolean(),
  deployment_tier: DeploymentTier.nullable(),
  compute_tier: DeploymentTier.nullable(),
  database_tier: DeploymentTier.nullable()
}

const RevisionConfig = SourceRevisionConfig.extend({
  source_tarball_path: z.null().describe('Of a source that this control plane does not have.')
}).meta({ id: 'SourceRevisionConfig' })

/** A revision. */
export const PublicRevision = Revision.extend({ source_revision_config: RevisionConfig }).meta({
  id: 'Revision'
})

/** A listener. */
export const PublicListener = Listener.extend({
  version: z.string().nullable().describe('Of the listener itself.')
}).meta({ id: 'Listener' })

/** A deployment. */
export const PublicDeployment = Deployment.extend({
  source_config: Config,
  source_revision_config: RevisionConfig.describe(
    'The values of the latest revision. Once it is built from git, repo_ref is its commit.'
  ),
  status: z.enum([...Deployment.shape.status.options, 'AWAITING_FINAL_DELETE']),
  tenant_id: z.guid().describe('The workspace that it belongs to.'),
  ...moreFields
}).meta({ id: 'Deployment' })
