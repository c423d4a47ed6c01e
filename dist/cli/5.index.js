export const id = 5;
export const ids = [5];
export const modules = {

/***/ 9883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lb: () => (/* binding */ listPreviewNames),
/* harmony export */   Mw: () => (/* binding */ previewTask),
/* harmony export */   VI: () => (/* binding */ listRecords)
/* harmony export */ });
/* unused harmony export readPayload */
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86263);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70972);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);



function readPayload(payload) {
    const found = typeof payload === 'string' ? (0,_text_json_js__WEBPACK_IMPORTED_MODULE_2__/* .readJson */ .Vh)(payload) : payload;
    if (typeof found !== 'object' || found === null)
        return null;
    const fields = found;
    const { name, control_plane, deployment_id: id, manifest, manifest_environment } = fields;
    if (typeof name !== 'string')
        return null;
    return {
        name,
        ...(typeof control_plane === 'string' && { control_plane }),
        ...(typeof manifest === 'string' && { manifest }),
        ...(typeof manifest_environment === 'string' && { manifest_environment }),
        ...(typeof id === 'string' && _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .IDENTIFIER */ .cS.test(id) && { deployment_id: id })
    };
}
const MOST_READ = 1_000;
async function* listRecords(github, { environment, name, control_plane }, warn) {
    const what = `Environment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(environment)}"`;
    const deployments = github.listDeployments({ environment });
    for await (const { id, payload } of limitDeployments(deployments, what, warn)) {
        const record = readPayload(payload);
        const isOwn = record?.name === name && (record.control_plane ?? control_plane) === control_plane;
        if (isOwn)
            yield { ...record, id };
    }
}
function previewTask(pull) {
    return `deploy:pr-${pull}`;
}
async function listPreviewNames(github, previews, warn) {
    const { pull } = previews;
    const names = new Set();
    const deployments = github.listDeployments({ task: previewTask(pull) });
    const what = `Pull request #${pull}`;
    for await (const { payload } of limitDeployments(deployments, what, warn)) {
        const record = readPayload(payload);
        const isOwn = record?.control_plane === previews.control_plane &&
            record.manifest === previews.manifest &&
            record.manifest_environment === previews.manifest_environment;
        if (isOwn)
            names.add(record.name);
    }
    return [...names];
}
async function* limitDeployments(deployments, what, warn) {
    let count = 0;
    for await (const deployment of deployments) {
        if (count >= MOST_READ) {
            warn(`${what} has more than ${MOST_READ} GitHub Deployments. ` +
                `Only the latest ${MOST_READ} were read.`);
            return;
        }
        count += 1;
        yield deployment;
    }
}


/***/ }),

/***/ 25448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ createGitHubReads)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17227);
/* harmony import */ var _deployment_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9883);
/* harmony import */ var _run_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17156);
/* harmony import */ var _warn_on_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82578);





function createGitHubReads(use, { recordPlace, repo_url }) {
    const { context, command, token } = use;
    const guard = (0,_warn_on_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .guardQueries */ .kI)(use);
    const code = { use, repo_url };
    return {
        recordedIds: async (name) => {
            const place = recordPlace(name);
            if (place === undefined)
                return undefined;
            const what = 'look up the deployment that an earlier run recorded';
            return guard(what, async (github) => {
                const ids = [];
                for await (const { deployment_id } of (0,_deployment_records_js__WEBPACK_IMPORTED_MODULE_2__/* .listRecords */ .VI)(github, place, (0,_warn_on_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .warnerOf */ .Z9)(use))) {
                    if (deployment_id !== undefined)
                        ids.push(deployment_id);
                }
                return ids;
            });
        },
        readPullRequest: async (pull) => {
            if (command !== 'sweep' && !(0,_run_context_js__WEBPACK_IMPORTED_MODULE_3__/* .hasGitHub */ .gl)(context, token))
                return undefined;
            const what = `read the state of pull request #${pull}`;
            return guard(what, (github) => github.readPullRequest(pull));
        },
        listChangedFiles: (comparison) => queryCode(code, {
            query: (github) => github.listChangedFiles(comparison),
            orElse: (unknown) => ({ ...comparison, unknown })
        }),
        containsCommit: (comparison) => queryCode(code, {
            query: (github) => github.containsCommit(comparison),
            orElse: () => undefined
        })
    };
}
async function queryCode({ use, repo_url }, { query, orElse }) {
    if (use.context.host !== undefined)
        return orElse('a full clone (GIT_DEPTH: 0) may have both');
    if (repo_url === undefined || (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(repo_url) !== (0,_run_context_js__WEBPACK_IMPORTED_MODULE_3__/* .ownRepository */ .d5)(use.context))
        return orElse('GitHub is asked only about the repository of this run');
    try {
        const { queries } = await (0,_warn_on_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .connectionOf */ .ao)(use);
        return await query(queries);
    }
    catch (error) {
        if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_))
            throw error;
        const fix = error.permission ? ` (add "${error.permission}" to the permissions of the job)` : '';
        return orElse(`${error.message}${fix}`);
    }
}


/***/ }),

/***/ 82578:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gh: () => (/* binding */ guardWrites),
/* harmony export */   Z9: () => (/* binding */ warnerOf),
/* harmony export */   ao: () => (/* binding */ connectionOf),
/* harmony export */   kI: () => (/* binding */ guardQueries)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


function warnerOf({ warn, reported }) {
    return (message, key = message) => {
        if (!reported.has(key))
            warn(message);
        reported.add(key);
    };
}
async function connectionOf({ token, context, openGitHub, ending }) {
    const { api_url, repository } = context;
    if (token === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('github_token is empty');
    if (repository === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('The repository of this run is unknown');
    if (api_url === undefined)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('The repository of this run is not on GitHub');
    return openGitHub({ token, apiUrl: api_url, repository }, ending);
}
function guardQueries(use) {
    return createGuard(use, ({ queries }) => queries, { isQuery: true });
}
function guardWrites(use) {
    return createGuard(use, ({ writes }) => writes, { isQuery: false });
}
function createGuard(use, select, { isQuery }) {
    if (use.context.host !== undefined)
        return async () => undefined;
    const warn = warnerOf(use);
    let connection;
    return async (what, task) => {
        try {
            connection ??= connectionOf(use);
            return await task(select(await connection));
        }
        catch (error) {
            if (isQuery && error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc)
                return undefined;
            const { key, message } = warningFor(what, error, use);
            warn(message, key);
            return undefined;
        }
    };
}
function warningFor(what, error, { context, command }) {
    if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .CancelledError */ .cc) {
        const message = `This run was cancelled before GitHub answered, so it could not ${what}. ` +
            'The record may stay open until a later run ends.';
        return { key: what, message };
    }
    const permission = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ ? error.permission : undefined;
    if (permission === undefined) {
        const message = `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error))}, so this run could not ${what}. ` +
            'Other records and comments of this run on GitHub may be missing, too. ' +
            `The ${command} continues.`;
        return { key: 'other', message };
    }
    const isOfFork = context.event_name === 'pull_request' && context.pull_request?.is_fork === true;
    const fix = isOfFork
        ? `It needs "${permission}", which GitHub never grants to a run of a pull request from a fork.`
        : `Add to the permissions of the job: ${permission}`;
    return { key: permission, message: `${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}, so this run could not ${what}. ${fix}` };
}


/***/ }),

/***/ 22443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AY: () => (/* binding */ LogPage),
/* harmony export */   FH: () => (/* binding */ LogQuery),
/* harmony export */   hB: () => (/* binding */ readEntry)
/* harmony export */ });
/* unused harmony export LogEntry */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64377);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32716);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61645);


const moment = () => zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$({ offset: true }).nullish();
const LogQuery = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    level: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL'])
        .nullish()
        .describe('Only lines of this level.'),
    query: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
        .nullish()
        .describe('Only lines that contain this text, in upper or lower case.'),
    start_time: moment().describe('Only lines since then.'),
    end_time: moment().describe('Only lines until then.'),
    order: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(['asc', 'desc']).nullish().describe('By time. asc when not given.'),
    limit: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr().min(1).max(1000).nullish().describe('50 when not given.'),
    offset: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish().describe('Where the page begins: next_offset of the page before.')
})
    .meta({ id: 'LogQuery' });
const LogEntry = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    id: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    timestamp: zod__WEBPACK_IMPORTED_MODULE_1__/* .datetime */ .w$(),
    level: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    message: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()
})
    .meta({ id: 'LogEntry' });
const LogPage = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    logs: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(LogEntry),
    next_offset: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable().describe('null on the last page.')
})
    .meta({ id: 'LogPage' });
const isText = (value) => typeof value === 'string';
function readEntry(entry) {
    if (typeof entry !== 'object' || entry === null)
        return undefined;
    const { message, timestamp, level } = entry;
    if (!isText(message))
        return undefined;
    const time = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_0__/* .readDate */ .A)(isText(timestamp) ? timestamp : undefined);
    return {
        message,
        at: Number.isNaN(time) ? undefined : time,
        level: isText(level) ? level : undefined
    };
}


/***/ }),

/***/ 38658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  kW: () => (/* binding */ explainLog),
  f2: () => (/* binding */ fittingLogs),
  Dx: () => (/* binding */ linesOf)
});

// UNUSED EXPORTS: emitLog

// EXTERNAL MODULE: ./lib/src/contract/revision-log.js
var revision_log = __webpack_require__(22443);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
;// CONCATENATED MODULE: ./lib/src/deploy/build-log/log-advice.js


const IS_MISSING = /not found|no such|does not exist|cannot find|could not find|missing/i;
function buildAdvice(wanted, lines) {
    if (wanted.source !== 'git_host')
        return 'Correct the error that the build log shows, then run again.';
    const { repo_ref: ref, graph_config_path: path } = wanted.source_revision_config;
    if (ref !== undefined && !(0,refs/* isTag */.dz)(ref) && (0,refs/* isVersion */.lF)(ref)) {
        const tag = (0,sanitize/* sanitizeLine */.g$)(`refs/tags/${ref}`, 100);
        return (`If "${(0,sanitize/* sanitizeLine */.g$)(ref, 80)}" is a tag, set \`repo_ref\` to ${tag}. ` +
            'Otherwise correct the error that the build log shows, then push.');
    }
    if (path === undefined)
        return undefined;
    const isMissing = lines.some((line) => line.includes(path) && IS_MISSING.test(line));
    if (!isMissing)
        return undefined;
    return `Correct \`graph_config_path\`, or add the file "${(0,sanitize/* sanitizeLine */.g$)(path, 100)}" and push.`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/build-log/read-log.js





const LONGEST_READING_MS = 5_000;
const PAGE_SIZE = 100;
const MOST_LINES = 50;
const LONGEST_LINE = 300;
async function explainLog(session, { deployment, wanted, build_logs }, { failed, what, facts, fix }) {
    const meaning = (0,contract_status/* meaningOf */.Pr)(failed.status);
    const shown = build_logs ? await emitLog(session, deployment, failed) : undefined;
    const lines = [...(shown?.lines ?? []), what, ...facts.map(({ value }) => value)];
    const advice = meaning.log === 'build' ? buildAdvice(wanted, lines) : undefined;
    const log = build_logs ? shown?.log : meaning.log;
    const hint = log && logHint(deployment, failed.revision_id, log);
    return { fix: advice === undefined ? fix : [advice], hint };
}
function logHint({ id, name }, revision_id, log) {
    return { show: 'logs', deployment: { id, name }, revision_id, log };
}
async function emitLog(session, { id, source }, { revision_id, status }) {
    const { controlPlane, clock, emit, redact } = session;
    const giveUp = clock.now() + LONGEST_READING_MS;
    for (const log of fittingLogs(status, source)) {
        try {
            const query = { log, order: 'desc', limit: PAGE_SIZE };
            const timeoutMs = giveUp - clock.now();
            if (timeoutMs <= 0)
                return undefined;
            const { logs, next_offset } = (await controlPlane.readRevisionLog(id, revision_id, query, { timeoutMs })) ?? NONE;
            const isNewest = isNewestFirst(logs);
            const entries = logs.flatMap((entry) => (0,revision_log/* readEntry */.hB)(entry) ?? []);
            const lines = linesOf(isNewest ? entries.toReversed() : entries, redact);
            if (lines.length === 0)
                continue;
            const is_end = isNewest || !next_offset;
            const revisionLog = { log, revision_id, lines, is_end };
            emit({ type: 'log_read', log: revisionLog });
            return revisionLog;
        }
        catch (error) {
            if (error instanceof errors/* CancelledError */.cc)
                throw error;
            emit({ type: 'log_missing', problem: (0,errors/* messageOf */.bD)(error) });
        }
    }
    return undefined;
}
const NONE = { logs: [], next_offset: null };
function fittingLogs(status, source) {
    const { log } = (0,contract_status/* meaningOf */.Pr)(status);
    if (log !== undefined)
        return [log];
    return source === 'external_container' ? ['deploy'] : ['build', 'deploy'];
}
function isNewestFirst(logs) {
    const first = (0,revision_log/* readEntry */.hB)(logs[0])?.at;
    const last = (0,revision_log/* readEntry */.hB)(logs.at(-1))?.at;
    return first === undefined || last === undefined || first >= last;
}
function linesOf(entries, redact, most = MOST_LINES) {
    const lines = entries
        .flatMap(({ message, level = '' }) => {
        const texts = (0,sanitize/* withoutAnsi */.uo)(message).split(/\r\n|[\r\n]/);
        return texts.slice(-most).map((line) => ({ line, level }));
    })
        .filter(({ line }) => (0,sanitize/* sanitizeLine */.g$)(line) !== '')
        .slice(-most);
    const clean = (0,sanitize/* redactLines */.nI)(lines.map(({ line }) => line), redact);
    return clean.flatMap((line, at) => {
        const { level = '' } = lines[at] ?? {};
        const text = (0,sanitize/* sanitizeLine */.g$)(line, LONGEST_LINE);
        if (text === '')
            return [];
        if (IS_ALARMING.test(level))
            return (0,sanitize/* sanitizeLine */.g$)(`${level}  ${text}`, LONGEST_LINE);
        const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0;
        return ' '.repeat(Math.min(indent, 20)) + text;
    });
}
const IS_ALARMING = /^(?:error|fatal|critical|warn|warning)$/i;


/***/ }),

/***/ 41764:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ waitForUrl),
/* harmony export */   y: () => (/* binding */ waitForCreatedUrl)
/* harmony export */ });
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86263);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10323);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97583);



const POLL_MS = 1_000;
const CREATED_MS = 10_000;
async function waitForUrl({ controlPlane, clock, emit }, { deployment_id, timeoutMs }) {
    const deadline = clock.now() + timeoutMs;
    const read = async () => {
        const options = { timeoutMs: Math.max(1, deadline - clock.now()), once: true };
        const answer = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => controlPlane.readDeployment(deployment_id, options));
        if (!('value' in answer))
            return undefined;
        emit({ type: 'deployment_read', deployment: answer.value });
        return (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .zA)(answer.value);
    };
    return (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .pollUntil */ .g3)({ clock, deadline, delayMs: POLL_MS }, read, (shown) => shown !== undefined);
}
async function waitForCreatedUrl(session, { plan, wanted, deployment }) {
    const { clock, emit, deadline } = session;
    const timeoutMs = Math.min(CREATED_MS, deadline - clock.now());
    const isCreatedFromGit = plan.action.do === 'create' && wanted.source === 'git_host';
    if (!isCreatedFromGit || timeoutMs <= 0)
        return undefined;
    const shown = await waitForUrl(session, { deployment_id: deployment.id, timeoutMs });
    if (shown === undefined)
        emit({ type: 'info', message: 'The service does not show the URL of the deployment yet.' });
    return (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(shown);
}


/***/ }),

/***/ 37806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ refuseNestedGraph),
/* harmony export */   u: () => (/* binding */ warnOfOtherCheckout)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17227);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58485);





async function refuseNestedGraph(wanted, checkout, options) {
    if (wanted.source !== 'git_host')
        return;
    const { repo_url } = wanted.source_config;
    const path = wanted.source_revision_config.graph_config_path;
    if (path === undefined || repo_url === undefined)
        return;
    const nested = await checkout.findNested(path, options);
    if (nested?.remote_url === undefined)
        return;
    if ((0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(nested.remote_url) !== (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(repo_url))
        return;
    const where = 'is the path in the workspace, ' +
        `where the repository is checked out in ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(nested.folder, 80)}`;
    const problem = `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(path, 100)} ${where}. ` +
        `Write ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(nested.path, 100)}, the path from the root of the repository.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([{ input: 'graph_config_path', problem }]);
}
async function warnOfOtherCheckout({ ref, commit }, checkout, options) {
    if (ref === undefined || commit === undefined)
        return undefined;
    if (!(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullCommit */ .f5)(commit))
        return undefined;
    const head = await checkout.readCommit(options);
    if (head === undefined || head === commit)
        return undefined;
    const deployed = `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(ref, 80)} (commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit)})`;
    return (`Commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(head)} is checked out, but this run deploys ${deployed}. ` +
        'To deploy what is checked out, set `repo_ref` to its branch or tag.');
}


/***/ }),

/***/ 53188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ noteFork),
/* harmony export */   w: () => (/* binding */ readCode)
/* harmony export */ });
/* harmony import */ var _repository_host_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90917);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17227);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _event_subject_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(47291);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(58485);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(68473);








function readCode(input) {
    const { raw, field, problems, context } = input;
    const origin = codeOrigin(context);
    const repo_url = field.repositoryUrl('repo_url') ?? origin.repo_url;
    const repo_ref = readRef(input) ?? origin.repo_ref;
    const build_on_push = field.boolean('build_on_push');
    if (raw.repo_ref === undefined) {
        problems.add('repo_ref', untrustedOrigin(context));
        const why = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(origin.no_ref ?? 'the run has none');
        if (origin.repo_ref === undefined)
            problems.add('repo_ref', `is not set, and ${why}. Set it to a branch, or to a tag as refs/tags/….`);
    }
    if (raw.repo_url === undefined && origin.repo_url === undefined) {
        const why = context.no_code_reason ?? 'the repository of this run is unknown or was deleted';
        problems.add('repo_url', `is not set, and ${why}. Set its URL, such as https://github.com/acme/support.`);
    }
    if (build_on_push === true && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz)(repo_ref)) {
        const why = `cannot be true while \`repo_ref\` is a tag (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(repo_ref)})`;
        problems.add('build_on_push', `${why}. Set it to false, or use a branch.`);
    }
    const { repo_url: own } = origin;
    const isOwn = own !== undefined &&
        repo_ref === origin.repo_ref &&
        (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(repo_url ?? own) === (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(own);
    return { repo_url, repo_ref, build_on_push, commit: isOwn ? origin.commit : undefined };
}
function readRef({ field, warnings, context }) {
    const text = field.text('repo_ref', (text) => refProblem(text, context));
    if (text === undefined)
        return undefined;
    const full = `refs/tags/${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(text, 80)}`;
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .lF)(text))
        warnings.push(`\`repo_ref\` ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(text, 80)} is deployed as a branch. If it is a tag, write ${full}.`);
    return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalRef */ .SV)(text);
}
function refProblem(text, context) {
    const ref = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalRef */ .SV)(text);
    const tag = meantTag(text, context);
    const shown = (0,_fields_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD)(text, 80);
    const branch = `refs/heads/${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(text, 80)}`;
    if (tag !== undefined)
        return (`${shown} is a tag, but a bare name means a branch. ` +
            `Write ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(tag, 80)}. If it is a branch, write ${branch}.`);
    if (isCommit(ref, context))
        return (`${shown} is a commit ID, but the service deploys branches and tags. ` +
            'Use the branch, or tag the commit and use refs/tags/….');
    const bare = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz)(ref) ? ref.slice('refs/tags/'.length) : ref;
    const isRefused = bare.startsWith('refs/') || /[\s~^:?*[\\]|\.\.|@\{/.test(bare);
    if (bare === '' || isRefused)
        return `${shown} is not a branch or tag. Use the bare name of a branch, or refs/tags/….`;
    return undefined;
}
function meantTag(text, { ref }) {
    const named = /^tags\/./.test(text) ? `refs/${text}` : `refs/tags/${text}`;
    return text.startsWith('tags/') || ref === named ? named : undefined;
}
function isCommit(ref, { sha, pull_request }) {
    const start = ref.toLowerCase();
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullCommit */ .f5)(start))
        return true;
    return ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommitId */ .jh)(start) &&
        [sha, pull_request?.head_sha].some((commit) => commit?.toLowerCase().startsWith(start)));
}
function codeOrigin(context) {
    const { pull_request: pull, server_url, ref, sha } = context;
    const repository = pull === undefined ? context.repository : pull.head_repository;
    const repo_url = repository && `${server_url}/${repository}`;
    const [full, commit] = pull === undefined ? [ref, sha] : [`refs/heads/${pull.head_ref}`, pull.head_sha];
    const no_ref = noRefReason(full, context);
    if (full === undefined || no_ref !== undefined)
        return { repo_url, repo_ref: undefined, commit: undefined, no_ref };
    return { repo_url, repo_ref: (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalRef */ .SV)(full), commit };
}
function noRefReason(ref, context) {
    const subject = (0,_event_subject_js__WEBPACK_IMPORTED_MODULE_5__/* .subjectOfEvent */ .Q)(context);
    if (subject.is === 'other_code')
        return subject.reason;
    if (ref === undefined || !/^refs\/(?:heads|tags)\/./.test(ref)) {
        const { no_code_reason } = context;
        return no_code_reason ?? `the ref of this run (${ref ?? 'none'}) is neither a branch nor a tag`;
    }
    const branch = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalRef */ .SV)(ref);
    if (ref !== branch && branch.startsWith('refs/'))
        return `the service would read the branch name ${branch} as another ref`;
    return undefined;
}
function untrustedOrigin({ event_name, pull_request }) {
    if (event_name !== 'pull_request_target' || !pull_request?.is_fork)
        return undefined;
    const { number, head_repository } = pull_request;
    const from = head_repository === undefined
        ? 'a deleted fork'
        : `the fork ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(head_repository, 100)}`;
    return (`is not set. Pull request #${number} comes from ${from}, ` +
        'and a pull_request_target run would give the secrets of this repository to its code. ' +
        'Use the pull_request event, or review the code and set `repo_ref`.');
}
function noteFork(wanted, context) {
    const { pull_request } = context;
    if (!pull_request?.is_fork || wanted.source !== 'git_host')
        return [];
    const { repo_url = '' } = wanted.source_config;
    return [
        `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .capitalized */ .l2)((0,_repository_host_words_js__WEBPACK_IMPORTED_MODULE_0__/* .requestName */ .Z)((0,_target_js__WEBPACK_IMPORTED_MODULE_7__/* .previewKind */ .xq)(context), pull_request.number))} ` +
            `comes from a fork. Building ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(repo_url)}.`
    ];
}


/***/ }),

/***/ 124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bi: () => (/* binding */ INPUT_SOURCE),
  Uc: () => (/* binding */ readDesiredDeployment),
  vz: () => (/* binding */ sourceOf)
});

// EXTERNAL MODULE: ./lib/src/adapters/http/safe-url.js
var safe_url = __webpack_require__(15459);
// EXTERNAL MODULE: ./lib/src/contract/deployment.js
var deployment = __webpack_require__(94246);
// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var contract_dialect = __webpack_require__(81415);
// EXTERNAL MODULE: ./lib/src/contract/fields.js
var fields = __webpack_require__(96912);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/inputs/code-origin.js
var code_origin = __webpack_require__(53188);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var inputs_fields = __webpack_require__(58485);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
;// CONCATENATED MODULE: ./lib/src/inputs/image.js


const LABEL = '[A-Za-z0-9-]+';
const HOST = String.raw `(?:(?:localhost|${LABEL}(?:\.${LABEL})+)(?::\d+)?|${LABEL}:\d+)`;
const PART = String.raw `[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*`;
const TAG = String.raw `\w[\w.-]{0,127}`;
const SHA = 'sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128}';
const DIGEST = String.raw `(?:${SHA}|(?!sha(?:256|384|512):)[a-z0-9]+(?:[+._-][a-z0-9]+)*:[\w=-]+)`;
const IMAGE = new RegExp(`^(?:${HOST}/)?${PART}(?:/${PART})*(?::${TAG})?(?:@${DIGEST})?$`);
const DIGEST_ALONE = new RegExp(`^(?:${SHA})$`, 'i');
const IMAGE_FORM = 'Use the form registry/name:tag or registry/name@sha256:<64 hex digits>, ' +
    'with the name in lower case.';
function readImage({ raw, field, problems }) {
    const list = raw.image_uri === undefined ? undefined : listProblem(raw.image_uri);
    if (list !== undefined) {
        problems.add('image_uri', list);
        return undefined;
    }
    const image = field.text('image_uri', imageProblem);
    return image && canonicalImage(image);
}
function imageProblem(text) {
    const image = canonicalImage(text);
    const shown = (0,inputs_fields/* quote */.hD)(image, 200);
    if (DIGEST_ALONE.test(image))
        return `${shown} is a digest without an image. Write registry/name@ before it.`;
    const [end] = /[@:]$/.exec(image) ?? [];
    if (end !== undefined) {
        const what = end === '@' ? 'digest' : 'tag';
        return (`${shown} ends in ${end}, so its ${what} is empty. ` +
            'Check that the step that builds the image has run and has that output.');
    }
    if (IMAGE.test(image))
        return undefined;
    const bare = image.replace(/^[a-z][a-z+-]*:\/\//i, '');
    const meant = bare !== image && IMAGE.test(bare) ? ` Did you mean ${(0,inputs_fields/* quote */.hD)(bare, 200)}?` : '';
    return `${shown} is not an image. ${IMAGE_FORM}${meant}`;
}
function listProblem(text) {
    const images = text.split(/[\s,;"'[\]]+/).filter((image) => image !== '');
    const isList = images.length > 1 && images.every((image) => IMAGE.test(canonicalImage(image)));
    if (!isList)
        return undefined;
    return (`is a list of ${(0,format/* count */.U9)(images.length, 'image')}. ` +
        `Use one of them, such as ${(0,inputs_fields/* quote */.hD)(images[0] ?? '', 200)}.`);
}
const canonicalImage = (image) => image.replace(/@sha\d+:[^@]*$/i, (digest) => digest.toLowerCase());

// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
;// CONCATENATED MODULE: ./lib/src/inputs/open-word.js


function readOpenWord({ field, warnings }, input, words) {
    const word = field.text(input);
    if (word === undefined || words.includes(word))
        return word;
    const meant = (0,did_you_mean/* nearest */.pA)(word, words);
    if (meant !== undefined)
        warnings.push(`\`${input}\` is ${(0,inputs_fields/* quote */.hD)(word)}, and is sent so. Did you mean ${meant}?`);
    return word;
}

// EXTERNAL MODULE: ./lib/src/inputs/paths.js + 1 modules
var inputs_paths = __webpack_require__(18404);
;// CONCATENATED MODULE: ./lib/src/inputs/desired-deployment.js










const INPUT_SOURCE = [
    ...fields/* FIELDS */.cJ.flatMap(({ path, source }) => source === 'both' ? [] : [[(0,fields/* fieldName */.w5)(path), source]]),
    ['paths', 'git_host']
];
function sourceOf({ source, image_uri }, { words }) {
    const derived = image_uri === undefined ? 'git_host' : 'external_container';
    return deployment/* SOURCES */.Hl.find((one) => source === one || source === words[one]) ?? derived;
}
function readDesiredDeployment(input, named) {
    const { raw, problems } = input;
    checkSource(input);
    const source = sourceOf(raw, input.dialect);
    const how = raw.source === undefined ? `this run's source is ${source}` : `source is ${source}`;
    for (const [name, belongs] of INPUT_SOURCE) {
        if (raw[name] !== undefined && belongs !== source)
            problems.add(name, `belongs to source ${belongs}, but ${how}. Remove it, or set \`source\` to ${belongs}.`);
    }
    refuseOfOtherDialects(input);
    const common = {
        ...named,
        deployment_tier: readOpenWord(input, 'deployment_tier', deployment/* DEPLOYMENT_TIERS */.u6),
        rules: rulesOf(input)
    };
    if (source === 'git_host')
        return readGitHost(input, common);
    return { wanted: readExternalContainer(input, common), origin: {} };
}
const INTERNAL = /^internal_/;
function checkSource({ raw, field, problems, dialect }) {
    if (INTERNAL.test(raw.source ?? '')) {
        const fix = 'Remove `source`, and set another `name`, to create a deployment that can.';
        const why = 'is no source of this action. A deployment of it is updated only by the tool';
        problems.add('source', `${(0,inputs_fields/* quote */.hD)(raw.source ?? '')} ${why} that made it, ` +
            `and not from a repository or an image. ${fix}`);
        return;
    }
    field.choice('source', [...new Set(deployment/* SOURCES */.Hl.flatMap((one) => [one, dialect.words[one]]))]);
}
function refuseOfOtherDialects({ raw, problems, dialect }) {
    for (const { path, only } of fields/* FIELDS */.cJ) {
        const name = (0,fields/* fieldName */.w5)(path);
        if (only === undefined || raw[name] === undefined)
            continue;
        if (contract_dialect/* DIALECTS */.O9[only] === dialect)
            continue;
        const fix = `Remove it, or set \`api_dialect\` to ${only} if the service is that one.`;
        problems.add(name, `is no field of the specification; only ${only} has it. ${fix}`);
    }
}
const rulesOf = ({ dialect }) => dialect === contract_dialect/* NEUTRAL */.qm ? undefined : dialect.serviceRules;
function readGitHost(input, common) {
    const { raw, field, context } = input;
    const { repo_url, repo_ref, build_on_push, commit } = (0,code_origin/* readCode */.w)(input);
    const isOwnCode = raw.repo_ref === undefined && raw.repo_url === undefined;
    if (isOwnCode)
        input.warnings.push(...(context.code_warnings ?? []));
    const paths = (0,inputs_paths/* readPaths */.Vv)(input);
    const wanted = (0,inputs_fields/* withoutUndefined */.r$)({
        source: 'git_host',
        ...common,
        source_config: (0,inputs_fields/* withoutUndefined */.r$)({
            integration_id: field.guid('integration_id'),
            repo_url,
            deployment_type: readDeploymentType(input),
            build_on_push,
            install_command: field.text('install_command'),
            build_command: field.text('build_command')
        }),
        source_revision_config: (0,inputs_fields/* withoutUndefined */.r$)({
            repo_ref,
            graph_config_path: (0,inputs_paths/* readGraphPath */.y8)(input)
        }),
        secret_references: undefined
    });
    const isKnown = commit !== undefined;
    const origin = (0,inputs_fields/* withoutUndefined */.r$)({
        commit,
        commit_before: isKnown ? context.sha_before : undefined,
        unpushed_commits: isOwnCode ? context.unpushed_commits : undefined,
        is_push: isKnown ? context.event_name === 'push' && !(0,refs/* isTag */.dz)(repo_ref) : undefined,
        paths: (0,refs/* isTag */.dz)(repo_ref) ? undefined : paths
    });
    return { wanted, origin };
}
function readDeploymentType(input) {
    const { deploymentTypes } = input.dialect.serviceRules;
    if (deploymentTypes === undefined)
        return input.field.choice('deployment_type', deployment/* DEPLOYMENT_TYPES */._o);
    return readOpenWord(input, 'deployment_type', deploymentTypes);
}
function readExternalContainer(input, common) {
    const { field } = input;
    const cluster_namespace = field.text('cluster_namespace');
    return (0,inputs_fields/* withoutUndefined */.r$)({
        source: 'external_container',
        ...common,
        source_config: (0,inputs_fields/* withoutUndefined */.r$)({
            custom_url: readCustomUrl(input),
            resource_spec: readResourceSpec(input),
            listener_id: field.guid('listener_id'),
            listener_config: cluster_namespace === undefined ? undefined : { cluster_namespace }
        }),
        source_revision_config: (0,inputs_fields/* withoutUndefined */.r$)({
            image_uri: readImage(input)
        }),
        secret_references: readReferences(input)
    });
}
function readCustomUrl({ raw, field, problems }) {
    const url = field.webUrl('custom_url');
    const isChecked = raw.smoke_assistant !== undefined || raw.smoke_input !== undefined;
    const unsafe = url === undefined || !isChecked ? undefined : (0,safe_url/* unsafeReason */.Bf)(url);
    if (unsafe !== undefined)
        problems.add('custom_url', `${unsafe} The smoke check sends a key there.`);
    return url;
}
function readReferences(input) {
    const { secret_references: parsed, secrets, env_vars, problems } = input;
    if (parsed === undefined)
        return undefined;
    if ('problems' in parsed) {
        for (const problem of parsed.problems)
            problems.add('secret_references', problem);
        return undefined;
    }
    const others = [...(secrets?.secrets ?? []), ...(env_vars?.secrets ?? [])];
    const set = new Set(others.map(({ name }) => name));
    const both = parsed.references.filter(({ name }) => set.has(name)).map(({ name }) => (0,inputs_fields/* quote */.hD)(name));
    if (both.length > 0)
        problems.add('secret_references', `set names that \`secrets\` or \`env_vars\` sets, too: ${both.join(', ')}. ` +
            'Keep each in one of them.');
    return parsed.references;
}
function readResourceSpec(input) {
    const { resource_spec, dialect, problems, warnings } = input;
    const read = resource_spec?.(dialect);
    if (read === undefined)
        return undefined;
    if ('problems' in read) {
        for (const problem of read.problems)
            problems.addAt(problem);
        return undefined;
    }
    const { spec, unknown } = read;
    if (unknown.length > 0)
        warnings.push('`resource_spec` has fields that this action does not know: ' +
            `${(0,inputs_fields/* quote */.hD)(unknown.join(', '), 300)}. They are sent as they are.`);
    return spec;
}


/***/ }),

/***/ 34860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RW: () => (/* binding */ readSweepAccess),
/* harmony export */   ZJ: () => (/* binding */ recordPlace),
/* harmony export */   wX: () => (/* binding */ readGitHubAccess),
/* harmony export */   x0: () => (/* binding */ sweptPlace)
/* harmony export */ });
/* unused harmony export controlPlaneKey */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17156);
/* harmony import */ var _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15459);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(59775);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89453);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17227);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58485);







const COMMENT = ['auto', 'true', 'false'];
function readGitHubAccess(reading, recorded) {
    const { field, context } = reading;
    const { preview = false, deletes = false, plans = false } = recorded;
    const name = recorded.name ?? recorded.deployment_id ?? '';
    const token = field.credential('github_token');
    const byDefault = preview && (0,_adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .hasGitHub */ .gl)(context, token);
    const environment = field.text('environment') ?? (byDefault ? (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_6__/* .previewEnvironment */ ._s)(name) : undefined);
    const comment = field.choice('comment', COMMENT) ?? 'auto';
    if (context.host !== undefined && comment === 'true')
        reading.warnings.push('`comment` has no effect here: comments are written on GitHub only.');
    const comments = context.host === undefined &&
        (comment === 'true' || (comment === 'auto' && byDefault && !plans));
    const records = (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .withoutUndefined */ .r$)({
        name,
        control_plane: controlPlaneKey(recorded.base_url),
        environment,
        transient: preview,
        ref: refOf(context, recorded),
        scope: undefined,
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
function recordPlace(access, name) {
    if (!('records' in access))
        return sweptPlace(access, name);
    const { control_plane, environment } = access.records;
    return environment === undefined ? undefined : { name, control_plane, environment };
}
function sweptPlace({ control_plane, environment }, name) {
    return { name, control_plane, environment: environment ?? (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_6__/* .previewEnvironment */ ._s)(name) };
}
function refOf({ pull_request, sha, repository, server_url }, { wanted, origin }) {
    const own = pull_request?.head_sha ?? sha;
    if (wanted?.source !== 'git_host' || origin?.commit !== undefined)
        return own;
    const { repo_url } = wanted.source_config;
    const { repo_ref } = wanted.source_revision_config;
    const is_here = repo_url !== undefined &&
        (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryKey */ .Kq)(repo_url) === (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryKey */ .Kq)(`${server_url}/${repository}`);
    if (!is_here || repo_ref === undefined)
        return own;
    return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_3__/* .isTag */ .dz)(repo_ref) ? repo_ref.slice('refs/tags/'.length) : repo_ref;
}
function controlPlaneKey(base_url) {
    const canonical = (0,_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_2__/* .parseUrl */ .Dl)(base_url) === undefined ? base_url : (0,_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailingSlash */ .ae)(base_url);
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(canonical).digest('hex').slice(0, 16);
}


/***/ }),

/***/ 18404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r_: () => (/* binding */ notePaths),
  y8: () => (/* binding */ readGraphPath),
  Vv: () => (/* binding */ readPaths),
  nJ: () => (/* binding */ refuseMissingGraph)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/repository/path-patterns.js
var path_patterns = __webpack_require__(1030);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/repository/slashes.js
var slashes = __webpack_require__(86190);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var fields = __webpack_require__(58485);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/inputs/web-pages.js
var web_pages = __webpack_require__(56897);
;// CONCATENATED MODULE: ./lib/src/inputs/graph-path.js






const FROM_ROOT = 'Write its path from the root of the repository, ' +
    'without a leading /, such as agents/support/agent.json.';
const GRAPH = /\.(?:py|[cm]?[jt]sx?):[\w$.]+$/;
function graphPathProblem(text) {
    const shown = (0,fields/* quote */.hD)(text, 80);
    if ((0,web_pages/* isAddress */.P)(text))
        return `${shown} is the address of a page. ${meantByPage(text)}`;
    if (GRAPH.test(text))
        return (`${shown} is a graph in a file of code. Write ` +
            'the path of the graph configuration file that names this graph, such as langgraph.json.');
    if (isFileOfRepository(text))
        return undefined;
    const slashed = (0,slashes/* withSlashes */.s)(text, external_node_path_.win32);
    if (isFileOfRepository(slashed))
        return `${shown} has backslashes. Write ${(0,sanitize/* sanitizeLine */.g$)(slashed, 80)}.`;
    return `${shown} is not a file in the repository. ${FROM_ROOT}`;
}
function isFileOfRepository(text) {
    const isFromRoot = !external_node_path_.win32.isAbsolute(text) && !text.startsWith('~');
    const path = (0,path_patterns/* canonicalPath */.Op)(text);
    return isFromRoot && !/\\|\/$/.test(text) && path !== '' && !(0,path_patterns/* leavesRepository */.ZC)(path);
}
function meantByPage(text) {
    const path = (0,web_pages/* readRepositoryPage */.e)(text)?.path.replace(/^[^/]*\//, '');
    return path ? `Write ${(0,sanitize/* sanitizeLine */.g$)(path, 80)}.` : FROM_ROOT;
}

;// CONCATENATED MODULE: ./lib/src/inputs/paths.js







function readGraphPath({ field }) {
    const path = field.text('graph_config_path', (text) => graphPathProblem((0,slashes/* withSlashes */.s)(text)));
    return path && (0,path_patterns/* canonicalPath */.Op)((0,slashes/* withSlashes */.s)(path));
}
async function refuseMissingGraph({ wanted, origin }, checkout) {
    if (wanted.source !== 'git_host')
        return;
    const { commit, unpushed_commits = [] } = origin;
    const path = wanted.source_revision_config.graph_config_path;
    const commits = commit === undefined ? unpushed_commits : [commit];
    if (path === undefined || commits.length === 0)
        return;
    const found = await Promise.all(commits.map((each) => checkout.findFile(each, path)));
    if (found.some((each) => each === undefined || each === 'file'))
        return;
    const what = found[0] === 'folder' ? 'is a folder' : 'does not exist';
    const problem = `${(0,fields/* quote */.hD)(path, 100)} ${what} in commit ${commits.map(refs/* shortCommit */.Ax).join(' or ')}. ` +
        'Commit the file, or set the path from the root of the repository.';
    throw new errors/* InputError */.dz([{ input: 'graph_config_path', problem }]);
}
const MOST_CHARACTERS = 10_000;
const NOT_ALONE = /^["“”„«`‘‚ ]|^paths(?:-ignore)? *:|^~\//;
function slipOf(line) {
    const pattern = line.replace(/^!/, '');
    const bare = pattern.replace(/\[[^[\]]*\]/g, 'x');
    if (NOT_ALONE.test(bare))
        return 'does not start with a file or folder. Write the pattern alone, without quotes.';
    const isSeveral = isListed(bare) || hasSecondPattern(bare) || isBracketedList(pattern);
    if (isSeveral || isCommented(bare))
        return ('looks like several patterns, or has a comment. ' +
            'Write one pattern per line, or a character in brackets, like [,].');
    return (0,path_patterns/* problemOf */.Zw)(line);
}
function isListed(line) {
    const separator = line.search(/[,;|]/);
    if (separator < 0)
        return false;
    if (line.includes(', ') || /\*[,;|]/.test(line))
        return true;
    const isTrailing = /[,;|]$/.test(line) && /[*/]/.test(line);
    return isTrailing || /[*/]/.test(line.slice(separator));
}
function isCommented(line) {
    return / #(?: |$)/.test(line) || fromStar(line).includes(' #');
}
function hasSecondPattern(line) {
    if (line.includes(' !') || line.includes('** '))
        return true;
    const pattern = fromStar(line);
    const space = pattern.indexOf(' ');
    return space >= 0 && /[*/]/.test(pattern.slice(space));
}
function isBracketedList(pattern) {
    return /^\[.*\]$/s.test(pattern) && /["',]/.test(pattern);
}
function fromStar(line) {
    return line.includes('*') ? line.slice(line.indexOf('*')) : '';
}
function readPaths({ raw, problems }) {
    const text = raw.paths;
    if (text === undefined)
        return undefined;
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'));
    const wrong = text.length > MOST_CHARACTERS
        ? [TOO_LONG]
        : patterns.flatMap((pattern) => problemWith(pattern) ?? []);
    if (wrong.length === 0 && patterns.every((pattern) => pattern.startsWith('!')))
        wrong.push('needs at least one pattern that does not start with "!", such as **');
    for (const problem of wrong)
        problems.add('paths', problem);
    return wrong.length > 0 ? undefined : patterns;
}
const TOO_LONG = `is longer than ${MOST_CHARACTERS} characters. Shorten it with * and **.`;
function problemWith(pattern) {
    const slip = slipOf(pattern);
    return slip && `${(0,fields/* quote */.hD)(pattern)} ${(0,sanitize/* sanitizeLine */.g$)(slip)}`;
}
function notePaths({ raw }, wanted) {
    if (raw.paths === undefined || wanted.source !== 'git_host')
        return [];
    const { repo_ref } = wanted.source_revision_config;
    if ((0,refs/* isTag */.dz)(repo_ref))
        return [`\`paths\` applies to branches and is ignored for the tag ${(0,sanitize/* sanitizeLine */.g$)(repo_ref)}.`];
    return [];
}


/***/ }),

/***/ 2435:
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
// EXTERNAL MODULE: ./lib/src/repository/host-words.js
var host_words = __webpack_require__(90917);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/inputs/code-origin.js
var code_origin = __webpack_require__(53188);
// EXTERNAL MODULE: ./lib/src/action-names.js
var action_names = __webpack_require__(93675);
// EXTERNAL MODULE: ./lib/src/input-table.js
var input_table = __webpack_require__(79999);
;// CONCATENATED MODULE: ./lib/src/inputs/commands.js


function readCommand({ raw, field, problems }) {
    const given = field.choice('command', [...input_table/* COMMANDS */.Lo, 'matrix']);
    const command = input_table/* COMMANDS */.Lo.find((one) => one === given) ?? 'deploy';
    for (const name of ['select', 'variables']) {
        if (raw[name] !== undefined)
            problems.add(name, 'has an effect only with a manifest. Set `manifest` to its path, or remove this.');
    }
    for (const name of Object.keys(action_names/* INPUT_DEFAULTS */.W)) {
        const isGiven = raw[name] !== undefined && raw[name].toLowerCase() !== action_names/* INPUT_DEFAULTS */.W[name];
        const commands = (0,input_table/* commandsOf */.Kf)(name);
        const [only, ...others] = commands;
        const fix = others.length === 0 ? `set \`command: ${only}\`` : 'use another command';
        if (isGiven && !commands.includes(command))
            problems.add(name, `has no effect with \`command: ${command}\`. Remove it, or ${fix}.`);
    }
    return command;
}

// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var inputs_connection = __webpack_require__(65544);
// EXTERNAL MODULE: ./lib/src/inputs/desired-deployment.js + 2 modules
var desired_deployment = __webpack_require__(124);
// EXTERNAL MODULE: ./lib/src/inputs/event-subject.js
var event_subject = __webpack_require__(47291);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var fields = __webpack_require__(58485);
// EXTERNAL MODULE: ./lib/src/inputs/github-records.js
var github_records = __webpack_require__(34860);
// EXTERNAL MODULE: ./lib/src/inputs/paths.js + 1 modules
var paths = __webpack_require__(18404);
// EXTERNAL MODULE: ./lib/src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(27300);
// EXTERNAL MODULE: ./lib/src/inputs/reading.js
var inputs_reading = __webpack_require__(76026);
// EXTERNAL MODULE: ./lib/src/inputs/rollout.js
var rollout = __webpack_require__(70415);
// EXTERNAL MODULE: ./lib/src/masking/user-info.js
var user_info = __webpack_require__(16931);
// EXTERNAL MODULE: ./lib/src/inputs/mask-inputs.js
var mask_inputs = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/src/inputs/secrets/parse-secrets.js
var parse_secrets = __webpack_require__(21007);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/inputs/secrets/unresolved-values.js


const EXPRESSION = /^\$\{\{.*\}\}$/s;
const VARIABLE = /^\$(?:[A-Z][A-Z0-9_]*|\{[A-Za-z_]\w*\})$/;
const REFERENCE = /\$\{([A-Za-z_][\w.-]*)\}/g;
function expressionProblem(secrets) {
    const names = namesOf(secrets, (text) => EXPRESSION.test(text));
    if (names === undefined)
        return undefined;
    return (`not evaluated: the value is a GitHub expression in these: ${names}. ` +
        'Only a workflow file evaluates expressions. Pass the values themselves.');
}
function unresolvedWarnings(secrets, files = new Set()) {
    const variables = namesOf(secrets, (text) => VARIABLE.test(text));
    const paths = namesOf(secrets, (text) => files.has(text));
    const names = new Set(secrets.map(({ name }) => name));
    const quoting = namesOf(secrets, (text, own) => {
        if (VARIABLE.test(text))
            return false;
        const referenced = [...text.matchAll(REFERENCE)].map(([, name = '']) => name);
        return referenced.some((name) => name !== own && names.has(name));
    });
    const warnings = [];
    if (variables !== undefined)
        warnings.push(`The value looks like a variable that nothing replaced in these entries: ${variables}. ` +
            'It is sent as written, because a file or an input expands no `$NAME`. ' +
            'Pass the value itself.');
    if (paths !== undefined)
        warnings.push(`The value is the path of a file in these entries: ${paths}. Its contents are not sent. ` +
            'Change the type of the GitLab variable from File to Variable.');
    if (quoting !== undefined)
        warnings.push(`These entries contain a reference to another entry: ${quoting}. It is sent as written. ` +
            'Write the value itself in place of the reference.');
    return warnings;
}
const MOST_CHARACTERS = 300;
function namesOf(secrets, test) {
    const names = secrets.filter(({ name, value }) => test(value.trim(), name));
    if (names.length === 0)
        return undefined;
    return (0,sanitize/* sanitizeLine */.g$)(names.map(({ name }) => (0,fields/* quote */.hD)(name)).join(', '), MOST_CHARACTERS);
}

;// CONCATENATED MODULE: ./lib/src/inputs/secrets/read-secrets.js







function readSecrets(reading) {
    const { context, dialect, secrets, env_vars, problems, warnings, field } = reading;
    const strategy = field.choice('secrets_update_strategy', model/* SECRETS_UPDATE_STRATEGIES */.qr);
    const allowsEmpty = field.boolean('allow_empty_secrets') ?? false;
    const isRead = [
        readList('secrets', secrets, allowsEmpty, reading),
        readList('env_vars', env_vars, allowsEmpty, reading)
    ].every(Boolean);
    if (secrets === undefined && env_vars === undefined)
        return undefined;
    const variables = env_vars?.secrets ?? [];
    const all = [...(secrets?.secrets ?? []), ...variables];
    if (isRead) {
        reportCredentials(reading);
        problems.add('env_vars', inBoth(secrets?.secrets ?? [], variables));
        warnings.push(...unresolvedWarnings(all, context.variable_files), ...clearWarnings(variables));
    }
    const showsValues = dialect.serviceRules.showsSecrets === true;
    return {
        secrets: all,
        ...(env_vars && { env_vars: variables.map(({ name }) => name) }),
        ...(strategy === 'merge' && { kept_secrets: showsValues ? 'shown' : 'proven' })
    };
}
function readList(input, parsed, allowsEmpty, { problems }) {
    if (parsed === undefined)
        return true;
    for (const problem of parsed.problems)
        problems.add(input, problem);
    if (parsed.problems.length > 0)
        return false;
    if (!allowsEmpty)
        problems.add(input, emptyProblem(parsed.secrets));
    problems.add(input, expressionProblem(parsed.secrets));
    return true;
}
function reportCredentials({ raw, secrets, env_vars, problems, warnings }) {
    for (const { name, value } of secrets?.secrets ?? []) {
        const input = credentialOf(value, raw);
        if (input === undefined)
            continue;
        const what = `${(0,fields/* quote */.hD)(name)} has the value of ${input}, ` +
            'a credential of this run, and the agent can read it.';
        if (secrets?.form === 'lines')
            warnings.push(`The secret ${what} Remove it unless the agent needs it.`);
        else
            problems.add('secrets', `${what} toJSON(secrets) passes every secret of the repository. ` +
                'Pass only those that the agent needs, as lines NAME=value.');
    }
    for (const { name, value } of env_vars?.secrets ?? []) {
        const input = credentialOf(value, raw);
        const what = `${(0,fields/* quote */.hD)(name)} has the value of ${input}, a credential of this run.`;
        if (input !== undefined)
            problems.add('env_vars', `${what} Remove it, or move it to \`secrets\` if the agent needs it.`);
    }
}
function credentialOf(value, raw) {
    const text = value.trim();
    return mask_inputs/* CREDENTIAL_INPUTS */.ms.find((credential) => text !== '' && raw[credential] === text);
}
function inBoth(secrets, variables) {
    const names = new Set(secrets.map(({ name }) => name));
    const both = variables.filter(({ name }) => names.has(name)).map(({ name }) => (0,fields/* quote */.hD)(name));
    if (both.length === 0)
        return undefined;
    return `set names that \`secrets\` sets, too: ${both.join(', ')}. Keep each in one of them.`;
}
function clearWarnings(variables) {
    const names = variables
        .filter(({ name, value }) => (0,parse_secrets/* namesCredential */.si)(name) || (0,user_info/* userInfoIn */.x)(value).length > 0)
        .map(({ name }) => (0,fields/* quote */.hD)(name));
    if (names.length === 0)
        return [];
    return [
        'These variables of `env_vars` look like credentials, and their values ' +
            `are shown in clear: ${names.join(', ')}. Move them to \`secrets\` if they are secret.`
    ];
}
const EMPTY = /^[\s\p{Cf}]*$/u;
function emptyProblem(secrets) {
    const empty = secrets.filter(({ value }) => EMPTY.test(value)).map(({ name }) => (0,fields/* quote */.hD)(name));
    if (empty.length === 0)
        return undefined;
    return (`${(0,format/* count */.U9)(empty.length, 'empty value')}: ${empty.join(', ')}. ` +
        'Most likely the secret or variable is not set for this repository or environment. ' +
        'Dependabot gets only its own secrets; forks get none. ' +
        'Set the secret, remove its entry, or set `allow_empty_secrets: true`.');
}

// EXTERNAL MODULE: ./lib/src/inputs/target.js
var inputs_target = __webpack_require__(68473);
;// CONCATENATED MODULE: ./lib/src/inputs/request.js

















function readRequest(inputs, context, unknown = []) {
    const reason = reasonToSkip(inputs.raw, context) ?? reasonOfEvent(inputs.raw, context);
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
function reasonToSkip(raw, context) {
    const { pull_request, event_name } = context;
    if (!(0,inputs_connection/* isKeyless */.XD)(raw) || !pull_request?.is_fork)
        return undefined;
    if (event_name === 'pull_request_target')
        return undefined;
    const kind = (0,inputs_target/* previewKind */.xq)(context);
    const request = (0,format/* capitalized */.l2)((0,host_words/* requestName */.Z)(kind, pull_request.number));
    const why = `${(0,host_words/* hostWords */.U)(kind).fork_without_secrets}, so this run has no credential`;
    return (`${request} comes from a fork. ${why}. ` +
        'To deploy these changes, let a maintainer push the branch to this repository.');
}
function reasonOfEvent(raw, context) {
    const subject = (0,event_subject/* subjectOfEvent */.Q)(context);
    const { command = 'deploy', repo_ref } = raw;
    const isOtherCode = repo_ref !== undefined && !context.is_ref_deleted;
    if (subject.is !== 'no_new_code' || isOtherCode)
        return undefined;
    const isOfCode = command === 'deploy' || command === 'plan';
    if (!isOfCode || (0,desired_deployment/* sourceOf */.vz)(raw, (0,inputs_reading/* readDialect */.ts)(raw, new raw_inputs/* Problems */.Zw())) !== 'git_host')
        return undefined;
    const advice = context.is_ref_deleted ? '' : ' To deploy anyway, set `repo_ref`.';
    return `${subject.reason} There is no new code to deploy.${advice}`;
}
function codeOfRun({ raw, context }, { wanted, origin }) {
    const { pull_request, is_on_github, host } = context;
    const isJob = is_on_github !== false || host !== undefined;
    if (!isJob || pull_request !== undefined)
        return undefined;
    if (raw.repo_ref !== undefined || wanted.source !== 'git_host')
        return undefined;
    return { ref: wanted.source_revision_config.repo_ref, commit: origin.commit };
}
function warnOfEvent({ wanted }, context) {
    const subject = (0,event_subject/* subjectOfEvent */.Q)(context);
    if (wanted.source === 'git_host' || subject.is !== 'no_new_code')
        return [];
    return [
        `${subject.reason} The image is deployed all the same. Use \`types\` or \`if\` to prevent that.`
    ];
}
function readAccess(raw, context) {
    const reading = (0,inputs_reading/* readingOf */.MU)({ raw }, context);
    const { field, problems } = reading;
    const connection = (0,inputs_connection/* readConnection */.dC)(reading);
    const { command = 'deploy' } = raw;
    const preview = field.boolean('preview') ?? false;
    const deletes = command === 'delete' || (preview && context.event_action === 'closed');
    const github = (0,github_records/* readGitHubAccess */.wX)(reading, {
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
    const connection = (0,inputs_connection/* readConnection */.dC)(reading);
    const command = readCommand(reading);
    const common = { connection, timeoutMs: field.duration('timeout') ?? 0, notes };
    if (command === 'sweep')
        return {
            command,
            ...common,
            github: (0,github_records/* readSweepAccess */.RW)(reading, connection),
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
        github: (0,github_records/* readGitHubAccess */.wX)(reading, { ...common.connection, ...target, preview, deletes: true }),
        target,
        ownership: (0,inputs_target/* readDeleteOwnership */.nG)(reading, meant),
        tracing_project: (0,inputs_target/* readTracingProject */.KZ)(reading, { preview }),
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
    const github = (0,github_records/* readGitHubAccess */.wX)(reading, {
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
    const list = readSecrets(reading);
    const { wanted, origin } = (0,desired_deployment/* readDesiredDeployment */.Uc)(reading, {
        name: target.name,
        secrets: list?.secrets,
        env_vars: list?.env_vars,
        kept_secrets: list?.kept_secrets
    });
    const new_revision = field.choice('new_revision', model/* NEW_REVISION_POLICIES */.Sz) ?? 'auto';
    const timeout_advice = (0,inputs_target/* longNameAdvice */.eO)(reading, target);
    const wait = (0,fields/* withoutUndefined */.r$)({ ...(0,rollout/* readWait */.mg)(reading, timeoutMs), timeout_advice });
    const after = (0,rollout/* readAfterFailure */.jD)(reading, wait, new_revision);
    const deploy = {
        target,
        wanted,
        origin,
        new_revision,
        wait,
        ...after,
        claim: preview ? claim : undefined,
        name_warning: (0,inputs_target/* nameWarning */._F)(reading, target)
    };
    const checks = (0,rollout/* readChecks */.wf)(reading, wait);
    const preview_of = preview ? context.pull_request?.number : undefined;
    const github = (0,github_records/* readGitHubAccess */.wX)(reading, {
        ...connection,
        ...target,
        preview,
        plans: command === 'plan',
        wanted,
        origin
    });
    notes.push(...(0,code_origin/* noteFork */.P)(wanted, context), ...(0,paths/* notePaths */.r_)(reading, wanted));
    warnings.push(...warnOfEvent(deploy, context));
    const run_code = codeOfRun(reading, deploy);
    const tracing_project = (0,inputs_target/* readTracingProject */.KZ)(reading, { preview });
    const of_preview = { preview_of, tracing_project };
    return {
        command,
        connection,
        github,
        deploy,
        ...checks,
        ...of_preview,
        run_code,
        notes,
        warnings
    };
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
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60745);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58485);


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
const NO_WAIT = 'is false, but the smoke check runs after the wait. ' +
    'Set `wait: true`, or remove the inputs `smoke_…`.';
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
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutUndefined */ .r$)({ timeoutMs, assistant, run: input && { input, stream_mode }, expect });
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
        problems.add('smoke_stream_mode', `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(mode)} is not a stream mode. Use one such as updates or messages.`);
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
        return `is not a regular expression: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(why, 120)}`;
    }
}


/***/ }),

/***/ 54198:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ redactFacts)
/* harmony export */ });
const OURS = /^(?:command|operation|kind|code|deletion|difference|result|log|verdict|is)$/;
const VALUES = new Set(['before', 'after']);
function redactFacts(facts, redactor) {
    return redactValue(facts, redactor);
}
function redactValue(value, redactor) {
    if (typeof value === 'string')
        return redactor.redact(value);
    if (Array.isArray(value))
        return value.map((item) => redactValue(item, redactor));
    if (typeof value !== 'object' || value === null)
        return value;
    const isChange = 'difference' in value;
    const redacted = {};
    for (const [name, member] of Object.entries(value)) {
        if (OURS.test(name) && typeof member === 'string')
            redacted[name] = member;
        else if (isChange && VALUES.has(name))
            redacted[name] = redactor.redactAll(member);
        else
            redacted[name] = redactValue(member, redactor);
    }
    return redacted;
}


/***/ }),

/***/ 37400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   QP: () => (/* binding */ changeRows),
/* harmony export */   Zl: () => (/* binding */ appliedChanges),
/* harmony export */   ft: () => (/* binding */ wordingOfPlan),
/* harmony export */   k0: () => (/* binding */ changeText)
/* harmony export */ });
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96912);
/* harmony import */ var _deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84801);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89453);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _plan_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98812);
/* harmony import */ var _revision_names_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(40213);







function wordingOfPlan({ operation, resource_spec }) {
    const isRollback = operation === 'rollback';
    return { isRollback, isCreate: operation === 'create', resource_spec };
}
const MOST_NAMES = 5;
function changeRows(all, wording = {}) {
    const changes = all.map(_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .shownChange */ .c_).flatMap((change) => fieldChanges(change, wording));
    const followers = new Map();
    const rows = [];
    for (const change of changes) {
        if (isSecret(change.path) || isEmpty(change))
            continue;
        const source = wording.isCreate ? undefined : sourceOf(change, changes);
        if (source === undefined)
            rows.push(change);
        else
            followers.set(source, (followers.get(source) ?? 0) + 1);
    }
    const secrets = changes.filter(({ path }) => isSecret(path));
    const others = rows.map((change) => rowOf(change, followers.get(change) ?? 0, wording));
    if (secrets.length === 0)
        return others;
    const removesAny = secrets.some(({ difference }) => difference === 'removed');
    const row = secretsRow(secrets, wording);
    return removesAny ? [row, ...others] : [...others, row];
}
function fieldChanges(change, { resource_spec = {} }) {
    const fields = Object.entries(resource_spec);
    if (change.path !== RESOURCE_SPEC || fields.length === 0)
        return [change];
    return fields.map(([field, after]) => ({ ...change, path: `${RESOURCE_SPEC}.${field}`, after }));
}
const RESOURCE_SPEC = 'source_config.resource_spec';
function isEmpty({ difference, after }) {
    return difference === 'added' && JSON.stringify(after) === '{}';
}
function changeText({ before, after, note }) {
    const values = [before, after].filter((value) => value !== undefined).join(' → ');
    if (values === '')
        return note ?? 'changed';
    return note === undefined ? values : `${values} (${note})`;
}
function isSecret(path) {
    return path === 'secrets' || path.startsWith('secrets.');
}
const secretName = (path) => path.slice('secrets.'.length) || path;
const isVariable = (path) => path.startsWith('env_vars.');
function rowOf(change, followers, wording) {
    const { isRollback } = wording;
    const { path, commits, new_revision } = change;
    const input = isVariable(path) ? path : (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .inputOf */ .wg)(path);
    const row = { input, note: noteOf(change, followers), new_revision };
    if (commits === undefined)
        return { ...row, ...valuesOf(change, wording) };
    const from = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(commits.from);
    const to = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(commits.to);
    if (isRollback)
        return { input: 'commit', before: from, after: to, new_revision };
    const refBefore = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .showValue */ .vp)(change.before ?? change.after);
    return { ...row, before: `${refBefore} at ${from}`, after: `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .showValue */ .vp)(change.after)} at ${to}` };
}
function valuesOf(change, { isCreate }) {
    const before = valueText(change.before);
    const after = valueText(change.after);
    if (isUnproven(change) && !isVariable(change.path))
        return { after };
    if (before === undefined && after === undefined)
        return {};
    if (isCreate || before === after)
        return { after: after ?? 'unset' };
    const isAdded = change.difference === 'added';
    return { before: isAdded ? 'unset' : before, after: after ?? 'unset' };
}
function noteOf(change, followers) {
    const isHidden = change.before == null && change.after == null;
    const notes = [];
    if (change.note !== undefined)
        notes.push(change.note);
    else if (isUnproven(change) || isHidden)
        notes.push(_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .DIFFERENCES */ .dz[change.difference].said);
    if (followers > 0)
        notes.push(`and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .count */ .U9)(followers, 'value that follows', 'values that follow')} from it`);
    return notes.length > 0 ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenDigests */ .fQ)(notes.join(', ')) : undefined;
}
function isUnproven({ difference }) {
    return difference === 'unproven' || difference === 'repeated';
}
function valueText(value) {
    return value == null ? undefined : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .shortenDigests */ .fQ)((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .showValue */ .vp)(value));
}
function sourceOf({ path, after }, changes) {
    if (!path.includes('.resource_spec.'))
        return undefined;
    const sourcePath = path.replace('.queue_', '.').replace('_limit', '');
    const source = changes.find((other) => other.path === sourcePath);
    if (sourcePath === path || typeof source?.after !== 'number')
        return undefined;
    const factor = path.includes('_limit') ? 2 : 1;
    return after === source.after * factor ? source : undefined;
}
function secretsRow(secrets, { isPast }) {
    const texts = [];
    for (const [difference, { act, did }] of Object.entries(_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_1__/* .DIFFERENCES */ .dz)) {
        const group = secrets.filter((change) => change.difference === difference);
        if (group.length > 0)
            texts.push(`${isPast ? did : act} ${namesOf(group)}`);
    }
    const notes = new Set();
    for (const { note, path } of secrets) {
        if (note !== undefined)
            notes.add(`${secretName(path)} ${note}`);
    }
    return {
        input: 'secrets',
        after: texts.join('; '),
        note: notes.size > 0 ? [...notes].slice(0, MOST_NAMES).join('; ') : undefined,
        new_revision: secrets.some(({ new_revision }) => new_revision)
    };
}
function namesOf(secrets) {
    const first = secrets.slice(0, MOST_NAMES);
    const names = first.map(({ path }) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(secretName(path), 60)).join(', ');
    return secrets.length > MOST_NAMES ? `${secrets.length}: ${names}, …` : names;
}
function appliedChanges(record) {
    const { plan, operation } = record;
    const changes = plan?.changes ?? [];
    if (operation === 'planned' || record.target.command === 'plan')
        return changes;
    const built = builtCommit(record);
    return changes.map((change) => changeAt(change, built)).filter((change) => !isSame(change));
}
function builtCommit(record) {
    const isMade = record.new_revision === true && !record.revision.is_successor;
    return isMade ? (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_6__/* .commitOf */ .D3)(record) : undefined;
}
function changeAt(change, built) {
    const { commits } = change;
    if (commits === undefined || built === undefined)
        return change;
    return { ...change, commits: { ...commits, to: built } };
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
// EXTERNAL MODULE: ./lib/src/masking/redact-facts.js
var redact_facts = __webpack_require__(54198);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/report/headline.js
var headline = __webpack_require__(35509);
// EXTERNAL MODULE: ./lib/src/report/outcome.js
var report_outcome = __webpack_require__(50333);
// EXTERNAL MODULE: ./lib/src/report/markdown/row.js
var row = __webpack_require__(55663);
// EXTERNAL MODULE: ./lib/src/report/markdown/sections.js
var sections = __webpack_require__(31783);
;// CONCATENATED MODULE: ./lib/src/report/markdown/parts.js





const OF_PLANS = new Set(['Name', 'Status', 'Updated']);
function partOf(deployment, options) {
    const { at, run_url, isOneOfMany, isShared, is_plan = false, ...place } = options;
    const cells = (0,row/* rowOf */.O)(deployment, { at, run_url });
    const columns = isShared
        ? row/* COLUMNS */.c.filter((name) => !is_plan || OF_PLANS.has(name))
        : row/* COLUMNS */.c.filter((name) => name !== 'Name' && cells[name] !== '');
    const outcome = (0,report_outcome/* conclude */.Ep)(deployment);
    return {
        ...place,
        key: deployment.name,
        label: (0,report_outcome/* labelOf */.Wy)(deployment),
        run_started_at: Math.round(place.run_started_at),
        kind: outcome.kind,
        head: `| ${columns.join(' | ')} |`,
        row: `| ${columns.map((name) => cellText(cells[name])).join(' | ')}`,
        details: inert((0,sections/* detailsOf */.cz)(deployment, { isOneOfMany })).replace(/\r\n?/g, '\n').trim(),
        headline: isOneOfMany ? undefined : (0,headline/* headline */.Pl)(outcome, named(deployment))
    };
}
function named({ name, record }) {
    return { ...record, target: { ...record.target, name } };
}
function headingOf(parts) {
    const [only, ...others] = parts;
    return ((others.length === 0 ? only?.headline : undefined) ??
        (0,headline/* headlineOfMany */.Xm)(parts.map((part) => ({ ...part, name: part.label }))));
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
    const rowTexts = [...rows.kept].map(rowText);
    const texts = [...details.kept].map(detailsText);
    const body = [
        ...(rowTexts.length > 0 ? [[...table, ...rowTexts].join('\n')] : []),
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
function rowText({ key, label, kind, run_started_at, position, row }) {
    const names = label === key ? encoded(key) : `${encoded(key)} ${encoded(label)}`;
    return `${row} <!-- row ${kind} ${run_started_at} ${position ?? '-'} ${names} --> |`;
}
const detailsText = ({ key, details }) => details === ''
    ? ''
    : [`<!-- details ${encoded(key)} -->`, details, `<!-- end ${encoded(key)} -->`].join(GAP);
const ROW = /^(\| .*) <!-- row ([a-z_]{1,40}) (\d{1,15}) (-|\d{1,6}) ([\w%.!~*'() ]+) --> \|\s*$/s;
function readParts(body) {
    const lines = body.split(/\r?\n/);
    const [, , head = '', , ...rest] = lines;
    const end = rest.findIndex((line) => !line.startsWith('|'));
    return rest.slice(0, end === -1 ? undefined : end).flatMap((line) => {
        const [, row, kind = '', started, position, names = ''] = ROW.exec(line) ?? [];
        const [encodedKey = '', encodedLabel = encodedKey] = names.split(' ');
        const key = decoded(encodedKey);
        const label = decoded(encodedLabel);
        if (row === undefined || key === undefined || label === undefined)
            return [];
        return {
            key,
            label,
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
            merged.set(part.key, part);
    }
    const placeOf = ({ position = Number.MAX_SAFE_INTEGER }) => position;
    const order = (a, b) => (0,report_outcome/* rankOf */.IQ)(a.kind) - (0,report_outcome/* rankOf */.IQ)(b.kind) || placeOf(a) - placeOf(b);
    return [...merged.values()].sort((a, b) => order(a, b) || (a.key < b.key ? -1 : 1));
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

;// CONCATENATED MODULE: ./lib/src/report/github/comment.js



const WHAT = 'write the comment on the pull request';
const BETWEEN_WRITES_MS = 15_000;
const CHECK_AFTER_MS = 1_000;
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
        return isWritten ? this.pull : undefined;
    }
    note(states) {
        const { records, scope, keys } = this.about;
        const { context, clock, redactor } = this.ports;
        for (const state of states) {
            const shown = (0,redact_facts/* redactFacts */.t)({ ...state, ...(scope === undefined && { name: records.name }) }, redactor);
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
/* harmony export */   Jp: () => (/* binding */ WHAT),
/* harmony export */   UW: () => (/* binding */ DELETED),
/* harmony export */   gn: () => (/* binding */ isUnderWay),
/* harmony export */   qK: () => (/* binding */ DeploymentRecorder)
/* harmony export */ });
/* unused harmony export describeRun */
/* harmony import */ var _adapters_github_deployment_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9883);
/* harmony import */ var _adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17156);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _masking_redact_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54198);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(17227);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(97583);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50333);
/* harmony import */ var _revision_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40213);
/* harmony import */ var _rollout_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(41600);
/* harmony import */ var _retire_records_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(31325);











const DELETED = 'The deployment was deleted';
const WHAT = 'record the deployment on GitHub';
const LONGEST_DESCRIPTION = 140;
class DeploymentRecorder {
    target;
    ports;
    guard;
    warn;
    own;
    begun;
    work = Promise.resolve();
    constructor(target, ports, guard, warn) {
        this.target = target;
        this.ports = ports;
        this.guard = guard;
        this.warn = warn;
    }
    observe(record) {
        if (!isUnderWay(record) || this.begun === record.target.id)
            return;
        this.begun = record.target.id;
        const told = (0,_masking_redact_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .redactFacts */ .t)(record, this.ports.redactor);
        this.work = this.work.then(() => this.guard(WHAT, (github) => this.write(github, 'in_progress', told)));
    }
    async close(record, failure) {
        const told = (0,_masking_redact_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .redactFacts */ .t)({ record, failure }, this.ports.redactor);
        await this.work;
        if (record.operation === 'skipped' && this.own === undefined)
            return false;
        await this.guard(WHAT, (github) => this.end(github, told.record, told.failure));
        return this.own !== undefined;
    }
    async end(github, record, failure) {
        const { target, own, warn } = this;
        const isDeleted = record.operation === 'deleted';
        if (isDeleted || record.operation === 'skipped') {
            const description = isDeleted ? DELETED : describeRun(record);
            if (own !== undefined)
                await github.addStatus(own.id, { state: 'inactive', description });
            if (isDeleted)
                await (0,_retire_records_js__WEBPACK_IMPORTED_MODULE_9__/* .retireRecords */ .A)(github, target, { except: own?.id, description, warn });
            return;
        }
        if (target.deletes || (failure?.kind === 'cancelled' && own === undefined))
            return;
        const state = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .githubState */ .Fz)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .conclude */ .Ep)({ record, failure, isOver: true }));
        const before = await this.write(github, state, record, failure);
        if (state === 'success') {
            await (0,_retire_records_js__WEBPACK_IMPORTED_MODULE_9__/* .retireRecords */ .A)(github, target, {
                before,
                description: 'Another run has deployed since',
                warn
            });
        }
    }
    async write(github, state, record, failure) {
        const description = describeRun(record, failure);
        const id = await this.recordFor(github, record, description);
        const { run_url: log_url } = this.ports.context;
        const environment_url = state === 'success' ? (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_10__/* .webAddress */ .D)(record.target.url) : undefined;
        const links = {
            ...(log_url !== undefined && { log_url }),
            ...(environment_url && { environment_url })
        };
        await github.addStatus(id, { state, description, ...links });
        return id;
    }
    async recordFor(github, record, description) {
        const { target, own, warn } = this;
        const { name, control_plane, environment, transient, scope, ref = '' } = target;
        const pull = this.ports.context.pull_request?.number;
        const isListed = scope !== undefined && transient && pull !== undefined;
        const deployment_id = record.operation === undefined ? undefined : record.target.id;
        if (own !== undefined) {
            if (deployment_id === undefined || deployment_id === own.deployment_id)
                return own.id;
            await (0,_retire_records_js__WEBPACK_IMPORTED_MODULE_9__/* .retireRecords */ .A)(github, target, { before: own.id + 1, description: DELETED, warn });
        }
        const { id } = await github.createDeployment({
            ref: commitOfRollback(record, this.ports.context) ?? ref,
            environment,
            description,
            transient_environment: transient,
            payload: {
                name,
                control_plane,
                ...(deployment_id !== undefined && { deployment_id }),
                ...scope
            },
            ...(isListed && { task: (0,_adapters_github_deployment_records_js__WEBPACK_IMPORTED_MODULE_0__/* .previewTask */ .Mw)(pull) })
        });
        this.own = { id, deployment_id };
        return id;
    }
}
function isUnderWay(record) {
    const { operation, target, new_revision } = record;
    if (target.id === undefined)
        return false;
    if (operation === 'created' || operation === 'updated' || operation === 'rolled_back')
        return new_revision === true;
    return operation === 'unchanged' && (0,_rollout_js__WEBPACK_IMPORTED_MODULE_8__/* .isPending */ .mm)(record);
}
function describeRun(record, failure) {
    const { revision, operation = 'deploy' } = record;
    const parts = [
        operation,
        revision.id !== undefined && `revision ${revision.id}`,
        (0,_rollout_js__WEBPACK_IMPORTED_MODULE_8__/* .lastStatus */ .by)(record)
    ];
    const text = failure ? (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .inOneLine */ .UX)(failure) : parts.filter(Boolean).join(', ');
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(text, LONGEST_DESCRIPTION);
}
function commitOfRollback(record, context) {
    const to = record.plan?.rolls_back_to;
    return to !== undefined && (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_4__/* .repositoryKey */ .Kq)(record.target.repo_url ?? '') === (0,_adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .ownRepository */ .d5)(context)
        ? (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_7__/* .commitOf */ .D3)(record, to)
        : undefined;
}


/***/ }),

/***/ 31325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ retireRecords)
/* harmony export */ });
/* harmony import */ var _adapters_github_deployment_records_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9883);

async function retireRecords(github, place, { before = Number.POSITIVE_INFINITY, except, description, warn }) {
    for await (const { id } of (0,_adapters_github_deployment_records_js__WEBPACK_IMPORTED_MODULE_0__/* .listRecords */ .VI)(github, place, warn)) {
        if (id >= before || id === except)
            continue;
        const state = await github.latestState(id);
        if (state === 'inactive')
            return;
        if (state !== 'failure' && state !== 'error')
            await github.addStatus(id, { state: 'inactive', description });
    }
}


/***/ }),

/***/ 35509:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   Pt: () => (/* binding */ planText),
/* harmony export */   Xm: () => (/* binding */ headlineOfMany),
/* harmony export */   h: () => (/* binding */ suggestion),
/* harmony export */   mQ: () => (/* binding */ countsOf)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51880);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6375);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50333);
/* harmony import */ var _revision_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40213);
/* harmony import */ var _rollout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41600);
/* harmony import */ var _serving_now_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66364);








const LONGEST_FACT = 1_000;
function headline(outcome, record) {
    const { kind, failure } = outcome;
    const isPartial = failure === undefined && record.sweep?.unchecked !== undefined;
    const icon = isPartial ? '⚠️' : _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].icon;
    const text = failure ? failureSentence(failure, record) : sentence(kind, record);
    return `${icon} ${text}`;
}
function sentence(kind, record) {
    const name = nameOf(record);
    if (record.sweep !== undefined)
        return sweepSentence(name, record, record.sweep);
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)(kind))
        return planSentence(name, record);
    const sentenceOf = SENTENCES[kind];
    if (sentenceOf !== undefined)
        return sentenceOf(name, record);
    return `${done(name, record)}${codeStep(record)}`;
}
function done(name, { operation }) {
    if (operation === 'created')
        return `Created ${name}`;
    return operation === 'updated' ? `Updated ${name}` : `No changes to ${name}`;
}
function doing(name, record) {
    if (record.target.command === 'rollback')
        return `Rolling back ${name}${rollbackGoal(record)}`;
    return `Deploying ${name}`;
}
function begun(name, record) {
    if (record.target.command !== 'rollback')
        return done(name, record);
    return `Began to roll back ${name}${rollbackGoal(record)}`;
}
const SENTENCES = {
    updated: (name, record) => `Updated ${name}${record.new_revision ? codeStep(record) : ' without a new revision'}`,
    resumed: (name, record) => `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalized */ .l2)(name)} was deployed${codeStep(record)}`,
    other_commit: (name, record) => {
        const built = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(record.revision.other_commit ?? '');
        const requested = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(record.target.commit ?? '');
        return `${done(name, record)}, but at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(built)}, not at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(requested)}`;
    },
    failed_revision: (name, record) => `${done(name, record)}, but its latest revision was ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_rollout_js__WEBPACK_IMPORTED_MODULE_6__/* .failedStatus */ .Wx)(record) ?? '', 40)}`,
    rolled_back: (name, record) => `Rolled back ${name}${rollbackStep(record)}`,
    running: doing,
    pending: (name, record) => `${begun(name, record)}. Its rollout continues.`,
    deleted: (name, { deletion }) => {
        const end = deletion === 'already_deleting' ? 'was already being deleted' : 'was deleted';
        return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .capitalized */ .l2)(name)} ${end}`;
    },
    absent: (name, record) => `Nothing to delete: ${name} did not exist.${suggestion(record)}`,
    skipped: (name, { target }) => (target.name === undefined ? 'Skipped' : `Skipped ${name}`)
};
function failureSentence({ what, unchanged }, record) {
    const fact = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .escapeMessage */ .hC)((0,_revision_names_js__WEBPACK_IMPORTED_MODULE_5__/* .withShortIds */ .DR)(what, record), LONGEST_FACT);
    const text = `${subject(record)}${fact}`;
    const isOneSentence = !/[.!?] /.test(text);
    if (unchanged)
        return `${text.replace(/(?<![.!?])$/, '.')} Nothing was changed.`;
    return isOneSentence ? text.replace(/\.$/, '') : text;
}
const SUBJECTS = {
    plan: 'Plan for ',
    rollback: 'Rollback of ',
    delete: 'Delete of ',
    sweep: 'Sweep of the previews of '
};
function subject(record) {
    const { command } = record.target;
    if (command === undefined)
        return '';
    return `${SUBJECTS[command] ?? ''}${nameOf(record)}: `;
}
function planText(plan) {
    if (plan === undefined)
        return 'planned';
    const { operation, new_revision, in_progress } = plan;
    if (plan.pushed_commit !== undefined)
        return 'nothing to send, the service builds this push';
    if (operation === 'unchanged' && in_progress)
        return 'nothing to change; a rollout is in progress';
    if (operation === 'unchanged')
        return 'nothing to change';
    if (operation === 'delete')
        return 'delete';
    const verb = operation === 'rollback' ? 'roll back' : operation;
    return new_revision ? `${verb}, new revision` : `${verb}, no new revision`;
}
function planSentence(name, record) {
    const { plan } = record;
    if (plan === undefined)
        return `Plan for ${name}`;
    if (plan.operation === 'rollback')
        return `Plan for ${name}: roll back${rollbackGoal(record)}`;
    return `Plan for ${name}: ${planText(plan)}`;
}
function suggestion({ target: { similar_name } }) {
    if (similar_name === undefined)
        return '';
    return ` Did you mean ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(similar_name, 100)}?`;
}
function sweepSentence(name, record, sweep) {
    const { previews, swept, unchecked } = sweep;
    const verb = record.operation === 'planned' ? 'Dry run: would delete' : 'Deleted';
    let text = `${verb} ${swept.length} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(previews.length, 'preview')} of ${name}`;
    if (unchecked !== undefined)
        text += `. Could not check ${unchecked.count} of them`;
    if (unchecked?.needs_token)
        text += ': set `github_token`';
    return `${text}${suggestion(record)}`;
}
function nameOf({ target }) {
    if (target.name !== undefined)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(target.name, 100);
    const id = target.id ?? target.asked_id;
    if (id === undefined)
        return 'the deployment';
    return `deployment ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(id), 100)}`;
}
function codeStep(record) {
    const ref = record.new_revision === false ? undefined : record.target.ref;
    const release = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(ref) ? ` to ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(ref.replace('refs/tags/', ''), 100)}` : '';
    const after = (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameCode */ .F)((0,_revision_names_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(record));
    if (after === undefined)
        return release;
    const before = codeBefore(record);
    if (before === undefined || before === after)
        return `${release} at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(after)}`;
    return `${release}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(before)} → ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(after)}`;
}
function codeBefore(record) {
    const id = (0,_serving_now_js__WEBPACK_IMPORTED_MODULE_7__/* .revisionBefore */ .nA)(record);
    return id === undefined ? undefined : (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameCode */ .F)((0,_revision_names_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(record, id));
}
function rollbackStep(record) {
    const to = record.plan?.rolls_back_to;
    const after = to === undefined ? undefined : (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameCode */ .F)((0,_revision_names_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(record, to));
    const before = codeBefore(record);
    if (before === undefined || after === undefined || before === after)
        return rollbackGoal(record);
    return ` from ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(before)} to ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(after)}`;
}
function rollbackGoal(record) {
    const to = record.plan?.rolls_back_to;
    if (to === undefined)
        return '';
    const name = (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_1__/* .nameCode */ .F)((0,_revision_names_js__WEBPACK_IMPORTED_MODULE_5__/* .codeOf */ .$N)(record, to));
    if (name === undefined)
        return ` to revision ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(to))}`;
    return ` to ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(name)}`;
}
function headlineOfMany(ends) {
    const icons = new Set(ends.map(({ kind }) => _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].icon));
    const icon = WORST_FIRST.find((candidate) => icons.has(candidate)) ?? '✅';
    return `${icon} ${countsOf(ends, (name) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(name, 100))}`;
}
const WORST_FIRST = ['❌', '⏹️', '⏳', '⚠️', '✅', '🗑️', '📋', '⏭️'];
const MOST_NAMES = 3;
function countsOf(ends, showName = (name) => name) {
    const counts = [];
    for (const word of new Set(Object.values(_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW).map((row) => row.word))) {
        const group = ends.filter(({ kind }) => _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].word === word);
        if (group.length === 0)
            continue;
        const hasFailed = group.every(({ kind }) => _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].list === 'failed');
        if (hasFailed && group.length <= MOST_NAMES)
            counts.push(`${group.map(({ name }) => showName(name)).join(', ')} ${word}`);
        else if (group.length === ends.length)
            counts.push(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(group.length, 'deployment')} ${word}`);
        else
            counts.push(`${group.length} ${word}`);
    }
    const text = counts.join(', ');
    if (ends.every(({ kind }) => LIVE.has(kind))) {
        const live = ends.length === 1 ? '1 agent is live' : `${ends.length} agents are live`;
        const words = new Set(ends.map(({ kind }) => _outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].word));
        if (words.size > 1)
            return `${live}: ${text}`;
        return words.has('deployed') ? live : `${live}, ${[...words].join('')}`;
    }
    const plan = ends.every(({ kind }) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)(kind)) ? 'Plan: ' : '';
    const end = ends.every(isUntouched) ? '. Nothing was changed.' : '';
    return `${plan}${text}${end}`;
}
const LIVE = new Set(['created', 'updated', 'unchanged', 'resumed']);
function isUntouched({ kind, failure }) {
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)(kind) || kind === 'blocked' || failure?.unchanged === true;
}


/***/ }),

/***/ 88339:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OE: () => (/* binding */ DELETIONS),
/* harmony export */   OG: () => (/* binding */ logLines),
/* harmony export */   b$: () => (/* binding */ PLAN_ONLY),
/* harmony export */   dT: () => (/* binding */ attemptSentence)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _deploy_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57469);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89453);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51880);
/* harmony import */ var _text_command_lines_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(79983);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(37400);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75851);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(35509);
/* harmony import */ var _hints_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1879);
/* harmony import */ var _plan_facts_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(98812);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(92160);
/* harmony import */ var _revision_names_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(40213);
/* harmony import */ var _serving_now_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(66364);















const PLAN_ONLY = 'Plan only. Nothing was changed.';
function info(text, tone) {
    return [{ level: 'info', text, tone }];
}
function logLines(event, before) {
    const linesOf = LINES[event.type];
    const { target } = (0,_record_js__WEBPACK_IMPORTED_MODULE_11__/* .recordEvent */ .yM)(before, event);
    return [
        ...(linesOf?.(event, before) ?? []),
        ...dashboardLines(target, before),
        ...warningLines(event, before)
    ];
}
function dashboardLines({ dashboard_url: page }, { target }) {
    if (page === undefined || page === target.dashboard_url)
        return [];
    return info(`Dashboard  ${page}`);
}
function warningLines(event, before) {
    const level = before.warnings.length < _record_js__WEBPACK_IMPORTED_MODULE_11__/* .MOST */ ._B ? 'warning' : 'debug';
    const { warnings } = (0,_record_js__WEBPACK_IMPORTED_MODULE_11__/* .recordEvent */ .yM)(before, event);
    const added = warnings.filter((text) => !before.warnings.includes(text));
    return added.map((text) => ({ level, text }));
}
const LINES = {
    deployment_read: ({ deployment: { id, name } }, { target }) => {
        const isNew = target.id !== id;
        return isNew ? deploymentLines(id, name) : [];
    },
    deployment_identified: ({ deployment_id }, { target }) => deploymentLines(deployment_id, target.name),
    deployment_not_found: notFoundLines,
    attempt_compared: attemptLines,
    planned: ({ plan }) => planLines((0,_plan_facts_js__WEBPACK_IMPORTED_MODULE_10__/* .shownPlan */ .vJ)(plan)),
    operation_decided: operationLines,
    revision_identified: revisionLines,
    status_read: statusReadLines,
    rollback_progressed: ({ elapsed_ms, status }, { rollback }) => [
        statusLine(elapsed_ms, status, rollback?.statuses.length ?? 0)
    ],
    wait_ended: deployedLines,
    retrying: retryLines,
    recovered: recoveredLines,
    previews_listed: sweepLines,
    preview_swept: ({ name, deletion }) => {
        if (deletion === undefined)
            return [];
        return info(`  ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(name)}  ${DELETIONS[deletion].word}`, 'success');
    },
    deletion_read: ({ deletion }) => info(DELETIONS[deletion].sentence, deletion === 'accepted' ? 'success' : undefined),
    serving_read: servingLines,
    serving_unverified: () => info('  Not verified which revision answers: the agent server did not name this one.'),
    serving_confirmed: () => info('  Live: the agent server answers with this revision.', 'success'),
    check_ended: ({ check }) => checkLines(check),
    log_read: earlierLogLines,
    log_missing: ({ problem }) => [{ level: 'debug', text: `No log of the revision: ${problem}` }],
    rolled_back: ({ to }, before) => info(`Rolled back to revision ${(0,_revision_names_js__WEBPACK_IMPORTED_MODULE_12__/* .revisionName */ .pd)(before, to)}.`, 'success'),
    rollback_begun: rollbackLines,
    rollback_revision_known: ({ revision_id }) => info(`Revision ${revision_id}`),
    rollback_ended: ({ rollback }) => rollback.result === 'not_needed' ? info(rollback.message) : [],
    skipped: ({ reason }) => [{ level: 'notice', text: `Skipped: ${reason}` }],
    secrets_removed: ({ names }) => info(`Removed secrets: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(names.join(', '), 300)}`),
    info: infoLines
};
function deploymentLines(id, name) {
    if (name === undefined)
        return info(`Deployment (${id})`);
    return info(`Deployment "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(name)}" (${id})`);
}
function infoLines({ message, hint }, { target }) {
    const worded = hint && (0,_hints_js__WEBPACK_IMPORTED_MODULE_9__/* .wordHint */ .U)(hint, target.command_line);
    if (worded === undefined)
        return info(message);
    const { sentence, command } = worded;
    const lines = [`${message} ${sentence}`];
    if (command !== undefined)
        lines.push(...(0,_text_command_lines_js__WEBPACK_IMPORTED_MODULE_14__/* .commandLines */ .Z)(command).map((line) => `    ${line}`));
    return info(lines.join('\n'));
}
function notFoundLines({ what, meant, by_id }) {
    const fact = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .capitalized */ .l2)((0,_deploy_find_find_by_name_js__WEBPACK_IMPORTED_MODULE_1__/* .noSuchDeployment */ .et)(by_id ? { deployment_id: what } : { name: what }))}.`;
    if (meant !== undefined)
        return [{ level: 'warning', text: `${fact} Did you mean "${meant}"?` }];
    return [{ level: by_id ? 'warning' : 'info', text: fact }];
}
function attemptLines({ status, serving }, before) {
    const fact = serving.is === 'revision'
        ? `Serving: revision ${(0,_revision_names_js__WEBPACK_IMPORTED_MODULE_12__/* .revisionName */ .pd)(before, serving.id)}.`
        : 'The service names no serving revision.';
    return info(`${fact} ${attemptSentence(status)}`);
}
function attemptSentence(status, { isPast = false } = {}) {
    const word = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(status, 40);
    const verbs = isPast ? ATTEMPT_VERBS.past : ATTEMPT_VERBS.present;
    const hasFailed = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'failed';
    const attempt = hasFailed
        ? `A failed attempt (${word}) ${verbs.lies} between`
        : `The latest revision (${word}) ${verbs.is} not serving`;
    return `${attempt}: settings and secrets ${verbs.are} compared with it.`;
}
const ATTEMPT_VERBS = {
    past: { lies: 'lay', is: 'was', are: 'were' },
    present: { lies: 'lies', is: 'is', are: 'are' }
};
function planLines(plan) {
    const changes = plan.changes.filter(({ difference }) => difference !== 'repeated');
    const rows = (0,_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .changeRows */ .QP)(changes, (0,_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .wordingOfPlan */ .ft)(plan));
    const texts = rows.map((row) => ({ name: row.input, text: (0,_changes_js__WEBPACK_IMPORTED_MODULE_6__/* .changeText */ .k0)(row) }));
    const tone = plan.operation === 'unchanged' ? 'aside' : undefined;
    const reasons = reasonsOf(plan).map((reason) => `  ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortenDigests */ .fQ)(reason)}`);
    return [
        ...info(`Plan: ${(0,_headline_js__WEBPACK_IMPORTED_MODULE_8__/* .planText */ .Pt)(plan)}`),
        ...reasons.flatMap((text) => info(text, tone)),
        ...alignRows(texts, 'change')
    ];
}
function reasonsOf(plan) {
    const { operation, new_revision, reasons, changes, pushed_commit } = plan;
    const isKept = operation === 'unchanged' || (operation === 'update' && !new_revision);
    const isExplained = isKept || operation === 'rollback' || pushed_commit !== undefined;
    if (isExplained)
        return reasons;
    const repeated = changes.filter(({ difference }) => difference === 'repeated');
    return [...new Set(repeated.flatMap(({ note }) => note ?? []))];
}
function sweepLines({ previews }) {
    const deleted = previews.filter(({ verdict }) => verdict === 'delete');
    const texts = previews.map(({ name, verdict, reason }) => {
        return { name: (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(name), text: `${verdict}: ${reason}` };
    });
    return [
        ...info(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(previews.length, 'preview')}, ${deleted.length} to delete`),
        ...alignRows(texts, 'preview')
    ];
}
const MOST_ROWS = 15;
function alignRows(rows, what) {
    const width = Math.max(0, ...rows.map(({ name }) => name.length));
    const lines = rows.map(({ name, text }) => `  ${name.padEnd(width)}  ${text}`);
    if (rows.length > MOST_ROWS)
        return [{ level: 'info', title: (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(rows.length, what), text: lines.join('\n') }];
    return lines.flatMap((text) => info(text));
}
function deployedLines({ status, requests, within_ms }, before) {
    if ((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) !== 'deployed')
        return [];
    const commit = (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_12__/* .commitOf */ .D3)(before);
    const wait = [(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(requests, 'request')];
    if (within_ms !== undefined)
        wait.push(`noticed within ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spellDuration */ .jl)(within_ms)}`);
    const debug = { level: 'debug', text: `         ${wait.join(', ')}` };
    if (commit === undefined)
        return [debug];
    return [...info(`         commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax)(commit)}`), debug];
}
function statusReadLines(event, before) {
    const { revision_id, status, elapsed_ms } = event;
    if (before.target.command === 'plan') {
        const name = (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_12__/* .revisionName */ .pd)(before, revision_id);
        return info(`Latest revision ${name}: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(status, 60)}`);
    }
    return [statusLine(elapsed_ms, status, before.revision.statuses.length)];
}
const TONES = { deployed: 'success', failed: 'failure' };
function toneOf(status) {
    return TONES[(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status)];
}
function statusLine(elapsed_ms, status, earlier) {
    const level = earlier < _record_js__WEBPACK_IMPORTED_MODULE_11__/* .MOST */ ._B ? 'info' : 'debug';
    const time = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatDuration */ .a3)(elapsed_ms).padStart(5);
    return { level, text: `  ${time}  ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(status, 60)}`, tone: toneOf(status) };
}
function retryLines({ problem, delay_ms }, { retries }) {
    const total = retries.total + 1;
    const soFar = total === 1 ? '' : ` (${total} failed attempts so far)`;
    const text = `  Retrying in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spellDuration */ .jl)(delay_ms)}${soFar}: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(problem)}`;
    const level = (0,_record_js__WEBPACK_IMPORTED_MODULE_11__/* .isFailureShown */ .u7)({ total, since_answer: 1 }) ? 'info' : 'debug';
    return [{ level, text, tone: 'aside' }];
}
function recoveredLines(_, { retries }) {
    if (!(0,_record_js__WEBPACK_IMPORTED_MODULE_11__/* .isFailureShown */ .u7)(retries))
        return [];
    return info(`  Recovered after ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .count */ .U9)(retries.since_answer, 'failed attempt')}.`, 'aside');
}
function servingLines({ revision_id, is_earlier }, { serving }) {
    if (!is_earlier || serving.named_by_agent === revision_id)
        return [];
    const fact = `The agent server still answers from revision ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortId */ .m_)(revision_id)}.`;
    return info(`  ${fact} Waiting for the deployed one.`);
}
function rollbackLines({ to, way }, before) {
    if (before.rollback?.to !== undefined)
        return info('The service cannot redeploy a revision; rolling back with a patch.');
    const name = (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_12__/* .revisionName */ .pd)(before, to);
    return info(`Rolling back to ${name}, the last revision that was DEPLOYED, with a ${way}.`);
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
    const { plan } = before;
    const { command } = before.target;
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
    if (plan?.pushed_commit !== undefined)
        return info('Nothing to send. The service builds this push automatically.');
    const isFinal = plan?.in_progress || command === 'rollback';
    if (isFinal)
        return info('Nothing was changed.');
    return info('Nothing was changed. To build again, set `new_revision: always`.');
}
function revisionLines(event, before) {
    const { revision_id, superseded } = event;
    const isPlan = before.target.command === 'plan';
    if (before.revision.id === revision_id || isPlan)
        return [];
    const name = (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_3__/* .nameRevision */ .h)(revision_id, (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_12__/* .codeOf */ .$N)(before, revision_id));
    const earlier = (0,_serving_now_js__WEBPACK_IMPORTED_MODULE_13__/* .revisionBefore */ .nA)((0,_record_js__WEBPACK_IMPORTED_MODULE_11__/* .recordEvent */ .yM)(before, event));
    if (superseded || earlier === undefined)
        return info(`Revision ${name}`);
    return info(`Revision ${name}; ${(0,_revision_names_js__WEBPACK_IMPORTED_MODULE_12__/* .revisionName */ .pd)(before, earlier)} was active before`);
}
function checkLines({ result, assistant, asked, events, elapsed_ms }) {
    const success = asked === undefined ? 'was found' : 'answered';
    const what = assistant === undefined ? '' : `: assistant "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(assistant)}"`;
    const took = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .spellDuration */ .jl)(elapsed_ms);
    if (result === 'passed')
        return info(`Smoke check${what} ${success} in ${took}`, 'success');
    const lines = events.map(({ event, text }) => `  ${event.padEnd(12)} ${text}`);
    return [
        ...info(`Smoke check${what} failed in ${took}`, 'failure'),
        ...lines.flatMap((line) => info(line))
    ];
}
function earlierLogLines({ log: { log, revision_id, lines } }) {
    const earlier = lines.slice(0, -_failure_js__WEBPACK_IMPORTED_MODULE_7__/* .LOG_LINES_AT_ERROR */ .gc).map((line) => `  ${line}`);
    const title = `Earlier lines of the ${log} log of revision ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .shortId */ .m_)(revision_id)}`;
    if (earlier.length === 0)
        return [];
    return [{ level: 'info', title, text: earlier.join('\n') }];
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
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6375);
/* harmony import */ var _headline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(35509);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50333);
/* harmony import */ var _revision_names_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40213);
/* harmony import */ var _rollout_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(41600);
/* harmony import */ var _serving_now_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(66364);
/* harmony import */ var _serving_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10441);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(54668);










const COLUMNS = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated'];
function rowOf(deployment, updated) {
    const hasRest = !(0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isGone */ .ST)(deployment);
    const hasAddress = hasRest && deployment.failure?.code !== 'deployment_deleted';
    const took = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(deployment).kind) ? 0 : ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .tookMs */ .gM)(deployment) ?? 0);
    return {
        Name: nameCell(deployment),
        Status: statusCell(deployment),
        Link: hasAddress ? linkCell(deployment) : '',
        Commit: hasRest ? commitCell(deployment) : '',
        Time: hasRest && took >= _timeline_js__WEBPACK_IMPORTED_MODULE_9__/* .SHORTEST_MS */ .I$ ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(took) : '',
        Updated: updated ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .formatTime */ .fU)(updated.at), updated.run_url) : ''
    };
}
function nameCell(deployment) {
    const label = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .labelOf */ .Wy)(deployment);
    const { name } = deployment;
    return label === name ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name, 100) : `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(label, 100)} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name, 100)})`;
}
function statusCell(deployment) {
    const { kind } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(deployment);
    return `${_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].icon} ${statusText(kind, deployment)}`;
}
function statusText(kind, { record, failure }) {
    const word = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)(_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .KINDS */ .GW[kind].word);
    const isInProgress = kind === 'pending' || kind === 'running';
    const status = isInProgress ? (0,_rollout_js__WEBPACK_IMPORTED_MODULE_6__/* .lastStatus */ .by)(record) : undefined;
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)(kind))
        return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .capitalized */ .l2)((0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .planText */ .Pt)(record.plan));
    if (status !== undefined)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(status, 40);
    if (kind === 'running' && record.target.command === undefined)
        return 'Waiting';
    if (kind === 'absent')
        return `${word}.${(0,_headline_js__WEBPACK_IMPORTED_MODULE_3__/* .suggestion */ .h)(record)}`;
    if (kind === 'blocked' && failure !== undefined)
        return `${word}. ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .escapeMessage */ .hC)(failure.what, 1_000)}`;
    if (kind !== 'failed' && kind !== 'failed_revision')
        return word;
    if (failure?.unchanged)
        return 'Not changed';
    if (record.rollback?.result?.rolled_back_to !== undefined)
        return 'Failed, rolled back';
    const failed = (0,_rollout_js__WEBPACK_IMPORTED_MODULE_6__/* .failedStatus */ .Wx)(record);
    return failed === undefined ? word : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(failed, 40);
}
function linkCell(deployment) {
    const links = [servingLinks(deployment), pageLink(deployment)];
    return links.filter((text) => text !== '').join(' · ');
}
function pageLink(deployment) {
    const { dashboard_url } = deployment.record.target;
    const hasLink = dashboard_url !== undefined && !(0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(deployment).kind);
    return hasLink ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('Dashboard', dashboard_url) : '';
}
function servingLinks(deployment) {
    const { record, failure } = deployment;
    const { url } = record.target;
    if (failure !== undefined && (0,_serving_now_js__WEBPACK_IMPORTED_MODULE_7__/* .servingNow */ .NA)(record).is === 'nothing')
        return 'nothing is serving';
    const remark = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(deployment).kind) ? undefined : (0,_serving_text_js__WEBPACK_IMPORTED_MODULE_8__/* .linkRemark */ .B_)(record);
    if (url === undefined || remark === undefined)
        return '';
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('Open', url)} · ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)('API docs', `${url}/docs`)}${remark}`;
}
function commitCell(deployment) {
    const { record } = deployment;
    const { revision, target, new_revision } = record;
    const hasRevision = revision.id !== undefined;
    const built = hasRevision && !(0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isPlan */ .q5)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .conclude */ .Ep)(deployment).kind) ? (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_5__/* .commitOf */ .D3)(record) : undefined;
    if (built !== undefined)
        return commitLink(record, built);
    const isKept = hasRevision && new_revision === false;
    if (target.commit === undefined || isKept)
        return '';
    return `for ${commitLink(record, target.commit)}`;
}
function commitLink({ target }, commit) {
    const isCommit = /^[0-9a-f]{7,64}$/i.test(commit);
    const url = target.repo_url?.replace(/\.git$/, '');
    const address = isCommit && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .isSafeAddress */ .cr)(url) ? `${url}/commit/${commit}` : undefined;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit)), address);
}


/***/ }),

/***/ 31783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LZ: () => (/* binding */ warningsBlock),
/* harmony export */   O8: () => (/* binding */ detailSections),
/* harmony export */   cz: () => (/* binding */ detailsOf),
/* harmony export */   fN: () => (/* binding */ idsList),
/* harmony export */   hF: () => (/* binding */ leadSections)
/* harmony export */ });
/* harmony import */ var _text_command_lines_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(79983);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14185);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6375);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);
/* harmony import */ var _changes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37400);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75851);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(88339);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(50333);
/* harmony import */ var _revision_names_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(40213);
/* harmony import */ var _serving_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(10441);










const LONGEST_LINE = 1_000;
const MOST_ROWS = 100;
const MOST_WARNINGS = 5;
function detailsOf(deployment, { isOneOfMany }) {
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .conclude */ .Ep)(deployment).kind === 'blocked')
        return '';
    const first = leadSections(deployment, isOneOfMany);
    const last = lessImportant(deployment, { isFolded: first.length > 0 || !isOneOfMany });
    const sections = nonEmpty([...first, last]).join('\n\n');
    if (!isOneOfMany || sections === '')
        return sections;
    return foldedDeployment(deployment, sections);
}
function lessImportant(deployment, { isFolded }) {
    const sections = detailSections(deployment);
    const text = nonEmpty([...sections, idsList(deployment)]).join('\n\n');
    if (text === '' || !isFolded)
        return text;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(sections.length > 0 ? 'Details' : 'IDs', text);
}
function foldedDeployment(deployment, sections) {
    const { failure } = deployment;
    const open = hasFailedChanges(deployment) || wouldChange((0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .conclude */ .Ep)(deployment).kind);
    const reason = failure === undefined || open ? '' : `: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(failure.what)}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .labelOf */ .Wy)(deployment), 100)}${reason}`, sections, { open });
}
function hasFailedChanges({ failure }) {
    return failure !== undefined && !failure.unchanged;
}
function wouldChange(kind) {
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isPlan */ .q5)(kind) && kind !== 'plan_unchanged';
}
function leadSections(deployment, isOneOfMany = false) {
    const { record, failure } = deployment;
    const { kind } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .conclude */ .Ep)(deployment);
    const { log } = record.revision;
    return nonEmpty([
        failure && failureBlock(failure, record, isOneOfMany),
        log && revisionLog(log),
        failure && fixBlock(failure),
        record.skipped && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMessage */ .hC)(record.skipped, 500),
        warningsBlock(record.warnings, record),
        failure && changesFold(deployment),
        (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isPlan */ .q5)(kind) ? changesSection(deployment) : undefined,
        record.sweep && previewsTable(record.sweep)
    ]);
}
function detailSections(deployment, picture) {
    const { record, failure } = deployment;
    if ((0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isGone */ .ST)(deployment))
        return [];
    const { kind } = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .conclude */ .Ep)(deployment);
    const hasChanges = !(0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isPlan */ .q5)(kind) && kind !== 'resumed' && failure === undefined;
    return nonEmpty([
        hasChanges ? changesSection(deployment) : undefined,
        record.check && transcript(record.check),
        picture
    ]);
}
function changesFold(deployment) {
    const { record, failure } = deployment;
    if (failure?.unchanged || (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isGone */ .ST)(deployment))
        return undefined;
    const changes = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .appliedChanges */ .Zl)(record);
    if (!hasNewValues(changes))
        return repeatedReason(record);
    const rows = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changeRows */ .QP)(changes, wordingOf(deployment));
    const texts = rows.map((row) => `${row.input}: ${(0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changeText */ .k0)(row)}`);
    const title = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(`Changes: ${texts.join('; ')}`, 300);
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(title, nonEmpty([changesTable(changes, deployment), attemptLine(deployment)]).join('\n\n'));
}
function repeatedReason({ plan, new_revision }) {
    const isRepeated = new_revision === true && plan !== undefined && plan.changes.length > 0;
    return isRepeated ? reasonsLine('Why a new revision', plan.reasons) : undefined;
}
function hasNewValues(changes) {
    return changes.some(({ difference }) => difference !== 'repeated');
}
function wordingOf({ record, isOver, failure }) {
    const isPlanned = record.operation === 'planned' || record.target.command === 'plan';
    const isPast = !isPlanned && (isOver || failure !== undefined);
    return { ...(record.plan && (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .wordingOfPlan */ .ft)(record.plan)), isPast };
}
function attemptLine(deployment) {
    const { attempt } = deployment.record;
    return attempt && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMessage */ .hC)((0,_log_js__WEBPACK_IMPORTED_MODULE_5__/* .attemptSentence */ .dT)(attempt.status, wordingOf(deployment)));
}
function idsList(deployment) {
    const ids = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .isGone */ .ST)(deployment) ? [] : (0,_revision_names_js__WEBPACK_IMPORTED_MODULE_7__/* .labeledIds */ .SL)(deployment.record);
    return ids.map(({ label, id }) => `- ${label}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id, 500)}`).join('\n');
}
function nonEmpty(sections) {
    return sections.filter((section) => section !== undefined && section !== '');
}
function failureBlock(failure, record, isOneOfMany) {
    const { code: errorCode, docs_url } = failure;
    const [what = '', ...facts] = [...(0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .linesOf */ .Dx)(failure), (0,_serving_text_js__WEBPACK_IMPORTED_MODULE_8__/* .servingFact */ .ty)(failure, record)]
        .filter((line) => line !== undefined)
        .map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMessage */ .hC)((0,_revision_names_js__WEBPACK_IMPORTED_MODULE_7__/* .withShortIds */ .DR)(line, record), LONGEST_LINE));
    const head = isOneOfMany ? `**${what}**` : 'Error code:';
    return [`${head} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(errorCode), docs_url)}`, ...facts]
        .map((line) => `> ${line}`)
        .join('  \n');
}
function fixBlock({ fix, command }) {
    if (fix.length === 0)
        return undefined;
    const lines = [`**To fix:** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMessage */ .hC)(fix.join(' '), LONGEST_LINE)}`];
    if (command !== undefined)
        lines.push((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)((0,_text_command_lines_js__WEBPACK_IMPORTED_MODULE_9__/* .commandLines */ .Z)((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(command, LONGEST_LINE)), 'sh'));
    return lines.join('\n').replaceAll(/^/gm, '> ');
}
function warningsBlock(warnings, record) {
    const quote = warnings
        .map((text) => `> ⚠️ ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMessage */ .hC)((0,_revision_names_js__WEBPACK_IMPORTED_MODULE_7__/* .withShortIds */ .DR)(text, record), LONGEST_LINE)}`)
        .join('\n>\n');
    if (warnings.length > MOST_WARNINGS)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(`⚠️ ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(warnings.length, 'warning')}`, quote);
    return quote === '' ? undefined : quote;
}
function changesSection(deployment) {
    const { plan } = deployment.record;
    if (plan === undefined)
        return undefined;
    const changes = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .appliedChanges */ .Zl)(deployment.record);
    const hasTable = hasNewValues(changes);
    const isRollback = plan.operation === 'rollback';
    const reasons = hasTable || isRollback ? undefined : reasonsLine('Why', plan.reasons);
    return nonEmpty([
        hasTable ? changesTable(changes, deployment) : undefined,
        attemptLine(deployment),
        isRollback ? rollbackLine(deployment) : reasons
    ]).join('\n\n');
}
function reasonsLine(label, reasons) {
    if (reasons.length === 0)
        return undefined;
    const texts = reasons
        .slice(0, MOST_ROWS)
        .map((reason) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMessage */ .hC)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortenDigests */ .fQ)(reason), LONGEST_LINE));
    return `${label}: ${texts.join('; ')}.`;
}
function rollbackLine(deployment) {
    const { record } = deployment;
    const { plan } = record;
    if (plan === undefined)
        return undefined;
    const { way, rolls_back_to: id, reasons } = plan;
    if (!wordingOf(deployment).isPast || way === undefined || id === undefined)
        return reasonsLine('How', reasons);
    const name = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMessage */ .hC)((0,_revision_names_js__WEBPACK_IMPORTED_MODULE_7__/* .revisionName */ .pd)(record, id));
    return way === 'patch'
        ? `How: a patch requested the code of revision ${name}. Everything else stayed unchanged.`
        : `How: a redeploy of revision ${name}. It may also have restored its secrets and resources.`;
}
function changesTable(changes, deployment) {
    const rows = (0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changeRows */ .QP)(changes, wordingOf(deployment));
    const effects = new Set(rows.map(({ new_revision }) => new_revision));
    const isMixed = deployment.record.plan?.operation !== 'create' && effects.size > 1;
    const hasBefore = rows.some(({ before }) => before !== undefined);
    const columns = { Input: ({ input }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(input) };
    if (hasBefore)
        columns.Before = ({ before }) => (before === undefined ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(before, 120));
    columns[hasBefore ? 'After' : 'Value'] = afterCell;
    if (isMixed)
        columns['New revision'] = ({ new_revision }) => (new_revision ? 'yes' : 'no');
    const cells = rows.map((row) => Object.values(columns).map((cellOf) => cellOf(row)));
    return firstRows(Object.keys(columns), cells, 'more field');
}
function afterCell({ before: _before, ...row }) {
    const { input, after, note } = row;
    if (after === undefined || input === 'secrets')
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMessage */ .hC)((0,_changes_js__WEBPACK_IMPORTED_MODULE_3__/* .changeText */ .k0)(row), 400);
    if (note === undefined)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(after, 120);
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(after, 120)} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMessage */ .hC)(note)})`;
}
function firstRows(head, rows, more) {
    const others = rows.length - MOST_ROWS;
    const text = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(head, rows.slice(0, MOST_ROWS));
    if (others <= 0)
        return text;
    return `${text}\n\n… and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(others, more)}`;
}
function transcript({ result, assistant, asked, events, elapsed_ms }) {
    const sign = result === 'passed' ? '✅' : '❌';
    const of = assistant === undefined ? '' : ` of assistant "${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(assistant, 100)}"`;
    const title = `${sign} Smoke check${of} ${result} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .spellDuration */ .jl)(elapsed_ms)}`;
    const rows = events.map(({ event, text }) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(event, 40), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMarkdown */ .FV)(text, 200)]);
    const answer = rows.length === 0 ? 'No events.' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .table */ .tp)(['Event', 'Payload'], rows);
    const request = asked === undefined ? '' : `Sent: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(asked, 200)}\n\n`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)(title, `${request}${answer}`);
}
function revisionLog(log) {
    const title = `${(0,_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .logTitle */ .V8)(log)} of revision ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .shortId */ .m_)(log.revision_id)}`;
    const lines = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeBlock */ .DV)(log.lines.slice(-_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .LOG_LINES_AT_ERROR */ .gc), 'text');
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .folded */ .TM)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeHtml */ .ZD)(title), lines, { open: true });
}
function previewsTable(sweep) {
    const { previews } = sweep;
    if (previews.length === 0)
        return undefined;
    const rows = previews.map((preview) => {
        const { name, pull, reason } = preview;
        return [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name), String(pull), previewResult(preview, sweep), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .escapeMessage */ .hC)(reason)];
    });
    return firstRows(['Preview', 'Number', 'Result', 'Reason'], rows, 'more preview');
}
function previewResult({ name, verdict }, { swept }) {
    if (verdict === 'keep')
        return 'kept';
    const deleted = swept.find((preview) => preview.name === name);
    if (deleted === undefined)
        return 'not deleted';
    if (deleted.deletion === undefined)
        return 'would be deleted';
    return _log_js__WEBPACK_IMPORTED_MODULE_5__/* .DELETIONS */ .OE[deleted.deletion].word;
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
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(50333);
/* harmony import */ var _rollout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41600);





const SHORTEST_MS = 1_000;
function timeline(deployment) {
    const { revision, rollback } = deployment.record;
    const endMs = revision.waited_ms ?? waitedUntilEnd(deployment);
    const hasFailed = revision.statuses.some(({ status }) => (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'failed');
    const shortestMs = hasFailed ? 1 : SHORTEST_MS;
    if (endMs < shortestMs || revision.statuses.length === 0)
        return undefined;
    const steps = revision.statuses.map(({ revision_id, status, elapsed_ms }) => {
        return { section: plainName(revision_id).slice(0, 8), status, from: elapsed_ms };
    });
    const { statuses: rollbackStatuses = [] } = rollback ?? {};
    const rollbackSteps = rollbackStatuses.map(({ status, elapsed_ms }) => {
        return { section: 'Rollback', status, from: endMs + elapsed_ms };
    });
    const lastMs = rollbackSteps.at(-1)?.from ?? endMs;
    const tasks = [...draw(steps, endMs), ...draw(rollbackSteps, lastMs, endMs)];
    return gantt('Time in each status', lastMs, tasks);
}
function waitedUntilEnd({ record, failure, wait_began_ms, ended_ms }) {
    const wasWaiting = (0,_rollout_js__WEBPACK_IMPORTED_MODULE_4__/* .lastVerdict */ .Yw)(record) === 'pending' && record.target.command !== 'plan';
    if (failure === undefined || !wasWaiting)
        return 0;
    return wait_began_ms === undefined || ended_ms === undefined ? 0 : ended_ms - wait_began_ms;
}
function deploymentsTimeline(states) {
    const tasks = [];
    let lastMs = 0;
    for (const state of states) {
        const { record, failure, started_ms, ended_ms } = state;
        if (record.target.command === 'delete')
            continue;
        if (started_ms === undefined || ended_ms === undefined)
            continue;
        tasks.push(task(plainName((0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .labelOf */ .Wy)(state)), failure ? 'crit' : 'done', started_ms, ended_ms));
        lastMs = Math.max(lastMs, ended_ms);
    }
    return lastMs < SHORTEST_MS ? undefined : gantt('Time of each deployment', lastMs, tasks);
}
function gantt(title, lastMs, tasks) {
    const axis = lastMs < 3_600_000 ? '%M:%S' : '%H:%M:%S';
    const head = [
        `title ${title}`,
        'dateFormat x',
        `axisFormat ${axis}`,
        `tickInterval ${tickInterval(lastMs)}`
    ];
    const lines = [...head, 'todayMarker off', ...tasks];
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)(['gantt', ...lines.map((line) => `  ${line}`)], 'mermaid');
}
const TICKS_S = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800];
function tickInterval(lastMs) {
    const seconds = TICKS_S.find((tick) => tick * 6_000 >= lastMs);
    if (seconds === undefined)
        return `${Math.ceil(lastMs / 3_600_000 / 6)}hour`;
    return seconds < 60 ? `${seconds}second` : `${seconds / 60}minute`;
}
function draw(steps, endMs, beginMs = 0) {
    const lines = [];
    for (const [index, step] of steps.entries()) {
        if (step.section !== steps[index - 1]?.section)
            lines.push(`section ${step.section}`);
        const isPending = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(step.status) === 'pending';
        lines.push(isPending ? span(step, steps[index + 1], endMs) : milestone(step, beginMs));
    }
    return lines;
}
function span({ section, status, from }, next, endMs) {
    const until = Math.max(from, next?.from ?? endMs);
    const name = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(until - from)} ${plainName(status)}`;
    if (next === undefined)
        return task(name, 'active', from, until);
    const hasFailed = next.section === section && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(next.status) === 'failed';
    return task(name, hasFailed ? 'crit' : 'done', from, until);
}
function milestone({ status, from }, beginMs) {
    const name = `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(from - beginMs)} to ${plainName(status)}`;
    const critical = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'deployed' ? '' : 'crit, ';
    return `${name} :${critical}milestone, ${Math.round(from)}, 0ms`;
}
function task(name, state, from, until) {
    const start = Math.round(from);
    const end = Math.max(Math.round(until), start + 1);
    return `${name} :${state}, ${start}, ${end}`;
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
/* harmony export */   Wy: () => (/* binding */ labelOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   gM: () => (/* binding */ tookMs),
/* harmony export */   q5: () => (/* binding */ isPlan),
/* harmony export */   uq: () => (/* binding */ kindOfFailure)
/* harmony export */ });
/* harmony import */ var _rollout_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41600);

function labelOf({ key = '', name }) {
    return key === '' ? name : key;
}
function tookMs({ started_ms, ended_ms }) {
    return started_ms === undefined || ended_ms === undefined ? undefined : ended_ms - started_ms;
}
const ROWS = {
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
};
const KINDS = ROWS;
function conclude({ record, failure, isOver }) {
    if (failure !== undefined)
        return { kind: kindOfFailure(failure), failure };
    return { kind: kindOf(record, isOver) };
}
const KIND_OF_CODE = {
    dependency_failed: 'blocked',
    superseded: 'superseded',
    wait_timeout: 'timed_out',
    cancelled: 'cancelled'
};
function kindOfFailure({ kind, code }) {
    if (kind === 'cancelled')
        return code === 'internal' ? 'stopped' : 'cancelled';
    return KIND_OF_CODE[code] ?? 'failed';
}
function kindOf(record, isOver) {
    const { target, operation = 'unchanged', deletion, plan, revision } = record;
    if (operation === 'deleted')
        return deletion === 'absent' ? 'absent' : 'deleted';
    if (operation === 'swept' || operation === 'skipped')
        return operation;
    if (target.command === 'plan' || operation === 'planned')
        return plan === undefined ? 'planned' : `plan_${plan.operation}`;
    if (!isOver)
        return 'running';
    if ((0,_rollout_js__WEBPACK_IMPORTED_MODULE_0__/* .isPending */ .mm)(record))
        return 'pending';
    if ((0,_rollout_js__WEBPACK_IMPORTED_MODULE_0__/* .failedStatus */ .Wx)(record) !== undefined)
        return 'failed_revision';
    if (revision.other_commit !== undefined)
        return 'other_commit';
    return operation === 'unchanged' && (0,_rollout_js__WEBPACK_IMPORTED_MODULE_0__/* .hasBecomeLive */ ._Q)(record) ? 'resumed' : operation;
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
    if (list === 'failed')
        return 0;
    return github === 'in_progress' ? 1 : 2;
}
function isPlan(kind) {
    return KINDS[kind].is_plan === true;
}
function pastOf(kind) {
    const { word } = KINDS[kind];
    return kind === 'failed' || kind === 'timed_out' ? word : `was ${word}`;
}
const GONE = new Set(['deleted', 'absent', 'swept', 'skipped', 'blocked']);
function isGone(deployment) {
    return GONE.has(conclude(deployment).kind) || deployment.record.target.command === 'delete';
}


/***/ }),

/***/ 42011:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ manifestOutputs),
/* harmony export */   Yz: () => (/* binding */ outputsOf),
/* harmony export */   hP: () => (/* binding */ plansOutput),
/* harmony export */   tY: () => (/* binding */ Outputs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50333);
/* harmony import */ var _plan_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98812);
/* harmony import */ var _rollout_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(41600);
/* harmony import */ var _serving_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(10441);






const OUTPUTS = {
    deployment_id: ({ target }) => target.id,
    revision_id: ({ revision }) => revision.id,
    url: ({ target }) => target.url,
    operation: ({ operation }) => operation,
    dashboard_url: ({ target }) => target.dashboard_url,
    smoke: ({ operation, check }) => operation && (check?.result ?? 'skipped'),
    new_revision: ({ new_revision }) => new_revision?.toString(),
    status: (record) => {
        const status = (0,_rollout_js__WEBPACK_IMPORTED_MODULE_4__/* .lastStatus */ .by)(record);
        return status && (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(status, 200);
    },
    commit_sha: _serving_text_js__WEBPACK_IMPORTED_MODULE_5__/* .servingCommit */ .yR,
    docs_url: ({ target: { url } }) => url && `${url}/docs`,
    serving_revision_id: ({ serving }) => serving.named_by_agent,
    rolled_back_to: ({ rollback, rolled_back_to }) => rollback?.result?.rolled_back_to ?? rolled_back_to,
    plan: ({ plan }) => plan && JSON.stringify((0,_plan_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .planFacts */ .pE)(plan)),
    swept: ({ sweep }) => sweep && JSON.stringify(sweep.swept.map(({ name }) => name))
};
function outputsOf(record) {
    const outputs = {};
    for (const [name, valueOf] of Object.entries(OUTPUTS)) {
        const value = valueOf(record);
        if (value !== undefined)
            outputs[name] = value;
    }
    return outputs;
}
function manifestOutputs(states) {
    const deployments = {};
    for (const state of states)
        deployments[state.key] = resultOf(state);
    return {
        ...sweptOutput(states),
        deployments: JSON.stringify(deployments),
        deployed: keysOf('deployed', states),
        unchanged: keysOf('unchanged', states),
        failed: keysOf('failed', states),
        skipped: keysOf('skipped', states)
    };
}
function keysOf(list, states) {
    const listed = states.filter((state) => (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .conclude */ .Ep)(state), state.record) === list);
    return JSON.stringify(listed.map(({ key }) => key));
}
function sweptOutput(states) {
    const sweeps = states.flatMap(({ record }) => record.sweep ?? []);
    if (sweeps.length === 0)
        return {};
    const names = sweeps.flatMap(({ swept }) => swept.map(({ name }) => name));
    return { swept: JSON.stringify(names) };
}
function resultOf(state) {
    const { record, failure } = state;
    const { target, revision, operation, new_revision } = record;
    const took = (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .tookMs */ .gM)(state);
    return {
        operation: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .conclude */ .Ep)(state).kind === 'blocked' ? 'skipped' : operation,
        status: (0,_rollout_js__WEBPACK_IMPORTED_MODULE_4__/* .lastStatus */ .by)(record),
        new_revision,
        deployment_id: target.id,
        revision_id: revision.id,
        url: target.url,
        dashboard_url: target.dashboard_url,
        error_code: failure?.code,
        seconds: took === undefined ? undefined : Math.round(took / 100) / 10
    };
}
function plansOutput(states) {
    const plans = {};
    for (const { key, record } of states) {
        if (record.plan !== undefined)
            plans[key] = (0,_plan_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .planFacts */ .pE)(record.plan);
    }
    return Object.keys(plans).length === 0 ? {} : { plans: JSON.stringify(plans) };
}
class Outputs {
    runner;
    written = new Map();
    lostBy;
    isReported = false;
    constructor(runner) {
        this.runner = runner;
    }
    write(values) {
        for (const [name, value] of Object.entries(values)) {
            if (this.written.get(name) === value)
                continue;
            this.written.set(name, value);
            try {
                this.runner.output(name, value);
            }
            catch (error) {
                this.lostBy ??= error;
            }
        }
    }
    takeLoss(changes = '') {
        if (this.lostBy === undefined || this.isReported)
            return undefined;
        this.isReported = true;
        const reason = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(this.lostBy));
        return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('outputs_not_written', {
            what: `Not all outputs of this step could be written: ${reason}`,
            fix: [`Free space on the disk of the runner, and check GITHUB_OUTPUT.${changes}`]
        });
    }
}


/***/ }),

/***/ 29256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ RunReport)
});

// EXTERNAL MODULE: ./lib/src/adapters/github/warn-on-failure.js
var warn_on_failure = __webpack_require__(82578);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/masking/redact-facts.js
var redact_facts = __webpack_require__(54198);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/github/comment.js + 1 modules
var comment = __webpack_require__(78249);
// EXTERNAL MODULE: ./lib/src/report/github/github-deployment.js
var github_deployment = __webpack_require__(86020);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/report/github/record-lines.js

function recordLines({ pull, environments }, { server_url, repository }) {
    const page = `${server_url}/${repository}`;
    const lines = [];
    if (pull !== undefined)
        lines.push(`Wrote the comment on pull request #${pull}: ${page}/pull/${pull}`);
    const [environment, ...others] = environments;
    if (environment === undefined)
        return lines;
    const all = `${page}/deployments`;
    if (others.length > 0)
        return [...lines, `Recorded ${environments.length} GitHub deployments: ${all}`];
    const name = (0,sanitize/* sanitizeLine */.g$)(environment);
    const address = `${all}/${encodeURIComponent(environment)}`;
    return [...lines, `Recorded the GitHub deployment in environment ${name}: ${address}`];
}

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/report/headline.js
var headline = __webpack_require__(35509);
// EXTERNAL MODULE: ./lib/src/report/outcome.js
var outcome = __webpack_require__(50333);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/report/revision-names.js
var revision_names = __webpack_require__(40213);
// EXTERNAL MODULE: ./lib/src/report/markdown/row.js
var markdown_row = __webpack_require__(55663);
// EXTERNAL MODULE: ./lib/src/report/markdown/sections.js
var markdown_sections = __webpack_require__(31783);
// EXTERNAL MODULE: ./lib/src/report/markdown/timeline.js
var timeline = __webpack_require__(54668);
;// CONCATENATED MODULE: ./lib/src/report/markdown/summary.js









const MOST_CHARACTERS = 900_000;
function renderSummary(input) {
    const { failure, warnings = [] } = input;
    if (input.deployments.length === 0 && failure === undefined)
        return '';
    const deployments = input.deployments.toSorted((a, b) => (0,outcome/* rankOf */.IQ)((0,outcome/* conclude */.Ep)(a).kind) - (0,outcome/* rankOf */.IQ)((0,outcome/* conclude */.Ep)(b).kind));
    const [first = { name: '', record: record/* EMPTY_RECORD */.sU, failure, isOver: true }] = deployments;
    const isOne = deployments.length <= 1;
    const [heading, ...sections] = isOne ? sectionsOfOne(first) : sectionsOfMany(deployments);
    const allWarnings = isOne ? warnings : [...warnings, ...sharedWarnings(deployments)];
    const whole = joined([
        heading,
        isOne ? factsTable(first) : rowsTable(deployments),
        (0,markdown_sections/* warningsBlock */.LZ)(allWarnings, record/* EMPTY_RECORD */.sU),
        ...sections
    ]);
    return whole.length <= MOST_CHARACTERS
        ? whole
        : joined([heading, 'The details are in the log of the run.']);
}
function sectionsOfOne(deployment) {
    const heading = `### ${(0,headline/* headline */.Pl)((0,outcome/* conclude */.Ep)(deployment), deployment.record)}`;
    const ids = (0,markdown_sections/* idsList */.fN)(deployment);
    return [
        heading,
        ...(0,markdown_sections/* leadSections */.hF)(deployment),
        ...(0,markdown_sections/* detailSections */.O8)(deployment, (0,timeline/* timeline */.IO)(deployment)),
        ...(ids === '' ? [] : [(0,markdown/* folded */.TM)('IDs', ids)])
    ];
}
function sectionsOfMany(deployments) {
    const details = deployments.map((deployment) => (0,markdown_sections/* detailsOf */.cz)({ ...deployment, record: { ...deployment.record, warnings: [] } }, { isOneOfMany: true }));
    const ends = deployments.map((one) => ({ ...(0,outcome/* conclude */.Ep)(one), name: (0,outcome/* labelOf */.Wy)(one) }));
    return [`### ${(0,headline/* headlineOfMany */.Xm)(ends)}`, ...details, (0,timeline/* deploymentsTimeline */.Mf)(deployments)];
}
function sharedWarnings(deployments) {
    const warnings = deployments.flatMap((deployment) => {
        const { record } = deployment;
        const key = (0,outcome/* labelOf */.Wy)(deployment);
        return record.warnings.map((text) => ({ key, text: (0,revision_names/* withShortIds */.DR)(text, record) }));
    });
    return (0,format/* groupByText */.YQ)(warnings).map(({ text, keys }) => `${keys.join(', ')}: ${text}`);
}
function rowsTable(deployments) {
    const rows = deployments.map((deployment) => (0,markdown_row/* rowOf */.O)(deployment));
    const names = markdown_row/* COLUMNS */.c.filter((name) => rows.some((row) => row[name] !== ''));
    const cells = rows.map((row) => names.map((name) => row[name]));
    return (0,markdown/* table */.tp)(names, cells);
}
function factsTable(deployment) {
    const row = (0,markdown_row/* rowOf */.O)(deployment);
    const names = markdown_row/* COLUMNS */.c.filter((name) => name !== 'Name' && row[name] !== '');
    const hasChanged = !(0,outcome/* isPlan */.q5)((0,outcome/* conclude */.Ep)(deployment).kind) && !deployment.failure?.unchanged;
    if (names.length < 2 || !hasChanged)
        return undefined;
    const cells = names.map((name) => row[name]);
    return (0,markdown/* table */.tp)(names, [cells]);
}
function joined(blocks) {
    return `${blocks.filter((block) => block !== undefined && block !== '').join('\n\n')}\n`;
}

// EXTERNAL MODULE: ./lib/src/report/outputs.js
var report_outputs = __webpack_require__(42011);
// EXTERNAL MODULE: ./lib/src/report/log.js
var log = __webpack_require__(88339);
;// CONCATENATED MODULE: ./lib/src/report/reporter.js



const LONGEST_STATUS = 40;
class Reporter {
    ports;
    current = record/* EMPTY_RECORD */.sU;
    constructor(ports) {
        this.ports = ports;
    }
    get lines() {
        return this.ports.lines;
    }
    record() {
        return this.current;
    }
    emit(event) {
        const { lines, outputs, redactor, observe } = this.ports;
        const before = this.current;
        this.current = (0,record/* recordEvent */.yM)(before, event);
        observe?.(event);
        for (const fact of publicFacts(this.current))
            redactor.keep(fact);
        for (const line of (0,log/* logLines */.OG)(withoutSecretStatus(event, redactor), before)) {
            const { level, text, title, tone } = line;
            if (title !== undefined)
                lines.group(title, text);
            else if (level === 'info')
                lines.info(text, { tone });
            else
                lines[level](text);
        }
        const withdrawn = Object.fromEntries(Object.keys((0,report_outputs/* outputsOf */.Yz)(before)).map((name) => [name, '']));
        outputs?.write({ ...withdrawn, ...(0,report_outputs/* outputsOf */.Yz)(this.current) });
        if (this.current.last_write === undefined)
            this.assertOutputsWritten();
    }
    assertOutputsWritten() {
        const { last_write } = this.current;
        const changes = last_write === undefined ? undefined : changesOf(this.current);
        const loss = this.ports.outputs?.takeLoss(changes);
        if (loss !== undefined)
            throw loss;
    }
    failed({ code }) {
        this.ports.outputs?.write({ error_code: code });
    }
    end(failure) {
        const { target, operation } = this.current;
        const isLive = failure === undefined && operation !== 'deleted';
        if (isLive && target.url !== undefined)
            this.lines.info(`URL  ${target.url}  (API docs at /docs)`);
    }
}
function withoutSecretStatus(event, redactor) {
    const isLong = 'status' in event && event.status.length > LONGEST_STATUS;
    return isLong ? { ...event, status: redactor.redactAll(event.status) } : event;
}
function publicFacts({ target, revision, plan, rollback }) {
    const facts = [
        target.id,
        revision.id,
        target.url?.replace(/[?#].*$/s, ''),
        target.dashboard_url,
        rollback?.result?.rolled_back_to,
        plan?.rolls_back_to
    ];
    for (const { revision_id, commit_sha } of revision.commits)
        facts.push(revision_id, commit_sha, commit_sha.slice(0, 7));
    return facts.filter((fact) => fact !== undefined);
}
function changesOf({ target, revision }) {
    const stay = 'The changes made so far stay';
    if (target.id === undefined)
        return ` ${stay}.`;
    const made = revision.id === undefined ? '' : `, revision ${revision.id}`;
    return ` ${stay}: deployment ${target.id}${made}.`;
}

;// CONCATENATED MODULE: ./lib/src/run/report/run-report.js












class RunReport {
    ports;
    problems = { reported: new Set(), warn: (message) => this.warn(message) };
    ending = new AbortController();
    outputs;
    reporters = new Map();
    deployments = new Map();
    closings = [];
    warnings = [];
    startedAt;
    comment;
    constructor(ports) {
        this.ports = ports;
        this.outputs = new report_outputs/* Outputs */.tY(ports.runner);
        this.startedAt = ports.clock.now();
    }
    get states() {
        return [...this.deployments.values()];
    }
    openComment(commented, { command, github }) {
        const ending = this.ending.signal;
        const use = { ...this.ports, ...this.problems, ending, command, token: github.token };
        this.comment = (0,comment/* openComment */.a9)(commented, this.ports, (0,warn_on_failure/* guardWrites */.Gh)(use));
    }
    start(key) {
        const reporter = new Reporter({
            lines: this.linesOf(key),
            redactor: this.ports.redactor,
            outputs: this.outputsOf(key),
            observe: (event) => this.follow(key, event, reporter)
        });
        this.reporters.set(key, reporter);
        this.change(key, { started_ms: this.elapsedMs() });
        return reporter;
    }
    end(key, failure, closeRecords) {
        if (closeRecords !== undefined)
            this.closings.push(closeRecords);
        const hasStarted = this.reporters.has(key);
        const time = hasStarted ? { ended_ms: this.elapsedMs() } : {};
        const state = this.change(key, { isOver: true, failure, ...time });
        this.showEnd(state);
        const isLast = this.states.every(({ isOver }) => isOver);
        if (!isLast)
            this.comment?.update(state, this.states);
    }
    async finish(failure, summarized) {
        const steps = [() => this.closeGitHub(), () => this.writeSummary(summarized)];
        if (failure?.kind === 'cancelled')
            steps.reverse();
        let code = failure?.code ?? null;
        for (const step of steps) {
            await step().catch((error) => {
                const unreported = describeUnreported(error);
                this.showFailure(unreported);
                if (failure === undefined)
                    this.outputs.write({ error_code: unreported.code });
                code ??= 'internal';
            });
        }
        return code;
    }
    warnOfLoss() {
        const loss = this.outputs.takeLoss();
        if (loss !== undefined)
            this.ports.runner.warning(loss.what);
    }
    showFailure(failure, inLog = failure) {
        this.ports.runner.error((0,report_failure/* failureText */.kY)(inLog, record/* EMPTY_RECORD */.sU), failure);
    }
    change(key, changes) {
        const state = this.deployments.get(key) ?? newState(key);
        const changed = { ...state, ...changes };
        this.deployments.set(key, changed);
        return changed;
    }
    warn(message) {
        if (!this.showWarning(message))
            return;
        this.warnings.push(message);
        this.ports.observe?.({ type: 'warning', message });
    }
    follow(key, event, reporter) {
        const before = this.deployments.get(key) ?? newState(key);
        const isFirstStatus = event.type === 'status_read' && before.wait_began_ms === undefined;
        const state = this.change(key, {
            record: reporter.record(),
            ...(isFirstStatus && { wait_began_ms: this.elapsedMs() - event.elapsed_ms })
        });
        this.showEvent(state, event);
        const hasBegun = (0,github_deployment/* isUnderWay */.gn)(state.record) && !(0,github_deployment/* isUnderWay */.gn)(before.record);
        if (hasBegun)
            this.comment?.update(state, this.states);
    }
    async closeGitHub() {
        const ended = this.states.filter(hasBegun);
        this.ending.abort();
        const closings = Promise.all(this.closings.map((close) => close()));
        const [records, comment] = await Promise.all([closings, this.comment?.close(ended)]);
        const environments = records.filter((environment) => environment !== undefined);
        const { context, runner } = this.ports;
        for (const line of recordLines({ pull: comment, environments }, context))
            runner.info(line);
    }
    async writeSummary(failure) {
        const { warnings, ports } = this;
        const facts = { deployments: this.states.filter(hasBegun), failure, warnings };
        await ports.runner.summary(renderSummary((0,redact_facts/* redactFacts */.t)(facts, ports.redactor)));
    }
    elapsedMs() {
        return this.ports.clock.now() - this.startedAt;
    }
}
function newState(key) {
    return { key, name: key, isOver: false, record: record/* EMPTY_RECORD */.sU };
}
function hasBegun({ isOver, started_ms }) {
    return isOver || started_ms !== undefined;
}
function describeUnreported(error) {
    const reason = (0,sanitize/* sanitizeLine */.g$)((0,errors/* messageOf */.bD)(error));
    const what = `The result of this run could not be reported: ${reason}`;
    return { ...(0,report_failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU), what, facts: [] };
}


/***/ }),

/***/ 24397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ runDeployment)
});

// EXTERNAL MODULE: ./lib/src/adapters/github/github-reads.js
var github_reads = __webpack_require__(25448);
// EXTERNAL MODULE: ./lib/src/adapters/http/time-limit.js
var time_limit = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/inputs/checked-out-code.js
var checked_out_code = __webpack_require__(37806);
// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var connection = __webpack_require__(65544);
// EXTERNAL MODULE: ./lib/src/inputs/github-records.js
var github_records = __webpack_require__(34860);
// EXTERNAL MODULE: ./lib/src/inputs/paths.js + 1 modules
var paths = __webpack_require__(18404);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/adapters/github/warn-on-failure.js
var warn_on_failure = __webpack_require__(82578);
// EXTERNAL MODULE: ./lib/src/report/record.js
var report_record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/report/github/comment.js + 1 modules
var github_comment = __webpack_require__(78249);
// EXTERNAL MODULE: ./lib/src/report/github/github-deployment.js
var github_deployment = __webpack_require__(86020);
// EXTERNAL MODULE: ./lib/src/report/github/retire-records.js
var retire_records = __webpack_require__(31325);
;// CONCATENATED MODULE: ./lib/src/report/github/run-records.js






const MOST_IN_PROGRESS = 10;
function openRunRecords({ github: access, dry_run, run_size = 1 }, use, ports) {
    if (!('records' in access))
        return sweepRecords(access, use, ports);
    const place = (0,github_records/* recordPlace */.ZJ)(access, access.records.name);
    if (place === undefined || access.records.plans || dry_run)
        return NO_RECORDS;
    const recorder = new github_deployment/* DeploymentRecorder */.qK({ ...access.records, ...place }, ports, (0,warn_on_failure/* guardWrites */.Gh)(use), (0,warn_on_failure/* warnerOf */.Z9)(use));
    return {
        ...NO_RECORDS,
        observe: (record) => {
            if (run_size <= MOST_IN_PROGRESS || record.operation === 'created')
                recorder.observe(record);
        },
        close: async (record, failure) => (await recorder.close(record, failure)) ? place.environment : undefined
    };
}
const NO_RECORDS = {
    observe: () => { },
    swept: async () => { },
    close: async () => undefined
};
function sweepRecords(access, use, ports) {
    const guard = (0,warn_on_failure/* guardWrites */.Gh)(use);
    const warn = (0,warn_on_failure/* warnerOf */.Z9)(use);
    const swept = async ({ name, pull }) => {
        const place = (0,github_records/* sweptPlace */.x0)(access, name);
        const comment_on = access.comments ? { comment_on: pull } : {};
        const records = { ...place, transient: true, deletes: true, ...comment_on };
        const comment = (0,github_comment/* openComment */.a9)({ records, keys: [name] }, ports, guard);
        const record = { ...report_record/* EMPTY_RECORD */.sU, target: { name }, operation: 'deleted' };
        await Promise.all([
            guard(github_deployment/* WHAT */.Jp, (github) => (0,retire_records/* retireRecords */.A)(github, place, { description: github_deployment/* DELETED */.UW, warn })),
            comment?.close([{ key: name, name, record, isOver: true }])
        ]);
    };
    return { ...NO_RECORDS, swept };
}

// EXTERNAL MODULE: ./lib/src/report/serving-text.js
var serving_text = __webpack_require__(10441);
// EXTERNAL MODULE: ./lib/src/adapters/http/safe-url.js
var safe_url = __webpack_require__(15459);
// EXTERNAL MODULE: ./lib/src/deploy/core/session.js
var core_session = __webpack_require__(91478);
// EXTERNAL MODULE: ./lib/src/contract/answers.js + 1 modules
var answers = __webpack_require__(86263);
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
// EXTERNAL MODULE: ./lib/src/deploy/core/confirm.js
var core_confirm = __webpack_require__(83366);
// EXTERNAL MODULE: ./lib/src/deploy/core/settle.js
var settle = __webpack_require__(75099);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-by-name.js
var find_by_name = __webpack_require__(57469);
// EXTERNAL MODULE: ./lib/src/repository/image.js
var repository_image = __webpack_require__(45150);
// EXTERNAL MODULE: ./lib/src/repository/same-value.js
var same_value = __webpack_require__(49705);
;// CONCATENATED MODULE: ./lib/src/deploy/find/ownership.js





async function findForeignReason(session, deployment, claim) {
    const other = otherRepository(deployment, claim);
    if (other !== undefined && !claim.head_is_gone)
        return other;
    const isOurs = isShownAsOurs(deployment, claim);
    if (isOurs)
        return undefined;
    const { image_uri } = deployment.source_revision_config;
    if (isOurs === undefined && claim.unrecorded && image_uri) {
        const problem = `is not set, and ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} runs an image: ` +
            'its name alone does not prove that it belongs to this repository. ' +
            'Set image_uri to the image of this preview, without tag or digest, or use another name.';
        throw new errors/* InputError */.dz([{ input: 'image_uri', problem }]);
    }
    const recorded = (await session.records.recordedIds(deployment.name)) ?? [];
    if (recorded.includes(deployment.id))
        return undefined;
    if (other !== undefined && claim.unrecorded)
        return other;
    if (other !== undefined)
        return `${other}, and no GitHub Deployment of this repository names it`;
    if (isOurs === false)
        return `it runs the image ${(0,sanitize/* sanitizeLine */.g$)(image_uri ?? '', 200)}, not the image of this run`;
    if (recorded.length === 0)
        return undefined;
    return 'the GitHub Deployments of this repository name another deployment';
}
async function refuseForeign(session, deployment, claim) {
    if (claim === undefined)
        return;
    const why = await findForeignReason(session, deployment, claim);
    if (why === undefined)
        return;
    const fix = 'Set another `name`. Previews of two repositories on one control plane need different names.';
    throw foreignError(deployment, why, fix);
}
function foreignError(deployment, why, fix) {
    const what = `Deployment ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} belongs to another repository: ${why}.`;
    return new errors/* PlanError */.W6('foreign_deployment', { what, fix: [fix] });
}
function otherRepository({ source_config }, { repositories }) {
    const repository = source_config.repo_url?.trim();
    if (!repository || repositories.some((own) => (0,same_value/* isSameValue */.am)('repo_url', own, repository)))
        return undefined;
    return `it is built from ${(0,sanitize/* sanitizeLine */.g$)(repository, 200)}`;
}
function isShownAsOurs(deployment, claim) {
    if (deployment.source_config.repo_url?.trim())
        return otherRepository(deployment, claim) === undefined;
    const { image_uri } = deployment.source_revision_config;
    if (!image_uri || claim.image_uri === undefined)
        return undefined;
    return imageRepository(image_uri) === imageRepository(claim.image_uri);
}
const imageRepository = (image) => (0,repository_image/* parseImage */.zZ)(image).repository.toLowerCase();

;// CONCATENATED MODULE: ./lib/src/deploy/delete/delete-deployment.js












async function deleteDeployment(session, target, terms = {}) {
    const { emit } = session;
    const { ownership, confirm } = terms;
    const found = await findForDelete(session, target, ownership);
    if (found.is === 'kept') {
        emit({ type: 'warning', message: found.reason });
        return emit({ type: 'skipped', reason: 'Nothing was deleted.' });
    }
    const asks = confirm !== undefined && ownership?.if_foreign !== 'keep';
    if (found.is === 'found' && asks)
        await confirmDelete(session, found.id, { ...terms, confirm });
    const deletion = found.is === 'found' ? await deleteById(session, found.id, terms) : found.is;
    if (deletion === 'absent')
        await reportAbsent(session, target);
    emit({ type: 'operation_decided', operation: 'deleted', new_revision: false });
    emit({ type: 'deletion_read', deletion });
}
async function confirmDelete({ controlPlane }, id, { confirm, tracing_project }) {
    const deployment = (await (0,retry/* orNull */.Xd)(controlPlane.readDeployment(id))) ?? {
        id,
        name: id,
        source_config: {}
    };
    const url = (0,web_address/* webAddress */.D)((0,answers/* shownUrl */.zA)(deployment)) ?? 'without a URL';
    const scope = `all of its revisions${tracing_project ? ', and its traces' : ''}`;
    const what = `This deletes ${(0,find_by_name/* describeDeployment */.Ti)(deployment)}, ${url}, with ${scope}.`;
    await (0,core_confirm/* assertConfirmed */._)(confirm, deployment, what);
}
async function planDelete(session, target, { ownership, tracing_project } = {}) {
    const found = await findForDelete(session, target, ownership);
    if (found.is === 'absent')
        await reportAbsent(session, target);
    const isFound = found.is === 'found';
    const warnings = found.is === 'kept' ? [found.reason] : [];
    const traces = isFound && tracing_project ? ', with its traces' : '';
    const reasons = [explain(found, target) + traces];
    session.emit({
        type: 'planned',
        plan: {
            action: { do: isFound ? 'delete' : 'nothing' },
            new_revision: false,
            reasons,
            changes: [],
            warnings
        }
    });
    session.emit({ type: 'operation_decided', operation: 'planned', new_revision: false });
}
function explain(found, target) {
    switch (found.is) {
        case 'already_deleting':
            return 'the deployment is already being deleted';
        case 'absent':
            return (0,find_by_name/* noSuchDeployment */.et)(target);
        case 'found':
            return `deployment ${found.id} would be deleted`;
        case 'kept':
            return 'the deployment belongs to another repository';
    }
}
async function reportAbsent(session, { deployment_id: id, name = '' }) {
    const meant = id === undefined ? await (0,find_by_name/* nearName */.cR)(session, name) : undefined;
    const what = { what: (0,sanitize/* sanitizeLine */.g$)(id ?? name), ...(id !== undefined && { by_id: true }) };
    session.emit({ type: 'deployment_not_found', ...what, meant: meant && (0,sanitize/* sanitizeLine */.g$)(meant) });
}
async function findForDelete(session, target, ownership) {
    const { deployment_id, name = '' } = target;
    const found = deployment_id === undefined
        ? await (0,find_by_name/* findByNameOrRecord */.AF)(session, name)
        : { is: 'found', id: deployment_id };
    if (found.is === 'absent')
        return found;
    if (found.is === 'unlisted') {
        throw await (0,missing_api/* noListError */.WG)(session, {
            consequence: `"${(0,find_by_name/* describeTarget */.ff)(target)}" cannot be found`,
            fix: 'Set `deployment_id`, or `environment` if earlier runs recorded the deployment there.'
        });
    }
    const { id } = found;
    const checked = found.is === 'found'
        ? await checkFound(session, id, { target, ownership })
        : { is: 'already_deleting' };
    if (checked.is === 'found' || checked.is === 'already_deleting')
        session.emit({ type: 'deployment_identified', deployment_id: id });
    return checked;
}
async function checkFound(session, id, { target: { deployment_id, name }, ownership }) {
    const isNamed = deployment_id !== undefined && name !== undefined;
    if (!isNamed && ownership === undefined)
        return { is: 'found', id };
    const deployment = await (0,retry/* orNull */.Xd)(session.controlPlane.readDeployment(id));
    if (deployment === null) {
        await (0,missing_api/* assertServiceAnswers */.zF)(session, id);
        return { is: 'absent' };
    }
    if (isNamed && deployment.name !== name) {
        const what = `Deployment ${id} is named "${(0,sanitize/* sanitizeLine */.g$)(deployment.name)}", ` +
            `not "${(0,sanitize/* sanitizeLine */.g$)(name)}".`;
        const fix = ['Correct `deployment_id`, or remove `name`.'];
        throw new errors/* DeployError */.sH('name_conflict', { what, fix });
    }
    if (ownership === undefined)
        return { is: 'found', id };
    const { claim, if_foreign } = ownership;
    const isKept = if_foreign === 'keep';
    const named = { ...deployment, name: name ?? deployment.name };
    const why = isKept
        ? await findForeignReason(session, named, claim)
        : otherRepository(deployment, claim);
    if (why === undefined)
        return { is: 'found', id };
    const fix = 'Check `name` and `base_url`. ' +
        'To delete it nevertheless, set `repo_url` to the repository from which it is built.';
    const foreign = foreignError(deployment, why, fix);
    if (isKept)
        return { is: 'kept', reason: `Kept: ${foreign.what}` };
    throw foreign;
}
async function deleteById(session, id, { tracing_project = false } = {}) {
    let tries = 0;
    const send = (options) => (0,retry/* withRetry */.bD)((0,core_session/* retryOptions */.tO)(session), () => {
        tries++;
        return session.controlPlane.deleteDeployment(id, options);
    });
    session.emit({ type: 'write_sent', request: `DELETE /v2/deployments/${id}` });
    let sent = await (0,retry/* tryRequest */.dP)(() => send({ tracing_project }));
    if (tracing_project && 'error' in sent && isRefusedAsInvalid(sent.error)) {
        const message = `The service does not delete the tracing project of ${id} (422). ` +
            'Deleting the deployment without it.';
        session.emit({ type: 'warning', message });
        tries--;
        sent = await (0,retry/* tryRequest */.dP)(() => send({}));
    }
    if ('value' in sent)
        return 'accepted';
    const { error } = sent;
    if (!(error instanceof errors/* StatusError */.Xs) || !missing_api/* NO_SUCH_OPERATION */.Yi.has(error.status))
        throw error;
    const why = await whyNotFound(session, id, error);
    return tries > 1 ? 'accepted' : why;
}
const isRefusedAsInvalid = (error) => error instanceof errors/* StatusError */.Xs && error.status === 422;
async function whyNotFound(session, id, cause) {
    const forMs = (0,errors/* isNotFound */.c4)(cause) ? settle/* SETTLES_MS */.EZ : 0;
    const readAgain = () => (0,retry/* orNull */.Xd)(session.controlPlane.readDeployment(id));
    const isGoing = (left) => left === null || (0,contract_status/* isBeingDeleted */.vx)(left);
    const read = await (0,retry/* tryRequest */.dP)(() => (0,settle/* settle */.G9)(session, readAgain, isGoing, { forMs }));
    if ('error' in read) {
        throw new errors/* DeployError */.sH('write_unconfirmed', {
            what: 'It is unknown whether the deployment was deleted.',
            facts: [
                { label: 'Deployment', value: id },
                ...(0,errors/* factsOfCause */.ie)('Cause', cause),
                ...(0,errors/* factsOfCause */.ie)('Last read', read.error)
            ],
            fix: read.error.fix,
            cause
        });
    }
    if (read.value === null) {
        await (0,missing_api/* assertServiceAnswers */.zF)(session, id);
        return 'absent';
    }
    if ((0,contract_status/* isBeingDeleted */.vx)(read.value))
        return 'already_deleting';
    throw new errors/* DeployError */.sH('operation_unsupported', {
        what: 'This service cannot delete deployments. The deployment still exists.',
        facts: [{ label: 'Deployment', value: id }, ...(0,errors/* factsOfCause */.ie)('Cause', cause)],
        fix: ['Delete it in the service.'],
        cause
    });
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/src/contract/fields.js
var contract_fields = __webpack_require__(96912);
// EXTERNAL MODULE: ./lib/src/contract/resource-spec.js
var resource_spec = __webpack_require__(69501);
// EXTERNAL MODULE: ./lib/src/contract/returned-secrets.js
var returned_secrets = __webpack_require__(58626);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-references.js
var diff_references = __webpack_require__(22556);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-resource-spec.js
var diff_resource_spec = __webpack_require__(87444);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-secrets.js
var diff_secrets = __webpack_require__(79661);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-settings.js
var diff_settings = __webpack_require__(29139);
// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-tier.js
var diff_tier = __webpack_require__(59262);
;// CONCATENATED MODULE: ./lib/src/deploy/compare/find-mismatches.js












function findMismatches(input) {
    const others = [
        ...otherSecrets(input),
        ...otherReferences(input),
        ...otherSpecFields(input),
        ...otherSettings(input),
        ...otherTier(input)
    ];
    return others.flatMap((other) => {
        const kind = kindOf(other, input);
        return kind === undefined ? [] : [{ path: other.path, kind }];
    });
}
function kindOf({ path, field = path, isAsBefore }, { sent, isForeign, isUnnamed }) {
    const isSent = (0,contract_fields/* valueAt */.fK)(sent, field) != null;
    if (isAsBefore)
        return isSent ? 'not_applied' : undefined;
    const mayBeOthers = isForeign === true || isUnnamed === true;
    return !isSent || mayBeOthers ? 'changed_since' : undefined;
}
function otherSecrets({ wanted, before, last }) {
    if (wanted.secrets === undefined)
        return [];
    const listAfter = (0,returned_secrets/* readSecretList */.d)(last.secrets);
    const listBefore = before === undefined ? new Map() : (0,returned_secrets/* readSecretList */.d)(before.secrets);
    const changes = (0,diff_secrets/* diffSecrets */.LI)(last.secrets, wanted.secrets, wanted.source, before?.secrets);
    const others = changes.filter(({ difference }) => difference === 'added' || difference === 'changed');
    return others.map(({ path }) => {
        const name = path.slice('secrets.'.length);
        const isAsBefore = listBefore !== null && listBefore.get(name) === listAfter?.get(name);
        return { path, field: 'secrets', isAsBefore };
    });
}
function otherReferences({ wanted, before, last }) {
    const { secret_references: asked } = wanted;
    if (asked === undefined || last.secret_references === undefined)
        return [];
    const shownBefore = (0,diff_references/* placesOf */.ek)(before?.secret_references ?? []);
    const shownAfter = (0,diff_references/* placesOf */.ek)(last.secret_references ?? []);
    return (0,diff_references/* diffReferences */.Qd)(last, asked).map(({ path }) => {
        const name = path.slice('secret_references.'.length);
        const isAsBefore = shownBefore.get(name) === shownAfter.get(name);
        return { path, field: 'secret_references', isAsBefore };
    });
}
function otherSpecFields({ wanted, before, last, isForeign }) {
    if (wanted.source !== 'external_container')
        return [];
    const requested = wanted.source_config.resource_spec ?? {};
    const desired = (0,resource_spec/* normalizedSpec */.jy)(requested);
    const specAfter = (0,resource_spec/* normalizedSpec */.jy)(last.source_config.resource_spec) ?? {};
    const specBefore = (0,resource_spec/* normalizedSpec */.jy)(before?.source_config.resource_spec) ?? {};
    const countsMissing = isForeign && Object.keys(specAfter).length > 0;
    const spec = 'source_config.resource_spec';
    const others = [];
    for (const field of Object.keys(requested)) {
        const isRequested = requested[field] != null && desired[field] !== undefined;
        const isComparable = specAfter[field] !== undefined || countsMissing;
        if (!isRequested || !isComparable)
            continue;
        const values = { asked: desired[field], shown: specAfter[field] };
        if ((0,diff_resource_spec/* isSameResource */.DK)(field, values, wanted.rules))
            continue;
        if ((0,diff_resource_spec/* includesAsked */.ob)(specAfter[field], desired[field]))
            continue;
        const isAsBefore = (0,external_node_util_.isDeepStrictEqual)(specAfter[field], specBefore[field]);
        others.push({ path: `${spec}.${field}`, field: spec, isAsBefore });
    }
    return others;
}
function otherSettings({ wanted, before, last }) {
    return (0,diff_settings/* askedFields */.kM)(wanted, last, 'setting')
        .filter(({ field, asked, shown }) => (0,diff_settings/* isShown */.aJ)(shown) && !(0,same_value/* isAskedValue */.O0)(field, asked, shown))
        .map(({ path, field, shown }) => ({
        path,
        isAsBefore: (0,same_value/* isSameValue */.am)(field, shown, (0,contract_fields/* valueAt */.fK)(before, path))
    }));
}
function otherTier({ wanted, before, last }) {
    if (!(0,diff_tier/* showsOtherTier */.Xd)(wanted, last))
        return [];
    return [{ path: 'deployment_tier', isAsBefore: before?.deployment_tier === last.deployment_tier }];
}
function unverifiedSecrets({ wanted, last, sent }) {
    const { secrets, source } = wanted;
    if (secrets === undefined || sent?.secrets == null)
        return [];
    return (0,diff_secrets/* unprovenSecrets */.RH)(last.secrets, secrets, source);
}
function judgeRemoved({ wanted, before, last, sent }) {
    const { secrets, source } = wanted;
    if (secrets === undefined || sent?.secrets == null)
        return { kept: [], removed: [] };
    const extraBefore = (0,diff_secrets/* removedSecrets */.ii)((0,diff_secrets/* diffSecrets */.LI)(before?.secrets, secrets, source));
    const extraAfter = (0,diff_secrets/* removedSecrets */.ii)((0,diff_secrets/* diffSecrets */.LI)(last.secrets, secrets, source));
    const kept = extraBefore.filter((name) => extraAfter.includes(name));
    if ((0,returned_secrets/* readSecretList */.d)(last.secrets) === null)
        return { kept, removed: [] };
    return { kept, removed: extraBefore.filter((name) => !extraAfter.includes(name)) };
}
function findOtherCode(wanted, revision, told) {
    const own = revision?.source_revision_config;
    const deployed = told?.source_revision_config;
    const code = own ?? deployed ?? {};
    return Object.entries(wanted.source_revision_config).flatMap(([field, asked]) => {
        const value = field === 'repo_ref' ? shownRef(own, deployed, asked) : code[field];
        if (typeof value !== 'string' || value === '')
            return [];
        if ((0,same_value/* isAskedValue */.O0)(field, asked, value))
            return [];
        const requested = `this run requested ${(0,sanitize/* sanitizeLine */.g$)(asked)}`;
        return [{ label: field, value: `the service shows ${(0,sanitize/* sanitizeLine */.g$)(value)}, ${requested}` }];
    });
}
function shownRef(own, deployed, asked) {
    const code = own == null || own.hides_ref ? deployed : own;
    return code?.hides_ref && (0,refs/* isTag */.dz)(asked) && !(0,refs/* isTag */.dz)(code.repo_ref) ? undefined : code?.repo_ref;
}

// EXTERNAL MODULE: ./lib/src/deploy/core/model.js
var model = __webpack_require__(22231);
// EXTERNAL MODULE: ./lib/src/deploy/compare/secret-proof.js
var secret_proof = __webpack_require__(69697);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/keep-secrets.js





function keepSecrets({ emit }, wanted, deployment) {
    const { info, warning, wanted: merged } = withDeployedSecrets(wanted, deployment);
    if (info !== undefined)
        emit({ type: 'info', message: info });
    if (warning !== undefined)
        emit({ type: 'warning', message: warning });
    return merged;
}
function withDeployedSecrets(wanted, { secrets: current }) {
    const { secrets, source, kept_secrets } = wanted;
    if (secrets === undefined || kept_secrets === undefined)
        return { wanted };
    const list = (0,returned_secrets/* readSecretList */.d)(current);
    if (list === null)
        throw hiddenError([]);
    if (list.size === 0)
        return { wanted, warning: LISTS_NONE };
    const requested = (0,diff_secrets/* valuesOf */.sm)(secrets);
    const isClear = kept_secrets === 'shown' || (0,secret_proof/* showsInClear */.xn)(list, requested);
    const kept = [];
    const hidden = [];
    for (const name of (0,diff_secrets/* extraNames */.$_)(list, requested, source)) {
        const value = isClear ? (0,secret_proof/* clearText */.Z8)(list, name) : undefined;
        if (value === undefined || mayStandForValue(name, value))
            hidden.push(name);
        else
            kept.push({ name, value });
    }
    if (hidden.length > 0)
        throw hiddenError(hidden, isClear);
    if (kept.length === 0)
        return { wanted };
    const names = (0,sanitize/* sanitizeLine */.g$)(kept.map(({ name }) => name).join(', '), 300);
    const info = `Keeping the deployed secrets that the inputs do not set: ${names}`;
    return { wanted: { ...wanted, secrets: [...secrets, ...kept] }, info };
}
const REFERENCES = [
    /^(?:arn|vault|op|bws|doppler|infisical|akv|azurekeyvault|awssm|gcpsm|gcp-?secretmanager):/i,
    /^(?:secret-?ref|ref|secret):/i,
    /^projects\/[^/]+\/secrets\//i,
    /\.vault\.azure\.net\//i
];
function mayStandForValue(name, text) {
    const isDigest = /^[\da-f]+$/i.test(text) && [32, 40, 64, 96, 128].includes(text.length);
    const segments = text.toLowerCase().split(/[/:#@.]/);
    const isReference = REFERENCES.some((pattern) => pattern.test(text));
    return isDigest || isReference || segments.includes(name.toLowerCase());
}
const LISTS_NONE = 'The service lists no deployed secrets, so `secrets_update_strategy: merge` keeps none. ' +
    'If the service hides them, this update replaces them.';
const SET_THEM = 'Set them in `secrets` or `env_vars`, or set `secrets_update_strategy: overwrite` to remove them.';
function hiddenError(names, isClear = true) {
    const fix = [SET_THEM];
    if (!isClear)
        fix.push('Or set one deployed name to its deployed value: a list that shows it shows values in clear.');
    const details = {
        what: names.length === 0
            ? 'The service does not show which secrets are deployed, so none can be kept.'
            : 'The service may hide the values of deployed secrets, so they cannot be kept.',
        facts: names.map((name) => ({ label: 'Hidden', value: (0,sanitize/* sanitizeLine */.g$)(name, 60) })),
        fix
    };
    return new errors/* PlanError */.W6('input_invalid', details);
}

// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./lib/src/text/json.js
var json = __webpack_require__(70972);
// EXTERNAL MODULE: ./lib/src/repository/path-patterns.js
var path_patterns = __webpack_require__(1030);
;// CONCATENATED MODULE: ./lib/src/repository/graph-config.js




const GRAPH_CONFIG = schemas/* object */.Ikc({ dependencies: schemas/* array */.YOg(schemas/* string */.YjP()).nullish() });
function readOuterDependencies(text, path) {
    const parsed = GRAPH_CONFIG.safeParse((0,json/* readJson */.Vh)(text.replace(/^\uFEFF/, '')));
    if (!parsed.success)
        return undefined;
    const folder = (0,path_patterns/* canonicalPath */.Op)(external_node_path_.posix.dirname(path));
    const outer = { paths: [], outside: [] };
    for (const dependency of parsed.data.dependencies ?? []) {
        const target = (0,path_patterns/* canonicalPath */.Op)(external_node_path_.posix.join(folder, dependency));
        const isInFolder = folder === '' || target === folder || target.startsWith(`${folder}/`);
        if (!dependency.startsWith('.'))
            continue;
        if ((0,path_patterns/* leavesRepository */.ZC)(target))
            outer.outside.push(dependency);
        else if (!isInFolder)
            outer.paths.push(target);
    }
    return outer;
}

// EXTERNAL MODULE: ./lib/src/deploy/compare/diff-code.js
var diff_code = __webpack_require__(60919);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/path-files.js





const SHARE_OF_TIME = 1 / 4;
async function addPathFiles(session, { wanted, origin }, current) {
    const { files, clock, deadline } = session;
    const { paths, commit } = origin;
    if (files === undefined || paths === undefined)
        return origin;
    if (commit === undefined)
        return origin;
    if (wanted.source !== 'git_host' || (0,refs/* isTag */.dz)(wanted.source_revision_config.repo_ref))
        return origin;
    const options = { timeoutMs: Math.max(1, (deadline - clock.now()) * SHARE_OF_TIME) };
    const [path] = (0,diff_code/* graphConfigs */.Qs)(wanted, current) ?? [];
    const [text, names] = await Promise.all([
        path === undefined ? undefined : files.readFile(commit, path, options),
        files.listFiles(commit, options)
    ]);
    const unmatched = names === undefined ? [] : (0,path_patterns/* findUnmatched */.L2)(paths, names);
    if (path === undefined)
        return { ...origin, path_files: { unmatched } };
    const dependencies = text === undefined ? undefined : readOuterDependencies(text, path);
    const found = { graph_config_path: path, unmatched };
    return { ...origin, path_files: dependencies ? { ...found, dependencies } : found };
}
function pathWarnings({ path_files: files }) {
    if (files === undefined)
        return [];
    const { unmatched, graph_config_path = '', dependencies } = files;
    return [...unmatchedWarnings(unmatched), ...outsideWarnings(graph_config_path, dependencies)];
}
function unmatchedWarnings(patterns) {
    if (patterns.length === 0)
        return [];
    return [
        `No file of this commit matches ${quoteAll(patterns)} in \`paths\`. ` +
            'Check the spelling: such a pattern never causes a deploy.'
    ];
}
function outsideWarnings(path, dependencies) {
    if (dependencies === undefined || dependencies.outside.length === 0)
        return [];
    return [
        `\`paths\` ignores ${quoteAll(dependencies.outside)} in the dependencies of ` +
            `${(0,sanitize/* sanitizeLine */.g$)(path, 100)}, because that leads out of the repository.`
    ];
}
function quoteAll(texts) {
    return (0,sanitize/* sanitizeLine */.g$)(texts.map((text) => `"${(0,sanitize/* sanitizeLine */.g$)(text, 100)}"`).join(', '), 400);
}

// EXTERNAL MODULE: ./lib/src/deploy/plan/plan-update.js
var plan_update = __webpack_require__(60137);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/plan.js












function planDeployment({ current, near_name, name_warning, ...input }) {
    const { wanted, origin, new_revision } = input;
    assertNoTagWithBuildOnPush(wanted, current);
    const plan = current === null ? planCreate(wanted) : (0,plan_update/* planUpdate */.ZL)({ ...input, current });
    const causesRevision = plan.new_revision && plan.pushed_commit === undefined;
    if (new_revision === 'never' && causesRevision) {
        throw new errors/* PlanError */.W6('new_revision_refused', {
            what: 'A new revision is needed, but `new_revision` is never.',
            facts: plan.reasons.map((reason) => ({ label: 'Reason', value: reason })),
            fix: ['Set `new_revision` to auto to allow it, or undo the change.']
        });
    }
    const warnings = [
        ...plan.warnings,
        ...(name_warning === undefined ? [] : [name_warning]),
        ...besideNearName(near_name),
        ...besidePush(wanted, origin, current),
        ...pathWarnings(origin),
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
    throw new errors/* PlanError */.W6('input_invalid', {
        what: `build_on_push cannot be true while repo_ref is a tag (${(0,sanitize/* sanitizeLine */.g$)(ref)}).`,
        fix: ['Set `build_on_push` to false, or `repo_ref` to a branch.']
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
        .filter(([path]) => (0,contract_fields/* valueAt */.fK)(wanted, path) === undefined)
        .map(([path, what]) => ({
        input: (0,contract_fields/* fieldName */.w5)(path),
        problem: `is required to create the deployment. Set it to ${what}.`
    }));
    if (problems.length > 0)
        throw new errors/* InputError */.dz(problems);
    const { name = '', source, source_revision_config, secrets = [] } = wanted;
    const { secret_references, deployment_tier } = wanted;
    const source_config = withNeededConfig(wanted);
    return {
        action: {
            do: 'create',
            request: {
                name,
                source,
                source_config,
                source_revision_config,
                secrets,
                ...(secret_references && { secret_references }),
                ...(deployment_tier !== undefined && { deployment_tier })
            }
        },
        new_revision: true,
        reasons: [
            `no deployment named "${(0,sanitize/* sanitizeLine */.g$)(name)}" exists; creating it creates its first revision`
        ],
        changes: [
            ...added('source_config', source_config),
            ...added('source_revision_config', source_revision_config),
            ...(0,diff_secrets/* addedSecrets */.O3)(wanted),
            ...(0,diff_references/* addedReferences */.JT)(secret_references),
            ...(0,diff_tier/* addedTier */.N_)(wanted)
        ],
        warnings: withoutType(wanted)
    };
}
function withoutType({ source, source_config, rules }) {
    if (source !== 'git_host' || !rules?.needsGitSettings)
        return [];
    if (source_config.deployment_type !== undefined)
        return [];
    return [
        'deployment_type is not set. The cloud of LangSmith needs it to create a deployment: ' +
            'set it to dev or prod. It cannot be changed later.'
    ];
}
function withNeededConfig({ source, source_config, rules }) {
    if (source === 'git_host') {
        const lacksSetting = rules?.needsGitSettings && source_config.build_on_push === undefined;
        return { ...source_config, ...(lacksSetting && { build_on_push: false }) };
    }
    const lacksSpec = rules?.needsResourceSpec && source_config.resource_spec === undefined;
    return { ...source_config, ...(lacksSpec && { resource_spec: {} }) };
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
function besidePush(wanted, origin, current) {
    if (wanted.source !== 'git_host' || origin.paths === undefined)
        return [];
    const { build_on_push = current?.deployment.source_config.build_on_push } = wanted.source_config;
    if (!build_on_push)
        return [];
    return [
        'build_on_push is true, so the service builds every push to the branch automatically, ' +
            'whatever files it changes. paths applies only to runs that are not such a push. ' +
            'To let paths decide, set build_on_push to false.'
    ];
}
function discouraged(wanted) {
    const spec = (0,model/* resourcesOf */.F3)(wanted);
    const why = wanted.rules?.hasMoreResources
        ? 'is no longer in the reference of the service'
        : 'is marked "do not use" by the service';
    return resource_spec/* DISCOURAGED_FIELDS */.TL.filter((field) => spec?.[field] != null).map((field) => `resource_spec.${field} ${why}. It is sent unchanged.`);
}

;// CONCATENATED MODULE: ./lib/src/deploy/core/send-write.js



async function sendWrite(session, { request, send, find }) {
    const { clock, emit, deadline } = session;
    let mayBeApplied = false;
    for (let attempt = 1;; attempt++) {
        emit({ type: 'write_sent', request });
        const sent = await (0,retry/* tryRequest */.dP)(() => send(mayBeApplied));
        if ('value' in sent)
            return { answer: sent.value };
        const { error } = sent;
        mayBeApplied ||= error.mayHaveBeenApplied;
        if (mayBeApplied) {
            const found = await findEffect(session, error, find);
            if (found !== null)
                return { found };
        }
        if (error instanceof errors/* AnswerError */.dV)
            throw unconfirmed(error, { what: 'Reads do not show its effect.' });
        const delay = (0,retry/* retryDelayFor */.TI)(error, attempt, deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.brief, delay_ms: delay });
        await clock.sleep(delay);
        if (mayBeApplied) {
            const found = await findOnce(error, find);
            if (found !== null)
                return { found };
        }
    }
}
async function findEffect(session, error, find) {
    const { clock, emit, deadline } = session;
    const onWait = (ms) => {
        const seconds = Math.round(ms / 1000);
        const message = `${error.request}: no usable response. ` +
            `Checking for up to ${seconds} s whether the request was applied.`;
        emit({ type: 'info', message });
    };
    const read = () => findOnce(error, find);
    const found = await (0,settle/* settle */.G9)(session, read, (effect) => effect !== null, { onWait });
    if (found === null && clock.now() >= deadline)
        throw unconfirmed(error, NO_TIME);
    return found;
}
async function findOnce(error, find) {
    const read = await (0,retry/* tryRequest */.dP)(() => find(error));
    if ('value' in read)
        return read.value;
    throw unconfirmed(error, {
        what: 'That could not be confirmed by reading.',
        facts: (0,errors/* factsOfCause */.ie)('Last read', read.error)
    });
}
function unconfirmed(error, { what, facts = [], fix = [] }) {
    return new errors/* DeployError */.sH('write_unconfirmed', {
        what: `${error.request} may have been applied. ${what}`,
        facts: [...facts, ...(0,errors/* factsOfCause */.ie)('Cause', error)],
        fix: ['Run again: it reads first and continues from what exists.', ...fix],
        cause: error
    });
}
const NO_TIME = {
    what: 'The service did not show its effect before the time limit of the step (`timeout`) ended.',
    fix: ['If the service is slow, set `timeout` to a longer time.']
};

// EXTERNAL MODULE: ./lib/src/deploy/find/find-current.js
var find_current = __webpack_require__(47643);
;// CONCATENATED MODULE: ./lib/src/deploy/apply/create-deployment.js







const CREATE = 'POST /v2/deployments';
async function createDeployment(session, request, deleting) {
    let holder = deleting === null ? { is: 'nothing', was_reserved: false } : { is: 'deleting', id: deleting };
    while (holder.is !== 'deployment')
        holder = await nextHolder(session, request, holder);
    return holder;
}
async function nextHolder(session, request, holder) {
    const { name } = request;
    if (holder.is === 'deleting') {
        const id = await (0,find_current/* waitForName */.oP)(session, name, holder.id);
        if (id === null)
            return { is: 'nothing', was_reserved: true };
        return { is: 'deployment', id, ours: false };
    }
    const { was_reserved } = holder;
    const sent = await sendWrite(session, {
        request: CREATE,
        send: (mayRepeat) => sendCreate(session, request, { was_reserved, mayRepeat }),
        find: (error) => findCreated(session, name, error)
    });
    return 'found' in sent ? { is: 'deployment', id: sent.found, ours: true } : sent.answer;
}
class NoIdError extends errors/* AnswerError */.dV {
    located_id;
    constructor(located_id) {
        const what = `${CREATE}: the response contains no id of a deployment`;
        super({ what, request: CREATE, mayHaveBeenApplied: true, retryable: false });
        this.located_id = located_id;
    }
}
async function sendCreate({ controlPlane, clock, deadline }, request, { was_reserved, mayRepeat }) {
    const { name } = request;
    const sent = await (0,retry/* tryRequest */.dP)(() => controlPlane.createDeployment(request));
    if ('value' in sent) {
        const { id, located_id } = sent.value;
        if (id === undefined)
            throw new NoIdError(located_id);
        return { is: 'deployment', id, answer: sent.value, ours: true };
    }
    const { error } = sent;
    if (!(0,errors/* isConflict */.dh)(error))
        throw error;
    const forMs = was_reserved ? 0 : settle/* SETTLES_MS */.EZ;
    const find = () => (0,find_by_name/* findByName */._U)(controlPlane, name);
    const found = await (0,settle/* settle */.G9)({ clock, deadline }, find, ({ is }) => is !== 'absent', { forMs });
    if (found.is === 'found')
        return { is: 'deployment', id: found.id, ours: mayRepeat };
    if (found.is === 'deleting')
        return found;
    if (was_reserved && found.is === 'absent')
        throw error.with({ retryable: true });
    throw nameTaken(name, found.is, error);
}
async function findCreated({ controlPlane }, name, cause) {
    const found = await (0,find_by_name/* findByName */._U)(controlPlane, name);
    if (found.is === 'absent')
        return null;
    if (found.is === 'found')
        return found.id;
    if (found.is === 'deleting')
        throw (0,find_by_name/* nameReservedError */.eG)(name, found.id);
    const located = cause instanceof NoIdError ? cause.located_id : undefined;
    if (located !== undefined) {
        const read = await (0,retry/* orNull */.Xd)(controlPlane.readDeployment(located));
        if (read === null)
            return null;
        if (read.name === name)
            return located;
    }
    const shown = (0,sanitize/* sanitizeLine */.g$)(name);
    throw new errors/* DeployError */.sH('write_unconfirmed', {
        what: `The deployment "${shown}" may have been created, ` +
            'and this service has no list of deployments to check.',
        facts: (0,errors/* factsOfCause */.ie)('Cause', cause),
        fix: [
            `Check in the service whether "${shown}" exists.`,
            'If it does, set `deployment_id`. Then run again.'
        ],
        cause
    });
}
function nameTaken(name, found, conflict) {
    const unseen = found === 'absent'
        ? 'no deployment with exactly that name is visible'
        : 'this service has no list of deployments to find it';
    return new errors/* DeployError */.sH('name_conflict', {
        what: `The name "${(0,sanitize/* sanitizeLine */.g$)(name)}" is reserved, and ${unseen}.`,
        facts: (0,errors/* factsOfCause */.ie)('Cause', conflict),
        fix: [
            'If the deployment exists, set `deployment_id`. Otherwise use another `name`: ' +
                'a deployment of another workspace, one that is being deleted, ' +
                'or the tracing project of a deleted deployment may reserve it.'
        ],
        cause: conflict
    });
}

// EXTERNAL MODULE: ./lib/src/text/dates.js
var dates = __webpack_require__(61645);
;// CONCATENATED MODULE: ./lib/src/deploy/apply/identify-revision.js





async function identifyRevision(session, written, answer) {
    const found = await awaitRevision(session, written, settle/* REVISION_APPEARS_MS */.c0, answer);
    if (found !== null)
        return found;
    throw new errors/* DeployError */.sH('write_unconfirmed', {
        what: 'The service accepted the change, but shows no new revision.',
        facts: [{ label: 'Deployment', value: written.deployment_id }],
        fix: ['Check the deployment in the service, then run again. The run compares first.']
    });
}
async function awaitRevision(session, written, forMs, answer) {
    const { controlPlane, emit } = session;
    const { deployment_id } = written;
    const onWait = (ms) => {
        const forAtMost = `Waiting up to ${(0,format/* spellDuration */.jl)(ms)} for the new revision to appear.`;
        emit({ type: 'info', message: `Request accepted. ${forAtMost}` });
    };
    const answered = answer?.latest_revision_id;
    if (isAnother(written, answered)) {
        const read = () => controlPlane.readDeployment(deployment_id);
        const isShown = (shown) => isAnother(written, shown.latest_revision_id);
        const deployment = await (0,settle/* settle */.G9)(session, read, isShown, { onWait });
        return { revision_id: answered, deployment };
    }
    const find = () => findNewRevision(session, written);
    return (0,settle/* settle */.G9)(session, find, (identified) => identified !== null, { forMs, onWait });
}
function isAnother({ previous, older = [] }, id) {
    return id != null && id !== previous && !older.includes(id);
}
async function findNewRevision(session, written) {
    const deployment = await session.controlPlane.readDeployment(written.deployment_id);
    const { latest_revision_id } = deployment;
    if (!isAnother(written, latest_revision_id))
        return null;
    const isOld = await isOlder(session, written, latest_revision_id);
    return isOld ? null : { deployment, revision_id: latest_revision_id };
}
async function isOlder({ controlPlane }, { deployment_id, before }, id) {
    if (before?.created_at == null)
        return false;
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deployment_id, id, { once: true }));
    return 'value' in read && (0,dates/* readDate */.A)(read.value.created_at) < (0,dates/* readDate */.A)(before.created_at);
}

;// CONCATENATED MODULE: ./lib/src/deploy/apply/unplanned-revision.js






async function findUnplanned(session, input, after) {
    const { before, older = [] } = input;
    const earlier = new Set([before.deployment.latest_revision_id, ...older]);
    const { answer, deployment } = after;
    const ids = [answer?.latest_revision_id, deployment.latest_revision_id];
    const id = ids.find((latest) => latest != null && !earlier.has(latest));
    if (id == null)
        return undefined;
    const reading = () => session.controlPlane.readRevision(deployment.id, id, { once: true });
    const read = await (0,retry/* tryRequest */.dP)(reading);
    const revision = 'value' in read ? read.value : null;
    return isOfPatch(input, { id, revision, deployment }) ? id : undefined;
}
function isOfPatch({ wanted, origin, plan, before }, shown) {
    const { id, revision, deployment } = shown;
    const isOlder = (0,dates/* readDate */.A)(revision?.created_at) < (0,dates/* readDate */.A)(before.latest?.created_at);
    if (isOlder)
        return false;
    const latest = deployment.latest_revision_id === id ? deployment : undefined;
    const expected = withCodeBefore(wanted, before);
    if (findOtherCode(expected, revision, latest).length > 0)
        return false;
    const commit = revision?.source_revision_config?.repo_commit_sha;
    const commits = [origin.commit, (0,diff_code/* deployedCommit */.qd)(before)].filter((own) => own !== undefined);
    const isOtherCommit = commit != null && !commits.some((own) => (0,refs/* sameCommit */.Kd)(own, commit));
    if (isOtherCommit && commits.length > 0)
        return false;
    if (latest === undefined)
        return true;
    const reads = { wanted, before: before.deployment, last: latest, sent: (0,model/* sentFields */.S5)(plan.action) };
    return !findMismatches({ ...reads, isForeign: true }).some(({ kind }) => kind === 'changed_since');
}
function withCodeBefore(wanted, { deployment }) {
    const { repo_ref, graph_config_path, image_uri, hides_ref } = deployment.source_revision_config;
    const ref = hides_ref ? null : repo_ref;
    const before = Object.entries({ repo_ref: ref, graph_config_path, image_uri }).filter(([, value]) => value != null);
    const source_revision_config = {
        ...Object.fromEntries(before),
        ...wanted.source_revision_config
    };
    return { ...wanted, source_revision_config };
}
function describeCorrection(id, policy) {
    if (id === undefined)
        return 'The service made no new revision for this update, although the plan expected one.';
    const against = policy === 'never' ? 'although `new_revision` is never' : 'which the plan did not expect';
    return `The service made revision ${id} for this update, ${against}.`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/apply/patch-deployment.js









async function patchDeployment(session, input) {
    const { controlPlane, emit } = session;
    const { plan, before, older } = input;
    const { id: deployment_id, latest_revision_id: previous } = before.deployment;
    const earlier = { deployment_id, previous, older, before: before.latest };
    const foreign = new Set();
    const sent = await sendWrite(session, {
        request: `PATCH /v2/deployments/${deployment_id}`,
        send: () => (0,retry/* retryConflict */.LQ)(controlPlane.patchDeployment(deployment_id, plan.action.request)),
        find: () => sendsRevision(plan)
            ? findPatchRevision(session, input, { earlier, foreign })
            : findSettings(session, input)
    });
    const operation = (0,model/* isRollback */.z1)(input) ? 'rolled_back' : 'updated';
    emit({ type: 'operation_decided', operation, new_revision: plan.new_revision });
    if ('found' in sent) {
        emit({ type: 'info', message: 'Confirmed by reading: the update was applied.' });
        const { deployment, revision_id: id } = sent.found;
        if (id === undefined)
            return keepOrFollow(session, input, { deployment });
        return { ...input, deployment, revision: { origin: 'adopted', id, previous } };
    }
    const { answer } = sent;
    if (!sendsRevision(plan)) {
        const deployment = await controlPlane.readDeployment(deployment_id);
        return keepOrFollow(session, input, { answer, deployment });
    }
    const written = { ...earlier, older: [...(older ?? []), ...foreign] };
    const identified = (0,plan_update/* surelyMakesRevision */.Z1)(input.wanted, plan.changes)
        ? await identifyRevision(session, written, answer)
        : await awaitRevision(session, written, settle/* SETTLES_MS */.EZ, answer);
    if (identified === null) {
        const kept = { ...input, plan: { ...plan, new_revision: false } };
        return (0,model/* writtenWithoutRevision */.Jq)(kept, await controlPlane.readDeployment(deployment_id));
    }
    const { deployment, revision_id: id } = identified;
    const origin = answer.latest_revision_id === id ? 'made' : 'adopted';
    return { ...input, deployment, revision: { origin, id, previous } };
}
async function keepOrFollow(session, input, after) {
    const { plan, before } = input;
    const { answer, deployment } = after;
    const id = plan.new_revision ? undefined : await findUnplanned(session, input, after);
    if (id === undefined)
        return (0,model/* writtenWithoutRevision */.Jq)(input, deployment);
    const { latest_revision_id: previous } = before.deployment;
    const origin = answer?.latest_revision_id === id ? 'made' : 'adopted';
    const followed = { ...plan, new_revision: true };
    return { ...input, plan: followed, deployment, revision: { origin, id, previous } };
}
function sendsRevision({ changes }) {
    return changes.some((change) => change.new_revision);
}
async function findPatchRevision(session, { wanted, plan, before: { deployment: before } }, { earlier, foreign }) {
    const made = await findNewRevision(session, earlier);
    if (made === null)
        return null;
    const { deployment, revision_id } = made;
    const revision = await (0,retry/* orNull */.Xd)(session.controlPlane.readRevision(before.id, revision_id));
    const mismatches = findMismatches({ wanted, sent: plan.action.request, before, last: deployment });
    const isOurs = findOtherCode(wanted, revision, deployment).length === 0 &&
        !mismatches.some(({ kind }) => kind === 'not_applied');
    if (!isOurs)
        foreign.add(revision_id);
    return isOurs ? made : null;
}
async function findSettings({ controlPlane }, { wanted, before }) {
    const deployment = await controlPlane.readDeployment(before.deployment.id);
    return (0,diff_settings/* diffSettings */.XI)(wanted, deployment).length === 0 ? { deployment } : null;
}

;// CONCATENATED MODULE: ./lib/src/deploy/apply/apply-plan.js











async function applyPlan(session, request, planned) {
    const { plan, before, deleting } = planned;
    const written = before === null
        ? await create(session, request, { ...planned, plan: plan }, deleting)
        : await update(session, request, { ...planned, before });
    emitWritten(session, written);
    return written;
}
function emitWritten({ emit }, { plan, deployment, revision }) {
    const { new_revision } = plan;
    if (plan.action.do === 'nothing')
        emit({ type: 'operation_decided', operation: 'unchanged', new_revision });
    emit({ type: 'deployment_read', deployment });
    const revision_id = (0,model/* revisionId */.j5)(revision);
    if (revision === null || revision_id === undefined)
        return;
    const previous = revision.origin === 'made' || revision.origin === 'adopted' ? revision.previous : revision_id;
    emit({ type: 'revision_identified', revision_id, previous });
}
async function update(session, { new_revision: policy }, planned) {
    const { plan, before } = planned;
    if (plan.action.do !== 'patch')
        return (0,model/* writtenWithoutRevision */.Jq)(planned, before.deployment);
    const written = await patchDeployment(session, { ...planned, plan: plan });
    const { new_revision } = written.plan;
    if (new_revision !== plan.new_revision) {
        const id = new_revision ? (0,model/* revisionId */.j5)(written.revision) : undefined;
        session.emit({ type: 'plan_corrected', new_revision, message: describeCorrection(id, policy) });
    }
    return written;
}
async function create(session, request, planned, deleting) {
    const created = await createDeployment(session, planned.plan.action.request, deleting);
    const { id: deployment_id, answer } = created;
    if (answer === undefined)
        return adopt(session, request, planned, created);
    emitCreated(session, deployment_id);
    const identified = await identifyRevision(session, { deployment_id, previous: null }, answer);
    return createdBy(planned, identified);
}
function createdBy(planned, { deployment, revision_id: id }) {
    return { ...planned, deployment, revision: { origin: 'made', id, previous: null } };
}
function emitCreated({ emit }, deployment_id) {
    emit({ type: 'operation_decided', operation: 'created', new_revision: true });
    emit({ type: 'deployment_identified', deployment_id });
}
async function adopt(session, request, planned, { id: found, ours }) {
    const { wanted, plan } = planned;
    const { revision_id } = await identifyRevision(session, { deployment_id: found, previous: null });
    const before = await (0,core_session/* readSnapshot */.RA)(session, found);
    const { deployment, latest } = before;
    const message = `Confirmed by reading: deployment ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} exists. ` +
        'Continuing with it.';
    session.emit({ type: 'info', message });
    await refuseForeign(session, deployment, request.claim);
    const sent = (0,model/* sentFields */.S5)(plan.action);
    const isOther = findOtherCode(wanted, latest, deployment).length > 0 ||
        findMismatches({ wanted, last: deployment, sent, isForeign: true }).length > 0;
    if (ours && !isOther) {
        emitCreated(session, found);
        return createdBy(planned, { deployment, revision_id: latest?.id ?? revision_id });
    }
    const { new_revision } = request;
    const merged = { ...planned, wanted: keepSecrets(session, wanted, deployment) };
    const updatePlan = planDeployment({ ...merged, current: before, new_revision });
    session.emit({ type: 'planned', plan: updatePlan });
    return update(session, request, { ...merged, plan: updatePlan, before });
}

// EXTERNAL MODULE: ./lib/src/deploy/plan/consequences.js
var consequences = __webpack_require__(43114);
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

// EXTERNAL MODULE: ./lib/src/deploy/core/events.js
var events = __webpack_require__(41873);
// EXTERNAL MODULE: ./lib/src/deploy/core/snapshot.js
var snapshot = __webpack_require__(63112);
// EXTERNAL MODULE: ./lib/src/deploy/plan/explain.js
var plan_explain = __webpack_require__(84801);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/compare-with-serving.js




function compareWithServing(plan, origin, serving) {
    const changes = plan.changes.map((change) => compareChange(change, origin, serving));
    const isMade = changes.some((change) => change.new_revision);
    return { ...plan, changes, reasons: isMade ? (0,plan_explain/* explainChanges */.Z_)(changes) : plan.reasons };
}
function compareChange(change, { commit }, { source_revision_config: code }) {
    if (!change.path.startsWith('source_revision_config.'))
        return change;
    const field = (0,contract_fields/* fieldName */.w5)(change.path);
    const isHidden = field === 'repo_ref' && code?.hides_ref === true;
    const before = isHidden ? change.before : code?.[field];
    if (before == null)
        return change;
    const { commits: _commits, ...fact } = { ...change, before };
    const isSameField = (0,same_value/* isSameValue */.am)(field, before, change.after);
    if (!isSameField)
        return { ...fact, difference: 'changed' };
    const from = code?.repo_commit_sha;
    const isMoved = field === 'repo_ref' && from != null && commit !== undefined;
    if (!isMoved)
        return unchanged(change, fact);
    const isSameCommit = (0,same_value/* isSameValue */.am)('repo_commit_sha', from, commit);
    if (isSameCommit)
        return unchanged(change, fact);
    return { ...fact, difference: 'changed', commits: { from, to: commit } };
}
function unchanged({ difference, before, note }, fact) {
    if (difference !== 'changed')
        return fact;
    const reason = note ?? `the last attempt set ${(0,sanitize/* showValue */.vp)(before)}`;
    return { ...fact, difference: 'repeated', note: reason };
}

// EXTERNAL MODULE: ./lib/src/repository/repository-url.js
var repository_url = __webpack_require__(17227);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/lookups.js



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
        const problem = `is "${(0,sanitize/* sanitizeLine */.g$)(namespace, 80)}", which no listener serves. ` +
            `Listeners: ${listRows(rows)}.`;
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
        : 'the right one is not certain. ' +
            `Set it to one of: ${listRows(fitting.length > 0 ? fitting : possible)}.`;
    throw new errors/* InputError */.dz([{ input, problem: `is not set, and ${fix}` }]);
}
function listRows(rows) {
    const listed = rows.map((row) => {
        const namespaces = namespacesOf(row).join(', ');
        return `${row.id} ${namespaces === '' ? (row.name ?? '(no name)') : `serves ${namespaces}`}`;
    });
    return (0,sanitize/* sanitizeLine */.g$)(listed.join('; '), 1_000);
}

// EXTERNAL MODULE: ./lib/src/requests/lists.js
var lists = __webpack_require__(6648);
;// CONCATENATED MODULE: ./lib/src/deploy/plan/undone-return.js










const EXPLAINING_READ = { timeoutMs: 2_000, once: true };
async function findUndoneReturn(session, { before, origin, plan }) {
    const { latest } = before ?? {};
    if (before === null || latest == null)
        return undefined;
    if (commitOrImage(latest) === undefined || !replacesCode(plan))
        return undefined;
    const { id } = before.deployment;
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.listRevisions(id, EXPLAINING_READ));
    const rows = 'value' in read && read.value !== null ? (0,lists/* newestFirst */.ll)(read.value, latest.id) : [];
    const returned = rows[0]?.id === latest.id ? findReturn(rows) : undefined;
    if (returned === undefined)
        return undefined;
    const { repo_commit_sha: left } = returned.from.source_revision_config ?? {};
    if (left != null && origin.commit !== undefined) {
        const comparison = { from: left.toLowerCase(), to: origin.commit };
        const contains = await containsCommit(session, comparison);
        if (contains === false)
            return undefined;
    }
    const to = (0,format/* shortenDigests */.fQ)(commitOrImage(returned.to) ?? '');
    const from = (0,format/* shortenDigests */.fQ)(commitOrImage(returned.from) ?? '');
    return (`The deployment had returned from ${from} to ${to}, and this deploy leaves ${to} again. ` +
        'If that was a rollback, check that its cause is fixed.');
}
function replacesCode({ changes, pushed_commit }) {
    if (pushed_commit !== undefined)
        return true;
    const isOther = ({ path, difference }) => difference === 'changed' || (difference === 'unproven' && (0,contract_fields/* fieldName */.w5)(path) === 'repo_ref');
    return (0,plan_explain/* within */.ux)(changes, 'source_revision_config').some(isOther);
}
function findReturn(rows) {
    const to = rows.find(contract_status/* isDeployed */.Nj);
    if (to === undefined)
        return undefined;
    const older = rows.slice(rows.indexOf(to) + 1);
    const code = commitOrImage(to);
    const from = older.find((row) => commitOrImage(row) !== undefined && commitOrImage(row) !== code);
    if (code === undefined || from === undefined)
        return undefined;
    const replaced = commitOrImage(from);
    const oldest = older.findLastIndex((row) => commitOrImage(row) === replaced);
    const wasDeployedBefore = (row) => commitOrImage(row) === code && (0,contract_status/* isDeployed */.Nj)(row);
    return older.slice(oldest + 1).some(wasDeployedBefore) ? { to, from } : undefined;
}
function commitOrImage({ source_revision_config: code }) {
    const { repo_commit_sha: commit, image_uri: image } = code ?? {};
    if (commit != null)
        return `commit ${(0,refs/* shortCommit */.Ax)(commit.toLowerCase())}`;
    return image == null ? undefined : `image ${(0,sanitize/* showValue */.vp)((0,same_value/* canonicalValue */.ij)('image_uri', image))}`;
}

;// CONCATENATED MODULE: ./lib/src/deploy/plan/make-plan.js














async function makePlan(session, request, { current, deleting, near_name }) {
    const { claim, new_revision, target, name_warning } = request;
    const origin = await addPathFiles(session, request, current);
    const common = { origin, before: current, deleting };
    if (current === null) {
        const wanted = await fillLookups(session.controlPlane, request.wanted);
        const plan = planDeployment({
            wanted,
            origin,
            current,
            new_revision,
            near_name,
            name_warning
        });
        session.emit({ type: 'planned', plan });
        return { ...common, plan, wanted };
    }
    const { deployment, latest } = current;
    await refuseForeign(session, { ...deployment, name: target.name ?? deployment.name }, claim);
    const wanted = keepSecrets(session, request.wanted, deployment);
    if (latest !== null)
        (0,events/* emitCode */.tJ)(session, latest);
    const serving = await readOtherServing(session, current);
    (0,events/* emitCompared */.zE)(session, current);
    const undecided = wanted.source === 'git_host' ? (0,diff_code/* diffGitCode */.dZ)(wanted, origin, current).undecided : undefined;
    const changed_files = undecided && (await listChangedFiles(session, undecided));
    const made = planDeployment({ wanted, origin, current, new_revision, changed_files });
    const shown = serving === null ? made : compareWithServing(made, origin, serving);
    const warning = await findUndoneReturn(session, { ...common, wanted, plan: made });
    const plan = warning === undefined ? shown : { ...shown, warnings: [...shown.warnings, warning] };
    session.emit({ type: 'planned', plan });
    for (const message of (0,diff_settings/* notCompared */.vK)(wanted, deployment))
        session.emit({ type: 'info', message });
    return { ...common, plan, wanted, changed_files };
}
async function readOtherServing(session, current) {
    const { deployment, serving } = current;
    if (serving.is !== 'revision' || !(0,snapshot/* servesAnother */.Km)(current))
        return null;
    const { id } = deployment;
    const read = await (0,retry/* tryRequest */.dP)(() => session.controlPlane.readRevision(id, serving.id, EXPLAINING_READ));
    if ('error' in read)
        return null;
    (0,events/* emitCode */.tJ)(session, read.value);
    return read.value;
}
function emitPlanResult(session, target, { plan, before, deleting }) {
    if (deleting !== null) {
        const message = `Deployment "${(0,find_by_name/* describeTarget */.ff)(target)}" (${deleting}) is being deleted. ` +
            'A deploy would wait until its name is free.';
        session.emit({ type: 'warning', message });
    }
    if (before?.latest) {
        session.emit({ type: 'revision_identified', revision_id: before.latest.id });
        (0,events/* emitRevision */.V3)(session, before.latest, 0);
    }
    session.emit({ type: 'operation_decided', operation: 'planned', new_revision: plan.new_revision });
}

// EXTERNAL MODULE: ./lib/src/deploy/build-log/read-log.js + 1 modules
var read_log = __webpack_require__(38658);
// EXTERNAL MODULE: ./lib/src/deploy/wait/failures.js
var failures = __webpack_require__(30737);
;// CONCATENATED MODULE: ./lib/src/deploy/rollback/next-step.js
function judgeNextStep(facts) {
    const { code, served, serving, new_revision, rollback, is_rollback } = facts;
    const hasServed = served.is === 'revision';
    const canRollBack = rollback === undefined && !is_rollback;
    if (hasServed && serving.is === 'nothing')
        return canRollBack ? 'roll_back' : 'deploy_working_code';
    const isShown = serving.is === 'revision' || serving.is === 'nothing';
    if (rollback === 'failed' && !isShown)
        return 'check_serving';
    const isReplaced = hasServed && new_revision;
    return isReplaced && canRollBack && code === 'check_failed' ? 'roll_back' : 'fix_cause';
}

// EXTERNAL MODULE: ./lib/src/deploy/rollback/choose-target.js
var choose_target = __webpack_require__(54316);
// EXTERNAL MODULE: ./lib/src/repository/revision-name.js
var revision_name = __webpack_require__(51880);
;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-active.js










function judgeServing({ revision, written }, deployment) {
    const { latest_revision_id: latest } = deployment;
    const serving = servingAfter(written, deployment);
    if (serving.is === 'revision') {
        const { id } = serving;
        if (id === revision.id)
            return { is: 'deployed' };
        const isNewer = id === latest && !earlierRevisions(written).has(id);
        return { is: isNewer ? 'newer' : 'earlier', id };
    }
    const isReplaced = latest !== null && latest !== revision.id;
    return { is: serving.is === 'nothing' && isReplaced ? 'nothing' : 'deployed' };
}
function servingAfter({ before }, deployment) {
    return (0,snapshot/* servingOf */.K3)(deployment, before?.serving ?? snapshot/* NOTHING */.K$);
}
function earlierRevisions(written) {
    const { revision, before, deployment } = written;
    const servings = [before?.serving ?? snapshot/* NOTHING */.K$, (0,snapshot/* servingOf */.K3)(deployment)];
    const ids = [(0,model/* previousId */.dk)(revision), ...servings.map(snapshot/* servingId */.mZ)];
    return new Set(ids.filter((id) => id != null));
}
async function findLive(session, rollout) {
    const { revision } = rollout;
    const extended = (0,core_session/* withGrace */.pj)(session);
    const deployment = await readUntilServing(extended, rollout);
    session.emit({ type: 'deployment_read', deployment });
    (0,failures/* assertStays */.fo)(deployment);
    const verdict = judgeServing(rollout, deployment);
    if (verdict.is === 'deployed')
        return { revision, deployment, is_new: true };
    const other = verdict.is === 'nothing' ? null : await readRevision(extended, deployment, verdict);
    const isReplaced = verdict.is === 'newer' && other !== null;
    if (isReplaced && (0,contract_status/* isDeployed */.Nj)(other)) {
        emitSuperseded(session, rollout, other);
        return { revision: other, deployment, is_new: true };
    }
    (0,events/* emitServing */.u9)(session, servingAfter(rollout.written, deployment));
    if (other !== null)
        (0,events/* emitCode */.tJ)(session, other);
    throw notActive(revision, verdict.is === 'nothing');
}
async function readUntilServing(session, rollout) {
    const { revision, written, deadline } = rollout;
    const forMs = Math.min(settle/* TAKES_OVER_MS */.ld, Math.max(0, deadline - session.clock.now()));
    const isSettled = (deployment) => {
        const { is } = judgeServing(rollout, deployment);
        return (0,contract_status/* isBeingDeleted */.vx)(deployment) || is === 'deployed' || is === 'newer';
    };
    const onWait = () => {
        const message = `Waiting until the service names revision ${revision.id} as the serving one.`;
        session.emit({ type: 'info', message });
    };
    const reading = () => session.controlPlane.readDeployment(written.deployment.id);
    const read = await (0,retry/* tryRequest */.dP)(() => (0,settle/* settle */.G9)(session, reading, isSettled, { forMs, onWait }));
    if ('value' in read)
        return read.value;
    throw read.error.retryable ? notVerifiedError(revision.id, read.error) : read.error;
}
async function readRevision({ controlPlane }, deployment, { id }) {
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deployment.id, id));
    return 'value' in read ? read.value : null;
}
function emitSuperseded({ emit, clock }, { revision, startedAt }, serving) {
    emit({
        type: 'warning',
        message: `Revision ${revision.id} was superseded by ${serving.id}, which is serving now.`
    });
    emit({
        type: 'revision_identified',
        revision_id: serving.id,
        previous: revision.id,
        superseded: true
    });
    (0,events/* emitRevision */.V3)({ emit }, serving, clock.now() - startedAt);
}
function assertServes(session, { before, deployment }, latest) {
    if (before === null)
        return;
    const serving = (0,snapshot/* servingOf */.K3)(deployment, before.serving);
    if (serving.is !== 'nothing')
        return;
    (0,events/* emitServing */.u9)(session, serving);
    throw notActive(latest, true);
}
function notActive({ id, source_revision_config: code }, servesNothing) {
    const what = servesNothing ? 'the service reports none as serving' : 'another one is active';
    return new errors/* DeployError */.sH('not_active', {
        what: `The revision was DEPLOYED, but ${what}.`,
        facts: [{ label: 'Revision', value: (0,revision_name/* nameRevision */.h)(id, code) }],
        fix: [
            'Check in the service which revision is serving, and who deployed it.',
            'To deploy this commit again, run with `new_revision: always`.'
        ]
    });
}
function notVerifiedError(revision_id, cause) {
    return new errors/* DeployError */.sH('not_verified', {
        what: 'The revision is DEPLOYED, but it could not be verified that it is serving.',
        facts: [{ label: 'Revision', value: revision_id }, ...(0,errors/* factsOfCause */.ie)('Cause', cause)],
        fix: ['Run again once the service responds. It compares first, and makes no second revision.'],
        cause
    });
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-commit.js









function judgeCommit(facts) {
    const { commit, contains, deployed, commit_before } = facts;
    if (facts.is_rollback)
        return { is: 'not_restored' };
    if (contains === true)
        return { is: 'later' };
    if (deployed !== undefined && (0,refs/* sameCommit */.Kd)(commit, deployed))
        return { is: 'earlier' };
    if (contains === false)
        return { is: 'other_history' };
    const isBefore = commit_before !== undefined && (0,refs/* sameCommit */.Kd)(commit, commit_before);
    return { is: isBefore ? 'before_push' : 'unknown' };
}
const REASONS = {
    earlier: () => 'that commit was deployed before this run',
    before_push: (here) => `the branch was at that commit before the push of ${here}`,
    other_history: (here) => `the history of that commit does not contain ${here}`,
    not_restored: () => 'a rollback needs exactly that one'
};
async function verifyCommit(session, built) {
    const { wanted, origin } = built.written;
    const { commit: requested } = origin;
    if (wanted.source !== 'git_host' || requested === undefined)
        return;
    const revision = await readCommit(session, built);
    const judged = await judgeBuilt(session, { ...built, revision }, requested);
    if (judged === undefined)
        return;
    const { commit, verdict } = judged;
    const reason = REASONS[verdict.is]?.((0,refs/* shortCommit */.Ax)(requested));
    if (reason !== undefined)
        throw otherCommit({ ...built, revision }, judged, reason);
    const message = movedOn(built.written, revision, judged);
    session.emit({ type: 'commit_differs', built: commit, message });
}
function otherCommit({ revision, written }, { commit, verdict }, reason) {
    const isOfPush = written.revision?.origin === 'pushed';
    const isReplaced = isOfPush ? verdict.is === 'earlier' : (0,model/* isReplacedBy */.Ke)(written, revision.id);
    if (isReplaced && !(0,model/* isRollback */.z1)(written))
        return (0,failures/* supersededBy */.gT)(revision);
    const here = (0,refs/* shortCommit */.Ax)(written.origin.commit ?? '');
    const { ref } = refOf(written);
    const unseen = `The service has not seen ${here} yet, or ${ref} was reset. ` +
        'Check that the service has the push, then run again.';
    return new errors/* DeployError */.sH('other_commit', {
        what: `The service built commit ${(0,refs/* shortCommit */.Ax)(commit)}, not commit ${here}: ${reason}.`,
        facts: [{ label: 'Revision', value: revision.id }],
        fix: [(0,model/* isRollback */.z1)(written) ? failures/* REVERT */.tH : unseen]
    });
}
function movedOn(written, revision, { commit, verdict }) {
    const here = (0,refs/* shortCommit */.Ax)(written.origin.commit ?? '');
    const { kind } = refOf(written);
    const cause = verdict.is === 'later'
        ? `That commit contains ${here}: the ${kind} has moved.`
        : `Either the ${kind} has moved, or the service has not seen ${here} yet. ` +
            `If the ${kind} is still at ${here}, run again.`;
    return (`Revision ${revision.id} was built from commit ${(0,refs/* shortCommit */.Ax)(commit)}, ` +
        `but this run is at ${here}. ${cause}`);
}
function refOf({ wanted }) {
    const isGit = wanted.source === 'git_host';
    const ref = (isGit ? wanted.source_revision_config.repo_ref : undefined) ?? 'the ref';
    return { ref, kind: (0,refs/* isTag */.dz)(ref) ? 'tag' : 'branch' };
}
async function readCommit(session, built) {
    const { revision, written, deadline } = built;
    const { before } = written;
    const showsCommit = (read) => read.source_revision_config?.repo_commit_sha != null;
    const showsOthers = before === null || (0,diff_code/* deployedCommit */.qd)(before) !== undefined;
    const isExpected = revision.source_revision_config != null && showsOthers;
    if (showsCommit(revision) || !isExpected)
        return revision;
    const { clock } = session;
    const read = await (0,settle/* settle */.G9)({ clock, deadline }, () => readRevisionAgain(session, built), showsCommit);
    (0,events/* emitCode */.tJ)(session, read);
    return read;
}
async function readRevisionAgain({ controlPlane }, { revision, written }) {
    const { id } = written.deployment;
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(id, revision.id, { once: true }));
    return 'value' in read ? read.value : revision;
}
async function judgeBuilt(session, built, requested) {
    const { retained_commit = requested } = built.written.plan;
    const otherIn = ({ source_revision_config }) => {
        const commit = source_revision_config?.repo_commit_sha ?? undefined;
        const isRequested = (own) => commit !== undefined && (0,refs/* sameCommit */.Kd)(commit, own);
        return isRequested(requested) || isRequested(retained_commit) ? undefined : commit;
    };
    const judge = async (commit) => {
        if (commit === undefined)
            return undefined;
        const facts = await readFacts(session, built, { from: requested, to: commit });
        return { commit, verdict: judgeCommit(facts) };
    };
    const first = await judge(otherIn(built.revision));
    if (first === undefined || REASONS[first.verdict.is] === undefined)
        return first;
    const { clock } = session;
    const read = async () => otherIn(await readRevisionAgain(session, built));
    const isOther = (commit) => commit !== first.commit;
    const last = await (0,settle/* settle */.G9)({ clock, deadline: built.deadline }, read, isOther);
    return last === first.commit ? first : judge(last);
}
async function readFacts(session, { written, revision }, { from, to }) {
    const { before, origin } = written;
    const is_rollback = (0,model/* isRollback */.z1)(written);
    const comparison = { from, to: to.toLowerCase() };
    const contains = is_rollback ? undefined : await containsCommit(session, comparison);
    const isFromBefore = before?.latest?.id === revision.id;
    const deployed = before === null || isFromBefore ? undefined : (0,diff_code/* deployedCommit */.qd)(before);
    return { commit: to, contains, deployed, commit_before: origin.commit_before, is_rollback };
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-contents.js










function judgeContents({ wanted, written, revision_id }, deployment) {
    const { plan, revision, before } = written;
    const { latest_revision_id: latest } = deployment;
    const previous = (0,model/* previousId */.dk)(revision);
    const isOfRevision = revision_id !== null && revision_id !== previous;
    const isStale = isOfRevision && latest === previous;
    const reads = {
        wanted,
        before: before?.deployment,
        sent: (0,model/* sentFields */.S5)(plan.action),
        isForeign: plan.new_revision && !isStale && (0,model/* isReplacedBy */.Ke)(written, latest),
        isUnnamed: revision?.origin === 'adopted',
        last: deployment
    };
    const mismatches = findMismatches(reads);
    if (isStale)
        return { is: 'stale', mismatches };
    if (mismatches.length > 0)
        return { is: 'other', mismatches };
    return { is: 'equal', ...judgeRemoved(reads), unverified: unverifiedSecrets(reads) };
}
async function verifyContents(session, expected, first) {
    const { deployment, verdict } = await readUntilEqual(session, expected, first);
    if (verdict.is !== 'equal') {
        if (verdict.mismatches.length === 0)
            return;
        throw contentsError(expected, deployment, verdict.mismatches);
    }
    emitSecrets(session, verdict);
    emitResources(session, expected, deployment);
    if ((0,diff_tier/* showsOtherTier */.Xd)(expected.wanted, deployment))
        session.emit(verify_contents_otherTier(expected.wanted, deployment));
}
const verify_contents_otherTier = ({ deployment_tier: asked }, { deployment_tier: shown }) => ({
    type: 'warning',
    message: `The service shows deployment_tier ${(0,sanitize/* sanitizeLine */.g$)(String(shown), 60)}, ` +
        `this run requested ${(0,sanitize/* sanitizeLine */.g$)(String(asked), 60)}. The next run sends it again.`
});
function emitResources({ emit }, { wanted, written }, { source_config: { resource_spec: shown } }) {
    const sent = (0,model/* sentFields */.S5)(written.plan.action)?.source_config?.resource_spec;
    const filled = (0,diff_resource_spec/* filledFields */.So)(shown, sent, wanted.rules);
    if (filled.length > 0)
        emit({ type: 'info', message: filledIn(filled) });
    if (wanted.rules?.completesResourceSpecs !== true || sent == null)
        return;
    const spec = (0,model/* resourcesOf */.F3)(wanted);
    if (spec === undefined || Object.keys(spec).length === 0)
        return;
    const kept = (0,diff_resource_spec/* keptFields */.es)(shown, spec);
    if (kept.length > 0)
        emit({ type: 'info', message: keptAsShown(kept) });
}
async function readUntilEqual(session, expected, first) {
    const { clock, controlPlane, emit } = session;
    const judge = (deployment) => ({
        deployment,
        verdict: judgeContents(expected, deployment)
    });
    let last = judge(first);
    if (isEqual(last))
        return last;
    emit({ type: 'info', message: 'Waiting until the service shows what this run requested.' });
    const read = async () => {
        const next = await controlPlane.readDeployment(first.id, { once: true });
        const isLater = next.latest_revision_id !== last.deployment.latest_revision_id;
        if (last.verdict.is === 'stale' || !isLater)
            last = judge(next);
        return last;
    };
    return (0,settle/* settle */.G9)({ clock, deadline: expected.deadline }, read, isEqual);
}
const isEqual = ({ verdict }) => verdict.is === 'equal' && verdict.kept.length === 0;
function emitSecrets({ emit }, { kept, removed, unverified }) {
    if (kept.length > 0)
        emit({ type: 'secrets_kept', names: kept, message: (0,diff_secrets/* stillListed */.Ws)(kept) });
    if (removed.length > 0)
        emit({ type: 'secrets_removed', names: removed });
    if (unverified.length > 0)
        emit({ type: 'info', message: unverifiedText(unverified) });
}
const unverifiedText = (names) => 'The service does not show the values of these secrets, so they are not verified: ' +
    `${(0,sanitize/* sanitizeLine */.g$)(names.join(', '), 300)}.`;
const filledIn = (fields) => `The service shows other values than this run sent in resource_spec: ${fields.join(', ')}. ` +
    'Set these fields as the service shows them. Otherwise each run makes a new revision.';
const keptAsShown = (fields) => 'resource_spec does not set these fields, ' +
    `which keep what the service shows: ${(0,sanitize/* sanitizeLine */.g$)(fields.join(', '), 600)}. ` +
    'To change one, set it.';
function assertCodeMatches(wanted, revision, deployment) {
    const isLatest = deployment.latest_revision_id === revision.id;
    const facts = findOtherCode(wanted, revision, isLatest ? deployment : undefined);
    if (facts.length > 0)
        throw mismatchError('The revision', [...facts, revisionFact(revision.id)]);
}
const SENTENCES = {
    not_applied: 'the service does not show the value that this run sent',
    changed_since: 'the service shows another value than this run requested'
};
function contentsError({ revision_id }, deployment, mismatches) {
    const facts = mismatches.map(({ path, kind }) => ({
        label: (0,sanitize/* sanitizeLine */.g$)((0,contract_fields/* inputOf */.wg)(path), 100),
        value: SENTENCES[kind]
    }));
    if (revision_id !== null)
        return mismatchError('The revision', [...facts, revisionFact(revision_id)]);
    const compared = { label: 'Deployment', value: (0,find_by_name/* describeDeployment */.Ti)(deployment) };
    return mismatchError('The deployment', [...facts, compared]);
}
const revisionFact = (id) => ({ label: 'Revision', value: id });
function mismatchError(compared, facts) {
    return new errors/* DeployError */.sH('revision_mismatch', {
        what: `${compared} does not match what this run requested.`,
        facts,
        fix: [
            'The service did not apply the update, ' +
                'shows the value in another form, or another run or person changed it meanwhile. ' +
                'Check the deployment in the service.',
            'Set `concurrency` in the workflow so that one run at a time deploys, then run again.'
        ]
    });
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-applied.js










async function verifyApplied(session, input) {
    const { waited, written } = input;
    const { wanted, deployment, before } = written;
    if (waited.is === 'deployed')
        return verifyRollout(session, input, waited);
    await verifySent(session, written);
    const latest = before?.latest ?? null;
    if (waited.is === 'not_waited' || latest === null)
        return undefined;
    assertServes(session, written, latest);
    assertCodeMatches(wanted, latest, deployment);
    (0,failures/* assertStays */.fo)(deployment);
    (0,events/* emitServing */.u9)(session, (0,snapshot/* servingOf */.K3)(deployment));
    return { revision: latest, deployment, is_new: false };
}
async function verifySent(session, written) {
    const { wanted, plan, revision, deployment } = written;
    if ((0,model/* sentFields */.S5)(plan.action) === undefined)
        return;
    const { deadline } = session;
    const revision_id = (0,model/* revisionId */.j5)(revision) ?? null;
    const expected = plan.new_revision
        ? { wanted: settingsOnly(wanted), revision_id }
        : { wanted, revision_id: null };
    await verifyContents(session, { ...expected, written, deadline }, deployment);
}
function settingsOnly({ secrets: _secrets, secret_references: _references, deployment_tier: _tier, ...wanted }) {
    const fields = (0,contract_fields/* revisionFieldsOf */.kD)(wanted.source, wanted.rules?.fields);
    const names = new Set(fields.map(({ path }) => (0,contract_fields/* fieldName */.w5)(path)));
    const settings = Object.entries(wanted.source_config).filter(([name]) => !names.has(name));
    return { ...wanted, source_config: Object.fromEntries(settings) };
}
async function verifyRollout(session, { wait, written }, { revision: deployed, started_at: startedAt }) {
    const deadline = (0,core_session/* waitDeadline */.MH)(session, { startedAt, timeoutMs: wait.timeoutMs });
    const live = await findLive(session, { revision: deployed, startedAt, deadline, written });
    const { revision, deployment } = live;
    await verifyLive(session, live, { written, deadline }).catch((error) => {
        const isMismatch = error instanceof errors/* DeployError */.sH && error.code === 'revision_mismatch';
        const isReplaced = isMismatch && (0,model/* isReplacedBy */.Ke)(written, revision.id);
        throw isReplaced ? (0,failures/* supersededBy */.gT)(revision) : error;
    });
    await verifyCommit(session, { revision, written, deadline });
    (0,events/* emitServing */.u9)(session, (0,snapshot/* servingOf */.K3)(deployment));
    return live;
}
async function verifyLive(session, { revision, deployment }, { written, deadline }) {
    const { wanted } = written;
    assertCodeMatches(wanted, revision, deployment);
    const expected = { wanted, written, revision_id: revision.id, deadline };
    await verifyContents(session, expected, deployment);
}

;// CONCATENATED MODULE: ./lib/src/deploy/wait/polling.js




const elapsed = ({ session, startedAt }) => session.clock.now() - startedAt;
const remaining = (wait) => (0,core_session/* waitDeadline */.MH)(wait.session, wait) - wait.session.clock.now();
async function pollUntilEnded(wait, first, poll) {
    let state = await poll(first);
    while (state.result === undefined && remaining(wait) > 0) {
        await pause(wait, state);
        state = await poll(state);
    }
    return state;
}
const FINAL_STATUSES = new Set([401, 403, 404, 410]);
const isFinal = (error) => error instanceof errors/* StatusError */.Xs && !error.retryable && FINAL_STATUSES.has(error.status);
const LONGEST_READ_MS = 30_000;
const SHORTEST_READ_MS = 1_000;
async function readOnce(wait, before, read) {
    const remainingMs = remaining(wait);
    const timeoutMs = Math.min(LONGEST_READ_MS, Math.max(SHORTEST_READ_MS, remainingMs));
    const result = await (0,retry/* tryRequest */.dP)(() => read({ timeoutMs, once: true }));
    const state = { ...before, requests: before.requests + 1, problem: undefined };
    if ('value' in result) {
        if (before.problem !== undefined)
            wait.session.emit({ type: 'recovered' });
        return { state, answer: result.value };
    }
    const { error } = result;
    const endsSooner = error instanceof errors/* TimeLimitError */.$q && remainingMs > 0;
    if (isFinal(error) || endsSooner)
        throw error;
    return { state: { ...state, problem: error } };
}
const AUTO = { share: 0.1, shortest: 1_000, longest: 10_000, longestInRollout: 3_000 };
function pollDelay({ interval, elapsedMs, remainingMs, status, retryAfterMs = 0 }) {
    const longest = status?.includes('DEPLOY') ? AUTO.longestInRollout : AUTO.longest;
    const auto = Math.min(Math.max(elapsedMs * AUTO.share, AUTO.shortest), longest);
    const chosen = interval === 'auto' ? auto : interval;
    const requested = Math.min(retryAfterMs, retry/* LONGEST_RETRY_AFTER_MS */.Q);
    return Math.max(0, Math.min(Math.max(chosen, requested), remainingMs));
}
const SUCCESSOR_MS = 1_000;
async function pause(wait, { revision, problem }) {
    const { emit, clock } = wait.session;
    const { status } = revision ?? {};
    const isReplaced = status !== undefined && (0,contract_status/* verdictOf */.Vj)(status) === 'superseded';
    const delay = pollDelay({
        interval: isReplaced && problem === undefined ? SUCCESSOR_MS : wait.interval,
        status,
        elapsedMs: elapsed(wait),
        remainingMs: remaining(wait),
        retryAfterMs: problem?.retryAfterMs
    });
    if (problem !== undefined)
        emit({ type: 'retrying', problem: problem.brief, delay_ms: delay });
    await clock.sleep(delay);
}

;// CONCATENATED MODULE: ./lib/src/deploy/wait/find-push-revision.js







async function findPushRevision(wait) {
    const { session, commit, previous } = wait;
    const short = (0,refs/* shortCommit */.Ax)(commit);
    session.emit({
        type: 'info',
        message: `Waiting for the revision that the service builds from commit ${short}.`
    });
    const { result, problem } = await pollUntilEnded(wait, { requests: 0 }, (state) => poll(wait, state));
    if (result != null) {
        const { id, warning } = result;
        if (warning !== undefined)
            session.emit({ type: 'warning', message: warning });
        session.emit({ type: 'revision_identified', revision_id: id, previous });
        return id;
    }
    if (problem === undefined)
        return undefined;
    throw new errors/* DeployError */.sH('wait_timeout', {
        what: `The service created no revision for commit ${short}, although build_on_push is true.`,
        facts: (0,errors/* factsOfCause */.ie)('Last poll', problem),
        fix: [
            'Check that the integration still receives pushes from the git host.',
            'To deploy without it, set `build_on_push` to false or `new_revision` to always.'
        ],
        cause: problem
    });
}
async function poll(wait, before) {
    const { state, answer: result } = await readOnce(wait, before, (options) => findLatest(wait, options));
    const isTooLate = elapsed(wait) >= Math.min(settle/* REVISION_APPEARS_MS */.c0, wait.timeoutMs / 2);
    return result === null && !isTooLate ? state : { ...state, result };
}
async function findLatest(wait, options) {
    const { session, deployment_id, commit, previous } = wait;
    const { controlPlane } = session;
    const deployment = await controlPlane.readDeployment(deployment_id, options);
    (0,failures/* assertStays */.fo)(deployment);
    const { latest_revision_id: id } = deployment;
    if (id === null)
        return null;
    const revision = await (0,retry/* orNull */.Xd)(controlPlane.readRevision(deployment_id, id, options));
    if (revision === null)
        return null;
    if ((0,refs/* isBuiltOf */.YO)(commit, revision))
        return { id };
    if (id === previous)
        return null;
    if (revision.source_revision_config?.repo_commit_sha == null) {
        const warning = `The service shows no commit for revision ${id}. ` +
            `Assuming that it was built from this push (${(0,refs/* shortCommit */.Ax)(commit)}).`;
        return { id, warning };
    }
    const superseded = await findSuperseded(wait, { ...options, sought: id });
    if (superseded === undefined)
        return null;
    const warning = `Revision ${superseded.id} of this push was superseded. Now waiting for ${id}.`;
    return { id, warning };
}
async function findSuperseded({ session, deployment_id, commit, previous }, options) {
    const isPrevious = ({ id }) => id === previous;
    const isEnough = (rows) => rows.some(isPrevious);
    const list = { ...options, deployment_id, isEnough };
    const rows = (await (0,lists/* listNewestFirst */.Hi)(session.controlPlane, list)) ?? [];
    const end = rows.findIndex(isPrevious);
    const newer = end < 0 ? rows : rows.slice(0, end);
    return newer.find((revision) => (0,refs/* isBuiltOf */.YO)(commit, revision));
}

;// CONCATENATED MODULE: ./lib/src/deploy/wait/judge-deployment.js


const NEWER_SHOWS_MS = 5_000;
function judgeRevision({ interrupted_at }, { status }, now) {
    const { verdict, may_pass } = (0,contract_status/* meaningOf */.Pr)(status);
    if (verdict === 'pending')
        return { is: 'continue' };
    if (verdict === 'superseded')
        return { is: 'superseded' };
    if (!may_pass)
        return { is: 'ended' };
    const since = interrupted_at ?? now;
    return { is: now - since >= contract_status/* INTERRUPTION_MS */.Lo ? 'ended' : 'continue', interrupted_at: since };
}
function judgeDeployment(state, deployment, isLast) {
    if ((0,contract_status/* isBeingDeleted */.vx)(deployment))
        return { is: 'deleted' };
    const { revision_id, revision, superseded_ids, deployment_read_at: readAt } = state;
    const { latest_revision_id: newest } = deployment;
    const isSuperseded = revision !== undefined && (0,contract_status/* verdictOf */.Vj)(revision.status) === 'superseded';
    const isNewer = newest !== revision_id && newest !== null && !superseded_ids.includes(newest);
    if (isNewer) {
        const isServing = (0,snapshot/* servingId */.mZ)((0,snapshot/* servingOf */.K3)(deployment)) === newest;
        return isSuperseded || isServing ? { is: 'follow', newest } : { is: 'continue' };
    }
    if (!isSuperseded)
        return { is: 'continue' };
    const { successor_deadline: until = readAt + NEWER_SHOWS_MS } = state;
    return isLast || readAt >= until ? { is: 'superseded' } : { is: 'await_successor', until };
}

;// CONCATENATED MODULE: ./lib/src/deploy/wait/wait-for-revision.js







const DEPLOYMENT_READ_MS = 30_000;
const FOLLOWED_AT_ONCE = 5;
async function waitForRevision(wait) {
    const { session, revision_id, previous, startedAt } = wait;
    const first = {
        requests: 0,
        revision_id,
        deployment_read_at: startedAt,
        superseded_ids: previous === null ? [] : [previous]
    };
    const ended = await pollUntilEnded(wait, first, (state) => pollRevision(wait, state)).catch(async (error) => {
        throw (0,errors/* isNotFound */.c4)(error) ? await (0,failures/* revisionNotFound */.dH)(wait, error) : error;
    });
    const { requests, result, pending_at } = ended;
    const status = result?.status ?? 'timeout';
    const isTimed = (0,contract_status/* verdictOf */.Vj)(status) === 'deployed' && pending_at !== undefined;
    session.emit({
        type: 'wait_ended',
        status,
        elapsed_ms: elapsed(wait),
        requests,
        within_ms: isTimed ? session.clock.now() - pending_at : undefined
    });
    if (result === undefined)
        throw (0,failures/* waitTimedOut */.Pt)(wait, ended);
    if ((0,contract_status/* verdictOf */.Vj)(status) === 'failed')
        throw await (0,failures/* revisionFailed */.D$)(wait, result);
    return result;
}
async function pollRevision(wait, before) {
    const { clock, controlPlane } = wait.session;
    const { state, answer: revision } = await readOnce(wait, before, (options) => controlPlane.readRevision(wait.deployment_id, before.revision_id, options));
    if (revision === undefined)
        return remaining(wait) <= 0 ? readAtDeadline(wait, state) : state;
    emitChanges(wait, before, revision);
    const now = clock.now();
    const { is: verdict, interrupted_at } = judgeRevision(before, revision, now);
    if (verdict === 'ended')
        return { ...state, result: revision };
    const next = { ...state, revision, interrupted_at, pending_at: now };
    const isTime = now >= state.deployment_read_at + DEPLOYMENT_READ_MS || remaining(wait) <= 0;
    if (verdict === 'continue' && !isTime)
        return next;
    return pollDeployment(wait, { ...next, deployment_read_at: now });
}
async function readAtDeadline(wait, state) {
    const { problem } = state;
    return { ...(await pollDeployment(wait, state)), problem };
}
async function pollDeployment(wait, before) {
    const { session, deployment_id } = wait;
    const { state, answer: deployment } = await readOnce(wait, before, (options) => session.controlPlane.readDeployment(deployment_id, options));
    if (deployment === undefined)
        return state;
    const verdict = judgeDeployment(state, deployment, remaining(wait) <= 0);
    switch (verdict.is) {
        case 'continue':
            return state;
        case 'await_successor':
            return { ...state, successor_deadline: verdict.until };
        case 'follow': {
            const next = follow(wait, state, verdict.newest);
            return next.superseded_ids.length > FOLLOWED_AT_ONCE ? next : pollRevision(wait, next);
        }
        case 'superseded':
            throw (0,failures/* supersededInWait */.v6)(wait, state);
        case 'deleted':
            throw (0,failures/* deploymentDeleted */.Vb)(deployment_id);
    }
}
function emitChanges(wait, before, revision) {
    const { session } = wait;
    const { revision_id, revision: last } = before;
    const { status, source_revision_config: code } = revision;
    if (status !== last?.status)
        session.emit({ type: 'status_read', revision_id, status, elapsed_ms: elapsed(wait) });
    if (code?.repo_commit_sha !== last?.source_revision_config?.repo_commit_sha)
        (0,events/* emitCode */.tJ)(session, revision);
}
function follow(wait, state, newest) {
    const { session } = wait;
    const { requests, deployment_read_at, revision_id: previous, revision } = state;
    if (wait.follow === false)
        throw (0,failures/* supersededInWait */.v6)(wait, state, newest);
    const shown = (0,sanitize/* sanitizeLine */.g$)(session.redact(revision?.status ?? ''), 40);
    const message = `Revision ${previous} (${shown}) was superseded. Now waiting for ${newest}.`;
    session.emit({ type: 'warning', message });
    session.emit({ type: 'revision_identified', revision_id: newest, previous, superseded: true });
    return {
        requests,
        deployment_read_at,
        revision_id: newest,
        superseded_ids: [...state.superseded_ids, previous]
    };
}

;// CONCATENATED MODULE: ./lib/src/deploy/wait/wait-for-applied.js










async function waitForApplied(session, { wait, follow = true }, written) {
    const { wanted, plan, before, deployment, revision } = written;
    const mayHaveRollout = (0,plan_update/* requestsRevision */.g4)(wanted) || plan.new_revision;
    if (!wait.enabled || !mayHaveRollout) {
        await emitLatest(session, written);
        return { is: 'not_waited' };
    }
    if (revision === null)
        return { is: 'not_waited' };
    const kept = revision.origin === 'kept' ? before?.latest : null;
    if (kept != null && (0,contract_status/* isDeployed */.Nj)(kept)) {
        (0,events/* emitRevision */.V3)(session, kept, 0);
        return { is: 'standing' };
    }
    const started_at = session.clock.now();
    const { id: deployment_id } = deployment;
    const previous = (0,model/* previousId */.dk)(revision);
    const polling = { ...wait, session, deployment_id, previous, startedAt: started_at };
    const revision_id = revision.origin === 'pushed'
        ? await findPushRevision({ ...polling, commit: revision.commit })
        : revision.id;
    if (revision_id === undefined)
        return { is: 'not_built' };
    const deployed = await waitForRevision({
        ...polling,
        revision_id,
        follow,
        serving_before: before?.serving ?? snapshot/* NOTHING */.K$
    });
    return { is: 'deployed', revision: deployed, started_at };
}
const UNSEEN_PUSH = 'The service builds this push automatically. ' +
    'This run does not look for its revision, because wait is false.';
async function emitLatest(session, { deployment, revision, before }) {
    const { controlPlane, emit } = session;
    if (revision === null)
        return;
    if (revision.origin === 'pushed')
        return emit({ type: 'info', message: UNSEEN_PUSH });
    const kept = revision.origin === 'kept' ? before?.latest : undefined;
    const read = await (0,retry/* tryRequest */.dP)(async () => kept ?? controlPlane.readRevision(deployment.id, revision.id, { once: true }));
    if ('error' in read) {
        const message = `The state of the revision could not be read: ${(0,errors/* inOneLine */.UX)(read.error)}`;
        return emit({ type: 'warning', message });
    }
    const { status } = read.value;
    (0,events/* emitRevision */.V3)(session, read.value, 0);
    const { verdict, may_pass } = (0,contract_status/* meaningOf */.Pr)(status);
    if (verdict === 'pending' || may_pass) {
        const message = 'This run does not wait for the rollout, because `wait` is false.';
        const { id, name } = deployment;
        return emit({ type: 'info', message, hint: { show: 'status', deployment: { id, name } } });
    }
    if (verdict === 'failed') {
        const message = `Revision ${revision.id} ended as ${(0,sanitize/* sanitizeLine */.g$)(status, 40)}. ` +
            'This step did not wait for it, so it does not fail.';
        emit({ type: 'warning', message });
    }
}

// EXTERNAL MODULE: ./lib/src/deploy/rollback/plan-rollback.js
var plan_rollback = __webpack_require__(68883);
// EXTERNAL MODULE: ./lib/src/deploy/rollback/refused.js
var refused = __webpack_require__(16041);
;// CONCATENATED MODULE: ./lib/src/deploy/rollback/deploy-earlier.js











function olderThan({ target }, { deployment, serving }) {
    const ids = [target.id, deployment.latest_revision_id, (0,snapshot/* servingId */.mZ)(serving)];
    return ids.filter((id) => id != null);
}
function applyEarlier(session, rollback, original) {
    const older = olderThan(rollback, original);
    const guarded = { ...session, controlPlane: guardLatest(session, rollback.before, older) };
    if (rollback.plan.action.do === 'redeploy')
        return redeploy(guarded, rollback, older);
    return patchDeployment(guarded, { ...rollback, plan: rollback.plan, older });
}
async function followApplied(session, wait, written) {
    const { deployment, revision } = written;
    const revision_id = (0,model/* revisionId */.j5)(revision);
    session.emit({ type: 'deployment_read', deployment });
    if (revision_id !== undefined) {
        const previous = (0,model/* previousId */.dk)(revision) ?? revision_id;
        session.emit({ type: 'revision_identified', revision_id, previous });
    }
    const waited = await waitForApplied(session, { wait, follow: false }, written);
    if (waited.is === 'not_built')
        throw new Error('a rollback waits for no push');
    const live = await verifyApplied(session, { wait, written, waited });
    if (live !== undefined && live.revision.id !== revision_id)
        throw overtaken(live.revision.id);
    return live;
}
function guardLatest({ controlPlane }, { deployment }, older) {
    const { id, latest_revision_id } = deployment;
    const expected = new Set([latest_revision_id, ...older]);
    const assertLatest = async () => {
        const { latest_revision_id: latest } = await controlPlane.readDeployment(id);
        if (!expected.has(latest))
            throw overtaken(latest);
    };
    return {
        ...controlPlane,
        patchDeployment: (...sent) => assertLatest().then(() => controlPlane.patchDeployment(...sent)),
        redeployRevision: (...sent) => assertLatest().then(() => controlPlane.redeployRevision(...sent))
    };
}
function overtaken(newest) {
    const revision = newest === null ? 'a newer revision' : `revision ${newest}`;
    return (0,failures/* supersededError */.VY)({ what: `Another run created ${revision}, which stays.` });
}
async function redeploy(session, rollback, older) {
    const { controlPlane, emit } = session;
    const { wanted, before, target } = rollback;
    const { id: deployment_id, latest_revision_id: previous } = before.deployment;
    const write = { deployment_id, previous, older, before: before.latest };
    const sent = await sendWrite(session, {
        request: `POST /v2/deployments/${deployment_id}/revisions/${target.id}/redeploy`,
        send: () => (0,retry/* retryConflict */.LQ)(controlPlane.redeployRevision(deployment_id, target.id)),
        find: () => findNewRevision(session, write)
    });
    if ('answer' in sent && !sent.answer) {
        const isGit = wanted.source === 'git_host';
        const isByCommit = isGit && wanted.source_revision_config.repo_ref === undefined;
        const code = (0,plan_rollback/* codeName */.Pg)(rollback);
        const patch = isByCommit ? `cannot deploy ${code}` : `would deploy what ${code} is now`;
        const reason = `the service cannot redeploy a revision, and a patch ${patch}`;
        throw new refused/* RollbackRefusedError */.z(reason, { fix: failures/* REVERT */.tH });
    }
    emit({ type: 'operation_decided', operation: 'rolled_back', new_revision: true });
    const identified = 'found' in sent ? sent.found : await identifyRevision(session, write);
    const { deployment, revision_id: id } = identified;
    return { ...rollback, deployment, revision: { origin: 'made', id, previous } };
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/earlier-contents.js





function earlierContents(wanted, sent, { before, now }) {
    const { source } = wanted;
    const source_config = {};
    const unknown = [];
    for (const { path } of [...(0,contract_fields/* fieldsOf */.Pf)(source, 'setting'), ...(0,contract_fields/* fieldsOf */.Pf)(source, 'revision')]) {
        if (!path.startsWith('source_config.') || (0,contract_fields/* valueAt */.fK)(sent, path) == null)
            continue;
        const value = earlierValue(path, before, wanted.rules);
        if (value === undefined)
            unknown.push((0,contract_fields/* fieldName */.w5)(path));
        else
            source_config[(0,contract_fields/* fieldName */.w5)(path)] = value;
    }
    const contents = { source_config };
    if (sent.secret_references != null) {
        const { secret_references: references } = before;
        if (references === undefined)
            unknown.push('secret_references');
        else
            contents.secret_references = (references ?? []).map(withoutMore);
    }
    if (sent.deployment_tier != null) {
        if (before.deployment_tier == null)
            unknown.push('deployment_tier');
        else
            contents.deployment_tier = before.deployment_tier;
    }
    if (sent.secrets == null)
        return { contents, unknown };
    const secrets = (0,diff_secrets/* restorableSecrets */.tP)(before.secrets, now.secrets, wanted);
    if (secrets === null)
        unknown.push('secrets (the service does not show all of their earlier values)');
    else if (secrets.length === 0 && wanted.rules?.ignoresEmptySecrets)
        unknown.push('secrets (the service ignores an empty list)');
    else
        contents.secrets = secrets;
    return { contents, unknown };
}
const withoutMore = ({ name, secret_name, secret_key }) => ({
    name,
    secret_name,
    secret_key
});
function earlierValue(path, before, rules) {
    const value = (0,contract_fields/* valueAt */.fK)(before, path);
    if ((0,contract_fields/* fieldName */.w5)(path) === 'build_on_push')
        return value ?? false;
    if ((0,contract_fields/* fieldName */.w5)(path) !== 'resource_spec')
        return value ?? undefined;
    const known = rules?.hasMoreResources ? Object.keys(value ?? {}) : resource_spec/* RESOURCE_SPEC_FIELDS */.TO;
    const fields = known.filter((field) => (0,contract_fields/* valueAt */.fK)(value, field) != null);
    if (fields.length === 0)
        return undefined;
    return Object.fromEntries(fields.map((field) => [field, (0,contract_fields/* valueAt */.fK)(value, field)]));
}
function unrestored(earlier, now) {
    const changes = [...(0,plan_update/* diffContents */.ai)(earlier, now).changes, ...(0,diff_settings/* diffSettings */.XI)(earlier, now)];
    const fields = changes.map(({ path }) => /resource_spec|secrets|secret_references/.exec(path)?.[0] ?? (0,contract_fields/* fieldName */.w5)(path));
    return [...new Set(fields)];
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/judge-rollback.js


function judgeRollback({ failed, is_of_run, states }) {
    if (!is_of_run)
        return { is: 'not_of_this_run' };
    if (states === null)
        return { is: 'nothing_to_return_to' };
    const { deployment, serving } = states.current;
    if ((0,contract_status/* isBeingDeleted */.vx)(deployment))
        return { is: 'being_deleted' };
    const { latest_revision_id: latest } = deployment;
    if (latest !== failed.id)
        return { is: 'superseded', by: latest };
    const isSaid = serving.is === 'revision' || serving.is === 'nothing';
    if (!isSaid && failed.by === 'revision')
        return { is: 'replaced_nothing' };
    const id = (0,snapshot/* servingId */.mZ)(serving);
    const isOther = id !== undefined && id !== failed.id;
    return isOther ? { is: 'still_serves', id } : { is: 'rolls_back', states };
}
function refusalOf(verdict, failed) {
    switch (verdict.is) {
        case 'not_of_this_run':
            return `this run did not make revision ${failed.id}`;
        case 'nothing_to_return_to':
            return 'this run created the deployment';
        case 'being_deleted':
            return 'the deployment is being deleted';
        case 'superseded': {
            const newer = verdict.by === null ? 'a newer revision' : `revision ${verdict.by}`;
            return `another run created ${newer}, which stays`;
        }
        case 'replaced_nothing':
            return 'this run replaced no revision that the service names as serving';
    }
}
function showsStateBefore({ before, current }, failed) {
    const isOld = (id, earlier) => id != null && id === earlier && id !== failed.id;
    if (isOld(current.deployment.latest_revision_id, before.deployment.latest_revision_id))
        return true;
    return failed.by === 'check' && isOld((0,snapshot/* servingId */.mZ)(current.serving), (0,snapshot/* servingId */.mZ)(before.serving));
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/plan-restore.js



function planRestore({ wanted: requested, plan: failedPlan }, target, { before, current }) {
    const sent = (0,model/* sentFields */.S5)(failedPlan.action) ?? {};
    const reads = { before: before.deployment, now: current.deployment };
    const { contents, unknown } = earlierContents(requested, sent, reads);
    const wanted = (0,plan_rollback/* desiredFrom */.$3)(requested.source, target, { ...contents, ...rulesOf(requested) });
    const planned = (0,plan_rollback/* planRollback */.II)(wanted, target, current);
    if (planned.plan.action.do === 'patch')
        return { wanted, unknown, rollback: planned };
    const action = { do: 'redeploy', revision_id: target.id };
    const plan = { ...planned.plan, new_revision: true, action };
    const rollback = { ...planned, wanted: (0,plan_rollback/* desiredFrom */.$3)(requested.source, target), plan };
    return { wanted, unknown, rollback };
}
function rulesOf({ rules }) {
    return rules === undefined ? {} : { rules: { ...rules, completesResourceSpecs: false } };
}
function describeUnrestored(differing, unknown) {
    const sentences = [];
    if (differing.length > 0)
        sentences.push(`After the rollback, these differ from before this run: ${differing.join(', ')}.`);
    if (unknown.length > 0)
        sentences.push(`The rollback may not have restored: ${unknown.join(', ')}.`);
    return sentences.join(' ');
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/rollback-progress.js
function progressEmitter(emit) {
    return (event) => {
        const progress = progressOf(event);
        if (progress !== undefined)
            emit(progress);
    };
}
const OF_DEPLOY = new Set([
    'operation_decided',
    'deployment_read',
    'wait_ended',
    'secrets_kept'
]);
function progressOf(event) {
    if (OF_DEPLOY.has(event.type))
        return undefined;
    if (event.type === 'status_read') {
        const { status, elapsed_ms } = event;
        return { type: 'rollback_progressed', status, elapsed_ms };
    }
    if (event.type !== 'revision_identified')
        return event;
    const { superseded, revision_id } = event;
    return superseded ? undefined : { type: 'rollback_revision_known', revision_id };
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/roll-back-failed.js















const SERVING_READ = { timeoutMs: 10_000, once: true };
async function rollBackFailed(session, deploy, failed) {
    const deadline = session.clock.now() + deploy.request.wait.timeoutMs;
    const end = await tryRollBack((0,core_session/* withDeadline */.NE)(session, deadline), deploy, failed).catch(async (error) => {
        if (error instanceof errors/* CancelledError */.cc || !(error instanceof errors/* DeployError */.sH))
            throw error;
        return { report: reportOf(error), serving: await readServingNow(session, deploy) };
    });
    session.emit({ type: 'rollback_ended', rollback: end.report });
    return end;
}
function reportOf(error) {
    const { what, facts } = error;
    if (error instanceof refused/* RollbackRefusedError */.z) {
        const { code_unknown } = error;
        return { result: 'not_possible', message: what, ...(code_unknown && { code_unknown }) };
    }
    return { result: 'failed', message: what, facts: facts.map(ofRollback) };
}
function ofRollback({ label, value }) {
    return { label: `${label} (rollback)`, value };
}
async function readServingNow(session, { written }) {
    const { deployment, before } = written;
    const reading = () => session.controlPlane.readDeployment(deployment.id, SERVING_READ);
    const read = await (0,retry/* tryRequest */.dP)(reading);
    if ('error' in read)
        return snapshot/* UNKNOWN */.HV;
    const serving = (0,snapshot/* servingOf */.K3)(read.value, before?.serving ?? snapshot/* NOTHING */.K$);
    (0,events/* emitServing */.u9)(session, serving);
    return serving;
}
async function tryRollBack(session, deploy, failed) {
    const is_of_run = await isOfRun(session, deploy.written, failed.id);
    const states = is_of_run ? await readStates(session, deploy.written, failed) : null;
    const verdict = judgeRollback({ failed, is_of_run, states });
    if (verdict.is === 'still_serves') {
        const serving = { is: 'revision', id: verdict.id };
        (0,events/* emitServing */.u9)(session, serving);
        const message = `No rollback needed: revision ${verdict.id} is still serving.`;
        return { report: { result: 'not_needed', message }, serving };
    }
    if (verdict.is === 'rolls_back')
        return returnToEarlier(session, deploy, failed, verdict.states);
    throw new refused/* RollbackRefusedError */.z(refusalOf(verdict, failed));
}
async function isOfRun({ controlPlane }, { deployment, revision, before }, id) {
    if (revision?.origin === 'pushed') {
        const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deployment.id, id));
        return 'value' in read && (0,refs/* isBuiltOf */.YO)(revision.commit, read.value);
    }
    if (revision?.id !== id)
        return false;
    if (revision.origin !== 'kept')
        return true;
    const { latest } = before ?? {};
    return latest?.id === id && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'pending';
}
async function readStates(session, { before }, failed) {
    if (before === null)
        return null;
    const read = () => (0,core_session/* readSnapshot */.RA)(session, before.deployment.id, before.serving);
    const current = await (0,settle/* settle */.G9)(session, read, (snapshot) => !showsStateBefore({ before, current: snapshot }, failed));
    return { before, current };
}
async function returnToEarlier(session, { request, written }, failed, states) {
    const { before } = states;
    const target = await (0,choose_target/* targetAfterFailure */.Ul)(session, before, failed.id);
    const { wanted, unknown, rollback } = planRestore(written, target, states);
    const { plan, origin } = rollback;
    const way = plan.action.do === 'patch' ? 'patch' : 'redeploy';
    (0,events/* emitCode */.tJ)(session, target);
    session.emit({ type: 'rollback_begun', to: target.id, commit_sha: origin.commit, way });
    const progress = { ...session, emit: progressEmitter(session.emit) };
    const applied = await applyEarlier(progress, rollback, before);
    const live = await followApplied(progress, request.wait, applied);
    const differing = await readUnrestored(session, before.deployment.id, wanted);
    const message = describeUnrestored(differing, unknown);
    return {
        report: { result: 'rolled_back', rolled_back_to: target.id, message },
        serving: live === undefined ? snapshot/* UNKNOWN */.HV : { is: 'revision', id: live.revision.id }
    };
}
async function readUnrestored({ controlPlane }, deployment_id, wanted) {
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readDeployment(deployment_id));
    return 'value' in read ? unrestored(wanted, read.value) : [];
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/after-failure.js







async function afterFailure(session, deploy, error) {
    if (!(error instanceof errors/* DeployError */.sH) || error instanceof errors/* CancelledError */.cc)
        return error;
    const failed = failedRevision(deploy, error);
    if (failed === undefined)
        return error;
    const { written, request } = deploy;
    const advice = await adviceFrom(session, deploy, error);
    const rollback = request.rollback ? await rollBackFailed(session, deploy, failed) : undefined;
    const step = nextStep(written, error, rollback);
    const report = rollback?.report;
    const hasTried = report !== undefined && report.result !== 'not_needed';
    if (failed.by === 'check' && !hasTried && step === 'fix_cause')
        return error;
    return new errors/* DeployError */.sH(report?.result === 'failed' ? 'rollback_failed' : error.code, {
        what: error.what,
        facts: [...error.facts, ...(hasTried ? rollbackFacts(report) : [])],
        ...adviceOf(step, advice, written.deployment),
        cause: error
    });
}
function failedRevision({ deployed_id }, error) {
    if (error instanceof failures/* RevisionFailedError */.h2)
        return { id: error.failed.revision_id, by: 'revision' };
    return deployed_id === undefined ? undefined : { id: deployed_id, by: 'check' };
}
async function adviceFrom(session, { written, request }, error) {
    if (!(error instanceof failures/* RevisionFailedError */.h2))
        return { fix: error.fix, hint: error.hint };
    const { wanted, deployment } = written;
    const { build_logs } = request;
    return (0,read_log/* explainLog */.kW)(session, { wanted, deployment, build_logs }, error);
}
function nextStep({ plan, before }, error, rollback) {
    const serving = error instanceof failures/* RevisionFailedError */.h2 ? error.failed.serving : snapshot/* UNKNOWN */.HV;
    return judgeNextStep({
        code: error.code,
        served: before?.serving ?? snapshot/* NOTHING */.K$,
        serving: rollback?.serving ?? serving,
        new_revision: plan.new_revision,
        rollback: rollback?.report.result,
        is_rollback: (0,model/* isRollback */.z1)({ plan })
    });
}
function rollbackFacts({ message, facts = [] }) {
    if (message === '')
        return [];
    return [{ label: 'Rollback', value: message }, ...facts];
}
function adviceOf(step, advice, { id }) {
    switch (step) {
        case 'fix_cause':
            return advice;
        case 'roll_back':
            return { ...advice, hint: { show: 'rollback', deployment: { id } } };
        case 'deploy_working_code':
            return { ...advice, fix: [failures/* REVERT */.tH, 'Then find the cause in the logs of the revision.'] };
        case 'check_serving':
            return { ...advice, fix: [] };
    }
}

;// CONCATENATED MODULE: ./lib/src/deploy/verify/live-deployment.js


function liveDeployment({ deployment, revision, before }, live) {
    const shown = live === undefined ? undefined : (0,snapshot/* urlOf */.rs)(live.deployment);
    const revision_id = live?.revision.id ?? (0,model/* revisionId */.j5)(revision) ?? servedBefore(before);
    return { deployment_id: deployment.id, revision_id, url: shown ?? (0,snapshot/* urlOf */.rs)(deployment) };
}
const servedBefore = (before) => before === null ? undefined : (0,snapshot/* servingId */.mZ)(before.serving);
function liveFromSnapshot({ deployment, latest, serving }) {
    const revision_id = latest?.id ?? (0,snapshot/* servingId */.mZ)(serving);
    return { deployment_id: deployment.id, revision_id, url: (0,snapshot/* urlOf */.rs)(deployment) };
}

// EXTERNAL MODULE: ./lib/src/deploy/verify/created-url.js
var created_url = __webpack_require__(41764);
;// CONCATENATED MODULE: ./lib/src/deploy/verify/verify-serving.js








const LONGEST_INFO_READ_MS = 5_000;
const CONFIRMATIONS_OF_NEW = 3;
const MOST_UNANSWERED = { unnamed: 2, named: 20 };
const CONFIRM_MS = 250;
const POLL_MS = 2_000;
const SILENT_MS = 2_000;
const NO_READS = {
    count: 0,
    confirmations: 0,
    unanswered: 0,
    has_named: false
};
function addRead(reads, read) {
    const { earlier, ...counts } = { ...reads, count: reads.count + 1 };
    const reset = { ...counts, confirmations: 0, unanswered: 0 };
    switch (read.names) {
        case 'expected':
            return { ...reset, confirmations: reads.confirmations + 1, has_named: true };
        case 'earlier':
            return { ...reset, has_named: true, earlier: read.id };
        case 'nothing':
            return reset;
        case 'unanswered': {
            const unanswered = reads.unanswered + 1;
            return { ...reset, unanswered, ...(earlier !== undefined && { earlier }) };
        }
    }
}
function judgeReads(reads, last, needed) {
    const mostUnanswered = reads.has_named ? MOST_UNANSWERED.named : MOST_UNANSWERED.unnamed;
    if (reads.confirmations >= needed)
        return 'confirmed';
    if (last.names === 'nothing' || reads.unanswered >= mostUnanswered)
        return 'unverified';
    return 'undecided';
}
async function confirmLive(session, written, live, checks) {
    const deployed = liveDeployment(written, live);
    if (live === undefined)
        return deployed;
    if (checks.smokeCheck === undefined)
        deployed.url ??= await (0,created_url/* waitForCreatedUrl */.y)(session, written);
    const { revision, is_new } = live;
    const agent = deployed.url === undefined ? undefined : checks.connectInfo?.(deployed.url);
    const is_confirmed = await verifyServing(session, { revision_id: revision.id, written, is_new }, agent);
    return { ...deployed, is_confirmed };
}
async function verifyServing(session, expected, agent) {
    if (agent === undefined)
        return false;
    const { revision_id, is_new } = expected;
    const { emit } = session;
    const needed = is_new ? CONFIRMATIONS_OF_NEW : 1;
    const { reads, verdict } = await readUntilDecided((0,core_session/* withGrace */.pj)(session), expected, agent, needed);
    if (verdict === 'confirmed') {
        emit({ type: 'serving_confirmed', revision_id, reads: reads.count });
        return true;
    }
    if (verdict === 'unverified' || reads.earlier === undefined) {
        emit({ type: 'serving_unverified' });
        return false;
    }
    emit({ type: 'active_revision_read', serving: { is: 'revision', id: reads.earlier } });
    throw new errors/* DeployError */.sH('not_serving', {
        what: 'The revision is DEPLOYED, but the agent server still answers from an earlier one.',
        facts: [{ label: 'Revision', value: revision_id }]
    });
}
async function readUntilDecided(session, expected, agent, needed) {
    const { clock, deadline, emit } = session;
    const startedAt = clock.now();
    let decision = { reads: NO_READS, verdict: 'undecided' };
    let isSilent = true;
    const poll = async () => {
        const read = await readInfo(session, expected, agent, decision.reads.earlier);
        const reads = addRead(decision.reads, read);
        decision = { reads, verdict: judgeReads(reads, read, needed) };
        emitRead(session, expected, read);
        const isSlow = decision.verdict === 'undecided' && clock.now() - startedAt >= SILENT_MS;
        if (isSilent && isSlow) {
            isSilent = false;
            const { revision_id } = expected;
            const message = `Waiting until the agent server answers from revision ${revision_id}.`;
            emit({ type: 'info', message });
        }
        return decision;
    };
    const delayMs = () => (decision.reads.confirmations > 0 ? CONFIRM_MS : POLL_MS);
    const isDecided = ({ verdict }) => verdict !== 'undecided';
    return (0,retry/* pollUntil */.g3)({ clock, deadline, delayMs }, poll, isDecided);
}
function emitRead({ emit }, { revision_id }, read) {
    if (read.names === 'expected')
        emit({ type: 'serving_read', revision_id, is_earlier: false });
    if (read.names === 'earlier')
        emit({ type: 'serving_read', revision_id: read.id, is_earlier: true });
}
async function readInfo(session, { revision_id, written }, agent, earlier) {
    const { clock, deadline } = session;
    const timeoutMs = Math.max(1, Math.min(LONGEST_INFO_READ_MS, deadline - clock.now()));
    const answer = await (0,retry/* tryRequest */.dP)(() => agent.readInfo(timeoutMs));
    if ('error' in answer)
        return { names: isPassing(answer.error) ? 'unanswered' : 'nothing' };
    const id = revisionIn(answer.value);
    if (id === undefined)
        return { names: 'nothing' };
    if (isSameId(id, revision_id))
        return { names: 'expected' };
    if (earlier !== undefined && isSameId(id, earlier))
        return { names: 'earlier', id: earlier };
    const found = await findEarlier(session, written, id);
    return found === undefined ? { names: 'nothing' } : { names: 'earlier', id: found };
}
function isPassing(error) {
    const isOfServer = error instanceof errors/* StatusError */.Xs || error instanceof errors/* ConnectionError */.Rc;
    return isOfServer && error.retryable;
}
const isSameId = (a, b) => (0,answers/* idKey */.T4)(a) === (0,answers/* idKey */.T4)(b);
async function findEarlier({ controlPlane }, written, named) {
    const fromBefore = [...earlierRevisions(written)].find((id) => isSameId(named, id));
    if (fromBefore !== undefined)
        return fromBefore;
    const { id } = written.deployment;
    const deployment = await (0,retry/* tryRequest */.dP)(() => controlPlane.readDeployment(id));
    if ('error' in deployment)
        return undefined;
    const { latest_revision_id: latest } = deployment.value;
    if (latest === null || isSameId(named, latest))
        return undefined;
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(id, (0,answers/* idKey */.T4)(named)));
    if ('value' in read)
        return read.value.id;
    const isNamed = (row) => isSameId(named, row.id);
    const list = { deployment_id: id, sought: latest };
    const listed = await (0,retry/* tryRequest */.dP)(() => (0,lists/* listNewestFirst */.Hi)(controlPlane, { ...list, isEnough: (rows) => rows.some(isNamed) }));
    return 'value' in listed ? listed.value?.find(isNamed)?.id : undefined;
}
const REVISION_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/;
function revisionIn(info) {
    const id = memberOf(memberOf(info, 'host'), 'host_revision_id');
    return typeof id === 'string' && REVISION_ID.test(id) ? id : undefined;
}
function memberOf(value, name) {
    if (typeof value !== 'object' || value === null)
        return undefined;
    return value[name];
}

;// CONCATENATED MODULE: ./lib/src/deploy/deploy.js











async function planOnly(session, request) {
    const found = await (0,find_current/* findCurrent */.$Q)(session, request.target, request.origin);
    if (found.is_unlisted)
        await (0,missing_api/* assertServiceAnswers */.zF)(session);
    const planned = await makePlan(session, request, found);
    (0,find_current/* emitUnlisted */.GU)(session, found);
    emitPlanResult(session, request.target, planned);
    return found.current === null ? undefined : liveFromSnapshot(found.current);
}
async function deployRevision(session, request, checks = {}, existing) {
    const found = existing ?? (await (0,find_current/* findCurrent */.$Q)(session, request.target, request.origin));
    const planned = await makePlan(session, request, found);
    await (0,consequences/* confirmConsequences */.Tf)(planned, checks.confirm);
    const written = await applyPlan(session, request, planned);
    (0,find_current/* emitUnlisted */.GU)(session, found);
    let live;
    try {
        const waited = await waitForApplied(session, request, written);
        if (waited.is !== 'not_built') {
            live = await verifyApplied(session, { wait: request.wait, written, waited });
            const deployed = await confirmLive(session, written, live, checks);
            await checks.smokeCheck?.(deployed);
            return deployed;
        }
    }
    catch (error) {
        throw await afterFailure(session, { request, written, deployed_id: live?.revision.id }, error);
    }
    session.emit({ type: 'warning', message: UNBUILT_PUSH });
    const current = await (0,core_session/* readSnapshot */.RA)(session, written.deployment.id);
    const origin = { ...request.origin, is_push: false };
    const again = { ...request, wanted: written.wanted, origin };
    return deployRevision(session, again, checks, { current, deleting: null });
}
const UNBUILT_PUSH = 'The service has shown no revision of this push, although build_on_push is true. ' +
    'Deploying the branch with an update.';

;// CONCATENATED MODULE: ./lib/src/deploy/preview/deploy-preview.js



async function deployPreview(session, { target, claim, tracing_project = false, isClosed, deploy }) {
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
            return deleteDeployment(extended, { ...target, deployment_id: made }, { tracing_project });
        const ownership = { claim, if_foreign: 'keep' };
        await deleteDeployment(extended, target, { ownership, tracing_project });
    };
    const takenDown = () => takeDown().then(() => undefined);
    if (await isClosed())
        return takenDown();
    let live;
    try {
        live = await deploy({ ...session, emit });
    }
    catch (error) {
        if (!isExplained(error) || !(await isClosed()))
            throw error;
        session.emit({ type: 'info', message: `The deploy failed: ${(0,errors/* inOneLine */.UX)(error)}` });
        return takenDown();
    }
    return (await isClosed()) ? takenDown() : live;
}
const isExplained = (error) => error instanceof errors/* DeployError */.sH && !(error instanceof errors/* CancelledError */.cc || error instanceof errors/* InputError */.dz);

// EXTERNAL MODULE: ./lib/src/repository/host-words.js
var host_words = __webpack_require__(90917);
// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
;// CONCATENATED MODULE: ./lib/src/deploy/preview/sweep.js













async function sweepPreviews(session, request, ports) {
    const { emit } = session;
    const { name, dry_run, tracing_project = false } = request;
    const { previews, failed } = await judgeAll(session, request, ports);
    const meant = previews.length === 0 ? await (0,find_by_name/* nearName */.cR)(session, name) : undefined;
    if (meant !== undefined)
        emit({ type: 'deployment_not_found', what: (0,sanitize/* sanitizeLine */.g$)(name), meant: (0,sanitize/* sanitizeLine */.g$)(meant) });
    reportPreviews(session, name, previews, ports);
    for (const preview of previews.filter(({ verdict }) => verdict === 'delete')) {
        const gone = dry_run
            ? { value: undefined }
            : await tryInTime(session, () => deleteById(session, preview.id, { tracing_project }));
        if ('error' in gone) {
            failed.push({ label: (0,find_by_name/* describeDeployment */.Ti)(preview), value: (0,errors/* inOneLine */.UX)(gone.error) });
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
    throw new errors/* DeployError */.sH('sweep_incomplete', {
        what: `${(0,format/* count */.U9)(failed.length, 'preview')} could not be ` +
            `${dry_run ? 'read' : 'read or deleted'}.`,
        facts: failed,
        fix: ['Fix the causes above, then run the sweep again.']
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
    const kept = `Kept, because the state of the pull request is unknown: ${unknown.join(', ')}`;
    const fix = has_token ? '' : '. Set `github_token`, so that the sweep can read it.';
    emit({ type: 'warning', message: kept + fix });
}
async function judgeAll(session, request, ports) {
    const { name, kind } = request;
    const rows = await (0,lists/* listAll */._w)(session.controlPlane, (0,preview_name/* previewPrefix */.PK)(name, kind));
    if (rows === null) {
        throw await (0,missing_api/* noListError */.WG)(session, {
            consequence: 'a sweep cannot find previews',
            fix: 'Delete previews one by one: ' +
                `\`command: delete\` with a name such as ${(0,sanitize/* sanitizeLine */.g$)((0,preview_name/* previewName */.gz)(name, 1, kind))}.`
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
            failed.push({ label: (0,find_by_name/* describeDeployment */.Ti)(row), value: (0,errors/* inOneLine */.UX)(judged.error) });
            previews.push({ ...preview, closed: false, verdict: 'keep', reason: 'reading it failed' });
        }
        else if (judged.value !== null)
            previews.push(judged.value);
    }
    return { previews: previews.sort((a, b) => a.pull - b.pull), failed };
}
async function judgePreview(session, preview, { kind, max_age_ms, by_age, claim }, ports) {
    const state = by_age ? undefined : await ports.readPullRequest(preview.pull);
    const closed = by_age ? false : state?.closed;
    const keep = (reason) => ({ ...preview, closed, verdict: 'keep', reason });
    const pull = (0,host_words/* requestName */.Z)(kind, preview.pull);
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
    if (by_age && isShownAsOurs(deployment, claim) === undefined)
        return 'may belong to another repository. Set `image_uri` to the image of its previews';
    const foreign = await findForeignReason(session, deployment, claim);
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

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/explain-rollback.js





function explainRollback({ wanted, origin, before, plan, target }, serving) {
    const isProven = (0,snapshot/* servingId */.mZ)(before.serving) === serving.id;
    const reasons = reasonsOf(plan, target, (0,plan_rollback/* codeName */.Pg)({ wanted, origin }));
    if (isProven)
        reasons.push(...sameCode(target, serving));
    const common = { ...plan, warnings: [] };
    if (plan.action.do === 'nothing')
        return { ...common, new_revision: false, changes: [], reasons };
    const name = (0,revision_name/* nameRevision */.h)(target.id, target.source_revision_config);
    const changes = plan.changes.map((change) => withNote(change, name));
    const explained = { ...common, new_revision: true, changes };
    const compared = isProven && (0,snapshot/* servesAnother */.Km)(before) ? compareWithServing(explained, origin, serving) : explained;
    return { ...compared, reasons };
}
function withNote(change, revision) {
    if (!change.new_revision || change.note === undefined)
        return change;
    return { ...change, note: `as of ${revision}` };
}
function reasonsOf({ action, in_progress }, target, source) {
    const revision = (0,revision_name/* nameRevision */.h)(target.id, target.source_revision_config);
    if (action.do === 'nothing') {
        const progress = in_progress ? 'being deployed' : 'deployed';
        return [
            `the code of revision ${revision} is ${progress} already`,
            'a rollback returns only code: secrets, resource_spec and settings stay unchanged'
        ];
    }
    if (action.do === 'patch')
        return [
            `a patch deploys ${source} again, the code of revision ${revision}`,
            'secrets, resource_spec and settings stay unchanged'
        ];
    return [
        `the service deploys revision ${revision} again, from ${source}`,
        'a redeploy may bring back the secrets and the resource_spec of that revision; ' +
            'settings stay unchanged'
    ];
}
function sameCode(target, serving) {
    const shown = (0,revision_name/* nameCode */.F)(target.source_revision_config ?? {});
    const served = (0,revision_name/* nameCode */.F)(serving.source_revision_config ?? {});
    const isSame = shown === served && !(0,choose_target/* hasOtherCode */.wM)(target, serving);
    if (shown === undefined || !isSame)
        return [];
    return [`revision ${serving.id}, which serves, has the same code (${shown})`];
}

;// CONCATENATED MODULE: ./lib/src/deploy/rollback/by-hand.js















async function rollBackByHand(session, request, checks = {}, confirm) {
    const current = await findExisting(session, request);
    const serving = await (0,choose_target/* readServing */.xT)(session, current);
    if (serving === null) {
        const fix = 'Deploy it first.';
        throw new refused/* RollbackRefusedError */.z('the deployment has no revision yet', { fix });
    }
    const target = request.revision === undefined
        ? await (0,choose_target/* previousTarget */.Xd)(session, current, serving)
        : await (0,choose_target/* namedTarget */.Jt)(session, current, { serving, named: request.revision });
    const planned = (0,plan_rollback/* planReturn */.O6)(target, current);
    const rollback = { ...planned, plan: explainRollback(planned, serving) };
    emitRollbackPlan(session, rollback, serving);
    const { action, new_revision } = rollback.plan;
    if (request.dry_run)
        return session.emit({ type: 'operation_decided', operation: 'planned', new_revision });
    if (action.do !== 'nothing' && confirm !== undefined)
        await confirmRollback(rollback, serving, confirm);
    const written = await applyByHand(session, rollback);
    await followByHand(session, request, checks, written);
}
async function findExisting(session, { target, claim }) {
    const { current, near_name, is_unlisted } = await (0,find_current/* findCurrent */.$Q)(session, target);
    if (is_unlisted)
        throw await (0,find_current/* unlistedError */.lF)(session, target);
    if (current === null)
        throw (0,find_by_name/* notFoundError */.i0)(target, near_name);
    const other = claim && otherRepository(current.deployment, claim);
    if (other === undefined)
        return current;
    throw foreignError(current.deployment, other, 'Check `name`, `base_url` and `repo_url`.');
}
function emitRollbackPlan(session, { before, target, plan }, serving) {
    (0,events/* emitCode */.tJ)(session, serving);
    (0,events/* emitCompared */.zE)(session, before);
    (0,events/* emitCode */.tJ)(session, target);
    session.emit({ type: 'planned', plan });
}
async function confirmRollback({ before: { deployment }, target }, serving, confirm) {
    const from = (0,revision_name/* nameRevision */.h)(serving.id, serving.source_revision_config);
    const to = (0,revision_name/* nameRevision */.h)(target.id, target.source_revision_config);
    const what = `This rolls back ${(0,find_by_name/* describeDeployment */.Ti)(deployment)} ` +
        `from revision ${from} to revision ${to}.`;
    await (0,core_confirm/* assertConfirmed */._)(confirm, deployment, (0,format/* shortenDigests */.fQ)(what));
}
async function applyByHand(session, planned) {
    const { plan, before } = planned;
    if (plan.action.do !== 'nothing')
        return applyEarlier(session, planned, before);
    session.emit({ type: 'operation_decided', operation: 'unchanged', new_revision: false });
    return (0,model/* writtenWithoutRevision */.Jq)(planned, before.deployment);
}
async function followByHand(session, request, checks, written) {
    const { new_revision, rolls_back_to } = written.plan;
    let live;
    try {
        live = await followApplied(session, request.wait, written);
        if (live === undefined)
            return;
        const deployed = await confirmLive(session, written, live, checks);
        if (new_revision && rolls_back_to !== undefined)
            session.emit({ type: 'rolled_back', to: rolls_back_to });
        await checks.smokeCheck?.(deployed);
    }
    catch (error) {
        const deployed_id = live?.revision.id;
        const failed = { request: { ...request, rollback: false }, written, deployed_id };
        throw await afterFailure(session, failed, error);
    }
}

;// CONCATENATED MODULE: ./lib/src/run/command.js








async function runCommand(request, given) {
    const { ports, reporter, github, records, limit } = given;
    const { clock, connect, redactor } = ports;
    const controlPlane = await connect(request.connection, limit);
    const sessionParts = {
        clock,
        emit: (event) => {
            reporter.emit(event);
            records.observe(reporter.record());
        },
        records: github,
        redact: redactor.redact,
        histories: [ports.checkout, github],
        files: ports.checkout,
        deadline: clock.now() + limit.remainingMs(),
        graceMs: limit.graceMs
    };
    const session = (0,core_session/* openSession */.fA)(sessionParts, (options) => (0,retry/* withRetries */.LH)(controlPlane, options));
    const context = { ...given, session };
    for (const message of request.notes)
        session.emit({ type: 'info', message });
    if ('warnings' in request)
        for (const message of request.warnings)
            session.emit({ type: 'warning', message });
    switch (request.command) {
        case 'deploy':
            return deploy(request, context);
        case 'plan':
            return planOnly(session, request.deploy);
        case 'rollback': {
            const { rollback } = request;
            const checks = await loadAgentChecks(request, rollback.wait, context);
            await rollBackByHand(session, rollback, checks, ports.confirm);
            return undefined;
        }
        case 'delete':
            await deleteOrPlan(request, context);
            return undefined;
        case 'sweep':
            await sweepPreviews(session, request.sweep, {
                has_token: request.github.token !== undefined,
                readPullRequest: (pull) => github.readPullRequest(pull),
                deleted: (preview) => records.swept(preview)
            });
            return undefined;
    }
}
async function deleteOrPlan({ target, ownership, tracing_project, dry_run, closing }, { session, github, ports }) {
    const isOpen = async () => closing !== undefined && (await github.readPullRequest(closing))?.closed === false;
    if (await isOpen()) {
        return session.emit({
            type: 'skipped',
            reason: `Pull request #${closing} was reopened, so its preview stays.`
        });
    }
    const terms = { ownership, tracing_project };
    if (dry_run)
        return planDelete(session, target, terms);
    await deleteDeployment(session, target, { ...terms, confirm: ports.confirm });
    if (!(await isOpen()))
        return;
    const message = `Pull request #${closing} was reopened while its preview was being deleted. ` +
        'If the run of the reopening has ended, re-run it.';
    session.emit({ type: 'warning', message });
}
async function deploy(command, context) {
    const { deploy: request, preview_of, tracing_project } = command;
    const { session, github, ports } = context;
    const agent = await loadAgentChecks(command, request.wait, context);
    const checks = { ...agent, confirm: ports.confirm };
    const work = (within) => deployRevision(within, request, checks);
    const { target, claim } = request;
    if (preview_of === undefined || claim === undefined)
        return work(session);
    const isClosed = async () => (await github.readPullRequest(preview_of))?.closed;
    const preview = { target, claim, tracing_project, isClosed, deploy: work };
    return deployPreview(session, preview);
}
async function loadAgentChecks({ verify_serving, check }, wait, { session, ports, limit }) {
    const isVerified = wait.enabled && verify_serving === 'auto';
    if (!isVerified && check === undefined)
        return {};
    const connectAgent = await ports.loadAgentServer();
    const connect = (url) => connectAgent((0,safe_url/* withoutTrailingSlash */.ae)(url), check?.credentials ?? {});
    const connectInfo = (url) => ((0,safe_url/* unsafeReason */.Bf)(url) === undefined ? connect(url) : undefined);
    if (check === undefined)
        return { connectInfo };
    const { checkDeployed } = await __webpack_require__.e(/* import() */ 123).then(__webpack_require__.bind(__webpack_require__, 69123));
    const smokeCheck = async (live) => {
        const startedAt = ports.clock.now();
        const extend = () => limit.extend(ports.clock.now() - startedAt);
        await checkDeployed(session, { ...live, connect }, check).finally(extend);
    };
    return { ...(isVerified && { connectInfo }), smokeCheck };
}

// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var contract_dialect = __webpack_require__(81415);
// EXTERNAL MODULE: ./lib/src/release.js
var release = __webpack_require__(60895);
;// CONCATENATED MODULE: ./lib/src/run/command-line.js


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
    let live;
    let records;
    try {
        const request = await readRequest(reporter);
        if (request.command === 'skip')
            reporter.emit({ type: 'skipped', reason: request.reason });
        else {
            const limit = (0,time_limit/* startTimeLimit */.r5)(ports.clock, timeoutOf(request));
            const command_line = commandLineFor(request.connection, ports.program);
            reporter.emit({
                type: 'started',
                command: request.command,
                ...targetOf(request),
                command_line,
                dashboard: (0,connection/* dashboardOf */.Ol)(request.connection)
            });
            if (request.command === 'deploy' || request.command === 'plan') {
                const how = { timeoutMs: limit.remainingMs() / 4 };
                for (const message of await checkCode(request, ports.checkout, how))
                    reporter.emit({ type: 'warning', message });
            }
            const warn = (message) => reporter.emit({ type: 'warning', message });
            const { command, github: access } = request;
            const ending = report.ending.signal;
            const use = { ...ports, ...report.problems, warn, ending, command, token: access.token };
            const github = (0,github_reads/* createGitHubReads */.$)(use, {
                recordPlace: (name) => (0,github_records/* recordPlace */.ZJ)(access, name),
                repo_url: deployedRepository(request)
            });
            records = openRunRecords({ ...request, run_size: report.states.length }, use, ports);
            live = await runCommand(request, { ports, reporter, github, records, limit });
        }
        reporter.assertOutputsWritten();
    }
    catch (error) {
        failure = (0,report_failure/* withDocs */.yp)((0,report_failure/* describeFailure */.Ic)(error, reporter.record()), ports.context);
        const serving = (0,serving_text/* servingFact */.ty)(failure, reporter.record());
        const facts = [
            ...failure.facts,
            ...(serving === undefined ? [] : [{ label: 'Serving', value: serving }])
        ];
        reporter.lines.error((0,report_failure/* failureText */.kY)(failure, reporter.record()), { ...failure, facts });
        reporter.failed(failure);
        if (error instanceof Error)
            reporter.lines.debug(error.stack ?? (0,errors/* messageOf */.bD)(error));
    }
    const close = async () => records?.close(reporter.record(), failure);
    const closed = failure?.kind === 'cancelled' ? undefined : close();
    closed?.catch(() => { });
    report.end(key, failure, () => closed ?? close());
    return { failure, live };
}
function deployedRepository(request) {
    const wanted = 'deploy' in request ? request.deploy.wanted : undefined;
    return wanted?.source === 'git_host' ? wanted.source_config.repo_url : undefined;
}
async function checkCode({ deploy, run_code }, checkout, options) {
    const findFile = (commit, path) => checkout.findFile(commit, path, options);
    await (0,paths/* refuseMissingGraph */.nJ)(deploy, { findFile });
    await (0,checked_out_code/* refuseNestedGraph */.U)(deploy.wanted, checkout, options);
    const warning = run_code && (await (0,checked_out_code/* warnOfOtherCheckout */.u)(run_code, checkout, options));
    return warning === undefined ? [] : [warning];
}
const timeoutOf = (request) => 'timeoutMs' in request ? request.timeoutMs : request.deploy.wait.timeoutMs;
function targetOf(request) {
    if (request.command === 'sweep')
        return { name: request.sweep.name };
    if (request.command === 'delete')
        return named(request.target);
    if (request.command === 'rollback')
        return named(request.rollback.target);
    const { target, wanted, origin } = request.deploy;
    if (wanted.source !== 'git_host')
        return { ...named(target), code: {} };
    const { repo_url } = wanted.source_config;
    const code = { repo_url, commit: origin.commit, ref: wanted.source_revision_config.repo_ref };
    return { ...named(target), code };
}
const named = ({ name, deployment_id }) => ({ name, asked_id: deployment_id });


/***/ }),

/***/ 40005:
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
// EXTERNAL MODULE: ./lib/src/inputs/request.js + 3 modules
var inputs_request = __webpack_require__(2435);
// EXTERNAL MODULE: ./lib/src/run/report/run-report.js + 3 modules
var run_report = __webpack_require__(29256);
;// CONCATENATED MODULE: ./lib/src/run/report/step-report.js

const ONLY = '';
class StepReport extends run_report/* RunReport */.e {
    warned = new Set();
    async close() {
        const [state] = this.states;
        const failure = state?.failure;
        const error_code = await this.finish(failure);
        this.reporters.get(ONLY)?.end(failure);
        this.ports.observe?.({ type: 'ended', error_code });
        this.warnOfLoss();
        return error_code === null;
    }
    linesOf() {
        return this.ports.runner;
    }
    outputsOf() {
        return this.outputs;
    }
    showEvent(_, event) {
        this.ports.observe?.(event);
    }
    showWarning(message) {
        if (this.warned.has(message))
            return false;
        this.warned.add(message);
        this.ports.runner.warning(message);
        return true;
    }
    showEnd() { }
}

// EXTERNAL MODULE: ./lib/src/run/run-deployment.js + 45 modules
var run_deployment = __webpack_require__(24397);
;// CONCATENATED MODULE: ./lib/src/run/run.js






async function run(ports) {
    const raw = (0,raw_inputs/* readRawInputs */.yI)((name) => ports.runner.input(name));
    const isListed = raw.command === 'matrix' || (0,inputs_request/* reasonToSkip */.bk)(raw, ports.context) === undefined;
    const hasManifest = raw.manifest !== undefined && isListed;
    return hasManifest ? runWholeManifest(raw, ports) : runStep(raw, ports);
}
async function runStep(raw, ports) {
    const report = new StepReport(ports);
    const readRequest = (reporter) => readOnly(raw, ports, report, reporter);
    await (0,run_deployment/* runDeployment */.p)(ONLY, readRequest, { ports, report });
    return report.close();
}
async function runWholeManifest(raw, ports) {
    const { runManifest } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(977)]).then(__webpack_require__.bind(__webpack_require__, 11977));
    const { ManifestReport } = await __webpack_require__.e(/* import() */ 308).then(__webpack_require__.bind(__webpack_require__, 96308));
    const report = new ManifestReport(ports);
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
        report.openComment({ records: request.github.records, keys: [ONLY] }, request);
    if (request.command !== 'skip')
        ports.runner.info(`Control plane ${request.connection.base_url}`, { tone: 'aside' });
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
const ANYWHERE = new RegExp([
    /[\\`*[\]|#]/,
    /(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/,
    /(?<=\S)~|~(?=\S)/,
    /:(?=\/\/)|(?<=mailto|xmpp):|(?<=www)\./
]
    .map(({ source }) => source)
    .join('|'), 'giu');
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
    if (/^\d/.test(start))
        return `${start}\\${escapeSyntax(line.slice(start.length))}`;
    const escaped = escapeSyntax(line);
    return start === '' || escaped.startsWith('\\') ? escaped : `\\${escaped}`;
}
const escapeSyntax = (text) => escapeEntities(text.replace(ANYWHERE, '\\$&'));
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
    if (line === '' || /[`|]/.test(line))
        return `<code>${escapeMarkdown(line, max)}</code>`;
    return `\`${line}\``;
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
