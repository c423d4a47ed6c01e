import { expect, test } from '@jest/globals'
import { BRANCH, failedDeploy } from '../../../support/fakes/failed-deploy.js'

test('a redeploy that builds a later commit of the branch is no rollback', async () => {
  const set = failedDeploy(BRANCH)
  const histories = [{ containsCommit: async () => true, listChangedFiles: async () => ({ files: [] }) }]
  Object.assign(set.session, { histories })
  set.on.redeploy = () => set.make({ ...BRANCH.failed!, repo_commit_sha: 'c'.repeat(40) })
  expect((await set.run())?.result).toBe('failed')
})
