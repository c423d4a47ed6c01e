/**
 * Schemas of responses. They are lenient: unknown fields and unknown enum values pass, required
 * fields must exist. Field names come from §2.
 */
import * as z from 'zod'
import { fieldPath } from '../text/format.js'
import {
  SecretReference,
  type SourceConfigRequest,
  type SourceRevisionConfig
} from './deployment.js'
import { type Page, rowsIn } from './page.js'
import { PUBLIC_RESOURCE_FIELDS, RESOURCE_SPEC_FIELDS } from './resource-spec.js'
import { readCode } from './shown-code.js'

/**
 * What may be put into the path of a request as an identifier. §2.1 says uuid; anything that cannot
 * leave its path segment passes.
 */
export const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isUuid = (text: unknown): text is string => typeof text === 'string' && UUID.test(text)

/**
 * One spelling of an id: the letters of a UUID (§2.1) may have either case, and those of any other
 * id have one.
 */
export const idKey = (id: string): string => (UUID.test(id) ? id.toLowerCase() : id)

/** An id, with the letters of a UUID in lower case: a service may show it in either case. */
export const Identifier = z
  .string()
  .regex(IDENTIFIER, 'must be an identifier of letters, digits, - and _')
  .transform(idKey)

const freeForm = z.record(z.string(), z.unknown())
/** Returns null for an empty text: null, absent and empty mean the same. */
const orNull = (value: unknown) => (value === '' ? null : value)
const text = z.preprocess(orNull, z.string().nullish())
/** What is nice to know: of another kind, it counts as not there. */
const lenientText = text.catch(undefined)

/** A service may show that there is none as null, as an empty text, or not at all. */
const identifierOrNull = z.preprocess((id) => orNull(id) ?? null, Identifier.nullable())

const NUMERIC = [...new Set([...RESOURCE_SPEC_FIELDS, ...PUBLIC_RESOURCE_FIELDS])].filter((field) =>
  /_scale$|cpu(?:_limit)?$|_mb$|_gi$|_connections$/.test(field)
)

/**
 * Reads a number that is written as text; returns any other value, such as a quantity with a unit,
 * unchanged.
 */
const readNumber = (value: unknown) =>
  typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value) ? Number(value) : value

/**
 * A resource spec (§2.4) with real numbers. Its sub-shapes have quantities as text and stay
 * unchanged.
 */
function readResourceNumbers(spec: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const numbers = NUMERIC.filter((field) => Object.hasOwn(spec, field))
  return {
    ...spec,
    ...Object.fromEntries(numbers.map((field) => [field, readNumber(spec[field])]))
  }
}

/** Reads a boolean that is written as text; returns any other value unchanged. */
function readBoolean(value: unknown): unknown {
  if (value === 'true') return true
  return value === 'false' ? false : value
}

/** Returns the id of a commit in lower case, as git writes it; any other value unchanged. */
const readCommit = (value: unknown) =>
  typeof value === 'string' && /^\s*[0-9a-f]{7,64}\s*$/i.test(value)
    ? value.trim().toLowerCase()
    : value

const sourceConfigAnswer = {
  integration_id: text,
  repo_url: text,
  deployment_type: text,
  build_on_push: z.preprocess(readBoolean, z.boolean().nullish()),
  custom_url: text,
  resource_spec: freeForm.transform(readResourceNumbers).nullish(),
  listener_id: text,
  listener_config: z.looseObject({ cluster_namespace: text }).nullish(),
  install_command: text,
  build_command: text
} satisfies Record<keyof typeof SourceConfigRequest.shape, z.ZodType>

const sourceRevisionConfigAnswer = {
  repo_ref: text,
  graph_config_path: text,
  image_uri: text,
  repo_commit_sha: z.preprocess(readCommit, text)
} satisfies Record<keyof typeof SourceRevisionConfig.shape, z.ZodType>

const revisionConfigAnswer = z.looseObject({
  ...sourceRevisionConfigAnswer,
  /** Not of the service: see `readCode`. */
  hides_ref: z.literal(true).optional().catch(undefined)
})

/** Reads a configuration, of which a missing one counts as empty. */
function orEmpty<T extends z.ZodType<object>>(config: T) {
  return z.nullish(config).transform((read): Partial<z.output<T>> => read ?? {})
}

/**
 * A deployment as read from the service (§2.1). Whether `secrets` holds values is for the plan to
 * find out.
 */
export const DeploymentAnswer = z
  .looseObject({
    id: Identifier,
    name: z.string(),
    source: text,
    source_config: orEmpty(z.looseObject({ ...sourceConfigAnswer, repo_branch: lenientText })),
    source_revision_config: orEmpty(revisionConfigAnswer),
    secrets: z.unknown().optional(),
    /** Not in §2.1: variables from Kubernetes Secrets; null where there are none. */
    secret_references: z.array(z.looseObject(SecretReference.shape)).nullish().catch(undefined),
    /** Not in §2.1: the size of a deployment of the public service. */
    deployment_tier: lenientText,
    status: text,
    /** Not in §2.1: the URL in the cloud of the public service, which has no `custom_url`. */
    url: lenientText,
    /** Not in §2.1: the workspace of the public service that has the deployment. */
    tenant_id: lenientText,
    latest_revision_id: identifierOrNull,
    active_revision_id: identifierOrNull.nullish()
  })
  .transform((read) => {
    const { source, source_config, source_revision_config: code } = read
    const { repo_branch } = source_config
    return { ...read, source_revision_config: readCode(code, { source, repo_branch }) }
  })
export type DeploymentAnswer = z.infer<typeof DeploymentAnswer>

/** Returns the ids of revisions that a deployment shows, by the API's names. */
export const shownRevisions = ({ latest_revision_id, active_revision_id }: DeploymentAnswer) => ({
  latest_revision_id,
  active_revision_id
})

/** Fields of an answer that hold an id. */
export const ID_FIELDS = ['id', 'latest_revision_id', 'active_revision_id'] as const

/**
 * Returns the URL of a deployment as the service shows it, usable or not; undefined if it shows
 * none.
 */
export function shownUrl({
  source_config,
  url
}: Pick<DeploymentAnswer, 'source_config' | 'url'>): string | undefined {
  const shown = source_config.custom_url ?? url
  return shown?.trim() ? shown : undefined
}

/**
 * What a write is answered with: at most the ids are read of it. It may have no body, hold an id
 * only, or show the state from before the write (§4.1: not shown for PATCH).
 */
export const WriteAnswer = z
  .looseObject({
    id: Identifier.optional().catch(undefined),
    latest_revision_id: Identifier.nullish().catch(undefined)
  })
  .catch({})
export type WriteAnswer = z.infer<typeof WriteAnswer>

/**
 * `located_id`: the id in the `Location` of a create whose answer names none. It says only where to
 * look.
 */
export type CreateAnswer = WriteAnswer & { located_id?: string | undefined }

/**
 * The part of a listed deployment that finding it by name, and telling its age, needs. A read of it
 * shows the rest.
 */
export const DeploymentRow = z.looseObject({
  id: Identifier,
  /** Null is no name that a run could ask for. */
  name: z
    .string()
    .nullable()
    .transform((name) => name ?? ''),
  status: lenientText,
  created_at: lenientText,
  updated_at: lenientText
})
export type DeploymentRow = z.infer<typeof DeploymentRow>

type CodeOfRevision = Pick<z.output<typeof revisionAnswer>, 'source' | 'source_revision_config'>

/** Returns a revision with its code in one form. */
function withReadCode<T extends CodeOfRevision>(read: T): T {
  const { source, source_revision_config: code } = read
  return code == null ? read : { ...read, source_revision_config: readCode(code, { source }) }
}

const revisionAnswer = z.looseObject({
  id: Identifier,
  source: lenientText,
  status: z.string().min(1),
  /** Why it failed. Outside §2.8; the public service shows it now and then. */
  status_message: lenientText,
  source_revision_config: revisionConfigAnswer.nullish(),
  created_at: lenientText,
  updated_at: lenientText
})
/** A revision as read from the service (§2.8, docs/design.md, section 6). */
export const RevisionAnswer = revisionAnswer.transform(withReadCode)
/**
 * Of a revision that was requested by its id: the response need not repeat it (§2.8 does not name
 * the field).
 */
export const RequestedRevision = revisionAnswer.partial({ id: true }).transform(withReadCode)
export type RevisionAnswer = z.infer<typeof RevisionAnswer>

/**
 * The fields of an integration or a listener that are needed to choose one (docs/design.md,
 * section 6).
 */
export const LookupRow = z.looseObject({
  id: Identifier,
  name: lenientText,
  compute_type: lenientText,
  compute_config: z
    .looseObject({ cluster_namespaces: z.array(z.string()).nullish() })
    .nullish()
    .catch(undefined)
})
export type LookupRow = z.infer<typeof LookupRow>

/**
 * A list in any of its forms. A row that cannot be read is left out, so that it does not stop all
 * runs. If none can be read, this is another list than the one that was asked for, and does not say
 * that it is empty.
 *
 * @param isRest The list continues another page: then it may have none but such rows.
 */
export function rowsOf<T extends z.ZodType>(row: T, isRest = false) {
  return z.transform((answer, { issues }): Page<z.output<T>> => {
    const page: Page<z.output<T>> = []
    const unread: { path: PropertyKey[]; message: string }[] = []
    for (const [at, raw] of rowsIn(answer).entries()) {
      const { data, error } = row.safeParse(raw)
      const [issue] = error?.issues ?? []
      if (issue === undefined) page.push(data as z.output<T>)
      else unread.push({ path: [at, ...issue.path], message: issue.message })
    }
    const [first] = unread
    if (first !== undefined && page.length === 0 && !isRest)
      issues.push({ code: 'custom', input: answer, ...first })
    if (unread.length > 0)
      page.unread = unread.map(({ path, message }) => `${fieldPath(path)}: ${message}`)
    return page
  })
}

/** A page of a log (revision-log): the entries as received, and the offset of the next page. */
export const LogPageAnswer = z.looseObject({
  logs: z.array(z.unknown()),
  next_offset: z.union([z.string(), z.number()]).nullish().catch(undefined)
})
export type LogPageAnswer = z.infer<typeof LogPageAnswer>
