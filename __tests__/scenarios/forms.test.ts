/** Services that show what they were given in forms of their own, or late: a deploy is green, and a second one changes nothing. */
import { describe, expect, test } from '@jest/globals'
import type { Variations } from '../../simulation/service/traits.js'
import type { DesiredDeployment } from '../../src/deploy/core/model.js'
import { Account, gitWanted, imageWanted } from '../support/account.js'
import { COMMIT_A, DIGEST } from '../support/fakes/answers.js'

const resource_spec = { cpu: 2, memory_mb: 1024, min_scale: 1, labels: { tier: '2' } }
const image = imageWanted(DIGEST, {
  source_config: { resource_spec, custom_url: 'https://Support.example.com/' }
})
const dotted = gitWanted(COMMIT_A, {
  source_revision_config: { repo_ref: 'main', graph_config_path: './agents//support/graph.json' }
})
const git = gitWanted()

test.each<[string, DesiredDeployment, Variations]>([
  [
    'docker.io before an image',
    imageWanted(DIGEST.replace('ghcr.io/', '')),
    { forms: { image: 'docker.io' } }
  ],
  ['a registry in another case', image, { forms: { image: 'upper-case host' } }],
  ['numbers as text', image, { forms: { number: 'text' } }],
  ['a repository by scp', git, { forms: { repository: 'scp' } }],
  ['a path with ./', git, { forms: { path: './' } }],
  ['a path without its ./', dotted, { forms: { path: 'bare' } }],
  ['a branch as refs/heads/', git, { forms: { ref: 'refs/heads/' } }],
  [
    'a commit in upper case',
    git,
    { commits: { deployments: 'upper case', revisions: 'upper case' } }
  ],
  ['a short commit', git, { commits: { deployments: 'short', revisions: 'short' } }],
  ['a commit of the deployment alone', git, { commits: { revisions: 'never' } }],
  ['a commit of the revision alone', git, { commits: { deployments: 'never' } }],
  ['code of the deployment alone', git, { revisionsTellCode: false }],
  ['fixed fields that are null', git, { emptiness: { fixed: 'null' } }],
  ['fixed fields that are absent', git, { emptiness: { fixed: 'absent', unset: 'absent' } }]
])('%s: the second deploy is unchanged', async (_, wanted, variations) => {
  const account = new Account({ variations })
  expect(await account.deploy(wanted)).toMatchObject({ code: 'ok', writes: ['create'] })
  const again = await account.deploy(wanted)
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

describe('lists', () => {
  test.each(['{}', 'array'] as const)('an empty one as %s is empty', async (emptyList) => {
    const account = new Account({ variations: { emptiness: { emptyList } } })
    expect(await account.deploy(git)).toMatchObject({ code: 'ok', writes: ['create'] })
  })

  test.each<[string, Variations['lists'] & object]>([
    ['newest first', { pageSize: 2, order: 'newest first' }],
    ['one a page', { pageSize: 1 }],
    ['by a search that finds everything', { pageSize: 2, filters: false }]
  ])('%s: the deployment is found', async (_, lists) => {
    const account = new Account({ variations: { lists } })
    for (const name of ['support-0', 'support-a', 'support', 'support-b'])
      account.made(gitWanted(COMMIT_A, { name }))
    expect(await account.deploy(git)).toMatchObject({ code: 'ok', writes: [] })
  })
})
