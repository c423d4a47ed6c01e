import { describe, expect, test } from '@jest/globals'
import type { NewRevisionPolicy } from '../../../../src/deploy/core/model.js'
import type { Snapshot } from '../../../../src/deploy/core/snapshot.js'
import type { Fixture, GitFixture } from '../../../support/account.js'
import { gitWanted, imageWanted } from '../../../support/account.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  DIGEST,
  gitDeployment,
  imageDeployment,
  revision
} from '../../../support/fakes/answers.js'
import { planFlat } from '../../../support/plans.js'

const SECRETS = [{ name: 'KEY', value: 'value-of-key' }]
const here = currentOf(gitDeployment())
const git = (over: Partial<GitFixture> = {}) =>
  gitWanted(COMMIT_A, { source_config: {}, is_push: false, ...over })
const plan = (
  wanted: Fixture,
  current: Snapshot = here,
  new_revision: NewRevisionPolicy = 'auto'
) => planFlat({ wanted, origin: wanted, current, new_revision })

describe('a setting that differs', () => {
  const setting = (path: string, over: object) => ({
    path: `source_config.${path}`,
    new_revision: false,
    ...over
  })
  test.each<[string, Fixture, Snapshot, object[]]>([
    [
      'is changed from its value',
      git({ source_config: { build_command: 'make' } }),
      currentOf(gitDeployment({}, { build_command: 'old' })),
      [setting('build_command', { difference: 'changed', before: 'old', after: 'make' })]
    ],
    [
      'is build_on_push, which is switched off for a tag',
      git({ source_revision_config: { repo_ref: 'refs/tags/v1' } }),
      currentOf(gitDeployment({}, { build_on_push: true }, { repo_ref: 'refs/tags/v1' })),
      [
        setting('build_on_push', {
          difference: 'changed',
          before: true,
          after: false,
          note: expect.any(String)
        })
      ]
    ]
  ])('%s', (_, wanted, current, changes) => {
    expect(plan(wanted, current)).toMatchObject({
      operation: 'update',
      new_revision: false,
      changes
    })
  })
})

describe('the reasons of a plan that makes no revision', () => {
  const image = (over: object) => imageWanted(DIGEST, over)
  const resource_spec = { cpu: 1, memory_mb: 1024 }
  test.each<[string, Fixture, Snapshot, RegExp[]]>([
    [
      'the code, the secrets, and the status',
      git(),
      here,
      [/aaaaaaa/, /^1 secret unchanged$/, /is DEPLOYED$/]
    ],
    [
      'a status in progress',
      git(),
      currentOf(gitDeployment(), 'BUILDING'),
      [/aaaaaaa/, /secret/, /is BUILDING$/]
    ],
    [
      'image, resource spec and secrets',
      image({ source_config: { resource_spec }, secrets: SECRETS }),
      currentOf(imageDeployment()),
      [/digest/, /^resource_spec unchanged$/, /^1 secret unchanged$/, /DEPLOYED$/]
    ],
    [
      'nothing of what is not asked for',
      image({}),
      currentOf(imageDeployment()),
      [/digest/, /DEPLOYED$/]
    ]
  ])('%s', (_, wanted, current, reasons) => {
    const planned = plan(wanted, current)
    expect(planned.new_revision).toBe(false)
    expect(planned.reasons).toEqual(reasons.map((reason) => expect.stringMatching(reason)))
  })

  test('that the service builds the push, and no other', () => {
    const following = currentOf(gitDeployment({}, { build_on_push: true }))
    const { secrets: _secrets, ...push } = git({ commit: COMMIT_B, is_push: true })
    expect(plan(push, following)).toMatchObject({
      pushed_commit: COMMIT_B,
      reasons: [expect.stringMatching(/^build_on_push is true/), 'the latest revision is DEPLOYED']
    })
    const always = plan(push, following, 'always')
    expect(always.pushed_commit).toBeUndefined()
    expect(always).toMatchObject({ request: { source_revision_config: { repo_ref: 'main' } } })
    expect(plan(push, following, 'never').new_revision).toBe(true)
  })
})

describe('a revision that is made again', () => {
  test('sends the same code, with the reason', () => {
    const change = {
      path: 'source_revision_config.repo_ref',
      before: 'main',
      after: 'main',
      new_revision: true
    }
    expect(plan(git(), currentOf(gitDeployment(), 'BUILD_FAILED')).changes).toEqual([
      { ...change, difference: 'repeated', note: expect.stringMatching(/BUILD_FAILED/) }
    ])
    expect(plan(git(), here, 'always').changes).toEqual([
      { ...change, difference: 'repeated', note: expect.stringMatching(/always/) }
    ])
  })

  test('that nothing can be sent for is an error with its fix', () => {
    const current = currentOf(imageDeployment({}, {}, { image_uri: null }))
    const wanted = { ...imageWanted(), source_revision_config: {} }
    expect(() => plan(wanted, current, 'always')).toThrow(
      expect.objectContaining({
        code: 'input_invalid',
        fix: [expect.stringContaining('image_uri')]
      })
    )
  })
})

describe('another revision serves than the latest, which is DEPLOYED', () => {
  const code = { repo_ref: 'main', graph_config_path: 'agent.json' }
  const named = { latest_revision_id: 'rev-2', active_revision_id: 'rev-1' }
  const apart = currentOf(gitDeployment(named, {}, { ...code, repo_commit_sha: COMMIT_B }))
  const following = currentOf(
    gitDeployment(named, { build_on_push: true }, { ...code, repo_commit_sha: COMMIT_B })
  )
  const asked = (over: Partial<GitFixture> = {}) =>
    git({ commit: COMMIT_B, source_revision_config: code, ...over })
  const { secrets: _secrets, ...settings } = asked({ source_revision_config: {} })
  const image = currentOf(imageDeployment(named))

  test.each<[string, Fixture, Snapshot, object]>([
    ['all of the requested code', asked(), apart, { source_revision_config: code }],
    [
      'the same image',
      imageWanted(DIGEST),
      image,
      { source_revision_config: { image_uri: DIGEST } }
    ]
  ])('sends %s, and says why', (_, wanted, current, request) => {
    const planned = plan(wanted, current)
    expect(planned).toMatchObject({ operation: 'update', new_revision: true, request })
    expect(planned).toHaveProperty('request', request)
    expect(planned.reasons.join()).toMatch(/rev-2 is DEPLOYED, but rev-1 is still active/)
  })

  test.each<[string, Fixture, Snapshot]>([
    ['nothing is requested that a revision holds', settings, apart],
    [
      'the service names none',
      asked(),
      currentOf(gitDeployment({ active_revision_id: undefined }, {}, { repo_commit_sha: COMMIT_B }))
    ],
    [
      'the latest is in progress',
      asked(),
      { ...apart, latest: revision('rev-2', 'BUILDING', { ...code, repo_commit_sha: COMMIT_B }) }
    ],
    ['the service builds the push', asked({ commit: 'c'.repeat(40), is_push: true }), following]
  ])('sends nothing if %s', (_, wanted, current) => {
    expect(plan(wanted, current).operation).toBe('unchanged')
  })
})
