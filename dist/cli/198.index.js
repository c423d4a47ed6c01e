export const id = 198;
export const ids = [198];
export const modules = {

/***/ 94246:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ DeploymentCreateRequest),
/* harmony export */   AT: () => (/* binding */ Revision),
/* harmony export */   C_: () => (/* binding */ TAG_PREFIX),
/* harmony export */   Fl: () => (/* binding */ SourceConfigRequest),
/* harmony export */   Hl: () => (/* binding */ SOURCES),
/* harmony export */   Jh: () => (/* binding */ SourceRevisionConfig),
/* harmony export */   Sn: () => (/* binding */ Deployment),
/* harmony export */   Us: () => (/* binding */ SecretReference),
/* harmony export */   _o: () => (/* binding */ DEPLOYMENT_TYPES),
/* harmony export */   jn: () => (/* binding */ DeploymentPatchRequest),
/* harmony export */   n3: () => (/* binding */ Integration),
/* harmony export */   rZ: () => (/* binding */ Listener),
/* harmony export */   u6: () => (/* binding */ DEPLOYMENT_TIERS),
/* harmony export */   zh: () => (/* binding */ Secret)
/* harmony export */ });
/* unused harmony exports Source, SourceRevisionConfigRequest */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32716);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(64377);
/* harmony import */ var _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69501);


const Source = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['git_host', 'external_container'])
    .describe('Cannot be changed after creation.')
    .meta({ id: 'Source' });
const SOURCES = Source.options;
const TAG_PREFIX = 'refs/tags/';
const DEPLOYMENT_TYPES = ['dev_free', 'dev', 'prod'];
const DeploymentType = zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(DEPLOYMENT_TYPES);
const DEPLOYMENT_STATUSES = [
    'AWAITING_DATABASE',
    'READY',
    'UNUSED',
    'AWAITING_DELETE',
    'UNKNOWN'
];
const ListenerConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    cluster_namespace: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('Namespace the deployment is placed in. ' +
        'Cannot be changed by PATCH. Only for listeners of compute type cluster.')
})
    .meta({ id: 'ListenerConfig' });
const SourceConfigRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    integration_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .guid */ .OsD()
        .nullish()
        .describe('git_host. From GET /v1/integrations/git_host/install. Cannot be changed by PATCH.'),
    repo_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('git_host. URL of the git repository. Cannot be changed by PATCH.'),
    deployment_type: zod__WEBPACK_IMPORTED_MODULE_1__/* .nullish */ .cl6(DeploymentType).describe('git_host. Cannot be changed by PATCH.'),
    build_on_push: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY()
        .nullish()
        .describe('git_host. When true, a new revision is built on each push to repo_ref. Not with a tag.'),
    custom_url: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('Settable for external_container only; set by the service, read-only, for git_host.'),
    resource_spec: _resource_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .ResourceSpec */ .yd.nullish().describe('external_container.'),
    listener_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .guid */ .OsD()
        .nullish()
        .describe('external_container. From GET /v2/listeners. Cannot be changed by PATCH.'),
    listener_config: ListenerConfig.nullish().describe('external_container.'),
    install_command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('JS deployments only. Run from the repository root.'),
    build_command: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('JS deployments only. Run from the directory of the graph configuration file.')
})
    .meta({ id: 'SourceConfigRequest' });
const SourceRevisionConfigRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    repo_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('git_host. A bare branch name, or a tag as refs/tags/….'),
    graph_config_path: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('git_host. Path to the graph configuration file.'),
    image_uri: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().describe('external_container. URI of the container image.')
})
    .meta({ id: 'SourceRevisionConfigRequest' });
const Secret = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), value: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })
    .describe('Available as an environment variable in the container.')
    .meta({ id: 'Secret' });
const SecretReference = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Name of the environment variable.'),
    secret_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .describe('Name of a Kubernetes Secret in the namespace of the deployment.'),
    secret_key: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Key within that Secret.')
});
const DEPLOYMENT_TIERS = [
    'SERVERLESS_S',
    'SERVERLESS_M',
    'SERVERLESS_L',
    'DEDICATED_S',
    'DEDICATED_M',
    'DEDICATED_L'
];
const DeploymentCreateRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().min(1).describe('Cannot be changed after creation.'),
    source: Source,
    source_config: SourceConfigRequest,
    source_revision_config: SourceRevisionConfigRequest,
    secrets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Secret)
})
    .meta({ id: 'DeploymentCreateRequest' });
const DeploymentPatchRequest = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    source_config: SourceConfigRequest.nullish(),
    source_revision_config: SourceRevisionConfigRequest.nullish(),
    secrets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Secret).nullish()
})
    .meta({ id: 'DeploymentPatchRequest' });
const SourceRevisionConfig = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...SourceRevisionConfigRequest.shape,
    repo_commit_sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('git_host. Read-only: the commit that was built.')
})
    .meta({ id: 'SourceRevisionConfig' });
const Deployment = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .guid */ .OsD(),
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    source: Source,
    source_config: SourceConfigRequest.describe('SourceConfig has the fields of SourceConfigRequest.'),
    source_revision_config: SourceRevisionConfig.describe('The values of the latest revision.'),
    secrets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Secret),
    created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(DEPLOYMENT_STATUSES),
    latest_revision_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .guid */ .OsD().nullable(),
    active_revision_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .guid */ .OsD().nullable().describe('The currently deployed revision.'),
    image_version: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().describe('Image version of the deployment.')
})
    .meta({ id: 'Deployment' });
const Revision = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .guid */ .OsD(),
    status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('DEPLOYED is a value; other values are an open list (§3).'),
    source: Source,
    source_revision_config: SourceRevisionConfig,
    created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$()
})
    .meta({ id: 'Revision' });
const Integration = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .guid */ .OsD(), installation_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish(), name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() })
    .meta({ id: 'Integration' });
const Listener = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_1__/* .guid */ .OsD(),
    compute_type: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('cluster is a value.'),
    compute_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    compute_config: zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ cluster_namespaces: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish() }).nullish(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$()
})
    .meta({ id: 'Listener' });


/***/ }),

/***/ 69501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ isRounded),
/* harmony export */   TL: () => (/* binding */ DISCOURAGED_FIELDS),
/* harmony export */   TO: () => (/* binding */ RESOURCE_SPEC_FIELDS),
/* harmony export */   hR: () => (/* binding */ PUBLIC_RESOURCE_FIELDS),
/* harmony export */   j$: () => (/* binding */ WantedResourceSpec),
/* harmony export */   jy: () => (/* binding */ normalizedSpec),
/* harmony export */   r2: () => (/* binding */ PublicResourceSpec),
/* harmony export */   yd: () => (/* binding */ ResourceSpec)
/* harmony export */ });
/* unused harmony export applyResourceDefaults */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32716);

const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
const dnsLabel = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .regex(DNS_LABEL, 'must be a DNS label: a-z, 0-9 and -, at most 63 characters')
    .describe(what);
const freeForm = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish().describe(what);
const stringMap = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().describe(what);
const integer = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullish().describe(what);
const decimal = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish().describe(what);
const DO_NOT_USE = 'Marked do not use.';
const LocalObjectReference = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Name of a secret in the same namespace.') })
    .meta({ id: 'LocalObjectReference' });
const Volume = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
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
    .meta({ id: 'Volume' });
const VolumeMount = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Must match the name of a Volume.'),
    mountPath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Where in the container the volume is mounted.'),
    subPath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    mountPropagation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    readOnly: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
    subPathExpr: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish()
})
    .meta({ id: 'VolumeMount' });
const EnvVar = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(C_IDENTIFIER, 'must be a C identifier: letters, digits and _, not starting with a digit')
        .describe('A C identifier.'),
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().describe('Defaults to the empty string.'),
    valueFrom: freeForm('Cannot be used when value is non-empty.')
})
    .meta({ id: 'EnvVar' });
const ResourceRequirements = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    limits: stringMap('Maximum compute resources.'),
    requests: stringMap('Minimum compute resources.')
})
    .meta({ id: 'ResourceRequirements' });
const Container = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: dnsLabel('A DNS label.'),
    image: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Image of the container.'),
    imagePullPolicy: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['Always', 'Never', 'IfNotPresent']).nullish(),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().describe('Not run in a shell.'),
    args: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish(),
    workingDir: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    env: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(EnvVar).nullish(),
    envFrom: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())).nullish(),
    resources: ResourceRequirements.nullish(),
    volumeMounts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(VolumeMount).nullish(),
    securityContext: freeForm('Security options of the container.'),
    restartPolicy: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['Always', 'OnFailure']).nullish().describe('For sidecars.')
})
    .meta({ id: 'Container' });
const Fields = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
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
    service_account_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .nullish()
        .describe('Must already exist in the cluster namespace the deployment is placed in.'),
    image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(LocalObjectReference)
        .nullish()
        .describe('Secrets used to pull images.'),
    volumes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Volume).nullish().describe("Volumes mountable by the pod's containers."),
    volume_mounts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(VolumeMount).nullish().describe('Mounts into the container filesystem.'),
    init_containers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container)
        .nullish()
        .describe('Run to completion before the main container starts.'),
    sidecars: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).nullish().describe('Run alongside the main container.'),
    db_cpu: decimal('CPU request of the relational database deployment.'),
    db_cpu_limit: decimal('Defaults to 2 x db_cpu.'),
    db_memory_mb: integer('Memory request (MB) of the database.'),
    db_memory_limit_mb: integer('Defaults to 2 x db_memory_mb.'),
    db_storage_gi: integer('Database storage in GiB.'),
    db_max_connections: integer('Maximum database connections.')
});
const { shape } = Fields;
const RESOURCE_SPEC_FIELDS = Fields.keyof().options;
const DISCOURAGED_FIELDS = RESOURCE_SPEC_FIELDS.filter((field) => shape[field].description === DO_NOT_USE);
function checkPodRules(spec, context) {
    const volumes = new Set();
    const report = (path, message) => context.addIssue({ code: 'custom', path, message, input: spec });
    for (const [i, volume] of (spec.volumes ?? []).entries()) {
        if (volumes.has(volume.name))
            report(['volumes', i, 'name'], `"${volume.name}" occurs twice`);
        volumes.add(volume.name);
    }
    const checkMounts = (path, mounts) => {
        for (const [i, mount] of (mounts ?? []).entries()) {
            if (!volumes.has(mount.name))
                report([...path, i, 'name'], `must match the name of a volume in volumes`);
        }
    };
    checkMounts(['volume_mounts'], spec.volume_mounts);
    for (const list of ['init_containers', 'sidecars']) {
        for (const [i, container] of (spec[list] ?? []).entries()) {
            checkMounts([list, i, 'volumeMounts'], container.volumeMounts);
            for (const [j, variable] of (container.env ?? []).entries()) {
                if (variable.value && variable.valueFrom)
                    report([list, i, 'env', j, 'valueFrom'], 'cannot be used when value is non-empty');
            }
        }
    }
}
const ResourceSpec = Fields.superRefine(checkPodRules).meta({ id: 'ResourceSpec' });
const wholeCpu = RESOURCE_SPEC_FIELDS.filter((field) => /(^|_)cpu(_limit)?$/.test(field));
const WantedResourceSpec = Fields.extend(Object.fromEntries(wholeCpu.map((field) => [field, decimal(shape[field].description ?? '')]))).superRefine(checkPodRules);
const PublicFields = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    redis_cpu: decimal('CPU request of the cache deployment.'),
    redis_cpu_limit: decimal('Defaults to 2 x redis_cpu.'),
    redis_memory_limit_mb: integer('Defaults to the memory request of the cache.'),
    core_cpu: decimal('CPU request of the core API process.'),
    core_cpu_limit: decimal('Defaults to 2 x core_cpu.'),
    core_memory_mb: integer('Memory request (MB) of the core API process.'),
    core_memory_limit_mb: integer('Defaults to 2 x core_memory_mb.')
});
const PUBLIC_RESOURCE_FIELDS = [
    ...RESOURCE_SPEC_FIELDS.filter((field) => !DISCOURAGED_FIELDS.includes(field)),
    ...PublicFields.keyof().options
];
const PublicResourceSpec = WantedResourceSpec.safeExtend(PublicFields.shape).loose();
const TENTHS = 10;
function isRounded(field, asked, shown) {
    if (typeof asked !== 'number' || typeof shown !== 'number')
        return false;
    const isCpu = /(?:^|_)cpu(?:_limit)?$/.test(field) && !field.startsWith('db_');
    const isInTenths = Math.abs(shown * TENTHS - Math.round(shown * TENTHS)) < 1e-6;
    return isCpu && isInTenths && Math.abs(asked - shown) * TENTHS <= 0.5 + 1e-6;
}
const twice = (value) => (typeof value === 'number' ? 2 * value : undefined);
function applyResourceDefaults(spec) {
    const full = { ...spec };
    const fill = (field, value) => {
        if (full[field] == null && value != null)
            Object.assign(full, { [field]: value });
    };
    fill('queue_min_scale', full.min_scale);
    fill('queue_max_scale', full.max_scale);
    fill('queue_cpu', full.cpu);
    fill('queue_memory_mb', full.memory_mb);
    for (const prefix of ['', 'queue_', 'orchestrator_', 'executor_', 'db_']) {
        fill(`${prefix}cpu_limit`, twice(full[`${prefix}cpu`]));
        fill(`${prefix}memory_limit_mb`, twice(full[`${prefix}memory_mb`]));
    }
    return full;
}
function withoutNulls(value, within = '') {
    if (Array.isArray(value))
        return value.map((entry) => withoutNulls(entry, `${within}[]`));
    if (typeof value !== 'object' || value === null)
        return value;
    const set = Object.entries(value).filter(([, inner]) => inner != null);
    const plain = Object.fromEntries(set.map(([key, inner]) => [key, withoutNulls(inner, key)]));
    return within === 'env[]' && !('valueFrom' in plain) ? { value: '', ...plain } : plain;
}
function normalizedSpec(spec) {
    const isEmpty = (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    const set = Object.entries(spec ?? {}).filter(([, value]) => !isEmpty(value));
    return withoutNulls(applyResourceDefaults(Object.fromEntries(set)));
}


/***/ }),

/***/ 48137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   vs: () => (/* binding */ misspelled)
/* harmony export */ });
const LEAST_BEGINNING = 4;
const LONG = 7;
const SEPARATOR = /[\s._-]/;
function misspelled(word, words) {
    const written = lettersOf(word);
    const [near] = words
        .map((candidate) => ({ candidate, slips: slipsBetween(written, lettersOf(candidate)) }))
        .filter(({ candidate, slips }) => slips <= Math.min(candidate.length < LONG ? 1 : 2, candidate.length - 1))
        .sort((a, b) => a.slips - b.slips);
    return near?.candidate;
}
function nearest(word, words) {
    const parts = word.toLowerCase().split(SEPARATOR);
    const near = misspelled(word, words);
    if (near !== undefined)
        return near;
    if (word.length < LEAST_BEGINNING || parts.includes(''))
        return undefined;
    const partsOf = (other) => other.toLowerCase().split(SEPARATOR);
    const begun = words.find((other) => {
        const whole = partsOf(other);
        return parts.every((part, at) => whole[at]?.startsWith(part));
    });
    if (begun !== undefined)
        return begun;
    const hasAllParts = (other) => parts.every((part) => partsOf(other).includes(part));
    return parts.length > 1 ? words.find(hasAllParts) : undefined;
}
function didYouMean(word, words) {
    const meant = nearest(word, words);
    return meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
}
const lettersOf = (word) => word.toLowerCase().split(SEPARATOR).join('-');
function slipsBetween(a, b) {
    if (Math.abs(a.length - b.length) > 2)
        return Number.POSITIVE_INFINITY;
    const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        const before = rows[i - 1];
        for (let j = 1; j <= b.length; j++) {
            const replaced = before[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swapped = isSwapped ? rows[i - 2][j - 2] + 1 : replaced;
            row.push(Math.min(before[j] + 1, row[j - 1] + 1, replaced, swapped));
        }
        rows.push(row);
    }
    return rows[a.length][b.length];
}


/***/ }),

/***/ 14185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   YQ: () => (/* binding */ groupByText),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   cn: () => (/* binding */ fieldPath),
/* harmony export */   fQ: () => (/* binding */ shortenDigests),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   ft: () => (/* binding */ DURATION),
/* harmony export */   jl: () => (/* binding */ spellDuration),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   nV: () => (/* binding */ formatAge)
/* harmony export */ });
function formatAge(ms) {
    const minutes = Math.floor(ms / 60_000);
    if (minutes < 1)
        return 'less than a minute';
    if (minutes < 120)
        return count(minutes, 'minute');
    if (minutes < 2880)
        return count(Math.floor(minutes / 60), 'hour');
    return count(Math.floor(minutes / 1440), 'day');
}
function partsOf(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
}
function formatDuration(ms) {
    const [h, m, s] = partsOf(ms);
    const two = (value) => String(value).padStart(2, '0');
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
function spellDuration(ms) {
    const tenths = Math.max(ms > 0 ? 1 : 0, Math.round(ms / 100));
    if (tenths < 100)
        return `${tenths / 10} s`;
    const [h, m, s] = partsOf(Math.max(10_000, ms));
    const parts = [h > 0 && `${h} h`, m > 0 && `${m} min`, h === 0 && s > 0 && `${s} s`];
    return parts.filter((part) => part !== false).join(' ');
}
function formatTime(ms) {
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function shortId(id) {
    return id.length > 12 ? `${id.slice(0, 8)}…` : id;
}
function shortenDigests(text) {
    return text
        .replace(/(?<![0-9a-f])[0-9a-f]{32,128}(?![0-9a-f])/gi, (digest) => `${digest.slice(0, 12)}…`)
        .replace(/(?<![0-9a-f])([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])/gi, '$1…');
}
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function groupByText(entries) {
    const texts = [...new Set(entries.map(({ text }) => text))];
    return texts.map((text) => ({
        text,
        keys: entries.filter((entry) => entry.text === text).map(({ key }) => key)
    }));
}
function count(n, one, many = `${one}s`) {
    return `${n} ${n === 1 ? one : many}`;
}
function fieldPath(path) {
    return path
        .map((part, i) => typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)
        .join('');
}
const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;
function parseDuration(text) {
    if (!DURATION.test(text))
        return undefined;
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/gy)];
    return parts.reduce((total, [, amount, unit]) => total + Number(amount) * UNITS_MS[unit], 0);
}


/***/ })

};
