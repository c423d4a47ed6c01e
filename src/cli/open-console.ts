/** What every command that talks to a control plane begins with: its inputs, its surroundings, and its console. */
import type { Ci } from '../ci/ci.js'
import { CI_NAMES, type CiName, ciOf, detectCi } from '../ci/detect.js'
import { createRedactor, type Redactor } from '../masking/redactor.js'
import { currentFolder, enforceTlsVerification, readCheckoutPlace, readEvent } from '../runner/environment.js'
import { suggestion } from '../text/nearest.js'
import { type ConsoleRunner, createConsoleRunner } from './console/console-runner.js'
import { createScreen, type Screen } from './console/screen.js'
import type { Arguments } from './flags/parse-arguments.js'
import {
  type Inputs,
  judgeVariables,
  refuseContradictions,
  resolveInputs,
  secretsFromEnvironment
} from './flags/resolve-inputs.js'
import { readInputFiles } from './read-sources.js'
import { UsageError } from './usage-error.js'

/** A command that is about to start. */
export interface OpenedConsole {
  inputs: Inputs
  screen: Screen
  redactor: Redactor
  /** The environment of this run, to be detected once there is a signal to cancel it. */
  detect: (cancelled: AbortSignal) => Promise<Ci>
  /** The runner of a run that takes place there. */
  runnerIn: (ci: Pick<Ci, 'reports' | 'phrases'>) => ConsoleRunner
  /** About the environment of this process. */
  warnings: readonly string[]
}

const UNVERIFIED =
  'NODE_TLS_REJECT_UNAUTHORIZED=0 is set. Certificates are verified anyway. For your own authority, set NODE_EXTRA_CA_CERTS.'

/** Reads what the arguments name. @throws UsageError before anything is sent. */
export async function openConsole({ flags, files, secretNames, options }: Arguments): Promise<OpenedConsole> {
  const choice = readCiName(options.ci)
  const environment = process.env
  const given = { ...flags, ...files }
  refuseContradictions(given, secretNames)
  const texts = { ...flags, ...(await readInputFiles(files)) }
  const isOnGitHub = choice === 'github-actions' || (choice === 'auto' && ciOf(environment) === 'github-actions')
  const isTerminal = process.stderr.isTTY && environment.TERM !== 'dumb'
  const screen = createScreen(process.stderr, isTerminal && !options.quiet)
  const redactor = createRedactor()
  const color = isTerminal && options.color && !environment.NO_COLOR
  const level = options.quiet ? 'quiet' : options.verbose ? 'verbose' : 'normal'
  const resolved = resolveInputs({ flags: texts, environment, isOnGitHub })
  const variables = hasCredential(resolved.inputs) ? environment : withEmpty(secretNames)
  const secrets = secretsFromEnvironment(secretNames, variables)
  const inputs = { ...resolved.inputs, ...(secrets !== undefined && { secrets }) }
  const givenBy = { ...resolved.givenBy, ...(secrets !== undefined && { secrets: '--secret' }) }
  const place = readCheckoutPlace(isOnGitHub ? environment.GITHUB_WORKSPACE : (currentFolder() ?? ''))
  const job = { environment, event: isOnGitHub ? readEvent() : undefined, print: (line: string) => screen.print(line) }
  return {
    inputs,
    screen,
    redactor,
    detect: (cancelled) => detectCi(choice, { job, place, cancelled }),
    runnerIn: ({ reports, phrases }) =>
      createConsoleRunner({ screen, redactor, inputs, givenBy, level, color, reports, phrases }),
    warnings: [...(enforceTlsVerification() ? [UNVERIFIED] : []), ...judgeVariables(environment)]
  }
}

const hasCredential = ({ api_key, tenant_id, bearer_token }: Inputs) =>
  [api_key, tenant_id, bearer_token].some((credential) => credential !== undefined)

/** A fork has neither the credential nor the secrets, and is skipped. Elsewhere, one error lists all that is missing. */
const withEmpty = (names: readonly string[]) => ({
  ...Object.fromEntries(names.map((name) => [name, ''])),
  ...process.env
})

function readCiName(text: string): CiName | 'auto' {
  const names = ['auto', ...CI_NAMES] as const
  const name = names.find((known) => known === text)
  if (name !== undefined) return name
  throw new UsageError(
    `--ci: "${text}" is not the name of a CI system here.${suggestion(text, names)}`,
    `Use one of ${names.join(', ')}. For any other system, use git.`
  )
}
