export const id = 271;
export const ids = [271];
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
    deployment_id: '',
    name: '',
    source: '',
    integration_id: '',
    repo_url: '',
    repo_ref: '',
    graph_config_path: '',
    deployment_type: '',
    build_on_push: '',
    install_command: '',
    build_command: '',
    image_uri: '',
    custom_url: '',
    listener_id: '',
    cluster_namespace: '',
    resource_spec: '',
    secrets: '',
    allow_empty_secrets: 'false',
    new_revision: 'auto',
    paths: '',
    preview: '',
    max_age: '',
    dry_run: 'false',
    wait: 'true',
    timeout: '30m',
    build_logs: 'true',
    rollback: 'false',
    poll_interval: 'auto',
    verify_serving: 'auto',
    github_token: '',
    environment: '',
    comment: 'auto',
    smoke_assistant: '',
    smoke_input: '',
    smoke_stream_mode: 'updates',
    smoke_expect: '',
    smoke_timeout: '2m',
    agent_api_key: '',
    manifest: '',
    select: '',
    variables: '',
    api_dialect: 'neutral'
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

/***/ 51786:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q_: () => (/* binding */ GITHUB_ACTIONS),
/* harmony export */   w7: () => (/* binding */ annotation),
/* harmony export */   z7: () => (/* binding */ isGitHubActions)
/* harmony export */ });
/* unused harmony export readGitHubActions */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51147);
/* harmony import */ var _runner_append_whole_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86287);



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
        context: (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunContext */ .$)({ ...environment }, event),
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
            (0,_runner_append_whole_js__WEBPACK_IMPORTED_MODULE_2__/* .appendWhole */ .g)(GITHUB_OUTPUT, () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(GITHUB_OUTPUT, outputEntry(name, value)));
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

/***/ 61600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  $S: () => (/* binding */ INPUT_FLAGS),
  qz: () => (/* binding */ VARIABLE_PREFIX),
  iP: () => (/* binding */ flagOf),
  JG: () => (/* binding */ nameFlags)
});

// UNUSED EXPORTS: variableOf

// EXTERNAL MODULE: ./lib/src/masking/input-secrets.js
var input_secrets = __webpack_require__(37381);
;// CONCATENATED MODULE: ./lib/src/cli/flags/declared-inputs.js
const INPUT_HELP = {
    revision: 'With `command: rollback`: ID of the revision to return to. If unset, the last one before the serving one that was `DEPLOYED` and has other code.',
    base_url: 'Address of the control plane, with any path prefix. https, or http to the same machine.',
    api_key: 'Key of the control plane, sent as `X-Api-Key`. Set at least one of `api_key`, `tenant_id` and `bearer_token`.',
    tenant_id: 'Tenant (workspace) id, sent as `X-Tenant-Id`.',
    bearer_token: 'Token, sent as `Authorization: Bearer`.',
    api_dialect: 'Field names in requests: `neutral` (those of the specification) or `langsmith` (those of LangSmith Deployment).',
    name: 'Exact name of the deployment. `deploy` creates the deployment if it does not exist. `sweep` deletes previews of this name.',
    deployment_id: 'Id of the deployment. If unset, `name` is looked up.',
    source: '`git_host` or `external_container`. If unset: `external_container` if `image_uri` is set, otherwise `git_host`.',
    preview: '`true`: deploy a preview named `<name>-pr-<number>`, and delete it when the pull request closes. `false`: update `name` itself. Required on pull request events; elsewhere `false` if unset.',
    graph_config_path: 'Path of the graph configuration file, from the root of the repository. Required to create a `git_host` deployment.',
    repo_url: 'Repository to build from (`git_host`). If unset: this repository; on a pull request, its head repository. A delete by `name` accepts only a deployment of this repository.',
    repo_ref: 'Branch by its bare name, or tag as `refs/tags/…` (`git_host`). Not a commit id. If unset: the ref of the run; on a pull request, its head branch. Required on `merge_group`, `workflow_run` and `issue_comment`.',
    integration_id: 'Integration with the git host, to create a `git_host` deployment. If unset, the run looks it up. It uses the only one, or the one named like the owner of the repository.',
    deployment_type: '`dev_free`, `dev` or `prod` (`git_host`). Cannot be changed later.',
    build_on_push: '`true` or `false`: the service automatically builds each push to `repo_ref` (`git_host`). Must not be `true` with a tag.',
    install_command: 'Install command, run from the root of the repository (`git_host`, JavaScript deployments).',
    build_command: 'Build command, run from the folder of the graph configuration file (`git_host`, JavaScript deployments).',
    paths: 'Files that matter on a branch (`git_host`), one pattern per line, as in `on.push.paths`; `!` excludes. If none of them, nor the graph configuration file, differs from the deployed commit, the code needs no new revision. If unset: all files.',
    image_uri: 'Image to run (`external_container`). With a digest (`…@sha256:…`), an unchanged image needs no new revision.',
    custom_url: 'URL that serves the deployment (`external_container`).',
    listener_id: 'Listener that runs the deployment (`external_container`, on create). If unset and `cluster_namespace` is set, the run looks it up.',
    cluster_namespace: 'Namespace of the deployment (`external_container`, on create).',
    resource_spec: 'Resources of the deployment, as YAML or JSON (`external_container`). Replaces the whole deployed spec.',
    secrets: 'Environment variables of the agent: lines `NAME=value`, or a YAML or JSON map. Quote values that span lines. Replaces the whole deployed list. With `manifest`: the values of all; each deployment gets only those that it names.',
    allow_empty_secrets: '`true` accepts secrets with an empty value. Otherwise an empty value is an error, because the secret is probably not set for this repository, environment or event.',
    new_revision: '`auto`: make a new revision only if one is needed, or may be. `always`: make one in any case. `never`: fail if one is needed, before sending anything.',
    wait: '`true`: wait until the revision is `DEPLOYED`.',
    timeout: 'Time limit, such as `90s`, `30m` or `1h30m`. The smoke check (`smoke_timeout`) and a rollback get extra time.',
    poll_interval: 'Time between polls of the revision: `auto`, or a fixed duration such as `5s`. `auto` polls after a tenth of the time already waited, at least every 10 s. Set `1s` for a local control plane.',
    verify_serving: '`auto`: after `DEPLOYED`, wait until the agent server names the new revision at `GET /info`, if it names one. `off`: rely on the status.',
    build_logs: '`true`: after a failed build or rollout, show the last lines of its log in log, summary and comment. Secrets of this run are masked. Set `false` if outsiders can read them.',
    rollback: '`true`: return to the last revision that was `DEPLOYED` if the new one fails after replacing it, or if the smoke check fails. Waits up to `timeout` again. The run still fails.',
    smoke_assistant: 'Smoke check: the agent server must list this assistant, by `assistant_id`, `name` or `graph_id`.',
    smoke_input: 'Smoke check: run the assistant once with this input. YAML or JSON; plain text becomes one user message.',
    smoke_stream_mode: 'Smoke check: stream mode of the run, such as `updates` or `messages`. Separate several with commas.',
    smoke_expect: 'Smoke check: regular expression that the text of the answer must match.',
    smoke_timeout: 'Time limit of the whole smoke check. The run retries within it while the agent server starts.',
    agent_api_key: 'Key of the agent server, sent as `X-Api-Key`. If unset: `api_key`.',
    github_token: 'Token for GitHub: `environment`, `comment`, the state of pull requests, and changed files (`paths`) that the checkout does not have. The deploy itself does not need it.',
    environment: 'Record a GitHub Deployment in this environment. Previews default to `preview/<name>-pr-<number>`. With `manifest`: also selects that environment of the file, and each deployment is recorded in `<environment>/<name>`.',
    comment: 'Keep one comment per deployment (or manifest) on the pull request up to date: `auto` (only for previews), `true` or `false`. With `command: plan`, `true` posts the plan.',
    manifest: 'Several deployments from one file: its path in the repository, such as `deployments.yaml`. Inputs that describe one deployment then belong in this file.',
    select: 'Keys of the deployments in `manifest` to work on, separated by commas or line breaks. If unset: all. `command: delete` requires it.',
    variables: 'Values for `${variables.NAME}` in `manifest`: lines `NAME=value`, or a YAML or JSON map. Not for secrets, because the log shows them.',
    max_age: 'For `sweep`: also delete previews of open pull requests whose latest revision is older than this, such as `14d`.',
    dry_run: 'For `sweep` and `rollback`: `true` only says what would be done, and changes nothing.'
};
const BOOLEAN_INPUTS = new Set([
    'preview',
    'build_on_push',
    'allow_empty_secrets',
    'wait',
    'build_logs',
    'rollback',
    'dry_run'
]);

;// CONCATENATED MODULE: ./lib/src/cli/flags/input-flags.js


const VARIABLE_PREFIX = 'DEPLOY_AGENT_SERVER_';
const HIDDEN = new Set([...input_secrets/* CREDENTIAL_INPUTS */.m, 'tenant_id', 'secrets']);
const OWN_FLAGS = { revision: 'to' };
const flagOf = (input) => OWN_FLAGS[input] ?? input.replaceAll('_', '-');
const variableOf = (input) => `${VARIABLE_PREFIX}${input.toUpperCase()}`;
const INPUT_FLAGS = Object.entries(INPUT_HELP).map(([name, help]) => {
    const input = name;
    return {
        input,
        help,
        flag: flagOf(input),
        variable: variableOf(input),
        isBoolean: BOOLEAN_INPUTS.has(input),
        isHidden: HIDDEN.has(input)
    };
});
const FLAGS = new Map(INPUT_FLAGS.map(({ input, flag, isHidden }) => [input, `--${flag}${isHidden ? '-file' : ''}`]));
const NAMED = /`([a-z_]+)(?:: ([\w-]+))?`|^ {2}([a-z_]+(?:, [a-z_]+)*)(?=[:.[])/gm;
function nameFlags(text, givenBy = {}) {
    const given = (input) => givenBy[input];
    const subject = (input) => {
        const flag = FLAGS.get(input);
        return given(input) ?? (flag === undefined ? input : `${flag} (or ${variableOf(input)})`);
    };
    return text.replace(NAMED, (found, coded = '', value, subjects) => {
        if (subjects !== undefined)
            return `  ${subjects.split(', ').map(subject).join(', ')}`;
        if (coded === 'command' && value !== undefined)
            return `\`${value}\``;
        if (value !== undefined)
            return FLAGS.has(coded) ? `${FLAGS.get(coded)}=${value}` : found;
        return given(coded) ?? FLAGS.get(coded) ?? found;
    });
}


/***/ }),

/***/ 32655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ UsageError)
/* harmony export */ });
class UsageError extends Error {
    advice;
    constructor(message, advice) {
        super(message);
        this.advice = advice;
        this.name = 'UsageError';
    }
}


/***/ }),

/***/ 51147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunContext),
/* harmony export */   g: () => (/* binding */ hasGitHub)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97583);


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
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
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
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: pull && {
            ...pull,
            is_fork: pull.head_repository?.toLowerCase() !== repository?.toLowerCase()
        },
        ...(typeof before === 'string' && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullCommit */ .f5)(before) && !NO_COMMIT.test(before) && { sha_before: before }),
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

/***/ 43488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   Eg: () => (/* binding */ secretsInCommand),
/* harmony export */   n0: () => (/* binding */ looksSecret),
/* harmony export */   xm: () => (/* binding */ userInfoIn)
/* harmony export */ });
const VALUE = `("[^"]*"|'[^']*'|[^\\s"'|;&<>()]+)`;
const TELLING = '(?:token|passw(?:or)?d|passphrase|secret|credentials?|(?:api|access|auth|private|secret|account)[-_]?key|_auth)';
const RULES = [
    new RegExp(`${TELLING}["']?=${VALUE}`, 'gi'),
    /(?:^|\s)(?:-u|--user)(?:\s+|=)["']?[^\s"':]+:([^\s"']+)/gi,
    /(?:authorization|[-_"'](?:token|key|secret)|cookie)["']?\s*:\s*["']?(?:(?:bearer|basic|token|digest)\s+)?([^\s"']+)/gi,
    /\bbearer\s+([^\s"']+)/gi,
    /\b((?:AKIA|ASIA|AIza|ya29\.|eyJ)[\w.-]{12,})/g
];
const PREFIXED = /\b(?:gh[pousr]_|github_pat_|npm_|hf_|dckr_pat_|rubygems_|lsv2_|shpat_|dop_v1_|[spr]k_|glpat-|gldt-|pypi-|xox[a-z]-|sk-)([\w-]{12,})/g;
const WORD = /"[^"]*"|'[^']*'|[^\s"']+/g;
const ANNOUNCES = new RegExp(`${TELLING}$`, 'i');
const LONGEST_ANNOUNCEMENT = 40;
const LONG_WORD = /(?<![\w./:@+-])[\w+/-][\w+/=-]{23,}/g;
const CONTINUED = new Set(['.', ':', '@']);
const REFERENCE = /^\$|^%\w+%$/;
const SHORTEST = 4;
function secretsInCommand(command) {
    const named = RULES.flatMap((rule) => [...command.matchAll(rule)].map(([, value = '']) => unquoted(value)));
    const found = [...named, ...prefixed(command), ...announced(command), ...userInfoIn(command), ...longWords(command)];
    return [...new Set(found)].filter((value) => value.length >= SHORTEST && !REFERENCE.test(value));
}
function prefixed(command) {
    return [...command.matchAll(PREFIXED)].flatMap(([token, rest = '']) => (/\d/.test(rest) ? [token] : []));
}
function announced(command) {
    const words = command.match(WORD) ?? [];
    return words
        .slice(1)
        .filter((word, before) => !word.startsWith('-') && announces(words[before] ?? ''))
        .map(unquoted);
}
function announces(word) {
    return (word.startsWith('-') || word.includes(':_')) && ANNOUNCES.test(word.slice(-LONGEST_ANNOUNCEMENT));
}
function longWords(command) {
    return [...command.matchAll(LONG_WORD)]
        .filter(({ 0: word, index }) => !CONTINUED.has(command.charAt(index + word.length)))
        .map(([word]) => word)
        .filter((word) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word) && !word.includes('/'));
}
function unquoted(value) {
    return value.replace(/^(["'])(.*)\1$/s, '$2');
}
function userInfoIn(text) {
    return [...text.matchAll(/:\/\/([^\s/?#"'<>]*)@/g)].flatMap(([, found = '']) => {
        const [user = '', ...password] = found.split(':');
        const parts = [...(looksSecret(user) ? [user] : []), ...(password.length > 0 ? [password.join(':')] : [])];
        return parts.flatMap((part) => [part, decoded(part)]);
    });
}
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}
function looksSecret(word) {
    return word.length >= 16 || /[^A-Za-z]/.test(word);
}


/***/ }),

/***/ 90950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ isPlainWord),
/* harmony export */   XP: () => (/* binding */ formsOf),
/* harmony export */   Xe: () => (/* binding */ piecesOf),
/* harmony export */   ir: () => (/* binding */ LONGEST_WORD),
/* harmony export */   n9: () => (/* binding */ canBeMasked),
/* harmony export */   tG: () => (/* binding */ SHORTEST_MASKED),
/* harmony export */   xE: () => (/* binding */ isFitForRunner)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60745);

const SHORTEST_MASKED = 4;
const COMMON = /^(?:true|false|null|none)$/i;
const LONGEST_WORD = 15;
const PLAIN_WORD = /^(?:[A-Za-z][a-z]*|[A-Z]+)$/;
const SHORTEST_IN_BASE64 = 8;
const APOSTROPHES = ['&apos;', '&#39;', '&#x27;'];
function linesOf(value) {
    return value.split(/\r\n|\n|\r/).map((line) => line.trim());
}
function isMaskable(piece) {
    const text = piece.trim();
    return text.length >= SHORTEST_MASKED && !COMMON.test(text);
}
function isPlainWord(value) {
    const word = value.trim();
    return word.length <= LONGEST_WORD && PLAIN_WORD.test(word);
}
function isFitForRunner(value) {
    return linesOf(value).every((line) => line === '' || (isMaskable(line) && !isPlainWord(line)));
}
function canBeMasked(value) {
    return value.trim() === '' || linesOf(value).some((line) => isMaskable(line) && isFitForRunner(line));
}
function piecesOf(value) {
    return [...new Set([value, value.trim(), ...linesOf(value)])].filter(isMaskable);
}
function formsOf(value) {
    const pieces = piecesOf(value);
    const printed = pieces.map(_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutInvisible */ .OT).filter(isMaskable);
    return [...new Set([...pieces, ...printed, ...pieces.flatMap(escapesOf), ...pieces.flatMap(base64Of)])];
}
function escapesOf(piece) {
    const text = piece.toWellFormed();
    const markup = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    const json = JSON.stringify(piece).slice(1, -1);
    const url = encodeURIComponent(text);
    return [
        json,
        json.replaceAll('/', '\\/'),
        ...[json, json.replaceAll('/', '\\/')].map(asAscii),
        url,
        url.replaceAll('%2F', '/'),
        new URLSearchParams({ _: text }).toString().slice('_='.length),
        markup,
        ...APOSTROPHES.map((apostrophe) => markup.replaceAll("'", apostrophe))
    ];
}
const asAscii = (json) => json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
function base64Of(piece) {
    if (piece.length < SHORTEST_IN_BASE64)
        return [];
    return [0, 1, 2].flatMap((offset) => {
        const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(piece)]);
        const from = Math.ceil((offset * 8) / 6);
        const to = Math.floor((bytes.length * 8) / 6);
        return [bytes.toString('base64').slice(from, to), bytes.toString('base64url').slice(from, to)];
    });
}


/***/ }),

/***/ 37381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findInputSecrets),
/* harmony export */   m: () => (/* binding */ CREDENTIAL_INPUTS)
/* harmony export */ });
/* harmony import */ var _command_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43488);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90950);


const CREDENTIAL_INPUTS = ['api_key', 'bearer_token', 'agent_api_key', 'github_token'];
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'];
const COMMAND_INPUTS = ['install_command', 'build_command'];
function findInputSecrets({ raw, secrets: parsed }) {
    const given = (inputs) => inputs.flatMap((input) => raw[input] ?? []);
    const tenant = given(['tenant_id']);
    const credentials = [
        ...given(CREDENTIAL_INPUTS),
        ...given(URL_INPUTS).flatMap(userInfo),
        ...tenant.filter((name) => !(0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainWord */ .F7)(name))
    ];
    const tokens = given(COMMAND_INPUTS).flatMap(_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsInCommand */ .Eg);
    const { secrets, unread, problems } = parsed ?? { secrets: [], unread: [], problems: [] };
    const guesses = [...tenant, ...tokens, ...unread.flatMap(piecesOf)];
    if (problems.length === 0)
        return { credentials, secrets, guesses };
    return { credentials, secrets: [], guesses: [...guesses, ...secrets.map(({ value }) => value)] };
}
function userInfo(text) {
    const found = /:\/\/([^/?#]*)@/.exec(text)?.[1];
    if (found === undefined)
        return [];
    const parts = [found, ...found.split(':')].filter(_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .looksSecret */ .n0);
    return parts.flatMap((part) => [part, (0,_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .decoded */ .DH)(part)]);
}
function piecesOf(text) {
    return text.split(/\r?\n/).flatMap((line) => {
        const value = line.slice(line.search(/[=:]/) + 1).trim();
        return [
            line.trim(),
            value,
            value.replace(/^["'`]|["'`]$/g, ''),
            ...line.split(/[\s"'`,;:={}[\]]/).filter(_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .looksSecret */ .n0)
        ];
    });
}


/***/ }),

/***/ 86287:
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


/***/ })

};
