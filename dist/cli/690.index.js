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
    env_vars: '',
    secrets_update_strategy: 'overwrite',
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
/* harmony export */   b$: () => (/* binding */ makesRevision),
/* harmony export */   cJ: () => (/* binding */ FIELDS),
/* harmony export */   fK: () => (/* binding */ valueAt),
/* harmony export */   kD: () => (/* binding */ revisionFieldsOf),
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
    {
        path: 'source_config.install_command',
        source: 'git_host',
        change: 'setting',
        dialects: { langsmith: 'revision' }
    },
    {
        path: 'source_config.build_command',
        source: 'git_host',
        change: 'setting',
        dialects: { langsmith: 'revision' }
    },
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
function makesRevision({ change, dialects }, dialect) {
    const own = dialect === undefined ? undefined : dialects?.[dialect];
    return (own ?? change) === 'revision';
}
function revisionFieldsOf(source, dialect) {
    const fields = [...fieldsOf(source, 'setting'), ...fieldsOf(source, 'revision')];
    return fields.filter((field) => makesRevision(field, dialect));
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
/* harmony export */   P: () => (/* binding */ noteFork),
/* harmony export */   w: () => (/* binding */ readCode)
/* harmony export */ });
/* harmony import */ var _repository_host_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90917);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89453);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17227);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60745);
/* harmony import */ var _event_subject_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47291);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58485);
/* harmony import */ var _target_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(68473);








function readCode(input) {
    const { raw, field, problems, context } = input;
    const origin = codeOrigin(context);
    const repo_url = field.repositoryUrl('repo_url') ?? origin.repo_url;
    const repo_ref = readRef(input) ?? origin.repo_ref;
    const build_on_push = field.boolean('build_on_push');
    if (raw.repo_ref === undefined) {
        problems.add('repo_ref', untrustedOrigin(context));
        const why = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(origin.no_ref ?? 'the run has none');
        if (origin.repo_ref === undefined)
            problems.add('repo_ref', `is not set, and ${why}. Set it to a branch, or to a tag as refs/tags/….`);
    }
    if (raw.repo_url === undefined && origin.repo_url === undefined) {
        const why = context.no_code_reason ?? 'the repository of this run is unknown or was deleted';
        problems.add('repo_url', `is not set, and ${why}. Set its URL, such as https://github.com/acme/support.`);
    }
    if (build_on_push === true && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz)(repo_ref)) {
        const why = `cannot be true while \`repo_ref\` is a tag (${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(repo_ref)})`;
        problems.add('build_on_push', `${why}. Set it to false, or use a branch.`);
    }
    const { repo_url: own } = origin;
    const isOwn = own !== undefined &&
        repo_ref === origin.repo_ref &&
        (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(repo_url ?? own) === (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_2__/* .repositoryKey */ .Kq)(own);
    return { repo_url, repo_ref, build_on_push, commit: isOwn ? origin.commit : undefined };
}
function readRef({ field, warnings, context }) {
    const text = field.text('repo_ref', (text) => refProblem(text, context));
    if (text === undefined)
        return undefined;
    const full = `refs/tags/${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(text, 80)}`;
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isVersion */ .lF)(text))
        warnings.push(`\`repo_ref\` ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text, 80)} is deployed as a branch. If it is a tag, write ${full}.`);
    return (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalRef */ .SV)(text);
}
function refProblem(text, context) {
    const [ref, tag] = [(0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalRef */ .SV)(text), meantTag(text, context)];
    const shown = (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(text, 80);
    const branch = `refs/heads/${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(text, 80)}`;
    if (tag !== undefined)
        return `${shown} is a tag, but a bare name means a branch. Write ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(tag, 80)}. If it is a branch, write ${branch}.`;
    if (isCommit(ref, context))
        return `${shown} is a commit ID, but the service deploys branches and tags. Use the branch, or tag the commit and use refs/tags/….`;
    const bare = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz)(ref) ? ref.slice('refs/tags/'.length) : ref;
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
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isFullCommit */ .f5)(start))
        return true;
    return ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isCommitId */ .jh)(start) &&
        [sha, pull_request?.head_sha].some((commit) => commit?.toLowerCase().startsWith(start)));
}
function codeOrigin(context) {
    const { pull_request: pull, server_url, ref, sha } = context;
    const repository = pull === undefined ? context.repository : pull.head_repository;
    const repo_url = repository && `${server_url}/${repository}`;
    const [full, commit] = pull === undefined ? [ref, sha] : [`refs/heads/${pull.head_ref}`, pull.head_sha];
    const no_ref = noRefReason(full, context);
    if (full === undefined || no_ref !== undefined)
        return { repo_url, repo_ref: undefined, commit: undefined, no_ref };
    return { repo_url, repo_ref: (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalRef */ .SV)(full), commit };
}
function noRefReason(ref, context) {
    const subject = (0,_event_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .subjectOfEvent */ .Q)(context);
    if (subject.is === 'other_code')
        return subject.reason;
    if (ref === undefined || !/^refs\/(?:heads|tags)\/./.test(ref)) {
        const { no_code_reason } = context;
        return no_code_reason ?? `the ref of this run (${ref ?? 'none'}) is neither a branch nor a tag`;
    }
    const branch = (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalRef */ .SV)(ref);
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
        : `the fork ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(head_repository, 100)}`;
    return `is not set. Pull request #${number} comes from ${from}, and a pull_request_target run would give the secrets of this repository to its code. Use the pull_request event, or review the code and set \`repo_ref\`.`;
}
function noteFork(wanted, context) {
    const { pull_request } = context;
    if (!pull_request?.is_fork || wanted.source !== 'git_host')
        return [];
    const { repo_url = '' } = wanted.source_config;
    return [
        `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_3__/* .capitalized */ .l2)((0,_repository_host_words_js__WEBPACK_IMPORTED_MODULE_0__/* .requestName */ .Z)((0,_target_js__WEBPACK_IMPORTED_MODULE_6__/* .previewKind */ .xq)(context), pull_request.number))} comes from a fork. Building ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_7__/* .sanitizeLine */ .g$)(repo_url)}.`
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
/* harmony import */ var _desired_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33740);


const COMMANDS = ['deploy', 'plan', 'rollback', 'delete', 'sweep'];
const OF_DEPLOYS = [
    'source',
    ..._desired_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUT_SOURCE */ .Bi.map(([name]) => name).filter((name) => name !== 'repo_url'),
    'secrets',
    'env_vars',
    'secrets_update_strategy',
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

/***/ 65544:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isKeyless),
/* harmony export */   d: () => (/* binding */ readConnection)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58485);

const SETTINGS = 'Settings → Secrets and variables';
const NO_BASE_URL = 'is not set. Pass the address of the control plane, such as https://control-plane.example/api.';
const BASE_URL_IN_WORKFLOW = ` If it comes from a variable, set that under ${SETTINGS} → Actions → Variables, or in the environment that the job names in \`environment:\`.`;
const NO_CREDENTIAL = 'is not set, and neither is `tenant_id` or `bearer_token`.';
const ADD_SECRET = `Add the key as a secret under ${SETTINGS} → Actions (for runs of Dependabot: → Dependabot), and pass it as \${{ secrets.NAME }}. Pull requests from forks get no secrets.`;
const SET_VARIABLE = 'Set the variable DEPLOY_AGENT_SERVER_API_KEY, or use --api-key-file FILE (- for standard input).';
const ON_GITLAB = 'On GitLab: Settings → CI/CD → Variables. A protected variable exists only on protected branches and tags.';
const EXCESS = /(?<!\/)\/(?:v[12](?:\/deployments(?:\/[^/]*)?)?|docs)$/;
const isKeyless = ({ api_key, tenant_id, bearer_token }) => api_key === undefined && tenant_id === undefined && bearer_token === undefined;
function howToSetKey({ is_on_github, host }) {
    if (is_on_github !== false)
        return ADD_SECRET;
    return host === 'gitlab' ? `${SET_VARIABLE} ${ON_GITLAB}` : SET_VARIABLE;
}
function readConnection({ raw, field, problems, dialect, context }) {
    const base_url = field.safeUrl('base_url') ?? '';
    const excess = EXCESS.exec(base_url)?.[0];
    problems.add('base_url', excess && `ends in ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(excess)}. Remove that: each request adds its own path.`);
    const where = context.is_on_github === false ? '' : BASE_URL_IN_WORKFLOW;
    if (raw.base_url === undefined)
        problems.add('base_url', `${NO_BASE_URL}${where}`);
    const credentials = {
        api_key: field.credential('api_key'),
        tenant_id: field.credential('tenant_id'),
        bearer_token: field.credential('bearer_token')
    };
    if (/^Bearer\s/i.test(credentials.bearer_token ?? ''))
        problems.add('bearer_token', 'starts with the word Bearer, which is added automatically. Pass the token alone.');
    if (isKeyless(raw))
        problems.add('api_key', `${NO_CREDENTIAL} ${howToSetKey(context)}`);
    return { base_url, credentials, dialect };
}


/***/ }),

/***/ 33740:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Bi: () => (/* binding */ INPUT_SOURCE),
  Uc: () => (/* binding */ readDesiredDeployment),
  vz: () => (/* binding */ sourceOf)
});

// EXTERNAL MODULE: ./lib/src/adapters/http/safe-url.js
var safe_url = __webpack_require__(15459);
// EXTERNAL MODULE: ./lib/src/contract/deployment.js
var deployment = __webpack_require__(94246);
// EXTERNAL MODULE: ./lib/src/contract/fields.js
var fields = __webpack_require__(96912);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/inputs/code-origin.js
var code_origin = __webpack_require__(53188);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var inputs_fields = __webpack_require__(58485);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
;// CONCATENATED MODULE: ./lib/src/inputs/image.js


const HOST = String.raw `(?:(?:localhost|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(?::\d+)?|[A-Za-z0-9-]+:\d+)`;
const PART = String.raw `[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*`;
const TAG = String.raw `\w[\w.-]{0,127}`;
const SHA = 'sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128}';
const DIGEST = String.raw `(?:${SHA}|(?!sha(?:256|384|512):)[a-z0-9]+(?:[+._-][a-z0-9]+)*:[\w=-]+)`;
const IMAGE = new RegExp(`^(?:${HOST}/)?${PART}(?:/${PART})*(?::${TAG})?(?:@${DIGEST})?$`);
const DIGEST_ALONE = new RegExp(`^(?:${SHA})$`, 'i');
const IMAGE_FORM = 'Use the form registry/name:tag or registry/name@sha256:<64 hex digits>, with the name in lower case.';
function readImage({ raw, field, problems }) {
    const list = raw.image_uri === undefined ? undefined : listProblem(raw.image_uri);
    if (list !== undefined) {
        problems.add('image_uri', list);
        return undefined;
    }
    const image = field.text('image_uri', imageProblem);
    return image && canonicalImage(image);
}
function imageProblem(text) {
    const image = canonicalImage(text);
    const shown = (0,inputs_fields/* quote */.hD)(image, 200);
    if (DIGEST_ALONE.test(image))
        return `${shown} is a digest without an image. Write registry/name@ before it.`;
    const [end] = /[@:]$/.exec(image) ?? [];
    if (end !== undefined) {
        const what = end === '@' ? 'digest' : 'tag';
        return `${shown} ends in ${end}, so its ${what} is empty. Check that the step that builds the image has run and has that output.`;
    }
    if (IMAGE.test(image))
        return undefined;
    const bare = image.replace(/^[a-z][a-z+-]*:\/\//i, '');
    const meant = bare !== image && IMAGE.test(bare) ? ` Did you mean ${(0,inputs_fields/* quote */.hD)(bare, 200)}?` : '';
    return `${shown} is not an image. ${IMAGE_FORM}${meant}`;
}
function listProblem(text) {
    const images = text.split(/[\s,;"'[\]]+/).filter((image) => image !== '');
    const isList = images.length > 1 && images.every((image) => IMAGE.test(canonicalImage(image)));
    if (!isList)
        return undefined;
    return `is a list of ${(0,format/* count */.U9)(images.length, 'image')}. Use one of them, such as ${(0,inputs_fields/* quote */.hD)(images[0] ?? '', 200)}.`;
}
const canonicalImage = (image) => image.replace(/@sha\d+:[^@]*$/i, (digest) => digest.toLowerCase());

// EXTERNAL MODULE: ./lib/src/inputs/paths.js + 1 modules
var inputs_paths = __webpack_require__(18404);
;// CONCATENATED MODULE: ./lib/src/inputs/desired-deployment.js








const INPUT_SOURCE = [
    ...fields/* FIELDS */.cJ.flatMap(({ path, source }) => source === 'both' ? [] : [[(0,fields/* fieldName */.w5)(path), source]]),
    ['paths', 'git_host']
];
function sourceOf({ source, image_uri }, { words }) {
    const derived = image_uri === undefined ? 'git_host' : 'external_container';
    return deployment/* SOURCES */.Hl.find((one) => source === one || source === words[one]) ?? derived;
}
function readDesiredDeployment(input, common) {
    const { raw, problems } = input;
    input.field.choice('source', [
        ...new Set(deployment/* SOURCES */.Hl.flatMap((one) => [one, input.dialect.words[one]]))
    ]);
    const source = sourceOf(raw, input.dialect);
    const how = raw.source === undefined ? `this run's source is ${source}` : `source is ${source}`;
    for (const [name, belongs] of INPUT_SOURCE) {
        if (raw[name] !== undefined && belongs !== source)
            problems.add(name, `belongs to source ${belongs}, but ${how}. Remove it, or set \`source\` to ${belongs}.`);
    }
    if (source === 'git_host')
        return readGitHost(input, common);
    return { wanted: readExternalContainer(input, common), origin: {} };
}
function readGitHost(input, common) {
    const { raw, field, context } = input;
    const { repo_url, repo_ref, build_on_push, commit } = (0,code_origin/* readCode */.w)(input);
    const isOwnCode = raw.repo_ref === undefined && raw.repo_url === undefined;
    if (isOwnCode)
        input.warnings.push(...(context.code_warnings ?? []));
    const paths = (0,inputs_paths/* readPaths */.Vv)(input);
    const wanted = (0,inputs_fields/* given */.gI)({
        source: 'git_host',
        ...common,
        source_config: (0,inputs_fields/* given */.gI)({
            integration_id: field.guid('integration_id'),
            repo_url,
            deployment_type: field.choice('deployment_type', deployment/* DEPLOYMENT_TYPES */._o),
            build_on_push,
            install_command: field.text('install_command'),
            build_command: field.text('build_command')
        }),
        source_revision_config: (0,inputs_fields/* given */.gI)({
            repo_ref,
            graph_config_path: (0,inputs_paths/* readGraphPath */.y8)(input)
        }),
        fields: input.dialect.serviceRules.fields
    });
    const isKnown = commit !== undefined;
    const origin = (0,inputs_fields/* given */.gI)({
        commit,
        commit_before: isKnown ? context.sha_before : undefined,
        unpushed_commits: isOwnCode ? context.unpushed_commits : undefined,
        is_push: isKnown ? context.event_name === 'push' && !(0,refs/* isTag */.dz)(repo_ref) : undefined,
        paths: (0,refs/* isTag */.dz)(repo_ref) ? undefined : paths
    });
    return { wanted, origin };
}
function readExternalContainer(input, common) {
    const { field, dialect } = input;
    const cluster_namespace = field.text('cluster_namespace');
    return (0,inputs_fields/* given */.gI)({
        source: 'external_container',
        ...common,
        source_config: (0,inputs_fields/* given */.gI)({
            custom_url: readCustomUrl(input),
            resource_spec: readResourceSpec(input),
            listener_id: field.guid('listener_id'),
            listener_config: cluster_namespace === undefined ? undefined : { cluster_namespace }
        }),
        source_revision_config: (0,inputs_fields/* given */.gI)({
            image_uri: readImage(input)
        }),
        fields: dialect.serviceRules.fields,
        needs_resource_spec: dialect.serviceRules.needsResourceSpec || undefined
    });
}
function readCustomUrl({ raw, field, problems }) {
    const url = field.webUrl('custom_url');
    const isChecked = raw.smoke_assistant !== undefined || raw.smoke_input !== undefined;
    const unsafe = url === undefined || !isChecked ? undefined : (0,safe_url/* unsafeReason */.Bf)(url);
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


/***/ }),

/***/ 47291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ subjectOfEvent),
/* harmony export */   f: () => (/* binding */ isOfMergeQueue)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60745);


const DEFAULT_BRANCH_EVENTS = new Map([
    ['check_run', 'the commit that was checked'],
    ['check_suite', 'the commit that was checked'],
    ['delete', 'the branch or tag that was deleted'],
    ['discussion', 'the code that is discussed'],
    ['discussion_comment', 'the code that is discussed'],
    ['issue_comment', 'the pull request'],
    ['issues', 'the code that the issue is about'],
    ['page_build', 'the branch of the pages'],
    ['status', 'the commit whose status changed'],
    ['workflow_run', 'the branch that triggered it']
]);
const PAST_RELEASES = new Map([
    ['edited', 'was edited'],
    ['deleted', 'was deleted'],
    ['unpublished', 'was unpublished']
]);
const MERGE_QUEUE = 'a merge queue runs on a temporary branch with code that is not merged yet';
function isOfMergeQueue({ event_name, ref }) {
    return event_name === 'merge_group' || ref?.startsWith('refs/heads/gh-readonly-queue/') === true;
}
function subjectOfEvent(run) {
    if (run.pull_request !== undefined)
        return { is: 'ref' };
    if (isOfMergeQueue(run))
        return { is: 'other_code', reason: MERGE_QUEUE };
    if (run.is_on_github === false)
        return { is: 'ref' };
    const { event_name, event_action = '' } = run;
    const about = DEFAULT_BRANCH_EVENTS.get(event_name);
    if (about !== undefined)
        return { is: 'other_code', reason: otherCode(event_name, about) };
    if (event_name === 'repository_dispatch')
        return subjectOfDispatch(run);
    if (event_name === 'push' && run.is_ref_deleted)
        return { is: 'no_new_code', reason: 'This push deleted its branch or tag.' };
    const past = event_name === 'release' ? PAST_RELEASES.get(event_action) : undefined;
    if (past === undefined)
        return { is: 'ref' };
    return { is: 'no_new_code', reason: `The release ${shownRef(run.ref)}${past}.` };
}
function otherCode(event, about) {
    const article = /^[aeiou]/.test(event) ? 'an' : 'a';
    return `${article} ${event} event runs on the default branch, not on ${about}`;
}
function subjectOfDispatch({ ref = '', sha, dispatched_ref }) {
    if (dispatched_ref === undefined || dispatched_ref === sha)
        return { is: 'ref' };
    if ((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(dispatched_ref) === (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(ref))
        return { is: 'ref' };
    const dispatched = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(dispatched_ref, 80);
    const own = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .canonicalRef */ .SV)(ref), 80);
    const reason = `the payload of this repository_dispatch event names "${dispatched}", but the run is on "${own}"`;
    return { is: 'other_code', reason };
}
const shownRef = (ref = '') => ref.startsWith('refs/tags/') ? `${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_1__/* .sanitizeLine */ .g$)(ref.slice('refs/tags/'.length), 80)} ` : '';


/***/ }),

/***/ 18404:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  r_: () => (/* binding */ notePaths),
  y8: () => (/* binding */ readGraphPath),
  Vv: () => (/* binding */ readPaths),
  nJ: () => (/* binding */ refuseMissingGraph)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/repository/path-patterns.js
var path_patterns = __webpack_require__(1030);
// EXTERNAL MODULE: ./lib/src/repository/refs.js
var refs = __webpack_require__(89453);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var fields = __webpack_require__(58485);
// EXTERNAL MODULE: ./lib/src/inputs/web-pages.js
var web_pages = __webpack_require__(56897);
;// CONCATENATED MODULE: ./lib/src/inputs/graph-path.js




const FROM_ROOT = 'Write its path from the root of the repository, without a leading /, such as agents/support/agent.json.';
const GRAPH = /\.(?:py|[cm]?[jt]sx?):[\w$.]+$/;
function graphPathProblem(text) {
    const shown = (0,fields/* quote */.hD)(text, 80);
    if ((0,web_pages/* isAddress */.P)(text))
        return `${shown} is the address of a page. ${meantByPage(text)}`;
    if (GRAPH.test(text))
        return `${shown} is a graph in a file of code. Write the path of the graph configuration file that names this graph, such as langgraph.json.`;
    const path = (0,path_patterns/* canonicalPath */.Op)(text);
    const isInside = !/^[/~]|\\|\/$/.test(text) && path !== '' && !/^\.\.(?:\/|$)/.test(path);
    return isInside ? undefined : `${shown} is not a file in the repository. ${FROM_ROOT}`;
}
function meantByPage(text) {
    const path = (0,web_pages/* readRepositoryPage */.e)(text)?.path.replace(/^[^/]*\//, '');
    return path ? `Write ${(0,sanitize/* sanitizeLine */.g$)(path, 80)}.` : FROM_ROOT;
}

;// CONCATENATED MODULE: ./lib/src/inputs/paths.js






function readGraphPath({ field }) {
    const path = field.text('graph_config_path', graphPathProblem);
    return path && (0,path_patterns/* canonicalPath */.Op)(path);
}
async function refuseMissingGraph({ wanted, origin }, checkout) {
    if (wanted.source !== 'git_host')
        return;
    const { commit, unpushed_commits = [] } = origin;
    const path = wanted.source_revision_config.graph_config_path;
    const commits = commit === undefined ? unpushed_commits : [commit];
    if (path === undefined || commits.length === 0)
        return;
    const found = await Promise.all(commits.map((each) => checkout.findFile(each, path)));
    if (found.some((each) => each === undefined || each === 'file'))
        return;
    const what = found[0] === 'folder' ? 'is a folder' : 'does not exist';
    const problem = `${(0,fields/* quote */.hD)(path, 100)} ${what} in commit ${commits.map(refs/* shortCommit */.Ax).join(' or ')}. Commit the file, or set the path from the root of the repository.`;
    throw new errors/* InputError */.dz([{ input: 'graph_config_path', problem }]);
}
const MOST_CHARACTERS = 10_000;
const NOT_ALONE = /^["“”„«`‘‚ ]|^paths(?:-ignore)? *:|^~\//;
function slipOf(line) {
    const pattern = line.replace(/^!/, '');
    const bare = pattern.replace(/\[[^[\]]*\]/g, 'x');
    if (NOT_ALONE.test(bare))
        return 'does not start with a file or folder. Write the pattern alone, without quotes.';
    if (isListed(bare) || isCommented(bare) || hasSecondPattern(bare) || isBracketedList(pattern))
        return 'looks like several patterns, or has a comment. Write one pattern per line, or a character in brackets, like [,].';
    return (0,path_patterns/* problemOf */.Zw)(line);
}
function isListed(line) {
    const separator = line.search(/[,;|]/);
    if (separator < 0)
        return false;
    if (line.includes(', ') || /\*[,;|]/.test(line))
        return true;
    const isTrailing = /[,;|]$/.test(line) && /[*/]/.test(line);
    return isTrailing || /[*/]/.test(line.slice(separator));
}
function isCommented(line) {
    return / #(?: |$)/.test(line) || fromStar(line).includes(' #');
}
function hasSecondPattern(line) {
    if (line.includes(' !') || line.includes('** '))
        return true;
    const pattern = fromStar(line);
    const space = pattern.indexOf(' ');
    return space >= 0 && /[*/]/.test(pattern.slice(space));
}
function isBracketedList(pattern) {
    return /^\[.*\]$/s.test(pattern) && /["',]/.test(pattern);
}
function fromStar(line) {
    return line.includes('*') ? line.slice(line.indexOf('*')) : '';
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
    return slip && `${(0,fields/* quote */.hD)(pattern)} ${(0,sanitize/* sanitizeLine */.g$)(slip)}`;
}
function notePaths({ raw }, wanted) {
    if (raw.paths === undefined || wanted.source !== 'git_host')
        return [];
    const { repo_ref } = wanted.source_revision_config;
    return (0,refs/* isTag */.dz)(repo_ref)
        ? [`\`paths\` applies to branches and is ignored for the tag ${(0,sanitize/* sanitizeLine */.g$)(repo_ref)}.`]
        : [];
}


/***/ }),

/***/ 27300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pu: () => (/* binding */ judgeUnknownInputs),
/* harmony export */   Zw: () => (/* binding */ Problems),
/* harmony export */   t9: () => (/* binding */ readGivenInputs),
/* harmony export */   yI: () => (/* binding */ readRawInputs)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81415);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48137);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);





const NAMES = Object.keys(_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W);
function readRawInputs(read) {
    const given = readGivenInputs(read);
    return Object.fromEntries(NAMES.map((name) => [name, given[name] ?? (_action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W[name] || undefined)]));
}
function readGivenInputs(read) {
    return Object.fromEntries(NAMES.map((name) => [name, read(name).trim() || undefined]));
}
const MOST_LISTED = 20;
function judgeUnknownInputs(given) {
    const unknown = given.filter((name) => !NAMES.some((known) => known.toUpperCase() === name));
    const problems = [];
    const far = [];
    for (const name of unknown) {
        const shown = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(name.toLowerCase(), 60);
        const meant = SPELLINGS.get((0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_4__/* .nearest */ .pA)(name, [...SPELLINGS.keys()]) ?? '');
        if (meant === undefined)
            far.push(shown);
        else
            problems.push({ input: shown, problem: `is not an input. Did you mean ${meant}?` });
    }
    return { problems, warnings: far.length === 0 ? [] : [farWarning(far)] };
}
function farWarning(names) {
    const more = names.length - MOST_LISTED;
    const list = names.slice(0, MOST_LISTED).join(', ') + (more > 0 ? ` and ${more} more` : '');
    return `Unknown inputs are ignored: ${list}. Correct their names or remove them. If the workflow does not set them, the runner has variables INPUT_… of these names.`;
}
const SPELLINGS = new Map(NAMES.flatMap((input) => [
    [input, input],
    ...((0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .isWord */ .Jg)(input) ? [[_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .LANGSMITH_WORDS */ .g[input], input]] : [])
]));
class Problems {
    found = [];
    add(input, problem) {
        if (problem !== undefined)
            this.addAt({ input, problem });
    }
    addAt(problem) {
        this.found.push(problem);
    }
    throwIfAny() {
        if (this.found.length > 0)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz(this.found);
    }
}


/***/ }),

/***/ 76026:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MU: () => (/* binding */ readingOf),
/* harmony export */   TL: () => (/* binding */ parseInputs),
/* harmony export */   ts: () => (/* binding */ readDialect)
/* harmony export */ });
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81415);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58485);
/* harmony import */ var _raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27300);
/* harmony import */ var _secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21007);




async function parseInputs(raw) {
    const { resource_spec, smoke_input, secrets, env_vars } = raw;
    const hasMap = (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapText */ .Kt)(secrets ?? '') || (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapText */ .Kt)(env_vars ?? '');
    if (resource_spec !== undefined || smoke_input !== undefined || hasMap) {
        const { parseStructured } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(217)]).then(__webpack_require__.bind(__webpack_require__, 43217));
        return parseStructured(raw);
    }
    return {
        raw,
        ...(secrets !== undefined && { secrets: (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeSecrets */ .Vo)(secrets, (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecretLines */ .kT)(secrets)) }),
        ...(env_vars !== undefined && {
            env_vars: (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .judgeSecrets */ .Vo)(env_vars, (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .readSecretLines */ .kT)(env_vars), 'variable')
        })
    };
}
function readingOf(inputs, context) {
    const problems = new _raw_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .Problems */ .Zw();
    const dialect = readDialect(inputs.raw, problems);
    return {
        ...inputs,
        context,
        problems,
        field: (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldReader */ .AL)(inputs.raw, problems),
        dialect,
        notes: [],
        warnings: []
    };
}
function readDialect(raw, problems) {
    const name = (0,_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .fieldReader */ .AL)(raw, problems).choice('api_dialect', Object.keys(_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9));
    const dialect = _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .DIALECTS */ .O9[name ?? ''] ?? _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .NEUTRAL */ .qm;
    if (!(0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .isLangSmithCloud */ .XR)(raw.base_url) || dialect === _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH */ .uk)
        return dialect;
    if (raw.api_dialect === undefined)
        return _contract_dialect_js__WEBPACK_IMPORTED_MODULE_0__/* .LANGSMITH */ .uk;
    if (name !== undefined) {
        const fix = 'Remove `api_dialect`, or correct `base_url`.';
        problems.add('api_dialect', `is ${name}, but \`base_url\` is an address of LangSmith. ${fix}`);
    }
    return dialect;
}


/***/ }),

/***/ 21007:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J4: () => (/* binding */ SECRET_NAME),
/* harmony export */   Kt: () => (/* binding */ isMapText),
/* harmony export */   Vo: () => (/* binding */ judgeSecrets),
/* harmony export */   W1: () => (/* binding */ nameProblems),
/* harmony export */   Wo: () => (/* binding */ NO_NAME),
/* harmony export */   kT: () => (/* binding */ readSecretLines),
/* harmony export */   si: () => (/* binding */ namesCredential)
/* harmony export */ });
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58485);

const MOST_BYTES = 512 * 1024;
const SECRET_NAME = /^[A-Za-z_][\w.-]*$/;
const CREDENTIAL_NAME = /(?:^|[_.-])(?:KEY|TOKEN|SECRET|PASSWORD)$/i;
const namesCredential = (name) => CREDENTIAL_NAME.test(name);
function judgeSecrets(text, { entries, problems, unread }, noun = 'secret') {
    if (/\r(?!\n)/.test(text))
        problems.unshift('contain a carriage return within a line. Write line breaks as \\n in double quotes.');
    problems.push(...nameProblems(entries));
    for (const { name, value, line } of entries) {
        const shown = `the ${noun} named on line ${line}`;
        if (name !== '' && !SECRET_NAME.test(name))
            problems.push(`${shown} ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .invisibleProblem */ .XM)(name) ?? NO_NAME}`);
        if (value.includes('\0'))
            problems.push(`${shown} contains a NUL character, which environment variables cannot hold. Remove it.`);
    }
    const secrets = entries.map(({ name, value }) => ({ name, value }));
    const bytes = secrets.reduce((sum, { name, value }) => sum + Buffer.byteLength(name) + Buffer.byteLength(value), 0);
    const size = `${Math.ceil(bytes / 1024)} KiB, but at most ${MOST_BYTES / 1024} KiB are supported`;
    if (bytes > MOST_BYTES)
        problems.push(`hold ${size}. Store large data elsewhere.`);
    if (entries.length === 0 && problems.length === 0 && !/^\s*\{\s*\}\s*$/.test(text))
        problems.push(`contain no ${noun}. Set {} to remove all deployed secrets, or remove the input to keep them.`);
    return { form: isMapText(text) ? 'map' : 'lines', secrets, problems, unread };
}
const NO_NAME = 'has an invalid name for an environment variable. Names start with a letter or _, followed by letters, digits, _, . and -. Letters are A-Z and a-z.';
function nameProblems(entries) {
    const lineOf = new Map();
    return entries.flatMap(({ name, line }) => {
        if (name === '')
            return `line ${line} has no name. Put a name before the =.`;
        const first = lineOf.get(name);
        if (first !== undefined)
            return `line ${line} sets the name on line ${first} again. Keep one.`;
        lineOf.set(name, line);
        return [];
    });
}
const MAP_ENTRY = /^\s*(?:["'][^"']*["']|[\w.-]+)\s*:(?:\s|$)/;
const LINE_ENTRY = /^(?:export\s+(?=\S))?(?:[^=\s]+\s*)?=/;
function isMapText(text) {
    const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? '';
    return first.trim().startsWith('{') || (MAP_ENTRY.test(first) && !LINE_ENTRY.test(first.trim()));
}
function readSecretLines(text) {
    const read = { entries: [], problems: [], unread: [] };
    const lines = text.split(/\r?\n/);
    let next = 0;
    while (next < lines.length)
        next = readFrom(lines, next, read);
    return read;
}
function readFrom(lines, at, read) {
    const line = lines[at] ?? '';
    if (isIgnored(line))
        return at + 1;
    const entry = splitLine(line);
    if (entry === undefined)
        return refuseStrayLines(lines, at, read);
    const { name, rest } = entry;
    if (/^\s*["'`]/.test(rest))
        return readQuoted(lines, at, { name, rest: rest.trimStart() }, read);
    if (/\s#/.test(rest)) {
        const problem = 'has " #" in a value without quotes. Quote the value, or remove the comment.';
        read.problems.push(`line ${at + 1} ${problem}`);
        read.unread.push(rest);
    }
    else {
        read.entries.push({ name, value: rest.trim(), line: at + 1 });
    }
    return at + 1;
}
function isIgnored(line) {
    return /^\s*(?:#|$)/.test(line);
}
const PART_OF_VALUE = /[/+:?@&"'`{}]/;
const USUAL_NAME = /^(?:[A-Z][A-Z0-9_]*|[a-z][a-z0-9_]*)$/;
function splitLine(line) {
    const equals = line.indexOf('=');
    if (equals < 0)
        return undefined;
    const name = line
        .slice(0, equals)
        .trim()
        .replace(/^export[ \t]+/, '');
    const rest = line.slice(equals + 1);
    const isEnd = rest.trim() === '=' || (rest.trim() === '' && !USUAL_NAME.test(name));
    return PART_OF_VALUE.test(name) || (isEnd && name !== '') ? undefined : { name, rest };
}
function hasValue(entry) {
    return entry !== undefined && entry.rest.trim() !== '';
}
function refuseStrayLines(lines, at, read) {
    const isEntry = (line) => !isIgnored(line) && hasValue(splitLine(line));
    let end = at + 1;
    while (end < lines.length && !isEntry(lines[end] ?? ''))
        end++;
    read.unread.push(...lines.slice(at, end).filter((line) => !isIgnored(line)));
    read.problems.push(`line ${at + 1} is not NAME=value. ${fixOfStrayLine(lines, at, read)}`);
    return end;
}
function fixOfStrayLine(lines, at, { entries }) {
    const above = entries.at(-1);
    const isContinued = above?.line === at && USUAL_NAME.test(above.name);
    const name = isContinued ? above.name : 'NAME';
    const quote = lines[at]?.includes('"') ? "'" : '"';
    return `Quote a value that spans lines: ${name}=${quote}line 1⏎line 2${quote}. Write an empty value as NAME="".`;
}
function readQuoted(lines, at, { name, rest }, read) {
    const quote = rest.charAt(0);
    const pieces = [rest.slice(1)];
    let isOpen = !rest.slice(1).includes(quote);
    let next = at + 1;
    while (isOpen && next < lines.length) {
        const line = lines[next] ?? '';
        pieces.push(line);
        isOpen = !line.includes(quote);
        next++;
    }
    const text = pieces.join('\n');
    const end = text.indexOf(quote);
    if (end < 0 || !isIgnored(text.slice(end + 1))) {
        read.problems.push(`line ${at + 1} opens a quote, ${UNCLOSED}`);
        read.unread.push(rest, ...lines.slice(at + 1, next));
        return next;
    }
    const raw = text.slice(0, end);
    const value = quote === '"' ? raw.replaceAll('\\n', '\n').replaceAll('\\r', '\r') : raw;
    read.entries.push({ name, value, line: at + 1 });
    return next;
}
const UNCLOSED = 'but no line ends with its closing quote. Close it, or put the value in other quotes (" \' or `).';


/***/ }),

/***/ 68473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Py: () => (/* binding */ readInspection),
/* harmony export */   _E: () => (/* binding */ readTarget),
/* harmony export */   bS: () => (/* binding */ readSweep),
/* harmony export */   eO: () => (/* binding */ longNameAdvice),
/* harmony export */   i5: () => (/* binding */ readNewName),
/* harmony export */   nG: () => (/* binding */ readDeleteOwnership),
/* harmony export */   xq: () => (/* binding */ previewKind)
/* harmony export */ });
/* harmony import */ var _adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17156);
/* harmony import */ var _contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81415);
/* harmony import */ var _repository_host_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(90917);
/* harmony import */ var _repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(59775);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(60745);
/* harmony import */ var _connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(65544);
/* harmony import */ var _event_subject_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47291);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58485);
/* harmony import */ var _reading_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(76026);









const previewKind = ({ host }) => host === 'gitlab' ? 'mr' : 'pr';
const readNamed = ({ field }) => (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .given */ .gI)({ deployment_id: field.guid('deployment_id'), name: field.text('name') });
function requireNamed({ raw, problems }) {
    if (raw.deployment_id === undefined && raw.name === undefined)
        problems.add('name', 'is not set, and neither is `deployment_id`. Set one of them.');
}
function readInspection(raw, context, needsTarget) {
    const reading = (0,_reading_js__WEBPACK_IMPORTED_MODULE_6__/* .readingOf */ .MU)({ raw }, context);
    const connection = (0,_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .readConnection */ .d)(reading);
    const named = readNamed(reading);
    if (needsTarget)
        requireNamed(reading);
    const timeoutMs = reading.field.duration('timeout') ?? 0;
    reading.problems.throwIfAny();
    return { connection, target: Object.keys(named).length > 0 ? named : undefined, timeoutMs };
}
function readTarget(reading, act) {
    const { raw, field, context, problems } = reading;
    const target = readNamed(reading);
    const preview = field.boolean('preview') ?? false;
    requireChoice(reading, act);
    requireNamed(reading);
    const meant = { target, preview, claim: readClaim(reading) };
    if (!preview)
        return meant;
    if (raw.deployment_id !== undefined)
        problems.add('deployment_id', PREVIEW_BY_ID);
    const number = context.pull_request?.number;
    if (number === undefined)
        problems.add('preview', `is true, but ${noPullRequest(context)}`);
    if (target.name === undefined || number === undefined)
        return meant;
    const name = (0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__/* .previewName */ .gz)(fittedName(reading, target.name), number, previewKind(context));
    return { ...meant, target: { ...target, name } };
}
const PREVIEW_BY_ID = 'cannot be combined with `preview: true`, because the name of a preview is its own. Set `name` instead.';
function noPullRequest(context) {
    const { event_name, is_on_github, host } = context;
    const event = (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_8__/* .sanitizeLine */ .g$)(event_name, 60);
    if (event.startsWith('pull_request'))
        return `the file of this ${event} event (GITHUB_EVENT_PATH) is incomplete. Check that no earlier step changes it.`;
    const run = event === '' ? 'this run' : `this run (event ${event})`;
    const isKnownHost = is_on_github !== false || host !== undefined;
    const request = isKnownHost ? (0,_repository_host_words_js__WEBPACK_IMPORTED_MODULE_2__/* .hostWords */ .U)(previewKind(context)).request : 'pull or merge request';
    return `${run} does not belong to a ${request}. Set \`preview: true\` only for such runs.`;
}
function requireChoice({ raw, context, problems }, act) {
    if (raw.preview !== undefined)
        return;
    const { event_name, pull_request } = context;
    const isOfPullRequest = /^(?:(?:external_)?pull_request|merge_request)/.test(event_name);
    const needsChoice = raw.repo_ref === undefined && (act === 'delete' || raw.image_uri !== undefined);
    const what = `\`preview: false\` to ${act} ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(raw.name ?? raw.deployment_id ?? '')}`;
    if (pull_request !== undefined || isOfPullRequest) {
        const choice = raw.deployment_id === undefined ? '`preview: true` for a preview of its own, or ' : '';
        problems.add('preview', `is not set, and the code of this run is not merged. Set ${choice}${what} with it.`);
    }
    else if ((0,_event_subject_js__WEBPACK_IMPORTED_MODULE_4__/* .isOfMergeQueue */ .f)(context) && needsChoice) {
        problems.add('preview', `is not set. Set ${what} from this merge queue, whose code is not merged yet.`);
    }
}
function readNewName({ dialect, problems }, { name, deployment_id }) {
    const rule = dialect.serviceRules.names;
    if (rule === undefined ||
        name === undefined ||
        deployment_id !== undefined ||
        rule.pattern.test(name))
        return;
    const fix = `Use ${rule.form}, or set \`deployment_id\` if the deployment exists.`;
    problems.add('name', `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(name)} is not a name that this service accepts. ${fix}`);
}
function longNameAdvice({ raw, dialect }, { name = '' }) {
    const { longestSelfHostedName = Number.POSITIVE_INFINITY } = dialect.serviceRules;
    if (name.length <= longestSelfHostedName || (0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .isLangSmithCloud */ .XR)(raw.base_url))
        return undefined;
    const rule = `On self-hosted LangSmith, a deployment whose name has more than ${longestSelfHostedName} serves but never becomes DEPLOYED`;
    return `The name ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(name, 80)} has ${name.length} characters. ${rule}: use a shorter name.`;
}
function fittedName({ dialect, problems, notes, context }, name) {
    const rule = dialect.serviceRules.names;
    const fitted = rule === undefined ? name : (0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .fitName */ .dl)(name, rule);
    if (fitted === undefined)
        problems.add('name', `${(0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(name)} contains no usable characters. Use ${rule?.form}.`);
    if (fitted === undefined || fitted === name)
        return name;
    const shown = `${(0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__/* .previewPrefix */ .PK)(fitted, previewKind(context))}<number>`;
    const why = `because this service accepts only ${rule?.form}`;
    notes.push(`Previews of ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(name)} are named ${shown}, ${why}. Do not use another name that leads to the same preview names.`);
    return fitted;
}
function readSweep(reading) {
    const { raw, field, problems, context } = reading;
    const named = field.text('name');
    const name = named === undefined ? '' : fittedName(reading, named);
    if (raw.name === undefined)
        problems.add('name', `is required for a sweep. Set it to the name without -${previewKind(context)}-<number>.`);
    if (raw.deployment_id !== undefined)
        problems.add('deployment_id', SWEEP_BY_ID);
    const max_age_ms = field.duration('max_age');
    const by_age = context.host !== undefined;
    if (by_age && raw.max_age === undefined)
        problems.add('max_age', NO_AGE);
    const dry_run = field.boolean('dry_run') ?? false;
    return (0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .given */ .gI)({
        name,
        kind: previewKind(context),
        claim: readClaim(reading),
        dry_run,
        by_age,
        max_age_ms
    });
}
const SWEEP_BY_ID = 'cannot be combined with `command: sweep`, which covers all previews of a name. Remove it.';
const NO_AGE = 'is required here: this run cannot read whether a preview is still needed, so only its age decides.';
function readClaim({ raw, context }) {
    const { server_url, repository, pull_request } = context;
    const hasRecords = context.host === undefined && (0,_adapters_github_run_context_js__WEBPACK_IMPORTED_MODULE_0__/* .hasGitHub */ .gl)(context, raw.github_token);
    const head = pull_request?.head_repository;
    const own = [repository, head]
        .filter((name) => name !== undefined)
        .map((name) => `${server_url}/${name}`);
    return {
        ...(raw.repo_url === undefined && { server_url }),
        repositories: raw.repo_url === undefined ? own : [raw.repo_url],
        head_is_gone: pull_request !== undefined && head === undefined,
        ...(raw.image_uri !== undefined && { image_uri: raw.image_uri }),
        ...(!hasRecords && { unrecorded: true })
    };
}
function readDeleteOwnership(reading, { target, preview, claim }) {
    if (preview)
        return { claim, if_foreign: 'keep' };
    if (target.deployment_id !== undefined && reading.raw.repo_url === undefined)
        return undefined;
    if (claim.repositories.length === 0) {
        const why = reading.context.no_code_reason ?? 'the repository of this run is unknown';
        const fix = 'Set `deployment_id`, or set `repo_url` to the repository from which it is built.';
        const problem = `is not set, and ${why}. A name alone does not prove which deployment is meant. ${fix}`;
        reading.problems.add('repo_url', problem);
    }
    return { claim, if_foreign: 'refuse' };
}


/***/ }),

/***/ 90917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ hostWords),
/* harmony export */   Z: () => (/* binding */ requestName)
/* harmony export */ });
const WORDS = {
    pr: {
        request: 'pull request',
        sign: '#',
        fork_without_secrets: 'GitHub gives no secrets to its runs'
    },
    mr: {
        request: 'merge request',
        sign: '!',
        fork_without_secrets: 'GitLab runs its pipeline without the variables of this project'
    }
};
const hostWords = (kind) => WORDS[kind];
function requestName(kind, number) {
    const { request, sign } = WORDS[kind];
    return `${request} ${sign}${number}`;
}


/***/ }),

/***/ 59775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   En: () => (/* binding */ isPreviewName),
/* harmony export */   PK: () => (/* binding */ previewPrefix),
/* harmony export */   _n: () => (/* binding */ pullRequestOf),
/* harmony export */   _s: () => (/* binding */ previewEnvironment),
/* harmony export */   gz: () => (/* binding */ previewName)
/* harmony export */ });
const PREVIEW_NUMBER = /-(pr|mr)-([1-9]\d{0,9})$/;
function previewName(name, pullRequest, kind) {
    return `${previewPrefix(name, kind)}${pullRequest}`;
}
function previewPrefix(name, kind) {
    return `${name}-${kind}-`;
}
function pullRequestOf(name, candidate, kind) {
    const [, found, number] = PREVIEW_NUMBER.exec(candidate) ?? [];
    if (number === undefined || (kind !== undefined && found !== kind))
        return undefined;
    return candidate === previewName(name, Number(number), found)
        ? Number(number)
        : undefined;
}
function isPreviewName(name) {
    return PREVIEW_NUMBER.test(name);
}
function previewEnvironment(fullName) {
    return `preview/${fullName}`;
}


/***/ })

};
