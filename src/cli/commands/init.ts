/** `init`. */
import type { InputName } from '../../action-names.js'
import { SOURCES } from '../../contract/deployment.js'
import type { CliCommand } from './command.js'

/** The CI systems for which it writes files. */
export const INIT_CI = ['github-actions', 'gitlab'] as const

/** What the files then say. */
const HELP_FOR_INIT = {
  name: 'Name of the deployment. If unset: the name of the repository.',
  graph_config_path:
    'The graph configuration file. ' +
    'If unset: each JSON file with a map "graphs"; a manifest describes several.',
  source:
    '`git_host` or `external_container`. ' +
    'If unset: `external_container` if only a Dockerfile exists.',
  cluster_namespace:
    'Namespace of an image. If unset: from the variable CLUSTER_NAMESPACE of the CI system.',
  repo_ref: 'Branch to deploy. If unset: the default branch.',
  api_dialect:
    '`neutral` or `langsmith`. If unset: `langsmith` if the file with graphs is langgraph.json.',
  dry_run: 'Print the files; write nothing.'
} as const satisfies Partial<Record<InputName, string>>

export const init: CliCommand = {
  description: 'Write the workflows that deploy this repository',
  examples: [
    'init --secret OPENAI_API_KEY',
    'init --api-dialect langsmith',
    'init --ci gitlab --source external_container --cluster-namespace agents',
    'init --dry-run'
  ],
  inputs: Object.keys(HELP_FOR_INIT) as InputName[],
  help: HELP_FOR_INIT,
  choices: { source: SOURCES, api_dialect: ['neutral', 'langsmith'], dry_run: ['true', 'false'] },
  run: async (args) => (await import('../init/init-command.js')).runInit(args)
}
