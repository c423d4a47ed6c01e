export const id = 214;
export const ids = [214];
export const modules = {

/***/ 15459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ unsafeReason),
/* harmony export */   Dl: () => (/* binding */ parseUrl),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   ae: () => (/* binding */ withoutTrailingSlash)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97583);


const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const isLoopback = (hostname) => LOOPBACK.test(hostname);
function parseUrl(text) {
    return /[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text);
}
function unsafeReason(text) {
    const url = parseUrl(text);
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return 'is not a URL. Use the form https://host/path.';
    const reasons = [];
    if (url.username !== '' || url.password !== '')
        reasons.push('contains a user or password. ' +
            'Remove it, and pass the key as api_key, tenant_id or bearer_token.');
    if (/[?#]/.test(text))
        reasons.push('contains a query or fragment (? or #). Use the form https://host/path.');
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
        reasons.push(`is plain http to ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(url.hostname, 80)}, which would expose the key. ` +
            'Use https. Plain http is only allowed to this machine.');
    return reasons.length === 0 ? undefined : reasons.join(' It also ');
}
function withoutTrailingSlash(text) {
    const { origin, pathname } = new URL(text);
    return origin + (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(pathname);
}


/***/ }),

/***/ 30281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ dashboardUrl),
/* harmony export */   v: () => (/* binding */ dashboardAddress)
/* harmony export */ });
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86263);

const CLOUD = /^((?:[\w-]+\.)*)api\.(?:host|smith)\.langchain\.com$/;
const SELF_HOSTED = /\/api-host$/;
const THIS_MACHINE = new Set(['localhost', '127.0.0.1']);
function dashboardAddress(base_url) {
    if (SELF_HOSTED.test(base_url))
        return base_url.replace(SELF_HOSTED, '');
    const { hostname } = new URL(base_url);
    const [, region] = CLOUD.exec(hostname) ?? [];
    if (region !== undefined)
        return `https://${region}smith.langchain.com`;
    return THIS_MACHINE.has(hostname) ? base_url : undefined;
}
function dashboardUrl(dashboard, { id, tenant_id }) {
    const workspace = [tenant_id, dashboard?.tenant_id].find(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isUuid */ .O1);
    if (dashboard === undefined || workspace === undefined)
        return undefined;
    return `${dashboard.address}/o/${workspace}/host/deployments/${id}`;
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

/***/ 87444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ isSameResource),
/* harmony export */   Dt: () => (/* binding */ completedSpec),
/* harmony export */   So: () => (/* binding */ filledFields),
/* harmony export */   es: () => (/* binding */ keptFields),
/* harmony export */   gU: () => (/* binding */ shownResource),
/* harmony export */   ob: () => (/* binding */ includesAsked),
/* harmony export */   zz: () => (/* binding */ diffResourceSpec)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96912);
/* harmony import */ var _contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69501);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




function includesAsked(shown, asked) {
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(shown, asked))
        return true;
    if (Array.isArray(shown) || Array.isArray(asked)) {
        if (!Array.isArray(shown) || !Array.isArray(asked))
            return false;
        return asked.every((entry) => shown.some((each) => includesAsked(each, entry)));
    }
    if (typeof shown !== 'object' || typeof asked !== 'object' || shown === null || asked === null)
        return false;
    return Object.entries(asked).every(([key, inner]) => includesAsked(shown[key], inner));
}
function shownResource(value) {
    if (!Array.isArray(value))
        return value;
    return value.map((entry, at) => nameOf(entry) ?? `entry ${at + 1}`).join(', ');
}
function differing(before, after) {
    if (!Array.isArray(before) || !Array.isArray(after))
        return undefined;
    const isIn = (list, entry) => list.some((other) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(other, entry));
    const changed = [
        ...before.filter((entry) => !isIn(after, entry)),
        ...after.filter((entry) => !isIn(before, entry))
    ];
    const names = new Set(changed.map((entry) => nameOf(entry) ?? 'an entry without a name'));
    return names.size === 0 ? 'in another order' : `differs in ${[...names].join(', ')}`;
}
function nameOf(entry) {
    const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
    return typeof name === 'string' ? (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60) : undefined;
}
const fieldsSetBy = (spec) => Object.entries(spec ?? {}).flatMap(([field, value]) => (value == null ? [] : [field]));
function isSameResource(field, { asked, shown }, rules = {}) {
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(asked, shown))
        return true;
    return rules.completesResourceSpecs === true && (0,_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .isRounded */ .EO)(field, asked, shown);
}
function diffResourceSpec(before, after, rules = {}) {
    const old = (0,_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizedSpec */ .jy)(before);
    const wanted = (0,_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizedSpec */ .jy)(after);
    const known = rules.completesResourceSpecs ? [] : _contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .RESOURCE_SPEC_FIELDS */ .TO;
    const others = rules.hasMoreResources ? fieldsSetBy(after) : [];
    const fields = [...new Set([...known, ...others])];
    const isOther = (field) => !isSameResource(field, { asked: wanted[field], shown: old[field] }, rules);
    return fields.filter(isOther).map((field) => {
        const before = shownResource(old[field]);
        const after = shownResource(wanted[field]);
        const note = differing(old[field], wanted[field]);
        let difference = 'changed';
        if (after === undefined)
            difference = 'removed';
        if (before === undefined)
            difference = 'added';
        return {
            path: `source_config.resource_spec.${field}`,
            difference,
            ...(before !== undefined && { before }),
            ...(after !== undefined && { after }),
            ...(note !== undefined && { note }),
            new_revision: true
        };
    });
}
function filledFields(shown, sent, rules) {
    if (shown == null || sent == null)
        return [];
    return diffResourceSpec(shown, sent, rules).map(({ path }) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldName */ .w5)(path));
}
function keptFields(shown, asked) {
    const set = fieldsSetBy(asked);
    return fieldsSetBy(shown).filter((field) => !set.includes(field));
}
const fieldsOf = (spec, fields) => Object.fromEntries(fields.map((field) => [field, spec?.[field]]));
function completedSpec(shown, asked) {
    const kept = keptFields(shown, asked).filter((field) => {
        const limit = shown?.[field];
        const request = asked?.[field.replace('_limit', '')];
        return !(typeof limit === 'number' && typeof request === 'number' && limit < request);
    });
    return { ...fieldsOf(shown, kept), ...fieldsOf(asked, fieldsSetBy(asked)) };
}


/***/ }),

/***/ 41873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V3: () => (/* binding */ emitRevision),
/* harmony export */   tJ: () => (/* binding */ emitCode),
/* harmony export */   u9: () => (/* binding */ emitServing),
/* harmony export */   zE: () => (/* binding */ emitCompared)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63112);


function emitRevision(session, revision, elapsed_ms) {
    session.emit({
        type: 'status_read',
        revision_id: revision.id,
        status: revision.status,
        elapsed_ms
    });
    emitCode(session, revision);
}
function emitCode({ emit }, { id, source_revision_config: code }) {
    const { repo_commit_sha: commit_sha, image_uri } = code ?? {};
    if (commit_sha != null)
        emit({ type: 'commit_read', revision_id: id, commit_sha });
    if (image_uri != null)
        emit({ type: 'image_read', revision_id: id, image_uri });
}
function emitCompared({ emit }, snapshot) {
    const { latest, serving } = snapshot;
    if (latest === null)
        return;
    const mayServeNothing = serving.is === 'unnamed' && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) === 'failed';
    if ((0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .servesAnother */ .Km)(snapshot) || mayServeNothing)
        emit({ type: 'attempt_compared', status: latest.status, serving });
}
function emitServing({ emit }, serving) {
    const isProven = serving.is === 'revision' || serving.is === 'nothing';
    if (isProven)
        emit({ type: 'active_revision_read', serving });
}


/***/ }),

/***/ 30737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ revisionFailed),
/* harmony export */   Pt: () => (/* binding */ waitTimedOut),
/* harmony export */   VY: () => (/* binding */ supersededError),
/* harmony export */   Vb: () => (/* binding */ deploymentDeleted),
/* harmony export */   dH: () => (/* binding */ revisionNotFound),
/* harmony export */   fo: () => (/* binding */ assertStays),
/* harmony export */   gT: () => (/* binding */ supersededBy),
/* harmony export */   h2: () => (/* binding */ RevisionFailedError),
/* harmony export */   pZ: () => (/* binding */ RESUMES),
/* harmony export */   tH: () => (/* binding */ REVERT),
/* harmony export */   v6: () => (/* binding */ supersededInWait)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51880);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10323);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41873);
/* harmony import */ var _core_snapshot_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63112);








const LAST_READ = { timeoutMs: 5_000, once: true };
class RevisionFailedError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH {
    failed;
    constructor(failed, details) {
        super('revision_failed', details);
        this.failed = failed;
    }
}
const REVERT = 'Deploy code that works: revert the change and push, or deploy a tag or a digest.';
const RESUMES = 'Run again to resume waiting. ' +
    'After a change, or with `new_revision: always`, it starts a new revision.';
const TAKES_LONG = 'If rollouts take this long, set `timeout` to a longer time.';
function waitTimedOut({ timeoutMs, timeout_advice, deployment_id }, { revision_id, revision, problem }) {
    const { status = '' } = revision ?? {};
    const { in_progress, advice } = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOf */ .Pr)(status);
    const progress = in_progress ? ', and the rollout continues' : '';
    const is = status && `is still ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(status, 40)}${progress}`;
    const state = is || 'could not be read. Its rollout may continue';
    const name = (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(revision_id, revision?.source_revision_config);
    const reasons = [advice, timeout_advice].filter((reason) => reason !== undefined);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('wait_timeout', {
        what: `Timed out after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spellDuration */ .jl)(timeoutMs)}. The revision ${state}.`,
        facts: [
            { label: 'Revision', value: name },
            ...(problem === undefined ? [] : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOfCause */ .ie)('Last poll', problem))
        ],
        fix: [
            ...reasons,
            RESUMES,
            TAKES_LONG,
            ...(problem?.fix ?? []).map((fix) => `About the last poll: ${fix}`)
        ],
        hint: { show: 'status', deployment: { id: deployment_id } },
        cause: problem
    });
}
async function revisionNotFound({ deployment_id, session }, cause) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(deployment_id, LAST_READ));
    if (!('value' in read) || (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(read.value))
        return deploymentDeleted(deployment_id, cause);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', {
        what: 'The revision no longer exists, but its deployment does.',
        facts: (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOfCause */ .ie)('Cause', cause),
        fix: ['Run again. The run compares first and continues from what exists.'],
        cause
    });
}
function assertStays(deployment) {
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(deployment))
        throw deploymentDeleted(deployment.id);
}
function deploymentDeleted(deploymentId, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('deployment_deleted', {
        what: 'The deployment was deleted during this run.',
        facts: [
            { label: 'Deployment', value: deploymentId },
            ...(cause === undefined ? [] : (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .factsOfCause */ .ie)('Cause', cause))
        ],
        fix: ['Run again after the deletion finished to create it again.'],
        cause
    });
}
function supersededInWait({ session }, { revision_id, revision }, newest) {
    const facts = [{ label: 'Revision', value: revision_id }];
    if (newest !== undefined)
        return supersededError({ what: 'A newer revision superseded that of this run.', facts });
    const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(session.redact(revision?.status ?? ''), 40);
    return supersededError({
        what: `The revision was superseded (${shown}), but no newer revision exists.`,
        facts,
        fix: ['Run again to create a new revision.']
    });
}
function supersededError(details) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('superseded', { fix: [ASK_WHO], ...details });
}
function supersededBy({ id, source_revision_config }) {
    const name = (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(id, source_revision_config);
    return supersededError({ what: `Superseded by revision ${name}, deployed by another run.` });
}
const ASK_WHO = 'Check in the service who changed the deployment.';
async function revisionFailed({ session, deployment_id, serving_before }, revision) {
    const { id: revision_id, status, status_message, source_revision_config } = revision;
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(deployment_id, LAST_READ));
    const serving = 'value' in read ? (0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .servingOf */ .K3)(read.value, serving_before) : _core_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .UNKNOWN */ .HV;
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_6__/* .emitServing */ .u9)(session, serving);
    const { failure = 'The revision failed', advice } = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOf */ .Pr)(status);
    const facts = [{ label: 'Revision', value: (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(revision_id, source_revision_config) }];
    if (status_message) {
        const value = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(session.redact(status_message), 500);
        facts.push({ label: 'Service', value });
    }
    const details = {
        what: `${failure} (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(session.redact(status), 40)}).`,
        facts,
        ...(advice !== undefined && { fix: [advice] })
    };
    return new RevisionFailedError({ revision_id, status, serving }, details);
}


/***/ }),

/***/ 12779:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ ERROR_CODES)
/* harmony export */ });
const ERROR_CODES = {
    input_invalid: {
        exit_code: 2,
        fix: 'Correct the inputs that the message lists.'
    },
    auth_failed: {
        exit_code: 3,
        fix: 'Check the secrets behind `api_key`, `tenant_id` and `bearer_token`, ' +
            'and that they belong to this `base_url`.'
    },
    control_plane_unreachable: {
        exit_code: 1,
        fix: 'Check `base_url` and the network. ' +
            'If the service was down, run again: the run reads first and continues from what exists.'
    },
    invalid_response: { exit_code: 1, fix: 'Set `base_url` to the address of the API itself.' },
    request_refused: {
        exit_code: 1,
        fix: 'Correct what the answer in the message names, then run again.'
    },
    operation_unsupported: {
        exit_code: 1,
        fix: 'Check `base_url`. ' +
            'If it is right, set `deployment_id`, or do the operation in the service.'
    },
    not_found: { exit_code: 6, fix: 'Check `deployment_id` and `base_url`.' },
    name_conflict: { exit_code: 5, fix: 'Set `deployment_id`, or choose another `name`.' },
    foreign_deployment: {
        exit_code: 5,
        fix: 'Choose another `name`, or check `base_url` and `repo_url`.'
    },
    immutable_field: {
        exit_code: 5,
        fix: 'Set the input to the deployed value or leave it out, ' +
            'or deploy under another name and delete the old deployment.'
    },
    new_revision_refused: {
        exit_code: 5,
        fix: 'Set `new_revision` to `auto` to allow it, or undo the change.'
    },
    write_unconfirmed: {
        exit_code: 1,
        fix: 'Run again: the run reads first and continues from what exists.'
    },
    revision_failed: {
        exit_code: 4,
        fix: 'Read the last lines of the log in the message, fix the cause, then push again.'
    },
    superseded: {
        exit_code: 10,
        fix: 'Check which revision is serving. ' +
            'Set `concurrency` in the workflow so that one run at a time deploys.'
    },
    wait_timeout: {
        exit_code: 9,
        fix: 'Set `timeout` to a longer time, or run again to resume waiting. ' +
            'With `new_revision: always`, or if the run does not know its commit, ' +
            'a re-run starts a new revision instead.'
    },
    deployment_deleted: {
        exit_code: 6,
        fix: 'Run again once the deletion finished to create it again.'
    },
    revision_mismatch: {
        exit_code: 4,
        fix: 'Check the deployment in the service, then run again. Set `concurrency` in the workflow.'
    },
    other_commit: { exit_code: 4, fix: 'Check that the service has the commit, then run again.' },
    not_active: {
        exit_code: 4,
        fix: 'Check in the service which revision serves, then run again with `new_revision: always`.'
    },
    not_verified: {
        exit_code: 4,
        fix: 'Run again once the service responds. It compares first, and makes no second revision.'
    },
    not_serving: {
        exit_code: 4,
        fix: 'Check the rollout in the service. ' +
            'If it only needs more time, set `timeout` to more and run again.'
    },
    check_failed: {
        exit_code: 4,
        fix: 'Read the answer in the message and the log of the revision, ' +
            'then fix the agent or the `smoke_…` inputs.'
    },
    rollback_refused: {
        exit_code: 5,
        fix: 'Name another one with `revision`, ' +
            'deploy a tag or a digest that works, or revert the change and push.'
    },
    rollback_failed: {
        exit_code: 4,
        fix: 'Check which revision serves. If none does, revert the change and push.'
    },
    sweep_incomplete: {
        exit_code: 1,
        fix: 'Correct the reasons that the message lists, then run the sweep again.'
    },
    dependency_failed: {
        exit_code: 1,
        fix: 'Get the deployment that it needs live, then run again.'
    },
    dependency_not_ready: { exit_code: 1, fix: 'Deploy it first, or add it to `select`.' },
    deployments_failed: {
        exit_code: 1,
        fix: 'Correct the causes that the message lists, then run again.'
    },
    outputs_not_written: { exit_code: 1, fix: 'Free disk space, then run again.' },
    github_unavailable: {
        exit_code: 1,
        fix: 'Grant the permission that the warning names, or run again later.'
    },
    cancelled: {
        exit_code: 8,
        fix: 'Run again to resume waiting. With `new_revision: always`, ' +
            'or if the run does not know its commit, a re-run starts a new revision instead.'
    },
    internal: {
        exit_code: 70,
        fix: 'Run again with debug logging (`ACTIONS_STEP_DEBUG` on GitHub, ' +
            '`--verbose` on the command line), then report the error with the log.'
    }
};


/***/ }),

/***/ 58485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ fieldReader),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   Iw: () => (/* binding */ notAChoice),
/* harmony export */   Sm: () => (/* binding */ GUID),
/* harmony export */   Wu: () => (/* binding */ isFalse),
/* harmony export */   XM: () => (/* binding */ invisibleProblem),
/* harmony export */   YV: () => (/* binding */ durationProblem),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   r$: () => (/* binding */ withoutUndefined),
/* harmony export */   sL: () => (/* binding */ notAGuid)
/* harmony export */ });
/* harmony import */ var _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15459);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48137);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97583);
/* harmony import */ var _web_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56897);






const DAY_MS = 86_400_000;
const EXACT = new Set(['name', 'image_uri', 'repo_ref']);
const GUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;
function fieldReader(raw, problems) {
    const kind = (check, convert, { isFree = false, isSecret = false } = {}) => (input) => {
        const text = raw[input];
        if (text === undefined)
            return undefined;
        const judge = (value) => (isFree ? undefined : invisibleProblem(value)) ?? check(value, input);
        const problem = judge(text);
        if (problem === undefined)
            return convert(text);
        problems.add(input, (isSecret ? undefined : quotesProblem(text, judge)) ?? problem);
        return undefined;
    };
    return {
        text: (input, check = () => undefined) => kind((text) => (/\p{Cc}/u.test(text) ? NO_LINE : check(text, input)), asWritten, {
            isFree: !EXACT.has(input)
        })(input),
        choice: (input, choices) => kind((text) => (choices.includes(text) ? undefined : notAChoice(text, choices)), (text) => text)(input),
        boolean: kind((text) => (isTrue(text) || isFalse(text) ? undefined : notABoolean(text)), isTrue),
        guid: kind((text) => (GUID.test(text) ? undefined : guidProblem(text)), asWritten),
        duration: kind(durationProblem, _text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9),
        credential: kind(credentialProblem, asWritten, { isSecret: true }),
        safeUrl: kind(_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_0__/* .unsafeReason */ .Bf, _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlash */ .ae),
        webUrl: kind((text) => ((0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .webAddress */ .D)(text) === undefined || /[?#]/.test(text) ? NO_WEB_URL : undefined), asWritten),
        repositoryUrl: kind(repositoryProblem, asWritten)
    };
}
const asWritten = (text) => text;
const NO_LINE = 'contains a line break or another control character. Use one line of text.';
const NO_HEADER = 'contains a line break or a character that an HTTP header cannot carry. ' +
    'Pass the key alone, on one line.';
const NO_WEB_URL = 'is not a web address. Use the form https://host/path, without user, password, query or fragment.';
const NO_REPOSITORY = 'is not the URL of a repository. Use the form https://host/owner/name, without user or password.';
function withoutUndefined(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
const quote = (text, length = 60) => `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(text, length)}"`;
const notABoolean = (text) => `must be true or false; got ${quote(text)}.`;
const notAGuid = (text) => `${quote(text)} is not a UUID. Use the form xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx.`;
function guidProblem(text) {
    const meant = (0,_web_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .isAddress */ .P)(text) ? text.match(IDS)?.at(-1) : undefined;
    if (meant === undefined)
        return notAGuid(text);
    return `${quote(text, 120)} is the address of a page. Write the ID alone: ${meant}.`;
}
const IDS = /(?<!\/o\/|[0-9A-Fa-f-])[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Fa-f-])/g;
const QUOTED = /^(["'`])(.*)\1$/s;
function quotesProblem(text, judge) {
    const [, , inner = ''] = QUOTED.exec(text) ?? [];
    const isMeant = inner !== '' && judge(inner) === undefined;
    if (isMeant)
        return `${quote(text, 120)} has quotes around it. Write ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(inner, 120)}.`;
    return undefined;
}
const REFERENCE = /^\$(?:[A-Za-z_]\w*|\{[^{}]*\}|\{\{.*\}\})$/s;
function credentialProblem(text, input) {
    if (QUOTED.test(text))
        return 'has quotes around it. Remove them.';
    if (REFERENCE.test(text))
        return ('is a reference that was not replaced by its value. ' +
            'In a workflow, write ${{ secrets.NAME }}; elsewhere, check that the variable is set.');
    if (input === 'tenant_id' && (0,_web_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .isAddress */ .P)(text))
        return 'is the address of a page. Write the ID alone, which stands there behind /o/.';
    return /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? undefined : NO_HEADER;
}
function notAChoice(text, choices) {
    const word = text.toLowerCase();
    const meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .pA)(word, choices) ?? choices.find((choice) => word.startsWith(choice));
    const got = text === '' ? '' : `; got ${quote(text)}`;
    const problem = `must be one of ${choices.join(', ')}${got}.`;
    return meant === undefined ? problem : `${problem} Did you mean ${meant}?`;
}
function durationProblem(text, input) {
    const isAge = input === 'max_age';
    const ms = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9)(text);
    const longest = isAge ? 3650 * DAY_MS : DAY_MS;
    let wrong = 'must be more than 0';
    if (ms === undefined)
        wrong = 'is not a duration';
    else if (ms > longest)
        wrong = 'is too long';
    else if (ms > 0)
        return undefined;
    const form = isAge ? '14d or 36h, at most ten years' : '90s, 30m or 1h30m, at most 24h';
    const auto = input === 'poll_interval' ? 'auto, ' : '';
    return `${quote(text)} ${wrong}. Use a form like ${auto}${form}.`;
}
const isTrue = (value) => typeof value === 'string' && /^(?:true|True|TRUE)$/.test(value);
const isFalse = (value) => typeof value === 'string' && /^(?:false|False|FALSE)$/.test(value);
function repositoryProblem(text) {
    if (!isRepositoryUrl(text))
        return NO_REPOSITORY;
    const page = (0,_web_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readRepositoryPage */ .e)(text);
    if (page === undefined)
        return undefined;
    return (`${quote(text, 120)} is the address of a page in a repository. ` +
        `Write ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(page.repository_url, 120)}.`);
}
function isRepositoryUrl(text) {
    if (/^[\w.-]+@[\w.-]+:[^\s:][^\s]*$/.test(text))
        return true;
    const url = (0,_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(text);
    if (url === undefined)
        return false;
    if (url.pathname.length < 2 || url.password !== '')
        return false;
    return /^https?:$/.test(url.protocol) ? url.username === '' : /^(?:ssh|git):$/.test(url.protocol);
}
const INVISIBLE = new RegExp([
    /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}\u00a0\u2000-\u200a\u202f]/u,
    /(?<![^\p{ASCII}])[\u200c\u200d]/u,
    /[\u200c\u200d](?![^\p{ASCII}])/u
]
    .map(({ source }) => source)
    .join('|'), 'u');
function invisibleProblem(text) {
    const found = INVISIBLE.exec(text);
    if (found === null)
        return undefined;
    const code = (text.codePointAt(found.index) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return (`contains the invisible character U+${code} at position ${found.index + 1}. ` +
        'Delete it, or retype that part.');
}


/***/ }),

/***/ 56897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isAddress),
/* harmony export */   e: () => (/* binding */ readRepositoryPage)
/* harmony export */ });
/* harmony import */ var _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15459);

const PAGE = /^(\/[^/]+\/.*?[^/])\/(?:-\/[^/]+|tree|blob|raw|blame|commits|pull(?=\/\d))(?:\/(.*))?$/s;
function readRepositoryPage(text) {
    const url = (0,_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(text);
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return undefined;
    const [, repository, path = ''] = PAGE.exec(url.pathname) ?? [];
    return repository === undefined ? undefined : { repository_url: url.origin + repository, path };
}
const isAddress = (text) => /^[a-z][a-z+.-]*:\/\//i.test(text);


/***/ }),

/***/ 75851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   V8: () => (/* binding */ logTitle),
/* harmony export */   gc: () => (/* binding */ LOG_LINES_AT_ERROR),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   yp: () => (/* binding */ withDocs)
/* harmony export */ });
/* harmony import */ var _deploy_wait_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30737);
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12779);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _text_command_lines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79983);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _hints_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1879);
/* harmony import */ var _revision_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40213);
/* harmony import */ var _rollout_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(41600);
/* harmony import */ var _serving_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10441);










const MOST_PROBLEMS = 30;
const LOG_LINES_AT_ERROR = 10;
function describeFailure(error, record) {
    const failure = explainFailure(error, record);
    return isUnchanged(error, record) ? { ...failure, unchanged: true } : failure;
}
function withDocs(failure, { action_url }) {
    return action_url === undefined
        ? failure
        : { ...failure, docs_url: `${action_url}/docs/errors.md#${failure.code}` };
}
function isUnchanged(error, record) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc)
        return false;
    const { last_write, retries, target } = record;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz && last_write === undefined)
        return true;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeployError */ .sH && error.code === 'rollback_refused')
        return true;
    if (target.command === undefined || target.command === 'plan' || hasChanged(record))
        return false;
    if (last_write === undefined)
        return true;
    const isOfWrite = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusError */ .Xs && error.request === last_write;
    const isRefused = isOfWrite && !error.mayHaveBeenApplied;
    return isRefused && retries.total === 0 && target.command !== 'sweep';
}
const CHANGING = new Set(['created', 'updated', 'rolled_back']);
function hasChanged({ operation, revision }) {
    return revision.id !== undefined || (operation !== undefined && CHANGING.has(operation));
}
function explainFailure(error, record) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeployError */ .sH)) {
        return {
            kind: 'error',
            code: 'internal',
            what: 'Internal error. This is a bug in this program.',
            facts: [{ label: 'Error', value: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error)) }],
            fix: [_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O.internal.fix]
        };
    }
    const { code, what, facts } = error;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        const { how, ...rest } = stopped(record);
        const ended = code === 'internal' ? 'Stopped by an internal error' : 'Cancelled';
        return { kind: 'cancelled', code, what: `${ended}${how}`, facts: [], fix: [], ...rest };
    }
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz)
        return { kind: 'failure', code, ...describeProblems(error) };
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CredentialsExpiredError */ .s5 && (0,_rollout_js__WEBPACK_IMPORTED_MODULE_7__/* .isPending */ .mm)(record)) {
        const rollout = { label: 'Rollout', value: 'It continues. This run stopped waiting for it.' };
        const fix = ['Run again with a fresh credential to resume waiting.'];
        return { kind: 'error', code, what, facts: [...facts, rollout], fix };
    }
    const kind = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .GI ? 'error' : 'failure';
    return { kind, code, what, facts, ...describeFix(error, record) };
}
function describeFix({ code, fix, hint }, { target }) {
    const ofError = fix.length > 0 ? fix : [_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].fix];
    const worded = hint && (0,_hints_js__WEBPACK_IMPORTED_MODULE_5__/* .wordHint */ .U)(hint, target.command_line);
    if (worded === undefined)
        return { fix: ofError };
    return {
        fix: [...ofError, worded.sentence],
        ...(worded.command !== undefined && { command: worded.command })
    };
}
function describeProblems({ problems, inputs }) {
    const grouped = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .groupByText */ .YQ)(problems.map(({ input, problem }) => ({ key: input, text: problem })));
    const facts = grouped.map(({ text, keys }) => ({ label: keys.join(', '), value: text }));
    const shownFacts = facts.slice(0, MOST_PROBLEMS);
    const more = facts.length - shownFacts.length;
    if (more > 0)
        shownFacts.push({ label: 'Not listed', value: `${more} more` });
    const many = Math.min(inputs, facts.length);
    return {
        what: many > 1 ? `${many} invalid inputs.` : 'Invalid input.',
        facts: shownFacts,
        fix: []
    };
}
function linesOf({ what, facts }) {
    return [what, ...facts.map(({ label, value }) => `${label}: ${value}`)];
}
function failureText(failure, record) {
    const { code, unchanged, fix, command, docs_url } = failure;
    const { log } = record.revision;
    const [first = '', ...facts] = [...linesOf(failure), (0,_serving_text_js__WEBPACK_IMPORTED_MODULE_8__/* .servingFact */ .ty)(failure, record)]
        .filter((line) => line !== undefined)
        .map((line) => (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_6__/* .withShortIds */ .DR)(line, record));
    const what = unchanged
        ? `${/[.!?]$/.test(first) ? first : `${first}.`} Nothing was changed.`
        : first;
    const more = [
        ...facts,
        log && `${logTitle(log)}:`,
        ...(log?.lines.slice(-LOG_LINES_AT_ERROR) ?? []).map((line) => `  ${line}`),
        fix.length > 0 ? `To fix: ${fix.join(' ')}` : undefined,
        ...(command === undefined ? [] : (0,_text_command_lines_js__WEBPACK_IMPORTED_MODULE_9__/* .commandLines */ .Z)(command).map((line) => `  ${line}`)),
        docs_url && `More: ${docs_url}`
    ];
    return [
        `${what}   code: ${code}`,
        ...more.filter((line) => line !== undefined).map((line) => `  ${line}`)
    ].join('\n');
}
function logTitle({ log, is_end }) {
    return is_end ? `Last lines of the ${log} log` : `Lines of the ${log} log, which continues`;
}
const READS_FIRST = 'Run again. It reads first and continues from what exists.';
const GOES_BACK = 'The rollback continues. Check in the service which revision serves. The next run deploys again.';
const CREATES_ANOTHER = 'Read the logs of the revision in the service, then run again. It creates a new revision.';
function stopped(record) {
    const { id } = record.revision;
    if (id === undefined)
        return stoppedBeforeRevision(record);
    const { rollback } = record;
    if (rollback?.to !== undefined && rollback.result === undefined)
        return stoppedInRollback(record, id, rollback.to);
    const status = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)((0,_rollout_js__WEBPACK_IMPORTED_MODULE_7__/* .lastStatus */ .by)(record) ?? '', 40);
    const verdict = (0,_rollout_js__WEBPACK_IMPORTED_MODULE_7__/* .lastVerdict */ .Yw)(record);
    if (verdict === 'deployed')
        return {
            how: ` after revision ${id} was ${status}, before the run had ended.`,
            fix: [READS_FIRST]
        };
    if (verdict === 'failed')
        return { how: ` after revision ${id} ended as ${status}.`, fix: [CREATES_ANOTHER] };
    const waiting = ` while waiting for revision ${id}${status && ` (${status})`}`;
    return { how: `${waiting}. The rollout continues.`, fix: [_deploy_wait_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .RESUMES */ .pZ] };
}
function stoppedBeforeRevision({ last_write }) {
    if (last_write === undefined)
        return { how: '. Nothing was changed.' };
    return {
        how: ' while a request was in progress.',
        facts: [{ label: 'Request', value: `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(last_write)} may have been applied.` }],
        fix: [READS_FIRST]
    };
}
function stoppedInRollback(record, failed, to) {
    const made = record.rollback?.revision_id;
    const by = made === undefined ? '' : ` with revision ${made}`;
    const how = ` while rolling back to revision ${(0,_revision_names_js__WEBPACK_IMPORTED_MODULE_6__/* .revisionName */ .pd)(record, to)}${by},`;
    return { how: `${how} because revision ${failed} failed.`, fix: [GOES_BACK] };
}


/***/ }),

/***/ 1879:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ wordHint)
/* harmony export */ });
const WORD = /^[A-Za-z\d][\w.:/@%+-]*$/;
function wordHint(hint, commandLine) {
    const command = commandFor(hint, commandLine);
    const using = `with ${commandLine?.variables.join(' and ')} set:`;
    if (hint.show === 'rollback') {
        const sentence = 'To serve the previous code again, try `command: rollback`';
        return command === undefined
            ? { sentence: `${sentence}.` }
            : { sentence: `${sentence}, or ${using}`, command };
    }
    if (hint.show === 'history' && command === undefined)
        return { sentence: 'On the command line, `status --history` lists the revisions.' };
    if (command === undefined)
        return undefined;
    return { sentence: `${GOALS[hint.show]} ${using}`, command };
}
const GOALS = {
    logs: 'Read the whole log',
    status: 'See the state of the deployment',
    history: 'List the revisions'
};
function commandFor(hint, commandLine) {
    if (commandLine === undefined)
        return undefined;
    const { program, flags } = commandLine;
    const { id } = hint.deployment;
    const values = [id, ...flags.split(' ').map((word) => word.replace(/^--/, ''))];
    if (hint.show === 'logs')
        values.push(hint.revision_id);
    if (!values.every((value) => WORD.test(value)))
        return undefined;
    const command = hint.show === 'history' ? 'status' : hint.show;
    return [program, command, targetOf(hint), ...flagsOf(hint), flags].join(' ');
}
function targetOf({ show, deployment: { id, name = '' } }) {
    return show !== 'rollback' && WORD.test(name) ? `--name ${name}` : `--deployment-id ${id}`;
}
function flagsOf(hint) {
    if (hint.show === 'history')
        return ['--history'];
    return hint.show === 'logs' ? [`--revision ${hint.revision_id}`, `--${hint.log}`] : [];
}


/***/ }),

/***/ 98812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aX: () => (/* binding */ noteKeptSecrets),
/* harmony export */   c_: () => (/* binding */ shownChange),
/* harmony export */   pE: () => (/* binding */ planFacts),
/* harmony export */   vJ: () => (/* binding */ shownPlan)
/* harmony export */ });
/* unused harmony export planOperation */
/* harmony import */ var _deploy_compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87444);
/* harmony import */ var _inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58485);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);



function planOperation({ action, rolls_back_to }) {
    if (action.do === 'nothing')
        return 'unchanged';
    if (action.do === 'create' || action.do === 'delete')
        return action.do;
    return rolls_back_to === undefined ? 'update' : 'rollback';
}
const HIDDEN = new Set([
    'source_config.install_command',
    'source_config.build_command'
]);
function shownChange(change) {
    const { before, after, ...rest } = change;
    if (HIDDEN.has(change.path))
        return rest;
    return { ...rest, ...(0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUndefined */ .r$)({ before: shownValue(before), after: shownValue(after) }) };
}
function shownValue(value) {
    if (typeof value === 'string')
        return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutUserInfo */ .sl)(value);
    if (typeof value !== 'object' || value === null)
        return value;
    return JSON.parse((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutUserInfo */ .sl)(JSON.stringify(value)));
}
function shownPlan(plan) {
    const { action, retained_commit: _retained, ...facts } = plan;
    const operation = planOperation(plan);
    const changes = plan.changes.map(shownChange);
    const shown = { ...facts, operation, changes };
    if (action.do === 'create')
        return { ...shown, resource_spec: resourceFields(action.request) };
    const isSent = action.do === 'patch' || action.do === 'redeploy';
    return operation === 'rollback' && isSent ? { ...shown, way: action.do } : shown;
}
function resourceFields({ source_config }) {
    const fields = {};
    for (const [field, value] of Object.entries(source_config.resource_spec ?? {})) {
        if (value != null)
            fields[field] = shownValue((0,_deploy_compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_0__/* .shownResource */ .gU)(value));
    }
    return fields;
}
function noteKeptSecrets(plan, names) {
    const kept = new Set(names.map((name) => `secrets.${name}`));
    const note = 'not removed: the service still lists it';
    return {
        ...plan,
        changes: plan.changes.map((change) => (kept.has(change.path) ? { ...change, note } : change))
    };
}
function planFacts(plan) {
    const { operation, new_revision, reasons, changes, warnings, compared, rolls_back_to } = plan;
    return { operation, new_revision, rolls_back_to, reasons, changes, warnings, compared };
}


/***/ }),

/***/ 92160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _B: () => (/* binding */ MOST),
/* harmony export */   sU: () => (/* binding */ EMPTY_RECORD),
/* harmony export */   u7: () => (/* binding */ isFailureShown),
/* harmony export */   yM: () => (/* binding */ recordEvent)
/* harmony export */ });
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86263);
/* harmony import */ var _contract_dashboard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
/* harmony import */ var _deploy_core_snapshot_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63112);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97583);
/* harmony import */ var _plan_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98812);






function isFailureShown({ total, since_answer }) {
    return Math.floor(Math.log2(total)) > Math.floor(Math.log2(total - since_answer));
}
const MOST = 100;
const EMPTY_RECORD = {
    target: {},
    revision: { statuses: [], commits: [], images: [] },
    serving: {},
    warnings: [],
    retries: { total: 0, since_answer: 0 }
};
const NO_ROLLBACK = { statuses: [] };
const UNDONE_NEXT = 'The next deploy may undo this rollback. Revert or fix the change first.';
function recordEvent(record, event) {
    const fold = FOLDS[event.type];
    return fold === undefined ? record : { ...record, ...fold(event, record) };
}
const FOLDS = {
    started: ({ command, name, asked_id, code = {}, command_line, dashboard }) => {
        const { commit, ref } = code;
        const repo_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_5__/* .webAddress */ .D)(code.repo_url);
        return { target: { command, command_line, dashboard, name, asked_id, repo_url, commit, ref } };
    },
    deployment_read: readDeployment,
    deployment_identified: ({ deployment_id: id }, { target }) => ({ target: { ...target, id } }),
    deployment_not_found: ({ meant }, { target }) => ({
        target: { ...target, similar_name: meant }
    }),
    attempt_compared: ({ status }) => ({ attempt: { status } }),
    planned: ({ plan }, record) => ({
        plan: (0,_plan_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .shownPlan */ .vJ)(plan),
        warnings: warningsWith(record, plan.warnings)
    }),
    write_sent: ({ request }) => ({ last_write: request }),
    operation_decided: ({ operation, new_revision }) => ({ operation, new_revision }),
    skipped: ({ reason }) => ({ operation: 'skipped', new_revision: false, skipped: reason }),
    plan_corrected: ({ new_revision, message }, record) => ({
        new_revision,
        warnings: warningsWith(record, [message])
    }),
    revision_identified: recordRevision,
    status_read: ({ revision_id, status, elapsed_ms }, { revision }) => {
        const statuses = append(revision.statuses, { revision_id, status, elapsed_ms });
        return { revision: { ...revision, statuses } };
    },
    commit_read: ({ revision_id, commit_sha }, { revision }) => {
        const commits = replace(revision.commits, { revision_id, commit_sha });
        return { revision: { ...revision, commits } };
    },
    image_read: ({ revision_id, image_uri }, { revision }) => {
        const images = replace(revision.images, { revision_id, image_uri });
        return { revision: { ...revision, images } };
    },
    commit_differs: ({ built, message }, record) => ({
        revision: { ...record.revision, other_commit: built },
        warnings: warningsWith(record, [message])
    }),
    wait_ended: ({ elapsed_ms }, { revision }) => ({
        revision: { ...revision, waited_ms: elapsed_ms }
    }),
    log_read: ({ log }, { revision }) => ({ revision: { ...revision, log } }),
    secrets_kept: ({ names, message }, record) => ({
        plan: record.plan && (0,_plan_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .noteKeptSecrets */ .aX)(record.plan, names),
        warnings: warningsWith(record, [message])
    }),
    active_revision_read: ({ serving: after }, { serving }) => ({ serving: { ...serving, after } }),
    serving_read: ({ revision_id }, { serving }) => ({
        serving: { ...serving, named_by_agent: revision_id }
    }),
    serving_unverified: (_, { serving }) => ({
        serving: { ...serving, named_by_agent: undefined }
    }),
    check_ended: ({ check }) => ({ check }),
    rolled_back: ({ to }, record) => ({
        rolled_back_to: to,
        warnings: warningsWith(record, [UNDONE_NEXT])
    }),
    rollback_begun: ({ to }, { serving }) => ({
        rollback: { to, statuses: [] },
        serving: { ...serving, after: undefined }
    }),
    rollback_revision_known: ({ revision_id }, { rollback = NO_ROLLBACK }) => ({
        rollback: { ...rollback, revision_id }
    }),
    rollback_progressed: ({ status, elapsed_ms }, { rollback = NO_ROLLBACK }) => {
        const statuses = append(rollback.statuses, { status, elapsed_ms });
        return { rollback: { ...rollback, statuses } };
    },
    rollback_ended: ({ rollback: result }, { rollback = NO_ROLLBACK }) => ({
        rollback: { ...rollback, result }
    }),
    deletion_read: ({ deletion }) => ({ deletion }),
    previews_listed: ({ name, previews, unchecked }, { target }) => ({
        target: { ...target, name },
        sweep: { previews, unchecked, swept: [] }
    }),
    preview_swept: ({ name, deletion }, { sweep }) => {
        const preview = { name, ...(deletion !== undefined && { deletion }) };
        return { sweep: sweep && { ...sweep, swept: [...sweep.swept, preview] } };
    },
    warning: ({ message }, record) => ({ warnings: warningsWith(record, [message]) }),
    retrying: (_, { retries: { total, since_answer } }) => ({
        retries: { total: total + 1, since_answer: since_answer + 1 }
    }),
    recovered: (_, { retries }) => ({ retries: { ...retries, since_answer: 0 } })
};
function readDeployment({ deployment }, record) {
    const { target, serving, operation } = record;
    const { id, name, source_config } = deployment;
    const url = (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .zA)(deployment);
    const address = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_5__/* .webAddress */ .D)(url);
    const isUnusable = address === undefined && url !== undefined && target.command !== 'delete';
    const active = (0,_deploy_core_snapshot_js__WEBPACK_IMPORTED_MODULE_2__/* .servingOf */ .K3)(deployment);
    const isBefore = operation === undefined && active.is !== 'unknown';
    const repo_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_5__/* .webAddress */ .D)(source_config.repo_url) ?? target.repo_url;
    const dashboard_url = (0,_contract_dashboard_js__WEBPACK_IMPORTED_MODULE_1__/* .dashboardUrl */ .a)(target.dashboard, deployment);
    return {
        target: { ...target, id, name, url: address ?? target.url, dashboard_url, repo_url },
        serving: isBefore ? { ...serving, before: active } : serving,
        ...(isUnusable && { warnings: warningsWith(record, [unusableUrl(url)]) })
    };
}
function unusableUrl(url) {
    const start = `The service shows "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(url, 200)}" as the URL of the deployment,`;
    return `${start} which is not a web address. The outputs url and docs_url cannot be set.`;
}
function recordRevision({ revision_id: id, previous, superseded }, { revision }) {
    if (superseded)
        return { revision: { ...revision, id, is_successor: true } };
    return { revision: { ...revision, id, ...(previous !== undefined && { previous }) } };
}
function replace(rows, latest) {
    const others = rows.filter(({ revision_id }) => revision_id !== latest.revision_id);
    return append(others, latest);
}
function warningsWith(record, messages) {
    let { warnings } = record;
    for (const message of messages) {
        if (!warnings.includes(message))
            warnings = append(warnings, message);
    }
    return warnings;
}
function append(rows, row) {
    const kept = rows.length < MOST ? rows : rows.toSpliced(MOST / 2, 1);
    return [...kept, row];
}


/***/ }),

/***/ 40213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   DR: () => (/* binding */ withShortIds),
/* harmony export */   SL: () => (/* binding */ labeledIds),
/* harmony export */   pd: () => (/* binding */ revisionName)
/* harmony export */ });
/* harmony import */ var _deploy_core_snapshot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63112);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51880);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14185);
/* harmony import */ var _serving_now_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66364);




function commitOf({ revision }, id = revision.id) {
    return revision.commits.find(({ revision_id }) => revision_id === id)?.commit_sha;
}
function codeOf(record, id = record.revision.id) {
    const image = record.revision.images.find(({ revision_id }) => revision_id === id);
    return { repo_commit_sha: commitOf(record, id), image_uri: image?.image_uri };
}
function revisionName(record, id) {
    return (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRevision */ .h)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(id), codeOf(record, id));
}
function labeledIds(record) {
    const { target, revision, plan, rollback, serving } = record;
    const { after } = serving;
    const commitLabel = record.operation === 'planned' ? 'Deployed commit' : 'Commit';
    const rolledBackTo = rollback?.result?.rolled_back_to ?? record.rolled_back_to;
    const rows = [
        { label: 'Deployment', id: target.id },
        { label: 'Revision', id: revision.id },
        { label: 'Previous revision', id: (0,_serving_now_js__WEBPACK_IMPORTED_MODULE_3__/* .revisionBefore */ .nA)(record) },
        { label: 'Rolled back to', id: rolledBackTo },
        { label: 'Revision to roll back to', id: plan?.rolls_back_to },
        { label: 'Revision of the rollback', id: rollback?.revision_id },
        { label: 'Serving revision', id: after && (0,_deploy_core_snapshot_js__WEBPACK_IMPORTED_MODULE_0__/* .servingId */ .mZ)(after) },
        { label: commitLabel, id: commitOf(record) },
        { label: 'Image', id: plannedDigest(record) }
    ];
    const labels = new Map();
    for (const { label, id } of rows) {
        if (id != null && !labels.has(id))
            labels.set(id, label);
    }
    return [...labels].map(([id, label]) => ({ label, id }));
}
function plannedDigest({ plan }) {
    const image = plan?.changes.find(({ path }) => path === 'source_revision_config.image_uri');
    const uri = image?.after;
    return typeof uri === 'string' && /@sha\d+:/.test(uri) ? uri : undefined;
}
const ID = /(?<![\w/-])([\w-]{13,})(?![\w-])(\.(?=\s|$))?/g;
function withShortIds(text, record) {
    const ids = new Set(labeledIds(record).map(({ id }) => id));
    return text.replace(ID, (found, id) => (ids.has(id) ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(id) : found));
}


/***/ }),

/***/ 41600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wx: () => (/* binding */ failedStatus),
/* harmony export */   Yw: () => (/* binding */ lastVerdict),
/* harmony export */   _Q: () => (/* binding */ hasBecomeLive),
/* harmony export */   by: () => (/* binding */ lastStatus),
/* harmony export */   mm: () => (/* binding */ isPending)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);

function statusesOf({ revision: { id, statuses } }) {
    return statuses.filter(({ revision_id }) => revision_id === id).map(({ status }) => status);
}
function lastStatus(record) {
    return statusesOf(record).at(-1);
}
function lastVerdict(record) {
    const status = lastStatus(record);
    return status === undefined ? undefined : (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status);
}
function isPending(record) {
    const verdict = lastVerdict(record);
    return verdict === undefined ? record.new_revision === true : verdict === 'pending';
}
function hasBecomeLive(record) {
    const verdicts = statusesOf(record).map(_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj);
    return verdicts.at(-1) === 'deployed' && verdicts.includes('pending');
}
function failedStatus(record) {
    return lastVerdict(record) === 'failed' ? lastStatus(record) : undefined;
}


/***/ }),

/***/ 66364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NA: () => (/* binding */ servingNow),
/* harmony export */   kp: () => (/* binding */ roleOf),
/* harmony export */   nA: () => (/* binding */ revisionBefore),
/* harmony export */   vQ: () => (/* binding */ idBefore)
/* harmony export */ });
/* harmony import */ var _deploy_core_snapshot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63112);
/* harmony import */ var _rollout_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41600);


function servingNow(record) {
    if (record.operation === 'deleted')
        return { is: 'unknown' };
    return servingAsRead(record) ?? servingByStatus(record) ?? servingAsBefore(record);
}
function servingAsRead(record) {
    const { rollback, serving } = record;
    const rolledBackTo = rollback?.result?.rolled_back_to;
    if (rolledBackTo !== undefined)
        return roleOf(record, rollback?.revision_id ?? rolledBackTo);
    if (serving.after?.is === 'nothing')
        return { is: 'nothing' };
    if (serving.after?.is === 'revision')
        return roleOf(record, serving.after.id);
    return undefined;
}
function servingByStatus(record) {
    const { id } = record.revision;
    const isDeployed = (0,_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .lastVerdict */ .Yw)(record) === 'deployed';
    const isReplaced = record.rollback?.to !== undefined;
    return id === undefined || !isDeployed || isReplaced ? undefined : { is: 'this', id };
}
function servingAsBefore(record) {
    const { revision, operation, new_revision } = record;
    const before = idBefore(record);
    if (before !== undefined)
        return { ...roleOf(record, before), is_old: true };
    if (revision.previous === null && new_revision === true)
        return { is: 'nothing' };
    const isKept = operation !== undefined && new_revision === false;
    const hasNoStatus = (0,_rollout_js__WEBPACK_IMPORTED_MODULE_1__/* .lastVerdict */ .Yw)(record) === undefined;
    if (isKept && hasNoStatus && revision.id !== undefined)
        return { is: 'this', id: revision.id };
    return { is: 'unknown' };
}
function roleOf(record, id) {
    const { revision } = record;
    if (id === revision.id)
        return { is: 'this', id };
    const isPrevious = id === revision.previous || id === idBefore(record);
    return { is: isPrevious ? 'previous' : 'other', id };
}
function idBefore({ serving: { before } }) {
    return before && (0,_deploy_core_snapshot_js__WEBPACK_IMPORTED_MODULE_0__/* .servingId */ .mZ)(before);
}
function revisionBefore(record) {
    const { previous, id } = record.revision;
    if (previous == null || previous === id)
        return undefined;
    const before = idBefore(record);
    return before === id ? undefined : before;
}


/***/ }),

/***/ 10441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ linkRemark),
/* harmony export */   ty: () => (/* binding */ servingFact),
/* harmony export */   yR: () => (/* binding */ servingCommit)
/* harmony export */ });
/* unused harmony export servingSentence */
/* harmony import */ var _deploy_core_snapshot_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63112);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _revision_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40213);
/* harmony import */ var _rollout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41600);
/* harmony import */ var _serving_now_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(66364);





function servingFact({ unchanged, code }, record) {
    const { target, revision } = record;
    const makesRevisions = target.command === 'deploy' || target.command === 'rollback';
    if (unchanged || !makesRevisions)
        return undefined;
    if (revision.id === undefined || code === 'deployment_deleted')
        return undefined;
    return servingSentence(record);
}
function servingSentence(record) {
    const rolledBackTo = record.rollback?.result?.rolled_back_to;
    if (rolledBackTo !== undefined)
        return rolledBackSentence(record, rolledBackTo);
    const serving = (0,_serving_now_js__WEBPACK_IMPORTED_MODULE_4__/* .servingNow */ .NA)(record);
    if ('id' in serving)
        return revisionSentence(record, serving);
    if (serving.is === 'nothing')
        return `Nothing is serving ${(0,_serving_now_js__WEBPACK_IMPORTED_MODULE_4__/* .idBefore */ .vQ)(record) === undefined ? 'yet' : 'now'}.`;
    const mayServeNothing = record.serving.before?.is === 'unnamed';
    const hasFailed = (0,_rollout_js__WEBPACK_IMPORTED_MODULE_3__/* .failedStatus */ .Wx)(record) !== undefined;
    return mayServeNothing && hasFailed
        ? 'Perhaps nothing is serving: the service names no revision.'
        : undefined;
}
function revisionSentence(record, serving) {
    const { is, id, is_old } = serving;
    if (is === 'this') {
        if (is_old)
            return undefined;
        if (record.revision.is_successor)
            return `Revision ${(0,_revision_names_js__WEBPACK_IMPORTED_MODULE_2__/* .revisionName */ .pd)(record, id)}, which superseded that of this run, is serving.`;
        return `The ${record.new_revision ? 'new' : 'latest'} revision is serving.`;
    }
    const name = describeRevision(record, serving);
    if (is_old)
        return `When this run began, ${name} was serving.`;
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(name)} is ${is === 'previous' ? 'still ' : ''}serving.`;
}
function rolledBackSentence(record, to) {
    const isItself = (record.rollback?.revision_id ?? to) === to;
    const name = describeRevision(record, (0,_serving_now_js__WEBPACK_IMPORTED_MODULE_4__/* .roleOf */ .kp)(record, to));
    return `Rolled back to ${isItself ? '' : 'the code of '}${name}.`;
}
const ROLE_WORDS = {
    this: 'the new revision',
    previous: 'the previous revision',
    other: 'revision'
};
function describeRevision(record, { is, id }) {
    return `${ROLE_WORDS[is]} ${(0,_revision_names_js__WEBPACK_IMPORTED_MODULE_2__/* .revisionName */ .pd)(record, id)}`;
}
const REMARKS = { this: '', previous: ' (previous revision)', other: ' (another revision)' };
function linkRemark(record) {
    if (record.rollback?.result?.rolled_back_to !== undefined)
        return ' (rolled back)';
    const serving = (0,_serving_now_js__WEBPACK_IMPORTED_MODULE_4__/* .servingNow */ .NA)(record);
    if (!('id' in serving))
        return undefined;
    if (serving.is_old && record.rollback?.to !== undefined)
        return undefined;
    return record.revision.id === undefined ? ' (not changed by this run)' : REMARKS[serving.is];
}
function servingCommit(record) {
    const { after } = record.serving;
    const id = after && (0,_deploy_core_snapshot_js__WEBPACK_IMPORTED_MODULE_0__/* .servingId */ .mZ)(after);
    const servesAnother = id !== undefined && id !== record.revision.id;
    const isDeployed = (0,_rollout_js__WEBPACK_IMPORTED_MODULE_3__/* .lastVerdict */ .Yw)(record) === 'deployed';
    return servesAnother && isDeployed ? (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOf */ .D3)(record, id) : (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOf */ .D3)(record);
}


/***/ }),

/***/ 51880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nameCode),
/* harmony export */   h: () => (/* binding */ nameRevision)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60745);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);


const shortImage = (uri) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(uri.replace(/^.*@(\w+:\w{8})\w*$/, '$1…').replace(/^.*\//, ''), 40);
function nameCode({ repo_commit_sha: commit, image_uri: image }) {
    if (commit != null)
        return (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit);
    return image == null || image === '' ? undefined : shortImage(image);
}
function nameRevision(id, code) {
    const { repo_commit_sha: commit } = code ?? {};
    if (commit != null)
        return (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommitId */ .jh)(commit) ? `${id} (commit ${(0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit)})` : id;
    const image = nameCode(code ?? {});
    return image === undefined ? id : `${id} (image ${image})`;
}


/***/ }),

/***/ 79983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ commandLines)
/* harmony export */ });
const HEAD_WORDS = 3;
const WIDEST = 76;
function commandLines(command, platform = process.platform) {
    if (platform === 'win32')
        return [command];
    const lines = [];
    let line = '';
    for (const group of flagGroups(command)) {
        const longer = line === '' ? group : `${line} ${group}`;
        if (line === '' || longer.length <= WIDEST) {
            line = longer;
            continue;
        }
        lines.push(`${line} \\`);
        line = `  ${group}`;
    }
    return [...lines, line];
}
function flagGroups(command) {
    const groups = [];
    for (const [at, word] of command.split(' ').entries()) {
        const isBegin = at === 0 || (at >= HEAD_WORDS && word.startsWith('--'));
        if (isBegin)
            groups.push(word);
        else
            groups.push(`${groups.pop()} ${word}`);
    }
    return groups;
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


/***/ })

};
