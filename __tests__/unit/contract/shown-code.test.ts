import { expect, test } from '@jest/globals'
import { DeploymentAnswer, RequestedRevision } from '../../../src/contract/answers.js'
import { COMMIT_A, COMMIT_B, gitDeployment, imageDeployment } from '../../support/fakes/answers.js'

const SHA256 = 'c'.repeat(64)
const BUILT = `registry.example/builds/support@sha256:${SHA256}`

test.each<[string, object, string | null | undefined, object]>([
  ['a branch', { repo_ref: 'main' }, undefined, { repo_ref: 'main', repo_commit_sha: null }],
  [
    'a commit, with its branch',
    { repo_ref: COMMIT_A },
    'main',
    { repo_ref: 'main', repo_commit_sha: COMMIT_A, hides_ref: true }
  ],
  [
    'a commit of 64 digits in upper case',
    { repo_ref: SHA256.toUpperCase() },
    'main',
    { repo_ref: 'main', repo_commit_sha: SHA256, hides_ref: true }
  ],
  [
    'a commit beside the commit of the build',
    { repo_ref: COMMIT_A, repo_commit_sha: COMMIT_B },
    'main',
    { repo_commit_sha: COMMIT_B }
  ],
  ['a branch that is a date', { repo_ref: '20261128' }, 'main', { repo_ref: '20261128' }],
  ['a tag beside a branch', { repo_ref: 'refs/tags/v1' }, 'main', { repo_ref: 'refs/tags/v1' }],
  ['no ref beside a branch', { repo_ref: null }, 'main', { repo_ref: 'main', hides_ref: true }]
])('in place of the ref, a deployment shows %s', (_, code, repo_branch, read) => {
  const shown = {
    ...gitDeployment(),
    source_config: { repo_branch },
    source_revision_config: { repo_commit_sha: null, image_uri: BUILT, ...code }
  }
  const { source_revision_config } = DeploymentAnswer.parse(shown)
  expect(source_revision_config).toMatchObject({ ...read, image_uri: null })
})

test('a revision that does not show its source is of a repository if it shows a ref or a commit', () => {
  const read = (code: object) =>
    RequestedRevision.parse({ status: 'DEPLOYED', source_revision_config: code })
      .source_revision_config
  expect(read({ repo_ref: COMMIT_A, image_uri: BUILT })).toMatchObject({
    repo_commit_sha: COMMIT_A,
    image_uri: null
  })
  expect(read({ image_uri: BUILT })).toMatchObject({ image_uri: BUILT })
})

test('the image of a deployment from an image stays', () => {
  const { image_uri } = imageDeployment().source_revision_config
  expect(imageDeployment({}, {}, { repo_commit_sha: COMMIT_A })).toMatchObject({
    source_revision_config: { image_uri }
  })
})
