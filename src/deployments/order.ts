/** Runs deployments in the order of their needs. */

/** A deployment, and the keys of those that must have ended before it starts. */
export interface Ordered {
  key: string
  needs: readonly string[]
}

/** Does the work once a place is free. */
export type InPlace = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs each of them once all that it needs has ended, at most `limit` at a time. Among those that wait for a place, the
 * first of `nodes` gets it.
 *
 * @param run Runs one to its end; what it does `inPlace` counts. `needed`: how those that it needs have ended, by key.
 */
export async function runInOrder<Node extends Ordered, End>(
  nodes: readonly Node[],
  limit: number,
  run: (node: Node, needed: ReadonlyMap<string, End>, inPlace: InPlace) => Promise<End>
): Promise<void> {
  const places = new Places(limit)
  const ends = new Map<string, Promise<End>>()
  const start = async (node: Node, rank: number): Promise<End> => {
    const needed = new Map<string, End>()
    for (const key of node.needs) {
      const end = ends.get(key)
      if (end === undefined) throw new Error(`no deployment ${key}`)
      needed.set(key, await end)
    }
    return run(node, needed, (work) => places.hold(rank, work))
  }
  // A need may come later in the list, so the first one starts once all of them have a promise.
  const isListed = Promise.resolve()
  for (const [rank, node] of nodes.entries()) {
    ends.set(
      node.key,
      isListed.then(() => start(node, rank))
    )
  }
  // A bug in one of them must not end the run while others are at work.
  await Promise.allSettled(ends.values())
  await Promise.all(ends.values())
}

/** A number of places, of which each work takes one. */
class Places {
  private readonly waiting: { rank: number; begin: () => void }[] = []

  constructor(private free: number) {}

  async hold<T>(rank: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((begin) => {
      this.waiting.push({ rank, begin })
      this.fill()
    })
    try {
      return await work()
    } finally {
      this.free++
      this.fill()
    }
  }

  private fill(): void {
    this.waiting.sort((one, other) => one.rank - other.rank)
    while (this.free > 0 && this.waiting.length > 0) {
      this.free--
      this.waiting.shift()?.begin()
    }
  }
}
