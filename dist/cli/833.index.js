export const id = 833;
export const ids = [833];
export const modules = {

/***/ 7929:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _run_git_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(89516);



const STATUS = [
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=normal',
    '--ignore-submodules=dirty'
];
const LONGEST_MS = 5_000;
async function readHead(folder, { written = [], ...process }) {
    const git = (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .gitIn */ .uM)(folder, { ...process, timeoutMs: LONGEST_MS });
    const line = async (...args) => (0,_run_git_js__WEBPACK_IMPORTED_MODULE_2__/* .lineOf */ .cA)(await git(...args));
    const top = await git('rev-parse', '--show-toplevel');
    if ('unknown' in top)
        return top;
    const root = top.output.toString('utf8').trim();
    const inCheckout = written.map((file) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file)), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file))));
    const own = inCheckout.filter((path) => !path.startsWith('..') && !(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(path));
    const paths = [':(top)', ...own.map((path) => `:(top,exclude,literal)${path}`)];
    const [ref, commit, status] = await Promise.all([
        line('symbolic-ref', '-q', 'HEAD'),
        line('rev-parse', '-q', '--verify', 'HEAD^{commit}'),
        git('--no-literal-pathspecs', 'status', ...STATUS, '--', ...paths)
    ]);
    const branch = ref?.replace(/^refs\/heads\//, '');
    const remote = (branch && (await line('config', '--get', `branch.${branch}.remote`))) ??
        onlyRemote(await line('remote'));
    const hasUrl = remote && (await line('config', '--get', `remote.${remote}.url`));
    const remote_url = hasUrl && (await line('ls-remote', '--get-url', remote));
    const tracking = remote && branch && `refs/remotes/${remote}/${branch}`;
    const remote_commit = tracking && (await line('rev-parse', '-q', '--verify', `${tracking}^{commit}`));
    const is_pushed = commit !== undefined &&
        remote_commit !== undefined &&
        'output' in (await git('merge-base', '--is-ancestor', commit, remote_commit));
    return {
        root,
        ref,
        commit,
        remote: remote || undefined,
        remote_url: remote_url || undefined,
        remote_commit: remote_commit || undefined,
        is_pushed,
        uncommitted: 'unknown' in status ? [] : changedPaths(status.output)
    };
}
function changedPaths(output) {
    const entries = output.toString('utf8').split('\0');
    return entries.filter((entry) => entry !== '').map((entry) => entry.slice(3));
}
function onlyRemote(list) {
    const names = list?.split('\n') ?? [];
    return names.includes('origin') || names.length > 1 ? 'origin' : names[0];
}


/***/ }),

/***/ 89516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ NOTHING_CHECKED_OUT),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   uM: () => (/* binding */ gitIn)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(65071);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60745);




const MOST_BYTES = 4 * 2 ** 20;
const SETTINGS = [
    'core.fsmonitor=false',
    'core.commitGraph=false',
    'diff.relative=false',
    'diff.orderFile=/dev/null'
];
const OPTIONS = [
    '--no-pager',
    '--no-replace-objects',
    ...SETTINGS.flatMap((setting) => ['-c', setting])
];
const VARIABLES = {
    LC_ALL: 'C',
    GIT_ALLOW_PROTOCOL: 'none',
    GIT_LITERAL_PATHSPECS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0'
};
function lineOf(answer) {
    return 'output' in answer ? answer.output.toString('utf8').trim() || undefined : undefined;
}
function gitIn(folder, { variables, cancelled, timeoutMs }) {
    const options = {
        cwd: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(process.execPath),
        env: { ...variables, ...VARIABLES },
        encoding: 'buffer',
        timeout: Math.max(1, Math.ceil(timeoutMs)),
        killSignal: 'SIGKILL',
        maxBuffer: MOST_BYTES,
        signal: cancelled,
        windowsHide: true
    };
    return (...args) => new Promise((resolve, reject) => {
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFile)('git', ['-C', folder, ...OPTIONS, ...args], options, (error, output, problem) => {
            if (cancelled.aborted)
                reject(new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .CancelledError */ .cc('cancelled', { reason: cancelled.reason }));
            else if (error === null)
                resolve({ output });
            else
                resolve({ unknown: whyNot(error, problem.toString('utf8')), ...exitCodeOf(error) });
        });
    });
}
const NOTHING_CHECKED_OUT = 'no code is checked out';
const REASONS = [
    [/not a git repository|cannot change to/i, NOTHING_CHECKED_OUT],
    [/dubious ownership/i, 'git does not trust the owner of the checkout (safe.directory)'],
    [
        /bad (?:object|revision)|unknown revision|ambiguous argument|unable to read|could not fetch/i,
        'the checkout does not contain both commits (set fetch-depth: 0)'
    ]
];
const exitCodeOf = ({ code }) => typeof code === 'number' ? { exit_code: code } : {};
function whyNot(error, problem) {
    if (error.code === 'ENOENT')
        return 'git is not installed';
    if (error.code === 'ERR_CHILD_PROCESS_STDIO_MAXBUFFER')
        return 'there are too many files';
    if (error.killed)
        return 'git took too long';
    const known = REASONS.find(([words]) => words.test(problem))?.[1];
    return known ?? `git failed: ${(0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_3__/* .sanitizeLine */ .g$)(problem || error.message, 150)}`;
}


/***/ }),

/***/ 10833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit)
});

// UNUSED EXPORTS: writeFiles

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/cli/table.js
var table = __webpack_require__(68715);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(92857);
// EXTERNAL MODULE: ./lib/src/adapters/git/read-head.js
var read_head = __webpack_require__(7929);
// EXTERNAL MODULE: ./lib/src/adapters/git/run-git.js
var run_git = __webpack_require__(89516);
// EXTERNAL MODULE: ./lib/src/adapters/runner/environment.js
var environment = __webpack_require__(70747);
// EXTERNAL MODULE: ./lib/src/release.js
var release = __webpack_require__(60895);
// EXTERNAL MODULE: ./lib/src/repository/repository-url.js
var repository_url = __webpack_require__(17227);
;// CONCATENATED MODULE: ./lib/src/cli/init/choose-setup.js










const FILES = `https://github.com/deploy-agent-server/deploy-agent-server/blob/v${release/* VERSION */.x}`;
const LISTED = [
    '--no-literal-pathspecs',
    'ls-files',
    '-zco',
    '--exclude-standard',
    '*.json',
    ':(glob)**/Dockerfile'
];
async function readFacts(folder) {
    const process = { ...(0,environment/* readCheckoutPlace */.U3)(folder), cancelled: new AbortController().signal };
    const head = await (0,read_head/* readHead */.z)(folder, process);
    if ('unknown' in head) {
        throw new usage_error/* UsageError */.eb(`init needs a git checkout: ${head.unknown}.`, 'Run it in your repository, after git init.');
    }
    const { root, remote, remote_url, ref } = head;
    const git = (0,run_git/* gitIn */.uM)(root, { ...process, timeoutMs: 20_000 });
    const listed = await git(...LISTED);
    if ('unknown' in listed) {
        throw new usage_error/* UsageError */.eb(`git ls-files fails here: ${listed.unknown}.`, `Copy a workflow by hand: ${FILES}/examples`);
    }
    const files = [...new Set(listed.output.toString('utf8').split('\0'))].sort();
    const place = `refs/remotes/${remote}/`;
    const of_remote = (0,run_git/* lineOf */.cA)(await git('for-each-ref', '--format=%(symref)', `${place}HEAD`));
    const usual = ['refs/heads/main', 'refs/heads/master'];
    const local = (0,run_git/* lineOf */.cA)(await git('for-each-ref', '--count=1', '--format=%(refname)', ...usual)) ?? ref;
    const has = (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path));
    return {
        root,
        remote_url,
        default_branch: (of_remote ?? local)?.replace(place, '').replace('refs/heads/', ''),
        graph_files: files.filter((path) => listsGraphs(root, path)),
        dockerfiles: files
            .filter((path) => external_node_path_.posix.basename(path) === 'Dockerfile')
            .sort((a, b) => a.length - b.length),
        has: {
            workflows: has('.github/workflows'),
            gitlab: has('.gitlab-ci.yml'),
            manifest: has('deployments.yaml')
        }
    };
}
const GRAPHS = schemas/* object */.Ikc({
    graphs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ path: schemas/* string */.YjP() })]))
});
function listsGraphs(root, path) {
    try {
        if (!(0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path)).isFile())
            return false;
        return GRAPHS.safeParse(JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8'))).success;
    }
    catch {
        return false;
    }
}
const SAFE_PATH = /^(?![-@])[\w.@-]+(?:\/[\w.@-]+)*$/;
const SAFE_BRANCH = /^\w[\w./-]*$/;
const SAFE_NAME = /^[A-Za-z][\w-]{0,62}$/;
const SECRET_NAME = { gitlab: /^[a-z_]\w*$/i, 'github-actions': /^(?!github_)[a-z_]\w*$/i };
const GRAPH_FILE = '  { "graphs":\n    { "agent": "./agent.py:graph" } }';
function chooseSetup(facts, flags) {
    const { secrets, cluster_namespace: namespace, repo_ref } = flags;
    const address = (0,repository_url/* parseRemoteAddress */.Yg)(facts.remote_url ?? '');
    const repository = (address?.repository ?? external_node_path_.posix.basename(facts.root)).toLowerCase();
    const ci = chooseCi(facts, flags.ci, address?.server_url ?? '');
    const [graph, dockerfile] = chooseSource(facts, flags);
    if (!secrets.every((name) => SECRET_NAME[ci].test(name))) {
        const form = 'letters, digits and _, on GitHub without GITHUB_ at the beginning';
        throw new usage_error/* UsageError */.eb('--secret: one of them is no name of a secret.', `Pass its name only, of ${form}.`);
    }
    const isOfLangSmith = ci === 'github-actions' && external_node_path_.posix.basename(graph) === 'langgraph.json';
    const api_dialect = flags.api_dialect ?? (isOfLangSmith ? 'langsmith' : 'neutral');
    const is_langsmith = api_dialect === 'langsmith';
    const words = external_node_path_.posix.basename(repository).match(/[a-z\d]+/g) ?? [];
    const name = fitting(flags.name ?? words.join('-'), SAFE_NAME, '--name');
    const branch = fitting(repo_ref ?? facts.default_branch ?? 'main', SAFE_BRANCH, 'The branch (--repo-ref)');
    const source = graph === '' ? `--source external_container (${dockerfile})` : `--graph-config-path ${graph}`;
    return {
        ci,
        has_gitlab: facts.has.gitlab,
        is_langsmith,
        service: is_langsmith ? 'LangSmith' : 'a control plane that is not LangSmith',
        name,
        graph_config_path: graph,
        has_graphs: facts.graph_files.includes(graph),
        dockerfile,
        image: graph === '' ? fitting(`ghcr.io/${repository}`, SAFE_PATH, 'The path of the remote') : '',
        cluster_namespace: namespace && fitting(namespace, SAFE_NAME, '--cluster-namespace'),
        branch,
        is_branch_given: repo_ref !== undefined,
        secrets: [...new Set(secrets)],
        web_url: address && `${address.server_url}/${address.repository}`,
        chosen: `--ci ${ci} --api-dialect ${api_dialect} ${source} --name ${name} --repo-ref ${branch}`
    };
}
function chooseCi({ has }, ci, server) {
    if (ci === 'github-actions' || ci === 'gitlab')
        return ci;
    if (has.workflows !== has.gitlab)
        return has.gitlab ? 'gitlab' : 'github-actions';
    if (/\bgithub\b/.test(server))
        return 'github-actions';
    if (/\bgitlab\b/.test(server))
        return 'gitlab';
    const advice = `Pass --ci github-actions or --ci gitlab. For others, see ${FILES}/docs/other-ci.md`;
    throw new usage_error/* UsageError */.eb('The CI system is unknown: the repository has no remote at GitHub or GitLab.', advice);
}
function chooseSource({ graph_files, dockerfiles, has }, { source, graph_config_path: given }) {
    const isImage = source === 'external_container';
    if (given !== undefined && !isImage)
        return [fitting(given, SAFE_PATH, '--graph-config-path'), ''];
    const [found, ...more] = isImage ? [] : graph_files.filter((path) => SAFE_PATH.test(path));
    if (more.length > 0 || (has.manifest && !isImage)) {
        const several = `${more.length + 1} files list graphs: ${[found, ...more].join(', ')}`;
        throw new usage_error/* UsageError */.eb(`${has.manifest ? 'deployments.yaml exists' : several}, and init writes workflows for one deployment.`, `Choose its file with --graph-config-path. For several deployments, start from ${FILES}/examples/manifest.yml`);
    }
    if (found !== undefined)
        return [found, ''];
    const dockerfile = source === 'git_host' ? undefined : dockerfiles.find((path) => SAFE_PATH.test(path));
    if (dockerfile !== undefined)
        return ['', dockerfile];
    if (isImage)
        throw new usage_error/* UsageError */.eb('This repository has no Dockerfile.', 'Add a Dockerfile, or leave out --source.');
    const advice = `Pass --graph-config-path PATH, or create agent.json with what it serves:\n${GRAPH_FILE}`;
    throw new usage_error/* UsageError */.eb('Nothing to deploy is found: no valid JSON file has a map "graphs".', advice);
}
function fitting(text, form, what) {
    if (form.test(text))
        return text;
    const problem = `"${(0,sanitize/* sanitizeLine */.g$)(text, 80)}" cannot be written into a workflow as it is`;
    throw new usage_error/* UsageError */.eb(`${what}: ${problem}.`, 'Pass one of letters, digits, . _ / and -. A name begins with a letter.');
}

;// CONCATENATED MODULE: ./lib/src/cli/init/fill-example.js


const INCLUDED = '.gitlab/agent-deployments.yml';
const EXAMPLES = {
    push: __webpack_require__.ab + "push.yml",
    preview: __webpack_require__.ab + "preview.yml",
    sweep: __webpack_require__.ab + "sweep.yml",
    container: __webpack_require__.ab + "container.yml",
    containerPreview: __webpack_require__.ab + "container-preview.yml",
    gitLab: __webpack_require__.ab + "gitlab-ci.yml",
    gitLabImage: __webpack_require__.ab + "gitlab-ci-image.yml"
};
function makeFiles(setup) {
    const { push, preview, sweep, container, containerPreview, gitLab, gitLabImage } = EXAMPLES;
    const isImage = setup.image !== '';
    const onGitHub = {
        '.github/workflows/agent-deploy.yml': isImage ? container : push,
        '.github/workflows/agent-preview.yml': isImage ? containerPreview : preview,
        '.github/workflows/agent-sweep.yml': sweep
    };
    const onGitLab = {
        [setup.has_gitlab ? INCLUDED : '.gitlab-ci.yml']: isImage ? gitLabImage : gitLab
    };
    const files = Object.entries(setup.ci === 'gitlab' ? onGitLab : onGitHub);
    return files.map(([path, example]) => ({
        path,
        text: fillExample((0,external_node_fs_.readFileSync)(example, 'utf8'), setup)
    }));
}
const SECRETS = /^(?: +#.*\n)? +secrets: \|\n +OPENAI_API_KEY=.*\n/m;
const SECRET = /^ +--secret OPENAI_API_KEY\n/gm;
function fillExample(example, setup) {
    const values = valuesOf(setup);
    const escaped = Object.keys(values).map((value) => value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
    const text = setup.secrets.length > 0 ? example : example.replace(SECRETS, '').replace(SECRET, '');
    const filled = text.replace(new RegExp(escaped.join('|'), 'g'), (value) => values[value] ?? value);
    return `# For ${setup.service}.\n${filled}`;
}
const INPUTS = '\n          ';
function valuesOf(setup) {
    const { name, branch, graph_config_path: path, dockerfile, cluster_namespace: namespace, secrets } = setup;
    return {
        'docs/gitlab.md': `${FILES}/docs/gitlab.md`,
        'name: support-agent': `name: ${scalar(name)}`,
        'support-agent': name,
        'branches: [main]': `branches: [${scalar(branch)}]`,
        'push to main': `push to ${branch}`,
        'graph_config_path: agent.json': `graph_config_path: ${scalar(path)}`,
        '--graph-config-path agent.json': `--graph-config-path ${path}`,
        'ghcr.io/acme/support-agent': setup.image,
        'context: .': dockerfile === 'Dockerfile' ? 'context: .' : `context: .${INPUTS}file: ${dockerfile}`,
        '--file Dockerfile': `--file ${dockerfile}`,
        'cluster_namespace: agents': `cluster_namespace: ${namespace ? scalar(namespace) : '${{ vars.CLUSTER_NAMESPACE }}'}`,
        '"$CLUSTER_NAMESPACE"': namespace ?? '"$CLUSTER_NAMESPACE"',
        'OPENAI_API_KEY=${{ secrets.OPENAI_API_KEY }}': secrets
            .map((secret) => `${secret}=\${{ secrets.${secret} }}`)
            .join(`${INPUTS}  `),
        '--secret OPENAI_API_KEY': secrets.map((secret) => `--secret ${secret}`).join(' '),
        ...(setup.is_branch_given && {
            '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH': `$CI_COMMIT_BRANCH == "${branch}"`
        }),
        ...(setup.is_langsmith && langSmithValues(setup))
    };
}
function langSmithValues({ image, name }) {
    const fallback = image === '' ? " || 'https://api.host.langchain.com'" : '';
    return {
        'base_url: ${{ vars.CONTROL_PLANE_URL }}': `api_dialect: langsmith${INPUTS}base_url: \${{ vars.LANGSMITH_CONTROL_PLANE${fallback} }}`,
        'api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}': `api_key: \${{ secrets.LANGSMITH_API_KEY }}${INPUTS}tenant_id: \${{ vars.LANGSMITH_WORKSPACE_ID }}`,
        DEPLOY_AGENT_SERVER_API_KEY: 'DEPLOY_AGENT_SERVER_API_KEY, DEPLOY_AGENT_SERVER_TENANT_ID',
        '--name support-agent': `--api-dialect langsmith --name ${name}`
    };
}
const scalar = (text) => /^(?:y|n|yes|no|on|off|true|false|null|[^A-Za-z_].*)$/i.test(text) ? `'${text}'` : text;

;// CONCATENATED MODULE: ./lib/src/cli/init/init-command.js







async function runInit({ flags, secretNames, options }) {
    const facts = await readFacts(process.cwd());
    const setup = chooseSetup(facts, { ...flags, ci: options.ci, secrets: secretNames });
    const files = makeFiles(setup);
    if (flags.dry_run === 'true') {
        for (const { path, text } of files)
            process.stdout.write(`# ${path}\n${text}\n`);
        return;
    }
    writeFiles(facts.root, files);
    process.stdout.write(`${files.map(({ path }) => path).join('\n')}\n`);
    process.stderr.write(`${(0,sanitize/* escapeCommands */.g9)(nextSteps(setup, files).join('\n'))}\n`);
}
function writeFiles(root, files) {
    const written = [];
    try {
        for (const { path, text } of files) {
            const target = (0,external_node_path_.join)(root, path);
            assertNoLink(root, (0,external_node_path_.dirname)(path));
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true });
            (0,external_node_fs_.writeFileSync)(target, text, { flag: 'wx' });
            written.push(target);
        }
    }
    catch (error) {
        for (const target of written)
            (0,external_node_fs_.rmSync)(target, { force: true });
        const advice = 'Rename or remove what exists, or use --dry-run to see the files, and copy what you need.';
        throw new usage_error/* UsageError */.eb(`Nothing was written: ${error.message}.`, advice);
    }
}
function assertNoLink(root, folder) {
    if (folder === '.')
        return;
    const found = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, folder), { throwIfNoEntry: false });
    if (found?.isSymbolicLink())
        throw new Error(`${folder} is a symbolic link`);
    assertNoLink(root, (0,external_node_path_.dirname)(folder));
}
function nextSteps(setup, files) {
    const { graph_config_path: path, has_graphs, branch, secrets, service, chosen } = setup;
    const steps = [
        ...(path !== '' && !has_graphs
            ? [`${path} lists no graphs yet. Write it, such as:\n${GRAPH_FILE}`]
            : []),
        ...(files[0]?.path === INCLUDED ? [INCLUDE] : []),
        ...valuesToSet(setup, files.map(({ text }) => text).join('\n')),
        accessStep(setup),
        `Commit the files to ${branch}.`
    ];
    const passed = secrets.length > 0 ? '' : ' The agent gets no secrets: --secret NAME passes one.';
    return [
        `Chosen: ${chosen}`,
        `The files are for ${service}.${passed} To choose otherwise, remove the files and run init again with other flags.`,
        'Next:',
        ...steps.map((step, i) => `${i + 1}. ${step}`)
    ];
}
const INCLUDE = `Add to .gitlab-ci.yml:\n     include:\n       - local: ${INCLUDED}\n   If it lists stages, list those of the file, too.`;
const CI_CD = 'Settings → CI/CD → Variables';
const ADDRESS = 'address of the control plane, such as https://control-plane.example/api';
const REGIONS = 'US https://api.host.langchain.com, EU https://eu.api.host.langchain.com, own https://<host>/api-host';
function valuesToSet({ ci, web_url, secrets, is_langsmith }, text) {
    const meaningOf = (name) => {
        if (secrets.includes(name))
            return 'a secret of the agent';
        if (name === 'CLUSTER_NAMESPACE')
            return 'namespace of the cluster in which the agent runs';
        if (/(?:TENANT|WORKSPACE)_ID$/.test(name))
            return 'LangSmith, Settings → Workspaces';
        if (name.endsWith('_API_KEY'))
            return is_langsmith ? 'LangSmith, Settings → API Keys' : 'its key';
        return is_langsmith ? REGIONS : ADDRESS;
    };
    const set = (what, pattern, more = []) => {
        const names = new Set([...[...text.matchAll(pattern)].map(([, name = '']) => name), ...more]);
        const rows = [...names].map((name) => [name, meaningOf(name)]);
        return [`Set these ${what}`, ...(0,table/* tableLines */.o)(rows).map((row) => `     ${row}`)].join('\n');
    };
    if (ci === 'gitlab') {
        const page = web_url ? `${web_url}/-/settings/ci_cd (${CI_CD})` : CI_CD;
        const named = /\b(DEPLOY_AGENT_SERVER_\w+|CLUSTER_NAMESPACE(?="))/g;
        const schedule = 'Add a schedule for the sweep: Build → Pipeline schedules.';
        return [set(`variables, the keys masked: ${page}`, named, secrets), schedule];
    }
    const at = (kind) => `${kind}: ${web_url ? `${web_url}/settings/${kind}/actions` : 'Settings → Secrets and variables → Actions'}`;
    return [set(at('variables'), /\bvars\.(\w+)/g), set(at('secrets'), /\bsecrets\.(\w+)/g)];
}
function accessStep({ ci, image, is_langsmith }) {
    const registry = ci === 'gitlab'
        ? 'the registry of this project, with a deploy token'
        : `${image}: it is private`;
    if (image !== '')
        return `Let the cluster pull images from ${registry}.`;
    if (!is_langsmith)
        return 'Give the control plane access to the repository: it reads the code itself.';
    const app = 'Install the GitHub app of LangSmith: https://smith.langchain.com → Deployments → New Deployment';
    return `${app}. It builds only from GitHub: mirror other repositories there, or use --source external_container.`;
}


/***/ }),

/***/ 68715:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ tableLines)
/* harmony export */ });
const WIDEST_FIRST = 40;
function tableLines(rows, width = Number.POSITIVE_INFINITY, shorten) {
    const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
    widths[0] = Math.min(widths[0] ?? 0, WIDEST_FIRST);
    const joined = (row) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
    const lines = rows.map((row) => joined(row).trimEnd());
    if (lines.every((line) => line.length <= width))
        return lines;
    if (shorten !== undefined)
        return tableLines(rows.map((row) => row.map(shorten)), width);
    return rows.flatMap((row) => [
        joined(row.slice(0, -1)).trimEnd(),
        ...(row.at(-1) ? [`  ${row.at(-1)}`] : [])
    ]);
}


/***/ }),

/***/ 32655:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   eb: () => (/* binding */ UsageError),
/* harmony export */   yT: () => (/* binding */ useFile),
/* harmony export */   zS: () => (/* binding */ fileError)
/* harmony export */ });
class UsageError extends Error {
    advice;
    constructor(message, advice) {
        super(message);
        this.advice = advice;
        this.name = 'UsageError';
    }
}
const PROBLEMS = {
    ENOENT: 'it does not exist',
    EISDIR: 'it is a folder, not a file',
    EACCES: 'permission denied'
};
function fileError(flag, file, act, error) {
    const { code = 'unknown' } = error;
    return new UsageError(`${flag}: "${file}" cannot be ${act}: ${PROBLEMS[code] ?? code}.`, 'Check the path.');
}
function useFile(flag, file, act, use) {
    try {
        return use();
    }
    catch (error) {
        throw fileError(flag, file, act, error);
    }
}


/***/ }),

/***/ 65071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ TimeLimitError),
/* harmony export */   GI: () => (/* binding */ RequestError),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   W6: () => (/* binding */ PlanError),
/* harmony export */   Xs: () => (/* binding */ StatusError),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   c4: () => (/* binding */ isNotFound),
/* harmony export */   cc: () => (/* binding */ CancelledError),
/* harmony export */   dV: () => (/* binding */ AnswerError),
/* harmony export */   dh: () => (/* binding */ isConflict),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   s5: () => (/* binding */ CredentialsExpiredError),
/* harmony export */   sH: () => (/* binding */ DeployError),
/* harmony export */   v6: () => (/* binding */ StoppedByBug),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
class DeployError extends Error {
    code;
    advice;
    constructor(code, message, options = {}) {
        super(message, { cause: options.cause });
        this.name = new.target.name;
        this.code = code;
        this.advice = options.advice;
    }
}
class InputError extends DeployError {
    problems;
    constructor(problems) {
        super('input_invalid', problems.map(({ input, problem }) => `${input}: ${problem}`).join('\n'));
        this.problems = problems;
    }
    get inputs() {
        return new Set(this.problems.map(({ input, path = [input], place }) => place === undefined ? path[0] : input)).size;
    }
}
class PlanError extends DeployError {
}
class StoppedByBug extends Error {
}
class CancelledError extends DeployError {
    constructor(message = 'cancelled', { reason, ...options } = {}) {
        super(reason instanceof StoppedByBug ? 'internal' : 'cancelled', message, options);
    }
}
class RequestError extends DeployError {
    request;
    brief;
    mayHaveBeenApplied;
    retryable;
    retryAfterMs;
    mostAttempts;
    constructor(code, message, options) {
        super(code, message, options);
        this.request = options.request;
        this.brief = options.brief ?? message.split('\n', 1)[0] ?? '';
        this.mayHaveBeenApplied = options.mayHaveBeenApplied;
        this.retryable = options.retryable;
        this.retryAfterMs = options.retryAfterMs;
        this.mostAttempts = options.mostAttempts;
    }
}
class ConnectionError extends RequestError {
    timed_out;
    constructor(message, options) {
        super('control_plane_unreachable', message, options);
        this.timed_out = options.timed_out ?? false;
    }
}
class TimeLimitError extends RequestError {
    constructor(request) {
        super('wait_timeout', `${request} was not sent, because the time limit of the step (\`timeout\`) ended.`, {
            request,
            mayHaveBeenApplied: false,
            retryable: false,
            advice: 'Run again: it reads first and continues from what exists. If that takes longer, set `timeout` to a longer time.'
        });
    }
}
const ATTEMPTS_FOR_UNUSABLE = 3;
class AnswerError extends RequestError {
    constructor(message, options) {
        super('invalid_response', message, { mostAttempts: ATTEMPTS_FOR_UNUSABLE, ...options });
    }
}
class StatusError extends RequestError {
    status;
    constructor(message, options) {
        super(codeOfStatus(options.status), message, options);
        this.status = options.status;
    }
    with(changes) {
        const { message, cause, ...same } = this;
        return new StatusError(message, { ...same, cause, ...changes });
    }
}
function isNotFound(error) {
    return error instanceof StatusError && (error.status === 404 || error.status === 410);
}
const isConflict = (error) => error instanceof StatusError && error.status === 409;
const UNAVAILABLE = new Set([408, 425, 429]);
function codeOfStatus(status) {
    if (status === 401 || status === 403)
        return 'auth_failed';
    if (status === 404 || status === 410)
        return 'not_found';
    if (status >= 500 || UNAVAILABLE.has(status))
        return 'control_plane_unreachable';
    return status < 400 ? 'invalid_response' : 'request_refused';
}
class CredentialsExpiredError extends StatusError {
}
class GitHubError extends DeployError {
    status;
    permission;
    constructor(message, options = {}) {
        super('github_unavailable', message, options);
        this.status = options.status;
        this.permission = options.permission;
    }
}
function messageOf(error) {
    if (typeof error === 'object' && error !== null && 'message' in error)
        return String(error.message);
    return String(error);
}


/***/ }),

/***/ 60895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ RELEASED_PROGRAM),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
const VERSION = '1.0.0';
const RELEASED_PROGRAM = 'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz';


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
