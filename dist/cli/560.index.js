export const id = 560;
export const ids = [560];
export const modules = {

/***/ 86237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ commentMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

function commentMarker(of) {
    const { name, control_plane, is_plan = false } = of;
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([control_plane, name, ...(is_plan ? ['plan'] : [])]))
        .digest('hex');
    return `<!-- deploy-agent-server ${digest} -->`;
}


/***/ }),

/***/ 560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openDeploymentComment: () => (/* binding */ openDeploymentComment)
/* harmony export */ });
/* harmony import */ var _report_headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(35509);
/* harmony import */ var _report_markdown_comment_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41058);
/* harmony import */ var _report_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50333);
/* harmony import */ var _comment_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86237);
/* harmony import */ var _run_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(44085);





function openDeploymentComment({ wanted, run_url, closing, clock, redactAll }, { pull, run_started_at }) {
    const { control_plane, plans: is_plan = false, transient: is_preview, deletes } = wanted;
    const name = redactAll(wanted.name);
    let heading = '';
    const comment = (0,_run_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .createRunComment */ .j)({
        pull,
        marker: (0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .commentMarker */ .Q)({ name: wanted.name, control_plane, is_plan }),
        run_url,
        create: !deletes,
        isShared: false,
        headingOf: () => heading,
        guard: closing,
        clock
    });
    const partsOf = ({ record, failure }, isOver) => {
        const shown = { name, record, failure, isOver, is_preview };
        heading = (0,_report_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .Pl)((0,_report_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .conclude */ .Ep)(record, failure, isOver), { ...record, name });
        const at = clock.date();
        return [(0,_report_markdown_comment_part_js__WEBPACK_IMPORTED_MODULE_1__/* .partOf */ .B)(shown, { key: name, run_started_at, at, run_url, isOneOfMany: false, told: new Set() })];
    };
    return {
        update: (told) => comment.update(partsOf(told, false)),
        close: (told) => comment.close(partsOf(told, true))
    };
}


/***/ }),

/***/ 41058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ partOf)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(50333);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89336);


function partOf(shown, options) {
    const { key, run_started_at, position, at, run_url, isOneOfMany, told } = options;
    const row = (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(shown, { at, run_url });
    return {
        key,
        kind: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenOf */ .B9)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .conclude */ .Ep)(shown.record, shown.failure, shown.isOver)),
        run_started_at: Math.round(run_started_at),
        ...(position !== undefined && { position }),
        row: _deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMNS */ .cZ.map((name) => row[name]),
        details: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .detailsOf */ .cz)(shown, { isOneOfMany, isFolded: true, told })
    };
}


/***/ })

};
