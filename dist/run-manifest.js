"use strict";
exports.id = 934;
exports.ids = [934,524];
exports.modules = {

/***/ 2934:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runManifest: function() { return /* binding */ runManifest; }
});

// EXTERNAL MODULE: ./src/command.js + 8 modules
var command = __webpack_require__(5615);
// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/inputs/graph-file.js
var graph_file = __webpack_require__(1179);
// EXTERNAL MODULE: ./src/inputs/parse-inputs.js
var parse_inputs = __webpack_require__(1685);
// EXTERNAL MODULE: ./src/inputs/request.js + 4 modules
var request = __webpack_require__(7348);
// EXTERNAL MODULE: ./src/inputs/unknown-inputs.js
var unknown_inputs = __webpack_require__(4934);
// EXTERNAL MODULE: ./src/inputs/structured/suggest-field.js
var suggest_field = __webpack_require__(3137);
// EXTERNAL MODULE: ./src/text/sanitize.js
var sanitize = __webpack_require__(2303);
// EXTERNAL MODULE: ./src/inputs/structured/yaml.js
var yaml = __webpack_require__(6871);
;// CONCATENATED MODULE: ./src/manifest/document.js

const MOST_VALUES = 100_000;
function readDocument(text) {
    const document = (0,yaml/* parseOne */.EZ)(text);
    if ('problem' in document)
        return withHint(document, text);
    if (document.contents === null)
        return { problem: 'is empty. Describe your deployments in it.', offset: 0 };
    try {
        return new Reader().read(document.contents, { offset: 0, path: [] });
    }
    catch (error) {
        if (error instanceof Refusal)
            return { problem: error.message, offset: error.offset };
        throw error;
    }
}
function withHint({ problem, offset }, text) {
    if (offset === undefined)
        return { problem };
    const start = text.lastIndexOf('\n', offset - 1) + 1;
    const [line = ''] = text.slice(start).split('\n', 1);
    const hint = line.includes('${') ? " Quote values with references: '${\u2026}'." : '';
    return { problem: `${problem}${hint}`, offset };
}
class Refusal extends Error {
    offset;
    constructor(message, offset) {
        super(message);
        this.offset = offset;
    }
}
class Reader {
    anchors = new Map();
    open = new Set();
    values = 0;
    read(node, place) {
        const { offset } = place;
        if (++this.values > MOST_VALUES)
            throw new Refusal(`has more than ${MOST_VALUES} values. Write fewer aliases or values.`, offset);
        if (this.open.size > yaml/* DEEPEST */.FI)
            throw new Refusal(`is nested more than ${yaml/* DEEPEST */.FI} levels deep. Make it flatter.`, offset);
        if (node === null)
            return { kind: 'null', place };
        if ((0,yaml/* isAlias */.Vj)(node))
            return this.follow(node.source, place);
        if (node.tag !== undefined)
            throw new Refusal('has a tag (!) before a value. Remove it.', node.range[0]);
        if (node.anchor !== undefined)
            this.anchors.set(node.anchor, node);
        if ((0,yaml/* isScalar */.jn)(node))
            return plainValue(node.value, node.source, place);
        this.open.add(node);
        const value = (0,yaml/* isMap */.jh)(node) ? this.readMap(node.items, place) : this.readList(node.items, place);
        this.open.delete(node);
        return value;
    }
    follow(anchor, place) {
        const meant = this.anchors.get(anchor);
        if (meant === undefined || this.open.has(meant))
            throw new Refusal('has an alias (*) without an anchor before it, or of a value that it is part of. Write the value.', place.offset);
        return this.read(meant, place);
    }
    readMap(items, place) {
        const entries = new Map();
        for (const { key, value } of items) {
            const offset = key.range?.[0] ?? place.offset;
            const name = this.readKey(key, offset);
            if (entries.has(name))
                throw new Refusal('has a name that occurs twice in one map. Keep one.', offset);
            entries.set(name, this.read(value, { offset, path: [...place.path, name] }));
        }
        return { kind: 'map', place, entries };
    }
    readKey(key, offset) {
        if (!(0,yaml/* isScalar */.jn)(key) || key.value === null)
            throw new Refusal('has a name that is not plain text. Quote it.', offset);
        if (key.tag !== undefined)
            throw new Refusal('has a tag (!) before a name. Remove it.', offset);
        const name = typeof key.value === 'string' ? key.value : (key.source ?? '');
        if (name === '__proto__')
            throw new Refusal('has the name __proto__. Remove it.', offset);
        if (name === '<<')
            throw new Refusal('has a merge key (<<). Use `defaults` or `environments` instead.', offset);
        if (name.includes('\0'))
            throw new Refusal('has a NUL character in a name. Remove it.', offset);
        return name;
    }
    readList(items, place) {
        return {
            kind: 'list',
            place,
            items: items.map((item, i) => this.read(item, { offset: item.range[0], path: [...place.path, i] }))
        };
    }
}
function plainValue(value, source, place) {
    if (value === null)
        return { kind: 'null', place };
    if (typeof value === 'number' || typeof value === 'boolean')
        return { kind: 'text', place, text: source ?? String(value), value };
    const text = typeof value === 'string' ? value : (source ?? '');
    if (text.includes('\0'))
        throw new Refusal('has a NUL character in a value. Remove it.', place.offset);
    return { kind: 'text', place, text, value: text };
}
function weightOf(value) {
    switch (value.kind) {
        case 'null':
            return 1;
        case 'text':
            return 1 + value.text.length / 50;
        case 'list':
            return value.items.reduce((sum, item) => sum + weightOf(item), 1);
        case 'map':
            return [...value.entries].reduce((sum, [key, inner]) => sum + weightOf(inner) + key.length / 50, 1);
    }
}
function plainOf(value) {
    switch (value.kind) {
        case 'null':
            return null;
        case 'text':
            return typeof value.value === 'number' && !Number.isFinite(value.value) ? value.text : value.value;
        case 'list':
            return value.items.map(plainOf);
        case 'map':
            return Object.fromEntries([...value.entries].map(([key, inner]) => [key, plainOf(inner)]));
    }
}
function deepestAt(value, path) {
    const [first, ...rest] = path;
    if (first === undefined)
        return { value, rest: [] };
    const inner = value.kind === 'map'
        ? value.entries.get(String(first))
        : value.kind === 'list'
            ? value.items[Number(first)]
            : undefined;
    return inner === undefined ? { value, rest: path } : deepestAt(inner, rest);
}

// EXTERNAL MODULE: ./src/action-names.js
var action_names = __webpack_require__(3081);
;// CONCATENATED MODULE: ./src/manifest/keys.js

const STEP_INPUTS = [
    'command',
    'revision',
    'base_url',
    'api_key',
    'tenant_id',
    'bearer_token',
    'api_dialect',
    'agent_api_key',
    'github_token',
    'preview',
    'environment',
    'comment',
    'max_age',
    'dry_run',
    'manifest',
    'select',
    'variables'
];
const isStepInput = (name) => STEP_INPUTS.some((input) => input === name);
const DEPLOYMENT_KEYS = Object.keys(action_names/* INPUT_DEFAULTS */.W).filter((name) => !isStepInput(name));
const BEHAVIOR_INPUTS = [
    'repo_ref',
    'new_revision',
    'allow_empty_secrets',
    'wait',
    'timeout',
    'poll_interval',
    'verify_serving',
    'build_logs',
    'rollback',
    'smoke_timeout'
];
const isBehaviorInput = (name) => BEHAVIOR_INPUTS.some((input) => input === name);
const NEVER_EMPTY = new Set([
    'name',
    'deployment_id',
    'image_uri'
]);
const IDENTITY_KEYS = new Set(['name', 'deployment_id']);

// EXTERNAL MODULE: ../node_modules/zod/v4/classic/schemas.js + 11 modules
var schemas = __webpack_require__(9987);
// EXTERNAL MODULE: ./src/contract/dialect/dialect.js
var dialect = __webpack_require__(3388);
// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __webpack_require__(1243);
// EXTERNAL MODULE: ./src/deploy/core/model.js
var model = __webpack_require__(8529);
// EXTERNAL MODULE: ./src/inputs/fields.js
var fields = __webpack_require__(8183);
;// CONCATENATED MODULE: ./src/manifest/schema.js







const VERSION = 1;
const MOST_DEPLOYMENTS = 500;
const MOST_PARALLEL = 50;
const DEFAULT_PARALLEL = 10;
const KEY = schemas/* string */.YjP()
    .regex(/^[A-Za-z0-9][\w.-]{0,99}$/, 'is not a usable key. Use letters, digits, _, . and -, at most 100. Set `name` for another name.');
const ENVIRONMENT = schemas/* string */.YjP()
    .regex(/^(?! )[^\u0000-\u001f\u007f]{1,200}(?<! )$/, 'is not a usable name of an environment. Use one line, at most 200 characters.');
const TEXT = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()], 'must be text');
const reference = (error) => schemas/* string */.YjP().regex(/\$\{/, { error });
const choice = (values) => {
    const error = ({ input }) => (0,fields/* notAChoice */.Iw)(typeof input === 'string' ? input : '', values);
    return schemas/* union */.KCZ([schemas/* enum */.k5n(values), reference(error)], { error });
};
const NO_FLAG = 'must be true or false, without quotes.';
const FLAG = schemas/* union */.KCZ([schemas/* boolean */.zMY(), reference(NO_FLAG)], NO_FLAG);
const LINES = schemas/* union */.KCZ([schemas/* array */.YOg(TEXT), TEXT], 'must be a list, or text with one entry per line');
const STRUCTURE = schemas/* union */.KCZ([schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), TEXT], 'must be a map or text');
const SECRETS = schemas/* union */.KCZ([schemas/* array */.YOg(schemas/* string */.YjP('must be the name of a secret')), schemas/* record */.g1P(schemas/* string */.YjP(), TEXT.nullable())], 'must be a list of names, or a map of names to values');
const KINDS = {
    source: choice([...vocabulary/* SOURCES */.Hl, ...vocabulary/* SOURCES */.Hl.map((source) => dialect/* LANGSMITH_WORDS */.g[source])]),
    deployment_type: choice(vocabulary/* DEPLOYMENT_TYPES */._o),
    new_revision: choice(model/* NEW_REVISION_POLICIES */.Sz),
    verify_serving: choice(request/* VERIFY_SERVING */.TE),
    build_on_push: FLAG,
    allow_empty_secrets: FLAG,
    wait: FLAG,
    build_logs: FLAG,
    rollback: FLAG,
    paths: LINES,
    secrets: SECRETS,
    resource_spec: STRUCTURE,
    smoke_input: STRUCTURE
};
const kindOf = (key) => (Object.hasOwn(KINDS, key) ? KINDS[key] : TEXT);
const DESCRIPTIONS = {
    name: 'Exact name of the deployment. If unset: its key. `deploy` creates the deployment if it does not exist.',
    secrets: 'Environment variables of the agent: names, or a map of names to values such as `${secrets.X}`. The values come from the input `secrets`. Replaces the whole deployed list. If unset: it stays unchanged.',
    paths: 'Files that matter on a branch (`git_host`), as a list of patterns as in `on.push.paths`; `!` excludes. If none of them, nor the graph configuration file, differs from the deployed commit, the code needs no new revision. If unset: all files.',
    timeout: 'Time limit of this deployment, such as `90s`, `30m` or `1h30m`. The smoke check (`smoke_timeout`) and a rollback get extra time.'
};
const INPUTS = Object.fromEntries(DEPLOYMENT_KEYS.map((key) => {
    const description = DESCRIPTIONS[key];
    const value = kindOf(key).nullable().optional();
    return [key, description === undefined ? value : value.meta({ description })];
}));
const NEEDS = schemas/* array */.YOg(schemas/* string */.YjP('must be the key of a deployment'), 'must be a list of keys of deployments')
    .nullable()
    .optional()
    .meta({ description: 'Keys of the deployments that must be live first.' });
const MAP = 'must be a map';
const Layer = schemas/* strictObject */.rej(INPUTS, MAP).meta({ id: 'inputs' });
const OwnEnvironment = schemas/* strictObject */.rej({ needs: NEEDS, ...INPUTS }, MAP).meta({ id: 'environment' });
const Deployment = schemas/* strictObject */.rej({
    needs: NEEDS,
    ...INPUTS,
    environments: schemas/* record */.g1P(ENVIRONMENT, OwnEnvironment.nullable(), MAP)
        .nullable()
        .optional()
        .meta({ description: 'Values of this deployment for an environment that the file names at its top.' })
}, MAP)
    .meta({ id: 'deployment' });
const ManifestSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(VERSION, `must be ${VERSION}, the version of this format`).meta({
        description: 'Version of the format.'
    }),
    max_parallel: schemas/* int */.Whr(`must be a whole number from 1 to ${MOST_PARALLEL}`)
        .min(1, `must be from 1 to ${MOST_PARALLEL}`)
        .max(MOST_PARALLEL, `must be from 1 to ${MOST_PARALLEL}`)
        .default(DEFAULT_PARALLEL)
        .meta({ description: `How many deployments run at a time. Unset: ${DEFAULT_PARALLEL}.` }),
    defaults: Layer.nullable().optional().meta({ description: 'Values for all deployments.' }),
    environments: schemas/* record */.g1P(ENVIRONMENT, Layer.nullable(), MAP)
        .nullable()
        .optional()
        .meta({ description: 'Values for all deployments in one environment. The input `environment` chooses it.' }),
    deployments: schemas/* record */.g1P(KEY, Deployment.nullable(), MAP)
        .refine((all) => Object.keys(all).length > 0, 'has no deployment. Add at least one.')
        .refine((all) => Object.keys(all).length <= MOST_DEPLOYMENTS, `has more than ${MOST_DEPLOYMENTS} deployments. Split the file.`)
        .meta({
        description: 'The deployments. The key is the name, unless `name` sets another.',
        minProperties: 1,
        maxProperties: MOST_DEPLOYMENTS
    })
}, 'must be a map with `version` and `deployments`');

;// CONCATENATED MODULE: ./src/manifest/check-shape.js





function checkShape(root, problems) {
    const checked = ManifestSchema.safeParse(plainOf(root));
    const wrong = [];
    const misplaced = misplacedDeployments(root);
    if (misplaced !== undefined) {
        problems.add(misplaced, 'belongs at the top of the file. Remove the indentation.');
        wrong.push(misplaced.path);
    }
    for (const issue of checked.error?.issues ?? []) {
        for (const { path, problem } of describe(issue, root)) {
            if (misplaced !== undefined && isWithin(path, misplaced.path))
                continue;
            problems.add(placeOf(root, path), problem);
            wrong.push(path);
        }
    }
    const right = without(root, wrong);
    if (right?.kind !== 'map')
        return undefined;
    const deployments = mapOf(right.entries.get('deployments'));
    if (deployments === undefined)
        return undefined;
    return {
        max_parallel: checked.data?.max_parallel ?? DEFAULT_PARALLEL,
        defaults: mapOf(right.entries.get('defaults')),
        environments: layersOf(right.entries.get('environments')),
        deployments: layersOf(deployments),
        keys: [...layersOf(root.kind === 'map' ? root.entries.get('deployments') : undefined).keys()],
        lacksValues: (key) => wrong.some(([top, name]) => (top === 'deployments' ? name === key : SHARED.has(top)))
    };
}
const SHARED = new Set(['defaults', 'environments']);
function misplacedDeployments(root) {
    const top = mapOf(root);
    if (top === undefined || top.entries.has('deployments'))
        return undefined;
    const inner = [...top.entries.values()].flatMap((value) => mapOf(value) ?? []);
    const deeper = inner.flatMap(({ entries }) => [...entries.values()].flatMap((value) => mapOf(value) ?? []));
    return [...inner, ...deeper].flatMap(({ entries }) => entries.get('deployments')?.place ?? [])[0];
}
const isWithin = (path, above) => (path.length === 1 && path[0] === 'deployments') || above.every((part, i) => part === path[i]);
const mapOf = (value) => (value?.kind === 'map' ? value : undefined);
function layersOf(value) {
    const entries = [...(mapOf(value)?.entries ?? [])];
    return new Map(entries.map(([name, layer]) => [
        name,
        layer.kind === 'map' ? layer : { kind: 'map', place: layer.place, entries: new Map() }
    ]));
}
function placeOf(root, path) {
    return { offset: deepestAt(root, path).value.place.offset, path: path };
}
function describe(issue, root, above = []) {
    const path = [...above, ...issue.path];
    if (issue.code === 'unrecognized_keys')
        return issue.keys
            .slice(0, MOST_UNKNOWN)
            .map((key) => ({ path: [...path, key], problem: describeUnknown(key, path) }));
    if (issue.code === 'invalid_key')
        return issue.issues.map(({ message }) => ({ path, problem: message }));
    const branches = issue.code === 'invalid_union' ? issue.errors : [];
    const inner = branches.find((branch) => branch.some((one) => one.path.length > 0));
    if (inner !== undefined)
        return inner.flatMap((one) => describe(one, root, path));
    return [{ path, problem: isMissing(root, path) ? (REQUIRED[String(path[0])] ?? issue.message) : issue.message }];
}
const MOST_UNKNOWN = 200;
const REQUIRED = {
    version: 'is required. Write version: 1.',
    deployments: 'is required. Describe your deployments in it, each under its name.'
};
const isMissing = (root, path) => deepestAt(root, path).rest.length > 0;
function describeUnknown(key, path) {
    if (isStepInput(key) && path.length > 0)
        return 'is an input of the step. Set it there, under `with`.';
    const known = (0,suggest_field/* fieldsAt */.$5)(ManifestSchema, path);
    if (key === 'needs' || key === 'environments')
        return 'belongs in a deployment. Move it there.';
    const near = (0,suggest_field/* nearestField */.fo)(key, known);
    if (near !== undefined)
        return `is not a key. Did you mean ${(0,sanitize/* sanitizeLine */.g$)(near)}?`;
    return path.length === 0
        ? `is not a key. Use ${known.join(', ')}.`
        : 'is not a key. Use an input of the action that belongs to one deployment.';
}
function without(value, paths) {
    if (paths.some((path) => path.length === 0))
        return undefined;
    if (paths.length === 0 || value.kind === 'null' || value.kind === 'text')
        return value;
    const below = (key) => paths.flatMap(([first, ...rest]) => (String(first) === String(key) ? [rest] : []));
    const keep = (inner, key) => {
        const kept = without(inner, below(key));
        return kept === undefined ? [] : [kept];
    };
    if (value.kind === 'list')
        return { ...value, items: value.items.flatMap(keep) };
    const entries = [...value.entries].flatMap(([key, inner]) => keep(inner, key).map((kept) => [key, kept]));
    return { ...value, entries: new Map(entries) };
}

// EXTERNAL MODULE: ./src/contract/dialect/service-rules.js
var service_rules = __webpack_require__(3031);
// EXTERNAL MODULE: ./src/repository/preview-name.js
var preview_name = __webpack_require__(8909);
;// CONCATENATED MODULE: ./src/manifest/names.js



function checkNames(all, { dialect, is_preview, raw }, problems) {
    const first = new Map();
    const rule = dialect.serviceRules.names;
    const fitted = (name) => (rule && (0,service_rules/* fitName */.dl)(name, rule)) ?? name;
    const hasPreviews = is_preview || raw.command === 'sweep';
    for (const one of all) {
        const { name, deployment_id } = one;
        const compared = hasPreviews ? fitted(name) : name;
        const same = first.get(`name ${compared}`) ?? (deployment_id && first.get(`id ${deployment_id.toLowerCase()}`));
        if (same)
            problems.add(one.place, names_describe(one, same, problems));
        else
            first.set(`name ${compared}`, one);
        if (!same && deployment_id !== undefined)
            first.set(`id ${deployment_id.toLowerCase()}`, one);
    }
    const named = all.map((one) => ({ one, name: fitted(one.name) }));
    for (const preview of named.filter(({ name }) => (0,preview_name/* isPreviewName */.En)(name))) {
        const base = named.find(({ name }) => (0,preview_name/* pullRequestOf */._n)(name, preview.name) !== undefined);
        if (base)
            problems.add(preview.one.place, describePreview(preview.one, base.one, problems));
    }
}
function names_describe({ name }, other, problems) {
    const shown = shownKey(other, problems);
    if (name === other.name)
        return `has the same name as ${shown}: "${(0,sanitize/* sanitizeLine */.g$)(name, 60)}". Set another name.`;
    return `is the same deployment as ${shown}: both lead to the same deployment_id or the same name of a preview. Change one.`;
}
function describePreview({ name }, other, problems) {
    return `has the name of a preview of ${shownKey(other, problems)}: "${(0,sanitize/* sanitizeLine */.g$)(name, 60)}". Set another name.`;
}
const shownKey = ({ key, place }, problems) => `"${(0,sanitize/* sanitizeLine */.g$)(key, 60)}" (line ${problems.lineOf(place)})`;

// EXTERNAL MODULE: ./src/text/nearest.js
var nearest = __webpack_require__(5832);
;// CONCATENATED MODULE: ./src/manifest/needs.js


function readNeeds(lists) {
    const needs = new Map();
    for (const item of lists.flatMap(({ items }) => items)) {
        if (item.kind === 'text' && !needs.has(item.text))
            needs.set(item.text, item.place);
    }
    return needs;
}
function checkNeeds(all, keys, problems) {
    for (const { key, needs } of all) {
        for (const [needed, place] of needs) {
            if (keys.includes(needed) || problems.isFull)
                continue;
            const others = keys.filter((other) => other !== key);
            problems.add(place, `"${(0,sanitize/* sanitizeLine */.g$)(needed, 60)}" is not a deployment of this file.${(0,nearest/* suggestion */.h)(needed, others)}`);
        }
    }
    for (const { path, place } of findCycles(all)) {
        const shown = path.length > MOST_SHOWN ? [...path.slice(0, MOST_SHOWN), '\u2026', path.at(-1)] : path;
        problems.add(place, `makes a cycle: ${shown.map((key) => (0,sanitize/* sanitizeLine */.g$)(String(key), 100)).join(' \u2192 ')}. Remove one of these needs.`);
    }
}
const MOST_SHOWN = 12;
const MOST_CYCLES = 20;
function findCycles(all) {
    const needsOf = new Map(all.map(({ key, needs }) => [key, [...needs]]));
    const done = new Set();
    const cycles = [];
    for (const { key: start } of all) {
        const walk = done.has(start) ? [] : [{ key: start, next: 0 }];
        while (walk.length > 0 && cycles.length < MOST_CYCLES) {
            const at = walk.at(-1);
            const [needed, place] = needsOf.get(at.key)?.[at.next++] ?? [];
            if (needed === undefined || place === undefined) {
                done.add(at.key);
                walk.pop();
                continue;
            }
            const from = walk.findIndex(({ key }) => key === needed);
            if (from >= 0)
                cycles.push({ path: [...walk.slice(from).map(({ key }) => key), needed], place });
            else if (!done.has(needed) && needsOf.has(needed))
                walk.push({ key: needed, next: 0 });
        }
    }
    return cycles;
}

// EXTERNAL MODULE: ./src/text/format.js
var format = __webpack_require__(9623);
;// CONCATENATED MODULE: ./src/manifest/problems.js



const MOST_PROBLEMS = 100;
class ManifestProblems {
    file;
    found = new Map();
    firstWith = new Map();
    lineStarts;
    constructor(file) {
        this.file = file;
        this.lineStarts = startsOfLines(file.text);
    }
    nameOf({ offset, path }) {
        const { line, column } = positionOf(this.lineStarts, offset);
        const name = (0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 200);
        return `${(0,sanitize/* sanitizeLine */.g$)(this.file.path, 200)}:${line}:${column}${name === '' ? '' : ` ${name}`}`;
    }
    lineOf({ offset }) {
        return positionOf(this.lineStarts, offset).line;
    }
    add(place, problem) {
        const input = this.nameOf(place);
        const { in_workspace: file } = this.file;
        const at = file === undefined ? {} : { place: { file, ...positionOf(this.lineStarts, place.offset) } };
        this.found.set(`${input}\n${problem}`, { input, problem, offset: place.offset, ...at });
    }
    addInput(input, problem, deployment) {
        const first = this.firstWith.get(input) ?? deployment;
        if (deployment !== first)
            return;
        if (first !== undefined)
            this.firstWith.set(input, first);
        this.found.set(`${input}\n${problem}`, { input, problem, offset: -1 });
    }
    get isEmpty() {
        return this.found.size === 0;
    }
    get isFull() {
        return this.found.size > 2 * MOST_PROBLEMS;
    }
    error() {
        const sorted = [...this.found.values()].sort((a, b) => a.offset - b.offset);
        const all = sorted.map(({ offset: _offset, ...problem }) => problem);
        const more = all.length - MOST_PROBLEMS;
        if (more <= 0)
            return new errors/* InputError */.dz(all);
        return new errors/* InputError */.dz([
            ...all.slice(0, MOST_PROBLEMS),
            { input: 'manifest', problem: `has ${more} more problems.` }
        ]);
    }
    throwIfAny() {
        if (!this.isEmpty)
            throw this.error();
    }
}
function startsOfLines(text) {
    const starts = [0];
    for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
        starts.push(at + 1);
    return starts;
}
function positionOf(starts, offset) {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
        const middle = Math.ceil((low + high) / 2);
        if (starts[middle] <= offset)
            low = middle;
        else
            high = middle - 1;
    }
    return { line: low + 1, column: offset - starts[low] + 1 };
}

// EXTERNAL MODULE: ./src/inputs/desired-deployment.js + 1 modules
var desired_deployment = __webpack_require__(7086);
// EXTERNAL MODULE: ./src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(270);
// EXTERNAL MODULE: ./src/inputs/secrets/parse-secrets.js
var parse_secrets = __webpack_require__(2561);
;// CONCATENATED MODULE: ./src/manifest/resolve/references.js


const PATTERN = /\$\$\{|\$\{([^}]*)(\}?)/g;
const hasReferences = (text) => text.includes('${');
const hasSecret = (text) => [...text.matchAll(PATTERN)].some(([, inner = '']) => inner.trim().startsWith('secrets.'));
function resolveReferences(text, scope, allowed) {
    const problems = [];
    const missing = [];
    const resolved = text.replace(PATTERN, (whole, inner, end) => {
        if (inner === undefined)
            return '${';
        const found = end === '' ? UNCLOSED : resolveOne(inner.trim(), scope, allowed);
        if ('text' in found)
            return found.text;
        const text = `${found.shown ?? `\${${(0,sanitize/* sanitizeLine */.g$)(inner, 60)}}`} ${found.problem}`;
        (found.is_missing === true ? missing : problems).push(text);
        return whole;
    });
    return problems.length + missing.length > 0 ? { problems, missing } : { text: resolved };
}
const LITERAL = 'Write $${ for the two characters ${.';
const UNCLOSED = { shown: '${', problem: `is not closed. Close it with }. ${LITERAL}` };
const FORMS = '${name}, ${environment}, ${secrets.X}, ${variables.X} or ${deployments.X.url}';
function resolveOne(reference, scope, allowed) {
    if (reference.startsWith('{'))
        return { shown: '${{ \u2026 }}', problem: `works only in workflows. Use ${FORMS}. ${LITERAL}` };
    if (reference === 'name')
        return { text: scope.name };
    if (reference === 'environment')
        return textOf(scope.environment, 'needs an environment. Set the input environment.');
    const [, kind = '', rest = ''] = /^(secrets|variables|deployments)\.(.+)$/.exec(reference) ?? [];
    if (kind === 'secrets')
        return allowed.secrets ? resolveSecret(rest, scope) : { problem: ONLY_SECRETS };
    if (kind === 'variables')
        return resolveVariable(rest, scope);
    if (kind === 'deployments')
        return resolveDeployment(rest, scope, allowed);
    return { problem: `is not a reference. Use ${FORMS}. ${LITERAL}` };
}
const textOf = (text, problem) => text === undefined ? { problem, is_missing: true } : { text };
const ONLY_SECRETS = 'is allowed only in values of secrets, because the action shows other values. Use ${variables.X} if the value is public.';
function resolveSecret(name, { secrets }) {
    const shown = (0,sanitize/* sanitizeLine */.g$)(name, 60);
    return textOf(secrets.get(name), `is not among the secrets of this step.${(0,nearest/* suggestion */.h)(name, [...secrets.keys()])} Add a line to the input secrets: ${shown}=\${{ secrets.${shown} }}`);
}
function resolveVariable(name, { variables }) {
    return textOf(variables.get(name), `is not among the variables of this step.${(0,nearest/* suggestion */.h)(name, [...variables.keys()])} Add a line to the input variables: ${(0,sanitize/* sanitizeLine */.g$)(name, 60)}=\u2026`);
}
const FIELDS = ['url', 'id', 'revision_id'];
const isField = (name) => FIELDS.some((field) => field === name);
function resolveDeployment(reference, { needs, keys, needed }, { deployments }) {
    const dot = reference.lastIndexOf('.');
    const [key, field] = [reference.slice(0, Math.max(dot, 0)), reference.slice(dot + 1)];
    const shown = `"${(0,sanitize/* sanitizeLine */.g$)(key, 60)}"`;
    if (key === '' || !isField(field))
        return { problem: `is not a reference. A deployment has ${FIELDS.join(', ')}.` };
    if (!keys.includes(key))
        return { problem: `names no deployment of the file.${(0,nearest/* suggestion */.h)(key, keys)}` };
    const isMeant = (need) => !keys.includes(need) && (0,nearest/* nearest */.pA)(need, [key]) !== undefined;
    if (!needs.includes(key) && !needs.some(isMeant))
        return { problem: `names a deployment that is not in needs. Add ${shown} to needs.` };
    if (!deployments)
        return { problem: 'is not allowed here: the action needs this value before it deploys any. Write the value.' };
    return textOf(needed.get(key)?.[field], `has no value: the control plane shows no ${field} of ${shown}.`);
}

;// CONCATENATED MODULE: ./src/manifest/resolve/resolver.js


const MATRIX_WITH_KEY = 'is matrix, and a key is set, so it compares each deployment with what is deployed and needs the values below. To list all deployments instead, leave out the key.';
class Resolver {
    resolving;
    unresolved = new Set();
    scope;
    constructor(deployment, resolving, needed) {
        this.resolving = resolving;
        const { step, environment, keys } = resolving;
        const { secrets, variables } = step;
        this.scope = {
            name: deployment.key,
            environment,
            secrets,
            variables,
            needs: [...deployment.needs.keys()],
            keys,
            needed
        };
    }
    resolve(value, key) {
        switch (value.kind) {
            case 'null':
                return value;
            case 'text':
                return this.resolveText(value, key);
            case 'list':
                return { ...value, items: value.items.flatMap((item) => this.resolve(item, key) ?? []) };
            case 'map': {
                const entries = [...value.entries].flatMap(([name, inner]) => {
                    const resolved = this.resolve(inner, key);
                    return resolved === undefined ? [] : [[name, resolved]];
                });
                return { ...value, entries: new Map(entries) };
            }
        }
    }
    resolveText(value, key) {
        const { step, problems } = this.resolving;
        const isIdentity = IDENTITY_KEYS.has(key);
        const resolved = hasReferences(value.text)
            ? resolveReferences(value.text, this.scope, { secrets: key === 'secrets', deployments: !isIdentity })
            : value;
        if ('text' in resolved && (resolved.text.trim() !== '' || !NEVER_EMPTY.has(key)))
            return resolved === value ? value : { ...value, text: resolved.text, value: resolved.text };
        if (step.is_removal && !isIdentity)
            return undefined;
        this.unresolved.add(key);
        const { problems: wrong, missing } = 'problems' in resolved ? resolved : { problems: ['is empty. Set its value, or remove the key.'], missing: [] };
        const lacking = step.lacks_values ? [] : missing;
        for (const problem of [...wrong, ...lacking])
            problems.add(value.place, problem);
        if (lacking.length > 0 && step.raw.command === 'matrix')
            problems.addInput('command', MATRIX_WITH_KEY);
        return value;
    }
}

;// CONCATENATED MODULE: ./src/manifest/resolve/deployment-inputs.js








function resolveIdentity(deployment, resolving) {
    const resolver = new Resolver(deployment, resolving, new Map());
    const identity = (key) => {
        const value = deployment.values.entries.get(key);
        const resolved = value && resolver.resolve(value, key);
        return resolved?.kind === 'text' && !resolver.unresolved.has(key) ? resolved.text.trim() : '';
    };
    const deployment_id = identity('deployment_id');
    return { name: identity('name') || deployment.key, ...(deployment_id !== '' && { deployment_id }) };
}
async function resolveInputs(deployment, resolving, needed) {
    const resolver = new Resolver(deployment, resolving, needed);
    const values = new Map();
    for (const [key, value] of deployment.values.entries) {
        if (key === 'secrets' && (resolving.step.is_removal || resolving.step.lists_only))
            continue;
        const resolved = resolver.resolve(value, key);
        if (resolved !== undefined)
            values.set(key, resolved);
    }
    const texts = new Map([...values].map(([key, value]) => [key, deployment_inputs_textOf(key, value)]));
    dropOtherSource(texts, deployment, resolving.step);
    const parsed = await (0,parse_inputs/* parseInputs */.T)(withStep(texts, deployment, resolving));
    const secrets = values.get('secrets');
    const inputs = {
        ...parsed,
        ...(secrets?.kind === 'map' && { secrets: { ...secretsOf(secrets, resolving), written: written(deployment) } })
    };
    return { inputs, unresolved: resolver.unresolved };
}
function written({ values }) {
    const secrets = values.entries.get('secrets');
    const entries = secrets?.kind === 'map' ? [...secrets.entries] : [];
    const isWritten = ([, value]) => value.kind === 'text' && !hasSecret(value.text);
    return new Set(entries.filter(isWritten).map(([name]) => name));
}
function deployment_inputs_textOf(key, value) {
    if (value.kind === 'null')
        return '';
    if (value.kind === 'text')
        return value.text;
    if (value.kind === 'list' && key === 'paths')
        return value.items.map((item) => (item.kind === 'text' ? item.text.replace(/^\s*#/, '[#]') : '')).join('\n');
    return JSON.stringify(plainOf(value));
}
function withStep(texts, deployment, resolving) {
    const { step } = resolving;
    const own = (key) => texts.get(key)?.trim() ?? '';
    const name = own('name') || deployment.key;
    const isLabel = own('deployment_id') !== '' && own('name') === '' && !step.is_preview && step.raw.command !== 'sweep';
    const wins = (input) => input === 'repo_ref' && isContainer(texts, step) ? undefined : step.overrides.get(input);
    const computed = {
        name: isLabel ? '' : name,
        secrets: '',
        manifest: '',
        select: '',
        variables: '',
        environment: recordedEnvironment(name, resolving) ?? '',
        ...(step.raw.command === 'matrix' && { command: 'plan' })
    };
    return (0,raw_inputs/* readRawInputs */.y)((given) => {
        const input = given;
        return computed[input] ?? (isStepInput(input) ? step.raw[input] : (wins(input) ?? texts.get(input))) ?? '';
    });
}
function recordedEnvironment(name, { environment, step: { is_preview, raw } }) {
    if (environment === undefined || is_preview || raw.command === 'sweep')
        return undefined;
    return `${environment}/${name}`;
}
function dropOtherSource(texts, { values }, step) {
    const source = isContainer(texts, step) ? 'external_container' : 'git_host';
    for (const [key, belongs] of desired_deployment/* INPUT_SOURCE */.B) {
        const isShared = values.entries.get(key)?.place.path[0] !== 'deployments';
        if (belongs !== source && isShared)
            texts.delete(key);
    }
}
function isContainer(texts, { dialect }) {
    const source = texts.get('source')?.trim() ?? '';
    if (source === '')
        return (texts.get('image_uri')?.trim() ?? '') !== '';
    return source === 'external_container' || source === dialect.words.external_container;
}
function secretsOf({ entries }, { problems }) {
    const read = [...entries].map(([name, value]) => ({
        name,
        value: deployment_inputs_textOf(name, value),
        line: problems.lineOf(value.place)
    }));
    return (0,parse_secrets/* judgeSecrets */.Vo)('lines', '{}', { entries: read, problems: [], unread: [] });
}

;// CONCATENATED MODULE: ./src/manifest/resolve/merge.js
function merge(earlier, later) {
    if (earlier.kind === 'map' && later.kind === 'map')
        return mergeMaps(earlier, later);
    if (earlier.kind === 'list' && later.kind === 'list')
        return joinLists(earlier, later);
    return later;
}
function mergeLayers(layers, place) {
    const empty = { kind: 'map', place, entries: new Map() };
    const { entries, ...merged } = layers.map(withPlainForms).reduce(mergeMaps, empty);
    const kept = [...entries].filter(([, value]) => !isEmptied(value));
    return withoutNulls({ ...merged, entries: new Map(kept) });
}
function isEmptied(value) {
    if (value.kind !== 'map' || value.entries.size === 0)
        return false;
    return [...value.entries.values()].every(({ kind }) => kind === 'null');
}
function mergeMaps(earlier, later) {
    const entries = new Map(earlier.entries);
    for (const [key, value] of later.entries) {
        const before = entries.get(key);
        entries.set(key, before === undefined ? value : merge(before, value));
    }
    return { kind: 'map', place: later.place, entries };
}
function joinLists(earlier, later) {
    const items = new Map();
    for (const item of [...earlier.items, ...later.items]) {
        const shown = contentOf(item);
        items.delete(shown);
        items.set(shown, item);
    }
    return { kind: 'list', place: later.place, items: [...items.values()] };
}
function contentOf(value) {
    switch (value.kind) {
        case 'null':
            return 'null';
        case 'text':
            return JSON.stringify(value.text);
        case 'list':
            return `[${value.items.map(contentOf).join()}]`;
        case 'map':
            return `{${[...value.entries].map(([key, inner]) => `${JSON.stringify(key)}:${contentOf(inner)}`).join()}}`;
    }
}
function withoutNulls(map) {
    const entries = [...map.entries].flatMap(([key, value]) => {
        if (value.kind === 'null')
            return [];
        return [[key, value.kind === 'map' ? withoutNulls(value) : value]];
    });
    return { ...map, entries: new Map(entries) };
}
function withPlainForms(layer) {
    const entries = new Map(layer.entries);
    const secrets = entries.get('secrets');
    const paths = entries.get('paths');
    if (secrets?.kind === 'list')
        entries.set('secrets', namedSecrets(secrets));
    if (paths?.kind === 'text')
        entries.set('paths', listOfLines(paths));
    return { ...layer, entries };
}
function namedSecrets({ place, items }) {
    const entries = items.flatMap((item) => {
        if (item.kind !== 'text')
            return [];
        const text = `\${secrets.${item.text}}`;
        return [[item.text, { kind: 'text', place: item.place, text, value: text }]];
    });
    return { kind: 'map', place, entries: new Map(entries) };
}
function listOfLines({ place, text }) {
    const lines = text.split(/\r\n|\n|\r/).filter((line) => !/^\s*(?:#|$)/.test(line));
    return { kind: 'list', place, items: lines.map((line) => ({ kind: 'text', place, text: line, value: line })) };
}

;// CONCATENATED MODULE: ./src/manifest/resolve/layers.js






function readEnvironment({ environment }, { environments }, problems) {
    if (environment === undefined || environments.has(environment))
        return environment;
    const names = [...environments.keys()];
    const shown = `"${(0,sanitize/* sanitizeLine */.g$)(environment, 60)}"`;
    const known = names.length === 0
        ? ' The manifest has no environments.'
        : (0,nearest/* suggestion */.h)(environment, names) || ` It has ${names.map((name) => (0,sanitize/* sanitizeLine */.g$)(name, 60)).join(', ')}.`;
    problems.addInput('environment', `${shown} is not an environment of the manifest.${known} Add it under environments, with {} if it changes nothing.`);
    return environment;
}
const MOST_WEIGHT = 300_000;
function mergeDeployments(manifest, environment, problems) {
    const named = environment === undefined ? undefined : manifest.environments.get(environment);
    const shared = [manifest.defaults, named].filter((layer) => layer !== undefined);
    const sharedWeight = shared.reduce((sum, layer) => sum + weightOf(layer), 0);
    let weight = 0;
    const merged = [];
    for (const [key, deployment] of manifest.deployments) {
        checkEnvironments(deployment, manifest, problems);
        weight += sharedWeight + weightOf(deployment);
        if (weight > MOST_WEIGHT) {
            problems.add({ offset: 0, path: [] }, 'has too many values in `defaults` and deployments together. Write fewer.');
            throw problems.error();
        }
        const chosen = environment === undefined ? undefined : layersOf(deployment.entries.get('environments')).get(environment);
        const own = [deployment, chosen].filter((layer) => layer !== undefined);
        const needs = readNeeds(own.flatMap((layer) => listOf(layer.entries.get('needs'))));
        const values = mergeLayers([...shared, ...own.map(withoutLayers)], deployment.place);
        merged.push({ key, place: deployment.place, values, needs });
    }
    return merged;
}
function checkEnvironments({ entries }, { environments }, problems) {
    for (const [name, { place }] of layersOf(entries.get('environments'))) {
        if (environments.has(name))
            continue;
        const meant = (0,nearest/* suggestion */.h)(name, [...environments.keys()]);
        problems.add(place, `is not an environment of the file.${meant} Add it under environments at the top.`);
    }
}
const listOf = (value) => (value?.kind === 'list' ? [value] : []);
function withoutLayers({ entries, ...layer }) {
    return { ...layer, entries: new Map([...entries].filter(([key]) => key !== 'needs' && key !== 'environments')) };
}

;// CONCATENATED MODULE: ./src/manifest/resolve/origins.js



function originsOf({ key, values }, { step, problems }) {
    const line = (path, shown, origin) => `${key}.${(0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 120)}${shown} \u2190 ${origin}`;
    const written = leavesOf(values, []).flatMap(({ path, text, place }) => {
        const input = String(path[0]);
        if (isBehaviorInput(input) && step.overrides.has(input))
            return [];
        const shown = input === 'secrets' ? '' : ` = ${(0,sanitize/* sanitizeLine */.g$)(text, 80)}`;
        return [line(path, shown, problems.nameOf(place))];
    });
    const given = [...step.overrides].map(([input, text]) => line([input], ` = ${(0,sanitize/* sanitizeLine */.g$)(text, 80)}`, `input ${input} of the step`));
    return [...written, ...given];
}
function leavesOf(value, path) {
    switch (value.kind) {
        case 'null':
            return [];
        case 'text':
            return [{ path, text: value.text, place: value.place }];
        case 'list':
            return value.items.flatMap((item, i) => leavesOf(item, [...path, i]));
        case 'map':
            return [...value.entries].flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
    }
}

;// CONCATENATED MODULE: ./src/manifest/resolve/place-problems.js



function placeProblems(found, deployment, { step, problems, lacksValues }) {
    for (const { input, problem } of found) {
        const path = input.split(/[.[\]]+/).filter((part) => part !== '');
        const [name = ''] = path;
        if (step.lacks_values && isFromStep(name, deployment))
            continue;
        if (isStepInput(name)) {
            if (!(step.lists_only && CONNECTION.has(name)))
                problems.addInput(input, problem, deployment.key);
        }
        else if (isBehaviorInput(name) && step.overrides.has(name))
            problems.addInput(input, problem, deployment.key);
        else if (!(lacksValues(deployment.key) && mayFollow(path, deployment)))
            problems.add(place_problems_placeOf(deployment, path), problem);
    }
}
const FROM_RUN = new Set(['repo_url', 'repo_ref']);
function isFromStep(name, { values }) {
    return isStepInput(name) || (FROM_RUN.has(name) && !values.entries.has(name));
}
const OF_A_SOURCE = new Set(desired_deployment/* INPUT_SOURCE */.B.map(([name]) => name));
function mayFollow([name = '', ...rest], { values }) {
    return !values.entries.has(name) || (rest.length === 0 && OF_A_SOURCE.has(name));
}
const CONNECTION = new Set(['base_url', 'api_key']);
function place_problems_placeOf({ values, place }, path) {
    const { value, rest } = deepestAt(values, path);
    const above = value === values ? place : value.place;
    return { offset: above.offset, path: [...above.path, ...rest.map(String)] };
}

;// CONCATENATED MODULE: ./src/manifest/select.js


function readSelection({ select, command }, keys, problems) {
    if (select === undefined) {
        if (command === 'delete')
            problems.addInput('select', 'is required with command: delete. Name the deployments to delete.');
        return new Set(keys);
    }
    const named = namesIn(select);
    if (named.length === 0)
        problems.addInput('select', 'names no deployment. Name at least one, or remove the input.');
    for (const key of named.filter((key) => !keys.includes(key))) {
        const listed = keys.length <= MOST_LISTED ? ` It has ${keys.map((key) => (0,sanitize/* sanitizeLine */.g$)(key, 60)).join(', ')}.` : '';
        const meant = (0,nearest/* suggestion */.h)(key, keys) || listed;
        problems.addInput('select', `"${(0,sanitize/* sanitizeLine */.g$)(key, 60)}" is not a deployment of the manifest.${meant}`);
    }
    return new Set(named);
}
const namesIn = (select) => select
    .split(/[,\r\n]/)
    .map((key) => key.trim())
    .filter((key) => key !== '');
const MOST_LISTED = 20;

// EXTERNAL MODULE: ./src/inputs/connection.js
var connection = __webpack_require__(6582);
// EXTERNAL MODULE: ./src/inputs/secrets/secret-lines.js
var secret_lines = __webpack_require__(6326);
// EXTERNAL MODULE: ./src/inputs/structured/parse-structured.js + 1 modules
var parse_structured = __webpack_require__(7996);
// EXTERNAL MODULE: ./src/inputs/structured/text-map.js
var text_map = __webpack_require__(6316);
;// CONCATENATED MODULE: ./src/manifest/step-inputs.js








function withoutValues(step) {
    const none = new Map();
    return { ...step, secrets: none, variables: none, overrides: none, lacks_values: true };
}
const isGiven = (raw, name) => raw[name] !== undefined && raw[name] !== (action_names/* INPUT_DEFAULTS */.W[name] || undefined);
const CREDENTIALS = ['api_key', 'tenant_id', 'bearer_token'];
const listsOnly = (raw) => raw.command === 'matrix' && CREDENTIALS.every((name) => raw[name] === undefined);
const isPreview = ({ preview }) => /^(?:true|True|TRUE)$/.test(preview ?? '');
function readStepInputs(raw, context, problems) {
    const shared = new Set([...BEHAVIOR_INPUTS, 'secrets']);
    for (const name of DEPLOYMENT_KEYS) {
        if (isGiven(raw, name) && !shared.has(name)) {
            const place = name === 'name' ? 'under a deployment' : 'under a deployment or `defaults`';
            problems.addInput(name, `belongs to one deployment. Write it in the manifest, ${place}.`);
        }
    }
    const is_preview = isPreview(raw);
    return {
        raw,
        context,
        dialect: (0,connection/* readDialect */.ts)(raw.api_dialect, new raw_inputs/* Problems */.Z()),
        secrets: readSecretValues(raw.secrets, problems),
        variables: readVariables(raw.variables, problems),
        overrides: new Map(BEHAVIOR_INPUTS.flatMap((name) => (isGiven(raw, name) ? [[name, raw[name] ?? '']] : []))),
        is_preview,
        lists_only: listsOnly(raw),
        lacks_values: false,
        is_removal: raw.command === 'delete' || raw.command === 'sweep' || (is_preview && context.event_action === 'closed')
    };
}
function readSecretValues(text, problems) {
    if (text === undefined)
        return new Map();
    const { secrets, problems: wrong } = (0,parse_structured/* parseSecrets */.d)(text);
    for (const problem of wrong)
        problems.addInput('secrets', problem);
    return new Map(secrets.map(({ name, value }) => [name, value]));
}
function readVariables(text, problems) {
    if (text === undefined)
        return new Map();
    const { entries, problems: wrong } = (0,parse_secrets/* isMapText */.Kt)(text) ? (0,text_map/* parseTextMap */.J)(text) : (0,secret_lines/* readSecretLines */.k)(text);
    for (const problem of wrong)
        problems.addInput('variables', problem);
    const variables = new Map();
    for (const { name, value, line } of entries) {
        if (name === '')
            problems.addInput('variables', `line ${line} has no name. Put a name before the =.`);
        else if (variables.has(name))
            problems.addInput('variables', `line ${line} sets a name again. Keep one.`);
        variables.set(name, value);
    }
    return variables;
}

;// CONCATENATED MODULE: ./src/manifest/manifest.js













async function readManifest(file, inputs, context, check = async () => { }) {
    const problems = new ManifestProblems(file);
    const step = readStepInputs(inputs, context, problems);
    const root = readDocument(file.text);
    if ('problem' in root) {
        problems.add({ offset: root.offset ?? 0, path: [] }, root.problem);
        throw problems.error();
    }
    const manifest = checkShape(root, problems);
    if (manifest === undefined)
        throw problems.error();
    const environment = readEnvironment(inputs, manifest, problems);
    const selected = readSelection(inputs, manifest.keys, problems);
    const merged = mergeDeployments(manifest, environment, problems);
    checkNeeds(merged, manifest.keys, problems);
    const resolving = { step, environment, keys: manifest.keys, lacksValues: manifest.lacksValues, problems };
    const identified = merged.map((deployment) => ({ deployment, ...resolveIdentity(deployment, resolving) }));
    checkNames(identified.map(({ deployment, ...identity }) => ({
        ...identity,
        key: deployment.key,
        place: placeOfName(deployment)
    })), step, problems);
    const others = { ...resolving, step: withoutValues(step) };
    for (const deployment of merged) {
        if (problems.isFull)
            break;
        if (selected.has(deployment.key))
            await validate(deployment, resolving, check);
        else
            await validate(deployment, others);
    }
    problems.throwIfAny();
    const deployments = identified.map(({ deployment, ...identity }) => ({
        ...identity,
        key: deployment.key,
        recorded_in: recordedEnvironment(identity.name, resolving),
        needs: [...deployment.needs.keys()],
        is_selected: selected.has(deployment.key),
        ...readersOf(file, deployment, resolving)
    }));
    return { path: file.path, environment, max_parallel: manifest.max_parallel, deployments };
}
const placeOfName = ({ values, place }) => values.entries.get('name')?.place ?? place;
const PLACEHOLDER = {
    url: 'https://not-deployed-yet.invalid',
    id: '00000000-0000-4000-8000-000000000000',
    revision_id: '00000000-0000-4000-8000-000000000000'
};
async function validate(deployment, resolving, check) {
    const needed = new Map(resolving.keys.map((key) => [key, PLACEHOLDER]));
    const request = await requestOf(deployment, resolving, needed);
    if (request === undefined || check === undefined)
        return;
    try {
        await check(request);
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        placeProblems(error.problems, deployment, resolving);
    }
}
async function requestOf(deployment, resolving, needed) {
    const { inputs, unresolved } = await resolveInputs(deployment, resolving, needed);
    if (resolving.step.lacks_values && unresolved.has('source'))
        return undefined;
    try {
        return (0,request/* readRequest */["in"])(inputs, resolving.step.context);
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        const others = error.problems.filter(({ input }) => !unresolved.has(input.split(/[.[]/, 1)[0] ?? ''));
        placeProblems(others, deployment, resolving);
        return undefined;
    }
}
function readersOf(file, deployment, validated) {
    const isPlan = validated.step.raw.command === 'plan' || validated.step.raw.command === 'matrix';
    const start = (needed) => {
        const problems = new ManifestProblems(file);
        const known = new Map(validated.keys.map((key) => [key, { ...(isPlan && PLACEHOLDER), ...needed.get(key) }]));
        const step = { ...validated.step, lists_only: false };
        return { problems, resolving: { ...validated, step, problems }, known };
    };
    return {
        readInputs: async (needed) => {
            const { problems, resolving, known } = start(needed);
            const { inputs } = await resolveInputs(deployment, resolving, known);
            problems.throwIfAny();
            return inputs;
        },
        readKnown: async () => {
            const { resolving, known } = start(new Map());
            return (await resolveInputs(deployment, resolving, known)).inputs.raw;
        },
        readRequest: async (needed) => {
            const { problems, resolving, known } = start(needed);
            const request = await requestOf(deployment, resolving, known);
            problems.throwIfAny();
            if (request === undefined)
                throw problems.error();
            return request;
        },
        origins: () => originsOf(deployment, validated)
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/manifest/manifest-file.js






async function readManifestFile(path, workspace) {
    const refuse = (problem) => new errors/* InputError */.dz([{ input: 'manifest', problem: `"${(0,sanitize/* sanitizeLine */.g$)(path, 200)}" ${problem}` }]);
    if (workspace === undefined)
        throw refuse('cannot be read, because the runner names no workspace (GITHUB_WORKSPACE).');
    try {
        const root = await (0,promises_.realpath)(workspace);
        const file = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, path));
        if (!manifest_file_isWithin(root, file))
            throw refuse('is outside the workspace. Use a file of this repository.');
        const in_workspace = (0,external_node_path_.relative)(root, file).split(external_node_path_.sep).join('/');
        return { path, in_workspace, text: await readText(file, refuse) };
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            throw error;
        throw refuse(reasonOf(error));
    }
}
function manifest_file_isWithin(root, file) {
    const way = (0,external_node_path_.relative)(root, file);
    return way !== '..' && !way.startsWith(`..${external_node_path_.sep}`) && !(0,external_node_path_.isAbsolute)(way);
}
async function readText(file, refuse) {
    const handle = await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    try {
        const stat = await handle.stat();
        if (stat.isDirectory())
            throw refuse('is a folder. Set the path of the file, such as deployments.yaml.');
        if (!stat.isFile())
            throw refuse('is not a regular file.');
        if (stat.size > yaml/* LONGEST */.zP)
            throw refuse(`is larger than ${yaml/* LONGEST */.zP / 1024} KiB. Split it, or shorten it.`);
        return new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile());
    }
    finally {
        await handle.close();
    }
}
function reasonOf(error) {
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    switch (code) {
        case 'ENOENT':
        case 'ENOTDIR':
            return 'does not exist in the workspace. Correct the path, and run actions/checkout before this step.';
        case 'EACCES':
        case 'EPERM':
            return 'cannot be read: permission denied.';
        case 'ELOOP':
            return 'is a symbolic link that leads back to itself.';
        case 'EISDIR':
            return 'is a folder. Set the path of the file, such as deployments.yaml.';
        case 'ERR_ENCODING_INVALID_ENCODED_DATA':
            return 'is not UTF-8 text. Save it as UTF-8.';
        default:
            return `cannot be read${code === '' ? '' : ` (${(0,sanitize/* sanitizeLine */.g$)(code, 40)})`}. Check the path.`;
    }
}

// EXTERNAL MODULE: ./src/masking/mask-inputs.js + 1 modules
var mask_inputs = __webpack_require__(5429);
// EXTERNAL MODULE: ./src/masking/public-facts.js
var public_facts = __webpack_require__(2420);
// EXTERNAL MODULE: ./src/run-request.js
var run_request = __webpack_require__(7273);
// EXTERNAL MODULE: ./src/report/failure.js
var report_failure = __webpack_require__(3781);
// EXTERNAL MODULE: ./src/report/log.js
var log = __webpack_require__(2349);
// EXTERNAL MODULE: ./src/text/web-address.js
var web_address = __webpack_require__(7025);
;// CONCATENATED MODULE: ./src/report/manifest/end-lines.js

const WORDS = ['created', 'updated', 'deleted', 'swept', 'to create', 'to update', 'to delete', 'unchanged'];
const ENDS = [...WORDS, 'did not exist', 'skipped', 'failed'];
function endLines(states) {
    const ends = states.map(endOf);
    const counts = ENDS.map((end) => ({ end, many: ends.filter((one) => one === end).length }));
    const told = counts.filter(({ many }) => many > 0).map(({ end, many }) => `${many} ${end}`);
    if (told.length === 0)
        return [];
    const isPlan = states.some(({ record }) => record.operation === 'planned');
    const deployed = states.filter(({ record }) => /^(?:created|updated|unchanged)$/.test(record.operation ?? ''));
    const width = Math.max(...deployed.map(({ key }) => key.length));
    const addresses = deployed.flatMap(({ key, phase, record: { url } }) => phase === 'live' && (0,web_address/* webAddress */.D)(url) !== undefined ? [`  ${key.padEnd(width)}  ${url}`] : []);
    return [`${isPlan ? 'Plan: ' : ''}${told.join(', ')}.${isPlan ? ' Nothing was changed.' : ''}`, ...addresses];
}
function endOf({ phase, record: { operation, deletion, plan } }) {
    if (phase === 'failed' || phase === 'skipped')
        return phase;
    if (phase !== 'live')
        return undefined;
    if (operation === 'deleted' && deletion === 'absent')
        return 'did not exist';
    const word = operation === 'planned' && plan?.operation !== 'unchanged' ? `to ${plan?.operation}` : operation;
    return word === 'planned' ? 'unchanged' : ENDS.find((end) => end === word);
}

// EXTERNAL MODULE: ./src/error-codes.js
var error_codes = __webpack_require__(1669);
// EXTERNAL MODULE: ./src/report/revision-log.js
var revision_log = __webpack_require__(8261);
;// CONCATENATED MODULE: ./src/report/manifest/deployment-state.js
function tookMs({ started_ms, ended_ms }) {
    return started_ms === undefined || ended_ms === undefined ? undefined : ended_ms - started_ms;
}
function failedOf(states) {
    return states.filter(({ phase }) => phase === 'failed');
}

;// CONCATENATED MODULE: ./src/report/manifest/failure.js





function manifestFailure(states) {
    const failed = failedOf(states);
    if (failed.length === 0)
        return undefined;
    const stopped = failed.filter(({ failure }) => failure?.kind === 'cancelled');
    const isCancelled = stopped.length > 0;
    const isBug = stopped.some(({ failure }) => failure?.code === 'internal');
    const skipped = states.filter(({ phase }) => phase === 'skipped');
    const [code, ...others] = new Set(failed.map(({ failure }) => failure?.code ?? 'internal'));
    const isNothingChanged = failed.length + skipped.length === states.length && failed.every(({ failure }) => failure?.unchanged);
    const which = stopped.length < failed.length ? 'failed' : isBug ? 'stopped by an internal error' : 'cancelled';
    return {
        kind: isCancelled ? 'cancelled' : 'failure',
        code: isBug ? 'internal' : isCancelled ? 'cancelled' : codeOf(code, others),
        message: [
            `${failed.length} of ${(0,format/* count */.U9)(states.length, 'deployment')} ${which}${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}.${isNothingChanged ? ' Nothing was changed.' : ''}`,
            ...causesOf(failed),
            ...skipped.map(({ key, failure }) => `  ${key}: skipped. ${failure?.message ?? ''}`)
        ].join('\n'),
        advice: isCancelled
            ? 'Rollouts that are in progress continue. Re-run the job: it reads first and continues from what exists.'
            : isNothingChanged
                ? 'Correct the causes above, then run again.'
                : 'Correct the causes above. The next run does not deploy again what is live and unchanged.'
    };
}
const indented = (line) => `${/^ */.exec(line)?.[0]}${(0,sanitize/* sanitizeLine */.g$)(line, 300)}`;
function codeOf(code, others) {
    return code === undefined || others.length > 0 ? 'deployments_failed' : code;
}
const MOST_FACTS = 5;
const MOST_LOG_LINES = 3;
function causesOf(failed) {
    const keysOf = new Map();
    for (const state of failed) {
        const text = linesOf(state).join('\n');
        keysOf.set(text, [...(keysOf.get(text) ?? []), state.key]);
    }
    return [...keysOf].map(([text, keys]) => `  ${keys.join(', ')}: ${text}`);
}
function linesOf({ failure, record: { revision_log: log } }) {
    if (failure === undefined)
        return [];
    const [first = '', ...facts] = failure.message.split('\n');
    const fix = failure.advice ?? error_codes/* ERROR_CODES */.O[failure.code].fix;
    const cause = `${(0,sanitize/* sanitizeLine */.g$)(first, 300)} (${failure.code})`;
    const lines = log === undefined
        ? []
        : [
            `${(0,revision_log/* logTitle */.V8)(log)}:`,
            ...(0,revision_log/* lastLines */.w$)(log)
                .slice(-MOST_LOG_LINES)
                .map((line) => `  ${line}`)
        ];
    const shown = [cause, ...[...facts.slice(0, MOST_FACTS), ...lines].map((fact) => `    ${indented(fact)}`)];
    return failure.kind === 'cancelled' || failure.code === 'input_invalid' ? shown : [...shown, `    To fix: ${fix}`];
}

// EXTERNAL MODULE: ./src/report/plan/plan-lines.js
var plan_lines = __webpack_require__(846);
;// CONCATENATED MODULE: ./src/report/manifest/live-lines.js




const OPERATIONS = { created: 'created', updated: 'updated' };
function liveText(event) {
    if (event.type === 'status_read' || event.type === 'rollback_progressed') {
        const rollback = event.type === 'status_read' ? '' : ' (rollback)';
        return `${(0,format/* formatDuration */.a3)(event.elapsed_ms)}  ${(0,sanitize/* sanitizeLine */.g$)(event.status, 60)}${rollback}`;
    }
    if (event.type === 'operation_decided') {
        const done = OPERATIONS[event.operation];
        return done === undefined ? undefined : `${done}${event.new_revision ? '' : ' without a new revision'}`;
    }
    return event.type === 'check_ended' ? `smoke check ${event.check.result}` : undefined;
}
const SIGNS = { live: '\u2713', failed: '\u2717', skipped: '-', waiting: ' ', running: ' ' };
function endTitle(state) {
    const { key, phase, record, failure } = state;
    const took = tookMs(state);
    if (phase === 'skipped' && failure !== undefined)
        return `${SIGNS[phase]} ${key}: skipped. ${failure.message}`;
    if (failure === undefined && record.operation === 'deleted' && record.deletion === 'absent')
        return `- ${key}: nothing to delete`;
    if (failure === undefined && record.operation === 'planned' && record.plan !== undefined)
        return `${SIGNS[phase]} ${key}: ${(0,plan_lines/* planOutline */.EX)(record.plan)}`;
    const isCancelled = failure?.code === 'cancelled';
    const ended = isCancelled ? 'cancelled' : phase;
    const what = failure === undefined ? (record.operation ?? 'done') : ended;
    const time = took === undefined ? '' : ` ${failure === undefined ? 'in' : 'after'} ${(0,format/* spellDuration */.jl)(took)}`;
    const why = failure === undefined || isCancelled ? '' : ` (${failure.code})`;
    return `${SIGNS[phase]} ${key}: ${what}${time}${why}`;
}

// EXTERNAL MODULE: ./src/report/known-revision.js
var known_revision = __webpack_require__(2868);
// EXTERNAL MODULE: ./src/report/plan/shown-plan.js
var shown_plan = __webpack_require__(6868);
;// CONCATENATED MODULE: ./src/report/manifest/outputs.js



function manifestOutputs(states) {
    const keysOf = (is) => JSON.stringify(states.filter(is).map(({ key }) => key));
    const isUnchanged = ({ record: { operation, plan }, phase }) => phase === 'live' && (operation === 'unchanged' || (operation === 'planned' && plan?.operation === 'unchanged'));
    const isDeployed = ({ record: { operation }, phase }) => phase === 'live' && (operation === 'created' || operation === 'updated');
    const swept = states.flatMap(({ record }) => record.swept ?? []);
    return {
        ...(states.some(({ record }) => record.swept !== undefined) && { swept: JSON.stringify(swept) }),
        deployments: JSON.stringify(Object.fromEntries(states.map((state) => [state.key, factsOf(state)]))),
        deployed: keysOf(isDeployed),
        unchanged: keysOf(isUnchanged),
        failed: keysOf(({ phase }) => phase === 'failed'),
        skipped: keysOf(({ phase, record }) => phase === 'skipped' || record.operation === 'skipped')
    };
}
const MOST_CHARACTERS = 500_000;
function plansOutput(states) {
    const plans = states.flatMap(({ key, record: { plan } }) => plan === undefined ? [] : [`${JSON.stringify(key)}:${JSON.stringify((0,shown_plan/* planFacts */.pE)(plan))}`]);
    if (plans.length === 0)
        return undefined;
    let length = 2;
    const fitting = plans.filter((plan) => (length += plan.length + 1) <= MOST_CHARACTERS);
    return { plans: `{${fitting.join()}}`, left_out: plans.length - fitting.length };
}
function factsOf(state) {
    const { record, failure, phase } = state;
    const { deployment_id, revision_id, url, new_revision, operation } = record;
    const took = tookMs(state);
    return {
        operation: phase === 'skipped' ? 'skipped' : operation,
        status: (0,known_revision/* lastStatus */.by)(record),
        new_revision,
        deployment_id,
        revision_id,
        url,
        error_code: failure?.code,
        seconds: took === undefined ? undefined : Math.round(took / 100) / 10
    };
}

// EXTERNAL MODULE: ./src/text/markdown.js
var markdown = __webpack_require__(7885);
// EXTERNAL MODULE: ./src/report/markdown/comment.js
var comment = __webpack_require__(524);
// EXTERNAL MODULE: ./src/report/markdown/summary.js
var summary = __webpack_require__(7217);
// EXTERNAL MODULE: ./src/report/markdown/timeline.js
var timeline = __webpack_require__(157);
// EXTERNAL MODULE: ./src/report/record.js
var report_record = __webpack_require__(5270);
;// CONCATENATED MODULE: ./src/report/manifest/summary.js





const summary_MOST_CHARACTERS = 900_000;
function renderManifestSummary({ states, is_preview = false, failure, skipped }, now) {
    if (skipped !== undefined)
        return `### \u23ed\ufe0f Skipped\n\n${(0,markdown/* escapeMarkdown */.FV)(skipped, 500)}\n`;
    if (states.every(({ phase }) => phase === 'waiting') && failure !== undefined)
        return (0,summary.renderSummary)(report_record/* EMPTY_RECORD */.sU, failure);
    const deployments = states
        .filter(({ phase }) => phase !== 'waiting')
        .map((state) => ({ ...rowOf(state, now), is_preview }));
    const picture = deploymentsTimeline(states);
    const text = (0,comment/* renderDeployments */.r)({ deployments, run_url: undefined, most: summary_MOST_CHARACTERS, picture, has_times: false });
    return `${text}\n`;
}
function rowOf({ name, record, failure, phase }, now) {
    return { name, record, failure, under_way: phase === 'running' || phase === 'waiting', updated_at: now };
}
function deploymentsTimeline(states) {
    const rolledOut = states.filter(({ record }) => record.command !== 'delete');
    const bars = rolledOut.flatMap(({ key, phase, started_ms: from, ended_ms: to }) => from === undefined || to === undefined ? [] : [{ key, phase, from: Math.round(from), to: Math.round(to) }]);
    const lastMs = Math.max(0, ...bars.map(({ to }) => to));
    if (bars.length === 0 || lastMs < 1_000)
        return undefined;
    const lines = bars.map(({ key, phase, from, to }) => `  ${(0,timeline/* plainName */.MH)(key)} :${phase === 'failed' ? 'crit' : 'done'}, ${from}, ${Math.max(to, from + 1)}`);
    return (0,markdown/* codeBlock */.DV)([...(0,timeline/* ganttHead */.xj)('Time of each deployment', lastMs), ...lines], 'mermaid');
}

// EXTERNAL MODULE: ./src/report/markdown/docs-link.js
var docs_link = __webpack_require__(1479);
// EXTERNAL MODULE: ./src/report/reword.js
var report_reword = __webpack_require__(2394);
// EXTERNAL MODULE: ./src/report/reporter.js
var report_reporter = __webpack_require__(4374);
;// CONCATENATED MODULE: ./src/deployments/deployment-log.js


function openDeploymentLog(runner, redactor, { label, hasOutputs, shownWarnings, shownOnce, onDecided, observe }) {
    const show = (text) => (runner.progress === undefined ? runner.info(text) : runner.progress(text));
    const lines = [];
    const add = (text) => void lines.push(text);
    const own = {
        ...runner,
        info: (text) => {
            if (!shownOnce.has(text))
                add(text);
        },
        notice: (text) => add(`Notice: ${text}`),
        warning: (text) => {
            add(`Warning: ${text}`);
            if (shownWarnings.has(text))
                return;
            shownWarnings.add(text);
            runner.warning(`${label.trim()}: ${text}`);
        },
        error: (text) => add(`Error: ${text}`),
        debug: (text) => runner.debug(`${label.trim()}: ${text}`),
        group: (title, text) => add(`${title}\n${text}`),
        output: (name, value) => {
            if (hasOutputs)
                runner.output(name, value);
        },
        summary: async () => { }
    };
    const reporter = (0,report_reporter/* createReporter */.A)(own, redactor, {
        observe,
        loadSummary: async () => ({ renderSummary: () => '' })
    });
    return {
        runner: own,
        reporter: {
            ...reporter,
            emit: (event) => {
                reporter.emit(event);
                const text = reporter.record().command === 'plan' ? undefined : liveText(event);
                if (text !== undefined)
                    show(`${label}  ${text}`);
                if (event.type === 'operation_decided')
                    onDecided();
            }
        },
        text: () => lines.join('\n')
    };
}

;// CONCATENATED MODULE: ./src/deployments/progress.js

function createProgress(names, sinceStart) {
    const keys = [...names.keys()];
    const known = new Map();
    const begin = (key) => ({ key, name: names.get(key) ?? key });
    const records = new Map();
    const stateOf = (key) => {
        const state = known.get(key) ?? { ...begin(key), phase: 'waiting' };
        return { ...state, record: records.get(key)?.() ?? report_record/* EMPTY_RECORD */.sU };
    };
    return {
        states: () => keys.map(stateOf),
        stateOf,
        start: (key, record) => {
            records.set(key, record);
            known.set(key, { ...begin(key), phase: 'running', started_ms: sinceStart() });
        },
        end: (key, phase, failure) => {
            const { started_ms } = stateOf(key);
            const times = started_ms === undefined ? {} : { started_ms, ended_ms: sinceStart() };
            known.set(key, { ...begin(key), phase, ...times, ...(failure !== undefined && { failure }) });
        }
    };
}

// EXTERNAL MODULE: ./src/github-records/github-side.js + 5 modules
var github_side = __webpack_require__(8617);
// EXTERNAL MODULE: ./src/github-records/sticky-comment.js
var sticky_comment = __webpack_require__(4058);
// EXTERNAL MODULE: ./src/github/retries.js
var retries = __webpack_require__(96);
;// CONCATENATED MODULE: ./src/github-records/manifest-comment/comment-lock.js

const STALE_MS = 20_000;
const HOLD_MS = 6_000;
async function lockComment(github, comment, { clock, wait, leftovers }) {
    const held = (reaction, since) => ({
        isOver: () => clock.now() - since > HOLD_MS,
        release: async () => {
            leftovers.set(comment, reaction);
            if (await tryRemove(github, comment, reaction))
                leftovers.delete(comment);
        }
    });
    const left = leftovers.get(comment);
    let removed;
    for (let attempt = 0;;) {
        const since = clock.now();
        const reaction = await tryAdd(github, comment);
        if (reaction === undefined)
            return undefined;
        if (reaction.is_new)
            return held(reaction.id, since);
        const isOwn = reaction.id === left;
        if ((isOwn || reaction.age_ms > STALE_MS) && reaction.id !== removed) {
            removed = reaction.id;
            await tryRemove(github, comment, reaction.id);
        }
        else if (!(await wait(attempt++)))
            return undefined;
    }
}
async function tryAdd(github, comment) {
    try {
        return await github.addReaction(comment);
    }
    catch (error) {
        if (error instanceof errors/* CancelledError */.cc)
            throw error;
        return undefined;
    }
}
async function tryRemove(github, comment, reaction) {
    try {
        await github.deleteReaction(comment, reaction);
        return true;
    }
    catch {
        return false;
    }
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./src/report/markdown/commented-deployment.js
var commented_deployment = __webpack_require__(9557);
// EXTERNAL MODULE: ./src/deploy/plan/explain.js
var explain = __webpack_require__(8867);
// EXTERNAL MODULE: ./src/report/plan/plan-diff.js
var plan_diff = __webpack_require__(7022);
;// CONCATENATED MODULE: ./src/github-records/manifest-comment/stored-row.js



const LONGEST_TEXT = 1_000;
const MOST_LINES = 20;
const LONGEST_MESSAGE = MOST_LINES * LONGEST_TEXT;
const MOST_ENTRIES = 100;
function storedRow(row, { details = true } = {}) {
    const { name, record, failure, under_way, is_preview, position, updated_at, run_url, run_started_at, earlier } = row;
    return {
        name: cut(name),
        ...given({ run_url }, cut),
        ...(is_preview === true && { is_preview }),
        ...(position !== undefined && { position }),
        ...(earlier && { earlier: { ...earlier, ...given({ url: earlier.url }, cut) } }),
        under_way,
        updated_at: Math.round(updated_at),
        run_started_at: Math.round(run_started_at),
        ...(failure && { failure: storedFailure(failure, details) }),
        record: { ...storedRecord(record), ...(details && storedDetails(record)) }
    };
}
function storedFailure({ kind, code, docs_url, message, advice, unchanged }, details) {
    const lines = message.split('\n').slice(0, details ? MOST_LINES : 1);
    return {
        kind,
        code,
        message: lines.map(cut).join('\n'),
        ...given({ docs_url, advice }, cut),
        ...(unchanged && { unchanged })
    };
}
function storedRecord(record) {
    const { command, operation, new_revision, waited_ms, rollback, deployment_id, revision_id, url, repo_url } = record;
    const { previous, active_before, serving, rolled_back_by, statuses, commits, deletion, meant } = record;
    const { wanted_commit, other_commit } = record;
    const own = statuses.filter((seen) => seen.revision_id === revision_id);
    const telling = own.length > 1 ? own.filter((_, i) => i === 0 || i === own.length - 1) : own;
    return {
        ...given({ command, operation, new_revision, waited_ms, deletion }, (value) => value),
        ...given({ deployment_id, revision_id, url, repo_url, rolled_back_by, meant, wanted_commit, other_commit }, cut),
        ...given({ previous, active_before, serving }, (value) => value && cut(value)),
        ...(telling.length > 0 && {
            statuses: telling.map((seen) => ({
                revision_id: cut(seen.revision_id),
                status: cut(seen.status),
                elapsed_ms: seen.elapsed_ms
            }))
        }),
        ...(commits.length > 0 && { commits: entries(commits, ['revision_id', 'commit_sha']) }),
        ...(rollback && {
            rollback: {
                result: rollback.result,
                ...given({ message: rollback.message, rolled_back_to: rollback.rolled_back_to }, cut)
            }
        })
    };
}
function storedDetails(record) {
    const { check, revision_log, plan, warnings } = record;
    return {
        ...(check && {
            check: {
                ...check,
                ...given({ asked: check.asked, assistant: check.assistant }, cut),
                events: entries(check.events, ['event', 'text'])
            }
        }),
        ...(revision_log && {
            revision_log: {
                ...revision_log,
                revision_id: cut(revision_log.revision_id),
                lines: revision_log.lines.slice(-MOST_ENTRIES).map(cut)
            }
        }),
        ...(plan && { plan: storedPlan(plan, (0,known_revision/* appliedChanges */.Zl)(record)) }),
        ...(warnings.length > 0 && { warnings: texts(warnings) })
    };
}
function storedPlan(plan, changes) {
    const { operation, new_revision, reasons, warnings, built_by_service } = plan;
    return {
        operation,
        new_revision,
        reasons: texts(reasons),
        warnings: texts(warnings),
        changes: changes.slice(0, MOST_ENTRIES).map(storedChange),
        ...given({ built_by_service }, cut)
    };
}
function storedChange(change) {
    const { path, difference, before, after, note, new_revision } = (0,plan_diff/* withCommits */.R)(change);
    return {
        path: cut(path),
        difference,
        ...given({ before, after }, (value) => (typeof value === 'string' ? cut(value) : (0,explain/* showValue */.vp)(value))),
        ...given({ note }, cut),
        new_revision
    };
}
const cut = (text) => (text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT).toWellFormed() : text);
const texts = (list) => list.slice(0, MOST_ENTRIES).map(cut);
function entries(list, keys) {
    return list
        .slice(0, MOST_ENTRIES)
        .map((entry) => Object.fromEntries(keys.map((key) => [key, cut(entry[key])])));
}
function given(members, change) {
    const present = Object.entries(members).filter(([, value]) => value !== undefined);
    return Object.fromEntries(present.map(([key, value]) => [key, change(value)]));
}

;// CONCATENATED MODULE: ./src/github-records/manifest-comment/rows.js


function mergeRows(some, others) {
    const newest = new Map();
    for (const row of [...some, ...others]) {
        const known = newest.get(row.name);
        if (known === undefined)
            newest.set(row.name, row);
        else if (compareAge(known, row) < 0)
            newest.set(row.name, withEarlier(withDeletion(row, known), known));
        else
            newest.set(row.name, withEarlier(withDeletion(known, row), row));
    }
    return [...newest.values()].sort((a, b) => rows_placeOf(a) - rows_placeOf(b) || compareTexts(a.name, b.name));
}
function withDeletion(row, older) {
    const isDeleted = older.record.operation === 'deleted' && older.record.deletion !== 'absent';
    return row.record.deletion === 'absent' && isDeleted ? { ...row, record: older.record } : row;
}
function withEarlier(row, older) {
    if (!(0,commented_deployment/* isUnread */.KJ)(row))
        return row;
    const { run_started_at, updated_at } = older;
    const told = (0,commented_deployment/* isUnread */.KJ)(older) ? older.earlier : { url: (0,commented_deployment/* servingUrl */.Q5)(older), run_started_at, updated_at };
    const isLater = told !== undefined && (row.earlier === undefined || compareAddresses(row.earlier, told) < 0);
    return isLater ? { ...row, earlier: told } : row;
}
const compareAddresses = (a, b) => compareTimes(a, b) || compareTexts(a.url ?? '', b.url ?? '');
function compareAge(a, b) {
    const known = compareTimes(a, b);
    if (known !== 0)
        return known;
    const [left, right] = [a, b].map(({ earlier: _earlier, ...row }) => JSON.stringify(storedRow(row)));
    return Number(b.under_way) - Number(a.under_way) || left.length - right.length || compareTexts(left, right);
}
function compareTimes(a, b) {
    return a.run_started_at - b.run_started_at || a.updated_at - b.updated_at;
}
const rows_placeOf = ({ position = Number.MAX_SAFE_INTEGER }) => position;
const compareTexts = (a, b) => (a < b ? -1 : a > b ? 1 : 0);

;// CONCATENATED MODULE: ./src/github-records/manifest-comment/row-data.js






const row_data_MOST_CHARACTERS = 30_000;
const MOST_BYTES = 2_000_000;
const MOST_ROWS = 1_000;
const CLOCK_SKEW_MS = 3_600_000;
const DATA = /^<!-- deploy-agent-server rows ([A-Za-z0-9+/]{1,60000}={0,2}) -->$/;
function encodeRows(rows) {
    const oldest_first = rows.toSorted(compareAge);
    const at = (step) => {
        const kept = oldest_first.slice(Math.max(0, step - rows.length));
        return { kept, line: lineOf(kept.map((row, i) => storedRow(row, { details: i >= step }))) };
    };
    const isShort = ({ line }) => line.length <= row_data_MOST_CHARACTERS;
    let [low, high] = [0, 2 * rows.length];
    for (let middle = 0; low < high; middle = Math.floor((low + high) / 2)) {
        if (isShort(at(middle)))
            high = middle;
        else
            low = middle + 1;
    }
    return at(low);
}
function lineOf(stored) {
    return `<!-- deploy-agent-server rows ${(0,external_node_zlib_.deflateRawSync)(JSON.stringify(stored)).toString('base64')} -->`;
}
function decodeRows(body, now) {
    const [, data] = DATA.exec(body.trimEnd().split('\n').at(-2)?.trimEnd() ?? '') ?? [];
    if (data === undefined)
        return [];
    try {
        const json = (0,external_node_zlib_.inflateRawSync)(Buffer.from(data, 'base64'), { maxOutputLength: MOST_BYTES }).toString();
        const rows = ROWS.parse(JSON.parse(json)).map(({ record, ...row }) => ({
            ...row,
            record: { ...report_record/* EMPTY_RECORD */.sU, ...record }
        }));
        return rows.filter((row) => Math.max(row.run_started_at, row.updated_at) < now + CLOCK_SKEW_MS);
    }
    catch {
        return [];
    }
}
const row_data_text = schemas/* string */.YjP().max(LONGEST_TEXT);
const row_data_texts = schemas/* array */.YOg(row_data_text).max(MOST_ENTRIES);
const known = schemas/* union */.KCZ([row_data_text, schemas/* null */.chJ()]);
const time = schemas/* int */.Whr().min(0).max(8_640_000_000_000);
const duration = schemas/* number */.aig().min(-1e12).max(1e12);
const codes = Object.keys(error_codes/* ERROR_CODES */.O);
const CHANGE = schemas/* strictObject */.rej({
    path: row_data_text,
    difference: schemas/* enum */.k5n(['added', 'changed', 'removed', 'unproven', 'repeated']),
    before: row_data_text.optional(),
    after: row_data_text.optional(),
    note: row_data_text.optional(),
    new_revision: schemas/* boolean */.zMY()
});
const PLAN = schemas/* strictObject */.rej({
    operation: schemas/* enum */.k5n(['create', 'update', 'unchanged', 'delete']),
    new_revision: schemas/* boolean */.zMY(),
    reasons: row_data_texts,
    warnings: row_data_texts,
    changes: schemas/* array */.YOg(CHANGE).max(MOST_ENTRIES),
    built_by_service: row_data_text.optional()
});
const RECORD = schemas/* strictObject */.rej({
    command: schemas/* enum */.k5n(['deploy', 'plan', 'delete']).optional(),
    operation: schemas/* enum */.k5n(['created', 'updated', 'unchanged', 'deleted', 'planned']).optional(),
    deletion: schemas/* enum */.k5n(['absent', 'already_deleting', 'accepted']).optional(),
    meant: row_data_text.optional(),
    new_revision: schemas/* boolean */.zMY().optional(),
    waited_ms: duration.optional(),
    deployment_id: row_data_text.optional(),
    revision_id: row_data_text.optional(),
    url: row_data_text.optional(),
    repo_url: row_data_text.optional(),
    wanted_commit: row_data_text.optional(),
    other_commit: row_data_text.optional(),
    rolled_back_by: row_data_text.optional(),
    warnings: row_data_texts.optional(),
    previous: known.optional(),
    active_before: known.optional(),
    serving: known.optional(),
    statuses: schemas/* array */.YOg(schemas/* strictObject */.rej({ revision_id: row_data_text, status: row_data_text, elapsed_ms: duration }))
        .max(2)
        .optional(),
    commits: schemas/* array */.YOg(schemas/* strictObject */.rej({ revision_id: row_data_text, commit_sha: row_data_text }))
        .max(MOST_ENTRIES)
        .optional(),
    rollback: schemas/* strictObject */.rej({
        result: schemas/* enum */.k5n(['rolled_back', 'not_needed', 'not_possible', 'failed']),
        message: row_data_text,
        rolled_back_to: row_data_text.optional()
    })
        .optional(),
    check: schemas/* strictObject */.rej({
        result: schemas/* enum */.k5n(['passed', 'failed']),
        assistant: row_data_text.optional(),
        asked: row_data_text.optional(),
        events: schemas/* array */.YOg(schemas/* strictObject */.rej({ event: row_data_text, text: row_data_text })).max(MOST_ENTRIES),
        elapsed_ms: duration
    })
        .optional(),
    revision_log: schemas/* strictObject */.rej({ log: schemas/* enum */.k5n(['build', 'deploy']), revision_id: row_data_text, lines: row_data_texts, is_end: schemas/* boolean */.zMY() })
        .optional(),
    plan: PLAN.optional()
});
const FAILURE = schemas/* strictObject */.rej({
    kind: schemas/* enum */.k5n(['failure', 'error', 'cancelled']),
    code: schemas/* enum */.k5n(codes),
    docs_url: row_data_text.optional(),
    message: schemas/* string */.YjP().max(LONGEST_MESSAGE + 100),
    advice: row_data_text.optional(),
    unchanged: schemas/* literal */.euz(true).optional()
});
const ROWS = schemas/* array */.YOg(schemas/* strictObject */.rej({
    name: row_data_text,
    run_url: row_data_text.optional(),
    is_preview: schemas/* boolean */.zMY().optional(),
    position: schemas/* int */.Whr().min(0).max(MOST_ROWS).optional(),
    earlier: schemas/* strictObject */.rej({ url: row_data_text.optional(), updated_at: time, run_started_at: time }).optional(),
    under_way: schemas/* boolean */.zMY(),
    updated_at: time,
    run_started_at: time,
    failure: FAILURE.optional(),
    record: RECORD
}))
    .max(MOST_ROWS);

;// CONCATENATED MODULE: ./src/github-records/manifest-comment/comment-writer.js







const comment_writer_MOST_CHARACTERS = 65_000;
const MOST_ROUNDS = 20;
const UNCHANGED_READS = 3;
const MOST_FAILURES = 3;
function createCommentWriter(options) {
    const memory = { comment: undefined, carried: [], leftovers: new Map() };
    return async (github, own, pace) => {
        for (let round = 0, failures = 0; round < MOST_ROUNDS; round++) {
            try {
                const isWritten = await writeOnce({ ...options, github, pace, memory }, own);
                if (isWritten || (round > 0 && !pace.hasTime()))
                    return;
                await pace.wait(round);
            }
            catch (error) {
                failures += 1;
                if (failures >= MOST_FAILURES || !isTemporary(error))
                    throw error;
                if (!(await pace.wait(failures, error.retry_after_ms)))
                    throw error;
            }
        }
    };
}
async function writeOnce(write, own) {
    const { github, memory, pace, clock } = write;
    const comment = (memory.comment ??= await findOrCreate(write, own));
    if (comment === undefined)
        return true;
    const lock = await lockComment(github, comment, { clock, wait: pace.wait, leftovers: memory.leftovers });
    if (lock === undefined && pace.isSuperseded())
        return true;
    const written = await mergeUnder(lock, () => mergeInto(write, comment, { own, lock }));
    if (written === 'gone')
        memory.comment = undefined;
    return Array.isArray(written) && isKept(write, comment, { rows: written, isLocked: lock !== undefined });
}
async function mergeUnder(lock, merge) {
    try {
        return await merge();
    }
    finally {
        await lock?.release();
    }
}
async function findOrCreate(write, own) {
    const { github, pull, marker, create, run_url, memory } = write;
    const found = await (0,sticky_comment/* findComment */.h1)(github, write);
    if (found !== undefined || !create)
        return found?.id;
    const body = `${(0,comment.renderComment)({ deployments: mergeRows(own, []), run_url })}\n\n${marker}\n`;
    const made = await github.createComment(pull, body);
    const oldest = await (0,sticky_comment/* findComment */.h1)(github, write);
    if (oldest === undefined || oldest.id === made.id)
        return made.id;
    memory.carried = mergeRows(memory.carried, rowsIn(write, await github.readComment(made.id)));
    await github.deleteComment(made.id);
    return oldest.id;
}
async function mergeInto(write, comment, { own, lock }) {
    const { github, marker, run_url, memory } = write;
    const found = await github.readComment(comment);
    if (found === undefined || !found.is_trusted || !(0,sticky_comment/* isOurs */.MU)(found.body, marker))
        return 'gone';
    const rows = mergeRows(own, mergeRows(rowsIn(write, found), memory.carried));
    const { body, kept } = bodyOf(rows, { marker, run_url });
    if (lock?.isOver() === true)
        return 'late';
    try {
        if (body !== found.body)
            await github.updateComment(comment, body, { once: true });
    }
    catch (error) {
        if (error instanceof errors/* GitHubRefusal */.ke && error.status === 404)
            return 'gone';
        throw error;
    }
    return own.filter((row) => kept.some((one) => one.name === row.name && compareTimes(one, row) === 0));
}
function bodyOf(rows, { marker, run_url }) {
    const { line, kept } = encodeRows(rows);
    const tail = `${line}\n${marker}`;
    const text = (0,comment.renderComment)({ deployments: rows, run_url }, comment_writer_MOST_CHARACTERS - tail.length);
    return { body: `${text}\n\n${tail}\n`, kept };
}
const rowsIn = ({ now }, comment) => comment === undefined ? [] : decodeRows(comment.body, now());
async function isKept(write, comment, { rows, isLocked }) {
    let before;
    for (let unchanged = 0; unchanged < UNCHANGED_READS;) {
        const hasTime = await write.pace.wait(unchanged);
        if (!hasTime && isLocked)
            return true;
        const found = await write.github.readComment(comment);
        if (isMissingIn(rowsIn(write, found), rows))
            return false;
        if (!hasTime || isLocked)
            return true;
        unchanged = found?.body === before ? unchanged + 1 : 1;
        before = found?.body;
    }
    return true;
}
function isMissingIn(found, rows) {
    const byName = new Map(found.map((row) => [row.name, row]));
    return rows.some((row) => {
        const other = byName.get(row.name);
        return other === undefined || compareTimes(other, row) < 0;
    });
}
function isTemporary(error) {
    if (!(error instanceof errors/* GitHubError */.y_) || error instanceof errors/* GitHubRefusal */.ke || (0,retries/* isConnectionRefused */.X)(error))
        return false;
    const { status = 500, retry_after_ms } = error;
    return status >= 500 || retry_after_ms !== undefined;
}

;// CONCATENATED MODULE: ./src/github-records/manifest-comment/pace.js
const WRITE_MS = 60_000;
const LONGEST_WAIT_MS = 4_000;
function startPace({ clock, random, hurry }) {
    const until = clock.now() + WRITE_MS;
    let isCancelled = false;
    const hasTime = () => !isCancelled && !hurry.aborted && clock.now() < until;
    return {
        hasTime,
        isSuperseded: () => hurry.aborted,
        wait: async (attempt, ms = Math.min(1_000 * 2 ** attempt, LONGEST_WAIT_MS)) => {
            const jittered = ms * (1 + random() / 2);
            if (!hasTime() || clock.now() + jittered > until)
                return false;
            isCancelled = await clock.sleep(jittered, hurry).then(() => false, () => true);
            return hasTime();
        }
    };
}

;// CONCATENATED MODULE: ./src/github-records/manifest-comment/manifest-comment.js





const WHAT = 'write the comment on the pull request';
const BETWEEN_WRITES_MS = 15_000;
function createManifestComment(options) {
    const { guards, clock, random = Math.random, run_url, redactAll } = options;
    const { manifest, environment, control_plane, is_plan } = options;
    const marker = (0,comment.commentMarker)({ name: { manifest, environment }, control_plane, is_plan });
    const write = createCommentWriter({ ...options, marker, now: () => clock.date() });
    const run_started_at = Math.round(clock.date());
    const own = new Map();
    const closing = new AbortController();
    const state = { isOutdated: false };
    let writing;
    const note = (deployments) => {
        for (const deployment of redactAll(deployments)) {
            const { name, updated_at } = deployment;
            const after = (own.get(name)?.updated_at ?? 0) + 1;
            own.set(name, { ...deployment, updated_at: Math.max(Math.round(updated_at), after), run_url, run_started_at });
        }
        state.isOutdated = true;
    };
    const writeNow = (guard, hurry) => {
        state.isOutdated = false;
        return guard(WHAT, (github) => write(github, [...own.values()], startPace({ clock, random, hurry })));
    };
    const writeWhileOutdated = async () => {
        while (state.isOutdated && !closing.signal.aborted) {
            await writeNow(guards.making, closing.signal);
            const { wait } = startPace({ clock, random, hurry: closing.signal });
            if (!(await wait(0, BETWEEN_WRITES_MS)))
                break;
        }
        writing = undefined;
    };
    return {
        update(deployments) {
            note(deployments);
            writing ??= writeWhileOutdated();
        },
        async close(deployments) {
            note(deployments);
            closing.abort();
            await writing;
            await writeNow(guards.closing, new AbortController().signal);
        },
        async closeRows(endOf) {
            const found = await guards.closing(WHAT, (github) => (0,sticky_comment/* findComment */.h1)(github, { ...options, marker }));
            note(decodeRows(found?.body ?? '', clock.date()).flatMap((row) => endOf(row) ?? []));
            if (own.size > 0)
                await writeNow(guards.closing, new AbortController().signal);
        }
    };
}

// EXTERNAL MODULE: ./src/http/time-limit.js
var time_limit = __webpack_require__(8562);
;// CONCATENATED MODULE: ./src/deployments/shared/comment.js






const REFUSED_MS = 60_000;
async function commentRefused(ports, { path, environment, access, names }, { failure, warn }) {
    const { command, github } = access;
    const { comment_on, deletes, plans } = github.records;
    if (comment_on === undefined || (deletes && plans === true))
        return;
    const manifest = { path, environment, deployments: [] };
    const comment = comment_open(comment_on, { ...access, timeoutMs: REFUSED_MS }, { ports, manifest, warn });
    await comment.closeRows(({ name, is_preview, position, record }) => names?.includes(name) === false || (deletes && record.operation === 'deleted')
        ? undefined
        : {
            name,
            ...(is_preview !== undefined && { is_preview }),
            ...(position !== undefined && { position }),
            record: { ...report_record/* EMPTY_RECORD */.sU, command, name },
            failure: (0,report_failure/* withoutValues */.lO)(failure),
            under_way: false,
            updated_at: ports.clock.date()
        });
}
function withoutComment(request) {
    if (request.command === 'skip' || request.command === 'sweep')
        return request;
    const { comment_on: _shared, ...records } = request.github.records;
    return { ...request, github: { ...request.github, records } };
}
function createSharedComment(ports, access, { manifest, warn }) {
    const { records } = access.github;
    const { comment_on, transient: is_preview } = records;
    const isDryRun = records.deletes && records.plans === true;
    const isWritten = comment_on !== undefined && !isDryRun && access.command !== 'sweep';
    const comment = isWritten ? comment_open(comment_on, access, { ports, manifest, warn }) : undefined;
    const keys = manifest.deployments.map(({ key }) => key);
    let showsAll = !records.deletes && records.plans !== true;
    const rowsOf = (states) => states
        .filter(({ record }) => record.operation !== 'skipped')
        .map((state) => ({
        ...rowOf(state, ports.clock.date()),
        is_preview,
        position: keys.indexOf(state.key)
    }));
    return {
        update: (state, all) => {
            comment?.update(rowsOf(showsAll ? all : [state]));
            showsAll = false;
        },
        close: async (states) => comment?.close(rowsOf(states.filter(({ phase }) => phase !== 'waiting')))
    };
}
function comment_open(pull, request, { ports, manifest, warn }) {
    const { clock, context, redactor } = ports;
    const limit = (0,time_limit/* startTimeLimit */.r)(clock, request.timeoutMs);
    const { control_plane, plans = false, deletes } = request.github.records;
    const side = {
        request,
        context,
        open: (account, phase) => ports.openGitHub(account, phase, limit),
        emit: (event) => {
            if (event.type === 'warning')
                warn(event.message);
        }
    };
    const told = new Set();
    return createManifestComment({
        pull,
        manifest: manifest.path,
        environment: manifest.environment,
        control_plane,
        is_plan: plans,
        run_url: context.run_url,
        create: !deletes,
        guards: { making: (0,github_side/* guardOf */.HY)(side, 'making', told), closing: (0,github_side/* guardOf */.HY)(side, 'closing', told) },
        clock,
        redactAll: (value) => redactor.redactAll(value)
    });
}

;// CONCATENATED MODULE: ./src/deployments/manifest-report.js















const BETWEEN_OUTPUTS_MS = 20;
const MOST_ANNOTATIONS = 9;
function createManifestReport(ports) {
    const { runner, redactor, clock, context } = ports;
    const startedAt = clock.now();
    const sinceStart = () => clock.now() - startedAt;
    let progress = createProgress(new Map(), sinceStart);
    const logs = new Map();
    const shownWarnings = new Set();
    const shownOnce = new Set([log/* PLAN_ONLY */.b$]);
    let comment;
    let is_preview = false;
    let outputsAt = Number.NEGATIVE_INFINITY;
    let labelWidth = 0;
    let size = 0;
    let failure;
    let skipped;
    let refusedManifest;
    const put = (outputs) => {
        for (const [name, value] of Object.entries(outputs))
            runner.output(name, value);
    };
    const putPlans = (states) => {
        const { plans, left_out = 0 } = plansOutput(states) ?? {};
        if (plans !== undefined)
            put({ plans });
        if (left_out > 0)
            runner.warning(`The output plans lacks ${(0,format/* count */.U9)(left_out, 'plan')}, because it would be too long.`);
    };
    const show = (failed) => {
        failure = (0,docs_link/* withDocs */.y)(failed, context);
        runner.error((0,report_failure/* failureText */.kY)(failure, report_record/* EMPTY_RECORD */.sU), failure);
        put({ error_code: failure.code });
    };
    return {
        begin(names) {
            progress = createProgress(names, sinceStart);
            labelWidth = Math.max(...[...names.keys()].map((key) => key.length));
            size = names.size;
        },
        openComment(manifest, access) {
            is_preview = access.github.records.transient;
            comment = createSharedComment(ports, access, { manifest, warn: (message) => runner.warning(message) });
        },
        announce(lines) {
            for (const line of lines) {
                runner.info(line);
                shownOnce.add(line);
            }
        },
        start(key) {
            const log = openDeploymentLog(runner, redactor, {
                label: key.padEnd(labelWidth),
                hasOutputs: size === 1,
                shownWarnings,
                shownOnce,
                onDecided: () => comment?.update(progress.stateOf(key), progress.states()),
                observe: (event) => ports.observe?.(event, key)
            });
            logs.set(key, log);
            progress.start(key, () => log.reporter.record());
            return log;
        },
        end(key, phase, failed) {
            progress.end(key, phase, failed);
            comment?.update(progress.stateOf(key), progress.states());
            const text = logs.get(key)?.text();
            const state = progress.stateOf(key);
            const title = endTitle(state);
            if (text === undefined)
                runner.info(title);
            else
                runner.group(title, text, { isDetail: phase === 'live' && state.record.operation !== 'planned' });
            const now = clock.now();
            if (now - outputsAt < BETWEEN_OUTPUTS_MS * size)
                return;
            outputsAt = now;
            put(manifestOutputs(progress.states()));
        },
        progress: () => progress,
        matrix: (json) => {
            const { length } = progress.states();
            const isEmpty = JSON.parse(json).include.length === 0;
            runner.info(isEmpty ? `All ${length} are unchanged: the matrix is empty, so no job runs.` : `Matrix: ${json}`);
            put({ matrix: json, operation: 'planned', new_revision: 'false' });
        },
        skipAll(reason) {
            skipped = reason;
            runner.notice(`Skipped: ${reason}`);
            put({ operation: 'skipped', new_revision: 'false' });
        },
        fail(error, refused) {
            refusedManifest = refused;
            const placed = error instanceof errors/* InputError */.dz ? error.problems.filter(({ place }) => place !== undefined) : [];
            for (const { place, input, problem } of placed.slice(0, MOST_ANNOTATIONS))
                if (place !== undefined)
                    runner.annotate?.(place, [...fieldAt(place, input), problem].join(': '));
            show((0,report_failure/* describeFailure */.Ic)(error, report_record/* EMPTY_RECORD */.sU));
            if (error instanceof Error)
                runner.debug(error.stack ?? (0,errors/* messageOf */.bD)(error));
        },
        async close() {
            const states = progress.states();
            if (states.length > 0)
                put(manifestOutputs(states));
            putPlans(states);
            for (const line of endLines(states))
                runner.info(line);
            const failed = failure === undefined ? manifestFailure(states) : undefined;
            if (failed !== undefined)
                show(failed);
            const end = redactor.redactAll({ states, is_preview, failure, skipped });
            const summary = renderManifestSummary(rewordEnd(end, runner.reword), clock.date());
            await runner.summary(summary);
            await comment?.close(states);
            if (refusedManifest !== undefined && failure !== undefined) {
                await commentRefused(ports, refusedManifest, { failure, warn: (message) => runner.warning(message) });
            }
            return failure === undefined;
        }
    };
}
function fieldAt({ line, column }, input) {
    const at = `:${line}:${column}`;
    const field = input.includes(at) ? input.slice(input.indexOf(at) + at.length).trim() : input;
    return field === '' ? [] : [field];
}
function rewordEnd({ states, is_preview = false, failure, skipped }, reword) {
    return {
        states: states.map((state) => (0,report_reword/* rewordReport */._)(state, reword)),
        is_preview,
        failure: (0,report_reword/* rewordFailure */.e)(failure, reword),
        skipped: skipped && (reword?.(skipped) ?? skipped)
    };
}

// EXTERNAL MODULE: ./src/contract/status.js
var contract_status = __webpack_require__(8509);
;// CONCATENATED MODULE: ./src/deployments/matrix.js



const MOST_JOBS = 256;
function changedKeys(states) {
    return states.filter(({ record }) => record.plan?.operation !== 'unchanged' || !isLive(record)).map(({ key }) => key);
}
function isLive(record) {
    const status = (0,known_revision/* lastStatus */.by)(record);
    return status !== undefined && (0,contract_status/* verdictOf */.Vj)(status) === 'deployed';
}
function matrixOutput(keys) {
    if (keys.length > MOST_JOBS) {
        const problem = `leads to ${keys.length} jobs, but GitHub allows ${MOST_JOBS} in a matrix. Use select, or one step for all.`;
        throw new errors/* InputError */.dz([{ input: 'manifest', problem }]);
    }
    return JSON.stringify({ include: keys.map((name) => ({ name })) });
}

// EXTERNAL MODULE: ./src/inputs/target.js
var target = __webpack_require__(3067);
;// CONCATENATED MODULE: ./src/deployments/name-in-run.js






function nameInRun(raw, context, name) {
    const { pull_request } = context;
    if (!isPreview(raw) || pull_request === undefined)
        return name;
    const { names } = (0,connection/* readDialect */.ts)(raw.api_dialect, new raw_inputs/* Problems */.Z()).serviceRules;
    const fitted = names === undefined ? name : ((0,service_rules/* fitName */.dl)(name, names) ?? name);
    return (0,preview_name/* previewName */.gz)(fitted, pull_request.number, (0,target/* previewKind */.xq)(context));
}

;// CONCATENATED MODULE: ./src/deployments/needs.js


function createNeeds(readNeed, nameOf) {
    const facts = new Map();
    const notReady = new Map();
    let isCancelled = false;
    return {
        facts,
        async check(deployment, proof = {}) {
            const { key, recorded_in } = deployment;
            const { id: deployment_id = deployment.deployment_id, revision_id } = proof;
            try {
                const read = await readNeed({ name: nameOf(deployment), recorded_in, deployment_id, revision_id });
                if ('problem' in read)
                    notReady.set(key, read.problem);
                else
                    facts.set(key, read);
                return 'problem' in read ? 'failed' : 'live';
            }
            catch (error) {
                if (!(error instanceof errors/* CancelledError */.cc))
                    throw error;
                isCancelled = true;
                return 'failed';
            }
        },
        blockedBy(unmet, failureOf) {
            if (isCancelled)
                return { phase: 'failed', failure: NOT_STARTED };
            if (!unmet.some((key) => notReady.has(key)))
                return { phase: 'skipped', failure: dependencyFailure(unmet, failureOf) };
            const problems = unmet.map((key) => notReady.get(key) ?? `"${key}" ${howEnded(failureOf(key))}.`);
            return { phase: 'failed', failure: notReadyFailure(problems) };
        }
    };
}
const NOT_STARTED = {
    kind: 'cancelled',
    code: 'cancelled',
    message: 'Cancelled before it started.',
    advice: undefined
};
function dependencyFailure(unmet, failureOf) {
    const which = unmet.map((key) => `"${key}", which ${howEnded(failureOf(key))}`).join(', and ');
    const message = `Not deployed, because it needs ${which}.`;
    return { kind: 'failure', code: 'dependency_failed', message, advice: error_codes/* ERROR_CODES */.O.dependency_failed.fix };
}
function howEnded(failure) {
    if (failure?.kind === 'cancelled')
        return 'was cancelled';
    if (failure?.code === 'dependency_failed')
        return 'was skipped';
    return failure?.code === 'wait_timeout' ? 'timed out' : 'failed';
}
function notReadyFailure(problems) {
    const message = `Not deployed, because of what it needs: ${problems.join(' ')}`;
    return { kind: 'failure', code: 'dependency_not_ready', message, advice: error_codes/* ERROR_CODES */.O.dependency_not_ready.fix };
}

// EXTERNAL MODULE: ./src/contract/shown-url.js
var shown_url = __webpack_require__(4954);
// EXTERNAL MODULE: ./src/control-plane/with-fresh-reads.js
var with_fresh_reads = __webpack_require__(5412);
// EXTERNAL MODULE: ./src/control-plane/with-retries.js
var with_retries = __webpack_require__(6854);
// EXTERNAL MODULE: ./src/deploy/core/session.js
var session = __webpack_require__(9480);
// EXTERNAL MODULE: ./src/deploy/find/find-current.js
var find_current = __webpack_require__(1657);
;// CONCATENATED MODULE: ./src/deployments/read-need.js












function createNeedReader(access, ports) {
    const { connection, github, timeoutMs } = access;
    const told = new Set();
    return async (need) => {
        const { name } = need;
        const shown = `"${(0,sanitize/* sanitizeLine */.g$)(name)}"`;
        try {
            const { deployment, latest } = await readLive(await openReads(need), need);
            const id = deployment.id;
            const url = (0,web_address/* webAddress */.D)((0,shown_url/* shownUrl */.z)(deployment));
            const revision_id = deployment.active_revision_id ?? latest?.id;
            return { id, ...(url !== undefined && { url }), ...(revision_id !== undefined && { revision_id }) };
        }
        catch (error) {
            if (!(error instanceof errors/* DeployError */.sH) || error instanceof errors/* CancelledError */.cc)
                throw error;
            const [why = ''] = error.message.split('\n');
            return {
                problem: error.code === 'dependency_not_ready' ? `${shown} ${why}.` : `${shown} could not be read: ${why}`
            };
        }
    };
    async function openReads({ name, recorded_in }) {
        const { clock, context, redactor, runner } = ports;
        const limit = (0,time_limit/* startTimeLimit */.r)(clock, timeoutMs);
        const controlPlane = (0,with_fresh_reads/* withFreshReads */.w)(await ports.connect(connection, limit), clock);
        const emit = (event) => {
            if (event.type === 'warning')
                runner.warning(event.message);
        };
        const open = (account, phase) => ports.openGitHub(account, phase, limit);
        const { control_plane, transient } = github.records;
        const environment = recorded_in ?? (transient ? (0,preview_name/* previewEnvironment */._s)(name) : undefined);
        const place = { control_plane, ...(environment !== undefined && { environment }) };
        const parts = {
            clock,
            emit,
            recall: (sought) => (0,github_side/* recallRecorded */._4)({ request: access, context, open, emit }, { ...place, name: sought, told }),
            redact: redactor.redact,
            histories: [],
            deadline: clock.now() + timeoutMs
        };
        return (0,session/* openSession */.fA)(parts, (options) => (0,with_retries/* withRetries */.L)(controlPlane, options));
    }
}
async function readLive(session, { name, deployment_id, revision_id }) {
    const found = await (0,find_current/* findAndRead */.f8)(session, { name, ...(deployment_id !== undefined && { deployment_id }) });
    if (found === 'unlisted')
        throw notReady(UNLISTED);
    if (found === 'absent')
        throw notReady('does not exist');
    if ('deleting' in found || (0,contract_status/* isBeingDeleted */.vx)(found.deployment))
        throw notReady('is being deleted');
    const { deployment, latest } = found;
    const { active_revision_id: active } = deployment;
    const isOther = revision_id !== undefined && (active ?? latest?.id) !== revision_id;
    const isLive = active === undefined ? latest !== null && (0,contract_status/* verdictOf */.Vj)(latest.status) === 'deployed' : active !== null;
    if (isLive && !isOther)
        return found;
    throw notReady(`is not live${latest === null ? '' : `: its latest revision is ${(0,sanitize/* sanitizeLine */.g$)(latest.status, 40)}`}`);
}
const UNLISTED = 'cannot be looked up by its name at this control plane, and no GitHub Deployment records it. Set its deployment_id, or environment if earlier runs recorded it there';
const notReady = (why) => new errors/* DeployError */.sH('dependency_not_ready', why);

;// CONCATENATED MODULE: ./src/deployments/schedule.js
function nextSteps(nodes, { running, ended }, limit) {
    const ready = nodes.filter(({ key, needs }) => !running.has(key) && !ended.has(key) && needs.every((need) => ended.has(need)));
    const unmetOf = ({ needs }) => needs.filter((need) => ended.get(need) !== 'live');
    const free = Math.max(0, limit - running.size);
    return {
        start: ready
            .filter((node) => unmetOf(node).length === 0)
            .slice(0, free)
            .map(({ key }) => key),
        skip: ready.map((node) => ({ key: node.key, unmet: unmetOf(node) })).filter(({ unmet }) => unmet.length > 0)
    };
}
async function runGraph(nodes, limit, work) {
    const running = new Map();
    const ended = new Map();
    for (;;) {
        const { start, skip } = nextSteps(nodes, { running: new Set(running.keys()), ended }, limit);
        for (const { key, unmet } of skip) {
            ended.set(key, 'skipped');
            work.skip(key, unmet);
        }
        for (const key of start) {
            const end = (state) => {
                ended.set(key, state);
                running.delete(key);
            };
            running.set(key, work.run(key).then(end));
        }
        if (skip.length > 0)
            continue;
        if (running.size === 0)
            return;
        await Promise.race(running.values());
    }
}

// EXTERNAL MODULE: ./src/control-plane/exchange.js + 1 modules
var exchange = __webpack_require__(3666);
// EXTERNAL MODULE: ./src/requests/list-deployments.js
var list_deployments = __webpack_require__(7490);
;// CONCATENATED MODULE: ./src/deployments/shared/list.js




const MOST_PAGES = 10;
const pagesFor = (names) => Math.min(MOST_PAGES, 2 + Math.floor(names / 10));
const FRESH_MS = 10_000;
const LONGEST_MS = 30_000;
const UNLIMITED = { remainingMs: () => Number.MAX_SAFE_INTEGER };
function createSharedList(names, { now }) {
    if (names.length < 2)
        return (controlPlane) => controlPlane;
    const open = new Set(names);
    let list;
    const pages = { left: pagesFor(names.length) };
    const readOnce = async (controlPlane, limit) => {
        try {
            return await readWhole(countPages(withinTime(controlPlane, limit), pages), pages.left);
        }
        catch (error) {
            if (error instanceof errors/* RequestError */.GI && !error.retryable)
                return new Map();
            list = undefined;
            throw error;
        }
    };
    return (controlPlane, limit = UNLIMITED) => ({
        ...controlPlane,
        listDeployments: async (query) => {
            const { name_contains: name, offset } = query;
            const isLate = limit.remainingMs() < LONGEST_MS + exchange/* READ_TIMEOUT_MS */.W;
            if (offset !== 0 || isLate || !open.has(name))
                return controlPlane.listDeployments(query);
            list ??= { readAt: now(), rows: readOnce(controlPlane, limit) };
            const { readAt, rows } = list;
            const found = (await rows).get(name);
            open.delete(name);
            const row = now() - readAt < FRESH_MS ? found : undefined;
            return row === undefined ? controlPlane.listDeployments(query) : Object.assign([row], { more: false });
        }
    });
}
function countPages(controlPlane, pages) {
    return {
        ...controlPlane,
        listDeployments: async (query) => {
            const page = await controlPlane.listDeployments(query);
            pages.left--;
            return page;
        }
    };
}
function withinTime(controlPlane, { remainingMs }) {
    const atStart = remainingMs();
    return {
        ...controlPlane,
        listDeployments: async (query) => {
            if (atStart - remainingMs() > LONGEST_MS) {
                throw new errors/* RequestError */.GI('control_plane_unreachable', 'The list of deployments takes too long.', {
                    request: 'GET /v2/deployments',
                    mayHaveBeenApplied: false,
                    retryable: false
                });
            }
            return controlPlane.listDeployments(query);
        }
    };
}
async function readWhole(controlPlane, mostPages) {
    const unique = new Map();
    const listing = await (0,list_deployments/* readPages */.n4)(controlPlane, '', { mostPages });
    if (listing === null || listing.incomplete !== undefined)
        return unique;
    const repeated = new Set();
    for (const row of listing.rows) {
        if (unique.has(row.name))
            repeated.add(row.name);
        unique.set(row.name, row);
    }
    for (const [name, row] of unique)
        if (repeated.has(name) || (0,contract_status/* isBeingDeleted */.vx)(row))
            unique.delete(name);
    return unique;
}

;// CONCATENATED MODULE: ./src/deployments/shared/reads.js


function remember() {
    const known = new Map();
    return (key, read) => {
        const result = known.get(key) ?? read();
        known.set(key, result);
        result.catch(() => known.delete(key));
        return result;
    };
}
function createSharedLookups() {
    const lookups = remember();
    const names = remember();
    return (controlPlane, limit = UNLIMITED) => {
        const mayWait = () => limit.remainingMs() >= exchange/* READ_TIMEOUT_MS */.W;
        const share = (key, read) => (mayWait() ? lookups(key, read) : read());
        return {
            ...controlPlane,
            listIntegrations: () => share('integrations', () => controlPlane.listIntegrations()),
            listListeners: () => share('listeners', () => controlPlane.listListeners()),
            listDeployments: (query) => {
                const read = () => controlPlane.listDeployments(query);
                return query.name_contains === '' && mayWait() ? names(String(query.offset), read) : read();
            }
        };
    };
}
const keyOf = ({ from, to }) => `${from}...${to}`;
function shareCheckout(checkout) {
    const compared = remember();
    const found = remember();
    return {
        ...checkout,
        listChangedFiles: (comparison, options) => compared(keyOf(comparison), () => checkout.listChangedFiles(comparison, options)),
        findFile: (commit, path, options) => found(`${commit} ${path}`, () => checkout.findFile(commit, path, options))
    };
}
function createSharedGitHub() {
    const compared = remember();
    return (github) => ({
        ...github,
        listChangedFiles: (comparison) => compared(keyOf(comparison), () => github.listChangedFiles(comparison))
    });
}

;// CONCATENATED MODULE: ./src/deployments/shared/ports.js


function sharePorts(ports, names) {
    const shareList = createSharedList(names, ports.clock);
    const shareLookups = createSharedLookups();
    const shareGitHub = createSharedGitHub();
    return {
        ...ports,
        connect: async (connection, limit) => shareLookups(shareList(await ports.connect(connection, limit), limit), limit),
        openGitHub: async (account, phase, limit) => shareGitHub(await ports.openGitHub(account, phase, limit)),
        checkout: shareCheckout(ports.checkout)
    };
}

;// CONCATENATED MODULE: ./src/deployments/run-manifest.js






















async function runManifest(raw, ports) {
    const report = createManifestReport(ports);
    const noticed = new Set();
    try {
        (0,mask_inputs/* maskInputs */.a)(await (0,parse_inputs/* parseInputs */.T)(raw), { ...ports, noticed });
        const reason = raw.command === 'matrix' ? undefined : (0,request/* reasonToSkip */.bk)(raw, ports.context);
        if (reason !== undefined)
            report.skipAll(reason);
        else
            await runCommand(await run_manifest_readWhole(raw, ports), raw, { ports, report, noticed });
    }
    catch (error) {
        const isRefused = error instanceof errors/* InputError */.dz && report.progress().states().length === 0;
        report.fail(error, isRefused ? readRefused(raw, ports) : undefined);
    }
    return report.close();
}
function readRefused(raw, { context, given = [] }) {
    const access = (0,unknown_inputs/* judgeUnknownInputs */.P)(given).problems.length > 0 ? undefined : (0,request/* readRefusedAccess */.rN)(raw, context);
    if (access === undefined)
        return undefined;
    const names = raw.select === undefined ? undefined : namesIn(raw.select).map((key) => nameInRun(raw, context, key));
    return { path: raw.manifest ?? '', environment: raw.environment, access, names };
}
async function run_manifest_readWhole(raw, ports) {
    const { runner, warnings = [], given = [], context, workspace } = ports;
    const unknown = (0,unknown_inputs/* judgeUnknownInputs */.P)(given);
    for (const warning of [...warnings, ...unknown.warnings])
        runner.warning(warning);
    const checkout = (0,graph_file/* lookWhileShown */.a)(ports.checkout);
    const check = async (request) => {
        if ('deploy' in request)
            await (0,graph_file/* refuseMissingGraph */.n)(request.deploy.wanted, checkout);
    };
    const manifest = await collectProblems(async () => {
        refuseRollback(raw);
        return readManifest(await readManifestFile(raw.manifest ?? '', workspace), raw, context, check);
    });
    if (!('problems' in manifest) && unknown.problems.length === 0)
        return manifest;
    const found = 'problems' in manifest ? manifest.problems : [];
    const access = listsOnly(raw) ? manifest : await collectProblems(async () => (0,request/* readAccess */.zS)(raw, context));
    const others = 'problems' in access ? access.problems : [];
    const isFound = ({ input }) => found.some((one) => one.input === input);
    throw new errors/* InputError */.dz([...unknown.problems, ...others.filter((problem) => !isFound(problem)), ...found]);
}
function refuseRollback({ command }) {
    if (command !== 'rollback')
        return;
    const problem = 'is rollback, which returns one deployment to one of its revisions. Remove manifest, and set name.';
    throw new errors/* InputError */.dz([{ input: 'command', problem }]);
}
async function collectProblems(read) {
    return read().catch((error) => {
        if (error instanceof errors/* InputError */.dz)
            return error;
        throw error;
    });
}
async function runCommand(manifest, raw, run) {
    if (raw.command !== 'matrix')
        return runSelected(manifest, raw, run);
    const { report } = run;
    if (!listsOnly(raw))
        await runSelected(manifest, raw, run);
    else
        report.begin(new Map(selectedOf(manifest).map(({ key, name }) => [key, name])));
    report.matrix(matrixOutput(changedKeys(report.progress().states())));
}
async function runSelected(manifest, raw, { ports, report, noticed }) {
    const { graph, byKey, involved, isNeeded } = readGraph(manifest, isOrdered(raw, ports.context));
    const nameOf = ({ name }) => nameInRun(raw, ports.context, name);
    const names = new Map(selectedOf(manifest).map((one) => [one.key, nameOf(one)]));
    const shared = sharePorts(ports, [...names.values()]);
    const inputs = await Promise.all(selectedOf(manifest).map((one) => one.readKnown()));
    const facts = inputs.flatMap((each) => (0,public_facts/* publicFacts */.F)(each, ports.context));
    for (const fact of [...[...names].flat(), ...facts])
        ports.redactor.keep(fact);
    report.begin(names);
    const access = (0,request/* readAccess */.zS)(raw, ports.context);
    report.openComment(manifest, access);
    report.announce([
        (0,command/* controlPlaneLine */.Q)(access.connection),
        `Manifest ${manifest.path}: ${(0,format/* count */.U9)(names.size, 'deployment')}, at most ${manifest.max_parallel} at a time.`
    ]);
    const deploys = raw.command === 'deploy';
    if (raw.command === 'plan') {
        for (const one of involved)
            for (const line of one.origins())
                ports.runner.debug(line);
    }
    const needs = createNeeds(createNeedReader(access, shared), nameOf);
    await runGraph(graph, manifest.max_parallel, {
        run: async (key) => {
            const deployment = byKey.get(key);
            if (deployment === undefined)
                throw new Error(`no deployment ${key}`);
            if (!deployment.is_selected) {
                const read = await needs.check(deployment);
                return deploys ? read : 'live';
            }
            const ended = await runDeployment(deployment, needs.facts, { ports: shared, report, noticed });
            needs.facts.set(key, ended.facts);
            if (!deploys)
                return 'live';
            const isProven = ended.waited || ended.state !== 'live' || !isNeeded.has(key);
            return isProven ? ended.state : needs.check(deployment, ended.facts);
        },
        skip: (key, unmet) => {
            const { phase, failure } = needs.blockedBy(unmet, (one) => report.progress().stateOf(one).failure);
            report.end(key, phase, failure);
        }
    });
}
const selectedOf = ({ deployments }) => deployments.filter(({ is_selected }) => is_selected);
function isOrdered(raw, { event_action }) {
    const isRemoval = raw.command === 'delete' || raw.command === 'sweep';
    return !isRemoval && !(isPreview(raw) && event_action === 'closed');
}
function readGraph({ deployments }, hasOrder) {
    const byKey = new Map(deployments.map((deployment) => [deployment.key, deployment]));
    const needsOf = ({ is_selected, needs }) => (is_selected && hasOrder ? needs : []);
    const isNeeded = new Set(deployments.flatMap(needsOf));
    const involved = deployments.filter(({ key, is_selected }) => is_selected || isNeeded.has(key));
    const graph = involved.map((deployment) => ({ key: deployment.key, needs: needsOf(deployment) }));
    return { byKey, involved, isNeeded, graph };
}
async function runDeployment(deployment, needed, { ports, report, noticed }) {
    const { key } = deployment;
    let waited = true;
    const { runner, reporter } = report.start(key);
    const observe = (event) => ports.observe?.(event, key);
    const readRequest = async () => {
        for (const fact of [...needed.values()].flatMap(Object.values))
            ports.redactor.keep(fact);
        (0,mask_inputs/* maskInputs */.a)(await deployment.readInputs(needed), { ...ports, runner, noticed });
        const request = await deployment.readRequest(needed);
        if (request.command === 'deploy')
            waited = request.deploy.wait.enabled;
        return withoutComment(request);
    };
    const { failure, succeeded } = await (0,run_request/* runRequest */.B)(readRequest, { ...ports, runner, observe }, reporter);
    const { deployment_id: id, url, active_before, revision_id = active_before ?? undefined } = reporter.record();
    const state = succeeded ? 'live' : 'failed';
    report.end(key, state, failure);
    return {
        state,
        waited,
        facts: {
            ...(id !== undefined && { id }),
            ...(revision_id !== undefined && { revision_id }),
            ...(url !== undefined && { url })
        }
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


/***/ }),

/***/ 524:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DELETED_HEADING: function() { return /* binding */ DELETED_HEADING; },
/* harmony export */   commentMarker: function() { return /* binding */ commentMarker; },
/* harmony export */   linkedUrl: function() { return /* binding */ linkedUrl; },
/* harmony export */   r: function() { return /* binding */ renderDeployments; },
/* harmony export */   renderComment: function() { return /* binding */ renderComment; }
/* harmony export */ });
/* harmony import */ var crypto_on_demand__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4611);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9623);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7885);
/* harmony import */ var _heading_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7209);
/* harmony import */ var _commented_deployment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9557);






const MOST_CHARACTERS = 65_000;
const MOST_ROWS = 100;
function commentMarker(of) {
    const { name, control_plane, is_plan = false } = of;
    const digest = (0,crypto_on_demand__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([control_plane, name, ...(is_plan ? ['plan'] : [])]))
        .digest('hex');
    return `<!-- deploy-agent-server ${digest} -->`;
}
const DELETED_HEADING = '### \ud83d\uddd1\ufe0f ';
function linkedUrl(body) {
    const [heading, , head, rule, row = ''] = body.split(/\r?\n/, 5);
    if (!heading?.startsWith('### ') || !head?.startsWith('| ') || !rule?.startsWith('| ---'))
        return undefined;
    return /^\|.* \| \[Open(?: preview)?\]\((https?:[^()\s]+)\)/.exec(row)?.[1];
}
function renderComment(input, most = MOST_CHARACTERS) {
    return renderDeployments({ ...input, most, most_rows: MOST_ROWS });
}
function renderDeployments({ deployments, run_url, most, most_rows = Infinity, picture, has_times = true }) {
    const parts = deployments.map((deployment) => (0,_commented_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .partOf */ .BU)(deployment, deployments.length > 1));
    const runs = new Set(parts.map(({ cells }) => cells.Log));
    const log = runs.size > 1 || run_url === undefined ? undefined : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .link */ .nf)('Log of the run', run_url);
    const shown = firstRows(parts, most_rows);
    const columns = _commented_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .COLUMNS */ .cZ.filter((name) => (name === 'Log' ? runs.size > 1 : has_times || name !== 'Updated'));
    for (let rows = shown.length;; rows = Math.floor(rows / 2)) {
        const some = shown.slice(0, rows);
        const head = (0,_commented_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([
            `### ${headingOf(parts, deployments)}`,
            rowsTable(some, columns, parts.length > 1),
            rows < parts.length ? rowsNote(rows, parts.length) : undefined
        ]);
        const room = most - head.length - (log?.length ?? 0) - NOTE.length - 3 * GAP;
        if (room >= 0 || rows === 0)
            return (0,_commented_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([head, ...sectionsWithin(some, room, picture), log]);
    }
}
const NOTE = 'Some details are too long to be shown here. They are in the log of the run.';
const GAP = 2;
function rowsNote(rows, all) {
    const shown = rows === 0 ? `${all} deployments are too many to be shown here` : `${rows} of ${all} deployments, failed first`;
    return `${shown}. All are in the log of the run.`;
}
function firstRows(parts, most) {
    if (parts.length <= most)
        return parts;
    const rank = ({ isFailed, state }) => (isFailed ? 0 : isOpen(state) ? 1 : 2);
    return parts.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
}
function sectionsWithin(parts, room, picture) {
    const sections = [
        ...namedSections(parts, ({ failure }) => failure),
        ...namedSections(parts, ({ warnings }) => warnings),
        ...parts.map(({ remark }) => remark),
        ...parts.map(({ plan }) => plan),
        picture,
        ...parts.flatMap(({ details }) => details)
    ].filter((section) => section !== undefined);
    let left = room;
    const fitting = sections.filter((section) => {
        const fits = section.length + GAP <= left;
        if (fits)
            left -= section.length + GAP;
        return fits;
    });
    return fitting.length < sections.length ? [...fitting, NOTE] : fitting;
}
function namedSections(parts, textOf) {
    const texts = [...new Set(parts.map(textOf))].filter((text) => text !== undefined);
    return texts.map((text) => {
        const names = parts.filter((part) => textOf(part) === text).flatMap(({ heading }) => heading ?? []);
        return (0,_commented_deployment_js__WEBPACK_IMPORTED_MODULE_4__/* .joined */ .oR)([names.length === 0 ? undefined : names.join(', '), text]);
    });
}
function headingOf(parts, deployments) {
    const [only] = deployments;
    const [part] = parts;
    if (only !== undefined && part !== undefined && deployments.length === 1) {
        return (0,_heading_js__WEBPACK_IMPORTED_MODULE_3__/* .commentHeading */ .AP)(only.record, { name: only.name, failure: only.failure, state: part.state });
    }
    const { length } = parts;
    const all = countOf(deployments);
    const failed = parts.filter(({ isFailed }) => isFailed).length;
    const skippedParts = parts.filter(({ isSkipped }) => isSkipped);
    const skipped = skippedParts.length;
    const open = parts.filter(({ state, isFailed }) => isOpen(state) && !isFailed).length;
    const inState = (sought) => parts.filter(({ state, isFailed, isSkipped }) => state === sought && !isFailed && !isSkipped).length;
    const apart = parts.filter(({ state, isFailed }) => state === 'other_commit' && !isFailed);
    const [unchanged, before] = [inState('unchanged'), inState('failed_before')];
    const deployed = inState('deployed') + apart.length;
    const rest = [skipped > 0 && `, ${skipped} skipped`, open > 0 && `, ${open} in progress`];
    const [failedPart, ...others] = parts.filter(({ isFailed }) => isFailed);
    if (failedPart !== undefined) {
        const none = (0,_heading_js__WEBPACK_IMPORTED_MODULE_3__/* .noneHeading */ .ny)(deployments, all);
        if (none !== undefined)
            return none;
        if (others.length > 0)
            return `\u274c ${failed} of ${all} failed${rest.filter((part) => part !== false).join('')}`;
        const [first] = skippedParts;
        const told = [
            `${failedPart.cells.Name} failed`,
            skipped === 1 ? `${first?.cells.Name} was skipped` : skipped > 0 && `${skipped} skipped`,
            deployed > 0 && `${deployed} deployed`,
            unchanged > 0 && `${unchanged} unchanged`,
            open > 0 && `${open} in progress`
        ];
        return `\u274c ${told.filter((part) => part !== false).join(', ')}`;
    }
    if (parts.every(({ state }) => state === 'planned'))
        return planHeading(deployments.map(({ record }) => record));
    if (parts.every(({ state }) => state === 'swept'))
        return `\u2705 Swept the previews of ${all}`;
    if (open > 0)
        return `\u23f3 Deploying ${all}${open < length ? `, ${length - open} done` : ''}`;
    if (before > 0)
        return `\u26a0\ufe0f The latest revision of ${before} of ${all} failed`;
    if (apart.length > 0)
        return apartHeading(parts, deployments, deployed + unchanged);
    if (unchanged === length)
        return `\u2705 No changes to ${all}`;
    if (deployed === length)
        return `\u2705 ${all} deployed`;
    if (deployed + unchanged === 0)
        return removalHeading(parts, deployments);
    const counts = [
        [deployed, 'deployed'],
        [inState('deleted'), 'deleted'],
        [inState('absent'), 'did not exist'],
        [skipped, 'skipped'],
        [unchanged, 'unchanged']
    ];
    const told = counts.filter(([many]) => many > 0).map((one) => one.join(' '));
    return `\u2705 ${told.join(', ')}`;
}
function apartHeading(parts, deployments, live) {
    const apart = deployments.filter((_, i) => parts[i]?.state === 'other_commit');
    const [commit, ...others] = new Set(apart.map(({ record }) => record.wanted_commit));
    const wanted = commit === undefined || others.length > 0 ? 'the requested commit' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit));
    const [first] = apart;
    const which = apart.length === live
        ? 'none of them'
        : apart.length === 1 && first !== undefined
            ? `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .code */ .aY)(first.name, 100)} not`
            : `${apart.length} of them not`;
    const skipped = parts.filter(({ isSkipped }) => isSkipped).length;
    return `\u26a0\ufe0f ${countOf(deployments, live)} deployed, ${which} at ${wanted}${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
function removalHeading(parts, deployments) {
    const inState = (sought) => parts.filter(({ state }) => state === sought);
    const [deleted, absent] = [inState('deleted').length, inState('absent')];
    if (absent.length === parts.length)
        return `\u23ed\ufe0f Nothing to delete: none of ${countOf(deployments)} exists`;
    const skipped = parts.length - deleted - absent.length;
    const missing = absent.length === 1 ? absent[0]?.cells.Name : absent.length;
    const told = [
        deleted > 0 && `${countOf(deployments, deleted)} deleted`,
        absent.length > 0 && `${missing} did not exist`,
        skipped > 0 && `${skipped} skipped`
    ].filter((part) => part !== false);
    return `${deleted > 0 ? '\ud83d\uddd1\ufe0f' : '\u23ed\ufe0f'} ${told.join('. ')}${told.length > 1 ? '.' : ''}`;
}
function countOf(deployments, many = deployments.length) {
    return (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(many, deployments.every(({ is_preview }) => is_preview === true) ? 'preview' : 'deployment');
}
function planHeading(records) {
    const of = (operation) => records.filter(({ plan }) => plan?.operation === operation).length;
    const counts = ['create', 'update', 'delete'].map((operation) => [of(operation), `to ${operation}`]);
    const told = [...counts, [of('unchanged'), 'unchanged']].filter(([many]) => many > 0);
    const what = told.length === 0 ? (0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(records.length, 'deployment') : told.map((one) => one.join(' ')).join(', ');
    return `\ud83d\udccb Plan: ${what}. Nothing was changed.`;
}
const isOpen = (state) => state === 'in_progress' || state === 'pending';
function rowsTable(parts, names, hasNames) {
    const shown = names.filter((name) => (hasNames || name !== 'Name') && parts.some(({ cells }) => cells[name] !== ''));
    if (parts.length === 0)
        return undefined;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_5__/* .table */ .tp)(shown, parts.map(({ cells }) => shown.map((name) => cells[name])));
}


/***/ }),

/***/ 9557:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BU: function() { return /* binding */ partOf; },
/* harmony export */   KJ: function() { return /* binding */ isUnread; },
/* harmony export */   Q5: function() { return /* binding */ servingUrl; },
/* harmony export */   cZ: function() { return /* binding */ COLUMNS; },
/* harmony export */   oR: function() { return /* binding */ joined; }
/* harmony export */ });
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9623);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7885);
/* harmony import */ var _heading_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7209);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2868);
/* harmony import */ var _plan_plan_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7022);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6245);
/* harmony import */ var _summary_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7217);







const MOST_FAILURE_LINES = 15;
const LONGEST_REASON = 500;
const isSkipped = (failure) => failure.code === 'dependency_failed';
const GONE = new Set(['deleted', 'absent', 'swept', 'skipped']);
const COLUMNS = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated', 'Log'];
function partOf(deployment, isOneOfMany) {
    const { name, record, failure, under_way, updated_at, run_url } = deployment;
    const state = (0,_heading_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(record, under_way);
    const heading = isOneOfMany ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(name, 100) : undefined;
    const isGone = GONE.has(state) || record.command === 'delete';
    const isPlanned = state === 'planned';
    const sections = [
        failure === undefined && record.revision_log ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .revisionLog */ .mt)(record.revision_log) : undefined,
        isGone || isPlanned || failure?.unchanged ? undefined : changesSection(record),
        (0,_summary_js__WEBPACK_IMPORTED_MODULE_5__.previewsTable)(record),
        record.check && (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .transcript */ .fk)(record.check)
    ].filter((section) => section !== undefined);
    const shownName = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeHtml */ .ZD)(name, 100);
    const ids = isGone
        ? undefined
        : (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .idsSection */ .Sk)(record, isOneOfMany && sections.length === 0 ? `IDs of ${shownName}` : 'IDs');
    const details = ids === undefined ? sections : [...sections, ids];
    const isFolded = isOneOfMany && sections.length > 0;
    return {
        cells: {
            Name: (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(name, 100),
            Status: (0,_heading_js__WEBPACK_IMPORTED_MODULE_1__/* .statusText */ .qS)(record, failure, state),
            Link: addressOf(deployment),
            Commit: isGone ? '' : commitCell(record),
            Time: isGone || record.waited_ms === undefined ? '' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .spellDuration */ .jl)(record.waited_ms),
            Updated: isPlanned ? '' : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .formatTime */ .fU)(updated_at),
            Log: run_url === undefined ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)('Log', run_url)
        },
        isFailed: failure !== undefined && !isSkipped(failure),
        isSkipped: failure === undefined ? state === 'skipped' : isSkipped(failure),
        state,
        heading,
        failure: failure && !isSkipped(failure) ? failureText(record, failure, heading === undefined) : undefined,
        warnings: isPlanned && failure === undefined ? undefined : (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .warningsBlock */ .LZ)(record),
        remark: skippedOf(deployment, heading) ?? absentOf(record, state, heading),
        plan: isPlanned && failure === undefined ? planSection(record, heading) : undefined,
        details: isFolded ? [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)(`Details of ${shownName}`, details.join('\n\n'))] : details
    };
}
function isUnread({ record }) {
    const { deployment_id, operation, plan, absent } = record;
    return [deployment_id, operation, plan, absent].every((fact) => fact === undefined);
}
function servingUrl(deployment) {
    const { record, under_way, earlier } = deployment;
    if (isUnread(deployment))
        return earlier?.url;
    const state = (0,_heading_js__WEBPACK_IMPORTED_MODULE_1__/* .stateOf */ .L4)(record, under_way);
    const isShown = !GONE.has(state) && state !== 'planned' && record.command !== 'delete';
    return isShown && (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_2__/* .servedRemark */ .Cu)(record) !== undefined ? record.url : undefined;
}
function addressOf(deployment) {
    const { record, is_preview = false } = deployment;
    const url = servingUrl(deployment);
    if (url === undefined)
        return '';
    const which = isUnread(deployment) ? ' (as of an earlier run)' : (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_2__/* .servedRemark */ .Cu)(record);
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)(is_preview ? 'Open preview' : 'Open', url)} \u00b7 ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .link */ .nf)('API docs', `${url}/docs`)}${which}`;
}
function commitCell(record) {
    const { revision_id, new_revision, wanted_commit: wanted } = record;
    const built = revision_id === undefined ? undefined : (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_2__/* .commitOf */ .D3)(record);
    if (built !== undefined)
        return (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .commitLink */ .wn)(record, built);
    const isKept = revision_id !== undefined && new_revision === false;
    return wanted === undefined || isKept ? '' : `for ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .commitLink */ .wn)(record, wanted)}`;
}
function failureText(record, failure, isHeaded) {
    const { revision_log } = record;
    return joined([
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .failureBlock */ .Qu)(failure, record, { mostLines: MOST_FAILURE_LINES, isHeaded }),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .rollbackLine */ .Hs)(record, failure),
        revision_log && (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .revisionLog */ .mt)(revision_log, { open: true })
    ]);
}
function skippedOf({ name, record, failure }, heading) {
    if (failure !== undefined)
        return isSkipped(failure) ? `${heading ?? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .code */ .aY)(name, 100)}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)(failure.message)}` : undefined;
    const { skipped } = record;
    if (skipped === undefined)
        return undefined;
    return [...(heading === undefined ? [] : [`${heading}:`]), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .escapeMessage */ .hC)(skipped, LONGEST_REASON)].join(' ');
}
function absentOf(record, state, heading) {
    if (state !== 'absent' || record.meant === undefined || heading === undefined)
        return undefined;
    return `\u26a0\ufe0f ${heading} does not exist.${(0,_heading_js__WEBPACK_IMPORTED_MODULE_1__/* .suggested */ .Mf)(record)}`;
}
function planSection(record, heading) {
    const { plan } = record;
    if (plan === undefined)
        return undefined;
    return joined([
        heading,
        heading === undefined ? 'Plan only. Nothing was changed.' : undefined,
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .warningsBlock */ .LZ)(record),
        heading !== undefined && plan.operation === 'create' ? undefined : (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonsList */ .e$)(plan, { isOnlyPlan: true }),
        (0,_plan_plan_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .diffBlock */ .Ty)(plan.changes)
    ]);
}
function changesSection(record) {
    const { plan } = record;
    if (plan === undefined)
        return undefined;
    const changes = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_2__/* .appliedChanges */ .Zl)(record);
    const reasons = plan.operation === 'create' ? undefined : (0,_sections_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonsList */ .e$)(plan, { isOnlyPlan: false });
    const diff = (0,_plan_plan_diff_js__WEBPACK_IMPORTED_MODULE_3__/* .diffBlock */ .Ty)(changes);
    if (diff === undefined)
        return plan.new_revision ? reasons : undefined;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_6__/* .folded */ .TM)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9)(changes.length, 'change'), joined([reasons, diff]));
}
const joined = (parts) => parts.filter((part) => part !== undefined).join('\n\n');


/***/ })

};
;