"use strict";
exports.id = 47;
exports.ids = [47];
exports.modules = {

/***/ 5047:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  CheckFailedError: function() { return /* binding */ CheckFailedError; },
  checkAgentServer: function() { return /* binding */ checkAgentServer; }
});

// EXTERNAL MODULE: ./src/deploy/patience.js
var patience = __webpack_require__(3047);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/count.js
var count = __webpack_require__(6537);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
// EXTERNAL MODULE: ./src/contract/answers.js
var answers = __webpack_require__(3456);
// EXTERNAL MODULE: ./src/contract/zod-parts.js
var zod_parts = __webpack_require__(1045);
;// CONCATENATED MODULE: ./src/contract/assistants.js
/** What POST /assistants/search answers: its shape is not shown (§2.8), so whatever lists assistants is read. */


const assistants_text = zod_parts/* nullish */.cl(zod_parts/* string */.Yj());
const AssistantAnswer = zod_parts/* looseObject */._H({ assistant_id: assistants_text, name: assistants_text, graph_id: assistants_text });
/** A list, a page of one, or one under the name of what it lists. */
const AssistantsAnswer = zod_parts/* union */.KC([
    (0,answers/* rowsOf */.RO)(AssistantAnswer),
    zod_parts/* pipe */.Fs(zod_parts/* looseObject */._H({ assistants: zod_parts/* array */.YO(AssistantAnswer) }), zod_parts/* transform */.pd((page) => page.assistants))
]);

;// CONCATENATED MODULE: ./src/check/assistants.js
/** Finds an assistant in the answer of POST /assistants/search, whose shape is not shown (§2.8). */

/** The assistants of one page; null when the answer has another shape. */
function readAssistants(answer) {
    if (typeof answer !== 'object' || answer === null)
        return null;
    const rows = Array.isArray(answer) || 'resources' in answer || 'assistants' in answer
        ? AssistantsAnswer.safeParse(answer).data
        : undefined;
    const known = (row) => row.assistant_id != null || row.name != null || row.graph_id != null;
    return rows !== undefined && rows.every(known) ? rows : null;
}
/** What to call the wanted assistant in a run: as it was given where that is an identifier; undefined when not listed. */
function identifyAssistant(rows, wanted) {
    if (rows.some((row) => row.assistant_id === wanted || row.graph_id === wanted))
        return wanted;
    const named = rows.find((row) => row.name === wanted);
    return named && (named.assistant_id ?? wanted);
}

;// CONCATENATED MODULE: ./src/check/payload.js
/** The text in the payloads of a run: what a person would read of them. */
/** All texts in a payload, in their order; the payload itself where it is no JSON. */
function textsOf(data) {
    try {
        const found = [];
        collect(JSON.parse(data), found);
        return found;
    }
    catch {
        return [data];
    }
}
function collect(value, found) {
    if (typeof value === 'string')
        found.push(value);
    else if (typeof value === 'object' && value !== null)
        for (const inner of Object.values(value))
            collect(inner, found);
}
/** Texts under `content`, which streamed messages carry piece by piece. */
function contentsOf(data) {
    try {
        const found = [];
        collectContents(JSON.parse(data), found);
        return found.join('');
    }
    catch {
        return '';
    }
}
function collectContents(value, found) {
    if (typeof value !== 'object' || value === null)
        return;
    for (const [key, inner] of Object.entries(value)) {
        if (key === 'content')
            collect(inner, found);
        else
            collectContents(inner, found);
    }
}

;// CONCATENATED MODULE: ./src/check/transcript.js
/** The last events of a run, shortened and made safe, for people. */


const MOST_EVENTS = 20;
/** One line an event: its type, and the text in its payload. */
function transcriptOf(events, redact) {
    return events.slice(-MOST_EVENTS).map(({ event, data }) => ({
        event: (0,inert/* inert */.t)(event, 40),
        text: (0,inert/* inert */.t)(redact(textsOf(data).join(' · ') || data), 200)
    }));
}

// EXTERNAL MODULE: ./src/check/expectation.js + 1 modules
var expectation = __webpack_require__(1361);
;// CONCATENATED MODULE: ./src/check/verdict.js



/** Events that say something of the stream and nothing of the answer. */
const ENVELOPE = new Set(['metadata', 'end']);
/** Events that carry a piece of the answer. */
function dataEvents(events) {
    return events.filter(({ event, data }) => !ENVELOPE.has(event) && !isError(event) && data.trim() !== '');
}
function isError(event) {
    return /^error\b/.test(event);
}
/** What is wrong with the run, in words that may quote it whole; undefined when it passes. HTTP 200 with an `error` event is a failure. */
function judgeRun(events, expect) {
    const error = events.find(({ event }) => isError(event));
    if (error !== undefined)
        return `the run failed: ${textsOf(error.data).join(': ')}`;
    const answers = dataEvents(events);
    if (answers.length === 0)
        return 'the run ended without a single data event';
    return expect === undefined ? undefined : judgeText(answers, expect);
}
/** The pattern may match the payloads as they came, their texts, or the pieces of a message put together. */
function judgeText(answers, expect) {
    const views = [
        answers.flatMap(({ data }) => textsOf(data)).join('\n'),
        answers.map(({ data }) => contentsOf(data)).join(''),
        answers.map(({ data }) => data).join('\n')
    ];
    const results = new Set(views.map((view) => (0,expectation/* matchPattern */.g)(expect, view)));
    if (results.has(true))
        return undefined;
    if (results.has('timeout'))
        return `smoke_expect took too long to match (${(0,inert/* inert */.t)(expect, 100)}): make the pattern simpler`;
    return `the answer does not match smoke_expect (${(0,inert/* inert */.t)(expect, 100)})`;
}

;// CONCATENATED MODULE: ./src/check/check.js
/** The check of the agent server that came up (§4.2): is the assistant there, and does it answer? */







const PAGE_SIZE = 100;
const MOST_PAGES = 20;
/** A first connection that hangs must not cost the whole check; in milliseconds. */
const LONGEST_SEARCH_MS = 15_000;
/** DNS and ingress come up later than the status says. */
const NOT_UP_YET = new Set([404, 429, 502, 503, 504]);
/** The agent server is not as it should be. */
class CheckFailedError extends errors/* DeployError */.sH {
}
/** @throws CheckFailedError, after the report of the check has been emitted; CancelledError. */
async function checkAgentServer(ports, request) {
    const check = { ...ports, request, startedAt: ports.clock.now(), events: [] };
    const problem = await findProblem(check);
    const result = problem === undefined ? 'passed' : 'failed';
    ports.emit({ type: 'check_ended', check: report(check, result) });
    if (problem === undefined)
        return;
    throw new CheckFailedError(`The revision is DEPLOYED, but the check of the agent server failed: ${problem.message}`, {
        advice: problem.advice ??
            'Look at the last events in the log and at the logs of the revision, mend the agent, then push again.'
    });
}
const remaining = ({ clock, startedAt, request }) => startedAt + request.timeoutMs - clock.now();
function report({ request, events, clock, startedAt, redact }, result) {
    const asked = request.run && (0,inert/* inert */.t)(redact(JSON.stringify(request.run.input)), 200);
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
    const searched = await (0,patience/* attempt */.CD)(() => whenUp(check, () => findAssistant(check)));
    if ('error' in searched)
        return searched.error;
    const assistant_id = searched.value;
    if (typeof assistant_id !== 'string')
        return assistant_id;
    const { run, expect } = check.request;
    if (run === undefined)
        return undefined;
    const started = await (0,patience/* attempt */.CD)(() => whenUp(check, () => runOnce(check, { assistant_id, ...run })));
    if ('error' in started)
        return check.events.length === 0 ? started.error : unfinished(check, started.error);
    const problem = judgeRun(check.events, expect);
    return problem === undefined ? undefined : { message: (0,inert/* inert */.t)(check.redact(problem), 400) };
}
/** A run that began and did not end as it should: the address is right, and the key. */
function unfinished({ events, request }, { message }) {
    return {
        message: `${message}, after ${(0,count/* count */.U)(events.length, 'event')}`,
        advice: `See whether the agent goes in circles or crashed. If it only takes longer than ${request.timeoutMs / 1000} s, raise smoke_timeout.`
    };
}
/** Tries until the agent server is up, or the time is. What it says once it is up is final. */
async function whenUp(check, request) {
    for (let tries = 1;; tries++) {
        const result = await (0,patience/* attempt */.CD)(request);
        if ('value' in result)
            return result.value;
        const delay = (0,patience/* retryDelay */.a2)(tries, result.error.retryAfterMs);
        if (!isNotUpYet(check, result.error) || delay >= remaining(check))
            throw result.error;
        check.emit({ type: 'retrying', problem: result.error.message, delay_ms: delay });
        await check.clock.sleep(delay);
    }
}
/** A stream that has begun is not begun again: it would run the agent twice. */
function isNotUpYet({ events }, error) {
    if (events.length > 0)
        return false;
    if (error instanceof errors/* StatusError */.Xs)
        return NOT_UP_YET.has(error.status);
    return error instanceof errors/* ConnectionError */.Rc && error.passing;
}
/** What to call the assistant in a run, or why it cannot be found. Unknown shapes are a warning (§2.8). */
async function findAssistant(check) {
    const { assistant } = check.request;
    const seen = [];
    for (let page = 0; page < MOST_PAGES; page++) {
        const timeoutMs = Math.max(1, Math.min(LONGEST_SEARCH_MS, remaining(check)));
        const answer = await check.agentServer.searchAssistants({ limit: PAGE_SIZE, offset: seen.length }, timeoutMs);
        const rows = readAssistants(answer);
        if (rows === null) {
            const message = `The answer of POST /assistants/search has an unknown shape, so ${(0,inert/* inert */.t)(assistant)} could not be looked for.`;
            check.emit({ type: 'warned', message });
            return assistant;
        }
        const found = identifyAssistant(rows, assistant);
        if (found !== undefined)
            return found;
        const known = seen.length;
        seen.push(...rows.filter((row) => !seen.some((other) => other.assistant_id === row.assistant_id && other.name === row.name)));
        if (rows.length <= 1 || seen.length === known)
            break;
    }
    const names = seen.slice(0, 20).map((row) => (0,inert/* inert */.t)(row.graph_id ?? row.name ?? row.assistant_id ?? '', 60));
    return {
        message: `no assistant ${(0,inert/* inert */.t)(assistant)} is there; it has ${names.length === 0 ? 'none' : [...new Set(names)].join(', ')}`,
        advice: 'Correct smoke_assistant, or add the graph to the graph configuration file.'
    };
}
async function runOnce(check, run) {
    await check.agentServer.streamRun(run, Math.max(1, remaining(check)), (event) => check.events.push(event));
}


/***/ })

};
;