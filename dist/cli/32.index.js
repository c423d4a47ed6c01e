export const id = 32;
export const ids = [32];
export const modules = {

/***/ 93675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ OUTPUT_NAMES),
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const INPUT_DEFAULTS = {
    command: 'deploy',
    revision: '',
    base_url: '',
    api_key: '',
    tenant_id: '',
    bearer_token: '',
    deployment_id: '',
    name: '',
    source: '',
    integration_id: '',
    repo_url: '',
    repo_ref: '',
    graph_config_path: '',
    deployment_type: '',
    build_on_push: '',
    install_command: '',
    build_command: '',
    image_uri: '',
    custom_url: '',
    listener_id: '',
    cluster_namespace: '',
    resource_spec: '',
    secrets: '',
    allow_empty_secrets: 'false',
    new_revision: 'auto',
    paths: '',
    preview: '',
    max_age: '',
    dry_run: 'false',
    wait: 'true',
    timeout: '30m',
    build_logs: 'true',
    rollback: 'false',
    poll_interval: 'auto',
    verify_serving: 'auto',
    github_token: '',
    environment: '',
    comment: 'auto',
    smoke_assistant: '',
    smoke_input: '',
    smoke_stream_mode: 'updates',
    smoke_expect: '',
    smoke_timeout: '2m',
    agent_api_key: '',
    manifest: '',
    select: '',
    variables: '',
    api_dialect: 'neutral'
};
const OUTPUT_NAMES = [
    'deployment_id',
    'revision_id',
    'url',
    'operation',
    'new_revision',
    'status',
    'commit_sha',
    'docs_url',
    'smoke',
    'serving_revision_id',
    'rolled_back_to',
    'error_code',
    'plan',
    'plans',
    'swept',
    'deployments',
    'deployed',
    'unchanged',
    'failed',
    'skipped',
    'matrix'
];


/***/ }),

/***/ 16346:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ createAction)
/* harmony export */ });
/* unused harmony export UNVERIFIED */
/* harmony import */ var _adapters_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6568);
/* harmony import */ var _masking_redactor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(96010);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(87010);
/* harmony import */ var _runner_actions_core_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94776);
/* harmony import */ var _runner_environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(48228);





const UNVERIFIED = 'NODE_TLS_REJECT_UNAUTHORIZED=0 is set in this job. This step verifies certificates anyway. For your own authority, set NODE_EXTRA_CA_CERTS.';
function createAction() {
    const redactor = (0,_masking_redactor_js__WEBPACK_IMPORTED_MODULE_4__/* .createRedactor */ .l)();
    const runner = (0,_runner_actions_core_js__WEBPACK_IMPORTED_MODULE_2__/* .createRunner */ .j)(redactor);
    return {
        runner,
        run: async (cancelled, clock) => {
            const { ports, close } = (0,_adapters_js__WEBPACK_IMPORTED_MODULE_0__/* .createAdapters */ .T)({ runner, redactor, cancelled, clock, place: (0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .readCheckoutPlace */ .U3)() });
            const succeeded = await (0,_run_js__WEBPACK_IMPORTED_MODULE_1__/* .run */ .e)({
                ...ports,
                runner,
                redactor,
                clock,
                warnings: (0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .enforceTlsVerification */ .xs)() ? [UNVERIFIED] : [],
                given: (0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .givenInputs */ .PC)(),
                context: (0,_runner_environment_js__WEBPACK_IMPORTED_MODULE_3__/* .readEnvironment */ .Qo)()
            });
            close();
            return succeeded;
        }
    };
}


/***/ }),

/***/ 51147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ readRunContext),
/* harmony export */   g: () => (/* binding */ hasGitHub)
/* harmony export */ });
/* harmony import */ var _repository_refs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89453);
/* harmony import */ var _text_web_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97583);


function hasGitHub({ is_on_github, api_url }, token) {
    return is_on_github !== false || (token !== undefined && api_url !== undefined);
}
const REPOSITORY = /^[\w.-]+\/[\w.-]+$/;
const PLAIN_REF = /^[\w.-]+(?:\/[\w.-]+)*$/;
const NO_COMMIT = /^0+$/;
function readRunContext(env, payload) {
    const action = memberOf(payload, 'action');
    const given = (name) => env[name]?.trim() || undefined;
    const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '') ? env.GITHUB_REPOSITORY : undefined;
    const server_url = (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(given('GITHUB_SERVER_URL') ?? 'https://github.com');
    const run = given('GITHUB_RUN_ID');
    const [action_repository = '', action_ref = ''] = [given('GITHUB_ACTION_REPOSITORY'), given('GITHUB_ACTION_REF')];
    const isPublished = REPOSITORY.test(action_repository) && PLAIN_REF.test(action_ref);
    const sha = given('GITHUB_SHA');
    const actor = given('GITHUB_ACTOR');
    const event_name = given('GITHUB_EVENT_NAME') ?? '';
    const before = memberOf(payload, 'before');
    const pull = readPullRequest(memberOf(payload, 'pull_request'));
    return {
        event_name,
        event_action: typeof action === 'string' ? action : undefined,
        server_url,
        api_url: (0,_text_web_address_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutTrailingSlashes */ .A)(given('GITHUB_API_URL') ?? 'https://api.github.com'),
        repository,
        ref: given('GITHUB_REF'),
        sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
        pull_request: pull && {
            ...pull,
            is_fork: pull.head_repository?.toLowerCase() !== repository?.toLowerCase()
        },
        ...(typeof before === 'string' && (0,_repository_refs_js__WEBPACK_IMPORTED_MODULE_0__/* .isFullCommit */ .f5)(before) && !NO_COMMIT.test(before) && { sha_before: before }),
        ...(actor !== undefined && { actor }),
        ...(isPublished && { action_url: `${server_url}/${action_repository}/blob/${action_ref}` }),
        run_url: repository !== undefined && run !== undefined ? `${server_url}/${repository}/actions/runs/${run}` : undefined
    };
}
function readPullRequest(pull) {
    const number = memberOf(pull, 'number');
    const head = memberOf(pull, 'head');
    const [head_ref, head_sha, repo] = [memberOf(head, 'ref'), memberOf(head, 'sha'), memberOf(head, 'repo')];
    if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
        return undefined;
    if (typeof head_ref !== 'string' || typeof head_sha !== 'string')
        return undefined;
    if (repo == null)
        return { number, head_ref, head_sha, head_repository: undefined };
    const name = memberOf(repo, 'full_name');
    return typeof name === 'string' && REPOSITORY.test(name)
        ? { number, head_ref, head_sha, head_repository: name }
        : undefined;
}
function memberOf(value, name) {
    return typeof value === 'object' && value !== null ? value[name] : undefined;
}


/***/ }),

/***/ 95210:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _action_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16346);
/* harmony import */ var _run_as_process_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17274);


await (0,_run_as_process_js__WEBPACK_IMPORTED_MODULE_1__.runAsProcess)((0,_action_js__WEBPACK_IMPORTED_MODULE_0__/* .createAction */ .V)());

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 43488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DH: () => (/* binding */ decoded),
/* harmony export */   Eg: () => (/* binding */ secretsInCommand),
/* harmony export */   n0: () => (/* binding */ looksSecret),
/* harmony export */   xm: () => (/* binding */ userInfoIn)
/* harmony export */ });
const VALUE = `("[^"]*"|'[^']*'|[^\\s"'|;&<>()]+)`;
const TELLING = '(?:token|passw(?:or)?d|passphrase|secret|credentials?|(?:api|access|auth|private|secret|account)[-_]?key|_auth)';
const RULES = [
    new RegExp(`${TELLING}["']?=${VALUE}`, 'gi'),
    /(?:^|\s)(?:-u|--user)(?:\s+|=)["']?[^\s"':]+:([^\s"']+)/gi,
    /(?:authorization|[-_"'](?:token|key|secret)|cookie)["']?\s*:\s*["']?(?:(?:bearer|basic|token|digest)\s+)?([^\s"']+)/gi,
    /\bbearer\s+([^\s"']+)/gi,
    /\b((?:AKIA|ASIA|AIza|ya29\.|eyJ)[\w.-]{12,})/g
];
const PREFIXED = /\b(?:gh[pousr]_|github_pat_|npm_|hf_|dckr_pat_|rubygems_|lsv2_|shpat_|dop_v1_|[spr]k_|glpat-|gldt-|pypi-|xox[a-z]-|sk-)([\w-]{12,})/g;
const WORD = /"[^"]*"|'[^']*'|[^\s"']+/g;
const ANNOUNCES = new RegExp(`${TELLING}$`, 'i');
const LONGEST_ANNOUNCEMENT = 40;
const LONG_WORD = /(?<![\w./:@+-])[\w+/-][\w+/=-]{23,}/g;
const CONTINUED = new Set(['.', ':', '@']);
const REFERENCE = /^\$|^%\w+%$/;
const SHORTEST = 4;
function secretsInCommand(command) {
    const named = RULES.flatMap((rule) => [...command.matchAll(rule)].map(([, value = '']) => unquoted(value)));
    const found = [...named, ...prefixed(command), ...announced(command), ...userInfoIn(command), ...longWords(command)];
    return [...new Set(found)].filter((value) => value.length >= SHORTEST && !REFERENCE.test(value));
}
function prefixed(command) {
    return [...command.matchAll(PREFIXED)].flatMap(([token, rest = '']) => (/\d/.test(rest) ? [token] : []));
}
function announced(command) {
    const words = command.match(WORD) ?? [];
    return words
        .slice(1)
        .filter((word, before) => !word.startsWith('-') && announces(words[before] ?? ''))
        .map(unquoted);
}
function announces(word) {
    return (word.startsWith('-') || word.includes(':_')) && ANNOUNCES.test(word.slice(-LONGEST_ANNOUNCEMENT));
}
function longWords(command) {
    return [...command.matchAll(LONG_WORD)]
        .filter(({ 0: word, index }) => !CONTINUED.has(command.charAt(index + word.length)))
        .map(([word]) => word)
        .filter((word) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word) && !word.includes('/'));
}
function unquoted(value) {
    return value.replace(/^(["'])(.*)\1$/s, '$2');
}
function userInfoIn(text) {
    return [...text.matchAll(/:\/\/([^\s/?#"'<>]*)@/g)].flatMap(([, found = '']) => {
        const [user = '', ...password] = found.split(':');
        const parts = [...(looksSecret(user) ? [user] : []), ...(password.length > 0 ? [password.join(':')] : [])];
        return parts.flatMap((part) => [part, decoded(part)]);
    });
}
function decoded(part) {
    try {
        return decodeURIComponent(part);
    }
    catch {
        return part;
    }
}
function looksSecret(word) {
    return word.length >= 16 || /[^A-Za-z]/.test(word);
}


/***/ }),

/***/ 90950:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F7: () => (/* binding */ isPlainWord),
/* harmony export */   XP: () => (/* binding */ formsOf),
/* harmony export */   Xe: () => (/* binding */ piecesOf),
/* harmony export */   ir: () => (/* binding */ LONGEST_WORD),
/* harmony export */   n9: () => (/* binding */ canBeMasked),
/* harmony export */   tG: () => (/* binding */ SHORTEST_MASKED),
/* harmony export */   xE: () => (/* binding */ isFitForRunner)
/* harmony export */ });
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60745);

const SHORTEST_MASKED = 4;
const COMMON = /^(?:true|false|null|none)$/i;
const LONGEST_WORD = 15;
const PLAIN_WORD = /^(?:[A-Za-z][a-z]*|[A-Z]+)$/;
const SHORTEST_IN_BASE64 = 8;
const APOSTROPHES = ['&apos;', '&#39;', '&#x27;'];
function linesOf(value) {
    return value.split(/\r\n|\n|\r/).map((line) => line.trim());
}
function isMaskable(piece) {
    const text = piece.trim();
    return text.length >= SHORTEST_MASKED && !COMMON.test(text);
}
function isPlainWord(value) {
    const word = value.trim();
    return word.length <= LONGEST_WORD && PLAIN_WORD.test(word);
}
function isFitForRunner(value) {
    return linesOf(value).every((line) => line === '' || (isMaskable(line) && !isPlainWord(line)));
}
function canBeMasked(value) {
    return value.trim() === '' || linesOf(value).some((line) => isMaskable(line) && isFitForRunner(line));
}
function piecesOf(value) {
    return [...new Set([value, value.trim(), ...linesOf(value)])].filter(isMaskable);
}
function formsOf(value) {
    const pieces = piecesOf(value);
    const printed = pieces.map(_text_sanitize_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutInvisible */ .OT).filter(isMaskable);
    return [...new Set([...pieces, ...printed, ...pieces.flatMap(escapesOf), ...pieces.flatMap(base64Of)])];
}
function escapesOf(piece) {
    const text = piece.toWellFormed();
    const markup = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
    const json = JSON.stringify(piece).slice(1, -1);
    const url = encodeURIComponent(text);
    return [
        json,
        json.replaceAll('/', '\\/'),
        ...[json, json.replaceAll('/', '\\/')].map(asAscii),
        url,
        url.replaceAll('%2F', '/'),
        new URLSearchParams({ _: text }).toString().slice('_='.length),
        markup,
        ...APOSTROPHES.map((apostrophe) => markup.replaceAll("'", apostrophe))
    ];
}
const asAscii = (json) => json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
function base64Of(piece) {
    if (piece.length < SHORTEST_IN_BASE64)
        return [];
    return [0, 1, 2].flatMap((offset) => {
        const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(piece)]);
        const from = Math.ceil((offset * 8) / 6);
        const to = Math.floor((bytes.length * 8) / 6);
        return [bytes.toString('base64').slice(from, to), bytes.toString('base64url').slice(from, to)];
    });
}


/***/ }),

/***/ 37381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ findInputSecrets),
/* harmony export */   m: () => (/* binding */ CREDENTIAL_INPUTS)
/* harmony export */ });
/* harmony import */ var _command_secrets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43488);
/* harmony import */ var _forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90950);


const CREDENTIAL_INPUTS = ['api_key', 'bearer_token', 'agent_api_key', 'github_token'];
const URL_INPUTS = ['base_url', 'repo_url', 'custom_url'];
const COMMAND_INPUTS = ['install_command', 'build_command'];
function findInputSecrets({ raw, secrets: parsed }) {
    const given = (inputs) => inputs.flatMap((input) => raw[input] ?? []);
    const tenant = given(['tenant_id']);
    const credentials = [
        ...given(CREDENTIAL_INPUTS),
        ...given(URL_INPUTS).flatMap(userInfo),
        ...tenant.filter((name) => !(0,_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .isPlainWord */ .F7)(name))
    ];
    const tokens = given(COMMAND_INPUTS).flatMap(_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .secretsInCommand */ .Eg);
    const { secrets, unread, problems } = parsed ?? { secrets: [], unread: [], problems: [] };
    const guesses = [...tenant, ...tokens, ...unread.flatMap(piecesOf)];
    if (problems.length === 0)
        return { credentials, secrets, guesses };
    return { credentials, secrets: [], guesses: [...guesses, ...secrets.map(({ value }) => value)] };
}
function userInfo(text) {
    const found = /:\/\/([^/?#]*)@/.exec(text)?.[1];
    if (found === undefined)
        return [];
    const parts = [found, ...found.split(':')].filter(_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .looksSecret */ .n0);
    return parts.flatMap((part) => [part, (0,_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .decoded */ .DH)(part)]);
}
function piecesOf(text) {
    return text.split(/\r?\n/).flatMap((line) => {
        const value = line.slice(line.search(/[=:]/) + 1).trim();
        return [
            line.trim(),
            value,
            value.replace(/^["'`]|["'`]$/g, ''),
            ...line.split(/[\s"'`,;:={}[\]]/).filter(_command_secrets_js__WEBPACK_IMPORTED_MODULE_0__/* .looksSecret */ .n0)
        ];
    });
}


/***/ }),

/***/ 17274:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runAsProcess: () => (/* binding */ runAsProcess)
});

// EXTERNAL MODULE: ./lib/src/errors.js
var errors = __webpack_require__(65071);
// EXTERNAL MODULE: ./lib/src/report/failure.js
var report_failure = __webpack_require__(75851);
// EXTERNAL MODULE: ./lib/src/report/record.js
var record = __webpack_require__(92160);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./lib/src/runner/clock.js


const LONGEST_TIMER_MS = 2 ** 31 - 1;
function createClock(cancelled) {
    return {
        now: () => Number(process.hrtime.bigint()) / 1e6,
        date: () => Date.now(),
        sleep: async (ms, until) => {
            const signal = until === undefined ? cancelled : AbortSignal.any([cancelled, until]);
            try {
                await (0,promises_.setTimeout)(Math.min(Math.max(0, ms), LONGEST_TIMER_MS), undefined, { signal });
            }
            catch (error) {
                if (!cancelled.aborted)
                    return;
                throw new errors/* CancelledError */.cc('cancelled', { cause: error, reason: cancelled.reason });
            }
        }
    };
}

// EXTERNAL MODULE: ./lib/src/runner/process.js
var runner_process = __webpack_require__(8764);
;// CONCATENATED MODULE: ./lib/src/run-as-process.js





async function runAsProcess({ runner, run, failureCode = () => 1 }) {
    let hasBug = false;
    const putCode = (code) => {
        try {
            runner.output('error_code', code);
        }
        catch {
            runner.debug('The output error_code could not be written.');
        }
    };
    await (0,runner_process/* runProcess */.R)({
        failureCode,
        work: async (cancelled) => {
            const succeeded = await run(cancelled, createClock(cancelled));
            if (hasBug)
                putCode('internal');
            return succeeded;
        },
        reportBug: (error) => {
            hasBug = true;
            const failure = (0,report_failure/* describeFailure */.Ic)(error, record/* EMPTY_RECORD */.sU);
            runner.error((0,report_failure/* failureText */.kY)(failure, record/* EMPTY_RECORD */.sU), failure);
            putCode('internal');
        },
        reportStopped: () => {
            if (runner.hasToldError())
                return;
            const message = 'Cancelled before the run had ended. Changes made so far stay; its records on GitHub may be incomplete.';
            const failure = { ...(0,report_failure/* describeFailure */.Ic)(new errors/* CancelledError */.cc(), record/* EMPTY_RECORD */.sU), message, advice: undefined };
            runner.error((0,report_failure/* failureText */.kY)(failure, record/* EMPTY_RECORD */.sU), failure);
            putCode('cancelled');
        }
    });
}


/***/ }),

/***/ 94776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createRunner),
/* harmony export */   l: () => (/* binding */ createStepToolkit)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90143);
/* harmony import */ var _masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52100);
/* harmony import */ var _text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(60745);
/* harmony import */ var _append_whole_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86287);
/* harmony import */ var _environment_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(48228);






function createRunner(redactor) {
    let toldError = false;
    const clean = (text) => (0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeCommands */ .g9)(redactor.redact(text));
    return {
        input: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4(name),
        mask: (value, options) => {
            for (const piece of redactor.add(value, options))
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setSecret */ .Pq(piece);
        },
        info: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(clean(text)),
        debug: (text) => {
            if (_actions_core__WEBPACK_IMPORTED_MODULE_1__/* .isDebug */ ._o())
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .debug */ .Yz(clean(text));
        },
        notice: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .notice */ .lm(clean(text)),
        warning: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(clean(text)),
        error: (text) => {
            toldError = true;
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(clean(text));
        },
        annotate: ({ file, line, column }, text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .error */ .z3(clean(text), { file: clean(file), startLine: line, startColumn: column, title: 'Invalid manifest' }),
        hasToldError: () => toldError,
        group: (title, text) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh(clean(title));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq(clean(text));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
        },
        output: (name, value) => (0,_append_whole_js__WEBPACK_IMPORTED_MODULE_3__/* .appendWhole */ .g)((0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .outputFile */ .i9)(), () => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, (0,_masking_redact_output_js__WEBPACK_IMPORTED_MODULE_2__/* .redactOutput */ .n)(name, value, redactor))),
        summary: async (markdown) => {
            const path = (0,_environment_js__WEBPACK_IMPORTED_MODULE_4__/* .summaryFile */ .bj)();
            if (path === undefined)
                return;
            try {
                (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, `${markdown}\n`);
            }
            catch (error) {
                _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .warning */ .$e(clean(`The job summary could not be written: ${String(error)}`));
            }
        }
    };
}
function createStepToolkit() {
    return {
        input: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getInput */ .V4(name),
        output: (name, value) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setOutput */ .uH(name, value),
        saveState: (name, value) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .saveState */ .LZ(name, value),
        state: (name) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .getState */ .Gu(name),
        info: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeCommands */ .g9)(text)),
        group: (title, text) => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .startGroup */ .Oh((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeCommands */ .g9)(title));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .info */ .pq((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeCommands */ .g9)(text));
            _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .endGroup */ .N4();
        },
        fail: (text) => _actions_core__WEBPACK_IMPORTED_MODULE_1__/* .setFailed */ .C1((0,_text_sanitize_js__WEBPACK_IMPORTED_MODULE_5__/* .escapeCommands */ .g9)(text))
    };
}


/***/ }),

/***/ 86287:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ appendWhole)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

function appendWhole(path, append) {
    const size = sizeOf(path);
    try {
        append();
    }
    catch (error) {
        if (path !== undefined && size !== undefined)
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.truncateSync)(path, size);
        throw error;
    }
}
function sizeOf(path) {
    const stats = path === undefined ? undefined : (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
    return stats?.isFile() ? stats.size : undefined;
}


/***/ })

};
