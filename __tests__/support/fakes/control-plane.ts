import type { DeploymentAnswer, RevisionAnswer } from '../../../src/contract/answers.js'
import type { DeploymentCreateRequest, DeploymentPatchRequest } from '../../../src/contract/deployment.js'
import type { ControlPlane } from '../../../src/ports.js'
import { refusal } from './answers.js'
import type { VirtualClock } from './virtual-clock.js'

export type Method = keyof ControlPlane
type Answer<M extends Method> = Awaited<ReturnType<ControlPlane[M]>>
/** What one request gets: an answer, an error to be thrown, or a function of its arguments. */
export type Step<M extends Method> = Answer<M> | Error | ((...args: Parameters<ControlPlane[M]>) => Answer<M> | Error)
export type Script = { [M in Method]?: Step<M>[] }

export interface Call {
  method: Method
  args: unknown[]
  at: number
}

export const HEAD = 'c0ffee0c0ffee0'
const MOST_CALLS = 5_000

/**
 * An in-memory control plane behind the port. With a script it answers each method from that, one step a request; the
 * last step is given again and again, and a method without steps fails. Without a script it keeps one deployment at
 * most, which a test may change; revisions are DEPLOYED unless the test says otherwise.
 */
export class FakeControlPlane implements ControlPlane {
  readonly calls: Call[] = []
  deployment: DeploymentAnswer | undefined
  revisions: RevisionAnswer[] = []
  /** The commit that the branch is at. */
  head = HEAD
  /** Replaces the response, and the action itself. */
  onCreate: ((act: () => DeploymentAnswer) => DeploymentAnswer) | undefined
  onPatch: ((act: () => DeploymentAnswer) => DeploymentAnswer) | undefined
  onRead: (() => void) | undefined

  /** @param costMs How long each request takes. */
  constructor(
    private readonly clock: VirtualClock,
    private readonly script?: Script,
    private readonly costMs = 0
  ) {}

  createDeployment: ControlPlane['createDeployment'] = (...args) =>
    this.answer('createDeployment', args, (body) => this.perform(this.onCreate, () => this.create(body)))
  patchDeployment: ControlPlane['patchDeployment'] = (...args) =>
    this.answer('patchDeployment', args, (_, body) => this.perform(this.onPatch, () => this.patch(body)))
  readDeployment: ControlPlane['readDeployment'] = (...args) =>
    this.answer('readDeployment', args, () => {
      this.onRead?.()
      return this.current()
    })
  readRevision: ControlPlane['readRevision'] = (...args) =>
    this.answer('readRevision', args, (_, id) => this.revisions.find((one) => one.id === id) ?? refusal(404))
  listDeployments: ControlPlane['listDeployments'] = (...args) =>
    this.answer('listDeployments', args, () => (this.deployment ? [this.deployment] : []))
  listRevisions: ControlPlane['listRevisions'] = (...args) =>
    this.answer('listRevisions', args, () => this.revisions.toReversed())
  listIntegrations: ControlPlane['listIntegrations'] = (...args) =>
    this.answer('listIntegrations', args, () => [{ id: 'i1', name: 'acme' }])
  listListeners: ControlPlane['listListeners'] = (...args) => this.answer('listListeners', args, () => [])
  deleteDeployment: ControlPlane['deleteDeployment'] = (...args) =>
    this.answer('deleteDeployment', args, () => void (this.deployment = undefined))
  redeployRevision: ControlPlane['redeployRevision'] = (...args) => this.answer('redeployRevision', args, () => false)
  readRevisionLog: ControlPlane['readRevisionLog'] = (...args) => this.answer('readRevisionLog', args, () => null)

  /** How often a method was called. */
  count(method: Method): number {
    return this.calls.filter((call) => call.method === method).length
  }

  /** Makes a deployment with one revision. */
  stand(fields: Partial<DeploymentAnswer>): void {
    this.deployment = {
      id: 'd1',
      name: 'support',
      source_config: {},
      source_revision_config: {},
      secrets: [],
      status: 'READY',
      latest_revision_id: null,
      ...fields
    }
    this.revise({})
  }

  /** Makes a revision with this code, as this run or another one would. */
  revise(code: RevisionAnswer['source_revision_config'], status = 'DEPLOYED'): RevisionAnswer {
    const deployment = this.current()
    const source_revision_config = { ...deployment.source_revision_config, ...code }
    if (source_revision_config.repo_ref) source_revision_config.repo_commit_sha = this.head
    const revision = { id: `r${this.revisions.length + 1}`, status, source_revision_config }
    this.revisions.push(revision)
    this.deployment = { ...deployment, source_revision_config, latest_revision_id: revision.id }
    return revision
  }

  /** Replaces the list of secrets, as another run would. */
  editSecrets(value: string): void {
    this.deployment = { ...this.current(), secrets: [{ name: 'KEY', value }] }
    this.revise({})
  }

  private create({ name, source, source_config, source_revision_config, secrets }: DeploymentCreateRequest) {
    this.stand({ name, source, source_config, source_revision_config, secrets })
    return this.current()
  }

  private patch({ source_config, source_revision_config, secrets }: DeploymentPatchRequest): DeploymentAnswer {
    this.deployment = {
      ...this.current(),
      source_config: { ...this.current().source_config, ...(source_config as object) },
      ...(secrets && { secrets })
    }
    if (source_revision_config || secrets) this.revise(source_revision_config ?? {})
    return this.current()
  }

  private perform(instead: typeof this.onCreate, act: () => DeploymentAnswer): DeploymentAnswer {
    return instead ? instead(act) : act()
  }

  private current(): DeploymentAnswer {
    if (this.deployment === undefined) throw refusal(404)
    return this.deployment
  }

  private async answer<M extends Method>(
    method: M,
    args: Parameters<ControlPlane[M]>,
    act: (...args: Parameters<ControlPlane[M]>) => Answer<M> | Error
  ): Promise<Answer<M>> {
    const nth = this.count(method)
    this.calls.push({ method, args, at: this.clock.now() })
    if (this.calls.length > MOST_CALLS) throw new Error('More requests than any run needs: this one never ends.')
    this.clock.pass(this.costMs)
    const step = this.script === undefined ? act : stepAt(this.script, method, nth)
    const answer = typeof step === 'function' ? step(...args) : step
    if (answer instanceof Error) throw answer
    return answer
  }
}

function stepAt<M extends Method>(script: Script, method: M, nth: number): Step<M> {
  const steps: Step<M>[] = script[method] ?? []
  if (steps.length === 0) throw new Error(`No step is scripted for ${method}.`)
  return steps[Math.min(nth, steps.length - 1)] as Step<M>
}
