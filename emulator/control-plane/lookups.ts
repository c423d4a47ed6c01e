/** The integrations and listeners that deployments may refer to (§2.2). */
import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Integration, Listener } from '../../src/contract/deployment.js'

export type IntegrationRecord = z.infer<typeof Integration>
export type ListenerRecord = z.infer<typeof Listener>

/** The default integration. */
export const DEFAULT_INTEGRATION_ID = '11111111-1111-4111-8111-111111111111'
/** The default listener: compute type `cluster`, namespace `default`. */
export const DEFAULT_LISTENER_ID = '22222222-2222-4222-8222-222222222222'

/** An integration, as a script or an option names it. */
export const IntegrationSeed = z.strictObject({
  name: z.string().min(1),
  id: z.guid().optional().describe('Made from the name when not given.'),
  installation_id: z.int().optional()
})
export type IntegrationSeed = z.infer<typeof IntegrationSeed>

/** A listener, as a script or an option names it. */
export const ListenerSeed = z.strictObject({
  id: z.guid().optional().describe('Made from its place and namespaces when not given.'),
  compute_type: z.string().optional().describe('cluster when not given.'),
  cluster_namespaces: z.array(z.string().min(1)).optional()
})
export type ListenerSeed = z.infer<typeof ListenerSeed>

const SEEDED_AT = '2026-01-01T00:00:00.000Z'

/** The same text always gives the same UUID, so that ids can be written into a workflow. */
function uuidFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-a$4-$5')
}

/** Creates the initial integrations; by default one named `local`. */
export function seedIntegrations(seeds: readonly IntegrationSeed[]): IntegrationRecord[] {
  const all = seeds.length > 0 ? seeds : [{ name: 'local', id: DEFAULT_INTEGRATION_ID }]
  return all.map(({ name, id, installation_id }: IntegrationSeed, index) => ({
    id: id?.toLowerCase() ?? uuidFrom(`integration ${name}`),
    installation_id: installation_id ?? index + 1,
    name
  }))
}

/** Creates the initial listeners; by default one of compute type `cluster`. */
export function seedListeners(seeds: readonly ListenerSeed[]): ListenerRecord[] {
  const all =
    seeds.length > 0 ? seeds : [{ id: DEFAULT_LISTENER_ID, cluster_namespaces: ['default'] }]
  return all.map(({ id, compute_type, cluster_namespaces }: ListenerSeed, index) => ({
    id:
      id?.toLowerCase() ??
      uuidFrom(`listener ${index + 1} ${(cluster_namespaces ?? []).join(',')}`),
    compute_type: compute_type ?? 'cluster',
    compute_id: `local-${index + 1}`,
    compute_config: { cluster_namespaces: cluster_namespaces ?? [] },
    created_at: SEEDED_AT,
    updated_at: SEEDED_AT
  }))
}
