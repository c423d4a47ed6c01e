export const id = 564;
export const ids = [564];
export const modules = {

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

/***/ 39104:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ao: () => (/* binding */ jsonResult),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   GO: () => (/* binding */ failureResult),
/* harmony export */   xv: () => (/* binding */ textResult)
/* harmony export */ });
/* harmony import */ var _error_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12779);
/* harmony import */ var _flags_input_flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84273);


function jsonResult(outputs, failure) {
    const typed = Object.entries(outputs)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => [name, /^(?:true|false|[[{].*[\]}])$/s.test(value) ? JSON.parse(value) : value]);
    const { error_code: code = '' } = outputs;
    return { ...Object.fromEntries(typed), ...(code !== '' && failureResult(code, failure)) };
}
function exitCodeOf(code) {
    return code !== undefined && Object.hasOwn(_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O, code) ? _error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O[code].exit_code : 1;
}
function failureResult(error_code, failure) {
    const { message = 'The run failed.', advice = (0,_flags_input_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .nameFlags */ .JG)(_error_codes_js__WEBPACK_IMPORTED_MODULE_0__/* .ERROR_CODES */ .O[error_code].fix) } = failure ?? {};
    return { error_code, message, fix: advice };
}
function textResult({ command, outputs, succeeded }) {
    return (succeeded && TEXTS[command](outputs)) || '';
}
const operationOf = ({ operation = '' }) => operation;
const planned = (plan) => plan && operationOf(JSON.parse(plan));
const TEXTS = {
    deploy: ({ deployments, url }) => (deployments === undefined ? url : linesOf(deployments, (one) => one.url ?? '')),
    plan: ({ plans, plan }) => (plans === undefined ? planned(plan) : linesOf(plans, operationOf)),
    rollback: ({ operation, plan, url }) => (operation === 'planned' ? planned(plan) : url),
    matrix: ({ matrix }) => matrix,
    sweep: ({ swept }) => JSON.parse(swept || '[]').join('\n'),
    delete: () => ''
};
function linesOf(members, textOf) {
    const all = Object.entries(JSON.parse(members));
    return all.map(([key, member]) => `${key}\t${textOf(member)}`.trimEnd()).join('\n');
}


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

/***/ 66595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ openConsole)
});

// EXTERNAL MODULE: ./lib/src/adapters/ci/detect.js + 1 modules
var detect = __webpack_require__(52627);
// EXTERNAL MODULE: ./lib/src/adapters/runner/environment.js
var runner_environment = __webpack_require__(70747);
// EXTERNAL MODULE: ./lib/src/masking/redactor.js
var masking_redactor = __webpack_require__(84921);
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
;// CONCATENATED MODULE: ./lib/src/cli/console/console-runner.js





const STYLES = { bold: 1, dim: 2, red: 31, yellow: 33 };
function createConsoleRunner(options) {
    const { screen, redactor, inputs, givenBy = {}, level, color } = options;
    let { reports = ci/* NO_REPORTS */.Q } = options;
    const outputs = {};
    let toldError = false;
    let failure;
    const styled = (text, style) => color ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text;
    const clean = (text) => (0,sanitize/* escapeCommands */.g9)((0,input_flags/* nameFlags */.JG)(redactor.redact(text), givenBy));
    const info = (text) => {
        if (level !== 'quiet')
            screen.print(clean(text));
    };
    const problem = (kind, label, text) => screen.print(reports.annotation?.(kind, clean(text)) ?? `${label} ${clean(text)}`);
    const warning = (text) => problem('warning', styled('Warning:', 'yellow'), text);
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
                screen.print(styled(clean(text), 'dim'));
        },
        warning,
        error: (text, parts) => {
            toldError = true;
            if (parts !== undefined) {
                const { message, advice } = parts;
                failure = { message: clean(message), advice: advice && clean(advice) };
            }
            problem('error', styled('Error:', 'red'), text);
        },
        hasToldError: () => toldError,
        group: (title, text, what) => {
            if (reports.group === undefined && what?.isDetail && level !== 'verbose')
                info(title);
            else if (reports.group === undefined)
                info(`${title}\n${text.replace(/^(?=.)/gm, '  ')}`);
            else if (level !== 'quiet') {
                const [shown = '', ...lines] = clean(`${title}\n${text}`).split('\n');
                screen.print(reports.group(shown, lines.join('\n')));
            }
        },
        output: (name, value) => {
            const shown = (0,redact_output/* redactOutput */.n)(name, value, redactor);
            outputs[name] = shown;
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

;// CONCATENATED MODULE: ./lib/src/cli/console/screen.js
const USUAL_WIDTH = 80;
function createScreen(terminal, isLive) {
    let live = [];
    const width = () => terminal.columns || USUAL_WIDTH;
    const rows = () => live.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width())), 0);
    const erase = () => (live.length === 0 ? '' : `\r${rows() > 1 ? `\u001b[${rows() - 1}A` : ''}\u001b[J`);
    const drawn = (lines) => {
        live = lines.map((line) => line.slice(0, width() - 1));
        return live.join('\n');
    };
    return {
        isLive,
        width,
        print: (text) => {
            const lines = text === '' || text.endsWith('\n') ? text : `${text}\n`;
            terminal.write(isLive ? `${erase()}${lines}${drawn(live)}` : lines);
        },
        draw: (lines) => {
            if (!isLive)
                return;
            terminal.write(`${erase()}${drawn(lines)}`);
        },
        release: () => {
            live = [];
        }
    };
}

// EXTERNAL MODULE: ./lib/src/contract/dialect/dialect.js
var dialect = __webpack_require__(59470);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
;// CONCATENATED MODULE: ./lib/src/cli/flags/resolve-inputs.js




function addForeignVariables({ inputs, givenBy }, environment, isOnGitHub) {
    const isLangSmith = inputs.api_dialect === 'langsmith' || (0,dialect/* isLangSmithCloud */.XR)(inputs.base_url);
    const foreign = {
        ...(isLangSmith && { api_key: 'LANGSMITH_API_KEY', tenant_id: 'LANGSMITH_TENANT_ID' }),
        ...(isOnGitHub && { github_token: 'GITHUB_TOKEN' })
    };
    const all = Object.entries(foreign);
    const added = all.filter(([input, variable]) => inputs[input] === undefined && environment[variable]?.trim());
    return {
        inputs: { ...inputs, ...Object.fromEntries(added.map(([input, variable]) => [input, environment[variable]])) },
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
    throw new usage_error/* UsageError */.e(problem, 'Export the variable, and pass its name only: --secret NAME.');
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:stream/consumers"
var consumers_ = __webpack_require__(38321);
;// CONCATENATED MODULE: ./lib/src/cli/read-sources.js




async function readInputFiles(files) {
    const entries = Object.entries(files);
    const fromStdin = entries.filter(([, file]) => file === '-').map(([input]) => (0,input_flags/* flagName */.GI)(input));
    if (fromStdin.length > 1) {
        const problem = `Only one flag can read standard input: ${fromStdin.join(', ')}.`;
        throw new usage_error/* UsageError */.e(problem, 'Use a file for the others.');
    }
    const texts = entries.map(async ([input, file]) => [input, await readText((0,input_flags/* flagName */.GI)(input), file)]);
    return Object.fromEntries(await Promise.all(texts));
}
async function readText(flag, file) {
    const text = await (file === '-' ? (0,consumers_.text)(process.stdin) : (0,promises_.readFile)(file, 'utf8')).catch((error) => {
        throw (0,usage_error/* fileError */.z)(flag, file, 'read', error);
    });
    if (text.trim() !== '')
        return text;
    const [name, fix] = file === '-'
        ? ['standard input', 'Pipe the value into the command.']
        : [`"${file}"`, 'Write the value into the file.'];
    throw new usage_error/* UsageError */.e(`${flag}: ${name} is empty.`, fix);
}

;// CONCATENATED MODULE: ./lib/src/cli/open-console.js







async function openConsole({ flags, givenBy, files, secretNames, options }) {
    const choice = options.ci;
    const environment = process.env;
    const texts = { ...flags, ...(await readInputFiles(files)) };
    const isOnGitHub = choice === 'github-actions' || (choice === 'auto' && (0,detect/* ciOf */.sp)(environment) === 'github-actions');
    const isTerminal = process.stderr.isTTY && environment.TERM !== 'dumb';
    const screen = createScreen(process.stderr, isTerminal && !options.quiet);
    const redactor = (0,masking_redactor/* createRedactor */.l)();
    const color = isTerminal && options.color && !environment.NO_COLOR;
    const level = options.quiet ? 'quiet' : options.verbose ? 'verbose' : 'normal';
    const given = addForeignVariables({ inputs: texts, givenBy }, environment, isOnGitHub);
    const variables = hasCredential(given.inputs) ? environment : withEmpty(secretNames);
    const secrets = secretsFromEnvironment(secretNames, variables);
    const inputs = { ...given.inputs, ...(secrets !== undefined && { secrets }) };
    const names = { ...given.givenBy, ...(secrets !== undefined && { secrets: '--secret' }) };
    const place = (0,runner_environment/* readCheckoutPlace */.U3)(isOnGitHub ? environment.GITHUB_WORKSPACE : ((0,runner_environment/* currentFolder */.MO)() ?? ''));
    const job = { environment, event: isOnGitHub ? (0,runner_environment/* readEvent */.j_)() : undefined, print: (line) => screen.print(line) };
    return {
        runner: createConsoleRunner({ screen, redactor, inputs, givenBy: names, level, color }),
        screen,
        redactor,
        canAsk: isTerminal && process.stdin.isTTY && !environment.CI,
        detect: (cancelled) => (0,detect/* detectCi */.Ay)(choice, { job, place, cancelled }),
        warnings: [...(0,runner_environment/* enforceTlsVerification */.xs)(), ...judgeVariables(environment)]
    };
}
const hasCredential = ({ api_key, tenant_id, bearer_token }) => [api_key, tenant_id, bearer_token].some((credential) => credential !== undefined);
const withEmpty = (names) => ({
    ...Object.fromEntries(names.map((name) => [name, ''])),
    ...process.env
});


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


/***/ })

};
