/** The one place where a preview gets its name: create, update, delete and sweep use it. */
const PREVIEW_NUMBER = /-pr-([1-9]\d{0,9})$/

/** `<name>-pr-<number>`. */
export function previewName(name: string, pullRequest: number): string {
  return `${previewPrefix(name)}${pullRequest}`
}

/** What the names of all previews of `name` begin with. */
export function previewPrefix(name: string): string {
  return `${name}-pr-`
}

/**
 * Returns the number of the pull request if `candidate` is exactly the name of a preview of `name`, unchanged or in
 * lower case, because services may convert names.
 */
export function pullRequestOf(name: string, candidate: string): number | undefined {
  const number = PREVIEW_NUMBER.exec(candidate)?.[1]
  if (number === undefined) return undefined
  const exact = previewName(name, Number(number))
  return candidate === exact || candidate === exact.toLowerCase() ? Number(number) : undefined
}

/** Whether a name is that of a preview of any deployment. */
export function isPreviewName(name: string): boolean {
  return PREVIEW_NUMBER.test(name)
}

/** The default environment of a preview, which no other preview shares. */
export function previewEnvironment(fullName: string): string {
  return `preview/${fullName}`
}
