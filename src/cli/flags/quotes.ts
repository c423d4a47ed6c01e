/**
 * What others wrote in a message of ours: values in quotes, what a service answered, and lines of its log. Names and
 * phrases are replaced around it. Pure.
 */

/** Each has what is ours in its first group, and what is quoted in its second. */
const QUOTES: readonly RegExp[] = [
  // A title, and the lines of the log, which are further to the right.
  /^(( *)(?:Last lines|Lines|Earlier lines) of the \w+ log\b.*)((?:\n\2 +.*)+)/gm,
  // A line for each field of the request.
  /( answered \d{3}:)((?:\n *[^\s:]+: .*)+)/g,
  /( answered \d{3}: )(.+)/g,
  /()("[^"\n]*")/g
]

/** Stands for what is quoted, with its number. No text for a log holds this character. */
const MARK = '\u0000'
const MARKED = new RegExp(`${MARK}(\\d+)${MARK}`, 'g')

/** The text with only our own words changed. */
export function rewordAroundQuotes(text: string, reword: (own: string) => string): string {
  const kept: string[] = []
  const own = QUOTES.reduce(
    (left, quote) =>
      left.replace(quote, (found: string, before: string) => {
        kept.push(found.slice(before.length))
        return `${before}${MARK}${kept.length - 1}${MARK}`
      }),
    text.replaceAll(MARK, '')
  )
  // One quote may hold another, of an earlier kind.
  return QUOTES.reduce((told) => told.replace(MARKED, (_, at: string) => kept[Number(at)] ?? ''), reword(own))
}
