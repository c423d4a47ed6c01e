/** `examples/gitlab-ci.yml` unchanged, and what `init` writes, run by gitlab-ci-local against a local control plane. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Emulator } from '../../../../emulator/index.js'
import { chooseSetup } from '../../../../src/cli/init/choose-setup.js'
import type { InitFlags } from '../../../../src/cli/init/choose-source.js'
import { makeFiles } from '../../../../src/cli/init/fill-example.js'
import type { RepositoryFacts } from '../../../../src/cli/init/read-facts.js'
import { API_KEY } from '../../action/bundle.js'
import { inventory, startPlane } from '../../action/emulated.js'
import { access } from '../program.js'
import { GRAPHS } from '../repositories.js'
import { Repository } from './pipeline.js'

const SECRET = 'sk-4711-of-the-example'
const DIGEST = `registry.example/acme/agents/support@sha256:${'1'.repeat(64)}`
/** Also asked by gitlab-ci-local, for the service of the job. */
const DOCKER = `case "$1" in login) cat > /dev/null;; image) echo '[{"Config": {}}]';; inspect) echo '${DIGEST}';; esac`

const common = (plane: Emulator) => ({
  GITLAB_CI: 'true',
  ...access(plane.url),
  DEPLOY_AGENT_SERVER_POLL_INTERVAL: '50ms',
  OPENAI_API_KEY: SECRET,
  CLUSTER_NAMESPACE: 'default',
  CI_REGISTRY: 'registry.example',
  CI_REGISTRY_IMAGE: 'registry.example/acme/agents/support',
  CI_REGISTRY_USER: 'ci',
  CI_REGISTRY_PASSWORD: 'password-of-the-job'
})
const push = { CI_PIPELINE_SOURCE: 'push' }
const schedule = { CI_PIPELINE_SOURCE: 'schedule' }
const mergeRequest = (iid: string) => ({
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_COMMIT_BRANCH: undefined,
  CI_MERGE_REQUEST_IID: iid,
  CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
  CI_MERGE_REQUEST_PROJECT_PATH: 'acme/agents/support',
  CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'acme/agents/support',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature/x'
})

/** A control plane for the repository, and what runs a pipeline or a job of it, which has to be green. */
async function startFor(repository: Repository, dialect = 'neutral') {
  const heads = ['main', 'feature/x'].map((ref) => ({ ref, commit_sha: repository.commit }))
  const plane = await startPlane({ dialect, heads })
  const run = async (variables: Record<string, string | undefined>, job?: string) => {
    const { status, log } = await repository.run({ ...common(plane), ...variables }, job)
    expect(status === 0 ? 'green' : log).toBe('green')
    expect(log).not.toContain(SECRET)
    expect(log).not.toContain(API_KEY)
    return log
  }
  return { plane, run, [Symbol.asyncDispose]: () => plane[Symbol.asyncDispose]() }
}

/** A later job that reads the report of the one before it. */
const READER = `
read the report:
  stage: deploy
  needs: [deploy-agent]
  rules:
    - if: $CI_PIPELINE_SOURCE == "push"
  script:
    - echo "later=$AGENT_SERVER_URL $AGENT_SERVER_OPERATION"
`

test('deploys the default branch, gives previews, stops one of them, and sweeps', async () => {
  using repository = new Repository(readFileSync('examples/gitlab-ci.yml', 'utf8') + READER, {
    'agent.json': '{}'
  })
  await using stage = await startFor(repository)
  const { plane, run } = stage
  const deployed = await run(push)
  expect(inventory(plane)).toEqual({ 'support-agent': 1 })
  const report = readFileSync(join(repository.root, 'deploy.env'), 'utf8')
  const url = /^AGENT_SERVER_URL=(.+)$/m.exec(report)?.[1]
  expect(url).toMatch(/^http:/)
  expect(deployed).toContain(`later=${url} created`)
  expect(plane.controlPlane.dump()[0]).toMatchObject({
    source_config: { repo_url: 'https://gitlab.example/acme/agents/support' }
  })

  for (const iid of ['1', '12'])
    expect(await run(mergeRequest(iid))).not.toContain('stop-preview-agent')
  expect(inventory(plane)).toEqual({
    'support-agent': 1,
    'support-agent-mr-1': 1,
    'support-agent-mr-12': 1
  })
  expect(await run(push)).toContain('unchanged')

  await run(mergeRequest('1'), 'stop-preview-agent')
  expect(inventory(plane)).toEqual({ 'support-agent': 1, 'support-agent-mr-12': 1 })

  expect(await run(schedule)).toContain('merge request !12 may be open')
  expect(inventory(plane)).toEqual({ 'support-agent': 1, 'support-agent-mr-12': 1 })
}, 300_000)

test('a fork without variables stays green, and deploys nothing', async () => {
  using repository = new Repository(readFileSync('examples/gitlab-ci.yml', 'utf8'), {
    'agent.json': '{}'
  })
  await using plane = await startPlane()
  const variables = {
    ...mergeRequest('3'),
    GITLAB_CI: 'true',
    DEPLOY_AGENT_SERVER_BASE_URL: plane.url
  }
  const fork = { CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'someone/support' }
  const { status, log } = await repository.run({ ...variables, ...fork })
  expect({ status, log }).toMatchObject({
    status: 0,
    log: expect.stringContaining('Merge request !3 comes from a fork')
  })
  expect(plane.requests).toEqual([])
}, 120_000)

/** The files of a repository, after `init`. */
function initialized(
  facts: Partial<RepositoryFacts>,
  flags: Partial<InitFlags> = {}
): Record<string, string> {
  const repository: RepositoryFacts = {
    root: 'work',
    remote_url: 'git@gitlab.example:acme/agents/support.git',
    default_branch: 'main',
    graph_files: [],
    broken_files: [],
    dockerfiles: [],
    readGraphFile: () => ({ is: 'missing' }),
    has: { workflows: false, gitlab: false, manifest: false },
    ...facts
  }
  const setup = chooseSetup(repository, { ci: 'gitlab', secrets: ['OPENAI_API_KEY'], ...flags })
  const sources = repository.graph_files.map(({ path }) => [path, GRAPHS] as const)
  return Object.fromEntries([
    ...sources,
    ...makeFiles(setup).map(({ path, text }) => [path, text] as const)
  ])
}

const CONFIGURED = { has: { workflows: false, gitlab: true, manifest: false } }
const INCLUDE = 'include: { local: .gitlab/agent-deployments.yml }\nstages: [build, deploy]\n'

test.each([
  ['a graph file', initialized({ graph_files: [{ path: 'agent.json' }] })],
  ['an image', initialized({ dockerfiles: ['Dockerfile'] })],
  [
    'an image, beside a configuration that exists',
    initialized({ dockerfiles: ['docker/Dockerfile'], ...CONFIGURED })
  ],
  [
    'an image for LangSmith',
    initialized({ dockerfiles: ['Dockerfile'] }, { api_dialect: 'langsmith' }),
    'langsmith'
  ]
])(
  '%s: a push deploys, and a merge request has a preview until it is stopped',
  async (_, files, dialect = 'neutral') => {
    const { '.gitlab-ci.yml': pipeline = INCLUDE, ...others } = files
    using repository = new Repository(pipeline, others, { docker: DOCKER })
    await using stage = await startFor(repository, dialect)
    const { plane, run } = stage
    await run(push)
    expect(inventory(plane)).toEqual({ support: 1 })
    await run(mergeRequest('12'))
    expect(inventory(plane)).toEqual({ support: 1, 'support-mr-12': 1 })
    await run(mergeRequest('12'), 'stop-preview-agent')
    expect(inventory(plane)).toEqual({ support: 1 })
    await run(schedule)
    expect(inventory(plane)).toEqual({ support: 1 })
  },
  300_000
)

test('several graph files: a push deploys all, and a merge request has previews until they are stopped', async () => {
  const graph_files = [{ path: 'bots/support/agent.json' }, { path: 'bots/billing/agent.json' }]
  const { '.gitlab-ci.yml': pipeline = '', ...others } = initialized({ graph_files })
  using repository = new Repository(pipeline, others)
  await using stage = await startFor(repository)
  const { plane, run } = stage
  const both = { billing: 1, support: 1 }
  await run(push)
  expect(inventory(plane)).toEqual(both)
  await run(mergeRequest('12'))
  expect(inventory(plane)).toEqual({ ...both, 'billing-mr-12': 1, 'support-mr-12': 1 })
  await run(mergeRequest('12'), 'stop-preview-agent')
  expect(inventory(plane)).toEqual(both)
  await run(schedule)
  expect(inventory(plane)).toEqual(both)
}, 300_000)
