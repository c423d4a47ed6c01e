/** What an existing manifest needs from the step that deploys it. Pure. */
import { isMap, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml'
import type { ManifestNames } from './facts.js'

/** A value that this run gives, as a manifest refers to it. `$${` is no reference. */
const REFERENCE = /(?<!\$)\$\{\s*(secrets|variables)\.(\w+)\s*\}/g

/** Names nothing for a text that is not YAML: the first run then reports what is wrong, with the line. */
export function readManifestNames(text: string): ManifestNames {
  const document = parseDocument(text)
  const found = { secrets: new Set<string>(), variables: new Set<string>() }
  visit(document, {
    Pair(_, { key, value }) {
      if (!isScalar(key) || key.value !== 'secrets' || !isSeq(value)) return
      for (const item of value.items) if (isScalar(item)) found.secrets.add(String(item.value))
    },
    Scalar(_, { value }) {
      for (const [, kind, name = ''] of String(value).matchAll(REFERENCE)) {
        found[kind as keyof typeof found].add(name)
      }
    }
  })
  const environments = document.contents && isMap<Node>(document.contents) && document.contents.get('environments')
  return {
    secrets: [...found.secrets],
    variables: [...found.variables],
    environments: isMap(environments) ? environments.items.map(({ key }) => String(key)) : []
  }
}
