import type { Clock } from '../../src/ports.js'

/** Time goes on only while somebody sleeps; what was planned happens on the way. */
export class FakeClock implements Clock {
  private time = 0
  private planned: { at: number; act: () => void }[] = []

  now(): number {
    return this.time
  }

  date(): number {
    return this.time
  }

  after(ms: number, act: () => void): void {
    this.planned.push({ at: this.time + ms, act })
  }

  sleep(ms: number): Promise<void> {
    const until = this.time + ms
    for (const event of this.planned.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)) {
      this.time = Math.max(this.time, event.at)
      event.act()
    }
    this.planned = this.planned.filter(({ at }) => at > until)
    this.time = until
    return Promise.resolve()
  }
}
