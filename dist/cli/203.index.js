export const id = 203;
export const ids = [203];
export const modules = {

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

/***/ 6203:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createCommandRun: () => (/* binding */ createCommandRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/adapters/ci/ci.js
var ci = __webpack_require__(59574);
// EXTERNAL MODULE: ./lib/src/adapters/runner/environment.js
var environment = __webpack_require__(70747);
// EXTERNAL MODULE: ./lib/src/run/adapters.js + 3 modules
var adapters = __webpack_require__(31543);
// EXTERNAL MODULE: ./lib/src/run/run.js + 7 modules
var run = __webpack_require__(31334);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/cli/confirm.js



function createConfirm({ pause }, redact, cancelled) {
    const ask = async (name, what) => {
        const resume = pause();
        try {
            process.stderr.write(`${(0,sanitize/* sanitizeLine */.g$)(redact(what), 600)}\nType its name to confirm: `);
            const typed = await readLine(cancelled);
            if (cancelled.aborted)
                throw new errors/* CancelledError */.cc();
            return typed?.trim() === name;
        }
        finally {
            resume();
        }
    };
    let before = Promise.resolve();
    return (name, what) => {
        const answer = before.then(() => ask(name, what));
        before = answer.catch(() => { });
        return answer;
    };
}
async function readLine(signal) {
    const lines = (0,external_node_readline_.createInterface)({ input: process.stdin, signal });
    try {
        for await (const line of lines)
            return line;
        return undefined;
    }
    finally {
        lines.close();
    }
}

// EXTERNAL MODULE: ./lib/src/contract/shown-url.js
var shown_url = __webpack_require__(44228);
// EXTERNAL MODULE: ./lib/src/report/shown-plan.js
var shown_plan = __webpack_require__(22174);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
;// CONCATENATED MODULE: ./lib/src/cli/console/event-file.js




function openEventFile(path) {
    let file;
    try {
        file = (0,external_node_fs_.openSync)(path, 'w');
    }
    catch (error) {
        throw (0,usage_error/* fileError */.z)('--events', path, 'written', error);
    }
    return ({ redactor, clock, warn }) => {
        let isBroken = false;
        return (event, deployment) => {
            if (isBroken)
                return;
            const { type, ...members } = shownEvent(event);
            const head = { type: `${type}.v${EVENT_VERSION}`, time: new Date(clock.date()).toISOString() };
            const shown = redactor.redactAll({ ...(deployment !== undefined && { deployment }), ...members });
            try {
                (0,external_node_fs_.writeSync)(file, `${JSON.stringify({ ...head, ...shown })}\n`);
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
        return { type: event.type, plan: (0,shown_plan/* planFacts */.pE)((0,shown_plan/* shownPlan */.vJ)(event.plan)) };
    if (event.type !== 'deployment_read')
        return { ...event };
    const { id, name, source, latest_revision_id, active_revision_id } = event.deployment;
    return {
        type: event.type,
        deployment_id: id,
        name,
        source,
        url: (0,shown_url/* shownUrl */.z)(event.deployment),
        latest_revision_id,
        active_revision_id
    };
}

// EXTERNAL MODULE: ./lib/src/cli/console/output-file.js
var output_file = __webpack_require__(95331);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
;// CONCATENATED MODULE: ./lib/src/cli/console/progress.js


function statusOf(event) {
    if (event.type === 'status_read')
        return event.status;
    if (event.type === 'rollback_progressed')
        return `rolling back: ${event.status}`;
    if (event.type === 'planned')
        return 'planned';
    if (event.type === 'write_sent')
        return 'sent';
    return event.type === 'wait_ended' ? `${event.status}, verifying` : undefined;
}
const LONGEST_STATUS = 34;
function progressLines(all, now, width) {
    const widest = Math.max(0, ...all.map(({ name }) => name.length));
    const room = Math.max(8, Math.min(widest, width - LONGEST_STATUS));
    return all.map(({ name, status, startedAt }) => {
        const label = name.length > room ? `${name.slice(0, room - 1)}…` : name.padEnd(room);
        const line = `${elapsed(startedAt, now)}  ${label}  ${status}`;
        return line.length < width ? line : `${line.slice(0, width - 2)}…`;
    });
}
const elapsed = (startedAt, now) => `  ${(0,format/* formatDuration */.a3)(now - startedAt).padStart(5)}`;
const REDRAW_MS = 1_000;
const HEARTBEAT_MS = 60_000;
function showProgress(screen, clock, redact) {
    const shown = (text) => (0,sanitize/* sanitizeLine */.g$)(redact(text), 60);
    const progress = new Map();
    let isPaused = false;
    const redraw = () => {
        if (!isPaused)
            screen.draw(progressLines([...progress.values()], clock.now(), screen.width()));
    };
    const beat = () => {
        for (const { name, status, startedAt } of progress.values()) {
            screen.print(`${elapsed(startedAt, clock.now())}  ${name}: still ${status}`);
        }
    };
    const timer = setInterval(screen.isLive ? redraw : beat, screen.isLive ? REDRAW_MS : HEARTBEAT_MS);
    timer.unref();
    return {
        observe: (event, key = '') => {
            const known = progress.get(key);
            if (event.type === 'ended')
                progress.delete(key);
            else if (event.type === 'started') {
                progress.set(key, { name: shown(event.name ?? key), status: 'starting', startedAt: clock.now() });
            }
            else if (known !== undefined) {
                const status = statusOf(event);
                if (status !== undefined)
                    known.status = shown(status);
                if (event.type === 'deployment_read')
                    known.name = shown(event.deployment.name);
            }
            redraw();
        },
        redraw,
        resume: () => {
            screen.release();
            redraw();
        },
        pause: () => {
            isPaused = true;
            screen.draw([]);
            return () => {
                isPaused = false;
                redraw();
            };
        },
        close: () => {
            clearInterval(timer);
            screen.draw([]);
        }
    };
}

// EXTERNAL MODULE: ./lib/src/cli/console/result.js
var result = __webpack_require__(39104);
// EXTERNAL MODULE: ./lib/src/cli/open-console.js + 4 modules
var open_console = __webpack_require__(66595);
// EXTERNAL MODULE: ./lib/src/cli/started-program.js
var started_program = __webpack_require__(20027);
;// CONCATENATED MODULE: ./lib/src/cli/run-command.js














async function createCommandRun(args) {
    const { command, options } = args;
    const { outputFile, events: eventFile } = options;
    if (outputFile !== undefined && eventFile !== undefined && (0,external_node_path_.resolve)(outputFile) === (0,external_node_path_.resolve)(eventFile)) {
        throw new usage_error/* UsageError */.e('--output-file and --events name the same file.', 'Use one file for each.');
    }
    const withOutputFile = outputFile === undefined ? undefined : (0,output_file/* openOutputFile */.Op)(outputFile);
    const { runner, redactor, screen, canAsk, detect, warnings } = await (0,open_console/* openConsole */.O)(args);
    const openEvents = eventFile === undefined ? undefined : openEventFile(eventFile);
    const warn = (text) => runner.warning(text);
    const report = (to) => runner.reportTo(withOutputFile?.(to, warn) ?? to);
    report(ci/* NO_REPORTS */.Q);
    const printResult = resultPrinter(args, runner);
    return {
        runner,
        failureCode: () => {
            printResult(false);
            return (0,result/* exitCodeOf */.FO)(runner.outputs().error_code);
        },
        run: async (cancelled, clock) => {
            const { context, workspace, reports } = await detect(cancelled);
            report(reports);
            const progress = showProgress(screen, clock, redactor.redact);
            const events = openEvents?.({ redactor, clock, warn });
            const unfollow = followTerminal(progress);
            const place = (0,environment/* readCheckoutPlace */.U3)(workspace);
            const { ports, close } = (0,adapters/* createAdapters */.T)({ runner, redactor, cancelled, clock, place });
            const input = (name) => {
                if (name === 'command')
                    return command;
                return name === 'manifest' ? pathOf(runner.input(name), workspace) : runner.input(name);
            };
            const succeeded = await (0,run/* run */.e)({
                ...ports,
                workspace: workspace ?? (0,environment/* currentFolder */.MO)(),
                runner: { ...runner, input },
                redactor,
                clock,
                context,
                warnings,
                program: (0,started_program/* startedProgram */.s)(),
                confirm: canAsk && !options.yes ? createConfirm(progress, redactor.redact, cancelled) : undefined,
                observe: (event, deployment) => {
                    progress.observe(event, deployment);
                    events?.(event, deployment);
                }
            });
            close();
            unfollow();
            progress.close();
            if (!cancelled.aborted)
                printResult(succeeded);
            return succeeded;
        }
    };
}
function resultPrinter({ command, options }, runner) {
    let isPrinted = !options.json && !options.quiet && process.stdout.isTTY && process.stderr.isTTY;
    return (succeeded) => {
        if (isPrinted)
            return;
        isPrinted = true;
        const outputs = runner.outputs();
        const text = options.json
            ? JSON.stringify((0,result/* jsonResult */.Ao)(outputs, runner.failure()), undefined, 2)
            : (0,result/* textResult */.xv)({ command, outputs, succeeded });
        if (text !== '')
            process.stdout.write(`${text}\n`);
    };
}
function followTerminal({ redraw, resume }) {
    process.on('SIGWINCH', redraw).on('SIGCONT', resume);
    return () => process.off('SIGWINCH', redraw).off('SIGCONT', resume);
}
function pathOf(manifest, workspace) {
    if (manifest.trim() === '' || workspace === undefined)
        return manifest;
    return (0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(workspace), (0,external_node_path_.resolve)((0,external_node_fs_.realpathSync)('.'), manifest.trim()));
}


/***/ }),

/***/ 20027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ startedProgram)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60895);


function startedProgram() {
    if (process.env['npm_command'] === 'exec')
        return _release_js__WEBPACK_IMPORTED_MODULE_1__/* .RELEASED_PROGRAM */ .L;
    const file = process.argv[1] ?? '';
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('.', file);
    const path = near.startsWith('..') || (0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(near) ? file : near;
    return `node ${/^[\w./:\\-]+$/.test(path) ? path : `"${path}"`}`;
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


/***/ })

};
