export const id = 920;
export const ids = [920];
export const modules = {

/***/ 58572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/emulator/index.js + 77 modules
var emulator = __webpack_require__(72202);
// EXTERNAL MODULE: ./lib/src/cli/flags/commander.js
var commander = __webpack_require__(29713);
// EXTERNAL MODULE: ./lib/src/cli/started-program.js
var started_program = __webpack_require__(20027);
;// CONCATENATED MODULE: ./lib/src/cli/demo/demo-steps.js
const FIRST = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
const SECOND = '9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c';
const agent = {
    name: 'support',
    graph_config_path: 'agent.json',
    secrets: 'OPENAI_API_KEY=sk-demo-0123456789\nSENTRY_DSN="https://key@sentry.example/42"'
};
const demo_steps_image = {
    name: 'reports',
    image_uri: `registry.example/reports@sha256:${'ab'.repeat(32)}`,
    cluster_namespace: 'default',
    resource_spec: 'min_scale: 1\nmax_scale: 3\ncpu: 1\nmemory_mb: 2048\n'
};
const larger = 'min_scale: 1\nmax_scale: 3\ncpu: 2\nmemory_mb: 4096\n';
const DEPLOYED = { new_revision: 'true', status: 'DEPLOYED' };
const SAME = { new_revision: 'false', status: 'DEPLOYED' };
const DEMO_STEPS = [
    {
        title: 'A first push creates the deployment from git, with secrets',
        commit: FIRST,
        inputs: agent,
        exitCode: 0,
        outputs: { operation: 'created', ...DEPLOYED, commit_sha: FIRST }
    },
    {
        title: 'The same commit again: nothing to do',
        commit: FIRST,
        inputs: agent,
        exitCode: 0,
        outputs: { operation: 'unchanged', ...SAME }
    },
    {
        title: 'A new commit creates one revision',
        commit: SECOND,
        inputs: agent,
        exitCode: 0,
        outputs: { operation: 'updated', ...DEPLOYED, commit_sha: SECOND }
    },
    {
        title: 'A setting that needs no revision is updated',
        commit: SECOND,
        inputs: { ...agent, build_on_push: 'true' },
        exitCode: 0,
        outputs: { operation: 'updated', ...SAME }
    },
    {
        title: 'A container image is deployed with a resource spec',
        commit: SECOND,
        inputs: demo_steps_image,
        exitCode: 0,
        outputs: { operation: 'created', ...DEPLOYED }
    },
    {
        title: 'A plan shows what a larger resource spec would change',
        commit: SECOND,
        inputs: { ...demo_steps_image, command: 'plan', resource_spec: larger },
        exitCode: 0,
        outputs: { operation: 'planned', new_revision: 'true' },
        log: /resource_spec\.cpu +1 → 2/
    },
    {
        title: 'A rollback returns to the commit before',
        commit: SECOND,
        inputs: { name: agent.name, command: 'rollback' },
        exitCode: 0,
        outputs: { operation: 'rolled_back', ...DEPLOYED, commit_sha: FIRST }
    },
    {
        title: 'A build fails: the step fails, and the log says what is still serving',
        commit: SECOND,
        inputs: { ...agent, new_revision: 'always' },
        before: (controlPlane) => controlPlane.setOutcome('BUILD_FAILED deployment=support'),
        exitCode: 1,
        outputs: { operation: 'updated', status: 'BUILD_FAILED' },
        log: /is still serving/
    }
];

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./lib/src/cli/demo/local-runner.js




async function runAction(run) {
    const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'action-'));
    const file = (name, content = '') => {
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, name), content);
        return (0,external_node_path_.join)(folder, name);
    };
    const files = {
        GITHUB_OUTPUT: file('output'),
        GITHUB_STEP_SUMMARY: file('summary'),
        GITHUB_EVENT_PATH: file('event.json', JSON.stringify(run.event ?? {}))
    };
    try {
        const { exitCode, stdout } = await runBundle(run, files);
        return {
            exitCode,
            stdout,
            outputs: parseOutputs((0,external_node_fs_.readFileSync)(files.GITHUB_OUTPUT, 'utf8')),
            summary: (0,external_node_fs_.readFileSync)(files.GITHUB_STEP_SUMMARY, 'utf8')
        };
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function runBundle(run, files) {
    const inputs = Object.entries(run.inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]);
    const child = (0,external_node_child_process_.spawn)(process.execPath, [run.bundle], {
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...files, ...run.variables, ...Object.fromEntries(inputs) },
        stdio: ['ignore', 'pipe', 'inherit'],
        ...(run.signal && { signal: run.signal, killSignal: 'SIGINT' })
    });
    let stdout = '';
    let line = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
        stdout += chunk;
        const lines = (line + chunk).split('\n');
        line = lines.pop() ?? '';
        for (const whole of lines)
            run.onLine?.(whole);
    });
    return new Promise((resolve, reject) => {
        child.on('error', (error) => (error.name === 'AbortError' ? undefined : reject(error)));
        child.on('close', (exitCode) => resolve({ exitCode, stdout }));
    });
}
function parseOutputs(text) {
    const outputs = {};
    const lines = text.split('\n');
    for (let at = 0; at < lines.length; at++) {
        const [name = '', delimiter] = (lines[at] ?? '').split('<<', 2);
        const end = delimiter === undefined ? -1 : lines.indexOf(delimiter, at + 1);
        if (end < 0)
            continue;
        outputs[name] = lines.slice(at + 1, end).join('\n');
        at = end;
    }
    return outputs;
}

;// CONCATENATED MODULE: ./lib/src/cli/demo/demo.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







const API_KEY = 'key-of-the-demo-4711';
const nextSteps = (program) => `
Next, with your own agent:
  Write the workflows that deploy your repository:  ${program} init
  Start a control plane that keeps running:         ${program} emulator
Documentation: https://github.com/deploy-agent-server/deploy-agent-server#readme`;
async function runDemo(args) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const command = (0,commander/* createCommand */.gu)('deploy-agent-server demo', (text) => process.stdout.write(text))
            .description('Deploys to a control plane on this machine, step by step. You need no account.')
            .option('-v, --verbose', 'Print the whole log of each step, all of its inputs, and its outputs.')
            .action(() => { });
        if (!(0,commander/* parseWith */.Ku)(command, args))
            return;
        const isVerbose = command.getOptionValue('verbose') === true;
        const bundle = findAction((0,external_node_path_.dirname)((0,external_node_fs_.realpathSync)(process.argv[1] ?? '')));
        const controlPlane = __addDisposableResource(env_1, await (0,emulator/* startEmulator */.sJ)({ apiKeys: [API_KEY], buildTime: '900ms' }), true);
        console.log(`Local control plane at ${controlPlane.url}\n`);
        const wrong = [];
        let before;
        for (const [i, step] of DEMO_STEPS.entries()) {
            console.log(`${i + 1}/${DEMO_STEPS.length}  ${step.title}`);
            printInputs(step, isVerbose ? undefined : before);
            const result = await runStep(step, controlPlane, { bundle, isVerbose });
            const outputs = Object.entries(isVerbose ? result.outputs : {}).filter(([name]) => name !== 'plan');
            for (const [name, value] of outputs)
                console.log(`   → ${name}=${value}`);
            const differences = compare(step, result);
            for (const difference of differences)
                console.log(`   ✗ ${difference}`);
            if (differences.length > 0)
                wrong.push(step.title);
            before = step;
        }
        const allRight = `All ${DEMO_STEPS.length} steps behaved as expected, the last one with an error.`;
        console.log(wrong.length > 0 ? `Not as expected: ${wrong.join('; ')}` : `${allRight}\n${nextSteps((0,started_program/* startedProgram */.s)())}`);
        process.exitCode = wrong.length === 0 ? 0 : 1;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
function findAction(folder) {
    const own = (0,external_node_path_.join)(folder, 'action.js');
    return (0,external_node_fs_.existsSync)(own) ? own : (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), 'index.js');
}
async function runStep(step, controlPlane, { bundle, isVerbose }) {
    controlPlane.setHead({ ref: 'main', commit_sha: step.commit });
    step.before?.(controlPlane);
    const print = isVerbose ? (line) => console.log(`   │ ${line}`) : printBriefly();
    return runAction({
        bundle,
        inputs: { base_url: controlPlane.url, api_key: API_KEY, poll_interval: '500ms', ...step.inputs },
        variables: {
            GITHUB_EVENT_NAME: 'push',
            GITHUB_REF: 'refs/heads/main',
            GITHUB_SHA: step.commit,
            GITHUB_REPOSITORY: 'acme/support',
            GITHUB_SERVER_URL: 'https://github.com'
        },
        onLine: (line) => {
            const readable = readableLine(line);
            if (readable !== undefined)
                print(readable);
        }
    });
}
const REPEATED = /^(?:Control plane |Deployment "|URL )/;
function printBriefly() {
    let statuses = [];
    return (line) => {
        const [, time, status] = /^ +(\d+:\d\d) {2}(\w+)$/.exec(line) ?? [];
        if (status !== undefined) {
            statuses.push(`${time} ${status}`);
            return;
        }
        if (statuses.length > 0)
            console.log(`   │   ${statuses.join(' → ')}`);
        statuses = [];
        if (!REPEATED.test(line))
            console.log(`   │ ${line}`);
    };
}
function printInputs({ inputs }, before) {
    const known = before?.inputs['name'] === inputs['name'] ? before?.inputs : undefined;
    for (const [name, value] of Object.entries(inputs)) {
        const shown = name === 'secrets' ? value.replaceAll(/=.*/g, '=***') : value;
        if (known?.[name] !== value)
            console.log(`   ${name}: ${shown.trim().replaceAll('\n', ', ')}`);
    }
}
function readableLine(line) {
    const command = /^::(error|warning|notice|group|endgroup|add-mask|debug)[^:]*::(.*)$/.exec(line);
    if (command === null)
        return line;
    const [, level = '', text = ''] = command;
    if (level === 'add-mask' || level === 'debug' || level === 'endgroup')
        return undefined;
    const decoded = text.replaceAll('%0A', '\n   │   ').replaceAll('%0D', '').replaceAll('%25', '%');
    return level === 'group' ? decoded : `${level.charAt(0).toUpperCase()}${level.slice(1)}: ${decoded}`;
}
function compare(step, { exitCode, outputs, stdout }) {
    const expected = { 'exit code': String(step.exitCode), ...step.outputs };
    const actual = { 'exit code': String(exitCode), ...outputs };
    const differs = Object.entries(expected).filter(([name, value]) => actual[name] !== value);
    const differences = differs.map(([name, value]) => `${name} is ${actual[name] ?? 'not set'}, expected ${value}`);
    const isLogged = step.log?.test(stdout) ?? true;
    return isLogged ? differences : [...differences, `the log does not match ${step.log?.source}`];
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

/***/ 59470:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   O9: () => (/* binding */ DIALECTS),
/* harmony export */   XR: () => (/* binding */ isLangSmithCloud),
/* harmony export */   eF: () => (/* binding */ NEUTRAL_WORDS),
/* harmony export */   g: () => (/* binding */ LANGSMITH_WORDS),
/* harmony export */   qm: () => (/* binding */ NEUTRAL),
/* harmony export */   uk: () => (/* binding */ LANGSMITH)
/* harmony export */ });
/* unused harmony export ALL_WORDS */
/* harmony import */ var _service_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31477);

const LANGSMITH_WORDS = {
    git_host: 'github',
    external_container: 'external_docker',
    graph_config_path: 'langgraph_config_path',
    cluster_namespace: 'k8s_namespace',
    cluster_namespaces: 'k8s_namespaces',
    cluster: 'k8s',
    cache_memory_mb: 'redis_memory_mb'
};
const ALL_WORDS = Object.keys(LANGSMITH_WORDS);
const NEUTRAL_WORDS = Object.fromEntries(ALL_WORDS.map((word) => [word, word]));
function isWord(text) {
    return Object.hasOwn(LANGSMITH_WORDS, text);
}
const NEUTRAL = { words: NEUTRAL_WORDS, serviceRules: _service_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .NO_SERVICE_RULES */ .KP };
const LANGSMITH = { words: LANGSMITH_WORDS, serviceRules: _service_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_SERVICE_RULES */ .wb };
const DIALECTS = { neutral: NEUTRAL, langsmith: LANGSMITH };
function isLangSmithCloud(base_url) {
    if (base_url === undefined || !URL.canParse(base_url))
        return false;
    const { protocol, hostname } = new URL(base_url);
    return protocol === 'https:' && hostname.endsWith('.langchain.com');
}


/***/ }),

/***/ 44886:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ LANGSMITH_RESERVED_SECRETS)
/* harmony export */ });
const EVERYWHERE = [
    'DATABASE_URI',
    'DD_TRACE_PSYCOPG_ENABLED',
    'DD_TRACE_REDIS_ENABLED',
    'LANGCHAIN_API_KEY',
    'LANGCHAIN_CALLBACKS_BACKGROUND',
    'LANGCHAIN_ENDPOINT',
    'LANGCHAIN_PROJECT',
    'LANGCHAIN_TRACING_V2',
    'LANGGRAPH_AUTH_TYPE',
    'LANGGRAPH_CLOUD_LICENSE_KEY',
    'LANGGRAPH_GIT_REPO_PATH',
    'LANGSMITH_AUTH_ENDPOINT',
    'LANGSMITH_AUTH_VERIFY_TENANT_ID',
    'LANGSMITH_CONTROL_PLANE_API_KEY',
    'LANGSMITH_DEPLOYMENT_NAME',
    'LANGSMITH_HOST_PROJECT_ID',
    'LANGSMITH_HOST_PROJECT_NAME',
    'LANGSMITH_HOST_REVISION_ID',
    'LANGSMITH_LANGGRAPH_GIT_REF',
    'LANGSMITH_LANGGRAPH_GIT_REF_SHA',
    'LANGSMITH_LANGGRAPH_GIT_REPO',
    'LANGSMITH_PROJECT',
    'LANGSMITH_TENANT_ID',
    'LANGSMITH_TRACING_V2',
    'LOG_DICT_TRACEBACKS',
    'LOG_JSON',
    'POSTGRES_PASSWORD',
    'POSTGRES_URI',
    'REDIS_URI'
];
const IN_THE_CLOUD = [
    'LANGSMITH_API_KEY',
    'LANGSMITH_ENDPOINT',
    'LSD_DD_API_KEY',
    'LSD_DD_ENDPOINT',
    'LSD_DEPLOYMENT_TYPE',
    'LSD_ENV',
    'MOUNT_PREFIX',
    'PATH',
    'PORT',
    'POSTGRES_URI_CUSTOM',
    'REDIS_URI_CUSTOM'
];
const LANGSMITH_RESERVED_SECRETS = {
    git_host: new Set([...EVERYWHERE, ...IN_THE_CLOUD]),
    external_container: new Set(EVERYWHERE)
};


/***/ }),

/***/ 31477:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KP: () => (/* binding */ NO_SERVICE_RULES),
/* harmony export */   dl: () => (/* binding */ fitName),
/* harmony export */   wb: () => (/* binding */ LANGSMITH_SERVICE_RULES)
/* harmony export */ });
/* harmony import */ var _reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44886);

const NO_SERVICE_RULES = {
    needsResourceSpec: false,
    fractionalCpu: false,
    extraFields: false
};
const LANGSMITH_SERVICE_RULES = {
    names: { pattern: /^[a-z][a-z0-9-]*$/, form: 'a-z, 0-9 and -, starting with a letter' },
    safeImageName: 21,
    reservedSecrets: _reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .b,
    needsResourceSpec: true,
    fractionalCpu: true,
    extraFields: true
};
function fitName(name, { pattern }) {
    if (pattern.test(name))
        return name;
    const fitted = name
        .normalize('NFKD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^[^a-z]+/, '')
        .replace(/-$/, '');
    return pattern.test(fitted) ? fitted : undefined;
}


/***/ }),

/***/ 96912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   w5: () => (/* binding */ fieldName),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
const FIELDS = [
    { path: 'name', input: 'name', source: 'both', change: 'fixed' },
    { path: 'source', input: 'source', source: 'both', change: 'fixed' },
    { path: 'source_config.integration_id', input: 'integration_id', source: 'git_host', change: 'fixed' },
    { path: 'source_config.repo_url', input: 'repo_url', source: 'git_host', change: 'fixed' },
    { path: 'source_config.deployment_type', input: 'deployment_type', source: 'git_host', change: 'fixed' },
    { path: 'source_config.build_on_push', input: 'build_on_push', source: 'git_host', change: 'setting' },
    { path: 'source_config.install_command', input: 'install_command', source: 'git_host', change: 'setting' },
    { path: 'source_config.build_command', input: 'build_command', source: 'git_host', change: 'setting' },
    { path: 'source_config.custom_url', input: 'custom_url', source: 'external_container', change: 'setting' },
    { path: 'source_config.resource_spec', input: 'resource_spec', source: 'external_container', change: 'revision' },
    { path: 'source_config.listener_id', input: 'listener_id', source: 'external_container', change: 'fixed' },
    {
        path: 'source_config.listener_config.cluster_namespace',
        input: 'cluster_namespace',
        source: 'external_container',
        change: 'fixed'
    },
    { path: 'source_revision_config.repo_ref', input: 'repo_ref', source: 'git_host', change: 'revision' },
    {
        path: 'source_revision_config.graph_config_path',
        input: 'graph_config_path',
        source: 'git_host',
        change: 'revision'
    },
    { path: 'source_revision_config.image_uri', input: 'image_uri', source: 'external_container', change: 'revision' },
    { path: 'secrets', input: 'secrets', source: 'both', change: 'revision' }
];
const everyFieldIsListed = true;
void everyFieldIsListed;
function fieldsOf(source, change) {
    return FIELDS.filter((field) => field.change === change && (field.source === 'both' || field.source === source));
}
function fieldName(path) {
    return path.slice(path.lastIndexOf('.') + 1);
}
function inputOf(path) {
    const field = FIELDS.find((one) => path === one.path || path.startsWith(`${one.path}.`));
    return field === undefined ? fieldName(path) : field.input + path.slice(field.path.length);
}
function valueAt(of, path) {
    return path.split('.').reduce((value, key) => {
        return typeof value === 'object' && value !== null ? value[key] : undefined;
    }, of);
}


/***/ }),

/***/ 69501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ DISCOURAGED_FIELDS),
/* harmony export */   TO: () => (/* binding */ RESOURCE_SPEC_FIELDS),
/* harmony export */   j$: () => (/* binding */ WantedResourceSpec),
/* harmony export */   yd: () => (/* binding */ ResourceSpec)
/* harmony export */ });
/* unused harmony exports LocalObjectReference, Volume, VolumeMount, EnvVar, ResourceRequirements, Container */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92857);

const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
const dnsLabel = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(DNS_LABEL, 'must be a DNS label: a-z, 0-9 and -, at most 63 characters').describe(what);
const freeForm = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).nullish().describe(what);
const stringMap = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().describe(what);
const integer = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nullish().describe(what);
const decimal = (what) => zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nullish().describe(what);
const DO_NOT_USE = 'Marked do not use.';
const LocalObjectReference = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Name of a secret in the same namespace.') })
    .meta({ id: 'LocalObjectReference' });
const Volume = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: dnsLabel('A DNS label, unique within the pod.'),
    configMap: freeForm('Volume source.'),
    secret: freeForm('Volume source.'),
    emptyDir: freeForm('Volume source.'),
    persistentVolumeClaim: freeForm('Volume source.'),
    nfs: freeForm('Volume source.'),
    projected: freeForm('Volume source.'),
    downwardAPI: freeForm('Volume source.'),
    csi: freeForm('Volume source.')
})
    .meta({ id: 'Volume' });
const VolumeMount = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Must match the name of a Volume.'),
    mountPath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Where in the container the volume is mounted.'),
    subPath: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    mountPropagation: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    readOnly: zod__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY().nullish(),
    subPathExpr: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish()
})
    .meta({ id: 'VolumeMount' });
const EnvVar = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .regex(C_IDENTIFIER, 'must be a C identifier: letters, digits and _, not starting with a digit')
        .describe('A C identifier.'),
    value: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish().describe('Defaults to the empty string.'),
    valueFrom: freeForm('Cannot be used when value is non-empty.')
})
    .meta({ id: 'EnvVar' });
const ResourceRequirements = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    limits: stringMap('Maximum compute resources.'),
    requests: stringMap('Minimum compute resources.')
})
    .meta({ id: 'ResourceRequirements' });
const Container = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    name: dnsLabel('A DNS label.'),
    image: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().describe('Image of the container.'),
    imagePullPolicy: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['Always', 'Never', 'IfNotPresent']).nullish(),
    command: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish().describe('Not run in a shell.'),
    args: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()).nullish(),
    workingDir: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().nullish(),
    env: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(EnvVar).nullish(),
    envFrom: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())).nullish(),
    resources: ResourceRequirements.nullish(),
    volumeMounts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(VolumeMount).nullish(),
    securityContext: freeForm('Security options of the container.'),
    restartPolicy: zod__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(['Always', 'OnFailure']).nullish().describe('For sidecars.')
})
    .meta({ id: 'Container' });
const shape = {
    min_scale: integer('Minimum replica count.'),
    max_scale: integer('Maximum replica count.'),
    cpu: integer('CPU request of one replica.'),
    cpu_limit: integer('Defaults to 2 x cpu.'),
    memory_mb: integer('Memory request (MB) of one replica.'),
    memory_limit_mb: integer('Defaults to 2 x memory_mb.'),
    queue_min_scale: integer('Defaults to min_scale.'),
    queue_max_scale: integer('Defaults to max_scale.'),
    queue_cpu: integer('Defaults to cpu.'),
    queue_cpu_limit: integer('Defaults to 2 x queue_cpu.'),
    queue_memory_mb: integer('Defaults to memory_mb.'),
    queue_memory_limit_mb: integer('Defaults to 2 x queue_memory_mb.'),
    orchestrator_cpu: integer(DO_NOT_USE),
    orchestrator_cpu_limit: integer(DO_NOT_USE),
    orchestrator_memory_mb: integer(DO_NOT_USE),
    orchestrator_memory_limit_mb: integer(DO_NOT_USE),
    orchestrator_min_scale: integer(DO_NOT_USE),
    orchestrator_max_scale: integer(DO_NOT_USE),
    executor_cpu: integer(DO_NOT_USE),
    executor_cpu_limit: integer(DO_NOT_USE),
    executor_memory_mb: integer(DO_NOT_USE),
    executor_memory_limit_mb: integer(DO_NOT_USE),
    cache_memory_mb: integer('Memory (MB) of the cache deployment.'),
    labels: stringMap('Extra labels on resources created for the deployment.'),
    annotations: stringMap('Extra annotations on those resources.'),
    service_account_name: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
        .nullish()
        .describe('Must already exist in the cluster namespace the deployment is placed in.'),
    image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(LocalObjectReference).nullish().describe('Secrets used to pull images.'),
    volumes: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Volume).nullish().describe("Volumes mountable by the pod's containers."),
    volume_mounts: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(VolumeMount).nullish().describe('Mounts into the container filesystem.'),
    init_containers: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).nullish().describe('Run to completion before the main container starts.'),
    sidecars: zod__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(Container).nullish().describe('Run alongside the main container.'),
    db_cpu: decimal('CPU request of the relational database deployment.'),
    db_cpu_limit: decimal('Defaults to 2 x db_cpu.'),
    db_memory_mb: integer('Memory request (MB) of the database.'),
    db_memory_limit_mb: integer('Defaults to 2 x db_memory_mb.'),
    db_storage_gi: integer('Database storage in GiB.'),
    db_max_connections: integer('Maximum database connections.')
};
const RESOURCE_SPEC_FIELDS = Object.keys(shape);
const DISCOURAGED_FIELDS = RESOURCE_SPEC_FIELDS.filter((field) => /^(?:orchestrator|executor)_/.test(field));
function checkPodRules(spec, context) {
    const volumes = new Set();
    const report = (path, message) => context.addIssue({ code: 'custom', path, message, input: spec });
    for (const [i, volume] of (spec.volumes ?? []).entries()) {
        if (volumes.has(volume.name))
            report(['volumes', i, 'name'], `"${volume.name}" occurs twice`);
        volumes.add(volume.name);
    }
    const checkMounts = (path, mounts) => {
        for (const [i, mount] of (mounts ?? []).entries()) {
            if (!volumes.has(mount.name))
                report([...path, i, 'name'], `must match the name of a volume in volumes`);
        }
    };
    checkMounts(['volume_mounts'], spec.volume_mounts);
    for (const list of ['init_containers', 'sidecars']) {
        for (const [i, container] of (spec[list] ?? []).entries()) {
            checkMounts([list, i, 'volumeMounts'], container.volumeMounts);
            for (const [j, variable] of (container.env ?? []).entries()) {
                if (variable.value && variable.valueFrom)
                    report([list, i, 'env', j, 'valueFrom'], 'cannot be used when value is non-empty');
            }
        }
    }
}
const ResourceSpec = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(shape).superRefine(checkPodRules).meta({ id: 'ResourceSpec' });
const wholeCpu = RESOURCE_SPEC_FIELDS.filter((field) => /(^|_)cpu(_limit)?$/.test(field));
const WantedResourceSpec = zod__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    ...shape,
    ...Object.fromEntries(wholeCpu.map((field) => [field, decimal(shape[field].description ?? '')]))
})
    .superRefine(checkPodRules);


/***/ }),

/***/ 59775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ isPreviewName),
/* harmony export */   PK: () => (/* binding */ previewPrefix),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   _s: () => (/* binding */ previewEnvironment),
/* harmony export */   gz: () => (/* binding */ previewName)
/* harmony export */ });
const PREVIEW_NUMBER = /-(pr|mr)-([1-9]\d{0,9})$/;
function previewName(name, pullRequest, kind) {
    return `${previewPrefix(name, kind)}${pullRequest}`;
}
function previewPrefix(name, kind) {
    return `${name}-${kind}-`;
}
function pullRequestOf(name, candidate, kind) {
    const [, found, number] = PREVIEW_NUMBER.exec(candidate) ?? [];
    if (number === undefined || (kind !== undefined && found !== kind))
        return undefined;
    return candidate === previewName(name, Number(number), found) ? Number(number) : undefined;
}
function isPreviewName(name) {
    return PREVIEW_NUMBER.test(name);
}
function previewEnvironment(fullName) {
    return `preview/${fullName}`;
}


/***/ }),

/***/ 48137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   vs: () => (/* binding */ misspelled)
/* harmony export */ });
const LEAST_BEGINNING = 4;
const LONG = 7;
const SEPARATOR = /[\s._-]/;
function misspelled(word, known) {
    const written = lettersOf(word);
    const [near] = known
        .map((one) => ({ one, slips: slipsBetween(written, lettersOf(one)) }))
        .filter(({ one, slips }) => slips <= Math.min(one.length < LONG ? 1 : 2, one.length - 1))
        .sort((a, b) => a.slips - b.slips);
    return near?.one;
}
function nearest(word, known) {
    const parts = word.toLowerCase().split(SEPARATOR);
    const isBegun = (one) => {
        const whole = one.toLowerCase().split(SEPARATOR);
        return parts.every((part, at) => part !== '' && whole[at]?.startsWith(part));
    };
    return misspelled(word, known) ?? (word.length >= LEAST_BEGINNING ? known.find(isBegun) : undefined);
}
function didYouMean(word, known) {
    const meant = nearest(word, known);
    return meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
}
const lettersOf = (word) => word.toLowerCase().split(SEPARATOR).join('-');
function slipsBetween(a, b) {
    if (Math.abs(a.length - b.length) > 2)
        return Number.POSITIVE_INFINITY;
    const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        const before = rows[i - 1];
        for (let j = 1; j <= b.length; j++) {
            const replaced = before[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swapped = isSwapped ? rows[i - 2][j - 2] + 1 : replaced;
            row.push(Math.min(before[j] + 1, row[j - 1] + 1, replaced, swapped));
        }
        rows.push(row);
    }
    return rows[a.length][b.length];
}


/***/ })

};
