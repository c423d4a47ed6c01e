/** Settings that PATCH changes without a new revision (§2.2), compared by what they mean. */
import { isSameValue } from '../../repository/same-value.js'
import type { DesiredDeployment } from '../core/model.js'

/** The settings, by their path in `source_config`. */
export const SETTINGS: readonly string[] = ['build_on_push', 'install_command', 'build_command', 'custom_url']

/** The settings that were requested; undefined if one was not. */
export function settingsOf(wanted: DesiredDeployment): Record<string, unknown> {
  if (wanted.source === 'external_container') return { custom_url: wanted.source_config.custom_url }
  const { build_on_push, install_command, build_command } = wanted.source_config
  return { build_on_push, install_command, build_command }
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
