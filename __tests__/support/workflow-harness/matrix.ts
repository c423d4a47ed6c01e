import { isDeepStrictEqual } from 'node:util'
import { HarnessError, type JsonObject, type Scope } from './expressions.js'

/** One combination of a job's matrix (the empty one, where there is none). */
export interface Combination {
  matrix: JsonObject
  scope: Scope
  folder: string
}

/** Returns the combinations of a `strategy.matrix`, which lists them itself; one empty one where there is no matrix. */
export function expandMatrix(matrix: JsonObject | undefined): JsonObject[] {
  if (matrix === undefined) return [{}]
  const { include = [], ...others } = matrix
  const combinations = include as JsonObject[]
  if (Object.keys(others).length > 0 || combinations.length === 0)
    throw new HarnessError('The harness runs a matrix only if its `include` lists the combinations')
  return combinations
}

/** Whether a combination has every value of a part. */
export function holds(combination: JsonObject, part: JsonObject): boolean {
  return Object.entries(part).every(([key, value]) => isDeepStrictEqual(combination[key], value))
}
