/** Parses the inputs that hold more than one value, before any of them is judged. */
import type { RawInputs } from './raw-inputs.js'
import type { ParsedInputs } from './reading.js'
import { isMapText, parseSecretLines } from './secrets/parse-secrets.js'

/**
 * Parses `secrets`, `smoke_input` and `resource_spec`. The YAML library and the schema of `resource_spec` are loaded only
 * for the runs that give one of them: they are much of what a run would load before its first request.
 */
export async function parseInputs(raw: RawInputs): Promise<ParsedInputs> {
  const { resource_spec, smoke_input, secrets } = raw
  if (resource_spec !== undefined || smoke_input !== undefined || (secrets !== undefined && isMapText(secrets))) {
    const { parseStructured } = await import('./structured/parse-structured.js')
    return parseStructured(raw)
  }
  return secrets === undefined ? { raw } : { raw, secrets: parseSecretLines(secrets) }
}
