"use strict";
exports.id = 579;
exports.ids = [579];
exports.modules = {

/***/ 9579:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createCheckout: function() { return /* binding */ createCheckout; }
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _deploy_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(632);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9973);
/* harmony import */ var _text_inert_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5302);
/**
 * The checkout of this run, asked by git: the one file of `src/` besides `cli/` that starts a process. It is loaded only
 * when there is something to compare. A commit's id is that of its content, so whichever repository is checked out: where
 * it has both commits, its answer is right.
 */





/** Git takes no longer than this, in milliseconds, and says no more than so many bytes. */
const LONGEST_MS = 20_000;
const MOST_BYTES = 4 * 2 ** 20;
/** Of a submodule and of a symbolic link. */
const LINK_MODES = new Set(['160000', '120000']);
function createCheckout(options) {
    return {
        listChangedFiles: async (comparison) => {
            const { from, to } = comparison;
            if (options.workspace === undefined)
                return { ...comparison, unknown: 'the runner names no workspace' };
            if (![from, to].every(_deploy_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .isFullCommit */ .f5))
                throw new Error('not the full id of a commit');
            const answer = await runGit(options, [...gitOptions(options.workspace), ...diffOptions(comparison)]);
            return { ...comparison, ...('unknown' in answer ? answer : readRaw(answer.output)) };
        }
    };
}
/** The repository as it is: nothing in its configuration may change the answer, start a program or fetch. */
function gitOptions(workspace) {
    const settings = ['core.fsmonitor=false', 'core.commitGraph=false', 'diff.relative=false', 'diff.orderFile='];
    return ['-C', workspace, '--no-pager', '--no-replace-objects', ...settings.flatMap((setting) => ['-c', setting])];
}
function diffOptions({ from, to }) {
    const plain = ['--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=none'];
    return ['diff-tree', '-r', '--raw', '-z', '--no-abbrev', ...plain, `${from}^{commit}`, `${to}^{commit}`, '--'];
}
const VARIABLES = {
    LC_ALL: 'C',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0'
};
/** @throws CancelledError when the run was told to stop. */
function runGit({ variables, cancelled, timeoutMs = LONGEST_MS }, args) {
    const options = {
        // Where a program is looked for in the current folder first, the checkout is not the place.
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
        env: { ...variables, ...VARIABLES },
        encoding: 'buffer',
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
        maxBuffer: MOST_BYTES,
        signal: cancelled,
        windowsHide: true
    };
    return new Promise((resolve, reject) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', args, options, (error, output, problem) => {
            if (cancelled.aborted)
                reject(new _errors_js__WEBPACK_IMPORTED_MODULE_3__/* .CancelledError */ .cc('told to stop'));
            else
                resolve(error === null ? { output } : { unknown: whyNot(error, problem.toString('utf8')) });
        });
    });
}
/** What git says on its way out, by the words that it has had for many years. */
const REASONS = [
    [/not a git repository|cannot change to/i, 'nothing is checked out'],
    [/dubious ownership/i, 'git does not trust the owner of the checkout (safe.directory)'],
    [
        /bad (?:object|revision)|unknown revision|ambiguous argument|unable to read|could not fetch/i,
        'the checkout does not have both commits (fetch-depth: 0)'
    ]
];
function whyNot(error, problem) {
    if (error.code === 'ENOENT')
        return 'git is not installed';
    if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
        return 'more files changed than are looked at';
    if (error.killed)
        return 'git took too long';
    const known = REASONS.find(([words]) => words.test(problem))?.[1];
    return known ?? `git failed: ${(0,_text_inert_js__WEBPACK_IMPORTED_MODULE_4__/* .inert */ .t)(problem || error.message, 150)}`;
}
/** The files of `diff-tree --raw -z`: `:mode mode id id status`, then the name. */
function readRaw(output) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(output);
    }
    catch {
        return { unknown: 'a file that changed has a name that is not UTF-8' };
    }
    const parts = text.split('\0');
    const strange = { unknown: 'git answered in a form that is not understood' };
    if (parts.pop() !== '' || parts.length % 2 !== 0)
        return strange;
    const files = [];
    for (let i = 0; i < parts.length; i += 2) {
        const [, before = '', after = ''] = /^:([0-7]{6}) ([0-7]{6}) [0-9a-f]+ [0-9a-f]+ [ADMT]$/.exec(parts[i] ?? '') ?? [];
        const path = parts[i + 1] ?? '';
        if (before === '' || path === '')
            return strange;
        files.push({ path, may_be_link: LINK_MODES.has(before) || LINK_MODES.has(after) });
    }
    return { files };
}


/***/ })

};
;