/** A change as it may be shown: values that may hold credentials are left out. Pure. */
import type { Change } from '../deploy/core/model.js'
import { withoutUserInfo } from '../text/user-info.js'

/** Shell commands may hold tokens. */
const HIDDEN: ReadonlySet<string> = new Set(['source_config.install_command', 'source_config.build_command'])

/** Whether the values of a field are never shown. */
export function isHiddenField(path: string): boolean {
  return HIDDEN.has(path)
}

/** The change without the values of commands, and with URLs that name no user and password. */
export function shownChange(change: Change): Change {
  const { before, after, ...rest } = change
  if (isHiddenField(change.path)) return rest
  return {
    ...rest,
    ...(before !== undefined && { before: shownValue(before) }),
    ...(after !== undefined && { after: shownValue(after) })
  }
}

function shownValue(value: unknown): unknown {
  if (typeof value === 'string') return withoutUserInfo(value)
  if (typeof value !== 'object' || value === null) return value
  return JSON.parse(withoutUserInfo(JSON.stringify(value)))
}
