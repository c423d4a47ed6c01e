/** What happened and what to do, for each error of the control plane. */
import { INPUTS } from '../../input-table.js'
import { NO_API } from '../../requests/missing-api.js'
import type { Advice, Explanation, Refusal } from '../http/answer.js'
import { isWrite, type Operation } from './answers.js'
import { type Credentials, headersOf } from './headers.js'

/** The address of the control plane and the credentials; unknown ones are absent. */
export interface Access {
  base_url?: string
  credentials?: Credentials
  /**
   * Whether an earlier request had the answer of a control plane: then the path of the address is
   * right.
   */
  has_answered?: boolean
  /** The words of requests are those of LangSmith Deployment. */
  speaks_langsmith?: boolean
}

export function controlPlaneAdvice(access: Access, operation: Operation): Advice {
  return {
    subject: 'The control plane',
    address: '`base_url`',
    explain: (refusal) => {
      const known = explainStatus(refusal, access, operation)
      const fix = refusal.status === 422 ? otherDialect(refusal.text, access) : undefined
      return fix === undefined ? known : { ...known, fix }
    },
    redirected: isWrite(operation)
      ? 'The service may have applied the request: check the deployment there before you run again.'
      : undefined,
    unusable: NAMED_PATHS[operation]?.unusable
  }
}

function explainStatus(
  { status, said }: Refusal,
  access: Access,
  operation: Operation
): Explanation {
  switch (status) {
    case 400:
    case 422:
      return { fix: operation === 'listDeployments' ? LIST_REFUSED : REFUSED[said] }
    case 401:
    case 403:
      return explainCredentials(status, access, operation)
    case 404:
      return explainNotFound(access, operation)
    case 429:
      return {
        fix: isWrite(operation) ? WRITE_LATER : 'Run again later, or set a longer `poll_interval`.'
      }
    default:
      return { fix: FIXES[status] }
  }
}

const WRITE_LATER =
  'Run again later. If the service names a time, wait as long, or set `timeout` to more than that.'
/** What to do, whatever was requested. */
const FIXES: Partial<Record<number, string>> = {
  405: 'Check `base_url`. This address does not offer the request.',
  409:
    'Another run or a person holds this name or changes this deployment. ' +
    'Set `concurrency` in the workflow so that one run at a time deploys, then run again.',
  413: 'Make `secrets` or `resource_spec` smaller.',
  501: 'This service does not offer the request. Do it in the service.'
}

const REFUSED: Record<Refusal['said'], string> = {
  fields: 'Correct the fields above, then run again.',
  text: 'Correct what the answer above names, then run again.',
  nothing:
    'The control plane gives no reason. ' +
    'Compare the inputs with what it accepts, or ask its operator for the log.'
}

/** No input changes this query; `deployment_id` avoids it. */
const LIST_REFUSED =
  'This service refuses the search by name. If the deployment exists, set `deployment_id`. ' +
  'Otherwise create it once in the service, then set `deployment_id`.'

/** Credentials with which this run has read lack only the permission to change. */
function explainCredentials(status: 401 | 403, access: Access, operation: Operation): Explanation {
  const {
    credentials = { api_key: 'unknown' },
    base_url = '`base_url`',
    has_answered
  }: Access = access
  const sent = headersOf(credentials)
  const secret = `the value of ${sent.map(({ input }) => `\`${input}\``).join(' and ')}`
  const noun = sent[0]?.header.noun ?? INPUTS.api_key.header.noun
  const headline = `The control plane refused the ${noun}`
  if (status === 401)
    return {
      headline,
      fix: `Check that ${secret} is complete, not expired, and valid for ${base_url}.`
    }
  const tenant =
    credentials.tenant_id === undefined
      ? ' If the account has several workspaces, set `tenant_id`.'
      : ''
  if (isWrite(operation) && has_answered)
    return {
      headline: `The ${noun} can read deployments, but not make this change`,
      fix:
        `Set ${secret} to a ${noun} with permission to create, ` +
        `change and delete deployments.${tenant}`
    }
  const fix =
    `Check that ${secret} is valid for ${base_url}, ` +
    `and has permission for this request.${tenant}`
  return { headline, fix }
}

/**
 * The paths that §4.1 names, and what a 404 for one means at an address that has an API. The fields
 * of some records are not specified (§2.8): another form than the known one (`unusable`) is no
 * fault of the address.
 */
const NAMED_PATHS: Partial<
  Record<Operation, { path: string; missing: Explanation; unusable?: string }>
> = {
  createDeployment: {
    path: '/v2/deployments',
    missing: {
      fix:
        'Correct what the answer above names, such as `integration_id` or `listener_id`. ' +
        'If it names nothing, check the path of `base_url`.'
    }
  },
  listIntegrations: {
    path: '/v1/integrations/…',
    missing: {
      headline: 'The control plane has no list of integrations',
      fix: 'For LangSmith, set `api_dialect` to `langsmith`. Otherwise, set `integration_id`.'
    },
    unusable:
      'If it is, the service lists its integrations in an unknown form: set `integration_id`.'
  },
  listListeners: {
    path: '/v2/listeners',
    missing: { headline: 'The control plane has no list of listeners', fix: 'Set `listener_id`.' },
    unusable: 'If it is, the service lists its listeners in an unknown form: set `listener_id`.'
  }
}

const NO_LANGSMITH_INTEGRATIONS =
  'If the service is not LangSmith, remove `api_dialect`. Otherwise, set `integration_id`.'

/** Returns what a 404 means: no such deployment, no such list, or no API at all. */
function explainNotFound(access: Access, operation: Operation): Explanation {
  const { base_url, has_answered, speaks_langsmith } = access
  const cloud = meantCloud(base_url)
  // That address may offer deployments, too: then it is right.
  if (cloud !== undefined && !has_answered)
    return {
      ...NO_API,
      fix:
        `Set \`base_url\` to ${cloud}, the control plane of LangSmith. ` +
        `${base_url} is another service.`
    }
  const named = NAMED_PATHS[operation]
  if (named === undefined)
    return {
      headline: 'The deployment or revision was not found',
      fix:
        'Check `deployment_id` and the path of `base_url`, ' +
        'and that the credentials belong to the workspace of the deployment.'
    }
  if (has_answered && operation === 'listIntegrations' && speaks_langsmith)
    return { ...named.missing, fix: NO_LANGSMITH_INTEGRATIONS }
  if (has_answered) return named.missing
  const requested = base_url === undefined ? '' : ` This run requested ${base_url}${named.path}.`
  return { ...NO_API, fix: NO_API.fix + requested }
}

/** Values of a field that only LangSmith Deployment has, and those that it lacks. */
const LANGSMITH_VALUES = /['"](?:github|external_docker)['"]/
const NEUTRAL_VALUES = /['"](?:git_host|external_container)['"]/
const SET_DIALECT =
  'This service uses the field names of LangSmith Deployment (github, external_docker). ' +
  'Set `api_dialect` to `langsmith`.'
const REMOVE_DIALECT =
  'This service does not use the field names of LangSmith Deployment. ' +
  'Remove `api_dialect`, or set it to `neutral`.'

/**
 * Says to speak the other dialect if the service names its values. It may also quote the value that
 * this run sent.
 */
function otherDialect(text: string, { speaks_langsmith }: Access): string | undefined {
  if (speaks_langsmith) return NEUTRAL_VALUES.test(text) ? REMOVE_DIALECT : undefined
  return LANGSMITH_VALUES.test(text) ? SET_DIALECT : undefined
}

/** LangSmith's API of traces, and its pages, which are on other hosts than its control plane. */
const OTHER_LANGSMITH_HOST = /^((?:[\w-]+\.)*?)(?:api\.)?smith\.langchain\.com$/

/**
 * Returns the control plane of LangSmith's cloud, in the same region, for another address of it.
 */
function meantCloud(base_url: string | undefined): string | undefined {
  const host = base_url === undefined ? '' : new URL(base_url).hostname
  const [, region] = OTHER_LANGSMITH_HOST.exec(host) ?? []
  return region === undefined ? undefined : `https://${region}api.host.langchain.com`
}
