/** With a tag, `build_on_push` must be off (§2.2, §2.3). */
import { PlanError } from '../../errors.js'
import { isTag } from '../../repository/refs.js'
import { sanitizeLine } from '../../text/sanitize.js'

/** @throws PlanError when both are requested. */
export function assertNoTagWithBuildOnPush(build_on_push: boolean | undefined, ref: string | null | undefined): void {
  if (!build_on_push || !isTag(ref)) return
  throw new PlanError('input_invalid', `build_on_push cannot be true while repo_ref is a tag (${sanitizeLine(ref)}).`, {
    advice: 'Set `build_on_push` to false, or `repo_ref` to a branch.'
  })
}
