/** Parses the inputs in YAML or JSON. Apart, as most runs give none. */
import type { RawInputs } from '../raw-inputs.js'
import type { ParsedInputs } from '../reading.js'
import { isMapText, judgeSecrets, type ParsedSecrets } from '../secrets/parse-secrets.js'
import { type ReadLines, readSecretLines } from '../secrets/secret-lines.js'
import { parseResourceSpec } from './resource-spec.js'
import { parseTextMap } from './text-map.js'
import { parseStructure } from './yaml.js'

/** Parses every input that holds more than one value. */
export function parseStructured(raw: RawInputs): ParsedInputs {
  const { resource_spec, smoke_input, secrets } = raw
  return {
    raw,
    ...(secrets !== undefined && { secrets: parseSecrets(secrets) }),
    ...(smoke_input !== undefined && { smoke_input: parseStructure(smoke_input) }),
    ...(resource_spec !== undefined && { resource_spec: parseResourceSpec(resource_spec) })
  }
}

/** Parses secrets in either form. */
export const parseSecrets = (text: string): ParsedSecrets =>
  judgeSecrets(isMapText(text) ? 'map' : 'lines', text, readEntries(text))

/** Reads lines NAME=value, or a map. */
export const readEntries = (text: string): ReadLines => (isMapText(text) ? parseTextMap(text) : readSecretLines(text))
