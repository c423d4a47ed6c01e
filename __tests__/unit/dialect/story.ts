/** One story of runs with every feature of the action, sent to a control plane in some dialect. */
import type { Emulator } from '../../../emulator/index.js'
import type { ActionResult } from '../../../src/cli/demo/local-runner.js'
import { GitHubServer } from '../../github/server/index.js'
import { API_KEY, runSource, variables } from '../../programs/action/bundle.js'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import { PROGRAM, type Program } from '../../support/program-under-test.js'

/** Names and values that are called like words, everywhere where users name things. */
const LOOK_ALIKES =
  'github=k8s-value\ngit_host=github-value\nk8s_namespace=git_host-value\nredis_memory_mb=cluster-value'
const LABELS =
  '{github: k8s, git_host: cluster, redis_memory_mb: a, cache_memory_mb: b, langgraph_config_path: c}'

const git = {
  name: 'agent',
  graph_config_path: 'langgraph_config_path/graph.json',
  // The public service needs both.
  deployment_type: 'dev',
  build_on_push: 'false',
  secrets: LOOK_ALIKES
}
const image = {
  name: 'image',
  image_uri: 'registry.example/github/k8s:1.0',
  custom_url: 'https://github.example'
}
/** A branch that is called like a word. */
const branch = { variables: variables('push', 'refs/heads/github') }

const pull = (action: string) => ({
  event: {
    action,
    pull_request: {
      number: 7,
      head: { ref: 'k8s', sha: '2'.repeat(40), repo: { full_name: 'octo/support' } }
    }
  },
  variables: variables('pull_request', 'refs/pull/7/merge')
})

/** The words of each dialect, by hand. */
export const SPOKEN = {
  neutral: {
    git: 'git_host',
    container: 'external_container',
    namespace: 'cluster_namespace',
    cacheMemory: 'cache_memory_mb'
  },
  langsmith: {
    git: 'github',
    container: 'external_docker',
    namespace: 'k8s_namespace',
    cacheMemory: 'redis_memory_mb'
  }
}
export type DialectName = keyof typeof SPOKEN

type More = Parameters<typeof runSource>[1]
interface Step {
  title: string
  inputs: Record<string, string>
  run?: More
  onLine?: (line: string, plane: Emulator) => void
  /** What becomes of the next revision. */
  outcome?: string
}

/** @param dialect That of the service, whose words its users write. */
function steps(dialect: DialectName): Step[] {
  const said = SPOKEN[dialect]
  const spec = (cache: string, labels = LABELS) => `cpu: 2\n${cache}: 256\nlabels: ${labels}`
  const placed = { ...image, cluster_namespace: 'k8s' }
  return [
    { title: 'create from git, with the integration looked up', inputs: git, run: branch },
    { title: 'unchanged', inputs: git, run: branch },
    {
      title: 'plan of another path',
      inputs: { ...git, command: 'plan', graph_config_path: 'github' },
      run: branch
    },
    {
      title: 'patch: path and secrets',
      inputs: { ...git, graph_config_path: 'github', secrets: 'A=github-2' },
      run: branch
    },
    {
      title: 'create from an image, with the listener looked up',
      inputs: { ...placed, resource_spec: spec('cache_memory_mb') }
    },
    {
      title:
        'the same in the words of the service: unchanged but for the image, which has no digest',
      inputs: { ...placed, source: said.container, resource_spec: spec(said.cacheMemory) }
    },
    {
      title: 'patch: resource_spec',
      inputs: { ...placed, resource_spec: spec(said.cacheMemory, '{k8s: github}') }
    },
    {
      title: 'create from an image without resource_spec',
      inputs: { name: 'bare', image_uri: 'registry.example/bare:1' }
    },
    {
      title: 'refused: another source',
      inputs: { name: 'agent', source: said.container, image_uri: 'a:1' }
    },
    {
      title: 'refused by the service: a namespace that the listener has not',
      inputs: {
        ...image,
        name: 'nowhere',
        listener_id: '22222222-2222-4222-8222-222222222222',
        cluster_namespace: 'git_host'
      }
    },
    {
      title: 'a build that fails, with its log',
      inputs: { ...git, new_revision: 'always', secrets: '' },
      run: branch,
      outcome: 'BUILD_FAILED'
    },
    {
      title: 'a rollout that fails, with its log, and the way back',
      inputs: { ...git, new_revision: 'always', secrets: '', rollback: 'true' },
      run: branch,
      outcome: 'down:DEPLOY_FAILED'
    },
    { title: 'a preview', inputs: { ...git, preview: 'true' }, run: pull('opened') },
    { title: 'a preview that closes', inputs: { ...git, preview: 'true' }, run: pull('closed') },
    {
      title: 'a preview that is opened again while its name is still taken',
      inputs: { ...git, preview: 'true' },
      run: pull('reopened'),
      onLine: (line, plane) => {
        if (/is being deleted.*name/.test(line)) plane.advance('1h')
      }
    },
    { title: 'sweep', inputs: { name: 'agent', command: 'sweep' } },
    { title: 'delete', inputs: { name: 'image', command: 'delete' } },
    { title: 'delete of what is gone', inputs: { name: 'image', command: 'delete' } }
  ]
}

/** Ids, ports and times are another each time; everything else must be the same. */
function normalized(text: string, url: string): string {
  const ids = new Map<string, string>()
  const alias = (start: string) =>
    ids.get(start) ?? ids.set(start, `id-${ids.size + 1}`).get(start) ?? start
  // An id in full, or shortened to its start.
  const id = /\b([0-9a-f]{8})(?:(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b|…)/g
  return (
    text
      .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
      .replaceAll(url, 'https://control-plane')
      .replace(id, (_, start) => alias(start))
      .replace(
        /^ {2}section [0-9a-f]{8}|(?<= :(?:crit, |milestone, |active, |done, )+)\d+, \d+(?:ms)?/gm,
        '#'
      )
      .replace(/\b\d+:\d\d\b|\b\d+ requests?\b|\b\d+(?:\.\d+)? ?m?s\b|\b\d{10,13}\b/g, '#')
      // A row has a time only if it took a while.
      .replace(/ \| (?:Time|#) \|$/gm, ' |')
      .replace(/^(?:\| --- )+\|$/gm, '| --- |')
  )
}

export interface Told {
  title: string
  exitCode: number | null
  stdout: string
  outputs: string
  summary: string
}

/** The addresses of the page of a run's deployment, by where they are shown. */
interface Pages {
  title: string
  deployment_id: string | undefined
  log: string[]
  dashboard_url: string | undefined
  summary: string[]
}

interface Story {
  told: Told[]
  pages: Pages[]
}

/** The page of the deployment, which only the public service has, wherever a run shows it. */
const PAGE = /^Dashboard {2}(\S+)\n| · \[Dashboard\]\((\S+)\)/gm

/** Returns the text without the pages, and the address of each. */
function withoutPages(text: string): { text: string; pages: string[] } {
  const pages = [...text.matchAll(PAGE)].map(([, ...groups]) => groups.find(Boolean) ?? '')
  return { text: text.replace(PAGE, ''), pages }
}

/** Runs the whole story. Returns the log and outputs of each run in order. */
export async function tellStory(
  plane: Emulator,
  dialect: DialectName,
  program: Program = PROGRAM
): Promise<Story> {
  const github = await GitHubServer.start()
  github.repository.pulls.set(7, 'open')
  const told: Told[] = []
  const pages: Pages[] = []
  for (const { title, inputs, run, onLine, outcome } of steps(dialect)) {
    if (outcome !== undefined) plane.setOutcome(outcome)
    if (inputs.command === 'sweep') github.repository.pulls.set(7, 'closed')
    const token =
      inputs.command === 'sweep' ? { github_token: 'ghs_tokenOfTheTests', comment: 'false' } : {}
    const common = {
      base_url: plane.url,
      api_key: API_KEY,
      api_dialect: dialect,
      poll_interval: '25ms',
      timeout: '20s'
    }
    const result: ActionResult = await runSource(
      { ...common, ...token, ...inputs },
      {
        clock: new SkippingClock(),
        program,
        ...run,
        variables: { ...run?.variables, GITHUB_API_URL: github.url },
        onLine: (line) => onLine?.(line, plane)
      }
    )
    const log = withoutPages(result.stdout)
    const { dashboard_url, ...outputs } = result.outputs
    const summary = withoutPages(result.summary)
    const { deployment_id } = outputs
    pages.push({ title, deployment_id, log: log.pages, dashboard_url, summary: summary.pages })
    const plain = (text: string) => normalized(text, plane.url)
    told.push({
      title,
      exitCode: result.exitCode,
      stdout: plain(log.text),
      outputs: plain(JSON.stringify(outputs, null, 1)),
      summary: plain(summary.text)
    })
  }
  await github.close()
  return { told, pages }
}
