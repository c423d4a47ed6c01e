export const id = 43;
export const ids = [43];
export const modules = {

/***/ 52077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   Ut: () => (/* binding */ styleOfVerdict),
/* harmony export */   XG: () => (/* binding */ createPaint),
/* harmony export */   vb: () => (/* binding */ showsColors)
/* harmony export */ });
const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 };
function createPaint(hasColors) {
    return (text, style) => {
        if (!hasColors || style === undefined || text === '')
            return text;
        return `\u001b[${CODES[style]}m${text}\u001b[0m`;
    };
}
function showsColors(stream, environment) {
    return isTerminal(stream, environment) && !environment.NO_COLOR;
}
function isTerminal({ isTTY }, { TERM }) {
    return isTTY && TERM !== 'dumb';
}
const VERDICT_STYLES = {
    deployed: 'green',
    failed: 'red',
    superseded: 'yellow'
};
function styleOfVerdict(verdict) {
    return VERDICT_STYLES[verdict];
}


/***/ }),

/***/ 31043:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readList: () => (/* binding */ readList)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _deploy_core_session_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91478);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(59775);
/* harmony import */ var _requests_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6648);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(82196);
/* harmony import */ var _requests_retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10323);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(60745);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(68715);
/* harmony import */ var _read_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(29521);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(77707);











const HEADER = ['NAME', 'STATUS', 'SERVES', 'CHANGED', 'URL'];
const STATUS_COLUMN = 1;
const AT_A_TIME = 8;
const { compare } = new Intl.Collator('en', { numeric: true });
async function readList(session, { previews: withPreviews, keep, view: { width, paint } }) {
    const listing = await (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_2__/* .readPages */ .n4)(session.controlPlane, '');
    if (listing === null) {
        const consequence = 'its deployments cannot be listed';
        throw await (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_3__/* .noListError */ .WG)(session, {
            consequence,
            fix: 'Look up one deployment: status --deployment-id ID'
        });
    }
    const rows = listing.rows.toSorted((a, b) => compare(a.name, b.name));
    const shown = withPreviews ? rows : rows.filter(({ name }) => !(0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_9__/* .isPreviewName */ .En)(name));
    const previews = rows.filter(({ name }) => (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_9__/* .isPreviewName */ .En)(name)).length;
    const hidden = rows.length - shown.length;
    const folded = hidden === 0 ? undefined : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(hidden, 'preview')} not listed: use --previews`;
    const nothing = 'No deployments exist here, or these credentials cannot see them.';
    const none = folded === undefined ? nothing : `No deployments but previews exist. ${folded}`;
    const deployments = [];
    for (let at = 0; at < shown.length; at += AT_A_TIME) {
        deployments.push(...(await Promise.all(shown.slice(at, at + AT_A_TIME).map((row) => readRow(session, row)))));
    }
    for (const one of deployments)
        if ('url' in one && one.url !== null)
            keep(one.url);
    const cells = deployments.map((one) => [
        (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(one.name),
        ...cellsOf(one, session.clock.date())
    ]);
    const mark = (cell, at, row) => row > 0 && at === STATUS_COLUMN ? (0,_view_js__WEBPACK_IMPORTED_MODULE_8__/* .paintStatus */ .t)(paint, cell) : cell;
    const unread = [
        ...(listing.unread.length === 0
            ? []
            : [`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_5__/* .count */ .U9)(listing.unread.length, 'row')} of the list could not be read`]),
        ...deployments
            .filter((one) => 'problem' in one)
            .map(({ name }) => `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(name)}" could not be read`),
        ...(listing.incomplete === undefined ? [] : [listing.incomplete])
    ];
    return {
        report: { deployments, previews },
        lines: cells.length === 0 ? [] : (0,_table_js__WEBPACK_IMPORTED_MODULE_10__/* .tableLines */ .o)([HEADER, ...cells], { width, mark }),
        note: shown.length > 0 ? folded : none,
        incomplete: unread.join('; ') || undefined
    };
}
async function readRow(session, { id, name }) {
    const read = await (0,_requests_retry_js__WEBPACK_IMPORTED_MODULE_4__/* .tryRequest */ .dP)(async () => (0,_read_status_js__WEBPACK_IMPORTED_MODULE_7__/* .readReport */ .tL)(session, await (0,_deploy_core_session_js__WEBPACK_IMPORTED_MODULE_1__/* .readSnapshot */ .RA)(session, id)));
    return 'value' in read ? read.value : { deployment_id: id, name, problem: read.error.brief };
}
function cellsOf(one, date) {
    if ('problem' in one)
        return ['not read', '?', '?', (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(one.problem, 100)];
    const { deployment_status: status, latest, active, url } = one;
    const serves = active === undefined && latest !== null && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isDeployed */ .Nj)(latest) ? latest : active;
    const shownStatus = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .isBeingDeleted */ .vx)({ status }) ? status : latest?.status;
    const changed = latest === null ? '' : (0,_read_status_js__WEBPACK_IMPORTED_MODULE_7__/* .changedAgo */ .G_)(latest.updated_at ?? latest.created_at, date);
    return [(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(shownStatus ?? 'no revision', 40), servesCell(serves), changed, url ?? ''];
}
function servesCell(serves) {
    if (serves === null)
        return 'nothing';
    return (serves && (0,_read_status_js__WEBPACK_IMPORTED_MODULE_7__/* .shownCode */ .vs)(serves)) ?? '?';
}


/***/ }),

/***/ 29521:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G_: () => (/* binding */ changedAgo),
/* harmony export */   readStatus: () => (/* binding */ readStatus),
/* harmony export */   tL: () => (/* binding */ readReport),
/* harmony export */   vs: () => (/* binding */ shownCode),
/* harmony export */   xS: () => (/* binding */ factsOf)
/* harmony export */ });
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86263);
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7383);
/* harmony import */ var _repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51880);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61645);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(97583);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(68715);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(77707);









async function readStatus(session, current, { target, ...view }) {
    const report = await readReport(session, current);
    const lines = statusLines(report, session.clock.date(), view);
    const hasFailed = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictOf */ .Vj)(report.latest?.status ?? '') === 'failed';
    if (!hasFailed)
        return { report, lines };
    const note = view.hint('To see why the latest revision failed', ['logs', ...target]);
    return { report, lines, note };
}
async function readReport(session, snapshot) {
    const { deployment, latest, serving } = snapshot;
    const { id, name, source } = deployment;
    return {
        deployment_id: id,
        name,
        source: source ?? null,
        url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_7__/* .webAddress */ .D)((0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .shownUrl */ .zA)(deployment)) ?? null,
        deployment_status: deployment.status ?? null,
        latest: latest && factsOf(latest),
        ...(serving.is !== 'unknown' && { active: await readActive(session, snapshot) })
    };
}
async function readActive({ controlPlane }, { deployment, latest, serving }) {
    if (serving.is !== 'revision')
        return null;
    if (serving.id === latest?.id)
        return factsOf(latest);
    return factsOf(await controlPlane.readRevision(deployment.id, serving.id));
}
const factsOf = ({ id, status, source_revision_config: code, created_at, updated_at }) => ({
    revision_id: id,
    status,
    commit_sha: code?.repo_commit_sha ?? null,
    image_uri: code?.image_uri ?? null,
    created_at: created_at ?? null,
    updated_at: updated_at ?? null
});
const shownCode = ({ commit_sha, image_uri }) => (0,_repository_revision_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nameCode */ .F)({ repo_commit_sha: commit_sha, image_uri });
function changedAgo(of, date) {
    const age = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_3__/* .ageOf */ .h)(of, date);
    if (Number.isNaN(age))
        return '';
    return age < 60_000 ? 'just now' : `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAge */ .nV)(age)} ago`;
}
function statusLines({ deployment_id, name, source, url, latest, active }, date, { paint }) {
    const rows = (label, revision) => revisionRows(label, revision, { date, paint });
    const isSame = active != null && active.revision_id === latest?.revision_id;
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_8__/* .tableLines */ .o)([
        ['Deployment', (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(name)],
        ['ID', deployment_id],
        ...(source === null ? [] : [['Source', (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(source, 40)]]),
        ['URL', url ?? 'none'],
        ...(active === undefined
            ? [['Active', 'unknown: the service does not name it']]
            : rows('Active', active)),
        ...(isSame ? [['Latest', 'the same']] : rows('Latest', latest))
    ]);
}
function revisionRows(label, revision, { date, paint }) {
    if (revision === null)
        return [[label, 'none']];
    const { revision_id, status, commit_sha, image_uri, updated_at } = revision;
    const age = (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_3__/* .ageOf */ .h)(updated_at, date);
    const image = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(image_uri?.replace(/(@\w+:\w{8})\w*$/, '$1…') ?? '', 200);
    const isImage = commit_sha === null;
    const code = isImage && image.length <= 68 ? image : shownCode(revision);
    return [
        [label, `${revision_id}  ${(0,_view_js__WEBPACK_IMPORTED_MODULE_6__/* .paintStatus */ .t)(paint, (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .sanitizeLine */ .g$)(status, 40))}`],
        ...(code ? [['', `${isImage ? '' : 'commit '}${code}`]] : []),
        ...(Number.isNaN(age) ? [] : [['', `for ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatAge */ .nV)(age)}, since ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_4__/* .formatTime */ .fU)(date - age)}`]])
    ];
}


/***/ }),

/***/ 77707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ hintWriter),
/* harmony export */   t: () => (/* binding */ paintStatus)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79999);
/* harmony import */ var _text_command_lines_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(79983);
/* harmony import */ var _console_colors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52077);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84273);
/* harmony import */ var _started_program_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20027);






const WORD = /^[\w.:/@%+=-]+$/;
function hintWriter(args) {
    const connection = connectionFlags(args);
    return (goal, words) => {
        const all = [...words, ...connection];
        if (!all.every((word) => WORD.test(word)))
            return `${goal}: ${words.join(' ')}`;
        const lines = (0,_text_command_lines_js__WEBPACK_IMPORTED_MODULE_5__/* .commandLines */ .Z)([(0,_started_program_js__WEBPACK_IMPORTED_MODULE_4__/* .startedProgram */ .s)(), ...all].join(' '));
        return [`${goal}:`, ...lines.map((line) => `  ${line}`)].join('\n');
    };
}
const CONNECTION = new Set(['base_url', ..._input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .HEADER_INPUTS */ .AH, 'api_dialect']);
function connectionFlags({ flags, files, givenBy, options }) {
    const words = options.dotenv === undefined ? [] : ['--dotenv', options.dotenv];
    for (const { input, flag } of _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .INPUT_FLAGS */ .$S) {
        const value = files[input] ?? flags[input];
        const isOfFlag = givenBy[input] === `--${flag}`;
        if (CONNECTION.has(input) && isOfFlag && value !== undefined)
            words.push(`--${flag}`, value);
    }
    return words;
}
function paintStatus(paint, cell) {
    return paint(cell, (0,_console_colors_js__WEBPACK_IMPORTED_MODULE_2__/* .styleOfVerdict */ .Ut)((0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(cell.trim())));
}


/***/ }),

/***/ 20027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ startedProgram)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60895);
/* harmony import */ var _repository_slashes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86190);



function startedProgram(from = 'here') {
    if (process.env['npm_command'] === 'exec')
        return _release_js__WEBPACK_IMPORTED_MODULE_2__/* .RELEASED_PROGRAM */ .L;
    const file = process.argv[1] ?? '';
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('.', file);
    const isInside = !near.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(near);
    const path = (0,_repository_slashes_js__WEBPACK_IMPORTED_MODULE_1__/* .withSlashes */ .s)(isInside && from === 'here' ? near : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file));
    return `node ${/^[\w./:-]+$/.test(path) ? path : `"${path}"`}`;
}


/***/ }),

/***/ 68715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ tableLines)
/* harmony export */ });
const WIDEST_FIRST = 40;
function tableLines(rows, { width = Number.POSITIVE_INFINITY, shorten, mark = (cell) => cell } = {}) {
    const widths = columnWidths(rows);
    const padded = rows.map((row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)));
    const isWide = padded.some((cells) => cells.join('  ').trimEnd().length > width);
    if (isWide && shorten !== undefined)
        return tableLines(rows.map((row) => row.map(shorten)), { width, mark });
    return padded.flatMap((cells, row) => {
        const marked = cells.map((cell, at) => mark(cell, at, row));
        if (!isWide)
            return [marked.join('  ').trimEnd()];
        const last = rows[row]?.at(-1);
        const first = marked.slice(0, -1).join('  ').trimEnd();
        return last ? [first, `  ${last}`] : [first];
    });
}
function columnWidths(rows) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    return widths.map((width, at) => (at === 0 ? Math.min(width, WIDEST_FIRST) : width));
}


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

/***/ 60895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RELEASED_PROGRAM),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const RELEASED_PROGRAM = 'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz';


/***/ }),

/***/ 59775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ isPreviewName),
/* harmony export */   PK: () => (/* binding */ previewPrefix),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   _s: () => (/* binding */ previewEnvironment),
/* harmony export */   gz: () => (/* binding */ previewName)
/* harmony export */ });
const PREVIEW_NUMBER = /-(pr|mr)-([1-9]\d{0,9})$/;
function previewName(name, pullRequest, kind) {
    return `${previewPrefix(name, kind)}${pullRequest}`;
}
function previewPrefix(name, kind) {
    return `${name}-${kind}-`;
}
function pullRequestOf(name, candidate, kind) {
    const [, found, number] = PREVIEW_NUMBER.exec(candidate) ?? [];
    const isOtherKind = kind !== undefined && found !== kind;
    if (number === undefined || isOtherKind)
        return undefined;
    const preview = previewName(name, Number(number), found);
    return candidate === preview ? Number(number) : undefined;
}
function isPreviewName(name) {
    return PREVIEW_NUMBER.test(name);
}
function previewEnvironment(fullName) {
    return `preview/${fullName}`;
}


/***/ }),

/***/ 51880:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ nameCode),
/* harmony export */   h: () => (/* binding */ nameRevision)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60745);
/* harmony import */ var _refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);


const shortImage = (uri) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(uri.replace(/^.*@(\w+:\w{8})\w*$/, '$1…').replace(/^.*\//, ''), 40);
function nameCode({ repo_commit_sha: commit, image_uri: image }) {
    if (commit != null)
        return (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit);
    return image == null || image === '' ? undefined : shortImage(image);
}
function nameRevision(id, code) {
    const { repo_commit_sha: commit } = code ?? {};
    if (commit != null)
        return (0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommitId */ .jh)(commit) ? `${id} (commit ${(0,_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit)})` : id;
    const image = nameCode(code ?? {});
    return image === undefined ? id : `${id} (image ${image})`;
}


/***/ }),

/***/ 86190:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ pathWithin),
/* harmony export */   s: () => (/* binding */ withSlashes)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function withSlashes(path, { sep } = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    return path.replaceAll(sep, '/');
}
function pathWithin(folder, file, rules = node_path__WEBPACK_IMPORTED_MODULE_0__) {
    const path = withSlashes(rules.relative(folder, file), rules);
    const leaves = path === '..' || path.startsWith('../') || rules.isAbsolute(path);
    return leaves ? undefined : path;
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

/***/ 82196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jk: () => (/* binding */ NO_API),
/* harmony export */   WG: () => (/* binding */ noListError),
/* harmony export */   Yi: () => (/* binding */ NO_SUCH_OPERATION),
/* harmony export */   zF: () => (/* binding */ assertServiceAnswers)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(10323);


const NO_SUCH_OPERATION = new Set([404, 405, 501]);
const NO_API = {
    headline: 'No control plane API was found at `base_url`',
    fix: 'Check the path of `base_url`. ' +
        'LangSmith Cloud has no path, and `host` in its name; self-hosted LangSmith has ' +
        '`/api-host`. Set `api_dialect` to `langsmith` for LangSmith, and for no other service.'
};
async function assertServiceAnswers({ controlPlane }, deployment) {
    const listed = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(() => controlPlane.listDeployments({ name_contains: '', limit: 1, offset: 0 }));
    if ('value' in listed && listed.value !== null)
        return;
    const refused = [];
    for (const list of [() => controlPlane.listListeners(), () => controlPlane.listIntegrations()]) {
        const read = await (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .tryRequest */ .dP)(list);
        if ('value' in read || !(read.error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs))
            return;
        if (!NO_SUCH_OPERATION.has(read.error.status))
            return;
        refused.push(read.error);
    }
    const facts = refused.map(({ brief }) => ({ label: 'Request', value: brief }));
    if (deployment !== undefined)
        facts.push({ label: 'Deployment', value: `${deployment} may still exist.` });
    const what = `${NO_API.headline} (${refused.at(-1)?.status}).`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', { what, facts, fix: [NO_API.fix] });
}
async function noListError(session, { consequence, fix }) {
    await assertServiceAnswers(session);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('operation_unsupported', {
        what: `This service has no list of deployments, so ${consequence}.`,
        fix: [fix]
    });
}


/***/ }),

/***/ 79983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ commandLines)
/* harmony export */ });
const HEAD_WORDS = 3;
const WIDEST = 76;
function commandLines(command, platform = process.platform) {
    if (platform === 'win32')
        return [command];
    const lines = [];
    let line = '';
    for (const group of flagGroups(command)) {
        const longer = line === '' ? group : `${line} ${group}`;
        if (line === '' || longer.length <= WIDEST) {
            line = longer;
            continue;
        }
        lines.push(`${line} \\`);
        line = `  ${group}`;
    }
    return [...lines, line];
}
function flagGroups(command) {
    const groups = [];
    for (const [at, word] of command.split(' ').entries()) {
        const isBegin = at === 0 || (at >= HEAD_WORDS && word.startsWith('--'));
        if (isBegin)
            groups.push(word);
        else
            groups.push(`${groups.pop()} ${word}`);
    }
    return groups;
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
