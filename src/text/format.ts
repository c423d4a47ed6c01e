/** Lengths of time, numbers of things and paths of fields as people write them. */

/**
 * `3 days`, `5 hours` or `12 minutes`, in the largest unit of which there are two;
 * `less than a minute` below.
 */
export function formatAge(ms: number): string {
  const minutes = Math.floor(ms / 60_000)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 120) return count(minutes, 'minute')
  if (minutes < 2880) return count(Math.floor(minutes / 60), 'hour')
  return count(Math.floor(minutes / 1440), 'day')
}

/** Hours, minutes and seconds. */
function partsOf(ms: number): [number, number, number] {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
}

/**
 * `4:05` for 245,000 milliseconds; `1:02:03` from an hour on: for times in a column. Sentences
 * spell them.
 */
export function formatDuration(ms: number): string {
  const [h, m, s] = partsOf(ms)
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/**
 * `4 min 5 s` for 245,000 milliseconds; `1 h 2 min` from an hour on, and tenths below 10 s, as in
 * `2.5 s`.
 */
export function spellDuration(ms: number): string {
  // Nothing takes no time at all.
  const tenths = Math.max(ms > 0 ? 1 : 0, Math.round(ms / 100))
  if (tenths < 100) return `${tenths / 10} s`
  const [h, m, s] = partsOf(Math.max(10_000, ms))
  const parts = [h > 0 && `${h} h`, m > 0 && `${m} min`, h === 0 && s > 0 && `${s} s`]
  return parts.filter((part) => part !== false).join(' ')
}

/** `2026-11-22 11:05 UTC`. @param ms Since 1970. */
export function formatTime(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/**
 * Returns the first eight characters of a long id, with `…` behind them. Other ids stay unchanged.
 */
export function shortId(id: string): string {
  return id.length > 12 ? `${id.slice(0, 8)}…` : id
}

/** Returns the text with each digest and each UUID in it shortened. */
export function shortenDigests(text: string): string {
  return text
    .replace(/(?<![0-9a-f])[0-9a-f]{32,128}(?![0-9a-f])/gi, (digest) => `${digest.slice(0, 12)}…`)
    .replace(
      /(?<![0-9a-f])([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])/gi,
      '$1…'
    )
}

/** Returns the text as the first words of a sentence. */
export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Each text once, with the keys that it is about, in order. */
export function groupByText(
  entries: readonly { key: string; text: string }[]
): { text: string; keys: string[] }[] {
  const texts = [...new Set(entries.map(({ text }) => text))]
  return texts.map((text) => ({
    text,
    keys: entries.filter((entry) => entry.text === text).map(({ key }) => key)
  }))
}

/** `1 file`, `2 files`; `1 entry`, `2 entries` if `many` says so. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}

/** `source_config.resource_spec.sidecars[0].name` from the parts of a path. */
export function fieldPath(path: readonly PropertyKey[]): string {
  return path
    .map((part, i) =>
      typeof part === 'number' ? `[${part}]` : `${i > 0 ? '.' : ''}${String(part)}`
    )
    .join('')
}

const UNITS_MS: Record<string, number> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000 }
/** A duration as text. */
export const DURATION = /^(?:\d+(?:\.\d+)?(?:ms|s|m|h|d))+$/

/** Returns the milliseconds of `90s`, `30m`, `1h30m`, `14d`; undefined for anything else. */
export function parseDuration(text: string): number | undefined {
  if (!DURATION.test(text)) return undefined
  const parts = [...text.matchAll(/(\d+(?:\.\d+)?)(ms|s|m|h|d)/gy)]
  return parts.reduce((total, [, amount, unit]) => total + Number(amount) * UNITS_MS[unit!]!, 0)
}
