export const id = 690;
export const ids = [690];
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

/***/ 96912:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pf: () => (/* binding */ fieldsOf),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   w5: () => (/* binding */ fieldName),
/* harmony export */   wg: () => (/* binding */ inputOf)
/* harmony export */ });
const FIELDS = [
    { path: 'name', source: 'both', change: 'fixed' },
    { path: 'source', source: 'both', change: 'fixed' },
    { path: 'source_config.integration_id', source: 'git_host', change: 'fixed' },
    { path: 'source_config.repo_url', source: 'git_host', change: 'fixed' },
    { path: 'source_config.deployment_type', source: 'git_host', change: 'fixed' },
    { path: 'source_config.build_on_push', source: 'git_host', change: 'setting' },
    { path: 'source_config.install_command', source: 'git_host', change: 'setting' },
    { path: 'source_config.build_command', source: 'git_host', change: 'setting' },
    { path: 'source_config.custom_url', source: 'external_container', change: 'setting' },
    { path: 'source_config.resource_spec', source: 'external_container', change: 'revision' },
    { path: 'source_config.listener_id', source: 'external_container', change: 'fixed' },
    {
        path: 'source_config.listener_config.cluster_namespace',
        source: 'external_container',
        change: 'fixed'
    },
    { path: 'source_revision_config.repo_ref', source: 'git_host', change: 'revision' },
    { path: 'source_revision_config.graph_config_path', source: 'git_host', change: 'revision' },
    { path: 'source_revision_config.image_uri', source: 'external_container', change: 'revision' },
    { path: 'secrets', source: 'both', change: 'revision' }
];
const everyFieldIsListed = true;
void everyFieldIsListed;
function fieldsOf(source, change) {
    return FIELDS.filter((field) => field.change === change && (field.source === 'both' || field.source === source));
}
function fieldName(path) {
    return path.slice(path.lastIndexOf('.') + 1);
}
function inputOf(path) {
    const { path: known } = FIELDS.find((field) => path === field.path || path.startsWith(`${field.path}.`)) ?? { path };
    return fieldName(known) + path.slice(known.length);
}
function valueAt(of, path) {
    return path.split('.').reduce((value, key) => {
        return typeof value === 'object' && value !== null
            ? value[key]
            : undefined;
    }, of);
}


/***/ }),

/***/ 53188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PZ: () => (/* binding */ noteFork),
/* harmony export */   fs: () => (/* binding */ isOfMergeQueue),
/* harmony export */   wr: () => (/* binding */ readCode)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17227);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58485);




function readCode(input) {
    const { raw, field, problems, context } = input;
    const origin = codeOrigin(context);
    const repo_url = field.repositoryUrl('repo_url') ?? origin.repo_url;
    const repo_ref = readRef(input) ?? origin.repo_ref;
    const build_on_push = field.boolean('build_on_push');
    if (raw.repo_ref === undefined) {
        problems.add('repo_ref', untrustedOrigin(context));
        const why = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(origin.no_ref ?? 'the run has none');
        if (origin.repo_ref === undefined)
            problems.add('repo_ref', `is not set, and ${why}. Set it to a branch, or to a tag as refs/tags/….`);
    }
    if (raw.repo_url === undefined && origin.repo_url === undefined) {
        const why = context.no_code_reason ?? 'the repository of this run is unknown or was deleted';
        problems.add('repo_url', `is not set, and ${why}. Set its URL, such as https://github.com/acme/support.`);
    }
    if (build_on_push === true && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(repo_ref)) {
        const why = `cannot be true while \`repo_ref\` is a tag (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(repo_ref)})`;
        problems.add('build_on_push', `${why}. Set it to false, or use a branch.`);
    }
    const { repo_url: own } = origin;
    const isOwn = own !== undefined &&
        repo_ref === origin.repo_ref &&
        (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(repo_url ?? own) === (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(own);
    return { repo_url, repo_ref, build_on_push, commit: isOwn ? origin.commit : undefined };
}
function readRef({ field, warnings, context }) {
    const text = field.text('repo_ref', (text) => refProblem(text, context));
    if (text === undefined)
        return undefined;
    const full = `refs/tags/${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(text, 80)}`;
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isVersion */ .lF)(text))
        warnings.push(`\`repo_ref\` ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text, 80)} is deployed as a branch. If it is a tag, write ${full}.`);
    return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(text);
}
function refProblem(text, context) {
    const [ref, tag] = [(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(text), meantTag(text, context)];
    const shown = (0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(text, 80);
    const branch = `refs/heads/${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(text, 80)}`;
    if (tag !== undefined)
        return `${shown} is a tag, but a bare name means a branch. Write ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(tag, 80)}. If it is a branch, write ${branch}.`;
    if (isCommit(ref, context))
        return `${shown} is a commit ID, but the service deploys branches and tags. Use the branch, or tag the commit and use refs/tags/….`;
    const bare = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isTag */ .dz)(ref) ? ref.slice('refs/tags/'.length) : ref;
    return bare === '' || bare.startsWith('refs/') || /[\s~^:?*[\\]|\.\.|@\{/.test(bare)
        ? `${shown} is not a branch or tag. Use the bare name of a branch, or refs/tags/….`
        : undefined;
}
function meantTag(text, { ref }) {
    const named = /^tags\/./.test(text) ? `refs/${text}` : `refs/tags/${text}`;
    return text.startsWith('tags/') || ref === named ? named : undefined;
}
function isCommit(ref, { sha, pull_request }) {
    const start = ref.toLowerCase();
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullCommit */ .f5)(start))
        return true;
    return ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isCommitId */ .jh)(start) &&
        [sha, pull_request?.head_sha].some((commit) => commit?.toLowerCase().startsWith(start)));
}
const OTHER_REF_EVENTS = new Map([
    [
        'workflow_run',
        'a workflow_run event runs on the default branch, not on the branch that triggered it'
    ],
    ['issue_comment', 'an issue_comment event runs on the default branch, not on the pull request']
]);
const MERGE_QUEUE = 'a merge queue runs on a temporary branch with code that is not merged yet';
function isOfMergeQueue({ event_name, ref }) {
    return event_name === 'merge_group' || ref?.startsWith('refs/heads/gh-readonly-queue/') === true;
}
function codeOrigin(context) {
    const { pull_request: pull, server_url, ref, sha } = context;
    const repository = pull === undefined ? context.repository : pull.head_repository;
    const repo_url = repository && `${server_url}/${repository}`;
    const [full, commit] = pull === undefined ? [ref, sha] : [`refs/heads/${pull.head_ref}`, pull.head_sha];
    const no_ref = noRefReason(full, context);
    if (full === undefined || no_ref !== undefined)
        return { repo_url, repo_ref: undefined, commit: undefined, no_ref };
    return { repo_url, repo_ref: (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(full), commit };
}
function noRefReason(ref, context) {
    const { event_name, pull_request, no_code_reason } = context;
    if (pull_request === undefined && isOfMergeQueue(context))
        return MERGE_QUEUE;
    const other = pull_request === undefined ? OTHER_REF_EVENTS.get(event_name) : undefined;
    if (other !== undefined)
        return other;
    if (ref === undefined || !/^refs\/(?:heads|tags)\/./.test(ref))
        return no_code_reason ?? `the ref of this run (${ref ?? 'none'}) is neither a branch nor a tag`;
    const branch = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(ref);
    return ref !== branch && branch.startsWith('refs/')
        ? `the service would read the branch name ${branch} as another ref`
        : undefined;
}
function untrustedOrigin({ event_name, pull_request }) {
    if (event_name !== 'pull_request_target' || !pull_request?.is_fork)
        return undefined;
    const { number, head_repository } = pull_request;
    const from = head_repository === undefined
        ? 'a deleted fork'
        : `the fork ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(head_repository, 100)}`;
    return `is not set. Pull request #${number} comes from ${from}, and a pull_request_target run would give the secrets of this repository to its code. Use the pull_request event, or review the code and set \`repo_ref\`.`;
}
function noteFork(wanted, { pull_request }) {
    if (!pull_request?.is_fork || wanted.source !== 'git_host')
        return [];
    const { repo_url = '' } = wanted.source_config;
    return [
        `Pull request #${pull_request.number} comes from a fork. Building ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(repo_url)}.`
    ];
}


/***/ }),

/***/ 8690:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ readCommand),
/* harmony export */   t: () => (/* binding */ EFFECTS)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _desired_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21670);


const COMMANDS = ['deploy', 'plan', 'rollback', 'delete', 'sweep'];
const OF_DEPLOYS = [
    'source',
    ..._desired_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUT_SOURCE */ .Bi.map(([name]) => name).filter((name) => name !== 'repo_url'),
    'secrets',
    'new_revision',
    'rollback'
];
const EFFECTS = [
    ['revision', ['rollback']],
    ['max_age', ['sweep']],
    ['dry_run', ['sweep', 'rollback']],
    ...OF_DEPLOYS.map((name) => [name, COMMANDS.filter((command) => command !== 'rollback')])
];
function readCommand({ raw, field, problems }) {
    const given = field.choice('command', [...COMMANDS, 'matrix']);
    const command = COMMANDS.find((one) => one === given) ?? 'deploy';
    for (const name of ['select', 'variables']) {
        if (raw[name] !== undefined)
            problems.add(name, 'has an effect only with a manifest. Set `manifest` to its path, or remove this.');
    }
    for (const [name, commands] of EFFECTS) {
        const isGiven = raw[name] !== undefined && raw[name].toLowerCase() !== _action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W[name];
        const [only, ...others] = commands;
        const fix = others.length === 0 ? `set \`command: ${only}\`` : 'use another command';
        if (isGiven && !commands.includes(command))
            problems.add(name, `has no effect with \`command: ${command}\`. Remove it, or ${fix}.`);
    }
    return command;
}


/***/ }),

/***/ 21670:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bi: () => (/* binding */ INPUT_SOURCE),
/* harmony export */   Uc: () => (/* binding */ readDesiredDeployment),
/* harmony export */   vz: () => (/* binding */ sourceOf)
/* harmony export */ });
/* harmony import */ var _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15459);
/* harmony import */ var _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);
/* harmony import */ var _contract_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96912);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89453);
/* harmony import */ var _code_origin_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53188);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(58485);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68894);







const INPUT_SOURCE = [
    ..._contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .FIELDS */ .cJ.flatMap(({ path, source }) => source === 'both' ? [] : [[(0,_contract_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldName */ .w5)(path), source]]),
    ['paths', 'git_host']
];
function sourceOf({ source, image_uri }, { words }) {
    const derived = image_uri === undefined ? 'git_host' : 'external_container';
    return _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .SOURCES */ .Hl.find((one) => source === one || source === words[one]) ?? derived;
}
function readDesiredDeployment(input, common) {
    const { raw, problems } = input;
    input.field.choice('source', [
        ...new Set(_contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .SOURCES */ .Hl.flatMap((one) => [one, input.dialect.words[one]]))
    ]);
    const source = sourceOf(raw, input.dialect);
    const how = raw.source === undefined ? `this run's source is ${source}` : `source is ${source}`;
    for (const [name, belongs] of INPUT_SOURCE) {
        if (raw[name] !== undefined && belongs !== source)
            problems.add(name, `belongs to source ${belongs}, but ${how}. Remove it, or set \`source\` to ${belongs}.`);
    }
    return source === 'git_host' ? readGitHost(input, common) : readExternalContainer(input, common);
}
function readGitHost(input, common) {
    const { raw, field, context } = input;
    const { repo_url, repo_ref, build_on_push, commit } = (0,_code_origin_js__WEBPACK_IMPORTED_MODULE_3__/* .readCode */ .wr)(input);
    const isOwnCode = raw.repo_ref === undefined && raw.repo_url === undefined;
    if (isOwnCode)
        input.warnings.push(...(context.code_warnings ?? []));
    const paths = (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .readPaths */ .Vv)(input);
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)({
        source: 'git_host',
        ...common,
        source_config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)({
            integration_id: field.guid('integration_id'),
            repo_url,
            deployment_type: field.choice('deployment_type', _contract_deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .DEPLOYMENT_TYPES */ ._o),
            build_on_push,
            install_command: field.text('install_command'),
            build_command: field.text('build_command')
        }),
        source_revision_config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)({
            repo_ref,
            graph_config_path: (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .readGraphPath */ .y8)(input)
        }),
        paths: (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .isTag */ .dz)(repo_ref) ? undefined : paths,
        commit,
        is_push_to_ref: commit === undefined ? undefined : context.event_name === 'push' && !(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .isTag */ .dz)(repo_ref),
        commit_before: commit === undefined ? undefined : context.sha_before,
        unpushed_commits: isOwnCode ? context.unpushed_commits : undefined
    });
}
function readExternalContainer(input, common) {
    const { field, dialect } = input;
    const cluster_namespace = field.text('cluster_namespace');
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)({
        source: 'external_container',
        ...common,
        source_config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)({
            custom_url: readCustomUrl(input),
            resource_spec: readResourceSpec(input),
            listener_id: field.guid('listener_id'),
            listener_config: cluster_namespace === undefined ? undefined : { cluster_namespace }
        }),
        source_revision_config: (0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .given */ .gI)({
            image_uri: readImage(input)
        }),
        needs_resource_spec: dialect.serviceRules.needsResourceSpec || undefined
    });
}
function readCustomUrl({ raw, field, problems }) {
    const url = field.webUrl('custom_url');
    const isChecked = raw.smoke_assistant !== undefined || raw.smoke_input !== undefined;
    const unsafe = url === undefined || !isChecked ? undefined : (0,_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_6__/* .unsafeReason */ .Bf)(url);
    if (unsafe !== undefined)
        problems.add('custom_url', `${unsafe} The smoke check sends a key there.`);
    return url;
}
function readResourceSpec({ resource_spec, dialect, problems }) {
    const read = resource_spec?.(dialect);
    if (read === undefined || 'spec' in read)
        return read?.spec;
    for (const problem of read.problems)
        problems.addAt(problem);
    return undefined;
}
const HOST = String.raw `(?:(?:localhost|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(?::\d+)?|[A-Za-z0-9-]+:\d+)`;
const PART = String.raw `[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*`;
const TAG = String.raw `\w[\w.-]{0,127}`;
const SHA = 'sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128}';
const DIGEST = String.raw `(?:${SHA}|(?!sha(?:256|384|512):)[a-z0-9]+(?:[+._-][a-z0-9]+)*:[\w=-]+)`;
const IMAGE = new RegExp(`^(?:${HOST}/)?${PART}(?:/${PART})*(?::${TAG})?(?:@${DIGEST})?$`);
const IMAGE_FORM = 'Use the form registry/name:tag or registry/name@sha256:<64 hex digits>, with the name in lower case.';
function readImage({ field }) {
    const image = field.text('image_uri', (text) => IMAGE.test(canonicalImage(text))
        ? undefined
        : `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(canonicalImage(text), 200)} is not an image. ${IMAGE_FORM}`);
    return image && canonicalImage(image);
}
const canonicalImage = (image) => image.replace(/@sha\d+:[^@]*$/i, (digest) => digest.toLowerCase());


/***/ }),

/***/ 68894:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Vv: () => (/* binding */ readPaths),
/* harmony export */   nJ: () => (/* binding */ refuseMissingGraph),
/* harmony export */   r_: () => (/* binding */ notePaths),
/* harmony export */   y8: () => (/* binding */ readGraphPath)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65071);
/* harmony import */ var _repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1030);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89453);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58485);





function readGraphPath({ field }) {
    const path = field.text('graph_config_path', (text) => {
        const path = (0,_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalPath */ .Op)(text);
        const isInside = !/^[/~]|\\|\/$/.test(text) && path !== '' && !/^\.\.(?:\/|$)/.test(path);
        return isInside ? undefined : `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(text, 80)} is not a file in the repository. ${FROM_ROOT}`;
    });
    return path && (0,_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalPath */ .Op)(path);
}
const FROM_ROOT = 'Write its path from the root of the repository, without a leading /, such as agents/support/agent.json.';
async function refuseMissingGraph(wanted, checkout) {
    if (wanted.source !== 'git_host')
        return;
    const { commit, unpushed_commits = [] } = wanted;
    const path = wanted.source_revision_config.graph_config_path;
    const commits = commit === undefined ? unpushed_commits : [commit];
    if (path === undefined || commits.length === 0)
        return;
    const found = await Promise.all(commits.map((each) => checkout.findFile(each, path)));
    if (found.some((each) => each === undefined || each === 'file'))
        return;
    const what = found[0] === 'folder' ? 'is a folder' : 'does not exist';
    const problem = `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path, 100)} ${what} in commit ${commits.map(_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .shortCommit */ .Ax).join(' or ')}. Commit the file, or set the path from the root of the repository.`;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz([{ input: 'graph_config_path', problem }]);
}
const MOST_CHARACTERS = 10_000;
const NOT_ALONE = /^["“”„«`‘‚ ]|^paths(?:-ignore)? *:|^~\//;
const SEVERAL = /, |\*[,;|]|^[^*/]*[*/].*[,;|]$|^[^,;|]*[,;|].*[*/]| #(?: |$)|^[^*]*\*.* #| !|\*\* |^[^*]*\*[^ ]* .*[*/]/;
function slipOf(line) {
    const pattern = line.replace(/^!/, '');
    const bare = pattern.replace(/\[[^[\]]*\]/g, 'x');
    if (NOT_ALONE.test(bare))
        return 'does not start with a file or folder. Write the pattern alone, without quotes.';
    const isList = pattern.startsWith('[') && pattern.endsWith(']') && /["',]/.test(pattern);
    if (SEVERAL.test(bare) || isList)
        return 'looks like several patterns, or has a comment. Write one pattern per line, or a character in brackets, like [,].';
    return (0,_repository_path_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .problemOf */ .Zw)(line);
}
function readPaths({ raw, problems }) {
    const text = raw.paths;
    if (text === undefined)
        return undefined;
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const patterns = lines.filter((line) => line !== '' && !line.startsWith('#'));
    const wrong = text.length > MOST_CHARACTERS
        ? [TOO_LONG]
        : patterns.flatMap((pattern) => problemWith(pattern) ?? []);
    if (wrong.length === 0 && patterns.every((pattern) => pattern.startsWith('!')))
        wrong.push('needs at least one pattern that does not start with "!", such as **');
    for (const problem of wrong)
        problems.add('paths', problem);
    return wrong.length > 0 ? undefined : patterns;
}
const TOO_LONG = `is longer than ${MOST_CHARACTERS} characters. Shorten it with * and **.`;
function problemWith(pattern) {
    const slip = slipOf(pattern);
    return slip && `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(pattern)} ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(slip)}`;
}
function notePaths({ raw }, wanted) {
    if (raw.paths === undefined || wanted.source !== 'git_host')
        return [];
    const { repo_ref } = wanted.source_revision_config;
    return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_2__/* .isTag */ .dz)(repo_ref)
        ? [`\`paths\` applies to branches and is ignored for the tag ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .sanitizeLine */ .g$)(repo_ref)}.`]
        : [];
}


/***/ }),

/***/ 1030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   Jo: () => (/* binding */ isUnder),
/* harmony export */   Op: () => (/* binding */ canonicalPath),
/* harmony export */   Zw: () => (/* binding */ problemOf)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function canonicalPath(path) {
    const normal = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path.trim().replace(/^\/+/, '')).replace(/\/$/, '');
    return normal === '.' ? '' : normal;
}
function tokensOf(pattern) {
    const end = pattern.lastIndexOf(']') + 1;
    const closed = pattern.slice(0, end).match(/\[[^\]]*\]|\*{2,}\/?|[^]/gu) ?? [];
    return [...closed, ...(pattern.slice(end).match(/\*{2,}\/?|[^]/gu) ?? [])];
}
const isClass = (token) => token.length > 1 && token.startsWith('[');
function parsePattern(text) {
    const negated = text.startsWith('!');
    const pattern = text.slice(negated ? 1 : 0);
    return { negated, text: pattern, whole: new RegExp(`^${translate(tokensOf(pattern))}$`, 'su') };
}
function translate(tokens) {
    let groups = 0;
    const first = (source) => {
        const group = `first${++groups}`;
        return `(?=(?<${group}>${source}))\\k<${group}>`;
    };
    const folders = splitBefore(tokens, (token) => token.startsWith('**'));
    const sources = folders.map(([start = '', ...rest], at) => {
        const isLast = at === folders.length - 1;
        const parts = splitBefore(start.startsWith('**') ? rest : [start, ...rest], (token) => token === '*');
        const [head = '', ...stars] = parts.map(withoutStar);
        const names = stars.map((name, i) => isLast && i === stars.length - 1 ? `[^/]*${name}` : first(`[^/]*?${name}`));
        const source = head + names.join('');
        if (!start.startsWith('**'))
            return source;
        const isName = start.endsWith('/') && isStart(folders[at - 1]?.at(-1));
        const lead = isName ? '(?:.*?/)??' : start.endsWith('/') ? '.*?/' : '.*?';
        return isLast ? lead + source : first(lead + source);
    });
    return sources.join('');
}
const withoutStar = (tokens) => tokens.flatMap((token) => (token === '*' ? [] : charOf(token))).join('');
function splitBefore(tokens, isFirst) {
    const parts = [[]];
    for (const token of tokens) {
        if (isFirst(token))
            parts.push([]);
        parts.at(-1)?.push(token);
    }
    return parts;
}
function charOf(token) {
    if (isClass(token))
        return classOf(token);
    return token === '?' || token === '+' ? `${token}?` : token.replace(/[$().[\\\]^{|}]/, '\\$&');
}
const isStart = (before) => before === undefined || before.endsWith('/');
function classOf(token) {
    const inside = token.slice(1, -1);
    const ranges = [...inside.matchAll(RANGE)].map(([range]) => range);
    const singles = inside.replace(RANGE, '').replace(/[[\]^\\-]/g, '\\$&');
    return `[${ranges.join('')}${singles}]`;
}
const RANGE = /([a-zA-Z0-9])-([a-zA-Z0-9])/g;
function isUnder(patterns, { path, may_be_link = false }) {
    let taken = false;
    let below = false;
    for (const { negated, text, whole } of patterns) {
        if (whole.test(path))
            taken = !negated;
        if (!may_be_link)
            continue;
        if (!negated)
            below ||= reachesBelow(text, path);
        else if (text.endsWith('**') && whole.test(`${path}/`))
            below = false;
    }
    return taken || below;
}
function reachesBelow(text, path) {
    const head = [];
    let folders = path.split('/').length;
    for (const token of tokensOf(text)) {
        if (token.startsWith('**'))
            return new RegExp(`^${translate(head)}`, 'su').test(`${path}/`);
        head.push(token);
        if (token === '/')
            folders--;
        if (folders === 0)
            return new RegExp(`^${translate(head)}$`, 'su').test(`${path}/`);
    }
    return false;
}
function problemOf(text) {
    const pattern = text.replace(/^!/, '');
    if (pattern === '')
        return 'has no pattern after the !. Add one.';
    if (/^- |^(['"]).*\1$/.test(pattern))
        return 'is written like an item of a YAML list. Remove the - and the quotes.';
    if (/^\/|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|[\\\p{Cc}]/u.test(pattern))
        return 'is not a path as git writes it. Write it from the root of the repository: no leading /, no //, ./ or ../, no backslash (a special character stands in brackets, like [*]).';
    if (pattern.endsWith('/'))
        return `names a folder, but only files are compared. Write ${pattern}**.`;
    const tokens = tokensOf(pattern);
    const classes = tokens.filter(isClass);
    const bare = tokens.map((token) => (isClass(token) ? 'x' : token)).join('');
    const ranges = classes.flatMap((token) => [...token.slice(1, -1).matchAll(RANGE)]);
    const isBackwards = ranges.some(([, from = '', to = '']) => from > to);
    if (bare.includes('[') || isBackwards || classes.some((token) => /^\[[\]!^]|\//.test(token)))
        return 'has brackets that these patterns do not support. List the characters, like [abc] or [a-z], or write [[] for the character.';
    if (/[{}]/.test(bare))
        return 'contains a brace, which is literal here. Write one pattern per case, or [{] for the character.';
    if (/^[?+]|[*?+][?+]/.test(bare))
        return 'has a ? or + without a character before it. Write [?] for the character.';
    return /\/[?+]/.test(bare) ? 'has a / before ? or +. Write one pattern per case.' : undefined;
}


/***/ }),

/***/ 17227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ repositoryKey),
/* harmony export */   Sy: () => (/* binding */ repositoryOwner),
/* harmony export */   Yg: () => (/* binding */ parseRemoteAddress)
/* harmony export */ });
const DEFAULT_PORTS = {
    http: '80',
    https: '443',
    ssh: '22',
    git: '9418'
};
const SSH_HOST = /^(?:alt)?ssh\.((?:github|gitlab)\.com|bitbucket\.org)(?::443)?$/i;
function repositoryKey(url) {
    const { host, path } = partsOf(url.trim());
    const parts = path
        .replace(/[?#].*$/s, '')
        .split('/')
        .filter((part) => part !== '' && part !== '.');
    return [host, ...parts]
        .join('/')
        .toLowerCase()
        .replace(/\.git$/, '');
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
    const plain = implied !== undefined && host.endsWith(`:${implied}`)
        ? host.slice(0, -implied.length - 1)
        : host;
    return scheme === 'ssh' ? plain.replace(SSH_HOST, '$1') : plain;
}


/***/ })

};
