export const id = 681;
export const ids = [681];
export const modules = {

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
        return { is: 'unlisted' };
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
        return { is: 'found', id };
    const deleting = listing.rows.find((row) => row.name === name);
    return deleting === undefined ? { is: 'absent' } : { is: 'deleting', id: deleting.id };
}
async function findByNameOrRecord(session, name) {
    const listed = await findByName(session.controlPlane, name);
    if (listed.is !== 'unlisted')
        return listed;
    const found = [];
    for (const id of new Set(await session.records.recordedIds(name))) {
        const named = await readNamed(session, id, name);
        if (named.is === 'found')
            return named;
        found.push(named);
    }
    const deleting = found.find(({ is }) => is === 'deleting');
    if (deleting !== undefined)
        return deleting;
    if (found.length === 0)
        return { is: 'unlisted' };
    await (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_3__/* .assertServiceAnswers */ .zF)(session, (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name));
    return { is: 'absent' };
}
async function readNamed(session, id, name) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(session.controlPlane.readDeployment(id));
    if (read === null)
        return { is: 'absent' };
    if (read.name === name)
        return { is: (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(read) ? 'deleting' : 'found', id };
    const message = `A GitHub Deployment records ${id} as "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}", ` +
        `but its name is "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(read.name)}". Ignoring it.`;
    session.emit({ type: 'warning', message });
    return { is: 'absent' };
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

/***/ 60895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RELEASED_PROGRAM),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const RELEASED_PROGRAM = 'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz';


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
