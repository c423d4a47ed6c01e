import { isDeepStrictEqual } from 'node:util'
import { HarnessError, type Json, type JsonObject, type Scope } from './expressions.js'

/** One combination of a job's matrix (the empty one, where there is none). */
export interface Combination {
  matrix: JsonObject
  scope: Scope
  folder: string
}

/** The combinations of a `strategy.matrix`, in GitHub's order; one empty combination where there is no matrix. */
export function expandMatrix(matrix: JsonObject | undefined): JsonObject[] {
  if (matrix === undefined) return [{}]
  const { include, exclude, ...vectors } = matrix
  const original = Object.keys(vectors)
  const combinations = combine(vectors).filter(
    (combination) => !list(exclude).some((part) => holds(combination, part))
  )
  const extended = combinations.map((combination) => ({ ...combination }))
  const added: JsonObject[] = []
  for (const entry of list(include)) {
    const shared = Object.fromEntries(
      Object.entries(entry).filter(([key]) => original.includes(key))
    )
    // An entry extends the combinations whose own values it does not change. Otherwise it is a combination of its own.
    const targets = extended.filter((_, index) => holds(combinations[index] ?? {}, shared))
    if (targets.length === 0) added.push({ ...entry })
    for (const target of targets) Object.assign(target, entry)
  }
  const all = [...extended, ...added]
  if (all.length === 0) throw new HarnessError('The matrix gives no combination')
  return all
}

function combine(vectors: JsonObject): JsonObject[] {
  const entries = Object.entries(vectors)
  if (entries.length === 0) return []
  return entries.reduce<JsonObject[]>(
    (combinations, [key, values]) => {
      if (!Array.isArray(values)) throw new HarnessError(`The matrix vector ${key} is not a list`)
      return combinations.flatMap((combination) =>
        values.map((value) => ({ ...combination, [key]: value }))
      )
    },
    [{}]
  )
}

function list(value: Json | undefined): JsonObject[] {
  return (value ?? []) as JsonObject[]
}

/** Whether a combination has every value of a part. */
export function holds(combination: JsonObject, part: JsonObject): boolean {
  return Object.entries(part).every(([key, value]) => isDeepStrictEqual(combination[key], value))
}
