/** Says a report in the words of the place that shows it, before it is rendered. Pure. */
import type { Failure } from './failure.js'
import type { RunRecord } from './record.js'

/** What a report is rendered from. Free of secrets, which are recognized by their exact text. */
export interface Reported {
  record: RunRecord
  failure?: Failure | undefined
}

/** The same with its messages reworded. Names, values and logs are not messages. */
export function rewordReport<T extends Reported>(report: T, reword: ((text: string) => string) | undefined): T {
  if (reword === undefined) return report
  const { record, failure } = report
  const { plan, rollback, previews, skipped, warnings } = record
  return {
    ...report,
    failure: rewordFailure(failure, reword),
    record: {
      ...record,
      warnings: warnings.map(reword),
      ...(skipped !== undefined && { skipped: reword(skipped) }),
      ...(rollback && { rollback: { ...rollback, message: reword(rollback.message) } }),
      ...(previews && { previews: previews.map((one) => ({ ...one, reason: reword(one.reason) })) }),
      ...(plan && {
        plan: {
          ...plan,
          reasons: plan.reasons.map(reword),
          warnings: plan.warnings.map(reword),
          changes: plan.changes.map((one) => (one.note === undefined ? one : { ...one, note: reword(one.note) }))
        }
      })
    }
  }
}

export function rewordFailure(
  failure: Failure | undefined,
  reword: ((text: string) => string) | undefined
): Failure | undefined {
  if (failure === undefined || reword === undefined) return failure
  const { message, advice } = failure
  return { ...failure, message: reword(message), advice: advice && reword(advice) }
}
