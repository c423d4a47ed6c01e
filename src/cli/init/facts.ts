/** What `init` reads and writes: the facts of a repository, the flags, and the new files. */

/** The CI systems for which `init` writes workflows. */
export const INIT_CI = ['github-actions', 'gitlab'] as const
export type InitCi = (typeof INIT_CI)[number]

/** The manifest that `init` writes, or finds. */
export const MANIFEST = 'deployments.yaml'

/** What a manifest names, and the step must give. Untrusted, as are paths. */
export interface ManifestNames {
  secrets: readonly string[]
  variables: readonly string[]
  environments: readonly string[]
}

/** Paths are relative to the root, with slashes. They are untrusted: anyone who contributes names files. */
export interface RepositoryFacts {
  /** Name of the folder. */
  folder: string
  remote_url: string | undefined
  /** The branch that the remote has as its default, else `main` or `master`, else the one that is checked out. */
  default_branch: string | undefined
  /** JSON files that list graphs. */
  graph_files: readonly string[]
  dockerfiles: readonly string[]
  /** The CI systems that have a configuration. */
  configured: readonly InitCi[]
  /** Undefined without a manifest. */
  manifest: ManifestNames | undefined
}

/** What the user gives, by the flags of the same name. */
export interface InitFlags {
  ci: string
  source?: string
  name?: string
  graph_config_path?: string
  cluster_namespace?: string
  repo_ref?: string
  api_dialect?: string
  secrets: readonly string[]
}

/** A deployment of a manifest to write. */
export interface ManifestEntry {
  key: string
  graph_config_path: string
}

/** A file to write. */
export interface NewFile {
  /** Relative to the root of the repository, with slashes. */
  path: string
  text: string
}
