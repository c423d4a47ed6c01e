/** The configuration of GitLab CI for a setup. Pure. */
import { type Document, isMap, parseDocument, type Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml'
import { UsageError } from '../usage-error.js'
import type { Setup } from './choose-setup.js'
import { EXAMPLES } from './example-texts.js'
import { MANIFEST, type NewFile } from './facts.js'
import { editMaps, fillExample } from './fill-example.js'

/** The variables with the credentials. */
export const credentialsOf = ({ dialect }: Setup) =>
  dialect === 'langsmith' ? ['LANGSMITH_API_KEY', 'LANGSMITH_TENANT_ID'] : ['DEPLOY_AGENT_SERVER_API_KEY']

/** Included by the configuration that exists. */
export const INCLUDED = '.gitlab/agent-deployments.yml'

/** Names that jobs of others cannot have by chance. */
const JOBS: Readonly<Record<string, string>> = {
  deploy: 'deploy-agent',
  preview: 'preview-agent',
  'stop preview': 'stop-preview-agent',
  sweep: 'sweep-agent',
  build: 'build-agent'
}

/** @throws UsageError for a manifest of others: which deployments a closed merge request deletes is unknown. */
export function gitLabFiles(setup: Setup): NewFile[] {
  if (setup.kind === 'their_manifest') {
    throw new UsageError(
      `${MANIFEST} exists, and init writes no configuration of GitLab for a manifest that it did not write.`,
      'Start from examples/gitlab-ci.yml, with --manifest instead of --name.'
    )
  }
  const words = {
    'support-agent': nameOf(setup),
    // In the comment that says what to set.
    'DEPLOY_AGENT_SERVER_API_KEY and OPENAI_API_KEY': [...credentialsOf(setup), ...setup.secrets].join(', ')
  }
  const edit = (document: Document) => {
    editScripts(document, (script) => scriptsOf(script, setup))
    if (setup.is_branch_given) editIfs(document, setup.branch)
    if (setup.kind === 'image') addBuild(document, setup.dockerfile)
    if (setup.kind === 'manifest') {
      dropAddresses(document)
      cloneWhole(document)
    }
    if (setup.is_configured) makeIncludable(document)
  }
  const text = fillExample(EXAMPLES['gitlab-ci'], { words, edit, lineWidth: 110 })
  return [{ path: setup.is_configured ? INCLUDED : '.gitlab-ci.yml', text }]
}

/** The name in comments, and in the commands that have one. */
const nameOf = (setup: WrittenSetup) => (setup.kind === 'manifest' ? '<name>' : setup.name)

type WrittenSetup = Exclude<Setup, { kind: 'their_manifest' }>

/** The commands for this setup. Their values hold no character that a shell reads. */
function scriptsOf(example: string, setup: WrittenSetup): string[] {
  const script = setup.dialect === 'langsmith' ? example.replace(/\.tgz \w+/, '$& --api-dialect langsmith') : example
  const secrets = setup.secrets.map((name) => ` --secret ${name}`).join('')
  const flags = script.replace(' --secret OPENAI_API_KEY', secrets)
  const name = ` --name ${nameOf(setup)}`
  const graph = ' --graph-config-path agent.json'
  switch (setup.kind) {
    case 'graph':
      return [flags.replace(graph, ` --graph-config-path ${setup.graph_config_path}`)]
    case 'image': {
      const namespace = setup.cluster_namespace ?? '"$CLUSTER_NAMESPACE"'
      const image = ` --image-uri "$IMAGE_URI" --cluster-namespace ${namespace}`
      // A preview is deleted only if it runs an image of this project.
      if (!script.includes(graph)) return [flags.replace(name, `${name} --image-uri "$CI_REGISTRY_IMAGE"`)]
      return [flags.replace(graph, image).replace(' --deployment-type dev', '')]
    }
    case 'manifest': {
      // Without the checkout, the job has no manifest.
      if (script.includes(' delete ')) return setup.deployments.map(({ key }) => script.replace(name, ` --name ${key}`))
      const environment = script.includes(' --preview') ? 'preview' : 'production'
      const manifest = ` --manifest ${MANIFEST}${script.includes(' deploy ') ? ` --environment ${environment}` : ''}`
      return [flags.replace(name, manifest).replace(graph, '').replace(' --deployment-type dev', '')]
    }
  }
}

/** Several deployments have several addresses. */
function dropAddresses(document: Document): void {
  editMaps(document, 'url', (environment) => environment.delete('url'))
}

/** The `paths` of a manifest are compared by git, which needs the deployed commit. The slim image has no git. */
function cloneWhole(document: Document): void {
  editMaps(document, 'artifacts', (job) => {
    job.set('image', 'node:24')
    job.set('variables', document.createNode({ GIT_DEPTH: 0 }))
  })
}

function editScripts(document: Document, change: (script: string) => readonly string[]): void {
  editMaps(document, 'script', (job) => {
    const script = job.get('script') as YAMLSeq<Scalar<string>>
    script.items = script.items.flatMap((item) =>
      change(item.value).map((value) => Object.assign(item.clone() as Scalar<string>, { value }))
    )
  })
}

function editIfs(document: Document, branch: string): void {
  visit(document, {
    Scalar(key, node) {
      if (key !== 'value' || typeof node.value !== 'string') return
      node.value = node.value.replace('$CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH', `$CI_COMMIT_BRANCH == "${branch}"`)
    }
  })
}

/** Builds and pushes the image, and passes its digest on. */
const BUILD = `
build:
  stage: build
  rules:
    - if: $CI_PIPELINE_SOURCE == "schedule"
      when: never
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
  image: docker:28-cli
  services:
    - docker:28-dind
  script:
    - echo "$CI_REGISTRY_PASSWORD" | docker login --username "$CI_REGISTRY_USER" --password-stdin "$CI_REGISTRY"
    - docker build --file DOCKERFILE --tag "$CI_REGISTRY_IMAGE:$CI_COMMIT_SHA" .
    - docker push "$CI_REGISTRY_IMAGE:$CI_COMMIT_SHA"
    - echo "IMAGE_URI=$(docker inspect --format '{{index .RepoDigests 0}}' "$CI_REGISTRY_IMAGE:$CI_COMMIT_SHA")" > image.env
  artifacts:
    reports:
      dotenv: image.env
`

function addBuild(document: Document, dockerfile: string): void {
  const build = parseDocument(BUILD.replace('DOCKERFILE', dockerfile)).contents as YAMLMap<Scalar<string>>
  const jobs = document.contents as YAMLMap<Scalar<string>>
  const at = jobs.items.findIndex(({ key }) => key.value === 'deploy')
  const [job] = build.items
  if (job === undefined) return
  job.key.spaceBefore = true
  jobs.items.splice(at, 0, job)
  document.setIn(['stages'], document.createNode(['build', 'deploy']))
}

/** Without what would change jobs of others: defaults, stages, and names of jobs that they may have. */
function makeIncludable(document: Document): void {
  const image = document.getIn(['default', 'image'])
  const jobs = document.contents as YAMLMap<Scalar<string>>
  const { commentBefore } = jobs.items[0]?.key ?? {}
  document.delete('default')
  document.delete('stages')
  const [first] = jobs.items
  if (first !== undefined) Object.assign(first.key, { commentBefore, spaceBefore: false })
  for (const { key, value } of jobs.items) {
    if (!isMap(value)) continue
    key.value = JOBS[key.value] ?? key.value
    if (!value.has('image')) value.set('image', image)
    const stop = value.getIn(['environment', 'on_stop'])
    if (typeof stop === 'string') value.setIn(['environment', 'on_stop'], JOBS[stop] ?? stop)
  }
}
