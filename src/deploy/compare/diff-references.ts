/**
 * Compares variables from Kubernetes Secrets by name. They are no secrets: each says where a value
 * is. Pure.
 */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { SecretReference } from '../../contract/deployment.js'
import type { Change } from '../core/model.js'

const PATH = 'secret_references'

/** Returns each name with where its value is. */
export const placesOf = (references: readonly SecretReference[]) =>
  new Map(references.map((reference) => [reference.name, placeOf(reference)]))

/** Writes where a value is, as in the input. */
const placeOf = ({ secret_name, secret_key }: SecretReference) => `${secret_name}/${secret_key}`

/**
 * Returns the changes by name. The order of the list is irrelevant. A list that is not shown may
 * differ.
 */
export function diffReferences(
  { secret_references: shown }: Pick<DeploymentAnswer, 'secret_references'>,
  asked: readonly SecretReference[]
): Change[] {
  const before = placesOf(shown ?? [])
  const after = placesOf(asked)
  const names = [...new Set([...before.keys(), ...after.keys()])]
  return names
    .filter((name) => before.get(name) !== after.get(name))
    .map((name) => referenceChange(name, before.get(name), after.get(name), shown === undefined))
}

function referenceChange(
  name: string,
  before: string | undefined,
  after: string | undefined,
  isHidden: boolean
): Change {
  const path = `${PATH}.${name}`
  if (isHidden) return { path, difference: 'unproven', after, note: HIDDEN, new_revision: true }
  if (before === undefined) return { path, difference: 'added', after, new_revision: true }
  if (after === undefined) return { path, difference: 'removed', before, new_revision: true }
  return { path, difference: 'changed', before, after, new_revision: true }
}

const HIDDEN = 'the service does not show it'

/** Returns the changes of a create, which sends the whole list. */
export const addedReferences = (asked: readonly SecretReference[] = []) =>
  diffReferences({ secret_references: null }, asked)
