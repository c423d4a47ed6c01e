/** The `resource_spec` input: YAML or JSON, every field and sub-shape of §2.4. */
import type * as z from 'zod'
import type { ResourceSpec } from '../contract/resource-spec.js'
import { fieldPath } from '../text/field-path.js'
import { inert } from '../text/inert.js'
import type { Problems } from './problems.js'
import { structures } from './structures.js'

const INPUT = 'resource_spec'

/** Undefined when it was not given or is wrong; each problem is noted with the path of its field. */
export function readResourceSpec(text: string | undefined, problems: Problems): ResourceSpec | undefined {
  if (text === undefined) return undefined
  const { parseStructure, WantedResourceSpec } = structures()
  const parsed = parseStructure(text)
  if ('problem' in parsed) {
    problems.add(INPUT, parsed.problem)
    return undefined
  }
  const checked = WantedResourceSpec.safeParse(parsed.value)
  if (checked.success) return checked.data
  for (const issue of checked.error.issues) {
    const path = inert(fieldPath([INPUT, ...issue.path]), 120)
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        problems.add(`${path}.${inert(key, 60)}`, 'there is no such field: correct its name or remove it')
    } else problems.add(path, describeIssue(issue))
  }
  return undefined
}

/** What is wrong and the mend, in the words of YAML. */
function describeIssue(issue: z.core.$ZodIssue): string {
  if (issue.code !== 'invalid_type') return `${inert(issue.message)}: correct it`
  const kinds: Record<string, string> = {
    int: 'a whole number',
    record: 'a map',
    object: 'a map',
    array: 'a list',
    string: 'text',
    boolean: 'true or false'
  }
  const kind = kinds[issue.expected] ?? `a ${issue.expected}`
  return issue.input === undefined && issue.message.endsWith(' received undefined')
    ? `is required: give ${kind}`
    : `must be ${kind}: correct it`
}
