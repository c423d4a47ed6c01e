export const id = 285;
export const ids = [285];
export const modules = {

/***/ 17156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunContext),
/* harmony export */   g: () => (/* binding */ hasGitHub)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97583);


function hasGitHub({ is_on_github, api_url }, token) {
    return is_on_github !== false || (token !== undefined && api_url !== undefined);
}
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
const PLAIN_REF = /^[\w.-]+(?:\/[\w.-]+)*$/;
const NO_COMMIT = /^0+$/;
function readRunContext(env, payload) {
    const action = memberOf(payload, 'action');
    const given = (name) => env[name]?.trim() || undefined;
    const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '') ? env.GITHUB_REPOSITORY : undefined;
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
    const run = given('GITHUB_RUN_ID');
    const [action_repository = '', action_ref = ''] = [given('GITHUB_ACTION_REPOSITORY'), given('GITHUB_ACTION_REF')];
    const isPublished = REPOSITORY.test(action_repository) && PLAIN_REF.test(action_ref);
    const sha = given('GITHUB_SHA');
    const actor = given('GITHUB_ACTOR');
    const event_name = given('GITHUB_EVENT_NAME') ?? '';
    const before = memberOf(payload, 'before');
    const pull = readPullRequest(memberOf(payload, 'pull_request'));
    return {
        event_name,
        event_action: typeof action === 'string' ? action : undefined,
        server_url,
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: pull && {
            ...pull,
            is_fork: pull.head_repository?.toLowerCase() !== repository?.toLowerCase()
        },
        ...(typeof before === 'string' && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullCommit */ .f5)(before) && !NO_COMMIT.test(before) && { sha_before: before }),
        ...(actor !== undefined && { actor }),
        ...(isPublished && { action_url: `${server_url}/${action_repository}/blob/${action_ref}` }),
        run_url: repository !== undefined && run !== undefined ? `${server_url}/${repository}/actions/runs/${run}` : undefined
    };
}
function readPullRequest(pull) {
    const number = memberOf(pull, 'number');
    const head = memberOf(pull, 'head');
    const [head_ref, head_sha, repo] = [memberOf(head, 'ref'), memberOf(head, 'sha'), memberOf(head, 'repo')];
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
        return undefined;
    if (typeof head_ref !== 'string' || typeof head_sha !== 'string')
        return undefined;
    if (repo == null)
        return { number, head_ref, head_sha, head_repository: undefined };
    const name = memberOf(repo, 'full_name');
    return typeof name === 'string' && REPOSITORY.test(name)
        ? { number, head_ref, head_sha, head_repository: name }
        : undefined;
}
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : undefined;
}


/***/ }),

/***/ 18226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ appendWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function appendWhole(path, append) {
    const size = sizeOf(path);
    try {
        append();
    }
    catch (error) {
        if (path !== undefined && size !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.truncateSync)(path, size);
        throw error;
    }
}
function sizeOf(path) {
    const stats = path === undefined ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats.size : undefined;
}


/***/ }),

/***/ 70747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ currentFolder),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   U3: () => (/* binding */ readCheckoutPlace),
/* harmony export */   bj: () => (/* binding */ summaryFile),
/* harmony export */   i9: () => (/* binding */ outputFile),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   xs: () => (/* binding */ enforceTlsVerification)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17156);


function readEnvironment() {
    return (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunContext */ .$)(process.env, readEvent());
}
function readEvent() {
    const path = process.env.GITHUB_EVENT_PATH;
    try {
        return path ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) : undefined;
    }
    catch {
        return undefined;
    }
}
const FOR_GIT = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'USERPROFILE', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP'];
function readCheckoutPlace(workspace = process.env.GITHUB_WORKSPACE) {
    const known = FOR_GIT.map((name) => [name, process.env[name]]);
    const variables = known.filter((entry) => entry[1] !== undefined);
    return { workspace: workspace || undefined, variables: Object.fromEntries(variables) };
}
function outputFile() {
    return process.env.GITHUB_OUTPUT || undefined;
}
function currentFolder() {
    try {
        return process.cwd();
    }
    catch {
        return undefined;
    }
}
const UNVERIFIED = 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set. Certificates are verified anyway. For your own authority, set NODE_EXTRA_CA_CERTS.';
function enforceTlsVerification() {
    const wasOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0';
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    return wasOff ? [UNVERIFIED] : [];
}
function givenInputs() {
    const isSet = (name) => (process.env[name]?.trim() ?? '') !== '';
    return Object.keys(process.env)
        .filter((name) => name.startsWith('INPUT_') && isSet(name))
        .filter((name) => name === name.toUpperCase() || !isSet(name.toUpperCase()))
        .map((name) => name.slice('INPUT_'.length));
}
function summaryFile() {
    return process.env.GITHUB_STEP_SUMMARY || undefined;
}


/***/ }),

/***/ 59470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   O9: () => (/* binding */ DIALECTS),
/* harmony export */   XR: () => (/* binding */ isLangSmithCloud),
/* harmony export */   eF: () => (/* binding */ NEUTRAL_WORDS),
/* harmony export */   g: () => (/* binding */ LANGSMITH_WORDS),
/* harmony export */   qm: () => (/* binding */ NEUTRAL),
/* harmony export */   uk: () => (/* binding */ LANGSMITH)
/* harmony export */ });
/* unused harmony export ALL_WORDS */
/* harmony import */ var _service_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31477);

const LANGSMITH_WORDS = {
    git_host: 'github',
    external_container: 'external_docker',
    graph_config_path: 'langgraph_config_path',
    cluster_namespace: 'k8s_namespace',
    cluster_namespaces: 'k8s_namespaces',
    cluster: 'k8s',
    cache_memory_mb: 'redis_memory_mb'
};
const ALL_WORDS = Object.keys(LANGSMITH_WORDS);
const NEUTRAL_WORDS = Object.fromEntries(ALL_WORDS.map((word) => [word, word]));
function isWord(text) {
    return Object.hasOwn(LANGSMITH_WORDS, text);
}
const NEUTRAL = { words: NEUTRAL_WORDS, serviceRules: _service_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SERVICE_RULES */ .KP };
const LANGSMITH = { words: LANGSMITH_WORDS, serviceRules: _service_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_SERVICE_RULES */ .wb };
const DIALECTS = { neutral: NEUTRAL, langsmith: LANGSMITH };
function isLangSmithCloud(base_url) {
    if (base_url === undefined || !URL.canParse(base_url))
        return false;
    const { protocol, hostname } = new URL(base_url);
    return protocol === 'https:' && hostname.endsWith('.langchain.com');
}


/***/ }),

/***/ 44886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LANGSMITH_RESERVED_SECRETS)
/* harmony export */ });
const EVERYWHERE = [
    'DATABASE_URI',
    'DD_TRACE_PSYCOPG_ENABLED',
    'DD_TRACE_REDIS_ENABLED',
    'LANGCHAIN_API_KEY',
    'LANGCHAIN_CALLBACKS_BACKGROUND',
    'LANGCHAIN_ENDPOINT',
    'LANGCHAIN_PROJECT',
    'LANGCHAIN_TRACING_V2',
    'LANGGRAPH_AUTH_TYPE',
    'LANGGRAPH_CLOUD_LICENSE_KEY',
    'LANGGRAPH_GIT_REPO_PATH',
    'LANGSMITH_AUTH_ENDPOINT',
    'LANGSMITH_AUTH_VERIFY_TENANT_ID',
    'LANGSMITH_CONTROL_PLANE_API_KEY',
    'LANGSMITH_DEPLOYMENT_NAME',
    'LANGSMITH_HOST_PROJECT_ID',
    'LANGSMITH_HOST_PROJECT_NAME',
    'LANGSMITH_HOST_REVISION_ID',
    'LANGSMITH_LANGGRAPH_GIT_REF',
    'LANGSMITH_LANGGRAPH_GIT_REF_SHA',
    'LANGSMITH_LANGGRAPH_GIT_REPO',
    'LANGSMITH_PROJECT',
    'LANGSMITH_TENANT_ID',
    'LANGSMITH_TRACING_V2',
    'LOG_DICT_TRACEBACKS',
    'LOG_JSON',
    'POSTGRES_PASSWORD',
    'POSTGRES_URI',
    'REDIS_URI'
];
const IN_THE_CLOUD = [
    'LANGSMITH_API_KEY',
    'LANGSMITH_ENDPOINT',
    'LSD_DD_API_KEY',
    'LSD_DD_ENDPOINT',
    'LSD_DEPLOYMENT_TYPE',
    'LSD_ENV',
    'MOUNT_PREFIX',
    'PATH',
    'PORT',
    'POSTGRES_URI_CUSTOM',
    'REDIS_URI_CUSTOM'
];
const LANGSMITH_RESERVED_SECRETS = {
    git_host: new Set([...EVERYWHERE, ...IN_THE_CLOUD]),
    external_container: new Set(EVERYWHERE)
};


/***/ }),

/***/ 31477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ NO_SERVICE_RULES),
/* harmony export */   dl: () => (/* binding */ fitName),
/* harmony export */   wb: () => (/* binding */ LANGSMITH_SERVICE_RULES)
/* harmony export */ });
/* harmony import */ var _reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44886);

const NO_SERVICE_RULES = {
    needsResourceSpec: false,
    fractionalCpu: false,
    extraFields: false
};
const LANGSMITH_SERVICE_RULES = {
    names: { pattern: /^[a-z][a-z0-9-]*$/, form: 'a-z, 0-9 and -, starting with a letter' },
    safeImageName: 21,
    reservedSecrets: _reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .b,
    needsResourceSpec: true,
    fractionalCpu: true,
    extraFields: true
};
function fitName(name, { pattern }) {
    if (pattern.test(name))
        return name;
    const fitted = name
        .normalize('NFKD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^[^a-z]+/, '')
        .replace(/-$/, '');
    return pattern.test(fitted) ? fitted : undefined;
}


/***/ }),

/***/ 96912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   w5: () => (/* binding */ fieldName),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
const FIELDS = [
    { path: 'name', input: 'name', source: 'both', change: 'fixed' },
    { path: 'source', input: 'source', source: 'both', change: 'fixed' },
    { path: 'source_config.integration_id', input: 'integration_id', source: 'git_host', change: 'fixed' },
    { path: 'source_config.repo_url', input: 'repo_url', source: 'git_host', change: 'fixed' },
    { path: 'source_config.deployment_type', input: 'deployment_type', source: 'git_host', change: 'fixed' },
    { path: 'source_config.build_on_push', input: 'build_on_push', source: 'git_host', change: 'setting' },
    { path: 'source_config.install_command', input: 'install_command', source: 'git_host', change: 'setting' },
    { path: 'source_config.build_command', input: 'build_command', source: 'git_host', change: 'setting' },
    { path: 'source_config.custom_url', input: 'custom_url', source: 'external_container', change: 'setting' },
    { path: 'source_config.resource_spec', input: 'resource_spec', source: 'external_container', change: 'revision' },
    { path: 'source_config.listener_id', input: 'listener_id', source: 'external_container', change: 'fixed' },
    {
        path: 'source_config.listener_config.cluster_namespace',
        input: 'cluster_namespace',
        source: 'external_container',
        change: 'fixed'
    },
    { path: 'source_revision_config.repo_ref', input: 'repo_ref', source: 'git_host', change: 'revision' },
    {
        path: 'source_revision_config.graph_config_path',
        input: 'graph_config_path',
        source: 'git_host',
        change: 'revision'
    },
    { path: 'source_revision_config.image_uri', input: 'image_uri', source: 'external_container', change: 'revision' },
    { path: 'secrets', input: 'secrets', source: 'both', change: 'revision' }
];
const everyFieldIsListed = true;
void everyFieldIsListed;
function fieldsOf(source, change) {
    return FIELDS.filter((field) => field.change === change && (field.source === 'both' || field.source === source));
}
function fieldName(path) {
    return path.slice(path.lastIndexOf('.') + 1);
}
function inputOf(path) {
    const field = FIELDS.find((one) => path === one.path || path.startsWith(`${one.path}.`));
    return field === undefined ? fieldName(path) : field.input + path.slice(field.path.length);
}
function valueAt(of, path) {
    return path.split('.').reduce((value, key) => {
        return typeof value === 'object' && value !== null ? value[key] : undefined;
    }, of);
}


/***/ }),

/***/ 69501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ DISCOURAGED_FIELDS),
/* harmony export */   TO: () => (/* binding */ RESOURCE_SPEC_FIELDS),
/* harmony export */   j$: () => (/* binding */ WantedResourceSpec),
/* harmony export */   yd: () => (/* binding */ ResourceSpec)
/* harmony export */ });
/* unused harmony exports LocalObjectReference, Volume, VolumeMount, EnvVar, ResourceRequirements, Container */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);

const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
const dnsLabel = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(DNS_LABEL, 'must be a DNS label: a-z, 0-9 and -, at most 63 characters').describe(what);
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
const shape = {
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
    image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(LocalObjectReference).nullish().describe('Secrets used to pull images.'),
    volumes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Volume).nullish().describe("Volumes mountable by the pod's containers."),
    volume_mounts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(VolumeMount).nullish().describe('Mounts into the container filesystem.'),
    init_containers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).nullish().describe('Run to completion before the main container starts.'),
    sidecars: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).nullish().describe('Run alongside the main container.'),
    db_cpu: decimal('CPU request of the relational database deployment.'),
    db_cpu_limit: decimal('Defaults to 2 x db_cpu.'),
    db_memory_mb: integer('Memory request (MB) of the database.'),
    db_memory_limit_mb: integer('Defaults to 2 x db_memory_mb.'),
    db_storage_gi: integer('Database storage in GiB.'),
    db_max_connections: integer('Maximum database connections.')
};
const RESOURCE_SPEC_FIELDS = Object.keys(shape);
const DISCOURAGED_FIELDS = RESOURCE_SPEC_FIELDS.filter((field) => /^(?:orchestrator|executor)_/.test(field));
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
const ResourceSpec = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(shape).superRefine(checkPodRules).meta({ id: 'ResourceSpec' });
const wholeCpu = RESOURCE_SPEC_FIELDS.filter((field) => /(^|_)cpu(_limit)?$/.test(field));
const WantedResourceSpec = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...shape,
    ...Object.fromEntries(wholeCpu.map((field) => [field, decimal(shape[field].description ?? '')]))
})
    .superRefine(checkPodRules);


/***/ }),

/***/ 52100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ JSON_OUTPUTS),
/* harmony export */   n: () => (/* binding */ redactOutput)
/* harmony export */ });
const WORDS = new Set(['operation', 'new_revision', 'smoke', 'error_code']);
const JSON_OUTPUTS = new Set([
    'plan',
    'plans',
    'swept',
    'deployments',
    'deployed',
    'unchanged',
    'failed',
    'skipped',
    'matrix'
]);
const MAPS = new Set(['deployments', 'plans']);
function redactOutput(name, value, redactor) {
    if (WORDS.has(name) || value === '')
        return value;
    if (!JSON_OUTPUTS.has(name))
        return redactor.redact(value);
    const told = JSON.parse(value);
    if (name === 'plan')
        return JSON.stringify(redactFacts(told, redactor));
    if (!MAPS.has(name))
        return JSON.stringify(redactor.redactAll(told));
    const entries = Object.entries(told);
    const redacted = entries.map(([key, facts]) => [redactor.redact(key), redactFacts(facts, redactor)]);
    return JSON.stringify(Object.fromEntries(redacted));
}
function redactFacts(facts, redactor) {
    const words = Object.entries(facts).filter(([name]) => WORDS.has(name));
    return { ...redactor.redactAll(facts), ...Object.fromEntries(words) };
}


/***/ }),

/***/ 59775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ isPreviewName),
/* harmony export */   PK: () => (/* binding */ previewPrefix),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   _s: () => (/* binding */ previewEnvironment),
/* harmony export */   gz: () => (/* binding */ previewName)
/* harmony export */ });
const PREVIEW_NUMBER = /-(pr|mr)-([1-9]\d{0,9})$/;
function previewName(name, pullRequest, kind) {
    return `${previewPrefix(name, kind)}${pullRequest}`;
}
function previewPrefix(name, kind) {
    return `${name}-${kind}-`;
}
function pullRequestOf(name, candidate, kind) {
    const [, found, number] = PREVIEW_NUMBER.exec(candidate) ?? [];
    if (number === undefined || (kind !== undefined && found !== kind))
        return undefined;
    return candidate === previewName(name, Number(number), found) ? Number(number) : undefined;
}
function isPreviewName(name) {
    return PREVIEW_NUMBER.test(name);
}
function previewEnvironment(fullName) {
    return `preview/${fullName}`;
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
function misspelled(word, known) {
    const written = lettersOf(word);
    const [near] = known
        .map((one) => ({ one, slips: slipsBetween(written, lettersOf(one)) }))
        .filter(({ one, slips }) => slips <= Math.min(one.length < LONG ? 1 : 2, one.length - 1))
        .sort((a, b) => a.slips - b.slips);
    return near?.one;
}
function nearest(word, known) {
    const parts = word.toLowerCase().split(SEPARATOR);
    const isBegun = (one) => {
        const whole = one.toLowerCase().split(SEPARATOR);
        return parts.every((part, at) => part !== '' && whole[at]?.startsWith(part));
    };
    return misspelled(word, known) ?? (word.length >= LEAST_BEGINNING ? known.find(isBegun) : undefined);
}
function didYouMean(word, known) {
    const meant = nearest(word, known);
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


/***/ })

};
