/** Names that fit: into a workflow without quotes, and for the services. Pure. */
import { posix } from 'node:path'
import { LANGSMITH_RESERVED_SECRETS } from '../../contract/dialect/reserved-secrets.js'
import type { Source } from '../../contract/vocabulary.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { UsageError } from '../usage-error.js'
import type { InitCi, ManifestEntry } from './facts.js'

/** What a workflow can name without quotes: no line breaks, no globs, no expressions. */
export const SAFE_PATH = /^(?![-@])[\w.@-]+(?:\/[\w.@-]+)*$/
export const SAFE_BRANCH = /^\w[\w./-]*$/
export const SAFE_NAME = /^[A-Za-z][\w-]{0,62}$/
/** LangSmith takes no other names. */
const LANGSMITH_NAME = /^[a-z][a-z0-9-]{0,62}$/
const VARIABLE = /^[A-Za-z_]\w*$/

/** @throws UsageError if the text does not have the form. */
export function fitting(text: string, form: RegExp, what: string): string {
  if (form.test(text)) return text
  throw new UsageError(
    `${what}: "${sanitizeLine(text, 80)}" has characters that need quotes in a workflow.`,
    'Use letters, digits, . _ / and -.'
  )
}

/** The name of a deployment. @throws UsageError if it fits into no workflow, or LangSmith does not take it. */
export function fittingName(name: string, isForLangSmith: boolean): string {
  const fits = fitting(name, SAFE_NAME, '--name')
  if (!isForLangSmith || LANGSMITH_NAME.test(fits)) return fits
  throw new UsageError(`--name: LangSmith takes no name such as "${fits}".`, 'Use lower-case letters, digits and -.')
}

/** Why the CI system takes no secret or variable of this name. Never shows what is no name: it may be a value. */
export function secretProblem(name: string, ci: InitCi): string | undefined {
  if (!VARIABLE.test(name)) return 'one is not a name of letters, digits and _.'
  if (ci !== 'github-actions' || !/^github_/i.test(name)) return undefined
  return `GitHub refuses names that begin with GITHUB_, such as ${sanitizeLine(name, 60)}.`
}

/** @param source What LangSmith deploys; undefined for others, which reserve no names. @throws UsageError */
export function fittingSecret(name: string, ci: InitCi, source: Source | undefined): string {
  const problem =
    secretProblem(name, ci) ??
    (source && LANGSMITH_RESERVED_SECRETS[source].has(name) ? `LangSmith reserves ${name}, and sets it.` : undefined)
  if (problem === undefined) return name
  throw new UsageError(`--secret: ${problem}`, 'Pass only names that the agent needs: --secret NAME.')
}

/** A name that every service takes: a-z, 0-9 and -, beginning with a letter. */
export function nameFrom(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/\.[a-z]+$/, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40)
  return /^[a-z]/.test(plain) ? plain : `agent${plain && '-'}${plain}`
}

/** A key for each file: the first of folder, file and path whose names differ. @throws UsageError if all are alike. */
export function keyed(paths: readonly string[], fallback: string): ManifestEntry[] {
  const forms = [
    (path: string) => nameFrom(posix.basename(posix.dirname(path)).replace(/^\.$/, fallback)),
    (path: string) => nameFrom(posix.basename(path)),
    (path: string) => nameFrom(path)
  ]
  const form = forms.find((keyOf) => new Set(paths.map(keyOf)).size === paths.length)
  if (form === undefined) {
    throw new UsageError(
      `The names of these files are too alike to name deployments after them: ${paths.join(', ')}.`,
      'Write deployments.yaml yourself (docs/manifest.md), then run init again.'
    )
  }
  return paths.map((path) => ({ key: form(path), graph_config_path: path }))
}
