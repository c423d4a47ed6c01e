export const id = 10;
export const ids = [10];
export const modules = {

/***/ 52709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ waitForUrl),
/* harmony export */   y: () => (/* binding */ waitForCreatedUrl)
/* harmony export */ });
/* harmony import */ var _contract_shown_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44228);
/* harmony import */ var _requests_poll_until_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15745);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10323);



const POLL_MS = 1_000;
const CREATED_MS = 10_000;
async function waitForUrl({ controlPlane, clock, emit }, { deployment_id, timeoutMs }, url) {
    if (url() !== undefined)
        return url();
    const deadline = clock.now() + timeoutMs;
    const read = async () => {
        const options = { timeoutMs: Math.max(1, deadline - clock.now()), once: true };
        const answer = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .tryRequest */ .dP)(() => controlPlane.readDeployment(deployment_id, options));
        if (!('value' in answer))
            return undefined;
        emit({ type: 'deployment_read', deployment: answer.value });
        return (0,_contract_shown_url_js__WEBPACK_IMPORTED_MODULE_1__/* .shownUrl */ .z)(answer.value);
    };
    return (0,_requests_poll_until_js__WEBPACK_IMPORTED_MODULE_2__/* .pollUntil */ .g)({ clock, deadline, delayMs: POLL_MS }, read, (shown) => shown !== undefined);
}
async function waitForCreatedUrl(session, { wanted, applied }, url) {
    const { clock, emit, deadline } = session;
    const timeoutMs = Math.min(CREATED_MS, deadline - clock.now());
    if (applied.operation !== 'created' || wanted.source !== 'git_host' || timeoutMs <= 0)
        return;
    const shown = await waitForUrl(session, { deployment_id: applied.deployment.id, timeoutMs }, url);
    if (shown === undefined)
        emit({ type: 'info', message: 'The service does not show the URL of the deployment yet.' });
}


/***/ }),

/***/ 37151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Ri: () => (/* binding */ createGitHubSide),
  HY: () => (/* binding */ guardOf),
  _4: () => (/* binding */ recallRecorded)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/github/run-context.js
var run_context = __webpack_require__(51147);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
// EXTERNAL MODULE: ./lib/src/repository/repository-url.js
var repository_url = __webpack_require__(17227);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./lib/src/report/known-revision.js
var known_revision = __webpack_require__(87438);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/github-records/outcome.js




const LONGEST_DESCRIPTION = 140;
function isUnderWay(record) {
    const { operation, deployment_id, new_revision } = record;
    if (deployment_id === undefined)
        return false;
    if (operation === 'created' || operation === 'updated' || operation === 'rolled_back')
        return new_revision === true;
    return operation === 'unchanged' && (0,known_revision/* isPending */.mm)(record);
}
function describeRun(record, failure) {
    const { revision_id, operation } = record;
    const status = (0,known_revision/* lastStatus */.by)(record);
    if (failure !== undefined)
        return (0,sanitize/* sanitizeLine */.g$)(failure.message, LONGEST_DESCRIPTION);
    const parts = [
        operation ?? 'deploy',
        ...(revision_id === undefined ? [] : [`revision ${revision_id}`]),
        ...(status ? [status] : []),
        ...(record.secrets_kept ? [describeKept(record.secrets_kept)] : [])
    ];
    return (0,sanitize/* sanitizeLine */.g$)(parts.join(', '), LONGEST_DESCRIPTION);
}
function describeKept(names) {
    const digest = (0,external_node_crypto_.createHash)('sha256').update(JSON.stringify(names.toSorted())).digest('hex').slice(0, 12);
    return `kept ${(0,format/* count */.U9)(names.length, 'secret')} (${digest})`;
}

// EXTERNAL MODULE: ./lib/src/contract/vocabulary.js
var vocabulary = __webpack_require__(40345);
;// CONCATENATED MODULE: ./lib/src/github-records/payload.js

function readPayload(payload) {
    const found = typeof payload === 'string' ? parseJson(payload) : payload;
    if (typeof found !== 'object' || found === null || !('name' in found) || typeof found.name !== 'string')
        return null;
    const { name } = found;
    const id = 'deployment_id' in found ? found.deployment_id : undefined;
    const plane = 'control_plane' in found ? found.control_plane : undefined;
    return {
        name,
        ...(typeof plane === 'string' && { control_plane: plane }),
        ...(typeof id === 'string' && vocabulary/* IDENTIFIER */.cS.test(id) && { deployment_id: id })
    };
}
function isOfDeployment(payload, { name, control_plane }) {
    const read = readPayload(payload);
    return read?.name === name && (read.control_plane ?? control_plane) === control_plane;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}

;// CONCATENATED MODULE: ./lib/src/github-records/github-deployment.js



const MOST_READ = 100;
async function createRecord(github, { name, control_plane, environment, transient, ref = '' }, { deployment_id, description, commit }) {
    const payload = { name, control_plane, ...(deployment_id !== undefined && { deployment_id }) };
    const transient_environment = transient;
    const made = await github.createDeployment({
        ref: commit ?? ref,
        environment,
        description,
        transient_environment,
        payload
    });
    return made.id;
}
function statusOf(state, { description, url, run_url }) {
    const environment_url = state === 'success' ? (0,web_address/* webAddress */.D)(url) : undefined;
    return {
        state,
        description,
        ...(run_url !== undefined && { log_url: run_url }),
        ...(environment_url !== undefined && { environment_url })
    };
}
async function* ownRecords(github, owner) {
    let read = 0;
    for await (const deployment of github.listDeployments(owner.environment)) {
        if (isOfDeployment(deployment.payload, owner))
            yield deployment;
        if (++read === MOST_READ)
            return;
    }
}
async function retireRecords(github, wanted, { before = Number.POSITIVE_INFINITY, description }) {
    for await (const { id } of ownRecords(github, wanted)) {
        if (id >= before)
            continue;
        const state = (await github.latestStatus(id))?.state;
        if (state === 'inactive')
            return;
        if (state === 'failure' || state === 'error')
            continue;
        await github.addStatus(id, { state: 'inactive', description });
    }
}
const MOST_STATUSES = 5;
async function hasKeptSecrets(github, owner, { revision_id, names }) {
    let read = 0;
    for await (const { id } of ownRecords(github, owner)) {
        if (++read > MOST_STATUSES)
            return false;
        const status = await github.latestStatus(id);
        if (status?.state === 'success')
            return status.description.includes(revision_id) && status.description.endsWith(describeKept(names));
    }
    return false;
}

;// CONCATENATED MODULE: ./lib/src/github-records/guard.js


function createGuard({ open, emit, told, leaves_open, ...run }) {
    let github;
    return async (what, task) => {
        try {
            github ??= open();
            return await task(await github);
        }
        catch (error) {
            const givenUp = error instanceof errors/* CancelledError */.cc;
            if (givenUp && !leaves_open)
                return undefined;
            const { key, message } = givenUp ? givenUpFor(what) : warningFor(what, error, run);
            if (!told.has(key))
                emit({ type: 'warning', message });
            told.add(key);
            return undefined;
        }
    };
}
function givenUpFor(what) {
    return {
        key: what,
        message: `This run was cancelled before GitHub answered, so it could not ${what}. The record may stay open until a later run ends.`
    };
}
function warningFor(what, error, { fork, command }) {
    if (!(error instanceof errors/* GitHubRefusal */.ke)) {
        return {
            key: 'other',
            message: `${(0,sanitize/* sanitizeLine */.g$)((0,errors/* messageOf */.bD)(error))}, so this run could not ${what}. Other records and comments of this run on GitHub may be missing, too. The ${command} continues.`
        };
    }
    const { permission } = error;
    const mend = fork
        ? `It needs "${permission}", which GitHub never grants to a run of a pull request from a fork.`
        : `Add to the permissions of the job: ${permission}`;
    return { key: permission, message: `${error.message}, so this run could not ${what}. ${mend}` };
}

// EXTERNAL MODULE: ./lib/src/report/outcome.js
var outcome = __webpack_require__(50333);
// EXTERNAL MODULE: ./lib/src/github-records/run-comment.js + 1 modules
var run_comment = __webpack_require__(44085);
// EXTERNAL MODULE: ./lib/src/github-records/wanted.js
var github_records_wanted = __webpack_require__(65404);
;// CONCATENATED MODULE: ./lib/src/github-records/recorder.js








const DELETED = 'The deployment was deleted';
function createRecorder(options) {
    const { wanted, redactAll } = options;
    const written = {};
    const comment = lateComment(options);
    let begun;
    return {
        observe(record) {
            if (!(0,github_records_wanted/* asksForRecords */.k)(wanted) || !isUnderWay(record))
                return;
            const { deployment_id } = record;
            if (begun !== undefined && begun.deployment_id === deployment_id)
                return;
            const told = redactAll({ record });
            begun = { deployment_id, record: Promise.resolve(begun?.record).then(() => begin(options, written, told)) };
            comment?.update(told);
        },
        async close(record, failure) {
            if (!(0,github_records_wanted/* asksForRecords */.k)(wanted) || record.operation === 'skipped')
                return;
            const told = redactAll({ record, failure });
            const recorded = Promise.resolve(begun?.record).then(() => end(options, written, told));
            const [, isCommented] = await Promise.all([recorded, comment?.close(told)]);
            sayWritten(options, { isCommented, isRecorded: written.deployment !== undefined });
        }
    };
}
function sayWritten({ wanted: { comment_on, environment = '' }, say }, { isCommented = false, isRecorded }) {
    const written = [
        ...(isCommented ? [`comment on #${comment_on}`] : []),
        ...(isRecorded ? [`deployment in environment ${(0,sanitize/* sanitizeLine */.g$)(environment)}`] : [])
    ];
    if (written.length > 0)
        say?.(`GitHub: ${written.join(', ')}`);
}
function lateComment(options) {
    const { wanted, clock, closing } = options;
    const { comment_on: pull } = wanted;
    if (pull === undefined)
        return undefined;
    const run_started_at = clock.date();
    let opened;
    const load = async () => {
        const { openDeploymentComment } = await __webpack_require__.e(/* import() */ 560).then(__webpack_require__.bind(__webpack_require__, 560));
        return openDeploymentComment(options, { pull, run_started_at });
    };
    const open = () => (opened ??= load());
    return {
        update: (told) => void closing(run_comment/* WHAT */.J, async () => (await open()).update(told)),
        close: async (told) => (await closing(run_comment/* WHAT */.J, async () => (await open()).close(told))) ?? false
    };
}
function inEnvironment(wanted) {
    const { environment, plans = false } = wanted;
    return environment === undefined || plans ? undefined : { ...wanted, environment };
}
async function recordFor(github, written, { target, record, ...described }) {
    const { deployment, names } = written;
    const deployment_id = record.operation === undefined ? undefined : record.deployment_id;
    if (deployment !== undefined) {
        if (deployment_id === undefined || deployment_id === names)
            return deployment;
        await retireRecords(github, target, { before: deployment + 1, description: DELETED });
    }
    const made = await createRecord(github, target, { deployment_id, ...described });
    written.deployment = made;
    written.names = deployment_id;
    return made;
}
function commitOfRollback(record, repository) {
    const to = record.plan?.rolls_back_to;
    const commit = to === undefined ? undefined : (0,known_revision/* commitOf */.D3)(record, to);
    return commit !== undefined && (0,repository_url/* repositoryKey */.Kq)(record.repo_url ?? '') === repository ? { commit } : {};
}
async function begin({ wanted, running, closing, run_url, repository }, written, told) {
    const target = inEnvironment(wanted);
    if (target === undefined)
        return;
    const { record } = told;
    const description = describeRun(record);
    const made = await closing('record the deployment on GitHub', (github) => recordFor(github, written, { target, record, description, ...commitOfRollback(record, repository) }));
    if (made === undefined)
        return;
    await running('record the deployment on GitHub', (github) => github.addStatus(made, statusOf('in_progress', { description, url: record.url, run_url })));
}
async function end({ wanted, closing, run_url, repository }, written, told) {
    const target = inEnvironment(wanted);
    if (target === undefined)
        return;
    const { record, failure } = told;
    await closing('record the deployment on GitHub', async (github) => {
        if (record.operation === 'deleted')
            return retireRecords(github, target, { description: DELETED });
        if (wanted.deletes)
            return undefined;
        if (failure?.kind === 'cancelled' && written.deployment === undefined)
            return undefined;
        const state = (0,outcome/* githubState */.Fz)((0,outcome/* conclude */.Ep)(record, failure));
        const description = describeRun(record, failure);
        const own = await recordFor(github, written, {
            target,
            record,
            description,
            ...commitOfRollback(record, repository)
        });
        await github.addStatus(own, statusOf(state, { description, url: record.url, run_url }));
        if (state === 'success') {
            await retireRecords(github, target, { before: own, description: 'Another run has deployed since' });
        }
        return undefined;
    });
}

;// CONCATENATED MODULE: ./lib/src/github-records/github-side.js









const NO_GITHUB = {
    recall: async () => null,
    hasKept: async () => false,
    readPullRequest: async () => undefined,
    listChangedFiles: async (comparison) => ({ ...comparison, unknown: 'a full clone (GIT_DEPTH: 0) may have both' }),
    containsCommit: async () => undefined,
    observe: () => { },
    swept: async () => { },
    close: async () => { }
};
function createGitHubSide(options) {
    const { request, context, told = new Set() } = options;
    if (context.host !== undefined)
        return NO_GITHUB;
    const guards = {
        running: guardOf(options, 'running', told),
        closing: guardOf(options, 'closing', told)
    };
    const isRecorded = request.command !== 'sweep' && (request.command !== 'delete' || isRealDelete(request));
    const records = isRecorded ? request.github.records : undefined;
    const recorder = records && recorderOf(options, records, guards);
    return {
        recall: (name) => recall(guards.running, placeOf(request.github, name), name),
        hasKept: (kept) => hasKept(guards.running, placeOf(request.github, kept.name), kept),
        readPullRequest: async (pull) => {
            if (request.command !== 'sweep' && !(0,run_context/* hasGitHub */.g)(options.context, request.github.token))
                return undefined;
            return guards.running(`read the state of pull request #${pull}`, (github) => github.readPullRequest(pull));
        },
        listChangedFiles: async (comparison) => {
            const asked = await askAboutCode(options, (github) => github.listChangedFiles(comparison));
            return 'value' in asked ? asked.value : { ...comparison, ...asked };
        },
        containsCommit: async (comparison) => {
            const asked = await askAboutCode(options, (github) => github.containsCommit(comparison));
            return 'value' in asked ? asked.value : undefined;
        },
        observe: (record) => recorder?.observe(record),
        swept: (preview) => closeSwept(options, preview, guards),
        close: async (record, failure) => recorder?.close(record, failure)
    };
}
function isRealDelete(request) {
    return request.command === 'delete' && !request.dry_run;
}
async function openFor({ request, context, open }, phase) {
    const { api_url, repository } = context;
    const { token } = request.github;
    if (token === undefined)
        throw new errors/* GitHubError */.y_('github_token is empty');
    if (repository === undefined)
        throw new errors/* GitHubError */.y_('The repository of this run is unknown');
    if (api_url === undefined)
        throw new errors/* GitHubError */.y_('The repository of this run is not on GitHub');
    return open({ token, apiUrl: api_url, repository }, phase);
}
function guardOf(options, phase, told) {
    const { request, context, emit } = options;
    const { pull_request, event_name } = context;
    return createGuard({
        open: () => openFor(options, phase),
        emit,
        told,
        leaves_open: phase !== 'running',
        fork: event_name === 'pull_request' && pull_request?.is_fork === true,
        command: request.command
    });
}
function recorderOf({ context, redactAll, clock, emit }, wanted, guards) {
    const { run_url, server_url, repository } = context;
    const own = repository && (0,repository_url/* repositoryKey */.Kq)(`${server_url}/${repository}`);
    const say = (message) => emit({ type: 'info', message });
    return createRecorder({ wanted, run_url, repository: own, clock, redactAll, say, ...guards });
}
async function askAboutCode(options, ask) {
    const { request, context } = options;
    const { server_url, repository } = context;
    const wanted = 'deploy' in request && request.deploy.wanted.source === 'git_host' ? request.deploy.wanted : undefined;
    const code = (0,repository_url/* repositoryKey */.Kq)(wanted?.source_config.repo_url ?? '');
    if (code !== (0,repository_url/* repositoryKey */.Kq)(`${server_url}/${repository}`)) {
        return { unknown: 'GitHub is asked only about the repository of this run' };
    }
    try {
        return { value: await ask(await openFor(options, 'running')) };
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        const fix = error instanceof errors/* GitHubRefusal */.ke ? ` (add "${error.permission}" to the permissions of the job)` : '';
        return { unknown: `${error.message}${fix}` };
    }
}
function placeOf(access, name) {
    if ('records' in access)
        return access.records;
    const { control_plane, environment = (0,preview_name/* previewEnvironment */._s)(name) } = access;
    return { control_plane, environment };
}
async function recallRecorded(side, { told, name, ...place }) {
    return side.context.host === undefined ? recall(guardOf(side, 'running', told), place, name) : null;
}
async function recall(guard, { control_plane, environment }, name) {
    if (environment === undefined)
        return null;
    const ids = await guard('look up the deployment that an earlier run recorded', async (github) => {
        const found = [];
        for await (const { payload } of ownRecords(github, { environment, name, control_plane })) {
            const id = readPayload(payload)?.deployment_id;
            if (id !== undefined)
                found.push(id);
        }
        return found;
    });
    return ids ?? null;
}
async function hasKept(guard, { control_plane, environment }, kept) {
    if (environment === undefined)
        return false;
    const owner = { environment, control_plane, name: kept.name };
    return (await guard('look up what an earlier run recorded', (github) => hasKeptSecrets(github, owner, kept))) ?? false;
}
async function closeSwept(options, preview, { running }) {
    const { request } = options;
    if (request.command !== 'sweep')
        return;
    const access = request.github;
    const recorder = recorderOf(options, sweptRecords(access, preview), { running, closing: running });
    await recorder.close({ ...record/* EMPTY_RECORD */.sU, name: preview.name, operation: 'deleted' });
}
function sweptRecords({ control_plane, environment, comments }, preview) {
    const { name, pull } = preview;
    const comment = comments ? { comment_on: pull } : {};
    return {
        name,
        control_plane,
        environment: environment ?? (0,preview_name/* previewEnvironment */._s)(name),
        transient: true,
        deletes: true,
        ...comment
    };
}


/***/ }),

/***/ 44085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ WHAT),
  j: () => (/* binding */ createRunComment)
});

// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/report/outcome.js
var outcome = __webpack_require__(50333);
// EXTERNAL MODULE: ./lib/src/report/markdown/deployment.js
var deployment = __webpack_require__(89336);
;// CONCATENATED MODULE: ./lib/src/report/markdown/parts.js



const LINK = deployment/* COLUMNS */.cZ.indexOf('Link');
const FAILED = new Set(['failed', 'timed_out']);
const KEEPS_LINK = new Set([...FAILED, 'cancelled', 'blocked', 'pending']);
const MOST_CHARACTERS = 65_000;
const MOST_ROWS = 100;
const NOTE = 'Some details are too long to be shown here. They are in the log of the run.';
const GAP = '\n\n';
function renderParts(parts, frame) {
    for (let most = MOST_ROWS;; most = Math.floor(most / 2)) {
        const text = renderFirst(parts, most, frame);
        if (text.length <= MOST_CHARACTERS || most === 0)
            return text;
    }
}
function renderFirst(parts, most, { heading, marker, run_url }) {
    const kept = new Set(parts.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most));
    const shown = parts.filter((part) => kept.has(part));
    const head = [
        `### ${oneLine(heading)}`,
        ...(shown.length > 0 ? [rowsTable(shown, parts.length > 1)] : []),
        ...(shown.length < parts.length ? [rowsNote(shown.length, parts.length)] : [])
    ];
    const isOneRun = new Set(parts.map(({ run_started_at }) => run_started_at)).size === 1;
    const tail = [...(isOneRun && run_url !== undefined ? [(0,markdown/* link */.nf)('Log of the run', run_url)] : []), `${marker}\n`];
    const room = MOST_CHARACTERS - [...head, NOTE, ...tail].join(GAP).length;
    return [...head, ...detailsWithin(shown, room), ...tail].join(GAP);
}
const rankOf = (part) => (FAILED.has(kindOf(part)) ? 0 : kindOf(part) === 'pending' ? 1 : 2);
const kindOf = ({ kind }) => (0,outcome/* outcomeOfToken */.fg)(kind).kind;
function rowsNote(rows, all) {
    const shown = rows === 0 ? `${all} deployments are too many to be shown here` : `${rows} of ${all} deployments, failed first`;
    return `${shown}. All are in the log of the run.`;
}
function rowsTable(parts, hasNames) {
    const texts = parts.map(({ row }) => row.map(cellText));
    const filled = deployment/* COLUMNS */.cZ.filter((_, i) => (hasNames || i > 0) && texts.some((row) => row[i]));
    const columns = filled.length > 0 ? filled : ['Status'];
    const rows = parts.map((part, nth) => {
        const cells = columns.map((name) => texts[nth]?.[deployment/* COLUMNS */.cZ.indexOf(name)] ?? '');
        return [...cells.slice(0, -1), `${cells.at(-1)} ${rowMarker(part)}`];
    });
    return (0,markdown/* table */.tp)(columns, rows);
}
const rowMarker = ({ key, kind, run_started_at, position }) => `<!-- row ${kind} ${run_started_at} ${position ?? '-'} ${encoded(key)} -->`;
function detailsWithin(parts, room) {
    const sections = parts.flatMap(({ key, kind, details }) => {
        const inner = inert(details).replace(/\r\n?/g, '\n').trim();
        const text = [`<!-- details ${encoded(key)} -->`, inner, `<!-- end ${encoded(key)} -->`].join(GAP);
        return inner === '' ? [] : [{ isFailed: FAILED.has((0,outcome/* outcomeOfToken */.fg)(kind).kind), text }];
    });
    let left = room;
    const fitting = new Set();
    for (const section of sections.toSorted((a, b) => Number(b.isFailed) - Number(a.isFailed))) {
        const length = section.text.length + GAP.length;
        if (length > left)
            continue;
        left -= length;
        fitting.add(section);
    }
    const texts = sections.filter((section) => fitting.has(section)).map(({ text }) => text);
    return texts.length < sections.length ? [...texts, NOTE] : texts;
}
function readParts(body) {
    const lines = body.split(/\r?\n/);
    const [, , head = '', , ...rest] = lines;
    const columns = cellsOf(head);
    if (columns.length === 0 || !columns.every((name) => deployment/* COLUMNS */.cZ.some((one) => one === name)))
        return [];
    const end = rest.findIndex((line) => !line.startsWith('|'));
    return rest.slice(0, end === -1 ? undefined : end).flatMap((line) => readRow(line, columns, lines));
}
const ROW = /^(.*)<!-- row ([a-z_.]{1,40}) (\d{1,15}) (-|\d{1,6}) ([\w%.!~*'()]+) -->$/s;
function readRow(line, columns, lines) {
    const cells = cellsOf(line);
    const [, last, kind, started, position, encodedKey = ''] = ROW.exec(cells.at(-1) ?? '') ?? [];
    const key = decoded(encodedKey);
    if (last === undefined || kind === undefined || key === undefined || cells.length !== columns.length)
        return [];
    const texts = new Map(columns.map((name, i) => [name, i === columns.length - 1 ? last.trim() : cells[i]]));
    const part = {
        key,
        kind,
        run_started_at: Number(started),
        row: deployment/* COLUMNS */.cZ.map((name) => texts.get(name) ?? (name === 'Name' ? (0,markdown/* code */.aY)(key, 100) : '')),
        details: readDetails(lines, encodedKey)
    };
    return [position === '-' ? part : { ...part, position: Number(position) }];
}
function readDetails(lines, encodedKey) {
    const from = lines.indexOf(`<!-- details ${encodedKey} -->`);
    const to = lines.indexOf(`<!-- end ${encodedKey} -->`, from);
    return from === -1 || to === -1
        ? ''
        : lines
            .slice(from + 1, to)
            .join('\n')
            .trim();
}
function mergeParts(existing, own) {
    const merged = new Map(existing.map((part) => [part.key, part]));
    for (const part of own) {
        const before = merged.get(part.key);
        const isLater = before !== undefined && before.run_started_at > part.run_started_at;
        const isDeleted = part.kind === 'absent' && before?.kind === 'deleted';
        if (!isLater && !isDeleted)
            merged.set(part.key, withEarlierLink(part, before));
    }
    const placeOf = ({ position = Number.MAX_SAFE_INTEGER }) => position;
    return [...merged.values()].sort((a, b) => placeOf(a) - placeOf(b) || (a.key < b.key ? -1 : 1));
}
const EARLIER = ' (as of an earlier run)';
function withEarlierLink(part, before) {
    const address = before?.row[LINK] ?? '';
    if (address === '' || part.row[LINK] !== '' || !KEEPS_LINK.has(kindOf(part)))
        return part;
    const marked = address.endsWith(EARLIER) ? address : `${address}${EARLIER}`;
    return { ...part, row: part.row.with(LINK, marked) };
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
const oneLine = (text) => inert(text)
    .replace(/[\r\n]+/g, ' ')
    .trim();
const cellText = (text) => oneLine(text).replace(/(\\.)|\|/gs, (_, escaped) => escaped ?? '\\|');
function cellsOf(line) {
    const trimmed = line.trimEnd();
    if (!trimmed.startsWith('|') || !trimmed.endsWith('|'))
        return [];
    return [...trimmed.slice(1).matchAll(/((?:\\.|[^\\|])*)\|/gs)].map(([, cell = '']) => cell.trim());
}

;// CONCATENATED MODULE: ./lib/src/github-records/run-comment.js

const WHAT = 'write the comment on the pull request';
const BETWEEN_WRITES_MS = 15_000;
const CHECK_AFTER_MS = 3_000;
const MOST_ROUNDS = 5;
const CLOCK_SKEW_MS = 3_600_000;
const NOTHING_DONE = new Set(['deleted', 'absent', 'cancelled']);
function createRunComment(options) {
    const { guard, clock, isShared } = options;
    const own = new Map();
    const writer = createWriter(options, own);
    const closing = new AbortController();
    let isOutdated = false;
    let writing;
    const note = (parts) => {
        for (const part of parts)
            own.set(part.key, part);
        isOutdated = true;
    };
    const writeWhileOutdated = async () => {
        while (isOutdated && !closing.signal.aborted) {
            isOutdated = false;
            await guard(WHAT, writer.write);
            if (!(await wait(clock, BETWEEN_WRITES_MS, closing.signal)))
                break;
        }
        writing = undefined;
    };
    return {
        update(parts) {
            note(parts);
            writing ??= writeWhileOutdated();
        },
        async close(parts) {
            note(parts);
            closing.abort();
            await writing;
            const isDone = async (github) => {
                await (isShared ? writer.writeUntilKept(github) : writer.write(github));
                return writer.hasComment();
            };
            return own.size > 0 && (await guard(WHAT, isDone)) === true;
        }
    };
}
function wait(clock, ms, until) {
    return clock.sleep(ms, until).then(() => true, () => false);
}
function createWriter(options, own) {
    const { pull, marker, run_url, headingOf, clock, random = Math.random } = options;
    let comment;
    let written = [];
    const bodyOver = (before) => {
        const existing = readParts(before).filter(({ run_started_at }) => run_started_at < clock.date() + CLOCK_SKEW_MS);
        const parts = mergeParts(existing, [...own.values()]);
        const isSuperseded = parts.every((part) => existing.includes(part));
        const body = isSuperseded ? before : renderParts(parts, { heading: headingOf(parts), marker, run_url });
        written = readParts(body).filter(({ key }) => own.has(key));
        return body;
    };
    const update = async (github, id) => {
        const isWritten = await github.updateComment(id, (before) => isOurs(before, marker) ? bodyOver(before.body) : undefined);
        comment = isWritten ? id : undefined;
        return isWritten;
    };
    const write = async (github) => {
        if (comment !== undefined && (await update(github, comment)))
            return true;
        const found = await findComment(github, pull, marker);
        if (found !== undefined && (await update(github, found)))
            return true;
        if (!options.create || [...own.values()].every(({ kind }) => NOTHING_DONE.has(kind)))
            return false;
        const made = await github.createComment(pull, bodyOver(''));
        comment = made.id;
        const oldest = await findComment(github, pull, marker);
        if (oldest === undefined || oldest === made.id)
            return true;
        await github.deleteComment(made.id);
        return update(github, oldest);
    };
    const isKept = async (github) => {
        const found = comment === undefined ? undefined : await github.readComment(comment);
        const parts = new Map(readParts(found?.body ?? '').map((part) => [part.key, part]));
        return written.every((part) => isSameOrLater(parts.get(part.key), part));
    };
    const writeUntilKept = async (github) => {
        if (!(await write(github)))
            return;
        for (let round = 1; round < MOST_ROUNDS; round++) {
            const hasTime = await wait(clock, CHECK_AFTER_MS * (1 + random() * round));
            if (await isKept(github))
                return;
            await write(github);
            if (!hasTime)
                return;
        }
    };
    return { write, writeUntilKept, hasComment: () => comment !== undefined };
}
function isSameOrLater(found, part) {
    if (found === undefined)
        return false;
    if (found.run_started_at > part.run_started_at)
        return true;
    const isSame = ({ kind, run_started_at, row }) => JSON.stringify([kind, run_started_at, row.slice(1)]);
    return isSame(found) === isSame(part);
}
async function findComment(github, pull, marker) {
    for await (const comment of github.listComments(pull)) {
        if (isOurs(comment, marker))
            return comment.id;
    }
    return undefined;
}
function isOurs({ is_trusted, body }, marker) {
    return is_trusted && body.startsWith('### ') && body.trimEnd().split('\n').at(-1) === marker;
}


/***/ }),

/***/ 65404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ controlPlaneKey),
/* harmony export */   k: () => (/* binding */ asksForRecords)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27614);


function asksForRecords({ environment, comment_on }) {
    return environment !== undefined || comment_on !== undefined;
}
const LENGTH = 16;
function controlPlaneKey(base_url) {
    const canonical = (0,_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .Dl)(base_url) === undefined ? base_url : (0,_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlash */ .ae)(base_url);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('hex').slice(0, LENGTH);
}


/***/ }),

/***/ 53188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Od: () => (/* binding */ codeOrigin),
/* harmony export */   PZ: () => (/* binding */ noteFork),
/* harmony export */   fs: () => (/* binding */ isOfMergeQueue),
/* harmony export */   hT: () => (/* binding */ noRefReason),
/* harmony export */   pl: () => (/* binding */ untrustedOrigin),
/* harmony export */   q_: () => (/* binding */ isPushTo),
/* harmony export */   vH: () => (/* binding */ knownCommit)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17227);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);



const OTHER_REF_EVENTS = new Map([
    ['workflow_run', 'a workflow_run event runs on the default branch, not on the branch that triggered it'],
    ['issue_comment', 'an issue_comment event runs on the default branch, not on the pull request']
]);
const MERGE_QUEUE = 'a merge queue runs on a temporary branch with code that is not merged yet';
function isOfMergeQueue({ event_name, ref }) {
    return event_name === 'merge_group' || ref?.startsWith('refs/heads/gh-readonly-queue/') === true;
}
function otherRef(context) {
    return isOfMergeQueue(context) ? MERGE_QUEUE : OTHER_REF_EVENTS.get(context.event_name);
}
function codeOrigin(context) {
    const { pull_request, server_url, repository, ref, sha } = context;
    if (pull_request !== undefined) {
        const { head_repository, head_ref, head_sha } = pull_request;
        return {
            repo_url: head_repository && `${server_url}/${head_repository}`,
            ...branchOrNothing(head_ref, head_sha)
        };
    }
    const repo_url = repository && `${server_url}/${repository}`;
    const known = ref !== undefined && /^refs\/(?:heads|tags)\/./.test(ref) && otherRef(context) === undefined;
    if (!known)
        return { repo_url, repo_ref: undefined, commit: undefined };
    return { repo_url, ...((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(ref) ? { repo_ref: ref, commit: sha } : branchOrNothing((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(ref), sha)) };
}
function branchOrNothing(branch, commit) {
    return branch.startsWith('refs/') ? { repo_ref: undefined, commit: undefined } : { repo_ref: branch, commit };
}
function untrustedOrigin({ event_name, pull_request }) {
    if (event_name !== 'pull_request_target' || !pull_request?.is_fork)
        return undefined;
    const { number, head_repository } = pull_request;
    const from = head_repository === undefined ? 'a deleted fork' : `the fork ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(head_repository, 100)}`;
    return `is not set. Pull request #${number} comes from ${from}, and a pull_request_target run would give the secrets of this repository to its code. Use the pull_request event, or review the code and set \`repo_ref\`.`;
}
function noRefReason(context) {
    const { ref, pull_request, no_code_reason } = context;
    if (no_code_reason !== undefined)
        return no_code_reason;
    const branch = pull_request?.head_ref ?? (ref && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(ref));
    if (branch?.startsWith('refs/') && ref?.startsWith('refs/pull/') !== (pull_request === undefined)) {
        return `the service would read the branch name ${branch} as another ref`;
    }
    return otherRef(context) ?? `the ref of this run (${ref ?? 'none'}) is neither a branch nor a tag`;
}
function knownCommit(origin, repo_url, repo_ref) {
    if (origin.repo_url === undefined || repo_url === undefined || repo_ref !== origin.repo_ref)
        return undefined;
    return (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(repo_url) === (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(origin.repo_url) ? origin.commit : undefined;
}
function isPushTo(context, repo_ref) {
    return context.event_name === 'push' && repo_ref !== undefined && !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(repo_ref);
}
function noteFork(wanted, { pull_request }) {
    if (!pull_request?.is_fork || wanted.source !== 'git_host')
        return [];
    const { repo_url = '' } = wanted.source_config;
    return [`Pull request #${pull_request.number} comes from a fork. Building ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(repo_url)}.`];
}


/***/ }),

/***/ 33740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ INPUT_SOURCE),
  U: () => (/* binding */ readDesiredDeployment)
});

// EXTERNAL MODULE: ./lib/src/contract/dialect/dialect.js
var dialect_dialect = __webpack_require__(59470);
// EXTERNAL MODULE: ./lib/src/contract/fields.js
var fields = __webpack_require__(96912);
// EXTERNAL MODULE: ./lib/src/contract/vocabulary.js
var vocabulary = __webpack_require__(40345);
// EXTERNAL MODULE: ./lib/src/http/safe-url.js
var safe_url = __webpack_require__(27614);
// EXTERNAL MODULE: ./lib/src/repository/path.js
var repository_path = __webpack_require__(87516);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/inputs/code-origin.js
var code_origin = __webpack_require__(53188);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var inputs_fields = __webpack_require__(58485);
;// CONCATENATED MODULE: ./lib/src/inputs/image.js

const DIGEST_DIGITS = { sha256: 64, sha384: 96, sha512: 128 };
function readImage({ field, problems }) {
    const image = field.text('image_uri');
    if (image === undefined)
        return undefined;
    const problem = imageProblem(image);
    if (problem === undefined)
        return image.replace(/@sha\d+:[^@]*$/i, (digest) => digest.toLowerCase());
    problems.add('image_uri', problem);
    return undefined;
}
function imageProblem(image) {
    const [scheme] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(image) ?? [];
    if (scheme !== undefined)
        return `is a web address, not the name of an image. Remove ${(0,sanitize/* sanitizeLine */.g$)(scheme, 30)}`;
    const [end] = /[:@/]$/.exec(image) ?? [];
    if (end !== undefined)
        return `ends with ${end}, so a part is missing. Add it. If an expression sets it, that is empty.`;
    const [name = '', digest, ...more] = image.split('@');
    if (more.length > 0)
        return 'has more than one @. Use the form registry/name:tag or registry/name@sha256:….';
    return nameProblem(name) ?? (digest === undefined ? undefined : digestProblem(digest));
}
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i;
const PART = /^[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*$/i;
const TAG = /^\w[\w.-]{0,127}$/;
function nameProblem(name) {
    const at = name.indexOf(':', name.lastIndexOf('/') + 1);
    const [untagged, tag] = at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)];
    const [first = '', ...rest] = untagged.split('/');
    const hasHost = rest.length > 0 && (/[.:]/.test(first) || first.toLowerCase() === 'localhost');
    const path = hasHost ? rest.join('/') : untagged;
    const isName = path.split('/').every((part) => PART.test(part)) && (!hasHost || HOST.test(first));
    if (!isName || (tag !== undefined && !TAG.test(tag)))
        return `"${(0,sanitize/* sanitizeLine */.g$)(name, 80)}" is not an image. Use the form registry/name:tag or registry/name@sha256:….`;
    if (path === path.toLowerCase())
        return undefined;
    return `has upper case in its name, which registries refuse. Write ${(0,sanitize/* sanitizeLine */.g$)(name.replace(path, path.toLowerCase()), 200)}.`;
}
function digestProblem(digest) {
    const [, algorithm = '', value = ''] = /^([a-z0-9]+(?:[+._-][a-z0-9]+)*):([\w=-]+)$/i.exec(digest) ?? [];
    if (algorithm === '')
        return 'has no digest after the @. Use the form registry/name@sha256:….';
    const digits = DIGEST_DIGITS[algorithm.toLowerCase()];
    if (digits === undefined || (value.length === digits && /^[0-9a-f]+$/i.test(value)))
        return undefined;
    return `has an invalid ${algorithm.toLowerCase()} digest: ${value.length} characters instead of ${digits} hex digits. Copy it whole.`;
}

// EXTERNAL MODULE: ./lib/src/inputs/paths.js
var inputs_paths = __webpack_require__(68894);
;// CONCATENATED MODULE: ./lib/src/inputs/desired-deployment.js











const INPUT_SOURCE = [
    ...fields/* FIELDS */.cJ.flatMap(({ input, source }) => (source === 'both' ? [] : [[input, source]])),
    ['paths', 'git_host']
];
function given(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
function readDesiredDeployment(input, common) {
    const { raw, problems } = input;
    const source = readSource(input) ?? (raw.image_uri === undefined ? 'git_host' : 'external_container');
    for (const [name, belongs] of INPUT_SOURCE) {
        if (raw[name] === undefined || belongs === source)
            continue;
        const how = raw.source === undefined ? `this run's source is ${source}` : `source is ${source}`;
        problems.add(name, `belongs to source ${belongs}, but ${how}. Remove it, or set \`source\` to ${belongs}.`);
    }
    return source === 'git_host' ? readGitHost(input, common) : readExternalContainer(input, common);
}
function readGitHost(input, common) {
    const { field, context } = input;
    const origin = (0,code_origin/* codeOrigin */.Od)(context);
    const repo_url = field.repositoryUrl('repo_url') ?? origin.repo_url;
    const repo_ref = readRef(input) ?? origin.repo_ref;
    const build_on_push = field.boolean('build_on_push');
    refuseUnusableCode(input, { origin, repo_ref, build_on_push });
    const isOwnCode = input.raw.repo_ref === undefined && input.raw.repo_url === undefined;
    if (isOwnCode)
        input.warnings.push(...(context.code_warnings ?? []));
    const { unpushed_commits, sha_before } = context;
    const commit = (0,code_origin/* knownCommit */.vH)(origin, repo_url, repo_ref);
    const paths = (0,inputs_paths/* readPaths */.V)(input);
    return {
        source: 'git_host',
        ...common,
        source_config: given({
            integration_id: field.guid('integration_id'),
            repo_url,
            deployment_type: field.choice('deployment_type', vocabulary/* DEPLOYMENT_TYPES */._o),
            build_on_push,
            install_command: field.text('install_command'),
            build_command: field.text('build_command')
        }),
        source_revision_config: given({
            repo_ref,
            graph_config_path: readGraphPath(input)
        }),
        ...(paths !== undefined && !(0,refs/* isTag */.dz)(repo_ref) && { paths }),
        ...(commit !== undefined && { commit, is_push_to_ref: (0,code_origin/* isPushTo */.q_)(context, repo_ref) }),
        ...(commit !== undefined && sha_before !== undefined && { commit_before: sha_before }),
        ...(isOwnCode && unpushed_commits !== undefined && { unpushed_commits })
    };
}
function refuseUnusableCode({ raw, problems, context }, { origin, repo_ref, build_on_push }) {
    const untrusted = (0,code_origin/* untrustedOrigin */.pl)(context);
    if (raw.repo_ref === undefined && untrusted !== undefined)
        problems.add('repo_ref', untrusted);
    if (raw.repo_ref === undefined && origin.repo_ref === undefined) {
        problems.add('repo_ref', `is not set, and ${(0,sanitize/* sanitizeLine */.g$)((0,code_origin/* noRefReason */.hT)(context))}. Set it to a branch, or to a tag as refs/tags/….`);
    }
    if (raw.repo_url === undefined && origin.repo_url === undefined) {
        const why = context.no_code_reason ?? 'the repository of this run is unknown or was deleted';
        problems.add('repo_url', `is not set, and ${why}. Set its URL, such as https://github.com/acme/support.`);
    }
    if (build_on_push === true && (0,refs/* isTag */.dz)(repo_ref)) {
        problems.add('build_on_push', `cannot be true while \`repo_ref\` is a tag (${(0,sanitize/* sanitizeLine */.g$)(repo_ref)}). Set it to false, or use a branch.`);
    }
}
function readGraphPath({ field, problems }) {
    const path = field.text('graph_config_path');
    const problem = path === undefined ? undefined : pathProblem(path);
    if (path === undefined || problem === undefined)
        return path && (0,repository_path/* canonicalPath */.O)(path);
    problems.add('graph_config_path', `"${(0,sanitize/* sanitizeLine */.g$)(path, 80)}" ${problem}`);
    return undefined;
}
function pathProblem(path) {
    const canonical = (0,repository_path/* canonicalPath */.O)(path);
    if (/^[/\\~]/.test(path) || /^\.\.(?:\/|$)/.test(canonical))
        return 'is outside the repository. Write it from the root of the repository, without a leading /.';
    if (path.includes('\\'))
        return `contains backslashes. Write ${(0,sanitize/* sanitizeLine */.g$)(path.replaceAll('\\', '/'), 80)}`;
    return path.endsWith('/') || canonical === ''
        ? 'is a folder. Write the path of the file, such as agents/support/agent.json.'
        : undefined;
}
function readExternalContainer(input, common) {
    const { field } = input;
    const cluster_namespace = field.text('cluster_namespace');
    return {
        source: 'external_container',
        ...common,
        source_config: given({
            custom_url: readCustomUrl(input),
            resource_spec: readResourceSpec(input),
            listener_id: field.guid('listener_id'),
            listener_config: cluster_namespace === undefined ? undefined : { cluster_namespace }
        }),
        source_revision_config: given({
            image_uri: readImage(input)
        }),
        ...(input.dialect.serviceRules.needsResourceSpec && { needs_resource_spec: true })
    };
}
function readCustomUrl({ raw, field, problems }) {
    const url = field.webUrl('custom_url');
    const unsafe = url === undefined || raw.smoke_assistant === undefined ? undefined : (0,safe_url/* unsafeReason */.Bf)(url);
    if (unsafe !== undefined)
        problems.add('custom_url', `${unsafe} The smoke check sends a key there.`);
    return url;
}
function readRef({ field, problems, warnings, context }) {
    const text = field.text('repo_ref');
    if (text === undefined)
        return undefined;
    const ref = (0,refs/* canonicalRef */.SV)(text);
    const bare = (0,refs/* isTag */.dz)(ref) ? ref.slice('refs/tags/'.length) : ref;
    const shown = `"${(0,sanitize/* sanitizeLine */.g$)(text, 80)}"`;
    const tag = meantTag(text, context);
    if (tag !== undefined) {
        problems.add('repo_ref', `${shown} is a tag, but a bare name means a branch. Write ${(0,sanitize/* sanitizeLine */.g$)(tag, 80)}. If it is a branch, write refs/heads/${(0,sanitize/* sanitizeLine */.g$)(text, 80)}.`);
    }
    else if (isCommit(ref, context)) {
        problems.add('repo_ref', `${shown} is a commit ID, but the service deploys branches and tags. Use the branch, or tag the commit and use refs/tags/….`);
    }
    else if (bare === '' || bare.startsWith('refs/') || /[\s~^:?*[\\]|\.\.|@\{/.test(bare)) {
        problems.add('repo_ref', `${shown} is not a branch or tag. Use the bare name of a branch, or refs/tags/….`);
    }
    else {
        if ((0,refs/* isVersion */.lF)(text))
            warnings.push(`\`repo_ref\` ${shown} is deployed as a branch. If it is a tag, write refs/tags/${(0,sanitize/* sanitizeLine */.g$)(text, 80)}.`);
        return ref;
    }
    return undefined;
}
function meantTag(text, { ref }) {
    const named = /^tags\/./.test(text) ? `refs/${text}` : `refs/tags/${text}`;
    return text.startsWith('tags/') || ref === named ? named : undefined;
}
function isCommit(ref, { sha, pull_request }) {
    if (/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i.test(ref))
        return true;
    if (!/^[0-9a-f]{7,63}$/i.test(ref))
        return false;
    return [sha, pull_request?.head_sha].some((commit) => commit?.toLowerCase().startsWith(ref.toLowerCase()));
}
function readSource({ raw, problems, dialect }) {
    const text = raw.source;
    if (text === undefined)
        return undefined;
    const neutral = vocabulary/* SOURCES */.Hl.find((source) => source === text);
    if (neutral !== undefined)
        return neutral;
    const spoken = vocabulary/* SOURCES */.Hl.find((source) => dialect.words[source] === text);
    if (spoken !== undefined)
        return spoken;
    const hidden = (0,inputs_fields/* invisibleProblem */.XM)(text);
    if (hidden !== undefined) {
        problems.add('source', hidden);
        return undefined;
    }
    const elsewhere = vocabulary/* SOURCES */.Hl.find((source) => dialect_dialect/* LANGSMITH_WORDS */.g[source] === text);
    const choices = [...new Set(vocabulary/* SOURCES */.Hl.flatMap((source) => [source, dialect.words[source]]))].join(', ');
    problems.add('source', elsewhere === undefined
        ? `must be one of ${choices}; got "${(0,sanitize/* sanitizeLine */.g$)(text, 60)}". Use git_host for a repository, external_container for an image.`
        : `"${text}" is the name of ${elsewhere} in LangSmith Deployment. Write ${elsewhere}, or set \`api_dialect\` to langsmith if you deploy there.`);
    return undefined;
}
function readResourceSpec({ resource_spec, dialect, problems }) {
    const read = resource_spec?.(dialect);
    if (read === undefined || 'spec' in read)
        return read?.spec;
    for (const problem of read.problems)
        problems.addAt(problem);
    return undefined;
}


/***/ }),

/***/ 87253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ lookWhileShown),
/* harmony export */   n: () => (/* binding */ refuseMissingGraph)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);



async function refuseMissingGraph(wanted, checkout) {
    if (wanted.source !== 'git_host')
        return;
    const { commit, unpushed_commits = [] } = wanted;
    const path = wanted.source_revision_config.graph_config_path;
    if (path === undefined)
        return;
    const commits = commit === undefined ? unpushed_commits : [commit];
    let missing;
    for (const each of commits) {
        const found = await checkout.findFile(each, path);
        if (found === undefined || found === 'file')
            return;
        missing ??= found;
    }
    if (missing === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([{ input: 'graph_config_path', problem: graphProblem(path, commits, missing) }]);
}
function lookWhileShown(checkout) {
    let isShown = true;
    return {
        findFile: async (commit, path) => {
            const found = isShown ? await checkout.findFile(commit, path) : undefined;
            isShown = found !== undefined;
            return found;
        }
    };
}
function graphProblem(path, commits, found) {
    const what = found === 'folder' ? 'is a folder' : 'does not exist';
    return `"${shown(path)}" ${what} in commit ${commits.map(_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax).join(' or ')}. Commit the file, or set the path from the root of the repository.`;
}
const shown = (path) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(path, 100);


/***/ }),

/***/ 78531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ parseInputs)
/* harmony export */ });
/* harmony import */ var _secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21007);

async function parseInputs(raw) {
    const { resource_spec, smoke_input, secrets } = raw;
    if (resource_spec !== undefined || smoke_input !== undefined || (secrets !== undefined && (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .isMapText */ .Kt)(secrets))) {
        const { parseStructured } = await Promise.all(/* import() */[__webpack_require__.e(514), __webpack_require__.e(815), __webpack_require__.e(837), __webpack_require__.e(894)]).then(__webpack_require__.bind(__webpack_require__, 55837));
        return parseStructured(raw);
    }
    return secrets === undefined ? { raw } : { raw, secrets: (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .parseSecretLines */ .XW)(secrets) };
}


/***/ }),

/***/ 68894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ readPaths),
/* harmony export */   r: () => (/* binding */ notePaths)
/* harmony export */ });
/* harmony import */ var _repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1030);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);



const MOST_CHARACTERS = 10_000;
const ONE_A_LINE = 'Write one pattern per line';
const SLIPS = [
    [/^["“”„«`‘‚]/, 'is in quotes. Remove them.'],
    [/^paths(?:-ignore)? *:/, 'starts with a key. Write the pattern alone.'],
    [/^~\//, 'starts with ~/. Write it from the root of the repository.'],
    [/^ /, 'has a space after the !. Remove the space.'],
    [
        / #(?: |$)|^[^*]*\*.* #/,
        'has a comment after the pattern. Put the comment on its own line, or write [#] for the character.'
    ],
    [
        /, |\*[,;|]|^[^*/]*[*/].*[,;|]$|^[^,;|]*[,;|].*[*/]/,
        `contains a comma, semicolon or |. ${ONE_A_LINE}, or write [,] for the character.`
    ],
    [
        / !|\*\* |^[^*]*\*[^ ]* .*[*/]/,
        `contains a space between two patterns. ${ONE_A_LINE}, or write [ ] for a space in a name.`
    ]
];
function isList(pattern) {
    if (!pattern.startsWith('[') || !pattern.endsWith(']'))
        return false;
    return /^\[ *["'](?!\])/.test(pattern) || pattern.includes(', ') || /^\[[^\],/]*[,/][^\]]*\]$/.test(pattern);
}
function slipOf(line) {
    const pattern = line.replace(/^!/, '');
    if (isList(pattern))
        return `is a YAML or JSON list on one line. ${ONE_A_LINE}, without brackets and quotes.`;
    const bare = pattern.replace(/\[[^[\]]*\]/g, 'x');
    return SLIPS.find(([slip]) => slip.test(bare))?.[1];
}
function readPaths({ raw, problems }) {
    const text = raw.paths;
    if (text === undefined)
        return undefined;
    if (text.length > MOST_CHARACTERS) {
        problems.add('paths', `is longer than ${MOST_CHARACTERS} characters. Shorten it with * and **.`);
        return undefined;
    }
    const patterns = text
        .split(/\r\n|\n|\r/)
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'));
    const wrong = patterns.flatMap((pattern) => {
        const problem = slipOf(pattern) ?? (0,_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(pattern);
        return problem === undefined ? [] : [`"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(pattern, 60)}" ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(problem)}`];
    });
    for (const problem of wrong)
        problems.add('paths', problem);
    if (wrong.length > 0)
        return undefined;
    if (patterns.some((pattern) => !pattern.startsWith('!')))
        return patterns;
    problems.add('paths', 'needs at least one pattern that does not start with "!", such as **');
    return undefined;
}
function notePaths({ raw }, wanted) {
    if (raw.paths === undefined || wanted.source !== 'git_host')
        return [];
    const { repo_ref } = wanted.source_revision_config;
    return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(repo_ref) ? [`\`paths\` applies to branches and is ignored for the tag ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(repo_ref)}.`] : [];
}


/***/ }),

/***/ 31534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  TE: () => (/* binding */ VERIFY_SERVING),
  zS: () => (/* binding */ readAccess),
  "in": () => (/* binding */ readRequest),
  bk: () => (/* binding */ reasonToSkip)
});

// EXTERNAL MODULE: ./lib/src/deploy/core/model.js
var model = __webpack_require__(22231);
// EXTERNAL MODULE: ./lib/src/inputs/code-origin.js
var code_origin = __webpack_require__(53188);
// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var inputs_connection = __webpack_require__(65544);
// EXTERNAL MODULE: ./lib/src/inputs/desired-deployment.js + 1 modules
var desired_deployment = __webpack_require__(33740);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var fields = __webpack_require__(58485);
// EXTERNAL MODULE: ./lib/src/inputs/paths.js
var paths = __webpack_require__(68894);
// EXTERNAL MODULE: ./lib/src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(27300);
// EXTERNAL MODULE: ./lib/src/github/run-context.js
var run_context = __webpack_require__(51147);
// EXTERNAL MODULE: ./lib/src/github-records/wanted.js
var github_records_wanted = __webpack_require__(65404);
// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/repository/repository-url.js
var repository_url = __webpack_require__(17227);
;// CONCATENATED MODULE: ./lib/src/inputs/records.js





const COMMENT = ['auto', 'true', 'false'];
const LONGEST_ENVIRONMENT = 255;
function readGitHubAccess(reading, recorded) {
    const { field, context } = reading;
    const { preview = false, deletes = false, plans = false, wanted } = recorded;
    const name = recorded.name ?? recorded.deployment_id ?? '';
    const token = field.credential('github_token');
    const byDefault = preview && (0,run_context/* hasGitHub */.g)(context, token);
    const environment = readEnvironment(reading) ?? (byDefault ? (0,preview_name/* previewEnvironment */._s)(name) : undefined);
    const comment = field.choice('comment', COMMENT) ?? 'auto';
    if (context.host !== undefined && comment === 'true') {
        reading.warnings.push('`comment` has no effect here: comments are written on GitHub only.');
    }
    const pull = context.host === undefined ? context.pull_request?.number : undefined;
    const comments = comment === 'true' || (comment === 'auto' && byDefault && !plans);
    const ref = refOf(context, wanted);
    return {
        token,
        records: {
            name,
            get control_plane() {
                return (0,github_records_wanted/* controlPlaneKey */.B)(recorded.base_url);
            },
            transient: preview,
            deletes,
            plans,
            ...(environment !== undefined && { environment }),
            ...(ref !== undefined && { ref }),
            ...(pull !== undefined && comments && { comment_on: pull })
        }
    };
}
function readSweepAccess(reading, { base_url }) {
    const { field } = reading;
    const comments = field.choice('comment', COMMENT) !== 'false';
    const control_plane = (0,github_records_wanted/* controlPlaneKey */.B)(base_url);
    return { token: field.credential('github_token'), control_plane, environment: readEnvironment(reading), comments };
}
function readEnvironment({ field, problems }) {
    const environment = field.text('environment');
    if (environment !== undefined && environment.length > LONGEST_ENVIRONMENT) {
        problems.add('environment', `is longer than ${LONGEST_ENVIRONMENT} characters, the limit of GitHub. Shorten it.`);
    }
    return environment;
}
function refOf({ pull_request, sha, repository, server_url }, wanted) {
    const own = pull_request?.head_sha ?? sha;
    if (wanted?.source !== 'git_host' || wanted.commit !== undefined)
        return own;
    const { repo_url } = wanted.source_config;
    const { repo_ref } = wanted.source_revision_config;
    const is_here = repo_url !== undefined && (0,repository_url/* repositoryKey */.Kq)(repo_url) === (0,repository_url/* repositoryKey */.Kq)(`${server_url}/${repository}`);
    if (!is_here || repo_ref === undefined)
        return own;
    return (0,refs/* isTag */.dz)(repo_ref) ? repo_ref.slice('refs/tags/'.length) : repo_ref;
}

// EXTERNAL MODULE: ./lib/src/action-names.js
var action_names = __webpack_require__(93675);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/inputs/rollout.js

function readInterval({ raw, field }) {
    return raw.poll_interval === 'auto' ? 'auto' : (field.duration('poll_interval') ?? 'auto');
}
function readAfterFailure({ field, problems }, { wait, new_revision }) {
    const rollback = field.boolean('rollback') ?? false;
    const refuse = (reason) => problems.add('rollback', `is true, but ${reason}, or \`rollback: false\`.`);
    if (rollback && !wait.enabled)
        refuse('`wait` is false, so this run would not see a failure. Set `wait: true`');
    if (rollback && new_revision === 'never') {
        refuse('`new_revision` is never, and a rollback creates a revision. Set `new_revision: auto`');
    }
    return { build_logs: field.boolean('build_logs') ?? true, rollback };
}
function readAgentCheck(reading, wait) {
    const { raw, field, problems } = reading;
    const agent_api_key = field.credential('agent_api_key') ?? raw.api_key;
    const check = readCheck(reading);
    if (check !== undefined && !wait.enabled) {
        problems.add('wait', 'is false, but the smoke check runs after the wait. Set `wait: true`, or remove `smoke_assistant`.');
    }
    return check && { ...check, agent_api_key };
}
function readCheck(reading) {
    const { raw, field, problems } = reading;
    const assistant = field.text('smoke_assistant');
    const timeoutMs = field.duration('smoke_timeout') ?? 0;
    const stream_mode = readStreamMode(reading);
    const input = readInput(reading);
    const expect = raw.smoke_expect;
    const unusable = expect === undefined ? undefined : patternProblem(expect);
    if (unusable !== undefined)
        problems.add('smoke_expect', `is not a regular expression: ${(0,sanitize/* sanitizeLine */.g$)(unusable, 120)}`);
    if (raw.smoke_assistant === undefined && raw.smoke_input !== undefined) {
        problems.add('smoke_assistant', 'is required with `smoke_input`. Set it to the assistant to run.');
    }
    if (raw.smoke_input === undefined && expect !== undefined) {
        problems.add('smoke_input', 'is required with `smoke_expect`. Set it to the question for the assistant.');
    }
    if (assistant === undefined)
        return undefined;
    return {
        assistant,
        timeoutMs,
        ...(input && { run: { input, stream_mode } }),
        ...(expect !== undefined && { expect })
    };
}
function readInput({ raw, smoke_input: parsed, problems }) {
    const text = raw.smoke_input;
    if (text === undefined || parsed === undefined)
        return undefined;
    const message = { messages: [{ role: 'user', content: text }] };
    if ('problem' in parsed) {
        if (!text.includes('\n') && !/^[{["']/.test(text))
            return message;
        problems.add('smoke_input', parsed.problem);
        return undefined;
    }
    const { value } = parsed;
    if (typeof value === 'string')
        return { messages: [{ role: 'user', content: value }] };
    if (typeof value !== 'object' || value === null)
        return message;
    if (!Array.isArray(value))
        return { ...value };
    problems.add('smoke_input', 'is a list. Use a map, such as {"messages": […]}, or plain text.');
    return undefined;
}
const STREAM_MODES = ['updates', 'messages'];
function readStreamMode({ raw, problems, notes }) {
    const modes = (raw.smoke_stream_mode ?? '').split(',').map((mode) => mode.trim());
    for (const mode of modes.filter((mode) => !STREAM_MODES.includes(mode))) {
        const shown = `"${(0,sanitize/* sanitizeLine */.g$)(mode, 60)}"`;
        const isMisspelt = STREAM_MODES.includes(mode.toLowerCase());
        if (isMisspelt || !/^[^\s\p{Cc}"'`]+$/u.test(mode))
            problems.add('smoke_stream_mode', `${shown} is not a stream mode. Use ${STREAM_MODES.join(' or ')}.`);
        else if (raw.smoke_assistant !== undefined && raw.smoke_input !== undefined)
            notes.push(`\`smoke_stream_mode\` ${shown} is not one of ${STREAM_MODES.join(', ')}. It is sent unchanged, and the agent server must support it.`);
    }
    const [only = '', ...more] = modes;
    return more.length === 0 ? only : modes;
}
function patternProblem(pattern) {
    try {
        RegExp(pattern, 's');
        return undefined;
    }
    catch (error) {
        return error instanceof Error ? error.message.replace(/^Invalid regular expression: /, '') : 'it is not one';
    }
}

// EXTERNAL MODULE: ./lib/src/inputs/target.js
var inputs_target = __webpack_require__(68473);
;// CONCATENATED MODULE: ./lib/src/inputs/rollback.js




const WITHOUT_EFFECT = [
    'source',
    ...desired_deployment/* INPUT_SOURCE */.B.map(([name]) => name).filter((name) => name !== 'repo_url'),
    'secrets',
    'new_revision',
    'rollback'
];
function readRollback(reading, { preview, ...target }, timeoutMs) {
    const { raw, field, problems, context } = reading;
    for (const name of WITHOUT_EFFECT) {
        if (raw[name] !== undefined && raw[name] !== action_names/* INPUT_DEFAULTS */.W[name])
            problems.add(name, 'has no effect with `command: rollback`, which deploys an earlier revision again. Remove it.');
    }
    if (preview && context.event_action === 'closed')
        problems.add('command', 'is rollback, but the pull request is closed. Set `command: deploy`, which then deletes its preview.');
    const revision = field.text('revision');
    return {
        target,
        claim: (0,inputs_target/* readDeleteOwnership */.nG)(reading, { ...target, preview })?.claim,
        ...(revision !== undefined && { revision }),
        wait: { enabled: field.boolean('wait') ?? true, interval: readInterval(reading), timeoutMs },
        build_logs: field.boolean('build_logs') ?? true,
        dry_run: field.boolean('dry_run') ?? false
    };
}
function refuseRevision({ raw, problems }) {
    if (raw.revision !== undefined)
        problems.add('revision', 'has an effect only with `command: rollback`. Remove it, or set `command: rollback`.');
}

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
;// CONCATENATED MODULE: ./lib/src/inputs/secrets/read-secrets.js


function readSecrets({ raw, secrets: parsed, problems, warnings, field, context }) {
    const allowsEmpty = field.boolean('allow_empty_secrets') ?? false;
    if (parsed === undefined)
        return undefined;
    for (const problem of parsed.problems)
        problems.add('secrets', problem);
    if (parsed.problems.length > 0)
        return parsed.secrets;
    const empty = allowsEmpty ? undefined : emptyProblem(parsed.secrets, context);
    if (empty !== undefined)
        problems.add('secrets', empty);
    for (const { name, input } of credentialNames(parsed.secrets, raw)) {
        const what = `"${(0,sanitize/* sanitizeLine */.g$)(name, 60)}" has the value of ${input}, a credential of this run, and the agent can read it.`;
        if (parsed.form === 'lines')
            warnings.push(`The secret ${what} Remove it unless the agent needs it.`);
        else
            problems.add('secrets', `${what} toJSON(secrets) passes every secret of the repository. Pass only those that the agent needs, as lines NAME=value.`);
    }
    return parsed.secrets;
}
const DEPENDABOT = 'dependabot[bot]';
const EMPTY = /^[\s\p{Cf}]*$/u;
function emptyProblem(secrets, { actor, pull_request, run_url }) {
    const empty = secrets.filter(({ value }) => EMPTY.test(value)).map(({ name }) => `"${(0,sanitize/* sanitizeLine */.g$)(name, 60)}"`);
    if (empty.length === 0)
        return undefined;
    const cause = actor === DEPENDABOT
        ? 'This run belongs to Dependabot, which gets only its own secrets. Add it under Settings → Secrets and variables → Dependabot.'
        : pull_request?.is_fork
            ? 'This run belongs to a pull request from a fork, which gets no secrets.'
            : run_url === undefined
                ? 'Most likely a variable is not set.'
                : 'Most likely the secret is not set for this repository or environment. Dependabot gets only its own secrets; pull requests from forks get none.';
    return `${(0,format/* count */.U9)(empty.length, 'empty value')}: ${empty.join(', ')}. ${cause} Set the secret, remove its entry, or set \`allow_empty_secrets: true\`.`;
}
const CREDENTIALS = ['api_key', 'bearer_token', 'github_token', 'agent_api_key'];
function credentialNames(secrets, raw) {
    return secrets.flatMap(({ name, value }) => {
        const text = value.trim();
        const input = CREDENTIALS.find((credential) => text !== '' && raw[credential]?.trim() === text);
        return input === undefined ? [] : [{ name, input }];
    });
}

;// CONCATENATED MODULE: ./lib/src/inputs/request.js












const VERIFY_SERVING = ['auto', 'off'];
const COMMANDS = ['deploy', 'plan', 'rollback', 'delete', 'sweep'];
function readRequest(inputs, context, unknown = []) {
    const { raw } = inputs;
    const reason = reasonToSkip(raw, context);
    if (reason !== undefined)
        return { command: 'skip', reason };
    const problems = new raw_inputs/* Problems */.Z();
    for (const { input, problem } of unknown)
        problems.add(input, problem);
    const dialect = (0,inputs_connection/* readDialect */.t)(raw.api_dialect, problems);
    const field = (0,fields/* fieldReader */.AL)(raw, problems);
    const request = readWhole({ ...inputs, context, problems, field, dialect, notes: [], warnings: [] });
    problems.throwIfAny();
    return request;
}
function reasonToSkip(raw, { pull_request, event_name }) {
    const keyless = raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined;
    if (!keyless || !pull_request?.is_fork || event_name === 'pull_request_target')
        return undefined;
    return `Pull request #${pull_request.number} comes from a fork. GitHub gives no secrets to its runs, so this run has no credential. To deploy these changes, let a maintainer push the branch to this repository.`;
}
function readAccess(raw, context) {
    const reading = readingOf(raw, context);
    const connection = (0,inputs_connection/* readConnection */.d)(reading);
    const { command = 'deploy' } = raw;
    const github = readSharedRecords(reading, connection);
    const access = { command, connection, github, timeoutMs: reading.field.duration('timeout') ?? 0 };
    reading.problems.throwIfAny();
    return access;
}
function readSharedRecords(reading, { base_url }) {
    const { raw, context, field } = reading;
    const preview = field.boolean('preview') ?? false;
    const deletes = raw.command === 'delete' || (preview && context.event_action === 'closed');
    return readGitHubAccess(reading, { base_url, preview, deletes, plans: raw.command === 'plan' });
}
function readingOf(raw, context) {
    const problems = new raw_inputs/* Problems */.Z();
    const dialect = (0,inputs_connection/* readDialect */.t)(raw.api_dialect, problems);
    return { raw, context, problems, field: (0,fields/* fieldReader */.AL)(raw, problems), dialect, notes: [], warnings: [] };
}
function readWhole(reading) {
    const { field, context } = reading;
    const connection = (0,inputs_connection/* readConnection */.d)(reading);
    const command = readCommand(reading);
    const common = { connection, timeoutMs: field.duration('timeout') ?? 0 };
    if (command !== 'rollback')
        refuseRevision(reading);
    if (command === 'sweep') {
        const github = readSweepAccess(reading, connection);
        return { command, ...common, github, sweep: (0,inputs_target/* readSweep */.bS)(reading), notes: reading.notes };
    }
    (0,inputs_target/* refuseSweepInputs */.E2)(reading, command);
    const target = (0,inputs_target/* readTarget */._E)(reading, command === 'delete' ? 'delete' : 'update');
    if (command === 'rollback')
        return readRollbackByHand(reading, { ...common, target });
    const isClosed = target.preview && context.event_action === 'closed';
    if (command === 'delete' || isClosed)
        return readDelete(reading, command, { ...common, target });
    return readDeploy(reading, command, { ...common, target });
}
function readCommand({ raw, field, problems }) {
    for (const input of ['select', 'variables']) {
        if (raw[input] !== undefined)
            problems.add(input, 'applies only with `manifest`. Set `manifest`, or remove this input.');
    }
    const command = field.choice('command', [...COMMANDS, 'matrix']) ?? 'deploy';
    if (command !== 'matrix')
        return command;
    problems.add('command', 'is matrix, which lists the deployments of a manifest. Set `manifest` to the path of the file.');
    return 'plan';
}
function readDelete(reading, command, { connection, timeoutMs, target: { preview, ...target } }) {
    const github = readGitHubAccess(reading, { ...connection, ...target, preview, deletes: true });
    return {
        command: 'delete',
        connection,
        target,
        ownership: (0,inputs_target/* readDeleteOwnership */.nG)(reading, { ...target, preview }),
        closing: command === 'delete' ? undefined : reading.context.pull_request?.number,
        dry_run: command === 'plan',
        timeoutMs,
        github,
        notes: reading.notes
    };
}
function readRollbackByHand(reading, { connection, timeoutMs, target }) {
    const { field, notes } = reading;
    const rollback = readRollback(reading, target, timeoutMs);
    const github = readGitHubAccess(reading, { ...connection, ...target, plans: rollback.dry_run });
    const verify_serving = field.choice('verify_serving', VERIFY_SERVING) ?? 'auto';
    const check = readAgentCheck(reading, rollback.wait);
    return { command: 'rollback', connection, github, rollback, check, verify_serving, timeoutMs, notes };
}
function readDeploy(reading, command, { connection, timeoutMs, target: { preview, ...target } }) {
    const { field, context, notes, warnings } = reading;
    if (!preview)
        (0,inputs_target/* readNewName */.i5)(reading, target);
    const secrets = readSecrets(reading);
    const wanted = (0,desired_deployment/* readDesiredDeployment */.U)(reading, {
        ...(target.name !== undefined && { name: target.name }),
        ...(secrets && { secrets })
    });
    const new_revision = field.choice('new_revision', model/* NEW_REVISION_POLICIES */.Sz) ?? 'auto';
    const wait = { enabled: field.boolean('wait') ?? true, interval: readInterval(reading), timeoutMs };
    const after = readAfterFailure(reading, { wait, new_revision });
    const claim = preview ? (0,inputs_target/* readClaim */.jw)(reading) : undefined;
    const verify_serving = field.choice('verify_serving', VERIFY_SERVING) ?? 'auto';
    const deploy = { target, claim, wanted, new_revision, wait, ...after };
    const check = readAgentCheck(reading, wait);
    const preview_of = preview ? context.pull_request?.number : undefined;
    const github = readGitHubAccess(reading, { ...connection, ...target, preview, plans: command === 'plan', wanted });
    (0,inputs_target/* noteLongName */.W)(reading, wanted);
    notes.push(...(0,code_origin/* noteFork */.PZ)(wanted, context), ...(0,paths/* notePaths */.r)(reading, wanted));
    return { command, connection, github, deploy, check, verify_serving, preview_of, notes, warnings };
}


/***/ }),

/***/ 21007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ SECRET_NAME),
/* harmony export */   Kt: () => (/* binding */ isMapText),
/* harmony export */   Vo: () => (/* binding */ judgeSecrets),
/* harmony export */   Wo: () => (/* binding */ NO_NAME),
/* harmony export */   XW: () => (/* binding */ parseSecretLines)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58485);
/* harmony import */ var _secret_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(55732);



const MOST_BYTES = 512 * 1024;
const SECRET_NAME = /^[A-Za-z_][\w.-]*$/;
function parseSecretLines(text) {
    return judgeSecrets('lines', text, (0,_secret_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .readSecretLines */ .k)(text));
}
function judgeSecrets(form, text, { entries, problems, unread }) {
    if (/\r(?!\n)/.test(text))
        problems.unshift('contain a carriage return within a line. Write line breaks as \\n in double quotes.');
    const isRead = problems.length === 0;
    const seen = new Set();
    for (const { name, value, line } of entries) {
        const shown = isRead ? shownName({ name, line }) : `the secret named on line ${line}`;
        if (name === '')
            problems.push(`line ${line} has no name. Put a name before the =.`);
        else if (!SECRET_NAME.test(name))
            problems.push(`${shown} ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleProblem */ .XM)(name) ?? NO_NAME}`);
        if (value.includes('\0'))
            problems.push(`${shown} contains a NUL character, which environment variables cannot hold. Remove it.`);
        if (seen.has(name) && name !== '')
            problems.push(`${shown} is set twice. Keep one.`);
        seen.add(name);
    }
    const secrets = entries.map(({ name, value }) => ({ name, value }));
    const bytes = secrets.reduce((sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
    if (bytes > MOST_BYTES)
        problems.push(`hold ${Math.ceil(bytes / 1024)} KiB, but at most ${MOST_BYTES / 1024} KiB are supported. Store large data elsewhere.`);
    if (entries.length === 0 && problems.length === 0 && !/^\s*\{\s*\}\s*$/.test(text)) {
        problems.push('contain no secret. Set {} to remove all deployed secrets, or remove the input to keep them.');
    }
    return { form, secrets, problems, unread };
}
const NO_NAME = 'has an invalid name for an environment variable. Names start with a letter or _, followed by letters, digits, _, . and -. Letters are A-Z and a-z.';
function shownName({ name, line }) {
    return SECRET_NAME.test(name) ? JSON.stringify((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(name, 60)) : `the secret named on line ${line}`;
}
const MAP_ENTRY = /^\s*(?:["'][^"']*["']|[\w.-]+)\s*:(?:\s|$)/;
function isMapText(text) {
    const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? '';
    return (first.trim().startsWith('{') ||
        (MAP_ENTRY.test(first) && !/^(?:export\s+(?=\S))?(?:[^=\s]+\s*)?=/.test(first.trim())));
}


/***/ }),

/***/ 55732:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readSecretLines)
/* harmony export */ });
const PART_OF_VALUE = /[/+:?@&"'`{}]/;
function readSecretLines(text) {
    const read = { entries: [], problems: [], unread: [] };
    const lines = text.split(/\r?\n/);
    let open;
    for (let i = 0; i < lines.length; i++) {
        const line = lines[i] ?? '';
        if (line.trim() === '' || line.trim().startsWith('#'))
            continue;
        const entry = splitLine(line);
        if (entry === undefined || continues(entry, open)) {
            read.unread.push(line);
            if (open?.continued !== true)
                read.problems.push(strayProblem(i + 1, line, open));
            open = { line: open?.line, value: '', continued: true };
            continue;
        }
        const { name, rest } = entry;
        open = undefined;
        if (/^[ \t]*["'`]/.test(rest)) {
            const { value, end, problem } = readQuoted(lines, i, rest.trimStart());
            if (problem === undefined)
                read.entries.push({ name, value, line: i + 1 });
            else {
                read.problems.push(problem);
                read.unread.push(rest, ...lines.slice(i + 1, end + 1));
            }
            i = end;
        }
        else if (/\s#/.test(rest)) {
            read.unread.push(rest);
            read.problems.push(`line ${i + 1} has " #" in a value without quotes. Quote the value, or remove the comment.`);
        }
        else {
            open = { line: i + 1, value: rest.trim(), continued: false };
            read.entries.push({ name, value: open.value, line: i + 1 });
        }
    }
    return read;
}
function splitLine(line) {
    const equals = line.indexOf('=');
    if (equals < 0)
        return undefined;
    const name = line
        .slice(0, equals)
        .trim()
        .replace(/^export[ \t]+/, '');
    return PART_OF_VALUE.test(name) ? undefined : { name, rest: line.slice(equals + 1) };
}
const WRAPPED = 40;
const LONG_MIXED = 12;
const isMixed = (text) => /[a-z]/.test(text) && /[A-Z]/.test(text);
function continues({ name, rest }, open) {
    const padding = rest.trim();
    if (!/^=?$/.test(padding) || !/^[\w-]+$/.test(name))
        return false;
    if (open?.continued || padding === '=')
        return true;
    if (open !== undefined && name.length >= LONG_MIXED && isMixed(name))
        return true;
    if ((name.length + 1) % 4 !== 0)
        return false;
    if (!/^(?:[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*)$/.test(name))
        return true;
    return open !== undefined && !name.includes('_') && isWrapped(open.value);
}
function isWrapped(value) {
    return value.length >= WRAPPED && /^[A-Za-z0-9+/]+$/.test(value) && isMixed(value);
}
function strayProblem(line, text, open) {
    const empty = text.trimEnd().endsWith('=') ? ' Write an empty value as NAME="".' : '';
    if (open?.line !== undefined)
        return `line ${line} is not NAME=value. If it continues the value on line ${open.line}, quote that value: NAME="…".${empty}`;
    return `line ${line} is not NAME=value. Write each as NAME=value, and quote a value that spans lines.${empty}`;
}
function readQuoted(lines, start, rest) {
    const quote = rest.charAt(0);
    let end = start;
    let last = rest.slice(1);
    const before = [];
    for (; last.indexOf(quote) < 0; last = lines[++end] ?? '') {
        if (end + 1 >= lines.length) {
            return refuse(end, `line ${start + 1} opens a quote (${quote}) without closing it. Close it.`);
        }
        before.push(last);
    }
    const at = last.indexOf(quote);
    if (!/^\s*(?:#.*)?$/.test(last.slice(at + 1))) {
        return refuse(end, `line ${end + 1} has text after the closing quote (${quote}). Put the value in other quotes (" ' or \`).`);
    }
    const raw = [...before, last.slice(0, at)].join('\n');
    return { value: quote === '"' ? unescape(raw) : raw, end };
}
const refuse = (end, problem) => ({ value: '', end, problem });
function unescape(raw) {
    return raw.replaceAll('\\n', '\n').replaceAll('\\r', '\r');
}


/***/ }),

/***/ 68473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E2: () => (/* binding */ refuseSweepInputs),
/* harmony export */   W: () => (/* binding */ noteLongName),
/* harmony export */   _E: () => (/* binding */ readTarget),
/* harmony export */   bS: () => (/* binding */ readSweep),
/* harmony export */   i5: () => (/* binding */ readNewName),
/* harmony export */   jw: () => (/* binding */ readClaim),
/* harmony export */   nG: () => (/* binding */ readDeleteOwnership),
/* harmony export */   xq: () => (/* binding */ previewKind)
/* harmony export */ });
/* harmony import */ var _contract_dialect_service_rules_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31477);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51147);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59775);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _code_origin_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(53188);





const previewKind = ({ host }) => (host === 'gitlab' ? 'mr' : 'pr');
function readTarget(reading, act) {
    const { raw, field, context, problems } = reading;
    const deployment_id = field.guid('deployment_id');
    const name = field.text('name');
    const preview = field.boolean('preview') ?? false;
    requireChoice(reading, act);
    if (raw.deployment_id === undefined && raw.name === undefined) {
        problems.add('name', 'is not set, and neither is `deployment_id`. Set one of them.');
    }
    if (preview && raw.deployment_id !== undefined) {
        problems.add('deployment_id', 'cannot be combined with `preview: true`, because each pull request has its own deployment. Set `name` instead.');
    }
    if (preview && raw.name === undefined && raw.deployment_id !== undefined)
        problems.add('name', 'is required with `preview: true`.');
    const number = context.pull_request?.number;
    if (preview && number === undefined) {
        const event = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(context.event_name, 60) || 'unknown';
        problems.add('preview', event.startsWith('pull_request')
            ? `is true, but the file of this ${event} event (GITHUB_EVENT_PATH) is unreadable or incomplete. Check that no earlier step changes it.`
            : `is true, but this run (event ${event}) does not belong to a pull request. Set \`preview: true\` only for runs of a pull request.`);
    }
    const full = preview && name !== undefined && number !== undefined ? readPreviewName(reading, name, number) : name;
    return { ...(deployment_id !== undefined && { deployment_id }), ...(full !== undefined && { name: full }), preview };
}
function requireChoice({ raw, context, problems }, act) {
    if (raw.preview !== undefined)
        return;
    const { event_name, pull_request } = context;
    const isOfPullRequest = /^(?:(?:external_)?pull_request|merge_request)/.test(event_name);
    const what = `\`preview: false\` to ${act} "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(raw.name ?? raw.deployment_id ?? '', 60)}"`;
    if (pull_request !== undefined || isOfPullRequest) {
        const choice = raw.deployment_id === undefined ? '`preview: true` for a preview of its own, or ' : '';
        problems.add('preview', `is not set, and this is a pull request. Set ${choice}${what} with code that is not merged.`);
    }
    else if ((0,_code_origin_js__WEBPACK_IMPORTED_MODULE_2__/* .isOfMergeQueue */ .fs)(context) &&
        raw.repo_ref === undefined &&
        (act === 'delete' || raw.image_uri !== undefined)) {
        problems.add('preview', `is not set. Set ${what} from this merge queue, whose code is not merged yet.`);
    }
}
function readNewName({ dialect, problems }, { name, deployment_id }) {
    const rule = dialect.serviceRules.names;
    if (rule === undefined || name === undefined || deployment_id !== undefined || rule.pattern.test(name))
        return;
    problems.add('name', `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}" is not a name that this service accepts. Use ${rule.form}, or set \`deployment_id\` if the deployment exists.`);
}
function readPreviewName(reading, name, pullRequest) {
    return (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_4__/* .previewName */ .gz)(fittedName(reading, name), pullRequest, previewKind(reading.context));
}
function noteLongName({ dialect, notes }, { source, name = '' }) {
    const { safeImageName = Number.POSITIVE_INFINITY } = dialect.serviceRules;
    if (source !== 'external_container' || name.length <= safeImageName)
        return;
    notes.push(`The name "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 80)}" has ${name.length} characters. If this service scales with KEDA, a name of more than ${safeImageName} never becomes DEPLOYED. If the wait times out, use a shorter name.`);
}
function readSweepName(reading, name) {
    return name === '' ? name : fittedName(reading, name);
}
function fittedName({ dialect, problems, notes, context }, name) {
    const rule = dialect.serviceRules.names;
    const fitted = rule === undefined ? name : (0,_contract_dialect_service_rules_js__WEBPACK_IMPORTED_MODULE_0__/* .fitName */ .dl)(name, rule);
    if (fitted === name)
        return name;
    if (fitted === undefined) {
        problems.add('name', `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}" contains no usable characters. Use ${rule?.form}.`);
        return name;
    }
    notes.push(`Previews of "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}" are named ${(0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_4__/* .previewName */ .gz)(fitted, 1, previewKind(context)).replace(/1$/, '<number>')}, because this service accepts only ${rule?.form}. Do not use another name that leads to the same preview names.`);
    return fitted;
}
function readSweep(reading) {
    const { raw, field, problems, context } = reading;
    const name = readSweepName(reading, field.text('name') ?? '');
    if (raw.name === undefined)
        problems.add('name', 'is required for a sweep. Set it to the name without -pr-<number>.');
    if (raw.deployment_id !== undefined) {
        problems.add('deployment_id', 'cannot be combined with `command: sweep`, which covers all previews of a name. Remove it.');
    }
    const max_age_ms = field.age('max_age');
    const by_age = context.host !== undefined;
    if (by_age && raw.max_age === undefined) {
        problems.add('max_age', 'is required here: this run cannot read which pull requests are open, so only the age of a preview decides.');
    }
    const dry_run = field.boolean('dry_run') ?? false;
    const kind = previewKind(context);
    return { name, kind, claim: readClaim(reading), dry_run, by_age, ...(max_age_ms !== undefined && { max_age_ms }) };
}
function refuseSweepInputs({ raw, field, problems }, command) {
    const belongs = (input, fix) => problems.add(input, `applies only to command: sweep. ${fix}`);
    if (raw.max_age !== undefined)
        belongs('max_age', 'Remove it.');
    if (field.boolean('dry_run') === true && command !== 'rollback')
        problems.add('dry_run', 'has an effect only with `command: sweep` or `command: rollback`. Remove it, or use `command: plan`.');
}
function readClaim({ raw, context }) {
    const { server_url, repository, pull_request } = context;
    const hasRecords = context.host === undefined && (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .hasGitHub */ .g)(context, raw.github_token);
    const head = pull_request?.head_repository;
    const own = [repository, head].filter((name) => name !== undefined).map((name) => `${server_url}/${name}`);
    return {
        server_url,
        repositories: raw.repo_url === undefined ? own : [raw.repo_url],
        head_is_gone: pull_request !== undefined && head === undefined,
        ...(raw.image_uri !== undefined && { image_uri: raw.image_uri }),
        ...(!hasRecords && { unrecorded: true })
    };
}
function readDeleteOwnership(reading, target) {
    const claim = readClaim(reading);
    if (target.preview)
        return { claim, if_foreign: 'keep' };
    if (target.deployment_id !== undefined && reading.raw.repo_url === undefined)
        return undefined;
    if (claim.repositories.length === 0) {
        const why = reading.context.no_code_reason ?? 'the repository of this run is unknown';
        reading.problems.add('repo_url', `is not set, and ${why}. A name alone does not prove which deployment is meant. Set \`deployment_id\`, or set \`repo_url\` to the repository from which it is built.`);
    }
    return { claim, if_foreign: 'refuse' };
}


/***/ }),

/***/ 43276:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ judgeUnknownInputs)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(59470);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48137);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);




const NAMES = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W);
const MOST_LISTED = 20;
function judgeUnknownInputs(given) {
    const unknown = given.filter((name) => !NAMES.some((known) => known.toUpperCase() === name));
    const problems = [];
    const far = [];
    for (const name of unknown) {
        const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(name.toLowerCase(), 60);
        const meant = nearestInput(name);
        if (meant === undefined)
            far.push(shown);
        else
            problems.push({ input: shown, problem: `is not an input. Did you mean ${meant}?` });
    }
    return { problems, warnings: far.length === 0 ? [] : [farWarning(far)] };
}
function farWarning(names) {
    const more = names.length - MOST_LISTED;
    const list = names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return `Unknown inputs are ignored: ${list}. Correct their names or remove them. If the workflow does not set them, the runner has variables INPUT_… of these names.`;
}
const SPELLINGS = new Map(NAMES.flatMap((input) => [
    [input, input],
    ...((0,_contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .isWord */ .Jg)(input) ? [[_contract_dialect_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .LANGSMITH_WORDS */ .g[input], input]] : [])
]));
const SPELLED = [...SPELLINGS.keys()];
const SHORTEST = 4;
function nearestInput(name) {
    const meant = name.length < SHORTEST ? (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .misspelled */ .vs)(name, SPELLED) : (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_3__/* .nearest */ .pA)(name, SPELLED);
    return meant && SPELLINGS.get(meant);
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

/***/ 35509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jf: () => (/* binding */ noneHeadline),
/* harmony export */   Mf: () => (/* binding */ suggested),
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   Xm: () => (/* binding */ headlineOfMany),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/* unused harmony export nameOf */
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6375);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75851);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87438);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50333);
/* harmony import */ var _serving_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42053);







const COMMANDS = {
    deploy: { of: 'Deploy of', undone: 'deployed' },
    plan: { of: 'Plan for', undone: 'planned' },
    rollback: { of: 'Rollback of', undone: 'rolled back' },
    delete: { of: 'Delete of', undone: 'deleted' },
    sweep: { of: 'Sweep of the previews of', undone: 'swept' }
};
const REASONS = {
    input_invalid: 'invalid input',
    auth_failed: 'the credentials were refused',
    control_plane_unreachable: 'the control plane is not available',
    invalid_response: 'the control plane gave no usable answer',
    request_refused: 'the control plane refused the request',
    name_conflict: 'the name is not free',
    foreign_deployment: 'it belongs to another repository',
    immutable_field: 'a field cannot be changed',
    new_revision_refused: '`new_revision` is `never`',
    rollback_refused: 'the revision cannot be restored'
};
function headline(outcome, record) {
    const { kind, failure, caution } = outcome;
    if (failure !== undefined)
        return failureHeadline(outcome, failure, record);
    const text = caution === undefined ? sentence(outcome, record) : `${done(kind, record)}${cautionText(caution, record)}`;
    return `${caution === undefined ? iconOf(kind, record) : '⚠️'} ${text}`;
}
function iconOf(kind, { unchecked, absent, swept = [], previews }) {
    if (previews === undefined && kind !== 'swept')
        return _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].icon;
    if (unchecked !== undefined)
        return '⚠️';
    if (absent)
        return '⏭️';
    return kind === 'swept' && swept.length === 0 ? '✅' : _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].icon;
}
function done(kind, record) {
    const name = nameOf(record);
    if (kind === 'unchanged')
        return `No changes to ${name}`;
    return `${capitalized(_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].word)} ${name}`;
}
function cautionText(caution, record) {
    if (caution === 'failed_revision')
        return `, but its latest revision is ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .badEnd */ .LR)(record) ?? '', 40)}`;
    const { other_commit = '', wanted_commit = '' } = record;
    return `, but at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(other_commit))}, not at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(wanted_commit))}`;
}
function sentence({ kind, is_running }, record) {
    const { operation, new_revision, plan, deletion } = record;
    const name = nameOf(record);
    switch (kind) {
        case 'created':
            return `Created ${name}${step(record)}`;
        case 'updated':
            return new_revision ? `Updated ${name}${step(record)}` : `Updated ${name} without a new revision`;
        case 'unchanged':
            if (operation === undefined)
                return `Done with ${name}`;
            return (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .hasBecomeLive */ ._Q)(record)
                ? `${capitalized(name)} is deployed${step(record)}`
                : `No changes to ${name}${step(record)}`;
        case 'rolled_back':
            return `Rolled back ${name}${goal(record)}`;
        case 'pending':
            return pendingSentence(name, record, is_running);
        case 'planned':
            return record.previews === undefined ? planSentence(name, record) : sweepSentence(name, record);
        case 'deleted':
            return `${capitalized(name)} ${deletion === 'already_deleting' ? 'is already being deleted' : 'was deleted'}`;
        case 'absent':
            return `Nothing to delete: ${name} does not exist.${suggested(record)}`;
        case 'swept':
            return sweepSentence(name, record);
        case 'skipped':
            return `Skipped ${plan === undefined && record.name === undefined ? '' : name}`.trimEnd();
        case 'failed':
        case 'timed_out':
        case 'cancelled':
        case 'blocked':
            return `${capitalized(_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].word)}: ${name}`;
    }
}
function pendingSentence(name, record, is_running) {
    const { operation, command } = record;
    if (is_running && command !== 'rollback')
        return `Deploying ${name}`;
    if (operation === 'created' || operation === 'updated')
        return `${capitalized(operation)} ${name}. Its rollout continues.`;
    if (operation === 'rolled_back' || command === 'rollback')
        return `Rolling back ${name}${goal(record)}${is_running ? '' : '. Its rollout continues.'}`;
    return `No changes to ${name}. Its rollout continues.`;
}
function failureHeadline({ kind }, failure, record) {
    const { command } = record;
    const { icon } = _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind];
    if (failure.unchanged)
        return `${icon} ${undone(record, failure)}`;
    if (command === undefined)
        return `${icon} ${capitalized(_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].word)}`;
    const what = `${COMMANDS[command].of} ${nameOf(record)}`;
    const serving = (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .servingFact */ .ty)(failure, record);
    const told = [kind === 'timed_out' ? (0,_serving_js__WEBPACK_IMPORTED_MODULE_5__/* .stillDoes */ .OU)(record) : undefined, serving && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)(serving)];
    const sentences = told.filter((sentence) => sentence !== undefined).join(' ');
    const tail = sentences === '' ? '' : `. ${sentences}`;
    if (kind === 'cancelled')
        return `${icon} ${what} was ${failure.code === 'internal' ? 'stopped by an internal error' : 'cancelled'}${tail}`;
    if (failure.code === 'superseded')
        return `${icon} ${what} was superseded${tail}`;
    if (kind === 'timed_out')
        return `${icon} ${what} timed out${tail}`;
    return `${icon} ${failure.code === 'check_failed' ? `Smoke check of ${nameOf(record)}` : what} failed${tail}`;
}
function undone(record, { code: errorCode }) {
    const { command, asked_id } = record;
    const isMissing = errorCode === 'not_found' && asked_id !== undefined;
    const reason = isMissing ? 'it was not found' : REASONS[errorCode];
    const why = reason === undefined ? '' : `: ${reason}`;
    if (command === undefined)
        return `Nothing was changed${why}`;
    return `${capitalized(nameOf(record))} was not ${COMMANDS[command].undone}${why}. Nothing was changed.`;
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
    return `Plan for ${name}: ${planText(plan)}${plan.operation === 'rollback' ? goal(record) : ''}. Nothing was changed.`;
}
const suggested = ({ meant }) => (meant === undefined ? '' : ` Did you mean ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(meant, 100)}?`);
function sweepSentence(name, record) {
    const { previews = [], swept = [], operation, unchecked, absent } = record;
    if (unchecked !== undefined)
        return uncheckedSentence(unchecked, swept.length);
    if (absent)
        return `Nothing to sweep: ${name} does not exist.${suggested(record)}`;
    if (operation === 'planned')
        return previews.length === 0
            ? `Dry run: no preview of ${name} exists`
            : `Dry run of the sweep of ${name}: would delete ${swept.length} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(previews.length, 'preview')}`;
    if (swept.length === 0)
        return `No previews of ${name} to delete${previews.length > 0 ? `, ${previews.length} kept` : ''}`;
    return `Deleted ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(swept.length, 'preview')} of ${name}`;
}
function uncheckedSentence({ count: many, needs_token }, deleted) {
    const mend = needs_token ? ' Set `github_token`.' : '';
    return `Could not check ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(many, 'preview')}${deleted === 0 ? '' : `, deleted ${deleted}`}.${mend}`;
}
function nameOf({ name, deployment_id, asked_id }) {
    if (name !== undefined)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(name, 100);
    const id = deployment_id ?? asked_id;
    return id === undefined ? 'the deployment' : `deployment ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(id), 100)}`;
}
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function step(record) {
    const tag = tagOf(record);
    const release = tag === undefined ? '' : ` to ${tag}`;
    const now = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record);
    if (now === undefined)
        return release;
    const served = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .servedBefore */ .p7)(record);
    const before = served === undefined ? undefined : (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record, served);
    const shown = (commit) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit));
    const at = before === undefined || before === now ? ` at ${shown(now)}` : `: ${shown(before)} → ${shown(now)}`;
    return `${release}${at}`;
}
function goal(record) {
    const { changes = [], rolls_back_to: to } = record.plan ?? {};
    if (to === undefined)
        return '';
    const commit = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record, to);
    if (commit !== undefined)
        return ` to commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit))}`;
    const image = changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after;
    if (typeof image === 'string')
        return ` to image ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenDigests */ .fQ)(image), 200)}`;
    const tag = tagOf(record);
    return tag === undefined ? ` to revision ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(to))}` : ` to tag ${tag}`;
}
function tagOf({ plan, new_revision, wanted_ref }) {
    const changed = plan?.changes.find(({ path }) => path === 'source_revision_config.repo_ref')?.after;
    const ref = typeof changed === 'string' ? changed : new_revision === false ? undefined : wanted_ref;
    return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(ref) ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(ref.replace('refs/tags/', ''), 100) : undefined;
}
function headlineOfMany(ends, what = 'deployment') {
    const icons = new Set(ends.map(({ kind, caution }) => (caution === undefined ? _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].icon : '⚠️')));
    const cautions = ends.filter(({ caution }) => caution !== undefined).length;
    const isPlan = ends.every(({ kind }) => kind === 'planned');
    const text = isPlan ? `Plan: ${countsOf(ends, what)}. Nothing was changed.` : countsOf(ends, what);
    return `${WORST.find((one) => icons.has(one)) ?? '✅'} ${text}${cautions === 0 ? '' : ` (${cautions} with a warning)`}`;
}
function countsOf(ends, what = 'deployment') {
    const order = Object.values(_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW).map(({ word }) => word);
    const counted = new Map();
    for (const word of ends.map(wordOf).toSorted((a, b) => order.indexOf(a) - order.indexOf(b)))
        counted.set(word, (counted.get(word) ?? 0) + 1);
    const [[word, many] = ['', 0], ...others] = counted;
    return others.length === 0 ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(many, what)} ${word}` : [...counted].map(([one, n]) => `${n} ${one}`).join(', ');
}
function wordOf({ kind, planned }) {
    if (kind === 'planned' && planned === 'unchanged')
        return _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW.unchanged.word;
    if (kind === 'planned' && planned !== undefined)
        return `to ${planned === 'rollback' ? 'roll back' : planned}`;
    return kind === 'created' || kind === 'updated' ? 'deployed' : _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].word;
}
const WORST = ['❌', '⏹️', '⏳', '⚠️', '✅', '🗑️', '📋', '⏭️'];
function noneHeadline(all, what = 'deployment') {
    const tried = all.filter(({ kind }) => kind !== 'blocked');
    const [reason, ...reasons] = new Set(tried.map(({ failure }) => failure?.code));
    const [command, ...commands] = new Set(tried.map(({ record }) => record.command));
    const isSame = reason !== undefined && command !== undefined && reasons.length + commands.length === 0;
    if (!isSame || tried.length < 2 || !tried.every(({ failure }) => failure?.unchanged))
        return undefined;
    const why = REASONS[reason];
    return `❌ None of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(all.length, what)} was ${COMMANDS[command].undone}${why === undefined ? '' : `: ${why}`}. Nothing was changed.`;
}


/***/ }),

/***/ 20666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  b$: () => (/* binding */ PLAN_ONLY),
  Po: () => (/* binding */ closingLines),
  OG: () => (/* binding */ logLines)
});

// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-by-name.js
var find_by_name = __webpack_require__(57469);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
// EXTERNAL MODULE: ./lib/src/report/known-revision.js
var known_revision = __webpack_require__(87438);
// EXTERNAL MODULE: ./lib/src/report/changes.js
var report_changes = __webpack_require__(37400);
// EXTERNAL MODULE: ./lib/src/report/headline.js
var headline = __webpack_require__(35509);
// EXTERNAL MODULE: ./lib/src/report/plan/shown-plan.js
var shown_plan = __webpack_require__(79534);
;// CONCATENATED MODULE: ./lib/src/report/plan/plan-lines.js





const MOST_ROWS = 15;
const info = (text) => [{ level: 'info', text }];
function planLines(plan) {
    const { operation, new_revision, reasons, warnings, changes } = plan;
    const isPushed = 'built_by_service' in plan;
    const isExplained = operation === 'unchanged' || operation === 'rollback' || (operation === 'update' && !new_revision);
    const repeated = changes.filter(({ difference }) => difference === 'repeated');
    const why = [...new Set(repeated.flatMap(({ note }) => note ?? []))];
    const shown = (0,report_changes/* changeRows */.QP)(changes.filter((change) => !repeated.includes(change)).map(shown_plan/* shownChange */.c_));
    return [
        ...info(`Plan: ${(0,headline/* planText */.Pt)((0,shown_plan/* shownPlan */.vJ)(plan))}`),
        ...(isExplained || isPushed ? reasons : why).flatMap((reason) => info(`  ${(0,format/* shortenDigests */.fQ)(reason)}`)),
        ...alignRows(shown.map((row) => [row.input, (0,report_changes/* changeText */.k0)(row)]), 'change'),
        ...warnings.map((text) => ({ level: 'warning', text }))
    ];
}
function sweepLines({ previews }) {
    const goes = previews.filter((preview) => preview.verdict === 'delete').length;
    return [
        ...info(`${(0,format/* count */.U9)(previews.length, 'preview')}, ${goes} to delete`),
        ...alignRows(previews.map(({ name, verdict, reason }) => [(0,sanitize/* sanitizeLine */.g$)(name), `${verdict}: ${reason}`]), 'preview')
    ];
}
function alignRows(rows, what) {
    const width = Math.max(0, ...rows.map(([path]) => path.length));
    const lines = rows.map(([path, text]) => `  ${path.padEnd(width)}  ${text}`);
    if (rows.length > MOST_ROWS)
        return [{ level: 'info', title: (0,format/* count */.U9)(rows.length, what), text: lines.join('\n') }];
    return lines.flatMap(info);
}

// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/report/revision-log.js
var revision_log = __webpack_require__(16307);
;// CONCATENATED MODULE: ./lib/src/report/log.js










const BUILD_AGAIN = ' To build again, set `new_revision: always`.';
const PLAN_ONLY = 'Plan only. Nothing was changed.';
function logLines(event, before) {
    switch (event.type) {
        case 'deployment_read':
            return deploymentLines(event, before);
        case 'deployment_identified':
            return info(before.name === undefined
                ? `Deployment ${event.deployment_id}`
                : `Deployment "${(0,sanitize/* sanitizeLine */.g$)(before.name)}" (${event.deployment_id})`);
        case 'deployment_not_found':
            return notFoundLines(event, before);
        case 'planned':
            return planLines(event.plan);
        case 'operation_decided':
            return operationLines(event, before);
        case 'revision_identified':
            return revisionLines(event, before);
        case 'status_read':
            if (before.command === 'plan')
                return latestLines(event, before);
            return statusLines(event, before.statuses.length);
        case 'rollback_progressed':
            return statusLines(event, before.rollback_statuses.length);
        case 'wait_ended':
            return (0,contract_status/* verdictOf */.Vj)(event.status) === 'deployed' ? deployedLines(event, before) : [];
        case 'retrying':
            return retryLines(event, before);
        case 'recovered':
            return before.retries.shown
                ? info(`  Recovered after ${(0,format/* count */.U9)(before.retries.since_answer, 'failed attempt')}.`)
                : [];
        case 'previews_listed':
            return sweepLines(event);
        case 'preview_swept':
            return event.deletion === undefined ? [] : info(`  ${(0,sanitize/* sanitizeLine */.g$)(event.name)}  ${SWEPT[event.deletion]}`);
        case 'deletion_read':
            return event.deletion === 'absent' && before.absent ? [] : info(DELETED[event.deletion]);
        case 'serving_read':
            return servingLines(event, before);
        case 'serving_unverified':
            return info('  Not verified which revision answers: the agent server did not name this one.');
        case 'serving_confirmed':
            return info('  Live: the agent server answers with this revision.');
        case 'check_ended':
            return checkLines(event.check);
        case 'log_read':
            return earlierLogLines(event.log);
        case 'log_missing':
            return [{ level: 'debug', text: `No log of the revision: ${event.problem}` }];
        case 'rolled_back':
            return info(`Rolled back to revision ${(0,known_revision/* namedRevision */.ni)(before, event.to)}.`);
        case 'rollback_begun':
            return rollbackLines(event, before);
        case 'rollback_revision_known':
            return info(`Revision ${event.revision_id}`);
        case 'rollback_ended':
            return event.rollback.result === 'not_needed' ? info(event.rollback.message) : [];
        case 'skipped':
            return [{ level: 'notice', text: `Skipped: ${event.reason}` }];
        case 'secrets_removed':
            return info(`Removed secrets: ${(0,sanitize/* sanitizeLine */.g$)(event.names.join(', '), 300)}`);
        case 'commit_differs':
        case 'secrets_kept':
        case 'warning':
            return [{ level: before.warnings.length < record/* MOST_WARNINGS */.oo ? 'warning' : 'debug', text: event.message }];
        case 'info':
            return info(event.message);
        case 'started':
        case 'commit_read':
        case 'active_revision_read':
        case 'write_sent':
            return [];
    }
}
function deploymentLines(event, before) {
    const { id, name, source } = event.deployment;
    const { command, unusable_url: unusable } = (0,record/* recordEvent */.yM)(before, event);
    const origin = source ? `, ${originOf(source)}` : '';
    const isTold = unusable === before.unusable_url || command === 'delete';
    return [
        ...(before.deployment_id === id ? [] : info(`Deployment "${(0,sanitize/* sanitizeLine */.g$)(name)}" (${id})${origin}`)),
        ...(unusable === undefined || isTold ? [] : [{ level: 'warning', text: unusableUrl(unusable) }])
    ];
}
const unusableUrl = (shown) => `The service shows "${(0,sanitize/* sanitizeLine */.g$)(shown, 200)}" as the URL of the deployment, which is not a web address. The outputs url and docs_url cannot be set.`;
function originOf(source) {
    if (source === 'git_host')
        return 'from a repository';
    return source === 'external_container' ? 'from an image' : (0,sanitize/* sanitizeLine */.g$)(source, 40);
}
const NOTHING = {
    deploy: '',
    plan: '',
    rollback: 'Nothing to roll back: ',
    delete: 'Nothing to delete: ',
    sweep: 'Nothing to sweep: '
};
function notFoundLines({ what, meant, by_id }, { command = 'deploy' }) {
    const text = `${NOTHING[command]}${by_id ? (0,find_by_name/* noSuchId */.sJ)(what) : `no deployment "${what}" exists`}.`;
    const fact = text.charAt(0).toUpperCase() + text.slice(1);
    if (by_id)
        return [{ level: 'warning', text: fact }];
    return meant === undefined ? info(fact) : [{ level: 'warning', text: `${fact} Did you mean "${meant}"?` }];
}
function deployedLines(event, before) {
    const { requests, within_ms } = event;
    const commit = (0,known_revision/* commitOf */.D3)(before);
    const facts = [
        (0,format/* count */.U9)(requests, 'request'),
        ...(within_ms === undefined ? [] : [`noticed within ${Math.max(1, Math.ceil(within_ms / 1000))} s`])
    ];
    return [
        ...(commit === undefined ? [] : info(`         commit ${(0,refs/* shortCommit */.Ax)(commit)}`)),
        { level: 'debug', text: `         ${facts.join(' · ')}` }
    ];
}
function latestLines({ revision_id, status }, before) {
    return info(`Latest revision ${(0,known_revision/* namedRevision */.ni)(before, revision_id)}: ${(0,sanitize/* sanitizeLine */.g$)(status, 60)}`);
}
function statusLines({ elapsed_ms, status }, seen) {
    const level = seen < record/* MOST_STATUSES */.Th ? 'info' : 'debug';
    return [{ level, text: `  ${(0,format/* formatDuration */.a3)(elapsed_ms).padStart(5)}  ${(0,sanitize/* sanitizeLine */.g$)(status, 60)}` }];
}
function retryLines({ problem, delay_ms }, before) {
    const { total, isShown } = (0,record/* addFailure */.qx)(before.retries);
    const what = (0,record/* firstLine */.TM)(problem).replace(/[.:]$/, '');
    const so_far = total === 1 ? '' : ` (${total} failed attempts so far)`;
    const text = `  ${what}. Retrying in ${(0,format/* spellDuration */.jl)(delay_ms)}${so_far}.`;
    return [{ level: isShown ? 'info' : 'debug', text }];
}
function servingLines({ revision_id, is_earlier }, { serving_revision_id }) {
    if (!is_earlier || serving_revision_id === revision_id)
        return [];
    return info(`  The agent server still answers from revision ${(0,format/* shortId */.m_)(revision_id)}. Waiting for the deployed one.`);
}
const DELETED = {
    absent: 'Nothing to delete.',
    already_deleting: 'Already being deleted. The name stays reserved until that finishes.',
    accepted: 'Deleted. A new deployment can use the name when the service has finished.'
};
const SWEPT = {
    absent: 'already deleted',
    already_deleting: 'already being deleted',
    accepted: 'deleted'
};
function operationLines({ operation, new_revision }, { plan, command }) {
    switch (operation) {
        case 'created':
            return info('Created.');
        case 'updated':
            return info(new_revision ? 'Updated.' : 'Updated without a new revision.');
        case 'rolled_back':
            return info('Rollback requested.');
        case 'unchanged':
            return plan && 'built_by_service' in plan
                ? info('Nothing to send. The service builds this push automatically.')
                : info(`Nothing was changed.${plan?.in_progress || command === 'rollback' ? '' : BUILD_AGAIN}`);
        case 'planned':
            return info(command === 'sweep' ? 'Dry run. Nothing was deleted.' : PLAN_ONLY);
        default:
            return [];
    }
}
function revisionLines(event, before) {
    const { revision_id, superseded } = event;
    if (before.revision_id === revision_id || before.command === 'plan')
        return [];
    const served = superseded ? undefined : (0,known_revision/* servedBefore */.p7)((0,record/* recordEvent */.yM)(before, event));
    const active = served === undefined ? '' : `; ${(0,known_revision/* namedRevision */.ni)(before, served)} was active before`;
    return info(`Revision ${(0,refs/* nameRevision */.hH)(revision_id, (0,known_revision/* commitOf */.D3)(before, revision_id))}${active}`);
}
function checkLines({ result, assistant, asked, events, elapsed_ms }) {
    const done = asked === undefined ? 'was found' : 'answered';
    const outcome = result === 'passed' ? done : 'failed';
    const head = `Smoke check: assistant "${(0,sanitize/* sanitizeLine */.g$)(assistant ?? '')}" ${outcome} in ${(0,format/* spellDuration */.jl)(elapsed_ms)}`;
    if (result === 'passed')
        return info(head);
    return [...info(head), ...events.flatMap(({ event, text }) => info(`  ${event.padEnd(12)} ${text}`))];
}
function earlierLogLines(log) {
    const lines = (0,revision_log/* earlierLines */.kK)(log);
    if (lines.length === 0)
        return [];
    const title = `Earlier lines of the ${log.log} log of revision ${log.revision_id}`;
    return [{ level: 'info', title, text: lines.map((line) => `  ${line}`).join('\n') }];
}
function rollbackLines({ to, commit_sha, way }, before) {
    if (before.going_back !== undefined)
        return info('The service cannot redeploy a revision; rolling back with a patch.');
    const how = way === 'redeploy' ? 'a redeploy' : 'a patch';
    return info(`Rolling back to ${(0,refs/* nameRevision */.hH)((0,format/* shortId */.m_)(to), commit_sha)}, the last revision that was DEPLOYED, with ${how}.`);
}
function closingLines({ url, operation }) {
    return (0,web_address/* webAddress */.D)(url) === undefined || operation === 'deleted' ? [] : [`URL  ${url}  (API docs at /docs)`];
}


/***/ }),

/***/ 89336:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OB: () => (/* binding */ rowOf),
/* harmony export */   cZ: () => (/* binding */ COLUMNS),
/* harmony export */   cz: () => (/* binding */ detailsOf)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6375);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75851);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(35509);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87438);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50333);
/* harmony import */ var _serving_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(42053);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31783);








const COLUMNS = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated'];
const SHORTEST_MS = 1_000;
const GONE = new Set(['deleted', 'absent', 'swept', 'skipped', 'blocked']);
function rowOf(shown, updated) {
    const { name, record, failure, isOver } = shown;
    const { waited_ms = 0 } = record;
    const outcome = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(record, failure, isOver);
    const isGone = GONE.has(outcome.kind) || record.command === 'delete';
    return {
        Name: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(name, 100),
        Status: statusCell(outcome, record, isOver),
        Link: isGone ? '' : linkCell(shown, outcome),
        Commit: isGone ? '' : commitCell(record),
        Time: isGone || waited_ms < SHORTEST_MS ? '' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .spellDuration */ .jl)(waited_ms),
        Updated: updated === undefined || outcome.kind === 'planned' ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .link */ .nf)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTime */ .fU)(updated.at), updated.run_url)
    };
}
function statusCell({ kind, failure, caution }, record, isOver) {
    const { icon, word } = _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind];
    if (caution === 'failed_revision')
        return `⚠️ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .badEnd */ .LR)(record) ?? '', 40)}`;
    if (caution === 'other_commit')
        return '⚠️ Another commit';
    if (kind === 'planned')
        return `${icon} ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalized */ .l2)((0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .planText */ .Pt)(record.plan))}`;
    if (kind === 'pending')
        return `${icon} ${progressText(record, isOver)}`;
    if (kind === 'unchanged' && (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .hasBecomeLive */ ._Q)(record))
        return `${icon} Deployed`;
    if (kind === 'cancelled' && failure?.code === 'internal')
        return `${icon} Stopped`;
    return `${icon} ${kind === 'failed' ? failedText(failure, record) : (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalized */ .l2)(word)}`;
}
function progressText(record, isOver) {
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    if (status !== undefined)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(status, 40);
    return record.command === undefined && !isOver ? 'Waiting' : 'In progress';
}
function failedText(failure, record) {
    if (failure?.unchanged)
        return 'Not changed';
    if (record.rollback?.rolled_back_to !== undefined)
        return 'Failed, rolled back';
    if (failure?.code === 'check_failed')
        return 'Smoke check failed';
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .badEnd */ .LR)(record);
    return status === undefined ? 'Failed' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(status, 40);
}
function linkCell({ record, is_preview = false }, { kind }) {
    const remark = kind === 'planned' ? undefined : (0,_serving_js__WEBPACK_IMPORTED_MODULE_5__/* .linkRemark */ .B_)(record);
    if (record.url === undefined || remark === undefined)
        return '';
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .link */ .nf)(is_preview ? 'Open preview' : 'Open', record.url)} · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .link */ .nf)('API docs', `${record.url}/docs`)}${remark}`;
}
function commitCell(record) {
    const { revision_id, new_revision, wanted_commit: wanted } = record;
    const built = revision_id === undefined ? undefined : (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record);
    if (built !== undefined)
        return (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .commitLink */ .wn)(record, built);
    const isKept = revision_id !== undefined && new_revision === false;
    return wanted === undefined || isKept ? '' : `for ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .commitLink */ .wn)(record, wanted)}`;
}
function detailsOf(shown, options) {
    const { isOneOfMany, isFolded } = options;
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeHtml */ .ZD)(shown.name, 100);
    const first = foremost(shown, options);
    const rest = background(shown, options);
    const heading = isOneOfMany && first.length > 0 ? [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(shown.name, 100)] : [];
    const title = isOneOfMany ? `Details of ${name}` : 'Details';
    const below = rest.length > 0 && (isFolded || isOneOfMany) ? [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .folded */ .TM)(title, rest.join('\n\n'))] : rest;
    return [...heading, ...first, ...below].join('\n\n');
}
function foremost(shown, { isOneOfMany, told }) {
    const { record, failure, isOver } = shown;
    const { kind } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(record, failure, isOver);
    return present([
        failure && kind !== 'blocked' ? failureOnce(failure, record, told) : undefined,
        failure && isOneOfMany ? servingLine(failure, record) : undefined,
        rollbackLine(record, failure),
        remarkOf(kind, record, failure, isOneOfMany),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .warningsBlock */ .LZ)(fresh(record.warnings, told), record),
        record.revision_log && (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .revisionLog */ .mt)(record.revision_log, { open: !isOneOfMany }),
        kind === 'planned' ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .changesSection */ .Hv)(record) : undefined,
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .previewsTable */ .Q5)(record)
    ]);
}
function background(shown, { isOneOfMany, isFolded, picture }) {
    const { record, failure, isOver } = shown;
    const { kind } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(record, failure, isOver);
    const isGone = GONE.has(kind) || record.command === 'delete';
    const hasChanges = !isGone && kind !== 'planned' && !failure?.unchanged;
    const changes = hasChanges ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .changesSection */ .Hv)(record) : undefined;
    const isNested = isFolded || isOneOfMany;
    const ids = isGone ? undefined : (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .idsList */ .fN)(record);
    return present([
        changes !== undefined && failure !== undefined && !isNested ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .folded */ .TM)('Changes', changes) : changes,
        record.check && (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .transcript */ .fk)(record.check),
        picture,
        ids !== undefined && !isNested ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .folded */ .TM)('IDs', ids) : ids
    ]);
}
const present = (sections) => sections.filter((section) => section !== undefined);
function servingLine(failure, record) {
    const serving = (0,_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .servingFact */ .ty)(failure, record);
    return serving && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMessage */ .hC)(serving);
}
function failureOnce(failure, record, told) {
    const block = (0,_sections_js__WEBPACK_IMPORTED_MODULE_6__/* .failureBlock */ .Qu)(failure, record);
    const isKnown = told.has(block);
    told.add(block);
    return isKnown ? `> The same failure: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(failure.code)}` : block;
}
function fresh(warnings, told) {
    const unknown = warnings.filter((warning) => !told.has(warning));
    for (const warning of unknown)
        told.add(warning);
    return unknown;
}
function rollbackLine({ rollback }, failure) {
    const isTold = rollback === undefined || rollback.result === 'rolled_back' || failure?.message.includes(rollback.message);
    return isTold
        ? undefined
        : rollback.message
            .split('\n')
            .map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMessage */ .hC)(line, 500))
            .join('  \n');
}
function remarkOf(kind, record, failure, isOneOfMany) {
    if (kind === 'blocked')
        return failure && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMessage */ .hC)(failure.message);
    if (kind === 'skipped')
        return record.skipped && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMessage */ .hC)(record.skipped, 500);
    if (kind === 'deleted' && !isOneOfMany)
        return 'A new deployment can use the name when the service has finished.';
    return kind === 'absent' && isOneOfMany && record.meant !== undefined ? (0,_headline_js__WEBPACK_IMPORTED_MODULE_2__/* .suggested */ .Mf)(record).trim() : undefined;
}


/***/ }),

/***/ 77173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ withDocs)
/* harmony export */ });
function withDocs(failure, { action_url }) {
    return action_url === undefined ? failure : { ...failure, docs_url: `${action_url}/docs/errors.md#${failure.code}` };
}


/***/ }),

/***/ 31783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hv: () => (/* binding */ changesSection),
/* harmony export */   LZ: () => (/* binding */ warningsBlock),
/* harmony export */   Q5: () => (/* binding */ previewsTable),
/* harmony export */   Qu: () => (/* binding */ failureBlock),
/* harmony export */   fN: () => (/* binding */ idsList),
/* harmony export */   fk: () => (/* binding */ transcript),
/* harmony export */   mt: () => (/* binding */ revisionLog),
/* harmony export */   wn: () => (/* binding */ commitLink)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6375);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37400);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87438);
/* harmony import */ var _revision_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16307);







const MOST_LINES = 30;
const LONGEST_LINE = 500;
const LONGEST_FIX = 1_000;
const MOST_ROWS = 100;
function failureBlock(failure, record) {
    const { message, advice, code: errorCode, docs_url } = failure;
    const [first = '', ...rest] = message
        .split('\n')
        .slice(0, MOST_LINES)
        .map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .withShortIds */ .DR)(line, record), LONGEST_LINE));
    const heading = `**${first}** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(errorCode), docs_url)}`;
    const facts = [heading, ...rest.filter((line) => line !== '')].map((line) => `> ${line}`).join('  \n');
    return advice === undefined ? facts : `${facts}\n>\n> **To fix:** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)(advice, LONGEST_FIX)}`;
}
function warningsBlock(warnings, record) {
    if (warnings.length === 0)
        return undefined;
    const quote = (some) => some.map((text) => `> ⚠️ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .withShortIds */ .DR)(text, record), LONGEST_LINE)}`).join('\n>\n');
    const rest = warnings.slice(5);
    const shown = quote(warnings.slice(0, 5));
    return rest.length === 0 ? shown : `${shown}\n\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)(`${rest.length} more warnings`, quote(rest))}`;
}
function changesSection(record) {
    const { plan } = record;
    if (plan === undefined)
        return undefined;
    const changes = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .appliedChanges */ .Zl)(record);
    if (changes.some(({ difference }) => difference !== 'repeated'))
        return changesTable(changes, plan.operation === 'create');
    return plan.reasons.length === 0 ? undefined : reasonsLine(plan.reasons);
}
function reasonsLine(reasons) {
    const shown = reasons.slice(0, 20).map((reason) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenDigests */ .fQ)(reason), LONGEST_LINE));
    return `Why: ${shown.join('; ')}.`;
}
function changesTable(changes, isCreate) {
    const rows = (0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeRows */ .QP)(changes);
    const more = rows.length > MOST_ROWS ? `\n\n… and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(rows.length - MOST_ROWS, 'more field')}` : '';
    const shown = rows.slice(0, MOST_ROWS);
    const isMixed = !isCreate && new Set(rows.map(({ new_revision }) => new_revision)).size > 1;
    const hasBefore = rows.some(({ before }) => before !== undefined);
    const cells = (row) => [
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(row.input),
        ...(hasBefore ? [row.before === undefined ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(row.before, 120)] : []),
        afterCell(row),
        ...(isMixed ? [row.new_revision ? 'yes' : 'no'] : [])
    ];
    const head = [
        'Input',
        ...(hasBefore ? ['Before'] : []),
        hasBefore ? 'After' : 'Value',
        ...(isMixed ? ['New revision'] : [])
    ];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(head, shown.map(cells)) + more;
}
function afterCell({ before: _before, ...row }) {
    const { input, after, note } = row;
    if (after === undefined || input === 'secrets')
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)((0,_changes_js__WEBPACK_IMPORTED_MODULE_2__/* .changeText */ .k0)(row), 400);
    return note === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(after, 120) : `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(after, 120)} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)(note)})`;
}
function commitLink({ repo_url }, commit) {
    const isCommit = /^[0-9a-f]{7,64}$/i.test(commit);
    const url = repo_url?.replace(/\.git$/, '');
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit)), isCommit && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .isSafeAddress */ .cr)(url) ? `${url}/commit/${commit}` : undefined);
}
function idsList(record) {
    const image = record.plan?.changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after;
    const known = [
        ...(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .knownIds */ .sG)(record),
        ['Commit', (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record)],
        ['Image', typeof image === 'string' && /@sha\d+:/.test(image) ? image : undefined]
    ];
    const lines = known.flatMap(([what, id]) => (id === undefined ? [] : [`- ${what}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(id, 500)}`]));
    return lines.length === 0 ? undefined : lines.join('\n');
}
function transcript({ result, assistant, asked, events, elapsed_ms }) {
    const sign = result === 'passed' ? '✅' : '❌';
    const rows = events.map(({ event, text }) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(event, 40), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(text, 200)]);
    const parts = [
        ...(asked === undefined ? [] : [`Sent: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(asked, 200)}`]),
        ...(rows.length === 0 ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(['Event', 'Payload'], rows)])
    ];
    const title = `${sign} Smoke check of assistant "${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(assistant ?? '', 100)}" ${result} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(elapsed_ms)}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)(title, parts.length === 0 ? 'No events.' : parts.join('\n\n'));
}
const MOST_LOG_LINES = 15;
const LONGEST_LOG_LINE = 200;
function revisionLog(log, options) {
    const title = `${(0,_revision_log_js__WEBPACK_IMPORTED_MODULE_5__/* .logTitle */ .V8)(log)} of revision ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(log.revision_id)}`;
    const lines = log.lines.slice(-MOST_LOG_LINES).map((line) => {
        const indent = /^ */.exec(line)?.[0] ?? '';
        return indent + (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(line, LONGEST_LOG_LINE);
    });
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(title), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)(lines, 'text'), options);
}
const DELETED = {
    absent: 'already deleted',
    already_deleting: 'already being deleted',
    accepted: 'deleted'
};
function previewsTable({ previews = [], swept = [], swept_so_far }) {
    if (previews.length === 0)
        return undefined;
    const more = previews.length > MOST_ROWS ? `\n\n… and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(previews.length - MOST_ROWS, 'more preview')}` : '';
    const resultOf = ({ name, verdict }) => {
        const deletion = swept_so_far?.find((seen) => seen.name === name)?.deletion;
        if (verdict === 'keep')
            return 'kept';
        if (deletion !== undefined)
            return DELETED[deletion];
        return swept.includes(name) ? 'would be deleted' : 'not deleted';
    };
    const rows = previews
        .slice(0, MOST_ROWS)
        .map((preview) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(preview.name), String(preview.pull), resultOf(preview), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)(preview.reason)]);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(['Preview', 'Pull request', 'Result', 'Reason'], rows) + more;
}


/***/ }),

/***/ 10531:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ renderSummary)
});

// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/report/headline.js
var headline = __webpack_require__(35509);
// EXTERNAL MODULE: ./lib/src/report/outcome.js
var report_outcome = __webpack_require__(50333);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/report/markdown/deployment.js
var deployment = __webpack_require__(89336);
// EXTERNAL MODULE: ./lib/src/report/markdown/sections.js
var sections = __webpack_require__(31783);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
;// CONCATENATED MODULE: ./lib/src/report/markdown/timeline.js



function plainName(text) {
    return text.replace(/[^A-Za-z0-9_ -]/g, '').slice(0, 40) || 'status';
}
const SHORTEST_MS = 1_000;
function timeline(record) {
    const { statuses, rollback_statuses, waited_ms: endMs = 0 } = record;
    const hasFailed = statuses.some(({ status }) => (0,contract_status/* verdictOf */.Vj)(status) === 'failed');
    if (endMs < (hasFailed ? 1 : SHORTEST_MS) || statuses.length === 0)
        return undefined;
    const steps = statuses.map(({ revision_id, status, elapsed_ms }) => ({
        section: plainName(revision_id).slice(0, 8),
        status,
        from: elapsed_ms
    }));
    const back = rollback_statuses.map(({ status, elapsed_ms }) => ({
        section: 'Rollback',
        status,
        from: endMs + elapsed_ms
    }));
    const lastMs = back.at(-1)?.from ?? endMs;
    return (0,markdown/* codeBlock */.DV)([...ganttHead('Time in each status', lastMs), ...draw(steps, endMs), ...draw(back, lastMs)], 'mermaid');
}
function deploymentsTimeline(bars) {
    const lastMs = Math.max(0, ...bars.map(({ to }) => to));
    if (bars.length === 0 || lastMs < SHORTEST_MS)
        return undefined;
    const lines = bars.map(({ key, hasFailed, from, to }) => {
        const [start, end] = [Math.round(from), Math.round(to)];
        return `  ${plainName(key)} :${hasFailed ? 'crit' : 'done'}, ${start}, ${Math.max(end, start + 1)}`;
    });
    return (0,markdown/* codeBlock */.DV)([...ganttHead('Time of each deployment', lastMs), ...lines], 'mermaid');
}
function ganttHead(title, lastMs) {
    return [
        'gantt',
        `  title ${title}`,
        '  dateFormat x',
        `  axisFormat ${lastMs < 3_600_000 ? '%M:%S' : '%H:%M:%S'}`,
        `  tickInterval ${tickInterval(lastMs)}`,
        '  todayMarker off'
    ];
}
const TICKS_S = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600];
const MOST_TICKS = 6;
function tickInterval(lastMs) {
    const seconds = TICKS_S.find((tick) => tick * 1_000 * MOST_TICKS >= lastMs);
    if (seconds === undefined)
        return `${Math.ceil(lastMs / 3_600_000 / MOST_TICKS)}hour`;
    return seconds < 60 ? `${seconds}second` : `${seconds / 60}minute`;
}
function draw(steps, endMs) {
    return steps.flatMap((step, i) => {
        const next = steps[i + 1];
        const heading = step.section === steps[i - 1]?.section ? [] : [`  section ${step.section}`];
        return [...heading, `  ${task(step, next, Math.max(step.from, next?.from ?? endMs))}`];
    });
}
function task({ status, from, section }, next, until) {
    const { timeline: tag } = (0,contract_status/* meaningOf */.Pr)(status);
    const [start, end] = [Math.round(from), Math.round(until)];
    if (tag !== 'active') {
        return `${(0,format/* spellDuration */.jl)(start)} ${plainName(status)} :${tag === 'crit' ? 'crit, ' : ''}milestone, ${start}, 0ms`;
    }
    const hasFailed = next !== undefined && next.section === section && (0,contract_status/* verdictOf */.Vj)(next.status) === 'failed';
    const isWhereItFailed = hasFailed && isOfPhase(status, next.status);
    const drawn = isWhereItFailed ? 'crit' : next === undefined ? 'active' : 'done';
    return `${(0,format/* spellDuration */.jl)(end - start)} ${plainName(status)} :${drawn}, ${start}, ${Math.max(end, start + 1)}`;
}
function isOfPhase(status, failed) {
    const phase = (0,contract_status/* progressOf */.jA)(failed);
    return phase === (0,contract_status/* progressOf */.jA)(status) && phase !== (0,contract_status/* progressOf */.jA)('');
}

;// CONCATENATED MODULE: ./lib/src/report/markdown/summary.js







const MOST_CHARACTERS = 900_000;
function renderSummary({ deployments, failure, skipped, ...beside }) {
    if (skipped !== undefined)
        return `### ⏭️ Skipped\n\n${(0,markdown/* escapeMarkdown */.FV)(skipped, 500)}\n`;
    const [only, ...others] = deployments;
    if (only === undefined)
        return failure === undefined ? '' : renderOne({ name: '', record: record/* EMPTY_RECORD */.sU, failure, isOver: true });
    const isOne = others.length === 0 && (beside.bars ?? []).length === 0;
    return isOne ? renderOne(only, beside.warnings) : renderMany(deployments, beside);
}
function renderOne(shown, warnings = []) {
    const { record, failure, isOver } = shown;
    const outcome = (0,report_outcome/* conclude */.Ep)(record, failure, isOver);
    return joined([
        `### ${(0,headline/* headline */.Pl)(outcome, record)}`,
        outcome.kind === 'planned' ? undefined : rowsTable([shown], { hasNames: false }),
        (0,sections/* warningsBlock */.LZ)(warnings, record),
        (0,deployment/* detailsOf */.cz)(shown, { isOneOfMany: false, isFolded: false, told: new Set(warnings), picture: timeline(record) })
    ]);
}
function renderMany(deployments, { warnings = [], bars = [] }) {
    const ends = deployments.map(({ record, failure, isOver }) => ({ ...(0,report_outcome/* conclude */.Ep)(record, failure, isOver), record }));
    const what = deployments.every(({ is_preview }) => is_preview === true) ? 'preview' : 'deployment';
    const told = new Set(warnings);
    const head = [
        `### ${(0,headline/* noneHeadline */.Jf)(ends, what) ?? (0,headline/* headlineOfMany */.Xm)(ends, what)}`,
        rowsTable(deployments, { hasNames: true }),
        (0,sections/* warningsBlock */.LZ)(warnings, record/* EMPTY_RECORD */.sU)
    ];
    const failedFirst = deployments.toSorted((a, b) => Number(b.failure !== undefined) - Number(a.failure !== undefined));
    const details = failedFirst.map((shown) => (0,deployment/* detailsOf */.cz)(shown, { isOneOfMany: true, isFolded: false, told }));
    const full = joined([...head, ...details, deploymentsTimeline(bars)]);
    return full.length <= MOST_CHARACTERS
        ? full
        : joined([...head.map((part) => part?.slice(0, MOST_CHARACTERS)), 'The details are in the log of the run.']);
}
function rowsTable(deployments, { hasNames }) {
    const rows = deployments.map((shown) => (0,deployment/* rowOf */.OB)(shown));
    const names = deployment/* COLUMNS */.cZ.filter((name) => (hasNames || name !== 'Name') && rows.some((row) => row[name] !== ''));
    if (!hasNames && names.length < 2)
        return undefined;
    return (0,markdown/* table */.tp)(names, rows.map((row) => names.map((name) => row[name])));
}
const joined = (parts) => `${parts.filter((part) => part !== undefined && part !== '').join('\n\n')}\n`;


/***/ }),

/***/ 50333:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B9: () => (/* binding */ tokenOf),
/* harmony export */   Ep: () => (/* binding */ conclude),
/* harmony export */   Fz: () => (/* binding */ githubState),
/* harmony export */   GW: () => (/* binding */ KINDS),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   fg: () => (/* binding */ outcomeOfToken)
/* harmony export */ });
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87438);

const KINDS = {
    created: { icon: '✅', word: 'created', list: 'deployed', github: 'success' },
    updated: { icon: '✅', word: 'updated', list: 'deployed', github: 'success' },
    rolled_back: { icon: '✅', word: 'rolled back', github: 'success' },
    deleted: { icon: '🗑️', word: 'deleted', github: 'inactive' },
    swept: { icon: '🗑️', word: 'swept', github: 'success' },
    planned: { icon: '📋', word: 'planned', github: 'success' },
    unchanged: { icon: '✅', word: 'unchanged', list: 'unchanged', github: 'success' },
    absent: { icon: '⏭️', word: 'did not exist', github: 'inactive' },
    failed: { icon: '❌', word: 'failed', list: 'failed', github: 'failure' },
    timed_out: { icon: '❌', word: 'timed out', list: 'failed', github: 'failure' },
    cancelled: { icon: '⏹️', word: 'cancelled', list: 'failed', github: 'error' },
    pending: { icon: '⏳', word: 'in progress', github: 'in_progress' },
    skipped: { icon: '⏭️', word: 'skipped', list: 'skipped', github: 'success' },
    blocked: { icon: '⏭️', word: 'skipped', list: 'skipped', github: 'failure' }
};
function conclude(record, failure, isOver = true) {
    if (failure !== undefined)
        return { kind: kindOfFailure(failure), failure };
    const kind = kindOf(record, isOver);
    if (kind === 'planned')
        return { kind, ...(record.plan && { planned: record.plan.operation }) };
    if (kind === 'pending')
        return { kind, ...(!isOver && { is_running: true }) };
    if ((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .badEnd */ .LR)(record) !== undefined)
        return { kind, caution: 'failed_revision' };
    return record.other_commit === undefined ? { kind } : { kind, caution: 'other_commit' };
}
function kindOfFailure({ kind, code }) {
    if (kind === 'cancelled')
        return 'cancelled';
    if (code === 'dependency_failed')
        return 'blocked';
    return code === 'wait_timeout' ? 'timed_out' : 'failed';
}
function kindOf(record, isOver) {
    const { operation, deletion, command } = record;
    if (operation === 'deleted')
        return deletion === 'absent' ? 'absent' : 'deleted';
    if (operation === 'swept' || operation === 'skipped')
        return operation;
    if (command === 'plan' || operation === 'planned')
        return 'planned';
    if (!isOver || (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .isPending */ .mm)(record))
        return 'pending';
    return operation ?? 'unchanged';
}
function listOf({ kind, planned }, { operation }) {
    if (kind === 'planned')
        return planned === 'unchanged' ? 'unchanged' : undefined;
    if (kind !== 'pending')
        return KINDS[kind].list;
    if (operation === 'unchanged')
        return 'unchanged';
    return operation === 'created' || operation === 'updated' ? 'deployed' : undefined;
}
function githubState({ kind, failure, caution }) {
    if (failure?.kind === 'error')
        return 'error';
    return caution === 'failed_revision' ? 'failure' : KINDS[kind].github;
}
function tokenOf({ kind, caution, planned }) {
    return [kind, caution ?? planned].filter((part) => part !== undefined).join('.');
}
function outcomeOfToken(token) {
    const [word = '', detail] = token.split('.');
    const kind = Object.hasOwn(KINDS, word) ? word : 'pending';
    if (detail === 'failed_revision' || detail === 'other_commit')
        return { kind, caution: detail };
    const planned = PLANNED.find((one) => one === detail);
    return planned === undefined ? { kind } : { kind, planned };
}
const PLANNED = ['create', 'update', 'unchanged', 'rollback', 'delete'];


/***/ }),

/***/ 94354:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ redactFacts)
/* harmony export */ });
const OURS = new Set([
    'command',
    'operation',
    'kind',
    'code',
    'deletion',
    'difference',
    'result',
    'log',
    'verdict'
]);
const FOREIGN = new Set(['before', 'after']);
function redactFacts(facts, redactor) {
    return redactEach(facts, redactor);
}
function redactEach(value, redactor) {
    if (typeof value === 'string')
        return redactor.redact(value);
    if (Array.isArray(value))
        return value.map((item) => redactEach(item, redactor));
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).map(([name, inner]) => {
        if (OURS.has(name) && typeof inner === 'string')
            return [name, inner];
        return [name, FOREIGN.has(name) ? redactor.redactAll(inner) : redactEach(inner, redactor)];
    });
    return Object.fromEntries(entries);
}


/***/ }),

/***/ 52680:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ createReporter)
/* harmony export */ });
/* unused harmony export outputsOf */
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(87438);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20666);
/* harmony import */ var _plan_shown_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79534);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92160);





const LONGEST_STATUS = 40;
function createReporter({ lines, outputs, redactor, observe }) {
    let record = _record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU;
    let shown = {};
    const assertOutputsWritten = () => outputs?.assertWritten(record.wrote ? changesOf(record) : '');
    return {
        emit(event) {
            const before = record;
            record = (0,_record_js__WEBPACK_IMPORTED_MODULE_3__/* .recordEvent */ .yM)(record, event);
            observe?.(event);
            for (const fact of shownFacts(record))
                redactor.keep(fact);
            for (const { level, text, title } of (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .logLines */ .OG)(withoutSecretStatus(event, redactor), before)) {
                if (title === undefined)
                    lines[level](text);
                else
                    lines.group(title, text);
            }
            const withdrawn = Object.fromEntries(Object.keys(shown).map((name) => [name, '']));
            shown = { ...withdrawn, ...outputsOf(record) };
            outputs?.write(shown);
            if (!record.wrote && outputs?.untoldLoss() !== undefined)
                assertOutputsWritten();
        },
        record: () => record,
        assertOutputsWritten,
        failed: ({ code }) => outputs?.write({ error_code: code }),
        end(failure) {
            if (failure === undefined)
                for (const line of (0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .closingLines */ .Po)(record))
                    lines.info(line);
            const lost = outputs?.untoldLoss();
            if (lost !== undefined)
                lines.warning(lost);
        }
    };
}
function withoutSecretStatus(event, redactor) {
    const isLong = 'status' in event && event.status.length > LONGEST_STATUS;
    return isLong ? { ...event, status: redactor.redactAll(event.status) } : event;
}
function shownFacts({ deployment_id, revision_id, url, commits, plan, rollback }) {
    const address = url?.replace(/[?#].*$/s, '');
    const revisions = commits.flatMap((known) => [known.revision_id, known.commit_sha, known.commit_sha.slice(0, 7)]);
    const facts = [deployment_id, revision_id, address, rollback?.rolled_back_to, plan?.rolls_back_to, ...revisions];
    return facts.filter((fact) => fact !== undefined);
}
function changesOf({ deployment_id, revision_id }) {
    const revision = revision_id === undefined ? '' : `, revision ${revision_id}`;
    const names = deployment_id === undefined ? '' : `: deployment ${deployment_id}${revision}`;
    return ` The changes made so far stay${names}.`;
}
function outputsOf(record) {
    const { deployment_id, revision_id, url, operation, new_revision, plan, check, swept, rollback } = record;
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .lastStatus */ .by)(record);
    const commit_sha = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_0__/* .shownCommit */ .jW)(record);
    const rolled_back_to = rollback?.rolled_back_to ?? record.rolled_back_to;
    return {
        ...(deployment_id !== undefined && { deployment_id }),
        ...(revision_id !== undefined && { revision_id }),
        ...(url !== undefined && { url, docs_url: `${url}/docs` }),
        ...(operation !== undefined && { operation, smoke: check?.result ?? 'skipped' }),
        ...(new_revision !== undefined && { new_revision: String(new_revision) }),
        ...(status !== undefined && { status: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(status, 200) }),
        ...(commit_sha !== undefined && { commit_sha }),
        ...(record.serving_revision_id !== undefined && { serving_revision_id: record.serving_revision_id }),
        ...(rolled_back_to !== undefined && { rolled_back_to }),
        ...(swept !== undefined && { swept: JSON.stringify(swept) }),
        ...(plan !== undefined && { plan: JSON.stringify((0,_plan_shown_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .planFacts */ .pE)(plan)) })
    };
}


/***/ }),

/***/ 65309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createOutputs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


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
        assertWritten(changes) {
            if (lost === undefined)
                return;
            isTold = true;
            const message = `The outputs of this step could not be written: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(lost))}`;
            const advice = `Free space on the disk of the runner, and check GITHUB_OUTPUT.${changes}`;
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('outputs_not_written', message, { advice });
        },
        untoldLoss() {
            if (lost === undefined || isTold)
                return undefined;
            return `Not all outputs of this step could be written: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(lost))}`;
        }
    };
}


/***/ }),

/***/ 1030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   Jo: () => (/* binding */ isUnder),
/* harmony export */   Zw: () => (/* binding */ problemOf)
/* harmony export */ });
function* tokensOf(pattern) {
    const lastClosing = pattern.lastIndexOf(']');
    for (let at = 0; at < pattern.length;) {
        const start = at;
        if (pattern[at] === '[' && at < lastClosing)
            at = pattern.indexOf(']', at) + 1;
        else if (pattern[at] === '*') {
            while (pattern[at] === '*')
                at++;
            if (at - start > 1 && pattern[at] === '/')
                at++;
        }
        else
            at += pattern.codePointAt(at) > 0xffff ? 2 : 1;
        yield pattern.slice(start, at);
    }
}
const isClass = (token) => token.length > 1 && token.startsWith('[');
function parsePattern(text) {
    const negated = text.startsWith('!');
    const pattern = text.slice(negated ? 1 : 0);
    return { negated, text: pattern, whole: new RegExp(`^${translate([...tokensOf(pattern)])}$`, 'su') };
}
function translate(tokens) {
    return tokens
        .map((token, at) => {
        if (isClass(token))
            return classOf(token);
        if (token.startsWith('**') && token.endsWith('/'))
            return isStart(tokens[at - 1]) ? '(?:.*/)?' : '.*/';
        if (token.startsWith('**'))
            return '.*';
        if (token === '*')
            return '[^/]*';
        return token === '?' || token === '+' ? token : token.replace(/[$().[\\\]^{|}]/, '\\$&');
    })
        .join('');
}
const isStart = (before) => before === undefined || before.endsWith('/');
function classOf(token) {
    const inside = token.slice(1, -1);
    const ranges = [...inside.matchAll(RANGE)].map(([range]) => range);
    const singles = inside.replace(RANGE, '').replace(/[[\]^\\-]/g, '\\$&');
    return `[${ranges.join('')}${singles}]`;
}
const RANGE = /([a-zA-Z0-9])-([a-zA-Z0-9])/g;
function isUnder(patterns, { path, may_be_link = false }) {
    let taken = false;
    let below = false;
    for (const { negated, text, whole } of patterns) {
        if (whole.test(path))
            taken = !negated;
        if (!may_be_link)
            continue;
        if (!negated)
            below ||= reachesBelow(text, path);
        else if (text.endsWith('**') && whole.test(`${path}/`))
            below = false;
    }
    return taken || below;
}
function reachesBelow(text, path) {
    const head = [];
    let folders = path.split('/').length;
    for (const token of tokensOf(text)) {
        if (token.startsWith('**'))
            return new RegExp(`^${translate(head)}`, 'su').test(`${path}/`);
        head.push(token);
        if (token === '/')
            folders--;
        if (folders === 0)
            return new RegExp(`^${translate(head)}$`, 'su').test(`${path}/`);
    }
    return false;
}
function problemOf(text) {
    const pattern = text.replace(/^!/, '');
    if (pattern === '')
        return 'has no pattern after the !. Add one.';
    if (/^- |^(['"]).*\1$/.test(pattern))
        return 'is written like an item of a YAML list. Remove the - and the quotes.';
    if (pattern.startsWith('/'))
        return 'is an absolute path. Write it from the root of the repository, without a leading /.';
    if (pattern.includes('\\'))
        return 'contains a backslash. Write / between folders, and a special character in brackets, like [*].';
    if (/\p{Cc}/u.test(pattern))
        return 'contains a control character. Write one pattern per line.';
    if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(pattern))
        return 'contains . or .. as a folder. Write it from the root of the repository.';
    if (pattern.endsWith('/'))
        return `names a folder, but only files are compared. Write ${pattern}**.`;
    if (pattern.includes('//'))
        return 'contains //. Write one /.';
    const tokens = [...tokensOf(pattern)];
    const bare = tokens.map((token) => (isClass(token) ? 'x' : token)).join('');
    if (bare.includes('[') || pattern.includes('[]'))
        return 'has a [ without a ]. Close it, or write [[] for the character.';
    if (/\[[!^]/.test(pattern))
        return 'contains [! or [^, which these patterns do not support. List the characters that match.';
    if (/[{}]/.test(bare))
        return 'contains a brace, which is literal here. Write one pattern per case, or [{] for the character.';
    if (/^[?+]|[*?+][?+]/.test(bare))
        return 'has a ? or + without a character before it. Write [?] for the character.';
    const backwards = tokens
        .filter(isClass)
        .flatMap((token) => [...token.slice(1, -1).matchAll(RANGE)])
        .some(([, from = '', to = '']) => from > to);
    if (backwards)
        return 'has a range that ends before it starts. Swap its ends.';
    return undefined;
}


/***/ }),

/***/ 20703:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ controlPlaneLine),
  p: () => (/* binding */ runDeployment)
});

// EXTERNAL MODULE: ./lib/src/contract/dialect/dialect.js
var dialect_dialect = __webpack_require__(59470);
// EXTERNAL MODULE: ./lib/src/release.js
var release = __webpack_require__(60895);
;// CONCATENATED MODULE: ./lib/src/command-line.js


function commandLineFor({ base_url, credentials, dialect }, program = release/* RELEASED_PROGRAM */.L) {
    const given = Object.entries(credentials).filter(([, value]) => value !== undefined);
    const [words = 'neutral'] = Object.entries(dialect_dialect/* DIALECTS */.O9).find(([, known]) => known === dialect) ?? [];
    return {
        program,
        flags: [`--base-url ${base_url}`, ...(words === 'neutral' ? [] : [`--api-dialect ${words}`])].join(' '),
        variables: given.map(([input]) => `DEPLOY_AGENT_SERVER_${input.toUpperCase()}`)
    };
}

// EXTERNAL MODULE: ./lib/src/control-plane/with-retries.js
var with_retries = __webpack_require__(70104);
// EXTERNAL MODULE: ./lib/src/deploy/core/session.js
var core_session = __webpack_require__(91478);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/requests/missing-api.js
var missing_api = __webpack_require__(82196);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(10323);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/deploy/core/settle.js
var settle = __webpack_require__(75099);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-by-name.js
var find_by_name = __webpack_require__(57469);
;// CONCATENATED MODULE: ./lib/src/repository/image.js
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
    return registry === DEFAULT_REGISTRY && !rest.includes('/') ? `${registry}/library/${rest}` : `${registry}/${rest}`;
}
function canonicalImage(image) {
    const { repository, tag, digest } = parseImage(image);
    return digest === undefined ? `${repository}:${tag}` : `${repository}@${digest}`;
}
function isResolvedFrom(asked, shown) {
    const [tagged, resolved] = [parseImage(asked), parseImage(shown)];
    return (tagged.digest === undefined &&
        resolved.digest !== undefined &&
        tagged.repository === resolved.repository &&
        (resolved.tag === undefined || resolved.tag === tagged.tag));
}
function isPinned(image) {
    return /@[a-z0-9+._-]+:[0-9a-f]+$/i.test(image.trim());
}

// EXTERNAL MODULE: ./lib/src/repository/path.js
var path = __webpack_require__(87516);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/repository/repository-url.js
var repository_url = __webpack_require__(17227);
;// CONCATENATED MODULE: ./lib/src/repository/same-value.js




const lowerCase = (text) => text.trim().toLowerCase();
const trimmed = (text) => text.trim();
const CANONICAL = {
    repo_url: repository_url/* repositoryKey */.Kq,
    repo_ref: (ref) => (0,refs/* canonicalRef */.SV)(ref.trim()),
    graph_config_path: path/* canonicalPath */.O,
    image_uri: canonicalImage,
    custom_url: canonicalWebAddress,
    integration_id: lowerCase,
    listener_id: lowerCase,
    repo_commit_sha: lowerCase,
    install_command: trimmed,
    build_command: trimmed,
    cluster_namespace: trimmed
};
function canonicalValue(field, value) {
    if (typeof value !== 'string')
        return value ?? null;
    return (CANONICAL[field]?.(value) ?? value.trim()) || null;
}
function isSameValue(field, a, b) {
    if (field === 'repo_commit_sha' && typeof a === 'string' && typeof b === 'string')
        return (0,refs/* sameCommit */.Kd)(a, b);
    return canonicalValue(field, a) === canonicalValue(field, b);
}
function isAskedValue(field, asked, shown) {
    if (isSameValue(field, asked, shown))
        return true;
    return field === 'image_uri' && typeof asked === 'string' && typeof shown === 'string' && isResolvedFrom(asked, shown);
}
function canonicalWebAddress(address) {
    const text = address.trim();
    if (!/^https?:\/\//i.test(text) || !URL.canParse(text))
        return text;
    const { protocol, host, pathname, search, hash, username, password } = new URL(text);
    const user = username === '' && password === '' ? '' : `${username}:${password}@`;
    return `${protocol}//${user}${host}${pathname.replace(/(?<!\/)\/+$/, '')}${search}${hash}`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/find/ownership.js





async function findForeignReason(session, deployment, claim) {
    const other = otherRepository(deployment, claim);
    if (other !== undefined && !claim.head_is_gone)
        return other;
    const isOurs = isToldOurs(deployment, claim);
    if (isOurs)
        return undefined;
    const { image_uri } = deployment.source_revision_config;
    if (isOurs === undefined && claim.unrecorded && image_uri) {
        const problem = `is not set, and ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} runs an image: its name alone does not prove that it belongs to this repository. Set image_uri to the image of this preview, without tag or digest, or use another name.`;
        throw new errors/* InputError */.dz([{ input: 'image_uri', problem }]);
    }
    const recorded = (await session.recall(deployment.name)) ?? [];
    if (recorded.includes(deployment.id))
        return undefined;
    if (other !== undefined)
        return `${other}, and no GitHub Deployment of this repository names it`;
    if (isOurs === false)
        return `it runs the image ${(0,sanitize/* sanitizeLine */.g$)(image_uri ?? '', 200)}, not the image of this run`;
    return recorded.length === 0 ? undefined : 'the GitHub Deployments of this repository name another deployment';
}
async function refuseForeign(session, deployment, claim) {
    if (claim === undefined)
        return;
    const why = await findForeignReason(session, deployment, claim);
    if (why === undefined)
        return;
    const message = `Deployment ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} belongs to another repository: ${why}.`;
    const advice = 'Set another `name`. Previews of two repositories on one control plane need different names.';
    throw new errors/* PlanError */.W6('foreign_deployment', message, { advice });
}
function otherRepository({ source_config }, { repositories }) {
    const repository = source_config.repo_url?.trim();
    if (!repository || repositories.some((own) => isSameValue('repo_url', own, repository)))
        return undefined;
    return `it is built from ${(0,sanitize/* sanitizeLine */.g$)(repository, 200)}`;
}
function isToldOurs(deployment, claim) {
    if (deployment.source_config.repo_url?.trim())
        return otherRepository(deployment, claim) === undefined;
    const { image_uri } = deployment.source_revision_config;
    if (!image_uri || claim.image_uri === undefined)
        return undefined;
    return imageRepository(image_uri) === imageRepository(claim.image_uri);
}
function imageRepository(image) {
    return parseImage(image).repository.toLowerCase();
}

;// CONCATENATED MODULE: ./lib/src/deploy/delete/delete-deployment.js









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
        return (0,find_by_name/* noSuchId */.sJ)((0,sanitize/* sanitizeLine */.g$)(deployment_id));
    if (found === 'absent')
        return `no deployment named "${(0,sanitize/* sanitizeLine */.g$)(name)}" exists`;
    return 'id' in found ? `deployment ${found.id} would be deleted` : 'the deployment belongs to another repository';
}
async function reportAbsent(session, { deployment_id, name = '' }) {
    const meant = deployment_id === undefined ? await (0,find_by_name/* nearName */.cR)(session, name) : undefined;
    session.emit({
        type: 'deployment_not_found',
        what: (0,sanitize/* sanitizeLine */.g$)(deployment_id ?? name),
        ...(deployment_id !== undefined && { by_id: true }),
        ...(meant !== undefined && { meant: (0,sanitize/* sanitizeLine */.g$)(meant) })
    });
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
        throw new errors/* DeployError */.sH('name_conflict', problem, { advice: 'Correct `deployment_id`, or remove `name`.' });
    }
    if (ownership === undefined)
        return { id };
    const { claim, if_foreign } = ownership;
    const isKept = if_foreign === 'keep';
    const named = { ...deployment, name: name ?? deployment.name };
    const why = isKept ? await findForeignReason(session, named, claim) : otherRepository(deployment, claim);
    if (why === undefined)
        return { id };
    const message = `Deployment ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} belongs to another repository: ${why}.`;
    if (isKept)
        return { kept: `Kept: ${message}` };
    const advice = 'Check `name` and `base_url`. To delete it nevertheless, set `repo_url` to the repository from which it is built.';
    throw new errors/* DeployError */.sH('foreign_deployment', message, { advice });
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
    throw new errors/* DeployError */.sH('operation_unsupported', message, { advice: 'Delete it in the service.', cause });
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/src/contract/fields.js
var contract_fields = __webpack_require__(96912);
;// CONCATENATED MODULE: ./lib/src/contract/resource-defaults.js
const twice = (value) => (typeof value === 'number' ? 2 * value : undefined);
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
function withoutNulls(value, within = '') {
    if (Array.isArray(value))
        return value.map((entry) => withoutNulls(entry, `${within}[]`));
    if (typeof value !== 'object' || value === null)
        return value;
    const set = Object.entries(value).filter(([, inner]) => inner != null);
    const plain = Object.fromEntries(set.map(([key, inner]) => [key, withoutNulls(inner, key)]));
    return within === 'env[]' && !('valueFrom' in plain) ? { value: '', ...plain } : plain;
}
function normalizedSpec(spec) {
    const isEmpty = (value) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
    const set = Object.entries(spec ?? {}).filter(([, value]) => !isEmpty(value));
    return withoutNulls(applyResourceDefaults(Object.fromEntries(set)));
}

;// CONCATENATED MODULE: ./lib/src/contract/returned-secrets.js
function toldSecrets(secrets) {
    const entries = entriesOf(secrets);
    if (entries === undefined || entries.some(({ name }) => typeof name !== 'string'))
        return null;
    return new Map(entries.map(({ name, value }) => [name, typeof value === 'string' ? value : undefined]));
}
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
const HIDDEN = [
    /\*{3}|[•●▪█…⋯]|\.{3}|·{3}|X{4}|x{4}/,
    /^[^\p{L}\p{N}]*$/u,
    /^\$?[<[({]{1,2}[\w\s:.-]*[>\])}]{1,2}$/,
    /^[\W_]*(?:(?:value|secret)[\W_]+)*(?:redacted|hidden|masked|encrypted|sensitive|confidential|obfuscated|omitted|protected|sealed|concealed|set|configured)(?:[\W_]+(?:value|secret))*[\W_]*$/i,
    /^\{?(?:md5|sha-?\d+|hmac[\w-]*|bcrypt|argon2\w*|enc|encrypted|secret)\}?[:$/]/i
];
function looksHidden(shown) {
    return HIDDEN.some((pattern) => pattern.test(shown));
}
function looksDerived(shown) {
    if (/^[0-9a-f-]{8,}$/i.test(shown))
        return true;
    return /^[\w+/=-]{20,}$/.test(shown) && [/[a-z]/, /[A-Z]/, /\d/].every((kind) => kind.test(shown));
}
function isVisible(shown, value) {
    const isPart = value.startsWith(shown) || value.endsWith(shown);
    return !isPart && !looksHidden(shown) && !looksDerived(shown);
}

// EXTERNAL MODULE: ./lib/src/contract/vocabulary.js
var vocabulary = __webpack_require__(40345);
;// CONCATENATED MODULE: ./lib/src/repository/list-difference.js


function describeListDifference(before, after) {
    if (!Array.isArray(before) && !Array.isArray(after))
        return undefined;
    const [old, wanted] = [list_difference_entriesOf(before), list_difference_entriesOf(after)];
    const named = (verb, names) => (names.length === 0 ? [] : [`${verb} ${names.join(', ')}`]);
    const added = [...wanted.keys()].filter((name) => !old.has(name));
    const removed = [...old.keys()].filter((name) => !wanted.has(name));
    const changed = [...wanted.keys()].filter((name) => old.has(name) && !(0,external_node_util_.isDeepStrictEqual)(old.get(name), wanted.get(name)));
    const told = [...named('adds', added), ...named('changes', changed), ...named('removes', removed)];
    return told.length === 0 ? 'in another order' : told.join('; ');
}
function list_difference_entriesOf(list) {
    const entries = Array.isArray(list) ? list : [];
    return new Map(entries.map((entry, i) => [nameOf(entry) ?? `entry ${i + 1}`, entry]));
}
function nameOf(entry) {
    const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
    return typeof name === 'string' ? (0,sanitize/* sanitizeLine */.g$)(name, 60) : undefined;
}

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
;// CONCATENATED MODULE: ./lib/src/deploy/compare/diff-resource-spec.js






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
function shown(value) {
    return Array.isArray(value) ? (0,format/* count */.U9)(value.length, 'entry', 'entries') : value;
}
function diffResourceSpec(before, after) {
    const [old, wanted] = [normalizedSpec(before), normalizedSpec(after)];
    return vocabulary/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => !(0,external_node_util_.isDeepStrictEqual)(old[field], wanted[field])).map((field) => {
        const note = describeListDifference(old[field], wanted[field]);
        return {
            path: `source_config.resource_spec.${field}`,
            difference: old[field] === undefined ? 'added' : wanted[field] === undefined ? 'removed' : 'changed',
            ...(old[field] !== undefined && { before: shown(old[field]) }),
            ...(wanted[field] !== undefined && { after: shown(wanted[field]) }),
            ...(note !== undefined && { note }),
            new_revision: true
        };
    });
}
function filledFields(shown, sent) {
    return shown == null || sent == null ? [] : diffResourceSpec(shown, sent).map(({ path }) => (0,contract_fields/* fieldName */.w5)(path));
}

// EXTERNAL MODULE: ./lib/src/contract/dialect/reserved-secrets.js
var reserved_secrets = __webpack_require__(44886);
;// CONCATENATED MODULE: ./lib/src/deploy/compare/diff-secrets.js




const valuesOf = (secrets) => new Map(secrets.map(({ name, value }) => [name, value]));
function showsValue(told, [name, value]) {
    return told?.get(name) === value && !looksHidden(value);
}
function diffSecrets(current, wanted, source, earlier) {
    const asked = valuesOf(wanted);
    const told = toldSecrets(current);
    const isExtra = (name) => !asked.has(name) && !reserved_secrets/* LANGSMITH_RESERVED_SECRETS */.b[source].has(name);
    const lists = [told, toldSecrets(earlier)];
    const listsNames = lists.some((list) => [...(list?.keys() ?? [])].some((name) => asked.has(name) || isExtra(name)));
    const isClear = lists.some((list) => [...asked].some((secret) => showsValue(list, secret)));
    const change = (path, difference) => ({ path, difference, new_revision: true });
    if (told === null && asked.size === 0)
        return [change('secrets', 'unproven')];
    const changes = [...asked].flatMap(([name, value]) => {
        const path = `secrets.${name}`;
        if (told === null)
            return [change(path, 'unproven')];
        const shown = told.get(name);
        if (shown === value || (!told.has(name) && value === '' && isClear))
            return [];
        if (!told.has(name))
            return [change(path, listsNames && value !== '' ? 'added' : 'unproven')];
        const isOther = shown !== undefined && (isVisible(shown, value) || (isClear && !looksHidden(shown)));
        return [change(path, isOther ? 'changed' : 'unproven')];
    });
    const extra = [...(told?.keys() ?? [])].filter(isExtra);
    return [...changes, ...extra.map((name) => change(`secrets.${name}`, 'removed'))];
}
function restorableSecrets(earlier, now, { secrets = [], source }) {
    const [told, proof, asked] = [toldSecrets(earlier), toldSecrets(now), valuesOf(secrets)];
    if (told === null)
        return null;
    const reserved = reserved_secrets/* LANGSMITH_RESERVED_SECRETS */.b[source];
    const own = [...told].filter(([name]) => asked.has(name) || !reserved.has(name));
    const isProven = asked.size > 0 && [...asked].every((secret) => showsValue(proof, secret));
    const known = own.flatMap(([name, value]) => (value === undefined || looksHidden(value) ? [] : [{ name, value }]));
    return (isProven || (own.length === 0 && told.size > 0)) && known.length === own.length ? known : null;
}
function removedSecrets(changes) {
    return changes
        .filter(({ path, difference }) => path.startsWith('secrets.') && difference === 'removed')
        .map(({ path }) => path.slice('secrets.'.length));
}
const stillListed = (names) => `The service keeps secrets that the inputs no longer set: ${(0,sanitize/* sanitizeLine */.g$)(names.join(', '), 300)}. Delete them in the service. Until then, a run without \`environment\` makes a new revision each time.`;
function removedSecretWarnings(changes) {
    const names = removedSecrets(changes).map((name) => (0,sanitize/* sanitizeLine */.g$)(name, 60));
    if (names.length === 0)
        return [];
    return [
        `The inputs no longer set ${(0,format/* count */.U9)(names.length, 'secret')}: ${names.join(', ')}. The update replaces the whole list: add a line for each one to keep.`
    ];
}

;// CONCATENATED MODULE: ./lib/src/deploy/compare/diff-settings.js





function askedFields(wanted, deployment, change) {
    return (0,contract_fields/* fieldsOf */.Pf)(wanted.source, change).flatMap(({ path }) => {
        const asked = (0,contract_fields/* valueAt */.fK)(wanted, path);
        return asked === undefined ? [] : [{ path, field: (0,contract_fields/* fieldName */.w5)(path), asked, shown: (0,contract_fields/* valueAt */.fK)(deployment, path) }];
    });
}
function diffSettings(wanted, deployment) {
    return askedFields(wanted, deployment, 'setting')
        .filter(({ field, asked, shown }) => !isSameValue(field, asked, shown))
        .map(({ path, asked, shown }) => ({
        path,
        difference: shown == null ? 'added' : 'changed',
        ...(shown != null && { before: shown }),
        after: asked,
        new_revision: false
    }));
}
function assertFixedFields(wanted, deployment) {
    const conflicts = askedFields(wanted, deployment, 'fixed')
        .filter(({ shown }) => isShown(shown))
        .filter(({ field, asked, shown }) => (field === 'name' ? asked !== shown : !isSameValue(field, asked, shown)));
    if (conflicts.length === 0)
        return;
    const names = conflicts.map(({ field }) => field);
    const lines = conflicts.map(({ path, asked, shown }) => (0,sanitize/* sanitizeLine */.g$)(`${path}: deployed ${String(shown)}, this run ${String(asked)}`, 600));
    const message = [`${names.join(', ')} cannot be changed after a deployment is created.`, ...lines].join('\n');
    throw new errors/* PlanError */.W6('immutable_field', message, { advice: adviceFor(names, deployment) });
}
const isShown = (shown) => shown != null && shown !== '';
function adviceFor(names, { source }) {
    const word = Object.values(dialect_dialect/* LANGSMITH_WORDS */.g).find((spoken) => spoken === source);
    if (word !== undefined)
        return `This service uses the field names of LangSmith Deployment (${word}). Set \`api_dialect\` to \`langsmith\`.`;
    return names.includes('repo_url')
        ? 'The deployment belongs to another repository. Use another `name`, or check `base_url` and `repo_url`.'
        : 'Set these inputs to the deployed values, or remove them. To change them, deploy under another name, then delete the old deployment.';
}
function notCompared(wanted, deployment) {
    const unshown = askedFields(wanted, deployment, 'fixed').filter(({ shown }) => !isShown(shown));
    const names = unshown.map(({ field }) => field).join(', ');
    return names === '' ? [] : [`Not compared, because the service does not show it for this deployment: ${names}.`];
}

;// CONCATENATED MODULE: ./lib/src/deploy/compare/find-mismatches.js










function findMismatches(input) {
    const others = [...otherSecrets(input), ...otherSpecFields(input), ...otherSettings(input)];
    return others.flatMap(({ path, field = path, isAsBefore }) => {
        const isSent = (0,contract_fields/* valueAt */.fK)(input.sent, field) != null;
        if (isSent && isAsBefore)
            return [{ path, kind: 'not_applied' }];
        return input.isForeign || input.isUnnamed || !isSent ? [{ path, kind: 'changed_since' }] : [];
    });
}
function otherSecrets({ wanted, before, last }) {
    if (wanted.secrets === undefined)
        return [];
    const told = toldSecrets(last.secrets);
    const were = before === undefined ? new Map() : toldSecrets(before.secrets);
    return diffSecrets(last.secrets, wanted.secrets, wanted.source, before?.secrets)
        .filter(({ difference }) => difference === 'added' || difference === 'changed')
        .map(({ path }) => {
        const name = path.slice('secrets.'.length);
        return { path, field: 'secrets', isAsBefore: were !== null && were.get(name) === told?.get(name) };
    });
}
function otherSpecFields({ wanted, before, last, isForeign }) {
    if (wanted.source !== 'external_container')
        return [];
    const given = wanted.source_config.resource_spec ?? {};
    const asked = normalizedSpec(given);
    const [is = {}, was = {}] = [last, before].map((read) => normalizedSpec(read?.source_config.resource_spec));
    const mayLack = !isForeign || Object.keys(is).length === 0;
    const spec = 'source_config.resource_spec';
    return vocabulary/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => given[field] != null && asked[field] !== undefined)
        .filter((field) => !includesAsked(is[field], asked[field]) && !(mayLack && is[field] === undefined))
        .map((field) => ({ path: `${spec}.${field}`, field: spec, isAsBefore: (0,external_node_util_.isDeepStrictEqual)(is[field], was[field]) }));
}
function otherSettings({ wanted, before, last }) {
    return askedFields(wanted, last, 'setting')
        .filter(({ field, asked, shown }) => isShown(shown) && !isTaken(field, asked, shown))
        .map(({ path, field, shown }) => ({ path, isAsBefore: isSameValue(field, shown, (0,contract_fields/* valueAt */.fK)(before, path)) }));
}
function isTaken(field, asked, shown) {
    if (typeof asked !== 'string' || typeof shown !== 'string')
        return isSameValue(field, asked, shown);
    return [asked, asked.trim().replace(/^http:/i, 'https:')].some((each) => isSameValue(field, plain(each), plain(shown)));
}
const plain = (text) => text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?!\w+:\/\/)/, 'https://');
function judgeRemoved({ wanted, before, last, sent }) {
    const { secrets, source } = wanted;
    if (secrets === undefined || sent?.secrets == null)
        return { kept: [], removed: [] };
    const [listed = [], asked = []] = [last, before].map((read) => removedSecrets(diffSecrets(read?.secrets, secrets, source)));
    const removed = toldSecrets(last.secrets) === null ? [] : asked.filter((name) => !listed.includes(name));
    return { kept: asked.filter((name) => listed.includes(name)), removed };
}
function findOtherCode(wanted, revision, told) {
    const code = revision?.source_revision_config ?? told?.source_revision_config ?? {};
    return Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
        const value = code[field];
        if (typeof value !== 'string' || value === '' || isAskedValue(field, asked, value))
            return [];
        const both = `the service shows ${(0,sanitize/* sanitizeLine */.g$)(value)}, this run requested ${(0,sanitize/* sanitizeLine */.g$)(asked)}`;
        return [`source_revision_config.${field}: ${both}`];
    });
}

// EXTERNAL MODULE: ./lib/src/deploy/core/model.js
var model = __webpack_require__(22231);
// EXTERNAL MODULE: ./lib/src/repository/path-patterns.js
var path_patterns = __webpack_require__(1030);
;// CONCATENATED MODULE: ./lib/src/deploy/compare/diff-paths.js






const MOST_NAMED = 10;
function judgePaths(wanted, current, commits, changed_files) {
    if (wanted.paths === undefined)
        return { needed: true, why: [] };
    const [from, to] = [commits.from.toLowerCase(), commits.to.toLowerCase()];
    const configs = graphConfigs(wanted, current);
    if (![from, to].every(refs/* isFullCommit */.f5))
        return unknownFiles('the service or this run has only a part of its commit ID');
    if (!showsCommit(current))
        return unknownFiles('the revision in progress does not show its commit');
    if (configs === undefined)
        return unknownFiles('the path of the graph configuration file is unknown');
    if (changed_files?.from !== from || changed_files.to !== to)
        return { needed: true, why: [], undecided: { from, to } };
    if ('unknown' in changed_files)
        return { ...unknownFiles(changed_files.unknown), compared: changed_files };
    return judgeFiles([...wanted.paths.flatMap(withFolder), ...configs.map(literal)], { from, to }, changed_files.files);
}
const unknownFiles = (why) => ({ needed: true, why: [`paths could not be compared: ${why}`] });
const showsCommit = ({ latest }) => latest?.source_revision_config?.repo_commit_sha != null || latest === null || (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed';
function graphConfigs(wanted, { deployment, latest }) {
    const configs = [wanted, deployment, latest]
        .flatMap((part) => part?.source_revision_config?.graph_config_path ?? [])
        .map(path/* canonicalPath */.O);
    return configs.length === 0 || configs.some((path) => /^(?:\.\.(?:\/|$)|$)/.test(path)) ? undefined : configs;
}
const withFolder = (pattern) => (/[!*?+[]/.test(pattern) ? [pattern] : [pattern, `${pattern}/**`]);
const literal = (path) => path.replace(/[!*?+[]/g, '[$&]');
function judgeFiles(patterns, { from, to }, files) {
    const parsed = patterns.map(path_patterns/* parsePattern */.EY);
    const under = namesOf(files.filter((file) => (0,path_patterns/* isUnder */.Jo)(parsed, file))).map((path) => (0,sanitize/* sanitizeLine */.g$)(path, 100));
    const changed = namesOf(files).length;
    const compared = { from, to, changed, under_paths: under.slice(0, MOST_NAMED) };
    if (under.length > 0)
        return { needed: true, why: [`changed under paths: ${(0,sanitize/* sanitizeLine */.g$)(under.join(', '), 200)}`], compared };
    const elsewhere = changed === 0 ? 'no file changed' : `${(0,format/* count */.U9)(changed, 'file')} changed elsewhere`;
    const between = `between ${(0,refs/* shortCommit */.Ax)(from)} (deployed) and ${(0,refs/* shortCommit */.Ax)(to)} (this run)`;
    return { needed: false, why: [`no file under paths changed ${between}: ${elsewhere}`], compared };
}
const namesOf = (files) => [...new Set(files.map(({ path }) => path))];

;// CONCATENATED MODULE: ./lib/src/deploy/compare/diff-code.js






function deployedCommit({ deployment, latest }) {
    const told = latest?.source_revision_config;
    if (told?.repo_commit_sha != null)
        return told.repo_commit_sha;
    const isSettled = told == null || (latest !== null && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed');
    return (isSettled && deployment.source_revision_config.repo_commit_sha) || undefined;
}
function deployedCode({ deployment, latest }, field) {
    return deployment.source_revision_config[field] || latest?.source_revision_config?.[field] || undefined;
}
function diffField(current, field, after) {
    const before = deployedCode(current, field);
    if (after === undefined || isAskedValue(field, after, before))
        return [];
    const note = `the service does not show the deployed ${field}`;
    const how = before === undefined ? { difference: 'unproven', note } : { difference: 'changed' };
    return [changeOf(current, field, { after, ...how })];
}
function changeOf(current, field, change) {
    const before = deployedCode(current, field);
    return { path: `source_revision_config.${field}`, ...(before && { before }), ...change, new_revision: true };
}
function diffGitCode(wanted, current, changed_files) {
    const { repo_ref, graph_config_path } = wanted.source_revision_config;
    const path = diffField(current, 'graph_config_path', graph_config_path);
    const otherRef = diffField(current, 'repo_ref', repo_ref);
    if (repo_ref === undefined || otherRef.length > 0)
        return { changes: [...path, ...otherRef], unchanged: [] };
    const same = (why) => ({ changes: path, unchanged: [why] });
    const differs = (change) => ({
        changes: [...path, changeOf(current, 'repo_ref', { after: repo_ref, ...change })],
        unchanged: []
    });
    const ref = (0,sanitize/* sanitizeLine */.g$)(repo_ref);
    const [before, after] = [deployedCommit(current), wanted.commit];
    if ((0,refs/* isTag */.dz)(repo_ref) && (before === undefined || after === undefined))
        return same(`repo_ref is the same tag (${ref})`);
    if (after === undefined)
        return differs({ difference: 'unproven', note: `this run does not know the commit of ${ref}, so it builds again` });
    if (before !== undefined && (0,refs/* sameCommit */.Kd)(before, after))
        return same(`${ref} is still at commit ${(0,refs/* shortCommit */.Ax)(after)}`);
    const isFollowing = current.deployment.source_config.build_on_push && wanted.source_config.build_on_push !== false;
    if (wanted.is_push_to_ref && isFollowing) {
        const why = 'build_on_push is true and this run is the push, so the service builds this commit automatically';
        return { ...same(why), built_by_service: after };
    }
    if (before === undefined)
        return differs({ difference: 'unproven', note: `the service does not show which commit of ${ref} is deployed` });
    const commits = { from: before, to: after };
    const { needed, why, ...paths } = judgePaths(wanted, current, commits, changed_files);
    if (!needed)
        return { ...same(why.join()), retained_commit: before, ...paths };
    const note = why.length === 0 ? {} : { note: why.join('; ') };
    return { ...differs({ difference: 'changed', ...note, commits }), ...paths };
}
function diffImage(wanted, current) {
    const { image_uri: after } = wanted.source_revision_config;
    const changes = diffField(current, 'image_uri', after);
    if (after === undefined || changes.length > 0)
        return { changes, unchanged: [] };
    if (isPinned(after))
        return { changes, unchanged: ['image_uri is the same digest'] };
    const note = 'a tag can move; set image_uri with a digest (…@sha256:…) to skip unchanged images';
    return { changes: [changeOf(current, 'image_uri', { after, difference: 'unproven', note })], unchanged: [] };
}

// EXTERNAL MODULE: ./lib/src/deploy/plan/explain.js
var plan_explain = __webpack_require__(84801);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/plan-update.js












function planUpdate(input) {
    const { wanted, current, new_revision: policy } = input;
    const { deployment, latest } = current;
    assertFixedFields(wanted, deployment);
    const contents = diffContents(wanted, deployment, input.kept_secrets);
    const asked = contents.changes.length > 0 ? { ...wanted, is_push_to_ref: false } : wanted;
    const code = asked.source === 'git_host' ? diffGitCode(asked, current, input.changed_files) : diffImage(asked, current);
    const settings = [...diffSettings(wanted, deployment), ...offForTag(wanted, deployment)];
    const changes = [...code.changes, ...contents.changes, ...settings];
    const moved = changes.some((change) => change.new_revision);
    const pushed = moved || policy === 'always' ? undefined : code.built_by_service;
    const isDue = pushed === undefined && (!moved || (0,model/* isApart */.zB)(current));
    const note = isDue ? whyRepeat(wanted, current, policy) : undefined;
    if (note !== undefined)
        changes.push(...repeatedChanges(wanted, current, { note, changes }));
    const made = changes.some((change) => change.new_revision);
    const status = latest === null ? [] : [`the latest revision is ${(0,sanitize/* sanitizeLine */.g$)(latest.status, 40)}`];
    const { retained_commit, compared } = code;
    const common = {
        new_revision: made || pushed !== undefined,
        reasons: made ? (0,plan_explain/* explainChanges */.Z_)(changes) : [...code.unchanged, ...contents.unchanged, ...status],
        changes,
        warnings: removedSecretWarnings(changes),
        ...(pushed !== undefined && { built_by_service: pushed }),
        ...(retained_commit !== undefined && { retained_commit }),
        ...(compared && { compared })
    };
    const in_progress = latest !== null && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'pending';
    if (changes.length === 0)
        return { operation: 'unchanged', ...common, ...(in_progress && { in_progress }) };
    return { operation: 'update', ...common, request: patchOf(changes, wanted) };
}
function offForTag(wanted, { source_config, source_revision_config }) {
    if (wanted.source !== 'git_host' || wanted.source_config.build_on_push !== undefined)
        return [];
    const ref = wanted.source_revision_config.repo_ref ?? source_revision_config.repo_ref;
    if (!(0,refs/* isTag */.dz)(ref) || !source_config.build_on_push)
        return [];
    const [path, note] = ['source_config.build_on_push', 'must be off with a tag'];
    return [{ path, difference: 'changed', before: true, after: false, note, new_revision: false }];
}
function diffContents(wanted, deployment, kept = []) {
    const { source, source_config, secrets } = wanted;
    const asked = source === 'external_container' ? source_config.resource_spec : undefined;
    const spec = asked && diffResourceSpec(deployment.source_config.resource_spec, asked);
    const listed = secrets && diffSecrets(deployment.secrets, secrets, source);
    const changed = listed?.filter(({ path }) => !kept.some((name) => path === `secrets.${name}`));
    return {
        changes: [...(spec ?? []), ...(changed ?? [])],
        unchanged: [
            ...(spec?.length === 0 ? ['resource_spec unchanged'] : []),
            ...(changed?.length === 0 ? [`${(0,format/* count */.U9)(secrets?.length ?? 0, 'secret')} unchanged`] : [])
        ]
    };
}
function patchOf(changes, wanted) {
    const request = {};
    for (const { path } of [...(0,contract_fields/* fieldsOf */.Pf)(wanted.source, 'setting'), ...(0,contract_fields/* fieldsOf */.Pf)(wanted.source, 'revision')]) {
        const [change] = (0,plan_explain/* within */.ux)(changes, path);
        if (change === undefined)
            continue;
        const value = (0,contract_fields/* valueAt */.fK)(wanted, path) ?? change.after;
        const [section = path, field] = path.split('.');
        request[section] = field === undefined ? value : { ...request[section], [field]: value };
    }
    return request;
}
function requestsRevision(wanted) {
    return (0,contract_fields/* fieldsOf */.Pf)(wanted.source, 'revision').some(({ path }) => (0,contract_fields/* valueAt */.fK)(wanted, path) !== undefined);
}
function whyRepeat(wanted, current, policy) {
    const { latest, deployment } = current;
    if (policy === 'always')
        return '`new_revision` is always';
    if (!requestsRevision(wanted))
        return undefined;
    if (latest === null)
        return 'the deployment has no revision yet';
    if ((0,model/* isApart */.zB)(current)) {
        const active = (0,sanitize/* sanitizeLine */.g$)(deployment.active_revision_id ?? '');
        return `the latest revision ${(0,sanitize/* sanitizeLine */.g$)(latest.id)} is DEPLOYED, but ${active} is still active`;
    }
    const isFine = ['deployed', 'pending'].includes((0,contract_status/* verdictOf */.Vj)(latest.status));
    return isFine ? undefined : `the latest revision ended as ${(0,sanitize/* sanitizeLine */.g$)(latest.status, 40)}`;
}
function repeatedChanges(wanted, current, { note, changes }) {
    const main = wanted.source === 'git_host' ? 'repo_ref' : 'image_uri';
    const asked = wanted.source_revision_config;
    const code = { [main]: current.deployment.source_revision_config[main], ...((0,model/* isApart */.zB)(current) ? asked : {}) };
    return Object.entries(code).flatMap(([field, deployed]) => {
        const path = `source_revision_config.${field}`;
        const after = asked[field] ?? deployed;
        if (after == null) {
            const problem = `A new revision is needed (${note}), but neither the inputs nor the deployment contain ${field}.`;
            throw new errors/* PlanError */.W6('input_invalid', problem, { advice: `Set \`${field}\`.` });
        }
        if ((0,plan_explain/* within */.ux)(changes, path).length > 0)
            return [];
        return [{ path, difference: 'repeated', before: after, after, note, new_revision: true }];
    });
}

;// CONCATENATED MODULE: ./lib/src/deploy/plan/plan.js







function planDeployment({ current, near_name, ...input }) {
    const { wanted, new_revision } = input;
    assertNoTagWithBuildOnPush(wanted, current);
    const plan = current === null ? planCreate(wanted) : planUpdate({ ...input, current });
    const causesRevision = plan.new_revision && !('built_by_service' in plan);
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
        ['source_revision_config.graph_config_path', 'the path of the graph configuration file in the repository'],
        ['source_config.integration_id', 'the ID of an integration of the git host']
    ],
    external_container: [
        ['name', 'the name of the deployment'],
        ['source_revision_config.image_uri', 'the image to run']
    ]
};
function planCreate(wanted) {
    const problems = REQUIRED[wanted.source]
        .filter(([path]) => (0,contract_fields/* valueAt */.fK)(wanted, path) === undefined)
        .map(([path, what]) => ({
        input: (0,contract_fields/* fieldName */.w5)(path),
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
        reasons: [`no deployment named "${(0,sanitize/* sanitizeLine */.g$)(name)}" exists; creating it creates its first revision`],
        changes: [
            ...added('source_config', source_config),
            ...added('source_revision_config', source_revision_config),
            ...secrets.map((secret) => ({ path: `secrets.${secret.name}`, difference: 'added', new_revision: true }))
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
    return [`A deployment named ${name} exists. If this run is meant to update it, set \`name\` to ${name}.`];
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
    return vocabulary/* DISCOURAGED_FIELDS */.TL.filter((field) => spec?.[field] != null).map((field) => `resource_spec.${field} is marked "do not use" by the service. It is sent unchanged.`);
}

;// CONCATENATED MODULE: ./lib/src/deploy/core/send-write.js



async function sendWrite(session, { request, send, find }) {
    const { clock, emit, deadline } = session;
    let mayBeApplied = false;
    for (let attempt = 1;; attempt++) {
        emit({ type: 'write_sent', request });
        const sent = await (0,retry/* tryRequest */.dP)(send);
        if ('value' in sent)
            return { answer: sent.value };
        const { error } = sent;
        mayBeApplied ||= error.mayHaveBeenApplied;
        const found = mayBeApplied ? await findEffect(session, error, find) : null;
        if (found !== null)
            return { found };
        if (error instanceof errors/* AnswerError */.dV)
            throw unconfirmed(error, 'Reads do not show its effect.');
        const delay = (0,retry/* retryDelayFor */.TI)(error, attempt, deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.brief, delay_ms: delay });
        await clock.sleep(delay);
        const late = mayBeApplied ? await findOnce(error, find) : null;
        if (late !== null)
            return { found: late };
    }
}
async function findEffect(session, error, find) {
    const { clock, emit, deadline } = session;
    const onWait = (ms) => {
        const message = `${error.request}: no usable response. Checking for up to ${Math.round(ms / 1000)} s whether the request was applied.`;
        emit({ type: 'info', message });
    };
    const read = () => findOnce(error, find);
    const found = await (0,settle/* settle */.G9)(session, read, (effect) => effect !== null, { onWait });
    if (found === null && clock.now() >= deadline)
        throw unconfirmed(error, NO_TIME, SLOW);
    return found;
}
async function findOnce(error, find) {
    const read = await (0,retry/* tryRequest */.dP)(() => find(error));
    if ('value' in read)
        return read.value;
    throw unconfirmed(error, `That could not be confirmed by reading.\n${read.error.message}`);
}
function unconfirmed(error, why, advice = '') {
    const { request, message } = error;
    return new errors/* DeployError */.sH('write_unconfirmed', `${request} may have been applied. ${why}\n${message}`, {
        advice: `Re-run the job: it reads first and continues from what exists. ${advice}`.trim(),
        cause: error
    });
}
const NO_TIME = 'The service did not show its effect before the time limit of the step (`timeout`) ended.';
const SLOW = 'If the service is slow, set `timeout` to a longer time.';

// EXTERNAL MODULE: ./lib/src/deploy/find/find-current.js
var find_current = __webpack_require__(47643);
;// CONCATENATED MODULE: ./lib/src/deploy/apply/create-deployment.js







const CREATE = 'POST /v2/deployments';
async function createDeployment(session, { request }, deleting) {
    const { name } = request;
    let ours = false;
    for (let reservedBy = deleting;;) {
        const free = reservedBy === null ? 'absent' : await (0,find_current/* waitForName */.oP)(session, name, reservedBy);
        if (typeof free === 'object')
            return { id: free.id, ours };
        const sent = await sendWrite(session, {
            request: CREATE,
            send: () => sendCreate(session, request, { wasReserved: reservedBy !== null }),
            find: (error) => {
                ours = true;
                return findMade(session, name, error);
            }
        });
        const made = 'found' in sent ? sent.found : sent.answer;
        if ('id' in made)
            return { ...made, ours };
        reservedBy = made.deleting;
    }
}
async function sendCreate({ controlPlane, clock, deadline }, request, { wasReserved }) {
    const { name } = request;
    const sent = await (0,retry/* tryRequest */.dP)(() => controlPlane.createDeployment(request));
    if ('value' in sent) {
        const { id } = sent.value;
        if (id !== undefined)
            return { id, answer: sent.value };
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
async function findMade({ controlPlane }, name, cause) {
    const found = await (0,find_by_name/* findByName */._U)(controlPlane, name);
    if (found === 'absent')
        return null;
    if (found !== 'unlisted' && 'id' in found)
        return found;
    if (found !== 'unlisted')
        throw (0,find_by_name/* nameReservedError */.eG)(name, found.deleting);
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

// EXTERNAL MODULE: ./lib/src/text/dates.js
var dates = __webpack_require__(61645);
;// CONCATENATED MODULE: ./lib/src/deploy/apply/identify-revision.js





async function identifyRevision(session, written, answer) {
    const { controlPlane, emit } = session;
    const { deployment_id } = written;
    const named = isAnother(written, answer?.latest_revision_id) ? answer?.latest_revision_id : undefined;
    const onWait = (ms) => {
        const message = `Request accepted. Waiting up to ${(0,format/* spellDuration */.jl)(ms)} for the new revision to appear.`;
        emit({ type: 'info', message });
    };
    const shown = await (0,settle/* settle */.G9)(session, async () => {
        const deployment = await controlPlane.readDeployment(deployment_id);
        const { latest_revision_id: latest } = deployment;
        const isNew = named === undefined ? await isNewRevision(session, written, latest) : isAnother(written, latest);
        return { deployment, revision_id: isNew ? latest : null };
    }, ({ revision_id }) => revision_id !== null, { forMs: named === undefined ? settle/* REVISION_APPEARS_MS */.c0 : settle/* SETTLES_MS */.EZ, onWait });
    const revision_id = named ?? shown.revision_id;
    if (revision_id !== null)
        return { revision_id, deployment: shown.deployment };
    throw new errors/* DeployError */.sH('write_unconfirmed', `The service accepted the change, but shows no new revision.\nDeployment ${deployment_id}`, { advice: 'Check the deployment in the service, then run again. The run compares first.' });
}
function isAnother({ previous, older = [] }, id) {
    return id != null && id !== previous && !older.includes(id);
}
async function isNewRevision(session, written, id) {
    const { deployment_id, before } = written;
    if (!isAnother(written, id))
        return false;
    if (before?.created_at == null)
        return true;
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readRevision(deployment_id, id, { once: true }));
    const isOlder = 'value' in read && (0,dates/* readDate */.A)(read.value.created_at) < (0,dates/* readDate */.A)(before.created_at);
    return !isOlder;
}

;// CONCATENATED MODULE: ./lib/src/deploy/apply/patch-deployment.js






async function patchDeployment(session, input) {
    const { controlPlane, emit } = session;
    const { plan, current, older = [] } = input;
    const { id: deployment_id, latest_revision_id: previous } = current.deployment;
    const sent = await sendWrite(session, {
        request: `PATCH /v2/deployments/${deployment_id}`,
        send: () => (0,retry/* retryConflict */.LQ)(controlPlane.patchDeployment(deployment_id, plan.request)),
        find: () => (makesRevision(plan) ? findRevision(session, input) : findSettings(session, input))
    });
    emit({ type: 'operation_decided', operation: 'updated', new_revision: plan.new_revision });
    if ('found' in sent) {
        emit({ type: 'info', message: 'Confirmed by reading: the update was applied.' });
        return { ...updated(input, sent.found), adopted: makesRevision(plan) };
    }
    const { answer } = sent;
    if (!makesRevision(plan))
        return updated(input, { deployment: await controlPlane.readDeployment(deployment_id) });
    const made = await identifyRevision(session, { deployment_id, previous, older, before: current.latest }, answer);
    return { ...updated(input, made), adopted: answer.latest_revision_id !== made.revision_id };
}
function makesRevision({ changes }) {
    return changes.some((change) => change.new_revision);
}
function updated({ plan, current }, made) {
    const isNew = made.revision_id !== undefined && { latest: undefined };
    return { ...(0,model/* keepRevision */.pS)(plan, current), operation: 'updated', sent: plan.request, ...made, ...isNew };
}
async function findRevision(session, { wanted, plan, current, older = [] }) {
    const { controlPlane } = session;
    const { deployment: before, latest } = current;
    const deployment = await controlPlane.readDeployment(before.id);
    const { latest_revision_id: revision_id } = deployment;
    const written = { deployment_id: before.id, previous: before.latest_revision_id, older, before: latest };
    if (revision_id === null || !(await isNewRevision(session, written, revision_id)))
        return null;
    const revision = await (0,retry/* orNull */.Xd)(controlPlane.readRevision(before.id, revision_id));
    if (findOtherCode(wanted, revision, deployment).length > 0)
        return null;
    const mismatches = findMismatches({ wanted, sent: plan.request, before, last: deployment });
    return mismatches.some(({ kind }) => kind === 'not_applied') ? null : { deployment, revision_id };
}
async function findSettings({ controlPlane }, { wanted, current }) {
    const deployment = await controlPlane.readDeployment(current.deployment.id);
    return diffSettings(wanted, deployment).length === 0 ? { deployment } : null;
}

;// CONCATENATED MODULE: ./lib/src/deploy/apply/apply-plan.js









async function applyPlan(session, planned) {
    const applied = await carryOut(session, planned);
    const { operation, new_revision, deployment, revision_id, previous, built_by_service } = applied;
    if (operation === 'unchanged')
        session.emit({ type: 'operation_decided', operation, new_revision });
    session.emit({ type: 'deployment_read', deployment });
    if (revision_id !== null && built_by_service === undefined) {
        session.emit({ type: 'revision_identified', revision_id, previous: new_revision ? previous : revision_id });
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
        return created(plan, await identifyRevision(session, { deployment_id, previous: null }, answer));
    }
    if (current === null)
        throw new Error('an update needs a deployment');
    if (plan.operation === 'unchanged')
        return (0,model/* keepRevision */.pS)(plan, current);
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
function emitCreated({ emit }, deployment_id) {
    emit({ type: 'operation_decided', operation: 'created', new_revision: true });
    emit({ type: 'deployment_identified', deployment_id });
}
const sentBy = ({ source_config, source_revision_config, secrets }) => ({
    source_config,
    source_revision_config,
    secrets
});
async function adopt(session, input, { id: found, ours }) {
    const { wanted, plan } = input;
    const { revision_id } = await identifyRevision(session, { deployment_id: found, previous: null });
    const current = await (0,core_session/* readCurrent */.cA)(session, found);
    const { deployment, latest } = current;
    const message = `Confirmed by reading: deployment ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} exists. Continuing with it.`;
    session.emit({ type: 'info', message });
    await refuseForeign(session, deployment, input.claim);
    const sent = sentBy(plan.request);
    const isOther = findOtherCode(wanted, latest, deployment).length > 0 ||
        findMismatches({ wanted, last: deployment, sent, isForeign: true }).length > 0;
    if (ours && !isOther) {
        emitCreated(session, found);
        return created(plan, { deployment, revision_id: latest?.id ?? revision_id });
    }
    const update = planDeployment({ ...input, current });
    session.emit({ type: 'planned', plan: update });
    return carryOut(session, { ...input, plan: update, current });
}

;// CONCATENATED MODULE: ./lib/src/requests/ask-histories.js

const COMPARISON_MS = 60_000;
async function listChangedFiles({ histories, clock, deadline }, comparison) {
    const reasons = [];
    for (const history of histories) {
        const timeoutMs = Math.min(COMPARISON_MS, deadline - clock.now());
        const changed = await history.listChangedFiles(comparison, { timeoutMs });
        if (!('unknown' in changed))
            return changed;
        reasons.push(changed.unknown);
    }
    return { ...comparison, unknown: reasons.join('; ') };
}
const LONGEST_HISTORY_MS = 20_000;
async function containsCommit({ histories, clock, deadline }, commits) {
    if (!(0,refs/* isFullCommit */.f5)(commits.from) || !(0,refs/* isCommitId */.jh)(commits.to))
        return undefined;
    const timeoutMs = Math.min(LONGEST_HISTORY_MS, Math.max(1, deadline - clock.now()));
    for (const history of histories) {
        const contains = await history.containsCommit(commits, { timeoutMs });
        if (contains !== undefined)
            return contains;
    }
    return undefined;
}

// EXTERNAL MODULE: ./lib/src/requests/list-revisions.js
var list_revisions = __webpack_require__(9794);
;// CONCATENATED MODULE: ./lib/src/deploy/core/events.js
function emitRevision(session, revision, elapsed_ms) {
    session.emit({ type: 'status_read', revision_id: revision.id, status: revision.status, elapsed_ms });
    emitCommit(session, revision);
}
function emitCommit({ emit }, { id, source_revision_config }) {
    const commit_sha = source_revision_config?.repo_commit_sha;
    if (commit_sha != null)
        emit({ type: 'commit_read', revision_id: id, commit_sha });
}
function emitActive({ emit }, serving) {
    if (serving !== undefined)
        emit({ type: 'active_revision_read', revision_id: serving });
}

;// CONCATENATED MODULE: ./lib/src/deploy/plan/choose-lookups.js



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
    await refuseForeign(session, { ...deployment, name: target.name ?? deployment.name }, claim);
    if (latest !== null)
        emitCommit(session, latest);
    const kept_secrets = await findKept(session, wanted, current);
    const due = wanted.source === 'git_host' ? diffGitCode(wanted, current).undecided : undefined;
    const changed_files = due && (await listChangedFiles(session, due));
    const planned = planDeployment({ wanted, current, new_revision, changed_files, kept_secrets });
    const undone = await findUndoneRollback(session, current, planned);
    const plan = { ...planned, reasons: [...planned.reasons, ...undone] };
    session.emit({ type: 'planned', plan });
    for (const message of [...undone, ...notCompared(wanted, deployment)])
        session.emit({ type: 'info', message });
    return { ...common, plan, wanted, changed_files };
}
async function findKept(session, { secrets, source }, { deployment, latest }) {
    const names = secrets === undefined ? [] : removedSecrets(diffSecrets(deployment.secrets, secrets, source));
    if (names.length === 0 || latest === null)
        return [];
    if (!(await session.hasKept?.({ name: deployment.name, revision_id: latest.id, names })))
        return [];
    session.emit({ type: 'secrets_kept', names, message: stillListed(names) });
    return names;
}
function emitPlanned(session, target, { plan, current, deleting }) {
    if (deleting !== null) {
        const message = `Deployment "${(0,find_by_name/* describeTarget */.ff)(target)}" (${deleting}) is being deleted. A deploy would wait until its name is free.`;
        session.emit({ type: 'warning', message });
    }
    if (current?.latest) {
        session.emit({ type: 'revision_identified', revision_id: current.latest.id });
        emitRevision(session, current.latest, 0);
    }
    session.emit({ type: 'operation_decided', operation: 'planned', new_revision: plan.new_revision });
}
const LONGEST_LIST_MS = 2_000;
async function findUndoneRollback({ controlPlane }, { deployment: { id, latest_revision_id: latest } }, plan) {
    const code = (0,plan_explain/* within */.ux)(plan.changes, 'source_revision_config');
    const isOther = 'built_by_service' in plan || code.some(({ difference }) => difference === 'changed');
    if (!isOther || latest === null)
        return [];
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.listRevisions(id, { timeoutMs: LONGEST_LIST_MS, once: true }));
    const rows = 'value' in read && read.value !== null ? (0,list_revisions/* newestFirst */.l)(read.value, latest) : [];
    const undone = rows[0]?.id === latest ? rolledBackTo(rows) : undefined;
    return undone === undefined ? [] : [`The deployment was rolled back to ${undone}. This deploy undoes that.`];
}
function rolledBackTo(rows) {
    const codes = rows.map(({ source_revision_config: code }) => {
        if (code?.repo_commit_sha != null)
            return `commit ${(0,refs/* shortCommit */.Ax)(code.repo_commit_sha.toLowerCase())}`;
        return code?.image_uri == null ? undefined : `image ${(0,plan_explain/* showValue */.vp)(canonicalValue('image_uri', code.image_uri))}`;
    });
    const [latest] = codes;
    const replaced = codes.find((code) => code !== undefined && code !== latest);
    if (latest === undefined || replaced === undefined)
        return undefined;
    const first = rows.findLastIndex((row, at) => codes[at] === latest && (0,contract_status/* verdictOf */.Vj)(row.status) === 'deployed');
    return first > codes.lastIndexOf(replaced) ? latest : undefined;
}

;// CONCATENATED MODULE: ./lib/src/deploy/build-log/log-advice.js


const IS_MISSING = /not found|no such|does not exist|cannot find|could not find|missing/i;
function buildAdvice(wanted, lines) {
    if (wanted.source !== 'git_host')
        return 'Correct the error that the build log shows, then run again.';
    const { repo_ref: ref, graph_config_path: path } = wanted.source_revision_config;
    if (ref !== undefined && !(0,refs/* isTag */.dz)(ref) && (0,refs/* isVersion */.lF)(ref)) {
        const tag = (0,sanitize/* sanitizeLine */.g$)(`refs/tags/${ref}`, 100);
        return `If "${(0,sanitize/* sanitizeLine */.g$)(ref, 80)}" is a tag, set \`repo_ref\` to ${tag}. Otherwise correct the error that the build log shows, then push.`;
    }
    if (path === undefined || !lines.some((line) => line.includes(path) && IS_MISSING.test(line)))
        return undefined;
    return `Correct \`graph_config_path\`, or add the file "${(0,sanitize/* sanitizeLine */.g$)(path, 100)}" and push.`;
}
const WORD = /^[A-Za-z\d][\w.:/@%+-]*$/;
function logHint(commandLine, { id, name }, { log, revision_id }) {
    if (commandLine === undefined)
        return '';
    const { program, flags, variables } = commandLine;
    const target = WORD.test(name) ? `--name ${name}` : `--deployment-id ${id}`;
    const words = [id, revision_id, ...flags.split(' ').map((word) => word.replace(/^--/, ''))];
    if (!words.every((word) => WORD.test(word)))
        return '';
    const command = `${program} logs ${target} --revision ${revision_id} --${log} ${flags}`;
    return ` Read the whole log with ${variables.join(' and ')} set: \`${command}\``;
}

// EXTERNAL MODULE: ./lib/src/deploy/build-log/read-log.js
var read_log = __webpack_require__(53757);
// EXTERNAL MODULE: ./lib/src/requests/poll-until.js
var poll_until = __webpack_require__(15745);
;// CONCATENATED MODULE: ./lib/src/deploy/wait/polling.js





const elapsed = ({ session, startedAt }) => session.clock.now() - startedAt;
const remaining = (polling) => (0,core_session/* waitDeadline */.MH)(polling.session, polling) - polling.session.clock.now();
function pollUntilFound(polling, poll, isTooLate = () => false) {
    const { session } = polling;
    const options = { clock: session.clock, deadline: (0,core_session/* waitDeadline */.MH)(session, polling), delayMs: () => nextDelay(polling) };
    return (0,poll_until/* pollUntil */.g)(options, poll, (found) => found !== undefined || isTooLate());
}
const FINAL_STATUSES = new Set([401, 403, 404, 410]);
const isFinal = (error) => error instanceof errors/* StatusError */.Xs && !error.retryable && FINAL_STATUSES.has(error.status);
const LONGEST_READ_MS = 30_000;
const SHORTEST_READ_MS = 1_000;
async function pollOnce(polling, read) {
    const remainingMs = remaining(polling);
    const timeoutMs = Math.min(LONGEST_READ_MS, Math.max(SHORTEST_READ_MS, remainingMs));
    polling.requests++;
    const result = await (0,retry/* tryRequest */.dP)(() => read({ timeoutMs, once: true }));
    if ('error' in result) {
        const { error } = result;
        if (isFinal(error) || (error instanceof errors/* TimeLimitError */.$q && remainingMs > 0))
            throw error;
        polling.problem = error;
        return undefined;
    }
    if (polling.problem !== undefined)
        polling.session.emit({ type: 'recovered' });
    polling.problem = undefined;
    return result.value;
}
const AUTO = { share: 0.1, shortest: 1_000, longest: 10_000, longestInRollout: 3_000 };
function pollDelay({ interval, elapsedMs, remainingMs, status, retryAfterMs = 0 }) {
    const longest = status?.includes('DEPLOY') ? AUTO.longestInRollout : AUTO.longest;
    const auto = Math.min(Math.max(elapsedMs * AUTO.share, AUTO.shortest), longest);
    const asked = Math.min(retryAfterMs, retry/* LONGEST_RETRY_AFTER_MS */.Q);
    return Math.max(0, Math.min(Math.max(interval === 'auto' ? auto : interval, asked), remainingMs));
}
const SUCCESSOR_MS = 1_000;
function nextDelay(polling) {
    const { session, status, problem } = polling;
    const isBrief = problem === undefined && status !== undefined && (0,contract_status/* verdictOf */.Vj)(status) === 'superseded';
    const delay = pollDelay({
        interval: isBrief ? SUCCESSOR_MS : polling.interval,
        status,
        elapsedMs: elapsed(polling),
        remainingMs: remaining(polling),
        retryAfterMs: problem?.retryAfterMs
    });
    if (problem !== undefined)
        session.emit({ type: 'retrying', problem: problem.brief, delay_ms: delay });
    return delay;
}

;// CONCATENATED MODULE: ./lib/src/deploy/wait/failures.js









const LAST_READ = { timeoutMs: 5_000, once: true };
class RevisionFailedError extends errors/* DeployError */.sH {
    failed;
    constructor(code, message, options) {
        super(code, message, options);
        this.failed = options.failed;
    }
}
const RESUMES = 'Re-run the job to resume waiting. It starts a new revision with `new_revision: always`, or if it cannot prove that nothing differs. If rollouts take this long, set `timeout` to a longer time.';
function waitTimedOut(wait) {
    const { requests, revision_id, status, problem } = wait;
    wait.session.emit({ type: 'wait_ended', status: 'timeout', elapsed_ms: elapsed(wait), requests });
    const progress = (0,contract_status/* meaningOf */.Pr)(status ?? '').in_progress ? ', and the rollout continues' : '';
    const is = status && `is still ${(0,sanitize/* sanitizeLine */.g$)(status, 40)}${progress}`;
    const lines = [
        `Timed out after ${(0,format/* spellDuration */.jl)(wait.timeoutMs)}. The revision ${is || 'could not be read. Its rollout may continue'}.`,
        `Revision ${revision_id}`,
        ...(problem === undefined ? [] : [`The last poll failed: ${problem.message}`])
    ];
    const advice = problem?.advice === undefined ? RESUMES : `${RESUMES} About the last poll: ${problem.advice}`;
    return new errors/* DeployError */.sH('wait_timeout', lines.join('\n'), { advice, cause: problem });
}
async function revisionNotFound({ deployment_id, session }, cause) {
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(deployment_id, LAST_READ));
    if (!('value' in read) || (0,contract_status/* isBeingDeleted */.vx)(read.value))
        return deploymentDeleted(deployment_id, cause);
    const message = `The revision no longer exists, but its deployment does.\n${cause.message}`;
    return new errors/* DeployError */.sH('not_found', message, {
        advice: 'Run again. The run compares first and continues from what exists.',
        cause
    });
}
function assertStays(deployment) {
    if ((0,contract_status/* isBeingDeleted */.vx)(deployment))
        throw deploymentDeleted(deployment.id);
}
function deploymentDeleted(deploymentId, cause) {
    const what = `The deployment was deleted during this run.\nDeployment ${deploymentId}`;
    return new errors/* DeployError */.sH('deployment_deleted', cause === undefined ? what : `${what}\n${cause.message}`, {
        advice: 'Run again after the deletion finished to create it again.',
        cause
    });
}
function superseded({ session, revision_id, status = '' }, newest) {
    const shown = (0,sanitize/* sanitizeLine */.g$)(session.redact(status), 40);
    const [what, advice] = newest === undefined
        ? [`The revision was superseded (${shown}), but no newer revision exists.`, 'Run again to create a new revision.']
        : ['A newer revision superseded that of this run.', 'Check in the service who changed the deployment.'];
    return new errors/* DeployError */.sH('superseded', `${what}\nRevision ${revision_id}`, { advice });
}
async function revisionFailed(wait, revision) {
    const { session, revision_id, requests } = wait;
    const { status, status_message, source_revision_config } = revision;
    session.emit({ type: 'wait_ended', status, elapsed_ms: elapsed(wait), requests });
    const serving = await readServing(wait);
    emitActive(session, serving);
    const { failure = 'The revision failed', advice = '' } = (0,contract_status/* meaningOf */.Pr)(status);
    const after = (0,format/* spellDuration */.jl)(elapsed(wait));
    const ended = `${failure} after ${after} (${(0,sanitize/* sanitizeLine */.g$)(session.redact(status), 40)}).`;
    const which = `\nRevision ${(0,refs/* nameRevision */.hH)(revision_id, source_revision_config?.repo_commit_sha)}`;
    const said = status_message ? `\nThe service says: ${(0,sanitize/* sanitizeLine */.g$)(session.redact(status_message), 500)}` : '';
    const isDown = serving === null && wait.previous !== null && wait.active_before != null;
    return new RevisionFailedError('revision_failed', `${ended}${which}${said}`, {
        advice: isDown ? `${advice} ${SERVE_AGAIN}` : advice,
        failed: { revision_id, status }
    });
}
const SERVE_AGAIN = 'To serve the previous code again, use `command: rollback`. `rollback: true` on a deploy does this automatically.';
async function readServing(wait) {
    const { session, deployment_id, previous, active_before } = wait;
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(deployment_id, LAST_READ));
    const named = 'value' in read ? read.value.active_revision_id : undefined;
    if (named !== null || active_before != null || previous === null)
        return named;
    return (await mayHaveServed(wait)) ? undefined : null;
}
async function mayHaveServed({ session, deployment_id, previous, revision_id }) {
    const isProven = (rows) => rows.some(({ status }) => ['deployed', 'superseded'].includes((0,contract_status/* verdictOf */.Vj)(status)));
    const list = { ...LAST_READ, deployment_id, sought: revision_id, isEnough: isProven };
    const read = await (0,retry/* tryRequest */.dP)(() => (0,list_revisions/* listNewestFirst */.H)(session.controlPlane, list));
    const rows = 'value' in read ? (read.value ?? []) : [];
    return isProven(rows) || !rows.some(({ id }) => id === previous);
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/choose-target.js






function refused(why, advice) {
    return new errors/* DeployError */.sH('rollback_refused', `Not rolled back: ${why}.`, { advice });
}
async function targetAfterFailure(session, { before, known, failed_id }) {
    const { id: deployment_id, active_revision_id: active } = before;
    const served = active == null || active === failed_id
        ? null
        : await (0,retry/* orNull */.Xd)(session.controlPlane.readRevision(deployment_id, active));
    if (served !== null)
        return targetOf(served, before);
    if (known !== null && known.id !== failed_id && wasDeployed(known))
        return targetOf(known, before);
    const found = await findOlder(session, { deployment_id, sought: failed_id, latest: failed_id }, wasDeployed);
    if (found === undefined)
        throw refused('the service lists no earlier revision that was DEPLOYED');
    return targetOf(found, before);
}
async function targetByHand(session, { deployment, serving }, named) {
    if (named === undefined) {
        const isOther = (revision) => wasDeployed(revision) && hasOtherCode(revision, serving);
        const { id: deployment_id, latest_revision_id } = deployment;
        const list = { deployment_id, sought: serving.id, latest: latest_revision_id ?? serving.id };
        const found = await findOlder(session, list, isOther);
        if (found !== undefined)
            return targetOf(found, deployment);
        const why = 'the service lists no earlier revision that was DEPLOYED with other code';
        throw refused(why, 'Name the one to return to with `revision`.');
    }
    const shown = (0,sanitize/* sanitizeLine */.g$)(named, 100);
    if (named === serving.id)
        throw refused(`revision ${shown} is serving already`, 'Name an earlier one with `revision`.');
    const revision = await (0,retry/* orNull */.Xd)(session.controlPlane.readRevision(deployment.id, named));
    if (revision === null) {
        throw new errors/* DeployError */.sH('not_found', `The deployment has no revision ${shown}.`, {
            advice: 'Name one of its revisions with `revision`, or remove it to return to the last one that worked.'
        });
    }
    if (wasDeployed(revision) || /INACTIVE|REPLACED/i.test(revision.status))
        return targetOf(revision, deployment);
    const status = (0,sanitize/* sanitizeLine */.g$)(session.redact(revision.status), 40);
    throw refused(`revision ${shown} is ${status}`, 'Choose one that is DEPLOYED.');
}
const CODE_FIELDS = ['image_uri', 'repo_ref', 'graph_config_path', 'repo_commit_sha'];
function hasOtherCode(a, b) {
    const [is, was] = [a.source_revision_config ?? {}, b.source_revision_config ?? {}];
    return CODE_FIELDS.some((field) => is[field] != null && was[field] != null && !isSameValue(field, is[field], was[field]));
}
const wasDeployed = ({ status }) => (0,contract_status/* verdictOf */.Vj)(status) === 'deployed';
async function findOlder({ controlPlane }, { deployment_id, sought, latest }, fits) {
    const findIn = (rows) => {
        const at = rows.findIndex(({ id }) => id === sought);
        return at < 0 ? undefined : rows.slice(at + 1).find(fits);
    };
    const isEnough = (rows) => findIn(rows) !== undefined;
    return findIn((await (0,list_revisions/* listNewestFirst */.H)(controlPlane, { deployment_id, sought: latest, isEnough })) ?? []);
}
function targetOf(revision, deployment) {
    const told = deployment.latest_revision_id === revision.id ? deployment.source_revision_config : {};
    return { id: revision.id, code: revision.source_revision_config ?? told };
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-active.js








async function findLive(session, rollout) {
    const { revision, applied, deadline } = rollout;
    const extended = (0,core_session/* withGrace */.pj)(session);
    const forMs = Math.min(settle/* TAKES_OVER_MS */.ld, Math.max(0, deadline - session.clock.now()));
    const isSettled = (seen) => (0,contract_status/* isBeingDeleted */.vx)(seen) || servedBy(rollout, seen) !== 'other';
    const reading = () => extended.controlPlane.readDeployment(applied.deployment.id);
    const read = await (0,retry/* tryRequest */.dP)(() => (0,settle/* settle */.G9)(extended, reading, isSettled, { forMs }));
    if ('error' in read)
        throw read.error.retryable ? notVerified(revision.id, read.error) : read.error;
    const { value: deployment } = read;
    session.emit({ type: 'deployment_read', deployment });
    assertStays(deployment);
    const by = servedBy(rollout, deployment);
    if (by === 'ours')
        return { revision, deployment };
    const active = deployment.active_revision_id ?? null;
    const other = active && (await (0,retry/* tryRequest */.dP)(() => extended.controlPlane.readRevision(deployment.id, active)));
    const serving = other && 'value' in other ? other.value : null;
    if (by === 'newer' && serving !== null && (0,contract_status/* verdictOf */.Vj)(serving.status) === 'deployed') {
        emitSuperseded(session, rollout, serving);
        return { revision: serving, deployment };
    }
    emitActive(session, active);
    if (serving !== null)
        emitCommit(session, serving);
    throw notActive(revision, active);
}
function servedBy({ revision, applied }, seen) {
    const { active_revision_id: active, latest_revision_id: latest } = seen;
    if (active === undefined || active === revision.id)
        return 'ours';
    if (active !== null)
        return active === latest && !earlierRevisions(applied).has(active) ? 'newer' : 'other';
    const isTold = applied.operation === 'created' || (applied.before ?? applied.deployment).active_revision_id != null;
    return isTold && latest !== null && latest !== revision.id ? 'other' : 'ours';
}
function earlierRevisions({ previous, before, deployment }) {
    const ids = [previous, before?.active_revision_id, deployment.active_revision_id];
    return new Set(ids.filter((id) => id != null));
}
function emitSuperseded({ emit, clock }, { revision, startedAt }, serving) {
    emit({ type: 'warning', message: `Revision ${revision.id} was superseded by ${serving.id}, which is serving now.` });
    emit({ type: 'revision_identified', revision_id: serving.id, previous: revision.id, superseded: true });
    emitRevision({ emit }, serving, clock.now() - startedAt);
}
function assertServes(session, { before, deployment }, latest) {
    if (before?.active_revision_id == null || deployment.active_revision_id !== null)
        return;
    emitActive(session, null);
    throw notActive(latest, null);
}
function notActive({ id, source_revision_config: code }, active) {
    const what = active === null ? 'the service reports none as serving' : 'another one is active';
    const message = `The revision was DEPLOYED, but ${what}.\nRevision ${(0,refs/* nameRevision */.hH)(id, code?.repo_commit_sha)}`;
    return new errors/* DeployError */.sH('not_active', message, {
        advice: 'Check in the service which revision is serving, and who deployed it. To deploy this commit again, run with `new_revision: always`.'
    });
}
function notVerified(revision_id, cause) {
    const message = `The revision is DEPLOYED, but it could not be verified that it is serving.\nRevision ${revision_id}\n${cause.message}`;
    const advice = 'Re-run the job once the service responds. It compares first, and makes no second revision.';
    return new errors/* DeployError */.sH('not_verified', message, { advice, cause });
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-commit.js







async function verifyCommit(session, built) {
    const { wanted } = built;
    if (wanted.source !== 'git_host' || wanted.commit === undefined)
        return;
    const { commit: ours } = wanted;
    const revision = await withCommit(session, built);
    const other = await findOther(session, { ...built, revision }, ours);
    if (other === undefined)
        return;
    const [was, here] = [(0,refs/* shortCommit */.Ax)(other.commit), (0,refs/* shortCommit */.Ax)(ours)];
    const { repo_ref = 'the ref' } = wanted.source_revision_config;
    if (other.why !== undefined) {
        const message = `The service built commit ${was}, not commit ${here} of this run: ${other.why}.\nRevision ${revision.id}`;
        throw new errors/* DeployError */.sH('other_commit', message, {
            advice: `The service has not seen ${here} yet, or ${repo_ref} was reset. Check that the service has the push, then re-run the job.`
        });
    }
    const ref = (0,refs/* isTag */.dz)(repo_ref) ? 'tag' : 'branch';
    const cause = other.contains
        ? `That commit contains ${here}: the ${ref} has moved.`
        : `Either the ${ref} has moved, or the service has not seen ${here} yet. If the ${ref} is still at ${here}, re-run the job.`;
    const message = `Revision ${revision.id} was built from commit ${was}, but this run is at ${here}. ${cause}`;
    session.emit({ type: 'commit_differs', built: other.commit, message });
}
async function withCommit(session, built) {
    const { revision, current, deadline } = built;
    const shows = (seen) => seen?.source_revision_config?.repo_commit_sha != null;
    const isExpected = revision.source_revision_config != null && (current === null || deployedCommit(current) !== undefined);
    if (shows(revision) || !isExpected)
        return revision;
    const seen = await (0,settle/* settle */.G9)({ clock: session.clock, deadline }, () => readAgain(session, built), shows);
    emitCommit(session, seen);
    return seen;
}
async function readAgain({ controlPlane }, { revision, applied }) {
    const answer = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(applied.deployment.id, revision.id, { once: true }));
    return 'value' in answer ? answer.value : revision;
}
async function findOther(session, built, ours) {
    const { revision, deadline } = built;
    const { retained_commit = ours } = built.applied;
    const otherIn = ({ source_revision_config }) => {
        const commit = source_revision_config?.repo_commit_sha;
        return commit == null || [ours, retained_commit].some((each) => (0,refs/* sameCommit */.Kd)(commit, each)) ? undefined : commit;
    };
    const judge = async (commit) => commit === undefined ? undefined : { commit, ...(await readLineage(session, built, { from: ours, to: commit })) };
    const first = await judge(otherIn(revision));
    if (first?.why === undefined)
        return first;
    const read = async () => otherIn(await readAgain(session, built));
    const seen = await (0,settle/* settle */.G9)({ clock: session.clock, deadline }, read, (commit) => commit !== first.commit);
    return seen === first.commit ? first : judge(seen);
}
async function readLineage(session, { wanted, current, revision }, commits) {
    const here = (0,refs/* shortCommit */.Ax)(commits.from);
    const contains = await containsCommit(session, { ...commits, to: commits.to.toLowerCase() });
    if (contains === true)
        return { contains };
    if (contains === false)
        return { why: `the history of that commit does not contain ${here}` };
    const deployed = current && current.latest?.id !== revision.id ? deployedCommit(current) : undefined;
    if (deployed !== undefined && (0,refs/* sameCommit */.Kd)(commits.to, deployed))
        return { why: 'that commit was deployed before this run' };
    const before = wanted.source === 'git_host' ? wanted.commit_before : undefined;
    const isBefore = before !== undefined && (0,refs/* sameCommit */.Kd)(commits.to, before);
    return isBefore ? { why: `the branch was at that commit before the push of ${here}` } : {};
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-applied.js












async function verifySettings(session, { wanted, applied }) {
    const { operation, new_revision, deployment } = applied;
    if (operation !== 'updated' || new_revision)
        return;
    await assertContentsMatch(session, { wanted, applied, revision_id: null, deadline: session.deadline }, deployment);
}
async function verifyApplied(session, input) {
    const { waited, wanted, applied } = input;
    const { deployment, latest, sent, new_revision, revision_id } = applied;
    if (typeof waited === 'object')
        return verifyCameUp(session, input, waited);
    if (waited === 'not_waited') {
        const seen = { wanted: settingsOnly(wanted), applied, revision_id, deadline: session.deadline };
        if (sent !== undefined && new_revision)
            await assertContentsMatch(session, seen, deployment);
        return undefined;
    }
    if (latest === undefined)
        return undefined;
    assertServes(session, applied, latest);
    assertCodeMatches(wanted, latest, deployment);
    assertStays(deployment);
    emitActive(session, deployment.active_revision_id ?? undefined);
    return { revision_id: latest.id };
}
function settingsOnly({ secrets: _secrets, ...wanted }) {
    if (wanted.source === 'git_host')
        return wanted;
    const { resource_spec: _spec, ...source_config } = wanted.source_config;
    return { ...wanted, source_config };
}
async function verifyCameUp(session, { wait, wanted, current, applied }, { revision: ours, startedAt }) {
    const deadline = (0,core_session/* waitDeadline */.MH)(session, { startedAt, timeoutMs: wait.timeoutMs });
    const { revision, deployment } = await findLive(session, { revision: ours, startedAt, deadline, applied });
    const { id: revision_id } = revision;
    assertCodeMatches(wanted, revision, deployment);
    await assertContentsMatch(session, { wanted, applied, revision_id, deadline }, deployment);
    await verifyCommit(session, { revision, wanted, current, applied, deadline });
    emitActive(session, deployment.active_revision_id ?? undefined);
    return { revision_id };
}
async function assertContentsMatch(session, seen, first) {
    const { clock, controlPlane, emit } = session;
    const { revision_id, deadline } = seen;
    let last;
    const read = async () => {
        const next = last === undefined ? first : await controlPlane.readDeployment(first.id, { once: true });
        const isLater = last?.isStale === false && next.latest_revision_id !== last.shown.latest_revision_id;
        if (last === undefined || !isLater)
            last = judgeContents(seen, next);
        return last;
    };
    const { shown, mismatches, kept, removed, isStale } = await (0,settle/* settle */.G9)({ clock, deadline }, read, (judged) => !judged.isStale && judged.mismatches.length + judged.kept.length === 0);
    if (mismatches.length > 0) {
        const which = revision_id === null ? `Deployment ${(0,find_by_name/* describeDeployment */.Ti)(shown)}` : `Revision ${revision_id}`;
        throw mismatchError(which, mismatches.map(({ path, kind }) => `${(0,sanitize/* sanitizeLine */.g$)(path, 100)}: ${SAID[kind]}`));
    }
    if (isStale)
        return;
    if (kept.length > 0)
        emit({ type: 'secrets_kept', names: kept, message: stillListed(kept) });
    if (removed.length > 0)
        emit({ type: 'secrets_removed', names: removed });
    const sent = seen.applied.sent?.source_config?.resource_spec;
    const fields = filledFields(shown.source_config.resource_spec, sent);
    if (fields.length > 0)
        emit({ type: 'info', message: filledIn(fields) });
}
function judgeContents({ wanted, applied, revision_id }, shown) {
    const { before, sent, new_revision, built_by_service, previous, adopted } = applied;
    const { latest_revision_id: latest } = shown;
    const isStale = revision_id !== null && revision_id !== previous && latest === previous;
    const isOwn = latest === applied.revision_id || isStale;
    const isForeign = new_revision && built_by_service === undefined && !isOwn;
    const reads = { wanted, before, sent, isForeign, isUnnamed: adopted, last: shown };
    return { shown, mismatches: findMismatches(reads), ...judgeRemoved(reads), isStale };
}
const filledIn = (fields) => `The service shows other values than this run sent in resource_spec: ${fields.join(', ')}. Set these fields as the service shows them. Otherwise each run makes a new revision.`;
function assertCodeMatches(wanted, revision, deployment) {
    const told = deployment.latest_revision_id === revision.id ? deployment : undefined;
    const lines = findOtherCode(wanted, revision, told);
    if (lines.length > 0)
        throw mismatchError(`Revision ${revision.id}`, lines);
}
const SAID = {
    not_applied: 'the service does not show the value that this run sent',
    changed_since: 'the service shows another value than this run requested'
};
function mismatchError(which, lines) {
    const kind = which.startsWith('Revision') ? 'revision' : 'deployment';
    const message = [`The ${kind} does not match what this run requested.`, ...lines, which].join('\n');
    return new errors/* DeployError */.sH('revision_mismatch', message, {
        advice: 'The service did not apply the update, shows the value in another form, or another run or person changed it meanwhile. Check the deployment in the service. Set `concurrency` in the workflow so that one run at a time deploys, then run again.'
    });
}

;// CONCATENATED MODULE: ./lib/src/deploy/wait/find-push-revision.js






const APPEARS_WITHIN_MS = 60_000;
async function findPushRevision(session, input) {
    const { commit, previous, timeoutMs } = input;
    const short = (0,refs/* shortCommit */.Ax)(commit);
    session.emit({ type: 'info', message: `Waiting for the revision that the service builds from commit ${short}.` });
    const polling = { ...input, session, requests: 0 };
    const poll = () => pollOnce(polling, (options) => findBuilt(session, input, options));
    const appearsWithinMs = Math.min(APPEARS_WITHIN_MS, timeoutMs / 2);
    const isTooLate = () => polling.problem === undefined && elapsed(polling) >= appearsWithinMs;
    const found = await pollUntilFound(polling, poll, isTooLate);
    if (found !== undefined)
        session.emit({ type: 'revision_identified', revision_id: found, previous });
    const { problem } = polling;
    if (problem === undefined)
        return found;
    const message = `The service created no revision for commit ${short}, although build_on_push is true.\nThe last poll failed: ${problem.message}`;
    throw new errors/* DeployError */.sH('wait_timeout', message, {
        advice: 'Check that the integration still receives pushes from the git host. To deploy without it, set `build_on_push` to false or `new_revision` to always.',
        cause: problem
    });
}
async function findBuilt(session, input, options) {
    const { controlPlane, emit } = session;
    const { deployment_id, commit, previous } = input;
    const deployment = await controlPlane.readDeployment(deployment_id, options);
    assertStays(deployment);
    const { latest_revision_id: latest } = deployment;
    if (latest === null)
        return undefined;
    const revision = await (0,retry/* orNull */.Xd)(controlPlane.readRevision(deployment_id, latest, options));
    if (revision === null)
        return undefined;
    if ((0,refs/* isBuiltOf */.YO)(commit, revision))
        return latest;
    if (latest === previous)
        return undefined;
    const message = revision.source_revision_config?.repo_commit_sha == null
        ? `The service shows no commit for revision ${latest}. Assuming that it was built from this push (${(0,refs/* shortCommit */.Ax)(commit)}).`
        : await whySuperseded(session, input, { ...options, sought: latest });
    if (message === undefined)
        return undefined;
    emit({ type: 'warning', message });
    return latest;
}
async function whySuperseded({ controlPlane }, { deployment_id, commit, previous }, options) {
    const isPrevious = ({ id }) => id === previous;
    const isEnough = (rows) => rows.some(isPrevious);
    const rows = (await (0,list_revisions/* listNewestFirst */.H)(controlPlane, { ...options, deployment_id, isEnough })) ?? [];
    const end = rows.findIndex(isPrevious);
    const ours = rows.slice(0, end < 0 ? rows.length : end).find((revision) => (0,refs/* isBuiltOf */.YO)(commit, revision));
    const { sought } = options;
    return ours && `Revision ${ours.id} of this push was superseded by ${sought}. Now waiting for ${sought}.`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/wait/wait-for-revision.js






const DEPLOYMENT_READ_MS = 30_000;
const NEWER_SHOWS_MS = 5_000;
const FOLLOWED_AT_ONCE = 5;
async function waitForRevision(session, input) {
    const { previous, revision_id, startedAt } = input;
    const wait = {
        ...input,
        session,
        requests: 0,
        deploymentReadAt: startedAt + DEPLOYMENT_READ_MS,
        supersededIds: new Set(previous === null || previous === revision_id ? [] : [previous])
    };
    const deployed = await pollUntilFound(wait, () => poll(wait)).catch(async (error) => {
        throw (0,errors/* isNotFound */.c4)(error) ? await revisionNotFound(wait, error) : error;
    });
    if (deployed === undefined)
        throw waitTimedOut(wait);
    const { requests, seenAt } = wait;
    const within = seenAt === undefined ? {} : { within_ms: session.clock.now() - seenAt };
    session.emit({ type: 'wait_ended', status: deployed.status, elapsed_ms: elapsed(wait), requests, ...within });
    return deployed;
}
async function poll(wait) {
    const { session, deployment_id, revision_id } = wait;
    const { controlPlane, clock, emit } = session;
    const revision = await pollOnce(wait, (options) => controlPlane.readRevision(deployment_id, revision_id, options));
    if (revision === undefined)
        return undefined;
    const { status } = revision;
    const verdict = (0,contract_status/* verdictOf */.Vj)(status);
    if (status !== wait.status)
        emit({ type: 'status_read', revision_id, status, elapsed_ms: elapsed(wait) });
    const commit = revision.source_revision_config?.repo_commit_sha;
    if (commit !== wait.commit)
        emitCommit(session, revision);
    Object.assign(wait, { status, commit });
    if (verdict === 'deployed')
        return revision;
    if (verdict === 'failed')
        throw await revisionFailed(wait, revision);
    if (verdict === 'pending')
        wait.seenAt = clock.now();
    const isDeploymentDue = clock.now() >= wait.deploymentReadAt || remaining(wait) <= 0;
    if (verdict === 'pending' && !isDeploymentDue)
        return undefined;
    const isFollowed = await followNewest(wait, verdict === 'superseded');
    return isFollowed && wait.supersededIds.size <= FOLLOWED_AT_ONCE ? poll(wait) : undefined;
}
async function followNewest(wait, isSuperseded) {
    const { session, deployment_id, revision_id, supersededIds, follow = true } = wait;
    const now = session.clock.now();
    wait.deploymentReadAt = now + DEPLOYMENT_READ_MS;
    const deployment = await pollOnce(wait, (options) => session.controlPlane.readDeployment(deployment_id, options));
    if (deployment === undefined)
        return false;
    assertStays(deployment);
    const { latest_revision_id: newest, active_revision_id: active } = deployment;
    const isNewer = newest !== null && newest !== revision_id && !supersededIds.has(newest);
    if (isNewer && (isSuperseded || active === newest)) {
        if (!follow)
            throw superseded(wait, newest);
        continueWith(wait, newest);
        return true;
    }
    if (isSuperseded && !isNewer) {
        wait.successorDeadline ??= now + NEWER_SHOWS_MS;
        if (now >= wait.successorDeadline || remaining(wait) <= 0)
            throw superseded(wait);
    }
    return false;
}
function continueWith(wait, newest) {
    const { session, revision_id: previous, status = '' } = wait;
    const shown = (0,sanitize/* sanitizeLine */.g$)(session.redact(status), 40);
    const message = `Revision ${previous} (${shown}) was superseded by ${newest}. Now waiting for ${newest}.`;
    session.emit({ type: 'warning', message });
    session.emit({ type: 'revision_identified', revision_id: newest, previous, superseded: true });
    wait.supersededIds.add(previous);
    wait.revision_id = newest;
    Object.assign(wait, { status: undefined, commit: undefined, seenAt: undefined, successorDeadline: undefined });
}

;// CONCATENATED MODULE: ./lib/src/deploy/wait/wait-for-applied.js







async function waitForApplied(session, { wait, wanted, current, follow = true }, applied) {
    if (!wait.enabled || !(requestsRevision(wanted) || applied.new_revision)) {
        await emitLatest(session, applied);
        return 'not_waited';
    }
    const { deployment, previous, built_by_service: commit, latest } = applied;
    const { interval, timeoutMs } = wait;
    const startedAt = session.clock.now();
    const timing = { deployment_id: deployment.id, previous, interval, timeoutMs, startedAt };
    const revision_id = commit === undefined ? applied.revision_id : await findPushRevision(session, { ...timing, commit });
    if (revision_id === undefined)
        return 'not_built';
    if (revision_id === null)
        return 'not_waited';
    if (commit === undefined && latest !== undefined && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed') {
        emitRevision(session, latest, 0);
        return 'standing';
    }
    const revision = await waitForRevision(session, {
        ...timing,
        revision_id,
        follow,
        active_before: (applied.before ?? current?.deployment)?.active_revision_id
    });
    return { revision, startedAt };
}
const UNSEEN_PUSH = 'The service builds this push automatically. This run does not look for its revision, because wait is false.';
const NOT_WAITING = 'Not waiting for DEPLOYED, because `wait` is false. The outputs status and commit_sha show the current state.';
async function emitLatest(session, applied) {
    const { emit } = session;
    const { deployment, revision_id, built_by_service, latest } = applied;
    if (built_by_service !== undefined)
        return emit({ type: 'info', message: UNSEEN_PUSH });
    if (revision_id === null)
        return;
    const read = await (0,retry/* tryRequest */.dP)(async () => latest ?? (await session.controlPlane.readRevision(deployment.id, revision_id, { once: true })));
    if ('error' in read)
        return emit({ type: 'warning', message: `The state of the revision could not be read: ${read.error.message}` });
    emitRevision(session, read.value, 0);
    const verdict = (0,contract_status/* verdictOf */.Vj)(read.value.status);
    if (verdict === 'pending')
        emit({ type: 'info', message: NOT_WAITING });
    if (verdict !== 'failed')
        return;
    const message = `Revision ${revision_id} ended as ${(0,sanitize/* sanitizeLine */.g$)(read.value.status, 40)}. This step did not wait for it, so it does not fail.`;
    emit({ type: 'warning', message });
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/plan-rollback.js









function wantedOf(source, code, contents = {}) {
    const { repo_ref, graph_config_path, image_uri, repo_commit_sha } = code;
    const common = { source_config: {}, ...contents };
    if (source === 'external_container')
        return { source, ...common, source_revision_config: { ...(image_uri != null && { image_uri }) } };
    const source_revision_config = {
        ...(repo_ref != null && { repo_ref: (0,refs/* canonicalRef */.SV)(repo_ref) }),
        ...(graph_config_path != null && { graph_config_path })
    };
    return { source, ...common, source_revision_config, ...(repo_commit_sha != null && { commit: repo_commit_sha }) };
}
function planRollback(wanted, current) {
    const code = codeOf(wanted);
    if (code === '')
        throw refused('the service does not show the code of that revision', REVERT);
    const plan = planUpdate({ wanted, current, new_revision: 'auto' });
    if (plan.operation === 'unchanged')
        return { way: 'none', plan };
    const differs = plan.changes.filter(({ new_revision }) => new_revision);
    if (differs.length > 0 && !differs.some((change) => needsRedeploy(wanted, change)))
        return { way: 'patch', plan };
    if (wanted.source === 'external_container' && !isPinned(wanted.source_revision_config.image_uri ?? ''))
        throw refused(`the tag ${code} may name another image by now`, REVERT);
    return { way: 'redeploy', plan };
}
const REVERT = 'Revert the change and push, or deploy a tag or a digest that works.';
function needsRedeploy(wanted, { path, difference, commits }) {
    if (!path.startsWith('source_revision_config.'))
        return false;
    if (wanted.source === 'external_container' && isPinned(wanted.source_revision_config.image_uri ?? ''))
        return false;
    if (wanted.source === 'git_host' && !(0,refs/* isTag */.dz)(wanted.source_revision_config.repo_ref))
        return true;
    return difference === 'repeated' || difference === 'unproven' || commits !== undefined;
}
function codeOf({ source_revision_config }) {
    const { repo_ref, image_uri } = source_revision_config;
    return (0,sanitize/* sanitizeLine */.g$)(image_uri ?? repo_ref ?? '', 200);
}
function earlierContents(wanted, sent, { before, now }) {
    const { source } = wanted;
    const source_config = {};
    const unknown = [];
    for (const { path } of [...(0,contract_fields/* fieldsOf */.Pf)(source, 'setting'), ...(0,contract_fields/* fieldsOf */.Pf)(source, 'revision')]) {
        if (!path.startsWith('source_config.') || (0,contract_fields/* valueAt */.fK)(sent, path) == null)
            continue;
        const value = earlierValue(path, before);
        if (value === undefined)
            unknown.push((0,contract_fields/* fieldName */.w5)(path));
        else
            source_config[(0,contract_fields/* fieldName */.w5)(path)] = value;
    }
    const secrets = sent.secrets == null ? undefined : restorableSecrets(before.secrets, now.secrets, wanted);
    if (secrets === null)
        unknown.push('secrets (the service does not show all of their earlier values)');
    return { contents: { source_config, ...(secrets && { secrets }) }, unknown };
}
function earlierValue(path, before) {
    const value = (0,contract_fields/* valueAt */.fK)(before, path);
    if ((0,contract_fields/* fieldName */.w5)(path) === 'build_on_push')
        return value ?? false;
    if ((0,contract_fields/* fieldName */.w5)(path) !== 'resource_spec')
        return value ?? undefined;
    const fields = vocabulary/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => (0,contract_fields/* valueAt */.fK)(value, field) != null);
    return fields.length === 0 ? undefined : Object.fromEntries(fields.map((field) => [field, (0,contract_fields/* valueAt */.fK)(value, field)]));
}
function unrestored(earlier, now) {
    const changes = [...diffContents(earlier, now).changes, ...diffSettings(earlier, now)];
    return [...new Set(changes.map(({ path }) => /resource_spec|secrets/.exec(path)?.[0] ?? (0,contract_fields/* fieldName */.w5)(path)))];
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/deploy-earlier.js












function olderThan({ target, before }) {
    return [target.id, before.latest_revision_id, before.active_revision_id].filter((id) => id != null);
}
function applyEarlier(session, earlier) {
    const { wanted, current, planned } = earlier;
    const careful = { ...session, controlPlane: overNoOther(session, earlier) };
    return planned.way === 'patch'
        ? patchDeployment(careful, { wanted, current, older: olderThan(earlier), plan: planned.plan })
        : redeploy(careful, earlier);
}
async function followApplied(session, { target, wanted, current, wait }, applied) {
    const { deployment, revision_id, previous } = applied;
    session.emit({ type: 'deployment_read', deployment });
    if (revision_id !== null)
        session.emit({ type: 'revision_identified', revision_id, previous });
    const waited = await waitForApplied(session, { wanted, current, wait, follow: false }, applied);
    if (waited === 'not_built')
        throw new Error('a rollback waits for no push');
    if (typeof waited === 'object') {
        const deadline = (0,core_session/* waitDeadline */.MH)(session, { startedAt: waited.startedAt, timeoutMs: wait.timeoutMs });
        assertEarlierCode(target, await withCommit(session, { revision: waited.revision, applied, current, deadline }));
    }
    const deployed = await verifyApplied(session, { wait, wanted, current, applied, waited });
    if (deployed !== undefined && deployed.revision_id !== revision_id)
        throw overtaken(deployed.revision_id);
    return deployed;
}
function overNoOther({ controlPlane }, earlier) {
    const { id, latest_revision_id: leaving } = earlier.current.deployment;
    const known = new Set([leaving, ...olderThan(earlier)]);
    const assertLatest = async () => {
        const { latest_revision_id: latest } = await controlPlane.readDeployment(id);
        if (!known.has(latest))
            throw overtaken(latest);
    };
    return {
        ...controlPlane,
        patchDeployment: (...sent) => assertLatest().then(() => controlPlane.patchDeployment(...sent)),
        redeployRevision: (...sent) => assertLatest().then(() => controlPlane.redeployRevision(...sent))
    };
}
function overtaken(newest) {
    const what = newest === null ? 'a newer revision' : `revision ${newest}`;
    return new errors/* DeployError */.sH('superseded', `Another run created ${what}, which stays.`, {
        advice: 'Check in the service who changed the deployment.'
    });
}
async function redeploy(session, earlier) {
    const { controlPlane, emit } = session;
    const { target, wanted, current } = earlier;
    const older = olderThan(earlier);
    const { id: deployment_id, latest_revision_id: previous } = current.deployment;
    const sent = await sendWrite(session, {
        request: `POST /v2/deployments/${deployment_id}/revisions/${target.id}/redeploy`,
        send: () => (0,retry/* retryConflict */.LQ)(controlPlane.redeployRevision(deployment_id, target.id)),
        find: async () => {
            const deployment = await controlPlane.readDeployment(deployment_id);
            const { latest_revision_id: latest } = deployment;
            const isOld = latest === null || latest === previous || older.includes(latest);
            return isOld ? null : { deployment, revision_id: latest };
        }
    });
    if ('answer' in sent && !sent.answer)
        throw refused(`the service cannot redeploy a revision, and a patch would deploy what ${codeOf(wanted)} is now`, REVERT);
    emit({ type: 'operation_decided', operation: 'updated', new_revision: true });
    const written = { deployment_id, previous, older, before: current.latest };
    const made = 'found' in sent ? sent.found : await identifyRevision(session, written);
    return { operation: 'updated', before: current.deployment, ...made, previous, new_revision: true };
}
function assertEarlierCode({ id, code }, revision) {
    const [built, was] = [revision.source_revision_config?.repo_commit_sha, code.repo_commit_sha];
    if (built == null || was == null || (0,refs/* sameCommit */.Kd)(built, was))
        return;
    const what = `The service built commit ${(0,refs/* shortCommit */.Ax)(built)}, not commit ${(0,refs/* shortCommit */.Ax)(was)} of revision ${id}.`;
    throw new errors/* DeployError */.sH('other_commit', `${what}\nRevision ${revision.id}`, { advice: REVERT });
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/after-failure.js













const LAST_LOOK_MS = 10_000;
async function afterFailure(session, sent, error) {
    if (!(error instanceof errors/* DeployError */.sH) || error instanceof errors/* CancelledError */.cc)
        return error;
    const failed = failedDeploy(sent, error);
    if (failed === undefined)
        return error;
    const { advised, hint } = error instanceof RevisionFailedError ? await withLog(session, sent, error) : { advised: error, hint: '' };
    if (!sent.request.rollback)
        return advised;
    const report = await rollBack(session, sent, failed);
    if (report.result === 'not_needed')
        return advised;
    const isReplaced = failed.by === 'revision' && sent.request.current !== null;
    const way = report.result === 'rolled_back' ? FIND_CAUSE : after_failure_REVERT;
    return afterRollback(error, report, isReplaced ? way + hint : advised.advice);
}
const FIND_CAUSE = 'Find the cause in the logs of the revision and fix it. Then push, or run again.';
const after_failure_REVERT = 'If nothing is serving, revert the change and push, or deploy a tag or digest that works. Then find the cause in the logs of the revision.';
function failedDeploy({ deployed }, error) {
    if (error instanceof RevisionFailedError)
        return error.failed && { ...error.failed, by: 'revision' };
    return deployed && { ...deployed, by: 'check' };
}
async function withLog(session, { applied: { deployment }, request }, error) {
    const { failed, message, cause } = error;
    if (failed === undefined)
        return { advised: error, hint: '' };
    const { log } = (0,contract_status/* meaningOf */.Pr)(failed.status);
    const read = request.build_logs ? await (0,read_log/* emitLog */.Gi)(session, deployment, failed) : undefined;
    const whole = request.build_logs ? read?.log : log;
    const hint = whole === undefined ? '' : logHint(session.command_line, deployment, { ...failed, log: whole });
    const lines = [...(read?.lines ?? []), ...message.split('\n')];
    const advice = (log === 'build' && buildAdvice(request.wanted, lines)) || error.advice;
    const options = { failed, advice: advice && advice + hint, cause };
    return { advised: new RevisionFailedError('revision_failed', message, options), hint };
}
function afterRollback(error, { result, message }, advice) {
    const [first = '', ...facts] = error.message.split('\n');
    const what = result === 'rolled_back' ? `${first.replace(/[.:]?$/, '.')} Rolled back.` : first;
    const code = result === 'failed' ? 'rollback_failed' : error.code;
    const told = message === '' ? [] : [message];
    return new errors/* DeployError */.sH(code, [what, ...facts, ...told].join('\n'), { advice, cause: error });
}
async function rollBack(session, sent, failed) {
    const extended = (0,core_session/* withDeadline */.NE)(session, session.clock.now() + sent.request.wait.timeoutMs);
    const report = await tryRollBack(extended, sent, failed).catch(async (error) => {
        if (error instanceof errors/* CancelledError */.cc || !(error instanceof errors/* DeployError */.sH))
            throw error;
        await emitLive(session, sent);
        if (error.code === 'rollback_refused')
            return { result: 'not_possible', message: error.message };
        return { result: 'failed', message: `The rollback failed: ${error.message}` };
    });
    session.emit({ type: 'rollback_ended', rollback: report });
    return report;
}
async function tryRollBack(session, sent, failed) {
    const { wanted: asked, wait } = sent.request;
    if (!(await isOurs(session, sent, failed.revision_id)))
        throw refused(`this run did not make revision ${failed.revision_id}`);
    const before = beforeOf(sent);
    if (before === undefined)
        throw refused('this run created the deployment');
    const isSettled = (seen) => !isBehind(seen.deployment, before, failed);
    const current = await (0,settle/* settle */.G9)(session, () => (0,core_session/* readCurrent */.cA)(session, before.id), isSettled);
    const other = servesInstead(failed, current.deployment, before);
    if (other !== undefined) {
        emitActive(session, other);
        return { result: 'not_needed', message: `No rollback needed: revision ${other} is still serving.` };
    }
    const known = sent.request.current?.latest ?? null;
    const target = await targetAfterFailure(session, { before, known, failed_id: failed.revision_id });
    const states = { before, now: current.deployment };
    const { contents, unknown } = earlierContents(asked, sent.applied.sent ?? {}, states);
    const wanted = wantedOf(asked.source, target.code, contents);
    const planned = planRollback(wanted, current);
    const commit_sha = target.code.repo_commit_sha ?? undefined;
    const way = planned.way === 'patch' ? 'patch' : 'redeploy';
    session.emit({ type: 'rollback_begun', to: target.id, commit_sha, way });
    const deployable = way === 'redeploy' ? wantedOf(asked.source, target.code) : wanted;
    const earlier = { target, wanted: deployable, planned, current, before, wait };
    const progress = { ...session, emit: emitProgress(session.emit) };
    const applied = await applyEarlier(progress, earlier);
    await followApplied(progress, earlier, applied);
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(before.id));
    const stays = 'value' in read ? [...unknown, ...unrestored(wanted, read.value)] : unknown;
    const message = stays.length === 0 ? '' : `Not restored by the rollback: ${stays.join(', ')}.`;
    return { result: 'rolled_back', rolled_back_to: target.id, message };
}
function isBehind(now, before, { revision_id, by }) {
    const isOld = (id, was) => id != null && id === was && id !== revision_id;
    if (isOld(now.latest_revision_id, before.latest_revision_id))
        return true;
    return by === 'check' && isOld(now.active_revision_id, before.active_revision_id);
}
async function isOurs({ controlPlane }, { applied, request }, id) {
    if (applied.built_by_service !== undefined) {
        const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(applied.deployment.id, id));
        return 'value' in read && (0,refs/* isBuiltOf */.YO)(applied.built_by_service, read.value);
    }
    const { latest } = request.current ?? {};
    const wasOnItsWay = latest?.id === id && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'pending';
    return id === applied.revision_id && (applied.new_revision || wasOnItsWay);
}
function beforeOf({ applied, request }) {
    return applied.before ?? request.current?.deployment;
}
function servesInstead({ revision_id, by }, now, before) {
    const latest = now.latest_revision_id;
    if ((0,contract_status/* isBeingDeleted */.vx)(now))
        throw refused('the deployment is being deleted');
    if (latest !== revision_id)
        throw refused(`another run created ${latest === null ? 'a newer revision' : `revision ${latest}`}, which stays`);
    const serving = servingIn(now, before);
    if (serving === undefined && by === 'revision')
        throw refused('the service names no serving revision');
    return serving == null || serving === revision_id ? undefined : serving;
}
function servingIn({ active_revision_id: active }, before) {
    return active === null && before?.active_revision_id == null ? undefined : active;
}
function emitProgress(emit) {
    return (event) => {
        if (event.type === 'status_read')
            emit({ type: 'rollback_progressed', status: event.status, elapsed_ms: event.elapsed_ms });
        else if (event.type === 'revision_identified') {
            if (!event.superseded)
                emit({ type: 'rollback_revision_known', revision_id: event.revision_id });
        }
        else if (!OF_THE_DEPLOY.has(event.type))
            emit(event);
    };
}
const OF_THE_DEPLOY = new Set(['operation_decided', 'deployment_read', 'wait_ended', 'secrets_kept']);
async function emitLive(session, sent) {
    const options = { timeoutMs: LAST_LOOK_MS, once: true };
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readDeployment(sent.applied.deployment.id, options));
    if ('value' in read)
        emitActive(session, servingIn(read.value, beforeOf(sent)));
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-serving.js






const verify_serving_LONGEST_READ_MS = 5_000;
const CONFIRMATIONS = 3;
const MOST_UNANSWERED = { unnamed: 2, named: 20 };
const CONFIRM_MS = 250;
const POLL_MS = 2_000;
async function verifyServing(session, { revision_id, applied }, agent) {
    if (agent === undefined)
        return;
    const { clock, emit } = session;
    const timed = (0,core_session/* withGrace */.pj)(session);
    let [reads, confirmed, unanswered, mostUnanswered] = [0, 0, 0, MOST_UNANSWERED.unnamed];
    let earlier;
    const read = async () => {
        const named = await readNamed(timed, agent);
        reads++;
        confirmed = named !== null && isSameId(named, revision_id) ? confirmed + 1 : 0;
        unanswered = named === null ? unanswered + 1 : 0;
        if (named === null && unanswered >= mostUnanswered)
            earlier = undefined;
        if (named === null)
            return unanswered >= mostUnanswered;
        if (named === undefined || confirmed > 0)
            earlier = undefined;
        else if (earlier === undefined || !isSameId(named, earlier))
            earlier = await findEarlier(timed, applied, named);
        if (named === undefined || (confirmed === 0 && earlier === undefined))
            return true;
        mostUnanswered = MOST_UNANSWERED.named;
        emit({ type: 'serving_read', revision_id: earlier ?? named, is_earlier: earlier !== undefined });
        return confirmed >= CONFIRMATIONS;
    };
    const delayMs = () => (confirmed > 0 ? CONFIRM_MS : POLL_MS);
    await (0,poll_until/* pollUntil */.g)({ clock, deadline: timed.deadline, delayMs }, read, (isOver) => isOver);
    if (confirmed >= CONFIRMATIONS)
        return emit({ type: 'serving_confirmed', revision_id, reads });
    if (earlier === undefined)
        return emit({ type: 'serving_unverified' });
    emit({ type: 'active_revision_read', revision_id: earlier });
    const what = 'The revision is DEPLOYED, but the agent server still answers from an earlier one.';
    throw new errors/* DeployError */.sH('not_serving', `${what}\nRevision ${revision_id}`);
}
const isSameId = (named, id) => named !== undefined && (0,vocabulary/* idKey */.T4)(named) === (0,vocabulary/* idKey */.T4)(id);
async function findEarlier({ controlPlane }, applied, named) {
    const known = [...earlierRevisions(applied)].find((id) => isSameId(named, id));
    if (known !== undefined)
        return known;
    const { id } = applied.deployment;
    const read = await (0,retry/* tryRequest */.dP)(async () => {
        const { latest_revision_id: latest } = await controlPlane.readDeployment(id);
        if (latest === null || isSameId(named, latest))
            return undefined;
        return (await controlPlane.readRevision(id, named)).id;
    });
    return 'value' in read ? read.value : undefined;
}
async function readNamed({ clock, deadline }, agent) {
    const timeoutMs = Math.max(1, Math.min(verify_serving_LONGEST_READ_MS, deadline - clock.now()));
    const answer = await (0,retry/* tryRequest */.dP)(() => agent.readInfo(timeoutMs));
    if ('value' in answer)
        return namedRevision(answer.value);
    const { error } = answer;
    const isPassing = error.retryable && (error instanceof errors/* StatusError */.Xs || error instanceof errors/* ConnectionError */.Rc);
    return isPassing ? null : undefined;
}
const REVISION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
function namedRevision(info) {
    const host = typeof info === 'object' && info !== null && 'host' in info ? info.host : undefined;
    const id = typeof host === 'object' && host !== null && 'host_revision_id' in host ? host.host_revision_id : undefined;
    return typeof id === 'string' && REVISION_ID.test(id) ? id : undefined;
}

// EXTERNAL MODULE: ./lib/src/deploy/verify/wait-for-url.js
var wait_for_url = __webpack_require__(52709);
;// CONCATENATED MODULE: ./lib/src/deploy/deploy.js










async function planOnly(session, request) {
    const found = await (0,find_current/* findCurrent */.$Q)(session, request.target, request.wanted);
    if (found.assumed !== undefined)
        await (0,missing_api/* assertServiceAnswers */.zF)(session);
    const planned = await makePlan(session, request, found);
    emitAssumed(session, found);
    emitPlanned(session, request.target, planned);
}
async function deployRevision(session, request, checks = {}) {
    const found = await (0,find_current/* findCurrent */.$Q)(session, request.target, request.wanted);
    await deployFound(session, request, { found, checks });
}
async function deployFound(session, request, { found, checks }) {
    const planned = await makePlan(session, request, found);
    const applied = await applyPlan(session, planned);
    emitAssumed(session, found);
    const asked = { ...request, ...planned };
    let deployed;
    try {
        await verifySettings(session, { ...planned, applied });
        const waited = await waitForApplied(session, asked, applied);
        if (waited !== 'not_built') {
            deployed = await verifyApplied(session, { ...asked, applied, waited });
            if (deployed !== undefined) {
                const seen = { ...deployed, applied, wanted: planned.wanted };
                if (checks.url !== undefined)
                    await (0,wait_for_url/* waitForCreatedUrl */.y)(session, seen, checks.url);
                await verifyServing(session, seen, await checks.connectInfo?.());
            }
            return await checks.smokeCheck?.();
        }
    }
    catch (error) {
        throw await afterFailure(session, { request: asked, applied, deployed }, error);
    }
    session.emit({ type: 'warning', message: UNBUILT_PUSH });
    const current = await (0,core_session/* readCurrent */.cA)(session, applied.deployment.id);
    const wanted = { ...planned.wanted, is_push_to_ref: false };
    await deployFound(session, { ...request, wanted }, { found: { current, deleting: null }, checks });
}
const UNBUILT_PUSH = 'The service has shown no revision of this push, although build_on_push is true. Deploying the branch with an update.';
function emitAssumed({ emit }, { assumed }) {
    if (assumed !== undefined)
        emit({ type: 'warning', message: assumed });
}

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
// EXTERNAL MODULE: ./lib/src/requests/list-deployments.js
var list_deployments = __webpack_require__(75676);
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
        const gone = dry_run ? { value: undefined } : await tryInTime(session, () => deleteById(session, preview.id));
        if ('error' in gone) {
            failed.push(describeFailed(preview, gone.error));
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
function describeFailed(preview, { message }) {
    return `${(0,find_by_name/* describeDeployment */.Ti)(preview)}: ${message}`;
}
function reportPreviews({ emit }, name, previews, { has_token }) {
    const unknown = previews.filter(({ closed }) => closed === undefined).map((preview) => (0,sanitize/* sanitizeLine */.g$)(preview.name));
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
    const rows = await (0,list_deployments/* listAll */._w)(session.controlPlane, (0,preview_name/* previewPrefix */.PK)(name, kind));
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
            failed.push(describeFailed(row, judged.error));
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
    const pull = `pull request #${preview.pull}`;
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
    if (by_age && isToldOurs(deployment, claim) === undefined)
        return 'may belong to another repository. Set `image_uri` to the image of its previews';
    const foreign = await findForeignReason(session, deployment, claim);
    return foreign && `belongs to another repository: ${foreign}`;
}
function withHead(claim, head) {
    if (head === undefined)
        return { ...claim, head_is_gone: true };
    return { ...claim, repositories: [...claim.repositories, `${claim.server_url}/${head}`], head_is_gone: false };
}
async function readAge({ controlPlane, clock }, { id, latest_revision_id: latest }) {
    const revision = latest === null ? null : await (0,retry/* orNull */.Xd)(controlPlane.readRevision(id, latest));
    const shown = [revision?.created_at, revision?.updated_at].filter((date) => date != null);
    const age = Math.min(...shown.map((date) => (0,dates/* ageOf */.h)(date, clock.date())));
    return Number.isFinite(age) ? age : undefined;
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/by-hand.js















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
        deployed = await followApplied(session, earlier, applied);
        if (deployed === undefined)
            return;
        await verifyServing(session, { ...deployed, applied }, await checks.connectInfo?.());
        if (applied.new_revision)
            session.emit({ type: 'rolled_back', to: target.id });
        await checks.smokeCheck?.();
    }
    catch (error) {
        const asked = { ...request, wanted, current, rollback: false };
        throw await afterFailure(session, { request: asked, applied, deployed }, error);
    }
}
async function findExisting(session, { target, claim }) {
    const { deployment_id: id, name } = target;
    const { current } = await (0,find_current/* findCurrent */.$Q)(session, target);
    if (current === null) {
        const what = id === undefined ? `No deployment named "${name}" exists` : (0,find_by_name/* noSuchId */.sJ)(id);
        throw new errors/* DeployError */.sH('not_found', `${what}.`, { advice: 'Check `name` or `deployment_id`, and `base_url`.' });
    }
    const other = claim && otherRepository(current.deployment, claim);
    if (other === undefined)
        return current;
    const message = `Deployment ${(0,find_by_name/* describeDeployment */.Ti)(current.deployment)} belongs to another repository: ${other}.`;
    throw new errors/* DeployError */.sH('foreign_deployment', message, { advice: 'Check `name`, `base_url` and `repo_url`.' });
}
async function planByHand(session, { revision, wait }, current) {
    const { deployment } = current;
    const serving = await by_hand_readServing(session, current);
    if (serving === null)
        throw refused('the deployment has no revision yet', 'Deploy it first.');
    const target = await targetByHand(session, { deployment, serving }, revision);
    emitCommit(session, serving);
    const derived = target.code.repo_ref != null ? 'git_host' : 'external_container';
    const source = vocabulary/* SOURCES */.Hl.find((known) => known === deployment.source) ?? derived;
    const wanted = wantedOf(source, target.code);
    return { target, wanted, planned: planRollback(wanted, current), current, before: deployment, wait };
}
async function by_hand_readServing({ controlPlane }, current) {
    const { deployment, latest } = current;
    const { id, active_revision_id: active } = deployment;
    if (active == null || active === latest?.id)
        return latest;
    return (await (0,retry/* orNull */.Xd)(controlPlane.readRevision(id, active))) ?? latest;
}
async function applyByHand(session, earlier) {
    const { planned, current } = earlier;
    if (planned.way === 'none') {
        session.emit({ type: 'operation_decided', operation: 'unchanged', new_revision: false });
        return (0,model/* keepRevision */.pS)(planned.plan, current);
    }
    const emit = (event) => session.emit(event.type === 'operation_decided' ? { ...event, operation: 'rolled_back' } : event);
    return applyEarlier({ ...session, emit }, earlier);
}
function reportedPlan({ target, planned: { way, plan } }) {
    const { repo_commit_sha, repo_ref, image_uri } = target.code;
    const to = (0,refs/* nameRevision */.hH)(target.id, repo_commit_sha);
    const common = { rolls_back_to: target.id, warnings: [] };
    if (way === 'none') {
        const reasons = [`the code of revision ${to} is ${plan.in_progress ? 'being deployed' : 'deployed'} already`];
        return { ...common, operation: 'unchanged', new_revision: false, reasons, changes: [] };
    }
    const code = (0,sanitize/* sanitizeLine */.g$)(image_uri ?? repo_ref ?? '', 200);
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

// EXTERNAL MODULE: ./lib/src/http/safe-url.js
var safe_url = __webpack_require__(27614);
;// CONCATENATED MODULE: ./lib/src/command.js









async function runCommand(request, ports, { reporter, github, limit }) {
    const { clock, connect } = ports;
    const { connection } = request;
    const controlPlane = await connect(connection, limit);
    const parts = {
        clock,
        emit: (event) => {
            reporter.emit(event);
            github.observe(reporter.record());
        },
        recall: (name) => github.recall(name),
        hasKept: (kept) => github.hasKept(kept),
        redact: ports.redactor.redact,
        histories: [ports.checkout, github],
        deadline: clock.now() + limit.remainingMs(),
        graceMs: limit.graceMs,
        command_line: commandLineFor(connection, ports.program)
    };
    const session = (0,core_session/* openSession */.fA)(parts, (options) => (0,with_retries/* withRetries */.L)(controlPlane, options));
    for (const message of request.notes)
        session.emit({ type: 'info', message });
    if ('warnings' in request)
        for (const message of request.warnings)
            session.emit({ type: 'warning', message });
    switch (request.command) {
        case 'deploy':
            return deploy(session, request, { ports, reporter, github, limit });
        case 'plan':
            return planOnly(session, request.deploy);
        case 'rollback':
            return command_rollBack(session, request, { ports, reporter, limit });
        case 'delete':
            return deleteOrPlan(session, request, github);
        case 'sweep':
            return sweep(session, request, github);
    }
}
async function command_rollBack(session, request, within) {
    const { rollback } = request;
    await rollBackByHand(session, rollback, await loadAgentChecks(session, { ...request, wait: rollback.wait }, within));
}
async function sweep(session, request, github) {
    return sweepPreviews(session, request.sweep, {
        has_token: request.github.token !== undefined,
        readPullRequest: (pull) => github.readPullRequest(pull),
        deleted: (preview) => github.swept(preview)
    });
}
async function deleteOrPlan(session, { target, ownership, dry_run, closing }, github) {
    const isOpen = async () => closing !== undefined && (await github.readPullRequest(closing))?.closed === false;
    if (await isOpen()) {
        return session.emit({ type: 'skipped', reason: `Pull request #${closing} was reopened, so its preview stays.` });
    }
    if (dry_run)
        return planDelete(session, target, ownership);
    await deleteDeployment(session, target, ownership);
    if (!(await isOpen()))
        return;
    const message = `Pull request #${closing} was reopened while its preview was being deleted. If the run of the reopening has ended, re-run it.`;
    session.emit({ type: 'warning', message });
}
async function deploy(session, asked, { ports, reporter, github, limit }) {
    const { deploy: request, preview_of } = asked;
    const checks = await loadAgentChecks(session, { ...asked, wait: request.wait }, { ports, reporter, limit });
    const work = (within) => deployRevision(within, request, checks);
    const { target, claim } = request;
    if (preview_of === undefined || claim === undefined)
        return work(session);
    const isClosed = async () => (await github.readPullRequest(preview_of))?.closed;
    return deployPreview(session, { target, claim, isClosed, deploy: work });
}
async function loadAgentChecks(session, { wait, verify_serving, check }, { ports, reporter, limit }) {
    const isVerified = wait.enabled && verify_serving === 'auto';
    const knownUrl = () => reporter.record().url;
    if (!isVerified && check === undefined)
        return { url: knownUrl };
    const loading = ports.loadAgentServer();
    loading.catch(() => { });
    const connectInfo = async () => {
        const url = knownUrl();
        if (url === undefined || (0,safe_url/* unsafeReason */.Bf)(url) !== undefined)
            return undefined;
        return (await loading)((0,safe_url/* withoutTrailingSlash */.ae)(url), check?.agent_api_key);
    };
    if (check === undefined)
        return { url: knownUrl, connectInfo };
    const [{ checkDeployed }, connectAgent] = await Promise.all([__webpack_require__.e(/* import() */ 220).then(__webpack_require__.bind(__webpack_require__, 8220)), loading]);
    const smokeCheck = () => {
        const connect = (url) => connectAgent(url, check.agent_api_key);
        const { deployment_id } = reporter.record();
        const agent = { deployment_id, url: knownUrl, connect };
        return outOfTime(limit, ports.clock, () => checkDeployed(session, agent, check));
    };
    return { ...(isVerified && { connectInfo }), smokeCheck };
}
async function outOfTime(limit, clock, work) {
    const startedAt = clock.now();
    try {
        await work();
    }
    finally {
        limit.extend(clock.now() - startedAt);
    }
}

// EXTERNAL MODULE: ./lib/src/github-records/github-side.js + 5 modules
var github_side = __webpack_require__(37151);
// EXTERNAL MODULE: ./lib/src/http/time-limit.js
var time_limit = __webpack_require__(38944);
// EXTERNAL MODULE: ./lib/src/inputs/graph-file.js
var graph_file = __webpack_require__(87253);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/markdown/docs-link.js
var docs_link = __webpack_require__(77173);
// EXTERNAL MODULE: ./lib/src/report/redact-facts.js
var redact_facts = __webpack_require__(94354);
;// CONCATENATED MODULE: ./lib/src/run-deployment.js








async function runDeployment(readRequest, ports, { lines, reporter }) {
    let failure;
    let github;
    try {
        const request = await readRequest();
        if (request.command === 'skip')
            reporter.emit({ type: 'skipped', reason: request.reason });
        else {
            const limit = (0,time_limit/* startTimeLimit */.r)(ports.clock, timeoutOf(request));
            reporter.emit({ type: 'started', command: request.command, ...run_deployment_targetOf(request) });
            if (request.command === 'deploy' || request.command === 'plan') {
                await (0,graph_file/* refuseMissingGraph */.n)(request.deploy.wanted, lookBriefly(ports.checkout, limit));
            }
            github = openGitHubSide(request, ports, reporter);
            lines.info(controlPlaneLine(request.connection));
            await runCommand(request, ports, { reporter, github, limit });
        }
        reporter.assertOutputsWritten();
    }
    catch (error) {
        failure = (0,docs_link/* withDocs */.y)((0,report_failure/* describeFailure */.Ic)(error, reporter.record()), ports.context);
        lines.error((0,report_failure/* failureText */.kY)(failure, reporter.record()), failure);
        reporter.failed(failure);
        if (error instanceof Error)
            lines.debug(error.stack ?? (0,errors/* messageOf */.bD)(error));
    }
    let closing;
    const close = async () => github?.close(reporter.record(), failure);
    return { failure, closeRecords: () => (closing ??= close()) };
}
const controlPlaneLine = ({ base_url }) => `Control plane ${base_url}`;
const lookBriefly = (checkout, limit) => ({
    findFile: (commit, path) => checkout.findFile(commit, path, { timeoutMs: limit.remainingMs() / 4 })
});
function timeoutOf(request) {
    return 'timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs;
}
function run_deployment_targetOf(request) {
    switch (request.command) {
        case 'deploy':
        case 'plan': {
            const { target, wanted } = request.deploy;
            const code = wanted.source === 'git_host'
                ? {
                    repo_url: wanted.source_config.repo_url,
                    commit: wanted.commit,
                    ref: wanted.source_revision_config.repo_ref
                }
                : {};
            return { name: target.name, asked_id: target.deployment_id, code };
        }
        case 'rollback': {
            const { name, deployment_id } = request.rollback.target;
            return { name, asked_id: deployment_id };
        }
        case 'delete':
            return { name: request.target.name, asked_id: request.target.deployment_id };
        case 'sweep':
            return { name: request.sweep.name };
    }
}
function openGitHubSide(request, { context, openGitHub: open, redactor, clock, told }, reporter) {
    const emit = (event) => reporter.emit(event);
    const redactAll = (value) => (0,redact_facts/* redactFacts */.t)(value, redactor);
    return (0,github_side/* createGitHubSide */.Ri)({ request, context, open, emit, clock, redactAll, ...(told && { told }) });
}


/***/ }),

/***/ 87010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/close-reports.js




async function closeReports({ failure, closeGitHub, writeSummary }, runner) {
    const isCancelled = failure?.kind === 'cancelled';
    let isReported = true;
    for (const close of isCancelled ? [writeSummary, closeGitHub] : [closeGitHub, writeSummary]) {
        try {
            await close();
        }
        catch (error) {
            const message = `The result of this run could not be reported: ${(0,sanitize/* sanitizeLine */.g$)((0,errors/* messageOf */.bD)(error))}`;
            const unreported = { ...(0,report_failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU), message };
            runner.error((0,report_failure/* failureText */.kY)(unreported, record/* EMPTY_RECORD */.sU), unreported);
            if (failure === undefined)
                runner.output('error_code', unreported.code);
            isReported = false;
        }
    }
    return isReported;
}

// EXTERNAL MODULE: ./lib/src/inputs/parse-inputs.js
var parse_inputs = __webpack_require__(78531);
// EXTERNAL MODULE: ./lib/src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(27300);
// EXTERNAL MODULE: ./lib/src/inputs/request.js + 4 modules
var request = __webpack_require__(31534);
// EXTERNAL MODULE: ./lib/src/inputs/unknown-inputs.js
var unknown_inputs = __webpack_require__(43276);
// EXTERNAL MODULE: ./lib/src/masking/mask-inputs.js
var mask_inputs = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/src/report/markdown/summary.js + 1 modules
var summary = __webpack_require__(10531);
// EXTERNAL MODULE: ./lib/src/report/redact-facts.js
var redact_facts = __webpack_require__(94354);
// EXTERNAL MODULE: ./lib/src/report/reporter.js
var report_reporter = __webpack_require__(52680);
// EXTERNAL MODULE: ./lib/src/report/written-outputs.js
var written_outputs = __webpack_require__(65309);
// EXTERNAL MODULE: ./lib/src/run-deployment.js + 44 modules
var run_deployment = __webpack_require__(20703);
;// CONCATENATED MODULE: ./lib/src/run.js











async function run(ports) {
    const raw = (0,raw_inputs/* readRawInputs */.y)((name) => ports.runner.input(name));
    const isStep = raw.manifest === undefined;
    const end = isStep ? await runStep(raw, ports) : await runManifestLate(raw, ports);
    const isReported = await closeReports(end, ports.runner);
    const error_code = end.failure?.code ?? (isReported ? null : 'internal');
    if (isStep)
        ports.observe?.({ type: 'ended', error_code });
    return error_code === null;
}
async function runManifestLate(raw, ports) {
    const { runManifest } = await Promise.all(/* import() */[__webpack_require__.e(514), __webpack_require__.e(815), __webpack_require__.e(217), __webpack_require__.e(837), __webpack_require__.e(198)]).then(__webpack_require__.bind(__webpack_require__, 15198));
    return runManifest(raw, ports);
}
async function runStep(raw, ports) {
    const { runner, redactor, observe } = ports;
    const reporter = (0,report_reporter/* createReporter */.A)({ lines: runner, outputs: (0,written_outputs/* createOutputs */.l)(runner), redactor, observe });
    const readRequest = () => readInputs(raw, ports, reporter);
    const { failure, closeRecords } = await (0,run_deployment/* runDeployment */.p)(readRequest, ports, { lines: runner, reporter });
    const writeSummary = async () => {
        reporter.end(failure);
        const shown = (0,redact_facts/* redactFacts */.t)({ record: reporter.record(), failure }, redactor);
        const { name = '' } = shown.record;
        await runner.summary((0,summary/* renderSummary */.B)({ deployments: [{ name, isOver: true, ...shown }] }));
    };
    return { failure, closeGitHub: closeRecords, writeSummary };
}
async function readInputs(raw, ports, reporter) {
    const { warnings = [], given = [] } = ports;
    const inputs = await (0,parse_inputs/* parseInputs */.T)(raw);
    (0,mask_inputs/* maskInputs */.a)(inputs, ports);
    const unknown = (0,unknown_inputs/* judgeUnknownInputs */.P)(given);
    for (const message of [...warnings, ...unknown.warnings])
        reporter.emit({ type: 'warning', message });
    return (0,request/* readRequest */["in"])(inputs, ports.context, unknown.problems);
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
    return line === '' || /[`|]/.test(line) ? `<code>${escapeMarkdown(line, max)}</code>` : `\`${line}\``;
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
