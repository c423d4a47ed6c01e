/** The log and the summary agree with what happened: the one place where they are read. */
import type { PlayedRun } from '../play/played.js'
import { errorsOf } from '../play/played.js'
import type { RunProcess } from '../play/run-process.js'
import { factsOf } from '../play/views.js'
import type { EndedStory } from '../play/world.js'
import { isWrite } from '../story/operation.js'

/** What an error is about: a request, a deployment or revision, or a field. */
const NAMES_SOMETHING =
  /(GET|POST|PATCH|DELETE) \/|[0-9a-f]{8}(?:-[0-9a-f]{4}|…)|support|new_revision|commit|source_config\./i
/** Errors that are about the inputs or the whole run. */
const NAMED_BY_CODE = new Set<string | undefined>(['input_invalid', 'cancelled'])

export function checkLog(run: PlayedRun, { drawn }: EndedStory): string[] {
  const { end, outputs, summary, parts } = run
  const code = outputs.get('error_code') ?? ''
  const [error, ...more] = errorsOf(run)
  if (end === 'killed' || end === 'crashed') return []
  if (end === 'success') return error === undefined ? [] : [`prints an error: ${code} ${error}`]
  if (error === undefined || error.trim() === '') return ['prints no error']
  const found: string[] = []
  if (more.length > 0) found.push(`prints more than one error: ${more.join()}`)
  // A part of the code may be the value of a secret.
  const shown = error.split('\n', 1)[0]?.split('code: ').at(-1) ?? ''
  const isShown =
    shown === code || shown.split('***').every((part) => code.includes(part) && part !== '')
  if (!isShown) found.push(`does not show its code: ${error}`)
  if (!NAMED_BY_CODE.has(code) && !NAMES_SOMETHING.test(error))
    found.push(`does not name what is wrong: ${error}`)
  if (!NAMED_BY_CODE.has(code) && !/To fix: ./.test(error))
    found.push(`does not say what to do: ${error}`)
  // The summary escapes the stars of a mask.
  if (drawn.manifest === undefined && !summary.replaceAll('\\', '').includes(shown))
    found.push('does not say in its summary why it failed')
  if (saysNothingSent(run) && hasSent(run))
    found.push(`says that nothing was sent, but a write was: ${error}`)
  const isOpen = [...parts.values()].some(({ process }) => leavesWriteOpen(process))
  const isAdmitted =
    ['write_unconfirmed', 'cancelled'].includes(code) ||
    /may have been (?:applied|created)|lost|unknown/i.test(error)
  if (isOpen && !isAdmitted) found.push(`does not say that a write may have been applied: ${error}`)
  return drawn.manifest === undefined
    ? found
    : [...found, ...unnamed(run, error, drawn.manifest.selected)]
}

const saysNothingSent = (run: PlayedRun) =>
  /nothing was sent|no changes were made/i.test(errorsOf(run).join())

const hasSent = ({ parts }: PlayedRun) =>
  [...parts.values()].some(({ events }) => events.some(({ event }) => event.type === 'write_sent'))

/** The deployments that failed and are not in the error of a manifest. Several with the same cause stand on one line. */
function unnamed(run: PlayedRun, error: string, selected: readonly string[]): string[] {
  const named = new Set(
    [...error.matchAll(/^ {2}(\S+(?:, \S+)*): /gm)].flatMap(([, keys = '']) => keys.split(', '))
  )
  const failed = selected.filter(
    (key) => factsOf(run, key).error_code !== undefined && !named.has(key)
  )
  return failed.length > 0 ? [`does not name ${failed.join(', ')} in its error`] : []
}

/** The result of the last write is unknown, and no read succeeded after it (docs/design.md, section 3). */
function leavesWriteOpen({ exchanges }: RunProcess): boolean {
  const write = exchanges.findLastIndex(
    ({ operation }) => isWrite(operation.name) && operation.name !== 'delete'
  )
  if (write < 0 || !isUnknown(exchanges[write]?.outcome)) return false
  return exchanges.slice(write + 1).every(({ outcome }) => outcome !== '200')
}

function isUnknown(outcome: string | undefined): boolean {
  return (
    outcome === undefined ||
    /^(408|500|502|503|504)$/.test(outcome) ||
    /hang up|cut off|no whole answer/.test(outcome)
  )
}
