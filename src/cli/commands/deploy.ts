/** `deploy`. */
import { memberLines } from '../console/text-result.js'
import type { Outputs } from '../console/written-files.js'
import { type CliCommand, OF_RUNS, openRun } from './command.js'
import { OFTEN, TO_DEPLOY } from './command-inputs.js'

/** Returns the result as text. */
const textOf = ({ deployments, url }: Outputs) =>
  deployments === undefined ? url : memberLines(deployments, (member) => member.url ?? '')

export const deploy: CliCommand = {
  description: 'Create or update a deployment, and wait until it serves',
  examples: [
    'deploy --name support --graph-config-path agent.json --secret OPENAI_API_KEY',
    'deploy --name bot --image-uri registry.example/bot@sha256:…'
  ],
  inputs: TO_DEPLOY,
  common: [...OFTEN, 'wait', 'timeout', 'rollback', 'smoke_input'],
  flags: ['--yes', ...OF_RUNS],
  textOf,
  open: (args) => openRun(args, textOf)
}
