/** Starts `buildkite-agent`, the program through which a job reports to its build. */
import { spawn } from 'node:child_process'
import { dirname } from 'node:path'
import { sanitizeLine } from '../text/sanitize.js'

/** What of its messages is kept, in characters. */
const LONGEST_PROBLEM = 2_000

/**
 * One call of the agent: the content goes through standard input, because every user of the machine can read arguments.
 * Resolves to why it failed; undefined if it did not. Never rejects.
 */
export type CallAgent = (args: readonly string[], input: string, timeoutMs: number) => Promise<string | undefined>

/** The agent of this job. @param environment How it reaches the agent that runs the job. */
export function buildkiteAgent(environment: NodeJS.ProcessEnv): CallAgent {
  return (args, input, timeoutMs) =>
    new Promise((resolve) => {
      const child = spawn('buildkite-agent', args, {
        // If a program is looked for in the current folder first, the checkout is not the place.
        cwd: dirname(process.execPath),
        env: environment,
        stdio: ['pipe', 'ignore', 'pipe'],
        windowsHide: true
      })
      let problem = ''
      const end = (why: string | undefined) => {
        clearTimeout(timer)
        // What it may have started can keep the pipes open.
        child.stdin.destroy()
        child.stderr.destroy()
        resolve(why)
      }
      const timer = setTimeout(() => {
        child.kill('SIGKILL')
        child.unref()
        end(`it took longer than ${Math.ceil(timeoutMs / 1000)} s`)
      }, timeoutMs)
      child.stderr.setEncoding('utf8').on('data', (text: string) => {
        problem = `${problem}${text}`.slice(-LONGEST_PROBLEM)
      })
      child.stdin.on('error', () => {})
      child.on('error', (error: NodeJS.ErrnoException) =>
        end(error.code === 'ENOENT' ? 'buildkite-agent is not on PATH' : error.message)
      )
      child.on('close', (code, signal) => {
        if (code === 0) return end(undefined)
        const last = problem.trim().split('\n').at(-1) ?? ''
        end(sanitizeLine(last === '' ? `it ended with ${code ?? signal}` : last, 200))
      })
      child.stdin.end(input)
    })
}
