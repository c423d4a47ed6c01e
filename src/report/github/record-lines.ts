/** What the log says about the records of a run on GitHub, with links to them. Pure. */
import type { RunContext } from '../../adapters/github/run-context.js'
import { sanitizeLine } from '../../text/sanitize.js'

interface Written {
  /** The pull request whose comment was written. */
  pull: number | undefined
  /** The environments in which deployments were recorded. */
  environments: readonly string[]
}

export function recordLines(
  { pull, environments }: Written,
  { server_url, repository }: Pick<RunContext, 'server_url' | 'repository'>
): string[] {
  const page = `${server_url}/${repository}`
  const lines: string[] = []
  if (pull !== undefined)
    lines.push(`Wrote the comment on pull request #${pull}: ${page}/pull/${pull}`)
  const [environment, ...others] = environments
  if (environment === undefined) return lines
  const all = `${page}/deployments`
  if (others.length > 0)
    return [...lines, `Recorded ${environments.length} GitHub deployments: ${all}`]
  const name = sanitizeLine(environment)
  const address = `${all}/${encodeURIComponent(environment)}`
  return [...lines, `Recorded the GitHub deployment in environment ${name}: ${address}`]
}
