/** A deployment or a revision as a service of certain traits shows it. Pure. */
import type { RevisionConfig } from '../../emulator/control-plane/records.js'
import type { Secret, SourceConfigRequest } from '../../src/contract/deployment.js'
import { showCommit } from '../variations/commits.js'
import { showFixed, showUnset } from '../variations/emptiness.js'
import { fillResources, fillSecrets, fillSettings } from '../variations/filled-fields.js'
import { showCode, showNumbers, showRepository } from '../variations/normal-forms.js'
import { showSecrets } from '../variations/secrets.js'
import { PLAIN_TRAITS } from './draw-traits.js'
import type { Traits } from './traits.js'

/** `row`: an entry of a list. */
export type AnswerKind = 'write' | 'read' | 'row'

/** What is true of a deployment at some time. Times are milliseconds since 1970. */
export interface TrueDeployment {
  id: string
  name: string
  source: string
  source_config: SourceConfigRequest
  secrets: readonly Secret[]
  created_at: number
  updated_at: number
  status: string
  latest: TrueRevision | undefined
  /** What `latest_revision_id` points to. */
  pointed_at: string | null
  active_revision_id: string | null
}

export interface TrueRevision {
  id: string
  source: string
  status: string
  code: RevisionConfig
  created_at: number
  updated_at: number
}

const timestamp = (ms: number) => new Date(ms).toISOString()
const NO_CODE: RevisionConfig = { repo_ref: null, graph_config_path: null, image_uri: null, repo_commit_sha: null }

export function showDeployment(
  traits: Traits,
  deployment: TrueDeployment,
  { kind, now }: { kind: AnswerKind; now: number }
): unknown {
  const { latest, source } = deployment
  const moment = { isWrite: kind === 'write', isRolledOut: latest?.status === 'DEPLOYED' }
  const forms = formsFor(traits, kind)
  const { writes, reads, lists } = traits.secrets
  const secrets = showSecrets(
    { write: writes, read: reads, row: lists }[kind],
    fillSecrets(traits.filled, deployment.secrets, moment)
  )
  return {
    // Secrets first: if a response is truncated, they remain.
    ...(secrets !== undefined && { secrets }),
    id: deployment.id,
    name: deployment.name,
    source,
    source_config: showConfig(traits, deployment.source_config, { ...moment, forms, source }),
    source_revision_config: showUnset(
      traits.emptiness.unset,
      latest === undefined ? NO_CODE : codeOf(latest, { form: traits.commits.deployments, forms, now })
    ),
    created_at: timestamp(deployment.created_at),
    updated_at: timestamp(deployment.updated_at),
    status: deployment.status,
    latest_revision_id: deployment.pointed_at,
    active_revision_id: deployment.active_revision_id,
    image_version: null
  }
}

function formsFor({ forms }: Traits, kind: AnswerKind) {
  return kind === 'write' && forms.writesRepeat ? PLAIN_TRAITS.forms : forms
}

function showConfig(
  { filled, emptiness }: Traits,
  config: SourceConfigRequest,
  { forms, ...moment }: { isWrite: boolean; isRolledOut: boolean; source: string; forms: Traits['forms'] }
): Record<string, unknown> {
  const { repo_url } = config
  const spec = moment.source === 'git_host' ? null : fillResources(filled, config.resource_spec ?? null, moment)
  const shown = {
    ...fillSettings(filled, config, moment),
    repo_url: repo_url == null ? null : showRepository(forms.repository, repo_url),
    resource_spec: spec && showNumbers(forms.number, showUnset(emptiness.unset, spec))
  }
  return showUnset(emptiness.unset, showFixed(emptiness.fixed, shown))
}

interface CodeView {
  form: Traits['commits']['revisions']
  forms: Traits['forms']
  now: number
}

function codeOf({ code, status, created_at }: TrueRevision, { form, forms, now }: CodeView): RevisionConfig {
  const isRolledOut = status === 'DEPLOYED'
  const repo_commit_sha = showCommit(form, code.repo_commit_sha, { ageMs: now - created_at, isRolledOut })
  return { ...showCode(forms, { ...code }), repo_commit_sha }
}

export function showRevision(traits: Traits, revision: TrueRevision, now: number): unknown {
  const { id, status, source, created_at, updated_at } = revision
  const { forms, emptiness, commits } = traits
  const code = showUnset(emptiness.unset, codeOf(revision, { form: commits.revisions, forms, now }))
  return {
    id,
    status,
    source,
    source_revision_config: traits.revisionsTellCode ? code : null,
    created_at: timestamp(created_at),
    updated_at: timestamp(updated_at)
  }
}
