/** Revision as far as it is known: identifier, status, source revision config (§2.8), and what docs/design.md, section 6 adds. */
import * as z from 'zod'
import { Source, SourceRevisionConfig } from './deployment.js'

/** A revision (§2.8). */
export const Revision = z
  .strictObject({
    id: z.guid(),
    status: z.string().describe('DEPLOYED is a value; other values are an open list (§3).'),
    source: Source,
    source_revision_config: SourceRevisionConfig,
    created_at: z.iso.datetime(),
    updated_at: z.iso.datetime()
  })
  .meta({ id: 'Revision' })
export type Revision = z.infer<typeof Revision>
