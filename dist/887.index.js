"use strict";
exports.id = 887;
exports.ids = [887];
exports.modules = {

/***/ 3887:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  WantedResourceSpec: function() { return /* reexport */ resource_spec/* WantedResourceSpec */.j$; },
  parseStructure: function() { return /* reexport */ parseStructure; },
  parseTextMap: function() { return /* reexport */ parseTextMap; },
  parseWords: function() { return /* reexport */ parseWords; },
  readAnswer: function() { return /* reexport */ speech/* readAnswer */.JN; }
});

// EXTERNAL MODULE: ./src/contract/deployment.js
var deployment = __webpack_require__(4036);
// EXTERNAL MODULE: ./src/contract/lookups.js
var lookups = __webpack_require__(6708);
// EXTERNAL MODULE: ./src/contract/revision.js
var revision = __webpack_require__(9078);
// EXTERNAL MODULE: ./src/contract/dialect/positions.js
var positions = __webpack_require__(2774);
// EXTERNAL MODULE: ./src/contract/dialect/words.js
var dialect_words = __webpack_require__(1039);
;// CONCATENATED MODULE: ./src/contract/dialect/map.js
/** Whether a map of neutral word to wire word can be spoken: it must lead back from every place to where it came from. */





const IDENTIFIER = /^[A-Za-z_]\w{0,99}$/;
/** Of a word that is none, in characters: the mend behind it must not be cut off. */
const LONGEST_SHOWN = 60;
/** An object cannot be asked for these as it is for any other field. */
const UNUSABLE = new Set(['__proto__']);
const SPOKEN = [deployment/* DeploymentCreateRequest */.$O, deployment/* DeploymentPatchRequest */.jn, deployment/* Deployment */.Sn, revision/* Revision */.A, lookups/* Listener */.rZ];
/** All words, or everything that is wrong with the map, each in one line with its mend. */
function parseWords(map) {
    const problems = [];
    const named = {};
    for (const [word, wire] of Object.entries(map)) {
        const shown = JSON.stringify(word.slice(0, LONGEST_SHOWN));
        if (!(0,dialect_words/* isWord */.Jg)(word))
            problems.push(`${shown} is none of the words: give ${dialect_words/* ALL_WORDS */._T.join(', ')}`);
        else if (typeof wire !== 'string' || !IDENTIFIER.test(wire) || UNUSABLE.has(wire)) {
            problems.push(`${shown} leads to no word: give one of letters, digits and _, not beginning with a digit`);
        }
        else
            named[word] = wire;
    }
    const words = (0,dialect_words/* completeWords */.Jx)(named);
    problems.push(...findCollisions(words));
    return problems.length > 0 ? { problems: [...new Set(problems)] } : { words };
}
function findCollisions(words) {
    return (0,positions/* positionsWithin */.W)(SPOKEN).flatMap((position) => {
        const others = position.kind === 'keys' ? [...position.fields] : [...position.words, ...position.others];
        const what = position.kind === 'keys' ? 'is another field beside it' : 'is another value in the same place';
        return position.words.flatMap((word) => {
            const wire = words[word];
            if (wire !== word && others.includes(wire)) {
                return [`${word} cannot be "${wire}", which ${what}: give another word`];
            }
            const twins = position.words.filter((other) => words[other] === wire && !others.includes(wire));
            return twins[0] === word && twins.length > 1
                ? [`${twins.join(' and ')} are both "${wire}": give each its own`]
                : [];
        });
    });
}

// EXTERNAL MODULE: ./src/contract/dialect/speech.js + 2 modules
var speech = __webpack_require__(6816);
// EXTERNAL MODULE: ./src/contract/resource-spec.js
var resource_spec = __webpack_require__(1515);
// EXTERNAL MODULE: ../node_modules/yaml/dist/index.js
var dist = __webpack_require__(6637);
// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
;// CONCATENATED MODULE: ./src/inputs/structured.js
/** YAML and JSON inputs: the one file that imports the YAML library. */


/** More aliases than this, once followed, are a bomb and not a document. */
const MOST_ALIASES = 100;
/** The library follows a document by recursion; a stack that ends while it does takes the whole process along. */
const DEEPEST = 100;
/** In characters. A step can hardly be handed more: 128 KiB an input on Linux. */
const LONGEST = 1024 * 1024;
/** The library's codes that a slip of the pen leads to, in words. */
const REASONS = {
    BAD_INDENT: 'the indentation is wrong',
    TAB_AS_INDENT: 'a tab is used for indentation',
    BLOCK_AS_IMPLICIT_KEY: 'a map begins where none may, or the indentation is wrong',
    BLOCK_IN_FLOW: 'the indentation is wrong within brackets',
    MISSING_CHAR: 'a colon, comma, bracket or quote is missing',
    BAD_SCALAR_START: 'a text begins with a character that needs quotes',
    BAD_ALIAS: 'an alias leads nowhere',
    DUPLICATE_KEY: 'a name is there twice',
    MULTIPLE_DOCS: 'a second document begins (---)',
    UNEXPECTED_TOKEN: 'something stands where it may not',
    TAG_RESOLVE_FAILED: 'a tag (!) is not known'
};
/** Parses one document. Problems name the line and never quote the text, which may be a secret. */
function parseOne(text) {
    if (text.length > LONGEST)
        return { problem: `is longer than ${LONGEST / 1024} KiB: make it shorter` };
    if (isTooDeep(text))
        return { problem: `is nested more than ${DEEPEST} levels deep: make it flatter` };
    // Whether a name comes twice is looked for below: the library compares each with each, which takes for ever.
    const document = (0,dist/* parseDocument */.Tp)(text, { prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
    const [error = repeatedKey(document)] = [...document.errors, ...document.warnings];
    if (error === undefined)
        return document;
    const line = lineOf(text, error.pos[0]);
    const open = MAY_BE_UNCLOSED.has(error.code) ? unclosed(text) : undefined;
    if (open !== undefined)
        return { problem: unclosedProblem(text, open, error.pos[0]) };
    const reason = REASONS[error.code] ?? 'something is written in a way that it does not know';
    return { problem: `is not YAML or JSON: ${reason} on line ${line}: correct it there` };
}
const lineOf = (text, at) => text.slice(0, at).split('\n').length;
/** What the library says of a bracket or quote without its end: of what follows it, more often than of itself. */
const MAY_BE_UNCLOSED = new Set(['BAD_INDENT', 'MISSING_CHAR', 'BLOCK_IN_FLOW']);
const CLOSING = { '[': ']', '{': '}', '"': '"', "'": "'" };
/** The bracket or quote that opens last and has no end, by the tokens of the text; undefined when each has its own. */
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
    for (const token of new dist/* Parser */.iX().parse(text))
        look(token);
    return last;
}
const isFlow = (token) => 'type' in token && token.type === 'flow-collection';
const isQuoted = (token) => 'type' in token && (token.type === 'double-quoted-scalar' || token.type === 'single-quoted-scalar');
/** @param noticed Where the text went wrong for the library: what closes behind that closes too late, or too far left. */
function unclosedProblem(text, { char, offset }, noticed) {
    const closing = CLOSING[char] ?? '';
    const what = `is not YAML or JSON: the ${char} on line ${lineOf(text, offset)}`;
    return text.indexOf(closing, noticed) < 0 || closing === char
        ? `${what} is never closed: close it with ${closing}`
        : `${what} is not closed, or what is in it is not indented: close it with ${closing}, or indent all its lines`;
}
/** By the tokens of the text, which the library reads without recursion. */
function isTooDeep(text) {
    let level = [...new dist/* Parser */.iX().parse(text)];
    for (let depth = 0; level.length > 0; depth++) {
        // Between a collection and what it holds stand two levels of tokens: its items, and their keys and values.
        if (depth > 3 * DEEPEST)
            return true;
        level = level.flatMap((token) => typeof token === 'object' && token !== null
            ? Object.values(token).filter((inner) => typeof inner === 'object' && inner !== null)
            : []);
    }
    return false;
}
/** The first name that comes twice in a map. */
function repeatedKey(document) {
    let found;
    (0,dist/* visit */.YR)(document, {
        Map: (_key, map) => {
            const seen = new Set();
            for (const { key } of map.items) {
                if (!(0,dist/* isScalar */.jn)(key) || found !== undefined)
                    continue;
                if (seen.has(key.value))
                    found = [key.range?.[0] ?? 0, key.range?.[1] ?? 0];
                seen.add(key.value);
            }
            return found === undefined ? undefined : dist/* visit */.YR.BREAK;
        }
    });
    return found && { code: 'DUPLICATE_KEY', pos: found };
}
/** The value of a YAML or JSON text. */
function parseStructure(text) {
    const document = parseOne(text);
    if ('problem' in document)
        return document;
    try {
        const value = document.toJS({ maxAliasCount: MOST_ALIASES });
        const odd = oddity(value);
        return odd === undefined ? { value } : { problem: `holds ${odd}: remove it` };
    }
    catch {
        return { problem: 'holds aliases that lead nowhere, or too many of them: write the values out' };
    }
}
/** Entries of a map of texts. A scalar is taken as it is written (`1.10` stays `1.10`). */
function parseTextMap(text) {
    const document = parseOne(text);
    if ('problem' in document)
        return { entries: [], problems: [document.problem] };
    if (!(0,dist/* isMap */.jh)(document.contents))
        return { entries: [], problems: ['is not a map: give lines NAME=value, or a map of names to values'] };
    const entries = [];
    const problems = [];
    for (const { key, value } of document.contents.items) {
        const name = sourceOf(key, document);
        const content = sourceOf(value, document);
        if (name === undefined)
            problems.push('has a name that is not text: give names as text');
        else if (content === undefined)
            problems.push(`${JSON.stringify((0,inert/* inert */.t)(name, 60))} has no text as its value: quote it, or give '' for an empty one`);
        else
            entries.push([name, content]);
    }
    return { entries, problems };
}
function sourceOf(node, document) {
    const resolved = node !== null && 'resolve' in node ? node.resolve(document) : node;
    if (!(0,dist/* isScalar */.jn)(resolved) || resolved.value === null)
        return undefined;
    return typeof resolved.value === 'string' ? resolved.value : (resolved.source ?? JSON.stringify(resolved.value));
}
/** What no field can carry: it would be cut off, or dropped in silence. */
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

;// CONCATENATED MODULE: ./src/inputs/structure-readers.js
/** What structured inputs are read with. */






/***/ })

};
;