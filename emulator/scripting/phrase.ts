/** The short form of faults, outcomes and behaviors: words, then `key=value` settings. */
import * as z from 'zod'

export const DeploymentName = z.string().min(1, 'must be the name of a deployment')
export const RevisionNumber = z.int('must be a whole number').min(1, 'must be a whole number from 1')

const NUMERIC = new Set(['times', 'skip', 'revision', 'retry_after'])

/** `POST /v2/deployments 429 retry-after=2` as its words and its settings; `-` in a key becomes `_`. */
export function parsePhrase(text: string): { words: string[]; settings: Record<string, string | number> } {
  const words: string[] = []
  const settings: Record<string, string | number> = {}
  for (const part of text.trim().split(/\s+/)) {
    const [, name, value] = /^([a-z][a-z-]*)=(.*)$/.exec(part) ?? []
    if (name === undefined || value === undefined) {
      words.push(part)
      continue
    }
    const key = name.replaceAll('-', '_')
    settings[key] = NUMERIC.has(key) && /^\d{1,9}$/.test(value) ? Number(value) : value
  }
  return { words, settings }
}
