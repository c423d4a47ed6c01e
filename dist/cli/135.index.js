export const id = 135;
export const ids = [135];
export const modules = {

/***/ 39104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ jsonResult),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   PQ: () => (/* binding */ plansChange),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   reportFailure: () => (/* binding */ reportFailure),
/* harmony export */   xu: () => (/* binding */ CHANGES_EXIT_CODE),
/* harmony export */   xv: () => (/* binding */ textResult),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
/* harmony import */ var _adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27215);
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12779);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75851);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92160);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60745);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84273);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32655);
/* harmony import */ var _written_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(13712);








function jsonResult(outputs, failure) {
    const typed = Object.entries(outputs)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [
        name,
        /^(?:true|false|[[{].*[\]}])$/s.test(value) ? JSON.parse(value) : value
    ]);
    const { error_code: code = '' } = outputs;
    if (code === '')
        return Object.fromEntries(typed);
    const { what = 'The run failed.', facts = [], fix = [], command } = failure ?? {};
    const ofCode = (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .nameFlags */ .JG)(_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].fix);
    return {
        ...Object.fromEntries(typed),
        message: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)({ what, facts }).join('\n'),
        what,
        facts,
        fix: fix.length > 0 ? fix.join(' ') : ofCode,
        ...(command !== undefined && { command })
    };
}
function mapTexts(failure, change) {
    const { what, facts, fix, command } = failure;
    return {
        ...failure,
        what: change(what),
        facts: facts.map(({ label, value }) => ({ label: change(label), value: change(value) })),
        fix: fix.map(change),
        ...(command !== undefined && { command: change(command) })
    };
}
const printJson = (value) => process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
function exitCodeOf(code) {
    return code !== undefined && Object.hasOwn(_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O, code)
        ? _error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].exit_code
        : 1;
}
function reportFailure(error, args) {
    const failure = error instanceof _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .eb ? describeMisuse(error) : (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFailure */ .Ic)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU);
    const { code } = failure;
    const text = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeCommands */ .g9)((0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .nameFlags */ .JG)((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU)));
    (0,_written_files_js__WEBPACK_IMPORTED_MODULE_6__/* .writeFailureCode */ .NN)(args, code);
    const shown = mapTexts(failure, (part) => (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_4__/* .nameFlags */ .JG)(part));
    if (args.includes('--json'))
        printJson(jsonResult({ error_code: code }, shown));
    process.stderr.write(`${_adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_ACTIONS */ .Q.isHere(process.env) ? (0,_adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .annotation */ .w)('error', text) : `Error: ${text}`}\n`);
    return exitCodeOf(code);
}
function describeMisuse({ message: what, advice, example }) {
    const fix = advice === undefined ? [] : [advice];
    return { kind: 'failure', code: 'input_invalid', what, facts: [], fix, command: example };
}
const textResult = (command, outputs) => TEXTS[command](outputs) ?? '';
const operationOf = ({ operation = '' }) => operation;
const planned = (plan) => plan && operationOf(JSON.parse(plan));
const CHANGES_EXIT_CODE = 11;
function plansChange({ plans, plan }) {
    const all = plans === undefined ? [JSON.parse(plan || '{}')] : Object.values(JSON.parse(plans));
    return all.some(({ operation = 'unchanged', new_revision }) => operation !== 'unchanged' || new_revision);
}
const TEXTS = {
    deploy: ({ deployments, url }) => deployments === undefined ? url : memberLines(deployments, (one) => one.url ?? ''),
    plan: ({ plans, plan }) => plans === undefined ? planned(plan) : memberLines(plans, operationOf),
    rollback: ({ operation, plan, url }) => (operation === 'planned' ? planned(plan) : url),
    matrix: ({ matrix }) => matrix,
    sweep: ({ swept }) => JSON.parse(swept || '[]').join('\n'),
    delete: () => ''
};
function memberLines(members, textOf) {
    const all = Object.entries(JSON.parse(members));
    return all.map(([key, member]) => `${key}\t${textOf(member)}`.trimEnd()).join('\n');
}


/***/ }),

/***/ 13712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ openEventFile),
/* harmony export */   NN: () => (/* binding */ writeFailureCode),
/* harmony export */   Op: () => (/* binding */ openOutputFile)
/* harmony export */ });
/* unused harmony export dotenvOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93675);
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86263);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52100);
/* harmony import */ var _report_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98812);
/* harmony import */ var _flags_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74149);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(32655);








function openOutputFile(path) {
    (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .useFile */ .yT)('--output-file', path, 'written', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, ''));
    const told = new Set();
    return (outputs, warn) => {
        const { text, omitted } = dotenvOf(outputs);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        for (const variable of omitted.filter((one) => !told.has(one))) {
            told.add(variable);
            warn(`--output-file: ${variable} is left out, because a dotenv report cannot hold it.`);
        }
    };
}
function writeFailureCode(args, error_code) {
    if (_flags_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_COMMANDS */ .Mj.some((name) => name === args[0]))
        return;
    const options = { 'output-file': { type: 'string', multiple: true } };
    for (const path of (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args: [...args], options, strict: false }).values['output-file'] ??
        []) {
        if (typeof path !== 'string' || /^--[a-z]/.test(path))
            continue;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, dotenvOf({ error_code }).text);
        }
        catch {
        }
    }
}
const PREFIX = 'AGENT_SERVER_';
const MOST_VARIABLES = 20;
const MOST_BYTES = 5_000;
const SINGLE = _action_names_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUT_NAMES */ .P.filter((name) => !(0,_masking_redact_output_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonOutput */ .C)(name));
const OF_EACH = ['url', 'deployment_id', 'revision_id'];
const SPECIAL = /[^\w.~:/?#@%+,=*[\]-]/gu;
function dotenvOf(outputs) {
    const facts = JSON.parse(outputs.deployments || '{}');
    const single = SINGLE.map((output) => variableOf(output, outputs));
    const each = OF_EACH.flatMap((output) => Object.entries(facts).map(([key, of]) => variableOf(output, of, key)));
    const all = [...single, ...each].filter(({ value }) => value !== '');
    const lines = [];
    const omitted = [];
    for (const { name, value } of all) {
        const line = `${name}=${value}\n`;
        const isTwice = all.filter((other) => other.name === name).length > 1;
        const isFull = lines.length === MOST_VARIABLES || lines.join('').length + line.length >= MOST_BYTES;
        if (value === undefined || isTwice || isFull)
            omitted.push(name);
        else
            lines.push(line);
    }
    return { text: lines.join(''), omitted };
}
function variableOf(output, of, key) {
    const ending = key === undefined ? '' : `_${key.replace(/[^A-Za-z0-9]/g, '_')}`;
    const value = of[output] ?? '';
    const isUrl = output === 'url' || output === 'docs_url' || output === 'dashboard_url';
    const text = isUrl ? value.toWellFormed().replace(SPECIAL, encoded) : value;
    return {
        name: `${PREFIX}${output}${ending}`.toUpperCase(),
        value: text.search(SPECIAL) < 0 ? text : undefined
    };
}
const encoded = (char) => [...Buffer.from(char)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
function openEventFile(path) {
    const file = (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_7__/* .useFile */ .yT)('--events', path, 'written', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w'));
    return ({ redactor, clock, warn }) => {
        let isBroken = false;
        return (event, deployment) => {
            if (isBroken)
                return;
            const { type, ...members } = shownEvent(event);
            const head = { type: `${type}.v${EVENT_VERSION}`, time: new Date(clock.date()).toISOString() };
            const shown = redactor.redactAll({
                ...(deployment !== undefined && { deployment }),
                ...members
            });
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, `${JSON.stringify({ ...head, ...shown })}\n`);
            }
            catch (error) {
                isBroken = true;
                warn(`--events: no more events are written (${error.code ?? 'unknown'}).`);
            }
        };
    };
}
const EVENT_VERSION = 1;
function shownEvent(event) {
    if (event.type === 'planned')
        return { type: event.type, plan: (0,_report_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .planFacts */ .pE)((0,_report_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPlan */ .vJ)(event.plan)) };
    if (event.type !== 'deployment_read')
        return { ...event };
    const { id, name, source } = event.deployment;
    return {
        type: event.type,
        deployment_id: id,
        name,
        source,
        url: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownUrl */ .zA)(event.deployment),
        ...(0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownRevisions */ .UT)(event.deployment)
    };
}


/***/ }),

/***/ 1135:
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
// EXTERNAL MODULE: ./lib/src/cli/console/result.js
var result = __webpack_require__(39104);
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
;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-status.js








async function readStatus(session, current) {
    const report = await readReport(session, current);
    const hasFailed = (0,contract_status/* verdictOf */.Vj)(report.latest?.status ?? '') === 'failed';
    const note = hasFailed
        ? `To see why the latest revision failed: logs --deployment-id ${report.deployment_id}`
        : undefined;
    return { report, lines: statusLines(report, session.clock.date()), note };
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
function statusLines({ deployment_id, name, source, url, latest, active }, date) {
    const isSame = active != null && active.revision_id === latest?.revision_id;
    return (0,table/* tableLines */.o)([
        ['Deployment', (0,sanitize/* sanitizeLine */.g$)(name)],
        ['ID', deployment_id],
        ...(source === null ? [] : [['Source', (0,sanitize/* sanitizeLine */.g$)(source, 40)]]),
        ['URL', url ?? 'none'],
        ...(active === undefined
            ? [['Active', 'unknown: the service does not name it']]
            : revisionRows('Active', active, date)),
        ...(isSame ? [['Latest', 'the same']] : revisionRows('Latest', latest, date))
    ]);
}
function revisionRows(label, revision, date) {
    if (revision === null)
        return [[label, 'none']];
    const { revision_id, status, commit_sha, image_uri, updated_at } = revision;
    const age = (0,dates/* ageOf */.h)(updated_at, date);
    const image = (0,sanitize/* sanitizeLine */.g$)(image_uri?.replace(/(@\w+:\w{8})\w*$/, '$1…') ?? '', 200);
    const code = commit_sha === null && image.length <= 68 ? image : shownCode(revision);
    return [
        [label, `${revision_id}  ${(0,sanitize/* sanitizeLine */.g$)(status, 40)}`],
        ...(code ? [['', commit_sha === null ? code : `commit ${code}`]] : []),
        ...(Number.isNaN(age) ? [] : [['', `for ${(0,format/* formatAge */.nV)(age)}, since ${(0,format/* formatTime */.fU)(date - age)}`]])
    ];
}

;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-history.js











async function readHistory(session, current, width) {
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
        lines: revisions.length === 0 ? [] : historyLines(revisions, session.clock.date(), width),
        note: noteOn(revisions),
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
function historyLines(revisions, date, width) {
    const cells = revisions.map((revision) => [
        changedAgo(revision.created_at, date),
        (0,sanitize/* sanitizeLine */.g$)(revision.status, 40),
        shownCode(revision) ?? '?',
        revision.seconds === null ? '' : (0,format/* formatDuration */.a3)(revision.seconds * 1_000),
        revision.serves === null ? '?' : revision.serves ? 'yes' : 'no',
        revision.why_not === null ? SHOWN[revision.restorable] : `no: ${revision.why_not}`,
        revision.revision_id
    ]);
    return (0,table/* tableLines */.o)([HEADER, ...cells], width, (cell, at) => at === 6 ? cell.slice(0, 8) : cell.replace(/ ago$/, ''));
}
const REDEPLOY = '"redeploy": only if the service can deploy an old revision again. A rollback says so before it changes anything.';
const CODE = '"no: code": the same code is deployed, or the service does not show it exactly.';
function noteOn(revisions) {
    if (revisions.length === 0)
        return 'The deployment has no revision yet.';
    const can = (how) => revisions.some(({ restorable }) => restorable === how);
    const isPossible = can('yes') || can('if_redeployed');
    return [
        isPossible
            ? 'To return to a revision: rollback --to REVISION.'
            : 'No rollback is possible: no earlier revision can be restored.',
        ...(can('if_redeployed') ? [REDEPLOY] : []),
        ...(revisions.some(({ why_not }) => why_not === 'code') ? [CODE] : [])
    ].join('\n');
}

// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
// EXTERNAL MODULE: ./lib/src/requests/missing-api.js
var missing_api = __webpack_require__(82196);
;// CONCATENATED MODULE: ./lib/src/cli/inspect/read-list.js










const AT_A_TIME = 8;
const { compare } = new Intl.Collator('en', { numeric: true });
async function readList(session, { previews: withPreviews, keep, width }) {
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
    const header = ['NAME', 'STATUS', 'SERVES', 'CHANGED', 'URL'];
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
        lines: cells.length === 0 ? [] : (0,table/* tableLines */.o)([header, ...cells], width),
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
    return [
        (0,contract_status/* isBeingDeleted */.vx)({ status }) ? (status ?? '') : (0,sanitize/* sanitizeLine */.g$)(latest?.status ?? 'no revision', 40),
        serves === undefined ? '?' : serves === null ? 'nothing' : (shownCode(serves) ?? '?'),
        latest === null ? '' : changedAgo(latest.updated_at ?? latest.created_at, date),
        url ?? ''
    ];
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
    const log = build ? 'build' : deploy ? 'deploy' : fitting;
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
async function inspect({ command, options }, parts) {
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
    const width = process.stdout.isTTY ? process.stdout.columns || 80 : Number.POSITIVE_INFINITY;
    try {
        if (command === 'list' || target === undefined) {
            return await readList(session, { previews, width, keep: (url) => redactor.keep(url) });
        }
        const current = await (0,find_current/* findDeployed */._I)(session, target);
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

/***/ 91842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openConsole)
});

// EXTERNAL MODULE: ./lib/src/adapters/ci/detect.js + 1 modules
var detect = __webpack_require__(52627);
// EXTERNAL MODULE: ./lib/src/adapters/runner/environment.js
var runner_environment = __webpack_require__(70747);
// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var connection = __webpack_require__(65544);
// EXTERNAL MODULE: ./lib/src/masking/redactor.js
var masking_redactor = __webpack_require__(84921);
// EXTERNAL MODULE: ./lib/src/adapters/ci/ci.js
var ci = __webpack_require__(59574);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/masking/redact-output.js
var redact_output = __webpack_require__(52100);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/cli/flags/input-flags.js
var input_flags = __webpack_require__(84273);
// EXTERNAL MODULE: ./lib/src/cli/console/result.js
var result = __webpack_require__(39104);
;// CONCATENATED MODULE: ./lib/src/cli/console/console-runner.js






const STYLES = { dim: 2, red: 31, yellow: 33 };
function createConsoleRunner(options) {
    const { screen, redactor, inputs, givenBy = {}, level, color, writeOutputs } = options;
    let reports = ci/* NO_REPORTS */.Q;
    const outputs = {};
    let failure;
    const styled = (text, style) => color ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text;
    const clean = (text) => (0,sanitize/* escapeCommands */.g9)((0,input_flags/* nameFlags */.JG)(redactor.redact(text), givenBy));
    const info = (text, what) => {
        if (level !== 'quiet' || what?.isFailure)
            screen.print(clean(text));
    };
    const problem = (kind, label, text) => screen.print(reports.annotation?.(kind, clean(text)) ?? `${label} ${clean(text)}`);
    const warning = (text) => problem('warning', styled('Warning:', 'yellow'), text);
    return {
        reportTo: (to) => {
            reports = to;
        },
        input: (name) => inputs[name] ?? '',
        mask: (value, how) => {
            for (const piece of redactor.add(value, how))
                reports.mask(piece);
        },
        info,
        progress: (text) => {
            if (!screen.isLive)
                info(text);
        },
        notice: info,
        debug: (text) => {
            if (level === 'verbose')
                screen.print(styled(clean(text), 'dim'));
        },
        warning,
        error: (text, shown = { what: text, facts: [], fix: [] }) => {
            failure = (0,result/* mapTexts */.zO)(shown, clean);
            problem('error', styled('Error:', 'red'), text);
        },
        hasToldError: () => failure !== undefined,
        group: (title, text, what) => {
            if (reports.group === undefined && what?.isDetail && level !== 'verbose')
                info(title);
            else if (reports.group === undefined)
                info(`${title}\n${text.replace(/^(?=.)/gm, '  ')}`);
            else if (level !== 'quiet') {
                const [shown = '', ...lines] = clean(`${title}\n${text}`).split('\n');
                screen.print(reports.group(shown, lines.join('\n')));
            }
        },
        output: (name, value) => {
            const shown = (0,redact_output/* redactOutput */.n)(name, value, redactor);
            outputs[name] = shown;
            writeOutputs?.(outputs, warning);
            reports.output(name, shown);
        },
        outputs: () => outputs,
        failure: () => failure,
        summary: async (markdown) => {
            try {
                await reports.summary((0,input_flags/* nameFlags */.JG)(markdown, givenBy));
            }
            catch (error) {
                warning(`The job summary could not be written: ${(0,errors/* messageOf */.bD)(error)}`);
            }
        }
    };
}

;// CONCATENATED MODULE: ./lib/src/cli/console/screen.js
const USUAL_WIDTH = 80;
function createScreen(terminal, isLive) {
    let live = [];
    const width = () => terminal.columns || USUAL_WIDTH;
    const rows = () => live.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width())), 0);
    const erase = () => live.length === 0 ? '' : `\r${rows() > 1 ? `\u001b[${rows() - 1}A` : ''}\u001b[J`;
    const drawn = (lines) => {
        live = lines.map((line) => line.slice(0, width() - 1));
        return live.join('\n');
    };
    return {
        isLive,
        width,
        print: (text) => {
            const lines = text === '' || text.endsWith('\n') ? text : `${text}\n`;
            terminal.write(isLive ? `${erase()}${lines}${drawn(live)}` : lines);
        },
        draw: (lines) => {
            if (isLive)
                terminal.write(`${erase()}${drawn(lines)}`);
        }
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var dialect = __webpack_require__(81415);
// EXTERNAL MODULE: ./lib/src/inputs/secrets/parse-secrets.js
var parse_secrets = __webpack_require__(21007);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
;// CONCATENATED MODULE: ./lib/src/cli/flags/resolve-inputs.js







async function readInputFiles(files) {
    const entries = Object.entries(files);
    const fromStdin = entries.filter(([, file]) => file === '-').map(([input]) => (0,input_flags/* flagName */.GI)(input));
    if (fromStdin.length > 1) {
        const problem = `Only one flag can read standard input: ${fromStdin.join(', ')}.`;
        throw new usage_error/* UsageError */.eb(problem, 'Use a file for the others.');
    }
    const texts = entries.map(async ([input, file]) => [input, await readText((0,input_flags/* flagName */.GI)(input), file)]);
    return Object.fromEntries(await Promise.all(texts));
}
async function readText(flag, file) {
    const bytes = await (file === '-' ? (0,consumers_.buffer)(process.stdin) : (0,promises_.readFile)(file)).catch((error) => {
        throw (0,usage_error/* fileError */.zS)(flag, file, 'read', error);
    });
    const text = (0,usage_error/* decodeFile */.JG)(flag, file, bytes);
    if (text.trim() !== '')
        return text;
    if (file === '-')
        throw new usage_error/* UsageError */.eb(`${flag}: standard input is empty.`, 'Pipe the value into the command.');
    throw new usage_error/* UsageError */.eb(`${flag}: "${file}" is empty.`, 'Write the value into the file.');
}
function addForeignVariables({ inputs, givenBy }, environment, isOnGitHub) {
    const isLangSmith = inputs.api_dialect === 'langsmith' || (0,dialect/* isLangSmithCloud */.XR)(inputs.base_url);
    const foreign = {
        ...(isLangSmith && { api_key: 'LANGSMITH_API_KEY', tenant_id: 'LANGSMITH_TENANT_ID' }),
        ...(isOnGitHub && { github_token: 'GITHUB_TOKEN' })
    };
    const all = Object.entries(foreign);
    const added = all.filter(([input, variable]) => inputs[input] === undefined && environment[variable]?.trim());
    return {
        inputs: {
            ...inputs,
            ...Object.fromEntries(added.map(([input, variable]) => [input, environment[variable]]))
        },
        givenBy: { ...givenBy, ...Object.fromEntries(added) }
    };
}
function judgeVariables(environment) {
    const known = input_flags/* INPUT_FLAGS */.$S.map(({ variable }) => variable);
    return Object.keys(environment)
        .filter((name) => name.startsWith(input_flags/* VARIABLE_PREFIX */.qz) && !known.includes(name))
        .map((name) => `The variable ${name} is unknown and ignored.${(0,did_you_mean/* didYouMean */.au)(name, known)}`);
}
const USUAL_NAME = /^(?:[A-Z_][A-Z0-9_]*|[a-z_][a-z0-9_]*)$/;
function secretsFromEnvironment(names, environment) {
    if (names.length === 0)
        return undefined;
    const missing = names.filter((name) => !/^[A-Za-z_]\w*$/.test(name) || environment[name] === undefined);
    if (missing.length === 0)
        return JSON.stringify(Object.fromEntries(names.map((name) => [name, environment[name]])));
    const problem = missing.every((name) => USUAL_NAME.test(name))
        ? `--secret: not set in the environment: ${missing.join(', ')}.`
        : '--secret takes a name, and reads the value from the environment.';
    throw new usage_error/* UsageError */.eb(problem, 'Export the variable, and pass its name only: --secret NAME.');
}
function variablesFromFlags(flags) {
    if (flags.length === 0)
        return undefined;
    const variables = new Map();
    for (const flag of flags) {
        const equals = flag.indexOf('=');
        const name = flag.slice(0, Math.max(equals, 0));
        if (!parse_secrets/* SECRET_NAME */.J4.test(name))
            throw new usage_error/* UsageError */.eb('--env-var takes NAME=value.', 'Write --env-var NAME=value.');
        if (variables.has(name))
            throw new usage_error/* UsageError */.eb(`--env-var sets ${name} twice.`, 'Keep one of them.');
        variables.set(name, flag.slice(equals + 1));
    }
    return JSON.stringify(Object.fromEntries(variables));
}

;// CONCATENATED MODULE: ./lib/src/cli/open-console.js







async function openConsole({ flags, givenBy, files, secretNames, envVars, options }, writeOutputs) {
    const choice = options.ci;
    (0,runner_environment/* addProxySchemes */.q)();
    const environment = process.env;
    const texts = { ...flags, ...(await readInputFiles(files)) };
    const isOnGitHub = choice === 'github-actions' || (choice === 'auto' && (0,detect/* ciOf */.sp)(environment) === 'github-actions');
    const isTerminal = process.stderr.isTTY && environment.TERM !== 'dumb';
    const screen = createScreen(process.stderr, isTerminal && !options.quiet);
    const redactor = (0,masking_redactor/* createRedactor */.l)();
    const color = isTerminal && options.color && !environment.NO_COLOR;
    const level = options.quiet ? 'quiet' : options.verbose ? 'verbose' : 'normal';
    const given = addForeignVariables({ inputs: texts, givenBy }, environment, isOnGitHub);
    const empty = Object.fromEntries(secretNames.map((name) => [name, '']));
    const secrets = secretsFromEnvironment(secretNames, (0,connection/* isKeyless */.XD)(given.inputs) ? { ...empty, ...environment } : environment);
    const env_vars = variablesFromFlags(envVars);
    const inputs = {
        ...given.inputs,
        ...(secrets !== undefined && { secrets }),
        ...(env_vars !== undefined && { env_vars })
    };
    const names = {
        ...given.givenBy,
        ...(secrets !== undefined && { secrets: '--secret' }),
        ...(env_vars !== undefined && { env_vars: '--env-var' })
    };
    const place = (0,runner_environment/* readCheckoutPlace */.U3)(isOnGitHub ? environment.GITHUB_WORKSPACE : process.cwd());
    const job = {
        environment,
        event: isOnGitHub ? (0,runner_environment/* readEvent */.j_)() : undefined,
        print: (line) => screen.print(line)
    };
    const written = [options.outputFile, options.events].filter((file) => file !== undefined);
    return {
        runner: createConsoleRunner({
            screen,
            redactor,
            inputs,
            givenBy: names,
            level,
            color,
            writeOutputs
        }),
        screen,
        redactor,
        canAsk: isTerminal && process.stdin.isTTY && !environment.CI,
        detect: (cancelled) => (0,detect/* detectCi */.Ay)(choice, { job, place, cancelled, written }),
        warnings: [...(0,runner_environment/* enforceTlsVerification */.xs)(), ...judgeVariables(environment)]
    };
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
    if (shorten !== undefined)
        return tableLines(rows.map((row) => row.map(shorten)), width);
    return rows.flatMap((row) => [
        joined(row.slice(0, -1)).trimEnd(),
        ...(row.at(-1) ? [`  ${row.at(-1)}`] : [])
    ]);
}


/***/ })

};
