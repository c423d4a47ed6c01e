/** What a run of GitHub is about, by its event (docs/design.md, section 3). Pure. */
import type { RunContext } from '../adapters/github/run-context.js'
import { canonicalRef } from '../repository/refs.js'
import { sanitizeLine } from '../text/sanitize.js'

/**
 * `ref`: the code at the ref of the run. `other_code`: code that the event does not name as its
 * ref, so `repo_ref` must name it. `no_new_code`: a ref that is gone, or that was deployed when the
 * event for its code came.
 */
type EventSubject =
  | { is: 'ref' }
  | { is: 'other_code'; reason: string }
  | { is: 'no_new_code'; reason: string }

type EventFacts = Pick<
  RunContext,
  | 'event_name'
  | 'event_action'
  | 'ref'
  | 'sha'
  | 'pull_request'
  | 'is_on_github'
  | 'is_ref_deleted'
  | 'dispatched_ref'
>

/**
 * Events that GitHub runs on the default branch although they are about other code, and what they
 * are about. Those that are about no code (`watch`, `label`, `milestone`) and `schedule` mean the
 * default branch.
 */
const DEFAULT_BRANCH_EVENTS: ReadonlyMap<string, string> = new Map([
  ['check_run', 'the commit that was checked'],
  ['check_suite', 'the commit that was checked'],
  ['delete', 'the branch or tag that was deleted'],
  ['discussion', 'the code that is discussed'],
  ['discussion_comment', 'the code that is discussed'],
  ['issue_comment', 'the pull request'],
  ['issues', 'the code that the issue is about'],
  ['page_build', 'the branch of the pages'],
  ['status', 'the commit whose status changed'],
  ['workflow_run', 'the branch that triggered it']
])

/** What has happened to the release if its code is not new. */
const PAST_RELEASES: ReadonlyMap<string, string> = new Map([
  ['edited', 'was edited'],
  ['deleted', 'was deleted'],
  ['unpublished', 'was unpublished']
])

const MERGE_QUEUE = 'a merge queue runs on a temporary branch with code that is not merged yet'

/**
 * Returns whether this run is of a merge queue: by its event, or a push to one of its temporary
 * branches.
 */
export function isOfMergeQueue({ event_name, ref }: Pick<RunContext, 'event_name' | 'ref'>) {
  return event_name === 'merge_group' || ref?.startsWith('refs/heads/gh-readonly-queue/') === true
}

/** Reads what the event is about. An event that is not listed is about its ref. */
export function subjectOfEvent(run: EventFacts): EventSubject {
  // The code of a pull request is its head, whatever the ref of the run is.
  if (run.pull_request !== undefined) return { is: 'ref' }
  if (isOfMergeQueue(run)) return { is: 'other_code', reason: MERGE_QUEUE }
  if (run.is_on_github === false) return { is: 'ref' }
  const { event_name, event_action = '' } = run
  const about = DEFAULT_BRANCH_EVENTS.get(event_name)
  if (about !== undefined) return { is: 'other_code', reason: otherCode(event_name, about) }
  if (event_name === 'repository_dispatch') return subjectOfDispatch(run)
  if (event_name === 'push' && run.is_ref_deleted)
    return { is: 'no_new_code', reason: 'This push deleted its branch or tag.' }
  const past = event_name === 'release' ? PAST_RELEASES.get(event_action) : undefined
  if (past === undefined) return { is: 'ref' }
  return { is: 'no_new_code', reason: `The release ${shownRef(run.ref)}${past}.` }
}

function otherCode(event: string, about: string): string {
  const article = /^[aeiou]/.test(event) ? 'an' : 'a'
  return `${article} ${event} event runs on the default branch, not on ${about}`
}

/**
 * A payload is free to name the ref that it is about, by its bare name, its full path or its
 * commit.
 */
function subjectOfDispatch({ ref = '', sha, dispatched_ref }: EventFacts): EventSubject {
  if (dispatched_ref === undefined || dispatched_ref === sha) return { is: 'ref' }
  if (canonicalRef(dispatched_ref) === canonicalRef(ref)) return { is: 'ref' }
  const dispatched = sanitizeLine(dispatched_ref, 80)
  const own = sanitizeLine(canonicalRef(ref), 80)
  const reason =
    `the payload of this repository_dispatch event names "${dispatched}", ` +
    `but the run is on "${own}"`
  return { is: 'other_code', reason }
}

const shownRef = (ref = '') =>
  ref.startsWith('refs/tags/') ? `${sanitizeLine(ref.slice('refs/tags/'.length), 80)} ` : ''
