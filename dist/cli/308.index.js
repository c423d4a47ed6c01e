export const id = 308;
export const ids = [308];
export const modules = {

/***/ 96308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ManifestReport: () => (/* binding */ ManifestReport)
});

// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/report/headline.js
var headline = __webpack_require__(35509);
// EXTERNAL MODULE: ./lib/src/report/outcome.js
var outcome = __webpack_require__(50333);
// EXTERNAL MODULE: ./lib/src/report/revision-names.js
var revision_names = __webpack_require__(40213);
// EXTERNAL MODULE: ./lib/src/report/serving-text.js
var serving_text = __webpack_require__(10441);
;// CONCATENATED MODULE: ./lib/src/report/manifest.js







function endTitle(state) {
    const { key, record, failure } = state;
    const { kind } = (0,outcome/* conclude */.Ep)(state);
    if (kind === 'blocked')
        return { text: `- ${key}: skipped. ${failure?.what ?? ''}`, tone: 'aside' };
    if (kind === 'absent')
        return { text: `- ${key}: nothing to delete` };
    if ((0,outcome/* isPlan */.q5)(kind))
        return { text: `- ${key}: ${(0,headline/* planText */.Pt)(record.plan)}` };
    const { word } = outcome/* KINDS */.GW[kind];
    if (failure === undefined) {
        const text = `✓ ${key}: ${[word, tookText('in', state)].join(' ').trimEnd()}`;
        return { text, tone: 'success' };
    }
    const isCancelled = failure.kind === 'cancelled' || failure.code === word;
    const why = isCancelled ? '' : `(${failure.code})`;
    const parts = [word, tookText('after', state), why].filter((part) => part !== '');
    return { text: `✗ ${key}: ${parts.join(' ')}`, tone: 'failure' };
}
function tookText(preposition, state) {
    const took = (0,outcome/* tookMs */.gM)(state);
    return took === undefined ? '' : `${preposition} ${(0,format/* spellDuration */.jl)(took)}`;
}
const LONGEST_CAUSE = 1_000;
function endOf(state) {
    return { ...(0,outcome/* conclude */.Ep)(state), name: state.key };
}
function endLines(states) {
    const ended = states.filter(({ isOver }) => isOver);
    const hasFailed = states.some(({ failure }) => failure !== undefined);
    const addresses = addressLines(ended);
    if (ended.length === 0 || (hasFailed && addresses.length === 0))
        return [];
    const first = hasFailed ? 'Addresses:' : (0,headline/* countsOf */.mQ)(ended.map(endOf)).replace(/\.?$/, '.');
    return [first, ...addresses];
}
const LIVE = new Set(['created', 'updated', 'unchanged']);
function addressLines(ended) {
    const width = Math.max(...ended.map(({ key }) => key.length));
    const lines = [];
    for (const state of ended) {
        const { url } = state.record.target;
        const remark = addressRemark(state);
        if (url !== undefined && remark !== undefined)
            lines.push(`  ${state.key.padEnd(width)}  ${url}${remark}`);
    }
    return lines;
}
function addressRemark({ failure, record }) {
    const { operation = '', target } = record;
    if (failure === undefined)
        return LIVE.has(operation) ? '' : undefined;
    const makesRevisions = target.command === 'deploy' || target.command === 'rollback';
    return makesRevisions && failure.code !== 'deployment_deleted' ? (0,serving_text/* linkRemark */.B_)(record) : undefined;
}
function manifestFailure(states) {
    const { failed, skipped } = failuresIn(states);
    if (failed.length === 0)
        return undefined;
    const stopped = failed.filter(({ failure }) => failure.kind === 'cancelled');
    const isCancelled = stopped.length > 0;
    return {
        kind: isCancelled ? 'cancelled' : 'failure',
        code: errorCodeOfRun(isCancelled ? stopped : failed),
        what: (0,headline/* countsOf */.mQ)(states.map(endOf)).replace(/\.?$/, '.'),
        facts: factsByKey([...failed, ...skipped], causeText),
        ...fixOf(failed)
    };
}
function withPointers(failure, states) {
    const { failed, skipped } = failuresIn(states);
    const facts = factsByKey([...failed, ...skipped], (state) => `${state.failure.code}. See above.`);
    return { ...failure, facts, fix: sharedFix(failed), command: undefined };
}
function failuresIn(states) {
    const all = states.filter((state) => state.failure !== undefined);
    const isSkipped = (state) => (0,outcome/* conclude */.Ep)(state).kind === 'blocked';
    return { failed: all.filter((state) => !isSkipped(state)), skipped: all.filter(isSkipped) };
}
function fixOf(failed) {
    const [only, ...others] = failed;
    const isOnly = only !== undefined && others.length === 0 && !mayContinue(only);
    if (!isOnly || only.failure.fix.length === 0)
        return { fix: sharedFix(failed) };
    const { fix, command } = only.failure;
    return { fix, ...(command !== undefined && { command }) };
}
function sharedFix(failed) {
    const continuing = failed.filter(mayContinue);
    return [
        ...(continuing.length > 0 ? ['Rollouts that are in progress continue.'] : []),
        continuing.length < failed.length ? 'Correct the causes above, then run again.' : 'Run again.'
    ];
}
function mayContinue({ failure }) {
    return failure.kind === 'cancelled' || failure.code === 'wait_timeout';
}
function errorCodeOfRun(failed) {
    const [code = 'internal', ...others] = new Set(failed.map(({ failure }) => failure?.code ?? 'internal'));
    if (others.length === 0)
        return code;
    return failed[0]?.failure?.kind === 'cancelled' ? 'internal' : 'deployments_failed';
}
function factsByKey(failed, textOf) {
    const texts = failed.map((state) => ({ key: state.key, text: textOf(state) }));
    return (0,format/* groupByText */.YQ)(texts).map(({ text, keys }) => ({ label: keys.join(', '), value: text }));
}
function causeText({ failure, record }) {
    const serving = (0,serving_text/* servingFact */.ty)(failure, record);
    const text = `${(0,errors/* inOneLine */.UX)(failure)} ${serving ?? ''}`.trim();
    return `${(0,sanitize/* sanitizeLine */.g$)((0,revision_names/* withShortIds */.DR)(text, record), LONGEST_CAUSE)}   code: ${failure.code}`;
}

// EXTERNAL MODULE: ./lib/src/report/outputs.js
var report_outputs = __webpack_require__(42011);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/report/log.js
var log = __webpack_require__(88339);
;// CONCATENATED MODULE: ./lib/src/run/report/manifest-log.js





class ManifestLog {
    runner;
    logs = new Map();
    warned = new Set();
    constructor(runner) {
        this.runner = runner;
    }
    warn(message, key) {
        if (this.warned.has(message))
            return false;
        this.warned.add(message);
        this.runner.warning(key === undefined ? message : `${key}: ${message}`);
        return true;
    }
    open(key) {
        const lines = [];
        this.logs.set(key, lines);
        return {
            info: (text) => {
                if (text !== log/* PLAN_ONLY */.b$)
                    lines.push(text);
            },
            notice: (text) => void lines.push(`Notice: ${text}`),
            warning: (text) => {
                lines.push(`Warning: ${text}`);
                this.warn(text, key);
            },
            error: () => { },
            debug: (text) => this.runner.debug(`${key}: ${text}`),
            group: (title, text) => void lines.push(`${title}\n${text}`)
        };
    }
    follow({ key, record }, event, width) {
        const text = record.target.command === 'plan' ? undefined : liveText(event);
        if (text === undefined)
            return;
        const line = `${key.padEnd(width)}  ${text}`;
        if (this.runner.progress === undefined)
            this.runner.info(line);
        else
            this.runner.progress(line);
    }
    end(state) {
        const { key, failure, record } = state;
        const lines = this.logs.get(key);
        const isDetail = failure === undefined && record.operation !== 'planned';
        const { text, tone } = endTitle(state);
        if (lines === undefined)
            this.runner.info(text, { tone });
        else
            this.runner.group(text, lines.join('\n'), { isDetail, tone });
        if (failure !== undefined && (0,outcome/* conclude */.Ep)(state).kind !== 'blocked') {
            this.runner.info(`${key}: ${(0,report_failure/* failureText */.kY)(failure, record)}`, { isFailure: true });
        }
    }
}
function liveText(event) {
    const isWrite = event.type === 'operation_decided' && /^(?:created|updated)$/.test(event.operation);
    const isFollowed = isWrite || /^(?:status_read|rollback_progressed|check_ended)$/.test(event.type);
    return isFollowed ? (0,log/* logLines */.OG)(event, record/* EMPTY_RECORD */.sU)[0]?.text.trim() : undefined;
}

// EXTERNAL MODULE: ./lib/src/run/report/run-report.js + 3 modules
var run_report = __webpack_require__(29256);
;// CONCATENATED MODULE: ./lib/src/run/report/manifest-report.js






class ManifestReport extends run_report/* RunReport */.e {
    log = new ManifestLog(this.ports.runner);
    begin(names) {
        for (const [key, name] of names)
            this.change(key, { name });
        this.outputs.write((0,report_outputs/* manifestOutputs */.A)(this.states));
        const loss = this.outputs.takeLoss();
        if (loss !== undefined)
            throw loss;
    }
    async close(outside) {
        const failure = this.showResult(outside);
        const error_code = await this.finish(failure, outside && failure);
        this.warnOfLoss();
        return error_code === null;
    }
    linesOf(key) {
        return this.log.open(key);
    }
    outputsOf() {
        return this.states.length > 1 ? undefined : this.outputs;
    }
    showEvent(state, event) {
        this.ports.observe?.(event, state.key);
        const width = Math.max(...this.states.map(({ key }) => key.length));
        this.log.follow(state, event, width);
    }
    showWarning(message) {
        return this.log.warn(message);
    }
    showEnd(state) {
        const { key, failure } = state;
        const reporter = this.reporters.get(key);
        if (reporter !== undefined) {
            reporter.end(failure);
            this.ports.observe?.({ type: 'ended', error_code: failure?.code ?? null }, key);
        }
        this.log.end(state);
        this.outputs.write((0,report_outputs/* manifestOutputs */.A)(this.states));
    }
    showResult(outside) {
        const { states, outputs, ports } = this;
        if (states.length > 0)
            outputs.write({ ...(0,report_outputs/* manifestOutputs */.A)(states), ...(0,report_outputs/* plansOutput */.hP)(states) });
        for (const line of endLines(states))
            ports.runner.info(line);
        const inDeployments = outside === undefined ? manifestFailure(states) : undefined;
        const failed = outside ?? inDeployments ?? this.lossFailure();
        if (failed === undefined)
            return undefined;
        const failure = (0,report_failure/* withDocs */.yp)(failed, ports.context);
        this.showFailure(failure, inDeployments && withPointers(failure, states));
        outputs.write({ error_code: failure.code });
        return failure;
    }
    lossFailure() {
        const loss = this.outputs.takeLoss(' The changes made so far stay.');
        return loss && (0,report_failure/* describeFailure */.Ic)(loss, record/* EMPTY_RECORD */.sU);
    }
}


/***/ })

};
