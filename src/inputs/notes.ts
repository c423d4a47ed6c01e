/** What is worth knowing before anything is sent. */
import type { DesiredDeployment } from '../deploy/core/model.js'
import type { RunContext } from '../github/run-context.js'
import { isTag } from '../repository/repository.js'
import { sanitizeLine } from '../text/sanitize.js'
import { holdsBlank } from './path-slips.js'
import type { Reading } from './reading.js'

/** Where `paths` decides nothing, or may not mean what it says, nobody should believe that it does. */
export function notePaths({ raw }: Reading, wanted: DesiredDeployment): string[] {
  if (raw.paths === undefined || wanted.source !== 'git_host') return []
  const { repo_ref } = wanted.source_revision_config
  if (isTag(repo_ref)) return [`paths is for branches, and does nothing for ${sanitizeLine(repo_ref)}.`]
  return (wanted.paths ?? [])
    .filter(holdsBlank)
    .map(
      (pattern) =>
        `paths "${sanitizeLine(pattern, 60)}" holds a blank, and is one pattern for names with that blank: two patterns need two lines.`
    )
}

/** Whose code is built is not left to be guessed. */
export function noteFork(wanted: DesiredDeployment, { pull_request }: RunContext): string[] {
  if (!pull_request?.is_fork || wanted.source !== 'git_host') return []
  const { repo_url = '' } = wanted.source_config
  return [`Pull request #${pull_request.number} comes from a fork; what is built is ${sanitizeLine(repo_url)}.`]
}
