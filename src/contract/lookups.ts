/** Integrations and listeners: shapes not shown in the specification (§2.8), taken from the public service (docs/design.md, section 6). */
import * as z from 'zod'

/** An integration, whose id is `integration_id` (§2.2). */
export const Integration = z
  .strictObject({ id: z.guid(), installation_id: z.int().nullish(), name: z.string() })
  .meta({ id: 'Integration' })

/** A listener, whose id is `listener_id` (§2.2). */
export const Listener = z
  .strictObject({
    id: z.guid(),
    compute_type: z.string().describe('cluster is a value.'),
    compute_id: z.string(),
    compute_config: z.strictObject({ cluster_namespaces: z.array(z.string()).nullish() }).nullish(),
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime()
  })
  .meta({ id: 'Listener' })

/** A page of a list (docs/design.md, section 6). */
export function pageOf<T extends z.ZodType>(resource: T) {
  return z.strictObject({ resources: z.array(resource), offset: z.int() })
}
