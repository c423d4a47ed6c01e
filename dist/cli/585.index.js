export const id = 585;
export const ids = [585];
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

/***/ 40519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ runProcess),
/* harmony export */   is: () => (/* binding */ shortlyAfter),
/* harmony export */   ts: () => (/* binding */ createClock)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);



const GRACE_MS = 1_700;
const GITHUB_GRACE_MS = 1_200;
const LINGER_MS = 500;
async function runProcess({ work, reportBug, reportStopped, failureCode }) {
    process.exitCode = 1;
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
    const cancel = new AbortController();
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, cancel.signal);
    const stop = (reason) => {
        cancel.abort(reason);
        setTimeout(() => {
            reportStopped();
            process.exit(failureCode());
        }, GRACE_MS).unref();
    };
    const stopFor = (error) => {
        reportBug(error);
        process.exitCode = 1;
        stop(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoppedByBug */ .v6());
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => stop());
    for (const event of ['uncaughtException', 'unhandledRejection'])
        process.on(event, stopFor);
    const runDry = () => stopFor(new Error('the event loop ended before the run did'));
    process.once('beforeExit', runDry);
    const succeeded = await work(cancel.signal);
    process.off('beforeExit', runDry);
    if (succeeded && cancel.signal.aborted)
        reportStopped();
    process.exitCode = succeeded && !cancel.signal.aborted ? 0 : failureCode();
    setTimeout(() => process.exit(), LINGER_MS).unref();
}
function shortlyAfter(cancelled) {
    const end = new AbortController();
    const begin = () => setTimeout(() => end.abort(), GITHUB_GRACE_MS).unref();
    if (cancelled.aborted)
        begin();
    else
        cancelled.addEventListener('abort', begin, { once: true });
    return end.signal;
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function createClock(cancelled) {
    return {
        now: () => Number(process.hrtime.bigint()) / 1e6,
        date: () => Date.now(),
        sleep: async (ms, until) => {
            const signal = until === undefined ? cancelled : AbortSignal.any([cancelled, until]);
            try {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
            }
            catch (error) {
                if (!cancelled.aborted)
                    return;
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc('cancelled', { cause: error, reason: cancelled.reason });
            }
        }
    };
}


/***/ }),

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
const readBoolean = (value) => value === 'true' ? true : value === 'false' ? false : value;
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
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48137);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97583);
/* harmony import */ var _web_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56897);






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
        duration: kind(durationProblem, _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9),
        credential: kind(credentialProblem, asWritten, { isSecret: true }),
        safeUrl: kind(_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .unsafeReason */ .Bf, _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlash */ .ae),
        webUrl: kind((text) => ((0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(text) === undefined || /[?#]/.test(text) ? NO_WEB_URL : undefined), asWritten),
        repositoryUrl: kind(repositoryProblem, asWritten)
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
function guidProblem(text) {
    const meant = (0,_web_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .isAddress */ .P)(text) ? text.match(IDS)?.at(-1) : undefined;
    if (meant === undefined)
        return notAGuid(text);
    return `${quote(text, 120)} is the address of a page. Write the ID alone: ${meant}.`;
}
const IDS = /(?<!\/o\/|[0-9A-Fa-f-])[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Fa-f-])/g;
const QUOTED = /^(["'`])(.*)\1$/s;
function quotesProblem(text, judge) {
    const [, , inner = ''] = QUOTED.exec(text) ?? [];
    const isMeant = inner !== '' && judge(inner) === undefined;
    return isMeant
        ? `${quote(text, 120)} has quotes around it. Write ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(inner, 120)}.`
        : undefined;
}
const REFERENCE = /^\$(?:[A-Za-z_]\w*|\{[^{}]*\}|\{\{.*\}\})$/s;
function credentialProblem(text, input) {
    if (QUOTED.test(text))
        return 'has quotes around it. Remove them.';
    if (REFERENCE.test(text))
        return 'is a reference that was not replaced by its value. In a workflow, write ${{ secrets.NAME }}; elsewhere, check that the variable is set.';
    if (input === 'tenant_id' && (0,_web_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .isAddress */ .P)(text))
        return 'is the address of a page. Write the ID alone, which stands there behind /o/.';
    return /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? undefined : NO_HEADER;
}
function notAChoice(text, choices) {
    const word = text.toLowerCase();
    const meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .pA)(word, choices) ?? choices.find((choice) => word.startsWith(choice));
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
function repositoryProblem(text) {
    if (!isRepositoryUrl(text))
        return NO_REPOSITORY;
    const page = (0,_web_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .readRepositoryPage */ .e)(text);
    if (page === undefined)
        return undefined;
    return `${quote(text, 120)} is the address of a page in a repository. Write ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(page.repository_url, 120)}.`;
}
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
    const [one, other] = [a.trim().toLowerCase(), b.trim().toLowerCase()];
    if (one.length < 7 || other.length < 7)
        return one === other && one !== '';
    return one.startsWith(other) || other.startsWith(one);
}


/***/ }),

/***/ 71441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAsProcess: () => (/* binding */ runAsProcess)
/* harmony export */ });
/* harmony import */ var _adapters_runner_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40519);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75851);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92160);



async function runAsProcess({ runner, run, failureCode = () => 1 }) {
    let hasBug = false;
    const putCode = (code) => {
        try {
            runner.output('error_code', code);
        }
        catch {
            runner.debug('The output error_code could not be written.');
        }
    };
    await (0,_adapters_runner_process_js__WEBPACK_IMPORTED_MODULE_0__/* .runProcess */ .R3)({
        failureCode,
        work: async (cancelled) => {
            const succeeded = await run(cancelled, (0,_adapters_runner_process_js__WEBPACK_IMPORTED_MODULE_0__/* .createClock */ .ts)(cancelled));
            if (hasBug)
                putCode('internal');
            return succeeded;
        },
        reportBug: (error) => {
            hasBug = true;
            const failure = (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_RECORD */ .sU);
            runner.error((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_RECORD */ .sU), failure);
            putCode('internal');
        },
        reportStopped: () => {
            if (runner.hasToldError())
                return;
            const what = 'Cancelled before the run had ended. ' +
                'Changes made so far stay; its records may be incomplete.';
            const failure = { kind: 'cancelled', code: 'cancelled', what, facts: [], fix: [] };
            runner.error((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_RECORD */ .sU), failure);
            putCode('cancelled');
        }
    });
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
const SEQUENCE = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
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
    if (text == null || !/^https?:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(text) || !URL.canParse(text))
        return undefined;
    const { username, password } = new URL(text);
    return username === '' && password === '' ? withoutTrailingSlashes(text) : undefined;
}
const withoutTrailingSlashes = (text) => text.replace(/(?<!\/)\/+$/, '');


/***/ })

};
