/** How a ref is given, and what cannot be asked of a tag (§2.2, §2.3). */
import { TAG_PREFIX } from '../../../src/contract/vocabulary.js'
import { type Refusal, refuse } from '../answers.js'

/** §2.2: not to be built on a push that never comes. */
export function checkTag(
  build_on_push: boolean | null | undefined,
  repo_ref: string | null | undefined
): Refusal | undefined {
  if (build_on_push !== true || !repo_ref?.startsWith(TAG_PREFIX)) return undefined
  return refuse(400, `build_on_push must not be enabled when repo_ref is a tag (${repo_ref})`)
}

/** §2.3: a branch is given by its bare name, and any other ref path than that of a tag is neither. */
export function checkRef(repo_ref: string | null | undefined): Refusal | undefined {
  if (!repo_ref?.startsWith('refs/') || repo_ref.startsWith(TAG_PREFIX)) return undefined
  return refuse(400, `repo_ref must be the bare name of a branch, or a tag as ${TAG_PREFIX}…, not ${repo_ref}`)
}
