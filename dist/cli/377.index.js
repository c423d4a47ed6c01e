export const id = 377;
export const ids = [377];
export const modules = {

/***/ 93675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ OUTPUT_NAMES),
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const INPUT_DEFAULTS = {
    command: 'deploy',
    base_url: '',
    api_key: '',
    name: '',
    graph_config_path: '',
    image_uri: '',
    secrets: '',
    preview: '',
    tenant_id: '',
    bearer_token: '',
    api_dialect: '',
    repo_ref: '',
    repo_url: '',
    paths: '',
    build_on_push: '',
    install_command: '',
    build_command: '',
    deployment_type: '',
    deployment_tier: '',
    cluster_namespace: '',
    resource_spec: '',
    custom_url: '',
    env_vars: '',
    secret_references: '',
    secrets_update_strategy: 'overwrite',
    allow_empty_secrets: 'false',
    new_revision: 'auto',
    wait: 'true',
    timeout: '30m',
    build_logs: 'true',
    smoke_assistant: '',
    smoke_input: '',
    smoke_expect: '',
    smoke_timeout: '2m',
    agent_api_key: '',
    rollback: 'false',
    revision: '',
    environment: '',
    comment: 'auto',
    github_token: '',
    manifest: '',
    select: '',
    variables: '',
    delete_tracing_project: 'auto',
    dry_run: 'false',
    deployment_id: '',
    source: '',
    integration_id: '',
    listener_id: '',
    max_age: '',
    poll_interval: 'auto',
    verify_serving: 'auto',
    smoke_stream_mode: 'updates'
};
const OUTPUT_NAMES = [
    'deployment_id',
    'revision_id',
    'url',
    'operation',
    'new_revision',
    'status',
    'commit_sha',
    'docs_url',
    'dashboard_url',
    'smoke',
    'serving_revision_id',
    'rolled_back_to',
    'error_code',
    'plan',
    'plans',
    'swept',
    'deployments',
    'deployed',
    'unchanged',
    'failed',
    'skipped',
    'matrix'
];


/***/ }),

/***/ 9888:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ headersOf),
/* harmony export */   w: () => (/* binding */ credentialHeaders)
/* harmony export */ });
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79999);

function headersOf(credentials) {
    return _input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .HEADER_INPUTS */ .AH.flatMap((input) => {
        const value = credentials[input];
        return value ? [{ input, value, header: _input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUTS */ .mc[input].header }] : [];
    });
}
function credentialHeaders(credentials) {
    const headers = headersOf(credentials).map(({ value, header: { name, prefix = '' } }) => {
        return [name, `${prefix}${value}`];
    });
    return Object.fromEntries(headers);
}


/***/ }),

/***/ 89516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ NOTHING_CHECKED_OUT),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);





const MOST_BYTES = 4 * 2 ** 20;
const SETTINGS = [
    'core.fsmonitor=false',
    'core.commitGraph=false',
    'diff.relative=false',
    `diff.orderFile=${node_os__WEBPACK_IMPORTED_MODULE_1__.devNull}`
];
const OPTIONS = [
    '--no-pager',
    '--no-replace-objects',
    ...SETTINGS.flatMap((setting) => ['-c', setting])
];
const VARIABLES = {
    LC_ALL: 'C',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0'
};
function lineOf(answer) {
    return 'output' in answer ? answer.output.toString('utf8').trim() || undefined : undefined;
}
function gitIn(folder, { variables, cancelled, timeoutMs }) {
    const options = {
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(process.execPath),
        env: { ...variables, ...VARIABLES },
        encoding: 'buffer',
        timeout: Math.max(1, Math.ceil(timeoutMs)),
        killSignal: 'SIGKILL',
        maxBuffer: MOST_BYTES,
        signal: cancelled,
        windowsHide: true
    };
    return (...args) => new Promise((resolve, reject) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', ['-C', folder, ...OPTIONS, ...args], options, (error, output, problem) => {
            if (cancelled.aborted)
                reject(new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CancelledError */ .cc('cancelled', { reason: cancelled.reason }));
            else if (error === null)
                resolve({ output });
            else
                resolve({ unknown: whyNot(error, problem.toString('utf8')), ...exitCodeOf(error) });
        });
    });
}
const NOTHING_CHECKED_OUT = 'no code is checked out';
const REASONS = [
    [/not a git repository|cannot change to/i, NOTHING_CHECKED_OUT],
    [/dubious ownership/i, 'git does not trust the owner of the checkout (safe.directory)'],
    [
        /bad (?:object|revision)|unknown revision|ambiguous argument|unable to read|could not fetch/i,
        'the checkout does not contain both commits (set fetch-depth: 0)'
    ]
];
const exitCodeOf = ({ code }) => typeof code === 'number' ? { exit_code: code } : {};
function whyNot(error, problem) {
    if (error.code === 'ENOENT')
        return 'git is not installed';
    if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
        return 'there are too many files';
    if (error.killed)
        return 'git took too long';
    const known = REASONS.find(([words]) => words.test(problem))?.[1];
    return known ?? `git failed: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(problem || error.message, 150)}`;
}


/***/ }),

/***/ 17156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ readRunContext),
/* harmony export */   d5: () => (/* binding */ ownRepository),
/* harmony export */   gl: () => (/* binding */ hasGitHub)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17227);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97583);



function hasGitHub({ is_on_github, api_url }, token) {
    return is_on_github !== false || (token !== undefined && api_url !== undefined);
}
const ownRepository = ({ server_url, repository }) => repository && (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(`${server_url}/${repository}`);
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
const PLAIN_REF = /^[\w.-]+(?:\/[\w.-]+)*$/;
const NO_COMMIT = /^0+$/;
function readRunContext(env, payload) {
    const { action, before, deleted, pull_request, client_payload } = (payload ?? {});
    const variable = (name) => env[name]?.trim() || undefined;
    const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '')
        ? env.GITHUB_REPOSITORY
        : undefined;
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailingSlashes */ .A)(variable('GITHUB_SERVER_URL') ?? 'https://github.com');
    const action_repository = variable('GITHUB_ACTION_REPOSITORY') ?? '';
    const action_ref = variable('GITHUB_ACTION_REF') ?? '';
    const dispatched_ref = textOf(client_payload?.ref);
    const isPublished = REPOSITORY.test(action_repository) && PLAIN_REF.test(action_ref);
    const sha = variable('GITHUB_SHA');
    const actor = variable('GITHUB_ACTOR');
    const run = variable('GITHUB_RUN_ID');
    return {
        event_name: variable('GITHUB_EVENT_NAME') ?? '',
        event_action: typeof action === 'string' ? action : undefined,
        server_url,
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailingSlashes */ .A)(variable('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: variable('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: readPullRequest(pull_request, repository),
        ...(typeof before === 'string' &&
            (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullCommit */ .f5)(before) &&
            !NO_COMMIT.test(before) && { sha_before: before }),
        ...(deleted === true && { is_ref_deleted: true }),
        ...(dispatched_ref !== undefined && { dispatched_ref }),
        ...(actor !== undefined && { actor }),
        ...(isPublished && { action_url: `${server_url}/${action_repository}/blob/${action_ref}` }),
        run_url: repository !== undefined && run !== undefined
            ? `${server_url}/${repository}/actions/runs/${run}`
            : undefined
    };
}
const textOf = (value) => (typeof value === 'string' && value.trim()) || undefined;
function readPullRequest(pull, here) {
    const { number, head } = pull ?? {};
    const { ref: head_ref, sha: head_sha, repo } = head ?? {};
    if (typeof number !== 'number' || !Number.isSafeInteger(number))
        return undefined;
    if (number < 1)
        return undefined;
    if (typeof head_ref !== 'string' || typeof head_sha !== 'string')
        return undefined;
    const name = repo?.full_name;
    const head_repository = typeof name === 'string' && REPOSITORY.test(name) ? name : undefined;
    if (repo != null && head_repository === undefined)
        return undefined;
    const is_fork = head_repository?.toLowerCase() !== here?.toLowerCase();
    return { number, head_ref, head_sha, head_repository, is_fork };
}


/***/ }),

/***/ 14248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ invalidResponse),
/* harmony export */   Vs: () => (/* binding */ retryAfterMs),
/* harmony export */   a5: () => (/* binding */ errorFromResponse),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81415);
/* harmony import */ var _contract_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42730);
/* harmony import */ var _contract_page_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82630);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65071);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61645);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14185);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(70972);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);
/* harmony import */ var _mask_answers_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(28688);









const NOT_PROCESSED = new Set([425, 429]);
const isAmbiguous = (status) => status === 408 || (status >= 500 && status !== 501 && status !== 505);
const REDIRECTED_AFTER = new Set([301, 302, 303]);
const isNoAnswer = (status) => status < 200 || status === 304;
const isRedirect = (status) => status >= 300 && status <= 399;
const MOST_QUOTED = 32 * 1024;
const MOST_LINES = 20;
const NOT_SHOWN = '(not shown: it may contain secrets)';
const TRY_LATER = 'The service, or a proxy in front of it, is overloaded or failing. ' +
    'Run again later: the run reads first and continues from what exists.';
function parseJson(answered) {
    const { status, text } = answered.answer;
    if (status < 200 || status > 299)
        throw errorFromResponse(answered);
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_8__/* .readJson */ .Vh)(text);
    if (json === undefined)
        throw invalidResponse(answered, whyNotJson(text.trimStart().slice(0, MOST_QUOTED), answered));
    if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_8__/* .isDeeperThan */ .hz)(_text_json_js__WEBPACK_IMPORTED_MODULE_8__/* .DEEPEST */ .FI, json))
        throw invalidResponse(answered, `the body is nested more than ${_text_json_js__WEBPACK_IMPORTED_MODULE_8__/* .DEEPEST */ .FI} levels deep`);
    return json;
}
function whyNotJson(text, { redact }) {
    if (text === '')
        return 'the body is empty';
    if (/^[[{"]/.test(text))
        return 'the body is JSON that is cut off or broken';
    return `the body is not JSON: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(quoted(text, redact), 80)}`;
}
function invalidResponse({ request, answer, advice }, problem) {
    const check = `Check that ${advice.address} is the address of the service itself, ` +
        'not of a web page or a proxy.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnswerError */ .dV({
        what: `Unexpected response body (HTTP ${answer.status}).`,
        facts: [
            { label: 'Request', value: request },
            { label: 'Response', value: problem }
        ],
        fix: advice.unusable === undefined ? [check] : [check, advice.unusable],
        request,
        brief: `${request}: unexpected response body (HTTP ${answer.status})`,
        mayHaveBeenApplied: true,
        retryable: true
    });
}
function quoted(text, redact) {
    const clean = redact(text);
    return (0,_mask_answers_js__WEBPACK_IMPORTED_MODULE_7__/* .mayShowSecrets */ .Af)(clean) ? NOT_SHOWN : clean;
}
function errorFromResponse(answered) {
    const { request, answer } = answered;
    const { status } = answer;
    if (isNoAnswer(status))
        return invalidResponse(answered, `the status ${status} does not answer this request`);
    const retryable = NOT_PROCESSED.has(status) || isAmbiguous(status);
    const [said, lines] = linesOf(answered);
    const { headline, fix } = explain(answered, said);
    const brief = `${request} answered ${status}`;
    const pauseMs = retryAfterMs(answer);
    const pause = pauseMs ? [{ label: 'Retry after', value: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .spellDuration */ .jl)(pauseMs) }] : [];
    const lastResort = retryable ? [TRY_LATER] : [];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StatusError */ .Xs({
        what: headline,
        facts: [
            { label: 'Request', value: brief },
            ...lines.map((line) => ({ label: 'Response', value: line })),
            ...pause
        ],
        fix: fix.length > 0 ? fix : lastResort,
        request,
        brief,
        status,
        mayHaveBeenApplied: isAmbiguous(status) || REDIRECTED_AFTER.has(status),
        retryable,
        retryAfterMs: pauseMs
    });
}
function explain({ advice, answer: { status, text } }, said) {
    const { subject, address, redirected } = advice;
    const known = advice.explain({ status, said, text: text.slice(0, MOST_QUOTED) });
    if (isRedirect(status)) {
        const fix = `Set ${address} to the address that the redirect leads to, if you trust it. ` +
            'Redirects are not followed, because they would forward the key.';
        const headline = `${subject} answered with a redirect (${status}).`;
        const isOpen = redirected !== undefined && REDIRECTED_AFTER.has(status);
        return { headline, fix: isOpen ? [fix, redirected] : [fix] };
    }
    if (status === 403 && /^\s*</.test(text)) {
        const fix = `Ask the owner of the proxy or firewall between this runner and ${address} ` +
            'to allow the request.';
        const headline = 'The request was refused with a web page (403), most likely by a proxy or a firewall.';
        return { headline, fix: known.fix === undefined ? [fix] : [fix, `Otherwise: ${known.fix}`] };
    }
    return {
        fix: known.fix === undefined ? [] : [known.fix],
        headline: `${known.headline ?? `${subject} ${whatItDid(status)}`} (${status}).`
    };
}
function whatItDid(status) {
    if (status === 404)
        return 'does not have what was requested';
    if (status === 409)
        return 'reported a conflict';
    if (status === 429)
        return 'limits the number of requests';
    const isUnready = status === 408 || status === 425;
    if (status >= 500 || isUnready)
        return 'failed to process the request';
    return 'refused the request';
}
function linesOf({ answer, redact: redactAll, words = _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL_WORDS */ .eF }) {
    const { status, text, location } = answer;
    const redact = (part) => quoted(part.slice(0, MOST_QUOTED), redactAll);
    const inWords = (...all) => {
        const lines = all.filter((line) => /[\p{L}\p{N}]/u.test(line));
        return [lines.some((line) => line !== NOT_SHOWN) ? 'text' : 'nothing', lines];
    };
    if (isRedirect(status) && location !== undefined)
        return inWords(`redirect to ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(redact(location))}`);
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_8__/* .readJson */ .Vh)(text);
    if (json === undefined)
        return inWords((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(redactAll(redact(text).replace(/<[^<>]{0,200}>/g, ' ')), 200));
    if ((0,_contract_page_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmpty */ .Im)(json))
        return inWords();
    const detail = (0,_contract_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .readErrorDetail */ .WW)(json).slice(0, MOST_LINES);
    if (detail.length === 0)
        return inWords((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(redact(text), 200));
    const lines = detail.map((entry) => {
        if (typeof entry === 'string')
            return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(redact(entry), 1000);
        const path = entry.loc[0] === 'body' ? (0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .translatePath */ .ON)(entry.loc.slice(1), words, 'read') : entry.loc;
        return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(`${redactAll((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldPath */ .cn)(path))}: ${redact(entry.msg)}`);
    });
    return detail.every((entry) => typeof entry === 'string') ? inWords(...lines) : ['fields', lines];
}
function retryAfterMs(answer) {
    const { retryAfter, date, receivedAt } = answer;
    if (retryAfter === undefined)
        return undefined;
    if (/^\d+(\.\d+)?$/.test(retryAfter.trim()))
        return Number(retryAfter) * 1000;
    const at = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_4__/* .readDate */ .A)(retryAfter);
    const sentAt = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_4__/* .readDate */ .A)(date);
    if (Number.isNaN(at))
        return undefined;
    return Math.max(0, at - (Number.isNaN(sentAt) ? receivedAt : sentAt));
}


/***/ }),

/***/ 28688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ mayShowSecrets),
/* harmony export */   a8: () => (/* binding */ maskAnswers)
/* harmony export */ });
/* unused harmony export returnedValues */
/* harmony import */ var _masking_document_texts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39917);
/* harmony import */ var _masking_user_info_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16931);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70972);



function maskAnswers(sender, mask, isPublished) {
    return {
        send: async (request) => {
            const answer = await sender.send(request);
            const values = returnedValues((0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(answer.text) ?? answer.text, isPublished);
            for (const value of [...values, ...values.flatMap(_masking_document_texts_js__WEBPACK_IMPORTED_MODULE_0__/* .documentTexts */ .o)])
                mask(value);
            return answer;
        }
    };
}
const HOLDER = /^(?:secrets|env|env_?vars?|environment_?(?:variables|vars)|secret_?values)$/i;
const ABOUT = /^(?:name|key|id|type|kind|description|source|status|hash|version|.*_(?:at|by|id))$/;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const QUOTES = '(?:["\'\\\\]|&(?:quot|apos|#x?\\d\\d);|%2[27]){0,8}';
const SHOWS_SECRETS = new RegExp(`(?:\\b|%2[27])(?:secrets|value|env|env_vars)${QUOTES}\\s?(?:[:=]|=>|%3a)\\s?` +
    '(?:["\'\\\\[{(]|&(?:quot|#)|%(?:2[27]|5b|7b|28))', 'i');
const IDENTITY = /^(?:.*_)?(?:id|url)$/;
function returnedValues(answer, isPublished = () => false) {
    const found = [];
    const shown = new Set();
    const open = [{ node: answer, holds: false }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { node, holds } = next;
        if (typeof node === 'string') {
            found.push(...(0,_masking_user_info_js__WEBPACK_IMPORTED_MODULE_1__/* .userInfoIn */ .x)(node));
            open.push({ node: embeddedJson(node), holds });
        }
        else if (Array.isArray(node)) {
            for (const item of node) {
                if (holds && typeof item === 'string' && ASSIGNMENT.test(item)) {
                    const equals = item.indexOf('=');
                    if (!isPublished(item.slice(0, equals)))
                        found.push(item.slice(equals + 1));
                }
                else
                    open.push({ node: item, holds });
            }
        }
        else if (typeof node === 'object' && node !== null) {
            const { name } = node;
            const isPublicEntry = typeof name === 'string' && isPublished(name);
            for (const [key, inner] of Object.entries(node)) {
                open.push({ node: inner, holds: holds || HOLDER.test(key) });
                if (typeof inner !== 'string')
                    continue;
                const isValue = 'value' in node ? key === 'value' : !ABOUT.test(key);
                const isPublic = isPublicEntry || isPublished(key);
                if (holds && isValue && !isPublic)
                    found.push(inner);
                if (!holds && IDENTITY.test(key))
                    shown.add(inner);
            }
        }
    }
    return [...new Set(found.filter((value) => value !== '' && !shown.has(value)))];
}
function embeddedJson(text) {
    const from = text.search(/[[{]/);
    if (from < 0)
        return undefined;
    const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'));
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(text.slice(from, to + 1));
}
function mayShowSecrets(text) {
    return SHOWS_SECRETS.test(text);
}


/***/ }),

/***/ 27231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ createHttpSender),
  R: () => (/* binding */ nameRequest)
});

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js
var lib = __webpack_require__(22779);
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/proxy.js
var proxy = __webpack_require__(19783);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/adapters/http/safe-url.js
var safe_url = __webpack_require__(15459);
;// CONCATENATED MODULE: ./lib/src/adapters/http/connection-error.js



const NOT_SENT = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EADDRNOTAVAIL'
]);
const TLS_FAILURE = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|^EPROTO$/;
const TUNNEL_FAILURE = /^tunneling socket could not be established/;
const ATTEMPTS_ON_THIS_MACHINE = 4;
function connectionError(cause, failed) {
    const { request, baseUrl, timedOutMs, hasAnswered } = failed;
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
    const text = (0,errors/* messageOf */.bD)(cause);
    const isUntrusted = TLS_FAILURE.test(code);
    const isAbsentHere = code === 'ECONNREFUSED' && !hasAnswered && (0,safe_url/* isLoopback */.U9)(new URL(baseUrl).hostname);
    const [headline, fix] = explain({ code, text }, failed);
    const what = (0,sanitize/* sanitizeLine */.g$)(text.includes(code) ? text || 'the connection failed' : `${code}: ${text}`);
    const reason = timedOutMs === undefined ? what : `no whole answer within ${inSeconds(timedOutMs)}`;
    const brief = `${request}: ${reason}`;
    return new errors/* ConnectionError */.Rc({
        what: headline,
        facts: [{ label: 'Request', value: brief }],
        fix: [fix],
        request,
        brief,
        mayHaveBeenApplied: !NOT_SENT.has(code) && !isUntrusted,
        retryable: !isUntrusted,
        timed_out: timedOutMs !== undefined,
        mostAttempts: isAbsentHere ? ATTEMPTS_ON_THIS_MACHINE : undefined,
        cause
    });
}
const inSeconds = (ms) => `${Math.ceil(ms / 1000)} s`;
function explain({ code, text }, failed) {
    const { baseUrl, address, timedOutMs } = failed;
    const url = new URL(baseUrl);
    const host = (0,sanitize/* sanitizeLine */.g$)(url.host, 100);
    const proxy = failed.proxy && (0,sanitize/* sanitizeLine */.g$)(failed.proxy, 100);
    const reach = adviceToReach(host, { address, proxy });
    if (timedOutMs !== undefined)
        return [`${host} sent no whole answer within ${inSeconds(timedOutMs)}.`, reach];
    if (proxy !== undefined && (TUNNEL_FAILURE.test(text) || NOT_SENT.has(code)))
        return [
            `The proxy ${proxy} made no connection to ${host}.`,
            'Check the proxy in HTTPS_PROXY, with user and password if it asks for them. ' +
                `If ${host} needs no proxy, add it to NO_PROXY.`
        ];
    if (TLS_FAILURE.test(code))
        return [
            `No trusted connection to ${host} can be made.`,
            'If your own authority signed the certificate, set NODE_EXTRA_CA_CERTS ' +
                `to its certificate. If the server speaks plain http on this port, correct ${address}.`
        ];
    if (code === 'ENOTFOUND')
        return [
            `The host ${host} was not found.`,
            `Check the spelling of ${address}. ` +
                'If the name is private, use a runner in a network that resolves it.'
        ];
    if (code === 'ECONNREFUSED' && (0,safe_url/* isLoopback */.U9)(url.hostname))
        return [
            `No program listens at ${host}. This address is the machine of this run itself.`,
            `Check ${address}. If it is the local control plane, start it first. In a workflow, ` +
                'start it in an earlier step of the same job, which waits until it answers.'
        ];
    if (code === 'ECONNREFUSED')
        return [
            `${host} refused the connection.`,
            `Check host and port of ${address}, and that the service is running.`
        ];
    return [`The connection to ${host} failed.`, reach];
}
function adviceToReach(host, { address, proxy }) {
    if (proxy === undefined)
        return (`Check ${address}, and that this runner can reach ${host}. ` +
            'Set its proxy in HTTPS_PROXY, with user and password, and exceptions in NO_PROXY.');
    return (`Check ${address}, and that the proxy ${proxy} of HTTPS_PROXY can reach ${host}. ` +
        'Set exceptions in NO_PROXY.');
}

;// CONCATENATED MODULE: ./lib/src/adapters/http/sender.js






const MAX_BYTES = 16 * 1024 * 1024;
function nameRequest({ method, path }) {
    return `${method} ${path.split('?', 1)[0]}`;
}
function createHttpSender(options) {
    const { address, baseUrl, headers, cancelled, clock, onExchange } = options;
    let signal = cancelled;
    let hasAnswered = false;
    const prepareRequest = (given) => {
        given.signal = signal;
        given.host = given.host?.replace(/^\[(.*)\]$/, '$1') ?? null;
    };
    const reader = openClient(true, prepareRequest);
    const writer = openClient(false, prepareRequest);
    const send = async (request) => {
        const { method, path, timeoutMs, onText } = request;
        const timeUp = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
        const startedAt = clock.now();
        const tell = (what) => onExchange?.(`${method} ${path}: ${what}, ${Math.round(clock.now() - startedAt)} ms`);
        try {
            cancelled.throwIfAborted();
            signal = AbortSignal.any([cancelled, timeUp]);
            const client = method === 'GET' && !request.ownConnection ? reader : writer;
            const data = request.body === undefined ? null : JSON.stringify(request.body);
            const sent = client.request(method, baseUrl + path, data, {
                accept: onText === undefined ? 'application/json' : 'text/event-stream',
                'accept-encoding': 'identity',
                ...(data !== null && { 'content-type': 'application/json' }),
                ...headers
            });
            const { message } = await orAborted(sent, signal);
            hasAnswered = true;
            const answer = await readAnswer(message, onText);
            tell(String(answer.status));
            return { ...answer, receivedAt: clock.date() };
        }
        catch (error) {
            tell('no whole answer');
            if (cancelled.aborted)
                throw new errors/* CancelledError */.cc('cancelled', { cause: error, reason: cancelled.reason });
            const timedOutMs = timeUp.aborted ? timeoutMs : undefined;
            throw connectionError(error, {
                request: nameRequest(request),
                baseUrl,
                address,
                proxy: (0,proxy/* getProxyUrl */.s)(new URL(baseUrl))?.host,
                timedOutMs,
                hasAnswered
            });
        }
    };
    return {
        send,
        close: () => {
            reader.dispose();
            writer.dispose();
        }
    };
}
function openClient(keepAlive, prepareRequest) {
    const handler = {
        prepareRequest,
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('no authentication handler'))
    };
    return new lib/* HttpClient */.Qq('deploy-agent-server', [handler], {
        allowRedirects: false,
        allowRetries: false,
        keepAlive
    });
}
async function readAnswer(message, onText) {
    const status = message.statusCode ?? 0;
    const parts = [];
    await readBody(message, onText !== undefined && status <= 299 ? onText : (text) => parts.push(text));
    const { location, date, 'retry-after': retryAfter } = message.headers;
    return { status, text: parts.join(''), retryAfter, location, date };
}
async function readBody(message, onText) {
    const encoding = message.headers['content-encoding']?.trim().toLowerCase() || 'identity';
    const decoder = new TextDecoder();
    const compressed = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > MAX_BYTES)
            throw new Error(`the answer is larger than ${MAX_BYTES / 1024 / 1024} MiB`);
        if (encoding === 'identity')
            onText(decoder.decode(chunk, { stream: true }));
        else
            compressed.push(chunk);
    }
    if (!message.complete)
        throw new Error('the answer was cut off');
    if (size > 0 && encoding !== 'identity')
        onText(decoder.decode(decompress(Buffer.concat(compressed), encoding)));
    onText(decoder.decode());
}
function decompress(body, encoding) {
    const limit = { maxOutputLength: MAX_BYTES };
    if (encoding === 'br')
        return (0,external_node_zlib_.brotliDecompressSync)(body, limit);
    if (['gzip', 'x-gzip', 'deflate'].includes(encoding))
        return (0,external_node_zlib_.unzipSync)(body, limit);
    throw new Error(`the answer is compressed as ${(0,sanitize/* sanitizeLine */.g$)(encoding, 40)}, which was not requested`);
}
function orAborted(promise, signal) {
    return new Promise((resolve, reject) => {
        const abort = () => reject(signal.reason instanceof Error ? signal.reason : new Error('aborted'));
        if (signal.aborted)
            abort();
        signal.addEventListener('abort', abort, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
    });
}


/***/ }),

/***/ 9677:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pv: () => (/* binding */ limitSender),
/* harmony export */   TK: () => (/* binding */ pauseTogether),
/* harmony export */   r5: () => (/* binding */ startTimeLimit)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10323);
/* harmony import */ var _answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14248);
/* harmony import */ var _sender_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27231);




const GRACE = { share: 1 / 40, shortestMs: 300, longestMs: 30_000 };
const SHORTEST_MS = 1_000;
const WRITE_SHARE = 0.8;
function startTimeLimit(clock, timeoutMs) {
    let deadline = clock.now() + Math.max(timeoutMs, SHORTEST_MS);
    return {
        graceMs: Math.min(Math.max(timeoutMs * GRACE.share, GRACE.shortestMs), GRACE.longestMs),
        remainingMs: () => deadline - clock.now(),
        extend: (ms) => {
            deadline += ms;
        }
    };
}
function limitSender(sender, limit) {
    let isSpent = false;
    return {
        send: async (request) => {
            if (isSpent)
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeLimitError */ .$q((0,_sender_js__WEBPACK_IMPORTED_MODULE_3__/* .nameRequest */ .R)(request));
            const remainingMs = limit.remainingMs();
            const shareMs = request.method === 'GET' ? remainingMs : remainingMs * WRITE_SHARE;
            const mostMs = Math.max(shareMs, limit.graceMs);
            if (mostMs >= request.timeoutMs)
                return sender.send(request);
            try {
                return await sender.send({ ...request, timeoutMs: mostMs });
            }
            catch (error) {
                if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc && error.timed_out))
                    throw error;
                isSpent = limit.remainingMs() <= 0;
                throw endedByLimit(error);
            }
        }
    };
}
function endedByLimit(error) {
    const { what, facts, fix, request, brief, mayHaveBeenApplied, retryable } = error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc({
        what,
        facts: [...facts, { label: 'Time limit', value: 'that of the step (`timeout`) ended' }],
        fix: [
            ...fix,
            'If the service only takes longer, set `timeout` to a longer time.',
            'Run again: it reads first and continues from what exists.'
        ],
        request,
        brief,
        mayHaveBeenApplied,
        retryable,
        timed_out: true,
        cause: error
    });
}
const PAUSED = { status: 429, text: '', location: undefined, date: undefined };
function pauseTogether(sender, clock) {
    let until = Number.NEGATIVE_INFINITY;
    return {
        send: async (request) => {
            const leftMs = until - clock.now();
            if (leftMs >= 1)
                return {
                    ...PAUSED,
                    retryAfter: String(Math.ceil(leftMs) / 1_000),
                    receivedAt: clock.date()
                };
            const answer = await sender.send(request);
            const namedMs = answer.status === PAUSED.status ? (0,_answer_js__WEBPACK_IMPORTED_MODULE_2__/* .retryAfterMs */ .Vs)(answer) : undefined;
            if (namedMs !== undefined)
                until = Math.max(until, clock.now() + Math.min(namedMs, _requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .LONGEST_RETRY_AFTER_MS */ .Q));
            return answer;
        }
    };
}


/***/ }),

/***/ 70747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   U3: () => (/* binding */ readCheckoutPlace),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   gZ: () => (/* binding */ appendWhole),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   q: () => (/* binding */ addProxySchemes),
/* harmony export */   xs: () => (/* binding */ enforceTlsVerification)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17156);


function readEnvironment() {
    return (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunContext */ .$p)(process.env, readEvent());
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
const FOR_GIT = [
    'PATH',
    'HOME',
    'XDG_CONFIG_HOME',
    'USERPROFILE',
    'SystemRoot',
    'SYSTEMROOT',
    'TEMP',
    'TMP'
];
function readCheckoutPlace(workspace = process.env.GITHUB_WORKSPACE) {
    const known = FOR_GIT.map((name) => [name, process.env[name]]);
    const variables = known.filter((entry) => entry[1] !== undefined);
    return { workspace: workspace || undefined, variables: Object.fromEntries(variables) };
}
const UNVERIFIED = 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set. ' +
    'Certificates are verified anyway. For your own authority, set NODE_EXTRA_CA_CERTS.';
function enforceTlsVerification() {
    const wasOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0';
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    return wasOff ? [UNVERIFIED] : [];
}
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
function addProxySchemes() {
    for (const name of PROXY_VARIABLES) {
        const proxy = process.env[name]?.trim();
        if (proxy && !proxy.includes('://'))
            process.env[name] = `http://${proxy}`;
    }
}
function givenInputs() {
    const isSet = (name) => (process.env[name]?.trim() ?? '') !== '';
    return Object.keys(process.env)
        .filter((name) => name.startsWith('INPUT_') && isSet(name))
        .filter((name) => name === name.toUpperCase() || !isSet(name.toUpperCase()))
        .map((name) => name.slice('INPUT_'.length));
}
function fileOf(variable) {
    return process.env[variable] || undefined;
}
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

/***/ 91478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ waitDeadline),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   RA: () => (/* binding */ readSnapshot),
/* harmony export */   fA: () => (/* binding */ openSession),
/* harmony export */   oF: () => (/* binding */ readListed),
/* harmony export */   pj: () => (/* binding */ withGrace),
/* harmony export */   tO: () => (/* binding */ retryOptions)
/* harmony export */ });
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10323);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63112);


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
async function readSnapshot({ controlPlane }, deploymentId, earlier) {
    const deployment = await controlPlane.readDeployment(deploymentId);
    const { latest_revision_id: latestId } = deployment;
    const latest = latestId === null ? null : await controlPlane.readRevision(deploymentId, latestId);
    return (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .snapshotOf */ .eY)(deployment, latest, earlier);
}
async function readListed({ controlPlane }, deploymentId) {
    const options = { missing_is_final: true };
    const deployment = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(controlPlane.readDeployment(deploymentId, options));
    if (deployment === null)
        return null;
    const { latest_revision_id: latestId } = deployment;
    if (latestId === null)
        return (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .snapshotOf */ .eY)(deployment, null);
    const latest = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(controlPlane.readRevision(deploymentId, latestId, options));
    return latest && (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .snapshotOf */ .eY)(deployment, latest);
}


/***/ }),

/***/ 75099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ SETTLES_MS),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   c0: () => (/* binding */ REVISION_APPEARS_MS),
/* harmony export */   ld: () => (/* binding */ TAKES_OVER_MS)
/* harmony export */ });
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10323);

const SETTLES_MS = 15_000;
const REVISION_APPEARS_MS = 60_000;
const TAKES_OVER_MS = 45_000;
const POLL_MS = 1_000;
async function settle({ clock, deadline }, read, isSettled, { forMs = SETTLES_MS, onWait } = {}) {
    const end = Math.min(deadline, clock.now() + forMs);
    let value = await read();
    for (let reads = 1; !(await isSettled(value)); reads++) {
        const remainingMs = end - clock.now();
        if (remainingMs <= 0)
            break;
        if (reads === 1)
            onWait?.(remainingMs);
        await clock.sleep(Math.min(POLL_MS, remainingMs));
        value = await readAgain(read, value);
    }
    return value;
}
async function readAgain(read, earlier) {
    const result = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequest */ .dP)(read);
    if ('value' in result)
        return result.value;
    if (result.error.retryable)
        return earlier;
    throw result.error;
}


/***/ }),

/***/ 47643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ findCurrent),
/* harmony export */   GU: () => (/* binding */ emitUnlisted),
/* harmony export */   _I: () => (/* binding */ findDeployed),
/* harmony export */   lF: () => (/* binding */ unlistedError),
/* harmony export */   oP: () => (/* binding */ waitForName)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82196);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10323);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61645);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91478);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(75099);
/* harmony import */ var _core_snapshot_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(63112);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57469);











function emitUnlisted({ emit }, { is_unlisted }) {
    if (!is_unlisted)
        return;
    const message = 'This service has no list of deployments (404), ' +
        'so the run assumed that the deployment did not exist. ' +
        'Set `deployment_id` for later runs, unless they find it in the records of this one.';
    emit({ type: 'warning', message });
}
async function findCurrent(session, target, origin) {
    const { emit } = session;
    const none = { current: null, deleting: null };
    const found = await findAndRead(session, target, (state) => isSettled(state, origin, session.clock.date()));
    if (found.is === 'unlisted')
        return { ...none, is_unlisted: true };
    if (found.is === 'absent') {
        if (origin !== undefined)
            emit({ type: 'deployment_not_found', what: (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .describeTarget */ .ff)(target) });
        return { ...none, near_name: await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .nearName */ .cR)(session, target.name ?? '') };
    }
    if (found.is === 'deleting')
        return { ...none, deleting: found.id };
    const { snapshot: current } = found;
    const { deployment } = current;
    emit({ type: 'deployment_read', deployment });
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(deployment))
        throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .nameReservedError */ .eG)(deployment.name, deployment.id);
    return { current, deleting: null };
}
function isSettled(state, origin, now) {
    const { deployment, latest } = state;
    if (latest === null || (0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_9__/* .servesAnotherThanDeployed */ .Zc)(state))
        return false;
    const needsCommit = origin?.commit !== undefined;
    const codes = [latest.source_revision_config, deployment.source_revision_config];
    if (!needsCommit || codes.some((code) => code?.repo_commit_sha != null))
        return true;
    const isNew = Math.abs(now - (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_4__/* .readDate */ .A)(latest.created_at)) < _core_settle_js__WEBPACK_IMPORTED_MODULE_8__/* .SETTLES_MS */ .EZ;
    return !isNew || !(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(latest);
}
async function findAndRead(session, { deployment_id, name = '' }, isSettledState = () => true, forMs = _core_settle_js__WEBPACK_IMPORTED_MODULE_8__/* .SETTLES_MS */ .EZ) {
    const onWait = (ms) => {
        const message = 'The service does not show all of the deployment yet. ' +
            `Reading again for up to ${Math.round(ms / 1000)} s.`;
        session.emit({ type: 'info', message });
    };
    const read = async () => {
        if (deployment_id !== undefined)
            return { is: 'read', snapshot: await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_7__/* .readSnapshot */ .RA)(session, deployment_id) };
        const found = await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .findByNameOrRecord */ .AF)(session, name);
        if (found.is !== 'found')
            return found;
        const snapshot = await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_7__/* .readListed */ .oF)(session, found.id);
        if (snapshot === null)
            return null;
        const { id } = found;
        return (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(snapshot.deployment) ? { is: 'deleting', id } : { is: 'read', snapshot };
    };
    const isOver = (found) => found !== null && (found.is !== 'read' || isSettledState(found.snapshot));
    const found = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_8__/* .settle */ .G9)(session, read, isOver, { onWait, forMs });
    if (found !== null)
        return found;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', {
        what: `The service finds "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}", and cannot read it.`,
        fix: ['If it is being deleted, run again later. Otherwise check it in the service.']
    });
}
function unlistedError(session, target) {
    const consequence = `"${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .describeTarget */ .ff)(target)}" cannot be found`;
    return (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_2__/* .noListError */ .WG)(session, { consequence, fix: 'Set `deployment_id`.' });
}
async function findDeployed(session, target, forMs = 0) {
    const found = await findAndRead(session, target, undefined, forMs);
    if (found.is === 'unlisted')
        throw await unlistedError(session, target);
    if (found.is === 'absent')
        throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .notFoundError */ .i0)(target, await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .nearName */ .cR)(session, target.name ?? ''));
    return found.is === 'deleting' ? (0,_core_session_js__WEBPACK_IMPORTED_MODULE_7__/* .readSnapshot */ .RA)(session, found.id) : found.snapshot;
}
async function waitForName(session, name, deleting) {
    const { clock, deadline, emit } = session;
    const longest = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .spellDuration */ .jl)(Math.max(0, deadline - clock.now()));
    const message = `Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}" (${deleting}) is being deleted. ` +
        `Waiting up to ${longest} until its name is free.`;
    emit({ type: 'info', message });
    const read = async () => {
        const result = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => findAndRead(session, { name }));
        if ('value' in result)
            return result.value;
        if (result.error.retryable)
            return { is: 'deleting', id: deleting };
        throw result.error;
    };
    const isFree = ({ is }) => is !== 'deleting';
    const delayMs = (pause) => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .backoffDelay */ .EY)(pause + 1);
    await clock.sleep(Math.min((0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .backoffDelay */ .EY)(1), Math.max(0, deadline - clock.now())));
    const found = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .pollUntil */ .g3)({ clock, deadline, delayMs }, read, isFree);
    if (found.is === 'deleting')
        throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .nameReservedError */ .eG)(name, deleting);
    return found.is === 'read' ? found.snapshot.deployment.id : null;
}


/***/ }),

/***/ 65544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ dashboardOf),
/* harmony export */   XD: () => (/* binding */ isKeyless),
/* harmony export */   dC: () => (/* binding */ readConnection),
/* harmony export */   jL: () => (/* binding */ publicWorkspace)
/* harmony export */ });
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86263);
/* harmony import */ var _contract_dashboard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79999);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58485);




const SETTINGS = 'Settings → Secrets and variables';
const NO_BASE_URL = 'is not set. Pass the address of the control plane, such as https://control-plane.example/api.';
const BASE_URL_IN_WORKFLOW = ` If it comes from a variable, set that under ${SETTINGS} → Actions → Variables, ` +
    'or in the environment that the job names in `environment:`.';
const NO_CREDENTIAL = 'is not set, and neither is `tenant_id` or `bearer_token`.';
const ADD_SECRET = `Add the key as a secret under ${SETTINGS} → Actions ` +
    '(for runs of Dependabot: → Dependabot), and pass it as ${{ secrets.NAME }}. ' +
    'Pull requests from forks get no secrets.';
const SET_VARIABLE = 'Set the variable DEPLOY_AGENT_SERVER_API_KEY, or use --api-key-file FILE (- for standard input).';
const ON_GITLAB = 'On GitLab: Settings → CI/CD → Variables. ' +
    'A protected variable exists only on protected branches and tags.';
const EXCESS = /(?<!\/)\/(?:v[12](?:\/deployments(?:\/[^/]*)?)?|docs)$/;
const isKeyless = ({ api_key, tenant_id, bearer_token }) => api_key === undefined && tenant_id === undefined && bearer_token === undefined;
function publicWorkspace({ api_key, bearer_token, tenant_id }, { serviceRules }) {
    const isOnlyCredential = api_key === undefined && bearer_token === undefined;
    if (!serviceRules.hasDashboard || isOnlyCredential)
        return undefined;
    return (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isUuid */ .O1)(tenant_id) ? tenant_id : undefined;
}
function dashboardOf({ base_url, credentials, dialect }) {
    const address = dialect.serviceRules.hasDashboard ? (0,_contract_dashboard_js__WEBPACK_IMPORTED_MODULE_1__/* .dashboardAddress */ .v)(base_url) : undefined;
    const tenant_id = publicWorkspace(credentials, dialect);
    const isMasked = tenant_id === undefined && credentials.tenant_id !== undefined;
    return address === undefined || isMasked ? undefined : { address, tenant_id };
}
function howToSetKey({ is_on_github, host }) {
    if (is_on_github !== false)
        return ADD_SECRET;
    return host === 'gitlab' ? `${SET_VARIABLE} ${ON_GITLAB}` : SET_VARIABLE;
}
function readConnection({ raw, field, problems, dialect, context }) {
    const base_url = field.safeUrl('base_url') ?? '';
    const excess = EXCESS.exec(base_url)?.[0];
    problems.add('base_url', excess && `ends in ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(excess)}. Remove that: each request adds its own path.`);
    const where = context.is_on_github === false ? '' : BASE_URL_IN_WORKFLOW;
    if (raw.base_url === undefined)
        problems.add('base_url', `${NO_BASE_URL}${where}`);
    const credentials = Object.fromEntries(_input_table_js__WEBPACK_IMPORTED_MODULE_2__/* .HEADER_INPUTS */ .AH.map((input) => [input, field.credential(input)]));
    if (/^Bearer\s/i.test(credentials.bearer_token ?? ''))
        problems.add('bearer_token', 'starts with the word Bearer, which is added automatically. Pass the token alone.');
    if (isKeyless(raw))
        problems.add('api_key', `${NO_CREDENTIAL} ${howToSetKey(context)}`);
    return { base_url, credentials, dialect };
}


/***/ }),

/***/ 47291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ subjectOfEvent),
/* harmony export */   f: () => (/* binding */ isOfMergeQueue)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


const DEFAULT_BRANCH_EVENTS = new Map([
    ['check_run', 'the commit that was checked'],
    ['check_suite', 'the commit that was checked'],
    ['delete', 'the branch or tag that was deleted'],
    ['discussion', 'the code that is discussed'],
    ['discussion_comment', 'the code that is discussed'],
    ['issue_comment', 'the pull request'],
    ['issues', 'the code that the issue is about'],
    ['page_build', 'the branch of the pages'],
    ['status', 'the commit whose status changed'],
    ['workflow_run', 'the branch that triggered it']
]);
const PAST_RELEASES = new Map([
    ['edited', 'was edited'],
    ['deleted', 'was deleted'],
    ['unpublished', 'was unpublished']
]);
const MERGE_QUEUE = 'a merge queue runs on a temporary branch with code that is not merged yet';
function isOfMergeQueue({ event_name, ref }) {
    return event_name === 'merge_group' || ref?.startsWith('refs/heads/gh-readonly-queue/') === true;
}
function subjectOfEvent(run) {
    if (run.pull_request !== undefined)
        return { is: 'ref' };
    if (isOfMergeQueue(run))
        return { is: 'other_code', reason: MERGE_QUEUE };
    if (run.is_on_github === false)
        return { is: 'ref' };
    const { event_name, event_action = '' } = run;
    const about = DEFAULT_BRANCH_EVENTS.get(event_name);
    if (about !== undefined)
        return { is: 'other_code', reason: otherCode(event_name, about) };
    if (event_name === 'repository_dispatch')
        return subjectOfDispatch(run);
    if (event_name === 'push' && run.is_ref_deleted)
        return { is: 'no_new_code', reason: 'This push deleted its branch or tag.' };
    const past = event_name === 'release' ? PAST_RELEASES.get(event_action) : undefined;
    if (past === undefined)
        return { is: 'ref' };
    return { is: 'no_new_code', reason: `The release ${shownRef(run.ref)}${past}.` };
}
function otherCode(event, about) {
    const article = /^[aeiou]/.test(event) ? 'an' : 'a';
    return `${article} ${event} event runs on the default branch, not on ${about}`;
}
function subjectOfDispatch({ ref = '', sha, dispatched_ref }) {
    if (dispatched_ref === undefined || dispatched_ref === sha)
        return { is: 'ref' };
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(dispatched_ref) === (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(ref))
        return { is: 'ref' };
    const dispatched = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(dispatched_ref, 80);
    const own = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(ref), 80);
    const reason = `the payload of this repository_dispatch event names "${dispatched}", ` +
        `but the run is on "${own}"`;
    return { is: 'other_code', reason };
}
const shownRef = (ref = '') => ref.startsWith('refs/tags/') ? `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(ref.slice('refs/tags/'.length), 80)} ` : '';


/***/ }),

/***/ 4096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ publicFacts),
/* harmony export */   aY: () => (/* binding */ maskInputs),
/* harmony export */   ms: () => (/* binding */ CREDENTIAL_INPUTS)
/* harmony export */ });
/* unused harmony export findInputSecrets */
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79999);
/* harmony import */ var _masking_document_texts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39917);
/* harmony import */ var _masking_forms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90950);
/* harmony import */ var _masking_user_info_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16931);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97583);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65544);
/* harmony import */ var _raw_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27300);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76026);
/* harmony import */ var _secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(21007);










const CREDENTIAL_INPUTS = (0,_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputsThatHold */ .S0)('credential');
const URL_INPUTS = (0,_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputsThatHold */ .S0)('url');
function maskInputs(inputs, { runner, redactor, context, noticed = new Set() }) {
    const { credentials, secrets, guesses } = findInputSecrets(inputs);
    for (const value of credentials)
        runner.mask(value, { credential: true });
    for (const fact of publicFacts(inputs.raw, context))
        redactor.keep(fact);
    for (const value of [...secrets.map((secret) => secret.value), ...guesses])
        runner.mask(value);
    publishVariables(inputs, redactor);
    for (const text of secrets.flatMap(({ value }) => (0,_masking_document_texts_js__WEBPACK_IMPORTED_MODULE_1__/* .documentTexts */ .o)(value)))
        runner.mask(text);
    const unmasked = secrets.flatMap(({ name, value }) => {
        const why = unmaskedReason(value, redactor);
        const text = `${name} (${why})`;
        if (why === undefined || noticed.has(text))
            return [];
        if (inputs.secrets?.written?.has(name))
            return [];
        return [text];
    });
    for (const text of unmasked)
        noticed.add(text);
    if (unmasked.length === 0)
        return;
    const isPublic = secrets.every(({ value }) => (0,_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeMasked */ .n9)(value));
    const fix = isPublic ? '' : ' To have a short value masked, make it longer, or add digits.';
    runner.notice(`Not masked in the log: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(unmasked.join(', '), 500)}.${fix}`);
}
function publishVariables({ env_vars }, redactor) {
    if (env_vars === undefined || env_vars.problems.length > 0)
        return;
    for (const { name, value } of env_vars.secrets) {
        if (!(0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .namesCredential */ .si)(name))
            redactor.publish(name);
        if (redactor.redact(value) === value)
            redactor.keep(value);
    }
}
function unmaskedReason(value, redactor) {
    if (redactor.isPublic(value))
        return 'a name, ref, commit, ID or URL of this run';
    if ((0,_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeMasked */ .n9)(value))
        return undefined;
    if (value.trim().length < _masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_MASKED */ .tG)
        return `shorter than ${_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_MASKED */ .tG} characters`;
    return `one word of at most ${_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_WORD */ .ir} letters`;
}
function findInputSecrets({ raw, secrets: parsed, env_vars }) {
    const given = (inputs) => inputs.flatMap((input) => raw[input] ?? []);
    const tenant = workspaceOf(raw) === undefined ? given(['tenant_id']) : [];
    const credentials = [
        ...given(CREDENTIAL_INPUTS),
        ...given(URL_INPUTS).flatMap(_masking_user_info_js__WEBPACK_IMPORTED_MODULE_3__/* .userInfoIn */ .x),
        ...tenant.filter((name) => !(0,_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainWord */ .F7)(name))
    ];
    const variables = env_vars?.secrets.map(({ value }) => value) ?? [];
    const users = [...given((0,_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputsThatHold */ .S0)('shell')), ...variables].flatMap(_masking_user_info_js__WEBPACK_IMPORTED_MODULE_3__/* .userInfoIn */ .x);
    const { secrets, unread, problems } = parsed ?? { secrets: [], unread: [], problems: [] };
    const guesses = [...tenant, ...users, ...unread.flatMap(wordsOf)];
    if (problems.length === 0)
        return { credentials, secrets, guesses };
    return { credentials, secrets: [], guesses: [...guesses, ...secrets.map(({ value }) => value)] };
}
const workspaceOf = (raw) => (0,_connection_js__WEBPACK_IMPORTED_MODULE_5__/* .publicWorkspace */ .jL)(raw, (0,_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .readDialect */ .ts)(raw, new _raw_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .Problems */ .Zw()));
function wordsOf(text) {
    return text.split(/\r?\n/).flatMap((line) => {
        const value = line.slice(line.search(/[=:]/) + 1).trim();
        const words = line.split(/[\s"'`,;:={}[\]]/).filter(_masking_user_info_js__WEBPACK_IMPORTED_MODULE_3__/* .looksSecret */ .n);
        return [line.trim(), value, value.replace(/^["'`]|["'`]$/g, ''), ...words];
    });
}
function publicFacts(raw, context) {
    const { server_url, api_url, repository, ref, sha, pull_request: pull, actor, run_url } = context;
    const repositories = [repository, pull?.head_repository].flatMap((name) => name ?? []);
    const facts = [
        ...(0,_input_table_js__WEBPACK_IMPORTED_MODULE_0__/* .inputsThatHold */ .S0)('fact').map((input) => raw[input]),
        ...[raw.repo_ref, ref].flatMap(refForms),
        ...repositories.flatMap((name) => [name, ...name.split('/')]),
        ...[sha, pull?.head_sha].flatMap(commitForms),
        pull?.head_ref,
        actor,
        workspaceOf(raw),
        ...[...URL_INPUTS.map((input) => raw[input]), server_url, api_url, run_url].flatMap(urlForms),
        ...repositories.flatMap((name) => urlForms(`${server_url}/${name}`))
    ];
    return [...new Set(facts.flatMap((fact) => fact || []))];
}
function urlForms(text) {
    if (text === undefined || /[?#]/.test(text))
        return [];
    if ((0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_9__/* .webAddress */ .D)(text) === undefined)
        return [];
    const { origin, host, hostname } = new URL(text);
    return [text, origin, host, hostname];
}
const refForms = (ref = '') => [ref, ref.replace(/^refs\/(?:heads|tags)\//, '')];
const commitForms = (sha = '') => [sha, sha.slice(0, 7), sha.slice(0, 8)];


/***/ }),

/***/ 27300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pu: () => (/* binding */ judgeUnknownInputs),
/* harmony export */   Zw: () => (/* binding */ Problems),
/* harmony export */   t9: () => (/* binding */ readGivenInputs),
/* harmony export */   yI: () => (/* binding */ readRawInputs)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81415);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48137);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);





const NAMES = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W);
function readRawInputs(read) {
    const given = readGivenInputs(read);
    return Object.fromEntries(NAMES.map((name) => [name, given[name] ?? (_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W[name] || undefined)]));
}
function readGivenInputs(read) {
    return Object.fromEntries(NAMES.map((name) => [name, read(name).trim() || undefined]));
}
const MOST_LISTED = 20;
function judgeUnknownInputs(given) {
    const unknown = given.filter((name) => !NAMES.some((known) => known.toUpperCase() === name));
    const problems = [];
    const far = [];
    for (const name of unknown) {
        const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name.toLowerCase(), 60);
        const meant = SPELLINGS.get((0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(name, [...SPELLINGS.keys()]) ?? '');
        if (meant === undefined)
            far.push(shown);
        else
            problems.push({ input: shown, problem: `is not an input. Did you mean ${meant}?` });
    }
    return { problems, warnings: far.length === 0 ? [] : [farWarning(far)] };
}
function farWarning(names) {
    const more = names.length - MOST_LISTED;
    const list = names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return (`Unknown inputs are ignored: ${list}. Correct their names or remove them. ` +
        'If the workflow does not set them, the runner has variables INPUT_… of these names.');
}
const SPELLINGS = new Map(NAMES.flatMap((input) => [
    [input, input],
    ...((0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .isWord */ .Jg)(input) ? [[_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .LANGSMITH_WORDS */ .g[input], input]] : [])
]));
class Problems {
    found = [];
    add(input, problem) {
        if (problem !== undefined)
            this.addAt({ input, problem });
    }
    addAt(problem) {
        this.found.push(problem);
    }
    throwIfAny() {
        if (this.found.length > 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(this.found);
    }
}


/***/ }),

/***/ 76026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ readingOf),
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   ts: () => (/* binding */ readDialect)
/* harmony export */ });
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81415);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58485);
/* harmony import */ var _raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27300);
/* harmony import */ var _secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21007);




async function parseInputs(raw) {
    const { resource_spec, smoke_input, secrets, env_vars, secret_references } = raw;
    const hasMap = (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapText */ .Kt)(secrets ?? '') || (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapText */ .Kt)(env_vars ?? '');
    const structured = [resource_spec, smoke_input, secret_references];
    if (hasMap || structured.some((text) => text !== undefined)) {
        const { parseStructured } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(899)]).then(__webpack_require__.bind(__webpack_require__, 1899));
        return parseStructured(raw);
    }
    return {
        raw,
        ...(secrets !== undefined && { secrets: (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeSecrets */ .Vo)(secrets, (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecretLines */ .kT)(secrets)) }),
        ...(env_vars !== undefined && {
            env_vars: (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeSecrets */ .Vo)(env_vars, (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecretLines */ .kT)(env_vars), 'variable')
        })
    };
}
function readingOf(inputs, context) {
    const problems = new _raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .Problems */ .Zw();
    const dialect = readDialect(inputs.raw, problems);
    return {
        ...inputs,
        context,
        problems,
        field: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldReader */ .AL)(inputs.raw, problems),
        dialect,
        notes: [],
        warnings: []
    };
}
function readDialect(raw, problems) {
    const name = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldReader */ .AL)(raw, problems).choice('api_dialect', Object.keys(_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9));
    const dialect = _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9[name ?? ''] ?? _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL */ .qm;
    if (!(0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .isLangSmithCloud */ .XR)(raw.base_url) || dialect === _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH */ .uk)
        return dialect;
    if (raw.api_dialect === undefined)
        return _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH */ .uk;
    if (name !== undefined) {
        const fix = 'Remove `api_dialect`, or correct `base_url`.';
        problems.add('api_dialect', `is ${name}, but \`base_url\` is an address of LangSmith. ${fix}`);
    }
    return dialect;
}


/***/ }),

/***/ 21007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ SECRET_NAME),
/* harmony export */   Kt: () => (/* binding */ isMapText),
/* harmony export */   Vo: () => (/* binding */ judgeSecrets),
/* harmony export */   W1: () => (/* binding */ nameProblems),
/* harmony export */   Wo: () => (/* binding */ NO_NAME),
/* harmony export */   kT: () => (/* binding */ readSecretLines),
/* harmony export */   si: () => (/* binding */ namesCredential)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58485);

const MOST_BYTES = 512 * 1024;
const SECRET_NAME = /^[A-Za-z_][\w.-]*$/;
const CREDENTIAL_NAME = /(?:^|[_.-])(?:KEY|TOKEN|SECRET|PASSWORD)$/i;
const namesCredential = (name) => CREDENTIAL_NAME.test(name);
function judgeSecrets(text, { entries, problems, unread }, noun = 'secret') {
    if (/\r(?!\n)/.test(text))
        problems.unshift('contain a carriage return within a line. Write line breaks as \\n in double quotes.');
    problems.push(...nameProblems(entries));
    for (const { name, value, line } of entries) {
        const shown = `the ${noun} named on line ${line}`;
        if (name !== '' && !SECRET_NAME.test(name))
            problems.push(`${shown} ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleProblem */ .XM)(name) ?? NO_NAME}`);
        if (value.includes('\0'))
            problems.push(`${shown} contains a NUL character, which environment variables cannot hold. Remove it.`);
    }
    const secrets = entries.map(({ name, value }) => ({ name, value }));
    const bytes = secrets.reduce((sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
    const size = `${Math.ceil(bytes / 1024)} KiB, but at most ${MOST_BYTES / 1024} KiB are supported`;
    if (bytes > MOST_BYTES)
        problems.push(`hold ${size}. Store large data elsewhere.`);
    if (entries.length === 0 && problems.length === 0 && !/^\s*\{\s*\}\s*$/.test(text))
        problems.push(`contain no ${noun}. Remove the input to keep the deployed list, or set {} for an empty one.`);
    return { form: isMapText(text) ? 'map' : 'lines', secrets, problems, unread };
}
const NO_NAME = 'has an invalid name for an environment variable. Names start with a letter or _, ' +
    'followed by letters, digits, _, . and -. Letters are A-Z and a-z.';
function nameProblems(entries) {
    const lineOf = new Map();
    return entries.flatMap(({ name, line }) => {
        if (name === '')
            return `line ${line} has no name. Put a name before the =.`;
        const first = lineOf.get(name);
        if (first !== undefined)
            return `line ${line} sets the name on line ${first} again. Keep one.`;
        lineOf.set(name, line);
        return [];
    });
}
const MAP_ENTRY = /^\s*(?:["'][^"']*["']|[\w.-]+)\s*:(?:\s|$)/;
const LINE_ENTRY = /^(?:export\s+(?=\S))?(?:[^=\s]+\s*)?=/;
function isMapText(text) {
    const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? '';
    return first.trim().startsWith('{') || (MAP_ENTRY.test(first) && !LINE_ENTRY.test(first.trim()));
}
function readSecretLines(text) {
    const read = { entries: [], problems: [], unread: [] };
    const lines = text.split(/\r?\n/);
    let next = 0;
    while (next < lines.length)
        next = readFrom(lines, next, read);
    return read;
}
function readFrom(lines, at, read) {
    const line = lines[at] ?? '';
    if (isIgnored(line))
        return at + 1;
    const entry = splitLine(line);
    if (entry === undefined)
        return refuseStrayLines(lines, at, read);
    const { name, rest } = entry;
    if (/^\s*["'`]/.test(rest))
        return readQuoted(lines, at, { name, rest: rest.trimStart() }, read);
    if (/\s#/.test(rest)) {
        const problem = 'has " #" in a value without quotes. Quote the value, or remove the comment.';
        read.problems.push(`line ${at + 1} ${problem}`);
        read.unread.push(rest);
    }
    else {
        read.entries.push({ name, value: rest.trim(), line: at + 1 });
    }
    return at + 1;
}
function isIgnored(line) {
    return /^\s*(?:#|$)/.test(line);
}
const PART_OF_VALUE = /[/+:?@&"'`{}]/;
const USUAL_NAME = /^(?:[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*)$/;
function splitLine(line) {
    const equals = line.indexOf('=');
    if (equals < 0)
        return undefined;
    const name = line
        .slice(0, equals)
        .trim()
        .replace(/^export[ \t]+/, '');
    const rest = line.slice(equals + 1);
    const isEnd = rest.trim() === '=' || (rest.trim() === '' && !USUAL_NAME.test(name));
    return PART_OF_VALUE.test(name) || (isEnd && name !== '') ? undefined : { name, rest };
}
function hasValue(entry) {
    return entry !== undefined && entry.rest.trim() !== '';
}
function refuseStrayLines(lines, at, read) {
    const isEntry = (line) => !isIgnored(line) && hasValue(splitLine(line));
    let end = at + 1;
    while (end < lines.length && !isEntry(lines[end] ?? ''))
        end++;
    read.unread.push(...lines.slice(at, end).filter((line) => !isIgnored(line)));
    read.problems.push(`line ${at + 1} is not NAME=value. ${fixOfStrayLine(lines, at, read)}`);
    return end;
}
function fixOfStrayLine(lines, at, { entries }) {
    const above = entries.at(-1);
    const isContinued = above?.line === at && USUAL_NAME.test(above.name);
    const name = isContinued ? above.name : 'NAME';
    const quote = lines[at]?.includes('"') ? "'" : '"';
    return (`Quote a value that spans lines: ${name}=${quote}line 1⏎line 2${quote}. ` +
        'Write an empty value as NAME="".');
}
function readQuoted(lines, at, { name, rest }, read) {
    const quote = rest.charAt(0);
    const pieces = [rest.slice(1)];
    let isOpen = !rest.slice(1).includes(quote);
    let next = at + 1;
    while (isOpen && next < lines.length) {
        const line = lines[next] ?? '';
        pieces.push(line);
        isOpen = !line.includes(quote);
        next++;
    }
    const text = pieces.join('\n');
    const end = text.indexOf(quote);
    if (end < 0 || !isIgnored(text.slice(end + 1))) {
        read.problems.push(`line ${at + 1} opens a quote, ${UNCLOSED}`);
        read.unread.push(rest, ...lines.slice(at + 1, next));
        return next;
    }
    const raw = text.slice(0, end);
    const value = quote === '"' ? raw.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : raw;
    read.entries.push({ name, value, line: at + 1 });
    return next;
}
const UNCLOSED = 'but no line ends with its closing quote. Close it, or put the value in other quotes (" \' or `).';


/***/ }),

/***/ 68473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KZ: () => (/* binding */ readTracingProject),
/* harmony export */   Py: () => (/* binding */ readInspection),
/* harmony export */   _E: () => (/* binding */ readTarget),
/* harmony export */   _F: () => (/* binding */ nameWarning),
/* harmony export */   bS: () => (/* binding */ readSweep),
/* harmony export */   eO: () => (/* binding */ longNameAdvice),
/* harmony export */   nG: () => (/* binding */ readDeleteOwnership),
/* harmony export */   xq: () => (/* binding */ previewKind)
/* harmony export */ });
/* harmony import */ var _adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17156);
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81415);
/* harmony import */ var _repository_host_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90917);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59775);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65544);
/* harmony import */ var _event_subject_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47291);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58485);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(76026);









const previewKind = ({ host }) => host === 'gitlab' ? 'mr' : 'pr';
const readNamed = ({ field }) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutUndefined */ .r$)({ deployment_id: field.guid('deployment_id'), name: field.text('name') });
function requireNamed({ raw, problems }) {
    if (raw.deployment_id === undefined && raw.name === undefined)
        problems.add('name', 'is not set, and neither is `deployment_id`. Set one of them.');
}
function readInspection(raw, context, needsTarget) {
    const reading = (0,_reading_js__WEBPACK_IMPORTED_MODULE_7__/* .readingOf */ .MU)({ raw }, context);
    const connection = (0,_connection_js__WEBPACK_IMPORTED_MODULE_4__/* .readConnection */ .dC)(reading);
    const named = readNamed(reading);
    if (needsTarget)
        requireNamed(reading);
    const timeoutMs = reading.field.duration('timeout') ?? 0;
    reading.problems.throwIfAny();
    return { connection, target: Object.keys(named).length > 0 ? named : undefined, timeoutMs };
}
function readTarget(reading, act) {
    const { raw, field, context, problems } = reading;
    const target = readNamed(reading);
    const preview = field.boolean('preview') ?? false;
    requireChoice(reading, act);
    requireNamed(reading);
    const meant = { target, preview, claim: readClaim(reading) };
    if (!preview)
        return meant;
    if (raw.deployment_id !== undefined)
        problems.add('deployment_id', PREVIEW_BY_ID);
    const number = context.pull_request?.number;
    if (number === undefined)
        problems.add('preview', `is true, but ${noPullRequest(context)}`);
    if (target.name === undefined || number === undefined)
        return meant;
    const name = (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_8__/* .previewName */ .gz)(fittedName(reading, target.name), number, previewKind(context));
    return { ...meant, target: { ...target, name } };
}
const PREVIEW_BY_ID = 'cannot be combined with `preview: true`, because the name of a preview is its own. ' +
    'Set `name` instead.';
function noPullRequest(context) {
    const { event_name, is_on_github, host } = context;
    const event = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(event_name, 60);
    if (event.startsWith('pull_request'))
        return (`the file of this ${event} event (GITHUB_EVENT_PATH) is incomplete. ` +
            'Check that no earlier step changes it.');
    const run = event === '' ? 'this run' : `this run (event ${event})`;
    const isKnownHost = is_on_github !== false || host !== undefined;
    const request = isKnownHost ? (0,_repository_host_words_js__WEBPACK_IMPORTED_MODULE_2__/* .hostWords */ .U)(previewKind(context)).request : 'pull or merge request';
    return `${run} does not belong to a ${request}. Set \`preview: true\` only for such runs.`;
}
function requireChoice({ raw, context, problems }, act) {
    if (raw.preview !== undefined)
        return;
    const { event_name, pull_request } = context;
    const isOfPullRequest = /^(?:(?:external_)?pull_request|merge_request)/.test(event_name);
    const needsChoice = raw.repo_ref === undefined && (act === 'delete' || raw.image_uri !== undefined);
    const what = `\`preview: false\` to ${act} ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(raw.name ?? raw.deployment_id ?? '')}`;
    if (pull_request !== undefined || isOfPullRequest) {
        const choice = raw.deployment_id === undefined ? '`preview: true` for a preview of its own, or ' : '';
        problems.add('preview', `is not set, and the code of this run is not merged. Set ${choice}${what} with it.`);
    }
    else if ((0,_event_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfMergeQueue */ .f)(context) && needsChoice) {
        problems.add('preview', `is not set. Set ${what} from this merge queue, whose code is not merged yet.`);
    }
}
function nameWarning({ dialect }, { name }) {
    const rule = dialect.serviceRules.names;
    if (rule === undefined || name === undefined)
        return undefined;
    if (rule.pattern.test(name))
        return undefined;
    return (`The service may refuse the name ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(name)}. ` +
        `A name of ${rule.form}, is accepted everywhere.`);
}
function longNameAdvice({ raw, dialect }, { name = '' }) {
    const { longestSelfHostedName = Number.POSITIVE_INFINITY } = dialect.serviceRules;
    if (name.length <= longestSelfHostedName || (0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .isLangSmithCloud */ .XR)(raw.base_url))
        return undefined;
    const rule = 'On self-hosted LangSmith, a deployment whose name has more than ' +
        `${longestSelfHostedName} serves but never becomes DEPLOYED`;
    return `The name ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(name, 80)} has ${name.length} characters. ${rule}: use a shorter name.`;
}
function fittedName({ dialect, notes, context }, name) {
    const rule = dialect.serviceRules.names;
    if (rule === undefined)
        return name;
    const fitted = (0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .fitName */ .dl)(name, rule);
    if (fitted === undefined || fitted === name)
        return name;
    const shown = `${(0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_8__/* .previewPrefix */ .PK)(fitted, previewKind(context))}<number>`;
    const why = `because this service may accept only ${rule.form}`;
    notes.push(`Previews of ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(name)} are named ${shown}, ${why}. ` +
        'Do not use another name that leads to the same preview names.');
    return fitted;
}
function readSweep(reading) {
    const { raw, field, problems, context } = reading;
    const named = field.text('name');
    const name = named === undefined ? '' : fittedName(reading, named);
    if (raw.name === undefined)
        problems.add('name', `is required for a sweep. Set it to the name without -${previewKind(context)}-<number>.`);
    if (raw.deployment_id !== undefined)
        problems.add('deployment_id', SWEEP_BY_ID);
    const max_age_ms = field.duration('max_age');
    const by_age = context.host !== undefined;
    if (by_age && raw.max_age === undefined)
        problems.add('max_age', NO_AGE);
    const dry_run = field.boolean('dry_run') ?? false;
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .withoutUndefined */ .r$)({
        name,
        kind: previewKind(context),
        claim: readClaim(reading),
        dry_run,
        tracing_project: readTracingProject(reading, { preview: true }),
        by_age,
        max_age_ms
    });
}
function readTracingProject({ field, dialect, problems }, { preview }) {
    const choice = field.choice('delete_tracing_project', ['auto', 'true', 'false']) ?? 'auto';
    const { deletesTracingProjects = false } = dialect.serviceRules;
    if (choice !== 'auto' && !deletesTracingProjects)
        problems.add('delete_tracing_project', `is ${choice}, but only LangSmith deletes tracing projects. ` +
            'Remove it, or set `api_dialect` to `langsmith`.');
    return deletesTracingProjects && (choice === 'auto' ? preview : choice === 'true');
}
const SWEEP_BY_ID = 'cannot be combined with `command: sweep`, which covers all previews of a name. Remove it.';
const NO_AGE = 'is required here: this run cannot read whether a preview is still needed, ' +
    'so only its age decides.';
function readClaim({ raw, context }) {
    const { server_url, repository, pull_request } = context;
    const hasRecords = context.host === undefined && (0,_adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_0__/* .hasGitHub */ .gl)(context, raw.github_token);
    const head = pull_request?.head_repository;
    const own = [repository, head]
        .filter((name) => name !== undefined)
        .map((name) => `${server_url}/${name}`);
    return {
        ...(raw.repo_url === undefined && { server_url }),
        repositories: raw.repo_url === undefined ? own : [raw.repo_url],
        head_is_gone: pull_request !== undefined && head === undefined,
        ...(raw.image_uri !== undefined && { image_uri: raw.image_uri }),
        ...(!hasRecords && { unrecorded: true })
    };
}
function readDeleteOwnership(reading, { target, preview, claim }) {
    if (preview)
        return { claim, if_foreign: 'keep' };
    if (target.deployment_id !== undefined && reading.raw.repo_url === undefined)
        return undefined;
    if (claim.repositories.length === 0) {
        const why = reading.context.no_code_reason ?? 'the repository of this run is unknown';
        const problem = `is not set, and ${why}. A name alone does not prove which deployment is meant. ` +
            'Set `deployment_id`, or set `repo_url` to the repository from which it is built.';
        reading.problems.add('repo_url', problem);
    }
    return { claim, if_foreign: 'refuse' };
}


/***/ }),

/***/ 39917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ documentTexts)
/* harmony export */ });
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70972);

const CREDENTIAL = /key|secret|token|password|credential/i;
const SHORTEST_LONG = 20;
const WORDS = /^[a-z]+(?:[-_.][a-z]+)*-?\d{0,2}$/i;
const DEEPEST = 50;
const ROOT = { isCredential: false, isWithin: false };
const placeUnder = (name, { isCredential, isWithin }) => ({
    isCredential: CREDENTIAL.test(name),
    isWithin: isWithin || isCredential
});
function documentTexts(value) {
    const found = new Set();
    searchText(value, ROOT, found);
    found.delete(value);
    return [...found];
}
function searchText(text, place, found) {
    if (isSecret(text, place))
        found.add(text);
    const json = readDocument(text);
    if (json === undefined)
        searchYaml(text, found);
    else
        searchValue(json, place, found);
}
function readDocument(text) {
    const json = /^\s*[[{]/.test(text) ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh)(text) : undefined;
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeeperThan */ .hz)(DEEPEST, json) ? undefined : json;
}
function isSecret(text, { isCredential, isWithin }) {
    const isLong = text.trim().length >= SHORTEST_LONG;
    return isCredential || isLong || (isWithin && !WORDS.test(text.trim()));
}
function searchValue(value, place, found) {
    if (typeof value === 'string')
        return searchText(value, place, found);
    if (typeof value !== 'object' || value === null)
        return;
    for (const [name, inner] of Object.entries(value)) {
        const isItem = Array.isArray(value);
        searchValue(inner, isItem ? place : placeUnder(name, place), found);
    }
}
const MEMBER = /^(\s*(?:-\s+)*)(?:"([^"]*)"|'([^']*)'|([\w.$/-]+))\s*:(?:\s+(.*))?$/s;
const ITEM = /^\s*-\s+(.*)$/s;
const IGNORED = /^\s*(?:#.*|---.*)?$/;
const FLOW_MEMBER = /(?<![\w.$/-])([\w.$/-]+)["']?\s*:\s+("(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'{[][^,{}[\]]*)/g;
function searchYaml(text, found) {
    const lines = text.split(/\r\n|\n|\r/).filter((line) => !IGNORED.test(line));
    if (!MEMBER.test(lines[0] ?? '') && !ITEM.test(lines[0] ?? ''))
        return;
    const open = [];
    for (const line of lines) {
        const member = MEMBER.exec(line);
        const [, rest = ''] = ITEM.exec(line) ?? [];
        if (member === null) {
            searchScalar(rest, open.at(-1)?.place ?? ROOT, found);
            continue;
        }
        const indent = (member[1] ?? '').length;
        while ((open.at(-1)?.indent ?? -1) >= indent)
            open.pop();
        const outer = open.at(-1)?.place ?? ROOT;
        const place = placeUnder(member[2] ?? member[3] ?? member[4] ?? '', outer);
        open.push({ indent, place });
        searchScalar(member[5] ?? '', place, found);
    }
}
function searchScalar(written, place, found) {
    const text = scalarOf(written.trim());
    if (text === '' || /^[|>][+-]?\d?$/.test(text))
        return;
    const json = readDocument(text);
    if (json !== undefined)
        return searchValue(json, place, found);
    if (!/^[[{]/.test(text)) {
        if (isSecret(text, place))
            found.add(text);
        return;
    }
    for (const [, name = '', inner = ''] of text.matchAll(FLOW_MEMBER)) {
        const scalar = scalarOf(inner.trim());
        if (isSecret(scalar, placeUnder(name, place)))
            found.add(scalar);
    }
}
function scalarOf(written) {
    const [double] = /^"(?:[^"\\]|\\.)*"/.exec(written) ?? [];
    if (double !== undefined) {
        const text = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_0__/* .readJson */ .Vh)(double);
        return typeof text === 'string' ? text : double.slice(1, -1);
    }
    const [, single] = /^'((?:[^']|'')*)'/.exec(written) ?? [];
    return single?.replaceAll("''", "'") ?? written.replace(/\s#.*$/s, '').trimEnd();
}


/***/ }),

/***/ 90950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ isPlainWord),
/* harmony export */   XP: () => (/* binding */ formsOf),
/* harmony export */   Xe: () => (/* binding */ piecesOf),
/* harmony export */   ir: () => (/* binding */ LONGEST_WORD),
/* harmony export */   n9: () => (/* binding */ canBeMasked),
/* harmony export */   tG: () => (/* binding */ SHORTEST_MASKED),
/* harmony export */   xE: () => (/* binding */ isFitForRunner)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60745);

const SHORTEST_MASKED = 4;
const COMMON = /^(?:true|false|null|none)$/i;
const LONGEST_WORD = 15;
const PLAIN_WORD = /^(?:[A-Za-z][a-z]*|[A-Z]+)$/;
const SHORTEST_IN_BASE64 = 8;
const APOSTROPHES = ['&apos;', '&#39;', '&#x27;'];
function linesOf(value) {
    return value.split(/\r\n|\n|\r/).map((line) => line.trim());
}
function isMaskable(piece) {
    const text = piece.trim();
    return text.length >= SHORTEST_MASKED && !COMMON.test(text);
}
function isPlainWord(value) {
    const word = value.trim();
    return word.length <= LONGEST_WORD && PLAIN_WORD.test(word);
}
const isRegistered = (line) => isMaskable(line) && !isPlainWord(line);
function isFitForRunner(value) {
    return linesOf(value).every((line) => line === '' || isRegistered(line));
}
function canBeMasked(value) {
    return value.trim() === '' || linesOf(value).some(isRegistered);
}
function piecesOf(value) {
    return [...new Set([value, value.trim(), ...linesOf(value)])].filter(isMaskable);
}
function formsOf(value) {
    const forms = new Set();
    for (const piece of piecesOf(value)) {
        const printed = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutInvisible */ .OT)(piece);
        if (isMaskable(printed))
            forms.add(printed);
        forms.add(piece);
        for (const form of [...jsonFormsOf(piece), ...urlFormsOf(piece)])
            forms.add(form);
        for (const form of [...markupFormsOf(piece), ...base64FormsOf(piece)])
            forms.add(form);
    }
    return [...forms];
}
const MOST_ESCAPES = 5;
const LONGEST_ESCAPED = 65_536;
function jsonFormsOf(piece) {
    const forms = [];
    let json = piece;
    let escaped = piece;
    for (let depth = 0; depth < MOST_ESCAPES; depth++) {
        json = escapeJson(json);
        escaped = escapeJson(escaped).replaceAll('/', '\\/');
        forms.push(json, escaped, asAscii(json), asAscii(escaped));
        if (escaped.length > LONGEST_ESCAPED)
            break;
    }
    return forms;
}
const escapeJson = (text) => JSON.stringify(text).slice(1, -1);
function asAscii(json) {
    return json.replace(/[^\0-\x7f]/g, (unit) => {
        const code = unit.charCodeAt(0).toString(16);
        return `\\u${code.padStart(4, '0')}`;
    });
}
function urlFormsOf(piece) {
    const text = piece.toWellFormed();
    const component = encodeURIComponent(text);
    const query = new URLSearchParams({ _: text }).toString();
    return [component, component.replaceAll('%2F', '/'), query.slice('_='.length)];
}
function markupFormsOf(piece) {
    const markup = piece
        .toWellFormed()
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
    return [markup, ...APOSTROPHES.map((apostrophe) => markup.replaceAll("'", apostrophe))];
}
function base64FormsOf(piece) {
    if (piece.length < SHORTEST_IN_BASE64)
        return [];
    return [0, 1, 2].flatMap((offset) => {
        const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(piece)]);
        const start = Math.ceil((offset * 8) / 6);
        const end = Math.floor((bytes.length * 8) / 6);
        return ['base64', 'base64url'].map((alphabet) => bytes.toString(alphabet).slice(start, end));
    });
}


/***/ }),

/***/ 52100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ isJsonOutput),
/* harmony export */   n: () => (/* binding */ redactOutput)
/* harmony export */ });
const OUTPUTS = {
    operation: { word: true },
    new_revision: { word: true },
    smoke: { word: true },
    error_code: { word: true },
    plan: { json: true, facts: 'one' },
    plans: { json: true, facts: 'map' },
    swept: { json: true },
    deployments: { json: true, facts: 'map' },
    deployed: { json: true },
    unchanged: { json: true },
    failed: { json: true },
    skipped: { json: true },
    matrix: { json: true }
};
function isJsonOutput(name) {
    return OUTPUTS[name]?.json === true;
}
function redactOutput(name, value, redactor) {
    const { json, word, facts } = OUTPUTS[name] ?? {};
    if (word || value === '')
        return value;
    if (!json)
        return redactor.redact(value);
    const parsed = JSON.parse(value);
    if (facts === 'one')
        return JSON.stringify(redactMembers(parsed, redactor));
    if (facts === 'map')
        return JSON.stringify(redactMap(parsed, redactor));
    return JSON.stringify(redactor.redactAll(parsed));
}
function redactMap(map, redactor) {
    const redacted = {};
    for (const [key, facts] of Object.entries(map))
        redacted[redactor.redact(key)] = redactMembers(facts, redactor);
    return redacted;
}
function redactMembers(facts, redactor) {
    const words = Object.entries(facts).filter(([name]) => isWord(name));
    return { ...redactor.redactAll(facts), ...Object.fromEntries(words) };
}
function isWord(name) {
    return Object.hasOwn(OUTPUTS, name) && OUTPUTS[name]?.word === true;
}


/***/ }),

/***/ 84921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60745);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90950);


const LOOKS_PUBLIC = /^(?:https?:\/\/[^\s@]+|[0-9a-f]{7,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const IDENTIFIER = /^[\w.-]+$/;
const SHORTEST_STRONG = 8;
function createRedactor() {
    const pieces = new Set();
    const forms = new Set();
    const credentials = new Set();
    const facts = new Set();
    const published = new Set();
    const redact = (text) => {
        const visible = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutInvisible */ .OT)(text);
        const clean = hide(visible, forms, facts);
        return clean === visible ? hide(text, forms, facts) : clean;
    };
    const isPublic = (value) => [...facts].some((fact) => normalized(fact) === normalized(value));
    const isSecret = (text) => pieces.has(text) ||
        [...forms].some((form) => text.includes(form) && !(pieces.has(form) && IDENTIFIER.test(text)));
    return {
        redact,
        redactAll: (value) => redactEach(value, redact),
        isPublic,
        publish: (variable) => published.add(variable),
        isPublished: (variable) => published.has(variable),
        add(value, { credential = false } = {}) {
            if (!credential && isPublic(value))
                return [];
            const fresh = (0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .piecesOf */ .Xe)(value).filter((piece) => !pieces.has(piece));
            for (const piece of fresh)
                pieces.add(piece);
            for (const form of (0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .formsOf */ .XP)(value))
                forms.add(form);
            if (credential && value.length >= SHORTEST_STRONG && !(0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainWord */ .F7)(value))
                credentials.add(value);
            return fresh.filter((piece) => credential || ((0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .isFitForRunner */ .xE)(piece) && !isPublic(piece)));
        },
        keep(fact) {
            if (fact === '' || facts.has(fact))
                return;
            if ([...credentials].some((credential) => fact.includes(credential)))
                return;
            if (LOOKS_PUBLIC.test(fact) || !isSecret(fact))
                facts.add(fact);
        }
    };
}
function hide(text, forms, facts) {
    const secrets = [...forms].flatMap((form) => merge(occurrencesOf(form, text)));
    if (secrets.length === 0)
        return text;
    const publicSpans = [...facts].flatMap((fact) => [...occurrencesOf(fact, text)]);
    const isPublic = ({ start, end }) => publicSpans.some((span) => span.start <= start && end <= span.end);
    const hidden = secrets
        .filter((span) => !isPublic(span))
        .sort((first, second) => first.start - second.start);
    let redacted = '';
    let done = 0;
    for (const { start, end } of merge(hidden)) {
        redacted += text.slice(done, start);
        redacted += text.slice(start, end).replace(/[^\r\n]+/g, '***');
        done = end;
    }
    return redacted + text.slice(done);
}
function* occurrencesOf(word, text) {
    let start = text.indexOf(word);
    while (start >= 0) {
        yield { start, end: start + word.length };
        start = text.indexOf(word, start + 1);
    }
}
function merge(spans) {
    const merged = [];
    for (const { start, end } of spans) {
        const last = merged.at(-1);
        if (last !== undefined && start < last.end)
            last.end = Math.max(last.end, end);
        else
            merged.push({ start, end });
    }
    return merged;
}
function redactEach(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((item) => redactEach(item, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [redact(key), redactEach(inner, redact)]));
}
function normalized(value) {
    return value
        .trim()
        .toLowerCase()
        .replace(/(?:\.git)?\/?$/, '');
}


/***/ }),

/***/ 16931:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ looksSecret),
/* harmony export */   x: () => (/* binding */ userInfoIn)
/* harmony export */ });
/* harmony import */ var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41792);

const USER_INFO = /:\/\/([^\s/?#"'<>]*)@/g;
const SHORTEST_SECRET_WORD = 16;
function userInfoIn(text) {
    const found = [];
    for (const [, userInfo = ''] of text.matchAll(USER_INFO)) {
        const [user = '', ...password] = userInfo.split(':');
        if (looksSecret(user))
            found.push(user, node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape(user));
        if (password.length === 0)
            continue;
        const secret = password.join(':');
        found.push(secret, node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape(secret));
    }
    return found;
}
function looksSecret(word) {
    return word.length >= SHORTEST_SECRET_WORD || /[^A-Za-z]/.test(word);
}


/***/ }),

/***/ 90917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ hostWords),
/* harmony export */   Z: () => (/* binding */ requestName)
/* harmony export */ });
const WORDS = {
    pr: {
        request: 'pull request',
        sign: '#',
        fork_without_secrets: 'GitHub gives no secrets to its runs'
    },
    mr: {
        request: 'merge request',
        sign: '!',
        fork_without_secrets: 'GitLab runs its pipeline without the variables of this project'
    }
};
const hostWords = (kind) => WORDS[kind];
function requestName(kind, number) {
    const { request, sign } = WORDS[kind];
    return `${request} ${sign}${number}`;
}


/***/ }),

/***/ 91741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ createAdapters)
});

// EXTERNAL MODULE: ./lib/src/adapters/control-plane/headers.js
var headers = __webpack_require__(9888);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/repository/path-patterns.js
var path_patterns = __webpack_require__(1030);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/adapters/git/run-git.js
var run_git = __webpack_require__(89516);
;// CONCATENATED MODULE: ./lib/src/adapters/git/checkout.js






const LONGEST_MS = 20_000;
const TREE_MS = 5_000;
const LINK_MODES = new Set(['160000', '120000']);
const FOLDER_MODE = '040000';
function createCheckout({ workspace, ...process }) {
    const within = (ms, { timeoutMs = ms } = {}) => workspace === undefined
        ? undefined
        : (0,run_git/* gitIn */.uM)(workspace, { ...process, timeoutMs: Math.min(timeoutMs, ms) });
    return {
        readCommit: async (options) => readCommit(within(TREE_MS, options)),
        findNested: async (path, { timeoutMs = TREE_MS } = {}) => {
            const folder = workspace && nestedCheckout(workspace, (0,path_patterns/* canonicalPath */.Op)(path));
            if (!folder)
                return undefined;
            const git = (0,run_git/* gitIn */.uM)((0,external_node_path_.join)(workspace, folder), {
                ...process,
                timeoutMs: Math.min(timeoutMs, TREE_MS)
            });
            return findNested(git, folder, (0,path_patterns/* canonicalPath */.Op)(path));
        },
        findFile: async (commit, path, options) => findFile(within(TREE_MS, options), { commit, path: (0,path_patterns/* canonicalPath */.Op)(path) }),
        readFile: async (commit, path, options) => readFile(within(TREE_MS, options), { commit, path: (0,path_patterns/* canonicalPath */.Op)(path) }),
        listFiles: async (commit, options) => listFiles(within(TREE_MS, options), commit),
        containsCommit: async (comparison, options) => containsCommit(within(TREE_MS, options), comparison),
        listChangedFiles: async (comparison, options) => {
            const git = within(LONGEST_MS, options);
            if (git === undefined)
                return { ...comparison, unknown: 'the runner has no workspace' };
            if (![comparison.from, comparison.to].every(refs/* isFullCommit */.f5))
                throw new Error('not the full id of a commit');
            const answer = await git(...diffOf(comparison));
            return {
                ...comparison,
                ...('unknown' in answer ? { unknown: answer.unknown } : readRaw(answer.output))
            };
        }
    };
}
async function containsCommit(git, { from, to }) {
    if (git === undefined || !(0,refs/* isFullCommit */.f5)(from))
        return undefined;
    if (!(0,refs/* isCommitId */.jh)(to))
        return undefined;
    const isAncestor = async (commit, of) => {
        const answer = await git('merge-base', '--is-ancestor', `${commit}^{commit}`, `${of}^{commit}`);
        if ('output' in answer)
            return true;
        return answer.exit_code === 1 ? false : undefined;
    };
    const contains = await isAncestor(from, to);
    if (contains !== false || (await isAncestor(to, from)))
        return contains;
    return (0,run_git/* lineOf */.cA)(await git('rev-parse', '--is-shallow-repository')) === 'false' ? false : undefined;
}
async function findFile(git, { commit, path }) {
    if (git === undefined || !(0,refs/* isFullCommit */.f5)(commit))
        return undefined;
    if (path === '')
        return undefined;
    const asked = path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
    const answer = await git('ls-tree', '-z', '-t', '--full-tree', `${commit}^{tree}`, '--', ...asked);
    if ('unknown' in answer)
        return undefined;
    const entries = answer.output.toString('utf8').split('\0');
    const modes = new Map(entries.map((entry) => [entry.slice(entry.indexOf('\t') + 1), entry.split(' ', 1)[0] ?? '']));
    if (asked.some((name) => LINK_MODES.has(modes.get(name) ?? '')))
        return undefined;
    const mode = modes.get(path);
    if (mode === undefined)
        return 'missing';
    return mode === FOLDER_MODE ? 'folder' : 'file';
}
async function readCommit(git) {
    const answer = await git?.('rev-parse', '-q', '--verify', 'HEAD^{commit}');
    return answer && (0,run_git/* lineOf */.cA)(answer);
}
function nestedCheckout(workspace, path) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, path)))
        return undefined;
    const names = path.split('/').slice(0, -1);
    for (let depth = names.length; depth > 0; depth--) {
        const folder = names.slice(0, depth).join('/');
        if ((0,external_node_fs_.existsSync)((0,external_node_path_.join)(workspace, folder, '.git')))
            return folder;
    }
    return undefined;
}
async function findNested(git, folder, path) {
    const commit = await readCommit(git);
    if (commit === undefined)
        return undefined;
    const inner = path.slice(folder.length + 1);
    const isInner = (await findFile(git, { commit, path: inner })) === 'file';
    const isMissing = (await findFile(git, { commit, path })) === 'missing';
    if (!isInner || !isMissing)
        return undefined;
    return { folder, path: inner, remote_url: (0,run_git/* lineOf */.cA)(await git('config', '--get', REMOTE_URL)) };
}
const REMOTE_URL = 'remote.origin.url';
async function readFile(git, { commit, path }) {
    if (git === undefined || !(0,refs/* isFullCommit */.f5)(commit))
        return undefined;
    if ((0,path_patterns/* leavesRepository */.ZC)(path))
        return undefined;
    return textOf(await git('cat-file', 'blob', `${commit}:${path}`));
}
async function listFiles(git, commit) {
    if (git === undefined || !(0,refs/* isFullCommit */.f5)(commit))
        return undefined;
    const tree = `${commit}^{tree}`;
    const names = textOf(await git('ls-tree', '-r', '-z', '--name-only', '--full-tree', tree));
    return names?.split('\0').slice(0, -1);
}
function textOf(answer) {
    const isText = 'output' in answer && (0,external_node_buffer_.isUtf8)(answer.output);
    return isText ? answer.output.toString('utf8') : undefined;
}
function diffOf({ from, to }) {
    const plain = ['--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=none'];
    return [
        'diff-tree',
        '-r',
        '--raw',
        '-z',
        '--no-abbrev',
        ...plain,
        `${from}^{commit}`,
        `${to}^{commit}`,
        '--'
    ];
}
function readRaw(output) {
    if (!(0,external_node_buffer_.isUtf8)(output))
        return { unknown: 'the name of a changed file is not UTF-8' };
    const text = output.toString('utf8');
    const entries = [
        ...text.matchAll(/:([0-7]{6}) ([0-7]{6}) [0-9a-f]+ [0-9a-f]+ [ADMT]\0([^\0]+)\0/gy)
    ];
    if (entries.map(([entry]) => entry).join('') !== text)
        return { unknown: 'the output of git has an unknown form' };
    const files = [];
    const links = [];
    for (const [, before = '', after = '', path = ''] of entries) {
        files.push(path);
        if (LINK_MODES.has(before) || LINK_MODES.has(after))
            links.push(path);
    }
    return { files, links };
}

// EXTERNAL MODULE: ./lib/src/adapters/http/mask-answers.js
var mask_answers = __webpack_require__(28688);
// EXTERNAL MODULE: ./lib/src/adapters/http/sender.js + 1 modules
var http_sender = __webpack_require__(27231);
// EXTERNAL MODULE: ./lib/src/adapters/http/time-limit.js
var time_limit = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/src/adapters/runner/process.js
var process = __webpack_require__(40519);
;// CONCATENATED MODULE: ./lib/src/run/adapters.js






function createAdapters({ runner, redactor, cancelled, clock, place, only_reads }) {
    const senders = [];
    const debug = (line) => runner.debug(line);
    const openSender = (baseUrl, address, headers) => {
        const sender = (0,http_sender/* createHttpSender */.m)({
            baseUrl,
            address,
            headers,
            cancelled,
            clock,
            onExchange: debug
        });
        senders.push(sender);
        return (0,mask_answers/* maskAnswers */.a8)(sender, (value) => runner.mask(value), (variable) => redactor.isPublished(variable));
    };
    let shared;
    let connectedGitHub;
    const ports = {
        connect: async ({ base_url, credentials, dialect }, limit) => {
            const { createControlPlane } = await __webpack_require__.e(/* import() */ 812).then(__webpack_require__.bind(__webpack_require__, 20812));
            shared ??= (0,time_limit/* pauseTogether */.TK)(openSender(base_url, '`base_url`', (0,headers/* credentialHeaders */.w)(credentials)), clock);
            const sender = (0,time_limit/* limitSender */.Pv)(shared, limit);
            const parts = { clock: only_reads ? undefined : clock, redact: redactor.redact, debug };
            return createControlPlane({ ...parts, sender, dialect, access: { base_url, credentials } });
        },
        loadAgentServer: async () => {
            const { createAgentServer } = await __webpack_require__.e(/* import() */ 283).then(__webpack_require__.bind(__webpack_require__, 76283));
            return (url, { api_key }) => {
                const sender = openSender(url, 'the URL of the deployment', {
                    ...(api_key && { 'x-api-key': api_key })
                });
                return createAgentServer(sender, redactor.redact);
            };
        },
        workspace: place.workspace,
        checkout: createCheckout({ ...place, cancelled }),
        openGitHub: async (account, ending) => {
            const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(71)]).then(__webpack_require__.bind(__webpack_require__, 69071));
            connectedGitHub ??= connectGitHub({
                ...account,
                clock,
                cancelled,
                ending,
                ended: (0,process/* shortlyAfter */.is)(cancelled)
            });
            return connectedGitHub;
        }
    };
    const close = () => {
        for (const sender of senders)
            sender.close();
    };
    return { ports, close };
}


/***/ }),

/***/ 70972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FI: () => (/* binding */ DEEPEST),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   hz: () => (/* binding */ isDeeperThan)
/* harmony export */ });
const DEEPEST = 100;
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function isDeeperThan(levels, value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}


/***/ })

};
