/** Makes workflows of the examples: copies their texts, with the values of a setup for those of the example. */
import { readFileSync } from 'node:fs'
import { FILES, type Setup } from './choose-setup.js'

/** Included by a configuration of GitLab that exists. */
export const INCLUDED = '.gitlab/agent-deployments.yml'

/** The build puts the files beside the program, if each path is whole, and in an object. */
const EXAMPLES = {
  push: new URL('../../../examples/push.yml', import.meta.url),
  preview: new URL('../../../examples/preview.yml', import.meta.url),
  sweep: new URL('../../../examples/sweep.yml', import.meta.url),
  container: new URL('../../../examples/container.yml', import.meta.url),
  containerPreview: new URL('../../../examples/container-preview.yml', import.meta.url),
  gitLab: new URL('../../../examples/gitlab-ci.yml', import.meta.url),
  gitLabImage: new URL('../../../examples/gitlab-ci-image.yml', import.meta.url)
}

/** A file to write: its path from the root of the repository, with slashes, and its text. */
export type NewFile = ReturnType<typeof makeFiles>[number]

/** The files of a setup. */
export function makeFiles(setup: Setup) {
  const { push, preview, sweep, container, containerPreview, gitLab, gitLabImage } = EXAMPLES
  const isImage = setup.image !== ''
  const onGitHub = {
    '.github/workflows/agent-deploy.yml': isImage ? container : push,
    '.github/workflows/agent-preview.yml': isImage ? containerPreview : preview,
    '.github/workflows/agent-sweep.yml': sweep
  }
  const onGitLab = {
    [setup.has_gitlab ? INCLUDED : '.gitlab-ci.yml']: isImage ? gitLabImage : gitLab
  }
  const files = Object.entries<URL>(setup.ci === 'gitlab' ? onGitLab : onGitHub)
  return files.map(([path, example]) => ({
    path,
    text: fillExample(readFileSync(example, 'utf8'), setup)
  }))
}

/** The input `secrets` with its comment, and the flag. */
const SECRETS = /^(?: +#.*\n)? +secrets: \|\n +OPENAI_API_KEY=.*\n/m
const SECRET = /^ +--secret OPENAI_API_KEY\n/gm

/** Replaces the values in one pass: a value of the user is not looked at again. */
function fillExample(example: string, setup: Setup): string {
  const values = valuesOf(setup)
  const escaped = Object.keys(values).map((value) => value.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
  const text = setup.secrets.length > 0 ? example : example.replace(SECRETS, '').replace(SECRET, '')
  const filled = text.replace(new RegExp(escaped.join('|'), 'g'), (value) => values[value] ?? value)
  return `# For ${setup.service}.\n${filled}`
}

/** How the inputs of a step are indented in the examples. */
const INPUTS = '\n          '

/** What stands in the examples, and the value for it. */
function valuesOf(setup: Setup): Record<string, string> {
  const {
    name,
    branch,
    graph_config_path: path,
    dockerfile,
    cluster_namespace: namespace,
    secrets
  } = setup
  return {
    'docs/gitlab.md': `${FILES}/docs/gitlab.md`,
    'name: support-agent': `name: ${scalar(name)}`,
    'support-agent': name,
    'branches: [main]': `branches: [${scalar(branch)}]`,
    'push to main': `push to ${branch}`,
    'graph_config_path: agent.json': `graph_config_path: ${scalar(path)}`,
    '--graph-config-path agent.json': `--graph-config-path ${path}`,
    'ghcr.io/acme/support-agent': setup.image,
    'context: .':
      dockerfile === 'Dockerfile' ? 'context: .' : `context: .${INPUTS}file: ${dockerfile}`,
    '--file Dockerfile': `--file ${dockerfile}`,
    'cluster_namespace: agents': `cluster_namespace: ${namespace ? scalar(namespace) : '${{ vars.CLUSTER_NAMESPACE }}'}`,
    '"$CLUSTER_NAMESPACE"': namespace ?? '"$CLUSTER_NAMESPACE"',
    'OPENAI_API_KEY=${{ secrets.OPENAI_API_KEY }}': secrets
      .map((secret) => `${secret}=\${{ secrets.${secret} }}`)
      .join(`${INPUTS}  `),
    '--secret OPENAI_API_KEY': secrets.map((secret) => `--secret ${secret}`).join(' '),
    ...(setup.is_branch_given && {
      '$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH': `$CI_COMMIT_BRANCH == "${branch}"`
    }),
    ...(setup.is_langsmith && langSmithValues(setup))
  }
}

/** The connection, as examples/langsmith-*.yml have it. */
function langSmithValues({ image, name }: Setup): Record<string, string> {
  const fallback = image === '' ? " || 'https://api.host.langchain.com'" : ''
  return {
    'base_url: ${{ vars.CONTROL_PLANE_URL }}': `api_dialect: langsmith${INPUTS}base_url: \${{ vars.LANGSMITH_CONTROL_PLANE${fallback} }}`,
    'api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}': `api_key: \${{ secrets.LANGSMITH_API_KEY }}${INPUTS}tenant_id: \${{ vars.LANGSMITH_WORKSPACE_ID }}`,
    DEPLOY_AGENT_SERVER_API_KEY: 'DEPLOY_AGENT_SERVER_API_KEY, DEPLOY_AGENT_SERVER_TENANT_ID',
    '--name support-agent': `--api-dialect langsmith --name ${name}`
  }
}

/** In quotes if YAML would read it as another value than a text. */
const scalar = (text: string) =>
  /^(?:y|n|yes|no|on|off|true|false|null|[^A-Za-z_].*)$/i.test(text) ? `'${text}'` : text
