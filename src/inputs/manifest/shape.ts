/** Checks the shape of a manifest with its schema, and names each problem in plain words. */
import type * as z from 'zod'
import { didYouMean } from '../../text/did-you-mean.js'
import { type Path, valueAt } from './document.js'
import { DEPLOYMENT_KEYS, isStepInput } from './keys.js'
import type { ManifestProblems } from './problems.js'
import { type ManifestFile, ManifestSchema } from './schema.js'

/** Adds every problem of shape. Undefined if there are any. */
export function checkShape(values: unknown, problems: ManifestProblems): ManifestFile | undefined {
  const checked = ManifestSchema.safeParse(values)
  const add = (issue: z.core.$ZodIssue, above: Path): void => {
    const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))]
    // The branch that got furthest is the one that was meant.
    const branches = issue.code === 'invalid_union' ? issue.errors : []
    const meant = branches.find((branch) => branch.some((one) => one.path.length > 0))
    if (meant !== undefined) for (const one of meant) add(one, path)
    else if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) problems.add([...path, key], describeUnknown(key, path))
    else if (issue.code === 'invalid_key')
      // What is no name of a secret may be part of its value.
      for (const { message } of issue.issues)
        problems.add(path.at(-2) === 'secrets' ? path.slice(0, -1) : path, message)
    else problems.add(path, valueAt(values, path) === undefined ? `is required and ${issue.message}` : issue.message)
  }
  for (const issue of checked.error?.issues ?? []) add(issue, [])
  return checked.data
}

/** @param path Of the map that has the key. */
function describeUnknown(key: string, path: Path): string {
  const isTop = path.length === 0
  if (isStepInput(key) && !isTop) return 'is an input of the step. Set it there, under `with`.'
  if (key === 'needs' || key === 'environments') return 'belongs in a deployment. Move it there.'
  const known = isTop ? Object.keys(ManifestSchema.shape) : [...DEPLOYMENT_KEYS, 'needs', 'environments']
  const use = isTop ? known.join(', ') : 'an input of the action that belongs to one deployment'
  return `is not a key.${didYouMean(key, known) || ` Use ${use}.`}`
}
