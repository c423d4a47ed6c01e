/** What the routes of the stock agent servers share. */
import type { FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Serving } from '../control-plane/active-revision.js'
import { assistantOf } from './assistants.js'

/** The agent server of a request that was admitted. */
export type ServingOf = (request: FastifyRequest) => Serving

export const KEY = [{ api_key: [] }]
export const text = (description: string) => ({ description, content: { 'text/plain': { schema: z.string() } } })
export const REFUSALS = { 401: text('No X-Api-Key.'), 403: text('An X-Api-Key that is not valid.') }

export const assistantsOf = ({ revision, since }: Serving) => revision.graphs.map((graph) => assistantOf(graph, since))
