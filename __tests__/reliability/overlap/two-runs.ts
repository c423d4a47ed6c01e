/** Two runs of the bundle at once on one control plane, their requests in an order that a test chooses. */
import { type Emulator, startEmulator } from '../../../emulator/index.js'
import { API_KEY, COMMIT, gitInputs } from '../../programs/action/bundle.js'
import { readOutputs } from '../../programs/action/started-program.js'
import { type ProcessEnd, type ProcessRun, runProcess } from '../../support/program-process.js'
import { isKind, startGate } from '../processes/gate.js'
import { Turnstile } from './interleave-requests.js'

const BUILD_MS = 4_000
const LOOK_MS = 1_000
/** Everything in progress at the end of both runs has finished by then. */
const LATER_MS = 30 * 60_000

export type RunOf = (base_url: string) => Pick<ProcessRun, 'inputs' | 'variables' | 'event'>

export interface Overlap {
  /** A letter for each request, such as `ABBA`: whose request passes next. After it, both continue freely. */
  order: string
  runs: Record<'A' | 'B', RunOf>
  /** A deployment that serves already, with the secret `GREETING=value-before`. */
  standing?: Standing
  /** The build stands still until there are so many revisions: both have written by then. */
  revisions?: number
  /** Called when A's first request has arrived; B is started then. */
  onFirst?: () => void
}

interface Standing {
  name: string
  repo_url: string
  repo_ref: string
}

export interface Ended extends ProcessEnd {
  outputs: Record<string, string>
}

/**
 * Plays both runs to their end. The build progresses by a second with each poll, after the end of the order.
 *
 * @param look Reads the result: once when both are over, and again half an hour later.
 */
export async function playOverlap(
  { order, runs, standing, revisions = 0, onFirst }: Overlap,
  look: (ends: Record<'A' | 'B', Ended>, plane: Emulator) => void
): Promise<void> {
  const time = { ms: Date.UTC(2026, 0, 1) }
  const heads = ['main', 'feature/greeting'].map((ref) => ({ ref, commit_sha: COMMIT }))
  await using plane = await startEmulator({ apiKeys: [API_KEY], buildTime: BUILD_MS, heads, now: () => time.ms })
  if (standing !== undefined) {
    plane.controlPlane.create(deploymentOf(standing, plane))
    time.ms += BUILD_MS
  }
  const turnstile = new Turnstile(order)
  let arrived = () => {}
  const first = new Promise<void>((resolve) => (arrived = resolve))
  const play = async (who: 'A' | 'B'): Promise<Ended> => {
    await using gate = await startGate(plane.url, async (kind, stage) => {
      if (stage === 'arrived') {
        arrived()
        await turnstile.enter(who)
        const made = plane.controlPlane.dump().flatMap((deployment) => deployment.revisions).length
        const goesOn = turnstile.isOpen && made >= revisions
        if (goesOn && isKind(kind, 'GET /revisions/:id')) time.ms += LOOK_MS
      }
      if (stage === 'half') turnstile.pass(who)
    })
    const end = await runProcess(runs[who](gate.url))
    turnstile.leave(who)
    return { ...end, outputs: readOutputs(end.outputFile) }
  }
  const a = play('A')
  await first
  onFirst?.()
  const [A, B] = await Promise.all([a, play('B')])
  look({ A, B }, plane)
  time.ms += LATER_MS
  look({ A, B }, plane)
}

/** A run that deploys `support` from main, with this value of its secret. */
export const deployWith =
  (value: string): RunOf =>
  (base_url) => ({ inputs: inputsWith(base_url, value) })

/** Its inputs. */
export const inputsWith = (base_url: string, value: string): Record<string, string> =>
  gitInputs(base_url, { secrets: `GREETING=${value}`, poll_interval: '20ms', timeout: '60s' })

function deploymentOf({ name, repo_url, repo_ref }: Standing, { controlPlane }: Emulator) {
  return {
    name,
    source: 'git_host',
    source_config: {
      integration_id: controlPlane.integrations[0]?.id,
      repo_url
    },
    source_revision_config: { repo_ref, graph_config_path: 'graph.json' },
    secrets: [{ name: 'GREETING', value: 'value-before' }]
  }
}
