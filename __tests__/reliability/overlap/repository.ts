/** A repository with one of the example workflows, whose events come while its runs are at chosen points. */
import { type Emulator, startEmulator } from '../../../emulator/index.js'
import type { GitHubServer } from '../../github/server/index.js'
import { SECRETS } from '../../programs/action/examples/control-plane.js'
import { type Ended, Runs, type WorkflowEvent } from '../../support/workflow-harness/index.js'
import { isKind, type Point, startGate } from '../processes/gate.js'

const BUILD_MS = 4_000
const LOOK_MS = 1_000

/** An event, and the point that the requests to the control plane have come to when it happens; at once, without one. */
export interface Happening {
  event: WorkflowEvent
  when?: Point
}

export interface Played {
  plane: Emulator
  /** How the run of each event ended. */
  ends: Ended[]
}

/** Lets the events happen, and looks at what they came to. */
export async function playEvents<T>(
  { file, github, happenings }: { file: string; github: GitHubServer; happenings: Happening[] },
  look: (played: Played) => T
): Promise<T> {
  const time = { ms: Date.UTC(2026, 0, 1) }
  const apiKeys = [SECRETS.CONTROL_PLANE_API_KEY]
  await using plane = await startEmulator({ apiKeys, buildTime: BUILD_MS, now: () => time.ms })
  const runs = new Runs()
  const ends: Promise<Ended>[] = []
  const coming = [...happenings]
  let count = 0
  await using gate = await startGate(plane.url, async (kind, stage) => {
    if (stage === 'arrived' && isKind(kind, 'GET /revisions/:id')) time.ms += LOOK_MS
    const when = coming[0]?.when
    if (when?.stage !== stage || !isKind(kind, when.request) || ++count !== when.nth) return
    await happen()
  })
  /** The next event, and those that come together with it. */
  const happen = async () => {
    do {
      const { event } = coming.shift() as Happening
      count = 0
      come(event, plane, github)
      const vars = { CONTROL_PLANE_URL: gate.url }
      const { ended } = await runs.submit({
        file,
        event,
        actionPath: '.',
        secrets: SECRETS,
        apiUrl: github.url,
        vars,
        pollInterval: '100ms'
      })
      ends.push(ended)
    } while (coming.length > 0 && coming[0]?.when === undefined)
  }
  await happen()
  for (const end of ends) await end
  if (coming.length > 0) throw new Error('Not everything has happened')
  return look({ plane, ends: await Promise.all(ends) })
}

/** The branch and the pull request are as the event has them by the time its run starts. */
function come(
  { payload, ref, sha }: WorkflowEvent,
  plane: Emulator,
  { repository }: GitHubServer
): void {
  const pull = payload['pull_request'] as
    | { number: number; state: 'open' | 'closed'; head: Head }
    | undefined
  if (pull !== undefined) repository.pulls.set(pull.number, pull.state)
  const head = pull?.head ?? { ref: ref.replace('refs/heads/', ''), sha }
  plane.setHead({ ref: head.ref, commit_sha: head.sha })
}

interface Head {
  ref: string
  sha: string
}
