export const id = 600;
export const ids = [600];
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

/***/ 51091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readHistory: () => (/* binding */ readHistory)
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7383);
/* harmony import */ var _deploy_core_snapshot_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63112);
/* harmony import */ var _deploy_rollback_choose_target_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54316);
/* harmony import */ var _deploy_rollback_plan_rollback_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68883);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(65071);
/* harmony import */ var _requests_lists_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6648);
/* harmony import */ var _text_dates_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(61645);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60745);
/* harmony import */ var _table_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(68715);
/* harmony import */ var _read_status_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(29521);
/* harmony import */ var _view_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(77707);












async function readHistory(session, current, view) {
    const { id, name, latest_revision_id: latest } = current.deployment;
    const listing = await (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .readAllPages */ .s$)((offset) => session.controlPlane.listRevisions(id, offset > 0 ? { offset } : undefined));
    if (listing === null) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .DeployError */ .sH('operation_unsupported', {
            what: 'This control plane does not list revisions.',
            fix: ['Use status without --history for the latest and the active revision.']
        });
    }
    const serving = await (0,_deploy_rollback_choose_target_js__WEBPACK_IMPORTED_MODULE_2__/* .readServing */ .xT)(session, current);
    const revisions = (0,_requests_lists_js__WEBPACK_IMPORTED_MODULE_5__/* .newestFirst */ .ll)(listing.rows, latest ?? '').map((revision) => pastOf(revision, current, serving));
    const unread = listing.unread.length;
    return {
        report: { deployment_id: id, name, revisions },
        lines: revisions.length === 0 ? [] : historyLines(revisions, session.clock.date(), view),
        note: noteOn(id, revisions, view),
        incomplete: unread > 0 ? `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .count */ .U9)(unread, 'revision')} could not be read` : listing.incomplete
    };
}
const RESTORABLE = { patch: 'yes', redeploy: 'if_redeployed', nothing: 'no' };
function pastOf(revision, current, serving) {
    const isUnknown = current.serving.is === 'unknown';
    const isServing = revision.id === (isUnknown ? serving?.id : (0,_deploy_core_snapshot_js__WEBPACK_IMPORTED_MODULE_1__/* .servingId */ .mZ)(current.serving));
    const way = isServing ? 'nothing' : (0,_deploy_rollback_plan_rollback_js__WEBPACK_IMPORTED_MODULE_3__/* .wayBackTo */ ._x)(revision, current);
    const verdict = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(revision.status);
    const obstacle = (0,_deploy_rollback_choose_target_js__WEBPACK_IMPORTED_MODULE_2__/* .canServeAgain */ .cj)(revision) ? 'code' : verdict;
    const why = isServing ? 'serving' : obstacle;
    const seconds = Math.round(((0,_text_dates_js__WEBPACK_IMPORTED_MODULE_6__/* .readDate */ .A)(revision.updated_at) - (0,_text_dates_js__WEBPACK_IMPORTED_MODULE_6__/* .readDate */ .A)(revision.created_at)) / 1_000);
    return {
        ...(0,_read_status_js__WEBPACK_IMPORTED_MODULE_9__/* .factsOf */ .xS)(revision),
        serves: isUnknown ? null : isServing,
        restorable: RESTORABLE[way],
        why_not: way === 'nothing' ? why : null,
        seconds: seconds >= 0 && verdict !== 'pending' ? seconds : null
    };
}
const SHOWN = { yes: 'yes', if_redeployed: 'redeploy', no: 'no' };
const HEADER = ['CREATED', 'STATUS', 'CODE', 'TOOK', 'SERVES', 'ROLLBACK', 'REVISION'];
const STATUS_COLUMN = HEADER.indexOf('STATUS');
const ID_COLUMN = HEADER.indexOf('REVISION');
function historyLines(revisions, date, { width, paint }) {
    const cells = revisions.map((revision, at) => [
        (0,_read_status_js__WEBPACK_IMPORTED_MODULE_9__/* .changedAgo */ .G_)(revision.created_at, date),
        (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(revision.status, 40),
        isCodeAgain(revisions, at) ? `${(0,_read_status_js__WEBPACK_IMPORTED_MODULE_9__/* .shownCode */ .vs)(revision)} ${AGAIN}` : ((0,_read_status_js__WEBPACK_IMPORTED_MODULE_9__/* .shownCode */ .vs)(revision) ?? '?'),
        revision.seconds === null ? '' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_7__/* .formatDuration */ .a3)(revision.seconds * 1_000),
        servesCell(revision),
        revision.why_not === null ? SHOWN[revision.restorable] : `no: ${revision.why_not}`,
        revision.revision_id
    ]);
    return (0,_table_js__WEBPACK_IMPORTED_MODULE_11__/* .tableLines */ .o)([HEADER, ...cells], {
        width,
        shorten: (cell, at) => (at === ID_COLUMN ? shortRevision(cell) : shortCell(cell)),
        mark: (cell, at, row) => (row > 0 && at === STATUS_COLUMN ? (0,_view_js__WEBPACK_IMPORTED_MODULE_10__/* .paintStatus */ .t)(paint, cell) : cell)
    });
}
function servesCell({ serves }) {
    if (serves === null)
        return '?';
    return serves ? 'yes' : 'no';
}
function shortCell(cell) {
    return cell.replace(/ ago$|^sha256:/, '');
}
function shortRevision(id) {
    return id.slice(0, 8);
}
const AGAIN = 'again';
function isCodeAgain(revisions, at) {
    const [code, before, ...earlier] = revisions.slice(at).map(codeOf);
    return code !== undefined && before !== undefined && before !== code && earlier.includes(code);
}
function codeOf({ commit_sha, image_uri }) {
    return commit_sha ?? image_uri ?? undefined;
}
const REDEPLOY = '"redeploy": only if the service can deploy an old revision again. ' +
    'A rollback says so before it changes anything.';
const CODE = '"no: code": the same code is deployed, or the service does not show it exactly.';
const CODE_AGAIN = `"${AGAIN}": the code of an earlier revision, as after a rollback.`;
const NO_ROLLBACK = 'No rollback is possible: no earlier revision can be restored.';
function noteOn(deploymentId, revisions, { hint }) {
    if (revisions.length === 0)
        return 'The deployment has no revision yet.';
    const notes = [];
    if (revisions.some(({ restorable }) => restorable === 'if_redeployed'))
        notes.push(REDEPLOY);
    if (revisions.some(({ why_not }) => why_not === 'code'))
        notes.push(CODE);
    if (revisions.some((_, at) => isCodeAgain(revisions, at)))
        notes.push(CODE_AGAIN);
    const newest = revisions.find(({ why_not }) => why_not === null);
    if (newest === undefined)
        return [NO_ROLLBACK, ...notes].join('\n');
    const target = ['--deployment-id', deploymentId, '--to', shortRevision(newest.revision_id)];
    const goal = 'To return to a revision, such as the newest one that can be restored';
    return [...notes, hint(goal, ['rollback', ...target])].join('\n');
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

/***/ 96912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   b$: () => (/* binding */ makesRevision),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   kD: () => (/* binding */ revisionFieldsOf),
/* harmony export */   w5: () => (/* binding */ fieldName),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
const FIELDS = [
    { path: 'name', source: 'both', change: 'fixed' },
    { path: 'source', source: 'both', change: 'fixed' },
    { path: 'source_config.integration_id', source: 'git_host', change: 'fixed' },
    { path: 'source_config.repo_url', source: 'git_host', change: 'fixed' },
    { path: 'source_config.deployment_type', source: 'git_host', change: 'fixed' },
    { path: 'source_config.build_on_push', source: 'git_host', change: 'setting' },
    {
        path: 'source_config.install_command',
        source: 'git_host',
        change: 'setting',
        dialects: { langsmith: 'revision' }
    },
    {
        path: 'source_config.build_command',
        source: 'git_host',
        change: 'setting',
        dialects: { langsmith: 'revision' }
    },
    { path: 'source_config.custom_url', source: 'external_container', change: 'setting' },
    { path: 'source_config.resource_spec', source: 'external_container', change: 'revision' },
    { path: 'source_config.listener_id', source: 'external_container', change: 'fixed' },
    {
        path: 'source_config.listener_config.cluster_namespace',
        source: 'external_container',
        change: 'fixed'
    },
    { path: 'source_revision_config.repo_ref', source: 'git_host', change: 'revision' },
    { path: 'source_revision_config.graph_config_path', source: 'git_host', change: 'revision' },
    { path: 'source_revision_config.image_uri', source: 'external_container', change: 'revision' },
    { path: 'secrets', source: 'both', change: 'revision' },
    {
        path: 'secret_references',
        source: 'external_container',
        change: 'revision',
        only: 'langsmith'
    },
    { path: 'deployment_tier', source: 'both', change: 'revision', only: 'langsmith' }
];
const everyFieldIsListed = true;
void everyFieldIsListed;
function fieldsOf(source, change) {
    return FIELDS.filter((field) => field.change === change && (field.source === 'both' || field.source === source));
}
function makesRevision({ change, dialects }, dialect) {
    const own = dialect === undefined ? undefined : dialects?.[dialect];
    return (own ?? change) === 'revision';
}
function revisionFieldsOf(source, dialect) {
    const fields = [...fieldsOf(source, 'setting'), ...fieldsOf(source, 'revision')];
    return fields.filter((field) => makesRevision(field, dialect));
}
function fieldName(path) {
    return path.slice(path.lastIndexOf('.') + 1);
}
function inputOf(path) {
    const { path: field_path } = FIELDS.find((field) => path === field.path || path.startsWith(`${field.path}.`)) ?? { path };
    return fieldName(field_path) + path.slice(field_path.length);
}
function valueAt(of, path) {
    return path.split('.').reduce((value, key) => {
        if (typeof value === 'object' && value !== null)
            return value[key];
        return undefined;
    }, of);
}


/***/ }),

/***/ 87444:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DK: () => (/* binding */ isSameResource),
/* harmony export */   Dt: () => (/* binding */ completedSpec),
/* harmony export */   So: () => (/* binding */ filledFields),
/* harmony export */   es: () => (/* binding */ keptFields),
/* harmony export */   gU: () => (/* binding */ shownResource),
/* harmony export */   ob: () => (/* binding */ includesAsked),
/* harmony export */   zz: () => (/* binding */ diffResourceSpec)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96912);
/* harmony import */ var _contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(69501);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




function includesAsked(shown, asked) {
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(shown, asked))
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
function shownResource(value) {
    if (!Array.isArray(value))
        return value;
    return value.map((entry, at) => nameOf(entry) ?? `entry ${at + 1}`).join(', ');
}
function differing(before, after) {
    if (!Array.isArray(before) || !Array.isArray(after))
        return undefined;
    const isIn = (list, entry) => list.some((other) => (0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(other, entry));
    const changed = [
        ...before.filter((entry) => !isIn(after, entry)),
        ...after.filter((entry) => !isIn(before, entry))
    ];
    const names = new Set(changed.map((entry) => nameOf(entry) ?? 'an entry without a name'));
    return names.size === 0 ? 'in another order' : `differs in ${[...names].join(', ')}`;
}
function nameOf(entry) {
    const name = typeof entry === 'object' && entry !== null && 'name' in entry ? entry.name : undefined;
    return typeof name === 'string' ? (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name, 60) : undefined;
}
const fieldsSetBy = (spec) => Object.entries(spec ?? {}).flatMap(([field, value]) => (value == null ? [] : [field]));
function isSameResource(field, { asked, shown }, rules = {}) {
    if ((0,node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(asked, shown))
        return true;
    return rules.completesResourceSpecs === true && (0,_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .isRounded */ .EO)(field, asked, shown);
}
function diffResourceSpec(before, after, rules = {}) {
    const old = (0,_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizedSpec */ .jy)(before);
    const wanted = (0,_contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .normalizedSpec */ .jy)(after);
    const known = rules.completesResourceSpecs ? [] : _contract_resource_spec_js__WEBPACK_IMPORTED_MODULE_2__/* .RESOURCE_SPEC_FIELDS */ .TO;
    const others = rules.hasMoreResources ? fieldsSetBy(after) : [];
    const fields = [...new Set([...known, ...others])];
    const isOther = (field) => !isSameResource(field, { asked: wanted[field], shown: old[field] }, rules);
    return fields.filter(isOther).map((field) => {
        const before = shownResource(old[field]);
        const after = shownResource(wanted[field]);
        const note = differing(old[field], wanted[field]);
        let difference = 'changed';
        if (after === undefined)
            difference = 'removed';
        if (before === undefined)
            difference = 'added';
        return {
            path: `source_config.resource_spec.${field}`,
            difference,
            ...(before !== undefined && { before }),
            ...(after !== undefined && { after }),
            ...(note !== undefined && { note }),
            new_revision: true
        };
    });
}
function filledFields(shown, sent, rules) {
    if (shown == null || sent == null)
        return [];
    return diffResourceSpec(shown, sent, rules).map(({ path }) => (0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldName */ .w5)(path));
}
function keptFields(shown, asked) {
    const set = fieldsSetBy(asked);
    return fieldsSetBy(shown).filter((field) => !set.includes(field));
}
const fieldsOf = (spec, fields) => Object.fromEntries(fields.map((field) => [field, spec?.[field]]));
function completedSpec(shown, asked) {
    const kept = keptFields(shown, asked).filter((field) => {
        const limit = shown?.[field];
        const request = asked?.[field.replace('_limit', '')];
        return !(typeof limit === 'number' && typeof request === 'number' && limit < request);
    });
    return { ...fieldsOf(shown, kept), ...fieldsOf(asked, fieldsSetBy(asked)) };
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

/***/ 48137:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   au: () => (/* binding */ didYouMean),
/* harmony export */   pA: () => (/* binding */ nearest),
/* harmony export */   vs: () => (/* binding */ misspelled)
/* harmony export */ });
const LEAST_BEGINNING = 4;
const LONG = 7;
const SEPARATOR = /[\s._-]/;
function misspelled(word, words) {
    const written = lettersOf(word);
    const [near] = words
        .map((candidate) => ({ candidate, slips: slipsBetween(written, lettersOf(candidate)) }))
        .filter(({ candidate, slips }) => slips <= Math.min(candidate.length < LONG ? 1 : 2, candidate.length - 1))
        .sort((a, b) => a.slips - b.slips);
    return near?.candidate;
}
function nearest(word, words) {
    const parts = word.toLowerCase().split(SEPARATOR);
    const near = misspelled(word, words);
    if (near !== undefined)
        return near;
    if (word.length < LEAST_BEGINNING || parts.includes(''))
        return undefined;
    const partsOf = (other) => other.toLowerCase().split(SEPARATOR);
    const begun = words.find((other) => {
        const whole = partsOf(other);
        return parts.every((part, at) => whole[at]?.startsWith(part));
    });
    if (begun !== undefined)
        return begun;
    const hasAllParts = (other) => parts.every((part) => partsOf(other).includes(part));
    return parts.length > 1 ? words.find(hasAllParts) : undefined;
}
function didYouMean(word, words) {
    const meant = nearest(word, words);
    return meant === undefined ? '' : ` Did you mean ${JSON.stringify(meant)}?`;
}
const lettersOf = (word) => word.toLowerCase().split(SEPARATOR).join('-');
function slipsBetween(a, b) {
    if (Math.abs(a.length - b.length) > 2)
        return Number.POSITIVE_INFINITY;
    const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        const before = rows[i - 1];
        for (let j = 1; j <= b.length; j++) {
            const replaced = before[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
            const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            const swapped = isSwapped ? rows[i - 2][j - 2] + 1 : replaced;
            row.push(Math.min(before[j] + 1, row[j - 1] + 1, replaced, swapped));
        }
        rows.push(row);
    }
    return rows[a.length][b.length];
}


/***/ })

};
