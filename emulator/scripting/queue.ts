/** Scripted entries still to come: how often each applies, and whether a restart restores it. */

/** How often an entry applies. Unset: once. */
interface Repeated {
  times?: number | 'always' | undefined
  /** So many pass first. */
  skip?: number | undefined
}

/**
 * `start`: from a flag, an option or the script file, which set it again at the next start.
 * `run`: set since then, and kept with the state.
 */
export type Since = 'start' | 'run'

interface Entry<T> {
  what: T
  left: number
  skip: number
  since: Since
}

/** Entries still to come. The first match is taken, and removed once it was taken as often as it applies. */
export class Scripted<T extends Repeated> {
  private entries: Entry<T>[] = []
  /** Increases with each change that must survive a restart. */
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

  /** The entries still to come, with how often they still apply. */
  list(since?: Since): T[] {
    const wanted = this.entries.filter((entry) => since === undefined || entry.since === since)
    return wanted.map(({ what, left, skip }) => ({
      ...what,
      ...(what.skip !== undefined && { skip }),
      times: Number.isFinite(left) ? left : ('always' as const)
    }))
  }

  /** Replaces what was set since the start with what was kept. */
  load(kept: readonly T[]): void {
    this.entries = this.entries.filter(({ since }) => since === 'start')
    for (const what of kept) this.add(what)
  }

  /** The first entry that matches and has let enough pass. */
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
