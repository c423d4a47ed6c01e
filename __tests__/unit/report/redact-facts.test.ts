import { expect, test } from '@jest/globals'
import { createRedactor } from '../../../src/masking/redactor.js'
import { renderSummary } from '../../../src/report/markdown/summary.js'
import { redactFacts } from '../../../src/report/shown-facts.js'
import { failure, recordOf } from '../../support/records.js'

test.each(['created', 'deploy', 'commits', 'failure', 'revision_failed'])(
  'a secret that equals a word of ours changes no report: %s',
  (secret) => {
    const redactor = createRedactor()
    redactor.add(secret)
    const record = recordOf('DEPLOYED', { operation: 'created', warnings: [`the value is ${secret}!`] })
    const failed = failure('It failed.')
    const shown = redactFacts({ record, failed }, redactor)
    expect(shown.record.operation).toBe('created')
    expect(shown.record.warnings).toEqual(['the value is ***!'])
    const summary = renderSummary({
      deployments: [{ name: 'support', isOver: true, record: shown.record, failure: shown.failed }]
    })
    expect(summary).toContain('### ❌ Deploy of `support` failed')
  }
)

test('values of others are redacted with the names of their members', () => {
  const redactor = createRedactor()
  redactor.add('k-7Qx2mZ9vLw4')
  const facts = { changes: [{ path: 'labels', before: { 'k-7Qx2mZ9vLw4': 1 }, after: 'k-7Qx2mZ9vLw4' }] }
  expect(JSON.stringify(redactFacts(facts, redactor))).not.toContain('k-7Qx2')
})
