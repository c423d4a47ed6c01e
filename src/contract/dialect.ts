/**
 * What a service speaks: its words, and its rules. The one table of the neutral words that stand
 * where the public service has its own (naming note of the specification): everything that speaks a
 * dialect takes its words from here.
 */
import { DEPLOYMENT_TYPES, type Source } from './deployment.js'
import type { FieldDialect } from './fields.js'

interface NameRule {
  pattern: RegExp
  /** The rule in words, after "is not". */
  form: string
}

export interface ServiceRules {
  /**
   * How a deployment should be named; absent if the service says nothing (§8). It decides about
   * other names.
   */
  names?: NameRule
  /**
   * A longer name serves but never becomes DEPLOYED where the service is self-hosted; absent if no
   * length is known.
   */
  longestSelfHostedName?: number
  /** Names that no secret may have; absent if the service says nothing (§2.6). */
  reservedSecrets?: typeof LANGSMITH_RESERVED_SECRETS
  /** Reads show the values of secrets. */
  showsSecrets?: boolean
  /** An empty list of secrets in a PATCH changes nothing. */
  ignoresEmptySecrets?: boolean
  /** A create from an image needs a resource_spec, be it empty. */
  needsResourceSpec?: boolean
  /** The rules of its fields; absent for those of the specification. */
  fields?: FieldDialect
  /** A create from git needs `deployment_type` and `build_on_push`. */
  needsGitSettings?: boolean
  /**
   * The words of `deployment_type` that are known. It decides about others; absent: the words of
   * §2.2 are all.
   */
  deploymentTypes?: readonly string[]
  /** Fills in what a resource spec does not set, and rounds CPUs to 0.1. */
  completesResourceSpecs?: boolean
  /**
   * A resource spec may have fields that are not known here, and lacks those that are marked do not
   * use.
   */
  hasMoreResources?: boolean
  /**
   * CPU fields take fractions of a core. The action passes these on to any service, and lets it
   * decide.
   */
  fractionalCpu?: boolean
  /**
   * A delete may take the tracing project (§1) along, which otherwise stays and reserves the name.
   */
  deletesTracingProjects?: boolean
  /**
   * The list takes the whole name of a deployment (`name`), beside a part of it (`name_contains`).
   */
  filtersByName?: boolean
  /**
   * It has a page for each deployment, whose address names the workspace: `tenant_id` beside a key
   * is public there.
   */
  hasDashboard?: boolean
  /**
   * Deployments carry fields beyond §2.1; the action reads past them in the answers of any service.
   */
  extraFields?: boolean
}

/**
 * Names of secrets that the public service sets itself and refuses: as its own command line lists
 * them (reference.langchain.com/python/langgraph-cli/deploy/RESERVED_ENV_VARS, with the parts named
 * in its source).
 */
const EVERYWHERE = `
  DATABASE_URI DD_TRACE_PSYCOPG_ENABLED DD_TRACE_REDIS_ENABLED LANGCHAIN_API_KEY
  LANGCHAIN_CALLBACKS_BACKGROUND LANGCHAIN_ENDPOINT LANGCHAIN_PROJECT LANGCHAIN_TRACING_V2
  LANGGRAPH_AUTH_TYPE LANGGRAPH_CLOUD_LICENSE_KEY LANGGRAPH_GIT_REPO_PATH
  LANGSMITH_AUTH_ENDPOINT LANGSMITH_AUTH_VERIFY_TENANT_ID
  LANGSMITH_CONTROL_PLANE_API_KEY LANGSMITH_DEPLOYMENT_NAME LANGSMITH_HOST_PROJECT_ID
  LANGSMITH_HOST_PROJECT_NAME LANGSMITH_HOST_REVISION_ID LANGSMITH_LANGGRAPH_GIT_REF
  LANGSMITH_LANGGRAPH_GIT_REF_SHA LANGSMITH_LANGGRAPH_GIT_REPO LANGSMITH_PROJECT LANGSMITH_TENANT_ID
  LANGSMITH_TRACING_V2 LOG_DICT_TRACEBACKS LOG_JSON POSTGRES_PASSWORD POSTGRES_URI REDIS_URI
`

/** Who hosts the service may set these. */
const IN_THE_CLOUD = `
  LANGSMITH_API_KEY LANGSMITH_ENDPOINT LSD_DD_API_KEY LSD_DD_ENDPOINT LSD_DEPLOYMENT_TYPE LSD_ENV
  MOUNT_PREFIX PATH PORT POSTGRES_URI_CUSTOM REDIS_URI_CUSTOM
`

const namesIn = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** By the source of the deployment. */
export const LANGSMITH_RESERVED_SECRETS: Readonly<Record<Source, ReadonlySet<string>>> = {
  git_host: namesIn(EVERYWHERE + IN_THE_CLOUD),
  external_container: namesIn(EVERYWHERE)
}

/** Neutral word to the word of the public service. */
export const LANGSMITH_WORDS = {
  git_host: 'github',
  external_container: 'external_docker',
  graph_config_path: 'langgraph_config_path',
  cluster_namespace: 'k8s_namespace',
  cluster_namespaces: 'k8s_namespaces',
  cluster: 'k8s',
  cache_memory_mb: 'redis_memory_mb'
} as const

export type Word = keyof typeof LANGSMITH_WORDS
/** Neutral word to wire word, for every word. */
export type Words = Readonly<Record<Word, string>>

/** Every neutral word that a dialect may have another for. */
export const ALL_WORDS = Object.keys(LANGSMITH_WORDS) as readonly Word[]
export const NEUTRAL_WORDS = Object.fromEntries(ALL_WORDS.map((word) => [word, word])) as Words

export function isWord(text: string): text is Word {
  return Object.hasOwn(LANGSMITH_WORDS, text)
}

/** The words on the wire, and what the service asks for beyond the specification. */
export interface Dialect {
  words: Words
  serviceRules: ServiceRules
}

/** The words of the specification, and no rules beyond it. */
export const NEUTRAL: Dialect = { words: NEUTRAL_WORDS, serviceRules: {} }
/** Of the public service (docs/design.md, section 6). */
export const LANGSMITH: Dialect = {
  words: LANGSMITH_WORDS,
  serviceRules: {
    names: { pattern: /^[a-z][a-z0-9-]*$/, form: 'a-z, 0-9 and -, starting with a letter' },
    longestSelfHostedName: 21,
    reservedSecrets: LANGSMITH_RESERVED_SECRETS,
    showsSecrets: true,
    ignoresEmptySecrets: true,
    needsResourceSpec: true,
    fields: 'langsmith',
    completesResourceSpecs: true,
    hasMoreResources: true,
    needsGitSettings: true,
    deploymentTypes: [...DEPLOYMENT_TYPES, 'dev_zero', 'dev_free_zero', 'serverless', 'dedicated'],
    fractionalCpu: true,
    deletesTracingProjects: true,
    filtersByName: true,
    hasDashboard: true,
    extraFields: true
  }
}

/** Every dialect by its name, the value of `api_dialect`. */
export const DIALECTS: Readonly<Record<string, Dialect>> = {
  neutral: NEUTRAL,
  langsmith: LANGSMITH
}

/** Returns whether an address is certain to be LangSmith in the cloud. */
export function isLangSmithCloud(base_url: string | undefined): boolean {
  if (base_url === undefined || !URL.canParse(base_url)) return false
  const { protocol, hostname } = new URL(base_url)
  return protocol === 'https:' && hostname.endsWith('.langchain.com')
}

/**
 * `write`: neutral to wire. `read`: wire to neutral; a neutral word stays. `swap`: both at once,
 * for a service to which a neutral word is an unknown one.
 */
type Way = 'write' | 'read' | 'swap'

/** The words that name fields. */
const FIELDS: readonly Word[] = [
  'graph_config_path',
  'cluster_namespace',
  'cluster_namespaces',
  'cache_memory_mb'
]
/** The words that a field may hold. */
const VALUES: Readonly<Record<string, readonly Word[]>> = {
  source: ['git_host', 'external_container'],
  compute_type: ['cluster']
}
/** What these fields hold is the user's own, and is left alone. */
const OWN: ReadonlySet<string> = new Set(['labels', 'annotations', 'secrets', 'env', 'volumes'])

/** Returns the value in the other words. Unknown fields and values stay unchanged. */
export function translate(value: unknown, words: Words, way: Way): unknown {
  if (words === NEUTRAL_WORDS) return value
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((entry) => translate(entry, words, way))
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      rename(key, FIELDS, words, way),
      OWN.has(key) ? inner : translateField(key, inner, words, way)
    ])
  )
}

function translateField(key: string, value: unknown, words: Words, way: Way): unknown {
  const values = Object.hasOwn(VALUES, key) ? VALUES[key] : undefined
  if (values !== undefined && typeof value === 'string') return rename(value, values, words, way)
  return translate(value, words, way)
}

/** Translates the path of a field (§2.7, `loc`). */
export function translatePath<Part extends PropertyKey>(
  path: readonly Part[],
  words: Words,
  way: Way
): (Part | string)[] {
  const own = path.findIndex((part) => OWN.has(String(part)))
  return path.map((part, at) =>
    typeof part !== 'string' || (own >= 0 && at > own) ? part : rename(part, FIELDS, words, way)
  )
}

function rename(text: string, values: readonly Word[], words: Words, way: Way): string {
  const neutral = way === 'write' ? undefined : values.find((word) => words[word] === text)
  if (neutral !== undefined) return neutral
  const word = way === 'read' ? undefined : values.find((value) => value === text)
  return word === undefined ? text : words[word]
}

/**
 * Returns the name made to fit the rule of the public service, if it does not: always the same for
 * the same name. Undefined when nothing is left of it.
 */
export function fitName(name: string, { pattern }: NameRule): string | undefined {
  if (pattern.test(name)) return name
  const fitted = name
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .replace(/-$/, '')
  return pattern.test(fitted) ? fitted : undefined
}
