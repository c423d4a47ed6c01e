export const id = 837;
export const ids = [837];
export const modules = {

/***/ 69501:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j$: () => (/* binding */ WantedResourceSpec),
/* harmony export */   yd: () => (/* binding */ ResourceSpec)
/* harmony export */ });
/* unused harmony exports LocalObjectReference, Volume, VolumeMount, EnvVar, ResourceRequirements, Container */
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41514);
/* harmony import */ var _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40345);


const DNS_LABEL = /^[a-z0-9]([-a-z0-9]{0,61}[a-z0-9])?$/;
const C_IDENTIFIER = /^[A-Za-z_][A-Za-z0-9_]*$/;
const dnsLabel = (what) => zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().regex(DNS_LABEL, 'must be a DNS label: a-z, 0-9 and -, at most 63 characters').describe(what);
const freeForm = (what) => zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).nullish().describe(what);
const stringMap = (what) => zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish().describe(what);
const integer = (what) => zod__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr().nullish().describe(what);
const decimal = (what) => zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().nullish().describe(what);
const DO_NOT_USE = 'Marked do not use.';
const LocalObjectReference = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({ name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Name of a secret in the same namespace.') })
    .meta({ id: 'LocalObjectReference' });
const Volume = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: dnsLabel('A DNS label, unique within the pod.'),
    configMap: freeForm('Volume source.'),
    secret: freeForm('Volume source.'),
    emptyDir: freeForm('Volume source.'),
    persistentVolumeClaim: freeForm('Volume source.'),
    nfs: freeForm('Volume source.'),
    projected: freeForm('Volume source.'),
    downwardAPI: freeForm('Volume source.'),
    csi: freeForm('Volume source.')
})
    .meta({ id: 'Volume' });
const VolumeMount = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Must match the name of a Volume.'),
    mountPath: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Where in the container the volume is mounted.'),
    subPath: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    mountPropagation: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    readOnly: zod__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY().nullish(),
    subPathExpr: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish()
})
    .meta({ id: 'VolumeMount' });
const EnvVar = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .regex(C_IDENTIFIER, 'must be a C identifier: letters, digits and _, not starting with a digit')
        .describe('A C identifier.'),
    value: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish().describe('Defaults to the empty string.'),
    valueFrom: freeForm('Cannot be used when value is non-empty.')
})
    .meta({ id: 'EnvVar' });
const ResourceRequirements = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    limits: stringMap('Maximum compute resources.'),
    requests: stringMap('Minimum compute resources.')
})
    .meta({ id: 'ResourceRequirements' });
const Container = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    name: dnsLabel('A DNS label.'),
    image: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().describe('Image of the container.'),
    imagePullPolicy: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['Always', 'Never', 'IfNotPresent']).nullish(),
    command: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish().describe('Not run in a shell.'),
    args: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()).nullish(),
    workingDir: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullish(),
    env: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(EnvVar).nullish(),
    envFrom: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J())).nullish(),
    resources: ResourceRequirements.nullish(),
    volumeMounts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(VolumeMount).nullish(),
    securityContext: freeForm('Security options of the container.'),
    restartPolicy: zod__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['Always', 'OnFailure']).nullish().describe('For sidecars.')
})
    .meta({ id: 'Container' });
const shape = {
    min_scale: integer('Minimum replica count.'),
    max_scale: integer('Maximum replica count.'),
    cpu: integer('CPU request of one replica.'),
    cpu_limit: integer('Defaults to 2 x cpu.'),
    memory_mb: integer('Memory request (MB) of one replica.'),
    memory_limit_mb: integer('Defaults to 2 x memory_mb.'),
    queue_min_scale: integer('Defaults to min_scale.'),
    queue_max_scale: integer('Defaults to max_scale.'),
    queue_cpu: integer('Defaults to cpu.'),
    queue_cpu_limit: integer('Defaults to 2 x queue_cpu.'),
    queue_memory_mb: integer('Defaults to memory_mb.'),
    queue_memory_limit_mb: integer('Defaults to 2 x queue_memory_mb.'),
    orchestrator_cpu: integer(DO_NOT_USE),
    orchestrator_cpu_limit: integer(DO_NOT_USE),
    orchestrator_memory_mb: integer(DO_NOT_USE),
    orchestrator_memory_limit_mb: integer(DO_NOT_USE),
    orchestrator_min_scale: integer(DO_NOT_USE),
    orchestrator_max_scale: integer(DO_NOT_USE),
    executor_cpu: integer(DO_NOT_USE),
    executor_cpu_limit: integer(DO_NOT_USE),
    executor_memory_mb: integer(DO_NOT_USE),
    executor_memory_limit_mb: integer(DO_NOT_USE),
    cache_memory_mb: integer('Memory (MB) of the cache deployment.'),
    labels: stringMap('Extra labels on resources created for the deployment.'),
    annotations: stringMap('Extra annotations on those resources.'),
    service_account_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP()
        .nullish()
        .describe('Must already exist in the cluster namespace the deployment is placed in.'),
    image_pull_secrets: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(LocalObjectReference).nullish().describe('Secrets used to pull images.'),
    volumes: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Volume).nullish().describe("Volumes mountable by the pod's containers."),
    volume_mounts: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(VolumeMount).nullish().describe('Mounts into the container filesystem.'),
    init_containers: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).nullish().describe('Run to completion before the main container starts.'),
    sidecars: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(Container).nullish().describe('Run alongside the main container.'),
    db_cpu: decimal('CPU request of the relational database deployment.'),
    db_cpu_limit: decimal('Defaults to 2 x db_cpu.'),
    db_memory_mb: integer('Memory request (MB) of the database.'),
    db_memory_limit_mb: integer('Defaults to 2 x db_memory_mb.'),
    db_storage_gi: integer('Database storage in GiB.'),
    db_max_connections: integer('Maximum database connections.')
};
function checkPodRules(spec, context) {
    const volumes = new Set();
    const report = (path, message) => context.addIssue({ code: 'custom', path, message, input: spec });
    for (const [i, volume] of (spec.volumes ?? []).entries()) {
        if (volumes.has(volume.name))
            report(['volumes', i, 'name'], `"${volume.name}" occurs twice`);
        volumes.add(volume.name);
    }
    const checkMounts = (path, mounts) => {
        for (const [i, mount] of (mounts ?? []).entries()) {
            if (!volumes.has(mount.name))
                report([...path, i, 'name'], `must match the name of a volume in volumes`);
        }
    };
    checkMounts(['volume_mounts'], spec.volume_mounts);
    for (const list of ['init_containers', 'sidecars']) {
        for (const [i, container] of (spec[list] ?? []).entries()) {
            checkMounts([list, i, 'volumeMounts'], container.volumeMounts);
            for (const [j, variable] of (container.env ?? []).entries()) {
                if (variable.value && variable.valueFrom)
                    report([list, i, 'env', j, 'valueFrom'], 'cannot be used when value is non-empty');
            }
        }
    }
}
const ResourceSpec = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej(shape).superRefine(checkPodRules).meta({ id: 'ResourceSpec' });
const wholeCpu = _vocabulary_js__WEBPACK_IMPORTED_MODULE_0__/* .RESOURCE_SPEC_FIELDS */ .TO.filter((field) => /(^|_)cpu(_limit)?$/.test(field));
const WantedResourceSpec = zod__WEBPACK_IMPORTED_MODULE_1__/* .strictObject */ .rej({
    ...shape,
    ...Object.fromEntries(wholeCpu.map((field) => [field, decimal(shape[field].description ?? '')]))
})
    .superRefine(checkPodRules);


/***/ }),

/***/ 55837:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ parseSecrets),
  parseStructured: () => (/* binding */ parseStructured)
});

// EXTERNAL MODULE: ./lib/src/inputs/secrets/parse-secrets.js
var parse_secrets = __webpack_require__(21007);
// EXTERNAL MODULE: ./lib/src/contract/dialect/dialect.js
var dialect_dialect = __webpack_require__(59470);
// EXTERNAL MODULE: ./lib/src/contract/dialect/translate.js
var translate = __webpack_require__(61894);
// EXTERNAL MODULE: ./lib/src/contract/resource-spec.js
var resource_spec = __webpack_require__(69501);
// EXTERNAL MODULE: ./lib/src/contract/vocabulary.js
var vocabulary = __webpack_require__(40345);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/inputs/structured/suggest-field.js
var suggest_field = __webpack_require__(42487);
// EXTERNAL MODULE: ./lib/src/inputs/structured/yaml.js
var yaml = __webpack_require__(77541);
;// CONCATENATED MODULE: ./lib/src/inputs/structured/resource-spec.js









const INPUT = 'resource_spec';
const MOST_LISTED = 6;
function parseResourceSpec(text) {
    const parsed = (0,yaml/* parseStructure */.Vo)(text);
    return (dialect) => {
        if ('problem' in parsed)
            return { problems: [{ input: INPUT, problem: parsed.problem }] };
        const twice = namedTwice(parsed.value, dialect);
        if (twice.length > 0)
            return { problems: twice };
        const checked = resource_spec/* WantedResourceSpec */.j$.safeParse((0,translate/* translate */.T)(parsed.value, dialect.words, 'read'));
        return checked.success
            ? { spec: checked.data }
            : { problems: checked.error.issues.flatMap((issue) => problemsOf(issue, dialect)) };
    };
}
function problemsOf(issue, dialect) {
    const path = [INPUT, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
    const input = (0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 120);
    if (issue.code !== 'unrecognized_keys')
        return [{ input, path, problem: describeIssue(issue) }];
    const fields = (0,suggest_field/* fieldsAt */.$)(resource_spec/* WantedResourceSpec */.j$, issue.path).map((field) => ((0,dialect_dialect/* isWord */.Jg)(field) ? dialect.words[field] : field));
    return issue.keys.map((key) => ({
        input: `${input}.${(0,sanitize/* sanitizeLine */.g$)(key, 60)}`,
        path: [...path, key],
        problem: describeUnknown(key, fields)
    }));
}
const FIELD_WORDS = dialect_dialect/* ALL_WORDS */._T.filter((word) => vocabulary/* RESOURCE_SPEC_FIELDS */.TO.some((field) => field === word));
function namedTwice(spec, dialect) {
    if (typeof spec !== 'object' || spec === null)
        return [];
    const twice = FIELD_WORDS.filter((word) => {
        const wire = dialect.words[word];
        return wire !== word && Object.hasOwn(spec, wire) && Object.hasOwn(spec, word);
    });
    return twice.map((word) => ({
        input: `${INPUT}.${dialect.words[word]}`,
        path: [INPUT, dialect.words[word]],
        problem: `is the same field as ${word}, which is set too. Keep one.`
    }));
}
function describeUnknown(key, fields) {
    const word = FIELD_WORDS.find((word) => dialect_dialect/* LANGSMITH_WORDS */.g[word] === key);
    if (word !== undefined)
        return `is the name of ${word} in LangSmith Deployment. Write ${word}, or set \`api_dialect\` to langsmith if you deploy there.`;
    const near = (0,did_you_mean/* nearest */.pA)(key, fields);
    if (near === undefined)
        return `is not a field. Remove it, or use one of ${fields.slice(0, MOST_LISTED).join(', ')}, …`;
    const example = (0,suggest_field/* exampleOf */.Q)(near);
    return `is not a field. Did you mean ${near}?${example === undefined ? '' : ` For example: ${example}`}`;
}
function describeIssue(issue) {
    if (issue.code !== 'invalid_type')
        return (0,sanitize/* sanitizeLine */.g$)(issue.message);
    const kinds = {
        int: 'a whole number',
        record: 'a map',
        object: 'a map',
        array: 'a list',
        string: 'text',
        boolean: 'true or false'
    };
    const kind = kinds[issue.expected] ?? `a ${issue.expected}`;
    return issue.input === undefined && issue.message.endsWith(' received undefined')
        ? `is required. Set it to ${kind}.`
        : `must be ${kind}.`;
}

// EXTERNAL MODULE: ./lib/src/inputs/structured/text-map.js
var text_map = __webpack_require__(25826);
;// CONCATENATED MODULE: ./lib/src/inputs/structured/parse-structured.js




function parseStructured(raw) {
    const { resource_spec, smoke_input, secrets } = raw;
    return {
        raw,
        ...(secrets !== undefined && { secrets: parseSecrets(secrets) }),
        ...(smoke_input !== undefined && { smoke_input: (0,yaml/* parseStructure */.Vo)(smoke_input) }),
        ...(resource_spec !== undefined && { resource_spec: parseResourceSpec(resource_spec) })
    };
}
function parseSecrets(text) {
    return (0,parse_secrets/* isMapText */.Kt)(text) ? (0,parse_secrets/* judgeSecrets */.Vo)('map', text, (0,text_map/* parseTextMap */.J)(text)) : (0,parse_secrets/* parseSecretLines */.XW)(text);
}


/***/ }),

/***/ 42487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ fieldsAt),
/* harmony export */   Q: () => (/* binding */ exampleOf)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41514);

function fieldsAt(schema, path) {
    let at = unwrap(schema);
    for (const part of path) {
        const inner = at instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodArray */ .naA
            ? at.element
            : at instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodRecord */ .b8S
                ? at.valueType
                : at instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH
                    ? at.shape[String(part)]
                    : undefined;
        at = inner && unwrap(inner);
    }
    return at instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodObject */ .bvH ? Object.keys(at.shape) : [];
}
function unwrap(schema) {
    return schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodOptional */ .IiU || schema instanceof zod__WEBPACK_IMPORTED_MODULE_0__/* .ZodNullable */ .l1C ? unwrap(schema.unwrap()) : schema;
}
const EXAMPLES = [
    [/_mb$/, 2048],
    [/_gi$/, 20],
    [/connections$/, 100],
    [/(?:cpu|cpu_limit|scale)$/, 1]
];
function exampleOf(field) {
    const value = EXAMPLES.find(([pattern]) => pattern.test(field))?.[1];
    return value === undefined ? undefined : `${field}: ${value}`;
}


/***/ }),

/***/ 25826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ parseTextMap)
/* harmony export */ });
/* harmony import */ var _yaml_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77541);

function parseTextMap(text) {
    const read = { entries: [], problems: [], unread: [] };
    const document = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .parseOne */ .EZ)(text);
    const refuseAll = (problem) => ({ ...read, problems: [problem], unread: [text] });
    if ('problem' in document)
        return refuseAll(document.problem);
    const { contents } = document;
    if (!(0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(contents))
        return refuseAll('is not a map. Use lines NAME=value, or a map of names to values.');
    if (contents.anchor !== undefined || contents.tag !== undefined)
        return refuseAll('has an anchor or a tag before the map. Remove it.');
    let [line, counted] = [1, 0];
    for (const { key, value } of contents.items) {
        const [start] = key.range;
        line += (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .lineOf */ .cA)(text.slice(counted, start), start - counted) - 1;
        counted = start;
        const entry = readEntry({ text, line, key, value });
        if ('name' in entry)
            read.entries.push(entry);
        else {
            read.problems.push(entry.problem);
            read.unread.push(text.slice(entry.from, entry.to));
        }
    }
    return read;
}
function readEntry({ text, line, key, value }) {
    const [start, , end] = key.range;
    const to = value?.range?.[2] ?? end;
    if (!(0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) || key.value === null || key.anchor !== undefined || key.tag !== undefined)
        return { problem: `line ${line} has a name that is not plain text. Quote it.`, from: start, to };
    if (value === null)
        return { problem: `line ${line} has a name without a value. Quote values.`, from: start, to };
    const between = text.slice(end, value.range[0]);
    const oddity = oddityOf(text, value) ?? (/[#&!]/.test(between) ? ODD.comment : undefined);
    const content = (0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value) ? textOf(value) : undefined;
    if (oddity === undefined && content !== undefined)
        return { name: typeof key.value === 'string' ? key.value : (key.source ?? ''), value: content, line };
    const shown = USUAL_NAME.test(key.source ?? '') ? `"${key.source}"` : 'the value';
    return { problem: `${shown} on line ${line} ${oddity ?? ODD.other}`, from: end, to };
}
const USUAL_NAME = /^[A-Za-z_][\w.-]{0,60}$/;
const QUOTE = 'Quote the value.';
const ODD = {
    comment: `has a comment, an anchor or a tag. ${QUOTE}`,
    alias: `is an alias (*). ${QUOTE}`,
    lines: 'spans lines, which YAML would join. Use a block (|), or write line breaks as \\n in double quotes.',
    other: `is not text. ${QUOTE}`
};
function oddityOf(text, value) {
    if (!(0,_yaml_js__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(value))
        return 'source' in value ? ODD.alias : undefined;
    if (value.anchor !== undefined || value.tag !== undefined)
        return ODD.comment;
    const [start, end] = value.range;
    if (value.type?.startsWith('BLOCK'))
        return undefined;
    if (text.slice(start, end).includes('\n'))
        return ODD.lines;
    return value.type === 'PLAIN' && /^[ \t]*#/.test(text.slice(end)) ? ODD.comment : undefined;
}
function textOf({ value, source = '' }) {
    if (value === null)
        return '';
    return typeof value === 'string' ? value : source;
}


/***/ }),

/***/ 77541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ parseOne),
/* harmony export */   FI: () => (/* binding */ DEEPEST),
/* harmony export */   HN: () => (/* reexport safe */ yaml__WEBPACK_IMPORTED_MODULE_0__.LineCounter),
/* harmony export */   Vj: () => (/* reexport safe */ yaml__WEBPACK_IMPORTED_MODULE_0__.isAlias),
/* harmony export */   Vo: () => (/* binding */ parseStructure),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   jh: () => (/* reexport safe */ yaml__WEBPACK_IMPORTED_MODULE_0__.isMap),
/* harmony export */   jn: () => (/* reexport safe */ yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar),
/* harmony export */   zP: () => (/* binding */ LONGEST)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);


const MOST_ALIASES = 100;
const DEEPEST = 100;
const LONGEST = 1024 * 1024;
const REASONS = {
    BAD_INDENT: 'the indentation is wrong',
    TAB_AS_INDENT: 'a tab is used for indentation',
    BLOCK_AS_IMPLICIT_KEY: 'a map starts at a wrong place, or the indentation is wrong',
    BLOCK_IN_FLOW: 'the indentation within brackets is wrong',
    MISSING_CHAR: 'a colon, comma, bracket or quote is missing',
    BAD_SCALAR_START: 'a text starts with a character that needs quotes',
    BAD_ALIAS: 'an alias has no anchor',
    DUPLICATE_KEY: 'a name occurs twice',
    MULTIPLE_DOCS: 'a second document starts (---)',
    UNEXPECTED_TOKEN: 'unexpected text',
    TAG_RESOLVE_FAILED: 'an unknown tag (!), or a text that starts with ! and needs quotes'
};
function parseOne(text) {
    if (text.length > LONGEST)
        return { problem: `is longer than ${LONGEST / 1024} KiB. Shorten it.` };
    try {
        return parseShort(text);
    }
    catch (error) {
        if (error instanceof RangeError)
            return { problem: 'is not valid YAML or JSON: it has too many mistakes.' };
        throw error;
    }
}
function parseShort(text) {
    if (isTooDeep(text))
        return { problem: `is nested more than ${DEEPEST} levels deep. Make it flatter.` };
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
    const [error = repeatedKey(document)] = [...document.errors, ...document.warnings];
    if (error === undefined)
        return document;
    const line = lineOf(text, error.pos[0]);
    const open = MAY_BE_UNCLOSED.has(error.code) ? unclosed(text) : undefined;
    if (open !== undefined)
        return { problem: unclosedProblem(text, open, error.pos[0]), offset: open.offset };
    const reason = REASONS[error.code] ?? 'a syntax error';
    return { problem: `is not valid YAML or JSON: ${reason} on line ${line}.`, offset: error.pos[0] };
}
const lineOf = (text, at) => text.slice(0, at).split('\n').length;
const MAY_BE_UNCLOSED = new Set(['BAD_INDENT', 'MISSING_CHAR', 'BLOCK_IN_FLOW']);
const CLOSING = { '[': ']', '{': '}', '"': '"', "'": "'" };
function unclosed(text) {
    let last;
    const note = (char, offset) => {
        if (last === undefined || offset > last.offset)
            last = { char, offset };
    };
    const look = (token) => {
        if (typeof token !== 'object' || token === null)
            return;
        if (isFlow(token)) {
            const { source, offset } = token.start;
            if (!token.end.some((end) => end.source === CLOSING[source]))
                note(source, offset);
        }
        else if (isQuoted(token)) {
            const { source, offset } = token;
            if (source.length < 2 || !source.endsWith(source.charAt(0)))
                note(source.charAt(0), offset);
        }
        for (const inner of Object.values(token))
            look(inner);
    };
    for (const token of new yaml__WEBPACK_IMPORTED_MODULE_0__.Parser().parse(text))
        look(token);
    return last;
}
const isFlow = (token) => 'type' in token && token.type === 'flow-collection';
const isQuoted = (token) => 'type' in token && (token.type === 'double-quoted-scalar' || token.type === 'single-quoted-scalar');
function unclosedProblem(text, { char, offset }, noticed) {
    const closing = CLOSING[char] ?? '';
    const what = `is not valid YAML or JSON: the ${char} on line ${lineOf(text, offset)}`;
    return text.indexOf(closing, noticed) < 0 || closing === char
        ? `${what} is not closed. Close it with ${closing}`
        : `${what} is not closed, or its contents are not indented. Close it with ${closing}, or indent all its lines.`;
}
function isTooDeep(text) {
    let level = [...new yaml__WEBPACK_IMPORTED_MODULE_0__.Parser().parse(text)];
    for (let depth = 0; level.length > 0; depth++) {
        if (depth > 3 * DEEPEST)
            return true;
        level = level.flatMap((token) => typeof token === 'object' && token !== null
            ? Object.values(token).filter((inner) => typeof inner === 'object' && inner !== null)
            : []);
    }
    return false;
}
function repeatedKey(document) {
    let found;
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__.visit)(document, {
        Map: (_key, map) => {
            const seen = new Set();
            for (const { key } of map.items) {
                if (!(0,yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) || found !== undefined)
                    continue;
                if (seen.has(key.value))
                    found = [key.range?.[0] ?? 0, key.range?.[1] ?? 0];
                seen.add(key.value);
            }
            return found === undefined ? undefined : yaml__WEBPACK_IMPORTED_MODULE_0__.visit.BREAK;
        }
    });
    return found && { code: 'DUPLICATE_KEY', pos: found };
}
function parseStructure(text) {
    const document = parseOne(text);
    if ('problem' in document)
        return document;
    try {
        const value = document.toJS({ maxAliasCount: MOST_ALIASES });
        const odd = oddity(value);
        return odd === undefined ? { value } : { problem: `contains ${odd}. Remove it.` };
    }
    catch {
        return { problem: 'contains aliases without an anchor, or too many aliases. Write the values out.' };
    }
}
function oddity(value) {
    if (typeof value === 'string')
        return value.includes('\0') ? 'a NUL character' : undefined;
    if (typeof value !== 'object' || value === null)
        return undefined;
    for (const [key, inner] of Object.entries(value)) {
        const odd = key === '__proto__' ? 'the name __proto__' : (oddity(key) ?? oddity(inner));
        if (odd !== undefined)
            return odd;
    }
    return undefined;
}


/***/ })

};
