"use strict";
exports.id = 781;
exports.ids = [781];
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


/***/ })

};
;