import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import {
  earlierContents,
  noWayBack,
  planRollback,
  unrestored,
  wantedOf
} from '../../../../src/deploy/rollback/plan-rollback.js'
import { type FailedDeploy, rollbackBlocker } from '../../../../src/deploy/rollback/roll-back.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  DIGEST,
  gitDeployment,
  imageDeployment
} from '../../../support/fakes/answers.js'
import { gitWanted, imageWanted } from '../../../support/fakes/deploys.js'

const OURS = 'rev-2'
const byRevision: FailedDeploy = { revision_id: OURS, by: 'revision' }
const byCheck: FailedDeploy = { revision_id: OURS, by: 'check' }
const now = (over: Record<string, unknown>) => gitDeployment({ latest_revision_id: OURS, ...over })

describe('whether a run rolls back', () => {
  test.each<[string, FailedDeploy, Record<string, unknown>, RegExp | undefined]>([
    ['the earlier revision still serves', byRevision, { active_revision_id: 'rev-1' }, /rev-1 is still serving/],
    ['its own revision serves', byRevision, { active_revision_id: OURS }, undefined],
    ['nothing serves', byRevision, { active_revision_id: null }, undefined],
    ['the service names no serving revision', byRevision, { active_revision_id: undefined }, /names no serving/],
    ['its own revision failed the check', byCheck, { active_revision_id: OURS }, undefined],
    ['the check failed, and the service names none', byCheck, { active_revision_id: undefined }, undefined],
    ['the check failed, but another one serves', byCheck, { active_revision_id: 'rev-1' }, /rev-1 is still serving/],
    ['another run made a newer one', byCheck, { latest_revision_id: 'rev-3' }, /another run created revision rev-3/],
    ['the latest one is gone', byCheck, { latest_revision_id: null, active_revision_id: null }, /newer/],
    ['the deployment is being deleted', byCheck, { status: 'AWAITING_DELETE' }, /being deleted/]
  ])('%s', (_, failed, over, why) => {
    const stay = rollbackBlocker(failed, now({ active_revision_id: OURS, ...over }))
    expect(stay?.why).toEqual(why === undefined ? undefined : expect.stringMatching(why))
  })

  test.each<[string, string | null | undefined, Record<string, unknown> | null, boolean]>([
    ['names none, as before', null, { active_revision_id: null }, false],
    ['names none, and showed no field before', null, { active_revision_id: undefined }, false],
    ['shows no field, although it did before', undefined, { active_revision_id: 'rev-1' }, false],
    ['named one before, and none now', null, { active_revision_id: 'rev-1' }, true],
    ['names none of what this run created', null, null, true]
  ])('after a failed revision, on a service that %s', (_, active, before, goes) => {
    const stay = rollbackBlocker(byRevision, now({ active_revision_id: active }), before && gitDeployment(before))
    expect(stay === undefined).toBe(goes)
  })

  test('never while another revision is the latest or serves', () => {
    const ids = fc.constantFrom<string | null | undefined>('rev-1', OURS, 'rev-3', null, undefined)
    const latest = fc.constantFrom('rev-1', OURS, 'rev-3', null)
    fc.assert(
      fc.property(latest, ids, fc.constantFrom(byRevision, byCheck), (latest_revision_id, active, failed) => {
        const goes = rollbackBlocker(failed, now({ latest_revision_id, active_revision_id: active })) === undefined
        if (goes) expect([latest_revision_id, active ?? OURS]).toEqual([OURS, OURS])
      })
    )
  })
})

type Code = Record<string, unknown>

/** How one gets from the failed code to the earlier code, and the code that a patch sends. */
function way(source: DesiredDeployment['source'], failed: Code, target: Code, status = 'DEPLOY_FAILED') {
  const deployment = source === 'git_host' ? gitDeployment({}, {}, failed) : imageDeployment({}, {}, failed)
  const planned = planRollback(wantedOf(source, target), currentOf(deployment, status))
  return planned.way === 'patch' ? planned.plan.request.source_revision_config : planned.way
}

describe('how earlier code is deployed', () => {
  const V1 = { repo_ref: 'refs/tags/v1', graph_config_path: 'agent.json', repo_commit_sha: COMMIT_A }
  const MAIN = { ...V1, repo_ref: 'main' }
  test.each<[string, Code, Code, unknown]>([
    ['the branch moved on', { repo_commit_sha: COMMIT_B }, MAIN, 'redeploy'],
    ['the commits of the branch are unknown', { repo_commit_sha: null }, MAIN, 'redeploy'],
    [
      'the branch is written in full',
      { repo_commit_sha: COMMIT_B },
      { ...MAIN, repo_ref: 'refs/heads/main' },
      'redeploy'
    ],
    ['another branch', { repo_ref: 'next', repo_commit_sha: COMMIT_B }, MAIN, 'redeploy'],
    ['the path of a branch', { graph_config_path: 'b.json' }, MAIN, 'redeploy'],
    ['a tag instead of a branch', {}, V1, { repo_ref: 'refs/tags/v1' }],
    ['another tag', { repo_ref: 'refs/tags/v2', repo_commit_sha: COMMIT_B }, V1, { repo_ref: 'refs/tags/v1' }],
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
    ['the same tag, which may have moved', 'app:latest', 'app:latest', 'redeploy'],
    ['the same tag in another form', 'docker.io/library/app:v1', 'app:v1', 'redeploy'],
    ['the same digest', DIGEST, DIGEST, 'redeploy'],
    ['an image that is not shown', DIGEST, null, 'refused']
  ])('from images: %s', (_, failed, target, expected) => {
    expect(way('external_container', { image_uri: failed }, { image_uri: target })).toEqual(expected)
  })

  test('code that is deployed already needs nothing', () => {
    expect(way('git_host', {}, MAIN, 'DEPLOYED')).toBe('none')
    expect(way('external_container', {}, { image_uri: DIGEST }, 'DEPLOYED')).toBe('none')
  })

  test('with a tag, build_on_push is switched off', () => {
    const planned = planRollback(wantedOf('git_host', V1), currentOf(gitDeployment({}, { build_on_push: true })))
    expect(planned).toMatchObject({ way: 'patch', plan: { request: { source_config: { build_on_push: false } } } })
  })

  test('a service without redeploy is told which code a patch would deploy', () => {
    expect(noWayBack(wantedOf('external_container', { image_uri: 'app:1\n::error::x' }))).toMatch(
      /app:1 ::error::x is now/
    )
  })

  test('no patch ever sends a branch, or a tag that is at another commit', () => {
    const refs = fc.constantFrom('main', 'next', 'refs/tags/v1', 'refs/tags/v2')
    const commits = fc.constantFrom(COMMIT_A, COMMIT_B, null)
    fc.assert(
      fc.property(refs, refs, commits, commits, (failedRef, targetRef, failedCommit, targetCommit) => {
        const target = { ...V1, repo_ref: targetRef, repo_commit_sha: targetCommit }
        const sent = way('git_host', { repo_ref: failedRef, repo_commit_sha: failedCommit }, target)
        if (typeof sent === 'string') return
        expect(targetRef).toMatch(/^refs\/tags\//)
        if (failedRef === targetRef) expect([null, failedCommit]).toContain(targetCommit)
      })
    )
  })
})

const NEW = [{ name: 'KEY', value: 'new-value' }]
const OLD = [{ name: 'KEY', value: 'value-of-key' }]
const HIDDEN = 'secrets (the service does not show all of their earlier values)'
const changed = imageWanted('app:v2', {
  source_config: { resource_spec: { cpu: 2 }, custom_url: 'https://new.example' },
  secrets: NEW
})

describe('what a run replaced besides code', () => {
  const earlier = (before: DeploymentAnswer, wanted: DesiredDeployment = changed, secrets: unknown = wanted.secrets) =>
    earlierContents({ wanted, before }, imageDeployment({ secrets }))
  const before = (secrets: unknown) => imageDeployment({ secrets })
  const withSecrets = imageWanted('app:v2', { secrets: NEW })

  test('is restored where the service showed it', () => {
    const shown = { resource_spec: { cpu: 1, memory_mb: 1024, cpu_limit: null, added_by_the_service: 7 } }
    expect(earlier(imageDeployment({}, shown))).toEqual({
      source_config: { custom_url: 'https://support.agents.example', resource_spec: { cpu: 1, memory_mb: 1024 } },
      secrets: OLD
    })
  })

  test.each<[string, unknown]>([
    ['names', [{ name: 'KEY' }]],
    ['masks', [{ name: 'KEY', value: '********' }]],
    ['empty values', [{ name: 'KEY', value: '' }]],
    ['a shortened value', [{ name: 'KEY', value: 'sk-…4f' }]],
    ['digests', [{ name: 'KEY', value: `sha256:${'a'.repeat(64)}` }]],
    ['nothing', undefined]
  ])('is not restored if the service showed %s of the secrets', (_, secrets) => {
    expect(earlier(before(secrets), withSecrets)).toEqual({ source_config: {} })
  })

  test('is not restored if the service does not show what this run has sent', () => {
    const other = [{ name: 'KEY', value: 'new-' }]
    expect(earlier(before(OLD), withSecrets, other)).toEqual({ source_config: {} })
  })

  test('does not include the secrets that the service sets itself', () => {
    const own = { name: 'POSTGRES_URI', value: 'postgres://of-the-service' }
    expect(earlier(before([own, ...OLD]), withSecrets)).toEqual({ source_config: {}, secrets: OLD })
  })

  test('does not include what is equal, or was unset: a patch cannot unset it', () => {
    const equal = { source_config: { resource_spec: { cpu: 1, memory_mb: 1024 } }, secrets: OLD }
    expect(earlier(imageDeployment(), imageWanted('app:v2', equal))).toEqual({ source_config: {} })
    expect(earlier(imageDeployment({}, { custom_url: null, resource_spec: null }))).toEqual({
      source_config: {},
      secrets: OLD
    })
  })

  test('includes build_on_push, which a tag switched off', () => {
    const wanted = gitWanted(COMMIT_B, { source_revision_config: { repo_ref: 'refs/tags/v2' } })
    const was = gitDeployment({}, { build_on_push: true })
    expect(earlierContents({ wanted, before: was }, was)).toEqual({ source_config: { build_on_push: true } })
  })

  test('is sent with the code; alone, it is sent without code', () => {
    const deployment = imageDeployment({ secrets: NEW, latest_revision_id: OURS })
    const plan = (image_uri: string) =>
      planRollback(
        wantedOf('external_container', { image_uri }, earlier(imageDeployment(), withSecrets)),
        currentOf(deployment, 'DEPLOY_FAILED')
      )
    const code = { source_revision_config: { image_uri: 'app:v1' } }
    expect(plan('app:v1')).toMatchObject({ way: 'patch', plan: { request: { ...code, secrets: OLD } } })
    expect(plan(DIGEST)).toMatchObject({ way: 'patch', plan: { request: { secrets: OLD } } })
  })
})

describe('what is named as not restored', () => {
  const still = imageDeployment({ secrets: NEW }, { resource_spec: { cpu: 2 }, custom_url: 'https://new.example' })
  const two = [...OLD, { name: 'OTHER', value: '********' }]
  const addressed = (custom_url: string) => imageDeployment({}, { custom_url })
  test.each<[string, DeploymentAnswer, DeploymentAnswer, string[]]>([
    ['everything', imageDeployment(), still, ['secrets', 'resource_spec', 'custom_url']],
    ['nothing', imageDeployment(), imageDeployment(), []],
    [
      'secrets whose names alone are shown',
      imageDeployment({ secrets: [{ name: 'KEY' }] }),
      imageDeployment(),
      [HIDDEN]
    ],
    ['secrets of which one was masked', imageDeployment({ secrets: two }), imageDeployment(), [HIDDEN]],
    ['secrets that were not shown', imageDeployment({ secrets: undefined }), imageDeployment(), [HIDDEN]],
    ['no address in another form', addressed('https://old.example'), addressed('https://old.example/'), []],
    ['no address that this run kept', addressed('https://new.example/'), still, ['secrets', 'resource_spec']]
  ])('%s', (_, before, after, expected) => {
    expect(unrestored({ wanted: changed, before }, after)).toEqual(expected)
  })

  test('nothing that another run changed', () => {
    expect(unrestored({ wanted: imageWanted('app:v2'), before: imageDeployment() }, still)).toEqual([])
  })
})
