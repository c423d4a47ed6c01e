import type { Clock } from '../../../src/ports.js'

/** Time that passes only when somebody sleeps, or a request costs some. */
export class VirtualClock implements Clock {
  /** Every sleep so far, in milliseconds. */
  readonly sleeps: number[] = []
  private time = 0

  constructor(private readonly epoch = Date.UTC(2026, 0, 1)) {}

  now = () => this.time
  date = () => this.epoch + this.time

  sleep = async (ms: number): Promise<void> => {
    if (!(ms >= 0)) throw new Error(`a sleep of ${ms} ms`)
    this.sleeps.push(ms)
    if (this.sleeps.length > 100_000) throw new Error('slept 100,000 times: this run never ends')
    this.time += ms
  }

  /** Lets time pass without anybody sleeping. */
  pass(ms: number): void {
    this.time += ms
  }
}
