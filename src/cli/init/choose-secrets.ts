/**
 * Chooses the secrets of the agents: those of `--secret`, or the variables that their configuration
 * names. Pure.
 */
import { LANGSMITH_RESERVED_SECRETS } from '../../contract/dialect.js'
import { UsageError } from '../usage-error.js'
import type { AgentVariables } from './read-graph-file.js'

/** GitHub refuses those that begin with `GITHUB_`. */
const SECRET_NAME = { gitlab: /^[a-z_]\w*$/i, 'github-actions': /^(?!github_)[a-z_]\w*$/i }

/** Where the secrets go. */
export interface SecretsFor {
  ci: keyof typeof SECRET_NAME
  is_langsmith: boolean
  is_image: boolean
}

/** The names to pass, and what to say about the others. */
export interface ChosenSecrets {
  secrets: string[]
  notes: string[]
}

/** @param given The names of `--secret`. @throws UsageError if one of them is no name. */
export function chooseSecrets(
  given: readonly string[],
  variables: AgentVariables | undefined,
  { ci, is_langsmith, is_image }: SecretsFor
): ChosenSecrets {
  const form = SECRET_NAME[ci]
  // It is not shown: it may be the value.
  if (!given.every((name) => form.test(name))) {
    const words = 'letters, digits and _, on GitHub without GITHUB_ at the beginning'
    throw new UsageError(
      '--secret: one of them is no name of a secret.',
      `Pass its name only, of ${words}.`
    )
  }
  const { source = '', names = [], problem } = variables ?? {}
  const candidates = [...new Set(given.length > 0 ? given : names)]
  const fitting = candidates.filter((name) => form.test(name))
  const reserved = LANGSMITH_RESERVED_SECRETS[is_image ? 'external_container' : 'git_host']
  const isReserved = (name: string) => is_langsmith && reserved.has(name)
  const secrets = fitting.filter((name) => !isReserved(name))
  const left_out = fitting.filter(isReserved)
  const unfit = candidates.filter((name) => !form.test(name)).length
  const unpassed =
    given.length > 0
      ? names.filter((name) => form.test(name) && !candidates.includes(name) && !isReserved(name))
      : []
  const notes = [
    left_out.length > 0 &&
      `LangSmith sets these itself, so they are left out: ${left_out.join(', ')}.`,
    given.length === 0 &&
      secrets.length > 0 &&
      `The secrets are the names in ${source}. To choose others, use --secret.`,
    unpassed.length > 0 && `${source} also names ${unpassed.join(', ')}. Pass them with --secret.`,
    unfit > 0 &&
      `${unfit} of the names in ${source} cannot be the name of a secret, and are left out.`,
    problem !== undefined &&
      `${source} ${problem}, so its variables are unknown. Pass each with --secret NAME.`
  ]
  return { secrets, notes: notes.filter((note) => note !== false) }
}
