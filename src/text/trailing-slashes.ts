/** Slashes at the end of an address. */

/** The text without them. By hand: the regular expression for it takes for ever where many slashes end in something else. */
export function withoutTrailingSlashes(text: string): string {
  let end = text.length
  while (text[end - 1] === '/') end--
  return text.slice(0, end)
}
