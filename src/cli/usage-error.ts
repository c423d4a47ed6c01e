/** A mistake in the arguments, the environment or the files of the command line. Nothing was sent. */

export class UsageError extends Error {
  /** @param advice What to write instead, in the imperative. */
  constructor(
    message: string,
    readonly advice?: string
  ) {
    super(message)
    this.name = 'UsageError'
  }
}
