/** Keeps GitHub's troubles away from the deploy: each becomes one warning (docs/design.md, section 1). */
import type { Emit } from '../deploy/core/events.js'
import { CancelledError, GitHubRefusal, messageOf } from '../errors.js'
import type { GitHub } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'

/** Asks GitHub for something. Undefined when it did not do it; then it has been said why. Never throws. */
export type Guard = <T>(what: string, task: (github: GitHub) => Promise<T>) => Promise<T | undefined>

export interface GuardOptions {
  /** Called at the first task. @throws DeployError when there is nobody to ask. */
  open: () => Promise<GitHub>
  emit: Emit
  /** Keys of what has been said already; share it where one run has several guards. */
  told: Set<string>
  /** The run is for a fork, whose token may never write. */
  fork: boolean
  /** What is given up once the run was told to stop would be left open, so that is said. */
  leaves_open: boolean
  /** What goes on without GitHub: the command of the run. */
  command: string
}

/** A guard over one connection to GitHub. */
export function createGuard({ open, emit, told, leaves_open, ...run }: GuardOptions): Guard {
  let github: Promise<GitHub> | undefined
  return async (what, task) => {
    try {
      github ??= open()
      return await task(await github)
    } catch (error) {
      const givenUp = error instanceof CancelledError
      if (givenUp && !leaves_open) return undefined
      const { key, message } = givenUp ? givenUpFor(what) : warningFor(what, error, run)
      if (!told.has(key)) emit({ type: 'warning', message })
      told.add(key)
      return undefined
    }
  }
}

function givenUpFor(what: string): { key: string; message: string } {
  return {
    key: what,
    message: `GitHub did not answer in the moment that is left once a run is told to stop, so this run could not ${what}: it may be left open until a later run is over.`
  }
}

/** One warning a permission, and one for everything else: GitHub being down is not told once for each record. */
function warningFor(
  what: string,
  error: unknown,
  { fork, command }: Pick<GuardOptions, 'fork' | 'command'>
): { key: string; message: string } {
  if (!(error instanceof GitHubRefusal)) {
    return {
      key: 'other',
      message: `${sanitizeLine(messageOf(error))}, so this run could not ${what}. The ${command} itself goes on.`
    }
  }
  const { permission } = error
  const mend = fork
    ? `It needs "${permission}", which GitHub never gives to the run of a pull request from a fork.`
    : `Add to the permissions of the job: ${permission}`
  return { key: permission, message: `${error.message}, so this run could not ${what}. ${mend}` }
}
