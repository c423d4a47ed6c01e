/** The one place that reads `process.env` and the event file. */
import { readFileSync } from 'node:fs'
import { type RunContext, readRunContext } from '../github/run-context.js'

/** What the runner says of this run. An event file that cannot be read counts as none. */
export function readEnvironment(): RunContext {
  const path = process.env.GITHUB_EVENT_PATH
  let payload: unknown
  try {
    payload = path ? JSON.parse(readFileSync(path, 'utf8')) : undefined
  } catch {
    payload = undefined
  }
  return readRunContext(process.env, payload)
}

/**
 * Certificates are checked, whatever the job has set for other steps: Node reads the variable at each connection. True
 * when it said otherwise.
 */
export function insistOnCertificates(): boolean {
  const wasOff = process.env.NODE_TLS_REJECT_UNAUTHORIZED === '0'
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
  return wasOff
}

/** Whether the runner has given this step a file for its summary. */
export function hasSummaryFile(): boolean {
  return Boolean(process.env.GITHUB_STEP_SUMMARY)
}
