import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@jest/globals'

/** What is held after some of the work, and after four times as much; in mebibytes, after a garbage collection. */
interface Held {
  some: number
  fourTimes: number
}

async function waitInVain(looks: number): Promise<Held> {
  const child = fork(
    'scripts/start-typescript.mjs',
    ['__tests__/reliability/memory/failing-wait.ts', String(looks)],
    {
      execArgv: ['--expose-gc'],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc']
    }
  )
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const told = once(child, 'message').then(([held]) => held as Held)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`it told nothing, and ended with ${code}: ${complaint}`)
  })
  try {
    return await Promise.race([told, ended])
  } finally {
    child.kill()
  }
}

// As many as fill up whatever is bounded, such as the lines of a log. What the work after that may leave behind, in
// mebibytes, is six times what it was when this was written: code that is compiled, caches of Node.
test('the action, that waits while 10,000 looks fail or tell something new, holds no more after four times as many', async () => {
  const { some, fourTimes } = await waitInVain(10_000)
  expect(some).toBeGreaterThan(1)
  expect(fourTimes - some).toBeLessThan(1.25)
}, 240_000)
