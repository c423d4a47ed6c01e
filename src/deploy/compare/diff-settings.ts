/** Settings that PATCH changes without a new revision (§2.2), compared by what they mean. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import { fieldName, fieldsOf, valueAt } from '../../contract/fields.js'
import { isSameValue } from '../../repository/same-value.js'
import type { Change, DesiredDeployment } from '../core/model.js'

/** A setting, what was requested, and what the service shows. */
export interface Setting {
  path: string
  field: string
  asked: unknown
  shown: unknown
}

/** The settings that were requested. */
export function requestedSettings(wanted: DesiredDeployment, deployment: DeploymentAnswer | undefined): Setting[] {
  return fieldsOf(wanted.source, 'setting').flatMap(({ path }) => {
    const asked = valueAt(wanted, path)
    return asked === undefined ? [] : [{ path, field: fieldName(path), asked, shown: valueAt(deployment, path) }]
  })
}

/** The settings that differ from the request. */
export function diffSettings(wanted: DesiredDeployment, deployment: DeploymentAnswer): Change[] {
  return requestedSettings(wanted, deployment)
    .filter(({ field, asked, shown }) => !isSameValue(field, asked, shown))
    .map(({ path, asked, shown }) => ({
      path,
      difference: shown == null ? 'added' : 'changed',
      ...(shown != null && { before: shown }),
      after: asked,
      new_revision: false
    }))
}

/** Whether a service that shows `shown` has applied `asked`: it may add blanks, and omit the scheme of an address. */
export function isSameSetting(field: string, shown: unknown, asked: unknown): boolean {
  if (isSameValue(field, shown, asked)) return true
  if (typeof shown !== 'string' || typeof asked !== 'string') return false
  return isSameValue(field, plain(shown), plain(asked))
}

/**
 * Whether a service that shows `shown` after a write has taken `asked`. Beyond `isSameSetting`, it may serve an address
 * over https that was requested with http. The other way round, https was not taken.
 */
export function isAskedSetting(field: string, shown: unknown, asked: unknown): boolean {
  if (isSameSetting(field, shown, asked)) return true
  if (field !== 'custom_url' || typeof asked !== 'string') return false
  return isSameSetting(field, shown, asked.trim().replace(/^http:/i, 'https:'))
}

const plain = (text: string) =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/^(?!\w+:\/\/)/, 'https://')
