/** Tests run as ES modules, compiled by swc; types are checked by `npm run types`. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' }, module: { type: 'es6' } }
    ],
    '/@actions/workflow-parser/dist/.+-schema\\.js$': '<rootDir>/scripts/json-import-attribute.js'
  },
  transformIgnorePatterns: ['/node_modules/(?!@actions/workflow-parser/dist/)'],
  testTimeout: 30_000,
  maxWorkers: '100%'
}
