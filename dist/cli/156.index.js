export const id = 156;
export const ids = [156];
export const modules = {

/***/ 40519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ runProcess),
/* harmony export */   i: () => (/* binding */ shortlyAfter)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);


const GRACE_MS = 1_700;
const GITHUB_GRACE_MS = 1_200;
const LINGER_MS = 500;
async function runProcess({ work, reportBug, reportStopped, failureCode }) {
    process.exitCode = 1;
    surviveLostStreams();
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
        stop(new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StoppedByBug */ .v6());
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
function surviveLostStreams() {
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
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


/***/ }),

/***/ 40345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ TAG_PREFIX),
/* harmony export */   Hl: () => (/* binding */ SOURCES),
/* harmony export */   T4: () => (/* binding */ idKey),
/* harmony export */   _o: () => (/* binding */ DEPLOYMENT_TYPES),
/* harmony export */   cS: () => (/* binding */ IDENTIFIER)
/* harmony export */ });
const SOURCES = ['git_host', 'external_container'];
const DEPLOYMENT_TYPES = ['dev_free', 'dev', 'prod'];
const TAG_PREFIX = 'refs/tags/';
const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idKey = (id) => (UUID.test(id) ? id.toLowerCase() : id);


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
        return new Set(this.problems.map(({ input, path = [input], place }) => (place === undefined ? path[0] : input)))
            .size;
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

/***/ 89453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   SV: () => (/* binding */ canonicalRef),
/* harmony export */   YO: () => (/* binding */ isBuiltOf),
/* harmony export */   dz: () => (/* binding */ isTag),
/* harmony export */   f5: () => (/* binding */ isFullCommit),
/* harmony export */   hH: () => (/* binding */ nameRevision),
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   lF: () => (/* binding */ isVersion)
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40345);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


function isTag(ref) {
    return ref?.startsWith(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_PREFIX */ .C_) ?? false;
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
function nameRevision(id, commit) {
    return commit != null && /^[0-9a-f]{7,64}$/i.test(commit) ? `${id} (commit ${shortCommit(commit)})` : id;
}
function sameCommit(a, b) {
    const [short, long] = [a.trim().toLowerCase(), b.trim().toLowerCase()].sort((x, y) => x.length - y.length);
    return short === long ? short !== '' : short.length >= 7 && long.startsWith(short);
}


/***/ }),

/***/ 67500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAsProcess: () => (/* binding */ runAsProcess)
});

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
;// CONCATENATED MODULE: ./lib/src/adapters/runner/clock.js


const LONGEST_TIMER_MS = 2 ** 31 - 1;
function createClock(cancelled) {
    return {
        now: () => Number(process.hrtime.bigint()) / 1e6,
        date: () => Date.now(),
        sleep: async (ms, until) => {
            const signal = until === undefined ? cancelled : AbortSignal.any([cancelled, until]);
            try {
                await (0,promises_.setTimeout)(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
            }
            catch (error) {
                if (!cancelled.aborted)
                    return;
                throw new errors/* CancelledError */.cc('cancelled', { cause: error, reason: cancelled.reason });
            }
        }
    };
}

// EXTERNAL MODULE: ./lib/src/adapters/runner/process.js
var runner_process = __webpack_require__(40519);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
;// CONCATENATED MODULE: ./lib/src/run/process.js




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
    await (0,runner_process/* runProcess */.R)({
        failureCode,
        work: async (cancelled) => {
            const succeeded = await run(cancelled, createClock(cancelled));
            if (hasBug)
                putCode('internal');
            return succeeded;
        },
        reportBug: (error) => {
            hasBug = true;
            const failure = (0,report_failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU);
            runner.error((0,report_failure/* failureText */.kY)(failure, record/* EMPTY_RECORD */.sU), failure);
            putCode('internal');
        },
        reportStopped: () => {
            if (runner.hasToldError())
                return;
            const message = 'Cancelled before the run had ended. Changes made so far stay; its records on GitHub may be incomplete.';
            const failure = { kind: 'cancelled', code: 'cancelled', message, advice: undefined };
            runner.error((0,report_failure/* failureText */.kY)(failure, record/* EMPTY_RECORD */.sU), failure);
            putCode('cancelled');
        }
    });
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
    return minutes < 2880 ? count(Math.floor(minutes / 60), 'hour') : count(Math.floor(minutes / 1440), 'day');
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
    return texts.map((text) => ({ text, keys: told.filter((one) => one.text === text).map(({ key }) => key) }));
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
/* harmony export */   uo: () => (/* binding */ withoutAnsi)
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
