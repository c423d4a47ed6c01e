import { beforeEach, expect, test } from '@jest/globals'
import { NAME, Rig } from '../../github/rig.js'
import { type NewCommit, writeRepository } from '../../support/repositories/repository.js'
import { pushToBranch } from '../../support/workflow-harness/index.js'
import { scratchFolder, tree } from '../../unit/paths/scratch.js'

const rig = new Rig()
const at = scratchFolder()

// A file of one line without a line break may be a link, whose target may matter.
const files = { 'agent.json': '{}\n', 'src/main.py': '1\n', 'README.md': '1\n' }
const HISTORY: NewCommit[] = [
  { parents: [], tree: tree(files) },
  { parents: [0], tree: tree({ ...files, 'README.md': '2\n', 'docs/a.md': '2\n' }) },
  { parents: [1], tree: tree({ ...files, 'README.md': '2\n', 'src/main.py': '3\n' }) }
]
const ids = writeRepository(at('code'), HISTORY)
const [FIRST = '', DOCS = ''] = ids

/** One run for a push to main, with the whole history checked out. */
const push = (sha: string, inputs: Record<string, string> = {}, workspace = at('code')) =>
  rig.run({
    inputs: { name: NAME, graph_config_path: 'agent.json', paths: 'src/**', ...inputs },
    event: pushToBranch({ sha }),
    variables: { GITHUB_WORKSPACE: workspace }
  })

beforeEach(async () => {
  rig.github.repository.code = at('code')
  expect((await push(FIRST)).outputs['operation']).toBe('created')
})

test('with the history checked out, a push of documentation builds nothing, and GitHub is not asked', async () => {
  expect((await push(DOCS)).outputs).toMatchObject({ operation: 'unchanged', commit_sha: FIRST })
  expect(rig.github.log).toEqual([])
})

test('a push that changes only a dependency outside the folder of the agent is deployed', async () => {
  const code = { 'tools/main.py': '1', 'agents/agent.json': '{"dependencies": [".", "../tools"]}' }
  const [before = '', after = ''] = writeRepository(at('tools'), [
    { parents: [], tree: tree(code) },
    { parents: [0], tree: tree({ ...code, 'tools/main.py': '2' }) }
  ])
  const paths = 'agents/**\nagnts/**'
  const own = { name: 'tools', graph_config_path: 'agents/agent.json', paths }
  const { stdout } = await push(before, own, at('tools'))
  expect(stdout).toMatch(/::warning::.*"agnts\/\*\*"/)
  expect(stdout).not.toMatch(/::warning::.*"agents\/\*\*"/)
  const { outputs } = await push(after, own, at('tools'))
  expect(outputs).toMatchObject({ operation: 'updated', commit_sha: after })
})
