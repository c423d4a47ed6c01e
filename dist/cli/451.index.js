export const id = 451;
export const ids = [451];
export const modules = {

/***/ 93675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ OUTPUT_NAMES),
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const INPUT_DEFAULTS = {
    command: 'deploy',
    base_url: '',
    api_key: '',
    name: '',
    graph_config_path: '',
    image_uri: '',
    secrets: '',
    preview: '',
    tenant_id: '',
    bearer_token: '',
    api_dialect: '',
    repo_ref: '',
    repo_url: '',
    paths: '',
    build_on_push: '',
    install_command: '',
    build_command: '',
    deployment_type: '',
    deployment_tier: '',
    cluster_namespace: '',
    resource_spec: '',
    custom_url: '',
    env_vars: '',
    secret_references: '',
    secrets_update_strategy: 'overwrite',
    allow_empty_secrets: 'false',
    new_revision: 'auto',
    wait: 'true',
    timeout: '30m',
    build_logs: 'true',
    smoke_assistant: '',
    smoke_input: '',
    smoke_expect: '',
    smoke_timeout: '2m',
    agent_api_key: '',
    rollback: 'false',
    revision: '',
    environment: '',
    comment: 'auto',
    github_token: '',
    manifest: '',
    select: '',
    variables: '',
    delete_tracing_project: 'auto',
    dry_run: 'false',
    deployment_id: '',
    source: '',
    integration_id: '',
    listener_id: '',
    max_age: '',
    poll_interval: 'auto',
    verify_serving: 'auto',
    smoke_stream_mode: 'updates'
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
    'dashboard_url',
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

/***/ 71338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c$: () => (/* reexport */ esm/* Option */.c$),
  gu: () => (/* binding */ createCommand),
  X6: () => (/* binding */ isBrief),
  Ku: () => (/* binding */ parseWith),
  h0: () => (/* binding */ takeAll),
  XC: () => (/* binding */ takeOnce)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/cli/table.js
var table = __webpack_require__(68715);
;// CONCATENATED MODULE: ./lib/src/cli/flags/suggest.js



const OF_NODE = { '--env-file': '--dotenv' };
const DRY_RUN = {
    deploy: 'Use the command plan: it shows what a deploy would do, and changes nothing.',
    plan: 'Leave it out: plan changes nothing.'
};
const MOST_SUGGESTED = 3;
const LEAST = 3;
function unknownFlagError(word, own, others, renamed) {
    const owners = others.filter(({ flags }) => flags.some(({ flag }) => flag === word));
    const problem = owners.length > 0 && own.command !== ''
        ? `${word} is not a flag of ${own.command}.`
        : `Unknown flag ${word}.`;
    const advice = ownSuggestion(word, own, renamed) ??
        describeElsewhere(word, owners) ??
        relatedSuggestion(word, own) ??
        othersSuggestion(word, others) ??
        helpOf(own);
    return new usage_error/* UsageError */.eb(problem, advice);
}
const helpOf = ({ command }) => command === ''
    ? 'Write the command first, then its flags. Use --help for the commands.'
    : `Use ${command} --help-all for its flags.`;
function ownSuggestion(word, { command, flags }, renamed) {
    const names = [...new Set(flags.map(({ flag }) => flag))];
    const replacement = OF_NODE[word] ?? renamed.get(word);
    if (replacement !== undefined && names.includes(replacement))
        return `Use ${replacement}.`;
    const near = findNear(word, names);
    if (near !== undefined)
        return `Did you mean ${near}?`;
    return word === '--dry-run' ? DRY_RUN[command] : undefined;
}
function describeElsewhere(word, owners) {
    const [owner] = owners;
    if (owner === undefined)
        return undefined;
    const commands = joinWords(owners.map(({ command }) => command));
    return `It is a flag of ${commands}: ${firstSentence(owner, word)}`;
}
function othersSuggestion(word, others) {
    const names = others.flatMap(({ flags }) => flags.map(({ flag }) => flag));
    const near = OF_NODE[word] ?? findNear(word, [...new Set(names)]);
    const having = others.filter(({ flags }) => flags.some(({ flag }) => flag === near));
    if (having.length === 0)
        return undefined;
    return `Did you mean ${near}? It is a flag of ${joinWords(having.map(({ command }) => command))}.`;
}
function firstSentence({ flags }, word) {
    const { help = '' } = flags.find(({ flag }) => flag === word) ?? {};
    const [sentence = ''] = help.split(/(?<=[.])\s/);
    return sentence;
}
const bare = (flag) => flag.replace(/^-+/, '');
function findNear(word, flags) {
    const near = (0,did_you_mean/* misspelled */.vs)(bare(word), flags.map(bare));
    return near === undefined ? undefined : `--${near}`;
}
const isPlural = (flag, flags) => flag.endsWith('s') && flags.includes(flag.slice(0, -1));
function relatedSuggestion(word, { flags }) {
    const text = bare(word);
    const isPart = (part) => part.startsWith(text) || part.endsWith(text);
    const letters = text.replaceAll('-', '');
    const related = [...new Set(flags.map(({ flag }) => flag))].filter((flag) => {
        const parts = bare(flag).split('-');
        return parts.some(isPart) || parts.join('').startsWith(letters);
    });
    const distinct = related.filter((flag) => !isPlural(flag, related));
    const isClear = text.length >= LEAST && distinct.length > 0 && distinct.length <= MOST_SUGGESTED;
    return isClear ? `Did you mean ${joinChoices(distinct)}?` : undefined;
}
function noCommandError(commands) {
    const rows = commands.map(({ name, description }) => [`    ${name}`, description]);
    const advice = ['Begin with one of these commands. Use --help for more.', ...(0,table/* tableLines */.o)(rows)];
    return new usage_error/* UsageError */.eb('No command is given.', advice.join('\n'));
}
function unknownCommandError(word, commands) {
    const list = `Commands: ${commands.join(', ')}. Use --help to see what they do.`;
    const meant = OTHER_WORDS[word.toLowerCase()] ?? (0,did_you_mean/* misspelled */.vs)(word, commands);
    if (meant === undefined)
        return new usage_error/* UsageError */.eb('Unknown command.', list);
    return new usage_error/* UsageError */.eb('Unknown command.', `Did you mean ${meant}? ${list}`);
}
const OTHER_WORDS = {
    destroy: 'delete',
    remove: 'delete',
    rm: 'delete',
    down: 'delete',
    apply: 'deploy',
    create: 'deploy',
    update: 'deploy',
    up: 'deploy',
    diff: 'plan',
    preview: 'deploy --preview',
    ls: 'list',
    ps: 'list',
    show: 'status',
    revert: 'rollback',
    undo: 'rollback'
};
const joinWords = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const joinChoices = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

;// CONCATENATED MODULE: ./lib/src/cli/flags/commander.js




function createCommand(name, print) {
    return new esm/* Command */.uB(name)
        .helpOption('-h, --help', 'Show this text; with --help-all all of it')
        .showSuggestionAfterError(false)
        .allowExcessArguments(false)
        .exitOverride()
        .configureOutput({ writeOut: print, writeErr: () => { } })
        .configureHelp({
        minWidthToWrap: 20,
        formatItem,
        optionTerm,
        optionDescription: ({ description }) => description
    });
}
const ALL = '--help-all';
const isBrief = (args) => !args.includes(ALL) && (args[0] === 'help' || args.includes('--help') || args.includes('-h'));
function parseWith(command, args, renamed = new Map()) {
    try {
        const known = args.map((arg) => (arg === ALL ? '--help' : arg));
        command.parse(known, { from: 'user' });
        return true;
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        if (error.exitCode === 0)
            return false;
        throw usageError(error, command, { args, renamed });
    }
}
function usageError({ code, message }, command, { args, renamed }) {
    const { commands } = command;
    const names = commands.map((subcommand) => subcommand.name());
    if (code === 'commander.help' || code === 'commander.unknownCommand') {
        const word = args.find((arg) => arg !== 'help');
        if (word !== undefined)
            return unknownCommandError(word, names);
        return noCommandError(commands.map((command) => ({ name: command.name(), description: command.description() })));
    }
    const selected = commands.find((subcommand) => subcommand.name() === args[0]) ?? command;
    if (code === 'commander.unknownOption') {
        const [, word = 'that is given'] = /^error: unknown option '(--[\w-]+(?![\w-])|-\w)/.exec(message) ?? [];
        if (selected.options.some(({ long }) => long === word))
            return new usage_error/* UsageError */.eb(`${word} takes no value.`, `Write ${word} alone, or leave it out to turn it off.`);
        const others = commands.filter((other) => other !== selected);
        return unknownFlagError(word, flagsOf(selected), others.map(flagsOf), renamed);
    }
    const advice = code === 'commander.excessArguments' ? QUOTES : USE_HELP;
    const what = message.replace(/^error: /, '').replace(/^([^=]*)=[^]*'/, "$1'");
    return new usage_error/* UsageError */.eb(`${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`, advice);
}
const USE_HELP = 'Use --help for the commands and flags.';
function flagsOf(command) {
    const name = command.commands.length > 0 ? '' : command.name().replace(/^.* /, '');
    const flags = command.options.map(({ long, hidden, negate, description }) => {
        const suffix = hidden && !negate ? '-file' : '';
        return { flag: `${long}${suffix}`, help: description };
    });
    return { command: name, flags };
}
const QUOTES = 'Write the flag of each value, such as --name NAME, and put quotes around a value with spaces.';
function takeOnce(option, read = String) {
    const choose = option.parseArg;
    return option.argParser((value, before) => {
        if (before !== undefined)
            throw new usage_error/* UsageError */.eb(`${option.long} is given twice.`, 'Give it once.');
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
    throw new usage_error/* UsageError */.eb(`${long} needs a value.`, `If the value begins with dashes, write ${long}=VALUE.`);
}
const optionTerm = ({ flags, optional, long }) => optional ? `--[no-]${long?.slice(2)}` : flags;
function formatItem(term, termWidth, description, help) {
    const width = help.helpWidth ?? 80;
    const line = `  ${term.padEnd(termWidth)}  ${description}`.trimEnd();
    if (line.length <= width)
        return line;
    return `  ${term}\n${help.boxWrap(description, width - 6).replace(/^/gm, '      ')}`;
}


/***/ }),

/***/ 3451:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseArguments: () => (/* binding */ parseArguments)
});

// EXTERNAL MODULE: ./lib/src/action-names.js
var action_names = __webpack_require__(93675);
// EXTERNAL MODULE: ./lib/src/adapters/ci/detect.js + 1 modules
var detect = __webpack_require__(52627);
// EXTERNAL MODULE: ./lib/src/release.js
var release = __webpack_require__(60895);
// EXTERNAL MODULE: ./lib/src/text/command-lines.js
var command_lines = __webpack_require__(79983);
// EXTERNAL MODULE: ./lib/src/cli/commands/index.js + 14 modules
var commands = __webpack_require__(55529);
// EXTERNAL MODULE: ./lib/src/cli/commands/init.js
var init = __webpack_require__(61878);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
// EXTERNAL MODULE: ./lib/src/cli/flags/commander.js + 1 modules
var commander = __webpack_require__(71338);
// EXTERNAL MODULE: ./lib/src/cli/flags/dotenv.js
var dotenv = __webpack_require__(81257);
// EXTERNAL MODULE: ./lib/src/cli/flags/input-flags.js
var input_flags = __webpack_require__(84273);
;// CONCATENATED MODULE: ./lib/src/cli/flags/own-flags.js
const OWN_FLAGS = {
    '--yes': 'Do not ask for the name on a terminal.',
    '--fail-on-changes': 'Exit with code 11 if a deploy would change something.',
    '--history': 'All revisions, and which of them a rollback can restore.',
    '--previews': 'List previews, too, instead of their number.',
    '--build': 'The log of the build.',
    '--deploy': 'The log of the agent server (default, unless the build failed).',
    '--revision <id>': 'Print the log of this revision instead of the latest one.',
    '--follow': 'Continue with new lines until Ctrl+C.',
    '--json': 'Print the result as one JSON document.',
    '--output-file <file>': 'Write the outputs to this file, as a dotenv report.',
    '--events <file>': 'Write one JSON event per line to this file.',
    '-q, --quiet': 'Print errors, warnings and the result only.',
    '-v, --verbose': 'Print each request.',
    '--no-color': 'Print no colors. The variable NO_COLOR does the same.',
    '--dotenv <file>': 'Read variables from this file. The environment wins.'
};

;// CONCATENATED MODULE: ./lib/src/cli/flags/parse-arguments.js











const HELP_END = `
Try it without an account:
  deploy-agent-server demo

Flags and variables: docs/command-line.md, exit codes: docs/errors.md in the repository.`;
function parseArguments(args, print) {
    let parsed;
    const program = (0,commander/* createCommand */.gu)('deploy-agent-server', print)
        .description('Deploys agent servers, and waits until they serve.')
        .version(release/* VERSION */.x, '-V, --version', 'Show the version')
        .enablePositionalOptions()
        .helpCommand('help [command]', 'Show what a command takes')
        .addHelpText('after', HELP_END);
    for (const [name, entry] of Object.entries(commands/* COMMANDS */.L)) {
        const command = program.command(name).description(entry.description);
        if (entry.runWith !== undefined)
            continue;
        command.addHelpText('after', examplesOf(entry));
        addInputs(command, entry, (0,commander/* isBrief */.X6)(args));
        addOptions(command, name, { ...entry, isBrief: (0,commander/* isBrief */.X6)(args) });
        command.action(() => {
            parsed = collect(command, name);
        });
    }
    return (0,commander/* parseWith */.Ku)(program, args, RENAMED) ? parsed : undefined;
}
const RENAMED = new Map(input_flags/* INPUT_FLAGS */.$S.filter((flag) => withoutFile(flag) !== flag.input.replaceAll('_', '-')).map(({ input, flag }) => [`--${input.replaceAll('_', '-')}`, `--${flag}`]));
function examplesOf({ examples = [], inputs }) {
    const lines = ['', 'Examples:'];
    for (const example of examples) {
        const command = (0,command_lines/* commandLines */.Z)(`deploy-agent-server ${example}`);
        lines.push(...command.map((line) => `  ${line}`));
    }
    if (inputs.includes('api_key'))
        lines.push(FROM_VARIABLES);
    return lines.join('\n');
}
const FROM_VARIABLES = `The address and the key can also come from the variables
DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY.`;
function addInputs(command, entry, brief) {
    const { inputs, common = inputs, help = {}, choices = {} } = entry;
    command.optionsGroup('Inputs:');
    for (const flag of input_flags/* INPUT_FLAGS */.$S.filter(({ input }) => inputs.includes(input))) {
        const described = helpOf({ ...flag, help: help[flag.input] ?? flag.help });
        const [firstSentence = ''] = described.split(/(?<=\.) /);
        const text = brief ? firstSentence : described;
        const isListed = !brief || common.includes(flag.input);
        const known = choices[flag.input];
        const add = (flags, help = '') => {
            const option = new commander/* Option */.c$(flags, help).hideHelp(!isListed || help === '');
            command.addOption((0,commander/* takeOnce */.XC)(known === undefined ? option : option.choices(known)));
            return option;
        };
        if (flag.isHidden) {
            add(`--${flag.flag} <file>`, `File (- for standard input). ${text}`);
            add(`--${withoutFile(flag)} <value>`).argParser(() => {
                throw hiddenValueError(flag);
            });
        }
        else if (!flag.isBoolean)
            add(`--${flag.flag} <value>`, text);
        else {
            add(`--${flag.flag} [value]`, text).preset('true');
            add(`--no-${flag.flag}`).preset('false');
        }
    }
}
function withoutFile({ flag }) {
    return flag.replace(/-file$/, '');
}
function hiddenValueError(hidden) {
    const { input, flag, variable } = hidden;
    const other = input === 'secrets'
        ? '--secret NAME to take each from the environment'
        : `the variable ${variable}`;
    return new usage_error/* UsageError */.eb(`--${withoutFile(hidden)} is no flag, because every user of this machine ` +
        'can read the arguments of a process.', `Use --${flag} FILE (- for standard input), or ${other}.`);
}
const helpOf = ({ input, help }) => {
    const text = (0,input_flags/* nameFlags */.JG)(help).replaceAll('`', '');
    const fallback = action_names/* INPUT_DEFAULTS */.W[input];
    const saysDefault = ['', 'true', 'false'].includes(fallback) || text.includes('If unset:');
    return saysDefault ? text : `${text} Default: ${fallback}.`;
};
function addOptions(command, name, { inputs, common = inputs, flags = [], isBrief }) {
    const isInit = name === 'init';
    const isHidden = isBrief && !isInit && !common.includes('secrets');
    if (isInit || inputs.includes('secrets')) {
        const help = isInit
            ? 'Name of a secret of the agent. If unset: the names in env of its configuration.'
            : 'Secret whose value is in the variable of this name.';
        const secret = new commander/* Option */.c$('--secret <name>', `${help} Repeatable.`).hideHelp(isHidden);
        command.addOption((0,commander/* takeAll */.h0)(secret).conflicts('secretsFile'));
    }
    if (inputs.includes('env_vars')) {
        const help = 'Variable of the agent that is no secret: plan and log show it. Repeatable.';
        const variable = new commander/* Option */.c$('--env-var <NAME=value>', help).hideHelp(isHidden);
        command.addOption((0,commander/* takeAll */.h0)(variable).conflicts('envVars'));
    }
    if (isInit) {
        const help = 'Deploy the image of this Dockerfile. If unset: the only one, or that of the root.';
        command.addOption((0,commander/* takeOnce */.XC)(new commander/* Option */.c$('--dockerfile <path>', help)).conflicts('graphConfigPath'));
    }
    else
        command.optionsGroup('Options:');
    const ownFlags = Object.keys(OWN_FLAGS);
    for (const flag of ownFlags.filter((own) => flags.includes(own))) {
        const option = new commander/* Option */.c$(flag, OWN_FLAGS[flag]);
        if (flag === '--deploy')
            option.conflicts('build');
        const takesValue = flag.endsWith('>');
        command.addOption(takesValue ? (0,commander/* takeOnce */.XC)(option, option.long === '--dotenv' ? loadVariables : undefined) : option);
    }
    const [where, names] = isInit ? ['For which CI system', init/* INIT_CI */.s] : ['Where it runs', detect/* CI_NAMES */.y3];
    const place = new commander/* Option */.c$('--ci <name>', `${where}: auto (default), ${names.join(', ')}.`);
    command.addOption(place.choices(['auto', ...names]).default('auto'));
}
function loadVariables(path) {
    const file = (0,dotenv/* parseDotenv */.q)((0,usage_error/* readTextFile */.Gu)('--dotenv', path));
    if ('wrong_lines' in file) {
        const { wrong_lines: lines } = file;
        const where = `${lines.length > 1 ? 'lines' : 'line'} ${lines.slice(0, MOST_LINES).join(', ')}`;
        throw new usage_error/* UsageError */.eb(`--dotenv: "${path}" is not NAME=value in ${where}.`, DOTENV_FORM);
    }
    Object.assign(process.env, { ...file.variables, ...process.env });
    return path;
}
const MOST_LINES = 10;
const DOTENV_FORM = 'Write each variable as NAME=value, a comment after #, ' +
    'and quotes around a value of several lines.';
function collect(command, name) {
    const { secret = [], envVar = [], ...options } = command.opts();
    const parsed = {
        command: name,
        flags: {},
        givenBy: {},
        files: {},
        secretNames: secret,
        envVars: envVar,
        options
    };
    for (const { input, flag, variable, isHidden } of input_flags/* INPUT_FLAGS */.$S) {
        const given = command.getOptionValue(new commander/* Option */.c$(`--${flag}`).attributeName());
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

/***/ 79983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ commandLines)
/* harmony export */ });
const HEAD_WORDS = 3;
const WIDEST = 76;
function commandLines(command, platform = process.platform) {
    if (platform === 'win32')
        return [command];
    const lines = [];
    let line = '';
    for (const group of flagGroups(command)) {
        const longer = line === '' ? group : `${line} ${group}`;
        if (line === '' || longer.length <= WIDEST) {
            line = longer;
            continue;
        }
        lines.push(`${line} \\`);
        line = `  ${group}`;
    }
    return [...lines, line];
}
function flagGroups(command) {
    const groups = [];
    for (const [at, word] of command.split(' ').entries()) {
        const isBegin = at === 0 || (at >= HEAD_WORDS && word.startsWith('--'));
        if (isBegin)
            groups.push(word);
        else
            groups.push(`${groups.pop()} ${word}`);
    }
    return groups;
}


/***/ })

};
