/** The rooms that mutation testing changes, each with the tests of the source that should notice. */

/** The tests of a deploy, without those that draw thousands of cases. */
const DEPLOY = [
  'unit/deploy',
  'unit/deploy/apply',
  'unit/deploy/compare',
  'unit/deploy/core',
  'unit/deploy/find',
  'unit/deploy/plan',
  'unit/deploy/rollback',
  'unit/deploy/verify',
  'unit/deploy/wait'
]

/** Files and folders below `__tests__/`; of a folder the tests that lie in it. */
export const ROOMS = {
  'deploy/plan': DEPLOY,
  'deploy/compare': DEPLOY,
  'deploy/wait': DEPLOY,
  'deploy/verify': DEPLOY,
  'deploy/rollback': DEPLOY,
  masking: ['unit/masking', 'security/masking/secrecy.test.ts', 'security/masking/commands.test.ts'],
  'github-records': ['unit/github-records'],
  github: ['unit/github', 'unit/paths/github.test.ts']
}

/** In percent, of the changes that are not equivalent. */
export const THRESHOLD = 85

/** Changes that no test can notice, as nothing that a user sees differs: the line they are in, and why. */
export const EQUIVALENT = []
