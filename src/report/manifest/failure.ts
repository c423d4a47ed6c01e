/** What a run of several deployments says if it is red. */
import type { ErrorCode } from '../../error-codes.js'
import { count, groupByText } from '../../text/format.js'
import { type Failure, failureText } from '../failure.js'
import type { DeploymentState } from './deployment-state.js'

/** The failure of the whole run, with those of its deployments. Undefined if none failed. */
export function manifestFailure(states: readonly DeploymentState[]): Failure | undefined {
  const failed = states.filter(({ phase }) => phase === 'failed')
  // None is skipped unless another one failed.
  if (failed.length === 0) return undefined
  const stopped = failed.filter(({ failure }) => failure?.kind === 'cancelled')
  const isCancelled = stopped.length > 0
  const isBug = stopped.some(({ failure }) => failure?.code === 'internal')
  const skipped = states.filter(({ phase }) => phase === 'skipped')
  const isNothingChanged =
    failed.length + skipped.length === states.length && failed.every(({ failure }) => failure?.unchanged)
  const which = stopped.length < failed.length ? 'failed' : isBug ? 'stopped by an internal error' : 'cancelled'
  return {
    kind: isCancelled ? 'cancelled' : 'failure',
    code: isBug ? 'internal' : isCancelled ? 'cancelled' : codeOf(failed),
    message: [
      `${failed.length} of ${count(states.length, 'deployment')} ${which}${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}.${isNothingChanged ? ' Nothing was changed.' : ''}`,
      ...causesOf([...failed, ...skipped])
    ].join('\n'),
    advice: isCancelled
      ? 'Rollouts that are in progress continue. Re-run the job: it reads first and continues from what exists.'
      : isNothingChanged
        ? 'Correct the causes above, then run again.'
        : 'Correct the causes above. The next run does not deploy again what is live and unchanged.'
  }
}

/** The code that all failures share, or the one for several. */
function codeOf(failed: readonly DeploymentState[]): ErrorCode {
  const [code = 'internal', ...others] = new Set(failed.map(({ failure }) => failure?.code ?? 'internal'))
  return others.length > 0 ? 'deployments_failed' : code
}

/** The failure of each deployment; one that several share stands there once. */
function causesOf(failed: readonly DeploymentState[]): string[] {
  const causes = groupByText(failed.map((state) => ({ key: state.key, text: causeOf(state) })))
  return causes.map(({ text, keys }) => `  ${keys.join(', ')}: ${text.replaceAll('\n', '\n  ')}`)
}

/** Its text. What to do after a cancel, and where to read more, is said of the run. */
function causeOf({ failure, record }: DeploymentState): string {
  if (failure === undefined) return ''
  const { docs_url: _page, ...told } = failure
  return failureText(failure.kind === 'cancelled' ? { ...told, advice: undefined } : told, record)
}
