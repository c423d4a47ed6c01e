/** One of the long campaigns, or the paths that are given: see scripts/run-campaigns.mjs. */
import fast, { CAMPAIGNS } from './jest.config.js'

const { testPathIgnorePatterns: _fast, testMatch: _all, reporters: _durations, ...shared } = fast
/** The properties of the fast suite are the last campaign: with ten times as many cases. */
const { CAMPAIGN = '' } = process.env
const long = Object.values(CAMPAIGNS).map((path) => `${path}.*\\.test\\.ts$`)

export default {
  ...shared,
  testRegex:
    CAMPAIGN === 'properties'
      ? ['\\.test\\.ts$']
      : CAMPAIGN in CAMPAIGNS
        ? [`${CAMPAIGNS[CAMPAIGN]}.*\\.test\\.ts$`]
        : long,
  testTimeout: 600_000
}
