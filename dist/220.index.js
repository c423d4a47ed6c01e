export const id = 220;
export const ids = [220];
export const modules = {

/***/ 8220:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkDeployed: () => (/* binding */ checkDeployed)
});

// EXTERNAL MODULE: ./lib/src/deploy/verify/wait-for-url.js
var wait_for_url = __webpack_require__(2709);
// EXTERNAL MODULE: ./lib/src/http/safe-url.js
var safe_url = __webpack_require__(7614);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(745);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(323);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(8137);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
;// CONCATENATED MODULE: ./lib/src/smoke/messages.js
const DEEPEST = 100;
const INPUT_ROLES = new Set(['human', 'user', 'system', 'developer']);
const OTHER_ROLES = new Set(['tool', 'function', 'remove']);
const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function readMessage(value) {
    if (!isMap(value))
        return undefined;
    const { fields, role } = unwrap(value);
    if (!('content' in fields))
        return undefined;
    const kind = role.replace(/Message(?:Chunk)?$/, '').toLowerCase();
    const by = INPUT_ROLES.has(kind) ? 'input' : OTHER_ROLES.has(kind) ? 'other' : 'answer';
    const id = typeof fields['id'] === 'string' && fields['id'] !== '' ? fields['id'] : undefined;
    return { id, text: textOfContent(fields['content']), by };
}
function unwrap(value) {
    const { lc, kwargs, id } = value;
    const serialized = lc !== undefined && isMap(kwargs);
    const fields = serialized ? kwargs : value;
    const className = serialized && Array.isArray(id) ? id.at(-1) : undefined;
    const role = [className, fields['role'], fields['type']].find((word) => typeof word === 'string' && word !== '');
    return { fields, role: typeof role === 'string' ? role : '' };
}
function textOfContent(content) {
    if (typeof content === 'string')
        return content;
    if (Array.isArray(content))
        return content.map(textOfPart).join('');
    return isMap(content) ? textOfPart(content) : '';
}
function textOfPart(part) {
    if (typeof part === 'string')
        return part;
    if (!isMap(part))
        return '';
    const { text, content } = part;
    if (typeof text === 'string')
        return text;
    return typeof content === 'string' ? content : '';
}
function messagesIn(payload, depth = 0) {
    if (typeof payload !== 'object' || payload === null || depth > DEEPEST)
        return [];
    const message = readMessage(payload);
    if (message !== undefined)
        return [message];
    return Object.values(payload).flatMap((inner) => messagesIn(inner, depth + 1));
}
function withoutInput(payload, depth = 0) {
    if (typeof payload !== 'object' || payload === null || depth > DEEPEST)
        return payload;
    if (readMessage(payload) !== undefined)
        return payload;
    const isKept = (value) => readMessage(value)?.by !== 'input';
    const inner = (value) => withoutInput(value, depth + 1);
    if (Array.isArray(payload))
        return payload.filter(isKept).map(inner);
    const kept = Object.entries(payload).filter(([, value]) => isKept(value));
    return Object.fromEntries(kept.map(([key, value]) => [key, inner(value)]));
}
function textsOf(data) {
    try {
        return textsIn(JSON.parse(data)) ?? [data];
    }
    catch {
        return [data];
    }
}
function textsIn(value) {
    const found = [];
    return collect(value, found, 0) ? found : undefined;
}
function collect(value, found, depth) {
    if (depth > DEEPEST)
        return false;
    if (typeof value === 'string')
        found.push(value);
    if (typeof value !== 'object' || value === null)
        return true;
    for (const inner of Object.values(value))
        if (!collect(inner, found, depth + 1))
            return false;
    return true;
}

;// CONCATENATED MODULE: ./lib/src/smoke/assistants.js

const LIST_FIELDS = ['assistants', 'resources', 'items', 'data', 'results'];
function readAssistants(answer) {
    const list = listIn(answer);
    if (list === undefined)
        return null;
    const rows = list.map(readRow);
    return rows.every((row) => row !== undefined) ? rows : null;
}
function listIn(answer) {
    if (Array.isArray(answer))
        return answer;
    if (!isMap(answer))
        return undefined;
    const named = LIST_FIELDS.map((field) => answer[field]).find(Array.isArray);
    const lists = Object.values(answer).filter(Array.isArray);
    return named ?? (lists.length === 1 ? lists[0] : undefined);
}
function readRow(row) {
    if (typeof row === 'string')
        return { name: row };
    if (!isMap(row))
        return undefined;
    const read = (field) => (typeof row[field] === 'string' && row[field] !== '' ? row[field] : undefined);
    const [assistant_id, name, graph_id] = [read('assistant_id') ?? read('id'), read('name'), read('graph_id')];
    if (assistant_id === undefined && name === undefined && graph_id === undefined)
        return undefined;
    return { ...(assistant_id && { assistant_id }), ...(name && { name }), ...(graph_id && { graph_id }) };
}
function isSameAssistant(a, b) {
    return a.assistant_id === b.assistant_id && a.name === b.name && a.graph_id === b.graph_id;
}
function identifyAssistant(rows, wanted) {
    if (rows.some((row) => row.assistant_id === wanted || row.graph_id === wanted))
        return wanted;
    const named = rows.find((row) => row.name === wanted);
    return named && (named.assistant_id ?? wanted);
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

;// CONCATENATED MODULE: ./lib/src/smoke/answer.js

const ENVELOPE = new Set(['metadata', 'end', 'ping', 'heartbeat']);
function readEventType(event) {
    const [mode = '', ...form] = event.trim().replace(/\|.*$/s, '').split('/');
    return { mode, form: form.join('/') };
}
function isError({ event }) {
    return readEventType(event).mode === 'error';
}
function isData(event) {
    const { mode, form } = readEventType(event.event);
    return !ENVELOPE.has(mode) && form !== 'metadata' && mode !== 'error' && event.data.trim() !== '';
}
function viewsOf(events) {
    const parts = events.filter(isData).map(readPart);
    const told = parts.filter((part) => part !== undefined);
    const modes = [...new Set(told.map(({ type }) => type.mode))];
    const views = modes.flatMap((mode) => viewsOfMode(mode, told.filter(({ type }) => type.mode === mode)));
    return [...new Set(views)].filter((view) => view !== '');
}
function viewsOfMode(mode, parts) {
    const told = mode === 'values' ? parts.slice(-1) : parts;
    const texts = told.flatMap(({ payload, data }) => textsIn(payload) ?? data);
    return [joinedMessages(mode, told), texts.join('\n'), told.map(({ data }) => data).join('\n')];
}
function joinedMessages(mode, parts) {
    const texts = new Map();
    for (const { type, payload } of parts) {
        for (const { id, text, by } of messagesIn(payload)) {
            if (by !== 'answer')
                continue;
            const isPiece = mode === 'messages' && type.form === '';
            const key = id ?? (mode === 'messages' ? '' : text);
            texts.set(key, isPiece ? (texts.get(key) ?? '') + text : text);
        }
    }
    return [...texts.values()].filter((text) => text !== '').join('\n');
}
function readPart({ event, data }) {
    const type = readEventType(event);
    try {
        const json = JSON.parse(data);
        if (typeof json !== 'object')
            return { type, payload: json, data };
        const told = type.mode === 'messages' && type.form === '' && Array.isArray(json) ? withoutMetadata(json) : json;
        if (readMessage(told)?.by === 'input')
            return undefined;
        const payload = withoutInput(told);
        const text = JSON.stringify(payload);
        return { type, payload, data: text === JSON.stringify(json) ? data : text };
    }
    catch {
        return { type, payload: data, data };
    }
}
function withoutMetadata(rows) {
    const [message, metadata] = rows;
    const isPair = rows.length === 2 && readMessage(message) !== undefined && readMessage(metadata) === undefined;
    return isPair ? message : rows;
}

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./lib/src/smoke/expectation.js

const MATCH_LIMIT_MS = 800;
function matchPattern(pattern, texts) {
    try {
        const sandbox = { pattern, texts: [...texts] };
        const script = "texts.some((text) => new RegExp(pattern, 's').test(text))";
        return (0,external_node_vm_.runInNewContext)(script, sandbox, { timeout: MATCH_LIMIT_MS }) === true;
    }
    catch (error) {
        if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return 'timeout';
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/src/smoke/verdict.js




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
    switch (matchPattern(expect, views)) {
        case true:
            return undefined;
        case 'timeout':
            return {
                lines: ['The pattern in `smoke_expect` took too long to match.', pattern],
                advice: 'Make the pattern in `smoke_expect` simpler.'
            };
        case false:
            return {
                lines: ['The answer does not match `smoke_expect`.', pattern, `answer: ${views[0] ?? '(no text)'}`],
                advice: 'If the answer is right, correct `smoke_expect`. If it is wrong, fix the agent. If the question is wrong, correct `smoke_input`.'
            };
    }
}

;// CONCATENATED MODULE: ./lib/src/smoke/smoke-check.js








const FINAL = new Set([400, 401, 403, 422]);
const LAST_ATTEMPT_MS = 1_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 20;
const LONGEST_SEARCH_MS = 15_000;
class CheckFailedError extends errors/* DeployError */.sH {
    constructor(message, options) {
        super('check_failed', message, options);
    }
}
async function checkAgentServer(ports, request) {
    const check = { ...ports, request, startedAt: ports.clock.now(), events: [] };
    const problem = await findProblem(check);
    const result = problem === undefined ? 'passed' : 'failed';
    ports.emit({ type: 'check_ended', check: report(check, result) });
    if (problem === undefined)
        return;
    const message = `Smoke check failed. ${problem.message}\nThe revision was DEPLOYED.`;
    throw new CheckFailedError(message, { advice: problem.advice });
}
const remaining = ({ clock, startedAt, request }) => startedAt + request.timeoutMs - clock.now();
function report({ request, events, clock, startedAt, redact }, result) {
    const asked = request.run && (0,sanitize/* sanitizeLine */.g$)(redact(JSON.stringify(request.run.input)), 200);
    const elapsed_ms = clock.now() - startedAt;
    return {
        result,
        assistant: request.assistant,
        ...(asked && { asked }),
        events: transcriptOf(events, redact),
        elapsed_ms
    };
}
async function findProblem(check) {
    const { assistant, run } = check.request;
    const found = await untilReady(check, () => findAssistant(check));
    if ('problem' in found && !found.problem.is_unproven)
        return found.problem;
    if ('problem' in found)
        check.emit({ type: 'warning', message: found.problem.message });
    if (run === undefined)
        return undefined;
    const assistant_id = 'value' in found ? found.value : assistant;
    const ended = await untilReady(check, () => runOnce(check, { assistant_id, ...run }));
    return 'problem' in ended ? ended.problem : undefined;
}
async function untilReady(check, tryOnce) {
    const { clock, emit, request } = check;
    const reserveMs = Math.min(LAST_ATTEMPT_MS, request.timeoutMs / 10);
    let before;
    for (let attempts = 1;; attempts++) {
        const outcome = await tryOnce();
        if ('value' in outcome)
            return outcome;
        const leftMs = remaining(check);
        const mostMs = leftMs - reserveMs;
        if (!outcome.retryable || mostMs <= 0)
            return withAttempts(check, leftMs <= 0 ? (before ?? outcome) : outcome, attempts);
        const delay_ms = Math.min((0,retry/* backoffDelay */.EY)(attempts, outcome.retryAfterMs), mostMs);
        const { brief, message } = outcome.problem;
        emit({ type: 'retrying', problem: brief ?? message, delay_ms });
        await clock.sleep(delay_ms);
        before = outcome;
    }
}
function withAttempts({ clock, startedAt }, outcome, attempts) {
    if (attempts === 1)
        return outcome;
    const { problem } = outcome;
    const effort = `${attempts} attempts in ${(0,format/* spellDuration */.jl)(clock.now() - startedAt)}.`;
    return { ...outcome, problem: { ...problem, message: `${problem.message}\n${effort}` } };
}
const failed = (error) => ({
    problem: { message: error.message, brief: error.brief, advice: error.advice },
    retryable: !(error instanceof errors/* StatusError */.Xs && FINAL.has(error.status)),
    retryAfterMs: error.retryAfterMs
});
async function findAssistant(check) {
    const { assistant } = check.request;
    const listed = await (0,retry/* tryRequest */.dP)(() => listAssistants(check));
    if ('error' in listed)
        return failed(listed.error);
    if (listed.value === null)
        return unknownShape(check);
    const found = identifyAssistant(listed.value, assistant);
    if (found !== undefined)
        return { value: found };
    return missingAssistant(listed.value, assistant);
}
const MOST_NAMES = 20;
function missingAssistant(listed, assistant) {
    const all = listed.map((row) => (0,sanitize/* sanitizeLine */.g$)(row.graph_id ?? row.name ?? row.assistant_id ?? '', 60));
    const names = [...new Set(all)];
    const shown = names.slice(0, MOST_NAMES).join(', ');
    const meant = (0,did_you_mean/* didYouMean */.au)(assistant, names);
    return {
        problem: {
            message: `The agent server has no assistant "${(0,sanitize/* sanitizeLine */.g$)(assistant)}".${meant} It has: ${shown || 'none'}.`,
            advice: 'Correct `smoke_assistant`, or add the graph to the graph configuration file.'
        },
        retryable: true
    };
}
async function listAssistants(check) {
    const seen = [];
    for (let page = 0; page < MOST_PAGES; page++) {
        const timeoutMs = Math.max(1, Math.min(LONGEST_SEARCH_MS, remaining(check)));
        const answer = await check.agentServer.searchAssistants({ limit: PAGE_SIZE, offset: seen.length }, timeoutMs);
        const rows = readAssistants(answer);
        if (rows === null)
            return null;
        const isNew = (row) => !seen.some((other) => isSameAssistant(other, row));
        const added = rows.filter(isNew);
        seen.push(...added);
        if (rows.length <= 1 || added.length === 0 || identifyAssistant(rows, check.request.assistant))
            break;
    }
    return seen;
}
function unknownShape({ request: { assistant } }) {
    const message = `POST /assistants/search returned an unknown shape, so the assistant "${(0,sanitize/* sanitizeLine */.g$)(assistant)}" could not be checked.`;
    return { problem: { message, is_unproven: true }, retryable: false };
}
async function runOnce(check, run) {
    const { agentServer, redact, request } = check;
    check.events = [];
    const { events } = check;
    const told = await (0,retry/* tryRequest */.dP)(() => agentServer.streamRun(run, Math.max(1, remaining(check)), (event) => events.push(event)));
    if ('error' in told && events.length === 0)
        return failed(told.error);
    const retryable = events.length === 0;
    const verdict = 'error' in told ? reportedError(events) : judgeRun(events, request.expect);
    if (verdict === undefined)
        return 'error' in told ? { problem: unfinished(check, told.error), retryable } : { value: true };
    const message = verdict.lines.map((line) => (0,sanitize/* sanitizeLine */.g$)(redact(line), 400)).join('\n');
    return { problem: { message, advice: verdict.advice }, retryable };
}
function unfinished({ events, request }, { message }) {
    return {
        message: `The run did not finish. It sent ${(0,format/* count */.U9)(events.length, 'event')}.\n${message}`,
        advice: `Check in the log of the revision whether the agent crashed or loops. If it needs more than ${(0,format/* spellDuration */.jl)(request.timeoutMs)}, set \`smoke_timeout\` to a longer time.`
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
        emit({ type: 'check_ended', check: { result: 'failed', assistant, events: [], elapsed_ms: 0 } });
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
