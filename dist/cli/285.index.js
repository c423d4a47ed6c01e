export const id = 285;
export const ids = [285,894];
export const modules = {

/***/ 34835:
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
  GW: () => (/* reexport */ splitCommand),
  sJ: () => (/* binding */ startEmulator)
});

// UNUSED EXPORTS: ControlPlane, DEFAULT_INTEGRATION_ID, DEFAULT_LISTENER_ID, createCore, seedIntegrations, seedListeners

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
;// CONCATENATED MODULE: ./lib/emulator/option-error.js
class OptionError extends Error {
}
function firstProblem({ issues: [issue] }) {
    const message = issue?.message ?? 'not valid';
    return issue === undefined || issue.path.length === 0 ? message : `${issue.path.join('.')}: ${message}`;
}
const sentence = (text) => (/[.?!]$/.test(text) ? text : `${text}.`);

;// CONCATENATED MODULE: ./lib/emulator/duration.js


const DURATION = /^(0|(\d+(\.\d+)?(ms|s|m|h))+)$/;
const LONGEST_MS = 100 * 365.25 * 86_400_000;
function durationMs(value) {
    const ms = typeof value === 'number' ? value : written(value);
    if (ms === undefined || !Number.isFinite(ms) || ms < 0) {
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

// EXTERNAL MODULE: ./lib/src/contract/dialect/service-rules.js
var service_rules = __webpack_require__(31477);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(64377);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 4 modules
var schemas = __webpack_require__(41514);
;// CONCATENATED MODULE: ./lib/src/contract/revision-log.js

const moment = () => iso/* datetime */.w$({ offset: true }).nullish();
const LogQuery = schemas/* strictObject */.rej({
    level: schemas/* enum */.k5n(['DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL']).nullish().describe('Only lines of this level.'),
    query: schemas/* string */.YjP().nullish().describe('Only lines that contain this text, in upper or lower case.'),
    start_time: moment().describe('Only lines since then.'),
    end_time: moment().describe('Only lines until then.'),
    order: schemas/* enum */.k5n(['asc', 'desc']).nullish().describe('By time. asc when not given.'),
    limit: schemas/* int */.Whr().min(1).max(1000).nullish().describe('50 when not given.'),
    offset: schemas/* string */.YjP().nullish().describe('Where the page begins: next_offset of the page before.')
})
    .meta({ id: 'LogQuery' });
const LogEntry = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    timestamp: iso/* datetime */.w$(),
    level: schemas/* string */.YjP(),
    message: schemas/* string */.YjP()
})
    .meta({ id: 'LogEntry' });
const LogPage = schemas/* strictObject */.rej({
    logs: schemas/* array */.YOg(LogEntry),
    next_offset: schemas/* string */.YjP().nullable().describe('null on the last page.')
})
    .meta({ id: 'LogPage' });

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
function isOver(status) {
    return status === 'DEPLOYED' || status === 'SKIPPED' || status === 'INTERRUPTED' || status.includes('FAILED');
}
function walk(source, total) {
    const steps = [];
    let at = 0;
    for (const [status, share] of SHARES[source]) {
        steps.push({ status, at: Math.round(at) });
        at += share * total;
    }
    return { steps, total };
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
    const { steps } = walk(source, total);
    if ('end' in ending) {
        const last = indexOfAny(steps, ENDS_AFTER[ending.end] ?? ['DEPLOYING']);
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
    return [at(life[index] ?? life[0]) ?? { status: 'UNKNOWN', since: created_at }, at(life[index - 1])];
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
    return start === 'awaited' ? (before ?? current) : { status: 'DEPLOYED', since: Math.max(start.at, current.since) };
}
function lifecycle_history(progress, now) {
    const last = statusAt(progress, now);
    const passed = progress.life
        .map((step) => ({ status: step.status, since: progress.created_at + step.at }))
        .filter(({ status, since }) => since <= last.since && status !== last.status && !isOver(status));
    return [...passed, last];
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/active-revision.js

function activeRevisionOf(deployment, now) {
    for (let index = deployment.revisions.length - 1; index >= 0; index--) {
        const revision = deployment.revisions[index];
        if (revision === undefined)
            continue;
        const { status, since } = statusAt(revision, now);
        if (status === 'DEPLOYED')
            return { deployment, revision, number: index + 1, since };
        if (revision.takes_down && isOver(status) && status !== 'SKIPPED')
            return undefined;
    }
    return undefined;
}
function swappedOut(deployment, now) {
    const active = activeRevisionOf(deployment, now);
    const swap = active?.revision.swap;
    if (active === undefined || swap === undefined || now >= active.since + swap.ms)
        return undefined;
    for (let index = active.number - 2; index >= 0; index--) {
        const revision = deployment.revisions[index];
        const state = revision && statusAt(revision, now);
        if (revision !== undefined && state?.status === 'DEPLOYED') {
            return { deployment, revision, number: index + 1, since: state.since };
        }
    }
    return undefined;
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
const refuse = (status, detail) => ({ status, body: { detail } });
const invalid = (...detail) => ({ status: 422, body: { detail } });
const missing = (...loc) => ({
    loc,
    msg: 'Field required',
    type: 'missing'
});

;// CONCATENATED MODULE: ./lib/emulator/control-plane/records.js
const latestRevision = (deployment) => deployment.revisions.at(-1) ?? deployment.revisions[0];

;// CONCATENATED MODULE: ./lib/emulator/control-plane/revisions.js




const withoutNulls = (config) => Object.fromEntries(Object.entries(config).filter(([, value]) => value != null));
function lifecycleOf({ name, source, number }, { problem, outcome }, context) {
    const { fail_start, slow_start } = context.behaviorOf(name, number);
    const scripted = outcome?.ending ?? (fail_start === true ? { end: 'DEPLOY_FAILED' } : undefined);
    const life = planLifecycle(source, outcome?.buildTime ?? context.buildTime, problem === null ? scripted : { end: 'BUILD_FAILED' });
    return withSlowStart(life, durationMs(slow_start ?? 0));
}
function headOf({ repo_url }, ref, context) {
    return repo_url == null || ref === null ? null : context.commitOf({ repo_url, ref });
}
function makeRevision(asked, context) {
    const { source_config, config, secrets } = asked;
    const repo_ref = config.repo_ref ?? null;
    const graph_config_path = config.graph_config_path ?? null;
    const found = asked.commit ?? headOf(source_config, repo_ref, context);
    const unknown = found !== null && typeof found === 'object' ? found : null;
    const repo_commit_sha = typeof found === 'string' ? found : null;
    const read = unknown ?? context.graphsOf({ graph_config_path, repo_commit_sha });
    const problem = 'problem' in read ? read.problem : null;
    const outcome = context.outcomeOf(asked.name, asked.number);
    return {
        id: (0,external_node_crypto_.randomUUID)(),
        created_at: context.now(),
        source_revision_config: { repo_ref, graph_config_path, image_uri: config.image_uri ?? null, repo_commit_sha },
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

// EXTERNAL MODULE: ./lib/src/contract/fields.js
var fields = __webpack_require__(96912);
;// CONCATENATED MODULE: ./lib/emulator/control-plane/rules/fields.js


const REQUIRED = {
    git_host: [
        ['source_config', 'integration_id'],
        ['source_config', 'repo_url'],
        ['source_revision_config', 'repo_ref'],
        ['source_revision_config', 'graph_config_path']
    ],
    external_container: [['source_revision_config', 'image_uri']]
};
const NOT_EMPTY = new Set(['repo_url', 'repo_ref', 'graph_config_path', 'image_uri']);
function checkFields(source, section, config) {
    const errors = [];
    for (const [field, value] of Object.entries(config ?? {})) {
        if (value == null)
            continue;
        const loc = ['body', section, field];
        const owner = fields/* FIELDS */.cJ.find(({ path }) => path.startsWith(`${section}.${field}`))?.source;
        if (owner !== source && field !== 'custom_url') {
            const msg = `Value error, ${field} applies to ${owner} only, this deployment's source is ${source}`;
            errors.push({ loc, msg, type: 'value_error' });
        }
        else if (value === '' && NOT_EMPTY.has(field)) {
            errors.push({ loc, msg: 'String should have at least 1 character', type: 'string_too_short' });
        }
    }
    return errors;
}
function checkSources(source, request) {
    return [
        ...checkFields(source, 'source_config', request.source_config),
        ...checkFields(source, 'source_revision_config', request.source_revision_config)
    ];
}
function checkRequired(request) {
    return REQUIRED[request.source].flatMap(([section, field]) => {
        const config = request[section];
        return config[field] == null ? [missing('body', section, field)] : [];
    });
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/rules/immutables.js

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
    return deployment.source === 'git_host' && url != null && url !== served ? [...changed, 'custom_url'] : changed;
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/rules/listener.js

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
        return refuse(400, `cluster_namespace applies only to listeners of compute type cluster. This listener has compute type ${listener.compute_type}.`);
    }
    const namespaces = listener.compute_config?.cluster_namespaces ?? [];
    if (namespaces.length === 0 || namespaces.includes(namespace))
        return undefined;
    const known = namespaces.map((one) => JSON.stringify(one)).join(', ');
    return refuse(400, `The listener does not have the cluster_namespace ${JSON.stringify(namespace)}. It has: ${known}.`);
}

// EXTERNAL MODULE: ./lib/src/contract/vocabulary.js
var vocabulary = __webpack_require__(40345);
;// CONCATENATED MODULE: ./lib/emulator/control-plane/rules/refs.js


function checkTag(build_on_push, repo_ref) {
    if (build_on_push !== true || !repo_ref?.startsWith(vocabulary/* TAG_PREFIX */.C_))
        return undefined;
    return refuse(400, `build_on_push must not be enabled when repo_ref is a tag (${repo_ref})`);
}
function checkRef(repo_ref) {
    if (!repo_ref?.startsWith('refs/') || repo_ref.startsWith(vocabulary/* TAG_PREFIX */.C_))
        return undefined;
    return refuse(400, `repo_ref must be the bare name of a branch, or a tag as ${vocabulary/* TAG_PREFIX */.C_}…, not ${repo_ref}`);
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/rules/service-rules.js

function checkServiceRules({ name, source, source_config }, serviceRules) {
    const errors = [];
    if (serviceRules.names !== undefined && !serviceRules.names.pattern.test(name)) {
        const msg = `Value error, name must be of ${serviceRules.names.form}`;
        errors.push({ loc: ['body', 'name'], msg, type: 'value_error' });
    }
    const lacksSpec = source === 'external_container' && source_config.resource_spec == null;
    if (serviceRules.needsResourceSpec && lacksSpec)
        errors.push(missing('body', 'source_config', 'resource_spec'));
    return errors;
}
function checkSecrets(source, secrets, { reservedSecrets }) {
    const reserved = secrets.map(({ name }) => name).filter((name) => reservedSecrets?.[source].has(name));
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
        ...checkRequired(request)
    ];
    if (errors.length > 0)
        return invalid(...errors);
    const { source, source_config: config, source_revision_config: revision } = request;
    if (source === 'git_host' && config.custom_url != null) {
        return refuse(400, 'custom_url can be set for external_container only; for git_host it is set automatically');
    }
    if (config.integration_id != null && !surroundings.hasIntegration(config.integration_id)) {
        return refuse(400, `integration_id ${config.integration_id} does not exist. GET /v1/integrations/git_host/install lists the integrations.`);
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
function makesRevision(patch) {
    const revision = patch.source_revision_config;
    return (revision?.repo_ref != null ||
        revision?.graph_config_path != null ||
        revision?.image_uri != null ||
        patch.secrets != null ||
        patch.source_config?.resource_spec != null);
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/apply-patch.js


function applyPatch(patch, deployment, context) {
    const given = withoutNulls(patch.source_config ?? {});
    const revises = makesRevision(patch);
    if (Object.keys(given).length === 0 && !revises)
        return false;
    const { listener_config, ...rest } = given;
    if (deployment.source === 'git_host')
        delete rest.custom_url;
    const listener = withoutNulls({ ...deployment.source_config.listener_config, ...listener_config });
    Object.assign(deployment.source_config, rest, listener_config == null ? {} : { listener_config: listener });
    if (patch.secrets != null)
        deployment.secrets = patch.secrets;
    deployment.updated_at = context.now();
    if (revises)
        addRevision(deployment, patch.source_revision_config ?? {}, context);
    return true;
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
;// CONCATENATED MODULE: ./lib/emulator/control-plane/process-output.js

const MOST_LINES = 1_000;
const LONGEST_LINE = 4_000;
const LEVEL = /^.{0,60}?(?:\b(DEBUG|INFO|WARN|WARNING|ERROR|CRITICAL|FATAL)\b|\[(debug|info|warning|error|critical) *\])/;
const SYNONYMS = { WARN: 'WARNING', FATAL: 'CRITICAL' };
function levelOf(message) {
    const [, upper, lower] = LEVEL.exec(message) ?? [];
    const level = upper ?? lower?.toUpperCase() ?? 'INFO';
    return SYNONYMS[level] ?? level;
}
class ProcessOutput {
    lines = new WeakMap();
    add(revision, at, line) {
        const lines = this.lines.get(revision) ?? [];
        this.lines.set(revision, lines);
        const message = (0,external_node_util_.stripVTControlCharacters)(line).slice(0, LONGEST_LINE);
        lines.push({ number: (lines.at(-1)?.number ?? 0) + 1, at, level: levelOf(message), message });
        if (lines.length > MOST_LINES)
            lines.shift();
    }
    of(revision) {
        return this.lines.get(revision) ?? [];
    }
}

;// CONCATENATED MODULE: ./lib/emulator/repositories/heads.js

const sameRepository = (url) => url.replace(/\/+$/, '').replace(/\.git$/, '');
class KnownHeads {
    heads = { start: new Map(), run: new Map() };
    key(ref, repo_url) {
        return `${repo_url === undefined ? '*' : sameRepository(repo_url)} ${ref}`;
    }
    set({ repo_url, ref, commit_sha }, since = 'run') {
        this.heads[since].set(this.key(ref, repo_url), commit_sha);
    }
    push(head) {
        this.set(head);
        if (head.repo_url !== undefined)
            return;
        const { start, run } = this.heads;
        for (const key of [...start.keys(), ...run.keys()]) {
            if (key.endsWith(` ${head.ref}`))
                run.set(key, head.commit_sha);
        }
    }
    resolve({ repo_url, ref }) {
        const { start, run } = this.heads;
        const said = (key) => run.get(key) ?? start.get(key);
        return said(this.key(ref, repo_url)) ?? said(this.key(ref));
    }
    clear() {
        for (const heads of Object.values(this.heads))
            heads.clear();
    }
    dump() {
        return [...this.heads.run];
    }
    load(heads) {
        const { start } = this.heads;
        const isSaid = (key) => start.has(key) || start.has(this.key(key.slice(key.lastIndexOf(' ') + 1)));
        this.heads.run = new Map(heads.filter(([key]) => !isSaid(key)));
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

;// CONCATENATED MODULE: ./lib/emulator/control-plane/push.js



function follows(deployment, { repo_url, ref }) {
    const { build_on_push, repo_url: from } = deployment.source_config;
    if (build_on_push !== true || deployment.gone_at !== null || from == null)
        return false;
    if (repo_url !== undefined && !isSameRepository(from, repo_url))
        return false;
    return latestRevision(deployment).source_revision_config.repo_ref === ref;
}
function buildPushed(deployments, push, context) {
    return deployments
        .filter((deployment) => follows(deployment, push))
        .map((deployment) => ({ deployment_id: deployment.id, revision_id: addRevision(deployment, {}, context).id }));
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
    const found = lifecycle_history(revision, now).flatMap(({ status, since }) => lines(status, deployment, revision).map((line, index) => ({ ...line, at: since + index * LINE_MS })));
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
    return { logs: ordered.slice(from, until), next_offset: until < ordered.length ? String(until) : null };
}
function buildLines(status, { source, source_config }, revision) {
    if (source !== 'git_host')
        return [];
    const { repo_ref, repo_commit_sha, graph_config_path } = revision.source_revision_config;
    const { repo_url, install_command, build_command } = source_config;
    switch (status) {
        case 'BUILDING':
            if (repo_commit_sha === null && revision.problem !== null)
                return [info(`Cloning ${repo_url} at ${repo_ref}`)];
            return [
                info(`Cloning ${repo_url} at ${repo_ref}${repo_commit_sha === null ? '' : ` (${repo_commit_sha.slice(0, 7)})`}`),
                info(`Reading ${graph_config_path}`),
                info(`$ ${install_command ?? 'npm ci'}`),
                info('Dependencies were installed'),
                ...(build_command == null ? [] : [info(`$ ${build_command}`)]),
                info('Building the image')
            ];
        case 'AWAITING_DEPLOY':
            return [info('The image was built and pushed')];
        case 'BUILD_FAILED':
            return lastWords(revision, revision.problem ?? 'The build failed with exit code 1');
        default:
            return isOtherFailure(status) ? lastWords(revision) : [];
    }
}
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
function isOtherFailure(status) {
    return (status !== 'BUILD_FAILED' && status !== 'DEPLOY_FAILED' && (status.includes('FAILED') || status === 'INTERRUPTED'));
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/name-index.js
function* trigrams(text) {
    for (let i = 0; i + 3 <= text.length; i++)
        yield text.slice(i, i + 3);
}
class NameIndex {
    all = new Set();
    byTrigram = new Map();
    add(name) {
        this.all.add(name);
        for (const trigram of trigrams(name)) {
            const names = this.byTrigram.get(trigram);
            if (names === undefined)
                this.byTrigram.set(trigram, new Set([name]));
            else
                names.add(name);
        }
    }
    remove(name) {
        this.all.delete(name);
        for (const trigram of trigrams(name)) {
            const names = this.byTrigram.get(trigram);
            names?.delete(name);
            if (names?.size === 0)
                this.byTrigram.delete(trigram);
        }
    }
    *containing(text) {
        let candidates = this.all;
        for (const trigram of trigrams(text)) {
            const names = this.byTrigram.get(trigram);
            if (names === undefined)
                return;
            if (names.size < candidates.size)
                candidates = names;
        }
        for (const name of candidates)
            if (name.includes(text))
                yield name;
    }
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/store.js




class Deployments {
    now;
    byId = new Map();
    byName = new Map();
    ordered = [];
    names = new NameIndex();
    leaving = new Set();
    constructor(now) {
        this.now = now;
    }
    add(deployment) {
        this.byId.set(deployment.id, deployment);
        this.byName.set(deployment.name, deployment);
        this.ordered.push(deployment);
        this.names.add(deployment.name);
        if (deployment.gone_at !== null)
            this.leaving.add(deployment);
    }
    get(id) {
        return this.byId.get(id.toLowerCase());
    }
    named(name) {
        return this.byName.get(name);
    }
    page({ name, name_contains, limit, offset }) {
        if (name !== undefined) {
            const named = this.byName.get(name);
            const isFound = named !== undefined && name.includes(name_contains ?? '');
            return (isFound ? [named] : []).slice(offset, offset + limit);
        }
        if (!name_contains)
            return this.ordered.slice(offset, offset + limit);
        const found = [];
        let skipped = 0;
        for (const name of this.names.containing(name_contains)) {
            if (skipped++ < offset)
                continue;
            if (found.length === limit)
                break;
            const deployment = this.byName.get(name);
            if (deployment !== undefined)
                found.push(deployment);
        }
        return found;
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
            this.byName.delete(deployment.name);
            this.ordered.splice(this.ordered.indexOf(deployment), 1);
            this.names.remove(deployment.name);
        }
        return now;
    }
    all() {
        return this.ordered;
    }
    load(deployments) {
        this.byId.clear();
        this.byName.clear();
        this.ordered = [];
        this.names = new NameIndex();
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
            return revision === undefined ? refuse(404, `Revision ${revisionId} not found`) : act(deployment, revision);
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
        revisions: [makeRevision({ ...request, number: 1, config: source_revision_config }, context)]
    };
}

// EXTERNAL MODULE: ./lib/src/contract/resource-spec.js
var resource_spec = __webpack_require__(69501);
;// CONCATENATED MODULE: ./lib/src/contract/deployment.js



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
    repo_ref: schemas/* string */.YjP().nullish().describe('git_host. A bare branch name, or a tag as refs/tags/….'),
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
    status: schemas/* string */.YjP().describe('DEPLOYED is a value; other values are an open list (§3).'),
    source: Source,
    source_revision_config: SourceRevisionConfig,
    created_at: iso/* datetime */.w$(),
    updated_at: iso/* datetime */.w$()
})
    .meta({ id: 'Revision' });

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
    return isInteger ? INTEGER : (WRONG_TYPE[issue.expected] ?? problem('value_error', `Value error, ${issue.expected}`));
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
    return type === undefined ? problem('value_error', `Value error, ${issue.message}`) : { type, msg: issue.message };
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
        const loc = [root, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
        const entry = entryOf(issue, ours);
        const keys = issue.code === 'unrecognized_keys' ? issue.keys : undefined;
        return keys === undefined
            ? [{ loc, ...entry }]
            : keys.map((key) => ({ loc: loc.concat(key), msg: entry.msg, type: entry.type }));
    });
    return { errors };
}
const FractionalSourceConfig = SourceConfigRequest.extend({ resource_spec: resource_spec/* WantedResourceSpec */.j$.nullish() });
const FRACTIONAL = {
    create: DeploymentCreateRequest.extend({ source_config: FractionalSourceConfig }),
    patch: DeploymentPatchRequest.extend({ source_config: FractionalSourceConfig.nullish() })
};
const WHOLE = { create: DeploymentCreateRequest, patch: DeploymentPatchRequest };
function requestShapes({ fractionalCpu }) {
    return fractionalCpu ? FRACTIONAL : WHOLE;
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/views.js



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
function fullSourceConfig(config, custom_url) {
    return {
        integration_id: config.integration_id ?? null,
        repo_url: config.repo_url ?? null,
        deployment_type: config.deployment_type ?? null,
        build_on_push: config.build_on_push ?? null,
        custom_url,
        resource_spec: config.resource_spec ?? null,
        listener_id: config.listener_id ?? null,
        listener_config: config.listener_config ?? null,
        install_command: config.install_command ?? null,
        build_command: config.build_command ?? null
    };
}
function viewDeployment(deployment, now, origin) {
    const latest = latestRevision(deployment);
    return {
        id: deployment.id,
        name: deployment.name,
        source: deployment.source,
        source_config: fullSourceConfig(deployment.source_config, activeAt(deployment, origin)),
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
function viewRevision(deployment, revision, now) {
    const { status, since } = statusAt(revision, now);
    return {
        id: revision.id,
        status,
        source: deployment.source,
        source_revision_config: { ...revision.source_revision_config },
        created_at: timestamp(revision.created_at),
        updated_at: timestamp(since)
    };
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/control-plane.js













function answerLog(entries, query) {
    const page = pageOfLog(entries, query);
    if (page !== null)
        return { status: 200, body: page };
    return invalid({ loc: ['body', 'offset'], msg: 'Value error, no page begins there', type: 'value_error' });
}
class ControlPlane {
    options;
    store;
    surroundings;
    output = new ProcessOutput();
    shapes;
    version = 0;
    constructor(options) {
        this.options = options;
        const { serviceRules = service_rules/* NO_SERVICE_RULES */.KP } = options;
        this.store = new Deployments(options.now);
        this.shapes = requestShapes(serviceRules);
        this.surroundings = {
            serviceRules,
            hasIntegration: (id) => options.integrations.some((integration) => integration.id === id.toLowerCase()),
            listener: (id) => options.listeners.find((listener) => listener.id === id.toLowerCase()),
            servedAt: (deployment) => activeAt(deployment, options.origin())
        };
    }
    get integrations() {
        return this.options.integrations;
    }
    get listeners() {
        return this.options.listeners;
    }
    readListener(id) {
        const listener = this.surroundings.listener(id);
        return listener === undefined ? refuse(404, `Listener ${id} not found`) : { status: 200, body: listener };
    }
    create(body) {
        const checked = check(this.shapes.create, body, 'body');
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
        const deployment = makeDeployment(request, this.options);
        this.store.add(deployment);
        this.version++;
        return { status: 201, body: this.view(deployment) };
    }
    read(id) {
        return this.store.withDeployment(id, (deployment) => ({ status: 200, body: this.view(deployment) }));
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
            if (applyPatch(checked.value, deployment, this.options))
                this.version++;
            return { status: 200, body: this.view(deployment) };
        });
    }
    list(page) {
        this.store.sweep();
        const resources = this.store.page(page).map((deployment) => this.view(deployment));
        return { resources, offset: page.offset };
    }
    delete(id) {
        return this.store.withDeployment(id, (deployment) => {
            if (deployment.gone_at === null) {
                this.store.remove(deployment, this.options.now() + this.options.deleteTime);
                this.version++;
                this.store.sweep();
            }
            return { status: 204, body: undefined };
        });
    }
    readRevision(id, revisionId) {
        return this.store.withRevision(id, revisionId, (deployment, revision) => ({
            status: 200,
            body: viewRevision(deployment, revision, this.options.now())
        }));
    }
    listRevisions(id, { limit, offset }) {
        return this.store.withDeployment(id, (deployment) => {
            const now = this.options.now();
            const newestFirst = deployment.revisions.toReversed().slice(offset, offset + limit);
            const resources = newestFirst.map((revision) => viewRevision(deployment, revision, now));
            return { status: 200, body: { resources, offset } };
        });
    }
    redeploy(id, revisionId) {
        return this.store.withRevision(id, revisionId, (deployment, revision) => {
            if (deployment.gone_at !== null)
                return refuse(409, `Deployment ${deployment.id} is being deleted`);
            redeployRevision(deployment, revision, this.options);
            this.version++;
            return { status: 200, body: this.view(deployment) };
        });
    }
    readLog(id, revisionId, { log, body }) {
        const checked = check(LogQuery, body, 'body');
        if ('errors' in checked)
            return invalid(...checked.errors);
        return this.store.withRevision(id, revisionId, (deployment, revision) => answerLog(this.entriesOf(deployment, revision, log), checked.value));
    }
    readDeployLog(id, body) {
        const checked = check(LogQuery, body, 'body');
        if ('errors' in checked)
            return invalid(...checked.errors);
        return this.store.withDeployment(id, (deployment) => {
            const entries = deployment.revisions.flatMap((revision) => this.entriesOf(deployment, revision, 'deploy'));
            return answerLog(inOrder(entries), checked.value);
        });
    }
    entriesOf(deployment, revision, log) {
        return revisionLog(deployment, revision, { log, now: this.options.now(), output: this.output.of(revision) });
    }
    push(push) {
        this.store.sweep();
        const built = buildPushed(this.store.all(), push, this.options);
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
    started({ deployment_id, revision_id }, problem) {
        const revision = this.store.get(deployment_id)?.revisions.find(({ id }) => id === revision_id);
        if (revision?.start !== 'awaited')
            return;
        revision.start = { at: this.options.now(), problem };
        this.version++;
    }
    printed({ deployment_id, revision_id }, line) {
        const revision = this.store.get(deployment_id)?.revisions.find(({ id }) => id === revision_id);
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
    load(deployments) {
        this.store.load(deployments);
        this.version++;
    }
    view(deployment) {
        return viewDeployment(deployment, this.options.now(), this.options.origin());
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
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
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
        id: id?.toLowerCase() ?? uuidFrom(`listener ${index + 1} ${(cluster_namespaces ?? []).join(',')}`),
        compute_type: compute_type ?? 'cluster',
        compute_id: `local-${index + 1}`,
        compute_config: { cluster_namespaces: cluster_namespaces ?? [] },
        created_at: SEEDED_AT,
        updated_at: SEEDED_AT
    }));
}

;// CONCATENATED MODULE: ./lib/emulator/http/request-secrets.js
const HIDDEN = '***';
const SECRETIVE = /(secret|env|value|token|key|password|credential|authorization)s?$/i;
const MAX_DEPTH = 50;
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
        .replace(/([?&])([^\s=&?#]*)=[^\s&#]*/g, (whole, before, name) => SECRETIVE.test(decoded(name)) ? `${before}${name}=${HIDDEN}` : whole));
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
function withoutSecrets(body, depth = 0) {
    if (typeof body === 'string')
        return withoutSecretsInUrls(body);
    if (!isObject(body))
        return body;
    if (depth === MAX_DEPTH)
        return HIDDEN;
    if (Array.isArray(body))
        return body.map((entry) => withoutSecrets(entry, depth + 1));
    return Object.fromEntries(Object.entries(body).map(([key, value]) => [
        key,
        SECRETIVE.test(key) ? request_secrets_hidden(value) : withoutSecrets(value, depth + 1)
    ]));
}

;// CONCATENATED MODULE: ./lib/emulator/http/security.js
const SCHEMES = {
    api_key: { header: 'x-api-key', shown: 'X-Api-Key' },
    tenant_id: { header: 'x-tenant-id', shown: 'X-Tenant-Id' },
    bearer: { header: 'authorization', shown: 'Authorization: Bearer' }
};
function presented(headers) {
    const one = (name) => {
        const value = headers[name];
        return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const bearer = /^Bearer +(\S+)$/i.exec(one(SCHEMES.bearer.header) ?? '')?.[1];
    const apiKey = one(SCHEMES.api_key.header);
    const tenantId = one(SCHEMES.tenant_id.header);
    return {
        ...(apiKey !== undefined && { api_key: apiKey }),
        ...(tenantId !== undefined && { tenant_id: tenantId }),
        ...(bearer !== undefined && { bearer })
    };
}
function schemesUsed(headers) {
    return Object.keys(presented(headers));
}
function refuseCredentials(headers, keys) {
    const given = presented(headers);
    if (Object.keys(given).length === 0) {
        return {
            status: 401,
            body: { detail: 'Not authenticated. Send X-Api-Key, X-Tenant-Id or Authorization: Bearer.' }
        };
    }
    const known = {
        api_key: keys.apiKeys,
        tenant_id: keys.tenantIds,
        bearer: keys.bearerTokens
    };
    if (Object.values(known).every((values) => values.length === 0))
        return undefined;
    const valid = Object.entries(given).some(([scheme, value]) => known[scheme].includes(value));
    return valid ? undefined : { status: 403, body: { detail: 'The credentials are not valid.' } };
}

;// CONCATENATED MODULE: ./lib/emulator/http/request-log.js



const RecordedRequest = schemas/* strictObject */.rej({
    at: schemas/* string */.YjP(),
    method: schemas/* string */.YjP(),
    url: schemas/* string */.YjP().describe('Path with query.'),
    label: schemas/* string */.YjP()
        .describe('The same with the name of the deployment and the number of the revision instead of ids.'),
    schemes: schemas/* array */.YOg(schemas/* enum */.k5n(Object.keys(SCHEMES)))
        .describe('Schemes of the credentials that were sent.'),
    body: schemas/* unknown */.L5J(),
    status: schemas/* int */.Whr().nullable().describe('null until the request is answered, and if the connection was dropped.'),
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
    shown() {
        return this.entries.map(({ request }) => ({
            ...request,
            url: withoutSecretsInUrls(request.url),
            label: withoutSecretsInUrls(request.label),
            body: withoutSecrets(request.body)
        }));
    }
    latest(count) {
        return this.entries.slice(-count).map(({ request }) => ({
            ...request,
            label: withoutSecretsInUrls(request.label),
            body: undefined
        }));
    }
    clear() {
        this.entries = [];
        this.bytes = 0;
    }
}

// EXTERNAL MODULE: ./lib/src/contract/dialect/dialect.js
var dialect_dialect = __webpack_require__(59470);
;// CONCATENATED MODULE: ./lib/emulator/options.js



const DEFAULT_TENANT_ID = '33333333-3333-4333-8333-333333333333';
const isLoopback = (host = '127.0.0.1') => /^(localhost|127(\.\d{1,3}){3}|::1)$/i.test(host);
function readDialect(name = 'neutral') {
    const dialect = Object.hasOwn(dialect_dialect/* DIALECTS */.O9, name) ? dialect_dialect/* DIALECTS */.O9[name] : undefined;
    const known = Object.keys(dialect_dialect/* DIALECTS */.O9);
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
;// CONCATENATED MODULE: ./lib/emulator/state/leftovers.js


const besideName = (path, pid) => `${path}.${pid}.tmp`;
function ignoreErrors(action) {
    try {
        return action();
    }
    catch {
        return undefined;
    }
}
function isAlive(pid) {
    if (pid === process.pid)
        return false;
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
function removeLeftovers(path) {
    const folder = (0,external_node_path_.dirname)(path);
    const prefix = `${(0,external_node_path_.basename)(path)}.`;
    for (const name of ignoreErrors(() => (0,external_node_fs_.readdirSync)(folder)) ?? []) {
        const pid = name.startsWith(prefix) ? /^(\d{1,10})\.tmp$/.exec(name.slice(prefix.length))?.[1] : undefined;
        if (pid !== undefined && !isAlive(Number(pid)))
            ignoreErrors(() => (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, name), { force: true }));
    }
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
;// CONCATENATED MODULE: ./lib/emulator/repositories/git.js

const OTHER_REPOSITORY = new Set([
    'GIT_ALTERNATE_OBJECT_DIRECTORIES',
    'GIT_COMMON_DIR',
    'GIT_DIR',
    'GIT_INDEX_FILE',
    'GIT_NAMESPACE',
    'GIT_OBJECT_DIRECTORY',
    'GIT_PREFIX',
    'GIT_WORK_TREE'
]);
function environment() {
    const kept = Object.entries(process.env).filter(([name]) => !OTHER_REPOSITORY.has(name));
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
function runGit(folder, args) {
    return new Promise((resolve) => {
        (0,external_node_child_process_.execFile)('git', inFolder(folder, args), { env: environment() }, (error, stdout, stderr) => {
            resolve(error === null ? { said: stdout.trim() } : { problem: firstLine(stderr) || error.message });
        });
    });
}
const hasCommit = (folder, commit) => commit !== null &&
    /^[0-9a-f]{7,64}$/i.test(commit) &&
    'said' in askGit(folder, ['cat-file', '-e', `${commit}^{commit}`]);

;// CONCATENATED MODULE: ./lib/emulator/repositories/checkouts.js






const PREFIX = 'emulator-checkout-';
const OURS = new RegExp(`^${PREFIX}(\\d{1,10})-\\w{6}$`);
const REMOVAL = { recursive: true, force: true, maxRetries: 3 };
const standing = new Set();
const removal = (path) => ['worktree', 'remove', '--force', path];
function removeNow(repository, path) {
    askGit(repository, removal(path));
    try {
        (0,external_node_fs_.rmSync)(path, REMOVAL);
    }
    catch {
    }
    standing.delete(path);
}
async function remove(repository, path) {
    await runGit(repository, removal(path));
    await (0,promises_.rm)(path, REMOVAL).catch(() => { });
    standing.delete(path);
}
function checkouts_removeLeftovers(repository) {
    const asked = askGit(repository, ['worktree', 'list', '--porcelain']);
    const lines = 'said' in asked ? asked.said.split('\n') : [];
    for (const line of lines) {
        const path = line.replace(/^worktree /, '');
        const pid = OURS.exec((0,external_node_path_.basename)(path))?.[1];
        if (pid !== undefined && !standing.has(path) && !isAlive(Number(pid)))
            removeNow(repository, path);
    }
}
function checkouts_missing(repository, commit) {
    const what = commit === null
        ? 'The commit of this revision is unknown.'
        : `The commit ${commit.slice(0, 12)} does not exist in ${repository}.`;
    return new Error(`${what} Fetch it or set it with --head, or set --uncommitted to run the files on disk.`);
}
function createCheckouts(repository) {
    checkouts_removeLeftovers(repository);
    const asked = askGit(repository, ['rev-parse', '--show-prefix']);
    const below = 'said' in asked ? asked.said : '';
    const added = new Set();
    return {
        async add(commit) {
            if (!hasCommit(repository, commit))
                throw checkouts_missing(repository, commit);
            const path = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)((0,external_node_os_.tmpdir)()), `${PREFIX}${process.pid}-`));
            standing.add(path);
            added.add(path);
            const done = await runGit(repository, ['worktree', 'add', '--quiet', '--detach', path, commit]);
            if ('said' in done)
                return { folder: (0,external_node_path_.join)(path, below), remove: () => remove(repository, path) };
            await remove(repository, path);
            throw new Error(`git cannot check out the commit ${commit.slice(0, 12)}: ${done.problem}`);
        },
        removeAll() {
            for (const path of added)
                if (standing.has(path))
                    removeNow(repository, path);
        }
    };
}

// EXTERNAL MODULE: external "node:net"
var external_node_net_ = __webpack_require__(77030);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/emulator/processes/agent-process.js




const LOOK_AGAIN_MS = 100;
const STOP_GRACE_MS = 3_000;
const INHERITED = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR', 'SystemRoot'];
function agent_process_environment({ secrets, deployment, revision_id }, { tenantId }, port) {
    const inherited = INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]]));
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
function signalGroup({ pid }, signal) {
    if (pid === undefined)
        return;
    try {
        process.kill(-pid, signal);
    }
    catch {
    }
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
        child.once('exit', (code, signal) => {
            signalGroup(child, 'SIGKILL');
            resolve(signal === null ? `ended with exit code ${code}` : `was stopped by ${signal}`);
        });
    });
}
async function isUp(port) {
    try {
        const answer = await fetch(`http://127.0.0.1:${port}/ok`, { signal: AbortSignal.timeout(2_000) });
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
    const [program, ...args] = options.command.map((word) => word.replaceAll('{port}', String(port)));
    const child = (0,external_node_child_process_.spawn)(program ?? '', args, {
        cwd: options.folder,
        env: agent_process_environment(revision, options, port),
        detached: true,
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
        kill: () => signalGroup(child, 'SIGKILL'),
        stop: async () => {
            signalGroup(child, 'SIGTERM');
            const patience = new AbortController();
            await Promise.race([ended, (0,external_node_timers_promises_.setTimeout)(STOP_GRACE_MS, undefined, { signal: patience.signal }).catch(() => { })]);
            patience.abort();
            signalGroup(child, 'SIGKILL');
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
const DRAIN_LIMIT_MS = 30_000;
class Fleet {
    employer;
    runtime;
    members = new Map();
    leaving = new Set();
    timer;
    killAll = () => {
        for (const { process } of this.members.values())
            process?.kill();
        this.runtime.close?.();
    };
    constructor(employer, runtime) {
        this.employer = employer;
        this.runtime = runtime;
    }
    watch() {
        this.timer = setInterval(() => this.tend(), LOOK_EVERY_MS);
        this.timer.unref();
        process.once('exit', this.killAll);
    }
    tend() {
        const due = this.employer.due();
        const ids = new Set(due.map(({ revision }) => revision.id));
        for (const one of due)
            if (!this.members.has(one.revision.id))
                void this.launch(one);
        for (const [id, member] of this.members) {
            if (ids.has(id) || member.retired)
                continue;
            const gone = this.retire(id, member).finally(() => this.leaving.delete(gone));
            this.leaving.add(gone);
        }
    }
    enter(revisionId) {
        const member = this.members.get(revisionId);
        if (member?.process === undefined || member.state !== 'up')
            return member?.state === 'failed' ? 'failed' : 'starting';
        member.inFlight += 1;
        const leave = () => {
            member.inFlight -= 1;
            if (member.inFlight === 0)
                member.onIdle?.();
        };
        return { port: member.process.port, leave };
    }
    async stopAll() {
        const all = [...this.members.values()];
        for (const member of all)
            member.retired = true;
        await Promise.all(all.map(stop));
        for (const [id, member] of this.members)
            if (all.includes(member))
                this.members.delete(id);
    }
    async close() {
        clearInterval(this.timer);
        await this.stopAll();
        await Promise.all(this.leaving);
        process.off('exit', this.killAll);
        this.runtime.close?.();
    }
    async launch({ deployment, revision, number }) {
        const label = `${deployment.name} #${number}`;
        const { id: revision_id, source_revision_config: config, secrets } = revision;
        const started = this.runtime.start({ label, deployment, revision_id, config, secrets });
        const member = {
            label,
            starting: started.catch(() => undefined),
            process: undefined,
            state: 'starting',
            inFlight: 0,
            retired: false,
            onIdle: undefined
        };
        this.members.set(revision.id, member);
        const problem = await this.comeUp(member, started).then(() => null, (error) => (error instanceof Error ? error.message : String(error)));
        if (member.retired)
            return;
        member.state = problem === null ? 'up' : 'failed';
        this.runtime.note(label, problem ?? 'is serving');
        this.employer.started({ deployment_id: deployment.id, revision_id }, problem);
        const end = await member.process?.ended;
        if (member.retired || problem !== null)
            return;
        this.runtime.note(label, `${end}. Requests to it get 502 until the next revision.`);
    }
    async comeUp(member, started) {
        member.process = await started;
        await member.process.up;
    }
    async retire(id, member) {
        member.retired = true;
        await this.drained(member);
        await stop(member);
        if (this.members.get(id) === member)
            this.members.delete(id);
    }
    drained(member) {
        if (member.inFlight === 0)
            return Promise.resolve();
        return new Promise((resolve) => {
            const limit = setTimeout(resolve, DRAIN_LIMIT_MS);
            limit.unref();
            member.onIdle = () => {
                clearTimeout(limit);
                resolve();
            };
        });
    }
}
async function stop({ starting }) {
    await (await starting)?.stop();
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
    const child = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', SCRIPT], { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
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








async function startInCheckout(revision, options, checkouts) {
    const checkout = await checkouts.add(revision.config.repo_commit_sha);
    try {
        const started = await startProcess(revision, { ...options, folder: checkout.folder });
        const ended = started.ended.then(async (how) => {
            await checkout.remove();
            return how;
        });
        const stop = async () => {
            await started.stop();
            await ended;
        };
        return { ...started, ended, stop };
    }
    catch (error) {
        await checkout.remove();
        throw error;
    }
}
function createFleet(employer, options) {
    const { agentCommand, agentStartLimit = '60s', repo: folder, uncommitted, onAgentLine = () => { } } = options;
    if (agentCommand === undefined)
        return undefined;
    if (folder === undefined)
        throw new OptionError('--agent-command needs --repo, the repository of the program.');
    const common = {
        command: splitCommand(agentCommand),
        folder,
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
        start: (revision) => checkouts === undefined || revision.config.image_uri !== null
            ? startProcess(revision, common)
            : startInCheckout(revision, common, checkouts),
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
    throw new OptionError(`--repo: git cannot read "${folder}" (${asked.problem}). If it belongs to another user, run git config --global --add safe.directory DIR.`);
}
const EXPRESSION = /[~^:?*[\\\s]|\.\.|@\{/;
function git_folder_problemOf({ ref }, folder) {
    const what = ref.startsWith(vocabulary/* TAG_PREFIX */.C_) ? 'tag' : 'branch';
    return `repo_ref: the ${what} "${ref}" does not exist in ${folder}. Fetch it, or set its commit with --head ${ref}=SHA.`;
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
    const [from, wanted] = [origin, repo_url].map((url) => (url === undefined ? undefined : pathOf(url)));
    return from !== undefined && wanted !== undefined && from !== wanted;
}
function gitFolder(folder, { uncommitted = false, onNotice: notice = () => { } }) {
    if (!isRepository(folder)) {
        if (uncommitted)
            return { resolve: () => undefined };
        throw new OptionError(`--repo: "${folder}" is not a git repository. Commit its files with git, or set --uncommitted to use its files on disk.`);
    }
    const asked = askGit(folder, ['config', '--get', 'remote.origin.url']);
    const origin = 'said' in asked ? asked.said : undefined;
    let noticed = false;
    return {
        resolve(wanted) {
            const { repo_url, ref } = wanted;
            if (isAnother(origin, repo_url)) {
                if (!noticed)
                    notice(`The commits of ${folder} are not used for ${repo_url}, because its origin is another repository.`);
                noticed = true;
                return undefined;
            }
            const full = ref.startsWith('refs/') ? [ref] : [`refs/heads/${ref}`, `refs/remotes/origin/${ref}`];
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
const GraphConfig = schemas/* looseObject */._H3({
    graphs: schemas/* record */.g1P(schemas/* string */.YjP().min(1), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* looseObject */._H3({ path: schemas/* string */.YjP() })]))
        .refine((graphs) => Object.keys(graphs).length > 0, 'must name at least one graph')
});
function atCommit(folder, commit, path) {
    const asked = askGit(folder, ['cat-file', 'blob', `${commit}:./${path}`]);
    return 'said' in asked ? asked.said : undefined;
}
function onDisk(folder, path) {
    try {
        const found = (0,external_node_fs_.realpathSync)((0,external_node_path_.join)(folder, path));
        return found.startsWith((0,external_node_fs_.realpathSync)(folder) + external_node_path_.sep) ? (0,external_node_fs_.readFileSync)(found, 'utf8') : undefined;
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
        return { problem: `is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
    }
    const result = GraphConfig.safeParse(document);
    if (!result.success)
        return { problem: `is not a graph configuration: ${firstProblem(result.error)}` };
    const graphs = Object.entries(result.data.graphs);
    return { graphs: graphs.map(([graph_id, at]) => ({ graph_id, path: typeof at === 'string' ? at : at.path })) };
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
        return { problem: `graph_config_path: the file "${graph_config_path}" does not exist ${where}.` };
    }
    const read = parseConfig(text);
    return 'problem' in read ? { problem: `graph_config_path: "${graph_config_path}" ${read.problem}` } : read;
}

// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
;// CONCATENATED MODULE: ./lib/emulator/scripting/phrase.js

const DeploymentName = schemas/* string */.YjP().min(1, 'must be the name of a deployment');
const RevisionNumber = schemas/* int */.Whr('must be a whole number').min(1, 'must be a whole number from 1');
const NUMERIC = new Set(['times', 'skip', 'revision', 'retry_after']);
function parsePhrase(text) {
    const words = [];
    const settings = {};
    for (const part of text.trim().split(/\s+/)) {
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

;// CONCATENATED MODULE: ./lib/emulator/scripting/agent-behavior.js





const RUNS = ['throw', 'silent', 'endless', 'drop'];
const MARKS = ['heartbeats', 'crlf', 'compact', 'end-event'];
const SWITCHES = new Set(['fail-start', ...MARKS]);
const AgentBehavior = schemas/* strictObject */.rej({
    deployment: DeploymentName.optional().describe('Only the deployment of this name. Unset: every deployment.'),
    revision: RevisionNumber.optional().describe('Only the revision of this number; a deployment is created with 1.'),
    slow_start: schemas/* string */.YjP()
        .regex(DURATION, 'must be a duration')
        .optional()
        .describe('The next revisions stay DEPLOYING for so much longer.'),
    fail_start: schemas/* boolean */.zMY().optional().describe('The next revisions end as DEPLOY_FAILED.'),
    run: schemas/* enum */.k5n(RUNS)
        .optional()
        .describe('What happens to runs. throw: 200, then an error event. silent: no data event. endless: the stream never ends. drop: the connection is cut in the middle of an event.'),
    heartbeats: schemas/* boolean */.zMY().optional().describe('Comments (`: heartbeat`) between the events.'),
    crlf: schemas/* boolean */.zMY().optional().describe('Lines end in CRLF.'),
    compact: schemas/* boolean */.zMY().optional().describe('JSON on one data line.'),
    end_event: schemas/* boolean */.zMY().optional().describe('An `end` event closes the stream.')
})
    .meta({ id: 'EmulatorAgent' });
const HOW = `Use one or more of slow-start=TIME, fail-start, ${[...RUNS, ...MARKS].join(', ')}, then [deployment=NAME] [revision=N].`;
const WORDS = [...SWITCHES, ...RUNS];
function parseBehavior(text) {
    const { words, settings } = parsePhrase(text);
    const said = { ...settings };
    for (const word of words) {
        if (RUNS.includes(word))
            said.run = word;
        else if (SWITCHES.has(word))
            said[word.replaceAll('-', '_')] = true;
        else if (word === '')
            throw new OptionError(`no behavior is given. ${HOW}`);
        else
            throw new OptionError(`"${word}" is not a behavior.${(0,did_you_mean/* didYouMean */.au)(word, WORDS)} ${HOW}`);
    }
    const result = AgentBehavior.safeParse(said);
    const { deployment: _, revision: __, ...behavior } = result.data ?? {};
    if (result.success && Object.keys(behavior).length > 0)
        return result.data;
    const problem = result.success ? 'no behavior is given' : firstProblem(result.error);
    throw new OptionError(`"${text}": ${problem}. ${HOW}`);
}
const isOfSame = (a, b) => a.deployment === b.deployment && a.revision === b.revision;
const STOCK = {};
class AgentBehaviors {
    said = [];
    atStart = [];
    version = 0;
    set(behavior, since = 'run') {
        this.said = this.said.filter((other) => !isOfSame(other.behavior, behavior));
        this.said.push({ behavior, since });
        if (since === 'start')
            this.atStart.push(behavior);
        this.version++;
    }
    clear() {
        this.said = [];
        this.atStart = [];
        this.version++;
    }
    list(since) {
        return this.said.filter((one) => since === undefined || one.since === since).map(({ behavior }) => behavior);
    }
    load(kept) {
        const atStart = this.atStart;
        this.clear();
        for (const behavior of atStart)
            this.set(behavior, 'start');
        for (const behavior of kept) {
            if (!atStart.some((other) => isOfSame(other, behavior)))
                this.set(behavior);
        }
    }
    of(deployment, revision) {
        const found = this.said.findLast(({ behavior: said }) => (said.deployment ?? deployment) === deployment && (said.revision ?? revision) === revision);
        return found?.behavior ?? STOCK;
    }
}

;// CONCATENATED MODULE: ./lib/emulator/scripting/queue.js
class Scripted {
    entries = [];
    version = 0;
    add(what, since = 'run') {
        const { times = 1, skip = 0 } = what;
        this.entries.push({ what, left: times === 'always' ? Number.POSITIVE_INFINITY : times, skip, since });
        this.version++;
    }
    clear() {
        this.entries = [];
        this.version++;
    }
    list(since) {
        const wanted = this.entries.filter((entry) => since === undefined || entry.since === since);
        return wanted.map(({ what, left, skip }) => ({
            ...what,
            ...(what.skip !== undefined && { skip }),
            times: Number.isFinite(left) ? left : 'always'
        }));
    }
    load(kept) {
        this.entries = this.entries.filter(({ since }) => since === 'start');
        for (const what of kept)
            this.add(what);
    }
    take(fits) {
        for (const entry of this.entries) {
            if (!fits(entry.what))
                continue;
            if (Number.isFinite(entry.left) || entry.skip > 0)
                this.version++;
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
}

;// CONCATENATED MODULE: ./lib/emulator/scripting/outcomes.js






const HOW_OFTEN = 'must be a whole number from 1, or always';
const Times = schemas/* union */.KCZ([schemas/* int */.Whr(HOW_OFTEN).min(1, HOW_OFTEN), schemas/* literal */.euz('always')], { error: HOW_OFTEN })
    .describe('How many times it applies. Unset: once.');
const STATUSES = [
    'CREATING',
    'QUEUED',
    'AWAITING_BUILD',
    'BUILDING',
    'AWAITING_DEPLOY',
    'DEPLOYING',
    'DEPLOYED',
    'CREATE_FAILED',
    'BUILD_FAILED',
    'DEPLOY_FAILED',
    'SKIPPED',
    'INTERRUPTED',
    'UNKNOWN'
];
function misspelled(word) {
    const [, before = '', status = ''] = /^((?:stuck|through|down):)?(.*)$/.exec(word) ?? [];
    const meant = STATUSES.includes(status) ? undefined : (0,did_you_mean/* nearest */.pA)(status.toUpperCase(), STATUSES);
    return meant === undefined ? undefined : before + meant;
}
function assertStatus(word) {
    const meant = misspelled(word);
    if (meant !== undefined)
        throw new OptionError(`"${word}" is not a status. Did you mean "${meant}"?`);
}
const Outcome = schemas/* strictObject */.rej({
    outcome: schemas/* string */.YjP()
        .regex(/^((stuck|through|down):)?[A-Z][A-Z0-9_]*$/, 'must be STATUS, stuck:STATUS, through:STATUS or down:STATUS')
        .describe('STATUS: the revision ends there (DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, CREATE_FAILED, SKIPPED, INTERRUPTED, or any word). stuck:STATUS: it stays in that status. through:STATUS: it also passes through that status. down:STATUS: it fails there after it replaced what was serving, so nothing serves.'),
    deployment: DeploymentName.optional().describe('Only revisions of the deployment of this name.'),
    revision: RevisionNumber.optional().describe('Only the revision of this number; a deployment is created with 1.'),
    times: Times.optional(),
    log: schemas/* array */.YOg(schemas/* string */.YjP()).optional().describe('The last lines of its log, instead of the reason why it failed.'),
    lagging: schemas/* string */.YjP()
        .regex(DURATION, 'must be a duration')
        .optional()
        .describe('So long after DEPLOYED, the previous revision still answers: 10s.'),
    alternating: schemas/* string */.YjP()
        .regex(DURATION, 'must be a duration')
        .optional()
        .describe('So long after DEPLOYED, the previous and the new revision answer in turns: 10s.'),
    build_time: schemas/* string */.YjP().regex(DURATION, 'must be a duration').optional().describe('How long it takes: 90s, 30m.')
})
    .meta({ id: 'EmulatorOutcome' });
function parseOutcome(text) {
    const { words, settings } = parsePhrase(text);
    const how = 'Use STATUS, stuck:STATUS, through:STATUS or down:STATUS, then [deployment=NAME] [revision=N] [times=N|always] [build-time=5s] [lagging=10s|alternating=10s].';
    const [word = ''] = words;
    if (words.length !== 1)
        throw new OptionError(`"${text}" is not an outcome. ${how}`);
    assertStatus(word);
    const result = Outcome.safeParse({ outcome: words[0], ...settings });
    if (result.success)
        return result.data;
    throw new OptionError(`"${text}": ${firstProblem(result.error)}. ${how}`);
}
function expandOutcome(body) {
    if (typeof body !== 'object' || body === null || !('outcome' in body))
        return body;
    const { outcome, ...rest } = body;
    if (typeof outcome !== 'string')
        return body;
    if (/\s/.test(outcome.trim()))
        return { ...parseOutcome(outcome), ...rest };
    assertStatus(outcome);
    return body;
}
function scriptedOutcome({ outcome, build_time, lagging, alternating, log }) {
    const [how, status] = outcome.includes(':') ? outcome.split(':') : ['end', outcome];
    const ending = { [how === 'down' ? 'end' : how]: status };
    return {
        ending,
        ...(build_time !== undefined && { buildTime: durationMs(build_time) }),
        ...(log !== undefined && { log }),
        ...(lagging !== undefined && { swap: { ms: durationMs(lagging), answers: 'previous' } }),
        ...(alternating !== undefined && { swap: { ms: durationMs(alternating), answers: 'in_turns' } }),
        ...(how === 'down' && { takesDown: true })
    };
}
class Outcomes extends Scripted {
    nextFor(deployment, revision) {
        const found = this.take((outcome) => (outcome.deployment ?? deployment) === deployment && (outcome.revision ?? revision) === revision);
        return found && scriptedOutcome(found);
    }
}

;// CONCATENATED MODULE: ./lib/emulator/scripting/faults.js







const FAULT_KINDS = ['status', 'drop', 'truncate', 'garbage', 'wrong-type', 'slow', 'hang', 'redirect'];
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', '*'];
function notAMethod(word) {
    if (typeof word !== 'string')
        return undefined;
    const mend = (0,did_you_mean/* didYouMean */.au)(word.toUpperCase(), METHODS) || ` Use ${METHODS.join(', ')}.`;
    return `${JSON.stringify(word)} is no HTTP method.${mend}`;
}
const Fault = schemas/* strictObject */.rej({
    method: schemas/* enum */.k5n(METHODS, { error: ({ input }) => notAMethod(input) }).describe('Method, or * for any.'),
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
    when: schemas/* enum */.k5n(['before', 'after']).optional().describe('Before (default) or after the request is applied.'),
    retry_after: schemas/* union */.KCZ([schemas/* int */.Whr().min(0), schemas/* string */.YjP().regex(/^date:\d{1,9}$/, 'must be seconds, or date:SECONDS')])
        .optional()
        .describe('Seconds; date:SECONDS sends them as an HTTP date.'),
    delay: schemas/* string */.YjP().regex(DURATION, 'must be a duration').optional().describe('Of the kind slow. Unset: 1s.'),
    location: schemas/* string */.YjP().optional().describe('Of the kind redirect.'),
    body: schemas/* string */.YjP().optional().describe('Sent unchanged, instead of the usual body of the fault.'),
    times: Times.optional(),
    skip: schemas/* int */.Whr('must be a whole number').min(0).optional().describe('So many matching requests pass first.')
})
    .meta({ id: 'EmulatorFault' });
const faults_HOW = 'Use METHOD PATH FAULT [times=N|always] [skip=N]. FAULT is a status such as 503 or 503-after, or one of drop, drop-after, truncate, garbage, wrong-type, slow, slow-after, hang, hang-after, redirect.';
function parseFault(text) {
    const { words, settings } = parsePhrase(text);
    const [method, path, what] = words;
    if (words.length !== 3 || what === undefined)
        throw new OptionError(`"${text}" is not a fault. ${faults_HOW}`);
    const [, name, when] = /^(.*?)(?:-(before|after))?$/.exec(what) ?? [];
    const isStatus = /^\d{3}$/.test(name ?? '');
    if (!isStatus && !FAULT_KINDS.includes(name ?? '')) {
        throw new OptionError(`"${what}" is not a fault.${(0,did_you_mean/* didYouMean */.au)(what, FAULT_KINDS)} ${faults_HOW}`);
    }
    const kind = isStatus ? { kind: 'status', status: Number(name) } : { kind: name };
    const result = Fault.safeParse({ method, path, ...kind, ...(when === undefined ? {} : { when }), ...settings });
    if (result.success)
        return result.data;
    throw new OptionError(`"${text}": ${sentence(firstProblem(result.error))} ${faults_HOW}`);
}
const SPECIAL = /[.+?^${}()|[\]\\]/g;
function pathPattern(path) {
    const source = path.replace(SPECIAL, '\\$&').replaceAll('**', '\0').replaceAll('*', '[^/]+').replaceAll('\0', '.*');
    return new RegExp(`^${source}$`);
}
class Faults extends Scripted {
    patterns = new Map();
    met(method, path) {
        return this.take((fault) => (fault.method === '*' || fault.method === method) && this.pattern(fault).test(path));
    }
    clear() {
        super.clear();
        this.patterns.clear();
    }
    pattern({ path }) {
        let pattern = this.patterns.get(path);
        if (pattern === undefined) {
            pattern = pathPattern(path);
            this.patterns.set(path, pattern);
        }
        return pattern;
    }
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(88532);
;// CONCATENATED MODULE: ./lib/emulator/scripting/seeds.js

function notEmpty(text) {
    if (text.trim() === '')
        throw new OptionError('the value is empty.');
    return text;
}
function pair(text) {
    const at = text.lastIndexOf('=');
    return at < 0 ? [notEmpty(text), undefined] : [notEmpty(text.slice(0, at)), notEmpty(text.slice(at + 1))];
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
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
function parseIntegration(text) {
    const [name, id] = pair(text);
    if (id === undefined)
        return { name };
    if (!UUID.test(id))
        throw new OptionError(`"${id}" is not a UUID. Use NAME or NAME=UUID.`);
    return { name, id };
}
function parseListener(text) {
    return { cluster_namespaces: text.split(',').map(notEmpty) };
}

;// CONCATENATED MODULE: ./lib/emulator/scripting/script-file.js









const HeadSeed = schemas/* strictObject */.rej({
    repo_url: schemas/* string */.YjP().optional().describe('Unset: every repository without a head of its own.'),
    ref: schemas/* string */.YjP().min(1),
    commit_sha: schemas/* string */.YjP().min(1)
});
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
    const text = readText(path);
    let document;
    try {
        document = (0,dist.parse)(text);
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

;// CONCATENATED MODULE: ./lib/emulator/state/file.js










const FORMAT = 3;
const DeploymentOutline = schemas/* looseObject */._H3({
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    revisions: schemas/* array */.YOg(schemas/* looseObject */._H3({ id: schemas/* string */.YjP() })).min(1)
});
const StateDocument = schemas/* looseObject */._H3({
    format: schemas/* literal */.euz(FORMAT),
    clock_offset_ms: schemas/* number */.aig().min(0).max(LONGEST_MS),
    heads: schemas/* array */.YOg(schemas/* tuple */.PVZ([schemas/* string */.YjP(), schemas/* string */.YjP()])),
    faults: schemas/* array */.YOg(Fault),
    outcomes: schemas/* array */.YOg(Outcome),
    agents: schemas/* array */.YOg(AgentBehavior),
    deployments: schemas/* array */.YOg(schemas/* custom */.IeY((value) => DeploymentOutline.safeParse(value).success))
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
        removeLeftovers(path);
        this.load();
    }
    load() {
        const { path } = this;
        const [standing, text] = this.reading(() => {
            const found = standingOf(path);
            return [found, found === undefined ? undefined : (0,external_node_fs_.readFileSync)(path, 'utf8')];
        });
        if (text !== undefined) {
            this.source.restore(parseState(path, text));
            this.written = this.source.version();
        }
        this.standing = standing;
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
        const beside = besideName(this.path, process.pid);
        try {
            await (0,promises_.writeFile)(beside, text, { mode: 0o600 });
            await (0,promises_.rename)(beside, this.path);
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















const NO_SCRIPT = { outcomes: [], faults: [], agents: [], heads: [], integrations: [], listeners: [] };
function seed(core, options, script) {
    for (const fault of [...(options.faults ?? []), ...script.faults]) {
        core.faults.add(typeof fault === 'string' ? parseFault(fault) : fault, 'start');
    }
    for (const outcome of [...(options.outcomes ?? []), ...script.outcomes]) {
        core.outcomes.add(typeof outcome === 'string' ? parseOutcome(outcome) : outcome, 'start');
    }
    for (const agent of [...(options.agents ?? []), ...script.agents]) {
        core.behaviors.set(typeof agent === 'string' ? parseBehavior(agent) : agent, 'start');
    }
    for (const head of [...(options.heads ?? []), ...script.heads])
        core.heads.set(head, 'start');
}
function keep(core, path) {
    if (path === undefined)
        return { settled: async () => { }, isSettled: () => true, prove: async () => { }, reload: () => { } };
    const { clock, heads, faults, outcomes, behaviors, controlPlane } = core;
    const file = new StateFile(path, {
        version: () => controlPlane.version + faults.version + outcomes.version + behaviors.version,
        state: () => ({
            clock_offset_ms: clock.offset,
            heads: heads.dump(),
            faults: faults.list('run'),
            outcomes: outcomes.list('run'),
            agents: behaviors.list('run'),
            deployments: controlPlane.dump()
        }),
        restore: (state) => {
            clock.offset = state.clock_offset_ms;
            heads.load(state.heads);
            faults.load(state.faults);
            outcomes.load(state.outcomes);
            behaviors.load(state.agents);
            controlPlane.load(state.deployments);
        }
    });
    return {
        settled: () => file.settled(),
        isSettled: () => file.isSettled(),
        prove: () => file.prove(),
        reload: () => file.load()
    };
}
function revisionContext({ clock, heads, outcomes, behaviors }, options) {
    const { repo, buildTime = 3_000, agentCommand, inventCommits = true } = options;
    return {
        now: () => clock.now(),
        buildTime: durationMs(buildTime),
        commitOf: firstKnown(repo === undefined ? [heads] : [heads, gitFolder(repo, options)], inventCommits ? inventedCommit : () => null),
        outcomeOf: (deployment, revision) => outcomes.nextFor(deployment, revision),
        graphsOf: (source) => readGraphs(repo, source),
        behaviorOf: (deployment, revision) => behaviors.of(deployment, revision),
        processes: agentCommand !== undefined
    };
}
function movements({ clock, heads }, controlPlane) {
    return {
        setHead: (head) => {
            heads.set(head);
            controlPlane.version++;
        },
        push: (head) => {
            heads.push(head);
            controlPlane.version++;
            return controlPlane.push(head);
        },
        advance: (ms) => {
            clock.advance(ms);
            controlPlane.version++;
        }
    };
}
function createCore(options) {
    const script = options.script === undefined ? NO_SCRIPT : readScript(options.script);
    const clock = options.virtualClock === true ? createVirtualClock() : createClock(options.now);
    const faults = new Faults();
    const outcomes = new Outcomes();
    const behaviors = new AgentBehaviors();
    const heads = new KnownHeads();
    const requests = new RequestLog();
    const dialect = readDialect(options.dialect);
    const parts = { clock, dialect, faults, outcomes, behaviors, heads, requests };
    const controlPlane = new ControlPlane({
        ...revisionContext(parts, options),
        serviceRules: dialect.serviceRules,
        origin: () => core.origin,
        integrations: seedIntegrations([...(options.integrations ?? []), ...script.integrations]),
        listeners: seedListeners([...(options.listeners ?? []), ...script.listeners]),
        deleteTime: durationMs(options.deleteTime ?? 0)
    });
    const fleet = createFleet(controlPlane, options);
    const running = {
        ...parts,
        controlPlane,
        fleet,
        tenantId: tenantIdOf(options),
        origin: '',
        ...movements(parts, controlPlane)
    };
    seed(parts, options, script);
    const reset = () => {
        for (const part of [faults, outcomes, behaviors, heads, requests])
            part.clear();
        clock.offset = 0;
        controlPlane.load([]);
        seed(parts, options, script);
    };
    const core = Object.assign(running, keep(running, options.state), { reset });
    return core;
}

// EXTERNAL MODULE: ./node_modules/fastify/fastify.js
var fastify = __webpack_require__(16703);
// EXTERNAL MODULE: ./node_modules/fastify-type-provider-zod/dist/esm/index.js + 5 modules
var esm = __webpack_require__(69210);
;// CONCATENATED MODULE: ./lib/emulator/http/scope.js
async function registerScope(app, { name, prefix = '' }, routes) {
    await app.register(Object.assign(routes, { [Symbol.for('fastify.display-name')]: name }), { prefix });
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:stream"
var external_node_stream_ = __webpack_require__(57075);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./node_modules/@fastify/swagger/index.js
var swagger = __webpack_require__(84642);
// EXTERNAL MODULE: ./lib/src/contract/dialect/translate.js
var dialect_translate = __webpack_require__(61894);
;// CONCATENATED MODULE: ./lib/emulator/http/examples.js


const examples_COMMIT = '9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c';
function freeName(controlPlane) {
    const names = new Set(controlPlane.dump().map(({ name }) => name));
    let name = 'support';
    for (let n = 2; names.has(name); n++)
        name = `support-${n}`;
    return name;
}
function createExample({ controlPlane, dialect: { words } }) {
    const body = {
        name: freeName(controlPlane),
        source: 'external_container',
        source_config: {
            listener_id: controlPlane.listeners[0]?.id,
            resource_spec: { min_scale: 1, max_scale: 1, cpu: 1, memory_mb: 1024 }
        },
        source_revision_config: { image_uri: 'registry.example/support:1' },
        secrets: []
    };
    return translate(body, words, 'write');
}
function createFromGit({ controlPlane, dialect: { words } }) {
    const body = {
        name: freeName(controlPlane),
        source: 'git_host',
        source_config: {
            integration_id: controlPlane.integrations[0]?.id,
            repo_url: 'https://github.com/acme/support',
            deployment_type: 'dev'
        },
        source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
        secrets: [{ name: 'OPENAI_API_KEY', value: 'sk-example' }]
    };
    return (0,dialect_translate/* translate */.T)(body, words, 'write');
}
function controlPlaneExamples(surroundings) {
    const { controlPlane, dialect } = surroundings;
    const newest = controlPlane.dump().at(-1);
    const revision = newest?.revisions.at(-1)?.id;
    const patch = { secrets: [{ name: 'GREETING', value: 'Hello' }] };
    return {
        parameters: {
            deployment_id: newest?.id,
            latest_revision_id: revision,
            revision_id: revision,
            listener_id: controlPlane.listeners[0]?.id
        },
        bodies: {
            create_deployment: createFromGit(surroundings),
            update_deployment: (0,dialect_translate/* translate */.T)(patch, dialect.words, 'write'),
            read_build_log: { order: 'desc', limit: 10 },
            read_deploy_log: { order: 'desc', limit: 10 },
            read_deployment_log: { level: 'ERROR', limit: 10 },
            add_fault: { method: 'GET', path: '/v2/**', kind: 'status', status: 503, times: 3 },
            add_outcome: { outcome: 'BUILD_FAILED', log: ['npm error 404'] },
            set_agent: { run: 'throw' },
            set_head: { ref: 'main', commit_sha: examples_COMMIT },
            push: { ref: 'main', commit_sha: examples_COMMIT },
            advance_clock: { advance: '90s' },
            restart: { down: '500ms' }
        }
    };
}
const withParameterExample = (parameter, example) => example === undefined ? parameter : { ...parameter, example };
function withExamples(document, { bodies, parameters }) {
    const { paths = {} } = document;
    const illustrated = (operation) => {
        const { operationId = '', requestBody, parameters: taken } = operation;
        const example = bodies[operationId];
        const content = requestBody?.content['application/json'];
        const hasBody = example !== undefined && content !== undefined;
        return {
            ...operation,
            ...(hasBody && { requestBody: { ...requestBody, content: { 'application/json': { ...content, example } } } }),
            ...(taken && { parameters: taken.map((one) => withParameterExample(one, parameters[one.name])) })
        };
    };
    const byMethod = (methods) => Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, illustrated(operation)]));
    return { ...document, paths: Object.fromEntries(Object.entries(paths).map(([path, one]) => [path, byMethod(one)])) };
}
const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g;
function withoutUnusedSchemas(document) {
    const { components, ...rest } = document;
    const schemas = components?.schemas ?? {};
    const used = new Set();
    const visit = (part) => {
        for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
            if (used.has(name))
                continue;
            used.add(name);
            visit(schemas[name] ?? {});
        }
    };
    visit(rest);
    const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)));
    return { ...document, components: { ...components, schemas: kept } };
}

;// CONCATENATED MODULE: ./lib/emulator/http/dialect/edge.js





function speak(app, dialect) {
    if (dialect === dialect_dialect/* NEUTRAL */.qm)
        return;
    const { words, serviceRules } = dialect;
    app.addHook('preValidation', async (request) => {
        if (bodySchema(request) !== undefined)
            request.body = (0,dialect_translate/* translate */.T)(request.body, words, 'swap');
    });
    app.addHook('preSerialization', async (request, reply, payload) => {
        if (isRefusal(payload))
            return { detail: spokenDetail(payload.detail, bodySchema(request), words) };
        const schema = answerSchema(request, reply.statusCode);
        const spoken = schema === undefined ? payload : (0,dialect_translate/* translate */.T)(payload, words, 'write');
        return serviceRules.extraFields ? withExtras(spoken, schema, request) : spoken;
    });
    app.setSerializerCompiler(() => (answer) => JSON.stringify(answer));
}
function bodySchema({ routeOptions }) {
    const body = routeOptions.schema?.body;
    return body instanceof schemas/* ZodType */.aRx ? body : undefined;
}
function answerSchema({ routeOptions }, status) {
    const responses = (routeOptions.schema?.response ?? {});
    const response = responses[status];
    const schema = response?.content?.['application/json']?.schema;
    return schema instanceof schemas/* ZodType */.aRx ? schema : undefined;
}
function isRefusal(payload) {
    return typeof payload === 'object' && payload !== null && 'detail' in payload;
}
function spokenDetail(detail, schema, words) {
    if (typeof detail === 'string')
        return inWords(detail, words);
    return detail.map(({ loc, msg, type }) => {
        const [root = '', ...path] = loc;
        const spoken = inWords(msg, words);
        if (schema === undefined || root !== 'body')
            return { loc, msg: spoken, type };
        return { loc: [root, ...(0,dialect_translate/* translatePath */.O)(path, words, 'swap')], msg: spoken, type };
    });
}
function inWords(text, words) {
    const named = text.replaceAll('/integrations/git_host/', `/integrations/${words.git_host}/`);
    return named.replace(/(?<![\w/"])[a-z]+(?:_[a-z]+)+(?![\w/"])/g, (name) => ((0,dialect_dialect/* isWord */.Jg)(name) ? words[name] : name));
}
function withExtras(answer, schema, { headers }) {
    const tenant = headers['x-tenant-id'];
    const tenant_id = typeof tenant === 'string' && schemas/* guid */.OsD().safeParse(tenant).success ? tenant : DEFAULT_TENANT_ID;
    const extend = (deployment) => ({ ...deployment, tenant_id, secret_references: null });
    if (typeof answer !== 'object' || answer === null)
        return answer;
    if (schema === Deployment)
        return extend(answer);
    const { resources } = answer;
    const isPage = schema instanceof schemas/* ZodObject */.bvH && schema.shape.resources?.element === Deployment;
    return isPage && resources !== undefined ? { ...answer, resources: resources.map(extend) } : answer;
}

;// CONCATENATED MODULE: ./lib/emulator/http/dialect/document.js


const isNode = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isLocal = (name) => name.startsWith('/_emulator/') || name.startsWith('Emulator');
function spokenDocument(document, dialect) {
    if (dialect === dialect_dialect/* NEUTRAL */.qm)
        return document;
    const { paths, components, ...rest } = document;
    const spokenParts = (parts) => Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, isLocal(name) ? part : spoken(part, dialect.words)]));
    const schemas = spokenParts(components.schemas);
    if (dialect.serviceRules.extraFields)
        extendDeployment(schemas);
    if (dialect.serviceRules.fractionalCpu)
        allowFractions(schemas);
    return { ...rest, paths: spokenParts(paths), components: { ...components, schemas } };
}
function spoken(value, words) {
    const other = (text) => (typeof text === 'string' && (0,dialect_dialect/* isWord */.Jg)(text) ? words[text] : text);
    if (Array.isArray(value))
        return value.map((entry) => spoken(entry, words));
    if (!isNode(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => {
        if (key === 'properties' && isNode(inner)) {
            const properties = Object.entries(inner).map(([name, schema]) => [other(name), spoken(schema, words)]);
            return [key, Object.fromEntries(properties)];
        }
        if ((key === 'required' || key === 'enum') && Array.isArray(inner))
            return [key, inner.map(other)];
        const isProse = (key === 'description' || key === 'summary') && typeof inner === 'string';
        return [key, isProse ? inWords(inner, words) : spoken(inner, words)];
    }));
}
function extendDeployment(schemas) {
    const { Deployment } = schemas;
    if (Deployment === undefined)
        return;
    schemas.Deployment = {
        ...Deployment,
        required: [...Deployment.required, 'tenant_id'],
        properties: {
            ...Deployment.properties,
            tenant_id: { type: 'string', format: 'uuid', description: 'The workspace that it belongs to.' },
            secret_references: { anyOf: [{ type: 'array' }, { type: 'null' }] }
        }
    };
}
function allowFractions(schemas) {
    const { ResourceSpec } = schemas;
    if (ResourceSpec === undefined)
        return;
    const properties = Object.entries(ResourceSpec.properties).map(([name, schema]) => {
        if (!/(^|_)cpu(_limit)?$/.test(name) || !isNode(schema))
            return [name, schema];
        const { description } = schema;
        return [name, { description, anyOf: [{ type: 'number' }, { type: 'null' }] }];
    });
    schemas.ResourceSpec = { ...ResourceSpec, properties: Object.fromEntries(properties) };
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/html.js
class Html {
    text;
    constructor(text) {
        this.text = text;
    }
}
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
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
function html_link(address, text = address) {
    const isSafe = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
    return isSafe ? html `<a href="${address}">${text}</a>` : html `${text}`;
}
function copyable(label, text, button = null) {
    return html `<div class="copy"><div class="line"><span>${label}</span>${button}<button type="button" hidden>Copy</button></div><pre tabindex="0">${text}</pre></div>`;
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/layout.js

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3b5bdb"/><path d="m16 5 7 8h-4.500v6h-5v-6H9zM7 22h18v4H7z" fill="#fff"/></svg>`;
function page(title, main) {
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
<nav aria-label="Reference"><a href="/docs">API reference</a><a href="/openapi.json">openapi.json</a></nav>
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



const CONTENT_SECURITY_POLICY = "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none'; frame-ancestors 'self'";
const STYLE = `body { margin: 0; background: #fafafa }
.dark-mode body { background: #1c2022 }
header { display: flex; align-items: center; gap: 12px; padding: 12px 20px; background: #1b1f24; font: 600 17px system-ui, sans-serif }
header a { display: flex; align-items: center; gap: 12px; color: #fff; text-decoration: none }
header svg { width: 32px; height: 32px }
`;
const SETUP = `document.documentElement.classList.toggle('dark-mode', matchMedia('(prefers-color-scheme: dark)').matches)
SwaggerUIBundle({
  url: location.pathname.replace(/\\/$/, '') + '/json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'list',
  tryItOutEnabled: true,
  validatorUrl: null
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
        app.get(`/docs/static/${name}`, { schema: { hide: true } }, (_request, reply) => reply.type(`${type}; charset=utf-8`).header('cache-control', 'max-age=600').send(read()));
    }
}
function sendReference(reply, title) {
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
<div id="swagger-ui"></div>
<script src="/docs/static/swagger-ui-bundle.js"></script>
<script src="/docs/static/setup.js"></script>
</body>
</html>
`;
    return reply.type('text/html; charset=utf-8').header('content-security-policy', CONTENT_SECURITY_POLICY).send(text);
}

;// CONCATENATED MODULE: ./lib/emulator/http/openapi.js





const SECURITY = [{ api_key: [] }, { tenant_id: [] }, { bearer: [] }];
const INTERFACE_VERSION = '0.1.0';
const DESCRIPTION = `A control plane on this machine. Its deployments exist here only.

*control plane*: the operations of the specification. *extensions*: what the public service has beyond it. *local*: what
scripts this server; these operations need no key.

To send requests, choose **Authorize** and enter a credential. [Deployments and their revisions](/)`;
const openapi_REFERENCE = /^#\/components\/schemas\/(.+)Input$/;
function withoutInputTwins(document) {
    const text = JSON.stringify(document, (key, value) => {
        if (key === 'schemas' && typeof value === 'object' && value !== null) {
            return Object.fromEntries(Object.entries(value).filter(([name]) => !name.endsWith('Input')));
        }
        return key === '$ref' && typeof value === 'string' ? value.replace(openapi_REFERENCE, '#/components/schemas/$1') : value;
    });
    return JSON.parse(text);
}
function withOptionalBodies(document) {
    const text = JSON.stringify(document, (key, value) => {
        if (key !== 'requestBody')
            return value;
        const body = value;
        const { anyOf = [] } = body.content['application/json'].schema;
        return anyOf.some(({ type }) => type === 'null') ? { ...body, required: false } : body;
    });
    return JSON.parse(text);
}
const isOfAgentServer = (url) => url.startsWith('/agents/');
async function registerReference(app, core) {
    const { dialect } = core;
    const illustrated = (document) => withExamples(document, controlPlaneExamples(core));
    await app.register(swagger, {
        openapi: {
            openapi: '3.1.0',
            info: { title: 'Local control plane', version: INTERFACE_VERSION, description: DESCRIPTION },
            tags: [{ name: 'control plane' }, { name: 'extensions' }, { name: 'local' }],
            components: {
                securitySchemes: {
                    api_key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
                    tenant_id: { type: 'apiKey', in: 'header', name: 'X-Tenant-Id' },
                    bearer: { type: 'http', scheme: 'bearer' }
                }
            }
        },
        transform: (route) => (0,esm/* jsonSchemaTransform */.YD)(isOfAgentServer(route.url) ? { ...route, schema: { hide: true } } : route),
        transformObject: (document) => spokenDocument(withOptionalBodies(withoutUnusedSchemas(withoutInputTwins((0,esm/* jsonSchemaTransformObject */.R3)(document)))), dialect)
    });
    const schema = { hide: true };
    for (const path of ['/docs', '/docs/']) {
        app.get(path, { schema }, (_request, reply) => sendReference(reply, 'local control plane'));
    }
    for (const path of ['/docs/json', '/openapi.json'])
        app.get(path, { schema }, () => illustrated(app.swagger()));
    referenceFiles(app);
}

;// CONCATENATED MODULE: ./lib/emulator/agents/reference.js




const AGENT_PREFIX = '/agents/:deployment_id';
async function describeAgentServer(app) {
    await app.register(swagger, {
        decorator: 'agentServer',
        openapi: {
            openapi: '3.1.0',
            info: { title: '', version: '1' },
            tags: [{ name: 'Assistants' }, { name: 'Stateless Runs' }, { name: 'System' }],
            components: { securitySchemes: { api_key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' } } }
        },
        transform: ({ schema, url, ...rest }) => (0,esm/* jsonSchemaTransform */.YD)({ schema, url: url.replace(AGENT_PREFIX, ''), ...rest }),
        transformObject: (document) => withoutUnusedSchemas(withoutInputTwins((0,esm/* jsonSchemaTransformObject */.R3)(document)))
    });
    const { agentServer } = app;
    return ({ deployment: { id, name }, revision }) => {
        const document = {
            ...agentServer(),
            info: {
                title: `Agent server of ${name}`,
                version: '1',
                description: `A stock graph answers here, without a model. To send requests, choose **Authorize** and enter an X-Api-Key. [The deployment](/agents/${id})`
            },
            servers: [{ url: `/agents/${id}` }]
        };
        return withExamples(document, {
            parameters: { assistant_id: revision.graphs[0]?.graph_id },
            bodies: {
                search_assistants: {},
                count_assistants: {},
                stream_run: runExample(revision.graphs[0]?.graph_id),
                wait_run: runExample(revision.graphs[0]?.graph_id)
            }
        });
    };
}
const runExample = (assistant_id = 'agent') => ({
    assistant_id,
    input: { messages: [{ role: 'user', content: 'Hello' }] },
    stream_mode: 'updates'
});

;// CONCATENATED MODULE: ./lib/emulator/processes/public-address.js
const OWN_HOSTS = new Set(['127.0.0.1', 'localhost', '[::1]', '0.0.0.0']);
function ownUrl(reference, port, base) {
    if (!URL.canParse(reference, base))
        return undefined;
    const url = new URL(reference, base);
    return url.protocol === 'http:' && url.port === String(port) && OWN_HOSTS.has(url.hostname) ? url : undefined;
}
function publicPath({ pathname, search, hash }, prefix) {
    const isPublic = pathname === prefix || pathname.startsWith(`${prefix}/`);
    return `${isPublic ? '' : prefix}${pathname}${search}${hash}`;
}
function publicLocation(location, path, { port, prefix }) {
    const url = ownUrl(location, port, `http://127.0.0.1:${port}${path}`);
    return url === undefined ? location : publicPath(url, prefix);
}
const isAgentCard = (path) => path.split('?', 1)[0] === '/.well-known/agent-card.json';
function publicCard(card, { port, origin, prefix }) {
    try {
        return JSON.stringify(JSON.parse(card), (key, value) => {
            const url = key === 'url' && typeof value === 'string' ? ownUrl(value, port) : undefined;
            return url === undefined ? value : `${origin}${publicPath(url, prefix)}`;
        });
    }
    catch {
        return card;
    }
}

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
function addressesOf({ protocol, host, url }, port) {
    return { port, origin: `${protocol}://${host}`, prefix: /^\/agents\/[^/?]+/.exec(url)?.[0] ?? '' };
}
function forward(request, reply, { port, prefix }) {
    const path = request.url.slice(prefix.length);
    const outgoing = (0,external_node_http_.request)({
        host: '127.0.0.1',
        port,
        method: request.method,
        path,
        headers: {
            ...handedOn(request.headers),
            'x-forwarded-host': request.host,
            'x-forwarded-prefix': prefix,
            ...(isAgentCard(path) && { 'accept-encoding': 'identity' })
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
async function answer(request, reply, response, at) {
    const { statusCode: status = 502, headers } = response;
    const path = request.url.slice(at.prefix.length);
    const { location, ...others } = handedOn(headers);
    reply.code(status).headers(others);
    if (location !== undefined) {
        const isRedirect = status >= 300 && status < 400;
        reply.header('location', isRedirect ? publicLocation(location, path, at) : location);
    }
    const isReadable = headers['content-encoding'] === undefined || headers['content-encoding'] === 'identity';
    if (request.method !== 'GET' || status !== 200 || !isAgentCard(path) || !isReadable)
        return reply.send(response);
    const card = publicCard(await (0,consumers_.text)(response), at);
    return reply.header('content-length', Buffer.byteLength(card)).send(card);
}
const proxy_refuse = (reply, status, text) => reply.code(status).type('text/plain').send(text);
function proxyRoutes(app, fleet, servingOf) {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    app.all(`${AGENT_PREFIX}/*`, { schema: { hide: true } }, async (request, reply) => {
        const serving = servingOf(request);
        const visit = serving && fleet.enter(serving.revision.id);
        if (visit === undefined || visit === 'starting')
            return proxy_refuse(reply, 503, 'The agent server is starting.');
        if (visit === 'failed')
            return proxy_refuse(reply, 502, 'The agent server did not start.');
        reply.raw.once('close', () => visit.leave());
        try {
            const at = addressesOf(request, visit.port);
            return await answer(request, reply, await forward(request, reply, at), at);
        }
        catch {
            return proxy_refuse(reply, 502, 'The agent server does not answer.');
        }
    });
}

;// CONCATENATED MODULE: ./lib/emulator/agents/gate.js
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

;// CONCATENATED MODULE: ./lib/src/contract/errors.js

const ValidationError = schemas/* strictObject */.rej({
    loc: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* int */.Whr()])),
    msg: schemas/* string */.YjP(),
    type: schemas/* string */.YjP()
})
    .meta({ id: 'ValidationError' });
const HTTPValidationError = schemas/* strictObject */.rej({ detail: schemas/* array */.YOg(ValidationError) })
    .meta({ id: 'HTTPValidationError' });
const ErrorDetail = schemas/* strictObject */.rej({ detail: schemas/* string */.YjP() }).meta({ id: 'ErrorDetail' });

;// CONCATENATED MODULE: ./lib/emulator/http/routes/answering.js



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
function send(reply, answer) {
    return reply.code(answer.status).send(answer.body);
}
const json = (description, schema) => ({ description, content: { 'application/json': { schema } } });
const answers = json;
function refusals(...statuses) {
    const described = {
        400: json('A rule forbids it.', ErrorDetail),
        401: json('No credentials.', ErrorDetail),
        403: json('The credentials are not valid.', ErrorDetail),
        404: json('Not found.', ErrorDetail),
        409: json('It conflicts with an existing deployment.', ErrorDetail),
        422: json('Validation error.', HTTPValidationError)
    };
    return Object.fromEntries(statuses.map((status) => [status, described[status]]));
}
const noContent = (description) => schemas/* undefined */.Vxk().describe(description);
const meta = (operationId, summary) => ({ tags: ['local'], operationId, summary });
const done = { 204: noContent('Done.') };
const changed = { ...done, ...refusals(422) };

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
const AssistantCount = AssistantSearch.pick({ metadata: true }).meta({ id: 'AssistantCount' });
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
function matching(assistants, { metadata }) {
    const wanted = Object.entries(metadata ?? {});
    const has = (assistant) => wanted.every(([key, value]) => JSON.stringify(assistant.metadata[key]) === JSON.stringify(value));
    return assistants.filter(has);
}
const named = (assistants, wanted) => assistants.find(({ assistant_id, graph_id, name }) => wanted === assistant_id || wanted === graph_id || wanted === name);

;// CONCATENATED MODULE: ./lib/emulator/agents/answering.js


const KEY = [{ api_key: [] }];
const answering_text = (description) => ({ description, content: { 'text/plain': { schema: schemas/* string */.YjP() } } });
const REFUSALS = { 401: answering_text('No X-Api-Key.'), 403: answering_text('An X-Api-Key that is not valid.') };
const assistantsOf = ({ revision, since }) => revision.graphs.map((graph) => assistantOf(graph, since));

;// CONCATENATED MODULE: ./lib/emulator/agents/stock-graph.js


const MODES = [
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
const StreamMode = schemas/* enum */.k5n(MODES);
const RunRequest = schemas/* looseObject */._H3({
    assistant_id: schemas/* string */.YjP().min(1).describe('Id or name of the assistant, as in the graph configuration file.'),
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
        { assistant_id: 'agent', input: { messages: [{ role: 'user', content: 'Hello' }] }, stream_mode: 'updates' }
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
    return content.map((part) => (typeof part === 'string' ? part : (Part.safeParse(part).data?.text ?? ''))).join('');
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
    if (modes.includes('values'))
        yield { event: 'values', data: { messages: [human] } };
    if (modes.includes('messages')) {
        yield { event: 'messages/metadata', data: { [ai.id]: { metadata: { run_id, langgraph_node: 'answer' } } } };
        const half = ai.content.slice(0, Math.ceil(ai.content.length / 2));
        yield { event: 'messages/partial', data: [{ ...ai, content: half }] };
        yield { event: 'messages/complete', data: [ai] };
    }
    if (modes.includes('messages-tuple'))
        yield { event: 'messages', data: [ai, { run_id, langgraph_node: 'answer' }] };
    if (modes.includes('updates'))
        yield { event: 'updates', data: { answer: { messages: [ai] } } };
    if (modes.includes('values'))
        yield { event: 'values', data: { messages: [human, ai] } };
}
function* echo(input, modes) {
    const received = Object.keys(input ?? {});
    if (modes.includes('updates'))
        yield { event: 'updates', data: { answer: { received } } };
    if (modes.includes('values'))
        yield { event: 'values', data: { received } };
}
function* runStockGraph(run) {
    const { input, stream_mode = 'values' } = run.request;
    const modes = [stream_mode].flat();
    yield { event: 'metadata', data: { run_id: run.run_id, attempt: 1 } };
    const said = lastSaid(input);
    if (said === undefined)
        yield* echo(input, modes);
    else
        yield* conversation(run, said, modes);
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
    return { detail: `stream_mode must be one of ${StreamMode.options.join(', ')}, or a list of them` };
}
function streamReply(reply, run_id, pieces) {
    reply.header('content-type', 'text/event-stream').header('cache-control', 'no-cache');
    return reply.header('content-location', `/runs/${run_id}`).send(external_node_stream_.Readable.from(pieces));
}
const runs = (operationId, summary) => ({
    tags: ['Stateless Runs'],
    security: KEY,
    operationId,
    summary,
    body: RunRequest
});
const REFUSED_RUNS = {
    400: answers('Unknown stream mode.', schemas/* strictObject */.rej({ detail: schemas/* string */.YjP() })),
    ...REFUSALS,
    404: answering_text('No such assistant.'),
    422: answers('Validation error.', HTTPValidationError)
};
function runRoutes(app, core, servingOf) {
    const admit = (request, reply, mode) => {
        const run = readRun(request.body);
        if ('detail' in run)
            return void reply.code(400).send(run);
        const serving = servingOf(request);
        if (named(assistantsOf(serving), run.assistant_id) === undefined) {
            return void reply.code(404).type('text/plain').send(`No assistant "${run.assistant_id}" found.`);
        }
        const { name } = serving.deployment;
        const run_id = (0,external_node_crypto_.randomUUID)();
        const events = runStockGraph({ run_id, deployment: name, request: mode ? { ...run, stream_mode: mode } : run });
        return { run_id, events, behavior: core.behaviors.of(name, serving.number) };
    };
    app.post('/runs/stream', {
        schema: {
            ...runs('stream_run', 'Run an assistant without a thread, and stream its answer'),
            response: {
                200: {
                    description: 'Events, each with a type and data.',
                    content: { 'text/event-stream': { schema: schemas/* any */.bzn() } }
                },
                ...REFUSED_RUNS
            }
        }
    }, (request, reply) => {
        const run = admit(request, reply);
        return run === undefined ? reply : streamReply(reply, run.run_id, streamRun(run.events, run.behavior));
    });
    app.post('/runs/wait', {
        schema: {
            ...runs('wait_run', 'Run an assistant without a thread, and wait for its answer'),
            response: { 200: answers('The last values of the run.', schemas/* unknown */.L5J()), ...REFUSED_RUNS }
        }
    }, (request, reply) => {
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
    });
}
function lastValues(events, behavior) {
    const last = [...misbehaving(events, behavior)].at(-1);
    if (last?.event === 'error')
        return { __error__: last.data };
    return last?.event === 'values' ? last.data : {};
}

;// CONCATENATED MODULE: ./lib/emulator/agents/routes.js









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
const assistants = (operationId, summary) => ({
    tags: ['Assistants'],
    security: KEY,
    operationId,
    summary
});
function assistantRoutes(app, servingOf) {
    app.post('/assistants/search', {
        schema: {
            ...assistants('search_assistants', 'Search assistants'),
            body: AssistantSearch,
            response: {
                200: answers('The assistants.', schemas/* array */.YOg(Assistant)),
                ...REFUSALS,
                422: answers('Validation error.', HTTPValidationError)
            }
        }
    }, (request, reply) => {
        const search = valid(AssistantSearch, request.body);
        const found = matching(assistantsOf(servingOf(request)), search);
        reply.header('x-pagination-total', found.length);
        return found.slice(search.offset, search.offset + search.limit);
    });
    app.post('/assistants/count', {
        schema: {
            ...assistants('count_assistants', 'Count assistants'),
            body: AssistantCount,
            response: {
                200: answers('How many match.', schemas/* int */.Whr()),
                ...REFUSALS,
                422: answers('Validation error.', HTTPValidationError)
            }
        }
    }, (request, reply) => {
        const found = matching(assistantsOf(servingOf(request)), valid(AssistantCount, request.body));
        return reply.type('application/json').send(String(found.length));
    });
    app.get('/assistants/:assistant_id', {
        schema: {
            ...assistants('get_assistant', 'Get an assistant'),
            params: schemas/* object */.Ikc({ deployment_id: schemas/* string */.YjP().optional(), assistant_id: schemas/* string */.YjP() }),
            response: { 200: answers('The assistant.', Assistant), ...REFUSALS, 404: answering_text('No such assistant.') }
        }
    }, (request, reply) => {
        const { assistant_id } = request.params;
        const found = named(assistantsOf(servingOf(request)), assistant_id);
        return found ?? reply.code(404).type('text/plain').send(`No assistant "${assistant_id}" found.`);
    });
}
function systemRoutes(app, core, servingOf) {
    const system = (operationId, summary) => ({ tags: ['System'], operationId, summary });
    app.get('/ok', {
        schema: {
            ...system('ok', 'Is the agent server up?'),
            response: { 200: answers('It is up.', schemas/* strictObject */.rej({ ok: schemas/* literal */.euz(true) })) }
        }
    }, () => ({ ok: true }));
    app.get('/info', {
        schema: {
            ...system('info', 'Which revision answers, and the names of its secrets'),
            response: { 200: answers('The revision that answers.', Info), ...REFUSALS }
        }
    }, (request) => {
        const { deployment, revision, number } = servingOf(request);
        return {
            host: {
                kind: 'saas',
                project_id: deployment.id,
                host_revision_id: revision.id,
                tenant_id: core.tenantId
            },
            deployment_id: deployment.id,
            revision_id: revision.id,
            revision: number,
            repo_commit_sha: revision.source_revision_config.repo_commit_sha,
            graphs: revision.graphs.map(({ graph_id }) => graph_id),
            secrets: revision.secrets.map(({ name }) => name)
        };
    });
}
async function stockRoutes(app, core, servingOf) {
    const document = await describeAgentServer(app);
    await registerScope(app, { name: 'stock agents', prefix: AGENT_PREFIX }, async (agents) => {
        assistantRoutes(agents, servingOf);
        runRoutes(agents, core, servingOf);
        systemRoutes(agents, core, servingOf);
        const hidden = { schema: { hide: true } };
        agents.get('/docs', hidden, (request, reply) => sendReference(reply, servingOf(request).deployment.name));
        for (const path of ['/openapi.json', '/docs/json']) {
            agents.get(path, hidden, (request) => document(servingOf(request)));
        }
    });
}

;// CONCATENATED MODULE: ./lib/emulator/agents/register.js





const OF_REAL_SERVERS = /^\/(assistants|threads|runs|store|mcp|a2a|ui|metrics)(\/|\?|$)|^\/runs\/crons/;
const NOT_SERVED = 'The stock agent does not offer this. To run a real agent server at this address, start the local control plane with --agent-command and --repo.';
const NO_WEBSOCKETS = 'WebSockets are not supported here. Send requests and read streams over HTTP.';
async function registerAgents(app, core, apiKeys) {
    const turns = new WeakMap();
    let requests = 0;
    const lookUp = (request) => {
        const turn = turns.get(request) ?? requests++;
        turns.set(request, turn);
        return core.controlPlane.serving(request.params.deployment_id, turn);
    };
    await registerScope(app, { name: 'agents' }, async (agents) => {
        const admitted = new WeakMap();
        agents.addHook('onRequest', async (request, reply) => {
            if (reply.sent)
                return;
            if (/\bwebsocket\b/i.test(request.headers.upgrade ?? '')) {
                return reply.code(501).header('connection', 'close').type('text/plain').send(NO_WEBSOCKETS);
            }
            const serving = lookUp(request);
            const path = request.url.replace(/^\/agents\/[^/?]+/, '').split('?', 1)[0] ?? '';
            const turned = turnAway({ path, headers: request.headers }, serving, apiKeys);
            if (turned !== undefined)
                await reply.code(turned.status).type('text/plain').send(turned.text);
            else if (typeof serving !== 'string')
                admitted.set(request, serving);
        });
        if (core.fleet !== undefined) {
            proxyRoutes(agents, core.fleet, (request) => {
                const serving = lookUp(request);
                return typeof serving === 'string' ? undefined : serving;
            });
            return;
        }
        await stockRoutes(agents, core, (request) => {
            const serving = admitted.get(request);
            if (serving === undefined)
                throw new Error('The request was not admitted');
            return serving;
        });
        agents.all(`${AGENT_PREFIX}/*`, { schema: { hide: true } }, (request, reply) => {
            const isOfRealServers = OF_REAL_SERVERS.test(request.url.replace(/^\/agents\/[^/?]+/, ''));
            const [status, text] = isOfRealServers ? [501, NOT_SERVED] : [404, 'Not Found'];
            return reply.code(status).type('text/plain').send(text);
        });
    });
}

;// CONCATENATED MODULE: ./lib/emulator/control-plane/status-changes.js

class StatusChanges {
    told = new Map();
    take(deployments, now) {
        const before = this.told;
        this.told = new Map();
        return deployments.flatMap((deployment) => {
            const told = before.get(deployment.id) ?? { open: 0, counts: [] };
            this.told.set(deployment.id, told);
            return changesOf(deployment, told, now);
        });
    }
}
function changesOf(deployment, told, now) {
    const changes = [];
    for (let index = told.open; index < deployment.revisions.length; index++) {
        const revision = deployment.revisions[index];
        if (revision === undefined)
            break;
        const statuses = lifecycle_history(revision, now).map(({ status }) => status);
        const count = told.counts[index] ?? 0;
        told.counts[index] = statuses.length;
        const isEnd = isOver(statuses.at(-1) ?? '');
        if (statuses.length > count) {
            changes.push({
                deployment: deployment.name,
                revision: index + 1,
                statuses: statuses.slice(Math.max(0, count - 1)),
                problem: isEnd ? status_changes_problemOf(revision) : null
            });
        }
        if (isEnd && index === told.open)
            told.open++;
    }
    return changes;
}
const status_changes_problemOf = ({ problem, start }) => problem ?? (typeof start === 'object' ? start.problem : null);

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/coerce.js
var coerce = __webpack_require__(49567);
;// CONCATENATED MODULE: ./lib/src/contract/lookups.js

const Integration = schemas/* strictObject */.rej({ id: schemas/* guid */.OsD(), installation_id: schemas/* int */.Whr().nullish(), name: schemas/* string */.YjP() })
    .meta({ id: 'Integration' });
const Listener = schemas/* strictObject */.rej({
    id: schemas/* guid */.OsD(),
    compute_type: schemas/* string */.YjP().describe('cluster is a value.'),
    compute_id: schemas/* string */.YjP(),
    compute_config: schemas/* strictObject */.rej({ cluster_namespaces: schemas/* array */.YOg(schemas/* string */.YjP()).nullish() }).nullish(),
    created_at: iso/* datetime */.w$(),
    updated_at: iso/* datetime */.w$()
})
    .meta({ id: 'Listener' });
function pageOf(resource) {
    return schemas/* strictObject */.rej({ resources: schemas/* array */.YOg(resource), offset: schemas/* int */.Whr() });
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/revision-extensions.js





const RevisionParams = schemas/* object */.Ikc({ deployment_id: schemas/* guid */.OsD(), revision_id: schemas/* guid */.OsD() });
const DeploymentParams = schemas/* object */.Ikc({ deployment_id: schemas/* guid */.OsD() });
const extension = { tags: ['extensions'], security: SECURITY };
const REDEPLOY = '/v2/deployments/:deployment_id/revisions/:revision_id/redeploy';
const LOGS = ['build', 'deploy'];
const logPath = (log) => `/v1/projects/:deployment_id/revisions/:revision_id/${log}_logs`;
const DEPLOYMENT_LOG = '/v1/projects/:deployment_id/deploy_logs';
const REVISION_EXTENSIONS = [REDEPLOY, ...LOGS.map(logPath), DEPLOYMENT_LOG];
function revisionExtensionRoutes(app, controlPlane) {
    app.post(REDEPLOY, {
        schema: {
            ...extension,
            operationId: 'redeploy_revision',
            summary: 'Create a revision from an earlier one: its code at the same commit, and its secrets',
            params: RevisionParams,
            response: { 200: answers('The deployment.', Deployment), ...refusals(401, 403, 404, 409, 422) }
        }
    }, ({ params }, reply) => send(reply, controlPlane.redeploy(params.deployment_id, params.revision_id)));
    app.post(DEPLOYMENT_LOG, {
        schema: {
            ...extension,
            operationId: 'read_deployment_log',
            summary: 'The deploy logs of all revisions of a deployment',
            params: DeploymentParams,
            body: LogQuery,
            response: { 200: answers('A page of it.', LogPage), ...refusals(401, 403, 404, 422) }
        }
    }, ({ params, body }, reply) => send(reply, controlPlane.readDeployLog(params.deployment_id, body)));
    for (const log of LOGS) {
        app.post(logPath(log), {
            schema: {
                ...extension,
                operationId: `read_${log}_log`,
                summary: `The ${log} log of a revision`,
                params: RevisionParams,
                body: LogQuery,
                response: { 200: answers('A page of it.', LogPage), ...refusals(401, 403, 404, 422) }
            }
        }, ({ params, body }, reply) => send(reply, controlPlane.readLog(params.deployment_id, params.revision_id, { log, body })));
    }
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/control-plane.js






const control_plane_DeploymentParams = schemas/* object */.Ikc({ deployment_id: schemas/* guid */.OsD() });
const control_plane_RevisionParams = schemas/* object */.Ikc({ deployment_id: schemas/* guid */.OsD(), latest_revision_id: schemas/* guid */.OsD() });
const PageQuery = schemas/* strictObject */.rej({
    limit: coerce/* number */.ai().int().min(1).max(100).default(20),
    offset: coerce/* number */.ai().int().min(0).default(0)
});
const DeploymentsQuery = PageQuery.extend({
    name: schemas/* string */.YjP().optional().describe('The whole name.'),
    name_contains: schemas/* string */.YjP().optional().describe('Part of the name.')
});
const ListenerParams = schemas/* object */.Ikc({ listener_id: schemas/* guid */.OsD() });
const documented = { tags: ['control plane'], security: SECURITY };
const control_plane_extension = { tags: ['extensions'], security: SECURITY };
function deploymentRoutes(app, controlPlane) {
    app.post('/v2/deployments', {
        schema: {
            ...documented,
            operationId: 'create_deployment',
            summary: 'Create a deployment',
            body: DeploymentCreateRequest,
            response: {
                201: answers('The deployment, with its first revision.', Deployment),
                ...refusals(400, 401, 403, 409, 422)
            }
        }
    }, (request, reply) => send(reply, controlPlane.create(request.body)));
    app.get('/v2/deployments/:deployment_id', {
        schema: {
            ...documented,
            operationId: 'read_deployment',
            summary: 'Read a deployment',
            params: control_plane_DeploymentParams,
            response: { 200: answers('The deployment.', Deployment), ...refusals(401, 403, 404, 422) }
        }
    }, (request, reply) => send(reply, controlPlane.read(request.params.deployment_id)));
    app.patch('/v2/deployments/:deployment_id', {
        schema: {
            ...documented,
            operationId: 'update_deployment',
            summary: 'Update a deployment',
            description: 'null leaves a field unchanged. A new revision is created if repo_ref, graph_config_path, image_uri, secrets or resource_spec is non-null.',
            params: control_plane_DeploymentParams,
            body: DeploymentPatchRequest,
            response: { 200: answers('The deployment.', Deployment), ...refusals(400, 401, 403, 404, 409, 422) }
        }
    }, (request, reply) => send(reply, controlPlane.patch(request.params.deployment_id, request.body)));
}
function lookupRoutes(app, controlPlane, { words }) {
    app.get('/v2/deployments/:deployment_id/revisions/:latest_revision_id', {
        schema: {
            ...documented,
            operationId: 'read_revision',
            summary: 'Read a revision, for example to poll its status',
            params: control_plane_RevisionParams,
            response: { 200: answers('The revision.', Revision), ...refusals(401, 403, 404, 422) }
        }
    }, ({ params }, reply) => send(reply, controlPlane.readRevision(params.deployment_id, params.latest_revision_id)));
    app.get(`/v1/integrations/${words.git_host}/install`, {
        schema: {
            ...documented,
            operationId: 'list_integrations',
            summary: 'List integrations, whose ids are used as integration_id',
            response: { 200: answers('The integrations.', schemas/* array */.YOg(Integration)), ...refusals(401, 403) }
        }
    }, () => controlPlane.integrations);
    app.get('/v2/listeners', {
        schema: {
            ...documented,
            operationId: 'list_listeners',
            summary: 'List listeners, whose ids are used as listener_id',
            querystring: PageQuery,
            response: { 200: answers('The listeners.', pageOf(Listener)), ...refusals(401, 403, 422) }
        }
    }, ({ query: { limit, offset } }) => ({ resources: controlPlane.listeners.slice(offset, offset + limit), offset }));
}
function extensionRoutes(app, controlPlane) {
    app.get('/v2/deployments', {
        schema: {
            ...control_plane_extension,
            operationId: 'list_deployments',
            summary: 'List deployments, oldest first',
            querystring: DeploymentsQuery,
            response: { 200: answers('A page of deployments.', pageOf(Deployment)), ...refusals(401, 403, 422) }
        }
    }, (request) => controlPlane.list(request.query));
    app.get('/v2/deployments/:deployment_id/revisions', {
        schema: {
            ...control_plane_extension,
            operationId: 'list_revisions',
            summary: 'List the revisions of a deployment, newest first',
            params: control_plane_DeploymentParams,
            querystring: PageQuery,
            response: { 200: answers('A page of revisions.', pageOf(Revision)), ...refusals(401, 403, 404, 422) }
        }
    }, (request, reply) => send(reply, controlPlane.listRevisions(request.params.deployment_id, request.query)));
    app.get('/v2/listeners/:listener_id', {
        schema: {
            ...control_plane_extension,
            operationId: 'read_listener',
            summary: 'Read a listener',
            params: ListenerParams,
            response: { 200: answers('The listener.', Listener), ...refusals(401, 403, 404, 422) }
        }
    }, (request, reply) => send(reply, controlPlane.readListener(request.params.listener_id)));
    app.delete('/v2/deployments/:deployment_id', {
        schema: {
            ...control_plane_extension,
            operationId: 'delete_deployment',
            summary: 'Delete a deployment',
            params: control_plane_DeploymentParams,
            response: { 204: noContent('The deployment is deleted, or being deleted.'), ...refusals(401, 403, 404, 422) }
        }
    }, (request, reply) => send(reply, controlPlane.delete(request.params.deployment_id)));
}
function withoutExtensions(app) {
    const absent = (_request, reply) => reply.code(404).send({ detail: 'Not Found' });
    const schema = { hide: true };
    app.get('/v2/deployments', { schema }, absent);
    app.get('/v2/deployments/:deployment_id/revisions', { schema }, absent);
    app.get('/v2/listeners/:listener_id', { schema }, absent);
    app.delete('/v2/deployments/:deployment_id', { schema }, absent);
    for (const path of REVISION_EXTENSIONS)
        app.post(path, { schema }, absent);
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/errors.js


function describe(error) {
    if (error instanceof InvalidRequest)
        return { status: 422, detail: error.errors };
    if (error instanceof OptionError) {
        return { status: 422, detail: [{ loc: ['body'], msg: `Value error, ${error.message}`, type: 'value_error' }] };
    }
    const { code, statusCode: status = 500, message } = error;
    if (code === 'FST_ERR_CTP_INVALID_JSON_BODY') {
        return { status: 422, detail: [{ loc: ['body'], msg: 'JSON decode error', type: 'json_invalid' }] };
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
    const parse = app.getDefaultJsonParser('error', 'error');
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
const errors_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
function watchMethods(app) {
    const byPath = new Map();
    app.addHook('onRoute', ({ method, url }) => {
        const methods = byPath.get(url) ?? new Set();
        for (const one of [method].flat())
            methods.add(one);
        byPath.set(url, methods);
    });
    return {
        refuseOthers() {
            for (const [url, methods] of byPath) {
                const allow = [...methods].join(', ');
                const method = errors_METHODS.filter((one) => !methods.has(one));
                if (method.length === 0)
                    continue;
                app.route({
                    method,
                    url,
                    exposeHeadRoute: false,
                    schema: { hide: true },
                    handler: (_request, reply) => reply.code(405).header('allow', allow).send({ detail: 'Method Not Allowed' })
                });
            }
        }
    };
}

;// CONCATENATED MODULE: ./lib/emulator/http/request-label.js
const RESOURCE = /^(\/(?:v2\/deployments|v1\/projects|agents)\/)([^/?]+)(?:(\/revisions\/)([^/?]+))?/;
const request_label_UUID = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi;
function requestLabel(url, controlPlane) {
    const named = url.replace(RESOURCE, (whole, before, id, between, revisionId) => {
        const found = controlPlane.namesOf(id, revisionId);
        if (found === undefined)
            return whole;
        const revision = found.number === undefined ? (revisionId ?? '') : `#${found.number}`;
        return `${before}${found.name}${between ?? ''}${revision}`;
    });
    return named.replace(request_label_UUID, '$1…');
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/faulting.js





const never = () => new Promise(() => { });
const LONGEST_TIMER_MS = 2 ** 31 - 1;
const phaseOf = ({ kind, when }) => kind === 'truncate' || kind === 'garbage' || kind === 'wrong-type' ? 'after' : (when ?? 'before');
function faulting_describe({ kind, status, when }) {
    const what = kind === 'status' ? String(status ?? 503) : kind;
    return when === undefined ? what : `${what}-${when}`;
}
function retryAfter(value) {
    if (typeof value === 'number')
        return String(value);
    return new Date(Date.now() + Number(value.slice('date:'.length)) * 1_000).toUTCString();
}
function answerWith(fault, reply) {
    if (fault.kind === 'redirect') {
        reply.code(fault.status ?? 307).header('location', fault.location ?? 'http://127.0.0.1:9/elsewhere');
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
    reply.raw.writeHead(reply.statusCode, { 'content-type': 'application/json', 'content-length': bytes.length });
    reply.raw.write(bytes.subarray(0, Math.ceil(bytes.length / 2)), () => reply.raw.destroy());
}
async function beforeActing(fault, reply, closing) {
    if (fault.kind === 'slow') {
        await (0,external_node_timers_promises_.setTimeout)(Math.min(durationMs(fault.delay ?? '1s'), LONGEST_TIMER_MS), undefined, {
            signal: closing,
            ref: false
        }).catch(() => { });
    }
    else if (fault.kind === 'drop') {
        reply.hijack();
        reply.raw.destroy();
    }
    else if (fault.kind === 'hang') {
        reply.hijack();
    }
    else {
        await reply.send(answerWith(fault, reply));
    }
}
async function afterActing(passage) {
    const { fault, payload, reply, closing } = passage;
    if (fault.kind === 'slow') {
        await (0,external_node_timers_promises_.setTimeout)(Math.min(durationMs(fault.delay ?? '1s'), LONGEST_TIMER_MS), undefined, {
            signal: closing,
            ref: false
        }).catch(() => { });
        return payload;
    }
    if (fault.kind === 'hang')
        return never();
    if (fault.kind === 'drop') {
        reply.raw.destroy();
        return never();
    }
    if (fault.kind === 'truncate') {
        sendHalf(payload, reply);
        return never();
    }
    return answerWith(fault, reply);
}
function startRecord(request, fault, core) {
    return {
        at: new Date().toISOString(),
        method: request.method,
        url: request.url,
        label: requestLabel(request.url, core.controlPlane),
        schemes: schemesUsed(request.headers),
        body: undefined,
        status: null,
        ms: null,
        fault: fault === undefined ? null : faulting_describe(fault)
    };
}
const isOurs = (path) => /^\/($|(_emulator|docs|openapi\.json|favicon\.ico|o)(\/|$)|agents\/[^/]+$)/.test(path);
async function unsaved(core) {
    try {
        await core.settled();
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
        const fault = core.faults.met(request.method, path);
        const record = startRecord(request, fault, core);
        passages.set(request, { record, fault });
        core.requests.add(record, Number(request.headers['content-length'] ?? 0));
        reply.raw.once('close', () => {
            record.ms = Math.round((performance.now() - started) * 10) / 10;
            record.status = reply.raw.writableFinished ? reply.raw.statusCode : null;
            onRequest?.(record);
        });
        if (fault === undefined || phaseOf(fault) !== 'before')
            return done();
        return unsaved(core).then(() => beforeActing(fault, reply, closing));
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
        if (spoilt === undefined && core.isSettled())
            return done(null, payload);
        return unsaved(core).then((detail) => {
            if (detail === undefined)
                return spoilt ? afterActing({ fault: spoilt, payload, reply, closing }) : payload;
            reply.code(500).header('content-type', 'application/json; charset=utf-8');
            return JSON.stringify({ detail });
        });
    });
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/hosts.js

function isOwn(host, names) {
    const name = host.toLowerCase();
    return (0,external_node_net_.isIP)(name.replace(/^\[(.*)\]$/, '$1')) !== 0 || /^(.+\.)?localhost$/.test(name) || names.has(name);
}
const PLAIN = /^(localhost|127\.0\.0\.1)(?::\d{1,5})?$/;
function hostOf(text) {
    const plain = PLAIN.exec(text)?.[1];
    if (plain !== undefined)
        return plain;
    const url = `http://${text}`;
    return URL.canParse(url) ? new URL(url).hostname : undefined;
}
const LOOPBACK = /^(?:(.+\.)?localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
function isOwnOrigin(origin, host) {
    if (!URL.canParse(origin) || host === undefined || !URL.canParse(`http://${host}`))
        return false;
    const [from, to] = [new URL(origin), new URL(`http://${host}`)];
    return from.port === to.port && (from.hostname === to.hostname || LOOPBACK.test(from.hostname));
}
function isFetchedByOthers({ 'sec-fetch-site': site, 'sec-fetch-mode': mode }) {
    return site !== undefined && site !== 'same-origin' && site !== 'none' && mode !== 'navigate';
}
function whyRefused(headers, own) {
    const because = (header, value) => `Refused: ${header} ${JSON.stringify(value)} is not allowed here.`;
    const { host: asked, origin } = headers;
    const host = asked === undefined ? undefined : hostOf(asked);
    if (asked !== undefined && (host === undefined || !isOwn(host, own))) {
        const mend = host === undefined ? '' : ` To allow it, start with --allow-host ${host}.`;
        return because('host', asked) + mend;
    }
    if (origin !== undefined && !isOwnOrigin(origin, asked))
        return because('origin', origin);
    return isFetchedByOthers(headers) ? because('sec-fetch-site', String(headers['sec-fetch-site'])) : undefined;
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

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/overview.js







const MOST_DEPLOYMENTS = 50;
const MOST_REVISIONS = 10;
const MOST_LOG_LINES = 50;
const overview_moment = iso/* datetime */.w$();
const RevisionShape = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    number: schemas/* int */.Whr(),
    code: schemas/* string */.YjP().nullable().describe('Ref or image.'),
    repo_commit_sha: schemas/* string */.YjP().nullable(),
    status: schemas/* string */.YjP(),
    serves: schemas/* boolean */.zMY(),
    problem: schemas/* string */.YjP().nullable().describe('Why it failed, if known.'),
    log: schemas/* array */.YOg(schemas/* string */.YjP())
        .describe(`The last ${MOST_LOG_LINES} lines of the build and deploy log of a failed revision.`),
    planned_ms: schemas/* number */.aig().describe('How long it takes to its last status, in milliseconds.'),
    timeline: schemas/* array */.YOg(schemas/* strictObject */.rej({ status: schemas/* string */.YjP(), since: overview_moment }))
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
    now: overview_moment,
    deployment_count: schemas/* int */.Whr(),
    deployments: schemas/* array */.YOg(DeploymentShape).describe('Newest first.')
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
const shown = (text) => (text === null ? null : withoutSecretsInUrls(text));
const hasFailed = (status) => isOver(status) && status !== 'DEPLOYED' && status !== 'SKIPPED';
function revisionOverview(numbered, serving, now) {
    const { revision, number } = numbered;
    const timeline = lifecycle_history(revision, now).map(({ status, since }) => ({ status, since: overview_timestamp(since) }));
    const config = revision.source_revision_config;
    const status = timeline.at(-1)?.status ?? 'UNKNOWN';
    const startProblem = typeof revision.start === 'object' ? revision.start.problem : null;
    const { log, error } = hasFailed(status) ? failureOf(numbered, now) : { log: [], error: null };
    return {
        id: revision.id,
        number,
        code: shown(config.repo_ref ?? config.image_uri),
        repo_commit_sha: config.repo_commit_sha,
        status,
        serves: revision.id === serving,
        problem: shown(revision.problem ?? startProblem ?? error),
        log,
        planned_ms: revision.life.at(-1)?.at ?? 0,
        timeline
    };
}
function viewDeploymentOverview(deployment, now, origin) {
    const serving = activeRevisionOf(deployment, now)?.revision.id;
    const revisions = deployment.revisions.map((revision, index) => ({ deployment, revision, number: index + 1 }));
    const newest = revisions.slice(-MOST_REVISIONS).reverse();
    return {
        id: deployment.id,
        name: deployment.name,
        source: deployment.source,
        status: viewDeployment(deployment, now, origin).status,
        url: activeAt(deployment, origin),
        local_url: `${origin}/agents/${deployment.id}`,
        secrets: deployment.secrets.map(({ name }) => name),
        revision_count: revisions.length,
        revisions: newest.map((revision) => revisionOverview(revision, serving, now))
    };
}
function viewOverview({ deployments, now, origin }) {
    const newest = deployments.slice(-MOST_DEPLOYMENTS).reverse();
    return {
        now: overview_timestamp(now),
        deployment_count: deployments.length,
        deployments: newest.map((deployment) => viewDeploymentOverview(deployment, now, origin))
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

;// CONCATENATED MODULE: ./lib/emulator/http/routes/local/repositories.js




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
function repositoryRoutes(app, core) {
    app.post('/_emulator/heads', { schema: { ...meta('set_head', 'Set the commit of a ref; builds nothing'), body: HeadSeed, response: changed } }, ({ body }, reply) => {
        core.setHead(valid(HeadSeed, body));
        return reply.code(204).send();
    });
    app.post('/_emulator/push', {
        schema: {
            ...meta('push', 'Push to a ref: each deployment of it with build_on_push gets a revision'),
            body: Push,
            response: { 200: answers('The revisions that were created.', Pushed), ...refusals(422) }
        }
    }, ({ body }) => {
        const { commit_sha = (0,external_node_crypto_.randomBytes)(20).toString('hex'), ...ref } = valid(Push, body);
        return { commit_sha, revisions: core.push({ ...ref, commit_sha }) };
    });
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/local/scripting.js





function sayableRoutes(app, sayable) {
    const { path, schema, parse, list, expand = (body) => body } = sayable;
    const url = `/_emulator/${path}`;
    const body = schemas/* union */.KCZ([schema, schemas/* string */.YjP().describe(`or the short form, \`${sayable.example}\``)]);
    app.post(url, {
        schema: { ...meta(sayable.operationId, sayable.summary), body, response: changed },
        preValidation: async (request) => {
            request.body = expand(request.body);
        }
    }, (request, reply) => {
        sayable.say(typeof request.body === 'string' ? parse(request.body) : valid(schema, request.body));
        return reply.code(204).send();
    });
    const response = { 200: answers(sayable.listed, schemas/* array */.YOg(schema)) };
    app.get(url, { schema: { ...meta(`list_${path}`, `List the ${path}`), response } }, () => list.list());
    const cleared = { ...meta(`clear_${path}`, `Forget all ${path}`), response: done };
    app.delete(url, { schema: cleared }, (_request, reply) => {
        list.clear();
        return reply.code(204).send();
    });
}
function scriptingRoutes(app, { faults, outcomes, behaviors }) {
    sayableRoutes(app, {
        path: 'faults',
        operationId: 'add_fault',
        summary: 'Add a fault for the next requests',
        schema: Fault,
        example: 'POST /v2/deployments drop-after times=1',
        parse: parseFault,
        say: (fault) => faults.add(fault),
        listed: 'The faults still to come.',
        list: faults
    });
    sayableRoutes(app, {
        path: 'outcomes',
        operationId: 'add_outcome',
        summary: 'Add an outcome for the next revisions',
        schema: Outcome,
        example: 'BUILD_FAILED deployment=support',
        parse: parseOutcome,
        expand: expandOutcome,
        say: (outcome) => outcomes.add(outcome),
        listed: 'The outcomes still to come.',
        list: outcomes
    });
    sayableRoutes(app, {
        path: 'agents',
        operationId: 'set_agent',
        summary: 'Set how stock agents behave from now on',
        schema: AgentBehavior,
        example: 'slow-start=2s throw deployment=support',
        parse: parseBehavior,
        say: (behavior) => behaviors.set(behavior),
        listed: 'The behaviors.',
        list: behaviors
    });
}

;// CONCATENATED MODULE: ./lib/emulator/http/routes/local/index.js








const Advance = schemas/* strictObject */.rej({ advance: schemas/* string */.YjP().regex(DURATION, 'must be a duration such as 90s or 5m') });
const ClockView = schemas/* strictObject */.rej({ now: schemas/* string */.YjP() });
const Restart = schemas/* strictObject */.rej({
    down: schemas/* string */.YjP().regex(DURATION, 'must be a duration such as 500ms').optional().describe('At most 1h. Unset: 0.')
})
    .nullish();
const LONGEST_DOWN_MS = 3_600_000;
function lookingRoutes(app, core) {
    app.get('/_emulator/requests', {
        schema: {
            ...meta('list_requests', 'List the latest requests, without credentials and secret values'),
            response: { 200: answers('Oldest first.', schemas/* array */.YOg(RecordedRequest)) }
        }
    }, () => core.requests.shown());
    app.delete('/_emulator/requests', { schema: { ...meta('clear_requests', 'Forget the requests'), response: done } }, (_request, reply) => {
        core.requests.clear();
        return reply.code(204).send();
    });
    app.get('/_emulator/overview', {
        schema: {
            ...meta('overview', 'Read what the start page shows: deployments, revisions and their timelines'),
            response: { 200: answers('Newest first.', Overview) }
        }
    }, () => viewOverview(core.controlPlane.snapshot()));
}
function clockRoutes(app, core) {
    const clock = { 200: answers('The time of this server.', ClockView), ...refusals(422) };
    const now = () => ({ now: new Date(core.clock.now()).toISOString() });
    app.get('/_emulator/clock', { schema: { ...meta('read_clock', 'Read the clock'), response: clock } }, now);
    app.post('/_emulator/clock', { schema: { ...meta('advance_clock', 'Set the clock ahead'), body: Advance, response: clock } }, ({ body }) => {
        core.advance(durationMs(valid(Advance, body).advance));
        return now();
    });
}
function runningRoutes(app, core, restart) {
    app.post('/_emulator/reset', { schema: { ...meta('reset', 'Restore the state at the start, without deployments'), response: changed } }, (_request, reply) => {
        core.reset();
        return reply.code(204).send();
    });
    app.post('/_emulator/restart', {
        schema: {
            ...meta('restart', 'Cut all connections, stay away for a while, and come back with the state file'),
            body: Restart,
            response: {
                202: answers('It goes down after this answer.', schemas/* strictObject */.rej({ down_ms: schemas/* number */.aig() })),
                ...refusals(422)
            }
        }
    }, ({ body }, reply) => {
        const down = durationMs(valid(Restart, body)?.down ?? 0);
        if (down > LONGEST_DOWN_MS)
            throw new OptionError('down is longer than 1 hour. Use a shorter duration.');
        reply.raw.once('finish', () => restart(down));
        return reply.code(202).send({ down_ms: down });
    });
}
function localRoutes(app, core, restart) {
    scriptingRoutes(app, core);
    repositoryRoutes(app, core);
    lookingRoutes(app, core);
    clockRoutes(app, core);
    runningRoutes(app, core, restart);
}

// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
;// CONCATENATED MODULE: ./lib/emulator/http/start-page/connect.js




function inputsOf({ deployments }) {
    const newest = deployments.findLast(({ name }) => !(0,preview_name/* isPreviewName */.En)(name)) ?? deployments.at(-1);
    if (newest === undefined)
        return gitInputs('support');
    const { graph_config_path, image_uri, repo_ref } = latestRevision(newest).source_revision_config;
    const { name, source_config } = newest;
    if (image_uri !== null) {
        return {
            deployment: [
                ['name', name],
                ['image_uri', withoutSecretsInUrls(image_uri)]
            ],
            code: []
        };
    }
    return gitInputs(name, { graph_config_path, repo_ref, repo_url: source_config.repo_url });
}
const gitInputs = (name, { graph_config_path, repo_url, repo_ref } = {}) => ({
    deployment: [
        ['name', name],
        ['graph_config_path', graph_config_path ?? 'agent.json']
    ],
    code: [
        ['repo_url', withoutSecretsInUrls(repo_url ?? 'https://github.com/acme/agent')],
        ['repo_ref', repo_ref ?? 'main']
    ]
});
function credentialHeader({ credential: { input, value } }) {
    if (input === 'bearer_token')
        return `Authorization: Bearer ${value}`;
    return `${input === 'api_key' ? 'X-Api-Key' : 'X-Tenant-Id'}: ${value}`;
}
const shellQuoted = (text) => `'${text.replaceAll("'", String.raw `'\''`)}'`;
const scalar = (text) => (/^[\w./:-]*[\w/]$/.test(text) && !/^[\d.]+$/.test(text) ? text : JSON.stringify(text));
function stepInputs({ base_url, credential, dialect, deployment }) {
    const words = dialect === 'neutral' ? [] : [['api_dialect', dialect]];
    return [
        ['base_url', base_url],
        [credential.input, credential.value],
        ...words,
        ['poll_interval', '1s'],
        ...deployment
    ];
}
function stepFor(connection) {
    const inputs = stepInputs(connection);
    const lines = inputs.map(([name, value]) => `    ${name}: ${scalar(value)}`);
    return ['- uses: deploy-agent-server/deploy-agent-server@v1', '  with:', ...lines].join('\n');
}
function commandFor(connection) {
    const { credential, code } = connection;
    const flags = stepInputs(connection).filter(([input]) => input !== credential.input);
    const flag = ([input, text]) => `  --${input.replaceAll('_', '-')} ${shellQuoted(text)}`;
    return [
        `DEPLOY_AGENT_SERVER_${credential.input.toUpperCase()}=${shellQuoted(credential.value)}`,
        'node dist/cli/index.js deploy',
        ...[...flags, ...code].map(flag)
    ].join(' \\\n');
}
function curl(url, { headers = [], body } = {}) {
    const all = body === undefined ? headers : [...headers, 'Content-Type: application/json'];
    const parts = [
        ...all.map((header) => `-H ${shellQuoted(header)}`),
        ...(body === undefined ? [] : [`-d ${shellQuoted(body)}`])
    ];
    return [`curl ${url}`, ...parts].join(' \\\n  ');
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
<p class="quiet">This address works only on this machine: run the step here with <code>act</code>, or in the job that started this server.</p>
</section>`;
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/timeline.js



function readableDuration(ms) {
    if (ms < 9_950)
        return `${(ms / 1_000).toFixed(1).replace(/\.0$/, '')} s`;
    const seconds = Math.round(ms / 1_000);
    const [h, min, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
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
        const piece = html `<rect class="${kindOf(status)}${isCurrent ? ' current' : ''}" x="${x}" width="${width}" height="10"><title>${status} ${readableDuration(ms)}</title></rect>`;
        x += width;
        return piece;
    });
    if (hasFailed(revision.status))
        pieces.push(html `<rect class="failed" x="${x}" width="${CAP}" height="10"></rect>`);
    const said = phases.map(({ status, ms }) => `${status} ${readableDuration(ms)}`).join(', ');
    return html `<svg class="bar" role="img" aria-label="${said}" viewBox="0 0 ${Math.max(WIDTH + CAP, x + CAP)} 10" preserveAspectRatio="none">${pieces}</svg>`;
}
function phaseList(revision, now) {
    const items = phasesOf(revision, now).map(({ status, ms }) => html `<li class="${kindOf(status)}"><span>${status}</span> ${readableDuration(ms)}</li>`);
    return html `<ol class="phases">${items}</ol>`;
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/deployment-card.js




const SHOWN_REVISIONS = 3;
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
    const commit = repo_commit_sha === null ? null : html ` <code title="${repo_commit_sha}">${repo_commit_sha.slice(0, 7)}</code>`;
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
    const lines = log.length === 0
        ? null
        : html `<details id="log-${id}-${number}"><summary>Show the log (${log.length} ${log.length === 1 ? 'line' : 'lines'})</summary><pre tabindex="0">${log.join('\n')}</pre></details>`;
    return html `<div class="failure"><p>${problem}</p>${lines}</div>`;
}
function revisionItem(revision, deployment, scale) {
    const { number, id, status, serves } = revision;
    const isLatest = number === deployment.revision_count;
    const isQuiet = !isLatest && !serves;
    const total = readableDuration(totalOf(revision, scale.now));
    return html `<li class="revision${isQuiet ? ' earlier' : ''}">
<div class="line"><strong title="${id}">#${number}</strong> ${chip(moodOf(status), status)}${serves ? html ` ${chip('good solid', 'serving')}` : null} ${codeOf(revision)}<span class="when">${startTime(revision)} · ${isOver(status) ? total : `${total} so far`}</span></div>
${timelineBar(revision, scale)}${isQuiet ? null : phaseList(revision, scale.now)}${deployment_card_failureOf(revision, deployment.id)}
</li>`;
}
function revisionLists(deployment, scale) {
    const { revisions, revision_count, id } = deployment;
    const isShown = ({ serves }, index) => index < SHOWN_REVISIONS || serves;
    const item = (revision) => revisionItem(revision, deployment, scale);
    const folded = revisions.filter((revision, index) => !isShown(revision, index));
    const earlier = revision_count - revisions.length + folded.length;
    const cut = revision_count > revisions.length ? `the newest ${folded.length} of ` : '';
    return html `<ol class="revisions">${revisions.filter(isShown).map(item)}</ol>
${folded.length === 0 ? null : html `<details id="earlier-${id}"><summary>${cut}${earlier} earlier ${earlier === 1 ? 'revision' : 'revisions'}</summary><ol class="revisions">${folded.map(item)}</ol></details>`}`;
}
const newsOf = ({ name, revisions: [latest] }) => latest === undefined ? name : `${name}: revision ${latest.number} is ${latest.status}`;
const expectedTotal = (revision, now) => Math.max(totalOf(revision, now), isOver(revision.status) ? 0 : revision.planned_ms);
function revisionsOf(deployment, now) {
    const longest = Math.max(...deployment.revisions.map((revision) => expectedTotal(revision, now)));
    return revisionLists(deployment, { now, longest });
}
function factsOf({ source, url, local_url, secrets }) {
    const named = secrets.length === 0 ? 'no secrets' : `secrets: ${secrets.join(', ')}`;
    return html `<p class="facts">${html_link(url)} · ${html_link(`${local_url}/docs`, 'API docs')} · ${source} · ${named}</p>`;
}
function deploymentCard(deployment, now) {
    const { id, name, local_url } = deployment;
    return html `<section class="card" id="deployment-${id}" aria-labelledby="name-${id}" data-news="${newsOf(deployment)}">
<div class="line"><h2 id="name-${id}">${html_link(local_url, name)}</h2>${servingChip(deployment)}</div>
${factsOf(deployment)}
${revisionsOf(deployment, now)}
</section>`;
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/pages.js






function emptyCard() {
    return html `<section class="card" id="empty" aria-labelledby="empty-title">
<h2 id="empty-title">No deployments yet</h2>
<p>A deployment appears here as soon as it is created. To deploy here, copy the workflow step or the command under <a href="#connect">Connect</a>.</p>
</section>`;
}
const counted = (n, one) => `${n} ${one}${n === 1 ? '' : 's'}`;
function summaryOf({ deployments, deployment_count }) {
    const serving = deployments.filter(({ revisions }) => revisions.some(({ serves }) => serves)).length;
    const rollouts = deployments.filter(({ revisions: [latest] }) => latest !== undefined && !isOver(latest.status)).length;
    const failed = deployments.filter(({ revisions: [latest] }) => latest !== undefined && hasFailed(latest.status)).length;
    const facts = [
        counted(deployment_count, 'deployment'),
        `${serving} ${serving === 1 ? 'is' : 'are'} serving`,
        ...(failed === 0 ? [] : [`${failed} failed`]),
        ...(rollouts === 0 ? [] : [`${counted(rollouts, 'rollout')} in progress`]),
        ...(deployment_count > deployments.length ? [`the newest ${deployments.length} are shown`] : [])
    ];
    return html `<p id="summary" class="quiet">${facts.join(' · ')}</p>`;
}
function startPage({ overview, connection, scripted, requests }) {
    const now = Date.parse(overview.now);
    const { deployments } = overview;
    const cards = deployments.length === 0 ? emptyCard() : html `${deployments.map((deployment) => deploymentCard(deployment, now))}`;
    const main = html `<h1 class="for-readers">Local control plane</h1>
<div class="columns">
<div id="deployments">${deployments.length === 0 ? null : summaryOf(overview)}${cards}${requests}</div>
<div id="aside">${connectBox(connection)}${scripted}</div>
</div>`;
    return page('Local control plane', main);
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
        ['POST /assistants/search', 'its assistants', curl(`${local_url}/assistants/search`, { headers, body: '{}' })],
        ['POST /runs/stream', 'run an assistant', curl(`${local_url}/runs/stream`, { headers, body: JSON.stringify(run) })]
    ];
    const shown = program === undefined ? endpoints : endpoints.slice(0, 2);
    return html `${shown.map(([name = '', what = '', command = '']) => copyable(html `<code>${name}</code> <span class="quiet">${what}</span>`, command))}`;
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
<p class="facts">Status ${status} · ID <code>${id}</code></p>
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
    return page(`${name} – local control plane`, main);
}
function missingPage(id) {
    const main = html `<section class="card" id="missing">
<h1>No such deployment</h1>
<p>No deployment has the id <code>${id}</code>. It may have been deleted, or the local control plane was restarted without <code>--state</code>.</p>
<p><a href="/">All deployments</a></p>
</section>`;
    return page('No such deployment – local control plane', main);
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/requests.js

const MOST_ROWS = 15;
const requests_isSame = (a, b) => a.method === b.method && a.label === b.label && a.status === b.status && a.fault === b.fault;
function rowsOf(requests) {
    const rows = [];
    for (const { at, method, label, status, ms, fault } of requests.toReversed()) {
        const row = { at, method, label, status, ms, fault, times: 1 };
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
    return row.fault === null && row.status !== null && row.status < 400 ? 'quiet' : 'bad';
}
function rowOf(row) {
    const { at, method, label, status, fault, times } = row;
    return html `<tr class="${requests_moodOf(row)}"><td><time datetime="${at}">${at.slice(11, 19)} UTC</time></td>
<td class="path"><code>${method} ${label}</code>${times > 1 ? html ` <span class="times">× ${times}</span>` : null}${fault === null ? null : html ` <span class="chip bad">fault: ${fault}</span>`}</td>
<td>${status ?? (isPending(row) ? '…' : 'no answer')}</td></tr>`;
}
function requestsBox(requests) {
    if (requests.length === 0)
        return null;
    return html `<section class="card" id="requests" aria-labelledby="requests-title">
<div class="line"><h2 id="requests-title">Requests</h2><a href="/_emulator/requests">All with bodies, as JSON</a></div>
<table><thead class="for-readers"><tr><th scope="col">Time</th><th scope="col">Request</th><th scope="col">Status</th></tr></thead>
<tbody>${rowsOf(requests).map(rowOf)}</tbody></table>
</section>`;
}

;// CONCATENATED MODULE: ./lib/emulator/scripting/short-forms.js
const NO_SETTINGS = new Set(['log', 'body']);
function phrase(words, settings) {
    const written = Object.entries(settings)
        .filter(([name, value]) => value !== undefined && !NO_SETTINGS.has(name))
        .map(([name, value]) => `${name.replaceAll('_', '-')}=${value}`);
    return [...words, ...written].join(' ');
}
function writeOutcome({ outcome, ...settings }) {
    return phrase([outcome], settings);
}
function writeFault({ method, path, kind, status, when, ...settings }) {
    const what = kind === 'status' ? String(status ?? 503) : kind;
    return phrase([method, path, when === undefined ? what : `${what}-${when}`], settings);
}
function writeBehavior({ run, ...said }) {
    const switches = Object.entries(said).filter(([, value]) => value === true);
    const settings = Object.fromEntries(Object.entries(said).filter(([, value]) => typeof value !== 'boolean'));
    return phrase([...(run === undefined ? [] : [run]), ...switches.map(([name]) => name.replaceAll('_', '-'))], settings);
}

;// CONCATENATED MODULE: ./lib/emulator/http/start-page/scripted.js



const next = (what, times = 1) => times === 'always' ? `Every ${what}` : times === 1 ? `Next ${what}` : `Next ${times} ${what}s`;
function entriesOf({ faults, outcomes, behaviors }) {
    const once = { times: undefined };
    return [
        ...outcomes.list().map((one) => ({ to: next('revision', one.times), text: writeOutcome({ ...one, ...once }) })),
        ...faults.list().map((one) => ({ to: next('request', one.times), text: writeFault({ ...one, ...once }) })),
        ...behaviors.list().map((one) => ({ to: 'Agents', text: writeBehavior(one) }))
    ];
}
function scriptedBox(script, origin) {
    const entries = entriesOf(script);
    const doable = (label, path, body) => {
        const address = `/_emulator/${path}`;
        const button = html `<button type="button" hidden data-post="${address}" data-body="${body}">Do it</button>`;
        return copyable(label, curl(origin + address, { body }), button);
    };
    const scripting = (label, path, short) => doable(label, path, JSON.stringify(short));
    const list = entries.length === 0
        ? html `<p>No failure is planned. The next revision becomes <code>DEPLOYED</code>, and no request fails.</p>`
        : html `<dl class="scripted">${entries.map(({ to, text }) => html `<dt>${to}</dt><dd><code>${text}</code></dd>`)}</dl>`;
    return html `<section class="card" id="scripted" aria-labelledby="scripted-title">
<h2 id="scripted-title">What happens next</h2>
${list}
${scripting('Make the next build fail', 'outcomes', 'BUILD_FAILED')}
${scripting('Answer the next 3 reads with 503', 'faults', 'GET /v2/** 503 times=3')}
<details id="more-commands"><summary>More commands</summary>
${scripting('Make agents throw during a run', 'agents', 'throw')}
${doable('Set the clock ahead', 'clock', '{"advance": "90s"}')}
${copyable('Start over, without deployments', `curl -X POST ${origin}/_emulator/reset`)}
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
    { path: '/_emulator/page.css', type: 'text/css', text: (0,external_node_fs_.readFileSync)(__webpack_require__.ab + "page.css", 'utf8') },
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
    const { apiKeys = [], tenantIds = [], bearerTokens = [] } = options;
    const given = [
        ['api_key', apiKeys],
        ['tenant_id', tenantIds],
        ['bearer_token', bearerTokens]
    ];
    const [input, values] = given.find(([, values]) => values.length > 0) ?? ['api_key', []];
    const isOpen = given.every(([, values]) => values.length === 0);
    const value = isOpen
        ? 'local-key'
        : isLoopback(options.host)
            ? (values[0] ?? '')
            : '<the one that it was started with>';
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
    const schema = { hide: true };
    app.get('/agents/:deployment_id', { schema }, ({ params: { deployment_id } }, reply) => {
        const found = overviewOf(core.controlPlane.snapshot(), deployment_id);
        if (found === undefined)
            return sendPage(reply.code(404), missingPage(deployment_id));
        const program = options.agentCommand;
        return sendPage(reply, agentPage({ ...found, connection: connectionOf(core, options), program }));
    });
    const toPage = ({ params }, reply) => reply.redirect(`/agents/${encodeURIComponent(params.deployment_id)}`);
    if (options.agentCommand === undefined)
        app.get('/agents/:deployment_id/', { schema }, toPage);
    app.get('/o/:tenant_id/host/deployments/:deployment_id', { schema }, toPage);
}
function pageRoutes(app, core, options) {
    app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage(reply, startPage({
        overview: viewOverview(core.controlPlane.snapshot()),
        connection: connectionOf(core, options),
        scripted: scriptedBox(core, core.origin),
        requests: requestsBox(core.requests.latest(LATEST_REQUESTS))
    })));
    for (const { path, type, text } of routes_FILES) {
        app.get(path, { schema: { hide: true } }, (_request, reply) => sendPage(reply, text, type));
    }
    deploymentPages(app, core, options);
}

;// CONCATENATED MODULE: ./lib/emulator/http/server.js


















const BODY_LIMIT = 4 * 1024 * 1024;
function createApp(bodyLimit) {
    const app = fastify({
        logger: false,
        bodyLimit,
        forceCloseConnections: true,
        routerOptions: { maxParamLength: 2_000 },
        frameworkErrors: (error, _request, reply) => {
            void reply.code(error.statusCode ?? 400).send({ detail: error.message });
        }
    });
    app.setSerializerCompiler(esm/* serializerCompiler */.y4);
    app.setValidatorCompiler(({ schema, httpPart }) => (value) => {
        if (httpPart === 'body')
            return { value };
        const checked = check(schema, value, httpPart === 'params' ? 'path' : 'query');
        return 'errors' in checked ? { error: new InvalidRequest(checked.errors) } : checked;
    });
    return app;
}
async function registerRoutes(app, core, options) {
    app.addHook('onRequest', (_request, reply, done) => {
        reply.header('date', new Date(core.clock.now()).toUTCString());
        done();
    });
    const keys = {
        apiKeys: options.apiKeys ?? [],
        tenantIds: options.tenantIds ?? [],
        bearerTokens: options.bearerTokens ?? []
    };
    await registerScope(app, { name: 'control plane' }, async (secured) => {
        secured.addHook('onRequest', (request, reply, done) => {
            const refusal = refuseCredentials(request.headers, keys);
            if (refusal === undefined)
                done();
            else
                void reply.code(refusal.status).send(refusal.body);
        });
        speak(secured, core.dialect);
        deploymentRoutes(secured, core.controlPlane);
        lookupRoutes(secured, core.controlPlane, core.dialect);
        if (options.documentedOnly === true)
            withoutExtensions(secured);
        else {
            extensionRoutes(secured, core.controlPlane);
            revisionExtensionRoutes(secured, core.controlPlane);
        }
    });
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
    if (closing.aborted)
        return;
    try {
        core.reload();
    }
    finally {
        await listenAgain(app, address);
    }
}
const STATUS_PERIOD_MS = 200;
function watchStatuses({ controlPlane, clock }, { onStatus }) {
    if (onStatus === undefined)
        return undefined;
    const changes = new StatusChanges();
    const take = () => changes.take(controlPlane.dump(), clock.now());
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
    registerFaults(app, core, { closing: closing.signal, onRequest: options.onRequest });
    await registerReference(app, core);
    const methods = watchMethods(app);
    await registerRoutes(app, core, options);
    await registerAgents(app, core, options.apiKeys ?? []);
    const restart = (down) => restartServer(app, core, { down, closing: closing.signal, port, host });
    pageRoutes(app, core, options);
    localRoutes(app, core, (down) => {
        restart(down).catch((error) => {
            console.error(`emulator: restart: ${error instanceof Error ? error.message : String(error)}`);
        });
    });
    methods.refuseOthers();
    await app.listen({ port: options.port ?? 0, host });
    const address = app.server.address();
    const { port } = address;
    core.origin = originOf(host, address);
    await core.prove().catch(async (error) => {
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
        await core.settled();
    };
    return { port, restart, close };
}

;// CONCATENATED MODULE: ./lib/emulator/index.js


















async function startEmulator(options = {}) {
    const core = createCore(options);
    const server = await serve(core, options);
    return {
        url: core.origin,
        port: server.port,
        controlPlane: core.controlPlane,
        get requests() {
            return core.requests.list();
        },
        addFault: (fault) => core.faults.add(typeof fault === 'string' ? parseFault(fault) : fault),
        clearFaults: () => core.faults.clear(),
        setOutcome: (outcome) => core.outcomes.add(typeof outcome === 'string' ? parseOutcome(outcome) : outcome),
        clearOutcomes: () => core.outcomes.clear(),
        setAgent: (agent) => core.behaviors.set(typeof agent === 'string' ? parseBehavior(agent) : agent),
        clearAgents: () => core.behaviors.clear(),
        setHead: (head) => core.setHead(head),
        push: ({ commit_sha = (0,external_node_crypto_.randomBytes)(20).toString('hex'), ...ref }) => ({
            commit_sha,
            revisions: core.push({ ...ref, commit_sha })
        }),
        advance: (time) => core.advance(durationMs(time)),
        reset: () => core.reset(),
        restart: (down = 0) => server.restart(durationMs(down)),
        close: () => server.close(),
        [Symbol.asyncDispose]: () => server.close()
    };
}


/***/ }),

/***/ 59470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   O9: () => (/* binding */ DIALECTS),
/* harmony export */   _T: () => (/* binding */ ALL_WORDS),
/* harmony export */   eF: () => (/* binding */ NEUTRAL_WORDS),
/* harmony export */   g: () => (/* binding */ LANGSMITH_WORDS),
/* harmony export */   qm: () => (/* binding */ NEUTRAL)
/* harmony export */ });
/* unused harmony export LANGSMITH */
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

/***/ 61894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ translatePath),
/* harmony export */   T: () => (/* binding */ translate)
/* harmony export */ });
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59470);

const FIELDS = ['graph_config_path', 'cluster_namespace', 'cluster_namespaces', 'cache_memory_mb'];
const VALUES = {
    source: ['git_host', 'external_container'],
    compute_type: ['cluster']
};
const OWN = new Set([
    'labels',
    'annotations',
    'secrets',
    'env',
    'volumes',
    'volume_mounts',
    'init_containers',
    'sidecars'
]);
function translate(value, words, way) {
    if (words === _dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL_WORDS */ .eF || typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((entry) => translate(entry, words, way));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [
        rename(key, FIELDS, words, way),
        OWN.has(key) ? inner : translateField(key, inner, words, way)
    ]));
}
function translateField(key, value, words, way) {
    const known = Object.hasOwn(VALUES, key) ? VALUES[key] : undefined;
    return known !== undefined && typeof value === 'string'
        ? rename(value, known, words, way)
        : translate(value, words, way);
}
function translatePath(path, words, way) {
    const own = path.findIndex((part) => OWN.has(String(part)));
    return path.map((part, at) => typeof part !== 'string' || (own >= 0 && at > own) ? part : rename(part, FIELDS, words, way));
}
function rename(text, known, words, way) {
    const neutral = way === 'write' ? undefined : known.find((word) => words[word] === text);
    if (neutral !== undefined)
        return neutral;
    const word = way === 'read' ? undefined : known.find((one) => one === text);
    return word === undefined ? text : words[word];
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
/* harmony export */   j$: () => (/* binding */ WantedResourceSpec),
/* harmony export */   yd: () => (/* binding */ ResourceSpec)
/* harmony export */ });
/* unused harmony exports LocalObjectReference, Volume, VolumeMount, EnvVar, ResourceRequirements, Container */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40345);


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

/***/ 40345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ TAG_PREFIX),
/* harmony export */   Hl: () => (/* binding */ SOURCES),
/* harmony export */   T4: () => (/* binding */ idKey),
/* harmony export */   TL: () => (/* binding */ DISCOURAGED_FIELDS),
/* harmony export */   TO: () => (/* binding */ RESOURCE_SPEC_FIELDS),
/* harmony export */   _o: () => (/* binding */ DEPLOYMENT_TYPES),
/* harmony export */   cS: () => (/* binding */ IDENTIFIER)
/* harmony export */ });
const SOURCES = ['git_host', 'external_container'];
const DEPLOYMENT_TYPES = ['dev_free', 'dev', 'prod'];
const TAG_PREFIX = 'refs/tags/';
const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idKey = (id) => (UUID.test(id) ? id.toLowerCase() : id);
const RESOURCE_SPEC_FIELDS = [
    'min_scale',
    'max_scale',
    'cpu',
    'cpu_limit',
    'memory_mb',
    'memory_limit_mb',
    'queue_min_scale',
    'queue_max_scale',
    'queue_cpu',
    'queue_cpu_limit',
    'queue_memory_mb',
    'queue_memory_limit_mb',
    'orchestrator_cpu',
    'orchestrator_cpu_limit',
    'orchestrator_memory_mb',
    'orchestrator_memory_limit_mb',
    'orchestrator_min_scale',
    'orchestrator_max_scale',
    'executor_cpu',
    'executor_cpu_limit',
    'executor_memory_mb',
    'executor_memory_limit_mb',
    'cache_memory_mb',
    'labels',
    'annotations',
    'service_account_name',
    'image_pull_secrets',
    'volumes',
    'volume_mounts',
    'init_containers',
    'sidecars',
    'db_cpu',
    'db_cpu_limit',
    'db_memory_mb',
    'db_memory_limit_mb',
    'db_storage_gi',
    'db_max_connections'
];
const DISCOURAGED_FIELDS = RESOURCE_SPEC_FIELDS.filter((field) => /^(?:orchestrator|executor)_/.test(field));


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
const LEAST_BEGINNING = 3;
const LONG = 7;
function misspelled(word, known) {
    const written = lettersOf(word);
    let near;
    for (const one of known) {
        const letters = lettersOf(one);
        const most = Math.min(letters.length < LONG ? 1 : 2, letters.length - 1);
        const slips = slipsBetween(written, letters, near === undefined ? most : Math.min(most, near.slips - 1));
        if (slips !== undefined)
            near = { one, slips };
    }
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
const SEPARATOR = /[\s._-]/;
const lettersOf = (word) => word.toLowerCase().split(SEPARATOR).join('-');
function slipsBetween(a, b, most) {
    if (Math.abs(a.length - b.length) > most)
        return undefined;
    const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        for (let j = 1; j <= b.length; j++) {
            const before = rows[i - 1];
            const replaced = before[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swapped = isSwapped ? rows[i - 2][j - 2] + 1 : replaced;
            row.push(Math.min(before[j] + 1, row[j - 1] + 1, replaced, swapped));
        }
        rows.push(row);
    }
    const slips = rows[a.length][b.length];
    return slips <= most ? slips : undefined;
}


/***/ }),

/***/ 14185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   cn: () => (/* binding */ fieldPath),
/* harmony export */   fQ: () => (/* binding */ shortenDigests),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   ft: () => (/* binding */ DURATION),
/* harmony export */   jl: () => (/* binding */ spellDuration),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   nV: () => (/* binding */ formatAge)
/* harmony export */ });
function formatAge(ms) {
    const minutes = Math.max(0, Math.floor(ms / 60_000));
    if (minutes === 0)
        return 'less than a minute';
    const [n, unit] = minutes >= 2880
        ? [Math.floor(minutes / 1440), 'days']
        : minutes >= 120
            ? [Math.floor(minutes / 60), 'hours']
            : [minutes, 'minutes'];
    return `${n} ${n === 1 ? unit.slice(0, -1) : unit}`;
}
function formatDuration(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (value) => String(value).padStart(2, '0');
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
function spellDuration(ms) {
    const tenths = Math.max(ms > 0 ? 1 : 0, Math.round(ms / 100));
    if (tenths < 100)
        return `${tenths / 10} s`;
    const seconds = Math.max(10, Math.floor(ms / 1000));
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const parts = h > 0 ? [`${h} h`, m > 0 && `${m} min`] : [m > 0 && `${m} min`, s > 0 && `${s} s`];
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
function count(n, one, many = `${one}s`) {
    return `${n} ${n === 1 ? one : many}`;
}
function fieldPath(path) {
    return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('');
}
const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;
function parseDuration(text) {
    if (!DURATION.test(text))
        return undefined;
    let total = 0;
    for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/gy))
        total += Number(amount) * UNITS_MS[unit];
    return total;
}


/***/ })

};
