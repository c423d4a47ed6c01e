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
  'deploy/find': ['unit/deploy', ...['find', 'apply', 'delete', 'preview'].map((step) => `unit/deploy/${step}`)],
  'deploy/apply': ['unit/deploy', 'unit/deploy/apply', 'unit/deploy/core'],
  'deploy/delete': ['unit/deploy/delete', 'unit/deploy/preview'],
  'deploy/preview': ['unit/deploy/preview'],
  smoke: ['check-deployed', 'deadline', 'smoke-check', 'verdict'].map((name) => `unit/smoke/${name}.test.ts`),
  masking: ['unit/masking', ...['commands', 'forms', 'secrecy'].map((name) => `security/masking/${name}.test.ts`)],
  'control-plane': ['unit/control-plane', 'unit/dialect/client.test.ts'],
  http: ['unit/http', 'unit/control-plane', 'security/keys/addresses.test.ts'],
  contract: ['unit/contract', 'unit/dialect', 'unit/control-plane/answers.test.ts', 'unit/deploy/build-log'],
  repository: ['unit/repository', 'unit/paths/patterns.test.ts', 'repository/same-value.test.ts'],
  'agent-server': ['unit/agent-server'],
  manifest: ['layers', 'references', 'requests', 'selection', 'shape', 'document', 'manifest-file'].map(
    (name) => `unit/manifest/${name}.test.ts`
  ),
  'github-records': ['unit/github-records', 'unit/github-records/manifest-comment'],
  github: ['unit/github', 'github/budget.test.ts'],
  deployments: ['unit/deployments', 'unit/deployments/shared'],
  text: ['unit/text'],
  'report/manifest': ['unit/report', 'unit/deployments'],
  'report/plan': ['unit/report', 'unit/report/markdown']
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
    file: 'src/deploy/verify/verify-applied.ts',
    line: "if (wanted.source === 'git_host') return wanted",
    to: ['false', '""'],
    why: 'a git deployment has no resource spec'
  },
  {
    file: 'src/deploy/plan/plan.ts',
    line: "if (wanted.source !== 'git_host' || wanted.paths === undefined)",
    to: ['false'],
    why: 'an image has no paths'
  },
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
  },
  {
    file: 'src/github-records/github-side.ts',
    line: "return request.command === 'delete'",
    to: ['true'],
    why: 'a sweep, the only other command, has no records'
  },
  {
    file: 'src/github-records/github-side.ts',
    line: 'transient: true',
    to: ['false'],
    why: 'a deleted preview has no link, and makes no record'
  },
  {
    file: 'src/github-records/github-side.ts',
    line: 'deletes: true',
    to: ['false'],
    why: 'the operation says so, too'
  },
  {
    file: 'src/github-records/github-deployment.ts',
    line: '!== undefined &&',
    to: ['true'],
    why: 'JSON leaves out what is undefined'
  },
  {
    file: 'src/github-records/github-deployment.ts',
    line: 'if (state !== null',
    to: ['true'],
    why: 'null is none of the failed states'
  },
  {
    file: 'src/github-records/manifest-comment/manifest-comment.ts',
    line: 'const state = { isOutdated: false }',
    to: ['{}', 'true'],
    why: 'each note sets it before it is read'
  },
  {
    file: 'src/github-records/manifest-comment/pace.ts',
    line: '() => false,',
    to: ['() => undefined'],
    why: 'only its truth is asked'
  },
  {
    file: 'src/github-records/manifest-comment/comment-lock.ts',
    line: 'return true',
    to: ['false'],
    why: 'no later reaction has the id of a removed one'
  },
  {
    file: 'src/github-records/manifest-comment/comment-lock.ts',
    line: '} catch {',
    to: ['{}'],
    why: 'only its truth is asked'
  },
  {
    file: 'src/github-records/manifest-comment/comment-writer.ts',
    line: "return 'late'",
    to: ['""'],
    why: 'it is only distinguished from rows and from a deleted comment'
  },
  {
    file: 'src/github-records/manifest-comment/row-data.ts',
    line: 'DATA.exec(body',
    to: ['"Stryker was here!"', '["Stryker was here"]'],
    why: 'neither text is data'
  },
  {
    file: 'src/github-records/manifest-comment/row-data.ts',
    line: 'if (data === undefined)',
    to: ['false'],
    why: 'what cannot be read is no rows either'
  },
  {
    file: 'src/github-records/manifest-comment/stored-row.ts',
    line: 'text.length > LONGEST_TEXT',
    to: ['true', 'text.length >= LONGEST_TEXT'],
    why: 'a short text is cut to itself'
  },
  {
    file: 'src/masking/command-secrets.ts',
    line: "= '']",
    to: ['"Stryker was here!"'],
    why: 'the group is part of every match'
  },
  {
    file: 'src/masking/command-secrets.ts',
    line: 'command.match(',
    to: ['["Stryker was here"]'],
    why: 'the text has no digit and follows no announcement, so it is no secret'
  },
  {
    file: 'src/masking/command-secrets.ts',
    line: "words[before] ?? ''",
    to: ['"Stryker was here!"'],
    why: 'each word but the first has one before it'
  },
  {
    file: 'src/masking/command-secrets.ts',
    line: 'word.slice(-LONGEST_ANNOUNCEMENT)',
    to: ['word'],
    why: 'only the end of the word is compared: the limit bounds the cost'
  },
  {
    file: 'src/masking/command-secrets.ts',
    line: String.raw`/^(["'])(.*)\1$/s`,
    to: [String.raw`/(["'])(.*)\1$/s`, String.raw`/^(["'])(.*)\1/s`],
    why: 'a value is in quotes as a whole, or has none'
  },
  {
    file: 'src/github/connection.ts',
    line: 'once: true',
    to: ['{}', 'false'],
    why: 'the listener is removed in any case'
  },
  {
    file: 'src/github/octokit.ts',
    line: "const [owner = '', repo = '']",
    to: ['"Stryker was here!"'],
    why: 'the name of a repository has both parts'
  },
  {
    file: 'src/deployments/deployment-log.ts',
    line: "renderSummary: () => ''",
    to: ['() => undefined', '"Stryker was here!"'],
    why: 'the run writes the summary, and drops that of one deployment'
  },
  {
    file: 'src/deployments/matrix.ts',
    line: 'return status !== undefined &&',
    to: ['true'],
    why: 'verdictOf finds no status in what is absent'
  },
  {
    file: 'src/deployments/read-need.ts',
    line: 'const revision_id = deployment.active_revision_id ?? latest?.id',
    to: ['latest.id'],
    why: 'what is live has a revision'
  },
  {
    file: 'src/deployments/read-need.ts',
    line: 'url !== undefined && { url }',
    to: ['true'],
    why: 'a member that is absent reads as undefined'
  },
  {
    file: 'src/deployments/read-need.ts',
    line: "const [why = '']",
    to: ['"Stryker was here!"'],
    why: 'a split text has a first part'
  },
  {
    file: 'src/deployments/read-need.ts',
    line: 'environment !== undefined && { environment }',
    to: ['true'],
    why: 'a member that is absent reads as undefined'
  },
  {
    file: 'src/deployments/read-need.ts',
    line: 'histories: []',
    to: ['["Stryker was here"]'],
    why: 'nothing is compared while a need is read'
  },
  {
    file: 'src/deployments/run-manifest.ts',
    line: "await readManifestFile(raw.manifest ?? ''",
    to: ['"Stryker was here!"'],
    why: 'without a manifest, this is not called'
  },
  {
    file: 'src/deployments/run-manifest.ts',
    line: 'if (deployment === undefined) throw',
    to: ['false'],
    why: 'the graph has only deployments of the manifest'
  },
  {
    file: 'src/deployments/run-manifest.ts',
    line: 'let waited = true',
    to: ['false'],
    why: 'it is asked only of a deploy that others need, which sets it'
  },
  {
    file: 'src/deployments/run-manifest.ts',
    line: '!== undefined && {',
    to: ['true'],
    why: 'a member that is absent reads as undefined'
  },
  {
    file: 'src/deployments/schedule.ts',
    line: "ended.set(key, 'skipped')",
    to: ['""'],
    why: 'only `live` is asked for'
  },
  {
    file: 'src/deployments/shared/comment.ts',
    line: 'plans = false, deletes }',
    to: ['true'],
    why: 'each request says whether it is a plan'
  },
  {
    file: 'src/deployments/shared/comment.ts',
    line: "if (event.type === 'warning') warn",
    to: ['true'],
    why: 'a guard emits nothing else'
  },
  {
    file: 'src/deployments/shared/reads.ts',
    line: "'integrations'",
    to: ['""'],
    why: 'a key of a cache, which no other one equals'
  },
  {
    file: 'src/deployments/shared/reads.ts',
    line: "'listeners'",
    to: ['""'],
    why: 'a key of a cache, which no other one equals'
  }
]
