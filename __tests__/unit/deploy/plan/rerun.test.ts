import { expect, test } from '@jest/globals'
import type { Change, DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { whyRerunDeploys } from '../../../../src/deploy/plan/rerun.js'
import { gitWanted, imageWanted } from '../../../support/fakes/deploys.js'

const { commit: _, ...withoutCommit } = gitWanted()
const TAG = {
  ...withoutCommit,
  source_revision_config: { ...withoutCommit.source_revision_config, repo_ref: 'refs/tags/v1' }
}
const secret: Change = { path: 'secrets.KEY', difference: 'unproven', new_revision: true }

test.each<[string, DesiredDeployment, Change[]]>([
  ['the commit of the run', gitWanted(), []],
  ['a tag, which needs no commit', TAG, []],
  ['a digest', imageWanted(), []],
  ['a field that differs: the new revision has it', gitWanted(), [{ ...secret, difference: 'changed' }]]
])('a re-run waits for the same revision: %s', (_, wanted, changes) => {
  expect(whyRerunDeploys({ wanted, new_revision: 'auto', plan: { changes } })).toBeUndefined()
})

test.each<[string, DesiredDeployment, Change[], RegExp]>([
  [
    'an unknown commit',
    withoutCommit,
    [],
    /^Check this revision in the service\. .* because it does not know the commit of "main"/
  ],
  ['a tag of an image', imageWanted('acme/agent:1'), [], /because the tag of `image_uri` can move/],
  ['secrets that the service hides', gitWanted(), [secret], /does not show enough to compare `secrets`/]
])('a re-run starts a new revision: %s', (_, wanted, changes, why) => {
  expect(whyRerunDeploys({ wanted, new_revision: 'auto', plan: { changes } })).toMatch(why)
})

test('with `new_revision: always` it starts a new revision, and says how to wait for this one', () => {
  expect(whyRerunDeploys({ wanted: gitWanted(), new_revision: 'always', plan: { changes: [] } })).toBe(
    'Remove `new_revision: always`, then re-run the job to wait for this revision. With it, a re-run starts a new revision.'
  )
})
