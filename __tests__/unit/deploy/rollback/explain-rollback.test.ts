import { describe, expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import { snapshotOf } from '../../../../src/deploy/core/snapshot.js'
import { explainRollback } from '../../../../src/deploy/rollback/explain-rollback.js'
import { planReturn } from '../../../../src/deploy/rollback/plan-rollback.js'
import { COMMIT_A, COMMIT_B, gitDeployment, revision } from '../../../support/fakes/answers.js'

const COMMIT_C = 'c'.repeat(40)
const CODE = { repo_ref: 'main', graph_config_path: 'agent.json' }
const at = (id: string, commit: string, status = 'DEPLOYED') =>
  revision(id, status, { ...CODE, repo_commit_sha: commit })

const TARGET = at('r1', COMMIT_A)

/** Explains a rollback to r1, with a failed attempt at commit C as the latest revision. */
function explain(serving: RevisionAnswer, active: string | null = serving.id) {
  const attempt = at('r9', COMMIT_C, 'BUILD_FAILED')
  const ids = { latest_revision_id: attempt.id, active_revision_id: active }
  const deployment = gitDeployment(ids, {}, { ...CODE, repo_commit_sha: COMMIT_C })
  const planned = planReturn(TARGET, snapshotOf(deployment, attempt))
  const { changes, reasons } = explainRollback(planned, serving)
  return { change: changes[0], namesSameCode: reasons.join().includes('the same code') }
}

describe('the plan of a rollback after a failed attempt', () => {
  test('compares with the commit that serves', () => {
    expect(explain(at('r2', COMMIT_B))).toMatchObject({
      change: { difference: 'changed', commits: { from: COMMIT_B, to: COMMIT_A } },
      namesSameCode: false
    })
  })

  test('says that the revision that serves has the same commit', () => {
    expect(explain(at('r2', COMMIT_A))).toMatchObject({
      change: { difference: 'repeated' },
      namesSameCode: true
    })
  })

  test('compares with the attempt if the service names nothing that serves', () => {
    expect(explain(at('r9', COMMIT_C, 'BUILD_FAILED'), null)).toMatchObject({
      change: { commits: { from: COMMIT_C, to: COMMIT_A } },
      namesSameCode: false
    })
  })

  test('does not say what has the same commit if nothing proves that it serves', () => {
    expect(explain(at('r2', COMMIT_A), null)).toMatchObject({ namesSameCode: false })
  })
})
