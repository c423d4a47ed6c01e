"use strict";
exports.id = 882;
exports.ids = [882,571];
exports.modules = {

/***/ 9571:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: function() { return /* binding */ deleteById; },
/* harmony export */   deleteDeployment: function() { return /* binding */ deleteDeployment; },
/* harmony export */   planDelete: function() { return /* binding */ planDelete; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5302);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1235);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
/* harmony import */ var _recall_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1749);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5730);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8298);
/** Deletes a deployment: by id, or by its exact name (design, section 3). Absent already is success. */







/** @throws DeployError when the deployment cannot be named, or the service cannot delete. */
async function deleteDeployment(session, target) {
    const { emit } = session;
    const end = (deletion) => {
        emit({ type: 'operation_known', operation: 'deleted', new_revision: false });
        emit({ type: 'deletion_seen', deletion });
    };
    const found = await findForDelete(session, target);
    if (found === 'absent')
        return end('absent');
    if ('leaving' in found) {
        emit({ type: 'deployment_named', deployment_id: found.leaving });
        return end('begun_before');
    }
    const { id } = found;
    await refuseOtherName(session, target);
    emit({ type: 'deployment_named', deployment_id: id });
    const deletion = await deleteById(session, id);
    if (deletion === 'absent')
        emit({ type: 'deployment_absent', what: (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_5__/* .inert */ .t)(id) });
    end(deletion);
}
/** Where both are given, the id must lead to that name: what is deleted does not come back. */
async function refuseOtherName(session, { deployment_id, name }) {
    if (deployment_id === undefined || name === undefined)
        return;
    const read = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,_session_js__WEBPACK_IMPORTED_MODULE_4__/* .readPatiently */ .B)(session, () => session.controlPlane.readDeployment(deployment_id)));
    if ('error' in read) {
        if (read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && read.error.status === 404)
            return;
        throw read.error;
    }
    if (read.value.name === name)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`Deployment ${deployment_id} is named ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_5__/* .inert */ .t)(read.value.name)}, not ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_5__/* .inert */ .t)(name)}.`, {
        advice: 'Nothing was deleted. Correct deployment_id, or leave name out.'
    });
}
/**
 * Deletes the deployment of this id, and says what the service made of that: `taken`, or that there was nothing to delete.
 *
 * @throws RequestError when the service refuses; DeployError when it has no such operation.
 */
async function deleteById(session, id) {
    let tries = 0;
    try {
        // Deleting twice is deleting once, so an unanswered delete may simply be sent again.
        session.emit({ type: 'write_sent' });
        await (0,_session_js__WEBPACK_IMPORTED_MODULE_4__/* .readPatiently */ .B)(session, () => {
            tries++;
            return session.controlPlane.deleteDeployment(id);
        });
        return 'taken';
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs) || error.status !== 404)
            throw error;
        const why = await whyNotFound(session, id, error);
        // What is not there any more at the second try may be gone by the first.
        return tries > 1 ? 'taken' : why;
    }
}
/** Says what `deleteDeployment` would do. Sends reads only. */
async function planDelete(session, target) {
    const { emit } = session;
    const found = await findForDelete(session, target);
    if (found !== 'absent' && 'id' in found)
        await refuseOtherName(session, target);
    if (found !== 'absent')
        emit({ type: 'deployment_named', deployment_id: 'id' in found ? found.id : found.leaving });
    const [operation, reason] = plannedDelete(found, target);
    emit({ type: 'planned', plan: { operation, new_revision: false, reasons: [reason], changes: [], warnings: [] } });
    emit({ type: 'operation_known', operation: 'planned', new_revision: false });
}
function plannedDelete(found, target) {
    if (found === 'absent')
        return ['unchanged', `no deployment ${(0,_find_js__WEBPACK_IMPORTED_MODULE_1__/* .describeTarget */ .ff)(target)} is there`];
    return 'id' in found
        ? ['delete', `deployment ${found.id} would be deleted`]
        : ['unchanged', `deployment ${found.leaving} is being deleted already`];
}
/** By id it is not looked for: the delete itself says whether it is there. */
async function findForDelete(session, target) {
    if (target.deployment_id !== undefined)
        return { id: target.deployment_id };
    const found = await (0,_recall_js__WEBPACK_IMPORTED_MODULE_3__/* .findOrRecall */ .e)(session, target.name ?? '');
    if (found === 'unlisted') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`The service has no list of deployments, so ${(0,_find_js__WEBPACK_IMPORTED_MODULE_1__/* .describeTarget */ .ff)(target)} cannot be looked up.`, {
            advice: 'Check base_url. If it is right, give deployment_id, or the environment in which earlier runs recorded the deployment.'
        });
    }
    if (found === 'absent')
        session.emit({ type: 'deployment_absent', what: (0,_find_js__WEBPACK_IMPORTED_MODULE_1__/* .describeTarget */ .ff)(target) });
    return found;
}
/**
 * A 404 may mean that the deployment is gone, or that the service has no such operation (§4.1 names none): only a read
 * that finds nothing either proves that it is gone.
 */
async function whyNotFound(session, id, cause) {
    const { controlPlane, emit } = session;
    const read = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,_session_js__WEBPACK_IMPORTED_MODULE_4__/* .readPatiently */ .B)(session, () => controlPlane.readDeployment(id)));
    if ('value' in read) {
        if ((0,_status_js__WEBPACK_IMPORTED_MODULE_6__/* .isBeingDeleted */ .v)(read.value))
            return 'begun_before';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${cause.message}\nDeployment ${id} is still there: this service has no operation to delete it.`, { advice: 'Delete it where the service lets you.', cause });
    }
    const gone = read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && read.error.status === 404;
    if (!gone) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${cause.message}\n${read.error.message}\nWhether deployment ${id} is gone is not known.`, {
            advice: read.error.advice,
            cause
        });
    }
    const listed = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => controlPlane.listDeployments({ name_contains: id, limit: 1, offset: 0 }));
    if ('value' in listed && listed.value !== null)
        return 'absent';
    const message = `Nothing is found at all below this base_url, so that deployment ${id} is gone is taken on trust: check base_url.`;
    emit({ type: 'warned', message });
    return 'absent';
}


/***/ }),

/***/ 6882:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   sweepPreviews: function() { return /* binding */ sweepPreviews; }
/* harmony export */ });
/* unused harmony export judge */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9144);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5302);
/* harmony import */ var _delete_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9571);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1235);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);
/* harmony import */ var _preview_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4964);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5730);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8298);









/** @throws DeployError when the service cannot list, or a preview could not be deleted; the others are by then. */
async function sweepPreviews(session, request, ports) {
    const { emit } = session;
    const previews = await judgeAll(session, request, ports);
    emit({ type: 'previews_listed', name: request.name, previews });
    const unknown = previews.filter(({ closed }) => closed === undefined).map(({ name }) => (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_5__/* .inert */ .t)(name));
    if (unknown.length > 0) {
        emit({ type: 'warned', message: `Kept, as nobody knows whether the pull request is closed: ${unknown.join(', ')}` });
    }
    const failed = [];
    for (const preview of previews.filter(({ verdict }) => verdict === 'delete')) {
        let deletion;
        if (!request.dry_run) {
            const gone = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => (0,_delete_js__WEBPACK_IMPORTED_MODULE_1__/* .deleteById */ .S)(session, preview.id));
            if ('error' in gone) {
                failed.push(`${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_5__/* .inert */ .t)(preview.name)} (${preview.id}): ${gone.error.message}`);
                continue;
            }
            deletion = gone.value;
            await ports.deleted(preview);
        }
        emit({ type: 'preview_swept', name: preview.name, ...(deletion && { deletion }) });
    }
    emit({ type: 'operation_known', operation: request.dry_run ? 'planned' : 'swept', new_revision: false });
    if (failed.length === 0)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH([`${failed.length} of the previews could not be deleted:`, ...failed].join('\n  '), {
        advice: 'Run again: what is gone is gone, and what is left is tried again.'
    });
}
async function judgeAll(session, request, { isClosed }) {
    const { controlPlane, clock } = session;
    // What a name contains is all that the list can be asked; the exact pattern has the last word.
    const rows = await (0,_session_js__WEBPACK_IMPORTED_MODULE_4__/* .readPatiently */ .B)(session, () => (0,_find_js__WEBPACK_IMPORTED_MODULE_2__/* .listAll */ ._w)(controlPlane, `${request.name}-pr-`));
    if (rows === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('The service has no list of deployments, so there is no way to see what is left over.', {
            advice: `Delete previews one by one: command: delete with a name such as ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_5__/* .inert */ .t)((0,_preview_name_js__WEBPACK_IMPORTED_MODULE_6__/* .previewName */ .gz)(request.name, 1))}, or with deployment_id.`
        });
    }
    const previews = [];
    for (const row of rows) {
        const pull = (0,_preview_name_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestOf */ ._n)(request.name, row.name);
        if (pull === undefined || (0,_status_js__WEBPACK_IMPORTED_MODULE_7__/* .isBeingDeleted */ .v)(row))
            continue;
        const closed = await isClosed(pull);
        const judged = judge({ closed, pull, age_ms: ageOf(row, clock.date()), max_age_ms: request.max_age_ms });
        previews.push({ id: row.id, name: row.name, pull, closed, ...judged });
    }
    return previews.sort((a, b) => a.pull - b.pull);
}
/** Whether a preview goes, and why. What is not known for sure keeps it. */
function judge({ closed, pull, age_ms, max_age_ms }) {
    if (closed === undefined)
        return { verdict: 'keep', reason: `nobody knows whether pull request #${pull} is closed` };
    if (closed)
        return { verdict: 'delete', reason: `pull request #${pull} is closed` };
    const open = `pull request #${pull} is open`;
    if (max_age_ms === undefined)
        return { verdict: 'keep', reason: open };
    if (age_ms === undefined)
        return { verdict: 'keep', reason: `${open}, and the service does not tell the age` };
    const age = `last changed ${(0,_text_duration_js__WEBPACK_IMPORTED_MODULE_8__/* .formatAge */ .n)(age_ms)} ago`;
    return age_ms > max_age_ms
        ? { verdict: 'delete', reason: `${age}, which is longer than max_age (${open})` }
        : { verdict: 'keep', reason: `${open}, ${age}` };
}
/** Milliseconds since the last change. */
function ageOf({ updated_at, created_at }, now) {
    const at = Date.parse(updated_at ?? created_at ?? '');
    return Number.isNaN(at) ? undefined : now - at;
}


/***/ })

};
;