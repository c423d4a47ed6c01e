/** A `buildkite-agent` on PATH that records its calls. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface AgentCall {
  args: string[]
  input: string
}

/** Makes one. `PATH` finds it first. */
export function recordAgent() {
  const folder = mkdtempSync(join(tmpdir(), 'agent-'))
  const log = join(folder, 'calls.jsonl')
  writeFileSync(log, '')
  const script = `#!${process.execPath}
const { appendFileSync, readFileSync } = require('node:fs')
const call = { args: process.argv.slice(2), input: readFileSync(0, 'utf8') }
appendFileSync(${JSON.stringify(log)}, JSON.stringify(call) + '\\n')
`
  writeFileSync(join(folder, 'buildkite-agent'), script, { mode: 0o755 })
  return {
    PATH: `${folder}:${process.env['PATH']}`,
    calls: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as AgentCall),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true })
  }
}
