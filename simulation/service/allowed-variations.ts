/**
 * Everything that distinguishes a story from a plain deploy has a key: a fault, a deviating
 * service, another writer's edit. The same seed with only some keys allowed gives a smaller story.
 * Violations are reduced this way.
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

  /** The same for a part of the story, whose keys begin with its name. */
  within(part: string): AllowedVariations {
    const own = { take: (key: string) => this.take(`${part}: ${key}`) }
    return Object.assign(Object.create(this), own) as AllowedVariations
  }

  /** The odd value if it may be, the plain one otherwise. A value that is plain is nothing odd. */
  choose<T>(key: string, odd: T, plain: T): T {
    if (odd !== plain && this.take(key)) return odd
    return plain
  }
}
