/** Text for the log in which no line is a workflow command. */

/**
 * The runner takes a line for a command when it begins with `::` after white space, or holds `##[` anywhere; lines end
 * at \r too (toolchain.md). Both are broken up, visibly; \r and other control characters but \n and \t are dropped.
 */
export function commandFree(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\p{Zl}\p{Zp}\v\f\x85]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/^(\s*):(?=:)/gmu, '$1: ')
    .replaceAll('##[', '## [')
}
