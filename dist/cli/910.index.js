export const id = 910;
export const ids = [910];
export const modules = {

/***/ 86910:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

// EXTERNAL MODULE: ./lib/emulator/index.js + 80 modules
var emulator = __webpack_require__(87405);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/cli/flags/commander.js + 1 modules
var commander = __webpack_require__(71338);
// EXTERNAL MODULE: ./lib/src/cli/started-program.js
var started_program = __webpack_require__(20027);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
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
    const inputs = Object.entries(run.inputs).map(([name, value]) => [
        `INPUT_${name.toUpperCase()}`,
        value
    ]);
    const child = (0,external_node_child_process_.spawn)(process.execPath, [run.bundle, ...(run.args ?? [])], {
        env: {
            PATH: process.env.PATH,
            HOME: process.env.HOME,
            ...files,
            ...run.variables,
            ...Object.fromEntries(inputs)
        },
        stdio: ['ignore', 'pipe', 'inherit'],
        ...(run.signal && { signal: run.signal, killSignal: 'SIGINT' })
    });
    let stdout = '';
    child.stdout.setEncoding('utf8').on('data', (chunk) => {
        stdout += chunk;
    });
    (0,external_node_readline_.createInterface)({ input: child.stdout }).on('line', (line) => run.onLine?.(line));
    try {
        const exitCode = await new Promise((resolve, reject) => {
            child.on('error', (error) => (error.name === 'AbortError' ? undefined : reject(error)));
            child.on('close', resolve);
        });
        const outputs = parseOutputs((0,external_node_fs_.readFileSync)(files.GITHUB_OUTPUT, 'utf8'));
        return { exitCode, stdout, outputs, summary: (0,external_node_fs_.readFileSync)(files.GITHUB_STEP_SUMMARY, 'utf8') };
    }
    finally {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
function parseOutputs(text) {
    const outputs = {};
    const lines = text.split('\n');
    for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
        const [name = '', delimiter] = line.split('<<', 2);
        const end = delimiter === undefined ? -1 : lines.indexOf(delimiter);
        if (end >= 0)
            outputs[name] = lines
                .splice(0, end + 1)
                .slice(0, -1)
                .join('\n');
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





const FIRST = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d';
const SECOND = '9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c';
const agent = {
    name: 'support',
    graph_config_path: 'agent.json',
    secrets: 'OPENAI_API_KEY=sk-demo-0123456789\nSENTRY_DSN="https://key@sentry.example/42"'
};
const demo_image = {
    name: 'reports',
    image_uri: `registry.example/reports@sha256:${'ab'.repeat(32)}`,
    cluster_namespace: 'default',
    resource_spec: 'min_scale: 1\nmax_scale: 3\ncpu: 1\nmemory_mb: 2048\n'
};
const larger = { ...demo_image, resource_spec: 'min_scale: 1\nmax_scale: 3\ncpu: 2\nmemory_mb: 4096\n' };
const DEMO_STEPS = [
    [
        'A first push creates the deployment from git, with secrets',
        agent,
        'created',
        { commit: FIRST }
    ],
    ['The same commit again: nothing to do', agent, 'unchanged', { commit: FIRST }],
    ['A new commit creates one revision', agent, 'updated'],
    ['A setting that needs no revision is updated', { ...agent, build_on_push: 'true' }, 'updated'],
    ['A container image is deployed with a resource spec', demo_image, 'created'],
    [
        'A plan shows what a larger resource spec would change',
        { ...larger, command: 'plan' },
        'planned'
    ],
    [
        'A rollback returns to the commit before',
        { name: agent.name, command: 'rollback' },
        'rolled_back'
    ],
    [
        'A build fails: the step fails, and the log says what is still serving',
        { ...agent, build_on_push: 'false' },
        'updated',
        { failure: 'BUILD_FAILED deployment=support' }
    ]
];
const API_KEY = 'key-of-the-demo-4711';
const ending = (program) => `All ${DEMO_STEPS.length} steps behaved as expected, the last one with an error.

Next, in the repository of your agent:
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
        const controlPlane = __addDisposableResource(env_1, await (0,emulator/* startEmulator */.sJ)({ apiKeys: [API_KEY], buildTime: '900ms' }), true);
        console.log(`Local control plane at ${controlPlane.url}\n`);
        const wrong = [];
        for (const [i, step] of DEMO_STEPS.entries()) {
            const [title, inputs, operation, before] = step;
            console.log(`${i + 1}/${DEMO_STEPS.length}  ${title}`);
            printInputs(inputs, isVerbose ? {} : DEMO_STEPS[i - 1]?.[1]);
            const { exitCode, outputs } = await runStep(step, controlPlane, isVerbose);
            const shown = Object.entries(isVerbose ? outputs : {}).filter(([name]) => name !== 'plan');
            for (const [name, value] of shown)
                console.log(`   → ${name}=${value}`);
            if (exitCode !== (before?.failure ? 1 : 0) || outputs['operation'] !== operation)
                wrong.push(title);
        }
        console.log(wrong.length > 0 ? `Not as expected: ${wrong.join('; ')}` : ending((0,started_program/* startedProgram */.s)()));
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
async function runStep([, inputs, , { commit = SECOND, failure } = {}], controlPlane, isVerbose) {
    controlPlane.setHead({ ref: 'main', commit_sha: commit });
    if (failure !== undefined)
        controlPlane.setOutcome(failure);
    const print = isVerbose ? (line) => console.log(`   │ ${line}`) : printBriefly();
    return runAction({
        bundle: process.argv[1] ?? '',
        args: ['action-step'],
        inputs: { base_url: controlPlane.url, api_key: API_KEY, poll_interval: '500ms', ...inputs },
        variables: {
            GITHUB_EVENT_NAME: 'push',
            GITHUB_REF: 'refs/heads/main',
            GITHUB_SHA: commit,
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
function printInputs(inputs, before = {}) {
    for (const [name, value] of Object.entries(inputs)) {
        const shown = name === 'secrets' ? value.replaceAll(/=.*/g, '=***') : value;
        const isKnown = before['name'] === inputs['name'] && before[name] === value;
        if (!isKnown)
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
    const [lasting = ''] = decoded.split(' Read the whole log with ');
    return level === 'group' ? lasting : `${(0,format/* capitalized */.l2)(level)}: ${lasting}`;
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


/***/ })

};
