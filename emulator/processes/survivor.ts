/**
 * Ends the processes that are left when this program ends,
 * however it does (a second signal, SIGKILL, out of memory).
 */
import { spawn } from 'node:child_process'
import type { Socket } from 'node:net'

/**
 * Records process groups from its input, and kills them once
 * the input ends, which means that this program has ended.
 */
const SCRIPT = `
groups=
while read -r what group; do
  rest=
  for one in $groups; do [ "$one" = "$group" ] || rest="$rest $one"; done
  [ "$what" = ended ] || rest="$rest $group"
  groups=$rest
done
for group in $groups; do kill -s KILL -- "-$group" 2> /dev/null; done`

export type Survivor = ReturnType<typeof startSurvivor>

/**
 * A shell in its own session, so that a terminal that
 * ends this program does not end the shell, too.
 */
export function startSurvivor() {
  const child = spawn('/bin/sh', ['-c', SCRIPT], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore']
  })
  const stdin = child.stdin as Socket
  // Windows has no such shell. It ends the processes itself: AS_TREE.
  child.on('error', () => {})
  stdin.on('error', () => {})
  child.unref()
  stdin.unref()
  const tell = (what: string, group: number) => void stdin.write(`${what} ${group}\n`)
  return {
    /** A process group began. */
    began: (group: number) => tell('began', group),
    ended: (group: number) => tell('ended', group),
    /** Lets it go; it kills what has not ended by then. */
    close: () => void stdin.end()
  }
}
