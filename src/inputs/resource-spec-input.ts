/** The `resource_spec` input: YAML or JSON, every field and sub-shape of §2.4. */
import { type ResourceSpec, WantedResourceSpec } from '../contract/resource-spec.js'
import { fieldPath } from '../text/field-path.js'
import { inert } from '../text/inert.js'
import type { Problems } from './problems.js'
import { parseStructure } from './structured.js'

const INPUT = 'resource_spec'

/** Undefined when it was not given or is wrong; each problem is noted with the path of its field. */
export function readResourceSpec(text: string | undefined, problems: Problems): ResourceSpec | undefined {
  if (text === undefined) return undefined
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
    } else problems.add(path, `${inert(issue.message)}: correct it`)
  }
  return undefined
}
