/** The regular expression of `smoke_expect`, matched within a time limit: no pattern makes the step hang. */
import { runInNewContext } from 'node:vm'

/** For all texts together, in milliseconds. Ours: far more than a plain pattern takes. */
const MATCH_LIMIT_MS = 800

/** Whether the pattern matches anywhere in one of the texts; `timeout` when it took too long to find out. */
export function matchPattern(pattern: string, texts: readonly string[]): boolean | 'timeout' {
  try {
    const sandbox = { pattern, texts: [...texts] }
    const script = "texts.some((text) => new RegExp(pattern, 's').test(text))"
    return runInNewContext(script, sandbox, { timeout: MATCH_LIMIT_MS }) === true
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
      return 'timeout'
    throw error
  }
}
