/** The values that the runner replaces by `***` wherever it shows text. */
export class Masks {
  private readonly values = new Set<string>()

  /** Masks a value, and each line of a value that has several. */
  add(value: string): void {
    for (const part of [value, ...value.split(/\r\n|\r|\n/)]) {
      if (part.trim() !== '') this.values.add(part)
    }
  }

  /**
   * A text as the runner shows it. The longest value goes first, so that no part of it is left
   * beside the stars.
   */
  apply(text: string): string {
    const longestFirst = [...this.values].sort((a, b) => b.length - a.length)
    return longestFirst.reduce((masked, value) => masked.replaceAll(value, '***'), text)
  }
}
