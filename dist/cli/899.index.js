export const id = 899;
export const ids = [899];
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


/***/ })

};
