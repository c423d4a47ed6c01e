import * as z from 'zod'
import { createCore, type EmulatorCore } from '../../../emulator/emulator.js'
import type { EmulatorOptions } from '../../../emulator/options.js'
import {
  DeploymentAnswer,
  DeploymentRow,
  LogPageAnswer,
  LookupRow,
  RevisionAnswer
} from '../../../src/contract/answers.js'
import type { ControlPlane } from '../../../src/ports.js'
import { dropped, refusal } from './answers.js'
import type { VirtualClock } from './virtual-clock.js'

type Method = keyof ControlPlane
/** `before`: the request never arrives. `after`: it is carried out, and its answer is lost. */
export interface Trouble {
  method: Method
  when: 'before' | 'after'
  error?: Error
}
type Core = { status: number; body: unknown }

/** The in-process core of the local control plane behind the port, with answers that get lost on request. */
export class EmulatedControlPlane implements ControlPlane {
  readonly core: EmulatorCore
  readonly calls: { method: Method; args: unknown[] }[] = []
  /** Each is used up by the first request that it fits. */
  troubles: Trouble[] = []
  documentedOnly = false
  /** The list shows a deployment only so long after it was made. */
  listLagMs = 0

  constructor(
    private readonly clock: VirtualClock,
    options: EmulatorOptions = {}
  ) {
    this.core = createCore({ now: () => clock.date(), buildTime: 60_000, ...options })
    this.core.origin = 'http://127.0.0.1:1'
  }

  createDeployment: ControlPlane['createDeployment'] = (body) =>
    this.send('createDeployment', [body], () => this.controlPlane.create(sent(body)), parsed(DeploymentAnswer))
  readDeployment: ControlPlane['readDeployment'] = (id) =>
    this.send('readDeployment', [id], () => this.controlPlane.read(id), parsed(DeploymentAnswer))
  readRevision: ControlPlane['readRevision'] = (id, revisionId) =>
    this.send(
      'readRevision',
      [id, revisionId],
      () => this.controlPlane.readRevision(id, revisionId),
      parsed(RevisionAnswer)
    )
  patchDeployment: ControlPlane['patchDeployment'] = (id, body) =>
    this.send('patchDeployment', [id, body], () => this.controlPlane.patch(id, sent(body)), parsed(DeploymentAnswer))
  listIntegrations: ControlPlane['listIntegrations'] = () =>
    this.send('listIntegrations', [], () => ok(this.controlPlane.integrations), parsed(z.array(LookupRow)))
  listListeners: ControlPlane['listListeners'] = () =>
    this.send('listListeners', [], () => ok(this.controlPlane.listeners), parsed(z.array(LookupRow)))
  listDeployments: ControlPlane['listDeployments'] = (query) => {
    const visible = (row: { created_at: string }) => Date.parse(row.created_at) + this.listLagMs <= this.clock.date()
    const list = () => ok(this.controlPlane.list(query).resources.filter(visible))
    return this.extension(this.send('listDeployments', [query], list, parsed(z.array(DeploymentRow))))
  }
  listRevisions: ControlPlane['listRevisions'] = (id) => {
    const list = () => this.controlPlane.listRevisions(id, { limit: 100, offset: 0 })
    const rows = (body: unknown) => parsed(z.array(RevisionAnswer))((body as { resources: unknown }).resources)
    return this.extension(this.send('listRevisions', [id], list, rows))
  }
  deleteDeployment: ControlPlane['deleteDeployment'] = (id) =>
    this.send(
      'deleteDeployment',
      [id],
      () => this.controlPlane.delete(id),
      () => undefined
    )

  redeployRevision: ControlPlane['redeployRevision'] = async (id, revisionId) => {
    const absent = this.documentedOnly
    const act = () => (absent ? ok({}) : this.controlPlane.redeploy(id, revisionId))
    return this.send('redeployRevision', [id, revisionId], act, () => !absent)
  }
  readRevisionLog: ControlPlane['readRevisionLog'] = (id, revisionId, { log, ...body }) => {
    const act = () => this.controlPlane.readLog(id, revisionId, { log, body })
    return this.extension(this.send('readRevisionLog', [id, revisionId, { log, ...body }], act, parsed(LogPageAnswer)))
  }

  count(method: Method): number {
    return this.calls.filter((call) => call.method === method).length
  }

  private get controlPlane() {
    return this.core.controlPlane
  }

  private async extension<T>(answer: Promise<T>): Promise<T | null> {
    return this.documentedOnly ? null : answer
  }

  private async send<T>(method: Method, args: unknown[], act: () => Core, read: (body: unknown) => T): Promise<T> {
    this.calls.push({ method, args })
    const index = this.troubles.findIndex((trouble) => trouble.method === method)
    const trouble = index < 0 ? undefined : this.troubles.splice(index, 1)[0]
    if (trouble?.when === 'before') throw trouble.error ?? dropped()
    const { status, body } = act()
    if (trouble !== undefined) throw trouble.error ?? dropped()
    if (status >= 300) throw Object.assign(refusal(status), { message: JSON.stringify(body) })
    return read(body)
  }
}

/** Requests and answers go through JSON, as on the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const ok = (body: unknown): Core => ({ status: 200, body })
const parsed =
  <T>(schema: { parse: (value: unknown) => T }) =>
  (body: unknown): T =>
    schema.parse(sent(body))
