/** Revisions as people know them: by what they were built from. Pure. */
import { sanitizeLine } from '../text/sanitize.js'
import { isCommitId, shortCommit } from './refs.js'

/** What a service shows of the code of a revision. */
export interface ShownCode {
  repo_commit_sha?: string | null | undefined
  image_uri?: string | null | undefined
}

/** Returns the name of an image with its tag, or its digest: `support:2`, `sha256:12ab34cd…`. */
const shortImage = (uri: string) =>
  sanitizeLine(uri.replace(/^.*@(\w+:\w{8})\w*$/, '$1…').replace(/^.*\//, ''), 40)

/** Returns the commit or the image in one word; undefined if neither is shown. */
export function nameCode({
  repo_commit_sha: commit,
  image_uri: image
}: ShownCode): string | undefined {
  if (commit != null) return shortCommit(commit)
  return image == null || image === '' ? undefined : shortImage(image)
}

/** Names a revision by its id, and by its commit or its image if known. Omits invalid commits. */
export function nameRevision(id: string, code: ShownCode | null | undefined): string {
  const { repo_commit_sha: commit } = code ?? {}
  if (commit != null) return isCommitId(commit) ? `${id} (commit ${shortCommit(commit)})` : id
  const image = nameCode(code ?? {})
  return image === undefined ? id : `${id} (image ${image})`
}
