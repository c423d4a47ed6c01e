/**
 * The one place that reads `process.env` and the event file, and the files by which a runner gets
 * what a step gives it.
 */
import { readFileSync, statSync, truncateSync } from 'node:fs'
import { type RunContext, readRunContext } from '../github/run-context.js'

/** Returns what the runner says of this run. An event file that cannot be read counts as none. */
export function readEnvironment(): RunContext {
  return readRunContext(process.env, readEvent())
}

/** Returns the event file of the runner; undefined if there is none, or it cannot be read. */
export function readEvent(): unknown {
  const path = process.env.GITHUB_EVENT_PATH
  try {
    return path ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    return undefined
  }
}

/** What git needs to find itself and the settings of its user. */
const FOR_GIT = [
  'PATH',
  'HOME',
  'XDG_CONFIG_HOME',
  'USERPROFILE',
  'SystemRoot',
  'SYSTEMROOT',
  'TEMP',
  'TMP'
]

/**
 * The folder of a checkout, if there is one, and the variables that git is started with: no secret
 * is among them.
 */
export interface CheckoutPlace {
  workspace: string | undefined
  variables: Record<string, string>
}

/**
 * Where this run's code is checked out.
 * @param workspace Its folder; the one that the runner names if not given.
 */
export function readCheckoutPlace(workspace = process.env.GITHUB_WORKSPACE): CheckoutPlace {
  const known = FOR_GIT.map((name) => [name, process.env[name]] as const)
  const variables = known.filter((entry): entry is [string, string] => entry[1] !== undefined)
  return { workspace: workspace || undefined, variables: Object.fromEntries(variables) }
}

/** Shown if the job turns the verification of certificates off. */
const UNVERIFIED =
  'NODE_TLS_REJECT_UNAUTHORIZED=0 is set. ' +
  'Certificates are verified anyway. For your own authority, set NODE_EXTRA_CA_CERTS.'

/**
 * Certificates are checked, whatever the job has set for other steps: Node reads the variable at
 * each connection. A warning when it said otherwise.
 */
export function enforceTlsVerification(): string[] {
  const wasOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0'
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
  return wasOff ? [UNVERIFIED] : []
}

const PROXY_VARIABLES = ['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'] as const

/**
 * Adds `http://` to proxies without a scheme, as curl does: the HTTP client would take `localhost:`
 * for one, and use no proxy.
 */
export function addProxySchemes(): void {
  for (const name of PROXY_VARIABLES) {
    const proxy = process.env[name]?.trim()
    if (proxy && !proxy.includes('://')) process.env[name] = `http://${proxy}`
  }
}

/**
 * Names of what the step gives under `with:`, also of what action.yml does not have: as the
 * variables have them, without `INPUT_`. The runner writes them in upper case. One in another case
 * is left out where the one in upper case is set.
 */
export function givenInputs(): string[] {
  const isSet = (name: string) => (process.env[name]?.trim() ?? '') !== ''
  return Object.keys(process.env)
    .filter((name) => name.startsWith('INPUT_') && isSet(name))
    .filter((name) => name === name.toUpperCase() || !isSet(name.toUpperCase()))
    .map((name) => name.slice('INPUT_'.length))
}

/** Returns the file where the runner reads what this step gives it; undefined outside of one. */
export function fileOf(variable: 'GITHUB_OUTPUT' | 'GITHUB_STEP_SUMMARY'): string | undefined {
  return process.env[variable] || undefined
}

/**
 * Appends to the file at `path`, whole or not at all: what a full disk lets through of an entry is
 * taken back.
 *
 * @throws what `append` throws.
 */
export function appendWhole(path: string | undefined, append: () => void): void {
  const size = sizeOf(path)
  try {
    append()
  } catch (error) {
    if (path !== undefined && size !== undefined) truncateSync(path, size)
    throw error
  }
}

/**
 * Returns the size of a file; undefined for what cannot be cut: no file at all, a device, a pipe.
 */
function sizeOf(path: string | undefined): number | undefined {
  const stats = path === undefined ? undefined : statSync(path, { throwIfNoEntry: false })
  return stats?.isFile() ? stats.size : undefined
}
