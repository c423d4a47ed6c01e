/** The assistants of an agent server: one per graph, each with the same id on every machine. */
import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Serving } from '../control-plane/active-revision.js'
import type { Graph } from '../repositories/graphs.js'

/**
 * A row of POST /assistants/search. Its shape is not
 * shown (§2.8); this is the public agent server's.
 */
export const Assistant = z
  .looseObject({
    assistant_id: z.guid(),
    graph_id: z.string(),
    name: z.string(),
    description: z.string().nullable(),
    config: z.record(z.string(), z.unknown()),
    context: z.record(z.string(), z.unknown()),
    metadata: z.record(z.string(), z.unknown()),
    version: z.int(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime()
  })
  .meta({ id: 'Assistant' })
export type Assistant = z.infer<typeof Assistant>

/** The body of POST /assistants/search (§4.2). */
export const AssistantSearch = z
  .looseObject({
    metadata: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe('Only assistants whose metadata contains all of this.'),
    limit: z.int().min(1).max(1_000).default(10),
    offset: z.int().min(0).default(0)
  })
  .meta({ id: 'AssistantSearch', examples: [{ metadata: {}, limit: 10, offset: 0 }] })
/** The body of POST /assistants/count. */
export const AssistantCount = AssistantSearch.pick({ metadata: true }).meta({
  id: 'AssistantCount'
})

export type AssistantSearch = z.infer<typeof AssistantSearch>

/** The namespace in which the public agent server names its assistants. */
const NAMESPACE = Buffer.from('6ba7b8219dad11d180b400c04fd430c8', 'hex')

/** A name-based UUID (version 5), so that the id of an assistant can be written into a workflow. */
function assistantId(graph_id: string): string {
  const hash = createHash('sha1').update(NAMESPACE).update(graph_id).digest()
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6)
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8)
  return hash.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** The assistant of a graph; `deployedAt` is in milliseconds. */
function assistantOf({ graph_id }: Graph, deployedAt: number): Assistant {
  const at = new Date(deployedAt).toISOString()
  return {
    assistant_id: assistantId(graph_id),
    graph_id,
    name: graph_id,
    description: null,
    config: {},
    context: {},
    metadata: { created_by: 'system' },
    version: 1,
    created_at: at,
    updated_at: at
  }
}

/** The agent server of a request that was admitted. */
export type ServingOf = (request: FastifyRequest) => Serving

/** The assistants of the revision that serves. */
export const assistantsOf = ({ revision, since }: Serving): Assistant[] =>
  revision.graphs.map((graph) => assistantOf(graph, since))

/** The assistants whose metadata contains everything in the search, before paging. */
export function matching(
  assistants: readonly Assistant[],
  { metadata }: Pick<AssistantSearch, 'metadata'>
): Assistant[] {
  const wanted = Object.entries(metadata ?? {})
  const has = (assistant: Assistant) =>
    wanted.every(
      ([key, value]) => JSON.stringify(assistant.metadata[key]) === JSON.stringify(value)
    )
  return assistants.filter(has)
}

/** The assistant that a run names by its id, its graph or its name (§4.2). */
export const named = (assistants: readonly Assistant[], wanted: string): Assistant | undefined =>
  assistants.find(
    ({ assistant_id, graph_id, name }) =>
      wanted === assistant_id || wanted === graph_id || wanted === name
  )
