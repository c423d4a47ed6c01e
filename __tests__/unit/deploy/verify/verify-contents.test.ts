import { expect, test } from '@jest/globals'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { assertCodeMatches, assertStays, compareBuiltCommit } from '../../../../src/deploy/verify/verify-contents.js'
import { COMMIT_A, COMMIT_B, DIGEST, gitDeployment, revision } from '../../../support/fakes/answers.js'
import { gitWanted } from '../../../support/fakes/deploys.js'

const git = (repo_ref = 'main', commit: string | undefined = COMMIT_A): DesiredDeployment => ({
  source: 'git_host',
  source_config: {},
  source_revision_config: { repo_ref, graph_config_path: 'agent.json' },
  ...(commit !== undefined && { commit })
})
const image: DesiredDeployment = {
  source: 'external_container',
  source_config: {},
  source_revision_config: { image_uri: DIGEST }
}
const built = (over: object = {}) =>
  revision('rev-1', 'DEPLOYED', {
    repo_ref: 'main',
    graph_config_path: 'agent.json',
    repo_commit_sha: COMMIT_A,
    ...over
  })

test.each([
  ['the same', built()],
  ['told of no code', revision('rev-1', 'DEPLOYED')],
  ['written with refs/heads/', built({ repo_ref: 'refs/heads/main' })],
  ['told as empty', built({ graph_config_path: '' })]
])('code that is %s matches', (_, made) => {
  expect(() => assertCodeMatches(git(), made)).not.toThrow()
  expect(compareBuiltCommit(git(), made)).toBeUndefined()
})

test.each<[string, DesiredDeployment, object]>([
  ['another branch', git('dev'), {}],
  ['a tag in place of the branch', git(), { repo_ref: 'refs/tags/main' }],
  ['another path', git(), { graph_config_path: 'other.json' }],
  ['another image', image, { image_uri: DIGEST.replaceAll('1', '2') }],
  ['the tag of the image', image, { image_uri: 'ghcr.io/acme/support:v1' }]
])('DEPLOYED with other contents is no success: %s', (_, wanted, over) => {
  expect(() => assertCodeMatches(wanted, built(over))).toThrow(/does not match what this run requested/)
})

test('a deployment that is being deleted is no success', () => {
  expect(() => assertStays(gitDeployment({ status: 'AWAITING_DELETE' }))).toThrow(
    expect.objectContaining({ code: 'deployment_deleted', advice: expect.any(String) })
  )
  expect(() => assertStays(gitDeployment())).not.toThrow()
})

test('another built commit is reported with both reasons that it may have, because the service shows none', () => {
  const differs = compareBuiltCommit(git(), built({ repo_commit_sha: COMMIT_B }))
  expect(differs?.built).toBe(COMMIT_B)
  expect(differs?.message).toMatch(
    /bbbbbbb.*aaaaaaa\. Either the branch has moved, or the service has not seen aaaaaaa yet\./
  )
  expect(differs?.message).toMatch(/If the branch is still at aaaaaaa, re-run the job\.$/)
})

test('nothing is reported if this run, or the service, shows no commit', () => {
  const { commit: _commit, ...unknown } = gitWanted(COMMIT_A)
  expect(compareBuiltCommit(unknown, built())).toBeUndefined()
  expect(compareBuiltCommit(git(), built({ repo_commit_sha: null }))).toBeUndefined()
})
