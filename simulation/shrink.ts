/**
 * Makes the story of a violation as small as it gets: the fewest variations with which the same
 * invariant is violated.
 */
import { judge } from './campaign.js'
import type { Story } from './play/world.js'

export interface Shrunk {
  keys: string[]
  lines: string[]
  what: string[]
}

/** Takes away ever smaller parts of the keys for as long as it still goes wrong. */
export async function shrink(story: Story, invariant: string): Promise<Shrunk> {
  const goesWrong = async (keys: readonly string[]) => {
    const { ended, violations } = await judge({ ...story, allowed: new Set(keys) })
    if (violations.every((violation) => violation.invariant !== invariant)) return undefined
    return [...(ended?.variations.met ?? keys)]
  }
  const first = await judge(story)
  let keys = [...(first.ended?.variations.met ?? [])]
  for (let size = Math.ceil(keys.length / 2); size >= 1; ) {
    let smaller: string[] | undefined
    for (let from = 0; from < keys.length && smaller === undefined; from += size) {
      smaller = await goesWrong([...keys.slice(0, from), ...keys.slice(from + size)])
    }
    if (smaller !== undefined && smaller.length < keys.length) keys = smaller
    else if (size === 1) break
    else size = Math.ceil(size / 2)
  }
  const lines: string[] = []
  const { violations } = await judge({
    ...story,
    allowed: new Set(keys),
    onLine: (line) => lines.push(line)
  })
  return { keys, lines, what: violations.map(({ invariant, what }) => `${invariant}: ${what}`) }
}
