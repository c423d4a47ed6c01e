/** A process together with all that it starts. */
import { spawnSync } from 'node:child_process'

const isWindows = process.platform === 'win32'

/**
 * Options of a process that can be ended with all that it starts:
 * elsewhere a group of its own. Windows has no groups, but a process that
 * is not detached ends with its parent, even with a parent that is killed.
 */
export const AS_TREE = { detached: !isWindows, windowsHide: true }

/**
 * Signals a process and all that it started; 0 only looks for
 * it. Windows has no signals: there, each one ends them at once.
 *
 * @returns false once none of them exists.
 */
export function signalTree(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    if (isWindows && signal !== 0 && process.kill(pid, 0)) endChildren(pid)
    return process.kill(isWindows ? pid : -pid, signal)
  } catch {
    return false
  }
}

/** The process itself ends with its children, or by the signal that follows. */
function endChildren(pid: number): void {
  const options = { stdio: 'ignore', windowsHide: true } as const
  spawnSync('taskkill', ['/PID', String(pid), '/T', '/F'], options)
}
