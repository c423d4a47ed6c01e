export const id = 856;
export const ids = [856];
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

/***/ 17156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $p: () => (/* binding */ readRunContext),
/* harmony export */   d5: () => (/* binding */ ownRepository),
/* harmony export */   gl: () => (/* binding */ hasGitHub)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17227);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97583);



function hasGitHub({ is_on_github, api_url }, token) {
    return is_on_github !== false || (token !== undefined && api_url !== undefined);
}
const ownRepository = ({ server_url, repository }) => repository && (0,_repository_repository_url_js__WEBPACK_IMPORTED_MODULE_1__/* .repositoryKey */ .Kq)(`${server_url}/${repository}`);
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
const PLAIN_REF = /^[\w.-]+(?:\/[\w.-]+)*$/;
const NO_COMMIT = /^0+$/;
function readRunContext(env, payload) {
    const { action, before, deleted, pull_request, client_payload } = (payload ?? {});
    const given = (name) => env[name]?.trim() || undefined;
    const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '')
        ? env.GITHUB_REPOSITORY
        : undefined;
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailingSlashes */ .A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
    const [action_repository = '', action_ref = ''] = [
        given('GITHUB_ACTION_REPOSITORY'),
        given('GITHUB_ACTION_REF')
    ];
    const dispatched_ref = textOf(client_payload?.ref);
    const isPublished = REPOSITORY.test(action_repository) && PLAIN_REF.test(action_ref);
    const [sha, actor, run] = [given('GITHUB_SHA'), given('GITHUB_ACTOR'), given('GITHUB_RUN_ID')];
    return {
        event_name: given('GITHUB_EVENT_NAME') ?? '',
        event_action: typeof action === 'string' ? action : undefined,
        server_url,
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutTrailingSlashes */ .A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: readPullRequest(pull_request, repository),
        ...(typeof before === 'string' &&
            (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullCommit */ .f5)(before) &&
            !NO_COMMIT.test(before) && { sha_before: before }),
        ...(deleted === true && { is_ref_deleted: true }),
        ...(dispatched_ref !== undefined && { dispatched_ref }),
        ...(actor !== undefined && { actor }),
        ...(isPublished && { action_url: `${server_url}/${action_repository}/blob/${action_ref}` }),
        run_url: repository !== undefined && run !== undefined
            ? `${server_url}/${repository}/actions/runs/${run}`
            : undefined
    };
}
const textOf = (value) => (typeof value === 'string' && value.trim()) || undefined;
function readPullRequest(pull, here) {
    const { number, head } = pull ?? {};
    const { ref: head_ref, sha: head_sha, repo } = head ?? {};
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
        return undefined;
    if (typeof head_ref !== 'string' || typeof head_sha !== 'string')
        return undefined;
    const name = repo?.full_name;
    const head_repository = typeof name === 'string' && REPOSITORY.test(name) ? name : undefined;
    if (repo != null && head_repository === undefined)
        return undefined;
    const is_fork = head_repository?.toLowerCase() !== here?.toLowerCase();
    return { number, head_ref, head_sha, head_repository, is_fork };
}


/***/ }),

/***/ 74805:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createRunner),
/* harmony export */   l: () => (/* binding */ createStepToolkit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90143);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52100);
/* harmony import */ var _masking_redactor_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84921);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60745);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70747);






function createRunner(redactor) {
    let toldError = false;
    const clean = (text) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeCommands */ .g9)(redactor.redact(text));
    return {
        input: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4(name),
        mask: (value, options) => {
            for (const piece of redactor.add(value, options))
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq(piece);
        },
        info: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(clean(text)),
        debug: (text) => {
            if (_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .isDebug */ ._o())
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .debug */ .Yz(clean(text));
        },
        notice: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm(clean(text)),
        warning: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(clean(text)),
        error: (text) => {
            toldError = true;
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(clean(text));
        },
        annotate: ({ file, line, column }, text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(clean(text), {
            file: clean(file),
            startLine: line,
            startColumn: column,
            title: 'Invalid manifest'
        }),
        hasToldError: () => toldError,
        group: (title, text) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh(clean(title));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(clean(text));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
        },
        output: (name, value) => (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .appendWhole */ .gZ)((0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .fileOf */ .W7)('GITHUB_OUTPUT'), () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__/* .redactOutput */ .n)(name, value, redactor))),
        summary: async (markdown) => {
            const path = (0,_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .fileOf */ .W7)('GITHUB_STEP_SUMMARY');
            if (path === undefined)
                return;
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, `${markdown}\n`);
            }
            catch (error) {
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(clean(`The job summary could not be written: ${String(error)}`));
            }
        }
    };
}
function createStepToolkit() {
    return {
        ...createRunner((0,_masking_redactor_js__WEBPACK_IMPORTED_MODULE_5__/* .createRedactor */ .l)()),
        output: (name, value) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value),
        saveState: (name, value) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, value),
        state: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu(name),
        fail: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeCommands */ .g9)(text))
    };
}


/***/ }),

/***/ 70747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   U3: () => (/* binding */ readCheckoutPlace),
/* harmony export */   W7: () => (/* binding */ fileOf),
/* harmony export */   gZ: () => (/* binding */ appendWhole),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   q: () => (/* binding */ addProxySchemes),
/* harmony export */   xs: () => (/* binding */ enforceTlsVerification)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17156);


function readEnvironment() {
    return (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunContext */ .$p)(process.env, readEvent());
}
function readEvent() {
    const path = process.env.GITHUB_EVENT_PATH;
    try {
        return path ? JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8')) : undefined;
    }
    catch {
        return undefined;
    }
}
const FOR_GIT = [
    'PATH',
    'HOME',
    'XDG_CONFIG_HOME',
    'USERPROFILE',
    'SystemRoot',
    'SYSTEMROOT',
    'TEMP',
    'TMP'
];
function readCheckoutPlace(workspace = process.env.GITHUB_WORKSPACE) {
    const known = FOR_GIT.map((name) => [name, process.env[name]]);
    const variables = known.filter((entry) => entry[1] !== undefined);
    return { workspace: workspace || undefined, variables: Object.fromEntries(variables) };
}
const UNVERIFIED = 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set. Certificates are verified anyway. For your own authority, set NODE_EXTRA_CA_CERTS.';
function enforceTlsVerification() {
    const wasOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0';
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    return wasOff ? [UNVERIFIED] : [];
}
const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'];
function addProxySchemes() {
    for (const name of PROXY_VARIABLES) {
        const proxy = process.env[name]?.trim();
        if (proxy && !proxy.includes('://'))
            process.env[name] = `http://${proxy}`;
    }
}
function givenInputs() {
    const isSet = (name) => (process.env[name]?.trim() ?? '') !== '';
    return Object.keys(process.env)
        .filter((name) => name.startsWith('INPUT_') && isSet(name))
        .filter((name) => name === name.toUpperCase() || !isSet(name.toUpperCase()))
        .map((name) => name.slice('INPUT_'.length));
}
function fileOf(variable) {
    return process.env[variable] || undefined;
}
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

/***/ 95210:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _run_action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89568);
/* harmony import */ var _run_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71441);


await (0,_run_process_js__WEBPACK_IMPORTED_MODULE_1__.runAsProcess)((0,_run_action_js__WEBPACK_IMPORTED_MODULE_0__/* .createAction */ .V)());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 79999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ HEADER_INPUTS),
/* harmony export */   Ir: () => (/* binding */ isDeploymentOnly),
/* harmony export */   Jw: () => (/* binding */ isStepInput),
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   NK: () => (/* binding */ isBehaviorInput),
/* harmony export */   Pv: () => (/* binding */ BEHAVIOR_INPUTS),
/* harmony export */   S0: () => (/* binding */ inputsThatHold),
/* harmony export */   Vt: () => (/* binding */ DEPLOYMENT_KEYS),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
const COMMANDS = ['deploy', 'plan', 'rollback', 'delete', 'sweep'];
const TO_DEPLOY = ['deploy', 'plan', 'delete', 'sweep'];
const INPUTS = {
    command: { scope: 'step' },
    revision: { scope: 'step', commands: ['rollback'] },
    base_url: { scope: 'step', holds: 'url' },
    api_key: { scope: 'step', holds: 'credential', header: { name: 'x-api-key', noun: 'key' } },
    tenant_id: { scope: 'step', header: { name: 'x-tenant-id', noun: 'tenant ID' } },
    bearer_token: {
        scope: 'step',
        holds: 'credential',
        header: { name: 'authorization', prefix: 'Bearer ', noun: 'token' }
    },
    api_dialect: { scope: 'step' },
    name: { scope: 'deployment', holds: 'fact' },
    deployment_id: { scope: 'deployment', holds: 'fact' },
    source: { scope: 'deployment', commands: TO_DEPLOY },
    preview: { scope: 'step' },
    deployment_tier: { scope: 'deployment', commands: TO_DEPLOY },
    graph_config_path: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    repo_url: { scope: 'deployment', holds: 'url' },
    repo_ref: { scope: 'both', commands: TO_DEPLOY, holds: 'fact' },
    integration_id: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    deployment_type: { scope: 'deployment', commands: TO_DEPLOY },
    build_on_push: { scope: 'deployment', commands: TO_DEPLOY },
    install_command: { scope: 'deployment', commands: TO_DEPLOY, holds: 'shell' },
    build_command: { scope: 'deployment', commands: TO_DEPLOY, holds: 'shell' },
    paths: { scope: 'deployment', commands: TO_DEPLOY },
    image_uri: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    custom_url: { scope: 'deployment', commands: TO_DEPLOY, holds: 'url' },
    listener_id: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    cluster_namespace: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    resource_spec: { scope: 'deployment', commands: TO_DEPLOY },
    secrets: { scope: 'deployment', commands: TO_DEPLOY },
    env_vars: { scope: 'deployment', commands: TO_DEPLOY },
    secrets_update_strategy: { scope: 'deployment', commands: TO_DEPLOY },
    allow_empty_secrets: { scope: 'both' },
    secret_references: { scope: 'deployment', commands: TO_DEPLOY },
    new_revision: { scope: 'both', commands: TO_DEPLOY },
    wait: { scope: 'both' },
    timeout: { scope: 'both' },
    poll_interval: { scope: 'both' },
    verify_serving: { scope: 'both' },
    build_logs: { scope: 'both' },
    rollback: { scope: 'both', commands: TO_DEPLOY },
    smoke_assistant: { scope: 'deployment', holds: 'fact' },
    smoke_input: { scope: 'deployment' },
    smoke_stream_mode: { scope: 'deployment' },
    smoke_expect: { scope: 'deployment' },
    smoke_timeout: { scope: 'both' },
    agent_api_key: { scope: 'step', holds: 'credential' },
    github_token: { scope: 'step', holds: 'credential' },
    environment: { scope: 'step', holds: 'fact' },
    comment: { scope: 'step' },
    manifest: { scope: 'step' },
    select: { scope: 'step' },
    variables: { scope: 'step' },
    delete_tracing_project: { scope: 'step', commands: ['deploy', 'plan', 'delete', 'sweep'] },
    max_age: { scope: 'step', commands: ['sweep'] },
    dry_run: { scope: 'step', commands: ['sweep', 'rollback'] }
};
const ROWS = Object.entries(INPUTS);
const namesOf = (isMeant) => ROWS.filter(([, row]) => isMeant(row)).map(([name]) => name);
const inputsThatHold = (holds) => namesOf((row) => row.holds === holds);
const DEPLOYMENT_KEYS = namesOf(({ scope }) => scope !== 'step');
const BEHAVIOR_INPUTS = namesOf(({ scope }) => scope === 'both');
const HEADER_INPUTS = [
    ...namesOf(({ header, holds }) => header !== undefined && holds === 'credential'),
    ...namesOf(({ header, holds }) => header !== undefined && holds !== 'credential')
];
const scopeOf = (name) => ROWS.find(([input]) => input === name)?.[1].scope;
const isStepInput = (name) => scopeOf(name) === 'step';
const isBehaviorInput = (name) => scopeOf(name) === 'both';
const isDeploymentOnly = (name) => scopeOf(name) === 'deployment' && name !== 'secrets';
function commandsOf(name) {
    const { commands } = INPUTS[name];
    return commands ?? COMMANDS;
}


/***/ }),

/***/ 17227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kq: () => (/* binding */ repositoryKey),
/* harmony export */   Sy: () => (/* binding */ repositoryOwner),
/* harmony export */   Yg: () => (/* binding */ parseRemoteAddress),
/* harmony export */   gs: () => (/* binding */ sshAliasOf)
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
    if (sshAliasOf(url) !== undefined)
        return undefined;
    if (scheme === 'https' || scheme === 'http')
        return { server_url: `${scheme}://${host}`, repository };
    const isGit = scheme === 'ssh' || scheme === 'git';
    return isGit ? { server_url: `https://${host.replace(/:\d+$/, '')}`, repository } : undefined;
}
function sshAliasOf(url) {
    const { scheme, host } = partsOf(url);
    const name = host.replace(/:\d+$/, '');
    const isAlias = scheme === 'ssh' && /^[^.:[]+$/.test(name) && name.toLowerCase() !== 'localhost';
    return isAlias ? name : undefined;
}
function partsOf(url) {
    const [, scheme = '', rest = url] = /^(?:git\+)?([a-z]+)(?:\+git)?:\/\/(.*)$/is.exec(url) ?? [];
    if (scheme === '') {
        const [, authority, path] = /^((?:[^@/\s]+@)[^:/\s]+|[^@:/\s]+(?!:\d+(?:\/|$))):(.+)$/.exec(url) ?? [];
        if (authority !== undefined && path !== undefined)
            return onWebServer({ scheme: 'ssh', host: hostOf(authority, 'ssh'), path });
    }
    const [, authority = '', path = ''] = /^([^/?#]*)(.*)$/s.exec(rest) ?? [];
    const host = hostOf(authority, scheme.toLowerCase());
    return onWebServer({ scheme: scheme.toLowerCase(), host, path });
}
const AZURE_SSH = /^(?:ssh\.dev\.azure\.com|vs-ssh\.visualstudio\.com)(?::22)?$/i;
const AZURE_PATH = /^\/?v3\/([^/]+)\/([^/]+)\/([^/]+?)\/?$/;
function onWebServer(address) {
    const [, organization, project, name] = AZURE_PATH.exec(address.path) ?? [];
    if (!AZURE_SSH.test(address.host) || name === undefined)
        return address;
    return { ...address, host: 'dev.azure.com', path: `${organization}/${project}/_git/${name}` };
}
function hostOf(authority, scheme) {
    const host = authority.slice(authority.lastIndexOf('@') + 1).replace(/^(?:www\.)+/i, '');
    const implied = DEFAULT_PORTS[scheme];
    const plain = implied !== undefined && host.endsWith(`:${implied}`)
        ? host.slice(0, -implied.length - 1)
        : host;
    return scheme === 'ssh' ? plain.replace(SSH_HOST, '$1') : plain;
}


/***/ }),

/***/ 89568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ createAction)
/* harmony export */ });
/* harmony import */ var _adapters_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74805);
/* harmony import */ var _adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70747);
/* harmony import */ var _masking_redactor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84921);
/* harmony import */ var _adapters_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91741);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40005);





function createAction() {
    const redactor = (0,_masking_redactor_js__WEBPACK_IMPORTED_MODULE_4__/* .createRedactor */ .l)();
    const runner = (0,_adapters_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_0__/* .createRunner */ .j)(redactor);
    return {
        runner,
        run: async (cancelled, clock) => {
            const parts = { runner, redactor, cancelled, clock };
            const { ports, close } = (0,_adapters_js__WEBPACK_IMPORTED_MODULE_2__/* .createAdapters */ .T)({ ...parts, place: (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readCheckoutPlace */ .U3)() });
            (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .addProxySchemes */ .q)();
            const [warnings, given, context] = [
                (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .enforceTlsVerification */ .xs)(),
                (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .givenInputs */ .PC)(),
                (0,_adapters_runner_environment_js__WEBPACK_IMPORTED_MODULE_1__/* .readEnvironment */ .Qo)()
            ];
            const succeeded = await (0,_run_js__WEBPACK_IMPORTED_MODULE_3__/* .run */ .e)({ ...ports, ...parts, warnings, given, context });
            close();
            return succeeded;
        }
    };
}


/***/ }),

/***/ 71441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runAsProcess: () => (/* binding */ runAsProcess)
/* harmony export */ });
/* harmony import */ var _adapters_runner_process_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40519);
/* harmony import */ var _report_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75851);
/* harmony import */ var _report_record_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92160);



async function runAsProcess({ runner, run, failureCode = () => 1 }) {
    let hasBug = false;
    const putCode = (code) => {
        try {
            runner.output('error_code', code);
        }
        catch {
            runner.debug('The output error_code could not be written.');
        }
    };
    await (0,_adapters_runner_process_js__WEBPACK_IMPORTED_MODULE_0__/* .runProcess */ .R3)({
        failureCode,
        work: async (cancelled) => {
            const succeeded = await run(cancelled, (0,_adapters_runner_process_js__WEBPACK_IMPORTED_MODULE_0__/* .createClock */ .ts)(cancelled));
            if (hasBug)
                putCode('internal');
            return succeeded;
        },
        reportBug: (error) => {
            hasBug = true;
            const failure = (0,_report_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .describeFailure */ .Ic)(error, _report_record_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_RECORD */ .sU);
            runner.error((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_RECORD */ .sU), failure);
            putCode('internal');
        },
        reportStopped: () => {
            if (runner.hasToldError())
                return;
            const what = 'Cancelled before the run had ended. ' +
                'Changes made so far stay; its records may be incomplete.';
            const failure = { kind: 'cancelled', code: 'cancelled', what, facts: [], fix: [] };
            runner.error((0,_report_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .failureText */ .kY)(failure, _report_record_js__WEBPACK_IMPORTED_MODULE_2__/* .EMPTY_RECORD */ .sU), failure);
            putCode('cancelled');
        }
    });
}


/***/ })

};
