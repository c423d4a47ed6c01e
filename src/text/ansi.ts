/** Colours and other terminal sequences, which build tools put into their logs. */

/** CSI (`ESC [ … m`), OSC (`ESC ] … BEL` or `ESC \`) with its kin, and the short ones; also by their C1 characters. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
export const SEQUENCE =
  /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]?|(?:\u001b[\]PX^_]|[\u0090\u0098\u009d-\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)?|\u001b[ -/]*[0-~]?/g

/** The text without terminal sequences. One that is cut off goes too. */
export function withoutAnsi(text: string): string {
  return text.replace(SEQUENCE, '')
}
