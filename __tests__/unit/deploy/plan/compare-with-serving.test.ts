import { expect, test } from '@jest/globals'
import type { Change } from '../../../../src/deploy/core/model.js'
import { compareWithServing } from '../../../../src/deploy/plan/compare-with-serving.js'
import { COMMIT_A, COMMIT_B, revision } from '../../../support/fakes/answers.js'

const COMMIT_C = 'c'.repeat(40)
const serving = revision('r1', 'DEPLOYED', {
  repo_ref: 'main',
  graph_config_path: 'agent.json',
  repo_commit_sha: COMMIT_A
})
const ofCode = (field: string, change: Partial<Change>): Change => ({
  path: `source_revision_config.${field}`,
  difference: 'changed',
  new_revision: true,
  ...change
})
const main = { before: 'main', after: 'main' }

test.each<[situation: string, Change, expected: Partial<Change>]>([
  [
    'a branch that moved since a failed attempt: from the commit that serves',
    ofCode('repo_ref', { ...main, commits: { from: COMMIT_B, to: COMMIT_C } }),
    { difference: 'changed', commits: { from: COMMIT_A, to: COMMIT_C } }
  ],
  [
    'a failed attempt that is repeated: from the commit that serves',
    ofCode('repo_ref', { ...main, difference: 'repeated' }),
    { difference: 'changed', commits: { from: COMMIT_A, to: COMMIT_C } }
  ],
  [
    'another branch than the one that serves: from that branch',
    ofCode('repo_ref', { before: 'try', after: 'next', difference: 'changed' }),
    { before: 'main', after: 'next', difference: 'changed' }
  ],
  [
    'a path that only the failed attempt had: from the one that serves',
    ofCode('graph_config_path', { before: 'other.json', after: 'agent.json' }),
    { before: 'agent.json', after: 'agent.json', difference: 'repeated' }
  ],
  [
    'a field that the serving revision does not show: as it was',
    ofCode('image_uri', { before: 'app:1', after: 'app:2' }),
    { before: 'app:1', after: 'app:2' }
  ],
  [
    'a secret: as it was',
    { path: 'secrets.KEY', difference: 'changed', new_revision: true },
    { path: 'secrets.KEY', difference: 'changed' }
  ]
])('%s', (_, change, expected) => {
  const plan = {
    action: { do: 'patch', request: {} } as const,
    new_revision: true,
    reasons: [],
    changes: [change],
    warnings: []
  }
  const [compared] = compareWithServing(plan, { commit: COMMIT_C }, serving).changes
  expect(compared).toMatchObject(expected)
})
