/** Finds the names that contain a text without looking at every name: each name is filed under its runs of three letters. */

function* trigrams(text: string): Generator<string> {
  for (let i = 0; i + 3 <= text.length; i++) yield text.slice(i, i + 3)
}

/** Names in the order in which they were added. */
export class NameIndex {
  private all = new Set<string>()
  private byTrigram = new Map<string, Set<string>>()

  add(name: string): void {
    this.all.add(name)
    for (const trigram of trigrams(name)) {
      const names = this.byTrigram.get(trigram)
      if (names === undefined) this.byTrigram.set(trigram, new Set([name]))
      else names.add(name)
    }
  }

  remove(name: string): void {
    this.all.delete(name)
    for (const trigram of trigrams(name)) {
      const names = this.byTrigram.get(trigram)
      names?.delete(name)
      if (names?.size === 0) this.byTrigram.delete(trigram)
    }
  }

  /** Names that contain `text`, oldest first. */
  *containing(text: string): Generator<string> {
    let candidates = this.all
    for (const trigram of trigrams(text)) {
      const names = this.byTrigram.get(trigram)
      if (names === undefined) return
      if (names.size < candidates.size) candidates = names
    }
    for (const name of candidates) if (name.includes(text)) yield name
  }
}
