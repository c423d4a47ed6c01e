"use strict";
exports.id = 470;
exports.ids = [470];
exports.modules = {

/***/ 4470:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   rollBackByHand: function() { return /* binding */ rollBackByHand; }
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1243);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9973);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4159);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7309);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2303);
/* harmony import */ var _core_events_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(543);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8529);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9499);
/* harmony import */ var _find_find_current_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1657);
/* harmony import */ var _find_ownership_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4309);
/* harmony import */ var _verify_verify_serving_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6156);
/* harmony import */ var _after_failure_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9793);
/* harmony import */ var _choose_target_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(594);
/* harmony import */ var _deploy_earlier_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3313);
/* harmony import */ var _plan_rollback_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8657);















async function rollBackByHand(session, request, checks = {}) {
    const current = await findExisting(session, request);
    const earlier = await planByHand(session, request, current);
    const { target, planned, wanted } = earlier;
    const { repo_commit_sha: commit_sha } = target.code;
    if (commit_sha != null)
        session.emit({ type: 'commit_read', revision_id: target.id, commit_sha });
    session.emit({ type: 'planned', plan: reportedPlan(earlier) });
    if (request.dry_run)
        return session.emit({ type: 'operation_decided', operation: 'planned', new_revision: planned.way !== 'none' });
    const applied = await applyByHand(session, earlier);
    let deployed;
    try {
        deployed = await (0,_deploy_earlier_js__WEBPACK_IMPORTED_MODULE_11__/* .followApplied */ .P)(session, earlier, applied);
        if (deployed === undefined)
            return;
        await (0,_verify_verify_serving_js__WEBPACK_IMPORTED_MODULE_8__/* .verifyServing */ .o)(session, { ...deployed, applied }, await checks.connectInfo?.());
        if (applied.new_revision)
            session.emit({ type: 'rolled_back', to: target.id });
        await checks.smokeCheck?.();
    }
    catch (error) {
        const asked = { ...request, wanted, current, rollback: false };
        throw await (0,_after_failure_js__WEBPACK_IMPORTED_MODULE_9__/* .afterFailure */ .H)(session, { request: asked, applied, deployed }, error);
    }
}
async function findExisting(session, { target, claim }) {
    const { deployment_id: id, name } = target;
    const { current } = await (0,_find_find_current_js__WEBPACK_IMPORTED_MODULE_6__/* .findCurrent */ .$Q)(session, target);
    if (current === null) {
        const what = id === undefined ? `No deployment named "${name}" exists` : (0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .noSuchId */ .sJ)(id);
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('not_found', `${what}.`, { advice: 'Check `name` or `deployment_id`, and `base_url`.' });
    }
    const other = claim && (0,_find_ownership_js__WEBPACK_IMPORTED_MODULE_7__/* .otherRepository */ .j5)(current.deployment, claim);
    if (other === undefined)
        return current;
    const message = `Deployment ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .describeDeployment */ .Ti)(current.deployment)} belongs to another repository: ${other}.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('foreign_deployment', message, { advice: 'Check `name`, `base_url` and `repo_url`.' });
}
async function planByHand(session, { revision, wait }, current) {
    const { deployment } = current;
    const serving = await readServing(session, current);
    if (serving === null)
        throw (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_10__/* .refused */ .J5)('the deployment has no revision yet', 'Deploy it first.');
    const target = await (0,_choose_target_js__WEBPACK_IMPORTED_MODULE_10__/* .targetByHand */ .g$)(session, { deployment, serving }, revision);
    (0,_core_events_js__WEBPACK_IMPORTED_MODULE_13__/* .emitCommit */ .jI)(session, serving);
    const derived = target.code.repo_ref != null ? 'git_host' : 'external_container';
    const source = _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .SOURCES */ .Hl.find((known) => known === deployment.source) ?? derived;
    const wanted = (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_12__/* .wantedOf */ .Lm)(source, target.code);
    return { target, wanted, planned: (0,_plan_rollback_js__WEBPACK_IMPORTED_MODULE_12__/* .planRollback */ .II)(wanted, current), current, before: deployment, wait };
}
async function readServing({ controlPlane }, current) {
    const { deployment, latest } = current;
    const { id, active_revision_id: active } = deployment;
    if (active == null || active === latest?.id)
        return latest;
    return (await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_3__/* .orNull */ .Xd)(controlPlane.readRevision(id, active))) ?? latest;
}
async function applyByHand(session, earlier) {
    const { planned, current } = earlier;
    if (planned.way === 'none') {
        session.emit({ type: 'operation_decided', operation: 'unchanged', new_revision: false });
        return (0,_core_model_js__WEBPACK_IMPORTED_MODULE_4__/* .keepRevision */ .pS)(planned.plan, current);
    }
    const emit = (event) => session.emit(event.type === 'operation_decided' ? { ...event, operation: 'rolled_back' } : event);
    return (0,_deploy_earlier_js__WEBPACK_IMPORTED_MODULE_11__/* .applyEarlier */ .V)({ ...session, emit }, earlier);
}
function reportedPlan({ target, planned: { way, plan } }) {
    const { repo_commit_sha, repo_ref, image_uri } = target.code;
    const to = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .hH)(target.id, repo_commit_sha);
    const common = { rolls_back_to: target.id, warnings: [] };
    if (way === 'none') {
        const reasons = [`the code of revision ${to} is ${plan.in_progress ? 'being deployed' : 'deployed'} already`];
        return { ...common, operation: 'unchanged', new_revision: false, reasons, changes: [] };
    }
    const code = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_14__/* .sanitizeLine */ .g$)(image_uri ?? repo_ref ?? '', 200);
    const reasons = way === 'redeploy'
        ? [
            `the service deploys revision ${to} again, from ${code}`,
            'a redeploy may bring back the secrets and the resource_spec of that revision; settings stay unchanged'
        ]
        : [
            `a patch deploys ${code} again, the code of revision ${to}`,
            'secrets, resource_spec and settings stay unchanged'
        ];
    const noted = ({ new_revision, note }) => new_revision && note !== undefined && { note: `as of ${to}` };
    const changes = plan.changes.map((change) => ({ ...change, ...noted(change) }));
    return { ...common, operation: 'rollback', new_revision: true, reasons, changes };
}


/***/ })

};
;