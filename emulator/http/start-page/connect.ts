/** What a workflow needs to reach this control plane, ready to copy. */

import { isPreviewName } from '../../../src/deploy/core/preview-name.js'
import type { Snapshot } from '../../control-plane/control-plane.js'
import { latestRevision } from '../../control-plane/records.js'
import { withoutSecretsInUrls } from '../request-secrets.js'
import { copyable, type Html, html } from './html.js'

/** The inputs of the action that connect it to this server. */
export interface Connection {
  base_url: string
  /** A credential by the name of its input. */
  credential: { input: 'api_key' | 'tenant_id' | 'bearer_token'; value: string }
  /** Whether any credential is accepted. */
  isOpen: boolean
  dialect: string
  /** The inputs that name the newest deployment and its code, or an example. */
  deployment: readonly (readonly [input: string, value: string])[]
}

/** The inputs that deploy the newest deployment again. */
export function inputsOf({ deployments }: Snapshot): Connection['deployment'] {
  // A preview has its name only in the run of its pull request.
  const newest = deployments.findLast(({ name }) => !isPreviewName(name)) ?? deployments.at(-1)
  if (newest === undefined) {
    return [
      ['name', 'support'],
      ['graph_config_path', 'agent.json']
    ]
  }
  const { graph_config_path, image_uri } = latestRevision(newest).source_revision_config
  return [
    ['name', newest.name],
    image_uri === null
      ? ['graph_config_path', graph_config_path ?? 'agent.json']
      : ['image_uri', withoutSecretsInUrls(image_uri)]
  ]
}

/** The credential as curl sends it. */
export function credentialHeader({ credential: { input, value } }: Connection): string {
  if (input === 'bearer_token') return `Authorization: Bearer ${value}`
  return `${input === 'api_key' ? 'X-Api-Key' : 'X-Tenant-Id'}: ${value}`
}

/** A text as one word of a shell command. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`

/** A scalar that YAML reads as this text. */
const scalar = (text: string) => (/^[\w./:-]*[\w/]$/.test(text) && !/^[\d.]+$/.test(text) ? text : JSON.stringify(text))

/** The inputs of the action for this server. */
function stepInputs({ base_url, credential, dialect, deployment }: Connection): (readonly [string, string])[] {
  const words: (readonly [string, string])[] = dialect === 'neutral' ? [] : [['api_dialect', dialect]]
  return [
    ['base_url', base_url],
    [credential.input, credential.value],
    ...words,
    ['poll_interval', '1s'],
    ...deployment
  ]
}

/** A step of a workflow that deploys here. */
function stepFor(connection: Connection): string {
  const inputs = stepInputs(connection)
  const lines = inputs.map(([name, value]) => `    ${name}: ${scalar(value)}`)
  return ['- uses: deploy-agent-server/deploy-agent-server@v1', '  with:', ...lines].join('\n')
}

/** What a runner sets. With it, the run knows its commit, so a second run finds no changes. */
const RUN_CONTEXT = [
  'GITHUB_OUTPUT=/dev/null',
  'GITHUB_REPOSITORY=acme/agent',
  'GITHUB_REF=refs/heads/main GITHUB_SHA=$(git rev-parse HEAD)'
]

/** The command that runs the action as a runner does, without one. */
function commandFor(connection: Connection): string {
  const inputs = stepInputs(connection).map(([name, value]) => `INPUT_${name.toUpperCase()}=${shellQuoted(value)}`)
  return ['env', ...RUN_CONTEXT, ...inputs, 'node dist/index.js'].join(' \\\n  ')
}

/** A curl command, a line per header and body. `body` is JSON. */
export function curl(url: string, { headers = [], body }: { headers?: readonly string[]; body?: string } = {}): string {
  const all = body === undefined ? headers : [...headers, 'Content-Type: application/json']
  const parts = [
    ...all.map((header) => `-H ${shellQuoted(header)}`),
    ...(body === undefined ? [] : [`-d ${shellQuoted(body)}`])
  ]
  return [`curl ${url}`, ...parts].join(' \\\n  ')
}

/** The box with the address, the credential and the step. */
export function connectBox(connection: Connection): Html {
  const { base_url, credential, isOpen } = connection
  return html`<section class="card" id="connect" aria-labelledby="connect-title">
<h2 id="connect-title">Connect</h2>
${copyable(html`<code>base_url</code>`, base_url)}
${copyable(html`<code>${credential.input}</code>`, credential.value)}
${isOpen ? html`<p class="quiet">Any other value works too, because no key was set.</p>` : null}
${copyable('Workflow step', stepFor(connection))}
${copyable('Or without a workflow, in a clone of the action', commandFor(connection))}
<p class="quiet">Run the step on this machine: with <code>act</code>, or in the job that started this server.</p>
</section>`
}
