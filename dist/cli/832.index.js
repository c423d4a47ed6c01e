export const id = 832;
export const ids = [832];
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
// EXTERNAL MODULE: ./lib/emulator/index.js + 87 modules
var lib_emulator = __webpack_require__(3220);
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
        .description('Starts a control plane on this machine. You need no account. ' +
        'TIME is such as 250ms, 90s or 1h30m.')
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
    const end = `Open ${emulator.url} in a browser to see what serves. Stop with Ctrl+C.`;
    return `${(0,table/* tableLines */.o)(rows).join('\n')}\n\n${end}\n`;
}
function openWarning(options) {
    if ((0,lib_emulator/* isLoopback */.U9)(options.host) || credentialsOf(options).length > 0)
        return undefined;
    return ('Warning: anyone on the network can use this control plane. ' +
        `It listens on ${options.host} and accepts any credential. ` +
        'Set --api-key KEY, or remove --host.');
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
        if (process.ppid === parent && isRunning(parent))
            return;
        clearInterval(timer);
        close();
    }, 500);
    timer.unref();
}
function isRunning(pid) {
    try {
        return process.kill(pid, 0);
    }
    catch (error) {
        return error.code === 'EPERM';
    }
}
const printable = (text) => text.replace(/[^\x20-\x7e…]/g, (char) => encodeURIComponent(char.toWellFormed()));
const LOG = {
    onRequest: ({ method, short_url, resource, status, ms, fault }) => {
        const named = resource === null ? '' : `  ${resource}`;
        const met = fault === null ? '' : `  fault: ${fault}`;
        const answer = `${status ?? 'no answer'}  ${ms ?? 0} ms`;
        const line = `${method.padEnd(6)} ${short_url}  ${answer}${named}${met}`;
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

/***/ 71338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c$: () => (/* reexport */ esm/* Option */.c$),
  gu: () => (/* binding */ createCommand),
  X6: () => (/* binding */ isBrief),
  Ku: () => (/* binding */ parseWith),
  h0: () => (/* binding */ takeAll),
  XC: () => (/* binding */ takeOnce)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/cli/table.js
var table = __webpack_require__(68715);
;// CONCATENATED MODULE: ./lib/src/cli/flags/suggest.js



const OF_NODE = { '--env-file': '--dotenv' };
const DRY_RUN = {
    deploy: 'Use the command plan: it shows what a deploy would do, and changes nothing.',
    plan: 'Leave it out: plan changes nothing.'
};
const MOST_SUGGESTED = 3;
const LEAST = 3;
function unknownFlagError(word, own, others, renamed) {
    const owners = others.filter(({ flags }) => flags.some(({ flag }) => flag === word));
    const problem = owners.length > 0 && own.command !== ''
        ? `${word} is not a flag of ${own.command}.`
        : `Unknown flag ${word}.`;
    const advice = ownSuggestion(word, own, renamed) ??
        describeElsewhere(word, owners) ??
        relatedSuggestion(word, own) ??
        othersSuggestion(word, others) ??
        helpOf(own);
    return new usage_error/* UsageError */.eb(problem, advice);
}
const helpOf = ({ command }) => command === ''
    ? 'Write the command first, then its flags. Use --help for the commands.'
    : `Use ${command} --help-all for its flags.`;
function ownSuggestion(word, { command, flags }, renamed) {
    const names = [...new Set(flags.map(({ flag }) => flag))];
    const replacement = OF_NODE[word] ?? renamed.get(word);
    if (replacement !== undefined && names.includes(replacement))
        return `Use ${replacement}.`;
    const near = findNear(word, names);
    if (near !== undefined)
        return `Did you mean ${near}?`;
    return word === '--dry-run' ? DRY_RUN[command] : undefined;
}
function describeElsewhere(word, owners) {
    const [owner] = owners;
    if (owner === undefined)
        return undefined;
    const commands = joinWords(owners.map(({ command }) => command));
    return `It is a flag of ${commands}: ${firstSentence(owner, word)}`;
}
function othersSuggestion(word, others) {
    const names = others.flatMap(({ flags }) => flags.map(({ flag }) => flag));
    const near = OF_NODE[word] ?? findNear(word, [...new Set(names)]);
    const having = others.filter(({ flags }) => flags.some(({ flag }) => flag === near));
    if (having.length === 0)
        return undefined;
    return `Did you mean ${near}? It is a flag of ${joinWords(having.map(({ command }) => command))}.`;
}
function firstSentence({ flags }, word) {
    const { help = '' } = flags.find(({ flag }) => flag === word) ?? {};
    const [sentence = ''] = help.split(/(?<=[.])\s/);
    return sentence;
}
const bare = (flag) => flag.replace(/^-+/, '');
function findNear(word, flags) {
    const near = (0,did_you_mean/* misspelled */.vs)(bare(word), flags.map(bare));
    return near === undefined ? undefined : `--${near}`;
}
const isPlural = (flag, flags) => flag.endsWith('s') && flags.includes(flag.slice(0, -1));
function relatedSuggestion(word, { flags }) {
    const text = bare(word);
    const isPart = (part) => part.startsWith(text) || part.endsWith(text);
    const letters = text.replaceAll('-', '');
    const related = [...new Set(flags.map(({ flag }) => flag))].filter((flag) => {
        const parts = bare(flag).split('-');
        return parts.some(isPart) || parts.join('').startsWith(letters);
    });
    const distinct = related.filter((flag) => !isPlural(flag, related));
    const isClear = text.length >= LEAST && distinct.length > 0 && distinct.length <= MOST_SUGGESTED;
    return isClear ? `Did you mean ${joinChoices(distinct)}?` : undefined;
}
function noCommandError(commands) {
    const rows = commands.map(({ name, description }) => [`    ${name}`, description]);
    const advice = ['Begin with one of these commands. Use --help for more.', ...(0,table/* tableLines */.o)(rows)];
    return new usage_error/* UsageError */.eb('No command is given.', advice.join('\n'));
}
function unknownCommandError(word, commands) {
    const list = `Commands: ${commands.join(', ')}. Use --help to see what they do.`;
    const meant = OTHER_WORDS[word.toLowerCase()] ?? (0,did_you_mean/* misspelled */.vs)(word, commands);
    if (meant === undefined)
        return new usage_error/* UsageError */.eb('Unknown command.', list);
    return new usage_error/* UsageError */.eb('Unknown command.', `Did you mean ${meant}? ${list}`);
}
const OTHER_WORDS = {
    destroy: 'delete',
    remove: 'delete',
    rm: 'delete',
    down: 'delete',
    apply: 'deploy',
    create: 'deploy',
    update: 'deploy',
    up: 'deploy',
    diff: 'plan',
    preview: 'deploy --preview',
    ls: 'list',
    ps: 'list',
    show: 'status',
    revert: 'rollback',
    undo: 'rollback'
};
const joinWords = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const joinChoices = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

;// CONCATENATED MODULE: ./lib/src/cli/flags/commander.js




function createCommand(name, print) {
    return new esm/* Command */.uB(name)
        .helpOption('-h, --help', 'Show this text; with --help-all all of it')
        .showSuggestionAfterError(false)
        .allowExcessArguments(false)
        .exitOverride()
        .configureOutput({ writeOut: print, writeErr: () => { } })
        .configureHelp({
        minWidthToWrap: 20,
        formatItem,
        optionTerm,
        optionDescription: ({ description }) => description
    });
}
const ALL = '--help-all';
const isBrief = (args) => !args.includes(ALL) && (args[0] === 'help' || args.includes('--help') || args.includes('-h'));
function parseWith(command, args, renamed = new Map()) {
    try {
        const known = args.map((arg) => (arg === ALL ? '--help' : arg));
        command.parse(known, { from: 'user' });
        return true;
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        if (error.exitCode === 0)
            return false;
        throw usageError(error, command, { args, renamed });
    }
}
function usageError({ code, message }, command, { args, renamed }) {
    const { commands } = command;
    const names = commands.map((subcommand) => subcommand.name());
    if (code === 'commander.help' || code === 'commander.unknownCommand') {
        const word = args.find((arg) => arg !== 'help');
        if (word !== undefined)
            return unknownCommandError(word, names);
        return noCommandError(commands.map((command) => ({ name: command.name(), description: command.description() })));
    }
    const selected = commands.find((subcommand) => subcommand.name() === args[0]) ?? command;
    if (code === 'commander.unknownOption') {
        const [, word = 'that is given'] = /^error: unknown option '(--[\w-]+(?![\w-])|-\w)/.exec(message) ?? [];
        if (selected.options.some(({ long }) => long === word))
            return new usage_error/* UsageError */.eb(`${word} takes no value.`, `Write ${word} alone, or leave it out to turn it off.`);
        const others = commands.filter((other) => other !== selected);
        return unknownFlagError(word, flagsOf(selected), others.map(flagsOf), renamed);
    }
    const advice = code === 'commander.excessArguments' ? QUOTES : USE_HELP;
    const what = message.replace(/^error: /, '').replace(/^([^=]*)=[^]*'/, "$1'");
    return new usage_error/* UsageError */.eb(`${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`, advice);
}
const USE_HELP = 'Use --help for the commands and flags.';
function flagsOf(command) {
    const name = command.commands.length > 0 ? '' : command.name().replace(/^.* /, '');
    const flags = command.options.map(({ long, hidden, negate, description }) => {
        const suffix = hidden && !negate ? '-file' : '';
        return { flag: `${long}${suffix}`, help: description };
    });
    return { command: name, flags };
}
const QUOTES = 'Write the flag of each value, such as --name NAME, and put quotes around a value with spaces.';
function takeOnce(option, read = String) {
    const choose = option.parseArg;
    return option.argParser((value, before) => {
        if (before !== undefined)
            throw new usage_error/* UsageError */.eb(`${option.long} is given twice.`, 'Give it once.');
        const given = needValue(option, value);
        return choose === undefined ? read(given) : choose(given, undefined);
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
    throw new usage_error/* UsageError */.eb(`${long} needs a value.`, `If the value begins with dashes, write ${long}=VALUE.`);
}
const optionTerm = ({ flags, optional, long }) => optional ? `--[no-]${long?.slice(2)}` : flags;
function formatItem(term, termWidth, description, help) {
    const width = help.helpWidth ?? 80;
    const line = `  ${term.padEnd(termWidth)}  ${description}`.trimEnd();
    if (line.length <= width)
        return line;
    return `  ${term}\n${help.boxWrap(description, width - 6).replace(/^/gm, '      ')}`;
}


/***/ }),

/***/ 68715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ tableLines)
/* harmony export */ });
const WIDEST_FIRST = 40;
function tableLines(rows, { width = Number.POSITIVE_INFINITY, shorten, mark = (cell) => cell } = {}) {
    const widths = columnWidths(rows);
    const padded = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)));
    const isWide = padded.some((cells) => cells.join('  ').trimEnd().length > width);
    if (isWide && shorten !== undefined)
        return tableLines(rows.map((row) => row.map(shorten)), { width, mark });
    return padded.flatMap((cells, row) => {
        const marked = cells.map((cell, at) => mark(cell, at, row));
        if (!isWide)
            return [marked.join('  ').trimEnd()];
        const last = rows[row]?.at(-1);
        const first = marked.slice(0, -1).join('  ').trimEnd();
        return last ? [first, `  ${last}`] : [first];
    });
}
function columnWidths(rows) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    return widths.map((width, at) => (at === 0 ? Math.min(width, WIDEST_FIRST) : width));
}


/***/ }),

/***/ 32655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ FILE_PROBLEMS),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   JG: () => (/* binding */ decodeFile),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   yT: () => (/* binding */ useFile),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88010);


class UsageError extends Error {
    advice;
    example;
    constructor(message, advice, example) {
        super(message);
        this.advice = advice;
        this.example = example;
        this.name = 'UsageError';
    }
}
const FILE_PROBLEMS = {
    ENOENT: 'it does not exist',
    EISDIR: 'it is a folder, not a file',
    EACCES: 'permission denied',
    EEXIST: 'it exists',
    ENOTDIR: 'a folder of its path is a file',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full'
};
function fileError(flag, file, act, error) {
    const { code = 'unknown' } = error;
    return new UsageError(`${flag}: "${file}" cannot be ${act}: ${FILE_PROBLEMS[code] ?? code}.`, 'Check the path.');
}
function useFile(flag, file, act, use) {
    try {
        return use();
    }
    catch (error) {
        throw fileError(flag, file, act, error);
    }
}
function readTextFile(flag, file) {
    return decodeFile(flag, file, useFile(flag, file, 'read', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file)));
}
function decodeFile(flag, file, bytes) {
    const decoded = (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g)(bytes);
    if ('text' in decoded)
        return decoded.text;
    const source = file === '-' ? 'standard input' : `"${file}"`;
    throw new UsageError(`${flag}: ${source} ${decoded.problem}.`, decoded.fix);
}


/***/ }),

/***/ 88010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const FIX = 'Save it as UTF-8. In PowerShell, write it with Out-File -Encoding utf8.';
function decodeText(bytes) {
    try {
        const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
        if (text.includes('\0'))
            return { problem: 'contains zero bytes, as UTF-16 does', fix: FIX };
        return { text };
    }
    catch {
        return { problem: 'is not encoded as UTF-8', fix: FIX };
    }
}
function encodingOf([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
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
const SEQUENCE = new RegExp([
    /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?/,
    /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\r\n]*(?:\x07|\x1b\\|\x9c)?/,
    /\x1b[ -/]*[0-~]?/
]
    .map(({ source }) => source)
    .join('|'), 'g');
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
