export const id = 500;
export const ids = [500];
export const modules = {

/***/ 66456:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  zS: () => (/* binding */ readAccess),
  "in": () => (/* binding */ readRequest),
  bk: () => (/* binding */ reasonToSkip)
});

// EXTERNAL MODULE: ./lib/src/deploy/core/model.js
var model = __webpack_require__(22231);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/inputs/code-origin.js
var code_origin = __webpack_require__(53188);
// EXTERNAL MODULE: ./lib/src/inputs/commands.js
var commands = __webpack_require__(8690);
// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var inputs_connection = __webpack_require__(65544);
// EXTERNAL MODULE: ./lib/src/inputs/desired-deployment.js
var desired_deployment = __webpack_require__(21670);
// EXTERNAL MODULE: ./lib/src/inputs/paths.js
var paths = __webpack_require__(68894);
// EXTERNAL MODULE: ./lib/src/inputs/reading.js
var inputs_reading = __webpack_require__(76026);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/adapters/github/run-context.js
var run_context = __webpack_require__(17156);
// EXTERNAL MODULE: ./lib/src/adapters/http/safe-url.js
var safe_url = __webpack_require__(15459);
// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/repository/repository-url.js
var repository_url = __webpack_require__(17227);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var fields = __webpack_require__(58485);
;// CONCATENATED MODULE: ./lib/src/inputs/records.js







const COMMENT = ['auto', 'true', 'false'];
function readGitHubAccess(reading, recorded) {
    const { field, context } = reading;
    const { preview = false, deletes = false, plans = false, wanted } = recorded;
    const name = recorded.name ?? recorded.deployment_id ?? '';
    const token = field.credential('github_token');
    const byDefault = preview && (0,run_context/* hasGitHub */.g)(context, token);
    const environment = field.text('environment') ?? (byDefault ? (0,preview_name/* previewEnvironment */._s)(name) : undefined);
    const comment = field.choice('comment', COMMENT) ?? 'auto';
    if (context.host !== undefined && comment === 'true')
        reading.warnings.push('`comment` has no effect here: comments are written on GitHub only.');
    const comments = context.host === undefined &&
        (comment === 'true' || (comment === 'auto' && byDefault && !plans));
    const records = (0,fields/* given */.gI)({
        name,
        control_plane: controlPlaneKey(recorded.base_url),
        environment,
        transient: preview,
        ref: refOf(context, wanted),
        comment_on: comments ? context.pull_request?.number : undefined,
        deletes,
        plans
    });
    return { token, records };
}
function readSweepAccess({ field }, { base_url }) {
    const comments = field.choice('comment', COMMENT) !== 'false';
    const token = field.credential('github_token');
    const environment = field.text('environment');
    return { token, control_plane: controlPlaneKey(base_url), environment, comments };
}
function refOf({ pull_request, sha, repository, server_url }, wanted) {
    const own = pull_request?.head_sha ?? sha;
    if (wanted?.source !== 'git_host' || wanted.commit !== undefined)
        return own;
    const { repo_url } = wanted.source_config;
    const { repo_ref } = wanted.source_revision_config;
    const is_here = repo_url !== undefined &&
        (0,repository_url/* repositoryKey */.Kq)(repo_url) === (0,repository_url/* repositoryKey */.Kq)(`${server_url}/${repository}`);
    if (!is_here || repo_ref === undefined)
        return own;
    return (0,refs/* isTag */.dz)(repo_ref) ? repo_ref.slice('refs/tags/'.length) : repo_ref;
}
function controlPlaneKey(base_url) {
    const canonical = (0,safe_url/* parseUrl */.Dl)(base_url) === undefined ? base_url : (0,safe_url/* withoutTrailingSlash */.ae)(base_url);
    return (0,external_node_crypto_.createHash)('sha256').update(canonical).digest('hex').slice(0, 16);
}

// EXTERNAL MODULE: ./lib/src/inputs/rollout.js
var rollout = __webpack_require__(70415);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/inputs/mask-inputs.js
var mask_inputs = __webpack_require__(4096);
;// CONCATENATED MODULE: ./lib/src/inputs/secrets/read-secrets.js



function readSecrets({ raw, secrets: parsed, problems, warnings, field }) {
    const allowsEmpty = field.boolean('allow_empty_secrets') ?? false;
    if (parsed === undefined)
        return undefined;
    for (const problem of parsed.problems)
        problems.add('secrets', problem);
    if (parsed.problems.length > 0)
        return parsed.secrets;
    if (!allowsEmpty)
        problems.add('secrets', emptyProblem(parsed.secrets));
    for (const { name, value } of parsed.secrets) {
        const text = value.trim();
        const input = mask_inputs/* CREDENTIAL_INPUTS */.ms.find((credential) => text !== '' && raw[credential] === text);
        if (input === undefined)
            continue;
        const what = `${(0,fields/* quote */.hD)(name)} has the value of ${input}, a credential of this run, and the agent can read it.`;
        if (parsed.form === 'lines')
            warnings.push(`The secret ${what} Remove it unless the agent needs it.`);
        else
            problems.add('secrets', `${what} toJSON(secrets) passes every secret of the repository. Pass only those that the agent needs, as lines NAME=value.`);
    }
    return parsed.secrets;
}
const EMPTY = /^[\s\p{Cf}]*$/u;
function emptyProblem(secrets) {
    const empty = secrets.filter(({ value }) => EMPTY.test(value)).map(({ name }) => (0,fields/* quote */.hD)(name));
    if (empty.length === 0)
        return undefined;
    return `${(0,format/* count */.U9)(empty.length, 'empty value')}: ${empty.join(', ')}. Most likely the secret or variable is not set for this repository or environment. Dependabot gets only its own secrets; forks get none. Set the secret, remove its entry, or set \`allow_empty_secrets: true\`.`;
}

// EXTERNAL MODULE: ./lib/src/inputs/target.js
var inputs_target = __webpack_require__(68473);
;// CONCATENATED MODULE: ./lib/src/inputs/request.js












function readRequest(inputs, context, unknown = []) {
    const reason = reasonToSkip(inputs.raw, context);
    if (reason !== undefined)
        return { command: 'skip', reason };
    if (inputs.raw.command === 'matrix') {
        const problem = 'is matrix, which lists the deployments of a manifest. Set `manifest` to its path.';
        throw new errors/* InputError */.dz([...unknown, { input: 'command', problem }]);
    }
    const reading = (0,inputs_reading/* readingOf */.MU)(inputs, context);
    for (const problem of unknown)
        reading.problems.addAt(problem);
    const request = readWhole(reading);
    reading.problems.throwIfAny();
    return request;
}
function reasonToSkip(raw, { pull_request, event_name }) {
    if (!(0,inputs_connection/* isKeyless */.X)(raw) || !pull_request?.is_fork || event_name === 'pull_request_target')
        return undefined;
    return `Pull request #${pull_request.number} comes from a fork. GitHub gives no secrets to its runs, so this run has no credential. To deploy these changes, let a maintainer push the branch to this repository.`;
}
function readAccess(raw, context) {
    const reading = (0,inputs_reading/* readingOf */.MU)({ raw }, context);
    const { field, problems } = reading;
    const connection = (0,inputs_connection/* readConnection */.d)(reading);
    const { command = 'deploy' } = raw;
    const preview = field.boolean('preview') ?? false;
    const deletes = command === 'delete' || (preview && context.event_action === 'closed');
    const github = readGitHubAccess(reading, {
        ...connection,
        preview,
        deletes,
        plans: command === 'plan'
    });
    const access = { command, connection, github, timeoutMs: field.duration('timeout') ?? 0 };
    problems.throwIfAny();
    return access;
}
function readWhole(reading) {
    const { field, context, notes } = reading;
    const connection = (0,inputs_connection/* readConnection */.d)(reading);
    const command = (0,commands/* readCommand */.U)(reading);
    const common = { connection, timeoutMs: field.duration('timeout') ?? 0, notes };
    if (command === 'sweep')
        return {
            command,
            ...common,
            github: readSweepAccess(reading, connection),
            sweep: (0,inputs_target/* readSweep */.bS)(reading)
        };
    const meant = (0,inputs_target/* readTarget */._E)(reading, command === 'delete' ? 'delete' : 'update');
    if (command === 'rollback')
        return readRollback(reading, common, meant);
    const isClosed = meant.preview && context.event_action === 'closed';
    if (command === 'delete' || isClosed)
        return readDelete(reading, command, common, meant);
    return readDeploy(reading, command, common, meant);
}
function readDelete(reading, command, common, meant) {
    const { target, preview } = meant;
    return {
        command: 'delete',
        ...common,
        github: readGitHubAccess(reading, { ...common.connection, ...target, preview, deletes: true }),
        target,
        ownership: (0,inputs_target/* readDeleteOwnership */.nG)(reading, meant),
        closing: command === 'delete' ? undefined : reading.context.pull_request?.number,
        dry_run: command === 'plan'
    };
}
function readRollback(reading, common, meant) {
    const { field, problems, context } = reading;
    const { target, preview } = meant;
    if (preview && context.event_action === 'closed')
        problems.add('command', 'is rollback, but this run ends the preview. Set `command: deploy`, which then deletes it.');
    const rollback = {
        target,
        revision: field.text('revision'),
        claim: (0,inputs_target/* readDeleteOwnership */.nG)(reading, meant)?.claim,
        wait: (0,rollout/* readWait */.mg)(reading, common.timeoutMs),
        build_logs: field.boolean('build_logs') ?? true,
        dry_run: field.boolean('dry_run') ?? false
    };
    const github = readGitHubAccess(reading, {
        ...common.connection,
        ...target,
        preview,
        plans: rollback.dry_run
    });
    return {
        command: 'rollback',
        ...common,
        github,
        rollback,
        ...(0,rollout/* readChecks */.wf)(reading, rollback.wait)
    };
}
function readDeploy(reading, command, common, { target, preview, claim }) {
    const { field, context, notes, warnings } = reading;
    const { connection, timeoutMs } = common;
    if (!preview)
        (0,inputs_target/* readNewName */.i5)(reading, target);
    const wanted = (0,desired_deployment/* readDesiredDeployment */.Uc)(reading, {
        name: target.name,
        secrets: readSecrets(reading)
    });
    const new_revision = field.choice('new_revision', model/* NEW_REVISION_POLICIES */.Sz) ?? 'auto';
    const wait = (0,rollout/* readWait */.mg)(reading, timeoutMs);
    const after = (0,rollout/* readAfterFailure */.jD)(reading, wait, new_revision);
    const deploy = {
        target,
        wanted,
        new_revision,
        wait,
        ...after,
        claim: preview ? claim : undefined
    };
    const checks = (0,rollout/* readChecks */.wf)(reading, wait);
    const preview_of = preview ? context.pull_request?.number : undefined;
    const github = readGitHubAccess(reading, {
        ...connection,
        ...target,
        preview,
        plans: command === 'plan',
        wanted
    });
    notes.push(...(0,code_origin/* noteFork */.PZ)(wanted, context), ...(0,paths/* notePaths */.r_)(reading, wanted));
    return { command, connection, github, deploy, ...checks, preview_of, notes, warnings };
}


/***/ }),

/***/ 70415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TE: () => (/* binding */ VERIFY_SERVING),
/* harmony export */   jD: () => (/* binding */ readAfterFailure),
/* harmony export */   mg: () => (/* binding */ readWait),
/* harmony export */   wf: () => (/* binding */ readChecks)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58485);


const VERIFY_SERVING = ['auto', 'off'];
function readWait({ raw, field }, timeoutMs) {
    const enabled = field.boolean('wait') ?? true;
    const interval = raw.poll_interval === 'auto' ? undefined : field.duration('poll_interval');
    return { enabled, interval: interval ?? 'auto', timeoutMs };
}
function readAfterFailure({ field, problems }, wait, new_revision) {
    const rollback = field.boolean('rollback') ?? false;
    const refuse = (reason) => problems.add('rollback', `is true, but ${reason}, or \`rollback: false\`.`);
    if (rollback && !wait.enabled)
        refuse('`wait` is false, so this run would not see a failure. Set `wait: true`');
    if (rollback && new_revision === 'never')
        refuse('`new_revision` is never, and a rollback creates a revision. Set `new_revision: auto`');
    return { build_logs: field.boolean('build_logs') ?? true, rollback };
}
function readChecks(reading, wait) {
    const { raw, field, problems } = reading;
    const verify_serving = field.choice('verify_serving', VERIFY_SERVING) ?? 'auto';
    const credentials = { api_key: field.credential('agent_api_key') ?? raw.api_key };
    const check = readCheck(reading);
    if (check === undefined)
        return { verify_serving, check };
    if (!wait.enabled)
        problems.add('wait', NO_WAIT);
    return { verify_serving, check: { ...check, credentials } };
}
const NO_WAIT = 'is false, but the smoke check runs after the wait. Set `wait: true`, or remove the inputs `smoke_…`.';
function readCheck(reading) {
    const { raw, field, problems } = reading;
    const assistant = field.text('smoke_assistant');
    const timeoutMs = field.duration('smoke_timeout') ?? 0;
    const stream_mode = readStreamMode(reading);
    const input = readInput(reading);
    const expect = raw.smoke_expect;
    problems.add('smoke_expect', patternProblem(expect));
    if (raw.smoke_input === undefined && expect !== undefined)
        problems.add('smoke_input', 'is required with `smoke_expect`. Set it to the question for the assistant.');
    if (assistant === undefined && input === undefined)
        return undefined;
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .given */ .gI)({ timeoutMs, assistant, run: input && { input, stream_mode }, expect });
}
function readInput({ raw, smoke_input: parsed, problems }) {
    const text = raw.smoke_input;
    if (text === undefined || parsed === undefined)
        return undefined;
    if ('problem' in parsed && (text.includes('\n') || /^[{["']/.test(text))) {
        problems.add('smoke_input', parsed.problem);
        return undefined;
    }
    const value = 'problem' in parsed ? text : parsed.value;
    if (typeof value !== 'object' || value === null)
        return { messages: [{ role: 'user', content: typeof value === 'string' ? value : text }] };
    if (!Array.isArray(value))
        return { ...value };
    problems.add('smoke_input', 'is a list. Use a map, such as {"messages": […]}, or plain text.');
    return undefined;
}
function readStreamMode({ raw, problems }) {
    const modes = (raw.smoke_stream_mode ?? '').split(',').map((mode) => mode.trim());
    for (const mode of modes.filter((mode) => !/^[a-z][\w.:-]*$/.test(mode)))
        problems.add('smoke_stream_mode', `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(mode)} is not a stream mode. Use one such as updates or messages.`);
    const [only = '', ...more] = modes;
    return more.length === 0 ? only : modes;
}
function patternProblem(pattern = '') {
    try {
        RegExp(pattern, 's');
        return undefined;
    }
    catch (error) {
        const why = error instanceof Error
            ? error.message.replace(/^Invalid regular expression: /, '')
            : 'it is not one';
        return `is not a regular expression: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(why, 120)}`;
    }
}


/***/ }),

/***/ 60895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RELEASED_PROGRAM),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const RELEASED_PROGRAM = 'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz';


/***/ }),

/***/ 37400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ changeRows),
/* harmony export */   Zl: () => (/* binding */ appliedChanges),
/* harmony export */   k0: () => (/* binding */ changeText)
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96912);
/* harmony import */ var _deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84801);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89453);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(87438);
/* harmony import */ var _shown_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(57862);







const MOST_NAMES = 5;
function changeRows(all) {
    const changes = all.map(_shown_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .shownChange */ .c_);
    const secrets = changes.filter(({ path }) => isSecret(path));
    const followers = new Map(changes.flatMap((change) => followed(change, changes)));
    const rows = changes.filter((change) => !isSecret(change.path) && !followers.has(change) && !isEmpty(change));
    return [
        ...rows.map((change) => rowOf(change, [...followers.values()].filter((from) => from === change).length)),
        ...(secrets.length === 0 ? [] : [secretsRow(secrets)])
    ];
}
const isEmpty = ({ difference, after }) => difference === 'added' && JSON.stringify(after) === '{}';
function changeText({ before, after, note }) {
    const values = [before, after].filter((value) => value !== undefined).join(' → ');
    if (values === '')
        return note ?? 'changed';
    return note === undefined ? values : `${values} (${note})`;
}
function isSecret(path) {
    return path === 'secrets' || path.startsWith('secrets.');
}
function rowOf(change, followers) {
    const { path, difference, commits, new_revision } = change;
    const [before, after] = [valueText(change.before), valueText(change.after)];
    const isUnproven = difference === 'unproven' || difference === 'repeated';
    const isHidden = before === undefined && after === undefined;
    const notes = [
        change.note ?? (isUnproven || isHidden ? _deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .DIFFERENCES */ .dz[difference].said : undefined),
        followers > 0
            ? `and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(followers, 'value that follows', 'values that follow')} from it`
            : undefined
    ].filter((note) => note !== undefined);
    const note = notes.length > 0 ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenDigests */ .fQ)(notes.join(', ')) : undefined;
    const told = { input: (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOf */ .wg)(path), note, new_revision };
    if (commits !== undefined)
        return { ...told, ...atCommits(change) };
    const isShown = before !== after && difference !== 'added' && !isUnproven;
    const now = after ?? (isHidden || isUnproven ? undefined : 'unset');
    return { ...told, before: isShown ? before : undefined, after: now };
}
function atCommits({ before, after, commits = { from: '', to: '' } }) {
    const at = (ref, commit) => `${(0,_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(ref)} at ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(commit)}`;
    return { before: at(before ?? after, commits.from), after: at(after, commits.to) };
}
const valueText = (of) => (of == null ? undefined : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenDigests */ .fQ)((0,_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .showValue */ .vp)(of)));
function followed(change, changes) {
    const { path, after } = change;
    const from = path.includes('.resource_spec.')
        ? path.replace('.queue_', '.').replace('_limit', '')
        : path;
    const source = path === from ? undefined : changes.find((other) => other.path === from);
    const isSame = typeof source?.after === 'number' && after === source.after * (path.includes('_limit') ? 2 : 1);
    return source !== undefined && isSame ? [[change, source]] : [];
}
function secretsRow(secrets) {
    const acts = Object.entries(_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .DIFFERENCES */ .dz).flatMap(([difference, { act }]) => {
        const names = secrets
            .filter((one) => one.difference === difference)
            .map(({ path }) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path));
        if (names.length === 0)
            return [];
        const first = names.slice(0, MOST_NAMES).map((name) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name, 60));
        const shown = first.join(', ');
        return [`${act} ${names.length > MOST_NAMES ? `${names.length}: ${shown}, …` : shown}`];
    });
    const notes = secrets.flatMap(({ note, path }) => note === undefined ? [] : [`${(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldName */ .w5)(path)} ${note}`]);
    return {
        input: 'secrets',
        after: acts.join('; '),
        note: notes.length > 0 ? [...new Set(notes)].slice(0, MOST_NAMES).join('; ') : undefined,
        new_revision: secrets.some(({ new_revision }) => new_revision)
    };
}
function appliedChanges(record) {
    const { plan, command, operation, new_revision, is_followed } = record;
    if (operation === 'planned' || command === 'plan')
        return plan?.changes ?? [];
    const built = new_revision === true && !is_followed ? (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .commitOf */ .D3)(record) : undefined;
    return (plan?.changes ?? [])
        .map(({ commits, ...change }) => ({
        ...change,
        ...(commits && { commits: { ...commits, to: built ?? commits.to } })
    }))
        .filter((change) => !isSame(change));
}
function isSame({ path, difference, before, after, commits }) {
    if (before !== after || isSecret(path))
        return false;
    if (commits !== undefined)
        return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .sameCommit */ .Kd)(commits.from, commits.to);
    return difference === 'unproven' || difference === 'repeated';
}


/***/ }),

/***/ 78249:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a9: () => (/* binding */ openComment)
});

// UNUSED EXPORTS: Comment, commentMarker

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/report/headline.js
var headline = __webpack_require__(35509);
// EXTERNAL MODULE: ./lib/src/report/outcome.js
var report_outcome = __webpack_require__(50333);
// EXTERNAL MODULE: ./lib/src/report/markdown/row.js
var markdown_row = __webpack_require__(55663);
// EXTERNAL MODULE: ./lib/src/report/markdown/sections.js
var sections = __webpack_require__(31783);
;// CONCATENATED MODULE: ./lib/src/report/markdown/parts.js





const OF_PLANS = new Set(['Name', 'Status', 'Updated']);
function partOf(shown, options) {
    const { at, run_url, isOneOfMany, isShared, is_plan = false, ...place } = options;
    const cells = (0,markdown_row/* rowOf */.O)(shown, { at, run_url });
    const textsOf = (row) => {
        const names = isShared
            ? markdown_row/* COLUMNS */.c.filter((name) => !is_plan || OF_PLANS.has(name))
            : markdown_row/* COLUMNS */.c.filter((name) => name !== 'Name' && row[name] !== '');
        return {
            head: `| ${names.join(' | ')} |`,
            row: `| ${names.map((name) => cellText(row[name])).join(' | ')}`
        };
    };
    const outcome = (0,report_outcome/* conclude */.Ep)(shown);
    const hasNoAddress = shown.record.url === undefined && !ENDED_WELL.has(report_outcome/* KINDS */.GW[outcome.kind].github);
    return {
        ...place,
        key: shown.name,
        run_started_at: Math.round(place.run_started_at),
        kind: outcome.kind,
        ...textsOf(cells),
        details: inert((0,sections/* detailsOf */.cz)(shown, { isOneOfMany })).replace(/\r\n?/g, '\n').trim(),
        headline: isOneOfMany ? undefined : (0,headline/* headline */.Pl)(outcome, { ...shown.record, name: shown.name }),
        ...(hasNoAddress && { withLink: (Link) => textsOf({ ...cells, Link }) })
    };
}
const ENDED_WELL = new Set(['success', 'inactive']);
function headingOf(parts) {
    const [only, ...others] = parts;
    return ((others.length === 0 ? only?.headline : undefined) ??
        (0,headline/* headlineOfMany */.Xm)(parts.map((part) => ({ ...part, name: part.key }))));
}
const MOST_CHARACTERS = 65_000;
const NOTE = 'Some deployments or details are too long to be shown here. They are in the log of the run.';
const GAP = '\n\n';
function renderParts(parts, { heading, marker, run_url }) {
    const isOneRun = new Set(parts.map(({ run_started_at }) => run_started_at)).size === 1;
    const tail = [
        ...(isOneRun && run_url !== undefined ? [(0,markdown/* link */.nf)('Log of the run', run_url)] : []),
        `${marker}\n`
    ];
    const { head = '| Status |' } = parts.at(-1) ?? {};
    const table = [head, head.replace(/[^|]+/g, ' --- ')];
    const top = `### ${oneLine(heading)}`;
    const room = MOST_CHARACTERS - [top, table.join('\n'), NOTE, ...tail].join(GAP).length;
    const rows = fitting(parts, rowText, room);
    const details = fitting(rows.kept, detailsText, rows.left);
    const isWhole = details.kept.size === parts.length;
    const shown = [...rows.kept].map(rowText);
    const texts = [...details.kept].map(detailsText);
    const body = [
        ...(shown.length > 0 ? [[...table, ...shown].join('\n')] : []),
        ...texts.filter((text) => text !== '')
    ];
    return [top, ...body, ...(isWhole ? [] : [NOTE]), ...tail].join(GAP);
}
function fitting(parts, textOf, room) {
    const kept = new Set();
    let left = room;
    for (const part of parts) {
        const length = textOf(part).length + GAP.length;
        if (length > left)
            continue;
        left -= length;
        kept.add(part);
    }
    return { kept, left };
}
const rowText = ({ key, kind, run_started_at, position, row }) => `${row} <!-- row ${kind} ${run_started_at} ${position ?? '-'} ${encoded(key)} --> |`;
const detailsText = ({ key, details }) => details === ''
    ? ''
    : [`<!-- details ${encoded(key)} -->`, details, `<!-- end ${encoded(key)} -->`].join(GAP);
const ROW = /^(\| .*) <!-- row ([a-z_]{1,40}) (\d{1,15}) (-|\d{1,6}) ([\w%.!~*'()]+) --> \|\s*$/s;
function readParts(body) {
    const lines = body.split(/\r?\n/);
    const [, , head = '', , ...rest] = lines;
    const end = rest.findIndex((line) => !line.startsWith('|'));
    return rest.slice(0, end === -1 ? undefined : end).flatMap((line) => {
        const [, row, kind = '', started, position, encodedKey = ''] = ROW.exec(line) ?? [];
        const key = decoded(encodedKey);
        if (row === undefined || key === undefined)
            return [];
        return {
            key,
            kind: Object.hasOwn(report_outcome/* KINDS */.GW, kind) ? kind : 'pending',
            run_started_at: Number(started),
            position: position === '-' ? undefined : Number(position),
            head: head.trimEnd(),
            row,
            details: readDetails(lines, encodedKey)
        };
    });
}
function readDetails(lines, encodedKey) {
    const from = lines.indexOf(`<!-- details ${encodedKey} -->`);
    const to = lines.indexOf(`<!-- end ${encodedKey} -->`, from);
    const inner = from === -1 || to === -1 ? [] : lines.slice(from + 1, to);
    return inner.join('\n').trim();
}
function mergeParts(existing, own) {
    const merged = new Map(existing.map((part) => [part.key, part]));
    for (const part of own) {
        const before = merged.get(part.key);
        const isLater = before !== undefined && before.run_started_at > part.run_started_at;
        const isDeleted = part.kind === 'absent' && before?.kind === 'deleted';
        if (!isLater && !isDeleted)
            merged.set(part.key, { ...part, ...earlierLink(part, before) });
    }
    const placeOf = ({ position = Number.MAX_SAFE_INTEGER }) => position;
    const order = (a, b) => (0,report_outcome/* rankOf */.IQ)(a.kind) - (0,report_outcome/* rankOf */.IQ)(b.kind) || placeOf(a) - placeOf(b);
    return [...merged.values()].sort((a, b) => order(a, b) || (a.key < b.key ? -1 : 1));
}
const EARLIER = ' (as of an earlier run)';
function earlierLink({ withLink }, before) {
    const [, found] = /(?<!\\)\| (\[Open[^|]*)/.exec(before?.row ?? '') ?? [];
    return found === undefined
        ? undefined
        : withLink?.(`${found.trim().replace(EARLIER, '')}${EARLIER}`);
}
const encoded = (key) => encodeURIComponent(key.toWellFormed()).replaceAll('-', '%2D');
function decoded(key) {
    try {
        return key === '' ? undefined : decodeURIComponent(key);
    }
    catch {
        return undefined;
    }
}
const inert = (text) => text.replaceAll('<!--', '<\u200b!--');
const oneLine = (text) => inert(text.replace(/[\r\n]+/g, ' ')).trim();
const cellText = (text) => oneLine(text).replace(/(\\.)|\|/gs, (_, escaped) => escaped ?? '\\|');

// EXTERNAL MODULE: ./lib/src/report/shown-facts.js
var shown_facts = __webpack_require__(57862);
;// CONCATENATED MODULE: ./lib/src/report/github/comment.js



const WHAT = 'write the comment on the pull request';
const BETWEEN_WRITES_MS = 15_000;
const CHECK_AFTER_MS = 3_000;
const MOST_ROUNDS = 5;
const NOTHING_DONE = new Set(['deleted', 'absent', 'cancelled']);
function commentMarker({ name, control_plane, plans }) {
    const about = JSON.stringify([control_plane, name, ...(plans ? ['plan'] : [])]);
    return `<!-- deploy-agent-server ${(0,external_node_crypto_.createHash)('sha256').update(about).digest('hex')} -->`;
}
function openComment(commented, ports, guard, random = Math.random) {
    const { comment_on: pull, deletes, plans = false } = commented.records;
    if (pull === undefined || (deletes && plans))
        return undefined;
    return new Comment(commented, pull, { ...ports, guard, random });
}
class Comment {
    about;
    pull;
    ports;
    startedAt;
    marker;
    own = new Map();
    closing = new AbortController();
    showsAll;
    isOutdated = false;
    writing;
    known;
    constructor(about, pull, ports) {
        this.about = about;
        this.pull = pull;
        this.ports = ports;
        const { name, plans, deletes } = about.records;
        this.startedAt = ports.clock.date();
        this.marker = commentMarker({ ...about.records, name: about.scope ?? name });
        this.showsAll = !deletes && !plans;
    }
    update(state, all) {
        const states = this.showsAll ? all : [state];
        this.showsAll = false;
        void this.ports.guard(WHAT, async () => {
            this.note(states);
            this.writing ??= this.writeWhileOutdated();
        });
    }
    async close(states) {
        this.closing.abort();
        const isWritten = await this.ports.guard(WHAT, async (github) => {
            this.note(states);
            await this.writing;
            return this.own.size > 0 && this.writeUntilKept(github);
        });
        return isWritten ? `comment on #${this.pull}` : undefined;
    }
    note(states) {
        const { records, scope, keys } = this.about;
        const { context, clock, redactor } = this.ports;
        for (const state of states) {
            const shown = (0,shown_facts/* redactFacts */.tN)({ ...state, ...(scope === undefined && { name: records.name }) }, redactor);
            const part = partOf(shown, {
                run_started_at: this.startedAt,
                at: clock.date(),
                run_url: context.run_url,
                isOneOfMany: keys.length > 1,
                isShared: scope !== undefined,
                is_plan: records.plans === true,
                ...(scope && { position: keys.indexOf(state.key) })
            });
            if (part.kind !== 'skipped')
                this.own.set(part.key, part);
        }
        this.isOutdated = true;
    }
    wait(ms, until) {
        return this.ports.clock.sleep(ms, until).then(() => true, () => false);
    }
    async writeWhileOutdated() {
        while (this.isOutdated && !this.closing.signal.aborted) {
            this.isOutdated = false;
            await this.ports.guard(WHAT, (github) => this.write(github));
            if (!(await this.wait(BETWEEN_WRITES_MS, this.closing.signal)))
                break;
        }
        this.writing = undefined;
    }
    async writeUntilKept(github) {
        await this.write(github);
        const rounds = this.about.scope === undefined ? 1 : MOST_ROUNDS;
        for (let round = 1; this.known !== undefined && round < rounds; round++) {
            const hasTime = await this.wait(CHECK_AFTER_MS * (1 + this.ports.random() * round));
            if (!(await this.write(github)) || !hasTime)
                break;
        }
        return this.known !== undefined;
    }
    async write(github) {
        return ((await this.rewrite(github, this.known)) ??
            (await this.rewrite(github, await this.find(github))) ??
            (await this.create(github)));
    }
    async rewrite(github, id) {
        if (id === undefined)
            return undefined;
        const isWritten = await github.updateComment(id, (before) => this.isOurs(before) ? this.bodyOver(before.body) : undefined);
        this.known = isWritten === undefined ? undefined : id;
        return isWritten;
    }
    async create(github) {
        const isWorth = [...this.own.values()].some(({ kind }) => !NOTHING_DONE.has(kind));
        if (this.about.records.deletes || !isWorth)
            return false;
        const { id } = await github.createComment(this.pull, this.bodyOver(''));
        this.known = id;
        const oldest = await this.find(github);
        if (oldest === undefined || oldest === id)
            return true;
        await github.deleteComment(id);
        return (await this.rewrite(github, oldest)) ?? false;
    }
    bodyOver(before) {
        const own = [...this.own.values()];
        const existing = readParts(before).filter(({ head }) => this.about.scope === undefined || head === own[0]?.head);
        const parts = mergeParts(existing, own);
        if (parts.every((part) => existing.includes(part)))
            return before;
        return renderParts(parts, {
            heading: headingOf(parts),
            marker: this.marker,
            run_url: this.ports.context.run_url
        });
    }
    async find(github) {
        for await (const comment of github.listComments(this.pull))
            if (this.isOurs(comment))
                return comment.id;
        return undefined;
    }
    isOurs({ is_trusted, body }) {
        return (is_trusted && body.startsWith('### ') && body.trimEnd().split('\n').at(-1) === this.marker);
    }
}


/***/ }),

/***/ 86020:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ retireRecords),
/* harmony export */   Ph: () => (/* binding */ recordedIds),
/* harmony export */   gt: () => (/* binding */ describeKept),
/* harmony export */   u6: () => (/* binding */ hasKeptSecrets)
/* harmony export */ });
/* unused harmony export readPayload */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47274);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14185);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70972);




function readPayload(payload) {
    const found = typeof payload === 'string' ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_3__/* .readJson */ .Vh)(payload) : payload;
    if (typeof found !== 'object' || found === null)
        return null;
    const { name, control_plane, deployment_id: id } = found;
    if (typeof name !== 'string')
        return null;
    return {
        name,
        ...(typeof control_plane === 'string' && { control_plane }),
        ...(typeof id === 'string' && _contract_answers_js__WEBPACK_IMPORTED_MODULE_1__/* .IDENTIFIER */ .cS.test(id) && { deployment_id: id })
    };
}
async function ownRecords(github, { environment, name, control_plane }) {
    const records = await github.listDeployments(environment);
    return records.flatMap(({ id, payload }) => {
        const read = readPayload(payload);
        const isOwn = read?.name === name && (read.control_plane ?? control_plane) === control_plane;
        return isOwn ? [{ ...read, id }] : [];
    });
}
async function recordedIds(github, owner) {
    const records = await ownRecords(github, owner);
    return records.flatMap(({ deployment_id }) => deployment_id ?? []);
}
async function retireRecords(github, owner, { before = Number.POSITIVE_INFINITY, description }) {
    for (const { id } of await ownRecords(github, owner)) {
        if (id >= before)
            continue;
        const state = (await github.latestStatus(id))?.state;
        if (state === 'inactive')
            return;
        if (state !== 'failure' && state !== 'error')
            await github.addStatus(id, { state: 'inactive', description });
    }
}
const MOST_STATUSES = 5;
async function hasKeptSecrets(github, owner, { revision_id, names }) {
    const records = await ownRecords(github, owner);
    for (const { id } of records.slice(0, MOST_STATUSES)) {
        const status = await github.latestStatus(id);
        if (status?.state === 'success')
            return (status.description.includes(revision_id) && status.description.endsWith(describeKept(names)));
    }
    return false;
}
function describeKept(names) {
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify(names.toSorted()))
        .digest('hex')
        .slice(0, 12);
    return `kept ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(names.length, 'secret')} (${digest})`;
}


/***/ }),

/***/ 54544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ createGitHubSide)
/* harmony export */ });
/* harmony import */ var _adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17156);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59775);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17227);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92160);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78249);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(86020);
/* harmony import */ var _guard_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68908);
/* harmony import */ var _recorder_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24079);









function createGitHubSide(request, ports, problems) {
    const { context } = ports;
    const { command, github: access } = request;
    const use = { ...ports, ...problems, command, token: access.token };
    const running = (0,_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .createGuard */ .o)(use, 'running');
    const own = 'records' in access ? ownerOf(access, access.records.name) : undefined;
    const isRecorded = 'records' in access && !access.records.plans && !request.dry_run;
    const recorder = own && isRecorded
        ? new _recorder_js__WEBPACK_IMPORTED_MODULE_7__/* .Recorder */ .vk({ ...access.records, ...own }, ports, (0,_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .createGuard */ .o)(use, 'closing'))
        : undefined;
    const lookUp = async (what, name, read) => {
        const owner = ownerOf(access, name);
        return owner && running(`look up ${what}`, (github) => read(github, owner));
    };
    return {
        recall: async (name) => (await lookUp('the deployment that an earlier run recorded', name, _github_deployment_js__WEBPACK_IMPORTED_MODULE_5__/* .recordedIds */ .Ph)) ?? null,
        hasKept: async (kept) => (await lookUp('what an earlier run recorded', kept.name, (...of) => (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_5__/* .hasKeptSecrets */ .u6)(...of, kept))) ?? false,
        readPullRequest: async (pull) => {
            if (command !== 'sweep' && !(0,_adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_0__/* .hasGitHub */ .g)(context, access.token))
                return undefined;
            return running(`read the state of pull request #${pull}`, (github) => github.readPullRequest(pull));
        },
        listChangedFiles: (comparison) => askAboutCode(request, use, {
            ask: (github) => github.listChangedFiles(comparison),
            orElse: (unknown) => ({ ...comparison, unknown })
        }),
        containsCommit: (comparison) => askAboutCode(request, use, {
            ask: (github) => github.containsCommit(comparison),
            orElse: () => undefined
        }),
        observe: (record) => recorder?.observe(record),
        swept: async (preview) => {
            if (!('records' in access))
                await closeSwept(access, preview, ports, running);
        },
        close: async (record, failure) => (await recorder?.close(record, failure)) ? own?.environment : undefined
    };
}
function ownerOf(access, name) {
    const { control_plane, environment } = 'records' in access ? access.records : ownerOfSwept(access, name);
    return environment === undefined ? undefined : { name, control_plane, environment };
}
function ownerOfSwept({ control_plane, environment }, name) {
    return { name, control_plane, environment: environment ?? (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_8__/* .previewEnvironment */ ._s)(name) };
}
async function askAboutCode(request, use, { ask, orElse }) {
    if (use.context.host !== undefined)
        return orElse('a full clone (GIT_DEPTH: 0) may have both');
    const wanted = request.deploy?.wanted;
    const code = wanted?.source === 'git_host' ? wanted.source_config.repo_url : undefined;
    if (code === undefined || (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(code) !== (0,_recorder_js__WEBPACK_IMPORTED_MODULE_7__/* .ownRepository */ .d5)(use.context)) {
        return orElse('GitHub is asked only about the repository of this run');
    }
    try {
        return await ask(await (0,_guard_js__WEBPACK_IMPORTED_MODULE_6__/* .openFor */ .q)(use, 'running'));
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_))
            throw error;
        const fix = error.permission ? ` (add "${error.permission}" to the permissions of the job)` : '';
        return orElse(`${error.message}${fix}`);
    }
}
async function closeSwept(access, { name, pull }, ports, guard) {
    const owner = ownerOfSwept(access, name);
    const records = {
        ...owner,
        transient: true,
        deletes: true,
        ...(access.comments && { comment_on: pull })
    };
    const comment = (0,_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .openComment */ .a9)({ records, keys: [name] }, ports, guard);
    const record = { ..._record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU, name, operation: 'deleted' };
    await Promise.all([
        guard(_recorder_js__WEBPACK_IMPORTED_MODULE_7__/* .WHAT */ .Jp, (github) => (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_5__/* .retireRecords */ .Ar)(github, owner, { description: _recorder_js__WEBPACK_IMPORTED_MODULE_7__/* .DELETED */ .UW })),
        comment?.close([{ key: name, name, record, isOver: true }])
    ]);
}


/***/ }),

/***/ 68908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ createGuard),
/* harmony export */   q: () => (/* binding */ openFor)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


async function openFor({ token, context, openGitHub }, phase) {
    const { api_url, repository } = context;
    if (token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('github_token is empty');
    if (repository === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('The repository of this run is unknown');
    if (api_url === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('The repository of this run is not on GitHub');
    return openGitHub({ token, apiUrl: api_url, repository }, phase);
}
function createGuard(use, phase) {
    if (use.context.host !== undefined)
        return async () => undefined;
    let github;
    return async (what, task) => {
        try {
            github ??= openFor(use, phase);
            return await task(await github);
        }
        catch (error) {
            if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc && phase === 'running')
                return undefined;
            const [key, message] = warningFor(what, error, use);
            if (!use.told.has(key))
                use.warn(message);
            use.told.add(key);
            return undefined;
        }
    };
}
function warningFor(what, error, { context, command }) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc) {
        const message = `This run was cancelled before GitHub answered, so it could not ${what}. The record may stay open until a later run ends.`;
        return [what, message];
    }
    const permission = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ ? error.permission : undefined;
    if (permission === undefined) {
        const message = `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error))}, so this run could not ${what}. Other records and comments of this run on GitHub may be missing, too. The ${command} continues.`;
        return ['other', message];
    }
    const isOfFork = context.event_name === 'pull_request' && context.pull_request?.is_fork === true;
    const mend = isOfFork
        ? `It needs "${permission}", which GitHub never grants to a run of a pull request from a fork.`
        : `Add to the permissions of the job: ${permission}`;
    return [permission, `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}, so this run could not ${what}. ${mend}`];
}


/***/ }),

/***/ 24079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jp: () => (/* binding */ WHAT),
/* harmony export */   UW: () => (/* binding */ DELETED),
/* harmony export */   d5: () => (/* binding */ ownRepository),
/* harmony export */   gn: () => (/* binding */ isUnderWay),
/* harmony export */   vk: () => (/* binding */ Recorder)
/* harmony export */ });
/* unused harmony export describeRun */
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17227);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97583);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87438);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50333);
/* harmony import */ var _shown_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57862);
/* harmony import */ var _github_deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86020);







const DELETED = 'The deployment was deleted';
const WHAT = 'record the deployment on GitHub';
const LONGEST_DESCRIPTION = 140;
class Recorder {
    target;
    ports;
    closing;
    own;
    begun;
    work = Promise.resolve();
    constructor(target, ports, closing) {
        this.target = target;
        this.ports = ports;
        this.closing = closing;
    }
    observe(record) {
        if (!isUnderWay(record) || this.begun === record.deployment_id)
            return;
        this.begun = record.deployment_id;
        const told = (0,_shown_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .redactFacts */ .tN)(record, this.ports.redactor);
        this.work = this.work.then(() => this.closing(WHAT, (github) => this.write(github, 'in_progress', told)));
    }
    async close(record, failure) {
        if (record.operation === 'skipped')
            return false;
        const told = (0,_shown_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .redactFacts */ .tN)({ record, failure }, this.ports.redactor);
        await this.work;
        await this.closing(WHAT, (github) => this.end(github, told.record, told.failure));
        return this.own !== undefined;
    }
    async end(github, record, failure) {
        const { target, own } = this;
        if (record.operation === 'deleted')
            return (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .retireRecords */ .Ar)(github, target, { description: DELETED });
        if (target.deletes || (failure?.kind === 'cancelled' && own === undefined))
            return;
        const state = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .githubState */ .Fz)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .conclude */ .Ep)({ record, failure, isOver: true }));
        const before = await this.write(github, state, record, failure);
        if (state === 'success') {
            await (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .retireRecords */ .Ar)(github, target, { before, description: 'Another run has deployed since' });
        }
    }
    async write(github, state, record, failure) {
        const description = describeRun(record, failure);
        const id = await this.recordFor(github, record, description);
        const { run_url: log_url } = this.ports.context;
        const environment_url = state === 'success' ? (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_5__/* .webAddress */ .D)(record.url) : undefined;
        const links = {
            ...(log_url !== undefined && { log_url }),
            ...(environment_url && { environment_url })
        };
        await github.addStatus(id, { state, description, ...links });
        return id;
    }
    async recordFor(github, record, description) {
        const { target, own } = this;
        const { name, control_plane, environment, transient, ref = '' } = target;
        const deployment_id = record.operation === undefined ? undefined : record.deployment_id;
        if (own !== undefined) {
            if (deployment_id === undefined || deployment_id === own.deployment_id)
                return own.id;
            await (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .retireRecords */ .Ar)(github, target, { before: own.id + 1, description: DELETED });
        }
        const { id } = await github.createDeployment({
            ref: commitOfRollback(record, this.ports.context) ?? ref,
            environment,
            description,
            transient_environment: transient,
            payload: { name, control_plane, ...(deployment_id !== undefined && { deployment_id }) }
        });
        this.own = { id, deployment_id };
        return id;
    }
}
function isUnderWay(record) {
    const { operation, deployment_id, new_revision } = record;
    if (deployment_id === undefined)
        return false;
    if (operation === 'created' || operation === 'updated' || operation === 'rolled_back')
        return new_revision === true;
    return operation === 'unchanged' && (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .isPending */ .mm)(record);
}
function describeRun(record, failure) {
    const { revision_id, operation = 'deploy', secrets_kept } = record;
    const parts = [
        operation,
        revision_id !== undefined && `revision ${revision_id}`,
        (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .lastStatus */ .by)(record),
        secrets_kept && (0,_github_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .describeKept */ .gt)(secrets_kept)
    ];
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(failure?.message ?? parts.filter(Boolean).join(', '), LONGEST_DESCRIPTION);
}
function commitOfRollback(record, context) {
    const to = record.plan?.rolls_back_to;
    return to !== undefined && (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryKey */ .Kq)(record.repo_url ?? '') === ownRepository(context)
        ? (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_1__/* .commitOf */ .D3)(record, to)
        : undefined;
}
const ownRepository = ({ server_url, repository }) => repository && (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_0__/* .repositoryKey */ .Kq)(`${server_url}/${repository}`);


/***/ }),

/***/ 35509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Mf: () => (/* binding */ suggested),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   Xm: () => (/* binding */ headlineOfMany),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51880);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6375);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75851);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(87438);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50333);








const BEFORE_NAME = { plan: 'for', sweep: 'of the previews of' };
function headline({ kind, failure }, record) {
    const icon = record.unchecked === undefined || failure !== undefined ? _outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .KINDS */ .GW[kind].icon : '⚠️';
    return `${icon} ${failure === undefined ? sentence(kind, record) : failureSentence(kind, failure, record)}`;
}
function sentence(kind, record) {
    const name = nameOf(record);
    if (record.previews !== undefined)
        return sweepSentence(name, record);
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isPlan */ .q5)(kind))
        return planSentence(name, record);
    return SENTENCES[kind]?.(name, record) ?? `${done(name, record)}${step(record)}`;
}
const done = (name, { operation }) => `${operation === 'created' || operation === 'updated' ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .capitalized */ .l2)(operation) : 'No changes to'} ${name}`;
const doing = (name, record) => record.command === 'rollback' ? `Rolling back ${name}${goal(record)}` : `Deploying ${name}`;
const SENTENCES = {
    updated: (name, record) => `Updated ${name}${record.new_revision ? step(record) : ' without a new revision'}`,
    resumed: (name, record) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .capitalized */ .l2)(name)} is deployed${step(record)}`,
    other_commit: (name, record) => {
        const [built = '', wanted = ''] = [record.other_commit, record.wanted_commit];
        return `${done(name, record)}, but at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(built))}, not at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(wanted))}`;
    },
    failed_revision: (name, record) => `${done(name, record)}, but its latest revision is ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .badEnd */ .LR)(record) ?? '', 40)}`,
    rolled_back: (name, record) => `Rolled back ${name}${goal(record)}`,
    running: doing,
    pending: (name, record) => `${doing(name, record)}. Its rollout continues.`,
    deleted: (name, { deletion }) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .capitalized */ .l2)(name)} ${deletion === 'already_deleting' ? 'is already being deleted' : 'was deleted'}`,
    absent: (name, record) => `Nothing to delete: ${name} does not exist.${suggested(record)}`,
    skipped: (name, record) => (record.name === undefined ? 'Skipped' : `Skipped ${name}`)
};
function failureSentence(kind, failure, record) {
    const { command } = record;
    const what = command === undefined
        ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMessage */ .hC)(failure.message.replace(/[.]?(?:\n.*)?$/s, ''))
        : `${subject(command, failure, record)} ${nameOf(record)} ${(0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .pastOf */ .CM)(kind)}`;
    if (kind === 'timed_out')
        return `${what}${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .stillDoes */ .OU)(record)}`;
    const serving = (0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .servingFact */ .ty)(failure, record);
    const fact = failure.unchanged ? 'Nothing was changed.' : serving && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMessage */ .hC)(serving);
    return fact === undefined ? what : `${what}. ${fact}`;
}
function subject(command, { code }, record) {
    if (code === 'check_failed')
        return 'Smoke check of';
    const { log } = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOf */ .Pr)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .badEnd */ .LR)(record) ?? '');
    const isOfRevision = code === 'revision_failed' || code === 'rollback_failed';
    if (isOfRevision && log !== undefined)
        return log === 'build' ? 'Build of' : 'Rollout of';
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .capitalized */ .l2)(command)} ${BEFORE_NAME[command] ?? 'of'}`;
}
function planText(plan) {
    if (plan === undefined)
        return 'planned';
    const { operation, new_revision } = plan;
    if (plan.built_by_service !== undefined)
        return 'nothing to send, the service builds this push';
    if (operation === 'unchanged')
        return plan.in_progress ? 'nothing to change; a rollout is in progress' : 'nothing to change';
    if (operation === 'delete')
        return 'delete';
    const revision = new_revision ? 'new revision' : 'no new revision';
    return `${operation === 'rollback' ? 'roll back' : operation}, ${revision}`;
}
function planSentence(name, record) {
    const { plan } = record;
    if (plan === undefined)
        return `Plan for ${name}`;
    return `Plan for ${name}: ${plan.operation === 'rollback' ? `roll back${goal(record)}` : planText(plan)}`;
}
const suggested = ({ meant }) => meant === undefined ? '' : ` Did you mean ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(meant, 100)}?`;
function sweepSentence(name, record) {
    const { previews = [], swept = [], operation, unchecked } = record;
    const verb = operation === 'planned' ? 'Dry run: would delete' : 'Deleted';
    const unread = unchecked === undefined ? '' : `. Could not check ${unchecked.count} of them`;
    const mend = unchecked?.needs_token ? ': set `github_token`' : '';
    return `${verb} ${swept.length} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(previews.length, 'preview')} of ${name}${unread}${mend}${suggested(record)}`;
}
function nameOf({ name, deployment_id, asked_id }) {
    if (name !== undefined)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(name, 100);
    const id = deployment_id ?? asked_id;
    return id === undefined ? 'the deployment' : `deployment ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortId */ .m_)(id), 100)}`;
}
function step(record) {
    const ref = record.new_revision === false ? undefined : record.wanted_ref;
    const release = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz)(ref) ? ` to ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(ref.replace('refs/tags/', ''), 100)}` : '';
    const now = (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameCode */ .F)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(record));
    if (now === undefined)
        return release;
    const served = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .servedBefore */ .p7)(record);
    const before = served === undefined ? undefined : (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameCode */ .F)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(record, served));
    const at = before === undefined || before === now ? ` at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(now)}` : `: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(before)} → ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(now)}`;
    return `${release}${at}`;
}
function goal(record) {
    const to = record.plan?.rolls_back_to;
    if (to === undefined)
        return '';
    const name = (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameCode */ .F)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(record, to));
    return name === undefined ? ` to revision ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortId */ .m_)(to))}` : ` to ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(name)}`;
}
function headlineOfMany(ends) {
    const icons = new Set(ends.map(({ kind }) => _outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .KINDS */ .GW[kind].icon));
    return `${WORST.find((one) => icons.has(one)) ?? '✅'} ${countsOf(ends, (name) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(name, 100))}`;
}
const MOST_NAMES = 3;
function countsOf(ends, shown = (name) => name) {
    const words = [...new Set(Object.values(_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .KINDS */ .GW).map(({ word }) => word))];
    const counts = words.flatMap((word) => {
        const alike = ends.filter(({ kind }) => _outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .KINDS */ .GW[kind].word === word);
        const isNamed = alike.length <= MOST_NAMES && alike.every(({ kind }) => _outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .KINDS */ .GW[kind].list === 'failed');
        if (isNamed)
            return alike.length === 0 ? [] : `${alike.map(({ name }) => shown(name)).join(', ')} ${word}`;
        return `${alike.length === ends.length ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(alike.length, 'deployment') : alike.length} ${word}`;
    });
    const isUntouched = ({ kind, failure }) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isPlan */ .q5)(kind) || kind === 'blocked' || failure?.unchanged === true;
    const plan = ends.every(({ kind }) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isPlan */ .q5)(kind)) ? 'Plan: ' : '';
    return `${plan}${counts.join(', ')}${ends.every(isUntouched) ? '. Nothing was changed.' : ''}`;
}
const WORST = ['❌', '⏹️', '⏳', '⚠️', '✅', '🗑️', '📋', '⏭️'];


/***/ }),

/***/ 88339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ DELETIONS),
/* harmony export */   OG: () => (/* binding */ logLines),
/* harmony export */   b$: () => (/* binding */ PLAN_ONLY)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _deploy_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57469);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89453);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51880);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(60745);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37400);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(75851);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35509);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(87438);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(92160);
/* harmony import */ var _shown_facts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(57862);












const PLAN_ONLY = 'Plan only. Nothing was changed.';
const info = (text) => [{ level: 'info', text }];
function logLines(event, before) {
    const { warnings } = (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .recordEvent */ .yM)(before, event);
    const level = before.warnings.length < _record_js__WEBPACK_IMPORTED_MODULE_9__/* .MOST */ ._B ? 'warning' : 'debug';
    const isNew = (text) => !before.warnings.includes(text);
    const linesOf = LINES[event.type];
    return [
        ...(linesOf?.(event, before) ?? []),
        ...warnings.filter(isNew).map((text) => ({ level, text }))
    ];
}
const LINES = {
    deployment_read: ({ deployment: { id, name } }, before) => before.deployment_id === id ? [] : info(`Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(name)}" (${id})`),
    deployment_identified: ({ deployment_id }, { name }) => info(`Deployment${name === undefined ? '' : ` "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(name)}"`} (${deployment_id})`),
    deployment_not_found: notFoundLines,
    attempt_compared: comparedLines,
    planned: ({ plan }) => planLines((0,_shown_facts_js__WEBPACK_IMPORTED_MODULE_10__/* .shownPlan */ .vJ)(plan)),
    operation_decided: operationLines,
    revision_identified: revisionLines,
    status_read: (event, before) => before.command === 'plan'
        ? info(`Latest revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_8__/* .namedRevision */ .ni)(before, event.revision_id)}: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(event.status, 60)}`)
        : statusLines(event, before.statuses.length),
    rollback_progressed: (event, { going_back }) => statusLines(event, going_back?.statuses.length ?? 0),
    wait_ended: deployedLines,
    retrying: retryLines,
    recovered: (_, { retries }) => (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .isFailureShown */ .u7)(retries)
        ? info(`  Recovered after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(retries.since_answer, 'failed attempt')}.`)
        : [],
    previews_listed: sweepLines,
    preview_swept: ({ name, deletion }) => deletion === undefined ? [] : info(`  ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(name)}  ${DELETIONS[deletion].word}`),
    deletion_read: ({ deletion }) => info(DELETIONS[deletion].sentence),
    serving_read: ({ revision_id, is_earlier }, { serving_revision_id }) => is_earlier && serving_revision_id !== revision_id
        ? info(`  The agent server still answers from revision ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortId */ .m_)(revision_id)}. Waiting for the deployed one.`)
        : [],
    serving_unverified: () => info('  Not verified which revision answers: the agent server did not name this one.'),
    serving_confirmed: () => info('  Live: the agent server answers with this revision.'),
    check_ended: ({ check }) => checkLines(check),
    log_read: earlierLogLines,
    log_missing: ({ problem }) => [{ level: 'debug', text: `No log of the revision: ${problem}` }],
    rolled_back: ({ to }, before) => info(`Rolled back to revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_8__/* .namedRevision */ .ni)(before, to)}.`),
    rollback_begun: ({ to, way }, before) => before.going_back === undefined
        ? info(`Rolling back to ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_8__/* .namedRevision */ .ni)(before, to)}, the last revision that was DEPLOYED, with a ${way}.`)
        : info('The service cannot redeploy a revision; rolling back with a patch.'),
    rollback_revision_known: ({ revision_id }) => info(`Revision ${revision_id}`),
    rollback_ended: ({ rollback }) => rollback.result === 'not_needed' ? info(rollback.message) : [],
    skipped: ({ reason }) => [{ level: 'notice', text: `Skipped: ${reason}` }],
    secrets_removed: ({ names }) => info(`Removed secrets: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(names.join(', '), 300)}`),
    info: ({ message }) => info(message)
};
function notFoundLines({ what, meant, by_id }) {
    const fact = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l2)((0,_deploy_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_1__/* .noSuchDeployment */ .et)(by_id ? { deployment_id: what } : { name: what }))}.`;
    const isMistake = by_id || meant !== undefined;
    const text = meant === undefined ? fact : `${fact} Did you mean "${meant}"?`;
    return [{ level: isMistake ? 'warning' : 'info', text }];
}
function comparedLines({ status, active_revision_id: active }, before) {
    const serving = active === null
        ? 'The service names no serving revision'
        : `Serving: revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_8__/* .namedRevision */ .ni)(before, active)}`;
    return info(`${serving}. The plan compares with the last attempt (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(status, 40)}).`);
}
function planLines(plan) {
    const { operation, new_revision, reasons, changes, built_by_service } = plan;
    const isKept = operation === 'unchanged' || (operation === 'update' && !new_revision);
    const isExplained = isKept || operation === 'rollback' || built_by_service !== undefined;
    const repeated = changes.filter(({ difference }) => difference === 'repeated');
    const why = new Set(repeated.flatMap(({ note }) => note ?? []));
    const shown = (0,_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .changeRows */ .QP)(changes.filter((change) => !repeated.includes(change)));
    const rows = shown.map((row) => [row.input, (0,_changes_js__WEBPACK_IMPORTED_MODULE_5__/* .changeText */ .k0)(row)]);
    return [
        ...info(`Plan: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_7__/* .planText */ .Pt)(plan)}`),
        ...(isExplained ? reasons : [...why]).flatMap((reason) => info(`  ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenDigests */ .fQ)(reason)}`)),
        ...alignRows(rows, 'change')
    ];
}
function sweepLines({ previews }) {
    const goes = previews.filter((preview) => preview.verdict === 'delete').length;
    const rows = previews.map(({ name, verdict, reason }) => [(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(name), `${verdict}: ${reason}`]);
    return [
        ...info(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(previews.length, 'preview')}, ${goes} to delete`),
        ...alignRows(rows, 'preview')
    ];
}
const MOST_ROWS = 15;
function alignRows(rows, what) {
    const width = Math.max(0, ...rows.map(([path]) => path.length));
    const lines = rows.map(([path, text]) => `  ${path.padEnd(width)}  ${text}`);
    if (rows.length > MOST_ROWS)
        return [{ level: 'info', title: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(rows.length, what), text: lines.join('\n') }];
    return lines.flatMap(info);
}
function deployedLines({ status, requests, within_ms }, before) {
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) !== 'deployed')
        return [];
    const commit = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_8__/* .commitOf */ .D3)(before);
    const noticed = within_ms === undefined ? '' : `, noticed within ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spellDuration */ .jl)(within_ms)}`;
    return [
        ...(commit === undefined ? [] : info(`         commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(commit)}`)),
        { level: 'debug', text: `         ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(requests, 'request')}${noticed}` }
    ];
}
function statusLines({ elapsed_ms, status }, seen) {
    const level = seen < _record_js__WEBPACK_IMPORTED_MODULE_9__/* .MOST */ ._B ? 'info' : 'debug';
    return [
        { level, text: `  ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(elapsed_ms).padStart(5)}  ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(status, 60)}` }
    ];
}
function retryLines({ problem, delay_ms }, { retries }) {
    const total = retries.total + 1;
    const so_far = total === 1 ? '' : ` (${total} failed attempts so far)`;
    const text = `  Retrying in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spellDuration */ .jl)(delay_ms)}${so_far}: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(problem)}`;
    return [{ level: (0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .isFailureShown */ .u7)({ total, since_answer: 1 }) ? 'info' : 'debug', text }];
}
const DELETIONS = {
    absent: { word: 'already deleted', sentence: 'Nothing to delete.' },
    already_deleting: {
        word: 'already being deleted',
        sentence: 'Already being deleted. The name stays reserved until that finishes.'
    },
    accepted: {
        word: 'deleted',
        sentence: 'Deleted. A new deployment can use the name when the service has finished.'
    }
};
function operationLines({ operation, new_revision }, before) {
    const { plan, command } = before;
    if (operation === 'created')
        return info('Created.');
    if (operation === 'updated')
        return info(new_revision ? 'Updated.' : 'Updated without a new revision.');
    if (operation === 'rolled_back')
        return info('Rollback requested.');
    if (operation === 'planned')
        return info(command === 'sweep' ? 'Dry run. Nothing was deleted.' : PLAN_ONLY);
    if (operation !== 'unchanged')
        return [];
    if (plan?.built_by_service !== undefined)
        return info('Nothing to send. The service builds this push automatically.');
    const isFinal = plan?.in_progress || command === 'rollback';
    return info(`Nothing was changed.${isFinal ? '' : ' To build again, set `new_revision: always`.'}`);
}
function revisionLines(event, before) {
    const { revision_id, superseded } = event;
    if (before.revision_id === revision_id || before.command === 'plan')
        return [];
    const served = superseded ? undefined : (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_8__/* .servedBefore */ .p7)((0,_record_js__WEBPACK_IMPORTED_MODULE_9__/* .recordEvent */ .yM)(before, event));
    const active = served === undefined ? '' : `; ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_8__/* .namedRevision */ .ni)(before, served)} was active before`;
    return info(`Revision ${(0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameRevision */ .h)(revision_id, (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_8__/* .codeOf */ .$N)(before, revision_id))}${active}`);
}
function checkLines({ result, assistant, asked, events, elapsed_ms }) {
    const done = asked === undefined ? 'was found' : 'answered';
    const what = assistant === undefined ? '' : `: assistant "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_11__/* .sanitizeLine */ .g$)(assistant)}"`;
    const head = `Smoke check${what} ${result === 'passed' ? done : 'failed'} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spellDuration */ .jl)(elapsed_ms)}`;
    const shown = result === 'passed' ? [] : events;
    return [head, ...shown.map(({ event, text }) => `  ${event.padEnd(12)} ${text}`)].flatMap(info);
}
function earlierLogLines({ log: { log, revision_id, lines } }) {
    const earlier = lines.slice(0, -_failure_js__WEBPACK_IMPORTED_MODULE_6__/* .LOG_LINES_AT_ERROR */ .gc).map((line) => `  ${line}`);
    const title = `Earlier lines of the ${log} log of revision ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortId */ .m_)(revision_id)}`;
    return earlier.length === 0 ? [] : [{ level: 'info', title, text: earlier.join('\n') }];
}


/***/ }),

/***/ 55663:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ rowOf),
/* harmony export */   c: () => (/* binding */ COLUMNS)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6375);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35509);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87438);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50333);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(54668);







const COLUMNS = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated'];
function rowOf(shown, updated) {
    const { name } = shown;
    const hasRest = !(0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isGone */ .ST)(shown);
    const hasAddress = hasRest && shown.failure?.code !== 'deployment_deleted';
    const took = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(shown).kind) ? 0 : ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .tookMs */ .gM)(shown) ?? 0);
    return {
        Name: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(name, 100),
        Status: statusCell(shown),
        Link: hasAddress ? linkCell(shown) : '',
        Commit: hasRest ? commitCell(shown) : '',
        Time: hasRest && took >= _timeline_js__WEBPACK_IMPORTED_MODULE_5__/* .SHORTEST_MS */ .I$ ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(took) : '',
        Updated: updated ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTime */ .fU)(updated.at), updated.run_url) : ''
    };
}
function statusCell(shown) {
    const { record, failure } = shown;
    const { kind } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(shown);
    const { icon, word } = _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind];
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)(kind))
        return `${icon} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .planText */ .Pt)(record.plan))}`;
    if ((kind === 'pending' || kind === 'running') && status !== undefined)
        return `${icon} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(status, 40)}`;
    if (kind === 'running' && record.command === undefined)
        return `${icon} Waiting`;
    if (kind === 'absent')
        return `${icon} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(word)}.${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .suggested */ .Mf)(record)}`;
    if (failure !== undefined && kind === 'blocked')
        return `${icon} ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(word)}. ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)(failure.message, 1_000)}`;
    if (failure?.unchanged && kind === 'failed')
        return `${icon} Not changed`;
    if (kind === 'failed' && record.rollback?.rolled_back_to !== undefined)
        return `${icon} Failed, rolled back`;
    const end = kind === 'failed' || kind === 'failed_revision' ? (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .badEnd */ .LR)(record) : undefined;
    return `${icon} ${end === undefined ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(word) : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(end, 40)}`;
}
function linkCell(shown) {
    const { url } = shown.record;
    const remark = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(shown).kind) ? undefined : (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .linkRemark */ .B_)(shown.record);
    if (shown.failure !== undefined && (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .servingOf */ .K3)(shown.record).is === 'nothing')
        return 'nothing is serving';
    if (url === undefined || remark === undefined)
        return '';
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)('Open', url)} · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)('API docs', `${url}/docs`)}${remark}`;
}
function commitCell(shown) {
    const { record } = shown;
    const { revision_id, new_revision, wanted_commit: wanted } = record;
    const built = revision_id === undefined || (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(shown).kind) ? undefined : (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record);
    if (built !== undefined)
        return commitLink(record, built);
    const isKept = revision_id !== undefined && new_revision === false;
    return wanted === undefined || isKept ? '' : `for ${commitLink(record, wanted)}`;
}
function commitLink({ repo_url }, commit) {
    const isCommit = /^[0-9a-f]{7,64}$/i.test(commit);
    const url = repo_url?.replace(/\.git$/, '');
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit)), isCommit && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .isSafeAddress */ .cr)(url) ? `${url}/commit/${commit}` : undefined);
}


/***/ }),

/***/ 31783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ warningsBlock),
/* harmony export */   Tp: () => (/* binding */ background),
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   fN: () => (/* binding */ idsList),
/* harmony export */   ig: () => (/* binding */ foremost)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6375);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60745);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37400);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75851);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87438);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88339);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50333);








const LONGEST_LINE = 1_000;
const MOST_ROWS = 100;
const MOST_WARNINGS = 5;
function detailsOf(shown, { isOneOfMany }) {
    const { name, failure } = shown;
    const { kind } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .conclude */ .Ep)(shown);
    if (kind === 'blocked')
        return '';
    const first = foremost(shown, isOneOfMany);
    const rest = background(shown);
    const details = present([...rest, idsList(shown)]).join('\n\n');
    const isFolded = details !== '' && (first.length > 0 || !isOneOfMany);
    const folds = isFolded ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(rest.length > 0 ? 'Details' : 'IDs', details) : details;
    const sections = present([...first, folds]).join('\n\n');
    if (!isOneOfMany || sections === '')
        return sections;
    const isFailure = failure !== undefined && !failure.unchanged;
    const open = isFailure || ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .isPlan */ .q5)(kind) && kind !== 'plan_unchanged');
    const why = failure === undefined || open ? '' : `: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeHtml */ .ZD)(failure.message.replace(/\n.*/s, ''))}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeHtml */ .ZD)(name, 100)}${why}`, sections, { open });
}
function foremost(shown, isOneOfMany = false) {
    const { record, failure } = shown;
    const isUnsaid = isOneOfMany || (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .conclude */ .Ep)(shown).kind === 'timed_out';
    const serving = failure && isUnsaid ? (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .servingFact */ .ty)(failure, record) : undefined;
    return present([
        failure && failureBlock(failure, record, serving),
        record.revision_log && revisionLog(record.revision_log),
        failure?.advice && adviceBlock(failure.advice),
        record.skipped && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)(record.skipped, 500),
        warningsBlock(record.warnings, record),
        failure && changesFold(shown),
        (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .isPlan */ .q5)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .conclude */ .Ep)(shown).kind) ? changesSection(record) : undefined,
        previewsTable(record)
    ]);
}
function background(shown, picture) {
    const { record, failure } = shown;
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .isGone */ .ST)(shown))
        return [];
    const { kind } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .conclude */ .Ep)(shown);
    const isSaid = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .isPlan */ .q5)(kind) || kind === 'resumed' || failure !== undefined;
    return present([
        isSaid ? undefined : changesSection(record),
        record.check && transcript(record.check),
        picture
    ]);
}
function changesFold(shown) {
    const { record, failure } = shown;
    const changes = failure?.unchanged || (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .isGone */ .ST)(shown) ? [] : (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .appliedChanges */ .Zl)(record);
    if (changes.every(({ difference }) => difference === 'repeated'))
        return undefined;
    const told = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRows */ .QP)(changes).map((row) => `${row.input}: ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeText */ .k0)(row)}`);
    const since = record.compares_with_attempt ? ' since the last attempt' : '';
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeHtml */ .ZD)(`Changes${since}: ${told.join('; ')}`, 300);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(title, changesTable(changes, record));
}
function idsList(shown) {
    const ids = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .isGone */ .ST)(shown) ? [] : (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .knownIds */ .sG)(shown.record);
    return ids.map(([what, id]) => `- ${what}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(id, 500)}`).join('\n');
}
const present = (sections) => sections.filter((section) => section !== undefined && section !== '');
function failureBlock(failure, record, serving) {
    const { message, code: errorCode, docs_url } = failure;
    const lines = [...message.split('\n'), serving ?? ''].filter((line) => line !== '');
    const [first = '', ...facts] = lines.map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .withShortIds */ .DR)(line, record), LONGEST_LINE));
    const head = record.command === undefined && facts.length > 0 ? '' : `**${first}** `;
    return [`${head}${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(errorCode), docs_url)}`, ...facts]
        .map((line) => `> ${line}`)
        .join('  \n');
}
function adviceBlock(advice) {
    const [fix = '', ...lines] = advice.split('\n');
    const commands = lines.map((line) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(line, LONGEST_LINE));
    const block = commands.length === 0 ? [] : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .codeBlock */ .DV)(commands, 'sh').split('\n');
    return [`**To fix:** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)(fix, LONGEST_LINE)}`, ...block]
        .map((line) => `> ${line}`)
        .join('\n');
}
function warningsBlock(warnings, record) {
    const quote = warnings
        .map((text) => `> ⚠️ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .withShortIds */ .DR)(text, record), LONGEST_LINE)}`)
        .join('\n>\n');
    if (warnings.length > MOST_WARNINGS)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(`⚠️ ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(warnings.length, 'warning')}`, quote);
    return quote === '' ? undefined : quote;
}
function changesSection(record) {
    const { plan } = record;
    if (plan === undefined)
        return undefined;
    const changes = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .appliedChanges */ .Zl)(record);
    const isShown = changes.some(({ difference }) => difference !== 'repeated');
    const reasons = plan.reasons
        .slice(0, MOST_ROWS)
        .map((one) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenDigests */ .fQ)(one), LONGEST_LINE));
    const isExplained = reasons.length > 0 && (!isShown || plan.operation === 'rollback');
    const why = isExplained ? `Why: ${reasons.join('; ')}.` : undefined;
    return present([isShown ? changesTable(changes, record) : undefined, why]).join('\n\n');
}
function changesTable(changes, record) {
    const rows = (0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRows */ .QP)(changes);
    const isMixed = record.plan?.operation !== 'create' &&
        new Set(rows.map(({ new_revision }) => new_revision)).size > 1;
    const hasBefore = rows.some(({ before }) => before !== undefined);
    const columns = {
        Input: ({ input }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(input),
        ...(hasBefore && {
            [record.compares_with_attempt ? 'Last attempt' : 'Before']: ({ before }) => before === undefined ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(before, 120)
        }),
        [hasBefore ? 'After' : 'Value']: afterCell,
        ...(isMixed && { 'New revision': ({ new_revision }) => (new_revision ? 'yes' : 'no') })
    };
    const cells = rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)));
    return firstRows(Object.keys(columns), cells, 'more field');
}
function afterCell({ before: _before, ...row }) {
    const { input, after, note } = row;
    if (after === undefined || input === 'secrets')
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)((0,_changes_js__WEBPACK_IMPORTED_MODULE_1__/* .changeText */ .k0)(row), 400);
    return note === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(after, 120) : `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(after, 120)} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)(note)})`;
}
function firstRows(head, rows, more) {
    const others = rows.length - MOST_ROWS;
    return ((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .table */ .tp)(head, rows.slice(0, MOST_ROWS)) + (others > 0 ? `\n\n… and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(others, more)}` : ''));
}
function transcript({ result, assistant, asked, events, elapsed_ms }) {
    const sign = result === 'passed' ? '✅' : '❌';
    const rows = events.map(({ event, text }) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(event, 40), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMarkdown */ .FV)(text, 200)]);
    const parts = [
        ...(asked === undefined ? [] : [`Sent: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(asked, 200)}`]),
        rows.length === 0 ? 'No events.' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .table */ .tp)(['Event', 'Payload'], rows)
    ];
    const title = `${sign} Smoke check${assistant === undefined ? '' : ` of assistant "${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeHtml */ .ZD)(assistant, 100)}"`} ${result} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .spellDuration */ .jl)(elapsed_ms)}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(title, parts.join('\n\n'));
}
function revisionLog(log) {
    const title = `${(0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .logTitle */ .V8)(log)} of revision ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(log.revision_id)}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeHtml */ .ZD)(title), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .codeBlock */ .DV)(log.lines.slice(-_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .LOG_LINES_AT_ERROR */ .gc), 'text'), {
        open: true
    });
}
function previewsTable({ previews = [], swept = [] }) {
    if (previews.length === 0)
        return undefined;
    const resultOf = ({ name, verdict }) => {
        const done = swept.find((one) => one.name === name);
        if (verdict === 'keep')
            return 'kept';
        if (done === undefined)
            return 'not deleted';
        return done.deletion === undefined ? 'would be deleted' : _log_js__WEBPACK_IMPORTED_MODULE_4__/* .DELETIONS */ .OE[done.deletion].word;
    };
    const rows = previews.map((preview) => {
        const { name, pull, reason } = preview;
        return [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(name), String(pull), resultOf(preview), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)(reason)];
    });
    return firstRows(['Preview', 'Number', 'Result', 'Reason'], rows, 'more preview');
}


/***/ }),

/***/ 54668:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I$: () => (/* binding */ SHORTEST_MS),
/* harmony export */   IO: () => (/* binding */ timeline),
/* harmony export */   Mf: () => (/* binding */ deploymentsTimeline)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6375);



const SHORTEST_MS = 1_000;
function timeline(record) {
    const { statuses, going_back, waited_ms: endMs = 0 } = record;
    const hasFailed = statuses.some(({ status }) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'failed');
    if (endMs < (hasFailed ? 1 : SHORTEST_MS) || statuses.length === 0)
        return undefined;
    const steps = statuses.map(({ revision_id, status, elapsed_ms: from }) => {
        return { section: plainName(revision_id).slice(0, 8), status, from };
    });
    const back = (going_back?.statuses ?? []).map(({ status, elapsed_ms }) => {
        return { section: 'Rollback', status, from: endMs + elapsed_ms };
    });
    const lastMs = back.at(-1)?.from ?? endMs;
    return gantt('Time in each status', lastMs, [...draw(steps, endMs), ...draw(back, lastMs, endMs)]);
}
function deploymentsTimeline(states) {
    const bars = states.flatMap(({ name, record, failure, started_ms: from, ended_ms: to }) => record.command === 'delete' || from === undefined || to === undefined
        ? []
        : [{ name, failure, from, to }]);
    const lastMs = Math.max(0, ...bars.map(({ to }) => to));
    if (lastMs < SHORTEST_MS)
        return undefined;
    const tasks = bars.map(({ name, failure, from, to }) => task(plainName(name), failure ? 'crit' : 'done', from, to));
    return gantt('Time of each deployment', lastMs, tasks);
}
function gantt(title, lastMs, tasks) {
    const axis = lastMs < 3_600_000 ? '%M:%S' : '%H:%M:%S';
    const head = [
        `title ${title}`,
        'dateFormat x',
        `axisFormat ${axis}`,
        `tickInterval ${tickInterval(lastMs)}`
    ];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)(['gantt', ...[...head, 'todayMarker off', ...tasks].map((line) => `  ${line}`)], 'mermaid');
}
function tickInterval(lastMs) {
    const seconds = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800].find((tick) => tick * 6_000 >= lastMs);
    if (seconds === undefined)
        return `${Math.ceil(lastMs / 3_600_000 / 6)}hour`;
    return seconds < 60 ? `${seconds}second` : `${seconds / 60}minute`;
}
function draw(steps, endMs, beginMs = 0) {
    return steps.flatMap(({ section, status, from }, i) => {
        const next = steps[i + 1];
        const until = Math.max(from, next?.from ?? endMs);
        const verdict = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status);
        const hasFailed = next?.section === section && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(next.status) === 'failed';
        const drawn = hasFailed ? 'crit' : next === undefined ? 'active' : 'done';
        return [
            ...(section === steps[i - 1]?.section ? [] : [`section ${section}`]),
            verdict === 'pending'
                ? task(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(until - from)} ${plainName(status)}`, drawn, from, until)
                : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(from - beginMs)} to ${plainName(status)} :${verdict === 'deployed' ? '' : 'crit, '}milestone, ${Math.round(from)}, 0ms`
        ];
    });
}
function task(name, drawn, from, until) {
    const [start, end] = [Math.round(from), Math.round(until)];
    return `${name} :${drawn}, ${start}, ${Math.max(end, start + 1)}`;
}
function plainName(text) {
    return text.replace(/[^A-Za-z0-9_ -]/g, '').slice(0, 40) || 'status';
}


/***/ }),

/***/ 50333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ pastOf),
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Fz: () => (/* binding */ githubState),
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   IQ: () => (/* binding */ rankOf),
/* harmony export */   ST: () => (/* binding */ isGone),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   gM: () => (/* binding */ tookMs),
/* harmony export */   q5: () => (/* binding */ isPlan),
/* harmony export */   uq: () => (/* binding */ kindOfFailure)
/* harmony export */ });
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87438);

function tookMs({ started_ms, ended_ms }) {
    return started_ms === undefined || ended_ms === undefined ? undefined : ended_ms - started_ms;
}
const entries = (of) => of;
const KINDS = entries({
    failed: { icon: '❌', word: 'failed', list: 'failed', github: 'failure' },
    timed_out: { icon: '❌', word: 'timed out', list: 'failed', github: 'failure' },
    superseded: { icon: '❌', word: 'superseded', list: 'failed', github: 'failure' },
    cancelled: { icon: '⏹️', word: 'cancelled', list: 'failed', github: 'error' },
    stopped: { icon: '⏹️', word: 'stopped by an internal error', list: 'failed', github: 'error' },
    created: { icon: '✅', word: 'deployed', github: 'success' },
    updated: { icon: '✅', word: 'deployed', github: 'success' },
    other_commit: { icon: '⚠️', word: 'deployed at another commit', github: 'success' },
    failed_revision: { icon: '⚠️', word: 'on a failed revision', github: 'failure' },
    rolled_back: { icon: '✅', word: 'rolled back', github: 'success' },
    deleted: { icon: '🗑️', word: 'deleted', github: 'inactive' },
    swept: { icon: '🗑️', word: 'swept', github: 'success' },
    plan_create: { icon: '📋', word: 'to create', github: 'success', is_plan: true },
    plan_update: { icon: '📋', word: 'to update', github: 'success', is_plan: true },
    plan_rollback: { icon: '📋', word: 'to roll back', github: 'success', is_plan: true },
    plan_delete: { icon: '📋', word: 'to delete', github: 'success', is_plan: true },
    plan_unchanged: {
        icon: '📋',
        word: 'unchanged',
        list: 'unchanged',
        github: 'success',
        is_plan: true
    },
    planned: { icon: '📋', word: 'planned', github: 'success', is_plan: true },
    unchanged: { icon: '✅', word: 'unchanged', github: 'success' },
    resumed: { icon: '✅', word: 'resumed', github: 'success' },
    absent: { icon: '⏭️', word: 'did not exist', github: 'inactive' },
    running: { icon: '⏳', word: 'in progress', github: 'in_progress' },
    pending: { icon: '⏳', word: 'in progress', github: 'in_progress' },
    skipped: { icon: '⏭️', word: 'skipped', list: 'skipped', github: 'success' },
    blocked: { icon: '⏭️', word: 'skipped', list: 'skipped', github: 'failure' }
});
function conclude({ record, failure, isOver }) {
    return failure === undefined
        ? { kind: kindOf(record, isOver) }
        : { kind: kindOfFailure(failure), failure };
}
const KIND_OF_CODE = {
    dependency_failed: 'blocked',
    superseded: 'superseded',
    wait_timeout: 'timed_out'
};
function kindOfFailure({ kind, code }) {
    if (kind === 'cancelled')
        return code === 'internal' ? 'stopped' : 'cancelled';
    return KIND_OF_CODE[code] ?? 'failed';
}
function kindOf(record, isOver) {
    const { operation = 'unchanged', deletion, command, plan, other_commit } = record;
    if (operation === 'deleted')
        return deletion === 'absent' ? 'absent' : 'deleted';
    if (operation === 'swept' || operation === 'skipped')
        return operation;
    if (command === 'plan' || operation === 'planned')
        return plan === undefined ? 'planned' : `plan_${plan.operation}`;
    if (!isOver)
        return 'running';
    if ((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .isPending */ .mm)(record))
        return 'pending';
    if ((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .badEnd */ .LR)(record) !== undefined)
        return 'failed_revision';
    if (other_commit !== undefined)
        return 'other_commit';
    return operation === 'unchanged' && (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBecomeLive */ ._Q)(record) ? 'resumed' : operation;
}
function listOf({ kind }, { operation }) {
    const { list } = KINDS[kind];
    if (list !== undefined)
        return list;
    if (operation === 'unchanged')
        return 'unchanged';
    return operation === 'created' || operation === 'updated' ? 'deployed' : undefined;
}
function githubState({ kind, failure }) {
    return failure?.kind === 'error' ? 'error' : KINDS[kind].github;
}
function rankOf(kind) {
    const { list, github } = KINDS[kind];
    return list === 'failed' ? 0 : github === 'in_progress' ? 1 : 2;
}
const isPlan = (kind) => KINDS[kind].is_plan === true;
const pastOf = (kind) => kind === 'failed' || kind === 'timed_out' ? KINDS[kind].word : `was ${KINDS[kind].word}`;
const GONE = new Set(['deleted', 'absent', 'swept', 'skipped', 'blocked']);
const isGone = (shown) => GONE.has(conclude(shown).kind) || shown.record.command === 'delete';


/***/ }),

/***/ 59388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ runDeployment)
});

// EXTERNAL MODULE: ./lib/src/adapters/http/time-limit.js
var time_limit = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/inputs/paths.js
var paths = __webpack_require__(68894);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/github/github-side.js
var github_side = __webpack_require__(54544);
// EXTERNAL MODULE: ./lib/src/adapters/http/safe-url.js
var safe_url = __webpack_require__(15459);
// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var contract_dialect = __webpack_require__(81415);
// EXTERNAL MODULE: ./lib/src/deploy/core/session.js
var core_session = __webpack_require__(91478);
// EXTERNAL MODULE: ./lib/src/contract/answers.js
var answers = __webpack_require__(47274);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/requests/missing-api.js
var missing_api = __webpack_require__(82196);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(10323);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
// EXTERNAL MODULE: ./lib/src/deploy/core/request.js
var request = __webpack_require__(33267);
// EXTERNAL MODULE: ./lib/src/deploy/core/settle.js
var settle = __webpack_require__(75099);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-by-name.js
var find_by_name = __webpack_require__(57469);
// EXTERNAL MODULE: ./lib/src/deploy/find/ownership.js
var find_ownership = __webpack_require__(19463);
;// CONCATENATED MODULE: ./lib/src/deploy/delete/delete-deployment.js












async function deleteDeployment(session, target, ownership, confirm) {
    const { emit } = session;
    const found = await findForDelete(session, target, ownership);
    if (typeof found === 'object' && 'kept' in found) {
        emit({ type: 'warning', message: found.kept });
        return emit({ type: 'skipped', reason: 'Nothing was deleted.' });
    }
    if (typeof found === 'object' && confirm !== undefined && ownership?.if_foreign !== 'keep') {
        await assertConfirmed(session, found.id, confirm);
    }
    const deletion = typeof found === 'string' ? found : await deleteById(session, found.id);
    if (deletion === 'absent')
        await reportAbsent(session, target);
    emit({ type: 'operation_decided', operation: 'deleted', new_revision: false });
    emit({ type: 'deletion_read', deletion });
}
async function assertConfirmed({ controlPlane }, id, confirm) {
    const deployment = (await (0,retry/* orNull */.Xd)(controlPlane.readDeployment(id))) ?? {
        id,
        name: id,
        source_config: {}
    };
    const url = (0,web_address/* webAddress */.D)((0,answers/* shownUrl */.zA)(deployment)) ?? 'without a URL';
    const what = `This deletes ${(0,find_by_name/* describeDeployment */.Ti)(deployment)}, ${url}, with all of its revisions.`;
    if (await confirm(deployment.name, what))
        return;
    throw new errors/* DeployError */.sH('input_invalid', `"${(0,sanitize/* sanitizeLine */.g$)(deployment.name)}" was not typed.`, {
        advice: request/* TYPE_NAME */.d
    });
}
async function planDelete(session, target, ownership) {
    const found = await findForDelete(session, target, ownership);
    if (found === 'absent')
        await reportAbsent(session, target);
    const operation = typeof found === 'object' && 'id' in found ? 'delete' : 'unchanged';
    const warnings = typeof found === 'object' && 'kept' in found ? [found.kept] : [];
    const reasons = [explain(found, target)];
    session.emit({
        type: 'planned',
        plan: { operation, new_revision: false, reasons, changes: [], warnings }
    });
    session.emit({ type: 'operation_decided', operation: 'planned', new_revision: false });
}
function explain(found, target) {
    if (found === 'already_deleting')
        return 'the deployment is already being deleted';
    if (found === 'absent')
        return (0,find_by_name/* noSuchDeployment */.et)(target);
    return 'id' in found
        ? `deployment ${found.id} would be deleted`
        : 'the deployment belongs to another repository';
}
async function reportAbsent(session, { deployment_id: id, name = '' }) {
    const meant = id === undefined ? await (0,find_by_name/* nearName */.cR)(session, name) : undefined;
    const what = { what: (0,sanitize/* sanitizeLine */.g$)(id ?? name), ...(id !== undefined && { by_id: true }) };
    session.emit({ type: 'deployment_not_found', ...what, meant: meant && (0,sanitize/* sanitizeLine */.g$)(meant) });
}
async function findForDelete(session, target, ownership) {
    const { deployment_id, name = '' } = target;
    const found = deployment_id === undefined ? await (0,find_by_name/* findByNameOrRecord */.AF)(session, name) : { id: deployment_id };
    if (found === 'absent')
        return found;
    if (found === 'unlisted') {
        throw await (0,missing_api/* noListError */.WG)(session, {
            consequence: `"${(0,find_by_name/* describeTarget */.ff)(target)}" cannot be found`,
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
    const deployment = await (0,retry/* orNull */.Xd)(session.controlPlane.readDeployment(id));
    if (deployment === null) {
        await (0,missing_api/* assertServiceAnswers */.zF)(session, id);
        return 'absent';
    }
    if (isNamed && deployment.name !== name) {
        const problem = `Deployment ${id} is named "${(0,sanitize/* sanitizeLine */.g$)(deployment.name)}", not "${(0,sanitize/* sanitizeLine */.g$)(name)}".`;
        throw new errors/* DeployError */.sH('name_conflict', problem, {
            advice: 'Correct `deployment_id`, or remove `name`.'
        });
    }
    if (ownership === undefined)
        return { id };
    const { claim, if_foreign } = ownership;
    const isKept = if_foreign === 'keep';
    const named = { ...deployment, name: name ?? deployment.name };
    const why = isKept
        ? await (0,find_ownership/* findForeignReason */.IK)(session, named, claim)
        : (0,find_ownership/* otherRepository */.j5)(deployment, claim);
    if (why === undefined)
        return { id };
    const advice = 'Check `name` and `base_url`. To delete it nevertheless, set `repo_url` to the repository from which it is built.';
    const foreign = (0,find_ownership/* foreignError */.$k)(deployment, why, advice);
    if (isKept)
        return { kept: `Kept: ${foreign.message}` };
    throw foreign;
}
async function deleteById(session, id) {
    let tries = 0;
    const send = () => {
        tries++;
        return session.controlPlane.deleteDeployment(id);
    };
    session.emit({ type: 'write_sent', request: `DELETE /v2/deployments/${id}` });
    const sent = await (0,retry/* tryRequest */.dP)(() => (0,retry/* withRetry */.bD)((0,core_session/* retryOptions */.tO)(session), send));
    if ('value' in sent)
        return 'accepted';
    const { error } = sent;
    if (!(error instanceof errors/* StatusError */.Xs) || !missing_api/* NO_SUCH_OPERATION */.Yi.has(error.status))
        throw error;
    const why = await whyNotFound(session, id, error);
    return tries > 1 ? 'accepted' : why;
}
async function whyNotFound(session, id, cause) {
    const forMs = (0,errors/* isNotFound */.c4)(cause) ? settle/* SETTLES_MS */.EZ : 0;
    const readAgain = () => (0,retry/* orNull */.Xd)(session.controlPlane.readDeployment(id));
    const isGoing = (left) => left === null || (0,contract_status/* isBeingDeleted */.vx)(left);
    const read = await (0,retry/* tryRequest */.dP)(() => (0,settle/* settle */.G9)(session, readAgain, isGoing, { forMs }));
    if ('error' in read) {
        const message = `It is unknown whether the deployment was deleted.\nDeployment ${id}\n${cause.message}\n${read.error.message}`;
        throw new errors/* DeployError */.sH('write_unconfirmed', message, { advice: read.error.advice, cause });
    }
    if (read.value === null) {
        await (0,missing_api/* assertServiceAnswers */.zF)(session, id);
        return 'absent';
    }
    if ((0,contract_status/* isBeingDeleted */.vx)(read.value))
        return 'already_deleting';
    const message = `This service cannot delete deployments. The deployment still exists.\nDeployment ${id}\n${cause.message}`;
    throw new errors/* DeployError */.sH('operation_unsupported', message, {
        advice: 'Delete it in the service.',
        cause
    });
}

// EXTERNAL MODULE: ./lib/src/deploy/compare/find-mismatches.js
var find_mismatches = __webpack_require__(82458);
// EXTERNAL MODULE: ./lib/src/deploy/core/model.js
var model = __webpack_require__(22231);
// EXTERNAL MODULE: ./lib/src/contract/fields.js
var fields = __webpack_require__(96912);
// EXTERNAL MODULE: ./lib/src/contract/resource-spec.js
var resource_spec = __webpack_require__(69501);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/deploy/plan/plan-update.js
var plan_update = __webpack_require__(60137);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/plan.js







function planDeployment({ current, near_name, ...input }) {
    const { wanted, new_revision } = input;
    assertNoTagWithBuildOnPush(wanted, current);
    const plan = current === null ? planCreate(wanted) : (0,plan_update/* planUpdate */.ZL)({ ...input, current });
    const causesRevision = plan.new_revision && plan.built_by_service === undefined;
    if (new_revision === 'never' && causesRevision) {
        throw new errors/* PlanError */.W6('new_revision_refused', ['A new revision is needed, but `new_revision` is never.', ...plan.reasons].join('\n'), { advice: 'Set `new_revision` to auto to allow it, or undo the change.' });
    }
    const warnings = [
        ...plan.warnings,
        ...besideNearName(near_name),
        ...besidePush(wanted, current),
        ...discouraged(wanted)
    ];
    return { ...plan, warnings };
}
function assertNoTagWithBuildOnPush(wanted, current) {
    if (wanted.source !== 'git_host' || !wanted.source_config.build_on_push)
        return;
    const ref = wanted.source_revision_config.repo_ref ?? current?.deployment.source_revision_config.repo_ref;
    if (!(0,refs/* isTag */.dz)(ref))
        return;
    throw new errors/* PlanError */.W6('input_invalid', `build_on_push cannot be true while repo_ref is a tag (${(0,sanitize/* sanitizeLine */.g$)(ref)}).`, {
        advice: 'Set `build_on_push` to false, or `repo_ref` to a branch.'
    });
}
const REQUIRED = {
    git_host: [
        ['name', 'the name of the deployment'],
        ['source_config.repo_url', 'the URL of the repository'],
        ['source_revision_config.repo_ref', 'a branch, or to a tag as refs/tags/…'],
        [
            'source_revision_config.graph_config_path',
            'the path of the graph configuration file in the repository'
        ],
        ['source_config.integration_id', 'the ID of an integration of the git host']
    ],
    external_container: [
        ['name', 'the name of the deployment'],
        ['source_revision_config.image_uri', 'the image to run']
    ]
};
function planCreate(wanted) {
    const problems = REQUIRED[wanted.source]
        .filter(([path]) => (0,fields/* valueAt */.fK)(wanted, path) === undefined)
        .map(([path, what]) => ({
        input: (0,fields/* fieldName */.w5)(path),
        problem: `is required to create the deployment. Set it to ${what}.`
    }));
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    const { name = '', source, source_revision_config, secrets = [] } = wanted;
    const isNeeded = wanted.source === 'external_container' && wanted.needs_resource_spec;
    const lacksSpec = isNeeded && wanted.source_config.resource_spec === undefined;
    const source_config = { ...wanted.source_config, ...(lacksSpec && { resource_spec: {} }) };
    return {
        operation: 'create',
        new_revision: true,
        reasons: [
            `no deployment named "${(0,sanitize/* sanitizeLine */.g$)(name)}" exists; creating it creates its first revision`
        ],
        changes: [
            ...added('source_config', source_config),
            ...added('source_revision_config', source_revision_config),
            ...secrets.map((secret) => ({
                path: `secrets.${secret.name}`,
                difference: 'added',
                new_revision: true
            }))
        ],
        warnings: [],
        request: { name, source, source_config, source_revision_config, secrets }
    };
}
function added(section, values) {
    return Object.entries(values).flatMap(([field, after]) => {
        if (field === 'listener_config')
            return added(`${section}.${field}`, after);
        const size = field === 'resource_spec' ? Object.keys(after).length : 0;
        const new_revision = section === 'source_revision_config' || field === 'resource_spec';
        return {
            path: `${section}.${field}`,
            difference: 'added',
            after: size > 0 ? (0,format/* count */.U9)(size, 'field') : after,
            new_revision
        };
    });
}
function besideNearName(near_name) {
    if (near_name === undefined)
        return [];
    const name = `"${(0,sanitize/* sanitizeLine */.g$)(near_name)}"`;
    return [
        `A deployment named ${name} exists. If this run is meant to update it, set \`name\` to ${name}.`
    ];
}
function besidePush(wanted, current) {
    if (wanted.source !== 'git_host' || wanted.paths === undefined)
        return [];
    const { build_on_push = current?.deployment.source_config.build_on_push } = wanted.source_config;
    if (!build_on_push)
        return [];
    return [
        'build_on_push is true, so the service builds every push to the branch automatically, whatever files it changes. paths applies only to runs that are not such a push. To let paths decide, set build_on_push to false.'
    ];
}
function discouraged(wanted) {
    const spec = wanted.source === 'external_container' ? wanted.source_config.resource_spec : undefined;
    return resource_spec/* DISCOURAGED_FIELDS */.TL.filter((field) => spec?.[field] != null).map((field) => `resource_spec.${field} is marked "do not use" by the service. It is sent unchanged.`);
}

// EXTERNAL MODULE: ./lib/src/deploy/core/send-write.js
var send_write = __webpack_require__(69220);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-current.js
var find_current = __webpack_require__(47643);
;// CONCATENATED MODULE: ./lib/src/deploy/apply/create-deployment.js







const CREATE = 'POST /v2/deployments';
async function createDeployment(session, { request }, deleting) {
    const { name } = request;
    let ours = false;
    let located;
    for (let reservedBy = deleting;;) {
        const free = reservedBy === null ? 'absent' : await (0,find_current/* waitForName */.oP)(session, name, reservedBy);
        if (typeof free === 'object')
            return { id: free.id, ours };
        const sent = await (0,send_write/* sendWrite */.A)(session, {
            request: CREATE,
            send: () => sendCreate(session, request, {
                wasReserved: reservedBy !== null,
                onLocated: (id) => (located = id)
            }),
            find: (error) => {
                ours = true;
                return findMade(session, { name, located }, error);
            }
        });
        const made = 'found' in sent ? sent.found : sent.answer;
        if ('id' in made)
            return { ...made, ours };
        reservedBy = made.deleting;
    }
}
async function sendCreate({ controlPlane, clock, deadline }, request, { wasReserved, onLocated }) {
    const { name } = request;
    const sent = await (0,retry/* tryRequest */.dP)(() => controlPlane.createDeployment(request));
    if ('value' in sent) {
        const { id, located_id } = sent.value;
        if (id !== undefined)
            return { id, answer: sent.value };
        onLocated(located_id);
        const problem = `${CREATE}: the response contains no id of a deployment`;
        throw new errors/* AnswerError */.dV(problem, { request: CREATE, mayHaveBeenApplied: true, retryable: false });
    }
    const { error } = sent;
    if (!(0,errors/* isConflict */.dh)(error) && !saysTaken(error))
        throw error;
    const forMs = (0,errors/* isConflict */.dh)(error) && !wasReserved ? settle/* SETTLES_MS */.EZ : 0;
    const find = () => (0,find_by_name/* findByName */._U)(controlPlane, name);
    const found = await (0,settle/* settle */.G9)({ clock, deadline }, find, (read) => read !== 'absent', { forMs });
    if (typeof found === 'object')
        return found;
    if (wasReserved && found === 'absent')
        throw error.with({ retryable: true });
    throw (0,errors/* isConflict */.dh)(error) ? nameTaken(name, found, error) : error;
}
const saysTaken = (error) => error instanceof errors/* StatusError */.Xs &&
    error.status === 400 &&
    /already (?:exists|taken|in use)|being deleted|not available/i.test(error.message);
async function findMade({ controlPlane }, { name, located }, cause) {
    const found = await (0,find_by_name/* findByName */._U)(controlPlane, name);
    if (found === 'absent')
        return null;
    if (found !== 'unlisted') {
        if ('id' in found)
            return found;
        throw (0,find_by_name/* nameReservedError */.eG)(name, found.deleting);
    }
    if (located !== undefined) {
        const read = await (0,retry/* orNull */.Xd)(controlPlane.readDeployment(located));
        if (read === null)
            return null;
        if (read.name === name)
            return { id: located };
    }
    const shown = (0,sanitize/* sanitizeLine */.g$)(name);
    const message = `The deployment "${shown}" may have been created, and this service has no list of deployments to check.\n${cause.message}`;
    const advice = `Check in the service whether "${shown}" exists. If it does, set \`deployment_id\`. Then run again.`;
    throw new errors/* DeployError */.sH('write_unconfirmed', message, { advice, cause });
}
function nameTaken(name, found, conflict) {
    const unseen = found === 'absent'
        ? 'no deployment with exactly that name is visible'
        : 'this service has no list of deployments to find it';
    return new errors/* DeployError */.sH('name_conflict', `The name "${(0,sanitize/* sanitizeLine */.g$)(name)}" is reserved, and ${unseen}.\n${conflict.message}`, {
        advice: 'If the deployment exists, set `deployment_id`. Otherwise use another `name`: a deployment of another workspace, one that is being deleted, or the tracing project of a deleted deployment may reserve it.',
        cause: conflict
    });
}

// EXTERNAL MODULE: ./lib/src/deploy/apply/identify-revision.js
var identify_revision = __webpack_require__(13385);
// EXTERNAL MODULE: ./lib/src/deploy/apply/patch-deployment.js
var patch_deployment = __webpack_require__(55793);
;// CONCATENATED MODULE: ./lib/src/deploy/apply/apply-plan.js









async function applyPlan(session, planned) {
    const applied = await carryOut(session, planned);
    const { operation, new_revision, deployment, revision_id, previous, built_by_service } = applied;
    if (operation === 'unchanged')
        session.emit({ type: 'operation_decided', operation, new_revision });
    session.emit({ type: 'deployment_read', deployment });
    if (revision_id !== null && built_by_service === undefined) {
        session.emit({
            type: 'revision_identified',
            revision_id,
            previous: new_revision ? previous : revision_id
        });
    }
    return applied;
}
async function carryOut(session, input) {
    const { plan, current } = input;
    if (plan.operation === 'create') {
        const made = await createDeployment(session, plan, input.deleting);
        const { id: deployment_id, answer } = made;
        if (answer === undefined)
            return adopt(session, { ...input, plan }, made);
        emitCreated(session, deployment_id);
        return created(plan, await (0,identify_revision/* identifyRevision */.A)(session, { deployment_id, previous: null }, answer));
    }
    if (current === null)
        throw new Error('an update needs a deployment');
    if (plan.operation === 'unchanged')
        return (0,model/* keepRevision */.pS)(plan, current);
    return (0,patch_deployment/* patchDeployment */.G)(session, { ...input, plan, current });
}
function created({ request }, { deployment, revision_id }) {
    const made = { revision_id, previous: null, new_revision: true };
    return { operation: 'created', deployment, sent: sentBy(request), ...made };
}
function emitCreated({ emit }, deployment_id) {
    emit({ type: 'operation_decided', operation: 'created', new_revision: true });
    emit({ type: 'deployment_identified', deployment_id });
}
const sentBy = ({ name: _name, source: _source, ...sent }) => sent;
async function adopt(session, input, { id: found, ours }) {
    const { wanted, plan } = input;
    const { revision_id } = await (0,identify_revision/* identifyRevision */.A)(session, { deployment_id: found, previous: null });
    const current = await (0,core_session/* readCurrent */.cA)(session, found);
    const { deployment, latest } = current;
    const message = `Confirmed by reading: deployment ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} exists. Continuing with it.`;
    session.emit({ type: 'info', message });
    await (0,find_ownership/* refuseForeign */.re)(session, deployment, input.claim);
    const sent = sentBy(plan.request);
    const isOther = (0,find_mismatches/* findOtherCode */.LJ)(wanted, latest, deployment).length > 0 ||
        (0,find_mismatches/* findMismatches */.UY)({ wanted, last: deployment, sent, isForeign: true }).length > 0;
    if (ours && !isOther) {
        emitCreated(session, found);
        return created(plan, { deployment, revision_id: latest?.id ?? revision_id });
    }
    const update = planDeployment({ ...input, current });
    session.emit({ type: 'planned', plan: update });
    return carryOut(session, { ...input, plan: update, current });
}

// EXTERNAL MODULE: ./lib/src/repository/repository-url.js
var repository_url = __webpack_require__(17227);
// EXTERNAL MODULE: ./lib/src/repository/same-value.js
var same_value = __webpack_require__(49705);
// EXTERNAL MODULE: ./lib/src/requests/ask-histories.js
var ask_histories = __webpack_require__(23461);
// EXTERNAL MODULE: ./lib/src/requests/lists.js
var lists = __webpack_require__(6648);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-code.js
var diff_code = __webpack_require__(60919);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-secrets.js
var diff_secrets = __webpack_require__(79661);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-settings.js
var diff_settings = __webpack_require__(29139);
// EXTERNAL MODULE: ./lib/src/deploy/core/events.js
var events = __webpack_require__(41873);
// EXTERNAL MODULE: ./lib/src/deploy/plan/explain.js
var plan_explain = __webpack_require__(84801);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/make-plan.js


















async function makePlan(session, request, { current, deleting, near_name }) {
    const { claim, new_revision, target } = request;
    const common = { current, deleting, claim, new_revision };
    if (current === null) {
        const wanted = await fillLookups(session.controlPlane, request.wanted);
        const plan = planDeployment({ wanted, current, new_revision, near_name });
        session.emit({ type: 'planned', plan });
        return { ...common, plan, wanted, changed_files: undefined };
    }
    const { wanted } = request;
    const { deployment, latest } = current;
    await (0,find_ownership/* refuseForeign */.re)(session, { ...deployment, name: target.name ?? deployment.name }, claim);
    if (latest !== null)
        (0,events/* emitCode */.tJ)(session, latest);
    await tellServing(session, current);
    const kept_secrets = await findKept(session, wanted, current);
    const due = wanted.source === 'git_host' ? (0,diff_code/* diffGitCode */.dZ)(wanted, current).undecided : undefined;
    const changed_files = due && (await (0,ask_histories/* listChangedFiles */.A)(session, due));
    const planned = planDeployment({ wanted, current, new_revision, changed_files, kept_secrets });
    const undone = await findUndoneRollback(session, current, planned);
    const plan = { ...planned, warnings: [...planned.warnings, ...undone] };
    session.emit({ type: 'planned', plan });
    for (const message of (0,diff_settings/* notCompared */.vK)(wanted, deployment))
        session.emit({ type: 'info', message });
    return { ...common, plan, wanted, changed_files };
}
const LONGEST_READ_MS = 2_000;
async function tellServing(session, current) {
    const { deployment, latest } = current;
    const { id, active_revision_id: active } = deployment;
    if (active != null && latest !== null && active !== latest.id) {
        const options = { timeoutMs: LONGEST_READ_MS, once: true };
        const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readRevision(id, active, options));
        if ('value' in read)
            (0,events/* emitCode */.tJ)(session, read.value);
    }
    (0,events/* emitCompared */.zE)(session, current);
}
async function fillLookups(controlPlane, wanted) {
    if (wanted.source === 'git_host') {
        if (wanted.source_config.integration_id !== undefined)
            return wanted;
        const owner = (0,repository_url/* repositoryOwner */.Sy)(wanted.source_config.repo_url ?? '');
        const integration_id = findIntegration(await controlPlane.listIntegrations(), owner);
        return { ...wanted, source_config: { integration_id, ...wanted.source_config } };
    }
    const namespace = wanted.source_config.listener_config?.cluster_namespace;
    if (namespace == null || wanted.source_config.listener_id !== undefined)
        return wanted;
    const listener_id = findListener(await controlPlane.listListeners(), namespace);
    return { ...wanted, source_config: { listener_id, ...wanted.source_config } };
}
function findIntegration(rows, owner) {
    const fitting = rows.filter((row) => owner !== undefined && row.name?.toLowerCase() === owner);
    return onlyOf('integration_id', rows.length === 1 ? rows : fitting, rows);
}
function findListener(rows, namespace) {
    const fitting = rows.filter((row) => namespacesOf(row).includes(namespace));
    const possible = rows.filter((row) => namespacesOf(row).length === 0 || fitting.includes(row));
    if (rows.length > 0 && possible.length === 0) {
        const problem = `is "${(0,sanitize/* sanitizeLine */.g$)(namespace, 80)}", which no listener serves. Listeners: ${listRows(rows)}.`;
        throw new errors/* InputError */.dz([{ input: 'cluster_namespace', problem }]);
    }
    return onlyOf('listener_id', rows.length === 1 ? rows : fitting, possible);
}
const namespacesOf = ({ compute_config }) => compute_config?.cluster_namespaces ?? [];
function onlyOf(input, fitting, possible) {
    const [only, another] = fitting;
    if (only !== undefined && another === undefined)
        return only.id;
    const fix = possible.length === 0
        ? 'the account has none. Create one in the service first.'
        : `the right one is not certain. Set it to one of: ${listRows(fitting.length > 0 ? fitting : possible)}.`;
    throw new errors/* InputError */.dz([{ input, problem: `is not set, and ${fix}` }]);
}
function listRows(rows) {
    const listed = rows.map((row) => {
        const namespaces = namespacesOf(row).join(', ');
        return `${row.id} ${namespaces === '' ? (row.name ?? '(no name)') : `serves ${namespaces}`}`;
    });
    return (0,sanitize/* sanitizeLine */.g$)(listed.join('; '), 1_000);
}
async function findKept(session, { secrets, source }, { deployment, latest }) {
    const names = secrets === undefined ? [] : (0,diff_secrets/* removedSecrets */.ii)((0,diff_secrets/* diffSecrets */.LI)(deployment.secrets, secrets, source));
    if (names.length === 0 || latest === null)
        return [];
    if (!(await session.hasKept?.({ name: deployment.name, revision_id: latest.id, names })))
        return [];
    session.emit({ type: 'secrets_kept', names, message: (0,diff_secrets/* stillListed */.Ws)(names) });
    return names;
}
function emitPlanned(session, target, { plan, current, deleting }) {
    if (deleting !== null) {
        const message = `Deployment "${(0,find_by_name/* describeTarget */.ff)(target)}" (${deleting}) is being deleted. A deploy would wait until its name is free.`;
        session.emit({ type: 'warning', message });
    }
    if (current?.latest) {
        session.emit({ type: 'revision_identified', revision_id: current.latest.id });
        (0,events/* emitRevision */.V3)(session, current.latest, 0);
    }
    session.emit({ type: 'operation_decided', operation: 'planned', new_revision: plan.new_revision });
}
async function findUndoneRollback({ controlPlane }, { deployment, latest }, plan) {
    const code = (0,plan_explain/* within */.ux)(plan.changes, 'source_revision_config');
    const isOther = ({ path, difference }) => difference === 'changed' || (difference === 'unproven' && (0,fields/* fieldName */.w5)(path) === 'repo_ref');
    if (!(plan.built_by_service !== undefined || code.some(isOther)))
        return [];
    const { repo_commit_sha, image_uri } = latest?.source_revision_config ?? {};
    if (latest === null || (repo_commit_sha ?? image_uri) == null)
        return [];
    const options = { timeoutMs: LONGEST_READ_MS, once: true };
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.listRevisions(deployment.id, options));
    const rows = 'value' in read && read.value !== null ? (0,lists/* newestFirst */.ll)(read.value, latest.id) : [];
    const undone = rows[0]?.id === latest.id ? rolledBackTo(rows) : undefined;
    if (undone === undefined)
        return [];
    return [
        `Before this deploy, the deployment was rolled back to ${undone}. Check that the cause is fixed.`
    ];
}
function rolledBackTo(all) {
    const isDeployed = ({ status }) => (0,contract_status/* verdictOf */.Vj)(status) === 'deployed';
    const newest = all.findIndex(isDeployed);
    const rows = newest < 0 ? [] : all.slice(newest);
    const codes = rows.map(({ source_revision_config: code }) => {
        if (code?.repo_commit_sha != null)
            return `commit ${(0,refs/* shortCommit */.Ax)(code.repo_commit_sha.toLowerCase())}`;
        return code?.image_uri == null
            ? undefined
            : `image ${(0,plan_explain/* showValue */.vp)((0,same_value/* canonicalValue */.ij)('image_uri', code.image_uri))}`;
    });
    const [latest] = codes;
    const replaced = codes.find((code) => code !== undefined && code !== latest);
    if (latest === undefined || replaced === undefined)
        return undefined;
    const first = rows.findLastIndex((row, at) => codes[at] === latest && isDeployed(row));
    return first > codes.lastIndexOf(replaced) ? latest : undefined;
}

// EXTERNAL MODULE: ./lib/src/deploy/rollback/after-failure.js
var after_failure = __webpack_require__(82096);
// EXTERNAL MODULE: ./lib/src/deploy/verify/verify-applied.js + 1 modules
var verify_applied = __webpack_require__(29007);
// EXTERNAL MODULE: ./lib/src/deploy/verify/verify-serving.js
var verify_serving = __webpack_require__(34226);
// EXTERNAL MODULE: ./lib/src/deploy/wait/wait-for-applied.js + 1 modules
var wait_for_applied = __webpack_require__(95746);
;// CONCATENATED MODULE: ./lib/src/deploy/deploy.js









async function planOnly(session, request) {
    const found = await (0,find_current/* findCurrent */.$Q)(session, request.target, request.wanted);
    if (found.assumed !== undefined)
        await (0,missing_api/* assertServiceAnswers */.zF)(session);
    const planned = await makePlan(session, request, found);
    if (found.assumed !== undefined)
        session.emit({ type: 'warning', message: found.assumed });
    emitPlanned(session, request.target, planned);
}
async function deployRevision(session, request, checks = {}, known) {
    const found = known ?? (await (0,find_current/* findCurrent */.$Q)(session, request.target, request.wanted));
    const planned = await makePlan(session, request, found);
    const applied = await applyPlan(session, planned);
    if (found.assumed !== undefined)
        session.emit({ type: 'warning', message: found.assumed });
    const asked = { ...request, ...planned };
    let revision_id;
    try {
        const waited = await (0,wait_for_applied/* waitForApplied */._)(session, asked, applied);
        if (waited !== 'not_built') {
            revision_id = await (0,verify_applied/* verifyApplied */.B)(session, { ...asked, applied, waited });
            if (revision_id !== undefined) {
                const seen = { revision_id, applied, wanted: planned.wanted };
                if (checks.url !== undefined)
                    await (0,verify_serving/* waitForCreatedUrl */.yP)(session, seen, checks.url);
                await (0,verify_serving/* verifyServing */.oF)(session, seen, await checks.connectInfo?.());
            }
            return await checks.smokeCheck?.();
        }
    }
    catch (error) {
        throw await (0,after_failure/* afterFailure */.H)(session, { request: asked, applied, deployed_id: revision_id }, error);
    }
    session.emit({ type: 'warning', message: UNBUILT_PUSH });
    const current = await (0,core_session/* readCurrent */.cA)(session, applied.deployment.id);
    const wanted = { ...planned.wanted, is_push_to_ref: false };
    await deployRevision(session, { ...request, wanted }, checks, { current, deleting: null });
}
const UNBUILT_PUSH = 'The service has shown no revision of this push, although build_on_push is true. Deploying the branch with an update.';

;// CONCATENATED MODULE: ./lib/src/deploy/preview/deploy-preview.js



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
        const extended = (0,core_session/* withGrace */.pj)(session);
        if (own && made !== undefined)
            return deleteDeployment(extended, { ...target, deployment_id: made });
        await deleteDeployment(extended, target, { claim, if_foreign: 'keep' });
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
const isExplained = (error) => error instanceof errors/* DeployError */.sH && !(error instanceof errors/* CancelledError */.cc || error instanceof errors/* InputError */.dz);

// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
// EXTERNAL MODULE: ./lib/src/text/dates.js
var dates = __webpack_require__(61645);
;// CONCATENATED MODULE: ./lib/src/deploy/preview/sweep.js












async function sweepPreviews(session, request, ports) {
    const { emit } = session;
    const { name, dry_run } = request;
    const { previews, failed } = await judgeAll(session, request, ports);
    const meant = previews.length === 0 ? await (0,find_by_name/* nearName */.cR)(session, name) : undefined;
    if (meant !== undefined)
        emit({ type: 'deployment_not_found', what: (0,sanitize/* sanitizeLine */.g$)(name), meant: (0,sanitize/* sanitizeLine */.g$)(meant) });
    reportPreviews(session, name, previews, ports);
    for (const preview of previews.filter(({ verdict }) => verdict === 'delete')) {
        const gone = dry_run
            ? { value: undefined }
            : await tryInTime(session, () => deleteById(session, preview.id));
        if ('error' in gone) {
            failed.push(`${(0,find_by_name/* describeDeployment */.Ti)(preview)}: ${gone.error.message}`);
            continue;
        }
        const deletion = gone.value;
        if (deletion !== undefined)
            await ports.deleted(preview);
        emit({ type: 'preview_swept', name: preview.name, ...(deletion && { deletion }) });
    }
    emit({ type: 'operation_decided', operation: dry_run ? 'planned' : 'swept', new_revision: false });
    if (failed.length === 0)
        return;
    const headline = `${(0,format/* count */.U9)(failed.length, 'preview')} could not be ${dry_run ? 'read' : 'read or deleted'}.`;
    throw new errors/* DeployError */.sH('sweep_incomplete', [headline, ...failed].join('\n  '), {
        advice: 'Fix the causes above, then run the sweep again.'
    });
}
async function tryInTime({ clock, deadline }, work) {
    try {
        if (clock.now() >= deadline)
            throw new errors/* TimeLimitError */.$q('sweep');
        return { value: await work() };
    }
    catch (error) {
        if (error instanceof errors/* CancelledError */.cc || !(error instanceof errors/* DeployError */.sH))
            throw error;
        return { error };
    }
}
function reportPreviews({ emit }, name, previews, { has_token }) {
    const unknown = previews
        .filter(({ closed }) => closed === undefined)
        .map((preview) => (0,sanitize/* sanitizeLine */.g$)(preview.name));
    if (unknown.length === 0)
        return emit({ type: 'previews_listed', name, previews });
    const unchecked = { count: unknown.length, needs_token: !has_token };
    emit({ type: 'previews_listed', name, previews, unchecked });
    const mend = has_token ? '' : '. Set `github_token`, so that the sweep can read it.';
    const message = `Kept, because the state of the pull request is unknown: ${unknown.join(', ')}${mend}`;
    emit({ type: 'warning', message });
}
async function judgeAll(session, request, ports) {
    const { name, kind } = request;
    const rows = await (0,lists/* listAll */._w)(session.controlPlane, (0,preview_name/* previewPrefix */.PK)(name, kind));
    if (rows === null) {
        throw await (0,missing_api/* noListError */.WG)(session, {
            consequence: 'a sweep cannot find previews',
            advice: `Delete previews one by one: \`command: delete\` with a name such as ${(0,sanitize/* sanitizeLine */.g$)((0,preview_name/* previewName */.gz)(name, 1, kind))}.`
        });
    }
    const previews = [];
    const failed = [];
    for (const row of rows) {
        const pull = (0,preview_name/* pullRequestOf */._n)(name, row.name, kind);
        if (pull === undefined || (0,contract_status/* isBeingDeleted */.vx)(row))
            continue;
        const preview = { id: row.id, name: row.name, pull };
        const judged = await tryInTime(session, () => judgePreview(session, preview, request, ports));
        if ('error' in judged) {
            failed.push(`${(0,find_by_name/* describeDeployment */.Ti)(row)}: ${judged.error.message}`);
            previews.push({ ...preview, closed: false, verdict: 'keep', reason: 'reading it failed' });
        }
        else if (judged.value !== null)
            previews.push(judged.value);
    }
    return { previews: previews.sort((a, b) => a.pull - b.pull), failed };
}
async function judgePreview(session, preview, { max_age_ms, by_age, claim }, ports) {
    const state = by_age ? undefined : await ports.readPullRequest(preview.pull);
    const closed = by_age ? false : state?.closed;
    const keep = (reason) => ({ ...preview, closed, verdict: 'keep', reason });
    const pull = `${by_age ? 'merge or ' : ''}pull request #${preview.pull}`;
    const open = `${pull} ${by_age ? 'may be' : 'is'} open`;
    if (closed === undefined)
        return keep(`the state of ${pull} is unknown`);
    if (!closed && max_age_ms === undefined)
        return keep(open);
    const deployment = await (0,retry/* orNull */.Xd)(session.controlPlane.readDeployment(preview.id));
    if (deployment === null)
        return null;
    let reason = `${pull} is closed`;
    if (!closed && max_age_ms !== undefined) {
        const age_ms = await readAge(session, deployment);
        if (age_ms === undefined)
            return keep(`${open}, and the service does not show the age of its latest revision`);
        const age = `last changed ${(0,format/* formatAge */.nV)(age_ms)} ago`;
        if (age_ms <= max_age_ms)
            return keep(`${open}, ${age}`);
        reason = `${age}, which is longer than max_age (${open})`;
    }
    const owner = by_age ? claim : withHead(claim, state?.head_repository);
    const named = { ...deployment, name: preview.name };
    const not_ours = await notOurs(session, named, owner, by_age);
    if (not_ours === undefined)
        return { ...preview, closed, verdict: 'delete', reason };
    session.emit({ type: 'warning', message: `Kept: ${(0,find_by_name/* describeDeployment */.Ti)(named)} ${not_ours}.` });
    return keep(`it ${not_ours}`);
}
async function notOurs(session, deployment, claim, by_age) {
    if (by_age && (0,find_ownership/* isToldOurs */.no)(deployment, claim) === undefined)
        return 'may belong to another repository. Set `image_uri` to the image of its previews';
    const foreign = await (0,find_ownership/* findForeignReason */.IK)(session, deployment, claim);
    return foreign && `belongs to another repository: ${foreign}`;
}
function withHead(claim, head) {
    if (claim.server_url === undefined)
        return claim;
    if (head === undefined)
        return { ...claim, head_is_gone: true };
    return {
        ...claim,
        repositories: [...claim.repositories, `${claim.server_url}/${head}`],
        head_is_gone: false
    };
}
async function readAge({ controlPlane, clock }, { id, latest_revision_id: latest }) {
    const revision = latest === null ? null : await (0,retry/* orNull */.Xd)(controlPlane.readRevision(id, latest));
    const shown = [revision?.created_at, revision?.updated_at].filter((date) => date != null);
    const age = Math.min(...shown.map((date) => (0,dates/* ageOf */.h)(date, clock.date())));
    return Number.isFinite(age) ? age : undefined;
}

// EXTERNAL MODULE: ./lib/src/deploy/rollback/by-hand.js
var by_hand = __webpack_require__(37184);
// EXTERNAL MODULE: ./lib/src/release.js
var release = __webpack_require__(60895);
;// CONCATENATED MODULE: ./lib/src/run/command.js










async function runCommand(request, given) {
    const { ports, reporter, github, limit } = given;
    const { clock, connect, redactor, program } = ports;
    const controlPlane = await connect(request.connection, limit);
    const parts = {
        clock,
        emit: (event) => {
            reporter.emit(event);
            github.observe(reporter.record());
        },
        recall: github.recall,
        hasKept: github.hasKept,
        redact: redactor.redact,
        histories: [ports.checkout, github],
        deadline: clock.now() + limit.remainingMs(),
        graceMs: limit.graceMs,
        command_line: commandLineFor(request.connection, program)
    };
    const session = (0,core_session/* openSession */.fA)(parts, (options) => (0,retry/* withRetries */.LH)(controlPlane, options));
    const working = { ...given, session };
    for (const message of request.notes)
        session.emit({ type: 'info', message });
    if ('warnings' in request)
        for (const message of request.warnings)
            session.emit({ type: 'warning', message });
    switch (request.command) {
        case 'deploy':
            return deploy(request, working);
        case 'plan':
            return planOnly(session, request.deploy);
        case 'rollback': {
            const { rollback } = request;
            return (0,by_hand/* rollBackByHand */.TV)(session, rollback, await loadAgentChecks(request, rollback.wait, working), ports.confirm);
        }
        case 'delete':
            return deleteOrPlan(request, working);
        case 'sweep':
            return sweepPreviews(session, request.sweep, {
                has_token: request.github.token !== undefined,
                readPullRequest: github.readPullRequest,
                deleted: github.swept
            });
    }
}
async function deleteOrPlan({ target, ownership, dry_run, closing }, { session, github, ports }) {
    const isOpen = async () => closing !== undefined && (await github.readPullRequest(closing))?.closed === false;
    if (await isOpen()) {
        return session.emit({
            type: 'skipped',
            reason: `Pull request #${closing} was reopened, so its preview stays.`
        });
    }
    if (dry_run)
        return planDelete(session, target, ownership);
    await deleteDeployment(session, target, ownership, ports.confirm);
    if (!(await isOpen()))
        return;
    const message = `Pull request #${closing} was reopened while its preview was being deleted. If the run of the reopening has ended, re-run it.`;
    session.emit({ type: 'warning', message });
}
async function deploy(asked, working) {
    const { deploy: request, preview_of } = asked;
    const { session, github } = working;
    const checks = await loadAgentChecks(asked, request.wait, working);
    const work = (within) => deployRevision(within, request, checks);
    const { target, claim } = request;
    if (preview_of === undefined || claim === undefined)
        return work(session);
    const isClosed = async () => (await github.readPullRequest(preview_of))?.closed;
    return deployPreview(session, { target, claim, isClosed, deploy: work });
}
async function loadAgentChecks({ verify_serving, check }, wait, { session, ports, reporter, limit }) {
    const isVerified = wait.enabled && verify_serving === 'auto';
    const url = () => reporter.record().url;
    if (!isVerified && check === undefined)
        return { url };
    const loading = ports.loadAgentServer();
    loading.catch(() => { });
    const connectInfo = async () => {
        const known = url();
        if (known === undefined || (0,safe_url/* unsafeReason */.Bf)(known) !== undefined)
            return undefined;
        return (await loading)((0,safe_url/* withoutTrailingSlash */.ae)(known), check?.credentials ?? {});
    };
    if (check === undefined)
        return { url, connectInfo };
    const [{ checkDeployed }, connectAgent] = await Promise.all([
        __webpack_require__.e(/* import() */ 123).then(__webpack_require__.bind(__webpack_require__, 69123)),
        loading
    ]);
    const connect = (address) => connectAgent(address, check.credentials);
    const smokeCheck = async () => {
        const { deployment_id } = reporter.record();
        const startedAt = ports.clock.now();
        const extend = () => limit.extend(ports.clock.now() - startedAt);
        await checkDeployed(session, { deployment_id, url, connect }, check).finally(extend);
    };
    return { ...(isVerified && { connectInfo }), smokeCheck };
}
function commandLineFor(connection, program = release/* RELEASED_PROGRAM */.L) {
    const { base_url, credentials, dialect } = connection;
    const given = Object.entries(credentials).filter(([, value]) => value !== undefined);
    const words = Object.keys(contract_dialect/* DIALECTS */.O9).filter((name) => name !== 'neutral' && contract_dialect/* DIALECTS */.O9[name] === dialect);
    return {
        program,
        flags: [`--base-url ${base_url}`, ...words.map((name) => `--api-dialect ${name}`)].join(' '),
        variables: given.map(([input]) => `DEPLOY_AGENT_SERVER_${input.toUpperCase()}`)
    };
}

;// CONCATENATED MODULE: ./lib/src/run/run-deployment.js






async function runDeployment(key, readRequest, { ports, report }) {
    const reporter = report.start(key);
    let failure;
    let github;
    try {
        const request = await readRequest(reporter);
        if (request.command === 'skip')
            reporter.emit({ type: 'skipped', reason: request.reason });
        else {
            const limit = (0,time_limit/* startTimeLimit */.r5)(ports.clock, timeoutOf(request));
            reporter.emit({ type: 'started', command: request.command, ...targetOf(request) });
            if (request.command === 'deploy' || request.command === 'plan') {
                const how = { timeoutMs: limit.remainingMs() / 4 };
                const findFile = (commit, path) => ports.checkout.findFile(commit, path, how);
                await (0,paths/* refuseMissingGraph */.nJ)(request.deploy.wanted, { findFile });
            }
            const warn = (message) => reporter.emit({ type: 'warning', message });
            github = (0,github_side/* createGitHubSide */.R)(request, ports, { ...report.problems, warn });
            await runCommand(request, { ports, reporter, github, limit });
        }
        reporter.assertOutputsWritten();
    }
    catch (error) {
        failure = (0,report_failure/* withDocs */.yp)((0,report_failure/* describeFailure */.Ic)(error, reporter.record()), ports.context);
        const message = (0,report_failure/* linesOf */.Dx)(failure, reporter.record()).join('\n');
        reporter.lines.error((0,report_failure/* failureText */.kY)(failure, reporter.record()), { ...failure, message });
        reporter.failed(failure);
        if (error instanceof Error)
            reporter.lines.debug(error.stack ?? (0,errors/* messageOf */.bD)(error));
    }
    const close = async () => github?.close(reporter.record(), failure);
    const closed = failure?.kind === 'cancelled' ? undefined : close();
    await closed?.catch(() => { });
    return report.end(key, failure, () => closed ?? close());
}
const timeoutOf = (request) => 'timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs;
function targetOf(request) {
    if (request.command === 'sweep')
        return { name: request.sweep.name };
    if (request.command === 'delete')
        return named(request.target);
    if (request.command === 'rollback')
        return named(request.rollback.target);
    const { target, wanted } = request.deploy;
    if (wanted.source !== 'git_host')
        return { ...named(target), code: {} };
    const { repo_url } = wanted.source_config;
    const code = { repo_url, commit: wanted.commit, ref: wanted.source_revision_config.repo_ref };
    return { ...named(target), code };
}
const named = ({ name, deployment_id }) => ({ name, asked_id: deployment_id });


/***/ }),

/***/ 95500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/src/inputs/mask-inputs.js
var mask_inputs = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(27300);
// EXTERNAL MODULE: ./lib/src/inputs/reading.js
var reading = __webpack_require__(76026);
// EXTERNAL MODULE: ./lib/src/inputs/request.js + 2 modules
var inputs_request = __webpack_require__(66456);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/github/comment.js + 1 modules
var comment = __webpack_require__(78249);
// EXTERNAL MODULE: ./lib/src/report/github/guard.js
var guard = __webpack_require__(68908);
// EXTERNAL MODULE: ./lib/src/report/github/recorder.js
var recorder = __webpack_require__(24079);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/report/headline.js
var headline = __webpack_require__(35509);
// EXTERNAL MODULE: ./lib/src/report/known-revision.js
var known_revision = __webpack_require__(87438);
// EXTERNAL MODULE: ./lib/src/report/outcome.js
var outcome = __webpack_require__(50333);
// EXTERNAL MODULE: ./lib/src/report/shown-facts.js
var shown_facts = __webpack_require__(57862);
;// CONCATENATED MODULE: ./lib/src/report/manifest.js







function endTitle(state) {
    const { key, record, failure } = state;
    const took = (0,outcome/* tookMs */.gM)(state);
    const { kind } = (0,outcome/* conclude */.Ep)(state);
    if (kind === 'blocked')
        return `- ${key}: skipped. ${failure?.message ?? ''}`;
    if (kind === 'absent')
        return `- ${key}: nothing to delete`;
    if ((0,outcome/* isPlan */.q5)(kind))
        return `✓ ${key}: ${(0,headline/* planText */.Pt)(record.plan)}`;
    const time = took === undefined ? '' : ` ${failure === undefined ? 'in' : 'after'} ${(0,format/* spellDuration */.jl)(took)}`;
    const why = failure === undefined || failure.kind === 'cancelled' ? '' : ` (${failure.code})`;
    return `${failure === undefined ? '✓' : '✗'} ${key}: ${outcome/* KINDS */.GW[kind].word}${time}${why}`;
}
const LONGEST_CAUSE = 1_000;
const endOf = (state) => ({ ...(0,outcome/* conclude */.Ep)(state), name: state.key });
function endLines(states) {
    const ended = states.filter(({ isOver }) => isOver);
    const width = Math.max(...ended.map(({ key }) => key.length));
    const hasFailed = states.some(({ failure }) => failure !== undefined);
    const addresses = ended.flatMap(({ key, failure, record: { url, operation = '' } }) => failure === undefined && url !== undefined && /^(?:created|updated|unchanged)$/.test(operation)
        ? [`  ${key.padEnd(width)}  ${url}`]
        : []);
    if (ended.length === 0 || (hasFailed && addresses.length === 0))
        return [];
    return [hasFailed ? 'Addresses:' : (0,headline/* countsOf */.mQ)(ended.map(endOf)).replace(/\.?$/, '.'), ...addresses];
}
function manifestFailure(states, { isBrief = false } = {}) {
    const skipped = states.filter((state) => (0,outcome/* conclude */.Ep)(state).kind === 'blocked');
    const failed = states.filter((state) => state.failure !== undefined && !skipped.includes(state));
    if (failed.length === 0)
        return undefined;
    const stopped = failed.filter(({ failure }) => failure?.kind === 'cancelled');
    const isCancelled = stopped.length > 0;
    const continuing = failed.filter(({ failure }) => failure?.kind === 'cancelled' || failure?.code === 'wait_timeout');
    return {
        kind: isCancelled ? 'cancelled' : 'failure',
        code: codeOf(isCancelled ? stopped : failed),
        message: [
            (0,headline/* countsOf */.mQ)(states.map(endOf)).replace(/\.?$/, '.'),
            ...causesOf([...failed, ...skipped], isBrief)
        ].join('\n'),
        advice: adviceFor(failed, continuing)
    };
}
function adviceFor(failed, continuing) {
    const [only, ...others] = failed;
    if (continuing.length === 0 && others.length === 0 && only?.failure?.advice)
        return only.failure.advice;
    return [
        ...(continuing.length > 0 ? ['Rollouts that are in progress continue.'] : []),
        continuing.length < failed.length ? 'Correct the causes above, then run again.' : 'Run again.'
    ].join(' ');
}
function codeOf(failed) {
    const [code = 'internal', ...others] = new Set(failed.map(({ failure }) => failure?.code ?? 'internal'));
    if (others.length === 0)
        return code;
    return failed[0]?.failure?.kind === 'cancelled' ? 'internal' : 'deployments_failed';
}
function causesOf(failed, isBrief) {
    const told = failed.flatMap(({ key, failure, record }) => {
        if (failure === undefined)
            return [];
        const advice = failure.kind === 'cancelled' ? undefined : failure.advice;
        const whole = { ...failure, advice, docs_url: undefined };
        return [{ key, text: isBrief ? briefText(failure, record) : (0,report_failure/* failureText */.kY)(whole, record) }];
    });
    return (0,format/* groupByText */.YQ)(told).map(({ text, keys }) => `  ${keys.join(', ')}: ${text.replaceAll('\n', '\n  ')}`);
}
function briefText(failure, record) {
    const sentences = (0,report_failure/* linesOf */.Dx)(failure, record).map((line) => /[.!?]$/.test(line) ? line : `${line}.`);
    const text = (0,known_revision/* withShortIds */.DR)(sentences.join(' '), record).replace(/\s+/g, ' ');
    return `${(0,sanitize/* sanitizeLine */.g$)(text, LONGEST_CAUSE)}   code: ${failure.code}`;
}
function manifestOutputs(states) {
    const keysOf = (list) => JSON.stringify(states.filter((state) => (0,outcome/* listOf */.c3)((0,outcome/* conclude */.Ep)(state), state.record) === list).map(({ key }) => key));
    const swept = states.flatMap(({ record: { swept = [] } }) => swept.map(({ name }) => name));
    return {
        ...(states.some(({ record }) => record.swept !== undefined) && {
            swept: JSON.stringify(swept)
        }),
        deployments: JSON.stringify(Object.fromEntries(states.map((state) => [state.key, factsOf(state)]))),
        deployed: keysOf('deployed'),
        unchanged: keysOf('unchanged'),
        failed: keysOf('failed'),
        skipped: keysOf('skipped')
    };
}
function plansOutput(states) {
    const plans = states.flatMap(({ key, record: { plan } }) => plan === undefined ? [] : [[key, (0,shown_facts/* planFacts */.pE)(plan)]]);
    return plans.length === 0 ? {} : { plans: JSON.stringify(Object.fromEntries(plans)) };
}
function factsOf(state) {
    const { record, failure } = state;
    const { deployment_id, revision_id, url, new_revision, operation } = record;
    const took = (0,outcome/* tookMs */.gM)(state);
    return {
        operation: (0,outcome/* conclude */.Ep)(state).kind === 'blocked' ? 'skipped' : operation,
        status: (0,known_revision/* lastStatus */.by)(record),
        new_revision,
        deployment_id,
        revision_id,
        url,
        error_code: failure?.code,
        seconds: took === undefined ? undefined : Math.round(took / 100) / 10
    };
}

// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/report/record.js
var report_record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/report/markdown/row.js
var row = __webpack_require__(55663);
// EXTERNAL MODULE: ./lib/src/report/markdown/sections.js
var markdown_sections = __webpack_require__(31783);
// EXTERNAL MODULE: ./lib/src/report/markdown/timeline.js
var timeline = __webpack_require__(54668);
;// CONCATENATED MODULE: ./lib/src/report/markdown/summary.js









const MOST_CHARACTERS = 900_000;
function renderSummary({ deployments: all, failure, warnings = [] }) {
    if (all.length === 0 && failure === undefined)
        return '';
    const deployments = all.toSorted((a, b) => (0,outcome/* rankOf */.IQ)((0,outcome/* conclude */.Ep)(a).kind) - (0,outcome/* rankOf */.IQ)((0,outcome/* conclude */.Ep)(b).kind));
    const [only = { name: '', record: report_record/* EMPTY_RECORD */.sU, failure, isOver: true }, ...others] = deployments;
    const isOne = others.length === 0;
    const [heading, ...sections] = isOne ? sectionsOfOne(only) : sectionsOfMany(deployments);
    const told = deployments.flatMap(({ name, record }) => isOne ? [] : record.warnings.map((text) => ({ key: name, text: (0,known_revision/* withShortIds */.DR)(text, record) })));
    const shared = (0,format/* groupByText */.YQ)(told).map(({ text, keys }) => `${keys.join(', ')}: ${text}`);
    const rows = rowsTable(isOne ? [only] : deployments);
    const whole = joined([
        heading,
        rows,
        (0,markdown_sections/* warningsBlock */.LZ)([...warnings, ...shared], report_record/* EMPTY_RECORD */.sU),
        ...sections
    ]);
    return whole.length <= MOST_CHARACTERS
        ? whole
        : joined([heading, 'The details are in the log of the run.']);
}
function sectionsOfOne(shown) {
    const heading = `### ${(0,headline/* headline */.Pl)((0,outcome/* conclude */.Ep)(shown), shown.record)}`;
    const ids = (0,markdown_sections/* idsList */.fN)(shown);
    return [
        heading,
        ...(0,markdown_sections/* foremost */.ig)(shown),
        ...(0,markdown_sections/* background */.Tp)(shown, (0,timeline/* timeline */.IO)(shown.record)),
        ...(ids === '' ? [] : [(0,markdown/* folded */.TM)('IDs', ids)])
    ];
}
function sectionsOfMany(deployments) {
    const details = deployments.map((shown) => (0,markdown_sections/* detailsOf */.cz)({ ...shown, record: { ...shown.record, warnings: [] } }, { isOneOfMany: true }));
    const ends = deployments.map((shown) => ({ ...(0,outcome/* conclude */.Ep)(shown), name: shown.name }));
    return [`### ${(0,headline/* headlineOfMany */.Xm)(ends)}`, ...details, (0,timeline/* deploymentsTimeline */.Mf)(deployments)];
}
function rowsTable(deployments) {
    const rows = deployments.map((shown) => (0,row/* rowOf */.O)(shown));
    const isMany = rows.length > 1;
    const names = row/* COLUMNS */.c.filter((name) => (isMany || name !== 'Name') && rows.some((row) => row[name] !== ''));
    const isSaid = deployments.some((shown) => (0,outcome/* isPlan */.q5)((0,outcome/* conclude */.Ep)(shown).kind) || shown.failure?.unchanged);
    if (!isMany && (names.length < 2 || isSaid))
        return undefined;
    const cells = rows.map((row) => names.map((name) => row[name]));
    return (0,markdown/* table */.tp)(names, cells);
}
const joined = (parts) => `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;

// EXTERNAL MODULE: ./lib/src/report/log.js
var log = __webpack_require__(88339);
;// CONCATENATED MODULE: ./lib/src/report/reporter.js






const LONGEST_STATUS = 40;
function createReporter({ lines, outputs, redactor, observe }) {
    let record = report_record/* EMPTY_RECORD */.sU;
    const assertOutputsWritten = () => {
        const loss = outputs?.takeLoss(record.wrote && changesOf(record));
        if (loss !== undefined)
            throw loss;
    };
    return {
        lines,
        emit(event) {
            const before = record;
            record = (0,report_record/* recordEvent */.yM)(record, event);
            observe?.(event);
            for (const fact of shownFacts(record))
                redactor.keep(fact);
            for (const { level, text, title } of (0,log/* logLines */.OG)(withoutSecretStatus(event, redactor), before)) {
                if (title === undefined)
                    lines[level](text);
                else
                    lines.group(title, text);
            }
            const withdrawn = Object.fromEntries(Object.keys(outputsOf(before)).map((name) => [name, '']));
            outputs?.write({ ...withdrawn, ...outputsOf(record) });
            if (!record.wrote)
                assertOutputsWritten();
        },
        record: () => record,
        assertOutputsWritten,
        failed: ({ code }) => outputs?.write({ error_code: code }),
        end(failure) {
            const { url, operation } = record;
            if (failure === undefined && url !== undefined && operation !== 'deleted')
                lines.info(`URL  ${url}  (API docs at /docs)`);
        }
    };
}
function withoutSecretStatus(event, redactor) {
    const isLong = 'status' in event && event.status.length > LONGEST_STATUS;
    return isLong ? { ...event, status: redactor.redactAll(event.status) } : event;
}
function shownFacts({ deployment_id, revision_id, url, commits, plan, rollback }) {
    const address = url?.replace(/[?#].*$/s, '');
    const revisions = commits.flatMap((known) => [
        known.revision_id,
        known.commit_sha,
        known.commit_sha.slice(0, 7)
    ]);
    const facts = [
        deployment_id,
        revision_id,
        address,
        rollback?.rolled_back_to,
        plan?.rolls_back_to,
        ...revisions
    ];
    return facts.filter((fact) => fact !== undefined);
}
function changesOf({ deployment_id, revision_id }) {
    const revision = revision_id === undefined ? '' : `, revision ${revision_id}`;
    const names = deployment_id === undefined ? '' : `: deployment ${deployment_id}${revision}`;
    return ` The changes made so far stay${names}.`;
}
function createOutputs(runner) {
    const written = new Map();
    let lost;
    let isTold = false;
    return {
        write(values) {
            for (const [name, value] of Object.entries(values)) {
                if (written.get(name) === value)
                    continue;
                written.set(name, value);
                try {
                    runner.output(name, value);
                }
                catch (error) {
                    lost ??= error;
                }
            }
        },
        takeLoss(changes = '') {
            if (lost === undefined || isTold)
                return undefined;
            isTold = true;
            const message = `Not all outputs of this step could be written: ${(0,sanitize/* sanitizeLine */.g$)((0,errors/* messageOf */.bD)(lost))}`;
            const advice = `Free space on the disk of the runner, and check GITHUB_OUTPUT.${changes}`;
            return new errors/* DeployError */.sH('outputs_not_written', message, { advice });
        }
    };
}
function outputsOf(record) {
    const { deployment_id, revision_id, url, operation, new_revision, plan, check, swept, rollback } = record;
    const status = (0,known_revision/* lastStatus */.by)(record);
    const outputs = {
        deployment_id,
        revision_id,
        url,
        docs_url: url && `${url}/docs`,
        operation,
        smoke: operation && (check?.result ?? 'skipped'),
        new_revision: new_revision?.toString(),
        status: status && (0,sanitize/* sanitizeLine */.g$)(status, 200),
        commit_sha: (0,known_revision/* shownCommit */.jW)(record),
        serving_revision_id: record.serving_revision_id,
        rolled_back_to: rollback?.rolled_back_to ?? record.rolled_back_to,
        swept: swept && JSON.stringify(swept.map(({ name }) => name)),
        plan: plan && JSON.stringify((0,shown_facts/* planFacts */.pE)(plan))
    };
    return Object.fromEntries(Object.entries(outputs).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./lib/src/run/deployments/manifest-log.js





class ManifestLog {
    runner;
    kept = new Map();
    shown = new Set();
    constructor(runner) {
        this.runner = runner;
    }
    warn(message, key) {
        if (this.shown.has(message))
            return false;
        this.shown.add(message);
        this.runner.warning(key === undefined ? message : `${key}: ${message}`);
        return true;
    }
    open(key) {
        const kept = [];
        this.kept.set(key, kept);
        return {
            info: (text) => {
                if (text !== log/* PLAN_ONLY */.b$)
                    kept.push(text);
            },
            notice: (text) => void kept.push(`Notice: ${text}`),
            warning: (text) => {
                kept.push(`Warning: ${text}`);
                this.warn(text, key);
            },
            error: () => { },
            debug: (text) => this.runner.debug(`${key}: ${text}`),
            group: (title, text) => void kept.push(`${title}\n${text}`)
        };
    }
    follow({ key, record }, event, width) {
        const text = record.command === 'plan' ? undefined : liveText(event);
        if (text === undefined)
            return;
        const line = `${key.padEnd(width)}  ${text}`;
        if (this.runner.progress === undefined)
            this.runner.info(line);
        else
            this.runner.progress(line);
    }
    end(state) {
        const { key, failure, record } = state;
        const kept = this.kept.get(key);
        const isDetail = failure === undefined && record.operation !== 'planned';
        if (kept === undefined)
            this.runner.info(endTitle(state));
        else
            this.runner.group(endTitle(state), kept.join('\n'), { isDetail });
        if (failure !== undefined && (0,outcome/* conclude */.Ep)(state).kind !== 'blocked') {
            this.runner.info(`${key}: ${(0,report_failure/* failureText */.kY)(failure, record)}`, { isFailure: true });
        }
    }
}
function liveText(event) {
    const isWrite = event.type === 'operation_decided' && /^(?:created|updated)$/.test(event.operation);
    const isFollowed = isWrite || /^(?:status_read|rollback_progressed|check_ended)$/.test(event.type);
    return isFollowed ? (0,log/* logLines */.OG)(event, report_record/* EMPTY_RECORD */.sU)[0]?.text.trim() : undefined;
}

;// CONCATENATED MODULE: ./lib/src/run/deployments/run-report.js












class RunReport {
    ports;
    hasManifest;
    problems = { told: new Set(), warn: (message) => this.warn(message) };
    outputs;
    startedAt;
    known = new Map();
    reporters = new Map();
    closings = [];
    warnings = [];
    log;
    comment;
    constructor(ports, hasManifest) {
        this.ports = ports;
        this.hasManifest = hasManifest;
        this.outputs = createOutputs(ports.runner);
        this.log = new ManifestLog(ports.runner);
        this.startedAt = ports.clock.now();
    }
    get states() {
        return [...this.known.values()];
    }
    begin(names) {
        for (const [key, name] of names)
            this.change(key, { name });
        this.outputs.write(manifestOutputs(this.states));
        const loss = this.outputs.takeLoss();
        if (loss !== undefined)
            throw loss;
    }
    openComment(commented, { command, github }) {
        const use = { ...this.ports, ...this.problems, command, token: github.token };
        this.comment = (0,comment/* openComment */.a9)(commented, this.ports, (0,guard/* createGuard */.o)(use, 'closing'));
    }
    warn(message) {
        if (!this.log.warn(message))
            return;
        this.warnings.push(message);
        this.ports.observe?.({ type: 'warning', message });
    }
    start(key) {
        const { runner, redactor } = this.ports;
        const lines = this.hasManifest ? this.log.open(key) : runner;
        const observe = (event) => {
            this.ports.observe?.(event, this.hasManifest ? key : undefined);
            this.follow(key, event, reporter);
        };
        const outputs = this.known.size > 1 ? undefined : this.outputs;
        const reporter = createReporter({ lines, redactor, observe, outputs });
        this.reporters.set(key, reporter);
        this.change(key, { started_ms: this.elapsedMs() });
        return reporter;
    }
    end(key, failure, closeRecords) {
        if (closeRecords !== undefined)
            this.closings.push(closeRecords);
        const reporter = this.reporters.get(key);
        const ended = reporter === undefined ? {} : { ended_ms: this.elapsedMs() };
        const state = this.change(key, { isOver: true, failure, ...ended });
        if (this.hasManifest) {
            reporter?.end(failure);
            if (reporter !== undefined)
                this.ports.observe?.({ type: 'ended', error_code: failure?.code ?? null }, key);
            this.log.end(state);
            this.outputs.write(manifestOutputs(this.states));
        }
        if (this.states.some(({ isOver }) => !isOver))
            this.comment?.update(state, this.states);
        return state;
    }
    async close(beside) {
        const failure = this.hasManifest ? this.concludeManifest(beside) : this.states[0]?.failure;
        const steps = [() => this.closeGitHub(), () => this.writeSummary(beside && failure)];
        if (failure?.kind === 'cancelled')
            steps.reverse();
        let error_code = failure?.code ?? null;
        for (const step of steps) {
            await step().catch((error) => {
                const message = `The result of this run could not be reported: ${(0,sanitize/* sanitizeLine */.g$)((0,errors/* messageOf */.bD)(error))}`;
                this.tell({ ...(0,report_failure/* describeFailure */.Ic)(error, report_record/* EMPTY_RECORD */.sU), message }, { isFirst: failure === undefined });
                error_code ??= 'internal';
            });
        }
        if (!this.hasManifest) {
            this.reporters.get('')?.end(failure);
            this.ports.observe?.({ type: 'ended', error_code });
        }
        const loss = this.outputs.takeLoss();
        if (loss !== undefined)
            this.ports.runner.warning(loss.message);
        return error_code === null;
    }
    change(key, changes) {
        const known = this.known.get(key) ?? { key, name: key, isOver: false, record: report_record/* EMPTY_RECORD */.sU };
        const state = { ...known, ...changes };
        this.known.set(key, state);
        return state;
    }
    follow(key, event, reporter) {
        const before = this.known.get(key)?.record ?? report_record/* EMPTY_RECORD */.sU;
        const state = this.change(key, { record: reporter.record() });
        if (this.hasManifest)
            this.log.follow(state, event, Math.max(...this.states.map((one) => one.key.length)));
        if ((0,recorder/* isUnderWay */.gn)(state.record) && !(0,recorder/* isUnderWay */.gn)(before))
            this.comment?.update(state, this.states);
    }
    tell(failure, { shown = failure, isFirst = true }) {
        this.ports.runner.error((0,report_failure/* failureText */.kY)({ ...failure, message: shown.message }, report_record/* EMPTY_RECORD */.sU), failure);
        if (isFirst)
            this.outputs.write({ error_code: failure.code });
    }
    concludeManifest(beside) {
        const { states, outputs, ports } = this;
        if (states.length > 0)
            outputs.write({ ...manifestOutputs(states), ...plansOutput(states) });
        for (const line of endLines(states))
            ports.runner.info(line);
        const known = beside ?? manifestFailure(states);
        const loss = known === undefined ? outputs.takeLoss(' The changes made so far stay.') : undefined;
        const described = known ?? (loss && (0,report_failure/* describeFailure */.Ic)(loss, report_record/* EMPTY_RECORD */.sU));
        const failure = described && (0,report_failure/* withDocs */.yp)(described, ports.context);
        if (failure !== undefined)
            this.tell(failure, { shown: beside ?? manifestFailure(states, { isBrief: true }) });
        return failure;
    }
    async closeGitHub() {
        const ended = this.states.filter(hasBegun);
        const closings = Promise.all(this.closings.map((close) => close()));
        const [found, commented = []] = await Promise.all([closings, this.comment?.close(ended)]);
        const [environment, ...others] = found.flatMap((one) => one === undefined ? [] : [(0,sanitize/* sanitizeLine */.g$)(one)]);
        const recorded = others.length > 0
            ? `${others.length + 1} deployments`
            : `deployment in environment ${environment}`;
        const written = [commented, environment === undefined ? [] : recorded].flat();
        if (written.length > 0)
            this.ports.runner.info(`GitHub: ${written.join(', ')}`);
    }
    async writeSummary(failure) {
        const { warnings, ports } = this;
        const facts = { deployments: this.states.filter(hasBegun), failure, warnings };
        await ports.runner.summary(renderSummary((0,shown_facts/* redactFacts */.tN)(facts, ports.redactor)));
    }
    elapsedMs() {
        return this.ports.clock.now() - this.startedAt;
    }
}
const hasBegun = ({ isOver, started_ms }) => isOver || started_ms !== undefined;

// EXTERNAL MODULE: ./lib/src/run/run-deployment.js + 9 modules
var run_deployment = __webpack_require__(59388);
;// CONCATENATED MODULE: ./lib/src/run/run.js






async function run(ports) {
    const raw = (0,raw_inputs/* readRawInputs */.yI)((name) => ports.runner.input(name));
    const isListed = raw.command === 'matrix' || (0,inputs_request/* reasonToSkip */.bk)(raw, ports.context) === undefined;
    const hasManifest = raw.manifest !== undefined && isListed;
    const report = new RunReport(ports, hasManifest);
    if (!hasManifest) {
        await (0,run_deployment/* runDeployment */.p)('', (reporter) => readOnly(raw, ports, report, reporter), { ports, report });
        return report.close();
    }
    const { runManifest } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(297)]).then(__webpack_require__.bind(__webpack_require__, 7297));
    return report.close(await runManifest(raw, ports, report));
}
async function readOnly(raw, ports, report, reporter) {
    const { warnings = [], given = [] } = ports;
    const inputs = await (0,reading/* parseInputs */.TL)(raw);
    (0,mask_inputs/* maskInputs */.aY)(inputs, ports);
    const unknown = (0,raw_inputs/* judgeUnknownInputs */.Pu)(given);
    for (const message of [...warnings, ...unknown.warnings])
        reporter.emit({ type: 'warning', message });
    const request = (0,inputs_request/* readRequest */["in"])(inputs, ports.context, unknown.problems);
    const isDryRun = request.command === 'delete' && request.dry_run;
    if (request.command !== 'skip' && request.command !== 'sweep' && !isDryRun)
        report.openComment({ records: request.github.records, keys: [''] }, request);
    if (request.command !== 'skip')
        ports.runner.info(`Control plane ${request.connection.base_url}`);
    return request;
}


/***/ }),

/***/ 6375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DV: () => (/* binding */ codeBlock),
/* harmony export */   FV: () => (/* binding */ escapeMarkdown),
/* harmony export */   TM: () => (/* binding */ folded),
/* harmony export */   ZD: () => (/* binding */ escapeHtml),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   cr: () => (/* binding */ isSafeAddress),
/* harmony export */   hC: () => (/* binding */ escapeMessage),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   tp: () => (/* binding */ table)
/* harmony export */ });
/* harmony import */ var _sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60745);

const REFERENCE = /@(?=\S)|#(?=\d)|\bgh-(?=\d)/giu;
const ZERO_WIDTH_SPACE = '\u200b';
const ANYWHERE = /[\\`*[\]|#]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])|(?<=\S)~|~(?=\S)|:(?=\/\/)|(?<=mailto|xmpp):|(?<=www)\./giu;
const AT_START = /^(?:[-+=>:]|\d{1,9}(?=[.)]))/u;
function escapeMarkdown(text, max = 300) {
    return escapeLine((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(text, max));
}
const CODE_SPAN = /`([^`\s](?:[^`]*[^`\s])?)`|(?<=^|[\s(])"([^\s"`]+)"(?=$|[\s.,;:)?])/g;
const PLACEHOLDER = '\0';
function escapeMessage(text, max = 300) {
    const spans = [];
    const around = (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(text, max).replace(CODE_SPAN, (_, span, name) => {
        spans.push(code(span ?? name, max));
        return PLACEHOLDER;
    });
    return escapeLine(around).replaceAll(PLACEHOLDER, () => spans.shift() ?? '');
}
const breakReferences = (text) => text.replace(REFERENCE, `$&${ZERO_WIDTH_SPACE}`);
function escapeLine(text) {
    const line = breakReferences(text);
    const start = AT_START.exec(line)?.[0] ?? '';
    const [before, rest] = /^\d/.test(start) ? [`${start}\\`, line.slice(start.length)] : ['', line];
    const escaped = escapeEntities(rest.replace(ANYWHERE, '\\$&'));
    const isBare = before === '' && start !== '' && !escaped.startsWith('\\');
    return isBare ? `\\${escaped}` : before + escaped;
}
function escapeHtml(text, max = 300) {
    return escapeEntities(breakReferences((0,_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(text, max)));
}
function escapeEntities(text) {
    return text
        .replace(/&(?=[#\w])/g, '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('$', '&#36;');
}
function code(text, max = 300) {
    const line = (0,_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(text, max);
    return line === '' || /[`|]/.test(line)
        ? `<code>${escapeMarkdown(line, max)}</code>`
        : `\`${line}\``;
}
function link(label, url) {
    return isSafeAddress(url) ? `[${label}](${url})` : label;
}
function isSafeAddress(url) {
    return url !== undefined && /^https?:\/\/[^\s<>()[\]"'`\\|]+$/.test(url);
}
function table(head, rows) {
    const line = (cells) => `| ${cells.join(' | ')} |`;
    return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
function codeBlock(lines, language = '') {
    const runs = lines.flatMap((line) => line.match(/`+/g) ?? []);
    const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
    return [`${fence}${language}`, ...lines, fence].join('\n');
}
function folded(title, body, { open = false } = {}) {
    return `<details${open ? ' open' : ''}><summary>${title}</summary>\n\n${body}\n\n</details>`;
}


/***/ })

};
