import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { GitHubServer } from '../../github/server/index.js'
import { writeRepository } from '../../support/repositories/repository.js'
import { drawHistory, type History } from './replay/history.js'
import { replay } from './replay/replay.js'
import { scratchFolder } from './scratch.js'

const PUSHES = 70
const SEED = 4
const RULES: [what: string, patterns: string[]][] = [
  ['one of several agents', ['agents/support/**', 'lib/shared/**', 'vendor/kit/**']],
  ['everything but the documentation', ['**', '!docs/**', '!**.md', '!data/**', 'agents/**.md']]
]

const at = scratchFolder()
let server: GitHubServer
let history: History
let ids: string[]
beforeAll(async () => {
  history = drawHistory(SEED, PUSHES)
  ids = writeRepository(at('code'), history.commits)
  server = await GitHubServer.start()
  server.repository.code = at('code')
})
afterAll(() => server.close())

const replayed = (patterns: string[], place: { git: string } | { github: string }) =>
  replay({ history, ids, folder: at('code'), patterns, seed: SEED }, place)

test.each(RULES)(
  '%s: over a whole history, git never lets a revision go that was needed',
  async (_, patterns) => {
    const outcome = await replayed(patterns, { git: at('code') })
    expect(outcome.forgotten).toEqual([])
    expect(outcome.needed).toBeGreaterThan(10)
    expect(outcome.made).toBeLessThan(outcome.runs)
  },
  120_000
)

test.each(RULES)(
  '%s: over a whole history, GitHub never lets a revision go that was needed',
  async (_, patterns) => {
    const outcome = await replayed(patterns, { github: server.url })
    expect(outcome.forgotten).toEqual([])
    expect(outcome.made).toBeLessThan(outcome.runs)
    expect(server.violations).toEqual([])
  },
  120_000
)

test("the workflow's own filter misses failed builds, which the input does not", async () => {
  const [, patterns = []] = RULES[0] ?? []
  const code = { history, ids, folder: at('code'), patterns, seed: SEED }
  expect((await replay(code, 'on.push.paths')).forgotten.length).toBeGreaterThan(0)
  expect((await replay(code, 'every push')).forgotten).toEqual([])
})
