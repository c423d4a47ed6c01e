/**
 * The section `unchanged`: a whole run without changes, compared with scripts that send the same
 * requests.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEPLOYMENT_ID, startBarePlane, unchangedStep } from './bare-plane.js'
import { table } from './figures.js'
import { bundleMinimalPackages } from './minimal-packages.js'
import {
  measuredNodes,
  measureSideBySide,
  median,
  type Program,
  rangeMs,
  spread
} from './processes.js'
import type { Section } from './section.js'

const ACTION = 'the action'
const SHELL = 'shell, curl and jq'

const TARGETS = [
  { title: 'by id, two requests', inputs: { deployment_id: DEPLOYMENT_ID } },
  { title: 'by name, three requests', inputs: { name: 'support' } }
]

export const unchanged: Section = {
  key: 'unchanged',
  title: 'A whole run without changes',
  measure: async ({ quick, say }) => {
    await using plane = await startBarePlane()
    const folder = mkdtempSync(join(tmpdir(), 'unchanged-'))
    const columns: string[] = []
    const medians = new Map<string, number[]>()
    const cells = new Map<string, string[]>()
    const add = <T>(lists: Map<string, T[]>, key: string, value: T) =>
      lists.set(key, [...(lists.get(key) ?? []), value])
    try {
      const packages = await bundleMinimalPackages(folder)
      for (const { name, path } of measuredNodes()) {
        for (const { title, inputs } of TARGETS) {
          columns.push(`${name}, ${title}`)
          say(`${name}, ${title}`)
          const env = unchangedStep(plane.url, inputs, folder)
          const all = programs({ node: path, packages, env })
          const times = await measureSideBySide(all, { count: quick ? 1 : 25 })
          for (const { name: program, whole } of times) {
            add(medians, program, median(whole))
            add(cells, program, spread(whole))
          }
        }
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
    const rows = [...cells].map(([program, times]) => [program, ...times])
    return {
      headline: headline(medians),
      details: [table(['program', ...columns], rows), METHOD].join('\n\n')
    }
  }
}

function headline(medians: ReadonlyMap<string, number[]>): string {
  const shell = medians.get(SHELL)
  const range = rangeMs(medians.get(ACTION) ?? [])
  const ours = `**A run that changes nothing takes ${range}**, from start to end.`
  if (shell === undefined) return ours
  const script = 'A shell script that sends the same requests with curl and jq'
  return `${ours} ${script} takes ${rangeMs(shell)}.`
}

const METHOD = `**How it was measured.** Time of the process: median (lowest–highest). The scripts
send the same requests, compare commit, path and secrets, and write outputs. The action also masks
secrets, validates responses, compares every field, writes a summary, and asks the agent server
which revision answers.`

interface Measured {
  node: string
  /** The bundle of the packages alone. */
  packages: string
  env: Record<string, string>
}

function programs({ node, packages, env }: Measured): Program[] {
  const all: Program[] = [
    { name: ACTION, command: [node, 'dist/index.js'], env },
    { name: 'minimal script, the same packages', command: [node, packages], env }
  ]
  if (hasShellTools()) all.push({ name: SHELL, command: ['bash', 'bench/shell.sh'], env })
  return all
}

function hasShellTools(): boolean {
  try {
    for (const tool of ['curl', 'jq']) execFileSync(tool, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
