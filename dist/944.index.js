"use strict";
exports.id = 944;
exports.ids = [944];
exports.modules = {

/***/ 8061:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: function() { return /* binding */ listNewestFirst; }
/* harmony export */ });
/* unused harmony export newestFirst */
/** The most pages that are read to find one revision. */
const MOST_PAGES = 20;
/**
 * Reads pages until one holds the revision `sought`, and puts them in order. Null if the service has no such operation.
 * A service that knows no `offset` repeats a page: then its first page is all.
 *
 * @param sought The latest revision, as far as the caller knows.
 */
async function listNewestFirst(controlPlane, { deployment_id, sought, ...options }) {
    const rows = new Map();
    for (let page = 0; page < MOST_PAGES && !rows.has(sought); page++) {
        const offset = rows.size === 0 ? {} : { offset: rows.size };
        const found = await controlPlane.listRevisions(deployment_id, { ...options, ...offset });
        if (found === null)
            return null;
        const known = rows.size;
        for (const row of found)
            rows.set(row.id, row);
        if (rows.size === known)
            break;
    }
    return newestFirst([...rows.values()], sought);
}
/** Rows that begin with the latest revision are in order; others are sorted by when they were created, if all tell it. */
function newestFirst(rows, latest) {
    if (rows[0]?.id === latest)
        return [...rows];
    const createdAt = ({ created_at }) => Date.parse(created_at ?? '');
    if (rows.some((row) => Number.isNaN(createdAt(row)))) {
        return rows.at(-1)?.id === latest ? rows.toReversed() : [...rows];
    }
    // Of two at the same time the later one in the list is the newer one, as the oldest stands first.
    return rows.toReversed().sort((a, b) => createdAt(b) - createdAt(a));
}


/***/ }),

/***/ 6641:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: function() { return /* binding */ pollOnce; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/** One look during a wait: a failing one does not end it, unless it is a refusal that stays (docs/design.md, section 3). */


/** Refusals that no further look will change. */
const FINAL_STATUSES = new Set([401, 403, 404]);
const isFinal = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && !error.retryable && FINAL_STATUSES.has(error.status);
/** A look takes no longer than this, so that a hanging one does not cost the whole wait; in milliseconds. */
const LONGEST_LOOK_MS = 30_000;
/** The look at the deadline gets this long. */
const SHORTEST_LOOK_MS = 1_000;
/**
 * The value, or the error that may pass.
 *
 * @param remainingMs Until the deadline of the wait.
 * @throws StatusError for 401, 403 and 404; TimeLimitError once the time limit of the step ends a longer wait.
 */
async function pollOnce(remainingMs, read) {
    const timeoutMs = Math.min(LONGEST_LOOK_MS, Math.max(SHORTEST_LOOK_MS, remainingMs));
    const result = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => read({ timeoutMs }));
    if (!('error' in result))
        return result;
    const { error } = result;
    if (isFinal(error) || (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .TimeLimitError */ .$q && remainingMs > 0))
        throw error;
    return result;
}


/***/ }),

/***/ 4839:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D$: function() { return /* binding */ revisionFailed; },
/* harmony export */   Do: function() { return /* binding */ WaitTimeoutError; },
/* harmony export */   Pt: function() { return /* binding */ waitTimedOut; },
/* harmony export */   Vb: function() { return /* binding */ deploymentDeleted; },
/* harmony export */   dH: function() { return /* binding */ revisionNotFound; },
/* harmony export */   h2: function() { return /* binding */ RevisionFailedError; }
/* harmony export */ });
/* unused harmony export servingAfter */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5725);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9144);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5302);
/* harmony import */ var _core_emit_revision_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5883);
/* harmony import */ var _core_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4006);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4176);
/* harmony import */ var _wait_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3145);








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
function waitTimedOut(wait) {
    const { requests, revision_id, status, problem } = wait;
    wait.session.emit({ type: 'wait_ended', status: 'timeout', elapsed_ms: (0,_wait_state_js__WEBPACK_IMPORTED_MODULE_3__/* .elapsed */ .v)(wait), requests });
    const state = status === undefined ? 'could not be read' : `is still ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g)(status, 40)}`;
    const why = problem === undefined ? '' : `\nThe last look failed: ${problem.message}`;
    const goOn = 'The service goes on with it. Run again: where nothing changed and everything can be compared, this very revision is waited for. If rollouts take this long, raise timeout.';
    return new WaitTimeoutError(`Revision ${revision_id} ${state} after ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a)(wait.timeoutMs)}, the time limit of this step.${why}`, { advice: problem?.advice === undefined ? goOn : `${goOn} As for the last look: ${problem.advice}`, cause: problem });
}
/** The revision was there, and is not any more. */
async function revisionNotFound({ deployment_id, session }, cause) {
    const read = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(deployment_id, { timeoutMs: LAST_WORD_MS }));
    if ('value' in read && !(0,_core_status_js__WEBPACK_IMPORTED_MODULE_6__/* .isBeingDeleted */ .v)(read.value)) {
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
function deploymentDeleted(deploymentId) {
    return new RevisionFailedError(`Deployment ${deploymentId} is being deleted (AWAITING_DELETE).`, {
        advice: 'Somebody deleted it while this run waited. Run again once it is gone to create it anew.'
    });
}
/** The revision ended in a way that is no success. */
async function revisionFailed(wait, revision) {
    const { session, revision_id, deployment_id, requests } = wait;
    const { status, status_message, source_revision_config } = revision;
    const after = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a)((0,_wait_state_js__WEBPACK_IMPORTED_MODULE_3__/* .elapsed */ .v)(wait));
    (0,_core_emit_revision_js__WEBPACK_IMPORTED_MODULE_7__/* .emitCommit */ .jI)(session, revision);
    session.emit({ type: 'wait_ended', status, elapsed_ms: (0,_wait_state_js__WEBPACK_IMPORTED_MODULE_3__/* .elapsed */ .v)(wait), requests });
    const read = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(deployment_id, { timeoutMs: LAST_WORD_MS }));
    const named = 'value' in read ? read.value.active_revision_id : undefined;
    const serving = servingAfter(wait, named);
    (0,_core_emit_revision_js__WEBPACK_IMPORTED_MODULE_7__/* .emitActive */ .ik)(session, serving.is);
    const said = status_message ? `\nThe service says: ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g)(session.redact(status_message), 500)}` : '';
    const what = `Revision ${(0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRevision */ .hH)(revision_id, source_revision_config?.repo_commit_sha)}`;
    const ended = `${what} ended as ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g)(session.redact(status), 40)} after ${after}.`;
    return new RevisionFailedError(`${ended}${serving.said}${said}`, {
        advice: `${adviceFor(status)}${serving.unharmed ? '; what served before is unharmed.' : '.'}`,
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
    const what = (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRevision */ .hH)(named, commit);
    return named === previous || named === active_before
        ? { is: named, said: ` ${what} is still the one that serves.`, unharmed: true }
        : { is: named, said: ` ${what} is the one that serves now.` };
}
/** What to do, by the parts that the names of statuses are made of; the list of them is open (§3). */
const ADVICE_BY_STATUS = [
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
const adviceFor = (status) => ADVICE_BY_STATUS.find(([word]) => word.test(status))?.[1] ??
    'Look at the logs of the revision in the service, then run again, which makes a new one';


/***/ }),

/***/ 2944:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findPushRevision: function() { return /* binding */ findPushRevision; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5725);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9144);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5302);
/* harmony import */ var _core_list_revisions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8061);
/* harmony import */ var _core_poll_once_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6641);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9480);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4176);
/* harmony import */ var _failures_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4839);
/* harmony import */ var _poll_delay_poll_interval_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8065);










/**
 * A newer push may have been built before this run looked for the first time; then no revision of this commit comes any
 * more. How long that is not taken for granted, in milliseconds: a branch may also have been set back to an old commit.
 */
const STILL_COMES_MS = 60_000;
/** How long a newer revision may be without its commit until it is taken for that of the push; in milliseconds. */
const UNTOLD_MS = 25_000;
const stillComesMs = ({ timeoutMs }) => Math.min(STILL_COMES_MS, timeoutMs / 2);
const untoldMs = ({ timeoutMs }) => Math.min(UNTOLD_MS, timeoutMs / 4);
const remaining = (session, input) => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .waitDeadline */ .MH)(session, input) - session.clock.now();
const tellsCommit = ({ source_revision_config: code }) => !!code?.repo_commit_sha;
/** Looks for the revision of this commit among those newer than `previous`. */
async function lookForCommit(session, input, remainingMs) {
    const { controlPlane } = session;
    const { deployment_id, previous } = input;
    const read = await (0,_core_poll_once_js__WEBPACK_IMPORTED_MODULE_2__/* .pollOnce */ .F)(remainingMs, (options) => controlPlane.readDeployment(deployment_id, options));
    if ('error' in read)
        return read;
    if ((0,_core_status_js__WEBPACK_IMPORTED_MODULE_5__/* .isBeingDeleted */ .v)(read.value))
        throw (0,_failures_js__WEBPACK_IMPORTED_MODULE_4__/* .deploymentDeleted */ .Vb)(deployment_id);
    const latest = read.value.latest_revision_id;
    if (latest === null)
        return { id: undefined };
    if (latest === previous) {
        const stillComes = session.clock.now() - input.startedAt < stillComesMs(input);
        if (stillComes)
            return { id: undefined };
        const { before } = input;
        if (before === undefined || tellsCommit(before))
            return lookBehind(session, { ...input, latest, previous: null }, remainingMs);
        // One that was on its way when this run began is most likely of this push.
        return { untold: (0,_core_status_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictOf */ .V)(before.status) === 'pending' ? latest : null };
    }
    const revision = await (0,_core_poll_once_js__WEBPACK_IMPORTED_MODULE_2__/* .pollOnce */ .F)(remainingMs, (options) => controlPlane.readRevision(deployment_id, latest, options)).catch(notYetShown);
    if ('error' in revision)
        return revision;
    if ((0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBuiltOf */ .YO)(input.commit, revision.value))
        return { id: latest };
    const behind = await lookBehind(session, { ...input, latest }, remainingMs);
    const isFound = 'error' in behind || ('id' in behind && behind.id !== undefined);
    return isFound || tellsCommit(revision.value) ? behind : { untold: latest };
}
/** A revision that was just made may be 404 for some seconds. */
function notYetShown(error) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && error.status === 404)
        return { error };
    throw error;
}
/** A push that came later may have taken the first place already; then its revision is the one to wait for. */
async function lookBehind(session, input, remainingMs) {
    const { deployment_id, commit, previous, latest } = input;
    const listed = await (0,_core_poll_once_js__WEBPACK_IMPORTED_MODULE_2__/* .pollOnce */ .F)(remainingMs, (options) => (0,_core_list_revisions_js__WEBPACK_IMPORTED_MODULE_6__/* .listNewestFirst */ .H)(session.controlPlane, { ...options, deployment_id, sought: latest }));
    if ('error' in listed)
        return listed;
    const revisions = listed.value ?? [];
    const end = revisions.findIndex(({ id }) => id === previous);
    const newer = end < 0 ? revisions : revisions.slice(0, end);
    const ours = newer.find((revision) => (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBuiltOf */ .YO)(commit, revision));
    const newest = newer[0];
    if (ours === undefined || newest === undefined || newest === ours)
        return { id: ours?.id };
    refuseGoneBack(ours, newest, revisions.slice(revisions.indexOf(ours) + 1));
    // What was built of this push is not what is live once something newer is there: that is followed, as after SKIPPED.
    const message = `Revision ${ours.id} of this push was superseded by ${newest.id}, which is followed now.`;
    session.emit({ type: 'warning', message });
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
    if (commit == null || (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBuiltOf */ .YO)(commit, ours) || !older.some((revision) => (0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isBuiltOf */ .YO)(commit, revision)))
        return;
    throw new _failures_js__WEBPACK_IMPORTED_MODULE_4__/* .RevisionFailedError */ .h2(`Revision ${ours.id} of this push (${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g)(ours.status, 40)}) is not live: the deployment has gone back to commit ${(0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit)} (revision ${newest.id}).`, { advice: 'The service builds a push once. To deploy this commit again, run with new_revision: always, or push.' });
}
/**
 * Waits until the service has begun to build the push. Undefined where nothing shows that it has: it tells no commits,
 * and has made no newer revision.
 *
 * @throws WaitTimeoutError at the deadline; StatusError for 401, 403 and 404; RevisionFailedError; CancelledError.
 */
async function findPushRevision(session, input) {
    const { clock, emit } = session;
    let untoldSince;
    for (let looks = 1;; looks++) {
        const looked = await lookForCommit(session, input, remaining(session, input));
        if ('id' in looked && looked.id !== undefined)
            return looked.id;
        if ('untold' in looked) {
            const { untold } = looked;
            if (untold === null)
                return undefined;
            untoldSince ??= clock.now();
            if (untold === input.previous || clock.now() - untoldSince >= untoldMs(input)) {
                const message = `The service tells no commit of revision ${untold}. Assuming that it was built from this push (${(0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(input.commit)}).`;
                emit({ type: 'warning', message });
                return untold;
            }
        }
        const error = 'error' in looked ? looked.error : undefined;
        const elapsedMs = clock.now() - input.startedAt;
        const remainingMs = remaining(session, input);
        if (remainingMs <= 0)
            throw neverBuilt(input.commit, error);
        if (looks === 1 && error === undefined)
            emit({ type: 'info', message: notYet(input) });
        const { interval } = input;
        const autoMs = (0,_poll_delay_poll_interval_js__WEBPACK_IMPORTED_MODULE_8__/* .arrivalDelay */ .x)(elapsedMs);
        const delay = (0,_poll_delay_poll_interval_js__WEBPACK_IMPORTED_MODULE_8__/* .pollDelay */ .Q)({ interval, autoMs, remainingMs, retryAfterMs: error?.retryAfterMs });
        if (error !== undefined)
            emit({ type: 'retrying', problem: error.message, delay_ms: delay });
        await clock.sleep(delay);
    }
}
function notYet(input) {
    const from = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_9__/* .formatDuration */ .a)(stillComesMs(input));
    return `No revision of it has begun yet. After ${from} an earlier one of this commit counts too, as when a job is run again.`;
}
function neverBuilt(commit, problem) {
    const why = problem === undefined ? '' : `\nThe last look failed: ${problem.message}`;
    return new _failures_js__WEBPACK_IMPORTED_MODULE_4__/* .WaitTimeoutError */ .Do(`The service has not made a revision for commit ${(0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit)}, although build_on_push is on.${why}`, {
        advice: 'Check that the integration of the git host still reports pushes. To deploy without it, set build_on_push to false, or new_revision to always.',
        cause: problem
    });
}


/***/ }),

/***/ 8065:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: function() { return /* binding */ pollDelay; },
/* harmony export */   x: function() { return /* binding */ arrivalDelay; }
/* harmony export */ });
/** When to look again: pure functions of what is known. */
const SHORTEST_MS = 500;
const LONGEST_ARRIVAL_MS = 10_000;
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
/** `auto` where something is to turn up of which nothing is known but how long it has not, in milliseconds. */
function arrivalDelay(elapsedMs) {
    return Math.min(Math.max(SHORTEST_MS, elapsedMs * SHARE_OF_ELAPSED), LONGEST_ARRIVAL_MS);
}


/***/ }),

/***/ 3145:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: function() { return /* binding */ remaining; },
/* harmony export */   v: function() { return /* binding */ elapsed; }
/* harmony export */ });
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9480);

/** Since the wait began, in milliseconds. */
const elapsed = ({ session, startedAt }) => session.clock.now() - startedAt;
/** Until its deadline, in milliseconds. */
const remaining = (wait) => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_0__/* .waitDeadline */ .MH)(wait.session, wait) - wait.session.clock.now();


/***/ })

};
;