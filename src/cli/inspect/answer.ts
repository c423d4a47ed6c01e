/** What a command that only reads has to say. */
export interface Answer {
  /** For `--json`. */
  report: object
  /** For people. */
  lines: readonly string[]
  /** What is worth saying beside it. */
  note?: string | undefined
  /** Why the report may not have all. */
  incomplete?: string | undefined
}
