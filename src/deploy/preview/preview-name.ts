/** The one place where a preview gets its name: create, update, delete and sweep use it. */

/** `<name>-pr-<number>`. */
export function previewName(name: string, pullRequest: number): string {
  return `${name}-pr-${pullRequest}`
}

/** The number of the pull request, where `candidate` is exactly the name of a preview of `name`. */
export function pullRequestOf(name: string, candidate: string): number | undefined {
  const number = Number(/-pr-([1-9]\d{0,9})$/.exec(candidate)?.[1])
  return previewName(name, number) === candidate ? number : undefined
}

/** The environment in which a preview is recorded where none is given: of this one preview alone. */
export function previewEnvironment(fullName: string): string {
  return `preview/${fullName}`
}
