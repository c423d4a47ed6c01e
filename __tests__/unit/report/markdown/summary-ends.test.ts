import { expect, test } from '@jest/globals'
import { renderSummary } from '../../../../src/report/markdown/summary.js'
import { ENDS } from '../../../support/ends.js'

test.each(Object.entries(ENDS))('the summary of a run that ended: %s', (_, deployments) => {
  expect(renderSummary({ deployments })).toMatchSnapshot()
})
