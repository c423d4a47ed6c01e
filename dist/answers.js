"use strict";
exports.id = 114;
exports.ids = [114];
exports.modules = {

/***/ 7114:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readAnswer: function() { return /* binding */ readAnswer; }
/* harmony export */ });
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _http_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8283);
/** Reads the responses of each operation of the control plane. Loaded while the first request is in progress. */


/** The schema of each answer. */
const ANSWERS = {
    createDeployment: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .WriteAnswer */ ._r,
    readDeployment: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .DeploymentAnswer */ .Yb,
    readRevision: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .RevisionAnswer */ .QQ,
    patchDeployment: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .WriteAnswer */ ._r,
    listIntegrations: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .LookupRow */ .z3),
    listListeners: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .LookupRow */ .z3),
    listDeployments: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .DeploymentRow */ .I2),
    listRevisions: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .rowsOf */ .RO)(_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .RevisionAnswer */ .QQ),
    readRevisionLog: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .LogPageAnswer */ .c3,
    redeployRevision: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .UnknownAnswer */ .by,
    deleteDeployment: _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .UnknownAnswer */ .by
};
/** Operations whose answer need not have a body. */
const MAY_BE_EMPTY = new Set(['createDeployment', 'patchDeployment', 'deleteDeployment', 'redeployRevision']);
/** Lists: an answer of 204 says that there is nothing in them. */
const LISTS = new Set(['listDeployments', 'listRevisions', 'listIntegrations', 'listListeners']);
/** Reads the answer to an operation. @throws as `parseAnswer` does. */
function readAnswer(operation, answered) {
    const { status, text } = answered.answer;
    // Some responses have no body, or an unneeded one. The page of a proxy, however, is not a response of the service.
    const isEmpty = status >= 200 && status <= 299 && text.trim() === '';
    if (isEmpty && status === 204 && LISTS.has(operation))
        return [];
    const schema = ANSWERS[operation];
    if (isEmpty && MAY_BE_EMPTY.has(operation))
        return schema.parse(undefined);
    return (0,_http_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .parseAnswer */ .Wp)(schema, answered);
}


/***/ })

};
;