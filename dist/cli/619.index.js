export const id = 619;
export const ids = [619];
export const modules = {

/***/ 93675:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ OUTPUT_NAMES),
/* harmony export */   W: () => (/* binding */ INPUT_DEFAULTS)
/* harmony export */ });
const INPUT_DEFAULTS = {
    command: 'deploy',
    base_url: '',
    api_key: '',
    name: '',
    graph_config_path: '',
    image_uri: '',
    secrets: '',
    preview: '',
    tenant_id: '',
    bearer_token: '',
    api_dialect: '',
    repo_ref: '',
    repo_url: '',
    paths: '',
    build_on_push: '',
    install_command: '',
    build_command: '',
    deployment_type: '',
    deployment_tier: '',
    cluster_namespace: '',
    resource_spec: '',
    custom_url: '',
    env_vars: '',
    secret_references: '',
    secrets_update_strategy: 'overwrite',
    allow_empty_secrets: 'false',
    new_revision: 'auto',
    wait: 'true',
    timeout: '30m',
    build_logs: 'true',
    smoke_assistant: '',
    smoke_input: '',
    smoke_expect: '',
    smoke_timeout: '2m',
    agent_api_key: '',
    rollback: 'false',
    revision: '',
    environment: '',
    comment: 'auto',
    github_token: '',
    manifest: '',
    select: '',
    variables: '',
    delete_tracing_project: 'auto',
    dry_run: 'false',
    deployment_id: '',
    source: '',
    integration_id: '',
    listener_id: '',
    max_age: '',
    poll_interval: 'auto',
    verify_serving: 'auto',
    smoke_stream_mode: 'updates'
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
    'dashboard_url',
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

/***/ 71338:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c$: () => (/* reexport */ esm/* Option */.c$),
  gu: () => (/* binding */ createCommand),
  X6: () => (/* binding */ isBrief),
  Ku: () => (/* binding */ parseWith),
  h0: () => (/* binding */ takeAll),
  XC: () => (/* binding */ takeOnce)
});

// EXTERNAL MODULE: ./node_modules/commander/esm.mjs
var esm = __webpack_require__(48179);
// EXTERNAL MODULE: ./lib/src/cli/usage-error.js
var usage_error = __webpack_require__(32655);
// EXTERNAL MODULE: ./lib/src/text/did-you-mean.js
var did_you_mean = __webpack_require__(48137);
// EXTERNAL MODULE: ./lib/src/cli/table.js
var table = __webpack_require__(68715);
;// CONCATENATED MODULE: ./lib/src/cli/flags/suggest.js



const OF_NODE = { '--env-file': '--dotenv' };
const DRY_RUN = {
    deploy: 'Use the command plan: it shows what a deploy would do, and changes nothing.',
    plan: 'Leave it out: plan changes nothing.'
};
const MOST_SUGGESTED = 3;
const LEAST = 3;
function unknownFlagError(word, own, others, renamed) {
    const owners = others.filter(({ flags }) => flags.some(({ flag }) => flag === word));
    const problem = owners.length > 0 && own.command !== ''
        ? `${word} is not a flag of ${own.command}.`
        : `Unknown flag ${word}.`;
    const advice = ownSuggestion(word, own, renamed) ??
        describeElsewhere(word, owners) ??
        relatedSuggestion(word, own) ??
        othersSuggestion(word, others) ??
        helpOf(own);
    return new usage_error/* UsageError */.eb(problem, advice);
}
const helpOf = ({ command }) => command === ''
    ? 'Write the command first, then its flags. Use --help for the commands.'
    : `Use ${command} --help-all for its flags.`;
function ownSuggestion(word, { command, flags }, renamed) {
    const names = [...new Set(flags.map(({ flag }) => flag))];
    const replacement = OF_NODE[word] ?? renamed.get(word);
    if (replacement !== undefined && names.includes(replacement))
        return `Use ${replacement}.`;
    const near = findNear(word, names);
    if (near !== undefined)
        return `Did you mean ${near}?`;
    return word === '--dry-run' ? DRY_RUN[command] : undefined;
}
function describeElsewhere(word, owners) {
    const [owner] = owners;
    if (owner === undefined)
        return undefined;
    const commands = joinWords(owners.map(({ command }) => command));
    return `It is a flag of ${commands}: ${firstSentence(owner, word)}`;
}
function othersSuggestion(word, others) {
    const names = others.flatMap(({ flags }) => flags.map(({ flag }) => flag));
    const near = OF_NODE[word] ?? findNear(word, [...new Set(names)]);
    const having = others.filter(({ flags }) => flags.some(({ flag }) => flag === near));
    if (having.length === 0)
        return undefined;
    return `Did you mean ${near}? It is a flag of ${joinWords(having.map(({ command }) => command))}.`;
}
function firstSentence({ flags }, word) {
    const { help = '' } = flags.find(({ flag }) => flag === word) ?? {};
    const [sentence = ''] = help.split(/(?<=[.])\s/);
    return sentence;
}
const bare = (flag) => flag.replace(/^-+/, '');
function findNear(word, flags) {
    const near = (0,did_you_mean/* misspelled */.vs)(bare(word), flags.map(bare));
    return near === undefined ? undefined : `--${near}`;
}
const isPlural = (flag, flags) => flag.endsWith('s') && flags.includes(flag.slice(0, -1));
function relatedSuggestion(word, { flags }) {
    const text = bare(word);
    const isPart = (part) => part.startsWith(text) || part.endsWith(text);
    const letters = text.replaceAll('-', '');
    const related = [...new Set(flags.map(({ flag }) => flag))].filter((flag) => {
        const parts = bare(flag).split('-');
        return parts.some(isPart) || parts.join('').startsWith(letters);
    });
    const distinct = related.filter((flag) => !isPlural(flag, related));
    const isClear = text.length >= LEAST && distinct.length > 0 && distinct.length <= MOST_SUGGESTED;
    return isClear ? `Did you mean ${joinChoices(distinct)}?` : undefined;
}
function noCommandError(commands) {
    const rows = commands.map(({ name, description }) => [`    ${name}`, description]);
    const advice = ['Begin with one of these commands. Use --help for more.', ...(0,table/* tableLines */.o)(rows)];
    return new usage_error/* UsageError */.eb('No command is given.', advice.join('\n'));
}
function unknownCommandError(word, commands) {
    const list = `Commands: ${commands.join(', ')}. Use --help to see what they do.`;
    const meant = OTHER_WORDS[word.toLowerCase()] ?? (0,did_you_mean/* misspelled */.vs)(word, commands);
    if (meant === undefined)
        return new usage_error/* UsageError */.eb('Unknown command.', list);
    return new usage_error/* UsageError */.eb('Unknown command.', `Did you mean ${meant}? ${list}`);
}
const OTHER_WORDS = {
    destroy: 'delete',
    remove: 'delete',
    rm: 'delete',
    down: 'delete',
    apply: 'deploy',
    create: 'deploy',
    update: 'deploy',
    up: 'deploy',
    diff: 'plan',
    preview: 'deploy --preview',
    ls: 'list',
    ps: 'list',
    show: 'status',
    revert: 'rollback',
    undo: 'rollback'
};
const joinWords = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
const joinChoices = (words) => words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;

;// CONCATENATED MODULE: ./lib/src/cli/flags/commander.js




function createCommand(name, print) {
    return new esm/* Command */.uB(name)
        .helpOption('-h, --help', 'Show this text; with --help-all all of it')
        .showSuggestionAfterError(false)
        .allowExcessArguments(false)
        .exitOverride()
        .configureOutput({ writeOut: print, writeErr: () => { } })
        .configureHelp({
        minWidthToWrap: 20,
        formatItem,
        optionTerm,
        optionDescription: ({ description }) => description
    });
}
const ALL = '--help-all';
const isBrief = (args) => !args.includes(ALL) && (args[0] === 'help' || args.includes('--help') || args.includes('-h'));
function parseWith(command, args, renamed = new Map()) {
    try {
        const known = args.map((arg) => (arg === ALL ? '--help' : arg));
        command.parse(known, { from: 'user' });
        return true;
    }
    catch (error) {
        if (!(error instanceof esm/* CommanderError */.b7))
            throw error;
        if (error.exitCode === 0)
            return false;
        throw usageError(error, command, { args, renamed });
    }
}
function usageError({ code, message }, command, { args, renamed }) {
    const { commands } = command;
    const names = commands.map((subcommand) => subcommand.name());
    if (code === 'commander.help' || code === 'commander.unknownCommand') {
        const word = args.find((arg) => arg !== 'help');
        if (word !== undefined)
            return unknownCommandError(word, names);
        return noCommandError(commands.map((command) => ({ name: command.name(), description: command.description() })));
    }
    const selected = commands.find((subcommand) => subcommand.name() === args[0]) ?? command;
    if (code === 'commander.unknownOption') {
        const [, word = 'that is given'] = /^error: unknown option '(--[\w-]+(?![\w-])|-\w)/.exec(message) ?? [];
        if (selected.options.some(({ long }) => long === word))
            return new usage_error/* UsageError */.eb(`${word} takes no value.`, `Write ${word} alone, or leave it out to turn it off.`);
        const others = commands.filter((other) => other !== selected);
        return unknownFlagError(word, flagsOf(selected), others.map(flagsOf), renamed);
    }
    const advice = code === 'commander.excessArguments' ? QUOTES : USE_HELP;
    const what = message.replace(/^error: /, '').replace(/^([^=]*)=[^]*'/, "$1'");
    return new usage_error/* UsageError */.eb(`${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\.$/, '')}.`, advice);
}
const USE_HELP = 'Use --help for the commands and flags.';
function flagsOf(command) {
    const name = command.commands.length > 0 ? '' : command.name().replace(/^.* /, '');
    const flags = command.options.map(({ long, hidden, negate, description }) => {
        const suffix = hidden && !negate ? '-file' : '';
        return { flag: `${long}${suffix}`, help: description };
    });
    return { command: name, flags };
}
const QUOTES = 'Write the flag of each value, such as --name NAME, and put quotes around a value with spaces.';
function takeOnce(option, read = String) {
    const choose = option.parseArg;
    return option.argParser((value, before) => {
        if (before !== undefined)
            throw new usage_error/* UsageError */.eb(`${option.long} is given twice.`, 'Give it once.');
        const given = needValue(option, value);
        return choose === undefined ? read(given) : choose(given, undefined);
    });
}
function takeAll(option, read = String) {
    return option.argParser((value, before) => [
        ...(before ?? []),
        read(needValue(option, value))
    ]);
}
function needValue({ long }, value) {
    if (!/^--[a-z]/.test(value))
        return value;
    throw new usage_error/* UsageError */.eb(`${long} needs a value.`, `If the value begins with dashes, write ${long}=VALUE.`);
}
const optionTerm = ({ flags, optional, long }) => optional ? `--[no-]${long?.slice(2)}` : flags;
function formatItem(term, termWidth, description, help) {
    const width = help.helpWidth ?? 80;
    const line = `  ${term.padEnd(termWidth)}  ${description}`.trimEnd();
    if (line.length <= width)
        return line;
    return `  ${term}\n${help.boxWrap(description, width - 6).replace(/^/gm, '      ')}`;
}


/***/ }),

/***/ 35853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseArguments: () => (/* binding */ parseArguments)
/* harmony export */ });
/* harmony import */ var _action_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(93675);
/* harmony import */ var _adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(52627);
/* harmony import */ var _release_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(60895);
/* harmony import */ var _text_command_lines_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(79983);
/* harmony import */ var _usage_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(32655);
/* harmony import */ var _commander_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71338);
/* harmony import */ var _commands_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(74149);
/* harmony import */ var _dotenv_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81257);
/* harmony import */ var _input_flags_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84273);









function parseArguments(args, print) {
    let parsed;
    const program = (0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .createCommand */ .gu)('deploy-agent-server', print)
        .description('Deploys agent servers, and waits until they serve.')
        .version(_release_js__WEBPACK_IMPORTED_MODULE_7__/* .VERSION */ .x, '-V, --version', 'Show the version')
        .enablePositionalOptions()
        .helpCommand('help [command]', 'Show what a command takes')
        .addHelpText('after', _commands_js__WEBPACK_IMPORTED_MODULE_4__/* .HELP_END */ .qw);
    for (const [name, entry] of Object.entries(_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .COMMANDS */ .Lo)) {
        const command = program.command(name).description(entry.description);
        if (name === 'demo' || name === 'emulator')
            continue;
        command.addHelpText('after', examplesOf(entry));
        addInputs(command, entry, (0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .isBrief */ .X6)(args));
        addOptions(command, name, { ...entry, isBrief: (0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .isBrief */ .X6)(args) });
        command.action(() => {
            parsed = collect(command, name);
        });
    }
    return (0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .parseWith */ .Ku)(program, args, RENAMED) ? parsed : undefined;
}
const RENAMED = new Map(_input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUT_FLAGS */ .$S.filter((flag) => withoutFile(flag) !== flag.input.replaceAll('_', '-')).map(({ input, flag }) => [`--${input.replaceAll('_', '-')}`, `--${flag}`]));
function examplesOf({ examples = [], inputs }) {
    const lines = ['', 'Examples:'];
    for (const example of examples) {
        const command = (0,_text_command_lines_js__WEBPACK_IMPORTED_MODULE_8__/* .commandLines */ .Z)(`deploy-agent-server ${example}`);
        lines.push(...command.map((line) => `  ${line}`));
    }
    if (inputs.includes('api_key'))
        lines.push(FROM_VARIABLES);
    return lines.join('\n');
}
const FROM_VARIABLES = `The address and the key can also come from the variables
DEPLOY_AGENT_SERVER_BASE_URL and DEPLOY_AGENT_SERVER_API_KEY.`;
function addInputs(command, entry, brief) {
    const { inputs, common = inputs, help = {}, choices = {} } = entry;
    command.optionsGroup('Inputs:');
    for (const flag of _input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUT_FLAGS */ .$S.filter(({ input }) => inputs.includes(input))) {
        const described = helpOf({ ...flag, help: help[flag.input] ?? flag.help });
        const [firstSentence = ''] = described.split(/(?<=\.) /);
        const text = brief ? firstSentence : described;
        const isListed = !brief || common.includes(flag.input);
        const known = choices[flag.input];
        const add = (flags, help = '') => {
            const option = new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$(flags, help).hideHelp(!isListed || help === '');
            command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOnce */ .XC)(known === undefined ? option : option.choices(known)));
            return option;
        };
        if (flag.isHidden) {
            add(`--${flag.flag} <file>`, `File (- for standard input). ${text}`);
            add(`--${withoutFile(flag)} <value>`).argParser(() => {
                throw hiddenValueError(flag);
            });
        }
        else if (!flag.isBoolean)
            add(`--${flag.flag} <value>`, text);
        else {
            add(`--${flag.flag} [value]`, text).preset('true');
            add(`--no-${flag.flag}`).preset('false');
        }
    }
}
function withoutFile({ flag }) {
    return flag.replace(/-file$/, '');
}
function hiddenValueError(hidden) {
    const { input, flag, variable } = hidden;
    const other = input === 'secrets'
        ? '--secret NAME to take each from the environment'
        : `the variable ${variable}`;
    return new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--${withoutFile(hidden)} is no flag, because every user of this machine ` +
        'can read the arguments of a process.', `Use --${flag} FILE (- for standard input), or ${other}.`);
}
const helpOf = ({ input, help }) => {
    const text = (0,_input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .nameFlags */ .JG)(help).replaceAll('`', '');
    const fallback = _action_names_js__WEBPACK_IMPORTED_MODULE_0__/* .INPUT_DEFAULTS */ .W[input];
    const saysDefault = ['', 'true', 'false'].includes(fallback) || text.includes('If unset:');
    return saysDefault ? text : `${text} Default: ${fallback}.`;
};
const isRun = (name) => !_commands_js__WEBPACK_IMPORTED_MODULE_4__/* .OTHER_COMMANDS */ .Mj.some((other) => other === name);
const ofAny = () => true;
const OWN_FLAGS = [
    [
        '--yes',
        'Do not ask for the name on a terminal.',
        (name) => ['deploy', 'delete', 'rollback'].includes(name)
    ],
    [
        '--fail-on-changes',
        'Exit with code 11 if a deploy would change something.',
        (name) => name === 'plan'
    ],
    [
        '--history',
        'All revisions, and which of them a rollback can restore.',
        (name) => name === 'status'
    ],
    [
        '--previews',
        'List previews, too, instead of their number.',
        (name) => name === 'list' || name === 'status'
    ],
    ['--build', 'The log of the build.', (name) => name === 'logs'],
    [
        '--deploy',
        'The log of the agent server (default, unless the build failed).',
        (name) => name === 'logs'
    ],
    [
        '--revision <id>',
        'Print the log of this revision instead of the latest one.',
        (name) => name === 'logs'
    ],
    ['--follow', 'Continue with new lines until Ctrl+C.', (name) => name === 'logs'],
    ['--json', 'Print the result as one JSON document.', (name) => name !== 'logs'],
    ['--output-file <file>', 'Write the outputs to this file, as a dotenv report.', isRun],
    ['--events <file>', 'Write one JSON event per line to this file.', isRun],
    ['-q, --quiet', 'Print errors, warnings and the result only.', ofAny],
    ['-v, --verbose', 'Print each request.', ofAny],
    ['--no-color', 'Print no colors. The variable NO_COLOR does the same.', ofAny],
    ['--dotenv <file>', 'Read variables from this file. The environment wins.', ofAny]
];
function addOptions(command, name, { inputs, common = inputs, isBrief }) {
    const isInit = name === 'init';
    const isHidden = isBrief && !isInit && !common.includes('secrets');
    if (isInit || inputs.includes('secrets')) {
        const help = isInit
            ? 'Name of a secret of the agent. If unset: the names in env of its configuration.'
            : 'Secret whose value is in the variable of this name.';
        const secret = new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$('--secret <name>', `${help} Repeatable.`).hideHelp(isHidden);
        command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .takeAll */ .h0)(secret).conflicts('secretsFile'));
    }
    if (inputs.includes('env_vars')) {
        const help = 'Variable of the agent that is no secret: plan and log show it. Repeatable.';
        const variable = new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$('--env-var <NAME=value>', help).hideHelp(isHidden);
        command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .takeAll */ .h0)(variable).conflicts('envVars'));
    }
    if (isInit) {
        const help = 'Deploy the image of this Dockerfile. If unset: the only one, or that of the root.';
        command.addOption((0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOnce */ .XC)(new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$('--dockerfile <path>', help)).conflicts('graphConfigPath'));
    }
    else
        command.optionsGroup('Options:');
    for (const [flags, help] of isInit ? [] : OWN_FLAGS.filter(([, , of]) => of(name))) {
        const option = new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$(flags, help);
        if (flags === '--deploy')
            option.conflicts('build');
        const takesValue = flags.endsWith('>');
        command.addOption(takesValue ? (0,_commander_js__WEBPACK_IMPORTED_MODULE_3__/* .takeOnce */ .XC)(option, option.long === '--dotenv' ? loadVariables : undefined) : option);
    }
    const [where, names] = isInit ? ['For which CI system', _commands_js__WEBPACK_IMPORTED_MODULE_4__/* .INIT_CI */ .sV] : ['Where it runs', _adapters_ci_detect_js__WEBPACK_IMPORTED_MODULE_1__/* .CI_NAMES */ .y3];
    const place = new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$('--ci <name>', `${where}: auto (default), ${names.join(', ')}.`);
    command.addOption(place.choices(['auto', ...names]).default('auto'));
}
function loadVariables(path) {
    const file = (0,_dotenv_js__WEBPACK_IMPORTED_MODULE_5__/* .parseDotenv */ .q)((0,_usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .readTextFile */ .Gu)('--dotenv', path));
    if ('wrong_lines' in file) {
        const { wrong_lines: lines } = file;
        const where = `${lines.length > 1 ? 'lines' : 'line'} ${lines.slice(0, MOST_LINES).join(', ')}`;
        throw new _usage_error_js__WEBPACK_IMPORTED_MODULE_2__/* .UsageError */ .eb(`--dotenv: "${path}" is not NAME=value in ${where}.`, DOTENV_FORM);
    }
    Object.assign(process.env, { ...file.variables, ...process.env });
    return path;
}
const MOST_LINES = 10;
const DOTENV_FORM = 'Write each variable as NAME=value, a comment after #, ' +
    'and quotes around a value of several lines.';
function collect(command, name) {
    const { secret = [], envVar = [], ...options } = command.opts();
    const parsed = {
        command: name,
        flags: {},
        givenBy: {},
        files: {},
        secretNames: secret,
        envVars: envVar,
        options
    };
    for (const { input, flag, variable, isHidden } of _input_flags_js__WEBPACK_IMPORTED_MODULE_6__/* .INPUT_FLAGS */ .$S) {
        const given = command.getOptionValue(new _commander_js__WEBPACK_IMPORTED_MODULE_3__/* .Option */ .c$(`--${flag}`).attributeName());
        const ofVariable = name === 'init' ? '' : (process.env[variable] ?? '');
        if (given !== undefined) {
            const kind = isHidden ? 'files' : 'flags';
            parsed[kind][input] = given;
            parsed.givenBy[input] = `--${flag}`;
        }
        else if (ofVariable.trim() !== '') {
            parsed.flags[input] = ofVariable;
            parsed.givenBy[input] = variable;
        }
    }
    return parsed;
}


/***/ }),

/***/ 79999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AH: () => (/* binding */ HEADER_INPUTS),
/* harmony export */   Ir: () => (/* binding */ isDeploymentOnly),
/* harmony export */   Jw: () => (/* binding */ isStepInput),
/* harmony export */   Kf: () => (/* binding */ commandsOf),
/* harmony export */   Lo: () => (/* binding */ COMMANDS),
/* harmony export */   NK: () => (/* binding */ isBehaviorInput),
/* harmony export */   Pv: () => (/* binding */ BEHAVIOR_INPUTS),
/* harmony export */   S0: () => (/* binding */ inputsThatHold),
/* harmony export */   Vt: () => (/* binding */ DEPLOYMENT_KEYS),
/* harmony export */   mc: () => (/* binding */ INPUTS)
/* harmony export */ });
const COMMANDS = ['deploy', 'plan', 'rollback', 'delete', 'sweep'];
const TO_DEPLOY = ['deploy', 'plan', 'delete', 'sweep'];
const INPUTS = {
    command: { scope: 'step' },
    base_url: { scope: 'step', holds: 'url' },
    api_key: { scope: 'step', holds: 'credential', header: { name: 'x-api-key', noun: 'key' } },
    name: { scope: 'deployment', holds: 'fact' },
    graph_config_path: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    image_uri: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    secrets: { scope: 'deployment', commands: TO_DEPLOY },
    preview: { scope: 'step' },
    tenant_id: { scope: 'step', header: { name: 'x-tenant-id', noun: 'tenant ID' } },
    bearer_token: {
        scope: 'step',
        holds: 'credential',
        header: { name: 'authorization', prefix: 'Bearer ', noun: 'token' }
    },
    api_dialect: { scope: 'step' },
    repo_ref: { scope: 'both', commands: TO_DEPLOY, holds: 'fact' },
    repo_url: { scope: 'deployment', holds: 'url' },
    paths: { scope: 'deployment', commands: TO_DEPLOY },
    build_on_push: { scope: 'deployment', commands: TO_DEPLOY },
    install_command: { scope: 'deployment', commands: TO_DEPLOY, holds: 'shell' },
    build_command: { scope: 'deployment', commands: TO_DEPLOY, holds: 'shell' },
    deployment_type: { scope: 'deployment', commands: TO_DEPLOY },
    deployment_tier: { scope: 'deployment', commands: TO_DEPLOY },
    cluster_namespace: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    resource_spec: { scope: 'deployment', commands: TO_DEPLOY },
    custom_url: { scope: 'deployment', commands: TO_DEPLOY, holds: 'url' },
    env_vars: { scope: 'deployment', commands: TO_DEPLOY },
    secret_references: { scope: 'deployment', commands: TO_DEPLOY },
    secrets_update_strategy: { scope: 'deployment', commands: TO_DEPLOY },
    allow_empty_secrets: { scope: 'both' },
    new_revision: { scope: 'both', commands: TO_DEPLOY },
    wait: { scope: 'both' },
    timeout: { scope: 'both' },
    build_logs: { scope: 'both' },
    smoke_assistant: { scope: 'deployment', holds: 'fact' },
    smoke_input: { scope: 'deployment' },
    smoke_expect: { scope: 'deployment' },
    smoke_timeout: { scope: 'both' },
    agent_api_key: { scope: 'step', holds: 'credential' },
    rollback: { scope: 'both', commands: TO_DEPLOY },
    revision: { scope: 'step', commands: ['rollback'] },
    environment: { scope: 'step', holds: 'fact' },
    comment: { scope: 'step' },
    github_token: { scope: 'step', holds: 'credential' },
    manifest: { scope: 'step' },
    select: { scope: 'step' },
    variables: { scope: 'step' },
    delete_tracing_project: { scope: 'step', commands: TO_DEPLOY },
    dry_run: { scope: 'step', commands: ['sweep', 'rollback'] },
    deployment_id: { scope: 'deployment', holds: 'fact' },
    source: { scope: 'deployment', commands: TO_DEPLOY },
    integration_id: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    listener_id: { scope: 'deployment', commands: TO_DEPLOY, holds: 'fact' },
    max_age: { scope: 'step', commands: ['sweep'] },
    poll_interval: { scope: 'both' },
    verify_serving: { scope: 'both' },
    smoke_stream_mode: { scope: 'deployment' }
};
const ROWS = Object.entries(INPUTS);
const namesOf = (isMeant) => ROWS.filter(([, row]) => isMeant(row)).map(([name]) => name);
const inputsThatHold = (holds) => namesOf((row) => row.holds === holds);
const DEPLOYMENT_KEYS = namesOf(({ scope }) => scope !== 'step');
const BEHAVIOR_INPUTS = namesOf(({ scope }) => scope === 'both');
const HEADER_INPUTS = [
    ...namesOf(({ header, holds }) => header !== undefined && holds === 'credential'),
    ...namesOf(({ header, holds }) => header !== undefined && holds !== 'credential')
];
const scopeOf = (name) => ROWS.find(([input]) => input === name)?.[1].scope;
const isStepInput = (name) => scopeOf(name) === 'step';
const isBehaviorInput = (name) => scopeOf(name) === 'both';
const isDeploymentOnly = (name) => scopeOf(name) === 'deployment' && name !== 'secrets';
function commandsOf(name) {
    const { commands } = INPUTS[name];
    return commands ?? COMMANDS;
}


/***/ }),

/***/ 79983:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ commandLines)
/* harmony export */ });
const HEAD_WORDS = 3;
const WIDEST = 76;
function commandLines(command, platform = process.platform) {
    if (platform === 'win32')
        return [command];
    const lines = [];
    let line = '';
    for (const group of flagGroups(command)) {
        const longer = line === '' ? group : `${line} ${group}`;
        if (line === '' || longer.length <= WIDEST) {
            line = longer;
            continue;
        }
        lines.push(`${line} \\`);
        line = `  ${group}`;
    }
    return [...lines, line];
}
function flagGroups(command) {
    const groups = [];
    for (const [at, word] of command.split(' ').entries()) {
        const isBegin = at === 0 || (at >= HEAD_WORDS && word.startsWith('--'));
        if (isBegin)
            groups.push(word);
        else
            groups.push(`${groups.pop()} ${word}`);
    }
    return groups;
}


/***/ })

};
