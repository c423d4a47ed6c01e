/** Existing deployments whose names are nearly the requested one: a typo is the most likely reason. */
import { tryRequest } from '../../requests/retry.js'
import { nearest } from '../../text/nearest.js'
import { isPreviewName } from '../core/preview-name.js'
import type { Session } from '../core/session.js'
import { isBeingDeleted } from '../core/status.js'

/** So many names are compared: the suggestion is a help, and no reason to read a long list. */
const COMPARED_NAMES = 100

/** An existing name that differs by a typo. That it cannot be read does not matter. */
export async function nearName(
  { controlPlane }: Pick<Session, 'controlPlane'>,
  name: string,
  choose: typeof nearest = nearest
): Promise<string | undefined> {
  if (isPreviewName(name)) return undefined
  const read = await tryRequest(() =>
    controlPlane.listDeployments({ name_contains: '', limit: COMPARED_NAMES, offset: 0 })
  )
  const rows = 'value' in read ? (read.value ?? []) : []
  const names = rows.filter((row) => !isBeingDeleted(row) && !isPreviewName(row.name)).map((row) => row.name)
  return names.includes(name) ? undefined : choose(name, names)
}
