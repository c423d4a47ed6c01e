/** Writes what is scripted in the short form of the flags. */
import type { AgentBehavior } from './agent-behavior.js'
import type { Fault } from './faults.js'
import type { Outcome } from './outcomes.js'

/** What has no short form. */
const NO_SETTINGS: ReadonlySet<string> = new Set(['log', 'body'])

/** `name=value` for each setting that is set. */
function phrase(words: readonly string[], settings: object): string {
  const written = Object.entries(settings)
    .filter(([name, value]) => value !== undefined && !NO_SETTINGS.has(name))
    .map(([name, value]) => `${name.replaceAll('_', '-')}=${value}`)
  return [...words, ...written].join(' ')
}

/** `BUILD_FAILED deployment=support times=2` */
export function writeOutcome({ outcome, ...settings }: Outcome): string {
  return phrase([outcome], settings)
}

/** `POST /v2/deployments drop-after times=3` */
export function writeFault({ method, path, kind, status, when, ...settings }: Fault): string {
  const what = kind === 'status' ? String(status ?? 503) : kind
  return phrase([method, path, when === undefined ? what : `${what}-${when}`], settings)
}

/** `throw crlf slow-start=2s deployment=support` */
export function writeBehavior({ run, ...said }: AgentBehavior): string {
  const switches = Object.entries(said).filter(([, value]) => value === true)
  const settings = Object.fromEntries(Object.entries(said).filter(([, value]) => typeof value !== 'boolean'))
  return phrase([...(run === undefined ? [] : [run]), ...switches.map(([name]) => name.replaceAll('_', '-'))], settings)
}
