"use strict";
exports.id = 770;
exports.ids = [770,571];
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

/***/ 1770:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployPreview: function() { return /* binding */ deployPreview; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9144);
/* harmony import */ var _delete_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9571);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3047);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5730);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8298);
/** A preview lives as long as its pull request is open, and no longer (design, section 1). */






/** How long taking a preview down may be tried, at least; in milliseconds. */
const TAKE_DOWN_MS = 60_000;
/** Between two looks at a deployment that is being deleted, in milliseconds. */
const GONE_LOOK_MS = 2_000;
/**
 * Deploys a preview. The run of a pull request may come late or take long, and the run of its closing may be over by
 * then: so the state is read before anything is sent and once more at the end, and what nobody would delete is deleted.
 * Where the pull request was opened again, the run of its closing may still be at it: what that one deletes is made anew.
 */
async function deployPreview(session, { target, isClosed, deploy }) {
    let made;
    const emit = (event) => {
        if (event.type === 'deployment_known')
            made = event.deployment.id;
        session.emit(event);
    };
    if (await isClosed())
        return takeDown(session, target, undefined);
    try {
        await deploy({ ...session, emit });
    }
    catch (error) {
        // The run that deletes may have pulled the deployment out from under this one.
        if (!isExplained(error))
            throw error;
        const closed = await isClosed();
        if (closed === undefined || (!closed && !(await isGone(session, error, made))))
            throw error;
        session.emit({ type: 'noted', message: `The deploy came to nothing: ${error.message}` });
        if (closed)
            return takeDown(session, target, made);
        made = undefined;
        session.emit({
            type: 'begun_anew',
            why: 'The pull request is open: its preview, which was deleted, is made anew.'
        });
        await deploy({ ...session, emit });
    }
    if (await isClosed())
        await takeDown(session, target, made);
}
const isExplained = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz);
const isNotFound = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && error.status === 404;
/** Whether the deployment is not there any more; one that is being deleted is waited for. */
async function isGone(session, error, deployment_id) {
    const { controlPlane, clock, deadline, emit } = session;
    if (deployment_id === undefined)
        return isNotFound(error);
    for (let looks = 1;; looks++) {
        const read = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_2__/* .attempt */ .CD)(() => (0,_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readPatiently */ .B)(session, () => controlPlane.readDeployment(deployment_id)));
        if ('error' in read)
            return isNotFound(read.error);
        if (!(0,_status_js__WEBPACK_IMPORTED_MODULE_4__/* .isBeingDeleted */ .v)(read.value) || clock.now() >= deadline)
            return false;
        if (looks === 1) {
            const most = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a)(deadline - clock.now());
            emit({ type: 'noted', message: `The preview is being deleted. Waiting until it is gone, ${most} at most.` });
        }
        await clock.sleep(GONE_LOOK_MS);
    }
}
async function takeDown(session, target, deployment_id) {
    const { clock, deadline } = session;
    session.emit({ type: 'noted', message: 'The pull request is closed: its preview is deleted.' });
    // The wait may have taken all the time there was: the preview goes all the same.
    const patient = { ...session, deadline: Math.max(deadline, clock.now() + TAKE_DOWN_MS) };
    await (0,_delete_js__WEBPACK_IMPORTED_MODULE_1__.deleteDeployment)(patient, { ...target, ...(deployment_id !== undefined && { deployment_id }) });
}


/***/ })

};
;