/**
 * What may be on the wire, written down by hand from §2 and §4.1: nothing of the contract is used, so that a mistake there
 * shows. Fields that are not listed are forbidden. Of LangSmith: `__tests__/emulator/contract/langsmith-api.json`.
 */
import * as z from 'zod'

const text = z.string().nullish()
const whole = z.int().nullish()
const fraction = z.number().nullish()
const texts = z.array(z.string()).nullish()
const free = z.record(z.string(), z.unknown()).nullish()
const map = z.record(z.string(), z.string()).nullish()
const all = <T extends z.ZodType>(names: string, type: T) =>
  Object.fromEntries(names.split(' ').map((name) => [name, type]))

const variable = z.strictObject({ name: z.string(), value: text, valueFrom: free })
const mount = z.strictObject({
  name: z.string(),
  mountPath: z.string(),
  ...all('subPath mountPropagation subPathExpr', text),
  readOnly: z.boolean().nullish()
})
const container = z.strictObject({
  name: z.string(),
  image: z.string(),
  imagePullPolicy: z.enum(['Always', 'Never', 'IfNotPresent']).nullish(),
  restartPolicy: z.enum(['Always', 'OnFailure']).nullish(),
  workingDir: text,
  ...all('command args', texts),
  env: z.array(variable).nullish(),
  envFrom: z.array(z.record(z.string(), z.unknown())).nullish(),
  resources: z.strictObject({ limits: map, requests: map }).nullish(),
  volumeMounts: z.array(mount).nullish(),
  securityContext: free
})
const volume = z.strictObject({
  name: z.string(),
  ...all('configMap secret emptyDir persistentVolumeClaim nfs projected downwardAPI csi', free)
})

const resourceSpec = z.strictObject({
  ...all('min_scale max_scale memory_mb memory_limit_mb queue_min_scale queue_max_scale', whole),
  ...all(
    'queue_memory_mb queue_memory_limit_mb orchestrator_memory_mb orchestrator_memory_limit_mb',
    whole
  ),
  ...all(
    'orchestrator_min_scale orchestrator_max_scale executor_memory_mb executor_memory_limit_mb',
    whole
  ),
  ...all('db_memory_mb db_memory_limit_mb db_storage_gi db_max_connections', whole),
  ...all('cpu cpu_limit queue_cpu queue_cpu_limit orchestrator_cpu orchestrator_cpu_limit', whole),
  ...all('executor_cpu executor_cpu_limit', whole),
  ...all('db_cpu db_cpu_limit', fraction),
  cache_memory_mb: whole,
  ...all('labels annotations', map),
  service_account_name: text,
  image_pull_secrets: z.array(z.strictObject({ name: z.string() })).nullish(),
  volumes: z.array(volume).nullish(),
  volume_mounts: z.array(mount).nullish(),
  ...all('init_containers sidecars', z.array(container).nullish())
})

const sourceConfig = z.strictObject({
  ...all('integration_id listener_id', z.guid().nullish()),
  ...all('repo_url custom_url install_command build_command', text),
  deployment_type: z.enum(['dev_free', 'dev', 'prod']).nullish(),
  build_on_push: z.boolean().nullish(),
  resource_spec: resourceSpec.nullish(),
  listener_config: z.strictObject({ cluster_namespace: text }).nullish()
})

const secrets = z.array(z.strictObject({ name: z.string(), value: z.string() }))

const source = z.enum(['git_host', 'external_container'])
const code = { repo_ref: text, graph_config_path: text, image_uri: text }
const built = z.strictObject({ ...code, repo_commit_sha: text })
const times = { created_at: z.iso.datetime(), updated_at: z.iso.datetime() }
const create = z.strictObject({
  name: z.string(),
  source,
  source_config: sourceConfig,
  source_revision_config: z.strictObject(code),
  secrets
})

/** Bodies of requests, and the answers of a local control plane. */
export const WIRE_SHAPES = {
  create,
  patch: z.strictObject({
    source_config: sourceConfig.nullish(),
    source_revision_config: z.strictObject(code).nullish(),
    secrets: secrets.nullish()
  }),
  log: z.strictObject({
    order: z.enum(['asc', 'desc']).nullish(),
    limit: whole,
    offset: text
  }),
  deployment: create.extend({
    id: z.guid(),
    source_revision_config: built,
    status: z.string(),
    latest_revision_id: z.guid(),
    active_revision_id: z.guid().nullable(),
    image_version: text,
    ...times
  }),
  revision: z.strictObject({
    id: z.guid(),
    status: z.string(),
    source,
    source_revision_config: built,
    ...times
  }),
  listener: z.strictObject({
    id: z.guid(),
    compute_type: z.literal('cluster'),
    compute_id: z.string(),
    compute_config: z.strictObject({ cluster_namespaces: texts }),
    ...times
  })
}
