export const id = 812;
export const ids = [812];
export const modules = {

/***/ 812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createControlPlane: () => (/* binding */ createControlPlane)
});

// EXTERNAL MODULE: ./lib/src/contract/answers.js + 1 modules
var answers = __webpack_require__(6263);
// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var contract_dialect = __webpack_require__(1415);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(5071);
// EXTERNAL MODULE: ./lib/src/requests/missing-api.js
var missing_api = __webpack_require__(2196);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(323);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(745);
// EXTERNAL MODULE: ./lib/src/adapters/http/sender.js + 1 modules
var http_sender = __webpack_require__(7231);
// EXTERNAL MODULE: ./lib/src/input-table.js
var input_table = __webpack_require__(9999);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(2857);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(4185);
// EXTERNAL MODULE: ./lib/src/adapters/http/answer.js + 1 modules
var answer = __webpack_require__(5460);
;// CONCATENATED MODULE: ./lib/src/adapters/control-plane/answers.js






const LISTS = {
    listDeployments: (0,answers/* rowsOf */.RO)(answers/* DeploymentRow */.I2),
    listRevisions: (0,answers/* rowsOf */.RO)(answers/* RevisionAnswer */.QQ),
    listIntegrations: (0,answers/* rowsOf */.RO)(answers/* LookupRow */.z3),
    listListeners: (0,answers/* rowsOf */.RO)(answers/* LookupRow */.z3)
};
const WRITES = {
    createDeployment: answers/* WriteAnswer */._r,
    patchDeployment: answers/* WriteAnswer */._r,
    deleteDeployment: schemas/* unknown */.L5J(),
    redeployRevision: schemas/* unknown */.L5J()
};
const ANSWERS = {
    readDeployment: answers/* DeploymentAnswer */.Yb,
    readRevision: answers/* RequestedRevision */.y1,
    readRevisionLog: answers/* LogPageAnswer */.c3,
    ...LISTS,
    ...WRITES
};
const REST_OF_LIST = (0,answers/* rowsOf */.RO)(answers/* DeploymentRow */.I2, true);
const isWrite = (operation) => operation in WRITES;
function readAnswer(operation, answered, { id, isRest }) {
    const { status, text, location } = answered.answer;
    const schema = isRest ? REST_OF_LIST : ANSWERS[operation];
    const isEmpty = status >= 200 && status <= 299 && text.trim() === '';
    if (isEmpty && status === 204 && operation in LISTS)
        return [];
    const read = (isEmpty && isWrite(operation) ? schema.parse(undefined) : parse(schema, answered));
    const { id: shown } = (read ?? {});
    if (operation === 'createDeployment' && shown === undefined)
        return { ...read, located_id: locatedId(location) };
    if (id === undefined || typeof shown !== 'string')
        return read;
    if ((0,answers/* idKey */.T4)(shown) === (0,answers/* idKey */.T4)(id))
        return read;
    throw (0,answer/* invalidResponse */.Ff)(answered, `id: ${shown} is not the id that was requested`);
}
function parse(schema, answered) {
    const parsed = schema.safeParse((0,contract_dialect/* translate */.Tl)((0,answer/* parseJson */.qF)(answered), answered.words, 'read'));
    if (parsed.success)
        return parsed.data;
    const issues = parsed.error.issues
        .slice(0, 5)
        .map((issue) => (0,sanitize/* sanitizeLine */.g$)(`${(0,format/* fieldPath */.cn)(issue.path) || 'the body'}: ${issue.message}`));
    throw (0,answer/* invalidResponse */.Ff)(answered, issues.join('; '));
}
function locatedId(location = '') {
    const [, id] = /^[^?#]*\/v2\/deployments\/([^/?#]+)\/?$/.exec(location) ?? [];
    return answers/* Identifier */.gw.safeParse(id).data;
}

// EXTERNAL MODULE: ./lib/src/adapters/control-plane/headers.js
var headers = __webpack_require__(9888);
;// CONCATENATED MODULE: ./lib/src/adapters/control-plane/advice.js




function controlPlaneAdvice(access, operation) {
    return {
        subject: 'The control plane',
        address: '`base_url`',
        explain: (refusal) => {
            const known = explainStatus(refusal, access, operation);
            const fix = refusal.status === 422 ? otherDialect(refusal.text, access) : undefined;
            return fix === undefined ? known : { ...known, fix };
        },
        redirected: isWrite(operation)
            ? 'The service may have applied the request: check the deployment there before you run again.'
            : undefined,
        unusable: NAMED_PATHS[operation]?.unusable
    };
}
function explainStatus({ status, said }, access, operation) {
    switch (status) {
        case 400:
        case 422:
            return { fix: operation === 'listDeployments' ? LIST_REFUSED : REFUSED[said] };
        case 401:
        case 403:
            return explainCredentials(status, access, operation);
        case 404:
            return explainNotFound(access, operation);
        case 429:
            return {
                fix: isWrite(operation) ? WRITE_LATER : 'Run again later, or set a longer `poll_interval`.'
            };
        default:
            return { fix: FIXES[status] };
    }
}
const WRITE_LATER = 'Run again later. If the service names a time, wait as long, or set `timeout` to more than that.';
const FIXES = {
    405: 'Check `base_url`. This address does not offer the request.',
    409: 'Another run or a person holds this name or changes this deployment. ' +
        'Set `concurrency` in the workflow so that one run at a time deploys, then run again.',
    413: 'Make `secrets` or `resource_spec` smaller.',
    501: 'This service does not offer the request. Do it in the service.'
};
const REFUSED = {
    fields: 'Correct the fields above, then run again.',
    text: 'Correct what the answer above names, then run again.',
    nothing: 'The control plane gives no reason. ' +
        'Compare the inputs with what it accepts, or ask its operator for the log.'
};
const LIST_REFUSED = 'This service refuses the search by name. If the deployment exists, set `deployment_id`. ' +
    'Otherwise create it once in the service, then set `deployment_id`.';
function explainCredentials(status, access, operation) {
    const { credentials = { api_key: 'unknown' }, base_url = '`base_url`', has_answered } = access;
    const sent = (0,headers/* headersOf */.Y)(credentials);
    const secret = `the value of ${sent.map(({ input }) => `\`${input}\``).join(' and ')}`;
    const noun = sent[0]?.header.noun ?? input_table/* INPUTS */.mc.api_key.header.noun;
    const headline = `The control plane refused the ${noun}`;
    if (status === 401)
        return {
            headline,
            fix: `Check that ${secret} is complete, not expired, and valid for ${base_url}.`
        };
    const tenant = credentials.tenant_id === undefined
        ? ' If the account has several workspaces, set `tenant_id`.'
        : '';
    if (isWrite(operation) && has_answered)
        return {
            headline: `The ${noun} can read deployments, but not make this change`,
            fix: `Set ${secret} to a ${noun} with permission to create, ` +
                `change and delete deployments.${tenant}`
        };
    const fix = `Check that ${secret} is valid for ${base_url}, ` +
        `and has permission for this request.${tenant}`;
    return { headline, fix };
}
const NAMED_PATHS = {
    createDeployment: {
        path: '/v2/deployments',
        missing: {
            fix: 'Correct what the answer above names, such as `integration_id` or `listener_id`. ' +
                'If it names nothing, check the path of `base_url`.'
        }
    },
    listIntegrations: {
        path: '/v1/integrations/…',
        missing: {
            headline: 'The control plane has no list of integrations',
            fix: 'For LangSmith, set `api_dialect` to `langsmith`. Otherwise, set `integration_id`.'
        },
        unusable: 'If it is, the service lists its integrations in an unknown form: set `integration_id`.'
    },
    listListeners: {
        path: '/v2/listeners',
        missing: { headline: 'The control plane has no list of listeners', fix: 'Set `listener_id`.' },
        unusable: 'If it is, the service lists its listeners in an unknown form: set `listener_id`.'
    }
};
const NO_LANGSMITH_INTEGRATIONS = 'If the service is not LangSmith, remove `api_dialect`. Otherwise, set `integration_id`.';
function explainNotFound(access, operation) {
    const { base_url, has_answered, speaks_langsmith } = access;
    const cloud = meantCloud(base_url);
    if (cloud !== undefined && !has_answered)
        return {
            ...missing_api/* NO_API */.Jk,
            fix: `Set \`base_url\` to ${cloud}, the control plane of LangSmith. ` +
                `${base_url} is another service.`
        };
    const named = NAMED_PATHS[operation];
    if (named === undefined)
        return {
            headline: 'The deployment or revision was not found',
            fix: 'Check `deployment_id` and the path of `base_url`, ' +
                'and that the credentials belong to the workspace of the deployment.'
        };
    if (has_answered && operation === 'listIntegrations' && speaks_langsmith)
        return { ...named.missing, fix: NO_LANGSMITH_INTEGRATIONS };
    if (has_answered)
        return named.missing;
    const requested = base_url === undefined ? '' : ` This run requested ${base_url}${named.path}.`;
    return { ...missing_api/* NO_API */.Jk, fix: missing_api/* NO_API */.Jk.fix + requested };
}
const LANGSMITH_VALUES = /['"](?:github|external_docker)['"]/;
const NEUTRAL_VALUES = /['"](?:git_host|external_container)['"]/;
const SET_DIALECT = 'This service uses the field names of LangSmith Deployment (github, external_docker). ' +
    'Set `api_dialect` to `langsmith`.';
const REMOVE_DIALECT = 'This service does not use the field names of LangSmith Deployment. ' +
    'Remove `api_dialect`, or set it to `neutral`.';
function otherDialect(text, { speaks_langsmith }) {
    if (speaks_langsmith)
        return NEUTRAL_VALUES.test(text) ? REMOVE_DIALECT : undefined;
    return LANGSMITH_VALUES.test(text) ? SET_DIALECT : undefined;
}
const OTHER_LANGSMITH_HOST = /^((?:[\w-]+\.)*?)(?:api\.)?smith\.langchain\.com$/;
function meantCloud(base_url) {
    const host = base_url === undefined ? '' : new URL(base_url).hostname;
    const [, region] = OTHER_LANGSMITH_HOST.exec(host) ?? [];
    return region === undefined ? undefined : `https://${region}api.host.langchain.com`;
}

;// CONCATENATED MODULE: ./lib/src/adapters/control-plane/client.js









const deploymentPath = (deploymentId) => `/v2/deployments/${encodeURIComponent(deploymentId)}`;
const revisionPath = (deploymentId, revisionId) => `${deploymentPath(deploymentId)}/revisions/${encodeURIComponent(revisionId)}`;
const READ_TIMEOUT_MS = 30_000;
const WRITE_TIMEOUT_MS = 60_000;
const MOST_UNREAD = 5;
const APPEARS_MS = 15_000;
function createControlPlane(parts) {
    const exchange = openExchange(parts);
    const ifOffered = (answer) => (0,retry/* orNull */.Xd)(answer, missing_api/* NO_SUCH_OPERATION */.Yi);
    const { words, serviceRules } = parts.dialect ?? contract_dialect/* NEUTRAL */.qm;
    const { filtersByName = false } = serviceRules;
    return {
        createDeployment: (body) => exchange('createDeployment', { method: 'POST', path: '/v2/deployments', body }),
        readDeployment: (id, options) => exchange('readDeployment', {
            method: 'GET',
            path: deploymentPath(id),
            id,
            timeoutMs: options?.timeoutMs
        }),
        patchDeployment: (id, body) => exchange('patchDeployment', { method: 'PATCH', path: deploymentPath(id), body }),
        deleteDeployment: async (id, options) => {
            const query = options?.tracing_project ? '?delete_tracing_project=true' : '';
            const path = `${deploymentPath(id)}${query}`;
            await exchange('deleteDeployment', { method: 'DELETE', path });
        },
        listDeployments: async ({ name_contains, name = '', limit, offset }) => {
            const query = new URLSearchParams({
                ...(name_contains !== '' && { name_contains }),
                ...(filtersByName && name !== '' && { name }),
                limit: String(limit),
                offset: String(offset)
            });
            const path = `/v2/deployments?${query.toString()}`;
            const request = { method: 'GET', path, isRest: offset > 0 };
            const page = await ifOffered(exchange('listDeployments', request));
            if (page !== null && query.has('name'))
                return Object.assign(page, { filtered_by_name: true });
            return page;
        },
        readRevision: async (deploymentId, id, options) => {
            const path = revisionPath(deploymentId, id);
            const revision = await exchange('readRevision', {
                method: 'GET',
                path,
                id,
                timeoutMs: options?.timeoutMs
            });
            return { ...revision, id: revision.id ?? id };
        },
        listRevisions: (deploymentId, options) => {
            const query = options?.offset === undefined ? '' : `?offset=${options.offset}`;
            const path = `${deploymentPath(deploymentId)}/revisions${query}`;
            return ifOffered(exchange('listRevisions', { method: 'GET', path, timeoutMs: options?.timeoutMs }));
        },
        redeployRevision: async (deploymentId, revisionId) => {
            const path = `${revisionPath(deploymentId, revisionId)}/redeploy`;
            const sent = await ifOffered(exchange('redeployRevision', { method: 'POST', path }).then(() => true));
            return sent ?? false;
        },
        readRevisionLog: readLogWith((request) => ifOffered(exchange('readRevisionLog', request))),
        listIntegrations: () => exchange('listIntegrations', {
            method: 'GET',
            path: `/v1/integrations/${words.git_host}/install`
        }),
        listListeners: () => exchange('listListeners', { method: 'GET', path: '/v2/listeners' })
    };
}
function readLogWith(read) {
    let isDocumented = false;
    return async (deploymentId, revisionId, { log, ...body }, options) => {
        const { timeoutMs } = options ?? {};
        const ids = {
            project: encodeURIComponent(deploymentId),
            revision: encodeURIComponent(revisionId)
        };
        const ofTools = `/v1/projects/${ids.project}/revisions/${ids.revision}/${log}_logs`;
        const page = isDocumented
            ? null
            : await read({ method: 'POST', path: ofTools, body, timeoutMs });
        if (page !== null)
            return page;
        const { order, limit, offset } = body;
        const query = new URLSearchParams({
            type: log,
            order,
            limit: String(limit),
            ...(offset !== undefined && { offset: String(offset) })
        });
        const path = `${revisionPath(deploymentId, revisionId)}/logs?${query.toString()}`;
        const documented = await read({ method: 'GET', path, timeoutMs });
        isDocumented ||= documented !== null;
        return documented;
    };
}
function openExchange(parts) {
    const { sender, clock, redact, dialect = contract_dialect/* NEUTRAL */.qm, debug, access = {} } = parts;
    const named = clock && rememberNamed(clock);
    const { words } = dialect;
    const speaks_langsmith = dialect === contract_dialect/* LANGSMITH */.uk;
    const permitted = new Set();
    let has_answered = false;
    return async (operation, { body, id, isRest, ...request }) => {
        const timeoutMs = request.timeoutMs ?? (request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS);
        const [path = ''] = request.path.split('?', 1);
        if (operation === 'deleteDeployment')
            named?.forget(path);
        const wasFresh = named?.isFresh(path);
        const sent = (0,contract_dialect/* translate */.Tl)(body, words, 'write');
        const answer = await sender.send({
            ...request,
            ...(sent !== undefined && { body: sent }),
            timeoutMs
        });
        if (answer.status >= 200 && answer.status <= 299)
            permitted.add(operation);
        const advice = controlPlaneAdvice({ ...access, has_answered, speaks_langsmith }, operation);
        const answered = { request: (0,http_sender/* nameRequest */.R)(request), answer, redact, words, advice };
        try {
            const read = readAnswer(operation, answered, { id, isRest });
            has_answered = true;
            named?.add(read);
            const { unread = [] } = Array.isArray(read) ? read : {};
            for (const problem of unread.slice(0, MOST_UNREAD))
                debug?.(`${answered.request}: row left out: ${(0,sanitize/* sanitizeLine */.g$)(problem)}`);
            return read;
        }
        catch (error) {
            if ((0,errors/* isNotFound */.c4)(error) && wasFresh)
                throw error.with({ retryable: true });
            if (!(error instanceof errors/* StatusError */.Xs))
                throw error;
            const hasWorked = error.status === 401 ? permitted.size > 0 : error.status === 403 && permitted.has(operation);
            throw hasWorked ? expired(error) : error;
        }
    };
}
function expired({ facts, request, status, cause }) {
    const what = `The control plane no longer accepts the credentials (${status}). ` +
        'They probably expired or were revoked.';
    return new errors/* CredentialsExpiredError */.s5({
        what,
        facts,
        fix: ['Run again with a fresh credential. The run reads first and continues from what exists.'],
        request,
        status,
        mayHaveBeenApplied: false,
        retryable: false,
        cause
    });
}
function rememberNamed({ now }) {
    const namedAt = new Map();
    const idsOf = (path) => path.split('/').map((segment) => (0,answers/* idKey */.T4)(decodeURIComponent(segment)));
    return {
        add: (read) => {
            for (const row of (Array.isArray(read) ? read : [read])) {
                const ids = answers/* ID_FIELDS */.CW.map((field) => row?.[field]);
                for (const id of ids)
                    if (typeof id === 'string' && !namedAt.has(id))
                        namedAt.set(id, now());
            }
        },
        forget: (path) => {
            for (const id of idsOf(path))
                namedAt.set(id, Number.NEGATIVE_INFINITY);
        },
        isFresh: (path) => idsOf(path).some((id) => now() - (namedAt.get(id) ?? Number.NEGATIVE_INFINITY) < APPEARS_MS)
    };
}


/***/ })

};
