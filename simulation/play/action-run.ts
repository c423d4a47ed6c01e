/** One run of the action as a process on the timeline. */
import { messageOf } from '../../src/errors.js'
import type { RunContext } from '../../src/github/run-context.js'
import type { Plant } from '../plants.js'
import { inputsOf } from '../story/inputs.js'
import { pullRequest, pullRequestsOf } from '../story/pull-requests.js'
import { Random } from '../story/random.js'
import type { Attempt } from '../story/scenario.js'
import { BRANCH, type ScenarioRequest } from '../story/scenario-request.js'
import type { Played, Printed } from './played.js'
import { playCode } from './played-code.js'
import { RunProcess } from './run-process.js'
import type { Stage } from './stage.js'

export interface Casting {
  request: ScenarioRequest
  attempt: Attempt
  /** The id to give, if the deployment is requested by id. */
  deployment_id: string | undefined
  /** Whether requests and the machine may fail. */
  faulty: boolean
  plant: Plant | undefined
}

/** Begins a run; `over` resolves once it has ended in whichever way. */
export function beginRun(stage: Stage, casting: Casting): { process: RunProcess; over: Promise<Played> } {
  const { request, attempt, faulty } = casting
  const stallMs = (nth: number) => (faulty ? drawStall(stage, attempt.label, nth) : 0)
  const { label, skewMs } = attempt
  const process = new RunProcess({ label, timeline: stage.timeline, skewMs, stallMs })
  const printed: Printed = { printed: [], outputs: new Map(), summary: '' }
  const over = Promise.race([
    carryOut(stage, casting, { process, printed }),
    process.whenKilled().then((): Played['end'] => 'killed')
  ])
    .catch((error: unknown) => {
      printed.printed.push({ level: 'debug', text: `crash: ${messageOf(error)}`, at: stage.timeline.now })
      return 'crashed' as const
    })
    .then((end): Played => {
      stage.tell(label, () => `over: ${end}`)
      return { label, request, process, end, endedAt: stage.timeline.now, ...printed }
    })
  return { process, over }
}

export function drawStall(stage: Stage, label: string, nth: number): number {
  const random = new Random(stage.scenario.seed, `${label} sleep ${nth}`)
  const stall = random.chance(0.004) ? random.between(10_000, 600_000) : 0
  return stall > 0 && stage.variations.take(`${label}: machine stands still (sleep ${nth})`) ? stall : 0
}

interface Scene {
  process: RunProcess
  printed: Printed
}

async function carryOut(stage: Stage, casting: Casting, { process, printed }: Scene): Promise<Played['end']> {
  const { plant, faulty, request } = casting
  const inputs = inputsOf(request, {
    api_key: stage.scenario.api_key,
    deployment_id: casting.deployment_id,
    api_dialect: stage.api_dialect
  })
  const [context, github] = [contextOf(request), pullRequestsOf(request)]
  const succeeded = await playCode({ stage, process, printed, inputs, context, github, faulty, plant })
  if (process.isCancelled && !succeeded) return 'cancelled'
  const errors = printed.printed.filter(({ level }) => level === 'error').map(({ text }) => text)
  return (plant?.succeeded?.(succeeded, errors) ?? succeeded) ? 'success' : 'failure'
}

/** A push to the branch or of the tag if the run knows its commit; otherwise a run by hand on another branch. */
export function contextOf(
  request: Pick<ScenarioRequest, 'source' | 'commit' | 'code' | 'preview' | 'command'>
): RunContext {
  const { source, commit, code, preview, command } = request
  const isPush = source === 'git_host' && commit !== undefined && request.preview === undefined
  const ref = code.repo_ref ?? BRANCH
  return {
    event_name: preview === undefined ? (isPush ? 'push' : 'workflow_dispatch') : 'pull_request',
    event_action: preview === undefined ? undefined : command === 'delete' ? 'closed' : 'synchronize',
    server_url: 'https://github.com',
    api_url: 'https://api.github.com',
    repository: 'acme/support-agent',
    ref: isPush ? (ref.startsWith('refs/') ? ref : `refs/heads/${ref}`) : 'refs/heads/by-hand',
    sha: commit ?? 'b'.repeat(40),
    pull_request: preview === undefined ? undefined : pullRequest(preview, commit),
    run_url: undefined
  }
}
