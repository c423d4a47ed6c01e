/**
 * The one search for secrets in what a run leaves, and the forms in which SECURITY.md promises to
 * hide them.
 */

/** Worked out here and not with the code that masks. */
export const FORMS: Record<string, (value: string) => string> = {
  plain: (value) => value,
  JSON: (value) => JSON.stringify(value).slice(1, -1),
  'JSON of PHP': (value) => JSON.stringify(value).slice(1, -1).replaceAll('/', '\\/'),
  'JSON in JSON': (value) => JSON.stringify(JSON.stringify(value).slice(1, -1)).slice(1, -1),
  'a part of a URL': (value) => encodeURIComponent(value),
  'a URL of Python': (value) => encodeURIComponent(value).replaceAll('%2F', '/'),
  'a query': (value) => new URLSearchParams([['k', value]]).toString().slice(2),
  XML: (value) => markup(value, '&apos;'),
  HTML: (value) => markup(value, '&#39;'),
  'HTML of Python': (value) => markup(value, '&#x27;'),
  base64: (value) => Buffer.from(value).toString('base64'),
  'base64 for URLs': (value) => Buffer.from(value).toString('base64url'),
  'base64 after a user': (value) => Buffer.from(`user:${value}`).toString('base64'),
  'base64 in the middle': (value) => Buffer.from(`{"k":"${value}"}`).toString('base64'),
  'base64 for URLs in the middle': (value) => Buffer.from(`ab${value}cd`).toString('base64url')
}
export const KINDS = Object.keys(FORMS)

function markup(value: string, apostrophe: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", apostrophe)
}

/**
 * What of a value, and of each of its lines, must not be left: in base64 the ends depend on what
 * stands around it.
 */
function traces(value: string): string[] {
  const lines = value.split(/\r\n|\n|\r/).map((line) => line.trim())
  return [value, ...lines]
    .flatMap((piece) =>
      Object.entries(FORMS).map(([kind, disguise]) => {
        const shown = disguise(piece)
        return kind.includes('after') || kind.includes('middle')
          ? shown.slice(12, -4)
          : shown.replace(/=+$/, '')
      })
    )
    .filter((trace) => trace.length >= 8)
}

/**
 * Where one of the values is left, in any form: `place: trace`. Values of fewer than 8 characters
 * are not looked for.
 */
export function leaks(
  places: Readonly<Record<string, string>>,
  values: readonly string[]
): string[] {
  const all = [...new Set(values.flatMap(traces))]
  return Object.entries(places).flatMap(([place, text]) =>
    all.filter((trace) => text.includes(trace)).map((trace) => `${place}: ${trace}`)
  )
}
