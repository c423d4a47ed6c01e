/** No false red: a run that nothing disturbs ends green, on every service, and so does a second identical one. */
import type { Ended } from '../play/views.js'
import { isRightToRefuse, undisturbedRuns } from './undisturbed.js'

export function checkNoFalseRed(ended: Ended): string[] {
  return undisturbedRuns(ended)
    .filter((run) => run.end !== 'success' && !isRightToRefuse(run, ended))
    .map(({ label, end, errors }) => `${label} ends as ${end}: ${errors.join()}`)
}
