/** Tests run as ES modules, compiled by swc; types are checked by `npm run types`. */
export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  setupFiles: ['<rootDir>/__tests__/support/load-structures.ts'],
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
