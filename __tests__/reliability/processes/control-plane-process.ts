/** The local control plane as a process that can be killed, and started again on the same port with what it kept. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { API_KEY, COMMIT } from '../../programs/action/bundle.js'

const COMMAND = 'dist/cli/index.js'

export class ControlPlaneProcess implements AsyncDisposable {
  private readonly folder = mkdtempSync(join(tmpdir(), 'control-plane-'))
  readonly state = join(this.folder, 'state.json')
  url = ''
  private child: ChildProcess | undefined

  private constructor(private readonly flags: string[]) {}

  static async start(...flags: string[]): Promise<ControlPlaneProcess> {
    const plane = new ControlPlaneProcess(flags)
    await plane.start()
    return plane
  }

  /** Starts it: on a port of its own the first time, on the same port from then on. */
  async start(): Promise<void> {
    const port = this.url === '' ? '0' : new URL(this.url).port
    const fixed = ['--port', port, '--state', this.state, '--api-key', API_KEY, '--head', `main=${COMMIT}`, '--quiet']
    const child = spawn(process.execPath, [COMMAND, 'emulator', ...fixed, ...this.flags], {
      stdio: ['ignore', 'pipe', 'inherit']
    })
    this.child = child
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /^Local control plane +(\S+)$/.exec(line)?.[1]
      if (address === undefined) continue
      this.url = address
      child.stdout.resume()
      return
    }
    throw new Error('The control plane ended without saying where it is')
  }

  /** Ends it by SIGKILL. */
  async kill(): Promise<void> {
    const { child } = this
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }
}
