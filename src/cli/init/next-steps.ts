/** What is left to do after `init`: what to set where. Pure. */
import { tableLines } from '../table.js'
import { GRAPH_FILE, type Setup } from './choose-setup.js'
import { INCLUDED, type NewFile } from './fill-example.js'

const ADDRESS = 'address of the control plane, such as https://control-plane.example/api'
const WORKSPACE = 'LangSmith, Settings → Workspaces'
const MEANING: Readonly<Record<string, string>> = {
  CONTROL_PLANE_URL: ADDRESS,
  CONTROL_PLANE_API_KEY: 'its key',
  CLUSTER_NAMESPACE: 'namespace of the cluster in which the agent runs',
  DEPLOY_AGENT_SERVER_BASE_URL: ADDRESS,
  DEPLOY_AGENT_SERVER_API_KEY: 'its key',
  DEPLOY_AGENT_SERVER_TENANT_ID: WORKSPACE,
  LANGSMITH_CONTROL_PLANE:
    'self-hosted: https://<your host>/api-host; EU: https://eu.api.host.langchain.com; US: unset',
  LANGSMITH_API_KEY: 'LangSmith, Settings → API Keys',
  LANGSMITH_WORKSPACE_ID: WORKSPACE
}

/** Lines to print. */
export function nextSteps(setup: Setup, files: readonly NewFile[]): string[] {
  const { graph_config_path: path, has_graphs, branch, secrets, ci, is_langsmith } = setup
  const [service, other, dialect] = is_langsmith
    ? ['LangSmith', 'another service', 'neutral']
    : ['any service but LangSmith', 'LangSmith', 'langsmith']
  const steps = [
    ...(path !== '' && !has_graphs ? [`${path} lists no graphs yet. Write it, such as:\n${GRAPH_FILE}`] : []),
    ...(ci === 'gitlab' ? gitLabSteps(setup, files) : gitHubSteps(setup, files)),
    accessStep(setup),
    `Commit the files to ${branch}.`
  ]
  return [
    `The files are for ${service}. For ${other}, remove them and pass --api-dialect ${dialect}.`,
    ...(secrets.length === 0 ? ['The agent gets no secrets. To pass some, add --secret NAME (docs/secrets.md).'] : []),
    'Next:',
    ...steps.map((step, i) => `${i + 1}. ${step}`)
  ]
}

/** What the service needs besides the values. */
function accessStep({ ci, image, is_langsmith }: Setup): string {
  const registry = ci === 'gitlab' ? 'the registry of this project, with a deploy token' : `${image}: it is private`
  if (image !== '') return `Let the cluster pull images from ${registry}.`
  if (!is_langsmith) return 'Give the control plane access to the repository: it reads the code itself.'
  const app = 'Install the GitHub app of LangSmith: https://smith.langchain.com → Deployments → New Deployment'
  const mirror = 'Mirror the repository to GitHub, or deploy an image (--source external_container)'
  return `${ci === 'gitlab' ? mirror : app}. LangSmith builds only from GitHub.`
}

/** The variables and secrets that the workflows name. */
function gitHubSteps({ web_url }: Setup, files: readonly NewFile[]): string[] {
  const text = files.map((file) => file.text).join('\n')
  return (['variables', 'secrets'] as const).map((kind) => {
    const found = text.matchAll(kind === 'secrets' ? /\bsecrets\.(\w+)/g : /\bvars\.(\w+)/g)
    const page = web_url ? `${web_url}/settings/${kind}/actions` : 'Settings → Secrets and variables → Actions'
    return setStep(kind, page, [...new Set([...found].map(([, name = '']) => name))])
  })
}

function gitLabSteps({ web_url, secrets, is_langsmith }: Setup, [file]: readonly NewFile[]): string[] {
  const place = 'Settings → CI/CD → Variables'
  const names = [
    'DEPLOY_AGENT_SERVER_BASE_URL',
    'DEPLOY_AGENT_SERVER_API_KEY',
    ...(is_langsmith ? ['DEPLOY_AGENT_SERVER_TENANT_ID'] : []),
    ...(file?.text.includes(' "$CLUSTER_NAMESPACE"') ? ['CLUSTER_NAMESPACE'] : []),
    ...secrets
  ]
  const include = `Add to .gitlab-ci.yml:\n     include:\n       - local: ${INCLUDED}\n   If it lists stages, list those of the file, too.`
  return [
    ...(file?.path === INCLUDED ? [include] : []),
    setStep('variables, the keys masked', web_url ? `${web_url}/-/settings/ci_cd (${place})` : place, names),
    'Add a schedule for the sweep: Build → Pipeline schedules.'
  ]
}

function setStep(what: string, where: string, names: readonly string[]): string {
  const rows = tableLines(names.map((name) => [name, MEANING[name] ?? 'a secret of the agent']))
  return [`Set these ${what}: ${where}`, ...rows.map((row) => `     ${row}`)].join('\n')
}
