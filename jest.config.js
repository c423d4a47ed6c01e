/** Long campaigns: `npm run test:campaign`. Everything else is the fast suite. */
export const CAMPAIGNS = [
  '/__tests__/reliability/',
  '/__tests__/security/hostile/',
  '/__tests__/security/masking/everything',
  '/__tests__/repository/bench/',
  '/__tests__/github/github-api-failures',
  '/__tests__/unit/deploy/wait/wait-properties'
]

/** Tests run as ES modules, compiled by swc; types are checked by `npm run types`. */
export default {
  testPathIgnorePatterns: ['/node_modules/', ...CAMPAIGNS],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' } }
    ],
    '/node_modules/content-disposition/dist/.+\\.js$': [
      '@swc/jest',
      { jsc: { target: 'es2023' }, module: { type: 'commonjs' } }
    ],
    '/@actions/workflow-parser/dist/.+-schema\\.js$': '<rootDir>/scripts/json-import-attribute.js'
  },
  transformIgnorePatterns: ['/node_modules/(?!@actions/workflow-parser/dist/|content-disposition/dist/)'],
  testTimeout: 60_000,
  maxWorkers: '100%'
}
