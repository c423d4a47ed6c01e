/**
 * The release of this program, written by `npm run generate` from package.json: change it there.
 */
export const VERSION = '1.0.0'

/**
 * Starts the command line of the release: one package without dependencies, from where the action
 * comes from.
 */
export const RELEASED_PROGRAM =
  'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/v1.0.0/deploy-agent-server.tgz'
