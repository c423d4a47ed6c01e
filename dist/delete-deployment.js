"use strict";
exports.id = 689;
exports.ids = [689];
exports.modules = {

/***/ 7689:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: function() { return /* binding */ deleteById; },
  deleteDeployment: function() { return /* binding */ deleteDeployment; },
  planDelete: function() { return /* binding */ planDelete; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/repository/same-value.js
var same_value = __webpack_require__(7839);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __webpack_require__(2303);
// EXTERNAL MODULE: ./src/deploy/core/retry.js
var retry = __webpack_require__(4006);
// EXTERNAL MODULE: ./src/deploy/core/session.js
var core_session = __webpack_require__(9480);
// EXTERNAL MODULE: ./src/deploy/find/find-by-name.js
var find_by_name = __webpack_require__(9499);
// EXTERNAL MODULE: ./src/deploy/find/ownership.js
var find_ownership = __webpack_require__(4309);
// EXTERNAL MODULE: ./src/text/nearest.js
var nearest = __webpack_require__(5832);
// EXTERNAL MODULE: ./src/deploy/core/preview-name.js
var preview_name = __webpack_require__(2514);
// EXTERNAL MODULE: ./src/deploy/core/status.js
var core_status = __webpack_require__(4176);
// EXTERNAL MODULE: ./src/deploy/find/find-recorded.js
var find_recorded = __webpack_require__(2714);
;// CONCATENATED MODULE: ./src/deploy/delete/find-for-delete.js
/** Finds what is to be deleted, and says what a 404 means. */









/** Sends the delete without a lookup if the id is given: its response shows whether the deployment exists. */
async function findForDelete(session, target, claim) {
    if (target.deployment_id !== undefined)
        return { id: target.deployment_id };
    const { name = '' } = target;
    const { controlPlane, names } = rememberNames(session.controlPlane);
    const found = await (0,find_recorded/* findByNameOrRecord */.A)({ ...session, controlPlane }, name, claim && ((deployment) => (0,find_ownership/* isToldOurs */.no)(deployment, claim)));
    if (found === 'unlisted' || found === 'unknown') {
        const recorded = found === 'unknown' ? ', and no GitHub Deployment records it' : '';
        throw new errors/* DeployError */.sH('operation_unsupported', `GET /v2/deployments does not exist at this base_url, so "${(0,find_by_name/* describeTarget */.ff)(target)}" cannot be found${recorded}. Nothing was deleted.`, {
            advice: 'Check the path of `base_url`. If it is right, set `deployment_id`, or `environment` if earlier runs recorded the deployment there.'
        });
    }
    if (found === 'gone')
        await assertServiceAnswers(session, (0,find_by_name/* describeTarget */.ff)(target));
    if (typeof found === 'object')
        return found;
    session.emit({ type: 'deployment_not_found', what: (0,find_by_name/* describeTarget */.ff)(target) });
    const near = similarName(name, names);
    if (near !== undefined) {
        const message = `No deployment is named "${(0,sanitize/* sanitizeLine */.g$)(name)}", but "${(0,sanitize/* sanitizeLine */.g$)(near)}" exists. Check \`name\`.`;
        session.emit({ type: 'warning', message });
    }
    return 'absent';
}
/** The same control plane, and the names of the deployments that its list has shown. */
function rememberNames(controlPlane) {
    const names = new Set();
    const listDeployments = async (query) => {
        const rows = await controlPlane.listDeployments(query);
        for (const row of rows ?? [])
            if (!(0,core_status/* isBeingDeleted */.vx)(row))
                names.add(row.name);
        return rows;
    };
    return { controlPlane: { ...controlPlane, listDeployments }, names };
}
/**
 * The name that was probably meant. Previews do not count: after its pull request closed, only those of others are left.
 */
function similarName(name, names) {
    if ((0,preview_name/* isPreviewName */.En)(name))
        return undefined;
    const standing = [...names].filter((listed) => !(0,preview_name/* isPreviewName */.En)(listed));
    // The list has only names that contain the requested one, so the shortest is the most similar.
    return (0,nearest/* nearest */.p)(name, standing) ?? standing.sort((a, b) => a.length - b.length)[0];
}
/** What a server answers that knows no such path. */
const NOT_FOUND = new Set([404, 405, 501]);
/**
 * Asserts that the service has at least one of the lists that \u00a74.1 names. If every path is 404, a 404 does not prove
 * that a deployment was deleted.
 *
 * @throws DeployError
 */
async function assertServiceAnswers({ controlPlane }, what) {
    for (const list of [() => controlPlane.listListeners(), () => controlPlane.listIntegrations()]) {
        const read = await (0,retry/* tryRequest */.dP)(list);
        if ('value' in read || !(read.error instanceof errors/* StatusError */.Xs) || !NOT_FOUND.has(read.error.status))
            return;
    }
    throw new errors/* DeployError */.sH('not_found', `No control plane API was found at base_url: every request was answered with 404. Nothing was deleted.\nDeployment ${what} may still exist.`, { advice: 'Check the path of `base_url`, and `api_dialect` if it is set.' });
}
/**
 * A 404 may mean that the deployment does not exist, or that the service has no such operation (\u00a74.1 names none). Only
 * a read that also returns 404 proves that it was deleted.
 */
async function whyNotFound(session, id, cause) {
    const { controlPlane } = session;
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readDeployment(id));
    if ('value' in read) {
        if ((0,core_status/* isBeingDeleted */.vx)(read.value))
            return 'already_deleting';
        throw new errors/* DeployError */.sH('operation_unsupported', `This service cannot delete deployments. The deployment still exists.\nDeployment ${id}\n${cause.message}`, { advice: 'Delete it in the service.', cause });
    }
    const gone = read.error instanceof errors/* StatusError */.Xs && read.error.status === 404;
    if (!gone) {
        throw new errors/* DeployError */.sH('write_unconfirmed', `It is unknown whether the deployment was deleted.\nDeployment ${id}\n${cause.message}\n${read.error.message}`, {
            advice: read.error.advice,
            cause
        });
    }
    const listed = await (0,retry/* tryRequest */.dP)(() => controlPlane.listDeployments({ name_contains: id, limit: 1, offset: 0 }));
    if ('value' in listed && listed.value !== null)
        return 'absent';
    await assertServiceAnswers(session, id);
    return 'absent';
}

;// CONCATENATED MODULE: ./src/deploy/delete/delete-deployment.js








/**
 * Deletes the deployment, or keeps it if it belongs to another repository.
 *
 * @param ownership Absent if the deployment certainly belongs to this run.
 * @throws DeployError if the deployment cannot be named, is refused, or the service cannot delete.
 */
async function deleteDeployment(session, target, ownership) {
    const { emit } = session;
    const end = (deletion) => {
        emit({ type: 'operation_decided', operation: 'deleted', new_revision: false });
        emit({ type: 'deletion_read', deletion });
    };
    const found = await findForDelete(session, target, ownership?.claim);
    if (found === 'absent')
        return end('absent');
    if ('deleting' in found) {
        emit({ type: 'deployment_identified', deployment_id: found.deleting });
        return end('already_deleting');
    }
    const { id } = found;
    const checked = await checkFound(session, { id, target, ownership });
    if (checked === 'absent')
        return end('absent');
    if ('kept' in checked) {
        emit({ type: 'warning', message: checked.kept });
        return emit({ type: 'skipped', reason: 'Nothing was deleted.' });
    }
    emit({ type: 'deployment_identified', deployment_id: id });
    const deletion = await deleteById(session, id);
    if (deletion === 'absent')
        emit({ type: 'deployment_not_found', what: (0,sanitize/* sanitizeLine */.g$)(id) });
    end(deletion);
}
/** Reads the deployment if its name or its repository has to be compared: what is deleted does not come back. */
async function checkFound(session, { id, target, ownership }) {
    const { deployment_id, name } = target;
    const named = deployment_id !== undefined && name !== undefined;
    if (!named && ownership === undefined)
        return { may_go: true };
    const deployment = await readFound(session, id);
    // Without an owner to compare, the response to the delete shows whether the deployment exists.
    if (deployment === null)
        return ownership === undefined ? { may_go: true } : 'absent';
    if (named && !(0,same_value/* isSameValue */.am)('name', deployment.name, name)) {
        throw new errors/* DeployError */.sH('name_conflict', `Deployment ${deployment_id} is named "${(0,sanitize/* sanitizeLine */.g$)(deployment.name)}", not "${(0,sanitize/* sanitizeLine */.g$)(name)}". Nothing was deleted.`, {
            advice: 'Correct `deployment_id`, or remove `name`.'
        });
    }
    if (ownership === undefined)
        return { may_go: true };
    const { claim, if_foreign } = ownership;
    const why = if_foreign === 'keep'
        ? await (0,find_ownership/* findForeignReason */.IK)(session, { ...deployment, name: name ?? deployment.name }, claim)
        : (0,find_ownership/* otherRepository */.j5)(deployment, claim);
    if (why === undefined)
        return { may_go: true };
    const message = `Deployment ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} belongs to another repository: ${why}.`;
    if (if_foreign === 'keep')
        return { kept: `Kept: ${message}` };
    throw new errors/* DeployError */.sH('foreign_deployment', `${message} Nothing was deleted.`, {
        advice: 'Check `name` and `base_url`. To delete it nevertheless, set `repo_url` to the repository from which it is built.'
    });
}
/** Null if the service has no such deployment. */
async function readFound(session, id) {
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(id));
    if ('value' in read)
        return read.value;
    if (read.error instanceof errors/* StatusError */.Xs && read.error.status === 404)
        return null;
    throw read.error;
}
/**
 * Deletes the deployment of this id, and says what the service made of that: `accepted`, or that there was nothing to delete.
 *
 * @throws RequestError when the service refuses; DeployError when it has no such operation.
 */
async function deleteById(session, id) {
    let tries = 0;
    try {
        // Deleting twice is deleting once, so an unanswered delete may simply be sent again.
        session.emit({ type: 'write_sent' });
        await (0,retry/* withRetry */.bD)((0,core_session/* retryOptions */.tO)(session), () => {
            tries++;
            return session.controlPlane.deleteDeployment(id);
        });
        return 'accepted';
    }
    catch (error) {
        if (!(error instanceof errors/* StatusError */.Xs) || !NOT_FOUND.has(error.status))
            throw error;
        const why = await whyNotFound(session, id, error);
        // If a retry finds no deployment, the first attempt may have deleted it.
        return tries > 1 ? 'accepted' : why;
    }
}
/** Says what `deleteDeployment` would do. Sends reads only. */
async function planDelete(session, target, ownership) {
    const { emit } = session;
    const found = await findForDelete(session, target, ownership?.claim);
    const checked = found !== 'absent' && 'id' in found
        ? await checkFound(session, { id: found.id, target, ownership })
        : { may_go: true };
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
    if (found === 'absent')
        return ['unchanged', `no deployment named "${(0,find_by_name/* describeTarget */.ff)(target)}" exists`];
    return 'id' in found
        ? ['delete', `deployment ${found.id} would be deleted`]
        : ['unchanged', `deployment ${found.deleting} is already being deleted`];
}


/***/ }),

/***/ 5832:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: function() { return /* binding */ suggestion; },
/* harmony export */   p: function() { return /* binding */ nearest; }
/* harmony export */ });
/* harmony import */ var _edit_distance_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3234);
/** Finds the word that the user probably meant. */

const MOST_SLIPS = 2;
/** A shorter beginning could be that of any word. */
const LEAST_BEGINNING = 3;
/** The known word that differs by at most two letters, or begins with the word; undefined if none does. */
function nearest(word, known) {
    const judged = known
        .map((one) => ({ one, slips: (0,_edit_distance_js__WEBPACK_IMPORTED_MODULE_0__/* .editDistance */ .Y)(word, one, MOST_SLIPS) }))
        .filter(({ one, slips }) => slips <= MOST_SLIPS && slips < one.length)
        .sort((a, b) => a.slips - b.slips);
    const isBeginning = word.length >= LEAST_BEGINNING;
    return judged[0]?.one ?? (isBeginning ? known.find((one) => one.startsWith(word)) : undefined);
}
/** ` Did you mean "port"?`, or nothing. */
function suggestion(word, known) {
    const meant = nearest(word, known);
    return meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
}


/***/ })

};
;