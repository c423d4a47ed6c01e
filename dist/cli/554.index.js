export const id = 554;
export const ids = [554];
export const modules = {

/***/ 73554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createInspectRun: () => (/* binding */ createInspectRun)
});

// EXTERNAL MODULE: ./lib/src/adapters/ci/git-checkout.js
var git_checkout = __webpack_require__(76781);
// EXTERNAL MODULE: ./lib/src/adapters/control-plane/with-retries.js
var with_retries = __webpack_require__(52899);
// EXTERNAL MODULE: ./lib/src/adapters/http/time-limit.js
var time_limit = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/src/adapters/runner/environment.js
var environment = __webpack_require__(70747);
// EXTERNAL MODULE: ./lib/src/deploy/core/session.js
var core_session = __webpack_require__(91478);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-deployed.js
var find_deployed = __webpack_require__(34722);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var inputs_connection = __webpack_require__(65544);
// EXTERNAL MODULE: ./lib/src/inputs/request.js + 4 modules
var request = __webpack_require__(13620);
;// CONCATENATED MODULE: ./lib/src/inputs/inspection.js


function readInspection(raw, context, needsTarget) {
    const reading = (0,request/* readingOf */.MU)({ raw }, context);
    const { field, problems } = reading;
    const connection = (0,inputs_connection/* readConnection */.d)(reading);
    const [deployment_id, name] = [field.guid('deployment_id'), field.text('name')];
    const isNamed = raw.deployment_id !== undefined || raw.name !== undefined;
    if (!isNamed && needsTarget) {
        problems.add('name', 'is not set, and neither is `deployment_id`. Set one of them.');
    }
    const timeoutMs = field.duration('timeout') ?? 0;
    problems.throwIfAny();
    const target = { ...(deployment_id !== undefined && { deployment_id }), ...(name !== undefined && { name }) };
    return { connection, target: isNamed ? target : undefined, timeoutMs };
}

// EXTERNAL MODULE: ./lib/src/inputs/mask-inputs.js
var mask_inputs = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(27300);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/run/adapters.js + 3 modules
var adapters = __webpack_require__(31543);
// EXTERNAL MODULE: ./lib/src/cli/console/result.js
var result = __webpack_require__(39104);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/deploy/rollback/by-hand.js
var by_hand = __webpack_require__(37184);
// EXTERNAL MODULE: ./lib/src/requests/list-deployments.js
var list_deployments = __webpack_require__(75676);
// EXTERNAL MODULE: ./lib/src/requests/list-revisions.js
var list_revisions = __webpack_require__(9794);
// EXTERNAL MODULE: ./lib/src/text/dates.js
var dates = __webpack_require__(61645);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/cli/table.js
var table = __webpack_require__(68715);
// EXTERNAL MODULE: ./lib/src/contract/shown-url.js
var shown_url = __webpack_require__(44228);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-status.js







async function readStatus(session, current) {
    const report = await readReport(session, current);
    return { report, lines: statusLines(report, session.clock.date()) };
}
async function readReport(session, { deployment, latest }) {
    const { id, name, source, active_revision_id: active } = deployment;
    const serving = active == null || active === latest?.id ? latest : await session.controlPlane.readRevision(id, active);
    return {
        deployment_id: id,
        name,
        source: source ?? null,
        url: (0,web_address/* webAddress */.D)((0,shown_url/* shownUrl */.z)(deployment)) ?? null,
        deployment_status: deployment.status ?? null,
        latest: latest && factsOf(latest),
        ...(active !== undefined && { active: active === null || serving === null ? null : factsOf(serving) })
    };
}
function factsOf({ id, status, source_revision_config: config, created_at, updated_at }) {
    return {
        revision_id: id,
        status,
        commit_sha: config?.repo_commit_sha ?? null,
        image_uri: config?.image_uri ?? null,
        created_at: created_at ?? null,
        updated_at: updated_at ?? null
    };
}
const LONGEST_CODE = 24;
function shownCode({ commit_sha, image_uri }) {
    if (commit_sha !== null)
        return (0,refs/* shortCommit */.Ax)(commit_sha);
    const image = image_uri?.replace(/^.*@(\w+:\w{8})\w*$/, '$1…').replace(/^.*\//, '');
    return image && (0,sanitize/* sanitizeLine */.g$)(image, LONGEST_CODE);
}
function changedAgo(of, date) {
    const age = (0,dates/* ageOf */.h)(of, date);
    if (Number.isNaN(age))
        return '';
    return age < 60_000 ? 'just now' : `${(0,format/* formatAge */.nV)(age)} ago`;
}
function statusLines({ deployment_id, name, source, url, latest, active }, date) {
    const kind = source === null ? '' : ` · ${(0,sanitize/* sanitizeLine */.g$)(source, 40)}`;
    const facts = (revision) => (revision === null ? 'none' : revisionText(revision, date));
    const isSame = active != null && active.revision_id === latest?.revision_id;
    return (0,table/* tableLines */.o)([
        ['Deployment', `${(0,sanitize/* sanitizeLine */.g$)(name)} (${deployment_id})${kind}`],
        ['URL', url ?? 'none'],
        ...(isSame
            ? [['Revision', `${facts(latest)}, active and latest`]]
            : [
                ['Active', active === undefined ? 'unknown: the service does not name it' : facts(active)],
                ['Latest', facts(latest)]
            ])
    ]);
}
function revisionText({ revision_id, status, commit_sha, image_uri, updated_at }, date) {
    const age = (0,dates/* ageOf */.h)(updated_at, date);
    const code = commit_sha === null ? image_uri : `commit ${(0,refs/* shortCommit */.Ax)(commit_sha)}`;
    const parts = [
        (0,sanitize/* sanitizeLine */.g$)(status, 40),
        ...(code === null ? [] : [(0,sanitize/* sanitizeLine */.g$)(code, 200)]),
        ...(Number.isNaN(age) ? [] : [`for ${(0,format/* formatAge */.nV)(age)}, since ${(0,format/* formatTime */.fU)(date - age)}`])
    ];
    return `${revision_id}  ${parts.join('  ')}`;
}

;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-history.js










const RESTORABLE = { patch: 'yes', redeploy: 'if_redeployed', none: 'no' };
async function readHistory(session, current, width) {
    const { id, name, active_revision_id: active, latest_revision_id: latest } = current.deployment;
    const listing = await (0,list_deployments/* readAllPages */.s$)((offset) => session.controlPlane.listRevisions(id, offset > 0 ? { offset } : undefined));
    if (listing === null) {
        const advice = 'Use status without --history for the latest and the active revision.';
        throw new errors/* DeployError */.sH('operation_unsupported', 'This control plane does not list revisions.', { advice });
    }
    const serving = await (0,by_hand/* readServing */.xT)(session, current);
    const revisions = (0,list_revisions/* newestFirst */.l)(listing.rows, latest ?? '').map((revision) => ({
        ...factsOf(revision),
        serves: active === undefined ? null : revision.id === active,
        restorable: revision.id === serving?.id ? 'no' : RESTORABLE[(0,by_hand/* wayBackTo */._x)(revision, current)],
        seconds: secondsOf(revision)
    }));
    const { unread } = listing;
    return {
        report: { deployment_id: id, name, revisions },
        lines: revisions.length === 0 ? [] : historyLines(revisions, session.clock.date(), width),
        note: noteOn(revisions),
        incomplete: unread.length > 0 ? `${(0,format/* count */.U9)(unread.length, 'revision')} could not be read` : listing.incomplete
    };
}
function secondsOf({ status, created_at, updated_at }) {
    const seconds = Math.round(((0,dates/* readDate */.A)(updated_at) - (0,dates/* readDate */.A)(created_at)) / 1_000);
    return seconds >= 0 && (0,contract_status/* verdictOf */.Vj)(status) !== 'pending' ? seconds : null;
}
const SHOWN = { yes: 'yes', if_redeployed: 'redeploy', no: 'no' };
const HEADER = ['CREATED', 'STATUS', 'CODE', 'TOOK', 'SERVES', 'ROLLBACK', 'REVISION'];
function historyLines(revisions, date, width) {
    const cells = revisions.map((revision) => [
        changedAgo(revision.created_at, date),
        (0,sanitize/* sanitizeLine */.g$)(revision.status, 40),
        shownCode(revision) ?? '?',
        revision.seconds === null ? '' : (0,format/* formatDuration */.a3)(revision.seconds * 1_000),
        revision.serves === null ? '?' : revision.serves ? 'yes' : 'no',
        SHOWN[revision.restorable],
        revision.revision_id
    ]);
    return (0,table/* tableLines */.o)([HEADER, ...cells], width, (id) => id.slice(0, 8));
}
function noteOn(revisions) {
    if (revisions.length === 0)
        return 'The deployment has no revision yet.';
    const can = (how) => revisions.some(({ restorable }) => restorable === how);
    if (!can('yes') && !can('if_redeployed'))
        return 'No rollback is possible: no earlier revision can be restored.';
    const condition = can('if_redeployed') ? ' Those with "redeploy" only if the service can redeploy a revision.' : '';
    return `To return to a revision: rollback --to REVISION.${condition}`;
}

// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
// EXTERNAL MODULE: ./lib/src/requests/missing-api.js
var missing_api = __webpack_require__(82196);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(10323);
;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-list.js










const AT_A_TIME = 8;
const { compare } = new Intl.Collator('en', { numeric: true });
async function readList(session, { previews: withPreviews, keep, width }) {
    const listing = await (0,list_deployments/* readPages */.n4)(session.controlPlane, '');
    if (listing === null) {
        const consequence = 'its deployments cannot be listed';
        throw await (0,missing_api/* noListError */.WG)(session, { consequence, advice: 'Look up one deployment: status --deployment-id ID' });
    }
    const rows = listing.rows.toSorted((a, b) => compare(a.name, b.name));
    const shown = withPreviews ? rows : rows.filter(({ name }) => !(0,preview_name/* isPreviewName */.En)(name));
    const previews = rows.filter(({ name }) => (0,preview_name/* isPreviewName */.En)(name)).length;
    const deployments = [];
    for (let at = 0; at < shown.length; at += AT_A_TIME) {
        deployments.push(...(await Promise.all(shown.slice(at, at + AT_A_TIME).map((row) => readRow(session, row)))));
    }
    for (const one of deployments)
        if ('url' in one && one.url !== null)
            keep(one.url);
    const cells = deployments.map((one) => [(0,sanitize/* sanitizeLine */.g$)(one.name), ...cellsOf(one, session.clock.date())]);
    const header = ['NAME', 'STATUS', 'SERVES', 'CHANGED', 'URL'];
    const unread = [
        ...(listing.unread.length === 0 ? [] : [`${(0,format/* count */.U9)(listing.unread.length, 'row')} of the list could not be read`]),
        ...deployments.filter((one) => 'problem' in one).map(({ name }) => `"${(0,sanitize/* sanitizeLine */.g$)(name)}" could not be read`),
        ...(listing.incomplete === undefined ? [] : [listing.incomplete])
    ];
    return {
        report: { deployments, previews },
        lines: cells.length === 0 ? [] : (0,table/* tableLines */.o)([header, ...cells], width),
        note: read_list_noteOn(deployments.length, rows.length - shown.length),
        incomplete: unread.join('; ') || undefined
    };
}
async function readRow(session, { id, name }) {
    const read = await (0,retry/* tryRequest */.dP)(async () => readReport(session, await (0,core_session/* readCurrent */.cA)(session, id)));
    return 'value' in read ? read.value : { deployment_id: id, name, problem: read.error.brief };
}
function cellsOf(one, date) {
    if ('problem' in one)
        return ['not read', '?', '?', (0,sanitize/* sanitizeLine */.g$)(one.problem, 100)];
    const { deployment_status: status, latest, active, url } = one;
    const serves = active === undefined && latest !== null && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed' ? latest : active;
    return [
        (0,contract_status/* isBeingDeleted */.vx)({ status }) ? (status ?? '') : (0,sanitize/* sanitizeLine */.g$)(latest?.status ?? 'no revision', 40),
        serves === undefined ? '?' : serves === null ? 'nothing' : (shownCode(serves) ?? '?'),
        latest === null ? '' : changedAgo(latest.updated_at ?? latest.created_at, date),
        url ?? ''
    ];
}
function read_list_noteOn(shown, hidden) {
    const folded = hidden === 0 ? undefined : `${(0,format/* count */.U9)(hidden, 'preview')} not listed: use --previews`;
    if (shown > 0)
        return folded;
    return folded === undefined
        ? 'No deployments exist here, or these credentials cannot see them.'
        : `No deployments but previews exist. ${folded}`;
}

// EXTERNAL MODULE: ./lib/src/contract/revision-log-entry.js
var revision_log_entry = __webpack_require__(30726);
// EXTERNAL MODULE: ./lib/src/deploy/build-log/read-log.js
var read_log = __webpack_require__(53757);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-revision.js
var find_revision = __webpack_require__(15637);
;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-log.js







const PAGE_SIZE = 500;
const FOLLOW_MS = 2_000;
async function printLog(session, current, options) {
    const { build = false, revision, follow = false, timeoutMs } = options;
    const read = revision ? await (0,find_revision/* findRevision */.p)(session, current, { id: revision, input: '--revision' }) : current.latest;
    if (read === null)
        throw new errors/* DeployError */.sH('not_found', 'The deployment has no revision yet.');
    const of = { deployment_id: current.deployment.id, revision_id: read.id, log: build ? 'build' : 'deploy' };
    let printed = 0;
    const print = (line) => {
        printed++;
        options.print(line);
    };
    let position = { printed: 0 };
    for (;;) {
        const within = (0,core_session/* withDeadline */.NE)(session, session.clock.now() + timeoutMs);
        const isOver = !follow || (await hasEnded(within, of));
        position = await printRest(within, of, { position, print });
        if (isOver)
            break;
        await session.clock.sleep(FOLLOW_MS);
    }
    const named = revision ? `revision ${(0,sanitize/* sanitizeLine */.g$)(read.id, 60)}` : 'the latest revision';
    const empty = `The ${of.log} log of ${named} (${(0,sanitize/* sanitizeLine */.g$)(read.status, 40)}) is empty.`;
    const note = build ? empty : `${empty} Its build has a log of its own: --build`;
    return { report: {}, lines: [], ...(printed === 0 && { note }) };
}
async function hasEnded({ controlPlane }, { deployment_id, revision_id, log }) {
    if (log === 'deploy')
        return false;
    const { status } = await controlPlane.readRevision(deployment_id, revision_id);
    return (0,contract_status/* verdictOf */.Vj)(status) !== 'pending';
}
async function printRest({ controlPlane, redact }, { deployment_id, revision_id, log }, { position, print }) {
    let { offset, printed } = position;
    for (;;) {
        const query = { log, order: 'asc', limit: PAGE_SIZE, ...(offset !== undefined && { offset }) };
        const page = await controlPlane.readRevisionLog(deployment_id, revision_id, query);
        if (page === null) {
            const advice = 'Read the log in the service.';
            throw new errors/* DeployError */.sH('operation_unsupported', `This control plane does not offer the ${log} log.`, { advice });
        }
        const fresh = page.logs.slice(printed).flatMap((entry) => (0,revision_log_entry/* readEntry */.h)(entry) ?? []);
        for (const line of (0,read_log/* linesOf */.Dx)(fresh, redact, Number.POSITIVE_INFINITY))
            print(line);
        const next = page.next_offset;
        if (next == null || next === offset || page.logs.length === 0) {
            return { ...(offset !== undefined && { offset }), printed: page.logs.length };
        }
        offset = next;
        printed = 0;
    }
}

// EXTERNAL MODULE: ./lib/src/cli/open-console.js + 4 modules
var open_console = __webpack_require__(66595);
;// CONCATENATED MODULE: ./lib/src/cli/inspect-run.js



















const A_DAY_MS = 86_400_000;
async function createInspectRun(args) {
    const console = await (0,open_console/* openConsole */.O)(args);
    const { runner, redactor } = console;
    const { options } = args;
    let isExpected = false;
    const fail = (error, report = {}) => {
        const isCancelled = error instanceof errors/* CancelledError */.cc;
        const stopped = { message: 'Stopped reading.', advice: 'Run the command again to read on.' };
        const failure = { ...(0,report_failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU), ...(isCancelled && stopped) };
        isExpected = isCancelled && options.follow === true;
        if (!isExpected)
            runner.error((0,report_failure/* failureText */.kY)(failure, record/* EMPTY_RECORD */.sU), failure);
        runner.output('error_code', failure.code);
        if (options.json)
            printJson({ ...report, ...(0,result/* failureResult */.GO)(failure.code, runner.failure() ?? failure) });
        return false;
    };
    return {
        runner: { ...runner, hasToldError: () => isExpected || runner.hasToldError() },
        failureCode: () => (0,result/* exitCodeOf */.FO)(runner.outputs().error_code),
        run: async (cancelled, clock) => {
            try {
                const answer = await inspect(args, { console, cancelled, clock });
                const report = redactor.redactAll(answer.report);
                for (const line of options.json ? [] : answer.lines)
                    process.stdout.write(`${redactor.redact(line)}\n`);
                if (answer.note !== undefined)
                    runner.info(answer.note);
                if (answer.incomplete !== undefined)
                    return fail(incompleteError(answer.incomplete), report);
                if (options.json)
                    printJson(report);
                return true;
            }
            catch (error) {
                if (error instanceof errors/* DeployError */.sH)
                    return fail(error);
                throw error;
            }
        }
    };
}
const printJson = (value) => process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
const incompleteError = (why) => new errors/* DeployError */.sH('invalid_response', `The list is incomplete: ${why}.`, {
    advice: 'Run the command again, or look in the service.'
});
async function inspect({ command, options }, parts) {
    const { runner, redactor, warnings } = parts.console;
    const raw = (0,raw_inputs/* readRawInputs */.yI)((name) => runner.input(name));
    const { context } = (0,git_checkout/* readNothing */.MS)('this command only reads');
    (0,mask_inputs/* maskInputs */.aY)({ raw }, { runner, redactor, context });
    for (const warning of warnings)
        runner.warning(warning);
    const { history, follow, previews = false } = options;
    const inspection = readInspection(raw, context, command === 'logs' || history !== undefined);
    const { target, timeoutMs } = inspection;
    const { session, close } = await openReads(inspection, { ...parts, limitMs: follow ? A_DAY_MS : timeoutMs });
    const width = process.stdout.isTTY ? process.stdout.columns || 80 : Number.POSITIVE_INFINITY;
    try {
        if (command === 'list' || target === undefined) {
            return await readList(session, { previews, width, keep: (url) => redactor.keep(url) });
        }
        const current = await (0,find_deployed/* findDeployed */._)(session, target);
        if (command === 'logs') {
            const print = (line) => process.stdout.write(`${redactor.redact(line)}\n`);
            return await printLog(session, current, { ...options, timeoutMs, print });
        }
        return await (history ? readHistory(session, current, width) : readStatus(session, current));
    }
    finally {
        close();
    }
}
async function openReads({ connection, timeoutMs }, { console: { runner, redactor }, cancelled, clock, limitMs }) {
    const place = (0,environment/* readCheckoutPlace */.U3)('');
    const { ports, close } = (0,adapters/* createAdapters */.T)({ runner, redactor, cancelled, clock, place, only_reads: true });
    const controlPlane = await ports.connect(connection, (0,time_limit/* startTimeLimit */.r)(clock, limitMs));
    const parts = {
        clock,
        emit: () => { },
        recall: async () => null,
        redact: redactor.redact,
        histories: [],
        deadline: clock.now() + timeoutMs
    };
    return { session: (0,core_session/* openSession */.fA)(parts, (options) => (0,with_retries/* withRetries */.L)(controlPlane, options)), close };
}


/***/ }),

/***/ 68715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ tableLines)
/* harmony export */ });
const WIDEST_FIRST = 40;
function tableLines(rows, width = Number.POSITIVE_INFINITY, shorten) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    widths[0] = Math.min(widths[0] ?? 0, WIDEST_FIRST);
    const joined = (row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
    const lines = rows.map((row) => joined(row).trimEnd());
    if (lines.every((line) => line.length <= width))
        return lines;
    if (shorten !== undefined) {
        const short = rows.map((row) => [...row.slice(0, -1), shorten(row.at(-1) ?? '')]);
        return tableLines(short, width);
    }
    return rows.flatMap((row) => [joined(row.slice(0, -1)).trimEnd(), ...(row.at(-1) ? [`  ${row.at(-1)}`] : [])]);
}


/***/ }),

/***/ 34722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ findDeployed)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82196);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _core_session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91478);
/* harmony import */ var _find_by_name_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57469);
/* harmony import */ var _find_current_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47643);






async function findDeployed(session, target, forMs = 0) {
    const found = await (0,_find_current_js__WEBPACK_IMPORTED_MODULE_3__/* .findAndRead */ .f8)(session, target, undefined, forMs);
    if (found === 'unlisted') {
        throw await (0,_requests_missing_api_js__WEBPACK_IMPORTED_MODULE_1__/* .noListError */ .WG)(session, {
            consequence: `"${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_2__/* .describeTarget */ .ff)(target)}" cannot be found`,
            advice: 'Set `deployment_id`.'
        });
    }
    if (found === 'absent') {
        const near = await (0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_2__/* .nearName */ .cR)(session, target.name ?? '');
        const message = `No deployment "${(0,_find_by_name_js__WEBPACK_IMPORTED_MODULE_2__/* .describeTarget */ .ff)(target)}" exists.`;
        const meant = near === undefined ? '' : ` Did you mean "${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(near)}"?`;
        const advice = 'Check `name`, and that the key belongs to this workspace.';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH('not_found', message + meant, { advice });
    }
    return 'deleting' in found ? (0,_core_session_js__WEBPACK_IMPORTED_MODULE_5__/* .readCurrent */ .cA)(session, found.deleting) : found;
}


/***/ })

};
