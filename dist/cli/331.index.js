export const id = 331;
export const ids = [331];
export const modules = {

/***/ 86331:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createInspectRun: () => (/* binding */ createInspectRun)
/* harmony export */ });
/* harmony import */ var _adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52627);
/* harmony import */ var _adapters_http_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9677);
/* harmony import */ var _adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70747);
/* harmony import */ var _deploy_core_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91478);
/* harmony import */ var _deploy_find_find_current_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47643);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65071);
/* harmony import */ var _inputs_mask_inputs_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4096);
/* harmony import */ var _inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27300);
/* harmony import */ var _inputs_target_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68473);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(75851);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92160);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(10323);
/* harmony import */ var _run_adapters_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(91741);
/* harmony import */ var _console_colors_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(52077);
/* harmony import */ var _console_result_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(39104);
/* harmony import */ var _console_wrap_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(4873);
/* harmony import */ var _inspect_view_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(77707);
/* harmony import */ var _open_console_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(91842);


















const A_DAY_MS = 86_400_000;
async function createInspectRun(args, command) {
    const console = await (0,_open_console_js__WEBPACK_IMPORTED_MODULE_16__/* .openConsole */ .O)(args);
    const { runner, redactor } = console;
    const { json, follow } = args.options;
    const failed = () => runner.outputs().error_code;
    return {
        runner: { ...runner, hasToldError: () => failed() !== undefined },
        failureCode: () => (0,_console_result_js__WEBPACK_IMPORTED_MODULE_14__/* .exitCodeOf */ .FO)(failed()),
        run: async (cancelled, clock) => {
            let report = {};
            try {
                const answer = await inspect(args, command, { console, cancelled, clock });
                report = redactor.redactAll(answer.report);
                for (const line of json ? [] : answer.lines)
                    process.stdout.write(`${redactor.redact(line)}\n`);
                if (answer.note !== undefined)
                    runner.info(answer.note);
                if (answer.incomplete !== undefined)
                    throw incompleteError(answer.incomplete);
            }
            catch (error) {
                if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .DeployError */ .sH))
                    throw error;
                const isCancelled = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .CancelledError */ .cc;
                const failure = { ...(0,_report_failure_js__WEBPACK_IMPORTED_MODULE_9__/* .describeFailure */ .Ic)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_10__/* .EMPTY_RECORD */ .sU), ...(isCancelled && STOPPED) };
                if (!isCancelled || !follow)
                    runner.error((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_9__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_10__/* .EMPTY_RECORD */ .sU), failure);
                runner.output('error_code', failure.code);
            }
            if (json)
                (0,_console_result_js__WEBPACK_IMPORTED_MODULE_14__/* .printJson */ .Q2)({ ...report, ...(0,_console_result_js__WEBPACK_IMPORTED_MODULE_14__/* .jsonResult */ .Ao)(runner.outputs(), runner.failure()) });
            return failed() === undefined;
        }
    };
}
const STOPPED = { what: 'Stopped reading.', fix: ['Run the command again to read on.'] };
const incompleteError = (why) => new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .DeployError */ .sH('invalid_response', {
    what: `The list is incomplete: ${why}.`,
    fix: ['Run the command again, or look in the service.']
});
async function inspect(args, command, parts) {
    const { options } = args;
    const { runner, redactor, warnings } = parts.console;
    const raw = (0,_inputs_raw_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .readRawInputs */ .yI)((name) => runner.input(name));
    const nothing = (0,_adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_0__/* .readNothing */ .MS)('this command only reads').context;
    const context = (0,_adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_0__/* .ciOf */ .sp)(process.env) === 'gitlab' ? { ...nothing, host: 'gitlab' } : nothing;
    (0,_inputs_mask_inputs_js__WEBPACK_IMPORTED_MODULE_6__/* .maskInputs */ .aY)({ raw }, { runner, redactor, context });
    for (const warning of warnings)
        runner.warning(warning);
    const { follow } = options;
    const inspection = (0,_inputs_target_js__WEBPACK_IMPORTED_MODULE_8__/* .readInspection */ .Py)(raw, context, command.needsTarget);
    const { target, timeoutMs } = inspection;
    const { session, close } = await openReads(inspection, {
        ...parts,
        limitMs: follow ? A_DAY_MS : timeoutMs
    });
    const hasColors = options.color && (0,_console_colors_js__WEBPACK_IMPORTED_MODULE_13__/* .showsColors */ .vb)(process.stdout, process.env);
    const view = {
        width: (0,_console_wrap_js__WEBPACK_IMPORTED_MODULE_17__/* .widthOf */ .qz)(process.stdout),
        paint: (0,_console_colors_js__WEBPACK_IMPORTED_MODULE_13__/* .createPaint */ .XG)(hasColors),
        hint: (0,_inspect_view_js__WEBPACK_IMPORTED_MODULE_15__/* .hintWriter */ .X)(args)
    };
    try {
        return await command.read({
            session,
            options,
            view,
            timeoutMs,
            hasTarget: target !== undefined,
            find: () => (0,_deploy_find_find_current_js__WEBPACK_IMPORTED_MODULE_4__/* .findDeployed */ ._I)(session, target ?? {}),
            targetWords: ({ id }) => targetWords(target, id),
            keep: (text) => redactor.keep(text),
            print: (line) => process.stdout.write(`${redactor.redact(line)}\n`)
        });
    }
    finally {
        close();
    }
}
function targetWords({ deployment_id, name } = {}, id) {
    const isByName = deployment_id === undefined && name !== undefined;
    return isByName ? ['--name', name] : ['--deployment-id', id];
}
async function openReads({ connection, timeoutMs }, { console: { runner, redactor }, cancelled, clock, limitMs }) {
    const place = (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .readCheckoutPlace */ .U3)('');
    const { ports, close } = (0,_run_adapters_js__WEBPACK_IMPORTED_MODULE_12__/* .createAdapters */ .T)({
        runner,
        redactor,
        cancelled,
        clock,
        place,
        only_reads: true
    });
    const controlPlane = await ports.connect(connection, (0,_adapters_http_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .startTimeLimit */ .r5)(clock, limitMs));
    const parts = {
        clock,
        emit: () => { },
        records: { recordedIds: async () => undefined },
        redact: redactor.redact,
        histories: [],
        deadline: clock.now() + timeoutMs
    };
    return { session: (0,_deploy_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .openSession */ .fA)(parts, (options) => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_11__/* .withRetries */ .LH)(controlPlane, options)), close };
}


/***/ }),

/***/ 77707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ hintWriter),
/* harmony export */   t: () => (/* binding */ paintStatus)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79999);
/* harmony import */ var _text_command_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79983);
/* harmony import */ var _console_colors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52077);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84273);
/* harmony import */ var _started_program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20027);






const WORD = /^[\w.:/@%+=-]+$/;
function hintWriter(args) {
    const connection = connectionFlags(args);
    return (goal, words) => {
        const all = [...words, ...connection];
        if (!all.every((word) => WORD.test(word)))
            return `${goal}: ${words.join(' ')}`;
        const lines = (0,_text_command_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .commandLines */ .Z)([(0,_started_program_js__WEBPACK_IMPORTED_MODULE_4__/* .startedProgram */ .s)(), ...all].join(' '));
        return [`${goal}:`, ...lines.map((line) => `  ${line}`)].join('\n');
    };
}
const CONNECTION = new Set(['base_url', ..._input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .HEADER_INPUTS */ .AH, 'api_dialect']);
function connectionFlags({ flags, files, givenBy, options }) {
    const words = options.dotenv === undefined ? [] : ['--dotenv', options.dotenv];
    for (const { input, flag } of _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_FLAGS */ .$S) {
        const value = files[input] ?? flags[input];
        const isOfFlag = givenBy[input] === `--${flag}`;
        if (CONNECTION.has(input) && isOfFlag && value !== undefined)
            words.push(`--${flag}`, value);
    }
    return words;
}
function paintStatus(paint, cell) {
    return paint(cell, (0,_console_colors_js__WEBPACK_IMPORTED_MODULE_2__/* .styleOfVerdict */ .Ut)((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(cell.trim())));
}


/***/ })

};
