/**
 * Replaces the references of a text: `${name}`, `${secrets.X}` and the like. Nothing else is an
 * expression.
 */
import { nearest } from '../../text/did-you-mean.js'
import { sanitizeLine } from '../../text/sanitize.js'

/**
 * What a deployment that another one needs came to: for `${deployments.X.url}`, `.id`,
 * `.revision_id`.
 */
export interface NeededDeployment {
  url?: string
  id?: string
  revision_id?: string
}

/** The needed deployments by key, once they are live. */
export type Needed = ReadonlyMap<string, NeededDeployment>

/** What the references of one deployment may name. */
export interface Scope {
  /** The key of the deployment. */
  name: string
  environment: string | undefined
  secrets: ReadonlyMap<string, string>
  variables: ReadonlyMap<string, string>
  needs: readonly string[]
  /** Keys of all deployments of the file. */
  keys: readonly string[]
  needed: Needed
}

/** `$${` stands for the two characters; a reference without its end takes the rest. */
const PATTERN = /\$\$\{|\$\{([^}]*)(\}?)/g

/** Returns whether the text has a reference to a secret of the step. */
export const hasSecret = (text: string) =>
  [...text.matchAll(PATTERN)].some(([, inner = '']) => inner.trim().startsWith('secrets.'))

const FORMS =
  'Use ${name}, ${environment}, ${secrets.X}, ${variables.X} or ${deployments.X.url}. ' +
  'Write $${ for the two characters ${.'

/**
 * Resolves every reference of a text. Problems show the reference, never a value; with any, the
 * text stays unchanged.
 *
 * @param isSecret Whether the text is a value of `secrets`: only these are masked and never shown.
 */
export function resolveReferences(
  text: string,
  scope: Scope,
  isSecret: boolean
): { text: string; problems: string[] } {
  const problems: string[] = []
  const resolved = text.replace(PATTERN, (whole, inner: string | undefined, end: string) => {
    if (inner === undefined) return '${'
    const isClosed = end !== ''
    const found = isClosed
      ? resolveOne(inner.trim(), scope, isSecret)
      : { problem: `is not closed. Close it with }. ${FORMS}` }
    if (typeof found === 'string') return found
    problems.push(`${shownReference(isClosed ? inner : '…')} ${found.problem}`)
    return whole
  })
  return { text: problems.length > 0 ? text : resolved, problems }
}

const shownReference = (inner: string) => `\${${sanitizeLine(inner, 60)}}`

const FIELDS = ['url', 'id', 'revision_id'] as const

function resolveOne(
  reference: string,
  scope: Scope,
  isSecret: boolean
): string | { problem: string } {
  const { name, environment, keys, needs, needed } = scope
  if (reference === 'name') return name
  if (reference === 'environment')
    return environment ?? { problem: 'needs an environment. Set the input environment.' }
  const [, kind, rest = ''] = /^(secrets|variables|deployments)\.(.+)$/.exec(reference) ?? []
  if (kind === 'secrets' && !isSecret)
    return {
      problem:
        'is allowed only in values of secrets, because the action shows other values. ' +
        'Use ${variables.X} if the value is public.'
    }
  if (kind === 'secrets' || kind === 'variables') {
    const shown = sanitizeLine(rest, 60)
    const problem =
      `is not among the ${kind} of this step.${meantReference(reference, scope)} ` +
      `Add it to \`${kind}\`, as a line ${shown}=…`
    return scope[kind].get(rest) ?? { problem }
  }
  const dot = rest.lastIndexOf('.')
  const key = rest.slice(0, Math.max(dot, 0))
  const field = FIELDS.find((one) => one === rest.slice(dot + 1))
  if (field === undefined || !keys.includes(key))
    return { problem: `is not a reference.${meantReference(reference, scope)} ${FORMS}` }
  if (!needs.includes(key))
    return { problem: `names a deployment that is not in needs. Add "${key}" to needs.` }
  const problem =
    `has no value: the control plane shows no ${field} of "${key}" ` +
    'before the action needs this value.'
  return needed.get(key)?.[field] ?? { problem }
}

/** Compared with all that could be meant: only names are shown, and no values. */
function meantReference(reference: string, { secrets, variables, keys }: Scope): string {
  const known = [
    'name',
    'environment',
    ...[...secrets.keys()].map((name) => `secrets.${name}`),
    ...[...variables.keys()].map((name) => `variables.${name}`),
    ...keys.flatMap((key) => FIELDS.map((field) => `deployments.${key}.${field}`))
  ]
  const meant = nearest(reference, known)
  return meant === undefined ? '' : ` Did you mean ${shownReference(meant)}?`
}
