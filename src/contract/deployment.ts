/**
 * Deployment, its parts and its requests (§2.1 to §2.6), and Revision (§2.8), each written once.
 */
import * as z from 'zod'
import { ResourceSpec } from './resource-spec.js'

/** Where the code of a deployment comes from (§2.1). */
export const Source = z
  .enum(['git_host', 'external_container'])
  .describe('Cannot be changed after creation.')
  .meta({ id: 'Source' })
export type Source = z.infer<typeof Source>
export const SOURCES = Source.options

/** What the full ref path of a tag begins with (§2.3). */
export const TAG_PREFIX = 'refs/tags/'
/** Values of `deployment_type` (§2.2). */
export const DEPLOYMENT_TYPES = ['dev_free', 'dev', 'prod'] as const
/** To the letter of §2.2. Typed as text: a dialect may have other words. */
const DeploymentType: z.ZodType<string> = z.enum(DEPLOYMENT_TYPES)

const DEPLOYMENT_STATUSES = [
  'AWAITING_DATABASE',
  'READY',
  'UNUSED',
  'AWAITING_DELETE',
  'UNKNOWN'
] as const

const ListenerConfig = z
  .strictObject({
    cluster_namespace: z
      .string()
      .nullish()
      .describe(
        'Namespace the deployment is placed in. ' +
          'Cannot be changed by PATCH. Only for listeners of compute type cluster.'
      )
  })
  .meta({ id: 'ListenerConfig' })

/** Settings of a deployment, as a request gives them (§2.2). */
export const SourceConfigRequest = z
  .strictObject({
    integration_id: z
      .guid()
      .nullish()
      .describe(
        'git_host. From GET /v1/integrations/git_host/install. Cannot be changed by PATCH.'
      ),
    repo_url: z
      .string()
      .nullish()
      .describe('git_host. URL of the git repository. Cannot be changed by PATCH.'),
    deployment_type: z.nullish(DeploymentType).describe('git_host. Cannot be changed by PATCH.'),
    build_on_push: z
      .boolean()
      .nullish()
      .describe(
        'git_host. When true, a new revision is built on each push to repo_ref. Not with a tag.'
      ),
    custom_url: z
      .string()
      .nullish()
      .describe(
        'Settable for external_container only; set by the service, read-only, for git_host.'
      ),
    resource_spec: ResourceSpec.nullish().describe('external_container.'),
    listener_id: z
      .guid()
      .nullish()
      .describe('external_container. From GET /v2/listeners. Cannot be changed by PATCH.'),
    listener_config: ListenerConfig.nullish().describe('external_container.'),
    install_command: z
      .string()
      .nullish()
      .describe('JS deployments only. Run from the repository root.'),
    build_command: z
      .string()
      .nullish()
      .describe('JS deployments only. Run from the directory of the graph configuration file.')
  })
  .meta({ id: 'SourceConfigRequest' })
export type SourceConfigRequest = z.infer<typeof SourceConfigRequest>

/** The code of a revision, as a request gives it (§2.3). */
export const SourceRevisionConfigRequest = z
  .strictObject({
    repo_ref: z
      .string()
      .nullish()
      .describe('git_host. A bare branch name, or a tag as refs/tags/….'),
    graph_config_path: z
      .string()
      .nullish()
      .describe('git_host. Path to the graph configuration file.'),
    image_uri: z.string().nullish().describe('external_container. URI of the container image.')
  })
  .meta({ id: 'SourceRevisionConfigRequest' })
export type SourceRevisionConfigRequest = z.infer<typeof SourceRevisionConfigRequest>

export const Secret = z
  .strictObject({ name: z.string(), value: z.string() })
  .describe('Available as an environment variable in the container.')
  .meta({ id: 'Secret' })
export type Secret = z.infer<typeof Secret>

/**
 * A variable from a Kubernetes Secret. Only the public service has them (docs/design.md,
 * section 6).
 */
export const SecretReference = z.strictObject({
  name: z.string().describe('Name of the environment variable.'),
  secret_name: z
    .string()
    .describe('Name of a Kubernetes Secret in the namespace of the deployment.'),
  secret_key: z.string().describe('Key within that Secret.')
})
export type SecretReference = z.infer<typeof SecretReference>

/** Known sizes of a deployment of the public service. It decides about others. */
export const DEPLOYMENT_TIERS = [
  'SERVERLESS_S',
  'SERVERLESS_M',
  'SERVERLESS_L',
  'DEDICATED_S',
  'DEDICATED_M',
  'DEDICATED_L'
] as const

/** What requests to the public service may have beside the fields of the specification. */
interface PublicRequest {
  secret_references?: SecretReference[] | null | undefined
  deployment_tier?: string | null | undefined
}

export const DeploymentCreateRequest = z
  .strictObject({
    name: z.string().min(1).describe('Cannot be changed after creation.'),
    source: Source,
    source_config: SourceConfigRequest,
    source_revision_config: SourceRevisionConfigRequest,
    secrets: z.array(Secret)
  })
  .meta({ id: 'DeploymentCreateRequest' })
export type DeploymentCreateRequest = z.infer<typeof DeploymentCreateRequest> & PublicRequest

/**
 * The PATCH body. Its shape is not shown (§4.1); these are the parts of §2 that are not read-only.
 */
export const DeploymentPatchRequest = z
  .strictObject({
    source_config: SourceConfigRequest.nullish(),
    source_revision_config: SourceRevisionConfigRequest.nullish(),
    secrets: z.array(Secret).nullish()
  })
  .meta({ id: 'DeploymentPatchRequest' })
export type DeploymentPatchRequest = z.infer<typeof DeploymentPatchRequest> & PublicRequest

export const SourceRevisionConfig = z
  .strictObject({
    ...SourceRevisionConfigRequest.shape,
    repo_commit_sha: z
      .string()
      .nullish()
      .describe('git_host. Read-only: the commit that was built.')
  })
  .meta({ id: 'SourceRevisionConfig' })

/**
 * A deployment as the specification shows it (§2.1). Real answers are read more leniently: see
 * answers.ts.
 */
export const Deployment = z
  .strictObject({
    id: z.guid(),
    name: z.string(),
    source: Source,
    source_config: SourceConfigRequest.describe(
      'SourceConfig has the fields of SourceConfigRequest.'
    ),
    source_revision_config: SourceRevisionConfig.describe('The values of the latest revision.'),
    secrets: z.array(Secret),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime(),
    status: z.enum(DEPLOYMENT_STATUSES),
    latest_revision_id: z.guid().nullable(),
    active_revision_id: z.guid().nullable().describe('The currently deployed revision.'),
    image_version: z.string().nullish().describe('Image version of the deployment.')
  })
  .meta({ id: 'Deployment' })

export const Revision = z
  .strictObject({
    id: z.guid(),
    status: z.string().describe('DEPLOYED is a value; other values are an open list (§3).'),
    source: Source,
    source_revision_config: SourceRevisionConfig,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime()
  })
  .meta({ id: 'Revision' })
export type Revision = z.infer<typeof Revision>

/**
 * An integration, whose id is `integration_id` (§2.2). Shapes of lookups are those of the public
 * service (docs/design.md, section 6).
 */
export const Integration = z
  .strictObject({ id: z.guid(), installation_id: z.int().nullish(), name: z.string() })
  .meta({ id: 'Integration' })

/** A listener, whose id is `listener_id` (§2.2). */
export const Listener = z
  .strictObject({
    id: z.guid(),
    compute_type: z.string().describe('cluster is a value.'),
    compute_id: z.string(),
    compute_config: z.strictObject({ cluster_namespaces: z.array(z.string()).nullish() }).nullish(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime()
  })
  .meta({ id: 'Listener' })
