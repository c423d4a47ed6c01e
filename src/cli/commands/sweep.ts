/** `sweep`. */
import type { Outputs } from '../console/written-files.js'
import { type CliCommand, OF_RUNS, openRun } from './command.js'
import { ACCESS, inputsOf } from './command-inputs.js'

/** Returns the result as text. */
const textOf = ({ swept }: Outputs) => (JSON.parse(swept || '[]') as string[]).join('\n')

export const sweep: CliCommand = {
  description: 'Delete previews of closed pull requests, or older than --max-age',
  examples: ['sweep --name support --max-age 14d --dry-run'],
  inputs: inputsOf('sweep'),
  common: [...ACCESS, 'github_token', 'max_age', 'dry_run', 'delete_tracing_project'],
  help: {
    name: 'Name of the deployment whose previews are deleted.',
    github_token: 'Token for GitHub, to read the state of pull requests.',
    max_age:
      'Also delete previews of open pull requests whose latest revision is older than this, ' +
      'such as 14d.'
  },
  flags: OF_RUNS,
  textOf,
  open: (args) => openRun(args, textOf)
}
