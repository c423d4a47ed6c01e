/**
 * What every command that talks to a control plane begins with: its inputs, its surroundings, and
 * its console.
 */
import { type CiName, ciOf, detectCi } from '../adapters/ci/detect.js'
import {
  addProxySchemes,
  enforceTlsVerification,
  readCheckoutPlace,
  readEvent
} from '../adapters/runner/environment.js'
import { isKeyless } from '../inputs/connection.js'
import { createRedactor } from '../masking/redactor.js'
import { isTerminal, showsColors } from './console/colors.js'
import { createConsoleRunner } from './console/console-runner.js'
import { createScreen } from './console/screen.js'
import type { WriteOutputs } from './console/written-files.js'
import type { Arguments } from './flags/arguments.js'
import {
  addForeignVariables,
  judgeVariables,
  readInputFiles,
  secretsFromEnvironment,
  variablesFromFlags
} from './flags/resolve-inputs.js'

/** A command that is about to start. */
export type OpenedConsole = Awaited<ReturnType<typeof openConsole>>

/** Reads what the arguments name. @throws UsageError before anything is sent. */
export async function openConsole(
  { flags, givenBy, files, secretNames, envVars, options }: Arguments,
  writeOutputs?: WriteOutputs
) {
  const choice = options.ci as CiName | 'auto'
  addProxySchemes()
  const environment = process.env
  const texts = { ...flags, ...(await readInputFiles(files)) }
  const isOnGitHub =
    choice === 'github-actions' || (choice === 'auto' && ciOf(environment) === 'github-actions')
  const hasTerminal = isTerminal(process.stderr, environment)
  const isLive = hasTerminal && !options.quiet
  const screen = createScreen(process.stderr, { isLive, wraps: hasTerminal && !environment.CI })
  const redactor = createRedactor()
  const color = options.color && showsColors(process.stderr, environment)
  const loudness = options.verbose ? 'verbose' : 'normal'
  const level = options.quiet ? 'quiet' : loudness
  const given = addForeignVariables({ inputs: texts, givenBy }, environment, isOnGitHub)
  // A fork has neither the credential nor the secrets, and is skipped. Elsewhere, one error lists
  // all that is missing.
  const empty = Object.fromEntries(secretNames.map((name) => [name, '']))
  const secrets = secretsFromEnvironment(
    secretNames,
    isKeyless(given.inputs) ? { ...empty, ...environment } : environment
  )
  const env_vars = variablesFromFlags(envVars)
  const inputs = {
    ...given.inputs,
    ...(secrets !== undefined && { secrets }),
    ...(env_vars !== undefined && { env_vars })
  }
  const names = {
    ...given.givenBy,
    ...(secrets !== undefined && { secrets: '--secret' }),
    ...(env_vars !== undefined && { env_vars: '--env-var' })
  }
  const place = readCheckoutPlace(isOnGitHub ? environment.GITHUB_WORKSPACE : process.cwd())
  const job = {
    environment,
    event: isOnGitHub ? readEvent() : undefined,
    print: (line: string) => screen.print(line)
  }
  const written = [options.outputFile, options.events].filter((file) => file !== undefined)
  return {
    /** It reports to no CI system until it is told to. */
    runner: createConsoleRunner({
      screen,
      redactor,
      inputs,
      givenBy: names,
      level,
      color,
      writeOutputs
    }),
    screen,
    redactor,
    /** Whether a person can be asked. */
    canAsk: hasTerminal && process.stdin.isTTY && !environment.CI,
    /** Finds out where the run takes place, once there is a signal to cancel it. */
    detect: (cancelled: AbortSignal) => detectCi(choice, { job, place, cancelled, written }),
    /** About the environment of this process. */
    warnings: [...enforceTlsVerification(), ...judgeVariables(environment)]
  }
}
