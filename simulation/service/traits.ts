/** How services differ if the specification is silent (§2.8, §4.1): all dimensions, each drawn for itself. */

import { type AgentServers, SILENT_AGENTS } from '../variations/agent-info.js'
import type { AppliedParts } from '../variations/applied-parts.js'
import type { CommitForm } from '../variations/commits.js'
import { type Emptiness, PLAIN_EMPTINESS } from '../variations/emptiness.js'
import { type FilledFields, NOTHING_FILLED } from '../variations/filled-fields.js'
import { type Lists, PLAIN_LISTS } from '../variations/lists.js'
import { AS_GIVEN, type NormalForms } from '../variations/normal-forms.js'
import type { SecretForm } from '../variations/secrets.js'
import { AT_ONCE, type Timing } from '../variations/timing.js'
import type { WriteAnswer } from '../variations/write-answers.js'

export interface Traits {
  /** What list, list revisions and delete answer if the service has not got them. */
  withoutList: 404 | 405 | 501 | undefined
  /** Whether only a patch can roll back to an earlier revision. */
  withoutRedeploy: boolean
  /** Whether a second deployment of a name is refused (409). The specification does not say that it is. */
  uniqueNames: boolean
  /** How long a delete takes. */
  deleteMs: number
  /** How far the service's clock is ahead of true time. */
  skewMs: number
  /** How secrets are shown in answers of writes, in reads of one deployment, and in lists. */
  secrets: { writes: SecretForm; reads: SecretForm; lists: SecretForm }
  /** What PATCH and redeploy answer. */
  writes: WriteAnswer
  /** What a create answers (201 always); `pending`: with no revision yet. */
  created: 'state' | 'pending' | 'id' | 'empty'
  filled: FilledFields
  forms: NormalForms
  emptiness: Emptiness
  timing: Timing
  lists: Lists
  commits: { deployments: CommitForm; revisions: CommitForm }
  /** Whether a revision shows its code at all (§2.8: not shown). */
  revisionsTellCode: boolean
  /** What of which writes takes effect; `echoes`: the answer shows what was sent all the same. */
  applied: { parts: AppliedParts; writes: 'first' | 'all'; echoes: boolean }
  agents: AgentServers
}

/** A service like the local control plane. */
export const PLAIN_TRAITS: Traits = {
  withoutList: undefined,
  withoutRedeploy: false,
  uniqueNames: true,
  deleteMs: 0,
  skewMs: 0,
  secrets: { writes: 'values', reads: 'values', lists: 'values' },
  writes: 'state',
  created: 'state',
  filled: NOTHING_FILLED,
  forms: AS_GIVEN,
  emptiness: PLAIN_EMPTINESS,
  timing: AT_ONCE,
  lists: PLAIN_LISTS,
  commits: { deployments: 'told', revisions: 'told' },
  revisionsTellCode: true,
  applied: { parts: 'all', writes: 'all', echoes: false },
  agents: SILENT_AGENTS
}

/** Traits to differ in; each object may name only some of its fields. */
export type Variations = { [K in keyof Traits]?: Traits[K] extends object ? Partial<Traits[K]> : Traits[K] }

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
