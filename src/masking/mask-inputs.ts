/** Masks what the inputs hold, before anything is printed. */
import type { RunContext } from '../github/run-context.js'
import type { ParsedInputs } from '../inputs/reading.js'
import type { Runner } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { canBeMasked, LONGEST_WORD, SHORTEST_MASKED } from './forms.js'
import { findInputSecrets } from './input-secrets.js'
import { publicFacts } from './public-facts.js'
import type { Redactor } from './redactor.js'

export interface MaskingPorts {
  runner: Pick<Runner, 'mask' | 'notice'>
  redactor: Redactor
  context: RunContext
}

/** Masks all that is secret. What is public is declared in between: credentials are never public, other values may be. */
export function maskInputs(inputs: ParsedInputs, { runner, redactor, context }: MaskingPorts): void {
  const { credentials, secrets, guesses } = findInputSecrets(inputs)
  for (const value of credentials) runner.mask(value, { credential: true })
  for (const fact of publicFacts(inputs.raw, context)) redactor.keep(fact)
  for (const value of [...secrets.map((secret) => secret.value), ...guesses]) runner.mask(value)
  const unmasked = secrets.flatMap(({ name, value }) => {
    const why = unmaskedReason(value, redactor)
    return why === undefined ? [] : [`${name} (${why})`]
  })
  if (unmasked.length > 0) {
    const which = sanitizeLine(unmasked.join(', '), 500)
    runner.notice(`Not masked in the log: ${which}. To have a value masked, make it longer, or add digits.`)
  }
}

/** Why a value is not masked; undefined if it is. */
function unmaskedReason(value: string, redactor: Redactor): string | undefined {
  if (redactor.isPublic(value)) return 'a name, ref, commit, ID or URL of this run'
  if (canBeMasked(value)) return undefined
  return value.trim().length < SHORTEST_MASKED
    ? `shorter than ${SHORTEST_MASKED} characters`
    : `one word of at most ${LONGEST_WORD} letters`
}
