export const id = 442;
export const ids = [442];
export const modules = {

/***/ 39104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ jsonResult),
/* harmony export */   GO: () => (/* binding */ failureResult),
/* harmony export */   xv: () => (/* binding */ textResult)
/* harmony export */ });
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12779);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61600);


function jsonResult(outputs, failure) {
    const typed = Object.entries(outputs)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, /^(?:true|false|[[{].*[\]}])$/s.test(value) ? JSON.parse(value) : value]);
    const { error_code: code = '' } = outputs;
    return { ...Object.fromEntries(typed), ...(code !== '' && failureResult(code, failure)) };
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
/* harmony import */ var _manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69248);

const SWEEP = new Set(['max_age', 'dry_run']);
const forSweep = ({ input }) => SWEEP.has(input);
const forRollback = ({ input }) => input === 'revision';
const forAll = (flag) => !forSweep(flag) && !forRollback(flag);
const besideManifest = ({ input }) => (0,_manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isStepInput */ .Jw)(input) || (0,_manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isBehaviorInput */ .NK)(input) || input === 'secrets';
const CONNECTION = [
    'base_url',
    'api_key',
    'tenant_id',
    'bearer_token',
    'api_dialect',
    'name',
    'deployment_id',
    'timeout'
];
const toRead = ({ input }) => CONNECTION.includes(input);
const toRollBack = ({ input }) => CONNECTION.includes(input) || ROLLBACK.has(input);
const ROLLBACK = new Set([
    'revision',
    'repo_url',
    'dry_run',
    'wait',
    'poll_interval',
    'verify_serving',
    'smoke_assistant',
    'smoke_input',
    'smoke_stream_mode',
    'smoke_expect',
    'smoke_timeout',
    'agent_api_key',
    'github_token',
    'environment',
    'comment',
    'preview',
    'build_logs'
]);
const HELP_TO_READ = { timeout: 'How long one read may take, with its retries.' };
const NONE = { inputs: () => false, common: [], examples: '' };
const ACCESS = ['base_url', 'api_key', 'name'];
const TO_DEPLOY = [...ACCESS, 'graph_config_path', 'image_uri', 'secrets', 'preview', 'manifest', 'select'];
const TO_WAIT = ['wait', 'timeout', 'rollback', 'smoke_input'];
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
        examples: `
Examples:
  deploy-agent-server deploy --name support --graph-config-path agent.json --secret OPENAI_API_KEY
  deploy-agent-server deploy --name reports --image-uri registry.example/reports@sha256:…

The address and the key come from DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY, too.`,
        inputs: forAll,
        common: [...TO_DEPLOY, ...TO_WAIT]
    },
    plan: {
        description: 'Show what a deploy would do; change nothing',
        examples: `
Example:
  deploy-agent-server plan --name support --graph-config-path agent.json`,
        inputs: forAll,
        common: TO_DEPLOY
    },
    rollback: {
        description: 'Deploy the code of an earlier revision again',
        examples: `
Examples:
  deploy-agent-server rollback --name support
  deploy-agent-server rollback --name support --to REVISION --dry-run`,
        inputs: toRollBack,
        common: [...ACCESS, 'revision', 'dry_run', 'wait', 'timeout']
    },
    delete: {
        description: 'Delete a deployment; one that does not exist is no error',
        examples: `
Example:
  deploy-agent-server delete --name support`,
        inputs: forAll,
        common: [...ACCESS, 'deployment_id', 'repo_url', 'preview', 'manifest', 'select']
    },
    sweep: {
        description: 'Delete the previews of closed pull requests',
        examples: `
Example:
  deploy-agent-server sweep --name support --max-age 14d --dry-run`,
        inputs: (flag) => !forRollback(flag),
        common: [...ACCESS, 'github_token', 'max_age', 'dry_run']
    },
    matrix: {
        description: 'List the deployments of a manifest for a matrix of jobs, as JSON',
        examples: `
Example:
  deploy-agent-server matrix --manifest deployments.yaml`,
        inputs: (flag) => forAll(flag) && besideManifest(flag),
        common: ['base_url', 'api_key', 'manifest', 'select', 'environment', 'variables']
    },
    status: {
        description: 'Show what a deployment serves, and since when',
        examples: `
Example:
  deploy-agent-server status --name support --json`,
        inputs: toRead,
        common: CONNECTION,
        help: HELP_TO_READ
    },
    logs: {
        description: 'Print the log of a revision',
        examples: `
Examples:
  deploy-agent-server logs --name support --build
  deploy-agent-server logs --name support --follow
  deploy-agent-server logs --name support --revision ID`,
        inputs: toRead,
        common: CONNECTION,
        help: HELP_TO_READ
    },
    init: {
        description: 'Write the workflows that deploy this repository',
        examples: `
Examples:
  deploy-agent-server init --secret OPENAI_API_KEY
  deploy-agent-server init --api-dialect langsmith
  deploy-agent-server init --ci gitlab --source external_container --cluster-namespace agents
  deploy-agent-server init --dry-run`,
        inputs: ({ input }) => input in HELP_FOR_INIT,
        common: Object.keys(HELP_FOR_INIT),
        help: HELP_FOR_INIT
    },
    emulator: { ...NONE, description: 'Start a control plane on this machine' },
    demo: { ...NONE, description: 'Deploy to a control plane on this machine, step by step' }
};
const OTHER_COMMANDS = ['status', 'logs', 'init', 'emulator', 'demo'];
const HELP_END = `
Try it without an account:
  deploy-agent-server demo

Every flag, variable and exit code: docs/command-line.md in the repository.`;


/***/ }),

/***/ 50384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openOutputFile),
  N: () => (/* binding */ writeFailureCode)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/src/action-names.js
var action_names = __webpack_require__(93675);
// EXTERNAL MODULE: ./lib/src/masking/redact-output.js
var redact_output = __webpack_require__(52100);
;// CONCATENATED MODULE: ./lib/src/cli/console/dotenv.js


const PREFIX = 'AGENT_SERVER_';
const MOST_VARIABLES = 20;
const MOST_BYTES = 5_000;
const SINGLE = action_names/* OUTPUT_NAMES */.P.filter((name) => !redact_output/* JSON_OUTPUTS */.i.has(name));
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

// EXTERNAL MODULE: ./lib/src/cli/flags/commands.js
var commands = __webpack_require__(74149);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
;// CONCATENATED MODULE: ./lib/src/cli/output-file.js




const FLAG = '--output-file';
function openOutputFile(path) {
    try {
        (0,external_node_fs_.writeFileSync)(path, '');
    }
    catch (error) {
        const { code = 'unknown' } = error;
        throw new usage_error/* UsageError */.e(`--output-file: "${path}" cannot be written (${code}).`, 'Check the path and its permissions.');
    }
    return (reports, warn) => {
        let outputs = {};
        const told = new Set();
        return {
            ...reports,
            output: (name, value) => {
                outputs = { ...outputs, [name]: value };
                const { text, omitted } = dotenvOf(outputs);
                (0,external_node_fs_.writeFileSync)(path, text);
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
    if (commands/* OTHER_COMMANDS */.Mj.some((name) => name === args[0]))
        return;
    for (const [at, arg] of args.entries()) {
        const path = arg === FLAG ? args[at + 1] : arg.startsWith(`${FLAG}=`) ? arg.slice(FLAG.length + 1) : '';
        if (!path || /^--[a-z]/.test(path))
            continue;
        try {
            (0,external_node_fs_.writeFileSync)(path, dotenvOf({ error_code }).text);
        }
        catch {
        }
    }
}


/***/ }),

/***/ 78442:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   reportFailure: () => (/* binding */ reportFailure)
/* harmony export */ });
/* harmony import */ var _ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51786);
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12779);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75851);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92160);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60745);
/* harmony import */ var _console_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39104);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61600);
/* harmony import */ var _output_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50384);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32655);









function reportFailure(error, args) {
    const failure = error instanceof _usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .UsageError */ .e
        ? { kind: 'failure', code: 'input_invalid', message: error.message, advice: error.advice }
        : (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFailure */ .Ic)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU);
    const { code, message, advice } = failure;
    const text = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .escapeCommands */ .g9)((0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .nameFlags */ .JG)((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU)));
    (0,_output_file_js__WEBPACK_IMPORTED_MODULE_6__/* .writeFailureCode */ .N)(args, code);
    if (args.includes('--json')) {
        const shown = { message: (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .nameFlags */ .JG)(message), advice: advice && (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .nameFlags */ .JG)(advice) };
        process.stdout.write(`${JSON.stringify((0,_console_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failureResult */ .GO)(code, shown), undefined, 2)}\n`);
    }
    process.stderr.write(`${(0,_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .isGitHubActions */ .z7)(process.env) ? (0,_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .annotation */ .w7)('error', text) : `Error: ${text}`}\n`);
    return _error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].exit_code;
}


/***/ }),

/***/ 69248:
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
    'api_key',
    'tenant_id',
    'bearer_token',
    'api_dialect',
    'agent_api_key',
    'github_token',
    'preview',
    'environment',
    'comment',
    'max_age',
    'dry_run',
    'manifest',
    'select',
    'variables'
];
const isStepInput = (name) => STEP_INPUTS.some((input) => input === name);
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
const NEVER_EMPTY = new Set([
    'name',
    'deployment_id',
    'image_uri'
]);
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
