/** Lines that are redacted together, so that a secret which goes on in the next line is found. */

/**
 * Redacts the lines as one text.
 *
 * @param redact Keeps line breaks.
 */
export function redactLines(lines: readonly string[], redact: (text: string) => string): string[] {
  return redact(lines.map((line) => line.replace(/[\r\n]+/g, ' ')).join('\n')).split('\n')
}
