export const id = 126;
export const ids = [126];
export const modules = {

/***/ 38126:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createCommandRun: () => (/* binding */ createCommandRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/adapters/runner/environment.js
var environment = __webpack_require__(70747);
// EXTERNAL MODULE: ./lib/src/repository/slashes.js
var slashes = __webpack_require__(86190);
// EXTERNAL MODULE: ./lib/src/run/adapters.js + 1 modules
var adapters = __webpack_require__(91741);
// EXTERNAL MODULE: ./lib/src/run/run.js + 1 modules
var run = __webpack_require__(40005);
// EXTERNAL MODULE: external "node:readline"
var external_node_readline_ = __webpack_require__(80481);
// EXTERNAL MODULE: ./lib/src/contract/answers.js + 1 modules
var answers = __webpack_require__(86263);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
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
    if (event.type !== 'wait_ended')
        return undefined;
    return (0,contract_status/* verdictOf */.Vj)(event.status) === 'deployed' ? `${event.status}, verifying` : event.status;
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
function showProgress({ screen, clock, redactor, cancelled }) {
    const shown = (text) => (0,sanitize/* sanitizeLine */.g$)(redactor.redact(text), 60);
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
    process.on('SIGWINCH', redraw);
    const observe = (event, key = '') => {
        const known = progress.get(key);
        if (event.type === 'ended')
            progress.delete(key);
        else if (event.type === 'started') {
            progress.set(key, {
                name: shown(event.name ?? key),
                status: 'starting',
                startedAt: clock.now()
            });
        }
        else if (known !== undefined) {
            const status = statusOf(event);
            if (status !== undefined)
                known.status = shown(status);
            if (event.type === 'deployment_read')
                known.name = shown(event.deployment.name);
        }
        redraw();
    };
    const pause = () => {
        isPaused = true;
        screen.draw([]);
        return () => {
            isPaused = false;
            redraw();
        };
    };
    return {
        observe,
        confirm: createConfirm({ screen, redactor, cancelled, pause }),
        close: () => {
            process.off('SIGWINCH', redraw);
            clearInterval(timer);
            screen.draw([]);
        }
    };
}
function publicFacts(deployment) {
    const { id, name } = deployment;
    const url = (0,answers/* shownUrl */.zA)(deployment)?.replace(/[?#].*$/s, '');
    return [id, name, ...(url === undefined ? [] : [url])];
}
function createConfirm({ screen, redactor, cancelled, pause }) {
    let asked = Promise.resolve();
    const ask = async (deployment, what) => {
        for (const fact of publicFacts(deployment))
            redactor.keep(fact);
        const resume = pause();
        try {
            const name = (0,sanitize/* sanitizeLine */.g$)(redactor.redact(deployment.name));
            screen.print((0,sanitize/* sanitizeLine */.g$)(redactor.redact(what), 600));
            process.stderr.write(`Type ${name} to confirm: `);
            const typed = await readLine(cancelled);
            if (cancelled.aborted)
                throw new errors/* CancelledError */.cc();
            return typed?.trim() === deployment.name;
        }
        finally {
            resume();
        }
    };
    return (deployment, what) => {
        const answer = asked.then(() => ask(deployment, what));
        asked = answer.catch(() => { });
        return answer;
    };
}
async function readLine(signal) {
    if (process.stdin.readableEnded)
        return undefined;
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

// EXTERNAL MODULE: ./lib/src/cli/console/result.js
var result = __webpack_require__(39104);
// EXTERNAL MODULE: ./lib/src/cli/console/written-files.js
var written_files = __webpack_require__(13712);
// EXTERNAL MODULE: ./lib/src/cli/open-console.js + 3 modules
var open_console = __webpack_require__(91842);
// EXTERNAL MODULE: ./lib/src/cli/started-program.js
var started_program = __webpack_require__(20027);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
;// CONCATENATED MODULE: ./lib/src/cli/run-command.js












async function createCommandRun(args, textOf) {
    const { command, options } = args;
    const { outputFile, events: eventFile } = options;
    if (outputFile !== undefined &&
        eventFile !== undefined &&
        (0,external_node_path_.resolve)(outputFile) === (0,external_node_path_.resolve)(eventFile)) {
        throw new usage_error/* UsageError */.eb('--output-file and --events name the same file.', 'Use one file for each.');
    }
    const writeOutputs = outputFile === undefined ? undefined : (0,written_files/* openOutputFile */.Op)(outputFile);
    const { runner, redactor, screen, canAsk, detect, warnings } = await (0,open_console/* openConsole */.O)(args, writeOutputs);
    const openEvents = eventFile === undefined ? undefined : (0,written_files/* openEventFile */.BA)(eventFile);
    const printResult = resultPrinter(args, runner, textOf);
    let hasChanges = false;
    return {
        runner,
        failureCode: () => {
            printResult(false);
            return hasChanges ? result/* CHANGES_EXIT_CODE */.xu : (0,result/* exitCodeOf */.FO)(runner.outputs().error_code);
        },
        run: async (cancelled, clock) => {
            const { context, workspace, reports } = await detect(cancelled);
            runner.reportTo(reports);
            const progress = showProgress({ screen, clock, redactor, cancelled });
            const events = openEvents?.({ redactor, clock, warn: (text) => runner.warning(text) });
            const place = (0,environment/* readCheckoutPlace */.U3)(workspace);
            const { ports, close } = (0,adapters/* createAdapters */.T)({ runner, redactor, cancelled, clock, place });
            const input = (name) => {
                if (name === 'command')
                    return command;
                return name === 'manifest' ? pathOf(runner.input(name), workspace) : runner.input(name);
            };
            const succeeded = await (0,run/* run */.e)({
                ...ports,
                workspace: workspace ?? process.cwd(),
                runner: { ...runner, input },
                redactor,
                clock,
                context,
                warnings,
                program: (0,started_program/* startedProgram */.s)(),
                confirm: canAsk && !options.yes ? progress.confirm : undefined,
                observe: (event, deployment) => {
                    progress.observe(event, deployment);
                    events?.(event, deployment);
                }
            });
            close();
            progress.close();
            if (cancelled.aborted)
                return succeeded;
            printResult(succeeded);
            hasChanges = succeeded && options.failOnChanges === true && (0,result/* plansChange */.PQ)(runner.outputs());
            if (hasChanges)
                runner.info(`A deploy would change something: exit code ${result/* CHANGES_EXIT_CODE */.xu}.`);
            return succeeded && !hasChanges;
        }
    };
}
function resultPrinter({ options }, runner, textOf) {
    let isPrinted = !options.json && !options.quiet && process.stdout.isTTY && process.stderr.isTTY;
    return (succeeded) => {
        if (isPrinted)
            return;
        isPrinted = true;
        const outputs = runner.outputs();
        const text = succeeded && !options.json ? textOf(outputs) : undefined;
        if (options.json)
            (0,result/* printJson */.Q2)((0,result/* jsonResult */.Ao)(outputs, runner.failure()));
        else if (text)
            process.stdout.write(`${text}\n`);
    };
}
function pathOf(manifest, workspace) {
    if (manifest.trim() === '' || workspace === undefined)
        return manifest;
    const [root, file] = [(0,external_node_fs_.realpathSync)(workspace), (0,external_node_path_.resolve)((0,external_node_fs_.realpathSync)('.'), manifest.trim())];
    return (0,slashes/* withSlashes */.s)((0,external_node_path_.relative)(root, file));
}


/***/ })

};
