/** Paths within a repository. Pure. */

/** Returns the path as git writes it: without `.`, doubled, leading or trailing slashes. `..` stays unchanged. */
export function canonicalPath(path: string): string {
  return path
    .trim()
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/')
}
