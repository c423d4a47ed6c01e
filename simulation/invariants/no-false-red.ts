/** No false red: a run that nothing disturbs ends green, on every service, and so does a second identical one. */
import type { Ended } from '../play/world.js'
import { isRightToRefuse, undisturbedRuns } from './undisturbed.js'

export function checkNoFalseRed(ended: Ended): string[] {
  return undisturbedRuns(ended)
    .filter((run) => run.end !== 'success' && !isRightToRefuse(run, ended))
    .map(({ label, end, printed }) => {
      const errors = printed.filter(({ level }) => level === 'error').map(({ text }) => text)
      return `${label} ends as ${end}: ${errors.join()}`
    })
}
