/**
 * The input `secret_references`: lines NAME=secret-name/key, or YAML. What it holds is not secret.
 */
import * as z from 'zod'
import { SecretReference } from '../../contract/deployment.js'
import { sanitizeLine } from '../../text/sanitize.js'
import {
  isMapText,
  NO_NAME,
  nameProblems,
  type ReadLines,
  readSecretLines,
  SECRET_NAME
} from '../secrets/parse-secrets.js'
import { parseTextMap } from './text-map.js'
import { parseStructure } from './yaml.js'

/** The references, or what is wrong with the text. */
export type ParsedReferences = { references: SecretReference[] } | { problems: string[] }

/** Parses lines, a map of names to `secret-name/key`, or a list of maps as the API has it. */
export function parseSecretReferences(text: string): ParsedReferences {
  const isList = /^\s*(?:#.*\n\s*)*(?:\[|-\s)/.test(text)
  if (isList) return parseList(text)
  const read = isMapText(text) ? parseTextMap(text) : readSecretLines(text)
  return judge(read.entries.map(referenceOf), read.entries, read.problems)
}

function parseList(text: string): ParsedReferences {
  const parsed = parseStructure(text)
  if ('problem' in parsed) return { problems: [parsed.problem] }
  const { data } = z.array(SecretReference).safeParse(parsed.value)
  if (data === undefined) return { problems: [NO_LIST] }
  const entries = data.map(({ name }, at) => ({ name, value: '', line: at + 1 }))
  return judge(data, entries)
}

const NO_LIST =
  'is not a list of maps with name, secret_name and secret_key. ' +
  'Write lines NAME=secret-name/key instead, or correct the list.'

const PLACE = /^\s*([^/\s]+)\/([^/\s]+)\s*$/

/** Returns the reference of an entry; a problem if it does not say where the value is. */
function referenceOf({ name, value }: ReadLines['entries'][number]): SecretReference | string {
  const [, secret_name, secret_key] = PLACE.exec(value) ?? []
  if (secret_name !== undefined && secret_key !== undefined)
    return { name, secret_name, secret_key }
  const shown = sanitizeLine(`${name}=${value}`, 100)
  return `"${shown}" does not name a Kubernetes Secret and its key. Write NAME=secret-name/key.`
}

function judge(
  read: readonly (SecretReference | string)[],
  entries: ReadLines['entries'],
  found: readonly string[] = []
): ParsedReferences {
  const problems = [...found, ...nameProblems(entries)]
  const references: SecretReference[] = []
  for (const reference of read) {
    if (typeof reference === 'string') problems.push(reference)
    else if (!SECRET_NAME.test(reference.name))
      problems.push(`"${sanitizeLine(reference.name, 60)}" ${NO_NAME}`)
    else references.push(reference)
  }
  return problems.length > 0 ? { problems } : { references }
}
