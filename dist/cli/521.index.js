export const id = 521;
export const ids = [521];
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

/***/ 86263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yb: () => (/* binding */ DeploymentAnswer),
  I2: () => (/* binding */ DeploymentRow),
  cS: () => (/* binding */ IDENTIFIER),
  CW: () => (/* binding */ ID_FIELDS),
  gw: () => (/* binding */ Identifier),
  c3: () => (/* binding */ LogPageAnswer),
  z3: () => (/* binding */ LookupRow),
  y1: () => (/* binding */ RequestedRevision),
  QQ: () => (/* binding */ RevisionAnswer),
  _r: () => (/* binding */ WriteAnswer),
  T4: () => (/* binding */ idKey),
  O1: () => (/* binding */ isUuid),
  RO: () => (/* binding */ rowsOf),
  UT: () => (/* binding */ shownRevisions),
  zA: () => (/* binding */ shownUrl)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/contract/deployment.js
var deployment = __webpack_require__(94246);
// EXTERNAL MODULE: ./lib/src/contract/page.js
var contract_page = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/src/contract/resource-spec.js
var resource_spec = __webpack_require__(69501);
;// CONCATENATED MODULE: ./lib/src/contract/shown-code.js
const WHOLE_COMMIT = /^\s*(?:[0-9a-f]{40}|[0-9a-f]{64})\s*$/i;
function readCode(code, { source, repo_branch }) {
    if (!isOfGit(code, source))
        return code;
    const { repo_ref, image_uri, repo_commit_sha: commit } = code;
    const own = image_uri == null ? code : { ...code, image_uri: null };
    const followed = { repo_ref: repo_branch, hides_ref: true };
    if (repo_ref == null)
        return repo_branch == null ? own : { ...own, ...followed };
    if (!WHOLE_COMMIT.test(repo_ref))
        return own;
    return { ...own, ...followed, repo_commit_sha: commit ?? repo_ref.trim().toLowerCase() };
}
function isOfGit({ repo_ref, repo_commit_sha }, source) {
    if (source != null)
        return source === 'git_host';
    return repo_ref != null || repo_commit_sha != null;
}

;// CONCATENATED MODULE: ./lib/src/contract/answers.js






const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isUuid = (text) => typeof text === 'string' && UUID.test(text);
const idKey = (id) => (UUID.test(id) ? id.toLowerCase() : id);
const Identifier = schemas/* string */.YjP()
    .regex(IDENTIFIER, 'must be an identifier of letters, digits, - and _')
    .transform(idKey);
const freeForm = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const orNull = (value) => (value === '' ? null : value);
const answers_text = schemas/* preprocess */.vkY(orNull, schemas/* string */.YjP().nullish());
const lenientText = answers_text.catch(undefined);
const identifierOrNull = schemas/* preprocess */.vkY((id) => orNull(id) ?? null, Identifier.nullable());
const NUMERIC = [...new Set([...resource_spec/* RESOURCE_SPEC_FIELDS */.TO, ...resource_spec/* PUBLIC_RESOURCE_FIELDS */.hR])].filter((field) => /_scale$|cpu(?:_limit)?$|_mb$|_gi$|_connections$/.test(field));
const readNumber = (value) => typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
function readResourceNumbers(spec) {
    const numbers = NUMERIC.filter((field) => Object.hasOwn(spec, field));
    return {
        ...spec,
        ...Object.fromEntries(numbers.map((field) => [field, readNumber(spec[field])]))
    };
}
function readBoolean(value) {
    if (value === 'true')
        return true;
    return value === 'false' ? false : value;
}
const readCommit = (value) => typeof value === 'string' && /^\s*[0-9a-f]{7,64}\s*$/i.test(value)
    ? value.trim().toLowerCase()
    : value;
const sourceConfigAnswer = {
    integration_id: answers_text,
    repo_url: answers_text,
    deployment_type: answers_text,
    build_on_push: schemas/* preprocess */.vkY(readBoolean, schemas/* boolean */.zMY().nullish()),
    custom_url: answers_text,
    resource_spec: freeForm.transform(readResourceNumbers).nullish(),
    listener_id: answers_text,
    listener_config: schemas/* looseObject */._H3({ cluster_namespace: answers_text }).nullish(),
    install_command: answers_text,
    build_command: answers_text
};
const sourceRevisionConfigAnswer = {
    repo_ref: answers_text,
    graph_config_path: answers_text,
    image_uri: answers_text,
    repo_commit_sha: schemas/* preprocess */.vkY(readCommit, answers_text)
};
const revisionConfigAnswer = schemas/* looseObject */._H3({
    ...sourceRevisionConfigAnswer,
    hides_ref: schemas/* literal */.euz(true).optional().catch(undefined)
});
function orEmpty(config) {
    return schemas/* nullish */.cl6(config).transform((read) => read ?? {});
}
const DeploymentAnswer = schemas/* looseObject */._H3({
    id: Identifier,
    name: schemas/* string */.YjP(),
    source: answers_text,
    source_config: orEmpty(schemas/* looseObject */._H3({ ...sourceConfigAnswer, repo_branch: lenientText })),
    source_revision_config: orEmpty(revisionConfigAnswer),
    secrets: schemas/* unknown */.L5J().optional(),
    secret_references: schemas/* array */.YOg(schemas/* looseObject */._H3(deployment/* SecretReference */.Us.shape)).nullish().catch(undefined),
    deployment_tier: lenientText,
    status: answers_text,
    url: lenientText,
    tenant_id: lenientText,
    latest_revision_id: identifierOrNull,
    active_revision_id: identifierOrNull.nullish()
})
    .transform((read) => {
    const { source, source_config, source_revision_config: code } = read;
    const { repo_branch } = source_config;
    return { ...read, source_revision_config: readCode(code, { source, repo_branch }) };
});
const shownRevisions = ({ latest_revision_id, active_revision_id }) => ({
    latest_revision_id,
    active_revision_id
});
const ID_FIELDS = ['id', 'latest_revision_id', 'active_revision_id'];
function shownUrl({ source_config, url }) {
    const shown = source_config.custom_url ?? url;
    return shown?.trim() ? shown : undefined;
}
const WriteAnswer = schemas/* looseObject */._H3({
    id: Identifier.optional().catch(undefined),
    latest_revision_id: Identifier.nullish().catch(undefined)
})
    .catch({});
const DeploymentRow = schemas/* looseObject */._H3({
    id: Identifier,
    name: schemas/* string */.YjP()
        .nullable()
        .transform((name) => name ?? ''),
    status: lenientText,
    created_at: lenientText,
    updated_at: lenientText
});
function withReadCode(read) {
    const { source, source_revision_config: code } = read;
    return code == null ? read : { ...read, source_revision_config: readCode(code, { source }) };
}
const revisionAnswer = schemas/* looseObject */._H3({
    id: Identifier,
    source: lenientText,
    status: schemas/* string */.YjP().min(1),
    status_message: lenientText,
    source_revision_config: revisionConfigAnswer.nullish(),
    created_at: lenientText,
    updated_at: lenientText
});
const RevisionAnswer = revisionAnswer.transform(withReadCode);
const RequestedRevision = revisionAnswer.partial({ id: true }).transform(withReadCode);
const LookupRow = schemas/* looseObject */._H3({
    id: Identifier,
    name: lenientText,
    compute_type: lenientText,
    compute_config: schemas/* looseObject */._H3({ cluster_namespaces: schemas/* array */.YOg(schemas/* string */.YjP()).nullish() })
        .nullish()
        .catch(undefined)
});
function rowsOf(row, isRest = false) {
    return schemas/* transform */.pdi((answer, { issues }) => {
        const page = [];
        const unread = [];
        for (const [at, raw] of (0,contract_page/* rowsIn */.Nn)(answer).entries()) {
            const { data, error } = row.safeParse(raw);
            const [issue] = error?.issues ?? [];
            if (issue === undefined)
                page.push(data);
            else
                unread.push({ path: [at, ...issue.path], message: issue.message });
        }
        const [first] = unread;
        if (first !== undefined && page.length === 0 && !isRest)
            issues.push({ code: 'custom', input: answer, ...first });
        if (unread.length > 0)
            page.unread = unread.map(({ path, message }) => `${(0,format/* fieldPath */.cn)(path)}: ${message}`);
        return page;
    });
}
const LogPageAnswer = schemas/* looseObject */._H3({
    logs: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    next_offset: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish().catch(undefined)
});


/***/ }),

/***/ 82630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Nn: () => (/* binding */ rowsIn)
/* harmony export */ });
const sizeOf = ({ length, unread = [] }) => length + unread.length;
function rowsIn(answer) {
    if (isEmpty(answer))
        return [];
    if (Array.isArray(answer))
        return answer;
    if (typeof answer !== 'object' || answer === null)
        return [answer];
    if ('resources' in answer)
        return Array.isArray(answer.resources) ? answer.resources : [answer];
    const [list, another] = Object.values(answer).filter((value) => Array.isArray(value));
    return list === undefined || another !== undefined || 'id' in answer ? [answer] : list;
}
const ABOUT_PAGE = new Set(['offset', 'limit']);
function isEmpty(answer) {
    if (typeof answer !== 'object' || answer === null)
        return answer === null;
    return Object.entries(answer).every(([field, value]) => ABOUT_PAGE.has(field) || isNothing(value));
}
const isNothing = (value) => typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;


/***/ }),

/***/ 7383:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ INTERRUPTION_MS),
/* harmony export */   Nj: () => (/* binding */ isDeployed),
/* harmony export */   Pr: () => (/* binding */ meaningOf),
/* harmony export */   Vj: () => (/* binding */ verdictOf),
/* harmony export */   vx: () => (/* binding */ isBeingDeleted)
/* harmony export */ });
const INTERRUPTION_MS = 60_000;
const ENDED = 'FAIL|ERROR|CANCEL|ABORT|CRASH|REJECT|TIMED_?OUT';
const FAILED = `${ENDED}|INTERRUPT`;
const INTERRUPTED = new RegExp(`^(?![^]*(?:${ENDED}))[^]*INTERRUPT`, 'i');
function failed(phase, failure, advice, more = {}) {
    const pattern = new RegExp(`^(?=[^]*(?:${phase}))[^]*(?:${FAILED})`, 'i');
    return [pattern, { verdict: 'failed', failure, advice, ...more }];
}
const STATUSES = [
    [/^DEPLOYED$/, { verdict: 'deployed' }],
    failed('BUILD', 'The build failed', 'Correct the error that the build log shows, then push.', {
        log: 'build',
        never_served: true
    }),
    failed('INTERRUPT|CANCEL|ABORT', 'The rollout was interrupted', 'Check in the service what interrupted it, then run again to create a new revision.'),
    failed('CREATE', 'Creating the revision failed', 'It failed before the build. ' +
        'Fix the cause that the service shows, then run again to create a new revision.'),
    failed('DEPLOY', 'The rollout failed', 'The agent server did not start. Find the cause in its deploy log, ' +
        'such as a missing secret. Fix it, then push or run again.', { log: 'deploy' }),
    failed('', 'The revision failed', 'Read the logs of the revision in the service, then run again to create a new revision.'),
    [/SKIPPED|SUPERSEDED|REPLACED|INACTIVE/i, { verdict: 'superseded' }],
    [/^(?:QUEUED|AWAITING_[A-Z_]+|[A-Z_]*[A-Z]ING)$/i, { verdict: 'pending', in_progress: true }]
];
function meaningOf(status) {
    const meaning = STATUSES.find(([pattern]) => pattern.test(status))?.[1] ?? { verdict: 'pending' };
    return INTERRUPTED.test(status) ? { ...meaning, may_pass: true } : meaning;
}
function verdictOf(status) {
    return meaningOf(status).verdict;
}
function isDeployed({ status }) {
    return verdictOf(status) === 'deployed';
}
function isBeingDeleted(deployment) {
    return /^AWAITING_(?:\w+_)?DELETE$/.test(deployment.status ?? '');
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

/***/ 89453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   SV: () => (/* binding */ canonicalRef),
/* harmony export */   YO: () => (/* binding */ isBuiltOf),
/* harmony export */   dz: () => (/* binding */ isTag),
/* harmony export */   f5: () => (/* binding */ isFullCommit),
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   lF: () => (/* binding */ isVersion)
/* harmony export */ });
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


function isTag(ref) {
    return ref?.startsWith(_contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_PREFIX */ .C_) ?? false;
}
function isVersion(ref) {
    return /^v?\d+\.\d+/.test(ref);
}
function canonicalRef(ref) {
    return ref.replace(/^refs\/heads\//, '');
}
function shortCommit(commit) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(commit, 40).slice(0, 7);
}
function isCommitId(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
function isFullCommit(commit) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
}
function isBuiltOf(commit, { source_revision_config: code }) {
    return code?.repo_commit_sha != null && sameCommit(code.repo_commit_sha, commit);
}
function sameCommit(a, b) {
    const first = a.trim().toLowerCase();
    const second = b.trim().toLowerCase();
    if (first.length < 7 || second.length < 7)
        return first === second && first !== '';
    return first.startsWith(second) || second.startsWith(first);
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


/***/ }),

/***/ 14185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   YQ: () => (/* binding */ groupByText),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   cn: () => (/* binding */ fieldPath),
/* harmony export */   fQ: () => (/* binding */ shortenDigests),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   ft: () => (/* binding */ DURATION),
/* harmony export */   jl: () => (/* binding */ spellDuration),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   nV: () => (/* binding */ formatAge)
/* harmony export */ });
function formatAge(ms) {
    const minutes = Math.floor(ms / 60_000);
    if (minutes < 1)
        return 'less than a minute';
    if (minutes < 120)
        return count(minutes, 'minute');
    if (minutes < 2880)
        return count(Math.floor(minutes / 60), 'hour');
    return count(Math.floor(minutes / 1440), 'day');
}
function partsOf(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
}
function formatDuration(ms) {
    const [h, m, s] = partsOf(ms);
    const two = (value) => String(value).padStart(2, '0');
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
function spellDuration(ms) {
    const tenths = Math.max(ms > 0 ? 1 : 0, Math.round(ms / 100));
    if (tenths < 100)
        return `${tenths / 10} s`;
    const [h, m, s] = partsOf(Math.max(10_000, ms));
    const parts = [h > 0 && `${h} h`, m > 0 && `${m} min`, h === 0 && s > 0 && `${s} s`];
    return parts.filter((part) => part !== false).join(' ');
}
function formatTime(ms) {
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function shortId(id) {
    return id.length > 12 ? `${id.slice(0, 8)}…` : id;
}
function shortenDigests(text) {
    return text
        .replace(/(?<![0-9a-f])[0-9a-f]{32,128}(?![0-9a-f])/gi, (digest) => `${digest.slice(0, 12)}…`)
        .replace(/(?<![0-9a-f])([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])/gi, '$1…');
}
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function groupByText(entries) {
    const texts = [...new Set(entries.map(({ text }) => text))];
    return texts.map((text) => ({
        text,
        keys: entries.filter((entry) => entry.text === text).map(({ key }) => key)
    }));
}
function count(n, one, many = `${one}s`) {
    return `${n} ${n === 1 ? one : many}`;
}
function fieldPath(path) {
    return path
        .map((part, i) => typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)
        .join('');
}
const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;
function parseDuration(text) {
    if (!DURATION.test(text))
        return undefined;
    const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/gy)];
    return parts.reduce((total, [, amount, unit]) => total + Number(amount) * UNITS_MS[unit], 0);
}


/***/ }),

/***/ 60745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   g$: () => (/* binding */ sanitizeLine),
/* harmony export */   g9: () => (/* binding */ escapeCommands),
/* harmony export */   nI: () => (/* binding */ redactLines),
/* harmony export */   sl: () => (/* binding */ withoutUserInfo),
/* harmony export */   uo: () => (/* binding */ withoutAnsi),
/* harmony export */   vp: () => (/* binding */ showValue)
/* harmony export */ });
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
function sanitizeLine(text, max = 300) {
    const line = withoutUserInfo(text.toWellFormed().replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim());
    return line.length <= max ? line : `${line.slice(0, max - 1).toWellFormed()}…`;
}
const USER_INFO = /(:(?:\\?\/){2})[^\s/?#\\"'<>]*@/g;
function withoutUserInfo(text) {
    return text.includes('@') ? text.replace(USER_INFO, '$1') : text;
}
const INVISIBLE = /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function escapeCommands(text) {
    const plain = text
        .toWellFormed()
        .replace(/\r\n?|[\p{Zl}\p{Zp}\v\f\x85]/gu, '\n')
        .replace(INVISIBLE, '');
    return withoutUserInfo(plain)
        .split('\n')
        .map((line) => line.replace(/^(\s*):(?=:)/u, '$1: ').replaceAll('##[', '## ['))
        .join('\n');
}
const SEQUENCE = new RegExp([
    /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]?/,
    /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c\r\n]*(?:\x07|\x1b\\|\x9c)?/,
    /\x1b[ -/]*[0-~]?/
]
    .map(({ source }) => source)
    .join('|'), 'g');
function withoutAnsi(text) {
    return text.replace(SEQUENCE, '');
}
function withoutInvisible(text) {
    return withoutAnsi(text).replace(INVISIBLE, '');
}
function redactLines(lines, redact) {
    return redact(lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\n')).split('\n');
}
function showValue(value, most = 120) {
    if (value == null)
        return 'unset';
    return sanitizeLine(typeof value === 'string' ? value : JSON.stringify(value), most);
}


/***/ }),

/***/ 97583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withoutTrailingSlashes),
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
function webAddress(text) {
    if (text == null || !/^https?:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(text))
        return undefined;
    if (!URL.canParse(text))
        return undefined;
    const { username, password } = new URL(text);
    return username === '' && password === '' ? withoutTrailingSlashes(text) : undefined;
}
const withoutTrailingSlashes = (text) => text.replace(/(?<!\/)\/+$/, '');


/***/ })

};
