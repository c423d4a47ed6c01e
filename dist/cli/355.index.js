export const id = 355;
export const ids = [355];
export const modules = {

/***/ 34722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ findDeployed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82196);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91478);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57469);
/* harmony import */ var _find_current_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47643);






async function findDeployed(session, target, forMs = 0) {
    const found = await (0,_find_current_js__WEBPACK_IMPORTED_MODULE_3__/* .findAndRead */ .f8)(session, target, undefined, forMs);
    if (found === 'unlisted') {
        throw await (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__/* .noListError */ .WG)(session, {
            consequence: `"${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_2__/* .describeTarget */ .ff)(target)}" cannot be found`,
            advice: 'Set `deployment_id`.'
        });
    }
    if (found === 'absent') {
        const near = await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearName */ .cR)(session, target.name ?? '');
        const message = `No deployment "${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_2__/* .describeTarget */ .ff)(target)}" exists.`;
        const meant = near === undefined ? '' : ` Did you mean "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(near)}"?`;
        const advice = 'Check `name`, and that the key belongs to this workspace.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', message + meant, { advice });
    }
    return 'deleting' in found ? (0,_core_session_js__WEBPACK_IMPORTED_MODULE_5__/* .readCurrent */ .cA)(session, found.deleting) : found;
}


/***/ }),

/***/ 71472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jw: () => (/* binding */ isStepInput),
/* harmony export */   NK: () => (/* binding */ isBehaviorInput),
/* harmony export */   Pv: () => (/* binding */ BEHAVIOR_INPUTS),
/* harmony export */   UF: () => (/* binding */ IDENTITY_KEYS),
/* harmony export */   Vt: () => (/* binding */ DEPLOYMENT_KEYS),
/* harmony export */   dR: () => (/* binding */ NEVER_EMPTY)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);

const STEP_INPUTS = [
    'command',
    'revision',
    'base_url',
    'api_key',
    'tenant_id',
    'bearer_token',
    'api_dialect',
    'agent_api_key',
    'github_token',
    'preview',
    'environment',
    'comment',
    'max_age',
    'dry_run',
    'manifest',
    'select',
    'variables'
];
const isStepInput = (name) => STEP_INPUTS.some((input) => input === name);
const DEPLOYMENT_KEYS = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W).filter((name) => !isStepInput(name));
const BEHAVIOR_INPUTS = [
    'repo_ref',
    'new_revision',
    'allow_empty_secrets',
    'wait',
    'timeout',
    'poll_interval',
    'verify_serving',
    'build_logs',
    'rollback',
    'smoke_timeout'
];
const isBehaviorInput = (name) => BEHAVIOR_INPUTS.some((input) => input === name);
const NEVER_EMPTY = new Set(['name', 'deployment_id', 'image_uri']);
const IDENTITY_KEYS = new Set(['name', 'deployment_id']);


/***/ }),

/***/ 4355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runManifest: () => (/* binding */ runManifest)
});

// EXTERNAL MODULE: ./lib/src/contract/dialect/service-rules.js
var service_rules = __webpack_require__(31477);
// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var connection = __webpack_require__(65544);
// EXTERNAL MODULE: ./lib/src/action-names.js
var action_names = __webpack_require__(93675);
// EXTERNAL MODULE: ./lib/src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(27300);
// EXTERNAL MODULE: ./lib/src/inputs/structured/parse-structured.js + 2 modules
var parse_structured = __webpack_require__(43217);
// EXTERNAL MODULE: ./lib/src/inputs/manifest/keys.js
var manifest_keys = __webpack_require__(71472);
;// CONCATENATED MODULE: ./lib/src/inputs/manifest/step-inputs.js





const isGiven = (raw, name) => raw[name] !== undefined && ((0,manifest_keys/* isBehaviorInput */.NK)(name) || raw[name] !== action_names/* INPUT_DEFAULTS */.W[name]);
const CREDENTIALS = ['api_key', 'tenant_id', 'bearer_token'];
const listsOnly = (raw) => raw.command === 'matrix' && CREDENTIALS.every((name) => raw[name] === undefined);
const isPreview = ({ preview }) => /^(?:true|True|TRUE)$/.test(preview ?? '');
function readStepInputs(raw, context, problems) {
    for (const name of manifest_keys/* DEPLOYMENT_KEYS */.Vt) {
        if (name === 'secrets' || (0,manifest_keys/* isBehaviorInput */.NK)(name) || !isGiven(raw, name))
            continue;
        const place = name === 'name' ? 'under a deployment' : 'under a deployment or `defaults`';
        problems.addInput(name, `belongs to one deployment. Write it in the manifest, ${place}.`);
    }
    const is_preview = isPreview(raw);
    return {
        raw,
        context,
        dialect: (0,connection/* readDialect */.t)(raw, new raw_inputs/* Problems */.Zw()),
        secrets: readValues('secrets', raw, problems),
        variables: readValues('variables', raw, problems),
        is_preview,
        is_removal: raw.command === 'delete' || raw.command === 'sweep' || (is_preview && context.event_action === 'closed')
    };
}
function readValues(input, { [input]: text }, problems) {
    if (text === undefined)
        return new Map();
    const { secrets, problems: wrong } = input === 'secrets' ? (0,parse_structured/* parseSecrets */.d)(text) : readVariables(text);
    for (const problem of wrong)
        problems.addInput(input, problem);
    return new Map(secrets.map(({ name, value }) => [name, value]));
}
function readVariables(text) {
    const { entries, problems } = (0,parse_structured/* readEntries */.$)(text);
    for (const [at, { name, line }] of entries.entries()) {
        if (name === '')
            problems.push(`line ${line} has no name. Put a name before the =.`);
        else if (entries.findIndex((one) => one.name === name) < at)
            problems.push(`line ${line} sets a name again. Keep one.`);
    }
    return { secrets: entries, problems };
}

// EXTERNAL MODULE: ./lib/src/inputs/mask-inputs.js
var mask_inputs = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/src/inputs/parse-inputs.js
var parse_inputs = __webpack_require__(78531);
// EXTERNAL MODULE: ./lib/src/inputs/public-facts.js
var public_facts = __webpack_require__(19423);
// EXTERNAL MODULE: ./lib/src/inputs/request.js + 5 modules
var request = __webpack_require__(79729);
// EXTERNAL MODULE: ./lib/src/inputs/target.js
var target = __webpack_require__(68473);
// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/run/run-deployment.js + 10 modules
var run_deployment = __webpack_require__(10778);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/report/known-revision.js
var known_revision = __webpack_require__(87438);
;// CONCATENATED MODULE: ./lib/src/run/deployments/matrix.js



const MOST_JOBS = 256;
function changedKeys(states) {
    return states.filter(({ record }) => record.plan?.operation !== 'unchanged' || !isLive(record)).map(({ key }) => key);
}
function isLive(record) {
    const status = (0,known_revision/* lastStatus */.by)(record);
    return status !== undefined && (0,contract_status/* verdictOf */.Vj)(status) === 'deployed';
}
function matrixOutput(keys) {
    if (keys.length > MOST_JOBS) {
        const problem = `leads to ${keys.length} jobs, but GitHub allows ${MOST_JOBS} in a matrix. Use select, or one step for all.`;
        throw new errors/* InputError */.dz([{ input: 'manifest', problem }]);
    }
    return JSON.stringify({ include: keys.map((name) => ({ name })) });
}

// EXTERNAL MODULE: ./lib/src/error-codes.js
var error_codes = __webpack_require__(12779);
;// CONCATENATED MODULE: ./lib/src/run/deployments/needs.js

function blockedBy(needed) {
    const unmet = [...needed].filter(([, end]) => !('live' in end));
    if (unmet.length === 0)
        return undefined;
    if (unmet.some(([, end]) => 'unread' in end))
        return { phase: 'failed', failure: NOT_STARTED };
    if (unmet.some(([, end]) => 'not_ready' in end)) {
        const problems = unmet.map(([key, end]) => ('not_ready' in end ? end.not_ready : `"${key}" ${howEnded(end)}.`));
        const message = `Not deployed, because of what it needs: ${problems.join(' ')}`;
        return { phase: 'failed', failure: failureOf('dependency_not_ready', message) };
    }
    const which = unmet.map(([key, end]) => `"${key}", which ${howEnded(end)}`).join(', and ');
    return { phase: 'skipped', failure: failureOf('dependency_failed', `Not deployed, because it needs ${which}.`) };
}
const NOT_STARTED = {
    kind: 'cancelled',
    code: 'cancelled',
    message: 'Cancelled before it started.',
    advice: undefined
};
function howEnded(end) {
    if (!('failure' in end))
        return 'failed';
    const { kind, code } = end.failure;
    if (kind === 'cancelled')
        return 'was cancelled';
    if (code === 'dependency_failed')
        return 'was skipped';
    return code === 'wait_timeout' ? 'timed out' : 'failed';
}
const failureOf = (code, message) => ({
    kind: 'failure',
    code,
    message,
    advice: error_codes/* ERROR_CODES */.O[code].fix
});

;// CONCATENATED MODULE: ./lib/src/run/deployments/order.js
async function runInOrder(nodes, limit, run) {
    const inPlace = createPlaces(limit);
    const ends = new Map();
    const isListed = Promise.resolve();
    const start = async (node) => {
        await isListed;
        const needed = node.needs.map(async (key) => [key, (await ends.get(key))]);
        return run(node, new Map(await Promise.all(needed)), inPlace);
    };
    for (const node of nodes)
        ends.set(node.key, start(node));
    await Promise.allSettled(ends.values());
    await Promise.all(ends.values());
}
function createPlaces(free) {
    const waiting = [];
    return async (work) => {
        if (free > 0)
            free--;
        else
            await new Promise((begin) => waiting.push(begin));
        try {
            return await work();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free++;
            else
                next();
        }
    };
}

// EXTERNAL MODULE: ./lib/src/adapters/control-plane/with-retries.js
var with_retries = __webpack_require__(52899);
// EXTERNAL MODULE: ./lib/src/adapters/http/time-limit.js
var time_limit = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/src/contract/shown-url.js
var shown_url = __webpack_require__(44228);
// EXTERNAL MODULE: ./lib/src/deploy/core/session.js
var session = __webpack_require__(91478);
// EXTERNAL MODULE: ./lib/src/deploy/core/settle.js
var settle = __webpack_require__(75099);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-deployed.js
var find_deployed = __webpack_require__(34722);
// EXTERNAL MODULE: ./lib/src/report/github/github-side.js
var github_side = __webpack_require__(54544);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
;// CONCATENATED MODULE: ./lib/src/run/deployments/read-need.js












async function readNeed(need, access, reading) {
    const shown = `"${(0,sanitize/* sanitizeLine */.g$)(need.name)}"`;
    try {
        const { recorded_in: _, ...target } = need;
        const read = liveFacts(await (0,find_deployed/* findDeployed */._)(await openReads(need, access, reading), target, settle/* SETTLES_MS */.EZ));
        return typeof read === 'string' ? { not_ready: `${shown} ${read}.` } : { live: read };
    }
    catch (error) {
        if (error instanceof errors/* CancelledError */.cc)
            return { unread: true };
        if (!(error instanceof errors/* DeployError */.sH))
            throw error;
        const [message = ''] = error.message.split('\n');
        return { not_ready: error instanceof errors/* RequestError */.GI ? `${shown} could not be read: ${message}` : message };
    }
}
function liveFacts({ deployment, latest }) {
    if ((0,contract_status/* isBeingDeleted */.vx)(deployment))
        return 'is being deleted';
    const built = latest !== null && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed' ? latest.id : null;
    const { id, active_revision_id: revision_id = built } = deployment;
    if (revision_id === null) {
        return `is not live${latest === null ? '' : `: its latest revision is ${(0,sanitize/* sanitizeLine */.g$)(latest.status, 40)}`}`;
    }
    const url = (0,web_address/* webAddress */.D)((0,shown_url/* shownUrl */.z)(deployment));
    return { id, revision_id, ...(url !== undefined && { url }) };
}
async function openReads({ name, recorded_in }, { command, connection, github, timeoutMs }, { ports, report }) {
    const { clock, redactor } = ports;
    const { records } = github;
    const environment = recorded_in ?? (records.transient ? (0,preview_name/* previewEnvironment */._s)(name) : undefined);
    const request = { command, github: { ...github, records: { ...records, ...(environment && { environment }) } } };
    const side = (0,github_side/* createGitHubSide */.R)(request, ports, report.problems);
    const controlPlane = await ports.connect(connection, (0,time_limit/* startTimeLimit */.r)(clock, timeoutMs));
    const parts = {
        clock,
        emit: (event) => {
            if (event.type === 'warning')
                report.problems.warn(event.message);
        },
        recall: (sought) => side.recall(sought),
        redact: redactor.redact,
        histories: [],
        deadline: clock.now() + timeoutMs
    };
    return (0,session/* openSession */.fA)(parts, (options) => (0,with_retries/* withRetries */.L)(controlPlane, options));
}

// EXTERNAL MODULE: ./lib/src/inputs/graph-file.js
var graph_file = __webpack_require__(87253);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var fields = __webpack_require__(58485);
// EXTERNAL MODULE: ./lib/src/inputs/desired-deployment.js + 1 modules
var desired_deployment = __webpack_require__(33740);
// EXTERNAL MODULE: ./lib/src/inputs/secrets/parse-secrets.js
var parse_secrets = __webpack_require__(21007);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
;// CONCATENATED MODULE: ./lib/src/inputs/manifest/values.js
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function childOf(value, part) {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return holds ? value[part] : undefined;
}
const valueAt = (value, path) => path.reduce(childOf, value);
function mapAt(value, path) {
    const found = valueAt(value, path);
    return isMap(found) ? found : {};
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/merge.js

function mergeLayers(layers) {
    const merged = layers.reduce(mergeMaps, {});
    return withoutNulls(Object.fromEntries(Object.entries(merged).filter(([, value]) => !isEmptied(value))));
}
function merge(earlier, later) {
    if (isMap(earlier) && isMap(later))
        return mergeMaps(earlier, later);
    return Array.isArray(earlier) && Array.isArray(later) ? joinLists([...earlier, ...later]) : later;
}
function mergeMaps(earlier, later) {
    const added = Object.entries(later).map(([key, value]) => [
        key,
        Object.hasOwn(earlier, key) ? merge(earlier[key], value) : value
    ]);
    return { ...earlier, ...Object.fromEntries(added) };
}
function joinLists(items) {
    const last = new Map(items.map((item, at) => [JSON.stringify(item), at]));
    return items.filter((item, at) => last.get(JSON.stringify(item)) === at);
}
function isEmptied(value) {
    const entries = isMap(value) ? Object.values(value) : [];
    return entries.length > 0 && entries.every((entry) => entry === null);
}
function withoutNulls(map) {
    const entries = Object.entries(map).filter(([, value]) => value !== null);
    return Object.fromEntries(entries.map(([key, value]) => [key, isMap(value) ? withoutNulls(value) : value]));
}
function withPlainForms(layer) {
    const { secrets, paths } = layer;
    return {
        ...layer,
        ...(Array.isArray(secrets) && {
            secrets: Object.fromEntries(secrets.map((name) => [name, `\${secrets.${name}}`]))
        }),
        ...(typeof paths === 'string' && { paths: paths.split(/\r\n|\n|\r/).filter((line) => !/^\s*(?:#|$)/.test(line)) })
    };
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/layers.js




function readEnvironment({ environment }, { texts }, problems) {
    const names = Object.keys(mapAt(texts, ['environments']));
    if (environment === undefined || names.includes(environment))
        return environment;
    const has = names.length === 0 ? 'no environments' : names.map((name) => (0,sanitize/* sanitizeLine */.g$)(name, 60)).join(', ');
    const known = (0,did_you_mean/* didYouMean */.au)(environment, names) || ` It has ${has}.`;
    const shown = `"${(0,sanitize/* sanitizeLine */.g$)(environment, 60)}"`;
    problems.addInput('environment', `${shown} is not an environment of the manifest.${known} Add it under environments, with {} if it changes nothing.`);
    return environment;
}
function mergeDeployments(parsed, environment, problems) {
    const within = (path) => (environment === undefined ? [] : [[...path, 'environments', environment]]);
    const known = Object.keys(mapAt(parsed.texts, ['environments']));
    return Object.keys(mapAt(parsed.texts, ['deployments'])).map((key) => {
        const path = ['deployments', key];
        for (const name of Object.keys(mapAt(parsed.texts, [...path, 'environments']))) {
            if (!known.includes(name))
                problems.add([...path, 'environments', name], `is not an environment of the file.${(0,did_you_mean/* didYouMean */.au)(name, known)} Add it under environments at the top.`);
        }
        const own = [path, ...within(path)];
        const layers = [['defaults'], ...within([]), ...own].map((path) => layerAt(parsed, path));
        const needs = new Map(own.flatMap((path) => needsAt(parsed, [...path, 'needs'])));
        return { key, values: mergeLayers(layers.map(({ values }) => values)), layers, needs };
    });
}
function layerAt({ texts, values }, path) {
    const typed = mapAt(values, path);
    const written = Object.entries(mapAt(texts, path)).filter(([key]) => key !== 'needs' && key !== 'environments');
    const isStructure = (key) => (key === 'resource_spec' || key === 'smoke_input') && isMap(typed[key]);
    const entries = written.map(([key, text]) => [key, isStructure(key) ? typed[key] : text]);
    return { path, values: withPlainForms(Object.fromEntries(entries)) };
}
function needsAt({ texts }, path) {
    const needs = valueAt(texts, path);
    return Array.isArray(needs) ? needs.map((key, i) => [String(key), [...path, i]]) : [];
}
function originOf({ key, layers, values }, path) {
    for (let length = path.length; length > 0; length--) {
        for (const layer of layers.toReversed()) {
            const found = pathIn(layer.values, values, path.slice(0, length));
            if (found !== undefined)
                return [...layer.path, ...found, ...path.slice(length)];
        }
    }
    return ['deployments', key, ...path];
}
function pathIn(layer, merged, [part, ...rest]) {
    if (part === undefined)
        return layer === undefined || layer === null ? undefined : [];
    const value = childOf(merged, part);
    const isSame = (item) => JSON.stringify(item) === JSON.stringify(value);
    const at = Array.isArray(layer) ? layer.findLastIndex(isSame) : part;
    const found = pathIn(childOf(layer, at), value, rest);
    return found && [at, ...found];
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/references.js


const PATTERN = /\$\$\{|\$\{([^}]*)(\}?)/g;
const hasReferences = (text) => text.includes('${');
const hasSecret = (text) => [...text.matchAll(PATTERN)].some(([, inner = '']) => inner.trim().startsWith('secrets.'));
const LITERAL = 'Write $${ for the two characters ${.';
const FORMS = '${name}, ${environment}, ${secrets.X}, ${variables.X} or ${deployments.X.url}';
function resolveReferences(text, scope, allowed) {
    const problems = [];
    const resolved = text.replace(PATTERN, (whole, inner, end) => {
        if (inner === undefined)
            return '${';
        const refuse = (problem, shown = shownReference(inner)) => {
            problems.push(`${shown} ${problem}`);
            return whole;
        };
        if (end === '')
            return refuse(`is not closed. Close it with }. ${LITERAL}`, '${');
        if (inner.startsWith('{'))
            return refuse(`works only in workflows. Use ${FORMS}. ${LITERAL}`, '${{ … }}');
        const found = resolveOne(inner.trim(), scope, allowed);
        return 'text' in found ? found.text : refuse(found.problem);
    });
    return problems.length > 0 ? { problems } : { text: resolved };
}
const shownReference = (inner) => `\${${(0,sanitize/* sanitizeLine */.g$)(inner, 60)}}`;
const FIELDS = ['url', 'id', 'revision_id'];
function resolveOne(reference, scope, allowed) {
    const { name, environment, keys, needs, needed } = scope;
    const refuse = (problem, fix) => ({
        problem: `${problem}${meantReference(reference, scope)} ${fix}`
    });
    if (reference === 'name')
        return { text: name };
    if (reference === 'environment')
        return environment === undefined
            ? { problem: 'needs an environment. Set the input environment.' }
            : { text: environment };
    const [, kind, rest = ''] = /^(secrets|variables|deployments)\.(.+)$/.exec(reference) ?? [];
    if (kind === 'secrets' && !allowed.secrets)
        return {
            problem: 'is allowed only in values of secrets, because the action shows other values. Use ${variables.X} if the value is public.'
        };
    if (kind === 'secrets' || kind === 'variables') {
        const text = scope[kind].get(rest);
        if (text !== undefined)
            return { text };
        const shown = (0,sanitize/* sanitizeLine */.g$)(rest, 60);
        const line = `${shown}=${kind === 'secrets' ? `\${{ secrets.${shown} }}` : '…'}`;
        return refuse(`is not among the ${kind} of this step.`, `Add a line to the input ${kind}: ${line}`);
    }
    const dot = rest.lastIndexOf('.');
    const key = rest.slice(0, Math.max(dot, 0));
    const field = FIELDS.find((one) => one === rest.slice(dot + 1));
    if (field === undefined || !keys.includes(key))
        return refuse('is not a reference.', `Use ${FORMS}. ${LITERAL}`);
    if (!needs.includes(key))
        return { problem: `names a deployment that is not in needs. Add "${key}" to needs.` };
    if (!allowed.deployments)
        return { problem: 'is not allowed here: the action needs this value before it deploys any. Write the value.' };
    const text = needed.get(key)?.[field];
    return text === undefined ? { problem: `has no value: the control plane shows no ${field} of "${key}".` } : { text };
}
function meantReference(reference, { secrets, variables, keys }) {
    const known = [
        'name',
        'environment',
        ...[...secrets.keys()].map((name) => `secrets.${name}`),
        ...[...variables.keys()].map((name) => `variables.${name}`),
        ...keys.flatMap((key) => FIELDS.map((field) => `deployments.${key}.${field}`))
    ];
    const meant = (0,did_you_mean/* misspelled */.vs)(reference, known);
    return meant === undefined ? '' : ` Did you mean ${shownReference(meant)}?`;
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/resolve-values.js



function resolveValues({ key: name, values, needs }, { step, environment, keys }, needed) {
    const scope = { name, environment, ...step, needs: [...needs.keys()], keys, needed };
    const found = [];
    const entries = Object.entries(values).flatMap(([key, value]) => {
        const isIdentity = manifest_keys/* IDENTITY_KEYS */.UF.has(key);
        const own = [];
        const resolved = mapTexts(value, [key], (text, path) => {
            const allowed = { secrets: key === 'secrets', deployments: !isIdentity };
            const one = hasReferences(text) ? resolveReferences(text, scope, allowed) : { text };
            if ('text' in one && (one.text.trim() !== '' || !manifest_keys/* NEVER_EMPTY */.dR.has(key)))
                return one.text;
            const problems = 'problems' in one ? one.problems : ['is empty. Set its value, or remove the key.'];
            own.push(...problems.map((problem) => ({ path, problem })));
            return text;
        });
        if (own.length > 0 && step.is_removal && !isIdentity)
            return [];
        found.push(...own);
        return [[key, resolved]];
    });
    return { values: Object.fromEntries(entries), found };
}
function resolveIdentity({ key, needs, values: all }, shared) {
    const own = Object.fromEntries(Object.entries(all).filter(([key]) => manifest_keys/* IDENTITY_KEYS */.UF.has(key)));
    const { values, found } = resolveValues({ key, needs, values: own }, shared, new Map());
    const identity = (key) => {
        const value = found.some(({ path }) => path[0] === key) ? '' : values[key];
        return typeof value === 'string' ? value.trim() : '';
    };
    const deployment_id = identity('deployment_id');
    return { name: identity('name') || key, ...(deployment_id !== '' && { deployment_id }), found };
}
function mapTexts(value, path, map) {
    if (typeof value === 'string')
        return map(value, path);
    if (Array.isArray(value))
        return value.map((item, i) => mapTexts(item, [...path, i], map));
    if (!isMap(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, [...path, key], map)]));
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/deployment-inputs.js









async function readDeploymentInputs(deployment, shared, needed, lineOf) {
    const { values, found } = resolveValues(deployment, shared, needed);
    const inputs = await (0,parse_inputs/* parseInputs */.T)(withStep(values, deployment, shared));
    const lineOfSecret = (name) => lineOf(originOf(deployment, ['secrets', name]));
    const secrets = isMap(values['secrets']) && readSecrets(values['secrets'], deployment, lineOfSecret);
    return { inputs: secrets ? { ...inputs, secrets } : inputs, found };
}
function readSecrets(secrets, { values }, lineOf) {
    const entries = Object.entries(secrets).map(([name, value]) => ({ name, value: String(value), line: lineOf(name) }));
    const written = Object.entries(values['secrets']).filter(([, value]) => !hasSecret(String(value)));
    const parsed = (0,parse_secrets/* judgeSecrets */.Vo)('lines', '{}', { entries, problems: [], unread: [] });
    return { ...parsed, written: new Set(written.map(([name]) => name)) };
}
function textOf(key, value) {
    if (value === undefined)
        return '';
    if (typeof value === 'string')
        return value.trim();
    return key === 'paths' && Array.isArray(value)
        ? value.map((item) => String(item).replace(/^\s*#/, '[#]')).join('\n')
        : JSON.stringify(value);
}
function withStep(values, { key, layers }, shared) {
    const { raw, is_preview, dialect } = shared.step;
    const written = (input) => textOf(input, values[input]);
    const given = written('source');
    const isContainer = given === ''
        ? written('image_uri') !== ''
        : given === 'external_container' || given === dialect.words.external_container;
    const others = new Map(desired_deployment/* INPUT_SOURCE */.B.filter(([, source]) => (source === 'git_host') === isContainer));
    const isOwn = (input) => layers.some(({ path, values }) => path[0] === 'deployments' && Object.hasOwn(values, input));
    const name = written('name') || key;
    const isLabel = written('deployment_id') !== '' && written('name') === '' && !is_preview && raw.command !== 'sweep';
    const computed = {
        name: isLabel ? '' : name,
        secrets: '',
        manifest: '',
        select: '',
        variables: '',
        environment: recordedEnvironment(name, shared) ?? '',
        ...(raw.command === 'matrix' && { command: 'plan' })
    };
    return (0,raw_inputs/* readRawInputs */.yI)((input) => {
        const isOther = others.has(input);
        const ofStep = (0,manifest_keys/* isStepInput */.Jw)(input) || ((0,manifest_keys/* isBehaviorInput */.NK)(input) && !isOther) ? raw[input] : '';
        const own = isOther && !isOwn(input) ? '' : written(input);
        return computed[input] ?? (ofStep || own || '');
    });
}
function recordedEnvironment(name, { environment, step: { is_preview, raw } }) {
    if (environment === undefined || is_preview || raw.command === 'sweep')
        return undefined;
    return `${environment}/${name}`;
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/names.js



function checkNames(all, { dialect, is_preview, raw }, problems) {
    const rule = dialect.serviceRules.names;
    const fitted = (name) => (rule && (0,service_rules/* fitName */.dl)(name, rule)) ?? name;
    const names = all.map(({ name }) => fitted(name));
    const hasPreviews = is_preview || raw.command === 'sweep';
    for (const [at, one] of all.entries()) {
        const id = one.deployment_id?.toLowerCase();
        const isSame = (other, index) => (hasPreviews ? names[index] === names[at] : other.name === one.name) ||
            (id !== undefined && other.deployment_id?.toLowerCase() === id);
        const shown = `"${(0,sanitize/* sanitizeLine */.g$)(one.name, 60)}". Set another name.`;
        const key = (other) => `"${(0,sanitize/* sanitizeLine */.g$)(other.key, 60)}" (line ${problems.lineOf(other.path)})`;
        const same = all.slice(0, at).find(isSame);
        if (same !== undefined)
            problems.add(one.path, one.name === same.name
                ? `has the same name as ${key(same)}: ${shown}`
                : `is the same deployment as ${key(same)}: both lead to the same deployment_id or the same name of a preview. Change one.`);
        const name = names[at];
        const base = (0,preview_name/* isPreviewName */.En)(name) && all.find((_, index) => (0,preview_name/* pullRequestOf */._n)(names[index], name) !== undefined);
        if (base)
            problems.add(one.path, `has the name of a preview of ${key(base)}: ${shown}`);
    }
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/needs.js



function checkNeeds(all, problems) {
    const keys = all.map(({ key }) => key);
    for (const { key, needs } of all) {
        for (const [needed, place] of needs) {
            if (keys.includes(needed))
                continue;
            const others = keys.filter((other) => other !== key);
            const meant = (0,did_you_mean/* didYouMean */.au)(needed, others);
            problems.add(place, `"${(0,sanitize/* sanitizeLine */.g$)(needed, 60)}" is not a deployment of this file.${meant}`);
        }
    }
    for (const { cycle, place } of findCycles(all))
        problems.add(place, `makes a cycle: ${(0,sanitize/* sanitizeLine */.g$)(cycle.join(' → '), 1000)}. Remove one of these needs.`);
}
function checkWaits(all, waits, problems) {
    const unawaited = new Set(all.filter(({ values }) => (0,fields/* isFalse */.Wu)(values['wait'])).map(({ key }) => key));
    for (const { key, needs } of all) {
        for (const [needed, place] of needs) {
            const isLeft = (unawaited.has(needed) && waits.get(needed) !== true) || (waits.has(key) && waits.get(needed) === false);
            if (isLeft)
                problems.add(place, `"${(0,sanitize/* sanitizeLine */.g$)(needed, 60)}" has wait: false, so this run would not see whether it is live. Set its wait to true, or remove it from needs.`);
        }
    }
}
function findCycles(all) {
    const needsOf = new Map(all.map(({ key, needs }) => [key, needs]));
    const done = new Set();
    const cycles = [];
    const walk = (way, key) => {
        if (done.has(key))
            return;
        for (const [needed, place] of needsOf.get(key) ?? []) {
            const from = way.indexOf(needed);
            if (from >= 0)
                cycles.push({ cycle: [...way.slice(from), needed], place });
            else
                walk([...way, needed], needed);
        }
        done.add(key);
    };
    for (const { key } of all)
        walk([key], key);
    return cycles;
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/origins.js






function originsOf(deployment, { raw }, problems) {
    const { key, values } = deployment;
    const line = ({ path, text }, origin) => {
        const shown = path[0] === 'secrets' ? '' : ` = ${(0,sanitize/* sanitizeLine */.g$)(text, 80)}`;
        return `${key}.${(0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 120)}${shown} ← ${origin}`;
    };
    const given = manifest_keys/* BEHAVIOR_INPUTS */.Pv.filter((input) => isGiven(raw, input));
    const leaves = leavesOf(values, []).filter(({ path }) => !given.some((input) => input === path[0]));
    return [
        ...leaves.map((leaf) => line(leaf, problems.nameOf(originOf(deployment, leaf.path)))),
        ...given.map((input) => line({ path: [input], text: raw[input] ?? '' }, `input ${input} of the step`))
    ];
}
function leavesOf(value, path) {
    if (Array.isArray(value))
        return value.flatMap((item, i) => leavesOf(item, [...path, i]));
    if (isMap(value))
        return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
    return [{ path, text: String(value) }];
}

// EXTERNAL MODULE: ./lib/src/inputs/structured/yaml.js
var yaml = __webpack_require__(77541);
;// CONCATENATED MODULE: ./lib/src/inputs/manifest/parse.js


function parseManifest(text) {
    const document = (0,yaml/* parseOne */.EZ)(text);
    if ('problem' in document)
        return withHint(document, text);
    if (document.contents === null)
        return { problem: 'is empty. Describe your deployments in it.' };
    const typed = (0,yaml/* valueOf */.RP)(document);
    if ('problem' in typed)
        return typed;
    const spelled = (0,yaml/* parseOne */.EZ)(text, 'failsafe');
    const texts = 'problem' in spelled ? typed.value : spell(typed.value, spelled.toJS({ maxAliasCount: -1 }));
    return { values: typed.value, texts, offsetOf: (path) => (0,yaml/* offsetOf */.b4)(document, path) };
}
function spell(value, spelled) {
    if (Array.isArray(value))
        return value.map((item, i) => spell(item, spelled[i]));
    if (!isMap(value))
        return value === null ? null : spelled;
    const texts = spelled;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, spell(inner, texts[key])]));
}
function withHint({ problem, offset }, text) {
    if (offset === undefined)
        return { problem };
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const [line = ''] = text.slice(start).split('\n', 1);
    const hint = line.includes('${') ? " Quote values with references: '${…}'." : '';
    return { problem: `${problem}${hint}`, offset };
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/place-problems.js




function placeValueProblems(found, deployment, problems) {
    for (const { path, problem } of found)
        problems.add(originOf(deployment, path), problem);
}
function placeInputProblems(error, { deployment, step, reported, problems }) {
    if (!(error instanceof errors/* InputError */.dz))
        throw error;
    for (const { input, path = [input], problem } of error.problems) {
        const name = String(path[0]);
        const isWritten = Object.hasOwn(deployment.values, name);
        const isOfStep = isGiven(step.raw, name) && ((0,manifest_keys/* isBehaviorInput */.NK)(name) || !isWritten);
        if ((0,manifest_keys/* isStepInput */.Jw)(name) || isOfStep)
            problems.addInput(input, problem, deployment.key);
        else if (!reported.includes(name))
            problems.add(originOf(deployment, path), problem);
    }
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/problems.js




const MOST_PROBLEMS = 100;
class ManifestProblems {
    file;
    offsetOf;
    found = new Map();
    firstWith = new Map();
    constructor(file, offsetOf) {
        this.file = file;
        this.offsetOf = offsetOf;
    }
    nameOf(path) {
        const { line, column } = this.placeOf(this.offsetOf(path));
        const name = (0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 200);
        return `${(0,sanitize/* sanitizeLine */.g$)(this.file.path, 200)}:${line}:${column}${name === '' ? '' : ` ${name}`}`;
    }
    lineOf(path) {
        return (0,yaml/* lineOf */.cA)(this.file.text, this.offsetOf(path));
    }
    add(path, problem) {
        const offset = this.offsetOf(path);
        const input = this.nameOf(path);
        const place = { file: this.file.in_workspace, ...this.placeOf(offset) };
        this.found.set(`${input}\n${problem}`, { input, path, problem, place, offset });
    }
    addInput(input, problem, deployment) {
        const first = this.firstWith.get(input) ?? deployment;
        if (deployment !== first)
            return;
        if (first !== undefined)
            this.firstWith.set(input, first);
        this.found.set(`${input}\n${problem}`, { input, problem, offset: -1 });
    }
    get isFull() {
        return this.found.size > MOST_PROBLEMS;
    }
    error() {
        const sorted = [...this.found.values()].sort((a, b) => a.offset - b.offset);
        const all = sorted.map(({ offset: _offset, ...problem }) => problem);
        const more = all.length - MOST_PROBLEMS;
        if (more <= 0)
            return new errors/* InputError */.dz(all);
        return new errors/* InputError */.dz([
            ...all.slice(0, MOST_PROBLEMS),
            { input: 'manifest', problem: `has ${more} more problems.` }
        ]);
    }
    throwIfAny() {
        if (this.found.size > 0)
            throw this.error();
    }
    placeOf(offset) {
        const { text } = this.file;
        return { line: (0,yaml/* lineOf */.cA)(text, offset), column: offset - text.slice(0, offset).lastIndexOf('\n') };
    }
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/select.js


const MOST_LISTED = 20;
function readSelection({ select, command }, keys, problems) {
    if (select === undefined) {
        if (command === 'delete')
            problems.addInput('select', 'is required with `command: delete`. Name the deployments to delete.');
        return new Set(keys);
    }
    const named = select
        .split(/[,\r\n]/)
        .map((key) => key.trim())
        .filter((key) => key !== '');
    if (named.length === 0)
        problems.addInput('select', 'names no deployment. Name at least one, or remove the input.');
    for (const key of named.filter((key) => !keys.includes(key))) {
        const listed = keys.length <= MOST_LISTED ? ` It has ${keys.map((key) => (0,sanitize/* sanitizeLine */.g$)(key, 60)).join(', ')}.` : '';
        const meant = (0,did_you_mean/* didYouMean */.au)(key, keys) || listed;
        problems.addInput('select', `"${(0,sanitize/* sanitizeLine */.g$)(key, 60)}" is not a deployment of the manifest.${meant}`);
    }
    return new Set(named);
}

// EXTERNAL MODULE: ./lib/src/inputs/structured/fields-at.js
var fields_at = __webpack_require__(46557);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/src/contract/dialect/dialect.js
var dialect = __webpack_require__(59470);
// EXTERNAL MODULE: ./lib/src/contract/vocabulary.js
var vocabulary = __webpack_require__(40345);
// EXTERNAL MODULE: ./lib/src/deploy/core/model.js
var model = __webpack_require__(22231);
;// CONCATENATED MODULE: ./lib/src/inputs/manifest/schema.js









const VERSION = 1;
const MOST_DEPLOYMENTS = 500;
const MOST_PARALLEL = 50;
const DEFAULT_PARALLEL = 10;
const USABLE_KEY = /^[A-Za-z0-9][\w.-]{0,99}$/;
const KEY = schemas/* string */.YjP()
    .regex(USABLE_KEY, 'is not a usable key. Use letters, digits, _, . and -, at most 100. Set `name` for another name.');
const ENVIRONMENT = schemas/* string */.YjP()
    .regex(/^(?! )[^\u0000-\u001f\u007f]{1,200}(?<! )$/, 'is not a usable name of an environment. Use one line, at most 200 characters.');
const TEXT = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()], 'must be text');
const reference = (error) => schemas/* string */.YjP().regex(/\$\{/, { error });
function schema_textOf(form, problemOf) {
    const error = ({ input }) => {
        if (typeof input === 'object')
            return 'must be text';
        return problemOf(typeof input === 'string' ? input.trim() : JSON.stringify(input));
    };
    return schemas/* union */.KCZ([form, reference(error)], { error });
}
const choice = (values) => schema_textOf(schemas/* enum */.k5n(values), (text) => (0,fields/* notAChoice */.Iw)(text, values));
const spaced = (...forms) => schemas/* string */.YjP().regex(new RegExp(`^\\s*(?:(?:${forms.join('|')})\\s*)?$`));
const inner = ({ source }) => source.slice(1, -1);
const UUID = schema_textOf(spaced(inner(fields/* GUID */.Sm)), fields/* notAGuid */.sL);
function duration(key, ...words) {
    const problemOf = (text) => (0,fields/* durationProblem */.YV)(text, key);
    const isRight = (text) => ['', ...words].includes(text) || problemOf(text) === undefined;
    const form = spaced(...words, `(?=[^1-9\\s]*[1-9])${inner(format/* DURATION */.ft)}`).refine((text) => isRight(text.trim()));
    return schema_textOf(form, (text) => problemOf(text) ?? '');
}
const NO_FLAG = 'must be true or false, without quotes.';
const FLAG = schemas/* union */.KCZ([schemas/* boolean */.zMY(), reference(NO_FLAG)], NO_FLAG);
const LINES = schemas/* union */.KCZ([schemas/* array */.YOg(TEXT), TEXT], 'must be a list, or text with one entry per line');
const STRUCTURE = schemas/* union */.KCZ([schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), TEXT], 'must be a map or text');
const SECRET = schemas/* string */.YjP('must be the name of a secret').regex(parse_secrets/* SECRET_NAME */.J4, parse_secrets/* NO_NAME */.Wo);
const SECRETS = schemas/* union */.KCZ([schemas/* array */.YOg(SECRET), schemas/* record */.g1P(SECRET, TEXT.nullable())], 'must be a list of names, or a map of names to values');
const KINDS = {
    deployment_id: UUID,
    integration_id: UUID,
    listener_id: UUID,
    timeout: duration('timeout'),
    poll_interval: duration('poll_interval', 'auto'),
    smoke_timeout: duration('smoke_timeout'),
    source: choice([...vocabulary/* SOURCES */.Hl, ...vocabulary/* SOURCES */.Hl.map((source) => dialect/* LANGSMITH_WORDS */.g[source])]),
    deployment_type: choice(vocabulary/* DEPLOYMENT_TYPES */._o),
    new_revision: choice(model/* NEW_REVISION_POLICIES */.Sz),
    verify_serving: choice(request/* VERIFY_SERVING */.TE),
    build_on_push: FLAG,
    allow_empty_secrets: FLAG,
    wait: FLAG,
    build_logs: FLAG,
    rollback: FLAG,
    paths: LINES,
    secrets: SECRETS,
    resource_spec: STRUCTURE,
    smoke_input: STRUCTURE
};
const kindOf = (key) => (Object.hasOwn(KINDS, key) ? KINDS[key] : TEXT);
const DESCRIPTIONS = {
    name: 'Exact name of the deployment. If unset: its key. `deploy` creates the deployment if it does not exist.',
    secrets: 'Environment variables of the agent: names, or a map of names to values such as `${secrets.X}`. The values come from the input `secrets`. Replaces the whole deployed list. If unset: it stays unchanged.',
    paths: 'Files that matter on a branch (`git_host`), as a list of patterns as in `on.push.paths`; `!` excludes. If none of them, nor the graph configuration file, differs from the deployed commit, the code needs no new revision. If unset: all files.',
    timeout: 'Time limit of this deployment, such as `90s`, `30m` or `1h30m`. The smoke check (`smoke_timeout`) and a rollback get extra time.'
};
const INPUTS = Object.fromEntries(manifest_keys/* DEPLOYMENT_KEYS */.Vt.map((key) => {
    const description = DESCRIPTIONS[key];
    const value = kindOf(key).nullable().optional();
    return [key, description === undefined ? value : value.meta({ description })];
}));
const NO_KEY = 'must be the key of a deployment';
const NEEDS = schemas/* array */.YOg(schemas/* string */.YjP(NO_KEY).regex(USABLE_KEY, NO_KEY), 'must be a list of keys of deployments')
    .nullable()
    .optional()
    .meta({ description: 'Keys of the deployments that must be live first.' });
const MAP = 'must be a map';
const Layer = schemas/* strictObject */.rej(INPUTS, MAP).meta({ id: 'inputs' });
const OwnEnvironment = schemas/* strictObject */.rej({ needs: NEEDS, ...INPUTS }, MAP).meta({ id: 'environment' });
const Deployment = schemas/* strictObject */.rej({
    needs: NEEDS,
    ...INPUTS,
    environments: schemas/* record */.g1P(ENVIRONMENT, OwnEnvironment.nullable(), MAP)
        .nullable()
        .optional()
        .meta({ description: 'Values of this deployment for an environment that the file names at its top.' })
}, MAP)
    .meta({ id: 'deployment' });
const ManifestSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(VERSION, `must be ${VERSION}, the version of this format`).meta({
        description: 'Version of the format.'
    }),
    max_parallel: schemas/* int */.Whr(`must be a whole number from 1 to ${MOST_PARALLEL}`)
        .min(1, `must be from 1 to ${MOST_PARALLEL}`)
        .max(MOST_PARALLEL, `must be from 1 to ${MOST_PARALLEL}`)
        .default(DEFAULT_PARALLEL)
        .meta({ description: `How many deployments run at a time. Unset: ${DEFAULT_PARALLEL}.` }),
    defaults: Layer.nullable().optional().meta({ description: 'Values for all deployments.' }),
    environments: schemas/* record */.g1P(ENVIRONMENT, Layer.nullable(), MAP)
        .nullable()
        .optional()
        .meta({ description: 'Values for all deployments in one environment. The input `environment` chooses it.' }),
    deployments: schemas/* record */.g1P(KEY, Deployment.nullable(), MAP)
        .refine((all) => Object.keys(all).length > 0, 'has no deployment. Add at least one.')
        .refine((all) => Object.keys(all).length <= MOST_DEPLOYMENTS, `has more than ${MOST_DEPLOYMENTS} deployments. Split the file.`)
        .meta({
        description: 'The deployments. The key is the name, unless `name` sets another.',
        minProperties: 1,
        maxProperties: MOST_DEPLOYMENTS
    })
}, 'must be a map with `version` and `deployments`');

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/shape.js






function checkShape(values, problems) {
    const checked = ManifestSchema.safeParse(values);
    const add = (issue, above) => {
        const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
        const branches = issue.code === 'invalid_union' ? issue.errors : [];
        const meant = branches.find((branch) => branch.some((one) => one.path.length > 0));
        if (meant !== undefined)
            for (const one of meant)
                add(one, path);
        else if (issue.code === 'unrecognized_keys')
            for (const key of issue.keys)
                problems.add([...path, key], describeUnknown(key, path));
        else if (issue.code === 'invalid_key')
            for (const { message } of issue.issues)
                problems.add(path.at(-2) === 'secrets' ? path.slice(0, -1) : path, message);
        else
            problems.add(path, (valueAt(values, path) === undefined && REQUIRED[String(path[0])]) || issue.message);
    };
    for (const issue of checked.error?.issues ?? [])
        add(issue, []);
    return checked.data;
}
const REQUIRED = {
    version: 'is required. Write version: 1.',
    deployments: 'is required. Describe your deployments in it, each under its name.'
};
function describeUnknown(key, path) {
    if ((0,manifest_keys/* isStepInput */.Jw)(key) && path.length > 0)
        return 'is an input of the step. Set it there, under `with`.';
    if (key === 'needs' || key === 'environments')
        return 'belongs in a deployment. Move it there.';
    const known = (0,fields_at/* fieldsAt */.$)(ManifestSchema, path);
    const near = (0,did_you_mean/* nearest */.pA)(key, known);
    if (near !== undefined)
        return `is not a key. Did you mean ${(0,sanitize/* sanitizeLine */.g$)(near)}?`;
    return path.length === 0
        ? `is not a key. Use ${known.join(', ')}.`
        : 'is not a key. Use an input of the action that belongs to one deployment.';
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/manifest.js














async function readManifest(file, inputs, context, check = async () => { }) {
    const parsed = parseManifest(file.text);
    const offsetOf = 'problem' in parsed ? () => parsed.offset ?? 0 : parsed.offsetOf;
    const problems = new ManifestProblems(file, offsetOf);
    const step = readStepInputs(inputs, context, problems);
    if ('problem' in parsed) {
        problems.add([], parsed.problem);
        throw problems.error();
    }
    const checked = checkShape(parsed.values, problems);
    if (checked === undefined)
        throw problems.error();
    const keys = Object.keys(checked.deployments);
    const environment = readEnvironment(inputs, parsed, problems);
    const selected = readSelection(inputs, keys, problems);
    const shared = { step, environment, keys };
    const merged = mergeDeployments(parsed, environment, problems);
    checkNeeds(merged, problems);
    const identified = merged.map((deployment) => {
        const { key, values } = deployment;
        const { found, ...identity } = resolveIdentity(deployment, shared);
        placeValueProblems(found, deployment, problems);
        return {
            ...identity,
            key,
            path: Object.hasOwn(values, 'name') ? originOf(deployment, ['name']) : ['deployments', key]
        };
    });
    checkNames(identified, step, problems);
    const used = listsOnly(inputs) ? [] : merged.filter(({ key }) => selected.has(key));
    const waits = await validateAll(used, { shared, problems, check });
    if (!step.is_removal)
        checkWaits(merged, waits, problems);
    problems.throwIfAny();
    const deployments = merged.map((deployment, at) => {
        const { path: _path, ...identity } = identified[at];
        return {
            ...identity,
            recorded_in: recordedEnvironment(identity.name, shared),
            needs: [...deployment.needs.keys()],
            is_selected: selected.has(deployment.key),
            ...readersOf(deployment, shared, () => new ManifestProblems(file, offsetOf))
        };
    });
    return { path: file.path, environment, max_parallel: checked.max_parallel, deployments };
}
const PLACEHOLDER = {
    url: 'https://not-deployed-yet.invalid',
    id: '00000000-0000-4000-8000-000000000000',
    revision_id: '00000000-0000-4000-8000-000000000000'
};
async function validateAll(deployments, { shared, problems, check }) {
    const { step, keys } = shared;
    const needed = new Map(keys.map((key) => [key, PLACEHOLDER]));
    const waits = new Map();
    for (const deployment of deployments) {
        if (problems.isFull)
            break;
        const { inputs, found } = await readDeploymentInputs(deployment, shared, needed, (path) => problems.lineOf(path));
        waits.set(deployment.key, !(0,fields/* isFalse */.Wu)(inputs.raw.wait));
        placeValueProblems(found, deployment, problems);
        try {
            await check((0,request/* readRequest */["in"])(inputs, step.context));
        }
        catch (error) {
            const reported = found.map(({ path }) => path[0]);
            placeInputProblems(error, { deployment, step, reported, problems });
        }
    }
    return waits;
}
function readersOf(deployment, shared, newProblems) {
    const { keys, step } = shared;
    const isPlan = step.raw.command === 'plan' || step.raw.command === 'matrix';
    const read = (needed) => {
        const known = new Map(keys.map((key) => [key, { ...(isPlan && PLACEHOLDER), ...needed.get(key) }]));
        return readDeploymentInputs(deployment, shared, known, (path) => newProblems().lineOf(path));
    };
    const readInputs = async (needed) => {
        const problems = newProblems();
        const { inputs, found } = await read(needed);
        placeValueProblems(found, deployment, problems);
        problems.throwIfAny();
        return inputs;
    };
    return {
        readInputs,
        readKnown: async () => (await read(new Map())).inputs.raw,
        readRequest: async (needed) => {
            const inputs = await readInputs(needed);
            try {
                return (0,request/* readRequest */["in"])(inputs, step.context);
            }
            catch (error) {
                const problems = newProblems();
                placeInputProblems(error, { deployment, step, reported: [], problems });
                throw problems.error();
            }
        },
        origins: () => originsOf(deployment, step, newProblems())
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./lib/src/inputs/manifest/manifest-file.js






async function readManifestFile(path, workspace) {
    const refuse = (problem) => new errors/* InputError */.dz([{ input: 'manifest', problem: `"${(0,sanitize/* sanitizeLine */.g$)(path, 200)}" ${problem}` }]);
    if (workspace === undefined)
        throw refuse('cannot be read, because the runner names no workspace (GITHUB_WORKSPACE).');
    try {
        const root = await (0,promises_.realpath)(workspace);
        const file = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, path));
        const way = (0,external_node_path_.relative)(root, file);
        if (way === '..' || way.startsWith(`..${external_node_path_.sep}`) || (0,external_node_path_.isAbsolute)(way))
            throw refuse('is outside the workspace. Use a file of this repository.');
        return { path, in_workspace: way.split(external_node_path_.sep).join('/'), text: await readText(file, refuse) };
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            throw error;
        const { code = 'unknown' } = error;
        throw refuse(code === 'ENOENT' || code === 'ENOTDIR'
            ? 'does not exist. Correct the path, and check out the repository first.'
            : `cannot be read (${(0,sanitize/* sanitizeLine */.g$)(code, 40)}). Check the path.`);
    }
}
async function readText(file, refuse) {
    const handle = await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    try {
        const stat = await handle.stat();
        if (!stat.isFile())
            throw refuse('is not a file. Set the path of a file, such as deployments.yaml.');
        if (stat.size > yaml/* LONGEST */.zP)
            throw refuse(`is larger than ${yaml/* LONGEST */.zP / 1024} KiB. Split it, or shorten it.`);
        return new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
    }
    finally {
        await handle.close();
    }
}

// EXTERNAL MODULE: ./lib/src/inputs/unknown-inputs.js
var unknown_inputs = __webpack_require__(43276);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
;// CONCATENATED MODULE: ./lib/src/run/deployments/read-whole.js












const MOST_ANNOTATIONS = 9;
async function readWhole(raw, ports) {
    const { runner, warnings = [], given = [], context, workspace } = ports;
    const unknown = (0,unknown_inputs/* judgeUnknownInputs */.P)(given);
    for (const warning of [...warnings, ...unknown.warnings])
        runner.warning(warning);
    const checkout = (0,graph_file/* lookWhileShown */.a)(ports.checkout);
    const check = async (request) => {
        if ('deploy' in request)
            await (0,graph_file/* refuseMissingGraph */.n)(request.deploy.wanted, checkout);
    };
    const manifest = await collectProblems(async () => {
        refuseRollback(raw);
        const step = (0,raw_inputs/* readGivenInputs */.t9)((name) => runner.input(name));
        return readManifest(await readManifestFile(raw.manifest ?? '', workspace), step, context, check);
    });
    if (!('problems' in manifest) && unknown.problems.length === 0)
        return manifest;
    const found = 'problems' in manifest ? manifest.problems : [];
    const access = listsOnly(raw) ? manifest : await collectProblems(async () => (0,request/* readAccess */.zS)(raw, context));
    const others = 'problems' in access ? access.problems : [];
    const isFound = ({ input }) => found.some((one) => one.input === input);
    throw new errors/* InputError */.dz([...unknown.problems, ...others.filter((problem) => !isFound(problem)), ...found]);
}
function refuseRollback({ command }) {
    if (command !== 'rollback')
        return;
    const problem = 'is rollback, which returns one deployment to one of its revisions. Remove manifest, and set name.';
    throw new errors/* InputError */.dz([{ input: 'command', problem }]);
}
async function collectProblems(read) {
    return read().catch((error) => {
        if (error instanceof errors/* InputError */.dz)
            return error;
        throw error;
    });
}
function describeProblem(error, runner) {
    const problems = error instanceof errors/* InputError */.dz ? error.problems : [];
    const placed = problems.flatMap(({ place, ...problem }) => (place === undefined ? [] : [{ place, ...problem }]));
    for (const { place, path = [], problem } of placed.slice(0, MOST_ANNOTATIONS)) {
        const field = (0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 200);
        runner.annotate?.(place, field === '' ? problem : `${field}: ${problem}`);
    }
    if (error instanceof Error)
        runner.debug(error.stack ?? (0,errors/* messageOf */.bD)(error));
    return (0,failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU);
}

// EXTERNAL MODULE: ./lib/src/requests/list-deployments.js
var list_deployments = __webpack_require__(75676);
;// CONCATENATED MODULE: ./lib/src/run/deployments/shared-ports.js


function sharePorts(ports, names) {
    const shareControlPlane = createSharedControlPlane(names, ports.clock);
    const shareGitHub = createSharedGitHub();
    return {
        ...ports,
        connect: async (connection, limit) => {
            const controlPlane = await ports.connect(connection, limit);
            return limit.remainingMs() > LONGEST_READ_MS ? shareControlPlane(controlPlane) : controlPlane;
        },
        openGitHub: async (account, phase) => shareGitHub(await ports.openGitHub(account, phase)),
        checkout: shareCheckout(ports.checkout)
    };
}
function remember() {
    const known = new Map();
    return (key, read) => {
        const result = known.get(key) ?? read();
        known.set(key, result);
        result.catch(() => known.delete(key));
        return result;
    };
}
const MOST_PAGES = 3;
const LONGEST_READ_MS = MOST_PAGES * 30_000;
const FRESH_MS = 10_000;
function createSharedControlPlane(names, { now }) {
    const open = new Set(names.length < 2 ? [] : names);
    let list;
    const lookups = remember();
    const pages = remember();
    return (controlPlane) => ({
        ...controlPlane,
        listIntegrations: () => lookups('integrations', () => controlPlane.listIntegrations()),
        listListeners: () => lookups('listeners', () => controlPlane.listListeners()),
        listDeployments: async (query) => {
            const { name_contains: name, offset } = query;
            const read = () => controlPlane.listDeployments(query);
            if (name === '')
                return pages(String(offset), read);
            if (offset !== 0 || !open.delete(name))
                return read();
            list ??= { readAt: now(), rows: readUnique(controlPlane) };
            const { readAt, rows } = list;
            const row = (await rows).get(name);
            return row === undefined || now() - readAt > FRESH_MS ? read() : Object.assign([row], { more: false });
        }
    });
}
async function readUnique(controlPlane) {
    const listing = await (0,list_deployments/* readPages */.n4)(controlPlane, '', { mostPages: MOST_PAGES }).catch(() => null);
    if (listing === null || listing.incomplete !== undefined)
        return new Map();
    const unique = listing.rows.filter(({ name }, _, all) => all.filter((other) => other.name === name).length === 1);
    return new Map(unique.filter((row) => !(0,contract_status/* isBeingDeleted */.vx)(row)).map((row) => [row.name, row]));
}
const keyOf = ({ from, to }) => `${from}...${to}`;
function shareCheckout(checkout) {
    const compared = remember();
    const found = remember();
    return {
        ...checkout,
        listChangedFiles: (comparison, options) => compared(keyOf(comparison), () => checkout.listChangedFiles(comparison, options)),
        findFile: (commit, path, options) => found(`${commit} ${path}`, () => checkout.findFile(commit, path, options))
    };
}
function createSharedGitHub() {
    const compared = remember();
    return (github) => ({
        ...github,
        listChangedFiles: (comparison) => compared(keyOf(comparison), () => github.listChangedFiles(comparison))
    });
}

;// CONCATENATED MODULE: ./lib/src/run/deployments/run-manifest.js


















async function runManifest(raw, ports, report) {
    const run = { raw, ports, report, noticed: new Set() };
    try {
        (0,mask_inputs/* maskInputs */.aY)(await (0,parse_inputs/* parseInputs */.T)(raw), { ...ports, noticed: run.noticed });
        await runCommand(await readWhole(raw, ports), run);
        return undefined;
    }
    catch (error) {
        return describeProblem(error, ports.runner);
    }
}
async function runCommand(manifest, run) {
    const { raw, report } = run;
    const names = new Map(selectedOf(manifest).map((one) => [one.key, nameOf(one, run)]));
    if (listsOnly(raw))
        report.begin(names);
    else
        await runSelected(manifest, names, run);
    if (raw.command === 'matrix')
        showMatrix(run);
}
function showMatrix({ report, ports }) {
    const keys = changedKeys(report.states);
    const matrix = matrixOutput(keys);
    const none = `All ${report.states.length} are unchanged: the matrix is empty, so no job runs.`;
    ports.runner.info(keys.length === 0 ? none : `Matrix: ${matrix}`);
    report.outputs.write({ matrix, operation: 'planned', new_revision: 'false' });
}
const selectedOf = ({ deployments }) => deployments.filter(({ is_selected }) => is_selected);
function nameOf({ name }, { raw, ports: { context } }) {
    const { pull_request } = context;
    if (!isPreview(raw) || pull_request === undefined)
        return name;
    const { names } = (0,connection/* readDialect */.t)(raw, new raw_inputs/* Problems */.Zw()).serviceRules;
    const fitted = names === undefined ? name : ((0,service_rules/* fitName */.dl)(name, names) ?? name);
    return (0,preview_name/* previewName */.gz)(fitted, pull_request.number, (0,target/* previewKind */.xq)(context));
}
async function runSelected(manifest, names, run) {
    const { raw, ports, report } = run;
    const involved = involvedIn(manifest, isOrdered(raw, ports.context));
    await keepPublic(manifest, names, run);
    report.begin(names);
    const access = (0,request/* readAccess */.zS)(raw, ports.context);
    const { path, environment, deployments } = manifest;
    const isSwept = raw.command === 'sweep';
    const commented = {
        records: access.github.records,
        scope: { manifest: path, environment },
        keys: deployments.map(({ key }) => key)
    };
    if (!isSwept)
        report.openComment(commented, access);
    report.announce([
        (0,run_deployment/* controlPlaneLine */.Q)(access.connection),
        `Manifest ${path}: ${(0,format/* count */.U9)(names.size, 'deployment')}, at most ${manifest.max_parallel} at a time.`
    ]);
    if (raw.command === 'plan') {
        for (const one of involved)
            for (const line of one.origins())
                ports.runner.debug(line);
    }
    const shared = { ...run, ports: sharePorts(ports, [...names.values()]) };
    await runInOrder(involved, manifest.max_parallel, async (deployment, needed, inPlace) => {
        if (!deployment.is_selected)
            return inPlace(() => readUnselected(deployment, access, shared));
        const blocked = blockedBy(needed);
        if (blocked === undefined)
            return inPlace(() => runSelectedOne(deployment, needed, shared));
        report.end(deployment.key, blocked.phase, blocked);
        return blocked;
    });
}
async function keepPublic(manifest, names, { ports }) {
    const inputs = await Promise.all(selectedOf(manifest).map((one) => one.readKnown()));
    const facts = inputs.flatMap((each) => (0,public_facts/* publicFacts */.F)(each, ports.context));
    for (const fact of [...[...names].flat(), ...facts])
        ports.redactor.keep(fact);
}
function isOrdered(raw, { event_action }) {
    const isRemoval = raw.command === 'delete' || raw.command === 'sweep';
    return !isRemoval && !(isPreview(raw) && event_action === 'closed');
}
function involvedIn({ deployments }, hasOrder) {
    const ordered = deployments.map((one) => ({ ...one, needs: one.is_selected && hasOrder ? one.needs : [] }));
    const needed = new Set(ordered.flatMap(({ needs }) => needs));
    return ordered.filter(({ key, is_selected }) => is_selected || needed.has(key));
}
const orAnything = (end, { raw }) => raw.command === 'deploy' || 'live' in end ? end : { live: {} };
async function readUnselected(deployment, access, run) {
    const { deployment_id, recorded_in } = deployment;
    const need = { name: nameOf(deployment, run), recorded_in, ...(deployment_id !== undefined && { deployment_id }) };
    return orAnything(await readNeed(need, access, run), run);
}
async function runSelectedOne(deployment, needed, run) {
    const { ports, noticed } = run;
    const facts = factsOf(needed);
    const readRequest = async ({ lines }) => {
        for (const fact of [...facts.values()].flatMap(Object.values))
            ports.redactor.keep(fact);
        (0,mask_inputs/* maskInputs */.aY)(await deployment.readInputs(facts), { ...ports, runner: { ...ports.runner, ...lines }, noticed });
        return deployment.readRequest(facts);
    };
    const { failure, record } = await (0,run_deployment/* runDeployment */.p)(deployment.key, readRequest, run);
    if (failure !== undefined)
        return orAnything({ failure }, run);
    const { deployment_id: id, url, active_before, revision_id = active_before ?? undefined } = record;
    const live = {
        ...(id !== undefined && { id }),
        ...(revision_id !== undefined && { revision_id }),
        ...(url !== undefined && { url })
    };
    return { live };
}
function factsOf(needed) {
    return new Map([...needed].flatMap(([key, end]) => ('live' in end ? [[key, end.live]] : [])));
}


/***/ })

};
