/** The outputs of the step: written at once, each value once. A value that cannot be written is remembered. */
import type { OutputName } from '../action-names.js'
import { DeployError, messageOf } from '../errors.js'
import type { Runner } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'

export type WrittenOutputs = ReturnType<typeof createOutputs>

export function createOutputs(runner: Pick<Runner, 'output'>) {
  const written = new Map<OutputName, string>()
  let lost: unknown
  let isTold = false
  return {
    write(values: Partial<Record<OutputName, string>>) {
      for (const [name, value] of Object.entries(values) as [OutputName, string][]) {
        if (written.get(name) === value) continue
        written.set(name, value)
        try {
          runner.output(name, value)
        } catch (error) {
          lost ??= error
        }
      }
    },
    /** That values were lost, once. @param changes What the run has changed, for the advice. */
    takeLoss(changes = '') {
      if (lost === undefined || isTold) return undefined
      isTold = true
      const message = `Not all outputs of this step could be written: ${sanitizeLine(messageOf(lost))}`
      const advice = `Free space on the disk of the runner, and check GITHUB_OUTPUT.${changes}`
      return new DeployError('outputs_not_written', message, { advice })
    }
  }
}
