/**
 * Plays one story from its seed: the service, the runs in sequence, other writers, and then a last
 * undisturbed run.
 */
import { DEFAULT_INTEGRATION_ID } from '../../emulator/control-plane/lookups.js'
import type { ScriptedOutcome } from '../../emulator/scripting/outcomes.js'
import { DIALECTS, type Dialect, NEUTRAL } from '../../src/contract/dialect.js'
import type { Plant } from '../plants.js'
import { AllowedVariations } from '../service/allowed-variations.js'
import { drawOutcome, takingDown, WELL } from '../service/build-outcomes.js'
import { BEFORE, Service } from '../service/service.js'
import { type Traits, type Variations, varyTraits } from '../service/traits.js'
import type { ExistingDeployment } from '../story/existing-deployment.js'
import { intervene } from '../story/interventions.js'
import { type Drawn, drawManifest, drawStep } from '../story/manifest.js'
import { Random } from '../story/random.js'
import type { Attempt, Scenario } from '../story/scenario.js'
import { HEAD, PARENT, type ScenarioRequest } from '../story/scenario-request.js'
import type { Intervention, Trigger } from '../story/triggers.js'
import { drawPublicService } from '../variations/public-service.js'
import type { Asked, PlayedRun } from './played.js'
import { beginRun, type Casting } from './run.js'
import type { RunProcess } from './run-process.js'
import { finishRevisions, QUIET_MS } from './service-state.js'
import type { ProgramName, Stage } from './stage.js'
import { STORY_BEGINS, Timeline } from './timeline.js'

export interface Story {
  seed: number
  /** Keys of what may happen; everything when not given. */
  allowed?: ReadonlySet<string>
  plant?: Plant
  /** Name of the dialect; neutral when not given. */
  dialect?: string
  /** The action when not given. */
  program?: ProgramName
  /** Traits that the service has in any case. */
  variations?: Variations
  /** Whether it is about several deployments from one manifest. */
  manifest?: boolean
  /** Gets each line as it happens. */
  onLine?: (line: string) => void
}

/** What a story came to. */
export interface EndedStory {
  drawn: Drawn
  service: Service
  variations: AllowedVariations
  /** In the order in which they ended. */
  runs: PlayedRun[]
  /** The last run, without faults and other writers. */
  last: PlayedRun
  /** The last run, played a second time. */
  again: PlayedRun
}

/** How what is made before the story ends. */
const PREPARED: Record<ExistingDeployment['outcome'], ScriptedOutcome> = {
  DEPLOYED: WELL,
  BUILD_FAILED: { ending: { end: 'BUILD_FAILED' }, buildTime: 1_000 },
  pending: { ending: { end: 'DEPLOYED' }, buildTime: 60_000 }
}

class World implements Stage {
  readonly timeline = new Timeline()
  readonly variations: AllowedVariations
  readonly drawn: Drawn
  readonly scenario: Scenario
  readonly api_dialect: string
  readonly dialect: Dialect
  readonly program: ProgramName
  readonly service: Service
  /** The one of these that is made next; undefined once the story has begun. */
  private prepared: ScriptedOutcome | undefined = WELL
  private preparedCount = 0
  private isQuiet = false
  /** Ids of what was there before, by key. */
  private readonly ids = new Map<string, string>()
  private readonly processes = new Map<string, RunProcess>()
  private readonly runs: PlayedRun[] = []

  constructor(private readonly story: Story) {
    this.variations = new AllowedVariations(story.allowed)
    this.api_dialect = story.dialect ?? 'neutral'
    this.program = story.program ?? 'action'
    this.dialect = DIALECTS[this.api_dialect] ?? NEUTRAL
    const draw = story.manifest ? drawManifest : drawStep
    const drawn = draw(story.seed, this.variations)
    const traits = { ...drawn.base.traits, ...this.drawDialect() }
    this.scenario = { ...drawn.base, traits: varyTraits(traits, story.variations) }
    this.drawn = { ...drawn, base: this.scenario }
    this.service = new Service({
      now: () => this.timeline.now,
      traits: this.scenario.traits,
      outcomeOf: (nth) => this.outcomeOf(nth)
    })
  }

  tell(who: string, what: () => string): void {
    if (this.story.onLine === undefined) return
    const seconds = ((this.timeline.now - STORY_BEGINS) / 1000).toFixed(3)
    this.story.onLine(`${seconds.padStart(9)}  ${who.padEnd(9)}  ${what()}`)
  }

  reached(point: Extract<Trigger, { run: string }>): void {
    const isHere = (trigger: Trigger) =>
      'run' in trigger &&
      trigger.run === point.run &&
      trigger.request === point.request &&
      trigger.when === point.when
    const { interventions, attempts, rival } = this.scenario
    for (const intervention of interventions)
      if (isHere(intervention.trigger)) this.intervene(intervention)
    for (const { label, stop } of rival ? [...attempts, rival.attempt] : attempts) {
      if (stop !== undefined && isHere(stop.trigger)) this.stop(label, stop.how)
    }
  }

  play(): Promise<EndedStory> {
    return this.timeline.play(this.direct())
  }

  private async direct(): Promise<EndedStory> {
    this.prepare()
    const { interventions, attempts, isCalm } = this.scenario
    for (const intervention of interventions) {
      const { trigger } = intervention
      if ('at' in trigger)
        this.timeline.at(
          STORY_BEGINS + trigger.at,
          () => this.isQuiet || this.intervene(intervention)
        )
    }
    const rival = this.playRival()
    for (const attempt of attempts) {
      await this.timeline.sleep(attempt.gapMs)
      await this.playRun(attempt, { faulty: !isCalm, asked: this.asked() })
    }
    await rival
    this.isQuiet = true
    await this.timeline.sleep(QUIET_MS)
    return this.runUndisturbed()
  }

  /** What a run is asked for. @param change Of the request of each deployment. */
  private asked(
    change: (request: ScenarioRequest) => ScenarioRequest = (request) => request
  ): Asked[] {
    return this.drawn.parts.map(({ key, needs, scenario: { request } }) => ({
      key,
      needs,
      request: this.withNeeded(change(request)),
      deployment_id: this.ids.get(key)
    }))
  }

  /** What only a service of the dialect may do. */
  private drawDialect(): Partial<Traits> {
    if (this.dialect === NEUTRAL) return {}
    const random = new Random(this.story.seed, 'public service')
    return { publicService: drawPublicService(random, this.variations) }
  }

  /** The request with the setting that a create needs in this dialect. */
  private withNeeded(request: ScenarioRequest): ScenarioRequest {
    const { completesResourceSpecs } = this.dialect.serviceRules
    if (completesResourceSpecs && request.resource_spec) return { ...request, keepsResources: true }
    if (!this.needsType(request)) return request
    return { ...request, settings: { deployment_type: 'dev', ...request.settings } }
  }

  private needsType({ source }: Pick<ScenarioRequest, 'source'>): boolean {
    return source === 'git_host' && this.dialect.serviceRules.needsGitSettings === true
  }

  /** The state at the start of the story: its push has just moved the branch. */
  private prepare(): void {
    this.service.setHead(PARENT)
    for (const { name, repo_url } of this.scenario.decoys) {
      const source_config = { integration_id: DEFAULT_INTEGRATION_ID, repo_url }
      const source_revision_config = { repo_ref: 'main', graph_config_path: 'graph.json' }
      this.service.create(BEFORE, {
        name,
        secrets: [],
        source: 'git_host',
        source_config,
        source_revision_config
      })
    }
    for (const { key, scenario } of this.drawn.parts) {
      if (scenario.existing !== undefined) this.prepareOne(scenario.existing)
      const record = this.service.records().find(({ name }) => name === scenario.request.name)
      if (record !== undefined) this.ids.set(key, record.id)
    }
    this.prepared = undefined
    this.service.setHead(HEAD)
    const isPush = this.drawn.parts.some(({ scenario }) => scenario.request.commit !== undefined)
    if (isPush)
      this.timeline.after((this.scenario.seed % 9) * 1_000, () => this.service.buildPush())
  }

  private prepareOne({ ageMs, outcome, name, ...body }: ExistingDeployment): void {
    this.prepared = PREPARED[outcome]
    const needed = this.needsType(body) && { deployment_type: 'dev' }
    const source_config = { ...needed, ...body.source_config }
    this.service.create(BEFORE, { name, ...body, source_config })
    const record = this.service.records().find((one) => one.name === name)
    if (record !== undefined) record.revisions[0].created_at = STORY_BEGINS - ageMs
  }

  private outcomeOf(nth: number): ScriptedOutcome {
    if (this.prepared !== undefined) {
      this.preparedCount = nth
      return this.prepared
    }
    const { isCalm, seed } = this.scenario
    if (this.isQuiet || isCalm) return WELL
    const drawn = drawOutcome(seed, nth, this.variations)
    if (!this.mayTakeDown(nth)) return drawn
    return takingDown(seed + nth, drawn, this.variations)
  }

  /** The reason to roll back: a revision that replaces the serving one, and fails. */
  private mayTakeDown(nth: number): boolean {
    const { seed, request, existing } = this.scenario
    if (this.drawn.manifest !== undefined)
      return new Random(seed, `may take down ${nth}`).chance(0.2)
    return request.rollback && existing !== undefined && nth === this.preparedCount + 1
  }

  private intervene(intervention: Intervention): void {
    const { parts } = this.drawn
    const random = new Random(this.scenario.seed, `target of ${intervention.key}`)
    const target = parts[random.between(0, parts.length - 1)]?.scenario.request
    if (target !== undefined) intervene(this, intervention, target)
  }

  private async playRival(): Promise<void> {
    const { rival } = this.scenario
    if (rival === undefined) return
    await this.timeline.sleep(rival.startMs)
    const isStep = this.drawn.manifest === undefined
    const asked = this.asked((request) => (isStep ? rival.request : request))
    await this.playRun(rival.attempt, { faulty: true, asked })
  }

  private async playRun(
    attempt: Attempt,
    how: Pick<Casting, 'faulty' | 'asked'>
  ): Promise<PlayedRun> {
    const { manifest } = this.drawn
    const { process, over } = beginRun(this, { ...how, attempt, manifest, plant: this.story.plant })
    const { label, stop } = attempt
    this.processes.set(label, process)
    if (stop !== undefined && 'at' in stop.trigger)
      this.timeline.after(stop.trigger.at, () => this.stop(label, stop.how))
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

  /** Stuck revisions continue, pending deletes finish, and the workflow runs twice more. */
  private async runUndisturbed(): Promise<EndedStory> {
    const { service, variations, drawn } = this
    finishRevisions(service, this.timeline.now)
    const asked = this.asked((request) => {
      const commit = request.commit !== undefined && { commit: service.head(request.code.repo_ref) }
      return { ...request, timeoutMs: 3_600_000, ...commit }
    })
    const playLast = (label: string) =>
      this.playRun({ label, gapMs: 0, skewMs: 0 }, { faulty: false, asked })
    const last = await playLast('last run')
    // The same once more, when everything that the last run made can be seen.
    await this.timeline.sleep(QUIET_MS)
    const again = await playLast('second run')
    const runs = this.runs.filter((run) => run !== last && run !== again)
    return { drawn, service, variations, runs, last, again }
  }
}

export function playStory(story: Story): Promise<EndedStory> {
  return new World(story).play()
}
