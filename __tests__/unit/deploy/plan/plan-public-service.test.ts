/** Plans for the public service, where it does otherwise than the specification (docs/design.md, section 6). */
import { describe, expect, test } from '@jest/globals'
import { LANGSMITH } from '../../../../src/contract/dialect.js'
import { findMismatches } from '../../../../src/deploy/compare/find-mismatches.js'
import { PlanError } from '../../../../src/errors.js'
import { type Fixture, imageWanted } from '../../../support/account.js'
import { currentOf, DIGEST, imageDeployment } from '../../../support/fakes/answers.js'
import { planFlat } from '../../../support/plans.js'

const rules = LANGSMITH.serviceRules
const KEY = { name: 'KEY', value: 'value-of-key' }

/** Plans for a deployment that shows what is given. */
function planned(wanted: Fixture, deployment = imageDeployment()) {
  const current = currentOf(deployment)
  return planFlat({ wanted, origin: wanted, current, new_revision: 'auto' })
}

function refusalOf(plan: () => unknown): PlanError | undefined {
  try {
    plan()
    return undefined
  } catch (error) {
    if (error instanceof PlanError) return error
    throw error
  }
}

describe('an empty list of secrets, which the service ignores', () => {
  const none = imageWanted(DIGEST, { secrets: [], rules })

  test('is refused if the deployment has secrets: the error names them, and what works', () => {
    expect(refusalOf(() => planned(none, imageDeployment({ secrets: [KEY] })))).toMatchObject({
      code: 'input_invalid',
      facts: [{ value: 'KEY' }],
      fix: [expect.stringContaining('Keep at least one'), expect.stringContaining('in the service')]
    })
  })

  test.each([
    ['no secrets', []],
    ['only secrets that the service sets', [{ name: 'POSTGRES_URI', value: 'x' }]]
  ])('changes nothing on a deployment that has %s', (_, secrets) => {
    expect(planned(none, imageDeployment({ secrets }))).toMatchObject({
      operation: 'unchanged',
      changes: []
    })
  })

  test('removes all elsewhere', () => {
    const wanted = imageWanted(DIGEST, { secrets: [] })
    expect(planned(wanted, imageDeployment({ secrets: [KEY] }))).toMatchObject({
      request: { secrets: [] }
    })
  })
})

describe('a resource spec, which the service completes', () => {
  const SHOWN = {
    cpu: 1,
    cpu_limit: 2,
    memory_mb: 1024,
    db_cpu: 0.5,
    core_cpu: 0.2,
    of_tomorrow: 7
  }
  const shows = (resource_spec: object) => imageDeployment({}, { resource_spec })
  const asks = (resource_spec: object) =>
    imageWanted(DIGEST, { source_config: { resource_spec }, rules })
  const requestOf = (asked: object, shown: object = SHOWN) =>
    planned(asks(asked), shows(shown)).request?.source_config?.resource_spec

  test.each<[string, object, object]>([
    ['what is filled in', { cpu: 1 }, SHOWN],
    ['a rounded CPU', { cpu: 0.25 }, { cpu: 0.2 }],
    ['a CPU that is rounded up', { cpu: 0.25 }, { cpu: 0.3 }],
    ['a field of tomorrow', { of_tomorrow: 7 }, SHOWN],
    ['a limit that is the default', { cpu_limit: 2 }, { cpu: 1 }],
    ['an empty map where none is shown', { labels: {} }, { cpu: 1, labels: null }]
  ])('makes no revision for %s', (_, asked, shown) => {
    expect(planned(asks(asked), shows(shown))).toMatchObject({
      operation: 'unchanged',
      new_revision: false
    })
  })

  test.each<[string, object, object]>([
    ['another CPU', { cpu: 0.3 }, { cpu: 0.1 }],
    ['a CPU that is not rounded to what is shown', { cpu: 0.2 }, { cpu: 0.25 }],
    ['the CPU of the database, which is not rounded', { db_cpu: 0.25 }, { db_cpu: 0.2 }],
    ['another value of a field of tomorrow', { of_tomorrow: 8 }, SHOWN],
    ['an empty map in place of labels', { labels: {} }, { labels: { a: 'b' } }]
  ])('makes one for %s', (_, asked, shown) => {
    expect(planned(asks(asked), shows(shown))).toMatchObject({ new_revision: true })
  })

  test('is sent as shown, with the fields that are set', () => {
    expect(requestOf({ memory_mb: 2048, cpu: null })).toEqual({ ...SHOWN, memory_mb: 2048 })
  })

  test('leaves a limit below the new request to the service', () => {
    const { cpu_limit: _, ...others } = SHOWN
    expect(requestOf({ cpu: 4 })).toEqual({ ...others, cpu: 4 })
  })

  test('is replaced as a whole elsewhere', () => {
    const wanted = imageWanted(DIGEST, { source_config: { resource_spec: { memory_mb: 2048 } } })
    expect(planned(wanted, shows(SHOWN)).request?.source_config?.resource_spec).toEqual({
      memory_mb: 2048
    })
  })

  test('warns of fields that the reference no longer has', () => {
    expect(planned(asks({ executor_cpu: 1 }), shows({})).warnings).toEqual([
      expect.stringContaining('no longer in the reference')
    ])
  })
})

describe('variables from Kubernetes Secrets', () => {
  const KEY_REFERENCE = { name: 'KEY', secret_name: 'agent-keys', secret_key: 'openai' }
  const OTHER = { name: 'OTHER', secret_name: 'agent-keys', secret_key: 'other' }
  const asks = (...secret_references: object[]) =>
    imageWanted(DIGEST, { secret_references: secret_references as [], rules })
  const shows = (secret_references?: object[] | null) =>
    imageDeployment(secret_references === undefined ? {} : { secret_references })

  test('are no change in any order', () => {
    const plan = planned(asks(KEY_REFERENCE, OTHER), shows([OTHER, KEY_REFERENCE]))
    expect(plan).toMatchObject({ operation: 'unchanged', new_revision: false })
    expect(planned(asks(), shows(null))).toMatchObject({ operation: 'unchanged' })
  })

  test('are sent whole when one differs, and the plan shows where each value is', () => {
    const moved = { ...KEY_REFERENCE, secret_key: 'openai-2' }
    const plan = planned(asks(moved), shows([KEY_REFERENCE, OTHER]))
    expect(plan).toMatchObject({
      new_revision: true,
      reasons: [expect.stringMatching(/^secret_references: /)],
      request: { secret_references: [moved] }
    })
    expect(plan.changes).toEqual([
      {
        path: 'secret_references.KEY',
        difference: 'changed',
        before: 'agent-keys/openai',
        after: 'agent-keys/openai-2',
        new_revision: true
      },
      {
        path: 'secret_references.OTHER',
        difference: 'removed',
        before: 'agent-keys/other',
        new_revision: true
      }
    ])
  })

  test('are sent again where the service does not show them', () => {
    expect(planned(asks(KEY_REFERENCE), shows()).changes).toMatchObject([
      { path: 'secret_references.KEY', difference: 'unproven' }
    ])
  })

  test('are part of a create', () => {
    const wanted = asks(KEY_REFERENCE)
    const plan = planFlat({ wanted, origin: wanted, current: null, new_revision: 'auto' })
    expect(plan).toMatchObject({ request: { secret_references: [KEY_REFERENCE] } })
    expect(plan.changes).toContainEqual(
      expect.objectContaining({ path: 'secret_references.KEY', difference: 'added' })
    )
  })

  test.each<[string, object[] | null | undefined, object[]]>([
    ['show another place after the write', [{ ...KEY_REFERENCE, secret_key: 'old' }], [{}]],
    ['are missing after the write', null, [{}]],
    ['show what was sent', [KEY_REFERENCE], []],
    ['are not shown', undefined, []]
  ])('are a mismatch if they %s', (_, after, mismatches) => {
    const before = shows(after === undefined ? null : after)
    const found = findMismatches({
      wanted: asks(KEY_REFERENCE),
      before,
      last: shows(after),
      sent: { secret_references: [KEY_REFERENCE] }
    })
    expect(found).toMatchObject(
      mismatches.map(() => ({ path: 'secret_references.KEY', kind: 'not_applied' }))
    )
  })
})

describe('the size of a deployment', () => {
  const LARGE = 'DEDICATED_L'
  const asks = (image_uri = DIGEST) => imageWanted(image_uri, { deployment_tier: LARGE, rules })
  const shows = (deployment_tier?: string | null) =>
    imageDeployment(deployment_tier === undefined ? {} : { deployment_tier })

  test('is sent alone if another is shown, which makes a revision', () => {
    expect(planned(asks(), shows('DEDICATED_S'))).toMatchObject({
      new_revision: true,
      reasons: ['deployment_tier changes from DEDICATED_S to DEDICATED_L'],
      request: { deployment_tier: LARGE }
    })
  })

  test.each([
    ['the same is shown', LARGE],
    ['none is shown', null],
    ['it is not shown', undefined]
  ])('is not sent alone if %s', (_, shown) => {
    expect(planned(asks(), shows(shown))).toMatchObject({ operation: 'unchanged', changes: [] })
  })

  test('that is not shown goes with a patch that makes a revision anyway, and only then', () => {
    const image_uri = `${DIGEST.slice(0, -1)}2`
    expect(planned(asks(image_uri), shows(null)).request).toEqual({
      source_revision_config: { image_uri },
      deployment_tier: LARGE
    })
    const setting = { ...asks(), source_config: { custom_url: 'https://x.example' } }
    expect(planned(setting, shows(null)).request).not.toHaveProperty('deployment_tier')
  })

  test('goes with a create', () => {
    const wanted = asks()
    const plan = planFlat({ wanted, origin: wanted, current: null, new_revision: 'auto' })
    expect(plan).toMatchObject({ request: { deployment_tier: LARGE } })
  })

  test('is a mismatch if the size from before still shows, and none if a create got another', () => {
    const sent = { deployment_tier: LARGE }
    const before = shows('DEDICATED_S')
    const wanted = asks()
    expect(findMismatches({ wanted, before, last: before, sent })).toEqual([
      { path: 'deployment_tier', kind: 'not_applied' }
    ])
    expect(findMismatches({ wanted, last: before, sent })).toEqual([])
  })
})
