/**
 * Decodes the text of a file that a person wrote. PowerShell's `>` writes UTF-16, and many editors
 * write a mark. Pure.
 */

/** The text without its byte order mark, or why there is none and what to do. */
type DecodedText = { text: string } | { problem: string; fix: string }

const FIX = 'Save it as UTF-8. In PowerShell, write it with Out-File -Encoding utf8.'

/**
 * Decodes UTF-8, and UTF-16 with its mark. Another encoding is refused: a guess could change a
 * secret.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    // A decoder takes the mark away.
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)
    if (text.includes('\0')) return { problem: 'contains zero bytes, as UTF-16 does', fix: FIX }
    return { text }
  } catch {
    return { problem: 'is not encoded as UTF-8', fix: FIX }
  }
}

function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
}
