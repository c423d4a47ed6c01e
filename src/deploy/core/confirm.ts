/** The question to a person before a delete, a rollback, or a deploy with consequences. */
import { DeployError } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { AskedDeployment, Confirm } from './request.js'

/** Asks before something that a person may not want. @throws DeployError `cancelled` if the person declines. */
export async function assertConfirmed(
  confirm: Confirm,
  deployment: AskedDeployment,
  what: string
): Promise<void> {
  if (await confirm(deployment, what)) return
  throw new DeployError('cancelled', {
    what: `Not confirmed: "${sanitizeLine(deployment.name)}" was not typed.`,
    fix: ['Run it again and type the name, or use --yes to skip the question.']
  })
}
