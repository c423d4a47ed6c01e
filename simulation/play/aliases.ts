/**
 * Replaces ids, which differ each time a story is played, by numbers in the order of their
 * appearance.
 */

/** Whole, or shortened as the log shows it. */
const UUID = /([0-9a-f]{8})(?:-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?=…))/g

export function aliased(text: string): string {
  const names = new Map<string, string>()
  return text.replace(UUID, (_, start: string) => {
    const name = names.get(start) ?? `id-${names.size + 1}`
    names.set(start, name)
    return name
  })
}
