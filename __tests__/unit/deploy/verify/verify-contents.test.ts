import { expect, test } from '@jest/globals'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { assertCodeMatches, assertStays } from '../../../../src/deploy/verify/verify-contents.js'
import { COMMIT_A, DIGEST, gitDeployment, revision } from '../../../support/fakes/answers.js'

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
