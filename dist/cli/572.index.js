export const id = 572;
export const ids = [572];
export const modules = {

/***/ 58572:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

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
const DEMO_STEPS = [
    {
        title: 'A first push creates the deployment from git, with secrets',
        commit: FIRST,
        inputs: agent,
        operation: 'created'
    },
    { title: 'The same commit again: nothing to do', commit: FIRST, inputs: agent, operation: 'unchanged' },
    { title: 'A new commit creates one revision', inputs: agent, operation: 'updated' },
    {
        title: 'A setting that needs no revision is updated',
        inputs: { ...agent, build_on_push: 'true' },
        operation: 'updated'
    },
    { title: 'A container image is deployed with a resource spec', inputs: demo_steps_image, operation: 'created' },
    {
        title: 'A plan shows what a larger resource spec would change',
        inputs: { ...demo_steps_image, command: 'plan', resource_spec: larger },
        operation: 'planned'
    },
    {
        title: 'A rollback returns to the commit before',
        inputs: { name: agent.name, command: 'rollback' },
        operation: 'rolled_back'
    },
    {
        title: 'A build fails: the step fails, and the log says what is still serving',
        inputs: { ...agent, new_revision: 'always' },
        before: (controlPlane) => controlPlane.setOutcome('BUILD_FAILED deployment=support'),
        operation: 'updated',
        fails: true
    }
];

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
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
    const child = (0,external_node_child_process_.spawn)(process.execPath, [run.bundle, ...(run.args ?? [])], {
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
        const controlPlane = __addDisposableResource(env_1, await (0,emulator/* startEmulator */.sJ)({ apiKeys: [API_KEY], buildTime: '900ms' }), true);
        console.log(`Local control plane at ${controlPlane.url}\n`);
        const wrong = [];
        let before;
        for (const [i, step] of DEMO_STEPS.entries()) {
            console.log(`${i + 1}/${DEMO_STEPS.length}  ${step.title}`);
            printInputs(step, isVerbose ? undefined : before);
            const { exitCode, outputs } = await runStep(step, controlPlane, isVerbose);
            const shown = Object.entries(isVerbose ? outputs : {}).filter(([name]) => name !== 'plan');
            for (const [name, value] of shown)
                console.log(`   → ${name}=${value}`);
            if (exitCode !== (step.fails ? 1 : 0) || outputs['operation'] !== step.operation)
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
async function runStep(step, controlPlane, isVerbose) {
    const { commit = SECOND } = step;
    controlPlane.setHead({ ref: 'main', commit_sha: commit });
    step.before?.(controlPlane);
    const print = isVerbose ? (line) => console.log(`   │ ${line}`) : printBriefly();
    return runAction({
        bundle: process.argv[1] ?? '',
        args: ['action-step'],
        inputs: { base_url: controlPlane.url, api_key: API_KEY, poll_interval: '500ms', ...step.inputs },
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
