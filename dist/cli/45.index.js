export const id = 45;
export const ids = [45];
export const modules = {

/***/ 17156:
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

/***/ 74805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createRunner),
/* harmony export */   l: () => (/* binding */ createStepToolkit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90143);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52100);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);
/* harmony import */ var _append_whole_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(18226);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(70747);






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

/***/ 18226:
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

/***/ 70747:
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
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17156);


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
const UNVERIFIED = 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set. Certificates are verified anyway. For your own authority, set NODE_EXTRA_CA_CERTS.';
function enforceTlsVerification() {
    const wasOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0';
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    return wasOff ? [UNVERIFIED] : [];
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

/***/ 47280:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ readFlags)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _emulator_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20298);
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
/* harmony import */ var _adapters_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74805);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32655);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(47280);









const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 50;
const MOST_LOG = 500_000;
const FLAG_INPUTS = ['port', 'dialect', 'build_time', 'agent_command', 'repo', 'state'];
const LIST_INPUTS = ['head', 'outcome', 'fault', 'agent'];
const PATHS = new Set(['repo', 'state']);
async function runEmulatorStep([phase]) {
    const toolkit = (0,_adapters_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_6__/* .createStepToolkit */ .l)();
    try {
        await (phase === 'stop' ? stop(toolkit) : start(toolkit));
    }
    catch (error) {
        toolkit.fail(error instanceof Error ? error.message : String(error));
    }
}
async function start(toolkit) {
    const api_key = toolkit.input('api_key') || `local-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`;
    const args = ['--api-key', api_key, ...flagsOf((name) => toolkit.input(name))];
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
function flagsOf(input) {
    const flag = (name, value) => [`--${name.replaceAll('_', '-')}`, value];
    const valueOf = (name) => PATHS.has(name) ? (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(process.env.GITHUB_WORKSPACE ?? '', input(name)) : input(name);
    const linesOf = (name) => input(name)
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean);
    return [
        ...FLAG_INPUTS.filter((name) => input(name) !== '').flatMap((name) => flag(name, valueOf(name))),
        ...(isOn('uncommitted', input('uncommitted')) ? ['--uncommitted'] : []),
        ...LIST_INPUTS.flatMap((name) => linesOf(name).flatMap((line) => flag(name, line)))
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
        const message = `${error.message} ${error.advice ?? ''}`.trim();
        const ofInput = message.replace(/^--([a-z-]+)/, (_, name) => name.replaceAll('-', '_'));
        throw new Error(ofInput, { cause: error });
    }
}
async function addressOf(child, log_file) {
    const deadline = performance.now() + START_LIMIT_MS;
    for (;;) {
        const log = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(log_file, 'utf8');
        const [, url] = /^Local control plane\s+(http\S+)/m.exec(log) ?? [];
        if (url !== undefined)
            return url;
        const hasEnded = child.exitCode !== null || child.signalCode !== null;
        if (hasEnded || performance.now() > deadline) {
            const limit = hasEnded ? '' : ` within ${START_LIMIT_MS / 1_000} s`;
            throw new Error(`The local control plane did not start${limit}.\n${log.trim()}`);
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
