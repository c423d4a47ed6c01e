"use strict";
exports.id = 524;
exports.ids = [524];
exports.modules = {

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