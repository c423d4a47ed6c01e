"use strict";
exports.id = 453;
exports.ids = [453,912];
exports.modules = {

/***/ 8453:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  followUp: function() { return /* binding */ followUp; }
});

// EXTERNAL MODULE: ./src/errors.js
var errors = __webpack_require__(9973);
// EXTERNAL MODULE: ./src/deploy/patience.js
var patience = __webpack_require__(3047);
;// CONCATENATED MODULE: ./src/contract/revision-log-entry.js
/** The entries of a revision's log, whose shape is not shown: read leniently, and without a schema. */
const MESSAGE_FIELDS = ['message', 'msg', 'text', 'line', 'log', 'content', 'body'];
const TIME_FIELDS = ['timestamp', 'time', 'ts', 'created_at', 'date'];
const LEVEL_FIELDS = ['level', 'severity'];
/** An entry: a text, or an object with one under a likely name. Undefined for anything else. */
function readEntry(entry) {
    if (typeof entry === 'string')
        return { message: entry, at: undefined, level: undefined };
    if (typeof entry !== 'object' || entry === null)
        return undefined;
    const fields = new Map(Object.entries(entry));
    const firstText = (names) => names.map((name) => fields.get(name)).find(isText);
    const message = firstText(MESSAGE_FIELDS);
    if (message === undefined)
        return undefined;
    return { message, at: timeOf(TIME_FIELDS.map((name) => fields.get(name))), level: firstText(LEVEL_FIELDS) };
}
const isText = (value) => typeof value === 'string';
function timeOf(values) {
    for (const value of values) {
        const time = typeof value === 'number' ? value : typeof value === 'string' ? Date.parse(value) : Number.NaN;
        if (Number.isFinite(time))
            return time;
    }
    return undefined;
}

;// CONCATENATED MODULE: ./src/text/ansi.js
/** Colours and other terminal sequences, which build tools put into their logs. */
/** CSI (`ESC [ … m`), OSC (`ESC ] … BEL` or `ESC \`) with its kin, and the short ones; also by their C1 characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
const SEQUENCE = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g;
/** The text without terminal sequences. One that is cut off goes too. */
function withoutAnsi(text) {
    return text.replace(SEQUENCE, '');
}

// EXTERNAL MODULE: ./src/text/inert.js
var inert = __webpack_require__(5302);
;// CONCATENATED MODULE: ./src/deploy/log-lines.js
/** The last lines of a revision's log, made fit to be shown. Pure; the entries are a stranger's (contract/revision-log). */



/** How many lines are kept, and how many characters of each. */
const MOST_LINES = 50;
const LONGEST_LINE = 300;
/** Of a message that goes on for megabytes only its end is cut into lines; in characters. */
const LONGEST_MESSAGE = 20_000;
/** Entries looked at for the direction at each end of a page. */
const SAMPLE = 20;
/** Which way the entries of a page run, by their times; undefined where these do not tell. */
function orderOf(logs) {
    const sample = logs.length > 2 * SAMPLE ? [...logs.slice(0, SAMPLE), ...logs.slice(-SAMPLE)] : logs;
    const times = sample.flatMap((entry) => readEntry(entry)?.at ?? []);
    const [first, last] = [times[0], times.at(-1)];
    if (first === undefined || last === undefined || first === last)
        return undefined;
    return first < last ? 'oldest first' : 'newest first';
}
/** The last entries of a page, oldest first. No more than can give the lines that are kept. */
function lastEntries(logs, order) {
    const last = order === 'oldest first' ? logs.slice(-MOST_LINES) : logs.slice(0, MOST_LINES).toReversed();
    return last.flatMap((entry) => readEntry(entry) ?? []);
}
/**
 * Lines of text, oldest first, without terminal sequences, control characters, or lines without any text.
 *
 * @param redact Takes secret values out, before a line is shortened: half a secret is not recognised any more.
 */
function linesOf(entries, redact) {
    const lines = entries.flatMap(({ message, level }) => {
        // What a terminal would not show may stand inside a secret, so it is looked for before and after.
        const clean = redact(withoutAnsi(redact(message)));
        const texts = clean
            .slice(-LONGEST_MESSAGE)
            .split(/\r\n|[\r\n]/)
            .flatMap((line) => shownLine(line));
        return texts.map((text) => (isAlarming(level) ? (0,inert/* inert */.t)(`${level}  ${text}`, LONGEST_LINE) : text));
    });
    return lines.slice(-MOST_LINES);
}
/** Indented as it was, as far as that can be read. */
function shownLine(line) {
    const text = (0,inert/* inert */.t)(line, LONGEST_LINE);
    if (text === '')
        return [];
    const indent = /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '  ').length ?? 0;
    return [' '.repeat(Math.min(indent, 20)) + text];
}
function isAlarming(level) {
    return level !== undefined && /^(?:error|fatal|critical|warn|warning)$/i.test(level);
}

;// CONCATENATED MODULE: ./src/deploy/read-log.js


/** For all pages together, in milliseconds. */
const LONGEST_READING_MS = 5_000;
const PAGE_SIZE = 100;
const MOST_PAGES = 10;
/** Which logs may tell why, the likelier one first: by the status, else by what the source goes through. */
function fittingLogs({ status, source }) {
    if (status.includes('BUILD'))
        return ['build'];
    if (status.includes('DEPLOY'))
        return ['deploy'];
    return source === 'external_container' ? ['deploy'] : ['build', 'deploy'];
}
/** Tells the last lines of the log, if there are any. @throws CancelledError only. */
async function tellLog(session, failed) {
    const { clock, emit, redact } = session;
    const giveUp = clock.now() + LONGEST_READING_MS;
    for (const log of fittingLogs(failed)) {
        try {
            const { entries, is_end } = await readLast(session, { ...failed, log, giveUp });
            const lines = linesOf(entries, redact);
            if (lines.length === 0)
                continue;
            const told = { log, revision_id: failed.revision_id, lines, is_end };
            return emit({ type: 'log_read', log: told });
        }
        catch (error) {
            if (error instanceof errors/* CancelledError */.cc)
                throw error;
            emit({ type: 'log_missing', problem: (0,errors/* messageOf */.bD)(error) });
        }
    }
}
/**
 * The last entries, oldest first. They are asked for newest first; a service that gives them oldest first all the same is
 * seen by its times, and read on to the end, within bounds: `is_end` says whether that was reached.
 */
async function readLast(session, reading) {
    const { controlPlane, clock } = session;
    const { deployment_id, revision_id, log, giveUp } = reading;
    const seen = new Set();
    let order;
    let entries = [];
    let offset;
    for (let page = 0; page < MOST_PAGES; page++) {
        const timeoutMs = giveUp - clock.now();
        if (timeoutMs <= 0)
            break;
        const query = { log, order: 'desc', limit: PAGE_SIZE, ...(offset !== undefined && { offset }) };
        const answer = await nextPage(() => controlPlane.readRevisionLog(deployment_id, revision_id, query, { timeoutMs }));
        if (answer === null)
            break;
        order ??= orderOf(answer.logs);
        const found = lastEntries(answer.logs, order ?? 'newest first');
        entries = order === 'oldest first' ? [...entries, ...found].slice(-MOST_LINES) : [...found, ...entries];
        const { next_offset } = answer;
        const isLast = next_offset == null || next_offset === '' || seen.has(next_offset) || answer.logs.length === 0;
        if (isLast || (order !== 'oldest first' && entries.length >= MOST_LINES))
            return { entries, is_end: true };
        seen.add(next_offset);
        offset = next_offset;
    }
    return { entries, is_end: order !== 'oldest first' };
    /** What has been read stays, whatever becomes of a further page. */
    async function nextPage(read) {
        try {
            return await read();
        }
        catch (error) {
            if (error instanceof errors/* CancelledError */.cc || entries.length === 0)
                throw error;
            return null;
        }
    }
}

// EXTERNAL MODULE: ./src/deploy/repository.js
var repository = __webpack_require__(632);
// EXTERNAL MODULE: ./src/deploy/note.js
var note = __webpack_require__(7260);
// EXTERNAL MODULE: ./src/contract/vocabulary.js
var vocabulary = __webpack_require__(1243);
// EXTERNAL MODULE: ./src/deploy/code-changes.js + 1 modules
var code_changes = __webpack_require__(9090);
// EXTERNAL MODULE: ./src/deploy/plan-update.js + 1 modules
var plan_update = __webpack_require__(781);
// EXTERNAL MODULE: ./src/deploy/resource-spec-changes.js + 1 modules
var resource_spec_changes = __webpack_require__(2502);
// EXTERNAL MODULE: ./src/deploy/secret-changes.js
var secret_changes = __webpack_require__(904);
// EXTERNAL MODULE: ./src/deploy/status.js
var deploy_status = __webpack_require__(8298);
;// CONCATENATED MODULE: ./src/deploy/rollback-choice.js








/** Why there is nothing to go back from, or nobody's leave to do so; undefined when this run goes back. */
function whyStay({ revision_id, by }, now, before) {
    const { latest_revision_id: latest, active_revision_id: active } = now;
    if ((0,deploy_status/* isBeingDeleted */.v)(now))
        return { result: 'not_possible', why: 'the deployment is being deleted' };
    if (latest !== revision_id) {
        return {
            result: 'not_possible',
            why: `${latest ?? 'another revision'} is newer and not of this run; it is left alone`
        };
    }
    if (isUntold(now, before) && by === 'revision') {
        return { result: 'not_possible', why: 'the service does not say which revision serves' };
    }
    if (active != null && active !== revision_id)
        return { result: 'not_needed', why: `${active} still serves` };
    return undefined;
}
/** A service that named none before either does not say that nothing serves: it says nothing. */
function isUntold({ active_revision_id: active }, before) {
    return active === undefined || (active === null && before != null && before.active_revision_id == null);
}
/** The patch that leads back, or why none does. Values are sent only where the service itself has told them. */
function patchBack(way) {
    const code = way.wanted.source === 'git_host' ? gitBack(way) : imageBack(way);
    if ('why' in code)
        return code;
    const { secrets, resource_spec } = contentsBack(way);
    const settings = settingsBack(way, code.source_revision_config.repo_ref);
    const source_config = { ...settings, ...(resource_spec && { resource_spec }) };
    const other = secrets !== undefined || Object.keys(source_config).length > 0;
    if (code.is_same && !other) {
        return { why: 'the code is the same, and what else this run changed is not known from before' };
    }
    const request = {
        ...(Object.keys(source_config).length > 0 && { source_config }),
        source_revision_config: code.source_revision_config,
        ...(secrets && { secrets })
    };
    return { request, restores_resources: resource_spec !== undefined };
}
function gitBack({ failed, target }) {
    const { repo_ref, graph_config_path: path, repo_commit_sha: commit } = target;
    if (repo_ref == null)
        return { why: 'the service does not tell what was built' };
    const ref = (0,repository/* canonicalRef */.SV)(repo_ref);
    const isSameRef = failed.repo_ref != null && (0,repository/* canonicalRef */.SV)(failed.repo_ref) === ref;
    const areKnown = commit != null && failed.repo_commit_sha != null;
    const isSameCommit = areKnown && (0,repository/* sameCommit */.Kd)(commit, failed.repo_commit_sha ?? '');
    // The commit of a tag is taken on trust where it is not told: tags are made to stay.
    if (isSameRef && !isSameCommit && (areKnown || !(0,repository/* isTag */.dz)(ref))) {
        return { why: `a patch would build ${(0,inert/* inert */.t)(ref, 100)} again, where the commit that failed is` };
    }
    const other = path != null && path !== failed.graph_config_path;
    const source_revision_config = { repo_ref: ref, ...(other && { graph_config_path: path }) };
    return { source_revision_config, is_same: isSameRef && !other };
}
function imageBack({ failed, target }) {
    const { image_uri } = target;
    if (image_uri == null)
        return { why: 'the service does not tell which image it was' };
    const isSame = image_uri === failed.image_uri;
    if (isSame && !(0,code_changes/* isPinned */.T4)(image_uri)) {
        return { why: `a patch would take ${(0,inert/* inert */.t)(image_uri, 200)} again, and a tag leads to the image that failed` };
    }
    return { source_revision_config: { image_uri }, is_same: isSame };
}
/** What this run has sent besides code. */
function sentContents({ wanted, before }) {
    const changes = before === undefined ? [] : (0,plan_update/* diffContents */.ai)(wanted, before).changes;
    const touches = (prefix) => changes.some(({ path }) => path === prefix || path.startsWith(`${prefix}.`));
    return { secrets: touches('secrets'), resource_spec: touches('source_config.resource_spec') };
}
/** Secrets and resource spec of before, where this run has replaced them and the service told them whole. */
function contentsBack(way) {
    const sent = sentContents(way);
    const secrets = sent.secrets ? (0,secret_changes/* knownSecrets */.x)(way.before?.secrets) : null;
    const spec = sent.resource_spec ? knownSpec(way.before?.source_config.resource_spec) : undefined;
    return { ...(secrets && { secrets }), ...(spec && { resource_spec: spec }) };
}
/** The fields of §2.4 as the service told them, which is as it takes them. One that was unset cannot be brought back. */
function knownSpec(told) {
    const known = vocabulary/* RESOURCE_SPEC_FIELDS */.TO.filter((field) => told?.[field] != null);
    return known.length === 0 ? undefined : Object.fromEntries(known.map((field) => [field, told?.[field]]));
}
const SETTINGS = ['build_on_push', 'install_command', 'build_command', 'custom_url'];
/** The settings that this run has changed, as they were before. */
function changedSettings({ wanted, before }) {
    const ref = wanted.source === 'git_host' ? wanted.source_revision_config.repo_ref : undefined;
    // A deployment that follows a branch and is given a tag is switched (tag-rule).
    const asked = { ...((0,repository/* isTag */.dz)(ref) && { build_on_push: false }), ...wanted.source_config };
    const config = before?.source_config ?? {};
    const isChanged = (field) => asked[field] !== undefined && asked[field] !== (config[field] ?? false);
    return before === undefined ? [] : SETTINGS.filter(isChanged).map((field) => [field, config[field] ?? null]);
}
/** Settings of before; with a tag `build_on_push` must be off (§2.2). A setting that was unset cannot be unset by PATCH. */
function settingsBack(way, repo_ref) {
    const settings = Object.fromEntries(changedSettings(way).filter(([, value]) => value !== null));
    if (!(0,repository/* isTag */.dz)(repo_ref))
        return settings;
    const { build_on_push: _off, ...rest } = settings;
    return way.now.source_config.build_on_push ? { ...rest, build_on_push: false } : rest;
}
/** What is still as this run set it, once it has gone back: one short phrase each. */
function whatStays({ wanted, before, now }) {
    if (before === undefined)
        return [];
    const sent = sentContents({ wanted, before });
    const stays = [];
    const secrets = (0,secret_changes/* knownSecrets */.x)(before.secrets);
    if (sent.secrets && secrets === null)
        stays.push('secrets (the service does not tell all of their earlier values)');
    else if (sent.secrets && (0,secret_changes/* diffSecrets */.L)(now.secrets, secrets ?? []).length > 0)
        stays.push('secrets');
    if (sent.resource_spec) {
        const { resource_spec: spec } = now.source_config;
        if ((0,resource_spec_changes/* diffResourceSpec */.z)(spec, before.source_config.resource_spec ?? {}).length > 0)
            stays.push('resource_spec');
    }
    const config = now.source_config;
    for (const [field, value] of changedSettings({ wanted, before }))
        if ((config[field] ?? null) !== value)
            stays.push(field);
    return stays;
}
/** What is told of the code of a revision that is not that of the one it was made from; undefined when nothing is. */
function otherCode(made, target, fields) {
    const told = made.source_revision_config ?? {};
    for (const field of fields) {
        const [is, was] = [told[field], target[field]];
        if (typeof is !== 'string' || typeof was !== 'string' || isSameCode(field, is, was))
            continue;
        const show = field === 'repo_commit_sha' ? repository/* shortCommit */.Ax : (text) => (0,inert/* inert */.t)(text, 200);
        return `its ${field} is ${show(is)}, not ${show(was)}`;
    }
    return undefined;
}
/**
 * Why nothing shows that a revision that was made again holds the earlier code, although all that is told is equal; undefined
 * when that is proven. A tag leads to whatever it leads to by now, and a branch is built where it stands.
 */
function whyUnproven(made, { target, failed }) {
    const { image_uri, repo_ref, repo_commit_sha } = target;
    if (image_uri != null) {
        const isSameTag = failed.image_uri === image_uri && !(0,code_changes/* isPinned */.T4)(image_uri);
        return isSameTag ? 'both were made of the same image tag, and which image it led to is not told' : undefined;
    }
    const commits = [repo_commit_sha, made.source_revision_config?.repo_commit_sha];
    const isTold = commits.every((commit) => commit != null);
    const isSameRef = repo_ref != null && failed.repo_ref != null && (0,repository/* canonicalRef */.SV)(repo_ref) === (0,repository/* canonicalRef */.SV)(failed.repo_ref);
    return isTold || (0,repository/* isTag */.dz)(repo_ref) || !isSameRef ? undefined : 'the service does not tell which commit it holds';
}
function isSameCode(field, a, b) {
    if (field === 'repo_commit_sha')
        return (0,repository/* sameCommit */.Kd)(a, b);
    return field === 'repo_ref' ? (0,repository/* canonicalRef */.SV)(a) === (0,repository/* canonicalRef */.SV)(b) : a === b;
}

// EXTERNAL MODULE: ./src/deploy/serving.js
var serving = __webpack_require__(2058);
// EXTERNAL MODULE: ./src/deploy/wait.js + 8 modules
var deploy_wait = __webpack_require__(1913);
;// CONCATENATED MODULE: ./src/deploy/rollback-arrival.js





/** For the last look at what is live, in milliseconds: the time limit may be used up by then. */
const LAST_LOOK_MS = 10_000;
/** Waits until it is DEPLOYED, and sees what is live then. */
async function arrive(session, input, arriving) {
    const { deployment_id, failed, interval, wanted } = input;
    const { clock, deadline } = session;
    const { made, target } = arriving;
    const startedAt = clock.now();
    const timing = { interval, startedAt, timeoutMs: Math.max(0, deadline - startedAt), previous: failed.revision_id };
    const waiting = { ...session, emit: emitProgress(session.emit) };
    const wait = { deployment_id, revision_id: made, source: wanted.source, follow: false, ...timing };
    const { revision } = await (0,deploy_wait.waitForRevision)(waiting, wait);
    const patient = { ...session, deadline: Math.max(deadline, clock.now() + LAST_LOOK_MS) };
    // One that was DEPLOYED before, too, does not show by its status that it serves again.
    const isOver = (seen) => made !== target.id || serves(made, seen, input);
    const now = await (0,serving/* readOnceServing */.g)(patient, deployment_id, isOver);
    return judgeArrival(input, arriving, { revision, now, live: liveNow(session, now, input) });
}
/**
 * Whether the service says that this revision serves. One that has never named any (§2.1) says so of a new revision by
 * DEPLOYED, and of an earlier one by making it the latest again.
 */
function serves(made, now, { before, failed }) {
    const { active_revision_id: active, latest_revision_id: latest } = now;
    return active === made || (isUntold(now, before) && latest !== failed.revision_id);
}
/** What came of it: `rolled_back` only where that is proven. Pure. */
function judgeArrival(input, { target, failed, made }, { revision, now, live }) {
    const isItself = made === target.id;
    const to = (0,repository/* nameRevision */.hH)(target.id, target.code.repo_commit_sha);
    const back = isItself ? `Revision ${made} was put back to work` : `Revision ${made} was made to go back to ${to}`;
    const other = isItself
        ? undefined
        : (otherCode(revision, target.code, ['repo_commit_sha', 'repo_ref', 'graph_config_path', 'image_uri']) ??
            whyUnproven(revision, { target: target.code, failed }));
    if (other !== undefined)
        return { result: 'failed', message: `${back} and is DEPLOYED, but ${other}. ${live}` };
    if (!serves(made, now, input)) {
        return { result: 'failed', message: `${back} and is DEPLOYED, but does not serve. ${live}` };
    }
    const how = isItself ? 'itself serves again' : 'holds its code, and serves now';
    const message = `Rolled back to ${to}: revision ${made} ${how}.${restLine(input, now)}${newestLine(made, now, input)}`;
    return { result: 'rolled_back', rolled_back_to: target.id, message };
}
function restLine({ wanted, before }, now) {
    const stays = whatStays({ wanted, before: before ?? undefined, now });
    return stays.length === 0 ? '' : ` Not brought back, still as this run set it: ${stays.join(', ')}.`;
}
function newestLine(made, { latest_revision_id: latest }, { failed }) {
    const isOthers = latest !== made && latest !== failed.revision_id;
    return isOthers ? ` ${latest}, which is newer and not of this run, is on its way.` : '';
}
/** The wait tells of its revision as of one that goes back: it is not the one that this run was asked for. */
function emitProgress(emit) {
    return (event) => {
        if (event.type === 'status_seen')
            emit({ type: 'rollback_progressed', status: event.status, elapsed_ms: event.elapsed_ms });
        else if (event.type !== 'wait_ended')
            emit(event);
    };
}
/** Tells what is live by a look just now, as far as the service says so (`isUntold`). */
function liveNow(session, now, { before, failed }) {
    const { active_revision_id: active } = now;
    // It was DEPLOYED, so that a service names none says nothing, where it has named none before.
    const isSilent = active === null && before === null && failed.by === 'check';
    if (active === undefined || isSilent || isUntold(now, before))
        return 'The service does not say which revision serves now.';
    (0,note/* noteServing */.bc)(session, active);
    return active === null ? 'Nothing serves now.' : `${active} is the one that serves now.`;
}

// EXTERNAL MODULE: ./src/deploy/session.js
var deploy_session = __webpack_require__(5730);
;// CONCATENATED MODULE: ./src/deploy/rollback-target.js




/** The revision that served when this run began; else the newest DEPLOYED one behind the failed one. Null: none is known. */
async function findTarget(session, input) {
    const { before, failed_id } = input;
    const { active_revision_id: active, latest_revision_id: latest } = before ?? {};
    for (const id of new Set([active, latest])) {
        if (id == null || id === failed_id)
            continue;
        const revision = await readIfThere(session, input.deployment_id, id);
        // The active one is the one that is deployed (§2.1), whatever its status is called by now.
        if (revision !== null && (id === active || (0,deploy_status/* verdictOf */.V)(revision.status) === 'deployed'))
            return targetOf(revision, before);
    }
    return findListed(session, input);
}
async function findListed(session, { deployment_id, failed_id }) {
    const { controlPlane } = session;
    const listed = await (0,deploy_session/* readPatiently */.B)(session, () => controlPlane.listRevisions(deployment_id));
    const failedAt = listed?.findIndex(({ id }) => id === failed_id) ?? -1;
    // Where the failed one is not in the list, nobody knows which are older.
    const older = failedAt < 0 ? [] : (listed?.slice(failedAt + 1) ?? []);
    const found = older.find(({ status }) => (0,deploy_status/* verdictOf */.V)(status) === 'deployed');
    return found === undefined ? null : targetOf(found, null);
}
/** Where revisions tell no code, the deployment told that of its latest one (§2.3). */
function targetOf(revision, before) {
    const told = before?.latest_revision_id === revision.id ? before.source_revision_config : {};
    return { id: revision.id, status: revision.status, code: revision.source_revision_config ?? told };
}
async function readIfThere(session, deploymentId, id) {
    const { controlPlane } = session;
    const read = await (0,patience/* attempt */.CD)(() => (0,deploy_session/* readPatiently */.B)(session, () => controlPlane.readRevision(deploymentId, id)));
    if ('value' in read)
        return read.value;
    if (read.error instanceof errors/* StatusError */.Xs && read.error.status === 404)
        return null;
    throw read.error;
}

// EXTERNAL MODULE: ./src/deploy/effect.js
var effect = __webpack_require__(1221);
// EXTERNAL MODULE: ./src/deploy/identify.js
var identify = __webpack_require__(5508);
// EXTERNAL MODULE: ./src/deploy/patch.js
var patch = __webpack_require__(3912);
;// CONCATENATED MODULE: ./src/deploy/send-back.js







/**
 * The deployment with a newer revision as its latest, or with the earlier one at work again (`isPutBack`); null when the
 * service has no such operation. Whose revision it is, is for the caller to tell by what it holds: the answers of these
 * writes are not shown (§4.1).
 *
 * @throws RequestError when the service refuses; DeployError when nobody can know, or somebody else was quicker.
 */
async function sendBack(session, { deployment_id, failed_id, target, write }) {
    const { controlPlane, clock, emit, deadline } = session;
    const read = () => (0,deploy_session/* readPatiently */.B)(session, () => controlPlane.readDeployment(deployment_id));
    const isAgain = (deployment) => isAtWork(session, deployment, { target, failed_id });
    const isOthers = (deployment) => deployment.latest_revision_id !== failed_id && !isPutBack(deployment, { target, failed_id });
    const done = async () => {
        const deployment = await read();
        return deployment.latest_revision_id !== failed_id || (await isAgain(deployment)) ? deployment : null;
    };
    // What was seen before the target was looked for may have changed by now.
    const earlier = await read();
    if (isOthers(earlier))
        throw quicker(earlier.latest_revision_id);
    // Another run that goes back at the same time may have put the same one to work.
    if (isPutBack(earlier, { target, failed_id }))
        return earlier;
    let mayBeOurs = false;
    for (let tries = 1;; tries++) {
        emit({ type: 'write_sent' });
        const sent = await (0,patience/* attempt */.CD)(write);
        if ('value' in sent) {
            if (!sent.value)
                return null;
            const made = await (0,patience/* attempt */.CD)(async () => (0,identify/* identifyRevision */.A)(session, { deployment: await read(), previous: failed_id }, isAgain));
            if ('value' in made)
                return made.value;
            throw unseen(made.error);
        }
        const { error } = sent;
        mayBeOurs ||= error.mayHaveActed || (0,patch/* isConflict */.d)(error);
        const made = error.mayHaveActed ? await (0,effect/* lookForEffect */.a)(session, error, done) : null;
        if (made !== null)
            return made;
        // A yes that cannot be read may be that of a proxy, but it is a yes: it is not asked for again.
        if (error instanceof errors/* AnswerError */.dV)
            throw error;
        const delay = (0,patience/* nextTry */.F_)((0,patch/* passing */.q)(error), tries, deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.message, delay_ms: delay });
        await clock.sleep(delay);
        const late = await done();
        if (late !== null && !mayBeOurs && isOthers(late))
            throw quicker(late.latest_revision_id);
        if (late !== null)
            return late;
    }
}
/**
 * Whether the earlier revision itself is the latest once more, or serves while nothing newer has been made than the one
 * that failed: no other is made of it then.
 */
function isPutBack(deployment, { target, failed_id }) {
    const { active_revision_id: active, latest_revision_id: latest } = deployment;
    if (target === undefined)
        return false;
    return latest === target.id || (latest === failed_id && active === target.id);
}
/** Whether the earlier revision itself has been put back to work, or is being rolled out again. */
async function isAtWork(session, deployment, way) {
    const { target } = way;
    if (target === undefined)
        return false;
    if (isPutBack(deployment, way))
        return true;
    const { status } = await (0,deploy_session/* readPatiently */.B)(session, () => session.controlPlane.readRevision(deployment.id, target.id));
    return status !== target.status && (0,deploy_status/* verdictOf */.V)(status) === 'pending';
}
/** The service said yes, and cannot be read: what it makes comes up all the same. */
function unseen(cause) {
    return new errors/* DeployError */.sH(`The revision that goes back was asked for, but what came of it could not be read: ${cause.message}`, { cause });
}
/** Somebody else has made a newer revision: that one stays. */
function quicker(newest, why = '') {
    return new errors/* DeployError */.sH(`${newest ?? 'Another revision'} is newer and not of this run${why && `: ${why}`}; it is left alone.`);
}

// EXTERNAL MODULE: ./src/deploy/wait/endings.js
var endings = __webpack_require__(9154);
;// CONCATENATED MODULE: ./src/deploy/rollback.js









/** This revision cannot be redeployed, says the service: an image that is gone, say. Nothing was done. */
const REFUSED = new Set([400, 422]);
/**
 * Goes back, if there is something to go back to and this run may. What became of it has been emitted.
 *
 * @throws CancelledError only: what else goes wrong is told by the report.
 */
async function rollBack(session, input) {
    const patient = { ...session, deadline: session.clock.now() + input.timeoutMs };
    const report = await goBack(patient, input).catch(async (error) => {
        if (error instanceof errors/* CancelledError */.cc || !(error instanceof errors/* DeployError */.sH))
            throw error;
        const live = await describeLive(session, input);
        return { result: 'failed', message: `Going back did not succeed: ${messageOf(error)}\n${live}` };
    });
    session.emit({ type: 'rollback_ended', rollback: report });
    return report;
}
/** What serves is told by a look just now. */
const messageOf = (error) => (error instanceof endings/* RevisionFailedError */.h2 ? error.plain : error.message);
async function goBack(session, input) {
    const { deployment_id, failed, wanted, before } = input;
    const now = await readFailed(session, input);
    const stay = whyStay(failed, now, before);
    if (stay?.result === 'not_needed')
        return { result: 'not_needed', message: `Nothing to go back from: ${stay.why}.` };
    // Of a revision that failed, the failure has said what serves.
    const live = failed.by === 'revision' ? '' : ` ${liveNow(session, now, input)}`;
    if (stay !== undefined)
        return notPossible(stay.why, live);
    const target = await findTarget(session, { deployment_id, failed_id: failed.revision_id, before });
    if (target === null) {
        const first = before === null ? 'this run created the deployment' : 'no earlier revision that was DEPLOYED is known';
        return notPossible(first, live);
    }
    const code = await readFailedCode(session, input, now);
    const patch = patchBack({ wanted, before: before ?? undefined, now, failed: code, target: target.code });
    const made = await makeRevision(session, input, { target, patch });
    if (made === undefined) {
        const why = 'why' in patch ? patch.why : '';
        return notPossible(`the service has no redeploy, and ${why}. Revert the change and deploy that`, live);
    }
    return arrive(session, input, { target, failed: code, made });
}
/** The deployment. That what passed for DEPLOYED serves may show a moment later. */
async function readFailed(session, { deployment_id, failed, before }) {
    const lags = ({ active_revision_id: active }) => failed.by === 'check' && active != null && active === before?.active_revision_id;
    return (0,serving/* readOnceServing */.g)(session, deployment_id, (now) => !lags(now));
}
function notPossible(why, live) {
    return { result: 'not_possible', message: `Not rolled back: ${why}.${live}` };
}
/** The revision tells its own commit; the deployment's copy may be older. */
async function readFailedCode({ controlPlane }, input, now) {
    const read = await (0,patience/* attempt */.CD)(() => controlPlane.readRevision(input.deployment_id, input.failed.revision_id));
    return ('value' in read ? read.value.source_revision_config : undefined) ?? now.source_revision_config;
}
/**
 * Makes the revision that goes back: by redeploy, else by a patch. A resource spec belongs to no revision, so where this
 * run has replaced it and the earlier one is known, the patch comes first. Undefined: there is neither.
 */
async function makeRevision(session, input, { target, patch }) {
    const { controlPlane, emit } = session;
    const { deployment_id, failed } = input;
    const commit_sha = target.code.repo_commit_sha ?? undefined;
    const begin = (way) => emit({ type: 'rollback_begun', to: target.id, commit_sha, way });
    const send = async (write, again) => {
        const found = await sendBack(session, { deployment_id, failed_id: failed.revision_id, target: again, write });
        return found && ownRevision(session, found, { target, failed_id: failed.revision_id });
    };
    const request = 'request' in patch ? patch.request : undefined;
    const needsPatch = 'request' in patch && patch.restores_resources;
    if (!needsPatch) {
        begin('redeploy');
        const redeploy = () => controlPlane.redeployRevision(deployment_id, target.id);
        const made = await send(redeploy, target).catch((error) => {
            if (request !== undefined && error instanceof errors/* StatusError */.Xs && REFUSED.has(error.status))
                return null;
            throw error;
        });
        if (made !== null)
            return made;
    }
    if (request === undefined)
        return undefined;
    begin('patch');
    const made = await send(() => controlPlane.patchDeployment(deployment_id, request).then(() => true));
    return made ?? undefined;
}
/**
 * The revision that goes back: the earlier one itself where that has been put back to work, else the newest one, if it
 * holds the code that is gone back to.
 *
 * @throws DeployError when it is somebody else's.
 */
async function ownRevision(session, found, { target, failed_id }) {
    const { controlPlane, emit } = session;
    const isItself = isPutBack(found, { target, failed_id }) || found.latest_revision_id === failed_id;
    const id = isItself ? target.id : found.latest_revision_id;
    if (id === null)
        throw quicker(null);
    if (!isItself) {
        const revision = await (0,deploy_session/* readPatiently */.B)(session, () => controlPlane.readRevision(found.id, id));
        const other = otherCode(revision, target.code, ['repo_ref', 'graph_config_path', 'image_uri']);
        if (other !== undefined)
            throw quicker(id, other);
    }
    emit({ type: 'rollback_revision_known', revision_id: id });
    return id;
}
/** What is live, as far as one look tells. */
async function describeLive(session, input) {
    const { controlPlane } = session;
    const read = await (0,patience/* attempt */.CD)(() => controlPlane.readDeployment(input.deployment_id, { timeoutMs: LAST_LOOK_MS }));
    return 'value' in read ? liveNow(session, read.value, input) : 'Which revision serves now could not be read.';
}

;// CONCATENATED MODULE: ./src/deploy/after-failure.js
/** What follows a deploy that went wrong: the log of the revision, and the way back. The failure stays a failure. */








/** How long it is tried to see whose revision has failed, in milliseconds: the time of the wait may be used up. */
const LOOK_MS = 60_000;
/** The error to end with. @throws CancelledError. */
async function followUp(session, sent, error) {
    if (!(error instanceof errors/* DeployError */.sH) || error instanceof errors/* CancelledError */.cc)
        return error;
    const failed = failedDeploy(sent, error);
    if (failed === undefined)
        return error;
    const { applied, request, current } = sent;
    if (request.build_logs && error instanceof endings/* RevisionFailedError */.h2 && error.failed !== undefined) {
        await tellLog(session, { deployment_id: applied.deployment.id, source: applied.deployment.source, ...error.failed });
    }
    if (!request.rollback)
        return error;
    const report = await rollBackOwn(session, sent, failed);
    if (report.result === 'not_needed')
        return error;
    const went = report.result === 'not_possible' || !(error instanceof endings/* RevisionFailedError */.h2) ? error.message : error.plain;
    return new errors/* DeployError */.sH(`${went}\n${report.message}`, {
        advice: failed.by === 'revision' && current !== null ? adviceAfter(report) : error.advice,
        cause: error
    });
}
/** Running the same commit again would only do the same again. */
function adviceAfter({ result }) {
    return result === 'rolled_back'
        ? 'Find out why in the logs of the revision, mend it and push. Running this commit again would deploy the same thing.'
        : 'See what serves now, above. If nothing does, revert the change and push, or deploy a tag or digest that is known to work; then look for the cause in the logs of the revision.';
}
/** The revision that ended as failed by itself, or that came up and did not pass its check; undefined for anything else. */
function failedDeploy({ deployed }, error) {
    if (error instanceof endings/* RevisionFailedError */.h2)
        return error.failed && { ...error.failed, by: 'revision' };
    return deployed && { ...deployed, by: 'check' };
}
/** Goes back only from a revision that this run made, or picked up on its way. */
async function rollBackOwn(session, sent, failed) {
    const { request, applied, current } = sent;
    const why = await whyNotOurs(session, sent, failed);
    if (why !== undefined) {
        const rollback = { result: 'not_possible', message: `Not rolled back: ${why}.` };
        session.emit({ type: 'rollback_ended', rollback });
        return rollback;
    }
    const { wanted, wait } = request;
    const { interval, timeoutMs } = wait;
    const before = applied.before ?? current?.deployment ?? null;
    return rollBack(session, { deployment_id: applied.deployment.id, failed, wanted, before, interval, timeoutMs });
}
async function whyNotOurs(session, { applied, current }, failed) {
    const { revision_id } = failed;
    const anothers = `revision ${revision_id} is not of this run`;
    if (applied.built_by_push !== undefined) {
        const { controlPlane, clock } = session;
        const patient = { ...session, deadline: clock.now() + LOOK_MS };
        const look = () => (0,deploy_session/* readPatiently */.B)(patient, () => controlPlane.readRevision(applied.deployment.id, revision_id));
        const read = await (0,patience/* attempt */.CD)(look);
        if ('error' in read)
            return `whether revision ${revision_id} is of this push could not be read: ${read.error.message}`;
        return (0,repository/* isBuiltOf */.YO)(applied.built_by_push, read.value) ? undefined : anothers;
    }
    if (revision_id !== applied.revision_id)
        return anothers;
    const wasOnItsWay = current?.latest?.id === revision_id && (0,deploy_status/* verdictOf */.V)(current.latest.status) === 'pending';
    return applied.new_revision || wasOnItsWay
        ? undefined
        : `this run deployed nothing, as revision ${revision_id} was there before`;
}


/***/ }),

/***/ 1221:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: function() { return /* binding */ lookForEffect; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3047);
/** A write whose answer was lost may still be acted upon: the service is given time before anything is sent again. */


/** How long a service may take to act on a request whose connection is lost, and to show it. In milliseconds. */
const EFFECT_SHOWS_MS = 15_000;
/** While it is looked for, the log does not stand still for much longer than this; in milliseconds. */
const TELL_AFTER_MS = 4_000;
/**
 * What `look` finds of the effect, looked for until it shows or the time is up; null when it has not shown.
 *
 * @param lost Why it is not known whether the service acted.
 * @throws DeployError when the service cannot be read either: then nobody knows.
 */
async function lookForEffect(session, lost, look) {
    const { clock, deadline, emit } = session;
    const startedAt = clock.now();
    const giveUp = Math.min(deadline, startedAt + EFFECT_SHOWS_MS);
    let toldAt = startedAt;
    for (let looks = 1;; looks++) {
        const read = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .attempt */ .CD)(look);
        if ('error' in read)
            throw unread(lost, read.error);
        const left = giveUp - clock.now();
        if (read.value !== null || left <= 0)
            return read.value;
        if (looks === 1) {
            const message = `${lost.request}: what came of it is not known. Looking for it, ${secondsOf(left)} at most, before anything is sent again.`;
            emit({ type: 'noted', message });
        }
        else if (clock.now() - toldAt >= TELL_AFTER_MS) {
            toldAt = clock.now();
            emit({ type: 'noted', message: `  not there after ${secondsOf(toldAt - startedAt)}, looking on` });
        }
        await clock.sleep(Math.min((0,_patience_js__WEBPACK_IMPORTED_MODULE_1__/* .retryDelay */ .a2)(looks), left));
    }
}
const secondsOf = (ms) => `${Math.round(ms / 1000)} s`;
function unread(lost, cause) {
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${lost.message}\nIt may have been applied, and that could not be read back: ${cause.message}`, {
        advice: 'Run again once the service answers: it looks first, and goes on from what is there.',
        cause
    });
}


/***/ }),

/***/ 3912:
/***/ (function(__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: function() { return /* binding */ isConflict; },
/* harmony export */   patchDeployment: function() { return /* binding */ patchDeployment; },
/* harmony export */   q: function() { return /* binding */ passing; }
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9973);
/* harmony import */ var _effect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1221);
/* harmony import */ var _identify_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5508);
/* harmony import */ var _keep_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(89);
/* harmony import */ var _patience_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3047);
/* harmony import */ var _plan_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6756);
/* harmony import */ var _session_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5730);







function updated({ plan, current }, deployment) {
    const { latest_revision_id: revision_id } = deployment;
    const previous = current.deployment.latest_revision_id;
    const before = current.deployment;
    // Where the patch made no revision, the one that has just been read is still the latest.
    const latest = current.latest?.id === revision_id ? current.latest : null;
    return (0,_keep_js__WEBPACK_IMPORTED_MODULE_6__/* .outcome */ .b)(plan, { operation: 'updated', deployment, before, revision_id, previous, ...(latest && { latest }) });
}
function makesRevision(plan) {
    return plan.changes.some((change) => change.new_revision);
}
/** @throws RequestError when the service refuses; DeployError when the revision that is due does not appear. */
async function patchDeployment(session, first) {
    const { controlPlane, clock, emit } = session;
    const { id } = first.current.deployment;
    let input = first;
    for (let tries = 1;; tries++) {
        emit({ type: 'write_sent' });
        const sent = await (0,_patience_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(() => controlPlane.patchDeployment(id, input.plan.request));
        if ('value' in sent)
            return settlePatched(session, input, sent.value);
        const { error } = sent;
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .AnswerError */ .dV)
            return settleUnreadable(session, input, error);
        const unclear = error.mayHaveActed || isConflict(error);
        const made = error.mayHaveActed ? await (0,_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .lookForEffect */ .a)(session, error, () => readBack(session, input)) : null;
        if (made !== null)
            return made;
        const delay = (0,_patience_js__WEBPACK_IMPORTED_MODULE_3__/* .nextTry */ .F_)(passing(error), tries, session.deadline - clock.now());
        if (delay === null)
            throw error;
        emit({ type: 'retrying', problem: error.message, delay_ms: delay });
        await clock.sleep(delay);
        if (!unclear)
            continue;
        const late = await readBack(session, input);
        if (late !== null)
            return late;
        const current = await (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .readCurrent */ .c)(session, id);
        const plan = (0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .planDeployment */ .H)({ ...input, current });
        if (plan.operation === 'unchanged')
            return (0,_keep_js__WEBPACK_IMPORTED_MODULE_6__/* .keepDeployment */ .z)(plan, current);
        input = { ...first, plan, current };
    }
}
function isConflict(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .StatusError */ .Xs && error.status === 409;
}
/** A conflict on a patch is most often another run's write on its way: worth another look, and another try. */
function passing(error) {
    if (!isConflict(error))
        return error;
    const { request, retryAfterMs, mayHaveActed } = error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RequestError */ .GI(error.message, { request, retryAfterMs, mayHaveActed, passing: true });
}
/** Whether a patch whose answer was lost has been applied: then what it made; null when it has not (yet). */
async function readBack(session, input) {
    const current = await (0,_session_js__WEBPACK_IMPORTED_MODULE_5__/* .readCurrent */ .c)(session, input.current.deployment.id);
    const { deployment } = current;
    const stillBefore = deployment.latest_revision_id === input.current.deployment.latest_revision_id;
    if (makesRevision(input.plan) && stillBefore)
        return null;
    if ((0,_plan_js__WEBPACK_IMPORTED_MODULE_4__/* .differsFrom */ .s)(current, input.wanted))
        return null;
    session.emit({ type: 'noted', message: 'Read back: the patch was applied.' });
    return updated(input, deployment);
}
async function settlePatched(session, input, answer) {
    if (!makesRevision(input.plan))
        return updated(input, answer);
    const previous = input.current.deployment.latest_revision_id;
    return updated(input, await (0,_identify_js__WEBPACK_IMPORTED_MODULE_2__/* .identifyRevision */ .A)(session, { deployment: answer, previous }));
}
/**
 * The service said yes, but with no deployment (§4.1: the answer is not shown): only what is there afterwards tells, as
 * the yes may be that of a proxy.
 */
async function settleUnreadable(session, input, cause) {
    const made = await (0,_effect_js__WEBPACK_IMPORTED_MODULE_1__/* .lookForEffect */ .a)(session, cause, () => readBack(session, input));
    if (made !== null)
        return made;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .DeployError */ .sH(`${cause.message}\nThe deployment does not show what was asked for.`, {
        advice: `${cause.advice ?? ''} Or another run came in between. Running again is safe: it compares first.`.trim(),
        cause
    });
}


/***/ })

};
;