import type { ControlPlane } from '../../../src/ports.js'
import type { VirtualClock } from './virtual-clock.js'

export type Method = keyof ControlPlane
type Answer<M extends Method> = Awaited<ReturnType<ControlPlane[M]>>
/** What one request gets: an answer, an error to be thrown, or a function of its arguments. */
export type Step<M extends Method> =
  | Answer<M>
  | Error
  | ((...args: Parameters<ControlPlane[M]>) => Answer<M> | Error)
export type Script = { [M in Method]?: Step<M>[] }

export interface Call {
  method: Method
  args: unknown[]
  at: number
}

const MOST_CALLS = 5_000

/**
 * A control plane behind the port that answers each method from a script, one step a request; the
 * last step is given again and again, and a method without steps fails. For what no service of the
 * simulation does: one step, one table.
 */
export class ScriptedControlPlane implements ControlPlane {
  readonly calls: Call[] = []

  /** @param costMs How long each request takes. */
  constructor(
    private readonly clock: VirtualClock,
    private readonly script: Script,
    private readonly costMs = 0
  ) {}

  createDeployment: ControlPlane['createDeployment'] = (...args) =>
    this.answer('createDeployment', args)
  patchDeployment: ControlPlane['patchDeployment'] = (...args) =>
    this.answer('patchDeployment', args)
  readDeployment: ControlPlane['readDeployment'] = (...args) => this.answer('readDeployment', args)
  readRevision: ControlPlane['readRevision'] = (...args) => this.answer('readRevision', args)
  listDeployments: ControlPlane['listDeployments'] = (...args) =>
    this.answer('listDeployments', args)
  listRevisions: ControlPlane['listRevisions'] = (...args) => this.answer('listRevisions', args)
  listIntegrations: ControlPlane['listIntegrations'] = (...args) =>
    this.answer('listIntegrations', args)
  listListeners: ControlPlane['listListeners'] = (...args) => this.answer('listListeners', args)
  deleteDeployment: ControlPlane['deleteDeployment'] = (...args) =>
    this.answer('deleteDeployment', args)
  redeployRevision: ControlPlane['redeployRevision'] = (...args) =>
    this.answer('redeployRevision', args)
  readRevisionLog: ControlPlane['readRevisionLog'] = (...args) =>
    this.answer('readRevisionLog', args)

  /** How often a method was called. */
  count(method: Method): number {
    return this.calls.filter((call) => call.method === method).length
  }

  private async answer<M extends Method>(
    method: M,
    args: Parameters<ControlPlane[M]>
  ): Promise<Answer<M>> {
    const nth = this.count(method)
    this.calls.push({ method, args, at: this.clock.now() })
    if (this.calls.length > MOST_CALLS)
      throw new Error('More requests than any run needs: this one never ends.')
    this.clock.pass(this.costMs)
    const step = stepAt(this.script, method, nth)
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
