/** Masks what the inputs hold, before anything is printed. */
import type { RunContext } from '../github/run-context.js'
import type { ParsedInputs } from '../inputs/reading.js'
import type { Runner } from '../ports.js'
import { sanitizeLine } from '../text/sanitize.js'
import { canBeMasked, LONGEST_WORD, piecesOf, SHORTEST_MASKED } from './forms.js'
import { findInputSecrets } from './input-secrets.js'
import { publicFacts } from './public-facts.js'
import type { Redactor } from './redactor.js'

export interface MaskingPorts {
  runner: Pick<Runner, 'mask' | 'notice'>
  redactor: Redactor
  context: RunContext
  /** What notices of this run have named. They do not name it again. */
  noticed?: Set<string>
}

/** Masks all that is secret. What is public is declared in between: credentials are never public, other values may be. */
export function maskInputs(
  inputs: ParsedInputs,
  { runner, redactor, context, noticed = new Set() }: MaskingPorts
): void {
  const { credentials, secrets, guesses } = findInputSecrets(inputs)
  for (const value of credentials) runner.mask(value, { credential: true })
  for (const fact of publicFacts(inputs.raw, context)) redactor.keep(fact)
  for (const value of [...secrets.map((secret) => secret.value), ...guesses]) runner.mask(value)
  const unmasked = secrets.flatMap(({ name, value }) => {
    const why = unmaskedReason(value, redactor)
    const text = `${name} (${why})`
    if (why === undefined || noticed.has(text) || inputs.secrets?.written?.has(name)) return []
    noticed.add(text)
    const isPublic = redactor.isPublic(value)
    return [{ name, text, isPublic, isHidden: piecesOf(value).length > 0 && !isPublic }]
  })
  if (unmasked.length > 0) {
    const listed = (texts: string[]) => sanitizeLine(texts.join(', '), 500)
    const which = listed(unmasked.map(({ text }) => text))
    const names = unmasked.flatMap(({ name, isHidden }) => (isHidden ? [name] : []))
    const hidden = names.length === 0 ? '' : ` In its own output, this step hides ${listed(names)} anyway.`
    const fix = unmasked.every(({ isPublic }) => isPublic)
      ? ''
      : ' To have a short value masked, make it longer, or add digits.'
    runner.notice(`Not masked in the log: ${which}.${hidden}${fix}`)
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
