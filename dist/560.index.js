export const id = 560;
export const ids = [560];
export const modules = {

/***/ 6237:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ commentMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);

function commentMarker(of) {
    const { name, control_plane, is_plan = false } = of;
    const digest = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256')
        .update(JSON.stringify([control_plane, name, ...(is_plan ? ['plan'] : [])]))
        .digest('hex');
    return `<!-- deploy-agent-server ${digest} -->`;
}


/***/ }),

/***/ 560:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openDeploymentComment: () => (/* binding */ openDeploymentComment)
/* harmony export */ });
/* harmony import */ var _report_headline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5509);
/* harmony import */ var _report_markdown_comment_part_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1058);
/* harmony import */ var _report_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(333);
/* harmony import */ var _comment_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6237);
/* harmony import */ var _run_comment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4085);





function openDeploymentComment({ wanted, run_url, closing, clock, redactAll }, { pull, run_started_at }) {
    const { control_plane, plans: is_plan = false, transient: is_preview, deletes } = wanted;
    const name = redactAll(wanted.name);
    let heading = '';
    const comment = (0,_run_comment_js__WEBPACK_IMPORTED_MODULE_4__/* .createRunComment */ .j)({
        pull,
        marker: (0,_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__/* .commentMarker */ .Q)({ name: wanted.name, control_plane, is_plan }),
        run_url,
        create: !deletes,
        isShared: false,
        headingOf: () => heading,
        guard: closing,
        clock
    });
    const partsOf = ({ record, failure }, isOver) => {
        const shown = { name, record, failure, isOver, is_preview };
        heading = (0,_report_headline_js__WEBPACK_IMPORTED_MODULE_0__/* .headline */ .Pl)((0,_report_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .conclude */ .Ep)(record, failure, isOver), { ...record, name });
        const at = clock.date();
        return [(0,_report_markdown_comment_part_js__WEBPACK_IMPORTED_MODULE_1__/* .partOf */ .B)(shown, { key: name, run_started_at, at, run_url, isOneOfMany: false, told: new Set() })];
    };
    return {
        update: (told) => comment.update(partsOf(told, false)),
        close: (told) => comment.close(partsOf(told, true))
    };
}


/***/ }),

/***/ 4085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ createRunComment)
});

// EXTERNAL MODULE: ./lib/src/text/markdown.js
var markdown = __webpack_require__(6375);
// EXTERNAL MODULE: ./lib/src/report/outcome.js
var outcome = __webpack_require__(333);
// EXTERNAL MODULE: ./lib/src/report/markdown/deployment.js
var deployment = __webpack_require__(9336);
;// CONCATENATED MODULE: ./lib/src/report/markdown/parts.js



const LINK = deployment/* COLUMNS */.cZ.indexOf('Link');
const FAILED = new Set(['failed', 'timed_out']);
const KEEPS_LINK = new Set([...FAILED, 'cancelled', 'blocked', 'pending']);
const MOST_CHARACTERS = 65_000;
const MOST_ROWS = 100;
const NOTE = 'Some details are too long to be shown here. They are in the log of the run.';
const GAP = '\n\n';
function renderParts(parts, frame) {
    for (let most = MOST_ROWS;; most = Math.floor(most / 2)) {
        const text = renderFirst(parts, most, frame);
        if (text.length <= MOST_CHARACTERS || most === 0)
            return text;
    }
}
function renderFirst(parts, most, { heading, marker, run_url }) {
    const kept = new Set(parts.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most));
    const shown = parts.filter((part) => kept.has(part));
    const head = [
        `### ${oneLine(heading)}`,
        ...(shown.length > 0 ? [rowsTable(shown, parts.length > 1)] : []),
        ...(shown.length < parts.length ? [rowsNote(shown.length, parts.length)] : [])
    ];
    const isOneRun = new Set(parts.map(({ run_started_at }) => run_started_at)).size === 1;
    const tail = [...(isOneRun && run_url !== undefined ? [(0,markdown/* link */.nf)('Log of the run', run_url)] : []), `${marker}\n`];
    const room = MOST_CHARACTERS - [...head, NOTE, ...tail].join(GAP).length;
    return [...head, ...detailsWithin(shown, room), ...tail].join(GAP);
}
const rankOf = (part) => (FAILED.has(kindOf(part)) ? 0 : kindOf(part) === 'pending' ? 1 : 2);
const kindOf = ({ kind }) => (0,outcome/* outcomeOfToken */.fg)(kind).kind;
function rowsNote(rows, all) {
    const shown = rows === 0 ? `${all} deployments are too many to be shown here` : `${rows} of ${all} deployments, failed first`;
    return `${shown}. All are in the log of the run.`;
}
function rowsTable(parts, hasNames) {
    const texts = parts.map(({ row }) => row.map(cellText));
    const filled = deployment/* COLUMNS */.cZ.filter((_, i) => (hasNames || i > 0) && texts.some((row) => row[i]));
    const columns = filled.length > 0 ? filled : ['Status'];
    const rows = parts.map((part, nth) => {
        const cells = columns.map((name) => texts[nth]?.[deployment/* COLUMNS */.cZ.indexOf(name)] ?? '');
        return [...cells.slice(0, -1), `${cells.at(-1)} ${rowMarker(part)}`];
    });
    return (0,markdown/* table */.tp)(columns, rows);
}
const rowMarker = ({ key, kind, run_started_at, position }) => `<!-- row ${kind} ${run_started_at} ${position ?? '-'} ${encoded(key)} -->`;
function detailsWithin(parts, room) {
    const sections = parts.flatMap(({ key, kind, details }) => {
        const inner = inert(details).replace(/\r\n?/g, '\n').trim();
        const text = [`<!-- details ${encoded(key)} -->`, inner, `<!-- end ${encoded(key)} -->`].join(GAP);
        return inner === '' ? [] : [{ isFailed: FAILED.has((0,outcome/* outcomeOfToken */.fg)(kind).kind), text }];
    });
    let left = room;
    const fitting = new Set();
    for (const section of sections.toSorted((a, b) => Number(b.isFailed) - Number(a.isFailed))) {
        const length = section.text.length + GAP.length;
        if (length > left)
            continue;
        left -= length;
        fitting.add(section);
    }
    const texts = sections.filter((section) => fitting.has(section)).map(({ text }) => text);
    return texts.length < sections.length ? [...texts, NOTE] : texts;
}
function readParts(body) {
    const lines = body.split(/\r?\n/);
    const [, , head = '', , ...rest] = lines;
    const columns = cellsOf(head);
    if (columns.length === 0 || !columns.every((name) => deployment/* COLUMNS */.cZ.some((one) => one === name)))
        return [];
    const end = rest.findIndex((line) => !line.startsWith('|'));
    return rest.slice(0, end === -1 ? undefined : end).flatMap((line) => readRow(line, columns, lines));
}
const ROW = /^(.*)<!-- row ([a-z_.]{1,40}) (\d{1,15}) (-|\d{1,6}) ([\w%.!~*'()]+) -->$/s;
function readRow(line, columns, lines) {
    const cells = cellsOf(line);
    const [, last, kind, started, position, encodedKey = ''] = ROW.exec(cells.at(-1) ?? '') ?? [];
    const key = decoded(encodedKey);
    if (last === undefined || kind === undefined || key === undefined || cells.length !== columns.length)
        return [];
    const texts = new Map(columns.map((name, i) => [name, i === columns.length - 1 ? last.trim() : cells[i]]));
    const part = {
        key,
        kind,
        run_started_at: Number(started),
        row: deployment/* COLUMNS */.cZ.map((name) => texts.get(name) ?? (name === 'Name' ? (0,markdown/* code */.aY)(key, 100) : '')),
        details: readDetails(lines, encodedKey)
    };
    return [position === '-' ? part : { ...part, position: Number(position) }];
}
function readDetails(lines, encodedKey) {
    const from = lines.indexOf(`<!-- details ${encodedKey} -->`);
    const to = lines.indexOf(`<!-- end ${encodedKey} -->`, from);
    return from === -1 || to === -1
        ? ''
        : lines
            .slice(from + 1, to)
            .join('\n')
            .trim();
}
function mergeParts(existing, own) {
    const merged = new Map(existing.map((part) => [part.key, part]));
    for (const part of own) {
        const before = merged.get(part.key);
        const isLater = before !== undefined && before.run_started_at > part.run_started_at;
        const isDeleted = part.kind === 'absent' && before?.kind === 'deleted';
        if (!isLater && !isDeleted)
            merged.set(part.key, withEarlierLink(part, before));
    }
    const placeOf = ({ position = Number.MAX_SAFE_INTEGER }) => position;
    return [...merged.values()].sort((a, b) => placeOf(a) - placeOf(b) || (a.key < b.key ? -1 : 1));
}
const EARLIER = ' (as of an earlier run)';
function withEarlierLink(part, before) {
    const address = before?.row[LINK] ?? '';
    if (address === '' || part.row[LINK] !== '' || !KEEPS_LINK.has(kindOf(part)))
        return part;
    const marked = address.endsWith(EARLIER) ? address : `${address}${EARLIER}`;
    return { ...part, row: part.row.with(LINK, marked) };
}
const encoded = (key) => encodeURIComponent(key.toWellFormed()).replaceAll('-', '%2D');
function decoded(key) {
    try {
        return key === '' ? undefined : decodeURIComponent(key);
    }
    catch {
        return undefined;
    }
}
const inert = (text) => text.replaceAll('<!--', '<\u200b!--');
const oneLine = (text) => inert(text)
    .replace(/[\r\n]+/g, ' ')
    .trim();
const cellText = (text) => oneLine(text).replace(/(\\.)|\|/gs, (_, escaped) => escaped ?? '\\|');
function cellsOf(line) {
    const trimmed = line.trimEnd();
    if (!trimmed.startsWith('|') || !trimmed.endsWith('|'))
        return [];
    return [...trimmed.slice(1).matchAll(/((?:\\.|[^\\|])*)\|/gs)].map(([, cell = '']) => cell.trim());
}

;// CONCATENATED MODULE: ./lib/src/github-records/run-comment.js

const WHAT = 'write the comment on the pull request';
const BETWEEN_WRITES_MS = 15_000;
const CHECK_AFTER_MS = 3_000;
const MOST_ROUNDS = 5;
const CLOCK_SKEW_MS = 3_600_000;
const NOTHING_DONE = new Set(['deleted', 'absent', 'cancelled']);
function createRunComment(options) {
    const { guard, clock, isShared } = options;
    const own = new Map();
    const writer = createWriter(options, own);
    const closing = new AbortController();
    let isOutdated = false;
    let writing;
    const note = (parts) => {
        for (const part of parts)
            own.set(part.key, part);
        isOutdated = true;
    };
    const writeWhileOutdated = async () => {
        while (isOutdated && !closing.signal.aborted) {
            isOutdated = false;
            await guard(WHAT, writer.write);
            if (!(await wait(clock, BETWEEN_WRITES_MS, closing.signal)))
                break;
        }
        writing = undefined;
    };
    return {
        update(parts) {
            note(parts);
            writing ??= writeWhileOutdated();
        },
        async close(parts) {
            note(parts);
            closing.abort();
            await writing;
            const isDone = async (github) => {
                await (isShared ? writer.writeUntilKept(github) : writer.write(github));
                return writer.hasComment();
            };
            return own.size > 0 && (await guard(WHAT, isDone)) === true;
        }
    };
}
function wait(clock, ms, until) {
    return clock.sleep(ms, until).then(() => true, () => false);
}
function createWriter(options, own) {
    const { pull, marker, run_url, headingOf, clock, random = Math.random } = options;
    let comment;
    let written = [];
    const bodyOver = (before) => {
        const existing = readParts(before).filter(({ run_started_at }) => run_started_at < clock.date() + CLOCK_SKEW_MS);
        const parts = mergeParts(existing, [...own.values()]);
        const isSuperseded = parts.every((part) => existing.includes(part));
        const body = isSuperseded ? before : renderParts(parts, { heading: headingOf(parts), marker, run_url });
        written = readParts(body).filter(({ key }) => own.has(key));
        return body;
    };
    const update = async (github, id) => {
        const isWritten = await github.updateComment(id, (before) => isOurs(before, marker) ? bodyOver(before.body) : undefined);
        comment = isWritten ? id : undefined;
        return isWritten;
    };
    const write = async (github) => {
        if (comment !== undefined && (await update(github, comment)))
            return true;
        const found = await findComment(github, pull, marker);
        if (found !== undefined && (await update(github, found)))
            return true;
        if (!options.create || [...own.values()].every(({ kind }) => NOTHING_DONE.has(kind)))
            return false;
        const made = await github.createComment(pull, bodyOver(''));
        comment = made.id;
        const oldest = await findComment(github, pull, marker);
        if (oldest === undefined || oldest === made.id)
            return true;
        await github.deleteComment(made.id);
        return update(github, oldest);
    };
    const isKept = async (github) => {
        const found = comment === undefined ? undefined : await github.readComment(comment);
        const parts = new Map(readParts(found?.body ?? '').map((part) => [part.key, part]));
        return written.every((part) => isSameOrLater(parts.get(part.key), part));
    };
    const writeUntilKept = async (github) => {
        if (!(await write(github)))
            return;
        for (let round = 1; round < MOST_ROUNDS; round++) {
            const hasTime = await wait(clock, CHECK_AFTER_MS * (1 + random() * round));
            if (await isKept(github))
                return;
            await write(github);
            if (!hasTime)
                return;
        }
    };
    return { write, writeUntilKept, hasComment: () => comment !== undefined };
}
function isSameOrLater(found, part) {
    if (found === undefined)
        return false;
    if (found.run_started_at > part.run_started_at)
        return true;
    const isSame = ({ kind, run_started_at, row }) => JSON.stringify([kind, run_started_at, row.slice(1)]);
    return isSame(found) === isSame(part);
}
async function findComment(github, pull, marker) {
    for await (const comment of github.listComments(pull)) {
        if (isOurs(comment, marker))
            return comment.id;
    }
    return undefined;
}
function isOurs({ is_trusted, body }, marker) {
    return is_trusted && body.startsWith('### ') && body.trimEnd().split('\n').at(-1) === marker;
}


/***/ }),

/***/ 1058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ partOf)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(333);
/* harmony import */ var _deployment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9336);


function partOf(shown, options) {
    const { key, run_started_at, position, at, run_url, isOneOfMany, told } = options;
    const row = (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .rowOf */ .OB)(shown, { at, run_url });
    return {
        key,
        kind: (0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenOf */ .B9)((0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .conclude */ .Ep)(shown.record, shown.failure, shown.isOver)),
        run_started_at: Math.round(run_started_at),
        ...(position !== undefined && { position }),
        row: _deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .COLUMNS */ .cZ.map((name) => row[name]),
        details: (0,_deployment_js__WEBPACK_IMPORTED_MODULE_1__/* .detailsOf */ .cz)(shown, { isOneOfMany, isFolded: true, told })
    };
}


/***/ })

};
