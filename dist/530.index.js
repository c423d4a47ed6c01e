"use strict";
exports.id = 530;
exports.ids = [530];
exports.modules = {

/***/ 530:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   wordingOf: function() { return /* binding */ wordingOf; },
/* harmony export */   writeIn: function() { return /* binding */ writeIn; }
/* harmony export */ });
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4036);
/* harmony import */ var _contract_dialect_speech_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6816);
/* harmony import */ var _contract_lookups_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6708);
/* harmony import */ var _contract_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9078);




const SHAPES = {
    createDeployment: { body: _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .DeploymentCreateRequest */ .$O, answer: _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .Deployment */ .Sn },
    readDeployment: { answer: _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .Deployment */ .Sn },
    readRevision: { answer: _contract_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .Revision */ .A },
    patchDeployment: { body: _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .DeploymentPatchRequest */ .jn, answer: _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .Deployment */ .Sn },
    listIntegrations: {},
    listListeners: { answer: _contract_lookups_js__WEBPACK_IMPORTED_MODULE_2__/* .Listener */ .rZ, rows: true },
    listDeployments: { answer: _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .Deployment */ .Sn, rows: true },
    listRevisions: { answer: _contract_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .Revision */ .A, rows: true },
    readRevisionLog: {},
    redeployRevision: { answer: _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .Deployment */ .Sn },
    deleteDeployment: { answer: _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .Deployment */ .Sn }
};
/** The body of a request in the words of the service. */
function writeIn(dialect, operation, sent) {
    const { body } = SHAPES[operation];
    return body === undefined ? sent : (0,_contract_dialect_speech_js__WEBPACK_IMPORTED_MODULE_1__/* .writeBody */ .Oy)(dialect, sent, body);
}
/** How the answers of the service are read. */
function wordingOf(dialect, operation) {
    const { answer, body, rows } = SHAPES[operation];
    return {
        value: (json) => {
            if (answer === undefined)
                return json;
            return rows ? (0,_contract_dialect_speech_js__WEBPACK_IMPORTED_MODULE_1__/* .readRows */ .aK)(dialect, json, answer) : (0,_contract_dialect_speech_js__WEBPACK_IMPORTED_MODULE_1__/* .readAnswer */ .JN)(dialect, json, answer);
        },
        complaint: (complaint) => (0,_contract_dialect_speech_js__WEBPACK_IMPORTED_MODULE_1__/* .readComplaint */ .gK)(dialect, complaint, body),
        text: (text) => (0,_contract_dialect_speech_js__WEBPACK_IMPORTED_MODULE_1__/* .readText */ .yR)(dialect, text)
    };
}


/***/ })

};
;