/** Parts of a text. Secrets may overlap, so all are found before any is replaced. */

/** From a character to another one, which is excluded. */
export type Span = [from: number, to: number]

/** Where the wanted text stands. Occurrences that overlap are one span: megabytes of one character are, too. */
export function occurrencesOf(wanted: string, text: string): Span[] {
  const spans: Span[] = []
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    addSpan(spans, [at, at + wanted.length])
  }
  return spans
}

/** The text with `***` for each of the spans. Those that overlap go as one. Line breaks stay. */
export function replaceSpans(text: string, spans: Span[]): string {
  const merged: Span[] = []
  for (const [from, to] of spans.sort(([a], [b]) => a - b)) addSpan(merged, [from, to])
  let clean = ''
  let end = 0
  for (const [from, to] of merged) {
    clean += text.slice(end, from) + text.slice(from, to).replace(/[^\r\n]+/g, '***')
    end = to
  }
  return clean + text.slice(end)
}

/** Adds a span that does not begin before the last one. */
function addSpan(spans: Span[], [from, to]: Span): void {
  const last = spans.at(-1)
  if (last !== undefined && from < last[1]) last[1] = Math.max(last[1], to)
  else spans.push([from, to])
}
