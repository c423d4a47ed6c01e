/** One run of the action: GitHub's runner over the adapters that it shares with the command line. */

import { createRunner } from '../adapters/runner/actions-core.js'
import {
  enforceTlsVerification,
  givenInputs,
  readCheckoutPlace,
  readEnvironment
} from '../adapters/runner/environment.js'
import { createRedactor } from '../masking/redactor.js'
import { createAdapters } from './adapters.js'
import type { ProcessWork } from './process.js'
import { run } from './run.js'

export function createAction(): ProcessWork {
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
