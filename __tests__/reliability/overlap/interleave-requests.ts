/** Lets the requests of several runs through one at a time, in the order that a test chooses. */

/** Every order in which so many turns of one and so many of the other can come. */
export function interleavings(a: number, b: number): string[] {
  if (a === 0 || b === 0) return ['A'.repeat(a) + 'B'.repeat(b)]
  const first = interleavings(a - 1, b).map((rest) => `A${rest}`)
  return [...first, ...interleavings(a, b - 1).map((rest) => `B${rest}`)]
}

/** The same for two that do the same: which of them begins makes no difference. */
export const interleavingsOfEquals = (turns: number): string[] =>
  interleavings(turns, turns).filter((order) => order.startsWith('A'))

export class Turnstile {
  private waiting: { who: string; go: () => void }[] = []

  /** @param order A letter for each turn, such as `ABBA`. After it, all requests pass. */
  constructor(private order: string) {}

  /** Whether the order is used up. */
  get isOpen(): boolean {
    return this.order === ''
  }

  /** Resolves when it is the turn of `who`. */
  async enter(who: string): Promise<void> {
    if (this.isOpen || this.order[0] === who) return
    await new Promise<void>((go) => this.waiting.push({ who, go }))
  }

  /** The turn of `who` is over. */
  pass(who: string): void {
    if (this.order[0] === who) this.go(this.order.slice(1))
  }

  /** `who` has ended: its remaining turns are skipped. */
  leave(who: string): void {
    this.go(this.order.replaceAll(who, ''))
  }

  private go(order: string): void {
    this.order = order
    const passing = this.waiting.filter(({ who }) => this.isOpen || who === order[0])
    this.waiting = this.waiting.filter((one) => !passing.includes(one))
    for (const { go } of passing) go()
  }
}
