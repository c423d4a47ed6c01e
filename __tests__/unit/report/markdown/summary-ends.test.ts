import { expect, test } from '@jest/globals'
import { renderSummary } from '../../../../src/report/markdown/summary.js'
import { ENDS } from '../../../support/ends.js'

test.each(['created', 'unchanged', 'failed', 'timed-out', 'plan', 'several'])(
  'the summary of a run that ended: %s',
  (end) => expect(renderSummary({ deployments: ENDS[end] ?? [] })).toMatchSnapshot()
)
