/**
 * The API documents of the local control plane, made from its operations: one for each dialect, and
 * one for the agent servers. They are committed, so that the running server only fills in its
 * examples.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import * as z from 'zod'

async function loadOperations() {
  const file = new URL(
    `../node_modules/.cache/generate/operations-${process.pid}.mjs`,
    import.meta.url
  )
  await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    stdin: {
      contents: `
        export * from './emulator/http/operations/control-plane.js'
        export * from './emulator/http/operations/public-service.js'
        export * from './emulator/http/operations/local.js'
        export * from './emulator/http/operations/agent-server.js'
        export { UNREADABLE, UNREADABLE_BODY } from './emulator/http/operations/operation.js'
        export { GIT_SETTINGS } from './emulator/control-plane/rules/fields.js'
        export { inWords } from './emulator/http/dialect.js'
        export { DIALECTS, isWord, translate } from './src/contract/dialect.js'
        export { FIELDS } from './src/contract/fields.js'`,
      resolveDir: '.'
    },
    outfile: fileURLToPath(file),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error'
  })
  return import(file.href)
}

/** The schemas of all operations at once, so that each named one stands in the document once. */
class Schemas {
  #parts = {}

  /** Adds a schema; returns where it will stand. */
  add(schema) {
    const name = `part${Object.keys(this.#parts).length}`
    this.#parts[name] = schema
    return { part: name }
  }

  /** The document with the schemas in their places. */
  placedIn(document) {
    const { properties, $defs } = z.toJSONSchema(z.object(this.#parts), {
      io: 'input',
      target: 'draft-2020-12'
    })
    for (const schema of Object.values($defs)) delete schema.id
    const whole = { ...document, components: { ...document.components, schemas: $defs } }
    const placed = JSON.stringify(whole, (_key, value) => properties[value?.part] ?? value)
    return JSON.parse(placed.replaceAll('"#/$defs/', '"#/components/schemas/'))
  }
}

function parametersOf({ path, query }, schemas) {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    schema: schemas.add(name === 'assistant_id' ? z.string() : z.guid()),
    in: 'path',
    name,
    required: true,
    example: `$${name}`
  }))
  const inQuery = Object.entries(query?.shape ?? {}).map(([name, schema]) => ({
    schema: schemas.add(schema),
    in: 'query',
    name,
    required: !schema.safeParse(undefined).success,
    ...(schema.description !== undefined && { description: schema.description })
  }))
  return [...inPath, ...inQuery]
}

const contentOf = (schema, type = 'application/json', example) => ({
  content: { [type]: { schema, ...(example !== undefined && { example }) } }
})

/** The answers of an operation, with those that any operation may give. */
const allAnswers = ({ method, answers }, { UNREADABLE, UNREADABLE_BODY }) => ({
  ...(method === 'GET' ? UNREADABLE : UNREADABLE_BODY),
  ...answers
})

function described(id, operation, { tag, security = [], schemas, refusals }) {
  const { summary, description, body, example } = operation
  const parameters = parametersOf(operation, schemas)
  const answers = Object.entries(allAnswers(operation, refusals))
  const responses = answers.map(([status, { description: what, schema, type }]) => [
    status,
    { description: what, ...(schema !== undefined && contentOf(schemas.add(schema), type)) }
  ])
  const required = body === undefined || !body.safeParse(null).success
  return {
    operationId: id,
    summary,
    ...(description !== undefined && { description }),
    tags: [tag],
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { required, ...contentOf(schemas.add(body), undefined, example) }
    }),
    ...(security.length > 0 && { security }),
    responses: Object.fromEntries(responses)
  }
}

/** Adds the operations to the paths. */
function addOperations(paths, operations, options) {
  for (const [id, operation] of Object.entries(operations)) {
    paths[operation.path] ??= {}
    const method = operation.method.toLowerCase()
    paths[operation.path][method] = described(id, operation, options)
  }
}

const API_KEY = { api_key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' } }

const DESCRIPTION =
  'A control plane on this machine. Its deployments exist here only. ' +
  'It offers version 0.1.0 of the interface.\n\n' +
  '*control plane*: the operations of the specification. ' +
  '*extensions*: what the public service has beyond it. *local*: what\n' +
  'scripts this server; these operations need no key.\n\n' +
  'Requests carry a key of this server if only this machine can open this page. ' +
  'To enter another one, choose **Authorize**. [Deployments and their revisions](/)'

/**
 * What a deployment of one source does not take is null (§2.2, §2.3). `gitSettings`: the settings
 * that the service needs for git.
 */
function refuseOtherSource(schemas, fields, gitSettings) {
  const nulls = (source, config) => {
    const others = fields.filter(
      ({ path, source: owner }) => path.startsWith(`${config}.`) && owner !== source
    )
    const properties = others.map(({ path }) => [path.split('.')[1], { type: 'null' }])
    const needed = source === 'git_host' && config === 'source_config' ? gitSettings : []
    const required = needed.length > 0 && { required: needed }
    const set = needed.map((name) => [name, { not: { type: 'null' } }])
    return { ...required, properties: Object.fromEntries([...properties, ...set]) }
  }
  const hasReferences = 'secret_references' in schemas.DeploymentCreateRequest.properties
  schemas.DeploymentCreateRequest.anyOf = ['git_host', 'external_container'].map((source) => ({
    properties: {
      source: { const: source },
      source_config: nulls(source, 'source_config'),
      source_revision_config: nulls(source, 'source_revision_config'),
      ...(source === 'git_host' && hasReferences && { secret_references: { type: 'null' } })
    }
  }))
}

function controlPlaneDocument(operations, gitSettings = []) {
  const { DOCUMENTED, EXTENSIONS, LOCAL, FIELDS } = operations
  const schemas = new Schemas()
  const how = { schemas, refusals: operations }
  const paths = {}
  // Any one of the three schemes (§5).
  const security = [{ api_key: [] }, { tenant_id: [] }, { bearer: [] }]
  addOperations(paths, DOCUMENTED, { tag: 'control plane', security, ...how })
  addOperations(paths, EXTENSIONS, { tag: 'extensions', security, ...how })
  addOperations(paths, LOCAL, { tag: 'local', ...how })
  const document = schemas.placedIn({
    openapi: '3.1.0',
    info: { title: 'Local control plane', version: '$version', description: DESCRIPTION },
    tags: [{ name: 'control plane' }, { name: 'extensions' }, { name: 'local' }],
    paths,
    components: {
      securitySchemes: {
        ...API_KEY,
        tenant_id: { type: 'apiKey', in: 'header', name: 'X-Tenant-Id' },
        bearer: { type: 'http', scheme: 'bearer' }
      }
    }
  })
  refuseOtherSource(document.components.schemas, FIELDS, gitSettings)
  return document
}

function agentDocument(operations) {
  const { ASSISTANTS, RUNS, SYSTEM } = operations
  const schemas = new Schemas()
  const how = { schemas, refusals: operations }
  const paths = {}
  const security = [{ api_key: [] }]
  addOperations(paths, ASSISTANTS, { tag: 'Assistants', security, ...how })
  addOperations(paths, RUNS, { tag: 'Stateless Runs', security, ...how })
  addOperations(paths, SYSTEM, { tag: 'System', ...how })
  return schemas.placedIn({
    openapi: '3.1.0',
    tags: [{ name: 'Assistants' }, { name: 'Stateless Runs' }, { name: 'System' }],
    paths,
    components: { securitySchemes: API_KEY }
  })
}

/** The document in the words of a dialect. What scripts this server is in neutral words always. */
function spokenDocument({ paths, components, ...rest }, { words }, operations) {
  const isLocal = (name) => name.startsWith('/_emulator/') || name.startsWith('Emulator')
  const speak = (parts) =>
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => {
        if (isLocal(name)) return [name, part]
        return [operations.inWords(name, words), spoken(part, words, operations)]
      })
    )
  const schemas = speak(components.schemas)
  return { ...rest, paths: speak(paths), components: { ...components, schemas } }
}

/**
 * Words stand as names of properties, in lists of what is required or allowed, in examples, and in
 * descriptions.
 */
function spoken(value, words, operations) {
  const { inWords, isWord, translate } = operations
  const other = (text) => (typeof text === 'string' && isWord(text) ? words[text] : text)
  if (Array.isArray(value)) return value.map((entry) => spoken(entry, words, operations))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      if (key === 'example') return [key, translate(inner, words, 'write')]
      if (key === 'const') return [key, other(inner)]
      if (key === 'properties') {
        const properties = Object.entries(inner).map(([name, schema]) => [
          other(name),
          spoken(schema, words, operations)
        ])
        return [key, Object.fromEntries(properties)]
      }
      const areWords = (key === 'required' || key === 'enum') && Array.isArray(inner)
      if (areWords) return [key, inner.map(other)]
      const isProse = (key === 'description' || key === 'summary') && typeof inner === 'string'
      if (isProse) return [key, inWords(inner, words)]
      return [key, spoken(inner, words, operations)]
    })
  )
}

/** The documents by their names. */
export async function apiDocuments() {
  const operations = await loadOperations()
  const { PUBLIC_DOCUMENTED, PUBLIC_EXTENSIONS, GIT_SETTINGS, DIALECTS } = operations
  const publicService = controlPlaneDocument(
    { ...operations, DOCUMENTED: PUBLIC_DOCUMENTED, EXTENSIONS: PUBLIC_EXTENSIONS },
    GIT_SETTINGS
  )
  return {
    neutral: controlPlaneDocument(operations),
    langsmith: spokenDocument(publicService, DIALECTS.langsmith, operations),
    'agent-server': agentDocument(operations)
  }
}
