/** The section `paths`: the revisions that `paths` saves over whole histories, and those it misses (none). */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GitHubServer } from '../../__tests__/github/server/index.js'
import type { BenchOptions, Section, Told } from '../section.js'
import { drawHistory, type PushKind } from './history.js'
import { type Decider, type Outcome, replay } from './replay.js'
import { writeRepository } from './repository.js'

const FULL = { seeds: [1, 2], pushes: 200 }
const QUICK = { seeds: [1], pushes: 12 }

const RULES: readonly { what: string; patterns: string[] }[] = [
  { what: 'one of several agents', patterns: ['agents/support/**', 'lib/shared/**', 'vendor/kit/**'] },
  { what: 'everything but the documentation', patterns: ['**', '!docs/**', '!**.md', '!data/**', 'agents/**.md'] }
]

/** Duration of a later build, in minutes. */
const BUILD_MINUTES = 3.5

export const paths: Section = {
  key: 'paths',
  title: 'Revisions not made',
  async measure(options) {
    const { seeds, pushes } = options.quick ? QUICK : FULL
    const kinds = new Map<PushKind, number>()
    const rows = new Map<string, Outcome>()
    for (const seed of seeds) await replaySeed({ seed, pushes, kinds, rows, options })
    return told({ seeds, pushes, kinds, rows })
  }
}

interface Seeding {
  seed: number
  pushes: number
  kinds: Map<PushKind, number>
  rows: Map<string, Outcome>
  options: BenchOptions
}

async function replaySeed({ seed, pushes, kinds, rows, options }: Seeding): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-paths-'))
  const folder = join(scratch, 'code')
  const server = await GitHubServer.start()
  try {
    const history = drawHistory(seed, pushes)
    const ids = writeRepository(folder, history.commits)
    server.repository.code = folder
    for (const { kind } of history.pushes) kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const deciders: [name: string, decider: Decider][] = [
      ['every push', 'every push'],
      ['`on.push.paths` of the workflow', 'on.push.paths'],
      ['`paths`, by git', { git: folder }],
      ['`paths`, by GitHub', { github: server.url }]
    ]
    for (const { what, patterns } of RULES) {
      for (const [name, decider] of deciders) {
        options.say(`seed ${seed}, ${what}: ${name}`)
        const outcome = await replay({ history, ids, folder, patterns, seed }, decider)
        const key = `${what} | ${name}`
        rows.set(key, sum(rows.get(key), outcome))
      }
    }
  } finally {
    await server.close()
    rmSync(scratch, { recursive: true, force: true })
  }
}

function sum(a: Outcome | undefined, b: Outcome): Outcome {
  if (a === undefined) return b
  return {
    runs: a.runs + b.runs,
    made: a.made + b.made,
    needed: a.needed + b.needed,
    needless: a.needless + b.needless,
    forgotten: [...a.forgotten, ...b.forgotten],
    unknown: a.unknown + b.unknown
  }
}

/** What `paths` and the filter of GitHub saved, and how many revisions each missed. */
function headline(rows: ReadonlyMap<string, Outcome>): string {
  const tell = (decider: string) => {
    const outcomes = [...rows].filter(([key]) => key.includes(`| ${decider}`)).map(([, outcome]) => outcome)
    const shares = outcomes.map(({ runs, made }) => Math.round((100 * (runs - made)) / runs))
    const missed = outcomes.reduce((total, { forgotten }) => total + forgotten.length, 0)
    return `${Math.min(...shares)} to ${Math.max(...shares)} % of the revisions and missed ${missed} that were needed`
  }
  return `**The input \`paths\` saved ${tell('`paths`')}.** \`on.push.paths\` of a workflow saved ${tell('`on.push.paths`')}.`
}

function told({ seeds, pushes, kinds, rows }: Omit<Seeding, 'seed' | 'options'> & { seeds: readonly number[] }): Told {
  const counts = [...kinds].sort(([, a], [, b]) => b - a).map(([kind, n]) => `${kind} ${n}`)
  const table = [...rows].map(([key, { runs, made, needless, forgotten, unknown }]) => {
    const saved = runs - made
    const minutes = Math.round(saved * BUILD_MINUTES)
    return `| ${key} | ${runs} | ${made} | ${saved} (${Math.round((100 * saved) / runs)} %) | ${minutes} | ${needless} | ${unknown} | **${forgotten.length}** |`
  })
  return {
    headline: headline(rows),
    details: `| files that matter | who decides | runs | revisions | saved | minutes saved | needless | unknown commit | needed but not made |
|---|---|--:|--:|--:|--:|--:|--:|--:|
${table.join('\n')}

A revision is *needed* if the files that matter differ from the deployed ones, or if the latest build failed. A build counts as ${BUILD_MINUTES} minutes. \`on.push.paths\` compares each push with the previous one. It therefore misses changes whose build failed or whose run never started.

**How it was measured.** Generated repositories (seeds ${seeds.join(', ')}; ${pushes} pushes each: ${counts.join(', ')}) were replayed push by push. 12 % of the builds fail, a quarter are still in progress at the next push, and 5 % of the pushes get no run. Each way to decide gets the same history. Inputs, plan and comparison are the action's own code. GitHub is a local server with GitHub's limits (300 files, three dots, no file modes). The expected result is computed independently, from \`git ls-tree\` of the deployed commit (or the one in progress) and of the push.`
  }
}
