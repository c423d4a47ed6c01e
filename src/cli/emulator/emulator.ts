/** `emulator`: the local control plane from the command line. */
import { stripVTControlCharacters } from 'node:util'
import {
  type Emulator,
  type EmulatorOptions,
  isLoopback,
  OptionError,
  startEmulator
} from '../../../emulator/index.js'
import { escapeCommands, sanitizeLine } from '../../text/sanitize.js'
import { tableLines } from '../table.js'
import { UsageError } from '../usage-error.js'
import { readFlags } from './flags.js'

/** The headers whose values are checked, each with the values that are accepted. */
function credentialsOf({ apiKeys = [], tenantIds = [], bearerTokens = [] }: EmulatorOptions) {
  const all = {
    'X-Api-Key': apiKeys,
    'X-Tenant-Id': tenantIds,
    'Authorization: Bearer': bearerTokens
  }
  return Object.entries(all).filter(([, values]) => values.length > 0)
}

function greeting(emulator: Emulator, options: EmulatorOptions): string {
  const { agentCommand, repo, uncommitted, heads = [], dialect, state } = options
  const { integrations, listeners } = emulator.controlPlane
  const credentials = credentialsOf(options).map(
    ([header, values]) => `${header} (${values.length} accepted)`
  )
  const checkout = uncommitted === true ? repo : `a checkout of each commit of ${repo}`
  const agent = agentCommand === undefined ? 'a stock graph' : `${agentCommand} in ${checkout}`
  const known = [
    ...heads.map(({ ref }) => ref),
    ...(repo === undefined ? [] : [`the branches and tags of ${repo}`])
  ]
  const commits = known.length > 0 && `of ${known.join(', ')}`
  const rows = [
    ['Local control plane', emulator.url],
    ['API reference', `${emulator.url}/docs`],
    ['Credentials', credentials.join(', ') || 'any value; to require a key, set --api-key KEY'],
    ['Agent servers', `${agent}, at the URL of each deployment`],
    ['Commits', commits || 'unknown; to report them, set --repo DIR or --head main=SHA'],
    ...(dialect === undefined ? [] : [['Dialect', dialect]]),
    ['State', state ?? 'in memory; to keep it, set --state FILE'],
    ...integrations.map(({ id, name }) => ['Integration', `${id}  ${name}`]),
    ...listeners.map(({ id, compute_type, compute_config: config }) => [
      'Listener',
      `${id}  ${compute_type} ${(config?.cluster_namespaces ?? []).join(',')}`
    ])
  ]
  const end = `Open ${emulator.url} in a browser to see what serves. Stop with Ctrl+C.`
  return `${tableLines(rows).join('\n')}\n\n${end}\n`
}

/** A warning if others on the network can use it without a key. */
function openWarning(options: EmulatorOptions): string | undefined {
  if (isLoopback(options.host) || credentialsOf(options).length > 0) return undefined
  return (
    'Warning: anyone on the network can use this control plane. ' +
    `It listens on ${options.host} and accepts any credential. ` +
    'Set --api-key KEY, or remove --host.'
  )
}

const ANOTHER_PORT = 'Choose another port above 1023, or 0 for any free one.'

/** The error with its flag, if the address cannot be used. */
function startError(error: unknown, { host, port }: EmulatorOptions): unknown {
  if (error instanceof OptionError) return new UsageError(error.message)
  const { syscall = '', code } = error as NodeJS.ErrnoException
  if (!['listen', 'getaddrinfo'].includes(syscall)) return error
  const inUse = `--port: port ${port} is in use, perhaps by another local control plane.`
  if (code === 'EADDRINUSE') return new UsageError(inUse, ANOTHER_PORT)
  if (code === 'EACCES')
    return new UsageError(`--port: not allowed to listen on port ${port}.`, ANOTHER_PORT)
  const advice = 'Use 127.0.0.1, or 0.0.0.0 for all addresses.'
  return new UsageError(`--host: ${host} is not an address of this machine. ${advice}`)
}

/**
 * The first signal closes the server, a second one ends the process at once. Agent processes end in
 * both cases.
 */
function closeOnSignal(emulator: Emulator): void {
  let closing = false
  const close = () => {
    if (closing) process.exit(1)
    closing = true
    const fail = (error: unknown) => {
      console.error(`Error: ${String(error)}`)
      process.exit(1)
    }
    emulator.close().then(() => process.exit(0), fail)
  }
  process.on('SIGINT', close).on('SIGTERM', close)
  // Without a terminal it runs in the background, where the end of a terminal is not meant for it
  // (nohup, act).
  process.on('SIGHUP', () => {
    if (process.stdin.isTTY) close()
  })
  if (process.env.npm_lifecycle_event !== undefined) onParentEnd(close)
}

/** A killed npm leaves its child running: `npm run emulator & kill $!`. */
function onParentEnd(close: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent && isRunning(parent)) return
    clearInterval(timer)
    close()
  }, 500)
  timer.unref()
}

/** Windows shows the same parent after its end. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // The process of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Text from a request, safe to print on a terminal. */
const printable = (text: string) =>
  text.replace(/[^\x20-\x7e…]/g, (char) => encodeURIComponent(char.toWellFormed()))

/** Prints what happens while it runs. */
const LOG = {
  // `GET    /v2/deployments/5f0c1d2e…/revisions/9e8d7c6b…  200  3 ms  support #2`
  onRequest: ({ method, short_url, resource, status, ms, fault }) => {
    const named = resource === null ? '' : `  ${resource}`
    const met = fault === null ? '' : `  fault: ${fault}`
    const answer = `${status ?? 'no answer'}  ${ms ?? 0} ms`
    const line = `${method.padEnd(6)} ${short_url}  ${answer}${named}${met}`
    console.log(escapeCommands(printable(line)))
  },
  // `support #2  QUEUED → BUILDING`
  onStatus: ({ deployment, revision, statuses, problem }) => {
    const why = problem === null ? '' : `: ${sanitizeLine(problem, 300)}`
    const shown = statuses.map(printable).join(' → ')
    console.log(escapeCommands(`${printable(deployment)} #${revision}  ${shown}${why}`))
  },
  onNotice: (line) => console.log(line),
  // What an agent process prints, without colors.
  onAgentLine: (label, line) => {
    const shown = sanitizeLine(stripVTControlCharacters(line), 2_000)
    if (line.trim() !== '') console.log(escapeCommands(`[${sanitizeLine(label, 80)}] ${shown}`))
  }
} satisfies EmulatorOptions

/**
 * Runs until SIGINT or SIGTERM; on a terminal until SIGHUP, too.
 *
 * @throws UsageError for a wrong flag.
 */
export async function runEmulator(args: string[]): Promise<void> {
  const flags = readFlags(args, (text) => process.stdout.write(text))
  if (flags === undefined) return
  const { options, quiet } = flags
  const all = { ...options, ...(!quiet && LOG), inventCommits: false }
  const emulator = await startEmulator(all).catch((error: unknown) => {
    throw startError(error, options)
  })
  closeOnSignal(emulator)
  console.log(greeting(emulator, options))
  const warning = openWarning(options)
  if (warning !== undefined) console.error(warning)
}
