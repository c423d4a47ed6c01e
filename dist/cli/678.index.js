export const id = 678;
export const ids = [678];
export const modules = {

/***/ 14248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Wp: () => (/* binding */ parseAnswer),
/* harmony export */   hz: () => (/* binding */ isDeeperThan),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60745);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32858);



const DEEPEST = 100;
function parseAnswer(schema, answered) {
    const json = parseJson(answered);
    const parsed = schema.safeParse(answered.wording ? answered.wording.value(json) : json);
    if (parsed.success)
        return parsed.data;
    const issues = parsed.error.issues
        .slice(0, 5)
        .map((issue) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldPath */ .cn)(issue.path) || 'the body'}: ${issue.message}`));
    throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidResponse */ .Ff)(answered, issues.join('; '));
}
function parseJson(answered) {
    const { answer, redact } = answered;
    if (answer.status < 200 || answer.status > 299)
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .errorFromResponse */ .a5)(answered);
    let json;
    try {
        json = JSON.parse(answer.text);
    }
    catch {
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidResponse */ .Ff)(answered, whyNotJson(answer.text.trimStart().slice(0, _refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_QUOTED */ .d3), redact));
    }
    if (isDeeperThan(DEEPEST, json))
        throw (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .invalidResponse */ .Ff)(answered, `the body is nested more than ${DEEPEST} levels deep`);
    return json;
}
function isDeeperThan(levels, value) {
    if (typeof value !== 'object' || value === null)
        return false;
    return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}
function whyNotJson(text, redact) {
    if (text === '')
        return 'the body is empty';
    if (/^[[{"]/.test(text))
        return 'the body is JSON that is cut off or broken';
    return `the body is not JSON: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_2__/* .sanitizeLine */ .g$)((0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .quoted */ .TL)(text, redact), 80)}`;
}


/***/ }),

/***/ 22678:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkDeployed: () => (/* binding */ checkDeployed)
});

// EXTERNAL MODULE: ./lib/src/adapters/http/safe-url.js
var safe_url = __webpack_require__(15459);
// EXTERNAL MODULE: ./lib/src/deploy/verify/wait-for-url.js
var wait_for_url = __webpack_require__(52709);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(10323);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/contract/page.js
var contract_page = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
;// CONCATENATED MODULE: ./lib/src/smoke/find-assistant.js



const PAGE_SIZE = 100;
const MOST_PAGES = 20;
const MOST_NAMES = 20;
async function findAssistant(agentServer, wanted, timeoutMs) {
    const seen = new Map();
    for (let page = 0; page < MOST_PAGES; page++) {
        const answer = await agentServer.searchAssistants({ limit: PAGE_SIZE, offset: seen.size }, timeoutMs());
        const rows = (0,contract_page/* rowsIn */.Nn)(answer).map(readRow);
        const known = seen.size;
        for (const row of rows) {
            if (row === undefined)
                return unknownShape(wanted);
            seen.set(JSON.stringify(row), row);
        }
        const id = wanted !== undefined && identify([...seen.values()], wanted);
        if (id)
            return { id };
        if (rows.length <= 1 || seen.size === known)
            break;
    }
    const graphs = [...seen.values()].map((row) => row.graph_id ?? row.name ?? row.assistant_id ?? '');
    const [only, ...others] = new Set(graphs);
    if (wanted === undefined && only !== undefined && others.length === 0)
        return { id: only };
    return notListed([...new Set(graphs)], wanted);
}
function readRow(row) {
    const fields = typeof row === 'string' ? { name: row } : (row ?? {});
    const read = (field) => {
        const value = fields[field];
        return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const found = { assistant_id: read('assistant_id') ?? read('id'), name: read('name'), graph_id: read('graph_id') };
    return Object.values(found).some((name) => name !== undefined) ? found : undefined;
}
function identify(rows, wanted) {
    if (rows.some((row) => row.assistant_id === wanted || row.graph_id === wanted))
        return wanted;
    const named = rows.find((row) => row.name === wanted);
    return named && (named.assistant_id ?? wanted);
}
function notListed(graphs, wanted) {
    const names = graphs.map((graph) => (0,sanitize/* sanitizeLine */.g$)(graph, 60));
    const shown = names.slice(0, MOST_NAMES).join(', ') || 'none';
    if (wanted !== undefined)
        return {
            message: `The agent server has no assistant "${(0,sanitize/* sanitizeLine */.g$)(wanted)}".${(0,did_you_mean/* didYouMean */.au)(wanted, names)} It has: ${shown}.`,
            advice: 'Correct `smoke_assistant`, or add the graph to the graph configuration file.'
        };
    if (names.length > 0)
        return {
            message: `The agent server has several graphs: ${shown}.`,
            advice: 'Set `smoke_assistant` to the one to check.'
        };
    return {
        message: 'The agent server lists no assistant.',
        advice: 'Add a graph to the graph configuration file, or set `smoke_assistant`.'
    };
}
function unknownShape(wanted) {
    const what = wanted === undefined ? 'no graph' : `the assistant "${(0,sanitize/* sanitizeLine */.g$)(wanted)}"`;
    return {
        message: `POST /assistants/search returned an unknown shape, so ${what} could not be checked.`,
        advice: 'Set `smoke_assistant`.',
        is_unproven: true
    };
}

// EXTERNAL MODULE: ./lib/src/adapters/http/answer.js
var answer = __webpack_require__(14248);
;// CONCATENATED MODULE: ./lib/src/smoke/answer.js

const ENVELOPE = new Set(['metadata', 'end', 'ping', 'heartbeat', 'error']);
const INPUT_ROLES = new Set(['human', 'user', 'system', 'developer']);
const OTHER_ROLES = new Set(['tool', 'function', 'remove']);
const DEEPEST = 100;
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function typeOf({ event }) {
    const [mode = '', ...form] = event.trim().replace(/\|.*$/s, '').split('/');
    return { mode, form: form.join('/') };
}
const isError = (event) => typeOf(event).mode === 'error';
function isData(event) {
    const { mode, form } = typeOf(event);
    return !ENVELOPE.has(mode) && form !== 'metadata' && event.data.trim() !== '';
}
function viewsOf(events) {
    const parts = events
        .filter(isData)
        .map(readPart)
        .filter((part) => part !== undefined);
    const modes = [...new Set(parts.map(({ mode }) => mode))];
    const views = modes.flatMap((mode) => {
        const own = parts.filter((part) => part.mode === mode);
        const told = mode === 'values' ? own.slice(-1) : own;
        const texts = told.flatMap(({ payload }) => textsIn(payload));
        return [joinedMessages(told) || texts.join('\n'), told.map(({ data }) => data).join('\n')];
    });
    return [...new Set(views)].filter((view) => view !== '');
}
const textsOf = (data) => textsIn(parse(data));
function joinedMessages(parts) {
    const texts = new Map();
    for (const { mode, isPiece, payload } of parts) {
        for (const { id, text, by } of messagesIn(payload)) {
            if (by !== 'answer')
                continue;
            const key = id ?? (mode === 'messages' ? '' : text);
            texts.set(key, isPiece ? (texts.get(key) ?? '') + text : text);
        }
    }
    return [...texts.values()].filter((text) => text !== '').join('\n');
}
function readPart(event) {
    const { mode, form } = typeOf(event);
    const json = parse(event.data);
    const isPiece = mode === 'messages' && form === '';
    const isPair = isPiece && Array.isArray(json) && json.length === 2 && isMessage(json[0]) && !isMessage(json[1]);
    const payload = withoutInput(isPair ? json[0] : json);
    if (payload === undefined)
        return undefined;
    const isWhole = typeof json !== 'object' || JSON.stringify(payload) === JSON.stringify(json);
    return { mode, isPiece, payload, data: isWhole ? event.data : JSON.stringify(payload) };
}
function parse(data) {
    try {
        const json = JSON.parse(data);
        return (0,answer/* isDeeperThan */.hz)(DEEPEST, json) ? data : json;
    }
    catch {
        return data;
    }
}
const isMessage = (value) => readMessage(value) !== undefined;
function readMessage(value) {
    if (!isMap(value))
        return undefined;
    const serialized = value['lc'] !== undefined && isMap(value['kwargs']);
    const fields = serialized ? value['kwargs'] : value;
    if (!('content' in fields))
        return undefined;
    const className = serialized && Array.isArray(value['id']) ? value['id'].at(-1) : undefined;
    const words = [className, fields['role'], fields['type']].filter((word) => typeof word === 'string');
    const role = words.find((word) => word !== '') ?? '';
    const kind = role.replace(/Message(?:Chunk)?$/, '').toLowerCase();
    const by = INPUT_ROLES.has(kind) ? 'input' : OTHER_ROLES.has(kind) ? 'other' : 'answer';
    const id = typeof fields['id'] === 'string' && fields['id'] !== '' ? fields['id'] : undefined;
    return { id, text: textOf(fields['content']), by };
}
function textOf(content) {
    if (typeof content === 'string')
        return content;
    if (Array.isArray(content))
        return content.map(textOf).join('');
    return isMap(content) ? textOf(content['text'] ?? content['content']) : '';
}
function messagesIn(payload) {
    const message = readMessage(payload);
    if (message !== undefined)
        return [message];
    return typeof payload === 'object' && payload !== null ? Object.values(payload).flatMap(messagesIn) : [];
}
function withoutInput(payload) {
    const message = readMessage(payload);
    if (message?.by === 'input')
        return undefined;
    if (message !== undefined || typeof payload !== 'object' || payload === null)
        return payload;
    if (Array.isArray(payload))
        return payload.map(withoutInput).filter((kept) => kept !== undefined);
    return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, withoutInput(value)]));
}
function textsIn(value) {
    if (typeof value === 'string')
        return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

;// CONCATENATED MODULE: ./lib/src/smoke/transcript.js


const MOST_EVENTS = 20;
const MOST_READ = 20_000;
function transcriptOf(events, redact) {
    const shown = events.slice(-MOST_EVENTS);
    const texts = (0,sanitize/* redactLines */.nI)(shown.map(({ data }) => (textsOf(data).join(' · ') || data).slice(0, MOST_READ)), redact);
    return shown.map(({ event }, at) => ({
        event: (0,sanitize/* sanitizeLine */.g$)(redact(event), 40),
        text: (0,sanitize/* sanitizeLine */.g$)(texts[at] ?? '', 200)
    }));
}

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
;// CONCATENATED MODULE: ./lib/src/smoke/verdict.js



const MATCH_LIMIT_MS = 800;
const FIX_AGENT = 'Fix the cause in the agent; the log of the revision may say more.';
function judgeRun(events, expect) {
    const failed = reportedError(events);
    if (failed !== undefined)
        return failed;
    if (!events.some(isData))
        return {
            lines: ['The run ended without a data event.'],
            advice: `Check that the agent answers \`smoke_input\` in \`smoke_stream_mode\`. ${FIX_AGENT}`
        };
    return expect === undefined ? undefined : judgeText(events, expect);
}
function reportedError(events) {
    const error = events.find(isError);
    return (error && {
        lines: [`The agent reported an error: ${textsOf(error.data).join(': ')}`],
        advice: `${FIX_AGENT} If the agent needs another input, correct \`smoke_input\`.`
    });
}
function judgeText(events, expect) {
    const views = viewsOf(events);
    const pattern = `smoke_expect: ${(0,sanitize/* sanitizeLine */.g$)(expect, 100)}`;
    const isMatch = matchPattern(expect, views);
    if (isMatch === undefined)
        return {
            lines: ['The pattern in `smoke_expect` took too long to match.', pattern],
            advice: 'Make the pattern in `smoke_expect` simpler.'
        };
    if (isMatch)
        return undefined;
    return {
        lines: ['The answer does not match `smoke_expect`.', pattern, `answer: ${views[0] ?? '(no text)'}`],
        advice: 'If the answer is right, correct `smoke_expect`. If it is wrong, fix the agent. If the question is wrong, correct `smoke_input`.'
    };
}
function matchPattern(pattern, texts) {
    try {
        const script = "texts.some((text) => new RegExp(pattern, 's').test(text))";
        return (0,external_node_vm_.runInNewContext)(script, { pattern, texts: [...texts] }, { timeout: MATCH_LIMIT_MS }) === true;
    }
    catch (error) {
        if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/src/smoke/smoke-check.js







const FINAL = new Set([400, 401, 403, 422]);
const LAST_ATTEMPT_MS = 1_000;
const LONGEST_SEARCH_MS = 15_000;
class CheckFailedError extends errors/* DeployError */.sH {
    constructor(message, options) {
        super('check_failed', message, options);
    }
}
async function checkAgentServer(ports, request) {
    const { clock, emit, redact } = ports;
    const check = { ...ports, request, startedAt: clock.now(), events: [] };
    const { assistant, problem } = await checkAssistant(check);
    const asked = request.run && (0,sanitize/* sanitizeLine */.g$)(redact(JSON.stringify(request.run.input)), 200);
    emit({
        type: 'check_ended',
        check: {
            result: problem === undefined ? 'passed' : 'failed',
            ...(assistant !== undefined && { assistant }),
            ...(asked && { asked }),
            events: transcriptOf(check.events, redact),
            elapsed_ms: clock.now() - check.startedAt
        }
    });
    if (problem === undefined)
        return;
    const message = `Smoke check failed. ${problem.message}\nThe revision was DEPLOYED.`;
    throw new CheckFailedError(message, { advice: problem.advice });
}
const remaining = ({ clock, startedAt, request }) => startedAt + request.timeoutMs - clock.now();
async function checkAssistant(check) {
    const { assistant: wanted, run } = check.request;
    const found = await untilReady(check, () => search(check));
    const assistant = 'value' in found ? found.value : wanted;
    const problem = 'problem' in found ? found.problem : undefined;
    if (problem !== undefined && (!problem.is_unproven || assistant === undefined))
        return { assistant, problem };
    if (problem !== undefined)
        check.emit({ type: 'warning', message: problem.message });
    if (run === undefined || assistant === undefined)
        return { assistant: wanted ?? assistant };
    const ended = await untilReady(check, () => runOnce(check, { assistant_id: assistant, ...run }));
    return { assistant: wanted ?? assistant, problem: 'problem' in ended ? ended.problem : undefined };
}
async function untilReady(check, tryOnce) {
    const { clock, emit, request, startedAt } = check;
    const reserveMs = Math.min(LAST_ATTEMPT_MS, request.timeoutMs / 10);
    let before;
    for (let attempts = 1;; attempts++) {
        const outcome = await tryOnce();
        if ('value' in outcome)
            return outcome;
        const leftMs = remaining(check);
        const problem = leftMs <= 0 ? (before ?? outcome.problem) : outcome.problem;
        if (!outcome.problem.retryable || leftMs <= reserveMs) {
            const effort = `${attempts} attempts in ${(0,format/* spellDuration */.jl)(clock.now() - startedAt)}.`;
            return { problem: attempts === 1 ? problem : { ...problem, message: `${problem.message}\n${effort}` } };
        }
        const delay_ms = Math.min((0,retry/* backoffDelay */.EY)(attempts, problem.retryAfterMs), leftMs - reserveMs);
        emit({ type: 'retrying', problem: problem.brief ?? problem.message, delay_ms });
        await clock.sleep(delay_ms);
        before = problem;
    }
}
function refused(error) {
    const { message, brief, advice, retryAfterMs } = error;
    const retryable = !(error instanceof errors/* StatusError */.Xs && FINAL.has(error.status));
    return { problem: { message, brief, advice, retryable, retryAfterMs } };
}
async function search(check) {
    const { agentServer, request } = check;
    const timeoutMs = () => Math.max(1, Math.min(LONGEST_SEARCH_MS, remaining(check)));
    const searched = await (0,retry/* tryRequest */.dP)(() => findAssistant(agentServer, request.assistant, timeoutMs));
    if ('error' in searched)
        return refused(searched.error);
    if ('id' in searched.value)
        return { value: searched.value.id };
    return { problem: { ...searched.value, retryable: !searched.value.is_unproven } };
}
async function runOnce(check, run) {
    const { agentServer, redact, request } = check;
    check.events = [];
    const { events } = check;
    const told = await (0,retry/* tryRequest */.dP)(() => agentServer.streamRun(run, Math.max(1, remaining(check)), (event) => events.push(event)));
    if ('error' in told && events.length === 0)
        return refused(told.error);
    const retryable = events.length === 0;
    const verdict = 'error' in told ? reportedError(events) : judgeRun(events, request.expect);
    if (verdict !== undefined) {
        const message = verdict.lines.map((line) => (0,sanitize/* sanitizeLine */.g$)(redact(line), 400)).join('\n');
        return { problem: { message, advice: verdict.advice, retryable } };
    }
    return 'error' in told ? { problem: unfinished(check, told.error) } : { value: true };
}
function unfinished({ events, request }, { message }) {
    return {
        message: `The run did not finish. It sent ${(0,format/* count */.U9)(events.length, 'event')}.\n${message}`,
        advice: `Check in the log of the revision whether the agent crashed or loops. If it needs more than ${(0,format/* spellDuration */.jl)(request.timeoutMs)}, set \`smoke_timeout\` to a longer time.`,
        retryable: false
    };
}

;// CONCATENATED MODULE: ./lib/src/smoke/check-deployed.js




const LONGEST_URL_MS = 15_000;
async function checkDeployed(session, agent, check) {
    const { clock, emit, redact } = session;
    const { deployment_id, connect } = agent;
    const timeoutMs = Math.min(check.timeoutMs, LONGEST_URL_MS);
    const shown = deployment_id && (await (0,wait_for_url/* waitForUrl */.U)(session, { deployment_id, timeoutMs }, agent.url));
    const url = agent.url();
    const unsafe = url === undefined ? unknownReason(shown) : (0,safe_url/* unsafeReason */.Bf)(url);
    if (url === undefined || unsafe !== undefined) {
        const { assistant } = check;
        emit({
            type: 'check_ended',
            check: { result: 'failed', ...(assistant && { assistant }), events: [], elapsed_ms: 0 }
        });
        const what = `Smoke check failed. The URL of the deployment ${unsafe?.replace(/\.$/, '')}. No key was sent.`;
        throw new CheckFailedError(`${what}\nThe revision was DEPLOYED.`, {
            advice: 'Set `custom_url` if the source is an image, or remove the `smoke_…` inputs.'
        });
    }
    await checkAgentServer({ agentServer: connect((0,safe_url/* withoutTrailingSlash */.ae)(url)), clock, emit, redact }, check);
}
function unknownReason(shown) {
    return shown === undefined
        ? 'is unknown: the service shows none (source_config.custom_url)'
        : `cannot be used: the service shows "${(0,sanitize/* sanitizeLine */.g$)(shown, 200)}", which is not a web address`;
}


/***/ })

};
