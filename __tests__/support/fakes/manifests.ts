/** Manifests and steps for the tests of their reading. */
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import { InputError } from '../../../src/errors.js'
import {
  type Manifest,
  type NeededDeployment,
  readManifest
} from '../../../src/inputs/manifest/manifest.js'
import { readGivenInputs } from '../../../src/inputs/raw-inputs.js'
import type { DeployOrPlan } from '../../../src/inputs/request.js'
import { contextOf } from './inputs.js'

export const PATH = 'deployments.yaml'

/** Inputs that are right for a step with a manifest. */
export const STEP = {
  base_url: 'https://api.example/api-host',
  api_key: 'key-0815',
  manifest: PATH
}

/** A manifest of these deployments. @param top Further lines at its top. */
export const manifestOf = (deployments: string, top = '') =>
  `version: 1\n${top && `${top}\n`}deployments:\n${deployments.replaceAll(/^/gm, '  ')}\n`

export function read(
  text: string,
  inputs: Record<string, string> = {},
  context: RunContext = contextOf()
): Promise<Manifest> {
  const given: Record<string, string> = { ...STEP, ...inputs }
  return readManifest(
    { path: PATH, in_workspace: PATH, text },
    readGivenInputs((name) => given[name] ?? ''),
    context
  )
}

/** The problems of a manifest, `place: problem` each; none if it is right. */
export async function problemsOf(
  text: string,
  inputs?: Record<string, string>,
  context?: RunContext
): Promise<string[]> {
  try {
    await read(text, inputs, context)
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ input, problem }) => `${input}: ${problem}`)
  }
}

/** Where the problems of a manifest are: `line:column keys`, or the input of the step. */
export async function placesOf(...given: Parameters<typeof problemsOf>): Promise<string[]> {
  const problems = await problemsOf(...given)
  return problems.map((problem) => problem.replace(`${PATH}:`, '').replace(/: .*$/s, ''))
}

/** What each selected deployment asks for, by its key. */
export async function deploysOf(
  manifest: Manifest,
  needed: ReadonlyMap<string, NeededDeployment> = new Map()
): Promise<Record<string, DeployOrPlan>> {
  const read = manifest.deployments
    .filter(({ is_selected }) => is_selected)
    .map(async (deployment) => {
      const request = await deployment.readRequest(needed)
      if (request.command !== 'deploy' && request.command !== 'plan')
        throw new Error(`it is a ${request.command}`)
      return [deployment.key, request] as const
    })
  return Object.fromEntries(await Promise.all(read))
}
