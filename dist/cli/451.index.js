export const id = 451;
export const ids = [451];
export const modules = {

/***/ 10451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runEmulator: () => (/* binding */ runEmulator)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/emulator/index.js + 80 modules
var lib_emulator = __webpack_require__(87405);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/cli/table.js
var table = __webpack_require__(68715);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/src/release.js
var release = __webpack_require__(60895);
// EXTERNAL MODULE: ./lib/src/cli/flags/commander.js + 1 modules
var commander = __webpack_require__(71338);
;// CONCATENATED MODULE: ./lib/src/cli/emulator/flags.js





function readFlags(args, print = () => { }) {
    const command = (0,commander/* createCommand */.gu)('deploy-agent-server emulator', print)
        .description('Starts a control plane on this machine. You need no account. TIME is such as 250ms, 90s or 1h30m.')
        .version(release/* VERSION */.x, '-v, --version', 'Show the version')
        .option('-q, --quiet', 'Print no requests, statuses and output of agents.')
        .option('--uncommitted', 'Run --agent-command in --repo itself, with uncommitted and ignored files.')
        .option('--documented-only', 'Serve only the operations of the specification.')
        .option('--virtual-clock', 'Time stands still until /_emulator/clock sets it.')
        .addHelpText('after', (0,commander/* isBrief */.X6)(args) ? '' : SYNTAX)
        .action(() => { });
    for (const [flags, help, read = lib_emulator/* notEmpty */.z2, list] of FLAGS) {
        const option = new commander/* Option */.c$(flags, list === undefined ? help : `${help} Repeatable.`);
        command.addOption((list === undefined ? commander/* takeOnce */.XC : commander/* takeAll */.h0)(option, namingFlag(option, read)));
    }
    if (!(0,commander/* parseWith */.Ku)(command, args))
        return undefined;
    const { quiet = false, ...given } = command.opts();
    const lists = new Map(FLAGS.map(([flags, , , list]) => [new commander/* Option */.c$(flags).attributeName(), list]));
    const named = Object.entries(given).map(([name, value]) => [lists.get(name) ?? name, value]);
    const options = { port: 8124, ...Object.fromEntries(named) };
    return { options, quiet };
}
const FLAGS = [
    ['--port <PORT>', 'Port; 0 for any free one. Default: 8124.', portNumber],
    ['--host <HOST>', 'Default: 127.0.0.1, only for this machine.'],
    ['--build-time <TIME>', 'Until a revision is DEPLOYED. Default: 3s.', lib_emulator/* durationMs */.pc],
    ['--delete-time <TIME>', 'How long a delete takes. Default: 0.', lib_emulator/* durationMs */.pc],
    ['--repo <DIR>', 'Git repository with commits and graph files.', folder],
    [
        '--agent-command <COMMAND>',
        'Program of each revision, in a checkout of its commit. No shell; {port}.',
        program
    ],
    ['--agent-start-limit <TIME>', 'Until GET /ok answers. Default: 60s.', lib_emulator/* durationMs */.pc],
    ['--dialect <DIALECT>', 'neutral (default) or langsmith.', (text) => (0,lib_emulator/* readDialect */.ts)(text) && text],
    [
        '--script <FILE>',
        'YAML or JSON with outcomes, faults, agents, heads, integrations and listeners.'
    ],
    ['--state <FILE>', 'Keep the deployments, with secret values, for a restart. Forgets scripts.'],
    [
        '--api-key <KEY>',
        'A valid X-Api-Key. If no key, tenant and token is set, any is accepted.',
        lib_emulator/* notEmpty */.z2,
        'apiKeys'
    ],
    ['--tenant-id <ID>', 'A valid X-Tenant-Id.', lib_emulator/* notEmpty */.z2, 'tenantIds'],
    ['--bearer-token <TOKEN>', 'A valid bearer token.', lib_emulator/* notEmpty */.z2, 'bearerTokens'],
    [
        '--allow-host <NAME>',
        'A host name by which others reach it; addresses always work.',
        hostName,
        'allowedHosts'
    ],
    [
        '--head <REF=SHA>',
        'The commit of a branch or tag. Commits that nothing names are unknown.',
        lib_emulator/* parseHead */.ww,
        'heads'
    ],
    [
        '--integration <NAME>',
        'An integration, or NAME=UUID. Default: local.',
        lib_emulator/* parseIntegration */.EQ,
        'integrations'
    ],
    [
        '--listener <NAMESPACES>',
        'A listener: NAME,NAME. Default: default.',
        lib_emulator/* parseListener */.oP,
        'listeners'
    ],
    ['--outcome <OUTCOME>', 'How the next revisions end: --help-all.', lib_emulator/* parseOutcome */._M, 'outcomes'],
    ['--fault <FAULT>', 'What happens to the next requests: --help-all.', lib_emulator/* parseFault */.Gm, 'faults'],
    ['--agent <BEHAVIOR>', 'How the stock agents behave: --help-all.', lib_emulator/* parseBehavior */.OZ, 'agents']
];
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
function namingFlag({ long }, read) {
    return (text) => {
        try {
            return read(text);
        }
        catch (error) {
            throw error instanceof lib_emulator/* OptionError */.eR ? new usage_error/* UsageError */.eb(`${long}: ${error.message}`) : error;
        }
    };
}
function portNumber(text) {
    if (/^\d+$/.test(text) && Number(text) <= 65_535)
        return Number(text);
    throw new lib_emulator/* OptionError */.eR(`"${text}" is not a whole number from 0 to 65535.`);
}
function hostName(text) {
    if (/^[\w-]+(\.[\w-]+)*$/.test(text))
        return text;
    throw new lib_emulator/* OptionError */.eR(`"${text}" is not a host name. Use the name only, without http:// and without a port.`);
}
function folder(path) {
    if (!(0,external_node_fs_.existsSync)(path))
        throw new lib_emulator/* OptionError */.eR(`the folder "${path}" does not exist.`);
    if (!(0,external_node_fs_.statSync)(path).isDirectory())
        throw new lib_emulator/* OptionError */.eR(`"${path}" is a file, not a folder.`);
    return path;
}
function program(text) {
    return (0,lib_emulator/* splitCommand */.GW)(text) && text;
}

;// CONCATENATED MODULE: ./lib/src/cli/emulator/emulator.js






function credentialsOf({ apiKeys = [], tenantIds = [], bearerTokens = [] }) {
    const all = {
        'X-Api-Key': apiKeys,
        'X-Tenant-Id': tenantIds,
        'Authorization: Bearer': bearerTokens
    };
    return Object.entries(all).filter(([, values]) => values.length > 0);
}
function greeting(emulator, options) {
    const { agentCommand, repo, uncommitted, heads = [], dialect, state } = options;
    const { integrations, listeners } = emulator.controlPlane;
    const credentials = credentialsOf(options).map(([header, values]) => `${header} (${values.length} accepted)`);
    const checkout = uncommitted === true ? repo : `a checkout of each commit of ${repo}`;
    const agent = agentCommand === undefined ? 'a stock graph' : `${agentCommand} in ${checkout}`;
    const known = [
        ...heads.map(({ ref }) => ref),
        ...(repo === undefined ? [] : [`the branches and tags of ${repo}`])
    ];
    const commits = known.length > 0 && `of ${known.join(', ')}`;
    const rows = [
        ['Local control plane', emulator.url],
        ['API reference', `${emulator.url}/docs`],
        ['Credentials', credentials.join(', ') || 'any value; to require a key, set --api-key KEY'],
        ['Agent servers', `${agent}, at the URL of each deployment`],
        ['Commits', commits || 'unknown; to report them, set --repo DIR or --head main=SHA'],
        ...(dialect === undefined ? [] : [['Dialect', dialect]]),
        ['State', state ?? 'in memory; to keep it, set --state FILE'],
        ...integrations.map(({ id, name }) => ['Integration', `${id}  ${name}`]),
        ...listeners.map(({ id, compute_type, compute_config: config }) => [
            'Listener',
            `${id}  ${compute_type} ${(config?.cluster_namespaces ?? []).join(',')}`
        ])
    ];
    return `${(0,table/* tableLines */.o)(rows).join('\n')}\n\nOpen ${emulator.url} in a browser to see what serves. Stop with Ctrl+C.\n`;
}
function openWarning(options) {
    if ((0,lib_emulator/* isLoopback */.U9)(options.host) || credentialsOf(options).length > 0)
        return undefined;
    return `Warning: anyone on the network can use this control plane. It listens on ${options.host} and accepts any credential. Set --api-key KEY, or remove --host.`;
}
const ANOTHER_PORT = 'Choose another port above 1023, or 0 for any free one.';
function startError(error, { host, port }) {
    if (error instanceof lib_emulator/* OptionError */.eR)
        return new usage_error/* UsageError */.eb(error.message);
    const { syscall = '', code } = error;
    if (!['listen', 'getaddrinfo'].includes(syscall))
        return error;
    const inUse = `--port: port ${port} is in use, perhaps by another local control plane.`;
    if (code === 'EADDRINUSE')
        return new usage_error/* UsageError */.eb(inUse, ANOTHER_PORT);
    if (code === 'EACCES')
        return new usage_error/* UsageError */.eb(`--port: not allowed to listen on port ${port}.`, ANOTHER_PORT);
    const advice = 'Use 127.0.0.1, or 0.0.0.0 for all addresses.';
    return new usage_error/* UsageError */.eb(`--host: ${host} is not an address of this machine. ${advice}`);
}
function closeOnSignal(emulator) {
    let closing = false;
    const close = () => {
        if (closing)
            process.exit(1);
        closing = true;
        const fail = (error) => {
            console.error(`Error: ${String(error)}`);
            process.exit(1);
        };
        emulator.close().then(() => process.exit(0), fail);
    };
    process.on('SIGINT', close).on('SIGTERM', close);
    process.on('SIGHUP', () => {
        if (process.stdin.isTTY)
            close();
    });
    if (process.env.npm_lifecycle_event !== undefined)
        onParentEnd(close);
}
function onParentEnd(close) {
    const parent = process.ppid;
    const timer = setInterval(() => {
        if (process.ppid === parent)
            return;
        clearInterval(timer);
        close();
    }, 500);
    timer.unref();
}
const printable = (text) => text.replace(/[^\x20-\x7e…]/g, (char) => encodeURIComponent(char.toWellFormed()));
const LOG = {
    onRequest: ({ method, label, status, ms, fault }) => {
        const met = fault === null ? '' : `  fault: ${fault}`;
        const line = `${method.padEnd(6)} ${label}  ${status ?? 'no answer'}  ${ms ?? 0} ms${met}`;
        console.log((0,sanitize/* escapeCommands */.g9)(printable(line)));
    },
    onStatus: ({ deployment, revision, statuses, problem }) => {
        const why = problem === null ? '' : `: ${(0,sanitize/* sanitizeLine */.g$)(problem, 300)}`;
        const shown = statuses.map(printable).join(' → ');
        console.log((0,sanitize/* escapeCommands */.g9)(`${printable(deployment)} #${revision}  ${shown}${why}`));
    },
    onNotice: (line) => console.log(line),
    onAgentLine: (label, line) => {
        const shown = (0,sanitize/* sanitizeLine */.g$)((0,external_node_util_.stripVTControlCharacters)(line), 2_000);
        if (line.trim() !== '')
            console.log((0,sanitize/* escapeCommands */.g9)(`[${(0,sanitize/* sanitizeLine */.g$)(label, 80)}] ${shown}`));
    }
};
async function runEmulator(args) {
    const flags = readFlags(args, (text) => process.stdout.write(text));
    if (flags === undefined)
        return;
    const { options, quiet } = flags;
    const all = { ...options, ...(!quiet && LOG), inventCommits: false };
    const emulator = await (0,lib_emulator/* startEmulator */.sJ)(all).catch((error) => {
        throw startError(error, options);
    });
    closeOnSignal(emulator);
    console.log(greeting(emulator, options));
    const warning = openWarning(options);
    if (warning !== undefined)
        console.error(warning);
}


/***/ }),

/***/ 68715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ tableLines)
/* harmony export */ });
const WIDEST_FIRST = 40;
function tableLines(rows, width = Number.POSITIVE_INFINITY, shorten) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    widths[0] = Math.min(widths[0] ?? 0, WIDEST_FIRST);
    const joined = (row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
    const lines = rows.map((row) => joined(row).trimEnd());
    if (lines.every((line) => line.length <= width))
        return lines;
    if (shorten !== undefined)
        return tableLines(rows.map((row) => row.map(shorten)), width);
    return rows.flatMap((row) => [
        joined(row.slice(0, -1)).trimEnd(),
        ...(row.at(-1) ? [`  ${row.at(-1)}`] : [])
    ]);
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


/***/ })

};
