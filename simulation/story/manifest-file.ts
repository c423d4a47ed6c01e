/** The manifest of a story, and the inputs of the step. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isStepInput } from '../../src/input-table.js'
import type { Asked } from '../play/played.js'
import { inputsOf } from './inputs.js'

/** What the file says; JSON is YAML. */
export interface ManifestFile {
  version: 1
  max_parallel: number
  deployments: Record<string, { needs: string[] } & Record<string, unknown>>
}

const FLAGS = new Set(['wait', 'rollback', 'build_on_push'])
const secretName = (index: number, name: string) => `D${index}_${name}`

/** @param api_dialect Of the words in the file. */
export function manifestOf(
  parts: readonly Asked[],
  max_parallel: number,
  api_dialect: string
): ManifestFile {
  const deployments = parts.map(({ key, needs, request }, index) => {
    const given = inputsOf(request, { api_key: '', deployment_id: undefined, api_dialect })
    const own = Object.entries(given)
      .filter(([name]) => !isStepInput(name))
      .map(([name, value]) => [name, FLAGS.has(name) ? value === 'true' : value])
    const references = request.secrets?.map(({ name }) => [
      name,
      `\${secrets.${secretName(index, name)}}`
    ])
    const secrets = references && { secrets: Object.fromEntries(references) }
    return [key, { needs, ...Object.fromEntries(own), ...secrets }]
  })
  return { version: 1, max_parallel, deployments: Object.fromEntries(deployments) }
}

/** The inputs of the step: the values of the secrets of all, under names of their own. */
export function stepInputs(
  parts: readonly Asked[],
  {
    api_key,
    api_dialect,
    selected
  }: { api_key: string; api_dialect: string; selected: readonly string[] }
): Record<string, string> {
  const [first] = parts
  if (first === undefined) throw new Error('a manifest has a deployment')
  const all = inputsOf(first.request, { api_key, deployment_id: undefined, api_dialect })
  const step = Object.entries(all).filter(([name]) => isStepInput(name))
  const secrets = parts.flatMap(({ request }, index) =>
    (request.secrets ?? []).map(({ name, value }) => [secretName(index, name), value] as const)
  )
  const isAll = selected.length === parts.length && first.request.command !== 'delete'
  return {
    ...Object.fromEntries(step),
    manifest: FILE,
    ...(!isAll && { select: selected.join(',') }),
    ...(secrets.length > 0 && { secrets: JSON.stringify(Object.fromEntries(secrets)) })
  }
}

const FILE = 'deployments.yaml'
let folder: string | undefined
let written = ''

/** Writes the file of a run. Returns the folder, which all runs of this process share. */
export function writeManifest(file: ManifestFile): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'manifests-'))
    process.on('exit', () => rmSync(made, { recursive: true, force: true }))
    folder = made
  }
  const text = JSON.stringify(file, null, 1)
  // Most runs of a story have the same file.
  if (text !== written) writeFileSync(join(folder, FILE), text)
  written = text
  return folder
}
