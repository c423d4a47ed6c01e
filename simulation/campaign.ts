/** Many stories: how many, what happened in them, what was violated. */

import { type Violation, violationsOf } from './invariants/index.js'
import { runsOf } from './invariants/manifest.js'
import type { Plant } from './plants.js'
import type { PlayedRun } from './play/played.js'
import type { ProgramName } from './play/stage.js'
import { factsOf } from './play/views.js'
import { playStory, type Story } from './play/world.js'
import type { AllowedVariations } from './service/allowed-variations.js'
import type { Variations } from './service/traits.js'

export interface Figures {
  stories: number
  runs: number
  requests: number
  faults: Map<string, number>
  variations: Map<string, number>
  outcomes: Map<string, number>
  violations: { seed: number; violations: Violation[] }[]
}

export interface CampaignOptions {
  runs: number
  seed: number
  plant?: Plant | undefined
  dialect?: string
  program?: ProgramName
  variations?: Variations
  /** Whether the stories are about manifests. */
  manifest?: boolean
  /** Stops after this many stories with violations. */
  mostViolations?: number
  onProgress?: (done: number) => void
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** What the figures count of a run, or of one deployment of it. */
interface Told {
  /** False for a deployment of the run before. */
  isRun: boolean
  outcome: string
  exchanges: PlayedRun['process']['exchanges']
}

/** What a story came to, for the figures. */
export interface Judged {
  variations: AllowedVariations
  told: Told[]
}

/** One story and what it violates; a story that never ends violates that. */
export async function judge(story: Story): Promise<{ ended: Judged | undefined; violations: Violation[] }> {
  try {
    // Modules that a run loads on demand are loaded before its time begins.
    await import('../src/inputs/structured/parse-structured.js')
    await import('../src/deployments/run-manifest.js')
    const ended = await playStory(story)
    const told = runsOf(ended).flatMap(ended.drawn.manifest === undefined ? toldOf : toldOfManifest)
    return { ended: { variations: ended.variations, told }, violations: violationsOf(ended) }
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { ended: undefined, violations: [{ invariant: 'every story ends', what }] }
  }
}

export async function runCampaign({
  runs,
  seed,
  plant,
  dialect = 'neutral',
  program = 'action',
  variations = {},
  manifest = false,
  mostViolations = 10,
  onProgress
}: CampaignOptions): Promise<Figures> {
  const figures: Figures = {
    stories: 0,
    runs: 0,
    requests: 0,
    faults: new Map(),
    variations: new Map(),
    outcomes: new Map(),
    violations: []
  }
  for (let index = 0; index < runs && figures.violations.length < mostViolations; index++) {
    const { ended, violations } = await judge({
      seed: seed + index,
      dialect,
      program,
      variations,
      manifest,
      ...(plant && { plant })
    })
    figures.stories++
    if (ended !== undefined) addFigures(figures, ended)
    if (violations.length > 0) figures.violations.push({ seed: seed + index, violations })
    onProgress?.(index + 1)
  }
  return figures
}

function toldOf({ asked, end, outputs, process }: PlayedRun): Told[] {
  const command = asked[0]?.request.command ?? 'nothing'
  const what = command === 'deploy' ? (outputs.get('operation') ?? 'undecided') : command
  return [{ isRun: true, outcome: end === 'success' ? `success, ${what}` : end, exchanges: process.exchanges }]
}

/** The run, then each of its deployments. */
function toldOfManifest(run: PlayedRun): Told[] {
  const parts = [...run.parts].map(([key, { process }]): Told => {
    const { operation, error_code } = factsOf(run, key)
    const what = error_code ?? (run.end === 'killed' ? 'killed' : (operation ?? 'none'))
    return { isRun: false, outcome: `deployment: ${what}`, exchanges: process.exchanges }
  })
  return [{ isRun: true, outcome: run.end, exchanges: run.needReads.flatMap(({ exchanges }) => exchanges) }, ...parts]
}

function addFigures(figures: Figures, { told, variations }: Judged): void {
  for (const { isRun, outcome, exchanges } of told) {
    if (isRun) figures.runs++
    figures.requests += exchanges.length
    count(figures.outcomes, outcome)
    for (const { fault } of exchanges) if (fault !== undefined) count(figures.faults, kindOf(fault))
  }
  for (const key of variations.met) {
    const [, kind] = ODD.exec(key) ?? []
    if (kind !== undefined) count(figures.variations, kind.trim())
  }
}

/** What is counted beside faults, without its number. */
const ODD =
  /((?:service|asked|before|somebody): [^(]*|another run|kill$|cancel$|machine stands still|clock off|(?<=^revision \d+: ).*)/

/** A fault without its numbers, its status and its effect; these are drawn evenly. */
function kindOf(fault: string): string {
  return fault.replace(/^\d+/, (status) => (/4(09|25|29)/.test(status) ? status : '408/5xx')).replace(/,.*/, '')
}
