/**
 * The model of the control plane: the core of the local one, in the manner of services that differ
 * (traits).
 */
import { activeRevisionOf } from '../../emulator/control-plane/active-revision.js'
import { ControlPlane } from '../../emulator/control-plane/control-plane.js'
import { seedIntegrations, seedListeners } from '../../emulator/control-plane/lookups.js'
import {
  type DeploymentRecord,
  latestRevision,
  type RevisionRecord
} from '../../emulator/control-plane/records.js'
import { viewDeployment } from '../../emulator/control-plane/views.js'
import { KnownHeads } from '../../emulator/repositories/heads.js'
import type { ScriptedOutcome } from '../../emulator/scripting/outcomes.js'
import type {
  DeploymentCreateRequest,
  DeploymentPatchRequest
} from '../../src/contract/deployment.js'
import type { Operation, OperationName } from '../story/operation.js'
import { BRANCH, HEAD, NAMESPACE, REPO_URL, TAG } from '../story/scenario-request.js'
import { type AppliedParts, appliedCreate, appliedPatch } from '../variations/applied-parts.js'
import { inOrder, pageOf, withUnreadable } from '../variations/lists.js'
import { withNeededSettings } from '../variations/public-service.js'
import { answerWrite } from '../variations/write-answers.js'
import { History } from './history.js'
import { Journal } from './journal.js'
import { type AnswerKind, showDeployment, showRevision } from './shown.js'
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
const EXTENSIONS: ReadonlySet<OperationName> = new Set([
  'list',
  'revisions',
  'delete',
  'build log',
  'deploy log',
  'documented log'
])

const NOT_THERE: Reply = { status: 404, body: { detail: 'Not Found' } }

export class Service {
  readonly journal = new Journal()
  private readonly history = new History()
  private readonly heads = new KnownHeads()
  private readonly core: ControlPlane
  private made = 0
  private reads = 0

  constructor(private readonly options: ServiceOptions) {
    const { publicService } = options.traits
    this.core = new ControlPlane({
      now: options.now,
      origin: () => this.origin(),
      integrations: seedIntegrations([]),
      listeners: seedListeners([
        { id: '22222222-2222-4222-8222-222222222222', cluster_namespaces: [NAMESPACE] }
      ]),
      buildTime: 4_000,
      deleteTime: options.traits.deleteMs,
      commitOf: (ref) =>
        (ref.ref === TAG ? HEAD : undefined) ?? this.heads.resolve(ref) ?? 'f'.repeat(40),
      outcomeOf: () => options.outcomeOf(++this.made),
      graphsOf: () => ({ graphs: [] }),
      behaviorOf: () => ({}),
      processes: false,
      behavior: { ...publicService, hasMoreFields: publicService.completesResourceSpecs }
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

  /** @param parts What of it takes effect. */
  create(by: string, body: DeploymentCreateRequest, parts: AppliedParts = 'all'): Reply {
    const { created, uniqueNames, publicService } = this.options.traits
    // The core refuses a second deployment of a name: it gets its name afterwards.
    const name = uniqueNames ? body.name : `copy-${this.made}-of-${body.name}`
    const taken = by === BEFORE ? withNeededSettings(publicService, body) : body
    const reply = this.core.create({ ...appliedCreate(parts, taken), name })
    const record = reply.status === 201 ? this.record(reply.body.id) : undefined
    if (record === undefined) return reply
    record.name = body.name
    this.journal.created(by, this.options.now(), record)
    this.history.keep(by === BEFORE ? Number.NEGATIVE_INFINITY : this.options.now(), record)
    const view = this.view(record, 'writes')
    if (created === 'location')
      return { status: 201, body: undefined, location: `/v2/deployments/${record.id}` }
    const bodies = {
      state: view,
      pending: { ...(view as object), latest_revision_id: null },
      id: { id: record.id }
    }
    return { status: 201, body: { ...bodies, empty: undefined }[created] }
  }

  patch(by: string, id: string, body: DeploymentPatchRequest, parts: AppliedParts = 'all'): Reply {
    const record = this.record(id)
    if (record === undefined) return this.core.patch(id, body)
    const before = this.view(record, 'writes')
    const [count, version] = [record.revisions.length, this.core.version]
    const reply = this.core.patch(
      id,
      appliedPatch(parts, body, { ...record, ...latestRevision(record) })
    )
    if (reply.status !== 200) return reply
    const revision = record.revisions.length === count ? undefined : latestRevision(record)
    if (this.core.version !== version) this.keepChange(by, record, revision)
    return this.answer(record, before)
  }

  private answer(record: DeploymentRecord, before: unknown): Reply {
    const now = () => this.view(record, 'writes')
    return answerWrite(this.options.traits.writes, record.id, { now, before })
  }

  private keepChange(by: string, record: DeploymentRecord, revision?: RevisionRecord): void {
    this.journal.changed(by, this.options.now(), record, revision)
    this.history.keep(this.options.now(), record)
  }

  /** @param withProject Whether its tracing project goes, too. */
  delete(by: string, id: string, withProject = false): Reply {
    const reply = this.core.delete(id, { delete_tracing_project: withProject })
    if (reply.status === 204) this.journal.deleted(by, this.options.now(), id)
    return reply
  }

  /** The answer is not shown anywhere: like that of a PATCH. */
  redeploy(by: string, id: string, revisionId: string): Reply {
    const record = this.record(id)
    if (this.options.traits.withoutRedeploy || record === undefined) return NOT_THERE
    const before = this.view(record, 'writes')
    const reply = this.core.redeploy(id, revisionId)
    if (reply.status !== 200) return reply
    this.keepChange(by, record, latestRevision(record))
    return this.answer(record, before)
  }

  /** Whether a tracing project reserves the name of a deployment that is gone, or is going. */
  reserves(name: string): boolean {
    const { keepsTracingProjects } = this.options.traits.publicService
    return keepsTracingProjects && this.core.dumpTracingProjects().includes(name)
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

  /**
   * The revisions of a deployment that may answer at its URL: while replicas are swapped, an
   * earlier one, too.
   */
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
    const { withoutList, applied } = this.options.traits
    if (withoutList !== undefined && EXTENSIONS.has(name))
      return { status: withoutList, body: NOT_THERE.body }
    switch (name) {
      case 'create':
        return this.create(by, body as DeploymentCreateRequest, applied.parts)
      case 'patch':
        return this.patch(by, deployment_id, body as DeploymentPatchRequest, applied.parts)
      case 'delete':
        return this.delete(by, deployment_id, query.get('delete_tracing_project') === 'true')
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
      // It has the logs at the path of the vendor's tools.
      case 'documented log':
        return NOT_THERE
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
    const record = this.record(id)
    if (record === undefined || !this.isShown(record, at, 'hiddenDeploymentMs')) return NOT_THERE
    return { status: 200, body: this.view(record, 'reads', at) }
  }

  private isShown(
    record: DeploymentRecord,
    at: number,
    late: 'hiddenDeploymentMs' | 'unlistedDeploymentMs'
  ): boolean {
    return this.history.at(record, at - this.options.traits.timing[late]) !== undefined
  }

  private list(query: URLSearchParams): Reply {
    const { lists } = this.options.traits
    const at = this.options.now() - this.lag()
    const part = query.get('name_contains') ?? ''
    const found = this.records().filter(
      (record) =>
        (!lists.filters || record.name.includes(part)) &&
        this.isShown(record, at, 'unlistedDeploymentMs')
    )
    const rows = inOrder(lists.order, found).map((record) => this.view(record, 'lists', at))
    return this.page(withUnreadable(lists, rows), query)
  }

  private page(rows: readonly unknown[], query: URLSearchParams): Reply {
    const { lists, emptiness } = this.options.traits
    return { status: 200, body: pageOf(lists, rows, { query, emptyList: emptiness.emptyList }) }
  }

  private revision(id: string, revisionId: string): Reply {
    const record = this.record(id)
    const revision = record?.revisions.find((one) => one.id === revisionId)
    const at = this.options.now() - this.lag()
    if (record === undefined || revision === undefined) return NOT_THERE
    if (this.shownSince(revision) > at - this.options.traits.timing.hiddenRevisionMs)
      return NOT_THERE
    return { status: 200, body: showRevision(this.options.traits, record, revision, at) }
  }

  /** What existed at the start of the story is never late. */
  private shownSince({ id, created_at }: RevisionRecord): number {
    return this.journal.revisions.get(id)?.by === BEFORE ? Number.NEGATIVE_INFINITY : created_at
  }

  private revisions(id: string, query: URLSearchParams): Reply {
    const record = this.record(id)
    if (record === undefined) return NOT_THERE
    const { lists, timing } = this.options.traits
    const at = this.options.now() - this.lag()
    const listed = record.revisions.filter(
      (revision) => this.shownSince(revision) <= at - timing.unlistedRevisionMs
    )
    // The public service lists revisions the newest first, and deployments the oldest first.
    const ordered = lists.order === 'oldest first' ? listed.toReversed() : listed
    const rows = ordered.map((revision) => showRevision(this.options.traits, record, revision, at))
    return this.page(rows, query)
  }

  /** A deployment as this service shows it; undefined if it did not exist then. */
  private view(record: DeploymentRecord, kind: AnswerKind, at = this.options.now()): unknown {
    const { latestLateMs, contentsLate } = this.options.traits.timing
    const now = this.history.at(record, at)
    if (now === undefined) return undefined
    const late = latestLateMs === 0 ? now : this.history.at(record, at - latestLateMs)
    const contents = contentsLate ? late : now
    const view = {
      ...viewDeployment(contents ?? now, at, this.origin()),
      latest_revision_id: late === undefined ? null : latestRevision(late).id,
      active_revision_id: this.liveAt(record.id, at) ?? null
    }
    const latest = contents && latestRevision(contents)
    return showDeployment(this.options.traits, view, { latest, kind, now: at })
  }
}
