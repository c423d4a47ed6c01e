"use strict";
exports.id = 539;
exports.ids = [539];
exports.modules = {

/***/ 539:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   waitForUrl: function() { return /* binding */ waitForUrl; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);

/** Between two reads, in milliseconds. */
const PAUSE_MS = 1_000;
/** Reads the deployment until its URL is known or the time is up. A read that fails is tried again. */
async function waitForUrl({ controlPlane, clock, emit, url }, { deployment_id, timeoutMs }) {
    const deadline = clock.now() + timeoutMs;
    for (let leftMs = timeoutMs; url() === undefined && leftMs > 0; leftMs = deadline - clock.now()) {
        try {
            const deployment = await controlPlane.readDeployment(deployment_id, { timeoutMs: leftMs });
            emit({ type: 'deployment_read', deployment });
        }
        catch (error) {
            if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI))
                throw error;
        }
        if (url() === undefined)
            await clock.sleep(Math.max(0, Math.min(PAUSE_MS, deadline - clock.now())));
    }
}


/***/ })

};
;