/** Adds the deployed secrets that the inputs do not set, for `secrets_update_strategy: merge`. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { Secret } from '../../contract/deployment.js'
import { readSecretList } from '../../contract/returned-secrets.js'
import { type ErrorDetails, PlanError } from '../../errors.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { extraNames, valuesOf } from '../compare/diff-secrets.js'
import { clearText, showsInClear } from '../compare/secret-proof.js'
import type { DesiredDeployment } from '../core/model.js'
import type { Session } from '../core/session.js'

/** What is wanted, with the secrets to keep, and what to say about them. */
interface WithKept<T> {
  wanted: T
  info?: string
  warning?: string
}

/**
 * Returns what is wanted, with the secrets to keep, and reports them.
 * @throws PlanError if a value is hidden.
 */
export function keepSecrets<T extends DesiredDeployment>(
  { emit }: Pick<Session, 'emit'>,
  wanted: T,
  deployment: DeploymentAnswer
): T {
  const { info, warning, wanted: merged } = withDeployedSecrets(wanted, deployment)
  if (info !== undefined) emit({ type: 'info', message: info })
  if (warning !== undefined) emit({ type: 'warning', message: warning })
  return merged
}

/**
 * Returns what is wanted, with the secrets to keep. Pure. Only values in clear can be sent again: a
 * mask or a digest would replace the value. A list shows values in clear if it shows a requested
 * one, or if the service is known to.
 *
 * @throws PlanError that names the secrets whose values are hidden.
 */
export function withDeployedSecrets<T extends DesiredDeployment>(
  wanted: T,
  { secrets: current }: Pick<DeploymentAnswer, 'secrets'>
): WithKept<T> {
  const { secrets, source, kept_secrets } = wanted
  if (secrets === undefined || kept_secrets === undefined) return { wanted }
  const list = readSecretList(current)
  if (list === null) throw hiddenError([])
  // A deployment without secrets looks the same as a service that lists none.
  if (list.size === 0) return { wanted, warning: LISTS_NONE }
  const requested = valuesOf(secrets)
  const isClear = kept_secrets === 'shown' || showsInClear(list, requested)
  const kept: Secret[] = []
  const hidden: string[] = []
  for (const name of extraNames(list, requested, source)) {
    const value = isClear ? clearText(list, name) : undefined
    if (value === undefined || mayStandForValue(name, value)) hidden.push(name)
    else kept.push({ name, value })
  }
  if (hidden.length > 0) throw hiddenError(hidden, isClear)
  if (kept.length === 0) return { wanted }
  const names = sanitizeLine(kept.map(({ name }) => name).join(', '), 300)
  const info = `Keeping the deployed secrets that the inputs do not set: ${names}`
  return { wanted: { ...wanted, secrets: [...secrets, ...kept] }, info }
}

/** What stores of secrets call their references. */
const REFERENCES = [
  /^(?:arn|vault|op|bws|doppler|infisical|akv|azurekeyvault|awssm|gcpsm|gcp-?secretmanager):/i,
  /^(?:secret-?ref|ref|secret):/i,
  /^projects\/[^/]+\/secrets\//i,
  /\.vault\.azure\.net\//i
]

/**
 * Returns whether a text may be the digest of a value or a reference to it, which a service may
 * show beside values in clear. Sent again, it would replace the value, and nothing could bring that
 * back.
 */
function mayStandForValue(name: string, text: string): boolean {
  const isDigest = /^[\da-f]+$/i.test(text) && [32, 40, 64, 96, 128].includes(text.length)
  const segments = text.toLowerCase().split(/[/:#@.]/)
  const isReference = REFERENCES.some((pattern) => pattern.test(text))
  return isDigest || isReference || segments.includes(name.toLowerCase())
}

const LISTS_NONE =
  'The service lists no deployed secrets, so `secrets_update_strategy: merge` keeps none. ' +
  'If the service hides them, this update replaces them.'

const SET_THEM =
  'Set them in `secrets` or `env_vars`, or set `secrets_update_strategy: overwrite` to remove them.'

function hiddenError(names: readonly string[], isClear = true): PlanError {
  const fix = [SET_THEM]
  if (!isClear)
    fix.push(
      'Or set one deployed name to its deployed value: a list that shows it shows values in clear.'
    )
  const details: ErrorDetails = {
    what:
      names.length === 0
        ? 'The service does not show which secrets are deployed, so none can be kept.'
        : 'The service may hide the values of deployed secrets, so they cannot be kept.',
    facts: names.map((name) => ({ label: 'Hidden', value: sanitizeLine(name, 60) })),
    fix
  }
  return new PlanError('input_invalid', details)
}
