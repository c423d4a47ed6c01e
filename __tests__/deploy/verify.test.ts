import { expect, test } from '@jest/globals'
import { refuseOtherCode } from '../../src/deploy/holds.js'
import type { Wanted } from '../../src/deploy/model.js'
import { verifyDeployed } from '../../src/deploy/verify.js'
import { COMMIT_A, COMMIT_B, DIGEST, gitDeployment, revision } from '../fakes/answers.js'

const git = (repo_ref = 'main', commit: string | undefined = COMMIT_A): Wanted => ({
  source: 'git_host',
  source_config: {},
  source_revision_config: { repo_ref, graph_config_path: 'agent.json' },
  ...(commit !== undefined && { commit })
})
const image: Wanted = { source: 'external_container', source_config: {}, source_revision_config: { image_uri: DIGEST } }
const built = (over: object = {}) =>
  revision('rev-1', 'DEPLOYED', {
    repo_ref: 'main',
    graph_config_path: 'agent.json',
    repo_commit_sha: COMMIT_A,
    ...over
  })
const fine = gitDeployment()

test('what was asked for and is live needs no words', () => {
  expect(verifyDeployed(git(), { deployment: fine, revision: built() })).toEqual([])
  expect(verifyDeployed(git(), { deployment: fine, revision: revision('rev-1', 'DEPLOYED') })).toEqual([])
  expect(verifyDeployed(git(), { deployment: fine, revision: built({ repo_ref: 'refs/heads/main' }) })).toEqual([])
})

test.each<[string, Wanted, object]>([
  ['another branch', git('dev'), {}],
  ['a tag in place of the branch', git(), { repo_ref: 'refs/tags/main' }],
  ['another path', git(), { graph_config_path: 'other.json' }],
  ['another image', image, { image_uri: DIGEST.replaceAll('1', '2') }],
  ['the tag of the image', image, { image_uri: 'ghcr.io/acme/support:v1' }]
])('DEPLOYED with something else is no success: %s', (_, wanted, over) => {
  expect(() => refuseOtherCode(wanted, built(over))).toThrow(/holds something else/)
})

test('a deployment that is being deleted is no success', () => {
  const deployment = gitDeployment({ status: 'AWAITING_DELETE' })
  expect(() => verifyDeployed(git(), { deployment, revision: built() })).toThrow(/AWAITING_DELETE/)
})

test('that the branch has moved in between is said', () => {
  const warnings = verifyDeployed(git(), { deployment: fine, revision: built({ repo_commit_sha: COMMIT_B }) })
  expect(warnings).toEqual([
    expect.stringMatching(/bbbbbbb.*aaaaaaa: the branch has moved.*to deploy exactly aaaaaaa, tag it/)
  ])
})

test('that another revision is the active one is said', () => {
  const warnings = verifyDeployed(git(), {
    deployment: gitDeployment({ active_revision_id: 'rev-9' }),
    revision: built()
  })
  expect(warnings).toEqual([expect.stringMatching(/rev-9/)])
  for (const active_revision_id of [null, undefined, 'rev-1']) {
    expect(verifyDeployed(git(), { deployment: gitDeployment({ active_revision_id }), revision: built() })).toEqual([])
  }
})
