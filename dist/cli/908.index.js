export const id = 908;
export const ids = [908];
export const modules = {

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
    const given = (name) => env[name]?.trim() || undefined;
    const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '')
        ? env.GITHUB_REPOSITORY
        : undefined;
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailingSlashes */ .A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
    const [action_repository = '', action_ref = ''] = [
        given('GITHUB_ACTION_REPOSITORY'),
        given('GITHUB_ACTION_REF')
    ];
    const dispatched_ref = textOf(client_payload?.ref);
    const isPublished = REPOSITORY.test(action_repository) && PLAIN_REF.test(action_ref);
    const [sha, actor, run] = [given('GITHUB_SHA'), given('GITHUB_ACTOR'), given('GITHUB_RUN_ID')];
    return {
        event_name: given('GITHUB_EVENT_NAME') ?? '',
        event_action: typeof action === 'string' ? action : undefined,
        server_url,
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailingSlashes */ .A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
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
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
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
const UNVERIFIED = 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set. Certificates are verified anyway. For your own authority, set NODE_EXTRA_CA_CERTS.';
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

/***/ 81415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   O9: () => (/* binding */ DIALECTS),
/* harmony export */   ON: () => (/* binding */ translatePath),
/* harmony export */   Tl: () => (/* binding */ translate),
/* harmony export */   XR: () => (/* binding */ isLangSmithCloud),
/* harmony export */   _T: () => (/* binding */ ALL_WORDS),
/* harmony export */   bs: () => (/* binding */ LANGSMITH_RESERVED_SECRETS),
/* harmony export */   dl: () => (/* binding */ fitName),
/* harmony export */   eF: () => (/* binding */ NEUTRAL_WORDS),
/* harmony export */   g: () => (/* binding */ LANGSMITH_WORDS),
/* harmony export */   qm: () => (/* binding */ NEUTRAL),
/* harmony export */   uk: () => (/* binding */ LANGSMITH)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);

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
        longestSelfHostedName: 21,
        reservedSecrets: LANGSMITH_RESERVED_SECRETS,
        showsSecrets: true,
        ignoresEmptySecrets: true,
        needsResourceSpec: true,
        fields: 'langsmith',
        completesResourceSpecs: true,
        hasMoreResources: true,
        needsGitSettings: true,
        deploymentTypes: [..._deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .DEPLOYMENT_TYPES */ ._o, 'dev_zero', 'dev_free_zero', 'serverless', 'dedicated'],
        fractionalCpu: true,
        deletesTracingProjects: true,
        filtersByName: true,
        hasDashboard: true,
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
        return 'is not a path as git writes it. Write it from the root of the repository: no leading /, no //, ./ or ../, no backslash (a special character stands in brackets, like [*]).';
    if (pattern.endsWith('/'))
        return `names a folder, but only files are compared. Write ${pattern}**.`;
    const tokens = tokensOf(pattern);
    const classes = tokens.filter(isClass);
    const bare = tokens.map((token) => (isClass(token) ? 'x' : token)).join('');
    const ranges = classes.flatMap((token) => [...token.slice(1, -1).matchAll(RANGE)]);
    const isBackwards = ranges.some(([, from = '', to = '']) => from > to);
    if (bare.includes('[') || isBackwards || classes.some((token) => /^\[[\]!^]|\//.test(token)))
        return 'has brackets that these patterns do not support. List the characters, like [abc] or [a-z], or write [[] for the character.';
    if (/[{}]/.test(bare))
        return 'contains a brace, which is literal here. Write one pattern per case, or [{] for the character.';
    if (/^[?+]|[*?+][?+]/.test(bare))
        return 'has a ? or + without a character before it. Write [?] for the character.';
    return /\/[?+]/.test(bare) ? 'has a / before ? or +. Write one pattern per case.' : undefined;
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
    const [one, other] = [a.trim().toLowerCase(), b.trim().toLowerCase()];
    if (one.length < 7 || other.length < 7)
        return one === other && one !== '';
    return one.startsWith(other) || other.startsWith(one);
}


/***/ }),

/***/ 17227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ repositoryKey),
/* harmony export */   Sy: () => (/* binding */ repositoryOwner),
/* harmony export */   Yg: () => (/* binding */ parseRemoteAddress),
/* harmony export */   gs: () => (/* binding */ sshAliasOf)
/* harmony export */ });
const DEFAULT_PORTS = {
    http: '80',
    https: '443',
    ssh: '22',
    git: '9418'
};
const SSH_HOST = /^(?:alt)?ssh\.((?:github|gitlab)\.com|bitbucket\.org)(?::443)?$/i;
function repositoryKey(url) {
    const { host, path } = partsOf(url.trim());
    const parts = path
        .replace(/[?#].*$/s, '')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return [host, ...parts]
        .join('/')
        .toLowerCase()
        .replace(/\.git$/, '');
}
function repositoryOwner(url) {
    return repositoryKey(url).split('/').at(-2);
}
function parseRemoteAddress(url) {
    const { scheme, host, path } = partsOf(url);
    const repository = path.replace(/^\/+|(?<!\/)\/+$/g, '').replace(/\.git$/, '');
    if (repository === '' || host === '' || /[\s\\]/.test(url))
        return undefined;
    if (sshAliasOf(url) !== undefined)
        return undefined;
    if (scheme === 'https' || scheme === 'http')
        return { server_url: `${scheme}://${host}`, repository };
    const isGit = scheme === 'ssh' || scheme === 'git';
    return isGit ? { server_url: `https://${host.replace(/:\d+$/, '')}`, repository } : undefined;
}
function sshAliasOf(url) {
    const { scheme, host } = partsOf(url);
    const name = host.replace(/:\d+$/, '');
    const isAlias = scheme === 'ssh' && /^[^.:[]+$/.test(name) && name.toLowerCase() !== 'localhost';
    return isAlias ? name : undefined;
}
function partsOf(url) {
    const [, scheme = '', rest = url] = /^(?:git\+)?([a-z]+)(?:\+git)?:\/\/(.*)$/is.exec(url) ?? [];
    if (scheme === '') {
        const [, authority, path] = /^((?:[^@/\s]+@)[^:/\s]+|[^@:/\s]+(?!:\d+(?:\/|$))):(.+)$/.exec(url) ?? [];
        if (authority !== undefined && path !== undefined)
            return onWebServer({ scheme: 'ssh', host: hostOf(authority, 'ssh'), path });
    }
    const [, authority = '', path = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
    const host = hostOf(authority, scheme.toLowerCase());
    return onWebServer({ scheme: scheme.toLowerCase(), host, path });
}
const AZURE_SSH = /^(?:ssh\.dev\.azure\.com|vs-ssh\.visualstudio\.com)(?::22)?$/i;
const AZURE_PATH = /^\/?v3\/([^/]+)\/([^/]+)\/([^/]+?)\/?$/;
function onWebServer(address) {
    const [, organization, project, name] = AZURE_PATH.exec(address.path) ?? [];
    if (!AZURE_SSH.test(address.host) || name === undefined)
        return address;
    return { ...address, host: 'dev.azure.com', path: `${organization}/${project}/_git/${name}` };
}
function hostOf(authority, scheme) {
    const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^(?:www\.)+/i, '');
    const implied = DEFAULT_PORTS[scheme];
    const plain = implied !== undefined && host.endsWith(`:${implied}`)
        ? host.slice(0, -implied.length - 1)
        : host;
    return scheme === 'ssh' ? plain.replace(SSH_HOST, '$1') : plain;
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
