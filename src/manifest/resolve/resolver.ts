/** Replaces the references in the merged values of a deployment. */
import type { MapValue, Place, Value } from '../document.js'
import { IDENTITY_KEYS, NEVER_EMPTY } from '../keys.js'
import type { ManifestProblems } from '../problems.js'
import type { StepInputs } from '../step-inputs.js'
import { hasReferences, type NeededDeployment, resolveReferences, type Scope } from './references.js'

/** Both uses of a matrix: without a key, it needs no values. */
const MATRIX_WITH_KEY =
  'is matrix, and a key is set, so it compares each deployment with what is deployed and needs the values below. To list all deployments instead, leave out the key.'

/** A deployment whose layers are merged. */
export interface MergedDeployment {
  key: string
  /** Of its key in the file. */
  place: Place
  values: MapValue
  needs: ReadonlyMap<string, Place>
}

/** What the resolving of all deployments shares. */
export interface Resolving {
  step: StepInputs
  environment: string | undefined
  /** Keys of all deployments. */
  keys: readonly string[]
  /** Whether a value of this deployment is left out because its key or its shape is wrong. */
  lacksValues: (key: string) => boolean
  problems: ManifestProblems
}

/** Resolves the references in the values of one deployment. */
export class Resolver {
  /** Keys of the deployment with a reference that has no value. */
  readonly unresolved = new Set<string>()
  private readonly scope: Scope

  constructor(
    deployment: MergedDeployment,
    private readonly resolving: Resolving,
    needed: ReadonlyMap<string, NeededDeployment>
  ) {
    const { step, environment, keys } = resolving
    const { secrets, variables } = step
    this.scope = {
      name: deployment.key,
      environment,
      secrets,
      variables,
      needs: [...deployment.needs.keys()],
      keys,
      needed
    }
  }

  /** @param key Of the deployment, which has the value or a part of it. Undefined if a removal needs no value there. */
  resolve(value: Value, key: string): Value | undefined {
    switch (value.kind) {
      case 'null':
        return value
      case 'text':
        return this.resolveText(value, key)
      case 'list':
        return { ...value, items: value.items.flatMap((item) => this.resolve(item, key) ?? []) }
      case 'map': {
        const entries = [...value.entries].flatMap(([name, inner]) => {
          const resolved = this.resolve(inner, key)
          return resolved === undefined ? [] : [[name, resolved] as const]
        })
        return { ...value, entries: new Map(entries) }
      }
    }
  }

  private resolveText(value: Value & { kind: 'text' }, key: string): Value | undefined {
    const { step, problems } = this.resolving
    const isIdentity = IDENTITY_KEYS.has(key)
    const resolved = hasReferences(value.text)
      ? resolveReferences(value.text, this.scope, { secrets: key === 'secrets', deployments: !isIdentity })
      : value
    if ('text' in resolved && (resolved.text.trim() !== '' || !NEVER_EMPTY.has(key)))
      return resolved === value ? value : { ...value, text: resolved.text, value: resolved.text }
    // To delete a deployment, its identity is enough.
    if (step.is_removal && !isIdentity) return undefined
    this.unresolved.add(key)
    const { problems: wrong, missing } =
      'problems' in resolved ? resolved : { problems: ['is empty. Set its value, or remove the key.'], missing: [] }
    const lacking = step.lacks_values ? [] : missing
    for (const problem of [...wrong, ...lacking]) problems.add(value.place, problem)
    if (lacking.length > 0 && step.raw.command === 'matrix') problems.addInput('command', MATRIX_WITH_KEY)
    return value
  }
}
