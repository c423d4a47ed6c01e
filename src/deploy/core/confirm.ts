/** The question before something is deleted or rolled back. */

/** Asks a person, if there is one, whether to act. @param what Happens then, as a sentence. */
export type Confirm = (name: string, what: string) => Promise<boolean>

export const TYPE_NAME = 'Run it again and type the name, or use --yes to skip the question.'
