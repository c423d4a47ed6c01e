/** Campaigns that `.ci/run` plays, by name: `npm run test:campaign -- --only NAME`. */
export const FULL = {
  hostile: '/__tests__/security/hostile/',
  secrecy: '/__tests__/security/masking/everything',
  github: '/__tests__/github/github-api-failures',
  examples: '/__tests__/programs/action/examples/',
  gitlab: '/__tests__/programs/command-line/gitlab-ci/',
  comments: '/__tests__/github/manifest-comment',
  pipelines: '/__tests__/programs/command-line/(?:gitlab|init|other-ci)(?=\\.)',
  packages: '/__tests__/(?:programs/command-line/package|repository/release)(?=\\.)',
  replay: '/__tests__/unit/paths/replay'
}

/** All campaigns: beside those, what takes an hour. Everything else is the fast suite. */
export const CAMPAIGNS = {
  ...FULL,
  simulation: '/__tests__/reliability/simulation/',
  stopped: '/__tests__/reliability/processes/',
  overlap: '/__tests__/reliability/overlap/',
  memory: '/__tests__/reliability/memory/',
  pages: '/__tests__/(?:emulator|github)/browser/',
  signals: '/__tests__/emulator/signals'
}

/** Tests of what happens to a run: the campaign `command-line` runs them again with that program instead of the action. */
export const TESTS_OF_BOTH_PROGRAMS = [
  '__tests__/reliability/processes/(?:sig|stopped|streams|surroundings|runner-files)',
  '__tests__/unit/simulation/',
  '__tests__/security/hostile/answers',
  '__tests__/programs/action/(?:cancel|hostile|manifest-process)'
]

/** The packages that are compiled as well: one is loaded with `require`, but is an ES module. */
const COMPILED = '/content-disposition/dist/'

/** Tests that start programs of POSIX, or send signals. On Windows, the fast suite leaves them out. */
const POSIX =
  process.platform === 'win32' ? ['/__tests__/(?:programs|reliability|repository)/'] : []

/** Tests run as ES modules; types are checked by `npm run types`. */
export default {
  testPathIgnorePatterns: ['/node_modules/', ...POSIX, ...Object.values(CAMPAIGNS)],
  // Copies of packages, one of which has the name of this one.
  modulePathIgnorePatterns: ['<rootDir>/lib/'],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    [`\\.ts$|${COMPILED}.+\\.js$`]: [
      '@swc/jest',
      { jsc: { parser: { syntax: 'typescript' }, target: 'es2023' } }
    ]
  },
  transformIgnorePatterns: [`/node_modules/(?!${COMPILED.slice(1)})`],
  testTimeout: 60_000,
  maxWorkers: '100%',
  // Each file leaves memory behind: a worker that has much of it spends its time on collecting garbage.
  workerIdleMemoryLimit: '500MB'
}
