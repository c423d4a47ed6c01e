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
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(93675);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52100);
/* harmony import */ var _flags_commands_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74149);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32655);





const FLAG = '--output-file';
function openOutputFile(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, '');
    }
    catch (error) {
        const { code = 'unknown' } = error;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`--output-file: "${path}" cannot be written (${code}).`, 'Check the path and its permissions.');
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
    if (_flags_commands_js__WEBPACK_IMPORTED_MODULE_3__/* .OTHER_COMMANDS */ .Mj.some((name) => name === args[0]))
        return;
    for (const [at, arg] of args.entries()) {
        const path = arg === FLAG ? args[at + 1] : arg.startsWith(`${FLAG}=`) ? arg.slice(FLAG.length + 1) : '';
        if (!path || /^--[a-z]/.test(path))
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
const SINGLE = _action_names_js__WEBPACK_IMPORTED_MODULE_1__/* .OUTPUT_NAMES */ .P.filter((name) => !_masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__/* .JSON_OUTPUTS */ .i.has(name));
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
    return all.map(({ name, value, output }) => ({
        name,
        value: isTwice(name) ? undefined : plainValue(output, value)
    }));
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
    const { meaning, fix } = _error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O[error_code];
    const { message = (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .nameFlags */ .JG)(meaning), advice = (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .nameFlags */ .JG)(fix) } = failure ?? {};
    return { error_code, message, fix: advice };
}
function textResult({ command, outputs, succeeded }) {
    if (!succeeded)
        return '';
    if (outputs.deployments !== undefined && command === 'deploy')
        return urlLines(outputs.deployments);
    if (outputs.plans !== undefined && command === 'plan')
        return operationLines(outputs.plans);
    switch (command) {
        case 'deploy':
            return outputs.url ?? '';
        case 'rollback':
            return (outputs.operation === 'planned' ? planned(outputs) : outputs.url) ?? '';
        case 'plan':
            return planned(outputs) ?? '';
        case 'matrix':
            return outputs.matrix ?? '';
        case 'sweep':
            return JSON.parse(outputs.swept || '[]').join('\n');
        case 'delete':
            return '';
    }
}
const planned = ({ plan }) => (plan === undefined ? undefined : String(JSON.parse(plan).operation));
function urlLines(deployments) {
    const facts = JSON.parse(deployments);
    return Object.entries(facts)
        .map(([key, { url = '' }]) => `${key}\t${url}`.trimEnd())
        .join('\n');
}
function operationLines(plans) {
    const all = JSON.parse(plans);
    return Object.entries(all)
        .map(([key, { operation }]) => `${key}\t${operation}`)
        .join('\n');
}


/***/ }),

/***/ 74149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Mj: () => (/* binding */ OTHER_COMMANDS),
/* harmony export */   qw: () => (/* binding */ HELP_END)
/* harmony export */ });
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
        description: 'Delete the previews of closed pull requests',
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
        help: HELP_FOR_INIT
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
/* unused harmony export variableOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _inputs_mask_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4096);


const VARIABLE_PREFIX = 'DEPLOY_AGENT_SERVER_';
const HIDDEN = new Set([..._inputs_mask_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .CREDENTIAL_INPUTS */ .ms, 'tenant_id', 'secrets']);
const flagOf = (input) => (input === 'revision' ? 'to' : input.replaceAll('_', '-'));
const variableOf = (input) => `${VARIABLE_PREFIX}${input.toUpperCase()}`;
const DECLARED = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(__webpack_require__.ab + "flags.json", 'utf8'));
const INPUT_FLAGS = DECLARED.map((declared) => {
    const { input } = declared;
    const isHidden = HIDDEN.has(input);
    return { ...declared, flag: `${flagOf(input)}${isHidden ? '-file' : ''}`, variable: variableOf(input), isHidden };
});
const FLAGS = new Map(INPUT_FLAGS.map(({ input, flag }) => [input, `--${flag}`]));
const flagName = (input) => FLAGS.get(input) ?? input;
const NAMED = /`([a-z_]+)(?:: ([\w-]+))?`|^ {2}([a-z_]+(?:, [a-z_]+)*)(?=[:.[])/gm;
function nameFlags(text, givenBy = {}) {
    const given = (input) => givenBy[input];
    const subject = (input) => {
        const flag = FLAGS.get(input);
        return given(input) ?? (flag === undefined ? input : `${flag} (or ${variableOf(input)})`);
    };
    return text.replace(NAMED, (found, coded = '', value, subjects) => {
        if (subjects !== undefined)
            return `  ${subjects.split(', ').map(subject).join(', ')}`;
        if (coded === 'command' && value !== undefined)
            return `\`${value}\``;
        if (value !== undefined)
            return FLAGS.has(coded) ? `${FLAGS.get(coded)}=${value}` : found;
        return given(coded) ?? FLAGS.get(coded) ?? found;
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
const isStepInput = (name) => STEP_INPUTS.some((input) => input === name) || /^agent_|_(?:key|token)$/.test(name);
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

/***/ 4096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ publicFacts),
/* harmony export */   aY: () => (/* binding */ maskInputs),
/* harmony export */   ms: () => (/* binding */ CREDENTIAL_INPUTS)
/* harmony export */ });
/* unused harmony export findInputSecrets */
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43488);
/* harmony import */ var _masking_forms_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90950);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97583);





const CREDENTIAL_INPUTS = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W).filter((name) => /_(?:key|token)$/.test(name));
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'];
const COMMAND_INPUTS = ['install_command', 'build_command'];
function maskInputs(inputs, { runner, redactor, context, noticed = new Set() }) {
    const { credentials, secrets, guesses } = findInputSecrets(inputs);
    for (const value of credentials)
        runner.mask(value, { credential: true });
    for (const fact of publicFacts(inputs.raw, context))
        redactor.keep(fact);
    for (const value of [...secrets.map((secret) => secret.value), ...guesses])
        runner.mask(value);
    const unmasked = secrets.flatMap(({ name, value }) => {
        const why = unmaskedReason(value, redactor);
        const text = `${name} (${why})`;
        return why === undefined || noticed.has(text) || inputs.secrets?.written?.has(name) ? [] : [text];
    });
    for (const text of unmasked)
        noticed.add(text);
    if (unmasked.length === 0)
        return;
    const isPublic = secrets.every(({ value }) => (0,_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeMasked */ .n9)(value));
    const fix = isPublic ? '' : ' To have a short value masked, make it longer, or add digits.';
    runner.notice(`Not masked in the log: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(unmasked.join(', '), 500)}.${fix}`);
}
function unmaskedReason(value, redactor) {
    if (redactor.isPublic(value))
        return 'a name, ref, commit, ID or URL of this run';
    if ((0,_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .canBeMasked */ .n9)(value))
        return undefined;
    return value.trim().length < _masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_MASKED */ .tG
        ? `shorter than ${_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .SHORTEST_MASKED */ .tG} characters`
        : `one word of at most ${_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_WORD */ .ir} letters`;
}
function findInputSecrets({ raw, secrets: parsed }) {
    const given = (inputs) => inputs.flatMap((input) => raw[input] ?? []);
    const tenant = given(['tenant_id']);
    const credentials = [
        ...given(CREDENTIAL_INPUTS),
        ...given(URL_INPUTS).flatMap(_masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .userInfoIn */ .xm),
        ...tenant.filter((name) => !(0,_masking_forms_js__WEBPACK_IMPORTED_MODULE_2__/* .isPlainWord */ .F7)(name))
    ];
    const tokens = given(COMMAND_INPUTS).flatMap(_masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .secretsInCommand */ .Eg);
    const { secrets, unread, problems } = parsed ?? { secrets: [], unread: [], problems: [] };
    const guesses = [...tenant, ...tokens, ...unread.flatMap(wordsOf)];
    if (problems.length === 0)
        return { credentials, secrets, guesses };
    return { credentials, secrets: [], guesses: [...guesses, ...secrets.map(({ value }) => value)] };
}
function wordsOf(text) {
    return text.split(/\r?\n/).flatMap((line) => {
        const value = line.slice(line.search(/[=:]/) + 1).trim();
        const words = line.split(/[\s"'`,;:={}[\]]/).filter(_masking_command_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .looksSecret */ .n0);
        return [line.trim(), value, value.replace(/^["'`]|["'`]$/g, ''), ...words];
    });
}
const PUBLIC_INPUTS = [
    'name',
    'deployment_id',
    'integration_id',
    'listener_id',
    'cluster_namespace',
    'repo_ref',
    'graph_config_path',
    'image_uri',
    'environment',
    'smoke_assistant'
];
function publicFacts(raw, context) {
    const { server_url, api_url, repository, ref, sha, pull_request: pull, actor, run_url } = context;
    const repositories = [repository, pull?.head_repository].flatMap((name) => name ?? []);
    const facts = [
        ...PUBLIC_INPUTS.map((input) => raw[input]),
        ...refForms(raw.repo_ref),
        ...refForms(ref),
        ...repositories.flatMap((name) => [name, ...name.split('/')]),
        ...commitForms(sha),
        ...commitForms(pull?.head_sha),
        pull?.head_ref,
        actor,
        ...[...URL_INPUTS.map((input) => raw[input]), server_url, api_url, run_url].flatMap(urlForms),
        ...repositories.flatMap((name) => urlForms(`${server_url}/${name}`))
    ];
    return [...new Set(facts.filter((fact) => fact !== undefined && fact !== ''))];
}
function urlForms(text) {
    if (text === undefined || /[?#]/.test(text) || (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .webAddress */ .D)(text) === undefined)
        return [];
    const { origin, host, hostname } = new URL(text);
    return [text, origin, host, hostname];
}
function refForms(ref) {
    return ref === undefined ? [] : [ref, ref.replace(/^refs\/(?:heads|tags)\//, '')];
}
function commitForms(sha) {
    return sha === undefined ? [] : [sha, sha.slice(0, 7), sha.slice(0, 8)];
}


/***/ }),

/***/ 43488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eg: () => (/* binding */ secretsInCommand),
/* harmony export */   n0: () => (/* binding */ looksSecret),
/* harmony export */   xm: () => (/* binding */ userInfoIn)
/* harmony export */ });
const VALUE = `("[^"]*"|'[^']*'|[^\\s"'|;&<>()]+)`;
const TELLING = '(?:token|passw(?:or)?d|passphrase|secret|credentials?|(?:api|access|auth|private|secret|account)[-_]?key|_auth)';
const RULES = [
    new RegExp(`${TELLING}["']?=${VALUE}`, 'gi'),
    /(?:^|\s)(?:-u|--user)(?:\s+|=)["']?[^\s"':]+:([^\s"']+)/gi,
    /(?:authorization|[-_"'](?:token|key|secret)|cookie)["']?\s*:\s*["']?(?:(?:bearer|basic|token|digest)\s+)?([^\s"']+)/gi,
    /\bbearer\s+([^\s"']+)/gi,
    /\b((?:AKIA|ASIA|AIza|ya29\.|eyJ)[\w.-]{12,})/g
];
const PREFIXED = /\b(?:gh[pousr]_|github_pat_|npm_|hf_|dckr_pat_|rubygems_|lsv2_|shpat_|dop_v1_|[spr]k_|glpat-|gldt-|pypi-|xox[a-z]-|sk-)([\w-]{12,})/g;
const WORD = /"[^"]*"|'[^']*'|[^\s"']+/g;
const ANNOUNCES = new RegExp(`${TELLING}$`, 'i');
const LONGEST_ANNOUNCEMENT = 40;
const LONG_WORD = /(?<![\w./:@+-])[\w+/-][\w+/=-]{23,}/g;
const CONTINUED = new Set(['.', ':', '@']);
const REFERENCE = /^\$|^%\w+%$/;
const SHORTEST = 4;
function secretsInCommand(command) {
    const named = RULES.flatMap((rule) => [...command.matchAll(rule)].map(([, value = '']) => unquoted(value)));
    const found = [...named, ...prefixed(command), ...announced(command), ...userInfoIn(command), ...longWords(command)];
    return [...new Set(found)].filter((value) => value.length >= SHORTEST && !REFERENCE.test(value));
}
function prefixed(command) {
    return [...command.matchAll(PREFIXED)].flatMap(([token, rest = '']) => (/\d/.test(rest) ? [token] : []));
}
function announced(command) {
    const words = command.match(WORD) ?? [];
    return words
        .slice(1)
        .filter((word, before) => !word.startsWith('-') && announces(words[before] ?? ''))
        .map(unquoted);
}
function announces(word) {
    return (word.startsWith('-') || word.includes(':_')) && ANNOUNCES.test(word.slice(-LONGEST_ANNOUNCEMENT));
}
function longWords(command) {
    return [...command.matchAll(LONG_WORD)]
        .filter(({ 0: word, index }) => !CONTINUED.has(command.charAt(index + word.length)))
        .map(([word]) => word)
        .filter((word) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word) && !word.includes('/'));
}
function unquoted(value) {
    return value.replace(/^(["'])(.*)\1$/s, '$2');
}
function userInfoIn(text) {
    return [...text.matchAll(/:\/\/([^\s/?#"'<>]*)@/g)].flatMap(([, found = '']) => {
        const [user = '', ...password] = found.split(':');
        const parts = [...(looksSecret(user) ? [user] : []), ...(password.length > 0 ? [password.join(':')] : [])];
        return parts.flatMap((part) => [part, decoded(part)]);
    });
}
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}
function looksSecret(word) {
    return word.length >= 16 || /[^A-Za-z]/.test(word);
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
    return [...new Set([...pieces, ...printed, ...pieces.flatMap(escapesOf), ...pieces.flatMap(base64Of)])];
}
function escapesOf(piece) {
    const text = piece.toWellFormed();
    const markup = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
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
