import type { Clock } from '../../../src/ports.js'

/**
 * Time passes only during a sleep, or when a request takes some. Planned events happen meanwhile.
 */
export class VirtualClock implements Clock {
  /** Every sleep so far, in milliseconds. */
  readonly sleeps: number[] = []
  private time = 0
  private planned: { at: number; act: () => void }[] = []

  constructor(private readonly epoch = Date.UTC(2026, 0, 1)) {}

  now = () => this.time
  date = () => this.epoch + this.time

  sleep = async (ms: number): Promise<void> => {
    if (!(ms >= 0)) throw new Error(`a sleep of ${ms} ms`)
    this.sleeps.push(ms)
    if (this.sleeps.length > 100_000) throw new Error('slept 100,000 times: this run never ends')
    this.pass(ms)
  }

  /** Lets time pass without a sleep. */
  pass(ms: number): void {
    const until = this.time + ms
    for (;;) {
      const [next] = this.planned.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)
      if (next === undefined) break
      this.planned.splice(this.planned.indexOf(next), 1)
      this.time = Math.max(this.time, next.at)
      next.act()
    }
    this.time = until
  }

  /** Plans an action of another writer in `ms` milliseconds. */
  after(ms: number, act: () => void): void {
    this.planned.push({ at: this.time + ms, act })
  }
}
