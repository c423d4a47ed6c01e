import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { servingOf, snapshotOf } from '../../../../src/deploy/core/snapshot.js'
import { type FailedDeploy, servesInstead } from '../../../../src/deploy/rollback/after-failure.js'
import {
  earlierContents,
  originOf,
  planRollback,
  unrestored,
  wantedOf
} from '../../../../src/deploy/rollback/plan-rollback.js'
import { DeployError } from '../../../../src/errors.js'
import { gitWanted, imageWanted } from '../../../support/account.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  DIGEST,
  gitDeployment,
  imageDeployment
} from '../../../support/fakes/answers.js'

const OURS = 'rev-2'
const byRevision: FailedDeploy = { revision_id: OURS, by: 'revision' }
const byCheck: FailedDeploy = { revision_id: OURS, by: 'check' }
const now = (over: Record<string, unknown>) => gitDeployment({ latest_revision_id: OURS, ...over })

/** Why a run does not roll back: the revision that serves, or the refusal. */
function stay(
  failed: FailedDeploy,
  shown: Record<string, unknown>,
  before: Record<string, unknown> = {}
) {
  try {
    const earlier = servingOf(gitDeployment({ active_revision_id: 'rev-1', ...before }))
    return servesInstead(failed, snapshotOf(now(shown), null, earlier))
  } catch (error) {
    return error instanceof DeployError ? error.message : error
  }
}

describe('whether a run rolls back', () => {
  test.each<[string, FailedDeploy, Record<string, unknown>, RegExp | undefined]>([
    ['nothing serves', byRevision, { active_revision_id: null }, undefined],
    [
      'the service names no serving revision',
      byRevision,
      { active_revision_id: undefined },
      /names as serving/
    ],
    [
      'the check failed, and the service names none',
      byCheck,
      { active_revision_id: undefined },
      undefined
    ],
    [
      'the check failed, but another one serves',
      byCheck,
      { active_revision_id: 'rev-1' },
      /^rev-1$/
    ],
    [
      'the latest one is gone',
      byCheck,
      { latest_revision_id: null, active_revision_id: null },
      /newer/
    ],
    ['the deployment is being deleted', byCheck, { status: 'AWAITING_DELETE' }, /being deleted/]
  ])('%s', (_, failed, over, why) => {
    const found = stay(failed, { active_revision_id: OURS, ...over })
    expect(found).toEqual(why === undefined ? undefined : expect.stringMatching(why))
  })

  test.each([null, undefined])(
    'not after a failed revision, if the service named none before either (%s)',
    (none) => {
      expect(stay(byRevision, { active_revision_id: null }, { active_revision_id: none })).toMatch(
        /names as serving/
      )
    }
  )

  test('never while another revision is the latest or serves', () => {
    const ids = fc.constantFrom<string | null | undefined>('rev-1', OURS, 'rev-3', null, undefined)
    const latest = fc.constantFrom('rev-1', OURS, 'rev-3', null)
    fc.assert(
      fc.property(
        latest,
        ids,
        fc.constantFrom(byRevision, byCheck),
        (latest_revision_id, active, failed) => {
          const goes =
            stay(failed, { latest_revision_id, active_revision_id: active }) === undefined
          if (goes) expect([latest_revision_id, active ?? OURS]).toEqual([OURS, OURS])
        }
      )
    )
  })
})

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
    const { action } = planRollback(
      { wanted: wantedOf(source, target), origin: originOf(target), target_id: 'r0' },
      currentOf(deployment, status)
    )
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
    ['the ref is not shown', {}, { ...MAIN, repo_ref: null }, 'refused'],
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

const NEW = [{ name: 'KEY', value: 'new-value' }]
const OLD = [{ name: 'KEY', value: 'value-of-key' }]
const changed = imageWanted('app:v2', {
  source_config: { resource_spec: { cpu: 2 }, custom_url: 'https://new.example' },
  secrets: NEW
})

const sentBy = ({ source_config, secrets }: DesiredDeployment) => ({
  source_config,
  ...(secrets && { secrets })
})

describe('what a run replaced besides code', () => {
  const earlier = (before: DeploymentAnswer) =>
    earlierContents(changed, sentBy(changed), { before, now: imageDeployment({ secrets: NEW }) })
      .contents

  test('is restored where the service showed it', () => {
    const shown = {
      resource_spec: { cpu: 1, memory_mb: 1024, cpu_limit: null, added_by_the_service: 7 }
    }
    expect(earlier(imageDeployment({}, shown))).toEqual({
      source_config: {
        custom_url: 'https://support.agents.example',
        resource_spec: { cpu: 1, memory_mb: 1024 }
      },
      secrets: OLD
    })
  })

  test('does not include what was not sent, or was unset: a patch cannot unset it', () => {
    const was = imageDeployment()
    expect(earlierContents(changed, {}, { before: was, now: was })).toEqual({
      contents: { source_config: {} },
      unknown: []
    })
    const unset = imageDeployment({ secrets: OLD }, { custom_url: null, resource_spec: null })
    expect(
      earlierContents(changed, sentBy(changed), {
        before: unset,
        now: imageDeployment({ secrets: NEW })
      })
    ).toEqual({
      contents: { source_config: {}, secrets: OLD },
      unknown: ['custom_url', 'resource_spec']
    })
  })

  test('includes build_on_push, which a tag switched off', () => {
    const wanted = gitWanted(COMMIT_B, { source_revision_config: { repo_ref: 'refs/tags/v2' } })
    const was = gitDeployment({}, { build_on_push: true })
    const sent = { source_config: { build_on_push: false } }
    expect(earlierContents(wanted, sent, { before: was, now: was }).contents).toEqual({
      source_config: { build_on_push: true }
    })
  })
})

test('what the service still shows as after the failure is named as not restored', () => {
  const still = imageDeployment(
    { secrets: NEW },
    { resource_spec: { cpu: 2 }, custom_url: 'https://new.example' }
  )
  const { contents } = earlierContents(changed, sentBy(changed), {
    before: imageDeployment(),
    now: still
  })
  const earlier = wantedOf('external_container', {}, contents)
  expect(unrestored(earlier, still)).toEqual(['resource_spec', 'secrets', 'custom_url'])
  expect(unrestored(earlier, imageDeployment())).toEqual([])
  expect(
    earlierContents(changed, sentBy(changed), {
      before: imageDeployment({ secrets: null }),
      now: still
    }).unknown
  ).toEqual([expect.stringMatching(/^secrets /)])
})
