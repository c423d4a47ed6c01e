/**
 * The inputs for what is left on GitHub: `github_token`, `environment`, `comment` (docs/design.md,
 * section 2).
 */
import { createHash } from 'node:crypto'
import type { ManifestScope, RecordPlace } from '../adapters/github/deployment-records.js'
import { hasGitHub, type RunContext } from '../adapters/github/run-context.js'
import { parseUrl, withoutTrailingSlash } from '../adapters/http/safe-url.js'
import type { DesiredDeployment, Origin } from '../deploy/core/model.js'
import type { Target } from '../deploy/core/request.js'
import { previewEnvironment } from '../repository/preview-name.js'
import { isTag } from '../repository/refs.js'
import { repositoryKey } from '../repository/repository-url.js'
import { withoutUndefined } from './fields.js'
import type { Reading } from './reading.js'

const COMMENT = ['auto', 'true', 'false'] as const

/**
 * The records on GitHub that the inputs request (docs/design.md, section 2: `environment`,
 * `comment`).
 */
export interface RecordsWanted {
  /** The deployment's name, or its id if only that is set. Payload and comment are found by it. */
  name: string
  /**
   * Key of the control plane (`controlPlaneKey`): the same name on two of them is two deployments.
   */
  control_plane: string
  /** The environment of GitHub Deployments; absent if none are recorded. */
  environment?: string
  /** The environment ends with the deployment. */
  transient: boolean
  /** Branch, tag or commit of the GitHub Deployment; absent if unknown. */
  ref?: string
  /** The manifest that names the deployment; absent if none does. */
  scope?: ManifestScope
  /** Pull request of the comment; absent if there is none. */
  comment_on?: number
  /** The run deletes: it updates existing records and creates none. */
  deletes: boolean
  /** The run is only a plan: it has its own comment, and records no GitHub Deployment. */
  plans?: boolean
}

/** What is recorded of a run. */
interface Recorded extends Target, Partial<Pick<RecordsWanted, 'deletes' | 'plans'>> {
  base_url: string
  preview?: boolean
  wanted?: DesiredDeployment
  origin?: Origin
}

/** What a run may do on GitHub, and what it records there. */
export type GitHubAccess = ReturnType<typeof readGitHubAccess>

export function readGitHubAccess(reading: Reading, recorded: Recorded) {
  const { field, context } = reading
  const { preview = false, deletes = false, plans = false } = recorded
  // The id alone, if no name is given: known before anything is read, and the same in each run.
  const name = recorded.name ?? recorded.deployment_id ?? ''
  const token = field.credential('github_token')
  const byDefault = preview && hasGitHub(context, token)
  const environment =
    field.text('environment') ?? (byDefault ? previewEnvironment(name) : undefined)
  const comment = field.choice('comment', COMMENT) ?? 'auto'
  if (context.host !== undefined && comment === 'true')
    reading.warnings.push('`comment` has no effect here: comments are written on GitHub only.')
  // A plan is posted only if the input asks for it: a preview's comment says what is deployed.
  const comments =
    context.host === undefined &&
    (comment === 'true' || (comment === 'auto' && byDefault && !plans))
  const records = withoutUndefined<RecordsWanted>({
    name,
    control_plane: controlPlaneKey(recorded.base_url),
    environment,
    transient: preview,
    ref: refOf(context, recorded),
    scope: undefined,
    comment_on: comments ? context.pull_request?.number : undefined,
    deletes,
    plans
  })
  return { token, records }
}

/**
 * The same for a sweep, which may record many previews: it knows them, and their pull requests,
 * only once it found them.
 */
export type SweepAccess = ReturnType<typeof readSweepAccess>

export function readSweepAccess({ field }: Reading, { base_url }: Pick<Recorded, 'base_url'>) {
  // Whether comments are kept up to date.
  const comments = field.choice('comment', COMMENT) !== 'false'
  const token = field.credential('github_token')
  // Where earlier runs recorded all previews, if not each in an environment of its own.
  const environment = field.text('environment')
  return { token, control_plane: controlPlaneKey(base_url), environment, comments }
}

/** Where runs record the deployment of a name; undefined if they record it nowhere. */
export function recordPlace(
  access: GitHubAccess | SweepAccess,
  name: string
): RecordPlace | undefined {
  if (!('records' in access)) return sweptPlace(access, name)
  const { control_plane, environment } = access.records
  return environment === undefined ? undefined : { name, control_plane, environment }
}

/**
 * Where a preview of a sweep is recorded: in an environment of its own, unless one was set for all.
 */
export function sweptPlace({ control_plane, environment }: SweepAccess, name: string): RecordPlace {
  return { name, control_plane, environment: environment ?? previewEnvironment(name) }
}

/**
 * Returns what the GitHub Deployment is for: the commit that is deployed, else the ref of this
 * repository, else this run's commit.
 */
function refOf(
  { pull_request, sha, repository, server_url }: RunContext,
  { wanted, origin }: Pick<Recorded, 'wanted' | 'origin'>
): string | undefined {
  const own = pull_request?.head_sha ?? sha
  if (wanted?.source !== 'git_host' || origin?.commit !== undefined) return own
  const { repo_url } = wanted.source_config
  const { repo_ref } = wanted.source_revision_config
  const is_here =
    repo_url !== undefined &&
    repositoryKey(repo_url) === repositoryKey(`${server_url}/${repository}`)
  if (!is_here || repo_ref === undefined) return own
  return isTag(repo_ref) ? repo_ref.slice('refs/tags/'.length) : repo_ref
}

/**
 * A short digest of `base_url` in its canonical form: host in lower case, no default port, no
 * trailing slash, no user. The URL itself may be kept as a secret, and comments are public.
 */
export function controlPlaneKey(base_url: string): string {
  const canonical = parseUrl(base_url) === undefined ? base_url : withoutTrailingSlash(base_url)
  return createHash('sha256').update(canonical).digest('hex').slice(0, 16)
}
