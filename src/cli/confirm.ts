/** Asks a person on a terminal before a deployment is deleted or rolled back. */
import { createInterface } from 'node:readline'
import type { Confirm } from '../deploy/core/request.js'
import { CancelledError } from '../errors.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { ProgressDisplay } from './console/progress.js'

/** Makes the question: below the log, without the lines of what is in progress, and one at a time. */
export function createConfirm(
  { pause }: Pick<ProgressDisplay, 'pause'>,
  redact: (text: string) => string,
  cancelled: AbortSignal
): Confirm {
  const ask: Confirm = async (name, what) => {
    const resume = pause()
    try {
      process.stderr.write(`${sanitizeLine(redact(what), 600)}\nType its name to confirm: `)
      const typed = await readLine(cancelled)
      if (cancelled.aborted) throw new CancelledError()
      return typed?.trim() === name
    } finally {
      resume()
    }
  }
  let before: Promise<unknown> = Promise.resolve()
  return (name, what) => {
    const answer = before.then(() => ask(name, what))
    before = answer.catch(() => {})
    return answer
  }
}

/** Undefined after Ctrl+D, and if the run is cancelled. */
async function readLine(signal: AbortSignal): Promise<string | undefined> {
  const lines = createInterface({ input: process.stdin, signal })
  try {
    for await (const line of lines) return line
    return undefined
  } finally {
    lines.close()
  }
}
