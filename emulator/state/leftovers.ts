/** What a killed local control plane leaves beside its state file: a write that was never renamed over it. */
import { readdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Where the process writes before it renames. */
export const besideName = (path: string, pid: number) => `${path}.${pid}.tmp`

/** The result of an action; undefined if it fails, such as for a file of another user. */
function ignoreErrors<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}

/** Whether another process of this id runs. */
export function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // EPERM: the process exists, and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Removes leftover files that it can, but no write of a running process. If processes are not visible (another
 * container on the same folder), a write may be lost. Its owner notices, and writes again.
 */
export function removeLeftovers(path: string): void {
  const folder = dirname(path)
  const prefix = `${basename(path)}.`
  for (const name of ignoreErrors(() => readdirSync(folder)) ?? []) {
    const pid = name.startsWith(prefix) ? /^(\d{1,10})\.tmp$/.exec(name.slice(prefix.length))?.[1] : undefined
    if (pid !== undefined && !isAlive(Number(pid))) ignoreErrors(() => rmSync(join(folder, name), { force: true }))
  }
}
