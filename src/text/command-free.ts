/** Text for the log in which no line is a workflow command. */
import { withoutUserInfo } from './user-info.js'

/** Characters that cannot be seen. The runner compares by the rules of a language, where most of these count for nothing. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * The runner takes a line for a command when it begins with `::` after white space, or holds `##[` anywhere; lines end
 * at \r too (docs/design.md, section 3). Both are broken up, visibly; control characters but \n and \t, and characters that cannot be
 * seen, are dropped. URLs name no user and password.
 */
export function escapeCommands(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/\r\n?|[\p{Zl}\p{Zp}\v\f\x85]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(INVISIBLE, '')
  return withoutUserInfo(plain)
    .split('\n')
    .map((line) => line.replace(/^(\s*):(?=:)/u, '$1: ').replaceAll('##[', '## ['))
    .join('\n')
}
