/**
 * Whether a service shows what it built from a repository: the commit in place of the ref, and the
 * image of the build.
 */
import type { RevisionRecord } from '../../emulator/control-plane/records.js'

export type CodeForm = 'as requested' | 'built'

/** Returns the fields that show what was built; none for an image. */
export function showBuilt(
  form: CodeForm,
  { id, source_revision_config: { repo_ref, repo_commit_sha } }: RevisionRecord
): { repo_ref?: string; image_uri?: string } {
  if (form === 'as requested' || repo_ref == null || repo_commit_sha === null) return {}
  return { repo_ref: repo_commit_sha, image_uri: `registry.example/builds/${id}:latest` }
}

/** Returns the branch that a deployment follows; null for a tag. */
export function showBranch(
  form: CodeForm,
  latest: RevisionRecord | undefined
): { repo_branch?: string | null } {
  const ref = latest?.source_revision_config.repo_ref
  if (form === 'as requested' || ref == null) return {}
  return { repo_branch: ref.startsWith('refs/tags/') ? null : ref }
}
