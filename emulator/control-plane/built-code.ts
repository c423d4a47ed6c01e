/**
 * What the public service shows of a revision that was built
 * from git: what was built, in place of what was requested.
 */
import { type Source, TAG_PREFIX } from '../../src/contract/deployment.js'
import { history } from './lifecycle.js'
import type { RevisionConfig, RevisionRecord } from './records.js'

/** The statuses that come after a build. */
const AFTER_BUILD: ReadonlySet<string> = new Set(['AWAITING_DEPLOY', 'DEPLOYING', 'DEPLOYED'])

/** Returns the code of a revision as the public service shows it. */
export function builtCode(source: Source, revision: RevisionRecord, now: number): RevisionConfig {
  const code = revision.source_revision_config
  const commit = code.repo_commit_sha
  const isBuilt = history(revision, now).some(({ status }) => AFTER_BUILD.has(status))
  const hasBuild = source === 'git_host' && isBuilt
  if (commit === null || !hasBuild) return { ...code }
  return { ...code, repo_ref: commit, image_uri: `registry.local/builds/${revision.id}:latest` }
}

/** Returns the branch that a revision was requested from; null for a tag or an image. */
export function branchOf({ source_revision_config }: RevisionRecord): string | null {
  const { repo_ref } = source_revision_config
  return repo_ref?.startsWith(TAG_PREFIX) ? null : repo_ref
}
