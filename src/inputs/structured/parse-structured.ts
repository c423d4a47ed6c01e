/** Parses the inputs in YAML or JSON. Apart, as most runs give none. */
import type { RawInputs } from '../raw-inputs.js'
import { isMapText, judgeSecrets, readSecretLines } from '../secrets/parse-secrets.js'
import { parseResourceSpec } from './resource-spec.js'
import { parseTextMap } from './text-map.js'
import { parseStructure } from './yaml.js'

/** Parses every input that holds more than one value. */
export function parseStructured(raw: RawInputs) {
  const { resource_spec, smoke_input, secrets } = raw
  return {
    raw,
    ...(secrets !== undefined && { secrets: parseSecrets(secrets) }),
    ...(smoke_input !== undefined && { smoke_input: parseStructure(smoke_input) }),
    ...(resource_spec !== undefined && { resource_spec: parseResourceSpec(resource_spec) })
  }
}

/** Parses secrets in either form. */
export const parseSecrets = (text: string) => judgeSecrets(text, readEntries(text))

/** Reads lines NAME=value, or a map. */
export const readEntries = (text: string) =>
  isMapText(text) ? parseTextMap(text) : readSecretLines(text)
