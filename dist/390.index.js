"use strict";
exports.id = 390;
exports.ids = [390];
exports.modules = {

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

/***/ 3390:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  waitForRevision: function() { return /* binding */ waitForRevision; }
});

// EXTERNAL MODULE: ./src/deploy/core/emit-revision.js
var emit_revision = __webpack_require__(5883);
// EXTERNAL MODULE: ./src/deploy/core/status.js
var core_status = __webpack_require__(4176);
// EXTERNAL MODULE: ./src/deploy/core/retry.js
var retry = __webpack_require__(4006);
;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/expected.js

const MINUTE = 60_000;
/** §1 and docs/design.md, section 6: a first git build takes about 15 minutes, later ones 2 to 5. Of images nothing is said. */
const GUESSES = {
    first_build: { median: 15 * MINUTE, sigma: 0.28 },
    later_build: { median: 3.5 * MINUTE, sigma: 0.4 },
    image: { median: 1.25 * MINUTE, sigma: 0.45 }
};
/** Where nothing is known of the deployment's earlier revisions. */
function guessExpected(source, isFirst) {
    if (source === 'external_container')
        return { total: GUESSES.image };
    return { total: isFirst ? GUESSES.first_build : GUESSES.later_build };
}
/** The latest few tell best; what is older was another build. */
const MOST_EARLIER = 9;
/** Shorter or longer than any rollout: `updated_at` was touched for another reason, or a date is nonsense. */
const PLAUSIBLE_MS = { shortest: 500, longest: 120 * MINUTE };
/** How much the times of one deployment vary, and the number of revisions that this is worth when they say otherwise. */
const USUAL_SIGMA = 0.38;
const USUAL_WEIGHT = 8;
/** Times that lie further apart than this are no times of one deployment. */
const CONTRADICTION_SIGMA = 1.2;
const SIGMA_BOUNDS = { least: 0.35, most: 0.7 };
/**
 * From the revisions as listed, newest first.
 *
 * @param current The revision that is waited for: it is none of the earlier ones.
 * @returns undefined where they tell nothing: only DEPLOYED ones with two dates that make sense count, and not the oldest
 * listed, which may be the first: that one took longer.
 */
function expectedFrom(rows, current) {
    const times = rows
        .slice(0, -1)
        .filter(({ id, status }) => id !== current && (0,core_status/* verdictOf */.V)(status) === 'deployed')
        .map(({ created_at, updated_at }) => Date.parse(updated_at ?? '') - Date.parse(created_at ?? ''))
        .filter((ms) => ms >= PLAUSIBLE_MS.shortest && ms <= PLAUSIBLE_MS.longest)
        .slice(0, MOST_EARLIER)
        .toSorted((a, b) => a - b);
    const [shortest, longest] = [times[0], times.at(-1)];
    if (shortest === undefined || longest === undefined)
        return undefined;
    const total = spreadOf(times);
    return total && { total, earlier: { shortest, longest } };
}
/** @param times In order, at least one. @returns undefined where they contradict each other. */
function spreadOf(times) {
    const logs = times.map(Math.log);
    const count = logs.length;
    const middle = ((logs[(count - 1) >> 1] ?? 0) + (logs[count >> 1] ?? 0)) / 2;
    const squares = logs.reduce((sum, log) => sum + (log - middle) ** 2, 0);
    if (squares / count > CONTRADICTION_SIGMA ** 2)
        return undefined;
    const variance = (squares + USUAL_WEIGHT * USUAL_SIGMA ** 2) / (count + USUAL_WEIGHT);
    // The middle of a few is itself uncertain.
    const sigma = Math.sqrt(variance * (1 + 1 / count));
    return { median: Math.exp(middle), sigma: Math.min(Math.max(sigma, SIGMA_BOUNDS.least), SIGMA_BOUNDS.most) };
}

// EXTERNAL MODULE: ./src/deploy/wait/wait-state.js
var wait_state = __webpack_require__(3145);
;// CONCATENATED MODULE: ./src/deploy/wait/earlier-revisions.js




/** A list that is slow must not cost lag: it only helps; in milliseconds. */
const LONGEST_LIST_MS = 2_000;
const SHORTEST_LIST_MS = 1_000;
const isDated = (revision) => [revision?.created_at, revision?.updated_at].every((date) => !Number.isNaN(Date.parse(date ?? '')));
/**
 * The revision as listed, where that saved a look: undefined where there is no list, or it shows an end, which is
 * believed only of a look at the revision itself. Whatever is wrong with the list, the look that follows tells it.
 */
async function readEarlierRevisions(wait) {
    const { session, before, interval, revision_id, pace } = wait;
    // Asked for only where the service has shown dates (§2.8: it need not), and where there is something earlier.
    if (interval !== 'auto' || !isDated(before))
        return undefined;
    wait.requests++;
    const timeoutMs = Math.min(LONGEST_LIST_MS, Math.max(SHORTEST_LIST_MS, (0,wait_state/* remaining */.T)(wait)));
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.listRevisions(wait.deployment_id, { timeoutMs }));
    if ('error' in read) {
        // A service that asks to be left alone is left alone by the look that would come next, too.
        if (read.error.retryAfterMs !== undefined)
            wait.problem = read.error;
        return undefined;
    }
    if (read.value === null)
        return undefined;
    pace.expected = expectedFrom(read.value, revision_id) ?? pace.expected;
    const listed = read.value.find(({ id }) => id === revision_id);
    return listed !== undefined && (0,core_status/* verdictOf */.V)(listed.status) === 'pending' ? listed : undefined;
}

// EXTERNAL MODULE: ./src/deploy/wait/failures.js
var failures = __webpack_require__(4839);
;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/log-normal.js
/** The log-normal distribution, for how long things take: most take about the median, some take much longer. */
/** The log-normal of this mean and variance. */
function logNormalOf(mean, variance) {
    const square = Math.log(1 + variance / mean ** 2);
    return { median: mean / Math.exp(square / 2), sigma: Math.sqrt(square) };
}
function density({ median, sigma }, x) {
    if (x <= 0)
        return 0;
    const z = Math.log(x / median) / sigma;
    return Math.exp((-z * z) / 2) / (x * sigma * Math.sqrt(2 * Math.PI));
}
/** Share of the durations that are longer than `x`. */
function survival({ median, sigma }, x) {
    return x <= 0 ? 1 : normalTail(Math.log(x / median) / sigma);
}
/** Mean and variance of what is left of a duration that has lasted `age` already. */
function remainder(duration, age) {
    const { median, sigma } = duration;
    const left = survival(duration, age);
    // So far beyond anything expected that nothing is known of it but that such things go on for as long again.
    if (left < 1e-9)
        return { mean: age, variance: age ** 2 };
    const z = age <= 0 ? Number.NEGATIVE_INFINITY : Math.log(age / median) / sigma;
    const moment = (n) => (median ** n * Math.exp((n * sigma) ** 2 / 2) * normalTail(z - n * sigma)) / left;
    const mean = moment(1);
    return { mean: mean - age, variance: Math.max(0, moment(2) - mean ** 2) };
}
/** The complementary error function, highest power first (Press et al., Numerical Recipes): relative error below 1.2e-7. */
const SERIES = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418, 0.37409196, 1.00002368,
    -1.26551223
];
/** Share of a standard normal above `z`. */
function normalTail(z) {
    const x = Math.abs(z) / Math.SQRT2;
    const t = 1 / (1 + x / 2);
    let sum = 0;
    for (const term of SERIES)
        sum = sum * t + term;
    const tail = 0.5 * t * Math.exp(sum - x * x);
    return z > 0 ? tail : 1 - tail;
}

;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/phases.js
/** In order. */
const PHASES = {
    git_host: [
        { status: 'CREATING', share: 0.02, kind: 'queue', growth: 6 },
        { status: 'QUEUED', share: 0.05, kind: 'queue', growth: 6 },
        { status: 'AWAITING_BUILD', share: 0.05, kind: 'queue', growth: 6 },
        { status: 'BUILDING', share: 0.65, kind: 'work', growth: 1.5 },
        { status: 'AWAITING_DEPLOY', share: 0.03, kind: 'queue', growth: 1.5 },
        { status: 'DEPLOYING', share: 0.2, kind: 'work', growth: 1.5 }
    ],
    external_container: [
        { status: 'CREATING', share: 0.05, kind: 'queue', growth: 6 },
        { status: 'QUEUED', share: 0.1, kind: 'queue', growth: 6 },
        { status: 'AWAITING_DEPLOY', share: 0.15, kind: 'queue', growth: 6 },
        { status: 'DEPLOYING', share: 0.7, kind: 'work', growth: 1.5 }
    ]
};
/** The phase of a status and those still to come; undefined for a status that is not among them. */
function phasesFrom(source, status) {
    const index = PHASES[source].findIndex((phase) => phase.status === status);
    const [now, ...later] = index < 0 ? [] : PHASES[source].slice(index);
    return now && [now, ...later];
}

;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/auto.js


const SHORTEST_MS = 500;
const LONGEST_MS = 120_000;
/**
 * The lag that a request is worth, times the length of the whole, in square milliseconds: a short wait has fewer requests
 * to spend than a long one. Chosen so that it stays near a tenth of the requests of a 3-second poll where the statuses
 * tell, and below those of a 15-second poll where they do not.
 */
const PRICES = { told: 50e6, untold: 80e6 };
/** However short the whole, in milliseconds. */
const HIGHEST_PRICE_MS = 2_000;
/** It may go quite differently from what is expected: how likely that is, and how wide the times then lie. */
const SURPRISE = { weight: 0.02, sigma: 0.8 };
/** Where neither statuses nor earlier revisions tell anything. See `Phase.growth`. */
const UNTOLD_GROWTH = 10;
/** Where earlier revisions are known, the first look may come after this share of their time. */
const KNOWN_SHARE = 0.5;
/** By how much queues vary (standard deviation by mean), and work, by how much the whole does: work is most of it. */
const QUEUE_VARIATION = 1;
const WORK_VARIATION = 1.35;
/** Steps in which the rate is summed up. */
const STEPS = 48;
/** Milliseconds until the next look, from half a second to two minutes. */
function autoDelay(knowledge) {
    const { source, expected, status, elapsedMs } = knowledge;
    const phases = phasesFrom(source, status);
    const mean = meanOf(expected.total);
    const price = Math.min((phases === undefined ? PRICES.untold : PRICES.told) / mean, HIGHEST_PRICE_MS);
    const growth = phases?.[0].growth ?? UNTOLD_GROWTH;
    const known = expected.earlier === undefined ? 0 : mean * KNOWN_SHARE;
    const longest = Math.min(Math.max(SHORTEST_MS, growth * elapsedMs, known), LONGEST_MS);
    return Math.max(SHORTEST_MS, oneLook(chancesOf(knowledge, phases), price, longest));
}
/** How long it takes until the best rate of looks has summed up to one; at most `longest`. */
function oneLook(chances, price, longest) {
    const step = longest / STEPS;
    let sum = 0;
    let before = rateAt(chances, price, 0);
    for (let i = 1; i <= STEPS; i++) {
        const now = rateAt(chances, price, i * step);
        const looks = ((before + now) / 2) * step;
        if (sum + looks >= 1)
            return (i - 1 + (1 - sum) / looks) * step;
        sum += looks;
        before = now;
    }
    return longest;
}
function rateAt(chances, price, inMs) {
    let ends = 0;
    let lasts = Number.MIN_VALUE;
    for (const { weight, duration, ageMs } of chances) {
        ends += weight * density(duration, ageMs + inMs);
        lasts += weight * survival(duration, ageMs + inMs);
    }
    return Math.sqrt(ends / lasts / (2 * price));
}
/** When the revision is DEPLOYED, as far as is known. */
function chancesOf({ expected, elapsedMs, inStatusMs }, phases) {
    const { total } = expected;
    if (phases === undefined)
        return withSurprise(total, elapsedMs);
    const [now, ...later] = phases;
    const current = durationOf(now, total);
    if (later.length === 0)
        return withSurprise(current, inStatusMs);
    let { mean, variance } = remainder(current, inStatusMs);
    for (const phase of later) {
        const next = remainder(durationOf(phase, total), 0);
        mean += next.mean;
        variance += next.variance;
    }
    return withSurprise(logNormalOf(mean, variance), 0);
}
function withSurprise(duration, ageMs) {
    const { weight, sigma } = SURPRISE;
    const surprising = { median: duration.median, sigma: Math.max(sigma, duration.sigma) };
    return [
        { weight: 1 - weight, duration, ageMs },
        { weight, duration: surprising, ageMs }
    ];
}
function durationOf({ share, kind }, total) {
    const mean = share * meanOf(total);
    const variation = kind === 'queue' ? QUEUE_VARIATION : WORK_VARIATION * total.sigma;
    return logNormalOf(mean, (variation * mean) ** 2);
}
const meanOf = ({ median, sigma }) => median * Math.exp(sigma ** 2 / 2);

;// CONCATENATED MODULE: ./src/deploy/wait/poll-delay/pace.js



/** A revision is picked up rather than made no longer than this before; anything else in its dates is nonsense. */
const LONGEST_AGE_MS = 7_200_000;
/**
 * A service that goes on from look to look in its first seconds is a quick one, whatever others take: the next look is no
 * further away than the last one was. Times in milliseconds.
 */
const QUICK_MS = 15_000;
const QUICK_LOOK_MS = 500;
function startPace({ source, isFirst, startedAt, pickedUp }, clock) {
    const age = ageOf(pickedUp?.created_at, clock);
    const madeAt = startedAt - (age >= 0 && age <= LONGEST_AGE_MS ? age : 0);
    return {
        source,
        expected: guessExpected(source, isFirst),
        madeAt,
        since: madeAt,
        seenAt: undefined,
        changedWithin: undefined,
        vain: 0
    };
}
/** Milliseconds since a date that the service told; NaN for none, and for nonsense. */
const ageOf = (date, clock) => clock.date() - Date.parse(date ?? '');
/**
 * The revision was seen with a status that is no end. A new one began between the last look and this one: where
 * `updated_at` tells a time between them, then; otherwise in the middle.
 */
function recordPoll(pace, revision, { isNew, clock }) {
    const now = clock.now();
    const before = pace.seenAt ?? pace.madeAt;
    if (isNew) {
        const age = ageOf(revision.updated_at, clock);
        pace.since = now - (age >= 0 && age <= now - before ? age : (now - before) / 2);
    }
    pace.changedWithin = isNew && pace.seenAt !== undefined ? now - before : undefined;
    pace.seenAt = now;
    pace.vain = 0;
}
/** Another revision is followed from now on. */
function restartPace(pace, now) {
    Object.assign(pace, {
        madeAt: now,
        since: now,
        seenAt: undefined,
        changedWithin: undefined,
        vain: 0
    });
}
/** What `auto` comes to at this moment, in milliseconds. */
function nextPause(pace, status, now) {
    const { source, expected, madeAt, since, vain, changedWithin } = pace;
    const elapsedMs = now - madeAt;
    const delay = autoDelay({ source, expected, status, elapsedMs, inStatusMs: now - since });
    if (vain > 0)
        return Math.min(delay, (0,retry/* backoffDelay */.EY)(vain));
    const isQuick = changedWithin !== undefined && elapsedMs <= QUICK_MS;
    return isQuick ? Math.min(delay, Math.max(changedWithin, QUICK_LOOK_MS)) : delay;
}

// EXTERNAL MODULE: ./src/deploy/wait/poll-delay/poll-interval.js
var poll_interval = __webpack_require__(8065);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/deploy/core/poll-once.js
var poll_once = __webpack_require__(6641);
;// CONCATENATED MODULE: ./src/deploy/wait/read-counted.js
/** One read of a wait, counted. */




/** What is read; undefined when the look failed in a way that may pass. */
async function countedRead(wait, read) {
    wait.requests++;
    const result = await (0,poll_once/* pollOnce */.F)((0,wait_state/* remaining */.T)(wait), read).catch(async (error) => {
        throw error instanceof errors/* StatusError */.Xs && error.status === 404 ? await (0,failures/* revisionNotFound */.dH)(wait, error) : error;
    });
    wait.problem = 'error' in result ? result.error : undefined;
    return 'value' in result ? result.value : undefined;
}

;// CONCATENATED MODULE: ./src/deploy/wait/superseded.js
/** What the deployment tells about a wait for one of its revisions: what took its place, and that all of it goes. */





/** How often the deployment is looked at, for one that is being deleted: a share of the whole time, within bounds. */
const DEPLOYMENT_LOOKS = { share: 0.25, shortestMs: 2_000, longestMs: 450_000 };
/** A service may say SKIPPED a moment before it shows what came in its place; in milliseconds. */
const NEWER_SHOWS_MS = 15_000;
/** How long it is until the deployment is looked at again, in milliseconds. */
const deploymentLookMs = (timeoutMs) => Math.min(Math.max(timeoutMs * DEPLOYMENT_LOOKS.share, DEPLOYMENT_LOOKS.shortestMs), DEPLOYMENT_LOOKS.longestMs);
/**
 * The newest revision takes the place of one that was SKIPPED, under the same deadline. False: it could not be read, or does not show yet.
 *
 * @throws RevisionFailedError when there is none that is newer, or it is not to be followed.
 */
async function followNewest(wait) {
    const { session, revision_id, left, follow = true } = wait;
    if (!follow) {
        throw new failures/* RevisionFailedError */.h2(`Revision ${revision_id} ended as SKIPPED: a newer one takes its place.`, {
            advice: 'Somebody else has changed the deployment meanwhile: look at it in the service.'
        });
    }
    const deployment = await countedRead(wait, (options) => session.controlPlane.readDeployment(wait.deployment_id, options));
    if (deployment === undefined) {
        wait.pace.vain++;
        return false;
    }
    left.add(revision_id);
    const newest = deployment.latest_revision_id;
    if (newest === null || left.has(newest)) {
        wait.newerBy ??= session.clock.now() + NEWER_SHOWS_MS;
        wait.pace.vain++;
        if (session.clock.now() < wait.newerBy)
            return false;
        throw new failures/* RevisionFailedError */.h2(`Revision ${revision_id} ended as SKIPPED, and there is no newer one.`, {
            advice: 'Run again to have a new revision made.'
        });
    }
    const message = `Revision ${revision_id} was superseded (SKIPPED) by ${newest}, which is followed now.`;
    session.emit({ type: 'warning', message });
    session.emit({ type: 'revision_identified', revision_id: newest, previous: revision_id, superseded: true });
    wait.revision_id = newest;
    wait.followed = deployment;
    wait.newerBy = undefined;
    wait.status = undefined;
    restartPace(wait.pace, session.clock.now());
    return true;
}
/** @throws RevisionFailedError when the deployment is being deleted. Looks only now and then. */
async function assertNotDeleting(wait) {
    const { session, deployment_id, problem } = wait;
    if (session.clock.now() < wait.deploymentLookAt)
        return;
    // The last look failed: that is what is told of it.
    if (problem !== undefined && (0,wait_state/* remaining */.T)(wait) <= 0)
        return;
    wait.deploymentLookAt = session.clock.now() + deploymentLookMs(wait.timeoutMs);
    const deployment = await countedRead(wait, (options) => session.controlPlane.readDeployment(deployment_id, options));
    wait.problem ??= problem;
    if (deployment !== undefined && (0,core_status/* isBeingDeleted */.v)(deployment))
        throw (0,failures/* deploymentDeleted */.Vb)(deployment_id);
}

;// CONCATENATED MODULE: ./src/deploy/wait/wait-for-revision.js









/** `auto` looks this long after a revision was made for the first time, in milliseconds: next to nothing is over any sooner. */
const FIRST_LOOK_MS = 4_000;
/** So many revisions that supersede each other are followed without a pause: a service may name a new one for ever. */
const FOLLOWED_AT_ONCE = 5;
/**
 * The revision once it is DEPLOYED; where it was superseded, the newest one instead.
 *
 * @throws RevisionFailedError, WaitTimeoutError; StatusError for 401, 403 and 404; CancelledError.
 */
async function waitForRevision(session, input) {
    const wait = beginWait(session, input);
    if (wait.interval === 'auto' && !isPickedUp(input)) {
        await session.clock.sleep((0,poll_interval/* pollDelay */.Q)({ interval: 'auto', autoMs: FIRST_LOOK_MS, remainingMs: (0,wait_state/* remaining */.T)(wait) }));
    }
    let listed = await readEarlierRevisions(wait);
    if (wait.problem !== undefined && (0,wait_state/* remaining */.T)(wait) > 0)
        await pause(wait);
    for (;;) {
        const revision = listed ?? (await lookAtRevision(wait));
        listed = undefined;
        if (revision !== undefined) {
            noteAnswer(wait);
            noteStatus(wait, revision);
            const verdict = (0,core_status/* verdictOf */.V)(revision.status);
            if (verdict === 'deployed')
                return ended(wait, revision);
            if (verdict === 'failed')
                throw await (0,failures/* revisionFailed */.D$)(wait, revision);
            if (verdict === 'superseded' && (await followNewest(wait)) && wait.left.size <= FOLLOWED_AT_ONCE)
                continue;
        }
        await assertNotDeleting(wait);
        await pause(wait);
    }
}
/** It was on its way before this run, which found nothing to send. */
const isPickedUp = ({ previous, revision_id }) => previous === revision_id;
function beginWait(session, input) {
    const { previous, revision_id, startedAt, timeoutMs, source, before } = input;
    const pickedUp = isPickedUp(input) ? before : undefined;
    const pace = startPace({ source, isFirst: previous === null, startedAt, pickedUp }, session.clock);
    const left = new Set(previous === null || previous === revision_id ? [] : [previous]);
    const deploymentLookAt = startedAt + deploymentLookMs(timeoutMs);
    return {
        ...input,
        session,
        pace,
        status: undefined,
        problem: undefined,
        retrying: false,
        requests: 0,
        deploymentLookAt,
        left,
        newerBy: undefined
    };
}
async function lookAtRevision(wait) {
    const { session, deployment_id, pace } = wait;
    const revision = await countedRead(wait, (options) => session.controlPlane.readRevision(deployment_id, wait.revision_id, options));
    if (revision === undefined)
        pace.vain++;
    return revision;
}
function noteAnswer(wait) {
    if (wait.retrying)
        wait.session.emit({ type: 'recovered' });
    wait.retrying = false;
}
function noteStatus(wait, revision) {
    const { session, pace, revision_id } = wait;
    const { status } = revision;
    const isNew = status !== wait.status;
    if ((0,core_status/* verdictOf */.V)(status) === 'pending')
        recordPoll(pace, revision, { isNew, clock: session.clock });
    if (!isNew)
        return;
    const { earlier } = wait.status === undefined ? pace.expected : {};
    wait.status = status;
    session.emit({ type: 'status_read', revision_id, status, elapsed_ms: (0,wait_state/* elapsed */.v)(wait), ...(earlier && { earlier }) });
}
function ended(wait, revision) {
    const { session, requests, pace } = wait;
    const { status } = revision;
    const within = pace.seenAt === undefined ? {} : { within_ms: session.clock.now() - pace.seenAt };
    (0,emit_revision/* emitCommit */.jI)(session, revision);
    session.emit({ type: 'wait_ended', status, elapsed_ms: (0,wait_state/* elapsed */.v)(wait), requests, ...within });
    return { revision, ...(wait.followed && { followed: wait.followed }) };
}
/** Sleeps until the next look. @throws WaitTimeoutError when the last look, at the deadline, has been. */
async function pause(wait) {
    const { session, interval, problem, pace, status } = wait;
    const remainingMs = (0,wait_state/* remaining */.T)(wait);
    if (remainingMs <= 0)
        throw (0,failures/* waitTimedOut */.Pt)(wait);
    const autoMs = nextPause(pace, status, session.clock.now());
    const delay = (0,poll_interval/* pollDelay */.Q)({ interval, autoMs, remainingMs, retryAfterMs: problem?.retryAfterMs });
    if (problem !== undefined)
        session.emit({ type: 'retrying', problem: problem.message, delay_ms: delay });
    wait.retrying = problem !== undefined;
    await session.clock.sleep(delay);
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