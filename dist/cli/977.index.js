export const id = 977;
export const ids = [977,899];
export const modules = {

/***/ 1899:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ parseSecrets),
  parseStructured: () => (/* binding */ parseStructured),
  $: () => (/* binding */ readEntries)
});

// EXTERNAL MODULE: ./lib/src/inputs/secrets/parse-secrets.js
var parse_secrets = __webpack_require__(21007);
// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var contract_dialect = __webpack_require__(81415);
// EXTERNAL MODULE: ./lib/src/contract/resource-spec.js
var resource_spec = __webpack_require__(69501);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/inputs/structured/yaml.js
var yaml = __webpack_require__(77541);
;// CONCATENATED MODULE: ./lib/src/inputs/structured/resource-spec.js






const INPUT = 'resource_spec';
function parseResourceSpec(text) {
    const parsed = (0,yaml/* parseStructure */.Vo)(text);
    const refuse = (problem) => ({ problems: [{ input: INPUT, problem }] });
    return (dialect) => {
        if ('problem' in parsed)
            return refuse(parsed.problem);
        const translated = (0,contract_dialect/* translate */.Tl)(parsed.value, dialect.words, 'read');
        if (fieldsOf(translated) < fieldsOf(parsed.value))
            return refuse('has a field in the words of both dialects. Keep one.');
        const isOpen = dialect.serviceRules.hasMoreResources === true;
        const { data, error } = (isOpen ? resource_spec/* PublicResourceSpec */.r2 : resource_spec/* WantedResourceSpec */.j$).safeParse(translated);
        const spec = data;
        const unknown = isOpen ? unknownFields(translated) : [];
        const misspelled = unknown.flatMap((field) => problemOfField(field, dialect));
        const problems = [
            ...misspelled,
            ...(error?.issues ?? []).flatMap((issue) => problemsOf(issue, dialect))
        ];
        return spec === undefined || problems.length > 0 ? { problems } : { spec, unknown };
    };
}
function unknownFields(spec) {
    const known = new Set([...resource_spec/* PUBLIC_RESOURCE_FIELDS */.hR, ...resource_spec/* RESOURCE_SPEC_FIELDS */.TO]);
    return Object.keys(spec ?? {}).filter((field) => !known.has(field));
}
function problemOfField(field, { words }) {
    const known = resource_spec/* PUBLIC_RESOURCE_FIELDS */.hR.map((name) => ((0,contract_dialect/* isWord */.Jg)(name) ? words[name] : name));
    const meant = (0,did_you_mean/* didYouMean */.au)(field, known);
    if (meant === '')
        return [];
    const path = [INPUT, field];
    const problem = `is not a field.${meant} Correct or remove it.`;
    return [{ input: (0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 180), path, problem }];
}
const fieldsOf = (spec) => Object.keys(spec ?? {}).length;
function problemsOf(issue, { words }) {
    const above = [
        INPUT,
        ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
    ];
    const problemAt = (problem, ...key) => {
        const path = [...above, ...key];
        return { input: (0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 180), path, problem };
    };
    if (issue.code !== 'unrecognized_keys')
        return [problemAt(describeIssue(issue))];
    const known = issue.path.length === 0
        ? resource_spec/* RESOURCE_SPEC_FIELDS */.TO.map((field) => ((0,contract_dialect/* isWord */.Jg)(field) ? words[field] : field))
        : [];
    return issue.keys.map((key) => {
        const isWire = Object.values(contract_dialect/* LANGSMITH_WORDS */.g).includes(key);
        const fix = isWire ? 'Set `api_dialect` to langsmith, or correct it.' : 'Correct or remove it.';
        return problemAt(`is not a field.${(0,did_you_mean/* didYouMean */.au)(key, known)} ${fix}`, key);
    });
}
const KINDS = {
    int: 'a whole number',
    record: 'a map',
    object: 'a map',
    array: 'a list',
    string: 'text',
    boolean: 'true or false'
};
function describeIssue(issue) {
    if (issue.code !== 'invalid_type')
        return (0,sanitize/* sanitizeLine */.g$)(issue.message);
    const kind = KINDS[issue.expected] ?? `a ${issue.expected}`;
    if (issue.message.endsWith(' received undefined'))
        return `is required. Set it to ${kind}.`;
    return `must be ${kind}.`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./lib/src/contract/deployment.js
var deployment = __webpack_require__(94246);
;// CONCATENATED MODULE: ./lib/src/inputs/structured/text-map.js

function parseTextMap(text) {
    const read = { entries: [], problems: [], unread: [] };
    const parsed = (0,yaml/* parseOne */.EZ)(text);
    const refuseAll = (problem) => ({ ...read, problems: [problem], unread: [text] });
    if ('problem' in parsed)
        return refuseAll(parsed.problem);
    const { contents } = parsed.document;
    if (!(0,yaml/* isMap */.jh)(contents) || contents.anchor !== undefined || contents.tag !== undefined)
        return refuseAll('is not a map. Use lines NAME=value, or a map of names to values.');
    for (const { key, value } of contents.items) {
        const [start, , end] = key.range;
        const { line } = parsed.placeOf(start);
        const content = key.anchor === undefined && key.tag === undefined ? textIn(text, end, value) : undefined;
        if ((0,yaml/* isScalar */.jn)(key) && content !== undefined) {
            read.entries.push({ name: String(key.value), value: content, line });
            continue;
        }
        const isName = value !== null && (0,yaml/* isScalar */.jn)(key) && USUAL_NAME.test(String(key.value));
        read.problems.push(`${isName ? `"${String(key.value)}"` : 'the value'} ` +
            `on line ${line} is not text on one line. ${QUOTE}`);
        read.unread.push(text.slice(isName ? end : start, value?.range?.[2] ?? end));
    }
    return read;
}
const USUAL_NAME = /^[A-Za-z_][\w.-]{0,60}$/;
const QUOTE = 'Quote it, and write line breaks as \\n in double quotes or use a block (|).';
function textIn(text, from, node) {
    if (!(0,yaml/* isScalar */.jn)(node))
        return undefined;
    if (node.anchor !== undefined || node.tag !== undefined)
        return undefined;
    const { value, source, type } = node;
    const [start, end] = node.range;
    const isBlock = type?.startsWith('BLOCK');
    if (/[#&!]/.test(text.slice(from, start)))
        return undefined;
    if (type === 'PLAIN' && /^[ \t]*#/.test(text.slice(end)))
        return undefined;
    if (!isBlock && text.slice(start, end).includes('\n'))
        return undefined;
    if (value === null)
        return '';
    return typeof value === 'string' ? value : source;
}

;// CONCATENATED MODULE: ./lib/src/inputs/structured/secret-references.js






function parseSecretReferences(text) {
    const isList = /^\s*(?:#.*\n\s*)*(?:\[|-\s)/.test(text);
    if (isList)
        return parseList(text);
    const read = (0,parse_secrets/* isMapText */.Kt)(text) ? parseTextMap(text) : (0,parse_secrets/* readSecretLines */.kT)(text);
    return judge(read.entries.map(referenceOf), read.entries, read.problems);
}
function parseList(text) {
    const parsed = (0,yaml/* parseStructure */.Vo)(text);
    if ('problem' in parsed)
        return { problems: [parsed.problem] };
    const { data } = schemas/* array */.YOg(deployment/* SecretReference */.Us).safeParse(parsed.value);
    if (data === undefined)
        return { problems: [NO_LIST] };
    const entries = data.map(({ name }, at) => ({ name, value: '', line: at + 1 }));
    return judge(data, entries);
}
const NO_LIST = 'is not a list of maps with name, secret_name and secret_key. ' +
    'Write lines NAME=secret-name/key instead, or correct the list.';
const PLACE = /^\s*([^/\s]+)\/([^/\s]+)\s*$/;
function referenceOf({ name, value }) {
    const [, secret_name, secret_key] = PLACE.exec(value) ?? [];
    if (secret_name !== undefined && secret_key !== undefined)
        return { name, secret_name, secret_key };
    const shown = (0,sanitize/* sanitizeLine */.g$)(`${name}=${value}`, 100);
    return `"${shown}" does not name a Kubernetes Secret and its key. Write NAME=secret-name/key.`;
}
function judge(read, entries, found = []) {
    const problems = [...found, ...(0,parse_secrets/* nameProblems */.W1)(entries)];
    const references = [];
    for (const reference of read) {
        if (typeof reference === 'string')
            problems.push(reference);
        else if (!parse_secrets/* SECRET_NAME */.J4.test(reference.name))
            problems.push(`"${(0,sanitize/* sanitizeLine */.g$)(reference.name, 60)}" ${parse_secrets/* NO_NAME */.Wo}`);
        else
            references.push(reference);
    }
    return problems.length > 0 ? { problems } : { references };
}

;// CONCATENATED MODULE: ./lib/src/inputs/structured/parse-structured.js





function parseStructured(raw) {
    const { resource_spec, smoke_input, secrets, env_vars, secret_references } = raw;
    return {
        raw,
        ...(secrets !== undefined && { secrets: parseSecrets(secrets) }),
        ...(env_vars !== undefined && { env_vars: parseSecrets(env_vars, 'variable') }),
        ...(smoke_input !== undefined && { smoke_input: (0,yaml/* parseStructure */.Vo)(smoke_input) }),
        ...(resource_spec !== undefined && { resource_spec: parseResourceSpec(resource_spec) }),
        ...(secret_references !== undefined && {
            secret_references: parseSecretReferences(secret_references)
        })
    };
}
const parseSecrets = (text, noun) => (0,parse_secrets/* judgeSecrets */.Vo)(text, readEntries(text), noun);
const readEntries = (text) => (0,parse_secrets/* isMapText */.Kt)(text) ? parseTextMap(text) : (0,parse_secrets/* readSecretLines */.kT)(text);


/***/ }),

/***/ 77541:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ parseOne),
/* harmony export */   RP: () => (/* binding */ valueOf),
/* harmony export */   Vo: () => (/* binding */ parseStructure),
/* harmony export */   YN: () => (/* binding */ spelledValueOf),
/* harmony export */   b4: () => (/* binding */ offsetOf),
/* harmony export */   jh: () => (/* reexport safe */ yaml__WEBPACK_IMPORTED_MODULE_0__.jh),
/* harmony export */   jn: () => (/* reexport safe */ yaml__WEBPACK_IMPORTED_MODULE_0__.jn),
/* harmony export */   zP: () => (/* binding */ LONGEST)
/* harmony export */ });
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
/* harmony import */ var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70972);



const MOST_ALIASES = 1000;
const DEEPEST = 100;
const TOO_DEEP = `is nested more than ${DEEPEST} levels deep. Make it flatter.`;
const LONGEST = 1024 * 1024;
const REASONS = {
    TAB_AS_INDENT: 'a tab is used for indentation',
    BAD_SCALAR_START: 'a text starts with a character that needs quotes',
    BAD_ALIAS: 'an alias has no anchor',
    DUPLICATE_KEY: 'a name occurs twice',
    NON_STRING_KEY: 'a name is not plain text',
    MULTIPLE_DOCS: 'a second document starts (---)',
    TAG_RESOLVE_FAILED: 'an unknown tag (!), or a text that starts with ! and needs quotes'
};
const BRACKETS = [
    [/end with a ([}\]])$/, (bracket) => `the closing ${bracket} is missing`],
    [/^Missing closing (["'])/, (quote) => `the closing ${quote} is missing`],
    [/^Unexpected flow-(?:map|seq)-end.* "([}\]])"$/, (bracket) => `${bracket} closes nothing`]
];
const OTHER_REASON = 'a bracket, quote, comma or colon is missing, or the indentation is wrong';
function parseOne(text) {
    if (text.length > LONGEST)
        return { problem: `is longer than ${LONGEST / 1024} KiB. Shorten it.` };
    if ((0,_text_json_js__WEBPACK_IMPORTED_MODULE_1__/* .isDeeperThan */ .hz)(3 * DEEPEST + 2, [...new yaml__WEBPACK_IMPORTED_MODULE_0__/* .Parser */ .iX().parse(text)]))
        return { problem: TOO_DEEP };
    const comment = commentIn(text);
    if (comment !== undefined) {
        const line = text.slice(0, comment).split('\n').length;
        const column = comment - text.lastIndexOf('\n', comment);
        const problem = `has a comment (// or /*) on line ${line}. Remove it, or start it with #.`;
        return { problem, place: { line, column } };
    }
    const lineCounter = new yaml__WEBPACK_IMPORTED_MODULE_0__/* .LineCounter */ .HN();
    try {
        const document = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .parseDocument */ .Tp)(text, {
            prettyErrors: false,
            logLevel: 'error',
            stringKeys: true,
            lineCounter
        });
        const placeOf = (offset) => {
            const { line, col } = lineCounter.linePos(offset);
            return { line, column: col };
        };
        const [error] = [...document.errors, ...document.warnings];
        if (error === undefined)
            return { document, placeOf };
        const place = placeOf(error.pos[0]);
        const reason = REASONS[error.code] ?? bracketReason(error.message) ?? OTHER_REASON;
        return { problem: `is not valid YAML or JSON: ${reason} on line ${place.line}.`, place };
    }
    catch (error) {
        if (error instanceof RangeError)
            return { problem: 'is not valid YAML or JSON: it has too many mistakes.' };
        throw error;
    }
}
function bracketReason(message) {
    for (const [pattern, reason] of BRACKETS) {
        const [, bracket] = pattern.exec(message) ?? [];
        if (bracket !== undefined)
            return reason(bracket);
    }
    return undefined;
}
const JSON_START = /^\s*(?:\/[/*]|[{[]\s*["{[}\]/])/;
const TEXT_OR_COMMENT = /"(?:[^"\\\n]|\\.)*(?:"|$|(?=[\n\\]))|(?<![^\s"\d,{}[\]])\/[/*]/gm;
function commentIn(text) {
    if (!JSON_START.test(text))
        return undefined;
    for (const match of text.matchAll(TEXT_OR_COMMENT))
        if (match[0].startsWith('/'))
            return match.index;
    return undefined;
}
function parseStructure(text) {
    const parsed = parseOne(text);
    return 'problem' in parsed ? parsed : valueOf(parsed.document);
}
function valueOf(document) {
    try {
        const value = document.toJS({ maxAliasCount: MOST_ALIASES });
        const problem = problemOf(value);
        return problem === undefined ? { value } : { problem };
    }
    catch {
        return {
            problem: 'contains aliases without an anchor, or too many aliases. Write the values out.'
        };
    }
}
function spelledValueOf(document) {
    const spelled = document.clone();
    (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .visit */ .YR)(spelled, {
        Scalar: (_key, node) => {
            if (typeof node.value === 'number' || typeof node.value === 'boolean')
                node.value = node.source ?? node.value;
        }
    });
    return spelled.toJS({ maxAliasCount: MOST_ALIASES });
}
function problemOf(value, depth = 0) {
    if (typeof value === 'string')
        return value.includes('\0') ? 'contains a NUL character. Remove it.' : undefined;
    if (typeof value !== 'object' || value === null)
        return undefined;
    if (depth > DEEPEST)
        return TOO_DEEP;
    for (const [key, inner] of Object.entries(value)) {
        const problem = key === '__proto__'
            ? 'contains the name __proto__. Remove it.'
            : (problemOf(key) ?? problemOf(inner, depth + 1));
        if (problem !== undefined)
            return problem;
    }
    return undefined;
}
function offsetOf(document, path) {
    let node = document.contents;
    let offset = 0;
    for (const part of path) {
        const at = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isAlias */ .Vj)(node) ? node.resolve(document) : node;
        const pair = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isMap */ .jh)(at)
            ? at.items.find(({ key }) => (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(key) && key.value === part)
            : undefined;
        const item = (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isSeq */ .oP)(at)
            ? at.items.find((one, index) => typeof part === 'number' ? index === part : (0,yaml__WEBPACK_IMPORTED_MODULE_0__/* .isScalar */ .jn)(one) && one.value === part)
            : pair?.key;
        const [start] = item?.range ?? [];
        if (start === undefined)
            break;
        offset = start;
        node = pair === undefined ? item : pair.value;
    }
    return offset;
}


/***/ }),

/***/ 11977:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runManifest: () => (/* binding */ runManifest)
});

// UNUSED EXPORTS: changedKeys, matrixOutput

// EXTERNAL MODULE: ./lib/src/contract/dialect.js
var contract_dialect = __webpack_require__(81415);
// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/inputs/fields.js
var fields = __webpack_require__(58485);
// EXTERNAL MODULE: ./lib/src/action-names.js
var action_names = __webpack_require__(93675);
// EXTERNAL MODULE: ./lib/src/input-table.js
var input_table = __webpack_require__(79999);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/text/sanitize.js
var sanitize = __webpack_require__(60745);
// EXTERNAL MODULE: ./lib/src/inputs/connection.js
var connection = __webpack_require__(65544);
// EXTERNAL MODULE: ./lib/src/inputs/raw-inputs.js
var raw_inputs = __webpack_require__(27300);
// EXTERNAL MODULE: ./lib/src/inputs/reading.js
var reading = __webpack_require__(76026);
// EXTERNAL MODULE: ./lib/src/inputs/secrets/parse-secrets.js
var parse_secrets = __webpack_require__(21007);
// EXTERNAL MODULE: ./lib/src/inputs/structured/parse-structured.js + 3 modules
var parse_structured = __webpack_require__(1899);
;// CONCATENATED MODULE: ./lib/src/inputs/manifest/step-inputs.js










const isGiven = (raw, name) => raw[name] !== undefined && ((0,input_table/* isBehaviorInput */.NK)(name) || raw[name] !== action_names/* INPUT_DEFAULTS */.W[name]);
const listsOnly = (raw) => raw.command === 'matrix' && (0,connection/* isKeyless */.XD)(raw);
const isPreview = ({ preview }) => (0,fields/* isTrue */.Hn)(preview);
function readStepInputs(raw, context, problems) {
    for (const name of input_table/* DEPLOYMENT_KEYS */.Vt.filter((key) => (0,input_table/* isDeploymentOnly */.Ir)(key) && isGiven(raw, key))) {
        problems.addInput(name, 'belongs to one deployment. Write it in the manifest, under a deployment.');
    }
    const isSweep = raw.command === 'sweep';
    const is_preview = isPreview(raw);
    const { secrets, problems: wrong } = (0,parse_structured/* parseSecrets */.d)(raw.secrets ?? '{}');
    const variables = (0,parse_structured/* readEntries */.$)(raw.variables ?? '{}');
    for (const problem of wrong)
        problems.addInput('secrets', problem);
    for (const problem of [...variables.problems, ...(0,parse_secrets/* nameProblems */.W1)(variables.entries)])
        problems.addInput('variables', problem);
    return {
        raw,
        context,
        dialect: (0,reading/* readDialect */.ts)(raw, new raw_inputs/* Problems */.Zw()),
        secrets: new Map(secrets.map(({ name, value }) => [name, value])),
        variables: new Map(variables.entries.map(({ name, value }) => [name, value])),
        names_previews: is_preview || isSweep,
        is_removal: raw.command === 'delete' || isSweep || (is_preview && context.event_action === 'closed')
    };
}
function checkEnvironment({ environment }, names, problems) {
    if (environment === undefined || names.includes(environment))
        return;
    const has = names.length === 0 ? 'no environments' : shownKeys(names);
    const known = (0,did_you_mean/* didYouMean */.au)(environment, names) || ` It has ${has}.`;
    const fix = `${known} Add it under environments, with {} if it changes nothing.`;
    problems.addInput('environment', `"${shownKeys([environment])}" is not an environment of the manifest.${fix}`);
}
const shownKeys = (keys) => keys.map((key) => (0,sanitize/* sanitizeLine */.g$)(key, 60)).join(', ');
const MOST_LISTED = 20;
function readSelection({ select, command }, keys, problems) {
    if (select === undefined) {
        if (command === 'delete')
            problems.addInput('select', 'is required with `command: delete`. Name the deployments to delete.');
        return new Set(keys);
    }
    const named = select
        .split(/[,\r\n]/)
        .map((key) => key.trim())
        .filter((key) => key !== '');
    if (named.length === 0)
        problems.addInput('select', 'names no deployment. Name at least one, or remove the input.');
    for (const key of named.filter((key) => !keys.includes(key))) {
        const meant = (0,did_you_mean/* didYouMean */.au)(key, keys) || (keys.length > MOST_LISTED ? '' : ` It has ${shownKeys(keys)}.`);
        problems.addInput('select', `"${shownKeys([key])}" is not a deployment of the manifest.${meant}`);
    }
    return new Set(named);
}

// EXTERNAL MODULE: ./lib/src/inputs/mask-inputs.js
var mask_inputs = __webpack_require__(4096);
// EXTERNAL MODULE: ./lib/src/inputs/request.js + 3 modules
var inputs_request = __webpack_require__(2435);
// EXTERNAL MODULE: ./lib/src/inputs/target.js
var target = __webpack_require__(68473);
// EXTERNAL MODULE: ./lib/src/report/rollout.js
var rollout = __webpack_require__(41600);
// EXTERNAL MODULE: ./lib/src/repository/preview-name.js
var preview_name = __webpack_require__(59775);
// EXTERNAL MODULE: ./lib/src/text/format.js
var format = __webpack_require__(14185);
// EXTERNAL MODULE: ./lib/src/run/run-deployment.js + 45 modules
var run_deployment = __webpack_require__(24397);
// EXTERNAL MODULE: ./lib/src/adapters/github/deployment-records.js
var deployment_records = __webpack_require__(9883);
// EXTERNAL MODULE: ./lib/src/adapters/github/run-context.js
var run_context = __webpack_require__(17156);
// EXTERNAL MODULE: ./lib/src/adapters/github/warn-on-failure.js
var warn_on_failure = __webpack_require__(82578);
;// CONCATENATED MODULE: ./lib/src/run/deployments/former-previews.js










function closesPreviews(raw, { event_action }) {
    const isDeploy = raw.command === 'deploy' || raw.command === 'plan';
    return isDeploy && isPreview(raw) && event_action === 'closed';
}
async function findFormerPreviews({ raw, scope, control_plane, deployments, nameOf }, use) {
    const { context, token } = use;
    const pull = context.pull_request?.number;
    if (pull === undefined || !(0,run_context/* hasGitHub */.gl)(context, token))
        return [];
    const recorded = await (0,warn_on_failure/* guardQueries */.kI)(use)('look up the previews of earlier runs', (github) => (0,deployment_records/* listPreviewNames */.Lb)(github, { ...scope, control_plane, pull }, (0,warn_on_failure/* warnerOf */.Z9)(use)));
    const used = new Set(deployments.flatMap(({ key, name }) => [key, name]));
    const former = [];
    const suffix = (0,preview_name/* previewName */.gz)('', pull, (0,target/* previewKind */.xq)(context));
    for (const name of recorded ?? []) {
        const base = name.slice(0, -suffix.length);
        const isPreview = base !== '' && nameOf(base) === name && (0,sanitize/* sanitizeLine */.g$)(name) === name;
        if (!isPreview || used.has(name))
            continue;
        const key = used.has(base) ? name : base;
        former.push(deletionOf({ key, name, base }, raw, context));
    }
    return former;
}
const OF_MANIFEST = new Set([
    'manifest',
    'select',
    'variables',
    'environment',
    'secrets'
]);
function deletionOf({ key, name, base }, raw, context) {
    const inputs = (0,raw_inputs/* readRawInputs */.yI)((input) => {
        if (input === 'name')
            return base;
        return OF_MANIFEST.has(input) ? '' : (raw[input] ?? '');
    });
    return {
        key,
        name,
        recorded_in: undefined,
        needs: [],
        is_selected: true,
        known: undefined,
        readInputs: () => (0,reading/* parseInputs */.TL)(inputs),
        readRequest: async () => (0,inputs_request/* readRequest */["in"])(await (0,reading/* parseInputs */.TL)(inputs), context),
        origins: () => []
    };
}

// EXTERNAL MODULE: ./lib/src/adapters/github/github-reads.js
var github_reads = __webpack_require__(25448);
// EXTERNAL MODULE: ./lib/src/adapters/http/time-limit.js
var time_limit = __webpack_require__(9677);
// EXTERNAL MODULE: ./lib/src/contract/answers.js + 1 modules
var answers = __webpack_require__(86263);
// EXTERNAL MODULE: ./lib/src/contract/status.js
var contract_status = __webpack_require__(7383);
// EXTERNAL MODULE: ./lib/src/deploy/core/session.js
var session = __webpack_require__(91478);
// EXTERNAL MODULE: ./lib/src/deploy/core/settle.js
var settle = __webpack_require__(75099);
// EXTERNAL MODULE: ./lib/src/deploy/core/snapshot.js
var snapshot = __webpack_require__(63112);
// EXTERNAL MODULE: ./lib/src/deploy/find/find-current.js
var find_current = __webpack_require__(47643);
// EXTERNAL MODULE: ./lib/src/inputs/github-records.js
var github_records = __webpack_require__(34860);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/outcome.js
var outcome = __webpack_require__(50333);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: ./lib/src/requests/retry.js
var retry = __webpack_require__(10323);
// EXTERNAL MODULE: ./lib/src/text/web-address.js
var web_address = __webpack_require__(97583);
;// CONCATENATED MODULE: ./lib/src/run/deployments/needs.js



















function blockedBy(needed) {
    const unmet = [...needed].flatMap(([key, end]) => ('live' in end ? [] : [{ key, ...end }]));
    if (unmet.length === 0)
        return undefined;
    const outside = unmet.filter(({ is_outside }) => is_outside);
    const unread = outside.find(({ failure }) => failure.kind === 'cancelled');
    if (unread !== undefined)
        return unread.failure;
    const ended = unmet.flatMap(({ key, failure, is_outside }) => is_outside ? [] : [{ key: `"${key}"`, text: (0,outcome/* pastOf */.CM)((0,outcome/* kindOfFailure */.uq)(failure)) }]);
    const why = [
        ...(0,format/* groupByText */.YQ)(ended).map(({ text, keys }) => `It needs ${keys.join(', ')}, which ${text}.`),
        ...outside.map(({ failure }) => `What it needs is not ready: ${failure.what}`)
    ];
    return failureOf(outside.length === 0 ? 'dependency_failed' : 'dependency_not_ready', why.join(' '));
}
const failureOf = (code, what) => (0,failure/* describeFailure */.Ic)(new errors/* DeployError */.sH(code, { what }), record/* EMPTY_RECORD */.sU);
const CANCELLED = {
    ...(0,failure/* describeFailure */.Ic)(new errors/* CancelledError */.cc(), record/* EMPTY_RECORD */.sU),
    what: 'Cancelled before it started.'
};
async function readNeed(need, access, ports, problems) {
    const name = `"${(0,sanitize/* sanitizeLine */.g$)(need.name)}"`;
    try {
        const session = await openReads(need, access, ports, problems);
        return { live: liveFacts(await (0,find_current/* findDeployed */._I)(session, need, settle/* SETTLES_MS */.EZ), name) };
    }
    catch (error) {
        if (!(error instanceof errors/* DeployError */.sH))
            throw error;
        const { what } = error;
        const why = error instanceof errors/* RequestError */.GI ? `${name} could not be read: ${what}` : what;
        const failure = error instanceof errors/* CancelledError */.cc ? CANCELLED : failureOf('dependency_not_ready', why);
        return { failure, is_outside: true };
    }
}
function liveFacts({ deployment, latest, serving }, name) {
    const notReady = (why) => new errors/* DeployError */.sH('dependency_not_ready', { what: `${name} ${why}.` });
    if ((0,contract_status/* isBeingDeleted */.vx)(deployment))
        throw notReady('is being deleted');
    const hasRollout = latest !== null && (0,contract_status/* isDeployed */.Nj)(latest);
    const isAssumed = serving.is === 'unknown' && hasRollout;
    const revision_id = isAssumed ? latest.id : (0,snapshot/* servingId */.mZ)(serving);
    if (revision_id === undefined) {
        const status = latest && `: its latest revision is ${(0,sanitize/* sanitizeLine */.g$)(latest.status, 40)}`;
        throw notReady(`is not live${status ?? ''}`);
    }
    return (0,fields/* withoutUndefined */.r$)({
        id: deployment.id,
        revision_id,
        url: (0,web_address/* webAddress */.D)((0,answers/* shownUrl */.zA)(deployment))
    });
}
async function openReads(need, access, ports, problems) {
    const { clock, redactor } = ports;
    const { command, connection, timeoutMs } = access;
    const { token, records } = access.github;
    const environment = need.recorded_in ?? (records.transient ? (0,preview_name/* previewEnvironment */._s)(need.name) : undefined);
    const recorded = { token, records: { ...records, ...(environment && { environment }) } };
    const github = (0,github_reads/* createGitHubReads */.$)({ ...ports, ...problems, command, token }, { recordPlace: (name) => (0,github_records/* recordPlace */.ZJ)(recorded, name) });
    const controlPlane = await ports.connect(connection, (0,time_limit/* startTimeLimit */.r5)(clock, timeoutMs));
    const sessionParts = {
        clock,
        emit: (event) => {
            if (event.type === 'warning')
                problems.warn(event.message);
        },
        records: github,
        redact: redactor.redact,
        histories: [],
        deadline: clock.now() + timeoutMs
    };
    return (0,session/* openSession */.fA)(sessionParts, (options) => (0,retry/* withRetries */.LH)(controlPlane, options));
}

;// CONCATENATED MODULE: ./lib/src/run/deployments/order.js
async function runInOrder(nodes, limit, run) {
    const inPlace = createPlaces(limit);
    const ends = new Map();
    const isListed = Promise.resolve();
    const start = async (node) => {
        await isListed;
        const needed = node.needs.map(async (key) => [key, (await ends.get(key))]);
        return run(node, new Map(await Promise.all(needed)), inPlace);
    };
    for (const node of nodes)
        ends.set(node.key, start(node));
    await Promise.allSettled(ends.values());
    await Promise.all(ends.values());
}
function createPlaces(free) {
    const waiting = [];
    return async (work) => {
        if (free > 0)
            free--;
        else
            await new Promise((begin) => waiting.push(begin));
        try {
            return await work();
        }
        finally {
            const next = waiting.shift();
            if (next === undefined)
                free++;
            else
                next();
        }
    };
}

// EXTERNAL MODULE: ./lib/src/inputs/checked-out-code.js
var checked_out_code = __webpack_require__(37806);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./lib/src/inputs/structured/yaml.js
var yaml = __webpack_require__(77541);
;// CONCATENATED MODULE: ./lib/src/inputs/manifest/document.js




const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
function childOf(value, part) {
    const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, part);
    return holds ? value[part] : undefined;
}
const valueAt = (value, path) => path.reduce(childOf, value);
function mapAt(value, path) {
    const found = valueAt(value, path);
    return isMap(found) ? found : {};
}
function parseManifest(text) {
    const refuse = (problem, place = { line: 1, column: 1 }) => ({
        problem,
        placeOf: () => place
    });
    const parsed = (0,yaml/* parseOne */.EZ)(text);
    if ('problem' in parsed) {
        const { problem, place } = parsed;
        const isReference = place !== undefined && text.split('\n')[place.line - 1]?.includes('${');
        return refuse(isReference ? `${problem} Quote values with references: '\${…}'.` : problem, place);
    }
    const { document, placeOf } = parsed;
    if (document.contents === null)
        return refuse('is empty. Describe your deployments in it.');
    const read = (0,yaml/* valueOf */.RP)(document);
    if ('problem' in read)
        return refuse(read.problem);
    const texts = (0,yaml/* spelledValueOf */.YN)(document);
    return { values: read.value, texts, placeOf: (path) => placeOf((0,yaml/* offsetOf */.b4)(document, path)) };
}
class ManifestProblems {
    file;
    placeOf;
    found = new Map();
    firstWith = new Map();
    constructor(file, placeOf) {
        this.file = file;
        this.placeOf = placeOf;
    }
    nameOf(path) {
        const { line, column } = this.placeOf(path);
        const name = (0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 200);
        return `${(0,sanitize/* sanitizeLine */.g$)(this.file.path, 200)}:${line}:${column}${name === '' ? '' : ` ${name}`}`;
    }
    add(path, problem) {
        const input = this.nameOf(path);
        const place = { file: this.file.in_workspace, ...this.placeOf(path) };
        this.found.set(`${input}\n${problem}`, { input, path, problem, place });
    }
    addInput(input, problem, deployment) {
        const first = this.firstWith.get(input) ?? deployment;
        if (deployment !== first)
            return;
        if (first !== undefined)
            this.firstWith.set(input, first);
        this.found.set(`${input}\n${problem}`, { input, problem });
    }
    error() {
        const line = ({ place }) => place?.line ?? 0;
        const column = ({ place }) => place?.column ?? 0;
        return new errors/* InputError */.dz([...this.found.values()].sort((a, b) => line(a) - line(b) || column(a) - column(b)));
    }
    throwIfAny() {
        if (this.found.size > 0)
            throw this.error();
    }
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/layers.js



function mergeDeployments(parsed, { environment, environments: known }, problems) {
    const within = (path) => environment === undefined ? [] : [[...path, 'environments', environment]];
    return Object.keys(mapAt(parsed.texts, ['deployments'])).map((key) => {
        const path = ['deployments', key];
        for (const name of Object.keys(mapAt(parsed.texts, [...path, 'environments']))) {
            if (!known.includes(name))
                problems.add([...path, 'environments', name], `is not an environment of the file.${(0,did_you_mean/* didYouMean */.au)(name, known)} ` +
                    'Add it under environments at the top.');
        }
        const own = [path, ...within(path)];
        const layers = [['defaults'], ...within([]), ...own].map((path) => layerAt(parsed, path));
        const needs = new Map(own.flatMap((path) => needsAt(parsed, [...path, 'needs'])));
        return { key, values: mergeLayers(layers.map(({ values }) => values)), layers, needs };
    });
}
function layerAt({ texts, values }, path) {
    const { needs: _needs, environments: _environments, ...written } = mapAt(texts, path);
    const { resource_spec, smoke_input } = mapAt(values, path);
    const structures = Object.entries({ resource_spec, smoke_input }).filter(([, value]) => isMap(value));
    return { path, values: withPlainForms({ ...written, ...Object.fromEntries(structures) }) };
}
function needsAt({ texts }, path) {
    const needs = valueAt(texts, path);
    return Array.isArray(needs) ? needs.map((key, i) => [String(key), [...path, i]]) : [];
}
function withPlainForms(layer) {
    const { secrets, paths } = layer;
    return {
        ...layer,
        ...(Array.isArray(secrets) && {
            secrets: Object.fromEntries(secrets.map((name) => [name, `\${secrets.${name}}`]))
        }),
        ...(typeof paths === 'string' && {
            paths: paths.split(/\r\n|\n|\r/).filter((line) => !/^\s*(?:#|$)/.test(line))
        })
    };
}
function mergeLayers(layers) {
    const merged = Object.entries(layers.reduce(mergeMaps, {}));
    return withoutNulls(Object.fromEntries(merged.filter(([, value]) => !isEmptied(value))));
}
function mergeMaps(earlier, later) {
    const added = Object.entries(later).map(([key, value]) => {
        const before = valueAt(earlier, [key]);
        if (isMap(before) && isMap(value))
            return [key, mergeMaps(before, value)];
        return [
            key,
            Array.isArray(before) && Array.isArray(value) ? joinLists([...before, ...value]) : value
        ];
    });
    return { ...earlier, ...Object.fromEntries(added) };
}
function joinLists(items) {
    const last = new Map(items.map((item, at) => [JSON.stringify(item), at]));
    return items.filter((item, at) => last.get(JSON.stringify(item)) === at);
}
function isEmptied(value) {
    const entries = isMap(value) ? Object.values(value) : [];
    return entries.length > 0 && entries.every((entry) => entry === null);
}
function withoutNulls(map) {
    const entries = Object.entries(map).filter(([, value]) => value !== null);
    return Object.fromEntries(entries.map(([key, value]) => [key, isMap(value) ? withoutNulls(value) : value]));
}
function originOf({ key, layers, values }, path) {
    for (let length = path.length; length > 0; length--) {
        const at = path.slice(0, length);
        const value = valueAt(values, at);
        const layer = layers.findLast((one) => (0,external_node_util_.isDeepStrictEqual)(valueAt(one.values, at), value));
        if (value !== undefined && layer !== undefined)
            return [...layer.path, ...path];
    }
    return ['deployments', key, ...path];
}
function originsOf({ key, values, layers }, given, problems) {
    const placesOf = (input) => layers
        .filter(({ values }) => Object.hasOwn(values, input))
        .map(({ path }) => problems.nameOf([...path, input]));
    return [
        ...Object.keys(values)
            .filter((input) => !given.includes(input))
            .map((input) => `${key}.${input} ← ${placesOf(input).join(', ')}`),
        ...given.map((input) => `${key}.${input} ← input ${input} of the step`)
    ];
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/checks.js






function checkNames(all, step, problems) {
    const { dialect, names_previews } = step;
    const rule = dialect.serviceRules.names;
    const names = all.map(({ identity }) => identity.name);
    const fitted = names.map((name) => (rule && (0,contract_dialect/* fitName */.dl)(name, rule)) ?? name);
    const used = names_previews ? fitted : names;
    const ids = all.map(({ identity }) => identity.deployment_id?.toLowerCase());
    for (const [at, one] of all.entries()) {
        const isSame = (other) => used[other] === used[at] || (ids[at] !== undefined && ids[other] === ids[at]);
        const refuse = (other, what) => {
            const key = `"${(0,sanitize/* sanitizeLine */.g$)(other.key, 60)}" (line ${problems.placeOf(pathOf(other)).line})`;
            problems.add(pathOf(one), `${what} ${key}. Set another name or deployment_id.`);
        };
        const same = all.find((_, other) => other < at && isSame(other));
        if (same !== undefined)
            refuse(same, 'leads to the same deployment as');
        const name = fitted[at];
        const base = (0,preview_name/* isPreviewName */.En)(name) &&
            all.find((_, other) => (0,preview_name/* pullRequestOf */._n)(fitted[other], name) !== undefined);
        if (base)
            refuse(base, 'has the name of a preview of');
    }
}
const pathOf = (one) => Object.hasOwn(one.values, 'name') ? originOf(one, ['name']) : ['deployments', one.key];
function checkNeeds(all, problems) {
    const needsOf = new Map(all.map(({ key, needs }) => [key, needs]));
    const done = new Set();
    const walk = (way, key) => {
        if (done.has(key))
            return;
        for (const [needed, place] of needsOf.get(key) ?? []) {
            const from = way.indexOf(needed);
            const cycle = [...way.slice(from), needed].join(' → ');
            if (from >= 0)
                problems.add(place, `makes a cycle: ${(0,sanitize/* sanitizeLine */.g$)(cycle, 1000)}. Remove one of these needs.`);
            else if (needsOf.has(needed))
                walk([...way, needed], needed);
            else {
                const meant = (0,did_you_mean/* didYouMean */.au)(needed, [...needsOf.keys()].filter((other) => other !== key));
                problems.add(place, `"${(0,sanitize/* sanitizeLine */.g$)(needed, 60)}" is not a deployment of this file.${meant}`);
            }
        }
        done.add(key);
    };
    for (const { key } of all)
        walk([key], key);
}
function checkWaits(all, known, problems) {
    const written = new Map(all.map(({ key, values }) => [key, values['wait']]));
    for (const { key, needs } of all) {
        for (const [needed, place] of needs) {
            const wait = known.get(needed)?.wait ?? written.get(needed);
            if (!(0,fields/* isFalse */.Wu)(wait) || !(known.has(key) || (0,fields/* isFalse */.Wu)(written.get(needed))))
                continue;
            problems.add(place, `"${(0,sanitize/* sanitizeLine */.g$)(needed, 60)}" has wait: false, so this run would not see ` +
                'whether it is live. Set its wait to true, or remove it from needs.');
        }
    }
}

// EXTERNAL MODULE: ./lib/src/inputs/desired-deployment.js + 2 modules
var desired_deployment = __webpack_require__(124);
;// CONCATENATED MODULE: ./lib/src/inputs/manifest/references.js


const PATTERN = /\$\$\{|\$\{([^}]*)(\}?)/g;
const hasSecret = (text) => [...text.matchAll(PATTERN)].some(([, inner = '']) => inner.trim().startsWith('secrets.'));
const FORMS = 'Use ${name}, ${environment}, ${secrets.X}, ${variables.X} or ${deployments.X.url}. ' +
    'Write $${ for the two characters ${.';
function resolveReferences(text, scope, isSecret) {
    const problems = [];
    const resolved = text.replace(PATTERN, (whole, inner, end) => {
        if (inner === undefined)
            return '${';
        const isClosed = end !== '';
        const found = isClosed
            ? resolveOne(inner.trim(), scope, isSecret)
            : { problem: `is not closed. Close it with }. ${FORMS}` };
        if (typeof found === 'string')
            return found;
        problems.push(`${shownReference(isClosed ? inner : '…')} ${found.problem}`);
        return whole;
    });
    return { text: problems.length > 0 ? text : resolved, problems };
}
const shownReference = (inner) => `\${${(0,sanitize/* sanitizeLine */.g$)(inner, 60)}}`;
const FIELDS = ['url', 'id', 'revision_id'];
function resolveOne(reference, scope, isSecret) {
    const { name, environment, keys, needs, needed } = scope;
    if (reference === 'name')
        return name;
    if (reference === 'environment')
        return environment ?? { problem: 'needs an environment. Set the input environment.' };
    const [, kind, rest = ''] = /^(secrets|variables|deployments)\.(.+)$/.exec(reference) ?? [];
    if (kind === 'secrets' && !isSecret)
        return {
            problem: 'is allowed only in values of secrets, because the action shows other values. ' +
                'Use ${variables.X} if the value is public.'
        };
    if (kind === 'secrets' || kind === 'variables') {
        const shown = (0,sanitize/* sanitizeLine */.g$)(rest, 60);
        const problem = `is not among the ${kind} of this step.${meantReference(reference, scope)} ` +
            `Add it to \`${kind}\`, as a line ${shown}=…`;
        return scope[kind].get(rest) ?? { problem };
    }
    const dot = rest.lastIndexOf('.');
    const key = rest.slice(0, Math.max(dot, 0));
    const field = FIELDS.find((one) => one === rest.slice(dot + 1));
    if (field === undefined || !keys.includes(key))
        return { problem: `is not a reference.${meantReference(reference, scope)} ${FORMS}` };
    if (!needs.includes(key))
        return { problem: `names a deployment that is not in needs. Add "${key}" to needs.` };
    const problem = `has no value: the control plane shows no ${field} of "${key}" ` +
        'before the action needs this value.';
    return needed.get(key)?.[field] ?? { problem };
}
function meantReference(reference, { secrets, variables, keys }) {
    const known = [
        'name',
        'environment',
        ...[...secrets.keys()].map((name) => `secrets.${name}`),
        ...[...variables.keys()].map((name) => `variables.${name}`),
        ...keys.flatMap((key) => FIELDS.map((field) => `deployments.${key}.${field}`))
    ];
    const meant = (0,did_you_mean/* nearest */.pA)(reference, known);
    return meant === undefined ? '' : ` Did you mean ${shownReference(meant)}?`;
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/deployment-inputs.js








const IDENTITY_KEYS = new Set(['name', 'deployment_id']);
const NEVER_EMPTY = new Set([
    'name',
    'deployment_id',
    'image_uri'
]);
async function readDeploymentInputs(deployment, resolving) {
    const { values, unresolved } = resolveValues(deployment, resolving);
    const { secrets } = values;
    const inputs = {
        ...(await (0,reading/* parseInputs */.TL)(withStep(values, deployment, resolving.shared))),
        ...(isMap(secrets) && { secrets: readSecrets(secrets, deployment) })
    };
    return { inputs, unresolved };
}
function resolveValues(deployment, { shared, needed, problems }) {
    const scope = { ...shared, name: deployment.key, needs: [...deployment.needs.keys()], needed };
    const unresolved = new Set();
    const entries = Object.entries(deployment.values).flatMap(([key, value]) => {
        const wrong = [];
        const resolved = mapTexts(value, [key], (written, path) => {
            const { text, problems } = resolveReferences(written, scope, key === 'secrets');
            if (problems.length === 0 && text.trim() === '' && NEVER_EMPTY.has(key))
                problems.push('is empty. Set its value, or remove the key.');
            for (const problem of problems)
                wrong.push([path, problem]);
            return problems.length === 0 ? text : written;
        });
        if (wrong.length > 0 && shared.is_removal && !IDENTITY_KEYS.has(key))
            return [];
        for (const [path, problem] of wrong)
            problems.add(originOf(deployment, path), problem);
        if (wrong.length > 0)
            unresolved.add(key);
        return [[key, resolved]];
    });
    return { values: Object.fromEntries(entries), unresolved };
}
function mapTexts(value, path, map) {
    if (typeof value === 'string')
        return map(value, path);
    if (Array.isArray(value))
        return value.map((item, i) => mapTexts(item, [...path, i], map));
    if (!isMap(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, [...path, key], map)]));
}
function resolveIdentity(deployment, resolving) {
    const { name, deployment_id: id } = deployment.values;
    const own = { ...deployment, values: { name, deployment_id: id } };
    const { values, unresolved } = resolveValues(own, { ...resolving, needed: new Map() });
    const known = (key) => (unresolved.has(key) ? '' : textOf(key, values[key]));
    const deployment_id = known('deployment_id');
    return { name: known('name') || deployment.key, ...(deployment_id !== '' && { deployment_id }) };
}
function readSecrets(secrets, { values }) {
    const written = Object.entries(values['secrets']).filter(([, value]) => !hasSecret(String(value)));
    return {
        form: 'lines',
        secrets: Object.entries(secrets).map(([name, value]) => ({ name, value: String(value) })),
        problems: [],
        unread: [],
        written: new Set(written.map(([name]) => name))
    };
}
function textOf(key, value) {
    if (value === undefined)
        return '';
    if (typeof value === 'string')
        return value.trim();
    if (key === 'paths' && Array.isArray(value))
        return value.map((item) => String(item).replace(/^\s*#/, '[#]')).join('\n');
    return JSON.stringify(value);
}
function withStep(values, { key, layers }, shared) {
    const { raw, names_previews, dialect } = shared;
    const written = (input) => textOf(input, values[input]);
    const source = (0,desired_deployment/* sourceOf */.vz)({ source: written('source'), image_uri: written('image_uri') || undefined }, dialect);
    const name = written('name') || key;
    const isLabel = written('deployment_id') !== '' && written('name') === '' && !names_previews;
    const apart = { secrets: '', manifest: '', select: '', variables: '' };
    const computed = {
        ...apart,
        name: isLabel ? '' : name,
        environment: recordedEnvironment(name, shared) ?? '',
        ...(raw.command === 'matrix' && { command: 'plan' })
    };
    const isOfOther = (input) => desired_deployment/* INPUT_SOURCE */.Bi.some(([name, belongs]) => name === input && belongs !== source);
    const isOwn = (input) => layers.some(({ path, values }) => path[0] === 'deployments' && Object.hasOwn(values, input));
    return (0,raw_inputs/* readRawInputs */.yI)((input) => {
        const isOther = isOfOther(input);
        const isOfStep = (0,input_table/* isStepInput */.Jw)(input) || ((0,input_table/* isBehaviorInput */.NK)(input) && !isOther);
        const ofStep = isOfStep ? raw[input] : undefined;
        return computed[input] ?? ofStep ?? (isOther && !isOwn(input) ? '' : written(input));
    });
}
function recordedEnvironment(name, { environment, names_previews, context, raw }) {
    if (environment === undefined || names_previews)
        return undefined;
    return (0,run_context/* hasGitHub */.gl)(context, raw.github_token) ? `${environment}/${name}` : undefined;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 8 modules
var schemas = __webpack_require__(32716);
// EXTERNAL MODULE: ./lib/src/contract/deployment.js
var deployment = __webpack_require__(94246);
// EXTERNAL MODULE: ./lib/src/deploy/core/model.js
var model = __webpack_require__(22231);
// EXTERNAL MODULE: ./lib/src/inputs/rollout.js
var inputs_rollout = __webpack_require__(70415);
;// CONCATENATED MODULE: ./lib/src/inputs/manifest/schema.js











const VERSION = 1;
const MOST_DEPLOYMENTS = 500;
const MOST_PARALLEL = 50;
const PARALLEL = `must be a whole number from 1 to ${MOST_PARALLEL}`;
const DEFAULT_PARALLEL = 10;
const USABLE_KEY = /^[A-Za-z0-9][\w.-]{0,99}$/;
const KEY = schemas/* string */.YjP()
    .regex(USABLE_KEY, 'is not a usable key. ' +
    'Use letters, digits, _, . and -, at most 100. Set `name` for another name.');
const ENVIRONMENT = schemas/* string */.YjP()
    .regex(/^(?! )[^\u0000-\u001f\u007f]{1,200}(?<! )$/, 'is not a usable name of an environment. Use one line, at most 200 characters.');
const TEXT = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig(), schemas/* boolean */.zMY()], 'must be text');
const REFERENCE = schemas/* string */.YjP().regex(/\$\{/, { abort: true });
function schema_textOf(form, problemOf) {
    const error = ({ input }) => typeof input === 'string' || typeof input === 'number'
        ? problemOf(String(input).trim())
        : 'must be text';
    return schemas/* union */.KCZ([form, REFERENCE], { error });
}
const choice = (values) => schema_textOf(schemas/* enum */.k5n(values), (text) => (0,fields/* notAChoice */.Iw)(text, values));
const spaced = (...forms) => schemas/* string */.YjP().regex(new RegExp(`^\\s*(?:(?:${forms.join('|')})\\s*)?$`), { abort: true });
const inner = ({ source }) => source.slice(1, -1);
const UUID = schema_textOf(spaced(inner(fields/* GUID */.Sm)), fields/* notAGuid */.sL);
function duration(key, ...words) {
    const problemOf = (text) => (0,fields/* durationProblem */.YV)(text, key);
    const isRight = (text) => ['', ...words].includes(text) || problemOf(text) === undefined;
    const form = spaced(...words, `(?=[^1-9\\s]*[1-9])${inner(format/* DURATION */.ft)}`).refine((text) => isRight(text.trim()), {
        abort: true
    });
    return schema_textOf(form, (text) => problemOf(text) ?? '');
}
const FLAG = schemas/* union */.KCZ([schemas/* boolean */.zMY(), REFERENCE], 'must be true or false, without quotes.');
const LINES = schemas/* union */.KCZ([schemas/* array */.YOg(TEXT), TEXT], 'must be a list, or text with one entry per line');
const STRUCTURE = schemas/* union */.KCZ([schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), TEXT], 'must be a map or text');
const SECRET = schemas/* string */.YjP('must be the name of a secret').regex(parse_secrets/* SECRET_NAME */.J4, parse_secrets/* NO_NAME */.Wo);
const SECRETS = schemas/* union */.KCZ([schemas/* array */.YOg(SECRET), schemas/* record */.g1P(SECRET, TEXT.nullable())], 'must be a list of names, or a map of names to values');
const REFERENCES = schemas/* union */.KCZ([schemas/* array */.YOg(schemas/* record */.g1P(schemas/* string */.YjP(), TEXT)), schemas/* record */.g1P(SECRET, TEXT.nullable()), TEXT], 'must be a map of names to secret-name/key');
const VARIABLES = schemas/* record */.g1P(SECRET, TEXT.nullable(), 'must be a map of names to values');
const KINDS = {
    deployment_id: UUID,
    integration_id: UUID,
    listener_id: UUID,
    timeout: duration('timeout'),
    poll_interval: duration('poll_interval', 'auto'),
    smoke_timeout: duration('smoke_timeout'),
    source: choice([...deployment/* SOURCES */.Hl, ...deployment/* SOURCES */.Hl.map((source) => contract_dialect/* LANGSMITH_WORDS */.g[source])]),
    new_revision: choice(model/* NEW_REVISION_POLICIES */.Sz),
    verify_serving: choice(inputs_rollout/* VERIFY_SERVING */.TE),
    build_on_push: FLAG,
    allow_empty_secrets: FLAG,
    wait: FLAG,
    build_logs: FLAG,
    rollback: FLAG,
    paths: LINES,
    secrets: SECRETS,
    env_vars: VARIABLES,
    secrets_update_strategy: choice(model/* SECRETS_UPDATE_STRATEGIES */.qr),
    secret_references: REFERENCES,
    resource_spec: STRUCTURE,
    smoke_input: STRUCTURE
};
const DESCRIPTIONS = {
    name: 'Exact name of the deployment. ' +
        'If unset: its key. `deploy` creates the deployment if it does not exist.',
    secrets: 'Environment variables of the agent: names, or a map of names to values such as ' +
        '`${secrets.X}`. The values come from the input `secrets`. ' +
        'Replaces the whole deployed list. If unset: it stays unchanged.',
    env_vars: 'Environment variables of the agent that are no secrets: a map of names to values. ' +
        'Plan, log and summary show the values. ' +
        '`secrets` and `env_vars` together replace the whole deployed list; ' +
        'a name in both is an error.',
    paths: 'Files that matter on a branch (`git_host`), ' +
        'as a list of patterns as in `on.push.paths`; `!` excludes. If none of them, ' +
        'nor the graph configuration file, nor its local dependencies outside its folder, ' +
        'differs from the deployed commit, the code needs no new revision. If unset: all files.',
    timeout: 'Time limit of this deployment, such as `90s`, `30m` or `1h30m`. ' +
        'The smoke check (`smoke_timeout`) and a rollback get extra time.'
};
const optional = (value, description) => value
    .nullable()
    .optional()
    .meta({ ...(description !== undefined && { description }) });
const INPUTS = Object.fromEntries(input_table/* DEPLOYMENT_KEYS */.Vt.map((key) => [key, optional(KINDS[key] ?? TEXT, DESCRIPTIONS[key])]));
const NO_KEY = 'must be the key of a deployment';
const KEYS = schemas/* array */.YOg(schemas/* string */.YjP(NO_KEY).regex(USABLE_KEY, NO_KEY), 'must be a list of keys of deployments');
const MAP = 'must be a map';
const Layer = schemas/* strictObject */.rej(INPUTS, MAP).meta({ id: 'inputs' });
const WITH_NEEDS = {
    needs: optional(KEYS, 'Keys of the deployments that must be live first.'),
    ...INPUTS
};
const OwnEnvironment = schemas/* strictObject */.rej(WITH_NEEDS, MAP).meta({ id: 'environment' });
const environments = optional(schemas/* record */.g1P(ENVIRONMENT, OwnEnvironment.nullable(), MAP), 'Values of this deployment for an environment that the file names at its top.');
const Deployment = schemas/* strictObject */.rej({ ...WITH_NEEDS, environments }, MAP).meta({ id: 'deployment' });
const ManifestSchema = schemas/* strictObject */.rej({
    version: schemas/* literal */.euz(VERSION, `must be ${VERSION}, the version of this format`).meta({
        description: 'Version of the format.'
    }),
    max_parallel: schemas/* int */.Whr(PARALLEL)
        .min(1, PARALLEL)
        .max(MOST_PARALLEL, PARALLEL)
        .default(DEFAULT_PARALLEL)
        .meta({ description: `How many deployments run at a time. Unset: ${DEFAULT_PARALLEL}.` }),
    defaults: optional(Layer, 'Values for all deployments.'),
    environments: optional(schemas/* record */.g1P(ENVIRONMENT, Layer.nullable(), MAP), 'Values for all deployments in one environment. The input `environment` chooses it.'),
    deployments: schemas/* record */.g1P(KEY, Deployment.nullable(), MAP)
        .refine((all) => Object.keys(all).length > 0, 'has no deployment. Add at least one.')
        .refine((all) => Object.keys(all).length <= MOST_DEPLOYMENTS, `has more than ${MOST_DEPLOYMENTS} deployments. Split the file.`)
        .meta({
        description: 'The deployments. The key is the name, unless `name` sets another.',
        minProperties: 1,
        maxProperties: MOST_DEPLOYMENTS
    })
}, 'must be a map with `version` and `deployments`');
const HAVE_NAMES = new Set(['secrets', 'env_vars']);
function checkShape(values, problems) {
    const checked = ManifestSchema.safeParse(values);
    const add = (issue, above) => {
        const path = [
            ...above,
            ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
        ];
        const branches = issue.code === 'invalid_union' ? issue.errors : [];
        const meant = branches.find((branch) => branch.some((one) => one.path.length > 0));
        if (meant !== undefined)
            for (const one of meant)
                add(one, path);
        else if (issue.code === 'unrecognized_keys')
            for (const key of issue.keys)
                problems.add([...path, key], describeUnknown(key, path));
        else if (issue.code === 'invalid_key')
            for (const { message } of issue.issues)
                problems.add(HAVE_NAMES.has(String(path.at(-2))) ? path.slice(0, -1) : path, message);
        else
            problems.add(path, valueAt(values, path) === undefined ? `is required and ${issue.message}` : issue.message);
    };
    for (const issue of checked.error?.issues ?? [])
        add(issue, []);
    return checked.data;
}
function describeUnknown(key, path) {
    const isTop = path.length === 0;
    if ((0,input_table/* isStepInput */.Jw)(key) && !isTop)
        return 'is an input of the step. Set it there, under `with`.';
    if (key === 'needs' || key === 'environments')
        return 'belongs in a deployment. Move it there.';
    const known = isTop
        ? Object.keys(ManifestSchema.shape)
        : [...input_table/* DEPLOYMENT_KEYS */.Vt, 'needs', 'environments'];
    const use = isTop ? known.join(', ') : 'an input of the action that belongs to one deployment';
    return `is not a key.${(0,did_you_mean/* didYouMean */.au)(key, known) || ` Use ${use}.`}`;
}

;// CONCATENATED MODULE: ./lib/src/inputs/manifest/manifest.js









async function readManifest(file, inputs, context, check = async () => { }) {
    const parsed = parseManifest(file.text);
    const newProblems = () => new ManifestProblems(file, parsed.placeOf);
    const problems = newProblems();
    const step = readStepInputs(inputs, context, problems);
    if (parsed.problem !== undefined)
        problems.add([], parsed.problem);
    const checked = parsed.problem === undefined ? checkShape(parsed.values, problems) : undefined;
    if (checked === undefined)
        throw problems.error();
    const { environment } = inputs;
    const environments = Object.keys(checked.environments ?? {});
    checkEnvironment(inputs, environments, problems);
    const shared = { ...step, environment, keys: Object.keys(checked.deployments) };
    const selected = readSelection(inputs, shared.keys, problems);
    const merged = mergeDeployments(parsed, { environment, environments }, problems);
    checkNeeds(merged, problems);
    const identified = merged.map((one) => ({
        ...one,
        identity: resolveIdentity(one, { shared, problems })
    }));
    checkNames(identified, step, problems);
    const known = new Map();
    const skipped = new Set();
    const needed = new Map(shared.keys.map((key) => [key, PLACEHOLDER]));
    for (const one of listsOnly(inputs) ? [] : merged.filter(({ key }) => selected.has(key))) {
        await readPlaced(one, { shared, needed, problems }, async (read) => {
            known.set(one.key, read.raw);
            const request = (0,inputs_request/* readRequest */["in"])(read, context);
            if (request.command === 'skip')
                skipped.add(one.key);
            await check(request);
        });
    }
    if (!step.is_removal)
        checkWaits(merged, known, problems);
    problems.throwIfAny();
    const deployments = identified.map(({ identity, ...deployment }) => ({
        key: deployment.key,
        ...identity,
        recorded_in: recordedEnvironment(identity.name, shared),
        needs: step.is_removal ? [] : [...deployment.needs.keys()],
        is_selected: selected.has(deployment.key),
        known: known.get(deployment.key),
        ...readersOf(deployment, shared, { isSkipped: skipped.has(deployment.key), newProblems })
    }));
    const { path, in_workspace } = file;
    return { path, in_workspace, environment, max_parallel: checked.max_parallel, deployments };
}
const PLACEHOLDER = {
    url: 'https://not-deployed-yet.invalid',
    id: '00000000-0000-4000-8000-000000000000',
    revision_id: '00000000-0000-4000-8000-000000000000'
};
async function readPlaced(deployment, resolving, use) {
    const { shared, problems } = resolving;
    const { inputs, unresolved } = await readDeploymentInputs(deployment, resolving);
    try {
        return await use(inputs);
    }
    catch (error) {
        if (!(error instanceof errors/* InputError */.dz))
            throw error;
        for (const { input, path = [input], problem } of error.problems) {
            const name = String(path[0]);
            if (unresolved.has(name))
                continue;
            const isWritten = Object.hasOwn(deployment.values, name);
            const isOfStep = isGiven(shared.raw, name) && ((0,input_table/* isBehaviorInput */.NK)(name) || !isWritten);
            if ((0,input_table/* isStepInput */.Jw)(name) || isOfStep)
                problems.addInput(input, problem, deployment.key);
            else
                problems.add(originOf(deployment, path), problem);
        }
        return undefined;
    }
}
function readersOf(deployment, shared, { isSkipped, newProblems }) {
    const { keys, raw, context } = shared;
    const isPlan = raw.command === 'plan' || raw.command === 'matrix';
    const readOrThrow = async (live, use) => {
        const problems = newProblems();
        const placeholder = isPlan || isSkipped ? PLACEHOLDER : {};
        const needed = new Map(keys.map((key) => [key, { ...placeholder, ...live.get(key) }]));
        const read = await readPlaced(deployment, { shared, needed, problems }, use);
        problems.throwIfAny();
        return read;
    };
    return {
        readInputs: (needed) => readOrThrow(needed, (inputs) => inputs),
        readRequest: (needed) => readOrThrow(needed, (inputs) => (0,inputs_request/* readRequest */["in"])(inputs, context)),
        origins: () => {
            const given = input_table/* BEHAVIOR_INPUTS */.Pv.filter((input) => isGiven(raw, input));
            return originsOf(deployment, given, newProblems());
        }
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./lib/src/repository/slashes.js
var slashes = __webpack_require__(86190);
// EXTERNAL MODULE: ./lib/src/text/decode-text.js
var decode_text = __webpack_require__(88010);
;// CONCATENATED MODULE: ./lib/src/inputs/manifest/manifest-file.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








async function readManifestFile(path, workspace) {
    const refuse = (problem) => new errors/* InputError */.dz([{ input: 'manifest', problem: `"${(0,sanitize/* sanitizeLine */.g$)(path, 200)}" ${problem}` }]);
    if (workspace === undefined)
        throw refuse('cannot be read, because the runner names no workspace (GITHUB_WORKSPACE).');
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const root = await (0,promises_.realpath)(workspace);
            const file = await (0,promises_.realpath)((0,external_node_path_.resolve)(root, path));
            const in_workspace = (0,slashes/* pathWithin */.R)(root, file);
            if (in_workspace === undefined)
                throw refuse('is outside the workspace. Use a file of this repository.');
            const handle = __addDisposableResource(env_1, await (0,promises_.open)(file, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK), true);
            const stat = await handle.stat();
            if (!stat.isFile())
                throw refuse('is not a file. Set the path of a file, such as deployments.yaml.');
            if (stat.size > yaml/* LONGEST */.zP)
                throw refuse(`is larger than ${yaml/* LONGEST */.zP / 1024} KiB. Split it, or shorten it.`);
            const decoded = (0,decode_text/* decodeText */.g)(await handle.readFile());
            if ('problem' in decoded)
                throw refuse(`${decoded.problem}. ${decoded.fix}`);
            return { path, in_workspace, text: decoded.text };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            const result_1 = __disposeResources(env_1);
            if (result_1)
                await result_1;
        }
    }
    catch (error) {
        if (error instanceof errors/* InputError */.dz)
            throw error;
        const { code = 'unknown' } = error;
        throw refuse(code === 'ENOENT' || code === 'ENOTDIR'
            ? 'does not exist. Correct the path, and check out the repository first.'
            : `cannot be read (${(0,sanitize/* sanitizeLine */.g$)(code, 40)}). Check the path.`);
    }
}

// EXTERNAL MODULE: ./lib/src/inputs/paths.js + 1 modules
var paths = __webpack_require__(18404);
;// CONCATENATED MODULE: ./lib/src/run/deployments/read-whole.js












const NO_ROLLBACK = 'is rollback, which returns one deployment to one of its revisions. ' +
    'Remove manifest, and set name.';
const MOST_ANNOTATIONS = 9;
async function readWhole(raw, ports) {
    const { runner, warnings = [], given = [], context, workspace } = ports;
    const unknown = (0,raw_inputs/* judgeUnknownInputs */.Pu)(given);
    for (const warning of [...warnings, ...unknown.warnings])
        runner.warning(warning);
    const check = async (request) => {
        if (!('deploy' in request))
            return;
        await (0,paths/* refuseMissingGraph */.nJ)(request.deploy, ports.checkout);
        await (0,checked_out_code/* refuseNestedGraph */.U)(request.deploy.wanted, ports.checkout);
    };
    const manifest = await collectProblems(async () => {
        if (raw.command === 'rollback')
            throw new errors/* InputError */.dz([{ input: 'command', problem: NO_ROLLBACK }]);
        const step = (0,raw_inputs/* readGivenInputs */.t9)((name) => runner.input(name));
        return readManifest(await readManifestFile(raw.manifest ?? '', workspace), step, context, check);
    });
    if (!('problems' in manifest) && unknown.problems.length === 0)
        return manifest;
    const found = 'problems' in manifest ? manifest.problems : [];
    const access = listsOnly(raw)
        ? manifest
        : await collectProblems(async () => (0,inputs_request/* readAccess */.zS)(raw, context));
    const others = 'problems' in access ? access.problems : [];
    const isFound = ({ input }) => found.some((problem) => problem.input === input);
    throw new errors/* InputError */.dz([
        ...unknown.problems,
        ...others.filter((problem) => !isFound(problem)),
        ...found
    ]);
}
async function collectProblems(read) {
    return read().catch((error) => {
        if (error instanceof errors/* InputError */.dz)
            return error;
        throw error;
    });
}
function describeProblem(error, runner) {
    const problems = error instanceof errors/* InputError */.dz ? error.problems : [];
    const placed = problems.flatMap(({ place, ...problem }) => place === undefined ? [] : [{ place, ...problem }]);
    for (const { place, path = [], problem } of placed.slice(0, MOST_ANNOTATIONS)) {
        const field = (0,sanitize/* sanitizeLine */.g$)((0,format/* fieldPath */.cn)(path), 200);
        runner.annotate?.(place, field === '' ? problem : `${field}: ${problem}`);
    }
    if (error instanceof Error)
        runner.debug(error.stack ?? (0,errors/* messageOf */.bD)(error));
    return (0,failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU);
}

// EXTERNAL MODULE: ./lib/src/requests/lists.js
var lists = __webpack_require__(6648);
;// CONCATENATED MODULE: ./lib/src/run/deployments/shared-ports.js


function sharePorts(ports, names) {
    const shareControlPlane = createSharedControlPlane(names, ports.clock);
    const compared = remember();
    const listed = remember();
    const { checkout } = ports;
    return {
        ...ports,
        connect: async (connection, limit) => {
            const controlPlane = await ports.connect(connection, limit);
            return limit.remainingMs() > LONGEST_READ_MS ? shareControlPlane(controlPlane) : controlPlane;
        },
        checkout: {
            ...checkout,
            listFiles: (commit, options) => listed(commit, () => checkout.listFiles(commit, options))
        },
        openGitHub: async (account, ending) => {
            const { queries, writes } = await ports.openGitHub(account, ending);
            const listChangedFiles = (comparison) => {
                const commits = `${comparison.from}...${comparison.to}`;
                return compared(commits, () => queries.listChangedFiles(comparison));
            };
            return { queries: { ...queries, listChangedFiles }, writes };
        }
    };
}
function remember() {
    const results = new Map();
    return (key, read) => {
        const result = results.get(key) ?? read();
        results.set(key, result);
        result.catch(() => results.delete(key));
        return result;
    };
}
const MOST_PAGES = 3;
const LONGEST_READ_MS = MOST_PAGES * 30_000;
const FRESH_MS = 10_000;
function createSharedControlPlane(names, { now }) {
    const open = new Set(names.length < 2 ? [] : names);
    const answered = new Set();
    const once = remember();
    return (controlPlane) => ({
        ...controlPlane,
        listIntegrations: () => once('integrations', () => controlPlane.listIntegrations()),
        listListeners: () => once('listeners', () => controlPlane.listListeners()),
        listDeployments: async (query) => {
            const { name_contains: name, offset } = query;
            const read = () => controlPlane.listDeployments(query);
            if (name === '')
                return once(`page ${offset}`, read);
            if (offset !== 0)
                return answered.has(name) ? [] : read();
            answered.delete(name);
            if (!open.delete(name))
                return read();
            const { rows, readAt } = await once('list', () => readUnique(controlPlane, now()));
            const row = rows.get(name);
            if (row === undefined || now() - readAt > FRESH_MS)
                return read();
            answered.add(name);
            return [row];
        }
    });
}
async function readUnique(controlPlane, readAt) {
    const listing = await (0,lists/* readPages */.n4)(controlPlane, '', { mostPages: MOST_PAGES }).catch(() => null);
    const all = listing === null || listing.incomplete !== undefined ? [] : listing.rows;
    const isUnique = (row) => all.filter(({ name }) => name === row.name).length === 1;
    const living = all.filter((row) => isUnique(row) && !(0,contract_status/* isBeingDeleted */.vx)(row));
    return { readAt, rows: new Map(living.map((row) => [row.name, row])) };
}

;// CONCATENATED MODULE: ./lib/src/run/deployments/run-manifest.js


















async function runManifest(raw, ports, report) {
    const run = { raw, ports, report, noticed: new Set() };
    try {
        (0,mask_inputs/* maskInputs */.aY)(await (0,reading/* parseInputs */.TL)(raw), { ...ports, noticed: run.noticed });
        const manifest = await readWhole(raw, ports);
        const named = manifest.deployments.map((deployment) => ({
            ...deployment,
            name: nameOf(deployment.name, run)
        }));
        const deployments = [...named, ...(await readFormerPreviews(manifest, named, run))];
        const names = new Map(deployments.flatMap((deployment) => deployment.is_selected ? [[deployment.key, deployment.name]] : []));
        if (listsOnly(raw))
            report.begin(names);
        else
            await runSelected({ ...manifest, deployments }, names, run);
        if (raw.command === 'matrix')
            showMatrix(run);
        return undefined;
    }
    catch (error) {
        return describeProblem(error, ports.runner);
    }
}
function nameOf(name, { raw, ports: { context } }) {
    const { pull_request } = context;
    if (!isPreview(raw) || pull_request === undefined)
        return name;
    const { names } = (0,reading/* readDialect */.ts)(raw, new raw_inputs/* Problems */.Zw()).serviceRules;
    const fitted = names === undefined ? name : ((0,contract_dialect/* fitName */.dl)(name, names) ?? name);
    return (0,preview_name/* previewName */.gz)(fitted, pull_request.number, (0,target/* previewKind */.xq)(context));
}
async function readFormerPreviews(manifest, deployments, run) {
    const { raw, ports, report } = run;
    if (!closesPreviews(raw, ports.context))
        return [];
    const { command, github } = (0,inputs_request/* readAccess */.zS)(raw, ports.context);
    const { token, records } = github;
    const { control_plane } = records;
    return findFormerPreviews({
        raw,
        scope: scopeOf(manifest),
        control_plane,
        deployments,
        nameOf: (name) => nameOf(name, run)
    }, { ...ports, ...report.problems, ending: report.ending.signal, command, token });
}
function scopeOf({ in_workspace, environment }) {
    return (0,fields/* withoutUndefined */.r$)({
        manifest: in_workspace,
        manifest_environment: environment
    });
}
async function runSelected(manifest, names, run) {
    const { raw, ports, report } = run;
    const { path, environment, deployments, max_parallel } = manifest;
    const facts = deployments.flatMap(({ known }) => known === undefined ? [] : (0,mask_inputs/* publicFacts */.Fj)(known, ports.context));
    for (const fact of [...[...names].flat(), ...facts])
        ports.redactor.keep(fact);
    report.begin(names);
    const access = (0,inputs_request/* readAccess */.zS)(raw, ports.context);
    const keys = deployments.map(({ key }) => key);
    const commented = { records: access.github.records, scope: { manifest: path, environment }, keys };
    if (raw.command !== 'sweep')
        report.openComment(commented, access);
    ports.runner.info(`Control plane ${access.connection.base_url}`, { tone: 'aside' });
    ports.runner.info(`Manifest ${path}: ${(0,format/* count */.U9)(names.size, 'deployment')}, at most ${max_parallel} at a time.`);
    const involved = involvedIn(deployments);
    if (raw.command === 'plan') {
        for (const deployment of involved)
            for (const line of deployment.origins())
                ports.runner.debug(line);
    }
    const scope = scopeOf(manifest);
    const shared = { ...run, ports: sharePorts(ports, [...names.values()]), scope };
    await runInOrder(involved, max_parallel, async (deployment, needed, inPlace) => {
        if (!deployment.is_selected)
            return inPlace(() => readNeed(deployment, access, shared.ports, report.problems));
        const blocked = raw.command === 'deploy' ? blockedBy(needed) : undefined;
        if (blocked === undefined)
            return inPlace(() => runSelectedOne(deployment, needed, shared));
        report.end(deployment.key, blocked);
        return { failure: blocked };
    });
}
function involvedIn(deployments) {
    const ordered = deployments.map((deployment) => ({
        ...deployment,
        needs: deployment.is_selected ? deployment.needs : []
    }));
    const needed = new Set(ordered.flatMap(({ needs }) => needs));
    return ordered.filter(({ key, is_selected }) => is_selected || needed.has(key));
}
async function runSelectedOne(deployment, needed, run) {
    const { ports, noticed, scope } = run;
    const lives = [...needed].flatMap(([key, end]) => 'live' in end ? [[key, end.live]] : []);
    const readRequest = async ({ lines }) => {
        for (const fact of lives.flatMap(([, live]) => Object.values(live)))
            ports.redactor.keep(fact);
        const facts = new Map(lives);
        (0,mask_inputs/* maskInputs */.aY)(await deployment.readInputs(facts), {
            ...ports,
            runner: { ...ports.runner, ...lines },
            noticed
        });
        return withScope(await deployment.readRequest(facts), scope);
    };
    const { failure, live } = await (0,run_deployment/* runDeployment */.p)(deployment.key, readRequest, run);
    if (failure !== undefined)
        return { failure };
    if (live === undefined)
        return { live: {} };
    const { deployment_id: id, revision_id, url } = live;
    return { live: (0,fields/* withoutUndefined */.r$)({ id, revision_id, url }) };
}
function withScope(request, scope) {
    if (request.command === 'skip' || request.command === 'sweep')
        return request;
    const { github } = request;
    return { ...request, github: { ...github, records: { ...github.records, scope } } };
}
const MOST_JOBS = 256;
function changedKeys(states) {
    const isLive = ({ record }) => (0,rollout/* lastVerdict */.Yw)(record) === 'deployed';
    return states
        .filter((deployment) => deployment.record.plan?.operation !== 'unchanged' || !isLive(deployment))
        .map(({ key }) => key);
}
function showMatrix({ report, ports }) {
    const keys = changedKeys(report.states);
    const matrix = matrixOutput(keys);
    const none = `All ${report.states.length} are unchanged: the matrix is empty, so no job runs.`;
    ports.runner.info(keys.length === 0 ? none : `Matrix: ${matrix}`);
    report.outputs.write({ matrix, operation: 'planned', new_revision: 'false' });
}
function matrixOutput(keys) {
    if (keys.length > MOST_JOBS) {
        const problem = `leads to ${keys.length} jobs, but GitHub allows ${MOST_JOBS} in a matrix. ` +
            'Use select, or one step for all.';
        throw new errors/* InputError */.dz([{ input: 'manifest', problem }]);
    }
    return JSON.stringify({ include: keys.map((name) => ({ name })) });
}


/***/ }),

/***/ 88010:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ decodeText)
/* harmony export */ });
const FIX = 'Save it as UTF-8. In PowerShell, write it with Out-File -Encoding utf8.';
function decodeText(bytes) {
    try {
        const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
        if (text.includes('\0'))
            return { problem: 'contains zero bytes, as UTF-16 does', fix: FIX };
        return { text };
    }
    catch {
        return { problem: 'is not encoded as UTF-8', fix: FIX };
    }
}
function encodingOf([first, second]) {
    if (first === 0xff && second === 0xfe)
        return 'utf-16le';
    return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}


/***/ })

};
