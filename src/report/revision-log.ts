/** The log of the revision that failed, in two parts: its last lines stand at the error, earlier ones are folded away. */
import type { RevisionLog } from '../deploy/core/events.js'

/** Lines of the log that stand at the error: its end is most often the reason. */
const MOST_LAST = 10

/** The lines that stand at the error. */
export function lastLines({ lines }: RevisionLog): string[] {
  return lines.slice(-MOST_LAST)
}

/** The lines before those. */
export function earlierLines({ lines }: RevisionLog): string[] {
  return lines.slice(0, -MOST_LAST)
}

/** `Last lines of the build log`, or that it continues after these. */
export function logTitle({ log, is_end }: Pick<RevisionLog, 'log' | 'is_end'>): string {
  return is_end ? `Last lines of the ${log} log` : `Lines of the ${log} log, which continues`
}
