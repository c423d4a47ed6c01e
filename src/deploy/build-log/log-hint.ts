/** How to read the whole log of a failed revision. Pure. */
import type { RevisionLog } from '../core/events.js'

/** What a shell reads as one plain word. */
const WORD = /^[A-Za-z\d][\w.-]*$/

/** Follows an advice; empty if a name would need quotes. Names the revision: after a rollback, another one is the latest. */
export function logHint(
  { id, name }: { id: string; name: string },
  { log, revision_id }: Pick<RevisionLog, 'log' | 'revision_id'>
): string {
  if (!WORD.test(id) || !WORD.test(revision_id)) return ''
  const target = WORD.test(name) ? `--name ${name}` : `--deployment-id ${id}`
  return ` Read the whole log: \`npx deploy-agent-server@1 logs ${target} --revision ${revision_id} --${log}\``
}

/** Follows an advice if the service has not given the log that it is about. */
export const noLogHint = (log: RevisionLog['log']) =>
  ` The service gave this run no lines of the ${log} log. Look for them in the service.`
