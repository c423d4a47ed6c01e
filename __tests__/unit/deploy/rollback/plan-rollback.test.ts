import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { desiredFrom, planRollback } from '../../../../src/deploy/rollback/plan-rollback.js'
import { DeployError } from '../../../../src/errors.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  DIGEST,
  gitDeployment,
  imageDeployment,
  revision
} from '../../../support/fakes/answers.js'

type Code = Record<string, unknown>

/** How one gets from the failed code to the earlier code, and the code that a patch sends. */
function way(
  source: DesiredDeployment['source'],
  failed: Code,
  target: Code,
  status = 'DEPLOY_FAILED'
) {
  const deployment =
    source === 'git_host' ? gitDeployment({}, {}, failed) : imageDeployment({}, {}, failed)
  try {
    const earlier = revision('r0', 'DEPLOYED', target)
    const current = currentOf(deployment, status)
    const { action } = planRollback(desiredFrom(source, earlier), earlier, current).plan
    return action.do === 'patch' ? action.request.source_revision_config : action.do
  } catch (error) {
    return error instanceof DeployError && error.code === 'rollback_refused' ? 'refused' : error
  }
}

describe('how earlier code is deployed', () => {
  const V1 = {
    repo_ref: 'refs/tags/v1',
    graph_config_path: 'agent.json',
    repo_commit_sha: COMMIT_A
  }
  const MAIN = { ...V1, repo_ref: 'main' }
  test.each<[string, Code, Code, unknown]>([
    ['the branch moved on', { repo_commit_sha: COMMIT_B }, MAIN, 'redeploy'],
    ['the commits of the branch are unknown', { repo_commit_sha: null }, MAIN, 'redeploy'],
    ['another branch', { repo_ref: 'next', repo_commit_sha: COMMIT_B }, MAIN, 'redeploy'],
    ['the path of a branch', { graph_config_path: 'b.json' }, MAIN, 'redeploy'],
    ['a tag instead of a branch', {}, V1, { repo_ref: 'refs/tags/v1' }],
    [
      'another tag',
      { repo_ref: 'refs/tags/v2', repo_commit_sha: COMMIT_B },
      V1,
      { repo_ref: 'refs/tags/v1' }
    ],
    ['a tag that moved', { repo_ref: 'refs/tags/v1', repo_commit_sha: COMMIT_B }, V1, 'redeploy'],
    [
      'the path of a tag',
      { repo_ref: 'refs/tags/v1', graph_config_path: 'b.json' },
      V1,
      { graph_config_path: 'agent.json' }
    ],
    ['the same commit of a branch', {}, MAIN, 'redeploy'],
    ['the commit alone is shown', {}, { ...MAIN, repo_ref: null }, 'redeploy'],
    ['no code is shown', {}, {}, 'refused']
  ])('from git: %s', (_, failed, target, expected) => {
    expect(way('git_host', failed, target)).toEqual(expected)
  })

  const OTHER = `ghcr.io/acme/support@sha256:${'2'.repeat(64)}`
  test.each<[string, string, string | null, unknown]>([
    ['another digest', OTHER, DIGEST, { image_uri: DIGEST }],
    ['another tag', 'app:v2', 'app:v1', { image_uri: 'app:v1' }],
    ['the same tag, which may have moved', 'app:latest', 'app:latest', 'refused'],
    ['the same tag in another form', 'docker.io/library/app:v1', 'app:v1', 'refused'],
    ['the same digest', DIGEST, DIGEST, { image_uri: DIGEST }],
    ['an image that is not shown', DIGEST, null, 'refused']
  ])('from images: %s', (_, failed, target, expected) => {
    expect(way('external_container', { image_uri: failed }, { image_uri: target })).toEqual(
      expected
    )
  })

  test('no patch ever sends a branch, or a tag that is at another commit', () => {
    const refs = fc.constantFrom('main', 'next', 'refs/tags/v1', 'refs/tags/v2')
    const commits = fc.constantFrom(COMMIT_A, COMMIT_B, null)
    fc.assert(
      fc.property(
        refs,
        refs,
        commits,
        commits,
        (failedRef, targetRef, failedCommit, targetCommit) => {
          const target = { ...V1, repo_ref: targetRef, repo_commit_sha: targetCommit }
          const sent = way(
            'git_host',
            { repo_ref: failedRef, repo_commit_sha: failedCommit },
            target
          )
          if (typeof sent === 'string') return
          expect(targetRef).toMatch(/^refs\/tags\//)
          if (failedRef === targetRef) expect([null, failedCommit]).toContain(targetCommit)
        }
      )
    )
  })
})
