export const id = 411;
export const ids = [411];
export const modules = {

/***/ 8974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runEmulator: () => (/* binding */ runEmulator)
});

// EXTERNAL MODULE: ./lib/emulator/index.js + 77 modules
var lib_emulator = __webpack_require__(72202);
// EXTERNAL MODULE: ./lib/src/cli/emulator/flags.js
var emulator_flags = __webpack_require__(47280);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/cli/emulator/request-log.js


const printable = (text) => text.replace(/[^\x20-\x7e…]/g, (char) => encodeURIComponent(char.toWellFormed()));
const line = (text) => (0,sanitize/* escapeCommands */.g9)(printable(text));
function requestLine({ method, label, status, ms, fault }) {
    const met = fault === null ? '' : `  fault: ${fault}`;
    return line(`${method.padEnd(6)} ${label}  ${status ?? 'no answer'}  ${ms ?? 0} ms${met}`);
}
function statusLine({ deployment, revision, statuses, problem }) {
    const why = problem === null ? '' : `: ${(0,sanitize/* sanitizeLine */.g$)(problem, 300)}`;
    return (0,sanitize/* escapeCommands */.g9)(`${printable(deployment)} #${revision}  ${statuses.map(printable).join(' → ')}${why}`);
}
const agentLine = (label, text) => (0,sanitize/* escapeCommands */.g9)(`[${(0,sanitize/* sanitizeLine */.g$)(label, 80)}] ${(0,sanitize/* sanitizeLine */.g$)((0,external_node_util_.stripVTControlCharacters)(text), 2_000)}`);

;// CONCATENATED MODULE: ./lib/src/cli/emulator/emulator.js



function credentialsOf({ apiKeys = [], tenantIds = [], bearerTokens = [] }) {
    const all = [
        ['X-Api-Key', apiKeys],
        ['X-Tenant-Id', tenantIds],
        ['Authorization: Bearer', bearerTokens]
    ];
    return all.filter(([, values]) => values.length > 0);
}
function credentials(options) {
    const given = credentialsOf(options);
    if (given.length === 0)
        return 'any value; to require a key, set --api-key KEY';
    return given.map(([header, values]) => `${header} (${values.length} accepted)`).join(', ');
}
function agents({ agentCommand, repo, uncommitted }) {
    const where = uncommitted === true ? repo : `a checkout of each commit of ${repo}`;
    const what = agentCommand === undefined ? 'a stock graph' : `${agentCommand} in ${where}`;
    return `${what}, at the URL of each deployment`;
}
function commits({ repo, heads = [] }) {
    const known = [...heads.map(({ ref }) => ref), ...(repo === undefined ? [] : [`the branches and tags of ${repo}`])];
    return known.length === 0 ? 'unknown; to report them, set --repo DIR or --head main=SHA' : `of ${known.join(', ')}`;
}
function greeting(emulator, options) {
    const { integrations, listeners } = emulator.controlPlane;
    const lines = [
        ['Local control plane', emulator.url],
        ['API reference', `${emulator.url}/docs`],
        ['Credentials', credentials(options)],
        ['Agent servers', agents(options)],
        ['Commits', commits(options)],
        ...(options.dialect === undefined ? [] : [['Dialect', options.dialect]]),
        ['State', options.state ?? 'in memory; to keep it, set --state FILE'],
        ...integrations.map(({ id, name }) => ['Integration', `${id}  ${name}`]),
        ...listeners.map(({ id, compute_type, compute_config }) => ['Listener', `${id}  ${compute_type} ${(compute_config?.cluster_namespaces ?? []).join(',')}`])
    ];
    const list = lines.map(([label, value]) => `${label.padEnd(20)} ${value}`).join('\n');
    return `${list}\n\nOpen ${emulator.url} in a browser to see what serves. Stop with Ctrl+C.\n`;
}
function openWarning(options) {
    if ((0,lib_emulator/* isLoopback */.U9)(options.host) || credentialsOf(options).length > 0)
        return undefined;
    return `Warning: anyone on the network can use this control plane. It listens on ${options.host} and accepts any credential. Set --api-key KEY, or remove --host.`;
}
function startProblem(error, { host, port }) {
    if (error instanceof lib_emulator/* OptionError */.eR)
        return error.message;
    const isOfAddress = error instanceof Error && 'syscall' in error && /^(listen|getaddrinfo)$/.test(String(error.syscall));
    const code = isOfAddress && 'code' in error ? error.code : undefined;
    switch (code) {
        case 'EADDRINUSE':
            return `--port: port ${port} is in use, perhaps by another local control plane. Choose another port, or 0 for any free one.`;
        case 'EACCES':
            return `--port: not allowed to listen on port ${port}. Choose a port above 1023.`;
        case 'EADDRNOTAVAIL':
        case 'ENOTFOUND':
        case 'EAI_AGAIN':
            return `--host: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`;
        default:
            return undefined;
    }
}
function closeOnSignal(emulator) {
    let closing = false;
    const close = () => {
        if (closing)
            process.exit(1);
        closing = true;
        void emulator.close().then(() => process.exit(0), (error) => {
            console.error(`Error: ${String(error)}`);
            process.exit(1);
        });
    };
    for (const signal of ['SIGINT', 'SIGTERM'])
        process.on(signal, close);
    process.on('SIGHUP', () => {
        if (process.stdin.isTTY)
            close();
    });
    if (process.env.npm_lifecycle_event !== undefined)
        onParentEnd(close);
}
const PARENT_CHECK_MS = 500;
function onParentEnd(close) {
    const parent = process.ppid;
    const timer = setInterval(() => {
        if (process.ppid === parent)
            return;
        clearInterval(timer);
        close();
    }, PARENT_CHECK_MS);
    timer.unref();
}
function printWhileRunning(options) {
    options.onRequest = (request) => console.log(requestLine(request));
    options.onNotice = (line) => console.log(line);
    options.onStatus = (change) => console.log(statusLine(change));
    options.onAgentLine = (label, line) => {
        if (line.trim() !== '')
            console.log(agentLine(label, line));
    };
}
async function runEmulator(args) {
    let options = {};
    try {
        const flags = (0,emulator_flags/* readFlags */.u)(args, (text) => process.stdout.write(text));
        if (flags === undefined)
            return;
        options = flags.options;
        if (!flags.quiet)
            printWhileRunning(options);
        const emulator = await (0,lib_emulator/* startEmulator */.sJ)({ ...options, inventCommits: false });
        closeOnSignal(emulator);
        console.log(greeting(emulator, options));
        const warning = openWarning(options);
        if (warning !== undefined)
            console.error(warning);
    }
    catch (error) {
        const problem = startProblem(error, options);
        if (problem === undefined)
            throw error;
        console.error(`Error: ${problem}`);
        process.exitCode = 2;
    }
}


/***/ }),

/***/ 47280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72202);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60895);
/* harmony import */ var _flags_commander_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29713);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(32655);





function readFlags(args, print = () => { }) {
    const command = (0,_flags_commander_js__WEBPACK_IMPORTED_MODULE_2__/* .createCommand */ .gu)('deploy-agent-server emulator', print)
        .description('Starts a control plane on this machine. You need no account. TIME is such as 250ms, 90s or 1h30m.')
        .version(_release_js__WEBPACK_IMPORTED_MODULE_4__/* .VERSION */ .x, '-v, --version', 'Show the version')
        .option('-q, --quiet', 'Print no requests, statuses and output of agents.')
        .option('--uncommitted', 'Run --agent-command in --repo itself, with uncommitted and ignored files.')
        .option('--documented-only', 'Serve only the operations of the specification.')
        .option('--virtual-clock', 'Time stands still until /_emulator/clock sets it.')
        .addHelpText('after', (0,_flags_commander_js__WEBPACK_IMPORTED_MODULE_2__/* .isBrief */ .X6)(args) ? '' : SYNTAX)
        .action(() => { });
    addValues(command);
    addLists(command);
    if (!(0,_flags_commander_js__WEBPACK_IMPORTED_MODULE_2__/* .parseWith */ .Ku)(command, args))
        return undefined;
    const { quiet = false, ...given } = command.opts();
    const lists = new Map(LISTS.map(([flag, list]) => [new _flags_commander_js__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$(`--${flag}`).attributeName(), list]));
    const options = Object.entries(given).map(([name, value]) => [lists.get(name) ?? name, value]);
    return { options: { port: 8124, ...Object.fromEntries(options) }, quiet };
}
function addValues(command) {
    const add = (flags, help, read = _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .notEmpty */ .z2) => {
        const option = new _flags_commander_js__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$(flags, help);
        command.addOption((0,_flags_commander_js__WEBPACK_IMPORTED_MODULE_2__/* .takeOnce */ .XC)(option, named(option, read)));
    };
    add('--port <PORT>', 'Port; 0 for any free one. Default: 8124.', portNumber);
    add('--host <HOST>', 'Default: 127.0.0.1, only for this machine.');
    add('--build-time <TIME>', 'Until a revision is DEPLOYED. Default: 3s.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc);
    add('--delete-time <TIME>', 'How long a delete takes. Default: 0.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc);
    add('--repo <DIR>', 'Git repository with commits and graph files.', folder);
    add('--agent-command <COMMAND>', 'Program of each revision, in a checkout of its commit. No shell; {port}.', program);
    add('--agent-start-limit <TIME>', 'Until GET /ok answers. Default: 60s.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .durationMs */ .pc);
    add('--dialect <DIALECT>', 'neutral (default) or langsmith.', (text) => (0,_emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .readDialect */ .ts)(text) && text);
    add('--script <FILE>', 'YAML or JSON with outcomes, faults, agents, heads, integrations and listeners.');
    add('--state <FILE>', 'Keep the deployments, with secret values, for a restart. Forgets scripts.');
}
const LISTS = [
    ['api-key', 'apiKeys', 'KEY', 'A valid X-Api-Key. If no key, tenant and token is set, any is accepted.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .notEmpty */ .z2],
    ['tenant-id', 'tenantIds', 'ID', 'A valid X-Tenant-Id.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .notEmpty */ .z2],
    ['bearer-token', 'bearerTokens', 'TOKEN', 'A valid bearer token.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .notEmpty */ .z2],
    ['allow-host', 'allowedHosts', 'NAME', 'A host name by which others reach it; addresses always work.', hostName],
    ['head', 'heads', 'REF=SHA', 'The commit of a branch or tag. Commits that nothing names are unknown.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseHead */ .ww],
    ['integration', 'integrations', 'NAME', 'An integration, or NAME=UUID. Default: local.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseIntegration */ .EQ],
    ['listener', 'listeners', 'NAMESPACES', 'A listener: NAME,NAME. Default: default.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseListener */ .oP],
    ['outcome', 'outcomes', 'OUTCOME', 'How the next revisions end: --help-all.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseOutcome */ ._M],
    ['fault', 'faults', 'FAULT', 'What happens to the next requests: --help-all.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFault */ .Gm],
    ['agent', 'agents', 'BEHAVIOR', 'How the stock agents behave: --help-all.', _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .parseBehavior */ .OZ]
];
function addLists(command) {
    for (const [flag, , value, help, read] of LISTS) {
        const option = new _flags_commander_js__WEBPACK_IMPORTED_MODULE_2__/* .Option */ .c$(`--${flag} <${value}>`, `${help} Repeatable.`);
        command.addOption((0,_flags_commander_js__WEBPACK_IMPORTED_MODULE_2__/* .takeAll */ .h0)(option, named(option, read)));
    }
}
const SYNTAX = `
OUTCOME  STATUS, stuck:STATUS, through:STATUS or down:STATUS (takes down what serves)
         [deployment=NAME] [revision=N] [times=N|always] [build-time=TIME]
         [lagging=TIME|alternating=TIME] (the previous revision still answers)
         such as "BUILD_FAILED deployment=support", "stuck:BUILDING revision=2"
FAULT    METHOD PATH and a status, drop, slow, hang or redirect; -after: once it is
         applied; truncate, garbage, wrong-type: spoils the answer. * is one segment
         [times=N|always] [skip=N] [delay=TIME] [retry-after=N|date:N]
         such as "POST /v2/deployments drop-after", "GET /v2/** 429 times=3"
BEHAVIOR slow-start=TIME, fail-start; throw, silent, endless, drop; heartbeats, crlf,
         compact, end-event [deployment=NAME] [revision=N]

Requests to /_emulator/… script it while it runs: docs/local-control-plane.md.`;
function named({ long }, read) {
    return (text) => {
        try {
            return read(text);
        }
        catch (error) {
            throw error instanceof _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .OptionError */ .eR ? new _usage_error_js__WEBPACK_IMPORTED_MODULE_3__/* .UsageError */ .e(`${long}: ${error.message}`) : error;
        }
    };
}
function portNumber(text) {
    if (/^\d+$/.test(text) && Number(text) <= 65_535)
        return Number(text);
    throw new _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .OptionError */ .eR(`"${text}" is not a whole number from 0 to 65535.`);
}
function hostName(text) {
    if (/^[\w-]+(\.[\w-]+)*$/.test(text))
        return text;
    throw new _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .OptionError */ .eR(`"${text}" is not a host name. Use the name only, without http:// and without a port.`);
}
function folder(path) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path))
        throw new _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .OptionError */ .eR(`the folder "${path}" does not exist.`);
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory())
        throw new _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .OptionError */ .eR(`"${path}" is a file, not a folder.`);
    return path;
}
const program = (text) => (0,_emulator_index_js__WEBPACK_IMPORTED_MODULE_1__/* .splitCommand */ .GW)(text) && text;


/***/ }),

/***/ 59470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   O9: () => (/* binding */ DIALECTS),
/* harmony export */   XR: () => (/* binding */ isLangSmithCloud),
/* harmony export */   eF: () => (/* binding */ NEUTRAL_WORDS),
/* harmony export */   g: () => (/* binding */ LANGSMITH_WORDS),
/* harmony export */   qm: () => (/* binding */ NEUTRAL),
/* harmony export */   uk: () => (/* binding */ LANGSMITH)
/* harmony export */ });
/* unused harmony export ALL_WORDS */
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
function isLangSmithCloud(base_url) {
    if (base_url === undefined || !URL.canParse(base_url))
        return false;
    const { protocol, hostname } = new URL(base_url);
    return protocol === 'https:' && hostname.endsWith('.langchain.com');
}


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

/***/ 96912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   w5: () => (/* binding */ fieldName),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
const FIELDS = [
    { path: 'name', input: 'name', source: 'both', change: 'fixed' },
    { path: 'source', input: 'source', source: 'both', change: 'fixed' },
    { path: 'source_config.integration_id', input: 'integration_id', source: 'git_host', change: 'fixed' },
    { path: 'source_config.repo_url', input: 'repo_url', source: 'git_host', change: 'fixed' },
    { path: 'source_config.deployment_type', input: 'deployment_type', source: 'git_host', change: 'fixed' },
    { path: 'source_config.build_on_push', input: 'build_on_push', source: 'git_host', change: 'setting' },
    { path: 'source_config.install_command', input: 'install_command', source: 'git_host', change: 'setting' },
    { path: 'source_config.build_command', input: 'build_command', source: 'git_host', change: 'setting' },
    { path: 'source_config.custom_url', input: 'custom_url', source: 'external_container', change: 'setting' },
    { path: 'source_config.resource_spec', input: 'resource_spec', source: 'external_container', change: 'revision' },
    { path: 'source_config.listener_id', input: 'listener_id', source: 'external_container', change: 'fixed' },
    {
        path: 'source_config.listener_config.cluster_namespace',
        input: 'cluster_namespace',
        source: 'external_container',
        change: 'fixed'
    },
    { path: 'source_revision_config.repo_ref', input: 'repo_ref', source: 'git_host', change: 'revision' },
    {
        path: 'source_revision_config.graph_config_path',
        input: 'graph_config_path',
        source: 'git_host',
        change: 'revision'
    },
    { path: 'source_revision_config.image_uri', input: 'image_uri', source: 'external_container', change: 'revision' },
    { path: 'secrets', input: 'secrets', source: 'both', change: 'revision' }
];
const everyFieldIsListed = true;
void everyFieldIsListed;
function fieldsOf(source, change) {
    return FIELDS.filter((field) => field.change === change && (field.source === 'both' || field.source === source));
}
function fieldName(path) {
    return path.slice(path.lastIndexOf('.') + 1);
}
function inputOf(path) {
    const field = FIELDS.find((one) => path === one.path || path.startsWith(`${one.path}.`));
    return field === undefined ? fieldName(path) : field.input + path.slice(field.path.length);
}
function valueAt(of, path) {
    return path.split('.').reduce((value, key) => {
        return typeof value === 'object' && value !== null ? value[key] : undefined;
    }, of);
}


/***/ }),

/***/ 69501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ DISCOURAGED_FIELDS),
/* harmony export */   TO: () => (/* binding */ RESOURCE_SPEC_FIELDS),
/* harmony export */   j$: () => (/* binding */ WantedResourceSpec),
/* harmony export */   yd: () => (/* binding */ ResourceSpec)
/* harmony export */ });
/* unused harmony exports LocalObjectReference, Volume, VolumeMount, EnvVar, ResourceRequirements, Container */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);

const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
const dnsLabel = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(DNS_LABEL, 'must be a DNS label: a-z, 0-9 and -, at most 63 characters').describe(what);
const freeForm = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish().describe(what);
const stringMap = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().describe(what);
const integer = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullish().describe(what);
const decimal = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish().describe(what);
const DO_NOT_USE = 'Marked do not use.';
const LocalObjectReference = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Name of a secret in the same namespace.') })
    .meta({ id: 'LocalObjectReference' });
const Volume = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: dnsLabel('A DNS label, unique within the pod.'),
    configMap: freeForm('Volume source.'),
    secret: freeForm('Volume source.'),
    emptyDir: freeForm('Volume source.'),
    persistentVolumeClaim: freeForm('Volume source.'),
    nfs: freeForm('Volume source.'),
    projected: freeForm('Volume source.'),
    downwardAPI: freeForm('Volume source.'),
    csi: freeForm('Volume source.')
})
    .meta({ id: 'Volume' });
const VolumeMount = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Must match the name of a Volume.'),
    mountPath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Where in the container the volume is mounted.'),
    subPath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    mountPropagation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    readOnly: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
    subPathExpr: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish()
})
    .meta({ id: 'VolumeMount' });
const EnvVar = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(C_IDENTIFIER, 'must be a C identifier: letters, digits and _, not starting with a digit')
        .describe('A C identifier.'),
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().describe('Defaults to the empty string.'),
    valueFrom: freeForm('Cannot be used when value is non-empty.')
})
    .meta({ id: 'EnvVar' });
const ResourceRequirements = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    limits: stringMap('Maximum compute resources.'),
    requests: stringMap('Minimum compute resources.')
})
    .meta({ id: 'ResourceRequirements' });
const Container = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: dnsLabel('A DNS label.'),
    image: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Image of the container.'),
    imagePullPolicy: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['Always', 'Never', 'IfNotPresent']).nullish(),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().describe('Not run in a shell.'),
    args: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish(),
    workingDir: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    env: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(EnvVar).nullish(),
    envFrom: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())).nullish(),
    resources: ResourceRequirements.nullish(),
    volumeMounts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(VolumeMount).nullish(),
    securityContext: freeForm('Security options of the container.'),
    restartPolicy: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['Always', 'OnFailure']).nullish().describe('For sidecars.')
})
    .meta({ id: 'Container' });
const shape = {
    min_scale: integer('Minimum replica count.'),
    max_scale: integer('Maximum replica count.'),
    cpu: integer('CPU request of one replica.'),
    cpu_limit: integer('Defaults to 2 x cpu.'),
    memory_mb: integer('Memory request (MB) of one replica.'),
    memory_limit_mb: integer('Defaults to 2 x memory_mb.'),
    queue_min_scale: integer('Defaults to min_scale.'),
    queue_max_scale: integer('Defaults to max_scale.'),
    queue_cpu: integer('Defaults to cpu.'),
    queue_cpu_limit: integer('Defaults to 2 x queue_cpu.'),
    queue_memory_mb: integer('Defaults to memory_mb.'),
    queue_memory_limit_mb: integer('Defaults to 2 x queue_memory_mb.'),
    orchestrator_cpu: integer(DO_NOT_USE),
    orchestrator_cpu_limit: integer(DO_NOT_USE),
    orchestrator_memory_mb: integer(DO_NOT_USE),
    orchestrator_memory_limit_mb: integer(DO_NOT_USE),
    orchestrator_min_scale: integer(DO_NOT_USE),
    orchestrator_max_scale: integer(DO_NOT_USE),
    executor_cpu: integer(DO_NOT_USE),
    executor_cpu_limit: integer(DO_NOT_USE),
    executor_memory_mb: integer(DO_NOT_USE),
    executor_memory_limit_mb: integer(DO_NOT_USE),
    cache_memory_mb: integer('Memory (MB) of the cache deployment.'),
    labels: stringMap('Extra labels on resources created for the deployment.'),
    annotations: stringMap('Extra annotations on those resources.'),
    service_account_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .nullish()
        .describe('Must already exist in the cluster namespace the deployment is placed in.'),
    image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(LocalObjectReference).nullish().describe('Secrets used to pull images.'),
    volumes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Volume).nullish().describe("Volumes mountable by the pod's containers."),
    volume_mounts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(VolumeMount).nullish().describe('Mounts into the container filesystem.'),
    init_containers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).nullish().describe('Run to completion before the main container starts.'),
    sidecars: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).nullish().describe('Run alongside the main container.'),
    db_cpu: decimal('CPU request of the relational database deployment.'),
    db_cpu_limit: decimal('Defaults to 2 x db_cpu.'),
    db_memory_mb: integer('Memory request (MB) of the database.'),
    db_memory_limit_mb: integer('Defaults to 2 x db_memory_mb.'),
    db_storage_gi: integer('Database storage in GiB.'),
    db_max_connections: integer('Maximum database connections.')
};
const RESOURCE_SPEC_FIELDS = Object.keys(shape);
const DISCOURAGED_FIELDS = RESOURCE_SPEC_FIELDS.filter((field) => /^(?:orchestrator|executor)_/.test(field));
function checkPodRules(spec, context) {
    const volumes = new Set();
    const report = (path, message) => context.addIssue({ code: 'custom', path, message, input: spec });
    for (const [i, volume] of (spec.volumes ?? []).entries()) {
        if (volumes.has(volume.name))
            report(['volumes', i, 'name'], `"${volume.name}" occurs twice`);
        volumes.add(volume.name);
    }
    const checkMounts = (path, mounts) => {
        for (const [i, mount] of (mounts ?? []).entries()) {
            if (!volumes.has(mount.name))
                report([...path, i, 'name'], `must match the name of a volume in volumes`);
        }
    };
    checkMounts(['volume_mounts'], spec.volume_mounts);
    for (const list of ['init_containers', 'sidecars']) {
        for (const [i, container] of (spec[list] ?? []).entries()) {
            checkMounts([list, i, 'volumeMounts'], container.volumeMounts);
            for (const [j, variable] of (container.env ?? []).entries()) {
                if (variable.value && variable.valueFrom)
                    report([list, i, 'env', j, 'valueFrom'], 'cannot be used when value is non-empty');
            }
        }
    }
}
const ResourceSpec = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(shape).superRefine(checkPodRules).meta({ id: 'ResourceSpec' });
const wholeCpu = RESOURCE_SPEC_FIELDS.filter((field) => /(^|_)cpu(_limit)?$/.test(field));
const WantedResourceSpec = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...shape,
    ...Object.fromEntries(wholeCpu.map((field) => [field, decimal(shape[field].description ?? '')]))
})
    .superRefine(checkPodRules);


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

/***/ 48137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   vs: () => (/* binding */ misspelled)
/* harmony export */ });
const LEAST_BEGINNING = 4;
const LONG = 7;
const SEPARATOR = /[\s._-]/;
function misspelled(word, known) {
    const written = lettersOf(word);
    const [near] = known
        .map((one) => ({ one, slips: slipsBetween(written, lettersOf(one)) }))
        .filter(({ one, slips }) => slips <= Math.min(one.length < LONG ? 1 : 2, one.length - 1))
        .sort((a, b) => a.slips - b.slips);
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
const lettersOf = (word) => word.toLowerCase().split(SEPARATOR).join('-');
function slipsBetween(a, b) {
    if (Math.abs(a.length - b.length) > 2)
        return Number.POSITIVE_INFINITY;
    const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        const before = rows[i - 1];
        for (let j = 1; j <= b.length; j++) {
            const replaced = before[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swapped = isSwapped ? rows[i - 2][j - 2] + 1 : replaced;
            row.push(Math.min(before[j] + 1, row[j - 1] + 1, replaced, swapped));
        }
        rows.push(row);
    }
    return rows[a.length][b.length];
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
    if (line.length <= max)
        return line;
    return `${line.slice(0, max - 1).toWellFormed()}…`;
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


/***/ })

};
