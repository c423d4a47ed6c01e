"use strict";
exports.id = 516;
exports.ids = [516];
exports.modules = {

/***/ 3516:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  createGitHub: function() { return /* binding */ createGitHub; }
});

// EXTERNAL MODULE: ./src/stand-ins/crypto.cjs
var stand_ins_crypto = __webpack_require__(4611);
;// CONCATENATED MODULE: ./src/github/commits.js
const MOST_FILES = 300;
function commitsOf(resource) {
    return {
        listChangedFiles: (comparison) => listChangedFiles(resource, comparison),
        containsCommit: async ({ from, to }) => {
            const { parted, base } = await compare(resource, from, to);
            return parted === base;
        }
    };
}
async function listChangedFiles(resource, { from, to }) {
    const unknown = (why) => ({ from, to, unknown: `GitHub ${why}` });
    const ahead = await compare(resource, from, to);
    const { parted } = ahead;
    const sides = [ahead];
    if (parted !== from)
        sides.push(await compare(resource, to, from));
    const agree = sides.every((side) => side.parted === parted);
    if (!agree || ahead.base !== from || (sides[1]?.base ?? to) !== to) {
        return unknown('compared other commits than requested');
    }
    if (sides.some(({ files }) => files === undefined))
        return unknown('returned no files');
    if (sides.some(({ named }) => named >= MOST_FILES)) {
        return unknown(`returns at most ${MOST_FILES} changed files, and reached that limit`);
    }
    return { from, to, files: sides.flatMap(({ files }) => files ?? []) };
}
async function compare({ octokit, exchange, here }, base, head) {
    return exchange('contents: read', async () => {
        const query = { ...here, basehead: `${base}...${head}`, per_page: 1 };
        const { data } = await octokit.rest.repos.compareCommitsWithBasehead(query);
        const { merge_base_commit, base_commit, files } = data;
        return {
            parted: merge_base_commit.sha,
            base: base_commit.sha,
            named: files?.length ?? 0,
            files: files?.flatMap(namesOf)
        };
    });
}
function namesOf({ filename, previous_filename, patch }) {
    const names = previous_filename === undefined ? [filename] : [filename, previous_filename];
    return names.map((path) => ({ path, may_be_link: mayBeLink(patch) }));
}
function mayBeLink(patch) {
    return patch === undefined || /^@@ -1(?:,1)? |^@@ -\S+ \+1(?:,1)? @@/.test(patch);
}

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(8381);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 19 modules
var utils = __webpack_require__(4463);
// EXTERNAL MODULE: ../node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var dist_bundle = __webpack_require__(398);
// EXTERNAL MODULE: ../node_modules/bottleneck/light.js
var light = __webpack_require__(4133);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __webpack_require__(2303);
;// CONCATENATED MODULE: ./src/github/origin.js


const MOST_REDIRECTS = 3;
function onlyTo(origin, send) {
    const refusal = (message) => Object.assign(new errors/* GitHubError */.y_(message), { name: 'AbortError' });
    const onlyHere = `The token is only sent to ${origin}`;
    return async (input, init) => {
        const method = init?.method ?? 'GET';
        let url = new URL(input instanceof Request ? input.url : input);
        if (url.origin !== origin)
            throw refusal(`GitHub named a next page at ${shown(url.origin)}. ${onlyHere}`);
        for (let left = MOST_REDIRECTS;; left--) {
            const answer = await send(url.href, { ...init, redirect: 'manual' });
            const location = answer.headers.get('location');
            if (answer.status < 300 || answer.status > 399 || location === null)
                return answer;
            await answer.body?.cancel();
            const redirected = `GitHub redirected a ${method} request (${answer.status})`;
            if (!URL.canParse(location, url.href))
                throw refusal(`${redirected} to ${shown(location)}, which is not a URL`);
            url = new URL(location, url);
            if (url.origin !== origin)
                throw refusal(`${redirected} to ${shown(url.origin)}. ${onlyHere}`);
            const keepsMethod = answer.status > 306 || method === 'GET';
            if (!keepsMethod)
                throw refusal(`${redirected}. Only reads follow such a redirect`);
            if (left === 0)
                throw refusal(`${redirected} more than ${MOST_REDIRECTS} times, last to ${shown(url.href)}`);
        }
    };
}
const shown = (address) => (0,sanitize/* sanitizeLine */.g$)(address, 80);

;// CONCATENATED MODULE: ./src/github/refusal.js


const NO_ANSWER = 'GitHub did not answer in time';
function errorOf(cause, permission) {
    if (cause instanceof errors/* GitHubError */.y_)
        return cause;
    const { status, headers } = answerOf(cause);
    const text = (0,sanitize/* sanitizeLine */.g$)((0,errors/* messageOf */.bD)(cause), 200);
    if (cause instanceof Error && cause.name === 'AbortError')
        return new errors/* GitHubError */.y_(NO_ANSWER, { cause });
    if (isMisread(cause))
        return new errors/* GitHubError */.y_('Unexpected response from GitHub', { cause });
    if (status === undefined)
        return new errors/* GitHubError */.y_(`GitHub cannot be reached: ${text}`, { cause });
    const limited = status === 429 || headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers;
    if (limited) {
        const message = `GitHub limits the number of requests of this token (${status})`;
        return new errors/* GitHubError */.y_(message, { status, retry_after_ms: retryAfter(headers), cause });
    }
    if (status === 401)
        return new errors/* GitHubError */.y_('GitHub refused the token in github_token (401)', { status, cause });
    const message = `GitHub answered ${status}: ${text}`;
    if (status === 403 || status === 404)
        return new errors/* GitHubRefusal */.ke(message, { status, permission, cause });
    return new errors/* GitHubError */.y_(message, { status, cause });
}
function retryAfter(headers) {
    const seconds = Number(headers['retry-after']);
    return seconds > 0 ? seconds * 1000 : 60_000;
}
function isMisread(error) {
    return error instanceof TypeError && error.cause === undefined;
}
function answerOf(error) {
    const { status, response } = error;
    return response === undefined ? { status: undefined, headers: {} } : { status, headers: response.headers };
}

// EXTERNAL MODULE: ./src/github/retries.js
var retries = __webpack_require__(96);
;// CONCATENATED MODULE: ./src/github/connection.js







const REQUEST_TIMEOUT_MS = 10_000;
const SHARE_OF_LIMIT = 0.25;
const WRITES_APART_S = 1;
const NOTIFICATIONS_APART_S = 3;
const ONCE = { retries: 0, waits_for_limits: false };
function connect({ token, apiUrl, budget, clock, signal, limit }, line) {
    const waits = (retryAfterSeconds, { request }) => {
        const waitMs = retryAfterSeconds * 1000;
        if (request?.['waits_for_limits'] === false || waitMs > Math.min(budget.leftMs, limit.remainingMs()))
            return false;
        budget.leftMs -= waitMs;
        return true;
    };
    const throughProxy = utils/* defaults */.NT.request?.fetch ?? fetch;
    const retryAfterBaseValue = clock.secondMs ?? 1_000;
    const apart = (seconds) => new light.Group({ maxConcurrent: 1, minTime: seconds * retryAfterBaseValue });
    const options = {
        baseUrl: apiUrl,
        request: { fetch: fetchWithin(onlyTo(new URL(apiUrl).origin, throughProxy), signal, limit) },
        userAgent: 'deploy-agent-server',
        log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
        throttle: {
            id: line,
            onRateLimit: waits,
            onSecondaryRateLimit: waits,
            retryAfterBaseValue,
            write: apart(WRITES_APART_S),
            notifications: apart(NOTIFICATIONS_APART_S)
        }
    };
    return (0,github/* getOctokit */.Q)(token, options, dist_bundle/* throttling */.A, (0,retries/* retrying */.R)(budget, retryAfterBaseValue));
}
const nothing = () => { };
const requestTime = (limit) => Math.min(REQUEST_TIMEOUT_MS, Math.max(limit.remainingMs() * SHARE_OF_LIMIT, limit.graceMs));
function fetchWithin(send, signal, limit) {
    return async (url, init) => {
        if (signal.aborted)
            throw Object.assign(new Error(NO_ANSWER), { name: 'AbortError' });
        const end = new AbortController();
        const stop = () => end.abort();
        setTimeout(stop, requestTime(limit)).unref();
        signal.addEventListener('abort', stop, { once: true });
        try {
            return await send(url, { ...init, signal: end.signal });
        }
        catch (error) {
            if (!end.signal.aborted)
                throw error;
            throw Object.assign(new Error(NO_ANSWER, { cause: error }), { name: 'AbortError' });
        }
        finally {
            signal.removeEventListener('abort', stop);
        }
    };
}

;// CONCATENATED MODULE: ./src/github/exchange.js


async function* rowsOf(exchange, { permission, pages }, read) {
    const reader = pages[Symbol.asyncIterator]();
    for (;;) {
        const rows = await exchange(permission, async () => {
            const page = await reader.next();
            return page.done ? undefined : page.value.data.map(read);
        });
        if (rows === undefined)
            return;
        yield* rows;
    }
}
const HEALTHY_MS = 4_000;
function exchangeWith({ signal, budget, clock, limit }) {
    return async (permission, send) => {
        if (signal.aborted)
            throw new errors/* CancelledError */.cc();
        if (budget.leftMs <= 0)
            throw new errors/* GitHubError */.y_('Stopped updating GitHub after 60 s of slow or failed requests');
        const { leftMs } = budget;
        const startedAt = clock.now();
        const charge = (freeMs) => {
            const chargedMs = leftMs - budget.leftMs;
            budget.leftMs -= Math.max(0, clock.now() - startedAt - freeMs - chargedMs);
        };
        try {
            const answer = await within(Math.min(leftMs, Math.max(limit.remainingMs(), limit.graceMs)), signal, send());
            charge(HEALTHY_MS);
            return answer;
        }
        catch (error) {
            charge(0);
            if (signal.aborted)
                throw new errors/* CancelledError */.cc('cancelled', { cause: error });
            const failure = errorOf(error, permission);
            if (limit.remainingMs() <= 0 && failure.status === undefined)
                budget.leftMs = 0;
            throw failure;
        }
    };
}
function within(ms, signal, work) {
    return new Promise((resolve, reject) => {
        const stop = () => reject(new errors/* GitHubError */.y_(NO_ANSWER));
        const timer = setTimeout(stop, ms);
        signal.addEventListener('abort', stop, { once: true });
        void work.then(resolve, reject).finally(() => {
            clearTimeout(timer);
            signal.removeEventListener('abort', stop);
        });
    });
}
const PAGE_SIZE = 100;

;// CONCATENATED MODULE: ./src/github/deployments.js



function deploymentsOf({ octokit, exchange, here }) {
    return {
        createDeployment: (deployment) => exchange('deployments: write', async () => {
            const fixed = { auto_merge: false, required_contexts: [] };
            const body = { ...here, ...deployment, ...fixed, request: { retries: 0 } };
            const { data } = await octokit.rest.repos.createDeployment(body);
            if (!('id' in data))
                throw new errors/* GitHubError */.y_(`GitHub created no deployment: ${(0,sanitize/* sanitizeLine */.g$)(data.message ?? '')}`);
            return { id: data.id, payload: data.payload };
        }),
        listDeployments: (environment) => listDeployments(octokit, exchange, { ...here, environment }),
        addStatus: (deployment_id, status) => exchange('deployments: write', async () => {
            const body = { ...here, deployment_id, ...status, auto_inactive: false };
            await octokit.rest.repos.createDeploymentStatus(body);
        }),
        latestStatus: (deployment_id) => exchange('deployments: write', async () => {
            const query = { ...here, deployment_id, per_page: 1 };
            const { data } = await octokit.rest.repos.listDeploymentStatuses(query);
            const [latest] = data;
            return latest === undefined ? null : { state: latest.state, description: latest.description ?? '' };
        })
    };
}
async function* listDeployments(octokit, exchange, query) {
    const pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, { ...query, per_page: PAGE_SIZE });
    yield* rowsOf(exchange, { permission: 'deployments: write', pages }, ({ id, payload }) => ({ id, payload }));
}

;// CONCATENATED MODULE: ./src/github/pull-requests.js



const TRUSTED = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
function pullRequestsOf({ octokit, exchange, here }) {
    return {
        readPullRequest: (pull_number) => exchange('pull-requests: read', async () => {
            const { data } = await octokit.rest.pulls.get({ ...here, pull_number });
            return { closed: data.state === 'closed', head_repository: readHeadRepository(data) };
        })
    };
}
function readHeadRepository(pull) {
    const name = pull.head?.repo?.full_name;
    return typeof name === 'string' ? name : undefined;
}
function commentsOf(resource) {
    const { octokit, exchange, here } = resource;
    return {
        listComments: (issue_number) => listComments(resource, issue_number),
        readComment: (comment_id) => unlessGone(exchange('pull-requests: write', async () => {
            const { data } = await octokit.rest.issues.getComment({ ...here, comment_id });
            return commentOf(data);
        })),
        createComment: (issue_number, body) => exchange('pull-requests: write', async () => {
            const comment = { ...here, issue_number, body, request: { retries: 0 } };
            const { data } = await octokit.rest.issues.createComment(comment);
            return { id: data.id };
        }),
        updateComment: (comment_id, body, { once = false } = {}) => exchange('pull-requests: write', async () => {
            await octokit.rest.issues.updateComment({ ...here, comment_id, body, ...(once && { request: { ...ONCE } }) });
        }),
        deleteComment: (comment_id) => exchange('pull-requests: write', async () => {
            await octokit.rest.issues.deleteComment({ ...here, comment_id });
        })
    };
}
async function* listComments({ octokit, exchange, here }, issue_number) {
    const query = { ...here, issue_number, per_page: PAGE_SIZE };
    const pages = octokit.paginate.iterator(octokit.rest.issues.listComments, query);
    yield* rowsOf(exchange, { permission: 'pull-requests: write', pages }, commentOf);
}
function commentOf({ id, body, user, author_association = '' }) {
    return {
        id,
        body: typeof body === 'string' ? body : '',
        is_trusted: user?.type === 'Bot' || TRUSTED.has(author_association)
    };
}
async function unlessGone(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof errors/* GitHubRefusal */.ke && error.status === 404)
            return undefined;
        throw error;
    }
}

// EXTERNAL MODULE: ./src/text/dates.js
var dates = __webpack_require__(7127);
;// CONCATENATED MODULE: ./src/github/reactions.js



const CONTENT = 'eyes';
function reactionsOf({ octokit, exchange, here }) {
    return {
        addReaction: (comment_id) => exchange('pull-requests: write', async () => {
            const reaction = { ...here, comment_id, content: CONTENT, request: { ...ONCE } };
            const { data, status, headers } = await octokit.rest.reactions.createForIssueComment(reaction);
            return { id: data.id, is_new: isCreated(status), age_ms: reactionAge(data.created_at, headers.date) };
        }),
        deleteReaction: async (comment_id, reaction_id) => {
            await unlessGone(exchange('pull-requests: write', async () => {
                await octokit.rest.reactions.deleteForIssueComment({ ...here, comment_id, reaction_id });
            }));
        }
    };
}
const isCreated = (status) => status === 201;
function reactionAge(created_at, date) {
    const age = (0,dates/* ageOf */.h)(created_at, (0,dates/* readDate */.A)(date));
    return Number.isNaN(age) ? 0 : age;
}

;// CONCATENATED MODULE: ./src/github/octokit.js







function createGitHub(options) {
    const line = (0,stand_ins_crypto.randomUUID)();
    const [owner = '', repo = ''] = options.repository.split('/');
    const shared = { exchange: exchangeWith(options), here: { owner, repo } };
    const resource = { ...shared, octokit: connect(options, `deployments ${line}`) };
    const talk = { ...shared, octokit: connect(options, `comments ${line}`) };
    const locks = { ...shared, octokit: connect(options, `reactions ${line}`) };
    return {
        ...pullRequestsOf(resource),
        ...deploymentsOf(resource),
        ...commitsOf(resource),
        ...commentsOf(talk),
        ...reactionsOf(locks)
    };
}


/***/ }),

/***/ 96:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: function() { return /* binding */ retrying; },
/* harmony export */   X: function() { return /* binding */ isConnectionRefused; }
/* harmony export */ });
const MOST_RETRIES = 2;
const FINAL = new Set([400, 401, 403, 404, 409, 410, 422, 429, 451]);
function retrying(limits, unitMs) {
    return ({ hook }) => {
        hook.wrap('request', async (send, options) => {
            const most = options.request?.['retries'] ?? MOST_RETRIES;
            for (let retries = 0;; retries++) {
                try {
                    return await send(options);
                }
                catch (error) {
                    const { status = 0, request } = error;
                    const mayPass = request !== undefined && status >= 400 && !FINAL.has(status);
                    const isRefused = isConnectionRefused(error);
                    if (!mayPass || retries >= most || (isRefused && limits.isRefused)) {
                        limits.isRefused ||= isRefused;
                        throw error;
                    }
                    if (options.request)
                        options.request['retryCount'] = retries + 1;
                    await new Promise((resolve) => setTimeout(resolve, (retries + 1) ** 2 * unitMs).unref());
                }
            }
        });
        return {};
    };
}
function isConnectionRefused(error) {
    for (let cause = error; cause instanceof Error; cause = cause.cause) {
        if ('code' in cause && cause.code === 'ECONNREFUSED')
            return true;
    }
    return false;
}


/***/ })

};
;