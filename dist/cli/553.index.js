export const id = 553;
export const ids = [553];
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

/***/ 74149:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   Mj: () => (/* binding */ OTHER_COMMANDS),
/* harmony export */   qw: () => (/* binding */ HELP_END),
/* harmony export */   sV: () => (/* binding */ INIT_CI)
/* harmony export */ });
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79999);
/* harmony import */ var _input_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84273);



const inputsOf = (command, ...more) => {
    const inputs = _input_flags_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_FLAGS */ .$S.map(({ input }) => input);
    return inputs.filter((name) => (0,_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .commandsOf */ .Kf)(name).includes(command) && !more.includes(name));
};
const TO_DEPLOY = inputsOf('deploy');
const BESIDE_MANIFEST = TO_DEPLOY.filter((name) => (0,_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isStepInput */ .Jw)(name) || (0,_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isBehaviorInput */ .NK)(name) || name === 'secrets');
const ACCOUNT = ['base_url', ..._input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .HEADER_INPUTS */ .AH, 'api_dialect'];
const TO_READ = [...ACCOUNT, 'name', 'deployment_id', 'timeout'];
const HELP_TO_READ = { timeout: 'How long one read may take, with its retries.' };
const ACCESS = ['base_url', 'api_key', 'name'];
const OFTEN = [
    ...ACCESS,
    'graph_config_path',
    'image_uri',
    'secrets',
    'preview',
    'manifest',
    'select'
];
const INIT_CI = ['github-actions', 'gitlab'];
const HELP_FOR_INIT = {
    name: 'Name of the deployment. If unset: the name of the repository.',
    graph_config_path: 'The graph configuration file. ' +
        'If unset: each JSON file with a map "graphs"; a manifest describes several.',
    source: '`git_host` or `external_container`. ' +
        'If unset: `external_container` if only a Dockerfile exists.',
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
            'deploy --name bot --image-uri registry.example/bot@sha256:…'
        ],
        inputs: TO_DEPLOY,
        common: [...OFTEN, 'wait', 'timeout', 'rollback', 'smoke_input']
    },
    plan: {
        description: 'Show what a deploy would do; change nothing',
        examples: [
            'plan --name support --graph-config-path agent.json',
            'plan --manifest deployments.yaml --fail-on-changes'
        ],
        inputs: TO_DEPLOY,
        common: OFTEN,
        help: { preview: 'true: plan a preview named <name>-pr-<number>.' }
    },
    rollback: {
        description: 'Deploy the code of an earlier revision again; status --history lists them',
        examples: ['rollback --name support', 'rollback --name support --to REVISION --dry-run'],
        inputs: inputsOf('rollback', 'manifest', 'select', 'variables', 'allow_empty_secrets'),
        common: [...ACCESS, 'revision', 'dry_run', 'wait', 'timeout']
    },
    delete: {
        description: 'Delete a deployment; one that does not exist is no error',
        examples: ['delete --name support'],
        inputs: TO_DEPLOY,
        common: [
            ...ACCESS,
            'deployment_id',
            'repo_url',
            'preview',
            'delete_tracing_project',
            'manifest',
            'select'
        ],
        help: {
            preview: 'true: delete the preview named <name>-pr-<number>.',
            repo_url: 'Repository of the deployment. Others with its name are not deleted.'
        }
    },
    sweep: {
        description: 'Delete previews of closed pull requests, or older than --max-age',
        examples: ['sweep --name support --max-age 14d --dry-run'],
        inputs: inputsOf('sweep'),
        common: [...ACCESS, 'github_token', 'max_age', 'dry_run', 'delete_tracing_project'],
        help: {
            name: 'Name of the deployment whose previews are deleted.',
            github_token: 'Token for GitHub, to read the state of pull requests.',
            max_age: 'Also delete previews of open pull requests whose latest revision is older than this, ' +
                'such as 14d.'
        }
    },
    matrix: {
        description: 'List the deployments of a manifest for a matrix of jobs, as JSON',
        examples: ['matrix --manifest deployments.yaml'],
        inputs: BESIDE_MANIFEST,
        common: ['base_url', 'api_key', 'manifest', 'select', 'environment', 'variables'],
        help: { environment: 'Environment of --manifest whose values count.' }
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
        help: {
            ...HELP_TO_READ,
            name: 'Exact name of the deployment. If no name and no ID is set: lists all.'
        }
    },
    logs: {
        description: 'Print the log of a revision',
        examples: [
            'logs --name support --build',
            'logs --name support --follow',
            'logs --name support --revision ID'
        ],
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
        choices: { source: _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .SOURCES */ .Hl, api_dialect: ['neutral', 'langsmith'], dry_run: ['true', 'false'] }
    },
    emulator: { description: 'Start a control plane on this machine', inputs: [] },
    demo: { description: 'Deploy to a control plane on this machine, step by step', inputs: [] }
};
const OTHER_COMMANDS = [
    'list',
    'status',
    'logs',
    'init',
    'emulator',
    'demo'
];
const HELP_END = `
Try it without an account:
  deploy-agent-server demo

Flags and variables: docs/command-line.md, exit codes: docs/errors.md in the repository.`;


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
/* harmony import */ var _input_table_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79999);


const VARIABLE_PREFIX = 'DEPLOY_AGENT_SERVER_';
const FLAGS_FILE = __webpack_require__.ab + "flags.json";
const INPUT_FLAGS = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(FLAGS_FILE, 'utf8'));
const BY_INPUT = new Map(INPUT_FLAGS.map((flag) => [flag.input, flag]));
function flagName(input) {
    const known = BY_INPUT.get(input);
    return known === undefined ? input : `--${known.flag}`;
}
const NAMED = /`([a-z_]+)(?:: ([\w-]+))?`|^ {2}([a-z_]+(?:, [a-z_]+)*)(?=(?:[.[]\S*)?: )/gm;
function nameFlags(text, givenBy = {}) {
    const isKey = (input) => givenBy.manifest !== undefined && (0,_input_table_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeploymentOnly */ .Ir)(input);
    const given = (input) => givenBy[input];
    const subject = (input) => given(input) ?? nameSources(input);
    return text.replace(NAMED, (found, coded = '', value, subjects) => {
        if (subjects !== undefined)
            return `  ${subjects.split(', ').map(subject).join(', ')}`;
        if (coded === 'command' && value !== undefined)
            return `\`${value}\``;
        if (isKey(coded))
            return found;
        if (!BY_INPUT.has(coded))
            return given(coded) ?? found;
        if (value !== undefined)
            return `${flagName(coded)}=${value}`;
        return given(coded) ?? flagName(coded);
    });
}
function nameSources(input) {
    const flag = BY_INPUT.get(input);
    return flag === undefined ? input : `--${flag.flag} (or ${flag.variable})`;
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
