/**
 * Schemas of responses. They are lenient: unknown fields and unknown enum values pass, required fields must exist.
 * Field names come from §2.
 */

import type { SourceConfigRequest, SourceRevisionConfig } from './deployment.js'
import { isEmptyList, saysMore } from './empty-list.js'
import { readBoolean, readCommit, readResourceNumbers } from './kinds.js'
import { IDENTIFIER } from './vocabulary.js'
import * as z from './zod-parts.js'

// Without a language, the small form of zod calls everything "Invalid input".
z.config(z.en())

export const Identifier = z.string().check(z.regex(IDENTIFIER, 'must be an identifier of letters, digits, - and _'))

const freeForm = z.record(z.string(), z.unknown())
/** Null, absent and empty mean the same: there is none. */
const orNull = (value: unknown) => (value === '' ? null : value)
const text = z.pipe(z.transform(orNull), z.nullish(z.string()))
/** What is nice to know: of another kind, it counts as not there. */
const lenientText = z.otherwise(text, undefined)

/** A service may show that there is none as null, as an empty text, or not at all. */
const identifierOrNull = z.pipe(
  z.transform((id) => orNull(id) ?? null),
  z.nullable(Identifier)
)

const sourceConfigAnswer = {
  integration_id: text,
  repo_url: text,
  deployment_type: text,
  build_on_push: z.pipe(z.transform(readBoolean), z.nullish(z.boolean())),
  custom_url: text,
  resource_spec: z.nullish(z.pipe(freeForm, z.transform(readResourceNumbers))),
  listener_id: text,
  listener_config: z.nullish(z.looseObject({ cluster_namespace: text })),
  install_command: text,
  build_command: text
} satisfies Record<keyof typeof SourceConfigRequest.shape, z.ZodMiniType>

const sourceRevisionConfigAnswer = {
  repo_ref: text,
  graph_config_path: text,
  image_uri: text,
  repo_commit_sha: z.pipe(z.transform(readCommit), text)
} satisfies Record<keyof typeof SourceRevisionConfig.shape, z.ZodMiniType>

/** A missing configuration counts as empty. */
function orEmpty<T extends z.ZodMiniType<object>>(config: T) {
  return z.pipe(
    z.nullish(config),
    z.transform((read): Partial<z.output<T>> => read ?? {})
  )
}

/** A deployment as read from the service (§2.1). Whether `secrets` holds values is for the plan to find out. */
export const DeploymentAnswer = z.looseObject({
  id: Identifier,
  name: z.string(),
  source: text,
  source_config: orEmpty(z.looseObject(sourceConfigAnswer)),
  source_revision_config: orEmpty(z.looseObject(sourceRevisionConfigAnswer)),
  secrets: z.optional(z.unknown()),
  status: text,
  /** Not in §2.1: the URL in the cloud of the public service, which has no `custom_url`. */
  url: lenientText,
  latest_revision_id: identifierOrNull,
  active_revision_id: z.nullish(identifierOrNull)
})
export type DeploymentAnswer = z.infer<typeof DeploymentAnswer>

/**
 * What a write is answered with: at most the ids are read of it. It may have no body, hold an id only, or show the state
 * from before the write (§4.1: not shown for PATCH).
 */
export const WriteAnswer = z.otherwise(
  z.looseObject({
    id: z.otherwise(z.optional(Identifier), undefined),
    latest_revision_id: z.otherwise(z.nullish(Identifier), undefined)
  }),
  {}
)
export type WriteAnswer = z.infer<typeof WriteAnswer>

/** The part of a listed deployment that finding it by name, and telling its age, needs. */
export const DeploymentRow = z.looseObject({
  id: Identifier,
  name: z.string(),
  status: text,
  created_at: lenientText,
  updated_at: lenientText
})
export type DeploymentRow = z.infer<typeof DeploymentRow>

const revisionAnswer = {
  status: z.string().check(z.minLength(1)),
  /** Why it failed. Outside §2.8; the public service shows it now and then. */
  status_message: lenientText,
  source_revision_config: z.nullish(z.looseObject(sourceRevisionConfigAnswer)),
  created_at: lenientText,
  updated_at: lenientText
}
/** A revision as read from the service (§2.8, docs/design.md, section 6). */
export const RevisionAnswer = z.looseObject({ id: Identifier, ...revisionAnswer })
/** Of a revision that was requested by its id: the response need not repeat it (§2.8 does not name the field). */
export const RequestedRevision = z.looseObject({ id: z.optional(Identifier), ...revisionAnswer })
export type RevisionAnswer = z.infer<typeof RevisionAnswer>

/** The fields of an integration or a listener that are needed to choose one (docs/design.md, section 6). */
export const LookupRow = z.looseObject({
  id: Identifier,
  name: text,
  compute_type: text,
  compute_config: z.nullish(z.looseObject({ cluster_namespaces: z.nullish(z.array(z.string())) }))
})
export type LookupRow = z.infer<typeof LookupRow>

/** Rows of a list. `more`: whether the answer says that others follow; undefined if it does not say. */
export type Page<T> = T[] & { more?: boolean }

function pageOf<T>(rows: T[], more: boolean | undefined): Page<T> {
  return Object.assign(rows, more === undefined ? {} : { more })
}

/**
 * The list under `resources`, or the only list of the object (§2.8 does not show it); otherwise the response itself.
 */
function onlyList(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer) || 'id' in answer) return answer
  const lists = Object.values(answer).filter((value) => Array.isArray(value))
  return 'resources' in answer || lists.length !== 1 ? answer : { ...answer, resources: lists[0] }
}

/** A list: a bare array, `{resources}`, or one record alone (§2.8: not shown); without entries, in any form. */
export function rowsOf<T extends z.ZodMiniType>(row: T) {
  const rows = z.union([
    z.array(row),
    z.pipe(
      z.looseObject({ resources: z.array(row) }),
      z.transform((page) => pageOf(page.resources, saysMore(page)))
    ),
    z.pipe(
      row,
      z.transform((only) => [only])
    )
  ])
  return z.pipe(
    z.transform((answer) => (isEmptyList(answer) ? [] : onlyList(answer))),
    rows
  )
}

/** A page of a log (revision-log): the entries as received, and the offset of the next page. */
export const LogPageAnswer = z.looseObject({
  logs: z.array(z.unknown()),
  next_offset: z.otherwise(z.nullish(z.union([z.string(), z.number()])), undefined)
})
export type LogPageAnswer = z.infer<typeof LogPageAnswer>

/** An answer that is not shown anywhere, and that nothing is read of. */
export const UnknownAnswer = z.unknown()
