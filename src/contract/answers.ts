/**
 * What the service answers, read leniently: unknown fields and unknown enum values pass, what is needed must be there.
 * Field names come from the schemas of §2.
 */
import * as z from 'zod'
import type { SourceConfigRequest, SourceRevisionConfig } from './deployment.js'
import { ValidationError } from './errors.js'
import { IDENTIFIER } from './vocabulary.js'

export const Identifier = z.string().regex(IDENTIFIER, 'must be an identifier of letters, digits, - and _')

const freeForm = z.record(z.string(), z.unknown())
const text = z.string().nullish()

const sourceConfigAnswer = {
  integration_id: text,
  repo_url: text,
  deployment_type: text,
  build_on_push: z.boolean().nullish(),
  custom_url: text,
  resource_spec: freeForm.nullish(),
  listener_id: text,
  listener_config: z.looseObject({ cluster_namespace: text }).nullish(),
  install_command: text,
  build_command: text
} satisfies Record<keyof typeof SourceConfigRequest.shape, z.ZodType>

const sourceRevisionConfigAnswer = {
  repo_ref: text,
  graph_config_path: text,
  image_uri: text,
  repo_commit_sha: text
} satisfies Record<keyof typeof SourceRevisionConfig.shape, z.ZodType>

/** A deployment as read from the service (§2.1). Whether `secrets` holds values is for the plan to find out. */
export const DeploymentAnswer = z.looseObject({
  id: Identifier,
  name: z.string(),
  source: text,
  source_config: z
    .looseObject(sourceConfigAnswer)
    .nullish()
    .transform((config) => config ?? {}),
  source_revision_config: z
    .looseObject(sourceRevisionConfigAnswer)
    .nullish()
    .transform((config) => config ?? {}),
  secrets: z.unknown().optional(),
  status: text,
  /** Not of §2.1: where the cloud of the public service serves it, in place of `custom_url`. */
  url: text.catch(undefined),
  latest_revision_id: Identifier.nullable(),
  active_revision_id: Identifier.nullish()
})
export type DeploymentAnswer = z.infer<typeof DeploymentAnswer>

/** The part of a listed deployment that finding it by name, and telling its age, needs. */
export const DeploymentRow = z.looseObject({
  id: Identifier,
  name: z.string(),
  status: text,
  created_at: text.catch(undefined),
  updated_at: text.catch(undefined)
})
export type DeploymentRow = z.infer<typeof DeploymentRow>

/** A revision as read from the service (§2.8, design section 6). */
export const RevisionAnswer = z.looseObject({
  id: Identifier,
  status: z.string().min(1),
  /** Why it failed. Outside §2.8; the public service tells it now and then. */
  status_message: text.catch(undefined),
  source_revision_config: z.looseObject(sourceRevisionConfigAnswer).nullish(),
  created_at: text.catch(undefined),
  updated_at: text.catch(undefined)
})
export type RevisionAnswer = z.infer<typeof RevisionAnswer>

/** An integration or a listener, as far as choosing one needs (design, section 6). */
export const LookupRow = z.looseObject({
  id: Identifier,
  name: text,
  compute_type: text,
  compute_config: z.looseObject({ cluster_namespaces: z.array(z.string()).nullish() }).nullish()
})
export type LookupRow = z.infer<typeof LookupRow>

/** A list: a bare array, `{resources}`, or one record alone (§2.8: not shown). */
export function rowsOf<T extends z.ZodType>(row: T) {
  return z.union([
    z.array(row),
    z.looseObject({ resources: z.array(row) }).transform((page) => page.resources),
    row.transform((only) => [only])
  ])
}

/** The error bodies of §7: a text, or entries of `loc`, `msg`, `type`. */
export const ErrorAnswer = z.looseObject({
  detail: z.union([z.string(), z.array(z.looseObject(ValidationError.shape).partial({ type: true }))])
})

/** An answer that is not shown anywhere, and that nothing is read of. */
export const UnknownAnswer = z.unknown()
