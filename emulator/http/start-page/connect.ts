/** What a workflow needs to reach this control plane, ready to copy. */
import { isPreviewName } from '../../../src/repository/preview-name.js'
import { activeRevisionOf } from '../../control-plane/active-revision.js'
import type { Snapshot } from '../../control-plane/control-plane.js'
import { complete } from '../../control-plane/records.js'
import { withoutSecretsInUrls } from '../request-secrets.js'
import { copyable, type Html, html } from './html.js'
import { lastChangedFirst } from './overview.js'
import { inEachShell } from './shell-commands.js'

/** The inputs of the action that connect it to this server. */
export interface Connection {
  base_url: string
  /** A credential by the name of its input. */
  credential: { input: 'api_key' | 'tenant_id' | 'bearer_token'; value: string }
  /** Whether any credential is accepted. */
  isOpen: boolean
  dialect: string
  /** The inputs that name the newest deployment and its code, or an example. */
  deployment: readonly GivenInput[]
  /** The inputs that a workflow has from its run: the repository and the branch. */
  code: readonly GivenInput[]
}

/** An input of the action with its value. */
type GivenInput = readonly [input: string, value: string]

/**
 * Returns the inputs that deploy again what the deployment that changed last
 * serves, or an example. What has never served may come from a mistaken request.
 */
export function inputsOf({ deployments, now }: Snapshot): Pick<Connection, 'deployment' | 'code'> {
  const serving = lastChangedFirst(deployments).flatMap(
    (deployment) => activeRevisionOf(deployment, now) ?? []
  )
  // A preview has its name only in the run of its pull request.
  const source = serving.find(({ deployment }) => !isPreviewName(deployment.name)) ?? serving[0]
  const name: GivenInput = ['name', source?.deployment.name ?? 'support']
  const code = source?.revision.source_revision_config ?? NO_CODE
  const { graph_config_path, image_uri, repo_ref } = code
  if (image_uri !== null)
    return { deployment: [name, ['image_uri', withoutSecretsInUrls(image_uri)]], code: [] }
  const repo_url = source?.deployment.source_config.repo_url ?? 'https://github.com/acme/agent'
  return {
    deployment: [name, ['graph_config_path', graph_config_path ?? 'agent.json']],
    code: [
      ['repo_url', withoutSecretsInUrls(repo_url)],
      ['repo_ref', repo_ref ?? 'main']
    ]
  }
}

const NO_CODE = complete('source_revision_config', {})

/** The credential as curl sends it. */
export function credentialHeader({ credential: { input, value } }: Connection): string {
  if (input === 'bearer_token') return `Authorization: Bearer ${value}`
  return `${input === 'api_key' ? 'X-Api-Key' : 'X-Tenant-Id'}: ${value}`
}

/** A scalar that YAML reads as this text. */
const scalar = (text: string) =>
  /^[\w./:-]*[\w/]$/.test(text) && !/^[\d.]+$/.test(text) ? text : JSON.stringify(text)

/** The inputs of the action for this server. */
function stepInputs({ base_url, credential, dialect, deployment }: Connection): GivenInput[] {
  const words: GivenInput[] = dialect === 'neutral' ? [] : [['api_dialect', dialect]]
  return [['base_url', base_url], [credential.input, credential.value], ...words, ...deployment]
}

/** A step of a workflow that deploys here. */
function stepFor(connection: Connection): string {
  const inputs = stepInputs(connection)
  const lines = inputs.map(([name, value]) => `    ${name}: ${scalar(value)}`)
  return ['- uses: deploy-agent-server/deploy-agent-server@v1', '  with:', ...lines].join('\n')
}

/** The command line that deploys here, without a workflow. */
function commandFor(connection: Connection): Html {
  const { credential, code } = connection
  const inputs = stepInputs(connection).filter(([input]) => input !== credential.input)
  return inEachShell({
    variables: { [`DEPLOY_AGENT_SERVER_${credential.input.toUpperCase()}`]: credential.value },
    start: 'node dist/cli/index.js deploy',
    options: [...inputs, ...code].map(([input, text]) => [`--${input.replaceAll('_', '-')}`, text])
  })
}

/** A curl command, a line per header and body. `body` is JSON. */
export function curl(
  url: string,
  { headers = [], body }: { headers?: readonly string[]; body?: string } = {}
): Html {
  const all = body === undefined ? headers : [...headers, 'Content-Type: application/json']
  return inEachShell({ start: `curl ${url}`, options: all.map((header) => ['-H', header]), body })
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
${copyable('Or in a terminal, in a clone of the action', commandFor(connection))}
<p class="quiet">This address works only on this machine: run the step here with
<code>act</code>, or in the job that started this server.</p>
</section>`
}
