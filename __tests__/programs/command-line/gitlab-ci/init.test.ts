/** The configurations that `init` writes, run by gitlab-ci-local against a local control plane. */
import { expect, test } from '@jest/globals'
import type { Emulator } from '../../../../emulator/index.js'
import { chooseSetup, type InitFlags } from '../../../../src/cli/init/choose-setup.js'
import { makeFiles } from '../../../../src/cli/init/fill-example.js'
import type { RepositoryFacts } from '../../../../src/cli/init/read-facts.js'
import { inventory, startPlane } from '../../action/emulated.js'
import { access } from '../program.js'
import { Repository } from './pipeline.js'

const GRAPHS = '{ "graphs": { "agent": "./agent.py:graph" } }'
const DIGEST = `registry.example/acme/agents/support@sha256:${'1'.repeat(64)}`
/** Also asked by gitlab-ci-local, for the service of the job. */
const DOCKER = `case "$1" in login) cat > /dev/null;; image) echo '[{"Config": {}}]';; inspect) echo '${DIGEST}';; esac`

/** The files of a repository, after `init`. */
function initialized(facts: Partial<RepositoryFacts>, flags: Partial<InitFlags> = {}): Record<string, string> {
  const repository: RepositoryFacts = {
    root: 'work',
    remote_url: 'git@gitlab.example:acme/agents/support.git',
    default_branch: 'main',
    graph_files: [],
    dockerfiles: [],
    has: { workflows: false, gitlab: false, manifest: false },
    ...facts
  }
  const setup = chooseSetup(repository, { ci: 'gitlab', secrets: ['OPENAI_API_KEY'], ...flags })
  const sources = repository.graph_files.map((path) => [path, GRAPHS] as const)
  return Object.fromEntries([
    ...sources,
    ...makeFiles(setup, repository.has.gitlab).map(({ path, text }) => [path, text] as const)
  ])
}

const common = (plane: Emulator) => ({
  GITLAB_CI: 'true',
  ...access(plane.url),
  DEPLOY_AGENT_SERVER_POLL_INTERVAL: '50ms',
  OPENAI_API_KEY: 'sk-4711-of-the-example',
  CLUSTER_NAMESPACE: 'default',
  CI_REGISTRY: 'registry.example',
  CI_REGISTRY_IMAGE: 'registry.example/acme/agents/support',
  CI_REGISTRY_USER: 'ci',
  CI_REGISTRY_PASSWORD: 'password-of-the-job'
})
const mergeRequest = {
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_COMMIT_BRANCH: undefined,
  CI_MERGE_REQUEST_IID: '12',
  CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
  CI_MERGE_REQUEST_PROJECT_PATH: 'acme/agents/support',
  CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'acme/agents/support',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature/x'
}

const CONFIGURED = { has: { workflows: false, gitlab: true, manifest: false } }
const INCLUDE = 'include: { local: .gitlab/agent-deployments.yml }\nstages: [build, deploy]\n'

test.each([
  ['a graph file', initialized({ graph_files: ['agent.json'] })],
  ['an image', initialized({ dockerfiles: ['Dockerfile'] })],
  ['an image, beside a configuration that exists', initialized({ dockerfiles: ['docker/Dockerfile'], ...CONFIGURED })],
  ['an image for LangSmith', initialized({ dockerfiles: ['Dockerfile'] }, { api_dialect: 'langsmith' }), 'langsmith']
])(
  '%s: a push deploys, and a merge request has a preview until it is stopped',
  async (_, files, dialect = 'neutral') => {
    const { '.gitlab-ci.yml': pipeline = INCLUDE, ...others } = files
    using repository = new Repository(pipeline, others, { docker: DOCKER })
    await using plane = await startPlane({
      dialect,
      heads: ['main', 'feature/x'].map((ref) => ({ ref, commit_sha: repository.commit }))
    })
    const run = async (variables: Record<string, string | undefined>, job?: string) => {
      const { status, log } = await repository.run({ ...common(plane), ...variables }, job)
      expect(status === 0 ? 'green' : log).toBe('green')
    }
    await run({ CI_PIPELINE_SOURCE: 'push' })
    expect(inventory(plane)).toEqual({ support: 1 })
    await run(mergeRequest)
    expect(inventory(plane)).toEqual({ support: 1, 'support-mr-12': 1 })
    await run(mergeRequest, 'stop-preview-agent')
    expect(inventory(plane)).toEqual({ support: 1 })
    await run({ CI_PIPELINE_SOURCE: 'schedule' })
    expect(inventory(plane)).toEqual({ support: 1 })
  },
  300_000
)
