import { expect, test } from '@jest/globals'
import type { Change } from '../../../../src/deploy/core/model.js'
import { consequencesFirst, consequencesOf } from '../../../../src/deploy/plan/consequences.js'
import { COMMIT_A, COMMIT_B } from '../../../support/fakes/answers.js'

const refChange = (before: unknown, after: string, more: Partial<Change> = {}): Change => ({
  path: 'source_revision_config.repo_ref',
  difference: 'changed',
  before,
  after,
  new_revision: true,
  ...more
})

test.each<[string, Change]>([
  ['another branch', refChange('main', 'topic')],
  ['a branch instead of a tag', refChange('refs/tags/v1', 'main')]
])('a deploy of %s is asked about, and comes first in the plan', (_, change) => {
  const path: Change = { ...change, path: 'source_revision_config.graph_config_path' }
  expect(consequencesOf([path, change])).toEqual([expect.stringContaining(String(change.after))])
  expect(consequencesFirst([path, change])).toEqual([change, path])
})

const secretChange = (name: string, difference: Change['difference']): Change => ({
  path: `secrets.${name}`,
  difference,
  new_revision: true
})

test('what a deploy removes is asked about, and comes first, before another branch', () => {
  const [gone, old] = [secretChange('GONE', 'removed'), secretChange('OLD', 'removed')]
  const branch = refChange('main', 'topic')
  const added = secretChange('NEW', 'added')
  expect(consequencesFirst([branch, added, gone, old])).toEqual([gone, old, branch, added])
  expect(consequencesOf([branch, added, gone, old])).toEqual([
    expect.stringMatching(/GONE, OLD/),
    expect.stringContaining('topic')
  ])
})

test.each<[string, Change]>([
  ['a new secret', secretChange('A', 'added')],
  ['another value', secretChange('A', 'changed')],
  ['a list that may differ', { ...secretChange('', 'unproven'), path: 'secrets' }],
  [
    'the same branch at another commit',
    refChange('main', 'main', { commits: { from: COMMIT_A, to: COMMIT_B } })
  ],
  ['another tag', refChange('refs/tags/v1', 'refs/tags/v2')],
  ['a tag instead of a branch', refChange('main', 'refs/tags/v1')],
  ['a branch that may be deployed', refChange(undefined, 'main', { difference: 'unproven' })],
  ['a branch that is sent again', refChange('main', 'main', { difference: 'repeated' })],
  ['another image', { ...refChange('a:1', 'a:2'), path: 'source_revision_config.image_uri' }]
])('a deploy of %s is not asked about', (_, change) => {
  expect(consequencesOf([change])).toEqual([])
})
