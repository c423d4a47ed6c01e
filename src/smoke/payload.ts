/** The texts in the payload of an event: what a person would read of it. */
import { DEEPEST } from './messages.js'

/** All texts in a payload, in their order; the payload itself where it is no JSON, or nested too deeply. */
export function textsOf(data: string): string[] {
  try {
    return textsIn(JSON.parse(data)) ?? [data]
  } catch {
    return [data]
  }
}

/** All texts in a value, in their order; undefined where it is nested too deeply. */
export function textsIn(value: unknown): string[] | undefined {
  const found: string[] = []
  return collect(value, found, 0) ? found : undefined
}

function collect(value: unknown, found: string[], depth: number): boolean {
  if (depth > DEEPEST) return false
  if (typeof value === 'string') found.push(value)
  if (typeof value !== 'object' || value === null) return true
  for (const inner of Object.values(value)) if (!collect(inner, found, depth + 1)) return false
  return true
}
