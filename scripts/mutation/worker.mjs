/**
 * Runs the tests of a room in this process, once without a change and then for each change that the parent names.
 * Sends `ready` with the coverage, then `noticed` for each change.
 */
import { performance } from 'node:perf_hooks'
import { pathToFileURL } from 'node:url'

/** How long a test may take without a change, in milliseconds. */
const LIMIT_MS = 60_000
/** With a change, it may take so many times as long, and so much longer, in milliseconds. */
const SLOWER = { factor: 3, ms: 2_000 }

/** Each test runs once for each change it concerns: a few random cases are enough. */
Object.assign(process.env, { PROPERTY_RUNS: 'few', FUZZ_RUNS: '0.05' })
process.on('unhandledRejection', () => {})

/** What the switches in the changed source read and write. */
const switches = {}
Object.assign(globalThis, { ['__stryker__']: switches })
const { tests } = await import(pathToFileURL(process.argv[2]).href)

for (const [index, test] of tests.entries()) {
  switches.currentTestId = String(index)
  const startedAt = performance.now()
  test.problem = await problemOf(test, LIMIT_MS)
  test.ms = performance.now() - startedAt
}
switches.currentTestId = undefined
const { static: atLoad, perTest } = switches.mutantCoverage ?? { static: {}, perTest: {} }
/** By the id of a change: the tests that run it, the fastest first, and how often they do. */
const covering = new Map()
for (const [index, counts] of Object.entries(perTest)) {
  for (const [id, count] of Object.entries(counts)) {
    const known = covering.get(id) ?? { tests: [], hits: 0 }
    covering.set(id, { tests: [...known.tests, tests[Number(index)]], hits: known.hits + count })
  }
}
process.send({
  ready: {
    covered: [...covering.keys()],
    atLoad: Object.keys(atLoad),
    tests: tests.length,
    failing: tests.filter(({ problem }) => problem !== undefined).map(({ name, problem }) => `${name}: ${problem}`)
  }
})
process.on('message', (id) => void answer(id))

async function answer(id) {
  process.send({ noticed: await isNoticed(id) })
}

/** Whether a test fails with the change. */
async function isNoticed(id) {
  const { tests: those, hits } = covering.get(id)
  Object.assign(switches, { activeMutant: id, hitCount: 0, hitLimit: hits * 100 + 1_000 })
  try {
    for (const test of those.toSorted((a, b) => a.ms - b.ms)) {
      if ((await problemOf(test, SLOWER.factor * test.ms + SLOWER.ms)) !== undefined) return true
    }
    return false
  } finally {
    Object.assign(switches, { activeMutant: undefined, hitCount: undefined })
  }
}

/** Why the test fails; undefined if it passes. */
async function problemOf({ run, scope }, limitMs) {
  const scopes = []
  for (let each = scope; each !== undefined; each = each.parent) scopes.unshift(each)
  let timer
  const limit = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error('too slow')), limitMs)
  })
  try {
    await Promise.race([runWithHooks(run, scopes), limit])
    return undefined
  } catch (error) {
    return String(error?.message ?? error)
  } finally {
    clearTimeout(timer)
  }
}

async function runWithHooks(run, scopes) {
  for (const { beforeAll } of scopes) for (const hook of beforeAll.splice(0)) await hook()
  for (const { beforeEach } of scopes) for (const hook of beforeEach) await hook()
  try {
    await run()
  } finally {
    for (const { afterEach } of scopes.toReversed()) for (const hook of afterEach) await hook()
  }
}
