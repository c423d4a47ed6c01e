/** Turns paths of this machine into paths of a repository, which git writes with `/` on every system. */
import machine, { type PlatformPath } from 'node:path'

/** The rules of paths: those of this machine, unless a test names others. */
export type PathRules = Pick<PlatformPath, 'sep' | 'relative' | 'isAbsolute'>

/** Returns the path with `/` between its names. */
export function withSlashes(path: string, { sep }: Pick<PathRules, 'sep'> = machine): string {
  return path.replaceAll(sep, '/')
}

/** Returns the path of a file from a folder above it, with `/`; undefined if it is not in that folder. */
export function pathWithin(
  folder: string,
  file: string,
  rules: PathRules = machine
): string | undefined {
  const path = withSlashes(rules.relative(folder, file), rules)
  const leaves = path === '..' || path.startsWith('../') || rules.isAbsolute(path)
  return leaves ? undefined : path
}
