/**
 * What the answer of a server means that has no such path: an operation is missing, or the whole
 * API.
 */
import { DeployError, StatusError } from '../errors.js'
import type { ControlPlane } from '../ports.js'
import { tryRequest } from './retry.js'

/** The statuses of a server without an operation. */
export const NO_SUCH_OPERATION: ReadonlySet<number> = new Set([404, 405, 501])

/** What an error says if the paths that §4.1 names do not exist. */
export const NO_API = {
  headline: 'No control plane API was found at `base_url`',
  fix:
    'Check the path of `base_url`. ' +
    'LangSmith Cloud has no path, and `host` in its name; self-hosted LangSmith has ' +
    '`/api-host`. Set `api_dialect` to `langsmith` for LangSmith, and for no other service.'
}

type Reader = {
  controlPlane: Pick<ControlPlane, 'listDeployments' | 'listListeners' | 'listIntegrations'>
}

/**
 * Asserts that the service has a list of deployments, or one of those that §4.1 names. If it has
 * none, a 404 proves neither that a deployment does not exist nor that an operation is not offered.
 *
 * @param deployment What would be taken for absent.
 * @throws DeployError
 */
export async function assertServiceAnswers(
  { controlPlane }: Reader,
  deployment?: string
): Promise<void> {
  const listed = await tryRequest(() =>
    controlPlane.listDeployments({ name_contains: '', limit: 1, offset: 0 })
  )
  if ('value' in listed && listed.value !== null) return
  const refused: StatusError[] = []
  for (const list of [() => controlPlane.listListeners(), () => controlPlane.listIntegrations()]) {
    const read = await tryRequest<unknown>(list)
    if ('value' in read || !(read.error instanceof StatusError)) return
    if (!NO_SUCH_OPERATION.has(read.error.status)) return
    refused.push(read.error)
  }
  const facts = refused.map(({ brief }) => ({ label: 'Request', value: brief }))
  if (deployment !== undefined)
    facts.push({ label: 'Deployment', value: `${deployment} may still exist.` })
  const what = `${NO_API.headline} (${refused.at(-1)?.status}).`
  throw new DeployError('not_found', { what, facts, fix: [NO_API.fix] })
}

/**
 * Returns the error of a command that needs the list of deployments.
 * @throws DeployError if the address has no API at all.
 */
export async function noListError(
  session: Reader,
  { consequence, fix }: { consequence: string; fix: string }
): Promise<DeployError> {
  await assertServiceAnswers(session)
  return new DeployError('operation_unsupported', {
    what: `This service has no list of deployments, so ${consequence}.`,
    fix: [fix]
  })
}
