"use strict";
exports.id = 964;
exports.ids = [964];
exports.modules = {

/***/ 5114:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yb: () => (/* binding */ DeploymentAnswer),
  I2: () => (/* binding */ DeploymentRow),
  p3: () => (/* binding */ ErrorAnswer),
  z3: () => (/* binding */ LookupRow),
  QQ: () => (/* binding */ RevisionAnswer),
  RO: () => (/* binding */ rowsOf)
});

// UNUSED EXPORTS: Identifier

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(9987);
;// CONCATENATED MODULE: ./src/contract/errors.js
/** The error bodies of §2.7 and §7. */

const ValidationError = schemas/* strictObject */.rej({
    loc: schemas/* array */.YOg(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* int */.Whr()])),
    msg: schemas/* string */.YjP(),
    type: schemas/* string */.YjP()
})
    .meta({ id: 'ValidationError' });
const HTTPValidationError = schemas/* strictObject */.rej({ detail: schemas/* array */.YOg(ValidationError) })
    .meta({ id: 'HTTPValidationError' });
const ErrorDetail = schemas/* strictObject */.rej({ detail: schemas/* string */.YjP() }).meta({ id: 'ErrorDetail' });

// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __webpack_require__(1243);
;// CONCATENATED MODULE: ./src/contract/answers.js
/**
 * What the service answers, read leniently: unknown fields and unknown enum values pass, what is needed must be there.
 * Field names come from the schemas of §2.
 */



const Identifier = schemas/* string */.YjP().regex(vocabulary/* IDENTIFIER */.cS, 'must be an identifier of letters, digits, - and _');
const freeForm = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const answers_text = schemas/* string */.YjP().nullish();
const sourceConfigAnswer = {
    integration_id: answers_text,
    repo_url: answers_text,
    deployment_type: answers_text,
    build_on_push: schemas/* boolean */.zMY().nullish(),
    custom_url: answers_text,
    resource_spec: freeForm.nullish(),
    listener_id: answers_text,
    listener_config: schemas/* looseObject */._H3({ cluster_namespace: answers_text }).nullish(),
    install_command: answers_text,
    build_command: answers_text
};
const sourceRevisionConfigAnswer = {
    repo_ref: answers_text,
    graph_config_path: answers_text,
    image_uri: answers_text,
    repo_commit_sha: answers_text
};
/** A deployment as read from the service (§2.1). Whether `secrets` holds values is for the plan to find out. */
const DeploymentAnswer = schemas/* looseObject */._H3({
    id: Identifier,
    name: schemas/* string */.YjP(),
    source: answers_text,
    source_config: schemas/* looseObject */._H3(sourceConfigAnswer)
        .nullish()
        .transform((config) => config ?? {}),
    source_revision_config: schemas/* looseObject */._H3(sourceRevisionConfigAnswer)
        .nullish()
        .transform((config) => config ?? {}),
    secrets: schemas/* unknown */.L5J().optional(),
    status: answers_text,
    /** Not of §2.1: where the cloud of the public service serves it, in place of `custom_url`. */
    url: answers_text.catch(undefined),
    latest_revision_id: Identifier.nullable(),
    active_revision_id: Identifier.nullish()
});
/** The part of a listed deployment that finding it by name, and telling its age, needs. */
const DeploymentRow = schemas/* looseObject */._H3({
    id: Identifier,
    name: schemas/* string */.YjP(),
    status: answers_text,
    created_at: answers_text.catch(undefined),
    updated_at: answers_text.catch(undefined)
});
/** A revision as read from the service (§2.8, design section 6). */
const RevisionAnswer = schemas/* looseObject */._H3({
    id: Identifier,
    status: schemas/* string */.YjP().min(1),
    /** Why it failed. Outside §2.8; the public service tells it now and then. */
    status_message: answers_text.catch(undefined),
    source_revision_config: schemas/* looseObject */._H3(sourceRevisionConfigAnswer).nullish(),
    created_at: answers_text.catch(undefined),
    updated_at: answers_text.catch(undefined)
});
/** An integration or a listener, as far as choosing one needs (design, section 6). */
const LookupRow = schemas/* looseObject */._H3({
    id: Identifier,
    name: answers_text,
    compute_type: answers_text,
    compute_config: schemas/* looseObject */._H3({ cluster_namespaces: schemas/* array */.YOg(schemas/* string */.YjP()).nullish() }).nullish()
});
/** A list: a bare array, `{resources}`, or one record alone (§2.8: not shown). */
function rowsOf(row) {
    return schemas/* union */.KCZ([
        schemas/* array */.YOg(row),
        schemas/* looseObject */._H3({ resources: schemas/* array */.YOg(row) }).transform((page) => page.resources),
        row.transform((only) => [only])
    ]);
}
/** The error bodies of §7: a text, or entries of `loc`, `msg`, `type`. */
const ErrorAnswer = schemas/* looseObject */._H3({
    detail: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* looseObject */._H3(ValidationError.shape).partial({ type: true }))])
});


/***/ }),

/***/ 7964:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ANSWERS: () => (/* binding */ ANSWERS),
  parseAnswer: () => (/* reexport */ answer/* parseAnswer */.Wp)
});

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(9987);
// EXTERNAL MODULE: ./src/contract/answers.js + 1 modules
var answers = __webpack_require__(5114);
// EXTERNAL MODULE: ../node_modules/zod/v4/classic/iso.js
var iso = __webpack_require__(9435);
;// CONCATENATED MODULE: ./src/contract/revision-log.js
/**
 * The log of a revision's build or deploy. Outside the specification: the request and the frame of the answer are the
 * public service's; the entries are not shown, so on the way in they are read leniently (revision-log-entry).
 */

const LogQuery = schemas/* strictObject */.rej({
    order: schemas/* enum */.k5n(['asc', 'desc']).nullish().describe('By time. asc when not given.'),
    limit: schemas/* int */.Whr().min(1).max(1000).nullish().describe('50 when not given.'),
    offset: schemas/* string */.YjP().nullish().describe('Where the page begins: next_offset of the page before.')
})
    .meta({ id: 'LogQuery' });
const LogEntry = schemas/* strictObject */.rej({
    id: schemas/* string */.YjP(),
    timestamp: iso/* datetime */.w$(),
    level: schemas/* string */.YjP(),
    message: schemas/* string */.YjP()
})
    .meta({ id: 'LogEntry' });
const LogPage = schemas/* strictObject */.rej({
    logs: schemas/* array */.YOg(LogEntry),
    next_offset: schemas/* string */.YjP().nullable().describe('null on the last page.')
})
    .meta({ id: 'LogPage' });
/** A page as it is read: whatever is in the list, and where the next one begins. */
const LogPageAnswer = schemas/* looseObject */._H3({
    logs: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    next_offset: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish().catch(undefined)
});

// EXTERNAL MODULE: ./src/http/answer.js
var answer = __webpack_require__(8283);
;// CONCATENATED MODULE: ./src/control-plane/reading.js
/** What reads the answers of the control plane. */




/** What each operation is answered with. */
const ANSWERS = {
    createDeployment: answers/* DeploymentAnswer */.Yb,
    readDeployment: answers/* DeploymentAnswer */.Yb,
    readRevision: answers/* RevisionAnswer */.QQ,
    patchDeployment: answers/* DeploymentAnswer */.Yb,
    listIntegrations: (0,answers/* rowsOf */.RO)(answers/* LookupRow */.z3),
    listListeners: (0,answers/* rowsOf */.RO)(answers/* LookupRow */.z3),
    listDeployments: (0,answers/* rowsOf */.RO)(answers/* DeploymentRow */.I2),
    listRevisions: (0,answers/* rowsOf */.RO)(answers/* RevisionAnswer */.QQ),
    readRevisionLog: LogPageAnswer,
    redeployRevision: schemas/* unknown */.L5J(),
    deleteDeployment: schemas/* unknown */.L5J()
};


/***/ }),

/***/ 8283:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ statusError),
/* harmony export */   Wp: () => (/* binding */ parseAnswer),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* unused harmony export retryAfterMs */
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5114);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9973);
/* harmony import */ var _text_field_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3288);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5302);




/** Not processed, says the protocol: a write may be sent again. */
const NOT_PROCESSED = new Set([425, 429]);
/** May pass, and after a write nobody knows whether it was processed (design, section 3). */
const isAmbiguous = (status) => status === 408 || (status >= 500 && status !== 501 && status !== 505);
/** No answer of a service is nested as deeply as this. */
const DEEPEST = 100;
/** More of an answer than this is not looked through for something to quote, in characters. */
const MOST_QUOTED = 256 * 1024;
/** What to do where no better advice is known: it has been tried again by the time that somebody reads this. */
const TRY_LATER = 'The service, or a proxy before it, is overloaded or failing: run again later. Running again is safe: it looks first.';
/** The value of a 2xx answer. @throws StatusError for any other status; AnswerError when it is no such value. */
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
/** The JSON of a 2xx answer, whatever it is. @throws StatusError for any other status; AnswerError when it is no JSON. */
function parseJson(answered) {
    const { answer, redact } = answered;
    if (answer.status < 200 || answer.status > 299)
        throw statusError(answered);
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
/** The error of an answer that says no. */
function statusError(answered) {
    const { request, answer, advice } = answered;
    const { status } = answer;
    const redirect = status >= 300 && status < 400;
    const passing = NOT_PROCESSED.has(status) || isAmbiguous(status);
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .StatusError */ .Xs([`${request}: answered ${status}`, ...detailOf(answered)].join('\n  '), {
        request,
        status,
        mayHaveActed: isAmbiguous(status),
        passing,
        retryAfterMs: retryAfterMs(answer.retryAfter, sentAt(answer)),
        advice: redirect
            ? `Redirects are not followed, since they would carry the key along: make ${advice.address} the address it leads to, if you trust that.`
            : (adviceFor(advice, answer) ?? (passing ? TRY_LATER : undefined))
    });
}
function adviceFor({ byStatus, byText = [] }, { status, text }) {
    const said = text.slice(0, MOST_QUOTED);
    return byText.find((entry) => entry.status === status && entry.says.test(said))?.advice ?? byStatus[status];
}
function detailOf({ answer, redact: redactAll, wording }) {
    const redact = (text) => redactAll(text.slice(0, MOST_QUOTED));
    const isRedirect = answer.status >= 300 && answer.status <= 399;
    if (isRedirect && answer.location !== undefined)
        return [`redirect to ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(redact(answer.location))}`];
    let json;
    try {
        json = JSON.parse(answer.text);
    }
    catch {
        const text = (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(redact(answer.text).replace(/<[^<>]{0,200}>/g, ' '), 200);
        return text === '' ? [] : [text];
    }
    const parsed = _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .ErrorAnswer */ .p3.safeParse(json);
    // An answer of another shape may hold a deployment with secrets that nobody has masked yet.
    if (!parsed.success)
        return /"(?:secrets|value)"/.test(answer.text) ? [] : [(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(redact(answer.text), 200)];
    const { detail } = parsed.data;
    // Redacted before a word of it is changed: a secret that is changed is not recognised any more.
    const said = (text) => (wording ? wording.text(redact(text)) : text);
    if (typeof detail === 'string')
        return [(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(redact(said(detail)), 1000)];
    return detail.slice(0, 20).map((entry) => {
        const { loc, msg } = wording ? wording.complaint({ loc: entry.loc, msg: redact(entry.msg) }) : entry;
        return (0,_text_inert_js__WEBPACK_IMPORTED_MODULE_2__/* .inert */ .t)(redact(`${(0,_text_field_path_js__WEBPACK_IMPORTED_MODULE_3__/* .fieldPath */ .c)(loc[0] === 'body' ? loc.slice(1) : loc)}: ${msg}`));
    });
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


/***/ }),

/***/ 9435:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports date, time, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8729);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9987);



function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* ._isoDateTime */ .G1(_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .ZodISODateTime */ .You, params);
}
function date(params) {
    return core._isoDate(ZodISODate, params);
}
function time(params) {
    return core._isoTime(ZodISOTime, params);
}
function duration(params) {
    return core._isoDuration(ZodISODuration, params);
}


/***/ })

};
;