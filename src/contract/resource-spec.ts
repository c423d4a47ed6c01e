/** ResourceSpec, its sub-shapes and its defaults (§2.4). */
import * as z from 'zod'

const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/

const dnsLabel = (what: string) =>
  z
    .string()
    .regex(DNS_LABEL, 'must be a DNS label: a-z, 0-9 and -, at most 63 characters')
    .describe(what)
const freeForm = (what: string) => z.record(z.string(), z.unknown()).nullish().describe(what)
const stringMap = (what: string) => z.record(z.string(), z.string()).nullish().describe(what)
const integer = (what: string) => z.int().nullish().describe(what)
const decimal = (what: string) => z.number().nullish().describe(what)
const DO_NOT_USE = 'Marked do not use.'

const LocalObjectReference = z
  .strictObject({ name: z.string().describe('Name of a secret in the same namespace.') })
  .meta({ id: 'LocalObjectReference' })

const Volume = z
  .strictObject({
    name: dnsLabel('A DNS label, unique within the pod.'),
    configMap: freeForm('Volume source.'),
    secret: freeForm('Volume source.'),
    emptyDir: freeForm('Volume source.'),
    persistentVolumeClaim: freeForm('Volume source.'),
    nfs: freeForm('Volume source.'),
    projected: freeForm('Volume source.'),
    downwardAPI: freeForm('Volume source.'),
    csi: freeForm('Volume source.')
  })
  .meta({ id: 'Volume' })

const VolumeMount = z
  .strictObject({
    name: z.string().describe('Must match the name of a Volume.'),
    mountPath: z.string().describe('Where in the container the volume is mounted.'),
    subPath: z.string().nullish(),
    mountPropagation: z.string().nullish(),
    readOnly: z.boolean().nullish(),
    subPathExpr: z.string().nullish()
  })
  .meta({ id: 'VolumeMount' })

const EnvVar = z
  .strictObject({
    name: z
      .string()
      .regex(
        C_IDENTIFIER,
        'must be a C identifier: letters, digits and _, not starting with a digit'
      )
      .describe('A C identifier.'),
    value: z.string().nullish().describe('Defaults to the empty string.'),
    valueFrom: freeForm('Cannot be used when value is non-empty.')
  })
  .meta({ id: 'EnvVar' })

const ResourceRequirements = z
  .strictObject({
    limits: stringMap('Maximum compute resources.'),
    requests: stringMap('Minimum compute resources.')
  })
  .meta({ id: 'ResourceRequirements' })

const Container = z
  .strictObject({
    name: dnsLabel('A DNS label.'),
    image: z.string().describe('Image of the container.'),
    imagePullPolicy: z.enum(['Always', 'Never', 'IfNotPresent']).nullish(),
    command: z.array(z.string()).nullish().describe('Not run in a shell.'),
    args: z.array(z.string()).nullish(),
    workingDir: z.string().nullish(),
    env: z.array(EnvVar).nullish(),
    envFrom: z.array(z.record(z.string(), z.unknown())).nullish(),
    resources: ResourceRequirements.nullish(),
    volumeMounts: z.array(VolumeMount).nullish(),
    securityContext: freeForm('Security options of the container.'),
    restartPolicy: z.enum(['Always', 'OnFailure']).nullish().describe('For sidecars.')
  })
  .meta({ id: 'Container' })

const Fields = z.strictObject({
  min_scale: integer('Minimum replica count.'),
  max_scale: integer('Maximum replica count.'),
  cpu: integer('CPU request of one replica.'),
  cpu_limit: integer('Defaults to 2 x cpu.'),
  memory_mb: integer('Memory request (MB) of one replica.'),
  memory_limit_mb: integer('Defaults to 2 x memory_mb.'),
  queue_min_scale: integer('Defaults to min_scale.'),
  queue_max_scale: integer('Defaults to max_scale.'),
  queue_cpu: integer('Defaults to cpu.'),
  queue_cpu_limit: integer('Defaults to 2 x queue_cpu.'),
  queue_memory_mb: integer('Defaults to memory_mb.'),
  queue_memory_limit_mb: integer('Defaults to 2 x queue_memory_mb.'),
  orchestrator_cpu: integer(DO_NOT_USE),
  orchestrator_cpu_limit: integer(DO_NOT_USE),
  orchestrator_memory_mb: integer(DO_NOT_USE),
  orchestrator_memory_limit_mb: integer(DO_NOT_USE),
  orchestrator_min_scale: integer(DO_NOT_USE),
  orchestrator_max_scale: integer(DO_NOT_USE),
  executor_cpu: integer(DO_NOT_USE),
  executor_cpu_limit: integer(DO_NOT_USE),
  executor_memory_mb: integer(DO_NOT_USE),
  executor_memory_limit_mb: integer(DO_NOT_USE),
  cache_memory_mb: integer('Memory (MB) of the cache deployment.'),
  labels: stringMap('Extra labels on resources created for the deployment.'),
  annotations: stringMap('Extra annotations on those resources.'),
  service_account_name: z
    .string()
    .nullish()
    .describe('Must already exist in the cluster namespace the deployment is placed in.'),
  image_pull_secrets: z
    .array(LocalObjectReference)
    .nullish()
    .describe('Secrets used to pull images.'),
  volumes: z.array(Volume).nullish().describe("Volumes mountable by the pod's containers."),
  volume_mounts: z.array(VolumeMount).nullish().describe('Mounts into the container filesystem.'),
  init_containers: z
    .array(Container)
    .nullish()
    .describe('Run to completion before the main container starts.'),
  sidecars: z.array(Container).nullish().describe('Run alongside the main container.'),
  db_cpu: decimal('CPU request of the relational database deployment.'),
  db_cpu_limit: decimal('Defaults to 2 x db_cpu.'),
  db_memory_mb: integer('Memory request (MB) of the database.'),
  db_memory_limit_mb: integer('Defaults to 2 x db_memory_mb.'),
  db_storage_gi: integer('Database storage in GiB.'),
  db_max_connections: integer('Maximum database connections.')
})
const { shape } = Fields

type ResourceSpecField = keyof typeof shape
/** The fields of ResourceSpec, in display order. */
export const RESOURCE_SPEC_FIELDS: readonly ResourceSpecField[] = Fields.keyof().options
/** The fields that are marked do not use: accepted, with a warning. */
export const DISCOURAGED_FIELDS = RESOURCE_SPEC_FIELDS.filter(
  (field) => shape[field].description === DO_NOT_USE
)

type PodFields = Pick<ResourceSpec, 'volumes' | 'volume_mounts' | 'init_containers' | 'sidecars'>

/**
 * Returns the rules of §2.4 that span fields: unique volumes, mounts that name a volume, value or
 * valueFrom.
 */
function checkPodRules(spec: PodFields, context: z.RefinementCtx): void {
  const volumes = new Set<string>()
  const report = (path: (string | number)[], message: string) =>
    context.addIssue({ code: 'custom', path, message, input: spec })

  for (const [i, volume] of (spec.volumes ?? []).entries()) {
    if (volumes.has(volume.name)) report(['volumes', i, 'name'], `"${volume.name}" occurs twice`)
    volumes.add(volume.name)
  }
  const checkMounts = (path: (string | number)[], mounts: PodFields['volume_mounts']) => {
    for (const [i, mount] of (mounts ?? []).entries()) {
      if (!volumes.has(mount.name))
        report([...path, i, 'name'], `must match the name of a volume in volumes`)
    }
  }
  checkMounts(['volume_mounts'], spec.volume_mounts)
  for (const list of ['init_containers', 'sidecars'] as const) {
    for (const [i, container] of (spec[list] ?? []).entries()) {
      checkMounts([list, i, 'volumeMounts'], container.volumeMounts)
      for (const [j, variable] of (container.env ?? []).entries()) {
        if (variable.value && variable.valueFrom)
          report([list, i, 'env', j, 'valueFrom'], 'cannot be used when value is non-empty')
      }
    }
  }
}

/** ResourceSpec to the letter of §2.4. */
export const ResourceSpec = Fields.superRefine(checkPodRules).meta({ id: 'ResourceSpec' })
export type ResourceSpec = z.infer<typeof Fields>

const wholeCpu = RESOURCE_SPEC_FIELDS.filter((field) => /(^|_)cpu(_limit)?$/.test(field))

/**
 * ResourceSpec as a user may ask for it. §2.4 says integer for every cpu field but db_cpu; newer
 * versions of the service take fractions (docs/design.md, section 6), so these pass here and the
 * service decides.
 */
export const WantedResourceSpec = Fields.extend(
  Object.fromEntries(wholeCpu.map((field) => [field, decimal(shape[field].description ?? '')]))
).superRefine(checkPodRules)

/** The fields that only the public service has (docs/design.md, section 6). */
const PublicFields = z.strictObject({
  redis_cpu: decimal('CPU request of the cache deployment.'),
  redis_cpu_limit: decimal('Defaults to 2 x redis_cpu.'),
  redis_memory_limit_mb: integer('Defaults to the memory request of the cache.'),
  core_cpu: decimal('CPU request of the core API process.'),
  core_cpu_limit: decimal('Defaults to 2 x core_cpu.'),
  core_memory_mb: integer('Memory request (MB) of the core API process.'),
  core_memory_limit_mb: integer('Defaults to 2 x core_memory_mb.')
})

/** The fields of the public service that are known. */
export const PUBLIC_RESOURCE_FIELDS: readonly string[] = [
  ...RESOURCE_SPEC_FIELDS.filter((field) => !DISCOURAGED_FIELDS.includes(field)),
  ...PublicFields.keyof().options
]

/**
 * A resource spec as a user may ask the public service for it: that one decides about fields that
 * are not known here.
 */
export const PublicResourceSpec = WantedResourceSpec.safeExtend(PublicFields.shape).loose()

const TENTHS = 10

/**
 * Returns whether a CPU field shows what the public service makes of a value: it rounds to 0.1. A
 * tie may go either way.
 */
export function isRounded(field: string, asked: unknown, shown: unknown): boolean {
  if (typeof asked !== 'number' || typeof shown !== 'number') return false
  const isCpu = /(?:^|_)cpu(?:_limit)?$/.test(field) && !field.startsWith('db_')
  const isInTenths = Math.abs(shown * TENTHS - Math.round(shown * TENTHS)) < 1e-6
  return isCpu && isInTenths && Math.abs(asked - shown) * TENTHS <= 0.5 + 1e-6
}

const twice = (value: unknown) => (typeof value === 'number' ? 2 * value : undefined)

/**
 * A resource spec with the defaults of §2.4 and §8 written out: limits are twice their request,
 * queue values follow the main ones. A field whose default is unknown stays unset.
 */
export function applyResourceDefaults(spec: ResourceSpec): ResourceSpec {
  const full = { ...spec }
  const fill = (field: ResourceSpecField, value: number | null | undefined) => {
    if (full[field] == null && value != null) Object.assign(full, { [field]: value })
  }
  fill('queue_min_scale', full.min_scale)
  fill('queue_max_scale', full.max_scale)
  fill('queue_cpu', full.cpu)
  fill('queue_memory_mb', full.memory_mb)
  for (const prefix of ['', 'queue_', 'orchestrator_', 'executor_', 'db_'] as const) {
    fill(`${prefix}cpu_limit`, twice(full[`${prefix}cpu`]))
    fill(`${prefix}memory_limit_mb`, twice(full[`${prefix}memory_mb`]))
  }
  return full
}

/**
 * Null and absent mean the same, at any depth; so does an unset `value` of an environment variable
 * (§2.4).
 */
function withoutNulls(value: unknown, within = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => withoutNulls(entry, `${within}[]`))
  if (typeof value !== 'object' || value === null) return value
  const set = Object.entries(value).filter(([, inner]) => inner != null)
  const plain = Object.fromEntries(set.map(([key, inner]) => [key, withoutNulls(inner, key)]))
  return within === 'env[]' && !('valueFrom' in plain) ? { value: '', ...plain } : plain
}

/**
 * Applies the defaults of §2.4. An empty list or map counts as unset, except deeper down
 * (`emptyDir: {}`).
 */
export function normalizedSpec(
  spec: Record<string, unknown> | null | undefined
): Record<string, unknown> {
  const isEmpty = (value: unknown) =>
    typeof value === 'object' && value !== null && Object.keys(value).length === 0
  const set = Object.entries(spec ?? {}).filter(([, value]) => !isEmpty(value))
  return withoutNulls(applyResourceDefaults(Object.fromEntries(set))) as Record<string, unknown>
}
