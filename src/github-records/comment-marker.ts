/** The last line of a comment, by which a later run finds it. */
import { createHash } from 'node:crypto'

/** All deployments of a manifest, in one of its environments. */
export interface ManifestScope {
  /** Path of the manifest in the repository. */
  manifest: string
  environment?: string | undefined
}

/**
 * The last line of the comment, invisible. It is a digest of the name and the key of its control plane, so no name can
 * end the marker, and no marker begins another's. A plan has its own comment, so that it never replaces that of the
 * deployment. A manifest is no name: its comment is never that of one deployment.
 */
export function commentMarker(of: {
  name: string | ManifestScope
  control_plane: string
  is_plan?: boolean | undefined
}): string {
  const { name, control_plane, is_plan = false } = of
  const digest = createHash('sha256')
    .update(JSON.stringify([control_plane, name, ...(is_plan ? ['plan'] : [])]))
    .digest('hex')
  return `<!-- deploy-agent-server ${digest} -->`
}
