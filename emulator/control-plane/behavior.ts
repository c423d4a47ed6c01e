/**
 * What the public service does beyond the specification, or in another way (docs/design.md,
 * section 6). Each member stands for itself, so that the simulation can vary it.
 */
export interface ServiceBehavior {
  /** Takes and shows the fields of its API reference that the specification does not have. */
  hasMoreFields?: boolean
  /**
   * Shows what it built from git: the commit as `repo_ref` and
   * the image as `image_uri`, the branch as `repo_branch`.
   */
  showsBuiltCode?: boolean
  /** A create from git needs `deployment_type` and `build_on_push`. */
  needsGitSettings?: boolean
  /** A changed `install_command` or `build_command` makes a revision. */
  commandsMakeRevisions?: boolean
  /** An empty list of secrets in a PATCH changes nothing. */
  ignoresEmptySecrets?: boolean
  /** Rounds the CPUs of a resource spec, and fills in what it does not have. */
  completesResourceSpecs?: boolean
  /**
   * A tracing project (§1) outlives its deployment
   * and reserves the name, unless it is deleted, too.
   */
  keepsTracingProjects?: boolean
}

/** To the letter of the specification. */
export const SPECIFIED: ServiceBehavior = {}

/** The public service. */
export const PUBLIC_SERVICE: Required<ServiceBehavior> = {
  hasMoreFields: true,
  showsBuiltCode: true,
  needsGitSettings: true,
  commandsMakeRevisions: true,
  ignoresEmptySecrets: true,
  completesResourceSpecs: true,
  keepsTracingProjects: true
}
