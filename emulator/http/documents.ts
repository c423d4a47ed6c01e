/**
 * The API documents: written by `npm run generate` from the
 * operations, and filled with what exists at the moment.
 */
import type { FastifyInstance } from 'fastify'
import { VERSION } from '../../src/release.js'
import type { Serving } from '../control-plane/active-revision.js'
import type { ControlPlane } from '../control-plane/control-plane.js'
import type { EmulatorCore } from '../emulator.js'
import type { EmulatorOptions } from '../options.js'
import agentServer from './documents/agent-server.json' with { type: 'json' }
import langsmith from './documents/langsmith.json' with { type: 'json' }
import neutral from './documents/neutral.json' with { type: 'json' }
import { referenceFiles, sendReference } from './reference-page.js'
import { credentialOf } from './shown-credential.js'

const DOCUMENTS: Record<string, object> = { neutral, langsmith }

/** The document with these values in the places of `$name`. A place without a value is left out. */
function filled(document: object, values: Record<string, string | undefined>): object {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    const name = typeof value === 'string' ? /^\$(\w+)$/.exec(value)?.[1] : undefined
    return name === undefined ? value : values[name]
  }) as object
}

/** `support`, or the first of `support-2`, `support-3`, … that no deployment has. */
function freeName(controlPlane: ControlPlane): string {
  const names = new Set(controlPlane.dump().map(({ name }) => name))
  let name = 'support'
  for (let n = 2; names.has(name); n++) name = `support-${n}`
  return name
}

/** The document of the control plane. Ids in its examples are those of the newest deployment. */
function controlPlaneDocument(
  controlPlane: ControlPlane,
  { dialect = 'neutral', documentedOnly }: EmulatorOptions
) {
  const newest = controlPlane.dump().at(-1)
  const revision = newest?.revisions.at(-1)?.id
  const document = filled(DOCUMENTS[dialect] ?? neutral, {
    version: VERSION,
    free_name: freeName(controlPlane),
    integration_id: controlPlane.integrations[0]?.id,
    listener_id: controlPlane.listeners[0]?.id,
    deployment_id: newest?.id,
    latest_revision_id: revision,
    revision_id: revision
  })
  return documentedOnly === true ? withoutExtensions(document as typeof neutral) : document
}

function withoutExtensions({ paths, ...document }: typeof neutral): object {
  const documented = Object.entries<Record<string, { tags: string[] }>>(paths).flatMap(
    ([path, methods]) => {
      const kept = Object.entries(methods).filter(([, { tags }]) => !tags.includes('extensions'))
      return kept.length === 0 ? [] : [[path, Object.fromEntries(kept)]]
    }
  )
  return { ...document, paths: Object.fromEntries(documented) }
}

/**
 * The document of an agent server: title, address and
 * examples are its own, the operations those of all.
 */
export function agentDocument({ deployment: { id, name }, revision }: Serving): object {
  return {
    ...filled(agentServer, { assistant_id: revision.graphs[0]?.graph_id ?? 'agent' }),
    info: {
      title: `Agent server of ${name}`,
      version: VERSION,
      description:
        'A stock graph answers here, without a model. ' +
        `To enter another X-Api-Key, choose **Authorize**. [The deployment](/agents/${id})`
    },
    servers: [{ url: `/agents/${id}` }]
  }
}

/**
 * Registers the document (`/openapi.json`) and its interactive
 * reference (`/docs`), which loads only files of this server.
 */
export function registerReference(
  app: FastifyInstance,
  { controlPlane }: EmulatorCore,
  options: EmulatorOptions
): void {
  const credential = credentialOf(options)
  for (const path of ['/docs', '/docs/']) {
    app.get(path, (_request, reply) => sendReference(reply, 'local control plane', credential))
  }
  for (const path of ['/docs/json', '/openapi.json'])
    app.get(path, () => controlPlaneDocument(controlPlane, options))
  referenceFiles(app)
}
