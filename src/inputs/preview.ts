/** The one place where a preview gets its name: create, update and delete use it. */

/** `<name>-pr-<number>`. */
export function previewName(name: string, pullRequest: number): string {
  return `${name}-pr-${pullRequest}`
}
