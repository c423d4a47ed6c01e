/** One run of the action: GitHub's runner over the adapters that it shares with the command line. */

import { createRunner, type Toolkit } from '../adapters/runner/actions-core.js'
import {
  enforceTlsVerification,
  givenInputs,
  readCheckoutPlace,
  readEnvironment
} from '../adapters/runner/environment.js'
import { createRedactor } from '../masking/redactor.js'
import type { Clock } from '../ports.js'
import { createAdapters } from './adapters.js'
import { run } from './run.js'

export interface Action {
  /** Writes to the log of the step. */
  readonly runner: Toolkit
  /**
   * Runs once, with the environment of this process. True on success.
   *
   * @param cancelled Aborted when the run is cancelled.
   */
  run: (cancelled: AbortSignal, clock: Clock) => Promise<boolean>
}

/** Builds the action over the runner's toolkit. */
export function createAction(): Action {
  const redactor = createRedactor()
  const runner = createRunner(redactor)
  return {
    runner,
    run: async (cancelled, clock) => {
      const { ports, close } = createAdapters({ runner, redactor, cancelled, clock, place: readCheckoutPlace() })
      const succeeded = await run({
        ...ports,
        runner,
        redactor,
        clock,
        warnings: enforceTlsVerification(),
        given: givenInputs(),
        context: readEnvironment()
      })
      close()
      return succeeded
    }
  }
}
