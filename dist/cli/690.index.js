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
    deployment_tier: '',
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
    secret_references: '',
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
    delete_tracing_project: 'auto',
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

/***/ 15459:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bf: () => (/* binding */ unsafeReason),
/* harmony export */   Dl: () => (/* binding */ parseUrl),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   ae: () => (/* binding */ withoutTrailingSlash)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97583);


const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
const isLoopback = (hostname) => LOOPBACK.test(hostname);
function parseUrl(text) {
    return /[\s\p{Cc}\\]/u.test(text) || !URL.canParse(text) ? undefined : new URL(text);
}
function unsafeReason(text) {
    const url = parseUrl(text);
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return 'is not a URL. Use the form https://host/path.';
    const reasons = [];
    if (url.username !== '' || url.password !== '')
        reasons.push('contains a user or password. Remove it, and pass the key as api_key, tenant_id or bearer_token.');
    if (/[?#]/.test(text))
        reasons.push('contains a query or fragment (? or #). Use the form https://host/path.');
    if (url.protocol === 'http:' && !isLoopback(url.hostname))
        reasons.push(`is plain http to ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .sanitizeLine */ .g$)(url.hostname, 80)}, which would expose the key. Use https. Plain http is only allowed to this machine.`);
    return reasons.length === 0 ? undefined : reasons.join(' It also ');
}
function withoutTrailingSlash(text) {
    const { origin, pathname } = new URL(text);
    return origin + (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(pathname);
}


/***/ }),

/***/ 86263:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Yb: () => (/* binding */ DeploymentAnswer),
  I2: () => (/* binding */ DeploymentRow),
  cS: () => (/* binding */ IDENTIFIER),
  CW: () => (/* binding */ ID_FIELDS),
  gw: () => (/* binding */ Identifier),
  c3: () => (/* binding */ LogPageAnswer),
  z3: () => (/* binding */ LookupRow),
  y1: () => (/* binding */ RequestedRevision),
  QQ: () => (/* binding */ RevisionAnswer),
  _r: () => (/* binding */ WriteAnswer),
  T4: () => (/* binding */ idKey),
  O1: () => (/* binding */ isUuid),
  RO: () => (/* binding */ rowsOf),
  UT: () => (/* binding */ shownRevisions),
  zA: () => (/* binding */ shownUrl)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/contract/deployment.js
var deployment = __webpack_require__(94246);
// EXTERNAL MODULE: ./lib/src/contract/page.js
var contract_page = __webpack_require__(82630);
// EXTERNAL MODULE: ./lib/src/contract/resource-spec.js
var resource_spec = __webpack_require__(69501);
;// CONCATENATED MODULE: ./lib/src/contract/shown-code.js
const WHOLE_COMMIT = /^\s*(?:[0-9a-f]{40}|[0-9a-f]{64})\s*$/i;
function readCode(code, { source, repo_branch }) {
    if (!isOfGit(code, source))
        return code;
    const { repo_ref, image_uri, repo_commit_sha: commit } = code;
    const own = image_uri == null ? code : { ...code, image_uri: null };
    const followed = { repo_ref: repo_branch, hides_ref: true };
    if (repo_ref == null)
        return repo_branch == null ? own : { ...own, ...followed };
    if (!WHOLE_COMMIT.test(repo_ref))
        return own;
    return { ...own, ...followed, repo_commit_sha: commit ?? repo_ref.trim().toLowerCase() };
}
function isOfGit({ repo_ref, repo_commit_sha }, source) {
    if (source != null)
        return source === 'git_host';
    return repo_ref != null || repo_commit_sha != null;
}

;// CONCATENATED MODULE: ./lib/src/contract/answers.js






const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isUuid = (text) => typeof text === 'string' && UUID.test(text);
const idKey = (id) => (UUID.test(id) ? id.toLowerCase() : id);
const Identifier = schemas/* string */.YjP()
    .regex(IDENTIFIER, 'must be an identifier of letters, digits, - and _')
    .transform(idKey);
const freeForm = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
const orNull = (value) => (value === '' ? null : value);
const answers_text = schemas/* preprocess */.vkY(orNull, schemas/* string */.YjP().nullish());
const lenientText = answers_text.catch(undefined);
const identifierOrNull = schemas/* preprocess */.vkY((id) => orNull(id) ?? null, Identifier.nullable());
const NUMERIC = [...new Set([...resource_spec/* RESOURCE_SPEC_FIELDS */.TO, ...resource_spec/* PUBLIC_RESOURCE_FIELDS */.hR])].filter((field) => /_scale$|cpu(?:_limit)?$|_mb$|_gi$|_connections$/.test(field));
const readNumber = (value) => typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value;
function readResourceNumbers(spec) {
    const numbers = NUMERIC.filter((field) => Object.hasOwn(spec, field));
    return {
        ...spec,
        ...Object.fromEntries(numbers.map((field) => [field, readNumber(spec[field])]))
    };
}
const readBoolean = (value) => value === 'true' ? true : value === 'false' ? false : value;
const readCommit = (value) => typeof value === 'string' && /^\s*[0-9a-f]{7,64}\s*$/i.test(value)
    ? value.trim().toLowerCase()
    : value;
const sourceConfigAnswer = {
    integration_id: answers_text,
    repo_url: answers_text,
    deployment_type: answers_text,
    build_on_push: schemas/* preprocess */.vkY(readBoolean, schemas/* boolean */.zMY().nullish()),
    custom_url: answers_text,
    resource_spec: freeForm.transform(readResourceNumbers).nullish(),
    listener_id: answers_text,
    listener_config: schemas/* looseObject */._H3({ cluster_namespace: answers_text }).nullish(),
    install_command: answers_text,
    build_command: answers_text
};
const sourceRevisionConfigAnswer = {
    repo_ref: answers_text,
    graph_config_path: answers_text,
    image_uri: answers_text,
    repo_commit_sha: schemas/* preprocess */.vkY(readCommit, answers_text)
};
const revisionConfigAnswer = schemas/* looseObject */._H3({
    ...sourceRevisionConfigAnswer,
    hides_ref: schemas/* literal */.euz(true).optional().catch(undefined)
});
function orEmpty(config) {
    return schemas/* nullish */.cl6(config).transform((read) => read ?? {});
}
const DeploymentAnswer = schemas/* looseObject */._H3({
    id: Identifier,
    name: schemas/* string */.YjP(),
    source: answers_text,
    source_config: orEmpty(schemas/* looseObject */._H3({ ...sourceConfigAnswer, repo_branch: lenientText })),
    source_revision_config: orEmpty(revisionConfigAnswer),
    secrets: schemas/* unknown */.L5J().optional(),
    secret_references: schemas/* array */.YOg(schemas/* looseObject */._H3(deployment/* SecretReference */.Us.shape)).nullish().catch(undefined),
    deployment_tier: lenientText,
    status: answers_text,
    url: lenientText,
    tenant_id: lenientText,
    latest_revision_id: identifierOrNull,
    active_revision_id: identifierOrNull.nullish()
})
    .transform((read) => {
    const { source, source_config, source_revision_config: code } = read;
    const { repo_branch } = source_config;
    return { ...read, source_revision_config: readCode(code, { source, repo_branch }) };
});
const shownRevisions = ({ latest_revision_id, active_revision_id }) => ({
    latest_revision_id,
    active_revision_id
});
const ID_FIELDS = ['id', 'latest_revision_id', 'active_revision_id'];
function shownUrl({ source_config, url }) {
    const shown = source_config.custom_url ?? url;
    return shown?.trim() ? shown : undefined;
}
const WriteAnswer = schemas/* looseObject */._H3({
    id: Identifier.optional().catch(undefined),
    latest_revision_id: Identifier.nullish().catch(undefined)
})
    .catch({});
const DeploymentRow = schemas/* looseObject */._H3({
    id: Identifier,
    name: schemas/* string */.YjP()
        .nullable()
        .transform((name) => name ?? ''),
    status: lenientText,
    created_at: lenientText,
    updated_at: lenientText
});
function withReadCode(read) {
    const { source, source_revision_config: code } = read;
    return code == null ? read : { ...read, source_revision_config: readCode(code, { source }) };
}
const revisionAnswer = schemas/* looseObject */._H3({
    id: Identifier,
    source: lenientText,
    status: schemas/* string */.YjP().min(1),
    status_message: lenientText,
    source_revision_config: revisionConfigAnswer.nullish(),
    created_at: lenientText,
    updated_at: lenientText
});
const RevisionAnswer = revisionAnswer.transform(withReadCode);
const RequestedRevision = revisionAnswer.partial({ id: true }).transform(withReadCode);
const LookupRow = schemas/* looseObject */._H3({
    id: Identifier,
    name: lenientText,
    compute_type: lenientText,
    compute_config: schemas/* looseObject */._H3({ cluster_namespaces: schemas/* array */.YOg(schemas/* string */.YjP()).nullish() })
        .nullish()
        .catch(undefined)
});
function rowsOf(row, isRest = false) {
    return schemas/* transform */.pdi((answer, { issues }) => {
        const page = [];
        const unread = [];
        for (const [at, raw] of (0,contract_page/* rowsIn */.Nn)(answer).entries()) {
            const { data, error } = row.safeParse(raw);
            const [issue] = error?.issues ?? [];
            if (issue === undefined)
                page.push(data);
            else
                unread.push({ path: [at, ...issue.path], message: issue.message });
        }
        const [first] = unread;
        if (first !== undefined && page.length === 0 && !isRest)
            issues.push({ code: 'custom', input: answer, ...first });
        if (unread.length > 0)
            page.unread = unread.map(({ path, message }) => `${(0,format/* fieldPath */.cn)(path)}: ${message}`);
        return page;
    });
}
const LogPageAnswer = schemas/* looseObject */._H3({
    logs: schemas/* array */.YOg(schemas/* unknown */.L5J()),
    next_offset: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]).nullish().catch(undefined)
});


/***/ }),

/***/ 30281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ dashboardUrl),
/* harmony export */   v: () => (/* binding */ dashboardAddress)
/* harmony export */ });
/* harmony import */ var _answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86263);

const CLOUD = /^((?:[\w-]+\.)*)api\.(?:host|smith)\.langchain\.com$/;
const SELF_HOSTED = /\/api-host$/;
const THIS_MACHINE = new Set(['localhost', '127.0.0.1']);
function dashboardAddress(base_url) {
    if (SELF_HOSTED.test(base_url))
        return base_url.replace(SELF_HOSTED, '');
    const { hostname } = new URL(base_url);
    const [, region] = CLOUD.exec(hostname) ?? [];
    if (region !== undefined)
        return `https://${region}smith.langchain.com`;
    return THIS_MACHINE.has(hostname) ? base_url : undefined;
}
function dashboardUrl(dashboard, { id, tenant_id }) {
    const workspace = [tenant_id, dashboard?.tenant_id].find(_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isUuid */ .O1);
    if (dashboard === undefined || workspace === undefined)
        return undefined;
    return `${dashboard.address}/o/${workspace}/host/deployments/${id}`;
}


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
    { path: 'secrets', source: 'both', change: 'revision' },
    {
        path: 'secret_references',
        source: 'external_container',
        change: 'revision',
        only: 'langsmith'
    },
    { path: 'deployment_tier', source: 'both', change: 'revision', only: 'langsmith' }
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

/***/ 82630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Im: () => (/* binding */ isEmpty),
/* harmony export */   Nn: () => (/* binding */ rowsIn)
/* harmony export */ });
const sizeOf = ({ length, unread = [] }) => length + unread.length;
function rowsIn(answer) {
    if (isEmpty(answer))
        return [];
    if (Array.isArray(answer))
        return answer;
    if (typeof answer !== 'object' || answer === null)
        return [answer];
    if ('resources' in answer)
        return Array.isArray(answer.resources) ? answer.resources : [answer];
    const [list, another] = Object.values(answer).filter((value) => Array.isArray(value));
    return list === undefined || another !== undefined || 'id' in answer ? [answer] : list;
}
const ABOUT_PAGE = new Set(['offset', 'limit']);
function isEmpty(answer) {
    if (typeof answer !== 'object' || answer === null)
        return answer === null;
    return Object.entries(answer).every(([field, value]) => ABOUT_PAGE.has(field) || isNothing(value));
}
const isNothing = (value) => typeof value === 'object' && value !== null ? Object.keys(value).length === 0 : !value;


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
/* harmony import */ var _desired_deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(124);


const COMMANDS = ['deploy', 'plan', 'rollback', 'delete', 'sweep'];
const OF_DEPLOYS = [
    'source',
    ..._desired_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .INPUT_SOURCE */ .Bi.map(([name]) => name).filter((name) => name !== 'repo_url'),
    'secrets',
    'env_vars',
    'secrets_update_strategy',
    'deployment_tier',
    'new_revision',
    'rollback'
];
const EFFECTS = [
    ['revision', ['rollback']],
    ['max_age', ['sweep']],
    ['dry_run', ['sweep', 'rollback']],
    ['delete_tracing_project', ['deploy', 'plan', 'delete', 'sweep']],
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
/* harmony export */   Ol: () => (/* binding */ dashboardOf),
/* harmony export */   XD: () => (/* binding */ isKeyless),
/* harmony export */   dC: () => (/* binding */ readConnection),
/* harmony export */   jL: () => (/* binding */ publicWorkspace)
/* harmony export */ });
/* harmony import */ var _contract_answers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86263);
/* harmony import */ var _contract_dashboard_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(30281);
/* harmony import */ var _fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58485);



const SETTINGS = 'Settings → Secrets and variables';
const NO_BASE_URL = 'is not set. Pass the address of the control plane, such as https://control-plane.example/api.';
const BASE_URL_IN_WORKFLOW = ` If it comes from a variable, set that under ${SETTINGS} → Actions → Variables, or in the environment that the job names in \`environment:\`.`;
const NO_CREDENTIAL = 'is not set, and neither is `tenant_id` or `bearer_token`.';
const ADD_SECRET = `Add the key as a secret under ${SETTINGS} → Actions (for runs of Dependabot: → Dependabot), and pass it as \${{ secrets.NAME }}. Pull requests from forks get no secrets.`;
const SET_VARIABLE = 'Set the variable DEPLOY_AGENT_SERVER_API_KEY, or use --api-key-file FILE (- for standard input).';
const ON_GITLAB = 'On GitLab: Settings → CI/CD → Variables. A protected variable exists only on protected branches and tags.';
const EXCESS = /(?<!\/)\/(?:v[12](?:\/deployments(?:\/[^/]*)?)?|docs)$/;
const isKeyless = ({ api_key, tenant_id, bearer_token }) => api_key === undefined && tenant_id === undefined && bearer_token === undefined;
function publicWorkspace({ api_key, bearer_token, tenant_id }, { serviceRules }) {
    const isOnlyCredential = api_key === undefined && bearer_token === undefined;
    if (!serviceRules.hasDashboard || isOnlyCredential)
        return undefined;
    return (0,_contract_answers_js__WEBPACK_IMPORTED_MODULE_0__/* .isUuid */ .O1)(tenant_id) ? tenant_id : undefined;
}
function dashboardOf({ base_url, credentials, dialect }) {
    const address = dialect.serviceRules.hasDashboard ? (0,_contract_dashboard_js__WEBPACK_IMPORTED_MODULE_1__/* .dashboardAddress */ .v)(base_url) : undefined;
    const tenant_id = publicWorkspace(credentials, dialect);
    const isMasked = tenant_id === undefined && credentials.tenant_id !== undefined;
    return address === undefined || isMasked ? undefined : { address, tenant_id };
}
function howToSetKey({ is_on_github, host }) {
    if (is_on_github !== false)
        return ADD_SECRET;
    return host === 'gitlab' ? `${SET_VARIABLE} ${ON_GITLAB}` : SET_VARIABLE;
}
function readConnection({ raw, field, problems, dialect, context }) {
    const base_url = field.safeUrl('base_url') ?? '';
    const excess = EXCESS.exec(base_url)?.[0];
    problems.add('base_url', excess && `ends in ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(excess)}. Remove that: each request adds its own path.`);
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

/***/ 124:
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
// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var contract_dialect = __webpack_require__(81415);
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

// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
;// CONCATENATED MODULE: ./lib/src/inputs/open-word.js


function readOpenWord({ field, warnings }, input, words) {
    const word = field.text(input);
    if (word === undefined || words.includes(word))
        return word;
    const meant = (0,did_you_mean/* nearest */.pA)(word, words);
    if (meant !== undefined)
        warnings.push(`\`${input}\` is ${(0,inputs_fields/* quote */.hD)(word)}, and is sent so. Did you mean ${meant}?`);
    return word;
}

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
function readDesiredDeployment(input, named) {
    const { raw, problems } = input;
    checkSource(input);
    const source = sourceOf(raw, input.dialect);
    const how = raw.source === undefined ? `this run's source is ${source}` : `source is ${source}`;
    for (const [name, belongs] of INPUT_SOURCE) {
        if (raw[name] !== undefined && belongs !== source)
            problems.add(name, `belongs to source ${belongs}, but ${how}. Remove it, or set \`source\` to ${belongs}.`);
    }
    refuseOfOtherDialects(input);
    const common = {
        ...named,
        deployment_tier: readOpenWord(input, 'deployment_tier', deployment/* DEPLOYMENT_TIERS */.u6),
        rules: rulesOf(input)
    };
    if (source === 'git_host')
        return readGitHost(input, common);
    return { wanted: readExternalContainer(input, common), origin: {} };
}
const INTERNAL = /^internal_/;
function checkSource({ raw, field, problems, dialect }) {
    if (INTERNAL.test(raw.source ?? '')) {
        const fix = 'Remove `source`, and set another `name`, to create a deployment that can.';
        const why = 'is no source of this action. A deployment of it is updated only by the tool';
        problems.add('source', `${(0,inputs_fields/* quote */.hD)(raw.source ?? '')} ${why} that made it, and not from a repository or an image. ${fix}`);
        return;
    }
    field.choice('source', [...new Set(deployment/* SOURCES */.Hl.flatMap((one) => [one, dialect.words[one]]))]);
}
function refuseOfOtherDialects({ raw, problems, dialect }) {
    for (const { path, only } of fields/* FIELDS */.cJ) {
        const name = (0,fields/* fieldName */.w5)(path);
        if (only === undefined || raw[name] === undefined || contract_dialect/* DIALECTS */.O9[only] === dialect)
            continue;
        const fix = `Remove it, or set \`api_dialect\` to ${only} if the service is that one.`;
        problems.add(name, `is no field of the specification; only ${only} has it. ${fix}`);
    }
}
const rulesOf = ({ dialect }) => dialect === contract_dialect/* NEUTRAL */.qm ? undefined : dialect.serviceRules;
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
            deployment_type: readDeploymentType(input),
            build_on_push,
            install_command: field.text('install_command'),
            build_command: field.text('build_command')
        }),
        source_revision_config: (0,inputs_fields/* given */.gI)({
            repo_ref,
            graph_config_path: (0,inputs_paths/* readGraphPath */.y8)(input)
        }),
        secret_references: undefined
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
function readDeploymentType(input) {
    const { deploymentTypes } = input.dialect.serviceRules;
    return deploymentTypes === undefined
        ? input.field.choice('deployment_type', deployment/* DEPLOYMENT_TYPES */._o)
        : readOpenWord(input, 'deployment_type', deploymentTypes);
}
function readExternalContainer(input, common) {
    const { field } = input;
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
        secret_references: readReferences(input)
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
function readReferences(input) {
    const { secret_references: parsed, secrets, env_vars, problems } = input;
    if (parsed === undefined)
        return undefined;
    if ('problems' in parsed) {
        for (const problem of parsed.problems)
            problems.add('secret_references', problem);
        return undefined;
    }
    const others = [...(secrets?.secrets ?? []), ...(env_vars?.secrets ?? [])];
    const set = new Set(others.map(({ name }) => name));
    const both = parsed.references.filter(({ name }) => set.has(name)).map(({ name }) => (0,inputs_fields/* quote */.hD)(name));
    if (both.length > 0)
        problems.add('secret_references', `set names that \`secrets\` or \`env_vars\` sets, too: ${both.join(', ')}. Keep each in one of them.`);
    return parsed.references;
}
function readResourceSpec(input) {
    const { resource_spec, dialect, problems, warnings } = input;
    const read = resource_spec?.(dialect);
    if (read === undefined)
        return undefined;
    if ('problems' in read) {
        for (const problem of read.problems)
            problems.addAt(problem);
        return undefined;
    }
    const { spec, unknown } = read;
    if (unknown.length > 0)
        warnings.push(`\`resource_spec\` has fields that this action does not know: ${(0,inputs_fields/* quote */.hD)(unknown.join(', '), 300)}. They are sent as they are.`);
    return spec;
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

/***/ 58485:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ fieldReader),
/* harmony export */   Hn: () => (/* binding */ isTrue),
/* harmony export */   Iw: () => (/* binding */ notAChoice),
/* harmony export */   Sm: () => (/* binding */ GUID),
/* harmony export */   Wu: () => (/* binding */ isFalse),
/* harmony export */   XM: () => (/* binding */ invisibleProblem),
/* harmony export */   YV: () => (/* binding */ durationProblem),
/* harmony export */   gI: () => (/* binding */ given),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   sL: () => (/* binding */ notAGuid)
/* harmony export */ });
/* harmony import */ var _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15459);
/* harmony import */ var _text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(48137);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14185);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97583);
/* harmony import */ var _web_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(56897);






const DAY_MS = 86_400_000;
const EXACT = new Set(['name', 'image_uri', 'repo_ref']);
const GUID = /^[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}$/;
function fieldReader(raw, problems) {
    const kind = (check, convert, { isFree = false, isSecret = false } = {}) => (input) => {
        const text = raw[input];
        if (text === undefined)
            return undefined;
        const judge = (value) => (isFree ? undefined : invisibleProblem(value)) ?? check(value, input);
        const problem = judge(text);
        if (problem === undefined)
            return convert(text);
        problems.add(input, (isSecret ? undefined : quotesProblem(text, judge)) ?? problem);
        return undefined;
    };
    return {
        text: (input, check = () => undefined) => kind((text) => (/\p{Cc}/u.test(text) ? NO_LINE : check(text, input)), asWritten, {
            isFree: !EXACT.has(input)
        })(input),
        choice: (input, choices) => kind((text) => (choices.includes(text) ? undefined : notAChoice(text, choices)), (text) => text)(input),
        boolean: kind((text) => (isTrue(text) || isFalse(text) ? undefined : notABoolean(text)), isTrue),
        guid: kind((text) => (GUID.test(text) ? undefined : guidProblem(text)), asWritten),
        duration: kind(durationProblem, _text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9),
        credential: kind(credentialProblem, asWritten, { isSecret: true }),
        safeUrl: kind(_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .unsafeReason */ .Bf, _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlash */ .ae),
        webUrl: kind((text) => ((0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .webAddress */ .D)(text) === undefined || /[?#]/.test(text) ? NO_WEB_URL : undefined), asWritten),
        repositoryUrl: kind(repositoryProblem, asWritten)
    };
}
const asWritten = (text) => text;
const NO_LINE = 'contains a line break or another control character. Use one line of text.';
const NO_HEADER = 'contains a line break or a character that an HTTP header cannot carry. Pass the key alone, on one line.';
const NO_WEB_URL = 'is not a web address. Use the form https://host/path, without user, password, query or fragment.';
const NO_REPOSITORY = 'is not the URL of a repository. Use the form https://host/owner/name, without user or password.';
function given(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
const quote = (text, length = 60) => `"${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(text, length)}"`;
const notABoolean = (text) => `must be true or false; got ${quote(text)}.`;
const notAGuid = (text) => `${quote(text)} is not a UUID. Use the form xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx.`;
function guidProblem(text) {
    const meant = (0,_web_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .isAddress */ .P)(text) ? text.match(IDS)?.at(-1) : undefined;
    if (meant === undefined)
        return notAGuid(text);
    return `${quote(text, 120)} is the address of a page. Write the ID alone: ${meant}.`;
}
const IDS = /(?<!\/o\/|[0-9A-Fa-f-])[0-9A-Fa-f]{8}(?:-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}(?![0-9A-Fa-f-])/g;
const QUOTED = /^(["'`])(.*)\1$/s;
function quotesProblem(text, judge) {
    const [, , inner = ''] = QUOTED.exec(text) ?? [];
    const isMeant = inner !== '' && judge(inner) === undefined;
    return isMeant
        ? `${quote(text, 120)} has quotes around it. Write ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(inner, 120)}.`
        : undefined;
}
const REFERENCE = /^\$(?:[A-Za-z_]\w*|\{[^{}]*\}|\{\{.*\}\})$/s;
function credentialProblem(text, input) {
    if (QUOTED.test(text))
        return 'has quotes around it. Remove them.';
    if (REFERENCE.test(text))
        return 'is a reference that was not replaced by its value. In a workflow, write ${{ secrets.NAME }}; elsewhere, check that the variable is set.';
    if (input === 'tenant_id' && (0,_web_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .isAddress */ .P)(text))
        return 'is the address of a page. Write the ID alone, which stands there behind /o/.';
    return /^[\x21-\x7e]+(?: [\x21-\x7e]+)*$/.test(text) ? undefined : NO_HEADER;
}
function notAChoice(text, choices) {
    const word = text.toLowerCase();
    const meant = (0,_text_did_you_mean_js__WEBPACK_IMPORTED_MODULE_5__/* .nearest */ .pA)(word, choices) ?? choices.find((choice) => word.startsWith(choice));
    const problem = `must be one of ${choices.join(', ')}${text === '' ? '' : `; got ${quote(text)}`}.`;
    return meant === undefined ? problem : `${problem} Did you mean ${meant}?`;
}
function durationProblem(text, input) {
    const isAge = input === 'max_age';
    const ms = (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .parseDuration */ .E9)(text);
    if (ms !== undefined && ms > 0 && ms <= (isAge ? 3650 : 1) * DAY_MS)
        return undefined;
    const wrong = ms === undefined ? 'is not a duration' : ms > 0 ? 'is too long' : 'must be more than 0';
    const form = isAge ? '14d or 36h, at most ten years' : '90s, 30m or 1h30m, at most 24h';
    return `${quote(text)} ${wrong}. Use a form like ${input === 'poll_interval' ? 'auto, ' : ''}${form}.`;
}
const isTrue = (value) => typeof value === 'string' && /^(?:true|True|TRUE)$/.test(value);
const isFalse = (value) => typeof value === 'string' && /^(?:false|False|FALSE)$/.test(value);
function repositoryProblem(text) {
    if (!isRepositoryUrl(text))
        return NO_REPOSITORY;
    const page = (0,_web_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .readRepositoryPage */ .e)(text);
    if (page === undefined)
        return undefined;
    return `${quote(text, 120)} is the address of a page in a repository. Write ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(page.repository_url, 120)}.`;
}
function isRepositoryUrl(text) {
    if (/^[\w.-]+@[\w.-]+:[^\s:][^\s]*$/.test(text))
        return true;
    const url = (0,_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .Dl)(text);
    if (url === undefined || url.pathname.length < 2 || url.password !== '')
        return false;
    return /^https?:$/.test(url.protocol) ? url.username === '' : /^(?:ssh|git):$/.test(url.protocol);
}
const INVISIBLE = /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}\u00a0\u2000-\u200a\u202f]|(?<![^\p{ASCII}])[\u200c\u200d]|[\u200c\u200d](?![^\p{ASCII}])/u;
function invisibleProblem(text) {
    const found = INVISIBLE.exec(text);
    if (found === null)
        return undefined;
    const code = (text.codePointAt(found.index) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    return `contains the invisible character U+${code} at position ${found.index + 1}. Delete it, or retype that part.`;
}


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
    const { resource_spec, smoke_input, secrets, env_vars, secret_references } = raw;
    const hasMap = (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapText */ .Kt)(secrets ?? '') || (0,_secrets_parse_secrets_js__WEBPACK_IMPORTED_MODULE_3__/* .isMapText */ .Kt)(env_vars ?? '');
    const structured = [resource_spec, smoke_input, secret_references];
    if (hasMap || structured.some((text) => text !== undefined)) {
        const { parseStructured } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(899)]).then(__webpack_require__.bind(__webpack_require__, 1899));
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
        problems.push(`contain no ${noun}. Remove the input to keep the deployed list, or set {} for an empty one.`);
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
/* harmony export */   KZ: () => (/* binding */ readTracingProject),
/* harmony export */   Py: () => (/* binding */ readInspection),
/* harmony export */   _E: () => (/* binding */ readTarget),
/* harmony export */   _F: () => (/* binding */ nameWarning),
/* harmony export */   bS: () => (/* binding */ readSweep),
/* harmony export */   eO: () => (/* binding */ longNameAdvice),
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
    const connection = (0,_connection_js__WEBPACK_IMPORTED_MODULE_3__/* .readConnection */ .dC)(reading);
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
function nameWarning({ dialect }, { name }) {
    const rule = dialect.serviceRules.names;
    if (rule === undefined || name === undefined || rule.pattern.test(name))
        return undefined;
    return `The service may refuse the name ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(name)}. A name of ${rule.form}, is accepted everywhere.`;
}
function longNameAdvice({ raw, dialect }, { name = '' }) {
    const { longestSelfHostedName = Number.POSITIVE_INFINITY } = dialect.serviceRules;
    if (name.length <= longestSelfHostedName || (0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .isLangSmithCloud */ .XR)(raw.base_url))
        return undefined;
    const rule = `On self-hosted LangSmith, a deployment whose name has more than ${longestSelfHostedName} serves but never becomes DEPLOYED`;
    return `The name ${(0,_fields_js__WEBPACK_IMPORTED_MODULE_5__/* .quote */ .hD)(name, 80)} has ${name.length} characters. ${rule}: use a shorter name.`;
}
function fittedName({ dialect, notes, context }, name) {
    const rule = dialect.serviceRules.names;
    const fitted = rule && (0,_contract_dialect_js__WEBPACK_IMPORTED_MODULE_1__/* .fitName */ .dl)(name, rule);
    if (rule === undefined || fitted === undefined || fitted === name)
        return name;
    const shown = `${(0,_repository_preview_name_js__WEBPACK_IMPORTED_MODULE_7__/* .previewPrefix */ .PK)(fitted, previewKind(context))}<number>`;
    const why = `because this service may accept only ${rule.form}`;
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
        tracing_project: readTracingProject(reading, { preview: true }),
        by_age,
        max_age_ms
    });
}
function readTracingProject({ field, dialect, problems }, { preview }) {
    const choice = field.choice('delete_tracing_project', ['auto', 'true', 'false']) ?? 'auto';
    const { deletesTracingProjects = false } = dialect.serviceRules;
    if (choice !== 'auto' && !deletesTracingProjects)
        problems.add('delete_tracing_project', `is ${choice}, but only LangSmith deletes tracing projects. Remove it, or set \`api_dialect\` to \`langsmith\`.`);
    return deletesTracingProjects && (choice === 'auto' ? preview : choice === 'true');
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

/***/ 56897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ isAddress),
/* harmony export */   e: () => (/* binding */ readRepositoryPage)
/* harmony export */ });
/* harmony import */ var _adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(15459);

const PAGE = /^(\/[^/]+\/.*?[^/])\/(?:-\/[^/]+|tree|blob|raw|blame|commits|pull(?=\/\d))(?:\/(.*))?$/s;
function readRepositoryPage(text) {
    const url = (0,_adapters_http_safe_url_js__WEBPACK_IMPORTED_MODULE_0__/* .parseUrl */ .Dl)(text);
    if (url === undefined || !/^https?:$/.test(url.protocol))
        return undefined;
    const [, repository, path = ''] = PAGE.exec(url.pathname) ?? [];
    return repository === undefined ? undefined : { repository_url: url.origin + repository, path };
}
const isAddress = (text) => /^[a-z][a-z+.-]*:\/\//i.test(text);


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
