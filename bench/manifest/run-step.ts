/** One step of a manifest, as a process of the bundle in fast time. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { KEY } from '../requests/plane.js'

const FAST_TIME = './bench/manifest/fast-time.cjs'

export interface Step {
  base_url: string
  workspace: string
  inputs?: Record<string, string>
  /** How many times as fast its time passes. */
  factor: number
  sha: string
}

export interface StepResult {
  /** Of real time. */
  seconds: number
  /** The most resident memory, in MiB. */
  peak: number
}

/** @throws Error with its log if it fails. */
export async function runStep({ base_url, workspace, inputs = {}, factor, sha }: Step): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-step-'))
  const file = (name: string) => {
    writeFileSync(join(folder, name), '')
    return join(folder, name)
  }
  const given = { base_url, api_key: KEY, manifest: 'deployments.yaml', ...inputs }
  const env = {
    PATH: process.env['PATH'],
    FAST_TIME: String(factor),
    PEAK_FILE: file('peak'),
    GITHUB_WORKSPACE: workspace,
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_SHA: sha,
    GITHUB_REPOSITORY: 'acme/support',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    ...Object.fromEntries(Object.entries(given).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]))
  }
  try {
    const startedAt = performance.now()
    const child = spawn(process.execPath, ['--require', FAST_TIME, 'dist/index.js'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit']
    })
    let log = ''
    child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()))
    const exitCode = await new Promise<number | null>((resolve, reject) =>
      child.on('error', reject).on('close', resolve)
    )
    if (exitCode !== 0) throw new Error(`exit code ${exitCode}\n${log.slice(-3_000)}`)
    const peak = Number(readFileSync(env.PEAK_FILE, 'utf8')) / 1024
    return { seconds: (performance.now() - startedAt) / 1000, peak }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
