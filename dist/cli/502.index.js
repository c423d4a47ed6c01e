export const id = 502;
export const ids = [502];
export const modules = {

/***/ 81502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  connectGitHub: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
;// CONCATENATED MODULE: ./lib/src/adapters/github/commits.js
const MOST_FILES = 300;
function commitsOf({ octokit, exchange, here }) {
    const compare = ({ from, to }) => exchange('read', 'contents: read', async () => {
        const query = { ...here, basehead: `${from}...${to}`, per_page: 1 };
        const { data } = await octokit.rest.repos.compareCommitsWithBasehead(query);
        const { merge_base_commit, base_commit, files } = data;
        const names = files?.flatMap(namesOf);
        return {
            parted: merge_base_commit.sha,
            base: base_commit.sha,
            count: files?.length ?? 0,
            names
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
            if (sides.some(({ names }) => names === undefined))
                return unknown('returned no files');
            if (sides.some(({ count }) => count >= MOST_FILES)) {
                return unknown(`returns at most ${MOST_FILES} changed files, and reached that limit`);
            }
            return { from, to, files: sides.flatMap(({ names = [] }) => names) };
        }
    };
}
function namesOf({ filename, previous_filename, patch }) {
    const names = previous_filename === undefined ? [filename] : [filename, previous_filename];
    return names.map((path) => ({ path, may_be_link: mayBeLink(patch) }));
}
function mayBeLink(patch) {
    return patch === undefined || /^@@ -1(?:,1)? |^@@ -\S+ \+1(?:,1)? @@/.test(patch);
}

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js
var github = __webpack_require__(61351);
// EXTERNAL MODULE: ./node_modules/@actions/github/lib/utils.js + 19 modules
var utils = __webpack_require__(46809);
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
        if (answer.status < 300 || answer.status > 399 || location === null)
            return answer;
        await answer.body?.cancel();
        throw refusal(`GitHub redirected a ${init?.method ?? 'GET'} request (${answer.status})`, location, origin);
    };
}
const refusal = (what, address, origin) => unwrapped(new errors/* GitHubError */.y_(`${what} to ${(0,sanitize/* sanitizeLine */.g$)(address, 80)}. The token is only sent to ${origin}`));
const unwrapped = (error) => Object.assign(error, { name: 'AbortError' });

;// CONCATENATED MODULE: ./lib/src/adapters/github/exchange.js


const WRITES_APART_MS = 1_000;
const RETRY_MS = 1_000;
const BUDGET_MS = 60_000;
const HEALTHY_MS = 4_000;
const MOST_FAILURES = 3;
function startExchanges({ clock, cancelled }) {
    const inTurn = takeTurns({ clock, cancelled });
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
            failures = how === 'refused' ? 0 : failures + 1;
            leftMs -= clock.now() - startedAt;
            if (!repeats.includes(how) || waitMs > leftMs)
                throw error;
            leftMs -= waitMs;
            await clock.sleep(waitMs);
            return attempt(send, permission, []);
        }
    };
    return (signal) => async (kind, permission, send) => {
        const work = async () => {
            if (signal.aborted)
                throw new errors/* CancelledError */.cc();
            if (leftMs <= 0)
                throw new errors/* GitHubError */.y_('Stopped using GitHub after 60 s of slow or failed requests');
            if (failures >= MOST_FAILURES)
                throw new errors/* GitHubError */.y_('Stopped using GitHub after 3 failed requests in a row');
            return attempt(send, permission, kind === 'create' ? ['limited'] : ['limited', 'lost']);
        };
        return unlessAborted(signal, kind === 'read' ? work() : inTurn(work));
    };
}
function takeTurns({ clock, cancelled }) {
    const stopped = new Promise((resolve) => {
        cancelled.addEventListener('abort', () => resolve(), { once: true });
        if (cancelled.aborted)
            resolve();
    });
    let before = Promise.resolve();
    let writeAt = Number.NEGATIVE_INFINITY;
    return (work) => {
        const turn = Promise.race([before, stopped]).then(async () => {
            if (writeAt > clock.now())
                await clock.sleep(writeAt - clock.now()).catch(() => { });
            writeAt = clock.now() + WRITES_APART_MS;
            return work();
        });
        before = turn.catch(() => { });
        return turn;
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
    return headers['x-ratelimit-remaining'] === '0' && reset > 0
        ? Math.max(reset - date, 1_000)
        : 60_000;
}

;// CONCATENATED MODULE: ./lib/src/adapters/github/octokit.js





function connectGitHub(options) {
    const { repository, cancelled, ended } = options;
    const [owner = '', repo = ''] = repository.split('/');
    const octokit = connect(options);
    const exchangeUntil = startExchanges(options);
    return (phase) => {
        const exchange = exchangeUntil(phase === 'running' ? cancelled : ended);
        const resource = { octokit, exchange, here: { owner, repo } };
        return { ...deploymentsOf(resource), ...commitsOf(resource), ...pullRequestsOf(resource) };
    };
}
const per_page = 100;
function deploymentsOf({ octokit: { rest }, exchange, here }) {
    const permission = 'deployments: write';
    return {
        createDeployment: (deployment) => exchange('create', permission, async () => {
            const fixed = { auto_merge: false, required_contexts: [] };
            const { data } = await rest.repos.createDeployment({ ...here, ...deployment, ...fixed });
            if (!('id' in data))
                throw new errors/* GitHubError */.y_(`GitHub created no deployment: ${(0,sanitize/* sanitizeLine */.g$)(data.message ?? '')}`);
            return { id: data.id };
        }),
        listDeployments: (environment) => exchange('read', permission, async () => {
            const { data } = await rest.repos.listDeployments({ ...here, environment, per_page });
            return data.map(({ id, payload }) => ({ id, payload }));
        }),
        addStatus: (deployment_id, status) => exchange('write', permission, async () => {
            await rest.repos.createDeploymentStatus({
                ...here,
                deployment_id,
                ...status,
                auto_inactive: false
            });
        }),
        latestStatus: (deployment_id) => exchange('read', permission, async () => {
            const { data } = await rest.repos.listDeploymentStatuses({
                ...here,
                deployment_id,
                per_page: 1
            });
            const [latest] = data;
            return latest && { state: latest.state, description: latest.description ?? '' };
        })
    };
}
function pullRequestsOf({ octokit: { rest, paginate }, exchange, here }) {
    const permission = 'pull-requests: write';
    return {
        readPullRequest: (pull_number) => exchange('read', 'pull-requests: read', async () => {
            const { data } = await rest.pulls.get({ ...here, pull_number });
            const repository = data.head.repo;
            return { closed: data.state === 'closed', head_repository: repository?.full_name };
        }),
        async *listComments(issue_number) {
            const iterator = paginate.iterator(rest.issues.listComments, {
                ...here,
                issue_number,
                per_page
            });
            const pages = iterator[Symbol.asyncIterator]();
            for (;;) {
                const comments = await exchange('read', permission, async () => {
                    const page = await pages.next();
                    return page.done ? undefined : page.value.data.map(commentOf);
                });
                if (comments === undefined)
                    return;
                yield* comments;
            }
        },
        createComment: (issue_number, body) => exchange('create', permission, async () => {
            const { data } = await rest.issues.createComment({ ...here, issue_number, body });
            return { id: data.id };
        }),
        updateComment: (comment_id, change) => unlessGone(exchange('write', permission, async () => {
            const before = commentOf((await rest.issues.getComment({ ...here, comment_id })).data);
            const body = change(before);
            const isChanged = body !== undefined && body !== before.body;
            if (isChanged)
                await rest.issues.updateComment({ ...here, comment_id, body });
            return body === undefined ? undefined : isChanged;
        })),
        deleteComment: async (comment_id) => {
            const send = () => rest.issues.deleteComment({ ...here, comment_id });
            await unlessGone(exchange('write', permission, send));
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


/***/ })

};
