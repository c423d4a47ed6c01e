/**
 * Makes workflows of the examples: copies their texts, with the values of a setup for those of the
 * example.
 */
import { readFileSync } from 'node:fs'
import { RELEASED_PROGRAM as PROGRAM } from '../../release.js'
import { type Agent, MANIFEST, manifestText, scalar } from './choose-agents.js'
import type { Setup } from './choose-setup.js'
import { FILES } from './read-facts.js'

/** Included by a configuration of GitLab that exists. */
export const INCLUDED = '.gitlab/agent-deployments.yml'

/** The build puts the files beside the program, if each path is whole, and in an object. */
const EXAMPLES = {
  push: new URL('../../../examples/push.yml', import.meta.url),
  manifest: new URL('../../../examples/manifest.yml', import.meta.url),
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
  const files = examplesFor(setup).map(([path, example]) => ({
    path,
    text: fillExample(readFileSync(example, 'utf8'), setup)
  }))
  const { agents } = setup
  return agents.length > 0 ? [...files, { path: MANIFEST, text: manifestText(agents) }] : files
}

/** Where each file goes, and the example that it comes from. */
function examplesFor({ ci, has_gitlab, image, agents }: Setup): [path: string, example: URL][] {
  const { push, preview, manifest, sweep, container, containerPreview } = EXAMPLES
  const isImage = image !== ''
  if (ci === 'gitlab') {
    const pipeline = isImage ? EXAMPLES.gitLabImage : EXAMPLES.gitLab
    return [[has_gitlab ? INCLUDED : '.gitlab-ci.yml', pipeline]]
  }
  const sweeping: [string, URL] = ['.github/workflows/agent-sweep.yml', sweep]
  // The workflow of a manifest makes the previews, too.
  if (agents.length > 0) return [['.github/workflows/agent-deploy.yml', manifest], sweeping]
  return [
    ['.github/workflows/agent-deploy.yml', isImage ? container : push],
    ['.github/workflows/agent-preview.yml', isImage ? containerPreview : preview],
    sweeping
  ]
}

/** The input `secrets` with its comment, and the flag. */
const SECRETS = /^(?: +#.*\n)? +secrets: \|\n +OPENAI_API_KEY=.*\n/m
const SECRET = /^ +--secret OPENAI_API_KEY\n/gm

/** Replaces the values in one pass: a value of the user is not looked at again. */
function fillExample(example: string, setup: Setup): string {
  const isManifest = setup.agents.length > 0
  const values = { ...(isManifest && manifestValues(setup)), ...valuesOf(setup) }
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
  const namespaceValue = namespace ? scalar(namespace) : '${{ vars.CLUSTER_NAMESPACE }}'
  return {
    'docs/gitlab.md': `${FILES}/docs/gitlab.md`,
    'name: support-agent': `name: ${scalar(name)}`,
    'support-agent': name,
    'ushes to main': `ushes to ${branch}`,
    'branches: [main]': `branches: [${scalar(branch)}]`,
    'push to main': `push to ${branch}`,
    'graph_config_path: agent.json': `graph_config_path: ${scalar(path)}`,
    '--graph-config-path agent.json': `--graph-config-path ${path}`,
    'ghcr.io/acme/support-agent': setup.image,
    'context: .':
      dockerfile === 'Dockerfile' ? 'context: .' : `context: .${INPUTS}file: ${dockerfile}`,
    '--file Dockerfile': `--file ${dockerfile}`,
    'cluster_namespace: agents': `cluster_namespace: ${namespaceValue}`,
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

/** For several agents: what names one of them in the examples, and the manifest instead. */
function manifestValues({ ci, agents, is_langsmith }: Setup): Record<string, string> {
  return ci === 'gitlab' ? manifestOnGitLab(agents, is_langsmith) : MANIFEST_ON_GITHUB
}

/** As examples/manifest.yml has it. */
const CHECKOUT = `      - uses: actions/checkout@de0fac2e4500dabe0009e67214ff5f5447ce83dd # v6.0.2
        with:
          persist-credentials: false
`

const MANIFEST_ON_GITHUB = {
  // Of the workflow that deploys.
  '          variables: |\n            REPORTS_IMAGE=${{ vars.REPORTS_IMAGE }}\n': '',
  ' # router waits for support, and each may take 30 minutes': '',
  // Of the sweep.
  'named exactly support-agent-pr-<number>': 'named as those of the manifest, with -pr-<number>',
  '\n          name: support-agent\n': `${INPUTS}manifest: ${MANIFEST}\n`,
  'permissions:\n  deployments: write # marks':
    'permissions:\n  contents: read # for the checkout\n  deployments: write # marks',
  '    steps:\n      - id: sweep\n': `    steps:\n${CHECKOUT}\n      - id: sweep\n`
}

/** GitLab's job that deletes previews has no checkout, so it names each. */
function manifestOnGitLab(agents: readonly Agent[], is_langsmith: boolean): Record<string, string> {
  const dialect = is_langsmith ? '--api-dialect langsmith ' : ''
  const deletes = agents.map(({ name }) => `${PROGRAM} delete --preview ${dialect}--name ${name}`)
  const flags = (name: string) => `${dialect}--manifest ${MANIFEST}\n      --environment ${name}`
  const ofOne =
    '--name support-agent\n      --graph-config-path agent.json\n      --deployment-type'
  return {
    [`${ofOne} prod`]: flags('production'),
    [`${ofOne} dev`]: flags('preview'),
    // There is no single one.
    '\n    url: $AGENT_SERVER_URL # from deploy.env': '',
    '\n    url: $AGENT_SERVER_URL': '',
    'The preview of merge request 12 is support-agent-mr-12':
      'The previews of merge request 12 are named as those of the manifest, with -mr-12',
    [`${PROGRAM} delete --preview --name support-agent`]: deletes.join('\n    - '),
    'sweep --name support-agent': `sweep ${dialect}--manifest ${MANIFEST}`
  }
}

/** The connection, as examples/langsmith-*.yml have it. */
function langSmithValues({ image, name }: Setup): Record<string, string> {
  const fallback = image === '' ? " || 'https://api.host.langchain.com'" : ''
  return {
    'base_url: ${{ vars.CONTROL_PLANE_URL }}': [
      'api_dialect: langsmith',
      `base_url: \${{ vars.LANGSMITH_CONTROL_PLANE${fallback} }}`
    ].join(INPUTS),
    'api_key: ${{ secrets.CONTROL_PLANE_API_KEY }}': [
      'api_key: ${{ secrets.LANGSMITH_API_KEY }}',
      'tenant_id: ${{ vars.LANGSMITH_WORKSPACE_ID }}'
    ].join(INPUTS),
    DEPLOY_AGENT_SERVER_API_KEY: 'DEPLOY_AGENT_SERVER_API_KEY, DEPLOY_AGENT_SERVER_TENANT_ID',
    '--name support-agent': `--api-dialect langsmith --name ${name}`
  }
}
