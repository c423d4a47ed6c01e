export const id = 123;
export const ids = [123];
export const modules = {

/***/ 9123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkDeployed: () => (/* binding */ checkDeployed)
});

// UNUSED EXPORTS: checkAgentServer

// EXTERNAL MODULE: ./lib/src/adapters/http/safe-url.js
var safe_url = __webpack_require__(5459);
// EXTERNAL MODULE: ./lib/src/deploy/verify/created-url.js
var created_url = __webpack_require__(1764);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(323);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(745);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(7583);
// EXTERNAL MODULE: ./lib/src/text/json.js
var text_json = __webpack_require__(972);
;// CONCATENATED MODULE: ./lib/src/smoke/answer.js


const ENVELOPE = new Set(['metadata', 'end', 'ping', 'heartbeat', 'error']);
const INPUT_ROLES = new Set(['human', 'user', 'system', 'developer']);
const OTHER_ROLES = new Set(['tool', 'function', 'remove']);
const MOST_EVENTS = 20;
const MOST_READ = 20_000;
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
    const parts = events.filter(isData).flatMap(readPart);
    const modes = [...new Set(parts.map(({ mode }) => mode))];
    const views = modes.flatMap((mode) => {
        const own = parts.filter((part) => part.mode === mode);
        const answerParts = mode === 'values' ? own.slice(-1) : own;
        const texts = answerParts.flatMap(({ payload }) => textsIn(payload));
        return [
            joinedMessages(answerParts) || texts.join('\n'),
            answerParts.map(({ data }) => data).join('\n')
        ];
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
        return [];
    const isWhole = typeof json !== 'object' || JSON.stringify(payload) === JSON.stringify(json);
    return [{ mode, isPiece, payload, data: isWhole ? event.data : JSON.stringify(payload) }];
}
function parse(data) {
    const json = (0,text_json/* readJson */.Vh)(data);
    return json === undefined || (0,text_json/* isDeeperThan */.hz)(text_json/* DEEPEST */.FI, json) ? data : json;
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
    const id = typeof fields['id'] === 'string' && fields['id'] !== '' ? fields['id'] : undefined;
    return { id, text: textOf(fields['content']), by: authorOf(kind) };
}
function authorOf(kind) {
    if (INPUT_ROLES.has(kind))
        return 'input';
    return OTHER_ROLES.has(kind) ? 'other' : 'answer';
}
function textOf(content) {
    if (typeof content === 'string')
        return content;
    if (Array.isArray(content))
        return content.map(textOf).join('');
    return isMap(content) ? textOf(content['text'] ?? content['content']) : '';
}
function partsIn(value, read) {
    const part = read(value);
    if (part !== undefined)
        return [part];
    if (typeof value === 'object' && value !== null)
        return Object.values(value).flatMap((inner) => partsIn(inner, read));
    return [];
}
const textsIn = (value) => partsIn(value, (part) => (typeof part === 'string' ? part : undefined));
const messagesIn = (payload) => partsIn(payload, readMessage);
function withoutInput(payload) {
    const message = readMessage(payload);
    if (message?.by === 'input')
        return undefined;
    if (message !== undefined)
        return payload;
    if (typeof payload !== 'object' || payload === null)
        return payload;
    if (Array.isArray(payload))
        return payload.map(withoutInput).filter((kept) => kept !== undefined);
    return Object.fromEntries(Object.entries(payload).map(([key, value]) => [key, withoutInput(value)]));
}
function transcriptOf(events, redact) {
    const latest = events.slice(-MOST_EVENTS);
    const texts = (0,sanitize/* redactLines */.nI)(latest.map(({ data }) => (textsOf(data).join(' · ') || data).slice(0, MOST_READ)), redact);
    return latest.map(({ event }, at) => ({
        event: (0,sanitize/* sanitizeLine */.g$)(redact(event), 40),
        text: (0,sanitize/* sanitizeLine */.g$)(texts[at] ?? '', 200)
    }));
}

// EXTERNAL MODULE: ./lib/src/contract/page.js
var contract_page = __webpack_require__(2630);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(8137);
;// CONCATENATED MODULE: ./lib/src/smoke/find-assistant.js



const PAGE_SIZE = 100;
const MOST_PAGES = 20;
const MOST_NAMES = 20;
async function findAssistant(agentServer, wanted, timeoutMs) {
    const assistants = new Map();
    for (let page = 0; page < MOST_PAGES; page++) {
        const answer = await agentServer.searchAssistants({ limit: PAGE_SIZE, offset: assistants.size }, timeoutMs());
        const rows = (0,contract_page/* rowsIn */.Nn)(answer).map(readRow);
        const sizeBefore = assistants.size;
        for (const row of rows) {
            if (row === undefined)
                return { problem: unknownShape(wanted) };
            assistants.set(JSON.stringify(row), row);
        }
        const value = wanted !== undefined && identify([...assistants.values()], wanted);
        if (value)
            return { value };
        if (rows.length <= 1 || assistants.size === sizeBefore)
            break;
    }
    const graphs = [
        ...new Set([...assistants.values()].map((row) => row.graph_id ?? row.name ?? row.assistant_id ?? ''))
    ];
    if (wanted === undefined && graphs.length === 1)
        return { value: graphs[0] };
    const list = JSON.stringify(graphs);
    return { problem: { ...notListed(graphs, wanted), list, retryable: true } };
}
function readRow(row) {
    const fields = typeof row === 'string' ? { name: row } : (row ?? {});
    const read = (field) => {
        const value = fields[field];
        return typeof value === 'string' && value !== '' ? value : undefined;
    };
    const found = {
        assistant_id: read('assistant_id') ?? read('id'),
        name: read('name'),
        graph_id: read('graph_id')
    };
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
    const list = names.slice(0, MOST_NAMES).join(', ') || 'none';
    if (wanted !== undefined)
        return {
            what: `The agent server has no assistant "${(0,sanitize/* sanitizeLine */.g$)(wanted)}".` +
                `${(0,did_you_mean/* didYouMean */.au)(wanted, names)} It has: ${list}.`,
            fix: ['Correct `smoke_assistant`, or add the graph to the graph configuration file.']
        };
    if (names.length > 0)
        return {
            what: `The agent server has several graphs: ${list}.`,
            fix: ['Set `smoke_assistant` to the one to check.']
        };
    return {
        what: 'The agent server lists no assistant.',
        fix: ['Add a graph to the graph configuration file, or set `smoke_assistant`.']
    };
}
function unknownShape(wanted) {
    const what = wanted === undefined ? 'no graph' : `the assistant "${(0,sanitize/* sanitizeLine */.g$)(wanted)}"`;
    return {
        what: `POST /assistants/search returned an unknown shape, so ${what} could not be checked.`,
        fix: ['Set `smoke_assistant`.'],
        retryable: false,
        is_unproven: true
    };
}

// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(714);
;// CONCATENATED MODULE: ./lib/src/smoke/verdict.js



const MATCH_LIMIT_MS = 800;
const FIX_AGENT = 'Fix the cause in the agent; the log of the revision may say more.';
function judgeRun(events, expect) {
    const failed = reportedError(events);
    if (failed !== undefined)
        return failed;
    if (!events.some(isData))
        return {
            what: 'The run ended without a data event.',
            facts: [],
            fix: ['Check that the agent answers `smoke_input` in `smoke_stream_mode`.', FIX_AGENT]
        };
    return expect === undefined ? undefined : judgeText(events, expect);
}
function reportedError(events) {
    const error = events.find(isError);
    return (error && {
        what: `The agent reported an error: ${textsOf(error.data).join(': ')}`,
        facts: [],
        fix: [FIX_AGENT, 'If the agent needs another input, correct `smoke_input`.']
    });
}
function judgeText(events, expect) {
    const views = viewsOf(events);
    const pattern = { label: 'smoke_expect', value: (0,sanitize/* sanitizeLine */.g$)(expect, 100) };
    const isMatch = matchPattern(expect, views);
    if (isMatch === undefined)
        return {
            what: 'The pattern in `smoke_expect` took too long to match.',
            facts: [pattern],
            fix: ['Make the pattern in `smoke_expect` simpler.']
        };
    if (isMatch)
        return undefined;
    return {
        what: 'The answer does not match `smoke_expect`.',
        facts: [pattern, { label: 'Answer', value: views[0] ?? '(no text)' }],
        fix: [
            'If the answer is right, correct `smoke_expect`. If it is wrong, fix the agent.',
            'If the question is wrong, correct `smoke_input`.'
        ]
    };
}
function matchPattern(pattern, texts) {
    try {
        const script = "texts.some((text) => new RegExp(pattern, 's').test(text))";
        return ((0,external_node_vm_.runInNewContext)(script, { pattern, texts: [...texts] }, { timeout: MATCH_LIMIT_MS }) === true);
    }
    catch (error) {
        if (error?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/src/smoke/smoke-check.js










const LONGEST_URL_MS = 15_000;
const FINAL = new Set([400, 401, 403, 422]);
const LAST_ATTEMPT_MS = 1_000;
const SAME_LIST_MS = 15_000;
const LONGEST_SEARCH_MS = 15_000;
async function checkDeployed(session, agent, check) {
    const { clock, emit, redact } = session;
    const { deployment_id, connect } = agent;
    const timeoutMs = Math.min(check.timeoutMs, LONGEST_URL_MS);
    const isShown = agent.url !== undefined;
    const address = isShown ? agent.url : await (0,created_url/* waitForUrl */.U)(session, { deployment_id, timeoutMs });
    const url = isShown ? agent.url : (0,web_address/* webAddress */.D)(address);
    const unsafe = url === undefined ? unknownReason(address) : (0,safe_url/* unsafeReason */.Bf)(url);
    if (url !== undefined && unsafe === undefined) {
        return checkAgentServer({ agentServer: connect((0,safe_url/* withoutTrailingSlash */.ae)(url)), clock, emit, redact }, check, agent.is_confirmed);
    }
    endCheck(emit, { assistant: check.assistant, events: [], elapsed_ms: 0 }, {
        what: `The URL of the deployment ${unsafe?.replace(/\.$/, '')}. No key was sent.`,
        fix: ['Set `custom_url` if the source is an image, or remove the `smoke_…` inputs.']
    });
}
function unknownReason(address) {
    if (address === undefined)
        return 'is unknown: the service shows none (source_config.custom_url)';
    const text = (0,sanitize/* sanitizeLine */.g$)(address, 200);
    return `cannot be used: the service shows "${text}", which is not a web address`;
}
async function checkAgentServer(ports, request, is_confirmed = false) {
    const { clock, emit, redact } = ports;
    const check = { ...ports, request, startedAt: clock.now(), events: [], is_confirmed };
    const { value: assistant, problem } = await checkAssistant(check);
    const asked = request.run && (0,sanitize/* sanitizeLine */.g$)(redact(JSON.stringify(request.run.input)), 200);
    const events = transcriptOf(check.events, redact);
    endCheck(emit, { assistant, asked, events, elapsed_ms: clock.now() - check.startedAt }, problem);
}
function endCheck(emit, report, problem) {
    emit({
        type: 'check_ended',
        check: { result: problem === undefined ? 'passed' : 'failed', ...report }
    });
    if (problem === undefined)
        return;
    const { what, facts, fix } = problem;
    throw new errors/* DeployError */.sH('check_failed', {
        what: `Smoke check failed. ${what}`,
        ...(facts && { facts }),
        fix
    });
}
const remaining = ({ clock, startedAt, request }) => startedAt + request.timeoutMs - clock.now();
async function checkAssistant(check) {
    const { agentServer, emit, request } = check;
    const { assistant: wanted, run } = request;
    const timeoutMs = () => Math.max(1, Math.min(LONGEST_SEARCH_MS, remaining(check)));
    const { value = wanted, problem } = await untilReady(check, () => findAssistant(agentServer, wanted, timeoutMs));
    const assistant = wanted ?? value;
    if (problem !== undefined && (!problem.is_unproven || value === undefined))
        return { value: assistant, problem };
    if (problem !== undefined)
        emit({ type: 'warning', message: problem.what });
    if (run === undefined || value === undefined)
        return { value: assistant };
    const ended = await untilReady(check, () => runOnce(check, { assistant_id: value, ...run }));
    return { value: assistant, problem: ended.problem };
}
async function untilReady(check, attempt) {
    const { clock, emit, request, startedAt } = check;
    const reserveMs = Math.min(LAST_ATTEMPT_MS, request.timeoutMs / 10);
    let before;
    let sameSince = startedAt;
    for (let attempts = 1;; attempts++) {
        const tried = await (0,retry/* tryRequest */.dP)(attempt);
        const { value, problem: latest } = 'error' in tried ? { problem: refused(tried.error) } : tried.value;
        if (latest === undefined)
            return { value };
        const leftMs = remaining(check);
        const problem = leftMs <= 0 ? (before ?? latest) : latest;
        const isSame = latest.list !== undefined && latest.list === before?.list;
        if (!isSame)
            sameSince = clock.now();
        const isComplete = isSame && check.is_confirmed && clock.now() - sameSince >= SAME_LIST_MS;
        if (!latest.retryable || isComplete || leftMs <= reserveMs) {
            const effort = `${attempts} in ${(0,format/* spellDuration */.jl)(clock.now() - startedAt)}`;
            const facts = [...(problem.facts ?? []), { label: 'Attempts', value: effort }];
            return { problem: attempts === 1 ? problem : { ...problem, facts } };
        }
        const delay_ms = Math.min((0,retry/* backoffDelay */.EY)(attempts, problem.retryAfterMs), leftMs - reserveMs);
        emit({ type: 'retrying', problem: problem.brief ?? problem.what, delay_ms });
        await clock.sleep(delay_ms);
        before = problem;
    }
}
function refused(error) {
    const { what, facts, fix, brief, retryAfterMs } = error;
    const retryable = !(error instanceof errors/* StatusError */.Xs && FINAL.has(error.status));
    return { what, facts, fix, brief, retryable, retryAfterMs };
}
async function runOnce(check, run) {
    const { agentServer, redact, request } = check;
    const events = [];
    check.events = events;
    const sent = await (0,retry/* tryRequest */.dP)(() => agentServer.streamRun(run, Math.max(1, remaining(check)), (event) => events.push(event)));
    const cut = 'error' in sent ? sent.error : undefined;
    if (cut !== undefined && events.length === 0)
        throw cut;
    const verdict = cut === undefined
        ? judgeRun(events, request.expect)
        : (reportedError(events) ?? unfinished(check, cut));
    if (verdict === undefined)
        return { value: true };
    const shorten = (text) => (0,sanitize/* sanitizeLine */.g$)(redact(text), 400);
    const facts = verdict.facts.map(({ label, value }) => ({ label, value: shorten(value) }));
    const problem = { what: shorten(verdict.what), facts, fix: verdict.fix };
    return { problem: { ...problem, retryable: events.length === 0 } };
}
function unfinished({ events, request }, cut) {
    return {
        what: `The run did not finish. It sent ${(0,format/* count */.U9)(events.length, 'event')}.`,
        facts: (0,errors/* factsOfCause */.ie)('Cause', cut),
        fix: [
            'Check in the log of the revision whether the agent crashed or loops.',
            `If it needs more than ${(0,format/* spellDuration */.jl)(request.timeoutMs)}, ` +
                'set `smoke_timeout` to a longer time.'
        ]
    };
}


/***/ })

};
