/** Creates the fleet from the options. */
import { durationMs } from '../duration.js'
import { OptionError } from '../option-error.js'
import { type EmulatorOptions, tenantIdOf } from '../options.js'
import { type Checkouts, createCheckouts } from '../repositories/checkouts.js'
import { type ProcessOptions, startProcess } from './agent-process.js'
import { splitCommand } from './command.js'
import { type AgentProcess, type AgentRevision, type Employer, Fleet } from './fleet.js'
import { startSurvivor } from './survivor.js'

/** Starts the process of a revision in a checkout of its commit, which is removed with the process. */
async function startInCheckout(
  revision: AgentRevision,
  options: ProcessOptions,
  checkouts: Checkouts
): Promise<AgentProcess> {
  const checkout = await checkouts.add(revision.config.repo_commit_sha)
  try {
    const started = await startProcess(revision, { ...options, folder: checkout.folder })
    const ended = started.ended.then(async (how) => {
      await checkout.remove()
      return how
    })
    const stop = async () => {
      await started.stop()
      await ended
    }
    return { ...started, ended, stop }
  } catch (error) {
    await checkout.remove()
    throw error
  }
}

/** Undefined if revisions are not processes. */
export function createFleet(employer: Employer, options: EmulatorOptions): Fleet | undefined {
  const { agentCommand, agentStartLimit = '60s', repo: folder, uncommitted, onAgentLine = () => {} } = options
  if (agentCommand === undefined) return undefined
  if (folder === undefined) throw new OptionError('--agent-command needs --repo, the repository of the program.')
  const common = {
    command: splitCommand(agentCommand),
    folder,
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
    start: (revision) =>
      // An image has no commit.
      checkouts === undefined || revision.config.image_uri !== null
        ? startProcess(revision, common)
        : startInCheckout(revision, common, checkouts),
    note: onAgentLine,
    close: () => {
      common.survivor.close()
      checkouts?.removeAll()
    }
  })
}
