/** Why a new revision results, in words. */
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change } from '../core/model.js'

const SIGN = { added: '+', changed: '~', removed: '-', unproven: '?', repeated: '=' } as const

/** How a field differs, in words. */
export const DIFFERENCES: Readonly<Record<Change['difference'], string>> = {
  added: 'added',
  changed: 'changed',
  removed: 'no longer set',
  unproven: 'may have changed',
  repeated: 'unchanged, sent again'
}

/** The last part of a field path. */
function fieldOf(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}

/** A value of a field, on one line. */
export function showValue(value: unknown): string {
  if (value == null) return 'unset'
  return sanitizeLine(typeof value === 'string' ? value : JSON.stringify(value), 120)
}

/** `~ A changed, + B added` for changes of secrets, by name; or of the fields of a resource spec. */
export function listChanges(changes: readonly Change[], prefix: string): string {
  return changes
    .map(({ path, difference, note }) => {
      const name = sanitizeLine(path.slice(prefix.length + 1) || path, 60)
      // A note says why the difference is not proven.
      return note === undefined
        ? `${SIGN[difference]} ${name} ${DIFFERENCES[difference]}`
        : `${SIGN.unproven} ${name} may be new or changed`
    })
    .join(', ')
}

/** One sentence for each thing that makes a new revision (§3). */
export function explainChanges(changes: readonly Change[]): string[] {
  const making = changes.filter((change) => change.new_revision)
  const within = (prefix: string) => making.filter(({ path }) => path === prefix || path.startsWith(`${prefix}.`))
  const [specs, secrets] = [within('source_config.resource_spec'), within('secrets')]
  const reasons = [
    ...within('source_revision_config').map(({ path, note, before, after }) => {
      if (note !== undefined) return note
      return `${fieldOf(path)} changes from ${showValue(before)} to ${showValue(after)}`
    }),
    ...(specs.length > 0 ? [`resource_spec: ${listChanges(specs, 'source_config.resource_spec')}`] : []),
    ...whyRemoved(specs, 'resource_spec', 'fields'),
    ...(secrets.length > 0 ? [`secrets: ${listChanges(secrets, 'secrets')}${whyUnproven(secrets)}`] : []),
    ...(secrets.some(({ difference }) => difference === 'unproven')
      ? ['this run cannot tell whether every secret value changed, so it sends all secrets']
      : []),
    ...whyRemoved(secrets, 'secrets', 'secrets')
  ]
  return [...new Set(reasons)]
}

const whyUnproven = (secrets: readonly Change[]) => {
  const note = secrets.find((secret) => secret.note !== undefined)?.note
  return note === undefined ? '' : ` (${note})`
}

/** A service may set some of them itself. Then each run finds them again. */
const whyRemoved = (changes: readonly Change[], input: string, parts: string) =>
  changes.some(({ difference }) => difference === 'removed')
    ? [
        `the input ${input} replaces all ${parts}, so those that it does not set are removed, unless the service sets them itself`
      ]
    : []
