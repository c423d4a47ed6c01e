import { createHash } from 'node:crypto'
import { parseUrl, withoutTrailingSlash } from '../adapters/http/safe-url.js'

/** The records on GitHub that the inputs request (docs/design.md, section 2: `environment`, `comment`). */
export interface RecordsWanted {
  /** The deployment's name, or its id if only that is set. Payload and comment are found by it. */
  name: string
  /** Key of the control plane (`controlPlaneKey`): the same name on two of them is two deployments. */
  control_plane: string
  /** The environment of GitHub Deployments; absent if none are recorded. */
  environment?: string
  /** The environment ends with the deployment. */
  transient: boolean
  /** Branch, tag or commit of the GitHub Deployment; absent if unknown. */
  ref?: string
  /** Pull request of the comment; absent if there is none. */
  comment_on?: number
  /** The run deletes: it updates existing records and creates none. */
  deletes: boolean
  /** The run is only a plan: it has its own comment, and records no GitHub Deployment. */
  plans?: boolean
}

/** Long enough that two control planes of one repository never share it. */
const LENGTH = 16

/**
 * A short digest of `base_url` in its canonical form: host in lower case, no default port, no trailing slash, no user.
 * The URL itself may be kept as a secret, and comments are public.
 */
export function controlPlaneKey(base_url: string): string {
  const canonical = parseUrl(base_url) === undefined ? base_url : withoutTrailingSlash(base_url)
  return createHash('sha256').update(canonical).digest('hex').slice(0, LENGTH)
}
