/** A deployment or a revision as a service of certain traits shows it. Pure. */
import type { DeploymentRecord, RevisionRecord } from '../../emulator/control-plane/records.js'
import { type DeploymentView, viewRevision } from '../../emulator/control-plane/views.js'
import { showBranch, showBuilt } from '../variations/built-code.js'
import { type CommitForm, showCommit } from '../variations/commits.js'
import { showFixed, showUnset } from '../variations/emptiness.js'
import { fillResources, fillSecrets, fillSettings } from '../variations/filled-fields.js'
import { showCode, showNumbers, showRepository } from '../variations/normal-forms.js'
import { showSecrets } from '../variations/secrets.js'
import { shownAt } from '../variations/superseded.js'
import type { Traits } from './traits.js'

/** `lists`: as an entry of a list. */
export type AnswerKind = keyof Traits['secrets']

const NO_CODE = { repo_ref: null, graph_config_path: null, image_uri: null, repo_commit_sha: null }

/** @param latest Whose code it shows; undefined for none yet. */
export function showDeployment(
  traits: Traits,
  { secrets, ...deployment }: DeploymentView,
  { latest, kind, now }: { latest: RevisionRecord | undefined; kind: AnswerKind; now: number }
): unknown {
  const { filled, emptiness, commits } = traits
  const shown = showSecrets(traits.secrets[kind], fillSecrets(filled, secrets))
  return {
    ...deployment,
    ...(shown !== undefined && { secrets: shown }),
    source_config: { ...showConfig(traits, deployment), ...showBranch(traits.code, latest) },
    source_revision_config: latest
      ? codeOf(traits, latest, commits.deployments, now)
      : showUnset(emptiness.unset, NO_CODE)
  }
}

function showConfig(
  { filled, emptiness, forms }: Traits,
  { source, source_config }: Pick<DeploymentView, 'source' | 'source_config'>
): Record<string, unknown> {
  const { repo_url, resource_spec } = source_config
  const spec = source === 'git_host' ? null : fillResources(filled, resource_spec ?? null)
  const shown = {
    ...fillSettings(filled, source_config, source),
    repo_url: repo_url == null ? null : showRepository(forms.repository, repo_url),
    resource_spec: spec && showNumbers(forms.number, showUnset(emptiness.unset, spec))
  }
  return showUnset(emptiness.unset, showFixed(emptiness.fixed, shown))
}

function codeOf(
  { forms, emptiness, code: form }: Traits,
  revision: RevisionRecord,
  commits: CommitForm,
  now: number
) {
  const { repo_commit_sha, ...code } = revision.source_revision_config
  const commit = showCommit(commits, repo_commit_sha, now - revision.created_at)
  const built = showBuilt(form, revision)
  return showUnset(emptiness.unset, { ...showCode(forms, code), repo_commit_sha: commit, ...built })
}

export function showRevision(
  traits: Traits,
  record: DeploymentRecord,
  revision: RevisionRecord,
  now: number
): unknown {
  const code = codeOf(traits, revision, traits.commits.revisions, now)
  return {
    ...viewRevision(record, revision, shownAt(traits.superseded, revision, now)),
    source_revision_config: traits.revisionsTellCode ? code : null
  }
}
