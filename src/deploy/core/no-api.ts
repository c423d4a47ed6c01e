/** Whether a 404 is the answer of a control plane: the path of `base_url` may be wrong, and then every request gets one. */
import { DeployError, StatusError } from '../../errors.js'
import { NO_API, NO_SUCH_OPERATION } from '../../requests/missing-api.js'
import { tryRequest } from '../../requests/retry.js'
import type { Session } from './session.js'

/**
 * Asserts that the service has at least one of the lists that §4.1 names. If it has none, a 404 proves neither that a
 * deployment does not exist nor that an operation is not offered.
 *
 * @param fact What remains unknown, as a sentence.
 * @throws DeployError
 */
export async function assertServiceAnswers({ controlPlane }: Session, fact?: string): Promise<void> {
  const refused: StatusError[] = []
  for (const list of [() => controlPlane.listListeners(), () => controlPlane.listIntegrations()]) {
    const read = await tryRequest<unknown>(list)
    if ('value' in read || !(read.error instanceof StatusError) || !NO_SUCH_OPERATION.has(read.error.status)) return
    refused.push(read.error)
  }
  const facts = [...refused.map(({ brief }) => brief), ...(fact === undefined ? [] : [fact])]
  const headline = `${NO_API.headline} (${refused.at(-1)?.status}).`
  throw new DeployError('not_found', [headline, ...facts].join('\n'), { advice: NO_API.fix })
}

/** The error of a command that needs the list of deployments. @throws DeployError if the address has no API at all. */
export async function noListError(
  session: Session,
  { consequence, advice }: { consequence: string; advice: string }
): Promise<DeployError> {
  await assertServiceAnswers(session)
  return new DeployError('operation_unsupported', `This service has no list of deployments, so ${consequence}.`, {
    advice
  })
}
