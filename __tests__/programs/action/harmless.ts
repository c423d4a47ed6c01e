/** What a text of others may not do, wherever in a run it turns up. */
import { expect } from '@jest/globals'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { problemsOf } from '../../security/hostile/rendered.js'
import { commandNames, logLines, shown } from './bundle.js'

/** Commands of ours that may be in a log. */
const OURS = new Set(['add-mask', 'error', 'warning', 'notice', 'debug'])

/** What no text of others may do, wherever it turns up. */
export function expectHarmless({ stdout, summary, outputs }: ActionResult): void {
  expect(commandNames(stdout).filter((name) => !OURS.has(name))).toEqual([])
  const text = shown(stdout)
  expect(text).not.toContain('##[')
  expect(text).not.toMatch(/[^\P{Cc}\n\t]|[\u2028\u2029]/u)
  expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069\u200B\uFEFF]/)
  for (const line of logLines(text)) expect(line.length).toBeLessThan(8_000)
  expect(problemsOf(summary)).toEqual([])
  for (const name of ['url', 'docs_url']) if (outputs[name]) expect(outputs[name]).toMatch(/^https?:\/\/\S+$/)
}
