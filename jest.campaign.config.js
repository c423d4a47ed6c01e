/** One of the long campaigns, or the paths that are given: see scripts/run-campaigns.mjs. */
import fast, { CAMPAIGNS, TESTS_OF_BOTH_PROGRAMS } from './jest.config.js'

const { testPathIgnorePatterns: _fast, testMatch: _all, ...shared } = fast
/** Campaigns that repeat tests: with ten times as many cases, or with another program. */
const { CAMPAIGN = '' } = process.env
const testsIn = (paths) => paths.map((path) => `${path}.*\\.test\\.ts$`)
const REPEATED = { properties: ['\\.test\\.ts$'], 'command-line': testsIn(TESTS_OF_BOTH_PROGRAMS) }

export default {
  ...shared,
  testRegex:
    REPEATED[CAMPAIGN] ??
    testsIn(CAMPAIGN in CAMPAIGNS ? [CAMPAIGNS[CAMPAIGN]] : Object.values(CAMPAIGNS)),
  testTimeout: 600_000
}
