export const id = 657;
export const ids = [657];
export const modules = {

/***/ 4873:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ wrapText),
/* harmony export */   gM: () => (/* binding */ USUAL_WIDTH),
/* harmony export */   qz: () => (/* binding */ widthOf)
/* harmony export */ });
const USUAL_WIDTH = 80;
function widthOf({ isTTY, columns }) {
    return isTTY ? columns || USUAL_WIDTH : Number.POSITIVE_INFINITY;
}
const COLORS = /\u001b\[\d+m/g;
function wrapText(text, width) {
    return text
        .split('\n')
        .flatMap((line) => wrapLine(line, width))
        .join('\n');
}
function wrapLine(line, width) {
    if (lengthOf(line) <= width)
        return [line];
    const [indent = ''] = /^ */.exec(line) ?? [];
    const lines = [];
    let current = indent;
    let hasWords = false;
    for (const word of line.slice(indent.length).split(' ')) {
        const longer = hasWords ? `${current} ${word}` : `${current}${word}`;
        if (!hasWords || lengthOf(longer) <= width) {
            current = longer;
            hasWords ||= word !== '';
            continue;
        }
        if (word === '')
            continue;
        lines.push(current.trimEnd());
        current = `${indent}  ${word}`;
    }
    return [...lines, current.trimEnd()];
}
function lengthOf(text) {
    return text.replace(COLORS, '').length;
}


/***/ }),

/***/ 44657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runInit: () => (/* binding */ runInit),
  writeFiles: () => (/* binding */ writeFiles)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/repository/slashes.js
var slashes = __webpack_require__(86190);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/cli/console/wrap.js
var wrap = __webpack_require__(4873);
// EXTERNAL MODULE: ./lib/src/cli/table.js
var table = __webpack_require__(68715);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
// EXTERNAL MODULE: ./lib/src/repository/repository-url.js
var repository_url = __webpack_require__(17227);
;// CONCATENATED MODULE: ./lib/src/cli/init/choose-agents.js

const GENERIC = new Set(['langgraph', 'agent', 'agents', 'graph', 'graphs', 'config']);
function nameAgents(paths, repository) {
    const short = new Map(paths.map((path) => [path, shortName(path, repository)]));
    const names = [...short.values()];
    const chosen = new Map();
    for (const [path, name] of short) {
        const isUnique = names.filter((other) => other === name).length === 1;
        const wanted = isUnique ? name : nameOf(path.replace(/\.json$/, ''));
        chosen.set(path, withNumber(wanted, [...chosen.values()]));
    }
    return chosen;
}
function shortName(path, repository) {
    const stem = nameOf(external_node_path_.posix.basename(path, '.json'));
    if (!GENERIC.has(stem))
        return stem;
    const folder = external_node_path_.posix.basename(external_node_path_.posix.dirname(path));
    return folder === '.' ? repository : nameOf(folder);
}
function nameOf(text) {
    const name = (text.toLowerCase().match(/[a-z\d]+/g) ?? []).join('-');
    return /^[a-z]/.test(name) ? name : `agent${name && '-'}${name}`;
}
function withNumber(name, taken) {
    let unique = name;
    for (let number = 2; taken.includes(unique); number++)
        unique = `${name}-${number}`;
    return unique;
}
const MANIFEST = 'deployments.yaml';
const SCHEMA = 'https://raw.githubusercontent.com/deploy-agent-server/deploy-agent-server/' +
    'v1/schema/deployments.schema.json';
function manifestText(agents) {
    const deployments = [];
    for (const { name, graph_config_path, secrets } of agents) {
        deployments.push(`  ${scalar(name)}:`, `    graph_config_path: ${scalar(graph_config_path)}`);
        const names = secrets.map(scalar).join(', ');
        const comment = '# names; the values come from the pipeline';
        if (secrets.length > 0)
            deployments.push(`    secrets: [${names}] ${comment}`);
    }
    return [
        `# yaml-language-server: $schema=${SCHEMA}`,
        '# The agents of this repository. ' +
            'Each new commit builds all of them, unless `paths` lists the files of one.',
        'version: 1',
        '',
        '# The pipeline chooses one.',
        'environments:',
        '  preview: { deployment_type: dev }',
        '  production: { deployment_type: prod }',
        '',
        'deployments:',
        ...deployments,
        ''
    ].join('\n');
}
const scalar = (text) => /^(?:y|n|yes|no|on|off|true|false|null|[^A-Za-z_].*)$/i.test(text) ? `'${text}'` : text;

// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var dialect = __webpack_require__(81415);
;// CONCATENATED MODULE: ./lib/src/cli/init/choose-secrets.js


const SECRET_NAME = { gitlab: /^[a-z_]\w*$/i, 'github-actions': /^(?!github_)[a-z_]\w*$/i };
function chooseSecrets(given, variables, { ci, is_langsmith, is_image }) {
    const form = SECRET_NAME[ci];
    if (!given.every((name) => form.test(name))) {
        const words = 'letters, digits and _, on GitHub without GITHUB_ at the beginning';
        throw new usage_error/* UsageError */.eb('--secret: one of them is no name of a secret.', `Pass its name only, of ${words}.`);
    }
    const { source = '', names = [], problem } = variables ?? {};
    const candidates = [...new Set(given.length > 0 ? given : names)];
    const fitting = candidates.filter((name) => form.test(name));
    const reserved = dialect/* LANGSMITH_RESERVED_SECRETS */.bs[is_image ? 'external_container' : 'git_host'];
    const isReserved = (name) => is_langsmith && reserved.has(name);
    const secrets = fitting.filter((name) => !isReserved(name));
    const left_out = fitting.filter(isReserved);
    const unfit = candidates.filter((name) => !form.test(name)).length;
    const unpassed = given.length > 0
        ? names.filter((name) => form.test(name) && !candidates.includes(name) && !isReserved(name))
        : [];
    const notes = [
        left_out.length > 0 &&
            `LangSmith sets these itself, so they are left out: ${left_out.join(', ')}.`,
        given.length === 0 &&
            secrets.length > 0 &&
            `The secrets are the names in ${source}. To choose others, use --secret.`,
        unpassed.length > 0 && `${source} also names ${unpassed.join(', ')}. Pass them with --secret.`,
        unfit > 0 &&
            `${unfit} of the names in ${source} cannot be the name of a secret, and are left out.`,
        problem !== undefined &&
            `${source} ${problem}, so its variables are unknown. Pass each with --secret NAME.`
    ];
    return { secrets, notes: notes.filter((note) => note !== false) };
}

// EXTERNAL MODULE: ./lib/src/repository/path-patterns.js
var path_patterns = __webpack_require__(1030);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
;// CONCATENATED MODULE: ./lib/src/cli/init/fitting.js


const SAFE_PATH = /^(?![-@])[\w.@-]+(?:\/[\w.@-]+)*$/;
const SAFE_BRANCH = /^\w[\w./-]*$/;
const SAFE_NAME = /^[A-Za-z][\w-]*$/;
const LONGEST_NAME = 63;
function fitting(text, form, what) {
    if (form.test(text))
        return text;
    const problem = `"${(0,sanitize/* sanitizeLine */.g$)(text, 80)}" cannot be written into a workflow as it is`;
    throw new usage_error/* UsageError */.eb(`${what}: ${problem}.`, 'Pass one of letters, digits, . _ / and -. A name begins with a letter.');
}
function fittingName(text, what) {
    const name = fitting(text, SAFE_NAME, what);
    if (name.length <= LONGEST_NAME)
        return name;
    throw new usage_error/* UsageError */.eb(`${what}: "${name.slice(0, 20)}…" has ${name.length} characters.`, `Pass a name of at most ${LONGEST_NAME} characters.`);
}

// EXTERNAL MODULE: ./lib/src/adapters/git/read-head.js
var read_head = __webpack_require__(7929);
// EXTERNAL MODULE: ./lib/src/adapters/git/run-git.js
var run_git = __webpack_require__(89516);
// EXTERNAL MODULE: ./lib/src/adapters/runner/environment.js
var environment = __webpack_require__(70747);
// EXTERNAL MODULE: ./lib/src/release.js
var release = __webpack_require__(60895);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/text/decode-text.js
var decode_text = __webpack_require__(88010);
// EXTERNAL MODULE: ./lib/src/cli/flags/dotenv.js
var dotenv = __webpack_require__(81257);
;// CONCATENATED MODULE: ./lib/src/cli/init/read-graph-file.js







const GRAPHS = schemas/* object */.Ikc({
    graphs: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* object */.Ikc({ path: schemas/* string */.YjP() })]))
});
const LANGSMITH_FILE = 'langgraph.json';
function readGraphFile(root, path) {
    if (!isFileIn(root, path))
        return { is: 'missing' };
    const decoded = (0,decode_text/* decodeText */.g)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, path)));
    const isNamed = external_node_path_.posix.basename(path) === LANGSMITH_FILE;
    const broken = (problem) => ({ is: 'broken', path, problem });
    if ('problem' in decoded)
        return isNamed ? broken(`${decoded.problem}. ${decoded.fix}`) : { is: 'other' };
    if (!isNamed && !decoded.text.includes('"graphs"'))
        return { is: 'other' };
    const parsed = parseJson(decoded.text);
    if ('problem' in parsed)
        return broken(parsed.problem);
    const { value } = parsed;
    if (GRAPHS.safeParse(value).success)
        return { is: 'graphs', file: { path, ...variablesOf(root, path, value) } };
    const isMeant = isNamed || (isObject(value) && 'graphs' in value);
    return isMeant ? broken('It has no map "graphs" from names to paths.') : { is: 'other' };
}
const isObject = (value) => typeof value === 'object' && value !== null;
function parseJson(text) {
    try {
        return { value: JSON.parse(text) };
    }
    catch (error) {
        return { problem: `It is not valid JSON: ${describeSyntax((0,errors/* messageOf */.bD)(error), text)}.` };
    }
}
function describeSyntax(message, text) {
    const [what = ''] = message.split(/, (?:\.\.\.)?"| in JSON at| after JSON at/);
    const [, position] = / at position (\d+)/.exec(message) ?? [];
    if (position === undefined)
        return (0,sanitize/* sanitizeLine */.g$)(what, 100);
    const line = text.slice(0, Number(position)).split('\n').length;
    return `${(0,sanitize/* sanitizeLine */.g$)(what, 100)} in line ${line}`;
}
function isFileIn(root, path) {
    if (external_node_path_.posix.isAbsolute(path) || external_node_path_.posix.normalize(path).startsWith('..'))
        return false;
    return (0,external_node_fs_.lstatSync)((0,external_node_path_.join)(root, path), { throwIfNoEntry: false })?.isFile() ?? false;
}
function variablesOf(root, path, config) {
    const { env } = config;
    if (isObject(env))
        return { variables: { source: path, names: Object.keys(env) } };
    if (typeof env !== 'string' || env.trim() === '')
        return {};
    const source = external_node_path_.posix.join(external_node_path_.posix.dirname(path), env.trim());
    const unknown = (problem) => ({ variables: { source, names: [], problem } });
    if (!isFileIn(root, source))
        return unknown('does not exist in the repository');
    const decoded = (0,decode_text/* decodeText */.g)((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, source)));
    if ('problem' in decoded)
        return unknown(decoded.problem);
    const parsed = (0,dotenv/* parseDotenv */.q)(decoded.text);
    if ('variables' in parsed)
        return { variables: { source, names: Object.keys(parsed.variables) } };
    return unknown(`is not NAME=value in line ${parsed.wrong_lines.join(', ')}`);
}

;// CONCATENATED MODULE: ./lib/src/cli/init/read-facts.js








const FILES = `https://github.com/deploy-agent-server/deploy-agent-server/blob/v${release/* VERSION */.x}`;
const LISTED = [
    '--no-literal-pathspecs',
    'ls-files',
    '-zco',
    '--exclude-standard',
    '*.json',
    ':(glob)**/*Dockerfile*'
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
    const found = files
        .filter((path) => path.endsWith('.json'))
        .map((path) => readGraphFile(root, path));
    return {
        root,
        remote_url,
        default_branch: (of_remote ?? local)?.replace(place, '').replace('refs/heads/', ''),
        graph_files: found.flatMap((file) => (file.is === 'graphs' ? [file.file] : [])),
        broken_files: found.filter((file) => file.is === 'broken'),
        dockerfiles: files.filter((path) => external_node_path_.posix.basename(path).includes('Dockerfile')),
        readGraphFile: (path) => readGraphFile(root, path),
        has: {
            workflows: has('.github/workflows'),
            gitlab: has('.gitlab-ci.yml'),
            manifest: has('deployments.yaml')
        }
    };
}

;// CONCATENATED MODULE: ./lib/src/cli/init/choose-source.js









const GRAPH_FILE = '{ "graphs": { "agent": "./agent.py:graph" } }';
function chooseSource(facts, flags) {
    const { graph_config_path: given, source, dockerfile } = flags;
    const isImage = source === 'external_container' || dockerfile !== undefined;
    if (isImage)
        return chooseImage(facts, dockerfile);
    if (given !== undefined)
        return chooseGiven(facts, given);
    if (facts.has.manifest) {
        throw new usage_error/* UsageError */.eb('deployments.yaml exists, and init does not write workflows for an existing manifest.', 'Choose one file with --graph-config-path. ' +
            `For the manifest, start from ${FILES}/examples/manifest.yml`);
    }
    const graph_files = facts.graph_files.filter(({ path }) => SAFE_PATH.test(path));
    const broken = facts.broken_files.map(describeBroken);
    if (graph_files.length > 0) {
        const notes = broken.map((problem) => `Ignored: ${problem}`);
        return { graph_files, dockerfile: '', has_graphs: true, notes };
    }
    if (broken.length > 0)
        throw new usage_error/* UsageError */.eb(broken.join(' '), FIX_BROKEN);
    if (source !== 'git_host' && facts.dockerfiles.length > 0)
        return chooseImage(facts);
    throw new usage_error/* UsageError */.eb('Nothing to deploy is found: no valid JSON file has a map "graphs".', 'Pass --graph-config-path PATH, or create agent.json with what it serves:', GRAPH_FILE);
}
const FIX_BROKEN = 'Fix the file, or pass --source external_container to deploy an image.';
const describeBroken = ({ path, problem }) => `${(0,sanitize/* sanitizeLine */.g$)(path, 200)} cannot be used. ${problem}`;
function chooseGiven({ graph_files, readGraphFile }, given) {
    const path = (0,path_patterns/* canonicalPath */.Op)(fitting((0,slashes/* withSlashes */.s)(given), SAFE_PATH, '--graph-config-path'));
    const found = readGraphFile(path);
    if (found.is === 'missing') {
        const paths = graph_files.map((file) => file.path);
        const near = (0,did_you_mean/* misspelled */.vs)(path, paths) ?? paths.find((other) => other.endsWith(`/${path}`));
        const meant = near === undefined ? '' : `Did you mean ${(0,sanitize/* sanitizeLine */.g$)(near, 200)}? `;
        throw new usage_error/* UsageError */.eb(`--graph-config-path: "${path}" does not exist in the repository.`, `${meant}Write its path from the root of the repository.`);
    }
    if (found.is === 'broken')
        throw new usage_error/* UsageError */.eb(`--graph-config-path: ${describeBroken(found)}`, 'Fix the file.');
    const file = found.is === 'graphs' ? found.file : { path };
    return { graph_files: [file], dockerfile: '', has_graphs: found.is === 'graphs', notes: [] };
}
function chooseImage({ dockerfiles, readGraphFile }, given) {
    const image = (dockerfile, notes = []) => ({
        graph_files: [],
        dockerfile,
        has_graphs: false,
        notes
    });
    if (given !== undefined) {
        const path = (0,path_patterns/* canonicalPath */.Op)(fitting((0,slashes/* withSlashes */.s)(given), SAFE_PATH, '--dockerfile'));
        if (readGraphFile(path).is !== 'missing')
            return image(path);
        throw new usage_error/* UsageError */.eb(`--dockerfile: "${path}" does not exist in the repository.`, 'Write its path from the root of the repository.');
    }
    const safe = dockerfiles.filter((path) => SAFE_PATH.test(path));
    const found = safe.filter((path) => external_node_path_.posix.basename(path) === 'Dockerfile');
    const [first, another] = found;
    if (first === undefined) {
        throw new usage_error/* UsageError */.eb('This repository has no Dockerfile.', 'Add a Dockerfile, name one with --dockerfile, or leave out --source.');
    }
    if (another === undefined)
        return image(first);
    if (found.includes('Dockerfile')) {
        const others = found.filter((path) => path !== 'Dockerfile');
        return image('Dockerfile', [
            `Dockerfile is used, and not ${others.join(', ')}. To choose another, use --dockerfile.`
        ]);
    }
    throw new usage_error/* UsageError */.eb(`${(0,format/* count */.U9)(found.length, 'Dockerfile')} could be built: ${found.join(', ')}.`, 'Choose one with --dockerfile PATH.');
}

;// CONCATENATED MODULE: ./lib/src/cli/init/choose-setup.js









function chooseSetup(facts, flags) {
    const { cluster_namespace: namespace, repo_ref } = flags;
    const address = (0,repository_url/* parseRemoteAddress */.Yg)(facts.remote_url ?? '');
    const repository = (address?.repository ?? external_node_path_.posix.basename(facts.root)).toLowerCase();
    const ci = chooseCi(facts, flags.ci, address?.server_url ?? '');
    const source = chooseSource(facts, flags);
    const paths = source.graph_files.map(({ path }) => path);
    const isOfLangSmith = ci === 'github-actions' &&
        paths.length > 0 &&
        paths.every((path) => external_node_path_.posix.basename(path) === LANGSMITH_FILE);
    const ownDialect = isOfLangSmith ? 'langsmith' : 'neutral';
    const api_dialect = flags.api_dialect ?? ownDialect;
    const is_langsmith = api_dialect === 'langsmith';
    const words = external_node_path_.posix.basename(repository).match(/[a-z\d]+/g) ?? [];
    const is_image = source.dockerfile !== '';
    const chooseFor = (variables) => chooseSecrets(flags.secrets, variables, { ci, is_langsmith, is_image });
    const name = chooseName(flags, words.join('-'), paths);
    const { agents, secrets, notes } = chooseAgents(source, name, chooseFor);
    const branch = fitting(repo_ref ?? facts.default_branch ?? 'main', SAFE_BRANCH, 'The branch (--repo-ref)');
    return {
        ci,
        has_gitlab: facts.has.gitlab,
        is_langsmith,
        service: is_langsmith ? 'LangSmith' : 'a control plane that is not LangSmith',
        name,
        agents: agents.length > 1 ? agents : [],
        graph_config_path: agents.length > 1 ? '' : (paths[0] ?? ''),
        has_graphs: source.has_graphs,
        dockerfile: source.dockerfile,
        image: is_image ? fitting(`ghcr.io/${repository}`, SAFE_PATH, 'The path of the remote') : '',
        cluster_namespace: namespace && fittingName(namespace, '--cluster-namespace'),
        branch,
        is_branch_given: repo_ref !== undefined,
        secrets,
        web_url: address && `${address.server_url}/${address.repository}`,
        notes: [...source.notes, ...notes],
        chosen: [
            `--ci ${ci} --api-dialect ${api_dialect}`,
            ...describeSource(source, name),
            `--repo-ref ${branch}`
        ].join(' ')
    };
}
function chooseName({ name }, derived, paths) {
    if (name === undefined || paths.length < 2)
        return fittingName(name ?? derived, '--name');
    throw new usage_error/* UsageError */.eb(`--name: names one deployment, but ${paths.length} files list graphs: ${paths.join(', ')}.`, 'Choose one of them with --graph-config-path, or leave out --name.');
}
function describeSource({ graph_files, dockerfile }, name) {
    if (dockerfile !== '')
        return [`--source external_container --dockerfile ${dockerfile} --name ${name}`];
    const [only, another] = graph_files;
    return another === undefined ? [`--graph-config-path ${only?.path} --name ${name}`] : [];
}
function chooseAgents({ graph_files }, name, chooseFor) {
    const paths = graph_files.map(({ path }) => path);
    const names = nameAgents(paths, name);
    const chosen = graph_files.map((file) => ({ ...file, ...chooseFor(file.variables) }));
    const agents = chosen.map(({ path, secrets }) => ({
        name: fittingName(names.get(path) ?? name, path),
        graph_config_path: path,
        secrets
    }));
    const all = chosen.length > 0 ? chosen : [chooseFor(undefined)];
    return {
        agents,
        secrets: [...new Set(all.flatMap(({ secrets }) => secrets))],
        notes: [...new Set(all.flatMap(({ notes }) => notes))]
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
    const others = `For others, see ${FILES}/docs/other-ci.md`;
    const advice = `Pass --ci github-actions or --ci gitlab. ${others}`;
    throw new usage_error/* UsageError */.eb('The CI system is unknown: the repository has no remote at GitHub or GitLab.', advice);
}

;// CONCATENATED MODULE: ./lib/src/cli/init/fill-example.js




const INCLUDED = '.gitlab/agent-deployments.yml';
const EXAMPLES = {
    push: __webpack_require__.ab + "push.yml",
    manifest: __webpack_require__.ab + "manifest.yml",
    preview: __webpack_require__.ab + "preview.yml",
    sweep: __webpack_require__.ab + "sweep.yml",
    container: __webpack_require__.ab + "container.yml",
    containerPreview: __webpack_require__.ab + "container-preview.yml",
    gitLab: __webpack_require__.ab + "gitlab-ci.yml",
    gitLabImage: __webpack_require__.ab + "gitlab-ci-image.yml"
};
function makeFiles(setup) {
    const files = examplesFor(setup).map(([path, example]) => ({
        path,
        text: fillExample((0,external_node_fs_.readFileSync)(example, 'utf8'), setup)
    }));
    const { agents } = setup;
    return agents.length > 0 ? [...files, { path: MANIFEST, text: manifestText(agents) }] : files;
}
function examplesFor({ ci, has_gitlab, image, agents }) {
    const { push, preview, manifest, sweep, container, containerPreview } = EXAMPLES;
    const isImage = image !== '';
    if (ci === 'gitlab') {
        const pipeline = isImage ? EXAMPLES.gitLabImage : EXAMPLES.gitLab;
        return [[has_gitlab ? INCLUDED : '.gitlab-ci.yml', pipeline]];
    }
    const sweeping = ['.github/workflows/agent-sweep.yml', sweep];
    if (agents.length > 0)
        return [['.github/workflows/agent-deploy.yml', manifest], sweeping];
    return [
        ['.github/workflows/agent-deploy.yml', isImage ? container : push],
        ['.github/workflows/agent-preview.yml', isImage ? containerPreview : preview],
        sweeping
    ];
}
const SECRETS = /^(?: +#.*\n)? +secrets: \|\n +OPENAI_API_KEY=.*\n/m;
const SECRET = /^ +--secret OPENAI_API_KEY\n/gm;
function fillExample(example, setup) {
    const isManifest = setup.agents.length > 0;
    const values = { ...(isManifest && manifestValues(setup)), ...valuesOf(setup) };
    const escaped = Object.keys(values).map((value) => value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
    const text = setup.secrets.length > 0 ? example : example.replace(SECRETS, '').replace(SECRET, '');
    const filled = text.replace(new RegExp(escaped.join('|'), 'g'), (value) => values[value] ?? value);
    return `# For ${setup.service}.\n${filled}`;
}
const INPUTS = '\n          ';
function valuesOf(setup) {
    const { name, branch, graph_config_path: path, dockerfile, cluster_namespace: namespace, secrets } = setup;
    const namespaceValue = namespace ? scalar(namespace) : '${{ vars.CLUSTER_NAMESPACE }}';
    return {
        'docs/gitlab.md': `${FILES}/docs/gitlab.md`,
        'name: support-agent': `name: ${scalar(name)}`,
        'support-agent': name,
        'ushes to main': `ushes to ${branch}`,
        'branches: [main]': `branches: [${scalar(branch)}]`,
        'push to main': `push to ${branch}`,
        'graph_config_path: agent.json': `graph_config_path: ${scalar(path)}`,
        '--graph-config-path agent.json': `--graph-config-path ${path}`,
        'ghcr.io/acme/support-agent': setup.image,
        'context: .': dockerfile === 'Dockerfile' ? 'context: .' : `context: .${INPUTS}file: ${dockerfile}`,
        '--file Dockerfile': `--file ${dockerfile}`,
        'cluster_namespace: agents': `cluster_namespace: ${namespaceValue}`,
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
function manifestValues({ ci, agents, is_langsmith }) {
    return ci === 'gitlab' ? manifestOnGitLab(agents, is_langsmith) : MANIFEST_ON_GITHUB;
}
const CHECKOUT = `      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
`;
const MANIFEST_ON_GITHUB = {
    '          variables: |\n            REPORTS_IMAGE=${{ vars.REPORTS_IMAGE }}\n': '',
    ' # router waits for support, and each may take 30 minutes': '',
    'named exactly support-agent-pr-<number>': 'named as those of the manifest, with -pr-<number>',
    '\n          name: support-agent\n': `${INPUTS}manifest: ${MANIFEST}\n`,
    'permissions:\n  deployments: write # marks': 'permissions:\n  contents: read # for the checkout\n  deployments: write # marks',
    '    steps:\n      - id: sweep\n': `    steps:\n${CHECKOUT}\n      - id: sweep\n`
};
function manifestOnGitLab(agents, is_langsmith) {
    const dialect = is_langsmith ? '--api-dialect langsmith ' : '';
    const deletes = agents.map(({ name }) => `${release/* RELEASED_PROGRAM */.L} delete --preview ${dialect}--name ${name}`);
    const flags = (name) => `${dialect}--manifest ${MANIFEST}\n      --environment ${name}`;
    const ofOne = '--name support-agent\n      --graph-config-path agent.json\n      --deployment-type';
    return {
        [`${ofOne} prod`]: flags('production'),
        [`${ofOne} dev`]: flags('preview'),
        '\n    url: $AGENT_SERVER_URL # from deploy.env': '',
        '\n    url: $AGENT_SERVER_URL': '',
        'The preview of merge request 12 is support-agent-mr-12': 'The previews of merge request 12 are named as those of the manifest, with -mr-12',
        [`${release/* RELEASED_PROGRAM */.L} delete --preview --name support-agent`]: deletes.join('\n    - '),
        'sweep --name support-agent': `sweep ${dialect}--manifest ${MANIFEST}`
    };
}
function langSmithValues({ image, name }) {
    const fallback = image === '' ? " || 'https://api.host.langchain.com'" : '';
    return {
        'base_url: ${{ vars.CONTROL_PLANE_URL }}': [
            'api_dialect: langsmith',
            `base_url: \${{ vars.LANGSMITH_CONTROL_PLANE${fallback} }}`
        ].join(INPUTS),
        'api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}': [
            'api_key: ${{ secrets.LANGSMITH_API_KEY }}',
            'tenant_id: ${{ vars.LANGSMITH_WORKSPACE_ID }}'
        ].join(INPUTS),
        DEPLOY_AGENT_SERVER_API_KEY: 'DEPLOY_AGENT_SERVER_API_KEY, DEPLOY_AGENT_SERVER_TENANT_ID',
        '--name support-agent': `--api-dialect langsmith --name ${name}`
    };
}

;// CONCATENATED MODULE: ./lib/src/cli/init/init-command.js











async function runInit({ flags, secretNames, options }) {
    const facts = await readFacts(process.cwd());
    const { ci, dockerfile } = options;
    const setup = chooseSetup(facts, { ...flags, ci, dockerfile, secrets: secretNames });
    const files = makeFiles(setup);
    if (flags.dry_run === 'true') {
        for (const { path, text } of files)
            process.stdout.write(`# ${path}\n${text}\n`);
        for (const note of setup.notes)
            process.stderr.write(`${(0,sanitize/* escapeCommands */.g9)(note)}\n`);
        return;
    }
    writeFiles(facts.root, files);
    process.stdout.write(`${files.map(({ path }) => path).join('\n')}\n`);
    const steps = (0,sanitize/* escapeCommands */.g9)(nextSteps(setup, files).join('\n'));
    process.stderr.write(`${(0,wrap/* wrapText */.C1)(steps, (0,wrap/* widthOf */.qz)(process.stderr))}\n`);
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
        throw new usage_error/* UsageError */.eb(`Nothing was written: ${problemOf(root, error)}.`, advice);
    }
}
function problemOf(root, error) {
    const { code, path, syscall, message } = error;
    if (code === undefined || path === undefined)
        return message;
    const name = (0,sanitize/* sanitizeLine */.g$)((0,slashes/* withSlashes */.s)((0,external_node_path_.relative)(root, path)), 200);
    if (syscall === 'mkdir' && code === 'EEXIST')
        return `${name} is a file, not a folder`;
    return `${name}: ${usage_error/* FILE_PROBLEMS */.CU[code] ?? code}`;
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
    const { graph_config_path: path, has_graphs, branch, secrets, service, chosen, notes } = setup;
    const steps = [
        ...(path !== '' && !has_graphs
            ? [`${path} lists no graphs yet. Write it, such as:\n  ${GRAPH_FILE}`]
            : []),
        ...(files[0]?.path === INCLUDED ? [INCLUDE] : []),
        ...valuesToSet(setup, files.map(({ text }) => text).join('\n')),
        accessStep(setup),
        `Commit the files to ${branch}.`
    ];
    const passed = secrets.length > 0 ? '' : ' The agent gets no secrets: --secret NAME passes one.';
    return [
        `Chosen: ${chosen}`,
        ...setup.agents.map(({ name, graph_config_path }) => `  ${name}: ${graph_config_path}`),
        ...notes,
        `The files are for ${service}.${passed} ${OTHERWISE}`,
        'Next:',
        ...steps.map((step, i) => `${i + 1}. ${step}`)
    ];
}
const OTHERWISE = 'To choose otherwise, remove the files and run init again with other flags.';
const INCLUDE = `Add to .gitlab-ci.yml:
     include:
       - local: ${INCLUDED}
   If it lists stages, list those of the file, too.`;
const ACTIONS_SETTINGS = 'Settings → Secrets and variables → Actions';
const CI_CD = 'Settings → CI/CD → Variables';
const ADDRESS = 'address of the control plane, such as https://control-plane.example/api';
const REGIONS = 'US https://api.host.langchain.com, ' +
    'EU https://eu.api.host.langchain.com (likewise apac. and aws.), ' +
    'own https://<host>/api-host';
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
    const at = (kind) => web_url ? `${kind}: ${web_url}/settings/${kind}/actions` : `${kind}: ${ACTIONS_SETTINGS}`;
    return [set(at('variables'), /\bvars\.(\w+)/g), set(at('secrets'), /\bsecrets\.(\w+)/g)];
}
function accessStep({ ci, image, is_langsmith }) {
    const isProject = ci === 'gitlab';
    const registry = isProject ? 'the registry of this project, with a deploy token' : image;
    if (image !== '')
        return `Let the cluster pull images from ${registry}${isProject ? '' : ': it is private'}.`;
    if (!is_langsmith)
        return 'Give the control plane access to the repository: it reads the code itself.';
    return ('Install the GitHub app of LangSmith: ' +
        'https://smith.langchain.com → Deployments → New Deployment. ' +
        'It builds only from GitHub: ' +
        'mirror other repositories there, or use --source external_container.');
}


/***/ }),

/***/ 81415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ isWord),
/* harmony export */   O9: () => (/* binding */ DIALECTS),
/* harmony export */   ON: () => (/* binding */ translatePath),
/* harmony export */   Tl: () => (/* binding */ translate),
/* harmony export */   XR: () => (/* binding */ isLangSmithCloud),
/* harmony export */   _T: () => (/* binding */ ALL_WORDS),
/* harmony export */   bs: () => (/* binding */ LANGSMITH_RESERVED_SECRETS),
/* harmony export */   dl: () => (/* binding */ fitName),
/* harmony export */   eF: () => (/* binding */ NEUTRAL_WORDS),
/* harmony export */   g: () => (/* binding */ LANGSMITH_WORDS),
/* harmony export */   qm: () => (/* binding */ NEUTRAL),
/* harmony export */   uk: () => (/* binding */ LANGSMITH)
/* harmony export */ });
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94246);

const EVERYWHERE = `
  DATABASE_URI DD_TRACE_PSYCOPG_ENABLED DD_TRACE_REDIS_ENABLED LANGCHAIN_API_KEY
  LANGCHAIN_CALLBACKS_BACKGROUND LANGCHAIN_ENDPOINT LANGCHAIN_PROJECT LANGCHAIN_TRACING_V2
  LANGGRAPH_AUTH_TYPE LANGGRAPH_CLOUD_LICENSE_KEY LANGGRAPH_GIT_REPO_PATH
  LANGSMITH_AUTH_ENDPOINT LANGSMITH_AUTH_VERIFY_TENANT_ID
  LANGSMITH_CONTROL_PLANE_API_KEY LANGSMITH_DEPLOYMENT_NAME LANGSMITH_HOST_PROJECT_ID
  LANGSMITH_HOST_PROJECT_NAME LANGSMITH_HOST_REVISION_ID LANGSMITH_LANGGRAPH_GIT_REF
  LANGSMITH_LANGGRAPH_GIT_REF_SHA LANGSMITH_LANGGRAPH_GIT_REPO LANGSMITH_PROJECT LANGSMITH_TENANT_ID
  LANGSMITH_TRACING_V2 LOG_DICT_TRACEBACKS LOG_JSON POSTGRES_PASSWORD POSTGRES_URI REDIS_URI
`;
const IN_THE_CLOUD = `
  LANGSMITH_API_KEY LANGSMITH_ENDPOINT LSD_DD_API_KEY LSD_DD_ENDPOINT LSD_DEPLOYMENT_TYPE LSD_ENV
  MOUNT_PREFIX PATH PORT POSTGRES_URI_CUSTOM REDIS_URI_CUSTOM
`;
const namesIn = (text) => new Set(text.trim().split(/\s+/));
const LANGSMITH_RESERVED_SECRETS = {
    git_host: namesIn(EVERYWHERE + IN_THE_CLOUD),
    external_container: namesIn(EVERYWHERE)
};
const LANGSMITH_WORDS = {
    git_host: 'github',
    external_container: 'external_docker',
    graph_config_path: 'langgraph_config_path',
    cluster_namespace: 'k8s_namespace',
    cluster_namespaces: 'k8s_namespaces',
    cluster: 'k8s',
    cache_memory_mb: 'redis_memory_mb'
};
const ALL_WORDS = Object.keys(LANGSMITH_WORDS);
const NEUTRAL_WORDS = Object.fromEntries(ALL_WORDS.map((word) => [word, word]));
function isWord(text) {
    return Object.hasOwn(LANGSMITH_WORDS, text);
}
const NEUTRAL = { words: NEUTRAL_WORDS, serviceRules: {} };
const LANGSMITH = {
    words: LANGSMITH_WORDS,
    serviceRules: {
        names: { pattern: /^[a-z][a-z0-9-]*$/, form: 'a-z, 0-9 and -, starting with a letter' },
        longestSelfHostedName: 21,
        reservedSecrets: LANGSMITH_RESERVED_SECRETS,
        showsSecrets: true,
        ignoresEmptySecrets: true,
        needsResourceSpec: true,
        fields: 'langsmith',
        completesResourceSpecs: true,
        hasMoreResources: true,
        needsGitSettings: true,
        deploymentTypes: [..._deployment_js__WEBPACK_IMPORTED_MODULE_0__/* .DEPLOYMENT_TYPES */ ._o, 'dev_zero', 'dev_free_zero', 'serverless', 'dedicated'],
        fractionalCpu: true,
        deletesTracingProjects: true,
        filtersByName: true,
        hasDashboard: true,
        extraFields: true
    }
};
const DIALECTS = {
    neutral: NEUTRAL,
    langsmith: LANGSMITH
};
function isLangSmithCloud(base_url) {
    if (base_url === undefined || !URL.canParse(base_url))
        return false;
    const { protocol, hostname } = new URL(base_url);
    return protocol === 'https:' && hostname.endsWith('.langchain.com');
}
const FIELDS = [
    'graph_config_path',
    'cluster_namespace',
    'cluster_namespaces',
    'cache_memory_mb'
];
const VALUES = {
    source: ['git_host', 'external_container'],
    compute_type: ['cluster']
};
const OWN = new Set(['labels', 'annotations', 'secrets', 'env', 'volumes']);
function translate(value, words, way) {
    if (words === NEUTRAL_WORDS)
        return value;
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value))
        return value.map((entry) => translate(entry, words, way));
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [
        rename(key, FIELDS, words, way),
        OWN.has(key) ? inner : translateField(key, inner, words, way)
    ]));
}
function translateField(key, value, words, way) {
    const values = Object.hasOwn(VALUES, key) ? VALUES[key] : undefined;
    if (values !== undefined && typeof value === 'string')
        return rename(value, values, words, way);
    return translate(value, words, way);
}
function translatePath(path, words, way) {
    const own = path.findIndex((part) => OWN.has(String(part)));
    return path.map((part, at) => typeof part !== 'string' || (own >= 0 && at > own) ? part : rename(part, FIELDS, words, way));
}
function rename(text, values, words, way) {
    const neutral = way === 'write' ? undefined : values.find((word) => words[word] === text);
    if (neutral !== undefined)
        return neutral;
    const word = way === 'read' ? undefined : values.find((value) => value === text);
    return word === undefined ? text : words[word];
}
function fitName(name, { pattern }) {
    if (pattern.test(name))
        return name;
    const fitted = name
        .normalize('NFKD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^[^a-z]+/, '')
        .replace(/-$/, '');
    return pattern.test(fitted) ? fitted : undefined;
}


/***/ }),

/***/ 1030:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EY: () => (/* binding */ parsePattern),
/* harmony export */   Jo: () => (/* binding */ isUnder),
/* harmony export */   Kf: () => (/* binding */ literalPattern),
/* harmony export */   L2: () => (/* binding */ findUnmatched),
/* harmony export */   Op: () => (/* binding */ canonicalPath),
/* harmony export */   ZC: () => (/* binding */ leavesRepository),
/* harmony export */   Zw: () => (/* binding */ problemOf),
/* harmony export */   xT: () => (/* binding */ withContents),
/* harmony export */   yO: () => (/* binding */ patternsOfPath)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

function canonicalPath(path) {
    const normal = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(path.trim().replace(/^\/+/, '')).replace(/\/$/, '');
    return normal === '.' ? '' : normal;
}
function leavesRepository(path) {
    return /^\.\.(?:\/|$)/.test(path);
}
function parsePattern(text) {
    const negated = text.startsWith('!');
    const steps = [];
    let previous = '/';
    for (const token of tokensOf(text.slice(negated ? 1 : 0))) {
        const last = steps.at(-1);
        if (last !== undefined && token === '?')
            last.count = 'optional';
        else if (last !== undefined && token === '+')
            steps.push({ ...last, count: 'any' });
        else
            steps.push(...stepsOf(token, previous.endsWith('/')));
        previous = token;
    }
    return { negated, steps };
}
function stepsOf(token, isAtName) {
    if (isClass(token))
        return [{ takes: inClass(token), count: 'one' }];
    if (token === '*')
        return [{ takes: (char) => char !== '/', count: 'any' }];
    if (!token.startsWith('**'))
        return [{ takes: (char) => char === token, count: 'one' }];
    const anything = { takes: () => true, count: 'any' };
    if (!token.endsWith('/'))
        return [anything];
    return isAtName ? [{ ...anything, endsAtName: true }] : [anything, ...stepsOf('/', false)];
}
function tokensOf(pattern) {
    const tokens = [];
    let at = 0;
    while (at < pattern.length) {
        const end = pattern.indexOf(']', at);
        const stars = /\*{2,}\/?/y;
        stars.lastIndex = at;
        const isOpened = pattern[at] === '[' && end > 0;
        const character = String.fromCodePoint(pattern.codePointAt(at) ?? 0);
        const token = isOpened ? pattern.slice(at, end + 1) : (stars.exec(pattern)?.[0] ?? character);
        tokens.push(token);
        at += token.length;
    }
    return tokens;
}
const isClass = (token) => token.length > 1 && token.startsWith('[');
const RANGE = /([a-zA-Z0-9])-([a-zA-Z0-9])/g;
function inClass(token) {
    const inside = token.slice(1, -1);
    const ranges = [...inside.matchAll(RANGE)];
    const singles = inside.replace(RANGE, '');
    return (char) => singles.includes(char) || ranges.some(([, from = '', to = '']) => from <= char && char <= to);
}
function isUnder(patterns, path) {
    const pattern = patterns.findLast(({ steps }) => matchesWhole(steps, path));
    return pattern !== undefined && !pattern.negated;
}
function patternsOfPath(path) {
    return path === '' ? ['**'] : [literalPattern(path), `${literalPattern(path)}/**`];
}
function literalPattern(path) {
    return path.replace(/[!*?+[]/g, '[$&]');
}
function withContents(pattern) {
    return /[!*?+[]/.test(pattern) ? [pattern] : [pattern, `${pattern}/**`];
}
function findUnmatched(patterns, files) {
    return patterns.filter((pattern) => {
        const parsed = withContents(pattern).map(parsePattern);
        return !pattern.startsWith('!') && !files.some((file) => isUnder(parsed, file));
    });
}
function matchesWhole(steps, path) {
    let open = withSkipped(steps, new Set([0]), '/');
    for (const char of path) {
        const next = new Set();
        for (const at of open) {
            const step = steps[at];
            if (step?.takes(char))
                next.add(step.count === 'any' ? at : at + 1);
        }
        if (next.size === 0)
            return false;
        open = withSkipped(steps, next, char);
    }
    return open.has(steps.length);
}
function withSkipped(steps, open, previous) {
    for (const at of open) {
        const step = steps[at];
        const maySkip = step !== undefined && step.count !== 'one';
        if (maySkip && (!step.endsAtName || previous === '/'))
            open.add(at + 1);
    }
    return open;
}
function problemOf(text) {
    const pattern = text.replace(/^!/, '');
    if (pattern === '')
        return 'has no pattern after the !. Add one.';
    if (/^- |^(['"]).*\1$/.test(pattern))
        return 'is written like an item of a YAML list. Remove the - and the quotes.';
    if (/^\/|\/\/|(?:^|\/)\.{1,2}(?:\/|$)|[\\\p{Cc}]/u.test(pattern))
        return ('is not a path as git writes it. Write it from the root of the repository: ' +
            'no leading /, no //, ./ or ../, no backslash ' +
            '(a special character stands in brackets, like [*]).');
    if (pattern.endsWith('/'))
        return `names a folder, but only files are compared. Write ${pattern}**.`;
    const tokens = tokensOf(pattern);
    const classes = tokens.filter(isClass);
    const bare = tokens.map((token) => (isClass(token) ? 'x' : token)).join('');
    const ranges = classes.flatMap((token) => [...token.slice(1, -1).matchAll(RANGE)]);
    const isBackwards = ranges.some(([, from = '', to = '']) => from > to);
    const isUnsupported = isBackwards || classes.some((token) => /^\[[\]!^]|\//.test(token));
    if (bare.includes('[') || isUnsupported)
        return ('has brackets that these patterns do not support. ' +
            'List the characters, like [abc] or [a-z], or write [[] for the character.');
    if (/[{}]/.test(bare))
        return ('contains a brace, which is literal here. ' +
            'Write one pattern per case, or [{] for the character.');
    if (/^[?+]|[*?+][?+]/.test(bare))
        return 'has a ? or + without a character before it. Write [?] for the character.';
    return /\/[?+]/.test(bare) ? 'has a / before ? or +. Write one pattern per case.' : undefined;
}


/***/ })

};
