/** Why a new revision results, in words. */
import { fieldName } from '../../contract/fields.js'
import { shortCommit } from '../../repository/refs.js'
import { isSameValue } from '../../repository/same-value.js'
import { sanitizeLine, showValue } from '../../text/sanitize.js'
import type { Change } from '../core/model.js'

/**
 * A kind of change, what is lost first: its sign in a list, what is said of the value, and what
 * happens to a secret.
 */
export const DIFFERENCES = {
  removed: { sign: '-', said: 'no longer set', act: 'remove', did: 'removed' },
  added: { sign: '+', said: 'added', act: 'add', did: 'added' },
  changed: { sign: '~', said: 'changed', act: 'change', did: 'changed' },
  unproven: { sign: '?', said: 'may differ', act: 'send', did: 'sent' },
  repeated: { sign: '=', said: 'unchanged, sent again', act: 'send again', did: 'sent again' }
} as const satisfies Record<Change['difference'], object>

/** Returns the changes of a field, or of what is in it. */
export function within(changes: readonly Change[], field: string): Change[] {
  return changes.filter(({ path }) => path === field || path.startsWith(`${field}.`))
}

/**
 * `~ A changed, + B added` for changes of secrets, by name; or of the fields of a resource spec.
 */
function listChanges(changes: readonly Change[], prefix: string): string {
  return changes
    .map(({ path, difference }) => {
      const name = sanitizeLine(path.slice(prefix.length + 1) || path, 60)
      const { sign, said } = DIFFERENCES[difference]
      return `${sign} ${name} ${said}`
    })
    .join(', ')
}

/** Returns one sentence for each thing that makes a new revision (§3). */
export function explainChanges(changes: readonly Change[]): string[] {
  const making = changes.filter((change) => change.new_revision)
  const code = within(making, 'source_revision_config').map(explainCode)
  const lists = LISTS.flatMap((field) => {
    const found = within(making, field)
    return found.length === 0 ? [] : [`${fieldName(field)}: ${listChanges(found, field)}`]
  })
  const isSetting = (change: Change) => LISTS.every((field) => within([change], field).length === 0)
  const settings = within(making, 'source_config').filter(isSetting).map(explainSetting)
  const tier = within(making, 'deployment_tier').map(explainCode)
  return [...new Set([...code, ...lists, ...settings, ...tier])]
}

const LISTS = ['source_config.resource_spec', 'secrets', 'env_vars', 'secret_references']

/** Says nothing of the value: a command may have a token in it. */
function explainSetting({ path, difference }: Change): string {
  return `${fieldName(path)} ${DIFFERENCES[difference].said}`
}

function explainCode({ path, note, commits, before, after }: Change): string {
  if (commits === undefined)
    return note ?? `${fieldName(path)} changes from ${showValue(before)} to ${showValue(after)}`
  const from = shortCommit(commits.from)
  const to = shortCommit(commits.to)
  const moved = isSameValue('repo_ref', before, after)
    ? `${showValue(after)} moved from ${from} to ${to}`
    : `${showValue(after)} is at ${to}, and ${from} is deployed`
  return note === undefined ? moved : `${moved}; ${note}`
}
