export const id = 640;
export const ids = [640];
export const modules = {

/***/ 6568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  T: () => (/* binding */ createAdapters)
});

;// CONCATENATED MODULE: ./lib/src/control-plane/credentials.js
function credentialHeaders(credentials) {
    return {
        ...(credentials.api_key && { 'x-api-key': credentials.api_key }),
        ...(credentials.tenant_id && { 'x-tenant-id': credentials.tenant_id }),
        ...(credentials.bearer_token && { authorization: `Bearer ${credentials.bearer_token}` })
    };
}

// EXTERNAL MODULE: ./lib/src/repository/path.js
var repository_path = __webpack_require__(87516);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/git/run-git.js
var run_git = __webpack_require__(46949);
;// CONCATENATED MODULE: ./lib/src/git/tree.js
const FOLDER = '040000';
const LINKS = new Set(['160000', '120000']);
function pathAndFolders(path) {
    const parts = path.split('/');
    return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}
function judgePath(path, entries) {
    const asked = new Set(pathAndFolders(path));
    if (entries.some((entry) => asked.has(entry.path) && LINKS.has(entry.mode)))
        return 'link';
    const found = entries.find((entry) => entry.path === path);
    if (found === undefined)
        return 'missing';
    return found.mode === FOLDER ? 'folder' : 'file';
}
function parseTree(output) {
    const lines = output.toString('utf8').split('\0');
    if (lines.pop() !== '')
        return undefined;
    const entries = lines.map((line) => /^([0-7]{6}) [a-z]+ [0-9a-f]+\t([^]+)$/.exec(line));
    if (entries.includes(null))
        return undefined;
    return entries.map((entry) => ({ mode: entry?.[1] ?? '', path: entry?.[2] ?? '' }));
}

;// CONCATENATED MODULE: ./lib/src/git/checkout.js




const LONGEST_MS = 20_000;
const TREE_MS = 5_000;
const LINK_MODES = new Set(['160000', '120000']);
function createCheckout(options) {
    return {
        findFile: (commit, path, { timeoutMs = TREE_MS } = {}) => findFile({ timeoutMs: Math.min(timeoutMs, TREE_MS), ...options }, { commit, path: (0,repository_path/* canonicalPath */.O)(path) }),
        listChangedFiles: async (comparison, { timeoutMs = LONGEST_MS } = {}) => {
            const mostMs = Math.min(timeoutMs, options.timeoutMs ?? LONGEST_MS);
            const { from, to } = comparison;
            if (options.workspace === undefined)
                return { ...comparison, unknown: 'the runner has no workspace' };
            if (![from, to].every(refs/* isFullCommit */.f5))
                throw new Error('not the full id of a commit');
            const answer = await (0,run_git/* runGit */.EO)({ ...options, timeoutMs: mostMs }, [
                ...(0,run_git/* gitOptions */.h5)(options.workspace),
                ...diffOptions(comparison)
            ]);
            return { ...comparison, ...('unknown' in answer ? { unknown: answer.unknown } : readRaw(answer.output)) };
        },
        containsCommit: (comparison, { timeoutMs = LONGEST_MS } = {}) => containsCommit({ ...options, timeoutMs: Math.min(timeoutMs, TREE_MS) }, comparison)
    };
}
async function containsCommit(options, { from, to }) {
    const { workspace } = options;
    if (workspace === undefined || !(0,refs/* isFullCommit */.f5)(from) || !(0,refs/* isCommitId */.jh)(to))
        return undefined;
    const git = (...args) => (0,run_git/* runGit */.EO)(options, [...(0,run_git/* gitOptions */.h5)(workspace), ...args]);
    const isAncestor = async (commit, of) => {
        const answer = await git('merge-base', '--is-ancestor', `${commit}^{commit}`, `${of}^{commit}`);
        return 'output' in answer ? true : answer.exit_code === 1 ? false : undefined;
    };
    const contains = await isAncestor(from, to);
    if (contains !== false || (await isAncestor(to, from)))
        return contains;
    const shallow = await git('rev-parse', '--is-shallow-repository');
    return 'output' in shallow && shallow.output.toString('utf8').trim() === 'false' ? false : undefined;
}
async function findFile(options, { commit, path }) {
    const { workspace } = options;
    if (workspace === undefined || !(0,refs/* isFullCommit */.f5)(commit) || path === '')
        return undefined;
    const list = ['ls-tree', '-z', '-t', '--full-tree', `${commit}^{tree}`, '--', ...pathAndFolders(path)];
    const answer = await (0,run_git/* runGit */.EO)(options, [...(0,run_git/* gitOptions */.h5)(workspace), ...list]);
    const entries = 'unknown' in answer ? undefined : parseTree(answer.output);
    const found = entries && judgePath(path, entries);
    return found === 'link' ? undefined : found;
}
function diffOptions({ from, to }) {
    const plain = ['--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=none'];
    return ['diff-tree', '-r', '--raw', '-z', '--no-abbrev', ...plain, `${from}^{commit}`, `${to}^{commit}`, '--'];
}
function readRaw(output) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(output);
    }
    catch {
        return { unknown: 'the name of a changed file is not UTF-8' };
    }
    const parts = text.split('\0');
    const strange = { unknown: 'the output of git has an unknown form' };
    if (parts.pop() !== '' || parts.length % 2 !== 0)
        return strange;
    const files = [];
    for (let i = 0; i < parts.length; i += 2) {
        const [, before = '', after = ''] = /^:([0-7]{6}) ([0-7]{6}) [0-9a-f]+ [0-9a-f]+ [ADMT]$/.exec(parts[i] ?? '') ?? [];
        const path = parts[i + 1] ?? '';
        if (before === '' || path === '')
            return strange;
        files.push({ path, may_be_link: LINK_MODES.has(before) || LINK_MODES.has(after) });
    }
    return { files };
}

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/http/sender.js + 3 modules
var http_sender = __webpack_require__(32726);
;// CONCATENATED MODULE: ./lib/src/http/limited-sender.js


const WRITE_SHARE = 0.8;
function limitSender(sender, limit) {
    let isSpent = false;
    const bounded = async (request, send) => {
        if (isSpent)
            throw new errors/* TimeLimitError */.$q((0,http_sender/* nameRequest */.R)(request));
        const mostMs = requestTime(request.method, limit);
        if (mostMs >= request.timeoutMs)
            return send(request);
        try {
            return await send({ ...request, timeoutMs: mostMs });
        }
        catch (error) {
            if (!(error instanceof errors/* ConnectionError */.Rc && error.timed_out))
                throw error;
            isSpent = limit.remainingMs() <= 0;
            throw endedByLimit(error);
        }
    };
    return {
        send: (request) => bounded(request, (within) => sender.send(within)),
        stream: (request, maxBytes, onText) => bounded(request, (within) => sender.stream(within, maxBytes, onText)),
        close: () => sender.close()
    };
}
function requestTime(method, limit) {
    const remainingMs = limit.remainingMs();
    return Math.max(method === 'GET' ? remainingMs : remainingMs * WRITE_SHARE, limit.graceMs);
}
function endedByLimit(error) {
    const { request, brief, mayHaveBeenApplied, retryable, advice } = error;
    return new errors/* ConnectionError */.Rc(`${error.message}, because the time limit of the step (\`timeout\`) ended`, {
        request,
        brief,
        mayHaveBeenApplied,
        retryable,
        timed_out: true,
        advice: `${advice ?? ''} If the service only takes longer, set \`timeout\` to a longer time. Re-run the job: it reads first and continues from what exists.`.trim(),
        cause: error
    });
}

// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(10323);
// EXTERNAL MODULE: ./lib/src/http/retry-after.js
var retry_after = __webpack_require__(34190);
;// CONCATENATED MODULE: ./lib/src/http/shared-pause.js


const TOO_MANY_REQUESTS = 429;
function pauseTogether(sender, clock) {
    let until = Number.NEGATIVE_INFINITY;
    const paused = async (send) => {
        const leftMs = until - clock.now();
        if (leftMs >= 1)
            return stillPaused(leftMs, clock.date());
        const answer = await send();
        const namedMs = answer.status === TOO_MANY_REQUESTS ? (0,retry_after/* retryAfterMs */.V)(answer) : undefined;
        if (namedMs !== undefined)
            until = Math.max(until, clock.now() + Math.min(namedMs, retry/* LONGEST_RETRY_AFTER_MS */.Q));
        return answer;
    };
    return {
        send: (request) => paused(() => sender.send(request)),
        stream: (request, maxBytes, onText) => paused(() => sender.stream(request, maxBytes, onText)),
        close: () => sender.close()
    };
}
function stillPaused(leftMs, now) {
    const retryAfter = String(Math.ceil(leftMs) / 1_000);
    return { status: TOO_MANY_REQUESTS, text: '', retryAfter, receivedAt: now, location: undefined, date: undefined };
}

// EXTERNAL MODULE: ./lib/src/masking/mask-answers.js
var mask_answers = __webpack_require__(49587);
// EXTERNAL MODULE: ./lib/src/runner/process.js
var process = __webpack_require__(8764);
;// CONCATENATED MODULE: ./lib/src/adapters.js







function createAdapters({ runner, redactor, cancelled, clock, place, only_reads }) {
    const senders = [];
    const debug = (line) => runner.debug(line);
    const openSender = (baseUrl, address, headers) => {
        const sender = (0,http_sender/* createHttpSender */.m)({ baseUrl, address, headers, cancelled, clock, onExchange: debug });
        senders.push(sender);
        return (0,mask_answers/* maskAnswers */.a8)(sender, (value) => runner.mask(value));
    };
    const openShared = rememberSenders((...at) => pauseTogether(openSender(...at), clock));
    return {
        ports: {
            connect: (connection, limit) => connectControlPlane(connection, {
                openSender: openShared,
                clock: only_reads ? undefined : clock,
                limit,
                redact: redactor.redact,
                debug
            }),
            loadAgentServer: async () => {
                const { createAgentServer } = await __webpack_require__.e(/* import() */ 773).then(__webpack_require__.bind(__webpack_require__, 78773));
                return (url, api_key) => {
                    const sender = openSender(url, 'the URL of the deployment', credentialHeaders({ api_key }));
                    return createAgentServer(sender, redactor.redact);
                };
            },
            workspace: place.workspace,
            checkout: createCheckout({ ...place, cancelled }),
            openGitHub: lateGitHub(clock, cancelled)
        },
        close: () => {
            for (const sender of senders)
                sender.close();
        }
    };
}
function lateGitHub(clock, cancelled) {
    let connected;
    return async (account, phase) => {
        const { connectGitHub } = await Promise.all(/* import() */[__webpack_require__.e(351), __webpack_require__.e(869)]).then(__webpack_require__.bind(__webpack_require__, 65869));
        connected ??= connectGitHub({ ...account, clock, cancelled, ended: (0,process/* shortlyAfter */.i)(cancelled) });
        return connected(phase);
    };
}
function rememberSenders(open) {
    const known = new Map();
    return (baseUrl, address, headers) => {
        const key = JSON.stringify([baseUrl, headers]);
        const sender = known.get(key) ?? open(baseUrl, address, headers);
        known.set(key, sender);
        return sender;
    };
}
async function connectControlPlane({ base_url, credentials, dialect }, { openSender, limit, ...given }) {
    const { createControlPlane } = await Promise.all(/* import() */[__webpack_require__.e(514), __webpack_require__.e(217), __webpack_require__.e(152)]).then(__webpack_require__.bind(__webpack_require__, 19152));
    const sender = limitSender(openSender(base_url, '`base_url`', credentialHeaders(credentials)), limit);
    return createControlPlane({ ...given, sender, dialect, access: { base_url, credentials } });
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

/***/ 82630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Nn: () => (/* binding */ rowsIn),
/* harmony export */   s7: () => (/* binding */ saysMore)
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
const PAGE_FIELDS = new Set(['offset', 'limit']);
function isEmpty(answer) {
    if (answer === null)
        return true;
    if (typeof answer !== 'object')
        return false;
    if (Array.isArray(answer))
        return answer.length === 0;
    return Object.entries(answer).every(([field, value]) => isNothing(value) || PAGE_FIELDS.has(field));
}
function isNothing(value) {
    if (typeof value === 'object' && value !== null)
        return Object.keys(value).length === 0;
    return value === null || value === 0 || value === false || value === '';
}
const NEXT = /^(?:next|cursor|(?:next|after|continuation)_?(?:cursor|token|page|page_?token|offset|link|url))$|^page_?token$/i;
const HAS_MORE = /^(?:has_?)?(?:more|next|next_?page)$/i;
const ABOUT_PAGES = /^(?:pagination|paging|page_?info|meta(?:data)?|links)$/i;
function saysMore(answer) {
    if (typeof answer !== 'object' || answer === null || Array.isArray(answer))
        return undefined;
    const members = Object.entries(answer).flatMap(([field, value]) => ABOUT_PAGES.test(field) && typeof value === 'object' && value !== null ? Object.entries(value) : [[field, value]]);
    const said = members.flatMap(([field, value]) => {
        if (HAS_MORE.test(field) && typeof value === 'boolean')
            return [value];
        const isLink = value === null || typeof value === 'string' || typeof value === 'number';
        return NEXT.test(field) && isLink ? [value !== null && value !== ''] : [];
    });
    return said.length === 0 ? undefined : said.some(Boolean);
}


/***/ }),

/***/ 30726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ readEntry)
/* harmony export */ });
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61645);

const isText = (value) => typeof value === 'string';
function readEntry(entry) {
    if (typeof entry !== 'object' || entry === null)
        return undefined;
    const { message, timestamp, level } = entry;
    if (!isText(message))
        return undefined;
    const time = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_0__/* .readDate */ .A)(isText(timestamp) ? timestamp : undefined);
    return { message, at: Number.isNaN(time) ? undefined : time, level: isText(level) ? level : undefined };
}


/***/ }),

/***/ 70104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ withRetries)
/* harmony export */ });
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10323);

function withRetries(controlPlane, options) {
    const read = (request, how) => how?.once ? request() : (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetry */ .bD)(options, request);
    return {
        readDeployment: (id, how) => read(() => controlPlane.readDeployment(id, how), how),
        readRevision: (id, revisionId, how) => read(() => controlPlane.readRevision(id, revisionId, how), how),
        listDeployments: (query) => read(() => controlPlane.listDeployments(query)),
        listRevisions: (id, how) => read(() => controlPlane.listRevisions(id, how), how),
        listIntegrations: () => read(() => controlPlane.listIntegrations()),
        listListeners: () => read(() => controlPlane.listListeners()),
        readRevisionLog: (id, revisionId, query, how) => controlPlane.readRevisionLog(id, revisionId, query, how),
        createDeployment: (body) => controlPlane.createDeployment(body),
        patchDeployment: (id, body) => controlPlane.patchDeployment(id, body),
        deleteDeployment: (id) => controlPlane.deleteDeployment(id),
        redeployRevision: (id, revisionId) => controlPlane.redeployRevision(id, revisionId)
    };
}


/***/ }),

/***/ 53757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dx: () => (/* binding */ linesOf),
/* harmony export */   Gi: () => (/* binding */ emitLog)
/* harmony export */ });
/* unused harmony export fittingLogs */
/* harmony import */ var _contract_revision_log_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30726);
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const LONGEST_READING_MS = 5_000;
const PAGE_SIZE = 100;
const MOST_LINES = 50;
const LONGEST_LINE = 300;
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
            const entries = logs.flatMap((entry) => (0,_contract_revision_log_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .readEntry */ .h)(entry) ?? []);
            const lines = linesOf(isNewest ? entries.toReversed() : entries, redact);
            if (lines.length === 0)
                continue;
            const told = { log, revision_id, lines, is_end: isNewest || !next_offset };
            emit({ type: 'log_read', log: told });
            return told;
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc)
                throw error;
            emit({ type: 'log_missing', problem: (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .messageOf */ .bD)(error) });
        }
    }
    return undefined;
}
const NONE = { logs: [], next_offset: null };
function fittingLogs(status, source) {
    const { log } = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .meaningOf */ .Pr)(status);
    if (log !== undefined)
        return [log];
    return source === 'external_container' ? ['deploy'] : ['build', 'deploy'];
}
function isNewestFirst(logs) {
    const [first, last] = [(0,_contract_revision_log_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .readEntry */ .h)(logs[0])?.at, (0,_contract_revision_log_entry_js__WEBPACK_IMPORTED_MODULE_0__/* .readEntry */ .h)(logs.at(-1))?.at];
    return first === undefined || last === undefined || first >= last;
}
function linesOf(entries, redact, most = MOST_LINES) {
    const lines = entries
        .flatMap(({ message, level = '' }) => {
        const texts = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutAnsi */ .uo)(message).split(/\r\n|[\r\n]/);
        return texts.slice(-most).map((line) => ({ line, level }));
    })
        .filter(({ line }) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(line) !== '')
        .slice(-most);
    const clean = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .redactLines */ .nI)(lines.map(({ line }) => line), redact);
    return clean.flatMap((line, at) => {
        const { level = '' } = lines[at] ?? {};
        const text = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(line, LONGEST_LINE);
        if (text === '')
            return [];
        if (IS_ALARMING.test(level))
            return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(`${level}  ${text}`, LONGEST_LINE);
        const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0;
        return ' '.repeat(Math.min(indent, 20)) + text;
    });
}
const IS_ALARMING = /^(?:error|fatal|critical|warn|warning)$/i;


/***/ }),

/***/ 22231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sz: () => (/* binding */ NEW_REVISION_POLICIES),
/* harmony export */   pS: () => (/* binding */ keepRevision),
/* harmony export */   zB: () => (/* binding */ isApart)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);

function isApart({ deployment, latest }) {
    const { active_revision_id: active } = deployment;
    return active != null && latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) === 'deployed' && active !== latest.id;
}
const NEW_REVISION_POLICIES = ['auto', 'always', 'never'];
function keepRevision(plan, { deployment, latest }) {
    const { new_revision, built_by_service, retained_commit } = plan;
    const skipped = {
        ...(built_by_service !== undefined && { built_by_service }),
        ...(retained_commit !== undefined && { retained_commit })
    };
    const id = deployment.latest_revision_id;
    const kept = { revision_id: id, previous: id, latest: latest ?? undefined };
    return { operation: 'unchanged', deployment, before: deployment, ...kept, new_revision, ...skipped };
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

/***/ 75099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ SETTLES_MS),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   c0: () => (/* binding */ REVISION_APPEARS_MS),
/* harmony export */   ld: () => (/* binding */ TAKES_OVER_MS)
/* harmony export */ });
/* harmony import */ var _requests_poll_until_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15745);
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
    return (0,_requests_poll_until_js__WEBPACK_IMPORTED_MODULE_1__/* .pollUntil */ .g)({ clock, deadline, delayMs: POLL_MS }, readOrKeep, isDone);
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
/* harmony export */   ff: () => (/* binding */ describeTarget),
/* harmony export */   sJ: () => (/* binding */ noSuchId)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59775);
/* harmony import */ var _requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75676);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82196);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10323);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(48137);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);









async function findByName(controlPlane, name) {
    const livingIn = ({ rows }) => rows.filter((row) => row.name === name && !(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(row));
    const isEnough = (rows) => livingIn({ rows }).length > 1;
    let listing = await (0,_requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(controlPlane, name, { isEnough });
    const mayHaveMoved = listing !== null && listing.pages > 1 && livingIn(listing).length === 0;
    if (mayHaveMoved)
        listing = await (0,_requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(controlPlane, name, { isEnough });
    if (listing === null)
        return 'unlisted';
    const [id, ...more] = livingIn(listing).map((row) => row.id);
    if (more.length > 0) {
        const message = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(more.length + 1, 'deployment')} are named "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}": ${[id, ...more].join(', ')}`;
        const advice = 'Set `deployment_id` to one of them, or delete the others.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('name_conflict', message, { advice });
    }
    if (id !== undefined)
        return { id };
    if (listing.incomplete !== undefined)
        throw (0,_requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .unreadList */ .Ye)(name, listing.incomplete);
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
const noSuchId = (id) => `no deployment has the ID ${id}, or these credentials cannot see it`;
function describeDeployment({ name, id }) {
    return `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)} (${id})`;
}
async function nearName({ controlPlane }, name) {
    if ((0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__/* .isPreviewName */ .En)(name))
        return undefined;
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: '', limit: _requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .PAGE_SIZE */ .md, offset: 0 }));
    const rows = 'value' in read ? (read.value ?? []) : [];
    const names = rows.filter((row) => !(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(row) && !(0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__/* .isPreviewName */ .En)(row.name)).map((row) => row.name);
    return names.includes(name) ? undefined : (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_8__/* .misspelled */ .vs)(name, names);
}


/***/ }),

/***/ 47643:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $Q: () => (/* binding */ findCurrent),
/* harmony export */   f8: () => (/* binding */ findAndRead),
/* harmony export */   oP: () => (/* binding */ waitForName)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _requests_poll_until_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(15745);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10323);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61645);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60745);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(22231);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(91478);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75099);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57469);











const ASSUMED = 'This service has no list of deployments (404), so the run assumed that the deployment did not exist. Set `deployment_id` for later runs, unless they find it in the GitHub Deployments of this one.';
async function findCurrent(session, target, wanted) {
    const { emit } = session;
    const none = { current: null, deleting: null };
    const found = await findAndRead(session, target, (state) => isSettled(state, wanted, session.clock.date()));
    if (found === 'unlisted')
        return { ...none, assumed: ASSUMED };
    if (found === 'absent') {
        emit({ type: 'deployment_not_found', what: (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .describeTarget */ .ff)(target) });
        return { ...none, near_name: await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nearName */ .cR)(session, target.name ?? '') };
    }
    if ('deleting' in found)
        return { ...none, deleting: found.deleting };
    const { deployment } = found;
    emit({ type: 'deployment_read', deployment });
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(deployment))
        throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nameReservedError */ .eG)(deployment.name, deployment.id);
    return { current: found, deleting: null };
}
function isSettled(state, wanted, now) {
    const { deployment, latest } = state;
    if (latest === null || (0,_core_model_js__WEBPACK_IMPORTED_MODULE_5__/* .isApart */ .zB)(state))
        return false;
    const needsCommit = wanted?.source === 'git_host' && wanted.commit !== undefined;
    const codes = [latest.source_revision_config, deployment.source_revision_config];
    if (!needsCommit || codes.some((code) => code?.repo_commit_sha != null))
        return true;
    const isNew = Math.abs(now - (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_3__/* .readDate */ .A)(latest.created_at)) < _core_settle_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTLES_MS */ .EZ;
    return !isNew || (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) !== 'deployed';
}
async function findAndRead(session, { deployment_id, name = '' }, isSettledState = () => true, forMs = _core_settle_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTLES_MS */ .EZ) {
    const onWait = (ms) => {
        const message = `The service does not show all of the deployment yet. Reading again for up to ${Math.round(ms / 1000)} s.`;
        session.emit({ type: 'info', message });
    };
    const read = async () => {
        if (deployment_id !== undefined)
            return (0,_core_session_js__WEBPACK_IMPORTED_MODULE_8__/* .readCurrent */ .cA)(session, deployment_id);
        const found = await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .findByNameOrRecord */ .AF)(session, name);
        if (typeof found === 'string' || 'deleting' in found)
            return found;
        const state = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .orNull */ .Xd)((0,_core_session_js__WEBPACK_IMPORTED_MODULE_8__/* .readCurrent */ .cA)(session, found.id));
        return state !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(state.deployment) ? { deleting: found.id } : state;
    };
    const isOver = (found) => found !== null && (typeof found === 'string' || 'deleting' in found || isSettledState(found));
    const found = await (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_6__/* .settle */ .G9)(session, read, isOver, { onWait, forMs });
    if (found !== null)
        return found;
    const advice = 'If it is being deleted, run again later. Otherwise check it in the service.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', `The service finds "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitizeLine */ .g$)(name)}", and cannot read it.`, { advice });
}
async function waitForName(session, name, deleting) {
    const { clock, deadline, emit } = session;
    const most = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spellDuration */ .jl)(Math.max(0, deadline - clock.now()));
    const message = `Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitizeLine */ .g$)(name)}" (${deleting}) is being deleted. Waiting up to ${most} until its name is free.`;
    emit({ type: 'info', message });
    const read = async () => {
        const found = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => findAndRead(session, { name }));
        if ('value' in found)
            return found.value;
        if (found.error.retryable)
            return { deleting };
        throw found.error;
    };
    const isFree = (found) => typeof found === 'string' || 'deployment' in found;
    await clock.sleep(Math.min((0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoffDelay */ .EY)(1), Math.max(0, deadline - clock.now())));
    const delayMs = (pause) => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .backoffDelay */ .EY)(pause + 1);
    const found = await (0,_requests_poll_until_js__WEBPACK_IMPORTED_MODULE_10__/* .pollUntil */ .g)({ clock, deadline, delayMs }, read, isFree);
    if (typeof found === 'string')
        return undefined;
    if ('deployment' in found)
        return { id: found.deployment.id };
    throw (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_7__/* .nameReservedError */ .eG)(name, deleting);
}


/***/ }),

/***/ 46949:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   JN: () => (/* binding */ NOTHING_CHECKED_OUT),
/* harmony export */   h5: () => (/* binding */ gitOptions)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const MOST_BYTES = 4 * 2 ** 20;
function gitOptions(workspace) {
    const settings = ['core.fsmonitor=false', 'core.commitGraph=false', 'diff.relative=false', 'diff.orderFile=/dev/null'];
    return ['-C', workspace, '--no-pager', '--no-replace-objects', ...settings.flatMap((setting) => ['-c', setting])];
}
const VARIABLES = {
    LC_ALL: 'C',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0'
};
function runGit({ variables, cancelled, timeoutMs, mostBytes = MOST_BYTES }, args) {
    const options = {
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
        env: { ...variables, ...VARIABLES },
        encoding: 'buffer',
        timeout: Math.max(1, Math.ceil(timeoutMs)),
        killSignal: 'SIGKILL',
        maxBuffer: mostBytes,
        signal: cancelled,
        windowsHide: true
    };
    return new Promise((resolve, reject) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', args, options, (error, output, problem) => {
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
const exitCodeOf = ({ code }) => (typeof code === 'number' ? { exit_code: code } : {});
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

/***/ 34190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ retryAfterMs)
/* harmony export */ });
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61645);

function retryAfterMs(answer) {
    const { retryAfter } = answer;
    if (retryAfter === undefined)
        return undefined;
    if (/^\d+(\.\d+)?$/.test(retryAfter.trim()))
        return Number(retryAfter) * 1000;
    const at = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_0__/* .readDate */ .A)(retryAfter);
    return Number.isNaN(at) ? undefined : Math.max(0, at - sentAt(answer));
}
function sentAt({ date, receivedAt }) {
    const sent = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_0__/* .readDate */ .A)(date);
    return Number.isNaN(sent) ? receivedAt : sent;
}


/***/ }),

/***/ 27614:
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

/***/ 32726:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  m: () => (/* binding */ createHttpSender),
  R: () => (/* binding */ nameRequest)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/http/body.js

const MAX_ANSWER_BYTES = 16 * 1024 * 1024;
async function readText(message) {
    const chunks = [];
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > MAX_ANSWER_BYTES) {
            message.destroy();
            throw new Error(`the answer is larger than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB`);
        }
        chunks.push(chunk);
    }
    if (!message.complete)
        throw new Error('the answer was cut off');
    const body = await decompress(Buffer.concat(chunks), message.headers['content-encoding']);
    return new TextDecoder().decode(body);
}
async function decompress(body, encoding = '') {
    const name = encoding.trim().toLowerCase();
    if (name === '' || name === 'identity' || body.length === 0)
        return body;
    const { brotliDecompressSync, inflateSync, unzipSync } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 38522, 19));
    const limit = { maxOutputLength: MAX_ANSWER_BYTES };
    switch (name) {
        case 'gzip':
        case 'x-gzip':
            return unzipSync(body, limit);
        case 'deflate':
            return inflateSync(body, limit);
        case 'br':
            return brotliDecompressSync(body, limit);
        default:
            throw new Error(`the answer is compressed as ${(0,sanitize/* sanitizeLine */.g$)(encoding, 40)}, which was not requested`);
    }
}
async function readTextStream(message, maxBytes, onText) {
    const decoder = new TextDecoder();
    let size = 0;
    for await (const chunk of message) {
        size += chunk.length;
        if (size > maxBytes) {
            message.destroy();
            throw new Error(`the stream is larger than ${maxBytes / 1024 / 1024} MiB`);
        }
        onText(decoder.decode(chunk, { stream: true }));
    }
    onText(decoder.decode());
    if (!message.complete)
        throw new Error('the stream was cut off');
}

// EXTERNAL MODULE: ./lib/src/http/safe-url.js
var safe_url = __webpack_require__(27614);
;// CONCATENATED MODULE: ./lib/src/http/connection-error.js



const NOT_SENT = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'EADDRNOTAVAIL']);
const TLS_FAILURE = /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO_|^EPROTO$/;
const PROXY_STATUS = /tunneling socket could not be established, statusCode=(\d{3})/;
const ATTEMPTS_ON_THIS_MACHINE = 4;
function connectionError(cause, failed) {
    const { request, timedOutMs } = failed;
    const code = codeOf(cause);
    const text = (0,errors/* messageOf */.bD)(cause);
    const isUntrusted = TLS_FAILURE.test(code);
    const { headline, fix } = explain(code, text, failed);
    const what = (0,sanitize/* sanitizeLine */.g$)(text.includes(code) ? text || 'the connection failed' : `${code}: ${text}`);
    const fact = timedOutMs === undefined ? what : `no whole answer within ${Math.ceil(timedOutMs / 1000)} s`;
    const brief = `${request}: ${fact}`;
    return new errors/* ConnectionError */.Rc(`${headline}\n${brief}`, {
        request,
        brief,
        mayHaveBeenApplied: !NOT_SENT.has(code) && !isUntrusted,
        retryable: !isUntrusted,
        timed_out: timedOutMs !== undefined,
        mostAttempts: isAbsentHere(code, failed) ? ATTEMPTS_ON_THIS_MACHINE : undefined,
        advice: fix,
        cause
    });
}
function isAbsentHere(code, { baseUrl, hasAnswered }) {
    return code === 'ECONNREFUSED' && !hasAnswered && (0,safe_url/* isLoopback */.U9)(new URL(baseUrl).hostname);
}
function explain(code, text, { baseUrl, address, timedOutMs }) {
    const url = new URL(baseUrl);
    const host = (0,sanitize/* sanitizeLine */.g$)(url.host, 100);
    const reach = `Check ${address}, and that this runner can reach ${host}. HTTPS_PROXY and NO_PROXY are honored.`;
    if (timedOutMs !== undefined)
        return { headline: `${host} sent no whole answer within ${Math.ceil(timedOutMs / 1000)} s.`, fix: reach };
    const proxyStatus = PROXY_STATUS.exec(text)?.[1];
    if (proxyStatus !== undefined) {
        const fix = proxyStatus === '407'
            ? 'Put the user and password of the proxy into HTTPS_PROXY.'
            : `Ask the owner of the proxy in HTTPS_PROXY to allow ${host}. If the runner reaches ${host} directly, add it to NO_PROXY.`;
        return { headline: `The proxy refused to connect to ${host} (${proxyStatus}).`, fix };
    }
    if (TLS_FAILURE.test(code))
        return {
            headline: `No trusted connection to ${host} can be made.`,
            fix: `If your own authority signed the certificate, set NODE_EXTRA_CA_CERTS to its certificate. If the server speaks plain http on this port, correct ${address}.`
        };
    switch (code) {
        case 'ENOTFOUND':
            return {
                headline: `The host ${host} was not found.`,
                fix: `Check the spelling of ${address}. If the name is private, use a runner in a network that resolves it.`
            };
        case 'EAI_AGAIN':
            return {
                headline: `The name server did not answer for the host ${host}.`,
                fix: `Check the network of the runner and the spelling of ${address}, then run again.`
            };
        case 'ECONNREFUSED':
            return (0,safe_url/* isLoopback */.U9)(url.hostname)
                ? {
                    headline: `No program listens at ${host}. This address is the runner itself.`,
                    fix: `Check ${address}. If it is the local control plane, start it in an earlier step of the same job, and let that step wait until it answers.`
                }
                : {
                    headline: `${host} refused the connection.`,
                    fix: `Check host and port of ${address}, and that the service is running.`
                };
        default:
            return { headline: `The connection to ${host} failed.`, fix: reach };
    }
}
function codeOf(cause) {
    return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}

// EXTERNAL MODULE: ./node_modules/@actions/http-client/lib/index.js + 1 modules
var lib = __webpack_require__(44942);
;// CONCATENATED MODULE: ./lib/src/http/wire.js

function openWire(signal) {
    const prepareRequest = (options) => {
        options.signal = wire.signal;
        options.host = options.host?.replace(/^\[(.*)\]$/, '$1') ?? null;
    };
    const handler = {
        prepareRequest,
        canHandleAuthentication: () => false,
        handleAuthentication: () => Promise.reject(new Error('no authentication handler'))
    };
    const open = (keepAlive) => new lib/* HttpClient */.Qq('deploy-agent-server', [handler], { allowRedirects: false, allowRetries: false, keepAlive });
    const wire = { reader: open(true), writer: open(false), signal, hasAnswered: false };
    return wire;
}

;// CONCATENATED MODULE: ./lib/src/http/sender.js




function nameRequest({ method, path }) {
    return `${method} ${path.split('?', 1)[0]}`;
}
function createHttpSender(options) {
    const wire = openWire(options.cancelled);
    return {
        send: (request) => exchange(wire, options, { request, read: readText }),
        stream: (request, maxBytes, onText) => {
            const read = async (message) => {
                if ((message.statusCode ?? 0) > 299)
                    return readText(message);
                await readTextStream(message, maxBytes, onText);
                return '';
            };
            return exchange(wire, options, { request, read });
        },
        close: () => {
            wire.reader.dispose();
            wire.writer.dispose();
        }
    };
}
async function exchange(wire, { address, cancelled, clock, onExchange, ...options }, { request, read }) {
    const { method, path, timeoutMs } = request;
    const timeUp = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)));
    const startedAt = clock.now();
    const tell = (what) => onExchange?.(`${method} ${path}: ${what}, ${Math.round(clock.now() - startedAt)} ms`);
    try {
        cancelled.throwIfAborted();
        wire.signal = AbortSignal.any([cancelled, timeUp]);
        const { message } = await orAborted(sendOver(method === 'GET' && !request.ownConnection ? wire.reader : wire.writer, options, request), wire.signal);
        wire.hasAnswered = true;
        const status = message.statusCode ?? 0;
        const text = await read(message);
        tell(String(status));
        const { location, date, 'retry-after': retryAfter } = message.headers;
        return { status, text, retryAfter, location, date, receivedAt: clock.date() };
    }
    catch (error) {
        tell('no whole answer');
        if (cancelled.aborted)
            throw new errors/* CancelledError */.cc('cancelled', { cause: error, reason: cancelled.reason });
        const timedOutMs = timeUp.aborted ? timeoutMs : undefined;
        const { hasAnswered } = wire;
        const exchanged = { request: nameRequest(request), baseUrl: options.baseUrl, address, timedOutMs, hasAnswered };
        throw connectionError(error, exchanged);
    }
}
function sendOver(client, { baseUrl, headers }, { method, path, body, accept = 'application/json' }) {
    const data = body === undefined ? null : JSON.stringify(body);
    return client.request(method, baseUrl + path, data, {
        accept,
        'accept-encoding': 'identity',
        ...(data !== null && { 'content-type': 'application/json' }),
        ...headers
    });
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

/***/ 38944:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ startTimeLimit)
/* harmony export */ });
/* unused harmony export graceOf */
const GRACE = { share: 1 / 40, shortestMs: 300, longestMs: 30_000 };
const SHORTEST_MS = 1_000;
function startTimeLimit(clock, timeoutMs) {
    let deadline = clock.now() + Math.max(timeoutMs, SHORTEST_MS);
    return {
        graceMs: graceOf(timeoutMs),
        remainingMs: () => deadline - clock.now(),
        extend: (ms) => {
            deadline += ms;
        }
    };
}
function graceOf(timeoutMs) {
    return Math.min(Math.max(timeoutMs * GRACE.share, GRACE.shortestMs), GRACE.longestMs);
}


/***/ }),

/***/ 65544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readConnection),
/* harmony export */   t: () => (/* binding */ readDialect)
/* harmony export */ });
/* harmony import */ var _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59470);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58485);



const DEPENDABOT = 'dependabot[bot]';
const SETTINGS = 'Settings → Secrets and variables';
const NO_BASE_URL = 'is not set. Pass the address of the control plane, such as https://control-plane.example/api.';
const BASE_URL_IN_WORKFLOW = ` If it comes from a variable, such as CONTROL_PLANE_URL, set that under ${SETTINGS} → Actions → Variables, or in the environment that the job names in \`environment:\`.`;
const NO_CREDENTIAL = 'is not set, and neither is `tenant_id` or `bearer_token`.';
const ADD_SECRET = `Add the key as a secret under ${SETTINGS} → Actions, and pass it as \${{ secrets.NAME }}. Runs of Dependabot and of pull requests from forks do not get these secrets.`;
const SET_VARIABLE = 'Set the variable DEPLOY_AGENT_SERVER_API_KEY, or use --api-key-file FILE (- for standard input).';
const SET_ON_GITLAB = 'Add the variable DEPLOY_AGENT_SERVER_API_KEY under Settings → CI/CD → Variables. A protected variable exists only on protected branches and tags.';
const FOR_DEPENDABOT = `This run belongs to Dependabot, which gets only its own secrets. Add the key under ${SETTINGS} → Dependabot, or skip this step for Dependabot.`;
const EXCESS = /(?<!\/)\/(?:v[12](?:\/deployments(?:\/[^/]*)?)?|docs)$/;
function readBaseUrl({ raw, field, problems, context }) {
    const isOnGitHub = context.is_on_github !== false;
    const base_url = field.safeUrl('base_url') ?? '';
    const excess = EXCESS.exec(base_url)?.[0];
    if (excess !== undefined)
        problems.add('base_url', `ends in "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(excess, 60)}". Remove that: each request adds its own path.`);
    if (raw.base_url === undefined)
        problems.add('base_url', `${NO_BASE_URL}${isOnGitHub ? BASE_URL_IN_WORKFLOW : ''}`);
    return base_url;
}
function readConnection(reading) {
    const { raw, field, problems, dialect, context } = reading;
    const isOnGitHub = context.is_on_github !== false;
    const base_url = readBaseUrl(reading);
    const credentials = {
        api_key: field.credential('api_key'),
        tenant_id: field.credential('tenant_id'),
        bearer_token: field.credential('bearer_token')
    };
    if (/^Bearer\s/i.test(credentials.bearer_token ?? ''))
        problems.add('bearer_token', 'starts with the word Bearer, which is added automatically. Pass the token alone.');
    if (raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined) {
        const elsewhere = context.host === 'gitlab' ? SET_ON_GITLAB : SET_VARIABLE;
        const fix = !isOnGitHub ? elsewhere : context.actor === DEPENDABOT ? FOR_DEPENDABOT : ADD_SECRET;
        problems.add('api_key', `${NO_CREDENTIAL} ${fix}`);
    }
    return { base_url, credentials, dialect };
}
function readDialect(text, problems) {
    if (text === undefined)
        return _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL */ .qm;
    if (Object.hasOwn(_contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9, text))
        return _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9[text] ?? _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL */ .qm;
    problems.add('api_dialect', (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .invisibleProblem */ .XM)(text) ?? (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .notAChoice */ .Iw)(text, Object.keys(_contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9)));
    return _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL */ .qm;
}


/***/ }),

/***/ 58485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ fieldReader),
/* harmony export */   Iw: () => (/* binding */ notAChoice),
/* harmony export */   Sm: () => (/* binding */ GUID),
/* harmony export */   Wu: () => (/* binding */ isFalse),
/* harmony export */   XM: () => (/* binding */ invisibleProblem),
/* harmony export */   YV: () => (/* binding */ durationProblem),
/* harmony export */   sL: () => (/* binding */ notAGuid)
/* harmony export */ });
/* harmony import */ var _http_safe_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(27614);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48137);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97583);





const DAY_MS = 86_400_000;
const LONGEST_WAIT_MS = DAY_MS;
const LONGEST_AGE_MS = 3650 * DAY_MS;
const EXACT = new Set(['name', 'image_uri', 'repo_ref']);
const GUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;
function fieldReader(raw, problems) {
    const field = (input, parse, problem) => {
        const text = raw[input];
        if (text === undefined)
            return undefined;
        const hidden = parse === oneLine && !EXACT.has(input) ? undefined : invisibleProblem(text);
        const value = hidden === undefined ? parse(text) : undefined;
        if (value === undefined)
            problems.add(input, hidden ?? problem());
        return value;
    };
    return { ...textReaders(raw, field), ...durationReaders(raw, field), ...addressReaders(raw, field, problems) };
}
const quote = (text) => `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(text, 60)}"`;
const quotedIn = (raw) => (input) => quote(raw[input] ?? '');
const notAGuid = (text) => `${quote(text)} is not a UUID. Use the form xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx.`;
function textReaders(raw, field) {
    const quoted = quotedIn(raw);
    return {
        text: (input) => field(input, oneLine, () => 'contains a line break or another control character. Use one line of text.'),
        choice: (input, choices) => field(input, (text) => choices.find((choice) => choice === text), () => notAChoice(raw[input] ?? '', choices)),
        boolean: (input) => field(input, parseBoolean, () => `must be true or false; got ${quoted(input)}.`),
        guid: (input) => field(input, (text) => (GUID.test(text) ? text : undefined), () => notAGuid(raw[input] ?? '')),
        credential: (input) => field(input, (text) => (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? text : undefined), () => 'contains a line break or a character that an HTTP header cannot carry. Pass the key alone, on one line.')
    };
}
function notAChoice(text, choices) {
    const word = text.toLowerCase();
    const meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_2__/* .nearest */ .pA)(word, choices) ?? choices.find((choice) => word.startsWith(choice));
    const got = text === '' ? '' : `; got "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(text, 60)}"`;
    const problem = `must be one of ${choices.join(', ')}${got}.`;
    return meant === undefined ? problem : `${problem} Did you mean ${meant}?`;
}
const DURATIONS = '90s, 30m or 1h30m, at most 24h';
const formOf = (input) => (input === 'poll_interval' ? `auto, ${DURATIONS}` : DURATIONS);
function durationProblem(text, input, { longest = LONGEST_WAIT_MS, form = formOf(input) } = {}) {
    const ms = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(text);
    if (within(ms, longest) !== undefined)
        return undefined;
    const wrong = ms === undefined ? 'is not a duration' : ms > 0 ? 'is too long' : 'must be more than 0';
    return `${quote(text)} ${wrong}. Use a form like ${form}.`;
}
function durationReaders(raw, field) {
    const duration = (input, limit) => {
        const problem = durationProblem(raw[input] ?? '', input, limit);
        const parse = (text) => (problem === undefined ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(text) : undefined);
        return field(input, parse, () => problem ?? '');
    };
    return {
        duration: (input) => duration(input),
        age: (input) => duration(input, { longest: LONGEST_AGE_MS, form: '14d or 36h, at most ten years' })
    };
}
function addressReaders(raw, field, problems) {
    return {
        safeUrl: (input) => {
            const text = raw[input];
            const problem = text === undefined ? undefined : (invisibleProblem(text) ?? (0,_http_safe_url_js__WEBPACK_IMPORTED_MODULE_3__/* .unsafeReason */ .Bf)(text));
            if (problem !== undefined)
                problems.add(input, problem);
            return text === undefined || problem !== undefined ? undefined : (0,_http_safe_url_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutTrailingSlash */ .ae)(text);
        },
        webUrl: (input) => field(input, webUrl, () => 'is not a web address. Use the form https://host/path, without user, password, query or fragment.'),
        repositoryUrl: (input) => field(input, repositoryUrl, () => 'is not the URL of a repository. Use the form https://host/owner/name, without user or password.')
    };
}
function within(ms, longest) {
    return ms !== undefined && ms > 0 && ms <= longest ? ms : undefined;
}
function oneLine(text) {
    return /\p{Cc}/u.test(text) ? undefined : text;
}
function parseBoolean(text) {
    if (/^(?:true|True|TRUE)$/.test(text))
        return true;
    return isFalse(text) ? false : undefined;
}
const isFalse = (value) => typeof value === 'string' && /^(?:false|False|FALSE)$/.test(value);
function webUrl(text) {
    return (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .webAddress */ .D)(text) === undefined || /[?#]/.test(text) ? undefined : text;
}
function repositoryUrl(text) {
    if (/^[\w.-]+@[\w.-]+:[^\s:][^\s]*$/.test(text))
        return text;
    const url = (0,_http_safe_url_js__WEBPACK_IMPORTED_MODULE_3__/* .parseUrl */ .Dl)(text);
    if (url === undefined || url.pathname.length < 2 || url.password !== '')
        return undefined;
    if (/^https?:$/.test(url.protocol))
        return url.username === '' ? text : undefined;
    return /^(?:ssh|git):$/.test(url.protocol) ? text : undefined;
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

/***/ 27300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ Problems),
/* harmony export */   y: () => (/* binding */ readRawInputs)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);


function readRawInputs(read) {
    const names = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W);
    return Object.fromEntries(names.map((name) => [name, read(name).trim() || _action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W[name] || undefined]));
}
class Problems {
    found = [];
    add(input, problem) {
        this.addAt({ input, problem });
    }
    addAt(problem) {
        this.found.push(problem);
    }
    get areAny() {
        return this.found.length > 0;
    }
    throwIfAny() {
        if (this.areAny)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .InputError */ .dz(this.found);
    }
}


/***/ }),

/***/ 49587:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Af: () => (/* binding */ mayShowSecrets),
/* harmony export */   a8: () => (/* binding */ maskAnswers)
/* harmony export */ });
/* unused harmony export returnedValues */
/* harmony import */ var _command_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43488);

function maskAnswers(sender, mask) {
    const masked = (answer) => {
        returnedValues(parsed(answer.text)).forEach(mask);
        return answer;
    };
    return {
        send: async (request) => masked(await sender.send(request)),
        stream: async (request, maxBytes, onText) => masked(await sender.stream(request, maxBytes, onText)),
        close: () => sender.close()
    };
}
function parsed(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return text;
    }
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
            found.push(...(0,_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .userInfoIn */ .xm)(node));
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
            if (holds && 'value' in node && typeof node.value === 'string')
                found.push(node.value);
            for (const [key, inner] of Object.entries(node)) {
                if (holds && typeof inner === 'string' && !('value' in node) && !ABOUT.test(key))
                    found.push(inner);
                if (!holds && typeof inner === 'string' && IDENTITY.test(key))
                    shown.add(inner);
                if (typeof inner === 'string' && COMMANDS.has(key))
                    found.push(...(0,_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsInCommand */ .Eg)(inner));
                open.push({ node: inner, holds: holds || HOLDER.test(key) });
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
    try {
        return JSON.parse(text.slice(from, to + 1));
    }
    catch {
        return undefined;
    }
}
function mayShowSecrets(text) {
    return SHOWS_SECRETS.test(text);
}


/***/ }),

/***/ 7543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ maskInputs)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90950);
/* harmony import */ var _input_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37381);
/* harmony import */ var _public_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43586);




function maskInputs(inputs, { runner, redactor, context, noticed = new Set() }) {
    const { credentials, secrets, guesses } = (0,_input_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .findInputSecrets */ .B)(inputs);
    for (const value of credentials)
        runner.mask(value, { credential: true });
    for (const fact of (0,_public_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .publicFacts */ .F)(inputs.raw, context))
        redactor.keep(fact);
    for (const value of [...secrets.map((secret) => secret.value), ...guesses])
        runner.mask(value);
    const unmasked = secrets.flatMap(({ name, value }) => {
        const why = unmaskedReason(value, redactor);
        const text = `${name} (${why})`;
        if (why === undefined || noticed.has(text) || inputs.secrets?.written?.has(name))
            return [];
        noticed.add(text);
        const isPublic = redactor.isPublic(value);
        return [{ name, text, isPublic, isHidden: (0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .piecesOf */ .Xe)(value).length > 0 && !isPublic }];
    });
    if (unmasked.length > 0) {
        const listed = (texts) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(texts.join(', '), 500);
        const which = listed(unmasked.map(({ text }) => text));
        const names = unmasked.flatMap(({ name, isHidden }) => (isHidden ? [name] : []));
        const hidden = names.length === 0 ? '' : ` In its own output, this step hides ${listed(names)} anyway.`;
        const fix = unmasked.every(({ isPublic }) => isPublic)
            ? ''
            : ' To have a short value masked, make it longer, or add digits.';
        runner.notice(`Not masked in the log: ${which}.${hidden}${fix}`);
    }
}
function unmaskedReason(value, redactor) {
    if (redactor.isPublic(value))
        return 'a name, ref, commit, ID or URL of this run';
    if ((0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeMasked */ .n9)(value))
        return undefined;
    return value.trim().length < _forms_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_MASKED */ .tG
        ? `shorter than ${_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_MASKED */ .tG} characters`
        : `one word of at most ${_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_WORD */ .ir} letters`;
}


/***/ }),

/***/ 43586:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ publicFacts)
/* harmony export */ });
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
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'];
function publicFacts(raw, context) {
    const { server_url, api_url, repository, ref, sha, pull_request: pull, actor, run_url } = context;
    const repositories = [repository, pull?.head_repository].flatMap((name) => name ?? []);
    const facts = [
        ...PUBLIC_INPUTS.map((input) => raw[input]),
        ...refForms(raw.repo_ref),
        ...refForms(ref),
        ...repositories.flatMap((name) => [name, ...name.split('/')]),
        ...commitForms(sha),
        ...commitForms(pull?.head_sha),
        pull?.head_ref,
        actor,
        ...[...URL_INPUTS.map((input) => raw[input]), server_url, api_url, run_url].flatMap(urlForms),
        ...repositories.flatMap((name) => urlForms(`${server_url}/${name}`))
    ];
    return [...new Set(facts.filter((fact) => fact !== undefined && fact !== ''))];
}
function urlForms(text) {
    if (text === undefined || !URL.canParse(text) || /[?#]/.test(text))
        return [];
    const { origin, host, hostname, username, password, protocol } = new URL(text);
    if (!/^https?:$/.test(protocol) || username !== '' || password !== '')
        return [];
    return [text, origin, host, hostname];
}
function refForms(ref) {
    return ref === undefined ? [] : [ref, ref.replace(/^refs\/(?:heads|tags)\//, '')];
}
function commitForms(sha) {
    return sha === undefined ? [] : [sha, sha.slice(0, 7), sha.slice(0, 8)];
}


/***/ }),

/***/ 52100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ JSON_OUTPUTS),
/* harmony export */   n: () => (/* binding */ redactOutput)
/* harmony export */ });
const WORDS = new Set(['operation', 'new_revision', 'smoke', 'error_code']);
const JSON_OUTPUTS = new Set([
    'plan',
    'plans',
    'swept',
    'deployments',
    'deployed',
    'unchanged',
    'failed',
    'skipped',
    'matrix'
]);
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
    const redacted = entries.map(([key, facts]) => [redactor.redact(key), redactFacts(facts, redactor)]);
    return JSON.stringify(Object.fromEntries(redacted));
}
function redactFacts(facts, redactor) {
    const words = Object.entries(facts).filter(([name]) => WORDS.has(name));
    return { ...redactor.redactAll(facts), ...Object.fromEntries(words) };
}


/***/ }),

/***/ 96010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ createRedactor)
});

// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/masking/forms.js
var masking_forms = __webpack_require__(90950);
;// CONCATENATED MODULE: ./lib/src/masking/spans.js
function occurrencesOf(wanted, text) {
    const spans = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
        addSpan(spans, [at, at + wanted.length]);
    }
    return spans;
}
function replaceSpans(text, spans) {
    const merged = [];
    for (const [from, to] of spans.sort(([a], [b]) => a - b))
        addSpan(merged, [from, to]);
    let clean = '';
    let end = 0;
    for (const [from, to] of merged) {
        clean += text.slice(end, from) + text.slice(from, to).replace(/[^\r\n]+/g, '***');
        end = to;
    }
    return clean + text.slice(end);
}
function addSpan(spans, [from, to]) {
    const last = spans.at(-1);
    if (last !== undefined && from < last[1])
        last[1] = Math.max(last[1], to);
    else
        spans.push([from, to]);
}

;// CONCATENATED MODULE: ./lib/src/masking/redactor.js



const LOOKS_PUBLIC = /^(?:https?:\/\/[^\s@]+|[0-9a-f]{7,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const IDENTIFIER = /^[\w.-]+$/;
const SHORTEST_STRONG = 8;
function createRedactor() {
    const pieces = new Set();
    const forms = new Set();
    const credentials = new Set();
    const facts = new Set();
    const publicValues = new Set();
    const redact = (text) => redactText(text, (found) => hide(found, forms, facts));
    const isPublic = (value) => publicValues.has(normalized(value));
    const isSecret = (text) => pieces.has(text) || [...forms].some((form) => text.includes(form) && !(pieces.has(form) && IDENTIFIER.test(text)));
    return {
        redact,
        redactAll: (value) => redactEach(value, redact),
        isPublic,
        add(value, { credential = false } = {}) {
            if (!credential && isPublic(value))
                return [];
            const fresh = (0,masking_forms/* piecesOf */.Xe)(value).filter((piece) => !pieces.has(piece));
            for (const piece of fresh)
                pieces.add(piece);
            for (const form of (0,masking_forms/* formsOf */.XP)(value))
                forms.add(form);
            if (credential && value.length >= SHORTEST_STRONG && !(0,masking_forms/* isPlainWord */.F7)(value))
                credentials.add(value);
            return fresh.filter((piece) => credential || ((0,masking_forms/* isFitForRunner */.xE)(piece) && !isPublic(piece)));
        },
        keep(fact) {
            if (fact === '' || facts.has(fact) || [...credentials].some((credential) => fact.includes(credential)))
                return;
            if (!LOOKS_PUBLIC.test(fact) && isSecret(fact))
                return;
            facts.add(fact);
            publicValues.add(normalized(fact));
        }
    };
}
function redactText(text, hideIn) {
    const visible = (0,sanitize/* withoutInvisible */.OT)(text);
    const clean = hideIn(visible);
    return clean === visible ? hideIn(text) : clean;
}
function hide(text, forms, facts) {
    const spans = [...forms].flatMap((form) => occurrencesOf(form, text));
    if (spans.length === 0)
        return text;
    const shown = [...facts].flatMap((fact) => occurrencesOf(fact, text));
    const hidden = spans.filter(([from, to]) => !shown.some(([start, end]) => start <= from && to <= end));
    return replaceSpans(text, hidden);
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

/***/ 87516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ canonicalPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function canonicalPath(path) {
    const normal = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path.trim().replace(/^\/+/, '')).replace(/\/$/, '');
    return normal === '.' ? '' : normal;
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
    return candidate === previewName(name, Number(number), found) ? Number(number) : undefined;
}
function isPreviewName(name) {
    return PREVIEW_NUMBER.test(name);
}
function previewEnvironment(fullName) {
    return `preview/${fullName}`;
}


/***/ }),

/***/ 17227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ repositoryKey),
/* harmony export */   Rr: () => (/* binding */ webHost),
/* harmony export */   Sy: () => (/* binding */ repositoryOwner)
/* harmony export */ });
const DEFAULT_PORTS = { http: '80', https: '443', ssh: '22', git: '9418' };
const SSH_HOST = /^(?:alt)?ssh\.((?:github|gitlab)\.com|bitbucket\.org)(?::443)?$/i;
const webHost = (host) => host.replace(SSH_HOST, '$1');
function repositoryKey(url) {
    const { scheme, authority, path } = partsOf(url.trim());
    const parts = path
        .replace(/[?#].*$/s, '')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return withoutGit([hostOf(authority, scheme), ...parts].join('/').toLowerCase());
}
function withoutGit(key) {
    let end = key.length;
    while (key.endsWith('.git', end) && !/^\/?$/.test(key.charAt(end - 5)))
        end -= 4;
    return key.slice(0, end);
}
function repositoryOwner(url) {
    return repositoryKey(url).split('/').at(-2);
}
function partsOf(url) {
    const [, scheme = '', rest = url] = /^(?:git\+)?([a-z]+)(?:\+git)?:\/\/(.*)$/is.exec(url) ?? [];
    if (scheme === '') {
        const [, authority, path] = /^((?:[^@/\s]+@)[^:/\s]+|[^@:/\s]+(?!:\d+(?:\/|$))):(.+)$/.exec(url) ?? [];
        if (authority !== undefined && path !== undefined)
            return { scheme: 'ssh', authority, path };
    }
    const [, authority = '', path = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
    return { scheme: scheme.toLowerCase(), authority, path };
}
function hostOf(authority, scheme) {
    const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^(?:www\.)+/i, '');
    const implied = DEFAULT_PORTS[scheme];
    const plain = implied !== undefined && host.endsWith(`:${implied}`) ? host.slice(0, -implied.length - 1) : host;
    return scheme === 'ssh' ? webHost(plain) : plain;
}


/***/ }),

/***/ 75676:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ye: () => (/* binding */ unreadList),
/* harmony export */   _w: () => (/* binding */ listAll),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   n4: () => (/* binding */ readPages)
/* harmony export */ });
/* harmony import */ var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);



const PAGE_SIZE = 100;
const MOST_PAGES = 1000;
async function listAll(controlPlane, name) {
    const listing = await readPages(controlPlane, name);
    if (listing?.incomplete !== undefined)
        throw unreadList(name, listing.incomplete);
    return listing && listing.rows;
}
const CUT_OFF = 'the service ignores "offset", or has more deployments than its pages contain';
async function readPages(controlPlane, name, { mostPages = MOST_PAGES, isEnough = () => false } = {}) {
    const rows = new Map();
    let pages = 0;
    let hasMore;
    let wasUnread = false;
    const end = (incomplete) => ({ rows: [...rows.values()], pages, incomplete });
    for (let offset = 0; pages < mostPages;) {
        const page = await controlPlane.listDeployments({ name_contains: name, limit: PAGE_SIZE, offset });
        if (page === null && offset === 0)
            return null;
        const size = (0,_contract_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$d)(page ?? []);
        const known = rows.size;
        for (const row of page ?? [])
            rows.set(row.id, row);
        hasMore = page?.more ?? hasMore;
        const isUnread = size > 0 && page?.length === 0;
        if (rows.size === known && (!isUnread || wasUnread)) {
            const repeats = pages === 1 && size > 1 && size >= offset;
            return end(repeats || hasMore ? CUT_OFF : undefined);
        }
        wasUnread = isUnread;
        pages++;
        if (hasMore === false || isEnough(end().rows))
            return end();
        offset += size;
    }
    return end(`it has more than ${mostPages} pages`);
}
function unreadList(name, why) {
    const message = `The list of deployments is incomplete: ${why}.\nGET /v2/deployments, name_contains=${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(name, 60)}`;
    const advice = 'The deployment may be on a page that the service does not show. If it exists, set `deployment_id`. Otherwise create it once in the service, then set `deployment_id`.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('invalid_response', message, { advice });
}


/***/ }),

/***/ 9794:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ listNewestFirst),
/* harmony export */   l: () => (/* binding */ newestFirst)
/* harmony export */ });
/* harmony import */ var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61645);


const MOST_PAGES = 20;
async function listNewestFirst(controlPlane, { deployment_id, sought, isEnough = () => true, ...options }) {
    const rows = new Map();
    const isDone = () => rows.has(sought) && isEnough(newestFirst([...rows.values()], sought));
    let offset = 0;
    for (let page = 0; page < MOST_PAGES && !isDone(); page++) {
        const found = await controlPlane.listRevisions(deployment_id, { ...options, ...(offset > 0 && { offset }) });
        if (found === null)
            return null;
        const known = rows.size;
        for (const row of found)
            rows.set(row.id, row);
        if (rows.size === known)
            break;
        offset += (0,_contract_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$d)(found);
    }
    return newestFirst([...rows.values()], sought);
}
function newestFirst(rows, latest) {
    if (rows[0]?.id === latest)
        return [...rows];
    const createdAt = ({ created_at }) => (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_1__/* .readDate */ .A)(created_at);
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
    fix: 'Check the path of `base_url`. LangSmith Cloud has no path; self-hosted LangSmith has `/api-host`. For LangSmith, also set `api_dialect` to `langsmith`.'
};
async function assertServiceAnswers({ controlPlane }, deployment) {
    const listed = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: '', limit: 1, offset: 0 }));
    if ('value' in listed && listed.value !== null)
        return;
    const refused = [];
    for (const list of [() => controlPlane.listListeners(), () => controlPlane.listIntegrations()]) {
        const read = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(list);
        if ('value' in read || !(read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs) || !NO_SUCH_OPERATION.has(read.error.status))
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

/***/ 15745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ pollUntil)
/* harmony export */ });
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

/***/ 10323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ backoffDelay),
/* harmony export */   LQ: () => (/* binding */ retryConflict),
/* harmony export */   Q: () => (/* binding */ LONGEST_RETRY_AFTER_MS),
/* harmony export */   TI: () => (/* binding */ retryDelayFor),
/* harmony export */   Xd: () => (/* binding */ orNull),
/* harmony export */   bD: () => (/* binding */ withRetry),
/* harmony export */   dP: () => (/* binding */ tryRequest)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);

const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 10_000;
const MOST_ATTEMPTS = 8;
const LONGEST_RETRY_AFTER_MS = 60_000;
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
async function orNull(request) {
    return request.catch((error) => {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(error))
            return null;
        throw error;
    });
}
async function retryConflict(write) {
    return write.catch((error) => {
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isConflict */ .dh)(error) ? error.with({ retryable: true }) : error;
    });
}


/***/ }),

/***/ 48228:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ currentFolder),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   U3: () => (/* binding */ readCheckoutPlace),
/* harmony export */   bj: () => (/* binding */ summaryFile),
/* harmony export */   i9: () => (/* binding */ outputFile),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   xs: () => (/* binding */ enforceTlsVerification)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51147);


function readEnvironment() {
    return (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunContext */ .$)(process.env, readEvent());
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
const FOR_GIT = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'USERPROFILE', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP'];
function readCheckoutPlace(workspace = process.env.GITHUB_WORKSPACE) {
    const known = FOR_GIT.map((name) => [name, process.env[name]]);
    const variables = known.filter((entry) => entry[1] !== undefined);
    return { workspace: workspace || undefined, variables: Object.fromEntries(variables) };
}
function outputFile() {
    return process.env.GITHUB_OUTPUT || undefined;
}
function currentFolder() {
    try {
        return process.cwd();
    }
    catch {
        return undefined;
    }
}
function enforceTlsVerification() {
    const wasOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0';
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    return wasOff;
}
function givenInputs() {
    const isSet = (name) => (process.env[name]?.trim() ?? '') !== '';
    return Object.keys(process.env)
        .filter((name) => name.startsWith('INPUT_') && isSet(name))
        .filter((name) => name === name.toUpperCase() || !isSet(name.toUpperCase()))
        .map((name) => name.slice('INPUT_'.length));
}
function summaryFile() {
    return process.env.GITHUB_STEP_SUMMARY || undefined;
}


/***/ }),

/***/ 8764:
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


/***/ })

};
