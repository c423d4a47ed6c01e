/** The agent server of one revision as a process on this machine. */
import type { ChildProcess } from 'node:child_process'
import { type AddressInfo, createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { AgentProcess, AgentRevision } from './fleet.js'
import { AS_TREE, signalTree } from './process-tree.js'
import { startCommand } from './start-command.js'
import type { Survivor } from './survivor.js'

/** What the processes of all revisions have in common. */
interface ProcessOptions {
  /** Words of the command; `{port}` in them stands for the port. */
  command: readonly [program: string, ...args: string[]]
  folder: string
  /** How long GET /ok may take to answer. */
  startLimitMs: number
  /** Called for each line that the process prints. */
  onLine(revision: AgentRevision, line: string): void
  tenantId: string
  /** Gets each process, so that none is left behind. */
  survivor: Survivor
}

/**
 * Interval between checks whether a program answers;
 * then how long it may take to end. In milliseconds.
 */
const LOOK_AGAIN_MS = 100
const STOP_GRACE_MS = 3_000

/**
 * What any program needs. It gets nothing else from this
 * environment, so that it has no secret by accident.
 */
const INHERITED = [
  'PATH',
  'HOME',
  'USER',
  'LOGNAME',
  'SHELL',
  'LANG',
  'LC_ALL',
  'TZ',
  'TMPDIR',
  // On Windows; Node adds USERPROFILE, TEMP and their like.
  'SystemRoot',
  'APPDATA',
  'LOCALAPPDATA',
  'ProgramData',
  'ComSpec',
  'PATHEXT'
] as const

function environment(
  { secrets, deployment, revision_id }: AgentRevision,
  { tenantId }: ProcessOptions,
  port: number
): Record<string, string> {
  const inherited = INHERITED.flatMap((name) =>
    process.env[name] === undefined ? [] : [[name, process.env[name]]]
  )
  return {
    ...Object.fromEntries([...inherited, ...secrets.map(({ name, value }) => [name, value])]),
    PORT: String(port),
    // Real agent servers report these at GET /info.
    LANGSMITH_HOST_REVISION_ID: revision_id,
    LANGSMITH_HOST_PROJECT_ID: deployment.id,
    LANGSMITH_TENANT_ID: tenantId,
    LANGSMITH_DEPLOYMENT_NAME: deployment.name
  }
}

/** A port that is free at the moment. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Signals the process and all that it started, if it could be started. */
function signal({ pid }: ChildProcess, name: NodeJS.Signals): void {
  if (pid !== undefined) signalTree(pid, name)
}

function passOnLines(child: ChildProcess, onLine: (line: string) => void): void {
  for (const stream of [child.stdout, child.stderr]) {
    if (stream !== null) createInterface({ input: stream }).on('line', onLine)
  }
}

/** How it ended, in words. Resolves once it and its children have ended. */
function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(`could not be started: ${error.message}`))
    child.once('exit', (code, name) => {
      signal(child, 'SIGKILL')
      resolve(name === null ? `ended with exit code ${code}` : `was stopped by ${name}`)
    })
  })
}

async function isUp(port: number): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/ok`, {
      signal: AbortSignal.timeout(2_000)
    })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}

/** Resolves once GET /ok answers. */
async function comesUp(
  port: number,
  { startLimitMs }: ProcessOptions,
  ended: Promise<string>
): Promise<void> {
  const deadline = performance.now() + startLimitMs
  while (!(await isUp(port))) {
    if (performance.now() > deadline)
      throw new Error(`GET /ok did not answer within ${startLimitMs / 1_000} s`)
    const end = await Promise.race([ended, wait(LOOK_AGAIN_MS, undefined)])
    if (end !== undefined) throw new Error(`GET /ok did not answer: the agent server ${end}`)
  }
}

/** Starts the command. Rejects if it cannot be started. */
export async function startProcess(
  revision: AgentRevision,
  options: ProcessOptions
): Promise<AgentProcess> {
  const port = await freePort()
  const [program, ...args] = options.command
  const withPort = (word: string) => word.replaceAll('{port}', String(port))
  const child = startCommand([withPort(program), ...args.map(withPort)], {
    ...AS_TREE,
    cwd: options.folder,
    env: environment(revision, options, port),
    stdio: ['ignore', 'pipe', 'pipe']
  })
  passOnLines(child, (line) => options.onLine(revision, line))
  const { pid } = child
  if (pid !== undefined) options.survivor.began(pid)
  const ended = endOf(child).finally(() => {
    if (pid !== undefined) options.survivor.ended(pid)
  })
  return {
    port,
    up: comesUp(port, options, ended),
    ended,
    stop: async () => {
      signal(child, 'SIGTERM')
      const patience = new AbortController()
      await Promise.race([
        ended,
        wait(STOP_GRACE_MS, undefined, { signal: patience.signal }).catch(() => {})
      ])
      patience.abort()
      signal(child, 'SIGKILL')
      await ended
    }
  }
}
