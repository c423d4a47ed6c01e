/**
 * One run of the action: GitHub's runner over the adapters that it shares with the command line.
 */
import { createRunner } from '../adapters/runner/actions-core.js'
import {
  addProxySchemes,
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
      const runParts = { runner, redactor, cancelled, clock }
      const { ports, close } = createAdapters({ ...runParts, place: readCheckoutPlace() })
      addProxySchemes()
      const warnings = enforceTlsVerification()
      const given = givenInputs()
      const context = readEnvironment()
      const succeeded = await run({ ...ports, ...runParts, warnings, given, context })
      close()
      return succeeded
    }
  }
}
