/** The command line as a process: built from its source once for a test file, started in a folder of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from '@jest/globals'
import { buildProgramFolder } from '../../support/build-program.js'
import { API_KEY } from '../action/bundle.js'

let built: string

/** Builds the program before the tests of a file. */
export function buildProgram(): void {
  beforeAll(() => {
    built = buildProgramFolder()
  })
  afterAll(() => rmSync(built, { recursive: true, force: true }))
}

/** The built program, for those who start it themselves. */
export const builtProgram = () => join(built, 'index.mjs')

export interface ProgramEnd {
  /** Null when a signal ended it. */
  status: number | null
  stdout: string
  stderr: string
}

export interface ProgramRun {
  cwd?: string
  /** Besides PATH and HOME. */
  variables?: Record<string, string>
  /** Text for standard input. */
  input?: string
  /** A file for standard output, which is a pipe if not given. */
  output?: string
  /** Takes all that was written to standard error so far. */
  onLog?: (stderr: string, child: ChildProcess) => void
}

/** Runs the program to its end. */
export function runProgram(args: readonly string[], run: ProgramRun = {}): Promise<ProgramEnd> {
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, [builtProgram(), ...args], {
    cwd: run.cwd ?? tmpdir(),
    env: { PATH, HOME, ...run.variables },
    stdio: ['pipe', run.output === undefined ? 'pipe' : openSync(run.output, 'w'), 'pipe']
  })
  const end: ProgramEnd = { status: null, stdout: '', stderr: '' }
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
    end.stdout += chunk
  })
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    end.stderr += chunk
    run.onLog?.(end.stderr, child)
  })
  child.stdin?.on('error', () => {})
  child.stdin?.end(run.input ?? '')
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (status) => resolve({ ...end, status }))
  })
}

/** What a control plane needs in the environment. */
export const access = (base_url: string) => ({
  DEPLOY_AGENT_SERVER_BASE_URL: base_url,
  DEPLOY_AGENT_SERVER_API_KEY: API_KEY
})

/** A checkout with one commit that the remote has, and what is done to it next. */
export function createCheckout(graphFile = 'graph.json') {
  const folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  const root = join(folder, 'work')
  const git = (...args: string[]) =>
    execFileSync(
      'git',
      ['-C', root, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args],
      {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore']
      }
    ).trim()
  const commit = (text: string) => {
    writeFileSync(join(root, graphFile), text)
    git('add', '--all')
    git('commit', '--quiet', '--message', text)
    return git('rev-parse', 'HEAD')
  }
  mkdirSync(root)
  execFileSync('git', ['init', '--quiet', '--bare', join(folder, 'remote.git')])
  execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', root])
  const first = commit('{}')
  git('remote', 'add', 'origin', join(folder, 'remote.git'))
  git('push', '--quiet', 'origin', 'main')
  git('remote', 'set-url', 'origin', 'git@github.com:octo/support.git')
  return {
    root,
    /** The commit that the remote has. */
    first,
    git,
    commit,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true })
  }
}
