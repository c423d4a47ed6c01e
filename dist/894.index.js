export const id = 894;
export const ids = [894];
export const modules = {

/***/ 1894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ translatePath),
/* harmony export */   T: () => (/* binding */ translate)
/* harmony export */ });
/* harmony import */ var _dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9470);

const FIELDS = ['graph_config_path', 'cluster_namespace', 'cluster_namespaces', 'cache_memory_mb'];
const VALUES = {
    source: ['git_host', 'external_container'],
    compute_type: ['cluster']
};
const OWN = new Set([
    'labels',
    'annotations',
    'secrets',
    'env',
    'volumes',
    'volume_mounts',
    'init_containers',
    'sidecars'
]);
function translate(value, words, way) {
    if (words === _dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL_WORDS */ .eF || typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((entry) => translate(entry, words, way));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [
        rename(key, FIELDS, words, way),
        OWN.has(key) ? inner : translateField(key, inner, words, way)
    ]));
}
function translateField(key, value, words, way) {
    const known = Object.hasOwn(VALUES, key) ? VALUES[key] : undefined;
    return known !== undefined && typeof value === 'string'
        ? rename(value, known, words, way)
        : translate(value, words, way);
}
function translatePath(path, words, way) {
    const own = path.findIndex((part) => OWN.has(String(part)));
    return path.map((part, at) => typeof part !== 'string' || (own >= 0 && at > own) ? part : rename(part, FIELDS, words, way));
}
function rename(text, known, words, way) {
    const neutral = way === 'write' ? undefined : known.find((word) => words[word] === text);
    if (neutral !== undefined)
        return neutral;
    const word = way === 'read' ? undefined : known.find((one) => one === text);
    return word === undefined ? text : words[word];
}


/***/ })

};
