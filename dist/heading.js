"use strict";
exports.id = 217;
exports.ids = [217];
exports.modules = {

/***/ 7209:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AP: function() { return /* binding */ commentHeading; },
/* harmony export */   HS: function() { return /* binding */ saysWhatServes; },
/* harmony export */   L4: function() { return /* binding */ stateOf; },
/* harmony export */   Mf: function() { return /* binding */ suggested; },
/* harmony export */   Wm: function() { return /* binding */ headingOf; },
/* harmony export */   ny: function() { return /* binding */ noneHeading; },
/* harmony export */   qS: function() { return /* binding */ statusText; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8509);
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4159);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9623);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7885);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2868);





const COMMANDS = {
    deploy: 'Deploy of',
    plan: 'Plan for',
    rollback: 'Rollback of',
    delete: 'Delete of',
    sweep: 'Sweep of the previews of'
};
const NOT_DONE = {
    deploy: 'was not deployed',
    plan: 'was not planned',
    rollback: 'was not rolled back',
    delete: 'was not deleted',
    sweep: 'was not swept'
};
const REASONS = {
    input_invalid: 'invalid input',
    auth_failed: 'the credentials were refused',
    control_plane_unreachable: 'the control plane is not available',
    invalid_response: 'the control plane gave no usable answer',
    request_refused: 'the control plane refused the request',
    name_conflict: 'the name is not free',
    foreign_deployment: 'it belongs to another repository',
    immutable_field: 'a field cannot be changed',
    new_revision_refused: '`new_revision` is `never`',
    rollback_refused: 'the revision cannot be restored'
};
const DONE = {
    created: 'Created',
    updated: 'Updated',
    unchanged: 'No changes to',
    rolled_back: 'Rolled back'
};
function headingOf(record, failure) {
    if (failure !== undefined)
        return failureHeading(record, failure);
    const { operation, deletion = 'accepted' } = record;
    const name = nameOf(record);
    if (operation === undefined)
        return `\u2705 Done with ${name}`;
    const ended = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .badEnd */ .LR)(record);
    const done = DONE[operation];
    if (ended !== undefined && done !== undefined)
        return `\u26a0\ufe0f ${done} ${name}, but its latest revision is ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(ended, 40)}`;
    if (record.other_commit !== undefined && done !== undefined)
        return `\u26a0\ufe0f ${done} ${name}${insteadOf(record)}`;
    const isWaitedFor = lastStatusIsDeployed(record);
    switch (operation) {
        case 'created':
            return isWaitedFor
                ? `\u2705 Created ${name}${step(record)}`
                : `\u23f3 Created ${name}. This run does not wait for the rollout.`;
        case 'updated':
            if (record.new_revision !== true)
                return `\u2705 Updated ${name} without a new revision`;
            return isWaitedFor
                ? `\u2705 Updated ${name}${step(record)}`
                : `\u23f3 Updated ${name}. This run does not wait for the rollout.`;
        case 'rolled_back':
            return isWaitedFor
                ? `\u2705 Rolled back ${name}${goal(record)}`
                : `\u23f3 Rolling back ${name}${goal(record)}. This run does not wait for the rollout.`;
        case 'unchanged':
            return (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .hasBecomeLive */ ._Q)(record)
                ? `\u2705 ${capitalized(name)} is deployed${step(record)}`
                : `\u2705 No changes to ${name}${step(record)}`;
        case 'deleted':
            if (deletion === 'absent')
                return absentHeading(name, record);
            return deletion === 'already_deleting' ? `\u2705 ${capitalized(name)} is already being deleted` : deletedHeading(name);
        case 'planned':
            return record.previews === undefined ? planHeading(name, record) : sweepHeading(name, record);
        case 'swept':
            return sweepHeading(name, record);
        case 'skipped':
            return '\u23ed\ufe0f Skipped';
    }
}
function commentHeading(record, { failure, name, state }) {
    const what = (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(name, 100);
    if (failure !== undefined)
        return failureHeading({ ...record, name }, failure);
    switch (state) {
        case 'deleted':
            return deletedHeading(what);
        case 'absent':
            return absentHeading(what, record);
        case 'swept':
            return sweepHeading(what, record);
        case 'planned':
            return planHeading(what, record);
        case 'in_progress':
            return record.command === 'rollback' ? `\u23f3 Rolling back ${what}${goal(record)}` : `\u23f3 Deploying ${what}`;
        case 'pending':
            return `\u23f3 ${what} is being rolled out. This run does not wait for it.`;
        case 'failed_before':
            return `\u26a0\ufe0f The latest revision of ${what} is ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .badEnd */ .LR)(record) ?? '', 40)}`;
        case 'other_commit':
            return `\u26a0\ufe0f ${what} is deployed${insteadOf(record)}`;
        case 'deployed':
            return record.operation === 'rolled_back' ? `\u2705 Rolled back ${what}${goal(record)}` : `\u2705 ${what} is deployed`;
        case 'unchanged':
            return `\u2705 ${what} is deployed. Nothing changed.`;
        case 'skipped':
            return `\u23ed\ufe0f ${what} was skipped`;
    }
}
const insteadOf = ({ other_commit = '', wanted_commit = '' }) => `, but at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(other_commit))}, not at ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(wanted_commit))}`;
function stateOf(record, isUnderWay) {
    const { operation, deletion } = record;
    if (operation === 'deleted' && deletion === 'absent')
        return 'absent';
    if (operation === 'deleted' || operation === 'swept' || operation === 'skipped')
        return operation;
    if (record.command === 'plan' || operation === 'planned')
        return 'planned';
    if (isUnderWay)
        return 'in_progress';
    if ((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .isPending */ .mm)(record))
        return 'pending';
    if ((0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .badEnd */ .LR)(record) !== undefined)
        return 'failed_before';
    if (record.other_commit !== undefined)
        return 'other_commit';
    return operation === 'unchanged' && !(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .hasBecomeLive */ ._Q)(record) ? 'unchanged' : 'deployed';
}
function statusText(record, failure, state) {
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    const shown = status === undefined ? undefined : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(status, 40);
    if (failure?.kind === 'cancelled')
        return failure.code === 'internal' ? '\u23f9\ufe0f Stopped' : '\u23f9\ufe0f Cancelled';
    if (failure?.code === 'dependency_failed')
        return '\u23ed\ufe0f Skipped';
    if (failure?.code === 'wait_timeout')
        return '\u274c Timed out';
    if (failure?.unchanged && record.command === 'deploy')
        return '\u274c Not deployed';
    if (failure?.unchanged && record.command === 'rollback')
        return '\u274c Not rolled back';
    if (failure !== undefined) {
        if (record.rollback?.rolled_back_to !== undefined)
            return '\u274c Rolled back';
        if (failure.code === 'check_failed')
            return '\u274c Smoke check failed';
        return (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .badEnd */ .LR)(record) === undefined ? '\u274c Failed' : `\u274c ${shown}`;
    }
    switch (state) {
        case 'deleted':
            return '\ud83d\uddd1\ufe0f Deleted';
        case 'absent':
            return 'Did not exist';
        case 'swept':
            return `\ud83d\uddd1\ufe0f ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(record.swept?.length ?? 0, 'preview')} deleted`;
        case 'planned':
            return `\ud83d\udccb ${planText(record.plan)}`;
        case 'in_progress':
        case 'pending':
            return `\u23f3 ${shown ?? (record.command === undefined ? 'Waiting' : 'In progress')}`;
        case 'failed_before':
            return `\u26a0\ufe0f ${shown}`;
        case 'other_commit':
            return '\u26a0\ufe0f Deployed at another commit';
        case 'deployed':
            return record.operation === 'rolled_back' ? '\u2705 Rolled back' : '\u2705 Deployed';
        case 'unchanged':
            return '\u2705 Unchanged';
        case 'skipped':
            return '\u23ed\ufe0f Skipped';
    }
}
function failureHeading(record, failure) {
    const { command } = record;
    if (failure.unchanged)
        return unchangedHeading(record, failure);
    if (command === undefined)
        return '\u274c Failed';
    const what = `${COMMANDS[command]} ${nameOf(record)}`;
    if (failure.kind === 'cancelled')
        return `\u23f9\ufe0f ${what} was ${failure.code === 'internal' ? 'stopped by an internal error' : 'cancelled'}`;
    if (!makesRevisions(record))
        return `\u274c ${what} failed`;
    if (failure.code === 'wait_timeout')
        return `\u274c ${what} timed out${timeoutTail(record)}`;
    const failed = failure.code === 'check_failed' ? `Smoke check of ${nameOf(record)}` : what;
    return `\u274c ${failed} failed${servingTail(record)}`;
}
function unchangedHeading(record, { code: errorCode }) {
    const { command, asked_id } = record;
    const isMissing = errorCode === 'not_found' && asked_id !== undefined;
    const reason = isMissing ? 'it was not found' : REASONS[errorCode];
    const why = reason === undefined ? '' : `: ${reason}`;
    if (command === undefined)
        return `\u274c Nothing was changed${why}`;
    return `\u274c ${capitalized(nameOf(record))} ${NOT_DONE[command]}${why}. Nothing was changed.`;
}
function noneHeading(ended, what) {
    const tried = ended.filter(({ failure }) => failure?.code !== 'dependency_failed');
    const [code, ...codes] = new Set(tried.map(({ failure }) => failure?.code));
    const [command, ...commands] = new Set(tried.map(({ record }) => record.command));
    const isSame = code !== undefined && command !== undefined && codes.length + commands.length === 0;
    if (!isSame || tried.length < 2 || !tried.every(({ failure }) => failure?.unchanged))
        return undefined;
    const reason = REASONS[code];
    return `\u274c None of ${what} ${NOT_DONE[command].replace(' not', '')}${reason === undefined ? '' : `: ${reason}`}. Nothing was changed.`;
}
function saysWhatServes(record) {
    return makesRevisions(record) && servingTail(record) !== '';
}
const makesRevisions = ({ command }) => command === 'deploy' || command === 'rollback';
function servingTail(record) {
    const { rollback, serving, revision_id, previous, active_before, check } = record;
    const to = rollback?.rolled_back_to;
    if (to !== undefined) {
        const commit = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record, to);
        if (commit !== undefined && commit === (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record)) {
            const which = [previous, active_before].includes(to) ? 'the previous' : 'an earlier';
            return `. Rolled back to ${which} revision (same commit).`;
        }
        return commit === undefined
            ? '. Rolled back to an earlier revision.'
            : `. Rolled back to commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit))}.`;
    }
    if (serving === undefined)
        return '';
    if (serving === null)
        return `. ${nothingServes(record)}`;
    if (serving !== revision_id)
        return [previous, active_before].includes(serving)
            ? `. The previous revision${commitIn(record, serving)} is still serving.`
            : '';
    if (check?.result !== 'failed')
        return '';
    return `. ${record.new_revision === true ? 'The new' : 'Its'} revision${commitIn(record, serving)} is serving.`;
}
function timeoutTail(record) {
    const { revision_id, active_before, previous } = record;
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    if (status === undefined || !(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOf */ .Pr)(status).in_progress)
        return '.';
    const goes = `. It is still ${(0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .progressOf */ .jA)(status)}`;
    if (previous === null)
        return `${goes}. ${nothingServes(record)}`;
    return active_before == null || active_before === revision_id
        ? `${goes}.`
        : `${goes}. When this run began, the previous revision${commitIn(record, active_before)} was serving.`;
}
const nothingServes = ({ active_before }) => active_before == null ? 'Nothing is serving yet.' : 'Nothing is serving now.';
function commitIn(record, id) {
    const commit = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record, id);
    return commit === undefined ? '' : ` (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit))})`;
}
const deletedHeading = (name) => `\ud83d\uddd1\ufe0f ${capitalized(name)} was deleted`;
function absentHeading(name, record) {
    return `\u23ed\ufe0f Nothing to delete: ${name} does not exist.${suggested(record)}`;
}
function planHeading(name, record) {
    const { plan } = record;
    if (plan === undefined)
        return `\ud83d\udccb Plan for ${name}`;
    return `\ud83d\udccb Plan for ${name}: ${planText(plan).toLowerCase()}${plan.operation === 'rollback' ? goal(record) : ''}`;
}
function planText(plan) {
    if (plan === undefined)
        return 'Plan';
    const { operation, new_revision } = plan;
    if (plan.built_by_service !== undefined)
        return 'No changes to send, the service builds this push';
    switch (operation) {
        case 'create':
            return 'Create';
        case 'update':
            return new_revision ? 'Update with a new revision' : 'Update without a new revision';
        case 'unchanged':
            return 'No changes';
        case 'rollback':
            return 'Roll back';
        case 'delete':
            return 'Delete';
    }
}
const suggested = ({ meant }) => (meant === undefined ? '' : ` Did you mean ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(meant, 100)}?`);
function sweepHeading(name, record) {
    const { previews = [], swept = [], operation, unchecked, absent } = record;
    if (unchecked !== undefined)
        return uncheckedHeading(unchecked, swept.length);
    if (absent)
        return `\u23ed\ufe0f Nothing to sweep: ${name} does not exist.${suggested(record)}`;
    if (operation === 'planned')
        return previews.length === 0
            ? `\ud83d\udccb Dry run: no preview of ${name} exists`
            : `\ud83d\udccb Dry run of the sweep of ${name}: would delete ${swept.length} of ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(previews.length, 'preview')}`;
    if (swept.length === 0)
        return `\u2705 No previews of ${name} to delete${previews.length > 0 ? `, ${previews.length} kept` : ''}`;
    return `\u2705 Deleted ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(swept.length, 'preview')} of ${name}`;
}
function uncheckedHeading({ count: many, needs_token }, deleted) {
    const mend = needs_token ? ' Set `github_token`.' : '';
    return `\u26a0\ufe0f Could not check ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(many, 'preview')}${deleted === 0 ? '' : `, deleted ${deleted}`}.${mend}`;
}
function nameOf({ name, deployment_id, asked_id }) {
    if (name !== undefined)
        return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(name, 100);
    const id = deployment_id ?? asked_id;
    return id === undefined ? 'the deployment' : `deployment ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(id), 100)}`;
}
const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);
function lastStatusIsDeployed(record) {
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    return status !== undefined && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(status) === 'deployed';
}
function step(record) {
    const now = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record);
    if (now === undefined)
        return tagStep(record);
    const served = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .servedBefore */ .p7)(record);
    const before = served === undefined ? undefined : (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record, served);
    const shown = (commit) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit));
    return before === undefined || before === now ? ` at ${shown(now)}` : `: ${shown(before)} \u2192 ${shown(now)}`;
}
function goal(record) {
    const { changes = [], rolls_back_to: to } = record.plan ?? {};
    if (to === undefined)
        return '';
    const commit = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record, to);
    if (commit !== undefined)
        return ` to commit ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .Ax)(commit))}`;
    const image = changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after;
    if (typeof image === 'string')
        return ` to image ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortenDigests */ .fQ)(image), 200)}`;
    const tag = tagOf(record.plan);
    return tag === undefined ? ` to revision ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_2__/* .shortId */ .m_)(to))}` : ` to tag ${tag}`;
}
function tagStep({ plan, new_revision }) {
    const tag = tagOf(plan);
    return new_revision === true && tag !== undefined ? ` at tag ${tag}` : '';
}
function tagOf(plan) {
    const ref = plan?.changes.find(({ path }) => path === 'source_revision_config.repo_ref')?.after;
    return typeof ref === 'string' && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isTag */ .dz)(ref) ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(ref.replace('refs/tags/', ''), 100) : undefined;
}


/***/ }),

/***/ 6245:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hs: function() { return /* binding */ rollbackLine; },
/* harmony export */   LZ: function() { return /* binding */ warningsBlock; },
/* harmony export */   Qu: function() { return /* binding */ failureBlock; },
/* harmony export */   Sk: function() { return /* binding */ idsSection; },
/* harmony export */   e$: function() { return /* binding */ reasonsList; },
/* harmony export */   fk: function() { return /* binding */ transcript; },
/* harmony export */   mt: function() { return /* binding */ revisionLog; },
/* harmony export */   wn: function() { return /* binding */ commitLink; }
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4159);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9623);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7885);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2303);
/* harmony import */ var _heading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7209);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2868);
/* harmony import */ var _revision_log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8261);







const MOST_LINES = 40;
const LONGEST_LINE = 500;
const LONGEST_FIX = 1_000;
function failureBlock(failure, record, { mostLines = MOST_LINES, isHeaded = false } = {}) {
    const { message, plain = message, advice, code: errorCode, docs_url } = failure;
    const { revision_id: id = '' } = record;
    const own = new Set([`Revision ${id}`, `Revision ${(0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .namedRevision */ .ni)(record, id)}`]);
    const lines = (isHeaded && (0,_heading_js__WEBPACK_IMPORTED_MODULE_2__/* .saysWhatServes */ .HS)(record) ? plain : message)
        .split('\n')
        .filter((line) => !own.has(line))
        .slice(0, mostLines);
    const shown = (line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)(withShortIds(line, record), LONGEST_LINE);
    const isOneInput = errorCode === 'input_invalid' && lines.length === 2;
    const [first = '', ...rest] = isOneInput ? [problemLine(lines[1] ?? '')] : lines.map(shown);
    const heading = [
        ...(first === '' ? [] : [isOneInput ? first : `**${first}**`]),
        (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(errorCode), docs_url)
    ].join(' ');
    const facts = [heading, ...rest.filter((line) => line !== '')].map((line) => `> ${line}`).join('  \n');
    return advice === undefined ? facts : `${facts}\n>\n> **To fix:** ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)(advice, LONGEST_FIX)}`;
}
function problemLine(line) {
    const at = line.indexOf(': ');
    const [name, problem] = [line.slice(0, at).trimStart(), line.slice(at + 2)];
    return at === -1
        ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)(line, LONGEST_LINE)
        : `**${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)(name)}**: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)(problem, LONGEST_LINE)}`;
}
function rollbackLine(record, failure) {
    const { rollback } = record;
    if (rollback === undefined || failure?.message.includes(rollback.message))
        return undefined;
    const lines = rollback.message.split('\n').map((line) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)(withShortIds(line, record), LONGEST_LINE));
    return lines.join('  \n');
}
function warningsBlock(record) {
    const { warnings } = record;
    if (warnings.length === 0)
        return undefined;
    const quote = (some) => some.map((text) => `> \u26a0\ufe0f ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)(withShortIds(ofOwn(text, record), record), LONGEST_LINE)}`).join('\n>\n');
    const shown = quote(warnings.slice(0, 5));
    const rest = warnings.slice(5);
    return rest.length === 0 ? shown : `${shown}\n\n${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)(`${rest.length} more warnings`, quote(rest))}`;
}
function ofOwn(text, { revision_id: id = '' }) {
    const own = `Revision ${id} `;
    return text.startsWith(own) ? `The revision ${text.slice(own.length)}` : text;
}
function reasonsList({ reasons, new_revision }, { isOnlyPlan }) {
    if (reasons.length === 0)
        return undefined;
    const made = isOnlyPlan ? 'A new revision would be created:' : 'A new revision was needed:';
    const heading = new_revision ? made : 'No new revision is needed:';
    const [only, ...others] = reasons;
    if (only !== undefined && others.length === 0)
        return `${heading} ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenDigests */ .fQ)(only), LONGEST_LINE)}`;
    return [
        heading,
        '',
        ...reasons.slice(0, 20).map((reason) => `- ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMessage */ .hC)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenDigests */ .fQ)(reason), LONGEST_LINE)}`)
    ].join('\n');
}
function commitLink({ repo_url }, commit) {
    const isCommit = /^[0-9a-f]{7,64}$/i.test(commit);
    const url = repo_url?.replace(/\.git$/, '');
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)((0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .shortCommit */ .Ax)(commit)), isCommit && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .isSafeAddress */ .cr)(url) ? `${url}/commit/${commit}` : undefined);
}
function idsSection(record, title = 'IDs') {
    const known = [...idsOf(record), ['Commit', (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record)], ['Image', imageOf(record.plan)]];
    const lines = known.flatMap(([what, id]) => (id === undefined ? [] : [`- ${what}: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(id, 500)}`]));
    return lines.length === 0 ? undefined : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)(title, lines.join('\n'));
}
function idsOf(record) {
    const { deployment_id, revision_id, plan, rollback, rolled_back_by, rolled_back_to, serving } = record;
    const before = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .servedBefore */ .p7)(record);
    const to = rollback?.rolled_back_to ?? rolled_back_to;
    return [
        ['Deployment', deployment_id],
        ['Revision', revision_id],
        ['Previous revision', before],
        ['Rolled back to', to === before ? undefined : to],
        ['Revision to roll back to', unlessIn([to], plan?.rolls_back_to)],
        ['Revision of the rollback', unlessIn([revision_id, before, to], rolled_back_by)],
        ['Serving revision', unlessIn([revision_id, before, to, rolled_back_by], serving)]
    ];
}
const unlessIn = (known, id) => id == null || known.includes(id) ? undefined : id;
function withShortIds(text, record) {
    const ids = idsOf(record).flatMap(([, id]) => (id === undefined ? [] : [id]));
    return ids.reduce((shorter, id) => shorter.replaceAll(id, (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(id)), text);
}
function imageOf(plan) {
    const image = plan?.changes.find(({ path }) => path === 'source_revision_config.image_uri')?.after;
    return typeof image === 'string' && /@sha\d+:/.test(image) ? image : undefined;
}
function transcript({ result, assistant, asked, events, elapsed_ms }) {
    const sign = result === 'passed' ? '\u2705' : '\u274c';
    const rows = events.map(({ event, text }) => [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(event, 40), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeMarkdown */ .FV)(text, 200)]);
    const parts = [
        ...(asked === undefined ? [] : [`Sent: ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(asked, 200)}`]),
        ...(rows.length === 0 ? [] : [(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .table */ .tp)(['Event', 'Payload'], rows)])
    ];
    const title = `${sign} Smoke check of assistant "${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(assistant ?? '', 100)}" ${result} in ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(elapsed_ms)}`;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)(title, parts.length === 0 ? 'No events.' : parts.join('\n\n'));
}
const MOST_LOG_LINES = 15;
const LONGEST_LOG_LINE = 200;
function revisionLog(log, options = {}) {
    const title = `${(0,_revision_log_js__WEBPACK_IMPORTED_MODULE_5__/* .logTitle */ .V8)(log)} of revision ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(log.revision_id)}`;
    const lines = log.lines.slice(-MOST_LOG_LINES).map((line) => {
        const indent = /^ */.exec(line)?.[0] ?? '';
        return indent + (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_6__/* .sanitizeLine */ .g$)(line, LONGEST_LOG_LINE);
    });
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .folded */ .TM)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .escapeHtml */ .ZD)(title), (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_4__/* .codeBlock */ .DV)(lines, 'text'), options);
}


/***/ }),

/***/ 7217:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   previewsTable: function() { return /* binding */ previewsTable; },
/* harmony export */   renderSummary: function() { return /* binding */ renderSummary; }
/* harmony export */ });
/* harmony import */ var _deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8867);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9623);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7885);
/* harmony import */ var _heading_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7209);
/* harmony import */ var _known_revision_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2868);
/* harmony import */ var _plan_plan_diff_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7022);
/* harmony import */ var _sections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6245);
/* harmony import */ var _timeline_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(157);








const MOST_ROWS = 100;
const DELETED = {
    absent: 'already deleted',
    already_deleting: 'already being deleted',
    accepted: 'deleted'
};
function renderSummary(record, failure) {
    const { operation, deletion, skipped } = record;
    const plan = failure?.unchanged ? undefined : record.plan;
    const isOnlyPlan = operation === 'planned' || (operation === undefined && failure !== undefined);
    const parts = [
        `### ${(0,_heading_js__WEBPACK_IMPORTED_MODULE_2__/* .headingOf */ .Wm)(record, failure)}`,
        addressLine(record),
        failure && (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .failureBlock */ .Qu)(failure, record, { isHeaded: true }),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .rollbackLine */ .Hs)(record, failure),
        skipped === undefined ? undefined : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMessage */ .hC)(skipped, 500),
        operation === 'planned' && record.previews === undefined ? 'Plan only. Nothing was changed.' : undefined,
        operation === 'deleted' && deletion !== 'absent'
            ? 'A new deployment can use the name when the service has finished.'
            : undefined,
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .warningsBlock */ .LZ)(record),
        record.revision_log && (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .revisionLog */ .mt)(record.revision_log, { open: true }),
        operation === 'planned' ? undefined : factsTable(record),
        plan && (isOnlyPlan || plan.operation !== 'create') ? (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonsList */ .e$)(plan, { isOnlyPlan }) : undefined,
        plan && (isOnlyPlan ? (0,_plan_plan_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .diffBlock */ .Ty)(plan.changes) : changesSection(record, plan)),
        previewsTable(record),
        (0,_timeline_js__WEBPACK_IMPORTED_MODULE_6__/* .timeline */ .IO)(record),
        record.check && (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .transcript */ .fk)(record.check),
        (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .idsSection */ .Sk)(record)
    ];
    return `${parts.filter((part) => part !== undefined).join('\n\n')}\n`;
}
function addressLine(record) {
    const { url } = record;
    const which = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .servedRemark */ .Cu)(record);
    if (url === undefined || which === undefined)
        return undefined;
    return `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .link */ .nf)((0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(url), url)} \u00b7 ${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .link */ .nf)('API docs', `${url}/docs`)}${which}`;
}
function factsTable(record) {
    const { deployment_id, revision_id, waited_ms, rollback, rolled_back_by, rolled_back_to } = record;
    const before = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .servedBefore */ .p7)(record);
    const status = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .lastStatus */ .by)(record);
    const commit = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record);
    const facts = [
        ['Status', status && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(status, 40)],
        ['Commit', commit && (0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .commitLink */ .wn)(record, commit)],
        ['Time', waited_ms === undefined ? undefined : (0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(waited_ms)],
        ['Revision', revision_id && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(revision_id))],
        ['Previous revision', before && before !== rollback?.rolled_back_to ? revisionFact(record, before) : undefined],
        rollback?.rolled_back_to === undefined
            ? ['Rollback', rollback?.result.replaceAll('_', ' ')]
            : ['Serving', rolledBackFact(record, rollback.rolled_back_to, rolled_back_by)],
        ['Code of', rolled_back_to && revisionFact(record, rolled_back_to)],
        ['Deployment', deployment_id && (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(deployment_id))]
    ];
    const known = facts.filter((fact) => fact[1] !== undefined);
    if (known.every(([head]) => head === 'Deployment'))
        return undefined;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(known.map(([head]) => head), [known.map(([, value]) => value)]);
}
function revisionFact(record, id) {
    const commit = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .commitOf */ .D3)(record, id);
    return commit === undefined ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(id)) : `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(id))} at ${(0,_sections_js__WEBPACK_IMPORTED_MODULE_5__/* .commitLink */ .wn)(record, commit)}`;
}
function rolledBackFact(record, to, by = to) {
    const code_of = revisionFact(record, to);
    return by === to ? code_of : `${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortId */ .m_)(by))} (code of ${code_of})`;
}
function tableOf(columns) {
    const shown = columns.filter(({ cells, isUniform = false }) => {
        if (cells.every((cell) => cell === ''))
            return false;
        return !isUniform || new Set(cells).size > 1;
    });
    const rows = (columns[0]?.cells ?? []).map((_, i) => shown.map(({ cells }) => cells[i] ?? ''));
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .table */ .tp)(shown.map(({ head }) => head), rows);
}
function changesSection(record, { operation }) {
    const changes = (0,_known_revision_js__WEBPACK_IMPORTED_MODULE_3__/* .appliedChanges */ .Zl)(record);
    if (operation === 'create')
        return `Created with:\n\n${changesTable(changes.toSorted(idsLast), operation)}`;
    return changes.length === 0 ? undefined : changesTable(changes, operation);
}
const isId = ({ path }) => path.endsWith('_id');
const idsLast = (a, b) => Number(isId(a)) - Number(isId(b));
function changesTable(changes, operation) {
    const rows = changes.slice(0, MOST_ROWS).map(_plan_plan_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .withCommits */ .R);
    const more = changes.length > MOST_ROWS ? `\n\n\u2026 and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(changes.length - MOST_ROWS, 'more field')}` : '';
    const column = (head, cell, isUniform = false) => ({
        head,
        cells: rows.map(cell),
        isUniform
    });
    return (tableOf([
        column('Field', ({ path }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(path)),
        column('Before', ({ path, before, after }) => (before === after ? '' : valueCell(path, before))),
        column(operation === 'create' ? 'Value' : 'After', afterCell),
        ...(operation === 'create'
            ? []
            : [column('New revision', (change) => (change.new_revision ? 'yes' : 'no'), true)])
    ]) + more);
}
function afterCell({ path, difference, after, note }) {
    const value = valueCell(path, after);
    if (value === '')
        return difference === 'removed' && note ? (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMessage */ .hC)(note) : _deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .DIFFERENCES */ .dz[difference];
    return note === undefined || difference !== 'changed' ? value : `${value} (${(0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMessage */ .hC)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenDigests */ .fQ)(note))})`;
}
function valueCell(path, value) {
    return (0,_plan_plan_diff_js__WEBPACK_IMPORTED_MODULE_4__/* .isSecret */ .$f)(path) || value === undefined ? '' : (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)((0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .shortenDigests */ .fQ)((0,_deploy_plan_explain_js__WEBPACK_IMPORTED_MODULE_0__/* .showValue */ .vp)(value)), 120);
}
function previewsTable({ previews = [], swept = [], swept_so_far }) {
    if (previews.length === 0)
        return undefined;
    const rows = previews.slice(0, MOST_ROWS);
    const more = previews.length > MOST_ROWS ? `\n\n\u2026 and ${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .count */ .U9)(previews.length - MOST_ROWS, 'more preview')}` : '';
    const resultOf = ({ name, verdict }) => {
        const deletion = swept_so_far?.find((seen) => seen.name === name)?.deletion;
        if (verdict === 'keep')
            return 'kept';
        if (deletion !== undefined)
            return DELETED[deletion];
        return swept.includes(name) ? 'would be deleted' : 'not deleted';
    };
    return (tableOf([
        { head: 'Preview', cells: rows.map(({ name }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aY)(name)) },
        { head: 'Pull request', cells: rows.map(({ pull }) => String(pull)) },
        { head: 'Result', cells: rows.map(resultOf) },
        { head: 'Reason', cells: rows.map(({ reason }) => (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_7__/* .escapeMessage */ .hC)(reason)), isUniform: rows.length > 1 }
    ]) + more);
}


/***/ }),

/***/ 157:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IO: function() { return /* binding */ timeline; },
/* harmony export */   MH: function() { return /* binding */ plainName; },
/* harmony export */   xj: function() { return /* binding */ ganttHead; }
/* harmony export */ });
/* harmony import */ var _contract_status_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8509);
/* harmony import */ var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9623);
/* harmony import */ var _text_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7885);



function plainName(text) {
    return text.replace(/[^A-Za-z0-9_ -]/g, '').slice(0, 40) || 'status';
}
function timeline(record) {
    const { statuses, rollback_statuses, waited_ms: endMs } = record;
    if (endMs === undefined || endMs <= 0 || statuses.length === 0)
        return undefined;
    const steps = statuses.map(({ revision_id, status, elapsed_ms }) => ({
        section: plainName(revision_id).slice(0, 8),
        status,
        from: elapsed_ms
    }));
    const back = rollback_statuses.map(({ status, elapsed_ms }) => ({
        section: 'Rollback',
        status,
        from: endMs + elapsed_ms
    }));
    const lastMs = back.at(-1)?.from ?? endMs;
    return (0,_text_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .codeBlock */ .DV)([...ganttHead('Time in each status', lastMs), ...draw(steps, endMs), ...draw(back, lastMs)], 'mermaid');
}
function ganttHead(title, lastMs) {
    return [
        'gantt',
        `  title ${title}`,
        '  dateFormat x',
        `  axisFormat ${lastMs < 3_600_000 ? '%M:%S' : '%H:%M:%S'}`,
        `  tickInterval ${tickInterval(lastMs)}`,
        '  todayMarker off'
    ];
}
const TICKS_S = [1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 900, 1_800, 3_600];
const MOST_TICKS = 6;
function tickInterval(lastMs) {
    const seconds = TICKS_S.find((tick) => tick * 1_000 * MOST_TICKS >= lastMs);
    if (seconds === undefined)
        return `${Math.ceil(lastMs / 3_600_000 / MOST_TICKS)}hour`;
    return seconds < 60 ? `${seconds}second` : `${seconds / 60}minute`;
}
function draw(steps, endMs) {
    return steps.flatMap((step, i) => {
        const next = steps[i + 1];
        const heading = step.section === steps[i - 1]?.section ? [] : [`  section ${step.section}`];
        return [...heading, `  ${task(step, next, Math.max(step.from, next?.from ?? endMs))}`];
    });
}
function task({ status, from, section }, next, until) {
    const { timeline: tag } = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .meaningOf */ .Pr)(status);
    const [start, end] = [Math.round(from), Math.round(until)];
    if (tag !== 'active') {
        return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(start)} ${plainName(status)} :${tag === 'crit' ? 'crit, ' : ''}milestone, ${start}, 0ms`;
    }
    const hasFailed = next !== undefined && next.section === section && (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .verdictOf */ .Vj)(next.status) === 'failed';
    const isWhereItFailed = hasFailed && isOfPhase(status, next.status);
    const drawn = isWhereItFailed ? 'crit' : next === undefined ? 'active' : 'done';
    return `${(0,_text_format_js__WEBPACK_IMPORTED_MODULE_1__/* .spellDuration */ .jl)(end - start)} ${plainName(status)} :${drawn}, ${start}, ${Math.max(end, start + 1)}`;
}
function isOfPhase(status, failed) {
    const phase = (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .progressOf */ .jA)(failed);
    return phase === (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .progressOf */ .jA)(status) && phase !== (0,_contract_status_js__WEBPACK_IMPORTED_MODULE_0__/* .progressOf */ .jA)('');
}


/***/ })

};
;