/** The text in the payloads of a run: what a person would read of them. */

/** All texts in a payload, in their order; the payload itself where it is no JSON. */
export function textsOf(data: string): string[] {
  try {
    const found: string[] = []
    collect(JSON.parse(data), found)
    return found
  } catch {
    return [data]
  }
}

function collect(value: unknown, found: string[]): void {
  if (typeof value === 'string') found.push(value)
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) collect(inner, found)
}

/** Texts under `content`, which streamed messages carry piece by piece. */
export function contentsOf(data: string): string {
  try {
    const found: string[] = []
    collectContents(JSON.parse(data), found)
    return found.join('')
  } catch {
    return ''
  }
}

function collectContents(value: unknown, found: string[]): void {
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'content') collect(inner, found)
    else collectContents(inner, found)
  }
}
