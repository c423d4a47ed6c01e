import { expect, test } from '@jest/globals'
import type { DesiredDeployment } from '../../../src/deploy/core/model.js'
import { lookWhileShown, refuseMissingGraph } from '../../../src/inputs/graph-file.js'
import type { FileInCommit } from '../../../src/ports.js'
import { COMMIT_A } from '../../support/fakes/answers.js'

const WANTED: DesiredDeployment = {
  source: 'git_host',
  source_config: {},
  source_revision_config: { graph_config_path: 'agents/agent.json' },
  commit: COMMIT_A
}

const { commit: _, ...NO_COMMIT } = WANTED

/** A checkout that finds this, and what it was asked for. */
function checkout(...found: (FileInCommit | undefined)[]) {
  const asked: string[][] = []
  const findFile = async (commit: string, path: string) => {
    asked.push([commit, path])
    return found[Math.min(asked.length, found.length) - 1]
  }
  return { asked, findFile }
}

test.each<[string, FileInCommit | undefined, RegExp | undefined]>([
  ['a file', 'file', undefined],
  ['nothing that git can tell', undefined, undefined],
  ['a folder', 'folder', /"agents\/agent\.json" is a folder in commit aaaaaaa\./],
  ['no file', 'missing', /does not exist in commit aaaaaaa\./]
])('a commit with %s at the path of the graph file', async (_, found, problem) => {
  const { asked, findFile } = checkout(found)
  const judged = refuseMissingGraph(WANTED, { findFile }).catch((error: unknown) => error)
  if (problem === undefined) expect(await judged).toBeUndefined()
  else expect(await judged).toMatchObject({ code: 'input_invalid', message: expect.stringMatching(problem) })
  expect(asked).toEqual([[COMMIT_A, 'agents/agent.json']])
})

test.each<[string, DesiredDeployment]>([
  ['a commit that is not of this run', NO_COMMIT],
  ['the path of the deployed revision', { ...WANTED, source_revision_config: {} }],
  ['an image', { source: 'external_container', source_config: {}, source_revision_config: {} }]
])('%s is not looked for: the checkout says nothing about it', async (_, wanted) => {
  const { asked, findFile } = checkout('missing')
  await refuseMissingGraph(wanted, { findFile })
  expect(asked).toEqual([])
})

test('a checkout that shows nothing once is not asked for each further deployment', async () => {
  const file: FileInCommit = 'file'
  const { asked, findFile } = checkout(file, undefined, file)
  const shown = lookWhileShown({ findFile })
  const answers = []
  for (const path of ['a', 'b', 'c', 'd']) answers.push(await shown.findFile(COMMIT_A, path))
  expect(answers).toEqual([file, undefined, undefined, undefined])
  expect(asked.map(([, path]) => path)).toEqual(['a', 'b'])
})
