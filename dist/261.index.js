"use strict";
exports.id = 261;
exports.ids = [261];
exports.modules = {

/***/ 9090:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dZ: function() { return /* binding */ diffGitCode; },
  Z3: function() { return /* binding */ diffImage; },
  T4: function() { return /* binding */ isPinned; }
});

// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/text/count.js
var count = __webpack_require__(6537);
// EXTERNAL MODULE: ./src/deploy/path-patterns.js
var path_patterns = __webpack_require__(7539);
// EXTERNAL MODULE: ./src/deploy/repository.js
var repository = __webpack_require__(632);
// EXTERNAL MODULE: ./src/deploy/status.js
var deploy_status = __webpack_require__(8298);
;// CONCATENATED MODULE: ./src/deploy/changed-files.js
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
    const deployed = (0,deploy_status/* verdictOf */.V)(latest.status) === 'deployed';
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
const named = (path) => (0,inert/* inert */.t)(path, 100);
function listed(paths) {
    const more = paths.length - MOST_IN_REASON;
    return paths.slice(0, MOST_IN_REASON).map(named).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

;// CONCATENATED MODULE: ./src/deploy/code-changes.js
/** Whether the code that is deployed is the code that is wanted. Unchanged is only what is proven (design, section 3). */




const DIGEST = /@[a-z0-9+._-]+:[0-9a-f]+$/i;
/** Whether an image is given by its digest: a tag can move. */
function isPinned(image_uri) {
    return DIGEST.test(image_uri);
}
const code_changes_text = (value) => (value == null ? {} : { before: value });
/**
 * The commit of the latest revision, as far as the service tells it. The deployment's own copy (§2.1) is asked only where
 * the revision tells nothing of its code: it may still name the commit of the revision before.
 */
function deployedCommit({ deployment, latest }) {
    const told = latest?.source_revision_config ?? deployment.source_revision_config;
    return told.repo_commit_sha ?? undefined;
}
/** Code of a `git_host` deployment: graph configuration path, ref, and what the commit behind the ref brings. */
function diffGitCode(wanted, current, changed_files) {
    const found = { changes: [], unchanged: [], warnings: [] };
    const { repo_ref, graph_config_path } = wanted.source_revision_config;
    const deployed = current.deployment.source_revision_config;
    if (graph_config_path !== undefined && graph_config_path !== deployed.graph_config_path) {
        found.changes.push({
            path: 'source_revision_config.graph_config_path',
            difference: 'changed',
            ...code_changes_text(deployed.graph_config_path),
            after: graph_config_path,
            new_revision: true
        });
    }
    if (repo_ref === undefined)
        return found;
    const change = {
        path: 'source_revision_config.repo_ref',
        ...code_changes_text(deployed.repo_ref),
        after: repo_ref,
        new_revision: true
    };
    if (deployed.repo_ref == null || (0,repository/* canonicalRef */.SV)(deployed.repo_ref) !== repo_ref) {
        found.changes.push({ ...change, difference: 'changed' });
        return found;
    }
    return { ...found, ...compareCommits(wanted, current, { ...found, change, repo_ref, changed_files }) };
}
function compareCommits(wanted, current, same_ref) {
    const { changes, unchanged, change, repo_ref } = same_ref;
    const before = deployedCommit(current);
    const after = wanted.commit;
    const ref = (0,inert/* inert */.t)(repo_ref);
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
            built_by_push: after,
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
const isDeployed = ({ latest }) => latest === null || (0,deploy_status/* verdictOf */.V)(latest.status) === 'deployed';
const latestRevision = ({ latest }) => `the latest revision (${(0,inert/* inert */.t)(latest?.status ?? '', 40)}) is of`;
/** A branch at another commit than the deployed one: what differs between them decides, where `paths` are given. */
function compareFiles(wanted, current, { changes, unchanged, change, repo_ref, changed_files, commits }) {
    const moved = (why) => {
        const there = isDeployed(current) ? 'deployed' : latestRevision(current);
        const what = `${(0,inert/* inert */.t)(repo_ref)}: ${there} ${(0,repository/* shortCommit */.Ax)(commits.from)}, this run ${(0,repository/* shortCommit */.Ax)(commits.to)}`;
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
    return { unchanged: [...unchanged, why], kept_commit: commits.from, compared };
}
/** Code of an `external_container` deployment: the image. Only a digest proves that it is the same. */
function diffImage(wanted, current) {
    const { image_uri } = wanted.source_revision_config;
    const deployed = current.deployment.source_revision_config.image_uri;
    if (image_uri === undefined)
        return { changes: [], unchanged: [], warnings: [] };
    const change = { path: 'source_revision_config.image_uri', ...code_changes_text(deployed), after: image_uri, new_revision: true };
    if (image_uri !== deployed)
        return { changes: [{ ...change, difference: 'changed' }], unchanged: [], warnings: [] };
    if (isPinned(image_uri))
        return { changes: [], unchanged: ['the same image digest is deployed'], warnings: [] };
    const note = 'the same image tag is deployed, but a tag can move; give the image by digest (…@sha256:…) to skip what has not changed';
    return { changes: [{ ...change, difference: 'unproven', note }], unchanged: [], warnings: [] };
}


/***/ }),

/***/ 1261:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  deployFound: function() { return /* binding */ deployFound; },
  planFound: function() { return /* binding */ planFound; }
});

// EXTERNAL MODULE: ./src/deploy/find.js
var find = __webpack_require__(1235);
// EXTERNAL MODULE: ./src/deploy/identify.js
var identify = __webpack_require__(5508);
// EXTERNAL MODULE: ./src/deploy/keep.js
var keep = __webpack_require__(89);
// EXTERNAL MODULE: ./src/deploy/plan.js + 1 modules
var deploy_plan = __webpack_require__(6756);
// EXTERNAL MODULE: ./src/deploy/session.js
var deploy_session = __webpack_require__(5730);
;// CONCATENATED MODULE: ./src/deploy/apply.js
/** Carries a plan out. A write whose fate is unknown is read back, never repeated blindly (design, section 3). */





/** @throws RequestError when the service refuses; DeployError when nobody can know whether it acted. */
async function applyPlan(session, input) {
    const { plan, current } = input;
    if (plan.operation === 'create') {
        const { createDeployment } = await __webpack_require__.e(/* import() */ 576).then(__webpack_require__.bind(__webpack_require__, 7576));
        const made = await createDeployment(session, plan, input.leaving ?? null);
        if ('found' in made)
            return adopt(session, input, made);
        return applied(await (0,identify/* identifyRevision */.A)(session, { deployment: made.deployment, previous: null }));
    }
    if (current === null)
        throw new Error('an update needs a deployment');
    if (plan.operation === 'unchanged')
        return (0,keep/* keepDeployment */.z)(plan, current);
    const { patchDeployment } = await __webpack_require__.e(/* import() */ 912).then(__webpack_require__.bind(__webpack_require__, 3912));
    return patchDeployment(session, { ...input, plan, current });
}
function applied(deployment) {
    const { latest_revision_id } = deployment;
    return { operation: 'created', deployment, revision_id: latest_revision_id, previous: null, new_revision: true };
}
/** What is there, once its first revision is: a service may show that later than the deployment itself. */
async function readWithRevision(session, id) {
    const current = await (0,deploy_session/* readCurrent */.c)(session, id);
    if (current.latest !== null)
        return current;
    await (0,identify/* identifyRevision */.A)(session, { deployment: current.deployment, previous: null });
    return (0,deploy_session/* readCurrent */.c)(session, id);
}
/**
 * Goes on from a deployment that was not there when the plan was made. It is this run's own create (`ours`) if nothing
 * in it is known to differ; otherwise another run made it, and it is brought to what is wanted.
 */
async function adopt(session, input, { found, ours }) {
    const current = await readWithRevision(session, found);
    const message = `Read back: ${(0,find/* describeDeployment */.Ti)(current.deployment)} is there. Going on from it.`;
    session.emit({ type: 'noted', message });
    if (ours && !(0,deploy_plan/* differsFrom */.s)(current, input.wanted))
        return applied(current.deployment);
    const plan = (0,deploy_plan/* planDeployment */.H)({ ...input, current });
    session.emit({ type: 'planned', plan });
    return applyPlan(session, { ...input, plan, current });
}

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
;// CONCATENATED MODULE: ./src/deploy/choose.js


const MOST_SHOWN = 20;
/** The only integration, or the one named like the owner of the repository. @throws InputError that lists them. */
function chooseIntegration(rows, owner) {
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
function chooseListener(rows, namespace) {
    if (rows.length === 0) {
        const problem = 'the account has no listener: set one up in the service first';
        throw new errors/* InputError */.dz([{ input: 'listener_id', problem }]);
    }
    const fitting = rows.filter((row) => serves(row, namespace) === true);
    const possible = rows.filter((row) => serves(row, namespace) !== false);
    if (possible.length === 0) {
        const problem = `no listener serves "${(0,inert/* inert */.t)(namespace, 80)}" (${listRows(rows)}): give a namespace that one of them serves, or have it added to a listener`;
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
        return `${id} ${(0,inert/* inert */.t)(served ?? 'without a name', 80)}`;
    });
    return [...shown, ...(rows.length > MOST_SHOWN ? [`and ${rows.length - MOST_SHOWN} more`] : [])].join('; ');
}

// EXTERNAL MODULE: ./src/deploy/code-changes.js + 1 modules
var code_changes = __webpack_require__(9090);
// EXTERNAL MODULE: ./src/deploy/plan-update.js + 1 modules
var plan_update = __webpack_require__(781);
;// CONCATENATED MODULE: ./src/deploy/compare.js


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
    const { undecided } = (0,code_changes/* diffGitCode */.dZ)(wanted, current);
    if (undecided === undefined)
        return undefined;
    const without = (0,plan_update/* planUpdate */.ZL)({ ...input, changed_files: { ...undecided, files: [] } });
    return without.new_revision ? undefined : undecided;
}
/** Asks one after the other until one knows; else all their reasons. @throws CancelledError. */
async function listChangedFiles(histories, comparison) {
    const reasons = [];
    for (const history of histories) {
        const changed = await history.listChangedFiles(comparison);
        if (!('unknown' in changed))
            return changed;
        reasons.push(changed.unknown);
    }
    return { ...comparison, unknown: reasons.join('; ') };
}

// EXTERNAL MODULE: ./src/deploy/note.js
var note = __webpack_require__(7260);
// EXTERNAL MODULE: ./src/deploy/repository.js
var repository = __webpack_require__(632);
;// CONCATENATED MODULE: ./src/deploy/decide.js
/** What is there, what it takes to get to what is wanted, and what has to be looked up for that. Sends reads only. */






/** The plan, told already, and what it was made from. @throws RequestError, PlanError; InputError of a lookup. */
async function decideDeployment(session, request, { current, leaving }) {
    if (current?.latest)
        (0,note/* noteCommit */.AR)(session, current.latest);
    const wanted = current === null ? await fillLookups(session, request.wanted) : request.wanted;
    const { new_revision } = request;
    const due = current === null ? undefined : comparisonDue({ wanted, current, new_revision });
    const changed_files = due && (await listChangedFiles(session.histories, due));
    const plan = (0,deploy_plan/* planDeployment */.H)({ wanted, current, new_revision, changed_files });
    session.emit({ type: 'planned', plan });
    return { plan, current, leaving, wanted, changed_files };
}
/** A create needs an integration, and a listener where a namespace is given: looked up when not given (§4.1). */
async function fillLookups(session, wanted) {
    const { controlPlane } = session;
    if (wanted.source === 'git_host') {
        if (wanted.source_config.integration_id !== undefined)
            return wanted;
        const rows = await (0,deploy_session/* readPatiently */.B)(session, () => controlPlane.listIntegrations());
        const integration_id = chooseIntegration(rows, (0,repository/* repositoryOwner */.Sy)(wanted.source_config.repo_url ?? ''));
        return { ...wanted, source_config: { integration_id, ...wanted.source_config } };
    }
    const namespace = wanted.source_config.listener_config?.cluster_namespace;
    if (namespace == null || wanted.source_config.listener_id !== undefined)
        return wanted;
    const rows = await (0,deploy_session/* readPatiently */.B)(session, () => controlPlane.listListeners());
    const listener_id = chooseListener(rows, namespace);
    return { ...wanted, source_config: { listener_id, ...wanted.source_config } };
}

;// CONCATENATED MODULE: ./src/deploy/holds.js




/**
 * Secrets and resource spec of the revision that `told` has as its latest: only the deployment tells them, and only then.
 * What differs both before and after the write is the service's way of showing it (values that it masks, say), and
 * nobody's change.
 *
 * @throws DeployError when somebody else has changed them.
 */
function refuseOtherContents(wanted, applied, told) {
    const { deployment: written, before = written } = applied;
    const earlier = new Set(seenDifferences(wanted, before));
    const shown = new Set(seenDifferences(wanted, written).filter((path) => earlier.has(path)));
    const other = seenDifferences(wanted, told).filter((path) => !shown.has(path));
    if (other.length === 0)
        return;
    throw heldByOther(told.latest_revision_id ?? '', other.map((path) => `${(0,inert/* inert */.t)(path, 100)}: is not what this run asks for`));
}
function seenDifferences(wanted, deployment) {
    const seen = (0,plan_update/* diffContents */.ai)(wanted, deployment).changes.filter(({ difference }) => difference !== 'unproven');
    return seen.map(({ path }) => path);
}
/**
 * What is told of the code must be what was asked for; a field that nobody tells is taken on trust.
 *
 * @param told The deployment with `revision` as its latest: tells its code (§2.3) where the revision itself does not.
 * @throws DeployError when the revision holds other code.
 */
function refuseOtherCode(wanted, revision, told) {
    const code = revision.source_revision_config ?? told?.source_revision_config ?? {};
    const other = Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
        const value = code[field];
        if (typeof value !== 'string' || (0,repository/* canonicalRef */.SV)(value) === asked)
            return [];
        return [`source_revision_config.${field}: is ${(0,inert/* inert */.t)(value)}, this run asks for ${(0,inert/* inert */.t)(asked)}`];
    });
    if (other.length > 0)
        throw heldByOther(revision.id, other);
}
function heldByOther(revisionId, lines) {
    return new errors/* DeployError */.sH([`Revision ${revisionId} holds something else than was asked for:`, ...lines].join('\n  '), {
        advice: 'Another run or an edit in the service came in between. Let only one run at a time work on a deployment (concurrency in the workflow), then run again.'
    });
}

// EXTERNAL MODULE: ./src/deploy/patience.js
var patience = __webpack_require__(3047);
// EXTERNAL MODULE: ./src/deploy/status.js
var deploy_status = __webpack_require__(8298);
;// CONCATENATED MODULE: ./src/deploy/note-latest.js
/** What there is to say where nobody waits. */




/** Without a wait: what the latest revision is at, as far as one look tells. */
async function noteLatest(session, { deployment, revision_id, built_by_push, latest }) {
    const { controlPlane, emit } = session;
    if (built_by_push !== undefined) {
        const message = 'The service builds this push by itself; with wait: false, its revision is not looked for.';
        return emit({ type: 'noted', message });
    }
    if (revision_id === null)
        return;
    const read = latest ? { value: latest } : await (0,patience/* attempt */.CD)(() => controlPlane.readRevision(deployment.id, revision_id));
    if ('error' in read)
        return emit({ type: 'warned', message: `The state of the revision could not be read: ${read.error.message}` });
    (0,note/* noteRevision */.cn)(session, read.value, 0);
    const verdict = (0,deploy_status/* verdictOf */.V)(read.value.status);
    if (verdict === 'failed') {
        const message = `Revision ${revision_id} ended as ${(0,inert/* inert */.t)(read.value.status, 40)}. This step does not wait for it, so it does not fail by that.`;
        emit({ type: 'warned', message });
    }
    if (verdict === 'pending') {
        const message = 'Not waited for: whether it becomes DEPLOYED is not known. status and commit_sha are as of now.';
        emit({ type: 'noted', message });
    }
}

// EXTERNAL MODULE: ./src/deploy/serving.js
var deploy_serving = __webpack_require__(2058);
;// CONCATENATED MODULE: ./src/deploy/live.js







/** How long the deployment may take to be read after the wait, in milliseconds. */
const LAST_READ_MS = 30_000;
/**
 * A newer revision, where it serves already in place of one that was DEPLOYED a moment before: followed as after SKIPPED,
 * since no success is told of what is not live. Null where nothing newer is known to serve.
 */
async function findServing(session, { deployment, revision, previous, startedAt }, applied) {
    const { emit, clock } = session;
    const before = new Set([previous, applied.before?.active_revision_id, applied.deployment.active_revision_id]);
    const isNewer = ({ active_revision_id: active }) => active != null && active !== revision.id && !before.has(active);
    if (!isNewer(deployment))
        return null;
    const patient = lastRead(session);
    // One that was made a moment before ours may still be named while ours takes its place.
    const read = await (0,patience/* attempt */.CD)(async () => {
        const now = await (0,deploy_serving/* readOnceServing */.g)(patient, deployment.id, (seen) => !isNewer(seen) || seen.latest_revision_id === seen.active_revision_id);
        const active = now.active_revision_id;
        if (active == null || !isNewer(now))
            return null;
        return (0,deploy_session/* readPatiently */.B)(patient, () => patient.controlPlane.readRevision(now.id, active));
    });
    if ('error' in read)
        return doubt(session, revision, read.error);
    const serving = read.value;
    if (serving === null || (0,deploy_status/* verdictOf */.V)(serving.status) !== 'deployed')
        return null;
    emit({ type: 'warned', message: `Revision ${revision.id} was superseded by ${serving.id}, which serves now.` });
    emit({ type: 'revision_known', revision_id: serving.id, previous: revision.id, superseded: true });
    (0,note/* noteRevision */.cn)(session, serving, clock.now() - startedAt);
    return serving;
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
    const read = await (0,patience/* attempt */.CD)(async () => {
        const newest = await (0,deploy_session/* readPatiently */.B)(patient, () => patient.controlPlane.readRevision(id, latest));
        if ((0,deploy_status/* verdictOf */.V)(newest.status) !== 'failed' || TAKES_NO_PLACE.test(newest.status))
            return null;
        return isDown(await (0,deploy_serving/* readOnceServing */.g)(patient, id, (seen) => !isDown(seen))) ? newest : null;
    });
    if ('error' in read)
        return void doubt(session, revision, read.error);
    if (read.value === null)
        return;
    throw new errors/* DeployError */.sH(`Revision ${revision.id} was DEPLOYED, but ${isNew ? 'the service names none that serves' : 'nothing serves now'}: ${latest}, which is newer and not of this run, took its place and ended as ${(0,inert/* inert */.t)(read.value.status, 40)}.`, {
        advice: 'See who made it and why it failed; then run again, with new_revision: always to have this commit built anew.'
    });
}
/** That something newer cannot be read does not undo the deploy. */
function doubt({ emit }, { id }, error) {
    emit({
        type: 'warned',
        message: `Revision ${id} is DEPLOYED, but whether it still serves could not be read: ${error.message}`
    });
    return null;
}
/** The wait may have taken all the time there was: what it came to is looked at all the same. */
function lastRead(session) {
    const { clock, deadline } = session;
    return { ...session, deadline: Math.max(deadline, clock.now() + LAST_READ_MS) };
}
/** The deployment after the wait. That it cannot be read any more does not undo the deploy; that it is gone does. */
async function readDeployed(session, deploymentId) {
    const { controlPlane, emit } = session;
    const read = await (0,patience/* attempt */.CD)(() => (0,deploy_session/* readPatiently */.B)(lastRead(session), () => controlPlane.readDeployment(deploymentId)));
    if ('value' in read) {
        emit({ type: 'deployment_known', deployment: read.value });
        return read.value;
    }
    if (!read.error.passing)
        throw read.error;
    const message = `The revision is DEPLOYED, but the deployment could not be read after that: ${read.error.message}`;
    emit({ type: 'warned', message });
    return null;
}

;// CONCATENATED MODULE: ./src/deploy/verify.js



/**
 * Warnings about what a wait has brought: the commit that was built, and what is live.
 *
 * @throws DeployError as `verifyLive` does.
 */
function verifyDeployed(wanted, seen) {
    const live = verifyLive(seen);
    return [...compareBuiltCommit(wanted, seen), ...live];
}
/**
 * Warnings about what is live.
 *
 * @throws DeployError when the deployment is being deleted: exit code 0 means that what was asked for holds.
 */
function verifyLive({ deployment, revision }) {
    if ((0,deploy_status/* isBeingDeleted */.v)(deployment)) {
        throw new errors/* DeployError */.sH(`Deployment ${deployment.id} is being deleted (AWAITING_DELETE).`, {
            advice: 'Somebody deleted it while this run deployed. Run again once it is gone to create it anew.'
        });
    }
    const active = deployment.active_revision_id;
    if (active == null || active === revision.id)
        return [];
    return [
        `Revision ${revision.id} is DEPLOYED, but the service names ${active} as the active one. Look there which of the two serves; if it stays so, run again with new_revision: always.`
    ];
}
function compareBuiltCommit(wanted, { revision, kept_commit }) {
    const built = revision.source_revision_config?.repo_commit_sha;
    if (wanted.source !== 'git_host' || wanted.commit === undefined || built == null)
        return [];
    if ((0,repository/* sameCommit */.Kd)(built, wanted.commit) || (kept_commit !== undefined && (0,repository/* sameCommit */.Kd)(built, kept_commit)))
        return [];
    const here = (0,repository/* shortCommit */.Ax)(wanted.commit);
    const moved = (0,repository/* isTag */.dz)(wanted.source_revision_config.repo_ref)
        ? `the tag has moved. Tags that stay lead back to what was deployed: give ${here} a tag of its own, and deploy that.`
        : `the branch has moved, and the service builds it where it stands. Nothing is to be done where that is the newer one; to deploy exactly ${here}, tag it and deploy the tag.`;
    return [`Revision ${revision.id} was built from commit ${(0,repository/* shortCommit */.Ax)(built)}, this run is at ${here}: ${moved}`];
}

;// CONCATENATED MODULE: ./src/deploy/settle.js








/** Waits, where that is asked for, and verifies what is live: the revision that came up, where one is known to have. */
async function settleRevision(session, request, applied) {
    const { wait } = request;
    if (!wait.enabled) {
        await noteLatest(session, applied);
        return undefined;
    }
    const startedAt = session.clock.now();
    const waiting = { ...session, deadline: startedAt + wait.timeoutMs };
    const settling = { request, applied, startedAt };
    const target = await findTarget(waiting, settling);
    if (target === undefined)
        return undefined;
    const { latest, built_by_push, deployment } = applied;
    if (latest !== undefined && built_by_push === undefined && (0,deploy_status/* verdictOf */.V)(latest.status) === 'deployed') {
        (0,note/* noteRevision */.cn)(session, latest, 0);
        refuseOtherCode(request.wanted, latest, deployment);
        // What is known of the commit has been said by the plan.
        warnAll(session, verifyLive({ deployment, revision: latest }));
        (0,note/* noteServing */.bc)(session, deployment.active_revision_id ?? undefined);
        return { revision_id: latest.id };
    }
    // What follows a failure is loaded with it: who knows whether its file is still there when a long wait is over.
    const [{ waitForRevision }] = await Promise.all([__webpack_require__.e(/* import() */ 913).then(__webpack_require__.bind(__webpack_require__, 1913)), Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(453)]).then(__webpack_require__.bind(__webpack_require__, 8453))]);
    const waited = await waitForRevision(waiting, {
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
/** Undefined where there is no revision at all. */
async function findTarget(waiting, settling) {
    const { revision_id, deployment, built_by_push, previous } = settling.applied;
    if (built_by_push === undefined)
        return revision_id === null ? undefined : { revision_id, built: deployment };
    const { findPushRevision } = await __webpack_require__.e(/* import() */ 592).then(__webpack_require__.bind(__webpack_require__, 7592));
    const message = `Waiting for the revision that the service builds of ${(0,repository/* shortCommit */.Ax)(built_by_push)}.`;
    waiting.emit({ type: 'noted', message });
    const found = await findPushRevision(waiting, { ...timingOf(settling), commit: built_by_push });
    waiting.emit({ type: 'revision_known', revision_id: found, previous });
    const built = await (0,deploy_session/* readPatiently */.B)(waiting, () => waiting.controlPlane.readDeployment(deployment.id));
    return { revision_id: found, built };
}
/** Of what came up, and of what is live in its place: that it holds what was asked for. */
async function verifyWaited(session, { request: { wanted }, applied, startedAt, waited, built }) {
    const { revision, followed } = waited;
    const { previous, kept_commit } = applied;
    const deployment = await readDeployed(session, applied.deployment.id);
    const isLatest = (seen) => seen?.latest_revision_id === revision.id;
    const told = [deployment, followed, built].find(isLatest) ?? undefined;
    refuseOtherCode(wanted, revision, told);
    if (told !== undefined)
        refuseOtherContents(wanted, applied, told);
    if (deployment === null)
        return { revision_id: revision.id };
    const newer = await findServing(session, { deployment, revision, previous, startedAt }, applied);
    if (newer === null)
        await refuseTakenDown(session, { deployment, revision, applied });
    else {
        refuseOtherCode(wanted, newer, deployment);
        refuseOtherContents(wanted, applied, deployment);
    }
    const live = newer ?? revision;
    warnAll(session, verifyDeployed(wanted, { deployment, revision: live, kept_commit }));
    (0,note/* noteServing */.bc)(session, deployment.active_revision_id ?? undefined);
    return { revision_id: live.id };
}
function warnAll({ emit }, messages) {
    for (const message of messages)
        emit({ type: 'warned', message });
}

;// CONCATENATED MODULE: ./src/deploy/deploy-found.js
/** From what is there to what is wanted: decide, apply, wait, verify. Knows the ports and nothing behind them. */








/** Says what `deployFound` would do. Sends reads only. */
async function planFound(session, request, present) {
    const { current, leaving } = present;
    const { plan } = await decideDeployment(session, request, present);
    if (leaving !== null) {
        const message = `Deployment ${(0,find/* describeTarget */.ff)(request.target)} (${leaving}) is being deleted: a deploy would wait until its name is free.`;
        session.emit({ type: 'warned', message });
    }
    const revision_id = current?.deployment.latest_revision_id;
    if (revision_id != null)
        session.emit({ type: 'revision_known', revision_id });
    if (current?.latest)
        (0,note/* noteRevision */.cn)(session, current.latest, 0);
    session.emit({ type: 'operation_known', operation: 'planned', new_revision: plan.new_revision });
}
/** Deploys; as `deployRevision`, which see. */
async function deployFound(session, request, { present, check }) {
    const { current } = present;
    const decided = await decideDeployment(session, request, present);
    const { wanted } = decided;
    const applied = await applyPlan(session, { ...decided, new_revision: request.new_revision });
    const { operation, new_revision, deployment, revision_id, previous, built_by_push } = applied;
    session.emit({ type: 'operation_known', operation, new_revision });
    session.emit({ type: 'deployment_known', deployment });
    if (revision_id !== null && built_by_push === undefined) {
        session.emit({ type: 'revision_known', revision_id, previous: new_revision ? previous : revision_id });
    }
    if (built_by_push === undefined)
        refuseOtherContents(wanted, applied, deployment);
    const asked = { ...request, wanted, current };
    let deployed;
    try {
        if ((0,plan_update/* asksForRevision */.ve)(wanted) || new_revision)
            deployed = await settleRevision(session, asked, applied);
        else
            await noteLatest(session, applied);
        await check();
    }
    catch (error) {
        const { followUp } = await Promise.all(/* import() */[__webpack_require__.e(913), __webpack_require__.e(453)]).then(__webpack_require__.bind(__webpack_require__, 8453));
        throw await followUp(session, { request: asked, applied, current, deployed }, error);
    }
}


/***/ }),

/***/ 5508:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: function() { return /* binding */ identifyRevision; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _text_duration_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9144);
/* harmony import */ var _find_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1235);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5730);




/** How long a service may take to show the revision that a write made, in milliseconds. */
const REVISION_APPEARS_MS = 60_000;
const LOOK_AGAIN_MS = 1_000;
/**
 * The deployment with the new revision as its latest: mostly the answer of the write itself.
 *
 * @param isOther Where a write may show in another way than by a new revision: whether it does.
 * @throws DeployError when no new revision appears.
 */
async function identifyRevision(session, written, isOther = async () => false) {
    const { controlPlane, clock, emit } = session;
    const giveUp = Math.min(session.deadline, clock.now() + REVISION_APPEARS_MS);
    let { deployment } = written;
    const isShown = async () => deployment.latest_revision_id !== written.previous || (await isOther(deployment));
    for (let looks = 1; !(await isShown()); looks++) {
        if (looks === 1) {
            const most = (0,_text_duration_js__WEBPACK_IMPORTED_MODULE_3__/* .formatDuration */ .a)(Math.max(0, giveUp - clock.now()));
            const message = `The service has taken the request and does not show its new revision yet. Waiting for that, ${most} at most.`;
            emit({ type: 'noted', message });
        }
        if (clock.now() + LOOK_AGAIN_MS > giveUp)
            throw neverAppeared(written);
        await clock.sleep(LOOK_AGAIN_MS);
        deployment = await (0,_session_js__WEBPACK_IMPORTED_MODULE_2__/* .readPatiently */ .B)(session, () => controlPlane.readDeployment(written.deployment.id));
    }
    return deployment;
}
function neverAppeared({ deployment }) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`The write to ${(0,_find_js__WEBPACK_IMPORTED_MODULE_1__/* .describeDeployment */ .Ti)(deployment)} was taken, but no new revision has appeared.`, {
        advice: 'Look at the deployment in the service. Running again is safe: it compares first.'
    });
}


/***/ }),

/***/ 89:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: function() { return /* binding */ outcome; },
/* harmony export */   z: function() { return /* binding */ keepDeployment; }
/* harmony export */ });
/** Nothing to send: the latest revision is the one. */
function keepDeployment(plan, { deployment, latest }) {
    const id = deployment.latest_revision_id;
    const kept = { operation: 'unchanged', deployment, revision_id: id, previous: id };
    return outcome(plan, { ...kept, ...(latest && { latest }) });
}
/** What was made, with what the plan says of it. */
function outcome({ new_revision, built_by_push, kept_commit }, made) {
    return {
        ...made,
        new_revision,
        ...(built_by_push !== undefined && { built_by_push }),
        ...(kept_commit !== undefined && { kept_commit })
    };
}


/***/ }),

/***/ 7260:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AR: function() { return /* binding */ noteCommit; },
/* harmony export */   bc: function() { return /* binding */ noteServing; },
/* harmony export */   cn: function() { return /* binding */ noteRevision; }
/* harmony export */ });
/** Its status, and its commit where it tells one. `elapsed_ms` since the wait began. */
function noteRevision(session, revision, elapsed_ms) {
    session.emit({ type: 'status_seen', revision_id: revision.id, status: revision.status, elapsed_ms });
    noteCommit(session, revision);
}
/** The commit that it was built from, where it tells one. */
function noteCommit({ emit }, { id, source_revision_config }) {
    const commit_sha = source_revision_config?.repo_commit_sha;
    if (commit_sha != null)
        emit({ type: 'commit_known', revision_id: id, commit_sha });
}
/** What serves after a rollout, where the service says so. */
function noteServing({ emit }, serving) {
    if (serving !== undefined)
        emit({ type: 'serving_seen', revision_id: serving });
}


/***/ }),

/***/ 781:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ve: function() { return /* binding */ asksForRevision; },
  ai: function() { return /* binding */ diffContents; },
  ZL: function() { return /* binding */ planUpdate; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/count.js
var count = __webpack_require__(6537);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/deploy/code-changes.js + 1 modules
var code_changes = __webpack_require__(9090);
// EXTERNAL MODULE: ./src/contract/dialect/words.js
var words = __webpack_require__(1039);
// EXTERNAL MODULE: ./src/deploy/repository.js
var repository = __webpack_require__(632);
;// CONCATENATED MODULE: ./src/deploy/immutable.js




function immutablePairs(wanted, deployment) {
    const deployed = deployment.source_config;
    const common = [
        ['name', deployment.name, wanted.name],
        ['source', deployment.source ?? undefined, wanted.source]
    ];
    if (deployment.source !== wanted.source)
        return common;
    if (wanted.source === 'git_host') {
        const { integration_id, deployment_type } = wanted.source_config;
        return [
            ...common,
            ['source_config.integration_id', deployed.integration_id, integration_id],
            ['source_config.deployment_type', deployed.deployment_type, deployment_type]
        ];
    }
    const { listener_id, listener_config } = wanted.source_config;
    return [
        ...common,
        ['source_config.listener_id', deployed.listener_id, listener_id],
        [
            'source_config.listener_config.cluster_namespace',
            deployed.listener_config === null ? null : deployed.listener_config?.cluster_namespace,
            listener_config?.cluster_namespace ?? undefined
        ]
    ];
}
function repositoryConflict(wanted, deployment) {
    if (wanted.source !== 'git_host')
        return [];
    const [deployed, asked] = [deployment.source_config.repo_url, wanted.source_config.repo_url];
    if (deployed == null || asked === undefined || (0,repository/* repositoryKey */.Kq)(deployed) === (0,repository/* repositoryKey */.Kq)(asked))
        return [];
    return [{ path: 'source_config.repo_url', deployed, wanted: asked }];
}
/** @throws PlanError that names each field, both values, and the way out. */
function refuseImmutableChanges(wanted, deployment) {
    const conflicts = immutablePairs(wanted, deployment).flatMap(([path, deployed, asked]) => {
        if (asked === undefined || deployed === undefined)
            return [];
        const same = path.endsWith('_id') ? asked.toLowerCase() === deployed?.toLowerCase() : asked === deployed;
        return same ? [] : [{ path, deployed, wanted: asked }];
    });
    if (deployment.source === wanted.source)
        conflicts.push(...repositoryConflict(wanted, deployment));
    if (conflicts.length === 0)
        return;
    const lines = conflicts.map(({ path, deployed, wanted: asked }) => `${path}: is ${deployed === null ? 'not set' : (0,inert/* inert */.t)(deployed)}, this run asks for ${(0,inert/* inert */.t)(asked)}`);
    const word = Object.values(words/* LANGSMITH_WORDS */.g).find((spoken) => spoken === deployment.source);
    throw new errors/* PlanError */.W6([`Deployment ${(0,inert/* inert */.t)(deployment.name)} (${deployment.id}) cannot be changed in this:`, ...lines].join('\n  '), {
        advice: word !== undefined
            ? `This service speaks the words of the public service (${word}): set api_dialect to langsmith.`
            : 'These are fixed when a deployment is created. Set the inputs to what is deployed (or leave them out), or deploy under another name and delete the old deployment when the new one serves.'
    });
}

// EXTERNAL MODULE: ./src/deploy/reasons.js
var reasons = __webpack_require__(4231);
// EXTERNAL MODULE: ./src/deploy/resource-spec-changes.js + 1 modules
var resource_spec_changes = __webpack_require__(2502);
// EXTERNAL MODULE: ./src/deploy/secret-changes.js
var secret_changes = __webpack_require__(904);
// EXTERNAL MODULE: ./src/deploy/status.js
var deploy_status = __webpack_require__(8298);
// EXTERNAL MODULE: ./src/deploy/tag-rule.js
var tag_rule = __webpack_require__(7553);
;// CONCATENATED MODULE: ./src/deploy/plan-update.js











/** @throws PlanError when a field that is fixed differs, or `build_on_push` meets a tag. */
function planUpdate(input) {
    const { wanted, current, new_revision: policy } = input;
    refuseImmutableChanges(wanted, current.deployment);
    const code = wanted.source === 'git_host' ? (0,code_changes/* diffGitCode */.dZ)(wanted, current, input.changed_files) : (0,code_changes/* diffImage */.Z3)(wanted, current);
    const contents = diffContents(wanted, current.deployment);
    const settings = diffSettings(wanted, current);
    const changes = [...code.changes, ...contents.changes, ...settings];
    const moved = changes.some((change) => change.new_revision);
    const pushed = moved || policy === 'always' ? undefined : code.built_by_push;
    const why = moved || pushed !== undefined ? undefined : whyRepeat(wanted, current, policy);
    if (why !== undefined)
        changes.push(repeatedChange(wanted, current, why));
    const made = changes.some((change) => change.new_revision);
    const { kept_commit, compared } = code;
    const common = {
        new_revision: made || pushed !== undefined,
        reasons: made ? (0,reasons/* explainChanges */.Z_)(changes) : explainUnchanged(code, contents.unchanged, current),
        changes,
        warnings: code.warnings,
        ...(pushed !== undefined && { built_by_push: pushed }),
        ...(kept_commit !== undefined && !made && { kept_commit }),
        ...(compared && { compared })
    };
    if (changes.length === 0)
        return { operation: 'unchanged', ...common };
    return { operation: 'update', ...common, request: patchOf(changes, wanted) };
}
/** Settings that PATCH changes without a new revision (§2.2). */
function diffSettings(wanted, current) {
    const deployed = current.deployment.source_config;
    const settings = wanted.source === 'git_host'
        ? (({ build_on_push, install_command, build_command }) => ({ build_on_push, install_command, build_command }))(wanted.source_config)
        : { custom_url: wanted.source_config.custom_url };
    const changes = Object.entries(settings)
        .filter(([field, value]) => value !== undefined && value !== deployed[field])
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
    (0,tag_rule/* refuseBuildOnPushWithTag */.O)(asked, ref);
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
        compare('resource_spec', (0,resource_spec_changes/* diffResourceSpec */.z)(deployed, wanted.source_config.resource_spec));
    }
    if (wanted.secrets !== undefined) {
        compare((0,count/* count */.U)(wanted.secrets.length, 'secret'), (0,secret_changes/* diffSecrets */.L)(deployment.secrets, wanted.secrets));
    }
    return { changes, unchanged };
}
/** Whether anything is asked for that a revision holds (§3); if not, the state of the latest one is not this run's affair. */
function asksForRevision(wanted) {
    return (Object.keys(wanted.source_revision_config).length > 0 ||
        wanted.secrets !== undefined ||
        (wanted.source === 'external_container' && wanted.source_config.resource_spec !== undefined));
}
/** Why a revision is made although nothing that is compared differs; undefined when none is. */
function whyRepeat(wanted, { latest }, policy) {
    if (policy === 'always')
        return 'new_revision is always';
    if (!asksForRevision(wanted))
        return undefined;
    if (latest === null)
        return 'the deployment has no revision yet';
    const verdict = (0,deploy_status/* verdictOf */.V)(latest.status);
    return verdict === 'deployed' || verdict === 'pending'
        ? undefined
        : `the latest revision ended as ${(0,inert/* inert */.t)(latest.status, 40)}`;
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
function explainUnchanged(code, contents, { latest }) {
    if (code.built_by_push !== undefined) {
        return ['build_on_push is on and this run is the push: the service builds this commit by itself', ...code.unchanged];
    }
    const state = latest === null
        ? []
        : [`the latest revision is ${(0,deploy_status/* verdictOf */.V)(latest.status) === 'deployed' ? 'DEPLOYED' : (0,inert/* inert */.t)(latest.status, 40)}`];
    return [...code.unchanged, ...contents, ...state];
}


/***/ }),

/***/ 6756:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: function() { return /* binding */ differsFrom; },
  H: function() { return /* binding */ planDeployment; }
});

// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __webpack_require__(1243);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/text/count.js
var count = __webpack_require__(6537);
// EXTERNAL MODULE: ./src/deploy/tag-rule.js
var tag_rule = __webpack_require__(7553);
;// CONCATENATED MODULE: ./src/deploy/plan-create.js
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
        (0,tag_rule/* refuseBuildOnPushWithTag */.O)(wanted.source_config.build_on_push, wanted.source_revision_config.repo_ref);
    const { name = '', source, source_revision_config, secrets = [] } = wanted;
    const source_config = completeConfig(wanted);
    return {
        operation: 'create',
        new_revision: true,
        reasons: [`no deployment is named ${(0,inert/* inert */.t)(name)}; creating one makes its first revision`],
        changes: [
            ...added('source_config', source_config),
            ...added('source_revision_config', source_revision_config),
            ...secrets.map((secret) => ({ path: `secrets.${secret.name}`, difference: 'added', new_revision: true }))
        ],
        warnings: [],
        request: { name, source, source_config, source_revision_config, secrets }
    };
}

// EXTERNAL MODULE: ./src/deploy/plan-update.js + 1 modules
var plan_update = __webpack_require__(781);
;// CONCATENATED MODULE: ./src/deploy/plan.js
/** Decides what is sent: a pure function of what is wanted and what is there (design, section 3). */





function planDeployment({ wanted, current, ...how }) {
    const { new_revision } = how;
    const plan = current === null ? planCreate(wanted) : (0,plan_update/* planUpdate */.ZL)({ wanted, current, ...how });
    const causesRevision = plan.new_revision && !('built_by_push' in plan);
    if (new_revision === 'never' && causesRevision) {
        throw new errors/* PlanError */.W6(['new_revision is never, but a new revision would result:', ...plan.reasons].join('\n  '), {
            advice: 'Nothing was sent. Set new_revision to auto to allow it, or undo what asks for it.'
        });
    }
    return {
        ...plan,
        warnings: [
            ...plan.warnings,
            ...pathsBesidePush(wanted, current),
            ...discouragedFields(wanted),
            ...emptySecrets(wanted)
        ]
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
/** Most often the secret of the repository is not set, or not given to this event. */
function emptySecrets({ secrets = [] }) {
    const empty = secrets.filter(({ value }) => value === '').map(({ name }) => (0,inert/* inert */.t)(name, 60));
    if (empty.length === 0)
        return [];
    return [
        `Empty: ${empty.join(', ')}. If that is not meant, see whether the secret is set for this repository and event.`
    ];
}
function discouragedFields(wanted) {
    if (wanted.source !== 'external_container')
        return [];
    const spec = wanted.source_config.resource_spec ?? {};
    return vocabulary/* DISCOURAGED_FIELDS */.TL.filter((field) => spec[field] != null).map((field) => `resource_spec.${field} is marked "do not use" by the service; it was passed on as it is.`);
}
/**
 * Whether what a write has made is seen to be something else than what it asked for. The commit is no such thing: a
 * branch may have moved while the write was under way, and sending it again would build the same once more.
 */
function differsFrom(made, wanted) {
    const { changes } = (0,plan_update/* planUpdate */.ZL)({ wanted: withoutCommit(wanted), current: made, new_revision: 'auto' });
    return changes.some(({ difference }) => difference !== 'unproven' && difference !== 'repeated');
}
function withoutCommit(wanted) {
    if (wanted.source !== 'git_host')
        return wanted;
    const { commit: _commit, is_push_to_ref: _push, ...rest } = wanted;
    return rest;
}


/***/ }),

/***/ 2502:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  z: function() { return /* binding */ diffResourceSpec; }
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
;// CONCATENATED MODULE: ./src/deploy/resource-spec-changes.js
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
function normalized(spec) {
    const set = Object.entries(spec ?? {}).filter(([, value]) => !isEmptyCollection(value));
    const full = applyResourceDefaults(Object.fromEntries(set));
    return withoutNulls(full);
}
/** Lists may hold environment values, so only their length is told. */
function shown(value) {
    return Array.isArray(value) ? (0,count/* count */.U)(value.length, 'entry', 'entries') : value;
}
/** The fields that differ. Fields outside §2.4 that the service adds are its own affair. */
function diffResourceSpec(before, after) {
    const [old, wanted] = [normalized(before), normalized(after)];
    return vocabulary/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => !(0,external_node_util_.isDeepStrictEqual)(old[field], wanted[field])).map((field) => ({
        path: `source_config.resource_spec.${field}`,
        difference: old[field] === undefined ? 'added' : wanted[field] === undefined ? 'removed' : 'changed',
        ...(old[field] !== undefined && { before: shown(old[field]) }),
        ...(wanted[field] !== undefined && { after: shown(wanted[field]) }),
        new_revision: true
    }));
}


/***/ }),

/***/ 904:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: function() { return /* binding */ diffSecrets; },
/* harmony export */   x: function() { return /* binding */ knownSecrets; }
/* harmony export */ });
/* harmony import */ var _contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(124);
/** What differs between two lists of secrets, by name only. */

/** What services put in place of a value that they keep to themselves. */
const MASKED = /^$|\*{3}|•{3}|^x{4,}$|^[<[(]?(?:redacted|hidden|masked|secret)[>\])]?$/i;
/** The secrets with their values; null where the service keeps any of them to itself. */
function knownSecrets(secrets) {
    const values = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .returnedSecrets */ .xj)(secrets);
    return values?.some(({ value }) => MASKED.test(value)) ? null : values;
}
/** Changes by name. The order of the list and repeated names mean nothing; the last value of a name counts. */
function diffSecrets(current, wanted) {
    const change = (name, difference) => ({
        path: `secrets.${name}`,
        difference,
        new_revision: true
    });
    const values = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .returnedSecrets */ .xj)(current);
    const before = new Map((values ?? []).map(({ name, value }) => [name, value]));
    const after = new Map(wanted.map(({ name, value }) => [name, value]));
    if (values === null) {
        const named = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .namedSecrets */ .pr)(current);
        const names = named && new Set(named);
        const removed = [...(names ?? [])].filter((name) => !after.has(name));
        if (names === undefined && after.size === 0)
            return [{ path: 'secrets', difference: 'unproven', new_revision: true }];
        return [
            ...[...after.keys()].map((name) => change(name, names && !names.has(name) ? 'added' : 'unproven')),
            ...removed.map((name) => change(name, 'removed'))
        ];
    }
    return [
        ...[...after].flatMap(([name, value]) => {
            const old = before.get(name);
            if (old === undefined)
                return [change(name, 'added')];
            if (old === value)
                return [];
            return [change(name, MASKED.test(old) ? 'unproven' : 'changed')];
        }),
        ...[...before.keys()].filter((name) => !after.has(name)).map((name) => change(name, 'removed'))
    ];
}


/***/ }),

/***/ 2058:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: function() { return /* binding */ readOnceServing; }
/* harmony export */ });
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5730);

/** How much later, in milliseconds. */
const SERVES_MS = 10_000;
const LOOK_AGAIN_MS = 1_000;
/** The deployment as soon as `isOver` holds of it, or as it is when that has been waited for long enough. */
async function readOnceServing(session, deploymentId, isOver) {
    const { clock, controlPlane } = session;
    const giveUp = clock.now() + SERVES_MS;
    for (;;) {
        const deployment = await (0,_session_js__WEBPACK_IMPORTED_MODULE_0__/* .readPatiently */ .B)(session, () => controlPlane.readDeployment(deploymentId));
        if (isOver(deployment) || clock.now() >= giveUp)
            return deployment;
        await clock.sleep(LOOK_AGAIN_MS);
    }
}


/***/ }),

/***/ 7553:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: function() { return /* binding */ refuseBuildOnPushWithTag; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5302);
/* harmony import */ var _repository_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(632);
/** With a tag, `build_on_push` must be off (§2.2, §2.3). */



/** @throws PlanError when both are asked for. */
function refuseBuildOnPushWithTag(build_on_push, ref) {
    if (!build_on_push || !(0,_repository_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz)(ref))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .PlanError */ .W6(`build_on_push cannot be on while repo_ref is a tag (${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(ref)}).`, {
        advice: 'Set build_on_push to false, or give repo_ref a branch.'
    });
}


/***/ })

};
;