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
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2373);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5302);
/* harmony import */ var _core_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4006);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9480);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4176);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9499);
/* harmony import */ var _find_find_recorded_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2714);
/* harmony import */ var _ownership_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5749);









/**
 * Deletes the deployment, or keeps it if it is of another repository.
 *
 * @param ownership Absent if the deployment is known to be this run's.
 * @throws DeployError when the deployment cannot be named, is refused, or the service cannot delete.
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
    if ('leaving' in found) {
        emit({ type: 'deployment_identified', deployment_id: found.leaving });
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
        emit({ type: 'deployment_not_found', what: (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g)(id) });
    end(deletion);
}
/** Reads the deployment if its name or its repository has to be compared: what is deleted does not come back. */
async function checkFound(session, { id, target, ownership }) {
    const { deployment_id, name } = target;
    const named = deployment_id !== undefined && name !== undefined;
    if (!named && ownership === undefined)
        return { may_go: true };
    const deployment = await readFound(session, id);
    // Without an owner to compare, the delete itself says whether the deployment is there.
    if (deployment === null)
        return ownership === undefined ? { may_go: true } : 'absent';
    if (named && !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_1__/* .isSameValue */ .am)('name', deployment.name, name)) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`Deployment ${deployment_id} is named ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g)(deployment.name)}, not ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g)(name)}.`, {
            advice: 'Nothing was deleted. Correct deployment_id, or leave name out.'
        });
    }
    if (ownership === undefined)
        return { may_go: true };
    const { claim, if_foreign } = ownership;
    const why = if_foreign === 'keep'
        ? await (0,_ownership_js__WEBPACK_IMPORTED_MODULE_6__/* .findForeignReason */ .IK)(session, { ...deployment, name: name ?? deployment.name }, claim)
        : (0,_ownership_js__WEBPACK_IMPORTED_MODULE_6__/* .otherRepository */ .j5)(deployment, claim);
    if (why === undefined)
        return { may_go: true };
    const message = `${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__/* .describeDeployment */ .Ti)(deployment)} belongs to another repository: ${why}.`;
    if (if_foreign === 'keep')
        return { kept: `Kept: ${message}` };
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${message} Nothing was deleted.`, {
        advice: 'Check name and base_url. To delete it all the same, set repo_url to the repository that it is built from.'
    });
}
/** Null if the service has no such deployment. */
async function readFound(session, id) {
    const read = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readWithRetry */ .rv)(session, () => session.controlPlane.readDeployment(id)));
    if ('value' in read)
        return read.value;
    if (read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && read.error.status === 404)
        return null;
    throw read.error;
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
        await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readWithRetry */ .rv)(session, () => {
            tries++;
            return session.controlPlane.deleteDeployment(id);
        });
        return 'accepted';
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs) || error.status !== 404)
            throw error;
        const why = await whyNotFound(session, id, error);
        // What is not there any more at the second try may be gone by the first.
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
        emit({ type: 'deployment_identified', deployment_id: 'id' in found ? found.id : found.leaving });
    const [operation, reason] = plannedDelete(checked === 'absent' ? 'absent' : found, target, checked);
    const warnings = operation === 'unchanged' && checked !== 'absent' && 'kept' in checked ? [checked.kept] : [];
    emit({ type: 'planned', plan: { operation, new_revision: false, reasons: [reason], changes: [], warnings } });
    emit({ type: 'operation_decided', operation: 'planned', new_revision: false });
}
function plannedDelete(found, target, checked) {
    if (checked !== 'absent' && 'kept' in checked)
        return ['unchanged', 'the deployment belongs to another repository'];
    if (found === 'absent')
        return ['unchanged', `no deployment ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTarget */ .ff)(target)} is there`];
    return 'id' in found
        ? ['delete', `deployment ${found.id} would be deleted`]
        : ['unchanged', `deployment ${found.leaving} is being deleted already`];
}
/** By id it is not looked for: the delete itself says whether it is there. */
async function findForDelete(session, target, claim) {
    if (target.deployment_id !== undefined)
        return { id: target.deployment_id };
    const found = await (0,_find_find_recorded_js__WEBPACK_IMPORTED_MODULE_5__/* .findByNameOrRecord */ .A)(session, target.name ?? '', claim && ((deployment) => (0,_ownership_js__WEBPACK_IMPORTED_MODULE_6__/* .isToldOurs */ .no)(deployment, claim)));
    if (found === 'unlisted') {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`The service has no list of deployments, so ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTarget */ .ff)(target)} cannot be looked up.`, {
            advice: 'Check base_url. If it is right, give deployment_id, or the environment in which earlier runs recorded the deployment.'
        });
    }
    if (found === 'absent')
        session.emit({ type: 'deployment_not_found', what: (0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_4__/* .describeTarget */ .ff)(target) });
    return found;
}
/**
 * A 404 may mean that the deployment is gone, or that the service has no such operation (§4.1 names none): only a read
 * that finds nothing either proves that it is gone.
 */
async function whyNotFound(session, id, cause) {
    const { controlPlane, emit } = session;
    const read = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readWithRetry */ .rv)(session, () => controlPlane.readDeployment(id)));
    if ('value' in read) {
        if ((0,_core_status_js__WEBPACK_IMPORTED_MODULE_8__/* .isBeingDeleted */ .v)(read.value))
            return 'already_deleting';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${cause.message}\nDeployment ${id} is still there: this service has no operation to delete it.`, { advice: 'Delete it where the service lets you.', cause });
    }
    const gone = read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && read.error.status === 404;
    if (!gone) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${cause.message}\n${read.error.message}\nWhether deployment ${id} is gone is not known.`, {
            advice: read.error.advice,
            cause
        });
    }
    const listed = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: id, limit: 1, offset: 0 }));
    if ('value' in listed && listed.value !== null)
        return 'absent';
    const message = `Nothing is found at all below this base_url, so that deployment ${id} is gone is taken on trust: check base_url.`;
    emit({ type: 'warning', message });
    return 'absent';
}


/***/ }),

/***/ 5749:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IK: function() { return /* binding */ findForeignReason; },
/* harmony export */   j5: function() { return /* binding */ otherRepository; },
/* harmony export */   no: function() { return /* binding */ isToldOurs; },
/* harmony export */   re: function() { return /* binding */ refuseForeign; }
/* harmony export */ });
/* unused harmony exports needsRecord, foreignReason */
/* harmony import */ var _contract_normal_forms_image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6672);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9973);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2373);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5302);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9499);





/** Why the deployment is taken for another repository's; undefined if nothing shows that. Asks GitHub only if needed. */
async function findForeignReason(session, deployment, claim) {
    const recorded = needsRecord(deployment, claim) ? await session.recall(deployment.name) : null;
    return foreignReason(deployment, claim, recorded);
}
/** @throws PlanError if the deployment is of another repository. Without a claim nothing is compared. */
async function refuseForeign(session, deployment, claim) {
    const why = claim && (await findForeignReason(session, deployment, claim));
    if (why === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PlanError */ .W6(`${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_3__/* .describeDeployment */ .Ti)(deployment)} belongs to another repository: ${why}. Nothing was sent.`, {
        advice: 'Set another name: previews of two repositories that share a control plane need different names.'
    });
}
/** Whether the records on GitHub can change the verdict. Pure. */
function needsRecord(deployment, claim) {
    if (toldRepository(deployment) !== undefined) {
        return claim.head_is_gone && otherRepository(deployment, claim) !== undefined;
    }
    return hasClaimedImage(deployment, claim) !== true;
}
/**
 * The verdict. Pure.
 *
 * @param recorded Ids that earlier runs of this repository recorded for the name; null if GitHub was not asked or
 * refused.
 */
function foreignReason(deployment, claim, recorded) {
    const isRecorded = recorded?.includes(deployment.id) ?? false;
    const other = otherRepository(deployment, claim);
    if (other !== undefined) {
        if (!claim.head_is_gone)
            return other;
        return isRecorded ? undefined : `${other}, and no GitHub Deployment of this repository names it`;
    }
    if (toldRepository(deployment) !== undefined)
        return undefined;
    if (isRecorded)
        return undefined;
    const sameImage = hasClaimedImage(deployment, claim);
    if (sameImage !== undefined) {
        const { image_uri } = deployment.source_revision_config;
        return sameImage ? undefined : `it runs the image ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g)(image_uri ?? '', 200)}, which is not this run's`;
    }
    // Where nothing is recorded, or GitHub tells nothing, the exact name is all there is to go by.
    return recorded === null || recorded.length === 0
        ? undefined
        : 'the GitHub Deployments of this repository name another deployment';
}
/** That it tells another repository than those of the claim; undefined if it tells one of them, or none. */
function otherRepository(deployment, claim) {
    const repository = toldRepository(deployment);
    if (repository === undefined || isClaimed(repository, claim))
        return undefined;
    return `it is built from ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g)(repository, 200)}`;
}
/** Whether its repository, or else its image, is one of the claim; undefined if it tells neither. */
function isToldOurs(deployment, claim) {
    const repository = toldRepository(deployment);
    return repository === undefined ? hasClaimedImage(deployment, claim) : isClaimed(repository, claim);
}
function toldRepository({ source_config }) {
    return source_config.repo_url?.trim() || undefined;
}
function isClaimed(repository, { repositories }) {
    return repositories.some((own) => (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameValue */ .am)('repo_url', own, repository));
}
/** Undefined if either image is unknown. */
function hasClaimedImage({ source_revision_config }, claim) {
    const [deployed, own] = [source_revision_config.image_uri, claim.image_uri];
    if (!deployed || own === undefined)
        return undefined;
    return imageRepository(deployed) === imageRepository(own);
}
/** The registry and path of the image, without tag and digest. */
function imageRepository(image) {
    return (0,_contract_normal_forms_image_js__WEBPACK_IMPORTED_MODULE_0__/* .parseImage */ .zZ)(image).repository.toLowerCase();
}


/***/ }),

/***/ 463:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   deployPreview: function() { return /* binding */ deployPreview; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9144);
/* harmony import */ var _core_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4006);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9480);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4176);
/* harmony import */ var _delete_delete_deployment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6162);
/** A preview lives as long as its pull request is open, and no longer (docs/design.md, section 1). */






/** When the time is up, deleting a preview may still take a fifth of what the run had, within these; in milliseconds. */
const TAKE_DOWN_MS = 60_000;
/** Between two looks at a deployment that is being deleted, in milliseconds. */
const GONE_LOOK_MS = 2_000;
/**
 * Deploys a preview. The run of a pull request may come late or take long, and the run of its closing may be over by
 * then: so the state is read before anything is sent and once more at the end, and what nobody would delete is deleted.
 * Where the pull request was opened again, the run of its closing may still be at it: what that one deletes is made anew.
 */
async function deployPreview(session, { target, claim, isClosed, deploy }) {
    let made;
    // What a plan was carried out on is this run's own; what was only found may be of another repository.
    let own = false;
    const emit = (event) => {
        if (event.type === 'deployment_read')
            made = event.deployment.id;
        if (event.type === 'operation_decided')
            own = true;
        session.emit(event);
    };
    const takeDown = () => deletePreview(session, { target, claim, own: own ? made : undefined });
    if (await isClosed())
        return takeDown();
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
        session.emit({ type: 'info', message: `The deploy came to nothing: ${error.message}` });
        if (closed)
            return takeDown();
        made = undefined;
        own = false;
        session.emit({
            type: 'restarted',
            why: 'The pull request is open: its preview, which was deleted, is made anew.'
        });
        await deploy({ ...session, emit });
    }
    if (await isClosed())
        await takeDown();
}
const isExplained = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz);
/** A 404 that may pass is of something that the service has just named. */
const isNotFound = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && error.status === 404 && !error.retryable;
/** Whether the deployment is not there any more; one that is being deleted is waited for. */
async function isGone(session, error, deployment_id) {
    const { controlPlane, clock, deadline, emit } = session;
    if (deployment_id === undefined)
        return isNotFound(error);
    for (let looks = 1;; looks++) {
        const read = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_2__/* .readWithRetry */ .rv)(session, () => controlPlane.readDeployment(deployment_id)));
        if ('error' in read)
            return isNotFound(read.error);
        if (!(0,_core_status_js__WEBPACK_IMPORTED_MODULE_4__/* .isBeingDeleted */ .v)(read.value) || clock.now() >= deadline)
            return false;
        if (looks === 1) {
            const most = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_5__/* .formatDuration */ .a)(deadline - clock.now());
            emit({ type: 'info', message: `The preview is being deleted. Waiting until it is gone, ${most} at most.` });
        }
        await clock.sleep(GONE_LOOK_MS);
    }
}
async function deletePreview(session, { target, claim, own }) {
    session.emit({ type: 'info', message: 'The pull request is closed: its preview is deleted.' });
    // The wait may have taken all the time there was: the preview is deleted all the same.
    const patient = (0,_core_session_js__WEBPACK_IMPORTED_MODULE_2__/* .withGrace */ .pj)(session, TAKE_DOWN_MS);
    if (own !== undefined)
        return (0,_delete_delete_deployment_js__WEBPACK_IMPORTED_MODULE_3__.deleteDeployment)(patient, { ...target, deployment_id: own });
    await (0,_delete_delete_deployment_js__WEBPACK_IMPORTED_MODULE_3__.deleteDeployment)(patient, target, { claim, if_foreign: 'keep' });
}


/***/ })

};
;