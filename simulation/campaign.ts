/** Many stories: how many, what happened in them, what was violated. */
import { type Violation, violationsOf } from './invariants/index.js'
import { runsOf } from './invariants/manifest.js'
import { describeThrown } from './play/run.js'
import { playStory, type Story } from './play/world.js'
import type { AllowedVariations } from './service/allowed-variations.js'

/** What happened in many stories. */
export interface Figures {
  stories: number
  runs: number
  requests: number
  /** Requests that met a fault. */
  faults: number
  violations: { seed: number; violations: Violation[] }[]
}

export interface CampaignOptions extends Story {
  runs: number
  /** Stops after this many stories with violations. */
  mostViolations?: number
}

/** What a story came to. */
export interface Judged extends Pick<Figures, 'runs' | 'requests' | 'faults'> {
  variations: AllowedVariations
}

/** One story and what it violates; a story that never ends violates that. */
export async function judge(
  story: Story
): Promise<{ ended: Judged | undefined; violations: Violation[] }> {
  try {
    // Modules that a run loads on demand are loaded before its time begins.
    await import('../src/inputs/structured/parse-structured.js')
    await import('../src/run/deployments/run-manifest.js')
    const ended = await playStory(story)
    const runs = runsOf(ended)
    const processes = runs.flatMap(({ parts, needReads }) => [
      ...parts.values(),
      ...needReads.map((process) => ({ process }))
    ])
    const exchanges = processes.flatMap(({ process }) => process.exchanges)
    const faults = exchanges.filter(({ fault }) => fault !== undefined).length
    const counts = { runs: runs.length, requests: exchanges.length, faults }
    return { ended: { ...counts, variations: ended.variations }, violations: violationsOf(ended) }
  } catch (error) {
    const violations = [{ invariant: 'every story ends', what: describeThrown(error) }]
    return { ended: undefined, violations }
  }
}

/** Plays stories of successive seeds. */
export async function runCampaign({
  runs,
  mostViolations = 10,
  ...story
}: CampaignOptions): Promise<Figures> {
  const figures: Figures = { stories: 0, runs: 0, requests: 0, faults: 0, violations: [] }
  for (let index = 0; index < runs && figures.violations.length < mostViolations; index++) {
    const seed = story.seed + index
    const { ended, violations } = await judge({ ...story, seed })
    figures.stories++
    for (const key of ['runs', 'requests', 'faults'] as const) figures[key] += ended?.[key] ?? 0
    if (violations.length > 0) figures.violations.push({ seed, violations })
  }
  return figures
}
