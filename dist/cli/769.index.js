export const id = 769;
export const ids = [769];
export const modules = {

/***/ 41769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createInspectRun: () => (/* binding */ createInspectRun)
});

// EXTERNAL MODULE: ./lib/src/adapters.js + 5 modules
var adapters = __webpack_require__(6568);
// EXTERNAL MODULE: ./lib/src/ci/ci.js
var ci = __webpack_require__(10923);
// EXTERNAL MODULE: ./lib/src/ci/git-checkout.js
var git_checkout = __webpack_require__(90532);
// EXTERNAL MODULE: ./lib/src/control-plane/with-retries.js
var with_retries = __webpack_require__(70104);
// EXTERNAL MODULE: ./lib/src/deploy/core/session.js
var core_session = __webpack_require__(91478);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/http/time-limit.js
var time_limit = __webpack_require__(38944);
// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var inputs_connection = __webpack_require__(65544);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var fields = __webpack_require__(58485);
// EXTERNAL MODULE: ./lib/src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(27300);
;// CONCATENATED MODULE: ./lib/src/inputs/inspection.js



function readInspection(raw, context) {
    const problems = new raw_inputs/* Problems */.Z();
    const field = (0,fields/* fieldReader */.AL)(raw, problems);
    const dialect = (0,inputs_connection/* readDialect */.t)(raw.api_dialect, problems);
    const connection = (0,inputs_connection/* readConnection */.d)({ raw, context, problems, field, dialect, notes: [], warnings: [] });
    const [deployment_id, name] = [field.guid('deployment_id'), field.text('name')];
    if (raw.deployment_id === undefined && raw.name === undefined) {
        problems.add('name', 'is not set, and neither is `deployment_id`. Set one of them.');
    }
    const timeoutMs = field.duration('timeout') ?? 0;
    problems.throwIfAny();
    const target = { ...(deployment_id !== undefined && { deployment_id }), ...(name !== undefined && { name }) };
    return { connection, target, timeoutMs };
}

// EXTERNAL MODULE: ./lib/src/deploy/find/find-by-name.js
var find_by_name = __webpack_require__(57469);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-current.js
var find_current = __webpack_require__(47643);
// EXTERNAL MODULE: ./lib/src/requests/missing-api.js
var missing_api = __webpack_require__(82196);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/inspect/find-deployed.js






async function findDeployed(session, target) {
    const found = await (0,find_current/* findAndRead */.f8)(session, target, undefined, 0);
    if (found === 'unlisted') {
        throw await (0,missing_api/* noListError */.WG)(session, {
            consequence: `"${(0,find_by_name/* describeTarget */.ff)(target)}" cannot be found`,
            advice: 'Set `deployment_id`.'
        });
    }
    if (found === 'absent') {
        const near = await (0,find_by_name/* nearName */.cR)(session, target.name ?? '');
        const message = `No deployment "${(0,find_by_name/* describeTarget */.ff)(target)}" exists.`;
        const meant = near === undefined ? '' : ` Did you mean "${(0,sanitize/* sanitizeLine */.g$)(near)}"?`;
        const advice = 'Check `name`, and that the key belongs to this workspace.';
        throw new errors/* DeployError */.sH('not_found', message + meant, { advice });
    }
    return 'deleting' in found ? (0,core_session/* readCurrent */.cA)(session, found.deleting) : found;
}

// EXTERNAL MODULE: ./lib/src/requests/list-revisions.js
var list_revisions = __webpack_require__(9794);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(10323);
;// CONCATENATED MODULE: ./lib/src/inspect/find-revision.js




const SHORTEST = 8;
const UNKNOWN = new Set([400, 404, 422]);
async function findRevision({ controlPlane }, { deployment, latest }, id) {
    const read = await (0,retry/* tryRequest */.dP)(() => controlPlane.readRevision(deployment.id, id));
    if ('value' in read)
        return read.value;
    if (!(read.error instanceof errors/* StatusError */.Xs && UNKNOWN.has(read.error.status)))
        throw read.error;
    const listed = await (0,retry/* tryRequest */.dP)(() => (0,list_revisions/* listNewestFirst */.H)(controlPlane, { deployment_id: deployment.id, sought: id }));
    const rows = 'value' in listed ? (listed.value ?? []) : [];
    const [found, ...more] = id.length < SHORTEST ? [] : rows.filter((row) => row.id.startsWith(id));
    if (found !== undefined && more.length === 0)
        return found;
    const name = `"${(0,sanitize/* sanitizeLine */.g$)(deployment.name)}"`;
    const given = `"${(0,sanitize/* sanitizeLine */.g$)(id, 60)}"`;
    const message = found === undefined
        ? `Deployment ${name} has no revision ${given}.`
        : `Deployment ${name} has ${more.length + 1} revisions that begin with ${given}.`;
    const advice = [`Set --revision to the ID of a revision, or to at least its first ${SHORTEST} characters.`];
    if (latest !== null)
        advice.push(`The latest is ${(0,sanitize/* sanitizeLine */.g$)(latest.id, 60)} (${(0,sanitize/* sanitizeLine */.g$)(latest.status, 40)}).`);
    const active = deployment.active_revision_id;
    if (active != null && active !== latest?.id)
        advice.push(`The active one is ${(0,sanitize/* sanitizeLine */.g$)(active, 60)}.`);
    throw new errors/* DeployError */.sH('not_found', message, { advice: advice.join(' '), cause: read.error });
}

// EXTERNAL MODULE: ./lib/src/contract/revision-log-entry.js
var revision_log_entry = __webpack_require__(30726);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/deploy/build-log/read-log.js
var read_log = __webpack_require__(53757);
;// CONCATENATED MODULE: ./lib/src/inspect/read-log.js





const PAGE_SIZE = 500;
const FOLLOW_MS = 2_000;
async function readLog(session, request, print) {
    const { clock } = session;
    let position = { printed: 0 };
    for (;;) {
        const within = (0,core_session/* withDeadline */.NE)(session, clock.now() + request.timeoutMs);
        const isOver = !request.follow || (await hasEnded(within, request));
        position = await printRest(within, request, { position, print });
        if (isOver)
            return;
        await clock.sleep(FOLLOW_MS);
    }
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
        print((0,read_log/* linesOf */.Dx)(fresh, redact, Number.POSITIVE_INFINITY));
        const next = page.next_offset;
        if (next == null || next === offset || page.logs.length === 0) {
            return { ...(offset !== undefined && { offset }), printed: page.logs.length };
        }
        offset = next;
        printed = 0;
    }
}

// EXTERNAL MODULE: ./lib/src/contract/shown-url.js
var shown_url = __webpack_require__(44228);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/text/dates.js
var dates = __webpack_require__(61645);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
;// CONCATENATED MODULE: ./lib/src/inspect/read-status.js






async function readStatus(session, { deployment, latest }) {
    const { id, name, source, active_revision_id: active } = deployment;
    const serving = active == null || active === latest?.id ? latest : await session.controlPlane.readRevision(id, active);
    return {
        deployment_id: id,
        name,
        source: source ?? null,
        url: (0,web_address/* webAddress */.D)((0,shown_url/* shownUrl */.z)(deployment)) ?? null,
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
function statusLines({ deployment_id, name, source, url, latest, active }, date) {
    const row = (label, text) => `${label.padEnd(11)} ${text}`;
    const facts = (revision) => (revision === null ? 'none' : revisionText(revision, date));
    const isSame = active?.revision_id === latest?.revision_id;
    const revisions = active != null && isSame
        ? [row('Revision', `${facts(latest)}, active and latest`)]
        : [
            row('Active', active === undefined ? 'unknown: the service does not name it' : facts(active)),
            row('Latest', facts(latest))
        ];
    return [
        row('Deployment', `${(0,sanitize/* sanitizeLine */.g$)(name)} (${deployment_id})${source === null ? '' : ` · ${(0,sanitize/* sanitizeLine */.g$)(source, 40)}`}`),
        row('URL', url ?? 'none'),
        ...revisions
    ];
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

// EXTERNAL MODULE: ./lib/src/masking/mask-inputs.js
var mask_inputs = __webpack_require__(7543);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/runner/environment.js
var environment = __webpack_require__(48228);
// EXTERNAL MODULE: ./lib/src/cli/console/result.js
var result = __webpack_require__(39104);
// EXTERNAL MODULE: ./lib/src/cli/exit-code.js
var exit_code = __webpack_require__(58457);
// EXTERNAL MODULE: ./lib/src/cli/open-console.js + 4 modules
var open_console = __webpack_require__(66595);
;// CONCATENATED MODULE: ./lib/src/cli/inspect-run.js





















const A_DAY_MS = 86_400_000;
async function createInspectRun(args) {
    const console = await (0,open_console/* openConsole */.O)(args);
    const runner = console.runnerIn({ reports: ci/* NO_REPORTS */.Q });
    let isExpected = false;
    return {
        runner: { ...runner, hasToldError: () => isExpected || runner.hasToldError() },
        failureCode: () => (0,exit_code/* exitCodeOf */.F)(runner.outputs().error_code),
        run: async (cancelled, clock) => {
            try {
                await readAndPrint(args, { console, runner, cancelled, clock });
                return true;
            }
            catch (error) {
                if (!(error instanceof errors/* DeployError */.sH))
                    throw error;
                const described = (0,report_failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU);
                const failure = error instanceof errors/* CancelledError */.cc
                    ? { ...described, message: 'Stopped reading.', advice: 'Run the command again to read on.' }
                    : described;
                isExpected = error instanceof errors/* CancelledError */.cc && args.options.follow === true;
                if (!isExpected)
                    runner.error((0,report_failure/* failureText */.kY)(failure, record/* EMPTY_RECORD */.sU), failure);
                runner.output('error_code', failure.code);
                if (args.options.json) {
                    printJson((0,result/* failureResult */.GO)(failure.code, runner.failure() ?? failure));
                }
                return false;
            }
        }
    };
}
const printJson = (value) => process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
async function readAndPrint({ command, options }, parts) {
    const { console, runner, clock } = parts;
    const raw = (0,raw_inputs/* readRawInputs */.y)((name) => runner.input(name));
    const { context } = (0,git_checkout/* readNothing */.MS)('this command only reads');
    (0,mask_inputs/* maskInputs */.a)({ raw }, { runner, redactor: console.redactor, context });
    for (const warning of console.warnings)
        runner.warning(warning);
    const inspection = readInspection(raw, context);
    const limitMs = options.follow ? A_DAY_MS : inspection.timeoutMs;
    const { session, close } = await openReads(inspection, { ...parts, limitMs });
    try {
        const current = await findDeployed(session, inspection.target);
        const print = (text) => process.stdout.write(`${console.redactor.redact(text)}\n`);
        if (command === 'status') {
            const status = await readStatus(session, current);
            if (options.json)
                printJson(console.redactor.redactAll(status));
            else
                print(statusLines(status, clock.date()).join('\n'));
            return;
        }
        const { build, follow = false } = options;
        const revision = options.revision || undefined;
        const log = build ? 'build' : 'deploy';
        const { id: deployment_id } = current.deployment;
        const read = revision === undefined ? current.latest : await findRevision(session, current, revision);
        if (read === null)
            throw new errors/* DeployError */.sH('not_found', 'The deployment has no revision yet.');
        const of = { deployment_id, revision_id: read.id };
        let isEmpty = true;
        await readLog(session, { ...of, log, follow, timeoutMs: inspection.timeoutMs }, (lines) => {
            for (const line of lines)
                print(line);
            isEmpty &&= lines.length === 0;
        });
        if (isEmpty) {
            const named = revision === undefined ? 'the latest revision' : `revision ${(0,sanitize/* sanitizeLine */.g$)(read.id, 60)}`;
            const which = `The ${log} log of ${named} (${(0,sanitize/* sanitizeLine */.g$)(read.status, 40)}) is empty.`;
            runner.info(log === 'build' ? which : `${which} Its build has a log of its own: --build`);
        }
    }
    finally {
        close();
    }
}
async function openReads({ connection, timeoutMs }, { console: { redactor }, runner, cancelled, clock, limitMs }) {
    const { ports, close } = (0,adapters/* createAdapters */.T)({
        runner,
        redactor,
        cancelled,
        clock,
        place: (0,environment/* readCheckoutPlace */.U3)(''),
        only_reads: true
    });
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


/***/ })

};
