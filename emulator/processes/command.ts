/** A command line without a shell: exactly what is written runs. */
import { OptionError } from '../option-error.js'

const WORD = /(?:"(?:\\["\\]|[^"\\]|\\(?!["\\]))*"|'[^']*'|[^\s"'])+/g
const PIECE = /"((?:\\["\\]|[^"\\]|\\(?!["\\]))*)"|'([^']*)'|([^"']+)/g

/**
 * Splits at white space. `"…"` and `'…'` keep white space; in double quotes `\"` and `\\`
 * stand for the sign itself. Nothing else is special: no variables, no patterns, no pipes.
 */
export function splitCommand(text: string): [program: string, ...args: string[]] {
  const rest = text.replace(WORD, '')
  if (/\S/.test(rest)) throw new OptionError(`${text}: a quote is not closed.`)
  const words = [...text.matchAll(WORD)].map(([word]) =>
    [...word.matchAll(PIECE)]
      .map(
        ([, double, single, plain]) => double?.replace(/\\(["\\])/g, '$1') ?? single ?? plain ?? ''
      )
      .join('')
  )
  const [program, ...args] = words
  if (program === undefined || program === '') throw new OptionError('the command is empty.')
  return [program, ...args]
}
