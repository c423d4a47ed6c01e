"use strict";
exports.id = 585;
exports.ids = [585];
exports.modules = {

/***/ 6585:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createCheckout: function() { return /* binding */ createCheckout; }
});

// EXTERNAL MODULE: ./src/repository/path.js
var repository_path = __webpack_require__(90);
// EXTERNAL MODULE: ./src/repository/refs.js
var refs = __webpack_require__(4159);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __webpack_require__(2303);
;// CONCATENATED MODULE: ./src/git/run-git.js




const MOST_BYTES = 4 * 2 ** 20;
function gitOptions(workspace) {
    const settings = ['core.fsmonitor=false', 'core.commitGraph=false', 'diff.relative=false', 'diff.orderFile=/dev/null'];
    return ['-C', workspace, '--no-pager', '--no-replace-objects', ...settings.flatMap((setting) => ['-c', setting])];
}
const VARIABLES = {
    LC_ALL: 'C',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0'
};
function runGit({ variables, cancelled, timeoutMs, mostBytes = MOST_BYTES }, args) {
    const options = {
        cwd: (0,external_node_path_.dirname)(process.execPath),
        env: { ...variables, ...VARIABLES },
        encoding: 'buffer',
        timeout: Math.max(1, Math.ceil(timeoutMs)),
        killSignal: 'SIGKILL',
        maxBuffer: mostBytes,
        signal: cancelled,
        windowsHide: true
    };
    return new Promise((resolve, reject) => {
        (0,external_node_child_process_.execFile)('git', args, options, (error, output, problem) => {
            if (cancelled.aborted)
                reject(new errors/* CancelledError */.cc('cancelled', { reason: cancelled.reason }));
            else if (error === null)
                resolve({ output });
            else
                resolve({ unknown: whyNot(error, problem.toString('utf8')), ...exitCodeOf(error) });
        });
    });
}
const NOTHING_CHECKED_OUT = 'no code is checked out';
const REASONS = [
    [/not a git repository|cannot change to/i, NOTHING_CHECKED_OUT],
    [/dubious ownership/i, 'git does not trust the owner of the checkout (safe.directory)'],
    [
        /bad (?:object|revision)|unknown revision|ambiguous argument|unable to read|could not fetch/i,
        'the checkout does not contain both commits (set fetch-depth: 0)'
    ]
];
const exitCodeOf = ({ code }) => (typeof code === 'number' ? { exit_code: code } : {});
function whyNot(error, problem) {
    if (error.code === 'ENOENT')
        return 'git is not installed';
    if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
        return 'there are too many files';
    if (error.killed)
        return 'git took too long';
    const known = REASONS.find(([words]) => words.test(problem))?.[1];
    return known ?? `git failed: ${(0,sanitize/* sanitizeLine */.g$)(problem || error.message, 150)}`;
}

// EXTERNAL MODULE: ./src/text/edit-distance.js
var edit_distance = __webpack_require__(3234);
;// CONCATENATED MODULE: ./src/git/tree.js

const FOLDER = '040000';
const LINKS = new Set(['160000', '120000']);
const isFile = ({ mode }) => mode !== FOLDER;
function pathAndFolders(path) {
    const parts = path.split('/');
    return parts.map((_, i) => parts.slice(0, i + 1).join('/'));
}
function judgePath(path, entries) {
    const asked = new Set(pathAndFolders(path));
    if (entries.some((entry) => asked.has(entry.path) && LINKS.has(entry.mode)))
        return 'link';
    const found = entries.find((entry) => entry.path === path);
    if (found === undefined)
        return 'missing';
    return found.mode === FOLDER ? 'folder' : 'file';
}
function parseTree(output) {
    const lines = output.toString('utf8').split('\0');
    if (lines.pop() !== '')
        return undefined;
    const entries = lines.map((line) => /^([0-7]{6}) [a-z]+ [0-9a-f]+\t([^]+)$/.exec(line));
    if (entries.includes(null))
        return undefined;
    return entries.map((entry) => ({ mode: entry?.[1] ?? '', path: entry?.[2] ?? '' }));
}
const MOST_SIMILAR = 3;
const nameOf = (path) => path.slice(path.lastIndexOf('/') + 1).toLowerCase();
function similarFiles(path, files) {
    const name = nameOf(path);
    const judged = files.map((file) => ({ file, distance: (0,edit_distance/* editDistance */.Y)(nameOf(file), name, 2) }));
    return judged
        .filter(({ distance }) => distance <= 2)
        .sort((a, b) => a.distance - b.distance || a.file.length - b.file.length)
        .slice(0, MOST_SIMILAR)
        .map(({ file }) => file);
}

;// CONCATENATED MODULE: ./src/git/checkout.js




const LONGEST_MS = 20_000;
const TREE_MS = 5_000;
const LINK_MODES = new Set(['160000', '120000']);
function createCheckout(options) {
    const trees = new Map();
    return {
        findFile: (commit, path, { timeoutMs = TREE_MS } = {}) => findFile({ timeoutMs: Math.min(timeoutMs, TREE_MS), ...options }, { commit, path: (0,repository_path/* canonicalPath */.O)(path), trees }),
        listChangedFiles: async (comparison, { timeoutMs = LONGEST_MS } = {}) => {
            const mostMs = Math.min(timeoutMs, options.timeoutMs ?? LONGEST_MS);
            const { from, to } = comparison;
            if (options.workspace === undefined)
                return { ...comparison, unknown: 'the runner has no workspace' };
            if (![from, to].every(refs/* isFullCommit */.f5))
                throw new Error('not the full id of a commit');
            const answer = await runGit({ ...options, timeoutMs: mostMs }, [
                ...gitOptions(options.workspace),
                ...diffOptions(comparison)
            ]);
            return { ...comparison, ...('unknown' in answer ? { unknown: answer.unknown } : readRaw(answer.output)) };
        },
        containsCommit: (comparison, { timeoutMs = LONGEST_MS } = {}) => containsCommit({ ...options, timeoutMs: Math.min(timeoutMs, TREE_MS) }, comparison)
    };
}
async function containsCommit(options, { from, to }) {
    const { workspace } = options;
    if (workspace === undefined || !(0,refs/* isFullCommit */.f5)(from) || !(0,refs/* isCommitId */.jh)(to))
        return undefined;
    const git = (...args) => runGit(options, [...gitOptions(workspace), ...args]);
    const isAncestor = async (commit, of) => {
        const answer = await git('merge-base', '--is-ancestor', `${commit}^{commit}`, `${of}^{commit}`);
        return 'output' in answer ? true : answer.exit_code === 1 ? false : undefined;
    };
    const contains = await isAncestor(from, to);
    if (contains !== false || (await isAncestor(to, from)))
        return contains;
    const shallow = await git('rev-parse', '--is-shallow-repository');
    return 'output' in shallow && shallow.output.toString('utf8').trim() === 'false' ? false : undefined;
}
async function findFile(options, { commit, path, trees }) {
    const { workspace } = options;
    if (workspace === undefined || !(0,refs/* isFullCommit */.f5)(commit) || path === '')
        return undefined;
    const listTree = async (...args) => {
        const list = ['ls-tree', '-z', '--full-tree', ...args];
        const answer = await runGit(options, [...gitOptions(workspace), ...list]);
        return 'unknown' in answer ? undefined : parseTree(answer.output);
    };
    const readWhole = () => trees.get(commit) ?? listTree('-r', '-t', `${commit}^{tree}`);
    if (trees.has(commit))
        trees.set(commit, readWhole());
    else
        trees.set(commit, undefined);
    const whole = await trees.get(commit);
    const entries = whole ?? (await listTree('-t', `${commit}^{tree}`, '--', ...pathAndFolders(path)));
    if (entries === undefined)
        return undefined;
    const found = judgePath(path, entries);
    if (found === 'link')
        return undefined;
    if (found === 'file')
        return { found, similar: [] };
    const files = (whole ?? (await readWhole()) ?? []).filter(isFile);
    return {
        found,
        similar: similarFiles(path, files.map((file) => file.path))
    };
}
function diffOptions({ from, to }) {
    const plain = ['--no-renames', '--no-ext-diff', '--no-textconv', '--ignore-submodules=none'];
    return ['diff-tree', '-r', '--raw', '-z', '--no-abbrev', ...plain, `${from}^{commit}`, `${to}^{commit}`, '--'];
}
function readRaw(output) {
    let text;
    try {
        text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(output);
    }
    catch {
        return { unknown: 'the name of a changed file is not UTF-8' };
    }
    const parts = text.split('\0');
    const strange = { unknown: 'the output of git has an unknown form' };
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