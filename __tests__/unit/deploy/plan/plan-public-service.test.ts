/** Plans for the public service, where it does otherwise than the specification (docs/design.md, section 6). */
import { describe, expect, test } from '@jest/globals'
import { LANGSMITH } from '../../../../src/contract/dialect.js'
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
