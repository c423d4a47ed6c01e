/**
 * The fields of a deployment that this program sends, one row each. Plan, fixed fields, patch,
 * verification, rollback and the rules of the local control plane derive from it. A new field is a
 * row, an input and a sentence in the docs.
 */

import type { Source, SourceConfigRequest, SourceRevisionConfigRequest } from './deployment.js'

/**
 * What a change of a field comes to (§2, §3): `setting` changes in place, `revision` makes a new
 * revision, `fixed` cannot be changed by a PATCH.
 */
export type FieldChange = 'setting' | 'revision' | 'fixed'

export interface Field {
  /**
   * From the deployment down, as the API names it. The input that sets it is named like its last
   * part.
   */
  path: string
  /** The source that it belongs to (§2.2, §2.3). */
  source: Source | 'both'
  change: FieldChange
  /** The change in a dialect, where it is another one. */
  dialects?: Partial<Record<FieldDialect, FieldChange>>
  /**
   * The only dialect that has it (docs/design.md, section 6); absent for a field of the
   * specification.
   */
  only?: FieldDialect
}

/** A service with rules of its own for some fields (docs/design.md, section 6). */
export type FieldDialect = 'langsmith'

export const FIELDS = [
  { path: 'name', source: 'both', change: 'fixed' },
  { path: 'source', source: 'both', change: 'fixed' },
  { path: 'source_config.integration_id', source: 'git_host', change: 'fixed' },
  { path: 'source_config.repo_url', source: 'git_host', change: 'fixed' },
  { path: 'source_config.deployment_type', source: 'git_host', change: 'fixed' },
  { path: 'source_config.build_on_push', source: 'git_host', change: 'setting' },
  {
    path: 'source_config.install_command',
    source: 'git_host',
    change: 'setting',
    dialects: { langsmith: 'revision' }
  },
  {
    path: 'source_config.build_command',
    source: 'git_host',
    change: 'setting',
    dialects: { langsmith: 'revision' }
  },
  { path: 'source_config.custom_url', source: 'external_container', change: 'setting' },
  { path: 'source_config.resource_spec', source: 'external_container', change: 'revision' },
  { path: 'source_config.listener_id', source: 'external_container', change: 'fixed' },
  {
    path: 'source_config.listener_config.cluster_namespace',
    source: 'external_container',
    change: 'fixed'
  },
  { path: 'source_revision_config.repo_ref', source: 'git_host', change: 'revision' },
  { path: 'source_revision_config.graph_config_path', source: 'git_host', change: 'revision' },
  { path: 'source_revision_config.image_uri', source: 'external_container', change: 'revision' },
  { path: 'secrets', source: 'both', change: 'revision' },
  {
    path: 'secret_references',
    source: 'external_container',
    change: 'revision',
    only: 'langsmith'
  },
  { path: 'deployment_tier', source: 'both', change: 'revision', only: 'langsmith' }
] as const satisfies readonly Field[]

/** A row for each field of the two configs, or it does not compile. */
type Row = (typeof FIELDS)[number]
type Listed = Row['path']
type Missing = Exclude<
  | `source_config.${Exclude<keyof SourceConfigRequest, 'listener_config'>}`
  | `source_revision_config.${keyof SourceRevisionConfigRequest}`,
  Listed
>
const everyFieldIsListed: [Missing] extends [never] ? true : Missing = true
void everyFieldIsListed

/** The fields of one of the two configs that a source has. */
export type FieldOf<S extends Source, Config extends string> =
  Extract<Row, { source: S | 'both'; path: `${Config}.${string}` }> extends {
    path: `${Config}.${infer Path}`
  }
    ? Path extends `${infer First}.${string}`
      ? First
      : Path
    : never

/** Returns the fields of a source that change in this way. */
export function fieldsOf(source: Source, change: FieldChange): Field[] {
  return FIELDS.filter(
    (field: Field) =>
      field.change === change && (field.source === 'both' || field.source === source)
  )
}

/** Returns whether a change of the field makes a new revision. */
export function makesRevision(
  { change, dialects }: Field,
  dialect: FieldDialect | undefined
): boolean {
  const own = dialect === undefined ? undefined : dialects?.[dialect]
  return (own ?? change) === 'revision'
}

/** Returns the fields of a source whose change makes a new revision. */
export function revisionFieldsOf(source: Source, dialect: FieldDialect | undefined): Field[] {
  const fields = [...fieldsOf(source, 'setting'), ...fieldsOf(source, 'revision')]
  return fields.filter((field) => makesRevision(field, dialect))
}

type NameOf<Path extends string> = Path extends `${string}.${infer Rest}` ? NameOf<Rest> : Path
/** Returns the last part of a path: the field's own name. */
export function fieldName<Path extends string>(path: Path): NameOf<Path> {
  return path.slice(path.lastIndexOf('.') + 1) as NameOf<Path>
}

/**
 * Returns the name by which users know a path: that of its input, with what lies within it
 * (`resource_spec.cpu`).
 */
export function inputOf(path: string): string {
  const { path: field_path } = FIELDS.find(
    (field) => path === field.path || path.startsWith(`${field.path}.`)
  ) ?? { path }
  return fieldName(field_path) + path.slice(field_path.length)
}

/** Returns what an answer or a request has at a path; undefined if it has nothing there. */
export function valueAt(of: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => {
    if (typeof value === 'object' && value !== null) return (value as Record<string, unknown>)[key]
    return undefined
  }, of)
}
