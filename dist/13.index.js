"use strict";
exports.id = 13;
exports.ids = [13];
exports.modules = {

/***/ 5013:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ANSWERS: function() { return /* binding */ ANSWERS; },
/* harmony export */   parseAnswer: function() { return /* reexport safe */ _http_answer_js__WEBPACK_IMPORTED_MODULE_1__.Wp; }
/* harmony export */ });
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3456);
/* harmony import */ var _http_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8283);
/** What reads the answers of the control plane. */


/** What each operation is answered with. */
const ANSWERS = {
    createDeployment: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .DeploymentAnswer */ .Yb,
    readDeployment: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .DeploymentAnswer */ .Yb,
    readRevision: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .RevisionAnswer */ .QQ,
    patchDeployment: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .DeploymentAnswer */ .Yb,
    listIntegrations: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .LookupRow */ .z3),
    listListeners: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .LookupRow */ .z3),
    listDeployments: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .DeploymentRow */ .I2),
    listRevisions: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .RevisionAnswer */ .QQ),
    readRevisionLog: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .LogPageAnswer */ .c3,
    redeployRevision: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .UnknownAnswer */ .by,
    deleteDeployment: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .UnknownAnswer */ .by
};


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