export const id = 220;
export const ids = [220];
export const modules = {

/***/ 3220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  eR: () => (/* reexport */ OptionError),
  pc: () => (/* reexport */ durationMs),
  U9: () => (/* reexport */ isLoopback),
  z2: () => (/* reexport */ notEmpty),
  OZ: () => (/* reexport */ parseBehavior),
  Gm: () => (/* reexport */ parseFault),
  ww: () => (/* reexport */ parseHead),
  EQ: () => (/* reexport */ parseIntegration),
  oP: () => (/* reexport */ parseListener),
  _M: () => (/* reexport */ parseOutcome),
  ts: () => (/* reexport */ readDialect),
  r7: () => (/* reexport */ signalTree),
  GW: () => (/* reexport */ splitCommand),
  sJ: () => (/* binding */ startEmulator)
});

// UNUSED EXPORTS: ControlPlane, DEFAULT_INTEGRATION_ID, DEFAULT_LISTENER_ID, seedIntegrations, seedListeners

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
;// CONCATENATED MODULE: ./lib/emulator/option-error.js
class OptionError extends Error {
}
function firstProblem({ issues: [issue] }) {
    const message = issue?.message ?? 'not valid';
    return issue === undefined || issue.path.length === 0
        ? message
        : `${issue.path.join('.')}: ${message}`;
}
const sentence = (text) => (/[.?!]$/.test(text) ? text : `${text}.`);

;// CONCATENATED MODULE: ./lib/emulator/duration.js



const DURATION = /^(0|(\d+(\.\d+)?(ms|s|m|h))+)$/;
const Duration = schemas/* string */.YjP().regex(DURATION, 'must be a duration such as 500ms, 90s or 5m');
const LONGEST_MS = 100 * 365.25 * 86_400_000;
function durationMs(value) {
    const ms = typeof value === 'number' ? value : written(value);
    const isDuration = ms !== undefined && Number.isFinite(ms) && ms >= 0;
    if (!isDuration) {
        throw new OptionError(`"${value}" is not a duration. Use a form like 250ms, 90s, 30m or 1h30m.`);
    }
    if (ms > LONGEST_MS)
        throw new OptionError(`"${value}" is longer than 100 years. Use a shorter duration.`);
    return ms;
}
function written(text) {
    if (text === '0')
        return 0;
    return DURATION.test(text) ? (0,format/* parseDuration */.E9)(text) : undefined;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var contract_dialect = __webpack_require__(81415);
;// CONCATENATED MODULE: ./lib/emulator/clock.js


const VIRTUAL_START = Date.UTC(2026, 0, 1);
function createClock(base = Date.now) {
    return {
        offset: 0,
        now() {
            return base() + this.offset;
        },
        advance(ms) {
            if (this.offset + ms > LONGEST_MS) {
                throw new OptionError('The clock cannot be more than 100 years ahead. Reset it with POST /_emulator/reset.');
            }
            this.offset += ms;
        }
    };
}
const createVirtualClock = () => createClock(() => VIRTUAL_START);

;// CONCATENATED MODULE: ./lib/emulator/control-plane/behavior.js
const SPECIFIED = {};
const PUBLIC_SERVICE = {
    hasMoreFields: true,
    showsBuiltCode: true,
    needsGitSettings: true,
    commandsMakeRevisions: true,
    ignoresEmptySecrets: true,
    completesResourceSpecs: true,
    keepsTracingProjects: true
};

// EXTERNAL MODULE: ./lib/src/contract/revision-log.js
var revision_log = __webpack_require__(22443);
;// CONCATENATED MODULE: ./lib/emulator/control-plane/lifecycle.js
const SHARES = {
    git_host: [
        ['CREATING', 0.01],
        ['QUEUED', 0.04],
        ['AWAITING_BUILD', 0.05],
        ['BUILDING', 0.7],
        ['AWAITING_DEPLOY', 0.03],
        ['DEPLOYING', 0.17]
    ],
    external_container: [
        ['CREATING', 0.03],
        ['QUEUED', 0.12],
        ['AWAITING_DEPLOY', 0.15],
        ['DEPLOYING', 0.7]
    ]
};
const ENDS_AFTER = {
    CREATE_FAILED: ['CREATING'],
    SKIPPED: ['QUEUED'],
    INTERRUPTED: ['BUILDING', 'DEPLOYING'],
    BUILD_FAILED: ['BUILDING', 'AWAITING_DEPLOY']
};
const STATUSES = [
    ...SHARES.git_host.map(([status]) => status),
    'DEPLOYED',
    ...Object.keys(ENDS_AFTER),
    'DEPLOY_FAILED',
    'UNKNOWN'
];
function isOver(status) {
    return (status === 'DEPLOYED' ||
        status === 'SKIPPED' ||
        status === 'INTERRUPTED' ||
        status.includes('FAILED'));
}
const hasFailed = (status) => isOver(status) && status !== 'DEPLOYED' && status !== 'SKIPPED';
function walk(source, total) {
    const steps = [];
    let at = 0;
    for (const [status, share] of SHARES[source]) {
        steps.push({ status, at: Math.round(at) });
        at += share * total;
    }
    return steps;
}
const leaves = (steps, index, total) => steps[index + 1]?.at ?? total;
function indexOfAny(steps, statuses) {
    for (const status of statuses) {
        const index = steps.findIndex((step) => step.status === status);
        if (index >= 0)
            return index;
    }
    return steps.length - 1;
}
function planLifecycle(source, total, ending = { end: 'DEPLOYED' }) {
    const steps = walk(source, total);
    if ('end' in ending) {
        const last = indexOfAny(steps, ending.after !== undefined ? [ending.after] : (ENDS_AFTER[ending.end] ?? ['DEPLOYING']));
        return [...steps.slice(0, last + 1), { status: ending.end, at: leaves(steps, last, total) }];
    }
    const deployed = { status: 'DEPLOYED', at: total };
    const queued = indexOfAny(steps, ['QUEUED']);
    const afterQueued = leaves(steps, queued, total);
    if ('through' in ending) {
        const middle = leaves(steps, queued + 1, total);
        const detour = { status: ending.through, at: Math.round((afterQueued + middle) / 2) };
        return [...steps.slice(0, queued + 2), detour, ...steps.slice(queued + 2), deployed];
    }
    const stuck = steps.findIndex((step) => step.status === ending.stuck);
    if (stuck >= 0)
        return steps.slice(0, stuck + 1);
    return [...steps.slice(0, queued + 1), { status: ending.stuck, at: afterQueued }];
}
function withSlowStart(life, ms) {
    const last = life.at(-1);
    const rollsOut = last !== undefined && (last.status === 'DEPLOYED' || last.status === 'DEPLOY_FAILED');
    return ms > 0 && rollsOut ? [...life.slice(0, -1), { ...last, at: last.at + ms }] : life;
}
function byTime({ created_at, life }, now) {
    const index = life.findLastIndex((step) => created_at + step.at <= now);
    const at = (step) => step && { status: step.status, since: created_at + step.at };
    return [
        at(life[index] ?? life[0]) ?? { status: 'UNKNOWN', since: created_at },
        at(life[index - 1])
    ];
}
function statusAt(progress, now) {
    const { superseded_at, start } = progress;
    if (superseded_at !== null && superseded_at <= now)
        return { status: 'SKIPPED', since: superseded_at };
    const [current, before] = byTime(progress, now);
    if (start === undefined)
        return current;
    if (start !== 'awaited' && start.problem !== null)
        return { status: 'DEPLOY_FAILED', since: start.at };
    if (current.status !== 'DEPLOYED')
        return current;
    return start === 'awaited'
        ? (before ?? current)
        : { status: 'DEPLOYED', since: Math.max(start.at, current.since) };
}
function lifecycle_history(progress, now) {
    const last = statusAt(progress, now);
    const passed = progress.life
        .map((step) => ({ status: step.status, since: progress.created_at + step.at }))
        .filter(({ status, since }) => since <= last.since && status !== last.status && !isOver(status));
    return [...passed, last];
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/active-revision.js

function deployedUpTo(last, deployment, now) {
    for (let number = last; number > 0; number--) {
        const revision = deployment.revisions[number - 1];
        if (revision === undefined)
            continue;
        const { status, since } = statusAt(revision, now);
        if (status === 'DEPLOYED')
            return { deployment, revision, number, since };
    }
    return undefined;
}
function activeRevisionOf(deployment, now) {
    const active = deployedUpTo(deployment.revisions.length, deployment, now);
    const newer = deployment.revisions.slice(active?.number);
    const isDown = newer.some((revision) => revision.takes_down && hasFailed(statusAt(revision, now).status));
    return isDown ? undefined : active;
}
function swappedOut(deployment, now) {
    const active = activeRevisionOf(deployment, now);
    const swap = active?.revision.swap;
    const isSwapping = active !== undefined && swap !== undefined && now < active.since + swap.ms;
    return isSwapping ? deployedUpTo(active.number - 1, deployment, now) : undefined;
}
function answeringRevisionOf(deployment, now, turn) {
    const active = activeRevisionOf(deployment, now);
    const isNewTurn = active?.revision.swap?.answers === 'in_turns' && turn % 2 === 1;
    return isNewTurn ? active : (swappedOut(deployment, now) ?? active);
}
function dueOf(deployment, now) {
    const serving = activeRevisionOf(deployment, now);
    const number = deployment.revisions.length;
    const latest = deployment.revisions[number - 1];
    const rollsOut = latest?.start === 'awaited' && statusAt(latest, now).status === 'DEPLOYING';
    const previous = swappedOut(deployment, now);
    const needed = [previous, serving].filter((one) => one !== undefined);
    return [...needed, ...(rollsOut ? [{ deployment, revision: latest, number }] : [])];
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/answers.js
const refuse = (status, detail) => ({
    status,
    body: { detail }
});
const invalid = (...detail) => ({
    status: 422,
    body: { detail }
});
const missing = (...loc) => ({
    loc,
    msg: 'Field required',
    type: 'missing'
});

;// CONCATENATED MODULE: ./lib/emulator/control-plane/complete-spec.js
const FILLED_IN = {
    min_scale: 1,
    max_scale: 1,
    cpu: 1,
    memory_mb: 2048,
    cache_memory_mb: 512,
    redis_cpu: 0.2,
    core_cpu: 0.2,
    core_memory_mb: 256,
    db_cpu: 0.5,
    db_memory_mb: 1024,
    db_storage_gi: 10,
    db_max_connections: 100
};
const isCpu = (field) => /(?:^|_)cpu(?:_limit)?$/.test(field) && !field.startsWith('db_');
function roundCpu(cores) {
    const tenths = cores * 10;
    const below = Math.floor(tenths);
    const isTie = tenths - below === 0.5;
    const isEven = below % 2 === 0;
    return (isTie && isEven ? below : Math.round(tenths)) / 10;
}
function roundField(field, value) {
    return isCpu(field) && typeof value === 'number' ? roundCpu(value) : value;
}
function completeSpec(spec) {
    const set = Object.entries(spec).filter(([, value]) => value != null);
    const rounded = Object.fromEntries(set.map(([field, value]) => [field, roundField(field, value)]));
    return { ...FILLED_IN, ...rounded };
}
function withCompleteSpec(body) {
    const spec = body.source_config?.resource_spec;
    if (spec == null)
        return body;
    return {
        ...body,
        source_config: { ...body.source_config, resource_spec: completeSpec(spec) }
    };
}

// EXTERNAL MODULE: ./lib/src/contract/deployment.js
var deployment = __webpack_require__(94246);
;// CONCATENATED MODULE: ./lib/emulator/control-plane/built-code.js


const AFTER_BUILD = new Set(['AWAITING_DEPLOY', 'DEPLOYING', 'DEPLOYED']);
function builtCode(source, revision, now) {
    const code = revision.source_revision_config;
    const commit = code.repo_commit_sha;
    const isBuilt = lifecycle_history(revision, now).some(({ status }) => AFTER_BUILD.has(status));
    const hasBuild = source === 'git_host' && isBuilt;
    if (commit === null || !hasBuild)
        return { ...code };
    return { ...code, repo_ref: commit, image_uri: `registry.local/builds/${revision.id}:latest` };
}
function branchOf({ source_revision_config }) {
    const { repo_ref } = source_revision_config;
    return repo_ref?.startsWith(deployment/* TAG_PREFIX */.C_) ? null : repo_ref;
}

// EXTERNAL MODULE: ./lib/src/contract/fields.js
var fields = __webpack_require__(96912);
;// CONCATENATED MODULE: ./lib/emulator/control-plane/records.js

function complete(section, config) {
    const given = config;
    const names = fields/* FIELDS */.cJ.filter(({ path }) => path.startsWith(`${section}.`)).map(({ path }) => path.split('.')[1] ?? '');
    return Object.fromEntries(names.map((name) => [name, given[name] ?? null]));
}
const latestRevision = (deployment) => deployment.revisions.at(-1) ?? deployment.revisions[0];

;// CONCATENATED MODULE: ./lib/emulator/control-plane/views.js





const MORE_OF_CODE = { source_tarball_path: null };
const timestamp = (ms) => new Date(ms).toISOString();
function activeAt(deployment, origin) {
    return deployment.source_config.custom_url ?? `${origin}/agents/${deployment.id}`;
}
function deploymentStatus(deployment, now) {
    if (deployment.gone_at !== null)
        return 'AWAITING_DELETE';
    const first = deployment.revisions[0];
    const { status } = statusAt({ ...first, superseded_at: null }, now);
    return status === 'CREATING' || status === 'QUEUED' ? 'AWAITING_DATABASE' : 'READY';
}
function viewDeployment(deployment, now, origin) {
    const latest = latestRevision(deployment);
    return {
        id: deployment.id,
        name: deployment.name,
        source: deployment.source,
        source_config: {
            ...complete('source_config', deployment.source_config),
            custom_url: activeAt(deployment, origin)
        },
        source_revision_config: { ...latest.source_revision_config },
        secrets: deployment.secrets,
        created_at: timestamp(deployment.created_at),
        updated_at: timestamp(deployment.updated_at),
        status: deploymentStatus(deployment, now),
        latest_revision_id: latest.id,
        active_revision_id: activeRevisionOf(deployment, now)?.revision.id ?? null,
        image_version: null
    };
}
function viewRevision(deployment, revision, now, { showsBuiltCode, hasMoreFields } = SPECIFIED) {
    const { status, since } = statusAt(revision, now);
    const code = showsBuiltCode
        ? builtCode(deployment.source, revision, now)
        : { ...revision.source_revision_config };
    return {
        id: revision.id,
        status,
        source: deployment.source,
        source_revision_config: hasMoreFields ? { ...code, ...MORE_OF_CODE } : code,
        created_at: timestamp(revision.created_at),
        updated_at: timestamp(since)
    };
}
function withMoreFields(view, deployment) {
    const tier = (deployment.deployment_tier ?? null);
    return {
        ...view,
        source_revision_config: { ...view.source_revision_config, ...MORE_OF_CODE },
        secret_references: deployment.secret_references?.length ? deployment.secret_references : null,
        shareable: deployment.shareable ?? false,
        route_through_gateway: deployment.route_through_gateway ?? false,
        tracer_session_id: null,
        url: view.active_revision_id === null ? null : (view.source_config.custom_url ?? null),
        is_preview: false,
        display_name: deployment.display_name ?? null,
        is_managed_deep_agent: false,
        deployment_tier: tier,
        compute_tier: tier,
        database_tier: tier
    };
}
function withBuiltCode(view, deployment, now) {
    const latest = latestRevision(deployment);
    return {
        ...view,
        source_config: { ...view.source_config, repo_branch: branchOf(latest) },
        source_revision_config: {
            ...view.source_revision_config,
            ...builtCode(deployment.source, latest, now)
        }
    };
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/list-filter.js

function passes(deployment, filter, { now, origin }) {
    const ids = filter.deployment_ids?.split(',').map((id) => id.trim().toLowerCase());
    const hasValue = (wanted, value) => wanted === undefined || wanted === value;
    const conditions = [
        hasValue(filter.name, deployment.name),
        deployment.name.includes(filter.name_contains ?? ''),
        hasValue(filter.status, deploymentStatus(deployment, now)),
        hasValue(filter.deployment_type, deployment.source_config.deployment_type),
        ids === undefined || ids.includes(deployment.id),
        hasValue(filter.url, activeAt(deployment, origin))
    ];
    return conditions.every(Boolean);
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/emulator/control-plane/process-output.js

const MOST_LINES = 1_000;
const LONGEST_LINE = 4_000;
const UPPER = 'DEBUG|INFO|WARN|WARNING|ERROR|CRITICAL|FATAL';
const LOWER = 'debug|info|warning|error|critical';
const LEVEL = new RegExp(String.raw `^.{0,60}?(?:\b(${UPPER})\b|\[(${LOWER}) *\])`);
const SYNONYMS = { WARN: 'WARNING', FATAL: 'CRITICAL' };
function levelOf(message) {
    const [, upper, lower] = LEVEL.exec(message) ?? [];
    const level = upper ?? lower?.toUpperCase() ?? 'INFO';
    return SYNONYMS[level] ?? level;
}
const TIME = String.raw `[\d\s:.,TZ+-]*`;
const HEAD = new RegExp(String.raw `^(${TIME})(?:\[(?:${LOWER}) *\]|\[?(?:${UPPER})\b *\]?:?)\s+(?=\S)`);
class ProcessOutput {
    lines = new WeakMap();
    add(revision, at, line) {
        const lines = this.lines.get(revision) ?? [];
        this.lines.set(revision, lines);
        const text = (0,external_node_util_.stripVTControlCharacters)(line).slice(0, LONGEST_LINE);
        const number = (lines.at(-1)?.number ?? 0) + 1;
        lines.push({ number, at, level: levelOf(text), message: text.replace(HEAD, '$1') });
        if (lines.length > MOST_LINES)
            lines.shift();
    }
    of(revision) {
        return this.lines.get(revision) ?? [];
    }
}

// EXTERNAL MODULE: ./lib/src/contract/resource-spec.js
var resource_spec = __webpack_require__(69501);
;// CONCATENATED MODULE: ./lib/emulator/control-plane/public-shapes.js




const SecretReference = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().describe('Name of the environment variable.'),
    secret_name: schemas/* string */.YjP().describe('Name of a secret in the namespace of the deployment.'),
    secret_key: schemas/* string */.YjP().describe('Key within that secret.')
})
    .meta({ id: 'SecretReference' });
const DeploymentTier = schemas/* enum */.k5n([
    'SERVERLESS_S',
    'SERVERLESS_M',
    'SERVERLESS_L',
    'DEDICATED_S',
    'DEDICATED_M',
    'DEDICATED_L'
])
    .meta({ id: 'DeploymentTier' });
const LEAST_CPU = 0.1;
const MOST_CPU = 8;
const cores = (field) => schemas/* number */.aig()
    .min(LEAST_CPU)
    .max(field.endsWith('_limit') ? 2 * MOST_CPU : MOST_CPU)
    .nullish()
    .describe('Rounded to 0.1.');
const megabytes = schemas/* int */.Whr().nullish();
const CPU_FIELDS = resource_spec/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => /^(?:queue_)?cpu(?:_limit)?$/.test(field));
const FOREIGN_WORDS = contract_dialect/* ALL_WORDS */._T.map((word) => contract_dialect/* LANGSMITH_WORDS */.g[word]);
function refuseNeutralWords(spec, context) {
    const keys = Object.keys(spec).filter((key) => FOREIGN_WORDS.some((word) => word === key));
    if (keys.length > 0)
        context.addIssue({ code: 'unrecognized_keys', keys, input: spec });
}
const ResourceSpec = resource_spec/* WantedResourceSpec */.j$.safeExtend({
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
    .meta({ id: 'ResourceSpec' });
const configFields = {
    ...deployment/* SourceConfigRequest */.Fl.shape,
    deployment_type: schemas/* string */.YjP().nullish().describe('git_host. Cannot be changed by PATCH.'),
    resource_spec: ResourceSpec.nullish().describe('external_container.')
};
const ConfigRequest = schemas/* strictObject */.rej(configFields).meta({ id: 'SourceConfigRequest' });
const Config = schemas/* strictObject */.rej({
    ...configFields,
    repo_branch: schemas/* string */.YjP().nullish().describe('git_host. Read-only: the branch that is tracked.')
})
    .meta({ id: 'SourceConfig' });
const references = schemas/* array */.YOg(SecretReference).nullish().describe('external_container.');
const tier = DeploymentTier.nullish().describe('Size of the deployment.');
const PublicCreateRequest = deployment/* DeploymentCreateRequest */.$O.extend({
    source_config: ConfigRequest,
    secret_references: references,
    deployment_tier: tier,
    shareable: schemas/* boolean */.zMY().optional(),
    route_through_gateway: schemas/* boolean */.zMY().optional()
}).meta({ id: 'DeploymentCreateRequest' });
const PublicPatchRequest = deployment/* DeploymentPatchRequest */.jn.extend({
    source_config: ConfigRequest.nullish(),
    secrets: schemas/* array */.YOg(deployment/* Secret */.zh).nullish().describe('An empty list changes nothing.'),
    secret_references: references,
    deployment_tier: tier,
    display_name: schemas/* string */.YjP().min(1).nullish().describe('Makes no revision.'),
    route_through_gateway: schemas/* boolean */.zMY().nullish()
}).meta({ id: 'DeploymentPatchRequest' });
const moreFields = {
    secret_references: schemas/* array */.YOg(SecretReference).nullable(),
    shareable: schemas/* boolean */.zMY(),
    route_through_gateway: schemas/* boolean */.zMY(),
    tracer_session_id: schemas/* guid */.OsD().nullable(),
    url: schemas/* string */.YjP().nullable().describe('Where it serves, once it does.'),
    is_preview: schemas/* boolean */.zMY(),
    display_name: schemas/* string */.YjP().nullable(),
    is_managed_deep_agent: schemas/* boolean */.zMY(),
    deployment_tier: DeploymentTier.nullable(),
    compute_tier: DeploymentTier.nullable(),
    database_tier: DeploymentTier.nullable()
};
const RevisionConfig = deployment/* SourceRevisionConfig */.Jh.extend({
    source_tarball_path: schemas/* null */.chJ().describe('Of a source that this control plane does not have.')
}).meta({ id: 'SourceRevisionConfig' });
const PublicRevision = deployment/* Revision */.AT.extend({ source_revision_config: RevisionConfig }).meta({
    id: 'Revision'
});
const PublicListener = deployment/* Listener */.rZ.extend({
    version: schemas/* string */.YjP().nullable().describe('Of the listener itself.')
}).meta({ id: 'Listener' });
const PublicDeployment = deployment/* Deployment */.Sn.extend({
    source_config: Config,
    source_revision_config: RevisionConfig.describe('The values of the latest revision. Once it is built from git, repo_ref is its commit.'),
    status: schemas/* enum */.k5n([...deployment/* Deployment */.Sn.shape.status.options, 'AWAITING_FINAL_DELETE']),
    tenant_id: schemas/* guid */.OsD().describe('The workspace that it belongs to.'),
    ...moreFields
}).meta({ id: 'Deployment' });

;// CONCATENATED MODULE: ./lib/emulator/control-plane/requests.js


const requests_SPECIFIED = { create: deployment/* DeploymentCreateRequest */.$O, patch: deployment/* DeploymentPatchRequest */.jn };
const PUBLIC = {
    create: PublicCreateRequest,
    patch: PublicPatchRequest
};
function requestShapes({ hasMoreFields }) {
    return hasMoreFields ? PUBLIC : requests_SPECIFIED;
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/revision-log.js

const info = (message) => ({ level: 'INFO', message });
const failed = (message) => ({ level: 'ERROR', message });
const LINE_MS = 10;
const PAGE_SIZE = 50;
function revisionLog(deployment, revision, asked) {
    const { log, now, output = [] } = asked;
    const revisionNumber = deployment.revisions.indexOf(revision) + 1;
    const entry = ({ from, number, at, level, message }) => ({
        id: `${from}-${revisionNumber}-${String(number).padStart(6, '0')}`,
        timestamp: new Date(at).toISOString(),
        level,
        message
    });
    const lines = log === 'build' ? buildLines : deployLines;
    const found = lifecycle_history(revision, now).flatMap(({ status, since }) => lines(status, deployment, revision).map((line, index) => ({
        ...line,
        at: since + index * LINE_MS
    })));
    const entries = found.map((line, index) => entry({ ...line, from: log, number: index + 1 }));
    const printed = log === 'deploy' ? output.map((line) => entry({ ...line, from: 'output' })) : [];
    return printed.length === 0 ? entries : inOrder([...entries, ...printed]);
}
const inOrder = (entries) => entries.toSorted((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
function isAskedFor({ level, message, timestamp }, query) {
    const at = Date.parse(timestamp);
    return ((query.level == null || level === query.level) &&
        (query.query == null || message.toLowerCase().includes(query.query.toLowerCase())) &&
        (query.start_time == null || at >= Date.parse(query.start_time)) &&
        (query.end_time == null || at <= Date.parse(query.end_time)));
}
function pageOfLog(entries, query) {
    const { order, limit, offset } = query;
    if (offset != null && !/^\d{1,9}$/.test(offset))
        return null;
    const from = Number(offset ?? 0);
    const until = from + (limit ?? PAGE_SIZE);
    const found = entries.filter((entry) => isAskedFor(entry, query));
    const ordered = order === 'desc' ? found.toReversed() : found;
    return {
        logs: ordered.slice(from, until),
        next_offset: until < ordered.length ? String(until) : null
    };
}
function buildLines(status, { source, source_config }, revision) {
    if (source !== 'git_host')
        return [];
    const { repo_ref, repo_commit_sha, graph_config_path } = revision.source_revision_config;
    const { repo_url, install_command, build_command } = source_config;
    const at = repo_commit_sha === null ? '' : ` (${repo_commit_sha.slice(0, 7)})`;
    const cloned = [
        info(`Cloning ${repo_url} at ${repo_ref}${at}`),
        info(`Reading ${graph_config_path}`)
    ];
    switch (status) {
        case 'BUILDING':
            return [
                ...cloned,
                info(`Graphs: ${graphNames(revision).join(', ')}`),
                ...[install_command, build_command]
                    .filter((command) => command != null)
                    .map((command) => info(`$ ${command}`)),
                info('Building the image')
            ];
        case 'AWAITING_DEPLOY':
            return [info('The image was built and pushed')];
        case 'BUILD_FAILED':
            if (revision.problem === null)
                return lastWords(revision, 'The build failed with exit code 1');
            return [
                ...(repo_commit_sha === null ? cloned.slice(0, 1) : cloned),
                ...lastWords(revision, revision.problem)
            ];
        default:
            return isOtherFailure(status) ? lastWords(revision) : [];
    }
}
const graphNames = ({ graphs }) => graphs.map(({ graph_id, path }) => (path ? `${graph_id} (${path})` : graph_id));
function deployLines(status, _deployment, revision) {
    const { image_uri, repo_commit_sha, repo_ref } = revision.source_revision_config;
    switch (status) {
        case 'DEPLOYING':
            if (revision.start !== undefined)
                return [info('Starting the agent server')];
            return [
                info(`Pulling ${image_uri ?? `the image of ${repo_commit_sha?.slice(0, 7) ?? repo_ref}`}`),
                info('Starting the container'),
                info('Waiting until GET /ok answers')
            ];
        case 'DEPLOYED':
            return [info('GET /ok answers. The revision is serving.')];
        case 'DEPLOY_FAILED': {
            const { start } = revision;
            const problem = typeof start === 'object' ? start.problem : null;
            return lastWords(revision, problem ?? 'The container exited with code 1 before GET /ok answered');
        }
        default:
            return isOtherFailure(status) ? lastWords(revision) : [];
    }
}
function lastWords({ log }, reason) {
    if (log !== undefined)
        return log.map(failed);
    return reason === undefined ? [] : [failed(reason)];
}
const isOtherFailure = (status) => hasFailed(status) && status !== 'BUILD_FAILED' && status !== 'DEPLOY_FAILED';

;// CONCATENATED MODULE: ./lib/emulator/repositories/heads.js

const sameRepository = (url) => url.replace(/\/+$/, '').replace(/\.git$/, '');
class KnownHeads {
    heads = new Map();
    key(ref, repo_url) {
        return `${repo_url === undefined ? '*' : sameRepository(repo_url)} ${ref}`;
    }
    set({ repo_url, ref, commit_sha }) {
        this.heads.set(this.key(ref, repo_url), commit_sha);
    }
    push(head) {
        this.set(head);
        if (head.repo_url !== undefined)
            return;
        for (const key of this.heads.keys()) {
            if (key.endsWith(` ${head.ref}`))
                this.heads.set(key, head.commit_sha);
        }
    }
    resolve({ repo_url, ref }) {
        return this.heads.get(this.key(ref, repo_url)) ?? this.heads.get(this.key(ref));
    }
    clear() {
        this.heads.clear();
    }
}
const isSameRepository = (a, b) => sameRepository(a) === sameRepository(b);
const inventedCommit = ({ repo_url, ref }) => (0,external_node_crypto_.createHash)('sha1')
    .update(`${sameRepository(repo_url)}\n${ref}`)
    .digest('hex');
function firstKnown(sources, otherwise) {
    return (ref) => {
        for (const source of sources) {
            const found = source.resolve(ref);
            if (found !== undefined)
                return found;
        }
        return otherwise(ref);
    };
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/rules/fields.js


const REQUIRED = {
    git_host: [
        'source_config.integration_id',
        'source_config.repo_url',
        'source_revision_config.repo_ref',
        'source_revision_config.graph_config_path'
    ],
    external_container: ['source_revision_config.image_uri']
};
const GIT_SETTINGS = ['deployment_type', 'build_on_push'];
const NOT_EMPTY = new Set([
    'repo_url',
    'repo_ref',
    'graph_config_path',
    'image_uri'
]);
function checkSources(source, request) {
    const given = ['source_config', 'source_revision_config'].flatMap((section) => Object.entries(request[section] ?? {}).map(([field, value]) => ({
        section,
        field,
        value: value
    })));
    const errors = given.flatMap(({ section, field, value }) => {
        if (value == null)
            return [];
        const loc = ['body', section, field];
        const owner = fields/* FIELDS */.cJ.find(({ path }) => path.startsWith(`${section}.${field}`))?.source;
        const isForeign = owner !== source && owner !== 'both';
        if (isForeign && field !== 'custom_url') {
            return [ofOtherSource(loc, { field, owner, source })];
        }
        const isEmpty = value === '' && NOT_EMPTY.has(field);
        return isEmpty
            ? [{ loc, msg: 'String should have at least 1 character', type: 'string_too_short' }]
            : [];
    });
    const isForeign = request.secret_references != null && source !== 'external_container';
    if (!isForeign)
        return errors;
    const field = 'secret_references';
    return [...errors, ofOtherSource(['body', field], { field, owner: 'external_container', source })];
}
function ofOtherSource(loc, { field, owner, source }) {
    const limit = `${field} applies to ${owner} only`;
    const msg = `Value error, ${limit}, this deployment's source is ${source}`;
    return { loc, msg, type: 'value_error' };
}
function checkRequired(request, { needsGitSettings }) {
    const settings = needsGitSettings && request.source === 'git_host' ? GIT_SETTINGS : [];
    const required = [
        ...REQUIRED[request.source],
        ...settings.map((field) => `source_config.${field}`)
    ];
    const absent = required.filter((path) => (0,fields/* valueAt */.fK)(request, path) == null);
    return absent.map((path) => missing('body', ...path.split('.')));
}
function checkServiceRules({ source, source_config }, { needsResourceSpec }) {
    const lacksSpec = source === 'external_container' && source_config.resource_spec == null;
    return needsResourceSpec && lacksSpec ? [missing('body', 'source_config', 'resource_spec')] : [];
}
const CONFIG = 'source_config.';
const FIXED = fields/* FIELDS */.cJ.filter(({ path, change }) => change === 'fixed' && path.startsWith(CONFIG)).map(({ path }) => path.slice(CONFIG.length));
function isSame(path, a, b) {
    return path.endsWith('_id') ? String(a).toLowerCase() === String(b).toLowerCase() : a === b;
}
function changedImmutables(patch, deployment, served) {
    const now = deployment.source_config;
    const changed = FIXED.filter((path) => {
        const wanted = (0,fields/* valueAt */.fK)(patch, path);
        return wanted != null && !isSame(path, (0,fields/* valueAt */.fK)(now, path), wanted);
    });
    const url = patch.custom_url;
    return deployment.source === 'git_host' && url != null && url !== served
        ? [...changed, 'custom_url']
        : changed;
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/rules/references.js


function checkTag(build_on_push, repo_ref) {
    if (build_on_push !== true || !repo_ref?.startsWith(deployment/* TAG_PREFIX */.C_))
        return undefined;
    return refuse(400, `build_on_push must not be enabled when repo_ref is a tag (${repo_ref})`);
}
function checkRef(repo_ref) {
    if (!repo_ref?.startsWith('refs/') || repo_ref.startsWith(deployment/* TAG_PREFIX */.C_))
        return undefined;
    return refuse(400, `repo_ref must be the bare name of a branch, or a tag as ${deployment/* TAG_PREFIX */.C_}…, not ${repo_ref}`);
}
function checkListener(config, listenerOf) {
    const listener = config.listener_id == null ? undefined : listenerOf(config.listener_id);
    if (config.listener_id != null && listener === undefined) {
        return refuse(400, `listener_id ${config.listener_id} does not exist. GET /v2/listeners lists the listeners.`);
    }
    const namespace = config.listener_config?.cluster_namespace;
    if (namespace == null)
        return undefined;
    if (listener === undefined)
        return refuse(400, 'listener_config needs a listener_id');
    if (listener.compute_type !== 'cluster') {
        return refuse(400, 'cluster_namespace applies only to listeners of compute type cluster. ' +
            `This listener has compute type ${listener.compute_type}.`);
    }
    const namespaces = listener.compute_config?.cluster_namespaces ?? [];
    if (namespaces.length === 0 || namespaces.includes(namespace))
        return undefined;
    const known = namespaces.map((one) => JSON.stringify(one)).join(', ');
    return refuse(400, `The listener does not have the cluster_namespace ${JSON.stringify(namespace)}. ` +
        `It has: ${known}.`);
}
function checkSecrets(source, secrets, { reservedSecrets }) {
    const reserved = secrets
        .map(({ name }) => name)
        .filter((name) => reservedSecrets?.[source].has(name));
    const [first, ...more] = new Set(reserved);
    if (first === undefined)
        return undefined;
    return more.length === 0
        ? refuse(400, `The secret name ${first} is reserved: the service sets it.`)
        : refuse(400, `The secret names ${[first, ...more].join(', ')} are reserved: the service sets them.`);
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/rules/rules.js






function checkCreate(request, surroundings) {
    const errors = [
        ...checkServiceRules(request, surroundings.serviceRules),
        ...checkSources(request.source, request),
        ...checkRequired(request, surroundings.behavior)
    ];
    if (errors.length > 0)
        return invalid(...errors);
    const { source, source_config: config, source_revision_config: revision } = request;
    if (source === 'git_host' && config.custom_url != null) {
        return refuse(400, 'custom_url can be set for external_container only; for git_host it is set automatically');
    }
    if (config.integration_id != null && !surroundings.hasIntegration(config.integration_id)) {
        return refuse(400, `integration_id ${config.integration_id} does not exist. ` +
            'GET /v1/integrations/git_host/install lists the integrations.');
    }
    return (checkRef(revision.repo_ref) ??
        checkTag(config.build_on_push, revision.repo_ref) ??
        checkListener(config, surroundings.listener) ??
        checkSecrets(source, request.secrets, surroundings.serviceRules));
}
function checkPatch(patch, deployment, surroundings) {
    const errors = checkSources(deployment.source, patch);
    if (errors.length > 0)
        return invalid(...errors);
    const changed = changedImmutables(patch.source_config ?? {}, deployment, surroundings.servedAt(deployment));
    if (changed.length > 0) {
        const fields = changed.map((field) => `source_config.${field}`).join(', ');
        return refuse(400, `${fields} cannot be changed after creation`);
    }
    const wanted = patch.source_revision_config?.repo_ref;
    return (checkRef(wanted) ??
        checkSecrets(deployment.source, patch.secrets ?? [], surroundings.serviceRules) ??
        checkTag(patch.source_config?.build_on_push ?? deployment.source_config.build_on_push, wanted ?? latestRevision(deployment).source_revision_config.repo_ref));
}
const ROWS = fields/* FIELDS */.cJ;
const REVISION_FIELDS = ROWS.filter(({ change, only }) => change === 'revision' && only === undefined);
const COMMANDS = ROWS.filter(({ dialects }) => dialects?.langsmith === 'revision');
const MORE_FIELDS = ROWS.filter(({ only }) => only === 'langsmith');
function makesRevision(patch, deployment, { commandsMakeRevisions, hasMoreFields }) {
    const isNonNull = REVISION_FIELDS.some(({ path }) => (0,fields/* valueAt */.fK)(patch, path) != null);
    const changed = [
        ...(commandsMakeRevisions ? COMMANDS : []),
        ...(hasMoreFields ? MORE_FIELDS : [])
    ].some(({ path }) => changes((0,fields/* valueAt */.fK)(patch, path), (0,fields/* valueAt */.fK)(deployment, path)));
    return isNonNull || changed;
}
function changes(value, before) {
    const isEmpty = (of) => Array.isArray(of) && of.length === 0;
    if (value == null)
        return false;
    if (isEmpty(value) && before == null)
        return false;
    return !(0,external_node_util_.isDeepStrictEqual)(value, before);
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/revisions.js







const withoutNulls = (config) => Object.fromEntries(Object.entries(config).filter(([, value]) => value != null));
function lifecycleOf({ name, source, number }, { problem, outcome }, context) {
    const { fail_start, slow_start } = context.behaviorOf(name, number);
    const scripted = outcome?.ending ?? (fail_start === true ? { end: 'DEPLOY_FAILED' } : undefined);
    const life = planLifecycle(source, outcome?.buildTime ?? context.buildTime, problem === null ? scripted : { end: 'BUILD_FAILED', after: 'AWAITING_BUILD' });
    return withSlowStart(life, durationMs(slow_start ?? 0));
}
function headOf({ repo_url }, ref, context) {
    return repo_url == null || ref === null ? null : context.commitOf({ repo_url, ref });
}
function makeRevision(asked, context) {
    const { source_config, config, secrets } = asked;
    const code = complete('source_revision_config', config);
    const { repo_ref, graph_config_path } = code;
    const found = asked.commit ?? headOf(source_config, repo_ref, context);
    const unknown = found !== null && typeof found === 'object' ? found : null;
    const repo_commit_sha = typeof found === 'string' ? found : null;
    const read = unknown ?? context.graphsOf({ graph_config_path, repo_commit_sha });
    const problem = 'problem' in read ? read.problem : null;
    const outcome = context.outcomeOf(asked.name, asked.number);
    return {
        id: (0,external_node_crypto_.randomUUID)(),
        created_at: context.now(),
        source_revision_config: { ...code, repo_commit_sha },
        secrets,
        graphs: 'graphs' in read ? read.graphs : [],
        problem,
        life: lifecycleOf(asked, { problem, outcome }, context),
        superseded_at: null,
        ...(context.processes && { start: 'awaited' }),
        ...(outcome?.log && { log: outcome.log }),
        ...(outcome?.swap && { swap: outcome.swap }),
        ...(outcome?.takesDown && { takes_down: true })
    };
}
function addRevision(deployment, config, context) {
    const full = { ...latestRevision(deployment).source_revision_config, ...withoutNulls(config) };
    return takePlace(deployment, { config: full }, context);
}
function redeployRevision(deployment, earlier, context) {
    const { repo_commit_sha: commit, ...config } = earlier.source_revision_config;
    deployment.secrets = earlier.secrets;
    return takePlace(deployment, { config, commit }, context);
}
function takePlace(deployment, made, context) {
    const now = context.now();
    const revision = makeRevision({ ...deployment, number: deployment.revisions.length + 1, ...made }, context);
    for (const older of deployment.revisions) {
        if (!isOver(statusAt(older, now).status))
            older.superseded_at = now;
    }
    deployment.revisions.push(revision);
    deployment.updated_at = now;
    return revision;
}
function applyPatch(patch, deployment, context) {
    const given = withoutNulls(patch.source_config ?? {});
    const settings = moreSettings(patch);
    const revises = makesRevision(patch, deployment, context.behavior);
    if (Object.keys({ ...given, ...settings }).length === 0 && !revises)
        return false;
    for (const { path } of [
        ...(0,fields/* fieldsOf */.Pf)(deployment.source, 'setting'),
        ...(0,fields/* fieldsOf */.Pf)(deployment.source, 'revision')
    ]) {
        const name = (0,fields/* fieldName */.w5)(path);
        if (name in given)
            Object.assign(deployment.source_config, { [name]: given[name] });
    }
    if (patch.secrets != null)
        deployment.secrets = patch.secrets;
    Object.assign(deployment, settings);
    deployment.updated_at = context.now();
    if (revises)
        addRevision(deployment, patch.source_revision_config ?? {}, context);
    return true;
}
function moreSettings(request) {
    const { secret_references, deployment_tier, display_name, shareable, route_through_gateway } = request;
    return withoutNulls({
        secret_references,
        deployment_tier,
        display_name,
        shareable,
        route_through_gateway
    });
}
function follows(deployment, { repo_url, ref }) {
    const { build_on_push, repo_url: from } = deployment.source_config;
    const isBuiltOnPush = build_on_push === true && deployment.gone_at === null;
    if (!isBuiltOnPush || from == null)
        return false;
    if (repo_url !== undefined && !isSameRepository(from, repo_url))
        return false;
    return latestRevision(deployment).source_revision_config.repo_ref === ref;
}
function buildPushed(deployments, push, context) {
    return deployments
        .filter((deployment) => follows(deployment, push))
        .map((deployment) => ({
        deployment_id: deployment.id,
        revision_id: addRevision(deployment, {}, context).id
    }));
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/store.js



class Deployments {
    now;
    byId = new Map();
    leaving = new Set();
    constructor(now) {
        this.now = now;
    }
    add(deployment) {
        this.byId.set(deployment.id, deployment);
        if (deployment.gone_at !== null)
            this.leaving.add(deployment);
    }
    get(id) {
        return this.byId.get(id.toLowerCase());
    }
    named(name) {
        return this.all().find((deployment) => deployment.name === name);
    }
    page({ limit, offset }, passes) {
        return this.all()
            .filter(passes)
            .slice(offset, offset + limit);
    }
    remove(deployment, at) {
        deployment.gone_at = at;
        this.leaving.add(deployment);
    }
    sweep() {
        const now = this.now();
        for (const deployment of this.leaving) {
            if ((deployment.gone_at ?? now) > now)
                continue;
            this.leaving.delete(deployment);
            this.byId.delete(deployment.id);
        }
        return now;
    }
    all() {
        return [...this.byId.values()];
    }
    load(deployments) {
        this.byId.clear();
        this.leaving.clear();
        for (const deployment of deployments)
            this.add(deployment);
    }
    withDeployment(id, act) {
        this.sweep();
        const deployment = this.get(id);
        return deployment === undefined ? refuse(404, `Deployment ${id} not found`) : act(deployment);
    }
    withRevision(id, revisionId, act) {
        return this.withDeployment(id, (deployment) => {
            const revision = deployment.revisions.findLast(({ id }) => id === revisionId.toLowerCase());
            return revision === undefined
                ? refuse(404, `Revision ${revisionId} not found`)
                : act(deployment, revision);
        });
    }
}
function makeDeployment(request, context) {
    const { name, source, source_config, source_revision_config, secrets } = request;
    const now = context.now();
    return {
        id: (0,external_node_crypto_.randomUUID)(),
        name,
        source,
        source_config,
        secrets,
        created_at: now,
        updated_at: now,
        gone_at: null,
        ...moreSettings(request),
        revisions: [makeRevision({ ...request, number: 1, config: source_revision_config }, context)]
    };
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/validation.js

const problem = (type, msg) => ({ type, msg });
const INTEGER = problem('int_type', 'Input should be a valid integer');
const WRONG_TYPE = {
    string: problem('string_type', 'Input should be a valid string'),
    number: problem('float_type', 'Input should be a valid number'),
    boolean: problem('bool_type', 'Input should be a valid boolean'),
    array: problem('list_type', 'Input should be a valid list'),
    object: problem('dict_type', 'Input should be a valid dictionary'),
    record: problem('dict_type', 'Input should be a valid dictionary'),
    int: problem('int_from_float', 'Input should be a valid integer, got a number with a fractional part')
};
const quoted = (values) => {
    const words = values.map((value) => `'${String(value)}'`);
    return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
};
const characters = (count) => `${count} character${count === 1 ? '' : 's'}`;
function wrongType(issue) {
    if (Number.isNaN(issue.input)) {
        return problem('int_parsing', 'Input should be a valid integer, unable to parse string as an integer');
    }
    const isInteger = issue.inst instanceof schemas/* ZodNumberFormat */.Kqw && issue.expected === 'number';
    return isInteger
        ? INTEGER
        : (WRONG_TYPE[issue.expected] ?? problem('value_error', `Value error, ${issue.expected}`));
}
function outOfBounds(issue) {
    const small = issue.code === 'too_small';
    const bound = Number(small ? issue.minimum : issue.maximum);
    if (issue.origin === 'string') {
        return problem(small ? 'string_too_short' : 'string_too_long', `String should have at ${small ? 'least' : 'most'} ${characters(bound)}`);
    }
    return small
        ? problem('greater_than_equal', `Input should be greater than or equal to ${bound}`)
        : problem('less_than_equal', `Input should be less than or equal to ${bound}`);
}
function problemOf(issue) {
    if (issue.input === undefined)
        return problem('missing', 'Field required');
    switch (issue.code) {
        case 'invalid_type':
            return wrongType(issue);
        case 'too_small':
        case 'too_big':
            return outOfBounds(issue);
        case 'invalid_value':
            return problem('enum', `Input should be ${quoted(issue.values)}`);
        case 'unrecognized_keys':
            return problem('extra_forbidden', 'Extra inputs are not permitted');
        case 'invalid_format':
            if (issue.format === 'guid')
                return problem('uuid_parsing', 'Input should be a valid UUID');
            if (issue.format === 'datetime')
                return problem('datetime_parsing', 'Input should be a valid datetime');
            return problem('string_pattern_mismatch', 'String should match the format');
        case 'custom':
        case 'not_multiple_of':
        case 'invalid_union':
        case 'invalid_key':
        case 'invalid_element':
        default:
            return problem('value_error', `Value error, ${issue.message ?? 'not valid'}`);
    }
}
function entryOf(issue, ours) {
    const type = ours.get(issue.message);
    return type === undefined
        ? problem('value_error', `Value error, ${issue.message}`)
        : { type, msg: issue.message };
}
function check(schema, value, root) {
    const ours = new Map();
    const result = schema.safeParse(value ?? undefined, {
        error: (issue) => {
            const { type, msg } = problemOf(issue);
            ours.set(msg, type);
            return msg;
        }
    });
    if (result.success)
        return { value: result.data };
    const errors = result.error.issues.flatMap((issue) => {
        const loc = [
            root,
            ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
        ];
        const entry = entryOf(issue, ours);
        const keys = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
        return keys === undefined
            ? [{ loc, ...entry }]
            : keys.map((key) => ({ loc: loc.concat(key), msg: entry.msg, type: entry.type }));
    });
    return { errors };
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/control-plane.js














function answerLog(entries, query) {
    const checked = check(revision_log/* LogQuery */.FH, query, 'body');
    if ('errors' in checked)
        return invalid(...checked.errors);
    const page = pageOfLog(entries, checked.value);
    if (page !== null)
        return { status: 200, body: page };
    return invalid({
        loc: ['body', 'offset'],
        msg: 'Value error, no page begins there',
        type: 'value_error'
    });
}
class ControlPlane {
    options;
    store;
    surroundings;
    output = new ProcessOutput();
    shapes;
    behavior;
    context;
    tracingProjects = new Set();
    version = 0;
    constructor(options) {
        this.options = options;
        const { serviceRules = {}, behavior = SPECIFIED } = options;
        this.store = new Deployments(options.now);
        this.behavior = behavior;
        this.context = { ...options, behavior };
        this.shapes = requestShapes(behavior);
        this.surroundings = {
            serviceRules,
            behavior,
            hasIntegration: (id) => options.integrations.some((integration) => integration.id === id.toLowerCase()),
            listener: (id) => options.listeners.find((listener) => listener.id === id.toLowerCase()),
            servedAt: (deployment) => activeAt(deployment, options.origin())
        };
    }
    get integrations() {
        return this.options.integrations;
    }
    get listeners() {
        return this.options.listeners.map((listener) => this.viewListener(listener));
    }
    readListener(id) {
        const listener = this.surroundings.listener(id);
        return listener === undefined
            ? refuse(404, `Listener ${id} not found`)
            : { status: 200, body: this.viewListener(listener) };
    }
    viewListener(listener) {
        return this.behavior.hasMoreFields ? { ...listener, version: null } : listener;
    }
    create(sent) {
        const checked = check(this.shapes.create, sent, 'body');
        if ('errors' in checked)
            return invalid(...checked.errors);
        const request = checked.value;
        this.store.sweep();
        const refusal = checkCreate(request, this.surroundings);
        if (refusal !== undefined)
            return refusal;
        if (this.store.named(request.name) !== undefined) {
            return refuse(409, `A deployment named ${JSON.stringify(request.name)} already exists`);
        }
        if (this.tracingProjects.has(request.name)) {
            return refuse(409, `A tracing project named ${JSON.stringify(request.name)} already exists. ` +
                'It is kept when its deployment is deleted without delete_tracing_project=true.');
        }
        const { completesResourceSpecs } = this.behavior;
        const body = completesResourceSpecs ? withCompleteSpec(request) : request;
        const deployment = makeDeployment(body, this.context);
        this.store.add(deployment);
        this.keepTracingProjects([deployment.name]);
        this.version++;
        return { status: 201, body: this.view(deployment) };
    }
    read(id) {
        return this.store.withDeployment(id, (deployment) => ({
            status: 200,
            body: this.view(deployment)
        }));
    }
    patch(id, body) {
        const checked = check(this.shapes.patch, body, 'body');
        if ('errors' in checked)
            return invalid(...checked.errors);
        return this.store.withDeployment(id, (deployment) => {
            if (deployment.gone_at !== null)
                return refuse(409, `Deployment ${deployment.id} is being deleted`);
            const refusal = checkPatch(checked.value, deployment, this.surroundings);
            if (refusal !== undefined)
                return refusal;
            if (applyPatch(this.effective(checked.value), deployment, this.context))
                this.version++;
            return { status: 200, body: this.view(deployment) };
        });
    }
    effective(patch) {
        const { ignoresEmptySecrets, completesResourceSpecs } = this.behavior;
        const { secrets, ...others } = patch;
        const isIgnored = ignoresEmptySecrets && secrets?.length === 0;
        const body = isIgnored ? others : patch;
        return completesResourceSpecs ? withCompleteSpec(body) : body;
    }
    list({ limit, offset, ...filter }) {
        const at = { now: this.store.sweep(), origin: this.options.origin() };
        const found = this.store.page({ limit, offset }, (deployment) => passes(deployment, filter, at));
        return { resources: found.map((deployment) => this.view(deployment)), offset };
    }
    delete(id, { delete_tracing_project = false, force = false } = {}) {
        return this.store.withDeployment(id, (deployment) => {
            const isActive = deployment.gone_at === null;
            if (isActive && force)
                return refuse(400, `Deployment ${deployment.id} is active: delete it without force first`);
            const hasFreedName = delete_tracing_project && this.tracingProjects.delete(deployment.name);
            const isRemoved = isActive || force;
            if (isRemoved) {
                const now = this.options.now();
                this.store.remove(deployment, force ? now : now + this.options.deleteTime);
                this.store.sweep();
            }
            if (isRemoved || hasFreedName)
                this.version++;
            return { status: 204, body: undefined };
        });
    }
    readRevision(id, revisionId) {
        return this.store.withRevision(id, revisionId, (deployment, revision) => ({
            status: 200,
            body: viewRevision(deployment, revision, this.options.now(), this.behavior)
        }));
    }
    listRevisions(id, { limit, offset, status }) {
        const statuses = status?.split(',').map((name) => name.trim());
        return this.store.withDeployment(id, (deployment) => {
            const now = this.options.now();
            const newestFirst = deployment.revisions
                .toReversed()
                .map((revision) => viewRevision(deployment, revision, now, this.behavior))
                .filter((revision) => statuses?.includes(revision.status) ?? true);
            const resources = newestFirst.slice(offset, offset + limit);
            return { status: 200, body: { resources, offset } };
        });
    }
    redeploy(id, revisionId) {
        return this.store.withRevision(id, revisionId, (deployment, revision) => {
            if (deployment.gone_at !== null)
                return refuse(409, `Deployment ${deployment.id} is being deleted`);
            redeployRevision(deployment, revision, this.context);
            this.version++;
            return { status: 200, body: this.view(deployment) };
        });
    }
    readLog(id, revisionId, { log, body }) {
        return this.store.withRevision(id, revisionId, (deployment, revision) => answerLog(this.entriesOf(deployment, revision, log), body));
    }
    readDeployLog(id, body) {
        return this.store.withDeployment(id, (deployment) => {
            const entries = deployment.revisions.flatMap((revision) => this.entriesOf(deployment, revision, 'deploy'));
            return answerLog(inOrder(entries), body);
        });
    }
    entriesOf(deployment, revision, log) {
        return revisionLog(deployment, revision, {
            log,
            now: this.options.now(),
            output: this.output.of(revision)
        });
    }
    push(push) {
        this.store.sweep();
        const built = buildPushed(this.store.all(), push, this.context);
        this.version += built.length;
        return built;
    }
    serving(id, turn) {
        this.store.sweep();
        const deployment = this.store.get(id);
        return deployment === undefined
            ? 'unknown'
            : (answeringRevisionOf(deployment, this.options.now(), turn) ?? 'not up');
    }
    due() {
        const now = this.store.sweep();
        return this.store.all().flatMap((deployment) => dueOf(deployment, now));
    }
    started(built, problem) {
        const revision = this.revisionOf(built);
        if (revision?.start !== 'awaited')
            return;
        revision.start = { at: this.options.now(), problem };
        this.version++;
    }
    printed(built, line) {
        const revision = this.revisionOf(built);
        if (revision !== undefined)
            this.output.add(revision, this.options.now(), line);
    }
    snapshot() {
        const now = this.store.sweep();
        return { deployments: this.store.all(), now, origin: this.options.origin() };
    }
    namesOf(id, revisionId = '') {
        const deployment = this.store.get(id);
        if (deployment === undefined)
            return undefined;
        const index = deployment.revisions.findLastIndex((revision) => revision.id === revisionId.toLowerCase());
        return { name: deployment.name, number: index < 0 ? undefined : index + 1 };
    }
    dump() {
        this.store.sweep();
        return this.store.all();
    }
    dumpTracingProjects() {
        return [...this.tracingProjects];
    }
    load(deployments, tracingProjects = []) {
        this.store.load(deployments);
        this.tracingProjects.clear();
        this.keepTracingProjects([...deployments.map(({ name }) => name), ...tracingProjects]);
        this.version++;
    }
    keepTracingProjects(names) {
        if (!this.behavior.keepsTracingProjects)
            return;
        for (const name of names)
            this.tracingProjects.add(name);
    }
    revisionOf({ deployment_id, revision_id }) {
        return this.store.get(deployment_id)?.revisions.find(({ id }) => id === revision_id);
    }
    view(deployment) {
        const now = this.options.now();
        const view = viewDeployment(deployment, now, this.options.origin());
        const { hasMoreFields, showsBuiltCode } = this.behavior;
        const full = hasMoreFields ? withMoreFields(view, deployment) : view;
        return showsBuiltCode ? withBuiltCode(full, deployment, now) : full;
    }
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/lookups.js


const DEFAULT_INTEGRATION_ID = '11111111-1111-4111-8111-111111111111';
const DEFAULT_LISTENER_ID = '22222222-2222-4222-8222-222222222222';
const IntegrationSeed = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().min(1),
    id: schemas/* guid */.OsD().optional().describe('Made from the name when not given.'),
    installation_id: schemas/* int */.Whr().optional()
});
const ListenerSeed = schemas/* strictObject */.rej({
    id: schemas/* guid */.OsD().optional().describe('Made from its place and namespaces when not given.'),
    compute_type: schemas/* string */.YjP().optional().describe('cluster when not given.'),
    cluster_namespaces: schemas/* array */.YOg(schemas/* string */.YjP().min(1)).optional()
});
const SEEDED_AT = '2026-01-01T00:00:00.000Z';
function uuidFrom(text) {
    const hex = (0,external_node_crypto_.createHash)('sha256').update(text).digest('hex');
    return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5');
}
function seedIntegrations(seeds) {
    const all = seeds.length > 0 ? seeds : [{ name: 'local', id: DEFAULT_INTEGRATION_ID }];
    return all.map(({ name, id, installation_id }, index) => ({
        id: id?.toLowerCase() ?? uuidFrom(`integration ${name}`),
        installation_id: installation_id ?? index + 1,
        name
    }));
}
function seedListeners(seeds) {
    const all = seeds.length > 0 ? seeds : [{ id: DEFAULT_LISTENER_ID, cluster_namespaces: ['default'] }];
    return all.map(({ id, compute_type, cluster_namespaces }, index) => ({
        id: id?.toLowerCase() ??
            uuidFrom(`listener ${index + 1} ${(cluster_namespaces ?? []).join(',')}`),
        compute_type: compute_type ?? 'cluster',
        compute_id: `local-${index + 1}`,
        compute_config: { cluster_namespaces: cluster_namespaces ?? [] },
        created_at: SEEDED_AT,
        updated_at: SEEDED_AT
    }));
}

;// CONCATENATED MODULE: ./lib/emulator/http/request-secrets.js
const HIDDEN = '***';
const SECRETIVE = /(secret|env|environment|env_?var|value|token|key|password|credential|authorization)s?$/i;
const isSecretive = (parameter) => SECRETIVE.test(parameter.split(/[.[]/, 1)[0] ?? '');
const isObject = (value) => typeof value === 'object' && value !== null;
function decoded(text) {
    try {
        return decodeURIComponent(text);
    }
    catch {
        return text;
    }
}
function withoutSecretsInUrls(text) {
    return (text
        .replace(/\/\/[^\s/]*@/g, '//')
        .replace(/^[^\s/@:]*:[^\s/@]*@(?!sha\d+:)/, '')
        .replace(/([?&])([^\s=&?#]*)=[^\s&#]*/g, (whole, before, name) => isSecretive(decoded(name)) ? `${before}${name}=${HIDDEN}` : whole));
}
function nameAlone(entry) {
    if (!isObject(entry) || Array.isArray(entry))
        return HIDDEN;
    const isName = (key, value) => key === 'name' && typeof value === 'string' && /^[\w.-]*$/.test(value);
    return Object.fromEntries(Object.entries(entry).map(([key, value]) => [key, isName(key, value) ? value : HIDDEN]));
}
function request_secrets_hidden(value) {
    if (value == null)
        return value;
    return Array.isArray(value) ? value.map(nameAlone) : HIDDEN;
}
function withoutSecrets(body) {
    if (typeof body === 'string')
        return withoutSecretsInUrls(body);
    if (!isObject(body))
        return body;
    if (Array.isArray(body))
        return body.map(withoutSecrets);
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [
        key,
        SECRETIVE.test(key) ? request_secrets_hidden(value) : withoutSecrets(value)
    ]));
}

;// CONCATENATED MODULE: ./lib/emulator/http/security.js
const SCHEMES = ['api_key', 'tenant_id', 'bearer'];
function presented(headers) {
    const bearer = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '')?.[1];
    const given = [headers['x-api-key'], headers['x-tenant-id'], bearer];
    return SCHEMES.flatMap((scheme, at) => {
        const value = given[at];
        return typeof value === 'string' && value !== '' ? [[scheme, value]] : [];
    });
}
const schemesUsed = (headers) => presented(headers).map(([scheme]) => scheme);
function refuseCredentials(headers, keys) {
    const given = presented(headers);
    if (given.length === 0) {
        return {
            status: 401,
            detail: 'Not authenticated. Send X-Api-Key, X-Tenant-Id or Authorization: Bearer.'
        };
    }
    const isOpen = SCHEMES.every((scheme) => keys[scheme].length === 0);
    if (isOpen || given.some(([scheme, value]) => keys[scheme].includes(value)))
        return undefined;
    return { status: 403, detail: 'The credentials are not valid.' };
}

;// CONCATENATED MODULE: ./lib/emulator/http/request-log.js



const RecordedRequest = schemas/* strictObject */.rej({
    at: schemas/* string */.YjP(),
    method: schemas/* string */.YjP(),
    url: schemas/* string */.YjP().describe('Path with query.'),
    short_url: schemas/* string */.YjP().describe('The same with only the beginning of each id.'),
    resource: schemas/* string */.YjP()
        .nullable()
        .describe('The deployment and the number of the revision that the path names: support #2.'),
    schemes: schemas/* array */.YOg(schemas/* enum */.k5n(SCHEMES)).describe('Schemes of the credentials that were sent.'),
    body: schemas/* unknown */.L5J().optional().describe('Unset for a request without one.'),
    status: schemas/* int */.Whr()
        .nullable()
        .describe('null until the request is answered, and if the connection was dropped.'),
    ms: schemas/* number */.aig().nullable(),
    fault: schemas/* string */.YjP().nullable().describe('The scripted fault of this request.')
})
    .meta({ id: 'EmulatorRequest' });
const MAX_REQUESTS = 1_000;
const MAX_BYTES = 16_000_000;
class RequestLog {
    entries = [];
    bytes = 0;
    add(request, bytes) {
        this.entries.push({ request, bytes });
        this.bytes += bytes;
        while (this.entries.length > MAX_REQUESTS || this.bytes > MAX_BYTES) {
            this.bytes -= this.entries.shift()?.bytes ?? 0;
        }
    }
    list() {
        return this.entries.map(({ request }) => request);
    }
    shown(count = MAX_REQUESTS) {
        return this.entries.slice(-count).map(({ request }) => ({
            ...request,
            url: withoutSecretsInUrls(request.url),
            body: withoutSecrets(request.body)
        }));
    }
    clear() {
        this.entries = [];
        this.bytes = 0;
    }
}
const RESOURCE = /^\/(?:v2\/deployments|v1\/projects|agents)\/([^/?]+)(?:\/revisions\/([^/?]+))?/;
const UUID = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
function describeUrl(url, controlPlane) {
    const [, id = '', revisionId] = RESOURCE.exec(url) ?? [];
    const found = controlPlane.namesOf(id, revisionId);
    const number = found?.number === undefined ? '' : ` #${found.number}`;
    return {
        short_url: withoutSecretsInUrls(url.replace(UUID, '$1…')),
        resource: found === undefined ? null : `${found.name}${number}`
    };
}

;// CONCATENATED MODULE: ./lib/emulator/options.js



const DEFAULT_TENANT_ID = '33333333-3333-4333-8333-333333333333';
const isLoopback = (host = '127.0.0.1') => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
function readDialect(name = 'neutral') {
    const dialect = Object.hasOwn(contract_dialect/* DIALECTS */.O9, name) ? contract_dialect/* DIALECTS */.O9[name] : undefined;
    const known = Object.keys(contract_dialect/* DIALECTS */.O9);
    if (dialect === undefined)
        throw new OptionError(`"${name}" is not a dialect. Use ${known.join(' or ')}.`);
    return dialect;
}
function tenantIdOf({ tenantIds = [] }) {
    return tenantIds.find((id) => schemas/* guid */.OsD().safeParse(id).success) ?? DEFAULT_TENANT_ID;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/emulator/repositories/git.js

function environment() {
    const kept = Object.entries(process.env).filter(([name]) => !/^GIT_(?!CONFIG)/.test(name));
    return { ...Object.fromEntries(kept), GIT_TERMINAL_PROMPT: '0' };
}
const SETTINGS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];
const inFolder = (folder, args) => ['-C', folder, ...SETTINGS, ...args];
const firstLine = (text) => text.trim().split('\n', 1)[0] ?? '';
function askGit(folder, args) {
    const options = { encoding: 'utf8', env: environment() };
    const { status, stdout, stderr, error } = (0,external_node_child_process_.spawnSync)('git', inFolder(folder, args), options);
    if (error !== undefined)
        return { problem: error.message };
    return status === 0 ? { said: stdout.trim() } : { problem: firstLine(stderr) };
}
function runGit(folder, args, variables = {}) {
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)('git', inFolder(folder, args), { env: { ...environment(), ...variables } }, (error, stdout, stderr) => {
            resolve(error === null ? { said: stdout.trim() } : { problem: firstLine(stderr) || error.message });
        });
    });
}
const hasCommit = (folder, commit) => commit !== null &&
    /^[0-9a-f]{7,64}$/i.test(commit) &&
    'said' in askGit(folder, ['cat-file', '-e', `${commit}^{commit}`]);

;// CONCATENATED MODULE: ./lib/emulator/repositories/checkouts.js





const REMOVAL = { recursive: true, force: true, maxRetries: 3 };
function checkouts_missing(repository, commit) {
    const what = commit === null
        ? 'The commit of this revision is unknown.'
        : `The commit ${commit.slice(0, 12)} does not exist in ${repository}.`;
    return new Error(`${what} Fetch it or set it with --head, or set --uncommitted to run the files on disk.`);
}
function createCheckouts(repository) {
    const revParse = (option) => {
        const answer = askGit(repository, ['rev-parse', option]);
        return 'said' in answer ? answer.said : '';
    };
    const gitFolder = revParse('--absolute-git-dir');
    const below = revParse('--show-prefix');
    const standing = new Set();
    const remove = async (place) => {
        await (0,promises_.rm)(place, REMOVAL).catch(() => { });
        standing.delete(place);
    };
    return {
        async add(commit) {
            if (!hasCommit(repository, commit))
                throw checkouts_missing(repository, commit);
            const name = `emulator-checkout-${process.pid}-`;
            const place = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_os_.tmpdir)()), name));
            standing.add(place);
            const files = (0,external_node_path_.join)(place, 'files');
            (0,external_node_fs_.mkdirSync)(files);
            const args = [
                `--git-dir=${gitFolder}`,
                `--work-tree=${files}`,
                'checkout',
                '--quiet',
                commit,
                '--',
                '.'
            ];
            const done = await runGit(files, args, { GIT_INDEX_FILE: (0,external_node_path_.join)(place, 'index') });
            if ('said' in done)
                return { folder: (0,external_node_path_.join)(files, below), remove: () => remove(place) };
            await remove(place);
            throw new Error(`git cannot check out the commit ${commit.slice(0, 12)}: ${done.problem}`);
        },
        removeAll() {
            for (const place of standing) {
                try {
                    (0,external_node_fs_.rmSync)(place, REMOVAL);
                }
                catch {
                }
            }
        }
    };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/emulator/processes/process-tree.js

const isWindows = process.platform === 'win32';
const AS_TREE = { detached: !isWindows, windowsHide: true };
function signalTree(pid, signal) {
    try {
        if (isWindows && signal !== 0 && process.kill(pid, 0))
            endChildren(pid);
        return process.kill(isWindows ? pid : -pid, signal);
    }
    catch {
        return false;
    }
}
function endChildren(pid) {
    const options = { stdio: 'ignore', windowsHide: true };
    (0,external_node_child_process_.spawnSync)('taskkill', ['/PID', String(pid), '/T', '/F'], options);
}

;// CONCATENATED MODULE: ./lib/emulator/processes/start-command.js



function startCommand([program, ...args], options) {
    const file = process.platform === 'win32' ? findProgram(program, options.cwd) : program;
    if (!/\.(?:cmd|bat)$/i.test(file))
        return (0,external_node_child_process_.spawn)(file, args, options);
    return (0,external_node_child_process_.spawn)([file, ...args].map(start_command_quoted).join(' '), { ...options, shell: true });
}
const start_command_quoted = (word) => `"${word.replaceAll('"', '""')}"`;
function findProgram(program, folder, { PATH = '', PATHEXT = '.COM;.EXE;.BAT;.CMD' } = process.env) {
    const endings = PATHEXT.split(';');
    const hasEnding = endings.some((end) => end.toLowerCase() === (0,external_node_path_.extname)(program).toLowerCase());
    const isName = !/[/\\]/.test(program);
    const paths = isName
        ? PATH.split(external_node_path_.delimiter).map((searched) => (0,external_node_path_.resolve)(folder, searched, program))
        : [program, program.replace(BIN, 'Scripts')].map((path) => (0,external_node_path_.resolve)(folder, path));
    const files = paths.flatMap((path) => (hasEnding ? [path] : endings.map((end) => path + end)));
    return files.find((file) => (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false })?.isFile()) ?? program;
}
const BIN = /\bbin(?=[/\\][^/\\]+$)/;

;// CONCATENATED MODULE: ./lib/emulator/processes/agent-process.js





const LOOK_AGAIN_MS = 100;
const STOP_GRACE_MS = 3_000;
const INHERITED = [
    'PATH',
    'HOME',
    'USER',
    'LOGNAME',
    'SHELL',
    'LANG',
    'LC_ALL',
    'TZ',
    'TMPDIR',
    'SystemRoot',
    'APPDATA',
    'LOCALAPPDATA',
    'ProgramData',
    'ComSpec',
    'PATHEXT'
];
function agent_process_environment({ secrets, deployment, revision_id }, { tenantId }, port) {
    const inherited = INHERITED.flatMap((name) => process.env[name] === undefined ? [] : [[name, process.env[name]]]);
    return {
        ...Object.fromEntries([...inherited, ...secrets.map(({ name, value }) => [name, value])]),
        PORT: String(port),
        LANGSMITH_HOST_REVISION_ID: revision_id,
        LANGSMITH_HOST_PROJECT_ID: deployment.id,
        LANGSMITH_TENANT_ID: tenantId,
        LANGSMITH_DEPLOYMENT_NAME: deployment.name
    };
}
async function freePort() {
    const server = (0,external_node_net_.createServer)();
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, '127.0.0.1', resolve);
    });
    const { port } = server.address();
    await new Promise((resolve) => server.close(resolve));
    return port;
}
function signal({ pid }, name) {
    if (pid !== undefined)
        signalTree(pid, name);
}
function passOnLines(child, onLine) {
    for (const stream of [child.stdout, child.stderr]) {
        if (stream !== null)
            (0,external_node_readline_.createInterface)({ input: stream }).on('line', onLine);
    }
}
function endOf(child) {
    return new Promise((resolve) => {
        child.once('error', (error) => resolve(`could not be started: ${error.message}`));
        child.once('exit', (code, name) => {
            signal(child, 'SIGKILL');
            resolve(name === null ? `ended with exit code ${code}` : `was stopped by ${name}`);
        });
    });
}
async function isUp(port) {
    try {
        const answer = await fetch(`http://127.0.0.1:${port}/ok`, {
            signal: AbortSignal.timeout(2_000)
        });
        await answer.body?.cancel();
        return answer.ok;
    }
    catch {
        return false;
    }
}
async function comesUp(port, { startLimitMs }, ended) {
    const deadline = performance.now() + startLimitMs;
    while (!(await isUp(port))) {
        if (performance.now() > deadline)
            throw new Error(`GET /ok did not answer within ${startLimitMs / 1_000} s`);
        const end = await Promise.race([ended, (0,external_node_timers_promises_.setTimeout)(LOOK_AGAIN_MS, undefined)]);
        if (end !== undefined)
            throw new Error(`GET /ok did not answer: the agent server ${end}`);
    }
}
async function startProcess(revision, options) {
    const port = await freePort();
    const [program, ...args] = options.command;
    const withPort = (word) => word.replaceAll('{port}', String(port));
    const child = startCommand([withPort(program), ...args.map(withPort)], {
        ...AS_TREE,
        cwd: options.folder,
        env: agent_process_environment(revision, options, port),
        stdio: ['ignore', 'pipe', 'pipe']
    });
    passOnLines(child, (line) => options.onLine(revision, line));
    const { pid } = child;
    if (pid !== undefined)
        options.survivor.began(pid);
    const ended = endOf(child).finally(() => {
        if (pid !== undefined)
            options.survivor.ended(pid);
    });
    return {
        port,
        up: comesUp(port, options, ended),
        ended,
        stop: async () => {
            signal(child, 'SIGTERM');
            const patience = new AbortController();
            await Promise.race([
                ended,
                (0,external_node_timers_promises_.setTimeout)(STOP_GRACE_MS, undefined, { signal: patience.signal }).catch(() => { })
            ]);
            patience.abort();
            signal(child, 'SIGKILL');
            await ended;
        }
    };
}

;// CONCATENATED MODULE: ./lib/emulator/processes/command.js

const WORD = /(?:"(?:\\["\\]|[^"\\]|\\(?!["\\]))*"|'[^']*'|[^\s"'])+/g;
const PIECE = /"((?:\\["\\]|[^"\\]|\\(?!["\\]))*)"|'([^']*)'|([^"']+)/g;
function splitCommand(text) {
    const rest = text.replace(WORD, '');
    if (/\S/.test(rest))
        throw new OptionError(`${text}: a quote is not closed.`);
    const words = [...text.matchAll(WORD)].map(([word]) => [...word.matchAll(PIECE)]
        .map(([, double, single, plain]) => double?.replace(/\\(["\\])/g, '$1') ?? single ?? plain ?? '')
        .join(''));
    const [program, ...args] = words;
    if (program === undefined || program === '')
        throw new OptionError('the command is empty.');
    return [program, ...args];
}

;// CONCATENATED MODULE: ./lib/emulator/processes/fleet.js
const LOOK_EVERY_MS = 50;
class Fleet {
    employer;
    runtime;
    members = new Map();
    timer;
    onExit = () => this.runtime.close?.();
    constructor(employer, runtime) {
        this.employer = employer;
        this.runtime = runtime;
    }
    watch() {
        this.timer = setInterval(() => this.tend(), LOOK_EVERY_MS);
        this.timer.unref();
        process.once('exit', this.onExit);
    }
    tend() {
        const due = this.employer.due();
        const ids = new Set(due.map(({ revision }) => revision.id));
        for (const one of due)
            if (!this.members.has(one.revision.id))
                void this.launch(one);
        for (const [id, member] of this.members)
            if (!ids.has(id))
                void this.stop(id, member);
    }
    portOf(revisionId) {
        const member = this.members.get(revisionId);
        if (member?.state === 'failed')
            return 'failed';
        return member?.process === undefined || member.state !== 'up' ? 'starting' : member.process.port;
    }
    async stopAll() {
        await Promise.all([...this.members].map(([id, member]) => this.stop(id, member)));
    }
    async close() {
        clearInterval(this.timer);
        await this.stopAll();
        process.off('exit', this.onExit);
        this.onExit();
    }
    async launch({ deployment, revision, number }) {
        const label = `${deployment.name} #${number}`;
        const { id: revision_id, source_revision_config: config, secrets } = revision;
        const started = this.runtime.start({ label, deployment, revision_id, config, secrets });
        const member = { starting: started.catch(() => undefined), state: 'starting' };
        this.members.set(revision.id, member);
        const problem = await comeUp(member, started).then(() => null, (error) => (error instanceof Error ? error.message : String(error)));
        if (member.stopping !== undefined)
            return;
        member.state = problem === null ? 'up' : 'failed';
        this.runtime.note(label, problem ?? 'is serving');
        this.employer.started({ deployment_id: deployment.id, revision_id }, problem);
        const end = await member.process?.ended;
        if (member.stopping !== undefined || problem !== null)
            return;
        this.runtime.note(label, `${end}. Requests to it get 502 until the next revision.`);
    }
    stop(id, member) {
        const end = async () => {
            await (await member.starting)?.stop();
            this.members.delete(id);
        };
        member.stopping ??= end();
        return member.stopping;
    }
}
async function comeUp(member, started) {
    member.process = await started;
    await member.process.up;
}

;// CONCATENATED MODULE: ./lib/emulator/processes/survivor.js

const SCRIPT = `
groups=
while read -r what group; do
  rest=
  for one in $groups; do [ "$one" = "$group" ] || rest="$rest $one"; done
  [ "$what" = ended ] || rest="$rest $group"
  groups=$rest
done
for group in $groups; do kill -s KILL -- "-$group" 2> /dev/null; done`;
function startSurvivor() {
    const child = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', SCRIPT], {
        detached: true,
        stdio: ['pipe', 'ignore', 'ignore']
    });
    const stdin = child.stdin;
    child.on('error', () => { });
    stdin.on('error', () => { });
    child.unref();
    stdin.unref();
    const tell = (what, group) => void stdin.write(`${what} ${group}\n`);
    return {
        began: (group) => tell('began', group),
        ended: (group) => tell('ended', group),
        close: () => void stdin.end()
    };
}

;// CONCATENATED MODULE: ./lib/emulator/processes/index.js








function createFleet(employer, options) {
    const { agentCommand, agentStartLimit = '60s', repo: folder, uncommitted, onAgentLine = () => { } } = options;
    if (agentCommand === undefined)
        return undefined;
    if (folder === undefined)
        throw new OptionError('--agent-command needs --repo, the repository of the program.');
    const common = {
        command: splitCommand(agentCommand),
        startLimitMs: durationMs(agentStartLimit),
        tenantId: tenantIdOf(options),
        onLine: ({ label, deployment, revision_id }, line) => {
            employer.printed({ deployment_id: deployment.id, revision_id }, line);
            onAgentLine(label, line);
        },
        survivor: startSurvivor()
    };
    const checkouts = uncommitted === true ? undefined : createCheckouts(folder);
    return new Fleet(employer, {
        start: async (revision) => {
            const { image_uri, repo_commit_sha } = revision.config;
            const checkout = image_uri === null ? await checkouts?.add(repo_commit_sha) : undefined;
            const starting = startProcess(revision, { ...common, folder: checkout?.folder ?? folder });
            void starting
                .then(({ ended }) => ended)
                .catch(() => { })
                .then(() => checkout?.remove());
            return starting;
        },
        note: onAgentLine,
        close: () => {
            common.survivor.close();
            checkouts?.removeAll();
        }
    });
}

;// CONCATENATED MODULE: ./lib/emulator/repositories/git-folder.js





function isRepository(folder) {
    const asked = askGit(folder, ['rev-parse', '--git-dir']);
    if ('said' in asked)
        return true;
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, '.git')))
        return false;
    throw new OptionError(`--repo: git cannot read "${folder}" (${asked.problem}). If it belongs to another user, ` +
        'run git config --global --add safe.directory DIR.');
}
const EXPRESSION = /[~^:?*[\\\s]|\.\.|@\{/;
function git_folder_problemOf({ ref }, folder) {
    const what = ref.startsWith(deployment/* TAG_PREFIX */.C_) ? 'tag' : 'branch';
    return (`repo_ref: the ${what} "${ref}" does not exist in ${folder}. ` +
        `Fetch it, or set its commit with --head ${ref}=SHA.`);
}
function pathOf(url) {
    const [, path] = /^(?:(?:https?|ssh|git):\/\/[^/]+\/|[^/\s:]{2,}:(?!\/\/))(.+)$/i.exec(url) ?? [];
    return path
        ?.replace(/^\/+|\/+$/g, '')
        .replace(/\.git$/i, '')
        .toLowerCase()
        .split('/')
        .slice(-2)
        .join('/');
}
function isAnother(origin, repo_url) {
    const from = origin === undefined ? undefined : pathOf(origin);
    const wanted = pathOf(repo_url);
    return from !== undefined && wanted !== undefined && from !== wanted;
}
function gitFolder(folder, { uncommitted = false, onNotice: notice = () => { } }) {
    if (!isRepository(folder)) {
        if (uncommitted)
            return { resolve: () => undefined };
        throw new OptionError(`--repo: "${folder}" is not a git repository. Commit its files with git, ` +
            'or set --uncommitted to use its files on disk.');
    }
    const asked = askGit(folder, ['config', '--get', 'remote.origin.url']);
    const origin = 'said' in asked ? asked.said : undefined;
    let noticed = false;
    return {
        resolve(wanted) {
            const { repo_url, ref } = wanted;
            if (isAnother(origin, repo_url)) {
                if (!noticed)
                    notice(`The commits of ${folder} are not used for ${repo_url}, ` +
                        'because its origin is another repository.');
                noticed = true;
                return undefined;
            }
            const full = ref.startsWith('refs/')
                ? [ref]
                : [`refs/heads/${ref}`, `refs/remotes/origin/${ref}`];
            const names = EXPRESSION.test(ref) ? [] : full;
            for (const name of names) {
                const asked = askGit(folder, ['rev-parse', '--verify', '--quiet', `${name}^{commit}`]);
                if ('said' in asked)
                    return asked.said;
            }
            return { problem: git_folder_problemOf(wanted, folder) };
        }
    };
}

;// CONCATENATED MODULE: ./lib/emulator/repositories/graphs.js





const ONE_AGENT = [{ graph_id: 'agent', path: null }];
const NO_GRAPHS = 'must name at least one graph, such as {"graphs": {"agent": "./agent.py:graph"}}';
const GraphConfig = schemas/* looseObject */._H3({
    graphs: schemas/* record */.g1P(schemas/* string */.YjP().min(1), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* looseObject */._H3({ path: schemas/* string */.YjP() })]), {
        error: ({ input }) => (input === undefined ? NO_GRAPHS : undefined)
    })
        .refine((graphs) => Object.keys(graphs).length > 0, NO_GRAPHS)
});
function atCommit(folder, commit, path) {
    const asked = askGit(folder, ['cat-file', 'blob', `${commit}:./${path}`]);
    return 'said' in asked ? asked.said : undefined;
}
function isSpelledAlike(folder, path) {
    const names = path.split('/');
    return names.every((name, at) => {
        const inFolder = (0,external_node_path_.join)(folder, ...names.slice(0, at));
        return (0,external_node_fs_.readdirSync)(inFolder).includes(name);
    });
}
function onDisk(folder, path) {
    try {
        const found = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(folder, path));
        const isInside = found.startsWith((0,external_node_fs_.realpathSync)(folder) + external_node_path_.sep);
        return isInside && isSpelledAlike(folder, path) ? (0,external_node_fs_.readFileSync)(found, 'utf8') : undefined;
    }
    catch {
        return undefined;
    }
}
function parseConfig(text) {
    let document;
    try {
        document = JSON.parse(text);
    }
    catch (error) {
        return {
            problem: `is not valid JSON: ${error instanceof Error ? error.message : String(error)}`
        };
    }
    const result = GraphConfig.safeParse(document);
    if (!result.success)
        return { problem: `is not a graph configuration: ${firstProblem(result.error)}` };
    const graphs = Object.entries(result.data.graphs);
    return {
        graphs: graphs.map(([graph_id, at]) => ({
            graph_id,
            path: typeof at === 'string' ? at : at.path
        }))
    };
}
function readGraphs(folder, { graph_config_path, repo_commit_sha }) {
    if (folder === undefined || graph_config_path === null)
        return { graphs: ONE_AGENT };
    const path = external_node_path_.posix.normalize(graph_config_path);
    if (path.startsWith('/') || path.startsWith('..')) {
        return { problem: `graph_config_path: "${graph_config_path}" is outside the repository.` };
    }
    const committed = hasCommit(folder, repo_commit_sha);
    const text = committed ? atCommit(folder, repo_commit_sha, path) : onDisk(folder, path);
    if (text === undefined) {
        const where = committed ? `at commit ${repo_commit_sha.slice(0, 12)}` : `in ${folder}`;
        return {
            problem: `graph_config_path: the file "${graph_config_path}" does not exist ${where}.`
        };
    }
    const read = parseConfig(text);
    return 'problem' in read
        ? { problem: `graph_config_path: "${graph_config_path}" ${read.problem}` }
        : read;
}

// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
;// CONCATENATED MODULE: ./lib/emulator/scripting/scripted.js


const DeploymentName = schemas/* string */.YjP().min(1, 'must be the name of a deployment');
const RevisionNumber = schemas/* int */.Whr('must be a whole number')
    .min(1, 'must be a whole number from 1');
function isOf(scripted, deployment, revision) {
    return ((scripted.deployment ?? deployment) === deployment &&
        (scripted.revision ?? revision) === revision);
}
const HOW_OFTEN = 'must be a whole number from 1, or always';
const Times = schemas/* union */.KCZ([schemas/* int */.Whr(HOW_OFTEN).min(1, HOW_OFTEN), schemas/* literal */.euz('always')], { error: HOW_OFTEN })
    .describe('How many times it applies. Unset: once.');
const NUMERIC = new Set(['times', 'skip', 'revision', 'retry_after']);
function splitPhrase(text) {
    const words = [];
    const settings = {};
    for (const part of text.trim().split(/\s+/).filter(Boolean)) {
        const [, name, value] = /^([a-z][a-z-]*)=(.*)$/.exec(part) ?? [];
        if (name === undefined || value === undefined) {
            words.push(part);
            continue;
        }
        const key = name.replaceAll('-', '_');
        settings[key] = NUMERIC.has(key) && /^\d{1,9}$/.test(value) ? Number(value) : value;
    }
    return { words, settings };
}
function parseShort(text, { schema, fieldsOf, how }) {
    const { words, settings } = splitPhrase(text);
    const result = schema.safeParse({ ...fieldsOf(words, settings), ...settings });
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    if (issue?.code === 'custom')
        throw new OptionError(issue.message);
    throw new OptionError(`"${text}": ${sentence(firstProblem(result.error))} ${how}`);
}
const UNWRITTEN = new Set(['log', 'body']);
function writeShort(words, settings) {
    const isWritten = ([name, value]) => value !== undefined && !UNWRITTEN.has(name);
    const written = Object.entries(settings)
        .filter(isWritten)
        .map(([name, value]) => `${name.replaceAll('_', '-')}=${value}`);
    return [...words, ...written].join(' ');
}
class Scripted {
    form;
    entries = [];
    constructor(form) {
        this.form = form;
    }
    add(entry) {
        const what = typeof entry === 'string' ? parseShort(entry, this.form) : entry;
        const { replaces } = this.form;
        if (replaces !== undefined)
            this.entries = this.entries.filter((other) => !replaces(what, other.what));
        const { times = replaces === undefined ? 1 : 'always', skip = 0 } = what;
        this.entries.push({ what, left: times === 'always' ? Number.POSITIVE_INFINITY : times, skip });
    }
    clear() {
        this.entries = [];
    }
    list() {
        if (this.form.replaces !== undefined)
            return this.entries.map(({ what }) => what);
        return this.entries.map(({ what, left, skip }) => ({
            ...what,
            ...(what.skip !== undefined && { skip }),
            times: Number.isFinite(left) ? left : 'always'
        }));
    }
    take(fits) {
        for (const entry of this.entries) {
            if (!fits(entry.what))
                continue;
            if (entry.skip > 0) {
                entry.skip -= 1;
                continue;
            }
            entry.left -= 1;
            if (entry.left <= 0)
                this.entries = this.entries.filter((other) => other !== entry);
            return entry.what;
        }
        return undefined;
    }
    latest(fits) {
        return this.entries.findLast(({ what }) => fits(what))?.what;
    }
}

;// CONCATENATED MODULE: ./lib/emulator/scripting/agent-behavior.js





const RUNS = ['throw', 'silent', 'endless', 'drop'];
const MARKS = ['heartbeats', 'crlf', 'compact', 'end-event'];
const SWITCHES = ['fail-start', ...MARKS];
const AgentBehavior = schemas/* strictObject */.rej({
    deployment: DeploymentName.optional().describe('Only the deployment of this name. Unset: every deployment.'),
    revision: RevisionNumber.optional().describe('Only the revision of this number; a deployment is created with 1.'),
    slow_start: Duration.optional().describe('The next revisions stay DEPLOYING for so much longer.'),
    fail_start: schemas/* boolean */.zMY().optional().describe('The next revisions end as DEPLOY_FAILED.'),
    run: schemas/* enum */.k5n(RUNS)
        .optional()
        .describe('What happens to runs. throw: 200, then an error event. silent: no data event. ' +
        'endless: the stream never ends. drop: the connection is cut in the middle of an event.'),
    heartbeats: schemas/* boolean */.zMY().optional().describe('Comments (`: heartbeat`) between the events.'),
    crlf: schemas/* boolean */.zMY().optional().describe('Lines end in CRLF.'),
    compact: schemas/* boolean */.zMY().optional().describe('JSON on one data line.'),
    end_event: schemas/* boolean */.zMY().optional().describe('An `end` event closes the stream.')
})
    .meta({ id: 'EmulatorAgent' });
const HOW = `Use one or more of slow-start=TIME, fail-start, ${[...RUNS, ...MARKS].join(', ')}, ` +
    'then [deployment=NAME] [revision=N].';
function fieldOf(word) {
    if (RUNS.includes(word))
        return ['run', word];
    if (SWITCHES.includes(word))
        return [word.replaceAll('-', '_'), true];
    throw new OptionError(`"${word}" is not a behavior.${(0,did_you_mean/* didYouMean */.au)(word, [...SWITCHES, ...RUNS])} ${HOW}`);
}
const BEHAVIOR = {
    schema: AgentBehavior,
    how: HOW,
    fieldsOf(words, { slow_start }) {
        if (words.length === 0 && slow_start === undefined)
            throw new OptionError(`no behavior is given. ${HOW}`);
        return Object.fromEntries(words.map(fieldOf));
    },
    replaces: (one, other) => one.deployment === other.deployment && one.revision === other.revision
};
const parseBehavior = (text) => parseShort(text, BEHAVIOR);
function writeBehavior({ run, ...said }) {
    const switches = Object.entries(said).filter(([, value]) => value === true);
    const settings = Object.entries(said).filter(([, value]) => typeof value !== 'boolean');
    const words = [
        ...(run === undefined ? [] : [run]),
        ...switches.map(([name]) => name.replaceAll('_', '-'))
    ];
    return writeShort(words, Object.fromEntries(settings));
}

;// CONCATENATED MODULE: ./lib/emulator/scripting/faults.js





const FAULT_KINDS = [
    'status',
    'drop',
    'truncate',
    'garbage',
    'wrong-type',
    'slow',
    'hang',
    'redirect'
];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', '*'];
function notAMethod(word) {
    if (typeof word !== 'string')
        return undefined;
    const mend = (0,did_you_mean/* didYouMean */.au)(word.toUpperCase(), METHODS) || ` Use ${METHODS.join(', ')}.`;
    return `${JSON.stringify(word)} is no HTTP method.${mend}`;
}
const Fault = schemas/* strictObject */.rej({
    method: schemas/* enum */.k5n(METHODS, { error: ({ input }) => notAMethod(input) })
        .describe('Method, or * for any.'),
    path: schemas/* string */.YjP()
        .regex(/^(\/|\*)/, 'must begin with / or *')
        .describe('Path; * stands for one segment, ** for any number of them.'),
    kind: schemas/* enum */.k5n(FAULT_KINDS)
        .describe('What goes wrong. truncate, garbage and wrong-type apply the request and spoil the answer.'),
    status: schemas/* int */.Whr()
        .min(300, 'must be from 300 to 599')
        .max(599, 'must be from 300 to 599')
        .optional()
        .describe('Of the kinds status and redirect.'),
    when: schemas/* enum */.k5n(['before', 'after'])
        .optional()
        .describe('Before (default) or after the request is applied.'),
    retry_after: schemas/* union */.KCZ([
        schemas/* int */.Whr().min(0),
        schemas/* string */.YjP().regex(/^date:\d{1,9}$/, 'must be seconds, or date:SECONDS')
    ])
        .optional()
        .describe('Seconds; date:SECONDS sends them as an HTTP date.'),
    delay: Duration.optional().describe('Of the kind slow. Unset: 1s.'),
    location: schemas/* string */.YjP().optional().describe('Of the kind redirect.'),
    body: schemas/* string */.YjP().optional().describe('Sent unchanged, instead of the usual body of the fault.'),
    times: Times.optional(),
    skip: schemas/* int */.Whr('must be a whole number')
        .min(0)
        .optional()
        .describe('So many matching requests pass first.')
})
    .meta({ id: 'EmulatorFault' });
const faults_HOW = 'Use METHOD PATH FAULT [times=N|always] [skip=N]. FAULT is a status such as 503 or ' +
    '503-after, or one of drop, drop-after, truncate, garbage, wrong-type, slow, slow-after, ' +
    'hang, hang-after, redirect.';
const FAULT = {
    schema: Fault,
    how: faults_HOW,
    fieldsOf(words) {
        const [method, path, what] = words;
        if (words.length !== 3 || what === undefined) {
            throw new OptionError(`"${words.join(' ')}" is not a fault. ${faults_HOW}`);
        }
        const [, name = '', when] = /^(.*?)(?:-(before|after))?$/.exec(what) ?? [];
        const isStatus = /^\d{3}$/.test(name);
        if (!isStatus && !FAULT_KINDS.includes(name)) {
            throw new OptionError(`"${what}" is not a fault.${(0,did_you_mean/* didYouMean */.au)(what, FAULT_KINDS)} ${faults_HOW}`);
        }
        const kind = isStatus ? { kind: 'status', status: Number(name) } : { kind: name };
        return { method, path, ...kind, ...(when !== undefined && { when }) };
    }
};
const parseFault = (text) => parseShort(text, FAULT);
function faultName({ kind, status, when }) {
    const what = kind === 'status' ? String(status ?? 503) : kind;
    return when === undefined ? what : `${what}-${when}`;
}
function writeFault(fault) {
    const { method, path, kind: _kind, status: _status, when: _when, ...settings } = fault;
    return writeShort([method, path, faultName(fault)], settings);
}
const SPECIAL = /[.+?^${}()|[\]\\]/g;
function isFaultOf({ method, path }, request) {
    const source = path
        .replace(SPECIAL, '\\$&')
        .replaceAll('**', '\0')
        .replaceAll('*', '[^/]+')
        .replaceAll('\0', '.*');
    return ((method === '*' || method === request.method) && new RegExp(`^${source}$`).test(request.path));
}

;// CONCATENATED MODULE: ./lib/emulator/scripting/outcomes.js






function refuseMisspelled(word, context) {
    const [, before = '', status = ''] = /^((?:stuck|through|down):)?(.*)$/.exec(word) ?? [];
    const meant = STATUSES.includes(status) ? undefined : (0,did_you_mean/* nearest */.pA)(status.toUpperCase(), STATUSES);
    if (meant === undefined)
        return;
    context.addIssue({
        code: 'custom',
        message: `"${word}" is not a status. Did you mean "${before}${meant}"?`
    });
}
const Outcome = schemas/* strictObject */.rej({
    outcome: schemas/* string */.YjP()
        .regex(/^((stuck|through|down):)?[A-Z][A-Z0-9_]*$/, 'must be STATUS, stuck:STATUS, through:STATUS or down:STATUS')
        .superRefine(refuseMisspelled)
        .describe('STATUS: the revision ends there (DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, ' +
        'CREATE_FAILED, SKIPPED, INTERRUPTED, or any word). stuck:STATUS: it stays in that ' +
        'status. through:STATUS: it also passes through that status. down:STATUS: it fails ' +
        'there after it replaced what was serving, so nothing serves.'),
    deployment: DeploymentName.optional().describe('Only revisions of the deployment of this name.'),
    revision: RevisionNumber.optional().describe('Only the revision of this number; a deployment is created with 1.'),
    times: Times.optional(),
    log: schemas/* array */.YOg(schemas/* string */.YjP())
        .optional()
        .describe('The last lines of its log, instead of the reason why it failed.'),
    lagging: Duration.optional().describe('So long after DEPLOYED, the previous revision still answers: 10s.'),
    alternating: Duration.optional().describe('So long after DEPLOYED, the previous and the new revision answer in turns: 10s.'),
    build_time: Duration.optional().describe('How long it takes: 90s, 30m.')
})
    .meta({ id: 'EmulatorOutcome' });
const outcomes_HOW = 'Use STATUS, stuck:STATUS, through:STATUS or down:STATUS, then [deployment=NAME] ' +
    '[revision=N] [times=N|always] [build-time=5s] [lagging=10s|alternating=10s].';
const OUTCOME = {
    schema: Outcome,
    how: outcomes_HOW,
    fieldsOf(words) {
        if (words.length !== 1)
            throw new OptionError(`"${words.join(' ')}" is not an outcome. ${outcomes_HOW}`);
        return { outcome: words[0] };
    }
};
const parseOutcome = (text) => parseShort(text, OUTCOME);
const writeOutcome = ({ outcome, ...settings }) => writeShort([outcome], settings);
function scriptedOutcome({ outcome, build_time, lagging, alternating, log }) {
    const [how, status] = outcome.includes(':') ? outcome.split(':') : ['end', outcome];
    const ending = { [how === 'down' ? 'end' : how]: status };
    return {
        ending,
        ...(build_time !== undefined && { buildTime: durationMs(build_time) }),
        ...(log !== undefined && { log }),
        ...(lagging !== undefined && {
            swap: { ms: durationMs(lagging), answers: 'previous' }
        }),
        ...(alternating !== undefined && {
            swap: { ms: durationMs(alternating), answers: 'in_turns' }
        }),
        ...(how === 'down' && { takesDown: true })
    };
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
;// CONCATENATED MODULE: ./lib/emulator/scripting/seeds.js


const HeadSeed = schemas/* strictObject */.rej({
    repo_url: schemas/* string */.YjP().optional().describe('Unset: every repository without a head of its own.'),
    ref: schemas/* string */.YjP().min(1),
    commit_sha: schemas/* string */.YjP().min(1)
});
function notEmpty(text) {
    if (text.trim() === '')
        throw new OptionError('the value is empty.');
    return text;
}
function pair(text) {
    const at = text.lastIndexOf('=');
    return at < 0
        ? [notEmpty(text), undefined]
        : [notEmpty(text.slice(0, at)), notEmpty(text.slice(at + 1))];
}
const COMMIT = /^[0-9a-f]{7,64}$/i;
function parseHead(text) {
    const [ref, commit_sha] = pair(text);
    if (commit_sha === undefined)
        throw new OptionError(`"${text}" has no commit. Use REF=SHA, such as main=1a2b3c4.`);
    if (!COMMIT.test(commit_sha)) {
        throw new OptionError(`"${commit_sha}" is not a commit. Use 7 to 64 hex digits, such as ${ref}=1a2b3c4.`);
    }
    return { ref, commit_sha };
}
const seeds_UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function parseIntegration(text) {
    const [name, id] = pair(text);
    if (id === undefined)
        return { name };
    if (!seeds_UUID.test(id))
        throw new OptionError(`"${id}" is not a UUID. Use NAME or NAME=UUID.`);
    return { name, id };
}
function parseListener(text) {
    return { cluster_namespaces: text.split(',').map(notEmpty) };
}

;// CONCATENATED MODULE: ./lib/emulator/scripting/script-file.js









const messageOf = (error) => (error instanceof Error ? error.message : String(error));
function script_file_written(entry, parseShort) {
    const one = schemas/* unknown */.L5J().transform((value, context) => {
        const refuse = (message, path = []) => context.addIssue({ code: 'custom', path, message });
        if (typeof value === 'string') {
            try {
                return parseShort(value);
            }
            catch (error) {
                refuse(messageOf(error));
                return core/* NEVER */.tm;
            }
        }
        const read = entry.safeParse(value);
        if (read.success)
            return read.data;
        for (const { message, path } of read.error.issues)
            refuse(message, path);
        return core/* NEVER */.tm;
    });
    return schemas/* array */.YOg(one).default([]);
}
const Script = schemas/* strictObject */.rej({
    outcomes: script_file_written(Outcome, parseOutcome),
    faults: script_file_written(Fault, parseFault),
    agents: script_file_written(AgentBehavior, parseBehavior),
    heads: script_file_written(HeadSeed, parseHead),
    integrations: script_file_written(IntegrationSeed, parseIntegration),
    listeners: script_file_written(ListenerSeed, parseListener)
});
function readText(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        throw new OptionError(`--script: the file "${path}" does not exist.`);
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (error) {
        throw new OptionError(`--script: cannot read "${path}": ${messageOf(error)}.`);
    }
}
function readScript(path) {
    if (path === undefined)
        return Script.parse({});
    const text = readText(path);
    let document;
    try {
        document = (0,dist/* parse */.qg)(text);
    }
    catch (error) {
        const [reason] = messageOf(error).split('\n');
        throw new OptionError(`--script: "${path}" is not valid YAML or JSON: ${reason}`);
    }
    const result = Script.safeParse(document ?? {});
    if (result.success)
        return result.data;
    const isTop = result.error.issues[0]?.path.length === 0;
    const mend = isTop ? ` Known keys: ${Object.keys(Script.shape).join(', ')}.` : '';
    const problem = sentence(firstProblem(result.error));
    throw new OptionError(`--script "${path}": ${problem}${mend}`);
}

;// CONCATENATED MODULE: ./lib/emulator/rename-over.js


const MOST_ATTEMPTS = 10;
const STEP_MS = 20;
const HELD = new Set(['EPERM', 'EBUSY']);
async function renameOver(from, to, renameOnce = promises_.rename) {
    for (let attempt = 1;; attempt++) {
        try {
            return await renameOnce(from, to);
        }
        catch (error) {
            const { code = '' } = error;
            if (!HELD.has(code) || attempt === MOST_ATTEMPTS)
                throw error;
        }
        await (0,external_node_timers_promises_.setTimeout)(attempt * STEP_MS);
    }
}

;// CONCATENATED MODULE: ./lib/emulator/state-file.js







const FORMAT = 3;
const DeploymentOutline = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    revisions: schemas/* array */.YOg(schemas/* looseObject */._H3({ id: schemas/* string */.YjP() })).min(1)
});
const StateDocument = schemas/* looseObject */._H3({
    format: schemas/* literal */.euz(FORMAT),
    clock_offset_ms: schemas/* number */.aig().min(0).max(LONGEST_MS),
    deployments: schemas/* array */.YOg(schemas/* custom */.IeY((value) => DeploymentOutline.safeParse(value).success)),
    tracing_projects: schemas/* array */.YOg(schemas/* string */.YjP()).optional()
});
const MEND = 'Move it away, or choose another file.';
function parseState(path, text) {
    let document;
    try {
        document = JSON.parse(text);
    }
    catch {
        throw new OptionError(`--state: "${path}" is not a state file: it is not valid JSON. ${MEND}`);
    }
    const result = StateDocument.safeParse(document);
    if (result.success)
        return result.data;
    const { format } = schemas/* object */.Ikc({ format: schemas/* number */.aig() }).safeParse(document).data ?? {};
    if (format !== undefined && format !== FORMAT) {
        throw new OptionError(`--state: another version wrote "${path}" (format ${format}, expected ${FORMAT}). ${MEND}`);
    }
    throw new OptionError(`--state: "${path}" is not a state file (${firstProblem(result.error)}). ${MEND}`);
}
function standingOf(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`;
}
class StateFile {
    path;
    source;
    written = -1;
    writing;
    standing;
    constructor(path, source) {
        this.path = path;
        this.source = source;
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.dirname)(path)))
            throw new OptionError(`--state: the folder "${(0,external_node_path_.dirname)(path)}" does not exist.`);
        if (this.reading(() => (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false }))?.isDirectory()) {
            throw new OptionError(`--state: "${path}" is a folder. Choose a file in it.`);
        }
        this.standing = this.reading(() => standingOf(path));
        if (this.standing === undefined)
            return;
        source.restore(parseState(path, this.reading(() => (0,external_node_fs_.readFileSync)(path, 'utf8'))));
        this.written = source.version();
    }
    reading(look) {
        try {
            return look();
        }
        catch (error) {
            throw new OptionError(`--state: cannot read "${this.path}": ${reasonOf(error)}.`);
        }
    }
    isSettled() {
        return this.written >= this.source.version();
    }
    async settled() {
        const needed = this.source.version();
        while (this.written < needed) {
            this.writing ??= this.write().finally(() => {
                this.writing = undefined;
            });
            await this.writing;
        }
    }
    async prove() {
        try {
            if (this.standing === undefined)
                await this.settled();
            else
                await (0,promises_.access)((0,external_node_path_.dirname)(this.path), external_node_fs_.constants.W_OK);
        }
        catch (error) {
            throw new OptionError(`--state: cannot write "${this.path}": ${reasonOf(error)}.`);
        }
    }
    async write() {
        const found = standingOf(this.path);
        if (found !== undefined && found !== this.standing) {
            throw new Error(`another program changed "${this.path}". Each local control plane needs its own file.`);
        }
        const version = this.source.version();
        const text = JSON.stringify({ format: FORMAT, ...this.source.state() });
        const beside = `${this.path}.${process.pid}.tmp`;
        try {
            await (0,promises_.writeFile)(beside, text, { mode: 0o600 });
            await renameOver(beside, this.path);
        }
        catch (error) {
            await (0,promises_.rm)(beside, { force: true }).catch(() => { });
            throw error;
        }
        this.standing = standingOf(this.path);
        this.written = version;
    }
}
const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

;// CONCATENATED MODULE: ./lib/emulator/emulator.js



















class EmulatorCore {
    options;
    dialect;
    serverClock;
    controlPlane;
    faults = new Scripted(FAULT);
    outcomes = new Scripted(OUTCOME);
    behaviors = new Scripted(BEHAVIOR);
    requestLog = new RequestLog();
    fleet;
    tenantId;
    origin = '';
    state;
    heads = new KnownHeads();
    script;
    constructor(options) {
        this.options = options;
        this.script = readScript(options.script);
        this.dialect = readDialect(options.dialect);
        this.serverClock =
            options.virtualClock === true ? createVirtualClock() : createClock(options.now);
        this.tenantId = tenantIdOf(options);
        this.controlPlane = this.createControlPlane();
        this.fleet = createFleet(this.controlPlane, options);
        this.seed();
        this.state = options.state === undefined ? undefined : this.openState(options.state);
    }
    get requests() {
        return this.requestLog.list();
    }
    addFault(fault) {
        this.faults.add(fault);
    }
    setOutcome(outcome) {
        this.outcomes.add(outcome);
    }
    clearOutcomes() {
        this.outcomes.clear();
    }
    setAgent(behavior) {
        this.behaviors.add(behavior);
    }
    behaviorOf(deployment, revision) {
        return this.behaviors.latest((behavior) => isOf(behavior, deployment, revision)) ?? {};
    }
    setHead(head) {
        this.heads.set(head);
    }
    push({ commit_sha = (0,external_node_crypto_.randomBytes)(20).toString('hex'), ...ref }) {
        this.heads.push({ ...ref, commit_sha });
        return { commit_sha, revisions: this.controlPlane.push(ref) };
    }
    advance(time) {
        this.serverClock.advance(durationMs(time));
        this.controlPlane.version++;
    }
    reset() {
        const { faults, outcomes, behaviors, heads, requestLog } = this;
        for (const part of [faults, outcomes, behaviors, heads, requestLog])
            part.clear();
        this.serverClock.offset = 0;
        this.controlPlane.load([]);
        this.seed();
    }
    seed() {
        const { options, script } = this;
        for (const fault of [...(options.faults ?? []), ...script.faults])
            this.faults.add(fault);
        for (const outcome of [...(options.outcomes ?? []), ...script.outcomes])
            this.outcomes.add(outcome);
        for (const agent of [...(options.agents ?? []), ...script.agents])
            this.behaviors.add(agent);
        for (const head of [...(options.heads ?? []), ...script.heads])
            this.heads.set(head);
    }
    createControlPlane() {
        const { options, script, heads } = this;
        const { repo, buildTime = 3_000, deleteTime = 0, agentCommand, inventCommits = true } = options;
        return new ControlPlane({
            now: () => this.serverClock.now(),
            buildTime: durationMs(buildTime),
            deleteTime: durationMs(deleteTime),
            commitOf: firstKnown(repo === undefined ? [heads] : [heads, gitFolder(repo, options)], inventCommits ? inventedCommit : () => null),
            outcomeOf: (deployment, revision) => {
                const outcome = this.outcomes.take((one) => isOf(one, deployment, revision));
                return outcome && scriptedOutcome(outcome);
            },
            graphsOf: (source) => readGraphs(repo, source),
            behaviorOf: (deployment, revision) => this.behaviorOf(deployment, revision),
            processes: agentCommand !== undefined,
            serviceRules: this.dialect.serviceRules,
            behavior: this.dialect === contract_dialect/* NEUTRAL */.qm ? SPECIFIED : PUBLIC_SERVICE,
            origin: () => this.origin,
            integrations: seedIntegrations([...(options.integrations ?? []), ...script.integrations]),
            listeners: seedListeners([...(options.listeners ?? []), ...script.listeners])
        });
    }
    openState(path) {
        const { controlPlane, serverClock } = this;
        return new StateFile(path, {
            version: () => controlPlane.version,
            state: () => ({
                clock_offset_ms: serverClock.offset,
                deployments: controlPlane.dump(),
                tracing_projects: controlPlane.dumpTracingProjects()
            }),
            restore: (state) => {
                serverClock.offset = state.clock_offset_ms;
                controlPlane.load(state.deployments, state.tracing_projects);
            }
        });
    }
}
const createCore = (options) => new EmulatorCore(options);

// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
;// CONCATENATED MODULE: ./lib/emulator/http/shown-credential.js

function credentialOf(options) {
    const { apiKeys = [], tenantIds = [], bearerTokens = [], host } = options;
    const accepted = [
        ['api_key', apiKeys],
        ['tenant_id', tenantIds],
        ['bearer_token', bearerTokens]
    ];
    const required = accepted.find(([, values]) => values.length > 0);
    if (required === undefined)
        return { input: 'api_key', value: 'local-key', isOpen: true };
    const [input, [value]] = required;
    return { input, value: isLoopback(host) ? value : undefined, isOpen: false };
}
const agentCredentialOf = ({ apiKeys = [], host }) => credentialOf({ apiKeys, ...(host !== undefined && { host }) });

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
;// CONCATENATED MODULE: ./lib/emulator/processes/proxy.js


const OWN = new Set([
    'connection',
    'expect',
    'host',
    'keep-alive',
    'proxy-authenticate',
    'proxy-authorization',
    'te',
    'trailer',
    'transfer-encoding',
    'upgrade'
]);
function handedOn(headers) {
    const named = new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
    return Object.fromEntries(Object.entries(headers).filter(([name]) => !OWN.has(name) && !named.has(name)));
}
function publicLocation(location, port, prefix) {
    const target = location.replace(new RegExp(`^http://(127\\.0\\.0\\.1|localhost):${port}(?=/|$)`), '') || '/';
    const isPublic = target === prefix || target.startsWith(`${prefix}/`);
    return isPublic || !/^\/(?!\/)/.test(target) ? target : prefix + target;
}
function forward(request, reply, { port, prefix }) {
    const outgoing = (0,external_node_http_.request)({
        host: '127.0.0.1',
        port,
        method: request.method,
        path: request.url.slice(prefix.length),
        headers: {
            ...handedOn(request.headers),
            'x-forwarded-host': request.host,
            'x-forwarded-prefix': prefix
        },
        agent: false
    });
    reply.raw.once('close', () => outgoing.destroy());
    return new Promise((resolve, reject) => {
        outgoing.once('response', resolve);
        outgoing.on('error', reject);
        (0,external_node_stream_.pipeline)(request.raw, outgoing, (error) => {
            if (error != null)
                reject(error);
        });
    });
}
const proxy_refuse = (reply, status, text) => reply.code(status).type('text/plain').send(text);
function proxyRoutes(app, fleet, servingOf) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    app.all('/*', async (request, reply) => {
        const port = fleet.portOf(servingOf(request).revision.id);
        if (port === 'starting')
            return proxy_refuse(reply, 503, 'The agent server is starting.');
        if (port === 'failed')
            return proxy_refuse(reply, 502, 'The agent server did not start.');
        const prefix = /^\/agents\/[^/?]+/.exec(request.url)?.[0] ?? '';
        try {
            const response = await forward(request, reply, { port, prefix });
            const { location, ...headers } = handedOn(response.headers);
            const status = response.statusCode ?? 502;
            reply.code(status).headers(headers);
            const isRedirect = status >= 300 && status < 400;
            if (location !== undefined)
                reply.header('location', isRedirect ? publicLocation(location, port, prefix) : location);
            return reply.send(response);
        }
        catch {
            return proxy_refuse(reply, 502, 'The agent server does not answer.');
        }
    });
}

// EXTERNAL MODULE: ./lib/src/release.js
var release = __webpack_require__(60895);
;// CONCATENATED MODULE: ./lib/emulator/http/documents/agent-server.json
const agent_server_namespaceObject = /*#__PURE__*/JSON.parse('{"openapi":"3.1.0","tags":[{"name":"Assistants"},{"name":"Stateless Runs"},{"name":"System"}],"paths":{"/assistants/search":{"post":{"operationId":"search_assistants","summary":"Search assistants","tags":["Assistants"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AssistantSearch"},"example":{}}}},"security":[{"api_key":[]}],"responses":{"200":{"description":"The assistants.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Assistant"}}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No X-Api-Key.","content":{"text/plain":{"schema":{"type":"string"}}}},"403":{"description":"An X-Api-Key that is not valid.","content":{"text/plain":{"schema":{"type":"string"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/assistants/count":{"post":{"operationId":"count_assistants","summary":"Count assistants","tags":["Assistants"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/AssistantCount"},"example":{}}}},"security":[{"api_key":[]}],"responses":{"200":{"description":"How many match.","content":{"application/json":{"schema":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No X-Api-Key.","content":{"text/plain":{"schema":{"type":"string"}}}},"403":{"description":"An X-Api-Key that is not valid.","content":{"text/plain":{"schema":{"type":"string"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/assistants/{assistant_id}":{"get":{"operationId":"get_assistant","summary":"Get an assistant","tags":["Assistants"],"parameters":[{"schema":{"type":"string"},"in":"path","name":"assistant_id","required":true,"example":"$assistant_id"}],"security":[{"api_key":[]}],"responses":{"200":{"description":"The assistant.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Assistant"}}}},"401":{"description":"No X-Api-Key.","content":{"text/plain":{"schema":{"type":"string"}}}},"403":{"description":"An X-Api-Key that is not valid.","content":{"text/plain":{"schema":{"type":"string"}}}},"404":{"description":"No such assistant.","content":{"text/plain":{"schema":{"type":"string"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/runs/stream":{"post":{"operationId":"stream_run","summary":"Run an assistant without a thread, and stream its answer","tags":["Stateless Runs"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RunRequest"},"example":{"assistant_id":"$assistant_id","input":{"messages":[{"role":"user","content":"Hello"}]},"stream_mode":"updates"}}}},"security":[{"api_key":[]}],"responses":{"200":{"description":"Events, each with a type and data.","content":{"text/event-stream":{"schema":{}}}},"400":{"description":"Unknown stream mode.","content":{"application/json":{"schema":{"type":"object","properties":{"detail":{"type":"string"}},"required":["detail"],"additionalProperties":false}}}},"401":{"description":"No X-Api-Key.","content":{"text/plain":{"schema":{"type":"string"}}}},"403":{"description":"An X-Api-Key that is not valid.","content":{"text/plain":{"schema":{"type":"string"}}}},"404":{"description":"No such assistant.","content":{"text/plain":{"schema":{"type":"string"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/runs/wait":{"post":{"operationId":"wait_run","summary":"Run an assistant without a thread, and wait for its answer","tags":["Stateless Runs"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/RunRequest"},"example":{"assistant_id":"$assistant_id","input":{"messages":[{"role":"user","content":"Hello"}]},"stream_mode":"updates"}}}},"security":[{"api_key":[]}],"responses":{"200":{"description":"The last values of the run.","content":{"application/json":{"schema":{}}}},"400":{"description":"Unknown stream mode.","content":{"application/json":{"schema":{"type":"object","properties":{"detail":{"type":"string"}},"required":["detail"],"additionalProperties":false}}}},"401":{"description":"No X-Api-Key.","content":{"text/plain":{"schema":{"type":"string"}}}},"403":{"description":"An X-Api-Key that is not valid.","content":{"text/plain":{"schema":{"type":"string"}}}},"404":{"description":"No such assistant.","content":{"text/plain":{"schema":{"type":"string"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/ok":{"get":{"operationId":"ok","summary":"Is the agent server up?","tags":["System"],"responses":{"200":{"description":"It is up.","content":{"application/json":{"schema":{"type":"object","properties":{"ok":{"type":"boolean","const":true}},"required":["ok"],"additionalProperties":false}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/info":{"get":{"operationId":"info","summary":"Which revision answers, and the names of its secrets","tags":["System"],"responses":{"200":{"description":"The revision that answers.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Info"}}}},"401":{"description":"No X-Api-Key.","content":{"text/plain":{"schema":{"type":"string"}}}},"403":{"description":"An X-Api-Key that is not valid.","content":{"text/plain":{"schema":{"type":"string"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}}},"components":{"securitySchemes":{"api_key":{"type":"apiKey","in":"header","name":"X-Api-Key"}},"schemas":{"Assistant":{"type":"object","properties":{"assistant_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"graph_id":{"type":"string"},"name":{"type":"string"},"description":{"type":["string","null"]},"config":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},"context":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},"metadata":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},"version":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"created_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"updated_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"}},"required":["assistant_id","graph_id","name","description","config","context","metadata","version","created_at","updated_at"],"additionalProperties":{}},"ErrorDetail":{"type":"object","properties":{"detail":{"type":"string"}},"required":["detail"],"additionalProperties":false},"HTTPValidationError":{"type":"object","properties":{"detail":{"type":"array","items":{"$ref":"#/components/schemas/ValidationError"}}},"required":["detail"],"additionalProperties":false},"ValidationError":{"type":"object","properties":{"loc":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}]}},"msg":{"type":"string"},"type":{"type":"string"}},"required":["loc","msg","type"],"additionalProperties":false},"AssistantSearch":{"type":"object","properties":{"metadata":{"description":"Only assistants whose metadata contains all of this.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"limit":{"default":10,"type":"integer","minimum":1,"maximum":1000},"offset":{"default":0,"type":"integer","minimum":0,"maximum":9007199254740991}},"additionalProperties":{},"examples":[{"metadata":{},"limit":10,"offset":0}]},"AssistantCount":{"type":"object","properties":{"metadata":{"description":"Only assistants whose metadata contains all of this.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]}},"additionalProperties":{}},"RunRequest":{"type":"object","properties":{"assistant_id":{"type":"string","minLength":1,"description":"Id or name of the assistant, as in the graph configuration file."},"input":{"description":"For message-style graphs: messages, objects with role and content.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"stream_mode":{"description":"One, or a list. Unset: values.","anyOf":[{"type":"string","enum":["values","updates","messages","messages-tuple","events","tasks","checkpoints","debug","custom"]},{"type":"array","items":{"type":"string","enum":["values","updates","messages","messages-tuple","events","tasks","checkpoints","debug","custom"]}}]}},"required":["assistant_id"],"additionalProperties":{},"examples":[{"assistant_id":"agent","input":{"messages":[{"role":"user","content":"Hello"}]},"stream_mode":"updates"}]},"Info":{"type":"object","properties":{"host":{"type":"object","properties":{"kind":{"type":"string","const":"saas"},"project_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$","description":"Id of the deployment."},"host_revision_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$","description":"Id of the revision that answers."},"tenant_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"}},"required":["kind","project_id","host_revision_id","tenant_id"],"additionalProperties":{},"description":"Where it runs, as real agent servers say it."},"deployment_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"revision_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"revision":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991,"description":"Its number. The first is 1."},"repo_commit_sha":{"type":["string","null"]},"graphs":{"type":"array","items":{"type":"string"}},"secrets":{"type":"array","items":{"type":"string"},"description":"Names of the secrets in its environment."}},"required":["host","deployment_id","revision_id","revision","repo_commit_sha","graphs","secrets"],"additionalProperties":{}}}}}');
;// CONCATENATED MODULE: ./lib/emulator/http/documents/langsmith.json
const langsmith_namespaceObject = /*#__PURE__*/JSON.parse('{"openapi":"3.1.0","info":{"title":"Local control plane","version":"$version","description":"A control plane on this machine. Its deployments exist here only. It offers version 0.1.0 of the interface.\\n\\n*control plane*: the operations of the specification. *extensions*: what the public service has beyond it. *local*: what\\nscripts this server; these operations need no key.\\n\\nRequests carry a key of this server if only this machine can open this page. To enter another one, choose **Authorize**. [Deployments and their revisions](/)"},"tags":[{"name":"control plane"},{"name":"extensions"},{"name":"local"}],"paths":{"/v2/deployments":{"post":{"operationId":"create_deployment","summary":"Create a deployment","tags":["control plane"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/DeploymentCreateRequest"},"example":{"name":"$free_name","source":"github","source_config":{"integration_id":"$integration_id","repo_url":"https://github.com/acme/support","deployment_type":"dev","build_on_push":false},"source_revision_config":{"repo_ref":"main","langgraph_config_path":"agent.json"},"secrets":[{"name":"OPENAI_API_KEY","value":"sk-example"}]}}}},"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"201":{"description":"The deployment, with its first revision.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Deployment"}}}},"400":{"description":"A rule forbids it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"409":{"description":"It conflicts with an existing deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"get":{"operationId":"list_deployments","summary":"List deployments, oldest first","tags":["extensions"],"parameters":[{"schema":{"default":20,"type":"integer","minimum":1,"maximum":100},"in":"query","name":"limit","required":false},{"schema":{"default":0,"type":"integer","minimum":0,"maximum":9007199254740991},"in":"query","name":"offset","required":false},{"schema":{"description":"The whole name.","type":"string"},"in":"query","name":"name","required":false,"description":"The whole name."},{"schema":{"description":"Part of the name.","type":"string"},"in":"query","name":"name_contains","required":false,"description":"Part of the name."},{"schema":{"type":"string"},"in":"query","name":"status","required":false},{"schema":{"type":"string"},"in":"query","name":"deployment_type","required":false},{"schema":{"description":"Separated by commas.","type":"string"},"in":"query","name":"deployment_ids","required":false,"description":"Separated by commas."},{"schema":{"type":"string"},"in":"query","name":"url","required":false},{"schema":{"description":"Has no effect here.","type":"string"},"in":"query","name":"image_version","required":false,"description":"Has no effect here."},{"schema":{"description":"Has no effect here.","type":"string"},"in":"query","name":"tag_value_ids","required":false,"description":"Has no effect here."},{"schema":{"description":"Has no effect here.","type":"string"},"in":"query","name":"remote_reconciled","required":false,"description":"Has no effect here."}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of deployments.","content":{"application/json":{"schema":{"type":"object","properties":{"resources":{"type":"array","items":{"$ref":"#/components/schemas/Deployment"}},"offset":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}},"required":["resources","offset"],"additionalProperties":false}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/deployments/{deployment_id}":{"get":{"operationId":"read_deployment","summary":"Read a deployment","tags":["control plane"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Deployment"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"patch":{"operationId":"update_deployment","summary":"Update a deployment","description":"null leaves a field unchanged. A new revision is created if repo_ref, langgraph_config_path, image_uri, secrets or resource_spec is non-null, or if install_command, build_command, secret_references or deployment_tier changes. An empty list of secrets changes nothing.","tags":["control plane"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/DeploymentPatchRequest"},"example":{"secrets":[{"name":"GREETING","value":"Hello"}]}}}},"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Deployment"}}}},"400":{"description":"A rule forbids it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"409":{"description":"It conflicts with an existing deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"delete":{"operationId":"delete_deployment","summary":"Delete a deployment","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"description":"Otherwise the tracing project stays and reserves the name.","type":"boolean"},"in":"query","name":"delete_tracing_project","required":false,"description":"Otherwise the tracing project stays and reserves the name."},{"schema":{"description":"Only for a deployment that is being deleted.","type":"boolean"},"in":"query","name":"force","required":false,"description":"Only for a deployment that is being deleted."}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"204":{"description":"The deployment is deleted, or being deleted."},"400":{"description":"A rule forbids it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/deployments/{deployment_id}/revisions/{latest_revision_id}":{"get":{"operationId":"read_revision","summary":"Read a revision, for example to poll its status","tags":["control plane"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"latest_revision_id","required":true,"example":"$latest_revision_id"}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The revision.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Revision"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v1/integrations/github/install":{"get":{"operationId":"list_integrations","summary":"List integrations, whose ids are used as integration_id","tags":["control plane"],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The integrations.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Integration"}}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/v2/listeners":{"get":{"operationId":"list_listeners","summary":"List listeners, whose ids are used as listener_id","tags":["control plane"],"parameters":[{"schema":{"default":20,"type":"integer","minimum":1,"maximum":100},"in":"query","name":"limit","required":false},{"schema":{"default":0,"type":"integer","minimum":0,"maximum":9007199254740991},"in":"query","name":"offset","required":false}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The listeners.","content":{"application/json":{"schema":{"type":"object","properties":{"resources":{"type":"array","items":{"$ref":"#/components/schemas/Listener"}},"offset":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}},"required":["resources","offset"],"additionalProperties":false}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/deployments/{deployment_id}/revisions":{"get":{"operationId":"list_revisions","summary":"List the revisions of a deployment, newest first","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"default":20,"type":"integer","minimum":1,"maximum":100},"in":"query","name":"limit","required":false},{"schema":{"default":0,"type":"integer","minimum":0,"maximum":9007199254740991},"in":"query","name":"offset","required":false},{"schema":{"description":"Separated by commas.","type":"string"},"in":"query","name":"status","required":false,"description":"Separated by commas."},{"schema":{"description":"Has no effect here.","type":"string"},"in":"query","name":"remote_reconciled","required":false,"description":"Has no effect here."}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of revisions.","content":{"application/json":{"schema":{"type":"object","properties":{"resources":{"type":"array","items":{"$ref":"#/components/schemas/Revision"}},"offset":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}},"required":["resources","offset"],"additionalProperties":false}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/listeners/{listener_id}":{"get":{"operationId":"read_listener","summary":"Read a listener","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"listener_id","required":true,"example":"$listener_id"}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The listener.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Listener"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/deployments/{deployment_id}/revisions/{revision_id}/redeploy":{"post":{"operationId":"redeploy_revision","summary":"Create a revision from an earlier one: its code at the same commit, and its secrets","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"revision_id","required":true,"example":"$revision_id"}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Deployment"}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"409":{"description":"It conflicts with an existing deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v1/projects/{deployment_id}/deploy_logs":{"post":{"operationId":"read_deployment_log","summary":"The deploy logs of all revisions of a deployment","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogQuery"},"example":{"level":"ERROR","limit":10}}}},"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogPage"}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v1/projects/{deployment_id}/revisions/{revision_id}/build_logs":{"post":{"operationId":"read_build_log","summary":"The build log of a revision","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"revision_id","required":true,"example":"$revision_id"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogQuery"},"example":{"order":"desc","limit":10}}}},"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogPage"}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v1/projects/{deployment_id}/revisions/{revision_id}/deploy_logs":{"post":{"operationId":"read_deploy_log","summary":"The deploy log of a revision","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"revision_id","required":true,"example":"$revision_id"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogQuery"},"example":{"order":"desc","limit":10}}}},"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogPage"}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/deployments/{deployment_id}/revisions/{revision_id}/logs":{"get":{"operationId":"read_revision_log","summary":"The build log or the deploy log of a revision","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"revision_id","required":true,"example":"$revision_id"},{"schema":{"type":"string","enum":["build","deploy"]},"in":"query","name":"type","required":true},{"schema":{"description":"Only lines of this level.","anyOf":[{"type":"string","enum":["DEBUG","INFO","WARNING","ERROR","CRITICAL"]},{"type":"null"}]},"in":"query","name":"level","required":false,"description":"Only lines of this level."},{"schema":{"description":"Only lines that contain this text, in upper or lower case.","type":["string","null"]},"in":"query","name":"query","required":false,"description":"Only lines that contain this text, in upper or lower case."},{"schema":{"description":"Only lines since then.","anyOf":[{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z|([+-](?:[01]\\\\d|2[0-3]):[0-5]\\\\d)))$"},{"type":"null"}]},"in":"query","name":"start_time","required":false,"description":"Only lines since then."},{"schema":{"description":"Only lines until then.","anyOf":[{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z|([+-](?:[01]\\\\d|2[0-3]):[0-5]\\\\d)))$"},{"type":"null"}]},"in":"query","name":"end_time","required":false,"description":"Only lines until then."},{"schema":{"description":"By time. asc when not given.","anyOf":[{"type":"string","enum":["asc","desc"]},{"type":"null"}]},"in":"query","name":"order","required":false,"description":"By time. asc when not given."},{"schema":{"description":"Where the page begins: next_offset of the page before.","type":["string","null"]},"in":"query","name":"offset","required":false,"description":"Where the page begins: next_offset of the page before."},{"schema":{"description":"50 when not given.","type":"integer","minimum":1,"maximum":1000},"in":"query","name":"limit","required":false,"description":"50 when not given."},{"schema":{"description":"Has no effect here.","type":"string"},"in":"query","name":"run_id","required":false,"description":"Has no effect here."}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogPage"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/_emulator/faults":{"post":{"operationId":"add_fault","summary":"Add a fault for the next requests","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/EmulatorFault"},{"type":"string","description":"or the short form, `POST /v2/deployments drop-after times=1`"}]},"example":{"method":"GET","path":"/v2/**","kind":"status","status":503,"times":3}}}},"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"get":{"operationId":"list_faults","summary":"List the faults","tags":["local"],"responses":{"200":{"description":"The faults still to come.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/EmulatorFault"}}}}},"417":{"description":"An Expect header with another value than 100-continue."}}},"delete":{"operationId":"clear_faults","summary":"Forget all faults","tags":["local"],"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/_emulator/outcomes":{"post":{"operationId":"add_outcome","summary":"Add an outcome for the next revisions","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/EmulatorOutcome"},{"type":"string","description":"or the short form, `BUILD_FAILED deployment=support`"}]},"example":{"outcome":"BUILD_FAILED","log":["npm error 404"]}}}},"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"get":{"operationId":"list_outcomes","summary":"List the outcomes","tags":["local"],"responses":{"200":{"description":"The outcomes still to come.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/EmulatorOutcome"}}}}},"417":{"description":"An Expect header with another value than 100-continue."}}},"delete":{"operationId":"clear_outcomes","summary":"Forget all outcomes","tags":["local"],"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/_emulator/agents":{"post":{"operationId":"set_agent","summary":"Set how stock agents behave from now on","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/EmulatorAgent"},{"type":"string","description":"or the short form, `slow-start=2s throw deployment=support`"}]},"example":{"run":"throw"}}}},"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"get":{"operationId":"list_agents","summary":"List the agents","tags":["local"],"responses":{"200":{"description":"The behaviors.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/EmulatorAgent"}}}}},"417":{"description":"An Expect header with another value than 100-continue."}}},"delete":{"operationId":"clear_agents","summary":"Forget all agents","tags":["local"],"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/_emulator/heads":{"post":{"operationId":"set_head","summary":"Set the commit of a ref; builds nothing","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo_url":{"description":"Unset: every repository without a head of its own.","type":"string"},"ref":{"type":"string","minLength":1},"commit_sha":{"type":"string","minLength":1}},"required":["ref","commit_sha"],"additionalProperties":false},"example":{"ref":"main","commit_sha":"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c"}}}},"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/_emulator/push":{"post":{"operationId":"push","summary":"Push to a ref: each deployment of it with build_on_push gets a revision","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmulatorPush"},"example":{"ref":"main","commit_sha":"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c"}}}},"responses":{"200":{"description":"The revisions that were created.","content":{"application/json":{"schema":{"type":"object","properties":{"commit_sha":{"type":"string"},"revisions":{"type":"array","items":{"type":"object","properties":{"deployment_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"revision_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"}},"required":["deployment_id","revision_id"],"additionalProperties":false}}},"required":["commit_sha","revisions"],"additionalProperties":false}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/_emulator/requests":{"get":{"operationId":"list_requests","summary":"List the latest requests, without credentials and secret values","tags":["local"],"responses":{"200":{"description":"Oldest first.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/EmulatorRequest"}}}}},"417":{"description":"An Expect header with another value than 100-continue."}}},"delete":{"operationId":"clear_requests","summary":"Forget the requests","tags":["local"],"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/_emulator/overview":{"get":{"operationId":"overview","summary":"Read what the start page shows: deployments, revisions and their timelines","tags":["local"],"responses":{"200":{"description":"Newest first.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmulatorOverview"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/_emulator/clock":{"get":{"operationId":"read_clock","summary":"Read the clock","tags":["local"],"responses":{"200":{"description":"The time of this server.","content":{"application/json":{"schema":{"type":"object","properties":{"now":{"type":"string"}},"required":["now"],"additionalProperties":false}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"post":{"operationId":"advance_clock","summary":"Set the clock ahead","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"advance":{"type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"}},"required":["advance"],"additionalProperties":false},"example":{"advance":"90s"}}}},"responses":{"200":{"description":"The time of this server.","content":{"application/json":{"schema":{"type":"object","properties":{"now":{"type":"string"}},"required":["now"],"additionalProperties":false}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/_emulator/reset":{"post":{"operationId":"reset","summary":"Restore the state at the start, without deployments","tags":["local"],"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/_emulator/restart":{"post":{"operationId":"restart","summary":"Cut all connections, stay away for a while, and come back with the deployments","tags":["local"],"requestBody":{"required":false,"content":{"application/json":{"schema":{"anyOf":[{"type":"object","properties":{"down":{"description":"At most 1h. Unset: 0.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"}},"additionalProperties":false},{"type":"null"}]},"example":{"down":"500ms"}}}},"responses":{"202":{"description":"It goes down after this answer.","content":{"application/json":{"schema":{"type":"object","properties":{"down_ms":{"type":"number"}},"required":["down_ms"],"additionalProperties":false}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}}},"components":{"securitySchemes":{"api_key":{"type":"apiKey","in":"header","name":"X-Api-Key"},"tenant_id":{"type":"apiKey","in":"header","name":"X-Tenant-Id"},"bearer":{"type":"http","scheme":"bearer"}},"schemas":{"Deployment":{"type":"object","properties":{"id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"name":{"type":"string"},"source":{"$ref":"#/components/schemas/Source"},"source_config":{"$ref":"#/components/schemas/SourceConfig"},"source_revision_config":{"description":"The values of the latest revision. Once it is built from git, repo_ref is its commit.","$ref":"#/components/schemas/SourceRevisionConfig"},"secrets":{"type":"array","items":{"$ref":"#/components/schemas/Secret"}},"created_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"updated_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"status":{"type":"string","enum":["AWAITING_DATABASE","READY","UNUSED","AWAITING_DELETE","UNKNOWN","AWAITING_FINAL_DELETE"]},"latest_revision_id":{"anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}]},"active_revision_id":{"anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}],"description":"The currently deployed revision."},"image_version":{"description":"Image version of the deployment.","type":["string","null"]},"tenant_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$","description":"The workspace that it belongs to."},"secret_references":{"anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/SecretReference"}},{"type":"null"}]},"shareable":{"type":"boolean"},"route_through_gateway":{"type":"boolean"},"tracer_session_id":{"anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}]},"url":{"description":"Where it serves, once it does.","type":["string","null"]},"is_preview":{"type":"boolean"},"display_name":{"type":["string","null"]},"is_managed_deep_agent":{"type":"boolean"},"deployment_tier":{"anyOf":[{"$ref":"#/components/schemas/DeploymentTier"},{"type":"null"}]},"compute_tier":{"anyOf":[{"$ref":"#/components/schemas/DeploymentTier"},{"type":"null"}]},"database_tier":{"anyOf":[{"$ref":"#/components/schemas/DeploymentTier"},{"type":"null"}]}},"required":["id","name","source","source_config","source_revision_config","secrets","created_at","updated_at","status","latest_revision_id","active_revision_id","tenant_id","secret_references","shareable","route_through_gateway","tracer_session_id","url","is_preview","display_name","is_managed_deep_agent","deployment_tier","compute_tier","database_tier"],"additionalProperties":false},"Source":{"type":"string","enum":["github","external_docker"],"description":"Cannot be changed after creation."},"SourceConfig":{"type":"object","properties":{"integration_id":{"description":"github. From GET /v1/integrations/github/install. Cannot be changed by PATCH.","anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}]},"repo_url":{"description":"github. URL of the git repository. Cannot be changed by PATCH.","type":["string","null"]},"deployment_type":{"description":"github. Cannot be changed by PATCH.","type":["string","null"]},"build_on_push":{"description":"github. When true, a new revision is built on each push to repo_ref. Not with a tag.","type":["boolean","null"]},"custom_url":{"description":"Settable for external_docker only; set by the service, read-only, for github.","type":["string","null"]},"resource_spec":{"description":"external_docker.","anyOf":[{"$ref":"#/components/schemas/ResourceSpec"},{"type":"null"}]},"listener_id":{"description":"external_docker. From GET /v2/listeners. Cannot be changed by PATCH.","anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}]},"listener_config":{"description":"external_docker.","anyOf":[{"$ref":"#/components/schemas/ListenerConfig"},{"type":"null"}]},"install_command":{"description":"JS deployments only. Run from the repository root.","type":["string","null"]},"build_command":{"description":"JS deployments only. Run from the directory of the graph configuration file.","type":["string","null"]},"repo_branch":{"description":"github. Read-only: the branch that is tracked.","type":["string","null"]}},"additionalProperties":false},"ResourceSpec":{"type":"object","properties":{"min_scale":{"description":"Minimum replica count.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"max_scale":{"description":"Maximum replica count.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"cpu":{"description":"Rounded to 0.1.","anyOf":[{"type":"number","minimum":0.1,"maximum":8},{"type":"null"}]},"cpu_limit":{"description":"Rounded to 0.1.","anyOf":[{"type":"number","minimum":0.1,"maximum":16},{"type":"null"}]},"memory_mb":{"description":"Memory request (MB) of one replica.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"memory_limit_mb":{"description":"Defaults to 2 x memory_mb.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"queue_min_scale":{"description":"Defaults to min_scale.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"queue_max_scale":{"description":"Defaults to max_scale.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"queue_cpu":{"description":"Rounded to 0.1.","anyOf":[{"type":"number","minimum":0.1,"maximum":8},{"type":"null"}]},"queue_cpu_limit":{"description":"Rounded to 0.1.","anyOf":[{"type":"number","minimum":0.1,"maximum":16},{"type":"null"}]},"queue_memory_mb":{"description":"Defaults to memory_mb.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"queue_memory_limit_mb":{"description":"Defaults to 2 x queue_memory_mb.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"orchestrator_cpu":{"description":"Marked do not use.","type":["number","null"]},"orchestrator_cpu_limit":{"description":"Marked do not use.","type":["number","null"]},"orchestrator_memory_mb":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"orchestrator_memory_limit_mb":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"orchestrator_min_scale":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"orchestrator_max_scale":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"executor_cpu":{"description":"Marked do not use.","type":["number","null"]},"executor_cpu_limit":{"description":"Marked do not use.","type":["number","null"]},"executor_memory_mb":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"executor_memory_limit_mb":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"redis_memory_mb":{"description":"Memory (MB) of the cache deployment.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"labels":{"description":"Extra labels on resources created for the deployment.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"string"}},{"type":"null"}]},"annotations":{"description":"Extra annotations on those resources.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"string"}},{"type":"null"}]},"service_account_name":{"description":"Must already exist in the cluster namespace the deployment is placed in.","type":["string","null"]},"image_pull_secrets":{"description":"Secrets used to pull images.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/LocalObjectReference"}},{"type":"null"}]},"volumes":{"description":"Volumes mountable by the pod\'s containers.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/Volume"}},{"type":"null"}]},"volume_mounts":{"description":"Mounts into the container filesystem.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/VolumeMount"}},{"type":"null"}]},"init_containers":{"description":"Run to completion before the main container starts.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/Container"}},{"type":"null"}]},"sidecars":{"description":"Run alongside the main container.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/Container"}},{"type":"null"}]},"db_cpu":{"description":"CPU request of the relational database deployment.","type":["number","null"]},"db_cpu_limit":{"description":"Defaults to 2 x db_cpu.","type":["number","null"]},"db_memory_mb":{"description":"Memory request (MB) of the database.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"db_memory_limit_mb":{"description":"Defaults to 2 x db_memory_mb.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"db_storage_gi":{"description":"Database storage in GiB.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"db_max_connections":{"description":"Maximum database connections.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"redis_cpu":{"description":"Rounded to 0.1.","anyOf":[{"type":"number","minimum":0.1,"maximum":8},{"type":"null"}]},"redis_cpu_limit":{"description":"Rounded to 0.1.","anyOf":[{"type":"number","minimum":0.1,"maximum":16},{"type":"null"}]},"redis_memory_limit_mb":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"core_cpu":{"description":"Rounded to 0.1.","anyOf":[{"type":"number","minimum":0.1,"maximum":8},{"type":"null"}]},"core_cpu_limit":{"description":"Rounded to 0.1.","anyOf":[{"type":"number","minimum":0.1,"maximum":16},{"type":"null"}]},"core_memory_mb":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"core_memory_limit_mb":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]}},"additionalProperties":{}},"LocalObjectReference":{"type":"object","properties":{"name":{"type":"string","description":"Name of a secret in the same namespace."}},"required":["name"],"additionalProperties":false},"Volume":{"type":"object","properties":{"name":{"type":"string","pattern":"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$","description":"A DNS label, unique within the pod."},"configMap":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"secret":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"emptyDir":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"persistentVolumeClaim":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"nfs":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"projected":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"downwardAPI":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"csi":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]}},"required":["name"],"additionalProperties":false},"VolumeMount":{"type":"object","properties":{"name":{"type":"string","description":"Must match the name of a Volume."},"mountPath":{"type":"string","description":"Where in the container the volume is mounted."},"subPath":{"type":["string","null"]},"mountPropagation":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"subPathExpr":{"type":["string","null"]}},"required":["name","mountPath"],"additionalProperties":false},"Container":{"type":"object","properties":{"name":{"type":"string","pattern":"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$","description":"A DNS label."},"image":{"type":"string","description":"Image of the container."},"imagePullPolicy":{"anyOf":[{"type":"string","enum":["Always","Never","IfNotPresent"]},{"type":"null"}]},"command":{"description":"Not run in a shell.","anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"args":{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"workingDir":{"type":["string","null"]},"env":{"anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/EnvVar"}},{"type":"null"}]},"envFrom":{"anyOf":[{"type":"array","items":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}}},{"type":"null"}]},"resources":{"anyOf":[{"$ref":"#/components/schemas/ResourceRequirements"},{"type":"null"}]},"volumeMounts":{"anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/VolumeMount"}},{"type":"null"}]},"securityContext":{"description":"Security options of the container.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"restartPolicy":{"description":"For sidecars.","anyOf":[{"type":"string","enum":["Always","OnFailure"]},{"type":"null"}]}},"required":["name","image"],"additionalProperties":false},"EnvVar":{"type":"object","properties":{"name":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","description":"A C identifier."},"value":{"description":"Defaults to the empty string.","type":["string","null"]},"valueFrom":{"description":"Cannot be used when value is non-empty.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]}},"required":["name"],"additionalProperties":false},"ResourceRequirements":{"type":"object","properties":{"limits":{"description":"Maximum compute resources.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"string"}},{"type":"null"}]},"requests":{"description":"Minimum compute resources.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"string"}},{"type":"null"}]}},"additionalProperties":false},"ListenerConfig":{"type":"object","properties":{"k8s_namespace":{"description":"Namespace the deployment is placed in. Cannot be changed by PATCH. Only for listeners of compute type cluster.","type":["string","null"]}},"additionalProperties":false},"SourceRevisionConfig":{"type":"object","properties":{"repo_ref":{"description":"github. A bare branch name, or a tag as refs/tags/….","type":["string","null"]},"langgraph_config_path":{"description":"github. Path to the graph configuration file.","type":["string","null"]},"image_uri":{"description":"external_docker. URI of the container image.","type":["string","null"]},"repo_commit_sha":{"description":"github. Read-only: the commit that was built.","type":["string","null"]},"source_tarball_path":{"type":"null","description":"Of a source that this control plane does not have."}},"required":["source_tarball_path"],"additionalProperties":false},"Secret":{"type":"object","properties":{"name":{"type":"string"},"value":{"type":"string"}},"required":["name","value"],"additionalProperties":false,"description":"Available as an environment variable in the container."},"SecretReference":{"type":"object","properties":{"name":{"type":"string","description":"Name of the environment variable."},"secret_name":{"type":"string","description":"Name of a secret in the namespace of the deployment."},"secret_key":{"type":"string","description":"Key within that secret."}},"required":["name","secret_name","secret_key"],"additionalProperties":false},"DeploymentTier":{"type":"string","enum":["SERVERLESS_S","SERVERLESS_M","SERVERLESS_L","DEDICATED_S","DEDICATED_M","DEDICATED_L"]},"ErrorDetail":{"type":"object","properties":{"detail":{"type":"string"}},"required":["detail"],"additionalProperties":false},"HTTPValidationError":{"type":"object","properties":{"detail":{"type":"array","items":{"$ref":"#/components/schemas/ValidationError"}}},"required":["detail"],"additionalProperties":false},"ValidationError":{"type":"object","properties":{"loc":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}]}},"msg":{"type":"string"},"type":{"type":"string"}},"required":["loc","msg","type"],"additionalProperties":false},"DeploymentCreateRequest":{"type":"object","properties":{"name":{"type":"string","minLength":1,"description":"Cannot be changed after creation."},"source":{"$ref":"#/components/schemas/Source"},"source_config":{"$ref":"#/components/schemas/SourceConfigRequest"},"source_revision_config":{"$ref":"#/components/schemas/SourceRevisionConfigRequest"},"secrets":{"type":"array","items":{"$ref":"#/components/schemas/Secret"}},"secret_references":{"description":"external_docker.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/SecretReference"}},{"type":"null"}]},"deployment_tier":{"description":"Size of the deployment.","anyOf":[{"$ref":"#/components/schemas/DeploymentTier"},{"type":"null"}]},"shareable":{"type":"boolean"},"route_through_gateway":{"type":"boolean"}},"required":["name","source","source_config","source_revision_config","secrets"],"additionalProperties":false,"anyOf":[{"properties":{"source":{"const":"github"},"source_config":{"required":["deployment_type","build_on_push"],"properties":{"custom_url":{"type":"null"},"resource_spec":{"type":"null"},"listener_id":{"type":"null"},"listener_config":{"type":"null"},"deployment_type":{"not":{"type":"null"}},"build_on_push":{"not":{"type":"null"}}}},"source_revision_config":{"properties":{"image_uri":{"type":"null"}}},"secret_references":{"type":"null"}}},{"properties":{"source":{"const":"external_docker"},"source_config":{"properties":{"integration_id":{"type":"null"},"repo_url":{"type":"null"},"deployment_type":{"type":"null"},"build_on_push":{"type":"null"},"install_command":{"type":"null"},"build_command":{"type":"null"}}},"source_revision_config":{"properties":{"repo_ref":{"type":"null"},"langgraph_config_path":{"type":"null"}}}}}]},"SourceConfigRequest":{"type":"object","properties":{"integration_id":{"description":"github. From GET /v1/integrations/github/install. Cannot be changed by PATCH.","anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}]},"repo_url":{"description":"github. URL of the git repository. Cannot be changed by PATCH.","type":["string","null"]},"deployment_type":{"description":"github. Cannot be changed by PATCH.","type":["string","null"]},"build_on_push":{"description":"github. When true, a new revision is built on each push to repo_ref. Not with a tag.","type":["boolean","null"]},"custom_url":{"description":"Settable for external_docker only; set by the service, read-only, for github.","type":["string","null"]},"resource_spec":{"description":"external_docker.","anyOf":[{"$ref":"#/components/schemas/ResourceSpec"},{"type":"null"}]},"listener_id":{"description":"external_docker. From GET /v2/listeners. Cannot be changed by PATCH.","anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}]},"listener_config":{"description":"external_docker.","anyOf":[{"$ref":"#/components/schemas/ListenerConfig"},{"type":"null"}]},"install_command":{"description":"JS deployments only. Run from the repository root.","type":["string","null"]},"build_command":{"description":"JS deployments only. Run from the directory of the graph configuration file.","type":["string","null"]}},"additionalProperties":false},"SourceRevisionConfigRequest":{"type":"object","properties":{"repo_ref":{"description":"github. A bare branch name, or a tag as refs/tags/….","type":["string","null"]},"langgraph_config_path":{"description":"github. Path to the graph configuration file.","type":["string","null"]},"image_uri":{"description":"external_docker. URI of the container image.","type":["string","null"]}},"additionalProperties":false},"DeploymentPatchRequest":{"type":"object","properties":{"source_config":{"anyOf":[{"$ref":"#/components/schemas/SourceConfigRequest"},{"type":"null"}]},"source_revision_config":{"anyOf":[{"$ref":"#/components/schemas/SourceRevisionConfigRequest"},{"type":"null"}]},"secrets":{"description":"An empty list changes nothing.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/Secret"}},{"type":"null"}]},"secret_references":{"description":"external_docker.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/SecretReference"}},{"type":"null"}]},"deployment_tier":{"description":"Size of the deployment.","anyOf":[{"$ref":"#/components/schemas/DeploymentTier"},{"type":"null"}]},"display_name":{"description":"Makes no revision.","anyOf":[{"type":"string","minLength":1},{"type":"null"}]},"route_through_gateway":{"type":["boolean","null"]}},"additionalProperties":false},"Revision":{"type":"object","properties":{"id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"status":{"type":"string","description":"DEPLOYED is a value; other values are an open list (§3)."},"source":{"$ref":"#/components/schemas/Source"},"source_revision_config":{"$ref":"#/components/schemas/SourceRevisionConfig"},"created_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"updated_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"}},"required":["id","status","source","source_revision_config","created_at","updated_at"],"additionalProperties":false},"Integration":{"type":"object","properties":{"id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"installation_id":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"name":{"type":"string"}},"required":["id","name"],"additionalProperties":false},"Listener":{"type":"object","properties":{"id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"compute_type":{"type":"string","description":"cluster is a value."},"compute_id":{"type":"string"},"compute_config":{"anyOf":[{"type":"object","properties":{"k8s_namespaces":{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]}},"additionalProperties":false},{"type":"null"}]},"created_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"updated_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"version":{"description":"Of the listener itself.","type":["string","null"]}},"required":["id","compute_type","compute_id","created_at","updated_at","version"],"additionalProperties":false},"LogPage":{"type":"object","properties":{"logs":{"type":"array","items":{"$ref":"#/components/schemas/LogEntry"}},"next_offset":{"description":"null on the last page.","type":["string","null"]}},"required":["logs","next_offset"],"additionalProperties":false},"LogEntry":{"type":"object","properties":{"id":{"type":"string"},"timestamp":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"level":{"type":"string"},"message":{"type":"string"}},"required":["id","timestamp","level","message"],"additionalProperties":false},"LogQuery":{"type":"object","properties":{"level":{"description":"Only lines of this level.","anyOf":[{"type":"string","enum":["DEBUG","INFO","WARNING","ERROR","CRITICAL"]},{"type":"null"}]},"query":{"description":"Only lines that contain this text, in upper or lower case.","type":["string","null"]},"start_time":{"description":"Only lines since then.","anyOf":[{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z|([+-](?:[01]\\\\d|2[0-3]):[0-5]\\\\d)))$"},{"type":"null"}]},"end_time":{"description":"Only lines until then.","anyOf":[{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z|([+-](?:[01]\\\\d|2[0-3]):[0-5]\\\\d)))$"},{"type":"null"}]},"order":{"description":"By time. asc when not given.","anyOf":[{"type":"string","enum":["asc","desc"]},{"type":"null"}]},"limit":{"description":"50 when not given.","anyOf":[{"type":"integer","minimum":1,"maximum":1000},{"type":"null"}]},"offset":{"description":"Where the page begins: next_offset of the page before.","type":["string","null"]}},"additionalProperties":false},"EmulatorFault":{"type":"object","properties":{"method":{"type":"string","enum":["GET","HEAD","POST","PUT","PATCH","DELETE","OPTIONS","*"],"description":"Method, or * for any."},"path":{"type":"string","pattern":"^(\\\\/|\\\\*)","description":"Path; * stands for one segment, ** for any number of them."},"kind":{"type":"string","enum":["status","drop","truncate","garbage","wrong-type","slow","hang","redirect"],"description":"What goes wrong. truncate, garbage and wrong-type apply the request and spoil the answer."},"status":{"description":"Of the kinds status and redirect.","type":"integer","minimum":300,"maximum":599},"when":{"description":"Before (default) or after the request is applied.","type":"string","enum":["before","after"]},"retry_after":{"description":"Seconds; date:SECONDS sends them as an HTTP date.","anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"string","pattern":"^date:\\\\d{1,9}$"}]},"delay":{"description":"Of the kind slow. Unset: 1s.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"},"location":{"description":"Of the kind redirect.","type":"string"},"body":{"description":"Sent unchanged, instead of the usual body of the fault.","type":"string"},"times":{"anyOf":[{"type":"integer","minimum":1,"maximum":9007199254740991},{"type":"string","const":"always"}],"description":"How many times it applies. Unset: once."},"skip":{"description":"So many matching requests pass first.","type":"integer","minimum":0,"maximum":9007199254740991}},"required":["method","path","kind"],"additionalProperties":false},"EmulatorOutcome":{"type":"object","properties":{"outcome":{"type":"string","pattern":"^((stuck|through|down):)?[A-Z][A-Z0-9_]*$","description":"STATUS: the revision ends there (DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, CREATE_FAILED, SKIPPED, INTERRUPTED, or any word). stuck:STATUS: it stays in that status. through:STATUS: it also passes through that status. down:STATUS: it fails there after it replaced what was serving, so nothing serves."},"deployment":{"description":"Only revisions of the deployment of this name.","type":"string","minLength":1},"revision":{"description":"Only the revision of this number; a deployment is created with 1.","type":"integer","minimum":1,"maximum":9007199254740991},"times":{"anyOf":[{"type":"integer","minimum":1,"maximum":9007199254740991},{"type":"string","const":"always"}],"description":"How many times it applies. Unset: once."},"log":{"description":"The last lines of its log, instead of the reason why it failed.","type":"array","items":{"type":"string"}},"lagging":{"description":"So long after DEPLOYED, the previous revision still answers: 10s.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"},"alternating":{"description":"So long after DEPLOYED, the previous and the new revision answer in turns: 10s.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"},"build_time":{"description":"How long it takes: 90s, 30m.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"}},"required":["outcome"],"additionalProperties":false},"EmulatorAgent":{"type":"object","properties":{"deployment":{"description":"Only the deployment of this name. Unset: every deployment.","type":"string","minLength":1},"revision":{"description":"Only the revision of this number; a deployment is created with 1.","type":"integer","minimum":1,"maximum":9007199254740991},"slow_start":{"description":"The next revisions stay DEPLOYING for so much longer.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"},"fail_start":{"description":"The next revisions end as DEPLOY_FAILED.","type":"boolean"},"run":{"description":"What happens to runs. throw: 200, then an error event. silent: no data event. endless: the stream never ends. drop: the connection is cut in the middle of an event.","type":"string","enum":["throw","silent","endless","drop"]},"heartbeats":{"description":"Comments (`: heartbeat`) between the events.","type":"boolean"},"crlf":{"description":"Lines end in CRLF.","type":"boolean"},"compact":{"description":"JSON on one data line.","type":"boolean"},"end_event":{"description":"An `end` event closes the stream.","type":"boolean"}},"additionalProperties":false},"EmulatorPush":{"type":"object","properties":{"repo_url":{"description":"Unset: any repository.","type":"string"},"ref":{"type":"string","minLength":1,"description":"A bare branch name, or a tag as refs/tags/…."},"commit_sha":{"description":"Unset: a made-up commit.","type":"string","minLength":1}},"required":["ref"],"additionalProperties":false},"EmulatorRequest":{"type":"object","properties":{"at":{"type":"string"},"method":{"type":"string"},"url":{"type":"string","description":"Path with query."},"short_url":{"type":"string","description":"The same with only the beginning of each id."},"resource":{"description":"The deployment and the number of the revision that the path names: support #2.","type":["string","null"]},"schemes":{"type":"array","items":{"type":"string","enum":["api_key","tenant_id","bearer"]},"description":"Schemes of the credentials that were sent."},"body":{"description":"Unset for a request without one."},"status":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}],"description":"null until the request is answered, and if the connection was dropped."},"ms":{"type":["number","null"]},"fault":{"description":"The scripted fault of this request.","type":["string","null"]}},"required":["at","method","url","short_url","resource","schemes","status","ms","fault"],"additionalProperties":false},"EmulatorOverview":{"type":"object","properties":{"now":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"deployment_count":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"deployments":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"source":{"type":"string"},"status":{"type":"string"},"url":{"type":"string"},"local_url":{"type":"string","description":"The address of its agent server on this machine."},"secrets":{"type":"array","items":{"type":"string"},"description":"Names."},"revision_count":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"revisions":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"number":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"code":{"description":"Ref or image.","type":["string","null"]},"repo_commit_sha":{"type":["string","null"]},"status":{"type":"string"},"serves":{"type":"boolean"},"rollback_to":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}],"description":"Number of the earlier revision whose code and secrets it has again."},"problem":{"description":"Why it failed, if known.","type":["string","null"]},"log":{"type":"array","items":{"type":"string"},"description":"The last 50 lines of the build and deploy log of a failed revision."},"planned_ms":{"type":"number","description":"How long it takes to its last status, in milliseconds."},"timeline":{"type":"array","items":{"type":"object","properties":{"status":{"type":"string"},"since":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"}},"required":["status","since"],"additionalProperties":false}}},"required":["id","number","code","repo_commit_sha","status","serves","rollback_to","problem","log","planned_ms","timeline"],"additionalProperties":false},"description":"Newest first."}},"required":["id","name","source","status","url","local_url","secrets","revision_count","revisions"],"additionalProperties":false},"description":"The one that changed last is first."}},"required":["now","deployment_count","deployments"],"additionalProperties":false}}}}');
;// CONCATENATED MODULE: ./lib/emulator/http/documents/neutral.json
const neutral_namespaceObject = /*#__PURE__*/JSON.parse('{"openapi":"3.1.0","info":{"title":"Local control plane","version":"$version","description":"A control plane on this machine. Its deployments exist here only. It offers version 0.1.0 of the interface.\\n\\n*control plane*: the operations of the specification. *extensions*: what the public service has beyond it. *local*: what\\nscripts this server; these operations need no key.\\n\\nRequests carry a key of this server if only this machine can open this page. To enter another one, choose **Authorize**. [Deployments and their revisions](/)"},"tags":[{"name":"control plane"},{"name":"extensions"},{"name":"local"}],"paths":{"/v2/deployments":{"post":{"operationId":"create_deployment","summary":"Create a deployment","tags":["control plane"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/DeploymentCreateRequest"},"example":{"name":"$free_name","source":"git_host","source_config":{"integration_id":"$integration_id","repo_url":"https://github.com/acme/support","deployment_type":"dev"},"source_revision_config":{"repo_ref":"main","graph_config_path":"agent.json"},"secrets":[{"name":"OPENAI_API_KEY","value":"sk-example"}]}}}},"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"201":{"description":"The deployment, with its first revision.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Deployment"}}}},"400":{"description":"A rule forbids it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"409":{"description":"It conflicts with an existing deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"get":{"operationId":"list_deployments","summary":"List deployments, oldest first","tags":["extensions"],"parameters":[{"schema":{"default":20,"type":"integer","minimum":1,"maximum":100},"in":"query","name":"limit","required":false},{"schema":{"default":0,"type":"integer","minimum":0,"maximum":9007199254740991},"in":"query","name":"offset","required":false},{"schema":{"description":"The whole name.","type":"string"},"in":"query","name":"name","required":false,"description":"The whole name."},{"schema":{"description":"Part of the name.","type":"string"},"in":"query","name":"name_contains","required":false,"description":"Part of the name."}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of deployments.","content":{"application/json":{"schema":{"type":"object","properties":{"resources":{"type":"array","items":{"$ref":"#/components/schemas/Deployment"}},"offset":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}},"required":["resources","offset"],"additionalProperties":false}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/deployments/{deployment_id}":{"get":{"operationId":"read_deployment","summary":"Read a deployment","tags":["control plane"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Deployment"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"patch":{"operationId":"update_deployment","summary":"Update a deployment","description":"null leaves a field unchanged. A new revision is created if repo_ref, graph_config_path, image_uri, secrets or resource_spec is non-null.","tags":["control plane"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/DeploymentPatchRequest"},"example":{"secrets":[{"name":"GREETING","value":"Hello"}]}}}},"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Deployment"}}}},"400":{"description":"A rule forbids it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"409":{"description":"It conflicts with an existing deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"delete":{"operationId":"delete_deployment","summary":"Delete a deployment","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"204":{"description":"The deployment is deleted, or being deleted."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/deployments/{deployment_id}/revisions/{latest_revision_id}":{"get":{"operationId":"read_revision","summary":"Read a revision, for example to poll its status","tags":["control plane"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"latest_revision_id","required":true,"example":"$latest_revision_id"}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The revision.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Revision"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v1/integrations/git_host/install":{"get":{"operationId":"list_integrations","summary":"List integrations, whose ids are used as integration_id","tags":["control plane"],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The integrations.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/Integration"}}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/v2/listeners":{"get":{"operationId":"list_listeners","summary":"List listeners, whose ids are used as listener_id","tags":["control plane"],"parameters":[{"schema":{"default":20,"type":"integer","minimum":1,"maximum":100},"in":"query","name":"limit","required":false},{"schema":{"default":0,"type":"integer","minimum":0,"maximum":9007199254740991},"in":"query","name":"offset","required":false}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The listeners.","content":{"application/json":{"schema":{"type":"object","properties":{"resources":{"type":"array","items":{"$ref":"#/components/schemas/Listener"}},"offset":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}},"required":["resources","offset"],"additionalProperties":false}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/deployments/{deployment_id}/revisions":{"get":{"operationId":"list_revisions","summary":"List the revisions of a deployment, newest first","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"default":20,"type":"integer","minimum":1,"maximum":100},"in":"query","name":"limit","required":false},{"schema":{"default":0,"type":"integer","minimum":0,"maximum":9007199254740991},"in":"query","name":"offset","required":false}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of revisions.","content":{"application/json":{"schema":{"type":"object","properties":{"resources":{"type":"array","items":{"$ref":"#/components/schemas/Revision"}},"offset":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}},"required":["resources","offset"],"additionalProperties":false}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/listeners/{listener_id}":{"get":{"operationId":"read_listener","summary":"Read a listener","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"listener_id","required":true,"example":"$listener_id"}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The listener.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Listener"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v2/deployments/{deployment_id}/revisions/{revision_id}/redeploy":{"post":{"operationId":"redeploy_revision","summary":"Create a revision from an earlier one: its code at the same commit, and its secrets","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"revision_id","required":true,"example":"$revision_id"}],"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"The deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/Deployment"}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"409":{"description":"It conflicts with an existing deployment.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v1/projects/{deployment_id}/deploy_logs":{"post":{"operationId":"read_deployment_log","summary":"The deploy logs of all revisions of a deployment","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogQuery"},"example":{"level":"ERROR","limit":10}}}},"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogPage"}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v1/projects/{deployment_id}/revisions/{revision_id}/build_logs":{"post":{"operationId":"read_build_log","summary":"The build log of a revision","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"revision_id","required":true,"example":"$revision_id"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogQuery"},"example":{"order":"desc","limit":10}}}},"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogPage"}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/v1/projects/{deployment_id}/revisions/{revision_id}/deploy_logs":{"post":{"operationId":"read_deploy_log","summary":"The deploy log of a revision","tags":["extensions"],"parameters":[{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"deployment_id","required":true,"example":"$deployment_id"},{"schema":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"in":"path","name":"revision_id","required":true,"example":"$revision_id"}],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogQuery"},"example":{"order":"desc","limit":10}}}},"security":[{"api_key":[]},{"tenant_id":[]},{"bearer":[]}],"responses":{"200":{"description":"A page of it.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/LogPage"}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"401":{"description":"No credentials.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"403":{"description":"The credentials are not valid.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"404":{"description":"Not found.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/_emulator/faults":{"post":{"operationId":"add_fault","summary":"Add a fault for the next requests","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/EmulatorFault"},{"type":"string","description":"or the short form, `POST /v2/deployments drop-after times=1`"}]},"example":{"method":"GET","path":"/v2/**","kind":"status","status":503,"times":3}}}},"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"get":{"operationId":"list_faults","summary":"List the faults","tags":["local"],"responses":{"200":{"description":"The faults still to come.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/EmulatorFault"}}}}},"417":{"description":"An Expect header with another value than 100-continue."}}},"delete":{"operationId":"clear_faults","summary":"Forget all faults","tags":["local"],"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/_emulator/outcomes":{"post":{"operationId":"add_outcome","summary":"Add an outcome for the next revisions","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/EmulatorOutcome"},{"type":"string","description":"or the short form, `BUILD_FAILED deployment=support`"}]},"example":{"outcome":"BUILD_FAILED","log":["npm error 404"]}}}},"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"get":{"operationId":"list_outcomes","summary":"List the outcomes","tags":["local"],"responses":{"200":{"description":"The outcomes still to come.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/EmulatorOutcome"}}}}},"417":{"description":"An Expect header with another value than 100-continue."}}},"delete":{"operationId":"clear_outcomes","summary":"Forget all outcomes","tags":["local"],"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/_emulator/agents":{"post":{"operationId":"set_agent","summary":"Set how stock agents behave from now on","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"anyOf":[{"$ref":"#/components/schemas/EmulatorAgent"},{"type":"string","description":"or the short form, `slow-start=2s throw deployment=support`"}]},"example":{"run":"throw"}}}},"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"get":{"operationId":"list_agents","summary":"List the agents","tags":["local"],"responses":{"200":{"description":"The behaviors.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/EmulatorAgent"}}}}},"417":{"description":"An Expect header with another value than 100-continue."}}},"delete":{"operationId":"clear_agents","summary":"Forget all agents","tags":["local"],"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/_emulator/heads":{"post":{"operationId":"set_head","summary":"Set the commit of a ref; builds nothing","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"repo_url":{"description":"Unset: every repository without a head of its own.","type":"string"},"ref":{"type":"string","minLength":1},"commit_sha":{"type":"string","minLength":1}},"required":["ref","commit_sha"],"additionalProperties":false},"example":{"ref":"main","commit_sha":"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c"}}}},"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/_emulator/push":{"post":{"operationId":"push","summary":"Push to a ref: each deployment of it with build_on_push gets a revision","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmulatorPush"},"example":{"ref":"main","commit_sha":"9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c"}}}},"responses":{"200":{"description":"The revisions that were created.","content":{"application/json":{"schema":{"type":"object","properties":{"commit_sha":{"type":"string"},"revisions":{"type":"array","items":{"type":"object","properties":{"deployment_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"revision_id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"}},"required":["deployment_id","revision_id"],"additionalProperties":false}}},"required":["commit_sha","revisions"],"additionalProperties":false}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/_emulator/requests":{"get":{"operationId":"list_requests","summary":"List the latest requests, without credentials and secret values","tags":["local"],"responses":{"200":{"description":"Oldest first.","content":{"application/json":{"schema":{"type":"array","items":{"$ref":"#/components/schemas/EmulatorRequest"}}}}},"417":{"description":"An Expect header with another value than 100-continue."}}},"delete":{"operationId":"clear_requests","summary":"Forget the requests","tags":["local"],"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/_emulator/overview":{"get":{"operationId":"overview","summary":"Read what the start page shows: deployments, revisions and their timelines","tags":["local"],"responses":{"200":{"description":"Newest first.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/EmulatorOverview"}}}},"417":{"description":"An Expect header with another value than 100-continue."}}}},"/_emulator/clock":{"get":{"operationId":"read_clock","summary":"Read the clock","tags":["local"],"responses":{"200":{"description":"The time of this server.","content":{"application/json":{"schema":{"type":"object","properties":{"now":{"type":"string"}},"required":["now"],"additionalProperties":false}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}},"post":{"operationId":"advance_clock","summary":"Set the clock ahead","tags":["local"],"requestBody":{"required":true,"content":{"application/json":{"schema":{"type":"object","properties":{"advance":{"type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"}},"required":["advance"],"additionalProperties":false},"example":{"advance":"90s"}}}},"responses":{"200":{"description":"The time of this server.","content":{"application/json":{"schema":{"type":"object","properties":{"now":{"type":"string"}},"required":["now"],"additionalProperties":false}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/_emulator/reset":{"post":{"operationId":"reset","summary":"Restore the state at the start, without deployments","tags":["local"],"responses":{"204":{"description":"Done."},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}},"/_emulator/restart":{"post":{"operationId":"restart","summary":"Cut all connections, stay away for a while, and come back with the deployments","tags":["local"],"requestBody":{"required":false,"content":{"application/json":{"schema":{"anyOf":[{"type":"object","properties":{"down":{"description":"At most 1h. Unset: 0.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"}},"additionalProperties":false},{"type":"null"}]},"example":{"down":"500ms"}}}},"responses":{"202":{"description":"It goes down after this answer.","content":{"application/json":{"schema":{"type":"object","properties":{"down_ms":{"type":"number"}},"required":["down_ms"],"additionalProperties":false}}}},"400":{"description":"The body is not UTF-8.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"413":{"description":"The body is too large.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"415":{"description":"The body is not sent as JSON.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/ErrorDetail"}}}},"417":{"description":"An Expect header with another value than 100-continue."},"422":{"description":"Validation error.","content":{"application/json":{"schema":{"$ref":"#/components/schemas/HTTPValidationError"}}}}}}}},"components":{"securitySchemes":{"api_key":{"type":"apiKey","in":"header","name":"X-Api-Key"},"tenant_id":{"type":"apiKey","in":"header","name":"X-Tenant-Id"},"bearer":{"type":"http","scheme":"bearer"}},"schemas":{"Deployment":{"type":"object","properties":{"id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"name":{"type":"string"},"source":{"$ref":"#/components/schemas/Source"},"source_config":{"description":"SourceConfig has the fields of SourceConfigRequest.","$ref":"#/components/schemas/SourceConfigRequest"},"source_revision_config":{"description":"The values of the latest revision.","$ref":"#/components/schemas/SourceRevisionConfig"},"secrets":{"type":"array","items":{"$ref":"#/components/schemas/Secret"}},"created_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"updated_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"status":{"type":"string","enum":["AWAITING_DATABASE","READY","UNUSED","AWAITING_DELETE","UNKNOWN"]},"latest_revision_id":{"anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}]},"active_revision_id":{"anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}],"description":"The currently deployed revision."},"image_version":{"description":"Image version of the deployment.","type":["string","null"]}},"required":["id","name","source","source_config","source_revision_config","secrets","created_at","updated_at","status","latest_revision_id","active_revision_id"],"additionalProperties":false},"Source":{"type":"string","enum":["git_host","external_container"],"description":"Cannot be changed after creation."},"ResourceSpec":{"type":"object","properties":{"min_scale":{"description":"Minimum replica count.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"max_scale":{"description":"Maximum replica count.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"cpu":{"description":"CPU request of one replica.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"cpu_limit":{"description":"Defaults to 2 x cpu.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"memory_mb":{"description":"Memory request (MB) of one replica.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"memory_limit_mb":{"description":"Defaults to 2 x memory_mb.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"queue_min_scale":{"description":"Defaults to min_scale.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"queue_max_scale":{"description":"Defaults to max_scale.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"queue_cpu":{"description":"Defaults to cpu.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"queue_cpu_limit":{"description":"Defaults to 2 x queue_cpu.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"queue_memory_mb":{"description":"Defaults to memory_mb.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"queue_memory_limit_mb":{"description":"Defaults to 2 x queue_memory_mb.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"orchestrator_cpu":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"orchestrator_cpu_limit":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"orchestrator_memory_mb":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"orchestrator_memory_limit_mb":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"orchestrator_min_scale":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"orchestrator_max_scale":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"executor_cpu":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"executor_cpu_limit":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"executor_memory_mb":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"executor_memory_limit_mb":{"description":"Marked do not use.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"cache_memory_mb":{"description":"Memory (MB) of the cache deployment.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"labels":{"description":"Extra labels on resources created for the deployment.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"string"}},{"type":"null"}]},"annotations":{"description":"Extra annotations on those resources.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"string"}},{"type":"null"}]},"service_account_name":{"description":"Must already exist in the cluster namespace the deployment is placed in.","type":["string","null"]},"image_pull_secrets":{"description":"Secrets used to pull images.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/LocalObjectReference"}},{"type":"null"}]},"volumes":{"description":"Volumes mountable by the pod\'s containers.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/Volume"}},{"type":"null"}]},"volume_mounts":{"description":"Mounts into the container filesystem.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/VolumeMount"}},{"type":"null"}]},"init_containers":{"description":"Run to completion before the main container starts.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/Container"}},{"type":"null"}]},"sidecars":{"description":"Run alongside the main container.","anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/Container"}},{"type":"null"}]},"db_cpu":{"description":"CPU request of the relational database deployment.","type":["number","null"]},"db_cpu_limit":{"description":"Defaults to 2 x db_cpu.","type":["number","null"]},"db_memory_mb":{"description":"Memory request (MB) of the database.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"db_memory_limit_mb":{"description":"Defaults to 2 x db_memory_mb.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"db_storage_gi":{"description":"Database storage in GiB.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"db_max_connections":{"description":"Maximum database connections.","anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]}},"additionalProperties":false},"LocalObjectReference":{"type":"object","properties":{"name":{"type":"string","description":"Name of a secret in the same namespace."}},"required":["name"],"additionalProperties":false},"Volume":{"type":"object","properties":{"name":{"type":"string","pattern":"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$","description":"A DNS label, unique within the pod."},"configMap":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"secret":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"emptyDir":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"persistentVolumeClaim":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"nfs":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"projected":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"downwardAPI":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"csi":{"description":"Volume source.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]}},"required":["name"],"additionalProperties":false},"VolumeMount":{"type":"object","properties":{"name":{"type":"string","description":"Must match the name of a Volume."},"mountPath":{"type":"string","description":"Where in the container the volume is mounted."},"subPath":{"type":["string","null"]},"mountPropagation":{"type":["string","null"]},"readOnly":{"type":["boolean","null"]},"subPathExpr":{"type":["string","null"]}},"required":["name","mountPath"],"additionalProperties":false},"Container":{"type":"object","properties":{"name":{"type":"string","pattern":"^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$","description":"A DNS label."},"image":{"type":"string","description":"Image of the container."},"imagePullPolicy":{"anyOf":[{"type":"string","enum":["Always","Never","IfNotPresent"]},{"type":"null"}]},"command":{"description":"Not run in a shell.","anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"args":{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"workingDir":{"type":["string","null"]},"env":{"anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/EnvVar"}},{"type":"null"}]},"envFrom":{"anyOf":[{"type":"array","items":{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}}},{"type":"null"}]},"resources":{"anyOf":[{"$ref":"#/components/schemas/ResourceRequirements"},{"type":"null"}]},"volumeMounts":{"anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/VolumeMount"}},{"type":"null"}]},"securityContext":{"description":"Security options of the container.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]},"restartPolicy":{"description":"For sidecars.","anyOf":[{"type":"string","enum":["Always","OnFailure"]},{"type":"null"}]}},"required":["name","image"],"additionalProperties":false},"EnvVar":{"type":"object","properties":{"name":{"type":"string","pattern":"^[A-Za-z_][A-Za-z0-9_]*$","description":"A C identifier."},"value":{"description":"Defaults to the empty string.","type":["string","null"]},"valueFrom":{"description":"Cannot be used when value is non-empty.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{}},{"type":"null"}]}},"required":["name"],"additionalProperties":false},"ResourceRequirements":{"type":"object","properties":{"limits":{"description":"Maximum compute resources.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"string"}},{"type":"null"}]},"requests":{"description":"Minimum compute resources.","anyOf":[{"type":"object","propertyNames":{"type":"string"},"additionalProperties":{"type":"string"}},{"type":"null"}]}},"additionalProperties":false},"ListenerConfig":{"type":"object","properties":{"cluster_namespace":{"description":"Namespace the deployment is placed in. Cannot be changed by PATCH. Only for listeners of compute type cluster.","type":["string","null"]}},"additionalProperties":false},"SourceConfigRequest":{"type":"object","properties":{"integration_id":{"description":"git_host. From GET /v1/integrations/git_host/install. Cannot be changed by PATCH.","anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}]},"repo_url":{"description":"git_host. URL of the git repository. Cannot be changed by PATCH.","type":["string","null"]},"deployment_type":{"description":"git_host. Cannot be changed by PATCH.","anyOf":[{"type":"string","enum":["dev_free","dev","prod"]},{"type":"null"}]},"build_on_push":{"description":"git_host. When true, a new revision is built on each push to repo_ref. Not with a tag.","type":["boolean","null"]},"custom_url":{"description":"Settable for external_container only; set by the service, read-only, for git_host.","type":["string","null"]},"resource_spec":{"description":"external_container.","anyOf":[{"$ref":"#/components/schemas/ResourceSpec"},{"type":"null"}]},"listener_id":{"description":"external_container. From GET /v2/listeners. Cannot be changed by PATCH.","anyOf":[{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},{"type":"null"}]},"listener_config":{"description":"external_container.","anyOf":[{"$ref":"#/components/schemas/ListenerConfig"},{"type":"null"}]},"install_command":{"description":"JS deployments only. Run from the repository root.","type":["string","null"]},"build_command":{"description":"JS deployments only. Run from the directory of the graph configuration file.","type":["string","null"]}},"additionalProperties":false},"SourceRevisionConfig":{"type":"object","properties":{"repo_ref":{"description":"git_host. A bare branch name, or a tag as refs/tags/….","type":["string","null"]},"graph_config_path":{"description":"git_host. Path to the graph configuration file.","type":["string","null"]},"image_uri":{"description":"external_container. URI of the container image.","type":["string","null"]},"repo_commit_sha":{"description":"git_host. Read-only: the commit that was built.","type":["string","null"]}},"additionalProperties":false},"Secret":{"type":"object","properties":{"name":{"type":"string"},"value":{"type":"string"}},"required":["name","value"],"additionalProperties":false,"description":"Available as an environment variable in the container."},"ErrorDetail":{"type":"object","properties":{"detail":{"type":"string"}},"required":["detail"],"additionalProperties":false},"HTTPValidationError":{"type":"object","properties":{"detail":{"type":"array","items":{"$ref":"#/components/schemas/ValidationError"}}},"required":["detail"],"additionalProperties":false},"ValidationError":{"type":"object","properties":{"loc":{"type":"array","items":{"anyOf":[{"type":"string"},{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991}]}},"msg":{"type":"string"},"type":{"type":"string"}},"required":["loc","msg","type"],"additionalProperties":false},"DeploymentCreateRequest":{"type":"object","properties":{"name":{"type":"string","minLength":1,"description":"Cannot be changed after creation."},"source":{"$ref":"#/components/schemas/Source"},"source_config":{"$ref":"#/components/schemas/SourceConfigRequest"},"source_revision_config":{"$ref":"#/components/schemas/SourceRevisionConfigRequest"},"secrets":{"type":"array","items":{"$ref":"#/components/schemas/Secret"}}},"required":["name","source","source_config","source_revision_config","secrets"],"additionalProperties":false,"anyOf":[{"properties":{"source":{"const":"git_host"},"source_config":{"properties":{"custom_url":{"type":"null"},"resource_spec":{"type":"null"},"listener_id":{"type":"null"},"listener_config":{"type":"null"}}},"source_revision_config":{"properties":{"image_uri":{"type":"null"}}}}},{"properties":{"source":{"const":"external_container"},"source_config":{"properties":{"integration_id":{"type":"null"},"repo_url":{"type":"null"},"deployment_type":{"type":"null"},"build_on_push":{"type":"null"},"install_command":{"type":"null"},"build_command":{"type":"null"}}},"source_revision_config":{"properties":{"repo_ref":{"type":"null"},"graph_config_path":{"type":"null"}}}}}]},"SourceRevisionConfigRequest":{"type":"object","properties":{"repo_ref":{"description":"git_host. A bare branch name, or a tag as refs/tags/….","type":["string","null"]},"graph_config_path":{"description":"git_host. Path to the graph configuration file.","type":["string","null"]},"image_uri":{"description":"external_container. URI of the container image.","type":["string","null"]}},"additionalProperties":false},"DeploymentPatchRequest":{"type":"object","properties":{"source_config":{"anyOf":[{"$ref":"#/components/schemas/SourceConfigRequest"},{"type":"null"}]},"source_revision_config":{"anyOf":[{"$ref":"#/components/schemas/SourceRevisionConfigRequest"},{"type":"null"}]},"secrets":{"anyOf":[{"type":"array","items":{"$ref":"#/components/schemas/Secret"}},{"type":"null"}]}},"additionalProperties":false},"Revision":{"type":"object","properties":{"id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"status":{"type":"string","description":"DEPLOYED is a value; other values are an open list (§3)."},"source":{"$ref":"#/components/schemas/Source"},"source_revision_config":{"$ref":"#/components/schemas/SourceRevisionConfig"},"created_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"updated_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"}},"required":["id","status","source","source_revision_config","created_at","updated_at"],"additionalProperties":false},"Integration":{"type":"object","properties":{"id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"installation_id":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}]},"name":{"type":"string"}},"required":["id","name"],"additionalProperties":false},"Listener":{"type":"object","properties":{"id":{"type":"string","format":"uuid","pattern":"^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$"},"compute_type":{"type":"string","description":"cluster is a value."},"compute_id":{"type":"string"},"compute_config":{"anyOf":[{"type":"object","properties":{"cluster_namespaces":{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]}},"additionalProperties":false},{"type":"null"}]},"created_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"updated_at":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"}},"required":["id","compute_type","compute_id","created_at","updated_at"],"additionalProperties":false},"LogPage":{"type":"object","properties":{"logs":{"type":"array","items":{"$ref":"#/components/schemas/LogEntry"}},"next_offset":{"description":"null on the last page.","type":["string","null"]}},"required":["logs","next_offset"],"additionalProperties":false},"LogEntry":{"type":"object","properties":{"id":{"type":"string"},"timestamp":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"level":{"type":"string"},"message":{"type":"string"}},"required":["id","timestamp","level","message"],"additionalProperties":false},"LogQuery":{"type":"object","properties":{"level":{"description":"Only lines of this level.","anyOf":[{"type":"string","enum":["DEBUG","INFO","WARNING","ERROR","CRITICAL"]},{"type":"null"}]},"query":{"description":"Only lines that contain this text, in upper or lower case.","type":["string","null"]},"start_time":{"description":"Only lines since then.","anyOf":[{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z|([+-](?:[01]\\\\d|2[0-3]):[0-5]\\\\d)))$"},{"type":"null"}]},"end_time":{"description":"Only lines until then.","anyOf":[{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z|([+-](?:[01]\\\\d|2[0-3]):[0-5]\\\\d)))$"},{"type":"null"}]},"order":{"description":"By time. asc when not given.","anyOf":[{"type":"string","enum":["asc","desc"]},{"type":"null"}]},"limit":{"description":"50 when not given.","anyOf":[{"type":"integer","minimum":1,"maximum":1000},{"type":"null"}]},"offset":{"description":"Where the page begins: next_offset of the page before.","type":["string","null"]}},"additionalProperties":false},"EmulatorFault":{"type":"object","properties":{"method":{"type":"string","enum":["GET","HEAD","POST","PUT","PATCH","DELETE","OPTIONS","*"],"description":"Method, or * for any."},"path":{"type":"string","pattern":"^(\\\\/|\\\\*)","description":"Path; * stands for one segment, ** for any number of them."},"kind":{"type":"string","enum":["status","drop","truncate","garbage","wrong-type","slow","hang","redirect"],"description":"What goes wrong. truncate, garbage and wrong-type apply the request and spoil the answer."},"status":{"description":"Of the kinds status and redirect.","type":"integer","minimum":300,"maximum":599},"when":{"description":"Before (default) or after the request is applied.","type":"string","enum":["before","after"]},"retry_after":{"description":"Seconds; date:SECONDS sends them as an HTTP date.","anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"string","pattern":"^date:\\\\d{1,9}$"}]},"delay":{"description":"Of the kind slow. Unset: 1s.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"},"location":{"description":"Of the kind redirect.","type":"string"},"body":{"description":"Sent unchanged, instead of the usual body of the fault.","type":"string"},"times":{"anyOf":[{"type":"integer","minimum":1,"maximum":9007199254740991},{"type":"string","const":"always"}],"description":"How many times it applies. Unset: once."},"skip":{"description":"So many matching requests pass first.","type":"integer","minimum":0,"maximum":9007199254740991}},"required":["method","path","kind"],"additionalProperties":false},"EmulatorOutcome":{"type":"object","properties":{"outcome":{"type":"string","pattern":"^((stuck|through|down):)?[A-Z][A-Z0-9_]*$","description":"STATUS: the revision ends there (DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, CREATE_FAILED, SKIPPED, INTERRUPTED, or any word). stuck:STATUS: it stays in that status. through:STATUS: it also passes through that status. down:STATUS: it fails there after it replaced what was serving, so nothing serves."},"deployment":{"description":"Only revisions of the deployment of this name.","type":"string","minLength":1},"revision":{"description":"Only the revision of this number; a deployment is created with 1.","type":"integer","minimum":1,"maximum":9007199254740991},"times":{"anyOf":[{"type":"integer","minimum":1,"maximum":9007199254740991},{"type":"string","const":"always"}],"description":"How many times it applies. Unset: once."},"log":{"description":"The last lines of its log, instead of the reason why it failed.","type":"array","items":{"type":"string"}},"lagging":{"description":"So long after DEPLOYED, the previous revision still answers: 10s.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"},"alternating":{"description":"So long after DEPLOYED, the previous and the new revision answer in turns: 10s.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"},"build_time":{"description":"How long it takes: 90s, 30m.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"}},"required":["outcome"],"additionalProperties":false},"EmulatorAgent":{"type":"object","properties":{"deployment":{"description":"Only the deployment of this name. Unset: every deployment.","type":"string","minLength":1},"revision":{"description":"Only the revision of this number; a deployment is created with 1.","type":"integer","minimum":1,"maximum":9007199254740991},"slow_start":{"description":"The next revisions stay DEPLOYING for so much longer.","type":"string","pattern":"^(0|(\\\\d+(\\\\.\\\\d+)?(ms|s|m|h))+)$"},"fail_start":{"description":"The next revisions end as DEPLOY_FAILED.","type":"boolean"},"run":{"description":"What happens to runs. throw: 200, then an error event. silent: no data event. endless: the stream never ends. drop: the connection is cut in the middle of an event.","type":"string","enum":["throw","silent","endless","drop"]},"heartbeats":{"description":"Comments (`: heartbeat`) between the events.","type":"boolean"},"crlf":{"description":"Lines end in CRLF.","type":"boolean"},"compact":{"description":"JSON on one data line.","type":"boolean"},"end_event":{"description":"An `end` event closes the stream.","type":"boolean"}},"additionalProperties":false},"EmulatorPush":{"type":"object","properties":{"repo_url":{"description":"Unset: any repository.","type":"string"},"ref":{"type":"string","minLength":1,"description":"A bare branch name, or a tag as refs/tags/…."},"commit_sha":{"description":"Unset: a made-up commit.","type":"string","minLength":1}},"required":["ref"],"additionalProperties":false},"EmulatorRequest":{"type":"object","properties":{"at":{"type":"string"},"method":{"type":"string"},"url":{"type":"string","description":"Path with query."},"short_url":{"type":"string","description":"The same with only the beginning of each id."},"resource":{"description":"The deployment and the number of the revision that the path names: support #2.","type":["string","null"]},"schemes":{"type":"array","items":{"type":"string","enum":["api_key","tenant_id","bearer"]},"description":"Schemes of the credentials that were sent."},"body":{"description":"Unset for a request without one."},"status":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}],"description":"null until the request is answered, and if the connection was dropped."},"ms":{"type":["number","null"]},"fault":{"description":"The scripted fault of this request.","type":["string","null"]}},"required":["at","method","url","short_url","resource","schemes","status","ms","fault"],"additionalProperties":false},"EmulatorOverview":{"type":"object","properties":{"now":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"},"deployment_count":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"deployments":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"name":{"type":"string"},"source":{"type":"string"},"status":{"type":"string"},"url":{"type":"string"},"local_url":{"type":"string","description":"The address of its agent server on this machine."},"secrets":{"type":"array","items":{"type":"string"},"description":"Names."},"revision_count":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"revisions":{"type":"array","items":{"type":"object","properties":{"id":{"type":"string"},"number":{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},"code":{"description":"Ref or image.","type":["string","null"]},"repo_commit_sha":{"type":["string","null"]},"status":{"type":"string"},"serves":{"type":"boolean"},"rollback_to":{"anyOf":[{"type":"integer","minimum":-9007199254740991,"maximum":9007199254740991},{"type":"null"}],"description":"Number of the earlier revision whose code and secrets it has again."},"problem":{"description":"Why it failed, if known.","type":["string","null"]},"log":{"type":"array","items":{"type":"string"},"description":"The last 50 lines of the build and deploy log of a failed revision."},"planned_ms":{"type":"number","description":"How long it takes to its last status, in milliseconds."},"timeline":{"type":"array","items":{"type":"object","properties":{"status":{"type":"string"},"since":{"type":"string","format":"date-time","pattern":"^(?:(?:\\\\d\\\\d[2468][048]|\\\\d\\\\d[13579][26]|\\\\d\\\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\\\d|30)|(?:02)-(?:0[1-9]|1\\\\d|2[0-8])))T(?:(?:[01]\\\\d|2[0-3]):[0-5]\\\\d:[0-5]\\\\d(?:\\\\.\\\\d+)?(?:Z))$"}},"required":["status","since"],"additionalProperties":false}}},"required":["id","number","code","repo_commit_sha","status","serves","rollback_to","problem","log","planned_ms","timeline"],"additionalProperties":false},"description":"Newest first."}},"required":["id","name","source","status","url","local_url","secrets","revision_count","revisions"],"additionalProperties":false},"description":"The one that changed last is first."}},"required":["now","deployment_count","deployments"],"additionalProperties":false}}}}');
;// CONCATENATED MODULE: ./lib/emulator/http/start-page/html.js
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;'
};
function render(content) {
    if (content === null || content === undefined)
        return '';
    if (content instanceof Html)
        return content.text;
    if (typeof content === 'object')
        return content.map(render).join('');
    return String(content).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
}
function html(template, ...contents) {
    return new Html(String.raw({ raw: template }, ...contents.map(render)));
}
const counted = (n, noun) => `${n} ${noun}${n === 1 ? '' : 's'}`;
function html_link(address, text = address) {
    const isSafe = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
    return isSafe ? html `<a href="${address}">${text}</a>` : html `${text}`;
}
const COPY = html `<button type="button" hidden>Copy</button>`;
function copyable(label, text, button = null) {
    const shown = text instanceof Html ? text : html `<pre tabindex="0">${text}</pre>`;
    return html `<div class="copy">
<div class="line"><span>${label}</span>${button}${COPY}</div>
${shown}
</div>`;
}
const identifier = (id) => html `<span class="copy id">ID <code>${id}</code> ${COPY}</span>`;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#3b5bdb"/>
<path d="m16 5 7 8h-4.500v6h-5v-6H9zM7 22h18v4H7z" fill="#fff"/></svg>`;
function page(title, main, choice = null) {
    const { text } = html `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/_emulator/logo.svg">
<link rel="stylesheet" href="/_emulator/page.css">
<script type="module" src="/_emulator/page.js"></script>
<noscript><meta http-equiv="refresh" content="5"></noscript>
</head>
<body>
<header>
<a class="home" href="/">${new Html(LOGO)}<span>Local control plane</span></a>
${choice}
<nav aria-label="Pages">
<a href="/#connect">Connect</a>
<a href="/docs">API reference</a>
<a href="/openapi.json">openapi.json</a>
</nav>
</header>
<p id="away" role="status" hidden>The local control plane does not answer. Retrying.</p>
<p id="news" class="for-readers" aria-live="polite"></p>
<main>
${main}
</main>
</body>
</html>
`;
    return text;
}

;// CONCATENATED MODULE: ./lib/emulator/http/reference-page.js


const CONTENT_SECURITY_POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; " +
    "object-src 'none'; frame-ancestors 'self'";
const STYLE = `body { margin: 0; background: #fafafa }
.dark-mode body { background: #1c2022 }
header { display: flex; align-items: center; gap: 12px; padding: 12px 20px }
header { background: #1b1f24; font: 600 17px system-ui, sans-serif }
header a { display: flex; align-items: center; gap: 12px; color: #fff; text-decoration: none }
header svg { width: 32px; height: 32px }
.swagger-ui .opblock .opblock-summary-method { color: #111; text-shadow: none }
html:not(.dark-mode) .swagger-ui .info .title small { background: #56606b }
html:not(.dark-mode) .swagger-ui .info .title small.version-stamp { background: #12652f }
html:not(.dark-mode) .swagger-ui .btn.execute { background: #2447b8; border-color: #2447b8 }
html:not(.dark-mode) .swagger-ui .btn.cancel { color: #a81221 }
html.dark-mode .swagger-ui .opblock .opblock-section-header .btn.cancel { color: #ff9aa2 }
html:not(.dark-mode) .swagger-ui .json-schema-2020-12-expand-deep-button { color: #56606b }
html:not(.dark-mode) .swagger-ui :is(.info a, .info .link, .btn.authorize) { color: #2447b8 }
`;
const SETUP = `const { scheme, value } = document.getElementById('swagger-ui').dataset
const isDark = matchMedia('(prefers-color-scheme: dark)').matches
document.documentElement.classList.toggle('dark-mode', isDark)
const reference = SwaggerUIBundle({
  url: location.pathname.replace(/\\/$/, '') + '/json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'list',
  tryItOutEnabled: true,
  validatorUrl: null,
  syntaxHighlight: { theme: 'obsidian' },
  onComplete: () => value && reference.preauthorizeApiKey(scheme, value)
})
`;
const FILES = {
    'swagger-ui-bundle.js': {
        type: 'text/javascript',
        read: () => (0,external_node_fs_.readFileSync)(__webpack_require__.ab + "swagger-ui-bundle.js")
    },
    'swagger-ui.css': {
        type: 'text/css',
        read: () => (0,external_node_fs_.readFileSync)(__webpack_require__.ab + "swagger-ui.css")
    },
    'reference.css': { type: 'text/css', read: () => STYLE },
    'setup.js': { type: 'text/javascript', read: () => SETUP }
};
function referenceFiles(app) {
    for (const [name, { type, read }] of Object.entries(FILES)) {
        app.get(`/docs/static/${name}`, (_request, reply) => reply.type(`${type}; charset=utf-8`).header('cache-control', 'max-age=600').send(read()));
    }
}
const reference_page_SCHEMES = { api_key: 'api_key', tenant_id: 'tenant_id', bearer_token: 'bearer' };
function sendReference(reply, title, { input, value }) {
    const { text } = html `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference – ${title}</title>
<link rel="icon" type="image/svg+xml" href="/_emulator/logo.svg">
<link rel="stylesheet" href="/docs/static/swagger-ui.css">
<link rel="stylesheet" href="/docs/static/reference.css">
</head>
<body>
<header><a href="/">${new Html(LOGO)}Local control plane</a></header>
<div id="swagger-ui" data-scheme="${reference_page_SCHEMES[input]}" data-value="${value}"></div>
<script src="/docs/static/swagger-ui-bundle.js"></script>
<script src="/docs/static/setup.js"></script>
</body>
</html>
`;
    return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', CONTENT_SECURITY_POLICY)
        .send(text);
}

;// CONCATENATED MODULE: ./lib/emulator/http/documents.js






const DOCUMENTS = { neutral: neutral_namespaceObject, langsmith: langsmith_namespaceObject };
function filled(document, values) {
    return JSON.parse(JSON.stringify(document), (_key, value) => {
        const name = typeof value === 'string' ? /^\$(\w+)$/.exec(value)?.[1] : undefined;
        return name === undefined ? value : values[name];
    });
}
function freeName(controlPlane) {
    const names = new Set(controlPlane.dump().map(({ name }) => name));
    let name = 'support';
    for (let n = 2; names.has(name); n++)
        name = `support-${n}`;
    return name;
}
function controlPlaneDocument(controlPlane, { dialect = 'neutral', documentedOnly }) {
    const newest = controlPlane.dump().at(-1);
    const revision = newest?.revisions.at(-1)?.id;
    const document = filled(DOCUMENTS[dialect] ?? neutral_namespaceObject, {
        version: release/* VERSION */.x,
        free_name: freeName(controlPlane),
        integration_id: controlPlane.integrations[0]?.id,
        listener_id: controlPlane.listeners[0]?.id,
        deployment_id: newest?.id,
        latest_revision_id: revision,
        revision_id: revision
    });
    return documentedOnly === true ? withoutExtensions(document) : document;
}
function withoutExtensions({ paths, ...document }) {
    const documented = Object.entries(paths).flatMap(([path, methods]) => {
        const kept = Object.entries(methods).filter(([, { tags }]) => !tags.includes('extensions'));
        return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)]];
    });
    return { ...document, paths: Object.fromEntries(documented) };
}
function agentDocument({ deployment: { id, name }, revision }) {
    return {
        ...filled(agent_server_namespaceObject, { assistant_id: revision.graphs[0]?.graph_id ?? 'agent' }),
        info: {
            title: `Agent server of ${name}`,
            version: release/* VERSION */.x,
            description: 'A stock graph answers here, without a model. ' +
                `To enter another X-Api-Key, choose **Authorize**. [The deployment](/agents/${id})`
        },
        servers: [{ url: `/agents/${id}` }]
    };
}
function registerReference(app, { controlPlane }, options) {
    const credential = credentialOf(options);
    for (const path of ['/docs', '/docs/']) {
        app.get(path, (_request, reply) => sendReference(reply, 'local control plane', credential));
    }
    for (const path of ['/docs/json', '/openapi.json'])
        app.get(path, () => controlPlaneDocument(controlPlane, options));
    referenceFiles(app);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
;// CONCATENATED MODULE: ./lib/emulator/agents/assistants.js


const Assistant = schemas/* looseObject */._H3({
    assistant_id: schemas/* guid */.OsD(),
    graph_id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    description: schemas/* string */.YjP().nullable(),
    config: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    context: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()),
    version: schemas/* int */.Whr(),
    created_at: iso/* datetime */.w$(),
    updated_at: iso/* datetime */.w$()
})
    .meta({ id: 'Assistant' });
const AssistantSearch = schemas/* looseObject */._H3({
    metadata: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
        .nullish()
        .describe('Only assistants whose metadata contains all of this.'),
    limit: schemas/* int */.Whr().min(1).max(1_000).default(10),
    offset: schemas/* int */.Whr().min(0).default(0)
})
    .meta({ id: 'AssistantSearch', examples: [{ metadata: {}, limit: 10, offset: 0 }] });
const AssistantCount = AssistantSearch.pick({ metadata: true }).meta({
    id: 'AssistantCount'
});
const NAMESPACE = Buffer.from('6ba7b8219dad11d180b400c04fd430c8', 'hex');
function assistantId(graph_id) {
    const hash = (0,external_node_crypto_.createHash)('sha1').update(NAMESPACE).update(graph_id).digest();
    hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
    hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
    return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
function assistantOf({ graph_id }, deployedAt) {
    const at = new Date(deployedAt).toISOString();
    return {
        assistant_id: assistantId(graph_id),
        graph_id,
        name: graph_id,
        description: null,
        config: {},
        context: {},
        metadata: { created_by: 'system' },
        version: 1,
        created_at: at,
        updated_at: at
    };
}
const assistantsOf = ({ revision, since }) => revision.graphs.map((graph) => assistantOf(graph, since));
function matching(assistants, { metadata }) {
    const wanted = Object.entries(metadata ?? {});
    const has = (assistant) => wanted.every(([key, value]) => JSON.stringify(assistant.metadata[key]) === JSON.stringify(value));
    return assistants.filter(has);
}
const named = (assistants, wanted) => assistants.find(({ assistant_id, graph_id, name }) => wanted === assistant_id || wanted === graph_id || wanted === name);

;// CONCATENATED MODULE: ./lib/emulator/agents/debug-events.js

const NODE = 'answer';
const MODES = { checkpoint: 'checkpoints', task: 'tasks', task_result: 'tasks' };
function debugEvents({ run_id, input, update, output }, modes) {
    const task = { id: (0,external_node_crypto_.randomUUID)(), name: NODE };
    const checkpoint = (step, values, next) => ({
        step,
        type: 'checkpoint',
        payload: {
            config: { configurable: { thread_id: run_id, checkpoint_id: (0,external_node_crypto_.randomUUID)() } },
            parent_config: null,
            metadata: { source: 'loop', step, run_id },
            values,
            next,
            tasks: next.map(() => task)
        }
    });
    const debug = ({ step, type, payload }) => {
        const entry = { step, type, timestamp: new Date().toISOString(), payload };
        const sent = [
            { event: MODES[type], data: payload },
            { event: 'debug', data: entry }
        ];
        return sent.filter(({ event }) => modes.includes(event));
    };
    const chain = (event, data) => {
        const facts = { run_id, name: 'LangGraph', tags: [], metadata: {}, parent_ids: [] };
        return modes.includes('events') ? [{ event: 'events', data: { event, data, ...facts } }] : [];
    };
    const started = { ...task, input, triggers: [`branch:to:${NODE}`], interrupts: [] };
    const ended = { ...task, error: null, result: update, interrupts: [] };
    return {
        before: [
            ...chain('on_chain_start', { input }),
            ...debug(checkpoint(0, input, [NODE])),
            ...debug({ step: 1, type: 'task', payload: started })
        ],
        after: [
            ...debug({ step: 1, type: 'task_result', payload: ended }),
            ...debug(checkpoint(1, output, [])),
            ...chain('on_chain_stream', { chunk: { [NODE]: update } }),
            ...chain('on_chain_end', { output })
        ]
    };
}

;// CONCATENATED MODULE: ./lib/emulator/agents/run-event.js

const run_event_MODES = [
    'values',
    'updates',
    'messages',
    'messages-tuple',
    'events',
    'tasks',
    'checkpoints',
    'debug',
    'custom'
];
const StreamMode = schemas/* enum */.k5n(run_event_MODES);

;// CONCATENATED MODULE: ./lib/emulator/agents/stock-graph.js




const RunRequest = schemas/* looseObject */._H3({
    assistant_id: schemas/* string */.YjP()
        .min(1)
        .describe('Id or name of the assistant, as in the graph configuration file.'),
    input: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J())
        .nullish()
        .describe('For message-style graphs: messages, objects with role and content.'),
    stream_mode: schemas/* union */.KCZ([StreamMode, schemas/* array */.YOg(StreamMode)])
        .optional()
        .describe('One, or a list. Unset: values.')
})
    .meta({
    id: 'RunRequest',
    examples: [
        {
            assistant_id: 'agent',
            input: { messages: [{ role: 'user', content: 'Hello' }] },
            stream_mode: 'updates'
        }
    ]
});
const Part = schemas/* object */.Ikc({ text: schemas/* string */.YjP() });
const Message = schemas/* object */.Ikc({
    role: schemas/* string */.YjP().nullish(),
    type: schemas/* string */.YjP().nullish(),
    content: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), Part, schemas/* unknown */.L5J()]))])
});
const MessageInput = schemas/* object */.Ikc({ messages: schemas/* array */.YOg(schemas/* unknown */.L5J()) });
function textOf({ content }) {
    if (typeof content === 'string')
        return content;
    return content
        .map((part) => (typeof part === 'string' ? part : (Part.safeParse(part).data?.text ?? '')))
        .join('');
}
function lastSaid(input) {
    const { data } = MessageInput.safeParse(input);
    if (data === undefined)
        return undefined;
    const messages = data.messages.flatMap((one) => Message.safeParse(one).data ?? []);
    const fromUser = ({ role, type }) => ['user', 'human'].includes(role ?? type ?? 'user');
    const last = messages.findLast(fromUser);
    return last === undefined ? '' : textOf(last);
}
const answerTo = (deployment, said) => `${deployment} heard: ${said}`;
const message = (type, content) => ({
    content,
    additional_kwargs: {},
    response_metadata: {},
    ...(type === 'ai' && { tool_calls: [], invalid_tool_calls: [] }),
    id: (0,external_node_crypto_.randomUUID)(),
    type
});
function* conversation({ deployment, run_id }, said, modes) {
    const human = message('human', said);
    const ai = message('ai', answerTo(deployment, said));
    const step = { run_id, input: { messages: [human] }, update: { messages: [ai] } };
    const { before, after } = debugEvents({ ...step, output: { messages: [human, ai] } }, modes);
    yield* before;
    if (modes.includes('values'))
        yield { event: 'values', data: { messages: [human] } };
    if (modes.includes('messages')) {
        yield {
            event: 'messages/metadata',
            data: { [ai.id]: { metadata: { run_id, langgraph_node: NODE } } }
        };
        const half = ai.content.slice(0, Math.ceil(ai.content.length / 2));
        yield { event: 'messages/partial', data: [{ ...ai, content: half }] };
        yield { event: 'messages/complete', data: [ai] };
    }
    if (modes.includes('messages-tuple'))
        yield { event: 'messages', data: [ai, { run_id, langgraph_node: NODE }] };
    if (modes.includes('updates'))
        yield { event: 'updates', data: { [NODE]: { messages: [ai] } } };
    yield* after;
    if (modes.includes('values'))
        yield { event: 'values', data: { messages: [human, ai] } };
}
function* echo({ run_id, request }, modes) {
    const input = request.input ?? {};
    const received = { received: Object.keys(input) };
    const step = { run_id, input, update: received, output: received };
    const { before, after } = debugEvents(step, modes);
    yield* before;
    if (modes.includes('updates'))
        yield { event: 'updates', data: { [NODE]: received } };
    yield* after;
    if (modes.includes('values'))
        yield { event: 'values', data: received };
}
function* runStockGraph(run) {
    const { input, stream_mode = 'values' } = run.request;
    const modes = [stream_mode].flat();
    yield { event: 'metadata', data: { run_id: run.run_id, attempt: 1 } };
    const said = lastSaid(input);
    if (said === undefined)
        yield* echo(run, modes);
    else
        yield* conversation(run, said, modes);
}

// EXTERNAL MODULE: ./lib/src/contract/errors.js
var errors = __webpack_require__(42730);
;// CONCATENATED MODULE: ./lib/emulator/http/operations/operation.js


const json = (description, schema) => ({ description, schema });
const operation_text = (description) => ({
    description,
    schema: schemas/* string */.YjP(),
    type: 'text/plain'
});
const REFUSALS = {
    400: json('A rule forbids it.', errors/* ErrorDetail */.Ud),
    401: json('No credentials.', errors/* ErrorDetail */.Ud),
    403: json('The credentials are not valid.', errors/* ErrorDetail */.Ud),
    404: json('Not found.', errors/* ErrorDetail */.Ud),
    409: json('It conflicts with an existing deployment.', errors/* ErrorDetail */.Ud),
    422: json('Validation error.', errors/* HTTPValidationError */.mK)
};
const UNREADABLE = {
    417: { description: 'An Expect header with another value than 100-continue.' }
};
const UNREADABLE_BODY = {
    400: json('The body is not UTF-8.', errors/* ErrorDetail */.Ud),
    413: json('The body is too large.', errors/* ErrorDetail */.Ud),
    415: json('The body is not sent as JSON.', errors/* ErrorDetail */.Ud),
    ...UNREADABLE
};
const refusals = (...statuses) => Object.fromEntries(statuses.map((status) => [status, REFUSALS[status]]));

;// CONCATENATED MODULE: ./lib/emulator/http/operations/agent-server.js




const Info = schemas/* looseObject */._H3({
    host: schemas/* looseObject */._H3({
        kind: schemas/* literal */.euz('saas'),
        project_id: schemas/* guid */.OsD().describe('Id of the deployment.'),
        host_revision_id: schemas/* guid */.OsD().describe('Id of the revision that answers.'),
        tenant_id: schemas/* guid */.OsD()
    })
        .describe('Where it runs, as real agent servers say it.'),
    deployment_id: schemas/* guid */.OsD(),
    revision_id: schemas/* guid */.OsD(),
    revision: schemas/* int */.Whr().describe('Its number. The first is 1.'),
    repo_commit_sha: schemas/* string */.YjP().nullable(),
    graphs: schemas/* array */.YOg(schemas/* string */.YjP()),
    secrets: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Names of the secrets in its environment.')
})
    .meta({ id: 'Info' });
const REFUSED = { 401: operation_text('No X-Api-Key.'), 403: operation_text('An X-Api-Key that is not valid.') };
const runs = (answer) => ({
    200: answer,
    400: json('Unknown stream mode.', schemas/* strictObject */.rej({ detail: schemas/* string */.YjP() })),
    ...REFUSED,
    404: operation_text('No such assistant.'),
    ...refusals(422)
});
const RUN_EXAMPLE = {
    assistant_id: '$assistant_id',
    input: { messages: [{ role: 'user', content: 'Hello' }] },
    stream_mode: 'updates'
};
const ASSISTANTS = {
    search_assistants: {
        method: 'POST',
        path: '/assistants/search',
        summary: 'Search assistants',
        body: AssistantSearch,
        example: {},
        answers: { 200: json('The assistants.', schemas/* array */.YOg(Assistant)), ...REFUSED, ...refusals(422) }
    },
    count_assistants: {
        method: 'POST',
        path: '/assistants/count',
        summary: 'Count assistants',
        body: AssistantCount,
        example: {},
        answers: { 200: json('How many match.', schemas/* int */.Whr()), ...REFUSED, ...refusals(422) }
    },
    get_assistant: {
        method: 'GET',
        path: '/assistants/{assistant_id}',
        summary: 'Get an assistant',
        answers: { 200: json('The assistant.', Assistant), ...REFUSED, 404: operation_text('No such assistant.') }
    }
};
const agent_server_RUNS = {
    stream_run: {
        method: 'POST',
        path: '/runs/stream',
        summary: 'Run an assistant without a thread, and stream its answer',
        body: RunRequest,
        example: RUN_EXAMPLE,
        answers: runs({
            description: 'Events, each with a type and data.',
            schema: schemas/* unknown */.L5J(),
            type: 'text/event-stream'
        })
    },
    wait_run: {
        method: 'POST',
        path: '/runs/wait',
        summary: 'Run an assistant without a thread, and wait for its answer',
        body: RunRequest,
        example: RUN_EXAMPLE,
        answers: runs(json('The last values of the run.', schemas/* unknown */.L5J()))
    }
};
const SYSTEM = {
    ok: {
        method: 'GET',
        path: '/ok',
        summary: 'Is the agent server up?',
        answers: { 200: json('It is up.', schemas/* strictObject */.rej({ ok: schemas/* literal */.euz(true) })) }
    },
    info: {
        method: 'GET',
        path: '/info',
        summary: 'Which revision answers, and the names of its secrets',
        answers: { 200: json('The revision that answers.', Info), ...REFUSED }
    }
};

;// CONCATENATED MODULE: ./lib/emulator/http/routes/route.js


class InvalidRequest extends Error {
    errors;
    constructor(errors) {
        super('The request is not valid');
        this.errors = errors;
    }
}
function valid(schema, value, root = 'body') {
    const checked = check(schema, value, root);
    if ('errors' in checked)
        throw new InvalidRequest(checked.errors);
    return checked.value;
}
const handleAll = (operations, handler) => Object.fromEntries(Object.keys(operations).map((id) => [id, handler]));
const ok = (body) => ({ status: 200, body });
const NO_CONTENT = { status: 204 };
const NEUTRAL_EDGE = { hear: (body) => body, say: ({ body }) => body };
const urlOf = (path) => path.replace(/\{(\w+)\}/g, ':$1');
const routeOf = ({ method, path }) => ({ method, url: urlOf(path) });
function asked({ params, query, body }, reply) {
    const id = (name) => {
        const given = { [name]: params[name] };
        return String(valid(schemas/* object */.Ikc({ [name]: schemas/* guid */.OsD() }), given, 'path')[name]);
    };
    return { id, query, body, reply };
}
function serveOperations(app, operations, handlers, { edge = NEUTRAL_EDGE, onRequest = [] } = {}) {
    for (const id of Object.keys(operations)) {
        const operation = operations[id];
        app.route({
            ...routeOf(operation),
            onRequest,
            handler: (request, reply) => {
                const { body, ...rest } = asked(request, reply);
                const heard = operation.body === undefined ? body : edge.hear(body);
                const answer = handlers[id]({ ...rest, body: heard });
                return reply.code(answer.status).send(edge.say(answer, operation, request));
            }
        });
    }
}

;// CONCATENATED MODULE: ./lib/emulator/agents/stream.js

const ENDLESS_PAUSE_MS = 100;
function stream_frame({ event, data }, { crlf, compact } = {}) {
    const newline = crlf === true ? '\r\n' : '\n';
    const lines = JSON.stringify(data, null, compact === true ? 0 : 2).split('\n');
    return [`event: ${event}`, ...lines.map((line) => `data: ${line}`), '', ''].join(newline);
}
function* misbehaving(events, { run }) {
    const all = [...events];
    if (run === 'silent')
        yield* all.slice(0, 1);
    else if (run === 'throw') {
        yield* all.slice(0, Math.max(1, all.length - 1));
        yield { event: 'error', data: { error: 'Error', message: 'The graph threw, as scripted.' } };
    }
    else
        yield* all;
}
async function* forever(last) {
    for (;;) {
        await (0,external_node_timers_promises_.setTimeout)(ENDLESS_PAUSE_MS);
        yield last;
    }
}
async function* streamRun(events, behavior) {
    const newline = behavior.crlf === true ? '\r\n' : '\n';
    let framed = '';
    for (const event of misbehaving(events, behavior)) {
        if (behavior.heartbeats === true)
            yield `: heartbeat${newline}${newline}`;
        framed = stream_frame(event, behavior);
        if (behavior.run === 'drop' && event.event !== 'metadata')
            break;
        yield framed;
    }
    if (behavior.run === 'drop') {
        yield framed.slice(0, framed.length / 2);
        await (0,external_node_timers_promises_.setImmediate)();
        throw new Error('The connection was cut in the middle of an event, as scripted.');
    }
    if (behavior.run === 'endless')
        yield* forever(framed);
    if (behavior.end_event === true)
        yield stream_frame({ event: 'end', data: null }, behavior);
}

;// CONCATENATED MODULE: ./lib/emulator/agents/run-routes.js









function readRun(body) {
    const checked = check(RunRequest, body, 'body');
    const atMode = 'errors' in checked && checked.errors.every(({ loc }) => loc[1] === 'stream_mode');
    if (!atMode)
        return valid(RunRequest, body);
    return {
        detail: `stream_mode must be one of ${StreamMode.options.join(', ')}, or a list of them`
    };
}
function streamReply(reply, run_id, pieces) {
    reply.header('content-type', 'text/event-stream').header('cache-control', 'no-cache');
    return reply.header('content-location', `/runs/${run_id}`).send(external_node_stream_.Readable.from(pieces));
}
function runRoutes(app, core, servingOf) {
    const admit = (request, reply, mode) => {
        const run = readRun(request.body);
        if ('detail' in run)
            return void reply.code(400).send(run);
        const serving = servingOf(request);
        if (named(assistantsOf(serving), run.assistant_id) === undefined) {
            return void reply
                .code(404)
                .type('text/plain')
                .send(`No assistant "${run.assistant_id}" found.`);
        }
        const { name } = serving.deployment;
        const run_id = (0,external_node_crypto_.randomUUID)();
        const events = runStockGraph({
            run_id,
            deployment: name,
            request: mode ? { ...run, stream_mode: mode } : run
        });
        return { run_id, events, behavior: core.behaviorOf(name, serving.number) };
    };
    app.route({
        ...routeOf(agent_server_RUNS.stream_run),
        handler: (request, reply) => {
            const run = admit(request, reply);
            return run === undefined
                ? reply
                : streamReply(reply, run.run_id, streamRun(run.events, run.behavior));
        }
    });
    app.route({
        ...routeOf(agent_server_RUNS.wait_run),
        handler: (request, reply) => {
            const run = admit(request, reply, 'values');
            if (run === undefined)
                return reply;
            const { behavior, events } = run;
            if (behavior.run === 'endless')
                return new Promise(() => { });
            if (behavior.run === 'drop')
                return void reply.hijack().raw.destroy();
            reply.header('content-location', `/runs/${run.run_id}`);
            return reply.send(lastValues(events, behavior));
        }
    });
}
function lastValues(events, behavior) {
    const last = [...misbehaving(events, behavior)].at(-1);
    if (last?.event === 'error')
        return { __error__: last.data };
    return last?.event === 'values' ? last.data : {};
}

;// CONCATENATED MODULE: ./lib/emulator/agents/routes.js






function assistantRoutes(app, servingOf) {
    app.route({
        ...routeOf(ASSISTANTS.search_assistants),
        handler: (request, reply) => {
            const search = valid(AssistantSearch, request.body);
            const found = matching(assistantsOf(servingOf(request)), search);
            reply.header('x-pagination-total', found.length);
            return reply.send(found.slice(search.offset, search.offset + search.limit));
        }
    });
    app.route({
        ...routeOf(ASSISTANTS.count_assistants),
        handler: (request, reply) => {
            const found = matching(assistantsOf(servingOf(request)), valid(AssistantCount, request.body));
            return reply.type('application/json').send(String(found.length));
        }
    });
    app.route({
        ...routeOf(ASSISTANTS.get_assistant),
        handler: (request, reply) => {
            const { assistant_id } = request.params;
            const found = named(assistantsOf(servingOf(request)), assistant_id);
            if (found !== undefined)
                return reply.send(found);
            return reply.code(404).type('text/plain').send(`No assistant "${assistant_id}" found.`);
        }
    });
}
function systemRoutes(app, { tenantId: tenant_id }, servingOf) {
    app.route({ ...routeOf(SYSTEM.ok), handler: (_request, reply) => reply.send({ ok: true }) });
    app.route({
        ...routeOf(SYSTEM.info),
        handler: (request, reply) => {
            const { deployment, revision, number } = servingOf(request);
            return reply.send({
                host: { kind: 'saas', project_id: deployment.id, host_revision_id: revision.id, tenant_id },
                deployment_id: deployment.id,
                revision_id: revision.id,
                revision: number,
                repo_commit_sha: revision.source_revision_config.repo_commit_sha,
                graphs: revision.graphs.map(({ graph_id }) => graph_id),
                secrets: revision.secrets.map(({ name }) => name)
            });
        }
    });
}
function stockRoutes(app, core, { servingOf, credential }) {
    assistantRoutes(app, servingOf);
    runRoutes(app, core, servingOf);
    systemRoutes(app, core, servingOf);
    app.get('/docs', (request, reply) => sendReference(reply, servingOf(request).deployment.name, credential));
    for (const path of ['/openapi.json', '/docs/json']) {
        app.get(path, (request) => agentDocument(servingOf(request)));
    }
}

;// CONCATENATED MODULE: ./lib/emulator/agents/register.js



const OF_REAL_SERVERS = /^\/(assistants|threads|runs|store|mcp|a2a|ui|metrics)(\/|\?|$)|^\/runs\/crons/;
const NOT_SERVED = 'The stock agent does not offer this. To run a real agent server at this address, ' +
    'start the local control plane with --agent-command and --repo.';
const NO_WEBSOCKETS = 'WebSockets are not supported here. Send requests and read streams over HTTP.';
const register_pathOf = ({ url }) => url.replace(/^\/agents\/[^/?]+/, '');
const OPEN = /^\/(ok|info|docs(\/.*)?|openapi\.json)$/;
function turnAway(request, serving, apiKeys) {
    if (serving === 'unknown')
        return { status: 404, text: 'No deployment has this address.' };
    if (serving === 'not up')
        return { status: 503, text: 'Nothing is serving: no revision of this deployment is DEPLOYED.' };
    if (OPEN.test(request.path))
        return undefined;
    const key = request.headers['x-api-key'];
    if (key === undefined || key === '')
        return { status: 401, text: 'Not authenticated. Send X-Api-Key.' };
    const valid = apiKeys.length === 0 || (typeof key === 'string' && apiKeys.includes(key));
    return valid ? undefined : { status: 403, text: 'The X-Api-Key is not valid.' };
}
async function registerAgents(app, core, options) {
    const { apiKeys = [] } = options;
    let requests = 0;
    const agents = async (scope) => {
        const admitted = new WeakMap();
        const servingOf = (request) => {
            const serving = admitted.get(request);
            if (serving === undefined)
                throw new Error('The request was not admitted');
            return serving;
        };
        scope.addHook('onRequest', async (request, reply) => {
            if (reply.sent)
                return;
            if (/\bwebsocket\b/i.test(request.headers.upgrade ?? '')) {
                return reply.code(501).header('connection', 'close').type('text/plain').send(NO_WEBSOCKETS);
            }
            const serving = core.controlPlane.serving(request.params.deployment_id, requests++);
            const path = register_pathOf(request).split('?', 1)[0] ?? '';
            const turned = turnAway({ path, headers: request.headers }, serving, apiKeys);
            if (turned !== undefined)
                await reply.code(turned.status).type('text/plain').send(turned.text);
            else if (typeof serving !== 'string')
                admitted.set(request, serving);
        });
        if (core.fleet !== undefined)
            return proxyRoutes(scope, core.fleet, servingOf);
        stockRoutes(scope, core, { servingOf, credential: agentCredentialOf(options) });
        scope.all('/*', (request, reply) => {
            const isOfRealServers = OF_REAL_SERVERS.test(register_pathOf(request));
            return reply
                .code(404)
                .type('text/plain')
                .send(isOfRealServers ? NOT_SERVED : 'Not Found');
        });
    };
    const named = Object.assign(agents, { [Symbol.for('fastify.display-name')]: 'agents' });
    await app.register(named, { prefix: '/agents/:deployment_id' });
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/status-changes.js

class StatusChanges {
    told = new Map();
    take(deployments, now) {
        return deployments.flatMap(({ name, revisions }) => revisions.flatMap((revision, index) => this.changeOf(revision, now, { deployment: name, revision: index + 1 })));
    }
    changeOf(revision, now, which) {
        const count = this.told.has(revision.id) ? this.told.get(revision.id) : 0;
        if (count === undefined)
            return [];
        const statuses = lifecycle_history(revision, now).map(({ status }) => status);
        const isEnd = isOver(statuses.at(-1) ?? '');
        this.told.set(revision.id, isEnd ? undefined : statuses.length);
        if (statuses.length === count)
            return [];
        return [
            {
                ...which,
                statuses: statuses.slice(Math.max(0, count - 1)),
                problem: isEnd ? status_changes_problemOf(revision) : null
            }
        ];
    }
}
const status_changes_problemOf = ({ problem, start }) => problem ?? (typeof start === 'object' ? start.problem : null);

;// CONCATENATED MODULE: ./lib/emulator/http/dialect.js




function spokenOperations(operations, words) {
    const spoken = Object.entries(operations).map(([id, one]) => [
        id,
        { ...one, path: inWords(one.path, words) }
    ]);
    return Object.fromEntries(spoken);
}
function edgeOf(dialect) {
    if (dialect === contract_dialect/* NEUTRAL */.qm)
        return {};
    const { words } = dialect;
    const edge = {
        hear: (body) => (0,contract_dialect/* translate */.Tl)(body, words, 'swap'),
        say: ({ status, body }, operation, request) => {
            if (isRefusal(body))
                return { detail: spokenDetail(body.detail, operation, words) };
            const spoken = (0,contract_dialect/* translate */.Tl)(body, words, 'write');
            return withTenant(spoken, operation.answers[status]?.schema, request);
        }
    };
    return { edge };
}
function isRefusal(payload) {
    return typeof payload === 'object' && payload !== null && 'detail' in payload;
}
function spokenDetail(detail, { body }, words) {
    if (typeof detail === 'string')
        return inWords(detail, words);
    return detail.map(({ loc, msg, type }) => {
        const [root = '', ...path] = loc;
        const spoken = inWords(msg, words);
        if (body === undefined || root !== 'body')
            return { loc, msg: spoken, type };
        return { loc: [root, ...(0,contract_dialect/* translatePath */.ON)(path, words, 'swap')], msg: spoken, type };
    });
}
function inWords(text, words) {
    const named = text.replaceAll('/integrations/git_host/', `/integrations/${words.git_host}/`);
    return named.replace(/(?<![\w/"])[a-z]+(?:_[a-z]+)+(?![\w/"])/g, (name) => (0,contract_dialect/* isWord */.Jg)(name) ? words[name] : name);
}
function withTenant(answer, schema, { headers }) {
    const tenant = headers['x-tenant-id'];
    const tenant_id = typeof tenant === 'string' && schemas/* guid */.OsD().safeParse(tenant).success ? tenant : DEFAULT_TENANT_ID;
    if (typeof answer !== 'object' || answer === null)
        return answer;
    if (schema === PublicDeployment)
        return { ...answer, tenant_id };
    const { resources } = answer;
    const isPage = schema instanceof schemas/* ZodObject */.bvH &&
        schema.shape.resources?.element === PublicDeployment;
    if (!isPage || resources === undefined)
        return answer;
    return { ...answer, resources: resources.map((deployment) => ({ ...deployment, tenant_id })) };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
;// CONCATENATED MODULE: ./lib/emulator/http/operations/control-plane.js




const PageQuery = schemas/* strictObject */.rej({
    limit: coerce/* number */.ai().int().min(1).max(100).default(20),
    offset: coerce/* number */.ai().int().min(0).default(0)
});
const DeploymentsQuery = PageQuery.extend({
    name: schemas/* string */.YjP().optional().describe('The whole name.'),
    name_contains: schemas/* string */.YjP().optional().describe('Part of the name.')
});
const pageOf = (resource) => schemas/* strictObject */.rej({ resources: schemas/* array */.YOg(resource), offset: schemas/* int */.Whr() });
const DEPLOYMENT = '/v2/deployments/{deployment_id}';
const PROJECT = '/v1/projects/{deployment_id}';
const control_plane_deployment = { 200: json('The deployment.', deployment/* Deployment */.Sn) };
const log = {
    body: revision_log/* LogQuery */.FH,
    answers: { 200: json('A page of it.', revision_log/* LogPage */.AY), ...refusals(401, 403, 404, 422) }
};
const DOCUMENTED = {
    create_deployment: {
        method: 'POST',
        path: '/v2/deployments',
        summary: 'Create a deployment',
        body: deployment/* DeploymentCreateRequest */.$O,
        example: {
            name: '$free_name',
            source: 'git_host',
            source_config: {
                integration_id: '$integration_id',
                repo_url: 'https://github.com/acme/support',
                deployment_type: 'dev'
            },
            source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
            secrets: [{ name: 'OPENAI_API_KEY', value: 'sk-example' }]
        },
        answers: {
            201: json('The deployment, with its first revision.', deployment/* Deployment */.Sn),
            ...refusals(400, 401, 403, 409, 422)
        }
    },
    read_deployment: {
        method: 'GET',
        path: DEPLOYMENT,
        summary: 'Read a deployment',
        answers: { ...control_plane_deployment, ...refusals(401, 403, 404, 422) }
    },
    update_deployment: {
        method: 'PATCH',
        path: DEPLOYMENT,
        summary: 'Update a deployment',
        description: 'null leaves a field unchanged. A new revision is created if ' +
            'repo_ref, graph_config_path, image_uri, secrets or resource_spec is non-null.',
        body: deployment/* DeploymentPatchRequest */.jn,
        example: { secrets: [{ name: 'GREETING', value: 'Hello' }] },
        answers: { ...control_plane_deployment, ...refusals(400, 401, 403, 404, 409, 422) }
    },
    read_revision: {
        method: 'GET',
        path: `${DEPLOYMENT}/revisions/{latest_revision_id}`,
        summary: 'Read a revision, for example to poll its status',
        answers: { 200: json('The revision.', deployment/* Revision */.AT), ...refusals(401, 403, 404, 422) }
    },
    list_integrations: {
        method: 'GET',
        path: '/v1/integrations/git_host/install',
        summary: 'List integrations, whose ids are used as integration_id',
        answers: { 200: json('The integrations.', schemas/* array */.YOg(deployment/* Integration */.n3)), ...refusals(401, 403) }
    },
    list_listeners: {
        method: 'GET',
        path: '/v2/listeners',
        summary: 'List listeners, whose ids are used as listener_id',
        query: PageQuery,
        answers: { 200: json('The listeners.', pageOf(deployment/* Listener */.rZ)), ...refusals(401, 403, 422) }
    }
};
const EXTENSIONS = {
    list_deployments: {
        method: 'GET',
        path: '/v2/deployments',
        summary: 'List deployments, oldest first',
        query: DeploymentsQuery,
        answers: { 200: json('A page of deployments.', pageOf(deployment/* Deployment */.Sn)), ...refusals(401, 403, 422) }
    },
    list_revisions: {
        method: 'GET',
        path: `${DEPLOYMENT}/revisions`,
        summary: 'List the revisions of a deployment, newest first',
        query: PageQuery,
        answers: {
            200: json('A page of revisions.', pageOf(deployment/* Revision */.AT)),
            ...refusals(401, 403, 404, 422)
        }
    },
    read_listener: {
        method: 'GET',
        path: '/v2/listeners/{listener_id}',
        summary: 'Read a listener',
        answers: { 200: json('The listener.', deployment/* Listener */.rZ), ...refusals(401, 403, 404, 422) }
    },
    delete_deployment: {
        method: 'DELETE',
        path: DEPLOYMENT,
        summary: 'Delete a deployment',
        answers: {
            204: { description: 'The deployment is deleted, or being deleted.' },
            ...refusals(401, 403, 404, 422)
        }
    },
    redeploy_revision: {
        method: 'POST',
        path: `${DEPLOYMENT}/revisions/{revision_id}/redeploy`,
        summary: 'Create a revision from an earlier one: its code at the same commit, and its secrets',
        answers: { ...control_plane_deployment, ...refusals(401, 403, 404, 409, 422) }
    },
    read_deployment_log: {
        method: 'POST',
        path: `${PROJECT}/deploy_logs`,
        summary: 'The deploy logs of all revisions of a deployment',
        example: { level: 'ERROR', limit: 10 },
        ...log
    },
    read_build_log: {
        method: 'POST',
        path: `${PROJECT}/revisions/{revision_id}/build_logs`,
        summary: 'The build log of a revision',
        example: { order: 'desc', limit: 10 },
        ...log
    },
    read_deploy_log: {
        method: 'POST',
        path: `${PROJECT}/revisions/{revision_id}/deploy_logs`,
        summary: 'The deploy log of a revision',
        example: { order: 'desc', limit: 10 },
        ...log
    }
};

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/overview.js








const MOST_DEPLOYMENTS = 50;
const MOST_REVISIONS = 10;
const MOST_LOG_LINES = 50;
const moment = iso/* datetime */.w$();
const RevisionShape = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    number: schemas/* int */.Whr(),
    code: schemas/* string */.YjP().nullable().describe('Ref or image.'),
    repo_commit_sha: schemas/* string */.YjP().nullable(),
    status: schemas/* string */.YjP(),
    serves: schemas/* boolean */.zMY(),
    rollback_to: schemas/* int */.Whr()
        .nullable()
        .describe('Number of the earlier revision whose code and secrets it has again.'),
    problem: schemas/* string */.YjP().nullable().describe('Why it failed, if known.'),
    log: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe(`The last ${MOST_LOG_LINES} lines of the build and deploy log of a failed revision.`),
    planned_ms: schemas/* number */.aig().describe('How long it takes to its last status, in milliseconds.'),
    timeline: schemas/* array */.YOg(schemas/* strictObject */.rej({ status: schemas/* string */.YjP(), since: moment }))
});
const DeploymentShape = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    source: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    url: schemas/* string */.YjP(),
    local_url: schemas/* string */.YjP().describe('The address of its agent server on this machine.'),
    secrets: schemas/* array */.YOg(schemas/* string */.YjP()).describe('Names.'),
    revision_count: schemas/* int */.Whr(),
    revisions: schemas/* array */.YOg(RevisionShape).describe('Newest first.')
});
const Overview = schemas/* strictObject */.rej({
    now: moment,
    deployment_count: schemas/* int */.Whr(),
    deployments: schemas/* array */.YOg(DeploymentShape).describe('The one that changed last is first.')
})
    .meta({ id: 'EmulatorOverview' });
const overview_timestamp = (ms) => new Date(ms).toISOString();
function failureOf({ deployment, revision }, now) {
    const logs = ['build', 'deploy'].flatMap((log) => revisionLog(deployment, revision, { log, now }));
    const lines = new Map(logs.map(({ timestamp, message }) => [`${timestamp} ${message}`, message]));
    return {
        log: [...lines.values()].slice(-MOST_LOG_LINES).map(withoutSecretsInUrls),
        error: logs.find(({ level }) => level === 'ERROR')?.message ?? null
    };
}
function contentsOf({ source_revision_config, secrets }) {
    const { repo_ref, repo_commit_sha } = source_revision_config;
    if (repo_ref !== null && repo_commit_sha === null)
        return null;
    return JSON.stringify([source_revision_config, secrets]);
}
function rollbackTarget(contents, number) {
    const own = contents[number - 1] ?? null;
    if (own === null || own === contents[number - 2])
        return null;
    const index = contents.slice(0, number - 1).lastIndexOf(own);
    return index < 0 ? null : index + 1;
}
const shown = (text) => (text === null ? null : withoutSecretsInUrls(text));
function revisionOverview(numbered, { serving, rollback_to }, now) {
    const { revision, number } = numbered;
    const timeline = lifecycle_history(revision, now).map(({ status, since }) => ({
        status,
        since: overview_timestamp(since)
    }));
    const config = revision.source_revision_config;
    const status = timeline.at(-1)?.status ?? 'UNKNOWN';
    const { log, error } = hasFailed(status) ? failureOf(numbered, now) : { log: [], error: null };
    return {
        id: revision.id,
        number,
        code: shown(config.repo_ref ?? config.image_uri),
        repo_commit_sha: config.repo_commit_sha,
        status,
        serves: revision.id === serving,
        rollback_to,
        problem: shown(status_changes_problemOf(revision) ?? error),
        log,
        planned_ms: revision.life.at(-1)?.at ?? 0,
        timeline
    };
}
function viewDeploymentOverview(deployment, now, origin) {
    const serving = activeRevisionOf(deployment, now)?.revision.id;
    const contents = deployment.revisions.map(contentsOf);
    const revisions = deployment.revisions.map((revision, index) => ({
        deployment,
        revision,
        number: index + 1
    }));
    const isNew = (number) => number > revisions.length - MOST_REVISIONS;
    const newest = revisions
        .filter(({ revision, number }) => isNew(number) || revision.id === serving)
        .reverse();
    return {
        id: deployment.id,
        name: deployment.name,
        source: deployment.source,
        status: deploymentStatus(deployment, now),
        url: activeAt(deployment, origin),
        local_url: `${origin}/agents/${deployment.id}`,
        secrets: deployment.secrets.map(({ name }) => name),
        revision_count: revisions.length,
        revisions: newest.map((revision) => {
            const rollback_to = rollbackTarget(contents, revision.number);
            return revisionOverview(revision, { serving, rollback_to }, now);
        })
    };
}
const lastChangedFirst = (deployments) => deployments.toReversed().sort((one, other) => other.updated_at - one.updated_at);
function viewOverview({ deployments, now, origin }) {
    const latest = lastChangedFirst(deployments).slice(0, MOST_DEPLOYMENTS);
    return {
        now: overview_timestamp(now),
        deployment_count: deployments.length,
        deployments: latest.map((deployment) => viewDeploymentOverview(deployment, now, origin))
    };
}
function overviewOf({ deployments, now, origin }, id) {
    const deployment = deployments.find((each) => each.id === id.toLowerCase());
    if (deployment === undefined)
        return undefined;
    const { graphs } = activeRevisionOf(deployment, now)?.revision ?? latestRevision(deployment);
    return {
        deployment: viewDeploymentOverview(deployment, now, origin),
        now,
        graphs: graphs.map(({ graph_id }) => graph_id)
    };
}

;// CONCATENATED MODULE: ./lib/emulator/http/operations/local.js









const Advance = schemas/* strictObject */.rej({ advance: Duration });
const Restart = schemas/* strictObject */.rej({ down: Duration.optional().describe('At most 1h. Unset: 0.') })
    .nullish();
const Push = schemas/* strictObject */.rej({
    repo_url: schemas/* string */.YjP().optional().describe('Unset: any repository.'),
    ref: schemas/* string */.YjP().min(1).describe('A bare branch name, or a tag as refs/tags/….'),
    commit_sha: schemas/* string */.YjP().min(1).optional().describe('Unset: a made-up commit.')
})
    .meta({ id: 'EmulatorPush' });
const Pushed = schemas/* strictObject */.rej({
    commit_sha: schemas/* string */.YjP(),
    revisions: schemas/* array */.YOg(schemas/* strictObject */.rej({ deployment_id: schemas/* guid */.OsD(), revision_id: schemas/* guid */.OsD() }))
});
const done = { 204: { description: 'Done.' } };
const changed = { ...done, ...refusals(422) };
const clock = {
    200: json('The time of this server.', schemas/* strictObject */.rej({ now: schemas/* string */.YjP() })),
    ...refusals(422)
};
const add = (kind, summary, entry, { short, example }) => ({
    method: 'POST',
    path: `/_emulator/${kind}`,
    summary,
    body: schemas/* union */.KCZ([entry, schemas/* string */.YjP().describe(`or the short form, \`${short}\``)]),
    example,
    answers: changed
});
const list = (kind, what, entry) => ({
    method: 'GET',
    path: `/_emulator/${kind}`,
    summary: `List the ${kind}`,
    answers: { 200: json(what, schemas/* array */.YOg(entry)) }
});
const clear = (kind, summary = `Forget all ${kind}`) => ({
    method: 'DELETE',
    path: `/_emulator/${kind}`,
    summary,
    answers: done
});
const FAULT_FORMS = {
    short: 'POST /v2/deployments drop-after times=1',
    example: { method: 'GET', path: '/v2/**', kind: 'status', status: 503, times: 3 }
};
const OUTCOME_FORMS = {
    short: 'BUILD_FAILED deployment=support',
    example: { outcome: 'BUILD_FAILED', log: ['npm error 404'] }
};
const AGENT_FORMS = {
    short: 'slow-start=2s throw deployment=support',
    example: { run: 'throw' }
};
const HEAD_EXAMPLE = { ref: 'main', commit_sha: '9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c' };
const LOCAL = {
    add_fault: add('faults', 'Add a fault for the next requests', Fault, FAULT_FORMS),
    list_faults: list('faults', 'The faults still to come.', Fault),
    clear_faults: clear('faults'),
    add_outcome: add('outcomes', 'Add an outcome for the next revisions', Outcome, OUTCOME_FORMS),
    list_outcomes: list('outcomes', 'The outcomes still to come.', Outcome),
    clear_outcomes: clear('outcomes'),
    set_agent: add('agents', 'Set how stock agents behave from now on', AgentBehavior, AGENT_FORMS),
    list_agents: list('agents', 'The behaviors.', AgentBehavior),
    clear_agents: clear('agents'),
    set_head: {
        method: 'POST',
        path: '/_emulator/heads',
        summary: 'Set the commit of a ref; builds nothing',
        body: HeadSeed,
        example: HEAD_EXAMPLE,
        answers: changed
    },
    push: {
        method: 'POST',
        path: '/_emulator/push',
        summary: 'Push to a ref: each deployment of it with build_on_push gets a revision',
        body: Push,
        example: HEAD_EXAMPLE,
        answers: { 200: json('The revisions that were created.', Pushed), ...refusals(422) }
    },
    list_requests: {
        method: 'GET',
        path: '/_emulator/requests',
        summary: 'List the latest requests, without credentials and secret values',
        answers: { 200: json('Oldest first.', schemas/* array */.YOg(RecordedRequest)) }
    },
    clear_requests: clear('requests', 'Forget the requests'),
    overview: {
        method: 'GET',
        path: '/_emulator/overview',
        summary: 'Read what the start page shows: deployments, revisions and their timelines',
        answers: { 200: json('Newest first.', Overview) }
    },
    read_clock: {
        method: 'GET',
        path: '/_emulator/clock',
        summary: 'Read the clock',
        answers: clock
    },
    advance_clock: {
        method: 'POST',
        path: '/_emulator/clock',
        summary: 'Set the clock ahead',
        body: Advance,
        example: { advance: '90s' },
        answers: clock
    },
    reset: {
        method: 'POST',
        path: '/_emulator/reset',
        summary: 'Restore the state at the start, without deployments',
        answers: changed
    },
    restart: {
        method: 'POST',
        path: '/_emulator/restart',
        summary: 'Cut all connections, stay away for a while, and come back with the deployments',
        body: Restart,
        example: { down: '500ms' },
        answers: {
            202: json('It goes down after this answer.', schemas/* strictObject */.rej({ down_ms: schemas/* number */.aig() })),
            ...refusals(422)
        }
    }
};

;// CONCATENATED MODULE: ./lib/emulator/http/operations/public-service.js





const flag = schemas/* stringbool */.uEf({ truthy: ['true', '1'], falsy: ['false', '0'] })
    .meta({ type: 'boolean' });
const NO_EFFECT = 'Has no effect here.';
const PublicDeploymentsQuery = DeploymentsQuery.extend({
    status: schemas/* string */.YjP().optional(),
    deployment_type: schemas/* string */.YjP().optional(),
    deployment_ids: schemas/* string */.YjP().optional().describe('Separated by commas.'),
    url: schemas/* string */.YjP().optional(),
    image_version: schemas/* string */.YjP().optional().describe(NO_EFFECT),
    tag_value_ids: schemas/* string */.YjP().optional().describe(NO_EFFECT),
    remote_reconciled: schemas/* string */.YjP().optional().describe(NO_EFFECT)
});
const PublicRevisionsQuery = PageQuery.extend({
    status: schemas/* string */.YjP().optional().describe('Separated by commas.'),
    remote_reconciled: schemas/* string */.YjP().optional().describe(NO_EFFECT)
});
const DeleteQuery = schemas/* strictObject */.rej({
    delete_tracing_project: flag
        .optional()
        .describe('Otherwise the tracing project stays and reserves the name.'),
    force: flag.optional().describe('Only for a deployment that is being deleted.')
});
const { level, query, start_time, end_time, order, offset } = revision_log/* LogQuery */.FH.shape;
const LogsQuery = schemas/* strictObject */.rej({
    type: schemas/* enum */.k5n(['build', 'deploy']),
    level,
    query,
    start_time,
    end_time,
    order,
    offset,
    limit: coerce/* number */.ai().int().min(1).max(1000).optional().describe('50 when not given.'),
    run_id: schemas/* string */.YjP().optional().describe(NO_EFFECT)
});
const public_service_deployment = json('The deployment.', PublicDeployment);
const PUBLIC_DOCUMENTED = {
    ...DOCUMENTED,
    create_deployment: {
        ...DOCUMENTED.create_deployment,
        body: PublicCreateRequest,
        example: {
            ...DOCUMENTED.create_deployment.example,
            source_config: {
                ...DOCUMENTED.create_deployment.example.source_config,
                build_on_push: false
            }
        },
        answers: {
            ...DOCUMENTED.create_deployment.answers,
            201: json('The deployment, with its first revision.', PublicDeployment)
        }
    },
    read_deployment: {
        ...DOCUMENTED.read_deployment,
        answers: { ...DOCUMENTED.read_deployment.answers, 200: public_service_deployment }
    },
    update_deployment: {
        ...DOCUMENTED.update_deployment,
        description: 'null leaves a field unchanged. A new revision is created if ' +
            'repo_ref, graph_config_path, image_uri, secrets or resource_spec is non-null, or if ' +
            'install_command, build_command, secret_references or deployment_tier changes. ' +
            'An empty list of secrets changes nothing.',
        body: PublicPatchRequest,
        answers: { ...DOCUMENTED.update_deployment.answers, 200: public_service_deployment }
    },
    read_revision: {
        ...DOCUMENTED.read_revision,
        answers: { ...DOCUMENTED.read_revision.answers, 200: json('The revision.', PublicRevision) }
    },
    list_listeners: {
        ...DOCUMENTED.list_listeners,
        answers: {
            ...DOCUMENTED.list_listeners.answers,
            200: json('The listeners.', pageOf(PublicListener))
        }
    }
};
const PUBLIC_EXTENSIONS = {
    ...EXTENSIONS,
    list_deployments: {
        ...EXTENSIONS.list_deployments,
        query: PublicDeploymentsQuery,
        answers: {
            ...EXTENSIONS.list_deployments.answers,
            200: json('A page of deployments.', pageOf(PublicDeployment))
        }
    },
    list_revisions: {
        ...EXTENSIONS.list_revisions,
        query: PublicRevisionsQuery,
        answers: {
            ...EXTENSIONS.list_revisions.answers,
            200: json('A page of revisions.', pageOf(PublicRevision))
        }
    },
    read_listener: {
        ...EXTENSIONS.read_listener,
        answers: { ...EXTENSIONS.read_listener.answers, 200: json('The listener.', PublicListener) }
    },
    delete_deployment: {
        ...EXTENSIONS.delete_deployment,
        query: DeleteQuery,
        answers: { ...EXTENSIONS.delete_deployment.answers, ...refusals(400) }
    },
    redeploy_revision: {
        ...EXTENSIONS.redeploy_revision,
        answers: { ...EXTENSIONS.redeploy_revision.answers, 200: public_service_deployment }
    },
    read_revision_log: {
        method: 'GET',
        path: `${DEPLOYMENT}/revisions/{revision_id}/logs`,
        summary: 'The build log or the deploy log of a revision',
        query: LogsQuery,
        answers: { 200: json('A page of it.', revision_log/* LogPage */.AY), ...refusals(401, 403, 404, 422) }
    }
};

;// CONCATENATED MODULE: ./lib/emulator/http/routes/control-plane.js



function control_plane_page(schema, query) {
    const given = Object.entries(query);
    const isEmpty = ([name, value]) => value === '' && name in PageQuery.shape;
    return valid(schema, Object.fromEntries(given.map((one) => (isEmpty(one) ? [one[0], Number.NaN] : one))), 'query');
}
function documentedHandlers(controlPlane) {
    return {
        create_deployment: ({ body }) => controlPlane.create(body),
        read_deployment: ({ id }) => controlPlane.read(id('deployment_id')),
        update_deployment: ({ id, body }) => controlPlane.patch(id('deployment_id'), body),
        read_revision: ({ id }) => controlPlane.readRevision(id('deployment_id'), id('latest_revision_id')),
        list_integrations: () => ok(controlPlane.integrations),
        list_listeners: ({ query }) => {
            const { limit, offset } = control_plane_page(PageQuery, query);
            return ok({ resources: controlPlane.listeners.slice(offset, offset + limit), offset });
        }
    };
}
function extensionHandlers(controlPlane, deploymentsQuery = EXTENSIONS.list_deployments.query) {
    const readLog = (log) => ({ id, body }) => controlPlane.readLog(id('deployment_id'), id('revision_id'), { log, body });
    return {
        list_deployments: ({ query }) => ok(controlPlane.list(control_plane_page(deploymentsQuery, query))),
        list_revisions: ({ id, query }) => controlPlane.listRevisions(id('deployment_id'), control_plane_page(PageQuery, query)),
        read_listener: ({ id }) => controlPlane.readListener(id('listener_id')),
        delete_deployment: ({ id }) => controlPlane.delete(id('deployment_id')),
        redeploy_revision: ({ id }) => controlPlane.redeploy(id('deployment_id'), id('revision_id')),
        read_deployment_log: ({ id, body }) => controlPlane.readDeployLog(id('deployment_id'), body),
        read_build_log: readLog('build'),
        read_deploy_log: readLog('deploy')
    };
}
function publicExtensionHandlers(controlPlane) {
    return {
        ...extensionHandlers(controlPlane, PUBLIC_EXTENSIONS.list_deployments.query),
        list_revisions: ({ id, query }) => controlPlane.listRevisions(id('deployment_id'), control_plane_page(PUBLIC_EXTENSIONS.list_revisions.query, query)),
        delete_deployment: ({ id, query }) => controlPlane.delete(id('deployment_id'), valid(DeleteQuery, query, 'query')),
        read_revision_log: ({ id, query }) => {
            const { type: log, run_id: _run_id, ...body } = valid(LogsQuery, query, 'query');
            return controlPlane.readLog(id('deployment_id'), id('revision_id'), { log, body });
        }
    };
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/errors.js



function describe(error) {
    if (error instanceof InvalidRequest)
        return { status: 422, detail: error.errors };
    if (error instanceof OptionError) {
        return {
            status: 422,
            detail: [{ loc: ['body'], msg: `Value error, ${error.message}`, type: 'value_error' }]
        };
    }
    const { code, statusCode: status = 500, message } = error;
    if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
        return {
            status: 422,
            detail: [{ loc: ['body'], msg: 'JSON decode error', type: 'json_invalid' }]
        };
    }
    if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
        return {
            status,
            detail: `${message}. Send the body as JSON, with Content-Type: application/json.`
        };
    }
    return { status, detail: status < 500 ? message : `Internal Server Error: ${message}` };
}
function registerErrors(app) {
    app.setErrorHandler((error, _request, reply) => {
        const { status, detail } = describe(error);
        return reply.code(status).send({ detail });
    });
    app.setNotFoundHandler((_request, reply) => reply.code(404).send({ detail: 'Not Found' }));
}
const MOST_LEVELS = 100;
const nested = (values) => values.filter((value) => typeof value === 'object' && value !== null);
function isTooDeep(value) {
    let level = nested([value]);
    for (let depth = 0; depth < MOST_LEVELS && level.length > 0; depth++) {
        level = nested(level.flatMap((one) => Object.values(one)));
    }
    return level.length > 0;
}
function errors_textOf(body) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(body);
    }
    catch {
        return undefined;
    }
}
function registerJson(app) {
    const parse = app.getDefaultJsonParser('ignore', 'ignore');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
        const text = errors_textOf(body);
        if (text === undefined)
            return done(Object.assign(new Error('The body is not UTF-8'), { statusCode: 400 }));
        if (text === '')
            return done(null, undefined);
        return void parse(request, text, (error, value) => {
            if (error === null && isTooDeep(value))
                done(new OptionError(`more than ${MOST_LEVELS} levels`));
            else
                done(error, value);
        });
    });
}
function watchMethods(app) {
    const byPath = new Map();
    app.addHook('onRoute', ({ method, url }) => {
        const methods = byPath.get(url) ?? new Set();
        for (const one of [method].flat())
            methods.add(one);
        byPath.set(url, methods);
    });
    const all = external_node_http_.METHODS.filter((method) => method !== 'CONNECT');
    for (const method of all)
        if (!app.supportedMethods.includes(method))
            app.addHttpMethod(method);
    return {
        refuseOthers() {
            for (const [url, methods] of byPath) {
                const allow = [...methods].join(', ');
                const refuse = (_request, reply) => void reply.code(405).header('allow', allow).send({ detail: 'Method Not Allowed' });
                const method = all.filter((one) => !methods.has(one));
                if (method.length > 0)
                    app.route({ method, url, exposeHeadRoute: false, onRequest: refuse, handler: () => { } });
            }
        }
    };
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/faulting.js






const never = () => new Promise(() => { });
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const SPOILING = new Set(['truncate', 'garbage', 'wrong-type']);
const phaseOf = ({ kind, when = 'before' }) => (SPOILING.has(kind) ? 'after' : when);
function retryAfter(value) {
    if (typeof value === 'number')
        return String(value);
    return new Date(Date.now() + Number(value.slice('date:'.length)) * 1_000).toUTCString();
}
function answerWith(fault, reply) {
    if (fault.kind === 'redirect') {
        reply
            .code(fault.status ?? 307)
            .header('location', fault.location ?? 'http://127.0.0.1:9/elsewhere');
        return fault.body ?? '';
    }
    reply.header('content-type', 'application/json; charset=utf-8');
    if (fault.kind === 'garbage')
        return fault.body ?? '<html>\u0000 this is {not JSON';
    if (fault.kind === 'wrong-type')
        return fault.body ?? '["not", "what", 1, "expects"]';
    reply.code(fault.status ?? 503);
    if (fault.retry_after !== undefined)
        reply.header('retry-after', retryAfter(fault.retry_after));
    return fault.body ?? JSON.stringify({ detail: `Scripted fault: ${fault.status ?? 503}.` });
}
function sendHalf(payload, reply) {
    const bytes = Buffer.from(typeof payload === 'string' ? payload : '{"detail":"half of this"}');
    reply.raw.writeHead(reply.statusCode, {
        'content-type': 'application/json',
        'content-length': bytes.length
    });
    reply.raw.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => reply.raw.destroy());
}
async function slowly({ delay = '1s' }, signal) {
    await (0,external_node_timers_promises_.setTimeout)(Math.min(durationMs(delay), LONGEST_TIMER_MS), undefined, {
        signal,
        ref: false
    }).catch(() => { });
}
async function carryOut(fault, reply, { payload, closing }) {
    switch (fault.kind) {
        case 'slow':
            await slowly(fault, closing);
            return undefined;
        case 'hang':
            return never();
        case 'drop':
            reply.raw.destroy();
            return never();
        case 'truncate':
            sendHalf(payload, reply);
            return never();
        case 'garbage':
        case 'redirect':
        case 'status':
        case 'wrong-type':
            return answerWith(fault, reply);
    }
}
function startRecord(request, fault, core) {
    return {
        at: new Date().toISOString(),
        method: request.method,
        url: request.url,
        ...describeUrl(request.url, core.controlPlane),
        schemes: schemesUsed(request.headers),
        body: undefined,
        status: null,
        ms: null,
        fault: fault === undefined ? null : faultName(fault)
    };
}
const isOurs = (path) => /^\/($|(_emulator|docs|openapi\.json|favicon\.ico|o)(\/|$)|agents\/[^/]+$)/.test(path);
async function unsaved(core) {
    try {
        await core.state?.settled();
        return undefined;
    }
    catch (error) {
        return `Cannot save the state: ${error instanceof Error ? error.message : String(error)}`;
    }
}
function registerFaults(app, core, { closing, onRequest }) {
    const passages = new WeakMap();
    app.addHook('onRequest', (request, reply, done) => {
        const path = request.url.split('?', 1)[0] ?? '/';
        if (isOurs(path))
            return done();
        const started = performance.now();
        const fault = core.faults.take((one) => isFaultOf(one, { method: request.method, path }));
        const record = startRecord(request, fault, core);
        passages.set(request, { record, fault });
        core.requestLog.add(record, Number(request.headers['content-length'] ?? 0));
        reply.raw.once('close', () => {
            record.ms = Math.round((performance.now() - started) * 10) / 10;
            record.status = reply.raw.writableFinished ? reply.raw.statusCode : null;
            onRequest?.(record);
        });
        if (fault === undefined || phaseOf(fault) !== 'before')
            return done();
        return carryOut(fault, reply, { closing }).then((body) => body === undefined ? undefined : reply.send(body));
    });
    app.addHook('preValidation', (request, _reply, done) => {
        const passage = passages.get(request);
        if (passage !== undefined && !(request.body instanceof external_node_stream_.Readable))
            passage.record.body = request.body;
        done();
    });
    app.addHook('onSend', (request, reply, payload, done) => {
        const fault = passages.get(request)?.fault;
        const spoilt = fault !== undefined && phaseOf(fault) === 'after' ? fault : undefined;
        if (spoilt === undefined && (core.state?.isSettled() ?? true))
            return done(null, payload);
        return unsaved(core).then((detail) => {
            if (detail === undefined) {
                return spoilt
                    ? carryOut(spoilt, reply, { payload, closing }).then((body) => body ?? payload)
                    : payload;
            }
            reply.code(500).header('content-type', 'application/json; charset=utf-8');
            return JSON.stringify({ detail });
        });
    });
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/hosts.js

function isOwn(host, names) {
    const name = host.toLowerCase();
    return ((0,external_node_net_.isIP)(name.replace(/^\[(.*)\]$/, '$1')) !== 0 ||
        /^(.+\.)?localhost$/.test(name) ||
        names.has(name));
}
function hostOf(text) {
    const url = `http://${text}`;
    return URL.canParse(url) ? new URL(url).hostname : undefined;
}
const LOOPBACK = /^(?:(.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
function isOwnOrigin(origin, host) {
    const own = `http://${host ?? ''}`;
    if (!URL.canParse(origin) || !URL.canParse(own))
        return false;
    const from = new URL(origin);
    const to = new URL(own);
    const isThisMachine = from.hostname === to.hostname || LOOPBACK.test(from.hostname);
    return isThisMachine && from.port === to.port;
}
function isFetchedByOthers({ 'sec-fetch-site': site, 'sec-fetch-mode': mode }) {
    return site !== undefined && site !== 'same-origin' && site !== 'none' && mode !== 'navigate';
}
function whyRefused(headers, own) {
    const because = (header, value) => `Refused: ${header} ${JSON.stringify(value)} is not allowed here.`;
    const { host: asked, origin } = headers;
    const host = asked === undefined ? undefined : hostOf(asked);
    const isForeign = host === undefined || !isOwn(host, own);
    if (asked !== undefined && isForeign) {
        const mend = host === undefined ? '' : ` To allow it, start with --allow-host ${host}.`;
        return because('host', asked) + mend;
    }
    if (origin !== undefined && !isOwnOrigin(origin, asked))
        return because('origin', origin);
    return isFetchedByOthers(headers)
        ? because('sec-fetch-site', String(headers['sec-fetch-site']))
        : undefined;
}
function refuseOtherHosts(app, names) {
    const own = new Set(names.map((name) => name.toLowerCase()));
    app.addHook('onRequest', (request, reply, done) => {
        const detail = whyRefused(request.headers, own);
        if (detail === undefined)
            done();
        else
            void reply.code(421).send({ detail });
    });
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/local.js






const LONGEST_DOWN_MS = 3_600_000;
const after = (act) => (asked) => {
    act(asked);
    return NO_CONTENT;
};
const adds = (scripted, { short, example }) => after(({ body }) => {
    try {
        scripted.add(typeof body === 'string' ? body : valid(scripted.form.schema, body));
    }
    catch (error) {
        if (error instanceof OptionError)
            throw new OptionError(`${error.message} As an object: ${JSON.stringify(example)}`);
        if (!(error instanceof InvalidRequest))
            throw error;
        const msg = `Value error, a text such as ${JSON.stringify(short)} can be sent, too`;
        throw new InvalidRequest([...error.errors, { loc: ['body'], msg, type: 'value_error' }]);
    }
});
function localHandlers(core, restart) {
    const { faults, outcomes, behaviors, requestLog, serverClock, controlPlane } = core;
    const now = () => ok({ now: new Date(serverClock.now()).toISOString() });
    return {
        add_fault: adds(faults, FAULT_FORMS),
        list_faults: () => ok(faults.list()),
        clear_faults: after(() => faults.clear()),
        add_outcome: adds(outcomes, OUTCOME_FORMS),
        list_outcomes: () => ok(outcomes.list()),
        clear_outcomes: after(() => outcomes.clear()),
        set_agent: adds(behaviors, AGENT_FORMS),
        list_agents: () => ok(behaviors.list()),
        clear_agents: after(() => behaviors.clear()),
        set_head: after(({ body }) => core.setHead(valid(HeadSeed, body))),
        push: ({ body }) => ok(core.push(valid(Push, body))),
        list_requests: () => ok(requestLog.shown()),
        clear_requests: after(() => requestLog.clear()),
        overview: () => ok(viewOverview(controlPlane.snapshot())),
        read_clock: now,
        advance_clock: ({ body }) => {
            core.advance(valid(Advance, body).advance);
            return now();
        },
        reset: after(() => core.reset()),
        restart: ({ body, reply }) => {
            const down = durationMs(valid(Restart, body)?.down ?? 0);
            if (down > LONGEST_DOWN_MS)
                throw new OptionError('down is longer than 1 hour. Use a shorter duration.');
            reply.raw.once('finish', () => restart(down));
            return { status: 202, body: { down_ms: down } };
        }
    };
}

// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
;// CONCATENATED MODULE: ./lib/emulator/http/start-page/shell-commands.js

const inApostrophes = (text, apostrophe) => `'${text.replaceAll("'", apostrophe)}'`;
const forBash = (text) => inApostrophes(text, String.raw `'\''`);
const forPowerShell = (text) => inApostrophes(text, "''");
const SHELLS = {
    bash: {
        label: 'bash or zsh',
        lineEnd: ' \\\n',
        quote: forBash,
        setVariable: (name, value) => `${name}=${forBash(value)} \\\n`
    },
    powershell: {
        label: 'PowerShell',
        lineEnd: ' `\n',
        quote: forPowerShell,
        setVariable: (name, value) => `$env:${name} = ${forPowerShell(value)}\n`
    },
    cmd: {
        label: 'cmd',
        lineEnd: ' ^\n',
        quote: (text) => `"${text.replaceAll('"', '""')}"`,
        setVariable: (name, value) => `set "${name}=${value}"\n`
    }
};
function writeCommand(name, { variables = {}, start, options = [], body }) {
    const { quote, setVariable, lineEnd } = SHELLS[name];
    const settings = Object.entries(variables).map(([key, value]) => setVariable(key, value));
    const isPiped = name === 'powershell' && body !== undefined;
    const program = name === 'powershell' ? start.replace(/^curl\b/, 'curl.exe') : start;
    const input = isPiped ? `${quote(body)} | ` : '';
    const data = body === undefined ? [] : [['-d', isPiped ? '@-' : body]];
    const lines = [...options, ...data].map(([flag, value]) => `  ${flag} ${quote(value)}`);
    return settings.join('') + [input + program, ...lines].join(lineEnd);
}
function inEachShell(command) {
    const names = Object.keys(SHELLS);
    const forms = names.map((name) => {
        const text = writeCommand(name, command);
        return html `<pre tabindex="0" data-shell="${name}">${text}</pre>`;
    });
    return html `${forms}`;
}
function shellChoice() {
    const options = Object.entries(SHELLS).map(([name, { label }]) => html `<option value="${name}">${label}</option>`);
    return html `<label>Commands for <select id="shell" disabled>${options}</select></label>`;
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/connect.js







function inputsOf({ deployments, now }) {
    const serving = lastChangedFirst(deployments).flatMap((deployment) => activeRevisionOf(deployment, now) ?? []);
    const source = serving.find(({ deployment }) => !(0,preview_name/* isPreviewName */.En)(deployment.name)) ?? serving[0];
    const name = ['name', source?.deployment.name ?? 'support'];
    const code = source?.revision.source_revision_config ?? NO_CODE;
    const { graph_config_path, image_uri, repo_ref } = code;
    if (image_uri !== null)
        return { deployment: [name, ['image_uri', withoutSecretsInUrls(image_uri)]], code: [] };
    const repo_url = source?.deployment.source_config.repo_url ?? 'https://github.com/acme/agent';
    return {
        deployment: [name, ['graph_config_path', graph_config_path ?? 'agent.json']],
        code: [
            ['repo_url', withoutSecretsInUrls(repo_url)],
            ['repo_ref', repo_ref ?? 'main']
        ]
    };
}
const NO_CODE = complete('source_revision_config', {});
function credentialHeader({ credential: { input, value } }) {
    if (input === 'bearer_token')
        return `Authorization: Bearer ${value}`;
    return `${input === 'api_key' ? 'X-Api-Key' : 'X-Tenant-Id'}: ${value}`;
}
const scalar = (text) => /^[\w./:-]*[\w/]$/.test(text) && !/^[\d.]+$/.test(text) ? text : JSON.stringify(text);
function stepInputs({ base_url, credential, dialect, deployment }) {
    const words = dialect === 'neutral' ? [] : [['api_dialect', dialect]];
    return [['base_url', base_url], [credential.input, credential.value], ...words, ...deployment];
}
function stepFor(connection) {
    const inputs = stepInputs(connection);
    const lines = inputs.map(([name, value]) => `    ${name}: ${scalar(value)}`);
    return ['- uses: deploy-agent-server/deploy-agent-server@v1', '  with:', ...lines].join('\n');
}
function commandFor(connection) {
    const { credential, code } = connection;
    const inputs = stepInputs(connection).filter(([input]) => input !== credential.input);
    return inEachShell({
        variables: { [`DEPLOY_AGENT_SERVER_${credential.input.toUpperCase()}`]: credential.value },
        start: 'node dist/cli/index.js deploy',
        options: [...inputs, ...code].map(([input, text]) => [`--${input.replaceAll('_', '-')}`, text])
    });
}
function curl(url, { headers = [], body } = {}) {
    const all = body === undefined ? headers : [...headers, 'Content-Type: application/json'];
    return inEachShell({ start: `curl ${url}`, options: all.map((header) => ['-H', header]), body });
}
function connectBox(connection) {
    const { base_url, credential, isOpen } = connection;
    return html `<section class="card" id="connect" aria-labelledby="connect-title">
<h2 id="connect-title">Connect</h2>
${copyable(html `<code>base_url</code>`, base_url)}
${copyable(html `<code>${credential.input}</code>`, credential.value)}
${isOpen ? html `<p class="quiet">Any other value works too, because no key was set.</p>` : null}
${copyable('Workflow step', stepFor(connection))}
${copyable('Or in a terminal, in a clone of the action', commandFor(connection))}
<p class="quiet">This address works only on this machine: run the step here with
<code>act</code>, or in the job that started this server.</p>
</section>`;
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/deployment-card.js


const SHOWN_REVISIONS = 3;
function readableDuration(ms) {
    if (ms < 9_950)
        return `${(ms / 1_000).toFixed(1).replace(/\.0$/, '')} s`;
    const seconds = Math.round(ms / 1_000);
    const h = Math.floor(seconds / 3_600);
    const min = Math.floor(seconds / 60) % 60;
    const s = seconds % 60;
    if (h > 0)
        return min === 0 ? `${h} h` : `${h} h ${min} min`;
    if (min === 0)
        return `${s} s`;
    return s === 0 ? `${min} min` : `${min} min ${s} s`;
}
function phasesOf({ timeline }, now) {
    const times = timeline.map(({ since }) => Date.parse(since));
    return timeline.flatMap(({ status }, index) => {
        const isLast = index === timeline.length - 1;
        if (isLast && isOver(status))
            return [];
        const ms = Math.max(0, (times[index + 1] ?? now) - (times[index] ?? now));
        return [{ status, ms, isCurrent: isLast }];
    });
}
const totalOf = (revision, now) => phasesOf(revision, now).reduce((total, { ms }) => total + ms, 0);
function kindOf(status) {
    if (/^(CREATING|QUEUED|AWAITING_.*)$/.test(status))
        return 'waits';
    if (status === 'BUILDING')
        return 'builds';
    return status === 'DEPLOYING' ? 'deploys' : 'other';
}
const WIDTH = 1_000;
const LEAST = 4;
const CAP = 8;
function timelineBar(revision, { now, longest }) {
    const phases = phasesOf(revision, now);
    let x = 0;
    const pieces = phases.map(({ status, ms, isCurrent }) => {
        const width = Math.max(LEAST, Math.round((ms / Math.max(1, longest)) * WIDTH));
        const kind = isCurrent ? `${kindOf(status)} current` : kindOf(status);
        const title = html `<title>${status} ${readableDuration(ms)}</title>`;
        const piece = html `<rect class="${kind}" x="${x}" width="${width}" height="10">${title}</rect>`;
        x += width;
        return piece;
    });
    if (hasFailed(revision.status))
        pieces.push(html `<rect class="failed" x="${x}" width="${CAP}" height="10"></rect>`);
    const said = phases.map(({ status, ms }) => `${status} ${readableDuration(ms)}`).join(', ');
    const viewBox = `0 0 ${Math.max(WIDTH, x) + CAP} 10`;
    return html `<svg class="bar" role="img" aria-label="${said}" viewBox="${viewBox}"
 preserveAspectRatio="none">${pieces}</svg>`;
}
function phaseList(revision, now) {
    const items = phasesOf(revision, now).map(({ status, ms }) => html `<li class="${kindOf(status)}"><span>${status}</span> ${readableDuration(ms)}</li>`);
    return html `<ol class="phases">${items}</ol>`;
}
function moodOf(status) {
    if (status === 'DEPLOYED')
        return 'good';
    if (hasFailed(status))
        return 'bad';
    return status === 'SKIPPED' ? 'quiet' : 'busy';
}
const chip = (mood, text) => html `<span class="chip ${mood}">${text}</span>`;
function servingChip({ status, revisions }) {
    const serving = revisions.find(({ serves }) => serves);
    const [latest] = revisions;
    if (status === 'AWAITING_DELETE')
        return chip('quiet', 'Being deleted');
    const what = serving === undefined ? 'Nothing is serving' : `Revision ${serving.number} is serving`;
    if (latest !== undefined && !isOver(latest.status)) {
        return chip('busy', `${what} · revision ${latest.number} is ${latest.status}`);
    }
    if (serving === undefined)
        return chip('bad', what);
    return hasFailed(latest?.status ?? '')
        ? chip('bad', `${what} · revision ${latest?.number} failed`)
        : chip('good', what);
}
function codeOf({ code, repo_commit_sha }) {
    const commit = repo_commit_sha === null
        ? null
        : html ` <code title="${repo_commit_sha}">${repo_commit_sha.slice(0, 7)}</code>`;
    const shown = code?.replace(/(@sha256:[0-9a-f]{12})[0-9a-f]+$/, '$1…');
    return html `<span class="code" title="${code}">${shown}${commit}</span>`;
}
function startTime({ timeline: [first] }) {
    const at = first?.since ?? '';
    return html `<time datetime="${at}">${at.slice(11, 19)} UTC</time>`;
}
function deployment_card_failureOf(revision, id) {
    const { problem, log, number } = revision;
    if (log.length === 0 && problem === null)
        return null;
    if (log.length === 0)
        return html `<div class="failure"><p>${problem}</p></div>`;
    return html `<div class="failure"><p>${problem}</p>
<details id="log-${id}-${number}">
<summary>Show the log (${counted(log.length, 'line')})</summary>
<pre tabindex="0">${log.join('\n')}</pre>
</details></div>`;
}
function revisionItem(revision, deployment, scale) {
    const { number, id, status, serves, rollback_to } = revision;
    const isLatest = number === deployment.revision_count;
    const isQuiet = !isLatest && !serves;
    const chips = [
        chip(moodOf(status), status),
        serves ? html ` ${chip('good solid', 'serving')}` : null,
        rollback_to === null ? null : html ` ${chip('quiet', `rollback to #${rollback_to}`)}`
    ];
    const total = readableDuration(totalOf(revision, scale.now));
    const duration = isOver(status) ? total : `${total} so far`;
    const phases = isQuiet ? null : phaseList(revision, scale.now);
    return html `<li class="revision${isQuiet ? ' earlier' : ''}">
<div class="line"><strong>#${number}</strong> ${chips} ${codeOf(revision)}
<span class="when">${startTime(revision)} · ${duration}</span></div>
${timelineBar(revision, scale)}
<div class="line details">${phases}${identifier(id)}</div>
${deployment_card_failureOf(revision, deployment.id)}
</li>`;
}
function revisionLists(deployment, scale) {
    const { revisions, revision_count, id } = deployment;
    const isShown = ({ serves }, index) => index < SHOWN_REVISIONS || serves;
    const item = (revision) => revisionItem(revision, deployment, scale);
    const folded = revisions.filter((revision, index) => !isShown(revision, index));
    const shown = html `<ol class="revisions">${revisions.filter(isShown).map(item)}</ol>`;
    if (folded.length === 0)
        return shown;
    const hidden = revision_count - revisions.length;
    const cut = hidden > 0 ? `; ${hidden} older ones are not shown` : '';
    return html `${shown}
<details id="earlier-${id}">
<summary>${counted(folded.length, 'earlier revision')}${cut}</summary>
<ol class="revisions">${folded.map(item)}</ol>
</details>`;
}
const newsOf = ({ name, revisions: [latest] }) => latest === undefined ? name : `${name}: revision ${latest.number} is ${latest.status}`;
const expectedTotal = (revision, now) => Math.max(totalOf(revision, now), isOver(revision.status) ? 0 : revision.planned_ms);
function revisionsOf(deployment, now) {
    const longest = Math.max(...deployment.revisions.map((revision) => expectedTotal(revision, now)));
    return revisionLists(deployment, { now, longest });
}
function factsOf({ source, url, local_url, secrets }) {
    const named = secrets.length === 0 ? 'no secrets' : `secrets: ${secrets.join(', ')}`;
    const docs = html_link(`${local_url}/docs`, 'API docs');
    return html `<p class="facts">${html_link(url)} · ${docs} · ${source} · ${named}</p>`;
}
function deploymentCard(deployment, now) {
    const { id, name, local_url } = deployment;
    const news = newsOf(deployment);
    return html `<section class="card" id="deployment-${id}" aria-labelledby="name-${id}"
 data-news="${news}">
<div class="line"><h2 id="name-${id}">${html_link(local_url, name)}</h2>${servingChip(deployment)}</div>
${factsOf(deployment)}
${revisionsOf(deployment, now)}
</section>`;
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/pages.js





function emptyCard() {
    return html `<section class="card" id="empty" aria-labelledby="empty-title">
<h2 id="empty-title">No deployments yet</h2>
<p>A deployment appears here as soon as it is created. To deploy here, copy the workflow step
or the command under <a href="#connect">Connect</a>.</p>
</section>`;
}
function summaryOf({ deployments, deployment_count }) {
    const serving = deployments.filter(({ revisions }) => revisions.some(({ serves }) => serves)).length;
    const statuses = deployments.flatMap(({ revisions: [latest] }) => latest?.status ?? []);
    const rollouts = statuses.filter((status) => !isOver(status)).length;
    const failed = statuses.filter(hasFailed).length;
    const isCut = deployment_count > deployments.length;
    const among = isCut ? `of the ${deployments.length} that changed last, which are shown: ` : '';
    const verb = serving === 1 ? 'is' : 'are';
    const facts = [
        counted(deployment_count, 'deployment'),
        `${among}${serving} ${verb} serving`,
        ...(failed === 0 ? [] : [`${failed} failed`]),
        ...(rollouts === 0 ? [] : [`${counted(rollouts, 'rollout')} in progress`])
    ];
    return html `<p id="summary" class="quiet">${facts.join(' · ')}</p>`;
}
function startPage({ overview, connection, scripted, requests }) {
    const now = Date.parse(overview.now);
    const { deployments } = overview;
    const cards = deployments.length === 0
        ? emptyCard()
        : deployments.map((deployment) => deploymentCard(deployment, now));
    const summary = deployments.length === 0 ? null : summaryOf(overview);
    const main = html `<h1 class="for-readers">Local control plane</h1>
<div class="columns">
<div id="deployments">${summary}${cards}${requests}</div>
<div id="aside">${connectBox(connection)}${scripted}</div>
</div>`;
    return page('Local control plane', main, shellChoice());
}
function endpointsOf({ local_url }, { connection, graphs, program }) {
    const headers = [credentialHeader(connection)];
    const run = {
        assistant_id: graphs[0] ?? 'agent',
        input: { messages: [{ role: 'user', content: 'Hello' }] },
        stream_mode: 'updates'
    };
    const endpoints = [
        ['GET /ok', 'is it up? Needs no key', curl(`${local_url}/ok`)],
        ['GET /info', 'which revision serves', curl(`${local_url}/info`, { headers })],
        [
            'POST /assistants/search',
            'its assistants',
            curl(`${local_url}/assistants/search`, { headers, body: '{}' })
        ],
        [
            'POST /runs/stream',
            'run an assistant',
            curl(`${local_url}/runs/stream`, { headers, body: JSON.stringify(run) })
        ]
    ];
    const shown = program === undefined ? endpoints : endpoints.slice(0, 2);
    const boxes = shown.map(([name, what, command]) => {
        const label = html `<code>${name}</code> <span class="quiet">${what}</span>`;
        return copyable(label, command);
    });
    return html `${boxes}`;
}
function agentPage(shown) {
    const { deployment, now, program } = shown;
    const { id, name, local_url, status } = deployment;
    const behind = program === undefined
        ? html `A stock graph answers here: it repeats what it is told, without a model.`
        : html `Your program answers here: <code>${program}</code>.`;
    const main = html `<p><a href="/">All deployments</a></p>
<section class="card" id="deployment">
<div class="line"><h1>${name}</h1>${servingChip(deployment)}</div>
${factsOf(deployment)}
<p class="facts">Status ${status} · ${identifier(id)}</p>
</section>
<section class="card" id="endpoints" aria-labelledby="endpoints-title">
<h2 id="endpoints-title">Agent server</h2>
<p>${behind} Try it in the ${html_link(`${local_url}/docs`, 'API docs')}, or with curl:</p>
${endpointsOf(deployment, shown)}
</section>
<section class="card" id="revisions" aria-labelledby="revisions-title">
<h2 id="revisions-title">Revisions</h2>
${revisionsOf(deployment, now)}
</section>`;
    return page(`${name} – local control plane`, main, shellChoice());
}
function missingPage(id) {
    const main = html `<section class="card" id="missing">
<h1>No such deployment</h1>
<p>No deployment has the id <code>${id}</code>. It may have been deleted, or the local control
plane was restarted without <code>--state</code>.</p>
<p><a href="/">All deployments</a></p>
</section>`;
    return page('No such deployment – local control plane', main);
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/requests.js

const MOST_ROWS = 15;
const COMPARED = ['method', 'short_url', 'resource', 'status', 'fault'];
const requests_isSame = (row, other) => COMPARED.every((name) => row[name] === other[name]);
function rowsOf(requests) {
    const rows = [];
    for (const request of requests.toReversed()) {
        const row = { ...request, times: 1 };
        const last = rows.at(-1);
        if (last !== undefined && requests_isSame(last, row))
            last.times++;
        else if (rows.length === MOST_ROWS)
            break;
        else
            rows.push(row);
    }
    return rows;
}
const isPending = ({ status, ms }) => status === null && ms === null;
function requests_moodOf(row) {
    if (row.fault === null && isPending(row))
        return 'quiet';
    const isGood = row.status !== null && row.status < 400;
    return row.fault === null && isGood ? 'quiet' : 'bad';
}
function rowOf(row) {
    const { at, method, short_url, resource, status, fault, times } = row;
    const answer = isPending(row) ? '…' : 'no answer';
    const notes = [
        resource === null ? null : html ` <span>${resource}</span>`,
        times > 1 ? html ` <span class="times">× ${times}</span>` : null,
        fault === null ? null : html ` <span class="chip bad">fault: ${fault}</span>`
    ];
    return html `<tr class="${requests_moodOf(row)}">
<td><time datetime="${at}">${at.slice(11, 19)} UTC</time></td>
<td class="path"><code>${method} ${short_url}</code>${notes}</td>
<td>${status ?? answer}</td>
</tr>`;
}
function requestsBox(requests) {
    if (requests.length === 0)
        return null;
    return html `<section class="card" id="requests" aria-labelledby="requests-title">
<div class="line"><h2 id="requests-title">Requests</h2>
<a href="/_emulator/requests">All with bodies, as JSON</a></div>
<table><thead class="for-readers">
<tr><th scope="col">Time</th><th scope="col">Request</th><th scope="col">Status</th></tr>
</thead>
<tbody>${rowsOf(requests).map(rowOf)}</tbody></table>
</section>`;
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/scripted.js





function next(what, times = 1) {
    if (times === 'always')
        return `Every ${what}`;
    return times === 1 ? `Next ${what}` : `Next ${times} ${what}s`;
}
function entriesOf({ faults, outcomes, behaviors }) {
    const once = { times: undefined };
    return [
        ...outcomes
            .list()
            .map((one) => ({ to: next('revision', one.times), text: writeOutcome({ ...one, ...once }) })),
        ...faults
            .list()
            .map((one) => ({ to: next('request', one.times), text: writeFault({ ...one, ...once }) })),
        ...behaviors.list().map((one) => ({ to: 'Agents', text: writeBehavior(one) }))
    ];
}
function listOf(entries) {
    if (entries.length === 0)
        return html `<p>No failure is planned. The next revision becomes <code>DEPLOYED</code>,
and no request fails.</p>`;
    const items = entries.map(({ to, text }) => html `<dt>${to}</dt><dd><code>${text}</code></dd>`);
    return html `<dl class="scripted">${items}</dl>`;
}
function scriptedBox(script, origin) {
    const entries = entriesOf(script);
    const doable = (label, path, body) => {
        const address = `/_emulator/${path}`;
        const button = html `<button type="button" hidden
 data-post="${address}" data-body="${body}">Do it</button>`;
        return copyable(label, curl(origin + address, { body }), button);
    };
    const scripting = (label, path, short) => doable(label, path, JSON.stringify(short));
    return html `<section class="card" id="scripted" aria-labelledby="scripted-title">
<h2 id="scripted-title">What happens next</h2>
${listOf(entries)}
${scripting('Make the next build fail', 'outcomes', 'BUILD_FAILED')}
${scripting('Answer the next 3 reads with 503', 'faults', 'GET /v2/** 503 times=3')}
<details id="more-commands"><summary>More commands</summary>
${scripting('Make agents throw during a run', 'agents', 'throw')}
${doable('Set the clock ahead', 'clock', '{"advance": "90s"}')}
${copyable('Start over, without deployments', curl(`-X POST ${origin}/_emulator/reset`))}
<p><a href="/docs#/local">All commands</a></p>
</details>
</section>`;
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/routes.js








const routes_CONTENT_SECURITY_POLICY = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'"
].join('; ');
const routes_FILES = [
    {
        path: '/_emulator/page.css',
        type: 'text/css',
        text: (0,external_node_fs_.readFileSync)(__webpack_require__.ab + "page.css", 'utf8')
    },
    {
        path: '/_emulator/page.js',
        type: 'text/javascript',
        text: (0,external_node_fs_.readFileSync)(__webpack_require__.ab + "page.js", 'utf8')
    },
    { path: '/_emulator/logo.svg', type: 'image/svg+xml', text: LOGO },
    { path: '/favicon.ico', type: 'image/svg+xml', text: LOGO }
];
const LATEST_REQUESTS = 300;
function connectionOf(core, options) {
    const { input, value = '<the one that it was started with>', isOpen } = credentialOf(options);
    return {
        base_url: core.origin,
        credential: { input, value },
        isOpen,
        dialect: options.dialect ?? 'neutral',
        ...inputsOf(core.controlPlane.snapshot())
    };
}
function sendPage(reply, text, type = 'text/html') {
    return reply
        .type(`${type}; charset=utf-8`)
        .headers({
        'content-security-policy': routes_CONTENT_SECURITY_POLICY,
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cache-control': 'no-store'
    })
        .send(text);
}
function deploymentPages(app, core, options) {
    app.get('/agents/:deployment_id', ({ params: { deployment_id } }, reply) => {
        const found = overviewOf(core.controlPlane.snapshot(), deployment_id);
        if (found === undefined)
            return sendPage(reply.code(404), missingPage(deployment_id));
        const program = options.agentCommand;
        return sendPage(reply, agentPage({ ...found, connection: connectionOf(core, options), program }));
    });
    const toPage = ({ params }, reply) => reply.redirect(`/agents/${encodeURIComponent(params.deployment_id)}`);
    if (options.agentCommand === undefined)
        app.get('/agents/:deployment_id/', toPage);
    app.get('/o/:tenant_id/host/deployments/:deployment_id', toPage);
}
function pageRoutes(app, core, options) {
    app.get('/', (_request, reply) => sendPage(reply, startPage({
        overview: viewOverview(core.controlPlane.snapshot()),
        connection: connectionOf(core, options),
        scripted: scriptedBox(core, core.origin),
        requests: requestsBox(core.requestLog.shown(LATEST_REQUESTS))
    })));
    for (const { path, type, text } of routes_FILES) {
        app.get(path, (_request, reply) => sendPage(reply, text, type));
    }
    deploymentPages(app, core, options);
}

;// CONCATENATED MODULE: ./lib/emulator/http/server.js


















const BODY_LIMIT = 4 * 1024 * 1024;
function createApp(bodyLimit) {
    return fastify({
        logger: false,
        bodyLimit,
        forceCloseConnections: true,
        routerOptions: { maxParamLength: 2_000 },
        frameworkErrors: (error, _request, reply) => {
            void reply.code(error.statusCode ?? 400).send({ detail: error.message });
        }
    });
}
function controlPlaneRoutes(app, core, options) {
    const { controlPlane, dialect } = core;
    const { apiKeys = [], tenantIds = [], bearerTokens = [], documentedOnly } = options;
    const keys = { api_key: apiKeys, tenant_id: tenantIds, bearer: bearerTokens };
    const onRequest = (request, reply, done) => {
        const refusal = refuseCredentials(request.headers, keys);
        if (refusal === undefined)
            done();
        else
            void reply.code(refusal.status).send({ detail: refusal.detail });
    };
    const how = { ...edgeOf(dialect), onRequest };
    const isPublic = dialect !== contract_dialect/* NEUTRAL */.qm;
    const documented = isPublic ? PUBLIC_DOCUMENTED : DOCUMENTED;
    const spoken = spokenOperations(documented, dialect.words);
    serveOperations(app, spoken, documentedHandlers(controlPlane), how);
    const absent = () => ({ status: 404, body: { detail: 'Not Found' } });
    const extensions = isPublic ? PUBLIC_EXTENSIONS : EXTENSIONS;
    const handlersOf = isPublic ? publicExtensionHandlers : extensionHandlers;
    const handlers = documentedOnly === true ? handleAll(extensions, absent) : handlersOf(controlPlane);
    serveOperations(app, extensions, handlers, how);
}
const ALL_ADDRESSES = new Set(['0.0.0.0', '::', '::ffff:0.0.0.0']);
function originOf(host, { address: bound, port }) {
    const reached = ALL_ADDRESSES.has(bound) ? '127.0.0.1' : host;
    return `http://${reached.includes(':') ? `[${reached}]` : reached}:${port}`;
}
function listenAgain(app, address) {
    return new Promise((resolve, reject) => {
        app.server.once('error', reject);
        app.server.listen(address, () => {
            app.server.off('error', reject);
            resolve();
        });
    });
}
async function restartServer(app, core, { down, closing, ...address }) {
    const closed = new Promise((resolve) => app.server.close(resolve));
    app.server.closeAllConnections();
    await closed;
    await core.fleet?.stopAll();
    await (0,external_node_timers_promises_.setTimeout)(down, undefined, { signal: closing }).catch(() => { });
    if (!closing.aborted)
        await listenAgain(app, address);
}
const STATUS_PERIOD_MS = 200;
function watchStatuses({ controlPlane, serverClock }, { onStatus }) {
    if (onStatus === undefined)
        return undefined;
    const changes = new StatusChanges();
    const take = () => changes.take(controlPlane.dump(), serverClock.now());
    take();
    return setInterval(() => take().forEach(onStatus), STATUS_PERIOD_MS).unref();
}
async function serve(core, options) {
    const host = options.host ?? '127.0.0.1';
    const closing = new AbortController();
    const app = createApp(options.bodyLimit ?? BODY_LIMIT);
    registerJson(app);
    registerErrors(app);
    refuseOtherHosts(app, [host, ...(options.allowedHosts ?? [])]);
    app.addHook('onRequest', (_request, reply, done) => {
        reply.header('date', new Date(core.serverClock.now()).toUTCString());
        done();
    });
    registerFaults(app, core, { closing: closing.signal, onRequest: options.onRequest });
    registerReference(app, core, options);
    const methods = watchMethods(app);
    controlPlaneRoutes(app, core, options);
    await registerAgents(app, core, options);
    pageRoutes(app, core, options);
    const restart = (down) => restartServer(app, core, { down, closing: closing.signal, port, host });
    const restartLater = (down) => {
        restart(down).catch((error) => {
            console.error(`emulator: restart: ${error instanceof Error ? error.message : String(error)}`);
        });
    };
    serveOperations(app, LOCAL, localHandlers(core, restartLater));
    methods.refuseOthers();
    await app.listen({ port: options.port ?? 0, host });
    const address = app.server.address();
    const { port } = address;
    core.origin = originOf(host, address);
    await core.state?.prove().catch(async (error) => {
        await app.close();
        throw error;
    });
    core.fleet?.watch();
    const watch = watchStatuses(core, options);
    const close = async () => {
        closing.abort();
        clearInterval(watch);
        await app.close();
        await core.fleet?.close();
        await core.state?.settled();
    };
    return { port, restart, close };
}

;// CONCATENATED MODULE: ./lib/emulator/index.js














async function startEmulator(options = {}) {
    const core = createCore(options);
    const { port, restart, close } = await serve(core, options);
    return Object.assign(core, {
        url: core.origin,
        port,
        restart: (down = 0) => restart(durationMs(down)),
        close,
        [Symbol.asyncDispose]: close
    });
}


/***/ }),

/***/ 81415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   O9: () => (/* binding */ DIALECTS),
/* harmony export */   ON: () => (/* binding */ translatePath),
/* harmony export */   Tl: () => (/* binding */ translate),
/* harmony export */   XR: () => (/* binding */ isLangSmithCloud),
/* harmony export */   _T: () => (/* binding */ ALL_WORDS),
/* harmony export */   bs: () => (/* binding */ LANGSMITH_RESERVED_SECRETS),
/* harmony export */   dl: () => (/* binding */ fitName),
/* harmony export */   eF: () => (/* binding */ NEUTRAL_WORDS),
/* harmony export */   g: () => (/* binding */ LANGSMITH_WORDS),
/* harmony export */   qm: () => (/* binding */ NEUTRAL),
/* harmony export */   uk: () => (/* binding */ LANGSMITH)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);

const EVERYWHERE = `
  DATABASE_URI DD_TRACE_PSYCOPG_ENABLED DD_TRACE_REDIS_ENABLED LANGCHAIN_API_KEY
  LANGCHAIN_CALLBACKS_BACKGROUND LANGCHAIN_ENDPOINT LANGCHAIN_PROJECT LANGCHAIN_TRACING_V2
  LANGGRAPH_AUTH_TYPE LANGGRAPH_CLOUD_LICENSE_KEY LANGGRAPH_GIT_REPO_PATH
  LANGSMITH_AUTH_ENDPOINT LANGSMITH_AUTH_VERIFY_TENANT_ID
  LANGSMITH_CONTROL_PLANE_API_KEY LANGSMITH_DEPLOYMENT_NAME LANGSMITH_HOST_PROJECT_ID
  LANGSMITH_HOST_PROJECT_NAME LANGSMITH_HOST_REVISION_ID LANGSMITH_LANGGRAPH_GIT_REF
  LANGSMITH_LANGGRAPH_GIT_REF_SHA LANGSMITH_LANGGRAPH_GIT_REPO LANGSMITH_PROJECT LANGSMITH_TENANT_ID
  LANGSMITH_TRACING_V2 LOG_DICT_TRACEBACKS LOG_JSON POSTGRES_PASSWORD POSTGRES_URI REDIS_URI
`;
const IN_THE_CLOUD = `
  LANGSMITH_API_KEY LANGSMITH_ENDPOINT LSD_DD_API_KEY LSD_DD_ENDPOINT LSD_DEPLOYMENT_TYPE LSD_ENV
  MOUNT_PREFIX PATH PORT POSTGRES_URI_CUSTOM REDIS_URI_CUSTOM
`;
const namesIn = (text) => new Set(text.trim().split(/\s+/));
const LANGSMITH_RESERVED_SECRETS = {
    git_host: namesIn(EVERYWHERE + IN_THE_CLOUD),
    external_container: namesIn(EVERYWHERE)
};
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
const NEUTRAL = { words: NEUTRAL_WORDS, serviceRules: {} };
const LANGSMITH = {
    words: LANGSMITH_WORDS,
    serviceRules: {
        names: { pattern: /^[a-z][a-z0-9-]*$/, form: 'a-z, 0-9 and -, starting with a letter' },
        longestSelfHostedName: 21,
        reservedSecrets: LANGSMITH_RESERVED_SECRETS,
        showsSecrets: true,
        ignoresEmptySecrets: true,
        needsResourceSpec: true,
        fields: 'langsmith',
        completesResourceSpecs: true,
        hasMoreResources: true,
        needsGitSettings: true,
        deploymentTypes: [..._deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .DEPLOYMENT_TYPES */ ._o, 'dev_zero', 'dev_free_zero', 'serverless', 'dedicated'],
        fractionalCpu: true,
        deletesTracingProjects: true,
        filtersByName: true,
        hasDashboard: true,
        extraFields: true
    }
};
const DIALECTS = {
    neutral: NEUTRAL,
    langsmith: LANGSMITH
};
function isLangSmithCloud(base_url) {
    if (base_url === undefined || !URL.canParse(base_url))
        return false;
    const { protocol, hostname } = new URL(base_url);
    return protocol === 'https:' && hostname.endsWith('.langchain.com');
}
const FIELDS = [
    'graph_config_path',
    'cluster_namespace',
    'cluster_namespaces',
    'cache_memory_mb'
];
const VALUES = {
    source: ['git_host', 'external_container'],
    compute_type: ['cluster']
};
const OWN = new Set(['labels', 'annotations', 'secrets', 'env', 'volumes']);
function translate(value, words, way) {
    if (words === NEUTRAL_WORDS)
        return value;
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((entry) => translate(entry, words, way));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [
        rename(key, FIELDS, words, way),
        OWN.has(key) ? inner : translateField(key, inner, words, way)
    ]));
}
function translateField(key, value, words, way) {
    const values = Object.hasOwn(VALUES, key) ? VALUES[key] : undefined;
    if (values !== undefined && typeof value === 'string')
        return rename(value, values, words, way);
    return translate(value, words, way);
}
function translatePath(path, words, way) {
    const own = path.findIndex((part) => OWN.has(String(part)));
    return path.map((part, at) => typeof part !== 'string' || (own >= 0 && at > own) ? part : rename(part, FIELDS, words, way));
}
function rename(text, values, words, way) {
    const neutral = way === 'write' ? undefined : values.find((word) => words[word] === text);
    if (neutral !== undefined)
        return neutral;
    const word = way === 'read' ? undefined : values.find((value) => value === text);
    return word === undefined ? text : words[word];
}
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

/***/ 42730:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ud: () => (/* binding */ ErrorDetail),
/* harmony export */   WW: () => (/* binding */ readErrorDetail),
/* harmony export */   mK: () => (/* binding */ HTTPValidationError)
/* harmony export */ });
/* unused harmony export ValidationError */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(32716);

const ValidationError = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ loc: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()])), msg: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() })
    .meta({ id: 'ValidationError' });
const HTTPValidationError = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(ValidationError) })
    .meta({ id: 'HTTPValidationError' });
const ErrorDetail = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ detail: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }).meta({ id: 'ErrorDetail' });
const Complaint = zod__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3(ValidationError.shape).omit({ type: true });
const SAYING = [
    'detail',
    'message',
    'msg',
    'error_description',
    'errors',
    'error',
    'reason',
    'title'
];
const DEEPEST = 4;
const MOST_TEXTS = 20;
function readErrorDetail(body, depth = 0) {
    if (typeof body === 'string')
        return body.trim() === '' ? [] : [body];
    if (depth > DEEPEST)
        return [];
    if (typeof body !== 'object' || body === null)
        return [];
    if (Array.isArray(body))
        return body.slice(0, MOST_TEXTS).flatMap((entry) => readErrorDetail(entry, depth + 1));
    const { data: complaint } = Complaint.safeParse(body);
    if (complaint !== undefined)
        return [complaint];
    const said = body;
    for (const member of SAYING) {
        const texts = readErrorDetail(said[member], depth + 1);
        if (texts.length > 0)
            return texts;
    }
    return [];
}


/***/ }),

/***/ 96912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   b$: () => (/* binding */ makesRevision),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   kD: () => (/* binding */ revisionFieldsOf),
/* harmony export */   w5: () => (/* binding */ fieldName),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
const FIELDS = [
    { path: 'name', source: 'both', change: 'fixed' },
    { path: 'source', source: 'both', change: 'fixed' },
    { path: 'source_config.integration_id', source: 'git_host', change: 'fixed' },
    { path: 'source_config.repo_url', source: 'git_host', change: 'fixed' },
    { path: 'source_config.deployment_type', source: 'git_host', change: 'fixed' },
    { path: 'source_config.build_on_push', source: 'git_host', change: 'setting' },
    {
        path: 'source_config.install_command',
        source: 'git_host',
        change: 'setting',
        dialects: { langsmith: 'revision' }
    },
    {
        path: 'source_config.build_command',
        source: 'git_host',
        change: 'setting',
        dialects: { langsmith: 'revision' }
    },
    { path: 'source_config.custom_url', source: 'external_container', change: 'setting' },
    { path: 'source_config.resource_spec', source: 'external_container', change: 'revision' },
    { path: 'source_config.listener_id', source: 'external_container', change: 'fixed' },
    {
        path: 'source_config.listener_config.cluster_namespace',
        source: 'external_container',
        change: 'fixed'
    },
    { path: 'source_revision_config.repo_ref', source: 'git_host', change: 'revision' },
    { path: 'source_revision_config.graph_config_path', source: 'git_host', change: 'revision' },
    { path: 'source_revision_config.image_uri', source: 'external_container', change: 'revision' },
    { path: 'secrets', source: 'both', change: 'revision' },
    {
        path: 'secret_references',
        source: 'external_container',
        change: 'revision',
        only: 'langsmith'
    },
    { path: 'deployment_tier', source: 'both', change: 'revision', only: 'langsmith' }
];
const everyFieldIsListed = true;
void everyFieldIsListed;
function fieldsOf(source, change) {
    return FIELDS.filter((field) => field.change === change && (field.source === 'both' || field.source === source));
}
function makesRevision({ change, dialects }, dialect) {
    const own = dialect === undefined ? undefined : dialects?.[dialect];
    return (own ?? change) === 'revision';
}
function revisionFieldsOf(source, dialect) {
    const fields = [...fieldsOf(source, 'setting'), ...fieldsOf(source, 'revision')];
    return fields.filter((field) => makesRevision(field, dialect));
}
function fieldName(path) {
    return path.slice(path.lastIndexOf('.') + 1);
}
function inputOf(path) {
    const { path: field_path } = FIELDS.find((field) => path === field.path || path.startsWith(`${field.path}.`)) ?? { path };
    return fieldName(field_path) + path.slice(field_path.length);
}
function valueAt(of, path) {
    return path.split('.').reduce((value, key) => {
        if (typeof value === 'object' && value !== null)
            return value[key];
        return undefined;
    }, of);
}


/***/ }),

/***/ 22443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ LogPage),
/* harmony export */   FH: () => (/* binding */ LogQuery),
/* harmony export */   hB: () => (/* binding */ readEntry)
/* harmony export */ });
/* unused harmony export LogEntry */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32716);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61645);


const moment = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$({ offset: true }).nullish();
const LogQuery = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    level: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL'])
        .nullish()
        .describe('Only lines of this level.'),
    query: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .nullish()
        .describe('Only lines that contain this text, in upper or lower case.'),
    start_time: moment().describe('Only lines since then.'),
    end_time: moment().describe('Only lines until then.'),
    order: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['asc', 'desc']).nullish().describe('By time. asc when not given.'),
    limit: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(1000).nullish().describe('50 when not given.'),
    offset: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish().describe('Where the page begins: next_offset of the page before.')
})
    .meta({ id: 'LogQuery' });
const LogEntry = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    level: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
})
    .meta({ id: 'LogEntry' });
const LogPage = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    logs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(LogEntry),
    next_offset: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe('null on the last page.')
})
    .meta({ id: 'LogPage' });
const isText = (value) => typeof value === 'string';
function readEntry(entry) {
    if (typeof entry !== 'object' || entry === null)
        return undefined;
    const { message, timestamp, level } = entry;
    if (!isText(message))
        return undefined;
    const time = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_0__/* .readDate */ .A)(isText(timestamp) ? timestamp : undefined);
    return {
        message,
        at: Number.isNaN(time) ? undefined : time,
        level: isText(level) ? level : undefined
    };
}


/***/ }),

/***/ 60895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RELEASED_PROGRAM),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const RELEASED_PROGRAM = 'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz';


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
    const isOtherKind = kind !== undefined && found !== kind;
    if (number === undefined || isOtherKind)
        return undefined;
    const preview = previewName(name, Number(number), found);
    return candidate === preview ? Number(number) : undefined;
}
function isPreviewName(name) {
    return PREVIEW_NUMBER.test(name);
}
function previewEnvironment(fullName) {
    return `preview/${fullName}`;
}


/***/ }),

/***/ 61645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readDate),
/* harmony export */   h: () => (/* binding */ ageOf)
/* harmony export */ });
const EARLIEST = Date.UTC(2000, 0);
function readDate(date) {
    const at = Date.parse(date ?? '');
    return at >= EARLIEST ? at : Number.NaN;
}
function ageOf(date, now) {
    const age = now - readDate(date);
    return age >= 0 ? age : Number.NaN;
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
