export const id = 503;
export const ids = [503];
export const modules = {

/***/ 74805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createRunner),
/* harmony export */   l: () => (/* binding */ createStepToolkit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90143);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52100);
/* harmony import */ var _masking_redactor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84921);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70747);






function createRunner(redactor) {
    let toldError = false;
    const clean = (text) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeCommands */ .g9)(redactor.redact(text));
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
        annotate: ({ file, line, column }, text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(clean(text), {
            file: clean(file),
            startLine: line,
            startColumn: column,
            title: 'Invalid manifest'
        }),
        hasToldError: () => toldError,
        group: (title, text) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh(clean(title));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(clean(text));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
        },
        output: (name, value) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .appendWhole */ .gZ)((0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .fileOf */ .W7)('GITHUB_OUTPUT'), () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__/* .redactOutput */ .n)(name, value, redactor))),
        summary: async (markdown) => {
            const path = (0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .fileOf */ .W7)('GITHUB_STEP_SUMMARY');
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
        ...createRunner((0,_masking_redactor_js__WEBPACK_IMPORTED_MODULE_3__/* .createRedactor */ .l)()),
        output: (name, value) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value),
        saveState: (name, value) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, value),
        state: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu(name),
        fail: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeCommands */ .g9)(text))
    };
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
/* harmony import */ var _emulator_index_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3220);
/* harmony import */ var _adapters_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74805);








const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 50;
const MOST_LOG = 500_000;
const FLAG_INPUTS = ['port', 'dialect', 'build_time', 'agent_command'];
const PATH_INPUTS = ['repo', 'state'];
const LIST_INPUTS = ['head', 'outcome', 'fault', 'agent'];
async function runEmulatorStep([phase]) {
    const toolkit = (0,_adapters_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_7__/* .createStepToolkit */ .l)();
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
    const outputs = { base_url, api_key, dashboard_url: `${base_url}/`, log_file };
    for (const [name, value] of Object.entries(outputs))
        toolkit.output(name, value);
    toolkit.info(`Local control plane ${base_url}`);
}
function flagsOf(input) {
    const uncommitted = input('uncommitted') || 'false';
    if (!['true', 'false'].includes(uncommitted)) {
        throw new Error(`uncommitted must be true or false; got ${JSON.stringify(uncommitted)}.`);
    }
    const flags = (names, valuesOf) => names.flatMap((name) => valuesOf(input(name)).flatMap((value) => [`--${name.replaceAll('_', '-')}`, value]));
    const one = (text) => (text === '' ? [] : [text]);
    return [
        ...flags(FLAG_INPUTS, one),
        ...flags(PATH_INPUTS, (text) => one(text).map((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_4__.resolve)(process.env.GITHUB_WORKSPACE ?? '', path))),
        ...(uncommitted === 'true' ? ['--uncommitted'] : []),
        ...flags(LIST_INPUTS, (text) => text.split('\n').flatMap((line) => one(line.trim())))
    ];
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
    (0,_emulator_index_js__WEBPACK_IMPORTED_MODULE_6__/* .signalTree */ .r7)(pid, 'SIGTERM');
    const deadline = performance.now() + STOP_LIMIT_MS;
    while ((0,_emulator_index_js__WEBPACK_IMPORTED_MODULE_6__/* .signalTree */ .r7)(pid, 0) && performance.now() < deadline)
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(POLL_MS);
    (0,_emulator_index_js__WEBPACK_IMPORTED_MODULE_6__/* .signalTree */ .r7)(pid, 'SIGKILL');
    const log = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(toolkit.state('log_file'), 'utf8');
    toolkit.group('Log of the local control plane', log.slice(-MOST_LOG));
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
    const first = a.trim().toLowerCase();
    const second = b.trim().toLowerCase();
    if (first.length < 7 || second.length < 7)
        return first === second && first !== '';
    return first.startsWith(second) || second.startsWith(first);
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


/***/ }),

/***/ 97583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withoutTrailingSlashes),
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
function webAddress(text) {
    if (text == null || !/^https?:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(text))
        return undefined;
    if (!URL.canParse(text))
        return undefined;
    const { username, password } = new URL(text);
    return username === '' && password === '' ? withoutTrailingSlashes(text) : undefined;
}
const withoutTrailingSlashes = (text) => text.replace(/(?<!\/)\/+$/, '');


/***/ })

};
