/**
 * The JSON schema of a manifest, and its tables in docs/manifest.md: from the zod schema of src/inputs/manifest/schema.ts, with
 * the descriptions of action.yml.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import * as z from 'zod'

const ADDRESS =
  'https://raw.githubusercontent.com/deploy-agent-server/deploy-agent-server/v1/schema/deployments.schema.json'
/** The definitions whose properties are inputs of action.yml. */
const LAYERS = ['inputs', 'environment', 'deployment']

async function loadSchema() {
  const file = new URL(
    `../node_modules/.cache/generate/manifest-schema-${process.pid}.mjs`,
    import.meta.url
  )
  await build({
    absWorkingDir: fileURLToPath(new URL('..', import.meta.url)),
    entryPoints: ['src/inputs/manifest/schema.ts'],
    outfile: fileURLToPath(file),
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'error'
  })
  const { ManifestSchema } = await import(file.href)
  return ManifestSchema
}

/** Returns the JSON schema. @param inputs Those of action.yml, for their descriptions. */
export async function manifestSchema(inputs) {
  const { $schema, ...schema } = z.toJSONSchema(await loadSchema(), {
    io: 'input',
    target: 'draft-7'
  })
  for (const layer of LAYERS) {
    for (const [name, property] of Object.entries(schema.definitions[layer].properties)) {
      const input = inputs[name]
      if (input === undefined) continue
      const end = input.default === undefined ? '' : ` Default: \`${input.default}\`.`
      const description = `${property.description ?? input.description}${end}`
      schema.definitions[layer].properties[name] = { ...property, description }
    }
  }
  return { $schema, $id: ADDRESS, title: 'Manifest of agent server deployments', ...schema }
}

const cell = (text) => text.replaceAll('|', '\\|')

/** The tables of docs/manifest.md by their markers. @param inputs Those of action.yml. */
export function manifestTables(schema, inputs) {
  const all = Object.entries(schema.definitions.deployment.properties)
  const isInput = ([key, { description }]) =>
    inputs[key] && description.startsWith(inputs[key].description)
  return {
    'manifest-top': table(Object.entries(schema.properties)),
    'manifest-own': table(all.filter((entry) => !isInput(entry))),
    'manifest-inputs': keysByForm(all.filter(isInput))
  }
}

function table(properties) {
  const rows = properties.map(
    ([key, property]) => `| \`${key}\` | ${formOf(property)} | ${cell(property.description)} |`
  )
  return ['| key | value | meaning |', '|---|---|---|', ...rows].join('\n')
}

/** One row per form of value. */
function keysByForm(properties) {
  const forms = [...new Set(properties.map(([, property]) => formOf(property)))]
  const rows = forms.map((form) => {
    const keys = properties
      .filter(([, property]) => formOf(property) === form)
      .map(([key]) => `\`${key}\``)
    return `| ${form} | ${keys.join(', ')} |`
  })
  return ['| value | keys |', '|---|---|', ...rows].join('\n')
}

/** The pattern of a text with a reference. */
const REFERENCE = '\\$\\{'

/** What a value looks like, in words. A null and a reference are possible everywhere. */
function formOf(property) {
  const forms = [...new Set(formsOf(property))].filter((form) => form !== '')
  return forms.length < 3
    ? forms.join(' or ')
    : `${forms.slice(0, -1).join(', ')} or ${forms.at(-1)}`
}

function formsOf({ anyOf, type, enum: values, pattern, const: only, minimum, maximum, $ref }) {
  if (anyOf !== undefined) return anyOf.flatMap(formsOf)
  if (only !== undefined) return [`\`${only}\``]
  if (values !== undefined) return values.map((value) => `\`${value}\``)
  if (Array.isArray(type))
    return type.includes('string') ? ['text'] : type.map((one) => formsOf({ type: one }))
  if (type === 'string') return pattern === REFERENCE ? [] : ['text']
  const words = {
    boolean: '`true` or `false`',
    array: 'list',
    object: 'map',
    integer: `${minimum} to ${maximum}`
  }
  return [$ref === undefined ? (words[type] ?? '') : 'map']
}
