"use strict";
exports.id = 470;
exports.ids = [470];
exports.modules = {

/***/ 4470:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollBackByHand: function() { return /* binding */ rollBackByHand; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9499);
/* harmony import */ var _find_find_current_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1657);
/* harmony import */ var _find_ownership_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4309);
/* harmony import */ var _verify_verify_serving_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3297);
/* harmony import */ var _choose_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(594);
/* harmony import */ var _deploy_earlier_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3313);
/* harmony import */ var _plan_rollback_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8657);









async function rollBackByHand(session, request, checks = {}) {
    const current = await findExisting(session, request);
    const { target, planned, wanted } = await planByHand(session, request, current);
    session.emit({ type: 'planned', plan: reportedPlan(target, planned) });
    if (request.dry_run)
        return session.emit({ type: 'operation_decided', operation: 'planned', new_revision: planned.way !== 'none' });
    if (planned.way === 'none') {
        session.emit({ type: 'operation_decided', operation: 'unchanged', new_revision: false });
        return emitStanding(session, current);
    }
    const inOwnWords = { ...session, emit: emitRolledBack(session.emit) };
    const older = [target.id, current.deployment.active_revision_id].filter((id) => id != null);
    const { wait } = request;
    const { deployed, applied } = await (0,_deploy_earlier_js__WEBPACK_IMPORTED_MODULE_7__/* .deployEarlier */ .S)(inOwnWords, { target, wanted, current, older, planned, wait });
    if (deployed === undefined)
        return;
    await (0,_verify_verify_serving_js__WEBPACK_IMPORTED_MODULE_5__/* .verifyServing */ .o)(session, { ...deployed, applied, wanted }, await checks.connectInfo?.());
    await checks.smokeCheck?.();
}
async function findExisting(session, { target, claim }) {
    const { current } = await (0,_find_find_current_js__WEBPACK_IMPORTED_MODULE_3__/* .findCurrent */ .$)(session, target);
    if (current === null) {
        const what = target.deployment_id === undefined
            ? `No deployment named "${target.name}" exists`
            : (0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_2__/* .noSuchId */ .sJ)(target.deployment_id);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', `${what}.`, { advice: 'Check `name` or `deployment_id`, and `base_url`.' });
    }
    const other = claim && (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_4__/* .otherRepository */ .j5)(current.deployment, claim);
    if (other === undefined)
        return current;
    const message = `Deployment ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_2__/* .describeDeployment */ .Ti)(current.deployment)} belongs to another repository: ${other}.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('foreign_deployment', message, { advice: 'Check `name`, `base_url` and `repo_url`.' });
}
async function planByHand(session, { revision }, current) {
    const { deployment } = current;
    const serving = await readServing(session, current);
    if (serving === null)
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_6__/* .refused */ .J5)('The deployment has no revision yet.', 'Deploy it first.');
    const target = revision === undefined
        ? await (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_6__/* .targetBefore */ .Pi)(session, deployment.id, serving)
        : await (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_6__/* .targetNamed */ .bH)(session, { deployment, serving }, revision);
    const source = target.code.image_uri == null ? 'git_host' : 'external_container';
    const wanted = (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_8__/* .wantedOf */ .Lm)(source, target.code);
    const planned = (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_8__/* .planRollback */ .II)(wanted, current);
    if (planned.way !== 'refused')
        return { target, wanted, planned };
    throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_6__/* .refused */ .J5)(`Revision ${target.id} cannot be restored: ${planned.why}.`, 'Deploy its commit as a tag, or its image.');
}
async function readServing(session, { deployment, latest }) {
    const { id, active_revision_id: active } = deployment;
    if (active == null || active === latest?.id)
        return latest;
    return (await (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_6__/* .readIfThere */ .qC)(session, id, active)) ?? latest;
}
const STAYS = 'secrets, resource_spec and settings stay as they are';
function reportedPlan(target, planned) {
    const { repo_commit_sha, repo_ref, image_uri } = target.code;
    const to = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRevision */ .hH)(target.id, repo_commit_sha);
    const how = planned.way === 'redeploy' ? 'redeployed by the service' : 'restored by a patch';
    const changes = planned.plan.changes.map((change) => (change.difference === 'repeated' ? { ...change, note: `as of ${to}` } : change));
    return {
        operation: planned.way === 'none' ? 'unchanged' : 'rollback',
        new_revision: planned.way !== 'none',
        rolls_back_to: target.id,
        reasons: planned.way === 'none'
            ? [`the code of revision ${to} is deployed already`]
            : [`the code of revision ${to} (${image_uri ?? repo_ref}) is ${how}`, STAYS],
        changes,
        warnings: []
    };
}
function emitRolledBack(emit) {
    return (event) => emit(event.type === 'operation_decided' ? { ...event, operation: 'rolled_back', new_revision: true } : event);
}
function emitStanding({ emit }, { deployment, latest }) {
    emit({ type: 'deployment_read', deployment });
    if (latest === null)
        return;
    emit({ type: 'revision_identified', revision_id: latest.id, previous: latest.id });
    emit({ type: 'status_read', revision_id: latest.id, status: latest.status, elapsed_ms: 0 });
}


/***/ })

};
;