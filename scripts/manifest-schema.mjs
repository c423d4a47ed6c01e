/**
 * The JSON schema of a manifest: from the zod schema of src/inputs/manifest/schema.ts, with the
 * descriptions of action.yml.
 */
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import * as z from 'zod'

const ADDRESS =
  'https://raw.githubusercontent.com/deploy-agent-server/deploy-agent-server/v1/' +
  'schema/deployments.schema.json'
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
