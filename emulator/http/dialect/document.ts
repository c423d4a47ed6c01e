/** The API document in the words of a dialect. What scripts this server (`/_emulator/…`) is in neutral words always. */
import { type Dialect, isWord, NEUTRAL, type Words } from '../../../src/contract/dialect/dialect.js'
import { inWords } from './edge.js'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const isLocal = (name: string) => name.startsWith('/_emulator/') || name.startsWith('Emulator')

/** The document as a service with these words and serviceRules gives it. */
export function spokenDocument(document: object, dialect: Dialect): object {
  if (dialect === NEUTRAL) return document
  const { paths, components, ...rest } = document as { paths: Node; components: Node }
  const spokenParts = (parts: unknown) =>
    Object.fromEntries(
      Object.entries(parts as Node).map(([name, part]) => [name, isLocal(name) ? part : spoken(part, dialect.words)])
    )
  const schemas = spokenParts(components.schemas) as Record<string, Node>
  if (dialect.serviceRules.extraFields) extendDeployment(schemas)
  if (dialect.serviceRules.fractionalCpu) allowFractions(schemas)
  return { ...rest, paths: spokenParts(paths), components: { ...components, schemas } }
}

/** Words stand as names of properties, in lists of what is required or allowed, and in descriptions. */
function spoken(value: unknown, words: Words): unknown {
  const other = (text: unknown) => (typeof text === 'string' && isWord(text) ? words[text] : text)
  if (Array.isArray(value)) return value.map((entry) => spoken(entry, words))
  if (!isNode(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'properties' && isNode(inner)) {
        const properties = Object.entries(inner).map(([name, schema]) => [other(name), spoken(schema, words)])
        return [key, Object.fromEntries(properties)]
      }
      if ((key === 'required' || key === 'enum') && Array.isArray(inner)) return [key, inner.map(other)]
      const isProse = (key === 'description' || key === 'summary') && typeof inner === 'string'
      return [key, isProse ? inWords(inner, words) : spoken(inner, words)]
    })
  )
}

function extendDeployment(schemas: Record<string, Node>): void {
  const { Deployment } = schemas
  if (Deployment === undefined) return
  schemas.Deployment = {
    ...Deployment,
    required: [...(Deployment.required as string[]), 'tenant_id'],
    properties: {
      ...(Deployment.properties as Node),
      tenant_id: { type: 'string', format: 'uuid', description: 'The workspace that it belongs to.' },
      secret_references: { anyOf: [{ type: 'array' }, { type: 'null' }] }
    }
  }
}

function allowFractions(schemas: Record<string, Node>): void {
  const { ResourceSpec } = schemas
  if (ResourceSpec === undefined) return
  const properties = Object.entries(ResourceSpec.properties as Node).map(([name, schema]) => {
    if (!/(^|_)cpu(_limit)?$/.test(name) || !isNode(schema)) return [name, schema]
    const { description } = schema
    return [name, { description, anyOf: [{ type: 'number' }, { type: 'null' }] }]
  })
  schemas.ResourceSpec = { ...ResourceSpec, properties: Object.fromEntries(properties) }
}
