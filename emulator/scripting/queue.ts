/** What was scripted and is still to come: how often each entry applies, and whether a restart has to bring it back. */

/** How often an entry applies; once when not given. */
interface Repeated {
  times?: number | 'always' | undefined
  /** Lets so many pass first. */
  skip?: number | undefined
}

/**
 * `start`: a flag, an option or the script file said it, and says it again at the next start.
 * `run`: it was said since, and is kept with the state.
 */
export type Since = 'start' | 'run'

interface Entry<T> {
  what: T
  left: number
  skip: number
  since: Since
}

/** Entries still to come. The first that fits is taken, and goes once it has been taken as often as was said. */
export class Scripted<T extends Repeated> {
  private entries: Entry<T>[] = []
  /** Goes up with each change that a restart would have to know of. */
  version = 0

  add(what: T, since: Since = 'run'): void {
    const { times = 1, skip = 0 } = what
    this.entries.push({ what, left: times === 'always' ? Number.POSITIVE_INFINITY : times, skip, since })
    this.version++
  }

  clear(): void {
    this.entries = []
    this.version++
  }

  /** Those still to come, as often as they still apply. */
  list(since?: Since): T[] {
    const wanted = this.entries.filter((entry) => since === undefined || entry.since === since)
    return wanted.map(({ what, left, skip }) => ({
      ...what,
      ...(what.skip !== undefined && { skip }),
      times: Number.isFinite(left) ? left : ('always' as const)
    }))
  }

  /** Takes what was kept in the place of what has been said since the start. */
  load(kept: readonly T[]): void {
    this.entries = this.entries.filter(({ since }) => since === 'start')
    for (const what of kept) this.add(what)
  }

  /** The first entry that fits and has let pass all it shall. */
  take(fits: (what: T) => boolean): T | undefined {
    for (const entry of this.entries) {
      if (!fits(entry.what)) continue
      if (Number.isFinite(entry.left) || entry.skip > 0) this.version++
      if (entry.skip > 0) {
        entry.skip -= 1
        continue
      }
      entry.left -= 1
      if (entry.left <= 0) this.entries = this.entries.filter((other) => other !== entry)
      return entry.what
    }
    return undefined
  }
}
