/** How a user starts this program again, for the commands that it tells. */
import { isAbsolute, relative, resolve } from 'node:path'
import { RELEASED_PROGRAM } from '../release.js'
import { withSlashes } from '../repository/slashes.js'

/**
 * Returns the command that runs this file. What npx has started lies in its cache: for that, the
 * release.
 *
 * @param from Where a user enters it: `here` makes the path short.
 */
export function startedProgram(from: 'here' | 'anywhere' = 'here'): string {
  if (process.env['npm_command'] === 'exec') return RELEASED_PROGRAM
  const file = process.argv[1] ?? ''
  const near = relative('.', file)
  const isInside = !near.startsWith('..') && !isAbsolute(near)
  // With `/`, Node finds it from each shell of Windows, too.
  const path = withSlashes(isInside && from === 'here' ? near : resolve(file))
  return `node ${/^[\w./:-]+$/.test(path) ? path : `"${path}"`}`
}
