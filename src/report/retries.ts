/** Which failed attempts the log shows: a wait of half an hour can make thousands of them. */

/** The failed attempts of a run. */
export interface Retries {
  /** In the whole run. */
  total: number
  /** Since the last answer; 0 if the last request was answered. */
  since_answer: number
  /** Whether one of those is shown. */
  shown: boolean
}

export const NO_RETRIES: Retries = { total: 0, since_answer: 0, shown: false }

/** Counts a failed attempt. Attempts 1, 2, 4, 8, … of a run are shown, so the log grows with their logarithm. */
export function addFailure({ total, since_answer, shown }: Retries): Retries & { isShown: boolean } {
  const failures = total + 1
  const isShown = (failures & (failures - 1)) === 0
  return { total: failures, since_answer: since_answer + 1, shown: shown || isShown, isShown }
}

/** Notes an answer. */
export function addAnswer({ total }: Retries): Retries {
  return { ...NO_RETRIES, total }
}
