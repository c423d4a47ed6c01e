/** The workflows that `init` writes, run as GitHub would run them, and checked by our own lint. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { chooseSetup } from '../../../../src/cli/init/choose-setup.js'
import type { InitFlags } from '../../../../src/cli/init/choose-source.js'
import { makeFiles } from '../../../../src/cli/init/fill-example.js'
import type { RepositoryFacts } from '../../../../src/cli/init/read-facts.js'
import {
  findJob,
  findStep,
  pullRequest,
  pushToBranch,
  type StandIn,
  schedule,
  type WorkflowEvent
} from '../../../support/workflow-harness/index.js'
import { findWorkflowProblems } from '../../../support/workflow-problems.js'
import { ControlPlane, docker } from './control-plane.js'

const controlPlane = new ControlPlane()
const langSmith = new ControlPlane('langsmith')
const folder = mkdtempSync(join(tmpdir(), 'init-workflows-'))
afterAll(() => rmSync(folder, { recursive: true }))

const REPOSITORY: RepositoryFacts = {
  root: 'support-agent',
  remote_url: 'git@github.com:octo-org/support-agent.git',
  default_branch: 'main',
  graph_files: [],
  broken_files: [],
  dockerfiles: [],
  readGraphFile: () => ({ is: 'missing' }),
  has: { workflows: false, gitlab: false, manifest: false }
}

/** Writes what `init` makes of the facts. */
function initialize(name: string, facts: Partial<RepositoryFacts>, flags: Partial<InitFlags> = {}) {
  const setup = chooseSetup(
    { ...REPOSITORY, ...facts },
    { ci: 'auto', secrets: ['OPENAI_API_KEY'], ...flags }
  )
  const root = join(folder, name)
  const paths = makeFiles(setup).map(({ path, text }) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
    return join(root, path)
  })
  return { root, workflows: paths }
}

const GRAPH = initialize('graph', { graph_files: [{ path: 'bots/agent.json' }] })
const BARE = initialize(
  'bare',
  { graph_files: [{ path: 'agent.json' }] },
  { secrets: [], repo_ref: 'on' }
)
const IMAGE = initialize(
  'image',
  { dockerfiles: ['docker/Dockerfile'] },
  { cluster_namespace: 'agents' }
)
const NAMESPACE = initialize('namespace', { dockerfiles: ['Dockerfile'] })
const LANGSMITH = initialize('langsmith', { graph_files: [{ path: 'langgraph.json' }] })
const HOSTED = initialize(
  'hosted',
  { dockerfiles: ['Dockerfile'] },
  { api_dialect: 'langsmith', cluster_namespace: 'agents' }
)
const TWO_FILES = {
  graph_files: [{ path: 'bots/support/agent.json' }, { path: 'bots/billing/agent.json' }]
}
const SEVERAL = initialize('several', TWO_FILES)
const HOSTED_SEVERAL = initialize('hosted-several', TWO_FILES, {
  api_dialect: 'langsmith',
  secrets: []
})

/** Runs one of the workflows, with what the actions of others would do. */
function run({ root }: { root: string }, name: string, event: WorkflowEvent, plane = controlPlane) {
  return plane.run(join(root, `.github/workflows/agent-${name}.yml`), event, {
    ...docker(`sha256:${'1'.repeat(64)}`),
    'actions/checkout': checkout(root)
  })
}

/** The workspace has the manifest, if there is one. */
const checkout =
  (root: string): StandIn =>
  ({ workspace }) => {
    mkdirSync(workspace, { recursive: true })
    const manifest = join(root, 'deployments.yaml')
    if (existsSync(manifest)) copyFileSync(manifest, join(workspace, 'deployments.yaml'))
    return {}
  }

test('GitHub finds no problem in any of them', async () => {
  const single = [GRAPH, BARE, IMAGE, NAMESPACE, LANGSMITH, HOSTED]
  const all = [...single, SEVERAL, HOSTED_SEVERAL].flatMap(({ workflows }) =>
    workflows.filter((path) => path.endsWith('.yml'))
  )
  expect(all).toHaveLength(22)
  expect(await findWorkflowProblems(all)).toEqual([])
})

test.each([
  ['a graph file', GRAPH, controlPlane],
  ['a graph file, without secrets', BARE, controlPlane],
  ['an image', IMAGE, controlPlane],
  ['an image, with the namespace from a variable', NAMESPACE, controlPlane],
  ['the graph file of LangSmith', LANGSMITH, langSmith],
  ['an image for LangSmith', HOSTED, langSmith]
])(
  '%s: a push deploys, a pull request has a preview until it is closed',
  async (_, files, plane) => {
    plane.reset()
    const { pulls } = plane.github.repository
    const branch = files === BARE ? 'on' : 'main'
    const pushed = await run(files, 'deploy', pushToBranch({ branch }), plane)
    expect(findStep(findJob(pushed, 'deploy'), 'deploy').outputs).toMatchObject({
      operation: 'created'
    })
    expect(plane.names()).toEqual(['support-agent'])
    pulls.set(12, 'open')
    const opened = await run(files, 'preview', pullRequest({ action: 'opened' }), plane)
    expect(findStep(findJob(opened, 'preview'), 'deploy').outputs).toMatchObject({
      operation: 'created'
    })
    expect([...pushed.violations, ...opened.violations]).toEqual([])
    expect(plane.names()).toEqual(['support-agent', 'support-agent-pr-12'])
    pulls.set(12, 'closed')
    const closed = await run(files, 'preview', pullRequest({ action: 'closed' }), plane)
    expect(closed.conclusion).toBe('success')
    expect(plane.names()).toEqual(['support-agent'])
  },
  120_000
)

test.each([
  ['with secrets', SEVERAL, controlPlane],
  ['for LangSmith, without secrets', HOSTED_SEVERAL, langSmith]
])(
  'several graph files, %s: one step deploys all, and each has a preview',
  async (_, files, plane) => {
    plane.reset()
    const both = ['billing', 'support']
    const { pulls } = plane.github.repository
    const pushed = await run(files, 'deploy', pushToBranch(), plane)
    expect({ conclusion: pushed.conclusion, names: plane.names() }).toEqual({
      conclusion: 'success',
      names: both
    })
    pulls.set(12, 'open')
    const opened = await run(files, 'deploy', pullRequest({ action: 'opened' }), plane)
    const previews = ['billing-pr-12', 'support-pr-12']
    expect({ conclusion: opened.conclusion, names: plane.names() }).toEqual({
      conclusion: 'success',
      names: [...both, ...previews].sort()
    })
    pulls.set(12, 'closed')
    const swept = await run(files, 'sweep', schedule({ cron: '17 3 * * *' }), plane)
    expect({ conclusion: swept.conclusion, names: plane.names() }).toEqual({
      conclusion: 'success',
      names: both
    })
    expect([...pushed.violations, ...opened.violations, ...swept.violations]).toEqual([])
  },
  120_000
)

test('for LangSmith, each step has the connection of examples/langsmith-cloud.yml', () => {
  const inputsOf = (path: string) => {
    const [job] = Object.values(parse(readFileSync(path, 'utf8')).jobs) as {
      steps: { with: object }[]
    }[]
    return job?.steps.at(-1)?.with
  }
  const { api_dialect, base_url, api_key, tenant_id } = inputsOf(
    'examples/langsmith-cloud.yml'
  ) as Record<string, string>
  for (const path of LANGSMITH.workflows) {
    expect(inputsOf(path)).toMatchObject({ api_dialect, base_url, api_key, tenant_id })
  }
  const hosted = inputsOf('examples/langsmith-self-hosted.yml') as Record<string, string>
  for (const path of HOSTED.workflows) {
    expect(inputsOf(path)).toMatchObject({
      api_dialect,
      base_url: hosted['base_url'],
      api_key,
      tenant_id
    })
  }
  expect(inputsOf(LANGSMITH.workflows[0] ?? '')).toMatchObject({
    graph_config_path: 'langgraph.json'
  })
})
