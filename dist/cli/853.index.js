export const id = 853;
export const ids = [853];
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
    return alias === undefined || remote_url.includes('::')
        ? 'the address of the git remote is not that of a server'
        : `the host of the git remote, "${(0,sanitize/* sanitizeLine */.g$)(alias, 60)}", is a name of the ssh configuration`;
}
const MOST_PATHS = 3;
function codeWarnings({ remote = '', ref, commit, remote_commit, is_pushed, uncommitted }) {
    if (commit === undefined || ref === undefined)
        return [];
    const branch = `${(0,sanitize/* sanitizeLine */.g$)(remote, 60)}/${(0,sanitize/* sanitizeLine */.g$)(ref.replace(/^refs\/heads\//, ''), 100)}`;
    const warnings = [];
    if (!is_pushed)
        warnings.push(`Commit ${(0,refs/* shortCommit */.Ax)(commit)} is not pushed to ${branch}. A service that builds from the remote does not have it: push first.`);
    else if (remote_commit !== undefined && remote_commit !== commit)
        warnings.push(`The checkout is behind ${branch}: it is at ${(0,refs/* shortCommit */.Ax)(commit)}, and the service builds ${(0,refs/* shortCommit */.Ax)(remote_commit)}.`);
    if (uncommitted.length > 0) {
        const shown = uncommitted.slice(0, MOST_PATHS).map((path) => (0,sanitize/* sanitizeLine */.g$)(path, 60));
        const paths = [...shown, ...(uncommitted.length > MOST_PATHS ? ['…'] : [])].join(', ');
        warnings.push(`${(0,format/* count */.U9)(uncommitted.length, 'uncommitted change')}: ${paths}. A service that builds from ${branch} does not have that: commit and push first.`);
    }
    return warnings;
}


/***/ }),

/***/ 7929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89516);



const STATUS = [
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=normal',
    '--ignore-submodules=dirty'
];
const LONGEST_MS = 5_000;
async function readHead(folder, { written = [], ...process }) {
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitIn */ .uM)(folder, { ...process, timeoutMs: LONGEST_MS });
    const line = async (...args) => (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .lineOf */ .cA)(await git(...args));
    const top = await git('rev-parse', '--show-toplevel');
    if ('unknown' in top)
        return top;
    const root = top.output.toString('utf8').trim();
    const inCheckout = written.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file))));
    const own = inCheckout.filter((path) => !path.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path));
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
/* harmony export */   JN: () => (/* binding */ NOTHING_CHECKED_OUT),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const MOST_BYTES = 4 * 2 ** 20;
const SETTINGS = [
    'core.fsmonitor=false',
    'core.commitGraph=false',
    'diff.relative=false',
    'diff.orderFile=/dev/null'
];
const OPTIONS = [
    '--no-pager',
    '--no-replace-objects',
    ...SETTINGS.flatMap((setting) => ['-c', setting])
];
const VARIABLES = {
    LC_ALL: 'C',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0'
};
function lineOf(answer) {
    return 'output' in answer ? answer.output.toString('utf8').trim() || undefined : undefined;
}
function gitIn(folder, { variables, cancelled, timeoutMs }) {
    const options = {
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
        env: { ...variables, ...VARIABLES },
        encoding: 'buffer',
        timeout: Math.max(1, Math.ceil(timeoutMs)),
        killSignal: 'SIGKILL',
        maxBuffer: MOST_BYTES,
        signal: cancelled,
        windowsHide: true
    };
    return (...args) => new Promise((resolve, reject) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', ['-C', folder, ...OPTIONS, ...args], options, (error, output, problem) => {
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
const exitCodeOf = ({ code }) => typeof code === 'number' ? { exit_code: code } : {};
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
function unknownCommandError(word, commands) {
    const list = `Commands: ${commands.join(', ')}. Use --help to see what they do.`;
    if (word === undefined)
        return new usage_error/* UsageError */.eb('No command is given.', list);
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
        return unknownCommandError(word, names);
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

/***/ 81257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ parseDotenv)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);

const ENTRY = /^\s*(?:export\s+)?[A-Za-z_][\w.-]*\s*=\s*(.*)$/s;
const IGNORED = /^\s*(?:#.*)?$/;
function parseDotenv(text) {
    const lines = text.split(/\r?\n/);
    const wrong_lines = [];
    const variables = {};
    for (let at = 0; at < lines.length; at++) {
        const line = lines[at] ?? '';
        if (IGNORED.test(line))
            continue;
        const [, value] = ENTRY.exec(line) ?? [];
        const end = value === undefined ? undefined : findEnd(lines, at, value);
        if (end === undefined) {
            wrong_lines.push(at + 1);
            continue;
        }
        const entry = lines.slice(at, end + 1).join('\n');
        Object.assign(variables, (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseEnv)(entry.trimStart()));
        at = end;
    }
    return wrong_lines.length > 0 ? { wrong_lines } : { variables };
}
function findEnd(lines, start, value) {
    const quote = value.charAt(0);
    if (!['"', "'", '`'].includes(quote))
        return start;
    const later = lines.slice(start + 1);
    for (const [offset, text] of [value.slice(1), ...later].entries()) {
        const at = text.indexOf(quote);
        if (at >= 0)
            return IGNORED.test(text.slice(at + 1)) ? start + offset : undefined;
    }
    return undefined;
}


/***/ }),

/***/ 35853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseArguments: () => (/* binding */ parseArguments)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52627);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60895);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32655);
/* harmony import */ var _commander_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71338);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74149);
/* harmony import */ var _dotenv_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81257);
/* harmony import */ var _input_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84273);








function parseArguments(args, print) {
    let parsed;
    const program = (0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .createCommand */ .gu)('deploy-agent-server', print)
        .description('Deploys agent servers, and waits until they serve.')
        .version(_release_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x, '-V, --version', 'Show the version')
        .enablePositionalOptions()
        .helpCommand('help [command]', 'Show what a command takes')
        .addHelpText('after', _commands_js__WEBPACK_IMPORTED_MODULE_4__/* .HELP_END */ .qw);
    for (const [name, entry] of Object.entries(_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMANDS */ .Lo)) {
        const command = program.command(name).description(entry.description);
        if (name === 'demo' || name === 'emulator')
            continue;
        command.addHelpText('after', examplesOf(entry));
        addInputs(command, entry, (0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .isBrief */ .X6)(args));
        addOptions(command, name, entry);
        command.action(() => {
            parsed = collect(command, name);
        });
    }
    return (0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWith */ .Ku)(program, args, RENAMED) ? parsed : undefined;
}
const RENAMED = new Map(_input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUT_FLAGS */ .$S.filter((flag) => withoutFile(flag) !== flag.input.replaceAll('_', '-')).map(({ input, flag }) => [`--${input.replaceAll('_', '-')}`, `--${flag}`]));
function examplesOf({ examples = [], inputs }) {
    const text = `\nExamples:\n${examples.map((example) => `  deploy-agent-server ${example}`).join('\n')}`;
    const from = 'The address and the key come from DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY, too.';
    return inputs.includes('api_key') ? `${text}\n\n${from}` : text;
}
function addInputs(command, entry, brief) {
    const { inputs, common = inputs, help = {}, choices = {} } = entry;
    command.optionsGroup('Inputs:');
    for (const flag of _input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUT_FLAGS */ .$S.filter(({ input }) => inputs.includes(input))) {
        const described = helpOf({ ...flag, help: help[flag.input] ?? flag.help });
        const [firstSentence = ''] = described.split(/(?<=\.) /);
        const text = brief ? firstSentence : described;
        const isListed = !brief || common.includes(flag.input);
        const known = choices[flag.input];
        const add = (flags, help = '') => {
            const option = new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$(flags, help).hideHelp(!isListed || help === '');
            command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOnce */ .XC)(known === undefined ? option : option.choices(known)));
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
    return new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--${withoutFile(hidden)} is no flag, because every user of this machine can read the arguments of a process.`, `Use --${flag} FILE (- for standard input), or ${other}.`);
}
const helpOf = ({ input, help }) => {
    const text = (0,_input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .nameFlags */ .JG)(help).replaceAll('`', '');
    const fallback = _action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W[input];
    const saysDefault = ['', 'true', 'false'].includes(fallback) || text.includes('If unset:');
    return saysDefault ? text : `${text} Default: ${fallback}.`;
};
const isRun = (name) => !_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .OTHER_COMMANDS */ .Mj.some((other) => other === name);
const ofAny = () => true;
const OWN_FLAGS = [
    [
        '--yes',
        'Do not ask for the name on a terminal.',
        (name) => ['deploy', 'delete', 'rollback'].includes(name)
    ],
    [
        '--fail-on-changes',
        'Exit with code 11 if a deploy would change something.',
        (name) => name === 'plan'
    ],
    [
        '--history',
        'All revisions, and which of them a rollback can restore.',
        (name) => name === 'status'
    ],
    [
        '--previews',
        'List previews, too, instead of their number.',
        (name) => name === 'list' || name === 'status'
    ],
    ['--build', 'The log of the build.', (name) => name === 'logs'],
    [
        '--deploy',
        'The log of the agent server (default, unless the build failed).',
        (name) => name === 'logs'
    ],
    [
        '--revision <id>',
        'Print the log of this revision instead of the latest one.',
        (name) => name === 'logs'
    ],
    ['--follow', 'Continue with new lines until Ctrl+C.', (name) => name === 'logs'],
    ['--json', 'Print the result as one JSON document.', (name) => name !== 'logs'],
    ['--output-file <file>', 'Write the outputs to this file, as a dotenv report.', isRun],
    ['--events <file>', 'Write one JSON event per line to this file.', isRun],
    ['-q, --quiet', 'Print errors, warnings and the result only.', ofAny],
    ['-v, --verbose', 'Print each request.', ofAny],
    ['--no-color', 'Print no colors. The variable NO_COLOR does the same.', ofAny],
    ['--dotenv <file>', 'Read variables from this file. The environment wins.', ofAny]
];
function addOptions(command, name, { inputs }) {
    const isInit = name === 'init';
    if (isInit || inputs.includes('secrets')) {
        const help = isInit
            ? 'Name of a secret of the agent. If unset: the names in env of its configuration.'
            : 'Secret whose value is in the variable of this name.';
        command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .takeAll */ .h0)(new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$('--secret <name>', `${help} Repeatable.`)).conflicts('secretsFile'));
    }
    if (inputs.includes('env_vars')) {
        const help = 'Variable of the agent that is no secret: plan and log show it. Repeatable.';
        command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .takeAll */ .h0)(new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$('--env-var <NAME=value>', help)).conflicts('envVars'));
    }
    if (isInit) {
        const help = 'Deploy the image of this Dockerfile. If unset: the only one, or that of the root.';
        command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOnce */ .XC)(new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$('--dockerfile <path>', help)).conflicts('graphConfigPath'));
    }
    else
        command.optionsGroup('Options:');
    for (const [flags, help] of isInit ? [] : OWN_FLAGS.filter(([, , of]) => of(name))) {
        const option = new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$(flags, help);
        if (flags === '--deploy')
            option.conflicts('build');
        const takesValue = flags.endsWith('>');
        command.addOption(takesValue ? (0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOnce */ .XC)(option, option.long === '--dotenv' ? loadVariables : undefined) : option);
    }
    const [where, names] = isInit ? ['For which CI system', _commands_js__WEBPACK_IMPORTED_MODULE_4__/* .INIT_CI */ .sV] : ['Where it runs', _adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_NAMES */ .y3];
    const place = new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$('--ci <name>', `${where}: auto (default), ${names.join(', ')}.`);
    command.addOption(place.choices(['auto', ...names]).default('auto'));
}
function loadVariables(path) {
    const file = (0,_dotenv_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDotenv */ .q)((0,_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)('--dotenv', path));
    if ('wrong_lines' in file) {
        const { wrong_lines: lines } = file;
        const where = `${lines.length > 1 ? 'lines' : 'line'} ${lines.slice(0, MOST_LINES).join(', ')}`;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--dotenv: "${path}" is not NAME=value in ${where}.`, DOTENV_FORM);
    }
    Object.assign(process.env, { ...file.variables, ...process.env });
    return path;
}
const MOST_LINES = 10;
const DOTENV_FORM = 'Write each variable as NAME=value, a comment after #, and quotes around a value of several lines.';
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
    for (const { input, flag, variable, isHidden } of _input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUT_FLAGS */ .$S) {
        const given = command.getOptionValue(new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$(`--${flag}`).attributeName());
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

/***/ 65071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ TimeLimitError),
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   UX: () => (/* binding */ inOneLine),
/* harmony export */   W6: () => (/* binding */ PlanError),
/* harmony export */   Xs: () => (/* binding */ StatusError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dV: () => (/* binding */ AnswerError),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   ie: () => (/* binding */ factsOfCause),
/* harmony export */   s5: () => (/* binding */ CredentialsExpiredError),
/* harmony export */   sH: () => (/* binding */ DeployError),
/* harmony export */   v6: () => (/* binding */ StoppedByBug),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
class DeployError extends Error {
    code;
    facts;
    fix;
    hint;
    constructor(code, { what, facts = [], fix = [], hint, cause }) {
        super(what, { cause });
        this.name = new.target.name;
        this.code = code;
        this.facts = facts;
        this.fix = fix;
        this.hint = hint;
    }
    get what() {
        return this.message;
    }
}
function factsOfCause(label, { what, facts }) {
    return [{ label, value: what }, ...facts];
}
function inOneLine({ what, facts }) {
    const lines = [what, ...facts.map(({ label, value }) => `${label}: ${value}`)];
    const sentences = lines.map((line) => (/[.!?]$/.test(line) ? line : `${line}.`));
    return facts.length === 0 ? what : sentences.join(' ');
}
class InputError extends DeployError {
    problems;
    constructor(problems) {
        const facts = problems.map(({ input, problem }) => ({ label: input, value: problem }));
        super('input_invalid', { what: 'The inputs are invalid.', facts });
        this.problems = problems;
    }
    get inputs() {
        return new Set(this.problems.map(({ input, path = [input], place }) => place === undefined ? path[0] : input)).size;
    }
}
class PlanError extends DeployError {
}
class StoppedByBug extends Error {
}
class CancelledError extends DeployError {
    constructor(what = 'cancelled', { reason, cause } = {}) {
        super(reason instanceof StoppedByBug ? 'internal' : 'cancelled', { what, cause });
    }
}
class RequestError extends DeployError {
    request;
    brief;
    mayHaveBeenApplied;
    retryable;
    retryAfterMs;
    mostAttempts;
    constructor(code, options) {
        super(code, options);
        this.request = options.request;
        this.brief = options.brief ?? options.what;
        this.mayHaveBeenApplied = options.mayHaveBeenApplied;
        this.retryable = options.retryable;
        this.retryAfterMs = options.retryAfterMs;
        this.mostAttempts = options.mostAttempts;
    }
}
class ConnectionError extends RequestError {
    timed_out;
    constructor(options) {
        super('control_plane_unreachable', options);
        this.timed_out = options.timed_out ?? false;
    }
}
class TimeLimitError extends RequestError {
    constructor(request) {
        super('wait_timeout', {
            what: `${request} was not sent, because the time limit of the step (\`timeout\`) ended.`,
            fix: [
                'Run again: it reads first and continues from what exists.',
                'If that takes longer, set `timeout` to a longer time.'
            ],
            request,
            mayHaveBeenApplied: false,
            retryable: false
        });
    }
}
const ATTEMPTS_FOR_UNUSABLE = 3;
class AnswerError extends RequestError {
    constructor(options) {
        super('invalid_response', { mostAttempts: ATTEMPTS_FOR_UNUSABLE, ...options });
    }
}
class StatusError extends RequestError {
    status;
    constructor(options) {
        super(codeOfStatus(options.status), options);
        this.status = options.status;
    }
    with(changes) {
        const { what, cause, ...same } = this;
        return new StatusError({ ...same, what, cause, ...changes });
    }
}
function isNotFound(error) {
    return error instanceof StatusError && (error.status === 404 || error.status === 410);
}
const isConflict = (error) => error instanceof StatusError && error.status === 409;
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
    permission;
    constructor(what, options = {}) {
        super('github_unavailable', { what, cause: options.cause });
        this.status = options.status;
        this.permission = options.permission;
    }
}
function messageOf(error) {
    if (typeof error === 'object' && error !== null && 'message' in error)
        return String(error.message);
    return String(error);
}


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
/* harmony export */   jh: () => (/* binding */ isCommitId),
/* harmony export */   lF: () => (/* binding */ isVersion)
/* harmony export */ });
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


function isTag(ref) {
    return ref?.startsWith(_contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .TAG_PREFIX */ .C_) ?? false;
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
function sameCommit(a, b) {
    const [one, other] = [a.trim().toLowerCase(), b.trim().toLowerCase()];
    if (one.length < 7 || other.length < 7)
        return one === other && one !== '';
    return one.startsWith(other) || other.startsWith(one);
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
/* harmony export */   uo: () => (/* binding */ withoutAnsi),
/* harmony export */   vp: () => (/* binding */ showValue)
/* harmony export */ });
const UNSAFE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
function sanitizeLine(text, max = 300) {
    const line = withoutUserInfo(text.toWellFormed().replace(UNSAFE, ' ').replace(/ {2,}/g, ' ').trim());
    return line.length <= max ? line : `${line.slice(0, max - 1).toWellFormed()}…`;
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
function showValue(value, most = 120) {
    if (value == null)
        return 'unset';
    return sanitizeLine(typeof value === 'string' ? value : JSON.stringify(value), most);
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
const withoutTrailingSlashes = (text) => text.replace(/(?<!\/)\/+$/, '');


/***/ })

};
