/** A run that fails says what was wrong, where, and what to do; it never ends without a word, nor with a defect of ours. */
import { ERROR_CODES } from '../../src/error-codes.js'
import type { Played } from '../play/played.js'
import type { Ended } from '../play/world.js'
import { isWrite } from '../story/operation.js'
import { wasMisled } from './effects.js'
import { GOES_BACK, mayHaveGoneBack } from './rollback.js'

/** What an error is about: a request, a deployment or revision, or a field. */
const NAMES_SOMETHING =
  /(GET|POST|PATCH|DELETE) \/|[0-9a-f]{8}(?:-[0-9a-f]{4}|…)|support|new_revision|commit|source_config\./i
/** Errors that are about the inputs or the whole run. */
const NAMED_BY_CODE = new Set<string | undefined>(['input_invalid', 'cancelled'])
const ADMITS = /may have been applied|lost|Read back|unknown/i

export function checkErrorMessages({ runs, last, again, service }: Ended): string[] {
  const didSomething = (run: Played) => service.journal.deeds.some(({ by }) => by === run.label)
  return [...runs, last, again].flatMap((run) =>
    problemsOf(run, didSomething(run)).map((problem) => `${run.label} (${run.end}) ${problem}`)
  )
}

function problemsOf(run: Played, didSomething: boolean): string[] {
  const { end, printed, outputs, summary } = run
  const code = outputs.get('error_code')
  if (end === 'killed') return []
  const errors = printed.filter(({ level }) => level === 'error').map(({ text }) => text)
  const all = printed.map(({ text }) => text).join('\n')
  if (end === 'crashed') return [`threw: ${all.split('\n').at(-1)}`]
  if (code === 'internal') return [`reports a bug: ${errors.join()}`]
  if (end === 'success') return errors.length > 0 || code ? [`prints an error: ${code} ${errors[0]}`] : []
  const found: string[] = []
  const [error] = errors
  if (error === undefined || error.trim() === '') return ['prints no error']
  if (code === undefined || !(code in ERROR_CODES)) found.push(`has an unknown error code: ${code}`)
  // A part of the code may be the value of a secret.
  const shown = error.split('\n', 1)[0]?.split('code: ').at(-1) ?? ''
  const isShown = shown === code || shown.split('***').every((part) => code?.includes(part) && part !== '')
  if (!isShown) found.push(`does not show its code: ${error}`)
  if (!NAMED_BY_CODE.has(code) && !NAMES_SOMETHING.test(error)) found.push(`does not name what is wrong: ${error}`)
  const hasMend = /To fix: ./.test(error) || NAMED_BY_CODE.has(code)
  if (!hasMend) found.push(`does not say what to do: ${error}`)
  // The summary escapes the stars of a mask.
  if (!summary.replaceAll('\\', '').includes(shown)) found.push('does not say in its summary why it failed')
  if (saysNothingSent(run) && didSomething && !wasMisled(run.process)) {
    found.push(`says that nothing was sent, but a write was: ${error}`)
  }
  const admits = code === 'write_unconfirmed' || code === 'cancelled' || ADMITS.test(all)
  if (leavesWriteOpen(run) && !admits) found.push(`does not say that a write may have been applied: ${error}`)
  return found
}

/** A run without anything to send may still roll back from the revision that it waited for: that write comes later. */
function saysNothingSent(run: Played): boolean {
  const { printed } = run
  // A preview that failed or was deleted during the run is deployed again.
  const isAgain = (text: string) => /^The deploy failed|which was deleted/.test(text)
  const begins = (text: string) => isAgain(text) || (mayHaveGoneBack(run) && text.startsWith(GOES_BACK))
  const from = printed.findLastIndex(({ text }) => begins(text))
  return printed.slice(from + 1).some(({ text }) => /nothing was sent|no changes were made/i.test(text))
}

/** The result of the last write is unknown, and no read succeeded after it (docs/design.md, section 3). */
function leavesWriteOpen({ process: { exchanges } }: Played): boolean {
  const write = exchanges.findLastIndex(({ operation }) => isWrite(operation.name) && operation.name !== 'delete')
  if (write < 0 || !isUnknown(exchanges[write]?.outcome)) return false
  return exchanges.slice(write + 1).every(({ outcome }) => outcome !== '200')
}

function isUnknown(outcome: string | undefined): boolean {
  return (
    outcome === undefined || /^(408|500|502|503|504)$/.test(outcome) || /hang up|cut off|no whole answer/.test(outcome)
  )
}
