"use strict";
exports.id = 267;
exports.ids = [267];
exports.modules = {

/***/ 6267:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  commentMarker: function() { return /* binding */ commentMarker; },
  renderComment: function() { return /* binding */ renderComment; },
  r: function() { return /* binding */ renderDeployments; }
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/text/format.js
var format = __webpack_require__(9623);
// EXTERNAL MODULE: ./src/text/markdown.js
var markdown = __webpack_require__(7885);
// EXTERNAL MODULE: ./src/report/heading.js
var report_heading = __webpack_require__(7209);
// EXTERNAL MODULE: ./src/report/known-revision.js
var known_revision = __webpack_require__(2868);
// EXTERNAL MODULE: ./src/report/plan/plan-diff.js
var plan_diff = __webpack_require__(7022);
// EXTERNAL MODULE: ./src/report/markdown/sections.js
var sections = __webpack_require__(6245);
// EXTERNAL MODULE: ./src/report/markdown/summary.js
var summary = __webpack_require__(7217);
;// CONCATENATED MODULE: ./src/report/markdown/commented-deployment.js
/** One deployment in a comment: its row, what failed, and what is folded away. Pure. */







const MOST_FAILURE_LINES = 15;
const LONGEST_REASON = 500;
/** It was not started, because another one failed. */
const isSkipped = (failure) => failure.code === 'dependency_failed';
/** What has no address, no commit and no details. */
const GONE = new Set(['deleted', 'absent', 'swept', 'skipped']);
const COLUMNS = ['Name', 'Status', 'Link', 'Commit', 'Time', 'Updated', 'Log'];
function partOf(deployment, isOneOfMany) {
    const { name, record, failure, under_way, updated_at, run_url } = deployment;
    const state = (0,report_heading/* stateOf */.L4)(record, under_way);
    const heading = isOneOfMany ? (0,markdown/* code */.aY)(name, 100) : undefined;
    const isGone = GONE.has(state) || record.command === 'delete';
    const isPlanned = state === 'planned';
    const details = [
        failure === undefined && record.revision_log ? (0,sections/* revisionLog */.mt)(record.revision_log) : undefined,
        isGone || isPlanned ? undefined : changesSection(record),
        (0,summary.previewsTable)(record),
        record.check && (0,sections/* transcript */.fk)(record.check),
        isGone ? undefined : (0,sections/* idsSection */.Sk)(record)
    ].filter((section) => section !== undefined);
    const ofOne = details.length === 0 ? [] : [(0,markdown/* folded */.TM)(`Details of ${(0,markdown/* escapeHtml */.ZD)(name, 100)}`, details.join('\n\n'))];
    return {
        cells: {
            Name: (0,markdown/* code */.aY)(name, 100),
            Status: (0,report_heading/* statusText */.qS)(record, failure, state),
            Link: isGone || isPlanned ? '' : addressOf(deployment),
            Commit: isGone ? '' : commitCell(deployment),
            Time: isGone || record.waited_ms === undefined ? '' : (0,format/* spellDuration */.jl)(record.waited_ms),
            // A plan says what would be: nothing was updated.
            Updated: isPlanned ? '' : (0,format/* formatTime */.fU)(updated_at),
            Log: run_url === undefined ? '' : (0,markdown/* link */.nf)('Log', run_url)
        },
        isFailed: failure !== undefined && !isSkipped(failure),
        isSkipped: failure === undefined ? state === 'skipped' : isSkipped(failure),
        state,
        heading,
        failure: failure && !isSkipped(failure) ? failureText(record, failure, heading === undefined) : undefined,
        remark: skippedOf(deployment, heading) ?? absentOf(record, state, heading),
        plan: isPlanned && failure === undefined ? planSection(record, heading) : undefined,
        details: isOneOfMany ? ofOne : details
    };
}
/** A link is shown only to what serves. */
function addressOf({ record, is_preview = false }) {
    const { url } = record;
    const which = (0,known_revision/* servedRemark */.Cu)(record);
    if (url === undefined || which === undefined)
        return '';
    return `${(0,markdown/* link */.nf)(is_preview ? 'Open preview' : 'Open', url)} \u00b7 ${(0,markdown/* link */.nf)('API docs', `${url}/docs`)}${which}`;
}
function commitCell({ record, commit }) {
    const built = record.revision_id === undefined ? undefined : (0,known_revision/* commitOf */.D3)(record);
    if (built !== undefined)
        return (0,sections/* commitLink */.wn)(record, built);
    const isKept = record.revision_id !== undefined && record.new_revision === false;
    return commit === undefined || isKept ? '' : `for ${(0,sections/* commitLink */.wn)(record, commit)}`;
}
function failureText(record, failure, isHeaded) {
    const { revision_log } = record;
    return joined([
        (0,sections/* failureBlock */.Qu)(failure, record, { mostLines: MOST_FAILURE_LINES, isHeaded }),
        (0,sections/* rollbackLine */.Hs)(record, failure),
        revision_log && (0,sections/* revisionLog */.mt)(revision_log, { open: true })
    ]);
}
/** Why nothing was done, in the first line of one section. */
function skippedOf({ name, record, failure }, heading) {
    if (failure !== undefined)
        return isSkipped(failure) ? `${heading ?? (0,markdown/* code */.aY)(name, 100)}: ${(0,markdown/* escapeMessage */.hC)(failure.message)}` : undefined;
    const { skipped } = record;
    if (skipped === undefined)
        return undefined;
    return [...(heading === undefined ? [] : [`${heading}:`]), (0,markdown/* escapeMessage */.hC)(skipped, LONGEST_REASON)].join(' ');
}
/** A name that is similar to an existing one is probably a mistake. The heading of a single one says so. */
function absentOf(record, state, heading) {
    if (state !== 'absent' || record.meant === undefined || heading === undefined)
        return undefined;
    return `\u26a0\ufe0f ${heading} does not exist.${(0,report_heading/* suggested */.Mf)(record)}`;
}
function planSection(record, heading) {
    const { plan, warnings } = record;
    if (plan === undefined)
        return undefined;
    return joined([
        heading,
        heading === undefined ? 'Plan only. Nothing was changed.' : undefined,
        (0,sections/* warningsBlock */.LZ)(warnings),
        // Of a create there is one reason, which the row says.
        heading !== undefined && plan.operation === 'create' ? undefined : (0,sections/* reasonsList */.e$)(plan, record, { isOnlyPlan: true }),
        (0,plan_diff/* diffBlock */.Ty)(plan.changes)
    ]);
}
function changesSection(record) {
    const { plan } = record;
    const diff = plan && (0,plan_diff/* diffBlock */.Ty)(plan.changes);
    if (plan === undefined || diff === undefined)
        return undefined;
    const body = joined([
        plan.operation === 'create' ? undefined : (0,sections/* reasonsList */.e$)(plan, record, { isOnlyPlan: false }),
        diff
    ]);
    return (0,markdown/* folded */.TM)((0,format/* count */.U9)(plan.changes.length, 'change'), body);
}
/** Sections, with an empty line between them. */
const joined = (parts) => parts.filter((part) => part !== undefined).join('\n\n');

;// CONCATENATED MODULE: ./src/report/markdown/comment.js
/**
 * The comment on the pull request: a heading, a table with a row for each deployment, what failed and what to do, and the
 * details folded away. Pure.
 */





/** GitHub's limit is 65,536 characters; the marker needs some. */
const MOST_CHARACTERS = 65_000;
/** More rows than this are of no use to a reader. */
const MOST_ROWS = 100;
/**
 * The last line of the comment, invisible, by which a later run finds it. It is a digest of the name and the key of its
 * control plane, so no name can end the marker, and no marker begins another's. A plan has its own comment, so that it
 * never replaces that of the deployment. A manifest is no name: its comment is never that of one deployment.
 */
function commentMarker(of) {
    const { name, control_plane, is_plan = false } = of;
    const digest = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([control_plane, name, ...(is_plan ? ['plan'] : [])]))
        .digest('hex');
    return `<!-- deploy-agent-server ${digest} -->`;
}
/** Markdown for everything above the marker, short enough for GitHub. What is not ours in it is escaped. */
function renderComment(input, most = MOST_CHARACTERS) {
    return renderDeployments({ ...input, most, most_rows: MOST_ROWS });
}
/**
 * A heading, a table with a row for each deployment, what failed, and the details folded away: for comment and summary.
 * What does not fit is left out, the details first.
 */
function renderDeployments({ deployments, run_url, most, most_rows = Infinity, picture, has_times = true }) {
    const parts = deployments.map((deployment) => partOf(deployment, deployments.length > 1));
    const runs = new Set(parts.map(({ cells }) => cells.Log));
    const log = runs.size > 1 || run_url === undefined ? undefined : (0,markdown/* link */.nf)('Log of the run', run_url);
    const shown = firstRows(parts, most_rows);
    const columns = COLUMNS.filter((name) => (name === 'Log' ? runs.size > 1 : has_times || name !== 'Updated'));
    for (let rows = shown.length;; rows = Math.floor(rows / 2)) {
        const some = shown.slice(0, rows);
        const head = joined([
            `### ${headingOf(parts, deployments)}`,
            rowsTable(some, columns, parts.length > 1),
            rows < parts.length ? rowsNote(rows, parts.length) : undefined
        ]);
        const room = most - head.length - (log?.length ?? 0) - NOTE.length - 3 * GAP;
        if (room >= 0 || rows === 0)
            return joined([head, ...sectionsWithin(some, room, picture), log]);
    }
}
const NOTE = 'Some details are too long to be shown here. They are in the log of the run.';
/** An empty line. */
const GAP = 2;
function rowsNote(rows, all) {
    const shown = rows === 0 ? `${all} deployments are too many to be shown here` : `${rows} of ${all} deployments, failed first`;
    return `${shown}. All are in the log of the run.`;
}
/** If there are too many rows, what failed and what is in progress comes first. */
function firstRows(parts, most) {
    if (parts.length <= most)
        return parts;
    const rank = ({ isFailed, state }) => (isFailed ? 0 : isOpen(state) ? 1 : 2);
    return parts.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
}
/** Failures, then plans, then the picture, then what is folded away, if there is room. */
function sectionsWithin(parts, room, picture) {
    const sections = [
        ...failureSections(parts),
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
/** The same failure of several deployments is one section. */
function failureSections(parts) {
    const texts = [...new Set(parts.map(({ failure }) => failure))].filter((text) => text !== undefined);
    return texts.map((text) => {
        const names = parts.filter(({ failure }) => failure === text).flatMap(({ heading }) => heading ?? []);
        return joined([names.length === 0 ? undefined : names.join(', '), text]);
    });
}
function headingOf(parts, deployments) {
    const [only] = deployments;
    const [part] = parts;
    if (only !== undefined && part !== undefined && deployments.length === 1) {
        return (0,report_heading/* commentHeading */.AP)(only.record, { name: only.name, failure: only.failure, state: part.state });
    }
    const { length } = parts;
    const all = (0,format/* count */.U9)(length, deployments.every(({ is_preview }) => is_preview === true) ? 'preview' : 'deployment');
    const failed = parts.filter(({ isFailed }) => isFailed).length;
    const skippedParts = parts.filter(({ isSkipped }) => isSkipped);
    const skipped = skippedParts.length;
    const open = parts.filter(({ state, isFailed }) => isOpen(state) && !isFailed).length;
    const inState = (sought) => parts.filter(({ state, isFailed, isSkipped }) => state === sought && !isFailed && !isSkipped).length;
    const [unchanged, before, deployed] = [inState('unchanged'), inState('failed_before'), inState('deployed')];
    const rest = [skipped > 0 && `, ${skipped} skipped`, open > 0 && `, ${open} in progress`];
    const [failedPart, ...others] = parts.filter(({ isFailed }) => isFailed);
    if (failedPart !== undefined) {
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
    if (parts.every(({ state }) => state === 'deleted'))
        return `\ud83d\uddd1\ufe0f ${all} deleted`;
    if (open > 0)
        return `\u23f3 Deploying ${all}${open < length ? `, ${length - open} done` : ''}`;
    if (before > 0)
        return `\u26a0\ufe0f The latest revision of ${before} of ${all} failed`;
    if (unchanged === length)
        return `\u2705 No changes to ${all}`;
    if (deployed === length)
        return `\u2705 ${all} deployed`;
    const [deleted, absent] = [inState('deleted'), inState('absent')];
    const counts = [
        [deployed, 'deployed'],
        [deleted, 'deleted'],
        [absent, 'did not exist'],
        [skipped, 'skipped'],
        [unchanged, 'unchanged']
    ];
    const told = counts.filter(([many]) => many > 0).map((one) => one.join(' '));
    return `${deployed + unchanged > 0 ? '\u2705' : '\u23ed\ufe0f'} ${told.join(', ')}`;
}
/** `\ud83d\udccb Plan: 1 to create, 2 unchanged. Nothing was changed.` */
function planHeading(records) {
    const of = (operation) => records.filter(({ plan }) => plan?.operation === operation).length;
    const counts = ['create', 'update', 'delete'].map((operation) => [of(operation), `to ${operation}`]);
    const told = [...counts, [of('unchanged'), 'unchanged']].filter(([many]) => many > 0);
    const what = told.length === 0 ? (0,format/* count */.U9)(records.length, 'deployment') : told.map((one) => one.join(' ')).join(', ');
    return `\ud83d\udccb Plan: ${what}. Nothing was changed.`;
}
const isOpen = (state) => state === 'in_progress' || state === 'pending';
/** Columns that are empty in every row are left out, and the name if the heading has it. */
function rowsTable(parts, names, hasNames) {
    const shown = names.filter((name) => (hasNames || name !== 'Name') && parts.some(({ cells }) => cells[name] !== ''));
    if (parts.length === 0)
        return undefined;
    return (0,markdown/* table */.tp)(shown, parts.map(({ cells }) => shown.map((name) => cells[name])));
}


/***/ })

};
;