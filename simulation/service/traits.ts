/**
 * How services differ if the specification is silent (§2.8, §4.1): all dimensions, each drawn for
 * itself.
 */
import type { AgentServers } from '../variations/agent-info.js'
import type { AppliedParts } from '../variations/applied-parts.js'
import type { CodeForm } from '../variations/built-code.js'
import type { CommitForm } from '../variations/commits.js'
import type { Emptiness } from '../variations/emptiness.js'
import type { FilledFields } from '../variations/filled-fields.js'
import type { Lists } from '../variations/lists.js'
import type { NormalForms } from '../variations/normal-forms.js'
import type { PublicService } from '../variations/public-service.js'
import type { SecretForm } from '../variations/secrets.js'
import type { SupersededForm } from '../variations/superseded.js'
import type { Timing } from '../variations/timing.js'
import type { WriteAnswer } from '../variations/write-answers.js'

export interface Traits {
  /** What list, list revisions and delete answer if the service has not got them. */
  withoutList: 404 | 405 | 501 | undefined
  /** Whether a second deployment of a name is refused. */
  uniqueNames: boolean
  /** Whether only a patch can roll back to an earlier revision. */
  withoutRedeploy: boolean
  /** What it does as the public service does, in the dialect of that. */
  publicService: PublicService
  /** How long a delete takes. */
  deleteMs: number
  /** How far the service's clock is ahead of true time. */
  skewMs: number
  /** How secrets are shown in answers of writes, in reads of one deployment, and in lists. */
  secrets: { writes: SecretForm; reads: SecretForm; lists: SecretForm }
  /** What PATCH and redeploy answer. */
  writes: WriteAnswer
  /** What a create answers (201 always); `pending`: with no revision yet. */
  created: 'state' | 'pending' | 'id' | 'location' | 'empty'
  filled: FilledFields
  forms: NormalForms
  emptiness: Emptiness
  timing: Timing
  lists: Lists
  commits: { deployments: CommitForm; revisions: CommitForm }
  /** Whether what was built is shown in place of what was requested. */
  code: CodeForm
  /**
   * What a revision shows once a newer one has superseded it: its own status, or the one that it
   * had.
   */
  superseded: SupersededForm
  /** Whether a revision shows its code at all (§2.8: not shown). */
  revisionsTellCode: boolean
  /** What of a write of a run takes effect. */
  applied: { parts: AppliedParts }
  agents: AgentServers
}

/** Traits to differ in; each object may name only some of its fields. */
export type Variations = {
  [K in keyof Traits]?: Traits[K] extends object ? Partial<Traits[K]> : Traits[K]
}

/** The traits with those that differ. */
export function varyTraits(traits: Traits, variations: Variations = {}): Traits {
  const varied: Record<string, unknown> = { ...traits }
  for (const [name, value] of Object.entries(variations)) {
    const plain = varied[name]
    varied[name] = isObject(plain) && isObject(value) ? { ...plain, ...value } : value
  }
  return varied as unknown as Traits
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
