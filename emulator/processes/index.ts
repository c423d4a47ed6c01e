/** Creates the fleet from the options. */
import { durationMs } from '../duration.js'
import { OptionError } from '../option-error.js'
import { type EmulatorOptions, tenantIdOf } from '../options.js'
import { startProcess } from './agent-process.js'
import { splitCommand } from './command.js'
import { type AgentRevision, type Employer, Fleet } from './fleet.js'
import { startSurvivor } from './survivor.js'

/** Undefined if revisions are not processes. */
export function createFleet(employer: Employer, options: EmulatorOptions): Fleet | undefined {
  const { agentCommand, agentStartLimit = '60s', repo: folder, onAgentLine = () => {} } = options
  if (agentCommand === undefined) return undefined
  if (folder === undefined) throw new OptionError('--agent-command needs --repo, the folder to run it in.')
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
  const close = () => common.survivor.close()
  return new Fleet(employer, { start: (what) => startProcess(what, common), note: onAgentLine, close })
}
