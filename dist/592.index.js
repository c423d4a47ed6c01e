"use strict";
exports.id = 592;
exports.ids = [592];
exports.modules = {

/***/ 3616:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ lookOnce; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
/** One look during a wait: a failing one does not end it, unless it is a refusal that stays (design, section 3). */


/** Refusals that no further look will change. */
const FINAL_STATUSES = new Set([401, 403, 404]);
/** A look takes no longer than this, so that a hanging one does not cost the whole wait; in milliseconds. */
const LONGEST_LOOK_MS = 30_000;
/** The look at the deadline gets this long. */
const SHORTEST_LOOK_MS = 1_000;
/**
 * The value, or the error that may pass.
 *
 * @param remainingMs Until the deadline of the wait.
 * @throws StatusError for 401, 403 and 404.
 */
async function lookOnce(remainingMs, read) {
    const timeoutMs = Math.min(LONGEST_LOOK_MS, Math.max(SHORTEST_LOOK_MS, remainingMs));
    const result = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => read({ timeoutMs }));
    if ('error' in result && result.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && FINAL_STATUSES.has(result.error.status)) {
        throw result.error;
    }
    return result;
}


/***/ }),

/***/ 7014:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ki: function() { return /* binding */ nearDelay; },
/* harmony export */   xe: function() { return /* binding */ arrivalDelay; },
/* harmony export */   xf: function() { return /* binding */ pollDelay; }
/* harmony export */ });
/** When to look again: pure functions of what is known. */
const SHORTEST_MS = 500;
const LONGEST_ARRIVAL_MS = 10_000;
/** Looks come no closer than this for `auto`'s sake: it knows of services that take minutes. */
const NEAR_MS = 2_000;
/** Looking again after a tenth of the time already waited costs a tenth of the wait at most. */
const SHARE_OF_ELAPSED = 0.1;
/** A service is left alone for as long as it asks, but no mistaken or hostile Retry-After puts a whole wait to sleep. */
const LONGEST_RETRY_AFTER_MS = 60_000;
/** Milliseconds until the next look; never past the deadline, so that the last look is at the deadline. */
function pollDelay({ interval, autoMs, remainingMs, retryAfterMs }) {
    const chosen = typeof interval === 'number' ? interval : autoMs;
    const asked = Math.min(retryAfterMs ?? 0, LONGEST_RETRY_AFTER_MS);
    return Math.max(0, Math.min(Math.max(chosen, asked), remainingMs));
}
/** `auto_near`, where `auto` comes to `autoMs`: after a tenth of the time so far, or sooner. In milliseconds. */
function nearDelay(elapsedMs, autoMs) {
    return Math.max(SHORTEST_MS, Math.min(elapsedMs * SHARE_OF_ELAPSED, Math.max(autoMs, NEAR_MS)));
}
/** `auto` where something is to turn up of which nothing is known but how long it has not, in milliseconds. */
function arrivalDelay(elapsedMs) {
    return Math.min(Math.max(SHORTEST_MS, elapsedMs * SHARE_OF_ELAPSED), LONGEST_ARRIVAL_MS);
}


/***/ }),

/***/ 7592:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findPushRevision: function() { return /* binding */ findPushRevision; }
/* harmony export */ });
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9144);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5302);
/* harmony import */ var _look_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3616);
/* harmony import */ var _poll_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7014);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(632);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8298);
/* harmony import */ var _wait_endings_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9154);







/**
 * A newer push may have been built before this run looked for the first time; then no revision of this commit comes any
 * more. How long that is not taken for granted, in milliseconds: a branch may also have been set back to an old commit.
 */
const STILL_COMES_MS = 60_000;
const stillComesMs = ({ timeoutMs }) => Math.min(STILL_COMES_MS, timeoutMs / 2);
/** Looks for the revision of this commit among those newer than `previous`. */
async function lookForCommit(session, input, remainingMs) {
    const { controlPlane } = session;
    const { deployment_id, previous } = input;
    const read = await (0,_look_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOnce */ .n)(remainingMs, (options) => controlPlane.readDeployment(deployment_id, options));
    if ('error' in read)
        return read;
    if ((0,_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isBeingDeleted */ .v)(read.value))
        throw (0,_wait_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .deletedMeanwhile */ .e_)(deployment_id);
    const latest = read.value.latest_revision_id;
    if (latest === null)
        return { id: undefined };
    if (latest === previous) {
        const stillComes = session.clock.now() - input.startedAt < stillComesMs(input);
        return stillComes ? { id: undefined } : lookBehind(session, { ...input, previous: null }, remainingMs);
    }
    const revision = await (0,_look_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOnce */ .n)(remainingMs, (options) => controlPlane.readRevision(deployment_id, latest, options));
    if ('error' in revision)
        return revision;
    return (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBuiltOf */ .YO)(input.commit, revision.value) ? { id: latest } : lookBehind(session, input, remainingMs);
}
/** A push that came later may have taken the first place already; then its revision is the one to wait for. */
async function lookBehind(session, input, remainingMs) {
    const { deployment_id, commit, previous } = input;
    const listed = await (0,_look_js__WEBPACK_IMPORTED_MODULE_0__/* .lookOnce */ .n)(remainingMs, (options) => session.controlPlane.listRevisions(deployment_id, options));
    if ('error' in listed)
        return listed;
    const revisions = listed.value ?? [];
    const end = revisions.findIndex(({ id }) => id === previous);
    const newer = end < 0 ? revisions : revisions.slice(0, end);
    const ours = newer.find((revision) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBuiltOf */ .YO)(commit, revision));
    const newest = newer[0];
    if (ours === undefined || newest === undefined || newest === ours)
        return { id: ours?.id };
    refuseGoneBack(ours, newest, revisions.slice(revisions.indexOf(ours) + 1));
    // What was built of this push is not what is live once something newer is there: that is followed, as after SKIPPED.
    const message = `Revision ${ours.id} of this push was superseded by ${newest.id}, which is followed now.`;
    session.emit({ type: 'warned', message });
    return { id: newest.id };
}
/**
 * A newer revision of a commit that was deployed before this push is no later push: somebody, or a run with `rollback`,
 * has gone back. The service does not build the push a second time.
 *
 * @throws RevisionFailedError
 */
function refuseGoneBack(ours, newest, older) {
    const commit = newest.source_revision_config?.repo_commit_sha;
    if (commit == null || (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBuiltOf */ .YO)(commit, ours) || !older.some((revision) => (0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBuiltOf */ .YO)(commit, revision)))
        return;
    throw new _wait_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .RevisionFailedError */ .h2(`Revision ${ours.id} of this push (${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .inert */ .t)(ours.status, 40)}) is not live: the deployment has gone back to commit ${(0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit)} (revision ${newest.id}).`, { advice: 'The service builds a push once. To deploy this commit again, run with new_revision: always, or push.' });
}
/**
 * Waits until the service has begun to build the push.
 *
 * @throws WaitTimeoutError at the deadline; StatusError for 401, 403 and 404; RevisionFailedError; CancelledError.
 */
async function findPushRevision(session, input) {
    const { clock, emit } = session;
    for (let looks = 1;; looks++) {
        const looked = await lookForCommit(session, input, input.startedAt + input.timeoutMs - clock.now());
        if ('id' in looked && looked.id !== undefined)
            return looked.id;
        const error = 'error' in looked ? looked.error : undefined;
        const elapsedMs = clock.now() - input.startedAt;
        const remainingMs = input.timeoutMs - elapsedMs;
        if (remainingMs <= 0)
            throw neverBuilt(input.commit, error);
        if (looks === 1 && error === undefined)
            emit({ type: 'noted', message: notYet(input) });
        const { interval } = input;
        const autoMs = (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .arrivalDelay */ .xe)(elapsedMs);
        const delay = (0,_poll_js__WEBPACK_IMPORTED_MODULE_5__/* .pollDelay */ .xf)({ interval, autoMs, remainingMs, retryAfterMs: error?.retryAfterMs });
        if (error !== undefined)
            emit({ type: 'retrying', problem: error.message, delay_ms: delay });
        await clock.sleep(delay);
    }
}
function notYet(input) {
    const from = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_6__/* .formatDuration */ .a)(stillComesMs(input));
    return `No revision of it has begun yet. After ${from} an earlier one of this commit counts too, as when a job is run again.`;
}
function neverBuilt(commit, problem) {
    const why = problem === undefined ? '' : `\nThe last look failed: ${problem.message}`;
    return new _wait_endings_js__WEBPACK_IMPORTED_MODULE_2__/* .WaitTimeoutError */ .Do(`The service has not made a revision for commit ${(0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit)}, although build_on_push is on.${why}`, {
        advice: 'Check that the integration of the git host still reports pushes. To deploy without it, set build_on_push to false, or new_revision to always.',
        cause: problem
    });
}


/***/ }),

/***/ 9154:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Do: function() { return /* binding */ WaitTimeoutError; },
/* harmony export */   V2: function() { return /* binding */ failure; },
/* harmony export */   c3: function() { return /* binding */ goneMeanwhile; },
/* harmony export */   e_: function() { return /* binding */ deletedMeanwhile; },
/* harmony export */   h2: function() { return /* binding */ RevisionFailedError; },
/* harmony export */   wR: function() { return /* binding */ timeout; }
/* harmony export */ });
/* unused harmony export servingAfter */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9144);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5302);
/* harmony import */ var _note_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7260);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(632);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8298);
/* harmony import */ var _going_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6372);








/** For the last read of a failed run, in milliseconds: it only adds to the message. */
const LAST_WORD_MS = 5_000;
/** The revision ended in a way that is not DEPLOYED. */
class RevisionFailedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH {
    /** The status it ended with by itself; undefined where it was superseded, or the deployment is gone. */
    failed;
    /** The message without what serves: for when that has changed since. */
    plain;
    constructor(message, options) {
        super(message, options);
        this.failed = options.failed;
        this.plain = options.plain ?? message;
    }
}
/** The time was up first. */
class WaitTimeoutError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH {
}
/** The time is up. */
function timeout(wait) {
    const { requests, revision_id, status, problem } = wait;
    wait.session.emit({ type: 'wait_ended', status: 'timeout', elapsed_ms: (0,_going_js__WEBPACK_IMPORTED_MODULE_3__/* .elapsed */ .v)(wait), requests });
    const state = status === undefined ? 'could not be read' : `is still ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .inert */ .t)(status, 40)}`;
    const why = problem === undefined ? '' : `\nThe last look failed: ${problem.message}`;
    const goOn = 'The service goes on with it. Run again: where nothing changed and everything can be compared, this very revision is waited for. If rollouts take this long, raise timeout.';
    return new WaitTimeoutError(`Revision ${revision_id} ${state} after ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a)(wait.timeoutMs)}, the time limit of this step.${why}`, { advice: problem?.advice === undefined ? goOn : `${goOn} As for the last look: ${problem.advice}`, cause: problem });
}
/** The revision was there, and is not any more. */
async function goneMeanwhile({ deployment_id, session }, cause) {
    const read = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => session.controlPlane.readDeployment(deployment_id, { timeoutMs: LAST_WORD_MS }));
    if ('value' in read && !(0,_status_js__WEBPACK_IMPORTED_MODULE_6__/* .isBeingDeleted */ .v)(read.value)) {
        return new RevisionFailedError(`${cause.message}\nDeployment ${deployment_id} itself is still there.`, {
            advice: 'Run again: it compares first, and goes on from what is there.',
            cause
        });
    }
    return new RevisionFailedError(`${cause.message}\nDeployment ${deployment_id} was there when this wait began.`, {
        advice: 'Somebody deleted it while this run waited. Run again to create it anew.',
        cause
    });
}
/** Somebody deleted the deployment while a run waited. */
function deletedMeanwhile(deploymentId) {
    return new RevisionFailedError(`Deployment ${deploymentId} is being deleted (AWAITING_DELETE).`, {
        advice: 'Somebody deleted it while this run waited. Run again once it is gone to create it anew.'
    });
}
/** The revision ended in a way that is no success. */
async function failure(wait, revision) {
    const { session, revision_id, deployment_id, requests } = wait;
    const { status, status_message, source_revision_config } = revision;
    const after = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a)((0,_going_js__WEBPACK_IMPORTED_MODULE_3__/* .elapsed */ .v)(wait));
    (0,_note_js__WEBPACK_IMPORTED_MODULE_7__/* .noteCommit */ .AR)(session, revision);
    session.emit({ type: 'wait_ended', status, elapsed_ms: (0,_going_js__WEBPACK_IMPORTED_MODULE_3__/* .elapsed */ .v)(wait), requests });
    const read = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(() => session.controlPlane.readDeployment(deployment_id, { timeoutMs: LAST_WORD_MS }));
    const named = 'value' in read ? read.value.active_revision_id : undefined;
    const serving = servingAfter(wait, named);
    (0,_note_js__WEBPACK_IMPORTED_MODULE_7__/* .noteServing */ .bc)(session, serving.is);
    const said = status_message ? `\nThe service says: ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .inert */ .t)(session.redact(status_message), 500)}` : '';
    const what = `Revision ${(0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .hH)(revision_id, source_revision_config?.repo_commit_sha)}`;
    const ended = `${what} ended as ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .inert */ .t)(status, 40)} after ${after}.`;
    return new RevisionFailedError(`${ended}${serving.said}${said}`, {
        advice: `${mendOf(status)}${serving.unharmed ? '; what served before is unharmed.' : '.'}`,
        failed: { revision_id, status },
        plain: `${ended}${said}`
    });
}
/**
 * What serves after a revision has failed. A service that names none is believed where it has named one before, or where
 * there was nothing before: another may never name any.
 *
 * @param named `active_revision_id` of a look just now; undefined where there was none, or it was not told.
 */
function servingAfter({ revision_id, previous, before, active_before }, named) {
    if (named === undefined)
        return { said: '' };
    if (named === null) {
        if (previous === null)
            return { is: null, said: ' Nothing serves yet.' };
        return active_before == null
            ? { said: ' The service names no revision that serves.' }
            : { is: null, said: ' It took the place of what served before: nothing serves now.' };
    }
    if (named === revision_id)
        return { is: named, said: '' };
    const commit = before?.id === named ? before.source_revision_config?.repo_commit_sha : undefined;
    const what = (0,_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .hH)(named, commit);
    return named === previous || named === active_before
        ? { is: named, said: ` ${what} is still the one that serves.`, unharmed: true }
        : { is: named, said: ` ${what} is the one that serves now.` };
}
/** What to do, by the parts that the names of statuses are made of; the list of them is open (§3). */
const MENDS = [
    [/BUILD/, 'Fix the build, then push again'],
    [
        /INTERRUPTED/,
        'Something stopped it before its end: see in the service what did, then run again, which makes a new one'
    ],
    [
        /CREATE/,
        'It failed before anything was built or started: see in the service why, mend that, then run again, which makes a new one'
    ],
    [
        /DEPLOY/,
        'It did not come up: look in its deploy log for what is missing at the start (a secret, say), mend that, then push or run again'
    ]
];
const mendOf = (status) => MENDS.find(([word]) => word.test(status))?.[1] ??
    'Look at the logs of the revision in the service, then run again, which makes a new one';


/***/ }),

/***/ 6372:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ remaining; },
/* harmony export */   v: function() { return /* binding */ elapsed; }
/* harmony export */ });
/** Since the wait began, in milliseconds. */
const elapsed = ({ session, startedAt }) => session.clock.now() - startedAt;
/** Until its deadline, in milliseconds. */
const remaining = (wait) => wait.timeoutMs - elapsed(wait);


/***/ })

};
;