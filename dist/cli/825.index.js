export const id = 825;
export const ids = [825];
export const modules = {

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

/***/ 44825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runDemo: () => (/* binding */ runDemo)
});

// EXTERNAL MODULE: ./lib/emulator/index.js + 87 modules
var emulator = __webpack_require__(3220);
// EXTERNAL MODULE: ./lib/src/cli/console/colors.js
var colors = __webpack_require__(52077);
// EXTERNAL MODULE: ./lib/src/cli/console/wrap.js
var wrap = __webpack_require__(4873);
// EXTERNAL MODULE: ./lib/src/cli/flags/commander.js + 1 modules
var commander = __webpack_require__(71338);
// EXTERNAL MODULE: ./lib/src/cli/started-program.js
var started_program = __webpack_require__(20027);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
;// CONCATENATED MODULE: ./lib/src/cli/demo/demo-log.js




const BAR = '   │ ';
const REPEATED = /^(?:Control plane |Deployment ")/;
const STATUS = /^ +(?<time>\d+:\d\d) {2}(?<status>\w+)$/;
const COMMAND = /^::(?<level>error|warning|notice|group|endgroup|add-mask|debug)[^:]*::(?<text>.*)$/;
const LEVEL_STYLES = { error: 'red', warning: 'yellow' };
class DemoLog {
    parts;
    statuses = [];
    urls = new Set();
    constructor(parts) {
        this.parts = parts;
    }
    begin(place, step, before) {
        const { paint, isVerbose } = this.parts;
        this.parts.print(paint(`${place}  ${step.title}`, 'bold'));
        const inputsBefore = isVerbose ? {} : (before?.inputs ?? {});
        for (const [name, value] of Object.entries(step.inputs)) {
            if (inputsBefore[name] === value)
                continue;
            const masked = name === 'secrets' ? value.replaceAll(/=.*/g, '=***') : value;
            this.indented(`${name}: ${(0,format/* shortenDigests */.fQ)(masked.trim().replaceAll('\n', ', '))}`);
        }
    }
    line(text) {
        const { level = '', text: message = '' } = COMMAND.exec(text)?.groups ?? {};
        if (level === 'add-mask' || level === 'debug' || level === 'endgroup')
            return;
        if (level === '')
            return this.plainLine(text);
        const [lasting = ''] = decoded(message).split(' Read the whole log with ');
        const [first = '', ...others] = lasting.split('\n');
        const style = LEVEL_STYLES[level];
        this.barred(level === 'group' ? first : `${this.parts.paint(`${(0,format/* capitalized */.l2)(level)}:`, style)} ${first}`);
        for (const line of others)
            this.barred(`  ${line}`);
    }
    output(name, value) {
        this.indented(`→ ${name}=${value}`);
    }
    plainLine(text) {
        if (this.parts.isVerbose)
            return this.barred(text);
        const { time, status } = STATUS.exec(text)?.groups ?? {};
        if (time !== undefined && status !== undefined) {
            const style = (0,colors/* styleOfVerdict */.Ut)((0,contract_status/* verdictOf */.Vj)(status));
            this.statuses.push(`${time} ${this.parts.paint(status, style)}`);
            return;
        }
        const isRepeated = REPEATED.test(text) || this.urls.has(text);
        if (text.startsWith('URL '))
            this.urls.add(text);
        if (!isRepeated)
            this.barred(text);
    }
    printStatuses() {
        const { statuses } = this;
        this.statuses = [];
        if (statuses.length > 0)
            this.barred(`  ${statuses.join(' → ')}`);
    }
    barred(text) {
        const { print, paint, width } = this.parts;
        this.printStatuses();
        for (const line of (0,wrap/* wrapText */.C1)(text, width - BAR.length).split('\n'))
            print(`${paint(BAR, 'dim')}${line}`);
    }
    indented(text) {
        const { print, width } = this.parts;
        print((0,wrap/* wrapText */.C1)(`   ${text}`, width));
    }
}
function decoded(text) {
    return text.replaceAll('%0A', '\n').replaceAll('%0D', '').replaceAll('%25', '%');
}

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
const larger = { ...demo_steps_image, resource_spec: 'min_scale: 1\nmax_scale: 3\ncpu: 2\nmemory_mb: 4096\n' };
const DEMO_STEPS = [
    {
        title: 'A first push creates the deployment from git, with secrets',
        inputs: agent,
        operation: 'created',
        commit: FIRST
    },
    {
        title: 'The same commit again: nothing to do',
        inputs: agent,
        operation: 'unchanged',
        commit: FIRST
    },
    {
        title: 'A new commit creates one revision',
        inputs: agent,
        operation: 'updated',
        commit: SECOND
    },
    {
        title: 'A setting that needs no revision is updated',
        inputs: { ...agent, build_on_push: 'true' },
        operation: 'updated',
        commit: SECOND
    },
    {
        title: 'A container image is deployed with a resource spec',
        inputs: demo_steps_image,
        operation: 'created',
        commit: SECOND
    },
    {
        title: 'A plan shows what a larger resource spec would change',
        inputs: { ...larger, command: 'plan' },
        operation: 'planned',
        commit: SECOND
    },
    {
        title: 'A rollback returns to the commit before',
        inputs: { name: agent.name, command: 'rollback' },
        operation: 'rolled_back',
        commit: SECOND
    },
    {
        title: 'A build fails: the step fails, and the log says what is still serving',
        inputs: { ...agent, build_on_push: 'false' },
        operation: 'updated',
        commit: SECOND,
        failure: 'BUILD_FAILED deployment=support'
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
        const nameEnd = line.indexOf('<<');
        if (nameEnd < 1)
            continue;
        const cr = line.endsWith('\r') ? '\r' : '';
        const end = lines.indexOf(line.slice(nameEnd + 2));
        if (end < 0)
            continue;
        const value = lines.splice(0, end).join('\n');
        lines.shift();
        outputs[line.slice(0, nameEnd)] = value.slice(0, value.length - cr.length);
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
const ending = (program) => `
Next, in the repository of your agent:
  Write the workflows that deploy your repository:
    ${program} init
  Start a control plane that keeps running:
    ${program} emulator
Documentation: https://github.com/deploy-agent-server/deploy-agent-server#readme`;
async function runDemo(args) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const print = (text) => console.log(text);
        const command = (0,commander/* createCommand */.gu)('deploy-agent-server demo', (text) => process.stdout.write(text))
            .description('Deploys to a control plane on this machine, step by step. You need no account.')
            .option('-v, --verbose', 'Print the whole log of each step, all of its inputs, and its outputs.')
            .action(() => { });
        if (!(0,commander/* parseWith */.Ku)(command, args))
            return;
        const isVerbose = command.getOptionValue('verbose') === true;
        const paint = (0,colors/* createPaint */.XG)((0,colors/* showsColors */.vb)(process.stdout, process.env));
        const log = new DemoLog({ print, paint, width: (0,wrap/* widthOf */.qz)(process.stdout), isVerbose });
        const controlPlane = __addDisposableResource(env_1, await (0,emulator/* startEmulator */.sJ)({ apiKeys: [API_KEY], buildTime: '900ms' }), true);
        print(`Local control plane at ${controlPlane.url}`);
        const inputs = isVerbose ? 'all of its inputs' : 'its main inputs';
        print(paint(`Each step shows ${inputs}, then its log.\n`, 'dim'));
        const wrong = [];
        for (const [i, step] of DEMO_STEPS.entries()) {
            log.begin(`${i + 1}/${DEMO_STEPS.length}`, step, DEMO_STEPS[i - 1]);
            const { exitCode, outputs } = await runStep(step, controlPlane, log);
            for (const [name, value] of Object.entries(isVerbose ? outputs : {})) {
                if (name !== 'plan')
                    log.output(name, value);
            }
            const expectedCode = step.failure === undefined ? 0 : 1;
            if (exitCode !== expectedCode || outputs['operation'] !== step.operation)
                wrong.push(step.title);
        }
        if (wrong.length > 0)
            print(paint(`Not as expected: ${wrong.join('; ')}`, 'red'));
        else {
            const all = `All ${DEMO_STEPS.length} steps behaved as expected, the last one with an error.`;
            print(paint(all, 'green'));
            print(ending((0,started_program/* startedProgram */.s)('anywhere')));
        }
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
async function runStep({ inputs, commit, failure }, controlPlane, log) {
    controlPlane.setHead({ ref: 'main', commit_sha: commit });
    if (failure !== undefined)
        controlPlane.setOutcome(failure);
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
        onLine: (line) => log.line(line)
    });
}


/***/ }),

/***/ 71338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c$: () => (/* reexport */ esm/* Option */.c$),
  gu: () => (/* binding */ createCommand),
  X6: () => (/* binding */ isBrief),
  Ku: () => (/* binding */ parseWith),
  h0: () => (/* binding */ takeAll),
  XC: () => (/* binding */ takeOnce)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/cli/table.js
var table = __webpack_require__(68715);
;// CONCATENATED MODULE: ./lib/src/cli/flags/suggest.js



const OF_NODE = { '--env-file': '--dotenv' };
const DRY_RUN = {
    deploy: 'Use the command plan: it shows what a deploy would do, and changes nothing.',
    plan: 'Leave it out: plan changes nothing.'
};
const MOST_SUGGESTED = 3;
const LEAST = 3;
function unknownFlagError(word, own, others, renamed) {
    const owners = others.filter(({ flags }) => flags.some(({ flag }) => flag === word));
    const problem = owners.length > 0 && own.command !== ''
        ? `${word} is not a flag of ${own.command}.`
        : `Unknown flag ${word}.`;
    const advice = ownSuggestion(word, own, renamed) ??
        describeElsewhere(word, owners) ??
        relatedSuggestion(word, own) ??
        othersSuggestion(word, others) ??
        helpOf(own);
    return new usage_error/* UsageError */.eb(problem, advice);
}
const helpOf = ({ command }) => command === ''
    ? 'Write the command first, then its flags. Use --help for the commands.'
    : `Use ${command} --help-all for its flags.`;
function ownSuggestion(word, { command, flags }, renamed) {
    const names = [...new Set(flags.map(({ flag }) => flag))];
    const replacement = OF_NODE[word] ?? renamed.get(word);
    if (replacement !== undefined && names.includes(replacement))
        return `Use ${replacement}.`;
    const near = findNear(word, names);
    if (near !== undefined)
        return `Did you mean ${near}?`;
    return word === '--dry-run' ? DRY_RUN[command] : undefined;
}
function describeElsewhere(word, owners) {
    const [owner] = owners;
    if (owner === undefined)
        return undefined;
    const commands = joinWords(owners.map(({ command }) => command));
    return `It is a flag of ${commands}: ${firstSentence(owner, word)}`;
}
function othersSuggestion(word, others) {
    const names = others.flatMap(({ flags }) => flags.map(({ flag }) => flag));
    const near = OF_NODE[word] ?? findNear(word, [...new Set(names)]);
    const having = others.filter(({ flags }) => flags.some(({ flag }) => flag === near));
    if (having.length === 0)
        return undefined;
    return `Did you mean ${near}? It is a flag of ${joinWords(having.map(({ command }) => command))}.`;
}
function firstSentence({ flags }, word) {
    const { help = '' } = flags.find(({ flag }) => flag === word) ?? {};
    const [sentence = ''] = help.split(/(?<=[.])\s/);
    return sentence;
}
const bare = (flag) => flag.replace(/^-+/, '');
function findNear(word, flags) {
    const near = (0,did_you_mean/* misspelled */.vs)(bare(word), flags.map(bare));
    return near === undefined ? undefined : `--${near}`;
}
const isPlural = (flag, flags) => flag.endsWith('s') && flags.includes(flag.slice(0, -1));
function relatedSuggestion(word, { flags }) {
    const text = bare(word);
    const isPart = (part) => part.startsWith(text) || part.endsWith(text);
    const letters = text.replaceAll('-', '');
    const related = [...new Set(flags.map(({ flag }) => flag))].filter((flag) => {
        const parts = bare(flag).split('-');
        return parts.some(isPart) || parts.join('').startsWith(letters);
    });
    const distinct = related.filter((flag) => !isPlural(flag, related));
    const isClear = text.length >= LEAST && distinct.length > 0 && distinct.length <= MOST_SUGGESTED;
    return isClear ? `Did you mean ${joinChoices(distinct)}?` : undefined;
}
function noCommandError(commands) {
    const rows = commands.map(({ name, description }) => [`    ${name}`, description]);
    const advice = ['Begin with one of these commands. Use --help for more.', ...(0,table/* tableLines */.o)(rows)];
    return new usage_error/* UsageError */.eb('No command is given.', advice.join('\n'));
}
function unknownCommandError(word, commands) {
    const list = `Commands: ${commands.join(', ')}. Use --help to see what they do.`;
    const meant = OTHER_WORDS[word.toLowerCase()] ?? (0,did_you_mean/* misspelled */.vs)(word, commands);
    if (meant === undefined)
        return new usage_error/* UsageError */.eb('Unknown command.', list);
    return new usage_error/* UsageError */.eb('Unknown command.', `Did you mean ${meant}? ${list}`);
}
const OTHER_WORDS = {
    destroy: 'delete',
    remove: 'delete',
    rm: 'delete',
    down: 'delete',
    apply: 'deploy',
    create: 'deploy',
    update: 'deploy',
    up: 'deploy',
    diff: 'plan',
    preview: 'deploy --preview',
    ls: 'list',
    ps: 'list',
    show: 'status',
    revert: 'rollback',
    undo: 'rollback'
};
const joinWords = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const joinChoices = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

;// CONCATENATED MODULE: ./lib/src/cli/flags/commander.js




function createCommand(name, print) {
    return new esm/* Command */.uB(name)
        .helpOption('-h, --help', 'Show this text; with --help-all all of it')
        .showSuggestionAfterError(false)
        .allowExcessArguments(false)
        .exitOverride()
        .configureOutput({ writeOut: print, writeErr: () => { } })
        .configureHelp({
        minWidthToWrap: 20,
        formatItem,
        optionTerm,
        optionDescription: ({ description }) => description
    });
}
const ALL = '--help-all';
const isBrief = (args) => !args.includes(ALL) && (args[0] === 'help' || args.includes('--help') || args.includes('-h'));
function parseWith(command, args, renamed = new Map()) {
    try {
        const known = args.map((arg) => (arg === ALL ? '--help' : arg));
        command.parse(known, { from: 'user' });
        return true;
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        if (error.exitCode === 0)
            return false;
        throw usageError(error, command, { args, renamed });
    }
}
function usageError({ code, message }, command, { args, renamed }) {
    const { commands } = command;
    const names = commands.map((subcommand) => subcommand.name());
    if (code === 'commander.help' || code === 'commander.unknownCommand') {
        const word = args.find((arg) => arg !== 'help');
        if (word !== undefined)
            return unknownCommandError(word, names);
        return noCommandError(commands.map((command) => ({ name: command.name(), description: command.description() })));
    }
    const selected = commands.find((subcommand) => subcommand.name() === args[0]) ?? command;
    if (code === 'commander.unknownOption') {
        const [, word = 'that is given'] = /^error: unknown option '(--[\w-]+(?![\w-])|-\w)/.exec(message) ?? [];
        if (selected.options.some(({ long }) => long === word))
            return new usage_error/* UsageError */.eb(`${word} takes no value.`, `Write ${word} alone, or leave it out to turn it off.`);
        const others = commands.filter((other) => other !== selected);
        return unknownFlagError(word, flagsOf(selected), others.map(flagsOf), renamed);
    }
    const advice = code === 'commander.excessArguments' ? QUOTES : USE_HELP;
    const what = message.replace(/^error: /, '').replace(/^([^=]*)=[^]*'/, "$1'");
    return new usage_error/* UsageError */.eb(`${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`, advice);
}
const USE_HELP = 'Use --help for the commands and flags.';
function flagsOf(command) {
    const name = command.commands.length > 0 ? '' : command.name().replace(/^.* /, '');
    const flags = command.options.map(({ long, hidden, negate, description }) => {
        const suffix = hidden && !negate ? '-file' : '';
        return { flag: `${long}${suffix}`, help: description };
    });
    return { command: name, flags };
}
const QUOTES = 'Write the flag of each value, such as --name NAME, and put quotes around a value with spaces.';
function takeOnce(option, read = String) {
    const choose = option.parseArg;
    return option.argParser((value, before) => {
        if (before !== undefined)
            throw new usage_error/* UsageError */.eb(`${option.long} is given twice.`, 'Give it once.');
        const given = needValue(option, value);
        return choose === undefined ? read(given) : choose(given, undefined);
    });
}
function takeAll(option, read = String) {
    return option.argParser((value, before) => [
        ...(before ?? []),
        read(needValue(option, value))
    ]);
}
function needValue({ long }, value) {
    if (!/^--[a-z]/.test(value))
        return value;
    throw new usage_error/* UsageError */.eb(`${long} needs a value.`, `If the value begins with dashes, write ${long}=VALUE.`);
}
const optionTerm = ({ flags, optional, long }) => optional ? `--[no-]${long?.slice(2)}` : flags;
function formatItem(term, termWidth, description, help) {
    const width = help.helpWidth ?? 80;
    const line = `  ${term.padEnd(termWidth)}  ${description}`.trimEnd();
    if (line.length <= width)
        return line;
    return `  ${term}\n${help.boxWrap(description, width - 6).replace(/^/gm, '      ')}`;
}


/***/ }),

/***/ 20027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ startedProgram)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60895);
/* harmony import */ var _repository_slashes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86190);



function startedProgram(from = 'here') {
    if (process.env['npm_command'] === 'exec')
        return _release_js__WEBPACK_IMPORTED_MODULE_2__/* .RELEASED_PROGRAM */ .L;
    const file = process.argv[1] ?? '';
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('.', file);
    const isInside = !near.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(near);
    const path = (0,_repository_slashes_js__WEBPACK_IMPORTED_MODULE_1__/* .withSlashes */ .s)(isInside && from === 'here' ? near : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file));
    return `node ${/^[\w./:-]+$/.test(path) ? path : `"${path}"`}`;
}


/***/ }),

/***/ 68715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ tableLines)
/* harmony export */ });
const WIDEST_FIRST = 40;
function tableLines(rows, { width = Number.POSITIVE_INFINITY, shorten, mark = (cell) => cell } = {}) {
    const widths = columnWidths(rows);
    const padded = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)));
    const isWide = padded.some((cells) => cells.join('  ').trimEnd().length > width);
    if (isWide && shorten !== undefined)
        return tableLines(rows.map((row) => row.map(shorten)), { width, mark });
    return padded.flatMap((cells, row) => {
        const marked = cells.map((cell, at) => mark(cell, at, row));
        if (!isWide)
            return [marked.join('  ').trimEnd()];
        const last = rows[row]?.at(-1);
        const first = marked.slice(0, -1).join('  ').trimEnd();
        return last ? [first, `  ${last}`] : [first];
    });
}
function columnWidths(rows) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    return widths.map((width, at) => (at === 0 ? Math.min(width, WIDEST_FIRST) : width));
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

/***/ 7383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ INTERRUPTION_MS),
/* harmony export */   Nj: () => (/* binding */ isDeployed),
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   vx: () => (/* binding */ isBeingDeleted)
/* harmony export */ });
const INTERRUPTION_MS = 60_000;
const ENDED = 'FAIL|ERROR|CANCEL|ABORT|CRASH|REJECT|TIMED_?OUT';
const FAILED = `${ENDED}|INTERRUPT`;
const INTERRUPTED = new RegExp(`^(?![^]*(?:${ENDED}))[^]*INTERRUPT`, 'i');
function failed(phase, failure, advice, more = {}) {
    const pattern = new RegExp(`^(?=[^]*(?:${phase}))[^]*(?:${FAILED})`, 'i');
    return [pattern, { verdict: 'failed', failure, advice, ...more }];
}
const STATUSES = [
    [/^DEPLOYED$/, { verdict: 'deployed' }],
    failed('BUILD', 'The build failed', 'Correct the error that the build log shows, then push.', {
        log: 'build',
        never_served: true
    }),
    failed('INTERRUPT|CANCEL|ABORT', 'The rollout was interrupted', 'Check in the service what interrupted it, then run again to create a new revision.'),
    failed('CREATE', 'Creating the revision failed', 'It failed before the build. ' +
        'Fix the cause that the service shows, then run again to create a new revision.'),
    failed('DEPLOY', 'The rollout failed', 'The agent server did not start. Find the cause in its deploy log, ' +
        'such as a missing secret. Fix it, then push or run again.', { log: 'deploy' }),
    failed('', 'The revision failed', 'Read the logs of the revision in the service, then run again to create a new revision.'),
    [/SKIPPED|SUPERSEDED|REPLACED|INACTIVE/i, { verdict: 'superseded' }],
    [/^(?:QUEUED|AWAITING_[A-Z_]+|[A-Z_]*[A-Z]ING)$/i, { verdict: 'pending', in_progress: true }]
];
function meaningOf(status) {
    const meaning = STATUSES.find(([pattern]) => pattern.test(status))?.[1] ?? { verdict: 'pending' };
    return INTERRUPTED.test(status) ? { ...meaning, may_pass: true } : meaning;
}
function verdictOf(status) {
    return meaningOf(status).verdict;
}
function isDeployed({ status }) {
    return verdictOf(status) === 'deployed';
}
function isBeingDeleted(deployment) {
    return /^AWAITING_(?:\w+_)?DELETE$/.test(deployment.status ?? '');
}


/***/ }),

/***/ 86190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ pathWithin),
/* harmony export */   s: () => (/* binding */ withSlashes)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function withSlashes(path, { sep } = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return path.replaceAll(sep, '/');
}
function pathWithin(folder, file, rules = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const path = withSlashes(rules.relative(folder, file), rules);
    const leaves = path === '..' || path.startsWith('../') || rules.isAbsolute(path);
    return leaves ? undefined : path;
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
