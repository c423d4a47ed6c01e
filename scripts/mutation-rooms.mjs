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
  masking: ['unit/masking', ...['commands', 'encodings', 'secrecy'].map((name) => `security/masking/${name}.test.ts`)],
  manifest: ['layers', 'references', 'requests', 'selection', 'shape', 'document', 'manifest-file'].map(
    (name) => `unit/manifest/${name}.test.ts`
  ),
  'github-records': ['unit/github-records'],
  github: ['unit/github', 'github/budget.test.ts']
}

/** In percent, of the changes that are not equivalent. */
export const THRESHOLD = 85

/**
 * Whether a change only empties a text of two words or more. People read such a text; it may change freely, because tests
 * assert on codes, fields and events. A text of one word, such as a status or the name of a field, decides, and counts.
 */
export function isWording(mutatorName, text) {
  return mutatorName === 'StringLiteral' && /\w[^\w\s]*\s+[^\w\s]*\w/.test(text.replaceAll(/\$\{[^}]*\}/g, 'x'))
}

/** Changes that no test can notice, as nothing that a user sees differs: the line they are in, and why. */
export const EQUIVALENT = [
  {
    file: 'src/github-records/payload.ts',
    line: '} catch {',
    to: ['{}'],
    why: 'undefined is no payload either'
  },
  {
    file: 'src/github-records/guard.ts',
    line: "key: 'other'",
    to: ['""'],
    why: 'the key is compared with permissions, and never shown'
  },
  {
    file: 'src/github-records/github-side.ts',
    line: "const wanted = 'deploy' in request",
    to: ['true', "'deploy' in request || request.deploy.wanted.source === 'git_host'", "'deploy' in request && true"],
    why: 'only a deploy or a plan asks for changed files, and an image has no repository'
  },
  {
    file: 'src/github-records/github-side.ts',
    line: "wanted?.source_config.repo_url ?? ''",
    to: ['"Stryker was here!"'],
    why: 'neither text is the repository of the run'
  },
  {
    file: 'src/github-records/github-side.ts',
    line: 'readPayload(payload)?.deployment_id',
    to: ['readPayload(payload).deployment_id'],
    why: 'ownRecords returns only records whose payload can be read'
  },
  {
    file: 'src/github-records/github-side.ts',
    line: "event_name === 'pull_request' && pull_request?.is_fork",
    to: ['pull_request.is_fork'],
    why: 'the event has a pull request'
  }
]
