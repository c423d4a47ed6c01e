export const id = 908;
export const ids = [908];
export const modules = {

/***/ 1908:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runManifest: () => (/* binding */ runManifest)
});

// EXTERNAL MODULE: ./lib/src/inputs/parse-inputs.js
var parse_inputs = __webpack_require__(8531);
// EXTERNAL MODULE: ./lib/src/inputs/request.js + 4 modules
var request = __webpack_require__(1534);
// EXTERNAL MODULE: ./lib/src/action-names.js
var action_names = __webpack_require__(3675);
// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var connection = __webpack_require__(5544);
// EXTERNAL MODULE: ./lib/src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(7300);
// EXTERNAL MODULE: ./lib/src/inputs/secrets/parse-secrets.js
var parse_secrets = __webpack_require__(1007);
// EXTERNAL MODULE: ./lib/src/inputs/secrets/secret-lines.js
var secret_lines = __webpack_require__(5732);
// EXTERNAL MODULE: ./lib/src/inputs/structured/parse-structured.js + 2 modules
var parse_structured = __webpack_require__(6611);
// EXTERNAL MODULE: ./lib/src/inputs/structured/text-map.js
var text_map = __webpack_require__(5826);
;// CONCATENATED MODULE: ./lib/src/manifest/keys.js

const STEP_INPUTS = [
    'command',
    'revision',
    'base_url',
    'api_key',
    'tenant_id',
    'bearer_token',
    'api_dialect',
    'agent_api_key',
    'github_token',
    'preview',
    'environment',
    'comment',
    'max_age',
    'dry_run',
    'manifest',
    'select',
    'variables'
];
const isStepInput = (name) => STEP_INPUTS.some((input) => input === name);
const DEPLOYMENT_KEYS = Object.keys(action_names/* INPUT_DEFAULTS */.W).filter((name) => !isStepInput(name));
const BEHAVIOR_INPUTS = [
    'repo_ref',
    'new_revision',
    'allow_empty_secrets',
    'wait',
    'timeout',
    'poll_interval',
    'verify_serving',
    'build_logs',
    'rollback',
    'smoke_timeout'
];
const isBehaviorInput = (name) => BEHAVIOR_INPUTS.some((input) => input === name);
const NEVER_EMPTY = new Set([
    'name',
    'deployment_id',
    'image_uri'
]);
const IDENTITY_KEYS = new Set(['name', 'deployment_id']);

;// CONCATENATED MODULE: ./lib/src/manifest/step-inputs.js








const isGiven = (raw, name) => raw[name] !== undefined && raw[name] !== (action_names/* INPUT_DEFAULTS */.W[name] || undefined);
const CREDENTIALS = ['api_key', 'tenant_id', 'bearer_token'];
const listsOnly = (raw) => raw.command === 'matrix' && CREDENTIALS.every((name) => raw[name] === undefined);
const isPreview = ({ preview }) => /^(?:true|True|TRUE)$/.test(preview ?? '');
function readStepInputs(raw, context, problems) {
    for (const name of DEPLOYMENT_KEYS) {
        if (name === 'secrets' || isBehaviorInput(name) || !isGiven(raw, name))
            continue;
        const place = name === 'name' ? 'under a deployment' : 'under a deployment or `defaults`';
        problems.addInput(name, `belongs to one deployment. Write it in the manifest, ${place}.`);
    }
    const is_preview = isPreview(raw);
    return {
        raw,
        context,
        dialect: (0,connection/* readDialect */.t)(raw.api_dialect, new raw_inputs/* Problems */.Z()),
        secrets: readSecretValues(raw.secrets, problems),
        variables: readVariables(raw.variables, problems),
        is_preview,
        is_removal: raw.command === 'delete' || raw.command === 'sweep' || (is_preview && context.event_action === 'closed')
    };
}
function readSecretValues(text, problems) {
    if (text === undefined)
        return new Map();
    const { secrets, problems: wrong } = (0,parse_structured/* parseSecrets */.d)(text);
    for (const problem of wrong)
        problems.addInput('secrets', problem);
    return new Map(secrets.map(({ name, value }) => [name, value]));
}
function readVariables(text, problems) {
    if (text === undefined)
        return new Map();
    const { entries, problems: wrong } = (0,parse_secrets/* isMapText */.Kt)(text) ? (0,text_map/* parseTextMap */.J)(text) : (0,secret_lines/* readSecretLines */.k)(text);
    for (const problem of wrong)
        problems.addInput('variables', problem);
    const variables = new Map();
    for (const { name, value, line } of entries) {
        if (name === '')
            problems.addInput('variables', `line ${line} has no name. Put a name before the =.`);
        else if (variables.has(name))
            problems.addInput('variables', `line ${line} sets a name again. Keep one.`);
        variables.set(name, value);
    }
    return variables;
}

// EXTERNAL MODULE: ./lib/src/masking/mask-inputs.js + 1 modules
var mask_inputs = __webpack_require__(7043);
// EXTERNAL MODULE: ./lib/src/masking/public-facts.js
var public_facts = __webpack_require__(3586);
// EXTERNAL MODULE: ./lib/src/report/written-outputs.js
var written_outputs = __webpack_require__(5309);
// EXTERNAL MODULE: ./lib/src/run-deployment.js + 48 modules
var run_deployment = __webpack_require__(3952);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(5851);
// EXTERNAL MODULE: ./lib/src/report/outcome.js
var report_outcome = __webpack_require__(333);
;// CONCATENATED MODULE: ./lib/src/report/manifest/deployment-state.js

function tookMs({ started_ms, ended_ms }) {
    return started_ms === undefined || ended_ms === undefined ? undefined : ended_ms - started_ms;
}
function failedOf(states) {
    return states.filter(({ phase }) => phase === 'failed');
}
function outcomeOf({ record, failure, phase }) {
    return (0,report_outcome/* conclude */.Ep)(record, failure, phase !== 'waiting' && phase !== 'running');
}
function shownOf({ name, record, failure, phase }, is_preview) {
    return { name, record, failure, is_preview, isOver: phase !== 'running' && phase !== 'waiting' };
}
function barsOf(states) {
    return states.flatMap(({ key, phase, record, started_ms: from, ended_ms: to }) => record.command === 'delete' || from === undefined || to === undefined
        ? []
        : [{ key, hasFailed: phase === 'failed', from, to }]);
}

// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(7583);
// EXTERNAL MODULE: ./lib/src/report/headline.js
var headline = __webpack_require__(5509);
;// CONCATENATED MODULE: ./lib/src/report/manifest/end-lines.js



function endLines(states) {
    const ended = states.filter(({ phase }) => phase !== 'waiting' && phase !== 'running');
    if (ended.length === 0)
        return [];
    const isPlan = ended.some(({ record }) => record.operation === 'planned');
    const deployed = ended.filter(({ record }) => /^(?:created|updated|unchanged)$/.test(record.operation ?? ''));
    const width = Math.max(...deployed.map(({ key }) => key.length));
    const addresses = deployed.flatMap(({ key, phase, record: { url } }) => phase === 'live' && (0,web_address/* webAddress */.D)(url) !== undefined ? [`  ${key.padEnd(width)}  ${url}`] : []);
    const counts = (0,headline/* countsOf */.mQ)(ended.map(outcomeOf));
    return [isPlan ? `Plan: ${counts}. Nothing was changed.` : `${counts}.`, ...addresses];
}

// EXTERNAL MODULE: ./lib/src/error-codes.js
var error_codes = __webpack_require__(2779);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(745);
// EXTERNAL MODULE: ./lib/src/report/revision-log.js
var revision_log = __webpack_require__(6307);
;// CONCATENATED MODULE: ./lib/src/report/manifest/failure.js






function manifestFailure(states) {
    const failed = failedOf(states);
    if (failed.length === 0)
        return undefined;
    const stopped = failed.filter(({ failure }) => failure?.kind === 'cancelled');
    const isCancelled = stopped.length > 0;
    const isBug = stopped.some(({ failure }) => failure?.code === 'internal');
    const skipped = states.filter(({ phase }) => phase === 'skipped');
    const [code, ...others] = new Set(failed.map(({ failure }) => failure?.code ?? 'internal'));
    const isNothingChanged = failed.length + skipped.length === states.length && failed.every(({ failure }) => failure?.unchanged);
    const which = stopped.length < failed.length ? 'failed' : isBug ? 'stopped by an internal error' : 'cancelled';
    return {
        kind: isCancelled ? 'cancelled' : 'failure',
        code: isBug ? 'internal' : isCancelled ? 'cancelled' : codeOf(code, others),
        message: [
            `${failed.length} of ${(0,format/* count */.U9)(states.length, 'deployment')} ${which}${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}.${isNothingChanged ? ' Nothing was changed.' : ''}`,
            ...causesOf(failed),
            ...skipped.map(({ key, failure }) => `  ${key}: skipped. ${failure?.message ?? ''}`)
        ].join('\n'),
        advice: isCancelled
            ? 'Rollouts that are in progress continue. Re-run the job: it reads first and continues from what exists.'
            : isNothingChanged
                ? 'Correct the causes above, then run again.'
                : 'Correct the causes above. The next run does not deploy again what is live and unchanged.'
    };
}
const indented = (line) => `${/^ */.exec(line)?.[0]}${(0,sanitize/* sanitizeLine */.g$)(line, 300)}`;
function codeOf(code, others) {
    return code === undefined || others.length > 0 ? 'deployments_failed' : code;
}
const MOST_FACTS = 5;
const MOST_LOG_LINES = 3;
function causesOf(failed) {
    const keysOf = new Map();
    for (const state of failed) {
        const text = linesOf(state).join('\n');
        keysOf.set(text, [...(keysOf.get(text) ?? []), state.key]);
    }
    return [...keysOf].map(([text, keys]) => `  ${keys.join(', ')}: ${text}`);
}
function linesOf({ failure, record }) {
    if (failure === undefined)
        return [];
    const { revision_log: log } = record;
    const serving = (0,report_failure/* servingFact */.ty)(failure, record);
    const [first = '', ...facts] = failure.message.split('\n');
    const fix = failure.advice ?? error_codes/* ERROR_CODES */.O[failure.code].fix;
    const cause = `${(0,sanitize/* sanitizeLine */.g$)(first, 300)} (${failure.code})`;
    const lines = log === undefined
        ? []
        : [
            `${(0,revision_log/* logTitle */.V8)(log)}:`,
            ...(0,revision_log/* lastLines */.w$)(log)
                .slice(-MOST_LOG_LINES)
                .map((line) => `  ${line}`)
        ];
    const known = serving === undefined ? facts.slice(0, MOST_FACTS) : [...facts.slice(0, MOST_FACTS), serving];
    const shown = [cause, ...[...known, ...lines].map((fact) => `    ${indented(fact)}`)];
    return failure.kind === 'cancelled' || failure.code === 'input_invalid' ? shown : [...shown, `    To fix: ${fix}`];
}

// EXTERNAL MODULE: ./lib/src/report/known-revision.js
var known_revision = __webpack_require__(7438);
// EXTERNAL MODULE: ./lib/src/report/plan/shown-plan.js
var shown_plan = __webpack_require__(9534);
;// CONCATENATED MODULE: ./lib/src/report/manifest/outputs.js




function manifestOutputs(states) {
    const keysOf = (list) => JSON.stringify(states.filter((state) => (0,report_outcome/* listOf */.c3)(outcomeOf(state), state.record) === list).map(({ key }) => key));
    const swept = states.flatMap(({ record }) => record.swept ?? []);
    return {
        ...(states.some(({ record }) => record.swept !== undefined) && { swept: JSON.stringify(swept) }),
        deployments: JSON.stringify(Object.fromEntries(states.map((state) => [state.key, factsOf(state)]))),
        deployed: keysOf('deployed'),
        unchanged: keysOf('unchanged'),
        failed: keysOf('failed'),
        skipped: keysOf('skipped')
    };
}
const MOST_CHARACTERS = 500_000;
function plansOutput(states) {
    const plans = states.flatMap(({ key, record: { plan } }) => plan === undefined ? [] : [`${JSON.stringify(key)}:${JSON.stringify((0,shown_plan/* planFacts */.pE)(plan))}`]);
    if (plans.length === 0)
        return undefined;
    let length = 2;
    const fitting = plans.filter((plan) => (length += plan.length + 1) <= MOST_CHARACTERS);
    return { plans: `{${fitting.join()}}`, left_out: plans.length - fitting.length };
}
function factsOf(state) {
    const { record, failure, phase } = state;
    const { deployment_id, revision_id, url, new_revision, operation } = record;
    const took = tookMs(state);
    return {
        operation: phase === 'skipped' ? 'skipped' : operation,
        status: (0,known_revision/* lastStatus */.by)(record),
        new_revision,
        deployment_id,
        revision_id,
        url,
        error_code: failure?.code,
        seconds: took === undefined ? undefined : Math.round(took / 100) / 10
    };
}

// EXTERNAL MODULE: ./lib/src/report/markdown/docs-link.js
var docs_link = __webpack_require__(7173);
// EXTERNAL MODULE: ./lib/src/report/markdown/summary.js + 1 modules
var summary = __webpack_require__(531);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(2160);
// EXTERNAL MODULE: ./lib/src/report/redact-facts.js
var redact_facts = __webpack_require__(4354);
;// CONCATENATED MODULE: ./lib/src/deployments/manifest-end.js












const MOST_ANNOTATIONS = 9;
function endManifest({ ports, report, outputs }, { failure: beside, skipped, is_preview }) {
    const { runner, redactor, context } = ports;
    if (skipped !== undefined) {
        runner.notice(`Skipped: ${skipped}`);
        outputs.write({ operation: 'skipped', new_revision: 'false' });
    }
    if (report.states.length > 0)
        writeOutputs(report, outputs);
    for (const line of endLines(report.states))
        runner.info(line);
    const described = beside ?? manifestFailure(report.states) ?? lossOf(outputs);
    const failure = described && (0,docs_link/* withDocs */.y)(described, context);
    if (failure !== undefined) {
        runner.error((0,report_failure/* failureText */.kY)(failure, record/* EMPTY_RECORD */.sU), failure);
        outputs.write({ error_code: failure.code });
        const lost = outputs.untoldLoss();
        if (lost !== undefined)
            runner.warning(lost);
    }
    return {
        failure,
        closeGitHub: () => report.closeGitHub(),
        writeSummary: async () => {
            const { states, warnings } = report;
            const begun = states.filter(({ phase }) => phase !== 'waiting');
            const deployments = begun.map((state) => shownOf(state, is_preview));
            const shown = (0,redact_facts/* redactFacts */.t)({ deployments, failure: beside && failure, skipped, warnings }, redactor);
            await runner.summary((0,summary/* renderSummary */.B)({ ...shown, bars: states.length > 1 ? barsOf(states) : [] }));
        }
    };
}
function writeOutputs(report, outputs) {
    outputs.write(manifestOutputs(report.states));
    const { plans, left_out = 0 } = plansOutput(report.states) ?? {};
    if (plans !== undefined)
        outputs.write({ plans });
    if (left_out > 0)
        report.warn(`The output plans lacks ${(0,format/* count */.U9)(left_out, 'plan')}, because it would be too long.`);
}
function lossOf(outputs) {
    try {
        outputs.assertWritten(' The changes made so far stay.');
        return undefined;
    }
    catch (error) {
        return (0,report_failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU);
    }
}
function describeProblem(error, runner) {
    const problems = error instanceof errors/* InputError */.dz ? error.problems : [];
    const placed = problems.flatMap(({ place, ...problem }) => (place === undefined ? [] : [{ place, ...problem }]));
    for (const { place, path = [], problem } of placed.slice(0, MOST_ANNOTATIONS)) {
        const field = (0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 200);
        runner.annotate?.(place, field === '' ? problem : `${field}: ${problem}`);
    }
    if (error instanceof Error)
        runner.debug(error.stack ?? (0,errors/* messageOf */.bD)(error));
    return (0,report_failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU);
}

// EXTERNAL MODULE: ./lib/src/report/log.js + 1 modules
var log = __webpack_require__(666);
;// CONCATENATED MODULE: ./lib/src/report/manifest/live-lines.js





const OPERATIONS = { created: 'created', updated: 'updated' };
function liveText(event) {
    if (event.type === 'status_read' || event.type === 'rollback_progressed') {
        const rollback = event.type === 'status_read' ? '' : ' (rollback)';
        return `${(0,format/* formatDuration */.a3)(event.elapsed_ms)}  ${(0,sanitize/* sanitizeLine */.g$)(event.status, 60)}${rollback}`;
    }
    if (event.type === 'operation_decided') {
        const done = OPERATIONS[event.operation];
        return done === undefined ? undefined : `${done}${event.new_revision ? '' : ' without a new revision'}`;
    }
    return event.type === 'check_ended' ? `smoke check ${event.check.result}` : undefined;
}
function endTitle(state) {
    const { key, record, failure } = state;
    const outcome = outcomeOf(state);
    const took = tookMs(state);
    const { kind } = outcome;
    if (kind === 'blocked')
        return `- ${key}: skipped. ${failure?.message ?? ''}`;
    if (kind === 'absent')
        return `- ${key}: nothing to delete`;
    if (kind === 'planned')
        return `✓ ${key}: ${(0,headline/* planText */.Pt)(record.plan)}`;
    const time = took === undefined ? '' : ` ${failure === undefined ? 'in' : 'after'} ${(0,format/* spellDuration */.jl)(took)}`;
    const why = failure === undefined || kind === 'cancelled' ? '' : ` (${failure.code})`;
    return `${failure === undefined ? '✓' : '✗'} ${key}: ${report_outcome/* KINDS */.GW[kind].word}${time}${why}`;
}

// EXTERNAL MODULE: ./lib/src/report/reporter.js
var report_reporter = __webpack_require__(2680);
;// CONCATENATED MODULE: ./lib/src/deployments/collected-lines.js
function collectLines(to, key, shown) {
    const kept = [];
    const lines = {
        info: (text) => {
            if (!shown.has(text))
                kept.push(text);
        },
        notice: (text) => void kept.push(`Notice: ${text}`),
        warning: (text) => {
            kept.push(`Warning: ${text}`);
            if (shown.has(text))
                return;
            shown.add(text);
            to.warning(`${key}: ${text}`);
        },
        error: (text) => void kept.push(`Error: ${text}`),
        debug: (text) => to.debug(`${key}: ${text}`),
        group: (title, text) => void kept.push(`${title}\n${text}`)
    };
    return { lines, text: () => kept.join('\n') };
}

// EXTERNAL MODULE: ./lib/src/github-records/comment-marker.js
var comment_marker = __webpack_require__(6237);
// EXTERNAL MODULE: ./lib/src/github-records/github-side.js + 5 modules
var github_side = __webpack_require__(7151);
// EXTERNAL MODULE: ./lib/src/github-records/run-comment.js + 1 modules
var run_comment = __webpack_require__(4085);
// EXTERNAL MODULE: ./lib/src/report/markdown/comment-part.js
var comment_part = __webpack_require__(1058);
;// CONCATENATED MODULE: ./lib/src/deployments/shared/comment.js








function withoutComment(request) {
    if (request.command === 'skip' || request.command === 'sweep')
        return request;
    const { comment_on: _shared, ...records } = request.github.records;
    return { ...request, github: { ...request.github, records } };
}
function createSharedComment(ports, access, { manifest, warn }) {
    const { comment_on, deletes, plans, transient: is_preview } = access.github.records;
    const isDryRun = deletes && plans === true;
    const isWritten = comment_on !== undefined && !isDryRun && access.command !== 'sweep';
    const comment = isWritten ? comment_open(comment_on, access, { ports, manifest, warn }) : undefined;
    const run_started_at = ports.clock.date();
    const keys = manifest.deployments.map(({ key }) => key);
    const partsOf = (states) => {
        const told = new Set();
        const [at, run_url, isOneOfMany] = [ports.clock.date(), ports.context.run_url, keys.length > 1];
        return states
            .filter(({ record }) => record.operation !== 'skipped')
            .map((state) => {
            const shown = (0,redact_facts/* redactFacts */.t)(shownOf(state, is_preview), ports.redactor);
            const position = keys.indexOf(state.key);
            return (0,comment_part/* partOf */.B)(shown, { key: shown.name, run_started_at, position, at, run_url, isOneOfMany, told });
        });
    };
    let showsAll = !deletes && plans !== true;
    return {
        update: (state, all) => {
            comment?.update(partsOf(showsAll ? all : [state]));
            showsAll = false;
        },
        close: async (states) => {
            const isWritten = await comment?.close(partsOf(states.filter(({ phase }) => phase !== 'waiting')));
            if (isWritten)
                ports.runner.info(`GitHub: comment on #${comment_on}`);
        }
    };
}
function comment_open(pull, request, { ports, manifest, warn }) {
    const { clock, context, openGitHub, told = new Set() } = ports;
    const { control_plane, plans = false, deletes } = request.github.records;
    const { path, environment } = manifest;
    const side = {
        request,
        context,
        open: openGitHub,
        emit: (event) => {
            if (event.type === 'warning')
                warn(event.message);
        }
    };
    return (0,run_comment/* createRunComment */.j)({
        pull,
        marker: (0,comment_marker/* commentMarker */.Q)({ name: { manifest: path, environment }, control_plane, is_plan: plans }),
        run_url: context.run_url,
        create: !deletes,
        isShared: true,
        headingOf: (parts) => (0,headline/* headlineOfMany */.Xm)(parts.map(({ kind }) => (0,report_outcome/* outcomeOfToken */.fg)(kind))),
        guard: (0,github_side/* guardOf */.HY)(side, 'closing', told),
        clock
    });
}

;// CONCATENATED MODULE: ./lib/src/deployments/manifest-report.js







const BETWEEN_OUTPUTS_MS = 20;
class ManifestReport {
    ports;
    outputs;
    warnings = [];
    startedAt;
    known = new Map();
    logs = new Map();
    closings = [];
    shown = new Set([log/* PLAN_ONLY */.b$]);
    comment;
    outputsAt = Number.NEGATIVE_INFINITY;
    constructor(ports, outputs) {
        this.ports = ports;
        this.outputs = outputs;
        this.startedAt = ports.clock.now();
    }
    get states() {
        return [...this.known.values()];
    }
    begin(names) {
        for (const [key, name] of names)
            this.change(key, { name });
        this.outputs.write(manifestOutputs(this.states));
        this.outputs.assertWritten('');
    }
    openComment(manifest, access) {
        this.comment = createSharedComment(this.ports, access, { manifest, warn: (message) => this.warn(message) });
    }
    announce(lines) {
        for (const line of lines) {
            this.ports.runner.info(line);
            this.shown.add(line);
        }
    }
    warn(message) {
        if (this.shown.has(message))
            return;
        this.shown.add(message);
        this.warnings.push(message);
        this.ports.runner.warning(message);
    }
    start(key) {
        const { runner, redactor } = this.ports;
        const { lines, text } = collectLines(runner, key, this.shown);
        const observe = (event) => {
            this.ports.observe?.(event, key);
            const state = this.change(key, { record: reporter.record() });
            if (event.type !== 'ended')
                this.follow(state, event);
        };
        const outputs = this.known.size === 1 ? this.outputs : undefined;
        const reporter = (0,report_reporter/* createReporter */.A)({ lines, redactor, observe, outputs });
        this.logs.set(key, text);
        this.change(key, { phase: 'running', started_ms: this.elapsedMs() });
        return { lines, reporter };
    }
    end(key, phase, { failure, closeRecords }) {
        const { runner } = this.ports;
        if (closeRecords !== undefined)
            this.closings.push(closeRecords);
        const text = this.logs.get(key)?.();
        const state = this.change(key, { phase, failure, ...(text !== undefined && { ended_ms: this.elapsedMs() }) });
        this.comment?.update(state, this.states);
        if (text === undefined)
            runner.info(endTitle(state));
        else
            runner.group(endTitle(state), text, { isDetail: phase === 'live' && state.record.operation !== 'planned' });
        const now = this.elapsedMs();
        if (now - this.outputsAt < BETWEEN_OUTPUTS_MS * this.known.size)
            return;
        this.outputsAt = now;
        this.outputs.write(manifestOutputs(this.states));
    }
    async closeGitHub() {
        await Promise.all([...this.closings.map((close) => close()), this.comment?.close(this.states)]);
    }
    change(key, changes) {
        const known = this.known.get(key) ?? { key, name: key, phase: 'waiting', record: record/* EMPTY_RECORD */.sU };
        const state = { ...known, ...changes };
        this.known.set(key, state);
        return state;
    }
    follow(state, event) {
        const { runner } = this.ports;
        const width = Math.max(...this.states.map(({ key }) => key.length));
        const text = state.record.command === 'plan' ? undefined : liveText(event);
        const line = `${state.key.padEnd(width)}  ${text}`;
        if (text !== undefined && runner.progress !== undefined)
            runner.progress(line);
        else if (text !== undefined)
            runner.info(line);
        if (event.type === 'operation_decided')
            this.comment?.update(state, this.states);
    }
    elapsedMs() {
        return this.ports.clock.now() - this.startedAt;
    }
}

// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
;// CONCATENATED MODULE: ./lib/src/deployments/matrix.js



const MOST_JOBS = 256;
function changedKeys(states) {
    return states.filter(({ record }) => record.plan?.operation !== 'unchanged' || !isLive(record)).map(({ key }) => key);
}
function isLive(record) {
    const status = (0,known_revision/* lastStatus */.by)(record);
    return status !== undefined && (0,contract_status/* verdictOf */.Vj)(status) === 'deployed';
}
function matrixOutput(keys) {
    if (keys.length > MOST_JOBS) {
        const problem = `leads to ${keys.length} jobs, but GitHub allows ${MOST_JOBS} in a matrix. Use select, or one step for all.`;
        throw new errors/* InputError */.dz([{ input: 'manifest', problem }]);
    }
    return JSON.stringify({ include: keys.map((name) => ({ name })) });
}

// EXTERNAL MODULE: ./lib/src/contract/dialect/service-rules.js
var service_rules = __webpack_require__(1477);
// EXTERNAL MODULE: ./lib/src/inputs/target.js
var target = __webpack_require__(8473);
// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(9775);
;// CONCATENATED MODULE: ./lib/src/deployments/name-in-run.js






function nameInRun(raw, context, name) {
    const { pull_request } = context;
    if (!isPreview(raw) || pull_request === undefined)
        return name;
    const { names } = (0,connection/* readDialect */.t)(raw.api_dialect, new raw_inputs/* Problems */.Z()).serviceRules;
    const fitted = names === undefined ? name : ((0,service_rules/* fitName */.dl)(name, names) ?? name);
    return (0,preview_name/* previewName */.gz)(fitted, pull_request.number, (0,target/* previewKind */.xq)(context));
}

;// CONCATENATED MODULE: ./lib/src/deployments/needs.js

function blockedBy(needed) {
    const unmet = [...needed].filter(([, end]) => !('live' in end));
    if (unmet.length === 0)
        return undefined;
    if (unmet.some(([, end]) => 'unread' in end))
        return { phase: 'failed', failure: NOT_STARTED };
    if (unmet.some(([, end]) => 'not_ready' in end)) {
        const problems = unmet.map(([key, end]) => ('not_ready' in end ? end.not_ready : `"${key}" ${howEnded(end)}.`));
        const message = `Not deployed, because of what it needs: ${problems.join(' ')}`;
        return { phase: 'failed', failure: failureOf('dependency_not_ready', message) };
    }
    const which = unmet.map(([key, end]) => `"${key}", which ${howEnded(end)}`).join(', and ');
    return { phase: 'skipped', failure: failureOf('dependency_failed', `Not deployed, because it needs ${which}.`) };
}
const NOT_STARTED = {
    kind: 'cancelled',
    code: 'cancelled',
    message: 'Cancelled before it started.',
    advice: undefined
};
function howEnded(end) {
    if (!('failure' in end))
        return 'failed';
    const { kind, code } = end.failure;
    if (kind === 'cancelled')
        return 'was cancelled';
    if (code === 'dependency_failed')
        return 'was skipped';
    return code === 'wait_timeout' ? 'timed out' : 'failed';
}
const failureOf = (code, message) => ({
    kind: 'failure',
    code,
    message,
    advice: error_codes/* ERROR_CODES */.O[code].fix
});

;// CONCATENATED MODULE: ./lib/src/deployments/order.js
async function runInOrder(nodes, limit, run) {
    const places = new Places(limit);
    const ends = new Map();
    const start = async (node, rank) => {
        const needed = new Map();
        for (const key of node.needs) {
            const end = ends.get(key);
            if (end === undefined)
                throw new Error(`no deployment ${key}`);
            needed.set(key, await end);
        }
        return run(node, needed, (work) => places.hold(rank, work));
    };
    const isListed = Promise.resolve();
    for (const [rank, node] of nodes.entries()) {
        ends.set(node.key, isListed.then(() => start(node, rank)));
    }
    await Promise.allSettled(ends.values());
    await Promise.all(ends.values());
}
class Places {
    free;
    waiting = [];
    constructor(free) {
        this.free = free;
    }
    async hold(rank, work) {
        await new Promise((begin) => {
            this.waiting.push({ rank, begin });
            this.fill();
        });
        try {
            return await work();
        }
        finally {
            this.free++;
            this.fill();
        }
    }
    fill() {
        this.waiting.sort((one, other) => one.rank - other.rank);
        while (this.free > 0 && this.waiting.length > 0) {
            this.free--;
            this.waiting.shift()?.begin();
        }
    }
}

// EXTERNAL MODULE: ./lib/src/contract/shown-url.js
var shown_url = __webpack_require__(4228);
// EXTERNAL MODULE: ./lib/src/control-plane/with-retries.js
var with_retries = __webpack_require__(104);
// EXTERNAL MODULE: ./lib/src/deploy/core/session.js
var session = __webpack_require__(1478);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-current.js
var find_current = __webpack_require__(7643);
// EXTERNAL MODULE: ./lib/src/http/time-limit.js
var time_limit = __webpack_require__(8944);
;// CONCATENATED MODULE: ./lib/src/deployments/read-need.js











async function readNeed(need, access, ports) {
    const shown = `"${(0,sanitize/* sanitizeLine */.g$)(need.name)}"`;
    try {
        const { recorded_in: _, ...target } = need;
        const read = await readLive(await openReads(need, access, ports), target);
        return typeof read === 'string' ? { not_ready: `${shown} ${read}.` } : { live: read };
    }
    catch (error) {
        if (error instanceof errors/* CancelledError */.cc)
            return { unread: true };
        if (!(error instanceof errors/* DeployError */.sH))
            throw error;
        return { not_ready: `${shown} could not be read: ${error.message.split('\n')[0]}` };
    }
}
const UNLISTED = 'cannot be looked up by its name at this control plane, and no GitHub Deployment records it. Set its deployment_id, or environment if earlier runs recorded it there';
async function readLive(session, target) {
    const found = await (0,find_current/* findAndRead */.f8)(session, target);
    if (found === 'unlisted')
        return UNLISTED;
    if (found === 'absent')
        return 'does not exist';
    if ('deleting' in found || (0,contract_status/* isBeingDeleted */.vx)(found.deployment))
        return 'is being deleted';
    const { deployment, latest } = found;
    const built = latest !== null && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed' ? latest.id : null;
    const { id, active_revision_id: revision_id = built } = deployment;
    if (revision_id === null) {
        return `is not live${latest === null ? '' : `: its latest revision is ${(0,sanitize/* sanitizeLine */.g$)(latest.status, 40)}`}`;
    }
    const url = (0,web_address/* webAddress */.D)((0,shown_url/* shownUrl */.z)(deployment));
    return { id, revision_id, ...(url !== undefined && { url }) };
}
async function openReads({ name, recorded_in }, access, ports) {
    const { connection, github, timeoutMs } = access;
    const { clock, context, redactor, warn, told = new Set() } = ports;
    const limit = (0,time_limit/* startTimeLimit */.r)(clock, timeoutMs);
    const controlPlane = await ports.connect(connection, limit);
    const emit = (event) => {
        if (event.type === 'warning')
            warn(event.message);
    };
    const { control_plane, transient } = github.records;
    const environment = recorded_in ?? (transient ? (0,preview_name/* previewEnvironment */._s)(name) : undefined);
    const place = { control_plane, ...(environment !== undefined && { environment }), told };
    const parts = {
        clock,
        emit,
        recall: (sought) => (0,github_side/* recallRecorded */._4)({ request: access, context, open: ports.openGitHub, emit }, { ...place, name: sought }),
        redact: redactor.redact,
        histories: [],
        deadline: clock.now() + timeoutMs
    };
    return (0,session/* openSession */.fA)(parts, (options) => (0,with_retries/* withRetries */.L)(controlPlane, options));
}

// EXTERNAL MODULE: ./lib/src/inputs/graph-file.js
var graph_file = __webpack_require__(7253);
// EXTERNAL MODULE: ./lib/src/inputs/unknown-inputs.js
var unknown_inputs = __webpack_require__(3276);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var fields = __webpack_require__(8485);
// EXTERNAL MODULE: ./lib/src/inputs/desired-deployment.js + 1 modules
var desired_deployment = __webpack_require__(3740);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(8137);
;// CONCATENATED MODULE: ./lib/src/manifest/values.js
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function childOf(value, part) {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return holds ? value[part] : undefined;
}
const valueAt = (value, path) => path.reduce(childOf, value);
function mapAt(value, path) {
    const found = valueAt(value, path);
    return isMap(found) ? found : {};
}

;// CONCATENATED MODULE: ./lib/src/manifest/merge.js

function mergeLayers(layers) {
    const merged = layers.map(withPlainForms).reduce(mergeMaps, {});
    return withoutNulls(Object.fromEntries(Object.entries(merged).filter(([, value]) => !isEmptied(value))));
}
function merge(earlier, later) {
    if (isMap(earlier) && isMap(later))
        return mergeMaps(earlier, later);
    return Array.isArray(earlier) && Array.isArray(later) ? joinLists([...earlier, ...later]) : later;
}
function mergeMaps(earlier, later) {
    const added = Object.entries(later).map(([key, value]) => [
        key,
        Object.hasOwn(earlier, key) ? merge(earlier[key], value) : value
    ]);
    return { ...earlier, ...Object.fromEntries(added) };
}
function joinLists(items) {
    const last = new Map(items.map((item, at) => [JSON.stringify(item), at]));
    return items.filter((item, at) => last.get(JSON.stringify(item)) === at);
}
function isEmptied(value) {
    const entries = isMap(value) ? Object.values(value) : [];
    return entries.length > 0 && entries.every((entry) => entry === null);
}
function withoutNulls(map) {
    const entries = Object.entries(map).filter(([, value]) => value !== null);
    return Object.fromEntries(entries.map(([key, value]) => [key, isMap(value) ? withoutNulls(value) : value]));
}
function withPlainForms(layer) {
    const { secrets, paths } = layer;
    return {
        ...layer,
        ...(Array.isArray(secrets) && {
            secrets: Object.fromEntries(secrets.map((name) => [name, `\${secrets.${name}}`]))
        }),
        ...(typeof paths === 'string' && { paths: paths.split(/\r\n|\n|\r/).filter((line) => !/^\s*(?:#|$)/.test(line)) })
    };
}

// EXTERNAL MODULE: ./lib/src/inputs/structured/yaml.js
var yaml = __webpack_require__(7541);
;// CONCATENATED MODULE: ./lib/src/manifest/parse.js

const MOST_WORK = 300_000;
const TOO_MUCH_WORK = 'has too many values, with `defaults` and aliases (*) counted wherever they are used. Write fewer.';
function parseManifest(text) {
    const document = (0,yaml/* parseOne */.EZ)(text);
    if ('problem' in document)
        return withHint(document, text);
    const { contents } = document;
    if (contents === null)
        return { problem: 'is empty. Describe your deployments in it.', offset: 0 };
    const reader = new Reader();
    try {
        const { value, text } = reader.read(contents, 0);
        const offsetOf = (path) => reader.offsetOf(contents, path);
        return { values: value, texts: text, sizeOf: reader.sizeOf, offsetOf };
    }
    catch (error) {
        if (error instanceof Refusal)
            return { problem: error.message, offset: error.offset };
        throw error;
    }
}
function withHint({ problem, offset }, text) {
    if (offset === undefined)
        return { problem };
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const [line = ''] = text.slice(start).split('\n', 1);
    const hint = line.includes('${') ? " Quote values with references: '${…}'." : '';
    return { problem: `${problem}${hint}`, offset };
}
class Refusal extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
class Reader {
    anchors = new Map();
    meant = new Map();
    children = new Map();
    sizes = new Map();
    sizeOf = (part) => this.sizes.get(part) ?? 1;
    read(node, offset) {
        if (node === null)
            return { value: null, text: null, size: 1, depth: 0 };
        if ((0,yaml/* isAlias */.Vj)(node))
            return this.follow(node, offset);
        if (node.tag !== undefined)
            throw new Refusal('has a tag (!) before a value. Remove it.', node.range[0]);
        const anchored = { node };
        if (node.anchor !== undefined)
            this.anchors.set(node.anchor, anchored);
        anchored.read = (0,yaml/* isScalar */.jn)(node) ? readScalar(node, offset) : this.readCollection(node);
        const { size, depth } = anchored.read;
        if (size > MOST_WORK)
            throw new Refusal(TOO_MUCH_WORK, offset);
        if (depth > yaml/* DEEPEST */.FI)
            throw new Refusal(`is nested more than ${yaml/* DEEPEST */.FI} levels deep. Make it flatter.`, offset);
        return anchored.read;
    }
    offsetOf(root, path) {
        let at = { node: root, offset: 0 };
        for (const part of path) {
            const node = at.node && (this.meant.get(at.node) ?? at.node);
            const child = node && this.children.get(node)?.get(part);
            if (!child)
                break;
            at = child;
        }
        return at.offset;
    }
    follow(alias, offset) {
        const { node, read } = this.anchors.get(alias.source) ?? {};
        if (node === undefined || read === undefined)
            throw new Refusal('has an alias (*) without an anchor before it, or of a value that it is part of. Write the value.', offset);
        this.meant.set(alias, node);
        return read;
    }
    readCollection(node) {
        const children = (0,yaml/* isMap */.jh)(node) ? childrenOf(node.items) : itemsOf(node.items);
        this.children.set(node, children);
        const read = [...children].map(([key, child]) => [String(key), this.read(child.node, child.offset)]);
        const isList = !(0,yaml/* isMap */.jh)(node);
        const collect = (part) => isList ? read.map(([, one]) => one[part]) : Object.fromEntries(read.map(([key, one]) => [key, one[part]]));
        const text = collect('text');
        const size = read.reduce((sum, [key, one]) => sum + one.size + (isList ? 0 : key.length / 50), 1);
        this.sizes.set(text, size);
        const depth = 1 + read.reduce((most, [, one]) => Math.max(most, one.depth), 0);
        return { value: collect('value'), text, size, depth };
    }
}
function itemsOf(items) {
    return new Map(items.map((node, i) => [i, { node, offset: node.range[0] }]));
}
function childrenOf(items) {
    const children = new Map();
    for (const { key, value } of items) {
        const [offset] = key.range;
        const name = readKey(key, offset);
        if (children.has(name))
            throw new Refusal('has a name that occurs twice in one map. Keep one.', offset);
        children.set(name, { node: value, offset });
    }
    return children;
}
function readKey(key, offset) {
    if (!(0,yaml/* isScalar */.jn)(key) || key.value === null)
        throw new Refusal('has a name that is not plain text. Quote it.', offset);
    if (key.tag !== undefined)
        throw new Refusal('has a tag (!) before a name. Remove it.', offset);
    const name = typeof key.value === 'string' ? key.value : (key.source ?? '');
    if (name === '__proto__')
        throw new Refusal('has the name __proto__. Remove it.', offset);
    if (name === '<<')
        throw new Refusal('has a merge key (<<). Use `defaults` or `environments` instead.', offset);
    if (name.includes('\0'))
        throw new Refusal('has a NUL character in a name. Remove it.', offset);
    return name;
}
function readScalar({ value, source = '' }, offset) {
    if (value === null)
        return { value, text: value, size: 1, depth: 0 };
    const text = typeof value === 'string' ? value : source;
    if (text.includes('\0'))
        throw new Refusal('has a NUL character in a value. Remove it.', offset);
    const isPlain = typeof value === 'boolean' || Number.isFinite(value);
    return { value: isPlain ? value : text, text, size: 1 + text.length / 50, depth: 0 };
}

;// CONCATENATED MODULE: ./lib/src/manifest/layers.js





function readEnvironment({ environment }, { texts }, problems) {
    const environments = mapAt(texts, ['environments']);
    if (environment === undefined || Object.hasOwn(environments, environment))
        return environment;
    const names = Object.keys(environments);
    const shown = `"${(0,sanitize/* sanitizeLine */.g$)(environment, 60)}"`;
    const known = names.length === 0
        ? ' The manifest has no environments.'
        : (0,did_you_mean/* didYouMean */.au)(environment, names) || ` It has ${names.map((name) => (0,sanitize/* sanitizeLine */.g$)(name, 60)).join(', ')}.`;
    problems.addInput('environment', `${shown} is not an environment of the manifest.${known} Add it under environments, with {} if it changes nothing.`);
    return environment;
}
function mergeDeployments(parsed, environment, problems) {
    const { texts, sizeOf } = parsed;
    const keys = Object.keys(mapAt(texts, ['deployments']));
    const shared = [['defaults'], ...(environment === undefined ? [] : [['environments', environment]])];
    const work = (path) => sizeOf(valueAt(texts, path));
    const all = keys.map((key) => work(['deployments', key])).reduce((sum, one) => sum + one, 0);
    if (all + keys.length * shared.map(work).reduce((sum, one) => sum + one, 0) > MOST_WORK) {
        problems.add([], TOO_MUCH_WORK);
        throw problems.error();
    }
    return keys.map((key) => {
        const path = ['deployments', key];
        checkEnvironments(parsed, path, problems);
        const own = [path, ...(environment === undefined ? [] : [[...path, 'environments', environment]])];
        const layers = [...shared, ...own].map((path) => layerAt(parsed, path));
        const needs = new Map(own.flatMap((path) => needsAt(parsed, [...path, 'needs'])));
        return { key, values: mergeLayers(layers.map(({ values }) => values)), layers, needs };
    });
}
function checkEnvironments({ texts }, path, problems) {
    const known = Object.keys(mapAt(texts, ['environments']));
    for (const name of Object.keys(mapAt(texts, [...path, 'environments']))) {
        if (known.includes(name))
            continue;
        const meant = (0,did_you_mean/* didYouMean */.au)(name, known);
        problems.add([...path, 'environments', name], `is not an environment of the file.${meant} Add it under environments at the top.`);
    }
}
function layerAt({ texts, values }, path) {
    const written = mapAt(texts, path);
    const typed = mapAt(values, path);
    const keys = Object.keys(written).filter((key) => key !== 'needs' && key !== 'environments');
    const isStructure = (key) => STRUCTURES.has(key) && isMap(typed[key]);
    return { path, values: Object.fromEntries(keys.map((key) => [key, (isStructure(key) ? typed : written)[key]])) };
}
const STRUCTURES = new Set(['resource_spec', 'smoke_input']);
function needsAt({ texts }, path) {
    const needs = valueAt(texts, path);
    return Array.isArray(needs) ? needs.map((key, i) => [String(key), [...path, i]]) : [];
}
function originOf({ key, layers, values }, path) {
    for (let length = path.length; length > 0; length--) {
        for (const layer of layers.toReversed()) {
            const found = pathIn(layer.values, values, path.slice(0, length));
            if (found !== undefined)
                return [...layer.path, ...found, ...path.slice(length)];
        }
    }
    return ['deployments', key, ...path];
}
function pathIn(layer, merged, [part, ...rest]) {
    if (part === undefined)
        return layer === undefined || layer === null ? undefined : [];
    const value = childOf(merged, part);
    if (typeof layer === 'string' && Array.isArray(merged))
        return [];
    const at = Array.isArray(layer) ? placeInList(layer, part, value) : part;
    const found = at === undefined ? undefined : pathIn(childOf(layer, at), value, rest);
    return at === undefined || found === undefined ? undefined : [at, ...found];
}
function placeInList(list, part, value) {
    const sought = typeof part === 'number' ? value : part;
    const shown = JSON.stringify(sought);
    const isSame = (item) => item === sought || (typeof item === 'object' && JSON.stringify(item) === shown);
    const at = list.findLastIndex(isSame);
    return at < 0 ? undefined : at;
}

;// CONCATENATED MODULE: ./lib/src/manifest/references.js


const PATTERN = /\$\$\{|\$\{([^}]*)(\}?)/g;
const hasReferences = (text) => text.includes('${');
const hasSecret = (text) => [...text.matchAll(PATTERN)].some(([, inner = '']) => inner.trim().startsWith('secrets.'));
function resolveReferences(text, scope, allowed) {
    const problems = [];
    const resolved = text.replace(PATTERN, (whole, inner, end) => {
        if (inner === undefined)
            return '${';
        const found = end === '' ? UNCLOSED : resolveOne(inner.trim(), scope, allowed);
        if ('text' in found)
            return found.text;
        problems.push(`${found.shown ?? shownReference(inner)} ${found.problem}`);
        return whole;
    });
    return problems.length > 0 ? { problems } : { text: resolved };
}
const shownReference = (inner) => `\${${(0,sanitize/* sanitizeLine */.g$)(inner, 60)}}`;
const LITERAL = 'Write $${ for the two characters ${.';
const UNCLOSED = { shown: '${', problem: `is not closed. Close it with }. ${LITERAL}` };
const FORMS = '${name}, ${environment}, ${secrets.X}, ${variables.X} or ${deployments.X.url}';
function resolveOne(reference, scope, allowed) {
    if (reference.startsWith('{'))
        return { shown: '${{ … }}', problem: `works only in workflows. Use ${FORMS}. ${LITERAL}` };
    if (reference === 'name')
        return { text: scope.name };
    if (reference === 'environment')
        return textOf(scope.environment, 'needs an environment. Set the input environment.');
    const [, kind = '', rest = ''] = /^(secrets|variables|deployments)\.(.+)$/.exec(reference) ?? [];
    if (kind === 'secrets')
        return allowed.secrets ? resolveSecret(rest, scope) : { problem: ONLY_SECRETS };
    if (kind === 'variables')
        return resolveVariable(rest, scope);
    if (kind === 'deployments')
        return resolveDeployment(rest, scope, allowed);
    return { problem: `is not a reference.${meantReference(reference, scope)} Use ${FORMS}. ${LITERAL}` };
}
function meantReference(reference, { secrets, variables, needs }) {
    const known = [
        'name',
        'environment',
        ...[...secrets.keys()].map((name) => `secrets.${name}`),
        ...[...variables.keys()].map((name) => `variables.${name}`),
        ...needs.flatMap((key) => FIELDS.map((field) => `deployments.${key}.${field}`))
    ];
    const meant = (0,did_you_mean/* misspelled */.vs)(reference, known);
    return meant === undefined ? '' : ` Did you mean ${shownReference(meant)}?`;
}
const textOf = (text, problem) => (text === undefined ? { problem } : { text });
const ONLY_SECRETS = 'is allowed only in values of secrets, because the action shows other values. Use ${variables.X} if the value is public.';
function resolveSecret(name, { secrets }) {
    const shown = (0,sanitize/* sanitizeLine */.g$)(name, 60);
    return textOf(secrets.get(name), `is not among the secrets of this step.${(0,did_you_mean/* didYouMean */.au)(name, [...secrets.keys()])} Add a line to the input secrets: ${shown}=\${{ secrets.${shown} }}`);
}
function resolveVariable(name, { variables }) {
    return textOf(variables.get(name), `is not among the variables of this step.${(0,did_you_mean/* didYouMean */.au)(name, [...variables.keys()])} Add a line to the input variables: ${(0,sanitize/* sanitizeLine */.g$)(name, 60)}=…`);
}
const FIELDS = ['url', 'id', 'revision_id'];
const isField = (name) => FIELDS.some((field) => field === name);
function resolveDeployment(reference, { needs, keys, needed }, { deployments }) {
    const dot = reference.lastIndexOf('.');
    const [key, field] = [reference.slice(0, Math.max(dot, 0)), reference.slice(dot + 1)];
    const shown = `"${(0,sanitize/* sanitizeLine */.g$)(key, 60)}"`;
    if (key === '' || !isField(field))
        return {
            problem: `is not a reference.${key === '' ? '' : (0,did_you_mean/* didYouMean */.au)(field, FIELDS)} A deployment has ${FIELDS.join(', ')}.`
        };
    if (!keys.includes(key))
        return { problem: `names no deployment of the file.${(0,did_you_mean/* didYouMean */.au)(key, keys)}` };
    const isMeant = (need) => !keys.includes(need) && (0,did_you_mean/* nearest */.pA)(need, [key]) !== undefined;
    if (!needs.includes(key) && !needs.some(isMeant))
        return { problem: `names a deployment that is not in needs. Add ${shown} to needs.` };
    if (!deployments)
        return { problem: 'is not allowed here: the action needs this value before it deploys any. Write the value.' };
    return textOf(needed.get(key)?.[field], `has no value: the control plane shows no ${field} of ${shown}.`);
}

;// CONCATENATED MODULE: ./lib/src/manifest/resolve-values.js



function resolveValues({ key: name, values, needs }, { step, environment, keys }, needed) {
    const { secrets, variables, is_removal } = step;
    const scope = { name, environment, secrets, variables, needs: [...needs.keys()], keys, needed };
    const resolved = Object.entries(values).map(([key, value]) => {
        const isIdentity = IDENTITY_KEYS.has(key);
        const found = [];
        const resolveText = (text, path) => {
            const allowed = { secrets: key === 'secrets', deployments: !isIdentity };
            const one = hasReferences(text) ? resolveReferences(text, scope, allowed) : { text };
            if ('text' in one && (one.text.trim() !== '' || !NEVER_EMPTY.has(key)))
                return one.text;
            const problems = 'problems' in one ? one.problems : ['is empty. Set its value, or remove the key.'];
            found.push(...problems.map((problem) => ({ path, problem })));
            return text;
        };
        const entry = [key, mapTexts(value, [key], resolveText)];
        return { entry, found, isLeftOut: found.length > 0 && is_removal && !isIdentity };
    });
    const kept = resolved.filter(({ isLeftOut }) => !isLeftOut);
    return { values: Object.fromEntries(kept.map(({ entry }) => entry)), found: kept.flatMap(({ found }) => found) };
}
function resolveIdentity(deployment, shared) {
    const own = Object.entries(deployment.values).filter(([key]) => IDENTITY_KEYS.has(key));
    const { values, found } = resolveValues({ ...deployment, values: Object.fromEntries(own) }, shared, new Map());
    const identity = (key) => {
        const value = found.some(({ path }) => path[0] === key) ? '' : values[key];
        return typeof value === 'string' ? value.trim() : '';
    };
    const deployment_id = identity('deployment_id');
    return { name: identity('name') || deployment.key, ...(deployment_id !== '' && { deployment_id }), found };
}
function mapTexts(value, path, map) {
    if (typeof value === 'string')
        return map(value, path);
    if (Array.isArray(value))
        return value.map((item, i) => mapTexts(item, [...path, i], map));
    if (!isMap(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, [...path, key], map)]));
}

;// CONCATENATED MODULE: ./lib/src/manifest/deployment-inputs.js










async function readDeploymentInputs(deployment, shared, needed, lineOf) {
    const { values, found } = resolveValues(deployment, shared, needed);
    const texts = new Map(Object.entries(values).map(([key, value]) => [key, deployment_inputs_textOf(key, value)]));
    dropOtherSource(texts, deployment, shared.step);
    const parsed = await (0,parse_inputs/* parseInputs */.T)(withStep(texts, deployment, shared));
    if (!isMap(values['secrets']))
        return { inputs: parsed, found };
    const secrets = {
        ...readSecrets(values['secrets'], (name) => lineOf(originOf(deployment, ['secrets', name]))),
        written: written(deployment)
    };
    return { inputs: { ...parsed, secrets }, found };
}
function readSecrets(secrets, lineOf) {
    const entries = Object.entries(secrets).map(([name, value]) => ({ name, value: String(value), line: lineOf(name) }));
    return (0,parse_secrets/* judgeSecrets */.Vo)('lines', '{}', { entries, problems: [], unread: [] });
}
function written({ values: { secrets } }) {
    const entries = isMap(secrets) ? Object.entries(secrets) : [];
    return new Set(entries.filter(([, value]) => !hasSecret(String(value))).map(([name]) => name));
}
function deployment_inputs_textOf(key, value) {
    if (typeof value === 'string')
        return value;
    if (key === 'paths' && Array.isArray(value))
        return value.map((item) => String(item).replace(/^\s*#/, '[#]')).join('\n');
    return JSON.stringify(value);
}
function withStep(texts, deployment, shared) {
    const { step } = shared;
    const own = (key) => texts.get(key)?.trim() ?? '';
    const name = own('name') || deployment.key;
    const isLabel = own('deployment_id') !== '' && own('name') === '' && !step.is_preview && step.raw.command !== 'sweep';
    const isForAll = (input) => isBehaviorInput(input) && !(input === 'repo_ref' && isContainer(texts, step));
    const computed = {
        name: isLabel ? '' : name,
        secrets: '',
        manifest: '',
        select: '',
        variables: '',
        environment: recordedEnvironment(name, shared) ?? '',
        ...(step.raw.command === 'matrix' && { command: 'plan' })
    };
    return (0,raw_inputs/* readRawInputs */.y)((given) => {
        const input = given;
        const ofStep = isStepInput(input) || isForAll(input) ? step.raw[input] : undefined;
        const wins = isForAll(input) && isGiven(step.raw, input);
        return computed[input] ?? ((wins ? ofStep : own(input) || ofStep) || '');
    });
}
function recordedEnvironment(name, { environment, step: { is_preview, raw } }) {
    if (environment === undefined || is_preview || raw.command === 'sweep')
        return undefined;
    return `${environment}/${name}`;
}
function dropOtherSource(texts, { layers }, step) {
    const source = isContainer(texts, step) ? 'external_container' : 'git_host';
    const own = layers.filter(({ path }) => path[0] === 'deployments');
    for (const [key, belongs] of desired_deployment/* INPUT_SOURCE */.B) {
        const isShared = !own.some(({ values }) => Object.hasOwn(values, key));
        if (belongs !== source && isShared)
            texts.delete(key);
    }
}
function isContainer(texts, { dialect }) {
    const source = texts.get('source')?.trim() ?? '';
    if (source === '')
        return (texts.get('image_uri')?.trim() ?? '') !== '';
    return source === 'external_container' || source === dialect.words.external_container;
}

;// CONCATENATED MODULE: ./lib/src/manifest/names.js



function checkNames(all, { dialect, is_preview, raw }, problems) {
    const first = new Map();
    const rule = dialect.serviceRules.names;
    const fitted = (name) => (rule && (0,service_rules/* fitName */.dl)(name, rule)) ?? name;
    const hasPreviews = is_preview || raw.command === 'sweep';
    for (const one of all) {
        const { name, deployment_id } = one;
        const compared = hasPreviews ? fitted(name) : name;
        const same = first.get(`name ${compared}`) ?? (deployment_id && first.get(`id ${deployment_id.toLowerCase()}`));
        if (same)
            problems.add(one.path, describe(one, same, problems));
        else
            first.set(`name ${compared}`, one);
        if (!same && deployment_id !== undefined)
            first.set(`id ${deployment_id.toLowerCase()}`, one);
    }
    const named = all.map((one) => ({ one, name: fitted(one.name) }));
    for (const preview of named.filter(({ name }) => (0,preview_name/* isPreviewName */.En)(name))) {
        const base = named.find(({ name }) => (0,preview_name/* pullRequestOf */._n)(name, preview.name) !== undefined);
        if (base)
            problems.add(preview.one.path, describePreview(preview.one, base.one, problems));
    }
}
function describe({ name }, other, problems) {
    const shown = shownKey(other, problems);
    if (name === other.name)
        return `has the same name as ${shown}: "${(0,sanitize/* sanitizeLine */.g$)(name, 60)}". Set another name.`;
    return `is the same deployment as ${shown}: both lead to the same deployment_id or the same name of a preview. Change one.`;
}
function describePreview({ name }, other, problems) {
    return `has the name of a preview of ${shownKey(other, problems)}: "${(0,sanitize/* sanitizeLine */.g$)(name, 60)}". Set another name.`;
}
const shownKey = ({ key, path }, problems) => `"${(0,sanitize/* sanitizeLine */.g$)(key, 60)}" (line ${problems.lineOf(path)})`;

;// CONCATENATED MODULE: ./lib/src/manifest/needs.js



function checkNeeds(all, problems) {
    const keys = new Set(all.map(({ key }) => key));
    for (const { key, needs } of all) {
        for (const [needed, place] of needs) {
            if (keys.has(needed) || problems.isFull)
                continue;
            const others = [...keys].filter((other) => other !== key);
            problems.add(place, `"${(0,sanitize/* sanitizeLine */.g$)(needed, 60)}" is not a deployment of this file.${(0,did_you_mean/* didYouMean */.au)(needed, others)}`);
        }
    }
    for (const { cycle, place } of findCycles(all)) {
        const shown = cycle.length > MOST_SHOWN ? [...cycle.slice(0, MOST_SHOWN), '…', cycle.at(-1)] : cycle;
        problems.add(place, `makes a cycle: ${shown.map((key) => (0,sanitize/* sanitizeLine */.g$)(String(key), 100)).join(' → ')}. Remove one of these needs.`);
    }
}
function checkWaits(all, waits, problems) {
    const unawaited = new Set(all.filter(({ values }) => (0,fields/* isFalse */.Wu)(values['wait'])).map(({ key }) => key));
    for (const { key, needs } of all) {
        for (const [needed, place] of needs) {
            const isLeft = unawaited.has(needed) || (waits.has(key) && waits.get(needed) === false);
            if (isLeft)
                problems.add(place, `"${(0,sanitize/* sanitizeLine */.g$)(needed, 60)}" has wait: false, so this run would not see whether it is live. Set its wait to true, or remove it from needs.`);
        }
    }
}
const MOST_SHOWN = 12;
const MOST_CYCLES = 20;
function findCycles(all) {
    const needsOf = new Map(all.map(({ key, needs }) => [key, needs]));
    const done = new Set();
    const cycles = [];
    const walk = (way, key) => {
        for (const [needed, place] of needsOf.get(key) ?? []) {
            const from = way.indexOf(needed);
            if (from >= 0)
                cycles.push({ cycle: [...way.slice(from), needed], place });
            else if (!done.has(needed))
                walk([...way, needed], needed);
            if (cycles.length >= MOST_CYCLES)
                return;
        }
        done.add(key);
    };
    for (const { key } of all) {
        if (!done.has(key))
            walk([key], key);
    }
    return cycles.slice(0, MOST_CYCLES);
}

;// CONCATENATED MODULE: ./lib/src/manifest/origins.js






function originsOf(deployment, { raw }, problems) {
    const { key, values } = deployment;
    const line = (path, text, origin) => {
        const shown = path[0] === 'secrets' ? '' : ` = ${(0,sanitize/* sanitizeLine */.g$)(text, 80)}`;
        return `${key}.${(0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 120)}${shown} ← ${origin}`;
    };
    const given = BEHAVIOR_INPUTS.filter((input) => isGiven(raw, input));
    const written = leavesOf(values, [])
        .filter(({ path }) => !given.some((input) => input === path[0]))
        .map(({ path, text }) => line(path, text, problems.nameOf(originOf(deployment, path))));
    return [...written, ...given.map((input) => line([input], raw[input] ?? '', `input ${input} of the step`))];
}
function leavesOf(value, path) {
    if (Array.isArray(value))
        return value.flatMap((item, i) => leavesOf(item, [...path, i]));
    if (isMap(value))
        return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
    return [{ path, text: String(value) }];
}

;// CONCATENATED MODULE: ./lib/src/manifest/place-problems.js




function placeValueProblems(found, deployment, problems) {
    for (const { path, problem } of found) {
        if (problems.isFull)
            return;
        problems.add(originOf(deployment, path), problem);
    }
}
function placeInputProblems(error, { deployment, read, step, problems }) {
    if (!(error instanceof errors/* InputError */.dz))
        throw error;
    for (const { input, path = [input], problem } of error.problems) {
        const name = String(path[0]);
        if (isStepInput(name) || (isBehaviorInput(name) && isGiven(step.raw, name)))
            problems.addInput(input, problem, deployment.key);
        else if (!read.found.some((one) => one.path[0] === name))
            problems.add(originOf(deployment, path), problem);
    }
}

;// CONCATENATED MODULE: ./lib/src/manifest/problems.js




const MOST_PROBLEMS = 100;
class ManifestProblems {
    file;
    offsetOf;
    found = new Map();
    firstWith = new Map();
    lines = new yaml/* LineCounter */.HN();
    constructor(file, offsetOf) {
        this.file = file;
        this.offsetOf = offsetOf;
        this.lines.addNewLine(0);
        for (const { index } of file.text.matchAll(/\n/g))
            this.lines.addNewLine(index + 1);
    }
    nameOf(path) {
        const { line, col } = this.placeOf(path);
        const name = (0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 200);
        return `${(0,sanitize/* sanitizeLine */.g$)(this.file.path, 200)}:${line}:${col}${name === '' ? '' : ` ${name}`}`;
    }
    lineOf(path) {
        return this.placeOf(path).line;
    }
    add(path, problem) {
        const input = this.nameOf(path);
        const { line, col: column } = this.placeOf(path);
        const place = { file: this.file.in_workspace, line, column };
        this.found.set(`${input}\n${problem}`, { input, path, problem, place, offset: this.offsetOf(path) });
    }
    addInput(input, problem, deployment) {
        const first = this.firstWith.get(input) ?? deployment;
        if (deployment !== first)
            return;
        if (first !== undefined)
            this.firstWith.set(input, first);
        this.found.set(`${input}\n${problem}`, { input, problem, offset: -1 });
    }
    get isFull() {
        return this.found.size > 2 * MOST_PROBLEMS;
    }
    error() {
        const sorted = [...this.found.values()].sort((a, b) => a.offset - b.offset);
        const all = sorted.map(({ offset: _offset, ...problem }) => problem);
        const more = all.length - MOST_PROBLEMS;
        if (more <= 0)
            return new errors/* InputError */.dz(all);
        return new errors/* InputError */.dz([
            ...all.slice(0, MOST_PROBLEMS),
            { input: 'manifest', problem: `has ${more} more problems.` }
        ]);
    }
    throwIfAny() {
        if (this.found.size > 0)
            throw this.error();
    }
    placeOf(path) {
        return this.lines.linePos(this.offsetOf(path));
    }
}

;// CONCATENATED MODULE: ./lib/src/manifest/select.js


function readSelection({ select, command }, keys, problems) {
    if (select === undefined) {
        if (command === 'delete')
            problems.addInput('select', 'is required with `command: delete`. Name the deployments to delete.');
        return new Set(keys);
    }
    const named = namesIn(select);
    if (named.length === 0)
        problems.addInput('select', 'names no deployment. Name at least one, or remove the input.');
    for (const key of named.filter((key) => !keys.includes(key))) {
        const listed = keys.length <= MOST_LISTED ? ` It has ${keys.map((key) => (0,sanitize/* sanitizeLine */.g$)(key, 60)).join(', ')}.` : '';
        const meant = (0,did_you_mean/* didYouMean */.au)(key, keys) || listed;
        problems.addInput('select', `"${(0,sanitize/* sanitizeLine */.g$)(key, 60)}" is not a deployment of the manifest.${meant}`);
    }
    return new Set(named);
}
const namesIn = (select) => select
    .split(/[,\r\n]/)
    .map((key) => key.trim())
    .filter((key) => key !== '');
const MOST_LISTED = 20;

// EXTERNAL MODULE: ./lib/src/inputs/structured/suggest-field.js
var suggest_field = __webpack_require__(2487);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/src/contract/dialect/dialect.js
var dialect = __webpack_require__(9470);
// EXTERNAL MODULE: ./lib/src/contract/vocabulary.js
var vocabulary = __webpack_require__(345);
// EXTERNAL MODULE: ./lib/src/deploy/core/model.js
var model = __webpack_require__(2231);
;// CONCATENATED MODULE: ./lib/src/manifest/schema.js









const VERSION = 1;
const MOST_DEPLOYMENTS = 500;
const MOST_PARALLEL = 50;
const DEFAULT_PARALLEL = 10;
const USABLE_KEY = /^[A-Za-z0-9][\w.-]{0,99}$/;
const KEY = schemas/* string */.YjP()
    .regex(USABLE_KEY, 'is not a usable key. Use letters, digits, _, . and -, at most 100. Set `name` for another name.');
const ENVIRONMENT = schemas/* string */.YjP()
    .regex(/^(?! )[^\u0000-\u001f\u007f]{1,200}(?<! )$/, 'is not a usable name of an environment. Use one line, at most 200 characters.');
const TEXT = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()], 'must be text');
const reference = (error) => schemas/* string */.YjP().regex(/\$\{/, { error });
function schema_textOf(form, problemOf) {
    const error = ({ input }) => {
        if (typeof input === 'object')
            return 'must be text';
        return problemOf(typeof input === 'string' ? input.trim() : JSON.stringify(input));
    };
    return schemas/* union */.KCZ([form, reference(error)], { error });
}
const choice = (values) => schema_textOf(schemas/* enum */.k5n(values), (text) => (0,fields/* notAChoice */.Iw)(text, values));
const spaced = (...forms) => schemas/* string */.YjP().regex(new RegExp(`^\\s*(?:(?:${forms.join('|')})\\s*)?$`));
const inner = ({ source }) => source.slice(1, -1);
const UUID = schema_textOf(spaced(inner(fields/* GUID */.Sm)), fields/* notAGuid */.sL);
function duration(key, ...words) {
    const problemOf = (text) => (0,fields/* durationProblem */.YV)(text, key);
    const isRight = (text) => ['', ...words].includes(text) || problemOf(text) === undefined;
    const form = spaced(...words, `(?=[^1-9]*[1-9])${inner(format/* DURATION */.ft)}`).refine((text) => isRight(text.trim()));
    return schema_textOf(form, (text) => problemOf(text) ?? '');
}
const NO_FLAG = 'must be true or false, without quotes.';
const FLAG = schemas/* union */.KCZ([schemas/* boolean */.zMY(), reference(NO_FLAG)], NO_FLAG);
const LINES = schemas/* union */.KCZ([schemas/* array */.YOg(TEXT), TEXT], 'must be a list, or text with one entry per line');
const STRUCTURE = schemas/* union */.KCZ([schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), TEXT], 'must be a map or text');
const SECRET = schemas/* string */.YjP('must be the name of a secret').regex(parse_secrets/* SECRET_NAME */.J4, parse_secrets/* NO_NAME */.Wo);
const SECRETS = schemas/* union */.KCZ([schemas/* array */.YOg(SECRET), schemas/* record */.g1P(SECRET, TEXT.nullable())], 'must be a list of names, or a map of names to values');
const KINDS = {
    deployment_id: UUID,
    integration_id: UUID,
    listener_id: UUID,
    timeout: duration('timeout'),
    poll_interval: duration('poll_interval', 'auto'),
    smoke_timeout: duration('smoke_timeout'),
    source: choice([...vocabulary/* SOURCES */.Hl, ...vocabulary/* SOURCES */.Hl.map((source) => dialect/* LANGSMITH_WORDS */.g[source])]),
    deployment_type: choice(vocabulary/* DEPLOYMENT_TYPES */._o),
    new_revision: choice(model/* NEW_REVISION_POLICIES */.Sz),
    verify_serving: choice(request/* VERIFY_SERVING */.TE),
    build_on_push: FLAG,
    allow_empty_secrets: FLAG,
    wait: FLAG,
    build_logs: FLAG,
    rollback: FLAG,
    paths: LINES,
    secrets: SECRETS,
    resource_spec: STRUCTURE,
    smoke_input: STRUCTURE
};
const kindOf = (key) => (Object.hasOwn(KINDS, key) ? KINDS[key] : TEXT);
const DESCRIPTIONS = {
    name: 'Exact name of the deployment. If unset: its key. `deploy` creates the deployment if it does not exist.',
    secrets: 'Environment variables of the agent: names, or a map of names to values such as `${secrets.X}`. The values come from the input `secrets`. Replaces the whole deployed list. If unset: it stays unchanged.',
    paths: 'Files that matter on a branch (`git_host`), as a list of patterns as in `on.push.paths`; `!` excludes. If none of them, nor the graph configuration file, differs from the deployed commit, the code needs no new revision. If unset: all files.',
    timeout: 'Time limit of this deployment, such as `90s`, `30m` or `1h30m`. The smoke check (`smoke_timeout`) and a rollback get extra time.'
};
const INPUTS = Object.fromEntries(DEPLOYMENT_KEYS.map((key) => {
    const description = DESCRIPTIONS[key];
    const value = kindOf(key).nullable().optional();
    return [key, description === undefined ? value : value.meta({ description })];
}));
const NO_KEY = 'must be the key of a deployment';
const NEEDS = schemas/* array */.YOg(schemas/* string */.YjP(NO_KEY).regex(USABLE_KEY, NO_KEY), 'must be a list of keys of deployments')
    .nullable()
    .optional()
    .meta({ description: 'Keys of the deployments that must be live first.' });
const MAP = 'must be a map';
const Layer = schemas/* strictObject */.rej(INPUTS, MAP).meta({ id: 'inputs' });
const OwnEnvironment = schemas/* strictObject */.rej({ needs: NEEDS, ...INPUTS }, MAP).meta({ id: 'environment' });
const Deployment = schemas/* strictObject */.rej({
    needs: NEEDS,
    ...INPUTS,
    environments: schemas/* record */.g1P(ENVIRONMENT, OwnEnvironment.nullable(), MAP)
        .nullable()
        .optional()
        .meta({ description: 'Values of this deployment for an environment that the file names at its top.' })
}, MAP)
    .meta({ id: 'deployment' });
const ManifestSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(VERSION, `must be ${VERSION}, the version of this format`).meta({
        description: 'Version of the format.'
    }),
    max_parallel: schemas/* int */.Whr(`must be a whole number from 1 to ${MOST_PARALLEL}`)
        .min(1, `must be from 1 to ${MOST_PARALLEL}`)
        .max(MOST_PARALLEL, `must be from 1 to ${MOST_PARALLEL}`)
        .default(DEFAULT_PARALLEL)
        .meta({ description: `How many deployments run at a time. Unset: ${DEFAULT_PARALLEL}.` }),
    defaults: Layer.nullable().optional().meta({ description: 'Values for all deployments.' }),
    environments: schemas/* record */.g1P(ENVIRONMENT, Layer.nullable(), MAP)
        .nullable()
        .optional()
        .meta({ description: 'Values for all deployments in one environment. The input `environment` chooses it.' }),
    deployments: schemas/* record */.g1P(KEY, Deployment.nullable(), MAP)
        .refine((all) => Object.keys(all).length > 0, 'has no deployment. Add at least one.')
        .refine((all) => Object.keys(all).length <= MOST_DEPLOYMENTS, `has more than ${MOST_DEPLOYMENTS} deployments. Split the file.`)
        .meta({
        description: 'The deployments. The key is the name, unless `name` sets another.',
        minProperties: 1,
        maxProperties: MOST_DEPLOYMENTS
    })
}, 'must be a map with `version` and `deployments`');

;// CONCATENATED MODULE: ./lib/src/manifest/shape.js






function checkShape(values, problems) {
    const checked = ManifestSchema.safeParse(values);
    for (const issue of checked.error?.issues ?? []) {
        for (const { path, problem } of shape_describe(issue, values))
            problems.add(path, problem);
    }
    return checked.data;
}
function shape_describe(issue, values, above = []) {
    const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
    if (issue.code === 'unrecognized_keys')
        return issue.keys
            .slice(0, MOST_UNKNOWN)
            .map((key) => ({ path: [...path, key], problem: describeUnknown(key, path) }));
    if (issue.code === 'invalid_key')
        return issue.issues.map(({ message }) => ({ path: shownPath(path), problem: message }));
    const branches = issue.code === 'invalid_union' ? issue.errors : [];
    const inner = branches.find((branch) => branch.some((one) => one.path.length > 0));
    if (inner !== undefined)
        return inner.flatMap((one) => shape_describe(one, values, path));
    const required = valueAt(values, path) === undefined ? REQUIRED[String(path[0])] : undefined;
    return [{ path, problem: required ?? issue.message }];
}
const MOST_UNKNOWN = 200;
const shownPath = (path) => (path.at(-2) === 'secrets' ? path.slice(0, -1) : path);
const REQUIRED = {
    version: 'is required. Write version: 1.',
    deployments: 'is required. Describe your deployments in it, each under its name.'
};
function describeUnknown(key, path) {
    if (isStepInput(key) && path.length > 0)
        return 'is an input of the step. Set it there, under `with`.';
    if (key === 'needs' || key === 'environments')
        return 'belongs in a deployment. Move it there.';
    if (key === 'deployments')
        return 'belongs at the top of the file. Remove the indentation.';
    const known = (0,suggest_field/* fieldsAt */.$)(ManifestSchema, path);
    const near = (0,did_you_mean/* nearest */.pA)(key, known);
    if (near !== undefined)
        return `is not a key. Did you mean ${(0,sanitize/* sanitizeLine */.g$)(near)}?`;
    return path.length === 0
        ? `is not a key. Use ${known.join(', ')}.`
        : 'is not a key. Use an input of the action that belongs to one deployment.';
}

;// CONCATENATED MODULE: ./lib/src/manifest/manifest.js














async function readManifest(file, inputs, context, check = async () => { }) {
    const parsed = parseManifest(file.text);
    const offsetOf = 'problem' in parsed ? () => parsed.offset ?? 0 : parsed.offsetOf;
    const problems = new ManifestProblems(file, offsetOf);
    const step = readStepInputs(inputs, context, problems);
    if ('problem' in parsed) {
        problems.add([], parsed.problem);
        throw problems.error();
    }
    const checked = checkShape(parsed.values, problems);
    if (checked === undefined)
        throw problems.error();
    const keys = Object.keys(checked.deployments);
    const environment = readEnvironment(inputs, parsed, problems);
    const selected = readSelection(inputs, keys, problems);
    const shared = { step, environment, keys };
    const merged = mergeDeployments(parsed, environment, problems);
    checkNeeds(merged, problems);
    const identified = merged.map((deployment) => ({ deployment, ...identify(deployment, shared, problems) }));
    checkNames(identified, step, problems);
    const used = listsOnly(inputs) ? [] : merged.filter(({ key }) => selected.has(key));
    const waits = await validateAll(used, { shared, problems, check });
    if (!step.is_removal)
        checkWaits(merged, waits, problems);
    problems.throwIfAny();
    const deployments = identified.map(({ deployment, path: _path, ...identity }) => ({
        ...identity,
        recorded_in: recordedEnvironment(identity.name, shared),
        needs: [...deployment.needs.keys()],
        is_selected: selected.has(identity.key),
        ...readersOf(deployment, shared, () => new ManifestProblems(file, offsetOf))
    }));
    return { path: file.path, environment, max_parallel: checked.max_parallel, deployments };
}
function identify(deployment, shared, problems) {
    const { found, ...identity } = resolveIdentity(deployment, shared);
    placeValueProblems(found, deployment, problems);
    const { key } = deployment;
    const path = Object.hasOwn(deployment.values, 'name') ? originOf(deployment, ['name']) : ['deployments', key];
    return { ...identity, key, path };
}
const PLACEHOLDER = {
    url: 'https://not-deployed-yet.invalid',
    id: '00000000-0000-4000-8000-000000000000',
    revision_id: '00000000-0000-4000-8000-000000000000'
};
async function validateAll(deployments, { shared, problems, check }) {
    const needed = new Map(shared.keys.map((key) => [key, PLACEHOLDER]));
    const waits = new Map();
    for (const deployment of deployments) {
        if (problems.isFull)
            break;
        const read = await readDeploymentInputs(deployment, shared, needed, (path) => problems.lineOf(path));
        waits.set(deployment.key, !(0,fields/* isFalse */.Wu)(read.inputs.raw.wait));
        placeValueProblems(read.found, deployment, problems);
        try {
            await check((0,request/* readRequest */["in"])(read.inputs, shared.step.context));
        }
        catch (error) {
            placeInputProblems(error, { deployment, read, step: shared.step, problems });
        }
    }
    return waits;
}
function readersOf(deployment, shared, newProblems) {
    const { keys, step } = shared;
    const isPlan = step.raw.command === 'plan' || step.raw.command === 'matrix';
    const read = (needed, problems = newProblems()) => {
        const known = new Map(keys.map((key) => [key, { ...(isPlan && PLACEHOLDER), ...needed.get(key) }]));
        return readDeploymentInputs(deployment, shared, known, (path) => problems.lineOf(path));
    };
    const readInputs = async (needed) => {
        const problems = newProblems();
        const { inputs, found } = await read(needed, problems);
        placeValueProblems(found, deployment, problems);
        problems.throwIfAny();
        return inputs;
    };
    return {
        readInputs,
        readKnown: async () => (await read(new Map())).inputs.raw,
        readRequest: async (needed) => {
            const inputs = await readInputs(needed);
            try {
                return (0,request/* readRequest */["in"])(inputs, step.context);
            }
            catch (error) {
                const problems = newProblems();
                placeInputProblems(error, { deployment, read: { found: [] }, step, problems });
                throw problems.error();
            }
        },
        origins: () => originsOf(deployment, step, newProblems())
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./lib/src/manifest/manifest-file.js






async function readManifestFile(path, workspace) {
    const refuse = (problem) => new errors/* InputError */.dz([{ input: 'manifest', problem: `"${(0,sanitize/* sanitizeLine */.g$)(path, 200)}" ${problem}` }]);
    if (workspace === undefined)
        throw refuse('cannot be read, because the runner names no workspace (GITHUB_WORKSPACE).');
    try {
        const root = await (0,promises_.realpath)(workspace);
        const file = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, path));
        if (!isWithin(root, file))
            throw refuse('is outside the workspace. Use a file of this repository.');
        const in_workspace = (0,external_node_path_.relative)(root, file).split(external_node_path_.sep).join('/');
        return { path, in_workspace, text: await readText(file, refuse) };
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            throw error;
        throw refuse(reasonOf(error));
    }
}
function isWithin(root, file) {
    const way = (0,external_node_path_.relative)(root, file);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
async function readText(file, refuse) {
    const handle = await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    try {
        const stat = await handle.stat();
        if (stat.isDirectory())
            throw refuse('is a folder. Set the path of the file, such as deployments.yaml.');
        if (!stat.isFile())
            throw refuse('is not a regular file.');
        if (stat.size > yaml/* LONGEST */.zP)
            throw refuse(`is larger than ${yaml/* LONGEST */.zP / 1024} KiB. Split it, or shorten it.`);
        return new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
    }
    finally {
        await handle.close();
    }
}
function reasonOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    switch (code) {
        case 'ENOENT':
        case 'ENOTDIR':
            return 'does not exist. Correct the path, and check out the repository first.';
        case 'EACCES':
        case 'EPERM':
            return 'cannot be read: permission denied.';
        case 'ELOOP':
            return 'is a symbolic link that leads back to itself.';
        case 'EISDIR':
            return 'is a folder. Set the path of the file, such as deployments.yaml.';
        case 'ERR_ENCODING_INVALID_ENCODED_DATA':
            return 'is not UTF-8 text. Save it as UTF-8.';
        default:
            return `cannot be read${code === '' ? '' : ` (${(0,sanitize/* sanitizeLine */.g$)(code, 40)})`}. Check the path.`;
    }
}

;// CONCATENATED MODULE: ./lib/src/deployments/read-whole.js







async function readWhole(raw, ports) {
    const { runner, warnings = [], given = [], context, workspace } = ports;
    const unknown = (0,unknown_inputs/* judgeUnknownInputs */.P)(given);
    for (const warning of [...warnings, ...unknown.warnings])
        runner.warning(warning);
    const checkout = (0,graph_file/* lookWhileShown */.a)(ports.checkout);
    const check = async (request) => {
        if ('deploy' in request)
            await (0,graph_file/* refuseMissingGraph */.n)(request.deploy.wanted, checkout);
    };
    const manifest = await collectProblems(async () => {
        refuseRollback(raw);
        return readManifest(await readManifestFile(raw.manifest ?? '', workspace), raw, context, check);
    });
    if (!('problems' in manifest) && unknown.problems.length === 0)
        return manifest;
    const found = 'problems' in manifest ? manifest.problems : [];
    const access = listsOnly(raw) ? manifest : await collectProblems(async () => (0,request/* readAccess */.zS)(raw, context));
    const others = 'problems' in access ? access.problems : [];
    const isFound = ({ input }) => found.some((one) => one.input === input);
    throw new errors/* InputError */.dz([...unknown.problems, ...others.filter((problem) => !isFound(problem)), ...found]);
}
function refuseRollback({ command }) {
    if (command !== 'rollback')
        return;
    const problem = 'is rollback, which returns one deployment to one of its revisions. Remove manifest, and set name.';
    throw new errors/* InputError */.dz([{ input: 'command', problem }]);
}
async function collectProblems(read) {
    return read().catch((error) => {
        if (error instanceof errors/* InputError */.dz)
            return error;
        throw error;
    });
}

// EXTERNAL MODULE: ./lib/src/control-plane/exchange.js + 6 modules
var exchange = __webpack_require__(7217);
// EXTERNAL MODULE: ./lib/src/requests/list-deployments.js
var list_deployments = __webpack_require__(5676);
;// CONCATENATED MODULE: ./lib/src/deployments/shared/list.js


const MOST_PAGES = 3;
const FRESH_MS = 10_000;
function createSharedList(names, { now }) {
    const open = new Set(names.length < 2 ? [] : names);
    let list;
    return (controlPlane) => ({
        ...controlPlane,
        listDeployments: async (query) => {
            const { name_contains: name, offset } = query;
            if (offset !== 0 || !open.delete(name))
                return controlPlane.listDeployments(query);
            list ??= { readAt: now(), rows: readUnique(controlPlane) };
            const { readAt, rows } = list;
            const row = (await rows).get(name);
            if (row === undefined || now() - readAt > FRESH_MS)
                return controlPlane.listDeployments(query);
            return Object.assign([row], { more: false });
        }
    });
}
async function readUnique(controlPlane) {
    const listing = await (0,list_deployments/* readPages */.n4)(controlPlane, '', { mostPages: MOST_PAGES }).catch(() => null);
    if (listing === null || listing.incomplete !== undefined)
        return new Map();
    const unique = new Map(listing.rows.map((row) => [row.name, row]));
    for (const row of listing.rows) {
        if (unique.get(row.name) !== row || (0,contract_status/* isBeingDeleted */.vx)(row))
            unique.delete(row.name);
    }
    return unique;
}

;// CONCATENATED MODULE: ./lib/src/deployments/shared/reads.js
function remember() {
    const known = new Map();
    return (key, read) => {
        const result = known.get(key) ?? read();
        known.set(key, result);
        result.catch(() => known.delete(key));
        return result;
    };
}
function createSharedLookups() {
    const lookups = remember();
    const names = remember();
    return (controlPlane) => ({
        ...controlPlane,
        listIntegrations: () => lookups('integrations', () => controlPlane.listIntegrations()),
        listListeners: () => lookups('listeners', () => controlPlane.listListeners()),
        listDeployments: (query) => {
            const read = () => controlPlane.listDeployments(query);
            return query.name_contains === '' ? names(String(query.offset), read) : read();
        }
    });
}
const keyOf = ({ from, to }) => `${from}...${to}`;
function shareCheckout(checkout) {
    const compared = remember();
    const found = remember();
    return {
        ...checkout,
        listChangedFiles: (comparison, options) => compared(keyOf(comparison), () => checkout.listChangedFiles(comparison, options)),
        findFile: (commit, path, options) => found(`${commit} ${path}`, () => checkout.findFile(commit, path, options))
    };
}
function createSharedGitHub() {
    const compared = remember();
    return (github) => ({
        ...github,
        listChangedFiles: (comparison) => compared(keyOf(comparison), () => github.listChangedFiles(comparison))
    });
}

;// CONCATENATED MODULE: ./lib/src/deployments/shared/ports.js



const LONGEST_READ_MS = MOST_PAGES * exchange/* READ_TIMEOUT_MS */.W;
function sharePorts(ports, names) {
    const shareList = createSharedList(names, ports.clock);
    const shareLookups = createSharedLookups();
    const shareGitHub = createSharedGitHub();
    return {
        ...ports,
        connect: async (connection, limit) => {
            const controlPlane = await ports.connect(connection, limit);
            return limit.remainingMs() > LONGEST_READ_MS ? shareLookups(shareList(controlPlane)) : controlPlane;
        },
        openGitHub: async (account, phase) => shareGitHub(await ports.openGitHub(account, phase)),
        told: new Set(),
        checkout: shareCheckout(ports.checkout)
    };
}

;// CONCATENATED MODULE: ./lib/src/deployments/run-manifest.js


















async function runManifest(raw, ports) {
    const outputs = (0,written_outputs/* createOutputs */.l)(ports.runner);
    const report = new ManifestReport(ports, outputs);
    const run = { raw, ports, report, outputs, noticed: new Set() };
    let beside = {};
    try {
        (0,mask_inputs/* maskInputs */.a)(await (0,parse_inputs/* parseInputs */.T)(raw), { ...ports, noticed: run.noticed });
        const skipped = raw.command === 'matrix' ? undefined : (0,request/* reasonToSkip */.bk)(raw, ports.context);
        if (skipped === undefined)
            await runCommand(await readWhole(raw, ports), run);
        else
            beside = { skipped };
    }
    catch (error) {
        beside = { failure: describeProblem(error, ports.runner) };
    }
    return endManifest(run, { ...beside, is_preview: isPreview(raw) });
}
async function runCommand(manifest, run) {
    const { raw, report } = run;
    const names = new Map(selectedOf(manifest).map((one) => [one.key, nameOf(one, run)]));
    if (listsOnly(raw))
        report.begin(names);
    else
        await runSelected(manifest, names, run);
    if (raw.command === 'matrix')
        showMatrix(run);
}
function showMatrix({ report, ports, outputs }) {
    const keys = changedKeys(report.states);
    const matrix = matrixOutput(keys);
    const none = `All ${report.states.length} are unchanged: the matrix is empty, so no job runs.`;
    ports.runner.info(keys.length === 0 ? none : `Matrix: ${matrix}`);
    outputs.write({ matrix, operation: 'planned', new_revision: 'false' });
}
const selectedOf = ({ deployments }) => deployments.filter(({ is_selected }) => is_selected);
const nameOf = ({ name }, { raw, ports }) => nameInRun(raw, ports.context, name);
async function runSelected(manifest, names, run) {
    const { raw, ports, report } = run;
    const involved = involvedIn(manifest, isOrdered(raw, ports.context));
    await keepPublic(manifest, names, run);
    report.begin(names);
    const access = (0,request/* readAccess */.zS)(raw, ports.context);
    report.openComment(manifest, access);
    report.announce([
        (0,run_deployment/* controlPlaneLine */.Q)(access.connection),
        `Manifest ${manifest.path}: ${(0,format/* count */.U9)(names.size, 'deployment')}, at most ${manifest.max_parallel} at a time.`
    ]);
    if (raw.command === 'plan') {
        for (const one of involved)
            for (const line of one.origins())
                ports.runner.debug(line);
    }
    const shared = { ...run, ports: sharePorts(ports, [...names.values()]) };
    await runInOrder(involved, manifest.max_parallel, async (deployment, needed, inPlace) => {
        if (!deployment.is_selected)
            return inPlace(() => readUnselected(deployment, access, shared));
        const blocked = blockedBy(needed);
        if (blocked === undefined)
            return inPlace(() => runSelectedOne(deployment, needed, shared));
        report.end(deployment.key, blocked.phase, blocked);
        return blocked;
    });
}
async function keepPublic(manifest, names, { ports }) {
    const inputs = await Promise.all(selectedOf(manifest).map((one) => one.readKnown()));
    const facts = inputs.flatMap((each) => (0,public_facts/* publicFacts */.F)(each, ports.context));
    for (const fact of [...[...names].flat(), ...facts])
        ports.redactor.keep(fact);
}
function isOrdered(raw, { event_action }) {
    const isRemoval = raw.command === 'delete' || raw.command === 'sweep';
    return !isRemoval && !(isPreview(raw) && event_action === 'closed');
}
function involvedIn({ deployments }, hasOrder) {
    const ordered = deployments.map((one) => ({ ...one, needs: one.is_selected && hasOrder ? one.needs : [] }));
    const needed = new Set(ordered.flatMap(({ needs }) => needs));
    return ordered.filter(({ key, is_selected }) => is_selected || needed.has(key));
}
const orAnything = (end, { raw }) => raw.command === 'deploy' || 'live' in end ? end : { live: {} };
async function readUnselected(deployment, access, run) {
    const { deployment_id, recorded_in } = deployment;
    const need = { name: nameOf(deployment, run), recorded_in, ...(deployment_id !== undefined && { deployment_id }) };
    return orAnything(await readNeed(need, access, { ...run.ports, warn: (message) => run.report.warn(message) }), run);
}
async function runSelectedOne(deployment, needed, run) {
    const { key } = deployment;
    const { ports, report, noticed } = run;
    const to = report.start(key);
    const facts = run_manifest_factsOf(needed);
    const readRequest = async () => {
        for (const fact of [...facts.values()].flatMap(Object.values))
            ports.redactor.keep(fact);
        const runner = { ...ports.runner, ...to.lines };
        (0,mask_inputs/* maskInputs */.a)(await deployment.readInputs(facts), { ...ports, runner, noticed });
        return withoutComment(await deployment.readRequest(facts));
    };
    const end = await (0,run_deployment/* runDeployment */.p)(readRequest, ports, to);
    const { failure } = end;
    if (failure?.kind !== 'cancelled')
        await end.closeRecords().catch(() => { });
    to.reporter.end(failure);
    ports.observe?.({ type: 'ended', error_code: failure?.code ?? null }, key);
    report.end(key, failure === undefined ? 'live' : 'failed', end);
    if (failure !== undefined)
        return orAnything({ failure }, run);
    const { deployment_id: id, url, active_before, revision_id = active_before ?? undefined } = to.reporter.record();
    const live = {
        ...(id !== undefined && { id }),
        ...(revision_id !== undefined && { revision_id }),
        ...(url !== undefined && { url })
    };
    return { live };
}
function run_manifest_factsOf(needed) {
    return new Map([...needed].flatMap(([key, end]) => ('live' in end ? [[key, end.live]] : [])));
}


/***/ }),

/***/ 6237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ commentMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function commentMarker(of) {
    const { name, control_plane, is_plan = false } = of;
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([control_plane, name, ...(is_plan ? ['plan'] : [])]))
        .digest('hex');
    return `<!-- deploy-agent-server ${digest} -->`;
}


/***/ }),

/***/ 1058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ partOf)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(333);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9336);


function partOf(shown, options) {
    const { key, run_started_at, position, at, run_url, isOneOfMany, told } = options;
    const row = (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(shown, { at, run_url });
    return {
        key,
        kind: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenOf */ .B9)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .conclude */ .Ep)(shown.record, shown.failure, shown.isOver)),
        run_started_at: Math.round(run_started_at),
        ...(position !== undefined && { position }),
        row: _deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMNS */ .cZ.map((name) => row[name]),
        details: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .detailsOf */ .cz)(shown, { isOneOfMany, isFolded: true, told })
    };
}


/***/ })

};
