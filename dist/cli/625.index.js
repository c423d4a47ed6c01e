export const id = 625;
export const ids = [625];
export const modules = {

/***/ 39625:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createInspectRun: () => (/* binding */ createInspectRun)
});

// EXTERNAL MODULE: ./lib/src/adapters/ci/detect.js + 1 modules
var detect = __webpack_require__(52627);
// EXTERNAL MODULE: ./lib/src/adapters/http/time-limit.js
var time_limit = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/src/adapters/runner/environment.js
var environment = __webpack_require__(70747);
// EXTERNAL MODULE: ./lib/src/deploy/core/session.js
var core_session = __webpack_require__(91478);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-current.js
var find_current = __webpack_require__(47643);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/inputs/mask-inputs.js
var mask_inputs = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(27300);
// EXTERNAL MODULE: ./lib/src/inputs/target.js
var inputs_target = __webpack_require__(68473);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(10323);
// EXTERNAL MODULE: ./lib/src/run/adapters.js + 1 modules
var adapters = __webpack_require__(91741);
// EXTERNAL MODULE: ./lib/src/cli/console/colors.js
var colors = __webpack_require__(52077);
// EXTERNAL MODULE: ./lib/src/cli/console/result.js
var result = __webpack_require__(39104);
// EXTERNAL MODULE: ./lib/src/cli/console/wrap.js
var wrap = __webpack_require__(4873);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/deploy/core/snapshot.js
var snapshot = __webpack_require__(63112);
// EXTERNAL MODULE: ./lib/src/deploy/rollback/choose-target.js
var choose_target = __webpack_require__(54316);
// EXTERNAL MODULE: ./lib/src/deploy/rollback/plan-rollback.js
var plan_rollback = __webpack_require__(68883);
// EXTERNAL MODULE: ./lib/src/requests/lists.js
var lists = __webpack_require__(6648);
// EXTERNAL MODULE: ./lib/src/text/dates.js
var dates = __webpack_require__(61645);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/cli/table.js
var table = __webpack_require__(68715);
// EXTERNAL MODULE: ./lib/src/contract/answers.js + 1 modules
var answers = __webpack_require__(86263);
// EXTERNAL MODULE: ./lib/src/repository/revision-name.js
var revision_name = __webpack_require__(51880);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
// EXTERNAL MODULE: ./lib/src/text/command-lines.js
var command_lines = __webpack_require__(79983);
// EXTERNAL MODULE: ./lib/src/cli/flags/input-flags.js
var input_flags = __webpack_require__(84273);
// EXTERNAL MODULE: ./lib/src/cli/started-program.js
var started_program = __webpack_require__(20027);
;// CONCATENATED MODULE: ./lib/src/cli/inspect/view.js





const WORD = /^[\w.:/@%+=-]+$/;
function hintWriter(args) {
    const connection = connectionFlags(args);
    return (goal, words) => {
        const all = [...words, ...connection];
        if (!all.every((word) => WORD.test(word)))
            return `${goal}: ${words.join(' ')}`;
        const lines = (0,command_lines/* commandLines */.Z)([(0,started_program/* startedProgram */.s)(), ...all].join(' '));
        return [`${goal}:`, ...lines.map((line) => `  ${line}`)].join('\n');
    };
}
const CONNECTION = new Set(['base_url', 'api_key', 'tenant_id', 'bearer_token', 'api_dialect']);
function connectionFlags({ flags, files, givenBy, options }) {
    const words = options.dotenv === undefined ? [] : ['--dotenv', options.dotenv];
    for (const { input, flag } of input_flags/* INPUT_FLAGS */.$S) {
        const value = files[input] ?? flags[input];
        const isOfFlag = givenBy[input] === `--${flag}`;
        if (CONNECTION.has(input) && isOfFlag && value !== undefined)
            words.push(`--${flag}`, value);
    }
    return words;
}
function paintStatus(paint, cell) {
    return paint(cell, (0,colors/* styleOfVerdict */.Ut)((0,contract_status/* verdictOf */.Vj)(cell.trim())));
}

;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-status.js









async function readStatus(session, current, { target, ...view }) {
    const report = await readReport(session, current);
    const lines = statusLines(report, session.clock.date(), view);
    const hasFailed = (0,contract_status/* verdictOf */.Vj)(report.latest?.status ?? '') === 'failed';
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
        url: (0,web_address/* webAddress */.D)((0,answers/* shownUrl */.zA)(deployment)) ?? null,
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
const shownCode = ({ commit_sha, image_uri }) => (0,revision_name/* nameCode */.F)({ repo_commit_sha: commit_sha, image_uri });
function changedAgo(of, date) {
    const age = (0,dates/* ageOf */.h)(of, date);
    if (Number.isNaN(age))
        return '';
    return age < 60_000 ? 'just now' : `${(0,format/* formatAge */.nV)(age)} ago`;
}
function statusLines({ deployment_id, name, source, url, latest, active }, date, { paint }) {
    const rows = (label, revision) => revisionRows(label, revision, { date, paint });
    const isSame = active != null && active.revision_id === latest?.revision_id;
    return (0,table/* tableLines */.o)([
        ['Deployment', (0,sanitize/* sanitizeLine */.g$)(name)],
        ['ID', deployment_id],
        ...(source === null ? [] : [['Source', (0,sanitize/* sanitizeLine */.g$)(source, 40)]]),
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
    const age = (0,dates/* ageOf */.h)(updated_at, date);
    const image = (0,sanitize/* sanitizeLine */.g$)(image_uri?.replace(/(@\w+:\w{8})\w*$/, '$1…') ?? '', 200);
    const isImage = commit_sha === null;
    const code = isImage && image.length <= 68 ? image : shownCode(revision);
    return [
        [label, `${revision_id}  ${paintStatus(paint, (0,sanitize/* sanitizeLine */.g$)(status, 40))}`],
        ...(code ? [['', `${isImage ? '' : 'commit '}${code}`]] : []),
        ...(Number.isNaN(age) ? [] : [['', `for ${(0,format/* formatAge */.nV)(age)}, since ${(0,format/* formatTime */.fU)(date - age)}`]])
    ];
}

;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-history.js












async function readHistory(session, current, view) {
    const { id, name, latest_revision_id: latest } = current.deployment;
    const listing = await (0,lists/* readAllPages */.s$)((offset) => session.controlPlane.listRevisions(id, offset > 0 ? { offset } : undefined));
    if (listing === null) {
        throw new errors/* DeployError */.sH('operation_unsupported', {
            what: 'This control plane does not list revisions.',
            fix: ['Use status without --history for the latest and the active revision.']
        });
    }
    const serving = await (0,choose_target/* readServing */.xT)(session, current);
    const revisions = (0,lists/* newestFirst */.ll)(listing.rows, latest ?? '').map((revision) => pastOf(revision, current, serving));
    const unread = listing.unread.length;
    return {
        report: { deployment_id: id, name, revisions },
        lines: revisions.length === 0 ? [] : historyLines(revisions, session.clock.date(), view),
        note: noteOn(id, revisions, view),
        incomplete: unread > 0 ? `${(0,format/* count */.U9)(unread, 'revision')} could not be read` : listing.incomplete
    };
}
const RESTORABLE = { patch: 'yes', redeploy: 'if_redeployed', nothing: 'no' };
function pastOf(revision, current, serving) {
    const isUnknown = current.serving.is === 'unknown';
    const isServing = revision.id === (isUnknown ? serving?.id : (0,snapshot/* servingId */.mZ)(current.serving));
    const way = isServing ? 'nothing' : (0,plan_rollback/* wayBackTo */._x)(revision, current);
    const verdict = (0,contract_status/* verdictOf */.Vj)(revision.status);
    const obstacle = (0,choose_target/* canServeAgain */.cj)(revision) ? 'code' : verdict;
    const why = isServing ? 'serving' : obstacle;
    const seconds = Math.round(((0,dates/* readDate */.A)(revision.updated_at) - (0,dates/* readDate */.A)(revision.created_at)) / 1_000);
    return {
        ...factsOf(revision),
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
        changedAgo(revision.created_at, date),
        (0,sanitize/* sanitizeLine */.g$)(revision.status, 40),
        isCodeAgain(revisions, at) ? `${shownCode(revision)} ${AGAIN}` : (shownCode(revision) ?? '?'),
        revision.seconds === null ? '' : (0,format/* formatDuration */.a3)(revision.seconds * 1_000),
        servesCell(revision),
        revision.why_not === null ? SHOWN[revision.restorable] : `no: ${revision.why_not}`,
        revision.revision_id
    ]);
    return (0,table/* tableLines */.o)([HEADER, ...cells], {
        width,
        shorten: (cell, at) => (at === ID_COLUMN ? shortRevision(cell) : shortCell(cell)),
        mark: (cell, at, row) => (row > 0 && at === STATUS_COLUMN ? paintStatus(paint, cell) : cell)
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

// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
// EXTERNAL MODULE: ./lib/src/requests/missing-api.js
var missing_api = __webpack_require__(82196);
;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-list.js











const read_list_HEADER = ['NAME', 'STATUS', 'SERVES', 'CHANGED', 'URL'];
const read_list_STATUS_COLUMN = 1;
const AT_A_TIME = 8;
const { compare } = new Intl.Collator('en', { numeric: true });
async function readList(session, { previews: withPreviews, keep, view: { width, paint } }) {
    const listing = await (0,lists/* readPages */.n4)(session.controlPlane, '');
    if (listing === null) {
        const consequence = 'its deployments cannot be listed';
        throw await (0,missing_api/* noListError */.WG)(session, {
            consequence,
            fix: 'Look up one deployment: status --deployment-id ID'
        });
    }
    const rows = listing.rows.toSorted((a, b) => compare(a.name, b.name));
    const shown = withPreviews ? rows : rows.filter(({ name }) => !(0,preview_name/* isPreviewName */.En)(name));
    const previews = rows.filter(({ name }) => (0,preview_name/* isPreviewName */.En)(name)).length;
    const hidden = rows.length - shown.length;
    const folded = hidden === 0 ? undefined : `${(0,format/* count */.U9)(hidden, 'preview')} not listed: use --previews`;
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
        (0,sanitize/* sanitizeLine */.g$)(one.name),
        ...cellsOf(one, session.clock.date())
    ]);
    const mark = (cell, at, row) => row > 0 && at === read_list_STATUS_COLUMN ? paintStatus(paint, cell) : cell;
    const unread = [
        ...(listing.unread.length === 0
            ? []
            : [`${(0,format/* count */.U9)(listing.unread.length, 'row')} of the list could not be read`]),
        ...deployments
            .filter((one) => 'problem' in one)
            .map(({ name }) => `"${(0,sanitize/* sanitizeLine */.g$)(name)}" could not be read`),
        ...(listing.incomplete === undefined ? [] : [listing.incomplete])
    ];
    return {
        report: { deployments, previews },
        lines: cells.length === 0 ? [] : (0,table/* tableLines */.o)([read_list_HEADER, ...cells], { width, mark }),
        note: shown.length > 0 ? folded : none,
        incomplete: unread.join('; ') || undefined
    };
}
async function readRow(session, { id, name }) {
    const read = await (0,retry/* tryRequest */.dP)(async () => readReport(session, await (0,core_session/* readSnapshot */.RA)(session, id)));
    return 'value' in read ? read.value : { deployment_id: id, name, problem: read.error.brief };
}
function cellsOf(one, date) {
    if ('problem' in one)
        return ['not read', '?', '?', (0,sanitize/* sanitizeLine */.g$)(one.problem, 100)];
    const { deployment_status: status, latest, active, url } = one;
    const serves = active === undefined && latest !== null && (0,contract_status/* isDeployed */.Nj)(latest) ? latest : active;
    const shownStatus = (0,contract_status/* isBeingDeleted */.vx)({ status }) ? status : latest?.status;
    const changed = latest === null ? '' : changedAgo(latest.updated_at ?? latest.created_at, date);
    return [(0,sanitize/* sanitizeLine */.g$)(shownStatus ?? 'no revision', 40), read_list_servesCell(serves), changed, url ?? ''];
}
function read_list_servesCell(serves) {
    if (serves === null)
        return 'nothing';
    return (serves && shownCode(serves)) ?? '?';
}

// EXTERNAL MODULE: ./lib/src/contract/revision-log.js
var revision_log = __webpack_require__(22443);
// EXTERNAL MODULE: ./lib/src/deploy/build-log/read-log.js + 1 modules
var read_log = __webpack_require__(38658);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-revision.js
var find_revision = __webpack_require__(15637);
;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-log.js







const PAGE_SIZE = 500;
const FOLLOW_MS = 2_000;
async function printLog(session, current, options) {
    const { build, deploy, revision, follow = false, timeoutMs } = options;
    const read = revision
        ? await (0,find_revision/* findRevision */.p)(session, current, { id: revision, input: '--revision' })
        : current.latest;
    if (read === null)
        throw new errors/* DeployError */.sH('not_found', { what: 'The deployment has no revision yet.' });
    const ids = [current.deployment.id, read.id];
    const [fitting = 'deploy'] = (0,contract_status/* verdictOf */.Vj)(read.status) === 'failed' ? (0,read_log/* fittingLogs */.f2)(read.status, current.deployment.source) : [];
    const chosen = deploy ? 'deploy' : fitting;
    const log = build ? 'build' : chosen;
    let isEmpty = true;
    const printRest = logPrinter(ids, log, (line) => {
        isEmpty = false;
        options.print(line);
    });
    for (;;) {
        const within = (0,core_session/* withDeadline */.NE)(session, session.clock.now() + timeoutMs);
        const isOver = !follow ||
            (log === 'build' &&
                (0,contract_status/* verdictOf */.Vj)((await within.controlPlane.readRevision(...ids)).status) !== 'pending');
        await printRest(within);
        if (isOver)
            break;
        await session.clock.sleep(FOLLOW_MS);
    }
    const named = revision ? `revision ${(0,sanitize/* sanitizeLine */.g$)(read.id, 60)}` : 'the latest revision';
    const empty = `The ${log} log of ${named} (${(0,sanitize/* sanitizeLine */.g$)(read.status, 40)}) is empty.`;
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
                throw new errors/* DeployError */.sH('operation_unsupported', {
                    what: `This control plane does not offer the ${log} log.`,
                    fix: ['Read the log in the service.']
                });
            }
            const fresh = page.logs.slice(printed).flatMap((entry) => (0,revision_log/* readEntry */.hB)(entry) ?? []);
            for (const line of (0,read_log/* linesOf */.Dx)(fresh, redact, Number.POSITIVE_INFINITY))
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

// EXTERNAL MODULE: ./lib/src/cli/open-console.js + 3 modules
var open_console = __webpack_require__(91842);
;// CONCATENATED MODULE: ./lib/src/cli/inspect-run.js






















const A_DAY_MS = 86_400_000;
async function createInspectRun(args) {
    const console = await (0,open_console/* openConsole */.O)(args);
    const { runner, redactor } = console;
    const { json, follow } = args.options;
    const failed = () => runner.outputs().error_code;
    return {
        runner: { ...runner, hasToldError: () => failed() !== undefined },
        failureCode: () => (0,result/* exitCodeOf */.FO)(failed()),
        run: async (cancelled, clock) => {
            let report = {};
            try {
                const answer = await inspect(args, { console, cancelled, clock });
                report = redactor.redactAll(answer.report);
                for (const line of json ? [] : answer.lines)
                    process.stdout.write(`${redactor.redact(line)}\n`);
                if (answer.note !== undefined)
                    runner.info(answer.note);
                if (answer.incomplete !== undefined)
                    throw incompleteError(answer.incomplete);
            }
            catch (error) {
                if (!(error instanceof errors/* DeployError */.sH))
                    throw error;
                const isCancelled = error instanceof errors/* CancelledError */.cc;
                const failure = { ...(0,report_failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU), ...(isCancelled && STOPPED) };
                if (!isCancelled || !follow)
                    runner.error((0,report_failure/* failureText */.kY)(failure, record/* EMPTY_RECORD */.sU), failure);
                runner.output('error_code', failure.code);
            }
            if (json)
                (0,result/* printJson */.Q2)({ ...report, ...(0,result/* jsonResult */.Ao)(runner.outputs(), runner.failure()) });
            return failed() === undefined;
        }
    };
}
const STOPPED = { what: 'Stopped reading.', fix: ['Run the command again to read on.'] };
const incompleteError = (why) => new errors/* DeployError */.sH('invalid_response', {
    what: `The list is incomplete: ${why}.`,
    fix: ['Run the command again, or look in the service.']
});
async function inspect(args, parts) {
    const { command, options } = args;
    const { runner, redactor, warnings } = parts.console;
    const raw = (0,raw_inputs/* readRawInputs */.yI)((name) => runner.input(name));
    const nothing = (0,detect/* readNothing */.MS)('this command only reads').context;
    const context = (0,detect/* ciOf */.sp)(process.env) === 'gitlab' ? { ...nothing, host: 'gitlab' } : nothing;
    (0,mask_inputs/* maskInputs */.aY)({ raw }, { runner, redactor, context });
    for (const warning of warnings)
        runner.warning(warning);
    const { history, follow, previews = false } = options;
    const inspection = (0,inputs_target/* readInspection */.Py)(raw, context, command === 'logs' || history !== undefined);
    const { target, timeoutMs } = inspection;
    const { session, close } = await openReads(inspection, {
        ...parts,
        limitMs: follow ? A_DAY_MS : timeoutMs
    });
    const hasColors = options.color && (0,colors/* showsColors */.vb)(process.stdout, process.env);
    const view = {
        width: (0,wrap/* widthOf */.qz)(process.stdout),
        paint: (0,colors/* createPaint */.XG)(hasColors),
        hint: hintWriter(args)
    };
    try {
        if (command === 'list' || target === undefined) {
            return await readList(session, { previews, view, keep: (url) => redactor.keep(url) });
        }
        const current = await (0,find_current/* findDeployed */._I)(session, target);
        const { deployment_id, name } = target;
        const named = deployment_id === undefined && name !== undefined;
        const words = named ? ['--name', name] : ['--deployment-id', current.deployment.id];
        if (command === 'logs') {
            const print = (line) => process.stdout.write(`${redactor.redact(line)}\n`);
            return await printLog(session, current, { ...options, timeoutMs, print });
        }
        if (history)
            return await readHistory(session, current, view);
        return await readStatus(session, current, { ...view, target: words });
    }
    finally {
        close();
    }
}
async function openReads({ connection, timeoutMs }, { console: { runner, redactor }, cancelled, clock, limitMs }) {
    const place = (0,environment/* readCheckoutPlace */.U3)('');
    const { ports, close } = (0,adapters/* createAdapters */.T)({
        runner,
        redactor,
        cancelled,
        clock,
        place,
        only_reads: true
    });
    const controlPlane = await ports.connect(connection, (0,time_limit/* startTimeLimit */.r5)(clock, limitMs));
    const parts = {
        clock,
        emit: () => { },
        records: { recordedIds: async () => undefined },
        redact: redactor.redact,
        histories: [],
        deadline: clock.now() + timeoutMs
    };
    return { session: (0,core_session/* openSession */.fA)(parts, (options) => (0,retry/* withRetries */.LH)(controlPlane, options)), close };
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


/***/ })

};
