import { withRetries } from '../../src/control-plane/with-retries.js'
import type { DeployEvent } from '../../src/deploy/core/events.js'
import type { DesiredDeployment } from '../../src/deploy/core/model.js'
import type { DeployRequest } from '../../src/deploy/core/request.js'
import { openSession } from '../../src/deploy/core/session.js'
import { deployRevision } from '../../src/deploy/deploy.js'
import type { AgentChecks } from '../../src/ports.js'
import { FakeControlPlane, HEAD } from './fakes/control-plane.js'
import { VirtualClock } from './fakes/virtual-clock.js'

export const GIT: DesiredDeployment = {
  source: 'git_host',
  name: 'support',
  source_config: { integration_id: 'i1', repo_url: 'https://github.com/acme/support' },
  source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json' },
  secrets: [{ name: 'KEY', value: 'asked-for' }],
  commit: HEAD,
  is_push_to_ref: true
}

export const IMAGE: DesiredDeployment = {
  source: 'external_container',
  name: 'support',
  source_config: {},
  source_revision_config: { image_uri: 'registry.example/support:2' },
  secrets: [{ name: 'KEY', value: 'asked-for' }]
}

/** A service that tests script, and a deploy to it whose events are kept. */
export function setting() {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock)
  const events: DeployEvent[] = []
  const deploy = (wanted: DesiredDeployment, request: Partial<DeployRequest> = {}, checks?: AgentChecks) =>
    deployRevision(
      openSession(
        {
          clock,
          emit: (event) => events.push(event),
          recall: async () => null,
          redact: (text) => text,
          histories: [],
          deadline: clock.now() + 1_800_000
        },
        (options) => withRetries(service, options)
      ),
      {
        target: { name: 'support' },
        wanted,
        new_revision: 'auto',
        wait: { enabled: true, interval: 'auto', timeoutMs: 1_800_000 },
        build_logs: true,
        rollback: false,
        ...request
      },
      checks
    )
  const last = <T extends DeployEvent['type']>(type: T) =>
    events.findLast((event): event is Extract<DeployEvent, { type: T }> => event.type === type)
  return { clock, service, events, deploy, last }
}
