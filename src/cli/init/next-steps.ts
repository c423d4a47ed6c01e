/** What is left to do after `init`: what to set where. Pure. */
import type { Setup } from './choose-setup.js'
import type { NewFile } from './facts.js'
import { INCLUDED } from './gitlab-files.js'

const MEANING: Readonly<Record<string, string>> = {
  CONTROL_PLANE_URL: 'the address of the control plane, such as https://control-plane.example/api',
  CONTROL_PLANE_API_KEY: 'its key',
  CLUSTER_NAMESPACE: 'the namespace of the cluster in which the agent runs',
  DEPLOY_AGENT_SERVER_BASE_URL: 'the address of the control plane, such as https://control-plane.example/api',
  DEPLOY_AGENT_SERVER_API_KEY: 'its key'
}

const REDUNDANT = new Set(['GITHUB_TOKEN'])

/** Lines to print, one step in each group. */
export function nextSteps(setup: Setup, files: readonly NewFile[]): string[] {
  const steps = [
    ...(setup.ci === 'gitlab' ? gitLabSteps(setup) : gitHubSteps(setup, files)),
    ...(setup.kind === 'image' ? [] : ['Give the control plane access to the repository: it reads the code itself.']),
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

/** The variables and secrets that the workflows name. */
function gitHubSteps({ web_url }: Setup, files: readonly NewFile[]): string[] {
  const text = files.map((file) => file.text).join('\n')
  const named = (kind: string) =>
    [...new Set([...text.matchAll(new RegExp(`\\b${kind}\\.(\\w+)`, 'g'))].map(([, name = '']) => name))].filter(
      (name) => !REDUNDANT.has(name)
    )
  const at = (page: string) =>
    web_url === undefined ? 'Settings → Secrets and variables → Actions' : `${web_url}/settings/${page}/actions`
  return [setStep('variables', at('variables'), named('vars')), setStep('secrets', at('secrets'), named('secrets'))]
}

function gitLabSteps(setup: Setup): string[] {
  const { web_url, secrets, kind, is_configured } = setup
  const settings = 'Settings → CI/CD → Variables'
  const namespace = kind === 'image' && setup.cluster_namespace === undefined ? ['CLUSTER_NAMESPACE'] : []
  const names = ['DEPLOY_AGENT_SERVER_BASE_URL', ...namespace, 'DEPLOY_AGENT_SERVER_API_KEY', ...secrets]
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

function setStep(what: string, where: string, names: readonly string[]): string {
  const widest = Math.max(...names.map((name) => name.length))
  const lines = names.map((name) => `     ${name.padEnd(widest)}  ${MEANING[name] ?? 'a secret of the agent'}`)
  return [`Set these ${what}: ${where}`, ...lines].join('\n')
}
