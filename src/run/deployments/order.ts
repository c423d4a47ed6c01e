/** Runs deployments in the order of their needs. */

/** A deployment, and the keys of those that must have ended before it starts. */
export interface Ordered {
  key: string
  needs: readonly string[]
}

/** Does the work once a place is free. */
type InPlace = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Runs each of them once all that it needs has ended, at most `limit` at a time.
 *
 * @param run Runs one to its end; what it does `inPlace` counts. `needed`: how those that it needs
 * have ended, by key.
 */
export async function runInOrder<Node extends Ordered, End>(
  nodes: readonly Node[],
  limit: number,
  run: (node: Node, needed: ReadonlyMap<string, End>, inPlace: InPlace) => Promise<End>
): Promise<void> {
  const inPlace = createPlaces(limit)
  const ends = new Map<string, Promise<End>>()
  // A need may come later in the list, so the first one starts once all of them have a promise.
  const isListed = Promise.resolve()
  const start = async (node: Node): Promise<End> => {
    await isListed
    const needed = node.needs.map(async (key) => [key, (await ends.get(key)) as End] as const)
    return run(node, new Map(await Promise.all(needed)), inPlace)
  }
  for (const node of nodes) ends.set(node.key, start(node))
  // A bug in one of them must not end the run while others are at work.
  await Promise.allSettled(ends.values())
  await Promise.all(ends.values())
}

/** A number of places, of which each work takes one. The others wait in turn. */
function createPlaces(free: number): InPlace {
  const waiting: (() => void)[] = []
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((begin) => waiting.push(begin))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) free++
      else next()
    }
  }
}
