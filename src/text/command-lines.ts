/** Commands of a shell, broken into lines that can be copied together. */

/** What stays before the first break: how the program is started, and its command. In words. */
const HEAD_WORDS = 3
/** In characters. A line that only holds what belongs together may be longer. */
const WIDEST = 76

/**
 * Breaks a command before its flags. Each line but the last ends in a backslash, so that they are
 * one command. The shells of Windows know no such lines: there, the command stays one line.
 */
export function commandLines(command: string, platform: string = process.platform): string[] {
  if (platform === 'win32') return [command]
  const lines: string[] = []
  let line = ''
  for (const group of flagGroups(command)) {
    const longer = line === '' ? group : `${line} ${group}`
    if (line === '' || longer.length <= WIDEST) {
      line = longer
      continue
    }
    lines.push(`${line} \\`)
    line = `  ${group}`
  }
  return [...lines, line]
}

/** Splits a command into how it begins, and each flag with its value. */
function flagGroups(command: string): string[] {
  const groups: string[] = []
  for (const [at, word] of command.split(' ').entries()) {
    const isBegin = at === 0 || (at >= HEAD_WORDS && word.startsWith('--'))
    if (isBegin) groups.push(word)
    else groups.push(`${groups.pop()} ${word}`)
  }
  return groups
}
