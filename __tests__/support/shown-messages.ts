/** Reads the error and the warnings of a run from its log, as a runner shows them. */
import type { ActionResult } from '../../src/cli/demo/local-runner.js'

export interface ShownError {
  /** What happened: the first line, without the code. */
  first: string
  code: string
  /** The facts, and how to fix it. */
  rest: string[]
}

/** The error in a log, decoded. Without an error, every part is empty. */
export function errorOf(stdout: string): ShownError {
  const [head = '', ...rest] = decodeURIComponent(/^::error::(.*)$/m.exec(stdout)?.[1] ?? '').split(
    '\n'
  )
  const [first = '', code = ''] = head.split('   code: ')
  return { first, code, rest }
}

/** Warnings of a run, decoded. */
export function warningsOf({ stdout }: ActionResult): string[] {
  return [...stdout.matchAll(/^::warning::(.*)$/gm)].map(([, text = '']) =>
    decodeURIComponent(text)
  )
}
