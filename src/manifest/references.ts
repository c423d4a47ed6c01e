/** Replaces the references of a text: `${name}`, `${secrets.X}` and the like. Nothing else is an expression. */
import { didYouMean, misspelled, nearest } from '../text/did-you-mean.js'
import { sanitizeLine } from '../text/sanitize.js'

/** What a deployment that another one needs came to: for `${deployments.X.url}`, `.id`, `.revision_id`. */
export interface NeededDeployment {
  url?: string
  id?: string
  revision_id?: string
}

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
  needed: ReadonlyMap<string, NeededDeployment>
}

/** Which references a value may hold, besides `${name}`, `${environment}` and `${variables.X}`. */
export interface Allowed {
  /** Only values of `secrets` are masked and never shown. */
  secrets: boolean
  /** The action needs the identity of each deployment before it deploys any. */
  deployments: boolean
}

/** The text with its values, or what is wrong with each reference that has none. */
export type Resolved = { text: string } | { problems: string[] }

/** `$${` stands for the two characters; a reference without its end takes the rest. */
const PATTERN = /\$\$\{|\$\{([^}]*)(\}?)/g

/** Whether the text has a reference, or an escaped one. */
export const hasReferences = (text: string) => text.includes('${')

/** Whether the text has a reference to a secret of the step. */
export const hasSecret = (text: string) =>
  [...text.matchAll(PATTERN)].some(([, inner = '']) => inner.trim().startsWith('secrets.'))

/** Resolves every reference of a text. Problems show the reference, never a value. */
export function resolveReferences(text: string, scope: Scope, allowed: Allowed): Resolved {
  const problems: string[] = []
  const resolved = text.replace(PATTERN, (whole, inner: string | undefined, end: string) => {
    if (inner === undefined) return '${'
    const found = end === '' ? UNCLOSED : resolveOne(inner.trim(), scope, allowed)
    if ('text' in found) return found.text
    problems.push(`${found.shown ?? shownReference(inner)} ${found.problem}`)
    return whole
  })
  return problems.length > 0 ? { problems } : { text: resolved }
}

const shownReference = (inner: string) => `\${${sanitizeLine(inner, 60)}}`

type One = { text: string } | { problem: string; shown?: string }

const LITERAL = 'Write $${ for the two characters ${.'
const UNCLOSED: One = { shown: '${', problem: `is not closed. Close it with }. ${LITERAL}` }
const FORMS = '${name}, ${environment}, ${secrets.X}, ${variables.X} or ${deployments.X.url}'

function resolveOne(reference: string, scope: Scope, allowed: Allowed): One {
  if (reference.startsWith('{'))
    return { shown: '${{ … }}', problem: `works only in workflows. Use ${FORMS}. ${LITERAL}` }
  if (reference === 'name') return { text: scope.name }
  if (reference === 'environment') return textOf(scope.environment, 'needs an environment. Set the input environment.')
  const [, kind = '', rest = ''] = /^(secrets|variables|deployments)\.(.+)$/.exec(reference) ?? []
  if (kind === 'secrets') return allowed.secrets ? resolveSecret(rest, scope) : { problem: ONLY_SECRETS }
  if (kind === 'variables') return resolveVariable(rest, scope)
  if (kind === 'deployments') return resolveDeployment(rest, scope, allowed)
  return { problem: `is not a reference.${meantReference(reference, scope)} Use ${FORMS}. ${LITERAL}` }
}

/** Compared with all that could be meant: only names are shown, and no values. */
function meantReference(reference: string, { secrets, variables, needs }: Scope): string {
  const known = [
    'name',
    'environment',
    ...[...secrets.keys()].map((name) => `secrets.${name}`),
    ...[...variables.keys()].map((name) => `variables.${name}`),
    ...needs.flatMap((key) => FIELDS.map((field) => `deployments.${key}.${field}`))
  ]
  const meant = misspelled(reference, known)
  return meant === undefined ? '' : ` Did you mean ${shownReference(meant)}?`
}

const textOf = (text: string | undefined, problem: string): One => (text === undefined ? { problem } : { text })

const ONLY_SECRETS =
  'is allowed only in values of secrets, because the action shows other values. Use ${variables.X} if the value is public.'

function resolveSecret(name: string, { secrets }: Scope): One {
  const shown = sanitizeLine(name, 60)
  return textOf(
    secrets.get(name),
    `is not among the secrets of this step.${didYouMean(name, [...secrets.keys()])} Add a line to the input secrets: ${shown}=\${{ secrets.${shown} }}`
  )
}

function resolveVariable(name: string, { variables }: Scope): One {
  return textOf(
    variables.get(name),
    `is not among the variables of this step.${didYouMean(name, [...variables.keys()])} Add a line to the input variables: ${sanitizeLine(name, 60)}=…`
  )
}

const FIELDS = ['url', 'id', 'revision_id'] as const
const isField = (name: string): name is (typeof FIELDS)[number] => FIELDS.some((field) => field === name)

function resolveDeployment(reference: string, { needs, keys, needed }: Scope, { deployments }: Allowed): One {
  const dot = reference.lastIndexOf('.')
  const [key, field] = [reference.slice(0, Math.max(dot, 0)), reference.slice(dot + 1)]
  const shown = `"${sanitizeLine(key, 60)}"`
  if (key === '' || !isField(field))
    return {
      problem: `is not a reference.${key === '' ? '' : didYouMean(field, FIELDS)} A deployment has ${FIELDS.join(', ')}.`
    }
  if (!keys.includes(key)) return { problem: `names no deployment of the file.${didYouMean(key, keys)}` }
  // A typo in needs is reported there. It is no second problem here.
  const isMeant = (need: string) => !keys.includes(need) && nearest(need, [key]) !== undefined
  if (!needs.includes(key) && !needs.some(isMeant))
    return { problem: `names a deployment that is not in needs. Add ${shown} to needs.` }
  if (!deployments)
    return { problem: 'is not allowed here: the action needs this value before it deploys any. Write the value.' }
  return textOf(needed.get(key)?.[field], `has no value: the control plane shows no ${field} of ${shown}.`)
}
