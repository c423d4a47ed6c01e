/** Writes to the files by which a runner gets the outputs of a step. */
import { statSync, truncateSync } from 'node:fs'

/**
 * Appends to the file at `path`, whole or not at all: what a full disk lets through of an entry is taken back.
 *
 * @throws what `append` throws.
 */
export function appendWhole(path: string | undefined, append: () => void): void {
  const size = sizeOf(path)
  try {
    append()
  } catch (error) {
    if (path !== undefined && size !== undefined) truncateSync(path, size)
    throw error
  }
}

/** Undefined for what cannot be cut: no file at all, a device, a pipe. */
function sizeOf(path: string | undefined): number | undefined {
  const stats = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.size : undefined
}
