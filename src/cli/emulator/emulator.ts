/** `emulator`: the local control plane from the command line. */
import { type Emulator, type EmulatorOptions, isLoopback, OptionError, startEmulator } from '../../../emulator/index.js'
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
  const lines = [
    ['Local control plane', emulator.url],
    ['API reference', `${emulator.url}/docs`],
    ['Credentials', credentials(options)],
    ['Agent servers', agents(options)],
    ['Commits', commits(options)],
    ...(options.dialect === undefined ? [] : [['Dialect', options.dialect] as const]),
    ['State', options.state ?? 'in memory; to keep it, set --state FILE'],
    ...integrations.map(({ id, name }) => ['Integration', `${id}  ${name}`] as const),
    ...listeners.map(
      ({ id, compute_type, compute_config }) =>
        ['Listener', `${id}  ${compute_type} ${(compute_config?.cluster_namespaces ?? []).join(',')}`] as const
    )
  ] as const
  const list = lines.map(([label, value]) => `${label.padEnd(20)} ${value}`).join('\n')
  return `${list}\n\nOpen ${emulator.url} in a browser to see what serves. Stop with Ctrl+C.\n`
}

/** A warning if others on the network can use it without a key. */
function openWarning(options: EmulatorOptions): string | undefined {
  if (isLoopback(options.host) || credentialsOf(options).length > 0) return undefined
  return `Warning: anyone on the network can use this control plane. It listens on ${options.host} and accepts any credential. Set --api-key KEY, or remove --host.`
}

/** Why the address cannot be used, in one line; undefined for other errors. */
function startProblem(error: unknown, { host, port }: EmulatorOptions): string | undefined {
  if (error instanceof OptionError) return error.message
  const isOfAddress =
    error instanceof Error && 'syscall' in error && /^(listen|getaddrinfo)$/.test(String(error.syscall))
  const code = isOfAddress && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `--port: port ${port} is in use, perhaps by another local control plane. Choose another port, or 0 for any free one.`
    case 'EACCES':
      return `--port: not allowed to listen on port ${port}. Choose a port above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `--host: ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.`
    default:
      return undefined
  }
}

/** The first signal closes the server, a second one ends the process at once. Agent processes end in both cases. */
function closeOnSignal(emulator: Emulator): void {
  let closing = false
  const close = () => {
    if (closing) process.exit(1)
    closing = true
    void emulator.close().then(
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

/** How often it is checked whether npm still runs, in milliseconds. */
const PARENT_CHECK_MS = 500

/** A killed npm leaves its child running: `npm run emulator & kill $!`. */
function onParentEnd(close: () => void): void {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    close()
  }, PARENT_CHECK_MS)
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

/**
 * Runs until SIGINT or SIGTERM; on a terminal until SIGHUP, too. @throws UsageError for a wrong flag.
 */
export async function runEmulator(args: string[]): Promise<void> {
  let options: EmulatorOptions = {}
  try {
    const flags = readFlags(args, (text) => process.stdout.write(text))
    if (flags === undefined) return
    options = flags.options
    if (!flags.quiet) printWhileRunning(options)
    const emulator = await startEmulator({ ...options, inventCommits: false })
    closeOnSignal(emulator)
    console.log(greeting(emulator, options))
    const warning = openWarning(options)
    if (warning !== undefined) console.error(warning)
  } catch (error) {
    const problem = startProblem(error, options)
    if (problem === undefined) throw error
    console.error(`Error: ${problem}`)
    process.exitCode = 2
  }
}
