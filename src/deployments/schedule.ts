/** Which deployments start next. Pure: what is running and how the others ended decides. */

/** A deployment in the graph. */
export interface GraphNode {
  key: string
  /** Keys of those that must be live before it starts. */
  needs: readonly string[]
}

/** How a deployment ended: `live` also if nothing changed. */
export type EndState = 'live' | 'failed' | 'skipped'

/** The state of the graph while the deployments run. */
export interface Progress {
  running: ReadonlySet<string>
  ended: ReadonlyMap<string, EndState>
}

/** What to do now. */
export interface NextSteps {
  start: readonly string[]
  /** Those that cannot start any more, each with all its needs that are not live. */
  skip: readonly { key: string; unmet: readonly string[] }[]
}

/**
 * The deployments to start and to skip, in the order of `nodes`. A deployment waits until all its needs have ended, so
 * that a skip names every unmet one.
 *
 * @param limit How many run at a time, at most.
 */
export function nextSteps(nodes: readonly GraphNode[], { running, ended }: Progress, limit: number): NextSteps {
  const ready = nodes.filter(
    ({ key, needs }) => !running.has(key) && !ended.has(key) && needs.every((need) => ended.has(need))
  )
  const unmetOf = ({ needs }: GraphNode) => needs.filter((need) => ended.get(need) !== 'live')
  const free = Math.max(0, limit - running.size)
  return {
    start: ready
      .filter((node) => unmetOf(node).length === 0)
      .slice(0, free)
      .map(({ key }) => key),
    skip: ready.map((node) => ({ key: node.key, unmet: unmetOf(node) })).filter(({ unmet }) => unmet.length > 0)
  }
}

/** The work on the deployments of a graph. */
export interface GraphWork {
  /** Runs one deployment to its end. Never throws. */
  run: (key: string) => Promise<EndState>
  /** Notes that one is not run. */
  skip: (key: string, unmet: readonly string[]) => void
}

/** Runs each deployment once all that it needs is live, at most `limit` at a time. */
export async function runGraph(nodes: readonly GraphNode[], limit: number, work: GraphWork): Promise<void> {
  const running = new Map<string, Promise<void>>()
  const ended = new Map<string, EndState>()
  for (;;) {
    const { start, skip } = nextSteps(nodes, { running: new Set(running.keys()), ended }, limit)
    for (const { key, unmet } of skip) {
      ended.set(key, 'skipped')
      work.skip(key, unmet)
    }
    for (const key of start) {
      const end = (state: EndState) => {
        ended.set(key, state)
        running.delete(key)
      }
      running.set(key, work.run(key).then(end))
    }
    // A skip may make others skippable.
    if (skip.length > 0) continue
    if (running.size === 0) return
    await Promise.race(running.values())
  }
}
