export const id = 45;
export const ids = [45];
export const modules = {

/***/ 93675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ OUTPUT_NAMES),
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const INPUT_DEFAULTS = {
    command: 'deploy',
    revision: '',
    base_url: '',
    api_key: '',
    tenant_id: '',
    bearer_token: '',
    api_dialect: '',
    name: '',
    deployment_id: '',
    source: '',
    preview: '',
    graph_config_path: '',
    repo_url: '',
    repo_ref: '',
    integration_id: '',
    deployment_type: '',
    build_on_push: '',
    install_command: '',
    build_command: '',
    paths: '',
    image_uri: '',
    custom_url: '',
    listener_id: '',
    cluster_namespace: '',
    resource_spec: '',
    secrets: '',
    allow_empty_secrets: 'false',
    new_revision: 'auto',
    wait: 'true',
    timeout: '30m',
    poll_interval: 'auto',
    verify_serving: 'auto',
    build_logs: 'true',
    rollback: 'false',
    smoke_assistant: '',
    smoke_input: '',
    smoke_stream_mode: 'updates',
    smoke_expect: '',
    smoke_timeout: '2m',
    agent_api_key: '',
    github_token: '',
    environment: '',
    comment: 'auto',
    manifest: '',
    select: '',
    variables: '',
    max_age: '',
    dry_run: 'false'
};
const OUTPUT_NAMES = [
    'deployment_id',
    'revision_id',
    'url',
    'operation',
    'new_revision',
    'status',
    'commit_sha',
    'docs_url',
    'smoke',
    'serving_revision_id',
    'rolled_back_to',
    'error_code',
    'plan',
    'plans',
    'swept',
    'deployments',
    'deployed',
    'unchanged',
    'failed',
    'skipped',
    'matrix'
];


/***/ }),

/***/ 74805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createRunner),
/* harmony export */   l: () => (/* binding */ createStepToolkit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90143);
/* harmony import */ var _masking_redactor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84921);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70747);





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
        output: (name, value) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .appendWhole */ .gZ)((0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .fileOf */ .W7)('GITHUB_OUTPUT'), () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_masking_redactor_js__WEBPACK_IMPORTED_MODULE_2__/* .redactOutput */ .nJ)(name, value, redactor))),
        summary: async (markdown) => {
            const path = (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .fileOf */ .W7)('GITHUB_STEP_SUMMARY');
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
        ...createRunner((0,_masking_redactor_js__WEBPACK_IMPORTED_MODULE_2__/* .createRedactor */ .lY)()),
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
/* harmony import */ var _adapters_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74805);







const START_LIMIT_MS = 30_000;
const STOP_LIMIT_MS = 5_000;
const POLL_MS = 50;
const MOST_LOG = 500_000;
const FLAG_INPUTS = ['port', 'dialect', 'build_time', 'agent_command'];
const PATH_INPUTS = ['repo', 'state'];
const LIST_INPUTS = ['head', 'outcome', 'fault', 'agent'];
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
    const pieces = piecesOf(value);
    const printed = pieces.map(_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutInvisible */ .OT).filter(isMaskable);
    return [
        ...new Set([...pieces, ...printed, ...pieces.flatMap(escapesOf), ...pieces.flatMap(base64Of)])
    ];
}
function escapesOf(piece) {
    const text = piece.toWellFormed();
    const markup = text
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('>', '&gt;')
        .replaceAll('"', '&quot;');
    const json = JSON.stringify(piece).slice(1, -1);
    return [
        ...[json, json.replaceAll('/', '\\/')].flatMap((form) => [form, asAscii(form)]),
        encodeURIComponent(text),
        encodeURIComponent(text).replaceAll('%2F', '/'),
        new URLSearchParams({ _: text }).toString().slice('_='.length),
        markup,
        ...APOSTROPHES.map((apostrophe) => markup.replaceAll("'", apostrophe))
    ];
}
const asAscii = (json) => json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
function base64Of(piece) {
    if (piece.length < SHORTEST_IN_BASE64)
        return [];
    return [0, 1, 2].flatMap((offset) => {
        const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(piece)]);
        const from = Math.ceil((offset * 8) / 6);
        const to = Math.floor((bytes.length * 8) / 6);
        return [bytes.toString('base64').slice(from, to), bytes.toString('base64url').slice(from, to)];
    });
}


/***/ }),

/***/ 84921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   id: () => (/* binding */ JSON_OUTPUTS),
/* harmony export */   lY: () => (/* binding */ createRedactor),
/* harmony export */   nJ: () => (/* binding */ redactOutput)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90950);



const LOOKS_PUBLIC = /^(?:https?:\/\/[^\s@]+|[0-9a-f]{7,64}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const IDENTIFIER = /^[\w.-]+$/;
const SHORTEST_STRONG = 8;
function createRedactor() {
    const pieces = new Set();
    const forms = new Set();
    const credentials = new Set();
    const facts = new Set();
    const redact = (text) => {
        const visible = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutInvisible */ .OT)(text);
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
        add(value, { credential = false } = {}) {
            if (!credential && isPublic(value))
                return [];
            const fresh = (0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .piecesOf */ .Xe)(value).filter((piece) => !pieces.has(piece));
            for (const piece of fresh)
                pieces.add(piece);
            for (const form of (0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .formsOf */ .XP)(value))
                forms.add(form);
            if (credential && value.length >= SHORTEST_STRONG && !(0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainWord */ .F7)(value))
                credentials.add(value);
            return fresh.filter((piece) => credential || ((0,_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .isFitForRunner */ .xE)(piece) && !isPublic(piece)));
        },
        keep(fact) {
            if (fact === '' ||
                facts.has(fact) ||
                [...credentials].some((credential) => fact.includes(credential)))
                return;
            if (LOOKS_PUBLIC.test(fact) || !isSecret(fact))
                facts.add(fact);
        }
    };
}
function hide(text, forms, facts) {
    const found = [...forms].flatMap((form) => merge(occurrencesOf(form, text)));
    if (found.length === 0)
        return text;
    const shown = [...facts].flatMap((fact) => [...occurrencesOf(fact, text)]);
    const hidden = found.filter(([from, to]) => !shown.some(([start, end]) => start <= from && to <= end));
    let clean = '';
    let end = 0;
    for (const [from, to] of merge(hidden.sort(([a], [b]) => a - b))) {
        clean += text.slice(end, from) + text.slice(from, to).replace(/[^\r\n]+/g, '***');
        end = to;
    }
    return clean + text.slice(end);
}
function* occurrencesOf(wanted, text) {
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1))
        yield [at, at + wanted.length];
}
function merge(spans) {
    const merged = [];
    for (const [from, to] of spans) {
        const last = merged.at(-1);
        if (last !== undefined && from < last[1])
            last[1] = Math.max(last[1], to);
        else
            merged.push([from, to]);
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
const WORDS = new Set(['operation', 'new_revision', 'smoke', 'error_code']);
const JSON_OUTPUTS = new Set(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTPUT_NAMES */ .P.slice(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .OUTPUT_NAMES */ .P.indexOf('plan')));
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
    const redacted = entries.map(([key, facts]) => [
        redactor.redact(key),
        redactFacts(facts, redactor)
    ]);
    return JSON.stringify(Object.fromEntries(redacted));
}
function redactFacts(facts, redactor) {
    const words = Object.entries(facts).filter(([name]) => WORDS.has(name));
    return { ...redactor.redactAll(facts), ...Object.fromEntries(words) };
}


/***/ })

};
