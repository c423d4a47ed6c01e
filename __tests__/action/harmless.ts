/** What a text of others may not do, wherever in a run it turns up. */
import { expect } from '@jest/globals'
import type { ActionResult } from '../../src/cli/local-runner.js'
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
  expectTables(summary)
  expectMermaid(summary)
  expect(summary).not.toMatch(/<(?!\/?code>)[a-z/!]/i)
  expect(summary).not.toMatch(/\]\((?!https?:\/\/)/)
  expect(summary.replace(/\]\([^)]*\)/g, '')).not.toMatch(/[@[]octocat|\]\(|\*\*bold/)
  for (const name of ['url', 'docs_url']) if (outputs[name]) expect(outputs[name]).toMatch(/^https?:\/\/\S+$/)
}

/** Each table has as many cells in each row as in its head. */
function expectTables(summary: string): void {
  for (const table of summary
    .split(/\n(?!\|)/)
    .map((block) => block.split('\n').filter((line) => line.startsWith('|')))) {
    const cells = table.map((line) => line.split('|').length)
    expect(new Set(cells).size).toBeLessThanOrEqual(1)
    if (table[1] !== undefined) expect(table[1]).toMatch(/^[| -]+$/)
  }
}

/** At most one picture, of lines that a Mermaid gantt has, and nothing else in fences. */
function expectMermaid(summary: string): void {
  const fences = summary.match(/```/g) ?? []
  expect([0, 2]).toContain(fences.length)
  const [, picture] = /^```mermaid\n([\s\S]*?)\n```$/m.exec(summary) ?? []
  if (picture === undefined) return expect(fences).toHaveLength(0)
  const [first, ...lines] = picture.split('\n')
  expect(first).toBe('gantt')
  for (const line of lines) {
    expect(line).toMatch(
      /^ {2}(dateFormat x|axisFormat %[MH:%S]+|section [\w-]+|\d\w* [\w -]+ :(active|crit|milestone), \d+, \d+(ms)?)$/
    )
  }
}
