"use strict";
exports.id = 175;
exports.ids = [175];
exports.modules = {

/***/ 8175:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ asRetryable; },
/* harmony export */   d: function() { return /* binding */ isConflict; },
/* harmony export */   patchDeployment: function() { return /* binding */ patchDeployment; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9973);
/* harmony import */ var _core_confirm_write_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3422);
/* harmony import */ var _core_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4006);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9480);
/* harmony import */ var _plan_diff_settings_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2327);
/* harmony import */ var _plan_plan_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7724);
/* harmony import */ var _verify_verify_active_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4884);
/* harmony import */ var _verify_verify_contents_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9304);
/* harmony import */ var _applied_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4379);
/* harmony import */ var _identify_revision_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6939);
/** Sends a patch, and finds out what it made. */











function makesRevision(plan) {
    return plan.changes.some((change) => change.new_revision);
}
/** @throws RequestError when the service refuses; DeployError when the revision that is due does not appear. */
async function patchDeployment(session, first) {
    const { controlPlane, clock, emit } = session;
    const { id } = first.current.deployment;
    let input = first;
    for (let tries = 1;; tries++) {
        emit({ type: 'write_sent' });
        const sent = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => controlPlane.patchDeployment(id, input.plan.request));
        if ('value' in sent)
            return settlePatched(session, input, sent.value);
        const { error } = sent;
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnswerError */ .dV)
            return settleUnreadable(session, input, error);
        const unclear = error.mayHaveBeenApplied || isConflict(error);
        const made = error.mayHaveBeenApplied ? await (0,_core_confirm_write_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmWrite */ .o)(session, error, () => readBack(session, input)) : null;
        if (made !== null)
            return made;
        const delay = (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .retryDelayFor */ .TI)(asRetryable(error), tries, session.deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.message, delay_ms: delay });
        await clock.sleep(delay);
        if (!unclear)
            continue;
        const late = await readBack(session, input);
        if (late !== null)
            return late;
        const current = await (0,_verify_verify_active_js__WEBPACK_IMPORTED_MODULE_7__/* .readActive */ .FL)(session, await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_4__/* .readCurrent */ .cA)(session, id));
        const plan = (0,_plan_plan_js__WEBPACK_IMPORTED_MODULE_6__/* .planDeployment */ .H)({ ...input, current });
        if (plan.operation === 'unchanged')
            return (0,_applied_js__WEBPACK_IMPORTED_MODULE_10__/* .unchangedResult */ .Fj)(plan, current);
        input = { ...first, plan, current };
    }
}
function isConflict(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs && error.status === 409;
}
/** A conflict on a patch is most often another run's write on its way: worth another look, and another try. */
function asRetryable(error) {
    if (!isConflict(error))
        return error;
    const { request, retryAfterMs, mayHaveBeenApplied } = error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .RequestError */ .GI(error.message, { request, retryAfterMs, mayHaveBeenApplied, retryable: true });
}
function updated({ plan, current }, made) {
    const before = current.deployment;
    const revision = 'revision_id' in made ? { ...made, previous: before.latest_revision_id } : { ...made, ...(0,_applied_js__WEBPACK_IMPORTED_MODULE_10__/* .revisionKept */ ._M)(current) };
    return (0,_applied_js__WEBPACK_IMPORTED_MODULE_10__/* .appliedResult */ .xJ)(plan, { operation: 'updated', before, sent: plan.request, ...revision });
}
async function settlePatched(session, input, answer) {
    const { id: deployment_id, latest_revision_id: previous } = input.current.deployment;
    if (!makesRevision(input.plan)) {
        return updated(input, {
            deployment: await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_4__/* .readWithRetry */ .rv)(session, () => session.controlPlane.readDeployment(deployment_id))
        });
    }
    const { deployment, revision_id } = await (0,_identify_revision_js__WEBPACK_IMPORTED_MODULE_9__/* .identifyRevision */ .A)(session, { deployment_id, answer, previous });
    return updated(input, { deployment, revision_id, unconfirmed: answer.latest_revision_id !== revision_id });
}
/**
 * What a patch whose answer was lost has made; null when it has not shown (yet). A new revision of the code that was
 * asked for, or of code that is not told, is this run's: fields that differed before the write prove nothing.
 */
async function readBack(session, input) {
    const { controlPlane } = session;
    const { id, latest_revision_id: previous } = input.current.deployment;
    const deployment = await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_4__/* .readWithRetry */ .rv)(session, () => controlPlane.readDeployment(id));
    const { latest_revision_id: latest } = deployment;
    if (!makesRevision(input.plan)) {
        if (!showsSettings(input, deployment))
            return null;
    }
    else {
        if (latest === null || latest === previous)
            return null;
        const revision = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_4__/* .readWithRetry */ .rv)(session, () => controlPlane.readRevision(id, latest)));
        // A revision that was just made may be 404 for some seconds.
        if ('error' in revision && !(revision.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs && revision.error.status === 404))
            throw revision.error;
        const code = 'value' in revision ? revision.value : null;
        if ((0,_verify_verify_contents_js__WEBPACK_IMPORTED_MODULE_8__/* .findOtherCode */ .LJ)(input.wanted, code, deployment).length > 0)
            return null;
    }
    session.emit({ type: 'info', message: 'Read back: the patch was applied.' });
    return updated(input, {
        deployment,
        ...(makesRevision(input.plan) && latest !== null && { revision_id: latest, unconfirmed: true })
    });
}
/** Whether each setting that was sent is shown, as asked for or at least not as before. */
function showsSettings({ plan, current }, deployment) {
    const [is, was] = [deployment.source_config, current.deployment.source_config];
    return Object.entries(plan.request.source_config ?? {}).every(([field, asked]) => {
        const shown = is?.[field];
        return (0,_plan_diff_settings_js__WEBPACK_IMPORTED_MODULE_5__/* .isSameSetting */ .l0)(field, shown, asked) || (shown != null && !(0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(shown, was?.[field]));
    });
}
/**
 * The service said yes, but with no answer of its own (§4.1: not shown): only what is there afterwards tells, as the yes
 * may be that of a proxy.
 */
async function settleUnreadable(session, input, cause) {
    const made = await (0,_core_confirm_write_js__WEBPACK_IMPORTED_MODULE_2__/* .confirmWrite */ .o)(session, cause, () => readBack(session, input));
    if (made !== null)
        return made;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH(`${cause.message}\nThe deployment does not show what was asked for.`, {
        advice: `${cause.advice ?? ''} Or another run came in between. Running again is safe: it compares first.`.trim(),
        cause
    });
}


/***/ }),

/***/ 3422:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: function() { return /* binding */ confirmWrite; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/** A write whose answer was lost may still be acted upon: the service is given time before anything is sent again. */


/** How long a service may take to act on a request whose connection is lost, and to show it. In milliseconds. */
const EFFECT_SHOWS_MS = 15_000;
/** While it is looked for, the log does not stand still for much longer than this; in milliseconds. */
const TELL_AFTER_MS = 4_000;
/**
 * What `look` finds of the effect, looked for until it shows or the time is up; null when it has not shown.
 *
 * @param lost Why it is not known whether the service acted.
 * @throws DeployError when the service cannot be read either, or the time limit leaves no time: then nobody knows.
 */
async function confirmWrite(session, lost, look) {
    const { clock, deadline, emit } = session;
    const startedAt = clock.now();
    const giveUp = Math.min(deadline, startedAt + EFFECT_SHOWS_MS);
    let toldAt = startedAt;
    for (let looks = 1;; looks++) {
        const read = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(look);
        if ('error' in read)
            throw unread(lost, read.error);
        const left = giveUp - clock.now();
        if (read.value !== null)
            return read.value;
        if (left <= 0) {
            if (giveUp === deadline && lost.mayHaveBeenApplied)
                throw undecided(lost);
            return null;
        }
        if (looks === 1) {
            const message = `${lost.request}: what came of it is not known. Looking for it, ${secondsOf(left)} at most, before anything is sent again.`;
            emit({ type: 'info', message });
        }
        else if (clock.now() - toldAt >= TELL_AFTER_MS) {
            toldAt = clock.now();
            emit({ type: 'info', message: `  not there after ${secondsOf(toldAt - startedAt)}, looking on` });
        }
        await clock.sleep(Math.min((0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .backoffDelay */ .EY)(looks), left));
    }
}
const secondsOf = (ms) => `${Math.round(ms / 1000)} s`;
function undecided({ message }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${message}\nIt may have been applied. The service did not show it before the time limit of this step (timeout) was over.`, {
        advice: 'Re-run the job: it reads first, and continues from what exists. If the service takes longer, raise timeout.'
    });
}
function unread(lost, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${lost.message}\nIt may have been applied, and that could not be read back: ${cause.message}`, {
        advice: 'Run again once the service answers: it looks first, and goes on from what is there.',
        cause
    });
}


/***/ })

};
;