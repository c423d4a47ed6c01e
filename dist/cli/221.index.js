export const id = 221;
export const ids = [221];
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
  DATABASE_URI DD_TRACE_PSYCOPG_ENABLED DD_TRACE_REDIS_ENABLED LANGCHAIN_API_KEY
  LANGCHAIN_CALLBACKS_BACKGROUND LANGCHAIN_ENDPOINT LANGCHAIN_PROJECT LANGCHAIN_TRACING_V2
  LANGGRAPH_AUTH_TYPE LANGGRAPH_CLOUD_LICENSE_KEY LANGGRAPH_GIT_REPO_PATH
  LANGSMITH_AUTH_ENDPOINT LANGSMITH_AUTH_VERIFY_TENANT_ID
  LANGSMITH_CONTROL_PLANE_API_KEY LANGSMITH_DEPLOYMENT_NAME LANGSMITH_HOST_PROJECT_ID
  LANGSMITH_HOST_PROJECT_NAME LANGSMITH_HOST_REVISION_ID LANGSMITH_LANGGRAPH_GIT_REF
  LANGSMITH_LANGGRAPH_GIT_REF_SHA LANGSMITH_LANGGRAPH_GIT_REPO LANGSMITH_PROJECT LANGSMITH_TENANT_ID
  LANGSMITH_TRACING_V2 LOG_DICT_TRACEBACKS LOG_JSON POSTGRES_PASSWORD POSTGRES_URI REDIS_URI
`;
const IN_THE_CLOUD = `
  LANGSMITH_API_KEY LANGSMITH_ENDPOINT LSD_DD_API_KEY LSD_DD_ENDPOINT LSD_DEPLOYMENT_TYPE LSD_ENV
  MOUNT_PREFIX PATH PORT POSTGRES_URI_CUSTOM REDIS_URI_CUSTOM
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
    if (words === NEUTRAL_WORDS)
        return value;
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((entry) => translate(entry, words, way));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [
        rename(key, FIELDS, words, way),
        OWN.has(key) ? inner : translateField(key, inner, words, way)
    ]));
}
function translateField(key, value, words, way) {
    const values = Object.hasOwn(VALUES, key) ? VALUES[key] : undefined;
    if (values !== undefined && typeof value === 'string')
        return rename(value, values, words, way);
    return translate(value, words, way);
}
function translatePath(path, words, way) {
    const own = path.findIndex((part) => OWN.has(String(part)));
    return path.map((part, at) => typeof part !== 'string' || (own >= 0 && at > own) ? part : rename(part, FIELDS, words, way));
}
function rename(text, values, words, way) {
    const neutral = way === 'write' ? undefined : values.find((word) => words[word] === text);
    if (neutral !== undefined)
        return neutral;
    const word = way === 'read' ? undefined : values.find((value) => value === text);
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

/***/ 22443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ LogPage),
/* harmony export */   FH: () => (/* binding */ LogQuery),
/* harmony export */   hB: () => (/* binding */ readEntry)
/* harmony export */ });
/* unused harmony export LogEntry */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32716);
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
    deployment_id: {},
    revision_id: {},
    url: {},
    operation: { word: true },
    new_revision: { word: true },
    status: {},
    commit_sha: {},
    docs_url: {},
    dashboard_url: {},
    smoke: { word: true },
    serving_revision_id: {},
    rolled_back_to: {},
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
    return OUTPUTS[name].json === true;
}
function redactOutput(name, value, redactor) {
    const { json, word, facts } = OUTPUTS[name];
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
    return Object.hasOwn(OUTPUTS, name) && OUTPUTS[name].word === true;
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

/***/ 60895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RELEASED_PROGRAM),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const RELEASED_PROGRAM = 'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz';


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
    const isOtherKind = kind !== undefined && found !== kind;
    if (number === undefined || isOtherKind)
        return undefined;
    const preview = previewName(name, Number(number), found);
    return candidate === preview ? Number(number) : undefined;
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
    if (repository === '' || host === '')
        return undefined;
    if (/[\s\\]/.test(url))
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
    let host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^(?:www\.)+/i, '');
    const implied = DEFAULT_PORTS[scheme];
    if (implied !== undefined && host.endsWith(`:${implied}`))
        host = host.slice(0, -implied.length - 1);
    return scheme === 'ssh' ? host.replace(SSH_HOST, '$1') : host;
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


/***/ })

};
