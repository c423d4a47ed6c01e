/** Creates the fleet from the options. */
import { durationMs } from '../duration.js'
import { OptionError } from '../option-error.js'
import { type EmulatorOptions, tenantIdOf } from '../options.js'
import { createCheckouts } from '../repositories/checkouts.js'
import { startProcess } from './agent-process.js'
import { splitCommand } from './command.js'
import { type AgentRevision, type Employer, Fleet } from './fleet.js'
import { startSurvivor } from './survivor.js'

/** Undefined if revisions are not processes. */
export function createFleet(employer: Employer, options: EmulatorOptions): Fleet | undefined {
  const {
    agentCommand,
    agentStartLimit = '60s',
    repo: folder,
    uncommitted,
    onAgentLine = () => {}
  } = options
  if (agentCommand === undefined) return undefined
  if (folder === undefined)
    throw new OptionError('--agent-command needs --repo, the repository of the program.')
  const common = {
    command: splitCommand(agentCommand),
    startLimitMs: durationMs(agentStartLimit),
    tenantId: tenantIdOf(options),
    onLine: ({ label, deployment, revision_id }: AgentRevision, line: string) => {
      employer.printed({ deployment_id: deployment.id, revision_id }, line)
      onAgentLine(label, line)
    },
    survivor: startSurvivor()
  }
  const checkouts = uncommitted === true ? undefined : createCheckouts(folder)
  return new Fleet(employer, {
    start: async (revision) => {
      const { image_uri, repo_commit_sha } = revision.config
      // An image has no commit.
      const checkout = image_uri === null ? await checkouts?.add(repo_commit_sha) : undefined
      const starting = startProcess(revision, { ...common, folder: checkout?.folder ?? folder })
      void starting
        .then(({ ended }) => ended)
        .catch(() => {})
        .then(() => checkout?.remove())
      return starting
    },
    note: onAgentLine,
    close: () => {
      common.survivor.close()
      checkouts?.removeAll()
    }
  })
}
