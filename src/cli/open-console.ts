/** What every command that talks to a control plane begins with: its inputs, its surroundings, and its console. */
import type { Ci } from '../adapters/ci/ci.js'
import { type CiName, ciOf, detectCi } from '../adapters/ci/detect.js'
import { currentFolder, enforceTlsVerification, readCheckoutPlace, readEvent } from '../adapters/runner/environment.js'
import { createRedactor, type Redactor } from '../masking/redactor.js'
import { type ConsoleRunner, createConsoleRunner } from './console/console-runner.js'
import type { WriteOutputs } from './console/output-file.js'
import { createScreen, type Screen } from './console/screen.js'
import type { Inputs } from './flags/input-flags.js'
import type { Arguments } from './flags/parse-arguments.js'
import { addForeignVariables, judgeVariables, readInputFiles, secretsFromEnvironment } from './flags/resolve-inputs.js'

/** A command that is about to start. */
export interface OpenedConsole {
  /** It reports to no CI system until it is told to. */
  runner: ConsoleRunner
  screen: Screen
  redactor: Redactor
  /** Whether a person can be asked. */
  canAsk: boolean
  /** The environment of this run, to be detected once there is a signal to cancel it. */
  detect: (cancelled: AbortSignal) => Promise<Ci>
  /** About the environment of this process. */
  warnings: readonly string[]
}

/** Reads what the arguments name. @throws UsageError before anything is sent. */
export async function openConsole(
  { flags, givenBy, files, secretNames, options }: Arguments,
  writeOutputs?: WriteOutputs
): Promise<OpenedConsole> {
  const choice = options.ci as CiName | 'auto'
  const environment = process.env
  const texts = { ...flags, ...(await readInputFiles(files)) }
  const isOnGitHub = choice === 'github-actions' || (choice === 'auto' && ciOf(environment) === 'github-actions')
  const isTerminal = process.stderr.isTTY && environment.TERM !== 'dumb'
  const screen = createScreen(process.stderr, isTerminal && !options.quiet)
  const redactor = createRedactor()
  const color = isTerminal && options.color && !environment.NO_COLOR
  const level = options.quiet ? 'quiet' : options.verbose ? 'verbose' : 'normal'
  const given = addForeignVariables({ inputs: texts, givenBy }, environment, isOnGitHub)
  const variables = hasCredential(given.inputs) ? environment : withEmpty(secretNames)
  const secrets = secretsFromEnvironment(secretNames, variables)
  const inputs = { ...given.inputs, ...(secrets !== undefined && { secrets }) }
  const names = { ...given.givenBy, ...(secrets !== undefined && { secrets: '--secret' }) }
  const place = readCheckoutPlace(isOnGitHub ? environment.GITHUB_WORKSPACE : (currentFolder() ?? ''))
  const job = { environment, event: isOnGitHub ? readEvent() : undefined, print: (line: string) => screen.print(line) }
  const written = [options.outputFile, options.events].filter((file) => file !== undefined)
  return {
    runner: createConsoleRunner({ screen, redactor, inputs, givenBy: names, level, color, writeOutputs }),
    screen,
    redactor,
    canAsk: isTerminal && process.stdin.isTTY && !environment.CI,
    detect: (cancelled) => detectCi(choice, { job, place, cancelled, written }),
    warnings: [...enforceTlsVerification(), ...judgeVariables(environment)]
  }
}

const hasCredential = ({ api_key, tenant_id, bearer_token }: Inputs) =>
  [api_key, tenant_id, bearer_token].some((credential) => credential !== undefined)

/** A fork has neither the credential nor the secrets, and is skipped. Elsewhere, one error lists all that is missing. */
const withEmpty = (names: readonly string[]) => ({
  ...Object.fromEntries(names.map((name) => [name, ''])),
  ...process.env
})
