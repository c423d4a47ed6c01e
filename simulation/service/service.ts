/** The model of the control plane: the core of the local one, in the manner of services that differ (traits). */

import { activeRevisionOf } from '../../emulator/control-plane/active-revision.js'
import { ControlPlane } from '../../emulator/control-plane/control-plane.js'
import { statusAt } from '../../emulator/control-plane/lifecycle.js'
import { seedIntegrations, seedListeners } from '../../emulator/control-plane/lookups.js'
import { type DeploymentRecord, latestRevision, type RevisionRecord } from '../../emulator/control-plane/records.js'
import { KnownHeads } from '../../emulator/repositories/heads.js'
import type { ScriptedOutcome } from '../../emulator/scripting/outcomes.js'
import type { DeploymentCreateRequest, DeploymentPatchRequest } from '../../src/contract/deployment.js'
import type { Operation, OperationName } from '../story/operation.js'
import { BRANCH, HEAD, NAMESPACE, REPO_URL, TAG } from '../story/scenario-request.js'
import { appliedCreate, appliedPatch } from '../variations/applied-parts.js'
import { inOrder, pageOf } from '../variations/lists.js'
import { answerWrite } from '../variations/write-answers.js'
import { History, type Past } from './history.js'
import { Journal } from './journal.js'
import { type AnswerKind, showDeployment, showRevision, type TrueDeployment, type TrueRevision } from './shown.js'
import type { Traits } from './traits.js'

/** The creator of the initial state of a story, none of which is shown late. */
export const BEFORE = 'before'

export interface Reply {
  status: number
  body: unknown
  location?: string
}

export interface ServiceOptions {
  /** In milliseconds since 1970, as all times of the service. */
  now: () => number
  traits: Traits
  /** The outcome of the nth revision, counted from 1. */
  outcomeOf: (nth: number) => ScriptedOutcome
  /** Where deployments are served. */
  origin?: string
}

/** What a service without a list has not got either. */
const EXTENSIONS: ReadonlySet<OperationName> = new Set(['list', 'revisions', 'delete', 'build log', 'deploy log'])

const NOT_THERE: Reply = { status: 404, body: { detail: 'Not Found' } }

export class Service {
  readonly journal = new Journal()
  private readonly history = new History()
  private readonly heads = new KnownHeads()
  private readonly core: ControlPlane
  private made = 0
  private reads = 0

  constructor(private readonly options: ServiceOptions) {
    this.core = new ControlPlane({
      now: options.now,
      origin: () => this.origin(),
      integrations: seedIntegrations([]),
      listeners: seedListeners([{ id: '22222222-2222-4222-8222-222222222222', cluster_namespaces: [NAMESPACE] }]),
      buildTime: 4_000,
      deleteTime: options.traits.deleteMs,
      commitOf: (ref) => (ref.ref === TAG ? HEAD : undefined) ?? this.heads.resolve(ref) ?? 'f'.repeat(40),
      outcomeOf: () => options.outcomeOf(++this.made),
      graphsOf: () => ({ graphs: [] }),
      behaviorOf: () => ({}),
      processes: false
    })
  }

  /** All existing deployments, including those that are being deleted. */
  records(): readonly DeploymentRecord[] {
    return this.core.dump()
  }

  /** Moves a branch; of every repository if none is named. */
  setHead(commit_sha: string, ref: string = BRANCH, repo_url?: string): void {
    this.heads.set({ ref, commit_sha, ...(repo_url !== undefined && { repo_url }) })
  }

  /** What a ref is at. A tag stays where it is; only branches move. */
  head(ref: string = BRANCH): string {
    return ref === TAG ? HEAD : (this.heads.resolve({ repo_url: REPO_URL, ref }) ?? '')
  }

  /** What the service builds automatically for a push. */
  buildPush(ref: string = BRANCH): void {
    for (const { deployment_id } of this.core.push({ ref })) {
      const record = this.record(deployment_id)
      if (record !== undefined) this.keepChange('the service', record, latestRevision(record))
    }
  }

  create(by: string, body: DeploymentCreateRequest): Reply {
    const { applied, created } = this.options.traits
    const reply = this.core.create(by === BEFORE ? body : appliedCreate(applied.parts, body))
    if (reply.status !== 201) return reply
    const { id } = reply.body
    const record = this.record(id)
    if (record === undefined) return reply
    this.journal.created(by, this.options.now(), record)
    this.history.keep(by === BEFORE ? Number.NEGATIVE_INFINITY : this.options.now(), record)
    const view = this.view(id, { kind: 'write', sent: applied.echoes ? body : undefined })
    switch (created) {
      case 'state':
        return { status: 201, body: view }
      case 'pending':
        return { status: 201, body: { ...(view as object), latest_revision_id: null } }
      case 'id':
        return { status: 201, body: { id } }
      case 'location':
        return { status: 201, body: undefined, location: `/v2/deployments/${id}` }
      case 'empty':
        return { status: 201, body: undefined }
    }
  }

  patch(by: string, id: string, body: DeploymentPatchRequest): Reply {
    const record = this.record(id)
    const isOurs = by.includes('run')
    const parts = isOurs ? this.options.traits.applied.parts : 'all'
    const before = isOurs && record !== undefined ? this.view(record.id, { kind: 'write' }) : undefined
    const count = record?.revisions.length
    const version = this.core.version
    const applied = record === undefined ? body : appliedPatch(parts, body, { ...record, ...latestRevision(record) })
    const reply = this.core.patch(id, applied)
    if (reply.status !== 200 || record === undefined) return reply
    const revision = record.revisions.length === count ? undefined : latestRevision(record)
    if (this.core.version !== version) this.keepChange(by, record, revision)
    return this.answer(record.id, before, this.options.traits.applied.echoes ? body : undefined)
  }

  private answer(id: string, before: unknown, sent?: DeploymentPatchRequest): Reply {
    return answerWrite(this.options.traits.writes, id, { now: () => this.view(id, { kind: 'write', sent }), before })
  }

  private keepChange(by: string, record: DeploymentRecord, revision?: RevisionRecord): void {
    this.journal.changed(by, this.options.now(), record, revision)
    this.history.keep(this.options.now(), record)
  }

  delete(by: string, id: string): Reply {
    const reply = this.core.delete(id)
    if (reply.status === 204) this.journal.deleted(by, this.options.now(), id)
    return reply
  }

  /** The answer is not shown anywhere: like that of a PATCH. */
  redeploy(by: string, id: string, revisionId: string): Reply {
    if (this.options.traits.withoutRedeploy) return NOT_THERE
    const before = this.view(id, { kind: 'write' })
    const reply = this.core.redeploy(id, revisionId)
    const record = this.record(id)
    if (reply.status !== 200 || record === undefined) return reply
    this.keepChange(by, record, latestRevision(record))
    return this.answer(record.id, before)
  }

  /** The real serving revision at a time of the story; undefined if none is. */
  liveAt(id: string, at: number): string | undefined {
    const record = this.journal.deployments.get(id)
    const isGone = record?.gone_at != null && record.gone_at < at
    if (record === undefined || isGone) return undefined
    return activeRevisionOf(record, at)?.revision.id
  }

  /** The deployment that is served at a URL; empty if none is. */
  idAt(url: string): string {
    const bare = (address: string) => address.replace(/\/+$/, '')
    const isAt = ({ id, source_config }: DeploymentRecord) =>
      bare(source_config.custom_url ?? `${this.origin()}/agents/${id}`) === bare(url)
    return this.records().find(isAt)?.id ?? ''
  }

  /** The revisions of a deployment that may answer at its URL: while replicas are swapped, an earlier one, too. */
  answeringAt(id: string, at: number): (string | undefined)[] {
    const { lagMs, inTurns } = this.options.traits.agents
    const live = this.liveAt(id, at)
    const earlier = this.liveAt(id, at - lagMs) ?? live
    return inTurns ? [earlier, live] : [earlier]
  }

  private origin(): string {
    return this.options.origin ?? 'https://agents.example'
  }

  handle(by: string, { name, deployment_id, revision_id, query }: Operation, body: unknown): Reply {
    const { withoutList } = this.options.traits
    if (withoutList !== undefined && EXTENSIONS.has(name)) return { status: withoutList, body: NOT_THERE.body }
    switch (name) {
      case 'create':
        return this.create(by, body as DeploymentCreateRequest)
      case 'patch':
        return this.patch(by, deployment_id, body as DeploymentPatchRequest)
      case 'delete':
        return this.delete(by, deployment_id)
      case 'read':
        return this.read(deployment_id)
      case 'list':
        return this.list(query)
      case 'revision':
        return this.revision(deployment_id, revision_id)
      case 'revisions':
        return this.revisions(deployment_id, query)
      case 'redeploy':
        return this.redeploy(by, deployment_id, revision_id)
      case 'build log':
        return this.core.readLog(deployment_id, revision_id, { log: 'build', body })
      case 'deploy log':
        return this.core.readLog(deployment_id, revision_id, { log: 'deploy', body })
      case 'integrations':
        return { status: 200, body: this.core.integrations }
      case 'listeners':
        return { status: 200, body: { resources: this.core.listeners, offset: 0 } }
    }
  }

  private record(id: string): DeploymentRecord | undefined {
    return this.core.dump().find((record) => record.id === id)
  }

  /** How far behind the reader of the next read is: every second one is. */
  private lag(): number {
    const { staleReaderMs } = this.options.traits.timing
    return staleReaderMs > 0 && ++this.reads % 2 === 0 ? staleReaderMs : 0
  }

  private read(id: string): Reply {
    const at = this.options.now() - this.lag()
    const isHidden = this.history.at(id, at - this.options.traits.timing.hiddenDeploymentMs) === undefined
    if (this.record(id) === undefined || isHidden) return NOT_THERE
    return { status: 200, body: this.view(id, { kind: 'read', at }) }
  }

  private list(query: URLSearchParams): Reply {
    const { lists, timing } = this.options.traits
    const at = this.options.now() - this.lag()
    const part = lists.filters ? (query.get('name_contains') ?? '') : ''
    const isListed = ({ id }: DeploymentRecord) => this.history.at(id, at - timing.unlistedDeploymentMs) !== undefined
    const found = this.records().filter((record) => record.name.includes(part) && isListed(record))
    const rows = inOrder(lists.order, found).map(({ id }) => this.view(id, { kind: 'row', at }))
    return this.page(rows, query)
  }

  /** One page. If an empty list has no body, the status is 204. */
  private page(rows: readonly unknown[], query: URLSearchParams): Reply {
    const { lists, emptiness } = this.options.traits
    const body = pageOf(lists, rows, { query, emptyList: emptiness.emptyList })
    return { status: body === undefined ? 204 : 200, body }
  }

  private revision(id: string, revisionId: string): Reply {
    const record = this.record(id)
    const revision = record?.revisions.find((one) => one.id === revisionId)
    const at = this.options.now() - this.lag()
    const isHidden = (made: number) => made > at - this.options.traits.timing.hiddenRevisionMs
    if (record === undefined || revision === undefined || (isHidden(revision.created_at) && !this.isOld(revision)))
      return NOT_THERE
    return { status: 200, body: showRevision(this.options.traits, this.truth(record, revision, at), at) }
  }

  /** Whether it existed at the start of the story. */
  private isOld({ id }: RevisionRecord): boolean {
    return this.journal.revisions.get(id)?.by === BEFORE
  }

  private revisions(id: string, query: URLSearchParams): Reply {
    const record = this.record(id)
    if (record === undefined) return NOT_THERE
    const { lists, timing } = this.options.traits
    const at = this.options.now() - this.lag()
    const listed = record.revisions.filter(
      (revision) => this.isOld(revision) || revision.created_at <= at - timing.unlistedRevisionMs
    )
    // The public service lists revisions the newest first, and deployments the oldest first.
    const ordered = lists.order === 'oldest first' ? listed.toReversed() : listed
    const rows = ordered.map((revision) => showRevision(this.options.traits, this.truth(record, revision, at), at))
    return this.page(rows, query)
  }

  private truth({ source }: DeploymentRecord, revision: RevisionRecord, at: number): TrueRevision {
    const { status, since } = statusAt(revision, at)
    return {
      id: revision.id,
      source,
      status,
      code: revision.source_revision_config,
      created_at: revision.created_at,
      updated_at: since
    }
  }

  /** A deployment as this service shows it; `sent` replaces the real values. */
  private view(
    id: string,
    shown: { kind: AnswerKind; at?: number; sent?: DeploymentPatchRequest | undefined }
  ): unknown {
    const record = this.record(id)
    const { kind, at = this.options.now(), sent } = shown
    const now = this.history.at(id, at)
    if (record === undefined || now === undefined) return undefined
    const { latestLateMs, contentsLate } = this.options.traits.timing
    const late = latestLateMs === 0 ? now : this.history.at(id, at - latestLateMs)
    const state = this.state(record, { past: contentsLate && late !== undefined ? late : now, settings: now, at })
    const pointed_at = late?.latest_revision_id ?? null
    const seen = { ...state, pointed_at, ...(contentsLate && late === undefined && { latest: undefined }) }
    const deployment = sent === undefined ? seen : repeated(seen, sent)
    return showDeployment(this.options.traits, deployment, { kind, now: at })
  }

  private state(
    record: DeploymentRecord,
    { past, settings, at }: { past: Past; settings: Past; at: number }
  ): TrueDeployment {
    const revision = record.revisions.find(({ id }) => id === past.latest_revision_id)
    const latest = revision && this.truth(record, revision, at)
    const { resource_spec } = past.source_config
    const source_config = { ...settings.source_config, ...(resource_spec !== undefined && { resource_spec }) }
    const first = statusAt({ ...record.revisions[0], superseded_at: null }, at).status
    return {
      id: record.id,
      name: record.name,
      source: record.source,
      source_config: {
        ...EVERY_SETTING,
        ...source_config,
        custom_url: source_config.custom_url ?? `${this.origin()}/agents/${record.id}`
      },
      secrets: past.secrets,
      created_at: record.created_at,
      updated_at: settings.updated_at,
      status:
        record.gone_at !== null
          ? 'AWAITING_DELETE'
          : first === 'CREATING' || first === 'QUEUED'
            ? 'AWAITING_DATABASE'
            : 'READY',
      latest,
      pointed_at: past.latest_revision_id,
      active_revision_id: this.liveAt(record.id, at) ?? null
    }
  }
}

const EVERY_SETTING = {
  integration_id: null,
  repo_url: null,
  deployment_type: null,
  build_on_push: null,
  custom_url: null,
  resource_spec: null,
  listener_id: null,
  listener_config: null,
  install_command: null,
  build_command: null
}

/** The deployment with what was sent, whether it took effect or not. */
function repeated(deployment: TrueDeployment, sent: DeploymentPatchRequest): TrueDeployment {
  const { latest, source_config, secrets } = deployment
  const code = { ...latest?.code, ...sent.source_revision_config } as TrueRevision['code']
  return {
    ...deployment,
    secrets: sent.secrets ?? secrets,
    source_config: { ...source_config, ...sent.source_config },
    latest: latest && { ...latest, code }
  }
}
