/** What is left to do after `init`: what to set where. Pure. */
import type { Setup } from './choose-setup.js'
import type { NewFile } from './facts.js'
import { credentialsOf, INCLUDED } from './gitlab-files.js'

type Meanings = Readonly<Record<string, string>>

const MEANING: Meanings = {
  CONTROL_PLANE_URL: 'the address of the control plane, such as https://control-plane.example/api',
  CONTROL_PLANE_API_KEY: 'its key',
  CLUSTER_NAMESPACE: 'the namespace of the cluster in which the agent runs',
  DEPLOY_AGENT_SERVER_BASE_URL: 'the address of the control plane, such as https://control-plane.example/api',
  DEPLOY_AGENT_SERVER_API_KEY: 'its key',
  LANGSMITH_CONTROL_PLANE: 'https://<your host>/api-host for a self-hosted LangSmith',
  LANGSMITH_API_KEY: 'LangSmith, Settings → API Keys',
  LANGSMITH_WORKSPACE_ID: 'LangSmith, Settings → Workspaces',
  LANGSMITH_TENANT_ID: 'LangSmith, Settings → Workspaces'
}

const REDUNDANT = new Set(['GITHUB_TOKEN'])

/** Lines to print, one step in each group. */
export function nextSteps(setup: Setup, files: readonly NewFile[]): string[] {
  const steps = [
    ...(setup.ci === 'gitlab' ? gitLabSteps(setup) : gitHubSteps(setup, files)),
    accessStep(setup),
    `Commit the files to ${setup.branch}.`
  ]
  const hint =
    setup.secrets.length > 0
      ? []
      : [
          'The agent gets no secrets. To pass some, see docs/secrets.md, or remove the files and run init with --secret NAME.'
        ]
  return [...setup.notes, ...hint, 'Next:', ...steps.map((step, i) => `${i + 1}. ${step}`)]
}

/** What the service needs besides the values. */
function accessStep(setup: Setup): string {
  if (setup.kind === 'image') {
    const [registry, note] =
      setup.ci === 'gitlab'
        ? ['the registry of this project', 'with a deploy token that may read it']
        : [`ghcr.io/${setup.repository}`, 'a new package is private']
    return `Let the cluster pull images from ${registry}: ${note}.`
  }
  return setup.dialect === 'langsmith'
    ? 'Install the GitHub app of LangSmith for the repository: https://smith.langchain.com → Deployments → New Deployment → Add new account. Then close the page.'
    : 'Give the control plane access to the repository: it reads the code itself.'
}

/** The variables and secrets that the workflows name. */
function gitHubSteps({ web_url, kind, dialect }: Setup, files: readonly NewFile[]): string[] {
  const text = files.map((file) => file.text).join('\n')
  const named = (kind: string) =>
    [...new Set([...text.matchAll(new RegExp(`\\b${kind}\\.(\\w+)`, 'g'))].map(([, name = '']) => name))].filter(
      (name) => !REDUNDANT.has(name)
    )
  const at = (page: string) =>
    web_url === undefined ? 'Settings → Secrets and variables → Actions' : `${web_url}/settings/${page}/actions`
  const other = 'named in deployments.yaml'
  const region = { LANGSMITH_CONTROL_PLANE: 'not needed for the US region; EU: https://eu.api.host.langchain.com' }
  const meaning = dialect === 'langsmith' && kind !== 'image' ? region : {}
  return [
    setStep('variables', at('variables'), named('vars'), { other, ...meaning }),
    setStep('secrets', at('secrets'), named('secrets'))
  ]
}

function gitLabSteps(setup: Setup): string[] {
  const { web_url, secrets, kind, is_configured } = setup
  const settings = 'Settings → CI/CD → Variables'
  const namespace = kind === 'image' && setup.cluster_namespace === undefined ? ['CLUSTER_NAMESPACE'] : []
  const names = ['DEPLOY_AGENT_SERVER_BASE_URL', ...namespace, ...credentialsOf(setup), ...secrets]
  return [
    ...(is_configured
      ? [
          `Add to .gitlab-ci.yml:\n     include:\n       - local: ${INCLUDED}\n   Its jobs are in the stage deploy${kind === 'image' ? ', one in build' : ''}: if you list stages, list ${kind === 'image' ? 'these' : 'it'}, too.`
        ]
      : []),
    setStep(
      'variables, the keys masked',
      web_url === undefined ? settings : `${web_url}/-/settings/ci_cd (${settings})`,
      names
    ),
    'Add a schedule for the sweep: Build → Pipeline schedules.'
  ]
}

function setStep(what: string, where: string, names: readonly string[], own: Meanings = {}): string {
  const meanings: Meanings = { other: 'a secret of the agent', ...MEANING, ...own }
  const widest = Math.max(...names.map((name) => name.length))
  const lines = names.map((name) => `     ${name.padEnd(widest)}  ${meanings[name] ?? meanings['other']}`)
  return [`Set these ${what}: ${where}`, ...lines].join('\n')
}
