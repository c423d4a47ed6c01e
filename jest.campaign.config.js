/** The long campaigns, beside the fast suite: `npm run test:campaign -- PATH` runs some of them. */
import fast, { CAMPAIGNS } from './jest.config.js'

const { testPathIgnorePatterns: _fast, testMatch: _all, ...shared } = fast

export default { ...shared, testRegex: CAMPAIGNS.map((path) => `${path}.*\\.test\\.ts$`) }
