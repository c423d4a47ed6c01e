"use strict";
exports.id = 737;
exports.ids = [737];
exports.modules = {

/***/ 424:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  JN: function() { return /* binding */ readAnswer; },
  G7: function() { return /* binding */ readPath; },
  aK: function() { return /* binding */ readRows; },
  Oy: function() { return /* binding */ writeBody; }
});

// EXTERNAL MODULE: ./src/contract/dialect/dialect.js
var dialect = __webpack_require__(3388);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(9987);
// EXTERNAL MODULE: ./src/contract/lookups.js
var lookups = __webpack_require__(6708);
;// CONCATENATED MODULE: ./src/contract/dialect/translate.js



function translate(value, schema, translation) {
    return translateAt(value, positionOf(schema), translation);
}
function translateAt(value, position, translation) {
    if (position === undefined)
        return value;
    switch (position.kind) {
        case 'value':
            return typeof value === 'string' ? otherText(value, position.words, translation) : value;
        case 'list':
            return Array.isArray(value) ? value.map((entry) => translateAt(entry, position.of, translation)) : value;
        case 'keys':
            return typeof value === 'object' && value !== null && !Array.isArray(value)
                ? translateObject(value, position, translation)
                : value;
    }
}
function otherText(text, words, { words: wire, way }) {
    const spoken = words.find((word) => wire[word] === text);
    if (spoken !== undefined)
        return spoken;
    const neutral = way === 'accept' ? undefined : words.find((word) => word === text);
    return neutral === undefined ? text : wire[neutral];
}
function translateObject(value, position, translation) {
    const { words, way } = translation;
    const moved = way === 'accept' ? position.words.filter((word) => Object.hasOwn(value, words[word])) : position.words;
    const strict = { words, way: way === 'accept' ? 'read' : way };
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => {
        const other = otherText(key, moved, strict);
        const neutral = way === 'write' ? key : other;
        return [other, translateAt(inner, position.inner.get(neutral), translation)];
    }));
}
function translatePath(path, schema, translation) {
    let position = positionOf(schema);
    return path.map((part) => {
        if (position?.kind === 'list' && typeof part === 'number') {
            position = position.of;
            return part;
        }
        if (position?.kind !== 'keys' || typeof part !== 'string')
            return part;
        const other = otherText(part, position.words, translation);
        const neutral = translation.way === 'write' ? part : other;
        if (position.fields.has(neutral))
            position = position.inner.get(neutral);
        return other;
    });
}
const OPEN_TEXTS = new Map([[lookups/* Listener */.rZ.shape.compute_type, ['cluster']]]);
const found = new WeakMap();
function positionOf(schema) {
    let known = found.get(schema);
    if (known === undefined) {
        known = { position: findPosition(schema) };
        found.set(schema, known);
    }
    return known.position;
}
function findPosition(schema) {
    const open = OPEN_TEXTS.get(schema);
    if (open !== undefined)
        return { kind: 'value', words: open, others: [] };
    if (schema instanceof schemas/* ZodOptional */.IiU || schema instanceof schemas/* ZodNullable */.l1C)
        return positionOf(schema.unwrap());
    if (schema instanceof schemas/* ZodEnum */.Vb4)
        return enumPosition(schema.options.map(String));
    if (schema instanceof schemas/* ZodArray */.naA) {
        const of = positionOf(schema.element);
        return of && { kind: 'list', of };
    }
    return schema instanceof schemas/* ZodObject */.bvH ? keysPosition(schema.shape) : undefined;
}
function enumPosition(options) {
    const words = options.filter(dialect/* isWord */.Jg);
    return words.length === 0 ? undefined : { kind: 'value', words, others: options.filter((option) => !(0,dialect/* isWord */.Jg)(option)) };
}
function keysPosition(shape) {
    const fields = new Set(Object.keys(shape));
    const words = [...fields].filter(dialect/* isWord */.Jg);
    const inner = new Map();
    for (const [field, schema] of Object.entries(shape)) {
        const position = positionOf(schema);
        if (position !== undefined)
            inner.set(field, position);
    }
    return words.length === 0 && inner.size === 0 ? undefined : { kind: 'keys', words, fields, inner };
}

;// CONCATENATED MODULE: ./src/contract/dialect/codec.js


const isNeutral = ({ words }) => words === dialect/* NEUTRAL_WORDS */.eF;
function writeBody(dialect, body, schema) {
    return isNeutral(dialect) ? body : translate(body, schema, { words: dialect.words, way: 'write' });
}
function readAnswer(dialect, json, schema) {
    if (isNeutral(dialect))
        return json;
    return translate(json, schema, { words: dialect.words, way: 'accept' });
}
function readRows(dialect, json, schema) {
    const read = (row) => readAnswer(dialect, row, schema);
    if (isNeutral(dialect))
        return json;
    if (Array.isArray(json))
        return json.map(read);
    if (typeof json !== 'object' || json === null || !('resources' in json))
        return read(json);
    const { resources } = json;
    return Array.isArray(resources) ? { ...json, resources: resources.map(read) } : read(json);
}
function readPath(dialect, loc, schema) {
    const [root, ...path] = loc;
    if (isNeutral(dialect) || root !== 'body' || schema === undefined)
        return loc;
    return [root, ...translatePath(path, schema, { words: dialect.words, way: 'accept' })];
}


/***/ }),

/***/ 6708:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rZ: function() { return /* binding */ Listener; }
/* harmony export */ });
/* unused harmony exports Integration, pageOf */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9987);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9435);

const Integration = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .guid */ .OsD(), installation_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullish(), name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .meta({ id: 'Integration' });
const Listener = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_0__/* .guid */ .OsD(),
    compute_type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('cluster is a value.'),
    compute_id: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    compute_config: zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ cluster_namespaces: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish() }).nullish(),
    created_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    updated_at: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$()
})
    .meta({ id: 'Listener' });
function pageOf(resource) {
    return z.strictObject({ resources: z.array(resource), offset: z.int() });
}


/***/ }),

/***/ 1515:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j$: function() { return /* binding */ WantedResourceSpec; },
/* harmony export */   yd: function() { return /* binding */ ResourceSpec; }
/* harmony export */ });
/* unused harmony exports LocalObjectReference, Volume, VolumeMount, EnvVar, ResourceRequirements, Container */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9987);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1243);


const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
const dnsLabel = (what) => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(DNS_LABEL, 'must be a DNS label: a-z, 0-9 and -, at most 63 characters').describe(what);
const freeForm = (what) => zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish().describe(what);
const stringMap = (what) => zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish().describe(what);
const integer = (what) => zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish().describe(what);
const decimal = (what) => zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish().describe(what);
const DO_NOT_USE = 'Marked do not use.';
const LocalObjectReference = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Name of a secret in the same namespace.') })
    .meta({ id: 'LocalObjectReference' });
const Volume = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
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
const VolumeMount = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Must match the name of a Volume.'),
    mountPath: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Where in the container the volume is mounted.'),
    subPath: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    mountPropagation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    readOnly: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    subPathExpr: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
})
    .meta({ id: 'VolumeMount' });
const EnvVar = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(C_IDENTIFIER, 'must be a C identifier: letters, digits and _, not starting with a digit')
        .describe('A C identifier.'),
    value: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().describe('Defaults to the empty string.'),
    valueFrom: freeForm('Cannot be used when value is non-empty.')
})
    .meta({ id: 'EnvVar' });
const ResourceRequirements = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    limits: stringMap('Maximum compute resources.'),
    requests: stringMap('Minimum compute resources.')
})
    .meta({ id: 'ResourceRequirements' });
const Container = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: dnsLabel('A DNS label.'),
    image: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Image of the container.'),
    imagePullPolicy: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['Always', 'Never', 'IfNotPresent']).nullish(),
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish().describe('Not run in a shell.'),
    args: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
    workingDir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    env: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(EnvVar).nullish(),
    envFrom: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())).nullish(),
    resources: ResourceRequirements.nullish(),
    volumeMounts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(VolumeMount).nullish(),
    securityContext: freeForm('Security options of the container.'),
    restartPolicy: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['Always', 'OnFailure']).nullish().describe('For sidecars.')
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
    service_account_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('Must already exist in the cluster namespace the deployment is placed in.'),
    image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(LocalObjectReference).nullish().describe('Secrets used to pull images.'),
    volumes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Volume).nullish().describe("Volumes mountable by the pod's containers."),
    volume_mounts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(VolumeMount).nullish().describe('Mounts into the container filesystem.'),
    init_containers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).nullish().describe('Run to completion before the main container starts.'),
    sidecars: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).nullish().describe('Run alongside the main container.'),
    db_cpu: decimal('CPU request of the relational database deployment.'),
    db_cpu_limit: decimal('Defaults to 2 x db_cpu.'),
    db_memory_mb: integer('Memory request (MB) of the database.'),
    db_memory_limit_mb: integer('Defaults to 2 x db_memory_mb.'),
    db_storage_gi: integer('Database storage in GiB.'),
    db_max_connections: integer('Maximum database connections.')
};
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
const ResourceSpec = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(shape).superRefine(checkPodRules).meta({ id: 'ResourceSpec' });
const wholeCpu = _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .RESOURCE_SPEC_FIELDS */ .TO.filter((field) => /(^|_)cpu(_limit)?$/.test(field));
const WantedResourceSpec = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...shape,
    ...Object.fromEntries(wholeCpu.map((field) => [field, decimal(shape[field].description ?? '')]))
})
    .superRefine(checkPodRules);


/***/ }),

/***/ 1737:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  wordingOf: function() { return /* binding */ wordingOf; },
  writeIn: function() { return /* binding */ writeIn; }
});

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(9987);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(9435);
// EXTERNAL MODULE: ./src/contract/resource-spec.js
var resource_spec = __webpack_require__(1515);
// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __webpack_require__(1243);
;// CONCATENATED MODULE: ./src/contract/deployment.js



const Source = schemas/* enum */.k5n(vocabulary/* SOURCES */.Hl).describe('Cannot be changed after creation.').meta({ id: 'Source' });
const DEPLOYMENT_STATUSES = ['AWAITING_DATABASE', 'READY', 'UNUSED', 'AWAITING_DELETE', 'UNKNOWN'];
const ListenerConfig = schemas/* strictObject */.rej({
    cluster_namespace: schemas/* string */.YjP()
        .nullish()
        .describe('Namespace the deployment is placed in. Cannot be changed by PATCH. Only for listeners of compute type cluster.')
})
    .meta({ id: 'ListenerConfig' });
const SourceConfigRequest = schemas/* strictObject */.rej({
    integration_id: schemas/* guid */.OsD()
        .nullish()
        .describe('git_host. From GET /v1/integrations/git_host/install. Cannot be changed by PATCH.'),
    repo_url: schemas/* string */.YjP().nullish().describe('git_host. URL of the git repository. Cannot be changed by PATCH.'),
    deployment_type: schemas/* enum */.k5n(vocabulary/* DEPLOYMENT_TYPES */._o).nullish().describe('git_host. Cannot be changed by PATCH.'),
    build_on_push: schemas/* boolean */.zMY()
        .nullish()
        .describe('git_host. When true, a new revision is built on each push to repo_ref. Not with a tag.'),
    custom_url: schemas/* string */.YjP()
        .nullish()
        .describe('Settable for external_container only; set by the service, read-only, for git_host.'),
    resource_spec: resource_spec/* ResourceSpec */.yd.nullish().describe('external_container.'),
    listener_id: schemas/* guid */.OsD().nullish().describe('external_container. From GET /v2/listeners. Cannot be changed by PATCH.'),
    listener_config: ListenerConfig.nullish().describe('external_container.'),
    install_command: schemas/* string */.YjP().nullish().describe('JS deployments only. Run from the repository root.'),
    build_command: schemas/* string */.YjP()
        .nullish()
        .describe('JS deployments only. Run from the directory of the graph configuration file.')
})
    .meta({ id: 'SourceConfigRequest' });
const SourceRevisionConfigRequest = schemas/* strictObject */.rej({
    repo_ref: schemas/* string */.YjP().nullish().describe('git_host. A bare branch name, or a tag as refs/tags/\u2026.'),
    graph_config_path: schemas/* string */.YjP().nullish().describe('git_host. Path to the graph configuration file.'),
    image_uri: schemas/* string */.YjP().nullish().describe('external_container. URI of the container image.')
})
    .meta({ id: 'SourceRevisionConfigRequest' });
const Secret = schemas/* strictObject */.rej({ name: schemas/* string */.YjP(), value: schemas/* string */.YjP() })
    .describe('Available as an environment variable in the container.')
    .meta({ id: 'Secret' });
const DeploymentCreateRequest = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().min(1).describe('Cannot be changed after creation.'),
    source: Source,
    source_config: SourceConfigRequest,
    source_revision_config: SourceRevisionConfigRequest,
    secrets: schemas/* array */.YOg(Secret)
})
    .meta({ id: 'DeploymentCreateRequest' });
const DeploymentPatchRequest = schemas/* strictObject */.rej({
    source_config: SourceConfigRequest.nullish(),
    source_revision_config: SourceRevisionConfigRequest.nullish(),
    secrets: schemas/* array */.YOg(Secret).nullish()
})
    .meta({ id: 'DeploymentPatchRequest' });
const SourceRevisionConfig = schemas/* strictObject */.rej({
    ...SourceRevisionConfigRequest.shape,
    repo_commit_sha: schemas/* string */.YjP().nullish().describe('git_host. Read-only: the commit that was built.')
})
    .meta({ id: 'SourceRevisionConfig' });
const Deployment = schemas/* strictObject */.rej({
    id: schemas/* guid */.OsD(),
    name: schemas/* string */.YjP(),
    source: Source,
    source_config: SourceConfigRequest.describe('SourceConfig has the fields of SourceConfigRequest.'),
    source_revision_config: SourceRevisionConfig.describe('The values of the latest revision.'),
    secrets: schemas/* array */.YOg(Secret),
    created_at: iso/* datetime */.w$(),
    updated_at: iso/* datetime */.w$(),
    status: schemas/* enum */.k5n(DEPLOYMENT_STATUSES),
    latest_revision_id: schemas/* guid */.OsD().nullable(),
    active_revision_id: schemas/* guid */.OsD().nullable().describe('The currently deployed revision.'),
    image_version: schemas/* string */.YjP().nullish().describe('Image version of the deployment.')
})
    .meta({ id: 'Deployment' });
const Revision = schemas/* strictObject */.rej({
    id: schemas/* guid */.OsD(),
    status: schemas/* string */.YjP().describe('DEPLOYED is a value; other values are an open list (\u00a73).'),
    source: Source,
    source_revision_config: SourceRevisionConfig,
    created_at: iso/* datetime */.w$(),
    updated_at: iso/* datetime */.w$()
})
    .meta({ id: 'Revision' });

// EXTERNAL MODULE: ./src/contract/dialect/codec.js + 1 modules
var codec = __webpack_require__(424);
// EXTERNAL MODULE: ./src/contract/lookups.js
var lookups = __webpack_require__(6708);
;// CONCATENATED MODULE: ./src/control-plane/translation.js



const SHAPES = {
    createDeployment: { body: DeploymentCreateRequest, answer: Deployment },
    readDeployment: { answer: Deployment },
    readRevision: { answer: Revision },
    patchDeployment: { body: DeploymentPatchRequest, answer: Deployment },
    listIntegrations: {},
    listListeners: { answer: lookups/* Listener */.rZ, rows: true },
    listDeployments: { answer: Deployment, rows: true },
    listRevisions: { answer: Revision, rows: true },
    readRevisionLog: {},
    redeployRevision: { answer: Deployment },
    deleteDeployment: { answer: Deployment }
};
function writeIn(dialect, operation, sent) {
    const { body } = SHAPES[operation];
    return body === undefined ? sent : (0,codec/* writeBody */.Oy)(dialect, sent, body);
}
function wordingOf(dialect, operation) {
    const { answer, body, rows } = SHAPES[operation];
    return {
        value: (json) => {
            if (answer === undefined)
                return json;
            return rows ? (0,codec/* readRows */.aK)(dialect, json, answer) : (0,codec/* readAnswer */.JN)(dialect, json, answer);
        },
        path: (loc) => (0,codec/* readPath */.G7)(dialect, loc, body)
    };
}


/***/ })

};
;