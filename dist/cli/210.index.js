export const id = 210;
export const ids = [210];
export const modules = {

/***/ 74805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createRunner),
/* harmony export */   l: () => (/* binding */ createStepToolkit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90143);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52100);
/* harmony import */ var _masking_redactor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84921);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70747);






function createRunner(redactor) {
    let toldError = false;
    const clean = (text) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeCommands */ .g9)(redactor.redact(text));
    return {
        input: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4(name),
        mask: (value, options) => {
            for (const piece of redactor.add(value, options))
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq(piece);
        },
        info: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(clean(text)),
        debug: (text) => {
            if (_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .isDebug */ ._o())
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .debug */ .Yz(clean(text));
        },
        notice: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm(clean(text)),
        warning: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(clean(text)),
        error: (text) => {
            toldError = true;
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(clean(text));
        },
        annotate: ({ file, line, column }, text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(clean(text), {
            file: clean(file),
            startLine: line,
            startColumn: column,
            title: 'Invalid manifest'
        }),
        hasToldError: () => toldError,
        group: (title, text) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh(clean(title));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(clean(text));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
        },
        output: (name, value) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .appendWhole */ .gZ)((0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .fileOf */ .W7)('GITHUB_OUTPUT'), () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__/* .redactOutput */ .n)(name, value, redactor))),
        summary: async (markdown) => {
            const path = (0,_environment_js__WEBPACK_IMPORTED_MODULE_5__/* .fileOf */ .W7)('GITHUB_STEP_SUMMARY');
            if (path === undefined)
                return;
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, `${markdown}\n`);
            }
            catch (error) {
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(clean(`The job summary could not be written: ${String(error)}`));
            }
        }
    };
}
function createStepToolkit() {
    return {
        ...createRunner((0,_masking_redactor_js__WEBPACK_IMPORTED_MODULE_3__/* .createRedactor */ .l)()),
        output: (name, value) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value),
        saveState: (name, value) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, value),
        state: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu(name),
        fail: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeCommands */ .g9)(text))
    };
}


/***/ }),

/***/ 95210:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89568);
/* harmony import */ var _run_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71441);


await (0,_run_process_js__WEBPACK_IMPORTED_MODULE_1__.runAsProcess)((0,_run_action_js__WEBPACK_IMPORTED_MODULE_0__/* .createAction */ .V)());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 89568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ createAction)
/* harmony export */ });
/* harmony import */ var _adapters_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74805);
/* harmony import */ var _adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70747);
/* harmony import */ var _masking_redactor_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84921);
/* harmony import */ var _adapters_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91741);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40005);





function createAction() {
    const redactor = (0,_masking_redactor_js__WEBPACK_IMPORTED_MODULE_2__/* .createRedactor */ .l)();
    const runner = (0,_adapters_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_0__/* .createRunner */ .j)(redactor);
    return {
        runner,
        run: async (cancelled, clock) => {
            const runParts = { runner, redactor, cancelled, clock };
            const { ports, close } = (0,_adapters_js__WEBPACK_IMPORTED_MODULE_3__/* .createAdapters */ .T)({ ...runParts, place: (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckoutPlace */ .U3)() });
            (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .addProxySchemes */ .q)();
            const warnings = (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .enforceTlsVerification */ .xs)();
            const given = (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .givenInputs */ .PC)();
            const context = (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readEnvironment */ .Qo)();
            const succeeded = await (0,_run_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .e)({ ...ports, ...runParts, warnings, given, context });
            close();
            return succeeded;
        }
    };
}


/***/ }),

/***/ 71441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAsProcess: () => (/* binding */ runAsProcess)
/* harmony export */ });
/* harmony import */ var _adapters_runner_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40519);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75851);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92160);



async function runAsProcess({ runner, run, failureCode = () => 1 }) {
    let hasBug = false;
    const putCode = (code) => {
        try {
            runner.output('error_code', code);
        }
        catch {
            runner.debug('The output error_code could not be written.');
        }
    };
    await (0,_adapters_runner_process_js__WEBPACK_IMPORTED_MODULE_0__/* .runProcess */ .R3)({
        failureCode,
        work: async (cancelled) => {
            const succeeded = await run(cancelled, (0,_adapters_runner_process_js__WEBPACK_IMPORTED_MODULE_0__/* .createClock */ .ts)(cancelled));
            if (hasBug)
                putCode('internal');
            return succeeded;
        },
        reportBug: (error) => {
            hasBug = true;
            const failure = (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_RECORD */ .sU);
            runner.error((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_RECORD */ .sU), failure);
            putCode('internal');
        },
        reportStopped: () => {
            if (runner.hasToldError())
                return;
            const what = 'Cancelled before the run had ended. ' +
                'Changes made so far stay; its records may be incomplete.';
            const failure = { kind: 'cancelled', code: 'cancelled', what, facts: [], fix: [] };
            runner.error((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_RECORD */ .sU), failure);
            putCode('cancelled');
        }
    });
}


/***/ })

};
