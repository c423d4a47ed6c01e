/** The first line and the advice for each error of the control plane. */
import type { Advice, Explanation } from '../http/error-from-response.js'
import type { ControlPlane } from '../ports.js'
import type { Credentials } from './credentials.js'

type Operation = keyof ControlPlane

/** The address of the control plane and the credentials; unknown ones are absent. */
export interface Access {
  base_url?: string
  credentials?: Credentials
}

/** Where a repository has its secrets. */
const SETTINGS = 'Settings → Secrets and variables → Actions'

const WRITES: ReadonlySet<Operation> = new Set([
  'createDeployment',
  'patchDeployment',
  'deleteDeployment',
  'redeployRevision'
])

const REFUSED = {
  fields: 'Correct the fields above, then run again.',
  text: 'Correct what the answer above names, then run again.',
  nothing:
    'The control plane gives no reason. Compare the inputs with what it accepts, or ask its operator for the log.'
}

/** No input changes what the action asks a list. */
const SET_ID =
  'This service refuses the search by name. If the deployment exists, set `deployment_id`. Otherwise create it once in the service, then set `deployment_id`.'
const LIST_REFUSED = { fields: SET_ID, text: SET_ID, nothing: SET_ID }

/** Returns the advice for one operation. */
export function controlPlaneAdvice({ base_url, credentials }: Access, operation: Operation): Advice {
  const { keys, noun } = nameCredentials(credentials)
  const tenant = credentials?.tenant_id === undefined ? ' If the account has several workspaces, set `tenant_id`.' : ''
  const isWrite = WRITES.has(operation)
  const common: Advice = {
    subject: 'The control plane',
    address: '`base_url`',
    byStatus: {
      401: {
        headline: `The control plane refused the ${noun}`,
        fix: `Check the secret behind ${keys} (${SETTINGS}). It may be wrong, expired, or belong to another service.`
      },
      403: {
        headline: `The control plane refused the ${noun}`,
        fix: `Check the secret behind ${keys} (${SETTINGS}), and that it has permission for this request.${tenant}`
      },
      405: { fix: 'Check `base_url`. This address does not offer the request.' },
      409: {
        fix: 'Another run or a person holds this name or changes this deployment. Set `concurrency` in the workflow so that one run at a time deploys, then run again.'
      },
      413: { fix: 'Make `secrets` or `resource_spec` smaller.' },
      429: {
        fix: isWrite
          ? 'Run again later. If the service names a time, wait as long, or set `timeout` to more than that.'
          : 'Run again later, or set a longer `poll_interval`.'
      },
      501: { fix: 'This service does not offer the request. Do it in the service.' }
    },
    ...(isWrite && {
      redirected: 'The service may have applied the request: check the deployment there before you run again.'
    }),
    refused: operation === 'listDeployments' ? LIST_REFUSED : REFUSED,
    byText: BY_TEXT
  }
  const notFound = NOT_FOUND[operation] ?? DEPLOYMENT_NOT_FOUND
  const path = operation === 'createDeployment' ? '/v2/deployments' : '/v1/integrations/…'
  const requested = base_url === undefined ? '' : ` This run requested ${base_url}${path}.`
  const isOfPath = operation === 'createDeployment' || operation === 'listIntegrations'
  const fix = isOfPath ? `${notFound.fix}${requested} ${KNOWN_PATHS}` : notFound.fix
  const unusable = UNUSABLE[operation]
  return { ...common, byStatus: { ...common.byStatus, 404: { ...notFound, fix } }, ...(unusable && { unusable }) }
}

/** The inputs that hold the credentials, and a noun for what they hold. */
function nameCredentials(credentials: Credentials = { api_key: 'unknown' }): { keys: string; noun: string } {
  const { api_key, bearer_token, tenant_id } = credentials
  const given = Object.entries({ api_key, bearer_token, tenant_id }).filter(([, value]) => value !== undefined)
  const noun = api_key !== undefined ? 'key' : bearer_token !== undefined ? 'token' : 'tenant ID'
  return { keys: given.map(([input]) => `\`${input}\``).join(' and '), noun }
}

const DEPLOYMENT_NOT_FOUND: Explanation = {
  headline: 'The deployment or revision was not found',
  fix: 'Check `deployment_id` and the path of `base_url`, and that the credentials belong to the workspace of the deployment.'
}

/** The paths of the service that most users have. */
const KNOWN_PATHS =
  'LangSmith Cloud has no path; self-hosted LangSmith has `/api-host`. For LangSmith, also set `api_dialect` to `langsmith`.'

/** §4.1 names these paths, so a 404 says that they, and not one deployment, do not exist at this address. */
const NOT_FOUND: Partial<Record<Operation, Explanation>> = {
  createDeployment: {
    headline: 'No control plane API was found at `base_url`',
    fix: 'Check the path of `base_url`.'
  },
  listIntegrations: {
    headline: 'No control plane API was found at `base_url`',
    fix: 'Check the path of `base_url`, and `api_dialect`: the path of the integrations differs between services. If the service has no list of integrations, set `integration_id`.'
  },
  listListeners: {
    headline: 'No control plane API was found at `base_url`',
    fix: 'Check the path of `base_url`. If the service has no list of listeners, set `listener_id`.'
  }
}

/** The fields of these records are not specified (§2.8): another form than the known one is no fault of the address. */
const UNUSABLE: Partial<Record<Operation, string>> = {
  listIntegrations: 'If it is, the service lists its integrations in an unknown form: set `integration_id`.',
  listListeners: 'If it is, the service lists its listeners in an unknown form: set `listener_id`.'
}

const BY_TEXT: NonNullable<Advice['byText']> = [
  {
    status: 422,
    says: /['"](?:github|external_docker)['"]/,
    fix: 'This service uses the field names of LangSmith Deployment (github, external_docker). Set `api_dialect` to `langsmith`.'
  },
  {
    status: 403,
    says: /requires workspace specification|org_scoped_key_requires_workspace/i,
    fix: 'This key belongs to a whole organization. Set `tenant_id` to the ID of the workspace.'
  },
  {
    status: 403,
    says: /not enabled/i,
    fix: 'Deployments are not enabled for the account of these credentials. Enable them there, or check that the key and `tenant_id` belong to the right account.'
  }
]
