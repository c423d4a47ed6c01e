/** The section `start`: from the start of the process to its first request, as a ratio to a Node that does nothing. */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBarePlane, unchangedStep } from '../bare-plane.js'
import { measuredNodes, measureSideBySide, type Program, pairedRatio, spread } from '../processes.js'
import type { Section } from '../section.js'

export const start: Section = {
  key: 'start',
  title: 'Start',
  measure: async ({ quick, say }) => {
    await using plane = await startBarePlane()
    const folder = mkdtempSync(join(tmpdir(), 'start-'))
    const env = unchangedStep(plane.url, { name: 'support' }, folder)
    const rows: string[] = []
    try {
      for (const { name, path } of measuredNodes()) {
        say(name)
        const [nothing, ...askers] = await measureSideBySide(programs(path, env), {
          count: quick ? 1 : 40,
          takeFirst: plane.takeFirst
        })
        const base = nothing?.whole ?? []
        rows.push(`| ${name} | \`node -e 0\`, to its end | ${spread(base)} | 1.00 |`)
        for (const { name: program, first } of askers) {
          rows.push(`| ${name} | ${program} | ${spread(first)} | ${pairedRatio(first, base).toFixed(2)} |`)
        }
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
    return [INTRODUCTION, [HEAD, ...rows].join('\n'), sizes()].join('\n\n')
  }
}

const INTRODUCTION = `From the start of the process until its first request arrives, median (lowest–highest); the ratio is the median of
paired runs. Everything that a plain deploy does without is loaded when it is used: undici (to reach GitHub through a
proxy), Octokit, YAML, the check, and, while the first request is on its way, the schemas that read its answer. No compile
cache is used: a runner starts with an empty one, and it would be written to the user's disk.`

const HEAD = `| | program | first request after | ÷ \`node -e 0\` |
|---|---|---|---|`

function programs(node: string, env: Record<string, string>): Program[] {
  return [
    { name: 'nothing', command: [node, '-e', '0'], env },
    { name: 'the action', command: [node, 'dist/index.js'], env },
    { name: 'minimal script, fetch', command: [node, 'bench/unchanged/minimal-fetch.mjs'], env },
    { name: 'minimal script, node:http', command: [node, 'bench/unchanged/minimal-http.cjs'], env }
  ]
}

function sizes(): string {
  const files = readdirSync('dist').filter((name) => name.endsWith('.js'))
  const size = (name: string) => `${Math.round(statSync(join('dist', name)).size / 1000)} kB`
  const others = files.filter((name) => name !== 'index.js')
  return `The bundle: ${size('index.js')} at the start; ${others.length} further files, loaded on demand (${others.map(size).join(', ')}).`
}
