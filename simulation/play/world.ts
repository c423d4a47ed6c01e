/** Plays one story from its seed: the service, the runs in sequence, other writers, and then a last undisturbed run. */

import { DEFAULT_INTEGRATION_ID } from '../../emulator/control-plane/lookups.js'
import type { DeploymentRecord } from '../../emulator/control-plane/records.js'
import type { ScriptedOutcome } from '../../emulator/scripting/outcomes.js'
import { DIALECTS, type Dialect, NEUTRAL } from '../../src/contract/dialect/dialect.js'
import type { Plant } from '../plants.js'
import { AllowedVariations } from '../service/allowed-variations.js'
import { drawOutcome, takingDown, WELL } from '../service/build-outcomes.js'
import { BEFORE, Service, STORY_BEGINS } from '../service/service.js'
import { type Variations, varyTraits } from '../service/traits.js'
import { drawScenario } from '../story/draw.js'
import { intervene } from '../story/interventions.js'
import type { Attempt, Scenario } from '../story/scenario.js'
import { HEAD, PARENT } from '../story/scenario-request.js'
import type { Trigger } from '../story/triggers.js'
import { beginRun, type Casting } from './action-run.js'
import type { Played } from './played.js'
import type { RunProcess } from './run-process.js'
import { finishRevisions, foundAt, QUIET_MS } from './service-state.js'
import type { ProgramName, Stage } from './stage.js'
import { Timeline } from './timeline.js'

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
export interface Ended {
  scenario: Scenario
  service: Service
  variations: AllowedVariations
  runs: Played[]
  /** The last run, without faults and other writers. */
  last: Played
  /** The last run, played a second time. */
  again: Played
  /** When faults and other writers ended. */
  quietAt: number
}

export class World implements Stage {
  readonly timeline = new Timeline()
  readonly variations: AllowedVariations
  readonly scenario: Scenario
  readonly api_dialect: string
  readonly dialect: Dialect
  readonly program: ProgramName
  readonly service: Service
  private isQuiet = false
  private readonly processes = new Map<string, RunProcess>()
  private readonly runs: Played[] = []

  constructor(private readonly story: Story) {
    this.variations = new AllowedVariations(story.allowed)
    this.api_dialect = story.dialect ?? 'neutral'
    this.program = story.program ?? 'action'
    this.dialect = DIALECTS[this.api_dialect] ?? NEUTRAL
    const drawn = drawScenario(story.seed, this.variations)
    this.scenario = { ...drawn, traits: varyTraits(drawn.traits, story.variations) }
    this.service = new Service({
      now: () => this.timeline.now,
      traits: this.scenario.traits,
      outcomeOf: (nth) => this.outcomeOf(nth)
    })
  }

  tell(who: string, what: () => string): void {
    if (this.story.onLine === undefined) return
    this.story.onLine(`${(this.timeline.now / 1000).toFixed(3).padStart(9)}  ${who.padEnd(9)}  ${what()}`)
  }

  reached(point: Extract<Trigger, { run: string }>): void {
    const isHere = (trigger: Trigger) =>
      'run' in trigger && trigger.run === point.run && trigger.request === point.request && trigger.when === point.when
    for (const intervention of this.scenario.interventions) {
      if (isHere(intervention.trigger)) intervene(this, intervention, this.scenario.request)
    }
    const { attempts, rival } = this.scenario
    for (const { label, stop } of rival ? [...attempts, rival.attempt] : attempts) {
      if (stop !== undefined && isHere(stop.trigger)) this.stop(label, stop.how)
    }
  }

  play(): Promise<Ended> {
    return this.timeline.play(this.direct())
  }

  private outcomeOf(nth: number): ScriptedOutcome {
    const { existing, seed } = this.scenario
    if (this.isQuiet || nth <= this.scenario.decoys.length) return WELL
    const isExisting = this.scenario.existing !== undefined && nth === this.scenario.decoys.length + 1
    if (this.scenario.isCalm && !isExisting) return WELL
    const first = this.scenario.decoys.length + 1
    if (existing === undefined || nth > first + 1) return drawOutcome(seed, nth, this.variations)
    // The reason to roll back: in stories with rollback, every second first revision replaces the serving one and
    // fails.
    if (nth > first) {
      const drawn = drawOutcome(seed, nth, this.variations)
      return this.scenario.request.rollback ? takingDown(seed, drawn, this.variations) : drawn
    }
    if (existing.outcome === 'BUILD_FAILED') return { ending: { end: 'BUILD_FAILED' }, buildTime: 1_000 }
    return existing.outcome === 'pending' ? { ending: { end: 'DEPLOYED' }, buildTime: 60_000 } : WELL
  }

  private async direct(): Promise<Ended> {
    const deployment_id = this.prepare()
    for (const intervention of this.scenario.interventions) {
      const { trigger } = intervention
      if ('at' in trigger)
        this.timeline.at(trigger.at, () => this.isQuiet || intervene(this, intervention, this.scenario.request))
    }
    const rival = this.playRival(deployment_id)
    await this.playAttempts(deployment_id)
    await rival
    this.isQuiet = true
    await this.timeline.sleep(QUIET_MS)
    return this.runUndisturbed(deployment_id)
  }

  /** The state at the start of the story: its push has just moved the branch. */
  private prepare(): string | undefined {
    const { existing, decoys, request, seed } = this.scenario
    this.service.setHead(PARENT)
    const create = (name: string, body: Partial<Scenario['existing']> & object) =>
      this.service.create(BEFORE, {
        name,
        secrets: [],
        source: 'git_host',
        source_config: {},
        source_revision_config: {},
        ...body
      })
    const plain = {
      source_config: { integration_id: DEFAULT_INTEGRATION_ID, repo_url: 'https://github.com/acme/other' },
      source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json' }
    }
    for (const { name, repo_url } of decoys)
      create(name, { ...plain, source_config: { ...plain.source_config, repo_url } })
    if (existing !== undefined) {
      const { ageMs: _age, outcome: _outcome, name, ...body } = existing
      create(name, body)
    }
    const record = this.service.records().find(({ name }) => name === request.name)
    if (existing !== undefined && record !== undefined) record.revisions[0].created_at = STORY_BEGINS - existing.ageMs
    this.service.setHead(HEAD)
    if (request.commit !== undefined) this.timeline.after((seed % 9) * 1_000, () => this.service.buildPush())
    return record?.id
  }

  private async playAttempts(deployment_id: string | undefined): Promise<void> {
    for (const attempt of this.scenario.attempts) {
      await this.timeline.sleep(attempt.gapMs)
      await this.playRun({ request: this.scenario.request, attempt, deployment_id, faulty: !this.scenario.isCalm })
    }
  }

  private async playRival(deployment_id: string | undefined): Promise<void> {
    const { rival } = this.scenario
    if (rival === undefined) return
    await this.timeline.sleep(rival.startMs)
    await this.playRun({ request: rival.request, attempt: rival.attempt, deployment_id, faulty: true })
  }

  private async playRun(casting: Omit<Casting, 'plant'>): Promise<Played> {
    const before = this.foundBy(casting)
    const { process, over } = beginRun(this, { ...casting, plant: this.story.plant })
    const { label, stop } = casting.attempt
    this.processes.set(label, process)
    if (stop !== undefined && 'at' in stop.trigger)
      this.timeline.after(stop.trigger.at, () => this.stop(label, stop.how))
    const played = { ...(await over), ...(before && { before }) }
    this.runs.push(played)
    return played
  }

  /** The deployment that a run finds, at the start of the run. */
  private foundBy({ request, deployment_id }: Omit<Casting, 'plant'>): Played['before'] {
    const isMeant = (record: DeploymentRecord) =>
      request.by === 'id' && deployment_id !== undefined ? record.id === deployment_id : record.name === request.name
    return foundAt(this.service, this.timeline.now, isMeant)
  }

  private stop(label: string, how: 'kill' | 'cancel'): void {
    const process = this.processes.get(label)
    if (process === undefined || this.runs.some((run) => run.label === label)) return
    this.tell(label, () => (how === 'kill' ? 'is killed' : 'is cancelled'))
    if (how === 'kill') process.kill()
    else process.cancel()
  }

  /** Stuck revisions continue, pending deletes finish, and the workflow runs once more. */
  private async runUndisturbed(deployment_id: string | undefined): Promise<Ended> {
    const quietAt = this.timeline.now
    finishRevisions(this.service, quietAt)
    const { request } = this.scenario
    const attempt: Attempt = { label: 'last run', gapMs: 0, skewMs: 0 }
    const calm = {
      ...request,
      timeoutMs: 3_600_000,
      ...(request.commit !== undefined && { commit: this.service.head(request.code.repo_ref) })
    }
    const last = await this.playRun({ request: calm, attempt, deployment_id, faulty: false })
    const { scenario, service, variations } = this
    // The same once more, when everything that the last run made can be seen.
    await this.timeline.sleep(QUIET_MS)
    const again = await this.playRun({
      request: calm,
      attempt: { ...attempt, label: 'second run' },
      deployment_id,
      faulty: false
    })
    const runs = this.runs.filter((run) => run !== last && run !== again)
    return { scenario, service, variations, runs, last, again, quietAt }
  }
}

export function playStory(story: Story): Promise<Ended> {
  return new World(story).play()
}
