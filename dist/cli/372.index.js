export const id = 372;
export const ids = [372];
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

/***/ 58626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readSecretList)
/* harmony export */ });
function readSecretList(secrets) {
    const entries = entriesOf(secrets);
    if (entries === null)
        return null;
    return new Map(entries.map(({ name, value }) => [name, typeof value === 'string' ? value : undefined]));
}
function entriesOf(secrets) {
    if (typeof secrets !== 'object' || secrets === null)
        return null;
    if (!Array.isArray(secrets))
        return Object.entries(secrets).map(([name, value]) => ({ name, value }));
    const entries = secrets.map((entry) => typeof entry === 'string' ? { name: entry } : entry);
    return entries.every(isEntry) ? entries : null;
}
function isEntry(entry) {
    return (typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string');
}


/***/ }),

/***/ 38658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kW: () => (/* binding */ explainLog),
  f2: () => (/* binding */ fittingLogs),
  Dx: () => (/* binding */ linesOf)
});

// UNUSED EXPORTS: emitLog

// EXTERNAL MODULE: ./lib/src/contract/revision-log.js
var revision_log = __webpack_require__(22443);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
;// CONCATENATED MODULE: ./lib/src/deploy/build-log/log-advice.js


const IS_MISSING = /not found|no such|does not exist|cannot find|could not find|missing/i;
function buildAdvice(wanted, lines) {
    if (wanted.source !== 'git_host')
        return 'Correct the error that the build log shows, then run again.';
    const { repo_ref: ref, graph_config_path: path } = wanted.source_revision_config;
    if (ref !== undefined && !(0,refs/* isTag */.dz)(ref) && (0,refs/* isVersion */.lF)(ref)) {
        const tag = (0,sanitize/* sanitizeLine */.g$)(`refs/tags/${ref}`, 100);
        return (`If "${(0,sanitize/* sanitizeLine */.g$)(ref, 80)}" is a tag, set \`repo_ref\` to ${tag}. ` +
            'Otherwise correct the error that the build log shows, then push.');
    }
    if (path === undefined)
        return undefined;
    const isMissing = lines.some((line) => line.includes(path) && IS_MISSING.test(line));
    if (!isMissing)
        return undefined;
    return `Correct \`graph_config_path\`, or add the file "${(0,sanitize/* sanitizeLine */.g$)(path, 100)}" and push.`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/build-log/read-log.js





const LONGEST_READING_MS = 5_000;
const PAGE_SIZE = 100;
const MOST_LINES = 50;
const LONGEST_LINE = 300;
async function explainLog(session, { deployment, wanted, build_logs }, { failed, what, facts, fix }) {
    const meaning = (0,contract_status/* meaningOf */.Pr)(failed.status);
    const shown = build_logs ? await emitLog(session, deployment, failed) : undefined;
    const lines = [...(shown?.lines ?? []), what, ...facts.map(({ value }) => value)];
    const advice = meaning.log === 'build' ? buildAdvice(wanted, lines) : undefined;
    const log = build_logs ? shown?.log : meaning.log;
    const hint = log && logHint(deployment, failed.revision_id, log);
    return { fix: advice === undefined ? fix : [advice], hint };
}
function logHint({ id, name }, revision_id, log) {
    return { show: 'logs', deployment: { id, name }, revision_id, log };
}
async function emitLog(session, { id, source }, { revision_id, status }) {
    const { controlPlane, clock, emit, redact } = session;
    const giveUp = clock.now() + LONGEST_READING_MS;
    for (const log of fittingLogs(status, source)) {
        try {
            const query = { log, order: 'desc', limit: PAGE_SIZE };
            const timeoutMs = giveUp - clock.now();
            if (timeoutMs <= 0)
                return undefined;
            const { logs, next_offset } = (await controlPlane.readRevisionLog(id, revision_id, query, { timeoutMs })) ?? NONE;
            const isNewest = isNewestFirst(logs);
            const entries = logs.flatMap((entry) => (0,revision_log/* readEntry */.hB)(entry) ?? []);
            const lines = linesOf(isNewest ? entries.toReversed() : entries, redact);
            if (lines.length === 0)
                continue;
            const is_end = isNewest || !next_offset;
            const revisionLog = { log, revision_id, lines, is_end };
            emit({ type: 'log_read', log: revisionLog });
            return revisionLog;
        }
        catch (error) {
            if (error instanceof errors/* CancelledError */.cc)
                throw error;
            emit({ type: 'log_missing', problem: (0,errors/* messageOf */.bD)(error) });
        }
    }
    return undefined;
}
const NONE = { logs: [], next_offset: null };
function fittingLogs(status, source) {
    const { log } = (0,contract_status/* meaningOf */.Pr)(status);
    if (log !== undefined)
        return [log];
    return source === 'external_container' ? ['deploy'] : ['build', 'deploy'];
}
function isNewestFirst(logs) {
    const first = (0,revision_log/* readEntry */.hB)(logs[0])?.at;
    const last = (0,revision_log/* readEntry */.hB)(logs.at(-1))?.at;
    return first === undefined || last === undefined || first >= last;
}
function linesOf(entries, redact, most = MOST_LINES) {
    const lines = entries
        .flatMap(({ message, level = '' }) => {
        const texts = (0,sanitize/* withoutAnsi */.uo)(message).split(/\r\n|[\r\n]/);
        return texts.slice(-most).map((line) => ({ line, level }));
    })
        .filter(({ line }) => (0,sanitize/* sanitizeLine */.g$)(line) !== '')
        .slice(-most);
    const clean = (0,sanitize/* redactLines */.nI)(lines.map(({ line }) => line), redact);
    return clean.flatMap((line, at) => {
        const { level = '' } = lines[at] ?? {};
        const text = (0,sanitize/* sanitizeLine */.g$)(line, LONGEST_LINE);
        if (text === '')
            return [];
        if (IS_ALARMING.test(level))
            return (0,sanitize/* sanitizeLine */.g$)(`${level}  ${text}`, LONGEST_LINE);
        const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0;
        return ' '.repeat(Math.min(indent, 20)) + text;
    });
}
const IS_ALARMING = /^(?:error|fatal|critical|warn|warning)$/i;


/***/ }),

/***/ 60919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qs: () => (/* binding */ graphConfigs),
/* harmony export */   Z3: () => (/* binding */ diffImage),
/* harmony export */   dZ: () => (/* binding */ diffGitCode),
/* harmony export */   qd: () => (/* binding */ deployedCommit)
/* harmony export */ });
/* unused harmony export judgePaths */
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _repository_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45150);
/* harmony import */ var _repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1030);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89453);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49705);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);







function deployedCommit({ deployment, latest }) {
    const told = latest?.source_revision_config;
    if (told?.repo_commit_sha != null)
        return told.repo_commit_sha;
    const isSettled = told == null || (latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(latest));
    return (isSettled && deployment.source_revision_config.repo_commit_sha) || undefined;
}
function deployedCode({ deployment, latest }, field) {
    return (deployment.source_revision_config[field] || latest?.source_revision_config?.[field] || undefined);
}
function hidesRef(current, after) {
    const { deployment, latest } = current;
    const codes = [deployment.source_revision_config, latest?.source_revision_config];
    if (!codes.some((code) => code?.hides_ref))
        return false;
    const before = deployedCode(current, 'repo_ref');
    return before === undefined || after === undefined || ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(after) && !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(before));
}
function diffField(current, field, after) {
    const before = deployedCode(current, field);
    if (after === undefined || (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isAskedValue */ .O0)(field, after, before))
        return [];
    const note = `the service does not show the deployed ${field}`;
    const how = before === undefined
        ? { difference: 'unproven', note }
        : { difference: 'changed' };
    return [codeChange(current, field, { after, ...how })];
}
function codeChange(current, field, change) {
    const before = deployedCode(current, field);
    return {
        path: `source_revision_config.${field}`,
        ...(before && { before }),
        ...change,
        new_revision: true
    };
}
function diffGitCode(wanted, origin, current, changed_files) {
    const { repo_ref, graph_config_path } = wanted.source_revision_config;
    const path = diffField(current, 'graph_config_path', graph_config_path);
    const before = deployedCommit(current);
    const after = origin.commit;
    const isHidden = hidesRef(current, repo_ref);
    const isComparable = isHidden && before !== undefined;
    const otherRef = isComparable ? [] : diffField(current, 'repo_ref', repo_ref);
    if (otherRef.length > 0)
        return { changes: [...path, ...otherRef], unchanged: [] };
    if (repo_ref === undefined && after === undefined)
        return { changes: path, unchanged: [] };
    const ref_after = repo_ref ?? deployedCode(current, 'repo_ref');
    const same = (...why) => ({ changes: path, unchanged: why });
    const differs = (change) => ({
        changes: [...path, codeChange(current, 'repo_ref', { after: ref_after, ...change })],
        unchanged: []
    });
    const ref = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(ref_after ?? 'the code');
    const isUnknown = before === undefined || after === undefined;
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(repo_ref) && !isHidden && isUnknown)
        return same(`repo_ref is the same tag (${ref})`);
    if (after === undefined)
        return differs({
            difference: 'unproven',
            note: `this run does not know the commit of ${ref}, so it builds again`
        });
    if (before !== undefined && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCommit */ .Kd)(before, after))
        return same(`${ref} is still at commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCommit */ .Ax)(after)}`);
    const isFollowing = current.deployment.source_config.build_on_push && wanted.source_config.build_on_push !== false;
    if (origin.is_push && isFollowing) {
        const why = 'build_on_push is true and this run is the push, ' +
            'so the service builds this commit automatically';
        return { ...same(why), pushed_commit: after };
    }
    if (before === undefined)
        return differs({
            difference: 'unproven',
            note: `the service does not show which commit of ${ref} is deployed`
        });
    const commits = { from: before, to: after };
    const { needed, why, ...paths } = judgePaths({ wanted, origin }, current, commits, changed_files);
    if (!needed)
        return { ...same(...why), retained_commit: before, ...paths };
    const note = why.length === 0 ? {} : { note: why.join('; ') };
    return { ...differs({ difference: 'changed', ...note, commits }), ...paths };
}
function diffImage(wanted, current) {
    const { image_uri: after } = wanted.source_revision_config;
    const changes = diffField(current, 'image_uri', after);
    if (after === undefined || changes.length > 0)
        return { changes, unchanged: [] };
    if ((0,_repository_image_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinned */ .T4)(after))
        return { changes, unchanged: ['image_uri is the same digest'] };
    const note = 'a tag can move; set `image_uri` with a digest (…@sha256:…) to skip unchanged images';
    return {
        changes: [codeChange(current, 'image_uri', { after, difference: 'unproven', note })],
        unchanged: []
    };
}
const MOST_NAMED = 10;
function judgePaths({ wanted, origin }, current, commits, changed_files) {
    if (origin.paths === undefined)
        return { needed: true, why: [] };
    const from = commits.from.toLowerCase();
    const to = commits.to.toLowerCase();
    const configs = graphConfigs(wanted, current);
    if (!(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullCommit */ .f5)(from) || !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullCommit */ .f5)(to))
        return unknownFiles('the service or this run has only a part of its commit ID');
    if (!showsCommit(current))
        return unknownFiles('the revision in progress does not show its commit');
    if (configs === undefined)
        return unknownFiles('the path of the graph configuration file is unknown');
    if (changed_files?.from !== from || changed_files.to !== to)
        return { needed: true, why: [], undecided: { from, to } };
    if ('unknown' in changed_files)
        return { ...unknownFiles(changed_files.unknown), compared: changed_files };
    const patterns = [
        ...(origin.path_files?.dependencies?.paths ?? []).flatMap(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .patternsOfPath */ .yO),
        ...origin.paths.flatMap(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .withContents */ .xT),
        ...configs.map(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .literalPattern */ .Kf)
    ];
    const verdict = judgeFiles(patterns, { from, to }, changed_files);
    return verdict.needed ? verdict : { ...verdict, why: [...verdict.why, ...doubtsOf(origin)] };
}
function doubtsOf({ path_files: files }) {
    if (files?.graph_config_path === undefined || files.dependencies !== undefined)
        return [];
    const path = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(files.graph_config_path, 100);
    return [
        `the local dependencies of ${path} are unknown, because the checkout does not show them: ` +
            'only paths decided'
    ];
}
const unknownFiles = (why) => ({
    needed: true,
    why: [`paths could not be compared: ${why}`]
});
const showsCommit = ({ latest }) => latest?.source_revision_config?.repo_commit_sha != null || latest === null || (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(latest);
function graphConfigs(wanted, current) {
    const configs = [wanted, current?.deployment, current?.latest]
        .flatMap((part) => part?.source_revision_config?.graph_config_path ?? [])
        .map(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalPath */ .Op);
    const isInside = configs.every((path) => path !== '' && !(0,_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .leavesRepository */ .ZC)(path));
    return configs.length > 0 && isInside ? configs : undefined;
}
function judgeFiles(patterns, { from, to }, { files, links }) {
    const parsed = patterns.map(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePattern */ .EY);
    const isCounted = (path) => links.includes(path) || (0,_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnder */ .Jo)(parsed, path);
    const different = [...new Set(files)];
    const under = different.filter(isCounted).map((path) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(path, 100));
    const changed = different.length;
    const compared = { from, to, changed, under_paths: under.slice(0, MOST_NAMED) };
    if (under.length > 0)
        return {
            needed: true,
            why: [`changed under paths: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(under.join(', '), 200)}`],
            compared
        };
    const elsewhere = changed === 0 ? 'no file changed' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(changed, 'file')} changed elsewhere`;
    const between = `between ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCommit */ .Ax)(from)} (deployed) and ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCommit */ .Ax)(to)} (this run)`;
    return { needed: false, why: [`no file under paths changed ${between}: ${elsewhere}`], compared };
}


/***/ }),

/***/ 22556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ addedReferences),
/* harmony export */   Qd: () => (/* binding */ diffReferences),
/* harmony export */   ek: () => (/* binding */ placesOf)
/* harmony export */ });
const PATH = 'secret_references';
const placesOf = (references) => new Map(references.map((reference) => [reference.name, placeOf(reference)]));
const placeOf = ({ secret_name, secret_key }) => `${secret_name}/${secret_key}`;
function diffReferences({ secret_references: shown }, asked) {
    const before = placesOf(shown ?? []);
    const after = placesOf(asked);
    const names = [...new Set([...before.keys(), ...after.keys()])];
    return names
        .filter((name) => before.get(name) !== after.get(name))
        .map((name) => referenceChange(name, before.get(name), after.get(name), shown === undefined));
}
function referenceChange(name, before, after, isHidden) {
    const path = `${PATH}.${name}`;
    if (isHidden)
        return { path, difference: 'unproven', after, note: HIDDEN, new_revision: true };
    if (before === undefined)
        return { path, difference: 'added', after, new_revision: true };
    if (after === undefined)
        return { path, difference: 'removed', before, new_revision: true };
    return { path, difference: 'changed', before, after, new_revision: true };
}
const HIDDEN = 'the service does not show it';
const addedReferences = (asked = []) => diffReferences({ secret_references: null }, asked);


/***/ }),

/***/ 79661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ extraNames),
/* harmony export */   Ds: () => (/* binding */ planSecrets),
/* harmony export */   EO: () => (/* binding */ removedSecretWarnings),
/* harmony export */   LI: () => (/* binding */ diffSecrets),
/* harmony export */   O3: () => (/* binding */ addedSecrets),
/* harmony export */   RH: () => (/* binding */ unprovenSecrets),
/* harmony export */   Ws: () => (/* binding */ stillListed),
/* harmony export */   ii: () => (/* binding */ removedSecrets),
/* harmony export */   sm: () => (/* binding */ valuesOf),
/* harmony export */   tP: () => (/* binding */ restorableSecrets)
/* harmony export */ });
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81415);
/* harmony import */ var _contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58626);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);
/* harmony import */ var _secret_proof_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69697);





const valuesOf = (secrets) => new Map(secrets.map(({ name, value }) => [name, value]));
const DIFFERENCE = {
    absent: 'added',
    other: 'changed',
    unproven: 'unproven'
};
function diffSecrets(current, desired, source, earlier) {
    const requested = valuesOf(desired);
    const list = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(current);
    if (list === null && requested.size === 0)
        return [secretChange('secrets', 'unproven')];
    const changes = [];
    for (const [name, proof] of proofsOf(list, requested, { source, earlier }))
        if (proof !== 'equal')
            changes.push(secretChange(`secrets.${name}`, DIFFERENCE[proof]));
    for (const name of extraNames(list, requested, source))
        changes.push(secretChange(`secrets.${name}`, 'removed'));
    return changes;
}
function planSecrets(current, { secrets = [], env_vars, source }) {
    const list = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(current) ?? new Map();
    const requested = valuesOf(secrets);
    const isClear = (0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .showsInClear */ .xn)(list, requested);
    const changes = diffSecrets(current, secrets, source).map((change) => {
        const name = change.path.slice('secrets.'.length);
        const value = requested.get(name);
        const mayDiffer = change.difference === 'unproven' && value !== undefined;
        const isOther = mayDiffer && ((0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .showsOther */ .Hr)(list, name, value) || (isClear && hasText(list, name)));
        return isOther ? { ...change, difference: 'changed' } : change;
    });
    return publicChanges(changes, { secrets, env_vars }, list);
}
function hasText(list, name) {
    return ((0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .clearText */ .Z8)(list, name) ?? '') !== '';
}
function addedSecrets({ secrets = [], env_vars }) {
    const changes = secrets.map(({ name }) => secretChange(`secrets.${name}`, 'added'));
    return publicChanges(changes, { secrets, env_vars });
}
function publicChanges(changes, { secrets = [], env_vars = [] }, list = new Map()) {
    const variables = new Set(env_vars);
    const values = valuesOf(secrets);
    return changes.map((change) => {
        const name = change.path.slice('secrets.'.length);
        if (!variables.has(name))
            return change;
        const before = (0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .clearText */ .Z8)(list, name, { isProven: true });
        const after = values.get(name);
        const path = `env_vars.${name}`;
        return { ...change, path, ...(before !== undefined && { before }), after };
    });
}
function secretChange(path, difference) {
    return { path, difference, new_revision: true };
}
function unprovenSecrets(current, desired, source) {
    const proofs = proofsOf((0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(current), valuesOf(desired), { source });
    return [...proofs].flatMap(([name, proof]) => proof === 'unproven' || proof === 'other' ? [name] : []);
}
function proofsOf(list, requested, { source, earlier }) {
    if (list === null)
        return new Map([...requested.keys()].map((name) => [name, 'unproven']));
    const earlierList = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(earlier);
    const lists = [list, earlierList];
    return (0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .proveSecrets */ .I0)(list, requested, {
        listsNames: lists.some((names) => listsNames(names, requested, source)),
        earlier: earlierList
    });
}
function listsNames(list, requested, source) {
    const names = [...(list?.keys() ?? [])];
    return names.some((name) => requested.has(name) || !_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .bs[source].has(name));
}
function extraNames(list, requested, source) {
    const names = [...(list?.keys() ?? [])];
    return names.filter((name) => !requested.has(name) && !_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .bs[source].has(name));
}
function restorableSecrets(earlier, now, { secrets = [], source }) {
    const list = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(earlier);
    if (list === null)
        return null;
    const requested = valuesOf(secrets);
    const names = [...list.keys()].filter((name) => requested.has(name) || !_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .bs[source].has(name));
    if (names.length === 0 && list.size > 0)
        return [];
    if (!(0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .showsAllValues */ .EK)((0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(now) ?? new Map(), requested))
        return null;
    const restorable = [];
    for (const name of names) {
        const value = (0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .clearText */ .Z8)(list, name, { isProven: requested.has(name) });
        if (value === undefined)
            return null;
        restorable.push({ name, value });
    }
    return restorable;
}
function removedSecrets(changes) {
    return changes
        .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
        .map(({ path }) => path.slice('secrets.'.length));
}
const stillListed = (names) => 'The service keeps secrets that the inputs no longer set: ' +
    `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(names.join(', '), 300)}. ` +
    'Delete them in the service. Until then, each run makes a new revision.';
function removedSecretWarnings(changes) {
    const names = removedSecrets(changes).map((name) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(name, 60));
    if (names.length === 0)
        return [];
    return [
        `The inputs do not set ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(names.length, 'deployed secret')}: ${names.join(', ')}. ` +
            'The update removes what is not set. ' +
            'To keep one, add a line for it. To keep all, set `secrets_update_strategy: merge`.'
    ];
}


/***/ }),

/***/ 29139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XI: () => (/* binding */ diffSettings),
/* harmony export */   YS: () => (/* binding */ assertFixedFields),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   kM: () => (/* binding */ askedFields),
/* harmony export */   vK: () => (/* binding */ notCompared)
/* harmony export */ });
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81415);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96912);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65071);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49705);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);






function askedFields(wanted, deployment, change) {
    return (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(wanted.source, change).flatMap((row) => {
        const { path } = row;
        const asked = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(wanted, path);
        if (asked === undefined)
            return [];
        const new_revision = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .makesRevision */ .b$)(row, wanted.rules?.fields);
        const shown = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(deployment, path);
        return [{ path, field: (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldName */ .w5)(path), asked, shown, new_revision }];
    });
}
function diffSettings(wanted, deployment) {
    return askedFields(wanted, deployment, 'setting')
        .filter(({ field, asked, shown }) => !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameValue */ .am)(field, asked, shown))
        .map(({ path, asked, shown, new_revision }) => ({
        path,
        difference: shown == null ? 'added' : 'changed',
        ...(shown != null && { before: shown }),
        after: asked,
        new_revision
    }));
}
function assertFixedFields(wanted, deployment) {
    const conflicts = askedFields(wanted, deployment, 'fixed')
        .filter(({ shown }) => isShown(shown))
        .filter(({ field, asked, shown }) => field === 'name' ? asked !== shown : !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameValue */ .am)(field, asked, shown));
    if (conflicts.length === 0)
        return;
    const names = conflicts.map(({ field }) => field);
    const facts = conflicts.map(({ path, asked, shown }) => ({
        label: path,
        value: `deployed ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .showValue */ .vp)(shown, 300)}, this run ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .showValue */ .vp)(asked, 300)}`
    }));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PlanError */ .W6('immutable_field', {
        what: `${names.join(', ')} cannot be changed after a deployment is created.`,
        facts,
        fix: [fixOfConflict(names, deployment)]
    });
}
const isShown = (shown) => shown != null && shown !== '';
function fixOfConflict(names, { source }) {
    const word = Object.values(_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .LANGSMITH_WORDS */ .g).find((spoken) => spoken === source);
    if (word !== undefined)
        return (`This service uses the field names of LangSmith Deployment (${word}). ` +
            'Set `api_dialect` to `langsmith`.');
    const isKnown = _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .SOURCES */ .Hl.some((name) => name === source);
    if (names.includes('source') && !isKnown)
        return otherSource(source);
    if (names.includes('repo_url'))
        return ('The deployment belongs to another repository. ' +
            'Use another `name`, or check `base_url` and `repo_url`.');
    const other = source === 'git_host' ? 'image_uri' : 'graph_config_path';
    if (names.includes('source'))
        return (`Set \`source: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .showValue */ .vp)(source, 60)}\`, ` +
            `and remove \`${other}\` and other inputs of another source. ` +
            'To change the source, deploy under another name, then delete the old deployment.');
    return ('Set these inputs to the deployed values, or remove them. ' +
        'To change them, deploy under another name, then delete the old deployment.');
}
const otherSource = (source) => `A deployment of source ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .showValue */ .vp)(source, 60)} ` +
    'is updated only by the tool that made it, not from a repository or an image. ' +
    'To deploy from one of these, set another `name`: the run creates a deployment. ' +
    'Then delete the old deployment.';
function notCompared(wanted, deployment) {
    const unshown = askedFields(wanted, deployment, 'fixed').filter(({ shown }) => !isShown(shown));
    const names = unshown.map(({ field }) => field).join(', ');
    if (names === '')
        return [];
    return [`Not compared, because the service does not show it for this deployment: ${names}.`];
}


/***/ }),

/***/ 59262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N_: () => (/* binding */ addedTier),
/* harmony export */   Q6: () => (/* binding */ diffTier),
/* harmony export */   Xd: () => (/* binding */ showsOtherTier),
/* harmony export */   b5: () => (/* binding */ hiddenTier)
/* harmony export */ });
const PATH = 'deployment_tier';
function showsOtherTier({ deployment_tier: asked }, shown) {
    const { deployment_tier } = shown;
    return asked !== undefined && deployment_tier != null && deployment_tier !== asked;
}
function diffTier(wanted, deployment) {
    if (!showsOtherTier(wanted, deployment))
        return [];
    const { deployment_tier: before } = deployment;
    const { deployment_tier: after } = wanted;
    return [{ path: PATH, difference: 'changed', before, after, new_revision: true }];
}
function hiddenTier({ deployment_tier: after }, deployment) {
    if (after === undefined || deployment.deployment_tier != null)
        return [];
    const note = 'the service does not show it';
    return [{ path: PATH, difference: 'unproven', after, note, new_revision: true }];
}
function addedTier({ deployment_tier: after }) {
    return after === undefined ? [] : [{ path: PATH, difference: 'added', after, new_revision: true }];
}


/***/ }),

/***/ 69697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ showsAllValues),
/* harmony export */   Hr: () => (/* binding */ showsOther),
/* harmony export */   I0: () => (/* binding */ proveSecrets),
/* harmony export */   Z8: () => (/* binding */ clearText),
/* harmony export */   xn: () => (/* binding */ showsInClear)
/* harmony export */ });
function proveSecrets(list, requested, { listsNames = false, earlier } = {}) {
    const equal = namesShown(list, requested);
    const isClear = showsInClear(list, requested);
    const hasOneOther = equal.size === requested.size - 1;
    const wasShown = (name, value) => earlier?.get(name) === value && !looksMasked(value);
    const proofOf = (name, value) => {
        if (equal.has(name))
            return isClear ? 'equal' : 'unproven';
        if (!list.has(name))
            return listsNames && value !== '' ? 'absent' : 'unproven';
        const isOther = wasShown(name, value)
            ? clearText(list, name, { isProven: true }) !== undefined
            : isClear && hasOneOther && showsOther(list, name, value);
        return isOther ? 'other' : 'unproven';
    };
    return new Map([...requested].map(([name, value]) => [name, proofOf(name, value)]));
}
function showsInClear(list, requested) {
    const names = [...namesShown(list, requested)];
    return names.some((name) => !looksMasked(requested.get(name) ?? ''));
}
const namesShown = (list, requested) => new Set([...requested.keys()].filter((name) => showsValue(list, requested, name)));
function showsAllValues(list, requested) {
    const proofs = [...proveSecrets(list, requested).values()];
    return proofs.length > 0 && proofs.every((proof) => proof === 'equal');
}
function clearText(list, name, { isProven = false } = {}) {
    const text = list.get(name);
    if (text === undefined || looksMasked(text))
        return undefined;
    const isRepeated = [...list].some(([other, shown]) => other !== name && shown === text);
    return isRepeated && !isProven ? undefined : text;
}
function showsValue(list, requested, name) {
    const text = list.has(name) ? list.get(name) : '';
    return text === requested.get(name);
}
function showsOther(list, name, value) {
    const text = clearText(list, name);
    if (text === undefined || /\s/.test(text))
        return false;
    return !value.startsWith(text) && !value.endsWith(text);
}
const MASKING_WORD = [
    'redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|protected|sealed',
    'concealed|set|configured'
].join('|');
const MASKS = [
    /\*{3}|[•●▪█…⋯]|\.{3}|·{3}|X{4}|x{4}/,
    /^[^\p{L}\p{N}]*$/u,
    /^\$?[<[({]{1,2}[\w\s:.=-]*[>\])}]{1,2}$/,
    new RegExp(String.raw `^[\W_]*(?:(?:value|secret)[\W_]+)*(?:${MASKING_WORD})` +
        String.raw `(?:[\W_]+(?:value|secret))*[\W_]*$`, 'i'),
    /^\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|enc|encrypted|secret)\}?[:$/]/i
];
function looksMasked(text) {
    return MASKS.some((pattern) => pattern.test(text));
}


/***/ }),

/***/ 83366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ assertConfirmed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


async function assertConfirmed(confirm, deployment, what) {
    if (await confirm(deployment, what))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('cancelled', {
        what: `Not confirmed: "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(deployment.name)}" was not typed.`,
        fix: ['Run it again and type the name, or use --yes to skip the question.']
    });
}


/***/ }),

/***/ 22231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ resourcesOf),
/* harmony export */   Jq: () => (/* binding */ writtenWithoutRevision),
/* harmony export */   Ke: () => (/* binding */ isReplacedBy),
/* harmony export */   S5: () => (/* binding */ sentFields),
/* harmony export */   Sz: () => (/* binding */ NEW_REVISION_POLICIES),
/* harmony export */   dk: () => (/* binding */ previousId),
/* harmony export */   j5: () => (/* binding */ revisionId),
/* harmony export */   qr: () => (/* binding */ SECRETS_UPDATE_STRATEGIES),
/* harmony export */   z1: () => (/* binding */ isRollback)
/* harmony export */ });
const SECRETS_UPDATE_STRATEGIES = ['overwrite', 'merge'];
function resourcesOf({ source, source_config }) {
    return source === 'external_container' ? source_config.resource_spec : undefined;
}
const NEW_REVISION_POLICIES = ['auto', 'always', 'never'];
function sentFields(action) {
    if (action.do === 'patch')
        return action.request;
    if (action.do !== 'create')
        return undefined;
    const { name: _name, source: _source, ...fields } = action.request;
    return fields;
}
function isRollback({ plan }) {
    return plan.rolls_back_to !== undefined;
}
function writtenWithoutRevision(planned, deployment) {
    const { plan, before } = planned;
    const { latest_revision_id: id } = before.deployment;
    const { pushed_commit: commit } = plan;
    if (commit !== undefined)
        return { ...planned, deployment, revision: { origin: 'pushed', commit, previous: id } };
    return { ...planned, deployment, revision: id === null ? null : { origin: 'kept', id } };
}
function revisionId(revision) {
    return revision === null || revision.origin === 'pushed' ? undefined : revision.id;
}
function previousId(revision) {
    return revision === null || revision.origin === 'kept' ? null : revision.previous;
}
function isReplacedBy({ revision }, id) {
    return revision?.origin !== 'pushed' && id !== (revisionId(revision) ?? null);
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

/***/ 57469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ findByNameOrRecord),
/* harmony export */   Ti: () => (/* binding */ describeDeployment),
/* harmony export */   _U: () => (/* binding */ findByName),
/* harmony export */   cR: () => (/* binding */ nearName),
/* harmony export */   eG: () => (/* binding */ nameReservedError),
/* harmony export */   et: () => (/* binding */ noSuchDeployment),
/* harmony export */   ff: () => (/* binding */ describeTarget),
/* harmony export */   i0: () => (/* binding */ notFoundError)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59775);
/* harmony import */ var _requests_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6648);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82196);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10323);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48137);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);









async function findByName(controlPlane, name) {
    const livingIn = ({ rows }) => rows.filter((row) => row.name === name && !(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(row));
    const isEnough = (rows, page) => {
        const isOnlyOfName = page.filtered_by_name && rows.every((row) => row.name === name);
        return livingIn({ rows }).length >= (isOnlyOfName ? 1 : 2);
    };
    let listing = await (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .readPagesOfName */ .jl)(controlPlane, name, { isEnough });
    const mayHaveMoved = listing !== null && listing.pages > 1 && livingIn(listing).length === 0;
    if (mayHaveMoved)
        listing = await (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .readPagesOfName */ .jl)(controlPlane, name, { isEnough });
    if (listing === null)
        return 'unlisted';
    const [id, ...more] = livingIn(listing).map((row) => row.id);
    if (more.length > 0) {
        const what = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(more.length + 1, 'deployment')} are named "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}": ` +
            [id, ...more].join(', ');
        const fix = ['Set `deployment_id` to one of them, or delete the others.'];
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('name_conflict', { what, fix });
    }
    const isFull = listing.rows.length >= _requests_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE_SIZE */ .md;
    if (listing.incomplete !== undefined && (id === undefined || isFull))
        throw (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadList */ .Ye)(name, listing.incomplete);
    if (id !== undefined)
        return { id };
    const deleting = listing.rows.find((row) => row.name === name);
    return deleting === undefined ? 'absent' : { deleting: deleting.id };
}
async function findByNameOrRecord(session, name) {
    const listed = await findByName(session.controlPlane, name);
    if (listed !== 'unlisted')
        return listed;
    const found = [];
    for (const id of new Set(await session.records.recordedIds(name))) {
        const named = await readNamed(session, id, name);
        if (typeof named === 'object' && 'id' in named)
            return named;
        found.push(named);
    }
    const deleting = found.find((named) => typeof named === 'object');
    if (deleting !== undefined)
        return deleting;
    if (found.length === 0)
        return 'unlisted';
    await (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_3__/* .assertServiceAnswers */ .zF)(session, (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name));
    return 'absent';
}
async function readNamed(session, id, name) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(session.controlPlane.readDeployment(id));
    if (read === null)
        return 'absent';
    if (read.name === name)
        return (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(read) ? { deleting: id } : { id };
    const message = `A GitHub Deployment records ${id} as "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}", ` +
        `but its name is "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(read.name)}". Ignoring it.`;
    session.emit({ type: 'warning', message });
    return 'absent';
}
function nameReservedError(name, id) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('name_conflict', {
        what: `Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}" (${id}) is being deleted (AWAITING_DELETE). ` +
            'Its name stays reserved until that finishes.',
        fix: ['Run again later, set `timeout` to a longer time, or use another `name`.']
    });
}
function describeTarget(target) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(target.name ?? target.deployment_id ?? '');
}
function noSuchDeployment({ deployment_id, name = '' }) {
    if (deployment_id === undefined)
        return `no deployment named "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}" exists`;
    return (`no deployment has the ID ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(deployment_id)}, ` +
        'or these credentials cannot see it');
}
function notFoundError(target, near) {
    const meant = near === undefined ? '' : ` Did you mean "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(near)}"?`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', {
        what: `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .capitalized */ .l2)(noSuchDeployment(target))}.${meant}`,
        fix: [
            'Check `name` or `deployment_id`, `base_url`, and that the key belongs to this workspace.'
        ]
    });
}
function describeDeployment({ name, id }) {
    return `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)} (${id})`;
}
async function nearName({ controlPlane }, name) {
    if ((0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__/* .isPreviewName */ .En)(name))
        return undefined;
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: '', limit: _requests_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE_SIZE */ .md, offset: 0 }));
    const rows = 'value' in read ? (read.value ?? []) : [];
    const names = rows
        .filter((row) => !(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(row) && !(0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__/* .isPreviewName */ .En)(row.name))
        .map((row) => row.name);
    return names.includes(name) ? undefined : (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_8__/* .misspelled */ .vs)(name, names);
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
    if (found === 'unlisted')
        return { ...none, is_unlisted: true };
    if (found === 'absent') {
        if (origin !== undefined)
            emit({ type: 'deployment_not_found', what: (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .describeTarget */ .ff)(target) });
        return { ...none, near_name: await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .nearName */ .cR)(session, target.name ?? '') };
    }
    if ('deleting' in found)
        return { ...none, deleting: found.deleting };
    const { deployment } = found;
    emit({ type: 'deployment_read', deployment });
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(deployment))
        throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .nameReservedError */ .eG)(deployment.name, deployment.id);
    return { current: found, deleting: null };
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
            return (0,_core_session_js__WEBPACK_IMPORTED_MODULE_7__/* .readSnapshot */ .RA)(session, deployment_id);
        const found = await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .findByNameOrRecord */ .AF)(session, name);
        if (typeof found === 'string' || 'deleting' in found)
            return found;
        const state = await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_7__/* .readListed */ .oF)(session, found.id);
        return state !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(state.deployment) ? { deleting: found.id } : state;
    };
    const isOver = (found) => found !== null && (typeof found === 'string' || 'deleting' in found || isSettledState(found));
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
    if (found === 'unlisted')
        throw await unlistedError(session, target);
    if (found === 'absent')
        throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .notFoundError */ .i0)(target, await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .nearName */ .cR)(session, target.name ?? ''));
    return 'deleting' in found ? (0,_core_session_js__WEBPACK_IMPORTED_MODULE_7__/* .readSnapshot */ .RA)(session, found.deleting) : found;
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
            return { deleting };
        throw result.error;
    };
    const isFree = (found) => typeof found === 'string' || 'deployment' in found;
    const delayMs = (pause) => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .backoffDelay */ .EY)(pause + 1);
    await clock.sleep(Math.min((0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .backoffDelay */ .EY)(1), Math.max(0, deadline - clock.now())));
    const found = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .pollUntil */ .g3)({ clock, deadline, delayMs }, read, isFree);
    if (typeof found === 'string')
        return null;
    if ('deployment' in found)
        return found.deployment.id;
    throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_10__/* .nameReservedError */ .eG)(name, deleting);
}


/***/ }),

/***/ 15637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findRevision)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _requests_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6648);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10323);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const SHORTEST = 8;
async function findRevision({ controlPlane }, { deployment, latest, serving }, { id, input }) {
    const read = isBeginning(id, latest)
        ? undefined
        : await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => controlPlane.readRevision(deployment.id, id));
    if (read !== undefined && 'value' in read)
        return read.value;
    if (read !== undefined && !isNoRevision(read.error))
        throw read.error;
    const listed = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .listNewestFirst */ .Hi)(controlPlane, { deployment_id: deployment.id, sought: id }));
    const rows = 'value' in listed ? listed.value : null;
    if (read === undefined && rows === null)
        throw unlisted(id, listed);
    const matching = (rows ?? []).filter((row) => row.id.startsWith(id));
    const [found, ...more] = id.length < SHORTEST ? [] : matching;
    if (found !== undefined && more.length === 0)
        return found;
    const name = `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(deployment.name)}"`;
    const given = `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(id, 60)}"`;
    const what = found === undefined
        ? `Deployment ${name} has no revision ${given}.`
        : `Deployment ${name} has ${more.length + 1} revisions that begin with ${given}.`;
    const fix = [
        `Set ${input} to the ID of a revision, or to at least its first ${SHORTEST} characters.`
    ];
    const facts = [];
    if (latest !== null)
        facts.push({
            label: 'Latest revision',
            value: `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(latest.id, 60)} (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(latest.status, 40)})`
        });
    if (serving.is === 'revision' && serving.id !== latest?.id)
        facts.push({ label: 'Serving revision', value: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(serving.id, 60) });
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', { what, facts, fix, cause: read?.error });
}
const isNoRevision = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && [400, 404, 422].includes(error.status);
const isBeginning = (id, latest) => latest !== null && id.length < latest.id.length;
function unlisted(id, listed) {
    if ('error' in listed)
        return listed.error;
    const what = `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(id, 60)}" is too short for the ID of a revision, ` +
        'and this service lists no revisions.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('operation_unsupported', { what, fix: ['Give the whole ID.'] });
}


/***/ }),

/***/ 43114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ consequencesFirst),
/* harmony export */   Tf: () => (/* binding */ confirmConsequences)
/* harmony export */ });
/* unused harmony export consequencesOf */
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);
/* harmony import */ var _compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79661);
/* harmony import */ var _core_confirm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83366);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57469);






function consequencesOf(changes) {
    const names = (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .removedSecrets */ .ii)(changes);
    const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(names.join(', '), MOST_CHARACTERS);
    const moves = changes
        .filter(changesBranch)
        .map(({ before, after }) => `moves from ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .showValue */ .vp)(before))} to the branch ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .showValue */ .vp)(after)}`);
    if (names.length === 0)
        return moves;
    return [`loses ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(names.length, 'secret')} (${shown})`, ...moves];
}
const MOST_CHARACTERS = 300;
function consequencesFirst(changes) {
    const others = changes.filter((change) => !removesSecret(change) && !changesBranch(change));
    return [...changes.filter(removesSecret), ...changes.filter(changesBranch), ...others];
}
const removesSecret = (change) => (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .removedSecrets */ .ii)([change]).length > 0;
function changesBranch({ path, difference, before, after, commits }) {
    const isOtherRef = path === 'source_revision_config.repo_ref' && difference === 'changed' && commits === undefined;
    if (!isOtherRef)
        return false;
    if (typeof before !== 'string' || typeof after !== 'string')
        return false;
    return !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(after);
}
async function confirmConsequences({ plan, before }, confirm) {
    const consequences = consequencesOf(plan.changes);
    if (confirm === undefined || before === null)
        return;
    if (consequences.length === 0)
        return;
    const { deployment } = before;
    const what = `Deployment ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .describeDeployment */ .Ti)(deployment)} ${consequences.join(', and ')}.`;
    await (0,_core_confirm_js__WEBPACK_IMPORTED_MODULE_4__/* .assertConfirmed */ ._)(confirm, deployment, what);
}


/***/ }),

/***/ 84801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z_: () => (/* binding */ explainChanges),
/* harmony export */   dz: () => (/* binding */ DIFFERENCES),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96912);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49705);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const DIFFERENCES = {
    removed: { sign: '-', said: 'no longer set', act: 'remove', did: 'removed' },
    added: { sign: '+', said: 'added', act: 'add', did: 'added' },
    changed: { sign: '~', said: 'changed', act: 'change', did: 'changed' },
    unproven: { sign: '?', said: 'may differ', act: 'send', did: 'sent' },
    repeated: { sign: '=', said: 'unchanged, sent again', act: 'send again', did: 'sent again' }
};
function within(changes, field) {
    return changes.filter(({ path }) => path === field || path.startsWith(`${field}.`));
}
function listChanges(changes, prefix) {
    return changes
        .map(({ path, difference }) => {
        const name = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(path.slice(prefix.length + 1) || path, 60);
        const { sign, said } = DIFFERENCES[difference];
        return `${sign} ${name} ${said}`;
    })
        .join(', ');
}
function explainChanges(changes) {
    const making = changes.filter((change) => change.new_revision);
    const code = within(making, 'source_revision_config').map(explainCode);
    const lists = LISTS.flatMap((field) => {
        const found = within(making, field);
        return found.length === 0 ? [] : [`${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(field)}: ${listChanges(found, field)}`];
    });
    const isSetting = (change) => LISTS.every((field) => within([change], field).length === 0);
    const settings = within(making, 'source_config').filter(isSetting).map(explainSetting);
    const tier = within(making, 'deployment_tier').map(explainCode);
    return [...new Set([...code, ...lists, ...settings, ...tier])];
}
const LISTS = ['source_config.resource_spec', 'secrets', 'env_vars', 'secret_references'];
function explainSetting({ path, difference }) {
    return `${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)} ${DIFFERENCES[difference].said}`;
}
function explainCode({ path, note, commits, before, after }) {
    if (commits === undefined)
        return note ?? `${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)} changes from ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(before)} to ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(after)}`;
    const from = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commits.from);
    const to = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commits.to);
    const moved = (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameValue */ .am)('repo_ref', before, after)
        ? `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(after)} moved from ${from} to ${to}`
        : `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(after)} is at ${to}, and ${from} is deployed`;
    return note === undefined ? moved : `${moved}; ${note}`;
}


/***/ }),

/***/ 60137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z1: () => (/* binding */ surelyMakesRevision),
/* harmony export */   ZL: () => (/* binding */ planUpdate),
/* harmony export */   ai: () => (/* binding */ diffContents),
/* harmony export */   g4: () => (/* binding */ requestsRevision)
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96912);
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89453);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);
/* harmony import */ var _compare_diff_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60919);
/* harmony import */ var _compare_diff_references_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(22556);
/* harmony import */ var _compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87444);
/* harmony import */ var _compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79661);
/* harmony import */ var _compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29139);
/* harmony import */ var _compare_diff_tier_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(59262);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(22231);
/* harmony import */ var _core_snapshot_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63112);
/* harmony import */ var _consequences_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43114);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84801);
















function planUpdate(input) {
    const { wanted, current, new_revision: policy } = input;
    (0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .assertFixedFields */ .YS)(wanted, current.deployment);
    const changed = findChanges(input);
    assertRemovable(wanted, changed.changes);
    const awaitsPush = policy !== 'always' && !makesRevision(changed.changes);
    const pushed_commit = awaitsPush ? changed.pushed_commit : undefined;
    const repeated = pushed_commit === undefined ? repeatChanges(input, changed.changes) : [];
    const changes = [...changed.changes, ...repeated];
    const tier = makesRevision(changes) ? (0,_compare_diff_tier_js__WEBPACK_IMPORTED_MODULE_13__/* .hiddenTier */ .b5)(wanted, current.deployment) : [];
    return planOf(input, { ...changed, pushed_commit }, [...changes, ...tier]);
}
function findChanges({ wanted, origin, current, changed_files }) {
    const { deployment } = current;
    const contents = diffContents(wanted, deployment);
    const settings = [...(0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .diffSettings */ .XI)(wanted, deployment), ...offForTag(wanted, deployment)];
    const isMade = contents.changes.length > 0 || makesRevision(settings);
    const is_push = origin.is_push === true && !isMade;
    const code = wanted.source === 'git_host'
        ? (0,_compare_diff_code_js__WEBPACK_IMPORTED_MODULE_6__/* .diffGitCode */ .dZ)(wanted, { ...origin, is_push }, current, changed_files)
        : (0,_compare_diff_code_js__WEBPACK_IMPORTED_MODULE_6__/* .diffImage */ .Z3)(wanted, current);
    const { pushed_commit, retained_commit, compared } = code;
    return {
        changes: (0,_consequences_js__WEBPACK_IMPORTED_MODULE_11__/* .consequencesFirst */ .Fv)([...code.changes, ...contents.changes, ...settings]),
        unchanged: [...code.unchanged, ...contents.unchanged],
        pushed_commit,
        retained_commit,
        ...(compared && { compared })
    };
}
const makesRevision = (changes) => changes.some((change) => change.new_revision);
function surelyMakesRevision({ source }, changes) {
    const making = changes.filter((change) => change.new_revision);
    const fields = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(source, 'revision').filter(({ only }) => only === undefined);
    return fields.some(({ path }) => changesOfField(making, path).length > 0);
}
function planOf({ wanted, current }, changed, changes) {
    const { latest } = current;
    const { pushed_commit, retained_commit, compared } = changed;
    const isMade = makesRevision(changes);
    const status = latest === null ? [] : [`the latest revision is ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(latest.status, 40)}`];
    const common = {
        new_revision: isMade || pushed_commit !== undefined,
        reasons: isMade ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_12__/* .explainChanges */ .Z_)(changes) : [...changed.unchanged, ...status],
        changes,
        warnings: (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .removedSecretWarnings */ .EO)(changes),
        ...(pushed_commit !== undefined && { pushed_commit }),
        ...(retained_commit !== undefined && { retained_commit }),
        ...(compared && { compared })
    };
    if (changes.length > 0)
        return {
            action: { do: 'patch', request: patchOf(changes, wanted, current.deployment) },
            ...common
        };
    const in_progress = latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(latest.status) === 'pending';
    return { action: { do: 'nothing' }, ...common, ...(in_progress && { in_progress }) };
}
function assertRemovable({ secrets, rules }, changes) {
    const isEmpty = rules?.ignoresEmptySecrets === true && secrets?.length === 0;
    if (!isEmpty || (0,_explain_js__WEBPACK_IMPORTED_MODULE_12__/* .within */ .ux)(changes, 'secrets').length === 0)
        return;
    const names = (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .removedSecrets */ .ii)(changes);
    const value = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(names.join(', '), 300);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlanError */ .W6('input_invalid', {
        what: 'This service ignores an empty list of secrets, ' +
            'so an update cannot remove the last ones.',
        facts: names.length === 0 ? [] : [{ label: 'Deployed', value }],
        fix: [
            'Keep at least one secret in `secrets` or `env_vars`: the update then removes the others.',
            'Or remove the empty list from the inputs, and the secrets in the service.'
        ]
    });
}
function offForTag(wanted, { source_config, source_revision_config }) {
    if (wanted.source !== 'git_host' || wanted.source_config.build_on_push !== undefined)
        return [];
    const ref = wanted.source_revision_config.repo_ref ?? source_revision_config.repo_ref;
    if (!(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(ref) || !source_config.build_on_push)
        return [];
    return [
        {
            path: 'source_config.build_on_push',
            difference: 'changed',
            before: true,
            after: false,
            note: 'must be off with a tag',
            new_revision: false
        }
    ];
}
function diffContents(wanted, deployment) {
    const { secrets, secret_references, rules } = wanted;
    const asked = (0,_core_model_js__WEBPACK_IMPORTED_MODULE_14__/* .resourcesOf */ .F3)(wanted);
    const spec = asked && (0,_compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_7__/* .diffResourceSpec */ .zz)(deployment.source_config.resource_spec, asked, rules);
    const listed = secrets && (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .planSecrets */ .Ds)(deployment.secrets, wanted);
    const references = secret_references && (0,_compare_diff_references_js__WEBPACK_IMPORTED_MODULE_15__/* .diffReferences */ .Qd)(deployment, secret_references);
    return {
        changes: [
            ...(spec ?? []),
            ...(listed ?? []),
            ...(references ?? []),
            ...(0,_compare_diff_tier_js__WEBPACK_IMPORTED_MODULE_13__/* .diffTier */ .Q6)(wanted, deployment)
        ],
        unchanged: [
            ...(spec?.length === 0 ? ['resource_spec unchanged'] : []),
            ...(listed?.length === 0 ? [unchangedSecrets(wanted)] : []),
            ...(references?.length === 0 ? ['secret_references unchanged'] : [])
        ]
    };
}
function unchangedSecrets({ secrets = [], env_vars = [] }) {
    const variables = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(env_vars.length, 'variable');
    const hidden = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(secrets.length - env_vars.length, 'secret');
    if (env_vars.length === 0)
        return `${hidden} unchanged`;
    if (secrets.length === env_vars.length)
        return `${variables} unchanged`;
    return `${hidden} and ${variables} unchanged`;
}
function patchOf(changes, wanted, deployment) {
    const request = {};
    for (const { path } of [
        ...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(wanted.source, 'setting'),
        ...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(wanted.source, 'revision')
    ]) {
        const [change] = changesOfField(changes, path);
        if (change === undefined)
            continue;
        const value = valueToSend(path, wanted, deployment) ?? change.after;
        const [section = path, field] = path.split('.');
        request[section] =
            field === undefined ? value : { ...request[section], [field]: value };
    }
    return request;
}
function valueToSend(path, wanted, deployment) {
    const value = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(wanted, path);
    const spec = (0,_core_model_js__WEBPACK_IMPORTED_MODULE_14__/* .resourcesOf */ .F3)(wanted);
    const isKept = wanted.rules?.completesResourceSpecs === true && value === spec;
    return isKept && spec ? (0,_compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_7__/* .completedSpec */ .Dt)(deployment.source_config.resource_spec, spec) : value;
}
function changesOfField(changes, path) {
    const variables = path === 'secrets' ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_12__/* .within */ .ux)(changes, 'env_vars') : [];
    return [...(0,_explain_js__WEBPACK_IMPORTED_MODULE_12__/* .within */ .ux)(changes, path), ...variables];
}
function requestsRevision(wanted) {
    const fields = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .revisionFieldsOf */ .kD)(wanted.source, wanted.rules?.fields);
    return fields.some(({ path }) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(wanted, path) !== undefined);
}
function whyRepeat({ wanted, current, new_revision }) {
    const { latest, serving } = current;
    if (new_revision === 'always')
        return '`new_revision` is always';
    if (!requestsRevision(wanted))
        return undefined;
    if (latest === null)
        return 'the deployment has no revision yet';
    if ((0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .servesAnotherThanDeployed */ .Zc)(current)) {
        const active = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)((0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .servingId */ .mZ)(serving) ?? '');
        return (`the latest revision ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(latest.id)} is DEPLOYED, ` +
            `but ${active} is still active`);
    }
    const isFine = ['deployed', 'pending'].includes((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(latest.status));
    return isFine ? undefined : `the last attempt ended as ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(latest.status, 40)}`;
}
function repeatChanges(input, changes) {
    const { wanted, current, origin } = input;
    if (surelyMakesRevision(wanted, changes) && !(0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .servesAnotherThanDeployed */ .Zc)(current))
        return [];
    const note = whyRepeat(input);
    if (note === undefined)
        return [];
    const requested = wanted.source_revision_config;
    const main = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri';
    const deployed = current.deployment.source_revision_config[main];
    const main_value = requested[main] ?? deployed ?? origin.commit;
    if (main_value == null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlanError */ .W6('input_invalid', {
            what: `A new revision is needed (${note}), ` +
                `but neither the inputs nor the deployment contain ${main}.`,
            fix: [`Set \`${main}\`.`]
        });
    }
    const others = (0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .servesAnotherThanDeployed */ .Zc)(current) ? requested : {};
    return Object.entries({ [main]: main_value, ...others }).flatMap(([field, value]) => {
        const path = `source_revision_config.${field}`;
        if ((0,_explain_js__WEBPACK_IMPORTED_MODULE_12__/* .within */ .ux)(changes, path).length > 0)
            return [];
        return [{ path, difference: 'repeated', before: value, after: value, note, new_revision: true }];
    });
}


/***/ }),

/***/ 54316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ namedTarget),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   Ul: () => (/* binding */ targetAfterFailure),
/* harmony export */   Xd: () => (/* binding */ previousTarget),
/* harmony export */   cj: () => (/* binding */ canServeAgain),
/* harmony export */   wM: () => (/* binding */ hasOtherCode),
/* harmony export */   xT: () => (/* binding */ readServing)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51880);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49705);
/* harmony import */ var _requests_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6648);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10323);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);
/* harmony import */ var _core_snapshot_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63112);
/* harmony import */ var _find_find_revision_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15637);
/* harmony import */ var _refused_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16041);










async function readServing({ controlPlane }, { deployment, latest, serving }) {
    if (serving.is !== 'revision' || serving.id === latest?.id)
        return latest;
    return (await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .orNull */ .Xd)(controlPlane.readRevision(deployment.id, serving.id))) ?? latest;
}
async function targetAfterFailure(session, before, failed_id) {
    const { deployment, latest } = before;
    const active = (0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .servingId */ .mZ)(before.serving);
    const isEarlier = active !== undefined && active !== failed_id;
    const served = isEarlier
        ? await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .orNull */ .Xd)(session.controlPlane.readRevision(deployment.id, active))
        : null;
    if (served !== null)
        return withCode(served, deployment);
    const isOther = latest !== null && latest.id !== failed_id;
    if (isOther && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(latest))
        return withCode(latest, deployment);
    const list = { deployment_id: deployment.id, sought: failed_id, latest: failed_id };
    const older = await findOlder(session, list, _contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj);
    if (older != null)
        return withCode(older, deployment);
    throw new _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .RollbackRefusedError */ .z('the service lists no earlier revision that was DEPLOYED');
}
async function previousTarget(session, current, serving) {
    const { deployment } = current;
    const { id: deployment_id, latest_revision_id } = deployment;
    const isNamed = current.serving.is === 'revision' || current.serving.is === 'unknown';
    const isDown = !isNamed && !(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(serving);
    const fits = (revision) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(revision) && (isDown || hasOtherCode(revision, serving));
    const list = { deployment_id, sought: serving.id, latest: latest_revision_id ?? serving.id };
    const older = await findOlder(session, list, fits);
    if (older === null)
        throw new _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .RollbackRefusedError */ .z('the service does not list revisions', {
            fix: 'Set `revision` to the ID of the revision to return to.'
        });
    if (older === undefined)
        throw noEarlier(current, serving);
    return withCode(older, deployment);
}
async function namedTarget(session, current, { serving, named }) {
    const { deployment } = current;
    const revision = await (0,_find_find_revision_js__WEBPACK_IMPORTED_MODULE_8__/* .findRevision */ .p)(session, current, { id: named, input: '`revision`' });
    const id = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(revision.id, 100);
    const hint = historyOf(deployment);
    if (revision.id === serving.id) {
        const fix = 'Name an earlier one with `revision`.';
        throw new _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .RollbackRefusedError */ .z(`revision ${id} is serving already`, { fix, hint });
    }
    if (canServeAgain(revision))
        return withCode(revision, deployment);
    const status = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(session.redact(revision.status), 40);
    const fix = 'Choose one that is DEPLOYED.';
    throw new _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .RollbackRefusedError */ .z(`revision ${id} is ${status}`, { fix, hint });
}
function noEarlier(current, serving) {
    const { deployment, latest } = current;
    const facts = [];
    const isProven = serving.id === (0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .servingId */ .mZ)(current.serving) && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(serving);
    if (isProven)
        facts.push({ label: 'Serving', value: `${nameOf(serving)}, which is DEPLOYED` });
    const isAttempt = latest !== null && latest.id !== serving.id;
    const hasFailed = isAttempt && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) === 'failed';
    if (hasFailed) {
        const status = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(latest.status, 40);
        facts.push({ label: 'Last attempt', value: `${nameOf(latest)}, which ended as ${status}` });
    }
    const fix = isProven && hasFailed
        ? 'The last attempt did not replace what serves. Fix its cause, then deploy again.'
        : _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .DEPLOY_CODE */ .m;
    return new _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .RollbackRefusedError */ .z('the service lists no earlier revision that was DEPLOYED and shows other code', { facts, fix, hint: historyOf(deployment) });
}
const nameOf = ({ id, source_revision_config }) => (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(id, source_revision_config);
const historyOf = ({ id, name }) => ({
    show: 'history',
    deployment: { id, name }
});
const canServeAgain = (revision) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(revision) || /INACTIVE|REPLACED/i.test(revision.status);
const CODE_FIELDS = ['image_uri', 'repo_ref', 'graph_config_path', 'repo_commit_sha'];
function hasOtherCode(a, b) {
    const code = a.source_revision_config ?? {};
    const other = b.source_revision_config ?? {};
    return CODE_FIELDS.some((field) => {
        const isHidden = field === 'repo_ref' && (code.hides_ref ?? other.hides_ref) === true;
        const isShown = code[field] != null && other[field] != null && !isHidden;
        return isShown && !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, code[field], other[field]);
    });
}
async function findOlder({ controlPlane }, { deployment_id, sought, latest }, fits) {
    const findIn = (rows) => {
        const at = rows.findIndex(({ id }) => id === sought);
        return at < 0 ? undefined : rows.slice(at + 1).find(fits);
    };
    const isEnough = (rows) => findIn(rows) !== undefined;
    const rows = await (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .listNewestFirst */ .Hi)(controlPlane, { deployment_id, sought: latest, isEnough });
    return rows === null ? null : findIn(rows);
}
function withCode(revision, deployment) {
    const isLatest = deployment.latest_revision_id === revision.id;
    const shown = isLatest ? deployment.source_revision_config : {};
    return { ...revision, source_revision_config: revision.source_revision_config ?? shown };
}


/***/ }),

/***/ 68883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ desiredFrom),
/* harmony export */   II: () => (/* binding */ planRollback),
/* harmony export */   O6: () => (/* binding */ planReturn),
/* harmony export */   Pg: () => (/* binding */ codeName),
/* harmony export */   _x: () => (/* binding */ wayBackTo)
/* harmony export */ });
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45150);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89453);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _plan_plan_update_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60137);
/* harmony import */ var _choose_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54316);
/* harmony import */ var _refused_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16041);








function desiredFrom(source, { source_revision_config: code }, contents = {}) {
    const { repo_ref, graph_config_path, image_uri, hides_ref } = code ?? {};
    const common = { source_config: {}, ...contents };
    if (source === 'external_container')
        return {
            source,
            ...common,
            source_revision_config: { ...(image_uri != null && { image_uri }) }
        };
    const source_revision_config = {
        ...(repo_ref != null && !hides_ref && { repo_ref: (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalRef */ .SV)(repo_ref) }),
        ...(graph_config_path != null && { graph_config_path })
    };
    return { source, ...common, source_revision_config };
}
function originOf({ source_revision_config: code }) {
    const commit = code?.repo_commit_sha;
    return commit == null ? {} : { commit };
}
function planRollback(wanted, target, current) {
    const origin = originOf(target);
    const code = codeName({ wanted, origin });
    if (code === '')
        throw codeUnknown('the service does not show the code of that revision');
    const update = (0,_plan_plan_update_js__WEBPACK_IMPORTED_MODULE_5__/* .planUpdate */ .ZL)({ wanted, origin, current, new_revision: 'auto' });
    const plan = { ...update, rolls_back_to: target.id };
    const planned = { wanted, origin, before: current, plan, target };
    if (plan.action.do === 'nothing')
        return planned;
    const changes = plan.changes.filter(({ new_revision }) => new_revision);
    const isPatch = changes.length > 0 && !changes.some((change) => needsRedeploy(wanted, change));
    if (isPatch)
        return planned;
    if (wanted.source === 'external_container' && !isPinnedImage(wanted))
        throw codeUnknown(`the tag ${code} may name another image by now`);
    return { ...planned, plan: { ...plan, action: { do: 'redeploy', revision_id: target.id } } };
}
const codeUnknown = (reason) => new _refused_js__WEBPACK_IMPORTED_MODULE_7__/* .RollbackRefusedError */ .z(reason, { fix: _refused_js__WEBPACK_IMPORTED_MODULE_7__/* .DEPLOY_CODE */ .m, code_unknown: true });
function planReturn(target, current) {
    const { repo_ref, repo_commit_sha } = target.source_revision_config ?? {};
    const isGit = repo_ref != null || repo_commit_sha != null;
    const derived = isGit ? 'git_host' : 'external_container';
    const source = _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .SOURCES */ .Hl.find((name) => name === current.deployment.source) ?? derived;
    return planRollback(desiredFrom(source, target), target, current);
}
function wayBackTo(revision, current) {
    if (!(0,_choose_target_js__WEBPACK_IMPORTED_MODULE_6__/* .canServeAgain */ .cj)(revision))
        return 'nothing';
    try {
        const { action } = planReturn((0,_choose_target_js__WEBPACK_IMPORTED_MODULE_6__/* .withCode */ .SM)(revision, current.deployment), current).plan;
        return action.do === 'patch' || action.do === 'redeploy' ? action.do : 'nothing';
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH)
            return 'nothing';
        throw error;
    }
}
function isPinnedImage(wanted) {
    if (wanted.source !== 'external_container')
        return false;
    return (0,_repository_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isPinned */ .T4)(wanted.source_revision_config.image_uri ?? '');
}
function needsRedeploy(wanted, { path, difference, commits }) {
    if (!path.startsWith('source_revision_config.'))
        return false;
    if (isPinnedImage(wanted))
        return false;
    if (wanted.source === 'git_host' && !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(wanted.source_revision_config.repo_ref))
        return true;
    return difference === 'repeated' || difference === 'unproven' || commits !== undefined;
}
function codeName({ wanted, origin }) {
    const { repo_ref, image_uri } = wanted.source_revision_config;
    const commit = origin.commit === undefined ? '' : `commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCommit */ .Ax)(origin.commit)}`;
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(image_uri ?? repo_ref ?? commit, 200);
}


/***/ }),

/***/ 16041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ DEPLOY_CODE),
/* harmony export */   z: () => (/* binding */ RollbackRefusedError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);

const DEPLOY_CODE = 'To serve other code, deploy it: a commit, a tag or a digest.';
class RollbackRefusedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH {
    code_unknown;
    constructor(reason, { fix, code_unknown = false, ...details } = {}) {
        super('rollback_refused', {
            what: `Not rolled back: ${reason}.`,
            fix: fix === undefined ? [] : [fix],
            ...details
        });
        this.code_unknown = code_unknown;
    }
}


/***/ }),

/***/ 79999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ HEADER_INPUTS),
/* harmony export */   Ir: () => (/* binding */ isDeploymentOnly),
/* harmony export */   Jw: () => (/* binding */ isStepInput),
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   NK: () => (/* binding */ isBehaviorInput),
/* harmony export */   Pv: () => (/* binding */ BEHAVIOR_INPUTS),
/* harmony export */   S0: () => (/* binding */ inputsThatHold),
/* harmony export */   Vt: () => (/* binding */ DEPLOYMENT_KEYS),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
const COMMANDS = ['deploy', 'plan', 'rollback', 'delete', 'sweep'];
const TO_DEPLOY = ['deploy', 'plan', 'delete', 'sweep'];
const INPUTS = {
    command: { scope: 'step' },
    base_url: { scope: 'step', holds: 'url' },
    api_key: { scope: 'step', holds: 'credential', header: { name: 'x-api-key', noun: 'key' } },
    name: { scope: 'deployment', holds: 'fact' },
    graph_config_path: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    image_uri: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    secrets: { scope: 'deployment', commands: TO_DEPLOY },
    preview: { scope: 'step' },
    tenant_id: { scope: 'step', header: { name: 'x-tenant-id', noun: 'tenant ID' } },
    bearer_token: {
        scope: 'step',
        holds: 'credential',
        header: { name: 'authorization', prefix: 'Bearer ', noun: 'token' }
    },
    api_dialect: { scope: 'step' },
    repo_ref: { scope: 'both', commands: TO_DEPLOY, holds: 'fact' },
    repo_url: { scope: 'deployment', holds: 'url' },
    paths: { scope: 'deployment', commands: TO_DEPLOY },
    build_on_push: { scope: 'deployment', commands: TO_DEPLOY },
    install_command: { scope: 'deployment', commands: TO_DEPLOY, holds: 'shell' },
    build_command: { scope: 'deployment', commands: TO_DEPLOY, holds: 'shell' },
    deployment_type: { scope: 'deployment', commands: TO_DEPLOY },
    deployment_tier: { scope: 'deployment', commands: TO_DEPLOY },
    cluster_namespace: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    resource_spec: { scope: 'deployment', commands: TO_DEPLOY },
    custom_url: { scope: 'deployment', commands: TO_DEPLOY, holds: 'url' },
    env_vars: { scope: 'deployment', commands: TO_DEPLOY },
    secret_references: { scope: 'deployment', commands: TO_DEPLOY },
    secrets_update_strategy: { scope: 'deployment', commands: TO_DEPLOY },
    allow_empty_secrets: { scope: 'both' },
    new_revision: { scope: 'both', commands: TO_DEPLOY },
    wait: { scope: 'both' },
    timeout: { scope: 'both' },
    build_logs: { scope: 'both' },
    smoke_assistant: { scope: 'deployment', holds: 'fact' },
    smoke_input: { scope: 'deployment' },
    smoke_expect: { scope: 'deployment' },
    smoke_timeout: { scope: 'both' },
    agent_api_key: { scope: 'step', holds: 'credential' },
    rollback: { scope: 'both', commands: TO_DEPLOY },
    revision: { scope: 'step', commands: ['rollback'] },
    environment: { scope: 'step', holds: 'fact' },
    comment: { scope: 'step' },
    github_token: { scope: 'step', holds: 'credential' },
    manifest: { scope: 'step' },
    select: { scope: 'step' },
    variables: { scope: 'step' },
    delete_tracing_project: { scope: 'step', commands: TO_DEPLOY },
    dry_run: { scope: 'step', commands: ['sweep', 'rollback'] },
    deployment_id: { scope: 'deployment', holds: 'fact' },
    source: { scope: 'deployment', commands: TO_DEPLOY },
    integration_id: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    listener_id: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    max_age: { scope: 'step', commands: ['sweep'] },
    poll_interval: { scope: 'both' },
    verify_serving: { scope: 'both' },
    smoke_stream_mode: { scope: 'deployment' }
};
const ROWS = Object.entries(INPUTS);
const namesOf = (isMeant) => ROWS.filter(([, row]) => isMeant(row)).map(([name]) => name);
const inputsThatHold = (holds) => namesOf((row) => row.holds === holds);
const DEPLOYMENT_KEYS = namesOf(({ scope }) => scope !== 'step');
const BEHAVIOR_INPUTS = namesOf(({ scope }) => scope === 'both');
const HEADER_INPUTS = [
    ...namesOf(({ header, holds }) => header !== undefined && holds === 'credential'),
    ...namesOf(({ header, holds }) => header !== undefined && holds !== 'credential')
];
const scopeOf = (name) => ROWS.find(([input]) => input === name)?.[1].scope;
const isStepInput = (name) => scopeOf(name) === 'step';
const isBehaviorInput = (name) => scopeOf(name) === 'both';
const isDeploymentOnly = (name) => scopeOf(name) === 'deployment' && name !== 'secrets';
function commandsOf(name) {
    const { commands } = INPUTS[name];
    return commands ?? COMMANDS;
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
const readNamed = ({ field }) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .given */ .gI)({ deployment_id: field.guid('deployment_id'), name: field.text('name') });
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
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .given */ .gI)({
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

/***/ 45150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ canonicalImage),
/* harmony export */   T4: () => (/* binding */ isPinned),
/* harmony export */   dc: () => (/* binding */ isResolvedFrom),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
const DEFAULT_REGISTRY = 'docker.io';
const REGISTRY_ALIASES = new Set(['index.docker.io', 'registry-1.docker.io']);
function parseImage(image) {
    const [name = '', digest] = image
        .trim()
        .replace(/^[a-z][a-z+-]*:\/\//i, '')
        .split('@', 2);
    const [, path = name, tag] = /^(.*?)(?::([^:/]*))?$/s.exec(name) ?? [];
    return {
        repository: repositoryOf(path),
        tag: tag || (digest === undefined ? 'latest' : undefined),
        digest: digest?.toLowerCase()
    };
}
function repositoryOf(path) {
    const slash = path.indexOf('/');
    const first = slash < 0 ? '' : path.slice(0, slash);
    const isHost = /[.:]|^localhost$/i.test(first);
    const host = isHost ? first.toLowerCase().replace(/:443$/, '') : DEFAULT_REGISTRY;
    const registry = REGISTRY_ALIASES.has(host) ? DEFAULT_REGISTRY : host;
    const rest = isHost ? path.slice(slash + 1) : path;
    if (registry === DEFAULT_REGISTRY && !rest.includes('/'))
        return `${registry}/library/${rest}`;
    return `${registry}/${rest}`;
}
function canonicalImage(image) {
    const { repository, tag, digest } = parseImage(image);
    return digest === undefined ? `${repository}:${tag}` : `${repository}@${digest}`;
}
function isResolvedFrom(asked, shown) {
    const tagged = parseImage(asked);
    const resolved = parseImage(shown);
    if (tagged.digest !== undefined || resolved.digest === undefined)
        return false;
    if (tagged.repository !== resolved.repository)
        return false;
    return resolved.tag === undefined || resolved.tag === tagged.tag;
}
function isPinned(image) {
    return /@[a-z0-9+._-]+:[0-9a-f]+$/i.test(image.trim());
}


/***/ }),

/***/ 1030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   Jo: () => (/* binding */ isUnder),
/* harmony export */   Kf: () => (/* binding */ literalPattern),
/* harmony export */   L2: () => (/* binding */ findUnmatched),
/* harmony export */   Op: () => (/* binding */ canonicalPath),
/* harmony export */   ZC: () => (/* binding */ leavesRepository),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   xT: () => (/* binding */ withContents),
/* harmony export */   yO: () => (/* binding */ patternsOfPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function canonicalPath(path) {
    const normal = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path.trim().replace(/^\/+/, '')).replace(/\/$/, '');
    return normal === '.' ? '' : normal;
}
function leavesRepository(path) {
    return /^\.\.(?:\/|$)/.test(path);
}
function parsePattern(text) {
    const negated = text.startsWith('!');
    const steps = [];
    let previous = '/';
    for (const token of tokensOf(text.slice(negated ? 1 : 0))) {
        const last = steps.at(-1);
        if (last !== undefined && token === '?')
            last.count = 'optional';
        else if (last !== undefined && token === '+')
            steps.push({ ...last, count: 'any' });
        else
            steps.push(...stepsOf(token, previous.endsWith('/')));
        previous = token;
    }
    return { negated, steps };
}
function stepsOf(token, isAtName) {
    if (isClass(token))
        return [{ takes: inClass(token), count: 'one' }];
    if (token === '*')
        return [{ takes: (char) => char !== '/', count: 'any' }];
    if (!token.startsWith('**'))
        return [{ takes: (char) => char === token, count: 'one' }];
    const anything = { takes: () => true, count: 'any' };
    if (!token.endsWith('/'))
        return [anything];
    return isAtName ? [{ ...anything, endsAtName: true }] : [anything, ...stepsOf('/', false)];
}
function tokensOf(pattern) {
    const tokens = [];
    let at = 0;
    while (at < pattern.length) {
        const end = pattern.indexOf(']', at);
        const stars = /\*{2,}\/?/y;
        stars.lastIndex = at;
        const isOpened = pattern[at] === '[' && end > 0;
        const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
        const token = isOpened ? pattern.slice(at, end + 1) : (stars.exec(pattern)?.[0] ?? character);
        tokens.push(token);
        at += token.length;
    }
    return tokens;
}
const isClass = (token) => token.length > 1 && token.startsWith('[');
const RANGE = /([a-zA-Z0-9])-([a-zA-Z0-9])/g;
function inClass(token) {
    const inside = token.slice(1, -1);
    const ranges = [...inside.matchAll(RANGE)];
    const singles = inside.replace(RANGE, '');
    return (char) => singles.includes(char) || ranges.some(([, from = '', to = '']) => from <= char && char <= to);
}
function isUnder(patterns, path) {
    const pattern = patterns.findLast(({ steps }) => matchesWhole(steps, path));
    return pattern !== undefined && !pattern.negated;
}
function patternsOfPath(path) {
    return path === '' ? ['**'] : [literalPattern(path), `${literalPattern(path)}/**`];
}
function literalPattern(path) {
    return path.replace(/[!*?+[]/g, '[$&]');
}
function withContents(pattern) {
    return /[!*?+[]/.test(pattern) ? [pattern] : [pattern, `${pattern}/**`];
}
function findUnmatched(patterns, files) {
    return patterns.filter((pattern) => {
        const parsed = withContents(pattern).map(parsePattern);
        return !pattern.startsWith('!') && !files.some((file) => isUnder(parsed, file));
    });
}
function matchesWhole(steps, path) {
    let open = withSkipped(steps, new Set([0]), '/');
    for (const char of path) {
        const next = new Set();
        for (const at of open) {
            const step = steps[at];
            if (step?.takes(char))
                next.add(step.count === 'any' ? at : at + 1);
        }
        if (next.size === 0)
            return false;
        open = withSkipped(steps, next, char);
    }
    return open.has(steps.length);
}
function withSkipped(steps, open, previous) {
    for (const at of open) {
        const step = steps[at];
        const maySkip = step !== undefined && step.count !== 'one';
        if (maySkip && (!step.endsAtName || previous === '/'))
            open.add(at + 1);
    }
    return open;
}
function problemOf(text) {
    const pattern = text.replace(/^!/, '');
    if (pattern === '')
        return 'has no pattern after the !. Add one.';
    if (/^- |^(['"]).*\1$/.test(pattern))
        return 'is written like an item of a YAML list. Remove the - and the quotes.';
    if (/^\/|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|[\\\p{Cc}]/u.test(pattern))
        return ('is not a path as git writes it. Write it from the root of the repository: ' +
            'no leading /, no //, ./ or ../, no backslash ' +
            '(a special character stands in brackets, like [*]).');
    if (pattern.endsWith('/'))
        return `names a folder, but only files are compared. Write ${pattern}**.`;
    const tokens = tokensOf(pattern);
    const classes = tokens.filter(isClass);
    const bare = tokens.map((token) => (isClass(token) ? 'x' : token)).join('');
    const ranges = classes.flatMap((token) => [...token.slice(1, -1).matchAll(RANGE)]);
    const isBackwards = ranges.some(([, from = '', to = '']) => from > to);
    const isUnsupported = isBackwards || classes.some((token) => /^\[[\]!^]|\//.test(token));
    if (bare.includes('[') || isUnsupported)
        return ('has brackets that these patterns do not support. ' +
            'List the characters, like [abc] or [a-z], or write [[] for the character.');
    if (/[{}]/.test(bare))
        return ('contains a brace, which is literal here. ' +
            'Write one pattern per case, or [{] for the character.');
    if (/^[?+]|[*?+][?+]/.test(bare))
        return 'has a ? or + without a character before it. Write [?] for the character.';
    return /\/[?+]/.test(bare) ? 'has a / before ? or +. Write one pattern per case.' : undefined;
}


/***/ }),

/***/ 49705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ isAskedValue),
/* harmony export */   am: () => (/* binding */ isSameValue),
/* harmony export */   ij: () => (/* binding */ canonicalValue)
/* harmony export */ });
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97583);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45150);
/* harmony import */ var _path_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1030);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89453);
/* harmony import */ var _repository_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17227);





const lowerCase = (text) => text.trim().toLowerCase();
const CANONICAL = {
    repo_url: _repository_url_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryKey */ .Kq,
    repo_ref: (ref) => (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalRef */ .SV)(ref.trim()),
    graph_config_path: _path_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalPath */ .Op,
    image_uri: _image_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalImage */ .KN,
    custom_url: canonicalWebAddress,
    integration_id: lowerCase,
    listener_id: lowerCase,
    repo_commit_sha: lowerCase
};
function canonicalValue(field, value) {
    if (typeof value !== 'string')
        return value ?? null;
    return (CANONICAL[field]?.(value) ?? value.trim()) || null;
}
function isSameValue(field, a, b) {
    if (field === 'repo_commit_sha' && typeof a === 'string' && typeof b === 'string')
        return (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCommit */ .Kd)(a, b);
    return canonicalValue(field, a) === canonicalValue(field, b);
}
function isAskedValue(field, asked, shown) {
    if (isSameValue(field, asked, shown))
        return true;
    if (typeof asked !== 'string' || typeof shown !== 'string')
        return false;
    if (field === 'image_uri')
        return (0,_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isResolvedFrom */ .dc)(asked, shown);
    const secured = withoutDoubleBlanks(asked).replace(/^http:/i, 'https:');
    return isSameValue(field, secured, withoutDoubleBlanks(shown));
}
const withoutDoubleBlanks = (text) => text.trim().replace(/\s+/g, ' ');
function canonicalWebAddress(address) {
    const text = address.trim();
    return URL.canParse(text) ? (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTrailingSlashes */ .A)(new URL(text).href) : text;
}


/***/ }),

/***/ 86190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ pathWithin),
/* harmony export */   s: () => (/* binding */ withSlashes)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function withSlashes(path, { sep } = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return path.replaceAll(sep, '/');
}
function pathWithin(folder, file, rules = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const path = withSlashes(rules.relative(folder, file), rules);
    const leaves = path === '..' || path.startsWith('../') || rules.isAbsolute(path);
    return leaves ? undefined : path;
}


/***/ }),

/***/ 6648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ listNewestFirst),
/* harmony export */   Ye: () => (/* binding */ unreadList),
/* harmony export */   _w: () => (/* binding */ listAll),
/* harmony export */   jl: () => (/* binding */ readPagesOfName),
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
const UNREADABLE = 'no row of two pages can be read';
const CUT_OFF = 'the service ignores "offset", or has more rows than its pages contain';
function readPages(controlPlane, name, options) {
    const query = { name_contains: name, limit: PAGE_SIZE };
    return readAllPages((offset) => controlPlane.listDeployments({ ...query, offset }), options);
}
function readPagesOfName(controlPlane, name, options) {
    const query = { name_contains: name, name, limit: PAGE_SIZE };
    return readAllPages((offset) => controlPlane.listDeployments({ ...query, offset }), options);
}
function judgePage(page, { pages, offset }) {
    if (page.newRows > 0)
        return { is: 'more' };
    if (page.size > page.readable)
        return { is: 'unreadable' };
    const isRepeated = pages === 1 && page.size > 1 && page.size >= offset;
    return isRepeated ? { is: 'end', incomplete: CUT_OFF } : { is: 'end' };
}
async function readAllPages(readPage, { mostPages = MOST_PAGES, isEnough = () => false } = {}) {
    const rows = new Map();
    const unread = [];
    const listing = (pages, incomplete) => ({
        rows: [...rows.values()],
        pages,
        incomplete,
        unread
    });
    let offset = 0;
    let wasUnreadable = false;
    for (let pages = 0; pages < mostPages; pages++) {
        const page = await readPage(offset);
        if (page === null && offset === 0)
            return null;
        const rowsBefore = rows.size;
        for (const row of page ?? [])
            rows.set(row.id, row);
        const size = (0,_contract_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$d)(page ?? []);
        const facts = { size, readable: page?.length ?? 0, newRows: rows.size - rowsBefore };
        const verdict = judgePage(facts, { pages, offset });
        if (verdict.is === 'end')
            return listing(pages, verdict.incomplete);
        if (verdict.is === 'unreadable' && wasUnreadable)
            return listing(pages, UNREADABLE);
        unread.push(...(page?.unread ?? []));
        wasUnreadable = verdict.is === 'unreadable';
        if (isEnough([...rows.values()], page ?? []))
            return listing(pages + 1);
        offset += size;
    }
    return listing(mostPages, `it has more than ${mostPages} pages`);
}
function unreadList(name, why) {
    const request = `GET /v2/deployments, name_contains=${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('invalid_response', {
        what: `The list of deployments is incomplete: ${why}.`,
        facts: [{ label: 'Request', value: request }],
        fix: [
            'The deployment may be on a page that the service does not show.',
            'If it exists, set `deployment_id`. ' +
                'Otherwise create it once in the service, then set `deployment_id`.'
        ]
    });
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

/***/ 82196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jk: () => (/* binding */ NO_API),
/* harmony export */   WG: () => (/* binding */ noListError),
/* harmony export */   Yi: () => (/* binding */ NO_SUCH_OPERATION),
/* harmony export */   zF: () => (/* binding */ assertServiceAnswers)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10323);


const NO_SUCH_OPERATION = new Set([404, 405, 501]);
const NO_API = {
    headline: 'No control plane API was found at `base_url`',
    fix: 'Check the path of `base_url`. ' +
        'LangSmith Cloud has no path, and `host` in its name; self-hosted LangSmith has ' +
        '`/api-host`. Set `api_dialect` to `langsmith` for LangSmith, and for no other service.'
};
async function assertServiceAnswers({ controlPlane }, deployment) {
    const listed = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: '', limit: 1, offset: 0 }));
    if ('value' in listed && listed.value !== null)
        return;
    const refused = [];
    for (const list of [() => controlPlane.listListeners(), () => controlPlane.listIntegrations()]) {
        const read = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(list);
        if ('value' in read || !(read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs))
            return;
        if (!NO_SUCH_OPERATION.has(read.error.status))
            return;
        refused.push(read.error);
    }
    const facts = refused.map(({ brief }) => ({ label: 'Request', value: brief }));
    if (deployment !== undefined)
        facts.push({ label: 'Deployment', value: `${deployment} may still exist.` });
    const what = `${NO_API.headline} (${refused.at(-1)?.status}).`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', { what, facts, fix: [NO_API.fix] });
}
async function noListError(session, { consequence, fix }) {
    await assertServiceAnswers(session);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('operation_unsupported', {
        what: `This service has no list of deployments, so ${consequence}.`,
        fix: [fix]
    });
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
