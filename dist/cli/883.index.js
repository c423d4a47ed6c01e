export const id = 883;
export const ids = [883];
export const modules = {

/***/ 58626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ readSecretList)
/* harmony export */ });
function readSecretList(secrets) {
    const entries = entriesOf(secrets);
    if (entries === null)
        return null;
    return new Map(entries.map(({ name, value }) => [name, typeof value === 'string' ? value : undefined]));
}
function entriesOf(secrets) {
    if (typeof secrets !== 'object' || secrets === null)
        return null;
    if (!Array.isArray(secrets))
        return Object.entries(secrets).map(([name, value]) => ({ name, value }));
    const entries = secrets.map((entry) => typeof entry === 'string' ? { name: entry } : entry);
    return entries.every(isEntry) ? entries : null;
}
function isEntry(entry) {
    return (typeof entry === 'object' && entry !== null && 'name' in entry && typeof entry.name === 'string');
}


/***/ }),

/***/ 60919:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qs: () => (/* binding */ graphConfigs),
/* harmony export */   Z3: () => (/* binding */ diffImage),
/* harmony export */   dZ: () => (/* binding */ diffGitCode),
/* harmony export */   qd: () => (/* binding */ deployedCommit)
/* harmony export */ });
/* unused harmony export judgePaths */
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _repository_image_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45150);
/* harmony import */ var _repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1030);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89453);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49705);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);







function deployedCommit({ deployment, latest }) {
    const told = latest?.source_revision_config;
    if (told?.repo_commit_sha != null)
        return told.repo_commit_sha;
    const isSettled = told == null || (latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(latest));
    return (isSettled && deployment.source_revision_config.repo_commit_sha) || undefined;
}
function deployedCode({ deployment, latest }, field) {
    return (deployment.source_revision_config[field] || latest?.source_revision_config?.[field] || undefined);
}
function hidesRef(current, after) {
    const { deployment, latest } = current;
    const codes = [deployment.source_revision_config, latest?.source_revision_config];
    if (!codes.some((code) => code?.hides_ref))
        return false;
    const before = deployedCode(current, 'repo_ref');
    return before === undefined || after === undefined || ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(after) && !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(before));
}
function diffField(current, field, after) {
    const before = deployedCode(current, field);
    if (after === undefined || (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isAskedValue */ .O0)(field, after, before))
        return [];
    const note = `the service does not show the deployed ${field}`;
    const how = before === undefined
        ? { difference: 'unproven', note }
        : { difference: 'changed' };
    return [codeChange(current, field, { after, ...how })];
}
function codeChange(current, field, change) {
    const before = deployedCode(current, field);
    return {
        path: `source_revision_config.${field}`,
        ...(before && { before }),
        ...change,
        new_revision: true
    };
}
function diffGitCode(wanted, origin, current, changed_files) {
    const { repo_ref, graph_config_path } = wanted.source_revision_config;
    const path = diffField(current, 'graph_config_path', graph_config_path);
    const before = deployedCommit(current);
    const after = origin.commit;
    const isHidden = hidesRef(current, repo_ref);
    const isComparable = isHidden && before !== undefined;
    const otherRef = isComparable ? [] : diffField(current, 'repo_ref', repo_ref);
    if (otherRef.length > 0)
        return { changes: [...path, ...otherRef], unchanged: [] };
    if (repo_ref === undefined && after === undefined)
        return { changes: path, unchanged: [] };
    const ref_after = repo_ref ?? deployedCode(current, 'repo_ref');
    const same = (...why) => ({ changes: path, unchanged: why });
    const differs = (change) => ({
        changes: [...path, codeChange(current, 'repo_ref', { after: ref_after, ...change })],
        unchanged: []
    });
    const ref = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(ref_after ?? 'the code');
    const isUnknown = before === undefined || after === undefined;
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(repo_ref) && !isHidden && isUnknown)
        return same(`repo_ref is the same tag (${ref})`);
    if (after === undefined)
        return differs({
            difference: 'unproven',
            note: `this run does not know the commit of ${ref}, so it builds again`
        });
    if (before !== undefined && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .sameCommit */ .Kd)(before, after))
        return same(`${ref} is still at commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCommit */ .Ax)(after)}`);
    const isFollowing = current.deployment.source_config.build_on_push && wanted.source_config.build_on_push !== false;
    if (origin.is_push && isFollowing) {
        const why = 'build_on_push is true and this run is the push, ' +
            'so the service builds this commit automatically';
        return { ...same(why), pushed_commit: after };
    }
    if (before === undefined)
        return differs({
            difference: 'unproven',
            note: `the service does not show which commit of ${ref} is deployed`
        });
    const commits = { from: before, to: after };
    const { needed, why, ...paths } = judgePaths({ wanted, origin }, current, commits, changed_files);
    if (!needed)
        return { ...same(...why), retained_commit: before, ...paths };
    const note = why.length === 0 ? {} : { note: why.join('; ') };
    return { ...differs({ difference: 'changed', ...note, commits }), ...paths };
}
function diffImage(wanted, current) {
    const { image_uri: after } = wanted.source_revision_config;
    const changes = diffField(current, 'image_uri', after);
    if (after === undefined || changes.length > 0)
        return { changes, unchanged: [] };
    if ((0,_repository_image_js__WEBPACK_IMPORTED_MODULE_1__/* .isPinned */ .T4)(after))
        return { changes, unchanged: ['image_uri is the same digest'] };
    const note = 'a tag can move; set `image_uri` with a digest (…@sha256:…) to skip unchanged images';
    return {
        changes: [codeChange(current, 'image_uri', { after, difference: 'unproven', note })],
        unchanged: []
    };
}
const MOST_NAMED = 10;
function judgePaths({ wanted, origin }, current, commits, changed_files) {
    if (origin.paths === undefined)
        return { needed: true, why: [] };
    const from = commits.from.toLowerCase();
    const to = commits.to.toLowerCase();
    const configs = graphConfigs(wanted, current);
    if (!(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullCommit */ .f5)(from) || !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isFullCommit */ .f5)(to))
        return unknownFiles('the service or this run has only a part of its commit ID');
    if (!showsCommit(current))
        return unknownFiles('the revision in progress does not show its commit');
    if (configs === undefined)
        return unknownFiles('the path of the graph configuration file is unknown');
    if (changed_files?.from !== from || changed_files.to !== to)
        return { needed: true, why: [], undecided: { from, to } };
    if ('unknown' in changed_files)
        return { ...unknownFiles(changed_files.unknown), compared: changed_files };
    const patterns = [
        ...(origin.path_files?.dependencies?.paths ?? []).flatMap(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .patternsOfPath */ .yO),
        ...origin.paths.flatMap(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .withContents */ .xT),
        ...configs.map(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .literalPattern */ .Kf)
    ];
    const verdict = judgeFiles(patterns, { from, to }, changed_files);
    return verdict.needed ? verdict : { ...verdict, why: [...verdict.why, ...doubtsOf(origin)] };
}
function doubtsOf({ path_files: files }) {
    if (files?.graph_config_path === undefined || files.dependencies !== undefined)
        return [];
    const path = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(files.graph_config_path, 100);
    return [
        `the local dependencies of ${path} are unknown, because the checkout does not show them: ` +
            'only paths decided'
    ];
}
const unknownFiles = (why) => ({
    needed: true,
    why: [`paths could not be compared: ${why}`]
});
const showsCommit = ({ latest }) => latest?.source_revision_config?.repo_commit_sha != null || latest === null || (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(latest);
function graphConfigs(wanted, current) {
    const configs = [wanted, current?.deployment, current?.latest]
        .flatMap((part) => part?.source_revision_config?.graph_config_path ?? [])
        .map(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalPath */ .Op);
    const isInside = configs.every((path) => path !== '' && !(0,_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .leavesRepository */ .ZC)(path));
    return configs.length > 0 && isInside ? configs : undefined;
}
function judgeFiles(patterns, { from, to }, { files, links }) {
    const parsed = patterns.map(_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .parsePattern */ .EY);
    const isCounted = (path) => links.includes(path) || (0,_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_2__/* .isUnder */ .Jo)(parsed, path);
    const different = [...new Set(files)];
    const under = different.filter(isCounted).map((path) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(path, 100));
    const changed = different.length;
    const compared = { from, to, changed, under_paths: under.slice(0, MOST_NAMED) };
    if (under.length > 0)
        return {
            needed: true,
            why: [`changed under paths: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(under.join(', '), 200)}`],
            compared
        };
    const elsewhere = changed === 0 ? 'no file changed' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(changed, 'file')} changed elsewhere`;
    const between = `between ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCommit */ .Ax)(from)} (deployed) and ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCommit */ .Ax)(to)} (this run)`;
    return { needed: false, why: [`no file under paths changed ${between}: ${elsewhere}`], compared };
}


/***/ }),

/***/ 22556:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JT: () => (/* binding */ addedReferences),
/* harmony export */   Qd: () => (/* binding */ diffReferences),
/* harmony export */   ek: () => (/* binding */ placesOf)
/* harmony export */ });
const PATH = 'secret_references';
const placesOf = (references) => new Map(references.map((reference) => [reference.name, placeOf(reference)]));
const placeOf = ({ secret_name, secret_key }) => `${secret_name}/${secret_key}`;
function diffReferences({ secret_references: shown }, asked) {
    const before = placesOf(shown ?? []);
    const after = placesOf(asked);
    const names = [...new Set([...before.keys(), ...after.keys()])];
    return names
        .filter((name) => before.get(name) !== after.get(name))
        .map((name) => referenceChange(name, before.get(name), after.get(name), shown === undefined));
}
function referenceChange(name, before, after, isHidden) {
    const path = `${PATH}.${name}`;
    if (isHidden)
        return { path, difference: 'unproven', after, note: HIDDEN, new_revision: true };
    if (before === undefined)
        return { path, difference: 'added', after, new_revision: true };
    if (after === undefined)
        return { path, difference: 'removed', before, new_revision: true };
    return { path, difference: 'changed', before, after, new_revision: true };
}
const HIDDEN = 'the service does not show it';
const addedReferences = (asked = []) => diffReferences({ secret_references: null }, asked);


/***/ }),

/***/ 79661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $_: () => (/* binding */ extraNames),
/* harmony export */   Ds: () => (/* binding */ planSecrets),
/* harmony export */   EO: () => (/* binding */ removedSecretWarnings),
/* harmony export */   LI: () => (/* binding */ diffSecrets),
/* harmony export */   O3: () => (/* binding */ addedSecrets),
/* harmony export */   RH: () => (/* binding */ unprovenSecrets),
/* harmony export */   Ws: () => (/* binding */ stillListed),
/* harmony export */   ii: () => (/* binding */ removedSecrets),
/* harmony export */   sm: () => (/* binding */ valuesOf),
/* harmony export */   tP: () => (/* binding */ restorableSecrets)
/* harmony export */ });
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81415);
/* harmony import */ var _contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58626);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);
/* harmony import */ var _secret_proof_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(69697);





const valuesOf = (secrets) => new Map(secrets.map(({ name, value }) => [name, value]));
const DIFFERENCE = {
    absent: 'added',
    other: 'changed',
    unproven: 'unproven'
};
function diffSecrets(current, desired, source, earlier) {
    const requested = valuesOf(desired);
    const list = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(current);
    if (list === null && requested.size === 0)
        return [secretChange('secrets', 'unproven')];
    const changes = [];
    for (const [name, proof] of proofsOf(list, requested, { source, earlier }))
        if (proof !== 'equal')
            changes.push(secretChange(`secrets.${name}`, DIFFERENCE[proof]));
    for (const name of extraNames(list, requested, source))
        changes.push(secretChange(`secrets.${name}`, 'removed'));
    return changes;
}
function planSecrets(current, { secrets = [], env_vars, source }) {
    const list = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(current) ?? new Map();
    const requested = valuesOf(secrets);
    const isClear = (0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .showsInClear */ .xn)(list, requested);
    const changes = diffSecrets(current, secrets, source).map((change) => {
        const name = change.path.slice('secrets.'.length);
        const value = requested.get(name);
        const mayDiffer = change.difference === 'unproven' && value !== undefined;
        const isOther = mayDiffer && ((0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .showsOther */ .Hr)(list, name, value) || (isClear && hasText(list, name)));
        return isOther ? { ...change, difference: 'changed' } : change;
    });
    return publicChanges(changes, { secrets, env_vars }, list);
}
function hasText(list, name) {
    return ((0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .clearText */ .Z8)(list, name) ?? '') !== '';
}
function addedSecrets({ secrets = [], env_vars }) {
    const changes = secrets.map(({ name }) => secretChange(`secrets.${name}`, 'added'));
    return publicChanges(changes, { secrets, env_vars });
}
function publicChanges(changes, { secrets = [], env_vars = [] }, list = new Map()) {
    const variables = new Set(env_vars);
    const values = valuesOf(secrets);
    return changes.map((change) => {
        const name = change.path.slice('secrets.'.length);
        if (!variables.has(name))
            return change;
        const before = (0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .clearText */ .Z8)(list, name, { isProven: true });
        const after = values.get(name);
        const path = `env_vars.${name}`;
        return { ...change, path, ...(before !== undefined && { before }), after };
    });
}
function secretChange(path, difference) {
    return { path, difference, new_revision: true };
}
function unprovenSecrets(current, desired, source) {
    const proofs = proofsOf((0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(current), valuesOf(desired), { source });
    return [...proofs].flatMap(([name, proof]) => proof === 'unproven' || proof === 'other' ? [name] : []);
}
function proofsOf(list, requested, { source, earlier }) {
    if (list === null)
        return new Map([...requested.keys()].map((name) => [name, 'unproven']));
    const earlierList = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(earlier);
    const lists = [list, earlierList];
    return (0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .proveSecrets */ .I0)(list, requested, {
        listsNames: lists.some((names) => listsNames(names, requested, source)),
        earlier: earlierList
    });
}
function listsNames(list, requested, source) {
    const names = [...(list?.keys() ?? [])];
    return names.some((name) => requested.has(name) || !_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .bs[source].has(name));
}
function extraNames(list, requested, source) {
    const names = [...(list?.keys() ?? [])];
    return names.filter((name) => !requested.has(name) && !_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .bs[source].has(name));
}
function restorableSecrets(earlier, now, { secrets = [], source }) {
    const list = (0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(earlier);
    if (list === null)
        return null;
    const requested = valuesOf(secrets);
    const names = [...list.keys()].filter((name) => requested.has(name) || !_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH_RESERVED_SECRETS */ .bs[source].has(name));
    if (names.length === 0 && list.size > 0)
        return [];
    if (!(0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .showsAllValues */ .EK)((0,_contract_returned_secrets_js__WEBPACK_IMPORTED_MODULE_4__/* .readSecretList */ .d)(now) ?? new Map(), requested))
        return null;
    const restorable = [];
    for (const name of names) {
        const value = (0,_secret_proof_js__WEBPACK_IMPORTED_MODULE_3__/* .clearText */ .Z8)(list, name, { isProven: requested.has(name) });
        if (value === undefined)
            return null;
        restorable.push({ name, value });
    }
    return restorable;
}
function removedSecrets(changes) {
    return changes
        .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
        .map(({ path }) => path.slice('secrets.'.length));
}
const stillListed = (names) => 'The service keeps secrets that the inputs no longer set: ' +
    `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(names.join(', '), 300)}. ` +
    'Delete them in the service. Until then, each run makes a new revision.';
function removedSecretWarnings(changes) {
    const names = removedSecrets(changes).map((name) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(name, 60));
    if (names.length === 0)
        return [];
    return [
        `The inputs do not set ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(names.length, 'deployed secret')}: ${names.join(', ')}. ` +
            'The update removes what is not set. ' +
            'To keep one, add a line for it. To keep all, set `secrets_update_strategy: merge`.'
    ];
}


/***/ }),

/***/ 29139:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   XI: () => (/* binding */ diffSettings),
/* harmony export */   YS: () => (/* binding */ assertFixedFields),
/* harmony export */   aJ: () => (/* binding */ isShown),
/* harmony export */   kM: () => (/* binding */ askedFields),
/* harmony export */   vK: () => (/* binding */ notCompared)
/* harmony export */ });
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81415);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96912);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65071);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49705);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);






function askedFields(wanted, deployment, change) {
    return (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldsOf */ .Pf)(wanted.source, change).flatMap((row) => {
        const { path } = row;
        const asked = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(wanted, path);
        if (asked === undefined)
            return [];
        const new_revision = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .makesRevision */ .b$)(row, wanted.rules?.fields);
        const shown = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .valueAt */ .fK)(deployment, path);
        return [{ path, field: (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .fieldName */ .w5)(path), asked, shown, new_revision }];
    });
}
function diffSettings(wanted, deployment) {
    return askedFields(wanted, deployment, 'setting')
        .filter(({ field, asked, shown }) => !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameValue */ .am)(field, asked, shown))
        .map(({ path, asked, shown, new_revision }) => ({
        path,
        difference: shown == null ? 'added' : 'changed',
        ...(shown != null && { before: shown }),
        after: asked,
        new_revision
    }));
}
function assertFixedFields(wanted, deployment) {
    const conflicts = askedFields(wanted, deployment, 'fixed')
        .filter(({ shown }) => isShown(shown))
        .filter(({ field, asked, shown }) => field === 'name' ? asked !== shown : !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_4__/* .isSameValue */ .am)(field, asked, shown));
    if (conflicts.length === 0)
        return;
    const names = conflicts.map(({ field }) => field);
    const facts = conflicts.map(({ path, asked, shown }) => ({
        label: path,
        value: `deployed ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .showValue */ .vp)(shown, 300)}, this run ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .showValue */ .vp)(asked, 300)}`
    }));
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .PlanError */ .W6('immutable_field', {
        what: `${names.join(', ')} cannot be changed after a deployment is created.`,
        facts,
        fix: [fixOfConflict(names, deployment)]
    });
}
const isShown = (shown) => shown != null && shown !== '';
function fixOfConflict(names, { source }) {
    const word = Object.values(_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .LANGSMITH_WORDS */ .g).find((spoken) => spoken === source);
    if (word !== undefined)
        return (`This service uses the field names of LangSmith Deployment (${word}). ` +
            'Set `api_dialect` to `langsmith`.');
    const isKnown = _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .SOURCES */ .Hl.some((name) => name === source);
    if (names.includes('source') && !isKnown)
        return otherSource(source);
    if (names.includes('repo_url'))
        return ('The deployment belongs to another repository. ' +
            'Use another `name`, or check `base_url` and `repo_url`.');
    const other = source === 'git_host' ? 'image_uri' : 'graph_config_path';
    if (names.includes('source'))
        return (`Set \`source: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .showValue */ .vp)(source, 60)}\`, ` +
            `and remove \`${other}\` and other inputs of another source. ` +
            'To change the source, deploy under another name, then delete the old deployment.');
    return ('Set these inputs to the deployed values, or remove them. ' +
        'To change them, deploy under another name, then delete the old deployment.');
}
const otherSource = (source) => `A deployment of source ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .showValue */ .vp)(source, 60)} ` +
    'is updated only by the tool that made it, not from a repository or an image. ' +
    'To deploy from one of these, set another `name`: the run creates a deployment. ' +
    'Then delete the old deployment.';
function notCompared(wanted, deployment) {
    const unshown = askedFields(wanted, deployment, 'fixed').filter(({ shown }) => !isShown(shown));
    const names = unshown.map(({ field }) => field).join(', ');
    if (names === '')
        return [];
    return [`Not compared, because the service does not show it for this deployment: ${names}.`];
}


/***/ }),

/***/ 59262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N_: () => (/* binding */ addedTier),
/* harmony export */   Q6: () => (/* binding */ diffTier),
/* harmony export */   Xd: () => (/* binding */ showsOtherTier),
/* harmony export */   b5: () => (/* binding */ hiddenTier)
/* harmony export */ });
const PATH = 'deployment_tier';
function showsOtherTier({ deployment_tier: asked }, shown) {
    const { deployment_tier } = shown;
    return asked !== undefined && deployment_tier != null && deployment_tier !== asked;
}
function diffTier(wanted, deployment) {
    if (!showsOtherTier(wanted, deployment))
        return [];
    const { deployment_tier: before } = deployment;
    const { deployment_tier: after } = wanted;
    return [{ path: PATH, difference: 'changed', before, after, new_revision: true }];
}
function hiddenTier({ deployment_tier: after }, deployment) {
    if (after === undefined || deployment.deployment_tier != null)
        return [];
    const note = 'the service does not show it';
    return [{ path: PATH, difference: 'unproven', after, note, new_revision: true }];
}
function addedTier({ deployment_tier: after }) {
    return after === undefined ? [] : [{ path: PATH, difference: 'added', after, new_revision: true }];
}


/***/ }),

/***/ 69697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EK: () => (/* binding */ showsAllValues),
/* harmony export */   Hr: () => (/* binding */ showsOther),
/* harmony export */   I0: () => (/* binding */ proveSecrets),
/* harmony export */   Z8: () => (/* binding */ clearText),
/* harmony export */   xn: () => (/* binding */ showsInClear)
/* harmony export */ });
function proveSecrets(list, requested, { listsNames = false, earlier } = {}) {
    const equal = namesShown(list, requested);
    const isClear = showsInClear(list, requested);
    const hasOneOther = equal.size === requested.size - 1;
    const wasShown = (name, value) => earlier?.get(name) === value && !looksMasked(value);
    const proofOf = (name, value) => {
        if (equal.has(name))
            return isClear ? 'equal' : 'unproven';
        if (!list.has(name))
            return listsNames && value !== '' ? 'absent' : 'unproven';
        const isOther = wasShown(name, value)
            ? clearText(list, name, { isProven: true }) !== undefined
            : isClear && hasOneOther && showsOther(list, name, value);
        return isOther ? 'other' : 'unproven';
    };
    return new Map([...requested].map(([name, value]) => [name, proofOf(name, value)]));
}
function showsInClear(list, requested) {
    const names = [...namesShown(list, requested)];
    return names.some((name) => !looksMasked(requested.get(name) ?? ''));
}
const namesShown = (list, requested) => new Set([...requested.keys()].filter((name) => showsValue(list, requested, name)));
function showsAllValues(list, requested) {
    const proofs = [...proveSecrets(list, requested).values()];
    return proofs.length > 0 && proofs.every((proof) => proof === 'equal');
}
function clearText(list, name, { isProven = false } = {}) {
    const text = list.get(name);
    if (text === undefined || looksMasked(text))
        return undefined;
    const isRepeated = [...list].some(([other, shown]) => other !== name && shown === text);
    return isRepeated && !isProven ? undefined : text;
}
function showsValue(list, requested, name) {
    const text = list.has(name) ? list.get(name) : '';
    return text === requested.get(name);
}
function showsOther(list, name, value) {
    const text = clearText(list, name);
    if (text === undefined || /\s/.test(text))
        return false;
    return !value.startsWith(text) && !value.endsWith(text);
}
const MASKING_WORD = [
    'redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|protected|sealed',
    'concealed|set|configured'
].join('|');
const MASKS = [
    /\*{3}|[•●▪█…⋯]|\.{3}|·{3}|X{4}|x{4}/,
    /^[^\p{L}\p{N}]*$/u,
    /^\$?[<[({]{1,2}[\w\s:.=-]*[>\])}]{1,2}$/,
    new RegExp(String.raw `^[\W_]*(?:(?:value|secret)[\W_]+)*(?:${MASKING_WORD})` +
        String.raw `(?:[\W_]+(?:value|secret))*[\W_]*$`, 'i'),
    /^\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|enc|encrypted|secret)\}?[:$/]/i
];
function looksMasked(text) {
    return MASKS.some((pattern) => pattern.test(text));
}


/***/ }),

/***/ 83366:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ assertConfirmed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


async function assertConfirmed(confirm, deployment, what) {
    if (await confirm(deployment, what))
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('cancelled', {
        what: `Not confirmed: "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(deployment.name)}" was not typed.`,
        fix: ['Run it again and type the name, or use --yes to skip the question.']
    });
}


/***/ }),

/***/ 22231:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F3: () => (/* binding */ resourcesOf),
/* harmony export */   Jq: () => (/* binding */ writtenWithoutRevision),
/* harmony export */   Ke: () => (/* binding */ isReplacedBy),
/* harmony export */   S5: () => (/* binding */ sentFields),
/* harmony export */   Sz: () => (/* binding */ NEW_REVISION_POLICIES),
/* harmony export */   dk: () => (/* binding */ previousId),
/* harmony export */   j5: () => (/* binding */ revisionId),
/* harmony export */   qr: () => (/* binding */ SECRETS_UPDATE_STRATEGIES),
/* harmony export */   z1: () => (/* binding */ isRollback)
/* harmony export */ });
const SECRETS_UPDATE_STRATEGIES = ['overwrite', 'merge'];
function resourcesOf({ source, source_config }) {
    return source === 'external_container' ? source_config.resource_spec : undefined;
}
const NEW_REVISION_POLICIES = ['auto', 'always', 'never'];
function sentFields(action) {
    if (action.do === 'patch')
        return action.request;
    if (action.do !== 'create')
        return undefined;
    const { name: _name, source: _source, ...fields } = action.request;
    return fields;
}
function isRollback({ plan }) {
    return plan.rolls_back_to !== undefined;
}
function writtenWithoutRevision(planned, deployment) {
    const { plan, before } = planned;
    const { latest_revision_id: id } = before.deployment;
    const { pushed_commit: commit } = plan;
    if (commit !== undefined)
        return { ...planned, deployment, revision: { origin: 'pushed', commit, previous: id } };
    return { ...planned, deployment, revision: id === null ? null : { origin: 'kept', id } };
}
function revisionId(revision) {
    return revision === null || revision.origin === 'pushed' ? undefined : revision.id;
}
function previousId(revision) {
    return revision === null || revision.origin === 'kept' ? null : revision.previous;
}
function isReplacedBy({ revision }, id) {
    return revision?.origin !== 'pushed' && id !== (revisionId(revision) ?? null);
}


/***/ }),

/***/ 15637:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ findRevision)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _requests_lists_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6648);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(10323);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const SHORTEST = 8;
async function findRevision({ controlPlane }, { deployment, latest, serving }, { id, input }) {
    const read = isBeginning(id, latest)
        ? undefined
        : await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => controlPlane.readRevision(deployment.id, id));
    if (read !== undefined && 'value' in read)
        return read.value;
    if (read !== undefined && !isNoRevision(read.error))
        throw read.error;
    const listed = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .tryRequest */ .dP)(() => (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_1__/* .listNewestFirst */ .Hi)(controlPlane, { deployment_id: deployment.id, sought: id }));
    const rows = 'value' in listed ? listed.value : null;
    if (read === undefined && rows === null)
        throw unlisted(id, listed);
    const matching = (rows ?? []).filter((row) => row.id.startsWith(id));
    const [found, ...more] = id.length < SHORTEST ? [] : matching;
    if (found !== undefined && more.length === 0)
        return found;
    const name = `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(deployment.name)}"`;
    const given = `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(id, 60)}"`;
    const what = found === undefined
        ? `Deployment ${name} has no revision ${given}.`
        : `Deployment ${name} has ${more.length + 1} revisions that begin with ${given}.`;
    const fix = [
        `Set ${input} to the ID of a revision, or to at least its first ${SHORTEST} characters.`
    ];
    const facts = [];
    if (latest !== null)
        facts.push({
            label: 'Latest revision',
            value: `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(latest.id, 60)} (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(latest.status, 40)})`
        });
    if (serving.is === 'revision' && serving.id !== latest?.id)
        facts.push({ label: 'Serving revision', value: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(serving.id, 60) });
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', { what, facts, fix, cause: read?.error });
}
const isNoRevision = (error) => error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && [400, 404, 422].includes(error.status);
const isBeginning = (id, latest) => latest !== null && id.length < latest.id.length;
function unlisted(id, listed) {
    if ('error' in listed)
        return listed.error;
    const what = `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(id, 60)}" is too short for the ID of a revision, ` +
        'and this service lists no revisions.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('operation_unsupported', { what, fix: ['Give the whole ID.'] });
}


/***/ }),

/***/ 43114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ consequencesFirst),
/* harmony export */   Tf: () => (/* binding */ confirmConsequences)
/* harmony export */ });
/* unused harmony export consequencesOf */
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);
/* harmony import */ var _compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(79661);
/* harmony import */ var _core_confirm_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83366);
/* harmony import */ var _find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57469);






function consequencesOf(changes) {
    const names = (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .removedSecrets */ .ii)(changes);
    const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(names.join(', '), MOST_CHARACTERS);
    const moves = changes
        .filter(changesBranch)
        .map(({ before, after }) => `moves from ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .showValue */ .vp)(before))} to the branch ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .showValue */ .vp)(after)}`);
    if (names.length === 0)
        return moves;
    return [`loses ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(names.length, 'secret')} (${shown})`, ...moves];
}
const MOST_CHARACTERS = 300;
function consequencesFirst(changes) {
    const others = changes.filter((change) => !removesSecret(change) && !changesBranch(change));
    return [...changes.filter(removesSecret), ...changes.filter(changesBranch), ...others];
}
const removesSecret = (change) => (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .removedSecrets */ .ii)([change]).length > 0;
function changesBranch({ path, difference, before, after, commits }) {
    const isOtherRef = path === 'source_revision_config.repo_ref' && difference === 'changed' && commits === undefined;
    if (!isOtherRef)
        return false;
    if (typeof before !== 'string' || typeof after !== 'string')
        return false;
    return !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(after);
}
async function confirmConsequences({ plan, before }, confirm) {
    const consequences = consequencesOf(plan.changes);
    if (confirm === undefined || before === null)
        return;
    if (consequences.length === 0)
        return;
    const { deployment } = before;
    const what = `Deployment ${(0,_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_5__/* .describeDeployment */ .Ti)(deployment)} ${consequences.join(', and ')}.`;
    await (0,_core_confirm_js__WEBPACK_IMPORTED_MODULE_4__/* .assertConfirmed */ ._)(confirm, deployment, what);
}


/***/ }),

/***/ 84801:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z_: () => (/* binding */ explainChanges),
/* harmony export */   dz: () => (/* binding */ DIFFERENCES),
/* harmony export */   ux: () => (/* binding */ within)
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96912);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49705);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const DIFFERENCES = {
    removed: { sign: '-', said: 'no longer set', act: 'remove', did: 'removed' },
    added: { sign: '+', said: 'added', act: 'add', did: 'added' },
    changed: { sign: '~', said: 'changed', act: 'change', did: 'changed' },
    unproven: { sign: '?', said: 'may differ', act: 'send', did: 'sent' },
    repeated: { sign: '=', said: 'unchanged, sent again', act: 'send again', did: 'sent again' }
};
function within(changes, field) {
    return changes.filter(({ path }) => path === field || path.startsWith(`${field}.`));
}
function listChanges(changes, prefix) {
    return changes
        .map(({ path, difference }) => {
        const name = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(path.slice(prefix.length + 1) || path, 60);
        const { sign, said } = DIFFERENCES[difference];
        return `${sign} ${name} ${said}`;
    })
        .join(', ');
}
function explainChanges(changes) {
    const making = changes.filter((change) => change.new_revision);
    const code = within(making, 'source_revision_config').map(explainCode);
    const lists = LISTS.flatMap((field) => {
        const found = within(making, field);
        return found.length === 0 ? [] : [`${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(field)}: ${listChanges(found, field)}`];
    });
    const isSetting = (change) => LISTS.every((field) => within([change], field).length === 0);
    const settings = within(making, 'source_config').filter(isSetting).map(explainSetting);
    const tier = within(making, 'deployment_tier').map(explainCode);
    return [...new Set([...code, ...lists, ...settings, ...tier])];
}
const LISTS = ['source_config.resource_spec', 'secrets', 'env_vars', 'secret_references'];
function explainSetting({ path, difference }) {
    return `${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)} ${DIFFERENCES[difference].said}`;
}
function explainCode({ path, note, commits, before, after }) {
    if (commits === undefined)
        return note ?? `${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)} changes from ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(before)} to ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(after)}`;
    const from = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commits.from);
    const to = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commits.to);
    const moved = (0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isSameValue */ .am)('repo_ref', before, after)
        ? `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(after)} moved from ${from} to ${to}`
        : `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(after)} is at ${to}, and ${from} is deployed`;
    return note === undefined ? moved : `${moved}; ${note}`;
}


/***/ }),

/***/ 60137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z1: () => (/* binding */ surelyMakesRevision),
/* harmony export */   ZL: () => (/* binding */ planUpdate),
/* harmony export */   ai: () => (/* binding */ diffContents),
/* harmony export */   g4: () => (/* binding */ requestsRevision)
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96912);
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89453);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);
/* harmony import */ var _compare_diff_code_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60919);
/* harmony import */ var _compare_diff_references_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(22556);
/* harmony import */ var _compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(87444);
/* harmony import */ var _compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79661);
/* harmony import */ var _compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29139);
/* harmony import */ var _compare_diff_tier_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(59262);
/* harmony import */ var _core_model_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(22231);
/* harmony import */ var _core_snapshot_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(63112);
/* harmony import */ var _consequences_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(43114);
/* harmony import */ var _explain_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(84801);
















function planUpdate(input) {
    const { wanted, current, new_revision: policy } = input;
    (0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .assertFixedFields */ .YS)(wanted, current.deployment);
    const changed = findChanges(input);
    assertRemovable(wanted, changed.changes);
    const awaitsPush = policy !== 'always' && !makesRevision(changed.changes);
    const pushed_commit = awaitsPush ? changed.pushed_commit : undefined;
    const repeated = pushed_commit === undefined ? repeatChanges(input, changed.changes) : [];
    const changes = [...changed.changes, ...repeated];
    const tier = makesRevision(changes) ? (0,_compare_diff_tier_js__WEBPACK_IMPORTED_MODULE_13__/* .hiddenTier */ .b5)(wanted, current.deployment) : [];
    return planOf(input, { ...changed, pushed_commit }, [...changes, ...tier]);
}
function findChanges({ wanted, origin, current, changed_files }) {
    const { deployment } = current;
    const contents = diffContents(wanted, deployment);
    const settings = [...(0,_compare_diff_settings_js__WEBPACK_IMPORTED_MODULE_9__/* .diffSettings */ .XI)(wanted, deployment), ...offForTag(wanted, deployment)];
    const isMade = contents.changes.length > 0 || makesRevision(settings);
    const is_push = origin.is_push === true && !isMade;
    const code = wanted.source === 'git_host'
        ? (0,_compare_diff_code_js__WEBPACK_IMPORTED_MODULE_6__/* .diffGitCode */ .dZ)(wanted, { ...origin, is_push }, current, changed_files)
        : (0,_compare_diff_code_js__WEBPACK_IMPORTED_MODULE_6__/* .diffImage */ .Z3)(wanted, current);
    const { pushed_commit, retained_commit, compared } = code;
    return {
        changes: (0,_consequences_js__WEBPACK_IMPORTED_MODULE_11__/* .consequencesFirst */ .Fv)([...code.changes, ...contents.changes, ...settings]),
        unchanged: [...code.unchanged, ...contents.unchanged],
        pushed_commit,
        retained_commit,
        ...(compared && { compared })
    };
}
const makesRevision = (changes) => changes.some((change) => change.new_revision);
function surelyMakesRevision({ source }, changes) {
    const making = changes.filter((change) => change.new_revision);
    const fields = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(source, 'revision').filter(({ only }) => only === undefined);
    return fields.some(({ path }) => changesOfField(making, path).length > 0);
}
function planOf({ wanted, current }, changed, changes) {
    const { latest } = current;
    const { pushed_commit, retained_commit, compared } = changed;
    const isMade = makesRevision(changes);
    const status = latest === null ? [] : [`the latest revision is ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(latest.status, 40)}`];
    const common = {
        new_revision: isMade || pushed_commit !== undefined,
        reasons: isMade ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_12__/* .explainChanges */ .Z_)(changes) : [...changed.unchanged, ...status],
        changes,
        warnings: (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .removedSecretWarnings */ .EO)(changes),
        ...(pushed_commit !== undefined && { pushed_commit }),
        ...(retained_commit !== undefined && { retained_commit }),
        ...(compared && { compared })
    };
    if (changes.length > 0)
        return {
            action: { do: 'patch', request: patchOf(changes, wanted, current.deployment) },
            ...common
        };
    const in_progress = latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(latest.status) === 'pending';
    return { action: { do: 'nothing' }, ...common, ...(in_progress && { in_progress }) };
}
function assertRemovable({ secrets, rules }, changes) {
    const isEmpty = rules?.ignoresEmptySecrets === true && secrets?.length === 0;
    if (!isEmpty || (0,_explain_js__WEBPACK_IMPORTED_MODULE_12__/* .within */ .ux)(changes, 'secrets').length === 0)
        return;
    const names = (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .removedSecrets */ .ii)(changes);
    const value = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(names.join(', '), 300);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlanError */ .W6('input_invalid', {
        what: 'This service ignores an empty list of secrets, ' +
            'so an update cannot remove the last ones.',
        facts: names.length === 0 ? [] : [{ label: 'Deployed', value }],
        fix: [
            'Keep at least one secret in `secrets` or `env_vars`: the update then removes the others.',
            'Or remove the empty list from the inputs, and the secrets in the service.'
        ]
    });
}
function offForTag(wanted, { source_config, source_revision_config }) {
    if (wanted.source !== 'git_host' || wanted.source_config.build_on_push !== undefined)
        return [];
    const ref = wanted.source_revision_config.repo_ref ?? source_revision_config.repo_ref;
    if (!(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(ref) || !source_config.build_on_push)
        return [];
    return [
        {
            path: 'source_config.build_on_push',
            difference: 'changed',
            before: true,
            after: false,
            note: 'must be off with a tag',
            new_revision: false
        }
    ];
}
function diffContents(wanted, deployment) {
    const { secrets, secret_references, rules } = wanted;
    const asked = (0,_core_model_js__WEBPACK_IMPORTED_MODULE_14__/* .resourcesOf */ .F3)(wanted);
    const spec = asked && (0,_compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_7__/* .diffResourceSpec */ .zz)(deployment.source_config.resource_spec, asked, rules);
    const listed = secrets && (0,_compare_diff_secrets_js__WEBPACK_IMPORTED_MODULE_8__/* .planSecrets */ .Ds)(deployment.secrets, wanted);
    const references = secret_references && (0,_compare_diff_references_js__WEBPACK_IMPORTED_MODULE_15__/* .diffReferences */ .Qd)(deployment, secret_references);
    return {
        changes: [
            ...(spec ?? []),
            ...(listed ?? []),
            ...(references ?? []),
            ...(0,_compare_diff_tier_js__WEBPACK_IMPORTED_MODULE_13__/* .diffTier */ .Q6)(wanted, deployment)
        ],
        unchanged: [
            ...(spec?.length === 0 ? ['resource_spec unchanged'] : []),
            ...(listed?.length === 0 ? [unchangedSecrets(wanted)] : []),
            ...(references?.length === 0 ? ['secret_references unchanged'] : [])
        ]
    };
}
function unchangedSecrets({ secrets = [], env_vars = [] }) {
    const variables = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(env_vars.length, 'variable');
    const hidden = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(secrets.length - env_vars.length, 'secret');
    if (env_vars.length === 0)
        return `${hidden} unchanged`;
    if (secrets.length === env_vars.length)
        return `${variables} unchanged`;
    return `${hidden} and ${variables} unchanged`;
}
function patchOf(changes, wanted, deployment) {
    const request = {};
    for (const { path } of [
        ...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(wanted.source, 'setting'),
        ...(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldsOf */ .Pf)(wanted.source, 'revision')
    ]) {
        const [change] = changesOfField(changes, path);
        if (change === undefined)
            continue;
        const value = valueToSend(path, wanted, deployment) ?? change.after;
        const [section = path, field] = path.split('.');
        request[section] =
            field === undefined ? value : { ...request[section], [field]: value };
    }
    return request;
}
function valueToSend(path, wanted, deployment) {
    const value = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(wanted, path);
    const spec = (0,_core_model_js__WEBPACK_IMPORTED_MODULE_14__/* .resourcesOf */ .F3)(wanted);
    const isKept = wanted.rules?.completesResourceSpecs === true && value === spec;
    return isKept && spec ? (0,_compare_diff_resource_spec_js__WEBPACK_IMPORTED_MODULE_7__/* .completedSpec */ .Dt)(deployment.source_config.resource_spec, spec) : value;
}
function changesOfField(changes, path) {
    const variables = path === 'secrets' ? (0,_explain_js__WEBPACK_IMPORTED_MODULE_12__/* .within */ .ux)(changes, 'env_vars') : [];
    return [...(0,_explain_js__WEBPACK_IMPORTED_MODULE_12__/* .within */ .ux)(changes, path), ...variables];
}
function requestsRevision(wanted) {
    const fields = (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .revisionFieldsOf */ .kD)(wanted.source, wanted.rules?.fields);
    return fields.some(({ path }) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .valueAt */ .fK)(wanted, path) !== undefined);
}
function whyRepeat({ wanted, current, new_revision }) {
    const { latest, serving } = current;
    if (new_revision === 'always')
        return '`new_revision` is always';
    if (!requestsRevision(wanted))
        return undefined;
    if (latest === null)
        return 'the deployment has no revision yet';
    if ((0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .servesAnotherThanDeployed */ .Zc)(current)) {
        const active = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)((0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .servingId */ .mZ)(serving) ?? '');
        return (`the latest revision ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(latest.id)} is DEPLOYED, ` +
            `but ${active} is still active`);
    }
    const isFine = ['deployed', 'pending'].includes((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(latest.status));
    return isFine ? undefined : `the last attempt ended as ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(latest.status, 40)}`;
}
function repeatChanges(input, changes) {
    const { wanted, current, origin } = input;
    if (surelyMakesRevision(wanted, changes) && !(0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .servesAnotherThanDeployed */ .Zc)(current))
        return [];
    const note = whyRepeat(input);
    if (note === undefined)
        return [];
    const requested = wanted.source_revision_config;
    const main = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri';
    const deployed = current.deployment.source_revision_config[main];
    const main_value = requested[main] ?? deployed ?? origin.commit;
    if (main_value == null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .PlanError */ .W6('input_invalid', {
            what: `A new revision is needed (${note}), ` +
                `but neither the inputs nor the deployment contain ${main}.`,
            fix: [`Set \`${main}\`.`]
        });
    }
    const others = (0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_10__/* .servesAnotherThanDeployed */ .Zc)(current) ? requested : {};
    return Object.entries({ [main]: main_value, ...others }).flatMap(([field, value]) => {
        const path = `source_revision_config.${field}`;
        if ((0,_explain_js__WEBPACK_IMPORTED_MODULE_12__/* .within */ .ux)(changes, path).length > 0)
            return [];
        return [{ path, difference: 'repeated', before: value, after: value, note, new_revision: true }];
    });
}


/***/ }),

/***/ 54316:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ namedTarget),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   Ul: () => (/* binding */ targetAfterFailure),
/* harmony export */   Xd: () => (/* binding */ previousTarget),
/* harmony export */   cj: () => (/* binding */ canServeAgain),
/* harmony export */   wM: () => (/* binding */ hasOtherCode),
/* harmony export */   xT: () => (/* binding */ readServing)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51880);
/* harmony import */ var _repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49705);
/* harmony import */ var _requests_lists_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6648);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10323);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);
/* harmony import */ var _core_snapshot_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(63112);
/* harmony import */ var _find_find_revision_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15637);
/* harmony import */ var _refused_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(16041);










async function readServing({ controlPlane }, { deployment, latest, serving }) {
    if (serving.is !== 'revision' || serving.id === latest?.id)
        return latest;
    return (await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .orNull */ .Xd)(controlPlane.readRevision(deployment.id, serving.id))) ?? latest;
}
async function targetAfterFailure(session, before, failed_id) {
    const { deployment, latest } = before;
    const active = (0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .servingId */ .mZ)(before.serving);
    const isEarlier = active !== undefined && active !== failed_id;
    const served = isEarlier
        ? await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_5__/* .orNull */ .Xd)(session.controlPlane.readRevision(deployment.id, active))
        : null;
    if (served !== null)
        return withCode(served, deployment);
    const isOther = latest !== null && latest.id !== failed_id;
    if (isOther && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(latest))
        return withCode(latest, deployment);
    const list = { deployment_id: deployment.id, sought: failed_id, latest: failed_id };
    const older = await findOlder(session, list, _contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj);
    if (older != null)
        return withCode(older, deployment);
    throw new _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .RollbackRefusedError */ .z('the service lists no earlier revision that was DEPLOYED');
}
async function previousTarget(session, current, serving) {
    const { deployment } = current;
    const { id: deployment_id, latest_revision_id } = deployment;
    const isNamed = current.serving.is === 'revision' || current.serving.is === 'unknown';
    const isDown = !isNamed && !(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(serving);
    const fits = (revision) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(revision) && (isDown || hasOtherCode(revision, serving));
    const list = { deployment_id, sought: serving.id, latest: latest_revision_id ?? serving.id };
    const older = await findOlder(session, list, fits);
    if (older === null)
        throw new _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .RollbackRefusedError */ .z('the service does not list revisions', {
            fix: 'Set `revision` to the ID of the revision to return to.'
        });
    if (older === undefined)
        throw noEarlier(current, serving);
    return withCode(older, deployment);
}
async function namedTarget(session, current, { serving, named }) {
    const { deployment } = current;
    const revision = await (0,_find_find_revision_js__WEBPACK_IMPORTED_MODULE_8__/* .findRevision */ .p)(session, current, { id: named, input: '`revision`' });
    const id = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(revision.id, 100);
    const hint = historyOf(deployment);
    if (revision.id === serving.id) {
        const fix = 'Name an earlier one with `revision`.';
        throw new _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .RollbackRefusedError */ .z(`revision ${id} is serving already`, { fix, hint });
    }
    if (canServeAgain(revision))
        return withCode(revision, deployment);
    const status = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(session.redact(revision.status), 40);
    const fix = 'Choose one that is DEPLOYED.';
    throw new _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .RollbackRefusedError */ .z(`revision ${id} is ${status}`, { fix, hint });
}
function noEarlier(current, serving) {
    const { deployment, latest } = current;
    const facts = [];
    const isProven = serving.id === (0,_core_snapshot_js__WEBPACK_IMPORTED_MODULE_7__/* .servingId */ .mZ)(current.serving) && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(serving);
    if (isProven)
        facts.push({ label: 'Serving', value: `${nameOf(serving)}, which is DEPLOYED` });
    const isAttempt = latest !== null && latest.id !== serving.id;
    const hasFailed = isAttempt && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(latest.status) === 'failed';
    if (hasFailed) {
        const status = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(latest.status, 40);
        facts.push({ label: 'Last attempt', value: `${nameOf(latest)}, which ended as ${status}` });
    }
    const fix = isProven && hasFailed
        ? 'The last attempt did not replace what serves. Fix its cause, then deploy again.'
        : _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .DEPLOY_CODE */ .m;
    return new _refused_js__WEBPACK_IMPORTED_MODULE_9__/* .RollbackRefusedError */ .z('the service lists no earlier revision that was DEPLOYED and shows other code', { facts, fix, hint: historyOf(deployment) });
}
const nameOf = ({ id, source_revision_config }) => (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameRevision */ .h)(id, source_revision_config);
const historyOf = ({ id, name }) => ({
    show: 'history',
    deployment: { id, name }
});
const canServeAgain = (revision) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(revision) || /INACTIVE|REPLACED/i.test(revision.status);
const CODE_FIELDS = ['image_uri', 'repo_ref', 'graph_config_path', 'repo_commit_sha'];
function hasOtherCode(a, b) {
    const code = a.source_revision_config ?? {};
    const other = b.source_revision_config ?? {};
    return CODE_FIELDS.some((field) => {
        const isHidden = field === 'repo_ref' && (code.hides_ref ?? other.hides_ref) === true;
        const isShown = code[field] != null && other[field] != null && !isHidden;
        return isShown && !(0,_repository_same_value_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameValue */ .am)(field, code[field], other[field]);
    });
}
async function findOlder({ controlPlane }, { deployment_id, sought, latest }, fits) {
    const findIn = (rows) => {
        const at = rows.findIndex(({ id }) => id === sought);
        return at < 0 ? undefined : rows.slice(at + 1).find(fits);
    };
    const isEnough = (rows) => findIn(rows) !== undefined;
    const rows = await (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_4__/* .listNewestFirst */ .Hi)(controlPlane, { deployment_id, sought: latest, isEnough });
    return rows === null ? null : findIn(rows);
}
function withCode(revision, deployment) {
    const isLatest = deployment.latest_revision_id === revision.id;
    const shown = isLatest ? deployment.source_revision_config : {};
    return { ...revision, source_revision_config: revision.source_revision_config ?? shown };
}


/***/ }),

/***/ 68883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ desiredFrom),
/* harmony export */   II: () => (/* binding */ planRollback),
/* harmony export */   O6: () => (/* binding */ planReturn),
/* harmony export */   Pg: () => (/* binding */ codeName),
/* harmony export */   _x: () => (/* binding */ wayBackTo)
/* harmony export */ });
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_image_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45150);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89453);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _plan_plan_update_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60137);
/* harmony import */ var _choose_target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(54316);
/* harmony import */ var _refused_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16041);








function desiredFrom(source, { source_revision_config: code }, contents = {}) {
    const { repo_ref, graph_config_path, image_uri, hides_ref } = code ?? {};
    const common = { source_config: {}, ...contents };
    if (source === 'external_container')
        return {
            source,
            ...common,
            source_revision_config: { ...(image_uri != null && { image_uri }) }
        };
    const source_revision_config = {
        ...(repo_ref != null && !hides_ref && { repo_ref: (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalRef */ .SV)(repo_ref) }),
        ...(graph_config_path != null && { graph_config_path })
    };
    return { source, ...common, source_revision_config };
}
function originOf({ source_revision_config: code }) {
    const commit = code?.repo_commit_sha;
    return commit == null ? {} : { commit };
}
function planRollback(wanted, target, current) {
    const origin = originOf(target);
    const code = codeName({ wanted, origin });
    if (code === '')
        throw codeUnknown('the service does not show the code of that revision');
    const update = (0,_plan_plan_update_js__WEBPACK_IMPORTED_MODULE_5__/* .planUpdate */ .ZL)({ wanted, origin, current, new_revision: 'auto' });
    const plan = { ...update, rolls_back_to: target.id };
    const planned = { wanted, origin, before: current, plan, target };
    if (plan.action.do === 'nothing')
        return planned;
    const changes = plan.changes.filter(({ new_revision }) => new_revision);
    const isPatch = changes.length > 0 && !changes.some((change) => needsRedeploy(wanted, change));
    if (isPatch)
        return planned;
    if (wanted.source === 'external_container' && !isPinnedImage(wanted))
        throw codeUnknown(`the tag ${code} may name another image by now`);
    return { ...planned, plan: { ...plan, action: { do: 'redeploy', revision_id: target.id } } };
}
const codeUnknown = (reason) => new _refused_js__WEBPACK_IMPORTED_MODULE_7__/* .RollbackRefusedError */ .z(reason, { fix: _refused_js__WEBPACK_IMPORTED_MODULE_7__/* .DEPLOY_CODE */ .m, code_unknown: true });
function planReturn(target, current) {
    const { repo_ref, repo_commit_sha } = target.source_revision_config ?? {};
    const isGit = repo_ref != null || repo_commit_sha != null;
    const derived = isGit ? 'git_host' : 'external_container';
    const source = _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .SOURCES */ .Hl.find((name) => name === current.deployment.source) ?? derived;
    return planRollback(desiredFrom(source, target), target, current);
}
function wayBackTo(revision, current) {
    if (!(0,_choose_target_js__WEBPACK_IMPORTED_MODULE_6__/* .canServeAgain */ .cj)(revision))
        return 'nothing';
    try {
        const { action } = planReturn((0,_choose_target_js__WEBPACK_IMPORTED_MODULE_6__/* .withCode */ .SM)(revision, current.deployment), current).plan;
        return action.do === 'patch' || action.do === 'redeploy' ? action.do : 'nothing';
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH)
            return 'nothing';
        throw error;
    }
}
function isPinnedImage(wanted) {
    if (wanted.source !== 'external_container')
        return false;
    return (0,_repository_image_js__WEBPACK_IMPORTED_MODULE_2__/* .isPinned */ .T4)(wanted.source_revision_config.image_uri ?? '');
}
function needsRedeploy(wanted, { path, difference, commits }) {
    if (!path.startsWith('source_revision_config.'))
        return false;
    if (isPinnedImage(wanted))
        return false;
    if (wanted.source === 'git_host' && !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(wanted.source_revision_config.repo_ref))
        return true;
    return difference === 'repeated' || difference === 'unproven' || commits !== undefined;
}
function codeName({ wanted, origin }) {
    const { repo_ref, image_uri } = wanted.source_revision_config;
    const commit = origin.commit === undefined ? '' : `commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .shortCommit */ .Ax)(origin.commit)}`;
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(image_uri ?? repo_ref ?? commit, 200);
}


/***/ }),

/***/ 16041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ DEPLOY_CODE),
/* harmony export */   z: () => (/* binding */ RollbackRefusedError)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);

const DEPLOY_CODE = 'To serve other code, deploy it: a commit, a tag or a digest.';
class RollbackRefusedError extends _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH {
    code_unknown;
    constructor(reason, { fix, code_unknown = false, ...details } = {}) {
        super('rollback_refused', {
            what: `Not rolled back: ${reason}.`,
            fix: fix === undefined ? [] : [fix],
            ...details
        });
        this.code_unknown = code_unknown;
    }
}


/***/ }),

/***/ 45150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KN: () => (/* binding */ canonicalImage),
/* harmony export */   T4: () => (/* binding */ isPinned),
/* harmony export */   dc: () => (/* binding */ isResolvedFrom),
/* harmony export */   zZ: () => (/* binding */ parseImage)
/* harmony export */ });
const DEFAULT_REGISTRY = 'docker.io';
const REGISTRY_ALIASES = new Set(['index.docker.io', 'registry-1.docker.io']);
function parseImage(image) {
    const [name = '', digest] = image
        .trim()
        .replace(/^[a-z][a-z+-]*:\/\//i, '')
        .split('@', 2);
    const [, path = name, tag] = /^(.*?)(?::([^:/]*))?$/s.exec(name) ?? [];
    return {
        repository: repositoryOf(path),
        tag: tag || (digest === undefined ? 'latest' : undefined),
        digest: digest?.toLowerCase()
    };
}
function repositoryOf(path) {
    const slash = path.indexOf('/');
    const first = slash < 0 ? '' : path.slice(0, slash);
    const isHost = /[.:]|^localhost$/i.test(first);
    const host = isHost ? first.toLowerCase().replace(/:443$/, '') : DEFAULT_REGISTRY;
    const registry = REGISTRY_ALIASES.has(host) ? DEFAULT_REGISTRY : host;
    const rest = isHost ? path.slice(slash + 1) : path;
    if (registry === DEFAULT_REGISTRY && !rest.includes('/'))
        return `${registry}/library/${rest}`;
    return `${registry}/${rest}`;
}
function canonicalImage(image) {
    const { repository, tag, digest } = parseImage(image);
    return digest === undefined ? `${repository}:${tag}` : `${repository}@${digest}`;
}
function isResolvedFrom(asked, shown) {
    const tagged = parseImage(asked);
    const resolved = parseImage(shown);
    if (tagged.digest !== undefined || resolved.digest === undefined)
        return false;
    if (tagged.repository !== resolved.repository)
        return false;
    return resolved.tag === undefined || resolved.tag === tagged.tag;
}
function isPinned(image) {
    return /@[a-z0-9+._-]+:[0-9a-f]+$/i.test(image.trim());
}


/***/ }),

/***/ 49705:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ isAskedValue),
/* harmony export */   am: () => (/* binding */ isSameValue),
/* harmony export */   ij: () => (/* binding */ canonicalValue)
/* harmony export */ });
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97583);
/* harmony import */ var _image_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45150);
/* harmony import */ var _path_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1030);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89453);
/* harmony import */ var _repository_url_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17227);





const lowerCase = (text) => text.trim().toLowerCase();
const CANONICAL = {
    repo_url: _repository_url_js__WEBPACK_IMPORTED_MODULE_3__/* .repositoryKey */ .Kq,
    repo_ref: (ref) => (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .canonicalRef */ .SV)(ref.trim()),
    graph_config_path: _path_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalPath */ .Op,
    image_uri: _image_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalImage */ .KN,
    custom_url: canonicalWebAddress,
    integration_id: lowerCase,
    listener_id: lowerCase,
    repo_commit_sha: lowerCase
};
function canonicalValue(field, value) {
    if (typeof value !== 'string')
        return value ?? null;
    return (CANONICAL[field]?.(value) ?? value.trim()) || null;
}
function isSameValue(field, a, b) {
    if (field === 'repo_commit_sha' && typeof a === 'string' && typeof b === 'string')
        return (0,_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCommit */ .Kd)(a, b);
    return canonicalValue(field, a) === canonicalValue(field, b);
}
function isAskedValue(field, asked, shown) {
    if (isSameValue(field, asked, shown))
        return true;
    if (typeof asked !== 'string' || typeof shown !== 'string')
        return false;
    if (field === 'image_uri')
        return (0,_image_js__WEBPACK_IMPORTED_MODULE_0__/* .isResolvedFrom */ .dc)(asked, shown);
    const secured = withoutDoubleBlanks(asked).replace(/^http:/i, 'https:');
    return isSameValue(field, secured, withoutDoubleBlanks(shown));
}
const withoutDoubleBlanks = (text) => text.trim().replace(/\s+/g, ' ');
function canonicalWebAddress(address) {
    const text = address.trim();
    return URL.canParse(text) ? (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_4__/* .withoutTrailingSlashes */ .A)(new URL(text).href) : text;
}


/***/ })

};
