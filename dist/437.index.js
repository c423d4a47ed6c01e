"use strict";
exports.id = 437;
exports.ids = [437,175];
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


/***/ }),

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

/***/ 4437:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  followUp: function() { return /* binding */ followUp; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/repository/repository.js
var repository = __webpack_require__(5725);
;// CONCATENATED MODULE: ./src/contract/revision-log-entry.js
/** The entries of a revision's log in the shape that the public service documents; anything else is not shown. */
const isText = (value) => typeof value === 'string';
/** Reads `{timestamp, level, message}`. Undefined for an entry without a message. */
function readEntry(entry) {
    if (typeof entry !== 'object' || entry === null)
        return undefined;
    const { message, timestamp, level } = entry;
    if (!isText(message))
        return undefined;
    const time = isText(timestamp) ? Date.parse(timestamp) : Number.NaN;
    return { message, at: Number.isNaN(time) ? undefined : time, level: isText(level) ? level : undefined };
}

// EXTERNAL MODULE: ./src/text/ansi.js
var ansi = __webpack_require__(6251);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/text/redact-lines.js
var redact_lines = __webpack_require__(2803);
;// CONCATENATED MODULE: ./src/deploy/build-log/log-lines.js
/** The last lines of a revision's log, made fit to be shown. Pure; the entries are a stranger's (contract/revision-log). */




/** How many lines are kept, and how many characters of each. */
const MOST_LINES = 50;
const LONGEST_LINE = 300;
/** Of a message that goes on for megabytes only its end is cut into lines; in characters. */
const LONGEST_MESSAGE = 20_000;
/** Where a message is cut, a part of a secret may be left: so much after the cut is not shown. */
const CUT_OFF = 200;
/** Reads the entries of a page that was asked for newest first. Returns them oldest first. */
function readEntries(logs) {
    const entries = logs.flatMap((entry) => readEntry(entry) ?? []);
    // A service that answers oldest first all the same is seen by its dates.
    return isNewestFirst(logs) ? entries.toReversed() : entries;
}
/** Whether a page runs as it was asked for, as far as its dates show: then its first entry is the last of the log. */
function isNewestFirst(logs) {
    const [first, last] = [readEntry(logs[0])?.at, readEntry(logs.at(-1))?.at];
    return first === undefined || last === undefined || first >= last;
}
/**
 * Lines of text, oldest first, without terminal sequences, control characters, or lines without any text.
 *
 * @param redact Takes secret values out, before a line is shortened: half a secret is not recognised any more.
 */
function linesOf(entries, redact) {
    const lines = entries
        .flatMap(({ message, level }) => {
        const text = (0,ansi/* withoutAnsi */.u)(message.slice(-LONGEST_MESSAGE));
        const isCut = message.length > LONGEST_MESSAGE;
        return text.split(/\r\n|[\r\n]/).map((line, at) => ({ line, level, isCut: isCut && at === 0 }));
    })
        .filter(({ line }) => (0,inert/* sanitizeLine */.g)(line) !== '')
        .slice(-MOST_LINES);
    // All at once: a secret may go on in the next line, which may be the next entry.
    const clean = (0,redact_lines/* redactLines */.n)(lines.map(({ line }) => line), redact);
    return lines.flatMap(({ level, isCut }, at) => {
        const text = shownLine((clean[at] ?? '').slice(isCut ? CUT_OFF : 0));
        return isAlarming(level) ? text.map((shown) => (0,inert/* sanitizeLine */.g)(`${level}  ${shown}`, LONGEST_LINE)) : text;
    });
}
/** Indented as it was, as far as that can be read. */
function shownLine(line) {
    const text = (0,inert/* sanitizeLine */.g)(line, LONGEST_LINE);
    if (text === '')
        return [];
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0;
    return [' '.repeat(Math.min(indent, 20)) + text];
}
function isAlarming(level) {
    return level !== undefined && /^(?:error|fatal|critical|warn|warning)$/i.test(level);
}

;// CONCATENATED MODULE: ./src/deploy/build-log/read-log.js
/**
 * The last lines of the build or deploy log of a revision that failed. Outside the specification, so whatever goes wrong
 * here is silent, takes a few seconds at most, and changes nothing.
 */


/** For all logs together, in milliseconds: the log only adds to a message. */
const LONGEST_READING_MS = 5_000;
const PAGE_SIZE = 100;
/** Which logs may tell why, the likelier one first: by the status, else by what the source goes through. */
function fittingLogs({ status, source }) {
    if (status.includes('BUILD'))
        return ['build'];
    if (status.includes('DEPLOY'))
        return ['deploy'];
    return source === 'external_container' ? ['deploy'] : ['build', 'deploy'];
}
/** Tells the last lines of the log, if there are any. @throws CancelledError only. */
async function emitLog(session, failed) {
    const { controlPlane, clock, emit, redact } = session;
    const giveUp = clock.now() + LONGEST_READING_MS;
    for (const log of fittingLogs(failed)) {
        try {
            const { deployment_id, revision_id } = failed;
            const query = { log, order: 'desc', limit: PAGE_SIZE };
            const timeoutMs = giveUp - clock.now();
            if (timeoutMs <= 0)
                return;
            const page = await controlPlane.readRevisionLog(deployment_id, revision_id, query, { timeoutMs });
            if (page === null)
                continue;
            const { logs, next_offset } = page;
            const lines = linesOf(readEntries(logs), redact);
            if (lines.length === 0)
                continue;
            const told = { log, revision_id, lines, is_end: !next_offset || isNewestFirst(logs) };
            return emit({ type: 'log_read', log: told });
        }
        catch (error) {
            if (error instanceof errors/* CancelledError */.cc)
                throw error;
            emit({ type: 'log_missing', problem: (0,errors/* messageOf */.bD)(error) });
        }
    }
}

// EXTERNAL MODULE: ./src/deploy/core/retry.js
var retry = __webpack_require__(4006);
// EXTERNAL MODULE: ./src/deploy/core/session.js
var core_session = __webpack_require__(9480);
// EXTERNAL MODULE: ./src/deploy/core/status.js
var core_status = __webpack_require__(4176);
// EXTERNAL MODULE: ./src/deploy/wait/failures.js
var failures = __webpack_require__(4839);
// EXTERNAL MODULE: ./src/deploy/verify/read-active.js
var read_active = __webpack_require__(8555);
// EXTERNAL MODULE: ./src/contract/normal-forms/image.js
var normal_forms_image = __webpack_require__(6672);
// EXTERNAL MODULE: ./src/contract/returned-secrets.js
var returned_secrets = __webpack_require__(124);
// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __webpack_require__(1243);
// EXTERNAL MODULE: ./src/repository/same-value.js + 2 modules
var same_value = __webpack_require__(2373);
// EXTERNAL MODULE: ./src/deploy/plan/diff-resource-spec.js + 1 modules
var diff_resource_spec = __webpack_require__(8838);
// EXTERNAL MODULE: ./src/deploy/plan/diff-secrets.js
var diff_secrets = __webpack_require__(2009);
// EXTERNAL MODULE: ./src/deploy/plan/plan-update.js + 1 modules
var plan_update = __webpack_require__(4425);
// EXTERNAL MODULE: ./src/deploy/plan/shown-secrets.js
var shown_secrets = __webpack_require__(8709);
;// CONCATENATED MODULE: ./src/deploy/rollback/decide-rollback.js











/** Why there is nothing to go back from, or nobody's leave to do so; undefined when this run goes back. */
function rollbackBlocker({ revision_id, by }, now, before) {
    const { latest_revision_id: latest, active_revision_id: active } = now;
    if ((0,core_status/* isBeingDeleted */.v)(now))
        return { result: 'not_possible', why: 'the deployment is being deleted' };
    if (latest !== revision_id) {
        return {
            result: 'not_possible',
            why: `${latest ?? 'another revision'} is newer and not of this run; it is left alone`
        };
    }
    if (isUntold(now, before) && by === 'revision') {
        return { result: 'not_possible', why: 'the service does not say which revision serves' };
    }
    if (active != null && active !== revision_id)
        return { result: 'not_needed', why: `${active} still serves` };
    return undefined;
}
/** A service that named none before either does not say that nothing serves: it says nothing. */
function isUntold({ active_revision_id: active }, before) {
    return active === undefined || (active === null && before != null && before.active_revision_id == null);
}
/** The patch that leads back, or why none does. Values are sent only where the service itself has told them. */
function rollbackPatch(way) {
    const code = way.wanted.source === 'git_host' ? gitBack(way) : imageBack(way);
    if ('why' in code)
        return code;
    const { secrets, resource_spec } = contentsBack(way);
    const settings = settingsBack(way, code.source_revision_config.repo_ref);
    const source_config = { ...settings, ...(resource_spec && { resource_spec }) };
    const other = secrets !== undefined || Object.keys(source_config).length > 0;
    if (code.is_same && !other) {
        return { why: 'the code is the same, and what else this run changed is not known from before' };
    }
    const request = {
        ...(Object.keys(source_config).length > 0 && { source_config }),
        source_revision_config: code.source_revision_config,
        ...(secrets && { secrets })
    };
    return { request, restores_resources: resource_spec !== undefined };
}
function gitBack({ failed, target }) {
    const { repo_ref, graph_config_path: path, repo_commit_sha: commit } = target;
    if (repo_ref == null)
        return { why: 'the service does not tell what was built' };
    const ref = (0,repository/* canonicalRef */.SV)(repo_ref);
    const isSameRef = failed.repo_ref != null && (0,repository/* canonicalRef */.SV)(failed.repo_ref) === ref;
    const areKnown = commit != null && failed.repo_commit_sha != null;
    const isSameCommit = areKnown && (0,repository/* sameCommit */.Kd)(commit, failed.repo_commit_sha ?? '');
    // The commit of a tag is taken on trust where it is not told: tags are made to stay.
    if (isSameRef && !isSameCommit && (areKnown || !(0,repository/* isTag */.dz)(ref))) {
        return { why: `a patch would build ${(0,inert/* sanitizeLine */.g)(ref, 100)} again, where the commit that failed is` };
    }
    const other = path != null && !(0,same_value/* isSameValue */.am)('graph_config_path', path, failed.graph_config_path);
    const source_revision_config = { repo_ref: ref, ...(other && { graph_config_path: path }) };
    return { source_revision_config, is_same: isSameRef && !other };
}
function imageBack({ failed, target }) {
    const { image_uri } = target;
    if (image_uri == null)
        return { why: 'the service does not tell which image it was' };
    const isSame = (0,same_value/* isSameValue */.am)('image_uri', image_uri, failed.image_uri);
    if (isSame && !(0,normal_forms_image/* isPinned */.T4)(image_uri)) {
        return { why: `a patch would take ${(0,inert/* sanitizeLine */.g)(image_uri, 200)} again, and a tag leads to the image that failed` };
    }
    return { source_revision_config: { image_uri }, is_same: isSame };
}
/** What this run has sent besides code. */
function sentContents({ wanted, before }) {
    const changes = before === undefined ? [] : (0,plan_update/* diffContents */.ai)(wanted, before).changes;
    const touches = (prefix) => changes.some(({ path }) => path === prefix || path.startsWith(`${prefix}.`));
    return { secrets: touches('secrets'), resource_spec: touches('source_config.resource_spec') };
}
/** Secrets and resource spec of before, where this run has replaced them and the service told them whole. */
function contentsBack(way) {
    const sent = sentContents(way);
    const secrets = sent.secrets ? (0,diff_secrets/* restorableSecrets */.tP)(way.before?.secrets, way.now.secrets, way.wanted) : null;
    const spec = sent.resource_spec ? knownSpec(way.before?.source_config.resource_spec) : undefined;
    return { ...(secrets && { secrets }), ...(spec && { resource_spec: spec }) };
}
/** The fields of §2.4 as the service told them, which is as it takes them. One that was unset cannot be brought back. */
function knownSpec(told) {
    const known = vocabulary/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => told?.[field] != null);
    return known.length === 0 ? undefined : Object.fromEntries(known.map((field) => [field, told?.[field]]));
}
const SETTINGS = ['build_on_push', 'install_command', 'build_command', 'custom_url'];
/** The settings that this run has changed, as they were before. */
function changedSettings({ wanted, before }) {
    const ref = wanted.source === 'git_host' ? wanted.source_revision_config.repo_ref : undefined;
    // A deployment that follows a branch and is given a tag is switched (tag-rule).
    const asked = { ...((0,repository/* isTag */.dz)(ref) && { build_on_push: false }), ...wanted.source_config };
    const config = before?.source_config ?? {};
    const isChanged = (field) => asked[field] !== undefined && asked[field] !== (config[field] ?? false);
    return before === undefined ? [] : SETTINGS.filter(isChanged).map((field) => [field, config[field] ?? null]);
}
/** Settings of before; with a tag `build_on_push` must be off (§2.2). A setting that was unset cannot be unset by PATCH. */
function settingsBack(way, repo_ref) {
    const settings = Object.fromEntries(changedSettings(way).filter(([, value]) => value !== null));
    if (!(0,repository/* isTag */.dz)(repo_ref))
        return settings;
    const { build_on_push: _off, ...rest } = settings;
    return way.now.source_config.build_on_push ? { ...rest, build_on_push: false } : rest;
}
/** What is still as this run set it, once it has gone back: one short phrase each. */
function unrestoredFields({ wanted, before, now }) {
    if (before === undefined)
        return [];
    const sent = sentContents({ wanted, before });
    const stays = [];
    if (sent.secrets)
        stays.push(...secretsStay({ wanted, before, now }));
    if (sent.resource_spec) {
        const { resource_spec: spec } = now.source_config;
        if ((0,diff_resource_spec/* diffResourceSpec */.zz)(spec, before.source_config.resource_spec ?? {}).length > 0)
            stays.push('resource_spec');
    }
    const config = now.source_config;
    for (const [field, value] of changedSettings({ wanted, before }))
        if ((config[field] ?? null) !== value)
            stays.push(field);
    return stays;
}
/** Empty where the secrets are seen to be those of before. */
function secretsStay({ wanted, before, now }) {
    const told = (0,returned_secrets/* toldSecrets */.X)(before.secrets);
    const values = [...(told ?? [])].map(([name, value]) => ({ name, value: value ?? '' }));
    if (told === null || values.some(({ value }) => (0,shown_secrets/* looksHidden */.Nj)(value)))
        return ['secrets (the service does not tell all of their earlier values)'];
    return (0,diff_secrets/* diffSecrets */.LI)(now.secrets, values, wanted.source).length > 0 ? ['secrets'] : [];
}
/** What is told of the code of a revision that is not that of the one it was made from; undefined when nothing is. */
function codeMismatch(made, target, fields) {
    const told = made.source_revision_config ?? {};
    for (const field of fields) {
        const [is, was] = [told[field], target[field]];
        if (typeof is !== 'string' || typeof was !== 'string' || (0,same_value/* isAskedValue */.O0)(field, was, is))
            continue;
        const show = field === 'repo_commit_sha' ? repository/* shortCommit */.Ax : (text) => (0,inert/* sanitizeLine */.g)(text, 200);
        return `its ${field} is ${show(is)}, not ${show(was)}`;
    }
    return undefined;
}
/**
 * Why nothing shows that a revision that was made again holds the earlier code, although all that is told is equal; undefined
 * when that is proven. A tag leads to whatever it leads to by now, and a branch is built where it stands.
 */
function unverifiedReason(made, { target, failed }) {
    const { image_uri, repo_ref, repo_commit_sha } = target;
    if (image_uri != null) {
        const isSameTag = (0,same_value/* isSameValue */.am)('image_uri', failed.image_uri, image_uri) && !(0,normal_forms_image/* isPinned */.T4)(image_uri);
        return isSameTag ? 'both were made of the same image tag, and which image it led to is not told' : undefined;
    }
    const commits = [repo_commit_sha, made.source_revision_config?.repo_commit_sha];
    const isTold = commits.every((commit) => commit != null);
    const isSameRef = repo_ref != null && failed.repo_ref != null && (0,repository/* canonicalRef */.SV)(repo_ref) === (0,repository/* canonicalRef */.SV)(failed.repo_ref);
    return isTold || (0,repository/* isTag */.dz)(repo_ref) || !isSameRef ? undefined : 'the service does not tell which commit it holds';
}

// EXTERNAL MODULE: ./src/deploy/core/list-revisions.js
var list_revisions = __webpack_require__(8061);
;// CONCATENATED MODULE: ./src/deploy/rollback/find-target.js





/** The revision that served when this run began; else the newest DEPLOYED one behind the failed one. Null: none is known. */
async function findTarget(session, input) {
    const { before, failed_id } = input;
    const { active_revision_id: active, latest_revision_id: latest } = before ?? {};
    for (const id of new Set([active, latest])) {
        if (id == null || id === failed_id)
            continue;
        const revision = await readIfThere(session, input.deployment_id, id);
        // The active one is the one that is deployed (§2.1), whatever its status is called by now.
        if (revision !== null && (id === active || (0,core_status/* verdictOf */.V)(revision.status) === 'deployed'))
            return targetOf(revision, before);
    }
    return findListed(session, input);
}
async function findListed(session, { deployment_id, failed_id }) {
    const { controlPlane } = session;
    const listed = await (0,core_session/* readWithRetry */.rv)(session, () => (0,list_revisions/* listNewestFirst */.H)(controlPlane, { deployment_id, sought: failed_id }));
    const failedAt = listed?.findIndex(({ id }) => id === failed_id) ?? -1;
    // Where the failed one is not in the list, nobody knows which are older.
    const older = failedAt < 0 ? [] : (listed?.slice(failedAt + 1) ?? []);
    const found = older.find(({ status }) => (0,core_status/* verdictOf */.V)(status) === 'deployed');
    return found === undefined ? null : targetOf(found, null);
}
/** Where revisions tell no code, the deployment told that of its latest one (§2.3). */
function targetOf(revision, before) {
    const told = before?.latest_revision_id === revision.id ? before.source_revision_config : {};
    return { id: revision.id, status: revision.status, code: revision.source_revision_config ?? told };
}
async function readIfThere(session, deploymentId, id) {
    const { controlPlane } = session;
    const read = await (0,retry/* tryRequest */.dP)(() => (0,core_session/* readWithRetry */.rv)(session, () => controlPlane.readRevision(deploymentId, id)));
    if ('value' in read)
        return read.value;
    if (read.error instanceof errors/* StatusError */.Xs && read.error.status === 404)
        return null;
    throw read.error;
}

// EXTERNAL MODULE: ./src/deploy/apply/identify-revision.js
var identify_revision = __webpack_require__(6939);
// EXTERNAL MODULE: ./src/deploy/apply/patch-deployment.js
var patch_deployment = __webpack_require__(8175);
// EXTERNAL MODULE: ./src/deploy/core/confirm-write.js
var confirm_write = __webpack_require__(3422);
;// CONCATENATED MODULE: ./src/deploy/rollback/send-rollback.js







/**
 * The deployment with a newer revision as its latest, or with the earlier one at work again (`isPutBack`); null when the
 * service has no such operation. Whose revision it is, is for the caller to tell by what it holds: the answers of these
 * writes are not shown (§4.1).
 *
 * @throws RequestError when the service refuses; DeployError when nobody can know, or somebody else was quicker.
 */
async function sendRollback(session, { deployment_id, failed_id, target, write }) {
    const { controlPlane, clock, emit, deadline } = session;
    const read = () => (0,core_session/* readWithRetry */.rv)(session, () => controlPlane.readDeployment(deployment_id));
    const isAgain = (deployment) => isAtWork(session, deployment, { target, failed_id });
    const isOthers = (deployment) => deployment.latest_revision_id !== failed_id && !isReactivated(deployment, { target, failed_id });
    const done = async () => {
        const deployment = await read();
        return deployment.latest_revision_id !== failed_id || (await isAgain(deployment)) ? deployment : null;
    };
    // What was seen before the target was looked for may have changed by now.
    const earlier = await read();
    if (isOthers(earlier))
        throw supersededByOther(earlier.latest_revision_id);
    // Another run that goes back at the same time may have put the same one to work.
    if (isReactivated(earlier, { target, failed_id }))
        return earlier;
    let mayBeOurs = false;
    for (let tries = 1;; tries++) {
        emit({ type: 'write_sent' });
        const sent = await (0,retry/* tryRequest */.dP)(write);
        if ('value' in sent) {
            if (!sent.value)
                return null;
            const made = await (0,retry/* tryRequest */.dP)(async () => (0,identify_revision/* identifyRevision */.A)(session, { deployment_id, previous: failed_id }, isAgain));
            if ('value' in made)
                return made.value.deployment;
            throw unseen(made.error);
        }
        const { error } = sent;
        mayBeOurs ||= error.mayHaveBeenApplied || (0,patch_deployment/* isConflict */.d)(error);
        const made = error.mayHaveBeenApplied ? await (0,confirm_write/* confirmWrite */.o)(session, error, done) : null;
        if (made !== null)
            return made;
        // A yes that cannot be read may be that of a proxy, but it is a yes: it is not asked for again.
        if (error instanceof errors/* AnswerError */.dV)
            throw error;
        const delay = (0,retry/* retryDelayFor */.TI)((0,patch_deployment/* asRetryable */.Z)(error), tries, deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.message, delay_ms: delay });
        await clock.sleep(delay);
        const late = await done();
        if (late !== null && !mayBeOurs && isOthers(late))
            throw supersededByOther(late.latest_revision_id);
        if (late !== null)
            return late;
    }
}
/**
 * Whether the earlier revision itself is the latest once more, or serves while nothing newer has been made than the one
 * that failed: no other is made of it then.
 */
function isReactivated(deployment, { target, failed_id }) {
    const { active_revision_id: active, latest_revision_id: latest } = deployment;
    if (target === undefined)
        return false;
    return latest === target.id || (latest === failed_id && active === target.id);
}
/** Whether the earlier revision itself has been put back to work, or is being rolled out again. */
async function isAtWork(session, deployment, way) {
    const { target } = way;
    if (target === undefined)
        return false;
    if (isReactivated(deployment, way))
        return true;
    const { status } = await (0,core_session/* readWithRetry */.rv)(session, () => session.controlPlane.readRevision(deployment.id, target.id));
    return status !== target.status && (0,core_status/* verdictOf */.V)(status) === 'pending';
}
/** The service said yes, and cannot be read: what it makes comes up all the same. */
function unseen(cause) {
    return new errors/* DeployError */.sH(`The revision that goes back was asked for, but what came of it could not be read: ${cause.message}`, { cause });
}
/** Somebody else has made a newer revision: that one stays. */
function supersededByOther(newest, why = '') {
    return new errors/* DeployError */.sH(`${newest ?? 'Another revision'} is newer and not of this run${why && `: ${why}`}; it is left alone.`);
}

// EXTERNAL MODULE: ./src/deploy/core/emit-revision.js
var emit_revision = __webpack_require__(5883);
// EXTERNAL MODULE: ./src/deploy/wait/wait-for-revision.js + 8 modules
var wait_for_revision = __webpack_require__(3390);
;// CONCATENATED MODULE: ./src/deploy/rollback/wait-for-rollback.js






/** For the last look at what is live, in milliseconds: the time limit may be used up by then. */
const LAST_LOOK_MS = 10_000;
/** Waits until it is DEPLOYED, and sees what is live then. */
async function waitForRollback(session, input, arriving) {
    const { deployment_id, failed, interval, wanted } = input;
    const { clock, deadline } = session;
    const { made, target } = arriving;
    const startedAt = clock.now();
    const timing = { interval, startedAt, timeoutMs: Math.max(0, deadline - startedAt), previous: failed.revision_id };
    const waiting = { ...session, emit: emitProgress(session.emit) };
    const wait = { deployment_id, revision_id: made, source: wanted.source, follow: false, ...timing };
    const { revision } = await (0,wait_for_revision.waitForRevision)(waiting, wait);
    const patient = (0,core_session/* withGrace */.pj)(session, LAST_LOOK_MS);
    // One that was DEPLOYED before, too, does not show by its status that it serves again.
    const isOver = (seen) => made !== target.id || serves(made, seen, input);
    const now = await (0,read_active/* waitForActive */.Z)(patient, deployment_id, isOver);
    return judgeArrival(input, arriving, { revision, now, live: liveNow(session, now, input) });
}
/**
 * Whether the service says that this revision serves. One that has never named any (§2.1) says so of a new revision by
 * DEPLOYED, and of an earlier one by making it the latest again.
 */
function serves(made, now, { before, failed }) {
    const { active_revision_id: active, latest_revision_id: latest } = now;
    return active === made || (isUntold(now, before) && latest !== failed.revision_id);
}
/** What came of it: `rolled_back` only where that is proven. Pure. */
function judgeArrival(input, { target, failed, made }, { revision, now, live }) {
    const isItself = made === target.id;
    const to = (0,repository/* nameRevision */.hH)(target.id, target.code.repo_commit_sha);
    const back = isItself ? `Revision ${made} was put back to work` : `Revision ${made} was made to go back to ${to}`;
    const other = isItself
        ? undefined
        : (codeMismatch(revision, target.code, ['repo_commit_sha', 'repo_ref', 'graph_config_path', 'image_uri']) ??
            unverifiedReason(revision, { target: target.code, failed }));
    if (other !== undefined)
        return { result: 'failed', message: `${back} and is DEPLOYED, but ${other}. ${live}` };
    if (!serves(made, now, input)) {
        return { result: 'failed', message: `${back} and is DEPLOYED, but does not serve. ${live}` };
    }
    const how = isItself ? 'itself serves again' : 'holds its code, and serves now';
    const message = `Rolled back to ${to}: revision ${made} ${how}.${restLine(input, now)}${newestLine(made, now, input)}`;
    return { result: 'rolled_back', rolled_back_to: target.id, message };
}
function restLine({ wanted, before }, now) {
    const stays = unrestoredFields({ wanted, before: before ?? undefined, now });
    return stays.length === 0 ? '' : ` Not brought back, still as this run set it: ${stays.join(', ')}.`;
}
function newestLine(made, { latest_revision_id: latest }, { failed }) {
    const isOthers = latest !== made && latest !== failed.revision_id;
    return isOthers ? ` ${latest}, which is newer and not of this run, is on its way.` : '';
}
/** The wait tells of its revision as of one that goes back: it is not the one that this run was asked for. */
function emitProgress(emit) {
    return (event) => {
        if (event.type === 'status_read')
            emit({ type: 'rollback_progressed', status: event.status, elapsed_ms: event.elapsed_ms });
        else if (event.type !== 'wait_ended')
            emit(event);
    };
}
/** Tells what is live by a look just now, as far as the service says so (`isUntold`). */
function liveNow(session, now, { before, failed }) {
    const { active_revision_id: active } = now;
    // It was DEPLOYED, so that a service names none says nothing, where it has named none before.
    const isSilent = active === null && before === null && failed.by === 'check';
    if (active === undefined || isSilent || isUntold(now, before))
        return 'The service does not say which revision serves now.';
    (0,emit_revision/* emitActive */.ik)(session, active);
    return active === null ? 'Nothing serves now.' : `${active} is the one that serves now.`;
}

;// CONCATENATED MODULE: ./src/deploy/rollback/roll-back.js









/** This revision cannot be redeployed, says the service: an image that is gone, say. Nothing was done. */
const REFUSED = new Set([400, 422]);
/**
 * Goes back, if there is something to go back to and this run may. What became of it has been emitted.
 *
 * @throws CancelledError only: what else goes wrong is told by the report.
 */
async function rollBack(session, input) {
    const patient = { ...session, deadline: session.clock.now() + input.timeoutMs };
    const report = await goBack(patient, input).catch(async (error) => {
        if (error instanceof errors/* CancelledError */.cc || !(error instanceof errors/* DeployError */.sH))
            throw error;
        const live = await describeLive(session, input);
        return { result: 'failed', message: `Going back did not succeed: ${messageOf(error)}\n${live}` };
    });
    session.emit({ type: 'rollback_ended', rollback: report });
    return report;
}
/** What serves is told by a look just now. */
const messageOf = (error) => (error instanceof failures/* RevisionFailedError */.h2 ? error.plain : error.message);
async function goBack(session, input) {
    const { deployment_id, failed, wanted, before } = input;
    const now = await readFailed(session, input);
    const stay = rollbackBlocker(failed, now, before);
    if (stay?.result === 'not_needed')
        return { result: 'not_needed', message: `Nothing to go back from: ${stay.why}.` };
    // Of a revision that failed, the failure has said what serves.
    const live = failed.by === 'revision' ? '' : ` ${liveNow(session, now, input)}`;
    if (stay !== undefined)
        return notPossible(stay.why, live);
    const target = await findTarget(session, { deployment_id, failed_id: failed.revision_id, before });
    if (target === null) {
        const first = before === null ? 'this run created the deployment' : 'no earlier revision that was DEPLOYED is known';
        return notPossible(first, live);
    }
    const code = await readFailedCode(session, input, now);
    const patch = rollbackPatch({ wanted, before: before ?? undefined, now, failed: code, target: target.code });
    const made = await makeRevision(session, input, { target, patch });
    if (made === undefined) {
        const why = 'why' in patch ? patch.why : '';
        return notPossible(`the service has no redeploy, and ${why}. Revert the change and deploy that`, live);
    }
    return waitForRollback(session, input, { target, failed: code, made });
}
/** The deployment. That what passed for DEPLOYED serves may show a moment later. */
async function readFailed(session, { deployment_id, failed, before }) {
    const lags = ({ active_revision_id: active }) => failed.by === 'check' && active != null && active === before?.active_revision_id;
    return (0,read_active/* waitForActive */.Z)(session, deployment_id, (now) => !lags(now));
}
function notPossible(why, live) {
    return { result: 'not_possible', message: `Not rolled back: ${why}.${live}` };
}
/** The revision tells its own commit; the deployment's copy may be older. */
async function readFailedCode({ controlPlane }, input, now) {
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(input.deployment_id, input.failed.revision_id));
    return ('value' in read ? read.value.source_revision_config : undefined) ?? now.source_revision_config;
}
/**
 * Makes the revision that goes back: by redeploy, else by a patch. A resource spec belongs to no revision, so where this
 * run has replaced it and the earlier one is known, the patch comes first. Undefined: there is neither.
 */
async function makeRevision(session, input, { target, patch }) {
    const { controlPlane, emit } = session;
    const { deployment_id, failed } = input;
    const commit_sha = target.code.repo_commit_sha ?? undefined;
    const begin = (way) => emit({ type: 'rollback_begun', to: target.id, commit_sha, way });
    const send = async (write, again) => {
        const found = await sendRollback(session, { deployment_id, failed_id: failed.revision_id, target: again, write });
        return found && ownRevision(session, found, { target, failed_id: failed.revision_id });
    };
    const request = 'request' in patch ? patch.request : undefined;
    const needsPatch = 'request' in patch && patch.restores_resources;
    if (!needsPatch) {
        begin('redeploy');
        const redeploy = () => controlPlane.redeployRevision(deployment_id, target.id);
        const made = await send(redeploy, target).catch((error) => {
            if (request !== undefined && error instanceof errors/* StatusError */.Xs && REFUSED.has(error.status))
                return null;
            throw error;
        });
        if (made !== null)
            return made;
    }
    if (request === undefined)
        return undefined;
    begin('patch');
    const made = await send(() => controlPlane.patchDeployment(deployment_id, request).then(() => true));
    return made ?? undefined;
}
/**
 * The revision that goes back: the earlier one itself where that has been put back to work, else the newest one, if it
 * holds the code that is gone back to.
 *
 * @throws DeployError when it is somebody else's.
 */
async function ownRevision(session, found, { target, failed_id }) {
    const { controlPlane, emit } = session;
    const isItself = isReactivated(found, { target, failed_id }) || found.latest_revision_id === failed_id;
    const id = isItself ? target.id : found.latest_revision_id;
    if (id === null)
        throw supersededByOther(null);
    if (!isItself) {
        const revision = await (0,core_session/* readWithRetry */.rv)(session, () => controlPlane.readRevision(found.id, id));
        const other = codeMismatch(revision, target.code, ['repo_ref', 'graph_config_path', 'image_uri']);
        if (other !== undefined)
            throw supersededByOther(id, other);
    }
    emit({ type: 'rollback_revision_known', revision_id: id });
    return id;
}
/** What is live, as far as one look tells. */
async function describeLive(session, input) {
    const { controlPlane } = session;
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readDeployment(input.deployment_id, { timeoutMs: LAST_LOOK_MS }));
    return 'value' in read ? liveNow(session, read.value, input) : 'Which revision serves now could not be read.';
}

;// CONCATENATED MODULE: ./src/deploy/rollback/after-failure.js
/** What follows a deploy that went wrong: the log of the revision, and the way back. The failure stays a failure. */








/** How long it is tried to see whose revision has failed, in milliseconds: the time of the wait may be used up. */
const LOOK_MS = 60_000;
/** The error to end with. @throws CancelledError. */
async function followUp(session, sent, error) {
    if (!(error instanceof errors/* DeployError */.sH) || error instanceof errors/* CancelledError */.cc)
        return error;
    const failed = failedDeploy(sent, error);
    if (failed === undefined)
        return error;
    const { applied, request, current } = sent;
    if (request.build_logs && error instanceof failures/* RevisionFailedError */.h2 && error.failed !== undefined) {
        await emitLog(session, { deployment_id: applied.deployment.id, source: applied.deployment.source, ...error.failed });
    }
    if (!request.rollback)
        return error;
    const report = await rollBackOwn(session, sent, failed);
    if (report.result === 'not_needed')
        return error;
    const went = report.result === 'not_possible' || !(error instanceof failures/* RevisionFailedError */.h2) ? error.message : error.plain;
    return new errors/* DeployError */.sH(`${went}\n${report.message}`, {
        advice: failed.by === 'revision' && current !== null ? adviceAfter(report) : error.advice,
        cause: error
    });
}
/** Running the same commit again would only do the same again. */
function adviceAfter({ result }) {
    return result === 'rolled_back'
        ? 'Find out why in the logs of the revision, mend it and push. Running this commit again would deploy the same thing.'
        : 'See what serves now, above. If nothing does, revert the change and push, or deploy a tag or digest that is known to work; then look for the cause in the logs of the revision.';
}
/** The revision that ended as failed by itself, or that came up and did not pass its check; undefined for anything else. */
function failedDeploy({ deployed }, error) {
    if (error instanceof failures/* RevisionFailedError */.h2)
        return error.failed && { ...error.failed, by: 'revision' };
    return deployed && { ...deployed, by: 'check' };
}
/** Goes back only from a revision that this run made, or picked up on its way. */
async function rollBackOwn(session, sent, failed) {
    const { request, applied, current } = sent;
    const why = await whyNotOurs(session, sent, failed);
    if (why !== undefined) {
        const rollback = { result: 'not_possible', message: `Not rolled back: ${why}.` };
        session.emit({ type: 'rollback_ended', rollback });
        return rollback;
    }
    const { wanted, wait } = request;
    const { interval, timeoutMs } = wait;
    const before = applied.before ?? current?.deployment ?? null;
    return rollBack(session, { deployment_id: applied.deployment.id, failed, wanted, before, interval, timeoutMs });
}
async function whyNotOurs(session, { applied, current }, failed) {
    const { revision_id } = failed;
    const anothers = `revision ${revision_id} is not of this run`;
    if (applied.built_by_service !== undefined) {
        const { controlPlane } = session;
        const patient = (0,core_session/* withGrace */.pj)(session, LOOK_MS);
        const look = () => (0,core_session/* readWithRetry */.rv)(patient, () => controlPlane.readRevision(applied.deployment.id, revision_id));
        const read = await (0,retry/* tryRequest */.dP)(look);
        if ('error' in read)
            return `whether revision ${revision_id} is of this push could not be read: ${read.error.message}`;
        return (0,repository/* isBuiltOf */.YO)(applied.built_by_service, read.value) ? undefined : anothers;
    }
    if (revision_id !== applied.revision_id)
        return anothers;
    const wasOnItsWay = current?.latest?.id === revision_id && (0,core_status/* verdictOf */.V)(current.latest.status) === 'pending';
    return applied.new_revision || wasOnItsWay
        ? undefined
        : `this run deployed nothing, as revision ${revision_id} was there before`;
}


/***/ }),

/***/ 2803:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: function() { return /* binding */ redactLines; }
/* harmony export */ });
/** Lines that are redacted together, so that a secret which goes on in the next line is found. */
/**
 * Redacts the lines as one text.
 *
 * @param redact Keeps line breaks.
 */
function redactLines(lines, redact) {
    return redact(lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\n')).split('\n');
}


/***/ })

};
;