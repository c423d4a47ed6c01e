/** Replaces the references in the merged values of a deployment. */
import { IDENTITY_KEYS, NEVER_EMPTY } from './keys.js'
import type { MergedDeployment } from './layers.js'
import type { ValueProblem } from './place-problems.js'
import { hasReferences, type NeededDeployment, resolveReferences } from './references.js'
import type { StepInputs } from './step-inputs.js'
import { isMap, type Path, type Values } from './values.js'

/** What all deployments of a file share. */
export interface Shared {
  step: StepInputs
  environment: string | undefined
  /** Keys of all deployments. */
  keys: readonly string[]
}

/** Values without references, and what is wrong with those that still have some. */
export interface ResolvedValues {
  values: Values
  found: readonly ValueProblem[]
}

/** Resolves all values. For a removal, a value that cannot be resolved is left out, unless it says what is removed. */
export function resolveValues(
  { key: name, values, needs }: Pick<MergedDeployment, 'key' | 'values' | 'needs'>,
  { step, environment, keys }: Shared,
  needed: ReadonlyMap<string, NeededDeployment>
): ResolvedValues {
  const scope = { name, environment, ...step, needs: [...needs.keys()], keys, needed }
  const found: ValueProblem[] = []
  const entries = Object.entries(values).flatMap(([key, value]) => {
    const isIdentity = IDENTITY_KEYS.has(key)
    const own: ValueProblem[] = []
    const resolved = mapTexts(value, [key], (text, path) => {
      const allowed = { secrets: key === 'secrets', deployments: !isIdentity }
      const one = hasReferences(text) ? resolveReferences(text, scope, allowed) : { text }
      if ('text' in one && (one.text.trim() !== '' || !NEVER_EMPTY.has(key))) return one.text
      const problems = 'problems' in one ? one.problems : ['is empty. Set its value, or remove the key.']
      own.push(...problems.map((problem) => ({ path, problem })))
      return text
    })
    if (own.length > 0 && step.is_removal && !isIdentity) return []
    found.push(...own)
    return [[key, resolved] as const]
  })
  return { values: Object.fromEntries(entries), found }
}

/** Resolves `name` and `deployment_id`. Without a name, the key is the name. */
export function resolveIdentity(
  { key, needs, values: all }: MergedDeployment,
  shared: Shared
): { name: string; deployment_id?: string; found: readonly ValueProblem[] } {
  const own = Object.fromEntries(Object.entries(all).filter(([key]) => IDENTITY_KEYS.has(key)))
  const { values, found } = resolveValues({ key, needs, values: own }, shared, new Map())
  const identity = (key: string) => {
    const value = found.some(({ path }) => path[0] === key) ? '' : values[key]
    return typeof value === 'string' ? value.trim() : ''
  }
  const deployment_id = identity('deployment_id')
  return { name: identity('name') || key, ...(deployment_id !== '' && { deployment_id }), found }
}

function mapTexts(value: unknown, path: Path, map: (text: string, path: Path) => string): unknown {
  if (typeof value === 'string') return map(value, path)
  if (Array.isArray(value)) return value.map((item, i) => mapTexts(item, [...path, i], map))
  if (!isMap(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapTexts(inner, [...path, key], map)]))
}
