/** `emulator`: the local control plane from the command line. */
import { type Emulator, type EmulatorOptions, isLoopback, OptionError, startEmulator } from '../../../emulator/index.js'
import { tableLines } from '../table.js'
import { UsageError } from '../usage-error.js'
import { readFlags } from './flags.js'
import { agentLine, requestLine, statusLine } from './request-log.js'

/** The headers whose values are checked, each with the values that are accepted. */
function credentialsOf({ apiKeys = [], tenantIds = [], bearerTokens = [] }: EmulatorOptions) {
  const all = [
    ['X-Api-Key', apiKeys],
    ['X-Tenant-Id', tenantIds],
    ['Authorization: Bearer', bearerTokens]
  ] as const
  return all.filter(([, values]) => values.length > 0)
}

function credentials(options: EmulatorOptions): string {
  const given = credentialsOf(options)
  if (given.length === 0) return 'any value; to require a key, set --api-key KEY'
  return given.map(([header, values]) => `${header} (${values.length} accepted)`).join(', ')
}

function agents({ agentCommand, repo, uncommitted }: EmulatorOptions): string {
  const where = uncommitted === true ? repo : `a checkout of each commit of ${repo}`
  const what = agentCommand === undefined ? 'a stock graph' : `${agentCommand} in ${where}`
  return `${what}, at the URL of each deployment`
}

function commits({ repo, heads = [] }: EmulatorOptions): string {
  const known = [...heads.map(({ ref }) => ref), ...(repo === undefined ? [] : [`the branches and tags of ${repo}`])]
  return known.length === 0 ? 'unknown; to report them, set --repo DIR or --head main=SHA' : `of ${known.join(', ')}`
}

function greeting(emulator: Emulator, options: EmulatorOptions): string {
  const { integrations, listeners } = emulator.controlPlane
  const rows = [
    ['Local control plane', emulator.url],
    ['API reference', `${emulator.url}/docs`],
    ['Credentials', credentials(options)],
    ['Agent servers', agents(options)],
    ['Commits', commits(options)],
    ...(options.dialect === undefined ? [] : [['Dialect', options.dialect]]),
    ['State', options.state ?? 'in memory; to keep it, set --state FILE'],
    ...integrations.map(({ id, name }) => ['Integration', `${id}  ${name}`]),
    ...listeners.map(({ id, compute_type, compute_config: config }) => [
      'Listener',
      `${id}  ${compute_type} ${(config?.cluster_namespaces ?? []).join(',')}`
    ])
  ]
  return `${tableLines(rows).join('\n')}\n\nOpen ${emulator.url} in a browser to see what serves. Stop with Ctrl+C.\n`
}

/** A warning if others on the network can use it without a key. */
function openWarning(options: EmulatorOptions): string | undefined {
  if (isLoopback(options.host) || credentialsOf(options).length > 0) return undefined
  return `Warning: anyone on the network can use this control plane. It listens on ${options.host} and accepts any credential. Set --api-key KEY, or remove --host.`
}

/** The error with its flag, if the address cannot be used. */
function startError(error: unknown, { host, port }: EmulatorOptions): unknown {
  if (error instanceof OptionError) return new UsageError(error.message)
  const { syscall = '', code } = error as NodeJS.ErrnoException
  if (!['listen', 'getaddrinfo'].includes(syscall)) return error
  if (code === 'EADDRINUSE')
    return new UsageError(`--port: port ${port} is in use, perhaps by another local control plane.`, ANOTHER_PORT)
  if (code === 'EACCES') return new UsageError(`--port: not allowed to listen on port ${port}.`, ANOTHER_PORT)
  return new UsageError(
    `--host: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`
  )
}

const ANOTHER_PORT = 'Choose another port above 1023, or 0 for any free one.'

/** The first signal closes the server, a second one ends the process at once. Agent processes end in both cases. */
function closeOnSignal(emulator: Emulator): void {
  let closing = false
  const close = () => {
    if (closing) process.exit(1)
    closing = true
    emulator.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`Error: ${String(error)}`)
        process.exit(1)
      }
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
  // Without a terminal it runs in the background, where the end of a terminal is not meant for it (nohup, act).
  process.on('SIGHUP', () => {
    if (process.stdin.isTTY) close()
  })
  if (process.env.npm_lifecycle_event !== undefined) onParentEnd(close)
}

/** A killed npm leaves its child running: `npm run emulator & kill $!`. */
function onParentEnd(close: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    close()
  }, 500)
  timer.unref()
}

function printWhileRunning(options: EmulatorOptions): void {
  options.onRequest = (request) => console.log(requestLine(request))
  options.onNotice = (line) => console.log(line)
  options.onStatus = (change) => console.log(statusLine(change))
  options.onAgentLine = (label, line) => {
    if (line.trim() !== '') console.log(agentLine(label, line))
  }
}

/** Runs until SIGINT or SIGTERM; on a terminal until SIGHUP, too. @throws UsageError for a wrong flag. */
export async function runEmulator(args: string[]): Promise<void> {
  const flags = readFlags(args, (text) => process.stdout.write(text))
  if (flags === undefined) return
  const { options, quiet } = flags
  if (!quiet) printWhileRunning(options)
  const emulator = await startEmulator({ ...options, inventCommits: false }).catch((error: unknown) => {
    throw startError(error, options)
  })
  closeOnSignal(emulator)
  console.log(greeting(emulator, options))
  const warning = openWarning(options)
  if (warning !== undefined) console.error(warning)
}
