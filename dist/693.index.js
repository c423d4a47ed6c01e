"use strict";
exports.id = 693;
exports.ids = [693];
exports.modules = {

/***/ 124:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: function() { return /* binding */ toldSecrets; }
/* harmony export */ });
/** The secrets in an answer (§2.1, §2.6): with their values, by name only, or in a shape of the service's own. */
/** What an answer tells of the secrets; null when it tells nothing, or in a shape that is not understood. */
function toldSecrets(secrets) {
    const entries = entriesOf(secrets);
    if (entries === undefined || entries.some(({ name }) => typeof name !== 'string'))
        return null;
    return new Map(entries.map(({ name, value }) => [name, typeof value === 'string' ? value : undefined]));
}
/** A list of entries or of names, or a map of values by name. Undefined for what is neither. */
function entriesOf(secrets) {
    if (typeof secrets !== 'object' || secrets === null)
        return undefined;
    if (!Array.isArray(secrets))
        return Object.entries(secrets).map(([name, value]) => ({ name, value }));
    return secrets.map((entry) => {
        if (typeof entry === 'string')
            return { name: entry };
        return typeof entry === 'object' && entry !== null ? entry : {};
    });
}


/***/ }),

/***/ 4379:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fj: function() { return /* binding */ unchangedResult; },
/* harmony export */   _M: function() { return /* binding */ revisionKept; },
/* harmony export */   xJ: function() { return /* binding */ appliedResult; }
/* harmony export */ });
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8529);

/** Nothing to send: the latest revision is the one, or the active one where that serves in its place. */
function unchangedResult(plan, current) {
    const { deployment } = current;
    return appliedResult(plan, { operation: 'unchanged', deployment, before: deployment, ...revisionKept(current) });
}
/** The revision that stays where none is made. */
function revisionKept(current) {
    const { latest } = (0,_core_model_js__WEBPACK_IMPORTED_MODULE_0__/* .activeOf */ .m)(current);
    const id = latest?.id ?? current.deployment.latest_revision_id;
    return { revision_id: id, previous: id, ...(latest && { latest }) };
}
/** What was made, with what the plan says of it. */
function appliedResult({ new_revision, built_by_service, retained_commit }, made) {
    return {
        ...made,
        new_revision,
        ...(built_by_service !== undefined && { built_by_service }),
        ...(retained_commit !== undefined && { retained_commit })
    };
}


/***/ }),

/***/ 6939:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ identifyRevision; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9144);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9480);



/** How long a service may take to show the revision that a write made, in milliseconds. */
const REVISION_APPEARS_MS = 60_000;
/** The same where the answer has named it: it is waited for by its id, and this read only serves to compare. */
const NAMED_APPEARS_MS = 10_000;
const READ_AGAIN_MS = 1_000;
/**
 * Reads the deployment until it shows a new revision.
 *
 * @param isOther Where a write may show in another way than by a new revision: whether it does.
 * @throws DeployError when no new revision appears.
 */
async function identifyRevision(session, written, isOther = async () => false) {
    const { controlPlane, clock, emit, deadline } = session;
    const { previous, deployment_id } = written;
    const named = nameOf(written);
    const appearsMs = named === undefined ? REVISION_APPEARS_MS : NAMED_APPEARS_MS;
    const giveUp = Math.min(deadline, clock.now() + appearsMs);
    for (let reads = 1;; reads++) {
        const deployment = await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_1__/* .readWithRetry */ .rv)(session, () => controlPlane.readDeployment(deployment_id));
        const { latest_revision_id: latest } = deployment;
        if ((latest !== null && latest !== previous) || (await isOther(deployment))) {
            return { revision_id: named ?? latest ?? '', deployment };
        }
        if (clock.now() + READ_AGAIN_MS > giveUp) {
            if (named !== undefined)
                return { revision_id: named, deployment };
            throw neverAppeared(deployment_id);
        }
        if (reads === 1) {
            const most = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .formatDuration */ .a)(Math.max(0, giveUp - clock.now()));
            emit({ type: 'info', message: `Request accepted. Waiting up to ${most} for the new revision to appear.` });
        }
        await clock.sleep(READ_AGAIN_MS);
    }
}
/** The new revision by the write's answer: one that names the revision from before says nothing. */
function nameOf({ answer, previous }) {
    const id = answer?.latest_revision_id;
    return id === null || id === previous ? undefined : id;
}
function neverAppeared(deploymentId) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`The service accepted the write to deployment ${deploymentId}, but no new revision has appeared.`, { advice: 'Check the deployment in the service. Running again is safe: it compares first.' });
}


/***/ }),

/***/ 5883:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V3: function() { return /* binding */ emitRevision; },
/* harmony export */   ik: function() { return /* binding */ emitActive; },
/* harmony export */   jI: function() { return /* binding */ emitCommit; }
/* harmony export */ });
/** Its status, and its commit where it tells one. `elapsed_ms` since the wait began. */
function emitRevision(session, revision, elapsed_ms) {
    session.emit({ type: 'status_read', revision_id: revision.id, status: revision.status, elapsed_ms });
    emitCommit(session, revision);
}
/** The commit that it was built from, where it tells one. */
function emitCommit({ emit }, { id, source_revision_config }) {
    const commit_sha = source_revision_config?.repo_commit_sha;
    if (commit_sha != null)
        emit({ type: 'commit_read', revision_id: id, commit_sha });
}
/** What serves after a rollout, where the service says so. */
function emitActive({ emit }, serving) {
    if (serving !== undefined)
        emit({ type: 'active_revision_read', revision_id: serving });
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

/***/ 7693:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deployFound: function() { return /* binding */ deployFound; },
  planFound: function() { return /* binding */ planFound; }
});

// EXTERNAL MODULE: ./src/deploy/core/session.js
var core_session = __webpack_require__(9480);
// EXTERNAL MODULE: ./src/deploy/delete/ownership.js
var ownership = __webpack_require__(5749);
// EXTERNAL MODULE: ./src/deploy/find/find-by-name.js
var find_by_name = __webpack_require__(9499);
// EXTERNAL MODULE: ./src/deploy/plan/plan.js + 1 modules
var plan_plan = __webpack_require__(7724);
// EXTERNAL MODULE: ./src/deploy/verify/verify-contents.js
var verify_contents = __webpack_require__(9304);
// EXTERNAL MODULE: ./src/deploy/apply/applied.js
var applied = __webpack_require__(4379);
// EXTERNAL MODULE: ./src/deploy/apply/identify-revision.js
var identify_revision = __webpack_require__(6939);
;// CONCATENATED MODULE: ./src/deploy/apply/apply-plan.js







/** @throws RequestError when the service refuses; DeployError when nobody can know whether it acted. */
async function applyPlan(session, input) {
    const { plan, current } = input;
    if (plan.operation === 'create') {
        const { createDeployment } = await __webpack_require__.e(/* import() */ 758).then(__webpack_require__.bind(__webpack_require__, 9758));
        const made = await createDeployment(session, plan, input.leaving ?? null);
        if ('found' in made)
            return adopt(session, { ...input, plan }, made);
        const { id: deployment_id, answer } = made;
        return created(plan, await (0,identify_revision/* identifyRevision */.A)(session, { deployment_id, answer, previous: null }));
    }
    if (current === null)
        throw new Error('an update needs a deployment');
    if (plan.operation === 'unchanged')
        return (0,applied/* unchangedResult */.Fj)(plan, current);
    const { patchDeployment } = await __webpack_require__.e(/* import() */ 175).then(__webpack_require__.bind(__webpack_require__, 8175));
    return patchDeployment(session, { ...input, plan, current });
}
function created({ request }, { deployment, revision_id }) {
    return {
        operation: 'created',
        deployment,
        sent: sentBy(request),
        revision_id,
        previous: null,
        new_revision: true
    };
}
const sentBy = ({ source_config, source_revision_config, secrets }) => ({
    source_config,
    source_revision_config,
    secrets
});
/**
 * Goes on from a deployment that was not there when the plan was made. It is this run's own create (`ours`) unless it
 * shows other code, or another value in clear; then another run made it, and it is brought to what is wanted.
 */
async function adopt(session, input, { found, ours }) {
    const { wanted, plan } = input;
    const { revision_id } = await (0,identify_revision/* identifyRevision */.A)(session, { deployment_id: found, previous: null });
    const current = await (0,core_session/* readCurrent */.cA)(session, found);
    const { deployment, latest } = current;
    const message = `Read back: ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} exists. Continuing with it.`;
    session.emit({ type: 'info', message });
    await (0,ownership/* refuseForeign */.re)(session, deployment, input.claim);
    const sent = sentBy(plan.request);
    const isOther = (0,verify_contents/* findOtherCode */.LJ)(wanted, latest, deployment).length > 0 ||
        (0,verify_contents/* findMismatches */.UY)({ wanted, last: deployment, sent, unconfirmed: true }).length > 0;
    if (ours && !isOther)
        return created(plan, { deployment, revision_id: latest?.id ?? revision_id });
    const update = (0,plan_plan/* planDeployment */.H)({ ...input, current });
    session.emit({ type: 'planned', plan: update });
    return applyPlan(session, { ...input, plan: update, current });
}

// EXTERNAL MODULE: ./src/deploy/core/emit-revision.js
var emit_revision = __webpack_require__(5883);
// EXTERNAL MODULE: ./src/deploy/core/model.js
var model = __webpack_require__(8529);
// EXTERNAL MODULE: ./src/repository/repository-url.js
var repository_url = __webpack_require__(2977);
// EXTERNAL MODULE: ./src/deploy/verify/verify-active.js
var verify_active = __webpack_require__(4884);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
;// CONCATENATED MODULE: ./src/deploy/plan/choose-lookups.js


const MOST_SHOWN = 20;
/** The only integration, or the one named like the owner of the repository. @throws InputError that lists them. */
function findIntegration(rows, owner) {
    if (rows.length === 0) {
        const problem = 'the account has no integration of a git host: install one in the service first';
        throw new errors/* InputError */.dz([{ input: 'integration_id', problem }]);
    }
    const fitting = rows.filter((row) => owner !== undefined && row.name?.toLowerCase() === owner);
    return onlyOf(rows.length === 1 ? rows : fitting, rows, 'integration_id');
}
/**
 * The only listener that may serve the namespace, or the one that is known to.
 *
 * @throws InputError that lists the listeners; where none of them serves the namespace, with those that are served.
 */
function findListener(rows, namespace) {
    if (rows.length === 0) {
        const problem = 'the account has no listener: set one up in the service first';
        throw new errors/* InputError */.dz([{ input: 'listener_id', problem }]);
    }
    const fitting = rows.filter((row) => serves(row, namespace) === true);
    const possible = rows.filter((row) => serves(row, namespace) !== false);
    if (possible.length === 0) {
        const problem = `no listener serves "${(0,inert/* sanitizeLine */.g)(namespace, 80)}" (${listRows(rows)}): give a namespace that one of them serves, or have it added to a listener`;
        throw new errors/* InputError */.dz([{ input: 'cluster_namespace', problem }]);
    }
    return onlyOf(fitting.length > 0 ? fitting : rows.length === 1 ? rows : [], possible, 'listener_id');
}
/** Undefined where the record does not tell. */
function serves({ compute_config }, namespace) {
    const named = compute_config?.cluster_namespaces ?? [];
    return named.length > 0 ? named.includes(namespace) : undefined;
}
function onlyOf(candidates, possible, input) {
    const [only, another] = candidates;
    if (only !== undefined && another === undefined)
        return only.id;
    const among = candidates.length > 0 ? candidates : possible;
    throw new errors/* InputError */.dz([{ input, problem: `cannot be chosen for you (${listRows(among)}): give one` }]);
}
function listRows(rows) {
    const shown = rows.slice(0, MOST_SHOWN).map(({ id, name, compute_type, compute_config }) => {
        const namespaces = compute_config?.cluster_namespaces ?? [];
        const isOther = compute_type != null && compute_type !== 'cluster';
        const served = namespaces.length > 0 ? `serves ${namespaces.join(', ')}` : isOther ? `is of ${compute_type}` : name;
        return `${id} ${(0,inert/* sanitizeLine */.g)(served ?? 'without a name', 80)}`;
    });
    return [...shown, ...(rows.length > MOST_SHOWN ? [`and ${rows.length - MOST_SHOWN} more`] : [])].join('; ');
}

// EXTERNAL MODULE: ./src/deploy/plan/diff-code.js + 1 modules
var diff_code = __webpack_require__(9731);
// EXTERNAL MODULE: ./src/deploy/plan/plan-update.js + 1 modules
var plan_update = __webpack_require__(4425);
;// CONCATENATED MODULE: ./src/deploy/plan/compare-commits.js
/** Asks what changed between the deployed commit and this run's, where that is what decides (input `paths`). */



/**
 * The comparison that decides whether a revision is needed; undefined where `paths` is not given, or something else
 * decides already.
 *
 * @throws PlanError as `planUpdate` does.
 */
function comparisonDue(input) {
    const { wanted, current, new_revision } = input;
    if (wanted.source !== 'git_host' || new_revision === 'always')
        return undefined;
    const { undecided } = (0,diff_code/* diffGitCode */.d)(wanted, (0,model/* activeOf */.m)(current));
    if (undecided === undefined)
        return undefined;
    const without = (0,plan_update/* planUpdate */.ZL)({ ...input, changed_files: { ...undecided, files: [] } });
    return without.new_revision ? undefined : undecided;
}
/** One that hangs leaves half of the time for what follows: without an answer the deploy goes on. */
const SHARE_OF_TIME = 0.5;
/** Asks one after the other until one knows; else all their reasons. @throws CancelledError. */
async function listChangedFiles({ histories, clock, deadline }, comparison) {
    const reasons = [];
    for (const history of histories) {
        const changed = await history.listChangedFiles(comparison, { timeoutMs: (deadline - clock.now()) * SHARE_OF_TIME });
        if (!('unknown' in changed))
            return changed;
        reasons.push(changed.unknown);
    }
    return { ...comparison, unknown: reasons.join('; ') };
}

;// CONCATENATED MODULE: ./src/deploy/plan/decide.js
/** What is there, what it takes to get to what is wanted, and what has to be looked up for that. Sends reads only. */









/** The plan, told already, and what it was made from. @throws RequestError, PlanError; InputError of a lookup. */
async function decideDeployment(session, request, { current: found, leaving }) {
    const { claim, target } = request;
    if (found !== null) {
        const { deployment } = found;
        await (0,ownership/* refuseForeign */.re)(session, { ...deployment, name: target.name ?? deployment.name }, claim);
    }
    const current = found && (await (0,verify_active/* readActive */.FL)(session, found));
    const latest = current && (0,model/* activeOf */.m)(current).latest;
    if (latest)
        (0,emit_revision/* emitCommit */.jI)(session, latest);
    const wanted = current === null ? await fillLookups(session, request.wanted) : request.wanted;
    const { new_revision } = request;
    const due = current === null ? undefined : comparisonDue({ wanted, current, new_revision });
    const changed_files = due && (await listChangedFiles(session, due));
    const plan = (0,plan_plan/* planDeployment */.H)({ wanted, current, new_revision, changed_files });
    session.emit({ type: 'planned', plan });
    return { plan, current, leaving, wanted, changed_files, claim };
}
/** A create needs an integration, and a listener where a namespace is given: looked up when not given (§4.1). */
async function fillLookups(session, wanted) {
    const { controlPlane } = session;
    if (wanted.source === 'git_host') {
        if (wanted.source_config.integration_id !== undefined)
            return wanted;
        const rows = await (0,core_session/* readWithRetry */.rv)(session, () => controlPlane.listIntegrations());
        const integration_id = findIntegration(rows, (0,repository_url/* repositoryOwner */.S)(wanted.source_config.repo_url ?? ''));
        return { ...wanted, source_config: { integration_id, ...wanted.source_config } };
    }
    const namespace = wanted.source_config.listener_config?.cluster_namespace;
    if (namespace == null || wanted.source_config.listener_id !== undefined)
        return wanted;
    const rows = await (0,core_session/* readWithRetry */.rv)(session, () => controlPlane.listListeners());
    const listener_id = findListener(rows, namespace);
    return { ...wanted, source_config: { listener_id, ...wanted.source_config } };
}

// EXTERNAL MODULE: ./src/repository/repository.js
var repository = __webpack_require__(5725);
// EXTERNAL MODULE: ./src/deploy/core/status.js
var core_status = __webpack_require__(4176);
// EXTERNAL MODULE: ./src/deploy/core/retry.js
var retry = __webpack_require__(4006);
;// CONCATENATED MODULE: ./src/deploy/verify/verify-deployed.js








/** Two readers of a service may disagree for some seconds: a verdict that makes a run fail is confirmed; in milliseconds. */
const CONFIRMED_AFTER_MS = 15_000;
const READ_AGAIN_MS = 1_000;
/**
 * The deployment once it shows what was asked for, as far as it shows any of that.
 *
 * @throws DeployError when it still shows another value in clear after some seconds.
 */
async function assertContentsMatch(session, seen) {
    const { clock, controlPlane, emit } = session;
    const giveUp = Math.min(seen.deadline, clock.now() + CONFIRMED_AFTER_MS);
    let last = seen.deployment;
    for (;;) {
        const reads = readsOf(seen, last);
        const mismatches = (0,verify_contents/* findMismatches */.UY)(reads);
        const isStale = seen.applied.new_revision && last.latest_revision_id === seen.applied.previous;
        if (mismatches.length === 0 && !isStale) {
            const names = (0,verify_contents/* namesStillListed */.Uu)(reads);
            if (names.length > 0)
                emit({ type: 'info', message: stillListed(names) });
            return last;
        }
        if (clock.now() >= giveUp) {
            (0,verify_contents/* assertNoMismatch */.a_)(nameOf(seen), mismatches);
            return last;
        }
        await clock.sleep(READ_AGAIN_MS);
        const read = await (0,retry/* tryRequest */.dP)(() => (0,core_session/* readWithRetry */.rv)(session, () => controlPlane.readDeployment(last.id)));
        if ('value' in read)
            last = read.value;
        else if (!read.error.retryable)
            throw read.error;
    }
}
const nameOf = ({ revision_id, deployment }) => revision_id === null ? `Deployment ${(0,find_by_name/* describeDeployment */.Ti)(deployment)}` : `Revision ${revision_id}`;
/** The reads to compare. The first one after the write counts only where it shows the revision that the write made. */
function readsOf({ wanted, applied }, last) {
    const { before, sent, unconfirmed, deployment, new_revision, revision_id } = applied;
    const isBaseline = !new_revision || deployment.latest_revision_id === revision_id;
    return { wanted, before, sent, unconfirmed, last, baseline: isBaseline ? deployment : undefined };
}
const stillListed = (names) => `The service still lists secrets that this run removed: ${(0,inert/* sanitizeLine */.g)(names.join(', '), 300)}. It may add them itself.`;
/** @throws DeployError when the deployment is being deleted: exit code 0 means that what was asked for holds. */
function assertStays(deployment) {
    if (!(0,core_status/* isBeingDeleted */.v)(deployment))
        return;
    throw new errors/* DeployError */.sH(`Deployment ${deployment.id} is being deleted (AWAITING_DELETE).`, {
        advice: 'Somebody deleted it while this run deployed. Run again once it is gone to create it anew.'
    });
}
/** Warnings about the commit that was built. `retained_commit`: the one that this run has left in place. */
function compareBuiltCommit(wanted, revision, retained_commit) {
    const built = revision.source_revision_config?.repo_commit_sha;
    if (wanted.source !== 'git_host' || wanted.commit === undefined || built == null)
        return [];
    if ((0,repository/* sameCommit */.Kd)(built, wanted.commit) || (retained_commit !== undefined && (0,repository/* sameCommit */.Kd)(built, retained_commit)))
        return [];
    const here = (0,repository/* shortCommit */.Ax)(wanted.commit);
    const moved = (0,repository/* isTag */.dz)(wanted.source_revision_config.repo_ref)
        ? `the tag has moved. Tags that stay lead back to what was deployed: give ${here} a tag of its own, and deploy that.`
        : `the branch has moved, and the service builds it where it stands. Nothing is to be done where that is the newer one; to deploy exactly ${here}, tag it and deploy the tag.`;
    return [`Revision ${revision.id} was built from commit ${(0,repository/* shortCommit */.Ax)(built)}, this run is at ${here}: ${moved}`];
}

;// CONCATENATED MODULE: ./src/deploy/wait/emit-latest.js
/** What there is to say where nobody waits. */




/** Without a wait: what the latest revision is at, as far as one look tells. */
async function emitLatest(session, { deployment, revision_id, built_by_service, latest }) {
    const { controlPlane, emit } = session;
    if (built_by_service !== undefined) {
        const message = 'The service builds this push by itself; with wait: false, its revision is not looked for.';
        return emit({ type: 'info', message });
    }
    if (revision_id === null)
        return;
    const read = latest
        ? { value: latest }
        : await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deployment.id, revision_id));
    if ('error' in read)
        return emit({ type: 'warning', message: `The state of the revision could not be read: ${read.error.message}` });
    (0,emit_revision/* emitRevision */.V3)(session, read.value, 0);
    const verdict = (0,core_status/* verdictOf */.V)(read.value.status);
    if (verdict === 'failed') {
        const message = `Revision ${revision_id} ended as ${(0,inert/* sanitizeLine */.g)(read.value.status, 40)}. This step does not wait for it, so it does not fail by that.`;
        emit({ type: 'warning', message });
    }
    if (verdict === 'pending') {
        const message = 'Not waited for: whether it becomes DEPLOYED is not known. status and commit_sha are as of now.';
        emit({ type: 'info', message });
    }
}

;// CONCATENATED MODULE: ./src/deploy/settle.js








/** Waits, where that is asked for, and verifies what is live: the revision that came up, where one is known to have. */
async function settleRevision(session, request, applied) {
    const { wait } = request;
    if (!wait.enabled) {
        await emitLatest(session, applied);
        return undefined;
    }
    const startedAt = session.clock.now();
    const settling = { request, applied, startedAt };
    const target = await findTarget(session, settling);
    if (target === undefined || target === 'not_built')
        return target;
    if (hasComeUp(applied))
        return verifyStanding(session, settling);
    // What follows a failure is loaded with it: who knows whether its file is still there when a long wait is over.
    const [{ waitForRevision }] = await Promise.all([
        __webpack_require__.e(/* import() */ 390).then(__webpack_require__.bind(__webpack_require__, 3390)),
        Promise.all(/* import() */[__webpack_require__.e(390), __webpack_require__.e(437)]).then(__webpack_require__.bind(__webpack_require__, 4437))
    ]);
    const waited = await waitForRevision(session, {
        ...timingOf(settling),
        revision_id: target.revision_id,
        source: request.wanted.source,
        before: request.current?.latest ?? undefined,
        active_before: (applied.before ?? request.current?.deployment)?.active_revision_id
    });
    return await verifyWaited(session, { ...settling, waited, built: target.built });
}
const timingOf = ({ request: { wait }, applied: { deployment, previous }, startedAt }) => ({
    deployment_id: deployment.id,
    previous,
    interval: wait.interval,
    timeoutMs: wait.timeoutMs,
    startedAt
});
/** Whether the revision was there before this run, and is DEPLOYED; or serves, whatever its status is called by now. */
function hasComeUp({ latest, built_by_service, deployment, revision_id }) {
    if (latest === undefined || built_by_service !== undefined)
        return false;
    const isApart = deployment.active_revision_id === revision_id && deployment.latest_revision_id !== revision_id;
    return isApart || (0,core_status/* verdictOf */.V)(latest.status) === 'deployed';
}
/** What the plan said of the commit is not said again. */
async function verifyStanding(session, { request, applied }) {
    const { latest, deployment } = applied;
    if (latest === undefined)
        return undefined;
    (0,emit_revision/* emitRevision */.V3)(session, latest, 0);
    (0,verify_contents/* assertCodeMatches */.pp)(request.wanted, latest, latest.id === deployment.latest_revision_id ? deployment : undefined);
    assertStays(deployment);
    (0,emit_revision/* emitActive */.ik)(session, deployment.active_revision_id ?? undefined);
    return { revision_id: latest.id };
}
/** Undefined where there is no revision at all. */
async function findTarget(session, settling) {
    const { revision_id, deployment, built_by_service, previous } = settling.applied;
    if (built_by_service === undefined)
        return revision_id === null ? undefined : { revision_id, built: deployment };
    const { findPushRevision } = await __webpack_require__.e(/* import() */ 944).then(__webpack_require__.bind(__webpack_require__, 2944));
    const message = `Waiting for the revision that the service builds of ${(0,repository/* shortCommit */.Ax)(built_by_service)}.`;
    session.emit({ type: 'info', message });
    const before = settling.request.current?.latest ?? undefined;
    const found = await findPushRevision(session, { ...timingOf(settling), commit: built_by_service, before });
    if (found === undefined)
        return 'not_built';
    session.emit({ type: 'revision_identified', revision_id: found, previous });
    const built = await (0,core_session/* readWithRetry */.rv)(session, () => session.controlPlane.readDeployment(deployment.id));
    return { revision_id: found, built };
}
/** Of what came up, and of what is live in its place: that it holds what was asked for. */
async function verifyWaited(session, { request: { wanted, wait }, applied, startedAt, waited, built }) {
    const { revision, followed } = waited;
    const deadline = (0,core_session/* waitDeadline */.MH)(session, { startedAt, timeoutMs: wait.timeoutMs });
    const shows = (id) => (seen) => seen?.latest_revision_id === id;
    const read = await (0,verify_active/* readDeployed */.BJ)(session, applied.deployment.id);
    const reads = [read ?? undefined, followed, built];
    (0,verify_contents/* assertCodeMatches */.pp)(wanted, revision, reads.find(shows(revision.id)), applied.before);
    const live = read === null
        ? { revision, deployment: reads.find(shows(revision.id)) }
        : await (0,verify_active/* findLive */.KI)(session, { deployment: read, revision, startedAt, deadline, applied });
    const { id } = live.revision;
    (0,verify_contents/* assertCodeMatches */.pp)(wanted, live.revision, [live.deployment].find(shows(id)));
    // A newer revision that does not serve yet is shown with its own contents.
    const isOthers = id === revision.id && ![id, applied.previous].includes(live.deployment?.latest_revision_id ?? null);
    const deployment = isOthers ? reads.find(shows(id)) : live.deployment;
    const last = deployment && (await assertContentsMatch(session, { wanted, applied, deployment, revision_id: id, deadline }));
    assertStays(live.deployment ?? applied.deployment);
    for (const message of compareBuiltCommit(wanted, live.revision, applied.retained_commit)) {
        session.emit({ type: 'warning', message });
    }
    if (read !== null)
        (0,emit_revision/* emitActive */.ik)(session, (isOthers ? live.deployment : last)?.active_revision_id ?? undefined);
    return { revision_id: id };
}

;// CONCATENATED MODULE: ./src/deploy/deploy-found.js
/** From what is there to what is wanted: decide, apply, wait, verify. Knows the ports and nothing behind them. */










/** Says what `deployFound` would do. Sends reads only. */
async function planFound(session, request, present) {
    const { leaving } = present;
    const { plan, current } = await decideDeployment(session, request, present);
    if (leaving !== null) {
        const message = `Deployment ${(0,find_by_name/* describeTarget */.ff)(request.target)} (${leaving}) is being deleted: a deploy would wait until its name is free.`;
        session.emit({ type: 'warning', message });
    }
    const latest = current && (0,model/* activeOf */.m)(current).latest;
    const revision_id = latest?.id ?? current?.deployment.latest_revision_id;
    if (revision_id != null)
        session.emit({ type: 'revision_identified', revision_id });
    if (latest)
        (0,emit_revision/* emitRevision */.V3)(session, latest, 0);
    session.emit({ type: 'operation_decided', operation: 'planned', new_revision: plan.new_revision });
}
/** Deploys; as `deployRevision`, which see. */
async function deployFound(session, request, { present, check }) {
    const decided = await decideDeployment(session, request, present);
    const { wanted, current } = decided;
    const applied = await applyPlan(session, { ...decided, new_revision: request.new_revision });
    const { operation, new_revision, deployment, revision_id, previous, built_by_service } = applied;
    session.emit({ type: 'operation_decided', operation, new_revision });
    session.emit({ type: 'deployment_read', deployment });
    if (revision_id !== null && built_by_service === undefined) {
        session.emit({ type: 'revision_identified', revision_id, previous: new_revision ? previous : revision_id });
    }
    const asked = { ...request, wanted, current };
    // Where a revision was made, what it holds is told once it came up: a service may show it no sooner.
    if (operation === 'updated' && !new_revision) {
        await assertContentsMatch(session, { wanted, applied, deployment, revision_id: null, deadline: session.deadline });
    }
    let deployed;
    try {
        if ((0,plan_update/* requestsRevision */.g4)(wanted) || new_revision) {
            const settled = await settleRevision(session, asked, applied);
            if (settled === 'not_built')
                return await deployUnbuilt(session, asked, { id: deployment.id, check });
            deployed = settled;
        }
        else
            await emitLatest(session, applied);
        await check();
    }
    catch (error) {
        const { followUp } = await Promise.all(/* import() */[__webpack_require__.e(390), __webpack_require__.e(437)]).then(__webpack_require__.bind(__webpack_require__, 4437));
        throw await followUp(session, { request: asked, applied, current, deployed }, error);
    }
}
/** The service has not shown that it builds the push, and tells no commits by which it might have: this run deploys it. */
async function deployUnbuilt(session, request, { id, check }) {
    const message = 'No new revision appeared for this push, and the service tells no commits. Deploying the branch without build_on_push.';
    session.emit({ type: 'info', message });
    const current = await (0,core_session/* readCurrent */.cA)(session, id);
    const wanted = { ...request.wanted, is_push_to_ref: false };
    return deployFound(session, { ...request, wanted }, { present: { current, leaving: null }, check });
}


/***/ }),

/***/ 9731:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: function() { return /* binding */ diffGitCode; },
  Z: function() { return /* binding */ diffImage; }
});

// EXTERNAL MODULE: ./src/contract/normal-forms/image.js
var normal_forms_image = __webpack_require__(6672);
// EXTERNAL MODULE: ./src/repository/repository.js
var repository = __webpack_require__(5725);
// EXTERNAL MODULE: ./src/repository/same-value.js + 2 modules
var same_value = __webpack_require__(2373);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/deploy/core/status.js
var core_status = __webpack_require__(4176);
// EXTERNAL MODULE: ./src/repository/path-patterns.js
var path_patterns = __webpack_require__(1452);
// EXTERNAL MODULE: ./src/text/count.js
var count = __webpack_require__(6537);
;// CONCATENATED MODULE: ./src/deploy/plan/diff-paths.js
/**
 * Whether the files that changed since what is deployed need a revision (input `paths`). The comparison is always with
 * what is deployed, so nothing is forgotten by a deploy that failed or was left out. Only what is proven is skipped.
 */





/** More files are not named. */
const MOST_NAMED = 10;
const MOST_IN_REASON = 3;
/**
 * What decides whether the commits differ in what matters; or why nothing could prove that they do not.
 *
 * @param commits That of the latest revision, and this run's.
 */
function pathsRule(wanted, current, commits) {
    const { deployment, latest } = current;
    const from = commits.from.toLowerCase();
    const to = commits.to.toLowerCase();
    if (!(0,repository/* isFullCommit */.f5)(from) || !(0,repository/* isFullCommit */.f5)(to)) {
        return { unknown: `the ${(0,repository/* isFullCommit */.f5)(from) ? 'run' : 'service'} tells its commit only in part` };
    }
    if (latest === null)
        return { unknown: 'there is no revision to compare with' };
    const deployed = (0,core_status/* verdictOf */.V)(latest.status) === 'deployed';
    if (!deployed && latest.source_revision_config?.repo_commit_sha == null) {
        return { unknown: 'the revision that is on its way does not tell its commit' };
    }
    const active = deployment.active_revision_id;
    if (deployed && active != null && active !== latest.id) {
        return { unknown: 'another revision than the latest one is active' };
    }
    const configs = graphConfigs(wanted, current);
    if (configs === undefined)
        return { unknown: 'nobody tells where the graph configuration file is' };
    return { comparison: { from, to }, paths: wanted.paths ?? [], configs };
}
/** Judges the files of a comparison. */
function judgeFiles({ paths, configs }, changed) {
    const { from, to } = changed;
    if ('unknown' in changed) {
        const { unknown } = changed;
        return { needed: true, why: `paths could not be compared: ${unknown}`, compared: { from, to, unknown } };
    }
    const patterns = paths.map(path_patterns/* parsePattern */.EY);
    const { files } = changed;
    const under = namesOf(files.filter((file) => leadsTo(file, configs) || (0,path_patterns/* isUnder */.Jo)(patterns, file) || isBelow(paths, file)));
    const total = namesOf(files).length;
    const compared = { from, to, changed: total, under_paths: under.slice(0, MOST_NAMED).map(named) };
    if (under.length > 0)
        return { needed: true, why: `changed under paths: ${listed(under)}`, compared };
    const elsewhere = total === 0 ? 'none changed at all' : `${(0,count/* count */.U)(total, 'file')} changed elsewhere`;
    const between = `between ${(0,repository/* shortCommit */.Ax)(from)} (deployed) and ${(0,repository/* shortCommit */.Ax)(to)} (this run)`;
    return { needed: false, why: `no file under paths changed ${between}: ${elsewhere}`, compared };
}
/** Whether a file is one of these, or may be a link on the way to one. */
function leadsTo({ path, may_be_link = false }, configs) {
    return configs.has(path) || (may_be_link && [...configs].some((config) => config.startsWith(`${path}/`)));
}
const SPECIAL = /[!*?+[]/;
/** A plain name that turns out to be a folder matches no file: all that is in it was meant. */
function isBelow(paths, { path }) {
    return paths.some((pattern) => !SPECIAL.test(pattern) && path.startsWith(`${pattern}/`));
}
const namesOf = (files) => [...new Set(files.map(({ path }) => path))];
/** The graph configuration file of what is wanted and of what is deployed; undefined when nobody tells it. */
function graphConfigs(wanted, { deployment, latest }) {
    const paths = [wanted, deployment, latest]
        .map((part) => part?.source_revision_config?.graph_config_path)
        .filter((path) => path != null)
        .map(inRepository);
    return paths.length === 0 || paths.includes(undefined) ? undefined : new Set(paths);
}
/** A path as git has it; undefined when it leads out of the repository. */
function inRepository(path) {
    const parts = [];
    for (const part of path.split('/')) {
        if (part === '..' && parts.pop() === undefined)
            return undefined;
        if (part !== '' && part !== '.' && part !== '..')
            parts.push(part);
    }
    return parts.length === 0 ? undefined : parts.join('/');
}
const named = (path) => (0,inert/* sanitizeLine */.g)(path, 100);
function listed(paths) {
    const more = paths.length - MOST_IN_REASON;
    return paths.slice(0, MOST_IN_REASON).map(named).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

;// CONCATENATED MODULE: ./src/deploy/plan/diff-code.js
/** Whether the code that is deployed is the code that is wanted. Unchanged is only what is proven (docs/design.md, section 3). */






/**
 * The commit of the latest revision, as far as the service tells it. Where the revision does not, the deployment's own
 * copy (§2.1) does once the revision is DEPLOYED: before that it may still name the commit of the revision before.
 */
function deployedCommit({ deployment, latest }) {
    const told = latest?.source_revision_config;
    if (told?.repo_commit_sha != null)
        return told.repo_commit_sha;
    const isSettled = told == null || (latest !== null && (0,core_status/* verdictOf */.V)(latest.status) === 'deployed');
    return (isSettled && deployment.source_revision_config.repo_commit_sha) || undefined;
}
/** A field of the deployed code. If the deployment does not tell it, its latest revision may (§2.3). */
function deployedCode({ deployment, latest }, field) {
    return deployment.source_revision_config[field] || latest?.source_revision_config?.[field] || undefined;
}
/** A field that is not what is asked for. What the service does not tell is not known to differ. */
function codeMismatch(field, before, after) {
    const path = `source_revision_config.${field}`;
    const change = { path, after, new_revision: true };
    return before === undefined
        ? { ...change, difference: 'unproven', note: `the service does not tell which ${field} is deployed` }
        : { ...change, before, difference: 'changed' };
}
/** Code of a `git_host` deployment: graph configuration path, ref, and what the commit behind the ref brings. */
function diffGitCode(wanted, current, changed_files) {
    const found = { changes: [], unchanged: [], warnings: [] };
    const { repo_ref, graph_config_path } = wanted.source_revision_config;
    const path = deployedCode(current, 'graph_config_path');
    if (graph_config_path !== undefined && !(0,same_value/* isSameValue */.am)('graph_config_path', graph_config_path, path)) {
        found.changes.push(codeMismatch('graph_config_path', path, graph_config_path));
    }
    if (repo_ref === undefined)
        return found;
    const ref = deployedCode(current, 'repo_ref');
    if (!(0,same_value/* isSameValue */.am)('repo_ref', repo_ref, ref)) {
        found.changes.push(codeMismatch('repo_ref', ref, repo_ref));
        return found;
    }
    const change = { path: 'source_revision_config.repo_ref', before: ref, after: repo_ref, new_revision: true };
    return { ...found, ...compareCommits(wanted, current, { ...found, change, repo_ref, changed_files }) };
}
function compareCommits(wanted, current, same_ref) {
    const { changes, unchanged, change, repo_ref } = same_ref;
    const before = deployedCommit(current);
    const after = wanted.commit;
    const ref = (0,inert/* sanitizeLine */.g)(repo_ref);
    const same = before !== undefined && after !== undefined && (0,repository/* sameCommit */.Kd)(before, after);
    if ((0,repository/* isTag */.dz)(repo_ref)) {
        const moved = before !== undefined && after !== undefined && !same;
        return {
            unchanged: [...unchanged, `the same tag is deployed (${ref})`],
            warnings: moved
                ? [
                    `${ref} was deployed at ${(0,repository/* shortCommit */.Ax)(before)}, this run has it at ${(0,repository/* shortCommit */.Ax)(after)}: the tag seems to have moved. Set new_revision: always to build it again.`
                ]
                : []
        };
    }
    if (same) {
        const there = isDeployed(current) ? `${ref} is deployed at` : `${latestRevision(current)} ${ref} at`;
        return { unchanged: [...unchanged, `${there} this run's commit ${(0,repository/* shortCommit */.Ax)(after)}`] };
    }
    if (after !== undefined &&
        wanted.is_push_to_ref &&
        current.deployment.source_config.build_on_push === true &&
        wanted.source_config.build_on_push !== false)
        return {
            built_by_service: after,
            unchanged
        };
    if (before !== undefined && after !== undefined) {
        return compareFiles(wanted, current, { ...same_ref, commits: { from: before, to: after } });
    }
    const note = after === undefined
        ? `this run does not know the commit of ${ref}, so it may have moved`
        : `the service does not tell which commit of ${ref} is deployed`;
    return { changes: [...changes, { ...change, difference: 'unproven', note }] };
}
/** Whether what the deployment tells of its code has come up: it is that of the latest revision (§2.1). */
const isDeployed = ({ latest }) => latest === null || (0,core_status/* verdictOf */.V)(latest.status) === 'deployed';
const latestRevision = ({ latest }) => `the latest revision (${(0,inert/* sanitizeLine */.g)(latest?.status ?? '', 40)}) is of`;
/** A branch at another commit than the deployed one: what differs between them decides, where `paths` are given. */
function compareFiles(wanted, current, { changes, unchanged, change, repo_ref, changed_files, commits }) {
    const moved = (why) => {
        const there = isDeployed(current) ? 'deployed' : latestRevision(current);
        const what = `${(0,inert/* sanitizeLine */.g)(repo_ref)}: ${there} ${(0,repository/* shortCommit */.Ax)(commits.from)}, this run ${(0,repository/* shortCommit */.Ax)(commits.to)}`;
        const note = why === undefined ? what : `${what}; ${why}`;
        return { changes: [...changes, { ...change, difference: 'changed', note }] };
    };
    if (wanted.paths === undefined)
        return moved();
    const rule = pathsRule(wanted, current, commits);
    if ('unknown' in rule)
        return moved(`paths could not be compared: ${rule.unknown}`);
    const { from, to } = rule.comparison;
    // What was compared before something else came in between proves nothing any more.
    if (changed_files?.from !== from || changed_files.to !== to)
        return { ...moved(), undecided: rule.comparison };
    const { needed, why, compared } = judgeFiles(rule, changed_files);
    if (needed)
        return { ...moved(why), compared };
    return { unchanged: [...unchanged, why], retained_commit: commits.from, compared };
}
/** Code of an `external_container` deployment: the image. Only a digest proves that it is the same. */
function diffImage(wanted, current) {
    const { image_uri } = wanted.source_revision_config;
    const found = { changes: [], unchanged: [], warnings: [] };
    if (image_uri === undefined)
        return found;
    const before = deployedCode(current, 'image_uri');
    if (!(0,same_value/* isAskedValue */.O0)('image_uri', image_uri, before)) {
        return { ...found, changes: [codeMismatch('image_uri', before, image_uri)] };
    }
    if ((0,normal_forms_image/* isPinned */.T4)(image_uri))
        return { ...found, unchanged: ['the same image digest is deployed'] };
    const note = 'the same image tag is deployed, but a tag can move; give the image by digest (…@sha256:…) to skip what has not changed';
    const change = { path: 'source_revision_config.image_uri', before, after: image_uri, new_revision: true };
    return { ...found, changes: [{ ...change, difference: 'unproven', note }] };
}


/***/ }),

/***/ 8838:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zz: function() { return /* binding */ diffResourceSpec; },
  ob: function() { return /* binding */ includesAsked; },
  jy: function() { return /* binding */ normalizedSpec; }
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./src/contract/resource-defaults.js
const twice = (value) => (typeof value === 'number' ? 2 * value : undefined);
/**
 * A resource spec with the defaults of §2.4 and §8 written out: limits are twice their request, queue values follow the
 * main ones. A field whose default is unknown stays unset.
 */
function applyResourceDefaults(spec) {
    const full = { ...spec };
    const fill = (field, value) => {
        if (full[field] == null && value != null)
            Object.assign(full, { [field]: value });
    };
    fill('queue_min_scale', full.min_scale);
    fill('queue_max_scale', full.max_scale);
    fill('queue_cpu', full.cpu);
    fill('queue_memory_mb', full.memory_mb);
    for (const prefix of ['', 'queue_', 'orchestrator_', 'executor_', 'db_']) {
        fill(`${prefix}cpu_limit`, twice(full[`${prefix}cpu`]));
        fill(`${prefix}memory_limit_mb`, twice(full[`${prefix}memory_mb`]));
    }
    return full;
}

// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __webpack_require__(1243);
// EXTERNAL MODULE: ./src/text/count.js
var count = __webpack_require__(6537);
;// CONCATENATED MODULE: ./src/deploy/plan/diff-resource-spec.js
/** What differs between two resource specs, once the defaults of §2.4 are written out on both sides. */




/** Null and absent mean the same, at any depth; so does an unset `value` of an environment variable (§2.4). */
function withoutNulls(value) {
    if (Array.isArray(value))
        return value.map(withoutNulls);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value)
        .filter(([, inner]) => inner != null)
        .map(([key, inner]) => [
        key,
        key === 'env' && Array.isArray(inner) ? inner.map(environmentVariable) : withoutNulls(inner)
    ]));
}
function environmentVariable(variable) {
    const plain = withoutNulls(variable);
    return typeof plain === 'object' && plain !== null && !('valueFrom' in plain) ? { value: '', ...plain } : plain;
}
/** A list or map without anything in it asks for nothing, like one that is unset. Deeper down (`emptyDir: {}`) it may. */
function isEmptyCollection(value) {
    return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
/** With the defaults of §2.4 written out, and nothing that asks for nothing. */
function normalizedSpec(spec) {
    const set = Object.entries(spec ?? {}).filter(([, value]) => !isEmptyCollection(value));
    const full = applyResourceDefaults(Object.fromEntries(set));
    return withoutNulls(full);
}
/** Whether a value holds all that was asked for. Services add labels of their own, or what a container leaves out. */
function includesAsked(shown, asked) {
    if ((0,external_node_util_.isDeepStrictEqual)(shown, asked))
        return true;
    if (Array.isArray(shown) || Array.isArray(asked)) {
        if (!Array.isArray(shown) || !Array.isArray(asked))
            return false;
        return asked.every((entry) => shown.some((each) => includesAsked(each, entry)));
    }
    if (typeof shown !== 'object' || typeof asked !== 'object' || shown === null || asked === null)
        return false;
    return Object.entries(asked).every(([key, inner]) => includesAsked(shown[key], inner));
}
/** Lists may hold environment values, so only their length is told. */
function shown(value) {
    return Array.isArray(value) ? (0,count/* count */.U)(value.length, 'entry', 'entries') : value;
}
/** The fields that differ. Fields outside §2.4 that the service adds are its own affair. */
function diffResourceSpec(before, after) {
    const [old, wanted] = [normalizedSpec(before), normalizedSpec(after)];
    return vocabulary/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => !(0,external_node_util_.isDeepStrictEqual)(old[field], wanted[field])).map((field) => ({
        path: `source_config.resource_spec.${field}`,
        difference: old[field] === undefined ? 'added' : wanted[field] === undefined ? 'removed' : 'changed',
        ...(old[field] !== undefined && { before: shown(old[field]) }),
        ...(wanted[field] !== undefined && { after: shown(wanted[field]) }),
        new_revision: true
    }));
}


/***/ }),

/***/ 2009:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: function() { return /* binding */ extraNames; },
/* harmony export */   EO: function() { return /* binding */ removedSecretWarnings; },
/* harmony export */   LI: function() { return /* binding */ diffSecrets; },
/* harmony export */   sm: function() { return /* binding */ valuesOf; },
/* harmony export */   tP: function() { return /* binding */ restorableSecrets; }
/* harmony export */ });
/* harmony import */ var _contract_dialect_reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6564);
/* harmony import */ var _contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(124);
/* harmony import */ var _text_count_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6537);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5302);
/* harmony import */ var _shown_secrets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8709);





/** By name; of a name that is there twice, the last value counts. */
function valuesOf(secrets) {
    return new Map(secrets.map(({ name, value }) => [name, value]));
}
/** Names that an answer lists and that nobody asked for, without those that the service sets itself. */
function extraNames(told, asked, source) {
    const reserved = _contract_dialect_reserved_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .b[source];
    return [...(told?.keys() ?? [])].filter((name) => !asked.has(name) && !reserved.has(name));
}
/** Changes by name. The order of the list means nothing. What is not shown in clear is never proven equal. */
function diffSecrets(current, wanted, source) {
    const change = (name, difference) => ({
        path: `secrets.${name}`,
        difference,
        new_revision: true
    });
    const told = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .X)(current);
    const asked = valuesOf(wanted);
    if (told === null && asked.size === 0)
        return [{ path: 'secrets', difference: 'unproven', new_revision: true }];
    const clear = (0,_shown_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .longestClear */ .Em)(told, asked);
    // A text that stands for another value as well is no value.
    const isMask = (shown) => [...asked].some(([name, value]) => value !== shown && told?.get(name) === shown);
    const differenceOf = (name, value) => {
        if (told === null)
            return 'unproven';
        if (!told.has(name))
            return 'added';
        const shown = told.get(name);
        if (shown === undefined)
            return 'unproven';
        if (shown === value)
            return isMask(shown) ? 'unproven' : undefined;
        return (0,_shown_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .isOtherValue */ .eV)(shown, value, clear) ? 'changed' : 'unproven';
    };
    const changes = [...asked].flatMap(([name, value]) => {
        const difference = differenceOf(name, value);
        return difference === undefined ? [] : [change(name, difference)];
    });
    return [...changes, ...extraNames(told, asked, source).map((name) => change(name, 'removed'))];
}
/**
 * The secrets of an earlier answer, to be sent once more; null unless their values are known. They are where `now`, an
 * answer of the same service, tells in clear all that this run has sent. Those that the service sets itself are left out.
 */
function restorableSecrets(earlier, now, { secrets = [], source }) {
    const told = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .X)(earlier);
    if (told === null)
        return null;
    const asked = valuesOf(secrets);
    const extra = new Set(extraNames(told, asked, source));
    const names = [...told.keys()].filter((name) => asked.has(name) || extra.has(name));
    if (names.length === 0)
        return [];
    const shown = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_2__/* .toldSecrets */ .X)(now);
    const isClear = asked.size > 0 && [...asked].every(([name, value]) => (0,_shown_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .tellsValue */ .ER)(shown, name, value));
    const known = names.flatMap((name) => {
        const value = told.get(name);
        return !isClear || value === undefined || (0,_shown_secrets_js__WEBPACK_IMPORTED_MODULE_1__/* .looksHidden */ .Nj)(value) ? [] : [{ name, value }];
    });
    return known.length === names.length ? known : null;
}
/** A warning that names the secrets that an update removes; none when it removes none. */
function removedSecretWarnings(changes) {
    const names = changes
        .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
        .map(({ path }) => (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g)(path.slice('secrets.'.length), 60));
    if (names.length === 0)
        return [];
    return [
        `This update removes ${(0,_text_count_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U)(names.length, 'secret')}: ${names.join(', ')}. The input secrets replaces the whole list; add a line for each one to keep.`
    ];
}


/***/ }),

/***/ 2327:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f5: function() { return /* binding */ settingsOf; },
/* harmony export */   l0: function() { return /* binding */ isSameSetting; },
/* harmony export */   yy: function() { return /* binding */ SETTINGS; }
/* harmony export */ });
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2373);
/** Settings that PATCH changes without a new revision (§2.2), compared by what they mean. */

const SETTINGS = ['build_on_push', 'install_command', 'build_command', 'custom_url'];
/** The settings that were asked for; undefined where one was not. */
function settingsOf(wanted) {
    if (wanted.source === 'external_container')
        return { custom_url: wanted.source_config.custom_url };
    const { build_on_push, install_command, build_command } = wanted.source_config;
    return { build_on_push, install_command, build_command };
}
/** Whether a service that shows `shown` has taken `asked`: it may write blanks, and an address without scheme. */
function isSameSetting(field, shown, asked) {
    if ((0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameValue */ .am)(field, shown, asked))
        return true;
    if (typeof shown !== 'string' || typeof asked !== 'string')
        return false;
    return (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameValue */ .am)(field, plain(shown), plain(asked));
}
const plain = (text) => text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?!\w+:\/\/)/, 'https://');


/***/ }),

/***/ 4425:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ai: function() { return /* binding */ diffContents; },
  ZL: function() { return /* binding */ planUpdate; },
  g4: function() { return /* binding */ requestsRevision; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/repository/repository.js
var repository = __webpack_require__(5725);
// EXTERNAL MODULE: ./src/repository/same-value.js + 2 modules
var same_value = __webpack_require__(2373);
// EXTERNAL MODULE: ./src/text/count.js
var count = __webpack_require__(6537);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/deploy/core/model.js
var model = __webpack_require__(8529);
// EXTERNAL MODULE: ./src/deploy/core/status.js
var core_status = __webpack_require__(4176);
// EXTERNAL MODULE: ./src/deploy/plan/diff-code.js + 1 modules
var diff_code = __webpack_require__(9731);
// EXTERNAL MODULE: ./src/deploy/plan/diff-resource-spec.js + 1 modules
var diff_resource_spec = __webpack_require__(8838);
// EXTERNAL MODULE: ./src/deploy/plan/diff-secrets.js
var diff_secrets = __webpack_require__(2009);
// EXTERNAL MODULE: ./src/deploy/plan/diff-settings.js
var diff_settings = __webpack_require__(2327);
// EXTERNAL MODULE: ./src/deploy/plan/explain.js
var explain = __webpack_require__(8867);
// EXTERNAL MODULE: ./src/contract/dialect/words.js
var words = __webpack_require__(1039);
;// CONCATENATED MODULE: ./src/deploy/plan/immutable-fields.js




function immutablePairs(wanted, deployment) {
    const deployed = deployment.source_config;
    const common = [
        ['name', deployment.name, wanted.name],
        ['source', deployment.source, wanted.source]
    ];
    if (deployment.source && deployment.source !== wanted.source)
        return common;
    if (wanted.source === 'git_host') {
        const { integration_id, repo_url, deployment_type } = wanted.source_config;
        return [
            ...common,
            ['source_config.integration_id', deployed.integration_id, integration_id],
            ['source_config.repo_url', deployed.repo_url, repo_url],
            ['source_config.deployment_type', deployed.deployment_type, deployment_type]
        ];
    }
    const { listener_id, listener_config } = wanted.source_config;
    return [
        ...common,
        ['source_config.listener_id', deployed.listener_id, listener_id],
        [
            'source_config.listener_config.cluster_namespace',
            deployed.listener_config?.cluster_namespace,
            listener_config?.cluster_namespace
        ]
    ];
}
/** @throws PlanError that names each field, both values, and the way out. */
function assertImmutableFields(wanted, deployment) {
    const conflicts = immutablePairs(wanted, deployment).flatMap(([path, deployed, asked]) => {
        if (!asked || !deployed)
            return [];
        const field = path.split('.').at(-1) ?? path;
        return (0,same_value/* isSameValue */.am)(field, asked, deployed) ? [] : [{ path, deployed, wanted: asked }];
    });
    if (conflicts.length === 0)
        return;
    const lines = conflicts.map(({ path, deployed, wanted: asked }) => `${path}: is ${(0,inert/* sanitizeLine */.g)(deployed)}, this run asks for ${(0,inert/* sanitizeLine */.g)(asked)}`);
    const word = Object.values(words/* LANGSMITH_WORDS */.g).find((spoken) => spoken === deployment.source);
    throw new errors/* PlanError */.W6([`Deployment ${(0,inert/* sanitizeLine */.g)(deployment.name)} (${deployment.id}) cannot be changed in this:`, ...lines].join('\n  '), {
        advice: word !== undefined
            ? `This service speaks the words of the public service (${word}): set api_dialect to langsmith.`
            : 'These are fixed when a deployment is created. Set the inputs to what is deployed (or leave them out), or deploy under another name and delete the old deployment when the new one serves.'
    });
}

// EXTERNAL MODULE: ./src/deploy/plan/tag-rule.js
var tag_rule = __webpack_require__(5763);
;// CONCATENATED MODULE: ./src/deploy/plan/plan-update.js














/** @throws PlanError when a field that is fixed differs, or `build_on_push` meets a tag. */
function planUpdate(input) {
    const { wanted, current, new_revision: policy } = input;
    assertImmutableFields(wanted, current.deployment);
    const serving = (0,model/* activeOf */.m)(current);
    const code = wanted.source === 'git_host' ? (0,diff_code/* diffGitCode */.d)(wanted, serving, input.changed_files) : (0,diff_code/* diffImage */.Z)(wanted, serving);
    const contents = diffContents(wanted, current.deployment);
    const settings = diffSettings(wanted, current);
    const changes = [...code.changes, ...contents.changes, ...settings];
    const moved = changes.some((change) => change.new_revision);
    const pushed = moved || policy === 'always' || isBuilt(wanted, current) ? undefined : code.built_by_service;
    const why = moved || pushed !== undefined ? undefined : whyRepeat(wanted, current, policy);
    if (why !== undefined)
        changes.push(repeatedChange(wanted, serving, why));
    const made = changes.some((change) => change.new_revision);
    const apart = whyApart(current);
    if (made && apart !== undefined)
        changes.push(...restatedCode(wanted, serving, changes, apart));
    const { retained_commit, compared } = code;
    const common = {
        new_revision: made || pushed !== undefined,
        reasons: made ? (0,explain/* explainChanges */.Z_)(changes) : explainUnchanged(code, contents.unchanged, current),
        changes,
        warnings: [...code.warnings, ...(0,diff_secrets/* removedSecretWarnings */.EO)(changes)],
        ...(pushed !== undefined && { built_by_service: pushed }),
        ...(retained_commit !== undefined && !made && { retained_commit }),
        ...(compared && { compared })
    };
    if (changes.length === 0)
        return { operation: 'unchanged', ...common };
    return { operation: 'update', ...common, request: patchOf(changes, wanted) };
}
/** Settings that PATCH changes without a new revision (§2.2). */
function diffSettings(wanted, current) {
    const deployed = current.deployment.source_config;
    const changes = Object.entries((0,diff_settings/* settingsOf */.f5)(wanted))
        .filter(([field, value]) => value !== undefined && !(0,same_value/* isSameValue */.am)(field, value, deployed[field]))
        .map(([field, after]) => {
        const before = deployed[field];
        const path = `source_config.${field}`;
        return {
            path,
            difference: before == null ? 'added' : 'changed',
            ...(before != null && { before }),
            after,
            new_revision: false
        };
    });
    return [...changes, ...buildOnPushForTag(wanted, current)];
}
/** With a tag, `build_on_push` must be off (§2.2): a deployment that follows a branch and is given a tag is switched. */
function buildOnPushForTag(wanted, current) {
    if (wanted.source !== 'git_host')
        return [];
    const { deployment } = current;
    const ref = wanted.source_revision_config.repo_ref ?? deployment.source_revision_config.repo_ref;
    const asked = wanted.source_config.build_on_push;
    if (!(0,repository/* isTag */.dz)(ref) || !(asked ?? deployment.source_config.build_on_push))
        return [];
    (0,tag_rule/* assertNoTagWithBuildOnPush */.$)(asked, ref);
    const note = 'must be off with a tag';
    return [
        {
            path: 'source_config.build_on_push',
            difference: 'changed',
            before: true,
            after: false,
            note,
            new_revision: false
        }
    ];
}
/** What else makes a revision: resource spec and secrets. Either is left alone when it was not given. */
function diffContents(wanted, deployment) {
    const changes = [];
    const unchanged = [];
    const compare = (what, found) => {
        if (found.length === 0)
            unchanged.push(`${what} equal`);
        changes.push(...found);
    };
    if (wanted.source === 'external_container' && wanted.source_config.resource_spec !== undefined) {
        const deployed = deployment.source_config.resource_spec;
        compare('resource_spec', (0,diff_resource_spec/* diffResourceSpec */.zz)(deployed, wanted.source_config.resource_spec));
    }
    if (wanted.secrets !== undefined) {
        compare((0,count/* count */.U)(wanted.secrets.length, 'secret'), (0,diff_secrets/* diffSecrets */.LI)(deployment.secrets, wanted.secrets, wanted.source));
    }
    return { changes, unchanged };
}
/** Whether anything is asked for that a revision holds (§3); if not, the state of the latest one is not this run's affair. */
function requestsRevision(wanted) {
    return Object.keys(wanted.source_revision_config).length > 0 || asksForContents(wanted);
}
function asksForContents(wanted) {
    const hasSpec = wanted.source === 'external_container' && wanted.source_config.resource_spec !== undefined;
    return wanted.secrets !== undefined || hasSpec;
}
/** That another revision than the latest serves, although the latest is DEPLOYED; undefined where none does. */
function whyApart({ deployment, latest, active }) {
    if (active === undefined || latest === null)
        return undefined;
    const serves = (0,repository/* nameRevision */.hH)(deployment.active_revision_id ?? '', active?.source_revision_config?.repo_commit_sha);
    return `the latest revision ${latest.id} is ${(0,inert/* sanitizeLine */.g)(latest.status, 40)}, but ${serves} is still active`;
}
/** Whether the latest revision is of this run's commit, so that the service will not build it again, and does not serve. */
function isBuilt(wanted, { latest, active }) {
    if (wanted.source !== 'git_host' || active === undefined || latest === null)
        return false;
    return wanted.commit !== undefined && (0,repository/* isBuiltOf */.YO)(wanted.commit, latest);
}
/** A patch starts from the latest revision: where another one serves, all of the code is sent. */
function restatedCode(wanted, serving, changes, note) {
    const asked = wanted.source_revision_config;
    const served = serving.deployment.source_revision_config;
    const fields = wanted.source === 'git_host' ? ['repo_ref', 'graph_config_path'] : ['image_uri'];
    return fields.flatMap((field) => {
        const path = `source_revision_config.${field}`;
        const after = asked[field] ?? served[field];
        if (after == null || changes.some((change) => change.path === path))
            return [];
        return [{ path, difference: 'repeated', before: served[field], after, note, new_revision: true }];
    });
}
/** Why a revision is made although nothing that is compared differs; undefined when none is. */
function whyRepeat(wanted, current, policy) {
    const { latest, active } = current;
    if (policy === 'always')
        return 'new_revision is always';
    if (!requestsRevision(wanted))
        return undefined;
    const apart = whyApart(current);
    if (apart !== undefined) {
        if (active === null)
            return `${apart} and cannot be read`;
        // The deployment shows secrets and resource spec; what an earlier revision holds of them nothing shows.
        return asksForContents(wanted) || isBuilt(wanted, current) ? apart : undefined;
    }
    if (latest === null)
        return 'the deployment has no revision yet';
    const verdict = (0,core_status/* verdictOf */.V)(latest.status);
    return verdict === 'deployed' || verdict === 'pending'
        ? undefined
        : `the latest revision ended as ${(0,inert/* sanitizeLine */.g)(latest.status, 40)}`;
}
/** The field that is sent again to make a revision: the code, as it is asked for or as it is deployed. */
function repeatedChange(wanted, current, note) {
    const field = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri';
    const asked = wanted.source_revision_config;
    const after = asked[field] ?? current.deployment.source_revision_config[field];
    if (after == null) {
        throw new errors/* PlanError */.W6(`A new revision is due (${note}), but neither the inputs nor the deployment say which ${field}.`, {
            advice: `Give ${field}.`
        });
    }
    return {
        path: `source_revision_config.${field}`,
        difference: 'repeated',
        before: after,
        after,
        note,
        new_revision: true
    };
}
/** The PATCH body that makes the changes, and holds nothing else. A resource spec and secrets go whole (§2.4, §2.6). */
function patchOf(changes, wanted) {
    const section = (prefix) => Object.fromEntries(changes
        .filter(({ path }) => path.startsWith(`${prefix}.`) && !path.startsWith('source_config.resource_spec'))
        .map(({ path, after }) => [path.slice(prefix.length + 1), after]));
    const touches = (prefix) => changes.some(({ path }) => path === prefix || path.startsWith(`${prefix}.`));
    const source_config = {
        ...section('source_config'),
        ...(wanted.source === 'external_container' &&
            touches('source_config.resource_spec') && { resource_spec: wanted.source_config.resource_spec })
    };
    const source_revision_config = section('source_revision_config');
    return {
        ...(Object.keys(source_config).length > 0 && { source_config }),
        ...(Object.keys(source_revision_config).length > 0 && { source_revision_config }),
        ...(touches('secrets') && wanted.secrets && { secrets: wanted.secrets })
    };
}
function explainUnchanged(code, contents, { latest, active }) {
    if (code.built_by_service !== undefined) {
        return ['build_on_push is on and this run is the push: the service builds this commit by itself', ...code.unchanged];
    }
    if (active != null)
        return [...code.unchanged, ...contents, `revision ${active.id} is active`];
    const state = latest === null
        ? []
        : [
            `the latest revision is ${(0,core_status/* verdictOf */.V)(latest.status) === 'deployed' ? 'DEPLOYED' : (0,inert/* sanitizeLine */.g)(latest.status, 40)}`
        ];
    return [...code.unchanged, ...contents, ...state];
}


/***/ }),

/***/ 7724:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: function() { return /* binding */ planDeployment; }
});

// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __webpack_require__(1243);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/count.js
var count = __webpack_require__(6537);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/deploy/plan/tag-rule.js
var tag_rule = __webpack_require__(5763);
;// CONCATENATED MODULE: ./src/deploy/plan/plan-create.js
/** The plan where there is no deployment yet: the whole of what is wanted. */




/** What a create needs besides what every request has (§2.2, §2.3, design section 2). */
function missingForCreate(wanted) {
    const problems = [];
    const need = (input, value, mend) => {
        if (value === undefined)
            problems.push({ input, problem: `needed to create the deployment: ${mend}` });
    };
    need('name', wanted.name, 'give the deployment a name');
    if (wanted.source === 'git_host') {
        const { source_config, source_revision_config } = wanted;
        need('repo_url', source_config.repo_url, 'give the URL of the repository');
        need('repo_ref', source_revision_config.repo_ref, 'give a branch name, or a tag as refs/tags/…');
        need('graph_config_path', source_revision_config.graph_config_path, 'give the path of the graph configuration file in the repository');
        need('integration_id', source_config.integration_id, 'give the id of an integration of the git host');
    }
    else {
        need('image_uri', wanted.source_revision_config.image_uri, 'give the image to run');
    }
    return problems;
}
function added(prefix, values) {
    return Object.entries(values).map(([field, after]) => ({
        path: `${prefix}.${field}`,
        difference: 'added',
        after: field === 'resource_spec' ? shownSpec(after) : after,
        new_revision: prefix === 'source_revision_config' || field === 'resource_spec'
    }));
}
/** Some services want a `resource_spec` of each create from an image, be it empty. */
function completeConfig(wanted) {
    if (wanted.source === 'git_host')
        return wanted.source_config;
    const lacks = wanted.needs_resource_spec && wanted.source_config.resource_spec === undefined;
    return lacks ? { ...wanted.source_config, resource_spec: {} } : wanted.source_config;
}
/** How much there is in it; one that is empty asks for the defaults of the service. */
function shownSpec(spec) {
    const fields = Object.keys(spec).length;
    return fields === 0 ? spec : (0,count/* count */.U)(fields, 'field');
}
/** @throws InputError that names every input a create lacks; PlanError when `build_on_push` meets a tag. */
function planCreate(wanted) {
    const problems = missingForCreate(wanted);
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    if (wanted.source === 'git_host')
        (0,tag_rule/* assertNoTagWithBuildOnPush */.$)(wanted.source_config.build_on_push, wanted.source_revision_config.repo_ref);
    const { name = '', source, source_revision_config, secrets = [] } = wanted;
    const source_config = completeConfig(wanted);
    return {
        operation: 'create',
        new_revision: true,
        reasons: [`no deployment is named ${(0,inert/* sanitizeLine */.g)(name)}; creating one makes its first revision`],
        changes: [
            ...added('source_config', source_config),
            ...added('source_revision_config', source_revision_config),
            ...secrets.map((secret) => ({ path: `secrets.${secret.name}`, difference: 'added', new_revision: true }))
        ],
        warnings: [],
        request: { name, source, source_config, source_revision_config, secrets }
    };
}

// EXTERNAL MODULE: ./src/deploy/plan/plan-update.js + 1 modules
var plan_update = __webpack_require__(4425);
;// CONCATENATED MODULE: ./src/deploy/plan/plan.js
/** Decides what is sent: a pure function of what is wanted and what is there (docs/design.md, section 3). */




function planDeployment({ wanted, current, ...how }) {
    const { new_revision } = how;
    const plan = current === null ? planCreate(wanted) : (0,plan_update/* planUpdate */.ZL)({ wanted, current, ...how });
    const causesRevision = plan.new_revision && !('built_by_service' in plan);
    if (new_revision === 'never' && causesRevision) {
        throw new errors/* PlanError */.W6(['new_revision is never, but a new revision would result:', ...plan.reasons].join('\n  '), {
            advice: 'Nothing was sent. Set new_revision to auto to allow it, or undo what asks for it.'
        });
    }
    return {
        ...plan,
        warnings: [...plan.warnings, ...pathsBesidePush(wanted, current), ...discouragedFields(wanted)]
    };
}
/** Where `paths` decides less than it seems to, nobody should rely on it. */
function pathsBesidePush(wanted, current) {
    if (wanted.source !== 'git_host' || wanted.paths === undefined)
        return [];
    const { build_on_push = current?.deployment.source_config.build_on_push } = wanted.source_config;
    if (!build_on_push)
        return [];
    return [
        'build_on_push is on, so the service builds every push to the branch by itself, whatever files it changes: paths count only in runs that are not such a push. Set build_on_push to false to have paths decide.'
    ];
}
function discouragedFields(wanted) {
    if (wanted.source !== 'external_container')
        return [];
    const spec = wanted.source_config.resource_spec ?? {};
    return vocabulary/* DISCOURAGED_FIELDS */.TL.filter((field) => spec[field] != null).map((field) => `resource_spec.${field} is marked "do not use" by the service; it was passed on as it is.`);
}


/***/ }),

/***/ 8709:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: function() { return /* binding */ tellsValue; },
/* harmony export */   Em: function() { return /* binding */ longestClear; },
/* harmony export */   Nj: function() { return /* binding */ looksHidden; },
/* harmony export */   eV: function() { return /* binding */ isOtherValue; }
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/**
 * Whether a secret value in an answer is the value itself, or only stands for it. Services show secrets as they are,
 * masked, hashed, shortened or encoded (§2.6 does not say), and in one list in several ways. Pure.
 */

/** A run of characters that no value has by chance. */
const MASK = /\*{3}|[•●▪█…⋯]|\.{3}|·{3}|X{4}|x{4}/;
/** Nothing but signs: `***`, `-----`, and the empty text. */
const SIGNS = /^[^\p{L}\p{N}]*$/u;
/** A few words in brackets: `<redacted>`, `[secret]`, `{{ hidden }}`, `(32 characters)`. */
const BRACKETED = /^\$?[<[({]{1,2}[\w\s:.-]*[>\])}]{1,2}$/;
const WORD = /^\W*(?:value\W)?(?:redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|set|configured)(?:\Wvalue)?\W*$/i;
/** A scheme that says what follows: a digest, or a cipher text. */
const SCHEME = /^(?:\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|pbkdf2[\w-]*|scrypt|hash|enc|encrypted|cipher(?:text)?|secret)\}?[:$/]|\$(?:[1256y]|2[abxy]|argon2\w*|pbkdf2[\w-]*|scrypt)\$)/i;
/** Whether a text stands for a value by its very looks, whatever the value is. */
function looksHidden(shown) {
    return [MASK, SIGNS, BRACKETED, WORD, SCHEME].some((pattern) => pattern.test(shown));
}
/** A digest, or the id of a record, by its looks; but so do many keys look. */
function looksDerived(shown) {
    if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(shown))
        return true;
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(shown))
        return shown.length >= 16 && /\d/.test(shown) && /[a-f]/i.test(shown);
    const length = shown.replace(/=+$/, '').length;
    const isMixed = /[a-z]/.test(shown) && /[A-Z]/.test(shown) && /\d/.test(shown);
    return DIGEST_LENGTHS.has(length) && isMixed && /^[\w+/-]+={0,2}$/.test(shown);
}
/** In base64 without padding: of 16, 20, 28, 32, 48 and 64 bytes. */
const DIGEST_LENGTHS = new Set([22, 27, 38, 43, 64, 86]);
/** The value written in another way, or cut in a way that shows. */
function isFormOf(shown, value) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trim();
    if (plain(shown) === plain(value))
        return true;
    const bytes = Buffer.from(value);
    const forms = [
        ...['base64', 'base64url', 'hex'].map((encoding) => bytes.toString(encoding)),
        bytes.toString('base64').replace(/=+$/, ''),
        bytes.toString('hex').toUpperCase(),
        encodeURIComponent(value.toWellFormed()),
        JSON.stringify(value),
        JSON.stringify(value).slice(1, -1),
        `'${value}'`
    ];
    return forms.includes(shown) || isAbbreviated(shown, value) || isDigestOf(shown, value);
}
/** Its beginning and end with signs between, before or behind them: `sk-…1f`, `ab**`. */
function isAbbreviated(shown, value) {
    return [...shown.matchAll(/[*•●▪█.…⋯·#?_-]{2,}/g)].some(({ 0: filler, index }) => {
        const [head, tail] = [shown.slice(0, index), shown.slice(index + filler.length)];
        return head.length + tail.length < value.length && value.startsWith(head) && value.endsWith(tail);
    });
}
const DIGESTS = ['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512'];
/** A digest without salt, whole or its beginning. */
function isDigestOf(shown, value) {
    if (shown.length < 6)
        return false;
    return DIGESTS.some((digest) => {
        const bytes = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)(digest).update(value).digest();
        return bytes.toString('hex').startsWith(shown.toLowerCase()) || bytes.toString('base64').startsWith(shown);
    });
}
/** How much of a value is shown where it is cut without a sign of that: so many characters, or this share of it. */
const MOST_SHOWN = { characters: 4, share: 2 / 3 };
/** The beginning or the end of the value, and nothing that says so. */
function isCut(shown, value) {
    const most = Math.max(MOST_SHOWN.characters, Math.ceil(value.length * MOST_SHOWN.share) - 1);
    return (value.startsWith(shown) || value.endsWith(shown)) && shown.length <= most && shown.length < value.length;
}
/** Whether the answer tells exactly this value of the name. What looks hidden is told by no one. */
function tellsValue(told, name, value) {
    return told?.get(name) === value && !looksHidden(value);
}
/** The length of the longest value that an answer is seen to tell in clear; 0 where it is not seen to tell any. */
function longestClear(told, known) {
    const clear = [...known].filter(([name, value]) => tellsValue(told, name, value));
    return Math.max(0, ...clear.map(([, value]) => value.length));
}
/**
 * Whether a text that is told for a secret is another value, shown in clear. What may stand for `value` is not.
 *
 * @param clear As `longestClear` tells of the same answer: what only looks like a digest or a cut value is believed to
 *   be one until the answer shows that it tells values as they are.
 */
function isOtherValue(shown, value, clear) {
    if (shown === value || looksHidden(shown) || isFormOf(shown, value))
        return false;
    if (isCut(shown, value))
        return clear > shown.length;
    return !looksDerived(shown) || clear > 0;
}


/***/ }),

/***/ 5763:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: function() { return /* binding */ assertNoTagWithBuildOnPush; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5725);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5302);
/** With a tag, `build_on_push` must be off (§2.2, §2.3). */



/** @throws PlanError when both are asked for. */
function assertNoTagWithBuildOnPush(build_on_push, ref) {
    if (!build_on_push || !(0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz)(ref))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlanError */ .W6(`build_on_push cannot be on while repo_ref is a tag (${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g)(ref)}).`, {
        advice: 'Set build_on_push to false, or give repo_ref a branch.'
    });
}


/***/ }),

/***/ 8555:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: function() { return /* binding */ waitForActive; }
/* harmony export */ });
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9480);

/** How much later, in milliseconds. */
const SERVES_MS = 10_000;
const LOOK_AGAIN_MS = 1_000;
/** The deployment as soon as `isOver` holds of it, or as it is when that has been waited for long enough (`forMs`). */
async function waitForActive(session, deploymentId, isOver, forMs = SERVES_MS) {
    const { clock, controlPlane } = session;
    const giveUp = Math.min(clock.now() + forMs, session.deadline);
    for (;;) {
        const deployment = await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_0__/* .readWithRetry */ .rv)(session, () => controlPlane.readDeployment(deploymentId));
        if (isOver(deployment) || clock.now() >= giveUp)
            return deployment;
        await clock.sleep(LOOK_AGAIN_MS);
    }
}


/***/ }),

/***/ 4884:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BJ: function() { return /* binding */ readDeployed; },
/* harmony export */   FL: function() { return /* binding */ readActive; },
/* harmony export */   KI: function() { return /* binding */ findLive; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _repository_repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5725);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5302);
/* harmony import */ var _core_emit_revision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5883);
/* harmony import */ var _core_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4006);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9480);
/* harmony import */ var _core_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4176);
/* harmony import */ var _read_active_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8555);








/** How late a service may name what serves, before a run decides on it; in milliseconds. */
const FOLLOWS_MS = 15_000;
/** The same once this run's own revision is DEPLOYED. */
const TAKES_OVER_MS = 45_000;
const READ_AGAIN_MS = 1_000;
/** How long the deployment may take to be read after the wait, in milliseconds. */
const LAST_READ_MS = 30_000;
/** Whether another revision serves although the latest is DEPLOYED. A service that names none says nothing. */
function isApart({ deployment, latest }) {
    const { active_revision_id: active } = deployment;
    return active != null && latest !== null && (0,_core_status_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictOf */ .V)(latest.status) === 'deployed' && active !== latest.id;
}
/** What is there, with the revision that serves where that stays another one than the latest, which is DEPLOYED. */
async function readActive(session, first) {
    const { clock, emit, controlPlane, deadline } = session;
    let current = first;
    const startedAt = clock.now();
    const giveUp = startedAt + Math.min(FOLLOWS_MS, Math.max(0, deadline - startedAt) / 4);
    while (isApart(current)) {
        const { id, active_revision_id: active } = current.deployment;
        if (active == null)
            break;
        if (clock.now() >= giveUp) {
            const read = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readWithRetry */ .rv)(session, () => controlPlane.readRevision(id, active)));
            return { ...current, active: 'value' in read ? read.value : null };
        }
        if (current === first) {
            const message = `Revision ${current.latest?.id} is DEPLOYED, but ${active} is still active. Waiting up to ${Math.ceil((giveUp - clock.now()) / 1000)} s for the service to switch.`;
            emit({ type: 'info', message });
        }
        await clock.sleep(READ_AGAIN_MS);
        current = await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readCurrent */ .cA)(session, id);
    }
    return current;
}
/**
 * Waits until the service names the revision as the active one, or a newer one in its place; that one is followed as
 * after SKIPPED. A service that names none is believed.
 *
 * @throws DeployError when an earlier one stays active, or nothing serves any more.
 */
async function findLive(session, cameUp) {
    const { revision, applied, deadline } = cameUp;
    const { clock } = session;
    const earlier = new Set([applied.previous, applied.before?.active_revision_id, applied.deployment.active_revision_id]);
    const isBehind = ({ active_revision_id: active }) => active != null && active !== revision.id;
    const isNewer = (seen) => isBehind(seen) && !earlier.has(seen.active_revision_id);
    const isOver = (seen) => !isBehind(seen) || (isNewer(seen) && seen.latest_revision_id === seen.active_revision_id);
    const patient = lastRead(session);
    const forMs = Math.min(TAKES_OVER_MS, Math.max(0, deadline - clock.now()));
    const read = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(async () => {
        const { deployment } = isOver(cameUp.deployment)
            ? cameUp
            : { deployment: await (0,_read_active_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForActive */ .Z)(patient, cameUp.deployment.id, isOver, forMs) };
        const active = deployment.active_revision_id;
        if (active == null || !isBehind(deployment))
            return { revision, deployment };
        if (!isNewer(deployment))
            throw stillActive(revision, active);
        const serving = await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readWithRetry */ .rv)(patient, () => patient.controlPlane.readRevision(deployment.id, active));
        if ((0,_core_status_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictOf */ .V)(serving.status) !== 'deployed')
            throw stillActive(revision, active);
        return { revision: serving, deployment };
    });
    if ('error' in read) {
        doubt(session, revision, read.error);
        return { revision, deployment: cameUp.deployment };
    }
    const live = read.value;
    if (live.revision.id === revision.id)
        await refuseTakenDown(session, { ...cameUp, ...live });
    else
        tellSuperseded(session, cameUp, live.revision);
    return live;
}
function tellSuperseded(session, { revision, startedAt }, serving) {
    const { emit, clock } = session;
    emit({ type: 'warning', message: `Revision ${revision.id} was superseded by ${serving.id}, which serves now.` });
    emit({ type: 'revision_identified', revision_id: serving.id, previous: revision.id, superseded: true });
    (0,_core_emit_revision_js__WEBPACK_IMPORTED_MODULE_6__/* .emitRevision */ .V3)(session, serving, clock.now() - startedAt);
}
function stillActive({ id, source_revision_config: code }, active) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`Revision ${(0,_repository_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .nameRevision */ .hH)(id, code?.repo_commit_sha)} is DEPLOYED, but ${active} is still active.`, {
        advice: 'Check in the service which revision serves. To deploy this commit again, run with new_revision: always.'
    });
}
/** A failed build takes nobody's place. */
const TAKES_NO_PLACE = /BUILD/;
/**
 * Nothing serves any more: somebody's newer revision has taken the place of one that was DEPLOYED a moment before, and
 * failed. A service that named none of what stood before this run says nothing by naming none now, and one
 * that is late with it is waited for.
 *
 * @throws DeployError
 */
async function refuseTakenDown(session, { deployment, revision, applied }) {
    const { id, latest_revision_id: latest } = deployment;
    const isNew = applied.operation === 'created';
    const isTold = isNew || (applied.before ?? applied.deployment).active_revision_id != null;
    const isDown = ({ active_revision_id: active }) => active === null;
    if (!isTold || !isDown(deployment) || latest === null || latest === revision.id)
        return;
    const patient = lastRead(session);
    const read = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(async () => {
        const newest = await (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readWithRetry */ .rv)(patient, () => patient.controlPlane.readRevision(id, latest));
        if ((0,_core_status_js__WEBPACK_IMPORTED_MODULE_5__/* .verdictOf */ .V)(newest.status) !== 'failed' || TAKES_NO_PLACE.test(newest.status))
            return null;
        return isDown(await (0,_read_active_js__WEBPACK_IMPORTED_MODULE_4__/* .waitForActive */ .Z)(patient, id, (seen) => !isDown(seen))) ? newest : null;
    });
    if ('error' in read)
        return doubt(session, revision, read.error);
    if (read.value === null)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`Revision ${revision.id} was DEPLOYED, but ${isNew ? 'the service names none that serves' : 'nothing serves now'}: ${latest}, which is newer and not of this run, took its place and ended as ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g)(read.value.status, 40)}.`, {
        advice: 'See who made it and why it failed; then run again, with new_revision: always to have this commit built anew.'
    });
}
/** That what serves cannot be read does not undo the deploy. */
function doubt({ emit }, { id }, error) {
    const message = `Revision ${id} is DEPLOYED, but whether it still serves could not be read: ${error.message}`;
    emit({ type: 'warning', message });
}
/** The wait may have taken all the time there was: what it came to is looked at all the same. */
const lastRead = (session) => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .withGrace */ .pj)(session, LAST_READ_MS);
/** The deployment after the wait. That it cannot be read any more does not undo the deploy; that it is gone does. */
async function readDeployed(session, deploymentId) {
    const { controlPlane, emit } = session;
    const read = await (0,_core_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => (0,_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .readWithRetry */ .rv)(lastRead(session), () => controlPlane.readDeployment(deploymentId)));
    if ('value' in read) {
        emit({ type: 'deployment_read', deployment: read.value });
        return read.value;
    }
    if (!read.error.retryable)
        throw read.error;
    const message = `The revision is DEPLOYED, but the deployment could not be read after that: ${read.error.message}`;
    emit({ type: 'warning', message });
    return null;
}


/***/ }),

/***/ 9304:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LJ: function() { return /* binding */ findOtherCode; },
/* harmony export */   UY: function() { return /* binding */ findMismatches; },
/* harmony export */   Uu: function() { return /* binding */ namesStillListed; },
/* harmony export */   a_: function() { return /* binding */ assertNoMismatch; },
/* harmony export */   pp: function() { return /* binding */ assertCodeMatches; }
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(124);
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1243);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9973);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2373);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5302);
/* harmony import */ var _plan_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8838);
/* harmony import */ var _plan_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2009);
/* harmony import */ var _plan_diff_settings_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2327);
/* harmony import */ var _plan_shown_secrets_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8709);
/**
 * Whether what the service shows after a write is what was asked for. Pure.
 *
 * Only reads are compared with reads: services show secrets, defaults and names in their own way. A difference counts in
 * two cases only. A field that a read showed as asked for shows another value now: another run or an edit came in
 * between. Or a field still shows exactly the value from before the write, in clear: the write was not applied.
 */










/** The fields that show another value than was asked for. */
function findMismatches(input) {
    return [...secretMismatches(input), ...specMismatches(input), ...settingMismatches(input)];
}
/** The verdict on a field whose last read shows another value in clear. */
function judgeOther({ before, baseline, unconfirmed }, field) {
    const { path, isSent, isAsked, isAsBefore } = field;
    const wasAsked = [before, baseline].some((read) => read !== undefined && isAsked(read));
    if (wasAsked)
        return [{ path, kind: 'changed_since' }];
    if (isSent && isAsBefore)
        return [{ path, kind: 'not_applied' }];
    return unconfirmed ? [{ path, kind: 'changed_since' }] : [];
}
function secretMismatches(input) {
    const { wanted, before, last, sent } = input;
    if (wanted.secrets === undefined)
        return [];
    const asked = (0,_plan_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .valuesOf */ .sm)(wanted.secrets);
    const told = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .toldSecrets */ .X)(last.secrets);
    if (told === null)
        return [];
    const clear = (0,_plan_shown_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .longestClear */ .Em)(told, asked);
    return [...asked].flatMap(([name, value]) => {
        const path = `secrets.${name}`;
        const shown = told.get(name);
        const isSent = sent?.secrets != null;
        const isAsked = (read) => (0,_plan_shown_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .tellsValue */ .ER)((0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .toldSecrets */ .X)(read.secrets), name, value);
        if (shown === undefined) {
            if (told.has(name))
                return [];
            // A name that is not listed is no other value: only names that are listed tell that one is missing.
            const isAsBefore = lacksName(input, name);
            return judgeOther({ ...input, unconfirmed: false }, { path, isSent, isAsked, isAsBefore });
        }
        if (!(0,_plan_shown_secrets_js__WEBPACK_IMPORTED_MODULE_7__/* .isOtherValue */ .eV)(shown, value, clear))
            return [];
        const isAsBefore = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .toldSecrets */ .X)(before?.secrets)?.get(name) === shown;
        return judgeOther(input, { path, isSent, isAsked, isAsBefore });
    });
}
/** Whether a name that was added is missing in a list that tells names: one that tells none hides them. */
function lacksName({ wanted, before, last }, name) {
    const asked = (0,_plan_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .valuesOf */ .sm)(wanted.secrets ?? []);
    const namesIn = (read) => {
        const told = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .toldSecrets */ .X)(read?.secrets);
        const extra = (0,_plan_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .extraNames */ .$_)(told, asked, wanted.source);
        return [...(told?.keys() ?? [])].filter((each) => asked.has(each) || extra.includes(each));
    };
    const [were, are] = [namesIn(before), namesIn(last)];
    if (were.includes(name) || are.some((each) => each.toLowerCase() === name.toLowerCase()))
        return false;
    return are.some((each) => asked.has(each)) || (were.length > 0 && are.length > 0);
}
function specMismatches(input) {
    const { wanted, before, last, sent } = input;
    if (wanted.source !== 'external_container' || wanted.source_config.resource_spec === undefined)
        return [];
    const asked = (0,_plan_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizedSpec */ .jy)(wanted.source_config.resource_spec);
    const given = wanted.source_config.resource_spec;
    const specOf = (read) => (0,_plan_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .normalizedSpec */ .jy)(read?.source_config.resource_spec);
    const [is, was] = [specOf(last), specOf(before)];
    // What was not given is the service's to fill in.
    return _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_1__/* .RESOURCE_SPEC_FIELDS */ .TO.filter((field) => given[field] != null).flatMap((field) => {
        if (is[field] === undefined || asked[field] === undefined || (0,_plan_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_4__/* .includesAsked */ .ob)(is[field], asked[field]))
            return [];
        return judgeOther(input, {
            path: `source_config.resource_spec.${field}`,
            isSent: sent?.source_config?.resource_spec != null,
            isAsked: (read) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(specOf(read)[field], asked[field]),
            isAsBefore: (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(is[field], was[field])
        });
    });
}
function settingMismatches(input) {
    const { wanted, before, last, sent } = input;
    const sentSettings = Object.fromEntries(Object.entries(sent?.source_config ?? {}).filter(([field]) => _plan_diff_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .SETTINGS */ .yy.includes(field)));
    const asked = { ...(0,_plan_diff_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .settingsOf */ .f5)(wanted), ...sentSettings };
    const [is, was] = [last.source_config, before?.source_config ?? {}];
    return Object.entries(asked).flatMap(([field, value]) => {
        const shown = is?.[field];
        if (value == null || shown == null || shown === '' || (0,_plan_diff_settings_js__WEBPACK_IMPORTED_MODULE_6__/* .isSameSetting */ .l0)(field, shown, value))
            return [];
        return judgeOther(input, {
            path: `source_config.${field}`,
            isSent: field in sentSettings,
            isAsked: (read) => read.source_config[field] === value,
            isAsBefore: (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(shown, was?.[field])
        });
    });
}
/** Names of secrets that this run asked to remove and that the service still lists: it may add them itself. */
function namesStillListed({ wanted, before, last, sent }) {
    if (wanted.secrets === undefined || sent?.secrets == null)
        return [];
    const asked = (0,_plan_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .valuesOf */ .sm)(wanted.secrets);
    const extra = (read) => (0,_plan_diff_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .extraNames */ .$_)((0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .toldSecrets */ .X)(read?.secrets), asked, wanted.source);
    const were = new Set(extra(before));
    return extra(last).filter((name) => were.has(name));
}
/** What is told of the code that is not what was asked for, one line each. A field that is not told is believed. */
function findOtherCode(wanted, revision, told) {
    const code = revision?.source_revision_config ?? told?.source_revision_config ?? {};
    return Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
        const value = code[field];
        if (typeof value !== 'string' || value === '' || (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isAskedValue */ .O0)(field, asked, value))
            return [];
        return [
            `source_revision_config.${field}: the service shows ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitizeLine */ .g)(value)}, this run asked for ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitizeLine */ .g)(asked)}`
        ];
    });
}
/**
 * Asserts that a revision holds the code that was asked for.
 *
 * @param told The deployment with `revision` as its latest: it tells the code (§2.3) where the revision does not.
 * @param before The last read before the write: code that is still the same was not applied.
 * @throws DeployError that names each field and both values.
 */
function assertCodeMatches(wanted, revision, told, before) {
    const lines = findOtherCode(wanted, revision, told);
    if (lines.length === 0)
        return;
    const unchanged = before === undefined ? [] : findOtherCode(wanted, null, before);
    const isOld = lines.every((line) => unchanged.includes(line));
    throw mismatchError(`Revision ${revision.id}`, lines, isOld ? NOT_APPLIED : CAME_BETWEEN);
}
/** @param what Revision or deployment, with its id. @throws DeployError that names every field, and no value. */
function assertNoMismatch(what, mismatches) {
    if (mismatches.length === 0)
        return;
    const isChanged = mismatches.some(({ kind }) => kind === 'changed_since');
    const lines = mismatches.map(({ path, kind }) => `${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_9__/* .sanitizeLine */ .g)(path, 100)}: ${SAID[kind]}`);
    throw mismatchError(what, lines, isChanged ? CAME_BETWEEN : NOT_APPLIED);
}
const SAID = {
    not_applied: 'the service still shows the value from before this run',
    changed_since: 'the service shows another value than this run asked for'
};
const CAME_BETWEEN = 'Another run or an edit in the service came in between. Let only one run at a time work on a deployment (concurrency in the workflow), then run again.';
const NOT_APPLIED = 'The service accepted the update but did not apply it. Check the deployment in the service, then run again.';
function mismatchError(what, lines, advice) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .DeployError */ .sH([`${what} does not match what this run requested:`, ...lines].join('\n  '), { advice });
}


/***/ })

};
;