import { describe, expect, test } from '@jest/globals'
import type { DeployedState, DesiredGitDeployment } from '../../../../src/deploy/core/model.js'
import { planDeployment } from '../../../../src/deploy/plan/plan.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  DIGEST,
  gitDeployment,
  imageDeployment,
  revision
} from '../../../support/fakes/answers.js'
import { imageWanted } from '../../../support/fakes/deploys.js'

const code = (repo_commit_sha: string) => ({ repo_ref: 'main', graph_config_path: 'agent.json', repo_commit_sha })

/** The latest revision, of COMMIT_B, is DEPLOYED; the one before it, of COMMIT_A, serves. */
const apart: DeployedState = {
  ...currentOf(gitDeployment({ latest_revision_id: 'rev-2', active_revision_id: 'rev-1' }, {}, code(COMMIT_B))),
  active: revision('rev-1', 'DEPLOYED', code(COMMIT_A))
}
const wanted = (commit: string, over: Partial<DesiredGitDeployment> = {}): DesiredGitDeployment => ({
  source: 'git_host',
  source_config: {},
  source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
  commit,
  ...over
})
const plan = (asked: Parameters<typeof planDeployment>[0]['wanted'], current = apart) =>
  planDeployment({ wanted: asked, current, new_revision: 'auto' })
const WHOLE = { source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' } }

describe('another revision serves than the latest, which is DEPLOYED', () => {
  test('the commit that serves is unchanged', () => {
    expect(plan(wanted(COMMIT_A))).toMatchObject({ operation: 'unchanged', new_revision: false })
  })

  test('the commit of the latest one is deployed again, with all of its code', () => {
    expect(plan(wanted(COMMIT_B))).toMatchObject({ operation: 'update', new_revision: true, request: WHOLE })
  })

  test('the commit of the latest one is not left to build_on_push: the service has built it already', () => {
    const pushed = wanted(COMMIT_B, { is_push_to_ref: true })
    const following = { ...apart, deployment: { ...apart.deployment, source_config: { build_on_push: true } } }
    expect(plan(pushed, following)).toMatchObject({ operation: 'update', request: WHOLE })
    expect(plan(pushed, following)).not.toHaveProperty('built_by_service')
  })

  test('secrets that the deployment shows are not proven of an earlier revision', () => {
    const asked = wanted(COMMIT_A, { secrets: [{ name: 'KEY', value: 'value-of-key' }] })
    expect(plan(asked)).toMatchObject({
      operation: 'update',
      request: WHOLE,
      reasons: [expect.stringContaining('rev-1 (commit aaaaaaa) is still active')]
    })
  })

  test('changed secrets are sent with the code that is asked for: a patch starts from the latest revision', () => {
    const asked = wanted(COMMIT_A, { secrets: [{ name: 'KEY', value: 'another-value' }] })
    expect(plan(asked)).toMatchObject({ request: { ...WHOLE, secrets: asked.secrets } })
  })

  test('one that cannot be read proves nothing', () => {
    expect(plan(wanted(COMMIT_A), { ...apart, active: null })).toMatchObject({ operation: 'update', request: WHOLE })
  })

  test('an image that is not asked for is that of the revision that serves', () => {
    const other = DIGEST.replaceAll('1', '2')
    const current: DeployedState = {
      ...currentOf(
        imageDeployment({ latest_revision_id: 'rev-2', active_revision_id: 'rev-1' }, {}, { image_uri: other })
      ),
      active: revision('rev-1', 'DEPLOYED', { image_uri: DIGEST })
    }
    const asked = { ...imageWanted(DIGEST), source_revision_config: {}, secrets: [{ name: 'KEY', value: 'another' }] }
    expect(plan(asked, current)).toMatchObject({ request: { source_revision_config: { image_uri: DIGEST } } })
    expect(plan(imageWanted(other), current)).toMatchObject({
      request: { source_revision_config: { image_uri: other } }
    })
  })
})
