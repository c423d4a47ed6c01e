/** Workflows of GitHub for a setup. Pure. */
import { type Document, type Node, parseDocument, Scalar, type YAMLMap, type YAMLSeq } from 'yaml'
import type { Setup } from './choose-setup.js'
import { EXAMPLES } from './example-texts.js'
import { MANIFEST, type NewFile } from './facts.js'
import { block, editMaps, fillExample, mapAt, type Words } from './fill-example.js'

const fileOf = (name: string, text: string): NewFile => ({ path: `.github/workflows/agent-${name}.yml`, text })

/** One for pushes, one for pull requests, one for what they leave over; with a manifest, the first two are one. */
export function gitHubFiles(setup: Setup): NewFile[] {
  const { branch, secrets } = setup
  const words = wordsOf(setup)
  const fill = (example: string, edit: (document: Document) => void = () => {}) =>
    fillExample(example, {
      words: { ...words, main: branch },
      edit: (document) => {
        passSecrets(document, secrets)
        if (setup.dialect === 'langsmith') connectToLangSmith(document, setup.kind === 'image')
        edit(document)
      }
    })
  switch (setup.kind) {
    case 'graph':
      return [
        fileOf('deploy', fill(EXAMPLES.push)),
        fileOf('preview', fill(EXAMPLES.preview)),
        fileOf('sweep', fill(EXAMPLES.sweep))
      ]
    case 'image': {
      const build = (document: Document) => buildImage(document, setup)
      return [
        fileOf('deploy', fill(EXAMPLES.container, build)),
        fileOf('preview', fill(EXAMPLES['container-preview'], build)),
        fileOf('sweep', fill(EXAMPLES.sweep))
      ]
    }
    case 'manifest':
    case 'their_manifest':
      return [
        fileOf(
          'deploy',
          fill(EXAMPLES.manifest, (document) => useManifest(document, setup))
        ),
        fileOf('sweep', fill(EXAMPLES.sweep, sweepManifest))
      ]
  }
}

function wordsOf(setup: Setup): Words {
  if (setup.kind === 'manifest' || setup.kind === 'their_manifest') return { 'support-agent': '<name>' }
  const name = { 'support-agent': setup.name }
  if (setup.kind === 'graph') return { ...name, 'agent.json': setup.graph_config_path }
  return { ...name, 'ghcr.io/acme/support-agent': `ghcr.io/${setup.repository}` }
}

/** The secrets of the agent, each from the secret of the same name; without any, the input is left out. */
function passSecrets(document: Document, names: readonly string[]): void {
  editMaps(document, 'secrets', (inputs) => {
    if (names.length === 0) inputs.delete('secrets')
    else inputs.set('secrets', block(names.map((name) => `${name}=\${{ secrets.${name} }}`)))
  })
}

/** What the example for LangSmith says of the connection, in each step that has one. */
function connectToLangSmith(document: Document, isImage: boolean): void {
  const example = EXAMPLES[isImage ? 'langsmith-self-hosted' : 'langsmith-cloud']
  editMaps(document, 'base_url', (inputs, pair) => {
    const { items } = parseDocument(example).contents as YAMLMap<Scalar>
    const at = inputs.items.indexOf(pair)
    const { commentBefore } = (inputs.items[at + 1]?.key ?? {}) as Scalar
    const key = items.find((item) => item.key.value === 'api_key')?.key
    if (key && commentBefore) key.commentBefore = commentBefore
    inputs.items.splice(at, 2, ...items)
  })
}

function buildImage(document: Document, { dockerfile, cluster_namespace }: Setup & { kind: 'image' }): void {
  if (dockerfile !== 'Dockerfile') editMaps(document, 'context', (inputs) => inputs.set('file', dockerfile))
  editMaps(document, 'cluster_namespace', (inputs) =>
    inputs.set('cluster_namespace', cluster_namespace ?? '${{ vars.CLUSTER_NAMESPACE }}')
  )
}

/** What a manifest of `init` has. */
const OURS = { variables: [], has_environments: true }

/** A manifest of others may have other environments. */
function useManifest(document: Document, setup: Setup & { kind: 'manifest' | 'their_manifest' }): void {
  const { variables, has_environments } = setup.kind === 'manifest' ? OURS : setup
  editMaps(document, 'manifest', (inputs) => {
    if (variables.length === 0) inputs.delete('variables')
    else inputs.set('variables', block(variables.map((name) => `${name}=\${{ vars.${name} }}`)))
    if (!has_environments) inputs.delete('environment')
  })
  // The last step shows how to use the outputs.
  const steps = document.getIn(['jobs', 'deploy', 'steps']) as YAMLSeq
  steps.items.pop()
  const timeout = commented(60, ' more than `timeout` (30m by default) for each deployment in a row of needs')
  mapAt(document, ['jobs', 'deploy']).set('timeout-minutes', timeout)
}

/** The sweep reads the manifest, so it needs the checkout of the other workflow, without history. */
function sweepManifest(document: Document): void {
  const checkout = parseDocument(EXAMPLES.manifest).getIn(['jobs', 'deploy', 'steps', 0]) as YAMLMap
  const inputs = checkout.get('with') as YAMLMap
  for (const name of ['ref', 'fetch-depth', 'filter']) inputs.delete(name)
  checkout.commentBefore = null
  const steps = document.getIn(['jobs', 'sweep', 'steps']) as YAMLSeq<Node>
  steps.items.unshift(checkout)
  const [, sweep] = steps.items
  if (sweep !== undefined) sweep.spaceBefore = true
  const permissions = mapAt(document, ['permissions'])
  permissions.items.unshift(document.createPair('contents', commented('read', ' for the checkout')))
  editMaps(document, 'command', (step) => {
    const name = step.items.find((item) => (item.key as Scalar).value === 'name')
    if (name === undefined) return
    name.key = Object.assign(new Scalar('manifest'), { commentBefore: (name.key as Scalar).commentBefore })
    name.value = new Scalar(MANIFEST)
  })
}

function commented(value: string | number, comment: string): Scalar {
  return Object.assign(new Scalar(value), { comment })
}
