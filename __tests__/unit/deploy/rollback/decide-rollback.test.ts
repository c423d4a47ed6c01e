import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { codeMismatch } from '../../../../src/deploy/rollback/compare-code.js'
import { type FailedDeploy, rollbackBlocker } from '../../../../src/deploy/rollback/decide-rollback.js'
import { rollbackPatch, unrestoredFields } from '../../../../src/deploy/rollback/rollback-patch.js'
import { COMMIT_A, COMMIT_B, DIGEST, gitDeployment, imageDeployment } from '../../../support/fakes/answers.js'
import { gitWanted, imageWanted } from '../../../support/fakes/deploys.js'

const OURS = 'rev-2'
const byRevision: FailedDeploy = { revision_id: OURS, by: 'revision' }
const byCheck: FailedDeploy = { revision_id: OURS, by: 'check' }
const now = (over: Record<string, unknown>) => gitDeployment({ latest_revision_id: OURS, ...over })

describe('whether a run rolls back', () => {
  test.each<[string, FailedDeploy, Record<string, unknown>, RegExp | undefined]>([
    ['what served before still does', byRevision, { active_revision_id: 'rev-1' }, /rev-1 is still serving/],
    ['its revision took the place of it', byRevision, { active_revision_id: OURS }, undefined],
    ['nothing serves any more', byRevision, { active_revision_id: null }, undefined],
    ['nobody says what serves', byRevision, { active_revision_id: undefined }, /names no serving/],
    ['its revision serves, and did not pass', byCheck, { active_revision_id: OURS }, undefined],
    ['it did not pass, and nobody says what serves', byCheck, { active_revision_id: undefined }, undefined],
    ['it did not pass, but another one serves', byCheck, { active_revision_id: 'rev-1' }, /rev-1 is still serving/],
    [
      'somebody else was there',
      byCheck,
      { latest_revision_id: 'rev-3', active_revision_id: OURS },
      /another run created revision rev-3/
    ],
    ['there is no latest one', byCheck, { latest_revision_id: null, active_revision_id: null }, /newer/],
    ['it is being deleted', byCheck, { status: 'AWAITING_DELETE', active_revision_id: OURS }, /being deleted/]
  ])('%s', (_, failed, over, why) => {
    const stay = rollbackBlocker(failed, now(over))
    if (why === undefined) expect(stay).toBeUndefined()
    else expect(stay?.why).toMatch(why)
  })

  test.each<[string, string | null | undefined, Record<string, unknown> | null, boolean]>([
    ['names none, as before', null, { active_revision_id: null }, false],
    ['names none, and told nothing before', null, { active_revision_id: undefined }, false],
    ['tells nothing, although it did before', undefined, { active_revision_id: 'rev-1' }, false],
    ['named one before, and none now', null, { active_revision_id: 'rev-1' }, true],
    ['names none of what this run created', null, null, true]
  ])('after a revision that failed, on a service that %s', (_, active, before, goes) => {
    const was = before && gitDeployment(before)
    const stay = rollbackBlocker(byRevision, now({ active_revision_id: active }), was)
    expect(stay?.why).toBe(goes ? undefined : 'the service names no serving revision')
  })

  test('never while another revision is the latest or serves, whatever else is so', () => {
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

const code = (over: Record<string, unknown> = {}) => ({
  repo_ref: 'main',
  graph_config_path: 'agent.json',
  repo_commit_sha: COMMIT_A,
  ...over
})
const git = (failed: Record<string, unknown>, target: Record<string, unknown>) =>
  rollbackPatch({
    wanted: gitWanted(),
    before: gitDeployment(),
    now: now({}),
    failed: code(failed),
    target: code(target)
  })

describe('a patch leads back to code from git', () => {
  test.each<[string, Record<string, unknown>, Record<string, unknown>, unknown]>([
    ['the same branch moved on', { repo_commit_sha: COMMIT_B }, {}, /would build main again/],
    ['nobody tells the commits of the branch', { repo_commit_sha: null }, {}, /would build main again/],
    ['the branch is written in another way', { repo_ref: 'refs/heads/main', repo_commit_sha: COMMIT_B }, {}, /again/],
    ['another branch', { repo_ref: 'next', repo_commit_sha: COMMIT_B }, {}, { repo_ref: 'main' }],
    ['a tag moved', { repo_ref: 'refs/tags/v1', repo_commit_sha: COMMIT_B }, { repo_ref: 'refs/tags/v1' }, /again/],
    ['another tag', { repo_ref: 'refs/tags/v2' }, { repo_ref: 'refs/tags/v1' }, { repo_ref: 'refs/tags/v1' }],
    ['the path', { graph_config_path: 'b.json' }, {}, { repo_ref: 'main', graph_config_path: 'agent.json' }],
    ['nothing differs', {}, {}, /the code is the same/],
    ['it is not told', {}, { repo_ref: null }, /does not show/],
    ['the branch that failed is not told', { repo_ref: null }, {}, { repo_ref: 'main' }],
    [
      'the same tag of unknown commits, whose path changed',
      { repo_ref: 'refs/tags/v1', repo_commit_sha: null, graph_config_path: 'b.json' },
      { repo_ref: 'refs/tags/v1' },
      { repo_ref: 'refs/tags/v1', graph_config_path: 'agent.json' }
    ],
    ['the path is not told', { repo_ref: 'next' }, { graph_config_path: null }, { repo_ref: 'main' }],
    [
      'the path is written in another way',
      { repo_ref: 'next', graph_config_path: './agent.json' },
      {},
      { repo_ref: 'main' }
    ]
  ])('%s', (_, failed, target, expected) => {
    const back = git(failed, target)
    if (expected instanceof RegExp) expect(back).toEqual({ why: expect.stringMatching(expected) })
    else expect(back).toEqual({ request: { source_revision_config: expected }, restores_resources: false })
  })

  test('build_on_push is switched off for a tag, and back on for the branch that had it', () => {
    const tagged = { repo_ref: 'refs/tags/v1' }
    const on = gitDeployment({}, { build_on_push: true })
    const wanted = gitWanted(COMMIT_B, { source_revision_config: { repo_ref: 'refs/tags/v2' } })
    const toTag = rollbackPatch({ wanted: gitWanted(), before: on, now: on, failed: code(), target: code(tagged) })
    expect(toTag).toMatchObject({ request: { source_config: { build_on_push: false } } })
    const off = gitDeployment({}, { build_on_push: false })
    const toBranch = rollbackPatch({
      wanted,
      before: on,
      now: off,
      failed: code({ repo_ref: 'refs/tags/v2' }),
      target: code()
    })
    expect(toBranch).toMatchObject({ request: { source_config: { build_on_push: true } } })
  })
})

const OTHER = `ghcr.io/acme/support@sha256:${'2'.repeat(64)}`
const SPEC = { cpu: 1, memory_mb: 1024 }

describe('a patch leads back to an image', () => {
  const image = (
    failed: string | null,
    target: string | null,
    over: Partial<Parameters<typeof rollbackPatch>[0]> = {}
  ) =>
    rollbackPatch({
      wanted: imageWanted(failed ?? DIGEST),
      before: imageDeployment(),
      now: imageDeployment({ secrets: over.wanted?.secrets ?? [] }),
      failed: { image_uri: failed },
      target: { image_uri: target },
      ...over
    })

  test.each<[string, string, string | null, unknown]>([
    ['by its digest', OTHER, DIGEST, { image_uri: DIGEST }],
    ['by another tag', 'app:v2', 'app:v1', { image_uri: 'app:v1' }],
    ['the same tag, which has moved', 'app:latest', 'app:latest', /that tag is the image that failed/],
    ['the same digest', DIGEST, DIGEST, /the code is the same/],
    ['the same tag in other words', 'docker.io/library/app:v1', 'app:v1', /that tag is the image that failed/],
    ['that nobody tells', DIGEST, null, /does not show the image/]
  ])('%s', (_, failed, target, expected) => {
    const back = image(failed, target)
    if (expected instanceof RegExp) expect(back).toEqual({ why: expect.stringMatching(expected) })
    else expect(back).toEqual({ request: { source_revision_config: expected }, restores_resources: false })
  })

  test('with the resource spec and the secrets that this run replaced, as the service showed them', () => {
    const wanted = imageWanted(OTHER, {
      source_config: { resource_spec: { cpu: 2 } },
      secrets: [{ name: 'KEY', value: 'new-value' }]
    })
    const before = imageDeployment({}, { resource_spec: { ...SPEC, cpu_limit: null, added_by_the_service: 7 } })
    expect(image(OTHER, DIGEST, { wanted, before })).toEqual({
      request: {
        source_config: { resource_spec: SPEC },
        source_revision_config: { image_uri: DIGEST },
        secrets: [{ name: 'KEY', value: 'value-of-key' }]
      },
      restores_resources: true
    })
  })

  test.each<[string, unknown]>([
    ['names', [{ name: 'KEY' }]],
    ['masks', [{ name: 'KEY', value: '********' }]],
    ['empty values', [{ name: 'KEY', value: '' }]],
    ['a shortened value', [{ name: 'KEY', value: 'sk-…4f' }]],
    ['digests', [{ name: 'KEY', value: `sha256:${'a'.repeat(64)}` }]],
    ['nothing', undefined]
  ])('without secrets, where the service tells %s', (_, secrets) => {
    const wanted = imageWanted(OTHER, { secrets: [{ name: 'KEY', value: 'new-value' }] })
    const back = image(OTHER, DIGEST, { wanted, before: imageDeployment({ secrets }) })
    expect(back).toEqual({
      request: { source_revision_config: { image_uri: DIGEST } },
      restores_resources: false
    })
  })

  test('without secrets, where the service does not show what this run has sent', () => {
    const wanted = imageWanted(OTHER, { secrets: [{ name: 'KEY', value: 'new-value' }] })
    const back = image(OTHER, DIGEST, { wanted, now: imageDeployment({ secrets: [{ name: 'KEY', value: 'new-' }] }) })
    expect(back).not.toMatchObject({ request: { secrets: expect.anything() } })
  })

  test('without the secrets that the service sets itself', () => {
    const wanted = imageWanted(OTHER, { secrets: [{ name: 'KEY', value: 'new-value' }] })
    const own = { name: 'POSTGRES_URI', value: 'postgres://of-the-service' }
    const before = imageDeployment({ secrets: [own, { name: 'KEY', value: 'old-value' }] })
    expect(image(OTHER, DIGEST, { wanted, before })).toMatchObject({
      request: { secrets: [{ name: 'KEY', value: 'old-value' }] }
    })
  })

  test('without what this run has not touched', () => {
    const wanted = imageWanted(OTHER, {
      source_config: { resource_spec: SPEC },
      secrets: [{ name: 'KEY', value: 'value-of-key' }]
    })
    expect(image(OTHER, DIGEST, { wanted })).toMatchObject({
      request: { source_revision_config: { image_uri: DIGEST } }
    })
  })

  test('by a setting alone, where it is all that this run changed', () => {
    const wanted = imageWanted(DIGEST, { source_config: { custom_url: 'https://new.example' } })
    expect(image(DIGEST, DIGEST, { wanted })).toMatchObject({
      request: { source_config: { custom_url: 'https://support.agents.example' } }
    })
  })

  test('without a setting and a resource spec that were unset: a patch cannot unset them', () => {
    const wanted = imageWanted(OTHER, {
      source_config: { custom_url: 'https://new.example', resource_spec: { cpu: 2 } }
    })
    const before = imageDeployment({}, { custom_url: null, resource_spec: null })
    expect(image(OTHER, DIGEST, { wanted, before })).toEqual({
      request: { source_revision_config: { image_uri: DIGEST } },
      restores_resources: false
    })
  })

  test('by the secrets alone, where they are all that this run changed', () => {
    const wanted = imageWanted(DIGEST, { secrets: [{ name: 'KEY', value: 'new-value' }] })
    expect(image(DIGEST, DIGEST, { wanted })).toMatchObject({
      request: { secrets: [{ name: 'KEY', value: 'value-of-key' }] }
    })
  })
})

describe('what stays as this run set it', () => {
  const wanted = imageWanted(OTHER, {
    source_config: { resource_spec: { cpu: 2 }, custom_url: 'https://new.example' },
    secrets: [{ name: 'KEY', value: 'new-value' }]
  })
  const changed = imageDeployment(
    { secrets: [{ name: 'KEY', value: 'new-value' }] },
    { resource_spec: { cpu: 2 }, custom_url: 'https://new.example' }
  )
  test.each<[string, Partial<Parameters<typeof unrestoredFields>[0]>, string[]]>([
    ['all of it', { before: imageDeployment(), now: changed }, ['secrets', 'resource_spec', 'custom_url']],
    ['nothing', { before: imageDeployment(), now: imageDeployment() }, []],
    [
      'nobody knows of the secrets',
      { before: imageDeployment({ secrets: [{ name: 'KEY' }] }), now: imageDeployment() },
      ['secrets (the service does not show all of their earlier values)']
    ],
    [
      'an address that the service writes with a slash',
      {
        before: imageDeployment({}, { custom_url: 'https://old.example' }),
        now: imageDeployment({}, { custom_url: 'https://old.example/' })
      },
      []
    ],
    [
      'an address that this run did not change',
      { before: imageDeployment({}, { custom_url: 'https://new.example/' }) },
      ['secrets', 'resource_spec']
    ],
    ['this run wrote nothing', { before: undefined, now: changed }, []],
    [
      'secrets and a resource spec that another run changed',
      { wanted: imageWanted(OTHER), before: imageDeployment(), now: changed },
      []
    ],
    [
      'some secrets were masked before, and some were not',
      {
        before: imageDeployment({
          secrets: [
            { name: 'KEY', value: 'value-of-key' },
            { name: 'OTHER', value: '********' }
          ]
        }),
        now: imageDeployment()
      },
      ['secrets (the service does not show all of their earlier values)']
    ],
    [
      'the service showed no secrets before',
      { before: imageDeployment({ secrets: undefined }), now: imageDeployment() },
      ['secrets (the service does not show all of their earlier values)']
    ]
  ])('%s', (_, over, expected) => {
    expect(unrestoredFields({ wanted, before: imageDeployment(), now: changed, ...over })).toEqual(expected)
  })
})

test('no patch ever has a secret that the service has not shown, or code that has failed', () => {
  const secrets = fc.constantFrom<unknown>([{ name: 'KEY', value: 'told-value' }], [{ name: 'KEY' }], undefined, '***')
  const refs = fc.constantFrom('main', 'next', 'refs/tags/v1')
  const commits = fc.constantFrom(COMMIT_A, COMMIT_B, null)
  fc.assert(
    fc.property(secrets, refs, refs, commits, commits, (told, failedRef, targetRef, failedCommit, targetCommit) => {
      const back = rollbackPatch({
        wanted: gitWanted(COMMIT_B, { secrets: [{ name: 'KEY', value: 'new-value' }] }),
        before: gitDeployment({ secrets: told }),
        now: now({ secrets: [{ name: 'KEY', value: 'new-value' }] }),
        failed: code({ repo_ref: failedRef, repo_commit_sha: failedCommit }),
        target: code({ repo_ref: targetRef, repo_commit_sha: targetCommit })
      })
      if ('why' in back) return
      for (const { value } of back.request.secrets ?? []) expect(value).toBe('told-value')
      const knownToDiffer = failedCommit !== null && targetCommit !== null && failedCommit !== targetCommit
      if (failedRef === targetRef) expect(knownToDiffer).toBe(false)
    })
  )
})

describe('a revision that was made by a rollback', () => {
  const [tag, old, failed] = [
    'acme/support:1',
    `acme/support@sha256:${'1'.repeat(64)}`,
    `acme/support@sha256:${'2'.repeat(64)}`
  ]
  test.each<[string, string, boolean]>([
    ['the tag', tag, true],
    ['another spelling of the tag', `docker.io/${tag}`, true],
    ['the digest that the tag led to', old, true],
    ['the digest that failed', failed, false],
    ['another image', 'acme/other:1', false]
  ])('%s', (_, image_uri, isSame) => {
    const ways = { target: { image_uri: tag }, failed: { image_uri: failed } }
    expect(codeMismatch({ image_uri }, ways, ['image_uri']) === undefined).toBe(isSame)
  })
})
