/**
 * Other writers: an edit in the UI of the service, a push, a delete. They act on the service at
 * once and without faults.
 */
import type { DeploymentPatchRequest } from '../../src/contract/deployment.js'
import type { Stage } from '../play/stage.js'
import { Random } from './random.js'
import { BRANCH, NAMESPACE, type ScenarioRequest } from './scenario-request.js'
import type { Act, Intervention } from './triggers.js'
import { drawImage, drawSecrets, drawSpec } from './values.js'

/** @param target The deployment that is edited or deleted. */
export function intervene(
  stage: Stage,
  { act, key }: Intervention,
  { name, source }: Pick<ScenarioRequest, 'name' | 'source'>
): void {
  const random = new Random(stage.scenario.seed, key)
  stage.tell('another writer', () => act)
  if (act === 'push') {
    stage.service.setHead(random.hex(40))
    stage.timeline.after(random.between(0, 5_000), () => stage.service.buildPush())
    return
  }
  const found = stage.service
    .records()
    .find((record) => record.name === name && record.gone_at === null)
  if (found === undefined) return
  if (act === 'delete') stage.service.delete('another writer', found.id, true)
  else stage.service.patch('another writer', found.id, editOf(act, source, random))
}

function editOf(
  act: Exclude<Act, 'push' | 'delete'>,
  source: string,
  random: Random
): DeploymentPatchRequest {
  const isGit = source === 'git_host'
  switch (act) {
    case 'edit secrets':
      return { secrets: drawSecrets(random) }
    case 'edit code':
      if (!isGit) return { source_revision_config: { image_uri: drawImage(random) } }
      return {
        source_config: { build_on_push: false },
        source_revision_config: { repo_ref: random.pick([BRANCH, 'hotfix'] as const) }
      }
    case 'edit settings':
      if (isGit) return { source_config: { build_command: 'make' } }
      return { source_config: { custom_url: `https://${NAMESPACE}.example` } }
    case 'edit resources':
      if (isGit) return { source_config: { install_command: 'make deps' } }
      return { source_config: { resource_spec: drawSpec(random) } }
  }
}
