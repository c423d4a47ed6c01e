/** `emulator`: the local control plane from the command line. */
import { stripVTControlCharacters } from 'node:util'
import { type Emulator, type EmulatorOptions, OptionError, startEmulator } from '../../emulator/index.js'
import { escapeCommands, sanitizeLine } from '../text/sanitize.js'
import { HELP, readFlags } from './emulator-flags.js'

/** Text from a request, safe to print on a terminal. */
const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, (char) => encodeURIComponent(char))

type Recorded = Parameters<NonNullable<EmulatorOptions['onRequest']>>[0]

function requestLine({ method, url, status, ms, fault }: Recorded): string {
  const met = fault === null ? '' : `  (fault: ${fault})`
  return `${method.padEnd(6)} ${printable(url)}  ${status ?? 'dropped'}  ${ms ?? 0} ms${met}`
}

/** What an agent process prints, without colours, and nothing in it a workflow command. */
const agentLine = (label: string, line: string) =>
  escapeCommands(`[${sanitizeLine(label, 80)}] ${sanitizeLine(stripVTControlCharacters(line), 2_000)}`)

function credentials(options: EmulatorOptions): string {
  const kinds = [
    ['X-Api-Key', options.apiKeys],
    ['X-Tenant-Id', options.tenantIds],
    ['Authorization: Bearer', options.bearerTokens]
  ] as const
  const given = kinds.filter(([, values]) => (values?.length ?? 0) > 0)
  if (given.length === 0) return 'any X-Api-Key, X-Tenant-Id or Authorization: Bearer'
  return given.map(([header, values]) => `${header} (${values?.length} given)`).join(', ')
}

function agents({ agentCommand, repo }: EmulatorOptions): string {
  const what = agentCommand === undefined ? 'a stock graph' : `${agentCommand} in ${repo}`
  return `${what}, at the url of each deployment`
}

function greeting(emulator: Emulator, options: EmulatorOptions): string {
  const { integrations, listeners } = emulator.controlPlane
  const lines = [
    ['Local control plane', emulator.url],
    ['Reference', `${emulator.url}/docs`],
    ['Credentials', credentials(options)],
    ['Agent servers', agents(options)],
    ...(typeof options.dialect === 'string' ? [['Dialect', options.dialect] as const] : []),
    ['State', options.state ?? 'in memory; --state FILE keeps it'],
    ...integrations.map(({ id, name }) => ['Integration', `${id}  ${name}`] as const),
    ...listeners.map(
      ({ id, compute_type, compute_config }) =>
        ['Listener', `${id}  ${compute_type} ${(compute_config?.cluster_namespaces ?? []).join(',')}`] as const
    )
  ] as const
  return lines.map(([label, value]) => `${label.padEnd(20)} ${value}`).join('\n')
}

/** The address is taken or cannot be had: say so in a line. */
function startProblem(error: unknown, { host, port }: EmulatorOptions): string | undefined {
  if (error instanceof OptionError) return error.message
  const isOfAddress =
    error instanceof Error && 'syscall' in error && /^(listen|getaddrinfo)$/.test(String(error.syscall))
  const code = isOfAddress && 'code' in error ? error.code : undefined
  switch (code) {
    case 'EADDRINUSE':
      return `--port: ${port} is in use, perhaps by another local control plane; name another, or 0 for any free one`
    case 'EACCES':
      return `--port: not allowed to listen at ${port}; name one above 1023`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `--host: this machine has no address ${host}`
    default:
      return undefined
  }
}

/** The first signal closes; a second one ends at once. Either way no process that was started stays behind. */
function closeOnSignal(emulator: Emulator): void {
  let closing = false
  const close = () => {
    if (closing) process.exit(1)
    closing = true
    void emulator.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(`emulator: ${String(error)}`)
        process.exit(1)
      }
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close)
}

/** Runs until SIGINT, SIGTERM or SIGHUP. Flags that make no sense: one line, exit code 2. */
export async function runEmulator(args: string[]): Promise<void> {
  let options: EmulatorOptions = {}
  try {
    const flags = readFlags(args)
    const { help, quiet } = flags
    options = flags.options
    if (help) {
      console.log(HELP)
      return
    }
    if (!quiet) {
      options.onRequest = (request) => console.log(requestLine(request))
      options.onAgentLine = (label, line) => {
        if (line.trim() !== '') console.log(agentLine(label, line))
      }
    }
    const emulator = await startEmulator(options)
    closeOnSignal(emulator)
    console.log(greeting(emulator, options))
  } catch (error) {
    const problem = startProblem(error, options)
    if (problem === undefined) throw error
    console.error(`emulator: ${problem}`)
    process.exitCode = 2
  }
}
