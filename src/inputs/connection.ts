/** Reads the address of the control plane, and the credentials. */
import type { Credentials } from '../adapters/control-plane/headers.js'
import type { RunContext } from '../adapters/github/run-context.js'
import { isUuid } from '../contract/answers.js'
import { type Dashboard, dashboardAddress } from '../contract/dashboard.js'
import type { Dialect } from '../contract/dialect.js'
import { HEADER_INPUTS } from '../input-table.js'
import { quote } from './fields.js'
import type { RawInputs } from './raw-inputs.js'
import type { Reading } from './reading.js'

/** How to reach the control plane. */
export interface Connection {
  base_url: string
  credentials: Credentials
  /** The words on the wire, and the serviceRules of the service. */
  dialect: Dialect
}

const SETTINGS = 'Settings → Secrets and variables'
const NO_BASE_URL =
  'is not set. Pass the address of the control plane, such as https://control-plane.example/api.'
const BASE_URL_IN_WORKFLOW =
  ` If it comes from a variable, set that under ${SETTINGS} → Actions → Variables, ` +
  'or in the environment that the job names in `environment:`.'
const NO_CREDENTIAL = 'is not set, and neither is `tenant_id` or `bearer_token`.'
const ADD_SECRET =
  `Add the key as a secret under ${SETTINGS} → Actions ` +
  '(for runs of Dependabot: → Dependabot), and pass it as ${{ secrets.NAME }}. ' +
  'Pull requests from forks get no secrets.'
const SET_VARIABLE =
  'Set the variable DEPLOY_AGENT_SERVER_API_KEY, or use --api-key-file FILE (- for standard input).'
const ON_GITLAB =
  'On GitLab: Settings → CI/CD → Variables. ' +
  'A protected variable exists only on protected branches and tags.'

/** The version that each path begins with (§9), and the page of the reference. */
const EXCESS = /(?<!\/)\/(?:v[12](?:\/deployments(?:\/[^/]*)?)?|docs)$/

/** Returns whether a run has no credential at all. One is needed (§5), whichever it is. */
export const isKeyless = ({ api_key, tenant_id, bearer_token }: Partial<RawInputs>) =>
  api_key === undefined && tenant_id === undefined && bearer_token === undefined

/**
 * Returns the workspace that `tenant_id` names beside another credential, on a service whose pages
 * have it in their addresses: it is public. Undefined if it may be a credential.
 */
export function publicWorkspace(
  { api_key, bearer_token, tenant_id }: Credentials,
  { serviceRules }: Dialect
): string | undefined {
  const isOnlyCredential = api_key === undefined && bearer_token === undefined
  if (!serviceRules.hasDashboard || isOnlyCredential) return undefined
  return isUuid(tenant_id) ? tenant_id : undefined
}

/** Returns where people see the deployments of this connection; undefined if that is unknown. */
export function dashboardOf({ base_url, credentials, dialect }: Connection): Dashboard | undefined {
  const address = dialect.serviceRules.hasDashboard ? dashboardAddress(base_url) : undefined
  const tenant_id = publicWorkspace(credentials, dialect)
  // A workspace that is masked would break the link.
  const isMasked = tenant_id === undefined && credentials.tenant_id !== undefined
  return address === undefined || isMasked ? undefined : { address, tenant_id }
}

/** Says how to set a key where the run takes place. */
function howToSetKey({ is_on_github, host }: RunContext): string {
  if (is_on_github !== false) return ADD_SECRET
  return host === 'gitlab' ? `${SET_VARIABLE} ${ON_GITLAB}` : SET_VARIABLE
}

/** Reads where the control plane is, and what to authenticate with there. */
export function readConnection({ raw, field, problems, dialect, context }: Reading): Connection {
  const base_url = field.safeUrl('base_url') ?? ''
  const excess = EXCESS.exec(base_url)?.[0]
  problems.add(
    'base_url',
    excess && `ends in ${quote(excess)}. Remove that: each request adds its own path.`
  )
  const where = context.is_on_github === false ? '' : BASE_URL_IN_WORKFLOW
  if (raw.base_url === undefined) problems.add('base_url', `${NO_BASE_URL}${where}`)
  const credentials: Credentials = Object.fromEntries(
    HEADER_INPUTS.map((input) => [input, field.credential(input)])
  )
  if (/^Bearer\s/i.test(credentials.bearer_token ?? ''))
    problems.add(
      'bearer_token',
      'starts with the word Bearer, which is added automatically. Pass the token alone.'
    )
  if (isKeyless(raw)) problems.add('api_key', `${NO_CREDENTIAL} ${howToSetKey(context)}`)
  return { base_url, credentials, dialect }
}
