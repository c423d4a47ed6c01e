/** Ids are new each time a story is played; in what is told they are numbered in the order in which they come up. */

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

export function aliased(text: string): string {
  const names = new Map<string, string>()
  return text.replace(UUID, (id) => {
    const name = names.get(id) ?? `id-${names.size + 1}`
    names.set(id, name)
    return name
  })
}
