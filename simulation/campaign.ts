/** Many stories: how many, what happened in them, what was violated. */

import { type Violation, violationsOf } from './invariants/index.js'
import type { Plant } from './plants.js'
import type { Ended, Story } from './play/world.js'
import { playStory } from './play/world.js'
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
  variations?: Variations
  /** Stops after this many stories with violations. */
  mostViolations?: number
  onProgress?: (done: number) => void
}

const count = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)

/** One story and what it violates; a story that never ends violates that. */
export async function judge(story: Story): Promise<{ ended: Ended | undefined; violations: Violation[] }> {
  try {
    const ended = await playStory(story)
    return { ended, violations: violationsOf(ended) }
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
  variations = {},
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
    const { ended, violations } = await judge({ seed: seed + index, dialect, variations, ...(plant && { plant }) })
    figures.stories++
    if (ended !== undefined) addFigures(figures, ended)
    if (violations.length > 0) figures.violations.push({ seed: seed + index, violations })
    onProgress?.(index + 1)
  }
  return figures
}

function addFigures(figures: Figures, { runs, last, again, variations }: Ended): void {
  for (const { request, end, outputs, process } of [...runs, last, again]) {
    figures.runs++
    figures.requests += process.exchanges.length
    const what = request.command === 'deploy' ? (outputs.get('operation') ?? 'undecided') : request.command
    count(figures.outcomes, end === 'success' ? `success, ${what}` : end)
    for (const { fault } of process.exchanges) if (fault !== undefined) count(figures.faults, kindOf(fault))
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
