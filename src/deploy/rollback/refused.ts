/** The error of a rollback that is not possible, or that this run must not do. */
import { DeployError, type ErrorDetails } from '../../errors.js'

/** What to do if nothing shows a revision to return to, or its code. */
export const DEPLOY_CODE = 'To serve other code, deploy it: a commit, a tag or a digest.'

interface RefusalDetails extends Pick<ErrorDetails, 'facts' | 'hint'> {
  fix?: string
  code_unknown?: boolean
}

/** No rollback is possible, or this run must not roll back. Nothing was sent. */
export class RollbackRefusedError extends DeployError {
  /** Nothing shows which code the rollback would deploy. */
  readonly code_unknown: boolean

  /** @param reason Why, as the end of a sentence. */
  constructor(reason: string, { fix, code_unknown = false, ...details }: RefusalDetails = {}) {
    super('rollback_refused', {
      what: `Not rolled back: ${reason}.`,
      fix: fix === undefined ? [] : [fix],
      ...details
    })
    this.code_unknown = code_unknown
  }
}
