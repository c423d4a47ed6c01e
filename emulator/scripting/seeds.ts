/** Heads, integrations and listeners as a user writes them, in a flag or in the script file. */
import * as z from 'zod'
import type { IntegrationSeed, ListenerSeed } from '../control-plane/lookups.js'
import { OptionError } from '../option-error.js'
import type { Head } from '../repositories/heads.js'

/** A head in a script or a request. */
export const HeadSeed = z.strictObject({
  repo_url: z.string().optional().describe('Unset: every repository without a head of its own.'),
  ref: z.string().min(1),
  commit_sha: z.string().min(1)
})

/** The text. @throws OptionError if it is blank. */
export function notEmpty(text: string): string {
  if (text.trim() === '') throw new OptionError('the value is empty.')
  return text
}

/** Splits `NAME=VALUE`; the value is undefined if there is no `=`. */
function pair(text: string): [string, string | undefined] {
  const at = text.lastIndexOf('=')
  return at < 0
    ? [notEmpty(text), undefined]
    : [notEmpty(text.slice(0, at)), notEmpty(text.slice(at + 1))]
}

/** The short or full hash of a commit. */
const COMMIT = /^[0-9a-f]{7,64}$/i

/** A head from `main=1a2b3c4`. */
export function parseHead(text: string): Head {
  const [ref, commit_sha] = pair(text)
  if (commit_sha === undefined)
    throw new OptionError(`"${text}" has no commit. Use REF=SHA, such as main=1a2b3c4.`)
  if (!COMMIT.test(commit_sha)) {
    throw new OptionError(
      `"${commit_sha}" is not a commit. Use 7 to 64 hex digits, such as ${ref}=1a2b3c4.`
    )
  }
  return { ref, commit_sha }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** An integration from `NAME` or `NAME=UUID`. */
export function parseIntegration(text: string): IntegrationSeed {
  const [name, id] = pair(text)
  if (id === undefined) return { name }
  if (!UUID.test(id)) throw new OptionError(`"${id}" is not a UUID. Use NAME or NAME=UUID.`)
  return { name, id }
}

/** A listener from its namespaces, `NAMESPACE[,NAMESPACE]`. */
export function parseListener(text: string): ListenerSeed {
  return { cluster_namespaces: text.split(',').map(notEmpty) }
}
