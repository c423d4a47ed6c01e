/**
 * Services that show what they were given in forms of their own, or late: a deploy is green, and a second one changes
 * nothing. Which forms mean the same is in `unit/repository/same-value`.
 */
import { expect, test } from '@jest/globals'
import type { Variations } from '../../simulation/service/traits.js'
import { Account, gitWanted, imageWanted } from '../support/account.js'
import { COMMIT_A } from '../support/fakes/answers.js'

const git = gitWanted()

test.each<[string, Variations]>([
  ['a repository by scp', { forms: { repository: 'scp' } }],
  ['a branch as refs/heads/', { forms: { ref: 'refs/heads/' } }],
  ['a commit of the deployment alone', { commits: { revisions: 'never' } }],
  ['a commit of the revision alone', { commits: { deployments: 'never' } }],
  ['code of the deployment alone', { revisionsTellCode: false }],
  ['fixed fields that are null', { emptiness: { fixed: 'null' } }],
  ['fixed fields that are absent', { emptiness: { fixed: 'absent', unset: 'absent' } }]
])('%s: the second deploy is unchanged', async (_, variations) => {
  const account = new Account({ variations })
  expect(await account.deploy(git)).toMatchObject({ code: 'ok', writes: ['create'] })
  const again = await account.deploy(git)
  expect(again).toMatchObject({ code: 'ok', writes: [], outputs: { operation: 'unchanged' } })
})

test.each(['digest', 'tag@digest', 'docker.io'] as const)(
  'an image tag that is shown as %s may have moved: the second deploy makes a revision, which is green',
  async (form) => {
    const account = new Account({ variations: { forms: { image: form } } })
    const tagged = imageWanted(form === 'docker.io' ? 'nginx' : 'ghcr.io/acme/a:1')
    const codes = [await account.deploy(tagged), await account.deploy(tagged)].map(
      ({ code }) => code
    )
    expect([codes, account.only.revisions.length]).toEqual([['ok', 'ok'], 2])
  }
)

test('a fixed field that differs in more than its form is refused', async () => {
  const account = new Account({ variations: { forms: { repository: 'scp' } } })
  account.made()
  const repo_url = 'https://github.com/acme/sales'
  const wanted = gitWanted(COMMIT_A, { source_config: { ...git.source_config, repo_url } })
  expect(await account.deploy(wanted)).toMatchObject({ code: 'immutable_field', writes: [] })
})

test.each<[string, Variations]>([
  ['a new deployment is 404', { timing: { hiddenDeploymentMs: 2_000 } }],
  ['a new revision is 404', { timing: { hiddenRevisionMs: 2_000 } }],
  [
    'a new deployment shows no revision yet',
    { created: 'pending', timing: { latestLateMs: 2_000 } }
  ],
  ['readers disagree', { timing: { staleReaderMs: 1_500 } }]
])('%s for two seconds: it is waited for, in a create and in an update', async (_, variations) => {
  const account = new Account({ variations })
  expect(await account.deploy(git)).toMatchObject({ code: 'ok', outputs: { revision: 'r1' } })
  const changed = gitWanted(COMMIT_A, { secrets: [{ name: 'KEY', value: 'another-value' }] })
  expect(await account.deploy(changed)).toMatchObject({
    code: 'ok',
    writes: ['patch'],
    outputs: { revision: 'r2' }
  })
})

test.each(['{}', 'array'] as const)('an empty list as %s is empty', async (emptyList) => {
  const account = new Account({ variations: { emptiness: { emptyList } } })
  expect(await account.deploy(git)).toMatchObject({ code: 'ok', writes: ['create'] })
})
