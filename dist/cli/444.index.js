export const id = 444;
export const ids = [444];
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

/***/ 15459:
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

/***/ 29713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ parseWith),
/* harmony export */   X6: () => (/* binding */ isBrief),
/* harmony export */   XC: () => (/* binding */ takeOnce),
/* harmony export */   c$: () => (/* reexport safe */ commander__WEBPACK_IMPORTED_MODULE_0__.c$),
/* harmony export */   gu: () => (/* binding */ createCommand),
/* harmony export */   h0: () => (/* binding */ takeAll)
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
        .configureHelp({
        minWidthToWrap: 20,
        formatItem,
        optionTerm,
        optionDescription: ({ description }) => description
    });
}
const ALL = '--help-all';
const isBrief = (args) => !args.includes(ALL) && (args[0] === 'help' || args.includes('--help') || args.includes('-h'));
function parseWith(command, args) {
    try {
        const known = args.map((arg) => (arg === ALL ? '--help' : arg));
        command.parse(known, { from: 'user' });
        return true;
    }
    catch (error) {
        if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7))
            throw error;
        if (error.exitCode === 0)
            return false;
        const advice = 'Use --help for the commands and flags.';
        if (error.code === 'commander.help')
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb('No command is given, or an unknown one.', advice);
        const message = error.message
            .replace(/^error: /, '')
            .replace(/^(unknown option '(?:--[\w-]+(?![\w-])|-\w))[^]*'/, "$1'")
            .replace(/^([^=]*)=[^]*'/, "$1'");
        const [, unknown] = /^unknown option '(--[\w-]+)'/.exec(message) ?? [];
        const { options } = command.commands.find((one) => one.name() === args[0]) ?? command;
        if (options.some(({ long }) => long === unknown)) {
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${unknown} takes no value.`, `Write ${unknown} alone, or leave it out to turn it off.`);
        }
        const [what = '', suggestion = error.code === 'commander.excessArguments' ? QUOTES : advice] = message.split(/\n(?=\()/);
        const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(sentence, suggestion.replace(/[()]/g, ''));
    }
}
const QUOTES = 'Write the flag of each value, such as --name NAME, and put quotes around a value with spaces.';
function takeOnce(option, read = String) {
    const choose = option.parseArg;
    return option.argParser((value, before) => {
        if (before !== undefined)
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${option.long} is given twice.`, 'Give it once.');
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
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .eb(`${long} needs a value.`, `If the value begins with dashes, write ${long}=VALUE.`);
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

/***/ 35853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseArguments: () => (/* binding */ parseArguments)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93675);
/* harmony import */ var _adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52627);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60895);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32655);
/* harmony import */ var _commander_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29713);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74149);
/* harmony import */ var _input_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84273);









function parseArguments(args, print) {
    let parsed;
    const program = (0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .createCommand */ .gu)('deploy-agent-server', print)
        .description('Deploys agent servers, and waits until they serve.')
        .version(_release_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSION */ .x, '-V, --version', 'Show the version')
        .enablePositionalOptions()
        .helpCommand('help [command]', 'Show what a command takes')
        .addHelpText('after', _commands_js__WEBPACK_IMPORTED_MODULE_6__/* .HELP_END */ .qw);
    for (const [name, entry] of Object.entries(_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .COMMANDS */ .Lo)) {
        const command = program.command(name).description(entry.description);
        if (name === 'demo' || name === 'emulator')
            continue;
        command.addHelpText('after', examplesOf(entry));
        addInputs(command, entry, (0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .isBrief */ .X6)(args));
        addOptions(command, name, entry);
        command.action(() => {
            parsed = collect(command, name);
        });
    }
    return (0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(program, args) ? parsed : undefined;
}
function examplesOf({ examples = [], inputs }) {
    const text = `\nExamples:\n${examples.map((example) => `  deploy-agent-server ${example}`).join('\n')}`;
    const from = 'The address and the key come from DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY, too.';
    return inputs.includes('api_key') ? `${text}\n\n${from}` : text;
}
function addInputs(command, entry, brief) {
    const { inputs, common = inputs, help = {}, choices = {} } = entry;
    command.optionsGroup('Inputs:');
    for (const flag of _input_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .INPUT_FLAGS */ .$S.filter(({ input }) => inputs.includes(input))) {
        const described = helpOf({ ...flag, help: help[flag.input] ?? flag.help });
        const [firstSentence = ''] = described.split(/(?<=\.) /);
        const text = brief ? firstSentence : described;
        const isListed = !brief || common.includes(flag.input);
        const known = choices[flag.input];
        const add = (flags, help = '') => {
            const option = new _commander_js__WEBPACK_IMPORTED_MODULE_5__/* .Option */ .c$(flags, help).hideHelp(!isListed || help === '');
            command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .takeOnce */ .XC)(known === undefined ? option : option.choices(known)));
            return option;
        };
        if (flag.isHidden) {
            add(`--${flag.flag} <file>`, `File (- for standard input). ${text}`);
            add(`--${withoutFile(flag)} <value>`).argParser(() => {
                throw hiddenValueError(flag);
            });
        }
        else if (!flag.isBoolean)
            add(`--${flag.flag} <value>`, text);
        else {
            add(`--${flag.flag} [value]`, text).preset('true');
            add(`--no-${flag.flag}`).preset('false');
        }
    }
}
const withoutFile = ({ flag }) => flag.replace(/-file$/, '');
function hiddenValueError(hidden) {
    const { input, flag, variable } = hidden;
    const other = input === 'secrets'
        ? '--secret NAME to take each from the environment'
        : `the variable ${variable}`;
    return new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .eb(`--${withoutFile(hidden)} is no flag, because every user of this machine can read the arguments of a process.`, `Use --${flag} FILE (- for standard input), or ${other}.`);
}
const helpOf = ({ input, help }) => {
    const text = (0,_input_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .nameFlags */ .JG)(help).replaceAll('`', '');
    const fallback = _action_names_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_DEFAULTS */ .W[input];
    const saysDefault = ['', 'true', 'false'].includes(fallback) || text.includes('If unset:');
    return saysDefault ? text : `${text} Default: ${fallback}.`;
};
const isRun = (name) => !_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_COMMANDS */ .Mj.some((other) => other === name);
const ofAny = () => true;
const OWN_FLAGS = [
    [
        '--yes',
        'Do not ask for the name on a terminal.',
        (name) => name === 'delete' || name === 'rollback'
    ],
    [
        '--history',
        'All revisions, and which of them a rollback can restore.',
        (name) => name === 'status'
    ],
    [
        '--previews',
        'List previews, too, instead of their number.',
        (name) => name === 'list' || name === 'status'
    ],
    ['--build', 'The log of the build.', (name) => name === 'logs'],
    [
        '--deploy',
        'The log of the agent server (default, unless the build failed).',
        (name) => name === 'logs'
    ],
    [
        '--revision <id>',
        'Its log, instead of that of the latest revision.',
        (name) => name === 'logs'
    ],
    ['--follow', 'Continue with new lines until Ctrl+C.', (name) => name === 'logs'],
    ['--json', 'Print the result as one JSON document.', (name) => name !== 'logs'],
    ['--output-file <file>', 'Write the outputs to this file, as a dotenv report.', isRun],
    ['--events <file>', 'Write one JSON event per line to this file.', isRun],
    ['-q, --quiet', 'Print errors, warnings and the result only.', ofAny],
    ['-v, --verbose', 'Print each request.', ofAny],
    ['--no-color', 'Print no colors. The variable NO_COLOR does the same.', ofAny],
    ['--env-file <file>', 'Read variables from this file. The environment wins.', ofAny]
];
function addOptions(command, name, { inputs }) {
    const isInit = name === 'init';
    if (isInit || inputs.includes('secrets')) {
        const help = isInit
            ? 'Name of a secret of the agent, which the workflows then pass to it.'
            : 'Secret whose value is in the variable of this name.';
        command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAll */ .h0)(new _commander_js__WEBPACK_IMPORTED_MODULE_5__/* .Option */ .c$('--secret <name>', `${help} Repeatable.`)).conflicts('secretsFile'));
    }
    if (!isInit)
        command.optionsGroup('Options:');
    for (const [flags, help] of isInit ? [] : OWN_FLAGS.filter(([, , of]) => of(name))) {
        const option = new _commander_js__WEBPACK_IMPORTED_MODULE_5__/* .Option */ .c$(flags, help);
        if (flags === '--deploy')
            option.conflicts('build');
        const takesValue = flags.endsWith('>');
        command.addOption(takesValue
            ? (0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .takeOnce */ .XC)(option, option.long === '--env-file' ? loadVariables : undefined)
            : option);
    }
    const [where, names] = isInit ? ['For which CI system', _commands_js__WEBPACK_IMPORTED_MODULE_6__/* .INIT_CI */ .sV] : ['Where it runs', _adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .CI_NAMES */ .y3];
    const place = new _commander_js__WEBPACK_IMPORTED_MODULE_5__/* .Option */ .c$('--ci <name>', `${where}: auto (default), ${names.join(', ')}.`);
    command.addOption(place.choices(['auto', ...names]).default('auto'));
}
function loadVariables(path) {
    const variables = (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .useFile */ .yT)('--env-file', path, 'read', () => (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseEnv)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')));
    Object.assign(process.env, { ...variables, ...process.env });
    return path;
}
function collect(command, name) {
    const { secret = [], ...options } = command.opts();
    const parsed = {
        command: name,
        flags: {},
        givenBy: {},
        files: {},
        secretNames: secret,
        options
    };
    for (const { input, flag, variable, isHidden } of _input_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .INPUT_FLAGS */ .$S) {
        const given = command.getOptionValue(new _commander_js__WEBPACK_IMPORTED_MODULE_5__/* .Option */ .c$(`--${flag}`).attributeName());
        const ofVariable = name === 'init' ? '' : (process.env[variable] ?? '');
        if (given !== undefined) {
            const kind = isHidden ? 'files' : 'flags';
            parsed[kind][input] = given;
            parsed.givenBy[input] = `--${flag}`;
        }
        else if (ofVariable.trim() !== '') {
            parsed.flags[input] = ofVariable;
            parsed.givenBy[input] = variable;
        }
    }
    return parsed;
}


/***/ }),

/***/ 65071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ TimeLimitError),
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   W6: () => (/* binding */ PlanError),
/* harmony export */   Xs: () => (/* binding */ StatusError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dV: () => (/* binding */ AnswerError),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   s5: () => (/* binding */ CredentialsExpiredError),
/* harmony export */   sH: () => (/* binding */ DeployError),
/* harmony export */   v6: () => (/* binding */ StoppedByBug),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
class DeployError extends Error {
    code;
    advice;
    constructor(code, message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.code = code;
        this.advice = options.advice;
    }
}
class InputError extends DeployError {
    problems;
    constructor(problems) {
        super('input_invalid', problems.map(({ input, problem }) => `${input}: ${problem}`).join('\n'));
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
    constructor(message = 'cancelled', { reason, ...options } = {}) {
        super(reason instanceof StoppedByBug ? 'internal' : 'cancelled', message, options);
    }
}
class RequestError extends DeployError {
    request;
    brief;
    mayHaveBeenApplied;
    retryable;
    retryAfterMs;
    mostAttempts;
    constructor(code, message, options) {
        super(code, message, options);
        this.request = options.request;
        this.brief = options.brief ?? message.split('\n', 1)[0] ?? '';
        this.mayHaveBeenApplied = options.mayHaveBeenApplied;
        this.retryable = options.retryable;
        this.retryAfterMs = options.retryAfterMs;
        this.mostAttempts = options.mostAttempts;
    }
}
class ConnectionError extends RequestError {
    timed_out;
    constructor(message, options) {
        super('control_plane_unreachable', message, options);
        this.timed_out = options.timed_out ?? false;
    }
}
class TimeLimitError extends RequestError {
    constructor(request) {
        super('wait_timeout', `${request} was not sent, because the time limit of the step (\`timeout\`) ended.`, {
            request,
            mayHaveBeenApplied: false,
            retryable: false,
            advice: 'Run again: it reads first and continues from what exists. If that takes longer, set `timeout` to a longer time.'
        });
    }
}
const ATTEMPTS_FOR_UNUSABLE = 3;
class AnswerError extends RequestError {
    constructor(message, options) {
        super('invalid_response', message, { mostAttempts: ATTEMPTS_FOR_UNUSABLE, ...options });
    }
}
class StatusError extends RequestError {
    status;
    constructor(message, options) {
        super(codeOfStatus(options.status), message, options);
        this.status = options.status;
    }
    with(changes) {
        const { message, cause, ...same } = this;
        return new StatusError(message, { ...same, cause, ...changes });
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
    constructor(message, options = {}) {
        super('github_unavailable', message, options);
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

/***/ 58485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ fieldReader),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   Iw: () => (/* binding */ notAChoice),
/* harmony export */   Sm: () => (/* binding */ GUID),
/* harmony export */   Wu: () => (/* binding */ isFalse),
/* harmony export */   XM: () => (/* binding */ invisibleProblem),
/* harmony export */   YV: () => (/* binding */ durationProblem),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   sL: () => (/* binding */ notAGuid)
/* harmony export */ });
/* harmony import */ var _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15459);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48137);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97583);





const DAY_MS = 86_400_000;
const EXACT = new Set(['name', 'image_uri', 'repo_ref']);
const GUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;
function fieldReader(raw, problems) {
    const kind = (check, convert, isFree = false) => (input) => {
        const text = raw[input];
        if (text === undefined)
            return undefined;
        const problem = (isFree ? undefined : invisibleProblem(text)) ?? check(text, input);
        problems.add(input, problem);
        return problem === undefined ? convert(text) : undefined;
    };
    return {
        text: (input, check = () => undefined) => kind((text) => (/\p{Cc}/u.test(text) ? NO_LINE : check(text, input)), asWritten, !EXACT.has(input))(input),
        choice: (input, choices) => kind((text) => (choices.includes(text) ? undefined : notAChoice(text, choices)), (text) => text)(input),
        boolean: kind((text) => (isTrue(text) || isFalse(text) ? undefined : notABoolean(text)), isTrue),
        guid: kind((text) => (GUID.test(text) ? undefined : notAGuid(text)), asWritten),
        duration: kind(durationProblem, _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9),
        credential: kind((text) => (/^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? undefined : NO_HEADER), asWritten),
        safeUrl: kind(_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .unsafeReason */ .Bf, _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlash */ .ae),
        webUrl: kind((text) => ((0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(text) === undefined || /[?#]/.test(text) ? NO_WEB_URL : undefined), asWritten),
        repositoryUrl: kind((text) => (isRepositoryUrl(text) ? undefined : NO_REPOSITORY), asWritten)
    };
}
const asWritten = (text) => text;
const NO_LINE = 'contains a line break or another control character. Use one line of text.';
const NO_HEADER = 'contains a line break or a character that an HTTP header cannot carry. Pass the key alone, on one line.';
const NO_WEB_URL = 'is not a web address. Use the form https://host/path, without user, password, query or fragment.';
const NO_REPOSITORY = 'is not the URL of a repository. Use the form https://host/owner/name, without user or password.';
function given(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
const quote = (text, length = 60) => `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(text, length)}"`;
const notABoolean = (text) => `must be true or false; got ${quote(text)}.`;
const notAGuid = (text) => `${quote(text)} is not a UUID. Use the form xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx.`;
function notAChoice(text, choices) {
    const word = text.toLowerCase();
    const meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(word, choices) ?? choices.find((choice) => word.startsWith(choice));
    const problem = `must be one of ${choices.join(', ')}${text === '' ? '' : `; got ${quote(text)}`}.`;
    return meant === undefined ? problem : `${problem} Did you mean ${meant}?`;
}
function durationProblem(text, input) {
    const isAge = input === 'max_age';
    const ms = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(text);
    if (ms !== undefined && ms > 0 && ms <= (isAge ? 3650 : 1) * DAY_MS)
        return undefined;
    const wrong = ms === undefined ? 'is not a duration' : ms > 0 ? 'is too long' : 'must be more than 0';
    const form = isAge ? '14d or 36h, at most ten years' : '90s, 30m or 1h30m, at most 24h';
    return `${quote(text)} ${wrong}. Use a form like ${input === 'poll_interval' ? 'auto, ' : ''}${form}.`;
}
const isTrue = (value) => typeof value === 'string' && /^(?:true|True|TRUE)$/.test(value);
const isFalse = (value) => typeof value === 'string' && /^(?:false|False|FALSE)$/.test(value);
function isRepositoryUrl(text) {
    if (/^[\w.-]+@[\w.-]+:[^\s:][^\s]*$/.test(text))
        return true;
    const url = (0,_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .Dl)(text);
    if (url === undefined || url.pathname.length < 2 || url.password !== '')
        return false;
    return /^https?:$/.test(url.protocol) ? url.username === '' : /^(?:ssh|git):$/.test(url.protocol);
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

/***/ 60895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RELEASED_PROGRAM),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const RELEASED_PROGRAM = 'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz';


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
    return (misspelled(word, known) ?? (word.length >= LEAST_BEGINNING ? known.find(isBegun) : undefined));
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

/***/ 14185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   YQ: () => (/* binding */ groupByText),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   cn: () => (/* binding */ fieldPath),
/* harmony export */   fQ: () => (/* binding */ shortenDigests),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   ft: () => (/* binding */ DURATION),
/* harmony export */   jl: () => (/* binding */ spellDuration),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   nV: () => (/* binding */ formatAge)
/* harmony export */ });
function formatAge(ms) {
    const minutes = Math.floor(ms / 60_000);
    if (minutes < 1)
        return 'less than a minute';
    if (minutes < 120)
        return count(minutes, 'minute');
    return minutes < 2880
        ? count(Math.floor(minutes / 60), 'hour')
        : count(Math.floor(minutes / 1440), 'day');
}
function partsOf(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
}
function formatDuration(ms) {
    const [h, m, s] = partsOf(ms);
    const two = (value) => String(value).padStart(2, '0');
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
function spellDuration(ms) {
    const tenths = Math.max(ms > 0 ? 1 : 0, Math.round(ms / 100));
    if (tenths < 100)
        return `${tenths / 10} s`;
    const [h, m, s] = partsOf(Math.max(10_000, ms));
    const parts = [h > 0 && `${h} h`, m > 0 && `${m} min`, h === 0 && s > 0 && `${s} s`];
    return parts.filter((part) => part !== false).join(' ');
}
function formatTime(ms) {
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function shortId(id) {
    return id.length > 12 ? `${id.slice(0, 8)}…` : id;
}
function shortenDigests(text) {
    return text
        .replace(/(?<![0-9a-f])[0-9a-f]{32,128}(?![0-9a-f])/gi, (digest) => `${digest.slice(0, 12)}…`)
        .replace(/(?<![0-9a-f])([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])/gi, '$1…');
}
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function groupByText(told) {
    const texts = [...new Set(told.map(({ text }) => text))];
    return texts.map((text) => ({
        text,
        keys: told.filter((one) => one.text === text).map(({ key }) => key)
    }));
}
function count(n, one, many = `${one}s`) {
    return `${n} ${n === 1 ? one : many}`;
}
function fieldPath(path) {
    return path
        .map((part, i) => typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)
        .join('');
}
const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;
function parseDuration(text) {
    if (!DURATION.test(text))
        return undefined;
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/gy)];
    return parts.reduce((total, [, amount, unit]) => total + Number(amount) * UNITS_MS[unit], 0);
}


/***/ })

};
