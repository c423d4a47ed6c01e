/**
 * What one part of the benchmark is: it measures, beside its peers in the same run, and tells it as
 * Markdown.
 */

export interface BenchOptions {
  /**
   * A small sample that shows that everything runs; its figures mean nothing and are not written
   * down.
   */
  quick: boolean
  /** Progress, a line at a time. */
  say: (line: string) => void
}

/** A result as Markdown. */
export interface Told {
  /** The result in one or two sentences that need no explanation. */
  headline: string
  /** All figures, and how they were measured. */
  details: string
}

export interface Section {
  /** Name on the command line (`--only`) and in the markers of the page. */
  key: string
  title: string
  /** The page has the result alone; the command prints all figures. */
  isBrief?: true
  measure(options: BenchOptions): Promise<Told>
}
