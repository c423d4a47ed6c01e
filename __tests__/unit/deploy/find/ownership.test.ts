import { expect, test } from '@jest/globals'
import type { OwnershipClaim } from '../../../../src/deploy/core/request.js'
import { findForeignReason } from '../../../../src/deploy/find/ownership.js'

const HERE = 'https://github.com/octo/support'
const CLAIM: OwnershipClaim = {
  server_url: 'https://github.com',
  repositories: [HERE],
  head_is_gone: false
}
const GONE = { ...CLAIM, head_is_gone: true }
const IMAGE = { ...CLAIM, image_uri: 'octo/support:2' }

const deployment = (told: { repo_url?: string | null; image_uri?: string | null }) => ({
  id: 'd1',
  name: 'support-pr-12',
  source_config: { repo_url: told.repo_url },
  source_revision_config: { image_uri: told.image_uri }
})

const git = (repo_url: string) => deployment({ repo_url })
const image = (image_uri: string) => deployment({ image_uri })

async function find(
  told: ReturnType<typeof deployment>,
  claim: OwnershipClaim,
  recorded: string[] | null
) {
  let isAsked = false
  const recordedIds = async () => {
    isAsked = true
    return recorded ?? undefined
  }
  const reason = await findForeignReason({ records: { recordedIds } }, told, claim)
  return { reason, isAsked }
}

test.each([
  ['its own repository', git(`${HERE}.git`), CLAIM, null, true],
  ['its own by ssh', git('git@github.com:Octo/Support'), CLAIM, null, true],
  ['another', git('https://github.com/octo/billing'), CLAIM, ['d1'], false],
  ['one whose name begins alike', git(`${HERE}-eu`), CLAIM, null, false],
  ['the same name on another host', git('https://git.example/octo/support'), CLAIM, null, false],
  ['a fork that is gone, recorded', git('https://github.com/a/support'), GONE, ['d0', 'd1'], true],
  [
    'a fork that is gone, another recorded',
    git('https://github.com/a/support'),
    GONE,
    ['d0'],
    false
  ],
  ['a fork that is gone, nothing known', git('https://github.com/a/support'), GONE, null, false],
  ['an image, nothing recorded', image('octo/support:1'), CLAIM, [], true],
  ['an image, nothing known', image('octo/support:1'), CLAIM, null, true],
  ['an image, recorded', image('octo/support:1'), CLAIM, ['d1'], true],
  ['an image, another recorded', image('octo/support:1'), CLAIM, ['d0'], false],
  [
    'its own image, another recorded',
    image('docker.io/octo/support@sha256:0'),
    IMAGE,
    ['d0'],
    true
  ],
  [
    'its own image on a port',
    image('localhost:5000/a:1'),
    { ...CLAIM, image_uri: 'localhost:5000/a' },
    null,
    true
  ],
  ['another image', image('octo/billing:2'), IMAGE, null, false],
  ['another image, recorded', image('octo/billing:2'), IMAGE, ['d1'], true],
  ['nothing told', deployment({ repo_url: null }), CLAIM, null, true],
  ['an empty repository told', deployment({ repo_url: '' }), CLAIM, null, true]
])('whose: %s', async (_, told, claim, recorded, own) => {
  expect((await find(told, claim, recorded)).reason === undefined).toBe(own)
})

test.each([
  ['a run that GitHub records', GONE, true],
  ['a run elsewhere', { ...GONE, unrecorded: true as const }, false]
])('%s learns of the records on GitHub only where there are any', async (_, claim, isNamed) => {
  const { reason = '' } = await find(git('https://github.com/a/support'), claim, null)
  expect(reason.includes('GitHub Deployment')).toBe(isNamed)
})

test('GitHub is asked only if its answer can change the verdict', async () => {
  const records = [null, [], ['d1'], ['d0']]
  const told = [
    git(HERE),
    git('https://github.com/a/b'),
    image('octo/support:1'),
    image('octo/x'),
    deployment({})
  ]
  for (const one of told) {
    for (const claim of [CLAIM, GONE, IMAGE]) {
      const found = await Promise.all(records.map((recorded) => find(one, claim, recorded)))
      const verdicts = new Set(found.map(({ reason }) => reason === undefined))
      expect([one, claim, found[0]?.isAsked]).toEqual([one, claim, verdicts.size > 1])
    }
  }
})
