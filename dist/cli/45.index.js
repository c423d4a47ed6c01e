export const id = 45;
export const ids = [45];
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
    operation: { word: true },
    new_revision: { word: true },
    smoke: { word: true },
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
    return OUTPUTS[name]?.json === true;
}
function redactOutput(name, value, redactor) {
    const { json, word, facts } = OUTPUTS[name] ?? {};
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
    return Object.hasOwn(OUTPUTS, name) && OUTPUTS[name]?.word === true;
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
