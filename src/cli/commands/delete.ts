/** `delete`. */
import { type CliCommand, OF_RUNS, openRun } from './command.js'
import { ACCESS, TO_DEPLOY } from './command-inputs.js'

/** Returns the result as text. */
const textOf = () => ''

export const deleteCommand: CliCommand = {
  description: 'Delete a deployment; one that does not exist is no error',
  examples: ['delete --name support'],
  inputs: TO_DEPLOY,
  common: [
    ...ACCESS,
    'deployment_id',
    'repo_url',
    'preview',
    'delete_tracing_project',
    'manifest',
    'select'
  ],
  help: {
    preview: 'true: delete the preview named <name>-pr-<number>.',
    repo_url: 'Repository of the deployment. Others with its name are not deleted.'
  },
  flags: ['--yes', ...OF_RUNS],
  textOf,
  open: (args) => openRun(args, textOf)
}
