import { describe, expect, test } from '@jest/globals'
import { type CodeFields, codeMismatch, unverifiedReason } from '../../../../src/deploy/rollback/compare-code.js'
import { COMMIT_A, COMMIT_B, DIGEST } from '../../../support/fakes/answers.js'

const FAILED: CodeFields = { repo_ref: 'main', graph_config_path: 'agent.json', repo_commit_sha: COMMIT_B }
const TARGET: CodeFields = { ...FAILED, repo_commit_sha: COMMIT_A }
const FIELDS = ['repo_commit_sha', 'repo_ref', 'graph_config_path', 'image_uri'] as const

describe('a revision of other code than the target is not taken for the rollback, and the difference is named', () => {
  test.each<[string, CodeFields, string | undefined]>([
    ['the same code', TARGET, undefined],
    ['code that is not shown', {}, undefined],
    ['code that is null', { repo_ref: null, repo_commit_sha: null }, undefined],
    ['the branch in full', { ...TARGET, repo_ref: 'refs/heads/main' }, undefined],
    ['the commit that failed', FAILED, 'its repo_commit_sha is bbbbbbb, not aaaaaaa'],
    ['another branch', { ...TARGET, repo_ref: 'next' }, 'its repo_ref is next, not main'],
    ['another path', { ...TARGET, graph_config_path: 'b.json' }, 'its graph_config_path is b.json, not agent.json'],
    ['an image, which the target does not have', { ...TARGET, image_uri: DIGEST }, undefined]
  ])('%s', (_, told, why) => {
    expect(codeMismatch(told, { target: TARGET, failed: FAILED }, FIELDS)).toBe(why)
  })

  test('a field that is not asked for is not compared', () => {
    expect(codeMismatch(FAILED, { target: TARGET, failed: FAILED }, ['repo_ref'])).toBeUndefined()
  })

  test('what the service shows cannot begin a line of the log', () => {
    const ways = { target: { image_uri: 'app:1' }, failed: {} }
    expect(codeMismatch({ image_uri: 'app:2\n::error::x' }, ways, ['image_uri'])).toBe(
      'its image_uri is app:2 ::error::x, not app:1'
    )
  })
})

describe('"rolled back" needs a proof that the remade revision has the earlier code', () => {
  const git = (over: CodeFields) => ({ ...TARGET, ...over })
  test.each<[string, CodeFields, { target: CodeFields; failed: CodeFields }, boolean]>([
    ['both commits are shown', TARGET, { target: TARGET, failed: FAILED }, true],
    ['the commit of the new one is not', git({ repo_commit_sha: null }), { target: TARGET, failed: FAILED }, false],
    ['the commit of the target is not', TARGET, { target: git({ repo_commit_sha: null }), failed: FAILED }, false],
    ['no commit is', {}, { target: { repo_ref: 'main' }, failed: { repo_ref: 'main' } }, false],
    [
      'the branch is written in full',
      {},
      { target: { repo_ref: 'refs/heads/main' }, failed: { repo_ref: 'main' } },
      false
    ],
    [
      'it is another branch than the one that failed',
      {},
      { target: { repo_ref: 'main' }, failed: { repo_ref: 'next' } },
      true
    ],
    ['the branch that failed is not shown', {}, { target: { repo_ref: 'main' }, failed: {} }, true],
    ['the branch of the target is not shown', {}, { target: {}, failed: { repo_ref: 'main' } }, true],
    ['a tag does not move', {}, { target: { repo_ref: 'refs/tags/v1' }, failed: { repo_ref: 'refs/tags/v1' } }, true],
    [
      'the same image tag may have moved',
      {},
      { target: { image_uri: 'app:1' }, failed: { image_uri: 'docker.io/library/app:1' } },
      false
    ],
    ['another image tag', {}, { target: { image_uri: 'app:1' }, failed: { image_uri: 'app:2' } }, true],
    ['the same digest', {}, { target: { image_uri: DIGEST }, failed: { image_uri: DIGEST } }, true],
    [
      'an image beside a branch',
      {},
      { target: { image_uri: DIGEST, repo_ref: 'main' }, failed: { image_uri: 'app:2', repo_ref: 'main' } },
      true
    ]
  ])('%s', (_, made, ways, isProven) => {
    expect(unverifiedReason(made, ways) === undefined).toBe(isProven)
  })

  test('the reason names what is not shown', () => {
    const image = { image_uri: 'app:1' }
    expect(unverifiedReason({}, { target: image, failed: image })).toMatch(/image/)
    expect(unverifiedReason({}, { target: { repo_ref: 'main' }, failed: { repo_ref: 'main' } })).toMatch(/commit/)
  })
})
