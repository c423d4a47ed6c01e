/** Turns each failure of GitHub into one warning, so that the deploy continues (docs/design.md, section 1). */
import type { Emit } from '../deploy/core/events.js'
import { CancelledError, GitHubRefusal, messageOf } from '../errors.js'
import type { GitHub } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'

/** Runs a task on GitHub. Returns undefined after a failure, which it has reported. Never throws. */
export type Guard = <T>(what: string, task: (github: GitHub) => Promise<T>) => Promise<T | undefined>

export interface GuardOptions {
  /** Called at the first task. @throws DeployError if there is no token or API. */
  open: () => Promise<GitHub>
  emit: Emit
  /** Keys of reported problems; guards of one run share it. */
  told: Set<string>
  /** The run is for a fork, whose token may never write. */
  fork: boolean
  /** A task that is abandoned after a cancel would leave an open record, so this is reported. */
  leaves_open: boolean
  /** What continues without GitHub: the command of the run. */
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
    message: `This run was cancelled before GitHub answered, so it could not ${what}. The record may stay open until a later run ends.`
  }
}

/**
 * Warns once per missing permission, and once for everything else, so that an outage of GitHub is not reported for each
 * record.
 */
function warningFor(
  what: string,
  error: unknown,
  { fork, command }: Pick<GuardOptions, 'fork' | 'command'>
): { key: string; message: string } {
  if (!(error instanceof GitHubRefusal)) {
    return {
      key: 'other',
      message: `${sanitizeLine(messageOf(error))}, so this run could not ${what}. Other records and comments of this run on GitHub may be missing, too. The ${command} continues.`
    }
  }
  const { permission } = error
  const mend = fork
    ? `It needs "${permission}", which GitHub never grants to a run of a pull request from a fork.`
    : `Add to the permissions of the job: ${permission}`
  return { key: permission, message: `${error.message}, so this run could not ${what}. ${mend}` }
}
