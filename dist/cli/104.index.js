export const id = 104;
export const ids = [104];
export const modules = {

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
        context: (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunContext */ .$)({ ...job.environment }, job.event),
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

/***/ 39104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ jsonResult),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   reportFailure: () => (/* binding */ reportFailure),
/* harmony export */   xv: () => (/* binding */ textResult)
/* harmony export */ });
/* harmony import */ var _adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27215);
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12779);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75851);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92160);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60745);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84273);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32655);
/* harmony import */ var _written_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13712);








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
    const { message = 'The run failed.', advice = (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .nameFlags */ .JG)(_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].fix) } = failure ?? {};
    return { ...Object.fromEntries(typed), message, fix: advice };
}
const printJson = (value) => process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
function exitCodeOf(code) {
    return code !== undefined && Object.hasOwn(_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O, code)
        ? _error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].exit_code
        : 1;
}
function reportFailure(error, args) {
    const failure = error instanceof _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb
        ? {
            kind: 'failure',
            code: 'input_invalid',
            message: error.message,
            advice: error.advice
        }
        : (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFailure */ .Ic)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU);
    const { code, message, advice } = failure;
    const text = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeCommands */ .g9)((0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .nameFlags */ .JG)((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU)));
    (0,_written_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeFailureCode */ .NN)(args, code);
    const shown = { message: (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .nameFlags */ .JG)(message), advice: advice && (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .nameFlags */ .JG)(advice) };
    if (args.includes('--json'))
        printJson(jsonResult({ error_code: code }, shown));
    process.stderr.write(`${_adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_ACTIONS */ .Q.isHere(process.env) ? (0,_adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .annotation */ .w)('error', text) : `Error: ${text}`}\n`);
    return exitCodeOf(code);
}
const textResult = (command, outputs) => TEXTS[command](outputs) ?? '';
const operationOf = ({ operation = '' }) => operation;
const planned = (plan) => plan && operationOf(JSON.parse(plan));
const TEXTS = {
    deploy: ({ deployments, url }) => deployments === undefined ? url : linesOf(deployments, (one) => one.url ?? ''),
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
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47274);
/* harmony import */ var _masking_redactor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84921);
/* harmony import */ var _report_shown_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57862);
/* harmony import */ var _flags_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74149);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32655);








function openOutputFile(path) {
    (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .useFile */ .yT)('--output-file', path, 'written', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, ''));
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
    if (_flags_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_COMMANDS */ .Mj.some((name) => name === args[0]))
        return;
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
const SINGLE = _action_names_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUT_NAMES */ .P.filter((name) => !_masking_redactor_js__WEBPACK_IMPORTED_MODULE_4__/* .JSON_OUTPUTS */ .id.has(name));
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
    const isUrl = output === 'url' || output === 'docs_url';
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
    const file = (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .useFile */ .yT)('--events', path, 'written', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w'));
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
                warn(`--events: no more events are written (${error.code ?? 'unknown'}).`);
            }
        };
    };
}
const EVENT_VERSION = 1;
function shownEvent(event) {
    if (event.type === 'planned')
        return { type: event.type, plan: (0,_report_shown_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .planFacts */ .pE)((0,_report_shown_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPlan */ .vJ)(event.plan)) };
    if (event.type !== 'deployment_read')
        return { ...event };
    const { id, name, source, latest_revision_id, active_revision_id } = event.deployment;
    return {
        type: event.type,
        deployment_id: id,
        name,
        source,
        url: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownUrl */ .zA)(event.deployment),
        latest_revision_id,
        active_revision_id
    };
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
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _inputs_commands_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8690);
/* harmony import */ var _inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71472);
/* harmony import */ var _input_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84273);




const inputsOf = (command, ...more) => {
    const ignored = _inputs_commands_js__WEBPACK_IMPORTED_MODULE_1__/* .EFFECTS */ .t.flatMap(([name, commands]) => (commands.includes(command) ? [] : [name]));
    const others = new Set([...ignored, ...more]);
    return _input_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_FLAGS */ .$S.flatMap(({ input }) => (others.has(input) ? [] : [input]));
};
const TO_DEPLOY = inputsOf('deploy');
const BESIDE_MANIFEST = TO_DEPLOY.filter((name) => (0,_inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .isStepInput */ .Jw)(name) || (0,_inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_2__/* .isBehaviorInput */ .NK)(name) || name === 'secrets');
const ACCOUNT = ['base_url', 'api_key', 'tenant_id', 'bearer_token', 'api_dialect'];
const TO_READ = [...ACCOUNT, 'name', 'deployment_id', 'timeout'];
const HELP_TO_READ = { timeout: 'How long one read may take, with its retries.' };
const ACCESS = ['base_url', 'api_key', 'name'];
const OFTEN = [
    ...ACCESS,
    'graph_config_path',
    'image_uri',
    'secrets',
    'preview',
    'manifest',
    'select'
];
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
        inputs: inputsOf('rollback', 'manifest', 'select', 'variables', 'allow_empty_secrets'),
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
        inputs: inputsOf('sweep'),
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
        help: {
            ...HELP_TO_READ,
            name: 'Exact name of the deployment. If no name and no ID is set: lists all.'
        }
    },
    logs: {
        description: 'Print the log of a revision',
        examples: [
            'logs --name support --build',
            'logs --name support --follow',
            'logs --name support --revision ID'
        ],
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
        choices: { source: _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .SOURCES */ .Hl, api_dialect: ['neutral', 'langsmith'], dry_run: ['true', 'false'] }
    },
    emulator: { description: 'Start a control plane on this machine', inputs: [] },
    demo: { description: 'Deploy to a control plane on this machine, step by step', inputs: [] }
};
const OTHER_COMMANDS = [
    'list',
    'status',
    'logs',
    'init',
    'emulator',
    'demo'
];
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
/* harmony import */ var _inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71472);


const VARIABLE_PREFIX = 'DEPLOY_AGENT_SERVER_';
const FLAGS_FILE = __webpack_require__.ab + "flags.json";
const INPUT_FLAGS = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(FLAGS_FILE, 'utf8'));
const BY_INPUT = new Map(INPUT_FLAGS.map((flag) => [flag.input, flag]));
function flagName(input) {
    const known = BY_INPUT.get(input);
    return known === undefined ? input : `--${known.flag}`;
}
const NAMED = /`([a-z_]+)(?:: ([\w-]+))?`|^ {2}([a-z_]+(?:, [a-z_]+)*)(?=(?:[.[]\S*)?: )/gm;
function nameFlags(text, givenBy = {}) {
    const isKey = (input) => givenBy.manifest !== undefined && (0,_inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeploymentOnly */ .Ir)(input);
    const given = (input) => givenBy[input];
    const subject = (input) => {
        const known = BY_INPUT.get(input);
        return (given(input) ?? (known === undefined ? input : `${flagName(input)} (or ${known.variable})`));
    };
    return text.replace(NAMED, (found, coded = '', value, subjects) => {
        if (subjects !== undefined)
            return `  ${subjects.split(', ').map(subject).join(', ')}`;
        if (coded === 'command' && value !== undefined)
            return `\`${value}\``;
        if (isKey(coded))
            return found;
        if (!BY_INPUT.has(coded))
            return given(coded) ?? found;
        return value === undefined ? (given(coded) ?? flagName(coded)) : `${flagName(coded)}=${value}`;
    });
}


/***/ }),

/***/ 32655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   yT: () => (/* binding */ useFile),
/* harmony export */   zS: () => (/* binding */ fileError)
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
function useFile(flag, file, act, use) {
    try {
        return use();
    }
    catch (error) {
        throw fileError(flag, file, act, error);
    }
}


/***/ }),

/***/ 71472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ir: () => (/* binding */ isDeploymentOnly),
/* harmony export */   Jw: () => (/* binding */ isStepInput),
/* harmony export */   NK: () => (/* binding */ isBehaviorInput),
/* harmony export */   Pv: () => (/* binding */ BEHAVIOR_INPUTS),
/* harmony export */   Vt: () => (/* binding */ DEPLOYMENT_KEYS)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);

const OF_COMMAND = ['command', 'revision', 'preview', 'max_age', 'dry_run'];
const OF_ACCOUNT = ['base_url', 'tenant_id', 'api_dialect'];
const OF_FILE = ['manifest', 'select', 'variables', 'environment', 'comment'];
const STEP_INPUTS = [...OF_COMMAND, ...OF_ACCOUNT, ...OF_FILE];
const isStepInput = (name) => Object.hasOwn(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W, name) &&
    (STEP_INPUTS.some((input) => input === name) || /^agent_|_(?:key|token)$/.test(name));
const DEPLOYMENT_KEYS = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W).filter((name) => !isStepInput(name));
const OF_PLAN = ['repo_ref', 'new_revision', 'allow_empty_secrets'];
const OF_WAIT = ['wait', 'timeout', 'poll_interval', 'verify_serving', 'build_logs'];
const BEHAVIOR_INPUTS = [
    ...OF_PLAN,
    ...OF_WAIT,
    'rollback',
    'smoke_timeout'
];
const isBehaviorInput = (name) => BEHAVIOR_INPUTS.some((input) => input === name);
const isDeploymentOnly = (name) => name !== 'secrets' && !isBehaviorInput(name) && DEPLOYMENT_KEYS.some((key) => key === name);


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
