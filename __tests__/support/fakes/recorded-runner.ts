import type { OutputName } from '../../../src/action-names.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import type { Runner } from '../../../src/ports.js'

/** A runner that keeps all that is written to it: each line of the log with its level in front. */
export function recordedRunner(inputs: Record<string, string> = {}) {
  const outputs: Record<string, string> = {}
  const written: OutputName[] = []
  const log: string[] = []
  const masked: string[] = []
  const summaries: string[] = []
  const write = (level: string) => (line: string) => void log.push(`${level}${line}`)
  const redactor = createRedactor()
  const runner: Runner = {
    input: (name) => inputs[name] ?? '',
    mask: (value, options) => {
      masked.push(value)
      redactor.add(value, options)
    },
    info: write(''),
    debug: write('debug: '),
    notice: write('notice: '),
    warning: write('warning: '),
    error: write('error: '),
    annotate: ({ file, line, column }, text) =>
      void log.push(`at ${file}:${line}:${column} ${text}`),
    group: (title, body) => void log.push(`group ${title}\n${body}`),
    output: (name, value) => {
      written.push(name)
      outputs[name] = value
    },
    summary: async (markdown) => void summaries.push(markdown)
  }
  return { runner, redactor, outputs, written, log, masked, summaries }
}
