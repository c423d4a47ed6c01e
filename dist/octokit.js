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

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/github/commits.js
/** Compares two commits with GitHub. */
/**
 * GitHub names no more files than this, and does not say that there are more. Further pages hold further commits, but no
 * files: "The list of changed files is only shown on the first page of results, and it includes up to 300 changed files
 * for the entire comparison" (https://docs.github.com/rest/commits/commits#compare-two-commits). So the first page is all
 * there is to read, however many commits lie between; older GitHub Enterprise Servers name all files there.
 */
const MOST_FILES = 300;
function commitsOf(resource) {
    return { listChangedFiles: (comparison) => listChangedFiles(resource, comparison) };
}
/**
 * GitHub compares the head with the merge base, not with the base. If both are the same commit, one comparison is
 * complete. Otherwise the changes on both sides since the merge base include every difference.
 */
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
/** One comparison: the requested base, the merge base, and the names of the changed files. */
async function compare({ octokit, exchange, here }, base, head) {
    return exchange('contents: read', async () => {
        // One commit is enough: the files of all of them are on the first page.
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
/** Both names of a renamed file. */
function namesOf({ filename, previous_filename, patch }) {
    const names = previous_filename === undefined ? [filename] : [filename, previous_filename];
    return names.map((path) => ({ path, may_be_link: mayBeLink(patch) }));
}
/** GitHub shows no file modes. A link is a file of one line, before or after; without a patch it is unknown. */
function mayBeLink(patch) {
    return patch === undefined || /^@@ -1(?:,1)? |^@@ -\S+ \+1(?:,1)? @@/.test(patch);
}

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(8381);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 18 modules
var utils = __webpack_require__(979);
// EXTERNAL MODULE: ../node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(6553);
// EXTERNAL MODULE: ../node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(398);
// EXTERNAL MODULE: ../node_modules/bottleneck/light.js
var light = __webpack_require__(4133);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __webpack_require__(2303);
;// CONCATENATED MODULE: ./src/github/origin.js
/** Sends the token only to the origin of GitHub's API. */


/** A renamed repository answers with one redirect, to itself. */
const MOST_REDIRECTS = 3;
/**
 * A fetch that sends requests to one origin only. A redirect or a next page at another origin is an error, whose name
 * keeps the plugins from retrying.
 */
function onlyTo(origin, send) {
    const refusal = (message) => Object.assign(new errors/* GitHubError */.y_(message), { name: 'AbortError' });
    const onlyHere = `The token is only sent to ${origin}`;
    return async (input, init) => {
        const method = init?.method ?? 'GET';
        let url = new URL(input instanceof Request ? input.url : input);
        // The address of the first page is ours; that of a next page comes from the answer.
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
/** Describes a failed request to GitHub in our own words. */


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
/** A minute if GitHub does not say how long, as its documentation asks. */
function retryAfter(headers) {
    const seconds = Number(headers['retry-after']);
    return seconds > 0 ? seconds * 1000 : 60_000;
}
/** A response of another shape fails when it is read. A failed connection is a TypeError, too, with a cause. */
function isMisread(error) {
    return error instanceof TypeError && error.cause === undefined;
}
/** Octokit gives an error of the connection the status 500 and no response. */
function answerOf(error) {
    const { status, response } = error;
    return response === undefined ? { status: undefined, headers: {} } : { status, headers: response.headers };
}

;// CONCATENATED MODULE: ./src/github/connection.js
/** A connection to GitHub's API: the one file that imports @actions/github and Octokit's plugins. */







/** Time limit of one request, in milliseconds: our choice, because GitHub itself ends a request after 10 s. */
const REQUEST_TIMEOUT_MS = 10_000;
/** A request takes at most this share of the remaining time: an unanswered request must not fail the deploy. */
const SHARE_OF_LIMIT = 0.25;
/** After 5xx or a lost connection; with the plugin's pauses of 1 and 4 seconds. */
const MOST_RETRIES = 2;
/** GitHub asks for a second between writes, and for more between those that notify people. */
const WRITES_APART_S = 1;
const NOTIFICATIONS_APART_S = 3;
/** Options of a request that is sent now or not at all. */
const ONCE = { retries: 0, waits_for_limits: false };
/**
 * Rate limits, primary and secondary, are waited for as GitHub asks, as long as the budget holds. Each connection has a
 * queue of its own, which spaces writes as GitHub asks.
 */
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
        // The records report each problem once.
        log: { debug: nothing, info: nothing, warn: nothing, error: nothing },
        throttle: {
            id: line,
            onRateLimit: waits,
            onSecondaryRateLimit: waits,
            retryAfterBaseValue,
            write: apart(WRITES_APART_S),
            notifications: apart(NOTIFICATIONS_APART_S)
        },
        // The throttling plugin handles 429 with the delay that GitHub names.
        retry: {
            retryAfterBaseValue,
            retries: MOST_RETRIES,
            doNotRetry: [400, 401, 403, 404, 409, 410, 422, 429, 451]
        }
    };
    return (0,github/* getOctokit */.Q)(token, options, plugin_throttling_dist_bundle/* throttling */.A, dist_bundle/* retry */.L);
}
const nothing = () => { };
const requestTime = (limit) => Math.min(REQUEST_TIMEOUT_MS, Math.max(limit.remainingMs() * SHARE_OF_LIMIT, limit.graceMs));
/**
 * A fetch with a deadline that includes the body of the response. Its error has the name that stops the plugins from
 * retrying: a server that does not respond once will not respond next time.
 */
function fetchWithin(send, signal, limit) {
    return async (url, init) => {
        // Queued requests are not sent after a cancel.
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
/** One exchange with GitHub: it ends with the signal and the budget, and its failures have our own messages. */


/** Applies `read` to the rows of all pages, with one exchange per page. */
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
/**
 * A healthy answer takes no longer than this, in milliseconds: its time in the line included, as comments are three seconds
 * apart. It is not charged: a sweep of a hundred previews may take its minutes.
 */
const HEALTHY_MS = 4_000;
/** One exchange, ended by the signal and by the budget. What it takes is charged, unless it is a healthy one. */
function exchangeWith({ signal, budget, clock, limit }) {
    return async (permission, send) => {
        if (signal.aborted)
            throw new errors/* CancelledError */.cc();
        if (budget.leftMs <= 0)
            throw new errors/* GitHubError */.y_('Stopped updating GitHub after 60 s of slow or failed requests');
        const { leftMs } = budget;
        const startedAt = clock.now();
        const charge = (freeMs) => {
            // A pause that a limit requested has been charged when it began.
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
            // After the time limit of the step, a request without a response is not retried.
            if (limit.remainingMs() <= 0 && failure.status === undefined)
                budget.leftMs = 0;
            throw failure;
        }
    };
}
/** A pause of the plugins ignores signal and budget, so their promise is abandoned. */
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
/** GitHub Deployments and their statuses. */



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
        latestState: (deployment_id) => exchange('deployments: write', async () => {
            const query = { ...here, deployment_id, per_page: 1 };
            const { data } = await octokit.rest.repos.listDeploymentStatuses(query);
            return data[0]?.state ?? null;
        })
    };
}
async function* listDeployments(octokit, exchange, query) {
    const pages = octokit.paginate.iterator(octokit.rest.repos.listDeployments, { ...query, per_page: PAGE_SIZE });
    yield* rowsOf(exchange, { permission: 'deployments: write', pages }, ({ id, payload }) => ({ id, payload }));
}

;// CONCATENATED MODULE: ./src/github/pull-requests.js
/** Pull requests and the comments on them. */



/** The permitted authors of our comment: an outsider may copy the marker. */
const TRUSTED = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
function pullRequestsOf({ octokit, exchange, here }) {
    return {
        readPullRequest: (pull_number) => exchange('pull-requests: read', async () => {
            const { data } = await octokit.rest.pulls.get({ ...here, pull_number });
            return { closed: data.state === 'closed', head_repository: readHeadRepository(data) };
        })
    };
}
/** GitHub sends null for the repository of a fork that was deleted, whatever its description says. */
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
/** Undefined instead of a refusal with 404. */
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

;// CONCATENATED MODULE: ./src/github/reactions.js


/** It shows readers that the comment is about to change. */
const CONTENT = 'eyes';
function reactionsOf({ octokit, exchange, here }) {
    return {
        addReaction: (comment_id) => exchange('pull-requests: write', async () => {
            const reaction = { ...here, comment_id, content: CONTENT, request: { ...ONCE } };
            const { data, status, headers } = await octokit.rest.reactions.createForIssueComment(reaction);
            return { id: data.id, is_new: isCreated(status), age_ms: ageOf(data.created_at, headers.date) };
        }),
        deleteReaction: async (comment_id, reaction_id) => {
            await unlessGone(exchange('pull-requests: write', async () => {
                await octokit.rest.reactions.deleteForIssueComment({ ...here, comment_id, reaction_id });
            }));
        }
    };
}
/** Octokit's types know only one of the two statuses. */
const isCreated = (status) => status === 201;
/** Both dates are GitHub's, so the clock of the runner does not matter. Without them, the reaction counts as new. */
function ageOf(created_at, date) {
    const age = Date.parse(date ?? '') - Date.parse(created_at);
    return Number.isNaN(age) ? 0 : Math.max(0, age);
}

;// CONCATENATED MODULE: ./src/github/octokit.js
/**
 * Implements the port for GitHub's API. It is loaded only if a run needs GitHub, so that a plain deploy does not parse
 * it.
 */







/** GitHub's API for this run's repository. */
function createGitHub(options) {
    // Each connection has its own queue, so that closing requests do not wait for abandoned ones.
    const line = (0,external_node_crypto_.randomUUID)();
    const [owner = '', repo = ''] = options.repository.split('/');
    const shared = { exchange: exchangeWith(options), here: { owner, repo } };
    const resource = { ...shared, octokit: connect(options, `deployments ${line}`) };
    // A run writes little, so its comment need not wait for its deployment.
    const talk = { ...shared, octokit: connect(options, `comments ${line}`) };
    // A reaction locks a comment, so it must not wait a second for the write before it.
    const locks = { ...shared, octokit: connect(options, `reactions ${line}`) };
    return {
        ...pullRequestsOf(resource),
        ...deploymentsOf(resource),
        ...commitsOf(resource),
        ...commentsOf(talk),
        ...reactionsOf(locks)
    };
}


/***/ })

};
;