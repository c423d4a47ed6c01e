"use strict";
exports.id = 576;
exports.ids = [576,912];
exports.modules = {

/***/ 7576:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createDeployment: function() { return /* binding */ createDeployment; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/deploy/effect.js
var effect = __webpack_require__(1221);
// EXTERNAL MODULE: ./src/deploy/find.js
var find = __webpack_require__(1235);
// EXTERNAL MODULE: ./src/text/duration.js
var duration = __webpack_require__(9144);
// EXTERNAL MODULE: ./src/deploy/patience.js
var patience = __webpack_require__(3047);
// EXTERNAL MODULE: ./src/deploy/recall.js
var recall = __webpack_require__(1749);
// EXTERNAL MODULE: ./src/deploy/session.js
var deploy_session = __webpack_require__(5730);
;// CONCATENATED MODULE: ./src/deploy/leaving.js
/** A name that an earlier deployment still holds while it is being deleted: deletion takes its time (design, section 6). */






/**
 * What has the name once the deployment on its way out is gone.
 *
 * @throws DeployError when it is still there when the time is up.
 */
async function awaitName(session, name, leaving) {
    const { clock, deadline, emit } = session;
    const most = (0,duration/* formatDuration */.a)(Math.max(0, deadline - clock.now()));
    const message = `Deployment ${(0,inert/* inert */.t)(name)} (${leaving}) is being deleted, and the name is taken until that is done. Waiting for it, ${most} at most.`;
    emit({ type: 'noted', message });
    for (let looks = 1;; looks++) {
        const left = deadline - clock.now();
        if (left <= 0)
            throw (0,find/* beingDeleted */.fx)(name, leaving);
        await clock.sleep(Math.min((0,patience/* retryDelay */.a2)(looks), left));
        // A look that fails is no reason to give up: only the time is.
        const looked = await (0,patience/* attempt */.CD)(() => lookAgain(session, name, leaving));
        if ('error' in looked && !looked.error.passing)
            throw looked.error;
        if ('value' in looked && (typeof looked.value === 'string' || 'id' in looked.value))
            return looked.value;
    }
}
async function lookAgain(session, name, leaving) {
    const found = await (0,deploy_session/* readPatiently */.B)(session, () => (0,find/* findByName */._U)(session.controlPlane, name));
    if (found !== 'unlisted')
        return found;
    const named = await (0,recall/* readNamed */.M)(session, leaving, name);
    if (named === 'another')
        return 'absent';
    return named === 'living' ? { id: leaving } : { leaving };
}

// EXTERNAL MODULE: ./src/deploy/patch.js
var patch = __webpack_require__(3912);
;// CONCATENATED MODULE: ./src/deploy/create.js








/**
 * @param leaving The deployment on its way out that has the name; null where none is known.
 * @throws RequestError when the service refuses; DeployError when nobody can know whether it acted.
 */
async function createDeployment(session, plan, leaving) {
    const { controlPlane, clock, emit } = session;
    const { name } = plan.request;
    let mayBeOurs = false;
    let holder = leaving === null ? null : { leaving };
    for (let tries = 1;; tries++) {
        if (holder !== null) {
            const found = 'leaving' in holder ? await awaitName(session, name, holder.leaving) : holder;
            if (typeof found === 'object')
                return { found: found.id, ours: mayBeOurs };
        }
        emit({ type: 'write_sent' });
        const sent = await (0,patience/* attempt */.CD)(() => controlPlane.createDeployment(plan.request));
        if ('value' in sent)
            return { deployment: sent.value };
        const { error } = sent;
        mayBeOurs ||= error.mayHaveActed;
        holder = await findHolder(session, name, error);
        if (holder !== null)
            continue;
        const delay = (0,patience/* nextTry */.F_)(error, tries, session.deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.message, delay_ms: delay });
        await clock.sleep(delay);
    }
}
/** Null where the create may be sent again, or failed for another reason. */
async function findHolder(session, name, error) {
    const taken = (0,patch/* isConflict */.d)(error);
    if (!taken && !error.mayHaveActed)
        return saysTaken(error) ? findMade(session, name, error) : null;
    const holder = await (0,effect/* lookForEffect */.a)(session, error, () => findMade(session, name, error));
    if (holder === null && taken)
        throw nameTaken(name, 'no deployment with exactly that name can be seen', error);
    if (holder !== null && 'leaving' in holder && !taken)
        throw (0,find/* beingDeleted */.fx)(name, holder.leaving);
    return holder;
}
/** Some services answer a name that is taken with 400, which by itself says nothing (§7). */
const saysTaken = (error) => error instanceof errors/* StatusError */.Xs &&
    error.status === 400 &&
    /already (?:exists|taken|in use)|being deleted|not available/i.test(error.message);
/** The deployment that a create may have made, or that has its name; null when there is none. */
async function findMade(session, name, cause) {
    const found = await (0,deploy_session/* readPatiently */.B)(session, () => (0,find/* findByName */._U)(session.controlPlane, name));
    if (found === 'absent')
        return null;
    if (found !== 'unlisted')
        return found;
    if (saysTaken(cause))
        return null;
    throw (0,patch/* isConflict */.d)(cause)
        ? nameTaken(name, 'this service has no list to find it in', cause)
        : perhapsCreated(name, cause);
}
/** §1: a create makes one. That a delete leaves it is what users of the public service report. */
const LEFTOVER_PROJECT = 'A deployment comes with a tracing project of its name, which stays when the deployment is deleted and then keeps the name. Delete that tracing project in the service if nobody needs it, or use another name; then run again.';
/** Not about a deployment that is called so. */
const isAboutProject = (message) => /tracing project/i.test(message) || (/(?<![\w'"-])project\b/i.test(message) && /already exists/i.test(message));
function nameTaken(name, unseen, conflict) {
    return new errors/* DeployError */.sH(`${conflict.message}\nThe name ${(0,inert/* inert */.t)(name)} is taken, and ${unseen}.`, {
        advice: isAboutProject(conflict.message)
            ? LEFTOVER_PROJECT
            : 'Likely: it exists already (give its deployment_id); or it belongs to another workspace or key; or it is still being deleted; or a tracing project has this name.',
        cause: conflict
    });
}
/** Without a list nobody can know whether the create was applied. */
function perhapsCreated(name, cause) {
    return new errors/* DeployError */.sH(`${cause.message}\nThe create may have been applied, and this service has no list to look it up in.`, {
        advice: `Look whether the deployment ${(0,inert/* inert */.t)(name)} exists. If it does, run again with its deployment_id; if not, run again as it is.`,
        cause
    });
}


/***/ }),

/***/ 1221:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ lookForEffect; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
/** A write whose answer was lost may still be acted upon: the service is given time before anything is sent again. */


/** How long a service may take to act on a request whose connection is lost, and to show it. In milliseconds. */
const EFFECT_SHOWS_MS = 15_000;
/** While it is looked for, the log does not stand still for much longer than this; in milliseconds. */
const TELL_AFTER_MS = 4_000;
/**
 * What `look` finds of the effect, looked for until it shows or the time is up; null when it has not shown.
 *
 * @param lost Why it is not known whether the service acted.
 * @throws DeployError when the service cannot be read either: then nobody knows.
 */
async function lookForEffect(session, lost, look) {
    const { clock, deadline, emit } = session;
    const startedAt = clock.now();
    const giveUp = Math.min(deadline, startedAt + EFFECT_SHOWS_MS);
    let toldAt = startedAt;
    for (let looks = 1;; looks++) {
        const read = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(look);
        if ('error' in read)
            throw unread(lost, read.error);
        const left = giveUp - clock.now();
        if (read.value !== null || left <= 0)
            return read.value;
        if (looks === 1) {
            const message = `${lost.request}: what came of it is not known. Looking for it, ${secondsOf(left)} at most, before anything is sent again.`;
            emit({ type: 'noted', message });
        }
        else if (clock.now() - toldAt >= TELL_AFTER_MS) {
            toldAt = clock.now();
            emit({ type: 'noted', message: `  not there after ${secondsOf(toldAt - startedAt)}, looking on` });
        }
        await clock.sleep(Math.min((0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .retryDelay */ .a2)(looks), left));
    }
}
const secondsOf = (ms) => `${Math.round(ms / 1000)} s`;
function unread(lost, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${lost.message}\nIt may have been applied, and that could not be read back: ${cause.message}`, {
        advice: 'Run again once the service answers: it looks first, and goes on from what is there.',
        cause
    });
}


/***/ }),

/***/ 3912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ isConflict; },
/* harmony export */   patchDeployment: function() { return /* binding */ patchDeployment; },
/* harmony export */   q: function() { return /* binding */ passing; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _effect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1221);
/* harmony import */ var _identify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5508);
/* harmony import */ var _keep_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6756);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5730);







function updated({ plan, current }, deployment) {
    const { latest_revision_id: revision_id } = deployment;
    const previous = current.deployment.latest_revision_id;
    const before = current.deployment;
    // Where the patch made no revision, the one that has just been read is still the latest.
    const latest = current.latest?.id === revision_id ? current.latest : null;
    return (0,_keep_js__WEBPACK_IMPORTED_MODULE_6__/* .outcome */ .b)(plan, { operation: 'updated', deployment, before, revision_id, previous, ...(latest && { latest }) });
}
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
        const sent = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => controlPlane.patchDeployment(id, input.plan.request));
        if ('value' in sent)
            return settlePatched(session, input, sent.value);
        const { error } = sent;
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerError */ .dV)
            return settleUnreadable(session, input, error);
        const unclear = error.mayHaveActed || isConflict(error);
        const made = error.mayHaveActed ? await (0,_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .lookForEffect */ .a)(session, error, () => readBack(session, input)) : null;
        if (made !== null)
            return made;
        const delay = (0,_patience_js__WEBPACK_IMPORTED_MODULE_3__/* .nextTry */ .F_)(passing(error), tries, session.deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.message, delay_ms: delay });
        await clock.sleep(delay);
        if (!unclear)
            continue;
        const late = await readBack(session, input);
        if (late !== null)
            return late;
        const current = await (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .readCurrent */ .c)(session, id);
        const plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .planDeployment */ .H)({ ...input, current });
        if (plan.operation === 'unchanged')
            return (0,_keep_js__WEBPACK_IMPORTED_MODULE_6__/* .keepDeployment */ .z)(plan, current);
        input = { ...first, plan, current };
    }
}
function isConflict(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && error.status === 409;
}
/** A conflict on a patch is most often another run's write on its way: worth another look, and another try. */
function passing(error) {
    if (!isConflict(error))
        return error;
    const { request, retryAfterMs, mayHaveActed } = error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI(error.message, { request, retryAfterMs, mayHaveActed, passing: true });
}
/** Whether a patch whose answer was lost has been applied: then what it made; null when it has not (yet). */
async function readBack(session, input) {
    const current = await (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .readCurrent */ .c)(session, input.current.deployment.id);
    const { deployment } = current;
    const stillBefore = deployment.latest_revision_id === input.current.deployment.latest_revision_id;
    if (makesRevision(input.plan) && stillBefore)
        return null;
    if ((0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .differsFrom */ .s)(current, input.wanted))
        return null;
    session.emit({ type: 'noted', message: 'Read back: the patch was applied.' });
    return updated(input, deployment);
}
async function settlePatched(session, input, answer) {
    if (!makesRevision(input.plan))
        return updated(input, answer);
    const previous = input.current.deployment.latest_revision_id;
    return updated(input, await (0,_identify_js__WEBPACK_IMPORTED_MODULE_2__/* .identifyRevision */ .A)(session, { deployment: answer, previous }));
}
/**
 * The service said yes, but with no deployment (§4.1: the answer is not shown): only what is there afterwards tells, as
 * the yes may be that of a proxy.
 */
async function settleUnreadable(session, input, cause) {
    const made = await (0,_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .lookForEffect */ .a)(session, cause, () => readBack(session, input));
    if (made !== null)
        return made;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${cause.message}\nThe deployment does not show what was asked for.`, {
        advice: `${cause.advice ?? ''} Or another run came in between. Running again is safe: it compares first.`.trim(),
        cause
    });
}


/***/ })

};
;