/**
 * What a run says about its failure agrees with what happened: the one place where log and summary
 * are read.
 */
import { INPUT_DEFAULTS } from '../../src/action-names.js'
import type { ShownFailure } from '../../src/ports.js'
import type { PlayedRun } from '../play/played.js'
import { errorsOf } from '../play/played.js'
import type { RunProcess } from '../play/run-process.js'
import { factsOf } from '../play/views.js'
import type { EndedStory } from '../play/world.js'
import { isWrite } from '../story/operation.js'

/** Errors that are about the inputs or the whole run. */
const NAMED_BY_CODE = new Set<string>(['input_invalid', 'cancelled'])
/** Errors that say of a write that its result is unknown. */
const LEAVES_OPEN = new Set<unknown>(['write_unconfirmed', 'cancelled'])

export function checkLog(run: PlayedRun, story: EndedStory): string[] {
  const { end, outputs, failure } = run
  const code = outputs.get('error_code') ?? ''
  const [error, ...more] = errorsOf(run)
  if (end === 'killed' || end === 'crashed') return []
  const isSuccess = end === 'success'
  if (isSuccess && error === undefined) return []
  if (isSuccess) return [`prints an error: ${code} ${error}`]
  if (error === undefined || failure === undefined) return ['prints no error']
  const found = checkText(run, error, code, story)
  if (more.length > 0) found.push(`prints more than one error: ${more.join()}`)
  if (!NAMED_BY_CODE.has(code)) found.push(...checkMembers(run, failure))
  return [...found, ...checkWrites(run, failure, story), ...unnamed(run, failure, story)]
}

/** The code is in what people read, so that they find its page. */
function checkText(
  { summary }: PlayedRun,
  error: string,
  code: string,
  { drawn }: EndedStory
): string[] {
  // A part of the code may be the value of a secret.
  const shown = error.split('\n', 1)[0]?.split('code: ').at(-1) ?? ''
  const isShown =
    shown === code || shown.split('***').every((part) => code.includes(part) && part !== '')
  if (!isShown) return [`does not show its code: ${error}`]
  // The summary escapes the stars of a mask.
  const isInSummary = summary.replaceAll('\\', '').includes(shown)
  if (isInSummary || drawn.manifest !== undefined) return []
  return ['does not say in its summary why it failed']
}

/** An error names what it is about, in a fact or in its sentence, and says what to do. */
function checkMembers(run: PlayedRun, { what, facts, fix }: ShownFailure): string[] {
  const { asked, outputs } = run
  const nouns = [
    ...asked.map(({ request }) => request.name),
    outputs.get('deployment_id'),
    outputs.get('revision_id')?.slice(0, 8),
    ...Object.keys(INPUT_DEFAULTS),
    '/v1/',
    '/v2/'
  ]
  const isNamed = facts.length > 0 || nouns.some((noun) => noun && what.includes(noun))
  const found: string[] = []
  if (!isNamed) found.push(`does not name what is wrong: ${what}`)
  if (fix.length === 0) found.push(`does not say what to do: ${what}`)
  return found
}

/**
 * A run that says that it changed nothing has not, and one whose write may have been applied says
 * so.
 */
function checkWrites(run: PlayedRun, failure: ShownFailure, { drawn, service }: EndedStory) {
  const labels = new Set([run.process.label, ...[...run.parts.values()].map(labelOf)])
  const deed = service.journal.deeds.find(({ by }) => labels.has(by))
  const found: string[] = []
  if (failure.unchanged && deed !== undefined)
    found.push(`says that nothing was changed, and ${deed.what} ${deed.deployment_id}`)
  for (const [key, { process }] of run.parts) {
    const code =
      drawn.manifest === undefined ? run.outputs.get('error_code') : factsOf(run, key).error_code
    if (leavesWriteOpen(process) && !LEAVES_OPEN.has(code))
      found.push(`does not say that a write may have been applied: ${code} ${failure.what}`)
  }
  return found
}

const labelOf = ({ process }: { process: RunProcess }) => process.label

/**
 * The deployments that failed and are no fact of the failure of a manifest. Several of one cause
 * share a fact.
 */
function unnamed(run: PlayedRun, { facts }: ShownFailure, { drawn }: EndedStory): string[] {
  if (drawn.manifest === undefined) return []
  const named = new Set(facts.flatMap(({ label }) => label.split(', ')))
  const failed = drawn.manifest.selected.filter(
    (key) => factsOf(run, key).error_code !== undefined && !named.has(key)
  )
  if (failed.length === 0) return []
  return [`does not name ${failed.join(', ')} in its error`]
}

/**
 * The result of the last write is unknown, and no read succeeded after it (docs/design.md, section
 * 3).
 */
function leavesWriteOpen({ exchanges }: RunProcess): boolean {
  const write = exchanges.findLastIndex(
    ({ operation }) => isWrite(operation.name) && operation.name !== 'delete'
  )
  if (write < 0 || !isUnknown(exchanges[write]?.outcome)) return false
  return exchanges.slice(write + 1).every(({ outcome }) => outcome !== '200')
}

/** Without an outcome, the run ended before the answer. */
const isUnknown = (outcome = 'lost') => /^(?:lost|408|500|502|503|504)$/.test(outcome)
