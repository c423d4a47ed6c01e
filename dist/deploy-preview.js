"use strict";
exports.id = 463;
exports.ids = [463,781];
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

/***/ 463:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployPreview: function() { return /* binding */ deployPreview; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9480);
/* harmony import */ var _delete_delete_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6162);



async function deployPreview(session, { target, claim, isClosed, deploy }) {
    let made;
    let own = false;
    const emit = (event) => {
        if (event.type === 'deployment_read')
            made = event.deployment.id;
        if (event.type === 'deployment_identified')
            made = event.deployment_id;
        if (event.type === 'operation_decided')
            own = true;
        session.emit(event);
    };
    const takeDown = async () => {
        session.emit({ type: 'info', message: 'The pull request is closed. Deleting its preview.' });
        const extended = (0,_core_session_js__WEBPACK_IMPORTED_MODULE_2__/* .withGrace */ .pj)(session);
        if (own && made !== undefined)
            return (0,_delete_delete_deployment_js__WEBPACK_IMPORTED_MODULE_1__.deleteDeployment)(extended, { ...target, deployment_id: made });
        await (0,_delete_delete_deployment_js__WEBPACK_IMPORTED_MODULE_1__.deleteDeployment)(extended, target, { claim, if_foreign: 'keep' });
    };
    if (await isClosed())
        return takeDown();
    try {
        await deploy({ ...session, emit });
    }
    catch (error) {
        if (!isExplained(error) || !(await isClosed()))
            throw error;
        session.emit({ type: 'info', message: `The deploy failed: ${error.message}` });
        return takeDown();
    }
    if (await isClosed())
        await takeDown();
}
const isExplained = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz);


/***/ })

};
;