/** How a user starts this program again, for the commands that it tells. */
import { isAbsolute, relative } from 'node:path'
import { RELEASED_PROGRAM } from '../release.js'
import { withSlashes } from '../repository/slashes.js'

/** The file that node runs. What npx has started lies in its cache: for that, the release. */
export function startedProgram(): string {
  if (process.env['npm_command'] === 'exec') return RELEASED_PROGRAM
  const file = process.argv[1] ?? ''
  const near = relative('.', file)
  // With `/`, Node finds it from each shell of Windows, too.
  const path = withSlashes(near.startsWith('..') || isAbsolute(near) ? file : near)
  return `node ${/^[\w./:-]+$/.test(path) ? path : `"${path}"`}`
}
