export const id = 45;
export const ids = [45];
export const modules = {

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

/***/ 94045:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runEmulatorStep: () => (/* binding */ runEmulatorStep)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58500);
/* harmony import */ var _runner_actions_core_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(94776);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32655);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(81852);









const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 50;
const MOST_LOG = 500_000;
const FLAG_INPUTS = ['port', 'dialect', 'build_time', 'agent_command'];
const SWITCH_INPUTS = ['uncommitted'];
const LIST_INPUTS = ['head', 'outcome', 'fault', 'agent'];
const PATH_INPUTS = ['repo', 'state'];
async function runEmulatorStep([phase]) {
    const toolkit = (0,_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_6__/* .createStepToolkit */ .l)();
    try {
        await (phase === 'stop' ? stop(toolkit) : start(toolkit));
    }
    catch (error) {
        toolkit.fail(error instanceof Error ? error.message : String(error));
    }
}
async function start(toolkit) {
    const api_key = toolkit.input('api_key') || `local-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`;
    const args = flagsOf(toolkit, api_key);
    checkFlags(args);
    const log_file = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdtempSync)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(process.env.RUNNER_TEMP ?? (0,node_os__WEBPACK_IMPORTED_MODULE_3__.tmpdir)(), 'local-control-plane-')), 'log.txt');
    const log = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(log_file, 'a');
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [process.argv[1] ?? '', 'emulator', ...args], {
        detached: true,
        stdio: ['ignore', log, log],
        windowsHide: true
    });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(log);
    toolkit.saveState('pid', String(child.pid));
    toolkit.saveState('log_file', log_file);
    child.unref();
    const base_url = await addressOf(child, log_file);
    toolkit.output('base_url', base_url);
    toolkit.output('api_key', api_key);
    toolkit.output('dashboard_url', `${base_url}/`);
    toolkit.output('log_file', log_file);
    toolkit.info(`Local control plane ${base_url}`);
}
function flagsOf(toolkit, api_key) {
    const input = (name) => toolkit.input(name);
    const flag = (name, value) => [`--${name.replaceAll('_', '-')}`, value];
    const lines = (name) => input(name)
        .split('\n')
        .map((line) => line.trim());
    return [
        ...flag('api-key', api_key),
        ...FLAG_INPUTS.filter((name) => input(name) !== '').flatMap((name) => flag(name, input(name))),
        ...SWITCH_INPUTS.filter((name) => isOn(name, input(name))).map((name) => `--${name}`),
        ...LIST_INPUTS.flatMap((name) => lines(name)
            .filter(Boolean)
            .flatMap((line) => flag(name, line))),
        ...PATH_INPUTS.filter((name) => input(name) !== '').flatMap((name) => flag(name, (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(process.env.GITHUB_WORKSPACE ?? '', input(name))))
    ];
}
function isOn(name, value) {
    if (['true', 'false', ''].includes(value))
        return value === 'true';
    throw new Error(`${name} must be true or false; got ${JSON.stringify(value)}.`);
}
function checkFlags(args) {
    try {
        (0,_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .readFlags */ .u)(args);
    }
    catch (error) {
        if (!(error instanceof _usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e))
            throw error;
        throw new Error(`${error.message} ${error.advice ?? ''}`
            .trim()
            .replace(/^--([a-z-]+)/, (_, name) => name.replaceAll('-', '_')), { cause: error });
    }
}
async function addressOf(child, log_file) {
    const deadline = performance.now() + START_LIMIT_MS;
    for (;;) {
        const log = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(log_file, 'utf8');
        const [, url] = /^Local control plane\s+(http\S+)/m.exec(log) ?? [];
        if (url !== undefined)
            return url;
        if (child.exitCode !== null || child.signalCode !== null) {
            throw new Error(`The local control plane did not start.\n${log.trim()}`);
        }
        if (performance.now() > deadline) {
            throw new Error(`The local control plane did not start within ${START_LIMIT_MS / 1_000} s.\n${log.trim()}`);
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(POLL_MS);
    }
}
async function stop(toolkit) {
    const pid = Number(toolkit.state('pid'));
    if (!Number.isInteger(pid) || pid <= 1)
        return;
    signalAll(pid, 'SIGTERM');
    const deadline = performance.now() + STOP_LIMIT_MS;
    while (signalAll(pid, 0) && performance.now() < deadline)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(POLL_MS);
    signalAll(pid, 'SIGKILL');
    const log = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(toolkit.state('log_file'), 'utf8');
    toolkit.group('Log of the local control plane', log.slice(-MOST_LOG));
}
function signalAll(pid, signal) {
    try {
        return process.kill(process.platform === 'win32' ? pid : -pid, signal);
    }
    catch {
        return false;
    }
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

/***/ 51147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunContext),
/* harmony export */   g: () => (/* binding */ hasGitHub)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97583);


function hasGitHub({ is_on_github, api_url }, token) {
    return is_on_github !== false || (token !== undefined && api_url !== undefined);
}
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
const PLAIN_REF = /^[\w.-]+(?:\/[\w.-]+)*$/;
const NO_COMMIT = /^0+$/;
function readRunContext(env, payload) {
    const action = memberOf(payload, 'action');
    const given = (name) => env[name]?.trim() || undefined;
    const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '') ? env.GITHUB_REPOSITORY : undefined;
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
    const run = given('GITHUB_RUN_ID');
    const [action_repository = '', action_ref = ''] = [given('GITHUB_ACTION_REPOSITORY'), given('GITHUB_ACTION_REF')];
    const isPublished = REPOSITORY.test(action_repository) && PLAIN_REF.test(action_ref);
    const sha = given('GITHUB_SHA');
    const actor = given('GITHUB_ACTOR');
    const event_name = given('GITHUB_EVENT_NAME') ?? '';
    const before = memberOf(payload, 'before');
    const pull = readPullRequest(memberOf(payload, 'pull_request'));
    return {
        event_name,
        event_action: typeof action === 'string' ? action : undefined,
        server_url,
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: pull && {
            ...pull,
            is_fork: pull.head_repository?.toLowerCase() !== repository?.toLowerCase()
        },
        ...(typeof before === 'string' && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullCommit */ .f5)(before) && !NO_COMMIT.test(before) && { sha_before: before }),
        ...(actor !== undefined && { actor }),
        ...(isPublished && { action_url: `${server_url}/${action_repository}/blob/${action_ref}` }),
        run_url: repository !== undefined && run !== undefined ? `${server_url}/${repository}/actions/runs/${run}` : undefined
    };
}
function readPullRequest(pull) {
    const number = memberOf(pull, 'number');
    const head = memberOf(pull, 'head');
    const [head_ref, head_sha, repo] = [memberOf(head, 'ref'), memberOf(head, 'sha'), memberOf(head, 'repo')];
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
        return undefined;
    if (typeof head_ref !== 'string' || typeof head_sha !== 'string')
        return undefined;
    if (repo == null)
        return { number, head_ref, head_sha, head_repository: undefined };
    const name = memberOf(repo, 'full_name');
    return typeof name === 'string' && REPOSITORY.test(name)
        ? { number, head_ref, head_sha, head_repository: name }
        : undefined;
}
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : undefined;
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

/***/ 89453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   SV: () => (/* binding */ canonicalRef),
/* harmony export */   YO: () => (/* binding */ isBuiltOf),
/* harmony export */   dz: () => (/* binding */ isTag),
/* harmony export */   f5: () => (/* binding */ isFullCommit),
/* harmony export */   hH: () => (/* binding */ nameRevision),
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   lF: () => (/* binding */ isVersion)
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40345);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


function isTag(ref) {
    return ref?.startsWith(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_PREFIX */ .C_) ?? false;
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
function nameRevision(id, commit) {
    return commit != null && /^[0-9a-f]{7,64}$/i.test(commit) ? `${id} (commit ${shortCommit(commit)})` : id;
}
function sameCommit(a, b) {
    const [short, long] = [a.trim().toLowerCase(), b.trim().toLowerCase()].sort((x, y) => x.length - y.length);
    return short === long ? short !== '' : short.length >= 7 && long.startsWith(short);
}


/***/ }),

/***/ 94776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createRunner),
/* harmony export */   l: () => (/* binding */ createStepToolkit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90143);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52100);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);
/* harmony import */ var _append_whole_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86287);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48228);






function createRunner(redactor) {
    let toldError = false;
    const clean = (text) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeCommands */ .g9)(redactor.redact(text));
    return {
        input: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4(name),
        mask: (value, options) => {
            for (const piece of redactor.add(value, options))
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq(piece);
        },
        info: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(clean(text)),
        debug: (text) => {
            if (_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .isDebug */ ._o())
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .debug */ .Yz(clean(text));
        },
        notice: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm(clean(text)),
        warning: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(clean(text)),
        error: (text) => {
            toldError = true;
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(clean(text));
        },
        annotate: ({ file, line, column }, text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(clean(text), { file: clean(file), startLine: line, startColumn: column, title: 'Invalid manifest' }),
        hasToldError: () => toldError,
        group: (title, text) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh(clean(title));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(clean(text));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
        },
        output: (name, value) => (0,_append_whole_js__WEBPACK_IMPORTED_MODULE_3__/* .appendWhole */ .g)((0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .outputFile */ .i9)(), () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__/* .redactOutput */ .n)(name, value, redactor))),
        summary: async (markdown) => {
            const path = (0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryFile */ .bj)();
            if (path === undefined)
                return;
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, `${markdown}\n`);
            }
            catch (error) {
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(clean(`The job summary could not be written: ${String(error)}`));
            }
        }
    };
}
function createStepToolkit() {
    return {
        input: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4(name),
        output: (name, value) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value),
        saveState: (name, value) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, value),
        state: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu(name),
        info: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeCommands */ .g9)(text)),
        group: (title, text) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeCommands */ .g9)(title));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeCommands */ .g9)(text));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
        },
        fail: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeCommands */ .g9)(text))
    };
}


/***/ }),

/***/ 86287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ appendWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

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
function withoutTrailingSlashes(text) {
    let end = text.length;
    while (text[end - 1] === '/')
        end--;
    return text.slice(0, end);
}


/***/ })

};
