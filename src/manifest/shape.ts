/** Checks the shape of a manifest with its schema, and names each problem in plain words. */
import type * as z from 'zod'
import { fieldsAt } from '../inputs/structured/suggest-field.js'
import { nearest } from '../text/did-you-mean.js'
import { sanitizeLine } from '../text/sanitize.js'
import { isStepInput } from './keys.js'
import type { ManifestProblems } from './problems.js'
import { type ManifestFile, ManifestSchema } from './schema.js'
import { type Path, valueAt } from './values.js'

/** Adds every problem of shape. Undefined if there are any. */
export function checkShape(values: unknown, problems: ManifestProblems): ManifestFile | undefined {
  const checked = ManifestSchema.safeParse(values)
  for (const issue of checked.error?.issues ?? []) {
    for (const { path, problem } of describe(issue, values)) problems.add(path, problem)
  }
  return checked.data
}

interface Described {
  path: Path
  problem: string
}

function describe(issue: z.core.$ZodIssue, values: unknown, above: Path = []): Described[] {
  const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))]
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, MOST_UNKNOWN)
      .map((key) => ({ path: [...path, key], problem: describeUnknown(key, path) }))
  if (issue.code === 'invalid_key')
    return issue.issues.map(({ message }) => ({ path: shownPath(path), problem: message }))
  // The branch that got furthest is the one that was meant.
  const branches = issue.code === 'invalid_union' ? issue.errors : []
  const inner = branches.find((branch) => branch.some((one) => one.path.length > 0))
  if (inner !== undefined) return inner.flatMap((one) => describe(one, values, path))
  const required = valueAt(values, path) === undefined ? REQUIRED[String(path[0])] : undefined
  return [{ path, problem: required ?? issue.message }]
}

/** More unknown keys of one map are not described. */
const MOST_UNKNOWN = 200

/** What is no name of a secret may be part of its value. */
const shownPath = (path: Path) => (path.at(-2) === 'secrets' ? path.slice(0, -1) : path)

const REQUIRED: Readonly<Record<string, string>> = {
  version: 'is required. Write version: 1.',
  deployments: 'is required. Describe your deployments in it, each under its name.'
}

/** @param path Of the map that has the key. */
function describeUnknown(key: string, path: Path): string {
  if (isStepInput(key) && path.length > 0) return 'is an input of the step. Set it there, under `with`.'
  if (key === 'needs' || key === 'environments') return 'belongs in a deployment. Move it there.'
  if (key === 'deployments') return 'belongs at the top of the file. Remove the indentation.'
  const known = fieldsAt(ManifestSchema, path)
  const near = nearest(key, known)
  if (near !== undefined) return `is not a key. Did you mean ${sanitizeLine(near)}?`
  return path.length === 0
    ? `is not a key. Use ${known.join(', ')}.`
    : 'is not a key. Use an input of the action that belongs to one deployment.'
}
