/**
 * Everything that makes a story unlike a plain deploy has a key: a fault, a strange service, somebody's edit. Playing the
 * same seed with only some keys allowed gives a smaller story, which is how a violation is shrunk.
 */
export class AllowedVariations {
  /** The keys of what did happen, in order. */
  readonly met = new Set<string>()

  /** @param allowed All, when not given. */
  constructor(private readonly allowed?: ReadonlySet<string>) {}

  /** Whether it happens, now that its turn has come. */
  take(key: string): boolean {
    if (this.allowed !== undefined && !this.allowed.has(key)) return false
    this.met.add(key)
    return true
  }

  /** The odd value where it may be, the plain one otherwise. A value that is plain is nothing odd. */
  choose<T>(key: string, odd: T, plain: T): T {
    return odd !== plain && this.take(key) ? odd : plain
  }
}
