"use strict";
exports.id = 391;
exports.ids = [391];
exports.modules = {

/***/ 3391:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createAgentServer: function() { return /* binding */ createAgentServer; }
});

// EXTERNAL MODULE: ./src/http/answer.js
var http_answer = __webpack_require__(8283);
;// CONCATENATED MODULE: ../node_modules/eventsource-parser/dist/index.js
class ParseError extends Error {
  constructor(message, options) {
    super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
  }
}
const LF = 10, CR = 13, SPACE = 32;
function noop(_arg) {
}
function createParser(config) {
  if (typeof config == "function")
    throw new TypeError(
      "`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?"
    );
  const { onEvent = noop, onError = noop, onRetry = noop, onComment, maxBufferSize } = config, pendingFragments = [];
  let pendingFragmentsLength = 0, isFirstChunk = !0, id, data = "", dataLines = 0, eventType, terminated = !1;
  function feed(chunk) {
    if (terminated)
      throw new Error(
        "Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing."
      );
    if (isFirstChunk && (isFirstChunk = !1, chunk.charCodeAt(0) === 239 && chunk.charCodeAt(1) === 187 && chunk.charCodeAt(2) === 191 && (chunk = chunk.slice(3))), pendingFragments.length === 0) {
      const trailing2 = processLines(chunk);
      trailing2 !== "" && (pendingFragments.push(trailing2), pendingFragmentsLength = trailing2.length), checkBufferSize();
      return;
    }
    if (chunk.indexOf(`
`) === -1 && chunk.indexOf("\r") === -1) {
      pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkBufferSize();
      return;
    }
    pendingFragments.push(chunk);
    const input = pendingFragments.join("");
    pendingFragments.length = 0, pendingFragmentsLength = 0;
    const trailing = processLines(input);
    trailing !== "" && (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length), checkBufferSize();
  }
  function checkBufferSize() {
    maxBufferSize !== void 0 && (pendingFragmentsLength + data.length <= maxBufferSize || (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, onError(
      new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
        type: "max-buffer-size-exceeded"
      })
    )));
  }
  function processLines(chunk) {
    let searchIndex = 0;
    if (chunk.indexOf("\r") === -1) {
      let lfIndex = chunk.indexOf(`
`, searchIndex);
      for (; lfIndex !== -1; ) {
        if (searchIndex === lfIndex) {
          dataLines > 0 && onEvent({ id, event: eventType, data }), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
          continue;
        }
        const firstCharCode = chunk.charCodeAt(searchIndex);
        if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
          const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
          if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
            onEvent({ id, event: eventType, data: value }), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf(`
`, searchIndex);
            continue;
          }
          data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        } else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(
          chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6,
          lfIndex
        ) || void 0 : parseLine(chunk, searchIndex, lfIndex);
        searchIndex = lfIndex + 1, lfIndex = chunk.indexOf(`
`, searchIndex);
      }
      return chunk.slice(searchIndex);
    }
    for (; searchIndex < chunk.length; ) {
      const crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf(`
`, searchIndex);
      let lineEnd = -1;
      if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex !== -1 ? crIndex === chunk.length - 1 ? lineEnd = -1 : lineEnd = crIndex : lfIndex !== -1 && (lineEnd = lfIndex), lineEnd === -1)
        break;
      parseLine(chunk, searchIndex, lineEnd), searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF && searchIndex++;
    }
    return chunk.slice(searchIndex);
  }
  function parseLine(chunk, start, end) {
    if (start === end) {
      dispatchEvent();
      return;
    }
    const firstCharCode = chunk.charCodeAt(start);
    if (isDataPrefix(chunk, start, firstCharCode)) {
      const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5, value2 = chunk.slice(valueStart, end);
      data = dataLines === 0 ? value2 : `${data}
${value2}`, dataLines++;
      return;
    }
    if (isEventPrefix(chunk, start, firstCharCode)) {
      eventType = chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || void 0;
      return;
    }
    if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
      const value2 = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
      value2.includes("\0") || (id = value2);
      return;
    }
    if (firstCharCode === 58) {
      if (onComment) {
        const line2 = chunk.slice(start, end);
        onComment(line2.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
      }
      return;
    }
    const line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
    if (fieldSeparatorIndex === -1) {
      processField(line, "", line);
      return;
    }
    const field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1, value = line.slice(fieldSeparatorIndex + offset);
    processField(field, value, line);
  }
  function processField(field, value, line) {
    switch (field) {
      case "event":
        eventType = value || void 0;
        break;
      case "data":
        data = dataLines === 0 ? value : `${data}
${value}`, dataLines++;
        break;
      case "id":
        value.includes("\0") || (id = value);
        break;
      case "retry":
        /^\d+$/.test(value) ? onRetry(parseInt(value, 10)) : onError(
          new ParseError(`Invalid \`retry\` value: "${value}"`, {
            type: "invalid-retry",
            value,
            line
          })
        );
        break;
      default:
        onError(
          new ParseError(
            `Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`,
            { type: "unknown-field", field, value, line }
          )
        );
        break;
    }
  }
  function dispatchEvent() {
    dataLines > 0 && onEvent({
      id,
      event: eventType,
      data
    }), id = void 0, data = "", dataLines = 0, eventType = void 0;
  }
  function reset(options = {}) {
    if (options.consume && pendingFragments.length > 0) {
      const incompleteLine = pendingFragments.join("");
      parseLine(incompleteLine, 0, incompleteLine.length);
    }
    isFirstChunk = !0, id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1;
  }
  return { feed, reset };
}
function isDataPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
}
function isEventPrefix(chunk, i, firstCharCode) {
  return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
}

//# sourceMappingURL=index.js.map

;// CONCATENATED MODULE: ./src/agent-server/event-stream.js
/** Server-sent events from text in any chunks: the one file that imports the parser. */

/** Reads events out of a stream; a line may end in LF, CRLF or CR. */
function createEventReader(onEvent) {
    const parser = createParser({ onEvent: ({ event, data }) => onEvent({ event: event ?? 'message', data }) });
    return {
        feed: (text) => parser.feed(text),
        end: () => parser.feed('\n\n')
    };
}

;// CONCATENATED MODULE: ./src/agent-server/client.js
/** The agent server that a deployment exposes (§4.2), over one sender. */


/** Where an endless stream ends, in bytes. */
const MAX_STREAM_BYTES = 8 * 1024 * 1024;
const ADVICE = {
    address: 'the URL of the deployment',
    byStatus: {
        400: 'The agent server refuses the run as it stands: check smoke_input and smoke_stream_mode.',
        401: 'The agent server wants a key: give agent_api_key (when not given, api_key is used).',
        403: 'The agent server does not take this key: give agent_api_key a key of the organisation that it is deployed in.',
        404: 'Check smoke_assistant, and that the deployment serves an agent server at this URL.',
        422: 'The agent server refuses the run as it stands: check smoke_input and smoke_stream_mode.'
    }
};
/** The agent server behind `sender`. */
function createAgentServer(sender, redact) {
    return {
        searchAssistants: async (page, timeoutMs) => {
            const path = '/assistants/search';
            const answer = await sender.send({ method: 'POST', path, body: { metadata: {}, ...page }, timeoutMs });
            return (0,http_answer/* parseJson */.qF)({ request: `POST ${path}`, answer, advice: ADVICE, redact });
        },
        streamRun: async (body, timeoutMs, onEvent) => {
            const path = '/runs/stream';
            const reader = createEventReader(onEvent);
            const request = { method: 'POST', path, body, timeoutMs, accept: 'text/event-stream' };
            const answer = await sender.stream(request, MAX_STREAM_BYTES, (text) => reader.feed(text));
            if (answer.status < 200 || answer.status > 299) {
                throw (0,http_answer/* refusalOf */.Of)({ request: `POST ${path}`, answer, advice: ADVICE, redact });
            }
            reader.end();
        }
    };
}


/***/ }),

/***/ 8283:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Of: function() { return /* binding */ refusalOf; },
/* harmony export */   Wp: function() { return /* binding */ parseAnswer; },
/* harmony export */   qF: function() { return /* binding */ parseJson; }
/* harmony export */ });
/* unused harmony export retryAfterMs */
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3456);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9973);
/* harmony import */ var _text_field_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3288);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5302);
/** From an HTTP answer to a value, or to an error that says where, what and what to do. */




/** Not processed, says the protocol: a write may be sent again. */
const NOT_PROCESSED = new Set([425, 429]);
/** May pass, and after a write nobody knows whether it was processed (design, section 3). */
const isAmbiguous = (status) => status === 408 || (status >= 500 && status !== 501 && status !== 505);
/** Nobody asked to switch protocols, or whether something has changed: no answer to any request of ours. */
const isNoAnswer = (status) => status < 200 || status === 304;
/** No answer of a service is nested as deeply as this. */
const DEEPEST = 100;
/** More of an answer than this is not looked through for something to quote, in characters. */
const MOST_QUOTED = 256 * 1024;
/** What to do where no better advice is known: it has been tried again by the time that somebody reads this. */
const TRY_LATER = 'The service, or a proxy before it, is overloaded or failing: run again later. Running again is safe: it looks first.';
const REFUSED = new Set([400, 422]);
/** The value of a 2xx answer. @throws as `parseJson` does; AnswerError when it is no such value. */
function parseAnswer(schema, answered) {
    const json = parseJson(answered);
    const parsed = schema.safeParse(answered.wording ? answered.wording.value(json) : json);
    if (parsed.success)
        return parsed.data;
    const issues = parsed.error.issues
        .slice(0, 5)
        .map((issue) => (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(`${(0,_text_field_path_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldPath */ .c)(issue.path) || 'the body'}: ${issue.message}`));
    throw nonsense(answered, `it is not what this request answers: ${issues.join('; ')}`);
}
/**
 * The JSON of a 2xx answer, whatever it is.
 *
 * @throws StatusError for any other status that is an answer; AnswerError when it is none, or no JSON.
 */
function parseJson(answered) {
    const { answer, redact } = answered;
    if (answer.status < 200 || answer.status > 299)
        throw refusalOf(answered);
    if (isTooDeep(answer.text))
        throw nonsense(answered, `the body is nested more than ${DEEPEST} levels deep`);
    try {
        return JSON.parse(answer.text);
    }
    catch {
        throw nonsense(answered, whyNotJson(redact(answer.text.trimStart().slice(0, MOST_QUOTED))));
    }
}
function nonsense({ request, answer, advice }, problem) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .AnswerError */ .dV(`${request}: answered ${answer.status}, but ${problem}`, {
        request,
        mayHaveActed: true,
        passing: true,
        advice: `Check that ${advice.address} leads to the service itself, and not to a web page or a proxy before it.`
    });
}
/** Whether JSON holds more lists and maps in each other than who follows them by recursion could. */
function isTooDeep(json) {
    let depth = 0;
    for (let at = 0; at < json.length; at++) {
        const char = json[at];
        if (char === '"')
            at = endOfText(json, at);
        else if (char === '[' || char === '{')
            depth++;
        else if (char === ']' || char === '}')
            depth--;
        if (depth > DEEPEST)
            return true;
    }
    return false;
}
/** Where the quote stands that ends the text which begins at `start`. */
function endOfText(json, start) {
    for (let at = start + 1; at < json.length; at++) {
        if (json[at] === '\\')
            at++;
        else if (json[at] === '"')
            return at;
    }
    return json.length;
}
/** JSON is not quoted: what is left of it may be the secrets of a deployment, which nobody has masked yet. */
function whyNotJson(text) {
    if (text === '')
        return 'the body is empty';
    return /^[[{"]/.test(text) ? 'the body is JSON that is cut off or broken' : `the body is not JSON: ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(text, 80)}`;
}
/** The error of an answer that is not 2xx. */
function refusalOf(answered) {
    const { request, answer, advice } = answered;
    const { status } = answer;
    if (isNoAnswer(status))
        return nonsense(answered, 'nothing was asked that this would answer');
    const redirect = status >= 300 && status < 400;
    const passing = NOT_PROCESSED.has(status) || isAmbiguous(status);
    const detail = detailOf(answered);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs([`${request}: answered ${status}`, ...detail.lines].join('\n  '), {
        request,
        status,
        mayHaveActed: isAmbiguous(status),
        passing,
        retryAfterMs: retryAfterMs(answer.retryAfter, sentAt(answer)),
        advice: redirect
            ? `Redirects are not followed, since they would carry the key along: make ${advice.address} the address it leads to, if you trust that.`
            : (adviceFor(advice, answer, detail.said) ?? (passing ? TRY_LATER : undefined))
    });
}
function adviceFor({ byStatus, byText = [], refused }, { status, text }, said) {
    const quoted = text.slice(0, MOST_QUOTED);
    const better = byText.find((entry) => entry.status === status && entry.says.test(quoted))?.advice;
    return better ?? (REFUSED.has(status) ? refused?.[said] : undefined) ?? byStatus[status];
}
function detailOf(answered) {
    const { answer, redact: redactAll, wording } = answered;
    const text = (line) => /[\p{L}\p{N}]/u.test(line) && line !== 'null' ? { said: 'text', lines: [line] } : { said: 'nothing', lines: [] };
    const redact = (text) => redactAll(text.slice(0, MOST_QUOTED));
    const isRedirect = answer.status >= 300 && answer.status <= 399;
    if (isRedirect && answer.location !== undefined)
        return text(`redirect to ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(redact(answer.location))}`);
    let json;
    try {
        json = JSON.parse(answer.text);
    }
    catch {
        return text((0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(redact(answer.text).replace(/<[^<>]{0,200}>/g, ' '), 200));
    }
    const parsed = _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .ErrorAnswer */ .p3.safeParse(json);
    // An answer of another shape may hold a deployment with secrets that nobody has masked yet.
    if (!parsed.success)
        return text(/"(?:secrets|value)"/.test(answer.text) ? '' : (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(redact(answer.text), 200));
    const { detail } = parsed.data;
    // Redacted before a word of it is changed: a secret that is changed is not recognised any more.
    const told = (said) => (wording ? wording.text(redact(said)) : said);
    if (typeof detail === 'string')
        return text((0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(redact(told(detail)), 1000));
    const lines = detail.slice(0, 20).map((entry) => {
        const { loc, msg } = wording ? wording.complaint({ loc: entry.loc, msg: redact(entry.msg) }) : entry;
        return (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(redact(`${(0,_text_field_path_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldPath */ .c)(loc[0] === 'body' ? loc.slice(1) : loc)}: ${msg}`));
    });
    return { said: lines.length === 0 ? 'nothing' : 'fields', lines };
}
/** The service names a date by its own clock, which its Date header tells: the runner's may be off by hours. */
function sentAt({ date, receivedAt }) {
    const sent = Date.parse(date ?? '');
    return Number.isNaN(sent) ? receivedAt : sent;
}
/** Retry-After as milliseconds from `date`: it comes in seconds or as a date (RFC 9110, 10.2.3). */
function retryAfterMs(header, date) {
    if (header === undefined)
        return undefined;
    if (/^\d+(\.\d+)?$/.test(header.trim()))
        return Number(header) * 1000;
    const at = Date.parse(header);
    return Number.isNaN(at) ? undefined : Math.max(0, at - date);
}


/***/ })

};
;