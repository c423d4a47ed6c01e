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
        reasons.push('contains a user or password. Remove it, and pass the key as api_key, tenant_id or bearer_token.');
    if (/[?#]/.test(text))
        reasons.push('contains a query or fragment (? or #). Use the form https://host/path.');
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
        reasons.push(`is plain http to ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(url.hostname, 80)}, which would expose the key. Use https. Plain http is only allowed to this machine.`);
    return reasons.length === 0 ? undefined : reasons.join(' It also ');
}
function withoutTrailingSlash(text) {
    const { origin, pathname } = new URL(text);
    return origin + (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(pathname);
}


/***/ }),

/***/ 47274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I2: () => (/* binding */ DeploymentRow),
/* harmony export */   QQ: () => (/* binding */ RevisionAnswer),
/* harmony export */   RO: () => (/* binding */ rowsOf),
/* harmony export */   T4: () => (/* binding */ idKey),
/* harmony export */   Yb: () => (/* binding */ DeploymentAnswer),
/* harmony export */   _r: () => (/* binding */ WriteAnswer),
/* harmony export */   c3: () => (/* binding */ LogPageAnswer),
/* harmony export */   cS: () => (/* binding */ IDENTIFIER),
/* harmony export */   gw: () => (/* binding */ Identifier),
/* harmony export */   y1: () => (/* binding */ RequestedRevision),
/* harmony export */   z3: () => (/* binding */ LookupRow),
/* harmony export */   zA: () => (/* binding */ shownUrl)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92857);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14185);
/* harmony import */ var _page_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82630);
/* harmony import */ var _resource_spec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69501);




const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idKey = (id) => (UUID.test(id) ? id.toLowerCase() : id);
const Identifier = zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
    .regex(IDENTIFIER, 'must be an identifier of letters, digits, - and _')
    .transform(idKey);
const freeForm = zod__WEBPACK_IMPORTED_MODULE_3__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J());
const orNull = (value) => (value === '' ? null : value);
const text = zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY(orNull, zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish());
const lenientText = text.catch(undefined);
const identifierOrNull = zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY((id) => orNull(id) ?? null, Identifier.nullable());
const NUMERIC = _resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .RESOURCE_SPEC_FIELDS */ .TO.filter((field) => /_scale$|cpu(?:_limit)?$|_mb$|_gi$|_connections$/.test(field));
const readNumber = (value) => typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
function readResourceNumbers(spec) {
    const numbers = NUMERIC.filter((field) => Object.hasOwn(spec, field));
    return {
        ...spec,
        ...Object.fromEntries(numbers.map((field) => [field, readNumber(spec[field])]))
    };
}
const readBoolean = (value) => value === 'true' ? true : value === 'false' ? false : value;
const readCommit = (value) => typeof value === 'string' && /^\s*[0-9a-f]{7,64}\s*$/i.test(value)
    ? value.trim().toLowerCase()
    : value;
const sourceConfigAnswer = {
    integration_id: text,
    repo_url: text,
    deployment_type: text,
    build_on_push: zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY(readBoolean, zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().nullish()),
    custom_url: text,
    resource_spec: freeForm.transform(readResourceNumbers).nullish(),
    listener_id: text,
    listener_config: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ cluster_namespace: text }).nullish(),
    install_command: text,
    build_command: text
};
const sourceRevisionConfigAnswer = {
    repo_ref: text,
    graph_config_path: text,
    image_uri: text,
    repo_commit_sha: zod__WEBPACK_IMPORTED_MODULE_3__/* .preprocess */ .vkY(readCommit, text)
};
function orEmpty(config) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .nullish */ .cl6(config).transform((read) => read ?? {});
}
const DeploymentAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: Identifier,
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    source: text,
    source_config: orEmpty(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(sourceConfigAnswer)),
    source_revision_config: orEmpty(zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(sourceRevisionConfigAnswer)),
    secrets: zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J().optional(),
    status: text,
    url: lenientText,
    latest_revision_id: identifierOrNull,
    active_revision_id: identifierOrNull.nullish()
});
function shownUrl({ source_config, url }) {
    const shown = source_config.custom_url ?? url;
    return shown?.trim() ? shown : undefined;
}
const WriteAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: Identifier.optional().catch(undefined),
    latest_revision_id: Identifier.nullish().catch(undefined)
})
    .catch({});
const DeploymentRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: Identifier,
    name: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()
        .nullable()
        .transform((name) => name ?? ''),
    status: lenientText,
    created_at: lenientText,
    updated_at: lenientText
});
const RevisionAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: Identifier,
    status: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().min(1),
    status_message: lenientText,
    source_revision_config: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3(sourceRevisionConfigAnswer).nullish(),
    created_at: lenientText,
    updated_at: lenientText
});
const RequestedRevision = RevisionAnswer.partial({ id: true });
const LookupRow = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    id: Identifier,
    name: lenientText,
    compute_type: lenientText,
    compute_config: zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({ cluster_namespaces: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP()).nullish() })
        .nullish()
        .catch(undefined)
});
function rowsOf(row, isRest = false) {
    return zod__WEBPACK_IMPORTED_MODULE_3__/* .transform */ .pdi((answer, { issues }) => {
        const page = [];
        const unread = [];
        for (const [at, raw] of (0,_page_js__WEBPACK_IMPORTED_MODULE_1__/* .rowsIn */ .Nn)(answer).entries()) {
            const { data, error } = row.safeParse(raw);
            const [issue] = error?.issues ?? [];
            if (issue === undefined)
                page.push(data);
            else
                unread.push({ path: [at, ...issue.path], message: issue.message });
        }
        const [first] = unread;
        if (first !== undefined && page.length === 0 && !isRest)
            issues.push({ code: 'custom', input: answer, ...first });
        if (unread.length > 0)
            page.unread = unread.map(({ path, message }) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldPath */ .cn)(path)}: ${message}`);
        return page;
    });
}
const LogPageAnswer = zod__WEBPACK_IMPORTED_MODULE_3__/* .looseObject */ ._H3({
    logs: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_3__/* .unknown */ .L5J()),
    next_offset: zod__WEBPACK_IMPORTED_MODULE_3__/* .union */ .KCZ([zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig()]).nullish().catch(undefined)
});


/***/ }),

/***/ 82630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Nn: () => (/* binding */ rowsIn)
/* harmony export */ });
const sizeOf = ({ length, unread = [] }) => length + unread.length;
function rowsIn(answer) {
    if (isEmpty(answer))
        return [];
    if (Array.isArray(answer))
        return answer;
    if (typeof answer !== 'object' || answer === null)
        return [answer];
    if ('resources' in answer)
        return Array.isArray(answer.resources) ? answer.resources : [answer];
    const [list, another] = Object.values(answer).filter((value) => Array.isArray(value));
    return list === undefined || another !== undefined || 'id' in answer ? [answer] : list;
}
const ABOUT_PAGE = new Set(['offset', 'limit']);
function isEmpty(answer) {
    if (typeof answer !== 'object' || answer === null)
        return answer === null;
    return Object.entries(answer).every(([field, value]) => ABOUT_PAGE.has(field) || isNothing(value));
}
const isNothing = (value) => typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;


/***/ }),

/***/ 7383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   jA: () => (/* binding */ progressOf),
/* harmony export */   vx: () => (/* binding */ isBeingDeleted)
/* harmony export */ });
const FAILED = 'FAIL|ERROR|CANCEL|ABORT|CRASH|REJECT|INTERRUPT|TIMED_?OUT';
function failed(phase, failure, advice, more = {}) {
    const pattern = new RegExp(`^(?=[^]*(?:${phase}))[^]*(?:${FAILED})`, 'i');
    return [pattern, { verdict: 'failed', failure, advice, ...more }];
}
const STATUSES = [
    [/^DEPLOYED$/, { verdict: 'deployed' }],
    failed('BUILD', 'The build failed', 'Correct the error that the build log shows, then push.', {
        log: 'build',
        never_served: true
    }),
    failed('INTERRUPT|CANCEL|ABORT', 'The rollout was interrupted', 'Check in the service what interrupted it, then run again to create a new revision.'),
    failed('CREATE', 'Creating the revision failed', 'It failed before the build. Fix the cause that the service shows, then run again to create a new revision.'),
    failed('DEPLOY', 'The rollout failed', 'The agent server did not start. Find the cause in its deploy log, such as a missing secret. Fix it, then push or run again.', { log: 'deploy' }),
    failed('', 'The revision failed', 'Read the logs of the revision in the service, then run again to create a new revision.'),
    [/SKIPPED|SUPERSEDED|REPLACED|INACTIVE/i, { verdict: 'superseded' }],
    [/^(?:QUEUED|AWAITING_[A-Z_]+|[A-Z_]*[A-Z]ING)$/i, { verdict: 'pending', in_progress: true }]
];
function meaningOf(status) {
    return STATUSES.find(([pattern]) => pattern.test(status))?.[1] ?? { verdict: 'pending' };
}
function verdictOf(status) {
    return meaningOf(status).verdict;
}
function progressOf(status) {
    if (status.includes('BUILD'))
        return 'building';
    return status.includes('DEPLOY') ? 'rolling out' : 'in progress';
}
function isBeingDeleted(deployment) {
    return /^AWAITING_(?:\w+_)?DELETE$/.test(deployment.status ?? '');
}


/***/ }),

/***/ 14678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   If: () => (/* binding */ rollbackHint),
/* harmony export */   o6: () => (/* binding */ statusHint),
/* harmony export */   sN: () => (/* binding */ logHint)
/* harmony export */ });
const WORD = /^[A-Za-z\d][\w.:/@%+-]*$/;
function logHint(commandLine, of, { log, revision_id }) {
    const command = WORD.test(revision_id) &&
        commandFor(commandLine, of, 'logs', `--revision ${revision_id} --${log} `);
    return command ? ` Read the whole log with ${command}` : '';
}
function rollbackHint(commandLine, of) {
    const command = commandFor(commandLine, { id: of.id }, 'rollback');
    const how = `\`command: rollback\`${command ? `, or with ${command}` : '.'}`;
    return ` To serve the previous code again, try ${how}`;
}
function statusHint(commandLine, of) {
    const command = commandFor(commandLine, of, 'status');
    return command ? ` See the state of the deployment with ${command}` : '';
}
function commandFor(commandLine, { id, name = '' }, command, options = '') {
    if (commandLine === undefined)
        return undefined;
    const { program, flags, variables } = commandLine;
    const target = WORD.test(name) ? `--name ${name}` : `--deployment-id ${id}`;
    const words = [id, ...flags.split(' ').map((word) => word.replace(/^--/, ''))];
    if (!words.every((word) => WORD.test(word)))
        return undefined;
    return `${variables.join(' and ')} set:\n    ${program} ${command} ${target} ${options}${flags}`;
}


/***/ }),

/***/ 41873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V3: () => (/* binding */ emitRevision),
/* harmony export */   ik: () => (/* binding */ emitActive),
/* harmony export */   tJ: () => (/* binding */ emitCode),
/* harmony export */   zE: () => (/* binding */ emitCompared)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);

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
function emitCompared({ emit }, { deployment, latest }) {
    const { active_revision_id } = deployment;
    if (latest === null || active_revision_id === undefined || active_revision_id === latest.id)
        return;
    if (active_revision_id === null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) !== 'failed')
        return;
    emit({ type: 'attempt_compared', status: latest.status, active_revision_id });
}
function emitActive({ emit }, serving) {
    if (serving !== undefined)
        emit({ type: 'active_revision_read', revision_id: serving });
}


/***/ }),

/***/ 91478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ waitDeadline),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   cA: () => (/* binding */ readCurrent),
/* harmony export */   fA: () => (/* binding */ openSession),
/* harmony export */   pj: () => (/* binding */ withGrace),
/* harmony export */   tO: () => (/* binding */ retryOptions)
/* harmony export */ });
function openSession(parts, retried) {
    return { ...parts, retried, controlPlane: retried(retryOptions(parts)) };
}
function waitDeadline({ deadline }, wait) {
    const { startedAt, timeoutMs } = wait;
    return Math.min(startedAt + timeoutMs, Math.max(deadline, startedAt + 500));
}
function withDeadline(session, deadline) {
    return openSession({ ...session, deadline }, session.retried);
}
const GRACE_MS = 30_000;
function withGrace(session) {
    const { deadline, graceMs = GRACE_MS } = session;
    return withDeadline(session, deadline + graceMs);
}
function retryOptions({ clock, deadline, emit }) {
    return {
        clock,
        deadline,
        onRetry: (error, delay_ms) => emit({ type: 'retrying', problem: error.brief, delay_ms })
    };
}
async function readCurrent({ controlPlane }, deploymentId) {
    const deployment = await controlPlane.readDeployment(deploymentId);
    const latestId = deployment.latest_revision_id;
    const latest = latestId === null ? null : await controlPlane.readRevision(deploymentId, latestId);
    return { deployment, latest };
}


/***/ }),

/***/ 30737:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: () => (/* binding */ revisionFailed),
/* harmony export */   Pt: () => (/* binding */ waitTimedOut),
/* harmony export */   VY: () => (/* binding */ supersededError),
/* harmony export */   Vi: () => (/* binding */ ASK_WHO),
/* harmony export */   dH: () => (/* binding */ revisionNotFound),
/* harmony export */   fo: () => (/* binding */ assertStays),
/* harmony export */   h2: () => (/* binding */ RevisionFailedError),
/* harmony export */   pZ: () => (/* binding */ RESUMES),
/* harmony export */   zT: () => (/* binding */ superseded)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51880);
/* harmony import */ var _requests_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6648);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10323);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60745);
/* harmony import */ var _core_command_line_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(14678);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41873);
/* harmony import */ var _polling_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59295);










const LAST_READ = { timeoutMs: 5_000, once: true };
class RevisionFailedError extends _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH {
    failed;
    constructor(message, failed, advice, cause) {
        super('revision_failed', message, { advice, cause });
        this.failed = failed;
    }
}
const RESUMES = 'Run again to resume waiting. After a change, or with `new_revision: always`, it starts a new revision.';
const TAKES_LONG = 'If rollouts take this long, set `timeout` to a longer time.';
function waitTimedOut(wait) {
    const { requests, revision_id, deployment_id, status, problem, session } = wait;
    session.emit({ type: 'wait_ended', status: 'timeout', elapsed_ms: (0,_polling_js__WEBPACK_IMPORTED_MODULE_7__/* .elapsed */ .vk)(wait), requests });
    const { in_progress, advice: hint } = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOf */ .Pr)(status ?? '');
    const progress = in_progress ? ', and the rollout continues' : '';
    const is = status && `is still ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(status, 40)}${progress}`;
    const lines = [
        `Timed out after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .spellDuration */ .jl)(wait.timeoutMs)}. The revision ${is || 'could not be read. Its rollout may continue'}.`,
        `Revision ${(0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(revision_id, { repo_commit_sha: wait.commit })}`,
        ...(problem === undefined ? [] : [`The last poll failed: ${problem.message}`])
    ];
    const about = problem?.advice && `About the last poll: ${problem.advice}`;
    const told = [hint, RESUMES, TAKES_LONG, about]
        .filter((part) => part !== undefined && part !== '')
        .join(' ');
    const advice = told + (0,_core_command_line_js__WEBPACK_IMPORTED_MODULE_9__/* .statusHint */ .o6)(session.command_line, { id: deployment_id });
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('wait_timeout', lines.join('\n'), { advice, cause: problem });
}
async function revisionNotFound({ deployment_id, session }, cause) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(deployment_id, LAST_READ));
    if (!('value' in read) || (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(read.value))
        return deploymentDeleted(deployment_id, cause);
    const message = `The revision no longer exists, but its deployment does.\n${cause.message}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', message, {
        advice: 'Run again. The run compares first and continues from what exists.',
        cause
    });
}
function assertStays(deployment) {
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(deployment))
        throw deploymentDeleted(deployment.id);
}
function deploymentDeleted(deploymentId, cause) {
    const what = `The deployment was deleted during this run.\nDeployment ${deploymentId}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('deployment_deleted', cause === undefined ? what : `${what}\n${cause.message}`, {
        advice: 'Run again after the deletion finished to create it again.',
        cause
    });
}
function superseded({ session, revision_id, status = '' }, newest) {
    const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(session.redact(status), 40);
    const [what, advice] = newest === undefined
        ? [
            `The revision was superseded (${shown}), but no newer revision exists.`,
            'Run again to create a new revision.'
        ]
        : ['A newer revision superseded that of this run.'];
    return supersededError(`${what}\nRevision ${revision_id}`, advice);
}
function supersededError(what, advice = ASK_WHO) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('superseded', what, { advice });
}
const ASK_WHO = 'Check in the service who changed the deployment.';
async function revisionFailed(wait, revision) {
    const { session, revision_id, requests } = wait;
    const { status, status_message, source_revision_config } = revision;
    session.emit({ type: 'wait_ended', status, elapsed_ms: (0,_polling_js__WEBPACK_IMPORTED_MODULE_7__/* .elapsed */ .vk)(wait), requests });
    const { serving, is_down } = await readWhatServes(wait);
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_6__/* .emitActive */ .ik)(session, serving);
    const { failure = 'The revision failed', advice = '' } = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOf */ .Pr)(status);
    const ended = `${failure} (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(session.redact(status), 40)}).`;
    const which = `\nRevision ${(0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(revision_id, source_revision_config)}`;
    const said = status_message
        ? `\nThe service says: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(session.redact(status_message), 500)}`
        : '';
    return new RevisionFailedError(`${ended}${which}${said}`, { revision_id, status, is_down }, advice);
}
async function readWhatServes(wait) {
    const { session, deployment_id, previous, active_before } = wait;
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(deployment_id, LAST_READ));
    const serving = 'value' in read ? read.value.active_revision_id : undefined;
    if (serving !== null)
        return { serving, is_down: false };
    if (active_before != null)
        return { serving, is_down: true };
    const hasServed = previous !== null && (await hasEverServed(wait));
    return { serving: hasServed === false ? null : undefined, is_down: hasServed === true };
}
async function hasEverServed(wait) {
    const { session, deployment_id, previous, revision_id } = wait;
    const isProven = (rows) => rows.some(({ status }) => ['deployed', 'superseded'].includes((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status)));
    const list = { ...LAST_READ, deployment_id, sought: revision_id, isEnough: isProven };
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(() => (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .listNewestFirst */ .Hi)(session.controlPlane, list));
    const rows = 'value' in read ? (read.value ?? []) : [];
    if (isProven(rows))
        return true;
    return rows.some(({ id }) => id === previous) ? false : undefined;
}


/***/ }),

/***/ 59295:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fs: () => (/* binding */ pollOnce),
/* harmony export */   Tk: () => (/* binding */ remaining),
/* harmony export */   vk: () => (/* binding */ elapsed),
/* harmony export */   yU: () => (/* binding */ pollUntilFound)
/* harmony export */ });
/* unused harmony export pollDelay */
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10323);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91478);




const elapsed = ({ session, startedAt }) => session.clock.now() - startedAt;
const remaining = (polling) => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .waitDeadline */ .MH)(polling.session, polling) - polling.session.clock.now();
function pollUntilFound(polling, poll, isTooLate = () => false) {
    const { session } = polling;
    const options = {
        clock: session.clock,
        deadline: (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .waitDeadline */ .MH)(session, polling),
        delayMs: () => nextDelay(polling)
    };
    return (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .pollUntil */ .g3)(options, poll, (found) => found !== undefined || isTooLate());
}
const FINAL_STATUSES = new Set([401, 403, 404, 410]);
const isFinal = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs && !error.retryable && FINAL_STATUSES.has(error.status);
const LONGEST_READ_MS = 30_000;
const SHORTEST_READ_MS = 1_000;
async function pollOnce(polling, read) {
    const remainingMs = remaining(polling);
    const timeoutMs = Math.min(LONGEST_READ_MS, Math.max(SHORTEST_READ_MS, remainingMs));
    polling.requests++;
    const result = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => read({ timeoutMs, once: true }));
    if ('error' in result) {
        const { error } = result;
        if (isFinal(error) || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeLimitError */ .$q && remainingMs > 0))
            throw error;
        polling.problem = error;
        return undefined;
    }
    if (polling.problem !== undefined)
        polling.session.emit({ type: 'recovered' });
    polling.problem = undefined;
    return result.value;
}
const AUTO = { share: 0.1, shortest: 1_000, longest: 10_000, longestInRollout: 3_000 };
function pollDelay({ interval, elapsedMs, remainingMs, status, retryAfterMs = 0 }) {
    const longest = status?.includes('DEPLOY') ? AUTO.longestInRollout : AUTO.longest;
    const auto = Math.min(Math.max(elapsedMs * AUTO.share, AUTO.shortest), longest);
    const asked = Math.min(retryAfterMs, _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_RETRY_AFTER_MS */ .Q);
    return Math.max(0, Math.min(Math.max(interval === 'auto' ? auto : interval, asked), remainingMs));
}
const SUCCESSOR_MS = 1_000;
function nextDelay(polling) {
    const { session, status, problem } = polling;
    const isBrief = problem === undefined && status !== undefined && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'superseded';
    const delay = pollDelay({
        interval: isBrief ? SUCCESSOR_MS : polling.interval,
        status,
        elapsedMs: elapsed(polling),
        remainingMs: remaining(polling),
        retryAfterMs: problem?.retryAfterMs
    });
    if (problem !== undefined)
        session.emit({ type: 'retrying', problem: problem.brief, delay_ms: delay });
    return delay;
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
        fix: 'Correct the inputs that the message lists. It lists all problems at once.'
    },
    auth_failed: {
        exit_code: 3,
        fix: 'Check the secrets behind `api_key`, `tenant_id` and `bearer_token`, and that they belong to this `base_url`.'
    },
    control_plane_unreachable: {
        exit_code: 1,
        fix: 'Check `base_url` and the network. If the service was down, run again: the run reads first and continues from what exists.'
    },
    invalid_response: { exit_code: 1, fix: 'Set `base_url` to the address of the API itself.' },
    request_refused: {
        exit_code: 1,
        fix: 'Correct what the answer in the message names, then run again.'
    },
    operation_unsupported: {
        exit_code: 1,
        fix: 'Check `base_url`. If it is right, set `deployment_id`, or do the operation in the service.'
    },
    not_found: { exit_code: 6, fix: 'Check `deployment_id` and `base_url`.' },
    name_conflict: { exit_code: 5, fix: 'Set `deployment_id`, or choose another `name`.' },
    foreign_deployment: {
        exit_code: 5,
        fix: 'Choose another `name`, or check `base_url` and `repo_url`.'
    },
    immutable_field: {
        exit_code: 5,
        fix: 'Set the input to the deployed value or leave it out, or deploy under another name and delete the old deployment.'
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
        fix: 'Check which revision is serving. Set `concurrency` in the workflow so that one run at a time deploys.'
    },
    wait_timeout: {
        exit_code: 9,
        fix: 'Set `timeout` to a longer time, or run again to resume waiting. With `new_revision: always`, or if the run does not know its commit, a re-run starts a new revision instead.'
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
        fix: 'Check the rollout in the service. If it only needs more time, set `timeout` to more and run again.'
    },
    check_failed: {
        exit_code: 4,
        fix: 'Read the answer in the message and the log of the revision, then fix the agent or the `smoke_…` inputs.'
    },
    rollback_refused: {
        exit_code: 5,
        fix: 'Name another one with `revision`, deploy a tag or a digest that works, or revert the change and push.'
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
        fix: 'Run again to resume waiting. With `new_revision: always`, or if the run does not know its commit, a re-run starts a new revision instead.'
    },
    internal: {
        exit_code: 70,
        fix: 'Run again with debug logging (`ACTIONS_STEP_DEBUG` on GitHub, `--verbose` on the command line), then report the error with the log.'
    }
};


/***/ }),

/***/ 65071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ TimeLimitError),
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   W6: () => (/* binding */ PlanError),
/* harmony export */   Xs: () => (/* binding */ StatusError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dV: () => (/* binding */ AnswerError),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   s5: () => (/* binding */ CredentialsExpiredError),
/* harmony export */   sH: () => (/* binding */ DeployError),
/* harmony export */   v6: () => (/* binding */ StoppedByBug),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
class DeployError extends Error {
    code;
    advice;
    constructor(code, message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.code = code;
        this.advice = options.advice;
    }
}
class InputError extends DeployError {
    problems;
    constructor(problems) {
        super('input_invalid', problems.map(({ input, problem }) => `${input}: ${problem}`).join('\n'));
        this.problems = problems;
    }
    get inputs() {
        return new Set(this.problems.map(({ input, path = [input], place }) => place === undefined ? path[0] : input)).size;
    }
}
class PlanError extends DeployError {
}
class StoppedByBug extends Error {
}
class CancelledError extends DeployError {
    constructor(message = 'cancelled', { reason, ...options } = {}) {
        super(reason instanceof StoppedByBug ? 'internal' : 'cancelled', message, options);
    }
}
class RequestError extends DeployError {
    request;
    brief;
    mayHaveBeenApplied;
    retryable;
    retryAfterMs;
    mostAttempts;
    constructor(code, message, options) {
        super(code, message, options);
        this.request = options.request;
        this.brief = options.brief ?? message.split('\n', 1)[0] ?? '';
        this.mayHaveBeenApplied = options.mayHaveBeenApplied;
        this.retryable = options.retryable;
        this.retryAfterMs = options.retryAfterMs;
        this.mostAttempts = options.mostAttempts;
    }
}
class ConnectionError extends RequestError {
    timed_out;
    constructor(message, options) {
        super('control_plane_unreachable', message, options);
        this.timed_out = options.timed_out ?? false;
    }
}
class TimeLimitError extends RequestError {
    constructor(request) {
        super('wait_timeout', `${request} was not sent, because the time limit of the step (\`timeout\`) ended.`, {
            request,
            mayHaveBeenApplied: false,
            retryable: false,
            advice: 'Run again: it reads first and continues from what exists. If that takes longer, set `timeout` to a longer time.'
        });
    }
}
const ATTEMPTS_FOR_UNUSABLE = 3;
class AnswerError extends RequestError {
    constructor(message, options) {
        super('invalid_response', message, { mostAttempts: ATTEMPTS_FOR_UNUSABLE, ...options });
    }
}
class StatusError extends RequestError {
    status;
    constructor(message, options) {
        super(codeOfStatus(options.status), message, options);
        this.status = options.status;
    }
    with(changes) {
        const { message, cause, ...same } = this;
        return new StatusError(message, { ...same, cause, ...changes });
    }
}
function isNotFound(error) {
    return error instanceof StatusError && (error.status === 404 || error.status === 410);
}
const isConflict = (error) => error instanceof StatusError && error.status === 409;
const UNAVAILABLE = new Set([408, 425, 429]);
function codeOfStatus(status) {
    if (status === 401 || status === 403)
        return 'auth_failed';
    if (status === 404 || status === 410)
        return 'not_found';
    if (status >= 500 || UNAVAILABLE.has(status))
        return 'control_plane_unreachable';
    return status < 400 ? 'invalid_response' : 'request_refused';
}
class CredentialsExpiredError extends StatusError {
}
class GitHubError extends DeployError {
    status;
    permission;
    constructor(message, options = {}) {
        super('github_unavailable', message, options);
        this.status = options.status;
        this.permission = options.permission;
    }
}
function messageOf(error) {
    if (typeof error === 'object' && error !== null && 'message' in error)
        return String(error.message);
    return String(error);
}


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
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   sL: () => (/* binding */ notAGuid)
/* harmony export */ });
/* harmony import */ var _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15459);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48137);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97583);





const DAY_MS = 86_400_000;
const EXACT = new Set(['name', 'image_uri', 'repo_ref']);
const GUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;
function fieldReader(raw, problems) {
    const kind = (check, convert, isFree = false) => (input) => {
        const text = raw[input];
        if (text === undefined)
            return undefined;
        const problem = (isFree ? undefined : invisibleProblem(text)) ?? check(text, input);
        problems.add(input, problem);
        return problem === undefined ? convert(text) : undefined;
    };
    return {
        text: (input, check = () => undefined) => kind((text) => (/\p{Cc}/u.test(text) ? NO_LINE : check(text, input)), asWritten, !EXACT.has(input))(input),
        choice: (input, choices) => kind((text) => (choices.includes(text) ? undefined : notAChoice(text, choices)), (text) => text)(input),
        boolean: kind((text) => (isTrue(text) || isFalse(text) ? undefined : notABoolean(text)), isTrue),
        guid: kind((text) => (GUID.test(text) ? undefined : notAGuid(text)), asWritten),
        duration: kind(durationProblem, _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9),
        credential: kind((text) => (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? undefined : NO_HEADER), asWritten),
        safeUrl: kind(_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .unsafeReason */ .Bf, _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlash */ .ae),
        webUrl: kind((text) => ((0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(text) === undefined || /[?#]/.test(text) ? NO_WEB_URL : undefined), asWritten),
        repositoryUrl: kind((text) => (isRepositoryUrl(text) ? undefined : NO_REPOSITORY), asWritten)
    };
}
const asWritten = (text) => text;
const NO_LINE = 'contains a line break or another control character. Use one line of text.';
const NO_HEADER = 'contains a line break or a character that an HTTP header cannot carry. Pass the key alone, on one line.';
const NO_WEB_URL = 'is not a web address. Use the form https://host/path, without user, password, query or fragment.';
const NO_REPOSITORY = 'is not the URL of a repository. Use the form https://host/owner/name, without user or password.';
function given(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
const quote = (text, length = 60) => `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(text, length)}"`;
const notABoolean = (text) => `must be true or false; got ${quote(text)}.`;
const notAGuid = (text) => `${quote(text)} is not a UUID. Use the form xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx.`;
function notAChoice(text, choices) {
    const word = text.toLowerCase();
    const meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(word, choices) ?? choices.find((choice) => word.startsWith(choice));
    const problem = `must be one of ${choices.join(', ')}${text === '' ? '' : `; got ${quote(text)}`}.`;
    return meant === undefined ? problem : `${problem} Did you mean ${meant}?`;
}
function durationProblem(text, input) {
    const isAge = input === 'max_age';
    const ms = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(text);
    if (ms !== undefined && ms > 0 && ms <= (isAge ? 3650 : 1) * DAY_MS)
        return undefined;
    const wrong = ms === undefined ? 'is not a duration' : ms > 0 ? 'is too long' : 'must be more than 0';
    const form = isAge ? '14d or 36h, at most ten years' : '90s, 30m or 1h30m, at most 24h';
    return `${quote(text)} ${wrong}. Use a form like ${input === 'poll_interval' ? 'auto, ' : ''}${form}.`;
}
const isTrue = (value) => typeof value === 'string' && /^(?:true|True|TRUE)$/.test(value);
const isFalse = (value) => typeof value === 'string' && /^(?:false|False|FALSE)$/.test(value);
function isRepositoryUrl(text) {
    if (/^[\w.-]+@[\w.-]+:[^\s:][^\s]*$/.test(text))
        return true;
    const url = (0,_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .Dl)(text);
    if (url === undefined || url.pathname.length < 2 || url.password !== '')
        return false;
    return /^https?:$/.test(url.protocol) ? url.username === '' : /^(?:ssh|git):$/.test(url.protocol);
}
const INVISIBLE = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}\u00a0\u2000-\u200a\u202f]|(?<![^\p{ASCII}])[\u200c\u200d]|[\u200c\u200d](?![^\p{ASCII}])/u;
function invisibleProblem(text) {
    const found = INVISIBLE.exec(text);
    if (found === null)
        return undefined;
    const code = (text.codePointAt(found.index) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `contains the invisible character U+${code} at position ${found.index + 1}. Delete it, or retype that part.`;
}


/***/ }),

/***/ 75851:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Ic: () => (/* binding */ describeFailure),
/* harmony export */   V8: () => (/* binding */ logTitle),
/* harmony export */   gc: () => (/* binding */ LOG_LINES_AT_ERROR),
/* harmony export */   kY: () => (/* binding */ failureText),
/* harmony export */   ty: () => (/* binding */ servingFact),
/* harmony export */   yp: () => (/* binding */ withDocs)
/* harmony export */ });
/* harmony import */ var _deploy_wait_failures_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30737);
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12779);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87438);






const MOST_PROBLEMS = 30;
const LOG_LINES_AT_ERROR = 10;
function describeFailure(error, record) {
    return {
        ...explainFailure(error, record),
        ...(isUnchanged(error, record) && { unchanged: true })
    };
}
function withDocs(failure, { action_url }) {
    return action_url === undefined
        ? failure
        : { ...failure, docs_url: `${action_url}/docs/errors.md#${failure.code}` };
}
function isUnchanged(error, { command, revision_id, wrote, operation, retries }) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc)
        return false;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz && !wrote)
        return true;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeployError */ .sH && error.code === 'rollback_refused')
        return true;
    const hasChanged = operation === 'created' || operation === 'updated' || operation === 'rolled_back';
    if (command === undefined || command === 'plan' || revision_id !== undefined || hasChanged)
        return false;
    const isRefused = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StatusError */ .Xs && !error.mayHaveBeenApplied && retries.total === 0;
    return !wrote || (isRefused && command !== 'sweep');
}
function explainFailure(error, record) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeployError */ .sH)) {
        const message = `Internal error. This is a bug in this program.\n${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error))}`;
        return { kind: 'error', code: 'internal', message, advice: _error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O.internal.fix };
    }
    const { code, message, advice = _error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].fix } = error;
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc) {
        const [how, next] = stopped(record);
        const ended = code === 'internal' ? 'Stopped by an internal error' : 'Cancelled';
        return { kind: 'cancelled', code, message: `${ended}${how}`, advice: next };
    }
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz)
        return { kind: 'failure', code, message: problemsText(error), advice: undefined };
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CredentialsExpiredError */ .s5 && (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .isPending */ .mm)(record)) {
        const told = `${message}\nThe rollout continues. This run stopped waiting for it.`;
        return {
            kind: 'error',
            code,
            message: told,
            advice: 'Run again with a fresh credential to resume waiting.'
        };
    }
    return { kind: error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .RequestError */ .GI ? 'error' : 'failure', code, message, advice };
}
function problemsText({ problems, inputs }) {
    const grouped = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .groupByText */ .YQ)(problems.map(({ input, problem }) => ({ key: input, text: problem })));
    const lines = grouped.map(({ text, keys }) => `  ${keys.join(', ')}: ${text}`);
    const many = Math.min(inputs, lines.length);
    return [
        many > 1 ? `${many} invalid inputs.` : 'Invalid input.',
        ...lines.slice(0, MOST_PROBLEMS),
        ...(lines.length > MOST_PROBLEMS ? [`  and ${lines.length - MOST_PROBLEMS} more`] : [])
    ].join('\n');
}
function linesOf(failure, record) {
    return [...failure.message.split('\n'), servingFact(failure, record)].filter((line) => line !== undefined);
}
function failureText(failure, record) {
    const { code, unchanged, advice, docs_url } = failure;
    const { revision_log: log } = record;
    const [first = '', ...facts] = linesOf(failure, record).map((line) => (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .withShortIds */ .DR)(line, record));
    const indented = (line) => (line.startsWith('  ') ? line : `  ${line}`);
    const what = unchanged
        ? `${/[.!?]$/.test(first) ? first : `${first}.`} Nothing was changed.`
        : first;
    const more = [
        ...facts,
        log && `${logTitle(log)}:`,
        ...(log?.lines.slice(-LOG_LINES_AT_ERROR) ?? []).map((line) => `    ${line}`),
        advice === undefined ? undefined : `To fix: ${advice}`,
        docs_url && `More: ${docs_url}`
    ];
    return [
        `${what}   code: ${code}`,
        ...more.filter((line) => line !== undefined).map(indented)
    ].join('\n');
}
function logTitle({ log, is_end }) {
    return is_end ? `Last lines of the ${log} log` : `Lines of the ${log} log, which continues`;
}
function servingFact({ unchanged, code }, record) {
    const { command, revision_id } = record;
    const makesRevisions = command === 'deploy' || command === 'rollback';
    if (unchanged || !makesRevisions || revision_id === undefined || code === 'deployment_deleted')
        return undefined;
    return (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .servingSentence */ .C9)(record);
}
const READS_FIRST = 'Run again. It reads first and continues from what exists.';
const GOES_BACK = 'The rollback continues. Check in the service which revision serves. The next run deploys again.';
const CREATES_ANOTHER = 'Read the logs of the revision in the service, then run again. It creates a new revision.';
function stopped(record) {
    const { revision_id: id, going_back, rollback, wrote } = record;
    if (id === undefined) {
        if (wrote === undefined)
            return ['. Nothing was changed.'];
        return [
            ` while a request was in progress.\n${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(wrote)} may have been applied.`,
            READS_FIRST
        ];
    }
    if (going_back !== undefined && rollback === undefined) {
        const by = going_back.revision_id === undefined ? '' : ` with revision ${going_back.revision_id}`;
        const to = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .namedRevision */ .ni)(record, going_back.to);
        return [` while rolling back to revision ${to}${by}, because revision ${id} failed.`, GOES_BACK];
    }
    const status = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .lastStatus */ .by)(record) ?? '', 40);
    const verdict = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .lastVerdict */ .Yw)(record);
    if (verdict === 'deployed')
        return [` after revision ${id} was ${status}, before the run had ended.`, READS_FIRST];
    if (verdict === 'failed')
        return [` after revision ${id} ended as ${status}.`, CREATES_ANOTHER];
    return [
        ` while waiting for revision ${id}${status && ` (${status})`}. The rollout continues.`,
        _deploy_wait_failures_js__WEBPACK_IMPORTED_MODULE_0__/* .RESUMES */ .pZ
    ];
}


/***/ }),

/***/ 87438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   B_: () => (/* binding */ linkRemark),
/* harmony export */   C9: () => (/* binding */ servingSentence),
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   DR: () => (/* binding */ withShortIds),
/* harmony export */   K3: () => (/* binding */ servingOf),
/* harmony export */   LR: () => (/* binding */ badEnd),
/* harmony export */   OU: () => (/* binding */ stillDoes),
/* harmony export */   Yw: () => (/* binding */ lastVerdict),
/* harmony export */   _Q: () => (/* binding */ hasBecomeLive),
/* harmony export */   by: () => (/* binding */ lastStatus),
/* harmony export */   jW: () => (/* binding */ shownCommit),
/* harmony export */   mm: () => (/* binding */ isPending),
/* harmony export */   ni: () => (/* binding */ namedRevision),
/* harmony export */   p7: () => (/* binding */ servedBefore),
/* harmony export */   sG: () => (/* binding */ knownIds)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51880);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14185);



function lastStatus({ statuses, revision_id }) {
    return statuses.findLast((seen) => seen.revision_id === revision_id)?.status;
}
function lastVerdict(record) {
    const status = lastStatus(record);
    return status === undefined ? undefined : (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status);
}
function isPending(record) {
    return (lastVerdict(record) ?? (record.new_revision && 'pending')) === 'pending';
}
function hasBecomeLive({ statuses, revision_id }) {
    const verdicts = statuses
        .filter((seen) => seen.revision_id === revision_id)
        .map(({ status }) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status));
    return verdicts.at(-1) === 'deployed' && verdicts.includes('pending');
}
function badEnd(record) {
    return lastVerdict(record) === 'failed' ? lastStatus(record) : undefined;
}
function servedBefore({ previous, active_before, revision_id }) {
    if (previous == null || previous === revision_id || active_before === revision_id)
        return undefined;
    return active_before ?? undefined;
}
function commitOf({ commits, revision_id }, id = revision_id) {
    return commits.find((known) => known.revision_id === id)?.commit_sha;
}
function shownCommit(record) {
    const { serving, revision_id } = record;
    const isApart = serving != null && serving !== revision_id && lastVerdict(record) === 'deployed';
    return isApart ? commitOf(record, serving) : commitOf(record);
}
function codeOf(record, id = record.revision_id) {
    const image_uri = record.images.find((known) => known.revision_id === id)?.image_uri;
    return { repo_commit_sha: commitOf(record, id), image_uri };
}
function namedRevision(record, id) {
    return (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRevision */ .h)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(id), codeOf(record, id));
}
function knownIds(record) {
    const { deployment_id, revision_id, plan, rollback, going_back, rolled_back_to, serving } = record;
    const image = plan?.changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after;
    const all = [
        ['Deployment', deployment_id],
        ['Revision', revision_id],
        ['Previous revision', servedBefore(record)],
        ['Rolled back to', rollback?.rolled_back_to ?? rolled_back_to],
        ['Revision to roll back to', plan?.rolls_back_to],
        ['Revision of the rollback', going_back?.revision_id],
        ['Serving revision', serving],
        [record.operation === 'planned' ? 'Deployed commit' : 'Commit', commitOf(record)],
        ['Image', typeof image === 'string' && /@sha\d+:/.test(image) ? image : undefined]
    ];
    const known = all.flatMap(([what, id]) => (id == null ? [] : [[what, id]]));
    return known.filter(([, id], at) => known.findIndex((one) => one[1] === id) === at);
}
const ID = /(?<![\w/-])([\w-]{13,})(?![\w-])(\.(?=\s|$))?/g;
function withShortIds(text, record) {
    const ids = new Set(knownIds(record).map(([, id]) => id));
    return text.replace(ID, (found, id) => (ids.has(id) ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(id) : found));
}
function servingOf(record) {
    const { rollback, going_back, serving, revision_id, active_before, previous, operation, new_revision } = record;
    if (operation === 'deleted')
        return { is: 'unknown' };
    const back = rollback?.rolled_back_to;
    if (back !== undefined)
        return revisionAt(record, going_back?.revision_id ?? back);
    if (serving !== undefined)
        return serving === null ? { is: 'nothing' } : revisionAt(record, serving);
    const verdict = lastVerdict(record);
    if (revision_id !== undefined && verdict === 'deployed')
        return { is: 'this', id: revision_id };
    if (active_before != null)
        return { ...revisionAt(record, active_before), is_old: true };
    if (previous === null && new_revision === true)
        return { is: 'nothing' };
    const isKept = verdict === undefined && operation !== undefined && new_revision === false;
    return isKept && revision_id !== undefined ? { is: 'this', id: revision_id } : { is: 'unknown' };
}
function revisionAt({ revision_id, previous, active_before }, id) {
    const is = id === revision_id
        ? 'this'
        : [previous, active_before].includes(id)
            ? 'previous'
            : 'other';
    return { is, id };
}
function servingSentence(record) {
    const { rollback, active_before } = record;
    const back = rollback?.rolled_back_to;
    if (back !== undefined)
        return rolledBack(record, back);
    const serving = servingOf(record);
    if (serving.is === 'unknown' && active_before === null && badEnd(record) !== undefined)
        return 'Perhaps nothing is serving: the service names no revision.';
    if (serving.is === 'nothing')
        return `Nothing is serving ${active_before == null ? 'yet' : 'now'}.`;
    if (!('id' in serving) || (serving.is === 'this' && serving.is_old))
        return undefined;
    if (serving.is === 'this' && record.is_followed) {
        return `Revision ${namedRevision(record, serving.id)}, which superseded that of this run, is serving.`;
    }
    if (serving.is === 'this')
        return `The ${record.new_revision === true ? 'new' : 'latest'} revision is serving.`;
    if (serving.is_old)
        return `When this run began, ${described(record, serving)} was serving.`;
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalized */ .l2)(described(record, serving))} is ${serving.is === 'previous' ? 'still ' : ''}serving.`;
}
function rolledBack(record, to) {
    const isItself = (record.going_back?.revision_id ?? to) === to;
    return `Rolled back to ${isItself ? '' : 'the code of '}${described(record, revisionAt(record, to))}.`;
}
function stillDoes(record) {
    const status = lastStatus(record);
    return status !== undefined && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOf */ .Pr)(status).in_progress
        ? `, still ${(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .progressOf */ .jA)(status)}`
        : '';
}
const REMARKS = { this: '', previous: ' (previous revision)', other: ' (another revision)' };
function linkRemark(record) {
    if (record.rollback?.rolled_back_to !== undefined)
        return ' (rolled back)';
    const serving = servingOf(record);
    if (!('id' in serving))
        return undefined;
    return record.revision_id === undefined ? ' (not changed by this run)' : REMARKS[serving.is];
}
function described(record, { is, id }) {
    const which = is === 'other' ? 'revision' : `the ${is === 'this' ? 'new' : 'previous'} revision`;
    return `${which} ${namedRevision(record, id)}`;
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
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47274);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97583);
/* harmony import */ var _shown_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57862);




const isFailureShown = ({ total, since_answer }) => Math.floor(Math.log2(total)) > Math.floor(Math.log2(total - since_answer));
const MOST = 100;
const EMPTY_RECORD = {
    commits: [],
    images: [],
    statuses: [],
    warnings: [],
    retries: { total: 0, since_answer: 0 }
};
function recordEvent(record, event) {
    const fold = FOLDS[event.type];
    if (fold === undefined)
        return record;
    const members = Object.entries({ ...record, ...fold(event, record) });
    return Object.fromEntries(members.filter(([, value]) => value !== undefined));
}
const FOLDS = {
    started: ({ command, name, asked_id, code }) => {
        const repo_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(code?.repo_url);
        return { command, name, asked_id, repo_url, wanted_commit: code?.commit, wanted_ref: code?.ref };
    },
    deployment_read: withDeployment,
    deployment_identified: ({ deployment_id }) => ({ deployment_id }),
    deployment_not_found: ({ meant }) => ({ meant }),
    attempt_compared: () => ({ compares_with_attempt: true }),
    planned: ({ plan }, record) => ({ plan: (0,_shown_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .shownPlan */ .vJ)(plan), ...warned(record, ...plan.warnings) }),
    write_sent: ({ request }) => ({ wrote: request }),
    operation_decided: ({ operation, new_revision }) => ({ operation, new_revision }),
    revision_identified: ({ revision_id, previous, superseded }, record) => {
        const before = superseded || previous === undefined ? record.previous : previous;
        return { revision_id, previous: before, is_followed: superseded ? true : record.is_followed };
    },
    status_read: ({ revision_id, status, elapsed_ms }, { statuses }) => {
        return { statuses: added(statuses, { revision_id, status, elapsed_ms }) };
    },
    commit_read: ({ revision_id, commit_sha }, { commits }) => ({
        commits: known(commits, { revision_id, commit_sha })
    }),
    image_read: ({ revision_id, image_uri }, { images }) => ({
        images: known(images, { revision_id, image_uri })
    }),
    active_revision_read: ({ revision_id }) => ({ serving: revision_id }),
    wait_ended: ({ elapsed_ms }) => ({ waited_ms: elapsed_ms }),
    deletion_read: ({ deletion }) => ({ deletion }),
    previews_listed: ({ name, previews, unchecked }) => ({ name, previews, unchecked, swept: [] }),
    preview_swept: ({ name, deletion }, { swept = [] }) => ({
        swept: [...swept, { name, ...(deletion && { deletion }) }]
    }),
    serving_unverified: () => ({ serving_revision_id: undefined }),
    serving_read: ({ revision_id }) => ({ serving_revision_id: revision_id }),
    check_ended: ({ check }) => ({ check }),
    log_read: ({ log }) => ({ revision_log: log }),
    rolled_back: ({ to }, record) => ({ rolled_back_to: to, ...warned(record, UNDONE_NEXT) }),
    rollback_begun: ({ to }) => ({ going_back: { to, statuses: [] }, serving: undefined }),
    rollback_revision_known: ({ revision_id }, { going_back }) => ({
        going_back: going_back && { ...going_back, revision_id }
    }),
    rollback_progressed: ({ status, elapsed_ms }, { going_back }) => {
        const statuses = added(going_back?.statuses ?? [], { status, elapsed_ms });
        return { going_back: going_back && { ...going_back, statuses } };
    },
    rollback_ended: ({ rollback }) => ({ rollback }),
    skipped: ({ reason }) => ({ operation: 'skipped', new_revision: false, skipped: reason }),
    commit_differs: ({ built, message }, record) => ({
        ...warned(record, message),
        other_commit: built
    }),
    secrets_kept: ({ names, message }, record) => {
        return {
            ...warned(record, message),
            secrets_kept: names,
            plan: record.plan && (0,_shown_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .withKept */ .$B)(record.plan, names)
        };
    },
    warning: ({ message }, record) => warned(record, message),
    retrying: (_, { retries: { total, since_answer } }) => ({
        retries: { total: total + 1, since_answer: since_answer + 1 }
    }),
    recovered: (_, { retries: { total } }) => ({ retries: { total, since_answer: 0 } })
};
function withDeployment({ deployment }, record) {
    const { id, name, source_config, active_revision_id: active } = deployment;
    const shown = (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .zA)(deployment);
    const url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(shown);
    const isUnusable = url === undefined && shown !== undefined && record.command !== 'delete';
    return {
        deployment_id: id,
        name,
        url: url ?? record.url,
        repo_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(source_config.repo_url) ?? record.repo_url,
        active_before: record.operation === undefined && active !== undefined ? active : record.active_before,
        ...(isUnusable && warned(record, unusableUrl(shown)))
    };
}
const UNDONE_NEXT = 'The next deploy may undo this rollback. Revert or fix the change first.';
const unusableUrl = (shown) => `The service shows "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(shown, 200)}" as the URL of the deployment, which is not a web address. The outputs url and docs_url cannot be set.`;
function known(list, one) {
    const others = list.filter(({ revision_id }) => revision_id !== one.revision_id);
    return added(others, one);
}
function warned({ warnings }, ...messages) {
    const told = messages.reduce((all, one) => (all.includes(one) ? all : added(all, one)), warnings);
    return { warnings: told };
}
const added = (list, one) => [
    ...(list.length < MOST ? list : list.toSpliced(MOST / 2, 1)),
    one
];


/***/ }),

/***/ 57862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ withKept),
/* harmony export */   c_: () => (/* binding */ shownChange),
/* harmony export */   pE: () => (/* binding */ planFacts),
/* harmony export */   tN: () => (/* binding */ redactFacts),
/* harmony export */   vJ: () => (/* binding */ shownPlan)
/* harmony export */ });
/* harmony import */ var _inputs_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58485);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


const HIDDEN = new Set([
    'source_config.install_command',
    'source_config.build_command'
]);
function shownChange(change) {
    const { before, after, ...rest } = change;
    if (HIDDEN.has(change.path))
        return rest;
    return { ...rest, ...(0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)({ before: shownValue(before), after: shownValue(after) }) };
}
function shownValue(value) {
    if (typeof value === 'string')
        return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUserInfo */ .sl)(value);
    if (typeof value !== 'object' || value === null)
        return value;
    return JSON.parse((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUserInfo */ .sl)(JSON.stringify(value)));
}
function shownPlan(plan) {
    const facts = plan;
    const { in_progress, built_by_service } = facts;
    return (0,_inputs_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)({
        ...planFacts(facts),
        changes: plan.changes.map(shownChange),
        in_progress,
        built_by_service
    });
}
function withKept(plan, names) {
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
const OURS = /^(?:command|operation|kind|code|deletion|difference|result|log|verdict)$/;
function redactFacts(facts, redactor) {
    const redactEach = (value) => {
        if (typeof value === 'string')
            return redactor.redact(value);
        if (Array.isArray(value))
            return value.map(redactEach);
        if (typeof value !== 'object' || value === null)
            return value;
        const entries = Object.entries(value).map(([name, inner]) => {
            if (OURS.test(name) && typeof inner === 'string')
                return [name, inner];
            return [
                name,
                name === 'before' || name === 'after' ? redactor.redactAll(inner) : redactEach(inner)
            ];
        });
        return Object.fromEntries(entries);
    };
    return redactEach(facts);
}


/***/ }),

/***/ 51880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nameCode),
/* harmony export */   h: () => (/* binding */ nameRevision)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);


const shortImage = (uri) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(uri.replace(/^.*@(\w+:\w{8})\w*$/, '$1…').replace(/^.*\//, ''), 40);
function nameCode({ repo_commit_sha: commit, image_uri: image }) {
    if (commit != null)
        return (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit);
    return image == null || image === '' ? undefined : shortImage(image);
}
function nameRevision(id, code) {
    const { repo_commit_sha: commit } = code ?? {};
    if (commit != null)
        return (0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommitId */ .jh)(commit) ? `${id} (commit ${(0,_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit)})` : id;
    const image = nameCode(code ?? {});
    return image === undefined ? id : `${id} (image ${image})`;
}


/***/ }),

/***/ 6648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ listNewestFirst),
/* harmony export */   Ye: () => (/* binding */ unreadList),
/* harmony export */   _w: () => (/* binding */ listAll),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   s$: () => (/* binding */ readAllPages)
/* harmony export */ });
/* harmony import */ var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61645);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const PAGE_SIZE = 100;
const MOST_PAGES = 1000;
const MOST_PAGES_OF_REVISIONS = 20;
async function listAll(controlPlane, name) {
    const listing = await readPages(controlPlane, name);
    if (listing?.incomplete !== undefined)
        throw unreadList(name, listing.incomplete);
    return listing && listing.rows;
}
const CUT_OFF = 'the service ignores "offset", or has more rows than its pages contain';
function readPages(controlPlane, name, options) {
    return readAllPages((offset) => controlPlane.listDeployments({ name_contains: name, limit: PAGE_SIZE, offset }), options);
}
async function readAllPages(readPage, { mostPages = MOST_PAGES, isEnough = () => false } = {}) {
    const rows = new Map();
    const unread = [];
    let pages = 0;
    let wasUnread = false;
    const end = (incomplete) => ({
        rows: [...rows.values()],
        pages,
        incomplete,
        unread
    });
    for (let offset = 0; pages < mostPages;) {
        const page = await readPage(offset);
        if (page === null && offset === 0)
            return null;
        const size = (0,_contract_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$d)(page ?? []);
        const known = rows.size;
        for (const row of page ?? [])
            rows.set(row.id, row);
        const isUnread = size > 0 && page?.length === 0;
        if (rows.size === known && (!isUnread || wasUnread)) {
            const repeats = pages === 1 && size > 1 && size >= offset;
            return end(repeats ? CUT_OFF : undefined);
        }
        unread.push(...(page?.unread ?? []));
        wasUnread = isUnread;
        pages++;
        if (isEnough(end().rows))
            return end();
        offset += size;
    }
    return end(`it has more than ${mostPages} pages`);
}
function unreadList(name, why) {
    const message = `The list of deployments is incomplete: ${why}.\nGET /v2/deployments, name_contains=${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}`;
    const advice = 'The deployment may be on a page that the service does not show. If it exists, set `deployment_id`. Otherwise create it once in the service, then set `deployment_id`.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('invalid_response', message, { advice });
}
async function listNewestFirst(controlPlane, { deployment_id, sought, isEnough = () => true, ...options }) {
    const listing = await readAllPages((offset) => controlPlane.listRevisions(deployment_id, { ...options, ...(offset > 0 && { offset }) }), {
        mostPages: MOST_PAGES_OF_REVISIONS,
        isEnough: (rows) => rows.some(({ id }) => id === sought) && isEnough(newestFirst(rows, sought))
    });
    return listing && newestFirst(listing.rows, sought);
}
function newestFirst(rows, latest) {
    if (rows[0]?.id === latest)
        return [...rows];
    const createdAt = ({ created_at }) => (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .readDate */ .A)(created_at);
    if (rows.some((row) => Number.isNaN(createdAt(row)))) {
        return rows.at(-1)?.id === latest ? rows.toReversed() : [...rows];
    }
    return rows.toReversed().sort((a, b) => createdAt(b) - createdAt(a));
}


/***/ }),

/***/ 10323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ backoffDelay),
/* harmony export */   LH: () => (/* binding */ withRetries),
/* harmony export */   LQ: () => (/* binding */ retryConflict),
/* harmony export */   Q: () => (/* binding */ LONGEST_RETRY_AFTER_MS),
/* harmony export */   TI: () => (/* binding */ retryDelayFor),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   bD: () => (/* binding */ withRetry),
/* harmony export */   dP: () => (/* binding */ tryRequest),
/* harmony export */   g3: () => (/* binding */ pollUntil)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
const MOST_ATTEMPTS = 8;
const LONGEST_RETRY_AFTER_MS = 60_000;
const GONE = new Set([404, 410]);
function backoffDelay(attempt, retryAfterMs) {
    return Math.max(retryAfterMs ?? 0, Math.min(FIRST_DELAY_MS * 2 ** (attempt - 1), LONGEST_DELAY_MS));
}
function retryDelayFor(error, attempt, remainingMs) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI) || !error.retryable)
        return null;
    if (error.retryAfterMs === undefined && attempt >= (error.mostAttempts ?? MOST_ATTEMPTS))
        return null;
    const delay = backoffDelay(attempt, error.retryAfterMs);
    return delay < remainingMs ? delay : null;
}
async function withRetry({ clock, deadline, onRetry }, read) {
    for (let tries = 1;; tries++) {
        try {
            return await read();
        }
        catch (error) {
            const delay = retryDelayFor(error, tries, deadline - clock.now());
            if (delay === null)
                throw error;
            onRetry(error, delay);
            await clock.sleep(delay);
        }
    }
}
function withRetries(controlPlane, options) {
    const read = (request, how) => how?.once ? request() : withRetry(options, request);
    return {
        ...controlPlane,
        readDeployment: (id, how) => read(() => controlPlane.readDeployment(id, how), how),
        readRevision: (id, revisionId, how) => read(() => controlPlane.readRevision(id, revisionId, how), how),
        listDeployments: (query) => read(() => controlPlane.listDeployments(query)),
        listRevisions: (id, how) => read(() => controlPlane.listRevisions(id, how), how),
        listIntegrations: () => read(() => controlPlane.listIntegrations()),
        listListeners: () => read(() => controlPlane.listListeners())
    };
}
async function tryRequest(request) {
    try {
        return { value: await request() };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI)
            return { error };
        throw error;
    }
}
async function orNull(request, missing = GONE) {
    return request.catch((error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && missing.has(error.status))
            return null;
        throw error;
    });
}
async function retryConflict(write) {
    return write.catch((error) => {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isConflict */ .dh)(error) ? error.with({ retryable: true }) : error;
    });
}
async function pollUntil({ clock, deadline, delayMs }, read, isDone) {
    for (let polls = 1;; polls++) {
        const value = await read();
        if (await isDone(value))
            return value;
        const remainingMs = deadline - clock.now();
        if (remainingMs <= 0)
            return value;
        const delay = typeof delayMs === 'number' ? delayMs : delayMs(polls);
        await clock.sleep(Math.min(delay, remainingMs));
    }
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
    return (misspelled(word, known) ?? (word.length >= LEAST_BEGINNING ? known.find(isBegun) : undefined));
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
    return minutes < 2880
        ? count(Math.floor(minutes / 60), 'hour')
        : count(Math.floor(minutes / 1440), 'day');
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
function groupByText(told) {
    const texts = [...new Set(told.map(({ text }) => text))];
    return texts.map((text) => ({
        text,
        keys: told.filter((one) => one.text === text).map(({ key }) => key)
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
