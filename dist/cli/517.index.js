export const id = 517;
export const ids = [517];
export const modules = {

/***/ 89516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ NOTHING_CHECKED_OUT),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const MOST_BYTES = 4 * 2 ** 20;
const SETTINGS = [
    'core.fsmonitor=false',
    'core.commitGraph=false',
    'diff.relative=false',
    'diff.orderFile=/dev/null'
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
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
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
                reject(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc('cancelled', { reason: cancelled.reason }));
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
    return known ?? `git failed: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(problem || error.message, 150)}`;
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
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(70972);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60745);
/* harmony import */ var _mask_answers_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28688);









const NOT_PROCESSED = new Set([425, 429]);
const isAmbiguous = (status) => status === 408 || (status >= 500 && status !== 501 && status !== 505);
const REDIRECTED_AFTER = new Set([301, 302, 303]);
const isNoAnswer = (status) => status < 200 || status === 304;
const isRedirect = (status) => status >= 300 && status <= 399;
const MOST_QUOTED = 32 * 1024;
const MOST_LINES = 20;
const NOT_SHOWN = '(not shown: it may contain secrets)';
const TRY_LATER = 'The service, or a proxy in front of it, is overloaded or failing. Run again later: the run reads first and continues from what exists.';
function parseJson(answered) {
    const { status, text } = answered.answer;
    if (status < 200 || status > 299)
        throw errorFromResponse(answered);
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .readJson */ .Vh)(text);
    if (json === undefined)
        throw invalidResponse(answered, whyNotJson(text.trimStart().slice(0, MOST_QUOTED), answered));
    if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .isDeeperThan */ .hz)(_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .DEEPEST */ .FI, json))
        throw invalidResponse(answered, `the body is nested more than ${_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .DEEPEST */ .FI} levels deep`);
    return json;
}
function whyNotJson(text, { redact }) {
    if (text === '')
        return 'the body is empty';
    if (/^[[{"]/.test(text))
        return 'the body is JSON that is cut off or broken';
    return `the body is not JSON: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(quoted(text, redact), 80)}`;
}
function invalidResponse({ request, answer, advice }, problem) {
    const check = `Check that ${advice.address} is the address of the service itself, not of a web page or a proxy.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .AnswerError */ .dV(`Unexpected response body (HTTP ${answer.status}).\n${request}: ${problem}`, {
        request,
        brief: `${request}: unexpected response body (HTTP ${answer.status})`,
        mayHaveBeenApplied: true,
        retryable: true,
        advice: sentences(check, advice.unusable)
    });
}
const sentences = (first, second) => second ? `${first} ${second}` : first;
function quoted(text, redact) {
    const clean = redact(text);
    return (0,_mask_answers_js__WEBPACK_IMPORTED_MODULE_6__/* .mayShowSecrets */ .Af)(clean) ? NOT_SHOWN : clean;
}
function errorFromResponse(answered) {
    const { request, answer } = answered;
    const { status } = answer;
    if (isNoAnswer(status))
        return invalidResponse(answered, `the status ${status} does not answer this request`);
    const retryable = NOT_PROCESSED.has(status) || isAmbiguous(status);
    const [said, lines] = linesOf(answered);
    const { headline, fix = retryable ? TRY_LATER : undefined } = explain(answered, said);
    const brief = `${request} answered ${status}`;
    const isList = said === 'fields' || lines.length > 1;
    const facts = isList
        ? [`${brief}:`, ...lines.map((line) => `  ${line}`)]
        : [[brief, ...lines].join(': ')];
    const pauseMs = retryAfterMs(answer);
    const pause = pauseMs ? [`The service asks to wait ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .spellDuration */ .jl)(pauseMs)}.`] : [];
    return new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .StatusError */ .Xs([headline, ...facts, ...pause].join('\n'), {
        request,
        brief,
        status,
        mayHaveBeenApplied: isAmbiguous(status) || REDIRECTED_AFTER.has(status),
        retryable,
        retryAfterMs: pauseMs,
        advice: fix
    });
}
function explain({ advice, answer: { status, text } }, said) {
    const { subject, address, redirected } = advice;
    const known = advice.explain({ status, said, text: text.slice(0, MOST_QUOTED) });
    if (isRedirect(status)) {
        const fix = `Set ${address} to the address that the redirect leads to, if you trust it. Redirects are not followed, because they would forward the key.`;
        const headline = `${subject} answered with a redirect (${status}).`;
        return { headline, fix: sentences(fix, REDIRECTED_AFTER.has(status) ? redirected : undefined) };
    }
    if (status === 403 && /^\s*</.test(text)) {
        const fix = `Ask the owner of the proxy or firewall between this runner and ${address} to allow the request.`;
        const headline = 'The request was refused with a web page (403), most likely by a proxy or a firewall.';
        return { headline, fix: sentences(fix, known.fix && `Otherwise: ${known.fix}`) };
    }
    return {
        ...known,
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
    return status >= 500 || status === 408 || status === 425
        ? 'failed to process the request'
        : 'refused the request';
}
function linesOf({ answer, redact: redactAll, words = _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL_WORDS */ .eF }) {
    const { status, text, location } = answer;
    const redact = (part) => quoted(part.slice(0, MOST_QUOTED), redactAll);
    const inWords = (...all) => {
        const lines = all.filter((line) => /[\p{L}\p{N}]/u.test(line));
        return [lines.some((line) => line !== NOT_SHOWN) ? 'text' : 'nothing', lines];
    };
    if (isRedirect(status) && location !== undefined)
        return inWords(`redirect to ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(redact(location))}`);
    const json = (0,_text_json_js__WEBPACK_IMPORTED_MODULE_7__/* .readJson */ .Vh)(text);
    if (json === undefined)
        return inWords((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(redactAll(redact(text).replace(/<[^<>]{0,200}>/g, ' ')), 200));
    if ((0,_contract_page_js__WEBPACK_IMPORTED_MODULE_2__/* .isEmpty */ .Im)(json))
        return inWords();
    const detail = (0,_contract_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .readErrorDetail */ .WW)(json).slice(0, MOST_LINES);
    if (detail.length === 0)
        return inWords((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(redact(text), 200));
    const lines = detail.map((entry) => {
        if (typeof entry === 'string')
            return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(redact(entry), 1000);
        const path = entry.loc[0] === 'body' ? (0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .translatePath */ .ON)(entry.loc.slice(1), words, 'read') : entry.loc;
        return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(`${redactAll((0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .fieldPath */ .cn)(path))}: ${redact(entry.msg)}`);
    });
    return detail.every((entry) => typeof entry === 'string') ? inWords(...lines) : ['fields', lines];
}
function retryAfterMs(answer) {
    const { retryAfter, date, receivedAt } = answer;
    if (retryAfter === undefined)
        return undefined;
    if (/^\d+(\.\d+)?$/.test(retryAfter.trim()))
        return Number(retryAfter) * 1000;
    const [at, sentAt] = [(0,_text_dates_js__WEBPACK_IMPORTED_MODULE_4__/* .readDate */ .A)(retryAfter), (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_4__/* .readDate */ .A)(date)];
    return Number.isNaN(at)
        ? undefined
        : Math.max(0, at - (Number.isNaN(sentAt) ? receivedAt : sentAt));
}


/***/ }),

/***/ 28688:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ mayShowSecrets),
/* harmony export */   a8: () => (/* binding */ maskAnswers)
/* harmony export */ });
/* unused harmony export returnedValues */
/* harmony import */ var _masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43488);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70972);


function maskAnswers(sender, mask) {
    return {
        send: async (request) => {
            const answer = await sender.send(request);
            returnedValues((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(answer.text) ?? answer.text).forEach(mask);
            return answer;
        }
    };
}
const HOLDER = /^(?:secrets|env|env_?vars?|environment_?(?:variables|vars)|secret_?values)$/i;
const COMMANDS = new Set(['install_command', 'build_command']);
const ABOUT = /^(?:name|key|id|type|kind|description|source|status|hash|version|.*_(?:at|by|id))$/;
const ASSIGNMENT = /^[A-Za-z_]\w*=/;
const QUOTES = '(?:["\'\\\\]|&(?:quot|apos|#x?\\d\\d);|%2[27]){0,8}';
const SHOWS_SECRETS = new RegExp(`(?:\\b|%2[27])(?:secrets|value|env|env_vars)${QUOTES}\\s?(?:[:=]|=>|%3a)\\s?(?:["'\\\\[{(]|&(?:quot|#)|%(?:2[27]|5b|7b|28))`, 'i');
const IDENTITY = /^(?:.*_)?(?:id|url)$/;
function returnedValues(answer) {
    const found = [];
    const shown = new Set();
    const open = [{ node: answer, holds: false }];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
        const { node, holds } = next;
        if (typeof node === 'string') {
            found.push(...(0,_masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .userInfoIn */ .xm)(node));
            open.push({ node: embeddedJson(node), holds });
        }
        else if (Array.isArray(node)) {
            for (const item of node) {
                if (holds && typeof item === 'string' && ASSIGNMENT.test(item))
                    found.push(item.slice(item.indexOf('=') + 1));
                else
                    open.push({ node: item, holds });
            }
        }
        else if (typeof node === 'object' && node !== null) {
            for (const [key, inner] of Object.entries(node)) {
                open.push({ node: inner, holds: holds || HOLDER.test(key) });
                if (typeof inner !== 'string')
                    continue;
                if (holds && ('value' in node ? key === 'value' : !ABOUT.test(key)))
                    found.push(inner);
                if (!holds && IDENTITY.test(key))
                    shown.add(inner);
                if (COMMANDS.has(key))
                    found.push(...(0,_masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsInCommand */ .Eg)(inner));
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
    return (0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .readJson */ .Vh)(text.slice(from, to + 1));
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
// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(44942);
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
const ATTEMPTS_ON_THIS_MACHINE = 4;
function connectionError(cause, failed) {
    const { request, baseUrl, timedOutMs, hasAnswered } = failed;
    const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
    const text = (0,errors/* messageOf */.bD)(cause);
    const isUntrusted = TLS_FAILURE.test(code);
    const isAbsentHere = code === 'ECONNREFUSED' && !hasAnswered && (0,safe_url/* isLoopback */.U9)(new URL(baseUrl).hostname);
    const [headline, advice] = explain(code, failed);
    const what = (0,sanitize/* sanitizeLine */.g$)(text.includes(code) ? text || 'the connection failed' : `${code}: ${text}`);
    const brief = `${request}: ${timedOutMs === undefined ? what : `no whole answer within ${inSeconds(timedOutMs)}`}`;
    return new errors/* ConnectionError */.Rc(`${headline}\n${brief}`, {
        request,
        brief,
        mayHaveBeenApplied: !NOT_SENT.has(code) && !isUntrusted,
        retryable: !isUntrusted,
        timed_out: timedOutMs !== undefined,
        mostAttempts: isAbsentHere ? ATTEMPTS_ON_THIS_MACHINE : undefined,
        advice,
        cause
    });
}
const inSeconds = (ms) => `${Math.ceil(ms / 1000)} s`;
function explain(code, failed) {
    const { baseUrl, address, timedOutMs } = failed;
    const url = new URL(baseUrl);
    const host = (0,sanitize/* sanitizeLine */.g$)(url.host, 100);
    const reach = `Check ${address}, and that this runner can reach ${host}. Set its proxy in HTTPS_PROXY, with user and password, and exceptions in NO_PROXY.`;
    if (timedOutMs !== undefined)
        return [`${host} sent no whole answer within ${inSeconds(timedOutMs)}.`, reach];
    if (TLS_FAILURE.test(code))
        return [
            `No trusted connection to ${host} can be made.`,
            `If your own authority signed the certificate, set NODE_EXTRA_CA_CERTS to its certificate. If the server speaks plain http on this port, correct ${address}.`
        ];
    if (code === 'ENOTFOUND')
        return [
            `The host ${host} was not found.`,
            `Check the spelling of ${address}. If the name is private, use a runner in a network that resolves it.`
        ];
    if (code === 'ECONNREFUSED' && (0,safe_url/* isLoopback */.U9)(url.hostname))
        return [
            `No program listens at ${host}. This address is the machine of this run itself.`,
            `Check ${address}. If it is the local control plane, start it first. In a workflow, start it in an earlier step of the same job, which waits until it answers.`
        ];
    if (code === 'ECONNREFUSED')
        return [
            `${host} refused the connection.`,
            `Check host and port of ${address}, and that the service is running.`
        ];
    return [`The connection to ${host} failed.`, reach];
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
    const { request, brief, mayHaveBeenApplied, retryable, advice = '' } = error;
    const message = `${error.message}, because the time limit of the step (\`timeout\`) ended`;
    const fix = 'If the service only takes longer, set `timeout` to a longer time. Run again: it reads first and continues from what exists.';
    const same = { request, brief, mayHaveBeenApplied, retryable, timed_out: true, cause: error };
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ConnectionError */ .Rc(message, { ...same, advice: `${advice} ${fix}`.trim() });
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

/***/ 81415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   O9: () => (/* binding */ DIALECTS),
/* harmony export */   ON: () => (/* binding */ translatePath),
/* harmony export */   Tl: () => (/* binding */ translate),
/* harmony export */   XR: () => (/* binding */ isLangSmithCloud),
/* harmony export */   bs: () => (/* binding */ LANGSMITH_RESERVED_SECRETS),
/* harmony export */   dl: () => (/* binding */ fitName),
/* harmony export */   eF: () => (/* binding */ NEUTRAL_WORDS),
/* harmony export */   g: () => (/* binding */ LANGSMITH_WORDS),
/* harmony export */   qm: () => (/* binding */ NEUTRAL),
/* harmony export */   uk: () => (/* binding */ LANGSMITH)
/* harmony export */ });
/* unused harmony export ALL_WORDS */
const EVERYWHERE = `
  DATABASE_URI DD_TRACE_PSYCOPG_ENABLED DD_TRACE_REDIS_ENABLED LANGCHAIN_API_KEY LANGCHAIN_CALLBACKS_BACKGROUND
  LANGCHAIN_ENDPOINT LANGCHAIN_PROJECT LANGCHAIN_TRACING_V2 LANGGRAPH_AUTH_TYPE LANGGRAPH_CLOUD_LICENSE_KEY
  LANGGRAPH_GIT_REPO_PATH LANGSMITH_AUTH_ENDPOINT LANGSMITH_AUTH_VERIFY_TENANT_ID
  LANGSMITH_CONTROL_PLANE_API_KEY LANGSMITH_DEPLOYMENT_NAME LANGSMITH_HOST_PROJECT_ID
  LANGSMITH_HOST_PROJECT_NAME LANGSMITH_HOST_REVISION_ID LANGSMITH_LANGGRAPH_GIT_REF
  LANGSMITH_LANGGRAPH_GIT_REF_SHA LANGSMITH_LANGGRAPH_GIT_REPO LANGSMITH_PROJECT LANGSMITH_TENANT_ID
  LANGSMITH_TRACING_V2 LOG_DICT_TRACEBACKS LOG_JSON POSTGRES_PASSWORD POSTGRES_URI REDIS_URI
`;
const IN_THE_CLOUD = `
  LANGSMITH_API_KEY LANGSMITH_ENDPOINT LSD_DD_API_KEY LSD_DD_ENDPOINT LSD_DEPLOYMENT_TYPE LSD_ENV MOUNT_PREFIX
  PATH PORT POSTGRES_URI_CUSTOM REDIS_URI_CUSTOM
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
        reservedSecrets: LANGSMITH_RESERVED_SECRETS,
        needsResourceSpec: true,
        fractionalCpu: true,
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
    if (words === NEUTRAL_WORDS || typeof value !== 'object' || value === null)
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);

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
    if (typeof body !== 'object' || body === null || depth > DEEPEST)
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

/***/ 58626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ looksHidden),
/* harmony export */   XJ: () => (/* binding */ toldSecrets),
/* harmony export */   zN: () => (/* binding */ isVisible)
/* harmony export */ });
function toldSecrets(secrets) {
    const entries = entriesOf(secrets);
    if (entries === undefined || entries.some(({ name }) => typeof name !== 'string'))
        return null;
    return new Map(entries.map(({ name, value }) => [
        name,
        typeof value === 'string' ? value : undefined
    ]));
}
function entriesOf(secrets) {
    if (typeof secrets !== 'object' || secrets === null)
        return undefined;
    if (!Array.isArray(secrets))
        return Object.entries(secrets).map(([name, value]) => ({ name, value }));
    return secrets.map((entry) => {
        if (typeof entry === 'string')
            return { name: entry };
        return typeof entry === 'object' && entry !== null ? entry : {};
    });
}
const HIDDEN = [
    /\*{3}|[•●▪█…⋯]|\.{3}|·{3}|X{4}|x{4}/,
    /^[^\p{L}\p{N}]*$/u,
    /^\$?[<[({]{1,2}[\w\s:.-]*[>\])}]{1,2}$/,
    /^[\W_]*(?:(?:value|secret)[\W_]+)*(?:redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|protected|sealed|concealed|set|configured)(?:[\W_]+(?:value|secret))*[\W_]*$/i,
    /^\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|enc|encrypted|secret)\}?[:$/]/i
];
function looksHidden(shown) {
    return HIDDEN.some((pattern) => pattern.test(shown));
}
function looksDerived(shown) {
    if (/^[0-9a-f-]{8,}$/i.test(shown))
        return true;
    return /^[\w+/=-]{20,}$/.test(shown) && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(shown));
}
function isVisible(shown, value) {
    const isPart = value.startsWith(shown) || value.endsWith(shown);
    return !isPart && !looksHidden(shown) && !looksDerived(shown);
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
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
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

/***/ 13385:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ identifyRevision),
/* harmony export */   H: () => (/* binding */ findNewRevision)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10323);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61645);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14185);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75099);





async function identifyRevision(session, written, answer) {
    const { controlPlane, emit } = session;
    const { deployment_id } = written;
    const named = isAnother(written, answer?.latest_revision_id)
        ? answer?.latest_revision_id
        : undefined;
    const onWait = (ms) => {
        const message = `Request accepted. Waiting up to ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .spellDuration */ .jl)(ms)} for the new revision to appear.`;
        emit({ type: 'info', message });
    };
    if (named !== undefined) {
        const isShown = (read) => isAnother(written, read.latest_revision_id);
        const deployment = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .settle */ .G9)(session, () => controlPlane.readDeployment(deployment_id), isShown, { onWait });
        return { revision_id: named, deployment };
    }
    const options = { forMs: _core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .REVISION_APPEARS_MS */ .c0, onWait };
    const made = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .settle */ .G9)(session, () => findNewRevision(session, written), (found) => found !== null, options);
    if (made !== null)
        return made;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('write_unconfirmed', `The service accepted the change, but shows no new revision.\nDeployment ${deployment_id}`, { advice: 'Check the deployment in the service, then run again. The run compares first.' });
}
function isAnother({ previous, older = [] }, id) {
    return id != null && id !== previous && !older.includes(id);
}
async function findNewRevision(session, written) {
    const deployment = await session.controlPlane.readDeployment(written.deployment_id);
    const { latest_revision_id: id } = deployment;
    return id !== null && (await isNewRevision(session, written, id))
        ? { deployment, revision_id: id }
        : null;
}
async function isNewRevision(session, written, id) {
    const { deployment_id, before } = written;
    if (!isAnother(written, id))
        return false;
    if (before?.created_at == null)
        return true;
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => session.controlPlane.readRevision(deployment_id, id, { once: true }));
    const isOlder = 'value' in read && (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .readDate */ .A)(read.value.created_at) < (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .readDate */ .A)(before.created_at);
    return !isOlder;
}


/***/ }),

/***/ 55793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ patchDeployment)
/* harmony export */ });
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10323);
/* harmony import */ var _compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29139);
/* harmony import */ var _compare_find_mismatches_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82458);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(22231);
/* harmony import */ var _core_send_write_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(69220);
/* harmony import */ var _identify_revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(13385);






async function patchDeployment(session, input) {
    const { controlPlane, emit } = session;
    const { plan, current, older } = input;
    const { id: deployment_id, latest_revision_id: previous } = current.deployment;
    const written = { deployment_id, previous, older, before: current.latest };
    const foreign = new Set();
    const sent = await (0,_core_send_write_js__WEBPACK_IMPORTED_MODULE_4__/* .sendWrite */ .A)(session, {
        request: `PATCH /v2/deployments/${deployment_id}`,
        send: () => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retryConflict */ .LQ)(controlPlane.patchDeployment(deployment_id, plan.request)),
        find: () => makesRevision(plan)
            ? findRevision(session, input, { written, foreign })
            : findSettings(session, input)
    });
    emit({ type: 'operation_decided', operation: 'updated', new_revision: plan.new_revision });
    if ('found' in sent) {
        emit({ type: 'info', message: 'Confirmed by reading: the update was applied.' });
        return { ...updated(input, sent.found), adopted: makesRevision(plan) };
    }
    const { answer } = sent;
    if (!makesRevision(plan))
        return updated(input, { deployment: await controlPlane.readDeployment(deployment_id) });
    const made = await (0,_identify_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .identifyRevision */ .A)(session, { ...written, older: [...(older ?? []), ...foreign] }, answer);
    return { ...updated(input, made), adopted: answer.latest_revision_id !== made.revision_id };
}
function makesRevision({ changes }) {
    return changes.some((change) => change.new_revision);
}
function updated({ plan, current }, made) {
    const isNew = made.revision_id !== undefined && { latest: undefined };
    return {
        ...(0,_core_model_js__WEBPACK_IMPORTED_MODULE_3__/* .keepRevision */ .pS)(plan, current),
        operation: 'updated',
        sent: plan.request,
        ...made,
        ...isNew
    };
}
async function findRevision(session, { wanted, plan, current: { deployment: before } }, { written, foreign }) {
    const made = await (0,_identify_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .findNewRevision */ .H)(session, written);
    if (made === null)
        return null;
    const { deployment, revision_id } = made;
    const revision = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(session.controlPlane.readRevision(before.id, revision_id));
    const mismatches = (0,_compare_find_mismatches_js__WEBPACK_IMPORTED_MODULE_2__/* .findMismatches */ .UY)({ wanted, sent: plan.request, before, last: deployment });
    const isOurs = (0,_compare_find_mismatches_js__WEBPACK_IMPORTED_MODULE_2__/* .findOtherCode */ .LJ)(wanted, revision, deployment).length === 0 &&
        !mismatches.some(({ kind }) => kind === 'not_applied');
    if (!isOurs)
        foreign.add(revision_id);
    return isOurs ? made : null;
}
async function findSettings({ controlPlane }, { wanted, current }) {
    const deployment = await controlPlane.readDeployment(current.deployment.id);
    return (0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_1__/* .diffSettings */ .XI)(wanted, deployment).length === 0 ? { deployment } : null;
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
// EXTERNAL MODULE: ./lib/src/deploy/core/command-line.js
var command_line = __webpack_require__(14678);
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
        return `If "${(0,sanitize/* sanitizeLine */.g$)(ref, 80)}" is a tag, set \`repo_ref\` to ${tag}. Otherwise correct the error that the build log shows, then push.`;
    }
    if (path === undefined || !lines.some((line) => line.includes(path) && IS_MISSING.test(line)))
        return undefined;
    return `Correct \`graph_config_path\`, or add the file "${(0,sanitize/* sanitizeLine */.g$)(path, 100)}" and push.`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/build-log/read-log.js






const LONGEST_READING_MS = 5_000;
const PAGE_SIZE = 100;
const MOST_LINES = 50;
const LONGEST_LINE = 300;
async function explainLog(session, { deployment, wanted, build_logs }, { failed, message, advice }) {
    const { log } = (0,contract_status/* meaningOf */.Pr)(failed.status);
    const read = build_logs ? await emitLog(session, deployment, failed) : undefined;
    const whole = build_logs ? read?.log : log;
    const more = whole === undefined ? '' : (0,command_line/* logHint */.sN)(session.command_line, deployment, { ...failed, log: whole });
    const lines = [...(read?.lines ?? []), ...message.split('\n')];
    return { fix: (log === 'build' && buildAdvice(wanted, lines)) || advice, more };
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
            const told = { log, revision_id, lines, is_end: isNewest || !next_offset };
            emit({ type: 'log_read', log: told });
            return told;
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
    const [first, last] = [(0,revision_log/* readEntry */.hB)(logs[0])?.at, (0,revision_log/* readEntry */.hB)(logs.at(-1))?.at];
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
    const isSettled = told == null || (latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) === 'deployed');
    return (isSettled && deployment.source_revision_config.repo_commit_sha) || undefined;
}
function deployedCode({ deployment, latest }, field) {
    return (deployment.source_revision_config[field] || latest?.source_revision_config?.[field] || undefined);
}
function diffField(current, field, after) {
    const before = deployedCode(current, field);
    if (after === undefined || (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isAskedValue */ .O0)(field, after, before))
        return [];
    const note = `the service does not show the deployed ${field}`;
    const how = before === undefined
        ? { difference: 'unproven', note }
        : { difference: 'changed' };
    return [changeOf(current, field, { after, ...how })];
}
function changeOf(current, field, change) {
    const before = deployedCode(current, field);
    return {
        path: `source_revision_config.${field}`,
        ...(before && { before }),
        ...change,
        new_revision: true
    };
}
function diffGitCode(wanted, current, changed_files) {
    const { repo_ref, graph_config_path } = wanted.source_revision_config;
    const path = diffField(current, 'graph_config_path', graph_config_path);
    const otherRef = diffField(current, 'repo_ref', repo_ref);
    if (repo_ref === undefined || otherRef.length > 0)
        return { changes: [...path, ...otherRef], unchanged: [] };
    const same = (why) => ({ changes: path, unchanged: [why] });
    const differs = (change) => ({
        changes: [...path, changeOf(current, 'repo_ref', { after: repo_ref, ...change })],
        unchanged: []
    });
    const ref = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(repo_ref);
    const [before, after] = [deployedCommit(current), wanted.commit];
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(repo_ref) && (before === undefined || after === undefined))
        return same(`repo_ref is the same tag (${ref})`);
    if (after === undefined)
        return differs({
            difference: 'unproven',
            note: `this run does not know the commit of ${ref}, so it builds again`
        });
    if (before !== undefined && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCommit */ .Kd)(before, after))
        return same(`${ref} is still at commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCommit */ .Ax)(after)}`);
    const isFollowing = current.deployment.source_config.build_on_push && wanted.source_config.build_on_push !== false;
    if (wanted.is_push_to_ref && isFollowing) {
        const why = 'build_on_push is true and this run is the push, so the service builds this commit automatically';
        return { ...same(why), built_by_service: after };
    }
    if (before === undefined)
        return differs({
            difference: 'unproven',
            note: `the service does not show which commit of ${ref} is deployed`
        });
    const commits = { from: before, to: after };
    const { needed, why, ...paths } = judgePaths(wanted, current, commits, changed_files);
    if (!needed)
        return { ...same(why.join()), retained_commit: before, ...paths };
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
        changes: [changeOf(current, 'image_uri', { after, difference: 'unproven', note })],
        unchanged: []
    };
}
const MOST_NAMED = 10;
function judgePaths(wanted, current, commits, changed_files) {
    if (wanted.paths === undefined)
        return { needed: true, why: [] };
    const [from, to] = [commits.from.toLowerCase(), commits.to.toLowerCase()];
    const configs = graphConfigs(wanted, current);
    if (![from, to].every(_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullCommit */ .f5))
        return unknownFiles('the service or this run has only a part of its commit ID');
    if (!showsCommit(current))
        return unknownFiles('the revision in progress does not show its commit');
    if (configs === undefined)
        return unknownFiles('the path of the graph configuration file is unknown');
    if (changed_files?.from !== from || changed_files.to !== to)
        return { needed: true, why: [], undecided: { from, to } };
    if ('unknown' in changed_files)
        return { ...unknownFiles(changed_files.unknown), compared: changed_files };
    return judgeFiles([...wanted.paths.flatMap(withFolder), ...configs.map(literal)], { from, to }, changed_files.files);
}
const unknownFiles = (why) => ({
    needed: true,
    why: [`paths could not be compared: ${why}`]
});
const showsCommit = ({ latest }) => latest?.source_revision_config?.repo_commit_sha != null ||
    latest === null ||
    (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) === 'deployed';
function graphConfigs(wanted, { deployment, latest }) {
    const configs = [wanted, deployment, latest]
        .flatMap((part) => part?.source_revision_config?.graph_config_path ?? [])
        .map(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalPath */ .Op);
    return configs.length === 0 || configs.some((path) => /^(?:\.\.(?:\/|$)|$)/.test(path))
        ? undefined
        : configs;
}
const withFolder = (pattern) => /[!*?+[]/.test(pattern) ? [pattern] : [pattern, `${pattern}/**`];
const literal = (path) => path.replace(/[!*?+[]/g, '[$&]');
function judgeFiles(patterns, { from, to }, files) {
    const parsed = patterns.map(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePattern */ .EY);
    const under = namesOf(files.filter((file) => (0,_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnder */ .Jo)(parsed, file))).map((path) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(path, 100));
    const changed = namesOf(files).length;
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
const namesOf = (files) => [...new Set(files.map(({ path }) => path))];


/***/ }),

/***/ 87444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   So: () => (/* binding */ filledFields),
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
function shown(value) {
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
function diffResourceSpec(before, after) {
    const [old, wanted] = [(0,_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizedSpec */ .jy)(before), (0,_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizedSpec */ .jy)(after)];
    return _contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .RESOURCE_SPEC_FIELDS */ .TO.filter((field) => !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(old[field], wanted[field])).map((field) => {
        const [is, asked] = [shown(old[field]), shown(wanted[field])];
        const note = differing(old[field], wanted[field]);
        return {
            path: `source_config.resource_spec.${field}`,
            difference: is === undefined ? 'added' : asked === undefined ? 'removed' : 'changed',
            ...(is !== undefined && { before: is }),
            ...(asked !== undefined && { after: asked }),
            ...(note !== undefined && { note }),
            new_revision: true
        };
    });
}
function filledFields(shown, sent) {
    return shown == null || sent == null
        ? []
        : diffResourceSpec(shown, sent).map(({ path }) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldName */ .w5)(path));
}


/***/ }),

/***/ 79661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ removedSecretWarnings),
/* harmony export */   LI: () => (/* binding */ diffSecrets),
/* harmony export */   Ws: () => (/* binding */ stillListed),
/* harmony export */   ii: () => (/* binding */ removedSecrets),
/* harmony export */   tP: () => (/* binding */ restorableSecrets)
/* harmony export */ });
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81415);
/* harmony import */ var _contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58626);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const valuesOf = (secrets) => new Map(secrets.map(({ name, value }) => [name, value]));
function showsValue(told, [name, value]) {
    return told?.get(name) === value && !(0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .looksHidden */ .Nj)(value);
}
function diffSecrets(current, wanted, source, earlier) {
    const asked = valuesOf(wanted);
    const told = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .XJ)(current);
    const isExtra = (name) => !asked.has(name) && !_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .bs[source].has(name);
    const lists = [told, (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .XJ)(earlier)];
    const listsNames = lists.some((list) => [...(list?.keys() ?? [])].some((name) => asked.has(name) || isExtra(name)));
    const isClear = lists.some((list) => [...asked].some((secret) => showsValue(list, secret)));
    const change = (path, difference) => ({
        path,
        difference,
        new_revision: true
    });
    if (told === null && asked.size === 0)
        return [change('secrets', 'unproven')];
    const changes = [...asked].flatMap(([name, value]) => {
        const path = `secrets.${name}`;
        if (told === null)
            return [change(path, 'unproven')];
        const shown = told.get(name);
        if (shown === value || (!told.has(name) && value === '' && isClear))
            return [];
        if (!told.has(name))
            return [change(path, listsNames && value !== '' ? 'added' : 'unproven')];
        const isOther = shown !== undefined && ((0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .isVisible */ .zN)(shown, value) || (isClear && !(0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .looksHidden */ .Nj)(shown)));
        return [change(path, isOther ? 'changed' : 'unproven')];
    });
    const extra = [...(told?.keys() ?? [])].filter(isExtra);
    return [...changes, ...extra.map((name) => change(`secrets.${name}`, 'removed'))];
}
function restorableSecrets(earlier, now, { secrets = [], source }) {
    const [told, proof, asked] = [(0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .XJ)(earlier), (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .XJ)(now), valuesOf(secrets)];
    if (told === null)
        return null;
    const reserved = _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .bs[source];
    const own = [...told].filter(([name]) => asked.has(name) || !reserved.has(name));
    const isProven = asked.size > 0 && [...asked].every((secret) => showsValue(proof, secret));
    const known = own.flatMap(([name, value]) => value === undefined || (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .looksHidden */ .Nj)(value) ? [] : [{ name, value }]);
    return (isProven || (own.length === 0 && told.size > 0)) && known.length === own.length
        ? known
        : null;
}
function removedSecrets(changes) {
    return changes
        .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
        .map(({ path }) => path.slice('secrets.'.length));
}
const stillListed = (names) => `The service keeps secrets that the inputs no longer set: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(names.join(', '), 300)}. Delete them in the service. Until then, a run without \`environment\` makes a new revision each time.`;
function removedSecretWarnings(changes) {
    const names = removedSecrets(changes).map((name) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60));
    if (names.length === 0)
        return [];
    return [
        `The inputs no longer set ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(names.length, 'secret')}: ${names.join(', ')}. The update replaces the whole list: add a line for each one to keep.`
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
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81415);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96912);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49705);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);





function askedFields(wanted, deployment, change) {
    return (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldsOf */ .Pf)(wanted.source, change).flatMap(({ path }) => {
        const asked = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(wanted, path);
        return asked === undefined
            ? []
            : [{ path, field: (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldName */ .w5)(path), asked, shown: (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(deployment, path) }];
    });
}
function diffSettings(wanted, deployment) {
    return askedFields(wanted, deployment, 'setting')
        .filter(({ field, asked, shown }) => !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, asked, shown))
        .map(({ path, asked, shown }) => ({
        path,
        difference: shown == null ? 'added' : 'changed',
        ...(shown != null && { before: shown }),
        after: asked,
        new_revision: false
    }));
}
function assertFixedFields(wanted, deployment) {
    const conflicts = askedFields(wanted, deployment, 'fixed')
        .filter(({ shown }) => isShown(shown))
        .filter(({ field, asked, shown }) => field === 'name' ? asked !== shown : !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, asked, shown));
    if (conflicts.length === 0)
        return;
    const names = conflicts.map(({ field }) => field);
    const lines = conflicts.map(({ path, asked, shown }) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(`${path}: deployed ${String(shown)}, this run ${String(asked)}`, 600));
    const message = [
        `${names.join(', ')} cannot be changed after a deployment is created.`,
        ...lines
    ].join('\n');
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlanError */ .W6('immutable_field', message, { advice: adviceFor(names, deployment) });
}
const isShown = (shown) => shown != null && shown !== '';
function adviceFor(names, { source }) {
    const word = Object.values(_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_WORDS */ .g).find((spoken) => spoken === source);
    if (word !== undefined)
        return `This service uses the field names of LangSmith Deployment (${word}). Set \`api_dialect\` to \`langsmith\`.`;
    if (names.includes('repo_url'))
        return 'The deployment belongs to another repository. Use another `name`, or check `base_url` and `repo_url`.';
    const other = source === 'git_host' ? 'image_uri' : 'graph_config_path';
    return names.includes('source')
        ? `Set \`source: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(String(source), 60)}\`, and remove \`${other}\` and other inputs of another source. To change the source, deploy under another name, then delete the old deployment.`
        : 'Set these inputs to the deployed values, or remove them. To change them, deploy under another name, then delete the old deployment.';
}
function notCompared(wanted, deployment) {
    const unshown = askedFields(wanted, deployment, 'fixed').filter(({ shown }) => !isShown(shown));
    const names = unshown.map(({ field }) => field).join(', ');
    return names === ''
        ? []
        : [`Not compared, because the service does not show it for this deployment: ${names}.`];
}


/***/ }),

/***/ 82458:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: () => (/* binding */ findOtherCode),
/* harmony export */   UR: () => (/* binding */ judgeRemoved),
/* harmony export */   UY: () => (/* binding */ findMismatches)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96912);
/* harmony import */ var _contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69501);
/* harmony import */ var _contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(58626);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49705);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60745);
/* harmony import */ var _diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87444);
/* harmony import */ var _diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79661);
/* harmony import */ var _diff_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29139);









function findMismatches(input) {
    const others = [...otherSecrets(input), ...otherSpecFields(input), ...otherSettings(input)];
    return others.flatMap(({ path, field = path, isAsBefore }) => {
        const isSent = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(input.sent, field) != null;
        if (isSent && isAsBefore)
            return [{ path, kind: 'not_applied' }];
        return input.isForeign || input.isUnnamed || !isSent ? [{ path, kind: 'changed_since' }] : [];
    });
}
function otherSecrets({ wanted, before, last }) {
    if (wanted.secrets === undefined)
        return [];
    const told = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .toldSecrets */ .XJ)(last.secrets);
    const were = before === undefined ? new Map() : (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .toldSecrets */ .XJ)(before.secrets);
    return (0,_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .diffSecrets */ .LI)(last.secrets, wanted.secrets, wanted.source, before?.secrets)
        .filter(({ difference }) => difference === 'added' || difference === 'changed')
        .map(({ path }) => {
        const name = path.slice('secrets.'.length);
        return {
            path,
            field: 'secrets',
            isAsBefore: were !== null && were.get(name) === told?.get(name)
        };
    });
}
function otherSpecFields({ wanted, before, last, isForeign }) {
    if (wanted.source !== 'external_container')
        return [];
    const given = wanted.source_config.resource_spec ?? {};
    const asked = (0,_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizedSpec */ .jy)(given);
    const [is = {}, was = {}] = [last, before].map((read) => (0,_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizedSpec */ .jy)(read?.source_config.resource_spec));
    const mayLack = !isForeign || Object.keys(is).length === 0;
    const spec = 'source_config.resource_spec';
    return _contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .RESOURCE_SPEC_FIELDS */ .TO.filter((field) => given[field] != null && asked[field] !== undefined)
        .filter((field) => !(0,_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .includesAsked */ .ob)(is[field], asked[field]) && !(mayLack && is[field] === undefined))
        .map((field) => ({
        path: `${spec}.${field}`,
        field: spec,
        isAsBefore: (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(is[field], was[field])
    }));
}
function otherSettings({ wanted, before, last }) {
    return (0,_diff_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .askedFields */ .kM)(wanted, last, 'setting')
        .filter(({ field, asked, shown }) => (0,_diff_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .isShown */ .aJ)(shown) && !isTaken(field, asked, shown))
        .map(({ path, field, shown }) => ({
        path,
        isAsBefore: (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, shown, (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .valueAt */ .fK)(before, path))
    }));
}
function isTaken(field, asked, shown) {
    if (typeof asked !== 'string' || typeof shown !== 'string')
        return (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, asked, shown);
    return [asked, asked.trim().replace(/^http:/i, 'https:')].some((each) => (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, plain(each), plain(shown)));
}
const plain = (text) => text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?!\w+:\/\/)/, 'https://');
function judgeRemoved({ wanted, before, last, sent }) {
    const { secrets, source } = wanted;
    if (secrets === undefined || sent?.secrets == null)
        return { kept: [], removed: [] };
    const [listed = [], asked = []] = [last, before].map((read) => (0,_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .removedSecrets */ .ii)((0,_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .diffSecrets */ .LI)(read?.secrets, secrets, source)));
    const removed = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .toldSecrets */ .XJ)(last.secrets) === null ? [] : asked.filter((name) => !listed.includes(name));
    return { kept: asked.filter((name) => listed.includes(name)), removed };
}
function findOtherCode(wanted, revision, told) {
    const code = revision?.source_revision_config ?? told?.source_revision_config ?? {};
    return Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
        const value = code[field];
        if (typeof value !== 'string' || value === '' || (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isAskedValue */ .O0)(field, asked, value))
            return [];
        const both = `the service shows ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(value)}, this run requested ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(asked)}`;
        return [`${field}: ${both}`];
    });
}


/***/ }),

/***/ 22231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sz: () => (/* binding */ NEW_REVISION_POLICIES),
/* harmony export */   pS: () => (/* binding */ keepRevision),
/* harmony export */   rw: () => (/* binding */ hasSuperseded),
/* harmony export */   zB: () => (/* binding */ isApart)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);

function isApart({ deployment, latest }) {
    const { active_revision_id: active } = deployment;
    return (active != null &&
        latest !== null &&
        (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) === 'deployed' &&
        active !== latest.id);
}
const NEW_REVISION_POLICIES = ['auto', 'always', 'never'];
function keepRevision(plan, { deployment, latest }) {
    const { new_revision, built_by_service, retained_commit } = plan;
    const { latest_revision_id: id } = deployment;
    const kept = {
        deployment,
        before: deployment,
        revision_id: id,
        previous: id,
        latest: latest ?? undefined
    };
    return { operation: 'unchanged', ...kept, new_revision, built_by_service, retained_commit };
}
function hasSuperseded({ built_by_service, revision_id }, id) {
    return built_by_service === undefined && id !== revision_id;
}


/***/ }),

/***/ 33267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ TYPE_NAME)
/* harmony export */ });
const TYPE_NAME = 'Run it again and type the name, or use --yes to skip the question.';


/***/ }),

/***/ 69220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ sendWrite)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10323);
/* harmony import */ var _settle_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75099);



async function sendWrite(session, { request, send, find }) {
    const { clock, emit, deadline } = session;
    let mayBeApplied = false;
    for (let attempt = 1;; attempt++) {
        emit({ type: 'write_sent', request });
        const sent = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(send);
        if ('value' in sent)
            return { answer: sent.value };
        const { error } = sent;
        mayBeApplied ||= error.mayHaveBeenApplied;
        const found = mayBeApplied ? await findEffect(session, error, find) : null;
        if (found !== null)
            return { found };
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerError */ .dV)
            throw unconfirmed(error, 'Reads do not show its effect.');
        const delay = (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .retryDelayFor */ .TI)(error, attempt, deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.brief, delay_ms: delay });
        await clock.sleep(delay);
        const late = mayBeApplied ? await findOnce(error, find) : null;
        if (late !== null)
            return { found: late };
    }
}
async function findEffect(session, error, find) {
    const { clock, emit, deadline } = session;
    const onWait = (ms) => {
        const message = `${error.request}: no usable response. Checking for up to ${Math.round(ms / 1000)} s whether the request was applied.`;
        emit({ type: 'info', message });
    };
    const read = () => findOnce(error, find);
    const found = await (0,_settle_js__WEBPACK_IMPORTED_MODULE_2__/* .settle */ .G9)(session, read, (effect) => effect !== null, { onWait });
    if (found === null && clock.now() >= deadline)
        throw unconfirmed(error, NO_TIME, SLOW);
    return found;
}
async function findOnce(error, find) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => find(error));
    if ('value' in read)
        return read.value;
    throw unconfirmed(error, `That could not be confirmed by reading.\n${read.error.message}`);
}
function unconfirmed(error, why, advice = '') {
    const { request, message } = error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('write_unconfirmed', `${request} may have been applied. ${why}\n${message}`, {
        advice: `Run again: it reads first and continues from what exists. ${advice}`.trim(),
        cause: error
    });
}
const NO_TIME = 'The service did not show its effect before the time limit of the step (`timeout`) ended.';
const SLOW = 'If the service is slow, set `timeout` to a longer time.';


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
async function settle(session, read, isSettled, { forMs = SETTLES_MS, onWait } = {}) {
    const { clock } = session;
    let last;
    const readOrKeep = async () => {
        const next = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequest */ .dP)(read);
        if ('value' in next)
            last = next;
        else if (last === undefined || !next.error.retryable)
            throw next.error;
        return last.value;
    };
    const deadline = Math.min(session.deadline, clock.now() + forMs);
    let isFirst = true;
    const isDone = async (value) => {
        const settled = await isSettled(value);
        const remainingMs = deadline - clock.now();
        if (isFirst && !settled && remainingMs > 0)
            onWait?.(remainingMs);
        isFirst = false;
        return settled;
    };
    return (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .pollUntil */ .g3)({ clock, deadline, delayMs: POLL_MS }, readOrKeep, isDone);
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
    const isEnough = (rows) => livingIn({ rows }).length > 1;
    let listing = await (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(controlPlane, name, { isEnough });
    const mayHaveMoved = listing !== null && listing.pages > 1 && livingIn(listing).length === 0;
    if (mayHaveMoved)
        listing = await (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(controlPlane, name, { isEnough });
    if (listing === null)
        return 'unlisted';
    const [id, ...more] = livingIn(listing).map((row) => row.id);
    if (more.length > 0) {
        const message = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(more.length + 1, 'deployment')} are named "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}": ${[id, ...more].join(', ')}`;
        const advice = 'Set `deployment_id` to one of them, or delete the others.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('name_conflict', message, { advice });
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
    for (const id of new Set(await session.recall(name))) {
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
    const message = `A GitHub Deployment records ${id} as "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}", but its name is "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(read.name)}". Ignoring it.`;
    session.emit({ type: 'warning', message });
    return 'absent';
}
function nameReservedError(name, id) {
    const message = `Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}" (${id}) is being deleted (AWAITING_DELETE). Its name stays reserved until that finishes.`;
    const advice = 'Run again later, set `timeout` to a longer time, or use another `name`.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('name_conflict', message, { advice });
}
function describeTarget(target) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(target.name ?? target.deployment_id ?? '');
}
function noSuchDeployment({ deployment_id, name = '' }) {
    if (deployment_id === undefined)
        return `no deployment named "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}" exists`;
    return `no deployment has the ID ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(deployment_id)}, or these credentials cannot see it`;
}
function notFoundError(target, near) {
    const meant = near === undefined ? '' : ` Did you mean "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(near)}"?`;
    const message = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .capitalized */ .l2)(noSuchDeployment(target))}.${meant}`;
    const advice = 'Check `name` or `deployment_id`, `base_url`, and that the key belongs to this workspace.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', message, { advice });
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
/* harmony export */   _I: () => (/* binding */ findDeployed),
/* harmony export */   lF: () => (/* binding */ unlistedError),
/* harmony export */   oP: () => (/* binding */ waitForName)
/* harmony export */ });
/* unused harmony export findAndRead */
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82196);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10323);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(61645);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(60745);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22231);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91478);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75099);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(57469);











const ASSUMED = 'This service has no list of deployments (404), so the run assumed that the deployment did not exist. Set `deployment_id` for later runs, unless they find it in the GitHub Deployments of this one.';
async function findCurrent(session, target, wanted) {
    const { emit } = session;
    const none = { current: null, deleting: null };
    const found = await findAndRead(session, target, (state) => isSettled(state, wanted, session.clock.date()));
    if (found === 'unlisted')
        return { ...none, assumed: ASSUMED };
    if (found === 'absent') {
        if (wanted !== undefined)
            emit({ type: 'deployment_not_found', what: (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .describeTarget */ .ff)(target) });
        return { ...none, near_name: await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .nearName */ .cR)(session, target.name ?? '') };
    }
    if ('deleting' in found)
        return { ...none, deleting: found.deleting };
    const { deployment } = found;
    emit({ type: 'deployment_read', deployment });
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(deployment))
        throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .nameReservedError */ .eG)(deployment.name, deployment.id);
    return { current: found, deleting: null };
}
function isSettled(state, wanted, now) {
    const { deployment, latest } = state;
    if (latest === null || (0,_core_model_js__WEBPACK_IMPORTED_MODULE_6__/* .isApart */ .zB)(state))
        return false;
    const needsCommit = wanted?.source === 'git_host' && wanted.commit !== undefined;
    const codes = [latest.source_revision_config, deployment.source_revision_config];
    if (!needsCommit || codes.some((code) => code?.repo_commit_sha != null))
        return true;
    const isNew = Math.abs(now - (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_4__/* .readDate */ .A)(latest.created_at)) < _core_settle_js__WEBPACK_IMPORTED_MODULE_7__/* .SETTLES_MS */ .EZ;
    return !isNew || (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) !== 'deployed';
}
async function findAndRead(session, { deployment_id, name = '' }, isSettledState = () => true, forMs = _core_settle_js__WEBPACK_IMPORTED_MODULE_7__/* .SETTLES_MS */ .EZ) {
    const onWait = (ms) => {
        const message = `The service does not show all of the deployment yet. Reading again for up to ${Math.round(ms / 1000)} s.`;
        session.emit({ type: 'info', message });
    };
    const read = async () => {
        if (deployment_id !== undefined)
            return (0,_core_session_js__WEBPACK_IMPORTED_MODULE_9__/* .readCurrent */ .cA)(session, deployment_id);
        const found = await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .findByNameOrRecord */ .AF)(session, name);
        if (typeof found === 'string' || 'deleting' in found)
            return found;
        const state = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)((0,_core_session_js__WEBPACK_IMPORTED_MODULE_9__/* .readCurrent */ .cA)(session, found.id));
        return state !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(state.deployment) ? { deleting: found.id } : state;
    };
    const isOver = (found) => found !== null && (typeof found === 'string' || 'deleting' in found || isSettledState(found));
    const found = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_7__/* .settle */ .G9)(session, read, isOver, { onWait, forMs });
    if (found !== null)
        return found;
    const advice = 'If it is being deleted, run again later. Otherwise check it in the service.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', `The service finds "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_10__/* .sanitizeLine */ .g$)(name)}", and cannot read it.`, { advice });
}
function unlistedError(session, target) {
    const consequence = `"${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .describeTarget */ .ff)(target)}" cannot be found`;
    return (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_2__/* .noListError */ .WG)(session, { consequence, advice: 'Set `deployment_id`.' });
}
async function findDeployed(session, target, forMs = 0) {
    const found = await findAndRead(session, target, undefined, forMs);
    if (found === 'unlisted')
        throw await unlistedError(session, target);
    if (found === 'absent')
        throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .notFoundError */ .i0)(target, await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .nearName */ .cR)(session, target.name ?? ''));
    return 'deleting' in found ? (0,_core_session_js__WEBPACK_IMPORTED_MODULE_9__/* .readCurrent */ .cA)(session, found.deleting) : found;
}
async function waitForName(session, name, deleting) {
    const { clock, deadline, emit } = session;
    const most = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .spellDuration */ .jl)(Math.max(0, deadline - clock.now()));
    const message = `Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_10__/* .sanitizeLine */ .g$)(name)}" (${deleting}) is being deleted. Waiting up to ${most} until its name is free.`;
    emit({ type: 'info', message });
    const read = async () => {
        const found = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => findAndRead(session, { name }));
        if ('value' in found)
            return found.value;
        if (found.error.retryable)
            return { deleting };
        throw found.error;
    };
    const isFree = (found) => typeof found === 'string' || 'deployment' in found;
    await clock.sleep(Math.min((0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .backoffDelay */ .EY)(1), Math.max(0, deadline - clock.now())));
    const delayMs = (pause) => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .backoffDelay */ .EY)(pause + 1);
    const found = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .pollUntil */ .g3)({ clock, deadline, delayMs }, read, isFree);
    if (typeof found === 'string')
        return undefined;
    if ('deployment' in found)
        return { id: found.deployment.id };
    throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .nameReservedError */ .eG)(name, deleting);
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
const UNKNOWN = new Set([400, 404, 422]);
async function findRevision({ controlPlane }, { deployment, latest }, { id, input }) {
    const read = isBeginning(id, latest)
        ? undefined
        : await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => controlPlane.readRevision(deployment.id, id));
    if (read !== undefined && 'value' in read)
        return read.value;
    if (read !== undefined && !(read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && UNKNOWN.has(read.error.status)))
        throw read.error;
    const listed = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .listNewestFirst */ .Hi)(controlPlane, { deployment_id: deployment.id, sought: id }));
    if (read === undefined && !('value' in listed && listed.value !== null))
        throw unlisted(id, listed);
    const rows = 'value' in listed ? (listed.value ?? []) : [];
    const [found, ...more] = id.length < SHORTEST ? [] : rows.filter((row) => row.id.startsWith(id));
    if (found !== undefined && more.length === 0)
        return found;
    const name = `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(deployment.name)}"`;
    const given = `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(id, 60)}"`;
    const message = found === undefined
        ? `Deployment ${name} has no revision ${given}.`
        : `Deployment ${name} has ${more.length + 1} revisions that begin with ${given}.`;
    const advice = [
        `Set ${input} to the ID of a revision, or to at least its first ${SHORTEST} characters.`
    ];
    if (latest !== null)
        advice.push(`The latest is ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(latest.id, 60)} (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(latest.status, 40)}).`);
    const active = deployment.active_revision_id;
    if (active != null && active !== latest?.id)
        advice.push(`The active one is ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(active, 60)}.`);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', message, { advice: advice.join(' '), cause: read?.error });
}
const isBeginning = (id, latest) => latest !== null && id.length < latest.id.length;
function unlisted(id, listed) {
    if ('error' in listed)
        return listed.error;
    const message = `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(id, 60)}" is too short for the ID of a revision, and this service lists no revisions.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('operation_unsupported', message, { advice: 'Give the whole ID.' });
}


/***/ }),

/***/ 19463:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $k: () => (/* binding */ foreignError),
/* harmony export */   IK: () => (/* binding */ findForeignReason),
/* harmony export */   j5: () => (/* binding */ otherRepository),
/* harmony export */   no: () => (/* binding */ isToldOurs),
/* harmony export */   re: () => (/* binding */ refuseForeign)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _repository_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45150);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49705);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57469);





async function findForeignReason(session, deployment, claim) {
    const other = otherRepository(deployment, claim);
    if (other !== undefined && !claim.head_is_gone)
        return other;
    const isOurs = isToldOurs(deployment, claim);
    if (isOurs)
        return undefined;
    const { image_uri } = deployment.source_revision_config;
    if (isOurs === undefined && claim.unrecorded && image_uri) {
        const problem = `is not set, and ${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDeployment */ .Ti)(deployment)} runs an image: its name alone does not prove that it belongs to this repository. Set image_uri to the image of this preview, without tag or digest, or use another name.`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([{ input: 'image_uri', problem }]);
    }
    const recorded = (await session.recall(deployment.name)) ?? [];
    if (recorded.includes(deployment.id))
        return undefined;
    if (other !== undefined)
        return `${other}, and no GitHub Deployment of this repository names it`;
    if (isOurs === false)
        return `it runs the image ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(image_uri ?? '', 200)}, not the image of this run`;
    return recorded.length === 0
        ? undefined
        : 'the GitHub Deployments of this repository name another deployment';
}
async function refuseForeign(session, deployment, claim) {
    if (claim === undefined)
        return;
    const why = await findForeignReason(session, deployment, claim);
    if (why === undefined)
        return;
    const advice = 'Set another `name`. Previews of two repositories on one control plane need different names.';
    throw foreignError(deployment, why, advice);
}
function foreignError(deployment, why, advice) {
    const message = `Deployment ${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDeployment */ .Ti)(deployment)} belongs to another repository: ${why}.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlanError */ .W6('foreign_deployment', message, { advice });
}
function otherRepository({ source_config }, { repositories }) {
    const repository = source_config.repo_url?.trim();
    if (!repository || repositories.some((own) => (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameValue */ .am)('repo_url', own, repository)))
        return undefined;
    return `it is built from ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(repository, 200)}`;
}
function isToldOurs(deployment, claim) {
    if (deployment.source_config.repo_url?.trim())
        return otherRepository(deployment, claim) === undefined;
    const { image_uri } = deployment.source_revision_config;
    if (!image_uri || claim.image_uri === undefined)
        return undefined;
    const [theirs, ours] = [image_uri, claim.image_uri].map((image) => (0,_repository_image_js__WEBPACK_IMPORTED_MODULE_1__/* .parseImage */ .zZ)(image).repository.toLowerCase());
    return theirs === ours;
}


/***/ }),

/***/ 84801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z_: () => (/* binding */ explainChanges),
/* harmony export */   dz: () => (/* binding */ DIFFERENCES),
/* harmony export */   ux: () => (/* binding */ within),
/* harmony export */   vp: () => (/* binding */ showValue)
/* harmony export */ });
/* unused harmony export listChanges */
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96912);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);



const DIFFERENCES = {
    added: { sign: '+', said: 'added', act: 'add' },
    changed: { sign: '~', said: 'changed', act: 'change' },
    removed: { sign: '-', said: 'no longer set', act: 'remove' },
    unproven: { sign: '?', said: 'may differ (not shown)', act: 'send' },
    repeated: { sign: '=', said: 'unchanged, sent again', act: 'send again' }
};
function showValue(value) {
    if (value == null)
        return 'unset';
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(typeof value === 'string' ? value : JSON.stringify(value), 120);
}
function within(changes, field) {
    return changes.filter(({ path }) => path === field || path.startsWith(`${field}.`));
}
function listChanges(changes, prefix) {
    return changes
        .map(({ path, difference }) => {
        const name = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(path.slice(prefix.length + 1) || path, 60);
        const { sign, said } = DIFFERENCES[difference];
        return `${sign} ${name} ${said}`;
    })
        .join(', ');
}
function explainChanges(changes) {
    const making = changes.filter((change) => change.new_revision);
    const code = within(making, 'source_revision_config').map(explainCode);
    const lists = ['source_config.resource_spec', 'secrets'].flatMap((field) => {
        const found = within(making, field);
        return found.length === 0 ? [] : [`${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(field)}: ${listChanges(found, field)}`];
    });
    return [...new Set([...code, ...lists])];
}
function explainCode({ path, note, commits, before, after }) {
    if (commits === undefined)
        return note ?? `${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)} changes from ${showValue(before)} to ${showValue(after)}`;
    const moved = `${showValue(after)} moved from ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commits.from)} to ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commits.to)}`;
    return note === undefined ? moved : `${moved}; ${note}`;
}


/***/ }),

/***/ 60137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ZL: () => (/* binding */ planUpdate),
/* harmony export */   ai: () => (/* binding */ diffContents),
/* harmony export */   g4: () => (/* binding */ requestsRevision)
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96912);
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89453);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60745);
/* harmony import */ var _compare_diff_code_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60919);
/* harmony import */ var _compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(87444);
/* harmony import */ var _compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(79661);
/* harmony import */ var _compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(29139);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(22231);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(84801);












function planUpdate(input) {
    const { wanted, current, new_revision: policy } = input;
    const { deployment, latest } = current;
    (0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .assertFixedFields */ .YS)(wanted, deployment);
    const contents = diffContents(wanted, deployment, input.kept_secrets);
    const asked = contents.changes.length > 0 ? { ...wanted, is_push_to_ref: false } : wanted;
    const code = asked.source === 'git_host'
        ? (0,_compare_diff_code_js__WEBPACK_IMPORTED_MODULE_5__/* .diffGitCode */ .dZ)(asked, current, input.changed_files)
        : (0,_compare_diff_code_js__WEBPACK_IMPORTED_MODULE_5__/* .diffImage */ .Z3)(asked, current);
    const settings = [...(0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_8__/* .diffSettings */ .XI)(wanted, deployment), ...offForTag(wanted, deployment)];
    const changes = [...code.changes, ...contents.changes, ...settings];
    const moved = changes.some((change) => change.new_revision);
    const pushed = moved || policy === 'always' ? undefined : code.built_by_service;
    const isDue = pushed === undefined && (!moved || (0,_core_model_js__WEBPACK_IMPORTED_MODULE_9__/* .isApart */ .zB)(current));
    const note = isDue ? whyRepeat(wanted, current, policy) : undefined;
    if (note !== undefined)
        changes.push(...repeatedChanges(wanted, current, { note, changes }));
    const made = changes.some((change) => change.new_revision);
    const status = latest === null ? [] : [`the latest revision is ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(latest.status, 40)}`];
    const { retained_commit, compared } = code;
    const common = {
        new_revision: made || pushed !== undefined,
        reasons: made ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_10__/* .explainChanges */ .Z_)(changes) : [...code.unchanged, ...contents.unchanged, ...status],
        changes,
        warnings: (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .removedSecretWarnings */ .EO)(changes),
        built_by_service: pushed,
        retained_commit,
        ...(compared && { compared })
    };
    const in_progress = latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(latest.status) === 'pending';
    if (changes.length === 0)
        return { operation: 'unchanged', ...common, ...(in_progress && { in_progress }) };
    return { operation: 'update', ...common, request: patchOf(changes, wanted) };
}
function offForTag(wanted, { source_config, source_revision_config }) {
    if (wanted.source !== 'git_host' || wanted.source_config.build_on_push !== undefined)
        return [];
    const ref = wanted.source_revision_config.repo_ref ?? source_revision_config.repo_ref;
    if (!(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(ref) || !source_config.build_on_push)
        return [];
    const [path, note] = ['source_config.build_on_push', 'must be off with a tag'];
    return [{ path, difference: 'changed', before: true, after: false, note, new_revision: false }];
}
function diffContents(wanted, deployment, kept = []) {
    const { source, source_config, secrets } = wanted;
    const asked = source === 'external_container' ? source_config.resource_spec : undefined;
    const spec = asked && (0,_compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_6__/* .diffResourceSpec */ .zz)(deployment.source_config.resource_spec, asked);
    const listed = secrets && (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .diffSecrets */ .LI)(deployment.secrets, secrets, source);
    const changed = listed?.filter(({ path }) => !kept.some((name) => path === `secrets.${name}`));
    return {
        changes: [...(spec ?? []), ...(changed ?? [])],
        unchanged: [
            ...(spec?.length === 0 ? ['resource_spec unchanged'] : []),
            ...(changed?.length === 0 ? [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(secrets?.length ?? 0, 'secret')} unchanged`] : [])
        ]
    };
}
function patchOf(changes, wanted) {
    const request = {};
    for (const { path } of [
        ...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(wanted.source, 'setting'),
        ...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(wanted.source, 'revision')
    ]) {
        const [change] = (0,_explain_js__WEBPACK_IMPORTED_MODULE_10__/* .within */ .ux)(changes, path);
        if (change === undefined)
            continue;
        const value = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(wanted, path) ?? change.after;
        const [section = path, field] = path.split('.');
        request[section] =
            field === undefined ? value : { ...request[section], [field]: value };
    }
    return request;
}
function requestsRevision(wanted) {
    return (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(wanted.source, 'revision').some(({ path }) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(wanted, path) !== undefined);
}
function whyRepeat(wanted, current, policy) {
    const { latest, deployment } = current;
    if (policy === 'always')
        return '`new_revision` is always';
    if (!requestsRevision(wanted))
        return undefined;
    if (latest === null)
        return 'the deployment has no revision yet';
    if ((0,_core_model_js__WEBPACK_IMPORTED_MODULE_9__/* .isApart */ .zB)(current)) {
        const active = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(deployment.active_revision_id ?? '');
        return `the latest revision ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(latest.id)} is DEPLOYED, but ${active} is still active`;
    }
    const isFine = ['deployed', 'pending'].includes((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(latest.status));
    return isFine ? undefined : `the last attempt ended as ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(latest.status, 40)}`;
}
function repeatedChanges(wanted, current, { note, changes }) {
    const main = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri';
    const asked = wanted.source_revision_config;
    const code = {
        [main]: current.deployment.source_revision_config[main],
        ...((0,_core_model_js__WEBPACK_IMPORTED_MODULE_9__/* .isApart */ .zB)(current) ? asked : {})
    };
    return Object.entries(code).flatMap(([field, deployed]) => {
        const path = `source_revision_config.${field}`;
        const after = asked[field] ?? deployed;
        if (after == null) {
            const problem = `A new revision is needed (${note}), but neither the inputs nor the deployment contain ${field}.`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlanError */ .W6('input_invalid', problem, { advice: `Set \`${field}\`.` });
        }
        if ((0,_explain_js__WEBPACK_IMPORTED_MODULE_10__/* .within */ .ux)(changes, path).length > 0)
            return [];
        return [{ path, difference: 'repeated', before: after, after, note, new_revision: true }];
    });
}


/***/ }),

/***/ 82096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ afterFailure)
/* harmony export */ });
/* unused harmony export servesInstead */
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89453);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10323);
/* harmony import */ var _build_log_read_log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38658);
/* harmony import */ var _core_command_line_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(14678);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41873);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91478);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75099);
/* harmony import */ var _wait_failures_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(30737);
/* harmony import */ var _choose_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(54316);
/* harmony import */ var _deploy_earlier_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(57603);
/* harmony import */ var _plan_rollback_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68883);













const LAST_LOOK_MS = 10_000;
async function afterFailure(session, sent, error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH) || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CancelledError */ .cc)
        return error;
    const failed = failedDeploy(sent, error);
    if (failed === undefined)
        return error;
    const isOfRevision = error instanceof _wait_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .RevisionFailedError */ .h2;
    const asked = { ...sent.request, deployment: sent.applied.deployment };
    const known = isOfRevision
        ? await (0,_build_log_read_log_js__WEBPACK_IMPORTED_MODULE_4__/* .explainLog */ .kW)(session, asked, error)
        : { fix: error.advice, more: wayBack(session, sent, error) };
    const report = sent.request.rollback ? await rollBack(session, sent, failed) : undefined;
    const result = report?.result ?? 'not_needed';
    if (!isOfRevision && result === 'not_needed' && known.more === '')
        return error;
    const isServing = !isOfRevision || result === 'rolled_back' || report?.result === 'not_needed';
    const { fix, more } = isServing
        ? known
        : untilServing(session, sent, { known, failed: error.failed });
    const told = result === 'not_needed' || !report?.message ? [] : [report.message];
    const code = result === 'failed' ? 'rollback_failed' : error.code;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH(code, [error.message, ...told].join('\n'), {
        advice: fix && fix + more,
        cause: error
    });
}
function wayBack({ command_line }, sent, { code }) {
    const { applied, request } = sent;
    const hasReplaced = applied.new_revision && beforeOf(sent)?.active_revision_id != null;
    const isLeft = code === 'check_failed' && hasReplaced && !request.rollback && !request.by_hand;
    return isLeft ? (0,_core_command_line_js__WEBPACK_IMPORTED_MODULE_11__/* .rollbackHint */ .If)(command_line, applied.deployment) : '';
}
function untilServing({ command_line }, { applied, request }, { known, failed }) {
    const before = beforeOf({ applied, request });
    const hasTried = request.rollback && before !== undefined && before.active_revision_id !== null;
    if (hasTried || (request.by_hand && failed.is_down))
        return { ...known, fix: SERVE_FIRST };
    return failed.is_down ? { ...known, more: (0,_core_command_line_js__WEBPACK_IMPORTED_MODULE_11__/* .rollbackHint */ .If)(command_line, applied.deployment) } : known;
}
const SERVE_FIRST = 'Revert the change and push, so that code that works serves again. Then find the cause in the logs of the revision.';
function failedDeploy({ deployed_id }, error) {
    if (error instanceof _wait_failures_js__WEBPACK_IMPORTED_MODULE_7__/* .RevisionFailedError */ .h2)
        return { ...error.failed, by: 'revision' };
    return deployed_id === undefined ? undefined : { revision_id: deployed_id, by: 'check' };
}
async function rollBack(session, sent, failed) {
    const extended = (0,_core_session_js__WEBPACK_IMPORTED_MODULE_12__/* .withDeadline */ .NE)(session, session.clock.now() + sent.request.wait.timeoutMs);
    const report = await tryRollBack(extended, sent, failed).catch(async (error) => {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CancelledError */ .cc || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH))
            throw error;
        await emitLive(session, sent);
        if (error.code === 'rollback_refused')
            return { result: 'not_possible', message: error.message };
        return { result: 'failed', message: `The rollback failed: ${error.message}` };
    });
    session.emit({ type: 'rollback_ended', rollback: report });
    return report;
}
async function tryRollBack(session, sent, failed) {
    const { wanted: asked, wait } = sent.request;
    if (!(await isOurs(session, sent, failed.revision_id)))
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_8__/* .refused */ .J5)(`this run did not make revision ${failed.revision_id}`);
    const before = beforeOf(sent);
    if (before === undefined)
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_8__/* .refused */ .J5)('this run created the deployment');
    const isSettled = (seen) => !isBehind(seen.deployment, before, failed);
    const current = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_6__/* .settle */ .G9)(session, () => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_12__/* .readCurrent */ .cA)(session, before.id), isSettled);
    const other = servesInstead(failed, current.deployment, before);
    if (other !== undefined) {
        (0,_core_events_js__WEBPACK_IMPORTED_MODULE_5__/* .emitActive */ .ik)(session, other);
        return {
            result: 'not_needed',
            message: `No rollback needed: revision ${other} is still serving.`
        };
    }
    const known = sent.request.current?.latest ?? null;
    const target = await (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_8__/* .targetAfterFailure */ .Ul)(session, { before, known, failed_id: failed.revision_id });
    const states = { before, now: current.deployment };
    const { contents, unknown } = (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_10__/* .earlierContents */ ["do"])(asked, sent.applied.sent ?? {}, states);
    const wanted = (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_10__/* .wantedOf */ .Lm)(asked.source, target.code, contents);
    const planned = (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_10__/* .planRollback */ .II)(wanted, current);
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_5__/* .emitCode */ .tJ)(session, { id: target.id, source_revision_config: target.code });
    const commit_sha = target.code.repo_commit_sha ?? undefined;
    const way = planned.way === 'patch' ? 'patch' : 'redeploy';
    session.emit({ type: 'rollback_begun', to: target.id, commit_sha, way });
    const deployable = way === 'redeploy' ? (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_10__/* .wantedOf */ .Lm)(asked.source, target.code) : wanted;
    const earlier = { target, wanted: deployable, planned, current, before, wait };
    const progress = { ...session, emit: emitProgress(session.emit) };
    const applied = await (0,_deploy_earlier_js__WEBPACK_IMPORTED_MODULE_9__/* .applyEarlier */ .V)(progress, earlier);
    await (0,_deploy_earlier_js__WEBPACK_IMPORTED_MODULE_9__/* .followApplied */ .P)(progress, earlier, applied);
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(before.id));
    const differs = 'value' in read ? (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_10__/* .unrestored */ .ey)(wanted, read.value) : [];
    const told = [
        ...(differs.length > 0
            ? [`After the rollback, these differ from before this run: ${differs.join(', ')}.`]
            : []),
        ...(unknown.length > 0 ? [`The rollback may not have restored: ${unknown.join(', ')}.`] : [])
    ];
    return { result: 'rolled_back', rolled_back_to: target.id, message: told.join(' ') };
}
function isBehind(now, before, { revision_id, by }) {
    const isOld = (id, was) => id != null && id === was && id !== revision_id;
    if (isOld(now.latest_revision_id, before.latest_revision_id))
        return true;
    return by === 'check' && isOld(now.active_revision_id, before.active_revision_id);
}
async function isOurs({ controlPlane }, { applied, request }, id) {
    if (applied.built_by_service !== undefined) {
        const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => controlPlane.readRevision(applied.deployment.id, id));
        return 'value' in read && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .isBuiltOf */ .YO)(applied.built_by_service, read.value);
    }
    const { latest } = request.current ?? {};
    const wasOnItsWay = latest?.id === id && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) === 'pending';
    return id === applied.revision_id && (applied.new_revision || wasOnItsWay);
}
function beforeOf({ applied, request }) {
    return applied.before ?? request.current?.deployment;
}
function servesInstead({ revision_id, by }, now, before) {
    const latest = now.latest_revision_id;
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(now))
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_8__/* .refused */ .J5)('the deployment is being deleted');
    if (latest !== revision_id)
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_8__/* .refused */ .J5)(`another run created ${latest === null ? 'a newer revision' : `revision ${latest}`}, which stays`);
    const serving = servingIn(now, before);
    if (serving === undefined && by === 'revision')
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_8__/* .refused */ .J5)('this run replaced no revision that the service names as serving');
    return serving == null || serving === revision_id ? undefined : serving;
}
function servingIn({ active_revision_id: active }, before) {
    return active === null && before?.active_revision_id == null ? undefined : active;
}
function emitProgress(emit) {
    return (event) => {
        if (event.type === 'status_read')
            emit({ type: 'rollback_progressed', status: event.status, elapsed_ms: event.elapsed_ms });
        else if (event.type === 'revision_identified') {
            if (!event.superseded)
                emit({ type: 'rollback_revision_known', revision_id: event.revision_id });
        }
        else if (!OF_THE_DEPLOY.has(event.type))
            emit(event);
    };
}
const OF_THE_DEPLOY = new Set([
    'operation_decided',
    'deployment_read',
    'wait_ended',
    'secrets_kept'
]);
async function emitLive(session, sent) {
    const options = { timeoutMs: LAST_LOOK_MS, once: true };
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(sent.applied.deployment.id, options));
    if ('value' in read)
        (0,_core_events_js__WEBPACK_IMPORTED_MODULE_5__/* .emitActive */ .ik)(session, servingIn(read.value, beforeOf(sent)));
}


/***/ }),

/***/ 37184:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TV: () => (/* binding */ rollBackByHand),
/* harmony export */   _x: () => (/* binding */ wayBackTo),
/* harmony export */   xT: () => (/* binding */ readServing)
/* harmony export */ });
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51880);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10323);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(60745);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(41873);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22231);
/* harmony import */ var _core_request_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(33267);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57469);
/* harmony import */ var _find_find_current_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47643);
/* harmony import */ var _find_ownership_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(19463);
/* harmony import */ var _verify_verify_serving_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(34226);
/* harmony import */ var _after_failure_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(82096);
/* harmony import */ var _choose_target_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(54316);
/* harmony import */ var _deploy_earlier_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(57603);
/* harmony import */ var _plan_rollback_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(68883);

















async function rollBackByHand(session, request, checks = {}, confirm) {
    const current = await findExisting(session, request);
    const serving = await readServing(session, current);
    if (serving === null)
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_12__/* .refused */ .J5)('the deployment has no revision yet', 'Deploy it first.');
    const target = await (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_12__/* .targetByHand */ .g$)(session, { ...current, serving }, request.revision);
    const { wanted, planned } = planTo(target, current);
    const earlier = {
        target,
        wanted,
        planned,
        current,
        before: current.deployment,
        wait: request.wait
    };
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_5__/* .emitCode */ .tJ)(session, serving);
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_5__/* .emitCompared */ .zE)(session, current);
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_5__/* .emitCode */ .tJ)(session, { id: target.id, source_revision_config: target.code });
    session.emit({ type: 'planned', plan: reportedPlan(earlier) });
    if (request.dry_run)
        return session.emit({
            type: 'operation_decided',
            operation: 'planned',
            new_revision: planned.way !== 'none'
        });
    if (planned.way !== 'none' && confirm !== undefined)
        await assertConfirmed(earlier, serving, confirm);
    const applied = await applyByHand(session, earlier);
    let revision_id;
    try {
        revision_id = await (0,_deploy_earlier_js__WEBPACK_IMPORTED_MODULE_13__/* .followApplied */ .P)(session, earlier, applied);
        if (revision_id === undefined)
            return;
        await (0,_verify_verify_serving_js__WEBPACK_IMPORTED_MODULE_10__/* .verifyServing */ .oF)(session, { revision_id, applied }, await checks.connectInfo?.());
        if (applied.new_revision)
            session.emit({ type: 'rolled_back', to: target.id });
        await checks.smokeCheck?.();
    }
    catch (error) {
        const asked = { ...request, wanted, current, rollback: false, by_hand: true };
        throw await (0,_after_failure_js__WEBPACK_IMPORTED_MODULE_11__/* .afterFailure */ .H)(session, { request: asked, applied, deployed_id: revision_id }, error);
    }
}
async function findExisting(session, { target, claim }) {
    const { current, near_name, assumed } = await (0,_find_find_current_js__WEBPACK_IMPORTED_MODULE_8__/* .findCurrent */ .$Q)(session, target);
    if (assumed !== undefined)
        throw await (0,_find_find_current_js__WEBPACK_IMPORTED_MODULE_8__/* .unlistedError */ .lF)(session, target);
    if (current === null)
        throw (0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .notFoundError */ .i0)(target, near_name);
    const other = claim && (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_9__/* .otherRepository */ .j5)(current.deployment, claim);
    if (other === undefined)
        return current;
    throw (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_9__/* .foreignError */ .$k)(current.deployment, other, 'Check `name`, `base_url` and `repo_url`.');
}
function planTo({ code }, current) {
    const derived = code.repo_ref != null ? 'git_host' : 'external_container';
    const source = _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .SOURCES */ .Hl.find((known) => known === current.deployment.source) ?? derived;
    const wanted = (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_14__/* .wantedOf */ .Lm)(source, code);
    return { wanted, planned: (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_14__/* .planRollback */ .II)(wanted, current) };
}
function wayBackTo(revision, current) {
    if (!(0,_choose_target_js__WEBPACK_IMPORTED_MODULE_12__/* .canServeAgain */ .cj)(revision))
        return 'none';
    try {
        return planTo((0,_choose_target_js__WEBPACK_IMPORTED_MODULE_12__/* .targetOf */ .$r)(revision, current.deployment), current).planned.way;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH)
            return 'none';
        throw error;
    }
}
async function assertConfirmed({ target, before }, from, confirm) {
    const [is, was] = [
        (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(from.id, from.source_revision_config),
        (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(target.id, target.code)
    ];
    const what = `This rolls back ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .describeDeployment */ .Ti)(before)} from revision ${is} to revision ${was}.`;
    if (!(await confirm(before.name, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenDigests */ .fQ)(what))))
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_12__/* .refused */ .J5)(`"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_15__/* .sanitizeLine */ .g$)(before.name)}" was not typed`, _core_request_js__WEBPACK_IMPORTED_MODULE_16__/* .TYPE_NAME */ .d);
}
async function readServing({ controlPlane }, current) {
    const { deployment, latest } = current;
    const { id, active_revision_id: active } = deployment;
    if (active == null || active === latest?.id)
        return latest;
    return (await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(controlPlane.readRevision(id, active))) ?? latest;
}
async function applyByHand(session, earlier) {
    const { planned, current } = earlier;
    if (planned.way === 'none') {
        session.emit({ type: 'operation_decided', operation: 'unchanged', new_revision: false });
        return (0,_core_model_js__WEBPACK_IMPORTED_MODULE_6__/* .keepRevision */ .pS)(planned.plan, current);
    }
    const emit = (event) => session.emit(event.type === 'operation_decided' ? { ...event, operation: 'rolled_back' } : event);
    return (0,_deploy_earlier_js__WEBPACK_IMPORTED_MODULE_13__/* .applyEarlier */ .V)({ ...session, emit }, earlier);
}
function reportedPlan({ target, planned: { way, plan } }) {
    const { repo_ref, image_uri } = target.code;
    const to = (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(target.id, target.code);
    const common = { rolls_back_to: target.id, warnings: [] };
    if (way === 'none') {
        const reasons = [
            `the code of revision ${to} is ${plan.in_progress ? 'being deployed' : 'deployed'} already`
        ];
        return { ...common, operation: 'unchanged', new_revision: false, reasons, changes: [] };
    }
    const code = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_15__/* .sanitizeLine */ .g$)(image_uri ?? repo_ref ?? '', 200);
    const reasons = way === 'redeploy'
        ? [
            `the service deploys revision ${to} again, from ${code}`,
            'a redeploy may bring back the secrets and the resource_spec of that revision; settings stay unchanged'
        ]
        : [
            `a patch deploys ${code} again, the code of revision ${to}`,
            'secrets, resource_spec and settings stay unchanged'
        ];
    const noted = ({ new_revision, note }) => new_revision && note !== undefined && { note: `as of ${to}` };
    const changes = plan.changes.map((change) => ({ ...change, ...noted(change) }));
    return { ...common, operation: 'rollback', new_revision: true, reasons, changes };
}


/***/ }),

/***/ 54316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   J5: () => (/* binding */ refused),
/* harmony export */   Ul: () => (/* binding */ targetAfterFailure),
/* harmony export */   cj: () => (/* binding */ canServeAgain),
/* harmony export */   g$: () => (/* binding */ targetByHand),
/* harmony export */   tH: () => (/* binding */ REVERT)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49705);
/* harmony import */ var _requests_lists_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6648);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10323);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);
/* harmony import */ var _find_find_revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15637);







const REVERT = 'Deploy code that works: revert the change and push, or deploy a tag or a digest.';
function refused(why, advice) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('rollback_refused', `Not rolled back: ${why}.`, { advice });
}
async function targetAfterFailure(session, { before, known, failed_id }) {
    const { id: deployment_id, active_revision_id: active } = before;
    const served = active == null || active === failed_id
        ? null
        : await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(session.controlPlane.readRevision(deployment_id, active));
    if (served !== null)
        return targetOf(served, before);
    if (known !== null && known.id !== failed_id && wasDeployed(known))
        return targetOf(known, before);
    const found = await findOlder(session, { deployment_id, sought: failed_id, latest: failed_id }, wasDeployed);
    if (found === undefined)
        throw refused('the service lists no earlier revision that was DEPLOYED');
    return targetOf(found, before);
}
async function targetByHand(session, { deployment, latest, serving }, named) {
    if (named === undefined) {
        const { id: deployment_id, latest_revision_id, active_revision_id: active } = deployment;
        const isDown = active === null && !wasDeployed(serving);
        const isOther = (revision) => wasDeployed(revision) && (isDown || hasOtherCode(revision, serving));
        const list = { deployment_id, sought: serving.id, latest: latest_revision_id ?? serving.id };
        const found = await findOlder(session, list, isOther);
        if (found !== undefined)
            return targetOf(found, deployment);
        const why = 'the service lists no earlier revision that was DEPLOYED and shows other code';
        throw refused(why, REVERT);
    }
    const revision = await (0,_find_find_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .findRevision */ .p)(session, { deployment, latest }, { id: named, input: '`revision`' });
    const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(revision.id, 100);
    if (revision.id === serving.id)
        throw refused(`revision ${shown} is serving already`, 'Name an earlier one with `revision`.');
    if (canServeAgain(revision))
        return targetOf(revision, deployment);
    const status = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(session.redact(revision.status), 40);
    throw refused(`revision ${shown} is ${status}`, 'Choose one that is DEPLOYED. On the command line, `status --history` lists them.');
}
const canServeAgain = (revision) => wasDeployed(revision) || /INACTIVE|REPLACED/i.test(revision.status);
const CODE_FIELDS = ['image_uri', 'repo_ref', 'graph_config_path', 'repo_commit_sha'];
function hasOtherCode(a, b) {
    const [is, was] = [a.source_revision_config ?? {}, b.source_revision_config ?? {}];
    return CODE_FIELDS.some((field) => is[field] != null && was[field] != null && !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameValue */ .am)(field, is[field], was[field]));
}
const wasDeployed = ({ status }) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'deployed';
async function findOlder({ controlPlane }, { deployment_id, sought, latest }, fits) {
    const findIn = (rows) => {
        const at = rows.findIndex(({ id }) => id === sought);
        return at < 0 ? undefined : rows.slice(at + 1).find(fits);
    };
    const isEnough = (rows) => findIn(rows) !== undefined;
    return findIn((await (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_3__/* .listNewestFirst */ .Hi)(controlPlane, { deployment_id, sought: latest, isEnough })) ?? []);
}
function targetOf(revision, deployment) {
    const told = deployment.latest_revision_id === revision.id ? deployment.source_revision_config : {};
    return { id: revision.id, code: revision.source_revision_config ?? told };
}


/***/ }),

/***/ 57603:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ followApplied),
/* harmony export */   V: () => (/* binding */ applyEarlier)
/* harmony export */ });
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10323);
/* harmony import */ var _apply_identify_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13385);
/* harmony import */ var _apply_patch_deployment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(55793);
/* harmony import */ var _core_send_write_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69220);
/* harmony import */ var _verify_verify_applied_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(29007);
/* harmony import */ var _wait_failures_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30737);
/* harmony import */ var _wait_wait_for_applied_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(95746);
/* harmony import */ var _choose_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54316);
/* harmony import */ var _plan_rollback_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68883);









function olderThan({ target, before }) {
    return [target.id, before.latest_revision_id, before.active_revision_id].filter((id) => id != null);
}
function applyEarlier(session, earlier) {
    const { wanted, current, planned } = earlier;
    const careful = { ...session, controlPlane: overNoOther(session, earlier) };
    return planned.way === 'patch'
        ? (0,_apply_patch_deployment_js__WEBPACK_IMPORTED_MODULE_2__/* .patchDeployment */ .G)(careful, { wanted, current, older: olderThan(earlier), plan: planned.plan })
        : redeploy(careful, earlier);
}
async function followApplied(session, { wanted, current, wait }, applied) {
    const { deployment, revision_id, previous } = applied;
    session.emit({ type: 'deployment_read', deployment });
    if (revision_id !== null)
        session.emit({ type: 'revision_identified', revision_id, previous });
    const waited = await (0,_wait_wait_for_applied_js__WEBPACK_IMPORTED_MODULE_6__/* .waitForApplied */ ._)(session, { wanted, current, wait, follow: false }, applied);
    if (waited === 'not_built')
        throw new Error('a rollback waits for no push');
    const deployed = await (0,_verify_verify_applied_js__WEBPACK_IMPORTED_MODULE_4__/* .verifyApplied */ .B)(session, {
        wait,
        wanted,
        current,
        applied,
        waited,
        revert: _choose_target_js__WEBPACK_IMPORTED_MODULE_7__/* .REVERT */ .tH
    });
    if (deployed !== undefined && deployed !== revision_id)
        throw overtaken(deployed);
    return deployed;
}
function overNoOther({ controlPlane }, earlier) {
    const { id, latest_revision_id: leaving } = earlier.current.deployment;
    const known = new Set([leaving, ...olderThan(earlier)]);
    const assertLatest = async () => {
        const { latest_revision_id: latest } = await controlPlane.readDeployment(id);
        if (!known.has(latest))
            throw overtaken(latest);
    };
    return {
        ...controlPlane,
        patchDeployment: (...sent) => assertLatest().then(() => controlPlane.patchDeployment(...sent)),
        redeployRevision: (...sent) => assertLatest().then(() => controlPlane.redeployRevision(...sent))
    };
}
function overtaken(newest) {
    const what = newest === null ? 'a newer revision' : `revision ${newest}`;
    return (0,_wait_failures_js__WEBPACK_IMPORTED_MODULE_5__/* .supersededError */ .VY)(`Another run created ${what}, which stays.`);
}
async function redeploy(session, earlier) {
    const { controlPlane, emit } = session;
    const { target, wanted, current } = earlier;
    const { id: deployment_id, latest_revision_id: previous } = current.deployment;
    const written = { deployment_id, previous, older: olderThan(earlier), before: current.latest };
    const sent = await (0,_core_send_write_js__WEBPACK_IMPORTED_MODULE_3__/* .sendWrite */ .A)(session, {
        request: `POST /v2/deployments/${deployment_id}/revisions/${target.id}/redeploy`,
        send: () => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .retryConflict */ .LQ)(controlPlane.redeployRevision(deployment_id, target.id)),
        find: () => (0,_apply_identify_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .findNewRevision */ .H)(session, written)
    });
    if ('answer' in sent && !sent.answer)
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_7__/* .refused */ .J5)(`the service cannot redeploy a revision, and a patch would deploy what ${(0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_8__/* .codeOf */ .$N)(wanted)} is now`, _choose_target_js__WEBPACK_IMPORTED_MODULE_7__/* .REVERT */ .tH);
    emit({ type: 'operation_decided', operation: 'updated', new_revision: true });
    const made = 'found' in sent ? sent.found : await (0,_apply_identify_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .identifyRevision */ .A)(session, written);
    return { operation: 'updated', before: current.deployment, ...made, previous, new_revision: true };
}


/***/ }),

/***/ 68883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   II: () => (/* binding */ planRollback),
/* harmony export */   Lm: () => (/* binding */ wantedOf),
/* harmony export */   "do": () => (/* binding */ earlierContents),
/* harmony export */   ey: () => (/* binding */ unrestored)
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96912);
/* harmony import */ var _contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69501);
/* harmony import */ var _repository_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45150);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89453);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60745);
/* harmony import */ var _compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(79661);
/* harmony import */ var _compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29139);
/* harmony import */ var _plan_plan_update_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60137);
/* harmony import */ var _choose_target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(54316);









function wantedOf(source, code, contents = {}) {
    const { repo_ref, graph_config_path, image_uri, repo_commit_sha } = code;
    const common = { source_config: {}, ...contents };
    if (source === 'external_container')
        return {
            source,
            ...common,
            source_revision_config: { ...(image_uri != null && { image_uri }) }
        };
    const source_revision_config = {
        ...(repo_ref != null && { repo_ref: (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalRef */ .SV)(repo_ref) }),
        ...(graph_config_path != null && { graph_config_path })
    };
    return {
        source,
        ...common,
        source_revision_config,
        ...(repo_commit_sha != null && { commit: repo_commit_sha })
    };
}
function planRollback(wanted, current) {
    const code = codeOf(wanted);
    if (code === '')
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_7__/* .refused */ .J5)('the service does not show the code of that revision', _choose_target_js__WEBPACK_IMPORTED_MODULE_7__/* .REVERT */ .tH);
    const plan = (0,_plan_plan_update_js__WEBPACK_IMPORTED_MODULE_6__/* .planUpdate */ .ZL)({ wanted, current, new_revision: 'auto' });
    if (plan.operation === 'unchanged')
        return { way: 'none', plan };
    const differs = plan.changes.filter(({ new_revision }) => new_revision);
    if (differs.length > 0 && !differs.some((change) => needsRedeploy(wanted, change)))
        return { way: 'patch', plan };
    if (wanted.source === 'external_container' &&
        !(0,_repository_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isPinned */ .T4)(wanted.source_revision_config.image_uri ?? ''))
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_7__/* .refused */ .J5)(`the tag ${code} may name another image by now`, _choose_target_js__WEBPACK_IMPORTED_MODULE_7__/* .REVERT */ .tH);
    return { way: 'redeploy', plan };
}
function needsRedeploy(wanted, { path, difference, commits }) {
    if (!path.startsWith('source_revision_config.'))
        return false;
    if (wanted.source === 'external_container' &&
        (0,_repository_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isPinned */ .T4)(wanted.source_revision_config.image_uri ?? ''))
        return false;
    if (wanted.source === 'git_host' && !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(wanted.source_revision_config.repo_ref))
        return true;
    return difference === 'repeated' || difference === 'unproven' || commits !== undefined;
}
function codeOf({ source_revision_config }) {
    const { repo_ref, image_uri } = source_revision_config;
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(image_uri ?? repo_ref ?? '', 200);
}
function earlierContents(wanted, sent, { before, now }) {
    const { source } = wanted;
    const source_config = {};
    const unknown = [];
    for (const { path } of [...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(source, 'setting'), ...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(source, 'revision')]) {
        if (!path.startsWith('source_config.') || (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(sent, path) == null)
            continue;
        const value = earlierValue(path, before);
        if (value === undefined)
            unknown.push((0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path));
        else
            source_config[(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)] = value;
    }
    const secrets = sent.secrets == null ? undefined : (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .restorableSecrets */ .tP)(before.secrets, now.secrets, wanted);
    if (secrets === null)
        unknown.push('secrets (the service does not show all of their earlier values)');
    return { contents: { source_config, ...(secrets && { secrets }) }, unknown };
}
function earlierValue(path, before) {
    const value = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(before, path);
    if ((0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path) === 'build_on_push')
        return value ?? false;
    if ((0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path) !== 'resource_spec')
        return value ?? undefined;
    const fields = _contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_1__/* .RESOURCE_SPEC_FIELDS */ .TO.filter((field) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, field) != null);
    return fields.length === 0
        ? undefined
        : Object.fromEntries(fields.map((field) => [field, (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(value, field)]));
}
function unrestored(earlier, now) {
    const changes = [...(0,_plan_plan_update_js__WEBPACK_IMPORTED_MODULE_6__/* .diffContents */ .ai)(earlier, now).changes, ...(0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .diffSettings */ .XI)(earlier, now)];
    return [
        ...new Set(changes.map(({ path }) => /resource_spec|secrets/.exec(path)?.[0] ?? (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)))
    ];
}


/***/ }),

/***/ 6506:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KI: () => (/* binding */ findLive),
/* harmony export */   TE: () => (/* binding */ assertServes),
/* harmony export */   ZD: () => (/* binding */ earlierRevisions)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51880);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10323);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41873);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(91478);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(75099);
/* harmony import */ var _wait_failures_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(30737);








async function findLive(session, rollout) {
    const { revision, applied, deadline } = rollout;
    const extended = (0,_core_session_js__WEBPACK_IMPORTED_MODULE_7__/* .withGrace */ .pj)(session);
    const forMs = Math.min(_core_settle_js__WEBPACK_IMPORTED_MODULE_5__/* .TAKES_OVER_MS */ .ld, Math.max(0, deadline - session.clock.now()));
    const isSettled = (seen) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(seen) || servedBy(rollout, seen) !== 'other';
    const reading = () => extended.controlPlane.readDeployment(applied.deployment.id);
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_5__/* .settle */ .G9)(extended, reading, isSettled, { forMs }));
    if ('error' in read)
        throw read.error.retryable ? notVerified(revision.id, read.error) : read.error;
    const { value: deployment } = read;
    session.emit({ type: 'deployment_read', deployment });
    (0,_wait_failures_js__WEBPACK_IMPORTED_MODULE_6__/* .assertStays */ .fo)(deployment);
    const by = servedBy(rollout, deployment);
    if (by === 'ours')
        return { revision, deployment };
    const active = deployment.active_revision_id ?? null;
    const other = active && (await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => extended.controlPlane.readRevision(deployment.id, active)));
    const serving = other && 'value' in other ? other.value : null;
    if (by === 'newer' && serving !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(serving.status) === 'deployed') {
        emitSuperseded(session, rollout, serving);
        return { revision: serving, deployment };
    }
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_4__/* .emitActive */ .ik)(session, active);
    if (serving !== null)
        (0,_core_events_js__WEBPACK_IMPORTED_MODULE_4__/* .emitCode */ .tJ)(session, serving);
    throw notActive(revision, active);
}
function servedBy({ revision, applied }, seen) {
    const { active_revision_id: active, latest_revision_id: latest } = seen;
    if (active === undefined || active === revision.id)
        return 'ours';
    if (active !== null)
        return active === latest && !earlierRevisions(applied).has(active) ? 'newer' : 'other';
    const isTold = applied.operation === 'created' ||
        (applied.before ?? applied.deployment).active_revision_id != null;
    return isTold && latest !== null && latest !== revision.id ? 'other' : 'ours';
}
function earlierRevisions({ previous, before, deployment }) {
    const ids = [previous, before?.active_revision_id, deployment.active_revision_id];
    return new Set(ids.filter((id) => id != null));
}
function emitSuperseded({ emit, clock }, { revision, startedAt }, serving) {
    emit({
        type: 'warning',
        message: `Revision ${revision.id} was superseded by ${serving.id}, which is serving now.`
    });
    emit({
        type: 'revision_identified',
        revision_id: serving.id,
        previous: revision.id,
        superseded: true
    });
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_4__/* .emitRevision */ .V3)({ emit }, serving, clock.now() - startedAt);
}
function assertServes(session, { before, deployment }, latest) {
    if (before?.active_revision_id == null || deployment.active_revision_id !== null)
        return;
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_4__/* .emitActive */ .ik)(session, null);
    throw notActive(latest, null);
}
function notActive({ id, source_revision_config: code }, active) {
    const what = active === null ? 'the service reports none as serving' : 'another one is active';
    const message = `The revision was DEPLOYED, but ${what}.\nRevision ${(0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(id, code)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_active', message, {
        advice: 'Check in the service which revision is serving, and who deployed it. To deploy this commit again, run with `new_revision: always`.'
    });
}
function notVerified(revision_id, cause) {
    const message = `The revision is DEPLOYED, but it could not be verified that it is serving.\nRevision ${revision_id}\n${cause.message}`;
    const advice = 'Run again once the service responds. It compares first, and makes no second revision.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_verified', message, { advice, cause });
}


/***/ }),

/***/ 29007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ verifyApplied)
});

// EXTERNAL MODULE: ./lib/src/contract/fields.js
var contract_fields = __webpack_require__(96912);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-resource-spec.js
var diff_resource_spec = __webpack_require__(87444);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-secrets.js
var diff_secrets = __webpack_require__(79661);
// EXTERNAL MODULE: ./lib/src/deploy/compare/find-mismatches.js
var find_mismatches = __webpack_require__(82458);
// EXTERNAL MODULE: ./lib/src/deploy/core/events.js
var events = __webpack_require__(41873);
// EXTERNAL MODULE: ./lib/src/deploy/core/model.js
var model = __webpack_require__(22231);
// EXTERNAL MODULE: ./lib/src/deploy/core/session.js
var core_session = __webpack_require__(91478);
// EXTERNAL MODULE: ./lib/src/deploy/core/settle.js
var settle = __webpack_require__(75099);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-by-name.js
var find_by_name = __webpack_require__(57469);
// EXTERNAL MODULE: ./lib/src/deploy/wait/failures.js
var failures = __webpack_require__(30737);
// EXTERNAL MODULE: ./lib/src/deploy/verify/verify-active.js
var verify_active = __webpack_require__(6506);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/requests/ask-histories.js
var ask_histories = __webpack_require__(23461);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(10323);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-code.js
var diff_code = __webpack_require__(60919);
;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-commit.js









async function verifyCommit(session, built) {
    const { wanted, applied } = built;
    if (wanted.source !== 'git_host' || wanted.commit === undefined)
        return;
    const { commit: ours } = wanted;
    const revision = await withCommit(session, built);
    const other = await findOther(session, { ...built, revision }, ours);
    if (other === undefined)
        return;
    const [was, here] = [(0,refs/* shortCommit */.Ax)(other.commit), (0,refs/* shortCommit */.Ax)(ours)];
    const { repo_ref = 'the ref' } = wanted.source_revision_config;
    const isOwn = applied.built_by_service === undefined && applied.revision_id === revision.id;
    if (other.isBack && !isOwn) {
        const message = `Another run or a person deployed commit ${was} in place of ${here}.\nRevision ${revision.id}`;
        throw (0,failures/* supersededError */.VY)(message);
    }
    if (other.why !== undefined) {
        const isSuperseding = (0,model/* hasSuperseded */.rw)(applied, revision.id);
        const what = isSuperseding
            ? `A revision of commit ${was} superseded that of commit ${here}`
            : `The service built commit ${was}, not commit ${here}`;
        const message = `${what}: ${other.why}.\nRevision ${revision.id}`;
        const unseen = `The service has not seen ${here} yet, or ${repo_ref} was reset. Check that the service has the push, then run again.`;
        throw new errors/* DeployError */.sH('other_commit', message, {
            advice: built.revert ?? (isSuperseding ? failures/* ASK_WHO */.Vi : unseen)
        });
    }
    const ref = (0,refs/* isTag */.dz)(repo_ref) ? 'tag' : 'branch';
    const cause = other.contains
        ? `That commit contains ${here}: the ${ref} has moved.`
        : `Either the ${ref} has moved, or the service has not seen ${here} yet. If the ${ref} is still at ${here}, run again.`;
    const message = `Revision ${revision.id} was built from commit ${was}, but this run is at ${here}. ${cause}`;
    session.emit({ type: 'commit_differs', built: other.commit, message });
}
async function withCommit(session, built) {
    const { revision, current, deadline } = built;
    const shows = (seen) => seen?.source_revision_config?.repo_commit_sha != null;
    const isExpected = revision.source_revision_config != null &&
        (current === null || (0,diff_code/* deployedCommit */.qd)(current) !== undefined);
    if (shows(revision) || !isExpected)
        return revision;
    const seen = await (0,settle/* settle */.G9)({ clock: session.clock, deadline }, () => readAgain(session, built), shows);
    (0,events/* emitCode */.tJ)(session, seen);
    return seen;
}
async function readAgain({ controlPlane }, { revision, applied }) {
    const answer = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(applied.deployment.id, revision.id, { once: true }));
    return 'value' in answer ? answer.value : revision;
}
async function findOther(session, built, ours) {
    const { revision, deadline } = built;
    const { retained_commit = ours } = built.applied;
    const otherIn = ({ source_revision_config }) => {
        const commit = source_revision_config?.repo_commit_sha;
        return commit == null || [ours, retained_commit].some((each) => (0,refs/* sameCommit */.Kd)(commit, each))
            ? undefined
            : commit;
    };
    const judge = async (commit) => commit === undefined
        ? undefined
        : { commit, ...(await readLineage(session, built, { from: ours, to: commit })) };
    const first = await judge(otherIn(revision));
    if (first?.why === undefined)
        return first;
    const read = async () => otherIn(await readAgain(session, built));
    const seen = await (0,settle/* settle */.G9)({ clock: session.clock, deadline }, read, (commit) => commit !== first.commit);
    return seen === first.commit ? first : judge(seen);
}
async function readLineage(session, { wanted, current, revision, revert }, commits) {
    if (revert !== undefined)
        return { why: 'a rollback needs exactly that one', isBack: true };
    const here = (0,refs/* shortCommit */.Ax)(commits.from);
    const contains = await (0,ask_histories/* containsCommit */.T)(session, { ...commits, to: commits.to.toLowerCase() });
    if (contains === true)
        return { contains };
    const deployed = current && current.latest?.id !== revision.id ? (0,diff_code/* deployedCommit */.qd)(current) : undefined;
    if (deployed !== undefined && (0,refs/* sameCommit */.Kd)(commits.to, deployed))
        return { why: 'that commit was deployed before this run', isBack: true };
    if (contains === false)
        return { why: `the history of that commit does not contain ${here}` };
    const before = wanted.source === 'git_host' ? wanted.commit_before : undefined;
    const isBefore = before !== undefined && (0,refs/* sameCommit */.Kd)(commits.to, before);
    return isBefore ? { why: `the branch was at that commit before the push of ${here}` } : {};
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-applied.js














async function verifyApplied(session, input) {
    const { waited, wanted, applied } = input;
    const { deployment, latest, sent, new_revision, revision_id } = applied;
    if (typeof waited === 'object')
        return verifyCameUp(session, input, waited);
    if (sent !== undefined) {
        const shown = new_revision
            ? { wanted: settingsOnly(wanted), revision_id }
            : { wanted, revision_id: null };
        await assertContentsMatch(session, { ...shown, applied, deadline: session.deadline }, deployment);
    }
    if (waited === 'not_waited' || latest === undefined)
        return undefined;
    (0,verify_active/* assertServes */.TE)(session, applied, latest);
    assertCodeMatches(wanted, latest, deployment);
    (0,failures/* assertStays */.fo)(deployment);
    (0,events/* emitActive */.ik)(session, deployment.active_revision_id ?? undefined);
    return latest.id;
}
function settingsOnly({ secrets: _secrets, ...wanted }) {
    if (wanted.source === 'git_host')
        return wanted;
    const { resource_spec: _spec, ...source_config } = wanted.source_config;
    return { ...wanted, source_config };
}
async function verifyCameUp(session, { wait, wanted, current, applied, revert }, { revision: ours, startedAt }) {
    const deadline = (0,core_session/* waitDeadline */.MH)(session, { startedAt, timeoutMs: wait.timeoutMs });
    const { revision, deployment } = await (0,verify_active/* findLive */.KI)(session, {
        revision: ours,
        startedAt,
        deadline,
        applied
    });
    const { id: revision_id } = revision;
    assertCodeMatches(wanted, revision, deployment, (0,model/* hasSuperseded */.rw)(applied, revision_id));
    await assertContentsMatch(session, { wanted, applied, revision_id, deadline }, deployment);
    await verifyCommit(session, { revision, wanted, current, applied, deadline, revert });
    (0,events/* emitActive */.ik)(session, deployment.active_revision_id ?? undefined);
    return revision_id;
}
async function assertContentsMatch(session, seen, first) {
    const { clock, controlPlane, emit } = session;
    const { revision_id, deadline } = seen;
    let last;
    const read = async () => {
        const next = last === undefined ? first : await controlPlane.readDeployment(first.id, { once: true });
        const isLater = last?.isStale === false && next.latest_revision_id !== last.shown.latest_revision_id;
        if (last === undefined || !isLater)
            last = judgeContents(seen, next);
        return last;
    };
    const { shown, mismatches, kept, removed, isStale } = await (0,settle/* settle */.G9)({ clock, deadline }, read, (judged) => !judged.isStale && judged.mismatches.length + judged.kept.length === 0);
    if (mismatches.length > 0) {
        const which = revision_id === null ? `Deployment ${(0,find_by_name/* describeDeployment */.Ti)(shown)}` : `Revision ${revision_id}`;
        throw mismatchError(which, mismatches.map(({ path, kind }) => `${(0,sanitize/* sanitizeLine */.g$)((0,contract_fields/* inputOf */.wg)(path), 100)}: ${SAID[kind]}`));
    }
    if (isStale)
        return;
    if (kept.length > 0)
        emit({ type: 'secrets_kept', names: kept, message: (0,diff_secrets/* stillListed */.Ws)(kept) });
    if (removed.length > 0)
        emit({ type: 'secrets_removed', names: removed });
    const sent = seen.applied.sent?.source_config?.resource_spec;
    const fields = (0,diff_resource_spec/* filledFields */.So)(shown.source_config.resource_spec, sent);
    if (fields.length > 0)
        emit({ type: 'info', message: filledIn(fields) });
}
function judgeContents({ wanted, applied, revision_id }, shown) {
    const { before, sent, new_revision, previous, adopted } = applied;
    const { latest_revision_id: latest } = shown;
    const isStale = revision_id !== null && revision_id !== previous && latest === previous;
    const isForeign = new_revision && !isStale && (0,model/* hasSuperseded */.rw)(applied, latest);
    const reads = { wanted, before, sent, isForeign, isUnnamed: adopted, last: shown };
    return { shown, mismatches: (0,find_mismatches/* findMismatches */.UY)(reads), ...(0,find_mismatches/* judgeRemoved */.UR)(reads), isStale };
}
const filledIn = (fields) => `The service shows other values than this run sent in resource_spec: ${fields.join(', ')}. Set these fields as the service shows them. Otherwise each run makes a new revision.`;
function assertCodeMatches(wanted, revision, deployment, isSuperseding = false) {
    const told = deployment.latest_revision_id === revision.id ? deployment : undefined;
    const lines = (0,find_mismatches/* findOtherCode */.LJ)(wanted, revision, told);
    if (lines.length === 0)
        return;
    throw mismatchError(`Revision ${revision.id}`, lines, isSuperseding);
}
const SAID = {
    not_applied: 'the service does not show the value that this run sent',
    changed_since: 'the service shows another value than this run requested'
};
function mismatchError(which, lines, isSuperseding = false) {
    const kind = which.startsWith('Revision') ? 'revision' : 'deployment';
    const what = isSuperseding ? 'A newer revision superseded that of this run. It' : `The ${kind}`;
    const message = [`${what} does not match what this run requested.`, ...lines, which].join('\n');
    const cause = isSuperseding ? failures/* ASK_WHO */.Vi : UNCLEAR;
    return new errors/* DeployError */.sH('revision_mismatch', message, { advice: `${cause} ${CONCURRENCY}` });
}
const UNCLEAR = 'The service did not apply the update, shows the value in another form, or another run or person changed it meanwhile. Check the deployment in the service.';
const CONCURRENCY = 'Set `concurrency` in the workflow so that one run at a time deploys, then run again.';


/***/ }),

/***/ 34226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   UN: () => (/* binding */ waitForUrl),
/* harmony export */   oF: () => (/* binding */ verifyServing),
/* harmony export */   yP: () => (/* binding */ waitForCreatedUrl)
/* harmony export */ });
/* unused harmony export namedRevision */
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47274);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10323);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(91478);
/* harmony import */ var _verify_active_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6506);





const LONGEST_READ_MS = 5_000;
const CONFIRMATIONS = 3;
const MOST_UNANSWERED = { unnamed: 2, named: 20 };
const CONFIRM_MS = 250;
const POLL_MS = 2_000;
async function verifyServing(session, { revision_id, applied }, agent) {
    if (agent === undefined)
        return;
    const { clock, emit } = session;
    const timed = (0,_core_session_js__WEBPACK_IMPORTED_MODULE_4__/* .withGrace */ .pj)(session);
    let [reads, confirmed, unanswered, mostUnanswered] = [0, 0, 0, MOST_UNANSWERED.unnamed];
    let earlier;
    const read = async () => {
        const named = await readNamed(timed, agent);
        reads++;
        confirmed = named !== null && isSameId(named, revision_id) ? confirmed + 1 : 0;
        unanswered = named === null ? unanswered + 1 : 0;
        if (named === null && unanswered >= mostUnanswered)
            earlier = undefined;
        if (named === null)
            return unanswered >= mostUnanswered;
        if (named === undefined || confirmed > 0)
            earlier = undefined;
        else if (earlier === undefined || !isSameId(named, earlier))
            earlier = await findEarlier(timed, applied, named);
        if (named === undefined || (confirmed === 0 && earlier === undefined))
            return true;
        mostUnanswered = MOST_UNANSWERED.named;
        emit({ type: 'serving_read', revision_id: earlier ?? named, is_earlier: earlier !== undefined });
        return confirmed >= CONFIRMATIONS;
    };
    const delayMs = () => (confirmed > 0 ? CONFIRM_MS : POLL_MS);
    await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .pollUntil */ .g3)({ clock, deadline: timed.deadline, delayMs }, read, (isOver) => isOver);
    if (confirmed >= CONFIRMATIONS)
        return emit({ type: 'serving_confirmed', revision_id, reads });
    if (earlier === undefined)
        return emit({ type: 'serving_unverified' });
    emit({ type: 'active_revision_read', revision_id: earlier });
    const what = 'The revision is DEPLOYED, but the agent server still answers from an earlier one.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_serving', `${what}\nRevision ${revision_id}`);
}
const isSameId = (named, id) => named !== undefined && (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .idKey */ .T4)(named) === (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .idKey */ .T4)(id);
async function findEarlier({ controlPlane }, applied, named) {
    const known = [...(0,_verify_active_js__WEBPACK_IMPORTED_MODULE_3__/* .earlierRevisions */ .ZD)(applied)].find((id) => isSameId(named, id));
    if (known !== undefined)
        return known;
    const { id } = applied.deployment;
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(async () => {
        const { latest_revision_id: latest } = await controlPlane.readDeployment(id);
        if (latest === null || isSameId(named, latest))
            return undefined;
        return (await controlPlane.readRevision(id, (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .idKey */ .T4)(named))).id;
    });
    return 'value' in read ? read.value : undefined;
}
async function readNamed({ clock, deadline }, agent) {
    const timeoutMs = Math.max(1, Math.min(LONGEST_READ_MS, deadline - clock.now()));
    const answer = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => agent.readInfo(timeoutMs));
    if ('value' in answer)
        return namedRevision(answer.value);
    const { error } = answer;
    const isPassing = error.retryable && (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ConnectionError */ .Rc);
    return isPassing ? null : undefined;
}
const REVISION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
function namedRevision(info) {
    const host = typeof info === 'object' && info !== null && 'host' in info ? info.host : undefined;
    const id = typeof host === 'object' && host !== null && 'host_revision_id' in host
        ? host.host_revision_id
        : undefined;
    return typeof id === 'string' && REVISION_ID.test(id) ? id : undefined;
}
const URL_POLL_MS = 1_000;
const CREATED_MS = 10_000;
async function waitForUrl({ controlPlane, clock, emit }, { deployment_id, timeoutMs }, url) {
    if (url() !== undefined)
        return url();
    const deadline = clock.now() + timeoutMs;
    const read = async () => {
        const options = { timeoutMs: Math.max(1, deadline - clock.now()), once: true };
        const answer = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => controlPlane.readDeployment(deployment_id, options));
        if (!('value' in answer))
            return undefined;
        emit({ type: 'deployment_read', deployment: answer.value });
        return (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .zA)(answer.value);
    };
    return (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .pollUntil */ .g3)({ clock, deadline, delayMs: URL_POLL_MS }, read, (shown) => shown !== undefined);
}
async function waitForCreatedUrl(session, { wanted, applied }, url) {
    const { clock, emit, deadline } = session;
    const timeoutMs = Math.min(CREATED_MS, deadline - clock.now());
    if (applied.operation !== 'created' || wanted.source !== 'git_host' || timeoutMs <= 0)
        return;
    const shown = await waitForUrl(session, { deployment_id: applied.deployment.id, timeoutMs }, url);
    if (shown === undefined)
        emit({ type: 'info', message: 'The service does not show the URL of the deployment yet.' });
}


/***/ }),

/***/ 95746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ waitForApplied)
});

// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(10323);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/deploy/core/command-line.js
var command_line = __webpack_require__(14678);
// EXTERNAL MODULE: ./lib/src/deploy/core/events.js
var events = __webpack_require__(41873);
// EXTERNAL MODULE: ./lib/src/deploy/plan/plan-update.js
var plan_update = __webpack_require__(60137);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/requests/lists.js
var lists = __webpack_require__(6648);
// EXTERNAL MODULE: ./lib/src/deploy/core/settle.js
var settle = __webpack_require__(75099);
// EXTERNAL MODULE: ./lib/src/deploy/wait/failures.js
var failures = __webpack_require__(30737);
// EXTERNAL MODULE: ./lib/src/deploy/wait/polling.js
var wait_polling = __webpack_require__(59295);
;// CONCATENATED MODULE: ./lib/src/deploy/wait/wait-for-revision.js










const DEPLOYMENT_READ_MS = 30_000;
const NEWER_SHOWS_MS = 5_000;
const FOLLOWED_AT_ONCE = 5;
async function waitForRevision(session, input) {
    const { previous, revision_id, startedAt } = input;
    const wait = {
        ...input,
        session,
        requests: 0,
        deploymentReadAt: startedAt + DEPLOYMENT_READ_MS,
        supersededIds: new Set(previous === null || previous === revision_id ? [] : [previous])
    };
    const deployed = await (0,wait_polling/* pollUntilFound */.yU)(wait, () => poll(wait)).catch(async (error) => {
        throw (0,errors/* isNotFound */.c4)(error) ? await (0,failures/* revisionNotFound */.dH)(wait, error) : error;
    });
    if (deployed === undefined)
        throw (0,failures/* waitTimedOut */.Pt)(wait);
    const { requests, seenAt } = wait;
    const within = seenAt === undefined ? {} : { within_ms: session.clock.now() - seenAt };
    session.emit({
        type: 'wait_ended',
        status: deployed.status,
        elapsed_ms: (0,wait_polling/* elapsed */.vk)(wait),
        requests,
        ...within
    });
    return deployed;
}
async function poll(wait) {
    const { session, deployment_id, revision_id } = wait;
    const { controlPlane, clock, emit } = session;
    const revision = await (0,wait_polling/* pollOnce */.Fs)(wait, (options) => controlPlane.readRevision(deployment_id, revision_id, options));
    if (revision === undefined)
        return undefined;
    const { status } = revision;
    const verdict = (0,contract_status/* verdictOf */.Vj)(status);
    if (status !== wait.status)
        emit({ type: 'status_read', revision_id, status, elapsed_ms: (0,wait_polling/* elapsed */.vk)(wait) });
    const commit = revision.source_revision_config?.repo_commit_sha;
    if (commit !== wait.commit)
        (0,events/* emitCode */.tJ)(session, revision);
    Object.assign(wait, { status, commit });
    if (verdict === 'deployed')
        return revision;
    if (verdict === 'failed')
        throw await (0,failures/* revisionFailed */.D$)(wait, revision);
    if (verdict === 'pending')
        wait.seenAt = clock.now();
    const isDeploymentDue = clock.now() >= wait.deploymentReadAt || (0,wait_polling/* remaining */.Tk)(wait) <= 0;
    if (verdict === 'pending' && !isDeploymentDue)
        return undefined;
    const isFollowed = await followNewest(wait, verdict === 'superseded');
    return isFollowed && wait.supersededIds.size <= FOLLOWED_AT_ONCE ? poll(wait) : undefined;
}
async function followNewest(wait, isSuperseded) {
    const { session, deployment_id, revision_id, supersededIds, follow = true } = wait;
    const now = session.clock.now();
    wait.deploymentReadAt = now + DEPLOYMENT_READ_MS;
    const deployment = await (0,wait_polling/* pollOnce */.Fs)(wait, (options) => session.controlPlane.readDeployment(deployment_id, options));
    if (deployment === undefined)
        return false;
    (0,failures/* assertStays */.fo)(deployment);
    const { latest_revision_id: newest, active_revision_id: active } = deployment;
    const isNewer = newest !== null && newest !== revision_id && !supersededIds.has(newest);
    if (isNewer && (isSuperseded || active === newest)) {
        if (!follow)
            throw (0,failures/* superseded */.zT)(wait, newest);
        continueWith(wait, newest);
        return true;
    }
    if (isSuperseded && !isNewer) {
        wait.successorDeadline ??= now + NEWER_SHOWS_MS;
        if (now >= wait.successorDeadline || (0,wait_polling/* remaining */.Tk)(wait) <= 0)
            throw (0,failures/* superseded */.zT)(wait);
    }
    return false;
}
function continueWith(wait, newest) {
    const { session, revision_id: previous, status = '' } = wait;
    const shown = (0,sanitize/* sanitizeLine */.g$)(session.redact(status), 40);
    const message = `Revision ${previous} (${shown}) was superseded. Now waiting for ${newest}.`;
    session.emit({ type: 'warning', message });
    session.emit({ type: 'revision_identified', revision_id: newest, previous, superseded: true });
    wait.supersededIds.add(previous);
    wait.revision_id = newest;
    Object.assign(wait, {
        status: undefined,
        commit: undefined,
        seenAt: undefined,
        successorDeadline: undefined
    });
}
async function findPushRevision(session, input) {
    const { commit, previous, timeoutMs } = input;
    const short = (0,refs/* shortCommit */.Ax)(commit);
    session.emit({
        type: 'info',
        message: `Waiting for the revision that the service builds from commit ${short}.`
    });
    const polling = { ...input, session, requests: 0 };
    const poll = () => (0,wait_polling/* pollOnce */.Fs)(polling, (options) => findBuilt(session, input, options));
    const appearsWithinMs = Math.min(settle/* REVISION_APPEARS_MS */.c0, timeoutMs / 2);
    const isTooLate = () => polling.problem === undefined && (0,wait_polling/* elapsed */.vk)(polling) >= appearsWithinMs;
    const found = await (0,wait_polling/* pollUntilFound */.yU)(polling, poll, isTooLate);
    if (found !== undefined)
        session.emit({ type: 'revision_identified', revision_id: found, previous });
    const { problem } = polling;
    if (problem === undefined)
        return found;
    const message = `The service created no revision for commit ${short}, although build_on_push is true.\nThe last poll failed: ${problem.message}`;
    throw new errors/* DeployError */.sH('wait_timeout', message, {
        advice: 'Check that the integration still receives pushes from the git host. To deploy without it, set `build_on_push` to false or `new_revision` to always.',
        cause: problem
    });
}
async function findBuilt(session, input, options) {
    const { controlPlane, emit } = session;
    const { deployment_id, commit, previous } = input;
    const deployment = await controlPlane.readDeployment(deployment_id, options);
    (0,failures/* assertStays */.fo)(deployment);
    const { latest_revision_id: latest } = deployment;
    if (latest === null)
        return undefined;
    const revision = await (0,retry/* orNull */.Xd)(controlPlane.readRevision(deployment_id, latest, options));
    if (revision === null)
        return undefined;
    if ((0,refs/* isBuiltOf */.YO)(commit, revision))
        return latest;
    if (latest === previous)
        return undefined;
    const message = revision.source_revision_config?.repo_commit_sha == null
        ? `The service shows no commit for revision ${latest}. Assuming that it was built from this push (${(0,refs/* shortCommit */.Ax)(commit)}).`
        : await whySuperseded(session, input, { ...options, sought: latest });
    if (message === undefined)
        return undefined;
    emit({ type: 'warning', message });
    return latest;
}
async function whySuperseded({ controlPlane }, { deployment_id, commit, previous }, options) {
    const isPrevious = ({ id }) => id === previous;
    const isEnough = (rows) => rows.some(isPrevious);
    const rows = (await (0,lists/* listNewestFirst */.Hi)(controlPlane, { ...options, deployment_id, isEnough })) ?? [];
    const end = rows.findIndex(isPrevious);
    const ours = rows
        .slice(0, end < 0 ? rows.length : end)
        .find((revision) => (0,refs/* isBuiltOf */.YO)(commit, revision));
    const { sought } = options;
    return ours && `Revision ${ours.id} of this push was superseded. Now waiting for ${sought}.`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/wait/wait-for-applied.js







async function waitForApplied(session, { wait, wanted, current, follow = true }, applied) {
    if (!wait.enabled || !((0,plan_update/* requestsRevision */.g4)(wanted) || applied.new_revision)) {
        await emitLatest(session, applied);
        return 'not_waited';
    }
    const { deployment, previous, built_by_service: commit, latest } = applied;
    const { interval, timeoutMs } = wait;
    const startedAt = session.clock.now();
    const timing = { deployment_id: deployment.id, previous, interval, timeoutMs, startedAt };
    const revision_id = commit === undefined
        ? applied.revision_id
        : await findPushRevision(session, { ...timing, commit });
    if (revision_id === undefined)
        return 'not_built';
    if (revision_id === null)
        return 'not_waited';
    if (commit === undefined && latest !== undefined && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed') {
        (0,events/* emitRevision */.V3)(session, latest, 0);
        return 'standing';
    }
    const revision = await waitForRevision(session, {
        ...timing,
        revision_id,
        follow,
        active_before: (applied.before ?? current?.deployment)?.active_revision_id
    });
    return { revision, startedAt };
}
const UNSEEN_PUSH = 'The service builds this push automatically. This run does not look for its revision, because wait is false.';
async function emitLatest(session, applied) {
    const { emit } = session;
    const { deployment, revision_id, built_by_service, latest } = applied;
    if (built_by_service !== undefined)
        return emit({ type: 'info', message: UNSEEN_PUSH });
    if (revision_id === null)
        return;
    const read = await (0,retry/* tryRequest */.dP)(async () => latest ??
        (await session.controlPlane.readRevision(deployment.id, revision_id, { once: true })));
    if ('error' in read)
        return emit({
            type: 'warning',
            message: `The state of the revision could not be read: ${read.error.message}`
        });
    (0,events/* emitRevision */.V3)(session, read.value, 0);
    const verdict = (0,contract_status/* verdictOf */.Vj)(read.value.status);
    if (verdict === 'pending') {
        const message = 'This run does not wait for the rollout, because `wait` is false.';
        emit({ type: 'info', message: `${message}${(0,command_line/* statusHint */.o6)(session.command_line, deployment)}` });
    }
    if (verdict !== 'failed')
        return;
    const message = `Revision ${revision_id} ended as ${(0,sanitize/* sanitizeLine */.g$)(read.value.status, 40)}. This step did not wait for it, so it does not fail.`;
    emit({ type: 'warning', message });
}


/***/ }),

/***/ 65544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isKeyless),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58485);

const SETTINGS = 'Settings → Secrets and variables';
const NO_BASE_URL = 'is not set. Pass the address of the control plane, such as https://control-plane.example/api.';
const BASE_URL_IN_WORKFLOW = ` If it comes from a variable, set that under ${SETTINGS} → Actions → Variables, or in the environment that the job names in \`environment:\`.`;
const NO_CREDENTIAL = 'is not set, and neither is `tenant_id` or `bearer_token`.';
const ADD_SECRET = `Add the key as a secret under ${SETTINGS} → Actions (for runs of Dependabot: → Dependabot), and pass it as \${{ secrets.NAME }}. Pull requests from forks get no secrets.`;
const SET_VARIABLE = 'Set the variable DEPLOY_AGENT_SERVER_API_KEY, or use --api-key-file FILE (- for standard input).';
const ON_GITLAB = 'On GitLab: Settings → CI/CD → Variables. A protected variable exists only on protected branches and tags.';
const EXCESS = /(?<!\/)\/(?:v[12](?:\/deployments(?:\/[^/]*)?)?|docs)$/;
const isKeyless = ({ api_key, tenant_id, bearer_token }) => api_key === undefined && tenant_id === undefined && bearer_token === undefined;
function howToSetKey({ is_on_github, host }) {
    if (is_on_github !== false)
        return ADD_SECRET;
    return host === 'gitlab' ? `${SET_VARIABLE} ${ON_GITLAB}` : SET_VARIABLE;
}
function readConnection({ raw, field, problems, dialect, context }) {
    const base_url = field.safeUrl('base_url') ?? '';
    const excess = EXCESS.exec(base_url)?.[0];
    problems.add('base_url', excess && `ends in ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(excess)}. Remove that: each request adds its own path.`);
    const where = context.is_on_github === false ? '' : BASE_URL_IN_WORKFLOW;
    if (raw.base_url === undefined)
        problems.add('base_url', `${NO_BASE_URL}${where}`);
    const credentials = {
        api_key: field.credential('api_key'),
        tenant_id: field.credential('tenant_id'),
        bearer_token: field.credential('bearer_token')
    };
    if (/^Bearer\s/i.test(credentials.bearer_token ?? ''))
        problems.add('bearer_token', 'starts with the word Bearer, which is added automatically. Pass the token alone.');
    if (isKeyless(raw))
        problems.add('api_key', `${NO_CREDENTIAL} ${howToSetKey(context)}`);
    return { base_url, credentials, dialect };
}


/***/ }),

/***/ 4096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ publicFacts),
/* harmony export */   aY: () => (/* binding */ maskInputs),
/* harmony export */   ms: () => (/* binding */ CREDENTIAL_INPUTS)
/* harmony export */ });
/* unused harmony export findInputSecrets */
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43488);
/* harmony import */ var _masking_forms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90950);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97583);





const CREDENTIAL_INPUTS = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W).filter((name) => /_(?:key|token)$/.test(name));
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'];
const COMMAND_INPUTS = ['install_command', 'build_command'];
function maskInputs(inputs, { runner, redactor, context, noticed = new Set() }) {
    const { credentials, secrets, guesses } = findInputSecrets(inputs);
    for (const value of credentials)
        runner.mask(value, { credential: true });
    for (const fact of publicFacts(inputs.raw, context))
        redactor.keep(fact);
    for (const value of [...secrets.map((secret) => secret.value), ...guesses])
        runner.mask(value);
    const unmasked = secrets.flatMap(({ name, value }) => {
        const why = unmaskedReason(value, redactor);
        const text = `${name} (${why})`;
        return why === undefined || noticed.has(text) || inputs.secrets?.written?.has(name)
            ? []
            : [text];
    });
    for (const text of unmasked)
        noticed.add(text);
    if (unmasked.length === 0)
        return;
    const isPublic = secrets.every(({ value }) => (0,_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeMasked */ .n9)(value));
    const fix = isPublic ? '' : ' To have a short value masked, make it longer, or add digits.';
    runner.notice(`Not masked in the log: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(unmasked.join(', '), 500)}.${fix}`);
}
function unmaskedReason(value, redactor) {
    if (redactor.isPublic(value))
        return 'a name, ref, commit, ID or URL of this run';
    if ((0,_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeMasked */ .n9)(value))
        return undefined;
    return value.trim().length < _masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_MASKED */ .tG
        ? `shorter than ${_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_MASKED */ .tG} characters`
        : `one word of at most ${_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_WORD */ .ir} letters`;
}
function findInputSecrets({ raw, secrets: parsed }) {
    const given = (inputs) => inputs.flatMap((input) => raw[input] ?? []);
    const tenant = given(['tenant_id']);
    const credentials = [
        ...given(CREDENTIAL_INPUTS),
        ...given(URL_INPUTS).flatMap(_masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .userInfoIn */ .xm),
        ...tenant.filter((name) => !(0,_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainWord */ .F7)(name))
    ];
    const tokens = given(COMMAND_INPUTS).flatMap(_masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsInCommand */ .Eg);
    const { secrets, unread, problems } = parsed ?? { secrets: [], unread: [], problems: [] };
    const guesses = [...tenant, ...tokens, ...unread.flatMap(wordsOf)];
    if (problems.length === 0)
        return { credentials, secrets, guesses };
    return { credentials, secrets: [], guesses: [...guesses, ...secrets.map(({ value }) => value)] };
}
function wordsOf(text) {
    return text.split(/\r?\n/).flatMap((line) => {
        const value = line.slice(line.search(/[=:]/) + 1).trim();
        const words = line.split(/[\s"'`,;:={}[\]]/).filter(_masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .looksSecret */ .n0);
        return [line.trim(), value, value.replace(/^["'`]|["'`]$/g, ''), ...words];
    });
}
const PUBLIC_INPUTS = [
    'name',
    'deployment_id',
    'integration_id',
    'listener_id',
    'cluster_namespace',
    'repo_ref',
    'graph_config_path',
    'image_uri',
    'environment',
    'smoke_assistant'
];
function publicFacts(raw, context) {
    const { server_url, api_url, repository, ref, sha, pull_request: pull, actor, run_url } = context;
    const repositories = [repository, pull?.head_repository].flatMap((name) => name ?? []);
    const facts = [
        ...PUBLIC_INPUTS.map((input) => raw[input]),
        ...[raw.repo_ref, ref].flatMap(refForms),
        ...repositories.flatMap((name) => [name, ...name.split('/')]),
        ...[sha, pull?.head_sha].flatMap(commitForms),
        pull?.head_ref,
        actor,
        ...[...URL_INPUTS.map((input) => raw[input]), server_url, api_url, run_url].flatMap(urlForms),
        ...repositories.flatMap((name) => urlForms(`${server_url}/${name}`))
    ];
    return [...new Set(facts.flatMap((fact) => fact || []))];
}
function urlForms(text) {
    if (text === undefined || /[?#]/.test(text) || (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .webAddress */ .D)(text) === undefined)
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
    return `Unknown inputs are ignored: ${list}. Correct their names or remove them. If the workflow does not set them, the runner has variables INPUT_… of these names.`;
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
    const { resource_spec, smoke_input, secrets } = raw;
    if (resource_spec !== undefined || smoke_input !== undefined || (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapText */ .Kt)(secrets ?? '')) {
        const { parseStructured } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(217)]).then(__webpack_require__.bind(__webpack_require__, 43217));
        return parseStructured(raw);
    }
    return secrets === undefined
        ? { raw }
        : { raw, secrets: (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeSecrets */ .Vo)(secrets, (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecretLines */ .kT)(secrets)) };
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
/* harmony export */   kT: () => (/* binding */ readSecretLines)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58485);

const MOST_BYTES = 512 * 1024;
const SECRET_NAME = /^[A-Za-z_][\w.-]*$/;
function judgeSecrets(text, { entries, problems, unread }) {
    if (/\r(?!\n)/.test(text))
        problems.unshift('contain a carriage return within a line. Write line breaks as \\n in double quotes.');
    problems.push(...nameProblems(entries));
    for (const { name, value, line } of entries) {
        const shown = `the secret named on line ${line}`;
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
        problems.push('contain no secret. Set {} to remove all deployed secrets, or remove the input to keep them.');
    return { form: isMapText(text) ? 'map' : 'lines', secrets, problems, unread };
}
const NO_NAME = 'has an invalid name for an environment variable. Names start with a letter or _, followed by letters, digits, _, . and -. Letters are A-Z and a-z.';
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
    const refuse = (problem, ...unread) => {
        read.problems.push(problem);
        read.unread.push(...unread);
    };
    const lines = text.split(/\r?\n/);
    let before = '';
    for (let i = 0; i < lines.length; i++) {
        const [line, at] = [lines[i] ?? '', `line ${i + 1}`];
        if (/^\s*(?:#|$)/.test(line))
            continue;
        const entry = splitLine(line);
        if (entry === undefined || continues(entry, before)) {
            if (before === undefined)
                read.unread.push(line);
            else
                refuse(`${at} is not NAME=value. ${STRAY}`, line);
            before = undefined;
            continue;
        }
        const { name, rest } = entry;
        before = '';
        if (/^\s*["'`]/.test(rest)) {
            const { value, end } = readQuoted(lines, i, rest.trimStart());
            if (value === undefined)
                refuse(`${at} opens a quote, ${UNCLOSED}`, rest, ...lines.slice(i + 1, end + 1));
            else
                read.entries.push({ name, value, line: i + 1 });
            i = end;
        }
        else if (/\s#/.test(rest)) {
            refuse(`${at} has " #" in a value without quotes. Quote the value, or remove the comment.`, rest);
        }
        else {
            before = rest.trim();
            read.entries.push({ name, value: before, line: i + 1 });
        }
    }
    return read;
}
const STRAY = 'Quote a value that spans lines: NAME="…". Write an empty value as NAME="".';
const UNCLOSED = 'but no line ends with its closing quote. Close it, or put the value in other quotes (" \' or `).';
const PART_OF_VALUE = /[/+:?@&"'`{}]/;
function splitLine(line) {
    const equals = line.indexOf('=');
    const written = line.slice(0, equals).trim();
    const name = written.replace(/^export[ \t]+/, '');
    return equals < 0 || PART_OF_VALUE.test(name) ? undefined : { name, rest: line.slice(equals + 1) };
}
const USUAL_NAME = /^(?:[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*)$/;
const WRAPPED = /^(?=.*[a-z])(?=.*[A-Z])[A-Za-z0-9+/]{40,}$/;
function continues({ name, rest }, before) {
    const padding = rest.trim();
    if (!/^=?$/.test(padding) || !/^[\w-]+$/.test(name))
        return false;
    if (before === undefined || padding === '=' || !USUAL_NAME.test(name))
        return true;
    return !name.includes('_') && WRAPPED.test(before);
}
function readQuoted(lines, start, rest) {
    const quote = rest.charAt(0);
    const before = [];
    let [end, last] = [start, rest.slice(1)];
    while (!last.includes(quote) && end + 1 < lines.length) {
        before.push(last);
        last = lines[++end] ?? '';
    }
    const at = last.indexOf(quote);
    if (at < 0 || !/^\s*(?:#.*)?$/.test(last.slice(at + 1)))
        return { end };
    const raw = [...before, last.slice(0, at)].join('\n');
    return { value: quote === '"' ? raw.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : raw, end };
}


/***/ }),

/***/ 68473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Py: () => (/* binding */ readInspection),
/* harmony export */   _E: () => (/* binding */ readTarget),
/* harmony export */   bS: () => (/* binding */ readSweep),
/* harmony export */   i5: () => (/* binding */ readNewName),
/* harmony export */   nG: () => (/* binding */ readDeleteOwnership),
/* harmony export */   xq: () => (/* binding */ previewKind)
/* harmony export */ });
/* harmony import */ var _adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17156);
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81415);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59775);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60745);
/* harmony import */ var _code_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53188);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65544);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58485);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(76026);








const previewKind = ({ host }) => host === 'gitlab' ? 'mr' : 'pr';
const readNamed = ({ field }) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)({ deployment_id: field.guid('deployment_id'), name: field.text('name') });
function requireNamed({ raw, problems }) {
    if (raw.deployment_id === undefined && raw.name === undefined)
        problems.add('name', 'is not set, and neither is `deployment_id`. Set one of them.');
}
function readInspection(raw, context, needsTarget) {
    const reading = (0,_reading_js__WEBPACK_IMPORTED_MODULE_5__/* .readingOf */ .MU)({ raw }, context);
    const connection = (0,_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .readConnection */ .d)(reading);
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
    const name = (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_6__/* .previewName */ .gz)(fittedName(reading, target.name), number, previewKind(context));
    return { ...meant, target: { ...target, name } };
}
const PREVIEW_BY_ID = 'cannot be combined with `preview: true`, because the name of a preview is its own. Set `name` instead.';
function noPullRequest({ event_name }) {
    const event = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(event_name, 60);
    if (event.startsWith('pull_request'))
        return `the file of this ${event} event (GITHUB_EVENT_PATH) is incomplete. Check that no earlier step changes it.`;
    const run = event === '' ? 'this run' : `this run (event ${event})`;
    return `${run} does not belong to a pull or merge request. Set \`preview: true\` only for such runs.`;
}
function requireChoice({ raw, context, problems }, act) {
    if (raw.preview !== undefined)
        return;
    const { event_name, pull_request } = context;
    const isOfPullRequest = /^(?:(?:external_)?pull_request|merge_request)/.test(event_name);
    const needsChoice = raw.repo_ref === undefined && (act === 'delete' || raw.image_uri !== undefined);
    const what = `\`preview: false\` to ${act} ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(raw.name ?? raw.deployment_id ?? '')}`;
    if (pull_request !== undefined || isOfPullRequest) {
        const choice = raw.deployment_id === undefined ? '`preview: true` for a preview of its own, or ' : '';
        problems.add('preview', `is not set, and the code of this run is not merged. Set ${choice}${what} with it.`);
    }
    else if ((0,_code_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfMergeQueue */ .fs)(context) && needsChoice) {
        problems.add('preview', `is not set. Set ${what} from this merge queue, whose code is not merged yet.`);
    }
}
function readNewName({ dialect, problems }, { name, deployment_id }) {
    const rule = dialect.serviceRules.names;
    if (rule === undefined ||
        name === undefined ||
        deployment_id !== undefined ||
        rule.pattern.test(name))
        return;
    const fix = `Use ${rule.form}, or set \`deployment_id\` if the deployment exists.`;
    problems.add('name', `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(name)} is not a name that this service accepts. ${fix}`);
}
function fittedName({ dialect, problems, notes, context }, name) {
    const rule = dialect.serviceRules.names;
    const fitted = rule === undefined ? name : (0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .fitName */ .dl)(name, rule);
    if (fitted === undefined)
        problems.add('name', `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(name)} contains no usable characters. Use ${rule?.form}.`);
    if (fitted === undefined || fitted === name)
        return name;
    const shown = `${(0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_6__/* .previewPrefix */ .PK)(fitted, previewKind(context))}<number>`;
    const why = `because this service accepts only ${rule?.form}`;
    notes.push(`Previews of ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(name)} are named ${shown}, ${why}. Do not use another name that leads to the same preview names.`);
    return fitted;
}
function readSweep(reading) {
    const { raw, field, problems, context } = reading;
    const named = field.text('name');
    const name = named === undefined ? '' : fittedName(reading, named);
    if (raw.name === undefined)
        problems.add('name', 'is required for a sweep. Set it to the name without -pr-<number>.');
    if (raw.deployment_id !== undefined)
        problems.add('deployment_id', SWEEP_BY_ID);
    const max_age_ms = field.duration('max_age');
    const by_age = context.host !== undefined;
    if (by_age && raw.max_age === undefined)
        problems.add('max_age', NO_AGE);
    const dry_run = field.boolean('dry_run') ?? false;
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)({
        name,
        kind: previewKind(context),
        claim: readClaim(reading),
        dry_run,
        by_age,
        max_age_ms
    });
}
const SWEEP_BY_ID = 'cannot be combined with `command: sweep`, which covers all previews of a name. Remove it.';
const NO_AGE = 'is required here: this run cannot read whether a preview is still needed, so only its age decides.';
function readClaim({ raw, context }) {
    const { server_url, repository, pull_request } = context;
    const hasRecords = context.host === undefined && (0,_adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_0__/* .hasGitHub */ .g)(context, raw.github_token);
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
        const fix = 'Set `deployment_id`, or set `repo_url` to the repository from which it is built.';
        const problem = `is not set, and ${why}. A name alone does not prove which deployment is meant. ${fix}`;
        reading.problems.add('repo_url', problem);
    }
    return { claim, if_foreign: 'refuse' };
}


/***/ }),

/***/ 43488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ secretsInCommand),
/* harmony export */   n0: () => (/* binding */ looksSecret),
/* harmony export */   xm: () => (/* binding */ userInfoIn)
/* harmony export */ });
/* harmony import */ var node_querystring__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41792);

const VALUE = `("[^"]*"|'[^']*'|[^\\s"'|;&<>()]+)`;
const TELLING = '(?:token|passw(?:or)?d|passphrase|secret|credentials?|(?:api|access|auth|private|secret|account)[-_]?key|_auth)';
const RULES = [
    new RegExp(`${TELLING}["']?=${VALUE}`, 'gi'),
    /(?:^|\s)(?:-u|--user)(?:\s+|=)["']?[^\s"':]+:([^\s"']+)/gi,
    /(?:authorization|[-_"'](?:token|key|secret)|cookie)["']?\s*:\s*["']?(?:(?:bearer|basic|token|digest)\s+)?([^\s"']+)/gi,
    /\bbearer\s+([^\s"']+)/gi,
    /\b((?:AKIA|ASIA|AIza|ya29\.|eyJ)[\w.-]{12,})/g
];
const PREFIXED = /\b(?:gh[pousr]_|github_pat_|npm_|hf_|dckr_pat_|rubygems_|lsv2_|shpat_|dop_v1_|[spr]k_|glpat-|gldt-|pypi-|xox[a-z]-|sk-)([\w-]{12,})/g;
const WORD = /"[^"]*"|'[^']*'|[^\s"']+/g;
const ANNOUNCES = new RegExp(`${TELLING}$`, 'i');
const LONGEST_ANNOUNCEMENT = 40;
const LONG_WORD = /(?<![\w./:@+-])[\w+/-][\w+/=-]{23,}/g;
const CONTINUED = new Set(['.', ':', '@']);
const REFERENCE = /^\$|^%\w+%$/;
const SHORTEST = 4;
function secretsInCommand(command) {
    const named = RULES.flatMap((rule) => [...command.matchAll(rule)].map(([, value = '']) => unquoted(value)));
    const found = [
        ...named,
        ...prefixed(command),
        ...announced(command),
        ...userInfoIn(command),
        ...longWords(command)
    ];
    return [...new Set(found)].filter((value) => value.length >= SHORTEST && !REFERENCE.test(value));
}
function prefixed(command) {
    return [...command.matchAll(PREFIXED)].flatMap(([token, rest = '']) => /\d/.test(rest) ? [token] : []);
}
function announced(command) {
    const words = command.match(WORD) ?? [];
    return words
        .slice(1)
        .filter((word, before) => !word.startsWith('-') && announces(words[before] ?? ''))
        .map(unquoted);
}
function announces(word) {
    return ((word.startsWith('-') || word.includes(':_')) &&
        ANNOUNCES.test(word.slice(-LONGEST_ANNOUNCEMENT)));
}
function longWords(command) {
    return [...command.matchAll(LONG_WORD)]
        .filter(({ 0: word, index }) => !CONTINUED.has(command.charAt(index + word.length)))
        .map(([word]) => word)
        .filter((word) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word) && !word.includes('/'));
}
function unquoted(value) {
    return value.replace(/^(["'])(.*)\1$/s, '$2');
}
function userInfoIn(text) {
    return [...text.matchAll(/:\/\/([^\s/?#"'<>]*)@/g)].flatMap(([, found = '']) => {
        const [user = '', ...password] = found.split(':');
        const parts = [
            ...(looksSecret(user) ? [user] : []),
            ...(password.length > 0 ? [password.join(':')] : [])
        ];
        return parts.flatMap((part) => [part, node_querystring__WEBPACK_IMPORTED_MODULE_0__.unescape(part)]);
    });
}
function looksSecret(word) {
    return word.length >= 16 || /[^A-Za-z]/.test(word);
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
    const pieces = piecesOf(value);
    const printed = pieces.map(_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutInvisible */ .OT).filter(isMaskable);
    return [
        ...new Set([...pieces, ...printed, ...pieces.flatMap(escapesOf), ...pieces.flatMap(base64Of)])
    ];
}
function escapesOf(piece) {
    const text = piece.toWellFormed();
    const markup = text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
    const json = JSON.stringify(piece).slice(1, -1);
    return [
        ...[json, json.replaceAll('/', '\\/')].flatMap((form) => [form, asAscii(form)]),
        encodeURIComponent(text),
        encodeURIComponent(text).replaceAll('%2F', '/'),
        new URLSearchParams({ _: text }).toString().slice('_='.length),
        markup,
        ...APOSTROPHES.map((apostrophe) => markup.replaceAll("'", apostrophe))
    ];
}
const asAscii = (json) => json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
function base64Of(piece) {
    if (piece.length < SHORTEST_IN_BASE64)
        return [];
    return [0, 1, 2].flatMap((offset) => {
        const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(piece)]);
        const from = Math.ceil((offset * 8) / 6);
        const to = Math.floor((bytes.length * 8) / 6);
        return [bytes.toString('base64').slice(from, to), bytes.toString('base64url').slice(from, to)];
    });
}


/***/ }),

/***/ 84921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   id: () => (/* binding */ JSON_OUTPUTS),
/* harmony export */   lY: () => (/* binding */ createRedactor),
/* harmony export */   nJ: () => (/* binding */ redactOutput)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90950);



const LOOKS_PUBLIC = /^(?:https?:\/\/[^\s@]+|[0-9a-f]{7,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const IDENTIFIER = /^[\w.-]+$/;
const SHORTEST_STRONG = 8;
function createRedactor() {
    const pieces = new Set();
    const forms = new Set();
    const credentials = new Set();
    const facts = new Set();
    const redact = (text) => {
        const visible = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutInvisible */ .OT)(text);
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
        add(value, { credential = false } = {}) {
            if (!credential && isPublic(value))
                return [];
            const fresh = (0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .piecesOf */ .Xe)(value).filter((piece) => !pieces.has(piece));
            for (const piece of fresh)
                pieces.add(piece);
            for (const form of (0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .formsOf */ .XP)(value))
                forms.add(form);
            if (credential && value.length >= SHORTEST_STRONG && !(0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainWord */ .F7)(value))
                credentials.add(value);
            return fresh.filter((piece) => credential || ((0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .isFitForRunner */ .xE)(piece) && !isPublic(piece)));
        },
        keep(fact) {
            if (fact === '' ||
                facts.has(fact) ||
                [...credentials].some((credential) => fact.includes(credential)))
                return;
            if (LOOKS_PUBLIC.test(fact) || !isSecret(fact))
                facts.add(fact);
        }
    };
}
function hide(text, forms, facts) {
    const found = [...forms].flatMap((form) => merge(occurrencesOf(form, text)));
    if (found.length === 0)
        return text;
    const shown = [...facts].flatMap((fact) => [...occurrencesOf(fact, text)]);
    const hidden = found.filter(([from, to]) => !shown.some(([start, end]) => start <= from && to <= end));
    let clean = '';
    let end = 0;
    for (const [from, to] of merge(hidden.sort(([a], [b]) => a - b))) {
        clean += text.slice(end, from) + text.slice(from, to).replace(/[^\r\n]+/g, '***');
        end = to;
    }
    return clean + text.slice(end);
}
function* occurrencesOf(wanted, text) {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
        yield [at, at + wanted.length];
}
function merge(spans) {
    const merged = [];
    for (const [from, to] of spans) {
        const last = merged.at(-1);
        if (last !== undefined && from < last[1])
            last[1] = Math.max(last[1], to);
        else
            merged.push([from, to]);
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
const WORDS = new Set(['operation', 'new_revision', 'smoke', 'error_code']);
const JSON_OUTPUTS = new Set(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTPUT_NAMES */ .P.slice(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTPUT_NAMES */ .P.indexOf('plan')));
const MAPS = new Set(['deployments', 'plans']);
function redactOutput(name, value, redactor) {
    if (WORDS.has(name) || value === '')
        return value;
    if (!JSON_OUTPUTS.has(name))
        return redactor.redact(value);
    const told = JSON.parse(value);
    if (name === 'plan')
        return JSON.stringify(redactFacts(told, redactor));
    if (!MAPS.has(name))
        return JSON.stringify(redactor.redactAll(told));
    const entries = Object.entries(told);
    const redacted = entries.map(([key, facts]) => [
        redactor.redact(key),
        redactFacts(facts, redactor)
    ]);
    return JSON.stringify(Object.fromEntries(redacted));
}
function redactFacts(facts, redactor) {
    const words = Object.entries(facts).filter(([name]) => WORDS.has(name));
    return { ...redactor.redactAll(facts), ...Object.fromEntries(words) };
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
    return registry === DEFAULT_REGISTRY && !rest.includes('/')
        ? `${registry}/library/${rest}`
        : `${registry}/${rest}`;
}
function canonicalImage(image) {
    const { repository, tag, digest } = parseImage(image);
    return digest === undefined ? `${repository}:${tag}` : `${repository}@${digest}`;
}
function isResolvedFrom(asked, shown) {
    const [tagged, resolved] = [parseImage(asked), parseImage(shown)];
    return (tagged.digest === undefined &&
        resolved.digest !== undefined &&
        tagged.repository === resolved.repository &&
        (resolved.tag === undefined || resolved.tag === tagged.tag));
}
function isPinned(image) {
    return /@[a-z0-9+._-]+:[0-9a-f]+$/i.test(image.trim());
}


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
    return candidate === previewName(name, Number(number), found)
        ? Number(number)
        : undefined;
}
function isPreviewName(name) {
    return PREVIEW_NUMBER.test(name);
}
function previewEnvironment(fullName) {
    return `preview/${fullName}`;
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
    return (field === 'image_uri' &&
        typeof asked === 'string' &&
        typeof shown === 'string' &&
        (0,_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isResolvedFrom */ .dc)(asked, shown));
}
function canonicalWebAddress(address) {
    const text = address.trim();
    return URL.canParse(text) ? (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTrailingSlashes */ .A)(new URL(text).href) : text;
}


/***/ }),

/***/ 23461:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ listChangedFiles),
/* harmony export */   T: () => (/* binding */ containsCommit)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);

const COMPARISON_MS = 60_000;
async function listChangedFiles({ histories, clock, deadline }, comparison) {
    const reasons = [];
    for (const history of histories) {
        const timeoutMs = Math.min(COMPARISON_MS, deadline - clock.now());
        const changed = await history.listChangedFiles(comparison, { timeoutMs });
        if (!('unknown' in changed))
            return changed;
        reasons.push(changed.unknown);
    }
    return { ...comparison, unknown: reasons.join('; ') };
}
const LONGEST_HISTORY_MS = 20_000;
async function containsCommit({ histories, clock, deadline }, commits) {
    if (!(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullCommit */ .f5)(commits.from) || !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommitId */ .jh)(commits.to))
        return undefined;
    const timeoutMs = Math.min(LONGEST_HISTORY_MS, Math.max(1, deadline - clock.now()));
    for (const history of histories) {
        const contains = await history.containsCommit(commits, { timeoutMs });
        if (contains !== undefined)
            return contains;
    }
    return undefined;
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
    fix: 'Check the path of `base_url`. LangSmith Cloud has no path; self-hosted LangSmith has `/api-host`. For LangSmith, also set `api_dialect` to `langsmith`.'
};
async function assertServiceAnswers({ controlPlane }, deployment) {
    const listed = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: '', limit: 1, offset: 0 }));
    if ('value' in listed && listed.value !== null)
        return;
    const refused = [];
    for (const list of [() => controlPlane.listListeners(), () => controlPlane.listIntegrations()]) {
        const read = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(list);
        if ('value' in read ||
            !(read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs) ||
            !NO_SUCH_OPERATION.has(read.error.status))
            return;
        refused.push(read.error);
    }
    const facts = refused.map(({ brief }) => brief);
    if (deployment !== undefined)
        facts.push(`Deployment ${deployment} may still exist.`);
    const headline = `${NO_API.headline} (${refused.at(-1)?.status}).`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', [headline, ...facts].join('\n'), { advice: NO_API.fix });
}
async function noListError(session, { consequence, advice }) {
    await assertServiceAnswers(session);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('operation_unsupported', `This service has no list of deployments, so ${consequence}.`, {
        advice
    });
}


/***/ }),

/***/ 91741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ createAdapters)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
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
        findFile: async (commit, path, options) => findFile(within(TREE_MS, options), { commit, path: (0,path_patterns/* canonicalPath */.Op)(path) }),
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
    if (git === undefined || !(0,refs/* isFullCommit */.f5)(from) || !(0,refs/* isCommitId */.jh)(to))
        return undefined;
    const isAncestor = async (commit, of) => {
        const answer = await git('merge-base', '--is-ancestor', `${commit}^{commit}`, `${of}^{commit}`);
        return 'output' in answer ? true : answer.exit_code === 1 ? false : undefined;
    };
    const contains = await isAncestor(from, to);
    if (contains !== false || (await isAncestor(to, from)))
        return contains;
    return (0,run_git/* lineOf */.cA)(await git('rev-parse', '--is-shallow-repository')) === 'false' ? false : undefined;
}
async function findFile(git, { commit, path }) {
    if (git === undefined || !(0,refs/* isFullCommit */.f5)(commit) || path === '')
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
    const isLink = (mode = '') => LINK_MODES.has(mode);
    return {
        files: entries.map(([, before, after, path = '']) => ({
            path,
            may_be_link: isLink(before) || isLink(after)
        }))
    };
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
        return (0,mask_answers/* maskAnswers */.a8)(sender, (value) => runner.mask(value));
    };
    let shared;
    let connectedGitHub;
    const ports = {
        connect: async ({ base_url, credentials, dialect }, limit) => {
            const { createControlPlane, credentialHeaders } = await __webpack_require__.e(/* import() */ 812).then(__webpack_require__.bind(__webpack_require__, 20812));
            shared ??= (0,time_limit/* pauseTogether */.TK)(openSender(base_url, '`base_url`', credentialHeaders(credentials)), clock);
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
        openGitHub: async (account, phase) => {
            const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(502)]).then(__webpack_require__.bind(__webpack_require__, 81502));
            connectedGitHub ??= connectGitHub({
                ...account,
                clock,
                cancelled,
                ended: (0,process/* shortlyAfter */.is)(cancelled)
            });
            return connectedGitHub(phase);
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
