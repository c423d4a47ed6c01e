/**
 * The log as the runner reads it (actions/runner, ActionCommand): which of its lines are commands,
 * and what masks.
 */

/** Commands of ours. */
const OURS = new Set(['add-mask', 'group', 'endgroup', 'error', 'warning', 'notice', 'debug'])
/** By the rules of a language, as the runner compares, these count for nothing. */
const IGNORED = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/gu
const COMMAND = /^::([^: ]*)/

export interface LogLine {
  text: string
  /** Name of the command that the line is; undefined for one that is only shown. */
  command: string | undefined
  /** The decoded value of the command. */
  data: string
}

/** Lines end at \n, \r\n and \r. */
export function readLog(stdout: string): LogLine[] {
  return stdout.split(/\r\n|\n|\r/).map((text) => {
    const plain = text.replace(IGNORED, '').trimStart()
    const name = COMMAND.exec(plain)?.[1] ?? /##\[([^\] ]*)/.exec(plain)?.[1]
    return {
      text,
      command: name,
      data: name === undefined ? '' : unescaped(text.slice(text.indexOf('::', 2) + 2))
    }
  })
}

function unescaped(data: string): string {
  return data.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')
}

/** Lines that are a command which is none of ours. */
export function foreignCommands(lines: readonly LogLine[]): string[] {
  return lines
    .filter(
      ({ text, command }) =>
        (text.includes('##[') && command !== 'add-mask') ||
        (command !== undefined && !OURS.has(command))
    )
    .map(({ text }) => text.slice(0, 200))
}

/** What is masked, in order. */
export function masksOf(lines: readonly LogLine[]): string[] {
  return lines.filter(({ command }) => command === 'add-mask').map(({ data }) => data)
}

/** The log as its reader sees it, without masks. */
export function shownText(lines: readonly LogLine[]): string {
  return lines
    .filter(({ command }) => command !== 'add-mask')
    .map(({ text, command, data }) => (command === undefined ? text : data))
    .join('\n')
}
