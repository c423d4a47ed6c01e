/**
 * The section `start`: the time from process start to the first request, relative to `node -e 0`.
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBarePlane, unchangedStep } from './bare-plane.js'
import { bundleMinimalPackages } from './minimal-packages.js'
import {
  measuredNodes,
  measureSideBySide,
  median,
  type Program,
  pairedRatio,
  rangeMs,
  spread
} from './processes.js'
import type { Section } from './section.js'

export const start: Section = {
  key: 'start',
  title: 'Start',
  isBrief: true,
  measure: async ({ quick, say }) => {
    await using plane = await startBarePlane()
    const folder = mkdtempSync(join(tmpdir(), 'start-'))
    const env = unchangedStep(plane.url, { name: 'support' }, folder)
    const rows: string[] = []
    const medians: { action: number; nothing: number }[] = []
    try {
      const packages = await bundleMinimalPackages(folder)
      for (const { name, path } of measuredNodes()) {
        say(name)
        const [nothing, ...askers] = await measureSideBySide(
          programs({ node: path, packages, env }),
          {
            count: quick ? 1 : 40,
            takeFirst: plane.takeFirst
          }
        )
        const { whole: base = [] } = nothing ?? {}
        const { first: ofAction = [] } = askers[0] ?? {}
        medians.push({ action: median(ofAction), nothing: median(base) })
        rows.push(`| ${name} | \`node -e 0\`, to its end | ${spread(base)} | 1.00 |`)
        for (const { name: program, first } of askers) {
          rows.push(
            `| ${name} | ${program} | ${spread(first)} | ${pairedRatio(first, base).toFixed(2)} |`
          )
        }
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
    const action = rangeMs(medians.map((ofNode) => ofNode.action))
    const nothing = rangeMs(medians.map((ofNode) => ofNode.nothing))
    return {
      headline:
        `**The action sends its first request ${action} after it starts.** ` +
        `An empty Node program ends after ${nothing}.`,
      details: [[HEAD, ...rows].join('\n'), sizes(), METHOD].join('\n\n')
    }
  }
}

const METHOD = `**How it was measured.** Median (lowest–highest); the ratio is the median of paired
runs. There is no compile cache, as on a runner. The minimal script reads its inputs, masks the key
and sends one request.`

const HEAD = `| | program | first request after | ÷ \`node -e 0\` |
|---|---|---|---|`

interface Measured {
  node: string
  /** The bundle of the packages alone. */
  packages: string
  env: Record<string, string>
}

function programs({ node, packages, env }: Measured): Program[] {
  return [
    { name: 'nothing', command: [node, '-e', '0'], env },
    { name: 'the action', command: [node, 'dist/index.js'], env },
    { name: 'minimal script, the same packages', command: [node, packages], env }
  ]
}

function sizes(): string {
  const sizes = new Map(
    readdirSync('dist')
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, statSync(join('dist', name)).size])
  )
  const atStart = sizes.get('index.js') ?? Number.NaN
  const all = [...sizes.values()].reduce((sum, size) => sum + size, 0)
  const kB = (size: number) => `${Math.round(size / 1000)} kB`
  const later = `${sizes.size - 1} more files with ${kB(all - atStart)}`
  return `Size of the bundle: ${kB(atStart)} at start, and ${later} that are loaded on demand.`
}
