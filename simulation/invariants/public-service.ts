/** What the public service does otherwise (docs/design.md, section 6). */
import type { Played } from '../play/played.js'
import type { Ended } from '../play/views.js'

/** A run that succeeds reports the newest revision that it made, wanted or not. */
export function checkUnplannedRevisions({ all, service }: Ended): string[] {
  return all.filter(({ end }) => end === 'success').flatMap((run) => unreported(run, service))
}

function unreported({ label, request, outputs }: Played, { journal }: Ended['service']): string[] {
  const reported = journal.revisions.get(outputs.get('revision_id') ?? '')
  if (request.command !== 'deploy' || !request.wait || reported === undefined) return []
  const newer = [...journal.revisions.values()].filter(
    ({ by, at, deployment_id }) =>
      by === label && deployment_id === reported.deployment_id && at > reported.at
  )
  return newer.map(({ revision }) => `${label} made ${revision.id} and does not report it`)
}

/** A preview that a run deleted leaves no tracing project, which would reserve its name. */
export function checkFreedNames({ all, service }: Ended): string[] {
  return all.flatMap((run) => {
    const isOfPreviews = run.request.preview !== undefined || run.request.command === 'sweep'
    if (!isOfPreviews || run.end !== 'success') return []
    const deleted = service.journal.deeds.filter(
      ({ by, what }) => by === run.label && what === 'deleted'
    )
    const names = deleted.map(
      ({ deployment_id }) => service.journal.deployments.get(deployment_id)?.name ?? ''
    )
    return names
      .filter((name) => service.reserves(name))
      .map((name) => `${run.label} deleted ${name}, and its tracing project reserves the name`)
  })
}
