/** The log of one deployment among several: its lines are kept until it ends. */
import type { Lines } from '../report/reporter.js'

/**
 * Returns lines that are kept, and their text so far. A warning is also shown at once, and only once for all deployments.
 *
 * @param to The log of the run. @param key The deployment.
 * @param shown Lines that the run has shown for all of its deployments.
 */
export function collectLines(
  to: Pick<Lines, 'warning' | 'debug'>,
  key: string,
  shown: Set<string>
): { lines: Lines; text: () => string } {
  const kept: string[] = []
  const lines: Lines = {
    info: (text) => {
      if (!shown.has(text)) kept.push(text)
    },
    notice: (text) => void kept.push(`Notice: ${text}`),
    warning: (text) => {
      kept.push(`Warning: ${text}`)
      if (shown.has(text)) return
      shown.add(text)
      to.warning(`${key}: ${text}`)
    },
    error: (text) => void kept.push(`Error: ${text}`),
    debug: (text) => to.debug(`${key}: ${text}`),
    group: (title, text) => void kept.push(`${title}\n${text}`)
  }
  return { lines, text: () => kept.join('\n') }
}
