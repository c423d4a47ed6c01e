/** Reads the address of the control plane, the credentials, and the dialect. */

import type { Credentials } from '../adapters/control-plane/credentials.js'
import { DIALECTS, type Dialect, isLangSmithCloud, LANGSMITH, NEUTRAL } from '../contract/dialect.js'
import { sanitizeLine } from '../text/sanitize.js'
import { invisibleProblem, notAChoice } from './fields.js'
import type { Problems, RawInputs } from './raw-inputs.js'
import type { Reading } from './reading.js'

/** How to reach the control plane. */
export interface Connection {
  base_url: string
  credentials: Credentials
  /** The words on the wire, and the serviceRules of the service. */
  dialect: Dialect
}

const SETTINGS = 'Settings → Secrets and variables'
const NO_BASE_URL = 'is not set. Pass the address of the control plane, such as https://control-plane.example/api.'
const BASE_URL_IN_WORKFLOW = ` If it comes from a variable, set that under ${SETTINGS} → Actions → Variables, or in the environment that the job names in \`environment:\`.`
const NO_CREDENTIAL = 'is not set, and neither is `tenant_id` or `bearer_token`.'
const ADD_SECRET = `Add the key as a secret under ${SETTINGS} → Actions (for runs of Dependabot: → Dependabot), and pass it as \${{ secrets.NAME }}. Pull requests from forks get no secrets.`
const SET_VARIABLE =
  'Set the variable DEPLOY_AGENT_SERVER_API_KEY, or use --api-key-file FILE (- for standard input). On GitLab: Settings → CI/CD → Variables. A protected variable exists only on protected branches and tags.'

/** The version that each path begins with (§9), and the page of the reference. */
const EXCESS = /(?<!\/)\/(?:v[12](?:\/deployments(?:\/[^/]*)?)?|docs)$/

/** The address of the control plane; empty if there is none. */
function readBaseUrl({ raw, field, problems, context }: Reading): string {
  const isOnGitHub = context.is_on_github !== false
  const base_url = field.safeUrl('base_url') ?? ''
  const excess = EXCESS.exec(base_url)?.[0]
  if (excess !== undefined)
    problems.add('base_url', `ends in "${sanitizeLine(excess, 60)}". Remove that: each request adds its own path.`)
  if (raw.base_url === undefined) problems.add('base_url', `${NO_BASE_URL}${isOnGitHub ? BASE_URL_IN_WORKFLOW : ''}`)
  return base_url
}

/** At least one credential is needed (§5), whichever it is. */
export function readConnection(reading: Reading): Connection {
  const { raw, field, problems, dialect, context } = reading
  const base_url = readBaseUrl(reading)
  const credentials = {
    api_key: field.credential('api_key'),
    tenant_id: field.credential('tenant_id'),
    bearer_token: field.credential('bearer_token')
  }
  if (/^Bearer\s/i.test(credentials.bearer_token ?? ''))
    problems.add('bearer_token', 'starts with the word Bearer, which is added automatically. Pass the token alone.')
  if (raw.api_key === undefined && raw.tenant_id === undefined && raw.bearer_token === undefined) {
    problems.add('api_key', `${NO_CREDENTIAL} ${context.is_on_github === false ? SET_VARIABLE : ADD_SECRET}`)
  }
  return { base_url, credentials, dialect }
}

/** Reads the dialect by its name, or else by an address that is certain. Neutral if the name is wrong. */
export function readDialect(
  { api_dialect: name, base_url }: Pick<RawInputs, 'api_dialect' | 'base_url'>,
  problems: Problems
): Dialect {
  const isCloud = isLangSmithCloud(base_url)
  if (name === undefined) return isCloud ? LANGSMITH : NEUTRAL
  const dialect = Object.hasOwn(DIALECTS, name) ? DIALECTS[name] : undefined
  if (dialect === undefined)
    problems.add('api_dialect', invisibleProblem(name) ?? notAChoice(name, Object.keys(DIALECTS)))
  else if (isCloud && dialect !== LANGSMITH)
    problems.add(
      'api_dialect',
      `is ${name}, but \`base_url\` is an address of LangSmith. Remove \`api_dialect\`, or correct \`base_url\`.`
    )
  return dialect ?? NEUTRAL
}
