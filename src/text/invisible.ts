/** Characters that nobody sees: copied along with a text, they make it another one. */

/**
 * Format characters, spaces that are none of the keyboard's, and joiners beside ASCII: between letters of other scripts,
 * and in an emoji (the tags of a flag, too), these belong there.
 */
const INVISIBLE =
  /(?!\u200c|\u200d|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Zl}\p{Zp}\u00a0\u2000-\u200a\u202f]|(?<![^\p{ASCII}])[\u200c\u200d]|[\u200c\u200d](?![^\p{ASCII}])/u

const NAMES: Partial<Record<string, string>> = {
  '\u00a0': 'no-break space',
  '\u00ad': 'soft hyphen',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark'
}

/** What is wrong with a text that holds such a character, and the mend; undefined when it holds none. Quotes nothing. */
export function invisibleProblem(text: string): string | undefined {
  const found = INVISIBLE.exec(text)
  if (found === null) return undefined
  const char = String.fromCodePoint(text.codePointAt(found.index)!)
  const code = `U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`
  const name = NAMES[char] === undefined ? '' : ` (${NAMES[char]})`
  return `holds ${code}${name}, which nobody sees, as character ${found.index + 1}: it came in by copying; delete it, or type that part anew`
}
