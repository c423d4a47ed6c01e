/** How secrets are written: told from their first line, without parsing them. */

const MAP_ENTRY = /^\s*(?:["'][^"']*["']|[\w.-]+)\s*:(?:\s|$)/

/** Whether it is a map, and no lines NAME=value. */
export function isMapText(text: string): boolean {
  const first = text.split('\n').find((line) => !/^\s*(?:#.*|---\s*)?$/.test(line)) ?? ''
  return (
    first.trim().startsWith('{') ||
    (MAP_ENTRY.test(first) && !/^(?:export\s+(?=\S))?(?:[^=\s]+\s*)?=/.test(first.trim()))
  )
}
