import { expect, test } from '@jest/globals'
import { nameCode, nameRevision, type ShownCode } from '../../../src/repository/revision-name.js'

const COMMIT = '0123456789abcdef0123456789abcdef01234567'
const image = (uri: string) => ({ image_uri: uri })

test.each<[ShownCode | null, string, string | undefined]>([
  [
    { repo_commit_sha: COMMIT, ...image('registry.example/support:2') },
    'r1 (commit 0123456)',
    '0123456'
  ],
  [{ repo_commit_sha: 'not a commit' }, 'r1', 'not a c'],
  [{ repo_commit_sha: '::error::0123456789' }, 'r1', '::error'],
  [{ repo_commit_sha: null }, 'r1', undefined],
  [null, 'r1', undefined],
  [image('registry.example:5000/team/support:2'), 'r1 (image support:2)', 'support:2'],
  [
    image(`registry.example/support@sha256:${'ab'.repeat(32)}`),
    'r1 (image sha256:abababab…)',
    'sha256:abababab…'
  ],
  [image(`${'x'.repeat(9_999)}\u001b[31m`), `r1 (image ${'x'.repeat(39)}…)`, `${'x'.repeat(39)}…`],
  [image(''), 'r1', undefined]
])('a revision of the code %j is named %s', (code, revision, name) => {
  expect(nameRevision('r1', code)).toBe(revision)
  expect(nameCode(code ?? {})).toBe(name)
})
