/** Plays one story of a manifest: runs in sequence, other writers, then an undisturbed run, and the same once more. */
import { DEFAULT_INTEGRATION_ID } from '../../emulator/control-plane/lookups.js'
import type { ScriptedOutcome } from '../../emulator/scripting/outcomes.js'
import { DIALECTS, type Dialect, NEUTRAL } from '../../src/contract/dialect/dialect.js'
import type { RunProcess } from '../play/run-process.js'
import { finishRevisions, QUIET_MS } from '../play/service-state.js'
import type { ProgramName, Stage } from '../play/stage.js'
import { Timeline } from '../play/timeline.js'
import type { Story } from '../play/world.js'
import { AllowedVariations } from '../service/allowed-variations.js'
import { drawOutcome, takingDown, WELL } from '../service/build-outcomes.js'
import { BEFORE, Service, STORY_BEGINS } from '../service/service.js'
import { varyTraits } from '../service/traits.js'
import type { ExistingDeployment } from '../story/existing-deployment.js'
import { intervene } from '../story/interventions.js'
import { Random } from '../story/random.js'
import type { Attempt, Scenario } from '../story/scenario.js'
import { HEAD, PARENT } from '../story/scenario-request.js'
import type { Intervention, Trigger } from '../story/triggers.js'
import type { AskedPart } from './manifest-file.js'
import { beginManifestRun, type ManifestRun } from './manifest-run.js'
import { drawManifest, type ManifestScenario } from './story.js'

/** What a story of a manifest came to. */
export interface ManifestEnded {
  story: ManifestScenario
  service: Service
  variations: AllowedVariations
  runs: ManifestRun[]
  last: ManifestRun
  again: ManifestRun
  quietAt: number
}

class ManifestWorld implements Stage {
  readonly timeline = new Timeline()
  readonly variations: AllowedVariations
  readonly drawn: ManifestScenario
  readonly scenario: Scenario
  readonly api_dialect: string
  readonly dialect: Dialect
  readonly program: ProgramName
  readonly service: Service
  /** How what is made before the story ends. */
  private prepared: ScriptedOutcome | undefined = WELL
  private isQuiet = false
  private readonly processes = new Map<string, RunProcess>()
  private readonly runs: ManifestRun[] = []

  constructor(private readonly story: Story) {
    this.variations = new AllowedVariations(story.allowed)
    this.api_dialect = story.dialect ?? 'neutral'
    this.program = story.program ?? 'action'
    this.dialect = DIALECTS[this.api_dialect] ?? NEUTRAL
    this.drawn = drawManifest(story.seed, this.variations)
    const { base } = this.drawn
    this.scenario = { ...base, traits: varyTraits(base.traits, story.variations) }
    this.service = new Service({
      now: () => this.timeline.now,
      traits: this.scenario.traits,
      outcomeOf: (nth) => this.prepared ?? this.outcomeOf(nth)
    })
  }

  tell(who: string, what: () => string): void {
    this.story.onLine?.(`${(this.timeline.now / 1000).toFixed(3).padStart(9)}  ${who.padEnd(22)}  ${what()}`)
  }

  reached(point: Extract<Trigger, { run: string }>): void {
    const isHere = (trigger: Trigger) =>
      'run' in trigger && trigger.run === point.run && trigger.request === point.request && trigger.when === point.when
    const { interventions, attempts, rival } = this.scenario
    for (const intervention of interventions) if (isHere(intervention.trigger)) this.intervene(intervention)
    for (const { label, stop } of rival ? [...attempts, rival.attempt] : attempts) {
      if (stop !== undefined && isHere(stop.trigger)) this.stop(label, stop.how)
    }
  }

  play(): Promise<ManifestEnded> {
    return this.timeline.play(this.direct())
  }

  private async direct(): Promise<ManifestEnded> {
    this.prepare()
    const { interventions, attempts, isCalm } = this.scenario
    for (const intervention of interventions) {
      const { trigger } = intervention
      if ('at' in trigger) this.timeline.at(trigger.at, () => this.isQuiet || this.intervene(intervention))
    }
    const rival = this.playRival()
    for (const attempt of attempts) {
      await this.timeline.sleep(attempt.gapMs)
      await this.playRun(attempt, { faulty: !isCalm })
    }
    await rival
    this.isQuiet = true
    await this.timeline.sleep(QUIET_MS)
    return this.runUndisturbed()
  }

  private asked(): AskedPart[] {
    return this.drawn.parts.map(({ key, needs, scenario: { request } }) => ({ key, needs, request }))
  }

  private prepare(): void {
    this.service.setHead(PARENT)
    const decoys = [...this.scenario.decoys, ...this.drawn.parts.flatMap(({ scenario }) => scenario.decoys)]
    for (const { name, repo_url } of decoys) {
      const source_config = { integration_id: DEFAULT_INTEGRATION_ID, repo_url }
      const source_revision_config = { repo_ref: 'main', graph_config_path: 'graph.json' }
      this.service.create(BEFORE, { name, secrets: [], source: 'git_host', source_config, source_revision_config })
    }
    for (const { scenario } of this.drawn.parts) if (scenario.existing !== undefined) this.prepareOne(scenario.existing)
    this.prepared = undefined
    this.service.setHead(HEAD)
    const isPush = this.asked().some(({ request }) => request.commit !== undefined)
    if (isPush) this.timeline.after((this.scenario.seed % 9) * 1_000, () => this.service.buildPush())
  }

  private prepareOne({ ageMs, outcome, name, ...body }: ExistingDeployment): void {
    const isFailed = outcome === 'BUILD_FAILED'
    const pending: ScriptedOutcome = { ending: { end: 'DEPLOYED' }, buildTime: 60_000 }
    const failed: ScriptedOutcome = { ending: { end: 'BUILD_FAILED' }, buildTime: 1_000 }
    this.prepared = isFailed ? failed : outcome === 'pending' ? pending : WELL
    this.service.create(BEFORE, { name, ...body })
    const record = this.service.records().find((one) => one.name === name)
    if (record !== undefined) record.revisions[0].created_at = STORY_BEGINS - ageMs
  }

  private outcomeOf(nth: number): ScriptedOutcome {
    const { isCalm, seed } = this.scenario
    if (this.isQuiet || isCalm) return WELL
    const drawn = drawOutcome(seed, nth, this.variations)
    return new Random(seed, `takes down ${nth}`).chance(0.2) ? takingDown(seed + nth, drawn, this.variations) : drawn
  }

  private intervene(intervention: Intervention): void {
    const random = new Random(this.scenario.seed, `target of ${intervention.key}`)
    const { parts } = this.drawn
    const target = parts[random.between(0, parts.length - 1)]?.scenario.request
    if (target !== undefined) intervene(this, intervention, target)
  }

  private async playRival(): Promise<void> {
    const { rival } = this.scenario
    if (rival === undefined) return
    await this.timeline.sleep(rival.startMs)
    await this.playRun(rival.attempt, { faulty: true })
  }

  private async playRun(attempt: Attempt, { faulty, asked = this.asked() }: { faulty: boolean; asked?: AskedPart[] }) {
    const { selected, max_parallel } = this.drawn
    const { plant } = this.story
    const { process, over } = beginManifestRun(this, { asked, selected, max_parallel, attempt, faulty, plant })
    this.processes.set(attempt.label, process)
    const { stop } = attempt
    if (stop !== undefined && 'at' in stop.trigger) {
      this.timeline.after(stop.trigger.at, () => this.stop(attempt.label, stop.how))
    }
    const run = await over
    this.runs.push(run)
    return run
  }

  private stop(label: string, how: 'kill' | 'cancel'): void {
    const process = this.processes.get(label)
    if (process === undefined || this.runs.some((run) => run.label === label)) return
    this.tell(label, () => (how === 'kill' ? 'is killed' : 'is cancelled'))
    if (how === 'kill') process.kill()
    else process.cancel()
  }

  private async runUndisturbed(): Promise<ManifestEnded> {
    const quietAt = this.timeline.now
    finishRevisions(this.service, quietAt)
    const asked = this.asked().map(({ request, ...part }, index) => {
      const commit = request.commit !== undefined && { commit: this.service.head(request.code.repo_ref) }
      return { ...part, request: { ...request, timeoutMs: 3_600_001 + index, ...commit } }
    })
    const attempt: Attempt = { label: 'last run', gapMs: 0, skewMs: 0 }
    const last = await this.playRun(attempt, { faulty: false, asked })
    // The same once more, when everything that the last run made can be seen.
    await this.timeline.sleep(QUIET_MS)
    const again = await this.playRun({ ...attempt, label: 'second run' }, { faulty: false, asked })
    const runs = this.runs.filter((run) => run !== last && run !== again)
    const story = { ...this.drawn, base: this.scenario }
    return { story, service: this.service, variations: this.variations, runs, last, again, quietAt }
  }
}

export function playManifestStory(story: Story): Promise<ManifestEnded> {
  return new ManifestWorld(story).play()
}
