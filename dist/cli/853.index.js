export const id = 853;
export const ids = [853];
export const modules = {

/***/ 10923:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ NO_REPORTS)
/* harmony export */ });
const NO_REPORTS = { mask: () => { }, output: () => { }, summary: async () => { } };


/***/ }),

/***/ 46199:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y3: () => (/* binding */ CI_NAMES),
  sp: () => (/* binding */ ciOf),
  Ay: () => (/* binding */ detectCi)
});

// EXTERNAL MODULE: ./lib/src/git/read-head.js
var read_head = __webpack_require__(98464);
// EXTERNAL MODULE: ./lib/src/git/run-git.js
var run_git = __webpack_require__(46949);
// EXTERNAL MODULE: ./lib/src/ci/git-checkout.js
var git_checkout = __webpack_require__(90532);
// EXTERNAL MODULE: ./lib/src/ci/github-actions.js
var github_actions = __webpack_require__(51786);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
// EXTERNAL MODULE: ./lib/src/ci/ci.js
var ci = __webpack_require__(10923);
;// CONCATENATED MODULE: ./lib/src/ci/gitlab.js




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
        reports: reportsOf(job),
        phrases: PHRASES
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
const PHRASES = [
    ['GitHub gives no secrets to its runs', 'GitLab gives no protected variables to its pipelines'],
    ['and no GitHub Deployment of this repository names it', 'and the source project no longer exists'],
    [', or --environment if earlier runs recorded the deployment there', ''],
    ['; its records on GitHub may be incomplete', ''],
    ['check GITHUB_OUTPUT', 'check the file of --output-file'],
    ['pull_request events', 'pipelines of merge requests'],
    ['(event ', '(source '],
    ['-pr-<number>', '-mr-<number>'],
    ['Pull request #', 'Merge request !'],
    ['pull request #', 'merge request !'],
    ['Pull request', 'Merge request'],
    ['pull request', 'merge request']
];

;// CONCATENATED MODULE: ./lib/src/ci/detect.js





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

/***/ 90532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hw: () => (/* binding */ readGitCheckout),
/* harmony export */   MS: () => (/* binding */ readNothing),
/* harmony export */   jv: () => (/* binding */ NO_EVENT)
/* harmony export */ });
/* unused harmony export gitHubApiOf */
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _repository_remote_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52132);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _ci_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(10923);





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
const NO_JOB_PHRASES = [
    [' (event unknown)', ''],
    ['check GITHUB_OUTPUT', 'check the file of --output-file'],
    ['pull_request events', 'jobs of pull or merge requests']
];
function readNothing(why) {
    return {
        context: { ...NO_EVENT, no_code_reason: why },
        workspace: undefined,
        reports: _ci_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_REPORTS */ .Q,
        phrases: NO_JOB_PHRASES
    };
}
function readGitCheckout(head) {
    const { root, ref, remote_url } = head;
    const address = remote_url === undefined ? undefined : (0,_repository_remote_address_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRemoteAddress */ .Y)(remote_url);
    const server_url = address?.server_url ?? GITHUB;
    const reason = noCodeReason(head, address);
    return {
        context: {
            ...NO_EVENT,
            server_url,
            api_url: gitHubApiOf(server_url),
            repository: address?.repository,
            ref,
            sha: commitToDeploy(head),
            ...(reason !== undefined && { no_code_reason: reason }),
            ...unpushedCommits(head),
            code_warnings: codeWarnings(head)
        },
        workspace: root,
        reports: _ci_js__WEBPACK_IMPORTED_MODULE_3__/* .NO_REPORTS */ .Q,
        phrases: NO_JOB_PHRASES
    };
}
function gitHubApiOf(server_url) {
    if (server_url === GITHUB)
        return NO_EVENT.api_url;
    return /github|\bghe\b/i.test(new URL(server_url).hostname) ? `${server_url}/api/v3` : undefined;
}
function noCodeReason({ ref, remote }, address) {
    const isDetached = ref === undefined ? 'HEAD is detached: no branch is checked out' : undefined;
    if (remote === undefined)
        return ['the git checkout has no remote', ...(isDetached ? [isDetached] : [])].join(', and ');
    if (isDetached !== undefined)
        return isDetached;
    return address === undefined ? 'the address of the git remote is not that of a server' : undefined;
}
function commitToDeploy({ remote_commit, is_pushed }) {
    return is_pushed ? remote_commit : undefined;
}
function unpushedCommits({ commit, remote_commit, is_pushed }) {
    if (is_pushed || commit === undefined)
        return {};
    return { unpushed_commits: remote_commit === undefined ? [commit] : [commit, remote_commit] };
}
function codeWarnings(head) {
    const { remote = '', ref, commit } = head;
    if (commit === undefined || ref === undefined)
        return [];
    const branch = `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(remote, 60)}/${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(ref.replace(/^refs\/heads\//, ''), 100)}`;
    return [commitWarning({ ...head, commit }, branch), uncommittedWarning(head, branch)].filter((warning) => warning !== undefined);
}
function commitWarning({ commit, remote_commit, is_pushed }, branch) {
    if (!is_pushed) {
        return `Commit ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit)} is not pushed to ${branch}. A service that builds from the remote does not have it: push first.`;
    }
    if (remote_commit === undefined || remote_commit === commit)
        return undefined;
    return `The checkout is behind ${branch}: it is at ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit)}, and the service builds ${(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(remote_commit)}.`;
}
const MOST_PATHS = 3;
function uncommittedWarning({ uncommitted }, branch) {
    if (uncommitted.length === 0)
        return undefined;
    const shown = uncommitted.slice(0, MOST_PATHS).map((path) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(path, 60));
    const paths = [...shown, ...(uncommitted.length > MOST_PATHS ? ['…'] : [])].join(', ');
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(uncommitted.length, 'uncommitted change')}: ${paths}. A service that builds from ${branch} does not have that: commit and push first.`;
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
/* harmony export */   h0: () => (/* binding */ takeAll),
/* harmony export */   qi: () => (/* binding */ firstSentence)
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
        .configureHelp({ minWidthToWrap: 20, formatItem, optionTerm, optionDescription });
}
const ALL = '--help-all';
const isBrief = (args) => !args.includes(ALL) && (args[0] === 'help' || args.includes('--help') || args.includes('-h'));
const firstSentence = (text) => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;
function parseWith(command, args) {
    refuseValues(command.commands.find((one) => one.name() === args[0]) ?? command, args);
    try {
        command.parse(args.map((arg) => (arg === ALL ? '--help' : arg)), { from: 'user' });
        return true;
    }
    catch (error) {
        if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_0__/* .CommanderError */ .b7))
            throw error;
        if (error.exitCode === 0)
            return false;
        if (error.code === 'commander.help')
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e('No command is given, or an unknown one.', LIST);
        const [what = '', suggestion = error.code === 'commander.excessArguments' ? QUOTES : LIST] = error.message
            .replace(/^error: /, '')
            .replace(/=[^]*'/, "'")
            .split(/\n(?=\()/);
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`, suggestion.replace(/[()]/g, ''));
    }
}
const LIST = 'Use --help for the commands and flags.';
const QUOTES = 'Write the flag of each value, and put quotes around a value with spaces.';
function refuseValues({ options }, args) {
    for (const arg of args) {
        const [flag = '', value] = arg.split('=', 2);
        const known = options.find(({ long }) => long === flag);
        if (value === undefined || known === undefined || known.required || known.optional)
            continue;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${flag} takes no value.`, `Write ${flag} alone, or leave it out to turn it off.`);
    }
}
function takeOnce(option, read = String) {
    return option.argParser((value, before) => {
        if (before !== undefined)
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UsageError */ .e(`${option.long} is given twice.`, 'Give it once.');
        return read(needValue(option, value));
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
const optionDescription = ({ description }) => description;
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
/* harmony export */   qw: () => (/* binding */ HELP_END)
/* harmony export */ });
/* harmony import */ var _manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69248);

const SWEEP = new Set(['max_age', 'dry_run']);
const forSweep = ({ input }) => SWEEP.has(input);
const forRollback = ({ input }) => input === 'revision';
const forAll = (flag) => !forSweep(flag) && !forRollback(flag);
const besideManifest = ({ input }) => (0,_manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isStepInput */ .Jw)(input) || (0,_manifest_keys_js__WEBPACK_IMPORTED_MODULE_0__/* .isBehaviorInput */ .NK)(input) || input === 'secrets';
const CONNECTION = [
    'base_url',
    'api_key',
    'tenant_id',
    'bearer_token',
    'api_dialect',
    'name',
    'deployment_id',
    'timeout'
];
const toRead = ({ input }) => CONNECTION.includes(input);
const toRollBack = ({ input }) => CONNECTION.includes(input) || ROLLBACK.has(input);
const ROLLBACK = new Set([
    'revision',
    'repo_url',
    'dry_run',
    'wait',
    'poll_interval',
    'verify_serving',
    'smoke_assistant',
    'smoke_input',
    'smoke_stream_mode',
    'smoke_expect',
    'smoke_timeout',
    'agent_api_key',
    'github_token',
    'environment',
    'comment',
    'preview',
    'build_logs'
]);
const HELP_TO_READ = { timeout: 'How long one read may take, with its retries.' };
const NONE = { inputs: () => false, common: [], examples: '' };
const ACCESS = ['base_url', 'api_key', 'name'];
const TO_DEPLOY = [...ACCESS, 'graph_config_path', 'image_uri', 'secrets', 'preview', 'manifest', 'select'];
const TO_WAIT = ['wait', 'timeout', 'rollback', 'smoke_input'];
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
        examples: `
Examples:
  deploy-agent-server deploy --name support --graph-config-path agent.json --secret OPENAI_API_KEY
  deploy-agent-server deploy --name reports --image-uri registry.example/reports@sha256:…

The address and the key come from DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY, too.`,
        inputs: forAll,
        common: [...TO_DEPLOY, ...TO_WAIT]
    },
    plan: {
        description: 'Show what a deploy would do; change nothing',
        examples: `
Example:
  deploy-agent-server plan --name support --graph-config-path agent.json`,
        inputs: forAll,
        common: TO_DEPLOY
    },
    rollback: {
        description: 'Deploy the code of an earlier revision again',
        examples: `
Examples:
  deploy-agent-server rollback --name support
  deploy-agent-server rollback --name support --to REVISION --dry-run`,
        inputs: toRollBack,
        common: [...ACCESS, 'revision', 'dry_run', 'wait', 'timeout']
    },
    delete: {
        description: 'Delete a deployment; one that does not exist is no error',
        examples: `
Example:
  deploy-agent-server delete --name support`,
        inputs: forAll,
        common: [...ACCESS, 'deployment_id', 'repo_url', 'preview', 'manifest', 'select']
    },
    sweep: {
        description: 'Delete the previews of closed pull requests',
        examples: `
Example:
  deploy-agent-server sweep --name support --max-age 14d --dry-run`,
        inputs: (flag) => !forRollback(flag),
        common: [...ACCESS, 'github_token', 'max_age', 'dry_run']
    },
    matrix: {
        description: 'List the deployments of a manifest for a matrix of jobs, as JSON',
        examples: `
Example:
  deploy-agent-server matrix --manifest deployments.yaml`,
        inputs: (flag) => forAll(flag) && besideManifest(flag),
        common: ['base_url', 'api_key', 'manifest', 'select', 'environment', 'variables']
    },
    status: {
        description: 'Show what a deployment serves, and since when',
        examples: `
Example:
  deploy-agent-server status --name support --json`,
        inputs: toRead,
        common: CONNECTION,
        help: HELP_TO_READ
    },
    logs: {
        description: 'Print the log of a revision',
        examples: `
Examples:
  deploy-agent-server logs --name support --build
  deploy-agent-server logs --name support --follow
  deploy-agent-server logs --name support --revision ID`,
        inputs: toRead,
        common: CONNECTION,
        help: HELP_TO_READ
    },
    init: {
        description: 'Write the workflows that deploy this repository',
        examples: `
Examples:
  deploy-agent-server init --secret OPENAI_API_KEY
  deploy-agent-server init --api-dialect langsmith
  deploy-agent-server init --ci gitlab --source external_container --cluster-namespace agents
  deploy-agent-server init --dry-run`,
        inputs: ({ input }) => input in HELP_FOR_INIT,
        common: Object.keys(HELP_FOR_INIT),
        help: HELP_FOR_INIT
    },
    emulator: { ...NONE, description: 'Start a control plane on this machine' },
    demo: { ...NONE, description: 'Deploy to a control plane on this machine, step by step' }
};
const OTHER_COMMANDS = ['status', 'logs', 'init', 'emulator', 'demo'];
const HELP_END = `
Try it without an account:
  deploy-agent-server demo

Every flag, variable and exit code: docs/command-line.md in the repository.`;


/***/ }),

/***/ 35853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseArguments: () => (/* binding */ parseArguments)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(93675);
/* harmony import */ var _ci_detect_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46199);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(60895);
/* harmony import */ var _init_choose_setup_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(86593);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32655);
/* harmony import */ var _commander_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29713);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(74149);
/* harmony import */ var _input_flags_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61600);










function parseArguments(args, print) {
    removeEmptyVariables();
    let parsed;
    const program = createProgram(args, print, (found) => {
        parsed = found;
    });
    return (0,_commander_js__WEBPACK_IMPORTED_MODULE_6__/* .parseWith */ .Ku)(program, args) ? parsed : undefined;
}
function removeEmptyVariables() {
    for (const [name, text] of Object.entries(process.env)) {
        if (name.startsWith(_input_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .VARIABLE_PREFIX */ .qz) && text?.trim() === '')
            delete process.env[name];
    }
}
function createProgram(args, print, take) {
    const program = (0,_commander_js__WEBPACK_IMPORTED_MODULE_6__/* .createCommand */ .gu)('deploy-agent-server', print)
        .description('Deploys agent servers, and waits until they serve.')
        .version(_release_js__WEBPACK_IMPORTED_MODULE_9__/* .VERSION */ .x, '-V, --version', 'Show the version')
        .enablePositionalOptions()
        .helpCommand('help [command]', 'Show what a command takes')
        .addHelpText('after', _commands_js__WEBPACK_IMPORTED_MODULE_7__/* .HELP_END */ .qw);
    for (const [name, entry] of Object.entries(_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .COMMANDS */ .Lo)) {
        const command = program.command(name).description(entry.description);
        if (name === 'demo' || name === 'emulator')
            continue;
        command.addHelpText('after', entry.examples);
        addInputs(command, name, entry, (0,_commander_js__WEBPACK_IMPORTED_MODULE_6__/* .isBrief */ .X6)(args));
        addOptions(command, name, entry);
        command.action(() => take(collect(command, name, entry)));
    }
    return program;
}
function addInputs(command, name, entry, brief) {
    const { inputs, common, help = {} } = entry;
    command.optionsGroup('Inputs:');
    for (const flag of _input_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .INPUT_FLAGS */ .$S) {
        const isListed = inputs(flag) && !(brief && !common.includes(flag.input));
        const described = helpOf({ ...flag, help: help[flag.input] ?? flag.help });
        const text = brief ? (0,_commander_js__WEBPACK_IMPORTED_MODULE_6__/* .firstSentence */ .qi)(described) : described;
        const value = flag.isBoolean || flag.isHidden ? '[value]' : '<value>';
        const option = (0,_commander_js__WEBPACK_IMPORTED_MODULE_6__/* .takeOnce */ .XC)(new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$(`--${flag.flag} ${value}`, text)).preset('true');
        if (name !== 'init')
            option.env(flag.variable);
        command.addOption(option.hideHelp(!isListed || flag.isHidden));
        if (flag.isBoolean) {
            command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_6__/* .takeOnce */ .XC)(new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$(`--no-${flag.flag}`))
                .preset('false')
                .hideHelp());
        }
        if (flag.isHidden && inputs(flag)) {
            const file = new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$(`--${flag.flag}-file <file>`, `File (- for standard input). ${text}`);
            command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_6__/* .takeOnce */ .XC)(file).hideHelp(!isListed));
        }
    }
}
const helpOf = ({ input, help }) => {
    const text = (0,_input_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .nameFlags */ .JG)(help).replaceAll('`', '');
    const fallback = _action_names_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_DEFAULTS */ .W[input];
    const saysDefault = ['', 'true', 'false'].includes(fallback) || text.includes('If unset:');
    return saysDefault ? text : `${text} Default: ${fallback}.`;
};
function addOptions(command, name, { inputs }) {
    const add = (flags, help) => command.addOption(new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$(flags, help));
    const once = (flags, help) => command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_6__/* .takeOnce */ .XC)(new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$(flags, help)));
    const isRun = name !== 'status' && name !== 'logs' && name !== 'init';
    if (name === 'init' || _input_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .INPUT_FLAGS */ .$S.some((flag) => flag.input === 'secrets' && inputs(flag))) {
        const help = name === 'init'
            ? 'Name of a secret of the agent, which the workflows then pass to it. Repeatable.'
            : 'Secret whose value is in the variable of this name. Repeatable.';
        const secret = (0,_commander_js__WEBPACK_IMPORTED_MODULE_6__/* .takeAll */ .h0)(new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$('--secret <name>', help));
        command.addOption(isRun ? secret.conflicts('secretsFile') : secret);
    }
    command.optionsGroup('Options:');
    if (name === 'init') {
        command.addOption(new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$('--ci <name>', `For which CI system: auto (default), ${_init_choose_setup_js__WEBPACK_IMPORTED_MODULE_4__/* .INIT_CI */ .sV.join(' or ')}.`)
            .choices(['auto', ..._init_choose_setup_js__WEBPACK_IMPORTED_MODULE_4__/* .INIT_CI */ .sV])
            .default('auto'));
        return;
    }
    if (name === 'delete')
        add('--yes', 'Delete without asking for the name on a terminal.');
    if (name === 'logs') {
        add('--build', 'The log of the build.');
        command.addOption(new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$('--deploy', 'The log of the agent server (default).').conflicts('build'));
        once('--revision <id>', 'Its log, instead of that of the latest revision.');
        add('--follow', 'Continue with new lines until Ctrl+C.');
    }
    else
        add('--json', 'Print one JSON document with all outputs.');
    if (isRun) {
        once('--output-file <file>', 'Write the outputs to this file, as a dotenv report.');
        once('--events <file>', 'Write one JSON event per line to this file.');
    }
    add('-q, --quiet', 'Print errors, warnings and the result only.');
    add('-v, --verbose', 'Print each request.');
    add('--no-color', 'Print no colors. The variable NO_COLOR does the same.');
    const env = new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$('--env-file <file>', 'Read variables from this file. The environment wins.');
    command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_6__/* .takeOnce */ .XC)(env, loadVariables));
    command.addOption(new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$('--ci <name>', `Where it runs: auto (default), ${_ci_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .CI_NAMES */ .y3.join(', ')}.`)
        .choices(['auto', ..._ci_detect_js__WEBPACK_IMPORTED_MODULE_3__/* .CI_NAMES */ .y3])
        .default('auto'));
}
function loadVariables(path) {
    try {
        Object.assign(process.env, { ...(0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseEnv)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')), ...process.env });
    }
    catch (error) {
        const { code = 'unknown' } = error;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`--env-file: "${path}" cannot be read (${code}).`, 'Check the path.');
    }
    removeEmptyVariables();
    return path;
}
function collect(command, name, { inputs }) {
    const { secret = [], ...options } = command.opts();
    const parsed = { command: name, flags: {}, givenBy: {}, files: {}, secretNames: secret, options };
    const keyOf = (flag) => new _commander_js__WEBPACK_IMPORTED_MODULE_6__/* .Option */ .c$(`--${flag}`).attributeName();
    for (const flag of _input_flags_js__WEBPACK_IMPORTED_MODULE_8__/* .INPUT_FLAGS */ .$S) {
        const source = command.getOptionValueSource(keyOf(flag.flag));
        if (source === 'cli' && flag.isHidden)
            refuseValue(flag);
        if (source === 'cli' && !inputs(flag)) {
            throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`--${flag.flag} is not a flag of ${name}.`, `Use ${name} --help-all for what it takes.`);
        }
        if (source !== undefined) {
            parsed.flags[flag.input] = command.getOptionValue(keyOf(flag.flag));
            parsed.givenBy[flag.input] = source === 'env' ? flag.variable : `--${flag.flag}`;
        }
        const file = command.getOptionValue(keyOf(`${flag.flag}-file`));
        if (!flag.isHidden || file === undefined)
            continue;
        parsed.files[flag.input] = file;
        parsed.givenBy[flag.input] = `--${flag.flag}-file`;
    }
    return parsed;
}
function refuseValue({ flag, variable, input }) {
    const other = input === 'secrets' ? '--secret NAME to take each from the environment' : `the variable ${variable}`;
    throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_5__/* .UsageError */ .e(`--${flag} takes no value here, because every user of this machine can read the arguments of a process.`, `Use --${flag}-file FILE (- for standard input), or ${other}.`);
}


/***/ }),

/***/ 69248:
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
    'api_key',
    'tenant_id',
    'bearer_token',
    'api_dialect',
    'agent_api_key',
    'github_token',
    'preview',
    'environment',
    'comment',
    'max_age',
    'dry_run',
    'manifest',
    'select',
    'variables'
];
const isStepInput = (name) => STEP_INPUTS.some((input) => input === name);
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
const NEVER_EMPTY = new Set([
    'name',
    'deployment_id',
    'image_uri'
]);
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

/***/ 14185:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   cn: () => (/* binding */ fieldPath),
/* harmony export */   fQ: () => (/* binding */ shortenDigests),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   ft: () => (/* binding */ DURATION),
/* harmony export */   jl: () => (/* binding */ spellDuration),
/* harmony export */   m_: () => (/* binding */ shortId),
/* harmony export */   nV: () => (/* binding */ formatAge)
/* harmony export */ });
function formatAge(ms) {
    const minutes = Math.max(0, Math.floor(ms / 60_000));
    if (minutes === 0)
        return 'less than a minute';
    const [n, unit] = minutes >= 2880
        ? [Math.floor(minutes / 1440), 'days']
        : minutes >= 120
            ? [Math.floor(minutes / 60), 'hours']
            : [minutes, 'minutes'];
    return `${n} ${n === 1 ? unit.slice(0, -1) : unit}`;
}
function formatDuration(ms) {
    const seconds = Math.max(0, Math.floor(ms / 1000));
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const two = (value) => String(value).padStart(2, '0');
    return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
function spellDuration(ms) {
    const tenths = Math.max(ms > 0 ? 1 : 0, Math.round(ms / 100));
    if (tenths < 100)
        return `${tenths / 10} s`;
    const seconds = Math.max(10, Math.floor(ms / 1000));
    const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const parts = h > 0 ? [`${h} h`, m > 0 && `${m} min`] : [m > 0 && `${m} min`, s > 0 && `${s} s`];
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


/***/ })

};
