/** Reads the flags of `emulator`, and lists them. */
import { existsSync, statSync } from 'node:fs'
import {
  durationMs,
  type EmulatorOptions,
  notEmpty,
  OptionError,
  parseBehavior,
  parseFault,
  parseHead,
  parseIntegration,
  parseListener,
  parseOutcome,
  readDialect,
  splitCommand
} from '../../../emulator/index.js'
import { VERSION } from '../../release.js'
import { createCommand, isBrief, Option, parseWith, takeAll, takeOnce } from '../flags/commander.js'
import { UsageError } from '../usage-error.js'

/**
 * Undefined if help or the version was asked for, which `print` then got.
 *
 * @throws UsageError that names the flag.
 */
export function readFlags(args: readonly string[], print: (text: string) => void = () => {}) {
  const command = createCommand('deploy-agent-server emulator', print)
    .description(
      'Starts a control plane on this machine. You need no account. ' +
        'TIME is such as 250ms, 90s or 1h30m.'
    )
    .version(VERSION, '-v, --version', 'Show the version')
    .option('-q, --quiet', 'Print no requests, statuses and output of agents.')
    .option(
      '--uncommitted',
      'Run --agent-command in --repo itself, with uncommitted and ignored files.'
    )
    .option('--documented-only', 'Serve only the operations of the specification.')
    .option('--virtual-clock', 'Time stands still until /_emulator/clock sets it.')
    .addHelpText('after', isBrief(args) ? '' : SYNTAX)
    .action(() => {})
  for (const [flags, help, read = notEmpty, list] of FLAGS) {
    const option = new Option(flags, list === undefined ? help : `${help} Repeatable.`)
    command.addOption((list === undefined ? takeOnce : takeAll)(option, namingFlag(option, read)))
  }
  if (!parseWith(command, args)) return undefined
  const { quiet = false, ...given } = command.opts<EmulatorOptions & { quiet?: boolean }>()
  const lists = new Map(FLAGS.map(([flags, , , list]) => [new Option(flags).attributeName(), list]))
  const named = Object.entries(given).map(([name, value]) => [lists.get(name) ?? name, value])
  const options: EmulatorOptions = { port: 8124, ...Object.fromEntries(named) }
  return { options, quiet }
}

/** Reads a value. @throws OptionError */
type Read = (value: string) => unknown

/**
 * Flags with a value, which is the option of the same name; or several, which are the option that
 * is named last.
 */
const FLAGS: readonly (readonly [
  flags: string,
  help: string,
  read?: Read,
  list?: keyof EmulatorOptions
])[] = [
  ['--port <PORT>', 'Port; 0 for any free one. Default: 8124.', portNumber],
  ['--host <HOST>', 'Default: 127.0.0.1, only for this machine.'],
  ['--build-time <TIME>', 'Until a revision is DEPLOYED. Default: 3s.', durationMs],
  ['--delete-time <TIME>', 'How long a delete takes. Default: 0.', durationMs],
  ['--repo <DIR>', 'Git repository with commits and graph files.', folder],
  [
    '--agent-command <COMMAND>',
    'Program of each revision, in a checkout of its commit. No shell; {port}.',
    program
  ],
  ['--agent-start-limit <TIME>', 'Until GET /ok answers. Default: 60s.', durationMs],
  ['--dialect <DIALECT>', 'neutral (default) or langsmith.', (text) => readDialect(text) && text],
  [
    '--script <FILE>',
    'YAML or JSON with outcomes, faults, agents, heads, integrations and listeners.'
  ],
  ['--state <FILE>', 'Keep the deployments, with secret values, for a restart. Forgets scripts.'],
  [
    '--api-key <KEY>',
    'A valid X-Api-Key. If no key, tenant and token is set, any is accepted.',
    notEmpty,
    'apiKeys'
  ],
  ['--tenant-id <ID>', 'A valid X-Tenant-Id.', notEmpty, 'tenantIds'],
  ['--bearer-token <TOKEN>', 'A valid bearer token.', notEmpty, 'bearerTokens'],
  [
    '--allow-host <NAME>',
    'A host name by which others reach it; addresses always work.',
    hostName,
    'allowedHosts'
  ],
  [
    '--head <REF=SHA>',
    'The commit of a branch or tag. Commits that nothing names are unknown.',
    parseHead,
    'heads'
  ],
  [
    '--integration <NAME>',
    'An integration, or NAME=UUID. Default: local.',
    parseIntegration,
    'integrations'
  ],
  [
    '--listener <NAMESPACES>',
    'A listener: NAME,NAME. Default: default.',
    parseListener,
    'listeners'
  ],
  ['--outcome <OUTCOME>', 'How the next revisions end: --help-all.', parseOutcome, 'outcomes'],
  ['--fault <FAULT>', 'What happens to the next requests: --help-all.', parseFault, 'faults'],
  ['--agent <BEHAVIOR>', 'How the stock agents behave: --help-all.', parseBehavior, 'agents']
]

const SYNTAX = `
OUTCOME  STATUS, stuck:STATUS, through:STATUS or down:STATUS (takes down what serves)
         [deployment=NAME] [revision=N] [times=N|always] [build-time=TIME]
         [lagging=TIME|alternating=TIME] (the previous revision still answers)
         such as "BUILD_FAILED deployment=support", "stuck:BUILDING revision=2"
FAULT    METHOD PATH and a status, drop, slow, hang or redirect; -after: once it is
         applied; truncate, garbage, wrong-type: spoils the answer. * is one segment
         [times=N|always] [skip=N] [delay=TIME] [retry-after=N|date:N]
         such as "POST /v2/deployments drop-after", "GET /v2/** 429 times=3"
BEHAVIOR slow-start=TIME, fail-start; throw, silent, endless, drop; heartbeats, crlf,
         compact, end-event [deployment=NAME] [revision=N]

Requests to /_emulator/… script it while it runs: docs/local-control-plane.md.`

function namingFlag({ long }: Option, read: Read): Read {
  return (text) => {
    try {
      return read(text)
    } catch (error) {
      throw error instanceof OptionError ? new UsageError(`${long}: ${error.message}`) : error
    }
  }
}

function portNumber(text: string): number {
  if (/^\d+$/.test(text) && Number(text) <= 65_535) return Number(text)
  throw new OptionError(`"${text}" is not a whole number from 0 to 65535.`)
}

function hostName(text: string): string {
  if (/^[\w-]+(\.[\w-]+)*$/.test(text)) return text
  throw new OptionError(
    `"${text}" is not a host name. Use the name only, without http:// and without a port.`
  )
}

function folder(path: string): string {
  if (!existsSync(path)) throw new OptionError(`the folder "${path}" does not exist.`)
  if (!statSync(path).isDirectory()) throw new OptionError(`"${path}" is a file, not a folder.`)
  return path
}

/** The command itself: it is split again when it runs. */
function program(text: string): string {
  return splitCommand(text) && text
}
