export const id = 104;
export const ids = [104];
export const modules = {

/***/ 93675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ OUTPUT_NAMES),
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const INPUT_DEFAULTS = {
    command: 'deploy',
    base_url: '',
    api_key: '',
    name: '',
    graph_config_path: '',
    image_uri: '',
    secrets: '',
    preview: '',
    tenant_id: '',
    bearer_token: '',
    api_dialect: '',
    repo_ref: '',
    repo_url: '',
    paths: '',
    build_on_push: '',
    install_command: '',
    build_command: '',
    deployment_type: '',
    deployment_tier: '',
    cluster_namespace: '',
    resource_spec: '',
    custom_url: '',
    env_vars: '',
    secret_references: '',
    secrets_update_strategy: 'overwrite',
    allow_empty_secrets: 'false',
    new_revision: 'auto',
    wait: 'true',
    timeout: '30m',
    build_logs: 'true',
    smoke_assistant: '',
    smoke_input: '',
    smoke_expect: '',
    smoke_timeout: '2m',
    agent_api_key: '',
    rollback: 'false',
    revision: '',
    environment: '',
    comment: 'auto',
    github_token: '',
    manifest: '',
    select: '',
    variables: '',
    delete_tracing_project: 'auto',
    dry_run: 'false',
    deployment_id: '',
    source: '',
    integration_id: '',
    listener_id: '',
    max_age: '',
    poll_interval: 'auto',
    verify_serving: 'auto',
    smoke_stream_mode: 'updates'
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
    'dashboard_url',
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

/***/ 27215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ GITHUB_ACTIONS),
/* harmony export */   w: () => (/* binding */ annotation)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17156);
/* harmony import */ var _runner_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70747);



const GITHUB_ACTIONS = {
    name: 'github-actions',
    isHere: ({ GITHUB_ACTIONS }) => GITHUB_ACTIONS === 'true',
    read: (job) => ({
        context: (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunContext */ .$p)({ ...job.environment }, job.event),
        workspace: job.environment.GITHUB_WORKSPACE,
        reports: reportsOf(job)
    })
};
function reportsOf({ environment: { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY }, print }) {
    return {
        mask: (piece) => print(`::add-mask::${escapeData(piece)}`),
        output: (name, value) => {
            if (!GITHUB_OUTPUT)
                return;
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(GITHUB_OUTPUT))
                throw new Error(`Missing file at path: ${GITHUB_OUTPUT}`);
            (0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .appendWhole */ .gZ)(GITHUB_OUTPUT, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(GITHUB_OUTPUT, outputEntry(name, value)));
        },
        summary: async (markdown) => {
            if (GITHUB_STEP_SUMMARY)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(GITHUB_STEP_SUMMARY, `${markdown}\n`);
        },
        annotation,
        group: (title, text) => `::group::${escapeData(title)}\n${text}\n::endgroup::`
    };
}
function annotation(level, text) {
    return `::${level}::${escapeData(text)}`;
}
function outputEntry(name, value) {
    let end = 'END';
    while (value.split('\n').includes(end))
        end += '_';
    return `${name}<<${end}\n${value}\n${end}\n`;
}
const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');


/***/ }),

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

/***/ 52077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   Ut: () => (/* binding */ styleOfVerdict),
/* harmony export */   XG: () => (/* binding */ createPaint),
/* harmony export */   vb: () => (/* binding */ showsColors)
/* harmony export */ });
const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 };
function createPaint(hasColors) {
    return (text, style) => {
        if (!hasColors || style === undefined || text === '')
            return text;
        return `\u001b[${CODES[style]}m${text}\u001b[0m`;
    };
}
function showsColors(stream, environment) {
    return isTerminal(stream, environment) && !environment.NO_COLOR;
}
function isTerminal({ isTTY }, { TERM }) {
    return isTTY && TERM !== 'dumb';
}
const VERDICT_STYLES = {
    deployed: 'green',
    failed: 'red',
    superseded: 'yellow'
};
function styleOfVerdict(verdict) {
    return VERDICT_STYLES[verdict];
}


/***/ }),

/***/ 39104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ jsonResult),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   PQ: () => (/* binding */ plansChange),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   reportFailure: () => (/* binding */ reportFailure),
/* harmony export */   xu: () => (/* binding */ CHANGES_EXIT_CODE),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
/* harmony import */ var _adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27215);
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12779);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75851);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92160);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84273);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32655);
/* harmony import */ var _colors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52077);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4873);
/* harmony import */ var _written_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13712);










function jsonResult(outputs, failure) {
    const typed = Object.entries(outputs)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [
        name,
        /^(?:true|false|[[{].*[\]}])$/s.test(value) ? JSON.parse(value) : value
    ]);
    const { error_code: code = '' } = outputs;
    if (code === '')
        return Object.fromEntries(typed);
    const { what = 'The run failed.', facts = [], fix = [], command } = failure ?? {};
    const ofCode = (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .nameFlags */ .JG)(_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].fix);
    return {
        ...Object.fromEntries(typed),
        message: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)({ what, facts }).join('\n'),
        what,
        facts,
        fix: fix.length > 0 ? fix.join(' ') : ofCode,
        ...(command !== undefined && { command })
    };
}
function mapTexts(failure, change) {
    const { what, facts, fix, command } = failure;
    return {
        ...failure,
        what: change(what),
        facts: facts.map(({ label, value }) => ({ label: change(label), value: change(value) })),
        fix: fix.map(change),
        ...(command !== undefined && { command: change(command) })
    };
}
const printJson = (value) => process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
function exitCodeOf(code) {
    return code !== undefined && Object.hasOwn(_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O, code)
        ? _error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].exit_code
        : 1;
}
function reportFailure(error, args, { writesOutputs = true } = {}) {
    const failure = error instanceof _usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb ? describeMisuse(error) : (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFailure */ .Ic)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU);
    const { code } = failure;
    const text = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeCommands */ .g9)((0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .nameFlags */ .JG)((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU)));
    if (writesOutputs)
        (0,_written_files_js__WEBPACK_IMPORTED_MODULE_8__/* .writeFailureCode */ .NN)(args, code);
    const shown = mapTexts(failure, (part) => (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .nameFlags */ .JG)(part));
    if (args.includes('--json'))
        printJson(jsonResult({ error_code: code }, shown));
    process.stderr.write(`${errorLines(text, args)}\n`);
    return exitCodeOf(code);
}
function errorLines(text, args) {
    if (_adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_ACTIONS */ .Q.isHere(process.env))
        return (0,_adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .annotation */ .w)('error', text);
    const { stderr, env } = process;
    const paint = (0,_colors_js__WEBPACK_IMPORTED_MODULE_7__/* .createPaint */ .XG)(!args.includes('--no-color') && (0,_colors_js__WEBPACK_IMPORTED_MODULE_7__/* .showsColors */ .vb)(stderr, env));
    const lines = `${paint('Error:', 'red')} ${text}`;
    return env.CI ? lines : (0,_wrap_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C1)(lines, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_9__/* .widthOf */ .qz)(stderr));
}
function describeMisuse({ message: what, advice, example }) {
    const fix = advice === undefined ? [] : [advice];
    return { kind: 'failure', code: 'input_invalid', what, facts: [], fix, command: example };
}
const CHANGES_EXIT_CODE = 11;
function plansChange({ plans, plan }) {
    const all = plans === undefined ? [JSON.parse(plan || '{}')] : Object.values(JSON.parse(plans));
    return all.some(({ operation = 'unchanged', new_revision }) => operation !== 'unchanged' || new_revision);
}


/***/ }),

/***/ 4873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   gM: () => (/* binding */ USUAL_WIDTH),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
const USUAL_WIDTH = 80;
function widthOf({ isTTY, columns }) {
    return isTTY ? columns || USUAL_WIDTH : Number.POSITIVE_INFINITY;
}
const COLORS = /\u001b\[\d+m/g;
function wrapText(text, width) {
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line, width))
        .join('\n');
}
function wrapLine(line, width) {
    if (lengthOf(line) <= width)
        return [line];
    const [indent = ''] = /^ */.exec(line) ?? [];
    const lines = [];
    let current = indent;
    let hasWords = false;
    for (const word of line.slice(indent.length).split(' ')) {
        const longer = hasWords ? `${current} ${word}` : `${current}${word}`;
        if (!hasWords || lengthOf(longer) <= width) {
            current = longer;
            hasWords ||= word !== '';
            continue;
        }
        if (word === '')
            continue;
        lines.push(current.trimEnd());
        current = `${indent}  ${word}`;
    }
    return [...lines, current.trimEnd()];
}
function lengthOf(text) {
    return text.replace(COLORS, '').length;
}


/***/ }),

/***/ 13712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ openEventFile),
/* harmony export */   NN: () => (/* binding */ writeFailureCode),
/* harmony export */   Op: () => (/* binding */ openOutputFile)
/* harmony export */ });
/* unused harmony export dotenvOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93675);
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86263);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52100);
/* harmony import */ var _report_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98812);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32655);







function openOutputFile(path) {
    (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .useFile */ .yT)('--output-file', path, 'written', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, ''));
    const told = new Set();
    return (outputs, warn) => {
        const { text, omitted } = dotenvOf(outputs);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        for (const variable of omitted.filter((one) => !told.has(one))) {
            told.add(variable);
            warn(`--output-file: ${variable} is left out, because a dotenv report cannot hold it.`);
        }
    };
}
function writeFailureCode(args, error_code) {
    const options = { 'output-file': { type: 'string', multiple: true } };
    for (const path of (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args: [...args], options, strict: false }).values['output-file'] ??
        []) {
        if (typeof path !== 'string' || /^--[a-z]/.test(path))
            continue;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, dotenvOf({ error_code }).text);
        }
        catch {
        }
    }
}
const PREFIX = 'AGENT_SERVER_';
const MOST_VARIABLES = 20;
const MOST_BYTES = 5_000;
const SINGLE = _action_names_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUT_NAMES */ .P.filter((name) => !(0,_masking_redact_output_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonOutput */ .C)(name));
const OF_EACH = ['url', 'deployment_id', 'revision_id'];
const SPECIAL = /[^\w.~:/?#@%+,=*[\]-]/gu;
function dotenvOf(outputs) {
    const facts = JSON.parse(outputs.deployments || '{}');
    const single = SINGLE.map((output) => variableOf(output, outputs));
    const each = OF_EACH.flatMap((output) => Object.entries(facts).map(([key, of]) => variableOf(output, of, key)));
    const all = [...single, ...each].filter(({ value }) => value !== '');
    const lines = [];
    const omitted = [];
    for (const { name, value } of all) {
        const line = `${name}=${value}\n`;
        const isTwice = all.filter((other) => other.name === name).length > 1;
        const isFull = lines.length === MOST_VARIABLES || lines.join('').length + line.length >= MOST_BYTES;
        if (value === undefined || isTwice || isFull)
            omitted.push(name);
        else
            lines.push(line);
    }
    return { text: lines.join(''), omitted };
}
function variableOf(output, of, key) {
    const ending = key === undefined ? '' : `_${key.replace(/[^A-Za-z0-9]/g, '_')}`;
    const value = of[output] ?? '';
    const isUrl = output === 'url' || output === 'docs_url' || output === 'dashboard_url';
    const text = isUrl ? value.toWellFormed().replace(SPECIAL, encoded) : value;
    return {
        name: `${PREFIX}${output}${ending}`.toUpperCase(),
        value: text.search(SPECIAL) < 0 ? text : undefined
    };
}
const encoded = (char) => [...Buffer.from(char)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
function openEventFile(path) {
    const file = (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .useFile */ .yT)('--events', path, 'written', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w'));
    return ({ redactor, clock, warn }) => {
        let isBroken = false;
        return (event, deployment) => {
            if (isBroken)
                return;
            const { type, ...members } = shownEvent(event);
            const head = { type: `${type}.v${EVENT_VERSION}`, time: new Date(clock.date()).toISOString() };
            const shown = redactor.redactAll({
                ...(deployment !== undefined && { deployment }),
                ...members
            });
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, `${JSON.stringify({ ...head, ...shown })}\n`);
            }
            catch (error) {
                isBroken = true;
                const { code = 'unknown' } = error;
                warn(`--events: no more events are written (${code}).`);
            }
        };
    };
}
const EVENT_VERSION = 1;
function shownEvent(event) {
    if (event.type === 'planned')
        return { type: event.type, plan: (0,_report_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .planFacts */ .pE)((0,_report_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPlan */ .vJ)(event.plan)) };
    if (event.type !== 'deployment_read')
        return { ...event };
    const { id, name, source } = event.deployment;
    return {
        type: event.type,
        deployment_id: id,
        name,
        source,
        url: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownUrl */ .zA)(event.deployment),
        ...(0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownRevisions */ .UT)(event.deployment)
    };
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


/***/ })

};
