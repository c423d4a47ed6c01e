/**
 * The command: `npm run simulate -- [--manifest] --runs 20000 --seed 1 [--plant NAME] [--dialect
 * langsmith] [--program command-line] [--most 3] [--service '{"writes":"204"}'] [--tell]`.
 */
import { parseArgs } from 'node:util'
import { DIALECTS } from '../src/contract/dialect.js'
import { judge, runCampaign } from './campaign.js'
import { MANIFEST_PLANTS, PLANTS, type Plant } from './plants.js'
import { aliased } from './play/aliases.js'
import { PROGRAM_NAMES } from './play/stage.js'
import type { Story } from './play/world.js'
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

function chosen<T extends string>(option: string, value: string, choices: readonly T[]): T {
  const found = choices.find((choice) => choice === value)
  if (found !== undefined) return found
  console.error(`--${option} is one of ${choices.join(', ')}`)
  process.exit(2)
}

const plants: Record<string, Plant> = { ...PLANTS, ...(values.manifest && MANIFEST_PLANTS) }
const plant = values.plant && plants[chosen('plant', values.plant, Object.keys(plants))]
const story: Story = {
  seed: Number(values.seed),
  dialect: chosen('dialect', values.dialect, Object.keys(DIALECTS)),
  program: chosen('program', values.program, PROGRAM_NAMES),
  manifest: values.manifest,
  variations: JSON.parse(values.service) as Variations,
  ...(plant && { plant })
}

const startedAt = performance.now()
const most = plant ? 10 : 100
const { stories, runs, requests, faults, violations } = await runCampaign({
  ...story,
  runs: Number(values.runs),
  mostViolations: Number(values.most ?? most)
})
console.log(`${stories} stories, ${runs} runs, ${requests} requests, ${faults} with a fault`)
for (const { seed, violations: all } of violations.slice(0, MOST_LISTED)) {
  const what = all.map(({ invariant, what: told }) => `${invariant}: ${told}`).join('; ')
  console.log(aliased(`    seed ${seed}: ${what.slice(0, 400)}`))
}
for (const { seed, violations: found } of violations.slice(0, MOST_TOLD)) {
  const [violation] = found
  if (violation === undefined) continue
  const told = await shrink({ ...story, seed }, violation.invariant)
  const text = [
    ...told.what,
    '',
    'what it takes:',
    ...told.keys.map((key) => `  ${key}`),
    '',
    ...told.lines
  ].join('\n')
  console.log(`\nSeed ${seed}: ${violation.invariant}\n${aliased(text)}`)
}
if (values.tell) {
  const lines: string[] = []
  await judge({ ...story, onLine: (line) => lines.push(line) })
  console.log(aliased(lines.join('\n')))
}
const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
console.log(`\n${stories} stories, ${violations.length} with violations, ${seconds} s`)
process.exitCode = violations.length > 0 ? 1 : 0
