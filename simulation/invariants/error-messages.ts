/** A run that fails says what was wrong, where, and what to do; it never ends without a word, nor with a defect of ours. */
import type { Played } from '../play/action-run.js'
import type { Ended } from '../play/world.js'
import { isWrite } from '../story/operation.js'
import { wasMisled } from './effects.js'
import { GOES_BACK, mayHaveGoneBack } from './rollback.js'

/** What an error is about: a request, a deployment or revision, an input, or the order to stop. */
const NAMES_SOMETHING =
  /(GET|POST|PATCH|DELETE) \/|[0-9a-f]{8}-[0-9a-f]{4}|support|inputs? (is|are) not right|new_revision|told to stop|commit|source_config\./i
const ADMITS = /may have been (applied|on its way)|lost|Read back|went on|told to stop|unknown/i

export function checkErrorMessages({ runs, last, again, service }: Ended): string[] {
  const didSomething = (run: Played) => service.journal.deeds.some(({ by }) => by === run.label)
  return [...runs, last, again].flatMap((run) =>
    problemsOf(run, didSomething(run)).map((problem) => `${run.label} (${run.end}) ${problem}`)
  )
}

function problemsOf(run: Played, didSomething: boolean): string[] {
  const { end, printed, summary } = run
  if (end === 'killed') return []
  const errors = printed.filter(({ level }) => level === 'error').map(({ text }) => text)
  const all = printed.map(({ text }) => text).join('\n')
  if (end === 'crashed') return [`threw: ${all.split('\n').at(-1)}`]
  if (/in a way it should not/.test(all)) return [`shows a defect: ${errors.join()}`]
  if (end === 'success') return errors.length > 0 ? [`prints an error: ${errors[0]}`] : []
  const found: string[] = []
  const [error] = errors
  if (error === undefined || error.trim() === '') return ['prints no error']
  if (!NAMES_SOMETHING.test(error)) found.push(`does not name what is wrong: ${error}`)
  const hasMend = /What to do: ./.test(all) || /inputs? (is|are) not right/.test(error)
  if (!hasMend) found.push(`does not say what to do: ${error}`)
  if (!/failed|Stopped|not right/.test(summary)) found.push('does not say in its summary that it failed')
  if (saysNothingSent(run) && didSomething && !wasMisled(run.process)) {
    found.push(`says that nothing was sent, which is not so: ${error}`)
  }
  if (leavesWriteOpen(run) && !ADMITS.test(all)) found.push(`does not say that a write may have been applied: ${error}`)
  return found
}

/** A run that had nothing to send may still go back from what it waited for: that is sent later. */
function saysNothingSent(run: Played): boolean {
  const { printed } = run
  // A preview that comes to nothing, or was deleted meanwhile, is deployed once more.
  const isAgain = (text: string) => /^The deploy came to nothing|which was deleted/.test(text)
  const begins = (text: string) => isAgain(text) || (mayHaveGoneBack(run) && text.startsWith(GOES_BACK))
  const from = printed.findLastIndex(({ text }) => begins(text))
  return printed.slice(from + 1).some(({ text }) => /nothing was sent/i.test(text))
}

/** The last thing that came of a write is that nobody knows, and nothing could be read after it (docs/design.md, section 3). */
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
