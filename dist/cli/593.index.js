export const id = 593;
export const ids = [593];
export const modules = {

/***/ 8974:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runEmulator: () => (/* binding */ runEmulator)
});

// EXTERNAL MODULE: ./lib/emulator/index.js + 92 modules
var lib_emulator = __webpack_require__(34835);
// EXTERNAL MODULE: ./lib/src/cli/emulator/flags.js + 2 modules
var emulator_flags = __webpack_require__(81852);
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

/***/ 81852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  u: () => (/* binding */ readFlags)
});

// EXTERNAL MODULE: ./lib/emulator/index.js + 92 modules
var emulator = __webpack_require__(34835);
// EXTERNAL MODULE: ./lib/src/release.js
var release = __webpack_require__(60895);
// EXTERNAL MODULE: ./lib/src/cli/flags/commander.js
var commander = __webpack_require__(29713);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./lib/src/cli/emulator/flag-values.js


function wholeNumber(text, max) {
    if (!/^\d+$/.test(text) || Number(text) > max)
        throw new emulator/* OptionError */.eR(`"${text}" is not a whole number from 0 to ${max}.`);
    return Number(text);
}
function hostName(text) {
    if (/^[\w-]+(\.[\w-]+)*$/.test(text))
        return text;
    throw new emulator/* OptionError */.eR(`"${text}" is not a host name. Use the name only, without http:// and without a port.`);
}
function folder(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        throw new emulator/* OptionError */.eR(`the folder "${path}" does not exist.`);
    if (!(0,external_node_fs_.statSync)(path).isDirectory())
        throw new emulator/* OptionError */.eR(`"${path}" is a file, not a folder.`);
    return path;
}

;// CONCATENATED MODULE: ./lib/src/cli/emulator/flag-table.js


const FLAGS = {
    port: {
        value: 'PORT',
        help: 'Port to listen on; 0 for any free port. Default: 8124.',
        read: (value) => wholeNumber(value, 65_535)
    },
    host: {
        value: 'HOST',
        help: 'Address to listen on. Default: 127.0.0.1, which only this machine can reach.'
    },
    'allow-host': {
        value: 'NAME',
        help: 'A host name by which others reach it, such as the name of its container. Requests for other names are refused; localhost and addresses always work.',
        list: 'allowedHosts',
        read: hostName
    },
    'api-key': {
        value: 'KEY',
        help: 'A valid X-Api-Key. If no key, tenant and token is set, any credential is accepted.',
        list: 'apiKeys'
    },
    'tenant-id': {
        value: 'ID',
        help: 'A valid X-Tenant-Id.',
        list: 'tenantIds'
    },
    'bearer-token': {
        value: 'TOKEN',
        help: 'A valid bearer token.',
        list: 'bearerTokens'
    },
    'build-time': {
        value: 'TIME',
        help: 'How long a revision takes until it is DEPLOYED. Default: 3s.',
        read: emulator/* durationMs */.pc
    },
    'delete-time': {
        value: 'TIME',
        help: 'How long a delete takes. Until then the deployment is AWAITING_DELETE and its name stays reserved. Default: 0.',
        read: emulator/* durationMs */.pc
    },
    head: {
        value: 'REF=SHA',
        help: 'The commit of a branch or tag. Commits that neither --head nor --repo knows are reported as unknown.',
        list: 'heads',
        read: emulator/* parseHead */.ww
    },
    repo: {
        value: 'DIR',
        help: 'A git repository on this machine. It has the commits of branches and tags, and the graph configuration files. A ref that it does not have fails to build. Its commits are not used if its origin is another repository than repo_url.',
        read: folder
    },
    uncommitted: {
        help: 'Runs --agent-command in the folder --repo itself, with uncommitted changes and files that git ignores, such as node_modules. Then every revision runs the same files, and the folder needs no git. Default: each revision runs in a checkout of its own commit.'
    },
    agent: {
        value: '"BEHAVIOR… [deployment=NAME] [revision=N]"',
        help: 'How the stock agents behave. At the start: slow-start=TIME, fail-start. During a run: throw, silent, endless, drop. In the stream: heartbeats, crlf, compact, end-event.',
        examples: ['throw deployment=support', 'slow-start=20s heartbeats'],
        list: 'agents',
        read: emulator/* parseBehavior */.OZ
    },
    'agent-command': {
        value: '"PROGRAM ARG…"',
        help: 'Runs this program for each revision, in a temporary checkout of its commit in --repo, with the secrets and PORT in its environment. {port} in an argument becomes the port. No shell runs: spaces separate arguments, and quotes keep them together.',
        read: (value) => (0,emulator/* splitCommand */.GW)(value) && value
    },
    'agent-start-limit': {
        value: 'TIME',
        help: 'How long the program may take until GET /ok answers. Default: 60s.',
        read: emulator/* durationMs */.pc
    },
    integration: {
        value: 'NAME[=UUID]',
        help: 'An integration. Default: one named "local".',
        list: 'integrations',
        read: emulator/* parseIntegration */.EQ
    },
    listener: {
        value: 'NAMESPACE[,NAMESPACE]',
        help: 'A listener of compute type cluster, with these namespaces. Default: one with the namespace "default".',
        list: 'listeners',
        read: emulator/* parseListener */.oP
    },
    outcome: {
        value: '"STATUS [deployment=NAME] [revision=N] [times=N|always] [build-time=TIME] [lagging=TIME|alternating=TIME]"',
        help: 'How the next revisions end: DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, CREATE_FAILED, SKIPPED, INTERRUPTED or another status. stuck:STATUS stays in that status, through:STATUS also passes through it, and down:STATUS fails there and takes down what was serving. With lagging= the previous revision still answers for a while after DEPLOYED; with alternating= both answer in turns. Applies once, unless times= says otherwise.',
        examples: ['BUILD_FAILED deployment=support', 'DEPLOYED build-time=15m', 'stuck:BUILDING revision=2'],
        list: 'outcomes',
        read: emulator/* parseOutcome */._M
    },
    fault: {
        value: '"METHOD PATH FAULT [times=N|always] [skip=N] [delay=TIME] [retry-after=N|date:N]"',
        help: 'What happens to the next requests: a status such as 503, drop, slow, hang or redirect before the request is applied, or after it with -after (503-after, drop-after). truncate, garbage and wrong-type spoil the answer. In PATH, * stands for one segment and ** for any number. Applies once, unless times= says otherwise.',
        examples: [
            'POST /v2/deployments drop-after',
            'GET /v2/** 429 retry-after=2 times=3',
            'GET /v2/** slow delay=5s times=always'
        ],
        list: 'faults',
        read: emulator/* parseFault */.Gm
    },
    dialect: {
        value: 'DIALECT',
        help: "The field names in requests and answers: neutral (default), or langsmith, which also applies that service's rules for names, reserved secrets, resource_spec and fractions of a CPU.",
        read: (value) => (0,emulator/* readDialect */.ts)(value) && value
    },
    script: {
        value: 'FILE',
        help: 'A YAML or JSON file with outcomes, faults, agents, heads, integrations and listeners, each as a map or, as in its flag, as text.'
    },
    state: {
        value: 'FILE',
        help: 'Keeps what was deployed and scripted in this file, secret values included, so that a restart loses nothing. Each control plane needs its own file.'
    },
    'documented-only': {
        help: 'Serves only the operations of the specification. List, list revisions, delete, redeploy and the logs answer 404.'
    },
    'virtual-clock': {
        help: 'Time stands still until POST /_emulator/clock sets the clock ahead.'
    }
};

;// CONCATENATED MODULE: ./lib/src/cli/emulator/flags.js





function readFlags(args, print = () => { }) {
    const command = createEmulatorCommand(args, print);
    if (!(0,commander/* parseWith */.Ku)(command, args))
        return undefined;
    const options = { port: 8124 };
    for (const [name, { list }] of Object.entries(FLAGS)) {
        const { key, value } = optionOf(command, name);
        if (value !== undefined)
            options[list ?? key] = value;
    }
    return { options, quiet: optionOf(command, 'quiet').value === true };
}
function optionOf(command, name) {
    const key = new commander/* Option */.c$(`--${name}`).attributeName();
    return { key, value: command.getOptionValue(key) };
}
function createEmulatorCommand(args, print) {
    const command = (0,commander/* createCommand */.gu)('deploy-agent-server emulator', print)
        .description('Starts a control plane on this machine. You need no account. Its start page shows what serves, /docs has the API reference, and requests to /_emulator/… script it while it runs.\n\nTIME is a duration such as 250ms, 90s, 30m or 1h30m.')
        .version(release/* VERSION */.x, '-v, --version', 'Show the version')
        .option('-q, --quiet', 'Print no requests, statuses and output of agents.')
        .action(() => { });
    for (const [name, flag] of Object.entries(FLAGS))
        command.addOption(createOption(name, flag, (0,commander/* isBrief */.X6)(args)));
    return command;
}
function createOption(name, { value, list, help, examples = [], read = emulator/* notEmpty */.z2 }, brief) {
    const shown = list === undefined ? help : `${help} Repeatable.`;
    const lines = [shown, ...examples.map((example) => `--${name} "${example}"`)];
    const option = new commander/* Option */.c$(`--${name}${value === undefined ? '' : ' <value>'}`);
    option.description = brief ? (0,commander/* firstSentence */.qi)(help) : lines.join('\n');
    if (value === undefined)
        return option;
    option.flags = `--${name} ${brief ? value.replace(/[ [,].*/, value.startsWith('"') ? ' …"' : '') : value}`;
    const readNamed = (text) => {
        try {
            return read(text);
        }
        catch (error) {
            throw error instanceof emulator/* OptionError */.eR ? new usage_error/* UsageError */.e(`--${name}: ${error.message}`) : error;
        }
    };
    return list === undefined ? (0,commander/* takeOnce */.XC)(option, readNamed) : (0,commander/* takeAll */.h0)(option, readNamed);
}


/***/ }),

/***/ 29713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ parseWith),
/* harmony export */   X6: () => (/* binding */ isBrief),
/* harmony export */   XC: () => (/* binding */ takeOnce),
/* harmony export */   c$: () => (/* reexport safe */ commander__WEBPACK_IMPORTED_MODULE_0__.c$),
/* harmony export */   gu: () => (/* binding */ createCommand),
/* harmony export */   h0: () => (/* binding */ takeAll),
/* harmony export */   qi: () => (/* binding */ firstSentence)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32655);



function createCommand(name, print) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB(name)
        .helpOption('-h, --help', 'Show this text; with --help-all all of it')
        .showSuggestionAfterError()
        .allowExcessArguments(false)
        .exitOverride()
        .configureOutput({ writeOut: print, writeErr: () => { } })
        .configureHelp({ minWidthToWrap: 20, formatItem, optionTerm, optionDescription });
}
const ALL = '--help-all';
const isBrief = (args) => !args.includes(ALL) && (args[0] === 'help' || args.includes('--help') || args.includes('-h'));
const firstSentence = (text) => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
function parseWith(command, args) {
    refuseValues(command.commands.find((one) => one.name() === args[0]) ?? command, args);
    try {
        command.parse(args.map((arg) => (arg === ALL ? '--help' : arg)), { from: 'user' });
        return true;
    }
    catch (error) {
        if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7))
            throw error;
        if (error.exitCode === 0)
            return false;
        if (error.code === 'commander.help')
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e('No command is given, or an unknown one.', LIST);
        const [what = '', suggestion = error.code === 'commander.excessArguments' ? QUOTES : LIST] = error.message
            .replace(/^error: /, '')
            .replace(/=[^]*'/, "'")
            .split(/\n(?=\()/);
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`, suggestion.replace(/[()]/g, ''));
    }
}
const LIST = 'Use --help for the commands and flags.';
const QUOTES = 'Write the flag of each value, and put quotes around a value with spaces.';
function refuseValues({ options }, args) {
    for (const arg of args) {
        const [flag = '', value] = arg.split('=', 2);
        const known = options.find(({ long }) => long === flag);
        if (value === undefined || known === undefined || known.required || known.optional)
            continue;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${flag} takes no value.`, `Write ${flag} alone, or leave it out to turn it off.`);
    }
}
function takeOnce(option, read = String) {
    return option.argParser((value, before) => {
        if (before !== undefined)
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${option.long} is given twice.`, 'Give it once.');
        return read(needValue(option, value));
    });
}
function takeAll(option, read = String) {
    return option.argParser((value, before) => [
        ...(before ?? []),
        read(needValue(option, value))
    ]);
}
function needValue({ long }, value) {
    if (!/^--[a-z]/.test(value))
        return value;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${long} needs a value.`, `If the value begins with dashes, write ${long}=VALUE.`);
}
const optionTerm = ({ flags, optional, long }) => (optional ? `--[no-]${long?.slice(2)}` : flags);
const optionDescription = ({ description }) => description;
function formatItem(term, termWidth, description, help) {
    const width = help.helpWidth ?? 80;
    const line = `  ${term.padEnd(termWidth)}  ${description}`.trimEnd();
    if (line.length <= width)
        return line;
    return `  ${term}\n${help.boxWrap(description, width - 6).replace(/^/gm, '      ')}`;
}


/***/ }),

/***/ 32655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    advice;
    constructor(message, advice) {
        super(message);
        this.advice = advice;
        this.name = 'UsageError';
    }
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
/* unused harmony exports INVISIBLE, SEQUENCE */
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
