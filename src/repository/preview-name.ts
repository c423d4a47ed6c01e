/** The one place where a preview gets its name: create, update, delete and sweep use it. */
const PREVIEW_NUMBER = /-(pr|mr)-([1-9]\d{0,9})$/

/** Of a pull request, or of a merge request on GitLab. */
export type PreviewKind = 'pr' | 'mr'

/** `<name>-pr-<number>`, or `<name>-mr-<number>`. */
export function previewName(name: string, pullRequest: number, kind: PreviewKind): string {
  return `${previewPrefix(name, kind)}${pullRequest}`
}

/** Returns what the names of all previews of `name` begin with. */
export function previewPrefix(name: string, kind: PreviewKind): string {
  return `${name}-${kind}-`
}

/**
 * Returns the number of the pull request if `candidate` is exactly the name of a preview of `name`.
 *
 * @param kind Previews of the other kind do not count; any counts if it is not given.
 */
export function pullRequestOf(
  name: string,
  candidate: string,
  kind?: PreviewKind
): number | undefined {
  const [, found, number] = PREVIEW_NUMBER.exec(candidate) ?? []
  const isOtherKind = kind !== undefined && found !== kind
  if (number === undefined || isOtherKind) return undefined
  const preview = previewName(name, Number(number), found as PreviewKind)
  return candidate === preview ? Number(number) : undefined
}

export function isPreviewName(name: string): boolean {
  return PREVIEW_NUMBER.test(name)
}

/** Returns the default environment of a preview, which no other preview shares. */
export function previewEnvironment(fullName: string): string {
  return `preview/${fullName}`
}
