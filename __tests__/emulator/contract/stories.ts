/** Runs with every feature of the public service that the story of all dialects does not have. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { GitHubServer } from '../../github/server/index.js'
import { API_KEY, runSource, variables } from '../../programs/action/bundle.js'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import type { Program } from '../../support/program-under-test.js'

interface Run {
  inputs: Record<string, string>
  /** A push to main if not given. */
  trigger?: Pick<Parameters<typeof runSource>[1] & object, 'event' | 'variables'>
  /** The manifest of the run. */
  manifest?: string
  /** What the run does, of a manifest for each of its deployments. */
  operation: string
}

/** The commit of the branch of the pull request. */
export const HEAD = '2'.repeat(40)

/** A pull request of the branch `topic`. */
const pull = (action: string, number = 7) => ({
  event: {
    action,
    pull_request: {
      number,
      head: { ref: 'topic', sha: HEAD, repo: { full_name: 'octo/support' } }
    }
  },
  variables: variables('pull_request', `refs/pull/${number}/merge`)
})
const tag = { variables: variables('push', 'refs/tags/v1') }
const image = (letter: string) => `registry.example/agent@sha256:${letter.repeat(64)}`

const GIT = { graph_config_path: 'langgraph.json', deployment_type: 'serverless' }
const sized = { ...GIT, name: 'sized', deployment_tier: 'SERVERLESS_S' }
const bigger = { ...sized, deployment_tier: 'SERVERLESS_M' }
const referring = {
  name: 'referring',
  image_uri: image('a'),
  secret_references: 'TOKEN=agent/token',
  resource_spec: 'cpu: 0.3\nredis_cpu: 0.5\nsidecars: [{name: proxy, image: "proxy:1"}]'
}
const commands = { ...GIT, name: 'tagged', install_command: 'npm ci', build_command: 'make' }

/** Of one deployment after another. */
export const STEPS: readonly Run[] = [
  { operation: 'created', inputs: sized },
  { operation: 'unchanged', inputs: sized },
  { operation: 'updated', inputs: bigger },
  { operation: 'created', inputs: commands, trigger: tag },
  { operation: 'updated', inputs: { ...commands, build_command: 'make all' }, trigger: tag },
  { operation: 'created', inputs: referring },
  { operation: 'unchanged', inputs: referring },
  { operation: 'updated', inputs: { ...referring, secret_references: 'TOKEN=agent/other' } },
  { operation: 'updated', inputs: { ...referring, secret_references: '{}' } },
  { operation: 'updated', inputs: { ...referring, image_uri: image('b') } },
  { operation: 'rolled_back', inputs: { name: 'referring', command: 'rollback' } },
  {
    operation: 'deleted',
    inputs: { name: 'referring', command: 'delete', delete_tracing_project: 'true' }
  },
  { operation: 'deleted', inputs: { name: 'sized', command: 'delete' } }
]

const manifest = (tier: string, key: string, letter: string) => `version: 1
deployments:
  support:
    graph_config_path: langgraph.json
    deployment_type: dev
    deployment_tier: ${tier}
    secrets: {GREETING: hello}
  billing:
    image_uri: ${image(letter)}
    secret_references: {TOKEN: agent/${key}}
    resource_spec: {cpu: 2}
`
const first = manifest('DEDICATED_S', 'token', 'a')
const second = manifest('DEDICATED_M', 'other', 'b')

const both = (operation: string) => `${operation}, ${operation}`
const preview = { preview: 'true' }

/** Of two deployments at once. */
export const OF_MANIFEST: readonly Run[] = [
  { operation: both('created'), inputs: {}, manifest: first },
  { operation: both('unchanged'), inputs: {}, manifest: first },
  { operation: both('updated'), inputs: {}, manifest: second },
  { operation: both('created'), inputs: preview, trigger: pull('opened'), manifest: first },
  { operation: both('deleted'), inputs: preview, trigger: pull('closed'), manifest: first },
  { operation: both('created'), inputs: preview, trigger: pull('opened', 8), manifest: first },
  { operation: both('swept'), inputs: { command: 'sweep' }, manifest: first },
  {
    operation: both('deleted'),
    inputs: { command: 'delete', select: 'support, billing' },
    manifest: first
  }
]

/** Plays the runs in order. Returns what each of them did. */
export async function play(
  program: Program,
  base_url: string,
  runs: readonly Run[]
): Promise<string[]> {
  const github = await GitHubServer.start()
  const workspace = mkdtempSync(join(tmpdir(), 'contract-'))
  const common = {
    base_url,
    api_key: API_KEY,
    api_dialect: 'langsmith',
    poll_interval: '25ms',
    timeout: '20s'
  }
  const ends: string[] = []
  for (const { inputs, trigger, manifest } of runs) {
    const path = join(workspace, 'deployments.yaml')
    writeFileSync(path, manifest ?? '')
    const isSweep = inputs.command === 'sweep'
    github.repository.pulls.set(8, isSweep ? 'closed' : 'open')
    const step = {
      ...common,
      ...(manifest !== undefined && { manifest: path }),
      ...(isSweep && { github_token: 'ghs_tokenOfTheTests', comment: 'false' }),
      ...inputs
    }
    const { outputs, stdout } = await runSource(step, {
      ...trigger,
      clock: new SkippingClock(),
      program,
      variables: {
        ...trigger?.variables,
        GITHUB_WORKSPACE: workspace,
        GITHUB_API_URL: github.url
      }
    })
    ends.push(operationOf(outputs) ?? stdout)
  }
  await github.close()
  rmSync(workspace, { recursive: true, force: true })
  return ends
}

/** Returns what a run did, of a manifest for each of its deployments. Undefined if it failed. */
function operationOf(outputs: Record<string, string>): string | undefined {
  if (outputs.error_code !== undefined) return undefined
  const { operation, deployments = '{}' } = outputs
  const rows = Object.values(JSON.parse(deployments) as Record<string, { operation: string }>)
  return operation ?? rows.map((row) => row.operation).join(', ')
}
