/** Plans the update of an existing deployment: a patch with only what differs, or nothing. */
import type { DeploymentAnswer } from '../../contract/answers.js'
import type { DeploymentPatchRequest } from '../../contract/deployment.js'
import type { ChangedFiles } from '../../repository/changed-files.js'
import { isTag } from '../../repository/refs.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type CodeChanges, diffGitCode, diffImage } from '../compare/diff-code.js'
import { diffResourceSpec } from '../compare/diff-resource-spec.js'
import { diffSecrets, removedSecretWarnings } from '../compare/diff-secrets.js'
import { diffSettings } from '../compare/diff-settings.js'
import {
  type Change,
  type DeployedState,
  type DesiredDeployment,
  isApart,
  type NewRevisionPolicy,
  type UnchangedPlan,
  type UpdatePlan
} from '../core/model.js'
import { verdictOf } from '../core/status.js'
import { explainChanges } from './explain.js'
import { assertImmutableFields } from './immutable-fields.js'
import { assertNoTagWithBuildOnPush } from './plan-create.js'
import { repeatedChanges, whyRepeat } from './repeat-revision.js'

export interface UpdateInput {
  wanted: DesiredDeployment
  current: DeployedState
  new_revision: NewRevisionPolicy
  /** If it has been asked (`comparisonDue`). Without it, another commit is another code. */
  changed_files?: ChangedFiles | undefined
}

/** @throws PlanError when a field that is fixed differs, or `build_on_push` meets a tag. */
export function planUpdate(input: UpdateInput): UpdatePlan | UnchangedPlan {
  const { wanted, current, new_revision: policy } = input
  assertImmutableFields(wanted, current.deployment)
  const code =
    wanted.source === 'git_host' ? diffGitCode(wanted, current, input.changed_files) : diffImage(wanted, current)
  const contents = diffContents(wanted, current.deployment)
  const settings = [...diffSettings(wanted, current.deployment), ...buildOnPushForTag(wanted, current.deployment)]
  const changes = [...code.changes, ...contents.changes, ...settings]
  const moved = changes.some((change) => change.new_revision)
  const pushed = moved || policy === 'always' ? undefined : code.built_by_service
  const isDue = pushed === undefined && (!moved || isApart(current))
  const note = isDue ? whyRepeat(wanted, current, policy) : undefined
  if (note !== undefined) changes.push(...repeatedChanges(wanted, current, { note, changes }))
  const made = changes.some((change) => change.new_revision)
  const { retained_commit, compared } = code
  const common = {
    new_revision: made || pushed !== undefined,
    reasons: made ? explainChanges(changes) : explainUnchanged(code, contents.unchanged, current),
    changes,
    warnings: removedSecretWarnings(changes),
    ...(pushed !== undefined && { built_by_service: pushed }),
    ...(retained_commit !== undefined && !made && { retained_commit }),
    ...(compared && { compared })
  }
  const in_progress = current.latest !== null && verdictOf(current.latest.status) === 'pending'
  if (changes.length === 0) return { operation: 'unchanged', ...common, ...(in_progress && { in_progress }) }
  return { operation: 'update', ...common, request: patchOf(changes, wanted) }
}

/** With a tag, `build_on_push` must be off (§2.2): a deployment that follows a branch and is given a tag is switched. */
function buildOnPushForTag(wanted: DesiredDeployment, deployment: DeploymentAnswer): Change[] {
  if (wanted.source !== 'git_host') return []
  const ref = wanted.source_revision_config.repo_ref ?? deployment.source_revision_config.repo_ref
  const asked = wanted.source_config.build_on_push
  if (!isTag(ref) || !(asked ?? deployment.source_config.build_on_push)) return []
  assertNoTagWithBuildOnPush(asked, ref)
  const note = 'must be off with a tag'
  return [
    {
      path: 'source_config.build_on_push',
      difference: 'changed',
      before: true,
      after: false,
      note,
      new_revision: false
    }
  ]
}

/** What else makes a revision: resource spec and secrets. Either is left alone when it was not given. */
export function diffContents(
  wanted: DesiredDeployment,
  deployment: DeploymentAnswer
): { changes: Change[]; unchanged: string[] } {
  const changes: Change[] = []
  const unchanged: string[] = []
  const compare = (what: string, found: Change[]) => {
    if (found.length === 0) unchanged.push(`${what} unchanged`)
    changes.push(...found)
  }
  if (wanted.source === 'external_container' && wanted.source_config.resource_spec !== undefined) {
    const deployed = deployment.source_config.resource_spec
    compare('resource_spec', diffResourceSpec(deployed, wanted.source_config.resource_spec))
  }
  if (wanted.secrets !== undefined) {
    compare(count(wanted.secrets.length, 'secret'), diffSecrets(deployment.secrets, wanted.secrets, wanted.source))
  }
  return { changes, unchanged }
}

/** The PATCH body that makes the changes, and holds nothing else. A resource spec and secrets go whole (§2.4, §2.6). */
function patchOf(changes: readonly Change[], wanted: DesiredDeployment): DeploymentPatchRequest {
  const section = (prefix: string) =>
    Object.fromEntries(
      changes
        .filter(({ path }) => path.startsWith(`${prefix}.`) && !path.startsWith('source_config.resource_spec'))
        .map(({ path, after }) => [path.slice(prefix.length + 1), after])
    )
  const touches = (prefix: string) => changes.some(({ path }) => path === prefix || path.startsWith(`${prefix}.`))
  const source_config = {
    ...section('source_config'),
    ...(wanted.source === 'external_container' &&
      touches('source_config.resource_spec') && { resource_spec: wanted.source_config.resource_spec })
  }
  const source_revision_config = section('source_revision_config')
  return {
    ...(Object.keys(source_config).length > 0 && { source_config }),
    ...(Object.keys(source_revision_config).length > 0 && { source_revision_config }),
    ...(touches('secrets') && wanted.secrets && { secrets: wanted.secrets })
  }
}

function explainUnchanged(code: CodeChanges, contents: readonly string[], { latest }: DeployedState): string[] {
  if (code.built_by_service !== undefined) {
    return [
      'build_on_push is true and this run is the push, so the service builds this commit automatically',
      ...code.unchanged
    ]
  }
  const state = latest === null ? [] : [`the latest revision is ${sanitizeLine(latest.status, 40)}`]
  return [...code.unchanged, ...contents, ...state]
}
