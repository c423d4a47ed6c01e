/** One run of the action as a process on the timeline, and a part of it for each deployment. */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { RunContext } from '../../src/adapters/github/run-context.js'
import type { Observe } from '../../src/report/reporter.js'
import type { Plant } from '../plants.js'
import { inputsOf } from '../story/inputs.js'
import type { ManifestChoice } from '../story/manifest.js'
import { manifestOf, stepInputs, writeManifest } from '../story/manifest-file.js'
import { pullRequest, pullRequestsOf } from '../story/pull-requests.js'
import { Random } from '../story/random.js'
import type { Attempt } from '../story/scenario.js'
import { BRANCH, type ScenarioRequest } from '../story/scenario-request.js'
import { type Asked, type Found, type PlayedPart, type PlayedRun, type Printed } from './played.js'
import { playCode } from './played-code.js'
import { RunProcess } from './run-process.js'
import { foundAt } from './service-state.js'
import type { Stage } from './stage.js'

export interface Casting {
  asked: readonly Asked[]
  /** Undefined for a step without a manifest, which has one deployment. */
  manifest: ManifestChoice | undefined
  attempt: Attempt
  /** Whether requests and the machine may fail. */
  faulty: boolean
  plant: Plant | undefined
}

/** Begins a run; `over` resolves once it has ended in whichever way. */
export function beginRun(
  stage: Stage,
  casting: Casting
): { process: RunProcess; over: Promise<PlayedRun> } {
  const { attempt, faulty, asked } = casting
  const { label, skewMs } = attempt
  const stallMs = (nth: number) => (faulty ? drawStall(stage, label, nth) : 0)
  const process = new RunProcess({ label, timeline: stage.timeline, skewMs, stallMs })
  const printed: Printed = { printed: [], outputs: new Map(), summary: '' }
  const parts = new Parts(stage, process, casting)
  const over = Promise.race([
    working.run(undefined, () => carryOut(stage, casting, { process, printed, parts })),
    process.whenKilled().then((): PlayedRun['end'] => 'killed')
  ])
    .catch((error: unknown) => {
      const text = `crash: ${describeThrown(error)}`
      printed.printed.push({ level: 'debug', text, at: stage.timeline.now })
      return 'crashed' as const
    })
    .then((end): PlayedRun => {
      stage.tell(label, () => `over: ${end}`)
      const { begun, needReads } = parts
      return {
        label,
        process,
        end,
        endedAt: stage.timeline.now,
        ...printed,
        asked,
        parts: begun,
        needReads
      }
    })
  return { process, over }
}

/** Describes what a run or a story threw, with its stack if it has one. */
export function describeThrown(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message
  return String(error)
}

function drawStall(stage: Stage, label: string, nth: number): number {
  const random = new Random(stage.scenario.seed, `${label} sleep ${nth}`)
  if (!random.chance(0.004)) return 0
  const stall = random.between(10_000, 600_000)
  if (stage.variations.take(`${label}: machine stands still (sleep ${nth})`)) return stall
  return 0
}

/**
 * The deployment in whose work something happens. One for all stories: Node asks each that was ever
 * used, at every promise.
 */
const working = new AsyncLocalStorage<RunProcess | undefined>()

/** The deployments that a run works on: whose events and whose requests are whose. */
class Parts {
  readonly begun = new Map<string, PlayedPart>()
  readonly needReads: RunProcess[] = []

  constructor(
    private readonly stage: Stage,
    private readonly process: RunProcess,
    private readonly casting: Casting
  ) {
    const [only] = casting.asked
    if (casting.manifest === undefined && only !== undefined) this.begin(only, process)
  }

  readonly observe: Observe = (event, key) => {
    const [only] = this.casting.asked
    const asked = this.casting.asked.find((deployment) => deployment.key === (key ?? only?.key))
    if (asked === undefined) throw new Error(`nothing is asked for ${key}`)
    if (event.type === 'started' && key !== undefined) {
      const process = this.process.part(`${this.process.label}/${key}`)
      this.begin(asked, process)
      working.enterWith(process)
    }
    this.begun.get(asked.key)?.events.push({ event, at: this.stage.timeline.now })
  }

  /** Whose requests come over a new connection. */
  connecting(): RunProcess {
    if (this.casting.manifest === undefined) return this.process
    const found = working.getStore()
    if (found !== undefined) return found
    const part = this.process.part(`${this.process.label}/need ${this.needReads.length + 1}`)
    this.needReads.push(part)
    return part
  }

  private begin(asked: Asked, process: RunProcess): void {
    if (this.begun.has(asked.key)) throw new Error(`${asked.key} began twice`)
    this.begun.set(asked.key, { process, before: this.found(asked), events: [] })
  }

  private found({ request, deployment_id }: Asked): Found | undefined {
    const { service, timeline } = this.stage
    const isById = request.by === 'id' && deployment_id !== undefined
    return foundAt(service, timeline.now, ({ id, name }) => {
      if (isById) return id === deployment_id
      return name === request.name
    })
  }
}

interface Scene {
  process: RunProcess
  printed: Printed
  parts: Parts
}

async function carryOut(
  stage: Stage,
  casting: Casting,
  { process, printed, parts }: Scene
): Promise<PlayedRun['end']> {
  const { plant, faulty, asked } = casting
  // All are of one push; images and tags do not tell its commit.
  const about =
    asked.find(({ request }) => request.commit !== undefined)?.request ?? asked[0]?.request
  if (about === undefined) throw new Error('nothing is asked for')
  const { inputs, workspace } = stepOf(stage, casting)
  // A manifest is read in real time.
  const begins = workspace === undefined ? () => {} : stage.timeline.hold()
  const connecting = () => {
    begins()
    return parts.connecting()
  }
  const succeeded = await playCode({
    stage,
    process,
    printed,
    inputs,
    context: contextOf(about),
    github: pullRequestsOf(about),
    workspace,
    faulty,
    plant,
    observe: parts.observe,
    connecting,
    onPrint: begins
  }).finally(begins)
  if (process.isCancelled && !succeeded) return 'cancelled'
  const isSuccess = plant?.succeeded?.(succeeded, printed.outputs) ?? succeeded
  return isSuccess ? 'success' : 'failure'
}

/** The inputs of the step, and the folder with its manifest. */
function stepOf(
  { scenario: { api_key }, api_dialect }: Stage,
  { asked, manifest, plant }: Casting
): { inputs: Record<string, string>; workspace?: string } {
  const [only] = asked
  if (only === undefined) throw new Error('nothing is asked for')
  if (manifest === undefined)
    return {
      inputs: inputsOf(only.request, { api_key, deployment_id: only.deployment_id, api_dialect })
    }
  const file = manifestOf(asked, manifest.max_parallel, api_dialect)
  const workspace = writeManifest(plant?.manifest?.(file) ?? file)
  return {
    inputs: stepInputs(asked, { api_key, api_dialect, selected: manifest.selected }),
    workspace
  }
}

/**
 * A push to the branch or of the tag if the run knows its commit; otherwise a run by hand on
 * another branch.
 */
function contextOf({ source, commit, code, preview, command }: ScenarioRequest): RunContext {
  const byHand: RunContext = {
    event_name: 'workflow_dispatch',
    event_action: undefined,
    server_url: 'https://github.com',
    api_url: 'https://api.github.com',
    repository: 'acme/support-agent',
    ref: 'refs/heads/by-hand',
    sha: commit ?? 'b'.repeat(40),
    pull_request: undefined,
    run_url: undefined
  }
  if (preview !== undefined)
    return {
      ...byHand,
      event_name: 'pull_request',
      event_action: command === 'delete' ? 'closed' : 'synchronize',
      pull_request: pullRequest(preview, commit)
    }
  if (source !== 'git_host' || commit === undefined) return byHand
  const ref = code.repo_ref ?? BRANCH
  return { ...byHand, event_name: 'push', ref: ref.replace(/^(?!refs\/)/, 'refs/heads/') }
}
