import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { planDeployment } from '../../../src/deploy/plan/plan.js'
import { redactFacts } from '../../../src/masking/redact-facts.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { logLines } from '../../../src/report/log.js'
import { renderSummary } from '../../../src/report/markdown/summary.js'
import { outputsOf } from '../../../src/report/outputs.js'
import { planFacts, planOperation, shownPlan } from '../../../src/report/plan-facts.js'
import { EMPTY_RECORD, recordEvent } from '../../../src/report/record.js'
import type { Fixture } from '../../support/account.js'
import {
  COMMIT_A,
  currentOf,
  DIGEST,
  gitDeployment,
  INTEGRATION_ID,
  imageDeployment,
  REPOSITORY
} from '../../support/fakes/answers.js'
import { failure, recordOf, serves } from '../../support/records.js'
import { runs } from '../../support/runs.js'

/** Values that occur nowhere else. */
const value = fc.stringMatching(/^[a-f0-9]{12}$/).map((text) => `zz${text}`)
const secrets = fc
  .dictionary(fc.constantFrom('A', 'B', 'C'), value, { minKeys: 1 })
  .map((map) => Object.entries(map).map(([name, value]) => ({ name, value })))

const git = (list: { name: string; value: string }[]): Fixture => ({
  source: 'git_host',
  name: 'support',
  source_config: { repo_url: REPOSITORY, integration_id: INTEGRATION_ID },
  source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
  commit: COMMIT_A,
  secrets: list
})
const image = (list: { name: string; value: string }[]): Fixture => ({
  source: 'external_container',
  name: 'support',
  source_config: {
    resource_spec: {
      sidecars: [{ name: 's', image: 'i', env: list.map(({ name, value }) => ({ name, value })) }]
    }
  },
  source_revision_config: { image_uri: DIGEST },
  secrets: list
})

test('the plan in outputs, log and summary never contains the value of a secret', () => {
  fc.assert(
    fc.property(
      secrets,
      secrets,
      fc.constantFrom('git', 'image'),
      fc.constantFrom('create', 'update'),
      fc.constantFrom('auto' as const, 'always' as const),
      (there, wished, source, kind, new_revision) => {
        const wanted = source === 'git' ? git(wished) : image(wished)
        const deployment =
          source === 'git' ? gitDeployment({ secrets: there }) : imageDeployment({ secrets: there })
        const plan = planDeployment({
          wanted,
          origin: wanted,
          current: kind === 'create' ? null : currentOf(deployment),
          new_revision
        })
        const record = recordEvent(EMPTY_RECORD, { type: 'planned', plan })
        const told = [
          outputsOf(record).plan,
          JSON.stringify(planFacts(shownPlan(plan))),
          renderSummary({ deployments: [{ name: 'support', record, isOver: true }] }),
          ...logLines({ type: 'planned', plan }, EMPTY_RECORD).map(({ text }) => text)
        ].join('\n')
        for (const { value } of [...there, ...wished]) expect(told.includes(value)).toBe(false)
        expect(JSON.parse(outputsOf(record).plan ?? '')).toMatchObject({
          operation: planOperation(plan),
          new_revision: plan.new_revision
        })
      }
    ),
    { numRuns: runs(500) }
  )
})

test.each(['created', 'deploy', 'commits', 'failure', 'revision_failed', 'revision'])(
  'a secret that equals a word of ours changes no report: %s',
  (secret) => {
    const redactor = createRedactor()
    redactor.add(secret)
    const record = recordOf('DEPLOYED', {
      operation: 'created',
      serving_before: serves('r0'),
      warnings: [`the value is ${secret}!`]
    })
    const shown = redactFacts({ record, failure: failure('It failed.') }, redactor)
    expect(shown.record.operation).toBe('created')
    expect(shown.record.serving).toEqual({ before: serves('r0') })
    expect(shown.record.warnings).toEqual(['the value is ***!'])
    const deployments = [{ name: 'support', isOver: true, ...shown }]
    expect(renderSummary({ deployments })).toContain('### ❌ `support`: It failed')
  }
)

test('values of others are redacted with the names of their members', () => {
  const redactor = createRedactor()
  redactor.add('k-7Qx2mZ9vLw4')
  const facts = {
    changes: [
      {
        path: 'labels',
        difference: 'changed',
        before: { 'k-7Qx2mZ9vLw4': 1 },
        after: 'k-7Qx2mZ9vLw4'
      }
    ]
  }
  expect(JSON.stringify(redactFacts(facts, redactor))).not.toContain('k-7Qx2')
})
