export const id = 856;
export const ids = [856];
export const modules = {

/***/ 86263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yb: () => (/* binding */ DeploymentAnswer),
  I2: () => (/* binding */ DeploymentRow),
  cS: () => (/* binding */ IDENTIFIER),
  CW: () => (/* binding */ ID_FIELDS),
  gw: () => (/* binding */ Identifier),
  c3: () => (/* binding */ LogPageAnswer),
  z3: () => (/* binding */ LookupRow),
  y1: () => (/* binding */ RequestedRevision),
  QQ: () => (/* binding */ RevisionAnswer),
  _r: () => (/* binding */ WriteAnswer),
  T4: () => (/* binding */ idKey),
  O1: () => (/* binding */ isUuid),
  RO: () => (/* binding */ rowsOf),
  UT: () => (/* binding */ shownRevisions),
  zA: () => (/* binding */ shownUrl)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/contract/deployment.js
var deployment = __webpack_require__(94246);
// EXTERNAL MODULE: ./lib/src/contract/page.js
var contract_page = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/src/contract/resource-spec.js
var resource_spec = __webpack_require__(69501);
;// CONCATENATED MODULE: ./lib/src/contract/shown-code.js
const WHOLE_COMMIT = /^\s*(?:[0-9a-f]{40}|[0-9a-f]{64})\s*$/i;
function readCode(code, { source, repo_branch }) {
    if (!isOfGit(code, source))
        return code;
    const { repo_ref, image_uri, repo_commit_sha: commit } = code;
    const own = image_uri == null ? code : { ...code, image_uri: null };
    const followed = { repo_ref: repo_branch, hides_ref: true };
    if (repo_ref == null)
        return repo_branch == null ? own : { ...own, ...followed };
    if (!WHOLE_COMMIT.test(repo_ref))
        return own;
    return { ...own, ...followed, repo_commit_sha: commit ?? repo_ref.trim().toLowerCase() };
}
function isOfGit({ repo_ref, repo_commit_sha }, source) {
    if (source != null)
        return source === 'git_host';
    return repo_ref != null || repo_commit_sha != null;
}

;// CONCATENATED MODULE: ./lib/src/contract/answers.js






const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isUuid = (text) => typeof text === 'string' && UUID.test(text);
const idKey = (id) => (UUID.test(id) ? id.toLowerCase() : id);
const Identifier = schemas/* string */.YjP()
    .regex(IDENTIFIER, 'must be an identifier of letters, digits, - and _')
    .transform(idKey);
const freeForm = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const orNull = (value) => (value === '' ? null : value);
const answers_text = schemas/* preprocess */.vkY(orNull, schemas/* string */.YjP().nullish());
const lenientText = answers_text.catch(undefined);
const identifierOrNull = schemas/* preprocess */.vkY((id) => orNull(id) ?? null, Identifier.nullable());
const NUMERIC = [...new Set([...resource_spec/* RESOURCE_SPEC_FIELDS */.TO, ...resource_spec/* PUBLIC_RESOURCE_FIELDS */.hR])].filter((field) => /_scale$|cpu(?:_limit)?$|_mb$|_gi$|_connections$/.test(field));
const readNumber = (value) => typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
function readResourceNumbers(spec) {
    const numbers = NUMERIC.filter((field) => Object.hasOwn(spec, field));
    return {
        ...spec,
        ...Object.fromEntries(numbers.map((field) => [field, readNumber(spec[field])]))
    };
}
function readBoolean(value) {
    if (value === 'true')
        return true;
    return value === 'false' ? false : value;
}
const readCommit = (value) => typeof value === 'string' && /^\s*[0-9a-f]{7,64}\s*$/i.test(value)
    ? value.trim().toLowerCase()
    : value;
const sourceConfigAnswer = {
    integration_id: answers_text,
    repo_url: answers_text,
    deployment_type: answers_text,
    build_on_push: schemas/* preprocess */.vkY(readBoolean, schemas/* boolean */.zMY().nullish()),
    custom_url: answers_text,
    resource_spec: freeForm.transform(readResourceNumbers).nullish(),
    listener_id: answers_text,
    listener_config: schemas/* looseObject */._H3({ cluster_namespace: answers_text }).nullish(),
    install_command: answers_text,
    build_command: answers_text
};
const sourceRevisionConfigAnswer = {
    repo_ref: answers_text,
    graph_config_path: answers_text,
    image_uri: answers_text,
    repo_commit_sha: schemas/* preprocess */.vkY(readCommit, answers_text)
};
const revisionConfigAnswer = schemas/* looseObject */._H3({
    ...sourceRevisionConfigAnswer,
    hides_ref: schemas/* literal */.euz(true).optional().catch(undefined)
});
function orEmpty(config) {
    return schemas/* nullish */.cl6(config).transform((read) => read ?? {});
}
const DeploymentAnswer = schemas/* looseObject */._H3({
    id: Identifier,
    name: schemas/* string */.YjP(),
    source: answers_text,
    source_config: orEmpty(schemas/* looseObject */._H3({ ...sourceConfigAnswer, repo_branch: lenientText })),
    source_revision_config: orEmpty(revisionConfigAnswer),
    secrets: schemas/* unknown */.L5J().optional(),
    secret_references: schemas/* array */.YOg(schemas/* looseObject */._H3(deployment/* SecretReference */.Us.shape)).nullish().catch(undefined),
    deployment_tier: lenientText,
    status: answers_text,
    url: lenientText,
    tenant_id: lenientText,
    latest_revision_id: identifierOrNull,
    active_revision_id: identifierOrNull.nullish()
})
    .transform((read) => {
    const { source, source_config, source_revision_config: code } = read;
    const { repo_branch } = source_config;
    return { ...read, source_revision_config: readCode(code, { source, repo_branch }) };
});
const shownRevisions = ({ latest_revision_id, active_revision_id }) => ({
    latest_revision_id,
    active_revision_id
});
const ID_FIELDS = ['id', 'latest_revision_id', 'active_revision_id'];
function shownUrl({ source_config, url }) {
    const shown = source_config.custom_url ?? url;
    return shown?.trim() ? shown : undefined;
}
const WriteAnswer = schemas/* looseObject */._H3({
    id: Identifier.optional().catch(undefined),
    latest_revision_id: Identifier.nullish().catch(undefined)
})
    .catch({});
const DeploymentRow = schemas/* looseObject */._H3({
    id: Identifier,
    name: schemas/* string */.YjP()
        .nullable()
        .transform((name) => name ?? ''),
    status: lenientText,
    created_at: lenientText,
    updated_at: lenientText
});
function withReadCode(read) {
    const { source, source_revision_config: code } = read;
    return code == null ? read : { ...read, source_revision_config: readCode(code, { source }) };
}
const revisionAnswer = schemas/* looseObject */._H3({
    id: Identifier,
    source: lenientText,
    status: schemas/* string */.YjP().min(1),
    status_message: lenientText,
    source_revision_config: revisionConfigAnswer.nullish(),
    created_at: lenientText,
    updated_at: lenientText
});
const RevisionAnswer = revisionAnswer.transform(withReadCode);
const RequestedRevision = revisionAnswer.partial({ id: true }).transform(withReadCode);
const LookupRow = schemas/* looseObject */._H3({
    id: Identifier,
    name: lenientText,
    compute_type: lenientText,
    compute_config: schemas/* looseObject */._H3({ cluster_namespaces: schemas/* array */.YOg(schemas/* string */.YjP()).nullish() })
        .nullish()
        .catch(undefined)
});
function rowsOf(row, isRest = false) {
    return schemas/* transform */.pdi((answer, { issues }) => {
        const page = [];
        const unread = [];
        for (const [at, raw] of (0,contract_page/* rowsIn */.Nn)(answer).entries()) {
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
            page.unread = unread.map(({ path, message }) => `${(0,format/* fieldPath */.cn)(path)}: ${message}`);
        return page;
    });
}
const LogPageAnswer = schemas/* looseObject */._H3({
    logs: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    next_offset: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish().catch(undefined)
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
/* harmony export */   Lo: () => (/* binding */ INTERRUPTION_MS),
/* harmony export */   Nj: () => (/* binding */ isDeployed),
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   vx: () => (/* binding */ isBeingDeleted)
/* harmony export */ });
const INTERRUPTION_MS = 60_000;
const ENDED = 'FAIL|ERROR|CANCEL|ABORT|CRASH|REJECT|TIMED_?OUT';
const FAILED = `${ENDED}|INTERRUPT`;
const INTERRUPTED = new RegExp(`^(?![^]*(?:${ENDED}))[^]*INTERRUPT`, 'i');
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
    failed('CREATE', 'Creating the revision failed', 'It failed before the build. ' +
        'Fix the cause that the service shows, then run again to create a new revision.'),
    failed('DEPLOY', 'The rollout failed', 'The agent server did not start. Find the cause in its deploy log, ' +
        'such as a missing secret. Fix it, then push or run again.', { log: 'deploy' }),
    failed('', 'The revision failed', 'Read the logs of the revision in the service, then run again to create a new revision.'),
    [/SKIPPED|SUPERSEDED|REPLACED|INACTIVE/i, { verdict: 'superseded' }],
    [/^(?:QUEUED|AWAITING_[A-Z_]+|[A-Z_]*[A-Z]ING)$/i, { verdict: 'pending', in_progress: true }]
];
function meaningOf(status) {
    const meaning = STATUSES.find(([pattern]) => pattern.test(status))?.[1] ?? { verdict: 'pending' };
    return INTERRUPTED.test(status) ? { ...meaning, may_pass: true } : meaning;
}
function verdictOf(status) {
    return meaningOf(status).verdict;
}
function isDeployed({ status }) {
    return verdictOf(status) === 'deployed';
}
function isBeingDeleted(deployment) {
    return /^AWAITING_(?:\w+_)?DELETE$/.test(deployment.status ?? '');
}


/***/ }),

/***/ 63112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HV: () => (/* binding */ UNKNOWN),
/* harmony export */   K$: () => (/* binding */ NOTHING),
/* harmony export */   K3: () => (/* binding */ servingOf),
/* harmony export */   Km: () => (/* binding */ servesAnother),
/* harmony export */   Zc: () => (/* binding */ servesAnotherThanDeployed),
/* harmony export */   eY: () => (/* binding */ snapshotOf),
/* harmony export */   mZ: () => (/* binding */ servingId),
/* harmony export */   rs: () => (/* binding */ urlOf)
/* harmony export */ });
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86263);
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7383);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97583);



const NOTHING = { is: 'nothing' };
const UNKNOWN = { is: 'unknown' };
function servingOf({ active_revision_id: id }, earlier = UNKNOWN) {
    if (id === undefined)
        return UNKNOWN;
    if (id !== null)
        return { is: 'revision', id };
    const hasNamed = earlier.is === 'revision' || earlier.is === 'nothing';
    return hasNamed ? NOTHING : { is: 'unnamed' };
}
function urlOf(deployment) {
    return (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)((0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .zA)(deployment));
}
function snapshotOf(deployment, latest, earlier) {
    return { deployment, latest, serving: servingOf(deployment, earlier) };
}
function servingId(serving) {
    return serving.is === 'revision' ? serving.id : undefined;
}
function servesAnother({ serving, latest }) {
    return serving.is === 'revision' && latest !== null && serving.id !== latest.id;
}
function servesAnotherThanDeployed(snapshot) {
    const { latest } = snapshot;
    return latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeployed */ .Nj)(latest) && servesAnother(snapshot);
}


/***/ }),

/***/ 65071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ TimeLimitError),
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   UX: () => (/* binding */ inOneLine),
/* harmony export */   W6: () => (/* binding */ PlanError),
/* harmony export */   Xs: () => (/* binding */ StatusError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dV: () => (/* binding */ AnswerError),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   ie: () => (/* binding */ factsOfCause),
/* harmony export */   s5: () => (/* binding */ CredentialsExpiredError),
/* harmony export */   sH: () => (/* binding */ DeployError),
/* harmony export */   v6: () => (/* binding */ StoppedByBug),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
class DeployError extends Error {
    code;
    facts;
    fix;
    hint;
    constructor(code, { what, facts = [], fix = [], hint, cause }) {
        super(what, { cause });
        this.name = new.target.name;
        this.code = code;
        this.facts = facts;
        this.fix = fix;
        this.hint = hint;
    }
    get what() {
        return this.message;
    }
}
function factsOfCause(label, { what, facts }) {
    return [{ label, value: what }, ...facts];
}
function inOneLine({ what, facts }) {
    const lines = [what, ...facts.map(({ label, value }) => `${label}: ${value}`)];
    const sentences = lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`));
    return facts.length === 0 ? what : sentences.join(' ');
}
class InputError extends DeployError {
    problems;
    constructor(problems) {
        const facts = problems.map(({ input, problem }) => ({ label: input, value: problem }));
        super('input_invalid', { what: 'The inputs are invalid.', facts });
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
    constructor(what = 'cancelled', { reason, cause } = {}) {
        super(reason instanceof StoppedByBug ? 'internal' : 'cancelled', { what, cause });
    }
}
class RequestError extends DeployError {
    request;
    brief;
    mayHaveBeenApplied;
    retryable;
    retryAfterMs;
    mostAttempts;
    constructor(code, options) {
        super(code, options);
        this.request = options.request;
        this.brief = options.brief ?? options.what;
        this.mayHaveBeenApplied = options.mayHaveBeenApplied;
        this.retryable = options.retryable;
        this.retryAfterMs = options.retryAfterMs;
        this.mostAttempts = options.mostAttempts;
    }
}
class ConnectionError extends RequestError {
    timed_out;
    constructor(options) {
        super('control_plane_unreachable', options);
        this.timed_out = options.timed_out ?? false;
    }
}
class TimeLimitError extends RequestError {
    constructor(request) {
        super('wait_timeout', {
            what: `${request} was not sent, because the time limit of the step (\`timeout\`) ended.`,
            fix: [
                'Run again: it reads first and continues from what exists.',
                'If that takes longer, set `timeout` to a longer time.'
            ],
            request,
            mayHaveBeenApplied: false,
            retryable: false
        });
    }
}
const ATTEMPTS_FOR_UNUSABLE = 3;
class AnswerError extends RequestError {
    constructor(options) {
        super('invalid_response', { mostAttempts: ATTEMPTS_FOR_UNUSABLE, ...options });
    }
}
class StatusError extends RequestError {
    status;
    constructor(options) {
        super(codeOfStatus(options.status), options);
        this.status = options.status;
    }
    with(changes) {
        const { what, cause, ...same } = this;
        return new StatusError({ ...same, what, cause, ...changes });
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
    constructor(what, options = {}) {
        super('github_unavailable', { what, cause: options.cause });
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

/***/ 89453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   SV: () => (/* binding */ canonicalRef),
/* harmony export */   YO: () => (/* binding */ isBuiltOf),
/* harmony export */   dz: () => (/* binding */ isTag),
/* harmony export */   f5: () => (/* binding */ isFullCommit),
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   lF: () => (/* binding */ isVersion)
/* harmony export */ });
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


function isTag(ref) {
    return ref?.startsWith(_contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_PREFIX */ .C_) ?? false;
}
function isVersion(ref) {
    return /^v?\d+\.\d+/.test(ref);
}
function canonicalRef(ref) {
    return ref.replace(/^refs\/heads\//, '');
}
function shortCommit(commit) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(commit, 40).slice(0, 7);
}
function isCommitId(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
function isFullCommit(commit) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
}
function isBuiltOf(commit, { source_revision_config: code }) {
    return code?.repo_commit_sha != null && sameCommit(code.repo_commit_sha, commit);
}
function sameCommit(a, b) {
    const first = a.trim().toLowerCase();
    const second = b.trim().toLowerCase();
    if (first.length < 7 || second.length < 7)
        return first === second && first !== '';
    return first.startsWith(second) || second.startsWith(first);
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
    const read = (request, how) => {
        if (how?.once)
            return request();
        return withRetry(options, how?.missing_is_final ? () => orFinal(request()) : request);
    };
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
function orFinal(request) {
    return request.catch((error) => {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error) ? error.with({ retryable: false }) : error;
    });
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


/***/ }),

/***/ 60745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   g$: () => (/* binding */ sanitizeLine),
/* harmony export */   g9: () => (/* binding */ escapeCommands),
/* harmony export */   nI: () => (/* binding */ redactLines),
/* harmony export */   sl: () => (/* binding */ withoutUserInfo),
/* harmony export */   uo: () => (/* binding */ withoutAnsi),
/* harmony export */   vp: () => (/* binding */ showValue)
/* harmony export */ });
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
function sanitizeLine(text, max = 300) {
    const line = withoutUserInfo(text.toWellFormed().replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim());
    return line.length <= max ? line : `${line.slice(0, max - 1).toWellFormed()}…`;
}
const USER_INFO = /(:(?:\\?\/){2})[^\s/?#\\"'<>]*@/g;
function withoutUserInfo(text) {
    return text.includes('@') ? text.replace(USER_INFO, '$1') : text;
}
const INVISIBLE = /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function escapeCommands(text) {
    const plain = text
        .toWellFormed()
        .replace(/\r\n?|[\p{Zl}\p{Zp}\v\f\x85]/gu, '\n')
        .replace(INVISIBLE, '');
    return withoutUserInfo(plain)
        .split('\n')
        .map((line) => line.replace(/^(\s*):(?=:)/u, '$1: ').replaceAll('##[', '## ['))
        .join('\n');
}
const SEQUENCE = new RegExp([
    /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?/,
    /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\r\n]*(?:\x07|\x1b\\|\x9c)?/,
    /\x1b[ -/]*[0-~]?/
]
    .map(({ source }) => source)
    .join('|'), 'g');
function withoutAnsi(text) {
    return text.replace(SEQUENCE, '');
}
function withoutInvisible(text) {
    return withoutAnsi(text).replace(INVISIBLE, '');
}
function redactLines(lines, redact) {
    return redact(lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\n')).split('\n');
}
function showValue(value, most = 120) {
    if (value == null)
        return 'unset';
    return sanitizeLine(typeof value === 'string' ? value : JSON.stringify(value), most);
}


/***/ }),

/***/ 97583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withoutTrailingSlashes),
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
function webAddress(text) {
    if (text == null || !/^https?:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(text))
        return undefined;
    if (!URL.canParse(text))
        return undefined;
    const { username, password } = new URL(text);
    return username === '' && password === '' ? withoutTrailingSlashes(text) : undefined;
}
const withoutTrailingSlashes = (text) => text.replace(/(?<!\/)\/+$/, '');


/***/ })

};
