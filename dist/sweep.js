"use strict";
exports.id = 657;
exports.ids = [657,781];
exports.modules = {

/***/ 6162:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ deleteById; },
/* harmony export */   deleteDeployment: function() { return /* binding */ deleteDeployment; },
/* harmony export */   planDelete: function() { return /* binding */ planDelete; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8509);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9973);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2806);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7309);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2303);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9480);
/* harmony import */ var _core_settle_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4129);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9499);
/* harmony import */ var _find_ownership_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4309);









async function deleteDeployment(session, target, ownership) {
    const { emit } = session;
    const found = await findForDelete(session, target, ownership);
    if (typeof found === 'object' && 'kept' in found) {
        emit({ type: 'warning', message: found.kept });
        return emit({ type: 'skipped', reason: 'Nothing was deleted.' });
    }
    const deletion = typeof found === 'string' ? found : await deleteById(session, found.id);
    if (deletion === 'absent')
        await reportAbsent(session, target);
    emit({ type: 'operation_decided', operation: 'deleted', new_revision: false });
    emit({ type: 'deletion_read', deletion });
}
async function planDelete(session, target, ownership) {
    const found = await findForDelete(session, target, ownership);
    if (found === 'absent')
        await reportAbsent(session, target);
    const operation = typeof found === 'object' && 'id' in found ? 'delete' : 'unchanged';
    const warnings = typeof found === 'object' && 'kept' in found ? [found.kept] : [];
    const reasons = [explain(found, target)];
    session.emit({ type: 'planned', plan: { operation, new_revision: false, reasons, changes: [], warnings } });
    session.emit({ type: 'operation_decided', operation: 'planned', new_revision: false });
}
function explain(found, { deployment_id, name = '' }) {
    if (found === 'already_deleting')
        return 'the deployment is already being deleted';
    if (found === 'absent' && deployment_id !== undefined)
        return (0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .noSuchId */ .sJ)((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(deployment_id));
    if (found === 'absent')
        return `no deployment named "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(name)}" exists`;
    return 'id' in found ? `deployment ${found.id} would be deleted` : 'the deployment belongs to another repository';
}
async function reportAbsent(session, { deployment_id, name = '' }) {
    const meant = deployment_id === undefined ? await (0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .nearName */ .cR)(session, name) : undefined;
    session.emit({
        type: 'deployment_not_found',
        what: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(deployment_id ?? name),
        ...(deployment_id !== undefined && { by_id: true }),
        ...(meant !== undefined && { meant: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(meant) })
    });
}
async function findForDelete(session, target, ownership) {
    const { deployment_id, name = '' } = target;
    const found = deployment_id === undefined ? await (0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .findByNameOrRecord */ .AF)(session, name) : { id: deployment_id };
    if (found === 'absent')
        return found;
    if (found === 'unlisted') {
        throw await (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_2__/* .noListError */ .WG)(session, {
            consequence: `"${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .describeTarget */ .ff)(target)}" cannot be found`,
            advice: 'Set `deployment_id`, or `environment` if earlier runs recorded the deployment there.'
        });
    }
    const id = 'id' in found ? found.id : found.deleting;
    const checked = 'id' in found ? await checkFound(session, id, { target, ownership }) : 'already_deleting';
    const isNoneOfOurs = checked === 'absent' || (typeof checked === 'object' && 'kept' in checked);
    if (!isNoneOfOurs)
        session.emit({ type: 'deployment_identified', deployment_id: id });
    return checked;
}
async function checkFound(session, id, { target: { deployment_id, name }, ownership }) {
    const isNamed = deployment_id !== undefined && name !== undefined;
    if (!isNamed && ownership === undefined)
        return { id };
    const deployment = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(session.controlPlane.readDeployment(id));
    if (deployment === null) {
        await (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_2__/* .assertServiceAnswers */ .zF)(session, id);
        return 'absent';
    }
    if (isNamed && deployment.name !== name) {
        const problem = `Deployment ${id} is named "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(deployment.name)}", not "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(name)}".`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('name_conflict', problem, { advice: 'Correct `deployment_id`, or remove `name`.' });
    }
    if (ownership === undefined)
        return { id };
    const { claim, if_foreign } = ownership;
    const isKept = if_foreign === 'keep';
    const named = { ...deployment, name: name ?? deployment.name };
    const why = isKept ? await (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_6__/* .findForeignReason */ .IK)(session, named, claim) : (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_6__/* .otherRepository */ .j5)(deployment, claim);
    if (why === undefined)
        return { id };
    const message = `Deployment ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .describeDeployment */ .Ti)(deployment)} belongs to another repository: ${why}.`;
    if (isKept)
        return { kept: `Kept: ${message}` };
    const advice = 'Check `name` and `base_url`. To delete it nevertheless, set `repo_url` to the repository from which it is built.';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('foreign_deployment', message, { advice });
}
async function deleteById(session, id) {
    let tries = 0;
    const send = () => {
        tries++;
        return session.controlPlane.deleteDeployment(id);
    };
    session.emit({ type: 'write_sent', request: `DELETE /v2/deployments/${id}` });
    const sent = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .withRetry */ .bD)((0,_core_session_js__WEBPACK_IMPORTED_MODULE_8__/* .retryOptions */ .tO)(session), send));
    if ('value' in sent)
        return 'accepted';
    const { error } = sent;
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs) || !_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_SUCH_OPERATION */ .Yi.has(error.status))
        throw error;
    const why = await whyNotFound(session, id, error);
    return tries > 1 ? 'accepted' : why;
}
async function whyNotFound(session, id, cause) {
    const forMs = (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isNotFound */ .c4)(cause) ? _core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .SETTLES_MS */ .EZ : 0;
    const readAgain = () => (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(session.controlPlane.readDeployment(id));
    const isGoing = (left) => left === null || (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(left);
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .tryRequest */ .dP)(() => (0,_core_settle_js__WEBPACK_IMPORTED_MODULE_4__/* .settle */ .G9)(session, readAgain, isGoing, { forMs }));
    if ('error' in read) {
        const message = `It is unknown whether the deployment was deleted.\nDeployment ${id}\n${cause.message}\n${read.error.message}`;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('write_unconfirmed', message, { advice: read.error.advice, cause });
    }
    if (read.value === null) {
        await (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_2__/* .assertServiceAnswers */ .zF)(session, id);
        return 'absent';
    }
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(read.value))
        return 'already_deleting';
    const message = `This service cannot delete deployments. The deployment still exists.\nDeployment ${id}\n${cause.message}`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('operation_unsupported', message, { advice: 'Delete it in the service.', cause });
}


/***/ }),

/***/ 4657:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sweepPreviews: function() { return /* binding */ sweepPreviews; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8509);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9973);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8909);
/* harmony import */ var _requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7490);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2806);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7309);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7127);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9623);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2303);
/* harmony import */ var _delete_delete_deployment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6162);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9499);
/* harmony import */ var _find_ownership_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4309);












async function sweepPreviews(session, request, ports) {
    const { emit } = session;
    const { name, dry_run } = request;
    const { previews, failed } = await judgeAll(session, request, ports);
    const meant = previews.length === 0 ? await (0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .nearName */ .cR)(session, name) : undefined;
    if (meant !== undefined)
        emit({ type: 'deployment_not_found', what: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_10__/* .sanitizeLine */ .g$)(name), meant: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_10__/* .sanitizeLine */ .g$)(meant) });
    reportPreviews(session, name, previews, ports);
    for (const preview of previews.filter(({ verdict }) => verdict === 'delete')) {
        const gone = dry_run ? { value: undefined } : await tryInTime(session, () => (0,_delete_delete_deployment_js__WEBPACK_IMPORTED_MODULE_7__/* .deleteById */ .S)(session, preview.id));
        if ('error' in gone) {
            failed.push(describeFailed(preview, gone.error));
            continue;
        }
        const deletion = gone.value;
        if (deletion !== undefined)
            await ports.deleted(preview);
        emit({ type: 'preview_swept', name: preview.name, ...(deletion && { deletion }) });
    }
    emit({ type: 'operation_decided', operation: dry_run ? 'planned' : 'swept', new_revision: false });
    if (failed.length === 0)
        return;
    const headline = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .count */ .U9)(failed.length, 'preview')} could not be ${dry_run ? 'read' : 'read or deleted'}.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('sweep_incomplete', [headline, ...failed].join('\n  '), {
        advice: 'Fix the causes above, then run the sweep again.'
    });
}
async function tryInTime({ clock, deadline }, work) {
    try {
        if (clock.now() >= deadline)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .TimeLimitError */ .$q('sweep');
        return { value: await work() };
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .CancelledError */ .cc || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH))
            throw error;
        return { error };
    }
}
function describeFailed(preview, { message }) {
    return `${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .describeDeployment */ .Ti)(preview)}: ${message}`;
}
function reportPreviews({ emit }, name, previews, { has_token }) {
    const unknown = previews.filter(({ closed }) => closed === undefined).map((preview) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_10__/* .sanitizeLine */ .g$)(preview.name));
    if (unknown.length === 0)
        return emit({ type: 'previews_listed', name, previews });
    const unchecked = { count: unknown.length, needs_token: !has_token };
    emit({ type: 'previews_listed', name, previews, unchecked });
    const mend = has_token ? '' : '. Set `github_token`, so that the sweep can read it.';
    const message = `Kept, because the state of the pull request is unknown: ${unknown.join(', ')}${mend}`;
    emit({ type: 'warning', message });
}
async function judgeAll(session, request, ports) {
    const { name, kind } = request;
    const rows = await (0,_requests_list_deployments_js__WEBPACK_IMPORTED_MODULE_2__/* .listAll */ ._w)(session.controlPlane, (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_11__/* .previewPrefix */ .PK)(name, kind));
    if (rows === null) {
        throw await (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_3__/* .noListError */ .WG)(session, {
            consequence: 'a sweep cannot find previews',
            advice: `Delete previews one by one: \`command: delete\` with a name such as ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_10__/* .sanitizeLine */ .g$)((0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_11__/* .previewName */ .gz)(name, 1, kind))}.`
        });
    }
    const previews = [];
    const failed = [];
    for (const row of rows) {
        const pull = (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_11__/* .pullRequestOf */ ._n)(name, row.name, kind);
        if (pull === undefined || (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)(row))
            continue;
        const preview = { id: row.id, name: row.name, pull };
        const judged = await tryInTime(session, () => judgePreview(session, preview, request, ports));
        if ('error' in judged) {
            failed.push(describeFailed(row, judged.error));
            previews.push({ ...preview, closed: false, verdict: 'keep', reason: 'reading it failed' });
        }
        else if (judged.value !== null)
            previews.push(judged.value);
    }
    return { previews: previews.sort((a, b) => a.pull - b.pull), failed };
}
async function judgePreview(session, preview, { max_age_ms, by_age, claim }, ports) {
    const state = by_age ? undefined : await ports.readPullRequest(preview.pull);
    const closed = by_age ? false : state?.closed;
    const keep = (reason) => ({ ...preview, closed, verdict: 'keep', reason });
    const pull = `pull request #${preview.pull}`;
    const open = `${pull} ${by_age ? 'may be' : 'is'} open`;
    if (closed === undefined)
        return keep(`the state of ${pull} is unknown`);
    if (!closed && max_age_ms === undefined)
        return keep(open);
    const deployment = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(session.controlPlane.readDeployment(preview.id));
    if (deployment === null)
        return null;
    let reason = `${pull} is closed`;
    if (!closed && max_age_ms !== undefined) {
        const age_ms = await readAge(session, deployment);
        if (age_ms === undefined)
            return keep(`${open}, and the service does not show the age of its latest revision`);
        const age = `last changed ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_6__/* .formatAge */ .nV)(age_ms)} ago`;
        if (age_ms <= max_age_ms)
            return keep(`${open}, ${age}`);
        reason = `${age}, which is longer than max_age (${open})`;
    }
    const owner = by_age ? claim : withHead(claim, state?.head_repository);
    const named = { ...deployment, name: preview.name };
    const not_ours = await notOurs(session, named, owner, by_age);
    if (not_ours === undefined)
        return { ...preview, closed, verdict: 'delete', reason };
    session.emit({ type: 'warning', message: `Kept: ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_8__/* .describeDeployment */ .Ti)(named)} ${not_ours}.` });
    return keep(`it ${not_ours}`);
}
async function notOurs(session, deployment, claim, by_age) {
    if (by_age && (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_9__/* .isToldOurs */ .no)(deployment, claim) === undefined)
        return 'may belong to another repository. Set `image_uri` to the image of its previews';
    const foreign = await (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_9__/* .findForeignReason */ .IK)(session, deployment, claim);
    return foreign && `belongs to another repository: ${foreign}`;
}
function withHead(claim, head) {
    if (head === undefined)
        return { ...claim, head_is_gone: true };
    return { ...claim, repositories: [...claim.repositories, `${claim.server_url}/${head}`], head_is_gone: false };
}
async function readAge({ controlPlane, clock }, { id, latest_revision_id: latest }) {
    const revision = latest === null ? null : await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .orNull */ .Xd)(controlPlane.readRevision(id, latest));
    const shown = [revision?.created_at, revision?.updated_at].filter((date) => date != null);
    const age = Math.min(...shown.map((date) => (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_5__/* .ageOf */ .h)(date, clock.date())));
    return Number.isFinite(age) ? age : undefined;
}


/***/ })

};
;