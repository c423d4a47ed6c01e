export const id = 846;
export const ids = [846];
export const modules = {

/***/ 70747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MO: () => (/* binding */ currentFolder),
/* harmony export */   PC: () => (/* binding */ givenInputs),
/* harmony export */   Qo: () => (/* binding */ readEnvironment),
/* harmony export */   U3: () => (/* binding */ readCheckoutPlace),
/* harmony export */   bj: () => (/* binding */ summaryFile),
/* harmony export */   i9: () => (/* binding */ outputFile),
/* harmony export */   j_: () => (/* binding */ readEvent),
/* harmony export */   xs: () => (/* binding */ enforceTlsVerification)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17156);


function readEnvironment() {
    return (0,_github_run_context_js__WEBPACK_IMPORTED_MODULE_1__/* .readRunContext */ .$)(process.env, readEvent());
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
const FOR_GIT = ['PATH', 'HOME', 'XDG_CONFIG_HOME', 'USERPROFILE', 'SystemRoot', 'SYSTEMROOT', 'TEMP', 'TMP'];
function readCheckoutPlace(workspace = process.env.GITHUB_WORKSPACE) {
    const known = FOR_GIT.map((name) => [name, process.env[name]]);
    const variables = known.filter((entry) => entry[1] !== undefined);
    return { workspace: workspace || undefined, variables: Object.fromEntries(variables) };
}
function outputFile() {
    return process.env.GITHUB_OUTPUT || undefined;
}
function currentFolder() {
    try {
        return process.cwd();
    }
    catch {
        return undefined;
    }
}
const UNVERIFIED = 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set. Certificates are verified anyway. For your own authority, set NODE_EXTRA_CA_CERTS.';
function enforceTlsVerification() {
    const wasOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0';
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    return wasOff ? [UNVERIFIED] : [];
}
function givenInputs() {
    const isSet = (name) => (process.env[name]?.trim() ?? '') !== '';
    return Object.keys(process.env)
        .filter((name) => name.startsWith('INPUT_') && isSet(name))
        .filter((name) => name === name.toUpperCase() || !isSet(name.toUpperCase()))
        .map((name) => name.slice('INPUT_'.length));
}
function summaryFile() {
    return process.env.GITHUB_STEP_SUMMARY || undefined;
}


/***/ }),

/***/ 51846:
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
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
// EXTERNAL MODULE: ./lib/src/cli/init/choose-setup.js
var choose_setup = __webpack_require__(86593);
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
function makeFiles(setup, hasGitLab) {
    const isImage = setup.source === 'external_container';
    const service = setup.dialect === 'langsmith' ? 'LangSmith' : 'a control plane that is not LangSmith';
    const fileOf = (path, example) => {
        const text = fillExample((0,external_node_fs_.readFileSync)(example, 'utf8'), setup);
        return { path, text: `# For ${service}.\n${text}` };
    };
    if (setup.ci === 'gitlab') {
        const example = isImage ? EXAMPLES.gitLabImage : EXAMPLES.gitLab;
        return [fileOf(hasGitLab ? INCLUDED : '.gitlab-ci.yml', example)];
    }
    return [
        fileOf('.github/workflows/agent-deploy.yml', isImage ? EXAMPLES.container : EXAMPLES.push),
        fileOf('.github/workflows/agent-preview.yml', isImage ? EXAMPLES.containerPreview : EXAMPLES.preview),
        fileOf('.github/workflows/agent-sweep.yml', EXAMPLES.sweep)
    ];
}
function fillExample(example, setup) {
    const text = setup.secrets.length > 0 ? example : withoutSecrets(example);
    const values = valuesOf(setup);
    const escaped = Object.keys(values).map((value) => value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
    return text.replace(new RegExp(escaped.join('|'), 'g'), (value) => values[value] ?? value);
}
const withoutSecrets = (example) => example
    .replace(/^(?: +#.*\n)? +secrets: \|\n +OPENAI_API_KEY=.*\n/m, '')
    .replace(/^ +--secret OPENAI_API_KEY\n/gm, '');
const INPUTS = '\n          ';
function valuesOf(setup) {
    const { name, branch, graph_config_path: path, dockerfile, cluster_namespace: namespace, secrets } = setup;
    return {
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
        ...(setup.is_branch_given && { '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH': `$CI_COMMIT_BRANCH == "${branch}"` }),
        ...(setup.dialect === 'langsmith' && langSmithValues(setup))
    };
}
function langSmithValues({ source, name }) {
    const fallback = source === 'git_host' ? " || 'https://api.host.langchain.com'" : '';
    return {
        'base_url: ${{ vars.CONTROL_PLANE_URL }}': `api_dialect: langsmith${INPUTS}base_url: \${{ vars.LANGSMITH_CONTROL_PLANE${fallback} }}`,
        'api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}': `api_key: \${{ secrets.LANGSMITH_API_KEY }}${INPUTS}tenant_id: \${{ vars.LANGSMITH_WORKSPACE_ID }}`,
        '--name support-agent': `--api-dialect langsmith --name ${name}`
    };
}
const scalar = (text) => /^(?:y|n|yes|no|on|off|true|false|null|[^A-Za-z_].*)$/i.test(text) ? `'${text}'` : text;

;// CONCATENATED MODULE: ./lib/src/cli/init/next-steps.js


const ADDRESS = 'address of the control plane, such as https://control-plane.example/api';
const MEANING = {
    CONTROL_PLANE_URL: ADDRESS,
    CONTROL_PLANE_API_KEY: 'its key',
    CLUSTER_NAMESPACE: 'namespace of the cluster in which the agent runs',
    DEPLOY_AGENT_SERVER_BASE_URL: ADDRESS,
    DEPLOY_AGENT_SERVER_API_KEY: 'its key',
    DEPLOY_AGENT_SERVER_TENANT_ID: 'LangSmith, Settings → Workspaces',
    LANGSMITH_CONTROL_PLANE: 'self-hosted: https://<your host>/api-host; EU: https://eu.api.host.langchain.com; US: unset',
    LANGSMITH_API_KEY: 'LangSmith, Settings → API Keys',
    LANGSMITH_WORKSPACE_ID: 'LangSmith, Settings → Workspaces'
};
function nextSteps(setup, files) {
    const { source, graph_config_path: path, has_graphs, branch, secrets, ci, dialect } = setup;
    const [service, other] = dialect === 'langsmith' ? ['LangSmith', 'another service'] : ['any service but LangSmith', 'LangSmith'];
    const steps = [
        ...(source === 'git_host' && !has_graphs ? [`${path} lists no graphs yet. Write it, such as:\n${choose_setup/* GRAPH_FILE */.a$}`] : []),
        ...(ci === 'gitlab' ? gitLabSteps(setup, files) : gitHubSteps(setup, files)),
        accessStep(setup),
        `Commit the files to ${branch}.`
    ];
    return [
        `The files are for ${service}. For ${other}, remove them and pass --api-dialect ${dialect === 'langsmith' ? 'neutral' : 'langsmith'}.`,
        ...(secrets.length === 0 ? ['The agent gets no secrets. To pass some, add --secret NAME (docs/secrets.md).'] : []),
        'Next:',
        ...steps.map((step, i) => `${i + 1}. ${step}`)
    ];
}
function accessStep({ source, ci, image, dialect }) {
    if (source === 'external_container') {
        return ci === 'gitlab'
            ? 'Let the cluster pull images from the registry of this project, with a deploy token that may read it.'
            : `Let the cluster pull images from ${image}: a new package is private.`;
    }
    if (dialect === 'neutral')
        return 'Give the control plane access to the repository: it reads the code itself.';
    if (ci === 'gitlab')
        return 'LangSmith builds only from GitHub: mirror the repository there, or deploy an image (--source external_container).';
    return 'Install the GitHub app of LangSmith for the repository: https://smith.langchain.com → Deployments → New Deployment → Add new account. LangSmith builds only from GitHub.';
}
function gitHubSteps({ web_url }, files) {
    const text = files.map((file) => file.text).join('\n');
    return ['variables', 'secrets'].map((kind) => {
        const found = text.matchAll(kind === 'secrets' ? /\bsecrets\.(\w+)/g : /\bvars\.(\w+)/g);
        const names = new Set([...found].map(([, name = '']) => name));
        const page = `${web_url}/settings/${kind}/actions`;
        return setStep(kind, web_url === undefined ? 'Settings → Secrets and variables → Actions' : page, [...names]);
    });
}
function gitLabSteps({ web_url, secrets, dialect }, files) {
    const place = 'Settings → CI/CD → Variables';
    const [file] = files;
    const names = [
        'DEPLOY_AGENT_SERVER_BASE_URL',
        'DEPLOY_AGENT_SERVER_API_KEY',
        ...(dialect === 'langsmith' ? ['DEPLOY_AGENT_SERVER_TENANT_ID'] : []),
        ...(file?.text.includes(' "$CLUSTER_NAMESPACE"') ? ['CLUSTER_NAMESPACE'] : []),
        ...secrets
    ];
    const include = `Add to .gitlab-ci.yml:\n     include:\n       - local: ${INCLUDED}\n   If it lists stages, list those of the file, too.`;
    return [
        ...(file?.path === INCLUDED ? [include] : []),
        setStep('variables, the keys masked', web_url ? `${web_url}/-/settings/ci_cd (${place})` : place, names),
        'Add a schedule for the sweep: Build → Pipeline schedules.'
    ];
}
function setStep(what, where, names) {
    const widest = Math.max(...names.map((name) => name.length));
    const lines = names.map((name) => `     ${name.padEnd(widest)}  ${MEANING[name] ?? 'a secret of the agent'}`);
    return [`Set these ${what}: ${where}`, ...lines].join('\n');
}

// EXTERNAL MODULE: ./lib/src/adapters/git/read-head.js
var read_head = __webpack_require__(7929);
// EXTERNAL MODULE: ./lib/src/adapters/git/run-git.js
var run_git = __webpack_require__(89516);
// EXTERNAL MODULE: ./lib/src/adapters/runner/environment.js
var environment = __webpack_require__(70747);
;// CONCATENATED MODULE: ./lib/src/cli/init/read-facts.js






const LIMITS = { timeoutMs: 20_000, mostBytes: 64 * 2 ** 20 };
const LISTED = ['--no-literal-pathspecs', 'ls-files', '-z', '--cached', '--others', '--exclude-standard', '--'];
const LARGEST = 262_144;
async function readFacts(folder) {
    const process = { ...(0,environment/* readCheckoutPlace */.U3)(folder), cancelled: new AbortController().signal };
    const head = await (0,read_head/* readHead */.z)(folder, process);
    if ('unknown' in head) {
        throw new usage_error/* UsageError */.e(`init needs a git checkout: ${head.unknown}.`, 'Run it in your repository, after git init.');
    }
    const { root, remote, remote_url, ref } = head;
    const git = (...args) => (0,run_git/* runGit */.EO)({ ...process, ...LIMITS }, [...(0,run_git/* gitOptions */.h5)(root), ...args]);
    const textOf = async (...args) => {
        const answer = await git(...args);
        return 'output' in answer ? answer.output.toString('utf8').trim().split('\n', 1)[0] || undefined : undefined;
    };
    const listed = await git(...LISTED, '*.json', 'Dockerfile', '*/Dockerfile');
    if ('unknown' in listed) {
        throw new usage_error/* UsageError */.e(`git ls-files fails here: ${listed.unknown}.`, 'Copy a workflow from examples/ by hand.');
    }
    const files = [...new Set(listed.output.toString('utf8').split('\0'))].sort();
    const place = `refs/remotes/${remote}/`;
    const ofRemote = remote && (await textOf('symbolic-ref', '-q', `${place}HEAD`));
    const usual = await textOf('for-each-ref', '--format=%(refname)', 'refs/heads/main', 'refs/heads/master');
    const depth = (path) => path.split('/').length;
    const has = (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path));
    return {
        root,
        remote_url,
        default_branch: ofRemote?.slice(place.length) ?? (usual ?? ref)?.replace('refs/heads/', ''),
        graph_files: files.filter((path) => listsGraphs(root, path)),
        dockerfiles: files.filter((path) => (0,external_node_path_.basename)(path) === 'Dockerfile').sort((a, b) => depth(a) - depth(b)),
        has: { workflows: has('.github/workflows'), gitlab: has('.gitlab-ci.yml'), manifest: has('deployments.yaml') }
    };
}
function listsGraphs(root, path) {
    if (!path.endsWith('.json') || /(?:^|\/)node_modules\//.test(path))
        return false;
    try {
        const found = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path));
        if (found.size > LARGEST || !found.isFile())
            return false;
        const { graphs } = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path), 'utf8'));
        const all = Array.isArray(graphs) ? [] : Object.values(graphs);
        const isGraph = (graph) => typeof (graph.path ?? graph) === 'string';
        return all.length > 0 && all.every(isGraph);
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/src/cli/init/init-command.js








async function runInit({ flags, secretNames, options }) {
    const { dry_run = 'false' } = flags;
    if (dry_run !== 'true' && dry_run !== 'false')
        throw new usage_error/* UsageError */.e('--dry-run must be true or false.');
    const facts = await readFacts(process.cwd());
    const setup = (0,choose_setup/* chooseSetup */.Dx)(facts, { ...flags, ci: options.ci, secrets: secretNames });
    const files = makeFiles(setup, facts.has.gitlab);
    if (dry_run === 'true') {
        for (const { path, text } of files)
            process.stdout.write(`# ${path}\n${text}\n`);
        return;
    }
    writeFiles(facts.root, files);
    process.stdout.write(`${files.map(({ path }) => path).join('\n')}\n`);
    process.stderr.write(`${(0,sanitize/* escapeCommands */.g9)(nextSteps(setup, files).join('\n'))}\n`);
}
function writeFiles(root, files) {
    const problems = files.flatMap(({ path }) => problemAt(root, path) ?? []);
    if (problems.length > 0) {
        const advice = 'Rename or remove what exists, or use --dry-run to see the files, and copy what you need.';
        throw new usage_error/* UsageError */.e(['Nothing was written.', ...problems].join('\n'), advice);
    }
    const written = [];
    try {
        for (const { path, text } of files) {
            const target = (0,external_node_path_.join)(root, path);
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(target), { recursive: true });
            const isInside = `${(0,external_node_fs_.realpathSync)((0,external_node_path_.dirname)(target))}${external_node_path_.sep}`.startsWith(`${(0,external_node_fs_.realpathSync)(root)}${external_node_path_.sep}`);
            if (!isInside)
                throw new Error(`${path} is outside of the repository`);
            (0,external_node_fs_.writeFileSync)(target, text, { flag: 'wx' });
            written.push(target);
        }
    }
    catch (error) {
        for (const target of written)
            (0,external_node_fs_.rmSync)(target, { force: true });
        const why = error.message;
        throw new usage_error/* UsageError */.e(`The files could not be written: ${why}. Those written before were removed.`);
    }
}
function problemAt(root, path) {
    const parts = path.split('/');
    for (let depth = 1; depth <= parts.length; depth++) {
        const part = external_node_path_.posix.join(...parts.slice(0, depth));
        const found = (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, part), { throwIfNoEntry: false });
        if (found === undefined)
            return undefined;
        if (found.isSymbolicLink())
            return `${part} is a symbolic link.`;
        if (depth === parts.length)
            return `${part} exists.`;
        if (!found.isDirectory())
            return `${part} is not a folder.`;
    }
    return undefined;
}


/***/ })

};
