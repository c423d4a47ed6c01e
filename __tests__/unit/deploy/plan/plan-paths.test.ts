import { expect, test } from '@jest/globals'
import { diffGitCode } from '../../../../src/deploy/compare/diff-code.js'
import type { NewRevisionPolicy } from '../../../../src/deploy/core/model.js'
import type { Snapshot } from '../../../../src/deploy/core/snapshot.js'
import type { ChangedFiles } from '../../../../src/repository/refs.js'
import type { GitFixture } from '../../../support/account.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  gitDeployment,
  REPOSITORY
} from '../../../support/fakes/answers.js'
import { planFlat } from '../../../support/plans.js'

/** A push of COMMIT_B to the branch that is deployed at COMMIT_A. */
function wanted(
  over: Partial<GitFixture> = {},
  config: GitFixture['source_config'] = {}
): GitFixture {
  return {
    source: 'git_host',
    name: 'support',
    source_config: { repo_url: REPOSITORY, ...config },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
    commit: COMMIT_B,
    is_push: true,
    paths: ['src/**'],
    ...over
  }
}
const here = currentOf(gitDeployment())
const between = { from: COMMIT_A, to: COMMIT_B }
const changed = (...files: string[]): ChangedFiles => ({
  ...between,
  files,
  links: []
})

/** What a run does: compares the files of two commits, and plans with the answer. */
function decide(
  asked: GitFixture,
  current: Snapshot,
  answer: ChangedFiles,
  new_revision: NewRevisionPolicy = 'auto'
) {
  const due = diffGitCode(asked, asked, current).undecided
  const changed_files = due && answer
  return {
    due,
    plan: planFlat({ wanted: asked, origin: asked, current, new_revision, changed_files })
  }
}

test('no file under paths changed: nothing is sent, and it says what was compared', () => {
  const { due, plan } = decide(wanted(), here, changed('README.md', 'docs/a.md', 'agents.json'))
  expect(due).toEqual(between)
  expect(plan).toMatchObject({
    operation: 'unchanged',
    new_revision: false,
    retained_commit: COMMIT_A,
    compared: { ...between, changed: 3, under_paths: [] }
  })
  expect(plan.reasons[0]).toBe(
    'no file under paths changed between aaaaaaa (deployed) and bbbbbbb (this run): 3 files changed elsewhere'
  )
})

test('a file under paths changed: a revision, and such files are named', () => {
  const { plan } = decide(wanted(), here, changed('src/a', 'README.md', 'src/b'))
  expect(plan).toMatchObject({
    new_revision: true,
    request: { source_revision_config: { repo_ref: 'main' } }
  })
  expect(plan).toMatchObject({ compared: { changed: 3, under_paths: ['src/a', 'src/b'] } })
})

test('names of files cannot speak for us', () => {
  const { plan } = decide(
    wanted(),
    here,
    changed(`src/\n::error::${'x'.repeat(500)}`, 'src/\u202e\u0007')
  )
  expect(plan.reasons.join()).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  expect(JSON.stringify(plan).length).toBeLessThan(1500)
})

/** Nothing changed under paths, and a revision is needed all the same: no comparison may keep it back. */
const NEEDED: [what: string, asked: GitFixture, current: Snapshot][] = [
  ['the latest revision failed', wanted(), currentOf(gitDeployment(), 'BUILD_FAILED')],
  ['there is no revision yet', wanted(), currentOf(gitDeployment({ latest_revision_id: null }))],
  ['a secret changed', wanted({ secrets: [{ name: 'KEY', value: 'other' }] }), here],
  ['another branch', wanted({ source_revision_config: { repo_ref: 'dev' } }), here],
  [
    'another path',
    wanted({ source_revision_config: { repo_ref: 'main', graph_config_path: 'b.json' } }),
    here
  ],
  [
    'the service tells no commit',
    wanted(),
    currentOf(gitDeployment({}, {}, { repo_commit_sha: null }))
  ],
  ['this run knows no commit', { ...wanted(), commit: undefined } as unknown as GitFixture, here],
  [
    'what is on its way does not tell its commit',
    wanted(),
    currentOf(gitDeployment(), 'BUILDING', null)
  ],
  [
    'another revision is active',
    wanted(),
    currentOf(gitDeployment({ active_revision_id: 'rev-0' }))
  ]
]
test.each(NEEDED)('a revision results although no file changed when %s', (_, asked, current) => {
  const planned = planFlat({
    wanted: asked,
    origin: asked,
    current,
    new_revision: 'auto',
    changed_files: changed()
  })
  expect(planned.new_revision).toBe(true)
})

test.each<[string, ChangedFiles]>([
  ['from another commit', { ...changed(), from: COMMIT_B }],
  ['to another commit', { ...changed(), to: COMMIT_A }]
])('a comparison from before another writer deployed proves nothing: %s', (_, answer) => {
  expect(
    planFlat({
      wanted: wanted(),
      origin: wanted(),
      current: here,
      new_revision: 'auto',
      changed_files: answer
    }).new_revision
  ).toBe(true)
})

test('the other policies: always needs no reason, never refuses only what paths would not skip', () => {
  expect(decide(wanted(), here, changed(), 'always')).toMatchObject({
    plan: { new_revision: true }
  })
  expect(decide(wanted(), here, changed('README.md'), 'never').plan.operation).toBe('unchanged')
  expect(() => decide(wanted(), here, changed('src/a'), 'never')).toThrow(/`new_revision` is never/)
})

test('with build_on_push the service builds automatically: the run waits for it, and no files are compared', () => {
  const current = currentOf(gitDeployment({}, { build_on_push: true }))
  const { due, plan } = decide(wanted(), current, changed('README.md'))
  expect(due).toBeUndefined()
  expect(plan).toMatchObject({
    operation: 'unchanged',
    new_revision: true,
    pushed_commit: COMMIT_B
  })
  expect(plan.warnings).toEqual([
    expect.stringMatching(/builds every push.*paths applies only to runs that are not such a push/)
  ])
})

test('a setting is sent alone while the code stays, and its commit is not taken for a branch that moved', () => {
  const { plan } = decide(wanted({}, { install_command: 'npm ci' }), here, changed('README.md'))
  expect(plan).toMatchObject({
    operation: 'update',
    new_revision: false,
    retained_commit: COMMIT_A,
    request: { source_config: { install_command: 'npm ci' } }
  })
  expect(plan).not.toHaveProperty('request.source_revision_config')
})
