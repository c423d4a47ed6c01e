export const id = 57;
export const ids = [57];
export const modules = {

/***/ 7057:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   printLog: () => (/* binding */ printLog)
/* harmony export */ });
/* harmony import */ var _contract_revision_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22443);
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7383);
/* harmony import */ var _deploy_build_log_read_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38658);
/* harmony import */ var _deploy_core_session_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91478);
/* harmony import */ var _deploy_find_find_revision_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(15637);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);







const PAGE_SIZE = 500;
const FOLLOW_MS = 2_000;
async function printLog(session, current, options) {
    const { build, deploy, revision, follow = false, timeoutMs } = options;
    const read = revision
        ? await (0,_deploy_find_find_revision_js__WEBPACK_IMPORTED_MODULE_4__/* .findRevision */ .p)(session, current, { id: revision, input: '--revision' })
        : current.latest;
    if (read === null)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .DeployError */ .sH('not_found', { what: 'The deployment has no revision yet.' });
    const ids = [current.deployment.id, read.id];
    const [fitting = 'deploy'] = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(read.status) === 'failed' ? (0,_deploy_build_log_read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .fittingLogs */ .f2)(read.status, current.deployment.source) : [];
    const chosen = deploy ? 'deploy' : fitting;
    const log = build ? 'build' : chosen;
    let isEmpty = true;
    const printRest = logPrinter(ids, log, (line) => {
        isEmpty = false;
        options.print(line);
    });
    for (;;) {
        const within = (0,_deploy_core_session_js__WEBPACK_IMPORTED_MODULE_3__/* .withDeadline */ .NE)(session, session.clock.now() + timeoutMs);
        const isOver = !follow ||
            (log === 'build' &&
                (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)((await within.controlPlane.readRevision(...ids)).status) !== 'pending');
        await printRest(within);
        if (isOver)
            break;
        await session.clock.sleep(FOLLOW_MS);
    }
    const named = revision ? `revision ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(read.id, 60)}` : 'the latest revision';
    const empty = `The ${log} log of ${named} (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(read.status, 40)}) is empty.`;
    const note = log === 'build' ? empty : `${empty} Its build has a log of its own: --build`;
    return { report: {}, lines: [], ...(isEmpty && { note }) };
}
function logPrinter(ids, log, print) {
    let offset;
    let printed = 0;
    return async ({ controlPlane, redact }) => {
        for (;;) {
            const query = {
                log,
                order: 'asc',
                limit: PAGE_SIZE,
                ...(offset !== undefined && { offset })
            };
            const page = await controlPlane.readRevisionLog(...ids, query);
            if (page === null) {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .DeployError */ .sH('operation_unsupported', {
                    what: `This control plane does not offer the ${log} log.`,
                    fix: ['Read the log in the service.']
                });
            }
            const fresh = page.logs.slice(printed).flatMap((entry) => (0,_contract_revision_log_js__WEBPACK_IMPORTED_MODULE_0__/* .readEntry */ .hB)(entry) ?? []);
            for (const line of (0,_deploy_build_log_read_log_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)(fresh, redact, Number.POSITIVE_INFINITY))
                print(line);
            printed = page.logs.length;
            const next = page.next_offset;
            if (next == null || next === offset || printed === 0)
                return;
            offset = next;
            printed = 0;
        }
    };
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

/***/ 91478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MH: () => (/* binding */ waitDeadline),
/* harmony export */   NE: () => (/* binding */ withDeadline),
/* harmony export */   RA: () => (/* binding */ readSnapshot),
/* harmony export */   fA: () => (/* binding */ openSession),
/* harmony export */   oF: () => (/* binding */ readListed),
/* harmony export */   pj: () => (/* binding */ withGrace),
/* harmony export */   tO: () => (/* binding */ retryOptions)
/* harmony export */ });
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10323);
/* harmony import */ var _snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63112);


function openSession(parts, retried) {
    return { ...parts, retried, controlPlane: retried(retryOptions(parts)) };
}
function waitDeadline({ deadline }, wait) {
    const { startedAt, timeoutMs } = wait;
    return Math.min(startedAt + timeoutMs, Math.max(deadline, startedAt + 500));
}
function withDeadline(session, deadline) {
    return openSession({ ...session, deadline }, session.retried);
}
const GRACE_MS = 30_000;
function withGrace(session) {
    const { deadline, graceMs = GRACE_MS } = session;
    return withDeadline(session, deadline + graceMs);
}
function retryOptions({ clock, deadline, emit }) {
    return {
        clock,
        deadline,
        onRetry: (error, delay_ms) => emit({ type: 'retrying', problem: error.brief, delay_ms })
    };
}
async function readSnapshot({ controlPlane }, deploymentId, earlier) {
    const deployment = await controlPlane.readDeployment(deploymentId);
    const { latest_revision_id: latestId } = deployment;
    const latest = latestId === null ? null : await controlPlane.readRevision(deploymentId, latestId);
    return (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .snapshotOf */ .eY)(deployment, latest, earlier);
}
async function readListed({ controlPlane }, deploymentId) {
    const options = { missing_is_final: true };
    const deployment = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(controlPlane.readDeployment(deploymentId, options));
    if (deployment === null)
        return null;
    const { latest_revision_id: latestId } = deployment;
    if (latestId === null)
        return (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .snapshotOf */ .eY)(deployment, null);
    const latest = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .orNull */ .Xd)(controlPlane.readRevision(deploymentId, latestId, options));
    return latest && (0,_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .snapshotOf */ .eY)(deployment, latest);
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

/***/ 6648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hi: () => (/* binding */ listNewestFirst),
/* harmony export */   Ye: () => (/* binding */ unreadList),
/* harmony export */   _w: () => (/* binding */ listAll),
/* harmony export */   jl: () => (/* binding */ readPagesOfName),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   md: () => (/* binding */ PAGE_SIZE),
/* harmony export */   n4: () => (/* binding */ readPages),
/* harmony export */   s$: () => (/* binding */ readAllPages)
/* harmony export */ });
/* harmony import */ var _contract_page_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82630);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(65071);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61645);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const PAGE_SIZE = 100;
const MOST_PAGES = 1000;
const MOST_PAGES_OF_REVISIONS = 20;
async function listAll(controlPlane, name) {
    const listing = await readPages(controlPlane, name);
    if (listing?.incomplete !== undefined)
        throw unreadList(name, listing.incomplete);
    return listing && listing.rows;
}
const UNREADABLE = 'no row of two pages can be read';
const CUT_OFF = 'the service ignores "offset", or has more rows than its pages contain';
function readPages(controlPlane, name, options) {
    const query = { name_contains: name, limit: PAGE_SIZE };
    return readAllPages((offset) => controlPlane.listDeployments({ ...query, offset }), options);
}
function readPagesOfName(controlPlane, name, options) {
    const query = { name_contains: name, name, limit: PAGE_SIZE };
    return readAllPages((offset) => controlPlane.listDeployments({ ...query, offset }), options);
}
function judgePage(page, { pages, offset }) {
    if (page.newRows > 0)
        return { is: 'more' };
    if (page.size > page.readable)
        return { is: 'unreadable' };
    const isRepeated = pages === 1 && page.size > 1 && page.size >= offset;
    return isRepeated ? { is: 'end', incomplete: CUT_OFF } : { is: 'end' };
}
async function readAllPages(readPage, { mostPages = MOST_PAGES, isEnough = () => false } = {}) {
    const rows = new Map();
    const unread = [];
    const listing = (pages, incomplete) => ({
        rows: [...rows.values()],
        pages,
        incomplete,
        unread
    });
    let offset = 0;
    let wasUnreadable = false;
    for (let pages = 0; pages < mostPages; pages++) {
        const page = await readPage(offset);
        if (page === null && offset === 0)
            return null;
        const rowsBefore = rows.size;
        for (const row of page ?? [])
            rows.set(row.id, row);
        const size = (0,_contract_page_js__WEBPACK_IMPORTED_MODULE_0__/* .sizeOf */ .$d)(page ?? []);
        const facts = { size, readable: page?.length ?? 0, newRows: rows.size - rowsBefore };
        const verdict = judgePage(facts, { pages, offset });
        if (verdict.is === 'end')
            return listing(pages, verdict.incomplete);
        if (verdict.is === 'unreadable' && wasUnreadable)
            return listing(pages, UNREADABLE);
        unread.push(...(page?.unread ?? []));
        wasUnreadable = verdict.is === 'unreadable';
        if (isEnough([...rows.values()], page ?? []))
            return listing(pages + 1);
        offset += size;
    }
    return listing(mostPages, `it has more than ${mostPages} pages`);
}
function unreadList(name, why) {
    const request = `GET /v2/deployments, name_contains=${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60)}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .DeployError */ .sH('invalid_response', {
        what: `The list of deployments is incomplete: ${why}.`,
        facts: [{ label: 'Request', value: request }],
        fix: [
            'The deployment may be on a page that the service does not show.',
            'If it exists, set `deployment_id`. ' +
                'Otherwise create it once in the service, then set `deployment_id`.'
        ]
    });
}
async function listNewestFirst(controlPlane, { deployment_id, sought, isEnough = () => true, ...options }) {
    const listing = await readAllPages((offset) => controlPlane.listRevisions(deployment_id, { ...options, ...(offset > 0 && { offset }) }), {
        mostPages: MOST_PAGES_OF_REVISIONS,
        isEnough: (rows) => rows.some(({ id }) => id === sought) && isEnough(newestFirst(rows, sought))
    });
    return listing && newestFirst(listing.rows, sought);
}
function newestFirst(rows, latest) {
    if (rows[0]?.id === latest)
        return [...rows];
    const createdAt = ({ created_at }) => (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_2__/* .readDate */ .A)(created_at);
    if (rows.some((row) => Number.isNaN(createdAt(row)))) {
        return rows.at(-1)?.id === latest ? rows.toReversed() : [...rows];
    }
    return rows.toReversed().sort((a, b) => createdAt(b) - createdAt(a));
}


/***/ }),

/***/ 61645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ readDate),
/* harmony export */   h: () => (/* binding */ ageOf)
/* harmony export */ });
const EARLIEST = Date.UTC(2000, 0);
function readDate(date) {
    const at = Date.parse(date ?? '');
    return at >= EARLIEST ? at : Number.NaN;
}
function ageOf(date, now) {
    const age = now - readDate(date);
    return age >= 0 ? age : Number.NaN;
}


/***/ })

};
