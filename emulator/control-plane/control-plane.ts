/**
 * The control plane of §4.1 without HTTP: requests in,
 * answers out, everything decided at the time of its clock.
 */
import type * as z from 'zod'
import type { ServiceRules } from '../../src/contract/dialect.js'
import { type LogPage, LogQuery } from '../../src/contract/revision-log.js'
import { answeringRevisionOf, dueOf, type Numbered, type Serving } from './active-revision.js'
import { type Answer, type Gone, invalid, type Refusal, refuse } from './answers.js'
import { type ServiceBehavior, SPECIFIED } from './behavior.js'
import { withCompleteSpec } from './complete-spec.js'
import { type ListFilter, passes } from './list-filter.js'
import type { IntegrationRecord, ListenerRecord } from './lookups.js'
import { ProcessOutput } from './process-output.js'
import type { DeploymentRecord, RevisionRecord } from './records.js'
import { type PatchRequest, requestShapes } from './requests.js'
import { inOrder, type LogName, pageOfLog, revisionLog } from './revision-log.js'
import {
  applyPatch,
  type Built,
  buildPushed,
  type Push,
  type RevisionContext,
  redeployRevision
} from './revisions.js'
import { checkCreate, checkPatch, type Surroundings } from './rules/rules.js'
import { Deployments, makeDeployment, type PageRequest } from './store.js'
import { check } from './validation.js'
import {
  activeAt,
  type DeploymentView,
  type ListenerView,
  type RevisionView,
  viewDeployment,
  viewRevision,
  withBuiltCode,
  withMoreFields
} from './views.js'

/** What a control plane is started with. */
export interface ControlPlaneOptions extends Omit<RevisionContext, 'behavior'> {
  /** Where the control plane itself is served; deployments get their URLs below it. */
  origin: () => string
  integrations: readonly IntegrationRecord[]
  listeners: readonly ListenerRecord[]
  /** How long a delete takes; 0 is at once. */
  deleteTime: number
  /** What this service asks for beyond the specification; nothing when not given. */
  serviceRules?: ServiceRules
  /** What this service does otherwise; nothing when not given. */
  behavior?: ServiceBehavior
}

/** What a delete takes along. */
export interface DeleteRequest {
  delete_tracing_project?: boolean | undefined
  /** Whether a delete that is going on ends at once. */
  force?: boolean | undefined
}

export type LogPageView = z.infer<typeof LogPage>

export interface Page<T> {
  resources: T[]
  offset: number
}

/** All deployments at a time. */
export interface Snapshot {
  deployments: readonly DeploymentRecord[]
  now: number
  /** Where the control plane is served. */
  origin: string
}

function answerLog(entries: ReturnType<typeof revisionLog>, query: unknown): Answer<LogPageView> {
  const checked = check(LogQuery, query, 'body')
  if ('errors' in checked) return invalid(...checked.errors)
  const page = pageOfLog(entries, checked.value)
  if (page !== null) return { status: 200, body: page }
  return invalid({
    loc: ['body', 'offset'],
    msg: 'Value error, no page begins there',
    type: 'value_error'
  })
}

/**
 * Holds deployments and answers the operations of §4.1,
 * without HTTP. Each answer holds for the time of its clock.
 */
export class ControlPlane {
  private readonly store: Deployments
  private readonly surroundings: Surroundings
  private readonly output = new ProcessOutput()
  private readonly shapes: ReturnType<typeof requestShapes>
  private readonly behavior: ServiceBehavior
  private readonly context: RevisionContext
  /** Names of tracing projects: those of deployments, and those that outlived theirs. */
  private readonly tracingProjects = new Set<string>()
  /**
   * Goes up with each change (of clock and heads too),
   * so that whoever keeps the state knows when to.
   */
  version = 0

  constructor(private readonly options: ControlPlaneOptions) {
    const { serviceRules = {}, behavior = SPECIFIED } = options
    this.store = new Deployments(options.now)
    this.behavior = behavior
    this.context = { ...options, behavior }
    this.shapes = requestShapes(behavior)
    this.surroundings = {
      serviceRules,
      behavior,
      hasIntegration: (id) =>
        options.integrations.some((integration) => integration.id === id.toLowerCase()),
      listener: (id) => options.listeners.find((listener) => listener.id === id.toLowerCase()),
      servedAt: (deployment) => activeAt(deployment, options.origin())
    }
  }

  get integrations(): readonly IntegrationRecord[] {
    return this.options.integrations
  }

  get listeners(): readonly ListenerView[] {
    return this.options.listeners.map((listener) => this.viewListener(listener))
  }

  /** GET /v2/listeners/{listener_id} (extension) */
  readListener(id: string): Answer<ListenerView> {
    const listener = this.surroundings.listener(id)
    return listener === undefined
      ? refuse(404, `Listener ${id} not found`)
      : { status: 200, body: this.viewListener(listener) }
  }

  /** The public service also shows the version of a listener. */
  private viewListener(listener: ListenerRecord): ListenerView {
    return this.behavior.hasMoreFields ? { ...listener, version: null } : listener
  }

  /** POST /v2/deployments: a deployment and its first revision (§3). */
  create(sent: unknown): Answer<DeploymentView> {
    const checked = check(this.shapes.create, sent, 'body')
    if ('errors' in checked) return invalid(...checked.errors)
    const request = checked.value
    this.store.sweep()
    const refusal = checkCreate(request, this.surroundings)
    if (refusal !== undefined) return refusal
    if (this.store.named(request.name) !== undefined) {
      return refuse(409, `A deployment named ${JSON.stringify(request.name)} already exists`)
    }
    if (this.tracingProjects.has(request.name)) {
      return refuse(
        409,
        `A tracing project named ${JSON.stringify(request.name)} already exists. ` +
          'It is kept when its deployment is deleted without delete_tracing_project=true.'
      )
    }
    const { completesResourceSpecs } = this.behavior
    const body = completesResourceSpecs ? withCompleteSpec(request) : request
    const deployment = makeDeployment(body, this.context)
    this.store.add(deployment)
    this.keepTracingProjects([deployment.name])
    this.version++
    return { status: 201, body: this.view(deployment) }
  }

  /** GET /v2/deployments/{deployment_id} */
  read(id: string): Answer<DeploymentView> {
    return this.store.withDeployment(id, (deployment) => ({
      status: 200,
      body: this.view(deployment)
    }))
  }

  /**
   * PATCH /v2/deployments/{deployment_id}: null leaves
   * a field unchanged; §3 says when a revision is made.
   */
  patch(id: string, body: unknown): Answer<DeploymentView> {
    const checked = check(this.shapes.patch, body, 'body')
    if ('errors' in checked) return invalid(...checked.errors)
    return this.store.withDeployment(id, (deployment) => {
      if (deployment.gone_at !== null)
        return refuse(409, `Deployment ${deployment.id} is being deleted`)
      const refusal = checkPatch(checked.value, deployment, this.surroundings)
      if (refusal !== undefined) return refusal
      if (applyPatch(this.effective(checked.value), deployment, this.context)) this.version++
      return { status: 200, body: this.view(deployment) }
    })
  }

  /** What of a PATCH has an effect, as this service takes it. */
  private effective(patch: PatchRequest): PatchRequest {
    const { ignoresEmptySecrets, completesResourceSpecs } = this.behavior
    const { secrets, ...others } = patch
    const isIgnored = ignoresEmptySecrets && secrets?.length === 0
    const body = isIgnored ? others : patch
    return completesResourceSpecs ? withCompleteSpec(body) : body
  }

  /**
   * GET /v2/deployments (extension): oldest first, so that a page does not shift when one is added.
   */
  list({ limit, offset, ...filter }: PageRequest & ListFilter): Page<DeploymentView> {
    const at = { now: this.store.sweep(), origin: this.options.origin() }
    const found = this.store.page({ limit, offset }, (deployment) => passes(deployment, filter, at))
    return { resources: found.map((deployment) => this.view(deployment)), offset }
  }

  /** DELETE /v2/deployments/{deployment_id} (extension) */
  delete(
    id: string,
    { delete_tracing_project = false, force = false }: DeleteRequest = {}
  ): Gone | Refusal {
    return this.store.withDeployment(id, (deployment): Gone | Refusal => {
      const isActive = deployment.gone_at === null
      if (isActive && force)
        return refuse(400, `Deployment ${deployment.id} is active: delete it without force first`)
      const hasFreedName = delete_tracing_project && this.tracingProjects.delete(deployment.name)
      const isRemoved = isActive || force
      if (isRemoved) {
        const now = this.options.now()
        this.store.remove(deployment, force ? now : now + this.options.deleteTime)
        this.store.sweep()
      }
      if (isRemoved || hasFreedName) this.version++
      return { status: 204, body: undefined }
    })
  }

  /** GET /v2/deployments/{deployment_id}/revisions/{revision_id} */
  readRevision(id: string, revisionId: string): Answer<RevisionView> {
    return this.store.withRevision(id, revisionId, (deployment, revision) => ({
      status: 200,
      body: viewRevision(deployment, revision, this.options.now(), this.behavior)
    }))
  }

  /** GET /v2/deployments/{deployment_id}/revisions (extension): newest first. */
  listRevisions(
    id: string,
    { limit, offset, status }: PageRequest & { status?: string | undefined }
  ): Answer<Page<RevisionView>> {
    const statuses = status?.split(',').map((name) => name.trim())
    return this.store.withDeployment(id, (deployment) => {
      const now = this.options.now()
      const newestFirst = deployment.revisions
        .toReversed()
        .map((revision) => viewRevision(deployment, revision, now, this.behavior))
        .filter((revision) => statuses?.includes(revision.status) ?? true)
      const resources = newestFirst.slice(offset, offset + limit)
      return { status: 200, body: { resources, offset } }
    })
  }

  /**
   * POST /v2/deployments/{deployment_id}/revisions/{revision_id}/redeploy
   * (extension): a new revision of an earlier one.
   */
  redeploy(id: string, revisionId: string): Answer<DeploymentView> {
    return this.store.withRevision(id, revisionId, (deployment, revision) => {
      if (deployment.gone_at !== null)
        return refuse(409, `Deployment ${deployment.id} is being deleted`)
      redeployRevision(deployment, revision, this.context)
      this.version++
      return { status: 200, body: this.view(deployment) }
    })
  }

  /**
   * POST /v1/projects/{deployment_id}/revisions/{revision_id}/build_logs
   * and …/deploy_logs (extension).
   */
  readLog(
    id: string,
    revisionId: string,
    { log, body }: { log: LogName; body: unknown }
  ): Answer<LogPageView> {
    return this.store.withRevision(id, revisionId, (deployment, revision) =>
      answerLog(this.entriesOf(deployment, revision, log), body)
    )
  }

  /** POST /v1/projects/{deployment_id}/deploy_logs (extension): those of all revisions. */
  readDeployLog(id: string, body: unknown): Answer<LogPageView> {
    return this.store.withDeployment(id, (deployment) => {
      const entries = deployment.revisions.flatMap((revision) =>
        this.entriesOf(deployment, revision, 'deploy')
      )
      return answerLog(inOrder(entries), body)
    })
  }

  private entriesOf(deployment: DeploymentRecord, revision: RevisionRecord, log: LogName) {
    return revisionLog(deployment, revision, {
      log,
      now: this.options.now(),
      output: this.output.of(revision)
    })
  }

  /**
   * A push to a ref builds a revision of each deployment that
   * asked for it (§3). The head must have been moved before.
   */
  push(push: Push): Built[] {
    this.store.sweep()
    const built = buildPushed(this.store.all(), push, this.context)
    this.version += built.length
    return built
  }

  /** What answers at the URL of a deployment now (§1). `turn` counts the requests. */
  serving(id: string, turn: number): Serving | 'unknown' | 'not up' {
    this.store.sweep()
    const deployment = this.store.get(id)
    return deployment === undefined
      ? 'unknown'
      : (answeringRevisionOf(deployment, this.options.now(), turn) ?? 'not up')
  }

  /** The revisions whose processes should be running. */
  due(): Numbered[] {
    const now = this.store.sweep()
    return this.store.all().flatMap((deployment) => dueOf(deployment, now))
  }

  /** The process of a revision started, or failed to. Earlier results stay unchanged. */
  started(built: Built, problem: string | null): void {
    const revision = this.revisionOf(built)
    if (revision?.start !== 'awaited') return
    revision.start = { at: this.options.now(), problem }
    this.version++
  }

  /** The process of a revision printed a line. */
  printed(built: Built, line: string): void {
    const revision = this.revisionOf(built)
    if (revision !== undefined) this.output.add(revision, this.options.now(), line)
  }

  /** What the pages show is made of: all deployments, at one time. */
  snapshot(): Snapshot {
    const now = this.store.sweep()
    return { deployments: this.store.all(), now, origin: this.options.origin() }
  }

  /**
   * The name of a deployment and the number of one of
   * its revisions; undefined for what does not exist.
   */
  namesOf(id: string, revisionId = ''): { name: string; number: number | undefined } | undefined {
    const deployment = this.store.get(id)
    if (deployment === undefined) return undefined
    const index = deployment.revisions.findLastIndex(
      (revision) => revision.id === revisionId.toLowerCase()
    )
    return { name: deployment.name, number: index < 0 ? undefined : index + 1 }
  }

  dump(): readonly DeploymentRecord[] {
    this.store.sweep()
    return this.store.all()
  }

  /** Names of all tracing projects. */
  dumpTracingProjects(): readonly string[] {
    return [...this.tracingProjects]
  }

  /**
   * @param tracingProjects Those that outlived their
   * deployments; those of the deployments are there in any case.
   */
  load(deployments: readonly DeploymentRecord[], tracingProjects: readonly string[] = []): void {
    this.store.load(deployments)
    this.tracingProjects.clear()
    this.keepTracingProjects([...deployments.map(({ name }) => name), ...tracingProjects])
    this.version++
  }

  private keepTracingProjects(names: readonly string[]): void {
    if (!this.behavior.keepsTracingProjects) return
    for (const name of names) this.tracingProjects.add(name)
  }

  private revisionOf({ deployment_id, revision_id }: Built): RevisionRecord | undefined {
    return this.store.get(deployment_id)?.revisions.find(({ id }) => id === revision_id)
  }

  private view(deployment: DeploymentRecord): DeploymentView {
    const now = this.options.now()
    const view = viewDeployment(deployment, now, this.options.origin())
    const { hasMoreFields, showsBuiltCode } = this.behavior
    const full = hasMoreFields ? withMoreFields(view, deployment) : view
    return showsBuiltCode ? withBuiltCode(full, deployment, now) : full
  }
}
