/** The model of the control plane: the core of the local one, in the manner of services that differ (traits). */
import { KnownHeads } from '../emulator/commit-source.js'
import { ControlPlane } from '../emulator/control-plane.js'
import { standing } from '../emulator/life.js'
import { seedIntegrations, seedListeners } from '../emulator/lookups.js'
import type { Fate } from '../emulator/outcomes.js'
import { servingOf } from '../emulator/serving.js'
import { type DeploymentRecord, latestRevision } from '../emulator/state/records.js'
import type { DeploymentView, RevisionView } from '../emulator/views.js'
import type { DeploymentCreateRequest, DeploymentPatchRequest } from '../src/contract/deployment.js'
import { BRANCH, HEAD, NAMESPACE, REPO_URL, TAG } from './asked.js'
import { Journal } from './journal.js'
import type { Operation, OperationName } from './operation.js'
import type { Traits } from './traits.js'

/** When the story begins, by the service's true time. */
export const STORY_BEGINS = Date.UTC(2026, 5, 1, 12)

export interface Reply {
  status: number
  body: unknown
}

export interface ServiceOptions {
  now: () => number
  traits: Traits
  /** The fate of the nth revision, counted from 1. */
  fateOf: (nth: number) => Fate
}

/** What a service without a list has not got either. */
const EXTENSIONS: ReadonlySet<OperationName> = new Set(['list', 'revisions', 'delete', 'build log', 'deploy log'])

const NOT_THERE: Reply = { status: 404, body: { detail: 'Not Found' } }

export class Service {
  readonly journal = new Journal()
  private readonly heads = new KnownHeads()
  private readonly core: ControlPlane
  private made = 0
  private names = 0

  constructor(private readonly options: ServiceOptions) {
    this.core = new ControlPlane({
      now: () => STORY_BEGINS + options.now(),
      origin: () => 'https://agents.example',
      integrations: seedIntegrations([]),
      listeners: seedListeners([{ id: '22222222-2222-4222-8222-222222222222', cluster_namespaces: [NAMESPACE] }]),
      buildTime: 4_000,
      deleteTime: options.traits.deleteMs,
      // A tag stays where it is; only branches move.
      commitOf: (ref) => (ref.ref === TAG ? HEAD : undefined) ?? this.heads.resolve(ref) ?? 'f'.repeat(40),
      fateOf: () => options.fateOf(++this.made),
      graphsOf: () => ({ graphs: [] }),
      behaviourOf: () => ({}),
      processes: false
    })
  }

  /** All deployments that are there, those on their way out included. */
  records(): readonly DeploymentRecord[] {
    return this.core.dump()
  }

  setHead(commit_sha: string): void {
    this.heads.set({ ref: BRANCH, commit_sha })
  }

  head(): string {
    return this.heads.resolve({ repo_url: REPO_URL, ref: BRANCH }) ?? ''
  }

  /** What the service builds by itself for a push. */
  buildPush(): void {
    for (const { deployment_id } of this.core.push({ repo_url: REPO_URL, ref: BRANCH })) {
      const record = this.record(deployment_id)
      if (record !== undefined) this.journal.changed('the service', this.options.now(), record, latestRevision(record))
    }
  }

  create(by: string, body: DeploymentCreateRequest): Reply {
    // A service that lets a name be taken twice: the core gets a name of its own for each, and shows the one asked for.
    const inner = this.options.traits.uniqueNames ? body.name : `${body.name} ${++this.names}`
    const reply = this.core.create({ ...body, name: inner })
    if (reply.status !== 201) return reply
    const { id } = reply.body
    const record = this.record(id)
    if (record === undefined) return reply
    record.name = body.name
    this.journal.created(by, this.options.now(), record)
    return { status: 201, body: this.view(id) }
  }

  patch(by: string, id: string, body: DeploymentPatchRequest): Reply {
    const before = this.record(id)?.revisions.length
    const version = this.core.version
    const reply = this.core.patch(id, body)
    const record = this.record(id)
    if (reply.status !== 200 || record === undefined) return reply
    const revision = record.revisions.length === before ? undefined : latestRevision(record)
    if (this.core.version !== version) this.journal.changed(by, this.options.now(), record, revision)
    return { status: 200, body: this.options.traits.patchAnswer === 'empty' ? undefined : this.view(id) }
  }

  delete(by: string, id: string): Reply {
    const reply = this.core.delete(id)
    if (reply.status === 204) this.journal.deleted(by, this.options.now(), id)
    return reply
  }

  /** The answer is not shown anywhere: like that of a PATCH. */
  redeploy(by: string, id: string, revisionId: string): Reply {
    if (this.options.traits.withoutRedeploy) return NOT_THERE
    if (this.options.traits.redeploysInPlace !== undefined) return this.putBack(by, id, revisionId)
    const reply = this.core.redeploy(id, revisionId)
    const record = this.record(id)
    if (reply.status !== 200 || record === undefined) return reply
    this.journal.changed(by, this.options.now(), record, latestRevision(record))
    return { status: 200, body: this.options.traits.patchAnswer === 'empty' ? undefined : this.view(id) }
  }

  /** The earlier revision itself is rolled out once more. */
  private putBack(by: string, id: string, revisionId: string): Reply {
    const record = this.record(id)
    const revision = record?.revisions.find((one) => one.id === revisionId)
    if (record === undefined || revision === undefined || record.gone_at !== null) return NOT_THERE
    if (standing(revision, this.time()).status !== 'DEPLOYED')
      return { status: 400, body: { detail: 'Never deployed' } }
    if (this.options.traits.redeploysInPlace?.isLatestAgain) {
      record.revisions.push(...record.revisions.splice(record.revisions.indexOf(revision), 1))
      record.secrets = revision.secrets
    }
    this.journal.putBack(by, this.options.now(), record, revision)
    return { status: 200, body: this.options.traits.patchAnswer === 'empty' ? undefined : this.view(id) }
  }

  /** The revision that serves at a time of the story, in truth; undefined where none does. */
  liveAt(id: string, at: number): string | undefined {
    const record = this.journal.deployments.get(id)
    const isGone = record?.gone_at != null && record.gone_at < STORY_BEGINS + at
    if (record === undefined || isGone) return undefined
    const { ms = 0 } = this.options.traits.redeploysInPlace ?? {}
    const back = this.lastPutBack(id, at - ms)
    // In the order in which they were made: one that was put back may stand behind those that are newer.
    const byAge = record.revisions.toSorted((a, b) => a.created_at - b.created_at)
    const [first = record.revisions[0], ...rest] = back === undefined ? byAge : [back.revision, ...back.newer]
    return servingOf({ ...record, revisions: [first, ...rest] }, STORY_BEGINS + at)?.revision.id
  }

  /** What was put back last by then, and what has been made since. */
  private lastPutBack(id: string, by: number) {
    const deed = this.journal.deeds.findLast(({ at, deployment_id, put_back }) => {
      return put_back !== undefined && deployment_id === id && at <= by
    })
    const { revisions = [] } = this.journal.deployments.get(id) ?? {}
    const revision = revisions.find((one) => one.id === deed?.put_back)
    if (deed === undefined || revision === undefined) return undefined
    return { at: deed.at, revision, newer: revisions.filter(({ created_at }) => created_at > STORY_BEGINS + deed.at) }
  }

  private time(): number {
    return STORY_BEGINS + this.options.now()
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
        return this.record(deployment_id) ? { status: 200, body: this.view(deployment_id) } : NOT_THERE
      case 'list':
        return this.list(query)
      case 'revision':
        return this.revision(deployment_id, this.core.readRevision(deployment_id, revision_id))
      case 'revisions':
        return this.revisions(deployment_id)
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

  private list(query: URLSearchParams): Reply {
    const part = query.get('name_contains') ?? ''
    const offset = Number(query.get('offset') ?? 0)
    const limit = Math.min(Number(query.get('limit') ?? 20), this.options.traits.pageSize)
    const found = this.records().filter(({ name }) => name.includes(part))
    const resources = found.slice(offset, offset + limit).map(({ id }) => this.view(id))
    return { status: 200, body: { resources, offset } }
  }

  private revision(id: string, reply: Reply): Reply {
    return reply.status === 200 ? { status: 200, body: this.told(id, reply.body as RevisionView) } : reply
  }

  private revisions(id: string): Reply {
    const reply = this.core.listRevisions(id, { limit: 20, offset: 0 })
    if (reply.status !== 200) return reply
    const { resources, offset } = reply.body as { resources: RevisionView[]; offset: number }
    return { status: 200, body: { resources: resources.map((revision) => this.told(id, revision)), offset } }
  }

  private told(id: string, revision: RevisionView): unknown {
    const { tellsCode, redeploysInPlace: inPlace } = this.options.traits
    const back = this.lastPutBack(id, this.options.now())
    const rollsOut = back?.revision.id === revision.id && this.options.now() < back.at + (inPlace?.ms ?? 0)
    const seen = rollsOut ? { ...revision, status: 'DEPLOYING' } : revision
    return tellsCode ? seen : { ...seen, source_revision_config: null }
  }

  /** A deployment as this service shows it. */
  private view(id: string): unknown {
    const { showsLateMs, secrets } = this.options.traits
    const { body } = this.core.read(id)
    const whole = body as DeploymentView
    const record = this.record(id)
    const settled = STORY_BEGINS + this.options.now() - showsLateMs
    const shown =
      showsLateMs === 0 ? record?.revisions.at(-1) : record?.revisions.findLast((r) => r.created_at <= settled)
    const made = this.journal.revisions.get(shown?.id ?? '')
    const view = {
      ...whole,
      secrets: made?.secrets ?? whole.secrets,
      source_config: { ...whole.source_config, ...(made && { resource_spec: made.resource_spec }) }
    }
    return {
      // Secrets first: where an answer is cut off, they are what is left of it.
      ...(secrets !== 'absent' && {
        secrets: secrets === 'values' ? view.secrets : view.secrets.map(({ name }) => ({ name }))
      }),
      ...Object.fromEntries(Object.entries(view).filter(([field]) => field !== 'secrets')),
      latest_revision_id: shown?.id ?? null,
      active_revision_id: this.liveAt(id, this.options.now()) ?? null,
      source_revision_config: shown?.source_revision_config ?? {}
    }
  }
}
