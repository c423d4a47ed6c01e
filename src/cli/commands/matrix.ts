/** `matrix`. */
import type { Outputs } from '../console/written-files.js'
import { type CliCommand, OF_RUNS, openRun } from './command.js'
import { BESIDE_MANIFEST } from './command-inputs.js'

/** Returns the result as text. */
const textOf = ({ matrix }: Outputs) => matrix

export const matrix: CliCommand = {
  description: 'List the deployments of a manifest for a matrix of jobs, as JSON',
  examples: ['matrix --manifest deployments.yaml'],
  inputs: BESIDE_MANIFEST,
  common: ['base_url', 'api_key', 'manifest', 'select', 'environment', 'variables'],
  help: { environment: 'Environment of --manifest whose values count.' },
  flags: OF_RUNS,
  textOf,
  open: (args) => openRun(args, textOf)
}
