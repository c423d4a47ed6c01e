/** Labels a request for people: with the name of a deployment and the number of a revision instead of their ids. */
import type { ControlPlane } from '../control-plane/control-plane.js'

const RESOURCE = /^(\/(?:v2\/deployments|v1\/projects|agents)\/)([^/?]+)(?:(\/revisions\/)([^/?]+))?/
const UUID = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi

/** `/v2/deployments/support/revisions/#2` of a path with ids; an unknown id is shortened. */
export function requestLabel(url: string, controlPlane: ControlPlane): string {
  const named = url.replace(RESOURCE, (whole, before: string, id: string, between?: string, revisionId?: string) => {
    const found = controlPlane.namesOf(id, revisionId)
    if (found === undefined) return whole
    const revision = found.number === undefined ? (revisionId ?? '') : `#${found.number}`
    return `${before}${found.name}${between ?? ''}${revision}`
  })
  return named.replace(UUID, '$1…')
}
