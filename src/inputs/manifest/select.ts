/** Reads which deployments of the manifest the run works on. */

import { didYouMean } from '../../text/did-you-mean.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { RawInputs } from '../raw-inputs.js'
import type { ManifestProblems } from './problems.js'

const MOST_LISTED = 20

/** The selected keys: those of the input `select`, or all. A delete must name them. */
export function readSelection(
  { select, command }: Pick<RawInputs, 'select' | 'command'>,
  keys: readonly string[],
  problems: ManifestProblems
): ReadonlySet<string> {
  if (select === undefined) {
    if (command === 'delete')
      problems.addInput('select', 'is required with `command: delete`. Name the deployments to delete.')
    return new Set(keys)
  }
  const named = select
    .split(/[,\r\n]/)
    .map((key) => key.trim())
    .filter((key) => key !== '')
  if (named.length === 0) problems.addInput('select', 'names no deployment. Name at least one, or remove the input.')
  for (const key of named.filter((key) => !keys.includes(key))) {
    const listed = keys.length <= MOST_LISTED ? ` It has ${keys.map((key) => sanitizeLine(key, 60)).join(', ')}.` : ''
    const meant = didYouMean(key, keys) || listed
    problems.addInput('select', `"${sanitizeLine(key, 60)}" is not a deployment of the manifest.${meant}`)
  }
  return new Set(named)
}
