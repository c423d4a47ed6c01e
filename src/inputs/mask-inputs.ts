/** Masks what the inputs hold, before anything is printed. */
import type { InputName } from '../action-names.js'
import type { RunContext } from '../adapters/github/run-context.js'
import { inputsThatHold } from '../input-table.js'
import { documentTexts } from '../masking/document-texts.js'
import { canBeMasked, isPlainWord, LONGEST_WORD, SHORTEST_MASKED } from '../masking/forms.js'
import type { Redactor } from '../masking/redactor.js'
import { looksSecret, userInfoIn } from '../masking/user-info.js'
import type { Runner } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { webAddress } from '../text/web-address.js'
import { publicWorkspace } from './connection.js'
import { Problems, type RawInputs } from './raw-inputs.js'
import { type ParsedInputs, readDialect } from './reading.js'
import { namesCredential } from './secrets/parse-secrets.js'

/** What a run authenticates with. */
export const CREDENTIAL_INPUTS = inputsThatHold('credential')
const URL_INPUTS = inputsThatHold('url')

interface MaskingPorts {
  runner: Pick<Runner, 'mask' | 'notice'>
  redactor: Redactor
  context: RunContext
  /** What notices of this run have named. They do not name it again. */
  noticed?: Set<string>
}

/**
 * Masks all that is secret. What is public is declared in between: credentials are never public,
 * other values may be.
 */
export function maskInputs(
  inputs: ParsedInputs,
  { runner, redactor, context, noticed = new Set() }: MaskingPorts
): void {
  const { credentials, secrets, guesses } = findInputSecrets(inputs)
  for (const value of credentials) runner.mask(value, { credential: true })
  for (const fact of publicFacts(inputs.raw, context)) redactor.keep(fact)
  for (const value of [...secrets.map((secret) => secret.value), ...guesses]) runner.mask(value)
  publishVariables(inputs, redactor)
  // What a document holds is not secret if it is public elsewhere.
  for (const text of secrets.flatMap(({ value }) => documentTexts(value))) runner.mask(text)
  const unmasked = secrets.flatMap(({ name, value }) => {
    const why = unmaskedReason(value, redactor)
    const text = `${name} (${why})`
    if (why === undefined || noticed.has(text)) return []
    if (inputs.secrets?.written?.has(name)) return []
    return [text]
  })
  for (const text of unmasked) noticed.add(text)
  if (unmasked.length === 0) return
  const isPublic = secrets.every(({ value }) => canBeMasked(value))
  const fix = isPublic ? '' : ' To have a short value masked, make it longer, or add digits.'
  runner.notice(`Not masked in the log: ${sanitizeLine(unmasked.join(', '), 500)}.${fix}`)
}

/**
 * Declares variables as public, before the service shows them among the secrets. What contains a
 * secret stays masked.
 */
function publishVariables({ env_vars }: ParsedInputs, redactor: Redactor): void {
  if (env_vars === undefined || env_vars.problems.length > 0) return
  for (const { name, value } of env_vars.secrets) {
    if (!namesCredential(name)) redactor.publish(name)
    if (redactor.redact(value) === value) redactor.keep(value)
  }
}

/** Returns why a value is not masked; undefined if it is. */
function unmaskedReason(value: string, redactor: Redactor): string | undefined {
  if (redactor.isPublic(value)) return 'a name, ref, commit, ID or URL of this run'
  if (canBeMasked(value)) return undefined
  if (value.trim().length < SHORTEST_MASKED) return `shorter than ${SHORTEST_MASKED} characters`
  return `one word of at most ${LONGEST_WORD} letters`
}

/** Finds the secret values that the inputs hold, also if they are malformed. */
export function findInputSecrets({ raw, secrets: parsed, env_vars }: ParsedInputs) {
  const given = (inputs: readonly InputName[]) => inputs.flatMap((input) => raw[input] ?? [])
  const tenant = workspaceOf(raw) === undefined ? given(['tenant_id']) : []
  // What this run authenticates with.
  const credentials = [
    ...given(CREDENTIAL_INPUTS),
    ...given(URL_INPUTS).flatMap(userInfoIn),
    ...tenant.filter((name) => !isPlainWord(name))
  ]
  const variables = env_vars?.secrets.map(({ value }) => value) ?? []
  const users = [...given(inputsThatHold('shell')), ...variables].flatMap(userInfoIn)
  const { secrets, unread, problems } = parsed ?? { secrets: [], unread: [], problems: [] }
  // What may be secret: pieces of text that could not be read, users in the URLs of commands and
  // variables, a tenant that is a plain word.
  const guesses = [...tenant, ...users, ...unread.flatMap(wordsOf)]
  if (problems.length === 0) return { credentials, secrets, guesses }
  // Of a text that was not understood, what looks like a name may be part of a value.
  return { credentials, secrets: [], guesses: [...guesses, ...secrets.map(({ value }) => value)] }
}

/** Returns the workspace that the inputs name, if it is public. */
const workspaceOf = (raw: RawInputs) => publicWorkspace(raw, readDialect(raw, new Problems()))

/**
 * Of a text that is not understood: each line, what follows the first = or : in it, and every word
 * of it.
 */
function wordsOf(text: string): string[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const value = line.slice(line.search(/[=:]/) + 1).trim()
    const words = line.split(/[\s"'`,;:={}[\]]/).filter(looksSecret)
    return [line.trim(), value, value.replace(/^["'`]|["'`]$/g, ''), ...words]
  })
}

/**
 * Returns what is public before the first request: names, refs, commits, ids and addresses. Masking
 * a secret that equals one has no use.
 */
export function publicFacts(raw: RawInputs, context: RunContext): string[] {
  const { server_url, api_url, repository, ref, sha, pull_request: pull, actor, run_url } = context
  const repositories = [repository, pull?.head_repository].flatMap((name) => name ?? [])
  const facts = [
    ...inputsThatHold('fact').map((input) => raw[input]),
    ...[raw.repo_ref, ref].flatMap(refForms),
    ...repositories.flatMap((name) => [name, ...name.split('/')]),
    ...[sha, pull?.head_sha].flatMap(commitForms),
    pull?.head_ref,
    actor,
    workspaceOf(raw),
    ...[...URL_INPUTS.map((input) => raw[input]), server_url, api_url, run_url].flatMap(urlForms),
    ...repositories.flatMap((name) => urlForms(`${server_url}/${name}`))
  ]
  return [...new Set(facts.flatMap((fact) => fact || []))]
}

/**
 * Returns the URL, its origin and its host. Nothing of a URL with a user or a query, which may be a
 * credential.
 */
function urlForms(text: string | undefined): string[] {
  if (text === undefined || /[?#]/.test(text)) return []
  if (webAddress(text) === undefined) return []
  const { origin, host, hostname } = new URL(text)
  return [text, origin, host, hostname]
}

const refForms = (ref = '') => [ref, ref.replace(/^refs\/(?:heads|tags)\//, '')]

/** As git abbreviates it, too. */
const commitForms = (sha = '') => [sha, sha.slice(0, 7), sha.slice(0, 8)]
