/** The page that explains an error. */
import type { RunContext } from '../../github/run-context.js'
import type { Failure } from '../failure.js'

/** The failure with the address of the page that explains its code, if the files of this action have one. */
export function withDocs(failure: Failure, { action_url }: Pick<RunContext, 'action_url'>): Failure {
  return action_url === undefined ? failure : { ...failure, docs_url: `${action_url}/docs/errors.md#${failure.code}` }
}
