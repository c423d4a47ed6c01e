/** Virtual time: one line on which everything that happens stands in order. No real time passes. */

/** When a story begins, in milliseconds since 1970. */
export const STORY_BEGINS = Date.UTC(2026, 5, 1, 12)

interface Entry {
  at: number
  act: () => void
}

/** More than any story takes: beyond it, a run never ends. */
const MOST_EVENTS = 1_000_000

/** A run that never ends, or a deadlock with a waiter. */
class EndlessStoryError extends Error {}

export class Timeline {
  /** Milliseconds since 1970. */
  now = STORY_BEGINS
  /**
   * Latest first, so that the next one is popped; of two at one time the one entered first comes
   * first.
   */
  private readonly entries: Entry[] = []
  private holds = 0

  at(time: number, act: () => void): void {
    let [low, high] = [0, this.entries.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.entries[middle]?.at ?? 0) > time) low = middle + 1
      else high = middle
    }
    // All entries before `low` are later than `time`; those of the same time were entered earlier
    // and stay behind it.
    this.entries.splice(low, 0, { at: time, act })
  }

  after(ms: number, act: () => void): void {
    this.at(this.now + ms, act)
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => this.after(ms, resolve))
  }

  /**
   * Time stands still until the returned function is called: a run does work that takes real time.
   */
  hold(): () => void {
    this.holds++
    let isHeld = true
    return () => {
      if (isHeld) this.holds--
      isHeld = false
    }
  }

  /**
   * Plays until `story` is over. Before each event, everything continues that can continue without
   * time passing.
   */
  async play<T>(story: Promise<T>): Promise<T> {
    let over = false
    const end = story.finally(() => {
      over = true
    })
    end.catch(() => {})
    for (let events = 0; ; events++) {
      do await settled()
      while (this.holds > 0)
      if (over) return end
      const next = this.entries.pop()
      if (next === undefined && (await isLoading(() => over || this.entries.length > 0))) continue
      if (next === undefined)
        throw new EndlessStoryError('deadlock: a waiter waits for an event that never comes')
      if (events > MOST_EVENTS) throw new EndlessStoryError('the story does not end')
      this.now = Math.max(this.now, next.at)
      next.act()
    }
  }
}

/**
 * So often, 5 ms apart, a story without an entry is looked at again: the real code may load a
 * module, in real time.
 */
const MOST_LOOKS = 400

async function isLoading(hasGoneOn: () => boolean): Promise<boolean> {
  for (let looks = 0; looks < MOST_LOOKS && !hasGoneOn(); looks++)
    await new Promise((resolve) => setTimeout(resolve, 5))
  return hasGoneOn()
}

/** So many turns of the event loop: a module that Node has built in takes more than one to load. */
const TURNS = 3

/**
 * Resolves once every promise has continued that can: the real code awaits only entries of the
 * timeline.
 */
async function settled(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setImmediate(resolve))
}
