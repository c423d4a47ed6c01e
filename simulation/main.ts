/** The command: `npm run simulate -- [--manifest] --runs 20000 --seed 1 [--plant NAME] [--dialect langsmith] [--program command-line] [--most 3] [--service '{"writes":"204"}']`. */
import { parseArgs } from 'node:util'
import { DIALECTS } from '../src/contract/dialect/dialect.js'
import { type Figures, runCampaign } from './campaign.js'
import { MANIFEST_PLANTS, PLANTS, type Plant } from './plants.js'
import { aliased } from './play/aliases.js'
import { PROGRAM_NAMES, type ProgramName } from './play/stage.js'
import type { Variations } from './service/traits.js'
import { shrink } from './shrink.js'

/** Stories that are reduced and printed in full. */
const MOST_TOLD = 3
const MOST_LISTED = 40

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '1' },
    plant: { type: 'string' },
    /** Stories of several deployments from one manifest. */
    manifest: { type: 'boolean', default: false },
    dialect: { type: 'string', default: 'neutral' },
    /** `command-line` plays the same stories with that program. */
    program: { type: 'string', default: 'action' },
    most: { type: 'string' },
    service: { type: 'string', default: '{}' },
    tell: { type: 'boolean', default: false }
  }
})
const plants = new Map<string, Plant>(Object.entries({ ...PLANTS, ...(values.manifest && MANIFEST_PLANTS) }))
const plant = plants.get(values.plant ?? '')
if (values.plant !== undefined && plant === undefined) {
  console.error(`--plant is one of ${[...plants.keys()].join(', ')}`)
  process.exit(2)
}
const startedAt = performance.now()
const { dialect, manifest } = values
const program = values.program as ProgramName
if (!PROGRAM_NAMES.includes(program)) {
  console.error(`--program is one of ${PROGRAM_NAMES.join(', ')}`)
  process.exit(2)
}
if (!Object.hasOwn(DIALECTS, dialect)) {
  console.error(`--dialect is one of ${Object.keys(DIALECTS).join(', ')}`)
  process.exit(2)
}
const variations = JSON.parse(values.service) as Variations
const options = { variations, manifest, program, runs: Number(values.runs), seed: Number(values.seed), plant, dialect }
const figures = await runCampaign({ ...options, mostViolations: Number(values.most ?? (plant ? 10 : 100)) })
printFigures(figures)
for (const { seed, violations } of figures.violations.slice(0, MOST_TOLD)) {
  const [violation] = violations
  if (violation === undefined) continue
  const told = await shrink(
    { seed, dialect, program, variations, manifest, ...(plant && { plant }) },
    violation.invariant
  )
  console.log(`\nSeed ${seed}: ${violation.invariant}`)
  console.log(
    aliased([...told.what, '', 'what it takes:', ...told.keys.map((key) => `  ${key}`), '', ...told.lines].join('\n'))
  )
}
if (values.tell) await tell(options.seed)
console.log(
  `\n${figures.stories} stories, ${figures.violations.length} with violations, ${((performance.now() - startedAt) / 1000).toFixed(1)} s`
)
process.exitCode = figures.violations.length > 0 ? 1 : 0

function printFigures({ stories, runs, requests, faults, violations }: Figures): void {
  console.log(`${stories} stories, ${runs} runs, ${requests} requests, ${faults} with a fault`)
  for (const { seed, violations: all } of violations.slice(0, MOST_LISTED)) {
    const what = all.map(({ invariant, what: told }) => `${invariant}: ${told}`).join('; ')
    console.log(aliased(`    seed ${seed}: ${what.slice(0, 400)}`))
  }
}

async function tell(seed: number): Promise<void> {
  const { judge } = await import('./campaign.js')
  const lines: string[] = []
  await judge({
    seed,
    dialect,
    program,
    variations,
    manifest,
    ...(plant && { plant }),
    onLine: (line) => lines.push(line)
  })
  console.log(aliased(lines.join('\n')))
}
