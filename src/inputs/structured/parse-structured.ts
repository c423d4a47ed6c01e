/** Parses the inputs in YAML or JSON. Apart, as most runs give none. */
import type { RawInputs } from '../raw-inputs.js'
import {
  type EntryNoun,
  isMapText,
  judgeSecrets,
  readSecretLines
} from '../secrets/parse-secrets.js'
import { parseResourceSpec } from './resource-spec.js'
import { parseSecretReferences } from './secret-references.js'
import { parseTextMap } from './text-map.js'
import { parseStructure } from './yaml.js'

/** Parses every input that holds more than one value. */
export function parseStructured(raw: RawInputs) {
  const { resource_spec, smoke_input, secrets, env_vars, secret_references } = raw
  return {
    raw,
    ...(secrets !== undefined && { secrets: parseSecrets(secrets) }),
    ...(env_vars !== undefined && { env_vars: parseSecrets(env_vars, 'variable') }),
    ...(smoke_input !== undefined && { smoke_input: parseStructure(smoke_input) }),
    ...(resource_spec !== undefined && { resource_spec: parseResourceSpec(resource_spec) }),
    ...(secret_references !== undefined && {
      secret_references: parseSecretReferences(secret_references)
    })
  }
}

/** Parses secrets or variables in either form. */
export const parseSecrets = (text: string, noun?: EntryNoun) =>
  judgeSecrets(text, readEntries(text), noun)

/** Reads lines NAME=value, or a map. */
export const readEntries = (text: string) =>
  isMapText(text) ? parseTextMap(text) : readSecretLines(text)
