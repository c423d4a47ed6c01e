import { expect, test } from '@jest/globals'
import type { RevisionAnswer } from '../../../../src/contract/answers.js'
import { rolledBackTo } from '../../../../src/deploy/plan/make-plan.js'

const ofCommit = (letter: string, status = 'DEPLOYED'): RevisionAnswer => ({
  id: letter,
  status,
  source_revision_config: { repo_ref: 'main', repo_commit_sha: letter.repeat(40) }
})
const ofImage = (letter: string): RevisionAnswer => ({
  id: letter,
  status: 'DEPLOYED',
  source_revision_config: { image_uri: `registry.example/agent@sha256:${letter.repeat(64)}` }
})
const [A, B, C] = [ofCommit('a'), ofCommit('b'), ofCommit('c')]
const unknown: RevisionAnswer = { id: 'u', status: 'DEPLOYED' }

test.each<[string, RevisionAnswer[], string | undefined]>([
  ['returned to an earlier commit', [A, B, A], 'commit aaaaaaa'],
  ['returned from one that failed', [A, ofCommit('b', 'DEPLOY_FAILED'), A], 'commit aaaaaaa'],
  ['returned, and was deployed again', [A, A, B, A], 'commit aaaaaaa'],
  ['returned past one whose code is not shown', [A, unknown, B, A], 'commit aaaaaaa'],
  [
    'returned to an earlier image',
    ['a', 'b', 'a'].map(ofImage),
    `image registry.example/agent@sha256:${'a'.repeat(64)}`
  ],
  ['undid a rollback already', [B, A, B, A], undefined],
  ['only went on', [C, B, A], undefined],
  ['only deployed the same again', [A, A], undefined],
  ['repeats a commit that had failed before', [B, A, ofCommit('b', 'BUILD_FAILED')], undefined]
])('a deployment that %s', (_, rows, code) => expect(rolledBackTo(rows)).toBe(code))
