export const id = 442;
export const ids = [442];
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

/***/ 27215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q_: () => (/* binding */ GITHUB_ACTIONS),
/* harmony export */   w7: () => (/* binding */ annotation),
/* harmony export */   z7: () => (/* binding */ isGitHubActions)
/* harmony export */ });
/* unused harmony export readGitHubActions */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17156);
/* harmony import */ var _runner_append_whole_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18226);



function isGitHubActions({ GITHUB_ACTIONS }) {
    return GITHUB_ACTIONS === 'true';
}
const GITHUB_ACTIONS = {
    name: 'github-actions',
    isHere: isGitHubActions,
    read: readGitHubActions
};
function readGitHubActions(job) {
    const { environment, event } = job;
    return {
        context: (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunContext */ .$)({ ...environment }, event),
        workspace: environment.GITHUB_WORKSPACE,
        reports: reportsOf(job)
    };
}
function reportsOf({ environment: { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY }, print }) {
    return {
        mask: (piece) => print(`::add-mask::${escapeData(piece)}`),
        output: (name, value) => {
            if (!GITHUB_OUTPUT)
                return;
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(GITHUB_OUTPUT))
                throw new Error(`Missing file at path: ${GITHUB_OUTPUT}`);
            (0,_runner_append_whole_js__WEBPACK_IMPORTED_MODULE_1__/* .appendWhole */ .g)(GITHUB_OUTPUT, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(GITHUB_OUTPUT, outputEntry(name, value)));
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
/* harmony export */   $: () => (/* binding */ readRunContext),
/* harmony export */   g: () => (/* binding */ hasGitHub)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97583);


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
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
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
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: pull && {
            ...pull,
            is_fork: pull.head_repository?.toLowerCase() !== repository?.toLowerCase()
        },
        ...(typeof before === 'string' && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullCommit */ .f5)(before) && !NO_COMMIT.test(before) && { sha_before: before }),
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

/***/ 95331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NN: () => (/* binding */ writeFailureCode),
/* harmony export */   Op: () => (/* binding */ openOutputFile)
/* harmony export */ });
/* unused harmony export dotenvOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93675);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52100);
/* harmony import */ var _flags_commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74149);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32655);






function openOutputFile(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, '');
    }
    catch (error) {
        throw (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .fileError */ .z)('--output-file', path, 'written', error);
    }
    return (reports, warn) => {
        let outputs = {};
        const told = new Set();
        return {
            ...reports,
            output: (name, value) => {
                outputs = { ...outputs, [name]: value };
                const { text, omitted } = dotenvOf(outputs);
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
                for (const variable of omitted.filter((one) => !told.has(one))) {
                    told.add(variable);
                    warn(`--output-file: ${variable} is left out, because a dotenv report cannot hold it.`);
                }
                reports.output(name, value);
            }
        };
    };
}
function writeFailureCode(args, error_code) {
    if (_flags_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .OTHER_COMMANDS */ .Mj.some((name) => name === args[0]))
        return;
    const options = { 'output-file': { type: 'string', multiple: true } };
    for (const path of (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args: [...args], options, strict: false }).values['output-file'] ?? []) {
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
const SINGLE = _action_names_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUT_NAMES */ .P.filter((name) => !_masking_redact_output_js__WEBPACK_IMPORTED_MODULE_3__/* .JSON_OUTPUTS */ .i.has(name));
const OF_EACH = ['url', 'deployment_id', 'revision_id'];
const SPECIAL = /[^\w.~:/?#@%+,=*[\]-]/gu;
function dotenvOf(outputs) {
    const lines = [];
    const omitted = [];
    let bytes = 0;
    for (const { name, value } of variablesOf(outputs)) {
        const line = value === undefined ? '' : `${name}=${value}\n`;
        if (line === '' || lines.length === MOST_VARIABLES || bytes + line.length >= MOST_BYTES)
            omitted.push(name);
        else {
            lines.push(line);
            bytes += line.length;
        }
    }
    return { text: lines.join(''), omitted };
}
function variablesOf(outputs) {
    const single = SINGLE.map((output) => ({ name: nameOf(output), value: outputs[output] ?? '', output }));
    const facts = JSON.parse(outputs.deployments || '{}');
    const each = OF_EACH.flatMap((output) => Object.entries(facts).map(([key, of]) => ({ name: nameOf(output, key), value: of[output] ?? '', output })));
    const all = [...single, ...each].filter(({ value }) => value !== '');
    const isTwice = (name) => all.filter((other) => other.name === name).length > 1;
    return all.map(({ name, value, output }) => ({ name, value: isTwice(name) ? undefined : plainValue(output, value) }));
}
function nameOf(output, key) {
    const ending = key === undefined ? '' : `_${key.replace(/[^A-Za-z0-9]/g, '_')}`;
    return `${PREFIX}${output}${ending}`.toUpperCase();
}
function plainValue(output, value) {
    const isUrl = output === 'url' || output === 'docs_url';
    const text = isUrl ? value.toWellFormed().replace(SPECIAL, encoded) : value;
    return text.search(SPECIAL) < 0 ? text : undefined;
}
const encoded = (char) => [...Buffer.from(char)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');


/***/ }),

/***/ 39104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ jsonResult),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   GO: () => (/* binding */ failureResult),
/* harmony export */   xv: () => (/* binding */ textResult)
/* harmony export */ });
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12779);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84273);


function jsonResult(outputs, failure) {
    const typed = Object.entries(outputs)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, /^(?:true|false|[[{].*[\]}])$/s.test(value) ? JSON.parse(value) : value]);
    const { error_code: code = '' } = outputs;
    return { ...Object.fromEntries(typed), ...(code !== '' && failureResult(code, failure)) };
}
function exitCodeOf(code) {
    return code !== undefined && Object.hasOwn(_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O, code) ? _error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O[code].exit_code : 1;
}
function failureResult(error_code, failure) {
    const { message = 'The run failed.', advice = (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .nameFlags */ .JG)(_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O[error_code].fix) } = failure ?? {};
    return { error_code, message, fix: advice };
}
function textResult({ command, outputs, succeeded }) {
    return (succeeded && TEXTS[command](outputs)) || '';
}
const operationOf = ({ operation = '' }) => operation;
const planned = (plan) => plan && operationOf(JSON.parse(plan));
const TEXTS = {
    deploy: ({ deployments, url }) => (deployments === undefined ? url : linesOf(deployments, (one) => one.url ?? '')),
    plan: ({ plans, plan }) => (plans === undefined ? planned(plan) : linesOf(plans, operationOf)),
    rollback: ({ operation, plan, url }) => (operation === 'planned' ? planned(plan) : url),
    matrix: ({ matrix }) => matrix,
    sweep: ({ swept }) => JSON.parse(swept || '[]').join('\n'),
    delete: () => ''
};
function linesOf(members, textOf) {
    const all = Object.entries(JSON.parse(members));
    return all.map(([key, member]) => `${key}\t${textOf(member)}`.trimEnd()).join('\n');
}


/***/ }),

/***/ 74149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Mj: () => (/* binding */ OTHER_COMMANDS),
/* harmony export */   qw: () => (/* binding */ HELP_END),
/* harmony export */   sV: () => (/* binding */ INIT_CI)
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40345);
/* harmony import */ var _inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71472);
/* harmony import */ var _input_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84273);



const ALL = _input_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUT_FLAGS */ .$S.map(({ input }) => input);
const allBut = (...others) => ALL.filter((input) => !others.includes(input));
const TO_DEPLOY = allBut('revision', 'max_age', 'dry_run');
const BESIDE_MANIFEST = TO_DEPLOY.filter((name) => (0,_inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isStepInput */ .Jw)(name) || (0,_inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isBehaviorInput */ .NK)(name) || name === 'secrets');
const ACCOUNT = ['base_url', 'api_key', 'tenant_id', 'bearer_token', 'api_dialect'];
const TO_READ = [...ACCOUNT, 'name', 'deployment_id', 'timeout'];
const ONLY_OF_ROLLBACK = [
    'revision',
    'repo_url',
    'preview',
    'dry_run',
    'github_token',
    'environment',
    'comment'
];
const OF_WAIT = ['wait', 'poll_interval', 'verify_serving', 'build_logs'];
const TO_ROLL_BACK = new Set([...TO_READ, ...ONLY_OF_ROLLBACK, ...OF_WAIT]);
const HELP_TO_READ = { timeout: 'How long one read may take, with its retries.' };
const ACCESS = ['base_url', 'api_key', 'name'];
const OFTEN = [...ACCESS, 'graph_config_path', 'image_uri', 'secrets', 'preview', 'manifest', 'select'];
const INIT_CI = ['github-actions', 'gitlab'];
const HELP_FOR_INIT = {
    name: 'Name of the deployment. If unset: the name of the repository.',
    graph_config_path: 'The graph configuration file. If unset: the JSON file with a map "graphs".',
    source: '`git_host` or `external_container`. If unset: `external_container` if only a Dockerfile exists.',
    cluster_namespace: 'Namespace of an image. If unset: from the variable CLUSTER_NAMESPACE of the CI system.',
    repo_ref: 'Branch to deploy. If unset: the default branch.',
    api_dialect: '`neutral` or `langsmith`. If unset: `langsmith` if the file with graphs is langgraph.json.',
    dry_run: 'Print the files; write nothing.'
};
const COMMANDS = {
    deploy: {
        description: 'Create or update a deployment, and wait until it serves',
        examples: [
            'deploy --name support --graph-config-path agent.json --secret OPENAI_API_KEY',
            'deploy --name reports --image-uri registry.example/reports@sha256:…'
        ],
        inputs: TO_DEPLOY,
        common: [...OFTEN, 'wait', 'timeout', 'rollback', 'smoke_input']
    },
    plan: {
        description: 'Show what a deploy would do; change nothing',
        examples: ['plan --name support --graph-config-path agent.json'],
        inputs: TO_DEPLOY,
        common: OFTEN
    },
    rollback: {
        description: 'Deploy the code of an earlier revision again; status --history lists them',
        examples: ['rollback --name support', 'rollback --name support --to REVISION --dry-run'],
        inputs: ALL.filter((input) => TO_ROLL_BACK.has(input) || /^(?:smoke|agent)_/.test(input)),
        common: [...ACCESS, 'revision', 'dry_run', 'wait', 'timeout']
    },
    delete: {
        description: 'Delete a deployment; one that does not exist is no error',
        examples: ['delete --name support'],
        inputs: TO_DEPLOY,
        common: [...ACCESS, 'deployment_id', 'repo_url', 'preview', 'manifest', 'select']
    },
    sweep: {
        description: 'Delete previews of closed pull requests, or older than --max-age',
        examples: ['sweep --name support --max-age 14d --dry-run'],
        inputs: allBut('revision'),
        common: [...ACCESS, 'github_token', 'max_age', 'dry_run']
    },
    matrix: {
        description: 'List the deployments of a manifest for a matrix of jobs, as JSON',
        examples: ['matrix --manifest deployments.yaml'],
        inputs: BESIDE_MANIFEST,
        common: ['base_url', 'api_key', 'manifest', 'select', 'environment', 'variables']
    },
    list: {
        description: 'List all deployments: status, what serves, since when, URL',
        examples: ['list', 'list --previews --json'],
        inputs: [...ACCOUNT, 'timeout'],
        help: HELP_TO_READ
    },
    status: {
        description: 'Show what a deployment serves, and since when; with --history its revisions',
        examples: ['status --name support --json', 'status --name support --history'],
        inputs: TO_READ,
        help: { ...HELP_TO_READ, name: 'Exact name of the deployment. If no name and no ID is set: lists all.' }
    },
    logs: {
        description: 'Print the log of a revision',
        examples: ['logs --name support --build', 'logs --name support --follow', 'logs --name support --revision ID'],
        inputs: TO_READ,
        help: { ...HELP_TO_READ, name: 'Exact name of the deployment.' }
    },
    init: {
        description: 'Write the workflows that deploy this repository',
        examples: [
            'init --secret OPENAI_API_KEY',
            'init --api-dialect langsmith',
            'init --ci gitlab --source external_container --cluster-namespace agents',
            'init --dry-run'
        ],
        inputs: Object.keys(HELP_FOR_INIT),
        help: HELP_FOR_INIT,
        choices: { source: _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .SOURCES */ .Hl, api_dialect: ['neutral', 'langsmith'], dry_run: ['true', 'false'] }
    },
    emulator: { description: 'Start a control plane on this machine', inputs: [] },
    demo: { description: 'Deploy to a control plane on this machine, step by step', inputs: [] }
};
const OTHER_COMMANDS = ['list', 'status', 'logs', 'init', 'emulator', 'demo'];
const HELP_END = `
Try it without an account:
  deploy-agent-server demo

Every flag, variable and exit code: docs/command-line.md in the repository.`;


/***/ }),

/***/ 84273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ INPUT_FLAGS),
/* harmony export */   GI: () => (/* binding */ flagName),
/* harmony export */   JG: () => (/* binding */ nameFlags),
/* harmony export */   qz: () => (/* binding */ VARIABLE_PREFIX)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const VARIABLE_PREFIX = 'DEPLOY_AGENT_SERVER_';
const FLAGS_FILE = __webpack_require__.ab + "flags.json";
const INPUT_FLAGS = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(FLAGS_FILE, 'utf8'));
const BY_INPUT = new Map(INPUT_FLAGS.map((flag) => [flag.input, flag]));
function flagName(input) {
    const known = BY_INPUT.get(input);
    return known === undefined ? input : `--${known.flag}`;
}
const NAMED = /`([a-z_]+)(?:: ([\w-]+))?`|^ {2}([a-z_]+(?:, [a-z_]+)*)(?=[:.[])/gm;
function nameFlags(text, givenBy = {}) {
    const given = (input) => givenBy[input];
    const subject = (input) => {
        const known = BY_INPUT.get(input);
        return given(input) ?? (known === undefined ? input : `${flagName(input)} (or ${known.variable})`);
    };
    return text.replace(NAMED, (found, coded = '', value, subjects) => {
        if (subjects !== undefined)
            return `  ${subjects.split(', ').map(subject).join(', ')}`;
        if (coded === 'command' && value !== undefined)
            return `\`${value}\``;
        if (!BY_INPUT.has(coded))
            return given(coded) ?? found;
        return value === undefined ? (given(coded) ?? flagName(coded)) : `${flagName(coded)}=${value}`;
    });
}


/***/ }),

/***/ 78442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportFailure: () => (/* binding */ reportFailure)
/* harmony export */ });
/* harmony import */ var _adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27215);
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12779);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75851);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92160);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60745);
/* harmony import */ var _console_output_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(95331);
/* harmony import */ var _console_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39104);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84273);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32655);









function reportFailure(error, args) {
    const failure = error instanceof _usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e
        ? { kind: 'failure', code: 'input_invalid', message: error.message, advice: error.advice }
        : (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFailure */ .Ic)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU);
    const { code, message, advice } = failure;
    const text = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeCommands */ .g9)((0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .nameFlags */ .JG)((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU)));
    (0,_console_output_file_js__WEBPACK_IMPORTED_MODULE_4__/* .writeFailureCode */ .NN)(args, code);
    if (args.includes('--json')) {
        const shown = { message: (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .nameFlags */ .JG)(message), advice: advice && (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .nameFlags */ .JG)(advice) };
        process.stdout.write(`${JSON.stringify((0,_console_result_js__WEBPACK_IMPORTED_MODULE_5__/* .failureResult */ .GO)(code, shown), undefined, 2)}\n`);
    }
    process.stderr.write(`${(0,_adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .isGitHubActions */ .z7)(process.env) ? (0,_adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .annotation */ .w7)('error', text) : `Error: ${text}`}\n`);
    return _error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].exit_code;
}


/***/ }),

/***/ 32655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError),
/* harmony export */   z: () => (/* binding */ fileError)
/* harmony export */ });
class UsageError extends Error {
    advice;
    constructor(message, advice) {
        super(message);
        this.advice = advice;
        this.name = 'UsageError';
    }
}
const PROBLEMS = {
    ENOENT: 'it does not exist',
    EISDIR: 'it is a folder, not a file',
    EACCES: 'permission denied'
};
function fileError(flag, file, act, error) {
    const { code = 'unknown' } = error;
    return new UsageError(`${flag}: "${file}" cannot be ${act}: ${PROBLEMS[code] ?? code}.`, 'Check the path.');
}


/***/ }),

/***/ 71472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jw: () => (/* binding */ isStepInput),
/* harmony export */   NK: () => (/* binding */ isBehaviorInput),
/* harmony export */   Pv: () => (/* binding */ BEHAVIOR_INPUTS),
/* harmony export */   UF: () => (/* binding */ IDENTITY_KEYS),
/* harmony export */   Vt: () => (/* binding */ DEPLOYMENT_KEYS),
/* harmony export */   dR: () => (/* binding */ NEVER_EMPTY)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);

const STEP_INPUTS = [
    'command',
    'revision',
    'base_url',
    'tenant_id',
    'api_dialect',
    'preview',
    'environment',
    'comment',
    'max_age',
    'dry_run',
    'manifest',
    'select',
    'variables'
];
const isStepInput = (name) => Object.hasOwn(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W, name) &&
    (STEP_INPUTS.some((input) => input === name) || /^agent_|_(?:key|token)$/.test(name));
const DEPLOYMENT_KEYS = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W).filter((name) => !isStepInput(name));
const BEHAVIOR_INPUTS = [
    'repo_ref',
    'new_revision',
    'allow_empty_secrets',
    'wait',
    'timeout',
    'poll_interval',
    'verify_serving',
    'build_logs',
    'rollback',
    'smoke_timeout'
];
const isBehaviorInput = (name) => BEHAVIOR_INPUTS.some((input) => input === name);
const NEVER_EMPTY = new Set(['name', 'deployment_id', 'image_uri']);
const IDENTITY_KEYS = new Set(['name', 'deployment_id']);


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


/***/ })

};
