"use strict";
exports.id = 758;
exports.ids = [758,175];
exports.modules = {

/***/ 9758:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createDeployment: function() { return /* binding */ createDeployment; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/deploy/core/confirm-write.js
var confirm_write = __webpack_require__(3422);
// EXTERNAL MODULE: ./src/deploy/core/retry.js
var retry = __webpack_require__(4006);
// EXTERNAL MODULE: ./src/deploy/core/session.js
var core_session = __webpack_require__(9480);
// EXTERNAL MODULE: ./src/deploy/find/case-variant.js
var case_variant = __webpack_require__(7522);
// EXTERNAL MODULE: ./src/deploy/find/find-by-name.js
var find_by_name = __webpack_require__(9499);
// EXTERNAL MODULE: ./src/text/duration.js
var duration = __webpack_require__(9144);
// EXTERNAL MODULE: ./src/deploy/find/find-recorded.js
var find_recorded = __webpack_require__(2714);
;// CONCATENATED MODULE: ./src/deploy/find/wait-for-name.js
/** A name that an earlier deployment still holds while it is being deleted: deletion takes its time (docs/design.md, section 6). */







/**
 * What has the name once the deployment on its way out is gone.
 *
 * @throws DeployError when it is still there when the time is up.
 */
async function waitForName(session, asked, leaving) {
    const { clock, deadline, emit } = session;
    const { name } = asked;
    const most = (0,duration/* formatDuration */.a)(Math.max(0, deadline - clock.now()));
    const message = `Deployment ${(0,inert/* sanitizeLine */.g)(name)} (${leaving}) is being deleted, and the name is taken until that is done. Waiting for it, ${most} at most.`;
    emit({ type: 'info', message });
    for (let looks = 1;; looks++) {
        const left = deadline - clock.now();
        if (left <= 0)
            throw (0,find_by_name/* nameReservedError */.eG)(name, leaving);
        await clock.sleep(Math.min((0,retry/* backoffDelay */.EY)(looks), left));
        // A look that fails is no reason to give up: only the time is.
        const looked = await (0,retry/* tryRequest */.dP)(() => lookAgain(session, asked, leaving));
        if ('error' in looked && !looked.error.retryable)
            throw looked.error;
        if ('value' in looked && (typeof looked.value === 'string' || 'id' in looked.value))
            return looked.value;
    }
}
async function lookAgain(session, asked, leaving) {
    const { name } = asked;
    const found = await (0,core_session/* readWithRetry */.rv)(session, () => (0,find_by_name/* findByName */._U)(session.controlPlane, name, (0,case_variant/* hasCodeOf */.B)(asked)));
    if (found !== 'unlisted')
        return found;
    const named = await (0,find_recorded/* readNamed */.M)(session, leaving, name);
    if (named === 'another')
        return 'absent';
    return named === 'living' ? { id: leaving } : { leaving };
}

// EXTERNAL MODULE: ./src/deploy/apply/patch-deployment.js
var patch_deployment = __webpack_require__(8175);
;// CONCATENATED MODULE: ./src/deploy/apply/create-deployment.js









/**
 * @param leaving The deployment on its way out that has the name; null where none is known.
 * @throws RequestError when the service refuses; DeployError when nobody can know whether it acted.
 */
async function createDeployment(session, plan, leaving) {
    const { controlPlane, clock, emit } = session;
    let mayBeOurs = false;
    let holder = leaving === null ? null : { leaving };
    for (let tries = 1;; tries++) {
        if (holder !== null) {
            const found = 'leaving' in holder ? await waitForName(session, plan.request, holder.leaving) : holder;
            if (typeof found === 'object')
                return { found: found.id, ours: mayBeOurs };
        }
        emit({ type: 'write_sent' });
        const sent = await (0,retry/* tryRequest */.dP)(() => controlPlane.createDeployment(plan.request));
        if ('value' in sent)
            return locate(session, plan.request, sent.value);
        const { error } = sent;
        mayBeOurs ||= error.mayHaveBeenApplied;
        holder = await findHolder(session, plan.request, error);
        if (holder !== null)
            continue;
        const delay = (0,retry/* retryDelayFor */.TI)(error, tries, session.deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.message, delay_ms: delay });
        await clock.sleep(delay);
    }
}
/** The deployment that a create made: by the id in the answer, else by its name, which a list may show late. */
async function locate(session, request, answer) {
    const { name } = request;
    if (answer.id !== undefined)
        return { id: answer.id, answer };
    const problem = 'the answer names no deployment';
    const unnamed = new errors/* AnswerError */.dV(`${CREATE}: ${problem}`, {
        request: CREATE,
        mayHaveBeenApplied: true,
        retryable: false
    });
    const holder = await (0,confirm_write/* confirmWrite */.o)(session, unnamed, () => findMade(session, request, unnamed));
    if (holder === null)
        throw perhapsCreated(name, unnamed, 'no deployment of that name has appeared');
    if ('leaving' in holder)
        throw (0,find_by_name/* nameReservedError */.eG)(name, holder.leaving);
    return { found: holder.id, ours: true };
}
const CREATE = 'POST /v2/deployments';
/** Null where the create may be sent again, or failed for another reason. */
async function findHolder(session, request, error) {
    const { name } = request;
    const taken = (0,patch_deployment/* isConflict */.d)(error);
    if (!taken && !error.mayHaveBeenApplied)
        return saysTaken(error) ? findMade(session, request, error) : null;
    const holder = await (0,confirm_write/* confirmWrite */.o)(session, error, () => findMade(session, request, error));
    if (holder === null && taken)
        throw nameTaken(name, 'no deployment with exactly that name can be seen', error);
    if (holder !== null && 'leaving' in holder && !taken)
        throw (0,find_by_name/* nameReservedError */.eG)(name, holder.leaving);
    return holder;
}
/** Some services answer a name that is taken with 400, which by itself says nothing (§7). */
const saysTaken = (error) => error instanceof errors/* StatusError */.Xs &&
    error.status === 400 &&
    /already (?:exists|taken|in use)|being deleted|not available/i.test(error.message);
/** The deployment that a create may have made, or that has its name; null when there is none. */
async function findMade(session, request, cause) {
    const { name } = request;
    const found = await (0,core_session/* readWithRetry */.rv)(session, () => (0,find_by_name/* findByName */._U)(session.controlPlane, name, (0,case_variant/* hasCodeOf */.B)(request)));
    if (found === 'absent')
        return null;
    if (found !== 'unlisted')
        return found;
    if (saysTaken(cause))
        return null;
    throw (0,patch_deployment/* isConflict */.d)(cause)
        ? nameTaken(name, 'this service has no list to find it in', cause)
        : perhapsCreated(name, cause, 'this service has no list to look it up in');
}
/** §1: a create makes one. That a delete leaves it is what users of the public service report. */
const LEFTOVER_PROJECT = 'A deployment comes with a tracing project of its name, which stays when the deployment is deleted and then keeps the name. Delete that tracing project in the service if nobody needs it, or use another name; then run again.';
/** Not about a deployment that is called so. */
const isAboutProject = (message) => /tracing project/i.test(message) || (/(?<![\w'"-])project\b/i.test(message) && /already exists/i.test(message));
function nameTaken(name, unseen, conflict) {
    return new errors/* DeployError */.sH(`${conflict.message}\nThe name ${(0,inert/* sanitizeLine */.g)(name)} is taken, and ${unseen}.`, {
        advice: isAboutProject(conflict.message)
            ? LEFTOVER_PROJECT
            : 'Likely: it exists already (give its deployment_id); or it belongs to another workspace or key; or it is still being deleted; or a tracing project has this name.',
        cause: conflict
    });
}
/** Nothing shows whether the create was applied. */
function perhapsCreated(name, cause, why) {
    return new errors/* DeployError */.sH(`${cause.message}\nThe create may have been applied, and ${why}.`, {
        advice: `Look whether the deployment ${(0,inert/* sanitizeLine */.g)(name)} exists. If it does, run again with its deployment_id; if not, run again as it is.`,
        cause
    });
}


/***/ }),

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