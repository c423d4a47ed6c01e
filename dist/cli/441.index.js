export const id = 441;
export const ids = [441];
export const modules = {

/***/ 40519:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R3: () => (/* binding */ runProcess),
/* harmony export */   is: () => (/* binding */ shortlyAfter),
/* harmony export */   ts: () => (/* binding */ createClock)
/* harmony export */ });
/* harmony import */ var node_events__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78474);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58500);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);



const GRACE_MS = 1_700;
const GITHUB_GRACE_MS = 1_200;
const LINGER_MS = 500;
async function runProcess({ work, reportBug, reportStopped, failureCode }) {
    process.exitCode = 1;
    for (const stream of [process.stdout, process.stderr])
        stream.on('error', () => { });
    const cancel = new AbortController();
    (0,node_events__WEBPACK_IMPORTED_MODULE_0__.setMaxListeners)(0, cancel.signal);
    const stop = (reason) => {
        cancel.abort(reason);
        setTimeout(() => {
            reportStopped();
            process.exit(failureCode());
        }, GRACE_MS).unref();
    };
    const stopFor = (error) => {
        reportBug(error);
        process.exitCode = 1;
        stop(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .StoppedByBug */ .v6());
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
        process.on(signal, () => stop());
    for (const event of ['uncaughtException', 'unhandledRejection'])
        process.on(event, stopFor);
    const runDry = () => stopFor(new Error('the event loop ended before the run did'));
    process.once('beforeExit', runDry);
    const succeeded = await work(cancel.signal);
    process.off('beforeExit', runDry);
    if (succeeded && cancel.signal.aborted)
        reportStopped();
    process.exitCode = succeeded && !cancel.signal.aborted ? 0 : failureCode();
    setTimeout(() => process.exit(), LINGER_MS).unref();
}
function shortlyAfter(cancelled) {
    const end = new AbortController();
    const begin = () => setTimeout(() => end.abort(), GITHUB_GRACE_MS).unref();
    if (cancelled.aborted)
        begin();
    else
        cancelled.addEventListener('abort', begin, { once: true });
    return end.signal;
}
const LONGEST_TIMER_MS = 2 ** 31 - 1;
function createClock(cancelled) {
    return {
        now: () => Number(process.hrtime.bigint()) / 1e6,
        date: () => Date.now(),
        sleep: async (ms, until) => {
            const signal = until === undefined ? cancelled : AbortSignal.any([cancelled, until]);
            try {
                await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setTimeout)(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
            }
            catch (error) {
                if (!cancelled.aborted)
                    return;
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc('cancelled', { cause: error, reason: cancelled.reason });
            }
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
