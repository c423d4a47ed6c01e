/** What a process holds in memory. To be started with `--expose-gc`, and with a channel to its parent. */
export function heldMiB(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** Tells the parent what was held after some of the work, and after four times as much. */
export function tellParent(held: { some: number; fourTimes: number }): void {
  process.send?.(held)
}
