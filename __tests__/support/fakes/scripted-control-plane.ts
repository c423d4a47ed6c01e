import type { ControlPlane } from '../../../src/ports.js'
import type { VirtualClock } from './virtual-clock.js'

type Method = keyof ControlPlane
type Answer<M extends Method> = Awaited<ReturnType<ControlPlane[M]>>
/** What one request gets: an answer, an error to be thrown, or a function of its arguments. */
export type Step<M extends Method> = Answer<M> | Error | ((...args: Parameters<ControlPlane[M]>) => Answer<M> | Error)
export type Script = { [M in Method]?: Step<M>[] }

export interface Call {
  method: Method
  args: unknown[]
  at: number
}

const MOST_CALLS = 5_000

/** Answers each method from its script, one step a request; the last step is given again and again. */
export class ScriptedControlPlane implements ControlPlane {
  readonly calls: Call[] = []

  /** @param costMs How long each request takes. */
  constructor(
    private readonly clock: VirtualClock,
    private readonly script: Script,
    private readonly costMs = 0
  ) {}

  createDeployment = (...args: Parameters<ControlPlane['createDeployment']>) => this.answer('createDeployment', args)
  readDeployment = (...args: Parameters<ControlPlane['readDeployment']>) => this.answer('readDeployment', args)
  readRevision = (...args: Parameters<ControlPlane['readRevision']>) => this.answer('readRevision', args)
  patchDeployment = (...args: Parameters<ControlPlane['patchDeployment']>) => this.answer('patchDeployment', args)
  listIntegrations = (...args: Parameters<ControlPlane['listIntegrations']>) => this.answer('listIntegrations', args)
  listListeners = (...args: Parameters<ControlPlane['listListeners']>) => this.answer('listListeners', args)
  listDeployments = (...args: Parameters<ControlPlane['listDeployments']>) => this.answer('listDeployments', args)
  listRevisions = (...args: Parameters<ControlPlane['listRevisions']>) => this.answer('listRevisions', args)
  deleteDeployment = (...args: Parameters<ControlPlane['deleteDeployment']>) => this.answer('deleteDeployment', args)
  redeployRevision = (...args: Parameters<ControlPlane['redeployRevision']>) => this.answer('redeployRevision', args)
  readRevisionLog = (...args: Parameters<ControlPlane['readRevisionLog']>) => this.answer('readRevisionLog', args)

  /** How often a method was called. */
  count(method: Method): number {
    return this.calls.filter((call) => call.method === method).length
  }

  private async answer<M extends Method>(method: M, args: Parameters<ControlPlane[M]>): Promise<Answer<M>> {
    const steps: Step<M>[] | undefined = this.script[method]
    const index = Math.min(this.count(method), (steps?.length ?? 0) - 1)
    this.calls.push({ method, args, at: this.clock.now() })
    if (this.calls.length > MOST_CALLS) throw new Error('more requests than any run needs: this one never ends')
    this.clock.pass(this.costMs)
    if (steps === undefined || index < 0) throw new Error(`nothing is scripted for ${method}`)
    const step = steps[index] as Step<M>
    const answer = typeof step === 'function' ? step(...args) : step
    if (answer instanceof Error) throw answer
    return answer
  }
}
