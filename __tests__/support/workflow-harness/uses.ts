import { resolve } from 'node:path'
import { HarnessError, type JsonObject } from './expressions.js'

/**
 * The repository under which this action is published; any version of it stands for the local one.
 */
export const PUBLISHED_ACTION = 'deploy-agent-server/deploy-agent-server'

/** A step with a foreign action, as its stand-in sees it. */
export interface StandInStep {
  id: string
  uses: string
  with: Record<string, string>
  env: Record<string, string>
  workspace: string
  github: JsonObject
}

/** What a stand-in did. */
export interface StandInResult {
  outputs?: Record<string, string>
  /** `success` by default. */
  outcome?: 'success' | 'failure'
  /** What it printed; workflow commands in it are obeyed. */
  stdout?: string
}

/** Does what an action that the test does not run would have done. */
export type StandIn = (step: StandInStep) => StandInResult | Promise<StandInResult>

/** What `uses:` stands for. */
export type Used =
  | { kind: 'action'; folder: string; repository: string; ref: string }
  | { kind: 'standIn'; name: string; standIn: StandIn }

/** Resolves `uses:`; throws when nothing stands in for a foreign action. */
export function resolveUses(
  uses: string,
  actionPath: string,
  standIns: Record<string, StandIn>
): Used {
  const [name = '', ref = ''] = uses.split('@')
  if (name === PUBLISHED_ACTION || name.startsWith(`${PUBLISHED_ACTION}/`)) {
    // The step runs in its workspace, so a path relative to the test's folder would lead nowhere.
    const folder = resolve(actionPath, `.${name.slice(PUBLISHED_ACTION.length)}`)
    return { kind: 'action', folder, repository: PUBLISHED_ACTION, ref }
  }
  const standIn = standIns[name]
  if (standIn === undefined)
    throw new HarnessError(`Nothing stands in for ${uses}: give the run a \`uses\` of ${name}`)
  return { kind: 'standIn', name, standIn }
}
