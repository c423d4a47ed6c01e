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
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7092);
/* harmony import */ var _http_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8283);
/** What reads the answers of the control plane. */


/** What each operation is answered with. */
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


/***/ })

};
;