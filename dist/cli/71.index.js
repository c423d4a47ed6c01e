export const id = 71;
export const ids = [71];
export const modules = {

/***/ 69071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
;// CONCATENATED MODULE: ./lib/src/adapters/github/pages.js
const PAGE_SIZE = 100;
async function* rowsOf(exchange, permission, { pages, rowOf }) {
    const iterator = pages[Symbol.asyncIterator]();
    for (;;) {
        const rows = await exchange('read', permission, async () => {
            const page = await iterator.next();
            return page.done ? undefined : page.value.data.map((answer) => rowOf(answer));
        });
        if (rows === undefined)
            return;
        yield* rows;
    }
}

;// CONCATENATED MODULE: ./lib/src/adapters/github/comments.js


const PERMISSION = 'pull-requests: write';
function commentsOf({ octokit: { rest, paginate }, exchange, here }) {
    return {
        listComments: (issue_number) => {
            const query = { ...here, issue_number, per_page: PAGE_SIZE };
            const pages = paginate.iterator(rest.issues.listComments, query);
            return rowsOf(exchange, PERMISSION, { pages, rowOf: commentOf });
        },
        createComment: (issue_number, body) => exchange('create', PERMISSION, async () => {
            const { data } = await rest.issues.createComment({ ...here, issue_number, body });
            return { id: data.id };
        }),
        updateComment: (comment_id, change) => unlessGone(exchange('write', PERMISSION, async () => {
            const before = commentOf((await rest.issues.getComment({ ...here, comment_id })).data);
            const body = change(before);
            const isChanged = body !== undefined && body !== before.body;
            if (isChanged)
                await rest.issues.updateComment({ ...here, comment_id, body });
            return body === undefined ? undefined : isChanged;
        })),
        deleteComment: async (comment_id) => {
            const send = () => rest.issues.deleteComment({ ...here, comment_id });
            await unlessGone(exchange('write', PERMISSION, send));
        }
    };
}
const TRUSTED = new Set(['OWNER', 'MEMBER', 'COLLABORATOR']);
function commentOf({ id, body, user, author_association }) {
    return {
        id,
        body: body ?? '',
        is_trusted: user?.type === 'Bot' || TRUSTED.has(author_association)
    };
}
async function unlessGone(answer) {
    return answer.catch((error) => {
        if (error instanceof errors/* GitHubError */.y_ && error.status === 404)
            return undefined;
        throw error;
    });
}

;// CONCATENATED MODULE: ./lib/src/adapters/github/commits.js
const MOST_FILES = 300;
function commitsOf({ octokit, exchange, here }) {
    const compare = ({ from, to }) => exchange('read', 'contents: read', async () => {
        const query = { ...here, basehead: `${from}...${to}`, per_page: 1 };
        const { data } = await octokit.rest.repos.compareCommitsWithBasehead(query);
        const { merge_base_commit, base_commit, files } = data;
        return {
            parted: merge_base_commit.sha,
            base: base_commit.sha,
            files
        };
    });
    return {
        containsCommit: async (comparison) => {
            const { parted, base } = await compare(comparison);
            return parted === base;
        },
        listChangedFiles: async ({ from, to }) => {
            const unknown = (why) => ({ from, to, unknown: `GitHub ${why}` });
            const ahead = await compare({ from, to });
            const sides = ahead.parted === from ? [ahead] : [ahead, await compare({ from: to, to: from })];
            const isOther = sides.some(({ parted, base }, nth) => parted !== ahead.parted || base !== [from, to][nth]);
            if (isOther)
                return unknown('compared other commits than requested');
            if (sides.some(({ files }) => files === undefined))
                return unknown('returned no files');
            const entries = sides.map(({ files }) => files ?? []);
            if (entries.some((files) => files.length >= MOST_FILES)) {
                return unknown(`returns at most ${MOST_FILES} changed files, and reached that limit`);
            }
            const differing = entries.flat();
            const links = differing.filter(mayBeLink);
            return { from, to, files: differing.flatMap(namesOf), links: links.flatMap(namesOf) };
        }
    };
}
function namesOf({ filename, previous_filename }) {
    return previous_filename === undefined ? [filename] : [filename, previous_filename];
}
const HAS_ONE_LINE = /^@@ -1(?:,1)? |^@@ -\S+ \+1(?:,1)? @@/;
const SUBMODULE = /^[-+]Subproject commit /m;
const WITHOUT_LINE_BREAK = /^\\ No newline at end of file/m;
function mayBeLink({ previous_filename, patch, changes }) {
    if (patch === undefined)
        return changes > 0 || previous_filename !== undefined;
    return HAS_ONE_LINE.test(patch) && (SUBMODULE.test(patch) || WITHOUT_LINE_BREAK.test(patch));
}

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 19 modules
var utils = __webpack_require__(46809);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/adapters/github/connection.js




function connect({ token, apiUrl, ended }) {
    const throughProxy = utils/* defaults */.NT.request?.fetch ?? fetch;
    return (0,github/* getOctokit */.Q)(token, {
        baseUrl: apiUrl,
        request: { fetch: fetchWithin(onlyTo(new URL(apiUrl).origin, throughProxy), ended) },
        userAgent: 'deploy-agent-server',
        log: { debug: nothing, info: nothing, warn: nothing, error: nothing }
    });
}
const nothing = () => { };
const REQUEST_TIMEOUT_MS = 10_000;
function fetchWithin(send, ended, timeoutMs = REQUEST_TIMEOUT_MS) {
    const running = new Set();
    ended.addEventListener('abort', () => running.forEach((one) => one.abort()), { once: true });
    return async (url, init) => {
        const controller = new AbortController();
        const { signal } = controller;
        running.add(controller);
        const stop = () => {
            running.delete(controller);
            controller.abort();
        };
        if (ended.aborted)
            stop();
        setTimeout(stop, timeoutMs).unref();
        try {
            return await send(url, { ...init, signal });
        }
        catch (error) {
            if (!signal.aborted)
                throw error;
            throw unwrapped(new Error('GitHub did not answer in time', { cause: error }));
        }
    };
}
function onlyTo(origin, send) {
    return async (input, init) => {
        const url = new URL(input instanceof Request ? input.url : input);
        if (url.origin !== origin)
            throw refusal('GitHub pointed', url.origin, origin);
        const answer = await send(url.href, { ...init, redirect: 'manual' });
        const location = answer.headers.get('location');
        if (answer.status < 300 || answer.status > 399)
            return answer;
        if (location === null)
            return answer;
        await answer.body?.cancel();
        throw refusal(`GitHub redirected a ${init?.method ?? 'GET'} request (${answer.status})`, location, origin);
    };
}
const refusal = (what, address, origin) => unwrapped(new errors/* GitHubError */.y_(`${what} to ${(0,sanitize/* sanitizeLine */.g$)(address, 80)}. The token is only sent to ${origin}`));
const unwrapped = (error) => Object.assign(error, { name: 'AbortError' });

;// CONCATENATED MODULE: ./lib/src/adapters/github/deployments.js



const deployments_PERMISSION = 'deployments: write';
function deploymentQueriesOf({ octokit: { rest, paginate }, exchange, here }) {
    return {
        listDeployments: (filter) => {
            const query = { ...here, ...filter, per_page: PAGE_SIZE };
            const pages = paginate.iterator(rest.repos.listDeployments, query);
            const rowOf = ({ id, payload }) => ({ id, payload });
            return rowsOf(exchange, deployments_PERMISSION, { pages, rowOf });
        }
    };
}
function deploymentsOf({ octokit: { rest }, exchange, here }) {
    return {
        createDeployment: (deployment) => exchange('create', deployments_PERMISSION, async () => {
            const fixed = { auto_merge: false, required_contexts: [] };
            const { data } = await rest.repos.createDeployment({ ...here, ...deployment, ...fixed });
            if (!('id' in data))
                throw new errors/* GitHubError */.y_(`GitHub created no deployment: ${(0,sanitize/* sanitizeLine */.g$)(data.message ?? '')}`);
            return { id: data.id };
        }),
        addStatus: (deployment_id, status) => exchange('write', deployments_PERMISSION, async () => {
            const body = { ...here, deployment_id, ...status, auto_inactive: false };
            await rest.repos.createDeploymentStatus(body);
        }),
        latestState: (deployment_id) => exchange('read', deployments_PERMISSION, async () => {
            const query = { ...here, deployment_id, per_page: 1 };
            const { data } = await rest.repos.listDeploymentStatuses(query);
            return data[0]?.state;
        })
    };
}

;// CONCATENATED MODULE: ./lib/src/adapters/github/pace-writes.js
const FREE_WRITES = 30;
const APART_MS = 1_000;
const LONGEST_END_MS = 1_000;
function paceWrites(clock, ending) {
    let count = 0;
    let nextAt = Number.NEGATIVE_INFINITY;
    let lastAt = Number.POSITIVE_INFINITY;
    const end = () => {
        lastAt = clock.now() + LONGEST_END_MS;
    };
    if (ending?.aborted)
        end();
    ending?.addEventListener('abort', end, { once: true });
    const waitUntil = async (at, until) => {
        const ms = at - clock.now();
        if (ms > 0)
            await clock.sleep(ms, until).catch(() => { });
    };
    return async () => {
        count += 1;
        const startsAt = count <= FREE_WRITES ? clock.now() : Math.max(nextAt, clock.now());
        nextAt = startsAt + APART_MS;
        await waitUntil(startsAt, ending);
        await waitUntil(Math.min(startsAt, lastAt));
    };
}

;// CONCATENATED MODULE: ./lib/src/adapters/github/exchange.js



const RETRY_MS = 1_000;
const BUDGET_MS = 60_000;
const HEALTHY_MS = 4_000;
const MOST_FAILURES = 3;
function startExchanges({ clock, ending }) {
    const pace = paceWrites(clock, ending);
    let leftMs = BUDGET_MS;
    let failures = 0;
    const attempt = async (send, permission, repeats) => {
        const startedAt = clock.now();
        try {
            const answer = await send();
            failures = 0;
            leftMs -= Math.max(0, clock.now() - startedAt - HEALTHY_MS);
            return answer;
        }
        catch (cause) {
            const { how, error, waitMs = RETRY_MS } = failureOf(cause, permission, clock.date());
            leftMs -= clock.now() - startedAt;
            if (!repeats.includes(how) || waitMs > leftMs) {
                failures = how === 'refused' ? 0 : failures + 1;
                throw error;
            }
            leftMs -= waitMs;
            await clock.sleep(waitMs);
            return attempt(send, permission, []);
        }
    };
    return (signal) => async (kind, permission, send) => {
        const work = async () => {
            if (kind !== 'read')
                await pace();
            if (signal.aborted)
                throw new errors/* CancelledError */.cc();
            if (leftMs <= 0)
                throw new errors/* GitHubError */.y_('Stopped using GitHub after 60 s of slow or failed requests');
            if (failures >= MOST_FAILURES)
                throw new errors/* GitHubError */.y_('Stopped using GitHub after 3 failed requests in a row');
            return attempt(send, permission, kind === 'create' ? ['limited'] : ['limited', 'lost']);
        };
        return unlessAborted(signal, work());
    };
}
function unlessAborted(signal, work) {
    return new Promise((resolve, reject) => {
        const stop = () => reject(new errors/* CancelledError */.cc());
        signal.addEventListener('abort', stop, { once: true });
        void work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
    });
}
function failureOf(cause, permission, date) {
    const failed = (how, message, status) => {
        const isForbidden = how === 'refused' && (status === 403 || status === 404);
        const error = new errors/* GitHubError */.y_(message, {
            status,
            permission: isForbidden ? permission : undefined,
            cause
        });
        return { error, how };
    };
    if (cause instanceof errors/* GitHubError */.y_)
        return { how: 'refused', error: cause };
    if (cause instanceof Error && cause.name === 'AbortError')
        return failed('silent', 'GitHub did not answer in time');
    const isMisread = cause instanceof TypeError && cause.cause === undefined;
    if (isMisread)
        return failed('refused', 'Unexpected response from GitHub');
    const { status, response } = cause;
    const text = (0,sanitize/* sanitizeLine */.g$)((0,errors/* messageOf */.bD)(cause), 200);
    if (status === undefined || response === undefined)
        return failed('lost', `GitHub cannot be reached: ${text}`);
    const { headers } = response;
    const isOverLimit = headers['x-ratelimit-remaining'] === '0' || 'retry-after' in headers;
    if (status === 429 || (status === 403 && isOverLimit)) {
        const message = `GitHub limits the number of requests of this token (${status})`;
        return { ...failed('limited', message, status), waitMs: retryAfter(headers, date) };
    }
    if (status === 401)
        return failed('refused', 'GitHub refused the token in github_token (401)', status);
    return failed(status >= 500 ? 'lost' : 'refused', `GitHub answered ${status}: ${text}`, status);
}
function retryAfter(headers, date) {
    const seconds = Number(headers['retry-after']);
    if (seconds > 0)
        return seconds * 1000;
    const reset = Number(headers['x-ratelimit-reset']) * 1000;
    if (headers['x-ratelimit-remaining'] === '0' && reset > 0)
        return Math.max(reset - date, 1_000);
    return 60_000;
}

;// CONCATENATED MODULE: ./lib/src/adapters/github/pull-requests.js
function pullRequestsOf({ octokit: { rest }, exchange, here }) {
    return {
        readPullRequest: (pull_number) => exchange('read', 'pull-requests: read', async () => {
            const { data } = await rest.pulls.get({ ...here, pull_number });
            const repository = data.head.repo;
            return { closed: data.state === 'closed', head_repository: repository?.full_name };
        })
    };
}

;// CONCATENATED MODULE: ./lib/src/adapters/github/client.js






function connectGitHub(options) {
    const { repository, cancelled, ended } = options;
    const [owner = '', repo = ''] = repository.split('/');
    const octokit = connect(options);
    const exchangeUntil = startExchanges(options);
    const common = { octokit, here: { owner, repo } };
    const queried = { ...common, exchange: exchangeUntil(cancelled) };
    const written = { ...common, exchange: exchangeUntil(ended) };
    return {
        queries: {
            ...deploymentQueriesOf(queried),
            ...commitsOf(queried),
            ...pullRequestsOf(queried)
        },
        writes: { ...deploymentQueriesOf(written), ...deploymentsOf(written), ...commentsOf(written) }
    };
}


/***/ })

};
