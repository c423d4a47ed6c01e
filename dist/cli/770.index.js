export const id = 770;
export const ids = [770];
export const modules = {

/***/ 59574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ NO_REPORTS),
/* harmony export */   j: () => (/* binding */ NO_EVENT)
/* harmony export */ });
const NO_REPORTS = { mask: () => { }, output: () => { }, summary: async () => { } };
const NO_EVENT = {
    event_name: '',
    event_action: undefined,
    server_url: 'https://github.com',
    api_url: 'https://api.github.com',
    repository: undefined,
    ref: undefined,
    sha: undefined,
    pull_request: undefined,
    run_url: undefined,
    is_on_github: false
};


/***/ }),

/***/ 52627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y3: () => (/* binding */ CI_NAMES),
  sp: () => (/* binding */ ciOf),
  Ay: () => (/* binding */ detectCi),
  MS: () => (/* binding */ readNothing)
});

// UNUSED EXPORTS: gitHubApiOf, readGitCheckout

// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/repository/repository-url.js
var repository_url = __webpack_require__(17227);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/adapters/git/read-head.js
var read_head = __webpack_require__(7929);
// EXTERNAL MODULE: ./lib/src/adapters/git/run-git.js
var run_git = __webpack_require__(89516);
// EXTERNAL MODULE: ./lib/src/adapters/ci/ci.js
var ci = __webpack_require__(59574);
// EXTERNAL MODULE: ./lib/src/adapters/ci/github-actions.js
var github_actions = __webpack_require__(27215);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
;// CONCATENATED MODULE: ./lib/src/adapters/ci/gitlab.js




const PROJECT = /^[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT = /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const NUMBER = /^[1-9]\d{0,9}$/;
const MERGED = new Set(['merged_result', 'merge_train']);
const GITLAB = {
    name: 'gitlab',
    isHere: ({ GITLAB_CI }) => GITLAB_CI === 'true',
    read({ environment }) {
        const folder = environment.CI_PROJECT_DIR;
        const workspace = folder && (0,external_node_fs_.existsSync)(folder) ? folder : undefined;
        const variable_files = variableFiles(environment);
        const context = { ...readGitLabContext(environment), variable_files };
        return { context, workspace, reports: createReports() };
    }
};
function variableFiles(environment) {
    const values = Object.values(environment).flatMap((value) => value?.trim() ?? []);
    return new Set(values.filter((value) => (0,external_node_path_.isAbsolute)(value) && isFile(value)));
}
function isFile(path) {
    try {
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function readGitLabContext(env) {
    const given = (name) => env[name]?.trim() || undefined;
    const projectOf = (name) => (PROJECT.test(given(name) ?? '') ? given(name) : undefined);
    const repository = projectOf('CI_PROJECT_PATH');
    const is_external = given('CI_EXTERNAL_PULL_REQUEST_IID') !== undefined;
    const run_url = (0,web_address/* webAddress */.D)(given('CI_JOB_URL'));
    const sha_before = commitOf(given('CI_COMMIT_BEFORE_SHA'));
    return {
        ...ci/* NO_EVENT */.j,
        host: 'gitlab',
        event_name: given('CI_PIPELINE_SOURCE') ?? '',
        server_url: (0,web_address/* withoutTrailingSlashes */.A)((0,web_address/* webAddress */.D)(given('CI_SERVER_URL')) ?? 'https://gitlab.com'),
        repository,
        ref: is_external ? undefined : refOf(given('CI_COMMIT_TAG'), given('CI_COMMIT_BRANCH')),
        sha: commitOf(given('CI_COMMIT_SHA')),
        pull_request: readMergeRequest(given, projectOf),
        run_url,
        ...(sha_before !== undefined && { sha_before }),
        ...(is_external && {
            no_code_reason: 'this pipeline belongs to a pull request of another git host'
        })
    };
}
function refOf(tag, branch) {
    if (tag !== undefined)
        return `refs/tags/${tag}`;
    return branch && `refs/heads/${branch}`;
}
const commitOf = (text) => (COMMIT.test(text ?? '') ? text : undefined);
function readMergeRequest(given, projectOf) {
    const iid = given('CI_MERGE_REQUEST_IID') ?? '';
    const head_ref = given('CI_MERGE_REQUEST_SOURCE_BRANCH_NAME');
    if (!NUMBER.test(iid) || head_ref === undefined)
        return undefined;
    const isMerged = MERGED.has(given('CI_MERGE_REQUEST_EVENT_TYPE') ?? '');
    const source_sha = commitOf(given('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA'));
    const head_repository = projectOf('CI_MERGE_REQUEST_SOURCE_PROJECT_PATH');
    const target = projectOf('CI_MERGE_REQUEST_PROJECT_PATH') ?? projectOf('CI_PROJECT_PATH');
    return {
        number: Number(iid),
        head_ref,
        head_sha: source_sha ?? (isMerged ? undefined : commitOf(given('CI_COMMIT_SHA'))),
        head_repository,
        is_fork: head_repository?.toLowerCase() !== target?.toLowerCase()
    };
}
function createReports() {
    let sections = 0;
    return {
        ...ci/* NO_REPORTS */.Q,
        group: (title, text) => {
            sections++;
            const at = Math.floor(Date.now() / 1000);
            const marker = (edge, options = '') => `\u001b[0Ksection_${edge}:${at}:deploy_agent_server_${sections}${options}\r\u001b[0K`;
            return `${marker('start', '[collapsed=true]')}${title}\n${text}\n${marker('end')}`;
        }
    };
}

;// CONCATENATED MODULE: ./lib/src/adapters/ci/detect.js









const SYSTEMS = [github_actions/* GITHUB_ACTIONS */.Q, GITLAB];
const CI_NAMES = [...SYSTEMS.map(({ name }) => name), 'git', 'none'];
function ciOf(environment) {
    return SYSTEMS.find(({ isHere }) => isHere(environment))?.name;
}
async function detectCi(choice, { job, place, ...more }) {
    const name = choice === 'auto' ? (ciOf(job.environment) ?? 'git') : choice;
    if (name === 'none')
        return readNothing('--ci none turns detection off');
    const system = SYSTEMS.find((known) => known.name === name);
    if (system !== undefined)
        return system.read(job);
    const head = await (0,read_head/* readHead */.z)(place.workspace ?? '.', { ...place, ...more });
    if (!('unknown' in head))
        return readGitCheckout(head);
    const why = head.unknown === run_git/* NOTHING_CHECKED_OUT */.JN ? '' : ` (${head.unknown})`;
    return readNothing(`this folder is not a git checkout${why}`);
}
function readNothing(why) {
    return {
        context: { ...ci/* NO_EVENT */.j, no_code_reason: why },
        workspace: undefined,
        reports: ci/* NO_REPORTS */.Q
    };
}
function readGitCheckout(head) {
    const { root, commit, remote_url, remote_commit, is_pushed } = head;
    const address = remote_url === undefined ? undefined : (0,repository_url/* parseRemoteAddress */.Yg)(remote_url);
    const server_url = address?.server_url ?? ci/* NO_EVENT */.j.server_url;
    const reason = noCodeReason(head, address);
    const ref = commit === undefined ? undefined : head.ref;
    const unpushed_commits = [commit, remote_commit].filter((one) => one !== undefined);
    return {
        context: {
            ...ci/* NO_EVENT */.j,
            server_url,
            api_url: gitHubApiOf(server_url),
            repository: address?.repository,
            ref,
            sha: is_pushed ? remote_commit : undefined,
            ...(reason !== '' && { no_code_reason: reason }),
            ...(!is_pushed && commit !== undefined && { unpushed_commits }),
            code_warnings: codeWarnings(head)
        },
        workspace: root,
        reports: ci/* NO_REPORTS */.Q
    };
}
function gitHubApiOf(server_url) {
    if (server_url === ci/* NO_EVENT */.j.server_url)
        return ci/* NO_EVENT */.j.api_url;
    return /github|\bghe\b/i.test(new URL(server_url).hostname) ? `${server_url}/api/v3` : undefined;
}
function noCodeReason({ ref, commit, remote, remote_url = '' }, address) {
    const reasons = [
        ...(remote === undefined ? ['the git checkout has no remote'] : []),
        ...(ref === undefined ? ['HEAD is detached: no branch is checked out'] : []),
        ...(commit === undefined ? ['the git checkout has no commit'] : [])
    ];
    if (remote !== undefined && address === undefined)
        reasons.push(noAddressReason(remote_url));
    return reasons.join(', and ');
}
function noAddressReason(remote_url) {
    const alias = (0,repository_url/* sshAliasOf */.gs)(remote_url);
    if (alias === undefined || remote_url.includes('::'))
        return 'the address of the git remote is not that of a server';
    const host = (0,sanitize/* sanitizeLine */.g$)(alias, 60);
    return `the host of the git remote, "${host}", is a name of the ssh configuration`;
}
const MOST_PATHS = 3;
function codeWarnings({ remote = '', ref, commit, remote_commit, is_pushed, uncommitted }) {
    if (commit === undefined || ref === undefined)
        return [];
    const name = ref.replace(/^refs\/heads\//, '');
    const branch = `${(0,sanitize/* sanitizeLine */.g$)(remote, 60)}/${(0,sanitize/* sanitizeLine */.g$)(name, 100)}`;
    const warnings = [];
    if (!is_pushed)
        warnings.push(`Commit ${(0,refs/* shortCommit */.Ax)(commit)} is not pushed to ${branch}. ` +
            'A service that builds from the remote does not have it: push first.');
    else if (remote_commit !== undefined && remote_commit !== commit)
        warnings.push(`The checkout is behind ${branch}: it is at ${(0,refs/* shortCommit */.Ax)(commit)}, ` +
            `and the service builds ${(0,refs/* shortCommit */.Ax)(remote_commit)}.`);
    if (uncommitted.length > 0) {
        const shown = uncommitted.slice(0, MOST_PATHS).map((path) => (0,sanitize/* sanitizeLine */.g$)(path, 60));
        const paths = [...shown, ...(uncommitted.length > MOST_PATHS ? ['…'] : [])].join(', ');
        warnings.push(`${(0,format/* count */.U9)(uncommitted.length, 'uncommitted change')}: ${paths}. ` +
            `A service that builds from ${branch} does not have that: commit and push first.`);
    }
    return warnings;
}


/***/ }),

/***/ 27215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ GITHUB_ACTIONS),
/* harmony export */   w: () => (/* binding */ annotation)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17156);
/* harmony import */ var _runner_environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70747);



const GITHUB_ACTIONS = {
    name: 'github-actions',
    isHere: ({ GITHUB_ACTIONS }) => GITHUB_ACTIONS === 'true',
    read: (job) => ({
        context: (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunContext */ .$p)({ ...job.environment }, job.event),
        workspace: job.environment.GITHUB_WORKSPACE,
        reports: reportsOf(job)
    })
};
function reportsOf({ environment: { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY }, print }) {
    return {
        mask: (piece) => print(`::add-mask::${escapeData(piece)}`),
        output: (name, value) => {
            if (!GITHUB_OUTPUT)
                return;
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(GITHUB_OUTPUT))
                throw new Error(`Missing file at path: ${GITHUB_OUTPUT}`);
            (0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_2__/* .appendWhole */ .gZ)(GITHUB_OUTPUT, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(GITHUB_OUTPUT, outputEntry(name, value)));
        },
        summary: async (markdown) => {
            if (GITHUB_STEP_SUMMARY)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(GITHUB_STEP_SUMMARY, `${markdown}\n`);
        },
        annotation,
        group: (title, text) => `::group::${escapeData(title)}\n${text}\n::endgroup::`
    };
}
function annotation(level, text) {
    return `::${level}::${escapeData(text)}`;
}
function outputEntry(name, value) {
    let end = 'END';
    while (value.split('\n').includes(end))
        end += '_';
    return `${name}<<${end}\n${value}\n${end}\n`;
}
const escapeData = (text) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');


/***/ }),

/***/ 7929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _repository_slashes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86190);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89516);




const STATUS = [
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=normal',
    '--ignore-submodules=dirty'
];
const LONGEST_MS = 5_000;
async function readHead(folder, { written = [], ...process }) {
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .gitIn */ .uM)(folder, { ...process, timeoutMs: LONGEST_MS });
    const line = async (...args) => (0,_run_git_js__WEBPACK_IMPORTED_MODULE_3__/* .lineOf */ .cA)(await git(...args));
    const top = await git('rev-parse', '--show-toplevel');
    if ('unknown' in top)
        return top;
    const root = top.output.toString('utf8').trim();
    const own = written.flatMap((file) => (0,_repository_slashes_js__WEBPACK_IMPORTED_MODULE_2__/* .pathWithin */ .R)(root, realPath(file)) ?? []);
    const paths = [':(top)', ...own.map((path) => `:(top,exclude,literal)${path}`)];
    const [ref, commit, status] = await Promise.all([
        line('symbolic-ref', '-q', 'HEAD'),
        line('rev-parse', '-q', '--verify', 'HEAD^{commit}'),
        git('--no-literal-pathspecs', 'status', ...STATUS, '--', ...paths)
    ]);
    const branch = ref?.replace(/^refs\/heads\//, '');
    const remote = (branch && (await line('config', '--get', `branch.${branch}.remote`))) ??
        onlyRemote(await line('remote'));
    const hasUrl = remote && (await line('config', '--get', `remote.${remote}.url`));
    const remote_url = hasUrl && (await line('ls-remote', '--get-url', remote));
    const tracking = remote && branch && `refs/remotes/${remote}/${branch}`;
    const remote_commit = tracking && (await line('rev-parse', '-q', '--verify', `${tracking}^{commit}`));
    const is_pushed = commit !== undefined &&
        remote_commit !== undefined &&
        'output' in (await git('merge-base', '--is-ancestor', commit, remote_commit));
    return {
        root,
        ref,
        commit,
        remote: remote || undefined,
        remote_url: remote_url || undefined,
        remote_commit: remote_commit || undefined,
        is_pushed,
        uncommitted: 'unknown' in status ? [] : changedPaths(status.output)
    };
}
function realPath(file) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file));
}
function changedPaths(output) {
    const entries = output.toString('utf8').split('\0');
    return entries.filter((entry) => entry !== '').map((entry) => entry.slice(3));
}
function onlyRemote(list) {
    const names = list?.split('\n') ?? [];
    return names.includes('origin') || names.length > 1 ? 'origin' : names[0];
}


/***/ }),

/***/ 52077:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hd: () => (/* binding */ isTerminal),
/* harmony export */   Ut: () => (/* binding */ styleOfVerdict),
/* harmony export */   XG: () => (/* binding */ createPaint),
/* harmony export */   vb: () => (/* binding */ showsColors)
/* harmony export */ });
const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33 };
function createPaint(hasColors) {
    return (text, style) => {
        if (!hasColors || style === undefined || text === '')
            return text;
        return `\u001b[${CODES[style]}m${text}\u001b[0m`;
    };
}
function showsColors(stream, environment) {
    return isTerminal(stream, environment) && !environment.NO_COLOR;
}
function isTerminal({ isTTY }, { TERM }) {
    return isTTY && TERM !== 'dumb';
}
const VERDICT_STYLES = {
    deployed: 'green',
    failed: 'red',
    superseded: 'yellow'
};
function styleOfVerdict(verdict) {
    return VERDICT_STYLES[verdict];
}


/***/ }),

/***/ 39104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ jsonResult),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   PQ: () => (/* binding */ plansChange),
/* harmony export */   Q2: () => (/* binding */ printJson),
/* harmony export */   reportFailure: () => (/* binding */ reportFailure),
/* harmony export */   xu: () => (/* binding */ CHANGES_EXIT_CODE),
/* harmony export */   zO: () => (/* binding */ mapTexts)
/* harmony export */ });
/* harmony import */ var _adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27215);
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12779);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75851);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92160);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84273);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32655);
/* harmony import */ var _colors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(52077);
/* harmony import */ var _wrap_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4873);
/* harmony import */ var _written_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(13712);










function jsonResult(outputs, failure) {
    const typed = Object.entries(outputs)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [
        name,
        /^(?:true|false|[[{].*[\]}])$/s.test(value) ? JSON.parse(value) : value
    ]);
    const { error_code: code = '' } = outputs;
    if (code === '')
        return Object.fromEntries(typed);
    const { what = 'The run failed.', facts = [], fix = [], command } = failure ?? {};
    const ofCode = (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .nameFlags */ .JG)(_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].fix);
    return {
        ...Object.fromEntries(typed),
        message: (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .linesOf */ .Dx)({ what, facts }).join('\n'),
        what,
        facts,
        fix: fix.length > 0 ? fix.join(' ') : ofCode,
        ...(command !== undefined && { command })
    };
}
function mapTexts(failure, change) {
    const { what, facts, fix, command } = failure;
    return {
        ...failure,
        what: change(what),
        facts: facts.map(({ label, value }) => ({ label: change(label), value: change(value) })),
        fix: fix.map(change),
        ...(command !== undefined && { command: change(command) })
    };
}
const printJson = (value) => process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`);
function exitCodeOf(code) {
    return code !== undefined && Object.hasOwn(_error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O, code)
        ? _error_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .ERROR_CODES */ .O[code].exit_code
        : 1;
}
function reportFailure(error, args, { writesOutputs = true } = {}) {
    const failure = error instanceof _usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .UsageError */ .eb ? describeMisuse(error) : (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .describeFailure */ .Ic)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU);
    const { code } = failure;
    const text = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeCommands */ .g9)((0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .nameFlags */ .JG)((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_3__/* .EMPTY_RECORD */ .sU)));
    if (writesOutputs)
        (0,_written_files_js__WEBPACK_IMPORTED_MODULE_8__/* .writeFailureCode */ .NN)(args, code);
    const shown = mapTexts(failure, (part) => (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_5__/* .nameFlags */ .JG)(part));
    if (args.includes('--json'))
        printJson(jsonResult({ error_code: code }, shown));
    process.stderr.write(`${errorLines(text, args)}\n`);
    return exitCodeOf(code);
}
function errorLines(text, args) {
    if (_adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .GITHUB_ACTIONS */ .Q.isHere(process.env))
        return (0,_adapters_ci_github_actions_js__WEBPACK_IMPORTED_MODULE_0__/* .annotation */ .w)('error', text);
    const { stderr, env } = process;
    const paint = (0,_colors_js__WEBPACK_IMPORTED_MODULE_7__/* .createPaint */ .XG)(!args.includes('--no-color') && (0,_colors_js__WEBPACK_IMPORTED_MODULE_7__/* .showsColors */ .vb)(stderr, env));
    const lines = `${paint('Error:', 'red')} ${text}`;
    return env.CI ? lines : (0,_wrap_js__WEBPACK_IMPORTED_MODULE_9__/* .wrapText */ .C1)(lines, (0,_wrap_js__WEBPACK_IMPORTED_MODULE_9__/* .widthOf */ .qz)(stderr));
}
function describeMisuse({ message: what, advice, example }) {
    const fix = advice === undefined ? [] : [advice];
    return { kind: 'failure', code: 'input_invalid', what, facts: [], fix, command: example };
}
const CHANGES_EXIT_CODE = 11;
function plansChange({ plans, plan }) {
    const all = plans === undefined ? [JSON.parse(plan || '{}')] : Object.values(JSON.parse(plans));
    return all.some(({ operation = 'unchanged', new_revision }) => operation !== 'unchanged' || new_revision);
}


/***/ }),

/***/ 4873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   gM: () => (/* binding */ USUAL_WIDTH),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
const USUAL_WIDTH = 80;
function widthOf({ isTTY, columns }) {
    return isTTY ? columns || USUAL_WIDTH : Number.POSITIVE_INFINITY;
}
const COLORS = /\u001b\[\d+m/g;
function wrapText(text, width) {
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line, width))
        .join('\n');
}
function wrapLine(line, width) {
    if (lengthOf(line) <= width)
        return [line];
    const [indent = ''] = /^ */.exec(line) ?? [];
    const lines = [];
    let current = indent;
    let hasWords = false;
    for (const word of line.slice(indent.length).split(' ')) {
        const longer = hasWords ? `${current} ${word}` : `${current}${word}`;
        if (!hasWords || lengthOf(longer) <= width) {
            current = longer;
            hasWords ||= word !== '';
            continue;
        }
        if (word === '')
            continue;
        lines.push(current.trimEnd());
        current = `${indent}  ${word}`;
    }
    return [...lines, current.trimEnd()];
}
function lengthOf(text) {
    return text.replace(COLORS, '').length;
}


/***/ }),

/***/ 13712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ openEventFile),
/* harmony export */   NN: () => (/* binding */ writeFailureCode),
/* harmony export */   Op: () => (/* binding */ openOutputFile)
/* harmony export */ });
/* unused harmony export dotenvOf */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93675);
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86263);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(52100);
/* harmony import */ var _report_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(98812);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(32655);







function openOutputFile(path) {
    (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .useFile */ .yT)('--output-file', path, 'written', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, ''));
    const told = new Set();
    return (outputs, warn) => {
        const { text, omitted } = dotenvOf(outputs);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, text);
        for (const variable of omitted.filter((one) => !told.has(one))) {
            told.add(variable);
            warn(`--output-file: ${variable} is left out, because a dotenv report cannot hold it.`);
        }
    };
}
function writeFailureCode(args, error_code) {
    const options = { 'output-file': { type: 'string', multiple: true } };
    for (const path of (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args: [...args], options, strict: false }).values['output-file'] ??
        []) {
        if (typeof path !== 'string' || /^--[a-z]/.test(path))
            continue;
        try {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(path, dotenvOf({ error_code }).text);
        }
        catch {
        }
    }
}
const PREFIX = 'AGENT_SERVER_';
const MOST_VARIABLES = 20;
const MOST_BYTES = 5_000;
const SINGLE = _action_names_js__WEBPACK_IMPORTED_MODULE_2__/* .OUTPUT_NAMES */ .P.filter((name) => !(0,_masking_redact_output_js__WEBPACK_IMPORTED_MODULE_4__/* .isJsonOutput */ .C)(name));
const OF_EACH = ['url', 'deployment_id', 'revision_id'];
const SPECIAL = /[^\w.~:/?#@%+,=*[\]-]/gu;
function dotenvOf(outputs) {
    const facts = JSON.parse(outputs.deployments || '{}');
    const single = SINGLE.map((output) => variableOf(output, outputs));
    const each = OF_EACH.flatMap((output) => Object.entries(facts).map(([key, of]) => variableOf(output, of, key)));
    const all = [...single, ...each].filter(({ value }) => value !== '');
    const lines = [];
    const omitted = [];
    for (const { name, value } of all) {
        const line = `${name}=${value}\n`;
        const isTwice = all.filter((other) => other.name === name).length > 1;
        const isFull = lines.length === MOST_VARIABLES || lines.join('').length + line.length >= MOST_BYTES;
        if (value === undefined || isTwice || isFull)
            omitted.push(name);
        else
            lines.push(line);
    }
    return { text: lines.join(''), omitted };
}
function variableOf(output, of, key) {
    const ending = key === undefined ? '' : `_${key.replace(/[^A-Za-z0-9]/g, '_')}`;
    const value = of[output] ?? '';
    const isUrl = output === 'url' || output === 'docs_url' || output === 'dashboard_url';
    const text = isUrl ? value.toWellFormed().replace(SPECIAL, encoded) : value;
    return {
        name: `${PREFIX}${output}${ending}`.toUpperCase(),
        value: text.search(SPECIAL) < 0 ? text : undefined
    };
}
const encoded = (char) => [...Buffer.from(char)]
    .map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`)
    .join('');
function openEventFile(path) {
    const file = (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_6__/* .useFile */ .yT)('--events', path, 'written', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'w'));
    return ({ redactor, clock, warn }) => {
        let isBroken = false;
        return (event, deployment) => {
            if (isBroken)
                return;
            const { type, ...members } = shownEvent(event);
            const head = { type: `${type}.v${EVENT_VERSION}`, time: new Date(clock.date()).toISOString() };
            const shown = redactor.redactAll({
                ...(deployment !== undefined && { deployment }),
                ...members
            });
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, `${JSON.stringify({ ...head, ...shown })}\n`);
            }
            catch (error) {
                isBroken = true;
                const { code = 'unknown' } = error;
                warn(`--events: no more events are written (${code}).`);
            }
        };
    };
}
const EVENT_VERSION = 1;
function shownEvent(event) {
    if (event.type === 'planned')
        return { type: event.type, plan: (0,_report_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .planFacts */ .pE)((0,_report_plan_facts_js__WEBPACK_IMPORTED_MODULE_5__/* .shownPlan */ .vJ)(event.plan)) };
    if (event.type !== 'deployment_read')
        return { ...event };
    const { id, name, source } = event.deployment;
    return {
        type: event.type,
        deployment_id: id,
        name,
        source,
        url: (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownUrl */ .zA)(event.deployment),
        ...(0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_3__/* .shownRevisions */ .UT)(event.deployment)
    };
}


/***/ }),

/***/ 91842:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openConsole)
});

// EXTERNAL MODULE: ./lib/src/adapters/ci/detect.js + 1 modules
var detect = __webpack_require__(52627);
// EXTERNAL MODULE: ./lib/src/adapters/runner/environment.js
var runner_environment = __webpack_require__(70747);
// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var connection = __webpack_require__(65544);
// EXTERNAL MODULE: ./lib/src/masking/redactor.js
var masking_redactor = __webpack_require__(84921);
// EXTERNAL MODULE: ./lib/src/cli/console/colors.js
var colors = __webpack_require__(52077);
// EXTERNAL MODULE: ./lib/src/adapters/ci/ci.js
var ci = __webpack_require__(59574);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/masking/redact-output.js
var redact_output = __webpack_require__(52100);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/cli/flags/input-flags.js
var input_flags = __webpack_require__(84273);
// EXTERNAL MODULE: ./lib/src/cli/console/result.js
var result = __webpack_require__(39104);
;// CONCATENATED MODULE: ./lib/src/cli/console/console-runner.js







const TONES = { success: 'green', failure: 'red', aside: 'dim' };
function createConsoleRunner(options) {
    const { screen, redactor, inputs, givenBy = {}, level, color, writeOutputs } = options;
    let reports = ci/* NO_REPORTS */.Q;
    const outputs = {};
    let failure;
    const paint = (0,colors/* createPaint */.XG)(color);
    const clean = (text) => (0,sanitize/* escapeCommands */.g9)((0,input_flags/* nameFlags */.JG)(redactor.redact(text), givenBy));
    const info = (text, what) => {
        const { isFailure = false, tone } = what ?? {};
        if (level !== 'quiet' || isFailure)
            screen.print(paint(clean(text), tone && TONES[tone]));
    };
    const problem = (kind, label, text) => screen.print(reports.annotation?.(kind, clean(text)) ?? `${label} ${clean(text)}`);
    const warning = (text) => problem('warning', paint('Warning:', 'yellow'), text);
    return {
        reportTo: (to) => {
            reports = to;
        },
        input: (name) => inputs[name] ?? '',
        mask: (value, how) => {
            for (const piece of redactor.add(value, how))
                reports.mask(piece);
        },
        info,
        progress: (text) => {
            if (!screen.isLive)
                info(text);
        },
        notice: info,
        debug: (text) => {
            if (level === 'verbose')
                screen.print(paint(clean(text), 'dim'));
        },
        warning,
        error: (text, shown = { what: text, facts: [], fix: [] }) => {
            failure = (0,result/* mapTexts */.zO)(shown, clean);
            problem('error', paint('Error:', 'red'), text);
        },
        hasToldError: () => failure !== undefined,
        group: (title, text, { isDetail = false, tone } = {}) => {
            if (reports.group !== undefined) {
                if (level === 'quiet')
                    return;
                const [shown = '', ...lines] = clean(`${title}\n${text}`).split('\n');
                return screen.print(reports.group(shown, lines.join('\n')));
            }
            info(title, { tone });
            if (!isDetail || level === 'verbose')
                info(text.replace(/^(?=.)/gm, '  '));
        },
        output: (name, value) => {
            const shown = (0,redact_output/* redactOutput */.n)(name, value, redactor);
            outputs[name] = shown;
            writeOutputs?.(outputs, warning);
            reports.output(name, shown);
        },
        outputs: () => outputs,
        failure: () => failure,
        summary: async (markdown) => {
            try {
                await reports.summary((0,input_flags/* nameFlags */.JG)(markdown, givenBy));
            }
            catch (error) {
                warning(`The job summary could not be written: ${(0,errors/* messageOf */.bD)(error)}`);
            }
        }
    };
}

// EXTERNAL MODULE: ./lib/src/cli/console/wrap.js
var wrap = __webpack_require__(4873);
;// CONCATENATED MODULE: ./lib/src/cli/console/screen.js

function createScreen(terminal, { isLive, wraps = isLive }) {
    let live = [];
    const width = () => terminal.columns || wrap/* USUAL_WIDTH */.gM;
    const rows = () => {
        let sum = 0;
        for (const line of live)
            sum += Math.max(1, Math.ceil(line.length / width()));
        return sum;
    };
    const erase = () => {
        if (live.length === 0)
            return '';
        const up = rows() > 1 ? `\u001b[${rows() - 1}A` : '';
        return `\r${up}\u001b[J`;
    };
    const drawn = (lines) => {
        live = lines.map((line) => line.slice(0, width() - 1));
        return live.join('\n');
    };
    return {
        isLive,
        width,
        print: (text) => {
            const wrapped = wraps ? (0,wrap/* wrapText */.C1)(text, width()) : text;
            const lines = wrapped === '' || wrapped.endsWith('\n') ? wrapped : `${wrapped}\n`;
            terminal.write(isLive ? `${erase()}${lines}${drawn(live)}` : lines);
        },
        draw: (lines) => {
            if (isLive)
                terminal.write(`${erase()}${drawn(lines)}`);
        }
    };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var dialect = __webpack_require__(81415);
// EXTERNAL MODULE: ./lib/src/inputs/secrets/parse-secrets.js
var parse_secrets = __webpack_require__(21007);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
;// CONCATENATED MODULE: ./lib/src/cli/flags/resolve-inputs.js







async function readInputFiles(files) {
    const entries = Object.entries(files);
    const fromStdin = entries.filter(([, file]) => file === '-').map(([input]) => (0,input_flags/* flagName */.GI)(input));
    if (fromStdin.length > 1) {
        const problem = `Only one flag can read standard input: ${fromStdin.join(', ')}.`;
        throw new usage_error/* UsageError */.eb(problem, 'Use a file for the others.');
    }
    const texts = entries.map(async ([input, file]) => [input, await readText((0,input_flags/* flagName */.GI)(input), file)]);
    return Object.fromEntries(await Promise.all(texts));
}
async function readText(flag, file) {
    const bytes = await (file === '-' ? (0,consumers_.buffer)(process.stdin) : (0,promises_.readFile)(file)).catch((error) => {
        throw (0,usage_error/* fileError */.zS)(flag, file, 'read', error);
    });
    const text = (0,usage_error/* decodeFile */.JG)(flag, file, bytes);
    if (text.trim() !== '')
        return text;
    if (file === '-')
        throw new usage_error/* UsageError */.eb(`${flag}: standard input is empty.`, 'Pipe the value into the command.');
    throw new usage_error/* UsageError */.eb(`${flag}: "${file}" is empty.`, 'Write the value into the file.');
}
function addForeignVariables({ inputs, givenBy }, environment, isOnGitHub) {
    const isLangSmith = inputs.api_dialect === 'langsmith' || (0,dialect/* isLangSmithCloud */.XR)(inputs.base_url);
    const foreign = {
        ...(isLangSmith && { api_key: 'LANGSMITH_API_KEY', tenant_id: 'LANGSMITH_TENANT_ID' }),
        ...(isOnGitHub && { github_token: 'GITHUB_TOKEN' })
    };
    const all = Object.entries(foreign);
    const added = all.filter(([input, variable]) => inputs[input] === undefined && environment[variable]?.trim());
    return {
        inputs: {
            ...inputs,
            ...Object.fromEntries(added.map(([input, variable]) => [input, environment[variable]]))
        },
        givenBy: { ...givenBy, ...Object.fromEntries(added) }
    };
}
function judgeVariables(environment) {
    const known = input_flags/* INPUT_FLAGS */.$S.map(({ variable }) => variable);
    return Object.keys(environment)
        .filter((name) => name.startsWith(input_flags/* VARIABLE_PREFIX */.qz) && !known.includes(name))
        .map((name) => `The variable ${name} is unknown and ignored.${(0,did_you_mean/* didYouMean */.au)(name, known)}`);
}
const USUAL_NAME = /^(?:[A-Z_][A-Z0-9_]*|[a-z_][a-z0-9_]*)$/;
function secretsFromEnvironment(names, environment) {
    if (names.length === 0)
        return undefined;
    const missing = names.filter((name) => !/^[A-Za-z_]\w*$/.test(name) || environment[name] === undefined);
    if (missing.length === 0)
        return JSON.stringify(Object.fromEntries(names.map((name) => [name, environment[name]])));
    const problem = missing.every((name) => USUAL_NAME.test(name))
        ? `--secret: not set in the environment: ${missing.join(', ')}.`
        : '--secret takes a name, and reads the value from the environment.';
    throw new usage_error/* UsageError */.eb(problem, 'Export the variable, and pass its name only: --secret NAME.');
}
function variablesFromFlags(flags) {
    if (flags.length === 0)
        return undefined;
    const variables = new Map();
    for (const flag of flags) {
        const equals = flag.indexOf('=');
        const name = flag.slice(0, Math.max(equals, 0));
        if (!parse_secrets/* SECRET_NAME */.J4.test(name))
            throw new usage_error/* UsageError */.eb('--env-var takes NAME=value.', 'Write --env-var NAME=value.');
        if (variables.has(name))
            throw new usage_error/* UsageError */.eb(`--env-var sets ${name} twice.`, 'Keep one of them.');
        variables.set(name, flag.slice(equals + 1));
    }
    return JSON.stringify(Object.fromEntries(variables));
}

;// CONCATENATED MODULE: ./lib/src/cli/open-console.js








async function openConsole({ flags, givenBy, files, secretNames, envVars, options }, writeOutputs) {
    const choice = options.ci;
    (0,runner_environment/* addProxySchemes */.q)();
    const environment = process.env;
    const texts = { ...flags, ...(await readInputFiles(files)) };
    const isOnGitHub = choice === 'github-actions' || (choice === 'auto' && (0,detect/* ciOf */.sp)(environment) === 'github-actions');
    const hasTerminal = (0,colors/* isTerminal */.Hd)(process.stderr, environment);
    const isLive = hasTerminal && !options.quiet;
    const screen = createScreen(process.stderr, { isLive, wraps: hasTerminal && !environment.CI });
    const redactor = (0,masking_redactor/* createRedactor */.l)();
    const color = options.color && (0,colors/* showsColors */.vb)(process.stderr, environment);
    const loudness = options.verbose ? 'verbose' : 'normal';
    const level = options.quiet ? 'quiet' : loudness;
    const given = addForeignVariables({ inputs: texts, givenBy }, environment, isOnGitHub);
    const empty = Object.fromEntries(secretNames.map((name) => [name, '']));
    const secrets = secretsFromEnvironment(secretNames, (0,connection/* isKeyless */.XD)(given.inputs) ? { ...empty, ...environment } : environment);
    const env_vars = variablesFromFlags(envVars);
    const inputs = {
        ...given.inputs,
        ...(secrets !== undefined && { secrets }),
        ...(env_vars !== undefined && { env_vars })
    };
    const names = {
        ...given.givenBy,
        ...(secrets !== undefined && { secrets: '--secret' }),
        ...(env_vars !== undefined && { env_vars: '--env-var' })
    };
    const place = (0,runner_environment/* readCheckoutPlace */.U3)(isOnGitHub ? environment.GITHUB_WORKSPACE : process.cwd());
    const job = {
        environment,
        event: isOnGitHub ? (0,runner_environment/* readEvent */.j_)() : undefined,
        print: (line) => screen.print(line)
    };
    const written = [options.outputFile, options.events].filter((file) => file !== undefined);
    return {
        runner: createConsoleRunner({
            screen,
            redactor,
            inputs,
            givenBy: names,
            level,
            color,
            writeOutputs
        }),
        screen,
        redactor,
        canAsk: hasTerminal && process.stdin.isTTY && !environment.CI,
        detect: (cancelled) => (0,detect/* detectCi */.Ay)(choice, { job, place, cancelled, written }),
        warnings: [...(0,runner_environment/* enforceTlsVerification */.xs)(), ...judgeVariables(environment)]
    };
}


/***/ }),

/***/ 20027:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ startedProgram)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60895);
/* harmony import */ var _repository_slashes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86190);



function startedProgram(from = 'here') {
    if (process.env['npm_command'] === 'exec')
        return _release_js__WEBPACK_IMPORTED_MODULE_2__/* .RELEASED_PROGRAM */ .L;
    const file = process.argv[1] ?? '';
    const near = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)('.', file);
    const isInside = !near.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(near);
    const path = (0,_repository_slashes_js__WEBPACK_IMPORTED_MODULE_1__/* .withSlashes */ .s)(isInside && from === 'here' ? near : (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)(file));
    return `node ${/^[\w./:-]+$/.test(path) ? path : `"${path}"`}`;
}


/***/ }),

/***/ 32655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CU: () => (/* binding */ FILE_PROBLEMS),
/* harmony export */   Gu: () => (/* binding */ readTextFile),
/* harmony export */   JG: () => (/* binding */ decodeFile),
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   yT: () => (/* binding */ useFile),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _text_decode_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88010);


class UsageError extends Error {
    advice;
    example;
    constructor(message, advice, example) {
        super(message);
        this.advice = advice;
        this.example = example;
        this.name = 'UsageError';
    }
}
const FILE_PROBLEMS = {
    ENOENT: 'it does not exist',
    EISDIR: 'it is a folder, not a file',
    EACCES: 'permission denied',
    EEXIST: 'it exists',
    ENOTDIR: 'a folder of its path is a file',
    EROFS: 'the file system is read-only',
    ENOSPC: 'the disk is full'
};
function fileError(flag, file, act, error) {
    const { code = 'unknown' } = error;
    return new UsageError(`${flag}: "${file}" cannot be ${act}: ${FILE_PROBLEMS[code] ?? code}.`, 'Check the path.');
}
function useFile(flag, file, act, use) {
    try {
        return use();
    }
    catch (error) {
        throw fileError(flag, file, act, error);
    }
}
function readTextFile(flag, file) {
    return decodeFile(flag, file, useFile(flag, file, 'read', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file)));
}
function decodeFile(flag, file, bytes) {
    const decoded = (0,_text_decode_text_js__WEBPACK_IMPORTED_MODULE_1__/* .decodeText */ .g)(bytes);
    if ('text' in decoded)
        return decoded.text;
    const source = file === '-' ? 'standard input' : `"${file}"`;
    throw new UsageError(`${flag}: ${source} ${decoded.problem}.`, decoded.fix);
}


/***/ }),

/***/ 88010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const FIX = 'Save it as UTF-8. In PowerShell, write it with Out-File -Encoding utf8.';
function decodeText(bytes) {
    try {
        const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
        if (text.includes('\0'))
            return { problem: 'contains zero bytes, as UTF-16 does', fix: FIX };
        return { text };
    }
    catch {
        return { problem: 'is not encoded as UTF-8', fix: FIX };
    }
}
function encodingOf([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}


/***/ })

};
