/** `name` where the service has a rule for names (its serviceRules): checked before anything is sent, previews made to fit. */
import { fitName } from '../contract/dialect/service-rules.js'
import type { DesiredDeployment } from '../deploy/core/model.js'
import type { Target } from '../deploy/find/find-by-name.js'
import { previewName } from '../deploy/preview/preview-name.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Reading } from './reading.js'

/** A name that a deployment may be created under. One that is there already can be named by its id, whatever it is called. */
export function readNewName({ dialect, problems }: Reading, { name, deployment_id }: Target): void {
  const rule = dialect.serviceRules.names
  if (rule === undefined || name === undefined || deployment_id !== undefined || rule.pattern.test(name)) return
  problems.add(
    'name',
    `"${sanitizeLine(name, 60)}" is not ${rule.said}, as this service wants it: correct it, or give deployment_id if it is there already`
  )
}

/** The name of the preview: always the same for the same name, so that it is found again to update, delete and sweep. */
export function readPreviewName(reading: Reading, name: string, pullRequest: number): string {
  return previewName(fittedName(reading, name), pullRequest)
}

/** A name that the service takes, and that may yet be too long for what it runs on. */
export function noteLongName({ dialect, notes }: Reading, { source, name = '' }: DesiredDeployment): void {
  const { safeImageName = Number.POSITIVE_INFINITY } = dialect.serviceRules
  if (source !== 'external_container' || name.length <= safeImageName) return
  notes.push(
    `${sanitizeLine(name, 80)} has ${name.length} characters. Where this service scales with KEDA, a name of more than ${safeImageName} serves but never becomes DEPLOYED: if the wait runs out, take a shorter one.`
  )
}

/** The name whose previews are swept. */
export function readSweepName(reading: Reading, name: string): string {
  return name === '' ? name : fittedName(reading, name)
}

function fittedName({ dialect, problems, notes }: Reading, name: string): string {
  const rule = dialect.serviceRules.names
  const fitted = rule === undefined ? name : fitName(name, rule)
  if (fitted === name) return name
  if (fitted === undefined) {
    problems.add('name', `"${sanitizeLine(name, 60)}" holds nothing to make a name of: give ${rule?.said}`)
    return name
  }
  notes.push(
    `Previews of ${sanitizeLine(name, 60)} are named ${previewName(fitted, 1).replace(/1$/, '<number>')}: this service wants ${rule?.said}. Do not deploy previews of another name that comes to the same.`
  )
  return fitted
}
