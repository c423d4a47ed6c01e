/**
 * Plays one run of the action as a process on the timeline: it waits, and can be cancelled or
 * killed.
 */
import { CancelledError } from '../../src/errors.js'
import type { Clock } from '../../src/ports.js'
import type { Exchange } from './stage.js'
import type { Timeline } from './timeline.js'

export interface ProcessOptions {
  label: string
  timeline: Timeline
  /** How far the wall clock of this runner is off. */
  skewMs: number
  /** How much longer than requested the nth sleep takes: the runner's machine stood still. */
  stallMs: (nth: number) => number
}

export class RunProcess {
  readonly label: string
  readonly startedAt: number
  /** Label of the whole run. A part of it has a label of its own. */
  readonly run: string
  readonly exchanges: Exchange[] = []
  /** How long the machine stood still, all in all. */
  stalledMs = 0
  isCancelled = false
  /** When it was cancelled. */
  cancelledAt = Number.POSITIVE_INFINITY
  private killed = false
  private sleeps = 0
  private requests = 0
  private readonly whole: RunProcess = this
  private readonly waiting = new Set<() => void>()
  private readonly onKill: (() => void)[] = []

  constructor(private readonly options: ProcessOptions) {
    this.label = options.label
    this.run = options.label
    this.startedAt = options.timeline.now
  }

  get isOver(): boolean {
    return this.killed
  }

  /**
   * One of several deployments that the run works on at a time. It has a label and exchanges of its
   * own; time and stops are those of the whole run.
   */
  part(label: string): RunProcess {
    const own = { label, exchanges: [], startedAt: this.options.timeline.now }
    return Object.assign(Object.create(this), own) as RunProcess
  }

  /** The number of the next request of the whole run, from 1. */
  countRequest(): number {
    return ++this.whole.requests
  }

  /** SIGKILL: the run stops without a message. Requests in progress still arrive. */
  kill(): void {
    this.killed = true
    this.waiting.clear()
    for (const tell of this.onKill) tell()
  }

  /** SIGTERM: everything that waits ends at once. */
  cancel(): void {
    if (this.killed) return
    this.isCancelled = true
    this.cancelledAt = this.options.timeline.now
    for (const stop of this.waiting) stop()
  }

  whenKilled(): Promise<void> {
    return new Promise((resolve) => this.onKill.push(resolve))
  }

  /**
   * Continues with `act` after `ms`; never, if the run is killed.
   * @throws CancelledError at once if it is cancelled.
   */
  pause<T>(ms: number, act: () => T | Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const stop = () => {
        this.waiting.delete(stop)
        reject(new CancelledError('cancelled'))
      }
      if (this.isCancelled) return stop()
      this.waiting.add(stop)
      this.options.timeline.after(ms, () => {
        if (this.killed || !this.waiting.delete(stop)) return
        try {
          resolve(act())
        } catch (error) {
          reject(error)
        }
      })
    })
  }

  clock(): Clock {
    const { timeline, skewMs, stallMs } = this.options
    return {
      now: () => timeline.now,
      date: () => timeline.now + skewMs,
      sleep: (ms) => {
        const stalled = stallMs(++this.sleeps)
        this.stalledMs += stalled
        return this.pause(Math.max(0, ms) + stalled, () => {})
      }
    }
  }
}
