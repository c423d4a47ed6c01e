export const id = 853;
export const ids = [853];
export const modules = {

/***/ 93675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ OUTPUT_NAMES),
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const INPUT_DEFAULTS = {
    command: 'deploy',
    revision: '',
    base_url: '',
    api_key: '',
    tenant_id: '',
    bearer_token: '',
    api_dialect: '',
    name: '',
    deployment_id: '',
    source: '',
    preview: '',
    graph_config_path: '',
    repo_url: '',
    repo_ref: '',
    integration_id: '',
    deployment_type: '',
    build_on_push: '',
    install_command: '',
    build_command: '',
    paths: '',
    image_uri: '',
    custom_url: '',
    listener_id: '',
    cluster_namespace: '',
    resource_spec: '',
    secrets: '',
    allow_empty_secrets: 'false',
    new_revision: 'auto',
    wait: 'true',
    timeout: '30m',
    poll_interval: 'auto',
    verify_serving: 'auto',
    build_logs: 'true',
    rollback: 'false',
    smoke_assistant: '',
    smoke_input: '',
    smoke_stream_mode: 'updates',
    smoke_expect: '',
    smoke_timeout: '2m',
    agent_api_key: '',
    github_token: '',
    environment: '',
    comment: 'auto',
    manifest: '',
    select: '',
    variables: '',
    max_age: '',
    dry_run: 'false'
};
const OUTPUT_NAMES = [
    'deployment_id',
    'revision_id',
    'url',
    'operation',
    'new_revision',
    'status',
    'commit_sha',
    'docs_url',
    'smoke',
    'serving_revision_id',
    'rolled_back_to',
    'error_code',
    'plan',
    'plans',
    'swept',
    'deployments',
    'deployed',
    'unchanged',
    'failed',
    'skipped',
    'matrix'
];


/***/ }),

/***/ 59574:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ NO_REPORTS)
/* harmony export */ });
const NO_REPORTS = { mask: () => { }, output: () => { }, summary: async () => { } };


/***/ }),

/***/ 52627:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y3: () => (/* binding */ CI_NAMES),
  sp: () => (/* binding */ ciOf),
  Ay: () => (/* binding */ detectCi)
});

// EXTERNAL MODULE: ./lib/src/adapters/git/read-head.js
var read_head = __webpack_require__(7929);
// EXTERNAL MODULE: ./lib/src/adapters/git/run-git.js
var run_git = __webpack_require__(89516);
// EXTERNAL MODULE: ./lib/src/adapters/ci/git-checkout.js
var git_checkout = __webpack_require__(76781);
// EXTERNAL MODULE: ./lib/src/adapters/ci/github-actions.js
var github_actions = __webpack_require__(27215);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
// EXTERNAL MODULE: ./lib/src/adapters/ci/ci.js
var ci = __webpack_require__(59574);
;// CONCATENATED MODULE: ./lib/src/adapters/ci/gitlab.js




const PROJECT = /^[\w.-]+(?:\/[\w.-]+)+$/;
const COMMIT = /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/;
const NUMBER = /^[1-9]\d{0,9}$/;
const MERGED = new Set(['merged_result', 'merge_train']);
function isGitLab({ GITLAB_CI }) {
    return GITLAB_CI === 'true';
}
const GITLAB = {
    name: 'gitlab',
    isHere: isGitLab,
    read: ({ environment }) => readGitLab({ environment, now: Date.now })
};
function readGitLab(job) {
    const { environment } = job;
    const folder = environment.CI_PROJECT_DIR;
    return {
        context: readGitLabContext(environment),
        workspace: folder && (0,external_node_fs_.existsSync)(folder) ? folder : undefined,
        reports: reportsOf(job)
    };
}
function readGitLabContext(env) {
    const given = (name) => env[name]?.trim() || undefined;
    const projectOf = (name) => (PROJECT.test(given(name) ?? '') ? given(name) : undefined);
    const repository = projectOf('CI_PROJECT_PATH');
    const is_external = given('CI_EXTERNAL_PULL_REQUEST_IID') !== undefined;
    const run_url = (0,web_address/* webAddress */.D)(given('CI_JOB_URL'));
    const before = commitOf(given('CI_COMMIT_BEFORE_SHA'));
    const sha_before = before === undefined || /^0+$/.test(before) ? undefined : before;
    return {
        ...git_checkout/* NO_EVENT */.jv,
        host: 'gitlab',
        event_name: given('CI_PIPELINE_SOURCE') ?? '',
        server_url: (0,web_address/* withoutTrailingSlashes */.A)((0,web_address/* webAddress */.D)(given('CI_SERVER_URL')) ?? 'https://gitlab.com'),
        repository,
        ref: is_external ? undefined : refOf(given('CI_COMMIT_TAG'), given('CI_COMMIT_BRANCH')),
        sha: commitOf(given('CI_COMMIT_SHA')),
        pull_request: readMergeRequest(given, projectOf),
        run_url,
        ...(sha_before !== undefined && { sha_before }),
        ...(is_external && { no_code_reason: 'this pipeline belongs to a pull request of another git host' })
    };
}
function refOf(tag, branch) {
    if (tag !== undefined)
        return `refs/tags/${tag}`;
    return branch === undefined ? undefined : `refs/heads/${branch}`;
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
function reportsOf({ now }) {
    let sections = 0;
    return {
        ...ci/* NO_REPORTS */.Q,
        group: (title, text) => {
            sections++;
            const at = Math.floor(now() / 1000);
            const marker = (edge, options = '') => `\u001b[0Ksection_${edge}:${at}:deploy_agent_server_${sections}${options}\r\u001b[0K`;
            return `${marker('start', '[collapsed=true]')}${title}\n${text}\n${marker('end')}`;
        }
    };
}

;// CONCATENATED MODULE: ./lib/src/adapters/ci/detect.js





const SYSTEMS = [github_actions/* GITHUB_ACTIONS */.Q_, GITLAB];
const CI_NAMES = [...SYSTEMS.map(({ name }) => name), 'git', 'none'];
function ciOf(environment) {
    return SYSTEMS.find(({ isHere }) => isHere(environment))?.name;
}
async function detectCi(choice, { job, place, cancelled }) {
    const name = choice === 'auto' ? (ciOf(job.environment) ?? 'git') : choice;
    if (name === 'none')
        return (0,git_checkout/* readNothing */.MS)('--ci none turns detection off');
    const system = SYSTEMS.find((known) => known.name === name);
    if (system !== undefined)
        return system.read(job);
    const head = await (0,read_head/* readHead */.z)(place.workspace ?? '.', { ...place, cancelled });
    if (!('unknown' in head))
        return (0,git_checkout/* readGitCheckout */.Hw)(head);
    const why = head.unknown === run_git/* NOTHING_CHECKED_OUT */.JN ? '' : ` (${head.unknown})`;
    return (0,git_checkout/* readNothing */.MS)(`this folder is not a git checkout${why}`);
}


/***/ }),

/***/ 76781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ readGitCheckout),
/* harmony export */   MS: () => (/* binding */ readNothing),
/* harmony export */   jv: () => (/* binding */ NO_EVENT)
/* harmony export */ });
/* unused harmony export gitHubApiOf */
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(89453);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17227);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59574);





const GITHUB = 'https://github.com';
const NO_EVENT = {
    event_name: '',
    event_action: undefined,
    server_url: GITHUB,
    api_url: 'https://api.github.com',
    repository: undefined,
    ref: undefined,
    sha: undefined,
    pull_request: undefined,
    run_url: undefined,
    is_on_github: false
};
function readNothing(why) {
    return {
        context: { ...NO_EVENT, no_code_reason: why },
        workspace: undefined,
        reports: _ci_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REPORTS */ .Q
    };
}
function readGitCheckout(head) {
    const { root, ref, commit, remote_url, remote_commit, is_pushed } = head;
    const address = remote_url === undefined ? undefined : (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseRemoteAddress */ .Yg)(remote_url);
    const server_url = address?.server_url ?? GITHUB;
    const reason = noCodeReason(head, address);
    const unpushed_commits = [commit, remote_commit].filter((one) => one !== undefined);
    return {
        context: {
            ...NO_EVENT,
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
        reports: _ci_js__WEBPACK_IMPORTED_MODULE_2__/* .NO_REPORTS */ .Q
    };
}
function gitHubApiOf(server_url) {
    if (server_url === GITHUB)
        return NO_EVENT.api_url;
    return /github|\bghe\b/i.test(new URL(server_url).hostname) ? `${server_url}/api/v3` : undefined;
}
function noCodeReason({ ref, remote }, address) {
    const reasons = [
        ...(remote === undefined ? ['the git checkout has no remote'] : []),
        ...(ref === undefined ? ['HEAD is detached: no branch is checked out'] : [])
    ];
    if (reasons.length === 0 && address === undefined)
        return 'the address of the git remote is not that of a server';
    return reasons.join(', and ');
}
const MOST_PATHS = 3;
function codeWarnings({ remote = '', ref, commit, remote_commit, is_pushed, uncommitted }) {
    if (commit === undefined || ref === undefined)
        return [];
    const branch = `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(remote, 60)}/${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(ref.replace(/^refs\/heads\//, ''), 100)}`;
    const warnings = [];
    if (!is_pushed)
        warnings.push(`Commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .shortCommit */ .Ax)(commit)} is not pushed to ${branch}. A service that builds from the remote does not have it: push first.`);
    else if (remote_commit !== undefined && remote_commit !== commit)
        warnings.push(`The checkout is behind ${branch}: it is at ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .shortCommit */ .Ax)(commit)}, and the service builds ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_4__/* .shortCommit */ .Ax)(remote_commit)}.`);
    if (uncommitted.length > 0) {
        const shown = uncommitted.slice(0, MOST_PATHS).map((path) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(path, 60));
        const paths = [...shown, ...(uncommitted.length > MOST_PATHS ? ['…'] : [])].join(', ');
        warnings.push(`${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(uncommitted.length, 'uncommitted change')}: ${paths}. A service that builds from ${branch} does not have that: commit and push first.`);
    }
    return warnings;
}


/***/ }),

/***/ 27215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q_: () => (/* binding */ GITHUB_ACTIONS),
/* harmony export */   w7: () => (/* binding */ annotation),
/* harmony export */   z7: () => (/* binding */ isGitHubActions)
/* harmony export */ });
/* unused harmony export readGitHubActions */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17156);
/* harmony import */ var _runner_append_whole_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18226);



function isGitHubActions({ GITHUB_ACTIONS }) {
    return GITHUB_ACTIONS === 'true';
}
const GITHUB_ACTIONS = {
    name: 'github-actions',
    isHere: isGitHubActions,
    read: readGitHubActions
};
function readGitHubActions(job) {
    const { environment, event } = job;
    return {
        context: (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_2__/* .readRunContext */ .$)({ ...environment }, event),
        workspace: environment.GITHUB_WORKSPACE,
        reports: reportsOf(job)
    };
}
function reportsOf({ environment: { GITHUB_OUTPUT, GITHUB_STEP_SUMMARY }, print }) {
    return {
        mask: (piece) => print(`::add-mask::${escapeData(piece)}`),
        output: (name, value) => {
            if (!GITHUB_OUTPUT)
                return;
            if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(GITHUB_OUTPUT))
                throw new Error(`Missing file at path: ${GITHUB_OUTPUT}`);
            (0,_runner_append_whole_js__WEBPACK_IMPORTED_MODULE_1__/* .appendWhole */ .g)(GITHUB_OUTPUT, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(GITHUB_OUTPUT, outputEntry(name, value)));
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
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89516);

const LONGEST_MS = 5_000;
async function readHead(folder, process) {
    const git = (...args) => (0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .runGit */ .EO)({ ...process, timeoutMs: LONGEST_MS }, [...(0,_run_git_js__WEBPACK_IMPORTED_MODULE_0__/* .gitOptions */ .h5)(folder), ...args]);
    const line = async (...args) => {
        const answer = await git(...args);
        return 'unknown' in answer ? undefined : answer.output.toString('utf8').trim() || undefined;
    };
    const top = await git('rev-parse', '--show-toplevel');
    if ('unknown' in top)
        return top;
    const [ref, commit, status] = await Promise.all([
        line('symbolic-ref', '-q', 'HEAD'),
        line('rev-parse', '-q', '--verify', 'HEAD^{commit}'),
        git('status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=normal', '--ignore-submodules=dirty')
    ]);
    const branch = ref?.replace(/^refs\/heads\//, '');
    const remote = (branch && (await line('config', '--get', `branch.${branch}.remote`))) ?? onlyRemote(await line('remote'));
    const hasUrl = remote && (await line('config', '--get', `remote.${remote}.url`));
    const remote_url = hasUrl && (await line('ls-remote', '--get-url', remote));
    const tracking = remote && branch && `refs/remotes/${remote}/${branch}`;
    const remote_commit = tracking && (await line('rev-parse', '-q', '--verify', `${tracking}^{commit}`));
    const is_pushed = commit !== undefined &&
        remote_commit !== undefined &&
        'output' in (await git('merge-base', '--is-ancestor', commit, remote_commit));
    const root = top.output.toString('utf8').trim();
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
function changedPaths(output) {
    const entries = output.toString('utf8').split('\0');
    return entries.filter((entry) => entry !== '').map((entry) => entry.slice(3));
}
function onlyRemote(list) {
    const names = list?.split('\n') ?? [];
    return names.includes('origin') || names.length > 1 ? 'origin' : names[0];
}


/***/ }),

/***/ 89516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ runGit),
/* harmony export */   JN: () => (/* binding */ NOTHING_CHECKED_OUT),
/* harmony export */   h5: () => (/* binding */ gitOptions)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




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
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
        env: { ...variables, ...VARIABLES },
        encoding: 'buffer',
        timeout: Math.max(1, Math.ceil(timeoutMs)),
        killSignal: 'SIGKILL',
        maxBuffer: mostBytes,
        signal: cancelled,
        windowsHide: true
    };
    return new Promise((resolve, reject) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', args, options, (error, output, problem) => {
            if (cancelled.aborted)
                reject(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc('cancelled', { reason: cancelled.reason }));
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
    return known ?? `git failed: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(problem || error.message, 150)}`;
}


/***/ }),

/***/ 17156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunContext),
/* harmony export */   g: () => (/* binding */ hasGitHub)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97583);


function hasGitHub({ is_on_github, api_url }, token) {
    return is_on_github !== false || (token !== undefined && api_url !== undefined);
}
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
const PLAIN_REF = /^[\w.-]+(?:\/[\w.-]+)*$/;
const NO_COMMIT = /^0+$/;
function readRunContext(env, payload) {
    const action = memberOf(payload, 'action');
    const given = (name) => env[name]?.trim() || undefined;
    const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '') ? env.GITHUB_REPOSITORY : undefined;
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
    const run = given('GITHUB_RUN_ID');
    const [action_repository = '', action_ref = ''] = [given('GITHUB_ACTION_REPOSITORY'), given('GITHUB_ACTION_REF')];
    const isPublished = REPOSITORY.test(action_repository) && PLAIN_REF.test(action_ref);
    const sha = given('GITHUB_SHA');
    const actor = given('GITHUB_ACTOR');
    const event_name = given('GITHUB_EVENT_NAME') ?? '';
    const before = memberOf(payload, 'before');
    const pull = readPullRequest(memberOf(payload, 'pull_request'));
    return {
        event_name,
        event_action: typeof action === 'string' ? action : undefined,
        server_url,
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutTrailingSlashes */ .A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: pull && {
            ...pull,
            is_fork: pull.head_repository?.toLowerCase() !== repository?.toLowerCase()
        },
        ...(typeof before === 'string' && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullCommit */ .f5)(before) && !NO_COMMIT.test(before) && { sha_before: before }),
        ...(actor !== undefined && { actor }),
        ...(isPublished && { action_url: `${server_url}/${action_repository}/blob/${action_ref}` }),
        run_url: repository !== undefined && run !== undefined ? `${server_url}/${repository}/actions/runs/${run}` : undefined
    };
}
function readPullRequest(pull) {
    const number = memberOf(pull, 'number');
    const head = memberOf(pull, 'head');
    const [head_ref, head_sha, repo] = [memberOf(head, 'ref'), memberOf(head, 'sha'), memberOf(head, 'repo')];
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
        return undefined;
    if (typeof head_ref !== 'string' || typeof head_sha !== 'string')
        return undefined;
    if (repo == null)
        return { number, head_ref, head_sha, head_repository: undefined };
    const name = memberOf(repo, 'full_name');
    return typeof name === 'string' && REPOSITORY.test(name)
        ? { number, head_ref, head_sha, head_repository: name }
        : undefined;
}
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : undefined;
}


/***/ }),

/***/ 18226:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ appendWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function appendWhole(path, append) {
    const size = sizeOf(path);
    try {
        append();
    }
    catch (error) {
        if (path !== undefined && size !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.truncateSync)(path, size);
        throw error;
    }
}
function sizeOf(path) {
    const stats = path === undefined ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats.size : undefined;
}


/***/ }),

/***/ 29713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ku: () => (/* binding */ parseWith),
/* harmony export */   X6: () => (/* binding */ isBrief),
/* harmony export */   XC: () => (/* binding */ takeOnce),
/* harmony export */   c$: () => (/* reexport safe */ commander__WEBPACK_IMPORTED_MODULE_0__.c$),
/* harmony export */   gu: () => (/* binding */ createCommand),
/* harmony export */   h0: () => (/* binding */ takeAll)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48179);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32655);



function createCommand(name, print) {
    return new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB(name)
        .helpOption('-h, --help', 'Show this text; with --help-all all of it')
        .showSuggestionAfterError()
        .allowExcessArguments(false)
        .exitOverride()
        .configureOutput({ writeOut: print, writeErr: () => { } })
        .configureHelp({ minWidthToWrap: 20, formatItem, optionTerm, optionDescription: ({ description }) => description });
}
const ALL = '--help-all';
const isBrief = (args) => !args.includes(ALL) && (args[0] === 'help' || args.includes('--help') || args.includes('-h'));
function parseWith(command, args) {
    try {
        const known = args.map((arg) => (arg === ALL ? '--help' : arg));
        command.parse(known, { from: 'user' });
        return true;
    }
    catch (error) {
        if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7))
            throw error;
        if (error.exitCode === 0)
            return false;
        const advice = 'Use --help for the commands and flags.';
        if (error.code === 'commander.help')
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e('No command is given, or an unknown one.', advice);
        const message = error.message.replace(/^error: /, '').replace(/^([^=]*)=[^]*'/, "$1'");
        const [, unknown] = /^unknown option '(--[\w-]+)'/.exec(message) ?? [];
        const { options } = command.commands.find((one) => one.name() === args[0]) ?? command;
        if (options.some(({ long }) => long === unknown)) {
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${unknown} takes no value.`, `Write ${unknown} alone, or leave it out to turn it off.`);
        }
        const [what = '', suggestion = error.code === 'commander.excessArguments' ? QUOTES : advice] = message.split(/\n(?=\()/);
        const sentence = `${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(sentence, suggestion.replace(/[()]/g, ''));
    }
}
const QUOTES = 'Write the flag of each value, and put quotes around a value with spaces.';
function takeOnce(option, read = String) {
    const choose = option.parseArg;
    return option.argParser((value, before) => {
        if (before !== undefined)
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${option.long} is given twice.`, 'Give it once.');
        const given = needValue(option, value);
        return choose === undefined ? read(given) : choose(given, undefined);
    });
}
function takeAll(option, read = String) {
    return option.argParser((value, before) => [
        ...(before ?? []),
        read(needValue(option, value))
    ]);
}
function needValue({ long }, value) {
    if (!/^--[a-z]/.test(value))
        return value;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${long} needs a value.`, `If the value begins with dashes, write ${long}=VALUE.`);
}
const optionTerm = ({ flags, optional, long }) => (optional ? `--[no-]${long?.slice(2)}` : flags);
function formatItem(term, termWidth, description, help) {
    const width = help.helpWidth ?? 80;
    const line = `  ${term.padEnd(termWidth)}  ${description}`.trimEnd();
    if (line.length <= width)
        return line;
    return `  ${term}\n${help.boxWrap(description, width - 6).replace(/^/gm, '      ')}`;
}


/***/ }),

/***/ 74149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Mj: () => (/* binding */ OTHER_COMMANDS),
/* harmony export */   qw: () => (/* binding */ HELP_END),
/* harmony export */   sV: () => (/* binding */ INIT_CI)
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40345);
/* harmony import */ var _inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71472);
/* harmony import */ var _input_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84273);



const ALL = _input_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUT_FLAGS */ .$S.map(({ input }) => input);
const allBut = (...others) => ALL.filter((input) => !others.includes(input));
const TO_DEPLOY = allBut('revision', 'max_age', 'dry_run');
const BESIDE_MANIFEST = TO_DEPLOY.filter((name) => (0,_inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isStepInput */ .Jw)(name) || (0,_inputs_manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isBehaviorInput */ .NK)(name) || name === 'secrets');
const ACCOUNT = ['base_url', 'api_key', 'tenant_id', 'bearer_token', 'api_dialect'];
const TO_READ = [...ACCOUNT, 'name', 'deployment_id', 'timeout'];
const ONLY_OF_ROLLBACK = [
    'revision',
    'repo_url',
    'preview',
    'dry_run',
    'github_token',
    'environment',
    'comment'
];
const OF_WAIT = ['wait', 'poll_interval', 'verify_serving', 'build_logs'];
const TO_ROLL_BACK = new Set([...TO_READ, ...ONLY_OF_ROLLBACK, ...OF_WAIT]);
const HELP_TO_READ = { timeout: 'How long one read may take, with its retries.' };
const ACCESS = ['base_url', 'api_key', 'name'];
const OFTEN = [...ACCESS, 'graph_config_path', 'image_uri', 'secrets', 'preview', 'manifest', 'select'];
const INIT_CI = ['github-actions', 'gitlab'];
const HELP_FOR_INIT = {
    name: 'Name of the deployment. If unset: the name of the repository.',
    graph_config_path: 'The graph configuration file. If unset: the JSON file with a map "graphs".',
    source: '`git_host` or `external_container`. If unset: `external_container` if only a Dockerfile exists.',
    cluster_namespace: 'Namespace of an image. If unset: from the variable CLUSTER_NAMESPACE of the CI system.',
    repo_ref: 'Branch to deploy. If unset: the default branch.',
    api_dialect: '`neutral` or `langsmith`. If unset: `langsmith` if the file with graphs is langgraph.json.',
    dry_run: 'Print the files; write nothing.'
};
const COMMANDS = {
    deploy: {
        description: 'Create or update a deployment, and wait until it serves',
        examples: [
            'deploy --name support --graph-config-path agent.json --secret OPENAI_API_KEY',
            'deploy --name reports --image-uri registry.example/reports@sha256:…'
        ],
        inputs: TO_DEPLOY,
        common: [...OFTEN, 'wait', 'timeout', 'rollback', 'smoke_input']
    },
    plan: {
        description: 'Show what a deploy would do; change nothing',
        examples: ['plan --name support --graph-config-path agent.json'],
        inputs: TO_DEPLOY,
        common: OFTEN
    },
    rollback: {
        description: 'Deploy the code of an earlier revision again; status --history lists them',
        examples: ['rollback --name support', 'rollback --name support --to REVISION --dry-run'],
        inputs: ALL.filter((input) => TO_ROLL_BACK.has(input) || /^(?:smoke|agent)_/.test(input)),
        common: [...ACCESS, 'revision', 'dry_run', 'wait', 'timeout']
    },
    delete: {
        description: 'Delete a deployment; one that does not exist is no error',
        examples: ['delete --name support'],
        inputs: TO_DEPLOY,
        common: [...ACCESS, 'deployment_id', 'repo_url', 'preview', 'manifest', 'select']
    },
    sweep: {
        description: 'Delete previews of closed pull requests, or older than --max-age',
        examples: ['sweep --name support --max-age 14d --dry-run'],
        inputs: allBut('revision'),
        common: [...ACCESS, 'github_token', 'max_age', 'dry_run']
    },
    matrix: {
        description: 'List the deployments of a manifest for a matrix of jobs, as JSON',
        examples: ['matrix --manifest deployments.yaml'],
        inputs: BESIDE_MANIFEST,
        common: ['base_url', 'api_key', 'manifest', 'select', 'environment', 'variables']
    },
    list: {
        description: 'List all deployments: status, what serves, since when, URL',
        examples: ['list', 'list --previews --json'],
        inputs: [...ACCOUNT, 'timeout'],
        help: HELP_TO_READ
    },
    status: {
        description: 'Show what a deployment serves, and since when; with --history its revisions',
        examples: ['status --name support --json', 'status --name support --history'],
        inputs: TO_READ,
        help: { ...HELP_TO_READ, name: 'Exact name of the deployment. If no name and no ID is set: lists all.' }
    },
    logs: {
        description: 'Print the log of a revision',
        examples: ['logs --name support --build', 'logs --name support --follow', 'logs --name support --revision ID'],
        inputs: TO_READ,
        help: { ...HELP_TO_READ, name: 'Exact name of the deployment.' }
    },
    init: {
        description: 'Write the workflows that deploy this repository',
        examples: [
            'init --secret OPENAI_API_KEY',
            'init --api-dialect langsmith',
            'init --ci gitlab --source external_container --cluster-namespace agents',
            'init --dry-run'
        ],
        inputs: Object.keys(HELP_FOR_INIT),
        help: HELP_FOR_INIT,
        choices: { source: _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_2__/* .SOURCES */ .Hl, api_dialect: ['neutral', 'langsmith'], dry_run: ['true', 'false'] }
    },
    emulator: { description: 'Start a control plane on this machine', inputs: [] },
    demo: { description: 'Deploy to a control plane on this machine, step by step', inputs: [] }
};
const OTHER_COMMANDS = ['list', 'status', 'logs', 'init', 'emulator', 'demo'];
const HELP_END = `
Try it without an account:
  deploy-agent-server demo

Every flag, variable and exit code: docs/command-line.md in the repository.`;


/***/ }),

/***/ 84273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ INPUT_FLAGS),
/* harmony export */   GI: () => (/* binding */ flagName),
/* harmony export */   JG: () => (/* binding */ nameFlags),
/* harmony export */   qz: () => (/* binding */ VARIABLE_PREFIX)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

const VARIABLE_PREFIX = 'DEPLOY_AGENT_SERVER_';
const FLAGS_FILE = __webpack_require__.ab + "flags.json";
const INPUT_FLAGS = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(FLAGS_FILE, 'utf8'));
const BY_INPUT = new Map(INPUT_FLAGS.map((flag) => [flag.input, flag]));
function flagName(input) {
    const known = BY_INPUT.get(input);
    return known === undefined ? input : `--${known.flag}`;
}
const NAMED = /`([a-z_]+)(?:: ([\w-]+))?`|^ {2}([a-z_]+(?:, [a-z_]+)*)(?=[:.[])/gm;
function nameFlags(text, givenBy = {}) {
    const given = (input) => givenBy[input];
    const subject = (input) => {
        const known = BY_INPUT.get(input);
        return given(input) ?? (known === undefined ? input : `${flagName(input)} (or ${known.variable})`);
    };
    return text.replace(NAMED, (found, coded = '', value, subjects) => {
        if (subjects !== undefined)
            return `  ${subjects.split(', ').map(subject).join(', ')}`;
        if (coded === 'command' && value !== undefined)
            return `\`${value}\``;
        if (!BY_INPUT.has(coded))
            return given(coded) ?? found;
        return value === undefined ? (given(coded) ?? flagName(coded)) : `${flagName(coded)}=${value}`;
    });
}


/***/ }),

/***/ 35853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseArguments: () => (/* binding */ parseArguments)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93675);
/* harmony import */ var _adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52627);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60895);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(32655);
/* harmony import */ var _commander_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29713);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(74149);
/* harmony import */ var _input_flags_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(84273);









function parseArguments(args, print) {
    let parsed;
    const program = (0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .createCommand */ .gu)('deploy-agent-server', print)
        .description('Deploys agent servers, and waits until they serve.')
        .version(_release_js__WEBPACK_IMPORTED_MODULE_8__/* .VERSION */ .x, '-V, --version', 'Show the version')
        .enablePositionalOptions()
        .helpCommand('help [command]', 'Show what a command takes')
        .addHelpText('after', _commands_js__WEBPACK_IMPORTED_MODULE_6__/* .HELP_END */ .qw);
    for (const [name, entry] of Object.entries(_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .COMMANDS */ .Lo)) {
        const command = program.command(name).description(entry.description);
        if (name === 'demo' || name === 'emulator')
            continue;
        command.addHelpText('after', examplesOf(entry));
        addInputs(command, entry, (0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .isBrief */ .X6)(args));
        addOptions(command, name, entry);
        command.action(() => {
            parsed = collect(command, name);
        });
    }
    return (0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .parseWith */ .Ku)(program, args) ? parsed : undefined;
}
function examplesOf({ examples = [], inputs }) {
    const text = `\nExamples:\n${examples.map((example) => `  deploy-agent-server ${example}`).join('\n')}`;
    const from = 'The address and the key come from DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY, too.';
    return inputs.includes('api_key') ? `${text}\n\n${from}` : text;
}
function addInputs(command, entry, brief) {
    const { inputs, common = inputs, help = {}, choices = {} } = entry;
    command.optionsGroup('Inputs:');
    for (const flag of _input_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .INPUT_FLAGS */ .$S.filter(({ input }) => inputs.includes(input))) {
        const described = helpOf({ ...flag, help: help[flag.input] ?? flag.help });
        const text = brief ? firstSentence(described) : described;
        const isListed = !brief || common.includes(flag.input);
        const known = choices[flag.input];
        const add = (flags, help = '', isShown = false) => {
            const option = new _commander_js__WEBPACK_IMPORTED_MODULE_5__/* .Option */ .c$(flags, help).hideHelp(!isShown);
            command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .takeOnce */ .XC)(known === undefined ? option : option.choices(known)));
            return option;
        };
        if (flag.isHidden) {
            add(`--${flag.flag} <file>`, `File (- for standard input). ${text}`, isListed);
            add(`--${withoutFile(flag)} <value>`).argParser(() => {
                throw hiddenValueError(flag);
            });
        }
        else if (!flag.isBoolean)
            add(`--${flag.flag} <value>`, text, isListed);
        else {
            add(`--${flag.flag} [value]`, text, isListed).preset('true');
            add(`--no-${flag.flag}`).preset('false');
        }
    }
}
const withoutFile = ({ flag }) => flag.replace(/-file$/, '');
function hiddenValueError(hidden) {
    const { input, flag, variable } = hidden;
    const other = input === 'secrets' ? '--secret NAME to take each from the environment' : `the variable ${variable}`;
    return new _usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .UsageError */ .e(`--${withoutFile(hidden)} is no flag, because every user of this machine can read the arguments of a process.`, `Use --${flag} FILE (- for standard input), or ${other}.`);
}
const firstSentence = (text) => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
const helpOf = ({ input, help }) => {
    const text = (0,_input_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .nameFlags */ .JG)(help).replaceAll('`', '');
    const fallback = _action_names_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_DEFAULTS */ .W[input];
    const saysDefault = ['', 'true', 'false'].includes(fallback) || text.includes('If unset:');
    return saysDefault ? text : `${text} Default: ${fallback}.`;
};
const isRun = (name) => !_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_COMMANDS */ .Mj.some((other) => other === name);
const ofAny = () => true;
const OWN_FLAGS = [
    ['--yes', 'Do not ask for the name on a terminal.', (name) => name === 'delete' || name === 'rollback'],
    ['--history', 'All revisions, and which of them a rollback can restore.', (name) => name === 'status'],
    ['--previews', 'List previews, too, instead of their number.', (name) => name === 'list' || name === 'status'],
    ['--build', 'The log of the build.', (name) => name === 'logs'],
    ['--deploy', 'The log of the agent server (default).', (name) => name === 'logs'],
    ['--revision <id>', 'Its log, instead of that of the latest revision.', (name) => name === 'logs'],
    ['--follow', 'Continue with new lines until Ctrl+C.', (name) => name === 'logs'],
    ['--json', 'Print the result as one JSON document.', (name) => name !== 'logs'],
    ['--output-file <file>', 'Write the outputs to this file, as a dotenv report.', isRun],
    ['--events <file>', 'Write one JSON event per line to this file.', isRun],
    ['-q, --quiet', 'Print errors, warnings and the result only.', ofAny],
    ['-v, --verbose', 'Print each request.', ofAny],
    ['--no-color', 'Print no colors. The variable NO_COLOR does the same.', ofAny],
    ['--env-file <file>', 'Read variables from this file. The environment wins.', ofAny]
];
function addOptions(command, name, { inputs }) {
    const isInit = name === 'init';
    if (isInit || inputs.includes('secrets')) {
        const help = isInit
            ? 'Name of a secret of the agent, which the workflows then pass to it.'
            : 'Secret whose value is in the variable of this name.';
        command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .takeAll */ .h0)(new _commander_js__WEBPACK_IMPORTED_MODULE_5__/* .Option */ .c$('--secret <name>', `${help} Repeatable.`)).conflicts('secretsFile'));
    }
    if (!isInit)
        command.optionsGroup('Options:');
    for (const [flags, help] of isInit ? [] : OWN_FLAGS.filter(([, , of]) => of(name))) {
        const option = new _commander_js__WEBPACK_IMPORTED_MODULE_5__/* .Option */ .c$(flags, help);
        if (flags === '--deploy')
            option.conflicts('build');
        const takesValue = flags.endsWith('>');
        command.addOption(takesValue ? (0,_commander_js__WEBPACK_IMPORTED_MODULE_5__/* .takeOnce */ .XC)(option, option.long === '--env-file' ? loadVariables : undefined) : option);
    }
    const [where, names] = isInit ? ['For which CI system', _commands_js__WEBPACK_IMPORTED_MODULE_6__/* .INIT_CI */ .sV] : ['Where it runs', _adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .CI_NAMES */ .y3];
    const place = new _commander_js__WEBPACK_IMPORTED_MODULE_5__/* .Option */ .c$('--ci <name>', `${where}: auto (default), ${names.join(', ')}.`);
    command.addOption(place.choices(['auto', ...names]).default('auto'));
}
function loadVariables(path) {
    try {
        Object.assign(process.env, { ...(0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseEnv)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')), ...process.env });
    }
    catch (error) {
        throw (0,_usage_error_js__WEBPACK_IMPORTED_MODULE_4__/* .fileError */ .z)('--env-file', path, 'read', error);
    }
    return path;
}
function collect(command, name) {
    const { secret = [], ...options } = command.opts();
    const parsed = { command: name, flags: {}, givenBy: {}, files: {}, secretNames: secret, options };
    for (const { input, flag, variable, isHidden } of _input_flags_js__WEBPACK_IMPORTED_MODULE_7__/* .INPUT_FLAGS */ .$S) {
        const given = command.getOptionValue(new _commander_js__WEBPACK_IMPORTED_MODULE_5__/* .Option */ .c$(`--${flag}`).attributeName());
        const ofVariable = name === 'init' ? '' : (process.env[variable] ?? '');
        if (given !== undefined) {
            const kind = isHidden ? 'files' : 'flags';
            parsed[kind][input] = given;
            parsed.givenBy[input] = `--${flag}`;
        }
        else if (ofVariable.trim() !== '') {
            parsed.flags[input] = ofVariable;
            parsed.givenBy[input] = variable;
        }
    }
    return parsed;
}


/***/ }),

/***/ 32655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError),
/* harmony export */   z: () => (/* binding */ fileError)
/* harmony export */ });
class UsageError extends Error {
    advice;
    constructor(message, advice) {
        super(message);
        this.advice = advice;
        this.name = 'UsageError';
    }
}
const PROBLEMS = {
    ENOENT: 'it does not exist',
    EISDIR: 'it is a folder, not a file',
    EACCES: 'permission denied'
};
function fileError(flag, file, act, error) {
    const { code = 'unknown' } = error;
    return new UsageError(`${flag}: "${file}" cannot be ${act}: ${PROBLEMS[code] ?? code}.`, 'Check the path.');
}


/***/ }),

/***/ 40345:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ TAG_PREFIX),
/* harmony export */   Hl: () => (/* binding */ SOURCES),
/* harmony export */   T4: () => (/* binding */ idKey),
/* harmony export */   _o: () => (/* binding */ DEPLOYMENT_TYPES),
/* harmony export */   cS: () => (/* binding */ IDENTIFIER)
/* harmony export */ });
const SOURCES = ['git_host', 'external_container'];
const DEPLOYMENT_TYPES = ['dev_free', 'dev', 'prod'];
const TAG_PREFIX = 'refs/tags/';
const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const idKey = (id) => (UUID.test(id) ? id.toLowerCase() : id);


/***/ }),

/***/ 65071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ TimeLimitError),
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   W6: () => (/* binding */ PlanError),
/* harmony export */   Xs: () => (/* binding */ StatusError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dV: () => (/* binding */ AnswerError),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   ke: () => (/* binding */ GitHubRefusal),
/* harmony export */   s5: () => (/* binding */ CredentialsExpiredError),
/* harmony export */   sH: () => (/* binding */ DeployError),
/* harmony export */   v6: () => (/* binding */ StoppedByBug),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
class DeployError extends Error {
    code;
    advice;
    constructor(code, message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.code = code;
        this.advice = options.advice;
    }
}
class InputError extends DeployError {
    problems;
    constructor(problems) {
        super('input_invalid', problems.map(({ input, problem }) => `${input}: ${problem}`).join('\n'));
        this.problems = problems;
    }
    get inputs() {
        return new Set(this.problems.map(({ input, path = [input], place }) => (place === undefined ? path[0] : input)))
            .size;
    }
}
class PlanError extends DeployError {
}
class StoppedByBug extends Error {
}
class CancelledError extends DeployError {
    constructor(message = 'cancelled', { reason, ...options } = {}) {
        super(reason instanceof StoppedByBug ? 'internal' : 'cancelled', message, options);
    }
}
class RequestError extends DeployError {
    request;
    brief;
    mayHaveBeenApplied;
    retryable;
    retryAfterMs;
    mostAttempts;
    constructor(code, message, options) {
        super(code, message, options);
        this.request = options.request;
        this.brief = options.brief ?? message.split('\n', 1)[0] ?? '';
        this.mayHaveBeenApplied = options.mayHaveBeenApplied;
        this.retryable = options.retryable;
        this.retryAfterMs = options.retryAfterMs;
        this.mostAttempts = options.mostAttempts;
    }
}
class ConnectionError extends RequestError {
    timed_out;
    constructor(message, options) {
        super('control_plane_unreachable', message, options);
        this.timed_out = options.timed_out ?? false;
    }
}
class TimeLimitError extends RequestError {
    constructor(request) {
        super('wait_timeout', `${request} was not sent, because the time limit of the step (\`timeout\`) ended.`, {
            request,
            mayHaveBeenApplied: false,
            retryable: false,
            advice: 'Re-run the job: it reads first and continues from what exists. If that takes longer, set `timeout` to a longer time.'
        });
    }
}
const ATTEMPTS_FOR_UNUSABLE = 3;
class AnswerError extends RequestError {
    constructor(message, options) {
        super('invalid_response', message, { mostAttempts: ATTEMPTS_FOR_UNUSABLE, ...options });
    }
}
class StatusError extends RequestError {
    status;
    constructor(message, options) {
        super(codeOfStatus(options.status), message, options);
        this.status = options.status;
    }
    with(changes) {
        const { brief, request, status, mayHaveBeenApplied, retryable, retryAfterMs, advice, cause } = this;
        const same = { brief, request, status, mayHaveBeenApplied, retryable, retryAfterMs, advice, cause };
        return new StatusError(this.message, { ...same, ...changes });
    }
}
function isNotFound(error) {
    return error instanceof StatusError && (error.status === 404 || error.status === 410);
}
const UNAVAILABLE = new Set([408, 425, 429]);
function codeOfStatus(status) {
    if (status === 401 || status === 403)
        return 'auth_failed';
    if (status === 404 || status === 410)
        return 'not_found';
    if (status >= 500 || UNAVAILABLE.has(status))
        return 'control_plane_unreachable';
    return status < 400 ? 'invalid_response' : 'request_refused';
}
class CredentialsExpiredError extends StatusError {
}
class GitHubError extends DeployError {
    status;
    retry_after_ms;
    constructor(message, options = {}) {
        super('github_unavailable', message, options);
        this.status = options.status;
        this.retry_after_ms = options.retry_after_ms;
    }
}
class GitHubRefusal extends GitHubError {
    permission;
    constructor(message, options) {
        super(message, options);
        this.permission = options.permission;
    }
}
function messageOf(error) {
    if (typeof error === 'object' && error !== null && 'message' in error)
        return String(error.message);
    return String(error);
}
function isConflict(error) {
    return error instanceof StatusError && error.status === 409;
}


/***/ }),

/***/ 71472:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jw: () => (/* binding */ isStepInput),
/* harmony export */   NK: () => (/* binding */ isBehaviorInput),
/* harmony export */   Pv: () => (/* binding */ BEHAVIOR_INPUTS),
/* harmony export */   UF: () => (/* binding */ IDENTITY_KEYS),
/* harmony export */   Vt: () => (/* binding */ DEPLOYMENT_KEYS),
/* harmony export */   dR: () => (/* binding */ NEVER_EMPTY)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);

const STEP_INPUTS = [
    'command',
    'revision',
    'base_url',
    'tenant_id',
    'api_dialect',
    'preview',
    'environment',
    'comment',
    'max_age',
    'dry_run',
    'manifest',
    'select',
    'variables'
];
const isStepInput = (name) => Object.hasOwn(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W, name) &&
    (STEP_INPUTS.some((input) => input === name) || /^agent_|_(?:key|token)$/.test(name));
const DEPLOYMENT_KEYS = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W).filter((name) => !isStepInput(name));
const BEHAVIOR_INPUTS = [
    'repo_ref',
    'new_revision',
    'allow_empty_secrets',
    'wait',
    'timeout',
    'poll_interval',
    'verify_serving',
    'build_logs',
    'rollback',
    'smoke_timeout'
];
const isBehaviorInput = (name) => BEHAVIOR_INPUTS.some((input) => input === name);
const NEVER_EMPTY = new Set(['name', 'deployment_id', 'image_uri']);
const IDENTITY_KEYS = new Set(['name', 'deployment_id']);


/***/ }),

/***/ 60895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RELEASED_PROGRAM),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const RELEASED_PROGRAM = 'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz';


/***/ }),

/***/ 89453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ax: () => (/* binding */ shortCommit),
/* harmony export */   Kd: () => (/* binding */ sameCommit),
/* harmony export */   SV: () => (/* binding */ canonicalRef),
/* harmony export */   YO: () => (/* binding */ isBuiltOf),
/* harmony export */   dz: () => (/* binding */ isTag),
/* harmony export */   f5: () => (/* binding */ isFullCommit),
/* harmony export */   hH: () => (/* binding */ nameRevision),
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   lF: () => (/* binding */ isVersion)
/* harmony export */ });
/* harmony import */ var _contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40345);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


function isTag(ref) {
    return ref?.startsWith(_contract_vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_PREFIX */ .C_) ?? false;
}
function isVersion(ref) {
    return /^v?\d+\.\d+/.test(ref);
}
function canonicalRef(ref) {
    return ref.replace(/^refs\/heads\//, '');
}
function shortCommit(commit) {
    return (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(commit, 40).slice(0, 7);
}
function isCommitId(text) {
    return /^[0-9a-f]{7,64}$/i.test(text);
}
function isFullCommit(commit) {
    return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(commit);
}
function isBuiltOf(commit, { source_revision_config: code }) {
    return code?.repo_commit_sha != null && sameCommit(code.repo_commit_sha, commit);
}
function nameRevision(id, commit) {
    return commit != null && /^[0-9a-f]{7,64}$/i.test(commit) ? `${id} (commit ${shortCommit(commit)})` : id;
}
function sameCommit(a, b) {
    const [short, long] = [a.trim().toLowerCase(), b.trim().toLowerCase()].sort((x, y) => x.length - y.length);
    return short === long ? short !== '' : short.length >= 7 && long.startsWith(short);
}


/***/ }),

/***/ 17227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ repositoryKey),
/* harmony export */   Sy: () => (/* binding */ repositoryOwner),
/* harmony export */   Yg: () => (/* binding */ parseRemoteAddress)
/* harmony export */ });
const DEFAULT_PORTS = { http: '80', https: '443', ssh: '22', git: '9418' };
const SSH_HOST = /^(?:alt)?ssh\.((?:github|gitlab)\.com|bitbucket\.org)(?::443)?$/i;
function repositoryKey(url) {
    const { host, path } = partsOf(url.trim());
    const parts = path
        .replace(/[?#].*$/s, '')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return withoutGit([host, ...parts].join('/').toLowerCase());
}
function withoutGit(key) {
    let end = key.length;
    while (key.endsWith('.git', end) && !/^\/?$/.test(key.charAt(end - 5)))
        end -= 4;
    return key.slice(0, end);
}
function repositoryOwner(url) {
    return repositoryKey(url).split('/').at(-2);
}
function parseRemoteAddress(url) {
    const { scheme, host, path } = partsOf(url);
    const repository = path.replace(/^\/+|(?<!\/)\/+$/g, '').replace(/\.git$/, '');
    if (repository === '' || host === '' || /[\s\\]/.test(url))
        return undefined;
    if (scheme === 'https' || scheme === 'http')
        return { server_url: `${scheme}://${host}`, repository };
    const isGit = scheme === 'ssh' || scheme === 'git';
    return isGit ? { server_url: `https://${host.replace(/:\d+$/, '')}`, repository } : undefined;
}
function partsOf(url) {
    const [, scheme = '', rest = url] = /^(?:git\+)?([a-z]+)(?:\+git)?:\/\/(.*)$/is.exec(url) ?? [];
    if (scheme === '') {
        const [, authority, path] = /^((?:[^@/\s]+@)[^:/\s]+|[^@:/\s]+(?!:\d+(?:\/|$))):(.+)$/.exec(url) ?? [];
        if (authority !== undefined && path !== undefined)
            return { scheme: 'ssh', host: hostOf(authority, 'ssh'), path };
    }
    const [, authority = '', path = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
    return { scheme: scheme.toLowerCase(), host: hostOf(authority, scheme.toLowerCase()), path };
}
function hostOf(authority, scheme) {
    const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^(?:www\.)+/i, '');
    const implied = DEFAULT_PORTS[scheme];
    const plain = implied !== undefined && host.endsWith(`:${implied}`) ? host.slice(0, -implied.length - 1) : host;
    return scheme === 'ssh' ? plain.replace(SSH_HOST, '$1') : plain;
}


/***/ }),

/***/ 14185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   YQ: () => (/* binding */ groupByText),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   cn: () => (/* binding */ fieldPath),
/* harmony export */   fQ: () => (/* binding */ shortenDigests),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   ft: () => (/* binding */ DURATION),
/* harmony export */   jl: () => (/* binding */ spellDuration),
/* harmony export */   l2: () => (/* binding */ capitalized),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   nV: () => (/* binding */ formatAge)
/* harmony export */ });
function formatAge(ms) {
    const minutes = Math.floor(ms / 60_000);
    if (minutes < 1)
        return 'less than a minute';
    if (minutes < 120)
        return count(minutes, 'minute');
    return minutes < 2880 ? count(Math.floor(minutes / 60), 'hour') : count(Math.floor(minutes / 1440), 'day');
}
function partsOf(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
}
function formatDuration(ms) {
    const [h, m, s] = partsOf(ms);
    const two = (value) => String(value).padStart(2, '0');
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
function spellDuration(ms) {
    const tenths = Math.max(ms > 0 ? 1 : 0, Math.round(ms / 100));
    if (tenths < 100)
        return `${tenths / 10} s`;
    const [h, m, s] = partsOf(Math.max(10_000, ms));
    const parts = [h > 0 && `${h} h`, m > 0 && `${m} min`, h === 0 && s > 0 && `${s} s`];
    return parts.filter((part) => part !== false).join(' ');
}
function formatTime(ms) {
    return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
function shortId(id) {
    return id.length > 12 ? `${id.slice(0, 8)}…` : id;
}
function shortenDigests(text) {
    return text
        .replace(/(?<![0-9a-f])[0-9a-f]{32,128}(?![0-9a-f])/gi, (digest) => `${digest.slice(0, 12)}…`)
        .replace(/(?<![0-9a-f])([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])/gi, '$1…');
}
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function groupByText(told) {
    return [...new Set(told.map(({ text }) => text))].map((text) => {
        const same = told.filter((one) => one.text === text);
        return { text, keys: same.map(({ key }) => key) };
    });
}
function count(n, one, many = `${one}s`) {
    return `${n} ${n === 1 ? one : many}`;
}
function fieldPath(path) {
    return path.map((part, i) => (typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`)).join('');
}
const UNITS_MS = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/;
function parseDuration(text) {
    if (!DURATION.test(text))
        return undefined;
    let total = 0;
    for (const [, amount, unit] of text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/gy))
        total += Number(amount) * UNITS_MS[unit];
    return total;
}


/***/ }),

/***/ 60745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OT: () => (/* binding */ withoutInvisible),
/* harmony export */   g$: () => (/* binding */ sanitizeLine),
/* harmony export */   g9: () => (/* binding */ escapeCommands),
/* harmony export */   nI: () => (/* binding */ redactLines),
/* harmony export */   sl: () => (/* binding */ withoutUserInfo),
/* harmony export */   uo: () => (/* binding */ withoutAnsi)
/* harmony export */ });
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
function sanitizeLine(text, max = 300) {
    const line = withoutUserInfo(text.toWellFormed().replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim());
    if (line.length <= max)
        return line;
    return `${line.slice(0, max - 1).toWellFormed()}…`;
}
const USER_INFO = /(:(?:\\?\/){2})[^\s/?#\\"'<>]*@/g;
function withoutUserInfo(text) {
    return text.includes('@') ? text.replace(USER_INFO, '$1') : text;
}
const INVISIBLE = /[^\P{Cc}\n\r\t]|[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function escapeCommands(text) {
    const plain = text
        .toWellFormed()
        .replace(/\r\n?|[\p{Zl}\p{Zp}\v\f\x85]/gu, '\n')
        .replace(INVISIBLE, '');
    return withoutUserInfo(plain)
        .split('\n')
        .map((line) => line.replace(/^(\s*):(?=:)/u, '$1: ').replaceAll('##[', '## ['))
        .join('\n');
}
const SEQUENCE = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
function withoutAnsi(text) {
    return text.replace(SEQUENCE, '');
}
function withoutInvisible(text) {
    return withoutAnsi(text).replace(INVISIBLE, '');
}
function redactLines(lines, redact) {
    return redact(lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\n')).split('\n');
}


/***/ }),

/***/ 97583:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ withoutTrailingSlashes),
/* harmony export */   D: () => (/* binding */ webAddress)
/* harmony export */ });
function webAddress(text) {
    if (text == null || !/^https?:\/\/[^\s\p{Cc}\p{Cf}\\]+$/iu.test(text) || !URL.canParse(text))
        return undefined;
    const { username, password } = new URL(text);
    return username === '' && password === '' ? withoutTrailingSlashes(text) : undefined;
}
function withoutTrailingSlashes(text) {
    let end = text.length;
    while (text[end - 1] === '/')
        end--;
    return text.slice(0, end);
}


/***/ })

};
