import { mkdirSync, writeFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { createCheckout } from '../../../src/adapters/git/checkout.js'
import { refuseNestedGraph, warnOfOtherCheckout } from '../../../src/inputs/checked-out-code.js'
import type { NestedFile } from '../../../src/ports.js'
import { COMMIT_A, COMMIT_B } from '../../support/fakes/answers.js'
import { contextOf, GOOD, pullRequest, read, readDeploy } from '../../support/fakes/inputs.js'
import { git, writeRepository } from '../../support/repositories/repository.js'
import { scratchFolder, tree } from '../paths/scratch.js'

const at = scratchFolder()
const open = (workspace: string) =>
  createCheckout({
    workspace: at(workspace),
    variables: { PATH: process.env['PATH'] ?? '' },
    cancelled: new AbortController().signal
  })

/** Writes a checkout in the folder `agent` of a workspace that is none itself. */
function checkOutBelow(workspace: string, files: Record<string, string>): string | undefined {
  mkdirSync(at(workspace))
  const folder = at(`${workspace}/agent`)
  const [commit] = writeRepository(folder, [{ parents: [], tree: tree(files) }])
  git(folder, ['reset', '--quiet', '--hard'])
  git(folder, ['config', 'remote.origin.url', 'https://github.com/acme/support'])
  return commit
}

test('a file of a repository checked out in a folder is found by its path there', async () => {
  const commit = checkOutBelow('below', { 'langgraph.json': '{}', 'a/b.json': '{}' })
  const checkout = open('below')
  const remote_url = 'https://github.com/acme/support'
  expect(await checkout.findNested('agent/langgraph.json')).toEqual({
    folder: 'agent',
    path: 'langgraph.json',
    remote_url
  })
  expect(await checkout.findNested('./agent/a/b.json')).toMatchObject({ path: 'a/b.json' })
  expect(await checkout.findNested('langgraph.json')).toBeUndefined()
  expect(await checkout.readCommit()).toBeUndefined()
  expect(await open('below/agent').readCommit()).toBe(commit)
})

test('a path from the root of the repository is no path of the workspace', async () => {
  checkOutBelow('same', { 'langgraph.json': '{}', 'agent/langgraph.json': '{}' })
  expect(await open('same').findNested('agent/langgraph.json')).toBeUndefined()
  expect(await open('same/agent').findNested('agent/langgraph.json')).toBeUndefined()
})

test('a file that is not committed is in no repository', async () => {
  checkOutBelow('new', { 'README.md': '' })
  writeFileSync(at('new/agent/langgraph.json'), '{}')
  expect(await open('new').findNested('agent/langgraph.json')).toBeUndefined()
})

test.each<[string, string | undefined, boolean]>([
  ['the deployed repository', 'git@github.com:acme/support.git', true],
  ['another repository, such as a submodule', 'https://github.com/acme/tools', false],
  ['a repository without a remote', undefined, false]
])('the path of a graph file that is nested in %s', async (_, remote_url, isRefused) => {
  const { wanted } = readDeploy({ ...GOOD, graph_config_path: 'agent/langgraph.json' })
  const nested: NestedFile = { folder: 'agent', path: 'langgraph.json', remote_url }
  const judged = refuseNestedGraph(wanted, { findNested: async () => nested })
  const problem = expect.stringContaining('Write langgraph.json')
  if (isRefused)
    await expect(judged).rejects.toMatchObject({
      problems: [{ input: 'graph_config_path', problem }]
    })
  else await expect(judged).resolves.toBeUndefined()
})

test.each<[string, string | undefined, boolean]>([
  ['another commit', COMMIT_B, true],
  ['the commit of the run', COMMIT_A, false],
  ['a commit that git cannot tell', undefined, false]
])('a run on main while %s is checked out', async (_, head, warns) => {
  const run = { ref: 'main', commit: COMMIT_A }
  const warning = await warnOfOtherCheckout(run, { readCommit: async () => head })
  expect(warning !== undefined).toBe(warns)
  if (warns) expect(warning).toMatch(/bbbbbbb is checked out, .* main \(commit aaaaaaa\)/)
})

test('another checkout that repo_ref, a pull request or an image explains has no warning', () => {
  const run_code = { ref: 'main', commit: COMMIT_A }
  expect(read(GOOD)).toMatchObject({ run_code })
  const image = { ...GOOD, graph_config_path: '', image_uri: 'r.io/a:1' }
  expect(read({ ...GOOD, repo_ref: 'main' })).toMatchObject({ run_code: undefined })
  expect(read({ ...GOOD, preview: 'false' }, pullRequest())).toMatchObject({ run_code: undefined })
  expect(read(image)).toMatchObject({ run_code: undefined })
  // A user's own checkout has warnings of its own.
  expect(read(GOOD, contextOf({ is_on_github: false }))).toMatchObject({ run_code: undefined })
})
