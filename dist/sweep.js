"use strict";
exports.id = 865;
exports.ids = [865,781];
exports.modules = {

/***/ 6162:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ deleteById; },
/* harmony export */   deleteDeployment: function() { return /* binding */ deleteDeployment; },
/* harmony export */   planDelete: function() { return /* binding */ planDelete; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2806);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2303);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9480);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9499);
/* harmony import */ var _find_ownership_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4309);
/* harmony import */ var _find_for_delete_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7783);








async function deleteDeployment(session, target, ownership) {
    const { emit } = session;
    const end = (deletion) => {
        emit({ type: 'operation_decided', operation: 'deleted', new_revision: false });
        emit({ type: 'deletion_read', deletion });
    };
    const found = await (0,_find_for_delete_js__WEBPACK_IMPORTED_MODULE_6__/* .findForDelete */ .cu)(session, target);
    if (found === 'absent')
        return end('absent');
    if ('deleting' in found) {
        emit({ type: 'deployment_identified', deployment_id: found.deleting });
        return end('already_deleting');
    }
    const { id } = found;
    const endAbsent = () => {
        const by_id = target.deployment_id !== undefined;
        emit({ type: 'deployment_not_found', what: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(id), ...(by_id && { by_id }) });
        end('absent');
    };
    const checked = await checkFound(session, { id, target, ownership });
    if (checked === 'absent')
        return endAbsent();
    if ('kept' in checked) {
        emit({ type: 'warning', message: checked.kept });
        return emit({ type: 'skipped', reason: 'Nothing was deleted.' });
    }
    emit({ type: 'deployment_identified', deployment_id: id });
    const deletion = await deleteById(session, id);
    return deletion === 'absent' ? endAbsent() : end(deletion);
}
const MAY_GO = { may_go: true };
async function checkFound(session, { id, target, ownership }) {
    const { deployment_id, name } = target;
    const named = deployment_id !== undefined && name !== undefined;
    if (!named && ownership === undefined)
        return MAY_GO;
    const deployment = await readFound(session, id);
    if (deployment === null) {
        await (0,_find_for_delete_js__WEBPACK_IMPORTED_MODULE_6__/* .assertAbsent */ .av)(session, id);
        return 'absent';
    }
    if (named && deployment.name !== name) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('name_conflict', `Deployment ${deployment_id} is named "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(deployment.name)}", not "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(name)}".`, {
            advice: 'Correct `deployment_id`, or remove `name`.'
        });
    }
    if (ownership === undefined)
        return MAY_GO;
    const { claim, if_foreign } = ownership;
    if (if_foreign === 'keep')
        (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_5__/* .assertComparable */ .vi)(deployment, claim);
    const why = if_foreign === 'keep'
        ? await (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_5__/* .findForeignReason */ .IK)(session, { ...deployment, name: name ?? deployment.name }, claim)
        : (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_5__/* .otherRepository */ .j5)(deployment, claim);
    if (why === undefined)
        return MAY_GO;
    const message = `Deployment ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDeployment */ .Ti)(deployment)} belongs to another repository: ${why}.`;
    if (if_foreign === 'keep')
        return { kept: `Kept: ${message}` };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('foreign_deployment', message, {
        advice: 'Check `name` and `base_url`. To delete it nevertheless, set `repo_url` to the repository from which it is built.'
    });
}
async function readFound(session, id) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => session.controlPlane.readDeployment(id));
    if ('value' in read)
        return read.value;
    if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(read.error))
        return null;
    throw read.error;
}
async function deleteById(session, id) {
    let tries = 0;
    try {
        session.emit({ type: 'write_sent', request: `DELETE /v2/deployments/${id}` });
        await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .withRetry */ .bD)((0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .retryOptions */ .tO)(session), () => {
            tries++;
            return session.controlPlane.deleteDeployment(id);
        });
        return 'accepted';
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs) || !_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__/* .NO_SUCH_OPERATION */ .Y.has(error.status))
            throw error;
        const why = await (0,_find_for_delete_js__WEBPACK_IMPORTED_MODULE_6__/* .whyNotFound */ .yX)(session, id, error);
        return tries > 1 ? 'accepted' : why;
    }
}
async function planDelete(session, target, ownership) {
    const { emit } = session;
    const found = await (0,_find_for_delete_js__WEBPACK_IMPORTED_MODULE_6__/* .findForDelete */ .cu)(session, target);
    const checked = found !== 'absent' && 'id' in found ? await checkFound(session, { id: found.id, target, ownership }) : MAY_GO;
    if (found !== 'absent')
        emit({ type: 'deployment_identified', deployment_id: 'id' in found ? found.id : found.deleting });
    const [operation, reason] = plannedDelete(checked === 'absent' ? 'absent' : found, target, checked);
    const warnings = operation === 'unchanged' && checked !== 'absent' && 'kept' in checked ? [checked.kept] : [];
    emit({ type: 'planned', plan: { operation, new_revision: false, reasons: [reason], changes: [], warnings } });
    emit({ type: 'operation_decided', operation: 'planned', new_revision: false });
}
function plannedDelete(found, target, checked) {
    if (checked !== 'absent' && 'kept' in checked)
        return ['unchanged', 'the deployment belongs to another repository'];
    if (found === 'absent') {
        const { deployment_id } = target;
        if (deployment_id !== undefined)
            return ['unchanged', (0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__/* .noSuchId */ .sJ)((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(deployment_id))];
        return ['unchanged', `no deployment named "${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTarget */ .ff)(target)}" exists`];
    }
    return 'id' in found
        ? ['delete', `deployment ${found.id} would be deleted`]
        : ['unchanged', `deployment ${found.deleting} is already being deleted`];
}


/***/ }),

/***/ 7783:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: function() { return /* binding */ emitNotFound; },
/* harmony export */   av: function() { return /* binding */ assertAbsent; },
/* harmony export */   cu: function() { return /* binding */ findForDelete; },
/* harmony export */   yX: function() { return /* binding */ whyNotFound; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5832);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2303);
/* harmony import */ var _core_no_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2600);
/* harmony import */ var _core_poll_until_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2342);
/* harmony import */ var _core_preview_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2514);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4176);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9499);
/* harmony import */ var _find_find_recorded_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2714);
/* harmony import */ var _find_near_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5746);











const mayExist = (what) => `Deployment ${what} may still exist.`;
async function findForDelete(session, target) {
    if (target.deployment_id !== undefined)
        return { id: target.deployment_id };
    const { name = '' } = target;
    const { controlPlane, names } = rememberNames(session.controlPlane);
    const found = await (0,_find_find_recorded_js__WEBPACK_IMPORTED_MODULE_5__/* .findByNameOrRecord */ .A)({ ...session, controlPlane }, name);
    if (found === 'unlisted' || found === 'unknown') {
        const recorded = found === 'unknown' ? ', and no GitHub Deployment records it' : '';
        throw await (0,_core_no_api_js__WEBPACK_IMPORTED_MODULE_2__/* .noListError */ .W)(session, {
            consequence: `"${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTarget */ .ff)(target)}" cannot be found${recorded}`,
            advice: 'Set `deployment_id`, or `environment` if earlier runs recorded the deployment there.'
        });
    }
    if (found === 'gone')
        await (0,_core_no_api_js__WEBPACK_IMPORTED_MODULE_2__/* .assertServiceAnswers */ .z)(session, mayExist((0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTarget */ .ff)(target)));
    if (typeof found === 'object')
        return found;
    const near = similarName(name, names) ?? (await (0,_find_near_name_js__WEBPACK_IMPORTED_MODULE_6__/* .nearName */ .c)(session, name));
    emitNotFound(session, name, near);
    return 'absent';
}
function emitNotFound({ emit }, name, near) {
    const what = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(name);
    if (near === undefined)
        return emit({ type: 'deployment_not_found', what });
    emit({ type: 'deployment_not_found', what, meant: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(near) });
}
function rememberNames(controlPlane) {
    const names = new Set();
    const listDeployments = async (query) => {
        const rows = await controlPlane.listDeployments(query);
        for (const row of rows ?? [])
            if (!(0,_core_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isBeingDeleted */ .vx)(row))
                names.add(row.name);
        return rows;
    };
    return { controlPlane: { ...controlPlane, listDeployments }, names };
}
function similarName(name, names) {
    if ((0,_core_preview_name_js__WEBPACK_IMPORTED_MODULE_8__/* .isPreviewName */ .En)(name))
        return undefined;
    const standing = [...names].filter((listed) => !(0,_core_preview_name_js__WEBPACK_IMPORTED_MODULE_8__/* .isPreviewName */ .En)(listed)).sort((a, b) => a.length - b.length);
    return (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_9__/* .nearest */ .pA)(name, standing) ?? standing[0];
}
const LONGEST_BEHIND_MS = 15_000;
async function whyNotFound(session, id, cause) {
    const { controlPlane, clock } = session;
    const deadline = Math.min(session.deadline, clock.now() + ((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(cause) ? LONGEST_BEHIND_MS : 0));
    const read = await (0,_core_poll_until_js__WEBPACK_IMPORTED_MODULE_10__/* .pollUntil */ .g)({ clock, deadline, delayMs: (pause) => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .backoffDelay */ .EY)(pause) }, () => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => controlPlane.readDeployment(id)), (last) => 'error' in last || (0,_core_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isBeingDeleted */ .vx)(last.value));
    if ('value' in read) {
        if ((0,_core_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isBeingDeleted */ .vx)(read.value))
            return 'already_deleting';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('operation_unsupported', `This service cannot delete deployments. The deployment still exists.\nDeployment ${id}\n${cause.message}`, { advice: 'Delete it in the service.', cause });
    }
    const gone = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isNotFound */ .c4)(read.error);
    if (!gone) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('write_unconfirmed', `It is unknown whether the deployment was deleted.\nDeployment ${id}\n${cause.message}\n${read.error.message}`, {
            advice: read.error.advice,
            cause
        });
    }
    await assertAbsent(session, id);
    return 'absent';
}
async function assertAbsent(session, id) {
    const { controlPlane } = session;
    const listed = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: id, limit: 1, offset: 0 }));
    if (!('value' in listed && listed.value !== null))
        await (0,_core_no_api_js__WEBPACK_IMPORTED_MODULE_2__/* .assertServiceAnswers */ .z)(session, mayExist(id));
}


/***/ }),

/***/ 1865:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  sweepPreviews: function() { return /* binding */ sweepPreviews; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/requests/retry.js
var retry = __webpack_require__(7309);
// EXTERNAL MODULE: ./src/text/format.js
var format = __webpack_require__(9623);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __webpack_require__(2303);
// EXTERNAL MODULE: ./src/deploy/core/no-api.js
var no_api = __webpack_require__(2600);
// EXTERNAL MODULE: ./src/deploy/core/preview-name.js
var preview_name = __webpack_require__(2514);
// EXTERNAL MODULE: ./src/deploy/core/status.js
var core_status = __webpack_require__(4176);
// EXTERNAL MODULE: ./src/deploy/delete/delete-deployment.js
var delete_deployment = __webpack_require__(6162);
// EXTERNAL MODULE: ./src/deploy/delete/find-for-delete.js
var find_for_delete = __webpack_require__(7783);
// EXTERNAL MODULE: ./src/deploy/find/find-by-name.js
var find_by_name = __webpack_require__(9499);
// EXTERNAL MODULE: ./src/deploy/find/near-name.js
var near_name = __webpack_require__(5746);
// EXTERNAL MODULE: ./src/deploy/find/ownership.js
var ownership = __webpack_require__(4309);
// EXTERNAL MODULE: ./src/text/dates.js
var dates = __webpack_require__(7127);
;// CONCATENATED MODULE: ./src/deploy/preview/judge-preview.js


function judge({ closed, by_age, pull, age_ms, max_age_ms }) {
    if (closed === undefined)
        return { verdict: 'keep', reason: `the state of pull request #${pull} is unknown` };
    if (closed)
        return { verdict: 'delete', reason: `pull request #${pull} is closed` };
    const open = `pull request #${pull} ${by_age ? 'may be' : 'is'} open`;
    if (max_age_ms === undefined)
        return { verdict: 'keep', reason: open };
    if (age_ms === undefined)
        return { verdict: 'keep', reason: `${open}, and the service does not show the age of its latest revision` };
    const age = `last changed ${(0,format/* formatAge */.nV)(age_ms)} ago`;
    return age_ms > max_age_ms
        ? { verdict: 'delete', reason: `${age}, which is longer than max_age (${open})` }
        : { verdict: 'keep', reason: `${open}, ${age}` };
}
function revisionAge({ created_at, updated_at }, now) {
    const shown = [created_at, updated_at].filter((date) => date != null);
    const age = Math.min(...shown.map((date) => (0,dates/* ageOf */.h)(date, now)));
    return Number.isFinite(age) ? age : undefined;
}

;// CONCATENATED MODULE: ./src/deploy/preview/sweep.js













async function sweepPreviews(session, request, ports) {
    const { emit } = session;
    const { previews, failed } = await judgeAll(session, request, ports);
    if (previews.length === 0)
        await reportMissing(session, request.name);
    const many = previews.filter(({ closed }) => closed === undefined).length;
    const unchecked = many === 0 ? undefined : { count: many, needs_token: !ports.has_token };
    emit({ type: 'previews_listed', name: request.name, previews, ...(unchecked && { unchecked }) });
    for (const message of warningsAbout(previews, ports))
        emit({ type: 'warning', message });
    for (const preview of previews.filter(({ verdict }) => verdict === 'delete')) {
        let deletion;
        if (!request.dry_run) {
            const gone = await (0,retry/* tryRequest */.dP)(() => inTime(session, () => (0,delete_deployment/* deleteById */.S)(session, preview.id)));
            if ('error' in gone) {
                failed.push(describeFailed(preview, gone.error));
                continue;
            }
            deletion = gone.value;
            await ports.deleted(preview);
        }
        emit({ type: 'preview_swept', name: preview.name, ...(deletion && { deletion }) });
    }
    emit({ type: 'operation_decided', operation: request.dry_run ? 'planned' : 'swept', new_revision: false });
    if (failed.length === 0)
        return;
    throw new errors/* DeployError */.sH('sweep_incomplete', [
        `${(0,format/* count */.U9)(failed.length, 'preview')} could not be ${request.dry_run ? 'read' : 'read or deleted'}.`,
        ...failed
    ].join('\n  '), {
        advice: 'Fix the causes above, then run the sweep again.'
    });
}
function inTime({ clock, deadline }, work) {
    return clock.now() < deadline ? work() : Promise.reject(new errors/* TimeLimitError */.$q('sweep'));
}
function describeFailed({ name, id }, { message }) {
    return `${(0,sanitize/* sanitizeLine */.g$)(name)} (${id}): ${message}`;
}
function warningsAbout(previews, { has_token }) {
    const unknown = previews.filter(({ closed }) => closed === undefined).map(({ name }) => (0,sanitize/* sanitizeLine */.g$)(name));
    const foreign = previews.flatMap((preview) => preview.not_ours === undefined ? [] : [`Kept: ${(0,find_by_name/* describeDeployment */.Ti)(preview)} ${preview.not_ours}.`]);
    if (unknown.length === 0)
        return foreign;
    const mend = has_token ? '' : '. Set `github_token`, so that the sweep can read it.';
    return [`Kept, because the state of the pull request is unknown: ${unknown.join(', ')}${mend}`, ...foreign];
}
async function reportMissing(session, name) {
    const meant = await (0,near_name/* nearName */.c)(session, name);
    if (meant !== undefined)
        (0,find_for_delete/* emitNotFound */.B)(session, name, meant);
}
async function judgeAll(session, request, ports) {
    const rows = await (0,find_by_name/* listAll */._w)(session.controlPlane, (0,preview_name/* previewPrefix */.PK)(request.name, request.kind));
    if (rows === null) {
        throw await (0,no_api/* noListError */.W)(session, {
            consequence: 'a sweep cannot find previews',
            advice: `Delete previews one by one: \`command: delete\` with a name such as ${(0,sanitize/* sanitizeLine */.g$)((0,preview_name/* previewName */.gz)(request.name, 1, request.kind))}.`
        });
    }
    const previews = [];
    const failed = [];
    for (const row of rows) {
        const pull = (0,preview_name/* pullRequestOf */._n)(request.name, row.name, request.kind);
        if (pull === undefined || (0,core_status/* isBeingDeleted */.vx)(row))
            continue;
        const judged = await (0,retry/* tryRequest */.dP)(() => inTime(session, () => judgePreview(session, { row, pull, request, ports })));
        if ('error' in judged) {
            const { id, name } = row;
            failed.push(describeFailed(row, judged.error));
            previews.push({ id, name, pull, closed: false, verdict: 'keep', reason: 'reading it failed' });
        }
        else if (judged.value !== null)
            previews.push(judged.value);
    }
    return { previews: previews.sort((a, b) => a.pull - b.pull), failed };
}
async function judgePreview(session, candidate) {
    const { row, pull, request, ports } = candidate;
    const { max_age_ms, by_age } = request;
    const state = by_age ? undefined : await ports.readPullRequest(pull);
    const closed = by_age ? false : state?.closed;
    const facts = { id: row.id, name: row.name, pull, closed };
    const early = judge({ closed, by_age, pull, age_ms: undefined, max_age_ms });
    if (closed === undefined || (early.verdict === 'keep' && max_age_ms === undefined))
        return { ...facts, ...early };
    const deployment = await readExisting(session, row.id);
    if (deployment === null)
        return null;
    const age_ms = closed ? undefined : await readAge(session, deployment);
    const judged = judge({ closed, by_age, pull, age_ms, max_age_ms });
    if (judged.verdict === 'keep')
        return { ...facts, ...judged };
    const not_ours = await notOurs(session, { ...deployment, name: row.name }, { request, state });
    if (not_ours === undefined)
        return { ...facts, ...judged };
    return { ...facts, not_ours, verdict: 'keep', reason: `it ${not_ours}` };
}
async function notOurs(session, deployment, { request, state }) {
    const claim = claimFor(request, state);
    const foreign = await (0,ownership/* findForeignReason */.IK)(session, deployment, claim);
    if (foreign !== undefined)
        return `belongs to another repository: ${foreign}`;
    const isUnproven = request.by_age && (0,ownership/* isToldOurs */.no)(deployment, claim) === undefined;
    return isUnproven ? 'may belong to another repository. Set `image_uri` to the image of its previews' : undefined;
}
function claimFor({ claim, by_age }, state) {
    if (by_age)
        return claim;
    const head = state?.head_repository;
    if (head === undefined)
        return { ...claim, head_is_gone: true };
    return { ...claim, repositories: [...claim.repositories, `${claim.server_url}/${head}`], head_is_gone: false };
}
async function readExisting(session, id) {
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(id));
    if ('value' in read)
        return read.value;
    if ((0,errors/* isNotFound */.c4)(read.error))
        return null;
    throw read.error;
}
async function readAge(session, { id, latest_revision_id }) {
    if (latest_revision_id === null)
        return undefined;
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readRevision(id, latest_revision_id));
    if ('error' in read) {
        if ((0,errors/* isNotFound */.c4)(read.error))
            return undefined;
        throw read.error;
    }
    return revisionAge(read.value, session.clock.date());
}


/***/ })

};
;